export const id = 117;
export const ids = [117,95,608];
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


/***/ }),

/***/ 1095:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonParts: () => (/* binding */ jsonParts),
/* harmony export */   jsonReport: () => (/* binding */ jsonReport),
/* harmony export */   reportOf: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _review_evidence_compared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2006);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5232);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4886);
/* harmony import */ var _finding_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3103);
/* harmony import */ var _sizing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2093);






/** The versioned report of the contract as text. */
const jsonReport = (outcome, origin) => [...jsonParts(outcome, origin)].join('');
/** The same text in parts, each made when it is asked for: the report is some ten times as long as its manifests. */
function* jsonParts(outcome, origin) {
    // Only here a line begins like this: the texts in a report hold no line breaks of their own.
    const [start = '', end] = (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(reportWith(outcome, [], origin)).split('\n  "files": []');
    yield `${start}\n  "files": [`;
    for (const [index, file] of outcome.files.entries()) {
        const text = (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(fileReport(file, outcome.rules)).replaceAll('\n', '\n    ');
        yield `${index === 0 ? '' : ','}\n    ${text}`;
    }
    yield `${outcome.files.length === 0 ? '' : '\n  '}]${end}\n`;
}
/** The versioned report of the contract, `docs/json-report.md`: never a dump of internal types. */
const reportOf = (outcome, origin) => reportWith(outcome, outcome.files.map((file) => fileReport(file, outcome.rules)), origin);
function reportWith(outcome, files, origin) {
    const { counts, failed, jobs, rules, policies, difference, unread, withdrawn, undeclared } = outcome;
    return {
        version: 1,
        tool: { name: 'accelerator-review', version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r },
        ...origin,
        summary: {
            files: outcome.files.filter(({ isGone }) => isGone !== true).length,
            jobs,
            ...counts,
            ...(difference && standingCounts(difference)),
            ...(withdrawn && { withdrawn: withdrawn.length }),
            failed,
        },
        ...(policies.length > 0 && { policies }),
        files,
        ...(difference && { difference: differenceReport(difference, rules) }),
        ...(withdrawn && { withdrawn: withdrawn.map(({ path, job }) => ({ path, ...(job !== undefined && { job }) })) }),
        ...(unread && { unread: unreadReport(unread) }),
        ...(undeclared && { undeclared }),
    };
}
/** What is no longer judged is counted where there is any. */
const standingCounts = ({ counts: { notJudged, ...counts } }) => ({
    ...counts,
    ...(notJudged > 0 && { notJudged }),
});
const unreadReport = ({ tooLarge, gaveUp, incomplete }) => ({
    tooLarge,
    gaveUp: gaveUp.map(({ path, because }) => ({ path, because })),
    cut: incomplete !== undefined,
    ...(incomplete !== undefined && { incomplete }),
});
function fileReport({ path, jobs, findings }, rules) {
    return { path, jobs: jobs.map(jobReport), findings: findings.map((finding) => findingReport(finding, rules)) };
}
function differenceReport({ fixed, notJudged, jobs }, rules) {
    const gone = ({ path, finding }) => ({ path, ...findingReport(finding, rules) });
    return {
        fixed: fixed.map(gone),
        ...(notJudged.length > 0 && { notJudged: notJudged.map(gone) }),
        jobs: jobs.map(_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .jobChangeReport */ .Ot),
    };
}
function jobReport({ name, line, assessment, facts, alternatives, searched, errors, notKnown, readAs, }) {
    const compared = (0,_review_evidence_compared_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceCompared */ .p)(facts);
    return {
        name,
        line,
        declared: declaredReport(facts),
        notKnown,
        readAs: readAs.map(({ path, as }) => ({ path, as })),
        errors,
        assessment: {
            ...assessment,
            for: assessment.for.map(reasonReport),
            against: assessment.against.map(reasonReport),
        },
        sizing: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .sizingReport */ .R8)(facts.sizing),
        ...(compared && { evidence: compared }),
        alternatives: alternatives.map(({ change, set, memory, likelyChipHours }) => ({
            change,
            set: set.map(({ path, value }) => ({ path, value })),
            ...(memory && {
                memory: { likelyGiB: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(memory.likelyGiB), capacityGiB: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(memory.capacityGiB) },
            }),
            ...(likelyChipHours !== undefined && { likelyChipHours: (0,_sizing_js__WEBPACK_IMPORTED_MODULE_4__/* .rounded */ .Wf)(likelyChipHours) }),
        })),
        // Without this, an empty list would say that there is no way to pass.
        ...(!searched && { alternativesSearched: false }),
    };
}
const reasonReport = ({ rule, reason }) => ({ rule, reason });
function declaredReport({ framework, stage, task, hardware, declaration }) {
    const { candidates, name, count, provider, vendor } = hardware;
    const [only, another] = candidates;
    const own = only?.id === 'declared' ? only.name : only?.id;
    const accelerator = another === undefined ? own : name?.label.toLowerCase();
    const kind = declaration.hardware?.kind === 'npu' ? 'npu' : hardware.kind;
    return {
        framework: framework.declared.map(({ id }) => id),
        ...(stage && { stage }),
        task,
        ...(accelerator !== undefined && { accelerator }),
        ...(kind && { kind }),
        ...(vendor !== undefined && { vendor }),
        ...(count !== undefined && { count }),
        ...(provider && { provider: provider.id }),
        ...(declaration.model?.name !== undefined && { model: declaration.model.name }),
        labels: declaration.labels ?? {},
        group: declaration.group ?? null,
    };
}
function findingReport(finding, rules) {
    const { rule, severity, job, message, remedy, span, related, waived, standing, onBase } = finding;
    const note = rules.get(rule);
    return {
        rule,
        severity,
        ...(job !== undefined && { job }),
        message,
        remedy,
        ...span,
        related: related.map((place) => ({ path: place.file, ...place.span, message: place.message })),
        sources: (0,_finding_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(finding, rules),
        help: note?.help ?? `docs/rules/${rule}.md`,
        ...(waived && { waived: waivedReport(waived) }),
        ...(standing && { standing }),
        ...(onBase && { onBase }),
    };
}
const waivedReport = ({ reason, owner, ticket, expires, daysLeft, place }) => ({
    reason,
    ...(owner !== undefined && { owner }),
    ...(ticket !== undefined && { ticket }),
    expires,
    daysLeft,
    path: place.file,
    line: place.line,
});


/***/ }),

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

