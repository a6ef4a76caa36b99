export const id = 335;
export const ids = [335];
export const modules = {

/***/ 4335:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReport: () => (/* binding */ markdownReport)
});

// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/utf8.js
var utf8 = __webpack_require__(7073);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/difference.js + 1 modules
var report_difference = __webpack_require__(8381);
// EXTERNAL MODULE: ./build/core/report/markdown-findings.js
var markdown_findings = __webpack_require__(7879);
// EXTERNAL MODULE: ./build/core/report/memory-bar.js
var memory_bar = __webpack_require__(4314);
// EXTERNAL MODULE: ./build/core/report/not-understood.js
var not_understood = __webpack_require__(2732);
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
        return parts.filter((part) => {
            const size = this.#measure(part);
            if (size > this.#left)
                return false;
            this.#left -= size;
            return true;
        });
    }
}

// EXTERNAL MODULE: ./build/core/report/sizing.js
var sizing = __webpack_require__(7895);
// EXTERNAL MODULE: ./build/core/report/summary-line.js
var summary_line = __webpack_require__(8684);
;// CONCATENATED MODULE: ./build/core/report/markdown.js










/** Rows of a comparison that are worth the room in a summary. */
const mostCompared = 8;
/** The report for a step summary or a page: a table of the jobs, then each job's findings and reasons. */
function markdownReport(outcome, options) {
    const { rules } = outcome;
    const jobs = outcome.files.flatMap((file) => file.jobs.map((job) => ({ file, job })));
    const head = ['## Accelerator review', '', `${(0,encode/* markdownText */.p7)((0,summary_line/* summaryLine */.d)(outcome))}`, ''];
    if (options.leftOut) {
        head.push(`GitHub shows ten annotations of a kind for a step; ${options.leftOut} more are only in this summary.`, '');
    }
    const rows = jobs.map(({ file, job }) => jobRow(file, job, options));
    const table = rows.length === 0
        ? []
        : ['| Job | Hardware | Suitability | Documents point to | Findings |', '| --- | --- | --- | --- | --- |'];
    const details = newFirst(outcome).flatMap((file) => fileDetails(file, rules, options));
    return assemble({ head, changes: changesPart(outcome, options), table, rows, details }, options.limitBytes);
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
        `${(0,encode/* markdownCode */.D9)(name)}<br>${place}`,
        (0,encode/* markdownText */.p7)(facts.hardware.label),
        compare/* verdictSign */.r0[assessment.verdict],
        advice,
        counted.join(' ') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function fileDetails(file, rules, options) {
    const loose = file.findings.filter(({ job, rule }) => job === undefined || rule.startsWith('manifest/'));
    const fileBlock = loose.length === 0 ? [] : [`### ${(0,encode/* markdownCode */.D9)(file.path)}\n\n${(0,markdown_findings/* findingList */.QQ)(loose, file.path, rules, options)}\n`];
    return [...fileBlock, ...file.jobs.map((job) => jobBlock(file, job, rules, options))];
}
function jobBlock(file, job, rules, options) {
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
        const sources = (0,markdown_findings/* sourceLinks */.$f)(rules.get(rule)?.sources ?? [], options, true);
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
/** Puts the parts together, leaving out whole rows and jobs where the place is too small, and says how many. */
function assemble({ head, changes, table, rows, details }, limitBytes) {
    const bytes = (text) => (0,utf8/* utf8Length */.w)(text) + 1;
    const budget = new SizeBudget(limitBytes - bytes([...head, ...changes.table, ...table].join('\n')) - 400, bytes);
    const shownChanges = budget.take(changes.rows);
    const shownFixed = budget.take(changes.fixed);
    const shownRows = budget.take(rows);
    const shownDetails = budget.take(details);
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
    return `${[...head, ...changed, ...shownFixed, ...table, ...shownRows, '', ...shownDetails, ...foot].join('\n')}\n`;
}


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
