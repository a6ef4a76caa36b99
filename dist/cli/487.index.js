export const id = 487;
export const ids = [487];
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

/***/ 7197:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ waiverProblems)
/* harmony export */ });
/* harmony import */ var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2007);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8708);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
/* harmony import */ var _demands_demand_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4279);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9520);
/* harmony import */ var _layers_rule_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9777);
/* harmony import */ var _star_pattern_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5910);
/* harmony import */ var _waiver_coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8459);
/* harmony import */ var _waiver_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2371);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(227);










/**
 * What is wrong with the waivers of a policy on a day, whatever the manifests hold: such a waiver would never count.
 * `isWhole`: whether all of the policy could be read, or demands may be missing.
 */
function waiverProblems(policy, rules, today, isWhole) {
    const { waivers, waiverTerms } = policy;
    const refused = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_5__/* .applyWaivers */ .K)([], waivers, waiverTerms.value, today, 'some').findings;
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
    if (rule === undefined || !(0,_waiver_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfManifest */ .N)(rule.id) || ((0,_layers_rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .severityUnder */ .gb)(rule, severities) ?? rule.severity) !== 'error')
        return [];
    const { message, remedy, origin } = (0,_waiver_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .barredFinding */ .OP)(waiver, rule.id);
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
    const ids = demandsOf(policy).map(_demands_demand_name_js__WEBPACK_IMPORTED_MODULE_7__/* .idOf */ .T);
    if (ids.includes(demand))
        return [];
    const meant = (0,_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .zZ)(demand, ids);
    if (meant === undefined && !isWhole)
        return [];
    const remedy = meant ? `Did you mean "${meant}"?` : 'Use the `id` of a requirement or limit, or `allow` or `deny`.';
    return problem(waiver, `Unknown demand "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(demand)}" in this waiver.`, remedy);
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
    const named = demandsOf(policy).filter((demand) => (0,_demands_demand_name_js__WEBPACK_IMPORTED_MODULE_7__/* .idOf */ .T)(demand) === waiver.demand);
    const told = [...new Set(named.flatMap(rulesOf))];
    if (told.length === 0 || told.some((rule) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .matches */ .c)(waiver.rule, rule)))
        return [];
    return problem(waiver, `Findings of ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(waiver.rule)} are never about the demand "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(waiver.demand ?? '')}".`, `Name its rule: ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(told, 'or')}.`);
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
    if (!counting.some((id) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .matches */ .c)(rule, id)))
        return problem(waiver, `\`up_to\` has no effect: findings of ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(rule)} have no amount.`, 'Remove `up_to`.');
    if (rule !== 'policy/limit-exceeded')
        return [];
    const limits = policy.limits.filter(({ id }) => demand === undefined || id === demand);
    const ceilings = limits.flatMap(_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .ceilingsIn */ .g8);
    const units = [...new Set(ceilings.map(({ unit }) => unit))];
    if (units.length > 1)
        return problem(waiver, `\`up_to: ${upTo}\` would apply to ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(units)}.`, 'Name one `demand`, and split a limit with several units.');
    if (ceilings.length === 0 || ceilings.some(({ ceiling }) => ceiling < upTo))
        return [];
    const least = Math.min(...ceilings.map(({ ceiling }) => ceiling));
    return problem(waiver, `\`up_to: ${upTo}\` covers no finding: up to ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(least)} is within the limit.`, 'Set it above the limit.');
}
/** Paths as reports write them begin at the top of the repository, without a slash, and end in the name of a file. */
function impossiblePath(waiver) {
    const { path, rule } = waiver;
    if (path === undefined)
        return [];
    const say = (remedy) => problem(waiver, `No manifest can have the path "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(path)}".`, remedy);
    if (path.startsWith('/'))
        return say(`Remove the leading slash: "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(path.slice(1))}".`);
    if (/\\[\w.-]/.test(path))
        return say(`Use forward slashes: "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(path.replaceAll('\\', '/'))}".`);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isFolder = name === '' || (!/[*?[\]{}()!+@]/.test(name) && !/\.ya?ml$/i.test(name));
    // Files of any name need a manifest.
    const isOfFiles = name !== '' && (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .matches */ .c)(rule, 'policy/manifest-missing');
    return isFolder && !isOfFiles ? say(`Write "${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(path.replace(/\/$/, ''))}/**" for all files in a folder.`) : [];
}
function ruleThatIsOff(waiver, { severities }, rules) {
    const named = rules.filter(({ id }) => (0,_star_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .matches */ .c)(waiver.rule, id));
    const isOff = (rule) => ((0,_layers_rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .severityUnder */ .gb)(rule, severities) ?? rule.severity) === 'off';
    return named.length > 0 && named.every(isOff)
        ? problem(waiver, `The waiver for ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .K)(waiver.rule)} has no effect: the rule is off.`, 'Delete the waiver.')
        : [];
}


