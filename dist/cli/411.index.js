export const id = 411;
export const ids = [411];
export const modules = {

/***/ 2411:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReport: () => (/* binding */ markdownReport),
  summaryLimitBytes: () => (/* binding */ summaryLimitBytes)
});

// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding_finding = __webpack_require__(4337);
// EXTERNAL MODULE: ./build/core/review/outcome.js + 7 modules
var review_outcome = __webpack_require__(2637);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/utf8.js
var utf8 = __webpack_require__(7073);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/difference.js + 1 modules
var report_difference = __webpack_require__(8381);
// EXTERNAL MODULE: ./build/core/report/evidence-compared.js
var evidence_compared = __webpack_require__(8720);
// EXTERNAL MODULE: ./build/core/report/finding-sources.js
var finding_sources = __webpack_require__(3103);
// EXTERNAL MODULE: ./build/core/report/markdown-findings.js
var markdown_findings = __webpack_require__(7879);
// EXTERNAL MODULE: ./build/core/report/memory-bar.js
var memory_bar = __webpack_require__(4314);
// EXTERNAL MODULE: ./build/core/report/not-understood.js
var not_understood = __webpack_require__(2732);
// EXTERNAL MODULE: ./build/core/review/check.js + 10 modules
var check = __webpack_require__(66);
// EXTERNAL MODULE: ./build/core/review/suggestions/patch.js
var suggestions_patch = __webpack_require__(5519);
// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
;// CONCATENATED MODULE: ./build/core/review/suggestions/patch-markdown.js

/**
 * A patch as a block of code in Markdown, byte for byte but for carriage returns, which a page does not keep. Undefined
 * where it holds characters that make text look different from what it is: nobody could see what they apply.
 */
