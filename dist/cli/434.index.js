export const id = 434;
export const ids = [434,654,95];
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
    const { counts, failed, jobs, rules, policies, difference, unread, withdrawn } = outcome;
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
function jobReport({ name, line, assessment, facts, alternatives, searched, errors, notKnown }) {
    const compared = (0,_review_evidence_compared_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceCompared */ .p)(facts);
    return {
        name,
        line,
        declared: declaredReport(facts),
        notKnown,
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

/***/ 8434:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fleet: () => (/* binding */ fleet)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/evidence/gather-evidence.js + 3 modules
var gather_evidence = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/core/evidence/survey/survey.js + 1 modules
var survey = __webpack_require__(1232);
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
/** A job a line, by RFC 4180. What is not known is an empty cell. */
function csvFleet({ jobs }) {
    const lines = jobs.map((row) => Object.values(columns).map((cellOf) => cell(cellOf(row))));
    return [Object.keys(columns), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
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
    return {
        ...origin,
        path,
        job: name,
        line,
        verdict: assessment.verdict,
        recommended: assessment.recommended,
        ...said,
        ...(group !== null && { group }),
        ...(likelyChipHours !== undefined && { likelyChipHours }),
        ...(chipHours && { chipHours }),
        ...(cost && { cost }),
        ...(memory && { memory }),
        ...(evidence && { evidence }),
        waived: expiries.length,
        ...(expiries[0] !== undefined && { waivedUntil: expiries[0] }),
    };
}
const waiverRows = (origin, { path, findings }) => findings.flatMap((finding) => (finding.waived ? [{ ...origin, path, ...placeOf(finding), ...finding.waived }] : []));
/** What is waived is known, and no drift. */
const driftRows = (origin, { path, findings }) => findings
    .filter(({ rule, waived }) => rule.startsWith('evidence/') && waived === undefined)
    .map((finding) => ({ ...origin, path, ...placeOf(finding), message: finding.message }));
const placeOf = ({ job, line, rule }) => ({ ...(job !== undefined && { job }), line, rule });

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
        cost: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ currency: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Z]{3}$/)), amount: interval })),
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

function totalOf(rows) {
    const counts = Object.fromEntries(assessment/* verdicts */.rY.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]));
    const likely = rows.flatMap(({ likelyChipHours }) => likelyChipHours ?? []);
    const costs = rows.flatMap(({ cost }) => cost ?? []);
    const currencies = [...new Set(costs.map(({ currency }) => currency))].sort();
    return {
        jobs: rows.length,
        verdicts: counts,
        accelerators: sumOf(rows.map(({ count = 0 }) => count)),
        likelyChipHours: { amount: sumOf(likely), jobs: likely.length },
        chipHours: rangeOf(rows.flatMap(({ chipHours }) => (chipHours ? [chipHours] : []))),
        cost: currencies.map((currency) => ({
            currency,
            ...rangeOf(costs.filter((cost) => cost.currency === currency).map(({ amount }) => amount)),
        })),
    };
}
/** One total for each value, those with the most jobs first; the jobs without a value last. */
function totalsBy(rows, nameOf) {
    const groups = new Map();
    for (const row of rows) {
        const name = nameOf(row);
        const group = groups.get(name);
        if (group === undefined)
            groups.set(name, [row]);
        else
            group.push(row);
    }
    return [...groups]
        .map(([name, group]) => ({ ...(name !== undefined && { name }), ...totalOf(group) }))
        .sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined) ||
        b.jobs - a.jobs ||
        (a.name < b.name ? -1 : 1));
}
const sumOf = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0);
const rangeOf = (ranges) => ({
    amount: [sumOf(ranges.map(([low]) => low)), sumOf(ranges.map(([, high]) => high))],
    jobs: ranges.length,
});

;// CONCATENATED MODULE: ./build/core/fleet/fleet.js





/**
 * Merges reports one at a time and keeps only their rows. Of each repository the latest day counts, so that no job is
 * counted twice; reports of one commit complete one another. On one day, the one that came last counts.
 */