/***/ }),

/***/ 5487:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policy: () => (/* binding */ policy)
});

// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/core/rules/thresholds.js
var rules_thresholds = __webpack_require__(8456);
// EXTERNAL MODULE: ./build/core/policy/ceilings.js
var policy_ceilings = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/core/policy/layers/presets.js
var presets = __webpack_require__(2572);
// EXTERNAL MODULE: ./build/core/policy/layers/prices.js
var prices = __webpack_require__(336);
// EXTERNAL MODULE: ./build/core/policy/layers/rule-names.js
var rule_names = __webpack_require__(9777);
// EXTERNAL MODULE: ./build/core/policy/waiver/waivers.js
var waiver_waivers = __webpack_require__(227);
;// CONCATENATED MODULE: ./build/core/policy/overview.js






/** A price older than this many days should be read again. */
const freshDays = 180;
/** `today` is a day such as `2026-11-21`: waivers are shown with their days left, prices with their age. */
function overviewOf({ policy, layers, findings }, rules, today) {
    const said = (of) => layers.some((layer) => of(layer) !== undefined);
    return {
        files: layers.map(({ file, isLocal }) => ({ file, kind: kindOf({ file, isLocal }) })),
        failOn: {
            value: policy.failOn.value,
            locked: policy.failOn.locked,
            origin: said(({ failOn }) => failOn) ? provenance(policy.failOn.origin) : unset,
        },
        rules: severitiesOf(policy, rules),
        thresholds: thresholdsOf(policy),
        require: policy.requirements.map((demand) => ({
            ...demandOf(demand),
            keys: demand.keys,
            ...(demand.manifestFor && { manifestFor: demand.manifestFor }),
        })),
        hardware: { allow: policy.allow.map(listOf), deny: policy.deny.map(listOf) },
        limits: policy.limits.map(limitOf),
        prices: (0,prices/* pricesOf */._5)(layers).map((price) => priceOf(price, today)),
        custom: policy.custom.map(customOf),
        waivers: waiversOf(policy, today),
        waiverTerms: termsOf(policy, layers),
        findings: findings.map(({ rule, severity, message, remedy, origin }) => ({
            rule,
            severity,
            message,
            remedy,
            origin: provenance(origin),
        })),
    };
}
const unset = { kind: 'default' };
const kindOf = ({ file, isLocal }) => isLocal ? 'file' : presets/* presetNames */.g.includes(file) ? 'preset' : 'shared';
function provenance(origin) {
    return { kind: kindOf(origin), file: origin.file, line: origin.span.line };
}
/** Rules whose severity is not their own, and those whose severity is locked. */
function severitiesOf({ severities, locked }, rules) {
    return rules.flatMap((rule) => {
        const entry = (0,rule_names/* severityEntry */.IA)(rule.id, severities);
        const severity = (0,rule_names/* severityUnder */.gb)(rule, severities) ?? rule.severity;
        const lock = locked.get(rule.id);
        // That one is as grave as the demand it is about, unless a policy says otherwise.
        const isSame = severity === rule.severity && rule.id !== 'policy/undeclared';
        if (entry === undefined || (isSame && lock === undefined))
            return [];
        const { id, severity: own } = rule;
        const lockedAt = lock && { lockedAt: provenance(lock) };
        return [
            { rule: id, severity, own, pattern: entry.pattern, ...sourced(entry.origin, lock !== undefined), ...lockedAt },
        ];
    });
}
const sourced = (origin, locked) => ({ locked, origin: provenance(origin) });
function thresholdsOf({ thresholds, thresholdEntries }) {
    return Object.keys(rules_thresholds/* thresholdKeys */.KW).map((name) => {
        const entry = thresholdEntries.find((candidate) => candidate.name === name);
        const { sets } = rules_thresholds/* thresholdKeys */.KW[name];
        const value = entry === undefined ? rules_thresholds/* defaultThresholds */.Sf[sets] : thresholds[sets];
        return {
            name,
            ...(value !== undefined && { value }),
            locked: thresholds.locked?.includes(name) ?? false,
            origin: entry === undefined ? unset : provenance(entry.origin),
        };
    });
}
function demandOf({ id, severity, reason, when, origin, locked }) {
    return {
        // A demand that its file gives no name is known by its place there.
        ...(!id.includes('#') && { id }),
        severity,
        ...(when && { when: when.text }),
        ...(reason !== '' && { reason }),
        ...sourced(origin, locked),
    };
}
function limitOf(limit) {
    const set = Object.fromEntries((0,policy_ceilings/* ceilingsIn */.g8)(limit).map(({ sets }) => [sets, limit[sets]]));
    return {
        ...demandOf(limit),
        ...set,
    };
}
function customOf(rule) {
    const { message, remedy, path, sources, id } = rule;
    const where = path.length > 0 && { path: path.join('.') };
    return { ...demandOf(rule), rule: `policy/${id}`, message, remedy, ...where, sources };
}
function listOf({ items, severity, reason, origin, locked }) {
    const named = items.map((item) => filled(item));
    return { items: named, severity, ...(reason !== '' && { reason }), ...sourced(origin, locked) };
}
const filled = (item) => Object.fromEntries(Object.entries(item).filter(([, words]) => words.length > 0));
function priceOf(price, today) {
    const { accelerators, provider, spot, amount, currency, read, origin, locked } = price;
    return {
        accelerators,
        ...(provider !== undefined && { provider }),
        ...(spot !== undefined && { spot }),
        amount,
        currency,
        read,
        isOld: (0,waiver_waivers/* daysBetween */.Y)(read, today) > freshDays,
        ...sourced(origin, locked),
    };
}
/** Every waiver, with why it does not count where it does not. */
function waiversOf({ waivers, waiverTerms }, today) {
    const refused = (0,waiver_waivers/* applyWaivers */.K)([], waivers, waiverTerms.value, today, 'some').findings;
    return waivers.map((waiver) => {
        const { rule, path, job, demand, upTo, reason, owner, ticket, expires, origin } = waiver;
        const daysLeft = (0,waiver_waivers/* daysBetween */.Y)(today, expires);
        const why = refused.find((finding) => finding.origin === origin)?.message;
        return {
            rule,
            ...(path !== undefined && { path }),
            ...(job !== undefined && { job }),
            ...(demand !== undefined && { demand }),
            ...(upTo !== undefined && { upTo }),
            reason,
            ...(owner !== undefined && { owner }),
            ...(ticket !== undefined && { ticket }),
            expires,
            daysLeft,
            counts: daysLeft >= 0 && why === undefined,
            ...(why !== undefined && { why }),
            origin: provenance(origin),
        };
    });
}
/** Each term by itself: files may set some of them. */
function termsOf({ waiverTerms: { value, locked } }, layers) {
    const term = (key) => {
        const last = layers.findLast(({ waiverTerms }) => waiverTerms?.value[key] !== undefined)?.waiverTerms;
        return { value: value[key], locked, origin: last === undefined ? unset : provenance(last.origin) };
    };
    return { maxDays: term('maxDays'), inline: term('inline'), never: term('never') };
}