function patchMarkdown(patch) {
    // The byte order mark of the file is before its first line.
    if (unseen_signs/* unseenSign */.o$.test(patch.replace(/^([ +-])\ufeff/gm, '$1')))
        return undefined;
    const fence = fenceFor(patch);
    return `${fence}diff\n${patch.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')}${fence}\n`;
}
/** A fence that no run of back-ticks in the text can end. */
function fenceFor(text) {
    const runs = text.match(/`+/g) ?? [];
    return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
}

;// CONCATENATED MODULE: ./build/core/report/patches.js



const patchesTitle = '### Changes that were checked to clear findings';
/** The patches that the budget has room for; of a file with too many changes the first ones. */
function patchesWithin(budget, files, suggestions) {
    const blocks = [];
    let leftOut = 0;
    let unseen = 0;
    for (const file of files) {
        const own = suggestions.filter(({ path }) => path === file.path);
        if (own.length === 0)
            continue;
        if (blockOf(file, own) === undefined)
            unseen += own.length;
        else
            leftOut += own.length - takeFirst(budget, file, own, blocks);
    }
    return { blocks, leftOut, unseen };
}
/** Takes as many of the changes as there is room for, and gives their number. Half as many each time: a try is slow. */
function takeFirst(budget, file, own, blocks) {
    for (let count = own.length; count > 0; count = Math.floor(count / 2)) {
        const taken = budget.take([blockOf(file, own.slice(0, count)) ?? '']);
        blocks.push(...taken);
        if (taken.length > 0)
            return count;
    }
    return 0;
}
function blockOf(file, suggestions) {
    const patch = (0,suggestions_patch/* unifiedPatch */.jV)((0,check/* documentOf */.l)(file), suggestions);
    return patch === undefined ? undefined : patchMarkdown(patch);
}

// EXTERNAL MODULE: ./build/core/report/short-name.js
var short_name = __webpack_require__(6067);
;// CONCATENATED MODULE: ./build/core/report/size-budget.js
/** The size that is left in a text with a limit; takes whole parts only. */
class SizeBudget {
    #measure;
    #left;
    constructor(limit, measure) {
        this.#measure = measure;
        this.#left = limit;
    }
    /** Those of the parts that fit one after another; a part that is too long leaves its size to shorter ones after it. */
    take(parts) {
        return parts.filter((part) => this.#takeOne(part, Number.POSITIVE_INFINITY) !== undefined);
    }
    /** Of each section the parts that fit: first each within its share, then of what is left, in the order of the sections. */
    takeSections(sections) {
        const taken = sections.map(() => new Set());
        for (const isShared of [true, false]) {
            sections.forEach((section, at) => {
                this.#takeOf(section, taken[at], isShared ? section.share : undefined);
            });
        }
        return sections.map(({ parts }, at) => parts.filter((_, index) => taken[at]?.has(index)));
    }
    #takeOf({ parts, ranks }, taken, most = Number.POSITIVE_INFINITY) {
        const rank = (index) => ranks?.[index] ?? 0;
        let left = most;
        for (const index of [...parts.keys()].sort((a, b) => rank(a) - rank(b))) {
            if (taken.has(index))
                continue;
            const size = this.#takeOne(parts[index], left);
            if (size === undefined)
                continue;
            taken.add(index);
            left -= size;
        }
    }
    /** The size of a part that fits. */
    #takeOne(part, most) {
        const size = this.#measure(part);
        if (size > Math.min(this.#left, most))
            return undefined;
        this.#left -= size;
        return size;
    }
}

// EXTERNAL MODULE: ./build/core/report/sizing.js
var sizing = __webpack_require__(7895);
// EXTERNAL MODULE: ./build/core/report/summary-line.js
var summary_line = __webpack_require__(8684);
// EXTERNAL MODULE: ./build/core/report/unread.js
var unread = __webpack_require__(7134);
;// CONCATENATED MODULE: ./build/core/report/markdown.js

















/** What GitHub takes of a step's summary. Of a longer one it shows nothing at all. */
const summaryLimitBytes = 1024 * 1024;
/** Rows of a comparison that are worth the room in a summary. */
const mostCompared = 8;
/** The report for a step summary or a page: a table of the jobs, then each job's findings and reasons. */
function markdownReport(outcome, options) {
    const jobs = outcome.files.flatMap((file) => file.jobs.map((job) => ({ file, job })));
    const head = ['## Accelerator review', '', `${(0,encode/* markdownText */.p7)((0,summary_line/* summaryLine */.d)(outcome))}`, ''];
    const compared = (0,evidence_compared/* comparedSentences */.U)(jobs.map(({ job }) => job));
    for (const sentence of [compared.ofAll ?? [], (0,unread/* unreadSentences */.y)(outcome)].flat())
        head.push((0,encode/* markdownText */.p7)(sentence), '');
    if (options.leftOut) {
        head.push(`GitHub shows ten annotations of a kind for a step; ${options.leftOut} more are only in this summary.`, '');
    }
    const rows = jobs.map(({ file, job }) => jobRow(file, job, options));
    const table = rows.length === 0
        ? []
        : ['| Job | Hardware | Suitability | Documents point to | Findings |', '| --- | --- | --- | --- | --- |'];
    const details = newFirst(outcome).flatMap((file) => fileDetails(file, outcome, options, compared.ofJob));
    const { suggestions = [] } = options;
    const patches = (budget) => patchesWithin(budget, outcome.files, suggestions);
    const title = suggestions.length === 0 ? [] : ['', patchesTitle, ''];
    return assemble({ head, changes: changesPart(outcome, options), table, rows, details, title, patches }, options.limitBytes);
}
function jobRow(file, job, options) {
    const { assessment, facts, name } = job;
    const all = file.findings.filter((finding) => finding.job === name);
    const own = all.filter(({ waived }) => waived === undefined);
    const mistakes = { error: job.errors, warning: 0, notice: 0 };
    const counted = ['error', 'warning', 'notice']
        .map((severity) => [severity, own.filter((finding) => finding.severity === severity).length + mistakes[severity]])
        .filter(([, count]) => count > 0)
        .map(([severity, count]) => `${markdown_findings/* severitySign */.ZF[severity]} ${count}`);
    const fresh = own.filter(({ standing }) => standing === 'new').length;
    if (fresh > 0)
        counted.push(`(${fresh} new)`);
    if (all.length > own.length)
        counted.push(`☑️ ${all.length - own.length} waived`);
    const place = (0,markdown_findings/* placeLink */.aE)(file.path, job.line, options);
    const advice = assessment.recommended === 'either' ? 'either' : assessment.recommended.toUpperCase();
    const cells = [
        `${(0,encode/* markdownCode */.D9)((0,short_name/* shortName */.E)(name))}<br>${place}`,
        (0,encode/* markdownText */.p7)(facts.hardware.label),
        compare/* verdictSign */.r0[assessment.verdict],
        advice,
        counted.join(' ') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function fileDetails(file, outcome, options, compared) {
    const { rules } = outcome;
    const rank = (findings) => findings.map(rankIn(outcome)).reduce((a, b) => Math.min(a, b), finding_finding/* severities */.gO.length);
    const loose = file.findings.filter((finding) => !isOfJob(finding));
    const text = () => `### ${(0,encode/* markdownCode */.D9)(file.path)}\n\n${(0,markdown_findings/* findingList */.QQ)(loose, file.path, rules, options)}\n`;
    const fileBlock = loose.length === 0 ? [] : [{ text: text(), rank: rank(loose) }];
    const ofJobs = file.jobs.map((job) => ({
        text: jobBlock(file, job, rules, options, compared),
        rank: rank(file.findings.filter((finding) => isOfJob(finding) && finding.job === job.name)),
    }));
    return [...fileBlock, ...ofJobs];
}
const isOfJob = ({ job, rule }) => job !== undefined && !rule.startsWith('manifest/');
/** What fails the check first, then by severity, what is waived last. */
const rankIn = (outcome) => (finding) => finding.waived
    ? finding_finding/* severities */.gO.length
    : finding_finding/* severities */.gO.indexOf(finding.severity) - ((0,review_outcome/* fails */.c)(finding, outcome) ? finding_finding/* severities */.gO.length : 0);
function jobBlock(file, job, rules, options, compared) {
    const { assessment, name, facts } = job;
    const findings = file.findings.filter((finding) => finding.job === name && !finding.rule.startsWith('manifest/'));
    const parts = [
        `### ${(0,encode/* markdownCode */.D9)(name)}: ${compare/* verdictSign */.r0[assessment.verdict]} on ${(0,encode/* markdownText */.p7)(facts.hardware.label)}`,
        '',
    ];
    parts.push(...(0,not_understood/* notUnderstood */.h)(job).flatMap((words) => [(0,encode/* markdownText */.p7)(words), '']));
    const sizes = (0,sizing/* sizingParts */.BL)(facts.sizing);
    if (sizes.length > 0) {
        const { assumptions } = facts.sizing;
        const taken = assumptions.length > 0 ? `<br><sub>Assumed: ${(0,encode/* markdownText */.p7)(assumptions.join('; '))}</sub>` : '';
        const drawn = facts.sizing.memory && (0,memory_bar/* memoryBar */.H)(facts.sizing.memory);
        const bar = drawn ? `<br><code>${(0,encode/* markdownText */.p7)(drawn.bar)}</code><br><sub>${(0,encode/* markdownText */.p7)(drawn.legend)}</sub>` : '';
        parts.push(`**Sizing:** ${(0,encode/* markdownText */.p7)(sizes.join('; '))}${bar}${taken}`, '');
    }
    const sentence = compared(job);
    if (sentence !== undefined)
        parts.push((0,encode/* markdownText */.p7)(sentence), '');
    if (findings.length > 0)
        parts.push((0,markdown_findings/* findingList */.QQ)(findings, file.path, rules, options), '');
    if (job.alternatives.length > 0)
        parts.push('**Would pass (checked):**', '', ...job.alternatives.map(({ change }) => `- ${(0,encode/* markdownText */.p7)(change)}`), '');
    if (job.comparison)
        parts.push((0,compare/* comparisonDetails */.Yo)(job.comparison, mostCompared));
    if (assessment.for.length > 0)
        parts.push('**For this choice**', '', ...reasonList(assessment.for, rules, options), '');
    if (assessment.undecided.length > 0) {
        const keys = assessment.undecided.map((key) => (0,encode/* markdownCode */.D9)(key)).join(', ');
        parts.push(`**Not declared, and would make the answer firmer:** ${keys}`, '');
    }
    return parts.join('\n');
}
function reasonList(reasons, rules, options) {
    return reasons.map(({ rule, reason }) => {
        const sources = (0,markdown_findings/* sourceLinks */.$f)((0,finding_sources/* sourcesOf */.u)({ rule }, rules), options, true);
        return `- ${(0,encode/* markdownText */.p7)(reason)} (${(0,markdown_findings/* ruleLink */.lN)(rule, rules, options)}; ${sources})`;
    });
}
/** Files with new findings first: where room is short, the others are left out. */
function newFirst({ files }) {
    const hasNew = ({ findings }) => findings.some(({ standing }) => standing === 'new');
    return [...files.filter(hasNew), ...files.filter((file) => !hasNew(file))];
}
function changesPart({ difference, jobs }, options) {
    if (difference === undefined)
        return { table: [], rows: [], fixed: [] };
    const { head, rows } = (0,report_difference/* changesTable */.EI)(difference.jobs, options);
    const items = (0,report_difference/* fixedItems */.X8)(difference.fixed);
    return {
        table: rows.length === 0 ? [] : [`**${(0,report_difference/* changesTitle */.wv)(difference, jobs)}**`, '', ...head],
        rows,
        fixed: items.length === 0 ? [] : [`${(0,markdown_findings/* folding */.aB)(`${items.length} fixed`, items.join('\n'))}\n`],
    };
}
/** Room for the sentences that say what is left out, however many there are of each. */
const footBytes = 800;
/** What each table takes at most before the findings had their turn: they are what somebody has to act on. */
const tableShare = 0.25;
/** Puts the parts together, leaving out whole rows and jobs where the place is too small, and says how many. */
function assemble({ head, changes, table, rows, details, title, patches }, limitBytes) {
    const bytes = (text) => (0,utf8/* utf8Length */.w)(text) + 1;
    const fixed = bytes([...head, ...changes.table, ...table, ...title].join('\n')) + footBytes;
    const budget = new SizeBudget(limitBytes - fixed, bytes);
    const share = limitBytes * tableShare;
    const [shownChanges = [], shownFixed = [], shownRows = [], shownDetails = []] = budget.takeSections([
        { parts: changes.rows, share },
        { parts: changes.fixed, share: 0 },
        { parts: rows, share },
        { parts: details.map(({ text }) => text), ranks: details.map(({ rank }) => rank) },
    ]);
    const shownPatches = patches(budget);
    const missing = [
        changes.rows.length > shownChanges.length
            ? `${changes.rows.length - shownChanges.length} more changed jobs are not in their table`
            : '',
        changes.fixed.length > shownFixed.length ? 'what is fixed is not listed' : '',
        rows.length > shownRows.length ? `${rows.length - shownRows.length} more jobs are not in the table` : '',
        details.length > shownDetails.length
            ? `the details of ${details.length - shownDetails.length} more are left out`
            : '',
    ].filter((part) => part !== '');
    const foot = missing.length === 0 ? [] : ['', `_For lack of space ${missing.join(', and ')}; the JSON report holds everything._`];
    const changed = changes.table.length === 0 ? [] : [...changes.table, ...shownChanges, ''];
    const body = [...head, ...changed, ...shownFixed, ...table, ...shownRows, '', ...shownDetails];
    return `${[...body, ...title, ...shownPatches.blocks, ...foot, ...patchesFoot(shownPatches)].join('\n')}\n`;
}
/** What is said of changes that are not shown. The JSON report does not hold them. */
function patchesFoot({ leftOut, unseen }) {
    const printing = 'accelerator-review check --unsafe-fixes --diff';
    return [
        ...(leftOut === 0 ? [] : ['', `_For lack of space ${counted(leftOut)} left out; \`${printing}\` prints all._`]),
        ...(unseen === 0 ? [] : ['', `_${counted(unseen)} not shown: nobody would see all signs of the lines._`]),
    ];
}
const counted = (changes) => (changes === 1 ? '1 change is' : `${changes} changes are`);


/***/ }),

