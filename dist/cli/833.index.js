export const id = 833;
export const ids = [833];
export const modules = {

/***/ 8833:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggestionsFor: () => (/* binding */ suggestionsFor)
});

// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding = __webpack_require__(4337);
// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 2 modules
var parse = __webpack_require__(7385);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rules_rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/review/suggestions/changed-lines.js
/**
 * The fewest lines by which two texts differ. Never none and never replaced by nothing: a review can only replace lines
 * that stand there, and an empty replacement is read as an empty line by some and as none by others.
 */
function changedLines(before, after) {
    if (before === after)
        return undefined;
    const [was, is] = [before.split('\n'), after.split('\n')];
    const most = Math.min(was.length, is.length);
    let start = 0;
    while (start < most && was[start] === is[start])
        start++;
    let same = 0;
    while (same < most - start && was[was.length - 1 - same] === is[is.length - 1 - same])
        same++;
    const replaced = () => is.slice(start, is.length - same).join('\n');
    const isTooLittle = () => start >= was.length - same || replaced().trim() === '';
    while (isTooLittle() && (start > 0 || same > 0)) {
        if (start > 0)
            start--;
        else
            same--;
    }
    return { startLine: start + 1, endLine: was.length - same, replacement: replaced().replace(/\r$/, '') };
}
/** The text with these lines in place of its own. */
function withLines(text, { startLine, endLine, replacement }) {
    const lines = text.split('\n');
    const ending = lines[endLine - 1]?.endsWith('\r') ? '\r' : '';
    return [...lines.slice(0, startLine - 1), `${replacement}${ending}`, ...lines.slice(endLine)].join('\n');
}

// EXTERNAL MODULE: ./build/core/manifest/schema.js
var schema = __webpack_require__(4587);
// EXTERNAL MODULE: ./build/core/text/document.js
var text_document = __webpack_require__(695);
;// CONCATENATED MODULE: ./build/core/review/suggestions/written-value.js
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A value on one line, as it may stand in block and in flow style. `like`: what stood there, whose quotes are kept. */
function onOneLine(value, like = '') {
    if (isMapping(value)) {
        const entries = Object.entries(value).map(([key, each]) => `${word(key)}: ${onOneLine(each)}`);
        return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    if (Array.isArray(value))
        return `[${value.map((each) => onOneLine(each)).join(', ')}]`;
    return typeof value === 'string' ? word(value, like) : String(value);
}
/** A mapping as lines of block style, one for each key; what is inside of a value stays on its line. */
const blockLines = (value) => Object.entries(value).map(([key, each]) => `${word(key)}: ${onOneLine(each)}`);
function word(text, like = '') {
    if (like.startsWith("'") && !text.includes('\n'))
        return `'${text.replaceAll("'", "''")}'`;
    return like.startsWith('"') || !isPlain(text) ? JSON.stringify(text) : text;
}
/** Letters first, or digits that no reader of YAML takes for a number, a time or a date, such as `4x4x8`. */
const plainWord = /^(?:[A-Za-z]|\d{1,9}[A-WYZa-df-wyz]|\d{1,9}x\d)[A-Za-z0-9_./+-]*(?::\d+)?$/;
/** Words that some version of YAML reads as something else. */
const otherMeaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf|0[ob].*)$/i;
const isPlain = (text) => text.length <= 256 && plainWord.test(text) && !otherMeaning.test(text) && !/^0x/i.test(text);

;// CONCATENATED MODULE: ./build/core/review/suggestions/canonical.js


