export const id = 608;
export const ids = [608];
export const modules = {

/***/ 3608:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compactReport: () => (/* binding */ compactReport)
/* harmony export */ });
/* harmony import */ var _review_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4436);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5232);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8928);
/* harmony import */ var _job_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(628);
/* harmony import */ var _summary_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8684);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7134);






/**
 * The report for agents, editors and `grep`: a line for each finding with what to do, a line for each job with the first
 * change that would pass, then one summary line. `path:line:column: severity rule: \u2026` is what editors read as a place.
 */
function compactReport(outcome, { quiet }) {
    const isShown = (finding) => !quiet || (0,_review_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c)(finding, outcome);
    return `${[
        ...outcome.files.flatMap((file) => [
            ...file.findings.filter(isShown).map((finding) => findingLine(file, finding)),
            ...(quiet ? [] : file.jobs.flatMap((job) => changeLine(file, job))),
        ]),
        ...(quiet ? [] : (0,_unread_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadSentences */ .y)(outcome).map(_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .logText */ .kc)),
        (0,_summary_line_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryLine */ .dC)(outcome),
    ].join('\n')}\n`;
}
function findingLine(file, finding) {
    const { span, severity, standing, onBase, rule, message, waived, remedy } = finding;
    const before = onBase === undefined ? '' : ` (${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .onBaseWords */ .M)(onBase)})`;
    const about = [standing === undefined ? [] : `${standing}${before}`, severity, rule].flat().join(' ');
    const answer = waived ? `Waived: ${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .waivedWords */ .I)(waived)}` : `Do: ${remedy}`;
    return `${placeOf(file.path, span.line, span.column)} ${about}${jobWords(file, finding.job)}: ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .logText */ .kc)(`${message} ${answer}`)}`;
}
function changeLine(file, { name, line, alternatives: [first] }) {
    if (first === undefined)
        return [];
    return [`${placeOf(file.path, line, 1)} would pass${jobWords(file, name)}: ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .logText */ .kc)(first.change)}`];
}
const placeOf = (path, line, column) => `${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .logText */ .kc)(path)}:${line}:${column}:`;
function jobWords(file, job) {
    const name = (0,_job_name_js__WEBPACK_IMPORTED_MODULE_5__/* .nameBesidePath */ .Te)(file, job);
    return name === undefined ? '' : ` (job ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .logText */ .kc)(name)})`;
}


/***/ })

};
