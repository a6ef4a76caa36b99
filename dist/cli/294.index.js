export const id = 294;
export const ids = [294];
export const modules = {

/***/ 1294:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9684);
/* harmony import */ var _core_manifest_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7592);
/* harmony import */ var _core_report_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5318);
/* harmony import */ var _core_review_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2768);
/* harmony import */ var _run_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(647);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5097);
/* harmony import */ var _policy_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9192);







const formats = ['text', 'json', 'markdown'];
const compare = {
    usage: 'compare [PATH]',
    summary: 'Compare one job on every accelerator in the catalog that is available; by default the job of ./accelerator.yml.',
    options: {
        job: { type: 'string', value: 'NAME', help: 'The job, if the manifest declares several.' },
        format: { type: 'string', value: formats.join('|'), help: 'The form of the report (default: text).' },
        ..._policy_options_js__WEBPACK_IMPORTED_MODULE_5__/* .policyOptions */ .VJ,
    },
    run: async (words, terminal) => {
        const { values, positionals } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .readArguments */ .l)(compare, words);
        const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .wordOption */ .q)(values, 'format', formats) ?? 'text';
        const path = manifestAt(terminal.folder, positionals);
        const { policy } = await (0,_policy_options_js__WEBPACK_IMPORTED_MODULE_5__/* .policyFor */ .KV)(values, terminal);
        const comparison = (0,_core_review_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareManifest */ .L)(path, (0,_run_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI)(terminal.folder, path), values['job'], policy);
        if (format === 'json')
            terminal.write((0,_core_report_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonComparison */ .ut)(path, comparison));
        else if (format === 'markdown')
            terminal.write((0,_core_report_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownComparison */ .t2)(comparison));
        else
            terminal.write((0,_core_report_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .textComparison */ .n4)(comparison, { color: terminal.color }));
        return 0;
    },
};
/** The one manifest that is named, or that stands in the folder. */
function manifestAt(folder, patterns) {
    if (patterns.length > 1)
        throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_6__/* .UnusableInput */ .M('compare takes one PATH.');
    const paths = patterns.length === 1 ? (0,_run_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findManifests */ .kD)(folder, folder, patterns) : inFolder(folder);
    const [path, ...others] = paths;
    if (path === undefined)
        throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_6__/* .UnusableInput */ .M('There is no accelerator.yml in this folder: name a manifest.');
    if (others.length > 0)
        throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_6__/* .UnusableInput */ .M(`${paths.length} manifests match: name one of them (${path}, \u2026).`);
    return path;
}
function inFolder(folder) {
    for (const name of _core_manifest_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestNames */ .qI) {
        try {
            return (0,_run_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findManifests */ .kD)(folder, folder, [name]);
        }
        catch (error) {
            if (!(error instanceof _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_6__/* .UnusableInput */ .M))
                throw error;
        }
    }
    return [];
}


/***/ })

};
