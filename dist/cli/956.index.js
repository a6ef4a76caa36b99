export const id = 956;
export const ids = [956];
export const modules = {

/***/ 7609:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ edited)
/* harmony export */ });
/* harmony import */ var _languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
/* harmony import */ var _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4587);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3076);
/* harmony import */ var _edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(507);
/* harmony import */ var _edits_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6494);
/* harmony import */ var _edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8351);
/* harmony import */ var _edits_written_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3846);







/**
 * The text of a manifest after some changes, every other byte as it was. Undefined where one of them cannot be made
 * surely: where it would lose a comment, or change what another place says.
 */
function edited(document, changes) {
    let current = document;
    for (const { path, value } of changes) {
        current = changed(current, path, value);
        if (current === undefined)
            return undefined;
    }
    return current.text;
}
/** `after`: the key behind which a new one is written. */
function changed(document, path, value, after) {
    const { root, text } = document;
    const key = path.at(-1);
    if (root?.kind !== 'map' || key === undefined)
        return undefined;
    const node = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeAt */ .oB)(root, path);
    if (value === undefined ? node === undefined : node !== undefined && (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(node, value))
        return document;
    if (node?.kind === 'map' && (0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) && isWrittenHere(text, node))
        return merged(document, path, node, value);
    const parentPath = path.slice(0, -1);
    const parent = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeAt */ .oB)(root, parentPath);
    if (parent?.kind !== 'map')
        return value === undefined ? undefined : opened(document, parentPath, parent, key, value);
    const edits = (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isAlias */ .Vj)(text, parent) ? undefined : editsOf(document, parent, String(key), value, after);
    return edits && proven(document, edits, path, value);
}
const isWrittenHere = (text, node) => !(0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isAlias */ .Vj)(text, node) && node.entries.size > 0 && (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .ownEntries */ .xK)(node).length === node.entries.size;
/** Key by key, so that what stays stays as it is written: first what is set, then what goes. */
function merged(document, path, node, value) {
    let current = document;
    let before;
    for (const [key, each] of Object.entries(value)) {
        current = current && changed(current, [...path, key], each, before);
        before = key;
    }
    for (const key of node.entries.keys()) {
        if (!Object.hasOwn(value, key))
            current = current && changed(current, [...path, key], undefined);
    }
    return current;
}
/** Makes a mapping of what is missing, empty, or a word that stands for one. */
function opened(document, path, parent, key, value) {
    if (parent === undefined || (parent.kind === 'scalar' && parent.value === null))
        return changed(document, path, { [key]: value });
    const section = String(path.at(-1));
    const inner = Object.hasOwn(_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .shorthandKeys */ .s3, section) ? _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .shorthandKeys */ .s3[section] : undefined;
    if (inner === undefined || parent.kind !== 'scalar' || inner === key)
        return undefined;
    return changed(document, path, { [inner]: parent.value, [key]: value });
}
function editsOf(document, parent, key, value, after) {
    const own = (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .ownEntries */ .xK)(parent).find(([name]) => name === key)?.[1];
    if (value === undefined)
        return (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .removing */ .kC)(document, parent, key);
    return own ? (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(document, own, value) : (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .inserting */ .If)(document, parent, key, value, after);
}
/** The document after the edits, read again: it must say the value, and everything else as before. */
function proven(document, edits, path, value) {
    const text = (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .withEdits */ .QU)(document, edits);
    if (text === undefined)
        return undefined;
    const next = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readDocument */ .u0)(text);
    if (next.root === undefined || next.problems.length > document.problems.length)
        return undefined;
    // No edit writes a comment, so the same number of them are the same.
    if (next.comments.length !== document.comments.length)
        return undefined;
    return (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)((0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$N)(next.root), (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalWith */ .FQ)(document.root, path, value)) ? next : undefined;
}


/***/ }),

/***/ 5994:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ jobChanges)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3076);
/* harmony import */ var _edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3846);


/**
 * The changes of the file that assign these values in a job, each as short as it can be written. What a value is
 * assigned that means the same as before stays as its author wrote it. Defaults are never touched: the job overrides them.
 */
function jobChanges(document, job, declaration, assignments) {
    const { root } = document;
    if (root?.kind !== 'map')
        return [];
    const isOneOfMany = root.entries.has('jobs') || root.entries.has('defaults');
    const place = isOneOfMany ? ['jobs', job] : [];
    return assignments.map(({ path, value }) => {
        const node = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeAt */ .oB)(root, [...place, ...path]);
        const kept = keeping(node, valueAt(declaration, path), plainValue(value));
        return {
            path: [...place, ...path],
            value: path[0] === 'hardware' && path.length === 1 ? shortest(node, kept) : kept,
        };
    });
}
/** The value to write, with what is unchanged in it as it stands: `8_192` is not made 8192. */
function keeping(node, before, value) {
    if (node === undefined)
        return value;
    if (isEqual(before, value))
        return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(node);
    if (node.kind !== 'map' || !(0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        key,
        keeping(node.entries.get(key)?.node, valueAt(before, [key]), each),
    ]);
    return Object.fromEntries(entries);
}
/** A name and a count are one word, `h100:8`, unless the job has a mapping of its own; the name as it was written. */
function shortest(node, value) {
    if (node?.kind === 'map' || !(0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const { accelerator, count, ...others } = value;
    if (typeof accelerator !== 'string' || accelerator.includes(':') || Object.keys(others).length > 0)
        return value;
    const written = node?.kind === 'scalar' ? node.source.replace(/:\d+$/, '') : '';
    const name = written.toLowerCase() === accelerator.toLowerCase() ? written : accelerator;
    return count === undefined ? name : `${name}:${count}`;
}
function valueAt(value, path) {
    return path.reduce((at, step) => typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? at[step] : undefined, value);
}
/** Without keys that have no value. */
const plainValue = (value) => JSON.parse(JSON.stringify(value ?? null));
const isEqual = (before, value) => JSON.stringify(before) === JSON.stringify(value);


/***/ }),

