export const id = 606;
export const ids = [606];
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

/***/ 1606:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9684);
/* harmony import */ var _core_report_rule_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2517);
/* harmony import */ var _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9752);
/* harmony import */ var _core_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2007);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5097);





const explain = {
    usage: 'explain RULE',
    summary: 'Explain a rule: why it exists, its sources, an example that fails and one that passes.',
    options: {},
    run: (words, terminal) => {
        const [id, ...others] = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .readArguments */ .l)(explain, words).positionals;
        if (id === undefined || others.length > 0)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UnusableInput */ .M('Name one rule, such as model/dynamic-shapes.');
        const rule = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.find((candidate) => candidate.id === id);
        if (rule === undefined)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_4__/* .UnusableInput */ .M(unknownRule(id));
        terminal.write((0,_core_report_rule_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .explanationText */ .jY)((0,_core_report_rule_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .explanationOf */ .pg)(rule)));
        return 0;
    },
};
function unknownRule(id) {
    const ids = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map((rule) => rule.id);
    const suggestion = (0,_core_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .zZ)(id, ids) ?? ids.find((known) => known.endsWith(`/${id}`));
    return `There is no rule "${id}".${suggestion ? ` Did you mean ${suggestion}?` : ' `accelerator-review rules` lists them.'}`;
}


/***/ })

};
