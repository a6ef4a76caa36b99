export const id = 689;
export const ids = [689];
export const modules = {

/***/ 5689:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   guidanceOf: () => (/* binding */ guidanceOf),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1916);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3924);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9988);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1118);




const rules = {
    usage: 'rules',
    summary: 'Lists every rule: id, default severity, one line, sources.',
    options: { format: { type: 'string', value: 'text|json', help: 'How to list them (default text).' } },
    run: (words, terminal) => {
        const { values } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .readArguments */ .l)(rules, words);
        const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOption */ .q)(values, 'format', ['text', 'json']) ?? 'text';
        terminal.write(format === 'json' ? `${(0,_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(_rules_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a.map(entry))}\n` : table());
        return 0;
    },
};
/** The rows of the guidance that a rule carries; none for rules on the file or the hardware. */
const guidanceOf = (rule) => (rule.type === 'guideline' ? rule.rows : []);
const entry = (rule) => ({
    id: rule.id,
    severity: rule.severity,
    title: rule.title,
    sources: rule.sources.map(_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .v),
    guidance: guidanceOf(rule),
});
function table() {
    const width = Math.max(..._rules_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a.map(({ id }) => id.length));
    const lines = _rules_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a.map(({ id, severity, title, sources }) => {
        const level = severity === 'none' ? 'reason' : severity;
        return `${id.padEnd(width)}  ${level.padEnd(7)}  ${title}  [${sources.join(', ')}]`;
    });
    return `${lines.join('\n')}\n\n${_rules_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a.length} rules. \`accelerator-review explain RULE\` says why a rule exists.\n`;
}


/***/ })

};
