export const id = 375;
export const ids = [375,95,956];
export const modules = {

/***/ 6621:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ priceProblems)
/* harmony export */ });
/* harmony import */ var _layers_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(336);
/* harmony import */ var _waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(227);


/** Somewhere it is tomorrow already. */
const mostDaysAhead = 1;
/** What is wrong with the prices of a policy on a day, whatever the jobs use. */
const priceProblems = (layers, today) => layers.flatMap(({ prices }) => prices.flatMap((price, index) => [...notYet(price, today), ...never(prices, index)]));
function notYet({ read, origin }, today) {
    if ((0,_waiver_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .daysBetween */ .Y)(today, read) <= mostDaysAhead)
        return [];
    return [{ message: `This price was read on ${read}, which is in the future.`, remedy: 'Fix the date.', origin }];
}
/** The first price that fits applies, so one that fits nothing else is never asked. */
function never(prices, index) {
    const price = prices[index];
    const first = prices.slice(0, index).find((earlier) => (0,_layers_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .coversPrice */ .SL)(earlier, price));
    if (first === undefined)
        return [];
    const { file, span } = first.origin;
    const message = `This price never applies: an earlier one covers it (${file}:${span.line}).`;
    const remedy = 'Remove one of them, or put the price of one provider first.';
    return [{ message, remedy, origin: price.origin, related: first.origin }];
}


/***/ }),

/***/ 658:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ authoredPolicySchema),
/* harmony export */   w: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8532);
/* harmony import */ var _manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7221);
/* harmony import */ var _manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8456);
/* harmony import */ var _text_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(867);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(751);






const text = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), { description });
const severity = (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWords */ .D), { description: 'The severity of its findings; `off` disables it.' });
const locked = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), {
    description: 'Whether files that extend this one may only make it stricter, never looser.',
}));
const day = (description) => (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDay */ .Iq, description, ['2027-01-31']);
const condition = text('A condition in CEL over the job, such as `job.stage == "production"`.');
const wordOrWords = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1))]), { description });
/** One threshold, its value already under `value`. */
function thresholdSchema(name) {
    const { example } = _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW[name];
    const written = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()]);
    const values = example.length === 1 ? written : zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(written);
    const value = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(values, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .transform */ .pdi((from, context) => {
        const parsed = (0,_rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .readThreshold */ .WS)(name, [from].flat().map(String));
        if (parsed.ok)
            return parsed.value;
        const { problem: message, expected } = parsed;
        context.issues.push({ code: 'custom', message, params: { expected }, input: context.value });
        return zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .NEVER */ .tm;
    }));
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ value, locked }));
}
const thresholdNames = Object.keys(_rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW);
function forEachThreshold(schemaOf) {
    return Object.fromEntries(thresholdNames.map((name) => [name, schemaOf(name)]));
}
const demand = {
    id: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The name by which a file that extends this one can replace it.')),
    when: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(condition),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(severity),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The reason, in your own words; findings repeat it.')),
    locked,
};
const stages = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['exploration', 'prototype', 'production']);
const stage = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([stages, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(stages).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1))]), {
    description: 'Applies only to jobs of these stages.',
}));
const requirement = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...demand,
    stage,
    keys: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(wordOrWords('Keys that the job must declare, such as labels.team.')),
    manifest_for: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(wordOrWords('Globs over the repository, such as **/*.sbatch: each matching file needs a manifest in its folder or above.')),
});
const hardwareItem = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    accelerator: wordOrWords('Accelerators.'),
    kind: wordOrWords('Kinds: gpu, tpu, other.'),
    provider: wordOrWords('Providers.'),
    machine: wordOrWords('Machine types; * is allowed.'),
}));
const hardwareTerms = {
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(severity),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The reason, in your own words; findings repeat it.')),
    locked,
};
const limit = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...demand,
    stage,
    count: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCount */ .zq, 'The most accelerators.', [8])),
    hours: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9, 'The longest duration, as estimated.', ['14d'])),
    chip_hours: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAmount */ .C_, 'The most chip-hours, as estimated.', ['10k'])),
    cost: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMoney */ .g7, 'The highest cost, as estimated from prices.', ['5000 USD'])),
});
const price = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    accelerator: wordOrWords('The accelerators with this price.'),
    provider: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The provider; all providers by default.')),
    spot: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), { description: 'Whether this is the price of machines that the provider can reclaim.' })),
    price: (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMoney */ .g7, 'The price of one chip per hour.', ['3.20 USD']),
    read: day('The date on which the price was read.'),
    locked,
});
const custom = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...demand,
    id: text('The name of the rule; its findings are policy/NAME.'),
    when: condition,
    message: text('What is wrong, in a sentence.'),
    remedy: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('What to do, in a sentence.')),
    path: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The key that findings point to, such as hardware.accelerator.')),
    sources: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), { description: 'Sources of the rule: titles or URLs.' })),
});
const waiver = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    rule: text("A rule's id, or a glob such as team/*."),
    path: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('A glob over the paths of manifests; all manifests by default.')),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text("A job's name; all jobs by default.")),
    demand: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The id of one requirement or limit, or allow or deny; all by default.')),
    up_to: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAmount */ .C_, 'The largest amount that the waiver covers, in the unit of the limit.', [16])),
    reason: text('Why the waiver is right for now.'),
    owner: text('Who is responsible for the waiver.'),
    expires: day('The last date on which the waiver applies.'),
    ticket: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(text('The ticket that tracks it.')),
});
const waiverTerms = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    max_days: (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCount */ .zq, 'The most days ahead on which a waiver may expire.', [180]),
    inline: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), { description: 'Whether manifests may contain waivers.' }),
    never: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), { description: 'Rules, or globs of rules, that nobody may waive.' }),
    locked,
}));
const failOn = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .failOnWords */ .V);
const plainKeys = {
    version: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), { description: 'The version of this format.' }),
    extends: wordOrWords('What this policy extends: a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@ref.'),
    locked: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), { description: 'Locks everything in this file.' }),
    prices: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(price), { description: 'Prices per chip-hour, for jobs that declare none.' }),
    custom: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(custom), { description: 'Your own rules.' }),
    waivers: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(waiver), { description: 'Findings that are accepted until a date.' }),
    'waiver-terms': (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(waiverTerms, { description: 'The terms for waivers.' }),
};
/** A policy whose shorthands are already expanded: words to their mappings, single items to lists. */
const policySchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...plainKeys,
    'fail-on': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ value: failOn, locked }),
    rules: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ severity, locked })),
    thresholds: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(forEachThreshold(thresholdSchema)),
    require: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(requirement),
    hardware: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        allow: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(hardwareItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)),
        deny: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(hardwareItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)),
        ...hardwareTerms,
    })),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(limit),
}));
function authoredThreshold(name) {
    const { description, example } = _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW[name];
    const written = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()]);
    const values = example.length === 1 ? written : zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(written).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._length */ .YA(example.length));
    const examples = [example.length === 1 ? example[0] : [...example]];
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([values, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ value: values, locked })]), { description, examples }));
}
const authoredItem = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    text('An accelerator, a kind (gpu, tpu, other), a provider or a machine type; * is allowed in machine types.'),
    hardwareItem,
]);
const authoredItems = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([authoredItem, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(authoredItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1))]), { description });
/** The file as people write it, shorthands included: the source of the published JSON Schema. */
const authoredPolicySchema = (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...plainKeys,
    'fail-on': (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([failOn, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ value: failOn, locked })]), {
        description: 'The mildest finding that fails the check.',
    }),
    rules: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([severity, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ severity, locked })])), {
        description: 'Severities, by rule or by a glob such as model/*.',
    }),
    thresholds: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(forEachThreshold(authoredThreshold)), {
        description: 'Numbers that the guidance leaves open.',
    }),
    require: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([text('A key that every job must declare, such as labels.team.'), requirement])), { description: 'Keys that manifests must declare.' }),
    hardware: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        allow: authoredItems('Only hardware that matches one of these is allowed.'),
        deny: authoredItems('Hardware that matches one of these is not allowed.'),
        ...hardwareTerms,
    })), { description: 'The hardware that jobs may use.' }),
    limits: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([limit, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(limit)]), { description: 'The most that jobs may use.' }),
})), { title: 'accelerator-policy.yml', description: 'The policy of an organization for accelerator-review.' });


/***/ }),

/***/ 7197:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ waiverProblems)
/* harmony export */ });
/* harmony import */ var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2007);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8708);
/* harmony import */ var _demands_demand_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4279);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9520);
/* harmony import */ var _layers_rule_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9777);
/* harmony import */ var _star_pattern_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5910);
/* harmony import */ var _waiver_coverage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8459);
/* harmony import */ var _waiver_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2371);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(227);









/**
 * What is wrong with the waivers of a policy on a day, whatever the manifests hold: such a waiver would never count.
 * `isWhole`: whether all of the policy could be read, or demands may be missing.
 */
