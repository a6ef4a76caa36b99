export const id = 670;
export const ids = [670];
export const modules = {

/***/ 5670:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sharedFiles: () => (/* binding */ sharedFiles)
});

// UNUSED EXPORTS: baseFile, baseReader

// EXTERNAL MODULE: ./build/core/policy/layers/reference.js
var reference = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/edge/run/git.js + 1 modules
var git = __webpack_require__(6376);
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
    const commit = (0,git/* commitOf */.D3)(folder, (0,reference/* isCommit */.W)(ref) ? ref : `refs/tags/${ref}`);
    if (commit === undefined)
        return {
            message: `The checkout of ${repository} has no ${(0,reference/* isCommit */.W)(ref) ? 'commit' : 'tag'} ${ref}.`,
            remedy: 'Fetch it there, or name another.',
        };
    const content = (0,git/* fileAt */.Wd)(folder, commit, path);
    if (content === 'absent')
        return { message: `${repository} has no file ${path} at ${ref}.`, remedy: 'Fix the path or the commit.' };
    return content === 'unreadable'
        ? { message: `The checkout of ${repository} does not have ${path} at ${ref}.`, remedy: 'Fetch it there in full.' }
        : { content, commit };
}


/***/ })

};