// EXTERNAL MODULE: ./build/core/policy/unusable-policy.js
var unusable_policy = __webpack_require__(4401);
// EXTERNAL MODULE: ./build/core/policy/demands/hardware-lists.js
var hardware_lists = __webpack_require__(7328);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/quantity.js
var quantity = __webpack_require__(867);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/report/wrap.js
var wrap = __webpack_require__(1541);
;// CONCATENATED MODULE: ./build/core/report/policy.js







/** The policy as JSON, versioned: docs/policy.md describes it. */
const policyJson = (overview) => `${(0,encode/* jsonText */.s$)({ version: 1, ...overview })}\n`;
/** The policy for a terminal: only the sections that say something, each value with where it comes from. */
function policyText(overview) {
    const { files, hardware, findings } = overview;
    const lists = [...hardware.allow.map(listRow('allow')), ...hardware.deny.map(listRow('deny'))];
    const sections = [
        section('Files, the furthest up first', files.map(({ file, kind }) => ({ cells: [file, fileKinds[kind]] }))),
        section('Fails on', [{ cells: [overview.failOn.value, ...endOf(overview.failOn)] }]),
        section('Severities that are not those of the rules, and locks', overview.rules.map(severityRow)),
        section('Required keys', overview.require.map(requirementRow)),
        section('Hardware', lists),
        section('Limits', overview.limits.map(limitRow)),
        section('Rules of the organization', overview.custom.map(customRow)),
        section('Prices of a chip-hour, the first that fits counts', overview.prices.map(priceRow)),
        section('Thresholds', overview.thresholds.map(thresholdRow)),
        section('Waivers', overview.waivers.map(waiverRow)),
        section('What waivers may be', termRows(overview)),
        section('To look at', findings.map(({ rule, message, remedy, origin }) => ({
            cells: [rule, placeOf(origin)],
            below: [`${message} ${remedy}`],
        }))),
    ];
    const none = files.length === 0 ? ['There is no policy file, so the defaults hold.', ''] : [];
    return [...none, ...sections.flat()].join('\n');
}
const fileKinds = { file: 'this repository', shared: 'shared', preset: 'preset' };
/** Lines of a section, its columns aligned; none where it has no row. */
function section(title, rows) {
    if (rows.length === 0)
        return [];
    const texts = rows.map(({ cells }) => cells.map(encode/* logText */.kc));
    const widest = (column) => Math.max(...texts.map((cells) => cells[column]?.length ?? 0));
    const widths = (texts[0] ?? []).map((_, column) => widest(column));
    const lines = rows.flatMap(({ below = [] }, row) => [
        `  ${widths.flatMap((width, column) => (width === 0 ? [] : [texts[row]?.[column]?.padEnd(width)])).join('  ')}`.trimEnd(),
        ...below.flatMap((sentence) => (0,wrap/* wrap */.L)((0,encode/* logText */.kc)(sentence), 6)),
    ]);
    return [title, ...lines, ''];
}
const placeOf = (origin) => origin.kind === 'default' ? 'default' : `${origin.kind === 'preset' ? 'preset ' : ''}${origin.file}:${origin.line}`;
const endOf = ({ locked, origin }) => [
    locked ? 'locked' : '',
    placeOf(origin),
];
function severityRow(entry) {
    const { rule, severity, own, pattern, lockedAt, origin } = entry;
    const by = pattern === rule ? '' : `by ${pattern}`;
    const usual = severity === own ? '' : `not ${own === 'none' ? 'a reason' : own}`;
    // The lock may stand further up than what is now stricter.
    const isElsewhere = lockedAt !== undefined && placeOf(lockedAt) !== placeOf(origin);
    const lock = lockedAt === undefined ? '' : isElsewhere ? `locked by ${placeOf(lockedAt)}` : 'locked';
    return { cells: [rule, severity, usual, by, lock, placeOf(origin)] };
}
const why = (reason) => (reason === undefined ? [] : [`Why: ${reason}`]);
const condition = (when) => (when === undefined ? [] : [`When: ${when}`]);
const requirementRow = (entry) => ({
    cells: [entry.id ?? (0,wording/* list */.p_)(entry.manifestFor ?? entry.keys), entry.severity, ...endOf(entry)],
    below: [
        ...(entry.manifestFor ? [`A manifest for: ${(0,wording/* list */.p_)(entry.manifestFor)}`] : []),
        ...(entry.id === undefined || entry.keys.length === 0 ? [] : [`Keys: ${(0,wording/* list */.p_)(entry.keys)}`]),
        ...condition(entry.when),
        ...why(entry.reason),
    ],
});
const listRow = (verb) => (entry) => {
    const items = entry.items.map((item) => (0,hardware_lists/* wordsOf */.Z9)({ accelerator: [], kind: [], provider: [], machine: [], ...item }));
    return {
        cells: [verb, entry.severity, ...endOf(entry)],
        below: [...items.map((item) => `- ${item}`), ...why(entry.reason)],
    };
};
function limitRow(entry) {
    const ceilings = (0,policy_ceilings/* ceilingsIn */.g8)(entry).map(({ words, ceiling, unit }) => words(ceiling, unit));
    return {
        cells: [`at most ${(0,wording/* list */.p_)(ceilings)}`, entry.id ?? '', entry.severity, ...endOf(entry)],
        below: [...condition(entry.when), ...why(entry.reason)],
    };
}
const customRow = (entry) => ({
    cells: [entry.rule, entry.severity, ...endOf(entry)],
    below: [...condition(entry.when), entry.message, ...why(entry.reason)],
});
function priceRow(entry) {
    const { accelerators, provider, spot, amount: price, currency, read, isOld } = entry;
    const where = provider === undefined ? 'anywhere' : `at ${provider}`;
    const kind = spot === undefined ? '' : spot ? 'spot' : 'not spot';
    const age = isOld ? `read ${read}: older than 180 days, read it again` : `read ${read}`;
    const money = price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
    return { cells: [accelerators.join(', '), where, kind, `${money} ${currency}`, age, ...endOf(entry)] };
}
function thresholdRow(entry) {
    const { name, value } = entry;
    const shown = value === undefined
        ? 'as published runs reach'
        : [value]
            .flat()
            .map((one) => inUnit(name, one))
            .join(', ');
    return { cells: [name, shown, ...endOf(entry)] };
}
function inUnit(name, value) {
    const { parse } = rules_thresholds/* thresholdKeys */.KW[name];
    if (parse === quantity/* parseDuration */.E9)
        return (0,wording/* duration */.p0)(value);
    if (parse === quantity/* parseShare */.n8)
        return (0,wording/* percent */.KN)(value);
    if (parse === quantity/* parseFlops */.ke)
        return value.toExponential().replace('+', '');
    if (parse === quantity/* parseBytes */.z_)
        return bytes(value);
    return (0,wording/* amount */.vj)(value);
}
/** "100 GB": `amount` would say B for a billion. */
function bytes(value) {
    const step = Math.min(5, Math.max(0, Math.floor(Math.log10(value) / 3)));
    return `${(0,wording/* amount */.vj)(value / 1000 ** step)} ${['B', 'kB', 'MB', 'GB', 'TB', 'PB'][step]}`;
}
function waiverRow(entry) {
    const { rule, path, job, demand, upTo, reason, owner, ticket, expires, daysLeft, counts, why: refused, origin, } = entry;
    const days = (count) => (count === 1 ? '1 day' : `${count} days`);
    const left = daysLeft < 0 ? `expired ${days(-daysLeft)} ago` : daysLeft === 0 ? 'the last day' : `${days(daysLeft)} left`;
    const where = [
        ...(demand === undefined ? [] : [`of ${demand}`]),
        ...(path === undefined ? [] : [`in ${path}`]),
        ...(job === undefined ? [] : [`job ${job}`]),
        ...(upTo === undefined ? [] : [`up to ${(0,wording/* amount */.vj)(upTo)}`]),
    ];
    const who = [owner, ticket].filter((word) => word !== undefined).join(', ');
    return {
        cells: [rule, where.join(', '), `until ${expires}`, left, counts ? '' : 'does not count', placeOf(origin)],
        below: [...(refused === undefined ? [] : [refused]), `${who === '' ? 'Why' : who}: ${reason}`],
    };
}
function termRows({ waiverTerms: { maxDays, inline, never } }) {
    return [
        { cells: ['longest', `${maxDays.value} days`, ...endOf(maxDays)] },
        { cells: ['in manifests', inline.value ? 'permitted' : 'not permitted', ...endOf(inline)] },
        { cells: ['never for', never.value.length === 0 ? 'no rule named' : never.value.join(', '), ...endOf(never)] },
    ];
}

