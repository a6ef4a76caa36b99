export const id = 690;
export const ids = [690];
export const modules = {

/***/ 2517:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jY: () => (/* binding */ explanationText),
/* harmony export */   pg: () => (/* binding */ explanationOf),
/* harmony export */   sk: () => (/* binding */ guidanceOf)
/* harmony export */ });
/* harmony import */ var _finding_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4794);

/** The rows of the guidance that a rule carries; none for rules on the file or the hardware. */
const guidanceOf = (rule) => (rule.type === 'guideline' ? rule.rows : []);
/** What there is to know of a rule. */
const explanationOf = (rule) => ({
    id: rule.id,
    title: rule.title,
    why: rule.why,
    severity: rule.severity,
    sources: rule.sources.map(_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .v),
    guidance: guidanceOf(rule),
    fails: rule.fails,
    passes: rule.passes,
    ...(rule.policy !== undefined && { policy: rule.policy }),
});
/** An explanation as a page for a terminal. */
function explanationText({ id, title, why, severity, sources, guidance, ...examples }) {
    const level = severity === 'none' ? 'never a finding; a reason or an explanation' : severity;
    const example = (heading, yaml) => (yaml === '' ? [] : ['', heading, '', ...indent(yaml)]);
    return `${[
        `${id}: ${title}`,
        `Severity: ${level}${guidance.length > 0 ? `. Guidance: ${guidance.join(', ')}` : ''}`,
        '',
        why,
        '',
        'Sources:',
        ...sources.map((source) => `  - ${source.title}${source.url ? ` (${source.url})` : ''}`),
        ...example('Under this policy:', examples.policy ?? ''),
        ...example('Fails:', examples.fails),
        ...example('Passes:', examples.passes),
    ].join('\n')}\n`;
}
const indent = (text) => text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);


/***/ }),

/***/ 6690:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4794);
/* harmony import */ var _core_report_rule_explanation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2517);
/* harmony import */ var _core_rules_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9752);
/* harmony import */ var _core_text_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5232);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5097);





const rules = {
    usage: 'rules',
    summary: 'List every rule: id, default severity, one line, sources.',
    options: { format: { type: 'string', value: 'text|json', help: 'The form of the list (default: text).' } },
    run: (words, terminal) => {
        const { values } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .readArguments */ .l)(rules, words);
        const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .wordOption */ .q)(values, 'format', ['text', 'json']) ?? 'text';
        terminal.write(format === 'json' ? `${(0,_core_text_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(_core_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.map(entry))}\n` : table());
        return 0;
    },
};
const entry = (rule) => ({
    id: rule.id,
    severity: rule.severity,
    title: rule.title,
    sources: rule.sources.map(_core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .v),
    guidance: (0,_core_report_rule_explanation_js__WEBPACK_IMPORTED_MODULE_1__/* .guidanceOf */ .sk)(rule),
});
function table() {
    const width = Math.max(..._core_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.map(({ id }) => id.length));
    const lines = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.map(({ id, severity, title, sources }) => {
        const level = severity === 'none' ? 'reason' : severity;
        return `${id.padEnd(width)}  ${level.padEnd(7)}  ${title}  [${sources.join(', ')}]`;
    });
    return `${lines.join('\n')}\n\n${_core_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rules */ .a.length} rules. \`accelerator-review explain RULE\` says why a rule exists.\n`;
}


/***/ })

};