function waiverProblems(policy, rules, today, isWhole) {
    const { waivers, waiverTerms } = policy;
    const refused = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .applyWaivers */ .K)([], waivers, waiverTerms.value, today, 'some').findings;
    const isRefused = ({ origin }) => refused.some((finding) => finding.origin === origin);
    const others = waivers.flatMap((waiver) => [
        ...(isRefused(waiver) ? [] : neverWaived(waiver, policy, rules)),
        ...unknownDemand(waiver, policy, isWhole),
        ...demandOfAnotherRule(waiver, policy),
        ...(isWhole ? unusableCeiling(waiver, policy, rules) : []),
        ...impossiblePath(waiver),
        ...ruleThatIsOff(waiver, policy, rules),
    ]);
    const errors = refused.filter(({ severity }) => severity === 'error');
    return [...errors.map(({ message, remedy, origin }) => ({ message, remedy, origin })), ...others];
}
function neverWaived(waiver, { severities }, rules) {
    const rule = rules.find(({ id }) => id === waiver.rule);
    if (rule === undefined || !(0,_waiver_coverage_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfManifest */ .N)(rule.id) || ((0,_layers_rule_names_js__WEBPACK_IMPORTED_MODULE_2__/* .severityUnder */ .gb)(rule, severities) ?? rule.severity) !== 'error')
        return [];
    const { message, remedy, origin } = (0,_waiver_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .barredFinding */ .OP)(waiver, rule.id);
    return [{ message, remedy, origin }];
}
const demandsOf = ({ requirements, limits, custom, allow, deny }) => [
    ...requirements,
    ...limits,
    ...custom,
    ...allow,
    ...deny,
];
const problem = ({ origin }, message, remedy) => [{ message, remedy, origin }];
function unknownDemand(waiver, policy, isWhole) {
    const { demand } = waiver;
    if (demand === undefined)
        return [];
    const ids = demandsOf(policy).map(_demands_demand_name_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .T);
    if (ids.includes(demand))
        return [];
    const meant = (0,_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .zZ)(demand, ids);
    if (meant === undefined && !isWhole)
        return [];
    const remedy = meant ? `Did you mean "${meant}"?` : 'Use the `id` of a requirement or limit, or `allow` or `deny`.';
    return problem(waiver, `Unknown demand "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(demand)}" in this waiver.`, remedy);
}
/** The rules whose findings name a demand. */
function rulesOf(demand) {
    if ('manifestFor' in demand && demand.manifestFor !== undefined)
        return ['policy/manifest-missing'];
    const own = 'list' in demand
        ? 'policy/hardware-not-allowed'
        : 'message' in demand
            ? `policy/${demand.id}`
            : 'keys' in demand
                ? 'policy/key-required'
                : 'policy/limit-exceeded';
    return [own, 'policy/undeclared'];
}
function demandOfAnotherRule(waiver, policy) {
    const named = demandsOf(policy).filter((demand) => (0,_demands_demand_name_js__WEBPACK_IMPORTED_MODULE_6__/* .idOf */ .T)(demand) === waiver.demand);
    const told = [...new Set(named.flatMap(rulesOf))];
    if (told.length === 0 || told.some((rule) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .matches */ .c)(waiver.rule, rule)))
        return [];
    return problem(waiver, `Findings of ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(waiver.rule)} are never about the demand "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(waiver.demand ?? '')}".`, `Name its rule: ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(told, 'or')}.`);
}
/** Rules whose findings say how much. */
const countingRules = ['policy/limit-exceeded', 'policy/undeclared', 'policy/hardware-not-allowed'];
function unusableCeiling(waiver, policy, rules) {
    const { rule, upTo, demand } = waiver;
    if (upTo === undefined)
        return [];
    const counting = [
        ...countingRules,
        ...rules.map(({ id }) => id).filter((id) => id.startsWith('sizing/')),
        ...policy.custom.map(({ id }) => `policy/${id}`),
    ];
    if (!counting.some((id) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .matches */ .c)(rule, id)))
        return problem(waiver, `\`up_to\` has no effect: findings of ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(rule)} have no amount.`, 'Remove `up_to`.');
    if (rule !== 'policy/limit-exceeded')
        return [];
    const limits = policy.limits.filter(({ id }) => demand === undefined || id === demand);
    const ceilings = limits.flatMap(ceilingsOf);
    const units = [...new Set(ceilings.map(([unit]) => unit))];
    if (units.length > 1)
        return problem(waiver, `\`up_to: ${upTo}\` would apply to ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(units)}.`, 'Name one `demand`, and split a limit with several units.');
    if (ceilings.length === 0 || ceilings.some(([, ceiling]) => ceiling < upTo))
        return [];
    const least = Math.min(...ceilings.map(([, ceiling]) => ceiling));
    return problem(waiver, `\`up_to: ${upTo}\` covers no finding: up to ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(least)} is within the limit.`, 'Set it above the limit.');
}
const ceilingsOf = ({ count, hours, chipHours, cost }) => [
    ['accelerators', count],
    ['hours', hours],
    ['chip-hours', chipHours],
    [cost?.currency ?? '', cost?.amount],
].flatMap(([unit, ceiling]) => (ceiling === undefined ? [] : [[unit, ceiling]]));
/** Paths as reports write them begin at the top of the repository, without a slash, and end in the name of a file. */
function impossiblePath(waiver) {
    const { path, rule } = waiver;
    if (path === undefined)
        return [];
    const say = (remedy) => problem(waiver, `No manifest can have the path "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(path)}".`, remedy);
    if (path.startsWith('/'))
        return say(`Remove the leading slash: "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(path.slice(1))}".`);
    if (/\\[\w.-]/.test(path))
        return say(`Use forward slashes: "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(path.replaceAll('\\', '/'))}".`);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isFolder = name === '' || (!/[*?[\]{}()!+@]/.test(name) && !/\.ya?ml$/i.test(name));
    // Files of any name need a manifest.
    const isOfFiles = name !== '' && (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .matches */ .c)(rule, 'policy/manifest-missing');
    return isFolder && !isOfFiles ? say(`Write "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(path.replace(/\/$/, ''))}/**" for all files in a folder.`) : [];
}
function ruleThatIsOff(waiver, { severities }, rules) {
    const named = rules.filter(({ id }) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .matches */ .c)(waiver.rule, id));
    const isOff = (rule) => ((0,_layers_rule_names_js__WEBPACK_IMPORTED_MODULE_2__/* .severityUnder */ .gb)(rule, severities) ?? rule.severity) === 'off';
    return named.length > 0 && named.every(isOff)
        ? problem(waiver, `The waiver for ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(waiver.rule)} has no effect: the rule is off.`, 'Delete the waiver.')
        : [];
}


/***/ }),

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

/***/ 3306:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ jsonSchemaOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./build/core/manifest/described-schema.js
var described_schema = __webpack_require__(7221);
// EXTERNAL MODULE: ./build/core/manifest/schema.js
var schema = __webpack_require__(4587);
;// CONCATENATED MODULE: ./build/core/manifest/authored-schema.js



const words = schemas/* array */.YOg(schemas/* string */.YjP());
const authoredJob = schemas/* extend */.X$i(schema/* jobSchema */.jQ, {
    framework: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* union */.KCZ([schemas/* string */.YjP(), words, schema/* sections */.V0.framework]), {
        description: 'The framework: a word, a list of words, or a mapping.',
    })),
    scale: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* union */.KCZ([schemas/* enum */.k5n(schema/* sizes */.LR), schema/* sections */.V0.scale]), { description: 'How large the job is: a word, or numbers.' })),
    model: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* union */.KCZ([schemas/* string */.YjP(), schema/* sections */.V0.model]), {
        description: 'The model: the name of a published one, an architecture, or a mapping.',
    })),
    hardware: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* union */.KCZ([schemas/* string */.YjP(), schema/* sections */.V0.hardware]), {
        description: 'The accelerators: a word such as H100:8 or tpu-v5e-64, or a mapping.',
    })),
});
const version = schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* literal */.euz(1), { description: 'The version of this format.' }));
const nullable = (schema) => schemas/* union */.KCZ([schema, schemas/* null */.chJ()]);
/** The whole file as people write it, shorthands included: the source of the published JSON Schema. */
const authoredManifestSchema = (0,described_schema/* described */.W)(schemas/* union */.KCZ([
    schemas/* strictObject */.rej({
        version,
        defaults: schemas/* optional */.lqM((0,described_schema/* described */.W)(nullable(authoredJob), { description: 'Keys that every job inherits.' })),
        jobs: (0,described_schema/* described */.W)(schemas/* record */.g1P(schemas/* string */.YjP(), nullable(authoredJob)), { description: 'The jobs by name.' }),
    }),
    schemas/* extend */.X$i(authoredJob, {
        version,
        name: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* string */.YjP(), { description: "The job's name (default: the folder's)." })),
    }),
]), {
    title: 'accelerator.yml',
    description: "Declares a training job's framework, stage, scale and hardware for accelerator-review.",
});

// EXTERNAL MODULE: ./build/core/policy/schema.js
var policy_schema = __webpack_require__(658);
// EXTERNAL MODULE: ./build/core/report/schema-address.js
var schema_address = __webpack_require__(595);
;// CONCATENATED MODULE: ./build/core/report/json-schema.js




const authored = {
    manifest: authoredManifestSchema,
    policy: policy_schema/* authoredPolicySchema */.Y,
};
/** The JSON Schema (draft 7) of accelerator.yml, or of accelerator-policy.yml, as people write it. */
function jsonSchemaOf(described) {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(authored[described], { io: 'input', target: 'draft-7' });
    return { $schema, $id: (0,schema_address/* schemaAddress */.Q)(described), ...rest };
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

/***/ 595:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ schemaComment),
/* harmony export */   Q: () => (/* binding */ schemaAddress)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2093);

const nameOf = { manifest: 'accelerator', policy: 'accelerator-policy' };
/** Where the JSON Schema of this version lies for good; its `$id`. */
const schemaAddress = (described) => `https://raw.githubusercontent.com/accelerator-review/accelerator-review/v${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r}/schema/${nameOf[described]}.schema.json`;
/** The comment that tells an editor which schema a file follows. */
const schemaComment = (described) => `# yaml-language-server: $schema=${schemaAddress(described)}`;


/***/ }),

/***/ 9761:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ fixed)
});

// EXTERNAL MODULE: ./build/core/review/fixes/respelled.js + 6 modules
var respelled = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/core/review/edits/typing-mistake.js
var typing_mistake = __webpack_require__(1311);
// EXTERNAL MODULE: ./build/core/review/fixes/attempt.js
var attempt = __webpack_require__(6602);
// EXTERNAL MODULE: ./build/core/review/fixes/job-parts.js
var job_parts = __webpack_require__(1375);
// EXTERNAL MODULE: ./build/core/review/fixes/standing.js
var fixes_standing = __webpack_require__(3133);
;// CONCATENATED MODULE: ./build/core/review/fixes/retyped.js




/** So many mistakes in typing are corrected in one go. */
const mostMistakes = 200;
/** Corrects the mistakes in typing for which one word is surely meant. */
function retyped(document, path, budget) {
    const standing = (0,fixes_standing/* standingOf */.YP)(document, path);
    const edits = (0,attempt/* apart */.z)(correctionsOf(document, standing));
    if (edits.length === 0)
        return { document, made: [], left: [] };
    const proven = new attempt/* Attempt */.U(document, standing, path, curesMistakes, budget).make(edits);
    return { document: proven.document, made: proven.edits, left: [] };
}
function correctionsOf(document, { findings, parts }) {
    const isOneOfMany = !parts.has('[]');
    const mistakes = findings.filter(({ fix }) => fix !== undefined).slice(0, mostMistakes);
    return mistakes.flatMap(({ fix, path }) => {
        const found = fix && (0,typing_mistake/* correction */.r)(document, fix);
        if (fix === undefined || found === undefined)
            return [];
        const [offset, end] = found.edit.range;
        const isKey = /^[ \t]*:/.test(document.text.slice(end, end + 64));
        const part = (0,job_parts/* partKey */.b)(path, isOneOfMany);
        const counts = { keys: isKey ? 1 : 0, values: isKey ? 0 : 1 };
        return [
            { id: `${offset}`, part, edits: [found.edit], ...counts, offset, name: found.written, word: String(fix.value) },
        ];
    });
}
/** In each part the mistakes are fewer by the edits, of no rule there are more, and only those words differ. */
const curesMistakes = (before, after, edits) => {
    const wrong = new Set();
    const words = new Set(edits.map(({ word }) => word ?? ''));
    for (const [key, was] of before.parts) {
        const is = after.parts.get(key);
        const isWorse = [...(is?.mistakes ?? [])].some(([rule, count]) => count > (was.mistakes.get(rule) ?? 0));
        if (is === undefined || isWorse || !(0,fixes_standing/* isSameBut */.e$)(was.declaration, is.declaration, words))
            wrong.add(key);
    }
    for (const part of new Set(edits.map((edit) => edit.part))) {
        const made = edits.filter((edit) => edit.part === part).length;
        const [was, is] = [before, after].map(({ parts }) => total(parts.get(part)?.mistakes));
        if (is > was - made)
            wrong.add(part);
    }
    return wrong;
};
const total = (mistakes) => [...(mistakes?.values() ?? [])].reduce((sum, count) => sum + count, 0);

;// CONCATENATED MODULE: ./build/core/review/fixes/fixed.js


/** So many characters of edited text are read again for one file, so that a large one does not hold up the run. */
const mostRead = 8 * 1024 * 1024;
/** A step may make room for the other; this often they take turns. */
const mostTurns = 4;
/**
 * Writes a manifest in the reference's words and corrects the mistakes in typing that are certain, every other byte as
 * it was. Each edit is proven: the jobs declare what they declared before, and no comment is lost. What is fixed once
 * is not changed again. Nothing is done in a file that cannot be read in full.
 */
function fixed(document, path) {
    const budget = { left: mostRead };
    const made = [];
    let current = document;
    let left = [];
    const isReadable = document.root !== undefined && document.problems.length === 0;
    for (let turn = 0; isReadable && turn < mostTurns; turn++) {
        const typed = retyped(current, path, budget);
        const spelled = (0,respelled/* respelled */.P)(typed.document, path, budget);
        made.push(...typed.made, ...spelled.made);
        left = spelled.left;
        current = spelled.document;
        if (typed.made.length + spelled.made.length === 0)
            break;
    }
    const sum = (count) => made.reduce((total, edit) => total + count(edit), 0);
    return {
        text: document.hasMark ? `\ufeff${current.text}` : current.text,
        written: { keys: sum(({ keys }) => keys), values: sum(({ values }) => values) },
        left,
    };
}


/***/ }),

/***/ 7609:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ edited)
/* harmony export */ });
/* harmony import */ var _languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
/* harmony import */ var _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4587);
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3076);
/* harmony import */ var _edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(507);
/* harmony import */ var _edits_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6494);
/* harmony import */ var _edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8351);
/* harmony import */ var _edits_written_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3846);