// EXTERNAL MODULE: ./build/core/rules/index.js + 160 modules
var rules = __webpack_require__(9752);
// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/policy/layers/effective.js + 2 modules
var effective = __webpack_require__(6881);
// EXTERNAL MODULE: ./build/core/policy/price-problems.js
var price_problems = __webpack_require__(6621);
// EXTERNAL MODULE: ./build/core/policy/star-pattern.js
var star_pattern = __webpack_require__(5910);
// EXTERNAL MODULE: ./build/core/finding/finding.js
var finding = __webpack_require__(4337);
;// CONCATENATED MODULE: ./build/core/policy/test-file.js


const marker = '# <-- ';
/**
 * Reads the manifests of a test file: separated by `---`, each headed by a comment that names the case. `# today:` and
 * `# path:` hold from where they stand to the end of the file, or to the next of them. What is only comments is no case.
 */
function readTestFile(text) {
    const cases = [];
    const problems = [];
    const settings = {};
    let offset = 0;
    for (const lines of documentsOf(text.split(/\r?\n/))) {
        readSettings(lines, offset, settings, problems);
        const expected = lines.flatMap((line, index) => expectationsOf(line, offset + index + 1, problems));
        if (lines.some((line) => /^[^\S\n]*[^\s#]/.test(line)) || expected.length > 0)
            cases.push({
                name: caseName(lines) ?? `line ${offset + 1}`,
                text: lines.map(withoutMarker).join('\n'),
                offset,
                ...settings,
                expected,
            });
        offset += lines.length + 1;
    }
    return { cases, problems };
}
/** The lines between the separators, which are left out. */
function documentsOf(lines) {
    const documents = [[]];
    for (const line of lines) {
        if (line.trimEnd() === '---')
            documents.push([]);
        else
            documents.at(-1)?.push(line);
    }
    return documents;
}
const setting = /^#[ \t]*(today|path):[ \t]*(\S+)[ \t]*$/;
function readSettings(lines, offset, settings, problems) {
    for (const [index, line] of lines.entries()) {
        const [, name, value = ''] = setting.exec(line) ?? [];
        if (name === 'path')
            settings.path = value;
        if (name !== 'today')
            continue;
        const day = (0,quantity/* parseDay */.Iq)(value);
        if (day.ok)
            settings.today = day.value;
        else
            problems.push({ line: offset + index + 1, message: `${day.problem}.` });
    }
}
/** The first comment that is no setting. */
const caseName = (lines) => lines
    .map(withoutMarker)
    .find((line) => line.startsWith('#') && !setting.test(line) && /\w/.test(line))
    ?.replace(/^#+\s*/, '')
    .trimEnd();
function withoutMarker(line) {
    const at = line.lastIndexOf(marker);
    return at === -1 ? line : line.slice(0, at).trimEnd();
}
/** "policy/limit-exceeded, waived: error model/dynamic-shapes": rules, each with what is asked of it before its id. */
function expectationsOf(line, number, problems) {
    const at = line.lastIndexOf(marker);
    if (at === -1)
        return [];
    return line
        .slice(at + marker.length)
        .split(',')
        .flatMap((written) => {
        const words = written.trim().split(/\s+/);
        const isWaived = words[0] === 'waived:';
        if (isWaived)
            words.shift();
        const severity = finding/* severities */.gO.find((word) => word === words[0]);
        if (severity !== undefined)
            words.shift();
        const [rule, ...others] = words;
        if (rule !== undefined && rule !== '' && others.length === 0)
            return [{ rule, isWaived, ...(severity && { severity }), line: number }];
        problems.push({ line: number, message: `"${written.trim()}" names no rule: write \`${marker}RULE\`.` });
        return [];
    });
}
/** What differs between a case and what is found in it, in sentences. `counts`: whether an unexpected rule matters. */
function differences({ expected, offset }, findings, file, counts) {
    const lineOf = ({ span }) => span.line + offset;
    const isAbout = (finding, { rule, line }) => finding.rule === rule && lineOf(finding) === line;
    const missing = expected.flatMap((expectation) => {
        const near = findings.filter((finding) => isAbout(finding, expectation));
        if (near.some((finding) => isExpected(finding, expectation)))
            return [];
        const found = near[0] === undefined ? 'nothing' : said(near[0]);
        return [`expected ${expectationText(expectation)} at line ${expectation.line} of ${file}, found ${found}`];
    });
    const unexpected = findings
        // How a key is spelled is no matter of a policy.
        .filter(({ rule }) => rule !== 'manifest/other-spelling')
        .filter((finding) => counts(finding.rule) && !expected.some((expectation) => isAbout(finding, expectation)))
        .map((finding) => `found ${said(finding)} at line ${lineOf(finding)} of ${file}, expected nothing: ${finding.message}`);
    return [...missing, ...unexpected];
}
const isExpected = ({ severity, waived }, expectation) => (waived !== undefined) === expectation.isWaived &&
    (expectation.severity === undefined || expectation.severity === severity);
const expectationText = ({ rule, isWaived, severity }) => [...(isWaived ? ['waived'] : []), ...(severity ? [severity] : []), rule].join(' ');
const said = ({ rule, severity, waived }) => [...(waived ? ['waived'] : []), severity, rule].join(' ');

// EXTERNAL MODULE: ./build/core/policy/waiver/waiver-problems.js
var waiver_problems = __webpack_require__(7197);
// EXTERNAL MODULE: ./build/core/review/review.js + 5 modules
var review = __webpack_require__(2747);
// EXTERNAL MODULE: ./build/core/review/rule-notes.js
var rule_notes = __webpack_require__(933);
// EXTERNAL MODULE: ./build/core/text/nearest-word.js
var nearest_word = __webpack_require__(2007);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/policy-options.js
var policy_options = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/edge/cli/policy-check.js

















const testsFolder = 'policy-tests';
/** Validates a policy with its waivers, throws with all that is wrong, and compares what its tests expect with what is found. */
async function checkPolicy(named, values, terminal) {
    const today = dayOf(values['today']) ?? terminal.today;
    const path = named ?? ownPolicy(terminal.folder);
    const { effective, root, file } = await (0,policy_options/* policyAt */.E4)(path, values, terminal);
    const isWhole = effective.problems.length === 0;
    const problems = [
        ...effective.problems,
        ...(0,waiver_problems/* waiverProblems */.J)(effective.policy, rules/* rules */.a, today, isWhole),
        ...(0,price_problems/* priceProblems */.Y)(effective.layers, today),
    ];
    if (problems.length > 0)
        throw new unusable_policy/* UnusablePolicy */.i(problems, 'The policy has mistakes.');
    for (const { message, remedy } of effective.findings)
        terminal.error((0,encode/* logText */.kc)(`${message} ${remedy}`));
    const folder = testFolder(values['tests'], file, terminal.folder);
    const paths = folder === undefined ? [] : testFiles(terminal.folder, folder);
    const suite = new Suite(effective, { from: terminal.folder, root }, today);
    for (const test of paths)
        await suite.run(test);
    for (const line of suite.lines)
        terminal.write(`${(0,encode/* logText */.kc)(line)}\n`);
    const usable = `${path} can be used.`;
    if (paths.length === 0) {
        terminal.write(`${(0,encode/* logText */.kc)(usable)} It has no tests: \`policy check\` looks for manifests in ${testsFolder}/ beside it.\n`);
        return 0;
    }
    const failed = suite.failed === 0 ? 'all as expected' : `${suite.failed} not as expected`;
    terminal.write(`${(0,encode/* logText */.kc)(usable)} ${counted(paths.length, 'test file')}, ${counted(suite.cases, 'case')}: ${failed}.\n`);
    return suite.failed === 0 ? 0 : 1;
}
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
function dayOf(written) {
    if (typeof written !== 'string')
        return undefined;
    const day = (0,quantity/* parseDay */.Iq)(written);
    if (!day.ok)
        throw new unusable_input/* UnusableInput */.M(`--today: ${day.problem}.`);
    return day.value;
}
/** The repository's own policy, as a path from where one stands. */
function ownPolicy(folder) {
    const top = (0,policy_options/* repositoryTop */.Ky)(folder);
    const own = effective/* ownPolicyPaths */.jm.map((path) => (0,external_node_path_.resolve)(top, path)).find((path) => isThere(path));
    if (own !== undefined)
        return fromHere(folder, own);
    throw new unusable_input/* UnusableInput */.M(`There is no ${effective/* ownPolicyPaths */.jm[0]} to check: write one, or name the file of a policy.`);
}
const isThere = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
const fromHere = (folder, path) => (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join('/');
/** Where the tests are; none for a policy that is no file here. A folder that is named must exist. */
function testFolder(named, policy, from) {
    if (typeof named === 'string') {
        const folder = (0,external_node_path_.resolve)(from, named);
        if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
            return folder;
        throw new unusable_input/* UnusableInput */.M(`There is no folder ${named} with tests.`);
    }
    const beside = policy === undefined ? undefined : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(policy), testsFolder);
    return beside !== undefined && isThere(beside) ? beside : undefined;
}
function testFiles(from, folder) {
    try {
        return (0,workspace/* findManifests */.kD)(from, folder, ['**/*.{yml,yaml}']);
    }
    catch (error) {
        if (!(error instanceof unusable_input/* UnusableInput */.M))
            throw error;
        throw new unusable_input/* UnusableInput */.M(`${fromHere(from, folder)} holds no test: a test is a file that ends in .yml or .yaml.`);
    }
}
/** Runs test files, one after the other, and keeps what is to be told. */
class Suite {
    lines = [];
    cases = 0;
    failed = 0;
    #effective;
    #folders;
    #today;
    constructor(effective, folders, today) {
        this.#effective = effective;
        this.#folders = folders;
        this.#today = today;
    }
    run(path) {
        const { from, root } = this.#folders;
        const content = (0,workspace/* readManifest */.WI)(from, path);
        if (!(content instanceof Uint8Array))
            throw new unusable_input/* UnusableInput */.M(`${path}: ${content.problems[0]?.message ?? ''}`);
        const { cases, problems } = readTestFile(new TextDecoder().decode(content));
        const unknown = cases.flatMap(({ expected }) => expected.flatMap((each) => this.#unknownRule(each)));
        const [problem] = [...problems, ...unknown].sort((a, b) => a.line - b.line);
        if (problem !== undefined)
            throw new unusable_input/* UnusableInput */.M(`${path}:${problem.line}: ${problem.message}`);
        const named = new Set(cases.flatMap(({ expected }) => expected.map(({ rule }) => rule)));
        // What the manifest is called must not depend on where one stands.
        const fromTop = fromHere(root, (0,external_node_path_.resolve)(from, path));
        for (const test of cases) {
            const findings = this.#findings(test, test.path ?? fromTop);
            const lines = differences(test, findings, path, (rule) => named.has(rule) || this.#matters(rule));
            this.cases++;
            if (lines.length === 0)
                continue;
            this.failed++;
            this.lines.push(`${path}: ${test.name}`, ...lines.map((line) => `  ${line}`));
        }
    }
    #findings({ text, today }, path) {
        const run = { effective: this.#effective, today: today ?? this.#today, scope: 'some' };
        const { files } = (0,review/* review */.N)([{ path, input: text }], run, { alternatives: false });
        return files.find((file) => file.path === path)?.findings ?? [];
    }
    /**
     * Whether a finding that no comment expects is a difference: what the policy itself says, and a mistake in the manifest,
     * for then the case tests something else. What the guidance says besides is not this policy's affair.
     */
    #matters(rule) {
        if (/^(?:policy|manifest)\//.test(rule))
            return true;
        return this.#effective.policy.severities.some(({ pattern }) => (0,star_pattern/* matches */.c)(pattern, rule));
    }
    #unknownRule({ rule, line }) {
        const known = [...(0,rule_notes/* notesUnder */.y)(this.#effective.policy).keys()];
        if (known.includes(rule))
            return [];
        const suggestion = (0,nearest_word/* nearestWord */.zZ)(rule, known);
        return [{ line, message: `no rule is named "${rule}".${suggestion ? ` Did you mean ${suggestion}?` : ''}` }];
    }
}

;// CONCATENATED MODULE: ./build/edge/cli/policy.js








const { 'policy-checkout': checkout } = policy_options/* policyOptions */.VJ;
const policy = {
    usage: 'policy [check] [PATH]',
    summary: 'Show the effective policy, or that of a file, and where each value comes from. `policy check` validates it and runs its tests.',
    options: {
        format: { type: 'string', value: 'text|json', help: 'The form of the output (default: text).' },
        ...(checkout && { 'policy-checkout': checkout }),
        tests: {
            type: 'string',
            value: 'FOLDER',
            help: 'For `policy check`: the folder with the tests (default: policy-tests beside the policy).',
        },
        today: {
            type: 'string',
            value: 'DATE',
            help: 'For `policy check`: the date that its tests use as today, such as 2027-01-31.',
        },
    },
    run: (words, terminal) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(policy, words);
        const isCheck = positionals[0] === 'check';
        const [path, ...others] = isCheck ? positionals.slice(1) : positionals;
        if (others.length > 0)
            throw new unusable_input/* UnusableInput */.M(`\`policy${isCheck ? ' check' : ''}\` takes one PATH.`);
        for (const name of isCheck ? ['format'] : ['tests', 'today']) {
            if (values[name] === undefined)
                continue;
            // A day that can be set would bring expired waivers back, so only tests take one.
            const command = isCheck ? 'policy' : 'policy check';
            throw new unusable_input/* UnusableInput */.M(`--${name} is an option of \`${command}\` only.`);
        }
        return isCheck ? checkPolicy(path, values, terminal) : showPolicy(path, values, terminal);
    },
};
async function showPolicy(path, values, terminal) {
    const format = (0,cli_arguments/* wordOption */.q)(values, 'format', ['text', 'json']) ?? 'text';
    const effective = path === undefined ? await (0,policy_options/* policyFor */.KV)(values, terminal) : (await (0,policy_options/* policyAt */.E4)(path, values, terminal)).effective;
    if (effective.problems.length > 0)
        throw new unusable_policy/* UnusablePolicy */.i(effective.problems);
    const overview = overviewOf(effective, rules/* rules */.a, terminal.today);
    terminal.write(format === 'json' ? policyJson(overview) : policyText(overview));
    return 0;
}


/***/ })

};