class Fleet {
    #checked = new Map();
    #undeclared = [];
    #unread = [];
    #read = 0;
    #superseded = 0;
    /** `source` names the text to people, and stands for the repository where the report does not name it. */
    add(source, content) {
        const report = readReport(content);
        if ('because' in report) {
            this.addUnread(source, report.because);
            return;
        }
        this.#read++;
        const next = checkedOf(source, report);
        const known = this.#checked.get(next.repository);
        if (known === undefined)
            this.#checked.set(next.repository, next);
        else if (isSameCommit(known, next)) {
            this.#checked.set(next.repository, { ...known, files: new Map([...known.files, ...next.files]) });
        }
        else {
            this.#superseded++;
            if ((next.date ?? '') >= (known.date ?? ''))
                this.#checked.set(next.repository, next);
        }
    }
    has(repository) {
        return this.#checked.has(repository);
    }
    addUndeclared(undeclared) {
        this.#undeclared.push(undeclared);
    }
    addUnread(path, because) {
        this.#unread.push({ path, because });
    }
    report({ today, teamLabel, dueDays, oldDays }) {
        const checked = [...this.#checked.values()].sort((a, b) => compareWords(a.repository, b.repository));
        const files = checked.flatMap((each) => [...each.files.values()]);
        const jobs = files.flatMap((file) => file.jobs);
        const ageOf = ({ date }) => (date === undefined ? 0 : (0,waivers/* daysBetween */.Y)(date, today));
        const isDue = ({ expires }) => (0,waivers/* daysBetween */.Y)(today, expires) <= dueDays;
        return {
            version: 1,
            tool: { name: 'accelerator-review', version: version/* version */.r },
            date: today,
            repositories: checked.length + this.#undeclared.length,
            reports: {
                read: this.#read,
                superseded: this.#superseded,
                undated: checked.filter(({ date }) => date === undefined).length,
            },
            teamLabel,
            total: totalOf(jobs),
            by: {
                kind: totalsBy(jobs, ({ kind }) => kind),
                accelerator: totalsBy(jobs, ({ accelerator }) => accelerator),
                provider: totalsBy(jobs, ({ provider }) => provider),
                stage: totalsBy(jobs, ({ stage }) => stage),
                team: totalsBy(jobs, ({ labels }) => (Object.hasOwn(labels, teamLabel) ? labels[teamLabel] : undefined)),
            },
            waiversDue: files
                .flatMap(({ waivers }) => waivers.filter(isDue))
                .sort((a, b) => compareWords(a.expires, b.expires)),
            drift: files.flatMap(({ drift }) => drift),
            undeclared: [...this.#undeclared].sort((a, b) => compareWords(a.repository, b.repository)),
            oldReports: checked
                .filter((each) => ageOf(each) > oldDays)
                .sort((a, b) => ageOf(b) - ageOf(a))
                .map(originOf),
            unread: [...this.#unread, ...checked.flatMap(unreadManifests)],
            jobs,
        };
    }
}
function checkedOf(source, report) {
    const { repository = source, commit, date } = report;
    const origin = { repository, ...(commit !== undefined && { commit }), ...(date !== undefined && { date }) };
    const files = report.files.map((file) => [
        file.path,
        {
            jobs: file.jobs.map((job) => jobRow(origin, file, job)),
            waivers: waiverRows(origin, file),
            drift: driftRows(origin, file),
            isUnread: file.jobs.length === 0 && file.findings.some(({ severity }) => severity === 'error'),
        },
    ]);
    return { ...origin, files: new Map(files) };
}
const isSameCommit = (a, b) => a.commit !== undefined && a.commit === b.commit;
const originOf = ({ repository, commit, date }) => ({
    repository,
    ...(commit !== undefined && { commit }),
    ...(date !== undefined && { date }),
});
const unreadManifests = ({ repository, files }) => [...files]
    .filter(([, { isUnread }]) => isUnread)
    .map(([path]) => ({ path: `${repository}: ${path}`, because: 'has no job that could be read' }));
const compareWords = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/fleet/text.js



/** So many lines of a section stand in a terminal; the other formats have all. */
const mostLines = 20;
/** The fleet for a terminal: totals first, then what somebody has to look at. */
function textFleet(fleet) {
    const { reports, total, by, teamLabel, unread } = fleet;
    const superseded = reports.superseded === 0 ? '' : ` (${reports.superseded} of them superseded)`;
    return [
        `${counted(total.jobs, 'job')} in ${counted(fleet.repositories, 'repository')}, from ${counted(reports.read, 'report')}${superseded}`,
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
    ? all.map((total) => `${total.name ?? '(not declared)'}: ${counted(total.jobs, 'job')}, ${totalWords(total)}`)
    : []);
function totalWords({ jobs, verdicts: counts, accelerators, likelyChipHours, cost }) {
    const judged = assessment/* verdicts */.rY.filter((verdict) => counts[verdict] > 0).map((verdict) => `${counts[verdict]} ${verdict}`);
    const ofJobs = (known) => (known === jobs ? '' : ` (known of ${known})`);
    return [
        ...judged,
        counted(accelerators, 'accelerator'),
        ...(likelyChipHours.jobs > 0
            ? [`${(0,wording/* amount */.vj)(likelyChipHours.amount)} chip-hours${ofJobs(likelyChipHours.jobs)}`]
            : []),
        ...cost.map(({ currency, amount: [low, high], jobs: known }) => `${(0,wording/* amount */.vj)(low)} to ${(0,wording/* amount */.vj)(high)} ${currency}${ofJobs(known)}`),
    ].join(', ');
}
const text_placeOf = ({ repository, path, line, job }) => `${repository}: ${path}:${line}${job === undefined ? '' : ` ${job}`}`;
const waiverWords = (row) => `${row.expires} ${text_placeOf(row)} ${row.rule}${row.owner === undefined ? '' : ` (${row.owner})`}: ${row.reason}`;
const driftWords = (row) => `${text_placeOf(row)} ${row.rule}: ${row.message}`;
const counted = (count, word) => `${(0,wording/* amount */.vj)(count)} ${count === 1 ? word : `${word.replace(/y$/, 'ie')}s`}`;

// EXTERNAL MODULE: ./build/core/report/evidence.js
var evidence = __webpack_require__(3436);
;// CONCATENATED MODULE: ./build/core/fleet/undeclared.js

/** What a repository without a manifest launches; undefined where nothing outside its examples asks for an accelerator. */
function undeclaredOf(repository, { accelerators }) {
    const launches = accelerators
        .filter(({ inferred, example }) => !inferred && example !== true)
        .flatMap((entry) => entry.places.slice(0, 1).map(({ path, line }) => ({ path, line, asksFor: (0,evidence/* acceleratorText */.xR)(entry) })));
    return launches.length === 0 ? undefined : { repository, launches };
}

// EXTERNAL MODULE: ./build/core/report/json.js
var json = __webpack_require__(1095);
// EXTERNAL MODULE: ./build/edge/run/origin.js
var run_origin = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/edge/run/repository.js
var run_repository = __webpack_require__(4516);
// EXTERNAL MODULE: ./build/edge/run/review-folder.js + 1 modules
var review_folder = __webpack_require__(9534);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
;// CONCATENATED MODULE: ./build/edge/cli/fleet-places.js




/** Clones lie below their owner, and those perhaps below a host. */
const deepest = 8;
/** A report of ten thousand jobs has a tenth of it. */
const mostBytes = 256 * 1024 * 1024;
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
            else if (entry.isFile() && entry.name.endsWith('.json'))
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
/** The text of a report, or why it was not read. */
function readReportFile(file) {
    try {
        // Without O_NONBLOCK, opening a pipe waits for a writer that never comes.
        const descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        try {
            const status = (0,external_node_fs_.fstatSync)(descriptor);
            if (!status.isFile())
                return { because: 'is not a plain file' };
            if (status.size > mostBytes)
                return { because: `is larger than ${mostBytes / 1024 / 1024} MiB` };
            return (0,external_node_fs_.readFileSync)(descriptor, 'utf8');
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        return { because: `cannot be read: ${error.code}` };
    }
}

// EXTERNAL MODULE: ./build/edge/cli/policy-options.js + 1 modules
var policy_options = __webpack_require__(5864);
;// CONCATENATED MODULE: ./build/edge/cli/fleet.js

















const formats = ['text', 'json', 'csv', 'html'];
const fleet = {
    usage: 'fleet [REPORT|DIR ...]',
    summary: 'Add up the JSON reports of many repositories, and check the clones among the folders.',
    options: {
        format: { type: 'string', value: formats.join('|'), help: 'The form of the report (default: text).' },
        team: { type: 'string', value: 'LABEL', help: 'The label that names the team of a job (default: team).' },
        due: { type: 'string', value: 'DAYS', help: 'List the waivers that end within so many days (default: 30).' },
        old: { type: 'string', value: 'DAYS', help: 'List the reports that are older than so many days (default: 30).' },
    },
    run: async (words, terminal) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(fleet, words);
        const format = (0,cli_arguments/* wordOption */.q)(values, 'format', formats) ?? 'text';
        const options = {
            today: terminal.today,
            teamLabel: typeof values['team'] === 'string' ? values['team'] : 'team',
            dueDays: daysOf(values, 'due'),
            oldDays: daysOf(values, 'old'),
        };
        const places = fleetPlaces(terminal.folder, positionals.length === 0 ? ['.'] : positionals);
        if (places.reports.length + places.clones.length === 0)
            throw new unusable_input/* UnusableInput */.M('There is no report (*.json) and no clone (a folder with .git) here.');
        const merged = new Fleet();
        for (const report of places.reports)
            addReport(merged, report);
        for (const clone of places.clones)
            await addClone(merged, clone, terminal);
        for (const { path, because } of places.unread)
            merged.addUnread(path, because);
        terminal.write(await rendered(merged.report(options), format));
        return 0;
    },
};
async function rendered(report, format) {
    switch (format) {
        case 'text':
            return textFleet(report);
        case 'json':
            return `${(0,encode/* jsonText */.s$)(report)}\n`;
        case 'csv':
            return csvFleet(report);
        case 'html':
            return page(report);
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
function addReport(merged, { file, path }) {
    const content = readReportFile(file);
    if (typeof content === 'string')
        merged.add(path, content);
    else
        merged.addUnread(path, content.because);
}
/** Checks a clone as `check` would in it, unless a report of its repository was read. What fails in one stops no other. */
async function addClone(merged, { file: folder, path }, terminal) {
    // Of the checkout alone: what the runner says is about another one.
    const { repository = path === '.' ? (0,external_node_path_.basename)((0,external_node_path_.resolve)(folder)) : path, ...origin } = (0,run_origin.originOf)(folder, {}, terminal.today) ?? { date: terminal.today };
    if (merged.has(repository))
        return;
    try {
        const manifests = (0,workspace/* findManifests */.kD)(folder, folder, []);
        if (manifests.length === 0) {
            const undeclared = undeclaredOf(repository, (0,survey/* survey */.Fr)((0,gather_evidence/* surveyEvidence */.E)((0,run_repository/* repositoryTree */.V)(folder)).observations));
            if (undeclared)
                merged.addUndeclared(undeclared);
            return;
        }
        const effective = await (0,policy_options/* policyFor */.KV)({}, { folder, environment: terminal.environment });
        const run = { effective, today: terminal.today, scope: 'all' };
        const outcome = await (0,review_folder/* reviewFolder */.B)(folder, manifests, run, { alternatives: false });
        merged.add(path, (0,json.jsonReport)(outcome, { repository, ...origin }));
    }
    catch (error) {
        if (!(error instanceof unusable_input/* UnusableInput */.M))
            throw error;
        merged.addUnread(path, `cannot be checked: ${error.message}`);
    }
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


/***/ })

};