/***/ 7179:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ hunksOfLines),
/* harmony export */   Yf: () => (/* binding */ lineChanges),
/* harmony export */   yd: () => (/* binding */ commonEnds)
/* harmony export */ });
/** Unchanged lines that are shown around a change. */
const context = 3;
/** Above so many pairs of lines, all are replaced: a table of them would take too much room. */
const mostPairs = 250_000;
/** How many lines two texts begin and end with alike; no line counts for both. */
function commonEnds(was, is) {
    const most = Math.min(was.length, is.length);
    let start = 0;
    while (start < most && was[start] === is[start])
        start++;
    let same = 0;
    while (same < most - start && was[was.length - 1 - same] === is[is.length - 1 - same])
        same++;
    return { start, same };
}
/** The least that turns some lines into others. */
function lineChanges(before, after) {
    if (before.length * after.length > mostPairs)
        return [...signed('-', before), ...signed('+', after)];
    const common = commonLengths(before, after);
    const changes = [];
    let [left, right] = [0, 0];
    while (left < before.length || right < after.length) {
        const [was, is] = [before[left], after[right]];
        if (was !== undefined && was === is) {
            changes.push({ sign: ' ', line: was });
            left++;
            right++;
        }
        else if (was !== undefined &&
            (is === undefined || lengthAt(common, left + 1, right) >= lengthAt(common, left, right + 1))) {
            changes.push({ sign: '-', line: was });
            left++;
        }
        else {
            changes.push({ sign: '+', line: is });
            right++;
        }
    }
    return changes;
}
const signed = (sign, lines) => lines.map((line) => ({ sign, line }));
/** For each pair of places, how many lines the rests have in common in order. */
function commonLengths(before, after) {
    const lengths = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
    for (let left = before.length - 1; left >= 0; left--) {
        const row = lengths[left];
        for (let right = after.length - 1; right >= 0; right--) {
            row[right] =
                before[left] === after[right]
                    ? lengthAt(lengths, left + 1, right + 1) + 1
                    : Math.max(lengthAt(lengths, left + 1, right), lengthAt(lengths, left, right + 1));
        }
    }
    return lengths;
}
const lengthAt = (lengths, left, right) => lengths[left]?.[right] ?? 0;
/** The parts of a diff of a whole file that hold changes, each with some unchanged lines around it. */
function hunksOfLines(changes) {
    const hunks = [];
    let start = 0;
    while (start < changes.length) {
        const first = nextChange(changes, start);
        if (first === undefined)
            break;
        let last = first;
        for (let next = nextChange(changes, first + 1); next !== undefined; next = nextChange(changes, last + 1)) {
            if (next - last > 2 * context + 1)
                break;
            last = next;
        }
        const from = Math.max(first - context, start);
        const to = Math.min(last + context + 1, changes.length);
        const linesBefore = (sign) => changes.slice(0, from).filter((change) => change.sign !== sign).length;
        hunks.push({ left: linesBefore('+') + 1, right: linesBefore('-') + 1, changes: changes.slice(from, to) });
        start = to;
    }
    return hunks;
}
function nextChange(changes, start) {
    for (let index = start; index < changes.length; index++)
        if (changes[index]?.sign !== ' ')
            return index;
    return undefined;
}


/***/ }),

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
