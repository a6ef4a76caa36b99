export const id = 934;
export const ids = [934];
export const modules = {

/***/ 2553:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReport: () => (/* binding */ markdownReport),
  summaryLimitBytes: () => (/* binding */ summaryLimitBytes)
});

// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/utf8.js
var utf8 = __webpack_require__(7073);
// EXTERNAL MODULE: ./build/core/report/difference.js
var difference = __webpack_require__(4886);
// EXTERNAL MODULE: ./build/core/report/evidence-compared.js
var evidence_compared = __webpack_require__(8720);
// EXTERNAL MODULE: ./build/core/report/finding-groups.js
var finding_groups = __webpack_require__(3049);
// EXTERNAL MODULE: ./build/core/report/markdown-findings.js + 1 modules
var markdown_findings = __webpack_require__(4562);
;// CONCATENATED MODULE: ./build/core/report/fitting-items.js

/** So many places a block names, the most that leaves it within its size. */
const placesTried = [500, 100, 20, 3];
/** The blocks as items of a list, each with as many of its places as a part of the whole page has room for. */
function fittingItems(blocks, rules, options, most) {
    const ways = waysOf(blocks);
    return blocks.map((block) => {
        const tried = (mostPlaces) => (0,markdown_findings/* blockItem */.fz)(block, rules, { ...options, mostPlaces, ways });
        const fitting = placesTried.find((mostPlaces) => tried(mostPlaces).length <= most);
        return tried(fitting ?? 1);
    });
}
/** The nearest change that would pass, with the first finding of each job that has a paragraph of its own. */
function waysOf(blocks) {
    const told = new Set();
    const ways = new Map();
    for (const same of blocks.flatMap(({ variants }) => variants)) {
        const [place, another] = same.places;
        if (place === undefined || another !== undefined || place.finding.waived)
            continue;
        const job = place.file.jobs.find(({ name }) => name === place.finding.job);
        const way = (0,markdown_findings/* nearestWay */.k1)(place.file.jobs, place.finding);
        if (job === undefined || way === undefined || told.has(job))
            continue;
        told.add(job);
        ways.set(same, way);
    }
    return ways;
}

// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/favored.js
var favored = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/core/report/finding-sources.js
var finding_sources = __webpack_require__(3103);
// EXTERNAL MODULE: ./build/core/report/job-name.js
var job_name = __webpack_require__(628);
// EXTERNAL MODULE: ./build/core/report/judged.js
var judged = __webpack_require__(1604);
// EXTERNAL MODULE: ./build/core/report/memory-bar.js
var memory_bar = __webpack_require__(4314);
// EXTERNAL MODULE: ./build/core/report/not-understood.js
var not_understood = __webpack_require__(2732);
// EXTERNAL MODULE: ./build/core/report/sizing.js
var sizing = __webpack_require__(7895);
;// CONCATENATED MODULE: ./build/core/report/job-details.js











/** Rows of a comparison that are worth the room in a summary. */
const mostCompared = 8;
/**
 * One job in one look, folded under its verdict: memory by parts, time and cost, what would pass, the balance of reasons
 * as they apply to this job, and what was assumed.
 */
function jobDetails({ file, job, compared, rules }, options) {
    const { assessment, facts } = job;
    const { for: reasonsFor, against, undecided } = assessment;
    const title = `${compare/* verdictSign */.r0[assessment.verdict]}: ${(0,encode/* htmlCode */.h8)((0,job_name/* jobTitle */.a9)(file.path, job))} on ${(0,encode/* htmlCode */.h8)(facts.hardware.label)}`;
    const list = (head, reasons) => reasons.length === 0 ? [] : [[`**${head}**`, '', ...reasonItems(reasons, rules, options)].join('\n')];
    const parts = [
        ...(0,not_understood/* notUnderstood */.h)(job).map(encode/* markdownText */.p7),
        ...judgedPart(job),
        ...sizingPart(job),
        ...waysPart(job),
        ...favoredPart(job),
        ...list('For this choice', reasonsFor),
        ...list('Against this choice', against),
        ...(compared === undefined ? [] : [(0,encode/* markdownText */.p7)(compared)]),
        ...(undecided.length === 0 ? [] : [`To judge it better, declare ${undecided.map(encode/* markdownCode */.D9).join(', ')}.`]),
        ...(job.comparison ? [(0,compare/* comparisonDetails */.Yo)(job.comparison, mostCompared)] : []),
        ...assumedPart(job),
    ];
    return `${(0,markdown_findings/* folding */.aB)(title, parts.join('\n\n'))}\n`;
}
/** What the verdict does not rest on. */
function judgedPart(job) {
    const words = (0,judged/* judgedWords */.T)(job);
    return words === undefined ? [] : [(0,encode/* markdownText */.p7)((0,wording/* sentence */.em)(words))];
}
function sizingPart({ facts }) {
    const sizes = (0,sizing/* sizingParts */.BL)(facts.sizing);
    if (sizes.length === 0)
        return [];
    const drawn = facts.sizing.memory && (0,memory_bar/* memoryBar */.H)(facts.sizing.memory);
    const bar = drawn ? [`<code>${(0,encode/* markdownText */.p7)(drawn.bar)}</code>`, `<sub>${(0,encode/* markdownText */.p7)(drawn.legend)}</sub>`] : [];
    return [[(0,encode/* markdownText */.p7)((0,wording/* sentence */.em)(sizes.join('; '))), ...bar].join('<br>')];
}
const waysPart = ({ alternatives }) => alternatives.length === 0
    ? []
    : [['**Would pass (checked)**', '', ...alternatives.map(({ change }) => `- ${(0,encode/* markdownText */.p7)(change)}`)].join('\n')];
