export const id = 387;
export const ids = [387];
export const modules = {

/***/ 3387:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotate: () => (/* binding */ annotate),
/* harmony export */   workflowCommands: () => (/* binding */ workflowCommands)
/* harmony export */ });
/* unused harmony export annotateAll */
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4337);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5232);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8708);
/* harmony import */ var _docs_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1171);
/* harmony import */ var _finding_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3103);
/* harmony import */ var _job_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(628);
/* harmony import */ var _markdown_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4562);







/** GitHub shows ten of each level for a step, the first ones it reads; what comes later is only in the log. */
const perSeverity = 10;
/** The runner cuts a message here, in UTF-16 units. */
const longestMessage = 4096;
/**
 * The findings as annotations, gravest first and of those the new ones first, cut to what GitHub shows. The TPU-leaning
 * notices of a job are one, and what a waiver covers asks for nobody's attention.
 */
function annotate(outcome, options = {}) {
    const all = annotateAll(outcome, options);
    const shown = _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.flatMap((severity) => all.filter((item) => item.severity === severity).slice(0, perSeverity));
    return { shown, leftOut: all.length - shown.length };
}
/** All of them, for a place without that limit. */
function annotateAll({ files, rules }, { docs } = {}) {
    const those = (isWanted) => files.flatMap((file) => joinTpuNotices(file.findings.filter((finding) => finding.waived === undefined && isWanted(finding)), rules).map((group) => annotationOf(file, group, rules, docs)));
    const isExisting = ({ standing }) => standing === 'existing';
    return [...those((finding) => !isExisting(finding)), ...those(isExisting)];
}
/** Annotations as workflow commands, one a line. */
function workflowCommands(annotations) {
    return annotations.map(({ severity, file, span, title, message }) => {
        const properties = [
            ['title', title],
            ...(file === undefined ? [] : placeOf(file, span)),
        ];
        const fields = properties.map(([key, value]) => `${key}=${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .commandProperty */ .N1)(String(value))}`).join(',');
        return `::${severity} ${fields}::${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .commandData */ .wq)(message)}`;
    });
}
const placeOf = (file, span) => [
    ['file', file],
    ['line', span.line],
    ['endLine', span.endLine],
    ['col', span.column],
    // GitHub's last column is inclusive.
    ['endColumn', Math.max(span.column, span.endColumn - 1)],
];
function joinTpuNotices(findings, rules) {
    const groups = [];
    const noticesOfJob = new Map();
    for (const finding of findings) {
        const leansToTpu = rules.get(finding.rule)?.leansToTpu === true;
        const job = finding.job ?? '';
        const joined = leansToTpu ? noticesOfJob.get(job) : undefined;
        if (joined)
            joined.push(finding);
        else {
            const group = [finding];
            groups.push(group);
            if (leansToTpu)
                noticesOfJob.set(job, group);
        }
    }
    return groups;
}
function annotationOf(file, group, rules, docs) {
    const { path, isElsewhere = false } = file;
    const [first] = group;
    const way = (0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWay */ .k1)(file.jobs, first);
    const page = (0,_docs_address_js__WEBPACK_IMPORTED_MODULE_2__/* .rulePage */ .gd)(first.rule, rules, docs);
    const text = [
        ...(isElsewhere ? [`In ${path}, line ${first.span.line}:`] : []),
        ...group.map(({ message }) => message),
        ...new Set(group.map(({ remedy }) => `Do: ${remedy}`)),
        ...(way === undefined ? [] : [`Would pass: ${way}.`]),
        ...new Set(group.flatMap((finding) => (0,_finding_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceWords */ .hI)(finding, rules, docs).map((words) => `Source: ${words}`))),
        ...(page === undefined ? [] : [`Rule: ${page}`]),
    ].join('\n');
    const message = text.length > longestMessage ? `${text.slice(0, longestMessage - 2).toWellFormed()} \u2026` : text;
    const job = (0,_job_name_js__WEBPACK_IMPORTED_MODULE_6__/* .nameBesidePath */ .Te)(file, first.job);
    const title = [(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(group.map(({ rule }) => rule)), job].filter((part) => part !== undefined).join(' \u00b7 ');
    return {
        severity: first.severity,
        ...(!isElsewhere && { file: path }),
        span: first.span,
        title: title.slice(0, 255).toWellFormed(),
        message,
    };
}


/***/ })

};
