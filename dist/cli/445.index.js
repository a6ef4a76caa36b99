export const id = 445;
export const ids = [445];
export const modules = {

/***/ 2592:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findingSentence)
/* harmony export */ });
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8928);

/**
 * A finding in one paragraph, for places that have room for nothing else: the job, what is wrong, and what to do or who
 * waived it. `file` where it cannot be pointed at. Untrusted text stands in it as it was.
 */
function findingSentence({ job, message, remedy, span, waived }, file) {
    return [
        ...(file === undefined ? [] : [`In ${file}, line ${span.line}:`]),
        // A lone job at the top of a repository has no name of its own.
        ...(job === undefined || job === 'job' ? [] : [`Job ${job}:`]),
        message,
        waived ? `Waived ${(0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .waivedWords */ .I)(waived)}.` : remedy,
    ].join(' ');
}


/***/ }),

/***/ 7445:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarifReport: () => (/* binding */ sarifReport)
});

// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding = __webpack_require__(4337);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/report/docs-address.js
var docs_address = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/core/report/version.js
var version = __webpack_require__(2093);
;// CONCATENATED MODULE: ./build/core/report/sarif/line-hash.js
/** So many signs from the start of a line on make its hash; white space is not counted. */
const signsHashed = 100;
const base = 37n;
const endOfFile = 0xffff;
/**
 * The hash of each line that code scanning knows an alert by (`primaryLocationLineHash`), by the number of the line, as
 * `upload-sarif` computes it where a report has none; uploads by other ways have to bring it. It is a polynomial, modulo
 * 2^64, of the signs that follow the line's start, spaces and tabs left out, with a count of how often it came before.
 */
function lineHashes(text) {
    const { signs, starts } = signsOf(text);
    // Of everything before each place; the array keeps the low 64 bits.
    const before = new BigUint64Array(signs.length + signsHashed + 1);
    for (let at = 0; at + 1 < before.length; at++) {
        before[at + 1] = before[at] * base + BigInt(signs[at] ?? 0);
    }
    const shift = BigInt.asUintN(64, base ** BigInt(signsHashed));
    const seen = new Map();
    return new Map(starts.map((start, index) => {
        const hash = BigInt.asUintN(64, before[start + signsHashed] - before[start] * shift);
        const count = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, count);
        return [index + 1, `${hash.toString(16)}:${count}`];
    }));
}
/** The signs that count, each line ending as one line feed, and at which of them each line starts. */
function signsOf(text) {
    const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];
    const signs = [];
    const starts = [];
    let isNewLine = true;
    const add = (sign) => {
        if (isNewLine)
            starts.push(signs.length);
        isNewLine = sign === lineFeed;
        signs.push(sign);
    };
    let previous = 0;
    for (let at = 0; at < text.length; at++) {
        const sign = text.charCodeAt(at);
        const isSecondOfPair = sign === lineFeed && previous === carriageReturn;
        if (sign !== tab && sign !== space && !isSecondOfPair)
            add(sign === carriageReturn ? lineFeed : sign);
        previous = sign;
    }
    // Also the line after the last line break, which has no sign of its own.
    add(endOfFile);
    return { signs, starts };
}

// EXTERNAL MODULE: ./build/core/report/finding-sentence.js
var finding_sentence = __webpack_require__(2592);
// EXTERNAL MODULE: ./build/core/report/finding-words.js
var finding_words = __webpack_require__(8928);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/report/finding-sources.js
var finding_sources = __webpack_require__(3103);
;// CONCATENATED MODULE: ./build/core/report/sarif/sarif-rules.js