/** The kind that the guidance favors, where it is not the chosen one. */
const favoredPart = ({ assessment }) => {
    const words = (0,favored/* favoredWords */.j)(assessment);
    return words === undefined ? [] : [(0,encode/* markdownText */.p7)((0,wording/* sentence */.em)(words))];
};
const assumedPart = ({ facts: { sizing } }) => sizing.assumptions.length === 0
    ? []
    : [(0,markdown_findings/* folding */.aB)('Assumed', sizing.assumptions.map((each) => `- ${(0,encode/* markdownText */.p7)((0,wording/* sentence */.em)(each))}`).join('\n'))];
const reasonItems = (reasons, rules, options) => reasons.map(({ rule, reason, sources: own }) => {
    const sources = (0,markdown_findings/* sourceLinks */.$f)((0,finding_sources/* sourcesOf */.u0)({ rule, ...(own && { sources: own }) }, rules), options);
    return `- ${(0,encode/* markdownText */.p7)(reason)} ${(0,markdown_findings/* ruleLink */.lN)(rule, rules, options)}${sources === '' ? '' : ` <sub>${sources}</sub>`}`;
});

// EXTERNAL MODULE: ./build/core/report/jobs-table.js
var jobs_table = __webpack_require__(296);
// EXTERNAL MODULE: ./build/core/review/check.js + 5 modules
var check = __webpack_require__(7054);
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
    const patch = (0,suggestions_patch/* unifiedPatch */.jV)((0,check/* documentOf */.lM)(file), suggestions);
    return patch === undefined ? undefined : patchMarkdown(patch);
}

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

// EXTERNAL MODULE: ./build/core/report/summary-line.js
var summary_line = __webpack_require__(8684);
// EXTERNAL MODULE: ./build/core/report/unread.js
var unread = __webpack_require__(7134);
;// CONCATENATED MODULE: ./build/core/report/markdown.js













/** What GitHub takes of a step's summary. Of a longer one it shows nothing at all. */
const summaryLimitBytes = 1024 * 1024;
/** The report for a step summary or a page: the gate, the findings as blocks, one table of the jobs, then each job. */
function markdownReport(outcome, options) {
    const { suggestions = [], limitBytes } = options;
    const jobs = outcome.files.flatMap((file) => file.jobs);
    const compared = (0,evidence_compared/* comparedSentences */.U)(jobs);
    const { head: tableHead, rows, rest } = (0,jobs_table/* jobsTable */.xf)(outcome, options);
    const fixed = (0,difference/* goneItems */.EW)(outcome.difference?.fixed ?? []);
    const notJudged = (0,difference/* goneItems */.EW)(outcome.difference?.notJudged ?? []);
    const items = (isWanted) => fittingItems((0,finding_groups/* findingBlocks */.Y1)(outcome, isWanted), outcome.rules, { ...options, reportLinks: true }, limitBytes / 8);
    const parts = {
        head: headLines(outcome, options),
        findings: items((finding) => !(0,finding_groups/* isSettled */.Is)(finding, outcome)),
        settled: items((finding) => (0,finding_groups/* isSettled */.Is)(finding, outcome)),
        gone: [
            ...(notJudged.length === 0 ? [] : ['### No longer judged', '', ...notJudged, '']),
            ...(fixed.length === 0 ? [] : [`${(0,markdown_findings/* folding */.aB)(`${fixed.length} fixed`, fixed.join('\n'))}\n`]),
        ],
        table: rows.length === 0 ? [] : ['### Jobs', '', ...tableHead],
        rows,
        rest: [rest, ...[compared.ofAll ?? [], (0,unread/* unreadSentences */.y)(outcome)].flat(), detailsSentence(outcome)]
            .filter((sentence) => sentence !== undefined)
            .flatMap((sentence) => ['', (0,encode/* markdownText */.p7)(sentence)]),
        details: detailsOf(outcome, options, compared.ofJob),
        title: suggestions.length === 0 ? [] : ['', patchesTitle, ''],
        patches: (budget) => patchesWithin(budget, outcome.files, suggestions),
    };
    return assemble(parts, limitBytes);
}
function headLines(outcome, { leftOut }) {
    const unshown = `GitHub shows ten annotations of a kind for a step; ${leftOut} more are only in this summary.`;
    return [
        `## ${outcome.failed ? '\u274c' : '\u2705'} ${(0,encode/* markdownText */.p7)((0,summary_line/* gateSentence */.zo)(outcome))}`,
        '',
        `Accelerator review of ${(0,encode/* markdownText */.p7)((0,summary_line/* countsSentence */.KS)(outcome))}${leftOut ? ` ${unshown}` : ''}`,
        '',
    ];
}
/** Of so many jobs all is told, the worst first: who needs it of more has the JSON report. */
const mostDetails = 10;
/** The jobs that have details to tell, as the table has them. */
const detailed = (outcome) => {
    const { rows, quiet } = (0,jobs_table/* jobRows */.lS)(outcome);
    return [...rows, ...(quiet.length > jobs_table/* mostQuiet */.Yi ? [] : quiet)].flatMap(({ file, pair: { head } }) => file === undefined || head === undefined ? [] : [{ file, job: head.job }]);
};
const detailsOf = (outcome, options, comparedOf) => detailed(outcome)
    .slice(0, mostDetails)
    .map(({ file, job }) => jobDetails({ file, job, compared: comparedOf(job), rules: outcome.rules }, options));
