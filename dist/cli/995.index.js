export const id = 995;
export const ids = [995];
export const modules = {

/***/ 5519:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WH: () => (/* binding */ unifiedDiff),
/* harmony export */   jV: () => (/* binding */ unifiedPatch)
/* harmony export */ });
/* unused harmony exports rightHunks, inDiff */
/* harmony import */ var _text_utf8_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7073);
/* harmony import */ var _line_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7179);


/** A unified diff of one file with these suggestions made, as `git apply` takes it; undefined where there are none. */
function unifiedPatch(document, suggestions) {
    const [first] = suggestions;
    if (first === undefined)
        return undefined;
    const text = document.hasMark ? `\ufeff${document.text}` : document.text;
    const hunks = (0,_line_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksOfLines */ .EG)(changesIn(text, suggestions));
    if (hunks.length === 0)
        return undefined;
    return [`--- ${fileName('a', first.path)}\n`, `+++ ${fileName('b', first.path)}\n`, ...hunks.map(hunkText)].join('');
}
/** A unified diff of a file that becomes another text, as `git apply` takes it; undefined where nothing changes. */
function unifiedDiff(path, before, after) {
    if (before === after)
        return undefined;
    const [was, is] = [linesOf(before), linesOf(after)];
    const { start, same } = (0,_line_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .commonEnds */ .yd)(was, is);
    const unchanged = (line) => ({ sign: ' ', line });
    const changes = [
        ...was.slice(0, start).map(unchanged),
        ...(0,_line_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .lineChanges */ .Yf)(was.slice(start, was.length - same), is.slice(start, is.length - same)),
        ...was.slice(was.length - same).map(unchanged),
    ];
    const hunks = (0,_line_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksOfLines */ .EG)(changes).map(hunkText);
    return [`--- ${fileName('a', path)}\n`, `+++ ${fileName('b', path)}\n`, ...hunks].join('');
}
/** Each line with its line break, so that the lack of one at the end is a difference like any other. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
function changesIn(text, suggestions) {
    const lines = linesOf(text);
    const changes = [];
    let at = 0;
    for (const { startLine, endLine, replacement } of [...suggestions].sort((a, b) => a.startLine - b.startLine)) {
        for (const line of lines.slice(at, startLine - 1))
            changes.push({ sign: ' ', line });
        const ending = /\r?\n?$/.exec(lines[endLine - 1] ?? '')?.[0] ?? '';
        changes.push(...(0,_line_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .lineChanges */ .Yf)(lines.slice(startLine - 1, endLine), linesOf(`${replacement}${ending}`)));
        at = endLine;
    }
    for (const line of lines.slice(at))
        changes.push({ sign: ' ', line });
    return changes;
}
function hunkText({ left, right, changes }) {
    const count = (other) => changes.filter(({ sign }) => sign !== other).length;
    const body = changes.map(({ sign, line }) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`);
    return `@@ -${left},${count('+')} +${right},${count('-')} @@\n${body.join('')}`;
}
/** A path as git writes it in a patch: quoted where it holds more than plain characters, bytes as octal numbers. */
function fileName(side, path) {
    const name = `${side}/${path}`;
    if (/^[\w ./@+~,=-]+$/.test(name))
        return name;
    const escaped = (0,_text_utf8_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Bytes */ .d)(name).map((byte) => {
        const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
        return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
    });
    return `"${escaped.join('')}"`;
}
/**
 * The hunks of the `patch` that GitHub gives for a changed file, by their lines in the new file. Only lines that the
 * patch really shows count, since a long one is cut.
 */
function rightHunks(patch) {
    const hunks = [];
    let open;
    for (const line of patch.split('\n')) {
        const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/.exec(line)?.[1];
        if (start !== undefined) {
            open = { startLine: Number(start), endLine: Number(start) - 1 };
            hunks.push(open);
        }
        else if (open && (line.startsWith('+') || line.startsWith(' ')))
            open.endLine++;
    }
    return hunks.filter(({ startLine, endLine }) => startLine > 0 && endLine >= startLine);
}
/** Whether all lines of a suggestion lie in one hunk: elsewhere GitHub takes no comment. */
const inDiff = ({ startLine, endLine }, hunks) => hunks.some((hunk) => hunk.startLine <= startLine && endLine <= hunk.endLine);


/***/ }),

/***/ 7995:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffOf: () => (/* binding */ diffOf),
  fixedFiles: () => (/* binding */ fixedFiles),
  saidOf: () => (/* binding */ saidOf),
  withAlternatives: () => (/* binding */ withAlternatives),
  writeFixed: () => (/* binding */ writeFixed)
});

// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/core/review/fixes/fixed.js + 12 modules
var fixed = __webpack_require__(9800);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/review/fixes/words.js

/** `Fixed 3 keys and 2 values in 1 file.` */
function fixedSentence({ keys, values, jobs, files }, isMade) {
    const parts = [
        ...(keys > 0 ? [counted(keys, 'key')] : []),
        ...(values > 0 ? [counted(values, 'value')] : []),
        ...(jobs > 0 ? [`the alternative of ${counted(jobs, 'job')}`] : []),
    ];
    if (parts.length === 0)
        return 'Nothing to fix.';
    return `${isMade ? 'Fixed' : 'Would fix'} ${(0,wording/* list */.p_)(parts)} in ${counted(files, 'file')}.`;
}
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const reasons = {
    shared: 'other places of the file share it',
    comment: 'a comment would be lost',
    form: 'it cannot be rewritten where it stands',
    meaning: 'the job would then be read differently',
    limit: 'the file is too long to try every change at once; run it again',
};
/** `train/accelerator.yml:4: num_nodes stays as it is: a comment would be lost.` The words are a stranger's: encode them. */
const leftSentence = (path, { line, name, reason }) => `${path}:${line}: ${name} stays as it is: ${reasons[reason]}.`;

// EXTERNAL MODULE: ./build/core/review/suggestions/changed-lines.js
var changed_lines = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/core/review/suggestions/patch.js
var patch = __webpack_require__(5519);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
;// CONCATENATED MODULE: ./build/edge/run/rewritten-file.js




const anyoneMayWrite = 0o222;
const permissions = 0o7777;
/** Why a file of the workspace is not written, as the end of a sentence; undefined where it may be. */
function whyNotWritten(root, path) {
    const file = (0,external_node_path_.resolve)(root, path);
    if ((0,workspace/* isOutside */._K)(root, file))
        return 'it lies outside of this folder';
    if ((0,external_node_fs_.realpathSync)(file) !== (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.relative)(root, file)))
        return 'it is a link, or stands behind one';
    return undefined;
}
/** Throws {@link UnusableInput} for a file that may not be written: a rename would not ask. */
function requireWritable(root, path) {
    if (((0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(root, path)).mode & anyoneMayWrite) === 0)
        throw refusal(path, 'it is read-only');
}
/** Puts a text in place of a file, at once: whoever reads it sees the old one or the new one. Its mode is kept. */
function rewriteFile(root, path, text) {
    const file = (0,external_node_path_.resolve)(root, path);
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `.${(0,external_node_path_.basename)(file)}.${process.pid}.tmp`);
    try {
        const mode = (0,external_node_fs_.lstatSync)(file).mode & permissions;
        const descriptor = (0,external_node_fs_.openSync)(draft, 'wx', mode);
        try {
            (0,external_node_fs_.writeFileSync)(descriptor, text);
            // What was asked for at its opening is less the umask.
            (0,external_node_fs_.fchmodSync)(descriptor, mode);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        (0,external_node_fs_.renameSync)(draft, file);
    }
    catch (error) {
        const { code } = error;
        if (code !== 'EEXIST')
            (0,external_node_fs_.rmSync)(draft, { force: true });
        throw refusal(path, String(code ?? error.message));
    }
}
const refusal = (path, why) => new unusable_input/* UnusableInput */.M(`${path} cannot be written: ${why}.`);

;// CONCATENATED MODULE: ./build/edge/cli/fixing.js








/** What can be fixed in the manifests, and what is said of the others. */
function fixedFiles(root, paths) {
    const files = new Map();
    const notes = [];
    for (const path of paths) {
        const input = (0,workspace/* readManifest */.WI)(root, path);
        const document = input instanceof Uint8Array ? (0,document_reader/* readDocument */.u0)(input) : input;
        if (document.root === undefined)
            continue;
        const before = document.hasMark ? `\ufeff${document.text}` : document.text;
        const result = (0,fixed/* fixed */.Z)(document, path);
        const obstacle = whyNotWritten(root, path);
        if (obstacle === undefined)
            files.set(path, { before, after: result.text, fixed: result, jobs: 0 });
        else if (result.text !== before)
            notes.push(`${path} stays as it is: ${obstacle}.`);
    }
    return { files, notes };
}
/** With the nearest alternatives of their jobs, which were proposed for the texts as they are fixed. */
function withAlternatives(files, suggestions) {
    const inReverse = [...suggestions].sort((a, b) => b.startLine - a.startLine);
    return new Map([...files].map(([path, file]) => {
        const own = inReverse.filter((each) => each.path === path);
        return [path, { ...file, after: own.reduce(changed_lines/* withLines */.G, file.after), jobs: own.length }];
    }));
}
/** Writes what changes, all or, where one of them may not be written, none. */
function writeFixed(root, files) {
    const changed = [...files].filter(([, { before, after }]) => after !== before);
    for (const [path] of changed)
        requireWritable(root, path);
    for (const [path, { after }] of changed)
        rewriteFile(root, path, after);
}
/** Unified diffs of what would be written. */
const diffOf = (files) => [...files].map(([path, { before, after }]) => (0,patch/* unifiedDiff */.WH)(path, before, after) ?? '').join('');
/** What was fixed, and what stays as it is. */
function saidOf(files, isMade) {
    const all = [...files.values()];
    const sum = (count) => all.reduce((total, file) => total + count(file), 0);
    const counts = {
        keys: sum(({ fixed: { written } }) => written.keys),
        values: sum(({ fixed: { written } }) => written.values),
        jobs: sum(({ jobs }) => jobs),
        files: all.filter(({ before, after }) => before !== after).length,
    };
    const left = [...files].flatMap(([path, file]) => file.fixed.left.map((each) => leftSentence(path, each)));
    return [fixedSentence(counts, isMade), ...left].map(encode/* logText */.kc);
}


/***/ })

};
