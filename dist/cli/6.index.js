export const id = 6;
export const ids = [6];
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

/***/ 9006:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/evidence/agreement/facts.js + 6 modules
var facts = __webpack_require__(5290);
// EXTERNAL MODULE: ./build/core/evidence/gather-evidence.js + 3 modules
var gather_evidence = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/core/evidence/survey/survey.js + 1 modules
var survey = __webpack_require__(1232);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/core/policy/rule-set.js + 2 modules
var rule_set = __webpack_require__(3060);
// EXTERNAL MODULE: ./build/core/rules/index.js + 160 modules
var rules = __webpack_require__(9752);
// EXTERNAL MODULE: ./build/core/review/check.js + 5 modules
var check = __webpack_require__(7054);
// EXTERNAL MODULE: ./build/core/policy/layers/merge.js + 1 modules
var merge = __webpack_require__(2544);
;// CONCATENATED MODULE: ./build/core/review/default-policy.js


/** The policy where nobody has one. */
const defaultPolicy = { ...(0,merge/* mergePolicies */.$)([], rules/* rules */.a), layers: [], findings: [] };

;// CONCATENATED MODULE: ./build/core/review/draft-findings.js




const draftPath = 'accelerator.yml';
/** What keeps a draft from being a place to start: its errors, and whatever contradicts the repository. */
function draftFindings(text, observations) {
    const { policy } = defaultPolicy;
    const evidence = { observations, manifests: [draftPath] };
    const { findings } = (0,check/* checkFile */.vH)(draftPath, text, (0,rule_set/* ruleSetUnder */.h)(policy, rules/* rules */.a), policy.thresholds, undefined, evidence);
    return findings.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('evidence/'));
}

// EXTERNAL MODULE: ./build/edge/run/repository.js
var repository = __webpack_require__(4516);
// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/core/languages/shell/script-path.js
var script_path = __webpack_require__(46);
// EXTERNAL MODULE: ./build/core/report/evidence.js
var evidence = __webpack_require__(3436);
// EXTERNAL MODULE: ./build/core/report/schema-address.js
var schema_address = __webpack_require__(595);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
;// CONCATENATED MODULE: ./build/edge/cli/init-draft.js