const detailsSentence = (outcome) => {
    const more = detailed(outcome).length - mostDetails;
    if (more <= 0)
        return undefined;
    return `The first ${mostDetails} jobs follow in detail; the JSON report has the other ${more} as well.`;
};
/** Room for the sentences that say what is left out, however many there are of each. */
const footBytes = 800;
/** What the table takes at most before the findings had their turn: they are what somebody has to act on. */
const tableShare = 0.25;
/** Puts the parts together, leaving out whole blocks, rows and jobs where the place is too small, and says how many. */
function assemble(parts, limitBytes) {
    const { head, findings, settled, gone, table, rows, rest, details, title, patches } = parts;
    const bytes = (text) => (0,utf8/* utf8Length */.w)(text) + 1;
    const always = bytes([...head, ...table, ...rest, ...title].join('\n')) + footBytes;
    const budget = new SizeBudget(limitBytes - always, bytes);
    const [shownFindings = [], shownRows = [], shownSettled = [], shownGone = [], shownDetails = []] = budget.takeSections([
        { parts: findings },
        { parts: rows, share: limitBytes * tableShare },
        { parts: settled, share: 0 },
        { parts: gone, share: 0 },
        { parts: details, share: 0 },
    ]);
    const shownPatches = patches(budget);
    const missing = [
        counted(findings.length + settled.length - shownFindings.length - shownSettled.length, 'kind of finding', 'kinds of findings'),
        counted(rows.length - shownRows.length, 'job of the table', 'jobs of the table'),
        gone.length > shownGone.length ? 'the list of findings that are gone' : '',
        counted(details.length - shownDetails.length, 'job\u2019s details', 'jobs\u2019 details'),
    ].filter((part) => part !== '');
    const foot = missing.length === 0 ? [] : ['', `_For lack of space left out: ${missing.join(', ')}. The JSON report has all._`];
    const onBase = shownSettled.length === 0 ? [] : [(0,markdown_findings/* folding */.aB)('Existing findings', shownSettled.join('\n')), ''];
    const page = [
        ...head,
        ...shownFindings,
        '',
        ...onBase,
        ...shownGone,
        ...table,
        ...shownRows,
        ...rest,
        '',
        ...shownDetails,
    ];
    const text = page
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trimEnd();
    return `${[text, ...title, ...shownPatches.blocks, ...foot, ...patchesFoot(shownPatches)].join('\n')}\n`;
}
const counted = (count, one, several) => count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
/** What is said of changes that are not shown. The JSON report does not hold them. */
function patchesFoot({ leftOut, unseen }) {
    const printing = 'accelerator-review check --unsafe-fixes --diff';
    return [
        ...(leftOut === 0 ? [] : ['', `_For lack of space ${changes(leftOut)} left out; \`${printing}\` prints all._`]),
        ...(unseen === 0 ? [] : ['', `_${changes(unseen)} not shown: some signs of their lines cannot be seen._`]),
    ];
}
const changes = (count) => (count === 1 ? '1 change is' : `${count} changes are`);


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
