export const id = 776;
export const ids = [776];
export const modules = {

/***/ 4776:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sharedFiles: () => (/* binding */ sharedFiles)
});

// UNUSED EXPORTS: baseFile, baseReader

// EXTERNAL MODULE: ./build/core/policy/layers/reference.js
var reference = __webpack_require__(1757);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/edge/run/git.js

const mostBytes = 8 * 1024 * 1024;
/** What git gives for a question: its answer, or nothing where it has none (no git, no repository, no such object). */
function ask(folder, words) {
    // The checkout is a stranger's: nothing that its configuration names is run, and nothing is fetched for it.
    const safe = ['-c', 'safe.directory=*', '-c', 'protocol.allow=never', '-c', 'core.fsmonitor=false'];
    const { status, stdout } = (0,external_node_child_process_.spawnSync)('git', ['-C', folder, '--no-pager', ...safe, ...words], {
        env: {
            PATH: process.env['PATH'],
            GIT_NO_REPLACE_OBJECTS: '1',
            GIT_NO_LAZY_FETCH: '1',
            // A checkout's own `protocol.ext.allow` outweighs the setting above, and nothing outweighs this.
            GIT_ALLOW_PROTOCOL: 'none',
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_TERMINAL_PROMPT: '0',
        },
        maxBuffer: mostBytes,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 20_000,
    });
    return status === 0 ? stdout : undefined;
}
const textOf = (answer) => answer && new TextDecoder().decode(answer).trim();
/** The commit that a name (a SHA, `refs/tags/v1`) leads to, where the checkout holds it. */
function commitOf(folder, name) {
    if (name.startsWith('-'))
        return undefined;
    return textOf(ask(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]));
}
/**
 * A file as a commit has it; `absent` where the commit has none. `unreadable`: git cannot tell, as in a clone without
 * that commit or the contents of files, or what stands there is no plain file, or far too large. Links are not followed.
 */
function git_fileAt(folder, commit, path) {
    const entry = textOf(ask(folder, ['--literal-pathspecs', 'ls-tree', '--full-tree', commit, '--', path]));
    if (entry === undefined)
        return 'unreadable';
    if (entry === '')
        return 'absent';
    const [, object] = /^100\d{3} blob ([0-9a-f]+)\t/.exec(entry) ?? [];
    return (object && ask(folder, ['cat-file', 'blob', object])) || 'unreadable';
}
/** The commit from which two others went apart, where the checkout holds it. */
const mergeBaseOf = (folder, a, b) => textOf(ask(folder, ['merge-base', '--end-of-options', a, b]));
/** The commits that a commit was made on, whether the checkout holds them or not. */
function parentsOf(folder, name) {
    const [header = ''] = textOf(ask(folder, ['cat-file', 'commit', name]))?.split('\n\n', 1) ?? [];
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent);
}
/** How one commit differs from an earlier one: by path now, the path before; files that are gone; undefined where git cannot tell. */
function changesBetween(folder, from, to) {
    const options = ['diff-tree', '-r', '-z', '-M', '--name-status', '--no-ext-diff', '--no-textconv'];
    const answer = ask(folder, [...options, '--end-of-options', from, to]);
    if (answer === undefined)
        return undefined;
    const words = new TextDecoder().decode(answer).split('\0');
    const changed = new Map();
    const deleted = [];
    for (let at = 0; at + 1 < words.length;) {
        const status = words[at++];
        const path = words[at++];
        if (status.startsWith('R') || status.startsWith('C'))
            changed.set(words[at++], path);
        else if (status.startsWith('D'))
            deleted.push(path);
        else
            changed.set(path, status.startsWith('A') ? undefined : path);
    }
    return { changed, deleted };
}

;// CONCATENATED MODULE: ./build/edge/run/commit-files.js

/**
 * A file as a commit has it, from the checkout where that holds it, or else from GitHub; undefined where the commit has
 * none, `unreadable` where the checkout cannot tell and there is nobody to ask.
 */
async function commit_files_fileAtCommit(root, { commit, repository }, path, contents) {
    const checkedOut = fileAt(root, commit, path);
    if (checkedOut === 'absent')
        return undefined;
    if (checkedOut !== 'unreadable' || contents === undefined)
        return checkedOut;
    return contents.fileAt(repository, commit, path);
}

;// CONCATENATED MODULE: ./build/edge/run/policy-files.js




/**
 * A file as the base branch has it: from the checkout where that holds the commit, or else from GitHub. Throws
 * {@link UnusableInput} where neither can tell, for a policy that cannot be read is not one that does not exist.
 */
async function baseFile(root, base, path, contents) {
    const found = await fileAtCommit(root, base, path, contents);
    if (found === undefined || found instanceof Uint8Array)
        return found;
    if (found === 'unreadable') {
        throw new UnusableInput(`${path} counts as the base branch has it, which cannot be read: give the step a token (the default does), or check out with fetch-depth: 0.`);
    }
    throw new UnusableInput(`The base branch's ${path} cannot be read. ${found.message} ${found.remedy}`);
}
/** Reads files as {@link baseFile} does, each of them once. */
function baseReader(root, base, contents) {
    const read = new Map();
    return (path) => {
        const found = read.get(path) ?? baseFile(root, base, path, contents);
        read.set(path, found);
        return found;
    };
}
/** Shared policies by the GitHub API, or by checkouts that the user names: `owner/repo` and its folder. */
function sharedFiles(contents, checkouts = new Map()) {
    return async (repository, path, ref) => {
        const folder = checkouts.get(repository.toLowerCase());
        if (folder !== undefined)
            return fromCheckout(folder, repository, path, ref);
        if (contents !== undefined)
            return contents.sharedFile(repository, path, ref);
        return {
            message: `${repository} cannot be read without a token.`,
            remedy: 'Give the step a token (the default does).',
        };
    };
}
function fromCheckout(folder, repository, path, ref) {
    const commit = commitOf(folder, (0,reference/* isCommit */.W)(ref) ? ref : `refs/tags/${ref}`);
    if (commit === undefined)
        return {
            message: `The checkout of ${repository} has no ${(0,reference/* isCommit */.W)(ref) ? 'commit' : 'tag'} ${ref}.`,
            remedy: 'Fetch it there, or name another.',
        };
    const content = git_fileAt(folder, commit, path);
    if (content === 'absent')
        return { message: `${repository} has no file ${path} at ${ref}.`, remedy: 'Correct the path or the commit.' };
    return content === 'unreadable'
        ? { message: `The checkout of ${repository} does not hold ${path} at ${ref}.`, remedy: 'Fetch it there in full.' }
        : { content, commit };
}


/***/ })

};