/**
 * The text of a manifest after some changes, every other byte as it was. Undefined where one of them cannot be made
 * surely: where it would lose a comment, or change what another place says.
 */
function edited(document, changes) {
    let current = document;
    for (const { path, value } of changes) {
        current = changed(current, path, value);
        if (current === undefined)
            return undefined;
    }
    return current.text;
}
/** `after`: the key behind which a new one is written. */
function changed(document, path, value, after) {
    const { root, text } = document;
    const key = path.at(-1);
    if (root?.kind !== 'map' || key === undefined)
        return undefined;
    const node = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeAt */ .oB)(root, path);
    if (value === undefined ? node === undefined : node !== undefined && (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(node, value))
        return document;
    if (node?.kind === 'map' && (0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) && isWrittenHere(text, node))
        return merged(document, path, node, value);
    const parentPath = path.slice(0, -1);
    const parent = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeAt */ .oB)(root, parentPath);
    if (parent?.kind !== 'map')
        return value === undefined ? undefined : opened(document, parentPath, parent, key, value);
    const edits = (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isAlias */ .Vj)(text, parent) ? undefined : editsOf(document, parent, String(key), value, after);
    return edits && proven(document, edits, path, value);
}
const isWrittenHere = (text, node) => !(0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isAlias */ .Vj)(text, node) && node.entries.size > 0 && (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .ownEntries */ .xK)(node).length === node.entries.size;
/** Key by key, so that what stays stays as it is written: first what is set, then what goes. */
function merged(document, path, node, value) {
    let current = document;
    let before;
    for (const [key, each] of Object.entries(value)) {
        current = current && changed(current, [...path, key], each, before);
        before = key;
    }
    for (const key of node.entries.keys()) {
        if (!Object.hasOwn(value, key))
            current = current && changed(current, [...path, key], undefined);
    }
    return current;
}
/** Makes a mapping of what is missing, empty, or a word that stands for one. */
function opened(document, path, parent, key, value) {
    if (parent === undefined || (parent.kind === 'scalar' && parent.value === null))
        return changed(document, path, { [key]: value });
    const section = String(path.at(-1));
    const inner = Object.hasOwn(_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .shorthandKeys */ .s3, section) ? _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .shorthandKeys */ .s3[section] : undefined;
    if (inner === undefined || parent.kind !== 'scalar' || inner === key)
        return undefined;
    return changed(document, path, { [inner]: parent.value, [key]: value });
}
function editsOf(document, parent, key, value, after) {
    const own = (0,_edits_place_js__WEBPACK_IMPORTED_MODULE_5__/* .ownEntries */ .xK)(parent).find(([name]) => name === key)?.[1];
    if (value === undefined)
        return (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .removing */ .kC)(document, parent, key);
    return own ? (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .replacing */ .mi)(document, own, value) : (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .inserting */ .If)(document, parent, key, value, after);
}
/** The document after the edits, read again: it must say the value, and everything else as before. */
function proven(document, edits, path, value) {
    const text = (0,_edits_text_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .withEdits */ .QU)(document, edits);
    if (text === undefined)
        return undefined;
    const next = (0,_languages_yaml_document_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readDocument */ .u0)(text);
    if (next.root === undefined || next.problems.length > document.problems.length)
        return undefined;
    // No edit writes a comment, so the same number of them are the same.
    if (next.comments.length !== document.comments.length)
        return undefined;
    return (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)((0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$N)(next.root), (0,_edits_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalWith */ .FQ)(document.root, path, value)) ? next : undefined;
}


/***/ }),

/***/ 5994:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ jobChanges)
/* harmony export */ });
/* harmony import */ var _text_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3076);
/* harmony import */ var _edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3846);


/**
 * The changes of the file that assign these values in a job, each as short as it can be written. What a value is
 * assigned that means the same as before stays as its author wrote it. Defaults are never touched: the job overrides them.
 */
function jobChanges(document, job, declaration, assignments) {
    const { root } = document;
    if (root?.kind !== 'map')
        return [];
    const isOneOfMany = root.entries.has('jobs') || root.entries.has('defaults');
    const place = isOneOfMany ? ['jobs', job] : [];
    return assignments.map(({ path, value }) => {
        const node = (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeAt */ .oB)(root, [...place, ...path]);
        const kept = keeping(node, valueAt(declaration, path), plainValue(value));
        return {
            path: [...place, ...path],
            value: path[0] === 'hardware' && path.length === 1 ? shortest(node, kept) : kept,
        };
    });
}
/** The value to write, with what is unchanged in it as it stands: `8_192` is not made 8192. */
function keeping(node, before, value) {
    if (node === undefined)
        return value;
    if (isEqual(before, value))
        return (0,_text_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(node);
    if (node.kind !== 'map' || !(0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const entries = Object.entries(value).map(([key, each]) => [
        key,
        keeping(node.entries.get(key)?.node, valueAt(before, [key]), each),
    ]);
    return Object.fromEntries(entries);
}
/** A name and a count are one word, `h100:8`, unless the job has a mapping of its own; the name as it was written. */
function shortest(node, value) {
    if (node?.kind === 'map' || !(0,_edits_written_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const { accelerator, count, ...others } = value;
    if (typeof accelerator !== 'string' || accelerator.includes(':') || Object.keys(others).length > 0)
        return value;
    const written = node?.kind === 'scalar' ? node.source.replace(/:\d+$/, '') : '';
    const name = written.toLowerCase() === accelerator.toLowerCase() ? written : accelerator;
    return count === undefined ? name : `${name}:${count}`;
}
function valueAt(value, path) {
    return path.reduce((at, step) => typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? at[step] : undefined, value);
}
/** Without keys that have no value. */
const plainValue = (value) => JSON.parse(JSON.stringify(value ?? null));
const isEqual = (before, value) => JSON.stringify(before) === JSON.stringify(value);


/***/ }),

/***/ 2956:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  alternativesFor: () => (/* binding */ alternativesFor),
  suggestionsFor: () => (/* binding */ suggestionsFor)
});

// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding = __webpack_require__(4337);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 4 modules
var parse = __webpack_require__(388);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rules_rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/review/edits/typing-mistake.js
var typing_mistake = __webpack_require__(1311);
// EXTERNAL MODULE: ./build/core/review/fixes/respelled.js + 6 modules
var respelled = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/core/review/suggestions/changed-lines.js
var changed_lines = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/core/review/suggestions/edit.js
var edit = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/core/review/suggestions/job-changes.js
var job_changes = __webpack_require__(5994);
// EXTERNAL MODULE: ./build/core/review/check.js + 5 modules
var check = __webpack_require__(6645);
;// CONCATENATED MODULE: ./build/core/review/suggestions/proof.js

/** One notice names all keys of a file: an edit clears its part of it. */
const otherSpelling = 'manifest/other-spelling';
/** Checks texts of one file against what was found in the file as it is. */
class Proof {
    #path;
    #checking;
    #before;
    #jobs;
    #spelling;
    constructor(path, text, checking) {
        this.#path = path;
        this.#checking = checking;
        const { counts, jobs, spelling } = this.#check(text);
        this.#before = counts;
        this.#jobs = jobs;
        this.#spelling = spelling;
    }
    /** Which of the findings are gone in the text; none where there is an error or a warning that was not there before. */
    cleared(text, findings) {
        const { counts, jobs, spelling } = this.#check(text);
        const isWorse = [...counts].some(([key, count]) => count > (this.#before.get(key) ?? 0));
        if (isWorse || jobs !== this.#jobs)
            return [];
        const isFewer = (key) => (counts.get(key) ?? 0) < (this.#before.get(key) ?? 0);
        return findings.filter((finding) => finding.rule === otherSpelling ? spelling !== this.#spelling : isFewer(keyOf(finding)));
    }
    #check(text) {
        const { set, thresholds, evidence } = this.#checking;
        const { findings, jobs } = (0,check/* checkFile */.vH)(this.#path, text, set, thresholds, undefined, evidence);
        const counts = new Map();
        for (const finding of findings) {
            if (finding.severity !== 'notice')
                counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
        }
        const spelling = findings.find(({ rule }) => rule === otherSpelling)?.message ?? '';
        return { counts, jobs: JSON.stringify(jobs.map(({ name }) => name)), spelling };
    }
}
/** A finding apart from its words and lines, which an edit may change. */
const keyOf = ({ rule, severity, job, path }) => JSON.stringify([rule, severity, job, path]);

// EXTERNAL MODULE: ./build/core/text/utf8.js
var utf8 = __webpack_require__(7073);
;// CONCATENATED MODULE: ./build/core/review/suggestions/suggestion.js

/** A short name for some words, the same on every run (64-bit FNV-1a). It protects from nothing. */
function fingerprintOf(parts) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of (0,utf8/* utf8Bytes */.d)(JSON.stringify(parts))) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, '0');
}

;// CONCATENATED MODULE: ./build/core/review/suggestions/suggest.js













/** So many mistakes in typing of one file are looked at. */
const mostMistakes = 50;
/** And so many keys in other words. */
const mostSpelled = 20;
/** So many characters of edited text are checked for one file, so that a large one does not hold up the run. */
const mostChecked = 4 * 1024 * 1024;
/** And so many jobs of it, counted at each check. */
const mostCheckedJobs = 4_000;
/** So many edits are tried one after the other where all of them do not hold together. */
const mostCombined = 10;
/**
 * The edits that one click can make: mistakes in typing, for each job its nearest alternative, and keys in other words
 * than the reference's. Each was checked to clear a finding and to bring no other error or warning, alone and together
 * with the others; no two touch the same line.
 */
const suggestionsFor = (...given) => suggestedBy([typingMistakes, nearestAlternatives, otherSpellings], ...given);
/** Of these only the alternatives. */
const alternativesFor = (...given) => suggestedBy([nearestAlternatives], ...given);
function suggestedBy(sources, ...[file, document, checking]) {
    if (file.isElsewhere || document.root === undefined)
        return [];
    const all = sources.flatMap((candidatesOf) => candidatesOf(file, document));
    return proven(file, document, checking, all);
}
function proven(file, document, checking, all) {
    const candidates = all
        .filter(({ lines }) => !unseen_signs/* unseenSign */.o$.test(lines.replacement))
        .sort((a, b) => severityRank(a) - severityRank(b) || a.lines.startLine - b.lines.startLine);
    if (candidates.length === 0)
        return [];
    const { text } = document;
    const proof = new Proof(file.path, text, checking);
    const chosen = [];
    let left = mostProofs(file, document);
    for (const candidate of candidates) {
        if (chosen.some(({ lines }) => meets(lines, candidate.lines)))
            continue;
        if (left-- <= 0)
            break;
        const cleared = proof.cleared((0,changed_lines/* withLines */.G)(text, candidate.lines), candidate.claims);
        if (cleared.length > 0)
            chosen.push({ ...candidate, cleared });
    }
    const kept = holdTogether(proof, text, chosen) ? chosen : compatible(proof, text, chosen.slice(0, mostCombined));
    return kept
        .sort((a, b) => a.lines.startLine - b.lines.startLine)
        .map((candidate) => suggestionOf(file.path, document, candidate));
}
/** A check of the whole file takes time with its jobs and its length; the large ones get fewer. */
const mostProofs = ({ jobs }, { text }) => Math.ceil(Math.min(mostCheckedJobs / Math.max(1, jobs.length), mostChecked / Math.max(1, text.length)));
/** Those that hold together with the graver ones before them. */
function compatible(proof, text, chosen) {
    const kept = [];
    for (const one of chosen)
        if (holdTogether(proof, text, [...kept, one]))
            kept.push(one);
    return kept;
}
function suggestionOf(path, document, { lines, change, identity, cleared }) {
    const { rule, job } = cleared[0];
    const shown = [...new Set(cleared.map((finding) => `\`${finding.rule}\``))];
    const names = shown.length > 3 ? [...shown.slice(0, 3), `${shown.length - 3} more`] : shown;
    // The mark stands before the first line, which is replaced as a whole.
    const mark = document.hasMark && lines.startLine === 1 ? '\ufeff' : '';
    return {
        ...lines,
        replacement: `${mark}${lines.replacement}`,
        path,
        rule,
        ...(job !== undefined && { job }),
        message: rule === otherSpelling ? `${change} (${names[0]}).` : `${change}. This clears ${(0,wording/* list */.p_)(names)}.`,
        fingerprint: fingerprintOf([path, job, ...identity]),
    };
}
/** All of them in the text at once, from the last to the first so that lines keep their numbers. */
function holdTogether(proof, text, candidates) {
    if (candidates.length <= 1)
        return true;
    const inReverse = [...candidates].sort((a, b) => b.lines.startLine - a.lines.startLine);
    const together = inReverse.reduce((current, { lines }) => (0,changed_lines/* withLines */.G)(current, lines), text);
    const cleared = new Set(proof.cleared(together, candidates.flatMap(({ cleared }) => cleared)));
    return candidates.every((one) => one.cleared.some((finding) => cleared.has(finding)));
}
function typingMistakes({ findings }, document) {
    const mistakes = findings.flatMap((finding) => finding.fix === undefined || finding.waived ? [] : [{ finding, fix: finding.fix }]);
    return mistakes.slice(0, mostMistakes).flatMap(({ finding, fix }) => {
        const correction = (0,typing_mistake/* corrected */.Y)(document, fix);
        const lines = correction && (0,changed_lines/* changedLines */.M)(document.text, correction.text);
        if (lines === undefined)
            return [];
        const change = `"${fix.value}" instead of "${correction?.written}"`;
        return [{ lines, claims: [finding], change, identity: [finding.path, fix.value] }];
    });
}
/** Keys that the reference spells otherwise: the same edits that `check --fix` makes. */
function otherSpellings({ path, findings }, document) {
    const notice = findings.find(({ rule, waived }) => rule === otherSpelling && waived === undefined);
    if (notice === undefined)
        return [];
    return (0,respelled/* respellings */.r)(document, path, mostSpelled).flatMap(({ name, text }) => {
        const lines = (0,changed_lines/* changedLines */.M)(document.text, text);
        const change = `"${name}" as the reference spells it, with the same meaning`;
        return lines === undefined ? [] : [{ lines, claims: [notice], change, identity: [notice.rule, name] }];
    });
}
function nearestAlternatives(file, document) {
    const jobs = file.jobs.filter(({ alternatives }) => alternatives.length > 0);
    if (jobs.length === 0)
        return [];
    const declared = new Map((0,parse/* parseManifest */.N)(document, (0,job_names/* folderName */.ub)(file.path)).jobs.map((job) => [job.name, job.declaration]));
    const candidates = [];
    let left = mostChecked;
    for (const { name, alternatives } of jobs) {
        const [nearest] = alternatives;
        const claims = clearable(file, name);
        const declaration = declared.get(name);
        left -= 4 * document.text.length;
        if (nearest === undefined || declaration === undefined || claims.length === 0 || left < 0)
            continue;
        const after = (0,edit/* edited */.o)(document, (0,job_changes/* jobChanges */.l)(document, name, declaration, nearest.set));
        const lines = after === undefined ? undefined : (0,changed_lines/* changedLines */.M)(document.text, after);
        if (lines)
            candidates.push({ lines, claims, change: capitalized(nearest.change), identity: [nearest.set] });
    }
    return candidates;
}
/** The errors and warnings of a job that other hardware may clear, gravest first. */
function clearable({ findings }, job) {
    return findings
        .filter((finding) => finding.job === job && finding.severity !== 'notice' && finding.waived === undefined)
        .filter(({ rule }) => (0,rules_rule/* areaOf */.d6)(rule) !== 'evidence' && (0,rules_rule/* areaOf */.d6)(rule) !== 'manifest')
        .sort((a, b) => finding/* severities */.gO.indexOf(a.severity) - finding/* severities */.gO.indexOf(b.severity));
}
const capitalized = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const severityRank = ({ claims }) => finding/* severities */.gO.indexOf(claims[0].severity);
const meets = (one, other) => one.startLine <= other.endLine && other.startLine <= one.endLine;


/***/ }),

/***/ 5375:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lsp: () => (/* binding */ lsp)
});

// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(900);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/common/api.js
var api = __webpack_require__(2104);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-types/lib/esm/main.js
var esm_main = __webpack_require__(8560);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 4 modules
var parse = __webpack_require__(388);
// EXTERNAL MODULE: ./build/core/review/fixes/fixed.js + 1 modules
var fixed = __webpack_require__(9761);
// EXTERNAL MODULE: ./build/core/review/suggestions/changed-lines.js
var changed_lines = __webpack_require__(4695);
// EXTERNAL MODULE: ./build/core/review/suggestions/edit.js
var edit = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/core/review/suggestions/job-changes.js
var job_changes = __webpack_require__(5994);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/text/text-position.js
var text_position = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/core/language-service/positions.js

/** A place of a finding as editors count: from zero, columns in UTF-16 units. */
const rangeOf = ({ line, column, endLine, endColumn }) => ({
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
});
/** Offsets of a text as editors count. */
function rangeBetween(text, [start, end]) {
    const find = (0,text_position/* positionFinder */.q)(text);
    const position = (offset) => {
        const { line, column } = find(offset);
        return { line: line - 1, character: column - 1 };
    };
    return { start: position(start), end: position(end) };
}
/** The offset of a place; one beyond its line is at the line's end, one beyond the text at the text's. */
function offsetOf(text, { line, character }) {
    let start = 0;
    for (let left = line; left > 0; left--) {
        const newline = text.indexOf('\n', start);
        if (newline === -1)
            return text.length;
        start = newline + 1;
    }
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    return Math.min(start + character, text[end - 1] === '\r' && end > start ? end - 1 : end);
}
/** Whether two ranges share a place, their ends included. */
const touches = (one, other) => isNotAfter(one.start, other.end) && isNotAfter(other.start, one.end);
const isNotAfter = (one, other) => one.line < other.line || (one.line === other.line && one.character <= other.character);

;// CONCATENATED MODULE: ./build/core/language-service/code-actions.js









const fixAll = `${esm_main/* CodeActionKind */.gB.SourceFixAll}.accelerator-review`;
const codeActionKinds = [esm_main/* CodeActionKind */.gB.QuickFix, fixAll];
/**
 * The edits that are known to help: each mistake in typing, for each job its nearest change of hardware (both checked to
 * clear what they say), the further changes that would pass, and all words of the reference at once.
 */
function codeActions(manifest, question) {
    const isWanted = (kind) => question.only === undefined || question.only.some((asked) => kind === asked || kind.startsWith(`${asked}.`));
    return [
        ...(isWanted(esm_main/* CodeActionKind */.gB.QuickFix)
            ? [...suggestedActions(manifest, question), ...furtherWays(manifest, question)]
            : []),
        ...(isWanted(fixAll) ? wordsOfReference(manifest, question) : []),
    ];
}
function suggestedActions(manifest, question) {
    const isNear = meets(question);
    return manifest.suggestions.flatMap(({ rule, job, message, ...lines }) => {
        const diagnostics = question.diagnostics.filter((each) => each.code === rule && jobOf(each) === job);
        const edit = editOf(manifest.document, lines);
        if (diagnostics.length === 0 && !isNear(edit.range))
            return [];
        return [quickFix(message, question.uri, edit, diagnostics, true)];
    });
}
/** The changes of a job besides the nearest, which the check has found to pass. */
function furtherWays(manifest, question) {
    const { document, path } = manifest;
    const jobs = manifest.review?.jobs ?? [];
    const asked = new Set(question.diagnostics.map(jobOf));
    const declared = new Map((0,parse/* parseManifest */.N)(document, (0,job_names/* folderName */.ub)(path)).jobs.map((job) => [job.name, job.declaration]));
    return jobs.flatMap(({ name, alternatives }) => {
        const declaration = declared.get(name);
        if (declaration === undefined || !asked.has(name))
            return [];
        const diagnostics = question.diagnostics.filter((each) => jobOf(each) === name && isOfHardware(each));
        if (diagnostics.length === 0)
            return [];
        return alternatives.slice(1).flatMap(({ change, set }) => {
            const after = (0,edit/* edited */.o)(document, (0,job_changes/* jobChanges */.l)(document, name, declaration, set));
            const lines = after === undefined ? undefined : (0,changed_lines/* changedLines */.M)(document.text, after);
            return lines === undefined
                ? []
                : [quickFix(`${(0,wording/* upper */.js)(change)}.`, question.uri, editOf(document, lines), diagnostics, false)];
        });
    });
}
/** What other hardware cannot clear stands in the file, or in the repository. */
const isOfHardware = ({ code }) => !/^(?:manifest|evidence)\//.test(String(code));
function wordsOfReference({ document, path }, { uri }) {
    const { text } = (0,fixed/* fixed */.Z)(document, path);
    const lines = (0,changed_lines/* changedLines */.M)(document.text, text.replace(/^\ufeff/, ''));
    if (lines === undefined)
        return [];
    const edit = { changes: { [uri]: [editOf(document, lines)] } };
    return [{ title: 'Write all keys and values as the reference spells them.', kind: fixAll, edit }];
}
const quickFix = (title, uri, edit, diagnostics, isPreferred) => ({
    title,
    kind: esm_main/* CodeActionKind */.gB.QuickFix,
    diagnostics,
    ...(isPreferred && { isPreferred }),
    edit: { changes: { [uri]: [edit] } },
});
const jobOf = ({ data }) => data?.job;
const meets = ({ range }) => (other) => touches(range, other);
/** Whole lines without the break behind the last, as an edit. */
function editOf({ text }, { startLine, endLine, replacement }) {
    const last = (text.split('\n')[endLine - 1] ?? '').replace(/\r$/, '');
    return {
        range: { start: { line: startLine - 1, character: 0 }, end: { line: endLine - 1, character: last.length } },
        newText: replacement,
    };
}

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/catalog/accelerators/index.js + 6 modules
var accelerators = __webpack_require__(5198);
// EXTERNAL MODULE: ./build/core/catalog/frameworks.js
var frameworks = __webpack_require__(7317);
// EXTERNAL MODULE: ./build/core/catalog/machine-name.js
var machine_name = __webpack_require__(9515);
// EXTERNAL MODULE: ./build/core/catalog/machines.js
var machines = __webpack_require__(9346);
// EXTERNAL MODULE: ./build/core/catalog/models/all-models.js + 16 modules
var all_models = __webpack_require__(396);
// EXTERNAL MODULE: ./build/core/catalog/models/model-name.js + 4 modules
var model_name = __webpack_require__(2573);
// EXTERNAL MODULE: ./build/core/catalog/providers.js + 3 modules
var providers = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
// EXTERNAL MODULE: ./build/core/review/hardware-choice.js
var hardware_choice = __webpack_require__(5543);
;// CONCATENATED MODULE: ./build/core/language-service/catalog-words.js