/** What code scanning keeps of a name and of a description. */
const longestName = 255;
const longestDescription = 1024;
/** A rule as a `reportingDescriptor`, with its page as help. `docs` is where the pages are. */
function sarifRule(id, note, docs) {
    // Required words may not be empty; an organization need not give a reason.
    const title = note?.title || id;
    const why = note?.why || title;
    return {
        id: (0,encode/* inertText */.UJ)(id),
        name: nameOf(id),
        shortDescription: { text: cut((0,encode/* inertText */.UJ)(title)) },
        fullDescription: { text: cut((0,encode/* inertText */.UJ)(why)) },
        help: { text: helpText(title, why, note, docs), markdown: helpMarkdown(title, why, note, docs) },
        ...(note !== undefined && { helpUri: (0,docs_address/* pageAddress */.qx)(note.help, docs) }),
        defaultConfiguration: { level: levelOf(note?.severity) },
        properties: { tags: ['accelerator', (0,rule/* areaOf */.d6)(id)] },
    };
}
/** SARIF has no notices, and code scanning no level for what never speaks. */
const levelOf = (severity) => severity === 'error' || severity === 'warning' ? severity : 'note';
/** `ModelDynamicShapes` of `model/dynamic-shapes`: the name must be another than the id. */
const nameOf = (id) => id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, longestName);
const cut = (text) => text.length > longestDescription ? `${text.slice(0, longestDescription - 2).toWellFormed()} \u2026` : text;
const whatToDo = 'Each finding says what to do at its place.';
function helpText(title, why, note, docs) {
    const sources = (note?.sources ?? []).map((source) => {
        const address = (0,finding_sources/* addressOf */.ci)(source, docs);
        return `- ${source.title}${address === undefined ? '' : ` (${address})`}`;
    });
    return (0,encode/* inertText */.UJ)([
        title,
        why,
        whatToDo,
        ...(note?.passes ? [`This passes:\n\n${note.passes.trimEnd()}`] : []),
        ...(sources.length > 0 ? [`Sources:\n${sources.join('\n')}`] : []),
    ].join('\n\n'));
}
function helpMarkdown(title, why, note, docs) {
    const sources = (note?.sources ?? []).map((source) => `- ${sourceLink(source, docs)}`);
    return [
        `**${(0,encode/* markdownText */.p7)(title)}**`,
        (0,encode/* markdownText */.p7)(why),
        `### What to do\n\n${whatToDo}`,
        ...(note?.passes ? [`This passes:\n\n\`\`\`yaml\n${note.passes.trimEnd()}\n\`\`\``] : []),
        ...(sources.length > 0 ? [`### Sources\n\n${sources.join('\n')}`] : []),
        ...(note ? [`[The page of the rule](${(0,docs_address/* pageAddress */.qx)(note.help, docs)})`] : []),
    ].join('\n\n');
}
/** A document's title, linked where it can be read. A policy's own address was checked when it was read. */
function sourceLink(source, docs) {
    const address = (0,finding_sources/* addressOf */.ci)(source, docs);
    return address === undefined ? (0,encode/* markdownText */.p7)(source.title) : `[${(0,encode/* markdownText */.p7)(source.title)}](${address})`;
}

;// CONCATENATED MODULE: ./build/core/report/sarif/sarif-result.js




/** Code scanning shows so many places of a result. */
const mostRelated = 100;
/** A finding as a `result`. `lineHash` is that of its line, where the line was read. */
function sarifResult(finding, { path, isElsewhere = false }, ruleIndex, lineHash) {
    const { rule, severity, span, job, related, waived, standing } = finding;
    return {
        ruleId: (0,encode/* inertText */.UJ)(rule),
        ruleIndex,
        // Code scanning takes no notice of suppressions: an alert that nobody has to act on is no error there.
        level: waived ? 'note' : levelOf(severity),
        message: { text: (0,encode/* inertText */.UJ)((0,finding_sentence/* findingSentence */.d)(finding, isElsewhere ? path : undefined)) },
        locations: [
            {
                physicalLocation: placeOf(path, span, isElsewhere),
                ...(job !== undefined && { logicalLocations: [{ name: (0,encode/* inertText */.UJ)(job), kind: 'object' }] }),
            },
        ],
        ...(related.length > 0 && {
            relatedLocations: related.slice(0, mostRelated).map((place, index) => ({
                id: index + 1,
                physicalLocation: placeOf(place.file, place.span),
                message: { text: (0,encode/* inertText */.UJ)(place.message) },
            })),
        }),
        ...(lineHash !== undefined && { partialFingerprints: { primaryLocationLineHash: lineHash } }),
        // For all results or for none: an empty list says that nobody waives this one.
        suppressions: waived ? [suppressionOf(waived, path)] : [],
        ...(standing && { baselineState: standing === 'new' ? 'new' : 'unchanged' }),
        properties: { severity },
    };
}
/** A waiver in the manifest itself is in the source, one of a policy outside it. */
function suppressionOf(waived, path) {
    const { place } = waived;
    const span = { line: place.line, column: 1, endLine: place.line, endColumn: 2 };
    const isInSource = place.file === path;
    return {
        kind: isInSource ? 'inSource' : 'external',
        status: 'accepted',
        justification: (0,encode/* inertText */.UJ)((0,finding_words/* waivedWords */.I)(waived)),
        ...(isInSource && { location: { physicalLocation: placeOf(path, span) } }),
    };
}
/** What is not below the folder that was checked, such as a shared policy, has no address from there. */
function placeOf(path, { line, column, endLine, endColumn }, isElsewhere = false) {
    const isBelow = !isElsewhere && !path.split('/').includes('..');
    return {
        artifactLocation: { uri: (0,encode/* uriPath */.kq)(path), ...(isBelow && { uriBaseId: '%SRCROOT%' }) },
        region: { startLine: line, startColumn: column, endLine, endColumn },
    };
}

