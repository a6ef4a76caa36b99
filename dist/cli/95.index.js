export const id = 95;
export const ids = [95];
export const modules = {

/***/ 1095:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonParts: () => (/* binding */ jsonParts),
/* harmony export */   jsonReport: () => (/* binding */ jsonReport),
/* harmony export */   reportOf: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _review_evidence_compared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2006);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5232);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4886);
/* harmony import */ var _finding_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3103);
/* harmony import */ var _sizing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2093);






/** The versioned report of the contract as text. */
const jsonReport = (outcome, origin) => [...jsonParts(outcome, origin)].join('');
/** The same text in parts, each made when it is asked for: the report is some ten times as long as its manifests. */
function* jsonParts(outcome, origin) {
    // Only here a line begins like this: the texts in a report hold no line breaks of their own.
    const [start = '', end] = (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(reportWith(outcome, [], origin)).split('\n  "files": []');
    yield `${start}\n  "files": [`;
    for (const [index, file] of outcome.files.entries()) {
        const text = (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(fileReport(file, outcome.rules)).replaceAll('\n', '\n    ');
        yield `${index === 0 ? '' : ','}\n    ${text}`;
    }
    yield `${outcome.files.length === 0 ? '' : '\n  '}]${end}\n`;
}
/** The versioned report of the contract, `docs/json-report.md`: never a dump of internal types. */
const reportOf = (outcome, origin) => reportWith(outcome, outcome.files.map((file) => fileReport(file, outcome.rules)), origin);
function reportWith(outcome, files, origin) {
    const { counts, failed, jobs, rules, policies, difference, unread, withdrawn, undeclared } = outcome;
    return {
        version: 1,
        tool: { name: 'accelerator-review', version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r },
        ...origin,
        summary: {
            files: outcome.files.filter(({ isGone }) => isGone !== true).length,
            jobs,
            ...counts,
            ...(difference && standingCounts(difference)),
            ...(withdrawn && { withdrawn: withdrawn.length }),
            failed,
        },
        ...(policies.length > 0 && { policies }),
        files,
        ...(difference && { difference: differenceReport(difference, rules) }),
        ...(withdrawn && { withdrawn: withdrawn.map(({ path, job }) => ({ path, ...(job !== undefined && { job }) })) }),
        ...(unread && { unread: unreadReport(unread) }),
        ...(undeclared && { undeclared }),
    };
}
/** What is no longer judged is counted where there is any. */
const standingCounts = ({ counts: { notJudged, ...counts } }) => ({
    ...counts,
    ...(notJudged > 0 && { notJudged }),
});
const unreadReport = ({ tooLarge, gaveUp, incomplete }) => ({
    tooLarge,
    gaveUp: gaveUp.map(({ path, because }) => ({ path, because })),
    cut: incomplete !== undefined,
    ...(incomplete !== undefined && { incomplete }),
});
function fileReport({ path, jobs, findings }, rules) {
    return { path, jobs: jobs.map(jobReport), findings: findings.map((finding) => findingReport(finding, rules)) };
}
function differenceReport({ fixed, notJudged, jobs }, rules) {
    const gone = ({ path, finding }) => ({ path, ...findingReport(finding, rules) });
    return {
        fixed: fixed.map(gone),
        ...(notJudged.length > 0 && { notJudged: notJudged.map(gone) }),
        jobs: jobs.map(_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .jobChangeReport */ .Ot),
    };
}
function jobReport({ name, line, assessment, facts, alternatives, searched, errors, notKnown, readAs, }) {
    const compared = (0,_review_evidence_compared_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceCompared */ .p)(facts);
    return {
        name,
        line,
        declared: declaredReport(facts),
        notKnown,
        readAs: readAs.map(({ path, as }) => ({ path, as })),
        errors,
        assessment: {
            ...assessment,
            for: assessment.for.map(reasonReport),
            against: assessment.against.map(reasonReport),
        },
        sizing: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .sizingReport */ .R8)(facts.sizing),
        ...(compared && { evidence: compared }),
        alternatives: alternatives.map(({ change, set, memory, likelyChipHours }) => ({
            change,
            set: set.map(({ path, value }) => ({ path, value })),
            ...(memory && {
                memory: { likelyGiB: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(memory.likelyGiB), capacityGiB: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(memory.capacityGiB) },
            }),
            ...(likelyChipHours !== undefined && { likelyChipHours: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(likelyChipHours) }),
        })),
        // Without this, an empty list would say that there is no way to pass.
        ...(!searched && { alternativesSearched: false }),
    };
}
const reasonReport = ({ rule, reason }) => ({ rule, reason });
function declaredReport({ framework, stage, task, hardware, declaration }) {
    const { candidates, name, count, provider, vendor } = hardware;
    const [only, another] = candidates;
    const own = only?.id === 'declared' ? only.name : only?.id;
    const accelerator = another === undefined ? own : name?.label.toLowerCase();
    const kind = declaration.hardware?.kind === 'npu' ? 'npu' : hardware.kind;
    return {
        framework: framework.declared.map(({ id }) => id),
        ...(stage && { stage }),
        task,
        ...(accelerator !== undefined && { accelerator }),
        ...(kind && { kind }),
        ...(vendor !== undefined && { vendor }),
        ...(count !== undefined && { count }),
        ...(provider && { provider: provider.id }),
        ...(declaration.model?.name !== undefined && { model: declaration.model.name }),
        labels: declaration.labels ?? {},
        group: declaration.group ?? null,
    };
}
function findingReport(finding, rules) {
    const { rule, severity, job, message, remedy, span, related, waived, standing, onBase } = finding;
    const note = rules.get(rule);
    return {
        rule,
        severity,
        ...(job !== undefined && { job }),
        message,
        remedy,
        ...span,
        related: related.map((place) => ({ path: place.file, ...place.span, message: place.message })),
        sources: (0,_finding_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(finding, rules),
        help: note?.help ?? `docs/rules/${rule}.md`,
        ...(waived && { waived: waivedReport(waived) }),
        ...(standing && { standing }),
        ...(onBase && { onBase }),
    };
}
const waivedReport = ({ reason, owner, ticket, expires, daysLeft, place }) => ({
    reason,
    ...(owner !== undefined && { owner }),
    ...(ticket !== undefined && { ticket }),
    expires,
    daysLeft,
    path: place.file,
    line: place.line,
});


/***/ })

};
