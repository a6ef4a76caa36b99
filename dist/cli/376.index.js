export const id = 376;
export const ids = [376,22,654,95];
export const modules = {

/***/ 8759:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ emptyReport)
/* harmony export */ });
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2093);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5232);


/** The report of a repository that has no manifest, or in which nothing could be checked, as text. */
function emptyReport(origin, said = {}) {
    const summary = { files: 0, jobs: 0, error: 0, warning: 0, notice: 0, waived: 0, failed: false };
    const tool = { name: 'accelerator-review', version: _report_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r };
    const report = { version: 1, tool, ...origin, summary, files: [], ...said };
    return (0,_text_encode_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(report);
}


/***/ }),

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

/***/ 7376:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fleet: () => (/* binding */ fleet)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
;// CONCATENATED MODULE: ./build/core/fleet/csv.js
const columns = {
    repository: ({ repository }) => repository,
    commit: ({ commit }) => commit,
    date: ({ date }) => date,
    path: ({ path }) => path,
    line: ({ line }) => line,
    job: ({ job }) => job,
    verdict: ({ verdict }) => verdict,
    recommended: ({ recommended }) => recommended,
    accelerator: ({ accelerator }) => accelerator,
    kind: ({ kind }) => kind,
    vendor: ({ vendor }) => vendor,
    count: ({ count }) => count,
    provider: ({ provider }) => provider,
    stage: ({ stage }) => stage,
    framework: ({ framework }) => framework.join(';'),
    task: ({ task }) => task,
    model: ({ model }) => model,
    group: ({ group }) => group,
    labels: ({ labels }) => Object.entries(labels)
        .map((pair) => pair.join('='))
        .join(';'),
    usual_chip_hours: ({ likelyChipHours }) => likelyChipHours,
    least_chip_hours: ({ chipHours }) => chipHours?.[0],
    most_chip_hours: ({ chipHours }) => chipHours?.[1],
    currency: ({ cost }) => cost?.currency,
    usual_cost: ({ cost }) => cost?.likely,
    least_cost: ({ cost }) => cost?.amount[0],
    most_cost: ({ cost }) => cost?.amount[1],
    memory: ({ memory }) => memory?.verdict,
    usual_memory_gib: ({ memory }) => memory?.likelyGiB,
    capacity_gib: ({ memory }) => memory?.capacityGiB,
    evidence_files: ({ evidence }) => evidence?.files,
    compared: ({ evidence }) => evidence?.compared.join(';'),
    not_compared: ({ evidence }) => evidence?.notCompared.map(({ what }) => what).join(';'),
    waived: ({ waived }) => waived,
    waived_until: ({ waivedUntil }) => waivedUntil,
};
/** A job a line, by RFC 4180, each made when it is asked for. What is not known is an empty cell. */
function* csvFleet({ jobs }) {
    yield line(Object.keys(columns));
    for (const row of jobs)
        yield line(Object.values(columns).map((cellOf) => cell(cellOf(row))));
}
const line = (cells) => `${cells.join(',')}\r\n`;
/** Spreadsheets calculate what begins with one of these; behind an apostrophe it is text to them. */
const formulaSign = /^[=+\-@\t\r]/;
function cell(value) {
    const text = String(value ?? '');
    const inert = formulaSign.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

// EXTERNAL MODULE: ./build/core/policy/waiver/waivers.js
var waivers = __webpack_require__(227);
// EXTERNAL MODULE: ./build/core/report/version.js
var version = __webpack_require__(2093);
;// CONCATENATED MODULE: ./build/core/fleet/job-row.js
function jobRow(origin, { path, findings }, job) {
    const { name, line, declared, assessment, sizing, evidence } = job;
    const { group, ...said } = declared;
    const expiries = findings.flatMap(({ job: of, waived }) => (waived && of === name ? [waived.expires] : [])).sort();
    const { likelyChipHours, chipHours, cost, memory } = sizing;
    // Spread, an object of a form of its own each, which V8 keeps for long: with many reports that is half of the memory.
    return Object.assign({}, origin, { path, job: name, line, verdict: assessment.verdict, recommended: assessment.recommended }, said, group !== null && { group }, likelyChipHours !== undefined && { likelyChipHours }, chipHours && { chipHours }, cost && { cost: withUsual(cost, chipHours, likelyChipHours) }, memory && { memory }, evidence && { evidence }, { waived: expiries.length }, expiries[0] !== undefined && { waivedUntil: expiries[0] });
}
/** Reports of earlier versions give the range alone; the usual cost is to it as the usual chip-hours are to theirs. */
function withUsual(cost, chipHours, likelyChipHours) {
    const { currency, likely, amount } = cost;
    if (likely !== undefined || likelyChipHours === undefined || !chipHours?.[0])
        return cost;
    return { currency, likely: (amount[0] * likelyChipHours) / chipHours[0], amount };
}
const waiverRows = (origin, { path, findings }) => findings.flatMap((finding) => (finding.waived ? [{ ...origin, path, ...placeOf(finding), ...finding.waived }] : []));
/** What is waived is known, and no drift. */
const driftRows = (origin, { path, findings }) => findings
    .filter(({ rule, waived }) => rule.startsWith('evidence/') && waived === undefined)
    .map((finding) => ({ ...origin, path, ...placeOf(finding), message: finding.message }));
const placeOf = ({ job, line, rule }) => ({ ...(job !== undefined && { job }), line, rule });

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/rules/job-sizing.js + 9 modules
var job_sizing = __webpack_require__(5790);
;// CONCATENATED MODULE: ./build/core/fleet/prices.js


/**
 * A job at the first price for its accelerator and provider; as it is where there is none, or where its chip-hours are
 * not known. A report does not say whether machines are spot, so prices for these are passed over.
 */
function priced(row, prices) {
    const { accelerator = '', provider, chipHours, likelyChipHours } = row;
    if (prices.length === 0 || chipHours === undefined)
        return row;
    const candidates = (0,accelerator_name/* resolveAccelerator */.aT)(accelerator)?.candidates ?? [];
    if (candidates.length === 0)
        return row;
    const price = (0,job_sizing/* priceOf */.xx)(prices, candidates, { accelerator, ...(provider !== undefined && { provider }) });
    return price ? { ...row, cost: (0,job_sizing/* costAt */.B6)(price, chipHours, likelyChipHours) } : row;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./build/core/fleet/report-reading.js

const report_reading_text = schemas/* string */.YjP().check(api/* _maxLength */.Eb(10_000));
const report_reading_name = schemas/* string */.YjP().check(api/* _maxLength */.Eb(300));
const amount = schemas/* number */.aig().check(api/* _nonnegative */.UI());
const interval = schemas/* tuple */.PVZ([amount, amount]);
const day = schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d{4}-\d{2}-\d{2}$/));
const waiver = schemas/* object */.Ikc({ reason: report_reading_text, owner: schemas/* exactOptional */.yqP(report_reading_text), ticket: schemas/* exactOptional */.yqP(report_reading_text), expires: day });
const finding = schemas/* object */.Ikc({
    rule: report_reading_name,
    severity: schemas/* enum */.k5n(['error', 'warning', 'notice']),
    job: schemas/* exactOptional */.yqP(report_reading_text),
    message: report_reading_text,
    line: amount,
    waived: schemas/* exactOptional */.yqP(waiver),
});
const job = schemas/* object */.Ikc({
    name: report_reading_text,
    line: amount,
    declared: schemas/* object */.Ikc({
        framework: schemas/* array */.YOg(report_reading_name),
        stage: schemas/* exactOptional */.yqP(report_reading_name),
        task: report_reading_name,
        accelerator: schemas/* exactOptional */.yqP(report_reading_text),
        kind: schemas/* exactOptional */.yqP(report_reading_name),
        vendor: schemas/* exactOptional */.yqP(report_reading_name),
        count: schemas/* exactOptional */.yqP(amount),
        provider: schemas/* exactOptional */.yqP(report_reading_name),
        model: schemas/* exactOptional */.yqP(report_reading_text),
        labels: schemas/* record */.g1P(report_reading_text, report_reading_text),
        group: schemas/* nullable */.mee(report_reading_text),
    }),
    assessment: schemas/* object */.Ikc({ recommended: report_reading_name, verdict: schemas/* enum */.k5n(['fit', 'undecided', 'questionable', 'mismatch']) }),
    sizing: schemas/* object */.Ikc({
        memory: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({
            verdict: report_reading_name,
            capacityGiB: amount,
            likelyGiB: schemas/* exactOptional */.yqP(amount),
            likely: schemas/* exactOptional */.yqP(report_reading_name),
        })),
        likelyChipHours: schemas/* exactOptional */.yqP(amount),
        chipHours: schemas/* exactOptional */.yqP(interval),
        cost: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({
            currency: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Z]{3}$/)),
            likely: schemas/* exactOptional */.yqP(amount),
            amount: interval,
        })),
    }),
    evidence: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ files: amount, compared: schemas/* array */.YOg(report_reading_name), notCompared: schemas/* array */.YOg(schemas/* object */.Ikc({ what: report_reading_name, because: report_reading_text })) })),
});
/** What is taken of a JSON report: all that is added up. Other keys, those of later versions too, are passed over. */
const report = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('accelerator-review') }),
    repository: schemas/* exactOptional */.yqP(report_reading_name),
    commit: schemas/* exactOptional */.yqP(report_reading_name),
    date: schemas/* exactOptional */.yqP(day),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: report_reading_text, jobs: schemas/* array */.YOg(job), findings: schemas/* array */.YOg(finding) })),
    undeclared: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({ path: report_reading_text, line: amount, asksFor: report_reading_text }))),
    notChecked: schemas/* exactOptional */.yqP(report_reading_text),
});
/** A JSON report of `check`, or why a text is none. Never throws: reports come from many places and years. */
function readReport(content) {
    let json;
    try {
        json = JSON.parse(content);
    }
    catch {
        return { because: 'is not valid JSON' };
    }
    const read = report.safeParse(json);
    if (read.success)
        return read.data;
    const place = read.error.issues[0]?.path.join('.') || 'the whole file';
    return { because: `is not a report of \`check --format json\` (at ${place})` };
}