/** What a node means; numbers by how they are written, since `2.10` is not `2.1` everywhere. */
function canonical(node) {
    if (node.kind === 'scalar')
        return typeof node.value === 'string' ? ['word', node.value] : ['plain', node.source];
    if (node.kind === 'list')
        return ['list', node.items.map(canonical)];
    return mapOf([...node.entries].map(([key, { node: value }]) => [key, canonical(value)]));
}
/** What the node will mean with the value at a path below it, or without it where the value is undefined. */
function canonicalWith(node, path, value) {
    const [key, ...rest] = path;
    if (key === undefined)
        return value === undefined ? undefined : canonicalOf(value);
    const entries = node?.kind === 'map' ? [...node.entries] : [];
    const others = entries
        .filter(([name]) => name !== String(key))
        .map(([name, entry]) => [name, canonical(entry.node)]);
    const own = node?.kind === 'map' ? node.entries.get(String(key))?.node : undefined;
    const changed = canonicalWith(own, rest, value);
    return mapOf(changed === undefined ? others : [...others, [String(key), changed]]);
}
function canonicalOf(value) {
    if (typeof value === 'string')
        return ['word', value];
    if (isMapping(value))
        return mapOf(Object.entries(value).map(([key, each]) => [key, canonicalOf(each)]));
    return Array.isArray(value) ? ['list', value.map(canonicalOf)] : ['plain', String(value)];
}
const mapOf = (entries) => ['map', entries.sort(([a], [b]) => (a < b ? -1 : 1))];
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** Whether the node says the value already, in whatever way a number is written. */
const says = (node, value) => isSame(canonicalOf((0,text_document/* toPlain */.Ul)(node)), canonicalOf(value));

;// CONCATENATED MODULE: ./build/core/review/suggestions/place.js
/** Offset of the line's first character. */
const lineStart = (text, offset) => text.lastIndexOf('\n', offset - 1) + 1;
/** Offset behind the line's last character, before its line break. */
function lineEnd(text, offset) {
    const found = text.indexOf('\n', offset);
    if (found === -1)
        return text.length;
    return found > offset && text[found - 1] === '\r' ? found - 1 : found;
}
/** Offset of the next line; the end of the text where there is none. */
function nextLine(text, offset) {
    const found = text.indexOf('\n', offset);
    return found === -1 ? text.length : found + 1;
}
const isAlias = (text, node) => text[node.range[0]] === '*';
/** Written with brackets or braces, so that line breaks in it mean nothing. */
const isFlow = (text, node) => node.kind !== 'scalar' && (text[node.range[0]] === '{' || text[node.range[0]] === '[');
/** A mapping or list written over indented lines, here and not where an alias points. */
const isBlock = (text, node) => node.kind !== 'scalar' && !isFlow(text, node) && !isAlias(text, node);
/** A text over several lines after `|` or `>`, the end of which depends on what follows. */
const isBlockScalar = (text, node) => node.kind === 'scalar' && (text[node.range[0]] === '|' || text[node.range[0]] === '>');
/** The entries that are written in the mapping itself and not merged in by `<<`, in the order of the text. */
function ownEntries(map) {
    const [start, end] = map.range;
    return [...map.entries]
        .filter(([, { key }]) => key[0] >= start && key[1] <= end)
        .sort(([, a], [, b]) => a.key[0] - b.key[0]);
}
/** Where the last word of an entry ends, without the line breaks and comments that a block's range takes in. */
function entryEnd(text, { key, node }) {
    if (isBlockScalar(text, node))
        return undefined;
    if (node.kind === 'scalar' && node.source === '' && node.range[0] === node.range[1]) {
        const end = key[1];
        return /^[ \t]*:/.test(text.slice(end, end + 64)) ? text.indexOf(':', end) + 1 : end;
    }
    return nodeEnd(text, node);
}
/** The same for a value. */
function nodeEnd(text, node) {
    if (isBlockScalar(text, node))
        return undefined;
    if (!isBlock(text, node))
        return node.range[1];
    if (node.kind === 'list') {
        const last = node.items.at(-1);
        return last && nodeEnd(text, last);
    }
    const last = node.kind === 'map' ? ownEntries(node).at(-1) : undefined;
    return last && entryEnd(text, last[1]);
}
/** The blanks before a key that begins its line; undefined where something else stands before it. */
function indentOf(text, { key }) {
    const before = text.slice(lineStart(text, key[0]), key[0]);
    return /^ *$/.test(before) ? before : undefined;
}

;// CONCATENATED MODULE: ./build/core/review/suggestions/text-edit.js