/** The usual ones first, in about the order in which they come to mind. */
const acceleratorWords = () => [...new Set([...(0,hardware_choice/* usualAccelerators */.bR)(), ...accelerators/* accelerators */.d])].flatMap((entry) => {
    const name = { is: 'accelerator', word: (0,hardware_choice/* wordFor */.GC)(entry), entry };
    const sizes = [...new Set(entry.slices?.known.map(({ chips }) => chips) ?? [])];
    const slices = sizes.map((chips) => {
        const { accelerator = name.word } = (0,hardware_choice/* requestFor */.pU)(entry, chips);
        return { is: 'accelerator', word: accelerator, entry, chips };
    });
    return [name, ...slices];
});
const machineWords = () => machines/* machines */.J.map((entry) => ({ is: 'machine', word: entry.name, entry }));
const providerWords = () => providers/* providers */.r5.map((entry) => ({ is: 'provider', word: entry.id, entry }));
const frameworkWords = () => frameworks/* frameworks */.Ij.map((entry) => ({ is: 'framework', word: entry.id, entry }));
const libraryWords = () => frameworks/* libraries */.G6.map((entry) => ({ is: 'library', word: entry.id, entry }));
const modelWords = () => (0,all_models/* allModels */.s)().map((entry) => ({ is: 'model', word: entry.id, entry }));
/** A machine type may stand wherever an accelerator may. */
const hardwareWords = () => [...acceleratorWords(), ...machineWords()];
/** The keys whose words are the catalog's, each with its words. */
const wordsByKey = {
    hardware: hardwareWords,
    'hardware.accelerator': hardwareWords,
    'hardware.machine': machineWords,
    'hardware.provider': providerWords,
    framework: frameworkWords,
    'framework.name': frameworkWords,
    'framework.libraries': libraryWords,
    model: modelWords,
    'model.name': modelWords,
};
const made = new Map();
/** What may be written at a key such as `hardware.provider`; none for keys with words of their own. */
function knownAt(key) {
    let known = made.get(key);
    if (known === undefined) {
        known = Object.hasOwn(wordsByKey, key) ? (wordsByKey[key]?.() ?? []) : [];
        made.set(key, known);
    }
    return known;
}
/** What a value at a key stands for, in any spelling; several where it leaves open which is meant. */
function meantAt(key, written) {
    switch (key) {
        case 'hardware':
        case 'hardware.accelerator':
        case 'hardware.machine':
            return hardwareMeant(written);
        case 'hardware.provider':
            return one('provider', (0,providers/* resolveProvider */.Kd)(written));
        case 'framework':
        case 'framework.name':
            return one('framework', (0,frameworks/* resolveFramework */.$$)(written));
        case 'framework.libraries':
            return one('library', (0,frameworks/* resolveLibrary */.ef)(written));
        case 'model':
        case 'model.name':
            return one('model', (0,model_name/* resolveModel */.AX)(written));
        default:
            return [];
    }
}
function hardwareMeant(written) {
    const machine = (0,machine_name/* resolveMachine */.E)(written);
    if (machine)
        return [{ is: 'machine', word: machine.name, entry: machine }];
    const name = (0,accelerator_name/* resolveAccelerator */.aT)(written);
    const chips = name?.slice && { chips: name.slice.chips };
    return (name?.candidates ?? []).map((entry) => ({
        is: 'accelerator',
        word: chips ? ((0,hardware_choice/* requestFor */.pU)(entry, chips.chips).accelerator ?? (0,hardware_choice/* wordFor */.GC)(entry)) : (0,hardware_choice/* wordFor */.GC)(entry),
        entry,
        ...chips,
    }));
}
const one = (is, entry) => (entry === undefined ? [] : [{ is, word: entry.id, entry }]);
/** The keys whose words are the reference's own, in any spelling that the field writes. */
const vocabularyByKey = {
    task: 'task',
    stage: 'stage',
    scale: 'size',
    'scale.size': 'size',
    'model.architecture': 'architecture',
    'model.precision': 'precision',
    'model.weights_precision': 'precision',
    'model.optimizer_precision': 'precision',
    'model.method': 'method',
    'model.optimizer': 'optimizer',
    'model.custom_kernels': 'kernels',
    'model.activation_checkpointing': 'checkpointing',
    'model.attention': 'attention',
    'hardware.kind': 'kind',
    'hardware.offload': 'offload',
    'hardware.interconnect': 'interconnect',
    'hardware.parallelism': 'parallelism',
    'team.cuda': 'skill',
    'team.xla': 'skill',
    'operations.input_pipeline': 'inputPipeline',
};
/** The word of the reference that a spelling stands for at a key: `bf16` for `bfloat16`. */
function referenceWord(key, written) {
    const name = Object.hasOwn(vocabularyByKey, key) ? vocabularyByKey[key] : undefined;
    return name === undefined ? undefined : (0,value_spellings/* resolveWord */.Ty)(name, written);
}

// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
;// CONCATENATED MODULE: ./build/core/language-service/cursor.js

/** A word that nobody writes: it is put in place of the one at the cursor, and looked for in what is read then. */
const mark = 'zqjxkvzq';
/** Longer files are made by programs. */
const longestText = 256 * 1024;
/**
 * Where the cursor is, by reading the text with a mark in it; undefined in a comment, and where the lines above cannot be
 * read. What stands below may be unfinished.
 */
