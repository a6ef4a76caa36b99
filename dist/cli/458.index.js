export const id = 458;
export const ids = [458];
export const modules = {

/***/ 658:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ authoredPolicySchema),
/* harmony export */   w: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8532);
/* harmony import */ var _manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7221);
/* harmony import */ var _manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8456);
/* harmony import */ var _text_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(867);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7794);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(751);







const text = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), { description });
const severity = (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .severityWords */ .D), { description: 'The severity of its findings; `off` disables it.' });
const locked = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), {
    description: 'Whether files that extend this one may only make it stricter, never looser.',
}));
const day = (description) => (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDay */ .Iq, description, ['2027-01-31']);
const condition = text('A condition in CEL over the job, such as `job.stage == "production"`.');
const wordOrWords = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1))]), { description });
/** One threshold, its value already under `value`. */
function thresholdSchema(name) {
    const { example } = _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW[name];
    const written = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()]);
    const values = example.length === 1 ? written : zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(written);
    const value = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(values, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .transform */ .pdi((from, context) => {
        const parsed = (0,_rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .readThreshold */ .WS)(name, [from].flat().map(String));
        if (parsed.ok)
            return parsed.value;
        const { problem: message, expected } = parsed;
        context.issues.push({ code: 'custom', message, params: { expected }, input: context.value });
        return zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .NEVER */ .tm;
    }));
    return zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ value, locked }));
}
const thresholdNames = Object.keys(_rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW);
function forEachThreshold(schemaOf) {
    return Object.fromEntries(thresholdNames.map((name) => [name, schemaOf(name)]));
}
const demand = {
    id: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The name by which a file that extends this one can replace it.')),
    when: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(condition),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(severity),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The reason, in your own words; findings repeat it.')),
    locked,
};
const stages = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['exploration', 'prototype', 'production']);
const stage = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([stages, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(stages).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1))]), {
    description: 'Applies only to jobs of these stages.',
}));
const requirement = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    ...demand,
    stage,
    keys: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(wordOrWords('Keys that the job must declare, such as labels.team.')),
    manifest_for: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(wordOrWords('Globs over the repository, such as **/*.sbatch: each matching file needs a manifest in its folder or above.')),
});
const hardwareItem = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    accelerator: wordOrWords('Accelerators.'),
    kind: wordOrWords('Kinds: gpu, tpu, other.'),
    provider: wordOrWords('Providers.'),
    machine: wordOrWords('Machine types; * is allowed.'),
}));
const hardwareTerms = {
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(severity),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The reason, in your own words; findings repeat it.')),
    locked,
};
const ceilingSchemas = Object.fromEntries(Object.entries(_ceilings_js__WEBPACK_IMPORTED_MODULE_3__/* .ceilings */ .BW).map(([key, { parse, help, example }]) => [
    key,
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(parse, help, [example])),
]));
const limit = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    ...demand,
    stage,
    ...ceilingSchemas,
});
const price = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    accelerator: wordOrWords('The accelerators with this price.'),
    provider: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The provider; all providers by default.')),
    spot: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), { description: 'Whether this is the price of machines that the provider can reclaim.' })),
    price: (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMoney */ .g7, 'The price of one chip per hour.', ['3.20 USD']),
    read: day('The date on which the price was read.'),
    locked,
});
const custom = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    ...demand,
    id: text('The name of the rule; its findings are policy/NAME.'),
    when: condition,
    message: text('What is wrong, in a sentence.'),
    remedy: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('What to do, in a sentence.')),
    path: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The key that findings point to, such as hardware.accelerator.')),
    sources: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), { description: 'Sources of the rule: titles or URLs.' })),
});
const waiver = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    rule: text("A rule's id, or a glob such as team/*."),
    path: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('A glob over the paths of manifests; all manifests by default.')),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text("A job's name; all jobs by default.")),
    demand: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The id of one requirement or limit, or allow or deny; all by default.')),
    up_to: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAmount */ .C_, 'The largest amount that the waiver covers, in the unit of the limit.', [16])),
    reason: text('Why the waiver is right for now.'),
    owner: text('Who is responsible for the waiver.'),
    expires: day('The last date on which the waiver applies.'),
    ticket: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('The ticket that tracks it.')),
});
const waiverTerms = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    max_days: (0,_manifest_quantity_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .quantity */ .a)(_text_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCount */ .zq, 'The most days ahead on which a waiver may expire.', [180]),
    inline: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), { description: 'Whether manifests may contain waivers.' }),
    never: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), { description: 'Rules, or globs of rules, that nobody may waive.' }),
    locked,
}));
const failOn = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .failOnWords */ .V);
const plainKeys = {
    version: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1), { description: 'The version of this format.' }),
    extends: wordOrWords('What this policy extends: a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@ref.'),
    locked: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), { description: 'Locks everything in this file.' }),
    prices: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(price), { description: 'Prices per chip-hour, for jobs that declare none.' }),
    custom: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(custom), { description: 'Your own rules.' }),
    waivers: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(waiver), { description: 'Findings that are accepted until a date.' }),
    'waiver-terms': (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(waiverTerms, { description: 'The terms for waivers.' }),
};
/** A policy whose shorthands are already expanded: words to their mappings, single items to lists. */
const policySchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    ...plainKeys,
    'fail-on': zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ value: failOn, locked }),
    rules: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ severity, locked })),
    thresholds: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej(forEachThreshold(thresholdSchema)),
    require: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(requirement),
    hardware: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        allow: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(hardwareItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1)),
        deny: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(hardwareItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1)),
        ...hardwareTerms,
    })),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(limit),
}));
function authoredThreshold(name) {
    const { description, example } = _rules_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .thresholdKeys */ .KW[name];
    const written = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()]);
    const values = example.length === 1 ? written : zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(written).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._length */ .YA(example.length));
    const examples = [example.length === 1 ? example[0] : [...example]];
    return zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM((0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([values, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ value: values, locked })]), { description, examples }));
}
const authoredItem = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    text('An accelerator, a kind (gpu, tpu, other), a provider or a machine type; * is allowed in machine types.'),
    hardwareItem,
]);
const authoredItems = (description) => (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([authoredItem, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(authoredItem).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1))]), { description });
/** The file as people write it, shorthands included: the source of the published JSON Schema. */
const authoredPolicySchema = (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    ...plainKeys,
    'fail-on': (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([failOn, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ value: failOn, locked })]), {
        description: 'The mildest finding that fails the check.',
    }),
    rules: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([severity, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ severity, locked })])), {
        description: 'Severities, by rule or by a glob such as model/*.',
    }),
    thresholds: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej(forEachThreshold(authoredThreshold)), {
        description: 'Numbers that the guidance leaves open.',
    }),
    require: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([text('A key that every job must declare, such as labels.team.'), requirement])), { description: 'Keys that manifests must declare.' }),
    hardware: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        allow: authoredItems('Only hardware that matches one of these is allowed.'),
        deny: authoredItems('Hardware that matches one of these is not allowed.'),
        ...hardwareTerms,
    })), { description: 'The hardware that jobs may use.' }),
    limits: (0,_manifest_described_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([limit, zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(limit)]), { description: 'The most that jobs may use.' }),
})), { title: 'accelerator-policy.yml', description: 'The policy of an organization for accelerator-review.' });


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
// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
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
    scale: schemas/* optional */.lqM((0,described_schema/* described */.W)(schemas/* union */.KCZ([schemas/* enum */.k5n((0,value_spellings/* wordsOf */.Z9)('size')), schema/* sections */.V0.scale]), {
        description: 'How large the job is: a word, or numbers.',
    })),
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

/***/ 458:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schema: () => (/* binding */ schema)
/* harmony export */ });
/* harmony import */ var _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9684);
/* harmony import */ var _core_report_json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3306);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);



const schema = {
    usage: 'schema [manifest|policy]',
    summary: 'Print the JSON Schema that editors use for completion and checks.',
    options: {},
    run: (words, terminal) => {
        const [which = 'manifest', ...others] = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .l)(schema, words).positionals;
        if ((which !== 'manifest' && which !== 'policy') || others.length > 0)
            throw new _core_finding_unusable_input_js__WEBPACK_IMPORTED_MODULE_2__/* .UnusableInput */ .M('`schema` takes the word manifest or policy, or nothing.');
        terminal.write(`${JSON.stringify((0,_core_report_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonSchemaOf */ .V)(which), null, 2)}\n`);
        return 0;
    },
};


/***/ })

};
