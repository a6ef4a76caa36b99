export const id = 606;
export const ids = [606,690];
export const modules = {

/***/ 1606:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7531);
/* harmony import */ var _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9684);
/* harmony import */ var _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7537);
/* harmony import */ var _core_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2007);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5097);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6690);






const explain = {
    usage: 'explain RULE',
    summary: 'Says why a rule exists, on which sources, with an example that fails and one that passes.',
    options: {},
    run: (words, terminal) => {
        const [id, ...others] = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .readArguments */ .l)(explain, words).positionals;
        if (id === undefined || others.length > 0)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_5__/* .UnusableInput */ .M('Name one rule, such as model/dynamic-shapes.');
        const rule = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.find((candidate) => candidate.id === id);
        if (rule === undefined)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_5__/* .UnusableInput */ .M(unknownRule(id));
        terminal.write(page(rule));
        return 0;
    },
};
function unknownRule(id) {
    const ids = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map((rule) => rule.id);
    const suggestion = (0,_core_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(id, ids) ?? ids.find((known) => known.endsWith(`/${id}`));
    return `There is no rule "${id}".${suggestion ? ` Did you mean ${suggestion}?` : ' `accelerator-review rules` lists them.'}`;
}
function page(rule) {
    const rows = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__.guidanceOf)(rule);
    const level = rule.severity === 'none' ? 'never a finding; a reason or an explanation' : rule.severity;
    const sources = rule.sources.map((id) => {
        const { title, url } = (0,_core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .v)(id);
        return `  - ${title}${url ? ` (${url})` : ''}`;
    });
    const example = (title, yaml) => (yaml === '' ? [] : ['', title, '', ...indent(yaml)]);
    return `${[
        `${rule.id}: ${rule.title}`,
        `Severity: ${level}${rows.length > 0 ? `. Guidance: ${rows.join(', ')}` : ''}`,
        '',
        rule.why,
        '',
        'Sources:',
        ...sources,
        ...example('Under this policy:', rule.policy ?? ''),
        ...example('Fails:', rule.fails),
        ...example('Passes:', rule.passes),
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
/* harmony export */   guidanceOf: () => (/* binding */ guidanceOf),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7531);
/* harmony import */ var _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7537);
/* harmony import */ var _core_text_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5232);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5097);




const rules = {
    usage: 'rules',
    summary: 'Lists every rule: id, default severity, one line, sources.',
    options: { format: { type: 'string', value: 'text|json', help: 'How to list them (default text).' } },
    run: (words, terminal) => {
        const { values } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .l)(rules, words);
        const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOption */ .q)(values, 'format', ['text', 'json']) ?? 'text';
        terminal.write(format === 'json' ? `${(0,_core_text_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(_core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map(entry))}\n` : table());
        return 0;
    },
};
/** The rows of the guidance that a rule carries; none for rules on the file or the hardware. */
const guidanceOf = (rule) => (rule.type === 'guideline' ? rule.rows : []);
const entry = (rule) => ({
    id: rule.id,
    severity: rule.severity,
    title: rule.title,
    sources: rule.sources.map(_core_finding_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceOf */ .v),
    guidance: guidanceOf(rule),
});
function table() {
    const width = Math.max(..._core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map(({ id }) => id.length));
    const lines = _core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.map(({ id, severity, title, sources }) => {
        const level = severity === 'none' ? 'reason' : severity;
        return `${id.padEnd(width)}  ${level.padEnd(7)}  ${title}  [${sources.join(', ')}]`;
    });
    return `${lines.join('\n')}\n\n${_core_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a.length} rules. \`accelerator-review explain RULE\` says why a rule exists.\n`;
}


/***/ })

};