function cursorAt(text, offset) {
    if (text.length > longestText)
        return undefined;
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const lineEnd = endOfLine(text, offset);
    const word = wordAt(text, offset, lineStart, lineEnd);
    const before = text.slice(0, word[0]);
    const line = text.slice(lineStart, word[0]);
    const isAtStart = /^\s*(?:- +)*$/.test(line);
    const hasColon = /^\s*:(?:\s|$)/.test(text.slice(word[1], lineEnd));
    // What the line opens and does not close yet is closed, so that it can be read.
    const closing = hasColon ? '' : closingOf(line);
    const rests = [text.slice(word[1]), text.slice(word[1], lineEnd), closing];
    const marked = isAtStart && !hasColon ? [`${mark}: x`, mark] : [mark];
    for (const rest of rests)
        for (const middle of marked) {
            const { root } = (0,document_reader/* readDocument */.u0)(`${before}${middle}${rest}`);
            const found = root && placeOf(root, []);
            if (!found)
                continue;
            const { role, path } = found;
            const typed = role === 'key' ? text.slice(word[0], offset) : valueTyped(found.source, text, word, offset);
            const start = role === 'key' ? word[0] : offset - typed.length;
            return {
                role,
                path,
                typed,
                word: [start, word[1]],
                beside: found.beside,
                top: root.kind === 'map' ? [...root.entries.keys()].filter((key) => key !== mark) : [],
                indent: word[0] - lineStart,
                isInline: /[{[]/.test(line),
            };
        }
    return undefined;
}
const endOfLine = (text, offset) => {
    const newline = text.indexOf('\n', offset);
    const end = newline === -1 ? text.length : newline;
    return text[end - 1] === '\r' && end > offset ? end - 1 : end;
};
/** The signs around the cursor that no YAML sign parts from it. */
function wordAt(text, offset, lineStart, lineEnd) {
    const isPart = (at) => !/[\s,{}[\]"']/.test(text[at]) && !isColon(text, at);
    let [start, end] = [offset, offset];
    while (start > lineStart && isPart(start - 1))
        start--;
    while (end < lineEnd && isPart(end))
        end++;
    return [start, end];
}
const isColon = (text, at) => text[at] === ':' && /^(?:\s|$)/.test(text.slice(at + 1, at + 2));
function closingOf(line) {
    const open = [];
    for (const sign of line) {
        if (sign === '{')
            open.push('}');
        else if (sign === '[')
            open.push(']');
        else if (sign === '}' || sign === ']')
            open.pop();
    }
    return open.reverse().join('');
}
function placeOf(node, path) {
    if (node.kind === 'scalar')
        return node.source.includes(mark) ? { role: 'value', path, beside: [], source: node.source } : undefined;
    if (node.kind === 'list')
        return firstOf(node.items, (item, index) => placeOf(item, [...path, index]));
    return firstOf([...node.entries], ([key, entry]) => key.includes(mark)
        ? { role: 'key', path, beside: [...node.entries.keys()].filter((other) => other !== key), source: '' }
        : placeOf(entry.node, [...path, key]));
}
function firstOf(all, find) {
    for (const [index, each] of all.entries()) {
        const found = find(each, index);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** A value may be a phrase (`8x H100 SXM`): all of it that stands on the line before the cursor. */
function valueTyped(source, text, word, offset) {
    const phrase = source.slice(0, source.indexOf(mark));
    const isWritten = text.slice(0, word[0]).endsWith(phrase);
    return `${isWritten ? phrase : ''}${text.slice(word[0], offset)}`;
}

// EXTERNAL MODULE: ./build/core/catalog/references.js
var references = __webpack_require__(8162);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
;// CONCATENATED MODULE: ./build/core/language-service/known-words.js





/** "NVIDIA GPU, 80 GB; AWS, Azure, \u2026": what tells the words of a list apart, on one line. */
function inShort(known) {
    switch (known.is) {
        case 'accelerator': {
            const chips = known.chips === undefined ? [] : [known.chips === 1 ? '1 chip' : `${known.chips} chips`];
            return [kindWords(known.entry), ...chips, memoryWords(known.entry), ...places(known.entry)].join(', ');
        }
        case 'machine':
            return `${known.entry.count}\u00d7 ${partOf(known)?.name ?? known.entry.accelerator}, ${providerName(known.entry.provider)}`;
        case 'provider':
            return known.entry.offersTpu ? `${known.entry.name}, offers TPUs` : known.entry.name;
        case 'model':
            return known_words_modelWords(known.entry);
        default:
            return known.entry.name;
    }
}
/** The same as Markdown for a hint: with the figures, and the documents where they were read. */
function inFull(known) {
    const part = partOf(known);
    const name = known.is === 'machine' || known.is === 'model' ? known.word : known.entry.name;
    const head = `**${(0,encode/* markdownText */.p7)(name)}** (${(0,encode/* markdownText */.p7)(inShort(known))})`;
    if (part === undefined)
        return head;
    const traps = part.traps.map((trap) => `- ${(0,encode/* markdownText */.p7)(trap)}`);
    return [[head], figureLines(part), traps, [documents(part)]]
        .filter((lines) => lines.join('') !== '')
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
function partOf(known) {
    if (known.is === 'accelerator')
        return known.entry;
    return known.is === 'machine' ? accelerators/* accelerators */.d.find(({ id }) => id === known.entry.accelerator) : undefined;
}
const vendorNames = { nvidia: 'NVIDIA', amd: 'AMD', intel: 'Intel', google: 'Google', aws: 'AWS', other: '' };
const kindNames = { gpu: 'GPU', tpu: 'TPU', other: 'accelerator' };
const kindWords = ({ vendor, kind }) => `${vendorNames[vendor]} ${kindNames[kind]}`.trim();
const memoryWords = ({ memoryGiB }) => `${memoryGiB.value} GB`;
/** Providers that a line has room for. */
const mostPlaces = 4;
function places({ providers: ids }) {
    const names = ids.map(providerName);
    return names.length > mostPlaces ? [...names.slice(0, mostPlaces), '\u2026'] : names;
}
const providerName = (id) => providers/* providers */.r5.find((provider) => provider.id === id)?.name ?? id;
function known_words_modelWords({ kind, parameters, activeParameters, contextLength }) {
    return [
        kind,
        ...(parameters === undefined ? [] : [`${(0,wording/* amount */.vj)(parameters)} parameters`]),
        ...(activeParameters === undefined ? [] : [`${(0,wording/* amount */.vj)(activeParameters)} active`]),
        ...(contextLength === undefined ? [] : [`context ${(0,wording/* amount */.vj)(contextLength)}`]),
    ].join(', ');
}
/** The precisions that people choose among, in this order. */
const shownPeaks = ['fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'fp4'];
function figureLines({ memoryGiB, bandwidthGBps, densePeakTflops, chipsPerHost, lacksPrecisions }) {
    const peaks = shownPeaks.flatMap((precision) => {
        const peak = densePeakTflops[precision];
        return peak === undefined ? [] : [`${precision} ${figure(peak)}`];
    });
    const bandwidth = bandwidthGBps && ` at ${figure(bandwidthGBps)} GB/s`;
    return [
        `- Memory: ${figure(memoryGiB)} GB${bandwidth ?? ''}`,
        ...(peaks.length > 0 ? [`- Dense peak in TFLOP/s: ${peaks.join(', ')}`] : []),
        ...(lacksPrecisions.values.length > 0 ? [`- Not in hardware: ${(0,wording/* list */.p_)(lacksPrecisions.values)}`] : []),
        ...(chipsPerHost.length > 0 ? [`- In one host: ${(0,wording/* list */.p_)(chipsPerHost.map(String), 'or')}`] : []),
    ];
}
/** A question mark where no document states it without doubt. */
const figure = ({ value, confidence }) => `${value}${confidence === 'uncertain' ? '?' : ''}`;
/** So many documents are named in a hint; the catalog's page has all of them. */
const mostDocuments = 3;
function documents({ memoryGiB, bandwidthGBps, densePeakTflops }) {
    const figures = [memoryGiB, bandwidthGBps, ...Object.values(densePeakTflops)];
    const ids = [...new Set(figures.flatMap((each) => each?.references ?? []))].slice(0, mostDocuments);
    const links = ids.map((id) => {
        const { title, url } = references/* references */.F[id];
        return `[${(0,encode/* markdownText */.p7)(title)}](${url})`;
    });
    return links.length === 0 ? '' : `Read in: ${links.join('; ')}`;
}

;// CONCATENATED MODULE: ./build/core/language-service/shapes.js
/**
 * The forms that the value at a path may take, unions opened. `keys`: those that the file has at its top, which tell
 * apart the forms of a whole file.
 */
function shapesAt(schema, path, keys) {
    const all = opened(schema);
    const fitting = all.filter(({ properties = {} }) => keys.every((key) => Object.hasOwn(properties, key)));
    return path.reduce((shapes, step) => shapes.flatMap((shape) => opened(below(shape, step))), fitting.length > 0 ? fitting : all);
}
/** The keys of a mapping of one of these forms. */
function keysOf(shapes) {
    return new Map(shapes.flatMap(({ properties = {} }) => Object.entries(properties)));
}
/** The words that a value of one of these forms may be, in the order of the reference. */
function wordsOf(shapes) {
    const words = shapes.flatMap((shape) => {
        if (shape.enum)
            return shape.enum.map(String);
        if (shape.const !== undefined)
            return [String(shape.const)];
        return shape.type === 'boolean' ? ['true', 'false'] : [];
    });
    return [...new Set(words)];
}
/** Whether a value of one of these forms can be a mapping, a list, or a word. */
function takes(kind, shapes) {
    return shapes.some((shape) => {
        if (shape.properties || (typeof shape.additionalProperties === 'object' && shape.type === 'object'))
            return kind === 'mapping';
        return shape.items ? kind === 'list' : kind === 'word' && shape.type !== 'null';
    });
}
/** A schema by its alternatives; what is said of the union is said of each that says nothing itself. */
function opened(shape) {
    if (shape === undefined)
        return [];
    if (shape.anyOf === undefined)
        return [shape];
    const { description } = shape;
    return shape.anyOf
        .flatMap(opened)
        .map((each) => (each.description === undefined && description !== undefined ? { ...each, description } : each));
}
function below({ properties, additionalProperties, items }, step) {
    if (items !== undefined && /^\d+$/.test(String(step)))
        return items;
    if (properties && Object.hasOwn(properties, step))
        return properties[step];
    return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

;// CONCATENATED MODULE: ./build/core/language-service/completions.js






/** What may stand at a place of a text, the usual first. Empty in comments and where anything may stand. */
function completions(text, offset, vocabulary) {
    const cursor = cursorAt(text, offset);
    if (cursor === undefined)
        return [];
    const shapes = shapesAt(vocabulary.schema, cursor.path, cursor.top);
    const range = rangeBetween(text, cursor.word);
    const breaks = text.includes('\r\n') ? '\r\n' : '\n';
    const items = cursor.role === 'key' ? keyItems(cursor, shapes, vocabulary, breaks) : valueItems(cursor, shapes, vocabulary);
    return items.map(({ insert, ...item }, index) => ({
        ...item,
        sortText: String(index).padStart(5, '0'),
        textEdit: { range, newText: insert },
    }));
}
function keyItems(cursor, shapes, vocabulary, breaks) {
    const open = vocabulary.openKeys?.(cursor.path) ?? [];
    const keys = [...keysOf(shapes)].map(([key, shape]) => {
        const described = shape.description ?? completions_below(shape);
        return {
            label: key,
            kind: esm_main/* CompletionItemKind */.Io.Property,
            ...(described !== undefined && { detail: described }),
            insert: `${key}:${afterKey(shape, cursor, breaks)}`,
        };
    });
    const others = open.map(({ key, description }) => ({
        label: key,
        kind: esm_main/* CompletionItemKind */.Io.Property,
        detail: description,
        insert: `${key}: `,
    }));
    const found = [...keys, ...others].filter(({ label }) => !cursor.beside.includes(label));
    // Where a list of words stands, or a mapping has keys of its author's own, a word is as good.
    return found.length > 0 ? found : valueItems(cursor, shapes, vocabulary);
}
const completions_below = ({ anyOf = [] }) => anyOf.find(({ description }) => description)?.description;
/** A section that is always a mapping goes on in the next line; what may be a word goes on behind the colon. */
function afterKey(shape, { indent, isInline }, breaks) {
    const shapes = shape.anyOf ?? [shape];
    const isSection = takes('mapping', shapes) && !takes('word', shapes) && !takes('list', shapes);
    return isSection && !isInline ? `${breaks}${' '.repeat(indent + 2)}` : ' ';
}
function valueItems(cursor, shapes, vocabulary) {
    const key = vocabulary.keyAt(cursor) ?? '';
    const ofLists = shapes.flatMap(({ items }) => (items ? [items] : []));
    const words = wordsOf([...shapes, ...ofLists.flatMap((shape) => shape.anyOf ?? [shape])]);
    const known = knownAt(key);
    const own = words.map((word) => ({ label: word, kind: esm_main/* CompletionItemKind */.Io.EnumMember, insert: word }));
    const examples = shapes
        .flatMap((shape) => shape.examples ?? [])
        .map((example) => ({
        label: String(example),
        kind: esm_main/* CompletionItemKind */.Io.Value,
        detail: 'such as',
        insert: String(example),
    }));
    return [...spelledOtherwise(key, cursor.typed, words), ...own, ...known.map(itemOf), ...examples];
}
/** What is meant by the word that stands there in another spelling: editors filter by what is typed. */
function spelledOtherwise(key, typed, words) {
    const written = typed.trim();
    if (written.length < 2)
        return [];
    const word = referenceWord(key, written);
    const meant = meantAt(key, written).map(itemOf);
    const own = word === undefined || !words.includes(word)
        ? []
        : [{ label: word, kind: esm_main/* CompletionItemKind */.Io.EnumMember, insert: word }];
    return [...own, ...meant]
        .filter(({ label }) => !label.toLowerCase().startsWith(written.toLowerCase()))
        .map((item) => ({ ...item, filterText: typed, detail: item.detail ?? `the reference's word for ${written}` }));
}
const itemKind = {
    accelerator: esm_main/* CompletionItemKind */.Io.Class,
    machine: esm_main/* CompletionItemKind */.Io.Struct,
    provider: esm_main/* CompletionItemKind */.Io.Module,
    framework: esm_main/* CompletionItemKind */.Io.Module,
    library: esm_main/* CompletionItemKind */.Io.Module,
    model: esm_main/* CompletionItemKind */.Io.Class,
};
const itemOf = (known) => ({
    label: known.word,
    kind: itemKind[known.is],
    detail: inShort(known),
    data: { key: known.is, word: known.word },
    insert: quoted(known.word),
});
/** The whole of what is known, when an editor shows one item: a list of a thousand would carry it in vain. */
function documentationOf({ data }) {
    const { key, word } = (data ?? {});
    if (typeof key !== 'string' || typeof word !== 'string')
        return undefined;
    const [known] = meantAt(keyOfKind[key] ?? '', word);
    return known && { kind: 'markdown', value: inFull(known) };
}
const keyOfKind = {
    accelerator: 'hardware.accelerator',
    machine: 'hardware.machine',
    provider: 'hardware.provider',
    framework: 'framework.name',
    library: 'framework.libraries',
    model: 'model.name',
};
/** Names that YAML would read as something else stand in quotes. */
const quoted = (name) => (/^[a-z][\w./+-]*$/i.test(name) ? name : JSON.stringify(name));

// EXTERNAL MODULE: ./build/core/policy/origin.js
var policy_origin = __webpack_require__(8735);
// EXTERNAL MODULE: ./build/core/report/docs-address.js
var docs_address = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/core/report/finding-sentence.js
var finding_sentence = __webpack_require__(2592);
;// CONCATENATED MODULE: ./build/core/language-service/diagnostics.js





/** The name under which editors show what we say. */
const source = 'accelerator-review';
const severityOf = {
    error: esm_main/* DiagnosticSeverity */.h_.Error,
    warning: esm_main/* DiagnosticSeverity */.h_.Warning,
    notice: esm_main/* DiagnosticSeverity */.h_.Information,
};
/** The findings of a manifest. What somebody has waived is a hint, which editors draw faintly. */
function manifestDiagnostics(manifest, addressOf) {
    const { rules } = manifest.outcome;
    const findings = manifest.review?.findings ?? [];
    return findings.map((finding) => {
        const page = (0,docs_address/* rulePage */.gd)(finding.rule, rules);
        return {
            ...shared(finding),
            code: finding.rule,
            ...(page && { codeDescription: { href: page } }),
            message: (0,finding_sentence/* findingSentence */.d)(withoutJob(finding)),
            ...(finding.related.length > 0 && { relatedInformation: relatedTo(finding, addressOf) }),
            ...(finding.job !== undefined && { data: { job: finding.job } }),
        };
    });
}
/** In an editor the place tells the job. */
const withoutJob = ({ job: _, ...finding }) => finding;
const shared = ({ span, severity, waived }) => ({
    range: rangeOf(span),
    severity: waived === undefined ? severityOf[severity] : esm_main/* DiagnosticSeverity */.h_.Hint,
    source,
});
const relatedTo = ({ related }, addressOf) => related.map(({ file, span, message }) => ({ location: { uri: addressOf(file), range: rangeOf(span) }, message }));
const diagnostics_top = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
/** Stands at the top of a manifest that cannot be checked, and says why not. */
const uncheckedDiagnostic = (message) => ({
    range: diagnostics_top,
    severity: esm_main/* DiagnosticSeverity */.h_.Error,
    source,
    message: `This file is not checked: ${message}`,
});
/** Stands at the top of every manifest while the policy cannot be used: nothing else is said then. */
function unusablePolicyDiagnostic(problems, addressOf) {
    return {
        range: diagnostics_top,
        severity: esm_main/* DiagnosticSeverity */.h_.Error,
        source,
        code: 'policy/invalid',
        codeDescription: { href: (0,docs_address/* pageAddress */.qx)('docs/rules/policy/invalid.md', docs_address/* docsAddress */.y5) },
        message: 'The policy is invalid, so nothing is checked.',
        relatedInformation: problems.map(({ message, origin: { file, span } }) => ({
            location: { uri: addressOf(file), range: rangeOf(span) },
            message,
        })),
    };
}
/** What is wrong with the policy in a file; what is wrong with a file that it extends stands at its top. */
function policyDiagnostics(path, problems, addressOf) {
    return problems.map(({ message, remedy, origin, related }) => {
        const isHere = origin.file === path && origin.span !== policy_origin/* nowhere */.j;
        const others = [...(isHere ? [] : [origin]), ...(related ? [related] : [])].filter(({ isLocal }) => isLocal);
        return {
            range: isHere ? rangeOf(origin.span) : diagnostics_top,
            severity: esm_main/* DiagnosticSeverity */.h_.Error,
            source,
            code: 'policy/invalid',
            message: `${origin.file === path ? '' : `${origin.file}: `}${message} ${remedy}`,
            ...(others.length > 0 && {
                relatedInformation: others.map(({ file, span }) => ({
                    location: { uri: addressOf(file), range: rangeOf(span) },
                    message: 'The other place.',
                })),
            }),
        };
    });
}

// EXTERNAL MODULE: ./build/core/report/favored.js
var report_favored = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/core/report/finding-sources.js
var finding_sources = __webpack_require__(3103);
// EXTERNAL MODULE: ./build/core/report/sizing.js
var sizing = __webpack_require__(7895);
;// CONCATENATED MODULE: ./build/core/language-service/hover.js










/** Of what is at an offset: what the key means, what the value stands for, and why it is found at fault. */
function manifestHover(manifest, offset, vocabulary) {
    const { document, outcome, review } = manifest;
    const standing = standingAt(document, offset);
    if (standing === undefined)
        return undefined;
    const range = rangeBetween(document.text, standing.range);
    const found = (review?.findings ?? []).filter(({ span }) => touches(rangeOf(span), range));
    const job = standing.is === 'key' ? review?.jobs.find(({ name }) => isNameOf(name, standing.path)) : undefined;
    return hoverOf(document, standing, [
        ...(job ? [jobPart(job)] : []),
        ...said(document, standing, vocabulary),
        ...reasons(found, outcome.rules),
    ]);
}
/** The same of a file of another kind, where nothing is judged. */
function wordHover(document, offset, vocabulary) {
    const standing = standingAt(document, offset);
    return standing && hoverOf(document, standing, said(document, standing, vocabulary));
}
function hoverOf(document, { range }, parts) {
    if (parts.length === 0)
        return undefined;
    return { contents: { kind: 'markdown', value: parts.join('\n\n---\n\n') }, range: rangeBetween(document.text, range) };
}
/** The hardware of a lone job stands for the job, as its name does in a file of several. */
const isNameOf = (name, path) => path.length === 2 ? path[0] === 'jobs' && path[1] === name : path.length === 1 && path[0] === 'hardware';
function jobPart({ assessment, facts, alternatives, name }) {
    const favored = (0,report_favored/* favoredWords */.j)(assessment);
    const sizes = (0,sizing/* sizingParts */.BL)(facts.sizing);
    const head = `**${assessment.verdict}**: ${(0,encode/* markdownCode */.D9)(name)} on ${(0,encode/* markdownCode */.D9)(facts.hardware.label)}`;
    return [
        [head, ...(favored === undefined ? [] : [`; ${favored}`])].join(''),
        ...(sizes.length === 0 ? [] : [(0,encode/* markdownText */.p7)((0,wording/* sentence */.em)(sizes.join('; ')))]),
        alternatives.map(({ change }) => `- Would pass: ${(0,encode/* markdownText */.p7)(change)}`).join('\n'),
        [
            ...assessment.for.map(({ reason }) => `- For: ${(0,encode/* markdownText */.p7)(reason)}`),
            ...assessment.against.map(({ reason }) => `- Against: ${(0,encode/* markdownText */.p7)(reason)}`),
        ].join('\n'),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
/** What the reference says of the key, or the catalog of the value. */
function said(document, { is, path, source }, vocabulary) {
    const top = document.root?.kind === 'map' ? [...document.root.entries.keys()] : [];
    if (is === 'key') {
        const key = String(path.at(-1));
        const at = vocabulary.hoverOfKey?.(key, path.slice(0, -1));
        if (at !== undefined)
            return [at];
        const shape = keysOf(shapesAt(vocabulary.schema, path.slice(0, -1), top)).get(key);
        const shapes = shapesAt(vocabulary.schema, path, top);
        const described = shape?.description ?? shapes.find(({ description }) => description)?.description;
        if (described === undefined)
            return [];
        const words = wordsOf(shapes).map(encode/* markdownCode */.D9);
        return [
            [`${(0,encode/* markdownCode */.D9)(key)}: ${(0,encode/* markdownText */.p7)(described)}`, ...(words.length > 0 ? [words.join(', ')] : [])].join('\n\n'),
        ];
    }
    const key = vocabulary.keyAt({ path, top });
    return key === undefined ? [] : meantAt(key, source).map(inFull);
}
/** Why each rule that speaks here exists, and the documents that it rests on. */
function reasons(findings, rules) {
    const first = [...new Map(findings.map((finding) => [finding.rule, finding])).values()];
    return first.flatMap((finding) => {
        const note = rules.get(finding.rule);
        if (note === undefined)
            return [];
        const page = (0,docs_address/* rulePage */.gd)(finding.rule, rules);
        const links = (0,finding_sources/* sourcesOf */.u0)(finding, rules).map((source) => {
            const address = (0,finding_sources/* addressOf */.ci)(source);
            return address === undefined ? (0,encode/* markdownText */.p7)(source.title) : `[${(0,encode/* markdownText */.p7)(source.title)}](${address})`;
        });
        const name = page === undefined ? (0,encode/* markdownCode */.D9)(finding.rule) : `[${finding.rule}](${page})`;
        return [
            [
                `**${name}**: ${(0,encode/* markdownText */.p7)(note.title)}`,
                (0,encode/* markdownText */.p7)(note.why),
                ...(links.length > 0 ? [`Sources: ${links.join('; ')}`] : []),
            ].join('\n\n'),
        ];
    });
}
/** The innermost key or scalar that an offset touches. */
function standingAt({ root }, offset) {
    return root && inside(root, [], offset);
}
function inside(node, path, offset) {
    if (node.kind === 'scalar')
        return isIn(node.range, offset) ? { is: 'value', path, range: node.range, source: node.source } : undefined;
    if (node.kind === 'list') {
        for (const [index, item] of node.items.entries()) {
            const found = inside(item, [...path, index], offset);
            if (found)
                return found;
        }
        return undefined;
    }
    for (const [key, entry] of node.entries) {
        if (isIn(entry.key, offset))
            return { is: 'key', path: [...path, key], range: entry.key, source: key };
        const found = inside(entry.node, [...path, key], offset);
        if (found)
            return found;
    }
    return undefined;
}
const isIn = ([start, end], offset) => start <= offset && offset <= end;

// EXTERNAL MODULE: ./build/core/report/json-schema.js + 1 modules
var json_schema = __webpack_require__(3306);
// EXTERNAL MODULE: ./build/core/rules/index.js + 159 modules
var rules = __webpack_require__(1199);
// EXTERNAL MODULE: ./build/core/text/once.js
var once = __webpack_require__(8247);
;// CONCATENATED MODULE: ./build/core/language-service/vocabulary.js




/** Of accelerator.yml. */
const manifestVocabulary = (0,once/* once */.O)(() => ({
    schema: (0,json_schema/* jsonSchemaOf */.V)('manifest'),
    keyAt: ({ path, top }) => {
        const own = belowJob(path, top);
        return own && namesOf(own).join('.');
    },
}));
/** A path below the job that it belongs to; undefined for what stands above the jobs. */
function belowJob(path, top) {
    if (!top.includes('jobs') && !top.includes('defaults'))
        return path;
    if (path[0] === 'defaults')
        return path.slice(1);
    return path[0] === 'jobs' && path.length > 1 ? path.slice(2) : undefined;
}
/** Of the policy: rules by their ids, and hardware by the words of the manifest. */
const policyVocabulary = (0,once/* once */.O)(() => ({
    schema: (0,json_schema/* jsonSchemaOf */.V)('policy'),
    keyAt: ({ path }) => {
        const last = String(namesOf(path).at(-1));
        return ['accelerator', 'machine', 'provider'].includes(last) ? `hardware.${last}` : undefined;
    },
    openKeys: (path) => path.length === 1 && path[0] === 'rules' ? rules/* rules */.a.map(({ id, title }) => ({ key: id, description: title })) : [],
    hoverOfKey: (key, path) => {
        const rule = path[0] === 'rules' ? rules/* rules */.a.find(({ id }) => id === key) : undefined;
        return (rule &&
            `**${(0,encode/* markdownCode */.D9)(rule.id)}** (${rule.severity}): ${(0,encode/* markdownText */.p7)(rule.title)}\n\n${(0,encode/* markdownText */.p7)(rule.why)}`);
    },
}));
/** Keys alone: positions in lists, whose numbers are steps too, go. */
const namesOf = (path) => path.flatMap((step) => (typeof step === 'string' ? [step] : []));

// EXTERNAL MODULE: ./build/core/policy/unusable-policy.js
var unusable_policy = __webpack_require__(4401);
// EXTERNAL MODULE: ./build/core/report/version.js
var version = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/json.js
var json = __webpack_require__(1095);
;// CONCATENATED MODULE: ./build/edge/lsp/look.js





/** Asked of an open manifest by a page that shows more than an editor does. */
const lookRequest = 'accelerator-review/look';
function lookAt(manifest, uri, wanted) {
    const { outcome, path, document } = manifest;
    const jobs = manifest.review?.jobs ?? [];
    const job = jobs.find(({ name }) => name === wanted) ?? jobs[0];
    const diagnostics = manifestDiagnostics(manifest, () => uri);
    const end = { line: document.text.split('\n').length, character: 0 };
    const question = { uri, range: { start: { line: 0, character: 0 }, end }, diagnostics };
    return {
        report: (0,json.reportOf)(outcome),
        actions: codeActions(manifest, question),
        ...(job && { job: job.name, comparison: (0,compare/* comparisonReport */.W7)(path, manifest.compared(job.name)) }),
        sizes: job ? (0,sizing/* sizingParts */.BL)(job.facts.sizing) : [],
    };
}

// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var lib_esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/core/review/compare.js
var review_compare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/core/review/review.js + 5 modules
var review = __webpack_require__(2747);
// EXTERNAL MODULE: ./build/core/review/suggestions/suggest.js + 2 modules
var suggest = __webpack_require__(2956);
;// CONCATENATED MODULE: ./build/core/language-service/open-manifest.js




/** A manifest as it stands in an editor at one moment. What is asked of it is worked out once, at the first question. */
class OpenManifest {
    /** Relative to the top of the repository, forward slashes. */
    path;
    document;
    #around;
    #outcome;
    #suggestions;
    constructor(path, text, around) {
        this.path = path;
        this.document = (0,document_reader/* readDocument */.u0)(text);
        this.#around = around;
    }
    /** As `check` judges this one manifest, with the changes that would pass. */
    get outcome() {
        this.#outcome ??= this.#reviewed();
        return this.#outcome;
    }
    /** What of it is about the manifest itself. */
    get review() {
        return this.outcome.files.find(({ path }) => path === this.path);
    }
    /** Edits of whole lines that were checked to clear something. */
    get suggestions() {
        this.#suggestions ??= this.#reviewed(suggest.suggestionsFor).suggestions ?? [];
        return this.#suggestions;
    }
    /** One of its jobs on every accelerator of the catalog. */
    compared(job) {
        return (0,review_compare/* compareManifest */.L)(this.path, this.document, job, this.#around.effective.policy);
    }
    #reviewed(suggest) {
        const { effective, today, evidence } = this.#around;
        const run = { effective, today, scope: 'some' };
        return (0,review/* review */.N)([{ path: this.path, input: this.document }], run, { ...(suggest && { suggest }) }, evidence);
    }
}

// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/core/policy/layers/effective.js + 2 modules
var layers_effective = __webpack_require__(6881);
// EXTERNAL MODULE: ./build/core/policy/price-problems.js
var price_problems = __webpack_require__(6621);
// EXTERNAL MODULE: ./build/core/policy/waiver/waiver-problems.js
var waiver_problems = __webpack_require__(7197);
;// CONCATENATED MODULE: ./build/edge/lsp/open-files.js








/** What a file is, by its name alone; undefined for one that is none of ours. */
function kindOf(uri) {
    const path = decodeURIComponent(uri);
    if ((0,file_name/* isManifestPath */.HS)(path))
        return 'manifest';
    return /(?:^|\/)accelerator-policy\.ya?ml$/.test(path) ? 'policy' : undefined;
}
/** The manifests and policies that an editor has open, and what they come to as they stand there. */
class OpenFiles {
    #host;
    #documents = new Map();
    #manifests = new Map();
    #policies = new Map();
    constructor(host) {
        this.#host = host;
    }
    get uris() {
        return [...this.#documents.keys()];
    }
    textOf(uri) {
        return this.#documents.get(uri)?.getText();
    }
    open(uri, version, text) {
        this.#documents.set(uri, lib_esm_main/* TextDocument */.V.create(uri, 'yaml', version, text));
        this.#changed(uri);
    }
    change(uri, version, changes) {
        const document = this.#documents.get(uri);
        if (document === undefined)
            return;
        this.#documents.set(uri, lib_esm_main/* TextDocument */.V.update(document, changes, version));
        this.#changed(uri);
    }
    close(uri) {
        this.#documents.delete(uri);
        this.#changed(uri);
    }
    /** Something on the disk is no longer as it was. */
    forget() {
        for (const uri of this.uris)
            this.#host.repositoryOf(uri)?.forget();
        this.#policies.clear();
        this.#manifests.clear();
    }
    /** A manifest as it stands now. Throws {@link UnusablePolicy} while its policy cannot be used. */
    manifest(uri) {
        const document = this.#documents.get(uri);
        const repository = this.#host.repositoryOf(uri);
        if (document === undefined || repository === undefined || kindOf(uri) !== 'manifest')
            return undefined;
        const known = this.#manifests.get(uri);
        if (known?.version === document.version)
            return known.made;
        const made = this.#made(repository, repository.pathOf(uri), document.getText());
        this.#manifests.set(uri, { version: document.version, made });
        return made;
    }
    async #made(repository, path, text) {
        const effective = await this.#policyOf(repository);
        if (effective.problems.length > 0)
            throw new unusable_policy/* UnusablePolicy */.i(effective.problems);
        const evidence = await repository.evidenceFor(path, text);
        return new OpenManifest(path, text, { effective, today: this.#host.today(), ...(evidence && { evidence }) });
    }
    #policyOf(repository) {
        let policy = this.#policies.get(repository);
        if (policy === undefined) {
            policy = (0,layers_effective/* effectivePolicy */.Ci)({ files: this.#filesOf(repository), rules: rules/* rules */.a });
            this.#policies.set(repository, policy);
        }
        return policy;
    }
    /** All that is wrong with a policy by itself, as it stands in the editor. */
    async policyProblems(uri) {
        const text = this.textOf(uri);
        const repository = this.#host.repositoryOf(uri);
        if (text === undefined || repository === undefined)
            return [];
        const path = repository.pathOf(uri);
        const named = { name: path, path, content: text };
        const effective = await (0,layers_effective/* policyAlone */.qv)({ files: this.#filesOf(repository), named, rules: rules/* rules */.a });
        const isWhole = effective.problems.length === 0;
        return [
            ...effective.problems,
            ...(0,waiver_problems/* waiverProblems */.J)(effective.policy, rules/* rules */.a, this.#host.today(), isWhole),
            ...(0,price_problems/* priceProblems */.Y)(effective.layers, this.#host.today()),
        ];
    }
    /** What is open goes before what is saved. */
    #filesOf(repository) {
        const { own, remote } = repository.policyFiles;
        return { own: async (path) => this.textOf(repository.uriOf(path)) ?? own(path), remote };
    }
    #changed(uri) {
        this.#manifests.delete(uri);
        if (kindOf(uri) !== 'policy')
            return;
        this.#policies.clear();
        this.#manifests.clear();
    }
}

;// CONCATENATED MODULE: ./build/edge/lsp/serve.js













const vocabularyOf = { manifest: manifestVocabulary, policy: policyVocabulary };
/** Answers an editor over a connection, until it closes. The caller calls `listen` on it. */
function serve(connection, host) {
    const files = new OpenFiles(host);
    const checking = new Checking(connection, files, host);
    let mayWatch = false;
    connection.onInitialize(({ capabilities }) => {
        mayWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
        return {
            serverInfo: { name: 'accelerator-review', version: version/* version */.r },
            capabilities: {
                textDocumentSync: { openClose: true, change: api.TextDocumentSyncKind.Incremental, save: true },
                completionProvider: { triggerCharacters: [' ', ':', '-'], resolveProvider: true },
                hoverProvider: true,
                codeActionProvider: { codeActionKinds: [...codeActionKinds] },
            },
        };
    });
    connection.onInitialized(() => {
        if (mayWatch)
            void connection.client.register(api.DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] });
    });
    connection.onDidOpenTextDocument(({ textDocument: { uri, version: number, text } }) => {
        files.open(uri, number, text);
        checking.later(uri);
    });
    connection.onDidChangeTextDocument(({ textDocument: { uri, version: number }, contentChanges }) => {
        files.change(uri, number, contentChanges);
        checking.later(uri);
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
        files.close(uri);
        void connection.sendDiagnostics({ uri, diagnostics: [] });
        checking.later(uri);
    });
    const changedOnDisk = () => {
        files.forget();
        checking.allLater();
    };
    connection.onDidSaveTextDocument(changedOnDisk);
    connection.onDidChangeWatchedFiles(changedOnDisk);
    connection.onCompletion(({ textDocument: { uri }, position }) => {
        const [text, kind] = [files.textOf(uri), kindOf(uri)];
        if (text === undefined || kind === undefined)
            return [];
        return completions(text, offsetOf(text, position), vocabularyOf[kind]());
    });
    connection.onCompletionResolve((item) => {
        const documentation = documentationOf(item);
        return documentation ? { ...item, documentation } : item;
    });
    connection.onHover(async ({ textDocument: { uri }, position }) => {
        const [text, kind] = [files.textOf(uri), kindOf(uri)];
        if (text === undefined || kind === undefined)
            return null;
        const offset = offsetOf(text, position);
        const manifest = await checking.usable(files.manifest(uri));
        const found = manifest
            ? manifestHover(manifest, offset, manifestVocabulary())
            : wordHover((0,document_reader/* readDocument */.u0)(text), offset, vocabularyOf[kind]());
        return found ?? null;
    });
    connection.onCodeAction(async ({ textDocument: { uri }, range, context: { diagnostics, only } }) => {
        const manifest = await checking.usable(files.manifest(uri));
        return manifest ? codeActions(manifest, { uri, range, diagnostics, ...(only && { only }) }) : [];
    });
    connection.onRequest(lookRequest, async ({ uri, job }) => {
        const manifest = await checking.usable(files.manifest(uri));
        return manifest ? lookAt(manifest, uri, job) : null;
    });
}
/** Tells the editor what is found, once for changes that come together. */
class Checking {
    #connection;
    #files;
    #host;
    #waiting = new Set();
    constructor(connection, files, host) {
        this.#connection = connection;
        this.#files = files;
        this.#host = host;
    }
    /** What hangs on a file: itself, and of a policy all manifests that it may hold for. */
    later(uri) {
        if (kindOf(uri) === 'policy')
            this.allLater();
        else
            this.#await([uri]);
    }
    allLater() {
        this.#await(this.#files.uris);
    }
    /** A manifest, or undefined while it cannot be checked: its diagnostics say so. */
    async usable(made) {
        try {
            return await made;
        }
        catch (error) {
            if (error instanceof unusable_input/* UnusableInput */.M)
                return undefined;
            throw error;
        }
    }
    #await(uris) {
        if (this.#waiting.size === 0)
            setTimeout(() => void this.#tell(), 0);
        for (const uri of uris)
            this.#waiting.add(uri);
    }
    async #tell() {
        const uris = [...this.#waiting];
        this.#waiting.clear();
        for (const uri of uris) {
            try {
                const diagnostics = await this.#diagnostics(uri);
                if (diagnostics)
                    await this.#connection.sendDiagnostics({ uri, diagnostics });
            }
            catch (error) {
                this.#connection.console.error(`${uri} could not be checked: ${error.message}`);
            }
        }
    }
    async #diagnostics(uri) {
        const repository = this.#host.repositoryOf(uri);
        if (repository === undefined || this.#files.textOf(uri) === undefined)
            return undefined;
        return kindOf(uri) === 'policy'
            ? policyDiagnostics(repository.pathOf(uri), await this.#files.policyProblems(uri), repository.uriOf)
            : this.#ofManifest(uri, repository);
    }
    async #ofManifest(uri, repository) {
        try {
            const manifest = await this.#files.manifest(uri);
            return manifest && manifestDiagnostics(manifest, repository.uriOf);
        }
        catch (error) {
            if (error instanceof unusable_policy/* UnusablePolicy */.i)
                return [unusablePolicyDiagnostic(error.problems, repository.uriOf)];
            if (error instanceof unusable_input/* UnusableInput */.M)
                return [uncheckedDiagnostic(error.message)];
            throw error;
        }
    }
}

// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/core/evidence/gather-evidence.js + 3 modules
var gather_evidence = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/core/evidence/matching-time.js
var matching_time = __webpack_require__(9613);
// EXTERNAL MODULE: ./build/core/review/evidence-claims.js
var evidence_claims = __webpack_require__(4826);
// EXTERNAL MODULE: ./build/edge/run/processor-clock.js
var processor_clock = __webpack_require__(2241);
// EXTERNAL MODULE: ./build/edge/run/repository.js
var repository = __webpack_require__(4516);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/policy-options.js
var policy_options = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/edge/cli/checkouts.js










/** The repositories on the disk that an editor's files lie in, each read once until it changes. */
class Checkouts {
    #environment;
    #byRoot = new Map();
    constructor(environment) {
        this.#environment = environment;
    }
    today = () => new Date().toISOString().slice(0, 10);
    repositoryOf(uri) {
        if (!uri.startsWith('file:'))
            return undefined;
        const root = (0,policy_options/* repositoryTop */.Ky)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(uri)));
        let repository = this.#byRoot.get(root);
        if (repository === undefined) {
            repository = checkoutAt(root, this.#environment);
            this.#byRoot.set(root, repository);
        }
        return repository;
    }
}
function checkoutAt(root, environment) {
    let seen;
    return {
        pathOf: (uri) => (0,external_node_path_.relative)(root, (0,external_node_url_.fileURLToPath)(uri)).split(external_node_path_.sep).join('/'),
        uriOf: (path) => (0,external_node_url_.pathToFileURL)((0,external_node_path_.resolve)(root, path)).href,
        policyFiles: (0,policy_options/* policyFilesOf */.fW)(root, environment),
        evidenceFor: async (path, text) => {
            // A folder that nobody has saved yet.
            if (!(0,external_node_fs_.existsSync)(root))
                return undefined;
            const globs = (0,evidence_claims/* evidenceClaims */.h)([{ path, text }]).globs.join('\n');
            if (seen?.globs.get(path) !== globs)
                seen = seenAround(root, path, text);
            // What matching may take is counted for each question, not for a day of editing.
            return { ...seen.evidence, time: new matching_time/* MatchingTime */.Z((0,processor_clock/* processorClock */.j)()), textOf: (named) => (0,workspace/* readText */.yR)(root, named) };
        },
        forget: () => {
            seen = undefined;
        },
    };
}
/** Looks at all files. What other jobs are called and list counts as it is saved; the manifest that is open, as it is. */
function seenAround(root, path, text) {
    // What is no repository may be anything, such as a home.
    const all = (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(root, '.git')) ? (0,workspace/* findManifests */.kD)(root, root, []) : [];
    const others = all.filter((other) => other !== path);
    const texts = [...others.map((other) => ({ path: other, text: (0,workspace/* readText */.yR)(root, other) })), { path, text }];
    const globs = new Map(texts.map((each) => [each.path, (0,evidence_claims/* evidenceClaims */.h)([each]).globs.join('\n')]));
    return { evidence: (0,gather_evidence.gatherEvidence)((0,repository/* repositoryTree */.V)(root), (0,evidence_claims/* evidenceClaims */.h)(texts)), globs };
}

;// CONCATENATED MODULE: ./build/edge/cli/lsp.js




const lsp = {
    usage: 'lsp',
    summary: 'Serve an editor over standard input and output, by the Language Server Protocol.',
    // Editors name the way in which they talk; there is only this one.
    options: { stdio: { type: 'boolean', help: 'Talk over standard input and output, which is the only way.' } },
    run: async (words, { environment }) => {
        (0,cli_arguments/* readArguments */.l)(lsp, words);
        const connection = (0,main.createConnection)(process.stdin, process.stdout);
        serve(connection, new Checkouts(environment));
        connection.listen();
        // The library ends the process when the editor says so, or is gone.
        return new Promise(() => { });
    },
};


/***/ })

};
