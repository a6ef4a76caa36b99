export const id = 252;
export const ids = [252];
export const modules = {

/***/ 252:
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
var parse = __webpack_require__(388);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rules_rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/review/edits/place.js
/** Offset of the line's first character. */
const lineStart = (text, offset) => 
// From before the text, JavaScript looks at its first sign.
offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
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

;// CONCATENATED MODULE: ./build/core/review/edits/written-value.js
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

;// CONCATENATED MODULE: ./build/core/review/edits/text-edit.js


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
function replacing(document, entry, value) {
    const items = Array.isArray(value) ? value.map((each) => onOneLine(each)) : [];
    return replacingWith(document, entry, (like) => onOneLine(value, like), items);
}
/** The same with the text of the value, given what stands there; `items` are its parts where it is a list. */
function replacingWith({ text }, { key, node }, instead, items = []) {
    const [start, end] = node.range;
    const isEmpty = node.kind === 'scalar' && start === end;
    if (isEmpty || isBlock(text, node)) {
        const after = afterColon(text, key);
        if (after === undefined)
            return undefined;
        if (isEmpty)
            return [{ range: [after, after], text: ` ${instead('')}` }];
        return replacingBlock(text, node, after, instead(''), items);
    }
    const written = text.slice(start, end);
    if (node.kind === 'scalar' && /^[|>]/.test(written))
        return undefined;
    return [{ range: [start, end], text: instead(written) }];
}
/** Offset behind the colon of a key. */
function afterColon(text, key) {
    const colon = /^[ \t]*:/.exec(text.slice(key[1], key[1] + 64));
    return colon === null ? undefined : key[1] + colon[0].length;
}
/** The edit that calls a key otherwise, where it stands and in its quotes. */
const renaming = ({ text }, { key }, name) => [
    { range: key, text: word(name, text.slice(...key)) },
];
/** A value below its key goes up beside it; a list that remains one keeps its dashes. */
function replacingBlock(text, node, behindColon, instead, items) {
    const start = node.range[0];
    const end = nodeEnd(text, node);
    const indent = text.slice(lineStart(text, start), start);
    if (end === undefined || !/^ *$/.test(indent))
        return undefined;
    if (node.kind === 'list' && items.length > 0) {
        const lines = items.map((each) => `- ${each}`);
        return [{ range: [start, end], text: lines.join(`${lineBreakAt(text, start)}${indent}`) }];
    }
    return [
        { range: [behindColon, behindColon], text: ` ${instead}` },
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
function inserting(document, map, key, value, after) {
    const { text } = document;
    const own = ownEntries(map);
    const indent = own[0] && indentOf(text, own[0][1]);
    const step = isMapping(value) && Object.keys(value).length > 0 && indent !== undefined ? stepIn(text, own, indent) : undefined;
    const lines = step === undefined || isFlow(text, map)
        ? [`${word(key)}: ${onOneLine(value)}`]
        : [`${word(key)}:`, ...blockLines(value).map(prefixed(step))];
    return insertingLines(document, map, lines, after);
}
/** The edit that adds entries to a mapping as they are to be written: in braces one line of them. */
function insertingLines({ text }, map, lines, after) {
    const own = ownEntries(map);
    const anchor = (own.find(([name]) => name === after) ?? own.at(-1))?.[1];
    if (anchor === undefined)
        return isFlow(text, map) ? [{ range: map.range, text: `{ ${lines.join(', ')} }` }] : undefined;
    const end = entryEnd(text, anchor);
    if (end === undefined)
        return undefined;
    if (isFlow(text, map))
        return [{ range: [end, end], text: `, ${lines.join(', ')}` }];
    const indent = indentOf(text, anchor);
    const behind = lineEnd(text, end);
    if (indent === undefined || !/^[ \t]*(?:#|$)/.test(text.slice(end, behind)))
        return undefined;
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

;// CONCATENATED MODULE: ./build/core/review/edits/typing-mistake.js


/** The text with one word in place of another, and the word that stood there. Undefined where none stands there. */
function corrected(document, fix) {
    const found = correction(document, fix);
    if (found === undefined)
        return undefined;
    const { edit, written } = found;
    return { text: withEdits(document, [edit]), written };
}
/** The same as an edit. */
function correction({ text }, { span, value }) {
    const range = offsetsOf(text, span);
    if (range === undefined)
        return undefined;
    const there = text.slice(...range);
    const quoted = /^(["'])(.*)\1$/.exec(there);
    // An alias stands for a word somewhere else, and a text over several lines is more than a word.
    if (there === '' || /^[*|>&]/.test(there))
        return undefined;
    const instead = typeof value === 'string' ? word(value, there) : String(value);
    return { edit: { range, text: instead }, written: quoted?.[2] ?? there };
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

// EXTERNAL MODULE: ./build/core/text/document.js
var text_document = __webpack_require__(695);
// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/core/manifest/spelling/read-job.js + 19 modules
var read_job = __webpack_require__(1025);
;// CONCATENATED MODULE: ./build/core/review/fixes/job-parts.js


/** `defaults` first: what is written there, every job reads. */
function jobParts({ root }) {
    if (root?.kind !== 'map')
        return [];
    if (!root.entries.has('jobs') && !root.entries.has('defaults'))
        return [{ path: [], map: root, reading: (0,read_job/* readJob */.c)((0,text_document/* withEntries */.bA)(root, [['version', undefined]])) }];
    const defaults = root.entries.get('defaults')?.node;
    const jobs = root.entries.get('jobs')?.node;
    const own = jobs?.kind === 'map' ? [...jobs.entries] : [];
    return [partAt(['defaults'], defaults), ...own.map(([name, { node }]) => partAt(['jobs', name], node))].flat();
}
const partAt = (path, map) => map?.kind === 'map' ? [{ path, map: map, reading: (0,read_job/* readJob */.c)(map) }] : [];
/** The part of the file that a path leads into, as a key of a table. */
function partKey(path, isOneOfMany) {
    if (!isOneOfMany)
        return '[]';
    return JSON.stringify(path.slice(0, path[0] === 'jobs' ? 2 : 1));
}

;// CONCATENATED MODULE: ./build/core/review/edits/canonical.js


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

;// CONCATENATED MODULE: ./build/core/review/fixes/other-words.js


/** The entries of a job that are not written as the reference has them. What two of them disagree on stays with its author. */
function otherWords({ map, reading }) {
    const disputed = new Set(reading.disagreements.map(({ to }) => to.join('.')));
    const groups = new Map();
    for (const placed of reading.values) {
        const key = JSON.stringify(placed.from);
        const group = groups.get(key);
        if (group)
            group.push(placed);
        else
            groups.set(key, [placed]);
    }
    return [...groups.values()].flatMap((group) => {
        const placed = mainFirst(group);
        const [{ from }] = placed;
        const written = (0,text_document/* nodeAt */.oB)(map, from);
        if (written === undefined || placed.every(isImplied) || placed.some(({ to }) => disputed.has(to.join('.'))))
            return [];
        if (!placed.some((each) => isElsewhere(each) || isOtherwise(each, written)))
            return [];
        return [{ from, placed, isKey: placed.some(({ to }) => !startsWith(to, from)) }];
    });
}
const mainFirst = (group) => [...group].sort((a, b) => Number(a.isPart ?? false) - Number(b.isPart ?? false));
/** What a mapping says by being there: it is written once the mapping goes. */
const isImplied = ({ isPart, entry }) => isPart === true && entry.node.kind === 'map';
/** A section's shorthand is the reference's own, for the first thing that it says. */
const isElsewhere = ({ from, to, isPart }) => isPart === true ? from.join('.') !== to.join('.') : !startsWith(to, from);
const isOtherwise = ({ node }, written) => node !== written && !isSame(canonical(node), canonical(written));
const startsWith = (path, start) => start.length <= path.length && start.every((step, at) => String(step) === String(path[at]));

;// CONCATENATED MODULE: ./build/core/review/fixes/standing.js




function standing_standingOf(document, path) {
    const { jobs, findings } = (0,parse/* parseManifest */.N)(document, (0,job_names/* folderName */.ub)(path));
    const parts = jobParts(document);
    const isOneOfMany = parts[0] === undefined || parts[0].path.length > 0;
    const mistakes = new Map();
    for (const { rule, severity, path: at } of findings) {
        if (rule === 'manifest/other-spelling')
            continue;
        const key = partKey(at, isOneOfMany);
        const counts = mistakes.get(key) ?? new Map();
        mistakes.set(key, counts.set(`${severity} ${rule}`, (counts.get(`${severity} ${rule}`) ?? 0) + 1));
    }
    const declarations = new Map(jobs.map(({ name, declaration }) => [name, declaration]));
    const all = parts.map((part) => {
        const key = partKey(part.path, isOneOfMany);
        const declaration = isOneOfMany ? declarations.get(String(part.path[1])) : jobs[0]?.declaration;
        const own = { part, words: otherWords(part), mistakes: mistakes.get(key) ?? new Map() };
        return [key, { ...own, ...(declaration && { declaration }) }];
    });
    const comments = document.comments.map((range) => document.text.slice(...range)).sort();
    const fixed = JSON.stringify([jobs.map(({ name }) => name), comments]);
    return { isRead: document.problems.length === 0, fixed, parts: new Map(all), findings };
}
/** A value in a form that two of them share where they mean the same: an empty section says nothing. */
function meaning(value) {
    return JSON.stringify(value, (_, each) => {
        if (typeof each !== 'object' || each === null || Array.isArray(each))
            return each;
        const entries = Object.entries(each).filter(([, inner]) => inner !== undefined && !isEmptySection(inner));
        return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    });
}
const isEmptySection = (value) => typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((inner) => inner === undefined || isEmptySection(inner));
/** Whether one value is the other but for some words in it. */
function isSameBut(before, after, words) {
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
        return before === after || words.has(String(after));
    if (Array.isArray(before) !== Array.isArray(after))
        return false;
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].every((key) => isSameBut(before[key], after[key], words));
}

;// CONCATENATED MODULE: ./build/core/review/fixes/attempt.js



/** Makes the edits that hold: all at once where that can be, else part by part, one after the other in each. */
class attempt_Attempt {
    #before;
    #path;
    #judge;
    #budget;
    constructor(document, standing, path, judge, budget) {
        this.#before = { document, standing, edits: [] };
        this.#path = path;
        this.#judge = judge;
        this.#budget = budget;
    }
    make(edits) {
        const all = this.#proven(edits);
        if ('document' in all)
            return all;
        let proven = this.#before;
        for (const row of rowsOf(edits)) {
            const first = this.#proven([...proven.edits, ...row]);
            if ('document' in first)
                proven = first;
            else
                proven = this.#remaining(proven, row, first.wrong);
        }
        return proven;
    }
    /** Those of a row that hold: without the ones in parts where something is wrong, else one by one. */
    #remaining(proven, row, wrong) {
        const others = wrong === undefined ? row : row.filter(({ part }) => !wrong.has(part));
        if (others.length === 0)
            return proven;
        if (others.length < row.length) {
            const rest = this.#proven([...proven.edits, ...others]);
            if ('document' in rest)
                return rest;
        }
        let current = proven;
        for (const edit of others) {
            const next = this.#proven([...current.edits, edit]);
            if ('document' in next)
                current = next;
        }
        return current;
    }
    #proven(edits) {
        const { document, standing } = this.#before;
        const text = withEdits(document, edits.flatMap((each) => each.edits));
        if (text === undefined || this.#budget.left < text.length)
            return { wrong: undefined };
        this.#budget.left -= text.length;
        const next = (0,document_reader/* readDocument */.u0)(document.hasMark ? `\ufeff${text}` : text);
        if (next.problems.length > 0)
            return { wrong: undefined };
        const after = standing_standingOf(next, this.#path);
        if (after.fixed !== standing.fixed)
            return { wrong: undefined };
        const wrong = this.#judge(standing, after, edits);
        return wrong?.size === 0 ? { document: next, standing: after, edits } : { wrong };
    }
}
/** The first edits of all jobs, then the second ones, and so on; those of `defaults` by themselves, since all jobs read them. */
function rowsOf(edits) {
    const rows = [];
    const seen = new Map();
    const shared = edits.filter(({ part }) => part === '["defaults"]');
    for (const edit of edits) {
        if (shared.includes(edit))
            continue;
        const at = seen.get(edit.part) ?? 0;
        seen.set(edit.part, at + 1);
        rows[at] = [...(rows[at] ?? []), edit];
    }
    return [...shared.map((edit) => [edit]), ...rows];
}
/** The edits that neither meet another in the text nor open the same section: the others wait for the next round. */
function attempt_apart(edits) {
    const spans = edits
        .flatMap((edit) => edit.edits.map(({ range }) => ({ edit, range })))
        .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
    const dropped = new Set();
    const opened = new Set();
    for (const edit of edits) {
        const keys = (edit.opened ?? []).map((key) => `${edit.part} ${key}`);
        if (keys.some((key) => opened.has(key)))
            dropped.add(edit);
        else
            for (const key of keys)
                opened.add(key);
    }
    let last;
    for (const span of spans) {
        if (dropped.has(span.edit))
            continue;
        if (last !== undefined && last.edit !== span.edit && span.range[0] < last.range[1]) {
            dropped.add(span.edit);
            continue;
        }
        if (last === undefined || span.range[1] >= last.range[1])
            last = span;
    }
    return edits.filter((edit) => !dropped.has(edit));
}

// EXTERNAL MODULE: ./build/core/manifest/schema.js
var schema = __webpack_require__(4587);
;// CONCATENATED MODULE: ./build/core/review/fixes/unwritable.js
/** Ends the making of an edit. Never leaves this folder. */
class Unwritable extends Error {
    reason;
    constructor(reason) {
        super(reason);
        this.reason = reason;
    }
}

;// CONCATENATED MODULE: ./build/core/review/fixes/written-entries.js




/** The value as YAML on one line; a number as it is written, since `2.10` is not `2.1` everywhere. */
function textOfNode(node, like = '') {
    if (node.kind === 'scalar')
        return typeof node.value === 'string' ? word(node.value, like) : node.source || 'null';
    if (node.kind === 'list')
        return `[${node.items.map((item) => textOfNode(item)).join(', ')}]`;
    const entries = [...node.entries].map(([key, entry]) => `${word(key)}: ${textOfNode(entry.node)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
/** What is placed, as it is written where it stays the same. */
function leafOf(text, { node, isPart }, written) {
    const there = text.slice(...written.range);
    const like = isPart === true || written.kind !== 'scalar' ? '' : there;
    const instead = textOfNode(node, like);
    const isSame = isPart !== true && !isOtherwise({ node }, written);
    if (!isSame || there === '' || /[\r\n]/.test(there) || isBlock(text, written) || isAlias(text, written))
        return { text: instead, inBraces: instead };
    return { text: there, inBraces: /^["'[{]|^[\w.+-]+$/.test(there) ? there : instead };
}
function addTo(entries, path, leaf) {
    const [key, ...rest] = path;
    const name = String(key);
    const there = entries.get(name);
    if (rest.length === 0) {
        if (there !== undefined)
            throw new Unwritable('form');
        entries.set(name, leaf);
    }
    else {
        if (there !== undefined && !(there instanceof Map))
            throw new Unwritable('form');
        const inner = there ?? new Map();
        entries.set(name, inner);
        addTo(inner, rest, leaf);
    }
}
/** The entries on one line, as they stand in braces. */
const inOneLine = (entries) => [...entries].map(([key, value]) => `${word(key)}: ${flowText(value)}`);
function flowText(value) {
    if (value instanceof Map)
        return `{ ${inOneLine(value).join(', ')} }`;
    if (value.above !== undefined || value.behind !== undefined)
        throw new Unwritable('comment');
    return value.inBraces;
}
/** The entries as lines of block style, sections opened by one step, what is deeper in braces. */
function inLines(entries, step) {
    return [...entries].flatMap(([key, value]) => {
        if (!(value instanceof Map))
            return lineOf(key, value);
        const inner = [...value].flatMap(([name, each]) => each instanceof Map ? [`${word(name)}: ${flowText(each)}`] : lineOf(name, each));
        return [`${word(key)}:`, ...inner.map((line) => `${step}${line}`)];
    });
}
const lineOf = (key, { text, above = [], behind = '' }) => [
    ...above,
    `${word(key)}: ${text}${behind}`,
];

;// CONCATENATED MODULE: ./build/core/review/fixes/adding.js




const refuse = () => {
    throw new Unwritable('form');
};
/** Writes entries into the mappings of a job: into the sections that there are, else into new ones. */
class Adding {
    #document;
    #part;
    /** Keys that are written where none stood. */
    opened = [];
    constructor(document, part) {
        this.#document = document;
        this.#part = part;
    }
    /** `path`: where the mapping stands below the job. `after`: the key of the job behind which a new section is written. */
    to(map, path, entries, after) {
        const { text } = this.#document;
        if (isAlias(text, map))
            throw new Unwritable('shared');
        const fresh = new Map();
        const edits = [];
        for (const [key, value] of entries) {
            const there = map.entries.get(key);
            if (there === undefined)
                fresh.set(key, value);
            else if (!ownEntries(map).some(([name]) => name === key))
                throw new Unwritable('shared');
            else
                edits.push(...this.#joined(map, [...path, key], there, value));
        }
        if (fresh.size === 0)
            return edits;
        this.opened.push(...[...fresh.keys()].map((key) => JSON.stringify([...path, key])));
        const isInline = isFlow(text, map);
        const indent = ownEntries(map)[0]?.[1] && indentOf(text, ownEntries(map)[0][1]);
        const lines = isInline ? inOneLine(fresh) : inLines(fresh, this.stepOf(map, indent ?? ''));
        return [...edits, ...(insertingLines(this.#document, map, lines, after) ?? refuse())];
    }
    /** By how much the sections of a mapping are indented; two blanks where it has none. */
    stepOf(map, indent) {
        return stepIn(this.#document.text, ownEntries(map), indent) ?? '  ';
    }
    #joined(map, path, there, value) {
        const { text } = this.#document;
        const { node } = there;
        if (node.kind === 'map')
            return value instanceof Map ? this.to(node, path, value) : refuse();
        if (node.kind === 'scalar' && node.value === null)
            return replacingWith(this.#document, there, () => flowText(value)) ?? refuse();
        // The same is said twice: once is enough.
        if (!(value instanceof Map))
            return replacingWith(this.#document, there, () => flowText(value)) ?? refuse();
        const inner = path.length === 1 ? this.#wordOf(String(path[0])) : undefined;
        if (node.kind !== 'scalar' ||
            inner === undefined ||
            !(value instanceof Map) ||
            value.has(inner) ||
            isAlias(text, node))
            return refuse();
        return isFlow(text, map) ? this.#inBraces(there, inner, value) : this.#opened(map, there, inner, value);
    }
    /** The key that the single word of a section was read as. */
    #wordOf(section) {
        const said = this.#part.reading.values.filter(({ from }) => from.length === 1 && from[0] === section);
        const [only, another] = said.map(({ to }) => to);
        return another === undefined && only?.length === 2 && only[0] === section ? String(only[1]) : undefined;
    }
    #inBraces(there, inner, value) {
        const edits = replacingWith(this.#document, there, (like) => `{ ${inner}: ${like}, ${inOneLine(value).join(', ')} }`);
        return edits ?? refuse();
    }
    /** A word that stands for a section becomes its first line. */
    #opened(map, { key, node, range }, inner, value) {
        const { text } = this.#document;
        const entry = { key, node, range };
        const indent = indentOf(text, entry) ?? refuse();
        const colon = afterColon(text, key) ?? refuse();
        const end = entryEnd(text, entry) ?? refuse();
        const behind = lineEnd(text, end);
        if (/[^ \t]/.test(text.slice(colon, node.range[0])) || !/^[ \t]*(?:#|$)/.test(text.slice(end, behind)))
            return refuse();
        const deeper = `${lineBreakAt(text, behind)}${indent}${this.stepOf(map, indent)}`;
        const lines = inLines(value, '  ');
        return [
            { range: [colon, node.range[0]], text: `${deeper}${inner}: ` },
            { range: [behind, behind], text: lines.map((line) => `${deeper}${line}`).join('') },
        ];
    }
}

;// CONCATENATED MODULE: ./build/core/review/fixes/entry-lines.js



/** Takes an entry out together with the comment on its line and those on the lines right above it. */
function takenOut(document, map, name, entry) {
    const { text } = document;
    if (isFlow(text, map))
        return { edits: removing(document, map, name) ?? entry_lines_refuse(), comments: {} };
    const end = entryEnd(text, entry);
    if (end === undefined || indentOf(text, entry) === undefined)
        return entry_lines_refuse();
    const behind = lineEnd(text, end);
    const rest = text.slice(end, behind);
    if (!/^[ \t]*(?:#|$)/.test(rest))
        return entry_lines_refuse();
    const { start, above } = commentsAbove(document, entry.key[0]);
    const next = nextLine(text, behind);
    return {
        edits: [{ range: next === behind ? [previousLineEnd(text, start), behind] : [start, next], text: '' }],
        comments: { ...(above.length > 0 && { above }), ...(rest.includes('#') && { behind: rest }) },
    };
}
const entry_lines_refuse = () => {
    throw new Unwritable('form');
};
/** The comment lines right above a key, as far in as it is; none of those that the file begins with: they are about all of it. */
function commentsAbove({ text, comments }, key) {
    const column = key - lineStart(text, key);
    const above = [];
    let start = lineStart(text, key);
    while (start > 0) {
        const before = lineStart(text, start - 1);
        const comment = commentAt(comments, before + column);
        if (comment === undefined || text.slice(before, before + column).trim() !== '')
            return { start, above };
        above.unshift(text.slice(...comment));
        start = before;
    }
    return { start: lineStart(text, key), above: [] };
}
const commentAt = (comments, offset) => firstFrom(comments, offset)?.[0] === offset ? firstFrom(comments, offset) : undefined;
/** The first comment that begins at an offset or behind it. */
function firstFrom(comments, offset) {
    let [low, high] = [0, comments.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comments[middle][0] < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return comments[low];
}

;// CONCATENATED MODULE: ./build/core/review/fixes/rewriting.js









/**
 * The edits that write one entry of a job as the reference has it: in its place where that can be, else moved with its
 * comments. Throws {@link Unwritable}.
 */
function rewriting(document, part, words) {
    const adding = new Adding(document, part);
    const edits = new Rewriting(document, part, adding).editsOf(words);
    refuseLostComments(document, edits);
    return { edits, opened: adding.opened };
}
/** No comment stands in what is replaced, unless it is written again. */
function refuseLostComments({ text, comments }, edits) {
    const written = edits.map((edit) => edit.text).join('\n');
    for (const { range } of edits) {
        for (let from = range[0];;) {
            const comment = firstFrom(comments, from);
            if (comment === undefined || comment[0] >= range[1])
                break;
            if (!written.includes(text.slice(...comment)))
                throw new Unwritable('comment');
            from = comment[1];
        }
    }
}
const rewriting_refuse = () => {
    throw new Unwritable('form');
};
class Rewriting {
    #document;
    #part;
    #adding;
    constructor(document, part, adding) {
        this.#document = document;
        this.#part = part;
        this.#adding = adding;
    }
    editsOf({ from, placed }) {
        const [first, ...others] = placed;
        const parent = (0,text_document/* nodeAt */.oB)(this.#part.map, from.slice(0, -1));
        if (parent?.kind !== 'map')
            return rewriting_refuse();
        const entry = ownEntry(this.#document.text, parent, String(from.at(-1)));
        const within = placed.filter(({ to }) => startsWith(to, from));
        const rest = placed.filter(({ to }) => !startsWith(to, from));
        if (within.length > 0)
            return [...this.#replaced(entry, from, within), ...this.#added(rest, entry.node)];
        const isBeside = startsWith(first.to, from.slice(0, -1)) && first.to.length === from.length;
        if (isBeside && !parent.entries.has(String(first.to.at(-1))))
            return [...this.#renamed(entry, first), ...this.#added(others, entry.node, String(from[0]))];
        return this.#moved(placed, entry);
    }
    #leaf(placed, written) {
        return leafOf(this.#document.text, placed, written);
    }
    /** A value in its place; a word that says several things becomes a mapping of them. */
    #replaced(entry, from, within) {
        const [only, another] = within;
        const inner = only?.to.slice(from.length) ?? [];
        const section = from.length === 1 ? String(from[0]) : '';
        const isShort = Object.hasOwn(schema/* shorthandKeys */.s3, section) && schema/* shorthandKeys */.s3[section];
        if (only && another === undefined && (inner.length === 0 || (inner.length === 1 && inner[0] === isShort)))
            return this.#valued(entry, only.node);
        const entries = new Map();
        for (const placed of within)
            addTo(entries, placed.to.slice(from.length), this.#leaf(placed, entry.node));
        return replacingWith(this.#document, entry, () => flowText(entries)) ?? rewriting_refuse();
    }
    #valued(entry, node) {
        const items = node.kind === 'list' ? node.items.map((item) => textOfNode(item)) : [];
        const like = (there) => (entry.node.kind === 'scalar' ? there : '');
        return replacingWith(this.#document, entry, (there) => textOfNode(node, like(there)), items) ?? rewriting_refuse();
    }
    #renamed(entry, { to, node }) {
        const name = String(to.at(-1));
        const value = isOtherwise({ node }, entry.node) ? this.#valued(entry, node) : [];
        return [...renaming(this.#document, entry, name), ...value];
    }
    #added(placed, written, after) {
        if (placed.length === 0)
            return [];
        const entries = new Map();
        for (const each of placed)
            addTo(entries, each.to, this.#leaf(each, written));
        return this.#adding.to(this.#part.map, [], entries, after);
    }
    /** To another mapping: where that holds the place it leaves, it is written there. */
    #moved(placed, entry) {
        const { text } = this.#document;
        const [{ from, to }, ...others] = placed;
        refuseMarks(text, entry);
        const outer = this.#outermost(from, to);
        const parts = [...others, ...this.#impliedFrom(outer, from)];
        const map = (0,text_document/* nodeAt */.oB)(this.#part.map, outer.slice(0, -1));
        const name = String(outer.at(-1));
        const old = ownEntry(text, map, name);
        const depth = outer.length - 1;
        if (this.#isFreshIn(map, old, to)) {
            // Values of the same new mapping go together, the one with the comment last.
            const here = parts.filter((part) => this.#isFreshIn(map, old, part.to));
            const elsewhere = parts.filter((part) => !here.includes(part));
            const entries = new Map();
            for (const each of [...here, placed[0]])
                addTo(entries, each.to.slice(depth), this.#leaf(each, entry.node));
            this.#adding.opened.push(...[...entries.keys()].map((key) => JSON.stringify([...outer.slice(0, -1), key])));
            return [...this.#inPlace(map, old, entries), ...this.#added(elsewhere, entry.node)];
        }
        const { edits, comments } = takenOut(this.#document, map, name, old);
        const entries = new Map();
        for (const each of parts)
            addTo(entries, each.to, this.#leaf(each, entry.node));
        addTo(entries, to, { ...this.#leaf(placed[0], entry.node), ...comments });
        const after = outer.length > 1 ? String(from[0]) : undefined;
        return besides(text, edits, this.#adding.to(this.#part.map, [], entries, after));
    }
    #inPlace(map, old, entries) {
        const { text } = this.#document;
        const end = entryEnd(text, old) ?? rewriting_refuse();
        if (isFlow(text, map))
            return [{ range: [old.key[0], end], text: inOneLine(entries).join(', ') }];
        const indent = indentOf(text, old) ?? rewriting_refuse();
        const lines = inLines(entries, this.#adding.stepOf(map, indent));
        return [{ range: [old.key[0], end], text: lines.join(`${lineBreakAt(text, end)}${indent}`) }];
    }
    /** What the mappings say that go together with an entry in them. */
    #impliedFrom(outer, from) {
        return this.#part.reading.values.filter((placed) => isImplied(placed) &&
            startsWith(from, placed.from) &&
            placed.from.length < from.length &&
            placed.from.length >= outer.length);
    }
    /** The entry, or the mapping around it that would be left empty. */
    #outermost(from, to) {
        let path = from;
        for (;;) {
            let above = path.slice(0, -1);
            const parent = (0,text_document/* nodeAt */.oB)(this.#part.map, above);
            while (typeof above.at(-1) === 'number')
                above = above.slice(0, -1);
            if (above.length === 0 || parent?.kind !== 'map' || parent.entries.size > 1 || startsWith(to, above))
                return path;
            path = above;
        }
    }
    /** Whether a key leads into the mapping and nothing stands there yet but what goes. */
    #isFreshIn(map, old, to) {
        let nearest = this.#part.map;
        for (const step of to) {
            const there = nearest.entries.get(String(step));
            if (there === undefined || there === old)
                return nearest === map;
            if (there.node.kind !== 'map')
                return false;
            nearest = there.node;
        }
        return false;
    }
}
/** An entry of a mapping that is written there, and not where an alias or a merge key points. */
function ownEntry(text, map, name) {
    const own = isAlias(text, map) ? undefined : ownEntries(map).find(([key]) => key === name)?.[1];
    if (own === undefined)
        throw new Unwritable('shared');
    return own;
}
/** An anchor or a tag before a value does not go with it. */
function refuseMarks(text, { key, node }) {
    if (node.range[1] > node.range[0] && /[&!]/.test(text.slice(key[1], node.range[0])))
        throw new Unwritable('shared');
}
/** What is added at the end of a line that is taken away stands at the end of the line before. */
function besides(text, taken, added) {
    const moved = added.map((edit) => {
        const { range } = edit;
        const gone = taken.find((each) => each.range[0] < range[0] && range[1] < each.range[1]);
        if (gone === undefined || range[0] !== range[1])
            return edit;
        const before = previousLineEnd(text, gone.range[0]);
        return { ...edit, range: [before, before] };
    });
    return [...moved, ...taken];
}

;// CONCATENATED MODULE: ./build/core/review/fixes/renamed-section.js







/** Mappings all of whose values belong into one section that the job does not have yet. */
function otherSections({ map, reading }, words) {
    const paths = new Map(words.flatMap(({ from }) => (from.length > 1 ? [[JSON.stringify(from.slice(0, -1)), from.slice(0, -1)]] : [])));
    return [...paths.values()].flatMap((from) => {
        const inside = reading.values.filter((placed) => startsWith(placed.from, from));
        const to = inside.find((placed) => placed.from.length === from.length + 1)?.to.slice(0, -1) ?? [];
        const isHere = to.length === from.length && startsWith(to, from.slice(0, -1)) && !startsWith(to, from);
        const isOneSection = inside.every((placed) => placed.to.length === to.length + 1 &&
            startsWith(placed.to, to) &&
            (placed.from.length === from.length + 1 || (placed.isPart === true && placed.from.length === from.length)));
        if (!isHere || !isOneSection || (0,text_document/* nodeAt */.oB)(map, to) !== undefined || (0,text_document/* nodeAt */.oB)(map, from)?.kind !== 'map')
            return [];
        return [{ from, to, words: words.filter((each) => startsWith(each.from, from)) }];
    });
}
/** The edits that give the section its name, and its keys theirs. Throws {@link Unwritable}. */
function renamingSection(document, part, section) {
    const { from, to, words } = section;
    const { text } = document;
    const parent = (0,text_document/* nodeAt */.oB)(part.map, from.slice(0, -1));
    const entry = ownEntry(text, parent, String(from.at(-1)));
    const map = entry.node;
    const added = new Map();
    const edits = renaming(document, entry, String(to.at(-1)));
    for (const { from: written, placed } of words) {
        const [first, ...others] = placed;
        const own = ownEntry(text, map, String(written.at(-1)));
        const name = String(first.to.at(-1));
        if (name !== String(written.at(-1)))
            edits.push(...renaming(document, own, name));
        if (isOtherwise(first, own.node))
            edits.push(...valued(document, own, first.node));
        for (const each of others)
            added.set(String(each.to.at(-1)), leafOf(text, each, own.node));
    }
    const implied = part.reading.values.filter((placed) => isImplied(placed) && placed.from.length === from.length && startsWith(placed.from, from));
    for (const each of implied)
        added.set(String(each.to.at(-1)), leafOf(text, each, map));
    if (added.size > 0) {
        const lines = isFlow(text, map) ? inOneLine(added) : inLines(added, '');
        edits.push(...(insertingLines(document, map, lines) ?? renamed_section_refuse()));
    }
    refuseLostComments(document, edits);
    return { edits, opened: [JSON.stringify(to)] };
}
const renamed_section_refuse = () => {
    throw new Unwritable('form');
};
function valued(document, entry, node) {
    const isWord = entry.node.kind === 'scalar';
    return replacingWith(document, entry, (there) => textOfNode(node, isWord ? there : '')) ?? renamed_section_refuse();
}

;// CONCATENATED MODULE: ./build/core/review/fixes/respelled.js






/** Writes keys and values in the reference's words. */
function respelled(document, path, budget) {
    let current = document;
    let standing = standingOf(document, path);
    const made = [];
    // What did not hold may do so once the rest is written: it is tried again then.
    for (let before = -1; before !== made.length;) {
        before = made.length;
        const failed = new Map();
        for (;;) {
            const found = editsIn(current, standing, failed);
            const next = apart(found);
            const proven = new Attempt(current, standing, path, keepsMeaning, budget).make(next);
            for (const { id } of next)
                if (!proven.edits.some((edit) => edit.id === id))
                    failed.set(id, budget.left < 0 ? 'limit' : 'meaning');
            made.push(...proven.edits);
            current = proven.document;
            standing = proven.standing;
            if (next.length === 0)
                break;
        }
        if (made.length === before || budget.left < current.text.length)
            return { document: current, made, left: leftIn(current, standing, failed, budget) };
    }
    return { document: current, made, left: [] };
}
/** So many characters are read again for single edits of one file. */
const mostReadAlone = 2 * 1024 * 1024;
/** The first edits that write keys in the reference's words, each by itself. */
function respellings(document, path, most) {
    if (document.problems.length > 0)
        return [];
    const standing = standing_standingOf(document, path);
    const budget = { left: mostReadAlone };
    return editsIn(document, standing, new Map())
        .filter(({ keys }) => keys > 0)
        .slice(0, most)
        .flatMap((edit) => {
        const proven = new attempt_Attempt(document, standing, path, keepsMeaning, budget).make([edit]);
        return proven.edits.length === 0 ? [] : [{ name: edit.name, text: proven.document.text }];
    });
}
/** Every job declares what it did, with as many mistakes, and each edit leaves less in other words. */
const keepsMeaning = (before, after, edits) => {
    const wrong = new Set();
    for (const [key, was] of before.parts) {
        const is = after.parts.get(key);
        if (is === undefined || standsFor(was) !== standsFor(is))
            wrong.add(key);
    }
    const counts = new Map();
    for (const { part } of edits)
        counts.set(part, (counts.get(part) ?? 0) + 1);
    for (const [key, count] of counts) {
        const [was, is] = [before, after].map(({ parts }) => parts.get(key)?.words.length ?? 0);
        if (is > was - count)
            wrong.add(key);
    }
    return wrong;
};
const standsFor = ({ declaration, mistakes }) => `${meaning(declaration)} ${JSON.stringify([...mistakes].sort())}`;
/** One edit for each entry, none where it cannot be made: why is kept. Sections go first, which take their keys along. */
function editsIn(document, standing, failed) {
    return [...standing.parts].flatMap(([key, { part, words }]) => {
        const attempted = (id, of, make) => {
            if (failed.has(id))
                return [];
            const [first] = of;
            try {
                const keys = of.filter(({ isKey }) => isKey).length;
                const place = placeOf(part.map, first);
                return [{ id, part: key, ...make(), keys, values: of.length - keys, ...place }];
            }
            catch (error) {
                if (!(error instanceof Unwritable))
                    throw error;
                failed.set(id, error.reason);
                return [];
            }
        };
        const sections = otherSections(part, words).flatMap((section) => attempted(`${key} section ${JSON.stringify(section.from)}`, section.words, () => renamingSection(document, part, section)).map((edit) => ({ edit, section })));
        const taken = new Set(sections.flatMap(({ section }) => section.words));
        const others = words
            .filter((each) => !taken.has(each))
            .flatMap((each) => attempted(idOf(key, each), [each], () => rewriting(document, part, each)));
        return [...sections.map(({ edit }) => edit), ...others];
    });
}
const idOf = (part, { from }) => `${part} ${JSON.stringify(from)}`;
function placeOf(map, { from, placed }) {
    const parent = (0,text_document/* nodeAt */.oB)(map, from.slice(0, -1));
    const entry = parent?.kind === 'map' ? parent.entries.get(String(from.at(-1))) : undefined;
    return { offset: (entry ?? placed[0].entry).key[0], name: String(from.at(-1)) };
}
/** What stays as it is written, each place once: jobs that share it name it all. */
function leftIn(document, { parts }, failed, budget) {
    const left = new Map();
    for (const [key, { part, words }] of parts) {
        for (const each of words) {
            const { offset, name } = placeOf(part.map, each);
            const reason = failed.get(idOf(key, each)) ?? 'meaning';
            const { line } = document.span([offset, offset]);
            const isOut = budget.left < document.text.length;
            if (!left.has(offset))
                left.set(offset, { line, name, reason: isOut && reason === 'meaning' ? 'limit' : reason });
        }
    }
    return [...left.values()].sort((a, b) => a.line - b.line);
}

// EXTERNAL MODULE: ./build/core/review/suggestions/line-diff.js
var line_diff = __webpack_require__(7179);
;// CONCATENATED MODULE: ./build/core/review/suggestions/changed-lines.js

/**
 * The fewest lines by which two texts differ. Never none and never replaced by nothing: a review can only replace lines
 * that stand there, and an empty replacement is read as an empty line by some and as none by others.
 */
function changedLines(before, after) {
    if (before === after)
        return undefined;
    const [was, is] = [before.split('\n'), after.split('\n')];
    let { start, same } = (0,line_diff/* commonEnds */.yd)(was, is);
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
    if (inner === undefined || parent.kind !== 'scalar' || inner === key)
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

// EXTERNAL MODULE: ./build/core/review/check.js + 6 modules
var check = __webpack_require__(8821);
;// CONCATENATED MODULE: ./build/core/review/suggestions/proof.js

/** One notice names all keys of a file: an edit clears its part of it. */
const otherSpelling = 'manifest/other-spelling';
/** Checks texts of one file against what was found in the file as it is. */
class Proof {
    #path;
    #checking;
    #before;
    #jobs;
    #spelling;
    constructor(path, text, checking) {
        this.#path = path;
        this.#checking = checking;
        const { counts, jobs, spelling } = this.#check(text);
        this.#before = counts;
        this.#jobs = jobs;
        this.#spelling = spelling;
    }
    /** Which of the findings are gone in the text; none where there is an error or a warning that was not there before. */
    cleared(text, findings) {
        const { counts, jobs, spelling } = this.#check(text);
        const isWorse = [...counts].some(([key, count]) => count > (this.#before.get(key) ?? 0));
        if (isWorse || jobs !== this.#jobs)
            return [];
        const isFewer = (key) => (counts.get(key) ?? 0) < (this.#before.get(key) ?? 0);
        return findings.filter((finding) => finding.rule === otherSpelling ? spelling !== this.#spelling : isFewer(keyOf(finding)));
    }
    #check(text) {
        const { set, thresholds, evidence } = this.#checking;
        const { findings, jobs } = (0,check/* checkFile */.vH)(this.#path, text, set, thresholds, undefined, evidence);
        const counts = new Map();
        for (const finding of findings) {
            if (finding.severity !== 'notice')
                counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
        }
        const spelling = findings.find(({ rule }) => rule === otherSpelling)?.message ?? '';
        return { counts, jobs: JSON.stringify(jobs.map(({ name }) => name)), spelling };
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
/** And so many keys in other words. */
const mostSpelled = 20;
/** So many characters of edited text are checked for one file, so that a large one does not hold up the run. */
const mostChecked = 4 * 1024 * 1024;
/** And so many jobs of it, counted at each check. */
const mostCheckedJobs = 4_000;
/** So many edits are tried one after the other where all of them do not hold together. */
const mostCombined = 10;
/**
 * The edits that one click can make: mistakes in typing, for each job its nearest alternative, and keys in other words
 * than the reference's. Each was checked to clear a finding and to bring no other error or warning, alone and together
 * with the others; no two touch the same line.
 */
const suggestionsFor = (...given) => suggestedBy([typingMistakes, nearestAlternatives, otherSpellings], ...given);
/** Of these only the alternatives. */
const alternativesFor = (...given) => suggestedBy([nearestAlternatives], ...given);
function suggestedBy(sources, ...[file, document, checking]) {
    if (file.isElsewhere || document.root === undefined)
        return [];
    const all = sources.flatMap((candidatesOf) => candidatesOf(file, document));
    return suggest_proven(file, document, checking, all);
}
function suggest_proven(file, document, checking, all) {
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
        message: rule === otherSpelling ? `${change} (${names[0]}).` : `${change}. This clears ${(0,wording/* list */.p_)(names)}.`,
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
    const mistakes = findings.flatMap((finding) => finding.fix === undefined || finding.waived ? [] : [{ finding, fix: finding.fix }]);
    return mistakes.slice(0, mostMistakes).flatMap(({ finding, fix }) => {
        const correction = corrected(document, fix);
        const lines = correction && changedLines(document.text, correction.text);
        if (lines === undefined)
            return [];
        const change = `"${fix.value}" instead of "${correction?.written}"`;
        return [{ lines, claims: [finding], change, identity: [finding.path, fix.value] }];
    });
}
/** Keys that the reference spells otherwise: the same edits that `check --fix` makes. */
function otherSpellings({ path, findings }, document) {
    const notice = findings.find(({ rule, waived }) => rule === otherSpelling && waived === undefined);
    if (notice === undefined)
        return [];
    return respellings(document, path, mostSpelled).flatMap(({ name, text }) => {
        const lines = changedLines(document.text, text);
        const change = `"${name}" as the reference spells it, with the same meaning`;
        return lines === undefined ? [] : [{ lines, claims: [notice], change, identity: [notice.rule, name] }];
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


/***/ })

};