/***/ 6117:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcp: () => (/* binding */ mcp)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/server/dist/stdio.mjs
var stdio = __webpack_require__(818);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/server/dist/index.mjs
var dist = __webpack_require__(3797);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(8343);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/core/policy/policy-of-run.js + 2 modules
var policy_of_run = __webpack_require__(7262);
// EXTERNAL MODULE: ./build/core/policy/unusable-policy.js
var unusable_policy = __webpack_require__(4401);
// EXTERNAL MODULE: ./build/core/report/compact.js
var compact = __webpack_require__(3608);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/json.js
var json = __webpack_require__(1095);
// EXTERNAL MODULE: ./build/core/report/rule-explanation.js
var rule_explanation = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/core/report/version.js
var version = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/core/review/compare.js
var review_compare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/core/rules/index.js + 160 modules
var rules = __webpack_require__(9752);
// EXTERNAL MODULE: ./build/core/text/nearest-word.js
var nearest_word = __webpack_require__(2007);
// EXTERNAL MODULE: ./build/edge/run/checked-out-file.js
var checked_out_file = __webpack_require__(1441);
// EXTERNAL MODULE: ./build/edge/run/review-folder.js + 1 modules
var review_folder = __webpack_require__(9534);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
;// CONCATENATED MODULE: ./build/edge/mcp/tools.js


















const path = schemas/* string */.YjP()
    .optional()
    .describe('A manifest, a folder or a glob, from the folder of the server. Default: every accelerator.yml below it.');
const onePath = schemas/* string */.YjP().optional().describe('The manifest, from the folder of the server. Default: accelerator.yml.');
const manifest = schemas/* string */.YjP()
    .max(1024 * 1024)
    .optional()
    .describe('The text of a manifest that is judged as if it were saved at the path, such as a draft.');
