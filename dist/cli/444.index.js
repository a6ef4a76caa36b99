export const id = 444;
export const ids = [444];
export const modules = {

/***/ 3436:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ evidenceJson),
/* harmony export */   i3: () => (/* binding */ placesText),
/* harmony export */   rS: () => (/* binding */ evidenceText),
/* harmony export */   xR: () => (/* binding */ acceleratorText)
/* harmony export */ });
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5232);

/** The survey as JSON, versioned; what no file states is absent. */
function evidenceJson({ frameworks, accelerators, libraries, customKernels }) {
    return `${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)({
        version: 1,
        frameworks,
        accelerators: accelerators.map(({ jobs, inferred, places, example, ...entry }) => ({
            ...entry,
            ...(example && { example }),
            ...(jobs.length > 0 && { jobs }),
            ...(inferred && { inferred }),
            places,
        })),
        libraries: libraries.map(({ name, optional, places }) => ({ name, ...(optional && { optional }), places })),
        customKernels: customKernels.map(({ language, place }) => ({ ...place, language })),
    })}\n`;
}
const mostPlaces = 3;
/** The survey for a terminal. */
function evidenceText({ frameworks, accelerators, libraries, customKernels }) {
    const section = (title, lines) => lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
    const languages = [...new Set(customKernels.map(({ language }) => language))];
    const lines = [
        ...section('Frameworks', frameworks.map(({ name, words, places }) => {
            const others = words.filter((word) => word !== name);
            return `${name}${others.length > 0 ? ` (${others.join(', ')})` : ''}: ${placesText(places)}`;
        })),
        ...section('Accelerators', accelerators.map((entry) => `${acceleratorText(entry)}: ${placesText(entry.places)}`)),
        ...section('Libraries', libraries.map(({ name, optional, places }) => `${name}${optional ? ' (optional)' : ''}: ${placesText(places)}`)),
        ...section('Kernels', languages.map((language) => {
            const places = customKernels.filter((kernel) => kernel.language === language).map(({ place }) => place);
            return `${language}: ${placesText(places)}`;
        })),
    ];
    return lines.length === 0 ? 'Nothing here tells a framework or an accelerator.\n' : lines.join('\n');
}
/** "16 h100 (2 nodes of 8) at gcp, 4x4". */
function acceleratorText(entry) {
    const { kind, accelerator, machine, count, perNode, nodes, topology, provider, inferred, example } = entry;
    const parts = [
        count === undefined ? '' : String(count),
        accelerator ?? kind ?? 'accelerators',
        nodes === 1 ? '(on one node)' : '',
        nodes !== undefined && nodes > 1 ? `(${nodes} nodes${perNode === undefined ? '' : ` of ${perNode}`})` : '',
        machine === undefined ? '' : `in ${machine}`,
        count === undefined && perNode !== undefined ? `(${perNode} on each node)` : '',
        topology ?? '',
        provider === undefined ? '' : `at ${provider}`,
        inferred ? '(what the software is built for)' : '',
        example ? '(in an example)' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function placesText(places) {
    const shown = places.slice(0, mostPlaces).map(({ path, line }) => `${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(path)}:${line}`);
    const more = places.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}


/***/ }),

/***/ 1444:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evidence: () => (/* binding */ evidence)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_evidence_gather_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7461);
/* harmony import */ var _core_evidence_survey_survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1232);
/* harmony import */ var _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9684);
/* harmony import */ var _core_report_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3436);
/* harmony import */ var _core_report_unread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7134);
/* harmony import */ var _core_text_encode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5232);
/* harmony import */ var _run_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4516);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5097);










const evidence = {
    usage: 'evidence [DIR]',
    summary: 'List what a repository shows about framework and hardware, and where.',
    options: { format: { type: 'string', value: 'text|json', help: 'The form of the list (default: text).' } },
    run: (words, terminal) => {
        const { values, positionals } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .readArguments */ .l)(evidence, words);
        const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .wordOption */ .q)(values, 'format', ['text', 'json']) ?? 'text';
        const [folder = '.', ...others] = positionals;
        if (others.length > 0)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_9__/* .UnusableInput */ .M('`evidence` takes one folder.');
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(terminal.folder, folder);
        if (!isFolder(root))
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_9__/* .UnusableInput */ .M(`There is no folder ${folder}.`);
        const seen = (0,_core_evidence_gather_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .surveyEvidence */ .E)((0,_run_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryTree */ .V)(root), terminal.reading);
        const found = (0,_core_evidence_survey_survey_js__WEBPACK_IMPORTED_MODULE_3__/* .survey */ .Fr)(seen.observations);
        terminal.write(format === 'json' ? (0,_core_report_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceJson */ .Y)(found) : (0,_core_report_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceText */ .rS)(found));
        for (const sentence of (0,_core_report_unread_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadSentences */ .y)(seen))
            terminal.error((0,_core_text_encode_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .kc)(sentence));
        return 0;
    },
};
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ })

};