// EXTERNAL MODULE: ./build/core/review/assessment.js
var assessment = __webpack_require__(7369);
;// CONCATENATED MODULE: ./build/core/fleet/totals.js

/** A total that jobs are added to one at a time. */
class Sum {
    #verdicts = Object.fromEntries(assessment/* verdicts */.rY.map((verdict) => [verdict, 0]));
    #costs = new Map();
    #chipHours = { amount: [0, 0], jobs: 0 };
    #likelyChipHours = { amount: 0, jobs: 0 };
    #jobs = 0;
    #accelerators = 0;
    add({ verdict, count = 0, likelyChipHours, chipHours, cost }) {
        this.#jobs++;
        this.#verdicts[verdict]++;
        this.#accelerators += count;
        addAmount(this.#likelyChipHours, likelyChipHours);
        if (chipHours)
            addRange(this.#chipHours, chipHours);
        if (cost === undefined)
            return;
        const known = this.#costs.get(cost.currency) ?? { likely: { amount: 0, jobs: 0 }, amount: [0, 0], jobs: 0 };
        this.#costs.set(cost.currency, known);
        addAmount(known.likely, cost.likely);
        addRange(known, cost.amount);
    }
    get total() {
        return {
            jobs: this.#jobs,
            verdicts: this.#verdicts,
            accelerators: this.#accelerators,
            likelyChipHours: this.#likelyChipHours,
            chipHours: this.#chipHours,
            cost: [...this.#costs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, range]) => ({ currency, ...range })),
        };
    }
}
/** Totals of the jobs that have one value in common. */
class Sums {
    #sums = new Map();
    add(name, row) {
        const sum = this.#sums.get(name) ?? new Sum();
        this.#sums.set(name, sum);
        sum.add(row);
    }
    /** Those with the most jobs first; the jobs without a value last. */
    get totals() {
        return [...this.#sums]
            .map(([name, { total }]) => ({ ...(name !== undefined && { name }), ...total }))
            .sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined) ||
            b.jobs - a.jobs ||
            (a.name < b.name ? -1 : 1));
    }
}
function addAmount(sum, amount) {
    if (amount === undefined)
        return;
    sum.amount += amount;
    sum.jobs++;
}
function addRange(sum, [low, high]) {
    sum.amount[0] += low;
    sum.amount[1] += high;
    sum.jobs++;
}

;// CONCATENATED MODULE: ./build/core/fleet/fleet.js






function linesInMemory() {
    const lines = [];
    return { add: (line) => lines.push(line) - 1, at: (index) => lines[index] };
}
/**
 * Merges reports one at a time and keeps only their rows. Of each repository the latest day counts, so that no job is
 * counted twice; reports of one commit complete one another. On one day, the one that came last counts.
 */
class Fleet {
    #checked = new Map();
    #unread = [];
    #lines;
    #prices;
    #read = 0;
    #superseded = 0;
    /** With prices, they count in place of the costs that reports have. */
    constructor(lines = linesInMemory(), prices = []) {
        this.#lines = lines;
        this.#prices = prices;
    }
    /**
     * `source` names the text to people, and stands for the repository where the report does not name it. Says whether the text
     * is a report.
     */
    add(source, content) {
        const report = readReport(content);
        if ('because' in report) {
            this.addUnread(source, report.because);
            return false;
        }
        this.#read++;
        const next = this.#checkedOf(source, report);
        const known = this.#checked.get(next.repository);
        if (known === undefined)
            this.#checked.set(next.repository, next);
        else if (isSameCommit(known, next))
            this.#checked.set(next.repository, completed(known, next));
        else {
            this.#superseded++;
            if ((next.date ?? '') >= (known.date ?? ''))
                this.#checked.set(next.repository, next);
        }
        return true;
    }
    has(repository) {
        return this.#checked.has(repository);
    }
    addUnread(path, because) {
        this.#unread.push({ path, because });
    }
    report({ today, teamLabel, dueDays, oldDays }) {
        const checked = [...this.#checked.values()].sort((a, b) => compareWords(a.repository, b.repository));
        const ageOf = ({ date }) => (date === undefined ? 0 : (0,waivers/* daysBetween */.Y)(date, today));
        const total = new Sum();
        const by = { kind: new Sums(), accelerator: new Sums(), provider: new Sums(), stage: new Sums(), team: new Sums() };
        const waiversDue = [];
        const drift = [];
        const unread = [...this.#unread, ...checked.flatMap(notChecked)];
        for (const [{ repository }, path, file] of this.#filesOf(checked)) {
            for (const job of file.jobs) {
                total.add(job);
                const { kind, accelerator, provider, stage, labels } = job;
                const team = Object.hasOwn(labels, teamLabel) ? labels[teamLabel] : undefined;
                for (const [name, value] of Object.entries({ kind, accelerator, provider, stage, team }))
                    by[name].add(value, job);
            }
            waiversDue.push(...file.waivers.filter(({ expires }) => (0,waivers/* daysBetween */.Y)(today, expires) <= dueDays));
            drift.push(...file.drift);
            if (file.isUnread)
                unread.push({ path: `${repository}: ${path}`, because: 'has no job that could be read' });
        }
        return {
            version: 1,
            tool: { name: 'accelerator-review', version: version/* version */.r },
            date: today,
            repositories: checked.length,
            withoutManifest: checked.filter((each) => each.files.size === 0 && each.notChecked === undefined).length,
            reports: {
                read: this.#read,
                superseded: this.#superseded,
                undated: checked.filter(({ date }) => date === undefined).length,
            },
            teamLabel,
            total: total.total,
            by: {
                kind: by.kind.totals,
                accelerator: by.accelerator.totals,
                provider: by.provider.totals,
                stage: by.stage.totals,
                team: by.team.totals,
            },
            waiversDue: waiversDue.sort((a, b) => compareWords(a.expires, b.expires)),
            drift,
            undeclared: checked.flatMap(({ repository, files, undeclared }) => files.size === 0 && undeclared.length > 0 ? [{ repository, launches: undeclared }] : []),
            oldReports: checked
                .filter((each) => ageOf(each) > oldDays)
                .sort((a, b) => ageOf(b) - ageOf(a))
                .map(originOf),
            unread,
            jobs: { [Symbol.iterator]: () => this.#jobsOf(checked) },
        };
    }
    #checkedOf(source, report) {
        const { repository = source, commit, date, undeclared = [], notChecked: because } = report;
        const origin = { repository, ...(commit !== undefined && { commit }), ...(date !== undefined && { date }) };
        const files = report.files.map((file) => [file.path, this.#lines.add(JSON.stringify(this.#rowsOf(origin, file)))]);
        return Object.assign({ files: new Map(files), undeclared }, origin, because !== undefined && { notChecked: because });
    }
    #rowsOf(origin, file) {
        return {
            jobs: file.jobs.map((job) => priced(jobRow(origin, file, job), this.#prices)),
            waivers: waiverRows(origin, file),
            drift: driftRows(origin, file),
            isUnread: file.jobs.length === 0 && file.findings.some(({ severity }) => severity === 'error'),
        };
    }
    *#filesOf(checked) {
        for (const each of checked)
            for (const [path, rows] of each.files)
                yield [each, path, JSON.parse(this.#lines.at(rows))];
    }
    *#jobsOf(checked) {
        for (const [, , { jobs }] of this.#filesOf(checked))
            yield* jobs;
    }
}
const isSameCommit = (a, b) => a.commit !== undefined && a.commit === b.commit;
const completed = (known, next) => ({
    ...known,
    ...next,
    files: new Map([...known.files, ...next.files]),
});
const originOf = ({ repository, commit, date }) => ({
    repository,
    ...(commit !== undefined && { commit }),
    ...(date !== undefined && { date }),
});
const notChecked = ({ repository, notChecked: because }) => because === undefined ? [] : [{ path: repository, because }];
const compareWords = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
;// CONCATENATED MODULE: ./build/core/fleet/json.js

const end = ']\n}';
/** The fleet as JSON with a job on a line, in parts that are each made when they are asked for. */
function* jsonFleet({ jobs, ...rest }) {
    const written = (0,encode/* jsonText */.s$)({ ...rest, jobs: [] });
    yield written.slice(0, -end.length);
    let isFirst = true;
    for (const job of jobs) {
        yield `${isFirst ? '' : ','}\n    ${(0,encode/* jsonText */.s$)(job, 0)}`;
        isFirst = false;
    }
    yield `${isFirst ? '' : '\n  '}${end}\n`;
}

// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/fleet/text.js



/** So many lines of a section stand in a terminal; the other formats have all. */
const mostLines = 20;
/** The fleet for a terminal: totals first, then what somebody has to look at. */
function textFleet(fleet) {
    const { reports, total, by, teamLabel, unread } = fleet;
    const without = fleet.withoutManifest === 0 ? '' : ` (${(0,wording/* amount */.vj)(fleet.withoutManifest)} without a manifest)`;
    const superseded = reports.superseded === 0 ? '' : ` (${reports.superseded} of them superseded)`;
    return [
        `${(0,wording/* numberOf */.rl)(total.jobs, 'job')} in ${(0,wording/* numberOf */.rl)(fleet.repositories, 'repository')}${without}, from ${(0,wording/* numberOf */.rl)(reports.read, 'report')}${superseded}`,
        `  ${totalWords(total)}`,
        '',
        ...totals('Kind', by.kind),
        ...totals('Accelerator', by.accelerator),
        ...totals('Provider', by.provider),
        ...totals('Stage', by.stage),
        ...totals(`Team (label ${teamLabel})`, by.team),
        ...section('Waivers due', fleet.waiversDue.map(waiverWords)),
        ...section('Contradicted by the files of the repository', fleet.drift.map(driftWords)),
        ...section('Launch accelerators without a manifest', fleet.undeclared.map(({ repository, launches }) => {
            const [first] = launches;
            return `${repository}: ${first ? `${first.asksFor} (${first.path}:${first.line})` : ''}`;
        })),
        ...section('Old reports', fleet.oldReports.map(({ repository, date }) => `${repository}: ${date}`)),
        ...section('Not read', unread.map(({ path, because }) => `${path} ${because}`)),
    ].join('\n');
}
function section(title, lines) {
    if (lines.length === 0)
        return [];
    const more = lines.length > mostLines ? [`  \u2026 and ${lines.length - mostLines} more`] : [];
    return [(0,encode/* logText */.kc)(title), ...lines.slice(0, mostLines).map((line) => `  ${(0,encode/* logText */.kc)(line)}`), ...more, ''];
}
/** One name alone tells nothing that the first line does not. */
const totals = (title, all) => section(title, all.some(({ name }) => name !== undefined)
    ? all.map((total) => `${total.name ?? '(not declared)'}: ${(0,wording/* numberOf */.rl)(total.jobs, 'job')}, ${totalWords(total)}`)
    : []);
function totalWords({ jobs, verdicts: counts, accelerators, likelyChipHours, cost }) {
    const judged = assessment/* verdicts */.rY
        .filter((verdict) => counts[verdict] > 0)
        .map((verdict) => `${(0,wording/* amount */.vj)(counts[verdict])} ${verdict}`);
    const ofJobs = (known) => (known === jobs ? '' : ` (known of ${known})`);
    return [
        ...judged,
        (0,wording/* numberOf */.rl)(accelerators, 'accelerator'),
        ...(likelyChipHours.jobs > 0
            ? [`${(0,wording/* amount */.vj)(likelyChipHours.amount)} chip-hours${ofJobs(likelyChipHours.jobs)}`]
            : []),
        ...cost.map(({ currency, likely, amount: [low, high], jobs: known }) => `${likely.jobs === known ? `about ${(0,wording/* amount */.vj)(likely.amount)} (${(0,wording/* amount */.vj)(low)} to ${(0,wording/* amount */.vj)(high)})` : `${(0,wording/* amount */.vj)(low)} to ${(0,wording/* amount */.vj)(high)}`} ${currency}${ofJobs(known)}`),
    ].join(', ');
}
const text_placeOf = ({ repository, path, line, job }) => `${repository}: ${path}:${line}${job === undefined ? '' : ` ${job}`}`;
const waiverWords = (row) => `${row.expires} ${text_placeOf(row)} ${row.rule}${row.owner === undefined ? '' : ` (${row.owner})`}: ${row.reason}`;
const driftWords = (row) => `${text_placeOf(row)} ${row.rule}: ${row.message}`;

// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/core/fleet/empty-report.js
var empty_report = __webpack_require__(8759);
// EXTERNAL MODULE: ./build/core/report/json.js
var json = __webpack_require__(1095);
// EXTERNAL MODULE: ./build/edge/run/origin.js
var run_origin = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/edge/run/review-folder.js + 1 modules
var review_folder = __webpack_require__(9534);
// EXTERNAL MODULE: ./build/edge/run/undeclared.js + 1 modules
var undeclared = __webpack_require__(6022);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/policy-options.js
var policy_options = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/edge/cli/fleet-clones.js









/** Which repository a clone is of, as its checkout says alone: what the runner says is about another one. */
function cloneOrigin({ file: folder, path }, today) {
    const origin = (0,run_origin.originOf)(folder, {}, today) ?? { date: today };
    return { ...origin, repository: origin.repository ?? (path === '.' ? (0,external_node_path_.basename)((0,external_node_path_.resolve)(folder)) : path) };
}
/** The report of a clone, as `check` would make it in there, or why there is none: what fails in one stops no other. */
async function cloneReport({ file: folder }, origin, terminal) {
    try {
        const manifests = (0,workspace/* findManifests */.kD)(folder, folder, []);
        if (manifests.length === 0)
            return (0,empty_report/* emptyReport */._)(origin, { undeclared: await (0,undeclared.undeclaredBelow)(folder) });
        const effective = await (0,policy_options/* policyFor */.KV)({}, { folder, environment: terminal.environment });
        const run = { effective, today: terminal.today, scope: 'all' };
        return (0,json.jsonReport)(await (0,review_folder/* reviewFolder */.B)(folder, manifests, run, { alternatives: false }), origin);
    }
    catch (error) {
        if (!(error instanceof unusable_input/* UnusableInput */.M))
            throw error;
        return (0,empty_report/* emptyReport */._)(origin, { notChecked: `cannot be checked: ${error.message}` });
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/core/fleet/report-stream.js
/** A report of ten thousand jobs has a tenth of it. */
const mostUnits = 256 * 1024 * 1024;
/**
 * The texts of the reports in a stream, one after the other: a new one begins with `{` at the start of a line, as where
 * `check` wrote several, or where each is one line. One that is too long is passed over, and says so.
 */
async function* reportTexts(chunks) {
    let parts = [];
    let units = 0;
    const whole = () => units > mostUnits ? { because: `is larger than ${mostUnits / 1024 / 1024} MiB` } : parts.join('');
    // Whether the next report begins may be known only with the next chunk.
    let lineBreak = '';
    for await (const chunk of chunks) {
        const text = lineBreak + chunk;
        lineBreak = text.endsWith('\n') ? '\n' : '';
        const pieces = text.slice(0, text.length - lineBreak.length).split(/\n(?=\{)/);
        for (const [index, piece] of pieces.entries()) {
            if (index > 0) {
                yield whole();
                parts = [];
                units = 0;
            }
            units += piece.length;
            if (units <= mostUnits)
                parts.push(piece);
        }
    }
    if (units > mostUnits || parts.some((part) => part.trim() !== ''))
        yield whole();
}

// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/edge/run/plain-file.js
var plain_file = __webpack_require__(8329);
;// CONCATENATED MODULE: ./build/edge/cli/fleet-places.js







/** Clones lie below their owner, and those perhaps below a host. */
const deepest = 8;
/** What is read is text before the next is. Most reports are smaller. */
const bytes = Buffer.alloc(64 * 1024);
/**
 * The reports and clones that are named, and those below the folders that are. Folders inside a clone and behind links
 * are not entered. Throws {@link UnusableInput} for what is named and does not exist.
 */
function fleetPlaces(start, named) {
    const reports = new Map();
    const clones = new Map();
    const unread = [];
    const pathOf = (file) => (0,external_node_path_.relative)(start, file).split(external_node_path_.sep).join('/') || '.';
    const look = (folder, depth) => {
        const path = pathOf(folder);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git'))) {
            clones.set(folder, { file: folder, path });
            return;
        }
        if (depth > deepest) {
            unread.push({ path, because: `lies more than ${deepest} folders deep` });
            return;
        }
        for (const entry of entriesOf(folder)) {
            const file = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory() && !file_name/* skippedFolders */.cT.has(entry.name))
                look(file, depth + 1);
            else if (entry.isFile() && /\.jsonl?$/.test(entry.name))
                reports.set(file, { file, path: pathOf(file) });
        }
    };
    const entriesOf = (folder) => {
        try {
            return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        }
        catch (error) {
            unread.push({ path: pathOf(folder), because: `cannot be read: ${error.code}` });
            return [];
        }
    };
    for (const name of named) {
        const file = (0,external_node_path_.resolve)(start, name);
        const status = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
        if (status === undefined)
            throw new unusable_input/* UnusableInput */.M(`There is no file or folder ${name}.`);
        if (status.isDirectory())
            look(file, 0);
        else
            reports.set(file, { file, path: pathOf(file) });
    }
    return { reports: inOrder(reports), clones: inOrder(clones), unread };
}
const inOrder = (places) => [...places.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
/** The texts of the reports in a file, each with what people call it, or why it was not read. */
async function* readReports({ file, path }) {
    await new Promise(setImmediate);
    const opened = (0,plain_file/* openPlainFile */.r)(file);
    if (typeof opened !== 'number') {
        yield { path, text: opened };
        return;
    }
    try {
        yield* named(path, chunksOf(opened));
    }
    catch (error) {
        yield { path, text: { because: `cannot be read: ${error.code}` } };
    }
}
/** The texts of a file from its start to its end, which is then closed: streams take far more memory for many small files. */
function* chunksOf(descriptor) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    try {
        for (let read = (0,external_node_fs_.readSync)(descriptor, bytes); read > 0; read = (0,external_node_fs_.readSync)(descriptor, bytes))
            yield decoder.write(bytes.subarray(0, read));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** The same of standard input. */
const readReportStream = () => named('standard input', process.stdin.setEncoding('utf8'));
async function* named(path, chunks) {
    let count = 0;
    for await (const text of reportTexts(chunks)) {
        count++;
        yield { path: count === 1 ? path : `${path}, report ${count}`, text };
    }
    if (count === 0)
        yield { path, text: { because: 'is empty' } };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/edge/cli/packed-lines.js

/** Rows of one kind compress well together, and a few at a time are quickly unpacked again. */
const batchSize = 24;
/** Lines that are kept compressed outside of the heap, which would otherwise grow with all of them. Read best in order. */
class PackedLines {
    #batches = [];
    #open = [];
    #last;
    add(line) {
        this.#open.push(line);
        const at = this.#batches.length * batchSize + this.#open.length - 1;
        if (this.#open.length === batchSize) {
            // A copy: what zlib gives back holds on to far more memory than it fills.
            this.#batches.push(Uint8Array.from((0,external_node_zlib_.deflateRawSync)(this.#open.join('\n'), { level: 1 })));
            this.#open.length = 0;
        }
        return at;
    }
    at(index) {
        const batch = Math.floor(index / batchSize);
        const packed = this.#batches[batch];
        if (packed === undefined)
            return this.#open[index % batchSize];
        if (this.#last?.batch !== batch)
            this.#last = { batch, lines: (0,external_node_zlib_.inflateRawSync)(packed).toString('utf8').split('\n') };
        return this.#last.lines[index % batchSize];
    }
}

;// CONCATENATED MODULE: ./build/edge/cli/fleet.js













const formats = ['text', 'json', 'jsonl', 'csv', 'html'];
const fleet = {
    usage: 'fleet [REPORT|DIR ...]',
    summary: 'Add up the JSON reports of many repositories, clones among the folders, or an organization on GitHub.',
    options: {
        org: { type: 'string', value: 'NAME', help: 'Read the repositories of an organization from GitHub.' },
        format: {
            type: 'string',
            value: formats.join('|'),
            help: 'The form of the report (default: text); jsonl: the report of each repository on a line.',
        },
        team: { type: 'string', value: 'LABEL', help: 'The label that names the team of a job (default: team).' },
        due: { type: 'string', value: 'DAYS', help: 'List the waivers that end within so many days (default: 30).' },
        old: { type: 'string', value: 'DAYS', help: 'List the reports that are older than so many days (default: 30).' },
        prices: { type: 'string', value: 'FILE', help: 'Prices per chip-hour, in place of the costs that reports have.' },
        forks: { type: 'boolean', help: 'With --org: forks too.' },
        archived: { type: 'boolean', help: 'With --org: archived repositories too.' },
        shard: { type: 'string', value: 'K/N', help: 'With --org: only part K of N, for as many jobs of a workflow.' },
        keep: {
            type: 'string',
            value: 'DIR',
            help: "With --org: where GitHub's answers are kept for the next run (default: your cache folder).",
        },
    },
    run: async (words, terminal) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(fleet, words);
        const format = (0,cli_arguments/* wordOption */.q)(values, 'format', formats) ?? 'text';
        const options = {
            today: terminal.today,
            teamLabel: wordIn(values, 'team') ?? 'team',
            dueDays: daysOf(values, 'due'),
            oldDays: daysOf(values, 'old'),
        };
        const named = positionals.length === 0 && values['org'] === undefined ? ['.'] : positionals;
        const places = fleetPlaces(terminal.folder, named.filter((name) => name !== '-'));
        if (values['org'] === undefined && !named.includes('-') && places.reports.length + places.clones.length === 0)
            throw new unusable_input/* UnusableInput */.M('There is no report (*.json, *.jsonl) and no clone (a folder with .git) here.');
        const file = wordIn(values, 'prices');
        const prices = file === undefined ? [] : await (0,policy_options/* pricesAt */.oI)(file, terminal);
        const merged = new Fleet(new PackedLines(), prices);
        const lines = format === 'jsonl';
        const add = (path, text) => {
            if (typeof text !== 'string')
                merged.addUnread(path, text.because);
            else if (merged.add(path, text) && lines)
                terminal.write(`${(0,encode/* jsonText */.s$)(JSON.parse(text), 0)}\n`);
        };
        for (const report of places.reports)
            for await (const { path, text } of readReports(report))
                add(path, text);
        if (named.includes('-'))
            for await (const { path, text } of readReportStream())
                add(path, text);
        for (const clone of places.clones) {
            const { repository, ...origin } = cloneOrigin(clone, terminal.today);
            if (!merged.has(repository))
                add(clone.path, await cloneReport(clone, { repository, ...origin }, terminal));
        }
        for await (const { repository, report } of organizationIn(values, merged, terminal))
            add(repository, report);
        for (const { path, because } of places.unread)
            merged.addUnread(path, because);
        const whole = merged.report(options);
        if (lines)
            for (const { path, because } of whole.unread)
                terminal.error(`${(0,encode/* logText */.kc)(path)} ${(0,encode/* logText */.kc)(because)}`);
        else
            for await (const part of rendered(whole, format))
                terminal.write(part);
        return 0;
    },
};
async function* rendered(report, format) {
    switch (format) {
        case 'text':
            yield textFleet(report);
            break;
        case 'json':
            yield* jsonFleet(report);
            break;
        case 'csv':
            yield* csvFleet(report);
            break;
        case 'html':
            yield* await page(report);
    }
}
/** The parts of the page are far larger than the rest of the command. */
async function page(report) {
    const { pageParts } = await __webpack_require__.e(/* import() */ 497).then(__webpack_require__.bind(__webpack_require__, 9497));
    if (pageParts === undefined)
        throw new unusable_input/* UnusableInput */.M('The page is in the bundle alone: run `npm run build`.');
    return (await __webpack_require__.e(/* import() */ 782).then(__webpack_require__.bind(__webpack_require__, 9782))).htmlFleet(report, pageParts);
}
function daysOf(values, option) {
    const written = values[option] ?? '30';
    if (typeof written !== 'string' || !/^\d{1,5}$/.test(written))
        throw new unusable_input/* UnusableInput */.M(`--${option} takes a number of days, not "${written}".`);
    return Number(written);
}
const wordIn = (values, option) => {
    const written = values[option];
    return typeof written === 'string' ? written : undefined;
};
/** The reports of an organization; none where none is asked for. What reads them loads then. */
async function* organizationIn(values, merged, terminal) {
    const name = wordIn(values, 'org');
    if (name === undefined)
        return;
    const { organizationReports } = await __webpack_require__.e(/* import() */ 50).then(__webpack_require__.bind(__webpack_require__, 6050));
    const shard = shardOf(wordIn(values, 'shard'));
    const options = {
        keep: (0,external_node_path_.resolve)(terminal.folder, wordIn(values, 'keep') ?? cacheFolder(terminal.environment)),
        ...(shard && { shard }),
        forks: values['forks'] === true,
        archived: values['archived'] === true,
        isKnown: (repository) => merged.has(repository),
    };
    yield* organizationReports(name, options, terminal);
}
const cacheFolder = ({ XDG_CACHE_HOME: caches }) => (0,external_node_path_.join)(caches || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'accelerator-review', 'answers');
function shardOf(written) {
    if (written === undefined)
        return undefined;
    const [number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(written) ?? []).slice(1).map(Number);
    if (number === undefined || of === undefined || number < 1 || number > of)
        throw new unusable_input/* UnusableInput */.M(`--shard takes the number of a part and how many there are, such as 2/8, not "${written}".`);
    return { number, of };
}


/***/ }),

/***/ 9654:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   originOf: () => (/* binding */ originOf),
/* harmony export */   repositoryName: () => (/* binding */ repositoryName)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6376);

/**
 * Which repository and commit a folder holds, for reports that are added up: as its checkout says, or in a workflow as the
 * runner does. Undefined where neither knows, so that a folder by itself gives the same report every day.
 */
function originOf(folder, environment, today) {
    const inActions = environment['GITHUB_ACTIONS'] === 'true';
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOf */ .D3)(folder, 'HEAD') ?? (inActions ? environment['GITHUB_SHA'] : undefined);
    if (commit === undefined)
        return undefined;
    const repository = repositoryName((0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteOf */ .e1)(folder) ?? '') ?? (inActions ? environment['GITHUB_REPOSITORY'] : undefined);
    return { ...(repository && { repository }), commit, date: today };
}
/**
 * The name of the repository behind an address: `acme/training` of `https://TOKEN@github.com/acme/training.git`. Nothing
 * else of the address leaves, since it may hold a password; undefined for a folder, which has no owner.
 */
function repositoryName(address) {
    const [, ofUrl, ofHost] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/(.+)|[^/:]{2,}:(?!\/)(.+))$/.exec(address.trim()) ?? [];
    const name = (ofUrl ?? ofHost)?.replace(/\/$/, '').replace(/\.git$/, '');
    return name !== undefined && /^[\w.-]{1,100}(?:\/[\w.-]{1,100})+$/.test(name) ? name : undefined;
}


/***/ }),

/***/ 8329:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ openPlainFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** Opens a plain file to read, or says why not, in words that follow its name. Whoever opens it closes it. */
function openPlainFile(path) {
    try {
        // Without O_NONBLOCK, opening a pipe waits for a writer that never comes.
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
            return descriptor;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return { because: 'is not a plain file' };
    }
    catch (error) {
        return { because: `cannot be read: ${error.code}` };
    }
}


/***/ }),

/***/ 6022:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  undeclaredBelow: () => (/* binding */ undeclaredBelow)
});

// EXTERNAL MODULE: ./build/core/evidence/gather-evidence.js + 3 modules
var gather_evidence = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/core/evidence/survey/survey.js + 1 modules
var survey = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/core/report/evidence.js
var evidence = __webpack_require__(3436);
;// CONCATENATED MODULE: ./build/core/fleet/undeclared.js

/** What a repository asks for accelerators by, outside of its examples; empty where nothing does. */
const launchesOf = ({ accelerators }) => accelerators
    .filter(({ inferred, example }) => !inferred && example !== true)
    .flatMap((entry) => entry.places.slice(0, 1).map(({ path, line }) => ({ path, line, asksFor: (0,evidence/* acceleratorText */.xR)(entry) })));

// EXTERNAL MODULE: ./build/edge/run/repository.js
var repository = __webpack_require__(4516);
;// CONCATENATED MODULE: ./build/edge/run/undeclared.js




/** What a repository without a manifest asks for accelerators by; reads all of its files that may say so. */
async function undeclaredBelow(root) {
    return launchesOf((0,survey/* survey */.Fr)((0,gather_evidence/* surveyEvidence */.E)((0,repository/* repositoryTree */.V)(root)).observations));
}


/***/ })

};
