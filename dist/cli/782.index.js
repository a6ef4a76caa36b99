export const id = 782;
export const ids = [782];
export const modules = {

/***/ 9782:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   htmlFleet: () => (/* binding */ htmlFleet)
/* harmony export */ });
/* harmony import */ var _review_assessment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7369);

/**
 * The fleet as one page that opens from a file and asks nobody for anything: its policy lets in its own script and
 * styles, by their hashes, and nothing else. Names from manifests stand in the data alone. It
 * comes in parts that are each made when they are asked for.
 */
function* htmlFleet({ jobs, ...fleet }, { script, style, licenses, ...hashes }) {
    const policy = `default-src 'none'; script-src ${hashes.scriptHash}; style-src ${hashes.styleHashes}; img-src data:; base-uri 'none'; form-action 'none'`;
    yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Accelerators of the fleet</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Accelerators of the fleet</h1>
<p>${fleet.total.jobs} jobs in ${fleet.repositories} repositories (${fleet.withoutManifest} without a manifest), as of ${fleet.date}. ${fleet.reports.superseded} superseded reports do not count.</p>
<div id="lists"></div>
<h2>Jobs</h2>
<form>
<label>Verdict <select id="verdict"><option value="">all</option>${_review_assessment_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.map((verdict) => `<option>${verdict}</option>`).join('')}</select></label>
<label>Label <select id="label"><option>all</option></select></label>
<label>Words <input id="words" type="search" autocomplete="off"></label>
<label>Bars show <select id="measure"></select></label>
</form>
<p id="sums" role="status"></p>
<p id="legend">${_review_assessment_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.map((verdict) => `<span class="${verdict}">${verdict}</span>`).join('')}</p>
<div id="charts"></div>
<div class="scroll" id="jobs" role="region" aria-label="Jobs" tabindex="0"></div>
<p id="more"></p>
</main>
<script type="application/json" id="fleet">${data(fleet)}</script>
<script type="application/jsonl" id="rows">`;
    for (const job of jobs)
        yield `\n${data(job)}`;
    yield `</script>
<script type="text/plain" id="licenses">${licenses.replaceAll('<', '&lt;')}</script>
<script>${script}</script>
</body>
</html>
`;
}
/** In which no tag can begin. */
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');


/***/ })

};
