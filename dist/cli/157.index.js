export const id = 157;
export const ids = [157];
export const modules = {

/***/ 5157:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junitReport: () => (/* binding */ junitReport)
/* harmony export */ });
/* harmony import */ var _review_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4436);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5232);
/* harmony import */ var _docs_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1171);
/* harmony import */ var _finding_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3103);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8928);
/* harmony import */ var _job_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(628);






/**
 * The outcome as JUnit XML: a suite for each file, in it a test for the file itself and one for each job. A test fails
 * where a finding fails the check, and is skipped where nothing fails and a waiver covers something.
 */
function junitReport(outcome) {
    const suites = outcome.files.map((file) => ({ file, cases: casesOf(file, outcome) }));
    const all = suites.flatMap(({ cases }) => cases);
    return `${[
        '<?xml version="1.0" encoding="UTF-8"?>',
        // The schemas know no number of skipped tests here.
        `<testsuites name="accelerator-review"${attributes(totals(all))}>`,
        ...suites.flatMap((suite) => suiteLines(suite, outcome.rules)),
        '</testsuites>',
    ].join('\n')}\n`;
}
function casesOf({ path, jobs, findings }, outcome) {
    const names = new Set(jobs.map(({ name }) => name));
    // Also what is said of a job that could not be read.
    const ofFile = findings.filter(({ job }) => job === undefined || !names.has(job));
    const caseOf = (name, line, own) => {
        const counted = own.filter(({ waived }) => waived === undefined);
        return {
            name,
            line,
            failing: counted.filter((finding) => (0,_review_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c)(finding, outcome)),
            waived: own.filter(({ waived }) => waived !== undefined),
            others: counted.filter((finding) => !(0,_review_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c)(finding, outcome)),
        };
    };
    const ofJob = (job) => caseOf(`job ${(0,_job_name_js__WEBPACK_IMPORTED_MODULE_4__/* .jobTitle */ .a9)(path, job)}`, job.line, findings.filter((finding) => finding.job === job.name));
    return [caseOf('file', 1, ofFile), ...jobs.map(ofJob)];
}
const isSkipped = ({ failing, waived }) => failing.length === 0 && waived.length > 0;
const totals = (cases) => ({
    tests: cases.length,
    failures: cases.filter(({ failing }) => failing.length > 0).length,
    errors: 0,
    time: 0,
});
const counts = (cases) => attributes({ ...totals(cases), skipped: cases.filter(isSkipped).length });
function suiteLines({ file, cases }, rules) {
    return [
        `  <testsuite${attributes({ name: file.path })}${counts(cases)}>`,
        ...cases.flatMap((one) => caseLines(one, file, rules)),
        '  </testsuite>',
    ];
}
function caseLines(one, { path, isElsewhere }, rules) {
    const { name, line, failing, waived, others } = one;
    const place = isElsewhere ? {} : { file: path, line };
    const start = `<testcase${attributes({ name, classname: path, ...place, time: 0 })}`;
    const blocks = (findings) => plain(findings.map((finding) => findingBlock(finding, path, rules)).join('\n\n'));
    const [first] = failing;
    const parts = [];
    if (first !== undefined) {
        const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : '';
        const head = attributes({ message: `${first.message}${more}`, type: first.rule });
        parts.push(`<failure${head}>${blocks(failing)}</failure>`);
    }
    if (isSkipped(one)) {
        const words = waived.flatMap((finding) => (finding.waived ? [waivedText(finding.rule, finding.waived)] : []));
        parts.push(`<skipped${attributes({ message: words.join('; ') })}/>`);
    }
    const rest = [...others, ...waived];
    if (rest.length > 0)
        parts.push(`<system-out>${blocks(rest)}</system-out>`);
    if (parts.length === 0)
        return [`    ${start}/>`];
    return [`    ${start}>`, ...parts.map((part) => `      ${part}`), '    </testcase>'];
}
function findingBlock(finding, path, rules) {
    const { severity, rule, span, message, remedy, waived } = finding;
    const page = (0,_docs_address_js__WEBPACK_IMPORTED_MODULE_2__/* .rulePage */ .gd)(rule, rules);
    return [
        `${severity} ${rule} at ${path}:${span.line}:${span.column}`,
        message,
        waived ? `Waived ${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_5__/* .waivedWords */ .I)(waived)}` : `Do: ${remedy}`,
        ...(0,_finding_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceWords */ .hI)(finding, rules).map((words) => `Source: ${words}`),
        ...(page === undefined ? [] : [`Rule: ${page}`]),
    ].join('\n');
}
const waivedText = (rule, waived) => `${rule} is waived ${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_5__/* .waivedWords */ .I)(waived)}`;
/** Text of an element. GitLab and Jenkins make a file of the build a link where a test's output names it so. */
const plain = (text) => (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlText */ .xK)(text.replace(/\[(?=\[ATTACHMENT\|)/gi, '[ '));
const attributes = (values) => Object.entries(values)
    .map(([name, value]) => ` ${name}="${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlText */ .xK)(String(value).replaceAll('\n', ' '))}"`)
    .join('');


/***/ })

};