const job = schemas/* string */.YjP().optional().describe('The job, if the manifest declares several.');
const looksOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
/** The tools for agents: the same answers as the command gives in that folder. */
function toolsFor(folder) {
    const server = new dist/* McpServer */._k({ name: 'accelerator-review', version: version/* version */.r }, { capabilities: { tools: {} } });
    server.registerTool('check', {
        description: 'Check whether the accelerators that accelerator.yml declares suit the training jobs: findings with sources, memory, time, and changes that would pass.',
        inputSchema: schemas/* object */.Ikc({ path, manifest }),
        annotations: looksOnly,
    }, (asked) => answering(async () => {
        const outcome = await reviewed(folder, asked);
        return { text: (0,compact.compactReport)(outcome, { quiet: false }), data: (0,json.reportOf)(outcome) };
    }));
    server.registerTool('suggest', {
        description: 'Edits of whole lines of a manifest that were checked to clear a finding and to bring no other.',
        inputSchema: schemas/* object */.Ikc({ path, manifest }),
        annotations: looksOnly,
    }, (asked) => answering(async () => {
        const { suggestions = [] } = await reviewed(folder, asked, { suggest: true });
        const lines = suggestions.map(({ path, startLine, endLine, replacement, message }) => `${path}: lines ${startLine} to ${endLine} become:\n${replacement}\n${message}\n`);
        return { text: lines.join('\n') || 'No edit is known that would clear a finding.', data: { suggestions } };
    }));
    server.registerTool('compare', {
        description: 'Judge one job on every accelerator of the catalog that can be had, the best first.',
        inputSchema: schemas/* object */.Ikc({ path: onePath, manifest, job }),
        annotations: looksOnly,
    }, (asked) => answering(async () => {
        const [at, text] = oneManifest(folder.path, asked);
        const { policy } = await policyOf(folder.path);
        const comparison = (0,review_compare/* compareManifest */.L)(at, text ?? (0,workspace/* readManifest */.WI)(folder.path, at), asked.job, policy);
        return { text: (0,compare/* textComparison */.n4)(comparison, { color: false }), data: (0,compare/* comparisonReport */.W7)(at, comparison) };
    }));
    server.registerTool('explain', {
        description: 'Why a rule exists, on which documents it rests, and a manifest that fails and one that passes.',
        inputSchema: schemas/* object */.Ikc({ rule: schemas/* string */.YjP().max(100).describe('The id of the rule, such as sizing/does-not-fit.') }),
        annotations: looksOnly,
    }, ({ rule }) => answering(async () => {
        const found = rules/* rules */.a.find(({ id }) => id === rule);
        if (found === undefined) {
            const near = (0,nearest_word/* nearestWord */.zZ)(rule, rules/* rules */.a.map(({ id }) => id));
            throw new unusable_input/* UnusableInput */.M(`No rule is named "${rule}".${near ? ` Did you mean ${near}?` : ''}`);
        }
        const explanation = (0,rule_explanation/* explanationOf */.pg)(found);
        return { text: (0,rule_explanation/* explanationText */.jY)(explanation), data: explanation };
    }));
    return server;
}
async function reviewed(folder, asked, options = {}) {
    const run = {
        effective: await policyOf(folder.path),
        today: folder.today(),
        scope: asked.path === undefined && asked.manifest === undefined ? 'all' : 'some',
    };
    if (asked.manifest !== undefined) {
        const [at, text] = oneManifest(folder.path, asked);
        return (0,review_folder/* reviewFolder */.B)(folder.path, [at], run, { ...options, texts: new Map([[at, text]]) });
    }
    const paths = (0,workspace/* findManifests */.kD)(folder.path, folder.path, asked.path === undefined ? [] : [inside(folder.path, asked.path)]);
    return (0,review_folder/* reviewFolder */.B)(folder.path, paths, run, options);
}
/** The one manifest that is meant, with its text where that is given. */
function oneManifest(folder, { path = file_name/* manifestNames */.qI[0], manifest }) {
    const at = inside(folder, path);
    if (manifest !== undefined)
        return [at, manifest];
    const [found, ...others] = (0,workspace/* findManifests */.kD)(folder, folder, [at]);
    if (found === undefined || others.length > 0)
        throw new unusable_input/* UnusableInput */.M(`${at} is not one manifest: name one.`);
    return [found];
}
/** The path as it is, if it leads nowhere else. What lies behind a link is refused where it is read. */
function inside(folder, path) {
    if ((0,external_node_path_.isAbsolute)(path) || (0,file_name/* isBeyondRoot */.C$)(path) || (0,workspace/* isOutside */._K)(folder, (0,external_node_path_.resolve)(folder, path)))
        throw new unusable_input/* UnusableInput */.M(`${path} lies outside the folder of this server.`);
    return path;
}
const policyOf = (folder) => (0,policy_of_run/* policyOfRun */.J5)({ files: policyFilesIn(folder) });
const policyFilesIn = (folder) => ({
    own: async (path) => (0,checked_out_file/* checkedOutFile */.kF)(folder, path),
    remote: async (repository) => ({
        message: `${repository} is not read here: these tools ask nobody on the network.`,
        remedy: 'Use the command, or check out the shared policy here.',
    }),
});
/** What cannot be done is an answer too, in the words of the command. */
async function answering(make) {
    try {
        const { text, data } = await make();
        return { content: [{ type: 'text', text }], structuredContent: data };
    }
    catch (error) {
        if (!(error instanceof unusable_input/* UnusableInput */.M))
            throw error;
        const reasons = error instanceof unusable_policy/* UnusablePolicy */.i ? (0,unusable_policy/* problemLines */.p)(error.problems) : [];
        return { content: [{ type: 'text', text: [error.message, ...reasons].join('\n') }], isError: true };
    }
}

// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
;// CONCATENATED MODULE: ./build/edge/cli/mcp.js



const mcp = {
    usage: 'mcp',
    summary: 'Serve agents over standard input and output, by the Model Context Protocol, in this folder alone.',
    options: {},
    run: async (words, { folder }) => {
        (0,cli_arguments/* readArguments */.l)(mcp, words);
        const today = () => new Date().toISOString().slice(0, 10);
        (0,stdio/* serveStdio */.L)(() => toolsFor({ path: folder, today }));
        await new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve));
        return 0;
    },
};


/***/ })

};