/***/ 2956:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  alternativesFor: () => (/* binding */ alternativesFor),
  suggestionsFor: () => (/* binding */ suggestionsFor)
});

// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding = __webpack_require__(4337);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 4 modules
var parse = __webpack_require__(7867);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rules_rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/review/edits/typing-mistake.js
var typing_mistake = __webpack_require__(1311);
// EXTERNAL MODULE: ./build/core/review/suggestions/changed-lines.js
var changed_lines = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/core/review/suggestions/edit.js
var edit = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/core/review/suggestions/job-changes.js
var job_changes = __webpack_require__(5994);
// EXTERNAL MODULE: ./build/core/review/check.js + 5 modules
var check = __webpack_require__(7054);
;// CONCATENATED MODULE: ./build/core/review/suggestions/proof.js

/** Checks texts of one file against what was found in the file as it is. */
class Proof {
    #path;
    #checking;
    #before;
    #jobs;
    constructor(path, text, checking) {
        this.#path = path;
        this.#checking = checking;
        const { counts, jobs } = this.#check(text);
        this.#before = counts;
        this.#jobs = jobs;
    }
    /** Which of the findings are gone in the text; none where there is an error or a warning that was not there before. */
    cleared(text, findings) {
        const { counts, jobs } = this.#check(text);
        const isWorse = [...counts].some(([key, count]) => count > (this.#before.get(key) ?? 0));
        if (isWorse || jobs !== this.#jobs)
            return [];
        const isFewer = (key) => (counts.get(key) ?? 0) < (this.#before.get(key) ?? 0);
        return findings.filter((finding) => isFewer(keyOf(finding)));
    }
    #check(text) {
        const { set, thresholds, evidence } = this.#checking;
        const { findings, jobs } = (0,check/* checkFile */.vH)(this.#path, text, set, thresholds, undefined, evidence);
        const counts = new Map();
        for (const finding of findings) {
            if (finding.severity !== 'notice')
                counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
        }
        return { counts, jobs: JSON.stringify(jobs.map(({ name }) => name)) };
    }
}
/** A finding apart from its words and lines, which an edit may change. */
const keyOf = ({ rule, severity, job, path }) => JSON.stringify([rule, severity, job, path]);

// EXTERNAL MODULE: ./build/core/text/utf8.js
var utf8 = __webpack_require__(7073);
;// CONCATENATED MODULE: ./build/core/review/suggestions/suggestion.js

/** A short name for some words, the same on every run (64-bit FNV-1a). It protects from nothing. */
function fingerprintOf(parts) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of (0,utf8/* utf8Bytes */.d)(JSON.stringify(parts))) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, '0');
}

;// CONCATENATED MODULE: ./build/core/review/suggestions/suggest.js












/** So many mistakes in typing of one file are looked at. */
const mostMistakes = 50;
/** So many characters of edited text are checked for one file, so that a large one does not hold up the run. */
const mostChecked = 4 * 1024 * 1024;
/** And so many jobs of it, counted at each check. */
const mostCheckedJobs = 4_000;
/** So many edits are tried one after the other where all of them do not hold together. */
const mostCombined = 10;
/**
 * The edits that one click can make: mistakes in typing, and for each job its nearest alternative. Each was checked to
 * clear a finding and to bring no other error or warning, alone and together with the others; no two touch the same line.
 */
const suggestionsFor = (...given) => suggestedBy([typingMistakes, nearestAlternatives], ...given);
/** Of these only the alternatives. */
const alternativesFor = (...given) => suggestedBy([nearestAlternatives], ...given);
function suggestedBy(sources, ...[file, document, checking]) {
    if (file.isElsewhere || document.root === undefined)
        return [];
    const all = sources.flatMap((candidatesOf) => candidatesOf(file, document));
    return proven(file, document, checking, all);
}
function proven(file, document, checking, all) {
    const candidates = all
        .filter(({ lines }) => !unseen_signs/* unseenSign */.o$.test(lines.replacement))
        .sort((a, b) => severityRank(a) - severityRank(b) || a.lines.startLine - b.lines.startLine);
    if (candidates.length === 0)
        return [];
    const { text } = document;
    const proof = new Proof(file.path, text, checking);
    const chosen = [];
    let left = mostProofs(file, document);
    for (const candidate of candidates) {
        if (chosen.some(({ lines }) => meets(lines, candidate.lines)))
            continue;
        if (left-- <= 0)
            break;
        const cleared = proof.cleared((0,changed_lines/* withLines */.G)(text, candidate.lines), candidate.claims);
        if (cleared.length > 0)
            chosen.push({ ...candidate, cleared });
    }
    const kept = holdTogether(proof, text, chosen) ? chosen : compatible(proof, text, chosen.slice(0, mostCombined));
    return kept
        .sort((a, b) => a.lines.startLine - b.lines.startLine)
        .map((candidate) => suggestionOf(file.path, document, candidate));
}
/** A check of the whole file takes time with its jobs and its length; the large ones get fewer. */
const mostProofs = ({ jobs }, { text }) => Math.ceil(Math.min(mostCheckedJobs / Math.max(1, jobs.length), mostChecked / Math.max(1, text.length)));
/** Those that hold together with the graver ones before them. */
function compatible(proof, text, chosen) {
    const kept = [];
    for (const one of chosen)
        if (holdTogether(proof, text, [...kept, one]))
            kept.push(one);
    return kept;
}
function suggestionOf(path, document, { lines, change, identity, cleared }) {
    const { rule, job } = cleared[0];
    const shown = [...new Set(cleared.map((finding) => `\`${finding.rule}\``))];
    const names = shown.length > 3 ? [...shown.slice(0, 3), `${shown.length - 3} more`] : shown;
    // The mark stands before the first line, which is replaced as a whole.
    const mark = document.hasMark && lines.startLine === 1 ? '\ufeff' : '';
    return {
        ...lines,
        replacement: `${mark}${lines.replacement}`,
        path,
        rule,
        ...(job !== undefined && { job }),
        message: `${change}. This clears ${(0,wording/* list */.p_)(names)}.`,
        fingerprint: fingerprintOf([path, job, ...identity]),
    };
}
/** All of them in the text at once, from the last to the first so that lines keep their numbers. */
function holdTogether(proof, text, candidates) {
    if (candidates.length <= 1)
        return true;
    const inReverse = [...candidates].sort((a, b) => b.lines.startLine - a.lines.startLine);
    const together = inReverse.reduce((current, { lines }) => (0,changed_lines/* withLines */.G)(current, lines), text);
    const cleared = new Set(proof.cleared(together, candidates.flatMap(({ cleared }) => cleared)));
    return candidates.every((one) => one.cleared.some((finding) => cleared.has(finding)));
}
function typingMistakes({ findings }, document) {
    const mistakes = findings.flatMap((finding) => finding.fix === undefined || finding.waived ? [] : [{ finding, fix: finding.fix }]);
    return mistakes.slice(0, mostMistakes).flatMap(({ finding, fix }) => {
        const correction = (0,typing_mistake/* corrected */.Y)(document, fix);
        const lines = correction && (0,changed_lines/* changedLines */.M)(document.text, correction.text);
        if (lines === undefined)
            return [];
        const change = `"${fix.value}" instead of "${correction?.written}"`;
        return [{ lines, claims: [finding], change, identity: [finding.path, fix.value] }];
    });
}
function nearestAlternatives(file, document) {
    const jobs = file.jobs.filter(({ alternatives }) => alternatives.length > 0);
    if (jobs.length === 0)
        return [];
    const declared = new Map((0,parse/* parseManifest */.N)(document, (0,job_names/* folderName */.ub)(file.path)).jobs.map((job) => [job.name, job.declaration]));
    const candidates = [];
    let left = mostChecked;
    for (const { name, alternatives } of jobs) {
        const [nearest] = alternatives;
        const claims = clearable(file, name);
        const declaration = declared.get(name);
        left -= 4 * document.text.length;
        if (nearest === undefined || declaration === undefined || claims.length === 0 || left < 0)
            continue;
        const after = (0,edit/* edited */.o)(document, (0,job_changes/* jobChanges */.l)(document, name, declaration, nearest.set));
        const lines = after === undefined ? undefined : (0,changed_lines/* changedLines */.M)(document.text, after);
        if (lines)
            candidates.push({ lines, claims, change: capitalized(nearest.change), identity: [nearest.set] });
    }
    return candidates;
}
/** The errors and warnings of a job that other hardware may clear, gravest first. */
function clearable({ findings }, job) {
    return findings
        .filter((finding) => finding.job === job && finding.severity !== 'notice' && finding.waived === undefined)
        .filter(({ rule }) => (0,rules_rule/* areaOf */.d6)(rule) !== 'evidence' && (0,rules_rule/* areaOf */.d6)(rule) !== 'manifest')
        .sort((a, b) => finding/* severities */.gO.indexOf(a.severity) - finding/* severities */.gO.indexOf(b.severity));
}
const capitalized = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const severityRank = ({ claims }) => finding/* severities */.gO.indexOf(claims[0].severity);
const meets = (one, other) => one.startLine <= other.endLine && other.startLine <= one.endLine;


/***/ })

};