/** So many jobs are drafted; more launch files than that are a collection to choose from. */
const mostJobs = 8;
const mostLibraries = 12;
/** Of the files that ask for the hardware of a job, and of those beside that show its framework. */
const mostFiles = 3;
const mostShared = 2;
/** What `init` writes: what was seen with its place, and every other choice commented out beside its key. */
function draftManifest({ survey, facts }, refused = []) {
    const launches = launchesOf(survey);
    const render = (section, indent) => sectionLines(section, indent, refused);
    if (launches.length < 2) {
        const [launch] = launches;
        return textOf([
            ...introduction(survey),
            'version: 1',
            '',
            ...plainKeys(''),
            ...render(frameworkSection(survey), ''),
            ...stageAndScale(''),
            ...render(modelSection(facts), ''),
            ...render(hardwareSection(launch, facts, survey), ''),
            ...rest(''),
        ]);
    }
    const shown = launches.slice(0, mostJobs);
    const names = jobNames(shown);
    const more = launches.length - shown.length;
    return textOf([
        ...introduction(survey),
        'version: 1',
        '',
        '# What all the jobs share; a job may say otherwise.',
        'defaults:',
        ...plainKeys('  '),
        ...render(frameworkSection(survey), '  '),
        ...stageAndScale('  '),
        ...render(modelSection(facts), '  '),
        ...rest('  '),
        'jobs:',
        ...shown.flatMap((launch, index) => {
            const job = names[index];
            return [
                `  ${quoted(job)}:`,
                '    # the files that are this job\u2019s',
                `    evidence: [${evidenceFiles(launch, survey).map(quoted).join(', ')}]`,
                ...render({ ...hardwareSection(launch, undefined, survey), job }, '    '),
            ];
        }),
        ...(more > 0 ? [`# ${more} more places ask for other hardware: \`accelerator-review evidence\` lists them.`] : []),
    ]);
}
const textOf = (lines) => `${lines.join('\n').trimEnd()}\n`;
function introduction({ frameworks, accelerators }) {
    const isEmpty = frameworks.length === 0 && accelerators.length === 0;
    return [
        (0,schema_address/* schemaComment */.J)('manifest'),
        isEmpty
            ? '# What this training job is, and what it runs on. Take the # off what you know; what stays undeclared accuses nobody.'
            : '# Drafted from this repository, each value with the place that shows it. Correct it, and take the # off what you know.',
    ];
}
const plainKeys = (indent) => [
    `${indent}# pretraining, training, fine-tuning, inference, reinforcement-learning`,
    `${indent}task: training`,
    '',
];
/** Hardware that files ask for, of which each may be a job of its own. */
function launchesOf({ accelerators }) {
    const precise = accelerators.filter(({ kind, accelerator, count, inferred }) => !inferred && kind !== undefined && (accelerator !== undefined || count !== undefined));
    // What one file says twice, once with less, is one job.
    const apart = precise.filter((entry) => !precise.some((other) => other !== entry && isPartOf(entry, other)));
    const byScript = apart.flatMap(scriptsOf);
    return byScript.length <= mostJobs ? byScript : apart.map((entry) => scriptsOf(entry)[0] ?? entry);
}
/** Scripts that ask for the same hardware are jobs of their own; settings may be of any of them. */
function scriptsOf(entry) {
    const scripts = [...new Set(entry.places.map(({ path }) => path).filter(script_path/* isScript */.K))];
    if (scripts.length < 2)
        return [entry];
    return scripts.map((script) => ({ ...entry, jobs: [], places: entry.places.filter(({ path }) => path === script) }));
}
function isPartOf(entry, other) {
    const keys = ['kind', 'accelerator', 'count', 'topology', 'provider'];
    const isLess = keys.every((key) => entry[key] === undefined || entry[key] === other[key]) &&
        keys.some((key) => entry[key] !== other[key]);
    return isLess && entry.places.every(({ path }) => other.places.some((place) => place.path === path));
}
function frameworkSection({ frameworks, libraries }) {
    const [framework, ...others] = frameworks;
    const bound = libraries.filter(({ optional }) => !optional).slice(0, mostLibraries);
    const choice = others.length > 0
        ? `seen: ${frameworks.map(({ name, places }) => `${name} in ${(0,evidence/* placesText */.i3)(places.slice(0, 1))}`).join('; ')}`
        : '';
    const only = others.length === 0 ? framework : undefined;
    return {
        name: 'framework',
        ...(framework === undefined && { title: 'tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, \u2026' }),
        keys: [
            {
                name: 'name',
                ...(only && { value: only.name }),
                example: framework?.name ?? 'pytorch',
                note: only ? (0,evidence/* placesText */.i3)(only.places) : choice,
            },
            { name: 'version', example: '"2.9"', note: '' },
            {
                name: 'libraries',
                // Without its framework a library says little.
                ...(only && bound.length > 0 && { value: `[${bound.map(({ name }) => name).join(', ')}]` }),
                example: '[deepspeed, flash-attention]',
                note: only ? (0,evidence/* placesText */.i3)(bound.flatMap(({ places }) => places.slice(0, 1))) : '',
            },
        ],
    };
}
function modelSection(facts) {
    const { precision, kernels } = facts;
    const languages = [...new Set(kernels.map(({ language }) => language))];
    return {
        name: 'model',
        keys: [
            {
                name: 'architecture',
                example: 'transformer',
                note: 'moe, cnn, resnet, diffusion, rnn, gnn, recommender, mlp, custom',
            },
            { name: 'architecture_locked', example: 'true', note: 'no longer changes' },
            { name: 'dynamic_shapes', example: 'false', note: '' },
            {
                name: 'custom_kernels',
                ...(languages.length > 0 && { value: `[${languages.join(', ')}]` }),
                example: 'false',
                note: languages.length > 0
                    ? (0,evidence/* placesText */.i3)(kernels.map(({ place }) => place))
                    : 'or the languages: [cuda, triton, pallas-tpu]',
            },
            {
                name: 'precision',
                ...(precision && { value: precision.value }),
                example: 'bf16',
                note: precision ? (0,evidence/* placesText */.i3)(precision.places) : 'fp64, fp32, tf32, bf16, fp16, fp8, int8, fp4',
            },
        ],
    };
}
const kindWords = { gpu: 'gpu', tpu: 'tpu' };
function hardwareSection(launch, facts, { accelerators }) {
    const [only, another] = accelerators.filter(({ kind }) => kind !== undefined);
    const seen = launch ?? (another === undefined ? only : undefined);
    const name = seen?.accelerator ?? kindWords[seen?.kind ?? ''];
    const note = seen ? (0,evidence/* placesText */.i3)(seen.places) : '';
    const value = (written) => written === undefined || name === undefined ? {} : { value: String(written) };
    const provider = seen?.provider ?? facts?.provider?.value.id;
    const sharding = facts?.sharding;
    const choices = accelerators.length > 1 ? `seen: ${accelerators.slice(0, 4).map(evidence/* acceleratorText */.xR).join('; ')}` : '';
    return {
        name: 'hardware',
        ...(seen === undefined && { title: 'A word such as H100:8, a100-80gb or tpu-v5e-64; or:' }),
        keys: [
            { name: 'accelerator', ...value(name), example: 'h100', note: name === undefined ? choices : note },
            { name: 'count', ...value(seen?.count), example: '8', note: seen?.count === undefined ? 'in all' : note },
            ...(seen?.topology === undefined ? [] : [{ name: 'topology', ...value(seen.topology), example: '4x4', note }]),
            {
                name: 'provider',
                ...value(provider),
                example: 'gcp',
                note: provider === undefined
                    ? 'aws, azure, oci, coreweave, lambda, colab, kaggle, on-prem, workstation, edge'
                    : (facts?.provider && (0,evidence/* placesText */.i3)(facts.provider.places)) || note,
            },
            {
                name: 'parallelism',
                ...(sharding && value(sharding.value)),
                example: 'fsdp',
                note: sharding ? (0,evidence/* placesText */.i3)(sharding.places) : 'none, data, zero-1, zero-2, zero-3, fsdp',
            },
            ...(seen?.spot === undefined ? [] : [{ name: 'spot', ...value(String(seen.spot)), example: 'false', note }]),
        ],
    };
}
/** A section: its header commented out where nothing below it is known. */
function sectionLines({ name, title, keys, job }, indent, refused) {
    const isRefused = (key) => refused.some((entry) => (entry.job === undefined || job === undefined || entry.job === job) &&
        entry.section === name &&
        (entry.key === undefined || entry.key === key));
    const isOpen = keys.some((key) => key.value !== undefined && !isRefused(key.name));
    const lines = keys.map((key) => {
        const isShown = key.value !== undefined && !isRefused(key.name);
        const text = `${indent}  ${key.name}: ${key.value ?? key.example}`;
        const reason = key.value !== undefined && !isShown ? `${key.note}; the check does not accept it as seen` : key.note;
        return noted(isShown ? text : `# ${text}`, reason);
    });
    return [
        ...(title === undefined ? [] : [`${indent}# ${title}`]),
        isOpen ? `${indent}${name}:` : `# ${indent}${name}:`,
        ...lines,
        '',
    ];
}
const noted = (line, note) => (note === '' ? line : `${line.padEnd(34)} # ${(0,encode/* logText */.kc)(note)}`);
function stageAndScale(indent) {
    return [
        `${indent}# exploration, prototype, production`,
        `# ${indent}stage: prototype`,
        '',
        `${indent}# small, medium, large, massive; or numbers:`,
        ...['scale:', '  parameters: 7B', '  tokens: 2T', '  global_batch_size: 1024', '  sequence_length: 4096'].map((line) => `# ${indent}${line}`),
        '',
    ];
}
function rest(indent) {
    const group = (...lines) => [...lines.map((line) => `# ${indent}${line}`), ''];
    return [
        ...group('needs:', '  multi_cloud: true', '  interactive_debugging: true'),
        ...group('team:', '  cuda: basic                    # none, basic, expert', '  xla: none'),
        ...group('operations:', '  queue_time: 6h                 # how long a job waits for this hardware', '  utilization: 60%               # share of time that the accelerator is busy', '  benchmarked: false             # a small run was measured on this hardware'),
    ];
}
/** The names that the files give the jobs, or else the names of the files, each once. */
function jobNames(launches) {
    const taken = new Set();
    return launches.map(({ jobs, places, accelerator, kind }) => {
        const file = (places[0]?.path ?? '').replace(/^.*\//, '').replace(/\.[^.]*$/, '');
        const base = slug(jobs[0] ?? '') || slug(file) || slug(accelerator ?? kind ?? '') || 'job';
        let name = base;
        for (let number = 2; taken.has(name); number++)
            name = `${base}-${number}`;
        taken.add(name);
        return name;
    });
}
const slug = (text) => (text.slice(0, 200).match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase().slice(0, 60);
/** The launch file, and the files that show the framework. */
function evidenceFiles({ places }, { frameworks }) {
    const paths = (from) => [...new Set(from.map(({ path }) => path))];
    const own = paths(places).slice(0, mostFiles);
    const near = paths(frameworks.flatMap((framework) => framework.places))
        .map((path) => ({ path, shared: sharedFolders(path, own[0] ?? '') }))
        .sort((one, other) => other.shared - one.shared)
        .filter(({ shared }, at, [nearest]) => at < mostShared && shared === nearest?.shared);
    // Signs that globs read otherwise stand for any one character.
    return [...new Set([...own, ...near.map(({ path }) => path)])].map((path) => path.replace(/[*?[\]{}()!+@\\]/g, '?'));
}
/** How many folders two paths have in common, from the top. */
function sharedFolders(path, other) {
    const [steps, others] = [path.split('/').slice(0, -1), other.split('/').slice(0, -1)];
    const at = steps.findIndex((step, depth) => step !== others[depth]);
    return at === -1 ? steps.length : at;
}
/** A text as YAML, quoted where it is more than a word. */
const quoted = (text) => /^[a-z][a-z0-9._/-]*$/i.test(text) && !isYamlWord(text) ? text : JSON.stringify(text);
const isYamlWord = (text) => /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);

;// CONCATENATED MODULE: ./build/edge/cli/init.js










const init = {
    usage: 'init',
    summary: 'Draft accelerator.yml from what the repository shows. Never overwrites a file.',
    options: {},
    run: (words, terminal) => {
        const { positionals } = (0,cli_arguments/* readArguments */.l)(init, words);
        if (positionals.length > 0)
            throw new unusable_input/* UnusableInput */.M('`init` takes no path: run it in the folder of the training job.');
        const file = (0,external_node_path_.join)(terminal.folder, 'accelerator.yml');
        // A draft costs a look at the whole repository, so it is not made for nothing.
        if ((0,external_node_fs_.existsSync)(file))
            throw new unusable_input/* UnusableInput */.M(existing);
        const evidence = (0,gather_evidence/* surveyEvidence */.E)((0,repository/* repositoryTree */.V)(terminal.folder), terminal.reading);
        const observations = (0,survey/* ownObservations */.wn)(evidence.observations);
        const attributed = observations.map((seen) => ({ observation: seen, attribution: 'beside' }));
        const source = { survey: (0,survey/* survey */.Fr)(observations), facts: (0,facts/* evidenceFacts */.B)(attributed) };
        const draft = acceptedDraft(source, (text) => draftFindings(text, observations));
        try {
            (0,external_node_fs_.writeFileSync)(file, draft, { flag: 'wx' });
        }
        catch (error) {
            const exists = error.code === 'EEXIST';
            throw new unusable_input/* UnusableInput */.M(exists ? existing : `accelerator.yml cannot be written: ${error.message}`);
        }
        terminal.write('Wrote accelerator.yml. Fill in what you know, then run `accelerator-review check`.\n');
        return 0;
    },
};
const existing = 'accelerator.yml exists already and was left as it is.';
const mostRounds = 20;
/**
 * The draft without what the check would refuse: a repository may show combinations that do not work, or that are not
 * read as they are meant, and what is drafted must be a place to start from.
 */
function acceptedDraft(source, findings) {
    const refused = [];
    for (let round = 0; round < mostRounds; round++) {
        const draft = draftManifest(source, refused);
        const [first] = findings(draft);
        if (first === undefined)
            return draft;
        const { job, path } = first;
        const [section, key] = path[0] === 'jobs' ? path.slice(2) : path[0] === 'defaults' ? path.slice(1) : path;
        const isKnown = refused.some((entry) => entry.job === job && entry.section === section && entry.key === key);
        refused.push({
            ...(job !== undefined && { job }),
            section: String(section ?? 'hardware'),
            // Where taking one key out did not help, the whole section goes.
            ...(key !== undefined && !isKnown && { key: String(key) }),
        });
    }
    return draftManifest(source, [{ section: 'hardware' }, { section: 'framework' }, { section: 'model' }]);
}


/***/ })

};