/** The text after the edits; undefined where two of them meet. */
function withEdits({ text }, edits) {
    const inOrder = [...edits].sort((a, b) => a.range[0] - b.range[0]);
    let result = '';
    let at = 0;
    for (const { range, text: instead } of inOrder) {
        const [start, end] = range;
        if (start < at)
            return undefined;
        result += text.slice(at, start) + instead;
        at = end;
    }
    return result + text.slice(at);
}
/** The edits that give an entry of a mapping another value, in its quotes and its style where that can be. */
function replacing({ text }, { key, node }, value) {
    const [start, end] = node.range;
    const isEmpty = node.kind === 'scalar' && start === end;
    if (isEmpty || isBlock(text, node)) {
        const colon = /^[ \t]*:/.exec(text.slice(key[1], key[1] + 64));
        if (colon === null)
            return undefined;
        const after = key[1] + colon[0].length;
        if (isEmpty)
            return [{ range: [after, after], text: ` ${onOneLine(value)}` }];
        return replacingBlock(text, node, after, value);
    }
    const written = text.slice(start, end);
    if (node.kind === 'scalar' && /^[|>]/.test(written))
        return undefined;
    return [{ range: [start, end], text: onOneLine(value, written) }];
}
/** A value below its key goes up beside it; a list that remains one keeps its dashes. */
function replacingBlock(text, node, afterColon, value) {
    const start = node.range[0];
    const end = nodeEnd(text, node);
    const indent = text.slice(lineStart(text, start), start);
    if (end === undefined || !/^ *$/.test(indent))
        return undefined;
    if (node.kind === 'list' && Array.isArray(value) && value.length > 0) {
        const lines = value.map((each) => `- ${onOneLine(each)}`);
        return [{ range: [start, end], text: lines.join(`${lineBreakAt(text, start)}${indent}`) }];
    }
    return [
        { range: [afterColon, afterColon], text: ` ${onOneLine(value)}` },
        { range: [previousLineEnd(text, start), end], text: '' },
    ];
}
/** Offset of the line break that ends the line above. */
function previousLineEnd(text, offset) {
    const start = lineStart(text, offset);
    if (start === 0)
        return 0;
    return text[start - 2] === '\r' ? start - 2 : start - 1;
}
/** The edit that adds a key to a mapping, behind the entry `after` or at its end. */
function inserting({ text }, map, key, value, after) {
    const own = ownEntries(map);
    const anchor = (own.find(([name]) => name === after) ?? own.at(-1))?.[1];
    const written = `${word(key)}: ${onOneLine(value)}`;
    if (anchor === undefined)
        return isFlow(text, map) ? [{ range: map.range, text: `{ ${written} }` }] : undefined;
    const end = entryEnd(text, anchor);
    if (end === undefined)
        return undefined;
    if (isFlow(text, map))
        return [{ range: [end, end], text: `, ${written}` }];
    const indent = indentOf(text, anchor);
    const behind = lineEnd(text, end);
    if (indent === undefined || !/^[ \t]*(?:#|$)/.test(text.slice(end, behind)))
        return undefined;
    const step = isMapping(value) && Object.keys(value).length > 0 ? stepIn(text, own, indent) : undefined;
    const lines = step === undefined ? [written] : [`${word(key)}:`, ...blockLines(value).map(prefixed(step))];
    const lineBreak = lineBreakAt(text, behind);
    return [{ range: [behind, behind], text: lines.map((line) => `${lineBreak}${indent}${line}`).join('') }];
}
const prefixed = (step) => (line) => `${step}${line}`;
/** By how much the sections beside it are indented; undefined where none is written over lines. */
function stepIn(text, own, indent) {
    for (const [, { node }] of own) {
        if (node.kind !== 'map' || !isBlock(text, node))
            continue;
        const first = ownEntries(node)[0]?.[1];
        const deeper = first && indentOf(text, first);
        if (deeper !== undefined && deeper.length > indent.length)
            return deeper.slice(indent.length);
    }
    return undefined;
}
/** The edit that takes an entry out of its mapping; a comment behind it stays, on a line of its own. */
function removing({ text }, map, key) {
    const own = ownEntries(map);
    const index = own.findIndex(([name]) => name === key);
    const entry = own[index]?.[1];
    const end = entry && entryEnd(text, entry);
    if (entry === undefined || end === undefined)
        return undefined;
    const start = entry.key[0];
    if (isFlow(text, map)) {
        const [before, after] = [own[index - 1]?.[1], own[index + 1]?.[1]];
        if (after)
            return [{ range: [start, after.key[0]], text: '' }];
        const from = before && entryEnd(text, before);
        if (before === undefined)
            return [{ range: map.range, text: '{}' }];
        return from === undefined ? undefined : [{ range: [from, end], text: '' }];
    }
    const behind = lineEnd(text, end);
    const rest = text.slice(end, behind);
    if (own.length === 1 || indentOf(text, entry) === undefined || !/^[ \t]*(?:#|$)/.test(rest))
        return undefined;
    if (rest.includes('#'))
        return [{ range: [start, end + rest.indexOf('#')], text: '' }];
    const next = nextLine(text, behind);
    const isLast = next === behind;
    return [{ range: isLast ? [previousLineEnd(text, start), behind] : [lineStart(text, start), next], text: '' }];
}
/** The line break that the text uses here, or elsewhere where the line is its last. */
function lineBreakAt(text, offset) {
    const here = text.indexOf('\n', offset);
    const found = here === -1 ? text.indexOf('\n') : here;
    return found > 0 && text[found - 1] === '\r' ? '\r\n' : '\n';
}

;// CONCATENATED MODULE: ./build/core/review/suggestions/edit.js







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
    const node = (0,text_document/* nodeAt */.oB)(root, path);
    if (value === undefined ? node === undefined : node !== undefined && says(node, value))
        return document;
    if (node?.kind === 'map' && isMapping(value) && isWrittenHere(text, node))
        return merged(document, path, node, value);
    const parentPath = path.slice(0, -1);
    const parent = (0,text_document/* nodeAt */.oB)(root, parentPath);
    if (parent?.kind !== 'map')
        return value === undefined ? undefined : opened(document, parentPath, parent, key, value);
    const edits = isAlias(text, parent) ? undefined : editsOf(document, parent, String(key), value, after);
    return edits && proven(document, edits, path, value);
}
const isWrittenHere = (text, node) => !isAlias(text, node) && node.entries.size > 0 && ownEntries(node).length === node.entries.size;
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
    const inner = Object.hasOwn(schema/* shorthandKeys */.s3, section) ? schema/* shorthandKeys */.s3[section] : undefined;
    if (inner === undefined || parent.kind !== 'scalar' || parent.value === null || inner === key)
        return undefined;
    return changed(document, path, { [inner]: parent.value, [key]: value });
}
function editsOf(document, parent, key, value, after) {
    const own = ownEntries(parent).find(([name]) => name === key)?.[1];
    if (value === undefined)
        return removing(document, parent, key);
    return own ? replacing(document, own, value) : inserting(document, parent, key, value, after);
}
/** The document after the edits, read again: it must say the value, and everything else as before. */
function proven(document, edits, path, value) {
    const text = withEdits(document, edits);
    if (text === undefined)
        return undefined;
    const next = (0,document_reader/* readDocument */.u0)(text);
    if (next.root === undefined || next.problems.length > document.problems.length)
        return undefined;
    // No edit writes a comment, so the same number of them are the same.
    if (next.comments.length !== document.comments.length)
        return undefined;
    return isSame(canonical(next.root), canonicalWith(document.root, path, value)) ? next : undefined;
}

;// CONCATENATED MODULE: ./build/core/review/suggestions/job-changes.js


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
        const node = (0,text_document/* nodeAt */.oB)(root, [...place, ...path]);
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
        return (0,text_document/* toPlain */.Ul)(node);
    if (node.kind !== 'map' || !isMapping(value))
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        key,
        keeping(node.entries.get(key)?.node, valueAt(before, [key]), each),
    ]);
    return Object.fromEntries(entries);
}
/** A name and a count are one word, `h100:8`, unless the job has a mapping of its own; the name as it was written. */
function shortest(node, value) {
    if (node?.kind === 'map' || !isMapping(value))
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

// EXTERNAL MODULE: ./build/core/review/check.js + 7 modules
var check = __webpack_require__(1798);
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
        return findings.filter((finding) => (counts.get(keyOf(finding)) ?? 0) < (this.#before.get(keyOf(finding)) ?? 0));
    }
    #check(text) {
        const { set, thresholds, evidence } = this.#checking;
        const { findings, jobs } = (0,check/* checkFile */.v)(this.#path, text, set, thresholds, undefined, evidence);
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

;// CONCATENATED MODULE: ./build/core/review/suggestions/typing-mistake.js

/** The text with one word in place of another, and the word that stood there. Undefined where none stands there. */
function corrected({ text }, { span, value }) {
    const range = offsetsOf(text, span);
    if (range === undefined)
        return undefined;
    const there = text.slice(...range);
    const quoted = /^(["'])(.*)\1$/.exec(there);
    // An alias stands for a word somewhere else, and a text over several lines is more than a word.
    if (there === '' || /^[*|>&]/.test(there))
        return undefined;
    const instead = typeof value === 'string' ? word(value, there) : String(value);
    return { text: text.slice(0, range[0]) + instead + text.slice(range[1]), written: quoted?.[2] ?? there };
}
function offsetsOf(text, { line, column, endLine, endColumn }) {
    if (line !== endLine)
        return undefined;
    let start = 0;
    for (let passed = 1; passed < line; passed++) {
        const found = text.indexOf('\n', start);
        if (found === -1)
            return undefined;
        start = found + 1;
    }
    return [start + column - 1, start + endColumn - 1];
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
function suggestionsFor(file, document, checking) {
    if (file.isElsewhere || document.root === undefined)
        return [];
    const candidates = [...typingMistakes(file, document), ...nearestAlternatives(file, document)]
        .filter(({ lines }) => !document_reader/* deceptiveCharacter */.Jj.test(lines.replacement))
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
        const cleared = proof.cleared(withLines(text, candidate.lines), candidate.claims);
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
    const together = inReverse.reduce((current, { lines }) => withLines(current, lines), text);
    const cleared = new Set(proof.cleared(together, candidates.flatMap(({ cleared }) => cleared)));
    return candidates.every((one) => one.cleared.some((finding) => cleared.has(finding)));
}
function typingMistakes({ findings }, document) {
    const mistakes = findings.filter(({ fix, waived }) => fix !== undefined && waived === undefined);
    return mistakes.slice(0, mostMistakes).flatMap((finding) => {
        const { fix } = finding;
        const correction = fix && corrected(document, fix);
        const lines = correction && changedLines(document.text, correction.text);
        if (fix === undefined || correction === undefined || lines === undefined)
            return [];
        const change = `"${fix.value}" instead of "${correction.written}"`;
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
        const after = edited(document, jobChanges(document, name, declaration, nearest.set));
        const lines = after === undefined ? undefined : changedLines(document.text, after);
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


/***/ }),

/***/ 7073:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ utf8Bytes),
/* harmony export */   w: () => (/* binding */ utf8Length)
/* harmony export */ });
/** The bytes of a text in UTF-8; what is no character becomes U+FFFD. For places that have no encoder of their own. */
function utf8Bytes(text) {
    const escaped = encodeURIComponent(text.toWellFormed());
    const bytes = [];
    for (let at = 0; at < escaped.length; at++) {
        if (escaped[at] !== '%')
            bytes.push(escaped.charCodeAt(at));
        else {
            bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
            at += 2;
        }
    }
    return bytes;
}
/** How many bytes a text has in UTF-8. */
function utf8Length(text) {
    let bytes = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        // Each half of a pair has two of its four bytes; a half alone becomes U+FFFD, which has three.
        bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : isPaired(text, at) ? 2 : 3;
    }
    return bytes;
}
function isPaired(text, at) {
    const kind = (index) => text.charCodeAt(index) >> 10;
    return (kind(at) === 0x36 && kind(at + 1) === 0x37) || (kind(at) === 0x37 && kind(at - 1) === 0x36);
}


/***/ })

};