;// CONCATENATED MODULE: ./build/core/report/sarif/sarif.js







/** What code scanning takes of one file: so many results, and so many bytes once compressed. */
const mostResults = 25_000;
const mostCompressedBytes = 10_000_000;
/**
 * The findings as SARIF 2.1.0, within what GitHub's code scanning takes: where there are more, the gravest are kept and
 * a notification says so. The paths of the files must lead from the top of the repository.
 */
function sarifReport(outcome, options = {}) {
    const all = outcome.files.flatMap((file) => file.findings.map((finding) => ({ file, finding })));
    let most = Math.min(all.length, mostResults);
    for (;;) {
        const text = `${(0,encode/* jsonText */.s$)(sarifLog(mostSevere(all, most), all.length, outcome, options))}\n`;
        const excess = compressedBytes(text, options) / mostCompressedBytes;
        if (excess <= 1 || most === 0)
            return text;
        most = Math.floor((most * 0.9) / excess);
    }
}
/** What is small before it is compressed needs no trial. */
const compressedBytes = (text, { gzippedBytes = (whole) => whole.length * 3 }) => text.length * 3 <= mostCompressedBytes ? 0 : gzippedBytes(text);
/** As many as the limit allows, those first that ask most of somebody; in the order in which they were. */
function mostSevere(all, most) {
    if (all.length <= most)
        return all;
    const rank = ({ finding: { severity, waived } }) => (waived ? 9 : finding/* severities */.gO.indexOf(severity));
    const kept = new Set(all.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
    return all.filter((found) => kept.has(found));
}
function sarifLog(found, total, { rules }, options) {
    const { category, docs = docs_address/* docsAddress */.y5 } = options;
    const ids = [...new Set(found.map(({ finding }) => finding.rule))].sort();
    const indexes = new Map(ids.map((id, index) => [id, index]));
    return {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'accelerator-review',
                        version: version/* version */.r,
                        semanticVersion: version/* version */.r,
                        informationUri: docs,
                        rules: ids.map((id) => sarifRule(id, rules.get(id), docs)),
                    },
                },
                automationDetails: { id: runId(category) },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The folder in which the check ran.' } } },
                invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications(found.length, total) }],
                results: resultsOf(found, indexes),
            },
        ],
    };
}
/** Up to the last slash it is the category, and behind it the name of one run, of which there is none. */
function runId(category = '') {
    const steps = category.split('/').filter((step) => step !== '');
    return ['accelerator-review', ...steps.map((step) => (0,encode/* uriPath */.kq)(step)), ''].join('/');
}
function notifications(shown, total) {
    if (shown === total)
        return [];
    const text = (0,encode/* inertText */.UJ)(`${shown} of ${total} findings are in this file, the gravest: code scanning takes no more of one file.`);
    return [{ level: 'warning', message: { text } }];
}
function resultsOf(found, indexes) {
    const hashes = new Map();
    return found.map(({ file, finding }) => {
        const known = hashes.get(file) ?? lineHashes(file.text);
        hashes.set(file, known);
        return sarifResult(finding, file, indexes.get(finding.rule) ?? -1, known.get(finding.span.line));
    });
}


/***/ })

};
