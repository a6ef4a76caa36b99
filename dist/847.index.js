export const id = 847;
export const ids = [847];
export const modules = {

/***/ 3847:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherEvidence: () => (/* binding */ gatherEvidence)
});

// UNUSED EXPORTS: surveyEvidence

// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/core/evidence/attribution/evidence-globs.js
var evidence_globs = __webpack_require__(7933);
// EXTERNAL MODULE: ./build/core/evidence/attribution/exclusion.js
var exclusion = __webpack_require__(4760);
// EXTERNAL MODULE: ./build/core/evidence/attribution/name-likeness.js
var name_likeness = __webpack_require__(7010);
;// CONCATENATED MODULE: ./build/core/evidence/attribution/job-names.js

/** A run of more jobs than these does not look for each of them among the examples. */
const mostNames = 1_000;
/** The names of the jobs of a run that say enough to tell their own files by: those of several words. */
class JobNames {
    #byLastWord = new Map();
    constructor(names) {
        for (const name of [...names].slice(0, mostNames)) {
            const words = (0,name_likeness/* wordsOf */.Z9)(name);
            const last = words.at(-1);
            if (last === undefined || words.length < 2)
                continue;
            this.#byLastWord.set(last, [...(this.#byLastWord.get(last) ?? []), name]);
        }
    }
    get size() {
        return this.#byLastWord.size;
    }
    /** Whether a file is called as one of the jobs. */
    areNamesOf(path) {
        const names = new Set((0,name_likeness/* wordsOf */.Z9)(path.slice(-256)).flatMap((word) => this.#byLastWord.get(word) ?? []));
        return [...names].some((name) => (0,name_likeness/* isCalledAs */.Cw)('', { place: { path } }, name));
    }
}

// EXTERNAL MODULE: ./build/core/text/folder-paths.js
var folder_paths = __webpack_require__(9887);
;// CONCATENATED MODULE: ./build/core/evidence/attribution/manifest-folders.js

/** Where the manifests of a run lie: asked for every folder and file of a repository, however many manifests there are. */
class ManifestFolders {
    #manifests;
    #homes;
    #around = new Set();
    constructor(manifests) {
        this.#manifests = new Set(manifests);
        this.#homes = new Set(manifests.map(folder_paths/* folderOf */.yS));
        for (const home of this.#homes)
            for (const folder of foldersUp(home))
                this.#around.add(folder);
    }
    isManifest(path) {
        return this.#manifests.has(path);
    }
    /** Whether a manifest lies in this folder, at whatever depth. */
    holdsOne(folder) {
        return this.#around.has(folder);
    }
    /** Whether this path lies in a manifest's folder, at whatever depth. */
    isBesideOne(path) {
        return foldersUp((0,folder_paths/* folderOf */.yS)(path)).some((folder) => this.#homes.has(folder));
    }
}
/** A folder and those above it, up to the top, which is empty. */
function foldersUp(folder) {
    const folders = [folder];
    for (let each = folder; each !== ''; folders.push(each))
        each = (0,folder_paths/* folderOf */.yS)(each);
    return folders;
}

;// CONCATENATED MODULE: ./build/core/text/bounds.js
/** What the readers are willing to look at. Launch files are short; what is longer was made by a program. */
const bounds = {
    /** Characters of one text. */
    text: 512 * 1024,
    /** Characters of one line: an expression that is slow is slow within a line, or where lines do not end. */
    line: 64 * 1024,
    /** Documents of one YAML stream. */
    documents: 400,
};
/** More accelerators, or processes for them, than any node has. */
const mostPerNode = 16;
/** Why a text is longer than what is read; undefined where it is not. No expression looks at it for this. */
function beyondBounds(text, { text: most, line: mostOfLine } = bounds) {
    if (text.length > most)
        return `is longer than ${most / 1024} Ki characters`;
    for (let start = 0, line = 1; text.length - start > mostOfLine; line++) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        if (end - start > mostOfLine)
            return `has more than ${mostOfLine / 1024} Ki characters in line ${line}`;
        start = end + 1;
    }
    return undefined;
}
/** The number that a text such as `8` stands for; undefined where it is anything else. */
const wholeNumber = (text) => text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
/** The product of what is known; undefined where one of the factors is not. */
const times = (...factors) => factors.reduce((product, factor) => (product === undefined || factor === undefined ? undefined : product * factor), 1);
/** The sum of what is known; undefined where one of the numbers is not. */
const sum = (numbers) => numbers.reduce((total, number) => (total === undefined || number === undefined ? undefined : total + number), 0);

;// CONCATENATED MODULE: ./build/core/text/given-up.js
/** Who hears what is left out of the text that is read now. One text is read at a time, from its start to its end. */
let heard;
/** Says, from wherever in an engine it is found out, why not all of a text is read: "holds more than 400 documents". */
function giveUp(because) {
    heard?.add(because);
}
/** What a reading came to, and why it left out what it left out. */
function hearing(read) {
    const before = heard;
    const own = new Set();
    heard = own;
    try {
        return { result: read(), gaveUp: [...own] };
    }
    finally {
        heard = before;
    }
}
/** The first `most` of many; that there are more is told. */
function atMost(most, all, what) {
    if (all.length <= most)
        return all;
    giveUp(`holds more than ${most} ${what}`);
    return all.slice(0, most);
}

;// CONCATENATED MODULE: ./build/core/evidence/observation/observe.js


/**
 * Signs at which JavaScript's `.` stops and no format of ours begins a line: to an expression that reads to the end of a
 * line they are a line without an end, which it looks for from every place.
 */
const strayBreaks = /[\r\u2028\u2029]/g;
/** What the readers see in one file, however its lines end. */
const observe = (path, written, readers) => observationsIn(answers(path, written, readers));
const observationsIn = (all) => all.flatMap((each) => (each.answer === 'not mine' ? [] : each.observations));
/** What each reader makes of one file. The only way to a reader: what is too long never comes to one. */
function answers(path, written, readers) {
    const own = readers.filter((reader) => reader.matches(path));
    if (own.length === 0)
        return [];
    const plain = written.replaceAll('\r\n', '\n').replace(strayBreaks, ' ');
    return own.map((reader) => {
        const because = beyondBounds(plain, { ...bounds, ...reader.longest });
        return because === undefined
            ? answerOf(reader, path, plain)
            : { answer: 'gave up', because: [because], observations: [] };
    });
}
function answerOf(reader, path, text) {
    try {
        const { result, gaveUp } = hearing(() => (reader.mayHold?.(text) === false ? undefined : reader.read(path, text)));
        if (result === undefined)
            return { answer: 'not mine' };
        return gaveUp.length === 0
            ? { answer: 'read', observations: result }
            : { answer: 'gave up', because: gaveUp, observations: result };
    }
    catch {
        // The check of the manifest must not end at a file that a reader stumbles over.
        return { answer: 'gave up', because: [`is more than the reader \`${reader.format}\` can take`], observations: [] };
    }
}
/** Why not all of a file was read, in one sentence's words; undefined where it was. */
function whyUnread(all) {
    const reasons = new Set(all.flatMap((each) => (each.answer === 'gave up' ? each.because : [])));
    return reasons.size === 0 ? undefined : [...reasons].join(', and ');
}
/** The order of everything that is said about evidence. */
function observe_inOrder(observations) {
    return [...observations].sort(({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line);
}

// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
;// CONCATENATED MODULE: ./build/core/languages/yaml/yaml-documents.js



/** Names of files that hold YAML, also as templates: what is filled in later may leave the rest readable. */
const isYamlPath = (path) => /\.ya?ml(?:[.-](?:template|tmpl|tpl|in|example|sample|j2|jinja2?))?$/i.test(path);
const isJsonPath = (path) => /\.json$/i.test(path);
/**
 * The documents of a YAML stream that can be read; those that cannot, such as Helm's templates, say nothing. `mayHold`
 * judges the text of each before it is parsed.
 */
function yamlDocuments(text, mayHold = () => true) {
    return partsOf(text).flatMap((part) => (mayHold(part.text) ? part.documents() : []));
}
/** JSON is read as YAML, which it is but for tabs at the start of lines. */
const jsonDocuments = (text) => yamlDocuments(text.replace(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length)));
function partOf(text, linesAbove) {
    let parsed;
    const parse = () => {
        const { root, span, problems } = (0,document_reader/* readDocument */.u0)(text);
        if (root)
            return { documents: [{ root, lineOf: (range) => span(range).line + linesAbove }] };
        return { documents: [], because: whyUnreadable(text, problems[0], linesAbove) };
    };
    return {
        text,
        documents: () => {
            parsed ??= parse();
            if (parsed.because !== undefined)
                giveUp(parsed.because);
            return parsed.documents;
        },
    };
}
/** Templates, such as Helm's, are no YAML before they are filled in, and nobody reads them as such. */
function whyUnreadable(text, problem, linesAbove) {
    if (problem === undefined || (problem.reason === 'syntax' && /\{[{%]/.test(text)))
        return undefined;
    return `cannot be read at line ${problem.span.line + linesAbove}: ${problem.message.replace(/\.$/, '')}`;
}
/** The file that was read last: it is shown to one reader after the other, and parsed for all of them once. */
let last;
function partsOf(text) {
    if (last?.text !== text)
        last = { text, ...splitParts(text) };
    if (last.isCut)
        giveUp(`holds more than ${bounds.documents} YAML documents`);
    return last.parts;
}
function splitParts(text) {
    const found = [];
    let isCut = false;
    let start = 0;
    let startLine = 0;
    let line = 0;
    const end = (at) => {
        const part = text.slice(start, at);
        if (part.trim() === '' || part.startsWith('%') || isTemplate(part))
            return;
        if (found.length < bounds.documents)
            found.push(partOf(part, startLine));
        else
            isCut = true;
    };
    for (let at = 0; at !== -1 && !isCut; line++) {
        if (/^(?:---|\.\.\.)(?=[ \t\r\n]|$)/.test(text.slice(at, at + 4))) {
            end(at);
            // What stands behind the sign belongs to the document; spaces in front keep its place.
            start = at + 3;
            startLine = line;
        }
        const next = text.indexOf('\n', at);
        at = next === -1 ? -1 : next + 1;
    }
    if (!isCut)
        end(text.length);
    return { parts: found, isCut };
}
/** A statement of Jinja at the start of a line, outside all text of several lines, is no YAML: it need not be parsed. */
const isTemplate = (text) => /^\{%/m.test(text);
/** The entry of a map, or undefined. */
const entryOf = (node, key) => node?.kind === 'map' ? node.entries.get(key) : undefined;
/** The node below keys, or undefined. */
function below(node, ...keys) {
    let found = node;
    for (const key of keys)
        found = entryOf(found, key)?.node;
    return found;
}
const itemsOf = (node) => (node?.kind === 'list' ? node.items : []);
const entriesOf = (node) => node?.kind === 'map' ? [...node.entries] : [];
/** A word that stands for itself: no template, no variable, no placeholder. */
function wordOf(node) {
    if (node?.kind !== 'scalar' || node.value === null)
        return undefined;
    const word = node.source.trim();
    return word !== '' && word.length <= 200 && !/[${}<>%@`]/.test(word) ? word : undefined;
}
const wholeOf = (node) => wholeNumber(wordOf(node));
const flagOf = (node) => {
    const word = wordOf(node)?.toLowerCase();
    return word === 'true' ? true : word === 'false' ? false : undefined;
};
/** Calls `visit` for every map below a node, from above to below, until it answers that it has seen enough of one. */
function eachMap(node, visit) {
    if (node === undefined || node.kind === 'scalar')
        return;
    if (node.kind === 'map' && visit(node) === false)
        return;
    const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.node);
    for (const child of children)
        eachMap(child, visit);
}

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 3 modules
var accelerator_name = __webpack_require__(7132);
// EXTERNAL MODULE: ./build/core/catalog/accelerators/index.js + 6 modules
var accelerators = __webpack_require__(5198);
// EXTERNAL MODULE: ./build/core/catalog/machine-families.js
var machine_families = __webpack_require__(2300);
// EXTERNAL MODULE: ./build/core/catalog/providers.js + 3 modules
var providers = __webpack_require__(6773);
;// CONCATENATED MODULE: ./build/core/evidence/observation/resource-request.js





/** One accelerator can be had in a few versions; a kind of them has many members. */
const kindLabels = new Set(['GPU', 'NVIDIA GPU', 'AMD GPU', 'Intel GPU', 'Apple GPU', 'TPU', 'AWS Neuron chip', 'NPU']);
function hardwareNamed(word) {
    if (word === undefined)
        return undefined;
    // NVIDIA's labels tell how a card is shared, behind its name.
    const name = word.trim().replace(/-(?:MIG-[\w.]{1,20}|SHARED)$/i, '');
    const meaning = (0,accelerator_name/* resolveAccelerator */.aT)(name);
    if (meaning === undefined || meaning.candidates.length === 0)
        return undefined;
    const vendor = vendorOf(meaning.candidates);
    const counted = meaning.count ?? meaning.slices;
    const model = counted === undefined || !name.includes(':') ? name : name.slice(0, name.lastIndexOf(':'));
    return {
        kind: meaning.kind,
        ...(vendor && { vendor }),
        ...(!kindLabels.has(meaning.label) && { accelerator: model }),
        ...(meaning.count !== undefined && { perNode: meaning.count }),
        ...(meaning.slice && { chips: meaning.slice.chips * (meaning.slices ?? 1) }),
    };
}
/** Whether a word is a model of GPU, and no mere kind. */
function isGpuModel(word) {
    const named = hardwareNamed(word);
    return named?.kind === 'gpu' && named.accelerator !== undefined;
}
/** The first of some words that is a model of GPU. */
const modelIn = (words) => words.find(isGpuModel);
function vendorOf(accelerators) {
    const vendor = accelerators[0]?.vendor;
    return vendor !== 'other' && accelerators.every((each) => each.vendor === vendor) ? vendor : undefined;
}
/** The accelerators in a machine type, or what its family tells of them; undefined where it has none or is not known. */
function hardwareOf(machine) {
    if (machine === undefined)
        return undefined;
    const found = (0,accelerator_name/* resolveMachine */.ER)(machine);
    const accelerator = (0,accelerators/* acceleratorById */.e)(found?.accelerator ?? '');
    if (found === undefined || accelerator === undefined)
        return (0,machine_families/* familyOfMachine */.z)(machine);
    const vendor = vendorOf([accelerator]);
    return {
        kind: accelerator.kind,
        machine,
        provider: found.provider,
        ...(vendor && { vendor }),
        ...(Number.isInteger(found.count) && { perNode: found.count }),
    };
}
/** Chips of a topology such as `4x4x8`. */
function chipsOf(topology) {
    if (topology === undefined || !/^[1-9]\d{0,2}(?:x[1-9]\d{0,2}){1,2}$/.test(topology))
        return undefined;
    return topology.split('x').reduce((product, side) => product * Number(side), 1);
}
/** The cloud that SkyPilot's `gcp`, `aws/us-east-1` and the like name; hardware of one's own is none. */
function cloudNamed(word) {
    const provider = (0,providers/* resolveProvider */.Kd)(word?.split('/')[0] ?? '');
    return provider && provider.family !== 'own' ? provider.id : undefined;
}
/**
 * Whether hosts have so many of a GPU: a label that was left in from an example names one whose hosts have fewer. Cards
 * that any number of may sit in a host fit always.
 */
function fitsHost(name, perNode) {
    const candidates = (0,accelerator_name/* resolveAccelerator */.aT)(name ?? '')?.candidates ?? [];
    const most = (accelerator) => accelerator.kind === 'gpu' && accelerator.chipsPerHost.length > 0
        ? Math.max(...accelerator.chipsPerHost) * accelerator.devicesPerChip
        : Number.POSITIVE_INFINITY;
    return perNode === undefined || candidates.length === 0 || candidates.some((each) => perNode <= most(each));
}
/** The observation of what was asked for; undefined where the text names no accelerator, or asks for none. */
function observeRequest(place, certainty, request) {
    const machine = hardwareOf(request.machine);
    const name = hardwareNamed(request.name);
    const kind = request.kind ?? machine?.kind ?? name?.kind;
    if (kind === undefined || request.perNode === 0 || request.count === 0)
        return undefined;
    const named = name?.kind === kind ? name : undefined;
    const ofMachine = machine?.kind === kind ? machine : undefined;
    const topology = chipsOf(request.topology) === undefined ? undefined : request.topology;
    const nodes = positive(request.nodes);
    const slices = 'slices' in request ? request.slices : 1;
    // Where the name contradicts the machine, the number beside it is not the machine's.
    const perNodeStated = request.kind === undefined && name !== undefined && named === undefined ? undefined : request.perNode;
    const perNode = positive(perNodeStated ?? named?.perNode ?? (named?.chips ? undefined : ofMachine?.perNode));
    const count = positive(request.count ?? times(named?.chips, slices) ?? times(perNode, nodes));
    const facts = {
        job: request.job,
        kind,
        vendor: request.vendor ?? named?.vendor ?? ofMachine?.vendor ?? (kind === 'tpu' ? 'google' : undefined),
        // The size of one slice tells nothing where their number is not known.
        accelerator: named?.chips && slices === undefined
            ? generationOf(named.accelerator)
            : fitsHost(named?.accelerator, perNode)
                ? named?.accelerator
                : undefined,
        machine: ofMachine?.machine,
        perNode: perNode ?? shared(count, nodes),
        nodes,
        count,
        topology,
        provider: request.provider ?? ofMachine?.provider,
        spot: request.spot,
        byDefault: request.byDefault,
    };
    return { what: 'accelerator', place, certainty, ...known(facts) };
}
/** `v5litepod` of `v5litepod-256`. */
const generationOf = (slice) => {
    const generation = slice?.slice(0, slice.lastIndexOf('-'));
    return hardwareNamed(generation)?.accelerator;
};
const shared = (count, nodes) => count !== undefined && nodes !== undefined && count % nodes === 0 ? count / nodes : undefined;
const positive = (number) => number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
/** Without the fields that are undefined. */
const known = (facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
/**
 * What several choices have in common: each field that all agree on. Undefined where not even the kind is common, or
 * one of the choices is unknown. A name that is not known suggests its kind; beside one that is, it is of the same.
 */
function common(choices) {
    const [first, ...others] = choices;
    if (first === undefined || others.some((each) => each === undefined || each.kind !== first.kind))
        return undefined;
    const agreed = Object.entries(first).filter(([field, value]) => others.every((each) => field === 'place' || each?.[field] === value));
    const certainty = choices.some((each) => each?.certainty === 'states') ? 'states' : 'suggests';
    return { ...Object.fromEntries(agreed), what: 'accelerator', certainty };
}
/** What a request asks for that is met by any of several choices: what they have in common, of one of their models. */
function anyOf(choices) {
    const shared = common(choices);
    if (shared === undefined || shared.accelerator !== undefined)
        return shared;
    const models = choices.flatMap((choice) => choice?.oneOf ?? choice?.accelerator ?? []);
    return choices.every((choice) => choice?.accelerator !== undefined || choice?.oneOf !== undefined)
        ? { ...shared, oneOf: [...new Set(models)] }
        : shared;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/ai-platform-job.js


/** Machine types of the service itself, by the accelerators that they hold. */
const ownMachines = new Map([
    ['standard_gpu', ['k80', 1]],
    ['complex_model_m_gpu', ['k80', 4]],
    ['complex_model_l_gpu', ['k80', 8]],
    ['standard_p100', ['p100', 1]],
    ['complex_model_m_p100', ['p100', 4]],
    ['standard_v100', ['v100', 1]],
    ['large_model_v100', ['v100', 1]],
    ['complex_model_m_v100', ['v100', 4]],
    ['complex_model_l_v100', ['v100', 8]],
]);
const tiers = new Map([
    ['BASIC_GPU', { kind: 'gpu', name: 'k80', perNode: 1, nodes: 1 }],
    ['BASIC_TPU', { kind: 'tpu', vendor: 'google', name: 'v2-8' }],
]);
/** What the master and its workers have together; undefined where they ask for no accelerator. */
function requestOf({ tier, master, worker, workers }) {
    const provider = 'gcp';
    const whole = tiers.get((tier ?? '').toUpperCase().replaceAll('-', '_'));
    if (whole)
        return { ...whole, provider };
    if (isTpu(worker))
        return { ...ai_platform_job_chipsOf(worker, workers), provider };
    const [first, second] = [ofRole(master), ofRole(worker)];
    if (first === undefined && second === undefined)
        return isTpu(master) ? { kind: 'tpu', provider } : undefined;
    if (first === undefined || second === undefined || workers === 0) {
        const only = first ?? second;
        return { ...only, nodes: first ? 1 : workers, provider };
    }
    // Workers that have other accelerators, or more of them, are no more of the same.
    if (first.name !== second.name || first.perNode !== second.perNode)
        return { ...first, perNode: undefined, provider };
    const nodes = workers === undefined ? undefined : workers + 1;
    return { ...first, nodes, count: times(first.perNode, nodes), provider };
}
function ofRole({ machine, accelerator, each, }) {
    if (accelerator !== undefined)
        return { name: accelerator, perNode: each, machine };
    const [name, number] = ownMachines.get(machine ?? '') ?? [];
    if (name !== undefined)
        return { name, perNode: number };
    return hardwareOf(machine) ? { machine } : undefined;
}
/** A worker that is a TPU of some slice, which the accelerator beside it tells. */
const isTpu = ({ machine }) => machine === 'cloud_tpu';
/** The slice of a worker: eight cores on four chips, unless the accelerator beside it says more. */
function ai_platform_job_chipsOf({ accelerator, each }, workers) {
    const generation = /^TPU_(V[23])(?:_POD)?$/i.exec(accelerator ?? '')?.[1]?.toLowerCase();
    const slices = workers === 0 ? undefined : workers;
    if (generation !== undefined && each !== undefined)
        return { kind: 'tpu', name: `${generation}-${each}`, slices };
    return { kind: 'tpu', ...(accelerator === undefined && { count: times(4, slices) }) };
}

;// CONCATENATED MODULE: ./build/core/evidence/observation/observation-list.js

/** No file shows more than this; what comes after is dropped, and that is told. */
const most = 500;
/**
 * The observations of one file, without repeats. The same thing observed twice is listed once, at its first place, unless
 * the later observation says more: then that one is kept.
 */
class ObservationList {
    #observations = new Map();
    add(observation) {
        const key = keyOf(observation);
        const before = this.#observations.get(key);
        if (before === undefined && this.#observations.size >= most)
            giveUp(`shows more than ${most} things`);
        else if (before === undefined || weight(observation) > weight(before)) {
            this.#observations.set(key, observation);
        }
    }
    list() {
        return [...this.#observations.values()].sort((one, other) => one.place.line - other.place.line);
    }
}
function keyOf(seen) {
    const job = seen.job ?? '';
    if (seen.what === 'framework')
        return `framework ${seen.framework} ${seen.how} ${job}`;
    if (seen.what === 'library')
        return `library ${seen.library} ${seen.how} ${job}`;
    if (seen.what === 'kernel')
        return `kernel ${seen.language} ${job}`;
    if (seen.what === 'stack')
        return `stack ${seen.stack} ${job}`;
    const { place, certainty, ...said } = seen;
    return JSON.stringify(said);
}
function weight(seen) {
    const states = seen.certainty === 'states' ? 4 : 0;
    if (seen.what === 'framework')
        return states + (seen.version === undefined ? 0 : 1);
    if (seen.what === 'library')
        return states + (seen.optional === true ? 0 : 2);
    return states;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/ai-platform.js




/** The jobs of Google's AI Platform, which came before Vertex AI: a master, and workers beside it. */
const reader = {
    format: 'ai-platform',
    matches: (path) => isYamlPath(path) || isJsonPath(path),
    mayHold: (text) => /trainingInput|scaleTier|masterType/.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
            const input = below(root, 'trainingInput') ?? root;
            const at = ['masterConfig', 'masterType', 'scaleTier'].map((key) => entryOf(input, key)).find(Boolean);
            const request = at && requestOf(jobOf(input));
            const seen = request && observeRequest({ path, line: lineOf(at.key) }, 'states', request);
            if (seen)
                observations.add(seen);
        }
        return observations.list();
    },
};
function jobOf(input) {
    const role = (name) => {
        const config = below(input, `${name}Config`, 'acceleratorConfig');
        return {
            machine: wordOf(below(input, `${name}Type`)),
            accelerator: wordOf(below(config, 'type')),
            each: wholeOf(below(config, 'count')),
        };
    };
    const workers = below(input, 'workerCount');
    return {
        tier: wordOf(below(input, 'scaleTier')),
        master: role('master'),
        worker: role('worker'),
        workers: workers ? wholeOf(workers) : 0,
    };
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/axolotl-cloud.js


/** The file that `axolotl train --cloud` is given: where a fine-tuning runs, and on how many GPUs. */
const axolotl_cloud_reader = {
    format: 'axolotl-cloud',
    matches: isYamlPath,
    mayHold: (text) => /^gpu[ \t]*:/m.test(text) && /^(?:gpu_count|provider)[ \t]*:/m.test(text),
    read: (path, text) => yamlDocuments(text).flatMap(({ root, lineOf }) => isCloudFile(root) ? ofCloudFile(root, (node) => ({ path, line: lineOf(node.range) })) : []),
};
/** Keys that say beside `gpu` that the file is Axolotl's; others count their GPUs in the same words. */
const ownKeys = ['project_name', 'dockerfile_commands', 'branch', 'memory_preprocess', 'timeout_preprocess', 'secrets'];
function isCloudFile(root) {
    const provider = wordOf(below(root, 'provider'));
    if (entryOf(root, 'gpu') === undefined || (provider !== undefined && !/^(?:modal|baseten)$/.test(provider)))
        return false;
    return ownKeys.filter((key) => entryOf(root, key)).length >= (provider === undefined ? 2 : 1);
}
function ofCloudFile(root, place) {
    const gpu = below(root, 'gpu');
    const name = wordOf(gpu);
    if (gpu === undefined || hardwareNamed(name)?.kind !== 'gpu')
        return [];
    const seen = observeRequest(place(gpu), 'states', {
        name,
        perNode: numberOf(below(root, 'gpu_count')),
        nodes: numberOf(below(root, 'node_count')),
        provider: cloudNamed(wordOf(below(root, 'provider')) ?? 'modal'),
    });
    const framework = { what: 'framework', framework: 'pytorch', how: 'configured', certainty: 'suggests' };
    return [...(seen ? [seen] : []), { ...framework, place: place(gpu) }];
}
/** One where nothing is said, as with an empty key; undefined where it is filled in later. */
const numberOf = (node) => node === undefined || (node.kind === 'scalar' && node.value === null) ? 1 : wholeOf(node);

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/azureml.js



/**
 * Jobs of Azure Machine Learning, alone or as steps of a pipeline: how many instances, how many processes on each, and
 * what their compute tells. Its name is the workspace’s own, so that it only hints at the hardware.
 */
const azureml_reader = {
    format: 'azureml',
    matches: isYamlPath,
    mayHold: isJob,
    read: (path, text) => yamlDocuments(text, isJob).flatMap((document) => jobsIn(document.root).flatMap((job) => observed(path, document, azureml_requestOf(job, document.root)))),
};
function isJob(text) {
    return ((/^[ \t]+process_count_per_instance[ \t]*:/m.test(text) && /^distribution[ \t]*:/m.test(text)) ||
        /^\$schema[ \t]*:[^\n]{0,200}\b(?:command|pipeline|finetuning)\w{0,20}\.schema\.json/im.test(text) ||
        (/^[ \t]*(?:default_)?compute[ \t]*:[ \t]*["']?azureml:/m.test(text) && /^(?:command|jobs)[ \t]*:/m.test(text)) ||
        (/^type[ \t]*:[ \t]*["']?finetuning\b/m.test(text) && /^[ \t]+instance_types[ \t]*:/m.test(text)));
}
/** The job of a file, and the steps of a pipeline. */
const jobsIn = (root) => [
    root,
    ...entriesOf(below(root, 'jobs'))
        .slice(0, azureml_most)
        .map(([, { node }]) => node),
];
const azureml_most = 100;
function azureml_requestOf(job, root) {
    const resources = below(job, 'resources');
    const instances = below(resources, 'instance_count');
    const processes = below(job, 'distribution', 'process_count_per_instance');
    const type = wordOf(below(job, 'distribution', 'type'))?.toLowerCase();
    const machine = machineOf(resources);
    const compute = below(job, 'compute') ?? (isStep(job) ? below(root, 'settings', 'default_compute') : undefined);
    const hint = hintOf(compute) ?? (type === 'tensorflow' ? hintOf(below(job, 'environment')) : undefined);
    const perNode = wholeOf(processes);
    const nodes = instances === undefined ? 1 : wholeOf(instances);
    if (processes && type === 'pytorch') {
        if (!perNode || perNode > mostPerNode)
            return undefined;
        return { node: processes, request: { kind: 'gpu', name: hint?.name, ...machine?.request, perNode, nodes } };
    }
    if (machine)
        return { node: machine.node, request: { ...machine.request, nodes: machine.isOneOf ? undefined : nodes } };
    const at = instances ?? compute;
    return hint && at ? { node: at, request: { ...hint, ...(instances && { nodes }) } } : undefined;
}
const isStep = (job) => below(job, 'command') !== undefined;
/** The machine that a job is given for itself; of a few that it may take, the one that has accelerators. */
function machineOf(resources) {
    const type = below(resources, 'instance_type');
    const types = type ? [type] : itemsOf(below(resources, 'instance_types'));
    const [node, another] = types.filter((each) => hardwareOf(wordOf(each)));
    return node && another === undefined
        ? { node, request: { machine: wordOf(node) }, isOneOf: type === undefined }
        : undefined;
}
/** What a name such as `azureml:gpu-v100-cluster` tells: a model, or a kind. */
function hintOf(node) {
    // The version of an environment stands behind an `@`.
    const written = node?.kind === 'scalar' ? node.source.slice(0, 200) : '';
    const words = /[${}<>]/.test(written) ? [] : written.split(/[-_.:/@ ]/);
    const name = modelIn(words.filter((word) => word.length > 2));
    return name !== undefined || words.some((word) => /^(?:gpus?|cuda)\d*$/i.test(word))
        ? { kind: 'gpu', name }
        : undefined;
}
function observed(path, { lineOf }, request) {
    const seen = request &&
        observeRequest({ path, line: lineOf(request.node.range) }, 'suggests', { ...request.request, provider: 'azure' });
    return seen ? [seen] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/beaker.js


/** Experiments of Beaker: the GPUs that each replica of a task is given. */
const beaker_reader = {
    format: 'beaker',
    matches: isYamlPath,
    mayHold: isExperiment,
    read: (path, text) => yamlDocuments(text, isExperiment).flatMap(({ root, lineOf }) => itemsOf(below(root, 'tasks')).flatMap((task) => beaker_requestOf(task, path, (node) => lineOf(node.range)))),
};
function isExperiment(text) {
    return /^[ \t]*gpuCount[ \t]*:/m.test(text) && /^tasks[ \t]*:/m.test(text);
}
function beaker_requestOf(task, path, lineOf) {
    const gpus = entryOf(below(task, 'resources'), 'gpuCount')?.node;
    const perNode = wholeOf(gpus);
    if (gpus === undefined || !perNode)
        return [];
    const replicas = below(task, 'replicas');
    const nodes = replicas === undefined ? 1 : wholeOf(replicas);
    const count = times(perNode, nodes);
    const job = wordOf(below(task, 'name'));
    return [
        {
            what: 'accelerator',
            kind: 'gpu',
            perNode,
            ...(nodes && { nodes }),
            ...(count && { count }),
            ...(job !== undefined && { job }),
            place: { path, line: lineOf(gpus) },
            certainty: 'states',
        },
    ];
}

// EXTERNAL MODULE: ./build/core/text/text-position.js
var text_position = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/core/languages/python/python-text.js


/** One pass over the characters. What is not valid Python comes out as some text or other, never as an error. */
function readPython(text) {
    const strings = [];
    const pieces = [];
    let kept = 0;
    const sign = /#|"""|'''|"|'/g;
    for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
        const start = match.index;
        if (match[0] === '#') {
            const line = text.indexOf('\n', start);
            const end = line === -1 ? text.length : line;
            pieces.push(text.slice(kept, start), ' '.repeat(end - start));
            kept = end;
            sign.lastIndex = end;
            continue;
        }
        const quote = match[0];
        const inner = start + quote.length;
        const close = quote.length === 3 ? closeLong(text, quote, inner) : closeShort(text, quote, inner);
        strings.push({ start, end: close.end, value: text.slice(inner, close.inner), long: quote.length === 3 });
        pieces.push(text.slice(kept, inner), blank(text.slice(inner, close.inner)));
        kept = close.inner;
        sign.lastIndex = close.end;
    }
    pieces.push(text.slice(kept));
    return { code: pieces.join(''), strings, lineAt: lineCounter(text) };
}
/** Blanks that keep the lines of a text. Most strings have one, and need no search. */
const blank = (text) => text.includes('\n') || text.includes('\r')
    ? text.replace(/[^\r\n]+/g, (line) => ' '.repeat(line.length))
    : ' '.repeat(text.length);
function closeShort(text, quote, from) {
    let at = from;
    for (; at < text.length; at++) {
        const sign = text[at];
        if (sign === '\\')
            at++;
        else if (sign === quote)
            return { inner: at, end: at + 1 };
        else if (sign === '\n')
            break;
    }
    const end = Math.min(at, text.length);
    return { inner: end, end };
}
function closeLong(text, quote, from) {
    let at = text.indexOf(quote, from);
    while (at !== -1 && escaped(text, at))
        at = text.indexOf(quote, at + 1);
    return at === -1 ? { inner: text.length, end: text.length } : { inner: at, end: at + 3 };
}
function escaped(text, at) {
    let slashes = 0;
    while (slashes < 64 && text[at - 1 - slashes] === '\\')
        slashes++;
    return slashes % 2 === 1;
}
function lineCounter(text) {
    const position = (0,text_position/* positionFinder */.q)(text);
    return (offset) => position(offset).line;
}
const mostImports = 2_000;
/** The imports of a source, each with what stands around it. */
function importsOf({ code }) {
    const imports = [];
    const blocks = [];
    const lines = code.split('\n');
    let depth = 0;
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index];
        const begins = depth === 0;
        depth = Math.max(0, depth + brackets(line));
        if (!begins)
            continue;
        const content = line.trim();
        if (content === '')
            continue;
        const indent = line.length - line.trimStart().length;
        while (blocks.length > 0 && blocks.at(-1).indent >= indent)
            blocks.pop();
        const block = blockOf(content);
        if (block !== undefined)
            blocks.push({ indent, block });
        // Most lines import nothing: for them nobody need know what stands around.
        if (!content.includes('import') && !content.includes('from'))
            continue;
        const inline = block === 'guard' && !content.endsWith(':') ? block : undefined;
        const when = inline !== undefined || blocks.some((outer) => outer.block === 'guard' && outer.indent < indent)
            ? 'guarded'
            : blocks.some((outer) => outer.block === 'function' && outer.indent < indent)
                ? 'lazy'
                : 'always';
        for (const part of content.split(';').slice(0, 20)) {
            const written = /^(?:[^"'#]{0,200}?:)?\s*((?:import|from)\s.*)$/.exec(part)?.[1];
            if (written === undefined)
                continue;
            if (imports.length > mostImports) {
                giveUp(`holds more than ${mostImports} imports`);
                continue;
            }
            const statement = depth > 0 || content.endsWith('\\') ? continued(lines, index, written) : written;
            for (const module of modulesOf(statement))
                imports.push({ module, line: index + 1, when });
        }
    }
    return imports;
}
/** What each character adds to the depth of brackets, by its code: a text for each of so many would be slow. */
const depthAt = new Int8Array(128);
for (const sign of '([{')
    depthAt[sign.charCodeAt(0)] = 1;
for (const sign of ')]}')
    depthAt[sign.charCodeAt(0)] = -1;
function brackets(line) {
    let depth = 0;
    for (let at = 0; at < line.length; at++) {
        const code = line.charCodeAt(at);
        if (code < depthAt.length)
            depth += depthAt[code];
    }
    return depth;
}
const beginsBlock = /^(?:try|except|finally|else|elif|if|async|def|class|with|for|while)\b/;
function blockOf(content) {
    if (!beginsBlock.test(content))
        return undefined;
    if (/^if\s+__name__\b/.test(content))
        return 'plain';
    if (/^(?:try|except|finally|else|elif|if)\b/.test(content))
        return 'guard';
    if (/^(?:async\s+def|def)\b/.test(content))
        return 'function';
    return /^(?:class|with|for|while|async)\b/.test(content) ? 'plain' : undefined;
}
/** An import that goes on below, cut after a few lines. */
function continued(lines, index, first) {
    const parts = [first];
    let depth = brackets(first);
    for (let next = index + 1; next < lines.length && next < index + 60; next++) {
        if (depth <= 0 && !parts.at(-1).trimEnd().endsWith('\\'))
            break;
        const line = lines[next];
        parts.push(line);
        depth += brackets(line);
    }
    return parts.join(' ');
}
function modulesOf(statement) {
    const flat = statement.slice(0, 4_000).replace(/[()\\]/g, ' ');
    const from = /^from\s+([\w.]+)\s+import\s+((?!\s).*)$/s.exec(flat);
    if (from !== null) {
        const [, module = '', names = ''] = from;
        if (module.startsWith('.'))
            return [];
        return listed(names).map((name) => (name === '*' ? module : `${module}.${name}`));
    }
    return /^import\s/.test(flat) ? listed(flat.slice('import'.length)) : [];
}
const listed = (names) => names
    .split(',')
    .map((name) => name.trim().split(/\s/, 1)[0])
    .filter((name) => /^[A-Za-z_*][\w.]*$|^\*$/.test(name))
    .slice(0, 100);
/** The offset behind the bracket that closes the one at `open`; undefined where it stays open for too long. */
function closingBracket(code, open, most = 20_000) {
    let depth = 0;
    const end = Math.min(code.length, open + most);
    for (let at = open; at < end; at++) {
        const sign = code[at];
        if (sign === '(' || sign === '[' || sign === '{')
            depth++;
        else if (sign === ')' || sign === ']' || sign === '}') {
            depth--;
            if (depth === 0)
                return at + 1;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/languages/python/python-options.js

const python_options_most = 400;
const declares = /\b(?:add_argument|add_option|option|Option)\s{0,8}\(\s{0,200}(?:["']\s{0,20}["']\s{0,80},\s{0,80}){0,3}$/;
const flag = /\bDEFINE_(?:string|integer|enum)\s{0,8}\(\s{0,80}$/;
/**
 * The defaults of the options that a program takes (argparse, Click, Abseil), and of typed parameters and fields, which
 * Typer and dataclasses make options of.
 */
function optionDefaults(python) {
    return [...ofOptions(python), ...ofParameters(python)].slice(0, python_options_most);
}
function ofOptions({ code, strings }) {
    return strings.flatMap(({ value, long, start, end }) => {
        if (long || !/^(?:--)?[A-Za-z][\w-]{0,60}$/.test(value))
            return [];
        const before = code.slice(Math.max(0, start - 400), start);
        const name = value.replace(/^--/, '').replaceAll('-', '_');
        if (!value.startsWith('--')) {
            const comma = flag.test(before) ? /^\s{0,80},\s{0,80}/.exec(code.slice(end, end + 200)) : null;
            return comma ? [{ name, at: end + comma[0].length }] : [];
        }
        const opens = declares.test(before) ? code.lastIndexOf('(', start) : -1;
        const closes = opens === -1 ? undefined : closingBracket(code, opens, 2_000);
        if (closes === undefined)
            return [];
        const rest = code.slice(end, closes);
        const stated = /\bdefault\s{0,8}=(?!=)\s{0,80}/.exec(rest);
        const dest = /\bdest\s{0,8}=\s{0,80}/.exec(rest);
        const named = dest && strings.find((string) => string.start === end + dest.index + dest[0].length)?.value;
        return stated ? [{ name: named ?? name, at: end + stated.index + stated[0].length }] : [];
    });
}
const parameter = /(?:^|[(,])\s{0,40}([A-Za-z_]\w{0,60})\s{0,4}:\s{0,4}[\w.[\]| ]{1,60}=(?!=)\s{0,40}(?:(?:typer\.)?Option\(\s{0,40}(?:default\s{0,4}=\s{0,4})?)?/gm;
/** `gpus: int = 8` and `machine: str = typer.Option("p4d.24xlarge")`. */
const ofParameters = ({ code }) => [...code.matchAll(parameter)].flatMap((match) => match[1] === undefined ? [] : [{ name: match[1], at: match.index + match[0].length }]);

;// CONCATENATED MODULE: ./build/core/languages/python/python-calls.js



/** The calls and dictionaries of a source, in the order in which they begin; with the defaults of options, if wished. */
function pythonCalls(source, { withDefaults = false } = {}) {
    const python = readPython(source);
    const { code, strings, lineAt } = python;
    const literals = new Map(strings.map((string) => [string.start, string]));
    const defaults = withDefaults ? defaultsOf(python, literals) : new Map();
    const constants = new Map([...defaults, ...constantsOf(code, literals, lineAt, withDefaults)]);
    const calls = [];
    const frames = [];
    let before;
    const token = /[([{]|[)\]}]|["']|[A-Za-z_]\w*/g;
    for (let match = token.exec(code); match !== null; match = token.exec(code)) {
        const [text] = match;
        const at = match.index;
        const sign = text[0];
        if ('([{'.includes(sign)) {
            const callee = sign === '(' ? (/([A-Za-z_]\w*)\s{0,8}$/.exec(code.slice(Math.max(0, at - 80), at))?.[1] ?? '') : '';
            const { nearest: within, list } = frames.at(-1) ?? { nearest: undefined, list: undefined };
            const begins = sign === '{' || callee !== '';
            const isDefinition = callee !== '' && /\bdef\s{1,8}\w{1,80}\s{0,8}$/.test(code.slice(Math.max(0, at - 120), at));
            const call = begins
                ? {
                    callee,
                    line: lineAt(at),
                    values: new Map(),
                    within,
                    ...(isDefinition && { isDefinition }),
                    ...(list !== undefined && { list }),
                    ...(before && sign === '{' && isKeyOf(before, at) && { key: before.value }),
                }
                : undefined;
            if (call)
                calls.push(call);
            frames.push({ call, nearest: call ?? within, list: sign === '[' ? at : undefined });
        }
        else if (')]}'.includes(sign))
            frames.pop();
        else if (sign === '"' || sign === "'") {
            const string = literals.get(at);
            const end = string?.end ?? at + 1;
            token.lastIndex = end;
            before = string;
            const call = frames.at(-1)?.call;
            if (string && call?.callee === '')
                setValue(call.values, string.value, /^\s{0,40}:\s{0,200}/.exec(code.slice(end, end + 240)), end);
        }
        else {
            const call = frames.at(-1)?.call;
            const end = at + text.length;
            if (call && call.callee !== '')
                setValue(call.values, text, /^\s{0,40}=(?!=)\s{0,200}/.exec(code.slice(end, end + 240)), end);
        }
    }
    return calls;
    function isKeyOf(string, at) {
        return at - string.end < 200 && /^\s{0,100}:\s{0,100}$/.test(code.slice(string.end, at));
    }
    function setValue(values, name, sign, end) {
        const value = sign && valueAt(code, end + sign[0].length, literals, lineAt, constants, withDefaults);
        if (value && values.size < 500)
            values.set(name, value);
    }
}
/** The names that a source gives a plain value, and those whose value is the default of an option or a parameter. */
function namesIn(python) {
    const literals = new Map(python.strings.map((string) => [string.start, string]));
    const constants = constantsOf(python.code, literals, python.lineAt);
    const named = constantsOf(python.code, literals, python.lineAt, true);
    return { constants, withDefaults: new Map([...defaultsOf(python, literals), ...named]) };
}
const ends = /^\s{0,400}(?:[,)}\]\n;]|$)/;
function valueAt(code, at, literals, lineAt, constants, withDefaults = false) {
    const line = lineAt(at);
    const otherwise = withDefaults ? ofEnvironment(code, at, literals) : undefined;
    if (otherwise !== undefined)
        return { value: otherwise, line, byDefault: true };
    const string = literals.get(at);
    if (string)
        return !string.long && ends.test(code.slice(string.end, string.end + 402))
            ? { value: string.value, line }
            : undefined;
    const option = /^\w{0,40}(?:args|opts?|options|flags|config|cfg|params|settings)\.(\w{1,80})/i.exec(code.slice(at, at + 140));
    const held = option && constants.get(option[1]);
    if (option && held?.byDefault && ends.test(code.slice(at + option[0].length, at + option[0].length + 402)))
        return held;
    const word = /^\w{1,80}/.exec(code.slice(at, at + 81))?.[0];
    if (word === undefined || !ends.test(code.slice(at + word.length, at + word.length + 402)))
        return undefined;
    if (/^\d{1,7}$/.test(word))
        return { value: Number(word), line };
    if (word === 'True' || word === 'False')
        return { value: word === 'True', line };
    const constant = constants.get(word);
    return constant && { ...constant, line };
}
/** The default of `os.environ.get("MACHINE", "a2-highgpu-1g")`, or of `int(os.getenv("COUNT", "1"))`. */
function ofEnvironment(code, at, literals) {
    const [call, isNumber] = /^(int\(\s{0,40})?os\.(?:environ\.get|getenv)\(\s{0,40}/.exec(code.slice(at, at + 110)) ?? [];
    const name = call === undefined ? undefined : literals.get(at + call.length);
    const comma = name && /^\s{0,40},\s{0,40}/.exec(code.slice(name.end, name.end + 90));
    if (!name || !comma)
        return undefined;
    const from = name.end + comma[0].length;
    const string = literals.get(from);
    const digits = /^\d{1,7}/.exec(code.slice(from, from + 8))?.[0];
    const after = string?.end ?? from + (digits ?? '').length;
    const close = (isNumber ? /^\s{0,40}\)\s{0,40}\)/ : /^\s{0,40}\)/).exec(code.slice(after, after + 90));
    if ((string ?? digits) === undefined || string?.long || !close)
        return undefined;
    const end = after + close[0].length;
    if (!ends.test(code.slice(end, end + 402)))
        return undefined;
    const value = string?.value ?? Number(digits);
    return isNumber ? wholeNumber(String(value)) : value;
}
/** The defaults of options by their names; several of one name are of different programs. */
function defaultsOf(python, literals) {
    const found = new Map();
    const unclear = new Set();
    for (const { name, at } of optionDefaults(python)) {
        const stated = valueAt(python.code, at, literals, python.lineAt, new Map());
        const before = found.get(name);
        if (stated === undefined || (before && before.value !== stated.value))
            unclear.add(name);
        else
            found.set(name, { ...stated, byDefault: true });
    }
    for (const name of unclear)
        found.delete(name);
    return found;
}
function constantsOf(code, literals, lineAt, withDefaults = false) {
    const constants = new Map();
    const seen = new Set();
    // Further in, `NAME = 8` with spaces is an assignment, and no argument.
    const assignment = /^(?:([A-Za-z_]\w{0,80})[ \t]*=(?!=)[ \t]*|[ \t]+([A-Z][A-Z\d_]{1,80})[ \t]+=[ \t]+)/gm;
    for (let match = assignment.exec(code); match !== null; match = assignment.exec(code)) {
        const [whole, outer, inner] = match;
        const name = outer ?? inner ?? '';
        const value = seen.has(name)
            ? undefined
            : valueAt(code, match.index + whole.length, literals, lineAt, new Map(), withDefaults);
        seen.add(name);
        if (value)
            constants.set(name, value);
        else
            constants.delete(name);
    }
    return constants;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/resource-names.js

const gpu = (vendor, counts = 'accelerators') => ({
    kind: 'gpu',
    vendor,
    counts,
});
const other = (vendor, counts = 'accelerators') => ({
    kind: 'other',
    counts,
    ...(vendor && { vendor }),
});
const names = new Map([
    ['nvidia.com/gpu', gpu('nvidia')],
    ['nvidia.com/pgpu', gpu('nvidia')],
    ['nvidia.com/gpu.shared', gpu('nvidia', 'parts')],
    ['alpha.kubernetes.io/nvidia-gpu', gpu('nvidia')],
    ['amd.com/gpu', gpu('amd')],
    ['gpu.intel.com/i915', gpu('intel')],
    ['gpu.intel.com/xe', gpu('intel')],
    ['google.com/tpu', { kind: 'tpu', vendor: 'google', counts: 'accelerators', provider: 'gcp' }],
    ['aws.amazon.com/neuron', other('aws')],
    ['aws.amazon.com/neurondevice', other('aws')],
    ['aws.amazon.com/neuroncore', other('aws', 'parts')],
    ['habana.ai/gaudi', { ...other('intel'), name: 'gaudi' }],
    ['cambricon.com/mlu', other(undefined)],
    ['qualcomm.com/qaic', other(undefined)],
]);
const legacyTpu = /^cloud-tpus\.google\.com\/(?:preemptible-)?(v[23])$/;
/** The accelerator that a resource such as `nvidia.com/gpu` stands for; undefined for all other resources. */
function acceleratorResource(resource) {
    const name = names.get(resource);
    if (name)
        return name;
    if (/^nvidia\.com\/mig-\d/.test(resource))
        return gpu('nvidia', 'parts');
    // Clusters that name the devices of each model apart, such as the National Research Platform.
    const model = /^(?:nvidia|amd)\.com\/([a-z][\w-]{1,40})$/i.exec(resource)?.[1];
    const isKnown = model !== undefined && (0,accelerator_name/* resolveAccelerator */.aT)(model)?.kind === 'gpu';
    if (isKnown)
        return { ...gpu(resource.startsWith('amd') ? 'amd' : 'nvidia'), name: model };
    if (/^huawei\.com\/Ascend\d/.test(resource))
        return other(undefined);
    const sliceOf = legacyTpu.exec(resource)?.[1];
    return sliceOf ? { kind: 'tpu', vendor: 'google', counts: 'parts', provider: 'gcp', sliceOf } : undefined;
}
/** Whether a text may hold such a name, without parsing it. */
const mayRequestAccelerator = (text) => /nvidia\.com\/|nvidia-gpu|amd\.com\/|gpu\.intel\.com\/|google\.com\/|aws\.amazon\.com\/neuron|habana\.ai\/|huawei\.com\/|cambricon\.com\/|qualcomm\.com\//.test(text);

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/cloud-calls.js






/**
 * Python that asks for hardware in the words of a cloud's or a scheduler's package: SkyPilot, RunPod, boto3, Azure Machine
 * Learning, Lightning, Flyte, Metaflow, and the resources of Kubernetes. It is one way to start a job, so that all of it
 * suggests.
 */
const cloud_calls_reader = {
    format: 'cloud-calls',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => mention.test(text),
    read: (path, text) => {
        const python = readPython(text);
        const modules = new Set(importsOf(python).map(({ module }) => module.split('.', 1)[0]));
        const packages = readers.filter(([names]) => names.some((name) => modules.has(name)));
        const machines = modules.has('lightning_sdk') ? machinesIn(python.code, python.lineAt) : [];
        if (packages.length === 0 && machines.length === 0)
            return [];
        const calls = pythonCalls(text, { withDefaults: true });
        const requestCalls = calls.filter(({ callee }) => requesting.test(callee)).slice(0, mostRead);
        const requested = packages.flatMap(([, read]) => (read === ofKubernetes ? calls : requestCalls).flatMap((call) => read(call, calls, python.code) ?? []));
        const observations = new ObservationList();
        if (requested.length + machines.length > mostCalls)
            return [];
        for (const each of [...requested, ...machines])
            for (const seen of cloud_calls_observed(path, each))
                observations.add(seen);
        return observations.list();
    },
};
/** A file with more calls is about machines of all sizes. */
const mostCalls = 8;
const mostRead = 100;
const requesting = /^(?:Resources|resources|create_pod|run_instances|create_instances|AmlCompute|command|kubernetes|batch|\w{0,40}Configuration)$/;
const mention = /\bsky\b|runpod|boto3|azure\.ai\.ml|lightning_sdk|flytekit|metaflow|kubernetes|kfp|torchx/;
const cloud_calls_observed = (path, { line, request }) => {
    const seen = (request.perNode ?? 0) > mostPerNode ? undefined : observeRequest({ path, line }, 'suggests', request);
    return seen ? [seen] : [];
};
/** The value of an argument, and whether whoever starts the program may give another. */
const held = ({ values }, ...names) => names.map((name) => values.get(name)).find((value) => value !== undefined);
const textOf = (value) => typeof value?.value === 'string' ? value.value : undefined;
const cloud_calls_numberOf = (value) => typeof value?.value === 'number' ? value.value : wholeNumber(textOf(value));
const byDefault = (call, ...values) => call.isDefinition || values.some((value) => value?.byDefault) ? { byDefault: true } : {};
/** The one number that the calls of a name tell; `otherwise` where they tell none. */
function numberIn(calls, callee, name, otherwise) {
    const those = calls.filter((call) => callee.test(call.callee));
    const numbers = new Set(those.flatMap((call) => (call.values.has(name) ? [cloud_calls_numberOf(held(call, name))] : [])));
    if (numbers.size === 0)
        return those.length > 0 ? otherwise : undefined;
    return numbers.size === 1 ? [...numbers][0] : undefined;
}
/** `Resources(accelerators="A100:8")`, or `{"A100": 8}`; nodes are told by the task. */
const ofSky = (call, calls, code) => {
    if (call.callee !== 'Resources')
        return undefined;
    const value = held(call, 'accelerators');
    const inside = calls.find(({ within, callee }) => within === call && callee === '');
    const [entry, another] = [...(inside?.values ?? [])];
    const written = textOf(value) ?? (entry && !another ? `${entry[0]}:${entry[1].value}` : undefined);
    const [name = '', each = '1'] = written?.split(':') ?? [];
    const machine = held(call, 'instance_type');
    const nodes = numberIn(calls, /^Task$/, 'num_nodes', /\bnum_nodes\b/.test(code) ? undefined : 1);
    const spot = held(call, 'use_spot')?.value;
    const rest = {
        provider: cloudNamed(textOf(held(call, 'infra', 'cloud'))),
        spot: typeof spot === 'boolean' ? spot : undefined,
        ...byDefault(call, value, machine),
    };
    const hardware = hardwareNamed(name);
    const line = value?.line ?? inside?.line ?? machine?.line ?? call.line;
    if (hardware?.chips !== undefined)
        return { line, request: { ...rest, name, slices: nodes } };
    if (hardware)
        return { line, request: { ...rest, name, perNode: wholeNumber(each), nodes } };
    return machine && { line, request: { ...rest, machine: textOf(machine), nodes } };
};
/** A pod is one machine, for which a number of GPUs is taken. */
const ofRunpod = (call, _, code) => {
    const gpu = held(call, 'gpu_type_id');
    const count = held(call, 'gpu_count');
    const name = textOf(gpu)?.replace(/^NVIDIA\s/, '');
    if (call.callee !== 'create_pod' || gpu === undefined || hardwareNamed(name) === undefined)
        return undefined;
    const perNode = count === undefined && !/\bgpu_count\b/.test(code) ? 1 : cloud_calls_numberOf(count);
    return { line: gpu.line, request: { name, perNode, nodes: 1, provider: 'runpod', ...byDefault(call, gpu, count) } };
};
/** `run_instances(InstanceType="p4d.24xlarge", MaxCount=2)`; SageMaker's machines are read with its jobs. */
const ofAws = (call) => {
    const machine = held(call, 'InstanceType');
    const name = textOf(machine);
    const starts = call.callee === 'run_instances' || call.callee === 'create_instances';
    if (machine === undefined || !starts || hardwareOf(name) === undefined)
        return undefined;
    const count = held(call, 'MaxCount');
    return {
        line: machine.line,
        request: { machine: name, nodes: cloud_calls_numberOf(count), provider: 'aws', ...byDefault(call, machine, count) },
    };
};
/** The machines of a cluster, of which a command takes some. */
const ofAzure = (call, calls) => {
    const machine = call.callee === 'AmlCompute' ? held(call, 'size', 'vm_size') : held(call, 'instance_type');
    const name = textOf(machine);
    if (machine === undefined || !/^Standard_N/i.test(name ?? '') || hardwareOf(name) === undefined)
        return undefined;
    const serves = /deployment|endpoint/i.test(call.callee);
    const nodes = serves
        ? undefined
        : (cloud_calls_numberOf(held(call, 'instance_count')) ?? numberIn(calls, /^command$/, 'instance_count'));
    return serves
        ? undefined
        : { line: machine.line, request: { machine: name, nodes, provider: 'azure', ...byDefault(call, machine) } };
};
/** What a step of a workflow asks for. */
const ofWorkflow = (call) => {
    const gpu = held(call, 'gpu');
    const perNode = cloud_calls_numberOf(gpu);
    if (!/^(?:Resources|resources|kubernetes|batch)$/.test(call.callee) || gpu === undefined || !perNode)
        return undefined;
    return { line: gpu.line, request: { kind: 'gpu', perNode } };
};
/** `limits={"nvidia.com/gpu": "4"}`, where it stands in no object that is written out. */
const ofKubernetes = (call) => {
    if (call.callee !== '' || isInObject(call))
        return undefined;
    for (const [key, value] of call.values) {
        const resource = acceleratorResource(key);
        const amount = cloud_calls_numberOf(value);
        if (resource === undefined || !amount || resource.sliceOf !== undefined)
            continue;
        const { kind, vendor, provider, name } = resource;
        const perNode = resource.counts === 'accelerators' ? amount : undefined;
        return { line: value.line, request: { kind, vendor, provider, name, perNode, ...byDefault(call, value) } };
    }
    return undefined;
};
/** Whether a dictionary stands in a manifest, which is read as a whole. */
function isInObject({ within, values }) {
    if (values.has('apiVersion'))
        return true;
    let around = within;
    for (let depth = 0; around !== undefined && depth < 40; depth++) {
        if (around.values.has('apiVersion'))
            return true;
        around = around.within;
    }
    return false;
}
const readers = [
    [['sky'], ofSky],
    [['runpod'], ofRunpod],
    [['boto3'], ofAws],
    [['azure'], ofAzure],
    [['flytekit', 'metaflow', 'union'], ofWorkflow],
    [['kubernetes', 'kfp', 'torchx', 'airflow', 'kubernetes_asyncio', 'kr8s'], ofKubernetes],
];
/** `machine=Machine.A100_X_8` of a job on Lightning, whose machines are named after what they hold. */
function machinesIn(code, lineAt) {
    const found = [];
    const machine = /\bmachine\s{0,8}=\s{0,8}Machine\.([A-Z]\w{0,30})/g;
    for (let match = machine.exec(code); match !== null && found.length <= mostCalls; match = machine.exec(code)) {
        const [, name = '', each = '1'] = /^([A-Z\d]+?)(?:_X_(\d{1,2}))?$/.exec(match[1]) ?? [];
        const rest = code.slice(match.index, match.index + 300);
        const nodes = /^[^()]{0,200}?\bnum_machines\s{0,8}=\s{0,8}(\w{1,40})/.exec(rest)?.[1] ?? '1';
        if (hardwareNamed(name)?.kind !== 'gpu')
            continue;
        const request = { name, perNode: wholeNumber(each), nodes: wholeNumber(nodes), provider: 'lightning' };
        found.push({ line: lineAt(match.index), request });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/determined.js

/** Experiments of Determined: the slots of a trial are its accelerators, GPUs wherever a cluster has any. */
const determined_reader = {
    format: 'determined',
    matches: isYamlPath,
    mayHold: determined_isExperiment,
    read: (path, text) => yamlDocuments(text, determined_isExperiment).flatMap(({ root, lineOf }) => {
        const slots = entryOf(below(root, 'resources'), 'slots_per_trial');
        const count = wholeOf(slots?.node);
        const isRun = below(root, 'entrypoint') !== undefined || below(root, 'searcher') !== undefined;
        if (slots === undefined || !count || !isRun)
            return [];
        const place = { path, line: lineOf(slots.key) };
        return [{ what: 'accelerator', kind: 'gpu', count, place, certainty: 'suggests' }];
    }),
};
function determined_isExperiment(text) {
    return /^[ \t]+slots_per_trial[ \t]*:/m.test(text);
}

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-branches.js
const deepest = 50;
/**
 * Follows the `if` and the `case` of a script by their literal comparisons, such as `[ $SIZE == base ]` behind
 * `SIZE=base`: it tells which commands are in a branch that is not taken.
 */
class ShellBranches {
    #meaning;
    #open = [];
    /** `meaning` tells what a word comes to, undefined where that is not known. */
    constructor(meaning) {
        this.#meaning = meaning;
    }
    /** Whether it is up to a default that the command taken last runs. */
    get byDefault() {
        return this.#open.some(({ byDefault }) => byDefault);
    }
    /** Takes the next command; true where it stands in a branch that is left out, or is the pattern of one. */
    skips({ words: written, beginsArm, isBeforeBracket = false }) {
        const words = /^(?:do|then|\{)$/.test(written[0] ?? '') ? written.slice(1) : written;
        const [first] = words;
        const branch = this.#open.at(-1);
        if (first === 'esac' && branch?.choice)
            this.#open.pop();
        else if (branch?.choice && (branch.choice.isPattern || beginsArm)) {
            this.#takePattern(branch, beginsArm === true, written, isBeforeBracket);
            return true;
        }
        else if (first === 'case' && words[2] === 'in') {
            const choice = { subject: this.#meaning(words[1] ?? ''), isPattern: true, matches: false };
            const opened = { taken: false, runs: undefined, byDefault: false, choice };
            if (this.#open.length >= deepest)
                return true;
            this.#open.push(opened);
            if (words.length > 3)
                this.#takePattern(opened, false, words.slice(3), isBeforeBracket);
        }
        else if (first === 'if') {
            const [truth, byDefault] = this.#test(words.slice(1));
            if (this.#open.length < deepest)
                this.#open.push({ taken: truth, runs: truth, byDefault });
        }
        else if (first === 'elif' && branch) {
            const [truth, byDefault] = this.#test(words.slice(1));
            const runs = branch.taken === true ? false : branch.taken === false ? truth : undefined;
            this.#replace({ taken: either(branch.taken, truth), runs, byDefault: branch.byDefault || byDefault });
        }
        else if (first === 'else' && branch) {
            const runs = branch.taken === undefined ? undefined : !branch.taken;
            this.#replace({ taken: true, runs, byDefault: branch.byDefault });
        }
        else if (first === 'fi')
            this.#open.pop();
        return this.#open.some(({ runs }) => runs === false);
    }
    #replace(branch) {
        this.#open.splice(-1, 1, branch);
    }
    /** One pattern of an arm; the last of them stands before a bracket, behind which the arm's commands begin. */
    #takePattern(branch, isFirst, words, isLast) {
        const { subject, matches } = branch.choice ?? {};
        const own = words.length === 1 ? matchOf(words[0] ?? '', subject) : undefined;
        const match = either(isFirst ? false : matches, own);
        const choice = { subject, isPattern: !isLast, matches: match };
        const { taken } = branch;
        const runs = taken === true ? false : taken === false ? match : undefined;
        const byDefault = subject?.byDefault === true;
        this.#replace(isLast ? { taken: either(taken, match), runs, byDefault, choice } : { ...branch, choice });
    }
    /** `[ a == b ]` and `[[ a != b ]]`, and whether a default is compared. */
    #test(words) {
        const [open = '', left = '', sign = '', right = '', close] = words;
        const isTest = words.length === 5 && /^\[\[?$/.test(open) && /^\]\]?$/.test(close ?? '');
        const [one, other] = isTest ? [this.#meaning(left), this.#meaning(right)] : [];
        if (one === undefined || other === undefined)
            return [undefined, false];
        const byDefault = one.byDefault || other.byDefault;
        if (/^(?:==?|-eq)$/.test(sign))
            return [one.value === other.value, byDefault];
        return /^(?:!=|-ne)$/.test(sign) ? [one.value !== other.value, byDefault] : [undefined, false];
    }
}
/** Whether a pattern is the value of a `case`; one with wildcards, other than `*` itself, is not followed. */
function matchOf(pattern, subject) {
    if (pattern === '*')
        return true;
    return subject !== undefined && /^[\w./-]{1,100}$/.test(pattern) ? pattern === subject.value : undefined;
}
const either = (one, other) => one === true || other === true ? true : one === false ? other : undefined;

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-variables.js

/** `NAME=value` and `NAME+=value`. */
const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;
/** The value that an option of the script is given. */
const ofOption = /^\$(?:OPTARG|\{OPTARG\}|\{\w{1,40}##?[^{}]{1,40}\})$/;
/** What the script is called with. */
const ofCaller = /^\$(?:[1-9@*]|\{[1-9@*]\})$/;
/** The value of each variable that is given one value only, wherever that happens. */
function variablesOf(commands) {
    const takesOptions = commands.some(({ words }) => words.some((word) => word === 'shift' || word === 'getopts'));
    const given = new Given(takesOptions);
    for (const command of commands)
        given.take(command);
    return given.values();
}
/** What the commands of a script, in order, give its variables. */
class Given {
    #values = new Map();
    #unclear = new Set();
    /** Variables that are tested for being empty: what they are given behind it is their default. */
    #tested = new Set();
    #branches = new ShellBranches((word) => meaningOf(word, this.#values, this.#unclear));
    #takesOptions;
    constructor(takesOptions) {
        this.#takesOptions = takesOptions;
    }
    take(command) {
        const { words } = command;
        if (this.#branches.skips(command))
            return;
        for (const name of foundEmpty(words))
            this.#tested.add(name);
        if (words[0] === ':')
            for (const [name, value] of defaultsSet(words))
                if (!this.#values.has(name))
                    this.#values.set(name, value);
        const set = /^(?:then|else|do|\{)$/.test(words[0] ?? '') ? words.slice(1) : words;
        const isDeclared = /^(?:export|local|declare|readonly|typeset)$/.test(set[0] ?? '');
        for (const word of isDeclared ? set.slice(1) : set) {
            const [, name, append, value] = assignment.exec(word) ?? [];
            if (name !== undefined && value !== undefined)
                this.#assign(name, value, append !== '', set[0] === 'local');
            else if (!word.startsWith('-') || !isDeclared)
                break;
        }
        // What a `read` sets is not known, and what a loop sets only where it goes over one value.
        const only = onlyValueOf(words, this.#values);
        if (only !== undefined)
            this.#values.set(words[1], only);
        else if (words[0] === 'for' || words[0] === 'read')
            for (const word of words.slice(1, 3))
                this.#unclear.add(word);
    }
    values() {
        return new Map([...this.#values].filter(([name]) => !this.#unclear.has(name)));
    }
    #assign(name, value, isAppended, isLocal) {
        const before = this.#values.get(name);
        if (before === undefined)
            this.#first(name, isAppended ? ` ${value}` : value);
        // `TYPE=""` in front of `TYPE="${TYPE:-v4-8}"` only tells that the name is used.
        else if (isEmpty(before, name) && defaultIn(value, name))
            this.#values.set(name, value);
        // What is added to itself is often added on a condition.
        else if (new RegExp(`^\\$\\{?${name}\\b`).test(value))
            return;
        // `-t) TYPE="$2"; shift 2 ;;`, or `GPUS=$1` behind a test: what was set before is the default.
        else if (!isLocal && (ofCaller.test(value) || (this.#takesOptions && ofOption.test(value)))) {
            if (!/[${}]/.test(before))
                this.#values.set(name, `\${${name}:-${before}}`);
        }
        else if (isAppended)
            this.#values.set(name, `${before} ${value}`.slice(0, longest));
        else if (before !== value)
            this.#unclear.add(name);
    }
    #first(name, value) {
        const isTested = this.#tested.has(name);
        const isOpen = isTested || this.#branches.byDefault;
        if (isOpen && !/[{}]/.test(value))
            this.#values.set(name, `\${${name}:-${value}}`);
        // What holds the default of another variable is one already, and what holds its value is not known.
        else if (!isOpen || isTested || defaultOf(value) !== undefined)
            this.#values.set(name, value.slice(0, longest));
        else
            this.#unclear.add(name);
    }
}
/** Characters of a value. */
const longest = 20_000;
/**
 * What a word is, where it is a plain word or a variable that has held one plain value so far, or has none but its
 * default.
 */
function meaningOf(word, values, unclear) {
    const name = /^\$\{?([A-Za-z_]\w*)(?::?[-=][^{}]*)?\}?$/.exec(word)?.[1] ?? '';
    const held = unclear.has(name) ? undefined : (values.get(name) ?? word);
    const otherwise = held === undefined ? undefined : defaultOf(held);
    const value = otherwise ?? held;
    return value !== undefined && /^[\w./-]{1,100}$/.test(value)
        ? { value, byDefault: otherwise !== undefined }
        : undefined;
}
const isEmpty = (value, name) => value === '' || value === `\${${name}:-}`;
/** `8` of `${GPUS:-8}` and of `${2:-8}`. */
const defaultOf = (value) => withoutQuotes(/^\$\{\w+:?[-=]([^{}]*)\}$/.exec(value)?.[1]);
/** The one value that a loop goes over: `for NODES in 16`, or over the list that holds nothing else. */
function onlyValueOf(words, values) {
    const [keyword, name = '', preposition, value = '', ...others] = words;
    if (keyword !== 'for' || preposition !== 'in' || others.length > 0 || values.has(name))
        return undefined;
    const list = /^\$\{([A-Za-z_]\w*)\[[@*]\]\}$/.exec(value)?.[1];
    const only = list === undefined ? value : (values.get(list) ?? '').trim();
    return /^[A-Za-z_]\w*$/.test(name) && /^[\w.-]{1,100}$/.test(only) ? only : undefined;
}
/** The variables that a command tests for being empty: what they are given behind it is their default. */
const foundEmpty = (words) => words.flatMap((word, at) => {
    const isTested = words[at - 1] === '-z' || (/^==?$/.test(words[at + 1] ?? '') && words[at + 2] === '');
    const name = isTested ? /^\$\{?([A-Za-z_]\w*)/.exec(word)?.[1] : undefined;
    return name === undefined ? [] : [name];
});
/** `: ${GPUS:=8}` gives a variable its default. */
const defaultsSet = (words) => words.flatMap((word) => {
    const name = /^\$\{(\w+):?=[^{}]*\}$/.exec(word)?.[1];
    return name === undefined ? [] : [[name, word]];
});
const withoutQuotes = (text) => text?.replace(/^(["'])(.*)\1$/s, '$2');
/** `8` of `${GPUS:-8}`, where that is the default of the variable itself. */
function defaultIn(value, name) {
    if (value === undefined)
        return undefined;
    const [, of, otherwise] = /^\$\{(\w+):?[-=]([^{}]*)\}$/.exec(value) ?? [];
    return of === name ? withoutQuotes(otherwise) : undefined;
}

;// CONCATENATED MODULE: ./build/core/languages/shell/command-words.js

/** Programs that only mention what stands behind them. */
const mentioning = new Set([
    ...['echo', 'printf', 'cat', 'grep', 'egrep', 'sed', 'awk', 'tee', 'ls', 'cd', 'cp', 'mv', 'rm', 'ln', 'mkdir'],
    ...['pip', 'pip3', 'conda', 'mamba', 'apt', 'apt-get', 'yum', 'brew', 'git', 'wget', 'curl', 'which', 'type'],
    ...['chmod', 'tail', 'head', 'kill', 'pkill', 'killall', 'tar', 'unzip', 'source', '.', 'test', '[', '[[', 'help'],
    ...[
        'command',
        'touch',
        'find',
        'case',
        'for',
        'read',
        'unset',
        'alias',
        'log',
        'info',
        'die',
        'usage',
        'scp',
        'rsync',
        'gsutil',
    ],
]);
/** The commands that run something, past `sudo`, `time` and variables in front. */
const runs = ({ words }) => !mentioning.has(programOf(words)) && !words.includes('install') && !words.includes('uninstall');
const wrappers = new Set([
    'sudo',
    'time',
    'nohup',
    'exec',
    'env',
    'then',
    'do',
    'else',
    'if',
    'elif',
    'while',
    'until',
    '!',
    '{',
    'eval',
]);
/** The program that a command starts, without its folder; empty where it starts none. */
function programOf(words) {
    const program = words.find((word) => !wrappers.has(word) && !assignment.test(word)) ?? '';
    return program.slice(program.lastIndexOf('/') + 1);
}
/** The value of an option, as `--name=value` or `--name value`; the last one counts. Empty where it has none. */
function optionOf(words, ...names) {
    return optionsOf(words, ...names).at(-1);
}
/** The words behind an option, up to the next one: `--devices 0 1 2`. Empty where it is not given. */
function wordsBehind(words, ...names) {
    const at = words.findIndex((word) => names.includes(word));
    const behind = at === -1 ? [] : words.slice(at + 1);
    const end = behind.findIndex((word) => word.startsWith('-'));
    return end === -1 ? behind : behind.slice(0, end);
}
/** The values of an option, in order: it may be given more than once. */
function optionsOf(words, ...names) {
    const values = [];
    for (const [at, word] of words.entries()) {
        const cut = word.indexOf('=');
        const name = cut === -1 ? word : word.slice(0, cut);
        if (!name.startsWith('-') || !names.includes(name))
            continue;
        const next = words[at + 1] ?? '';
        values.push(cut !== -1 ? word.slice(cut + 1) : next.startsWith('-') ? '' : next);
    }
    return values;
}
/** A word that stands for itself. */
const isLiteral = (word) => word !== undefined && word !== '' && word.length <= 200 && !/[${}<>%@`*]/.test(word);

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-arithmetic.js
/**
 * The whole number that a shell's arithmetic comes to, such as `NNODES * 8`; undefined where a variable is not known,
 * or where it is anything but the four operations, remainders and brackets. `textOf` tells the text of a variable.
 */
function arithmeticOf(expression, textOf) {
    if (expression.length > shell_arithmetic_longest)
        return undefined;
    const tokens = expression.match(/\d+|[A-Za-z_]\w*|\S/g) ?? [];
    let at = 0;
    const value = sum();
    return at === tokens.length && value !== undefined && value >= 0 && value <= largest ? value : undefined;
    function sum() {
        let total = product();
        while (tokens[at] === '+' || tokens[at] === '-') {
            const sign = tokens[at++] === '+' ? 1 : -1;
            const next = product();
            total = total === undefined || next === undefined ? undefined : total + sign * next;
        }
        return total;
    }
    function product() {
        let total = operand();
        while (tokens[at] === '*' || tokens[at] === '/' || tokens[at] === '%') {
            const sign = tokens[at++];
            const next = operand();
            if (total === undefined || next === undefined || (sign !== '*' && next === 0))
                total = undefined;
            else
                total = sign === '*' ? total * next : sign === '/' ? Math.trunc(total / next) : total % next;
        }
        return total;
    }
    function operand() {
        const token = tokens[at++] ?? '';
        if (token === '(') {
            const inner = sum();
            return tokens[at++] === ')' ? inner : undefined;
        }
        const text = /^[A-Za-z_]/.test(token) ? (textOf(token) ?? '') : token;
        return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    }
}
const shell_arithmetic_longest = 200;
const largest = 9_999_999;
/**
 * What a substituted command comes to, in terms of the script's own variables: the arithmetic of `expr`, a
 * variable that is echoed, and the number of elements in a list that a pipe counts. Undefined for all others, whose output is not known.
 */
function computedBy(substitution) {
    if (substitution.length > shell_arithmetic_longest)
        return undefined;
    const command = substitution.replace(/^\$?[(`]\s*|\s*[)`]$/g, '');
    const terms = /^expr\s+([\w\s$*+/%{}\\"'-]+)$/.exec(command)?.[1];
    if (terms !== undefined)
        return `$((${terms.replace(/[\\"'\s]/g, '')}))`;
    const echoed = /^echo\s+["']?(\$\{?[A-Za-z_]\w*\}?)["']?$/.exec(command)?.[1];
    if (echoed !== undefined)
        return echoed;
    const list = /^echo\s+["']?\$\{?([A-Za-z_]\w*)\}?["']?\s*\|/.exec(command)?.[1] ??
        /<<<\s*["']?\$\{?([A-Za-z_]\w*)\}?["']?$/.exec(command)?.[1];
    const counts = /\bNF\b/.test(command) || (/\btr\b/.test(command) && /\bwc\s+-[lw]\b/.test(command));
    return list !== undefined && counts && !/\bgrep\b/.test(command) ? `\${#${list}[@]}` : undefined;
}
/** The number of elements of a list such as `0 1 2 3`, `0,1,2,3` or `[0,1,2,3]`; undefined where one of them is not known. */
function elementsIn(list) {
    const elements = list
        .slice(0, 2_000)
        .replace(/^\[([^[\]]*)\]$/, '$1')
        .split(/[\s,]+/)
        .filter((element) => element !== '');
    return elements.length > 0 && elements.every((element) => /^[\w.:-]{1,100}$/.test(element))
        ? elements.length
        : undefined;
}

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-scanner.js

/** Characters of `${…}`. */
const longestVariable = 200;
/** `${A}`, and `${A:-${B}/c}`: another one may stand inside. */
const bracedVariable = /^\$\{(?:[^{}\n]|\$\{[^{}\n]*\})*\}/;
/** Characters that are searched for closing brackets, in all. */
const searches = 2_000_000;
/** `$((NODES * 8))`. */
const isArithmetic = /^\$\(\([\w\s$*+/%{}:()-]{1,200}\)\)$/;
/** The elements of an array, on one line. */
const withoutComments = (text) => text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').replace(/\\\s*$/, ''))
    .join(' ')
    .replace(/["']/g, '');
/** Cuts a script into commands and words, in one pass. */
class Scanner {
    #text;
    #commands = [];
    #at = 0;
    #line = 1;
    #searches = searches;
    #words = [];
    #endsArm = false;
    #word;
    #wordLine = 1;
    /** The words after which here documents begin on the next line. */
    #awaited = [];
    constructor(text) {
        this.#text = text;
    }
    commands() {
        while (this.#at < this.#text.length)
            this.#step();
        this.#endCommand();
        return this.#commands;
    }
    #step() {
        const sign = this.#text[this.#at];
        if (sign === '\\')
            this.#escape();
        else if (sign === "'" || sign === '"')
            this.#quoted(sign);
        else if (sign === '`')
            this.#substitution(this.#text.indexOf('`', this.#at + 1));
        else if (sign === '$')
            this.#dollar();
        else if (sign === '#' && this.#word === undefined)
            this.#at = this.#endOfLine();
        else if (sign === '\n')
            this.#newline();
        else if (sign === ' ' || sign === '\t' || sign === '\r')
            this.#endWord(1);
        else if (sign === '(' && this.#word?.endsWith('='))
            this.#array();
        else if (';&|()'.includes(sign))
            this.#sign(sign);
        else if (sign === '<' && this.#text.startsWith('<<', this.#at))
            this.#hereDocument();
        else
            this.#add(sign);
    }
    #add(text, length = text.length) {
        if (this.#word === undefined) {
            this.#word = '';
            if (this.#words.length === 0)
                this.#wordLine = this.#line;
        }
        this.#word += text;
        this.#at += length;
    }
    #endWord(length = 0) {
        if (this.#word !== undefined)
            this.#words.push(this.#word);
        this.#word = undefined;
        this.#at += length;
    }
    #sign(sign) {
        const endsArm = sign === ';' && /[;&]/.test(this.#text[this.#at + 1] ?? '');
        this.#endCommand(1, sign === ')');
        if (endsArm)
            this.#endsArm = true;
    }
    #endCommand(length = 0, isBeforeBracket = false) {
        this.#endWord(length);
        if (this.#words.length === 0)
            return;
        const command = {
            words: this.#words,
            line: this.#wordLine,
            hereDocuments: [],
            ...(this.#endsArm && { beginsArm: true }),
            ...(isBeforeBracket && { isBeforeBracket }),
        };
        this.#endsArm = false;
        this.#commands.push(command);
        for (const awaited of this.#awaited)
            awaited.for ??= command;
        this.#words = [];
    }
    #newline() {
        this.#endCommand(1);
        this.#line++;
        for (const awaited of this.#awaited.splice(0))
            this.#feed(awaited.end, awaited.isQuoted, awaited.for);
    }
    #feed(end, isQuoted, command) {
        const line = this.#line;
        const start = this.#at;
        while (this.#at < this.#text.length) {
            const lineStart = this.#at;
            const lineEnd = this.#endOfLine();
            this.#at = Math.min(lineEnd + 1, this.#text.length);
            this.#line++;
            if (this.#text.slice(lineStart, lineEnd).trim() === end) {
                command?.hereDocuments.push({ text: this.#text.slice(start, lineStart), line, isQuoted });
                return;
            }
        }
    }
    #escape() {
        const next = this.#text[this.#at + 1];
        if (next === '\n' || (next === '\r' && this.#text[this.#at + 2] === '\n')) {
            this.#endWord(next === '\n' ? 2 : 3);
            this.#line++;
        }
        else
            this.#add(next ?? '', 2);
    }
    /** A quoted part of a word; lines within become separators, so that a script in quotes keeps its commands apart. */
    #quoted(quote) {
        this.#add('', 1);
        while (this.#at < this.#text.length) {
            const sign = this.#text[this.#at];
            if (sign === quote) {
                this.#at++;
                return;
            }
            if (sign === '\n') {
                this.#add(this.#optionsFollow(quote) ? ' ' : ' ; ', 1);
                this.#line++;
            }
            else if (sign === '$' && quote === '"' && this.#text[this.#at + 1] === '(')
                this.#dollar();
            else if (sign === '\\' && quote === '"') {
                if (this.#text[this.#at + 1] === '\n') {
                    this.#add('', 2);
                    this.#line++;
                }
                else
                    this.#add(this.#text[this.#at + 1] ?? '', 2);
            }
            else
                this.#add(sign);
        }
    }
    /** Whether the next line of a quoted text goes on with options, or ends it: no command begins with an option. */
    #optionsFollow(quote) {
        let next = this.#at + 1;
        while (this.#text[next] === ' ' || this.#text[next] === '\t')
            next++;
        const sign = this.#text[next];
        return sign === '-' || sign === quote || sign === '\n';
    }
    #dollar() {
        const next = this.#text[this.#at + 1];
        if (next === '{') {
            const text = bracedVariable.exec(this.#text.slice(this.#at, this.#at + longestVariable))?.[0];
            this.#add(text ?? '${');
        }
        else if (next === '(')
            this.#substitution(this.#closing(this.#at + 1));
        else
            this.#add('$');
    }
    /** The result of another command: unknown, unless it is a makefile's `$(NAME)`. */
    #substitution(end) {
        const text = this.#text.slice(this.#at, end === -1 ? this.#text.length : end + 1);
        const isKept = /^\$\(\w{1,100}\)$/.test(text);
        const computed = isArithmetic.test(text) ? text.replace(/\s/g, '') : computedBy(text);
        this.#add(isKept ? text : (computed ?? '$'), text.length);
        this.#countLines(text);
    }
    /** The place of the bracket that closes the one at `start`; `start` where there is none. */
    #closing(start) {
        let depth = 0;
        for (let at = start; at < this.#text.length && at < start + 20_000 && this.#searches-- > 0; at++) {
            if (this.#text[at] === '(')
                depth++;
            else if (this.#text[at] === ')' && --depth === 0)
                return at;
        }
        return Math.min(start, this.#text.length - 1);
    }
    #array() {
        const end = this.#closing(this.#at);
        const text = this.#text.slice(this.#at + 1, end);
        this.#add(withoutComments(text), end + 1 - this.#at);
        this.#countLines(text);
    }
    #hereDocument() {
        if (this.#text.startsWith('<<<', this.#at)) {
            this.#endWord(3);
            return;
        }
        const [sign = '<<', quote = '', end] = /^<<-?[ \t]*(\\?["']?)([A-Za-z_]\w{0,60})["']?/.exec(this.#text.slice(this.#at, this.#at + 80)) ?? [];
        this.#endWord(sign.length);
        if (end !== undefined)
            this.#awaited.push({ end, isQuoted: quote !== '', for: undefined });
    }
    #endOfLine() {
        const end = this.#text.indexOf('\n', this.#at);
        return end === -1 ? this.#text.length : end;
    }
    #countLines(text) {
        for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
            this.#line++;
    }
}

;// CONCATENATED MODULE: ./build/core/languages/shell/variable-expansion.js


/** How much text variables may expand to, in all: each may hold others. */
const mostExpanded = 400_000;
const variable_expansion_deepest = 4;
/** Expands variables. */
class VariableExpansion {
    #variables;
    #takesDefaults;
    #left = mostExpanded;
    byDefault = false;
    constructor(variables, takesDefaults) {
        this.#variables = variables;
        this.#takesDefaults = takesDefaults;
    }
    /** What a variable is given stays together; anything else falls into words. */
    argument(word) {
        return assignment.test(word) ? [this.words(word).join(' ')] : this.words(word);
    }
    words(word) {
        const text = this.#text(word, 0);
        return text.split(/\s+/).filter((part) => part !== '');
    }
    document({ text, line, isQuoted }) {
        if (isQuoted)
            return { text, line, byDefault: false };
        const before = this.byDefault;
        this.byDefault = false;
        const filled = text
            .split('\n')
            .map((row) => this.#text(row, 0))
            .join('\n');
        const document = { text: filled, line, byDefault: this.byDefault };
        this.byDefault = before;
        return document;
    }
    #text(text, depth) {
        if (!text.includes('$') || depth > variable_expansion_deepest)
            return text;
        return text.replace(/(?<!\\)\$(?:\(\(([\w\s$*+/%{}:()-]{1,200}?)\)\)|\{#(\w+)\[[@*]\]\}|\{(\w+)(?:\[[@*]\])?(?::?[-=]([^{}]*))?\}|\((\w+)\)|([A-Za-z_]\w*))/g, (whole, expression, list, braced, otherwise, made, plain) => {
            if (expression !== undefined)
                return this.#computed(expression, depth) ?? whole;
            if (list !== undefined)
                return String(elementsIn(this.#text(`$${list}`, depth + 1)) ?? whole);
            const name = braced ?? made ?? plain ?? '';
            const value = this.#variables.get(name);
            // `GPUS=${GPUS:-8}` names itself: its default is all that is known.
            const known = value === undefined || namesItself(value, name) ? (defaultIn(value, name) ?? withoutQuotes(otherwise)) : value;
            if (known === undefined || known.length > this.#left)
                return whole;
            if (known !== value && !this.#takesDefaults)
                return whole;
            if (known !== value)
                this.byDefault = true;
            this.#left -= known.length;
            return this.#text(known, depth + 1);
        });
    }
    #computed(expression, depth) {
        const filled = this.#text(expression, depth + 1);
        const value = arithmeticOf(filled, (name) => this.#text(`$${name}`, depth + 1));
        return value === undefined ? undefined : String(value);
    }
}
/** `${GPUS:-8}` for `GPUS`, but not `${GPUS_PER_NODE}`. */
const namesItself = (value, name) => value.includes(`{${name}`) && new RegExp(`\\{${name}\\b`).test(value);

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-commands.js





/** Commands of one script. People write some hundreds; what comes after so many is not looked at. */
const mostCommands = 10_000;
/** The commands of a script, in order, without comments. `given` are variables that the script finds set. */
function shellCommands(text, given = new Map()) {
    const raw = atMost(mostCommands, new Scanner(text).commands(), 'commands');
    const variables = new Map([...given, ...variablesOf(raw)]);
    const expansion = new VariableExpansion(variables, true);
    const expansionWithoutDefaults = new VariableExpansion(variables, false);
    return raw.flatMap(({ words, line, hereDocuments }) => {
        expansion.byDefault = false;
        const [outer, ...inner] = commandsOf(words.map((word) => expansion.argument(word)));
        const { byDefault } = expansion;
        const withoutDefaults = byDefault ? commandsOf(words.map((word) => expansionWithoutDefaults.argument(word))) : [];
        const documents = hereDocuments.map((document) => expansion.document(document));
        const commands = [outer, ...inner].map((part, at) => ({
            words: part,
            line,
            byDefault,
            ...(withoutDefaults[at] && { withoutDefaults: withoutDefaults[at] }),
            hereDocuments: at === 0 ? documents : [],
            kept: false,
        }));
        return [
            ...commands,
            ...keptIn(words, expansion).map((part) => ({ ...part, line, byDefault, hereDocuments: [], kept: true })),
        ];
    });
}
/** The command itself, and the scripts that it is handed in quotes, as in `bash -c "cd src && torchrun …"`. */
function commandsOf(words) {
    const outer = [];
    const inner = [];
    for (const parts of words) {
        if (!parts.some(endsCommand))
            outer.push(...parts);
        else {
            const [, option, rest] = /^(--?[\w-]{1,60}=)(.*)$/s.exec(parts[0] ?? '') ?? [];
            outer.push(option ?? '');
            inner.push(...split(option === undefined ? parts : [rest ?? '', ...parts.slice(1)]));
        }
    }
    return [outer.filter((word) => word !== ''), ...inner];
}
/** Commands that are kept in variables. */
function keptIn(words, expansion) {
    return words.flatMap((word) => {
        const [, keptAs, , value] = assignment.exec(word) ?? [];
        if (keptAs === undefined || !value?.includes(' '))
            return [];
        return split(expansion.words(value)).map((part) => ({ words: part, keptAs }));
    });
}
/**
 * The commands that a script runs: those that it writes out, and those that it keeps in a variable of several values and
 * runs by its name, of which each may be the one.
 */
function commandsRun(commands) {
    const named = new Set(commands
        .filter((command) => !command.kept && runs(command))
        .flatMap(({ words }) => words.slice(0, 4).map((word) => /^\$\{?(\w{1,60})(?:\[[@*]\])?\}?$/.exec(word)?.[1] ?? '')));
    return commands.filter(({ kept, keptAs }) => !kept || (keptAs !== undefined && named.has(keptAs)));
}
const endsCommand = (word) => word.endsWith(';') || /^(?:&&|\|\|?|&)$/.test(word);
function split(words) {
    const commands = [[]];
    for (const word of words) {
        const ends = endsCommand(word);
        const last = ends ? word.replace(/(?<![;&|])[;&|]+$/, '') : word;
        if (last !== '')
            commands.at(-1)?.push(last);
        if (ends)
            commands.push([]);
    }
    return commands.filter((command) => command.length > 0);
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/lightning-launch.js


/**
 * What a trainer of Lightning is told on the command line, in the ways that its programs take it: `--devices 8`,
 * `--trainer.devices=8` and Hydra's `trainer.devices=8`.
 */
const lightning = (words) => {
    if (!startsProgram(words))
        return undefined;
    const accelerator = settingOf(words, 'accelerator');
    const perNode = wholeNumber(settingOf(words, 'devices'));
    const nodes = settingOf(words, 'num_nodes', 'num-nodes', 'nodes');
    if (accelerator === undefined)
        return numbersAlone(words, perNode, wholeNumber(nodes));
    if (accelerator === 'cpu')
        return { framework: 'pytorch-lightning', on: 'processor' };
    const isGpu = accelerator === 'gpu' || accelerator === 'cuda';
    if (!isGpu || perNode === undefined)
        return undefined;
    // Without a number of nodes it runs on one, or wherever Slurm starts it.
    const otherwise = programOf(words) === 'srun' ? undefined : 1;
    return {
        framework: 'pytorch-lightning',
        on: { kind: 'gpu' },
        processes: { perNode, nodes: nodes === undefined ? otherwise : wholeNumber(nodes) },
    };
};
/** Numbers by themselves count something only where those of the nodes stand beside those of each node. */
function numbersAlone(words, devices, nodes) {
    const gpus = wholeNumber(optionOf(words, '--gpus', '--num_gpus', '--num-gpus'));
    if (nodes === undefined)
        return undefined;
    if (gpus !== undefined)
        return { on: { kind: 'gpu' }, processes: { perNode: gpus, nodes } };
    const isTrainer = words.some((word) => /^(?:--)?trainer\.devices=/.test(word));
    return isTrainer && devices !== undefined
        ? { framework: 'pytorch-lightning', processes: { perNode: devices, nodes } }
        : undefined;
}
/**
 * What a trainer is told behind a launcher whose own processes are filled in later: `torchrun --nproc_per_node $N a.py
 * trainer.devices=8 trainer.num_nodes=2`. The last of several settings counts.
 */
function trainerProcesses(words) {
    const last = (name) => wholeNumber(words.findLast((word) => word.replace(/^[-+]+/, '').startsWith(`trainer.${name}=`))?.replace(/^[^=]*=/, ''));
    const perNode = last('devices');
    return perNode ? { perNode, nodes: last('num_nodes') } : undefined;
}
const startsProgram = (words) => /^(?:python[\d.]*|lightning|fabric|srun|uv)$/.test(programOf(words)) &&
    words.some((word) => word.length <= 500 && word.endsWith('.py'));
/** The value of a setting of the trainer, however it is passed on. */
function settingOf(words, ...names) {
    const option = optionOf(words, ...names.flatMap((name) => [`--${name}`, `--trainer.${name}`]));
    if (option !== undefined)
        return option;
    const setting = words.find((word) => names.some((name) => word.startsWith(`trainer.${name}=`)));
    return setting?.slice(setting.indexOf('=') + 1);
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/marian.js

/** Marian trains on the devices that it is listed, one model copy on each: `marian --devices 0 1 2 3`. */
const marian = (words) => {
    if (!/^marian(?:-train)?(?:\.exe|\$\{?\w{1,40}\}?)?$/.test(programOf(words).slice(0, 60)))
        return undefined;
    if (words.includes('--cpu-threads'))
        return { framework: 'marian', on: 'processor' };
    const devices = devicesOf(words);
    return { framework: 'marian', ...(devices && { processes: { perNode: devices, nodes: 1 } }) };
};
function devicesOf(words) {
    const listed = wordsBehind(words, '--devices', '-d');
    return listed.length > 0 && listed.every((word) => /^\d{1,2}$/.test(word)) ? listed.length : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/mpi-launch.js


const starters = new Set(['mpirun', 'mpiexec', 'mpiexec.hydra', 'orterun', 'horovodrun']);
/** MPI starts any program: its processes stand for GPUs only where the script names GPUs as well. */
const mpi = (words) => {
    const at = words.findIndex((word) => starters.has(word.slice(word.lastIndexOf('/') + 1)));
    if (at === -1)
        return undefined;
    const options = words.slice(at + 1, programAt(words, at + 1));
    const horovod = words[at]?.endsWith('horovodrun') === true;
    const processes = processesOf(options, horovod, trainsWithHorovod(words, at));
    return { startsAnything: true, processes, ...(horovod && { library: 'horovod' }) };
};
/** A program in Python that Horovod is set up for, or that is named for it. */
function trainsWithHorovod(words, at) {
    const program = programAt(words, at + 1);
    const isPython = words.slice(program).some((word) => word.endsWith('.py'));
    const isNamed = words.some((word) => /^HOROVOD_\w|horovodrun$|(?:horovod|hvd)[\w.-]{0,60}\.py$/i.test(word.slice(-200)));
    return isPython && isNamed;
}
function processesOf(options, horovod, trains) {
    const first = (...names) => wholeNumber(optionsOf(options, ...names)[0]);
    const hosts = hostsIn(optionsOf(options, '-H', '--host', '--hosts', '-host')[0]);
    const count = first('-np', '--np', '-n', '--n', '--num-proc');
    const perNode = first('-ppn', '--ppn', '-npernode', '--npernode', '-perhost', '-N') ?? mappedBy(options);
    const elsewhere = options.some((word) => /^(?:--?hostfile|--?machinefile|-f)(?:=|$)/.test(word));
    // Horovod starts everything here where no host is named; MPI asks the scheduler first.
    const nodes = hosts ?? (horovod && !elsewhere ? 1 : undefined);
    if ((count ?? perNode ?? 1) > 1)
        return { count, perNode, nodes };
    // One process asks each node something, or starts another launcher there, unless it trains.
    return trains && count === 1 ? { count, perNode: 1, nodes: 1 } : {};
}
/** Hosts of `a:8,b:8`. */
function hostsIn(list) {
    if (list === undefined || !/^[\w.-]{1,100}(?::\d{1,4})?(?:,[\w.-]{1,100}(?::\d{1,4})?){0,500}$/.test(list))
        return undefined;
    return new Set(list.split(',').map((host) => host.split(':')[0])).size;
}
/** The number of `--map-by ppr:8:node`. */
function mappedBy(options) {
    const [mapping] = optionsOf(options, '--map-by', '-map-by');
    return wholeNumber(/^ppr:(\d{1,4}):node\b/.exec(mapping ?? '')?.[1]);
}
/** Where the program that is started stands: behind it, options are its own. */
function programAt(words, from) {
    const program = words.findIndex((word, at) => at >= from &&
        (/^(?:python[\d.]*|bash|sh|singularity|apptainer|numactl|env)$/.test(word) ||
            (/[/]|\.(?:py|sh)$/.test(word) && !word.startsWith('-') && !words[at - 1]?.startsWith('-'))));
    return program === -1 ? words.length : program;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/worker-groups.js


/**
 * What trains where a program gives each group of its workers nodes of its own: `--actor-num-nodes 4
 * --actor-num-gpus-per-node 8`, or `--actor.num_nodes 4`. How many there are in all is known only where no other group
 * has GPUs, or all groups share those of one.
 */
function trainingGroup(words) {
    const perNode = wholeNumber(optionOf(words, ...named('num_gpus_per_node')));
    if (perNode === undefined)
        return undefined;
    const nodes = wholeNumber(optionOf(words, ...named('num_nodes')));
    const isShared = words.some((word) => /^--(?:train\.)?colocate(?:[-_]all(?:[-_]models)?)?$/.test(word));
    const isAlone = !words.some((word) => word.length <= 100 && otherGroup.test(word));
    return { perNode, ...((isShared || isAlone) && { nodes }) };
}
/**
 * What trains where Hydra's settings place the policy of a reinforcement learning, as SkyRL does:
 * `trainer.placement.policy_num_gpus_per_node=4`. Where it shares its GPUs with whatever else runs, those are all that
 * there are; beside others, only a policy that fills its nodes tells how many each of them has.
 */
function policyGroup(words) {
    const [group, gpus] = firstMatch(words, /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})policy_num_gpus_per_node=(\d{1,3})$/);
    const perNode = wholeNumber(gpus);
    if (group === undefined || perNode === undefined)
        return undefined;
    const [shared] = firstMatch(words, /^(?:--|\+{0,2})(?:\w{1,60}\.){0,6}colocate_all=(\w{1,10})$/);
    if (/^true$/i.test(shared ?? '')) {
        const setting = `${group}policy_num_nodes=`;
        const stated = words.map((word) => word.replace(/^(?:--|\+{1,2})/, '')).find((word) => word.startsWith(setting));
        return { perNode, nodes: wholeNumber(stated?.slice(setting.length)) };
    }
    return perNode >= 8 ? { perNode } : undefined;
}
function firstMatch(words, pattern) {
    for (const word of words) {
        const match = word.length <= 500 ? pattern.exec(word) : null;
        if (match)
            return match.slice(1);
    }
    return [];
}
const named = (setting) => [
    `--actor-${setting.replaceAll('_', '-')}`,
    `--actor_${setting}`,
    `--actor.${setting}`,
];
const otherGroup = /^--(?:rollout[-_]num[-_]gpus$|rollout[-_]num[-_]gpus=|vllm[-_.]num[-_]engines|(?:critic|ref|reward|rollout)[-_.]num[-_]nodes)/;

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/program-launch.js



/**
 * What programs that start their processes by themselves are told of GPUs: as options such as `--num-gpus 8`, as
 * settings such as `trainer.n_gpus_per_node=8`, as the size of the world, or as a list of devices.
 */
const program = (words) => {
    if (!program_launch_startsProgram(words))
        return undefined;
    const own = words.slice(program_launch_programAt(words));
    const chips = chipsOfCores(own) ?? chipsOfHosts(own);
    if (chips !== undefined)
        return { on: { kind: 'tpu', vendor: 'google' }, processes: chips };
    const processes = ofSettings(words) ?? policyGroup(own) ?? trainingGroup(own) ?? program_launch_ofOptions(own) ?? ofWorld(own);
    return processes && { processes };
};
const program_launch_startsProgram = (words) => /^(?:python[\d.]*|uv|srun|fairseq-(?:hydra-)?train|\$)$/.test(programOf(words)) ||
    (programOf(words) === 'ray' && words.includes('submit') && words.includes('--'));
/** Where the program's own options begin: those in front are its launcher's. */
function program_launch_programAt(words) {
    const at = words.findIndex((word, index) => word.length <= 500 && (word.endsWith('.py') || words[index - 1] === '-m' || /^fairseq-/.test(word)));
    return at === -1 ? words.length : at;
}
const perNodeSetting = /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})(?:n_|num_|n)?gpus_per_node=(\d{1,4})$/;
const worldSetting = /^(?:--|\+{0,2})(?:\w{1,60}\.){0,6}distributed_world_size=(\d{1,5})$/;
/** Hydra's settings: those of one group belong together. */
function ofSettings(words) {
    for (const word of words) {
        const [, group, gpus] = word.length <= 500 ? (perNodeSetting.exec(word) ?? []) : [];
        if (gpus === undefined)
            continue;
        const names = ['nnodes', 'num_nodes', 'n_nodes', 'nodes'].map((name) => `${group}${name}=`);
        const nodes = words.map((other) => other.replace(/^(?:--|\+{1,2})/, ''));
        const stated = nodes.find((other) => names.some((name) => other.startsWith(name)));
        return { perNode: wholeNumber(gpus), nodes: wholeNumber(stated?.slice(stated.indexOf('=') + 1)) };
    }
    const world = words.map((word) => (word.length <= 500 ? worldSetting.exec(word)?.[1] : undefined)).find(Boolean);
    return world === undefined ? undefined : { count: wholeNumber(world) };
}
/** The options that launchers and programs take a number of nodes by. */
const nodeOptions = [
    '--nnodes',
    '--num_nodes',
    '--num-nodes',
    '--n_nodes',
    '--nodes',
    '--num_machines',
    '--num_hosts',
    '--num-machines',
];
const perNodeOptions = [
    ...['--gpus_per_node', '--gpus-per-node', '--num_gpus_per_node', '--num-gpus-per-node', '--n_gpus_per_node'],
    ...['--ngpus_per_node', '--ngpus-per-node'],
];
const gpuOptions = [
    ...['--num_gpus', '--num-gpus', '--ngpus', '--n_gpus', '--n-gpus', '--num_gpu', '--gpu_num', '--gpu-num'],
    '--worker_gpu',
];
function program_launch_ofOptions(words) {
    const stated = optionOf(words, ...nodeOptions);
    const perNode = wholeNumber(optionOf(words, ...perNodeOptions));
    if (perNode !== undefined)
        return { perNode, nodes: wholeNumber(stated) };
    const gpus = wholeNumber(optionOf(words, ...gpuOptions, ...coresOfHost(words))) ??
        devicesListed(optionOf(words, '--gpus', '--gpu_ids')) ??
        devicesApart(words);
    if (gpus === undefined)
        return undefined;
    // A program that submits a job has a number of nodes of its own.
    const submits = words.some((word) => word.length <= 500 && /submit|slurm|launch/i.test(word));
    return { perNode: gpus, nodes: stated === undefined ? (submits ? undefined : 1) : wholeNumber(stated) };
}
/** `--num_tpu_cores=32` was written for chips that have two each. */
function chipsOfCores(words) {
    const cores = wholeNumber(optionOf(words, '--num_tpu_cores', '--num-tpu-cores'));
    const isOff = /^(?:false|0)$/i.test(optionOf(words, '--use_tpu') ?? '');
    return cores !== undefined && cores > 0 && cores % 2 === 0 && !isOff ? { count: cores / 2 } : undefined;
}
/** `--use_tpu=True --num_hosts=4 --num_core_per_host=8`: those programs are as old, and count as they do. */
function chipsOfHosts(words) {
    const cores = wholeNumber(optionOf(words, ...hostCores));
    const isOn = /^(?:true|1)$/i.test(optionOf(words, '--use_tpu') ?? '');
    // A host of TPU v3 may have twice as many as one of v2.
    if (!isOn || (cores !== 8 && cores !== 16))
        return undefined;
    return { perNode: cores / 2, nodes: wholeNumber(optionOf(words, '--num_hosts')) };
}
const hostCores = ['--num_core_per_host', '--num_core_per_hosts'];
/** Programs for TPUs count GPUs as cores where they are told to use no TPU, or are those for GPUs: `train_gpu.py`. */
function coresOfHost(words) {
    const use = optionOf(words, '--use_tpu');
    const isForGpus = use === undefined && words.some((word) => /(?:^|[/_])gpu(?:_\w{1,40})?\.py$/i.test(word.slice(-200)));
    return isForGpus || /^(?:false|0)$/i.test(use ?? '') ? [...hostCores] : [];
}
/** `0,1,2,3`; a number by itself may be the one device to use, unless no node has so many. */
function devicesListed(value) {
    if (value === undefined || value.length > 200)
        return undefined;
    if (/^\d{1,2}(?:,\d{1,2}){1,31}$/.test(value))
        return value.split(',').length;
    const number = wholeNumber(value);
    return number === 8 || number === 16 ? number : undefined;
}
/** `--gpus 0 1 2 3`. */
function devicesApart(words) {
    const listed = wordsBehind(words, '--gpus', '--gpu_ids');
    const end = listed.findIndex((word) => !/^\d{1,2}$/.test(word));
    const indexes = end === -1 ? listed : listed.slice(0, end);
    return indexes.length > 1 && new Set(indexes).size === indexes.length ? indexes.length : undefined;
}
/** The size of the world counts nodes, and no processes, for programs that fork once more. */
function ofWorld(words) {
    const count = wholeNumber(optionOf(words, '--world-size', '--world_size', '--distributed-world-size'));
    const forks = words.some((word) => /^--(?:multiprocessing[-_]distributed|mp[-_]dist)/.test(word));
    return count === undefined || count < 2 || forks ? undefined : { count };
}
/** Launchers of other frameworks, and of projects' own, that take the options of PyTorch's. */
const alikeTorchrun = (words) => {
    const perNode = optionOf(words, '--nproc_per_node', '--nproc-per-node');
    // Whoever asks for both is a launcher, whatever it is called.
    const launches = program_launch_startsProgram(words) || optionOf(words, '--nnodes') !== undefined;
    if (!launches || perNode === undefined)
        return undefined;
    return { processes: { perNode: wholeNumber(perNode), nodes: wholeNumber(optionOf(words, ...nodeOptions)) } };
};
/** OpenMMLab's scripts take the number of GPUs behind the configuration: `tools/dist_train.sh CONFIG 8`. */
const openMmlab = (words) => {
    const at = words.findIndex((word) => word.length <= 500 && /(?:^|\/)(?:dist|slurm)_train\.sh$/.test(word));
    if (at === -1)
        return undefined;
    const isSlurm = words[at]?.endsWith('slurm_train.sh') === true;
    const set = (name) => words
        .slice(0, at)
        .find((word) => word.startsWith(`${name}=`))
        ?.slice(name.length + 1);
    const framework = 'pytorch';
    if (!isSlurm) {
        const perNode = words
            .slice(at + 1, at + 4)
            .map(wholeNumber)
            .find((number) => number !== undefined);
        const nodes = set('NNODES');
        return { framework, processes: { perNode, nodes: nodes === undefined ? 1 : wholeNumber(nodes) } };
    }
    return { framework, processes: { count: wholeNumber(set('GPUS')) } };
};
/** Trainers that start their own processes as the environment tells them to: `NPROC_PER_NODE=8 swift sft`. */
const selfStarting = (words) => {
    const name = programOf(words);
    if (!/^(?:llamafactory-cli|swift|xtuner)$/.test(name))
        return undefined;
    const set = (variable) => words.find((word) => word.startsWith(`${variable}=`))?.slice(variable.length + 1);
    const nodes = set('NNODES');
    const perNode = wholeNumber(set('NPROC_PER_NODE'));
    return {
        framework: 'pytorch',
        ...(perNode !== undefined && { processes: { perNode, nodes: nodes === undefined ? 1 : wholeNumber(nodes) } }),
    };
};

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/slurm-options.js



const shortNames = new Map([
    ['N', 'nodes'],
    ['n', 'ntasks'],
    ['G', 'gpus'],
    ['C', 'constraint'],
    ['p', 'partition'],
    ['J', 'job-name'],
]);
/** Reads `--gres=gpu:8`, `--gres gpu:8`, `-N 2` and `-N2`. */
function addSlurmOptions(options, words, line) {
    for (const [at, word] of words.entries()) {
        const [, long, short, sign, rest] = /^(?:--([a-z][a-z-]{1,40})|-([A-Za-z]))(=?)(.*)$/s.exec(word) ?? [];
        const name = long ?? shortNames.get(short ?? '');
        if (name === undefined || rest === undefined || (long && rest !== '' && sign === ''))
            continue;
        const next = words[at + 1] ?? '';
        const value = rest !== '' ? rest : next.startsWith('-') ? '' : next;
        options.set(name, { value, line });
    }
}
/** The options that ask for accelerators, and for what each of them counts. */
const requestOptions = [
    ['gpus', 'job'],
    ['gpus-per-node', 'node'],
    ['gres', 'node'],
    ['tres-per-node', 'node'],
    ['gpus-per-task', 'task'],
    ['tres-per-task', 'task'],
    ['gpus-per-socket', 'socket'],
];
/** Whether options ask for accelerators, rather than for nodes that may have some. */
const requestsAccelerators = (options) => requestOptions.some(([option]) => requestOfOption(options, option) !== undefined);
/** What the options of one job ask for: first what it asks for, then what its partition suggests. */
function slurmRequests(options) {
    const job = literalOf(options, 'job-name');
    const hint = partitionHint(options) ?? constraintHint(options);
    for (const [option, per] of requestOptions) {
        const ofOption = requestOfOption(options, option);
        if (ofOption === undefined)
            continue;
        if (ofOption.count === 0)
            return [];
        const name = ofOption.name ?? constraintName(options);
        const { kind, vendor, line } = ofOption;
        const tasks = ofOption.count === undefined && oneTaskForEach(options, option);
        const counts = tasks ? { count: tasks } : countsOf(options, per, ofOption.count);
        const request = { job, kind, vendor, name, ...counts };
        const requests = [{ request, line, certainty: 'states' }];
        if (hint?.name && name === undefined && kind === 'gpu' && fitsHost(hint.name, counts.perNode)) {
            requests.push({ request: { job, ...hint }, line: hint.line, certainty: 'suggests' });
        }
        return requests;
    }
    const name = constraintName(options);
    const line = options.get('constraint')?.line;
    if (name !== undefined && line !== undefined) {
        return [{ request: { job, name, nodes: nodesOf(options) }, line, certainty: 'suggests' }];
    }
    const nodes = wholeNumber(options.get('nodes')?.value);
    return hint ? [{ request: { job, ...hint, nodes }, line: hint.line, certainty: 'suggests' }] : [];
}
/** The nodes of a job that takes them whole, with whatever they hold: nothing tells how many accelerators that is. */
function wholeNodes(options) {
    const stated = options.get('nodes');
    const nodes = wholeNumber(stated?.value);
    const isOfProcessors = /(?:^|[^a-z])cpus?(?=$|[^a-z])/i.test((options.get('partition')?.value ?? '').slice(0, 200));
    return stated === undefined ||
        nodes === undefined ||
        isOfProcessors ||
        requestOptions.some(([name]) => options.has(name))
        ? undefined
        : { nodes, line: stated.line };
}
/** The tasks of `--gres=gpu:$EACH --ntasks-per-node=$EACH --ntasks=16`, where a node has as many of them as GPUs. */
function oneTaskForEach(options, option) {
    const each = /:(\$.{0,200})$/s.exec(options.get(option)?.value ?? '')?.[1];
    const isOfNode = option === 'gres' || option === 'gpus-per-node';
    return isOfNode && each !== undefined && options.get('ntasks-per-node')?.value === each
        ? wholeNumber(options.get('ntasks')?.value)
        : undefined;
}
function countsOf(options, per, count) {
    const nodes = nodesOf(options);
    if (per === 'node')
        return { perNode: count, nodes };
    if (per === 'job')
        return { count, nodes };
    if (per === 'socket')
        return { nodes };
    const tasks = wholeNumber(options.get('ntasks')?.value);
    const tasksPerNode = wholeNumber(options.get('ntasks-per-node')?.value);
    const perNode = times(count, tasksPerNode);
    if (tasks !== undefined)
        return { count: times(count, tasks), nodes };
    if (perNode !== undefined)
        return { perNode, nodes };
    // Without a word about tasks there is one on each node.
    const stated = options.has('ntasks') || options.has('ntasks-per-node');
    return stated ? { nodes } : { perNode: count, nodes };
}
/** Slurm takes one node where nothing asks for more. */
function nodesOf(options) {
    const nodes = options.get('nodes');
    const known = wholeNumber(nodes?.value);
    if (known !== undefined)
        return known;
    const tasks = options.get('ntasks');
    // A number that is computed follows from the tasks, where those are known.
    if (nodes !== undefined && (tasks === undefined || tasks.value === '1'))
        return undefined;
    if (tasks === undefined || tasks.value === '1')
        return 1;
    const perNode = wholeNumber(options.get('ntasks-per-node')?.value);
    const all = wholeNumber(tasks.value);
    return perNode && all !== undefined ? Math.ceil(all / perNode) : undefined;
}
function requestOfOption(options, option) {
    const { value, line } = options.get(option) ?? { value: '', line: 0 };
    for (const part of value.slice(0, 500).split(',')) {
        const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '');
        const [first = '', ...rest] = resource.split(/[:=]/);
        const found = option.startsWith('gpus') ? { kind: 'gpu' } : generic.get(first.toLowerCase());
        if (found === undefined || resource === '')
            continue;
        const words = option.startsWith('gpus') ? [first, ...rest] : rest;
        return { ...found, line, ...typeAndCount(words) };
    }
    return undefined;
}
const generic = new Map([
    ['gpu', { kind: 'gpu' }],
    ['hpu', { kind: 'other', vendor: 'intel' }],
    ['gaudi', { kind: 'other', vendor: 'intel' }],
    ['neuron', { kind: 'other', vendor: 'aws' }],
    ['ipu', { kind: 'other' }],
    ['npu', { kind: 'other' }],
]);
/** `a100:8`, `8`, `a100` and nothing, which stands for one. */
function typeAndCount(words) {
    const last = words.at(-1);
    const isOpen = last !== undefined && !isLiteral(last);
    const count = last === undefined ? 1 : wholeNumber(last);
    const type = (count === undefined && !isOpen) || last === undefined ? last : words.at(-2);
    // A slice of a card is not a card.
    if (type !== undefined && /\dg\.\d/.test(type))
        return { count: undefined };
    const known = type !== undefined && isGpuModel(type);
    return { count: isOpen ? undefined : (count ?? 1), ...(known && { name: type }) };
}
/** The one model that a constraint such as `a100&nvlink` names. */
function constraintName(options) {
    const words = (options.get('constraint')?.value ?? '').slice(0, 500).split(/[&|,*()[\]]/);
    const names = new Set(words.map((word) => word.trim()).filter((word) => isGpuModel(word)));
    const [name, another] = names;
    return another === undefined ? name : undefined;
}
/** What a partition's name tells, as in `gpu` and `h100-long`; sites name them as they like, so that it is a hint. */
function partitionHint(options) {
    const { value, line } = options.get('partition') ?? { value: '', line: 0 };
    if (!isLiteral(value))
        return undefined;
    const names = new Set();
    const kinds = new Set();
    for (const partition of value.slice(0, 200).split(',')) {
        const words = partition.split(/[-_.]/);
        const model = [partition, ...words].find((word) => word.length > 2 && isGpuModel(word));
        if (model && !ofSeries.test(model))
            names.add(model);
        kinds.add(model || words.some((word) => /^gpus?\d*$/i.test(word)) ? 'gpu' : 'unknown');
    }
    const [name, another] = names;
    if (kinds.size !== 1 || !kinds.has('gpu'))
        return undefined;
    return { kind: 'gpu', line, ...(another === undefined && { name }) };
}
/** The number of a series of cards, which sites call partitions of its other members by as well: `rtx2080` holds the Ti. */
const ofSeries = /^(?:rtx|gtx)?[-_]?\d{4}$/i;
/** Nodes that have GPUs, by the feature that a site calls them by: `gpu`, `gpu&hbm80g`. */
function constraintHint(options) {
    const { value, line } = options.get('constraint') ?? { value: '', line: 0 };
    return /^gpus?(?:&\w{1,40})*$/i.test(value.slice(0, 200)) ? { kind: 'gpu', line } : undefined;
}
function literalOf(options, option) {
    const value = options.get(option)?.value;
    return isLiteral(value) ? value : undefined;
}
/** The directives of a script that sbatch heeds, for each part of a heterogeneous job. */
function directivesIn(text) {
    const parts = [new Map()];
    let start = 0;
    for (let line = 1; start <= text.length; line++) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        const content = text.slice(start, Math.min(end, start + 2_000));
        start = end + 1;
        const directive = /^#SBATCH\s+(\S.*)$/s.exec(content)?.[1];
        if (directive === undefined) {
            // The first command ends what sbatch reads.
            if (content.trim() !== '' && !content.startsWith('#'))
                break;
        }
        else if (/^(?:het|pack)job\b/.test(directive) && parts.length < 20)
            parts.push(new Map());
        else
            addSlurmOptions(parts.at(-1), wordsOf(directive), line);
    }
    return parts.filter((options) => options.size > 0);
}
const wordsOf = (directive) => directive
    .replace(/\s#.*$/s, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/["']/g, ''))
    .filter((word) => word !== '');
/** What Slurm tells the script of its own directives. */
function slurmVariables(text) {
    const variables = new Map();
    const [options] = text.includes('#SBATCH') ? directivesIn(text) : [];
    for (const [option, names] of variableNames) {
        const value = options?.get(option)?.value;
        if (wholeNumber(value) !== undefined)
            for (const name of names)
                variables.set(name, value);
    }
    return variables;
}
const variableNames = [
    ['nodes', ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES']],
    ['ntasks', ['SLURM_NTASKS', 'SLURM_NPROCS']],
    ['ntasks-per-node', ['SLURM_NTASKS_PER_NODE']],
    ['gpus-per-node', ['SLURM_GPUS_PER_NODE']],
    ['gpus', ['SLURM_GPUS']],
];
/** Whether a script asks Slurm for accelerators by itself. */
const directivesRequestAccelerators = (text) => text.includes('#SBATCH') &&
    directivesIn(text).some((options) => slurmRequests(options).some(({ certainty }) => certainty === 'states'));

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/slurm-wrapper.js

/**
 * Programs that submit their own job, and take the options of Slurm under its name: `--slurm-gpus-per-task 4
 * --slurm-ntasks 2`, `--slurm_nodes=2`.
 */
const slurmWrapper = (words) => {
    if (!words.some((word) => prefix.test(word)))
        return undefined;
    const options = new Map();
    addSlurmOptions(options, words.map(asSlurm), 0);
    const [first] = slurmRequests(options);
    if (first?.certainty !== 'states')
        return undefined;
    // Whether it then uses what it asked for is for the script to say.
    const { perNode, nodes, count } = first.request;
    return { processes: { perNode, nodes, count } };
};
const prefix = /^--slurm[-_.](?=[a-z])/;
/** The option as Slurm has it; empty for all other options, whose values then belong to none. */
function asSlurm(word) {
    if (!word.startsWith('-'))
        return word;
    const option = prefix.test(word) && word.length <= 500 ? word.replace(prefix, '') : undefined;
    if (option === undefined)
        return '';
    const [name = '', ...value] = option.split('=');
    return [`--${name.replaceAll('_', '-')}`, ...value].join('=');
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/torchx.js



/**
 * What `torchx run` asks its scheduler for, by a machine or by GPUs of each replica, and whether the component is one
 * of TorchX: those of projects name their options as they like. Undefined where it asks for neither.
 */
function torchxRequest(words) {
    const component = componentIn(words);
    if (component === undefined)
        return undefined;
    const { own, isBuiltIn } = component;
    const { nodes } = torchx_processesOf(own);
    const machine = machineIn(own);
    // A machine has what it has: on some, processes are for cores, and not for accelerators.
    if (machine !== undefined)
        return { request: { machine, nodes }, isBuiltIn };
    // A resource that its site has named overrules the number of GPUs.
    const perNode = optionOf(own, '-h') === undefined ? wholeNumber(optionOf(own, '--gpu')) : undefined;
    return perNode && perNode <= mostPerNode ? { request: { kind: 'gpu', perNode, nodes }, isBuiltIn } : undefined;
}
/** The processes of a launch that asks for no hardware; TorchX starts them on processors, unless it is told. */
const torchx = (words) => {
    const component = componentIn(words);
    if (component === undefined)
        return undefined;
    return {
        ...(component.isBuiltIn && { framework: 'pytorch' }),
        ...(optionOf(component.own, '--gpu') === '0' && { on: 'processor' }),
        ...(torchxRequest(words) === undefined && { processes: torchx_processesOf(component.own) }),
        startsAnything: true,
    };
};
/** The options of the component that is run; behind `--` are those of its script. */
function componentIn(words) {
    if (programOf(words) !== 'torchx' || !words.includes('run'))
        return undefined;
    const at = words.findIndex((word) => word.length <= 500 && /^dist\.(?:ddp|spmd)$|\.py:\w+$/.test(word));
    if (at === -1)
        return undefined;
    const end = words.indexOf('--', at);
    return { own: words.slice(at + 1, end === -1 ? words.length : end), isBuiltIn: !/:\w+$/.test(words[at] ?? '') };
}
/** `-j 2x8`, or `-j 8` on one node; between `1:4` nodes their number is left open. */
function torchx_processesOf(words) {
    const size = optionOf(words, '-j');
    if (size === undefined) {
        return {
            perNode: wholeNumber(optionOf(words, '--nproc_per_node')),
            nodes: wholeNumber(optionOf(words, '--nnodes')),
        };
    }
    const [, nodes, perNode] = /^(?:(\d{1,5}|\d{1,5}:\d{1,5})x)?(\d{1,3})$/.exec(size) ?? [];
    return { perNode: wholeNumber(perNode), nodes: perNode === undefined ? undefined : wholeNumber(nodes ?? '1') };
}
/** TorchX names the machines of AWS `aws_p4d.24xlarge`. */
function machineIn(words) {
    const stated = optionOf(words, '-h') ?? optionOf(words, '--instance_type', '--instance-type');
    const machine = isLiteral(stated) ? stated.replace(/^aws_/, '') : undefined;
    return hardwareOf(machine) === undefined ? undefined : machine;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/launch-commands.js








/** The launches among the commands of a script. */
function launchesIn(commands) {
    return commands.filter(runs).flatMap((command) => {
        for (const launcher of launchers) {
            const launch = withTrainer(command.words, launcher(command.words));
            if (launch === undefined)
                continue;
            const byDefault = command.byDefault &&
                defaultsIn(launch, withTrainer(command.withoutDefaults ?? [], launcher(command.withoutDefaults ?? [])));
            const statesNodes = optionOf(command.words, ...nodeOptions) !== undefined;
            return [
                {
                    ...launch,
                    line: command.line,
                    ...(byDefault && { byDefault }),
                    ...(statesNodes && { statesNodes }),
                },
            ];
        }
        return [];
    });
}
/** A launch whose processes are not known, with what its trainer is told of them. */
function withTrainer(words, launch) {
    const { perNode, count } = launch?.processes ?? { count: 0 };
    const processes = perNode === undefined && count === undefined ? trainerProcesses(words) : undefined;
    return launch && processes ? { ...launch, processes: processes } : launch;
}
/** Which numbers of a launch are lost where the defaults of its variables are left out. */
function defaultsIn({ processes }, sure) {
    const keeps = (name) => processes?.[name] === sure?.processes?.[name];
    if (sure === undefined || !keeps('perNode') || !keeps('count'))
        return true;
    return keeps('nodes') ? undefined : processes?.count === undefined ? 'nodes' : true;
}
const torchrun = (words) => {
    const isTorchrun = launch_commands_names(words, 'torchrun') ||
        words.some((word) => foundTorchrun.test(word.slice(0, 80))) ||
        isModule(words, 'torch.distributed.launch', 'torch.distributed.run');
    return isTorchrun ? { framework: 'pytorch', processes: torchProcesses(words) } : undefined;
};
/** `"$TORCHRUN_BIN"`, for wherever a script finds it. */
const foundTorchrun = /^\$\{?\w{0,40}torchrun\w{0,20}\}?$/i;
function torchProcesses(words) {
    const nodes = optionOf(words, '--nnodes') ?? (isStartedElsewhere(words) ? undefined : '1');
    return {
        perNode: wholeNumber(optionOf(words, '--nproc_per_node', '--nproc-per-node')),
        nodes: wholeNumber(nodes),
    };
}
/** Whether another program starts the command, on as many nodes as that one is told. */
const isStartedElsewhere = (words) => !words.includes('--standalone') && /^(?:srun|mpirun|mpiexec|pdsh|parallel-ssh|clush|ssh)$/.test(programOf(words));
const accelerate = (words) => {
    const at = words.findIndex((word, index) => baseName(word) === 'accelerate' && words[index + 1] === 'launch');
    if (at === -1 && !isModule(words, 'accelerate.commands.launch'))
        return undefined;
    const on = words.includes('--tpu')
        ? tpu
        : words.includes('--cpu') || words.includes('--use_cpu')
            ? 'processor'
            : undefined;
    const nodes = optionOf(words, '--num_machines', '--num-machines');
    const alone = nodes === undefined && optionOf(words, '--config_file', '--config-file') === undefined;
    const processes = {
        count: wholeNumber(optionOf(words, '--num_processes', '--num-processes')) ?? deviceList(words, '--gpu_ids', '--gpu-ids'),
        nodes: alone ? 1 : wholeNumber(nodes),
    };
    return { framework: 'pytorch', library: 'accelerate', processes, ...(on && { on }) };
};
const deepspeed = (words) => {
    const at = words.findIndex((word) => baseName(word) === 'deepspeed');
    const asProgram = programOf(words) === 'deepspeed' || /\.py$/.test(words[at + 1] ?? '') || hasDeepspeedOption(words);
    if (at === -1 || !asProgram || words[at - 1]?.startsWith('-'))
        return undefined;
    const nodes = optionOf(words, '--num_nodes');
    const onThisNode = nodes === undefined && optionOf(words, '--hostfile', '-H') === undefined;
    const processes = devicesIncluded(optionOf(words, '--include', '-i')) ?? {
        perNode: wholeNumber(optionOf(words, '--num_gpus', '--num_accelerators')),
        nodes: onThisNode ? 1 : wholeNumber(nodes),
    };
    return { framework: 'pytorch', library: 'deepspeed', processes };
};
const hasDeepspeedOption = (words) => words.some((word) => /^--(?:num_gpus|num_nodes|hostfile|include|num_accelerators)\b/.test(word));
/** `localhost:0,1,2`, or `a:0,1@b:0,1` for hosts that have the same devices. */
function devicesIncluded(value) {
    if (value === undefined || value.length > 2_000)
        return undefined;
    const hosts = value.split('@').map((host) => /^[\w.-]{1,100}:(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(host)?.[1]);
    const [first] = hosts.map((devices) => devices?.split(',').length);
    const alike = hosts.every((devices) => devices?.split(',').length === first);
    return first !== undefined && alike ? { perNode: first, nodes: hosts.length } : undefined;
}
const composer = (words) => programOf(words) === 'composer' && words.some((word) => word.endsWith('.py'))
    ? {
        framework: 'pytorch',
        library: 'llm-foundry',
        processes: { perNode: wholeNumber(optionOf(words, '-n', '--nproc')), nodes: undefined },
    }
    : undefined;
const torchtune = (words) => programOf(words) === 'tune' && words.includes('run')
    ? { framework: 'pytorch', library: 'torchtune', processes: torchProcesses(words) }
    : undefined;
const colossal = (words) => programOf(words) === 'colossalai' && words.includes('run')
    ? {
        framework: 'pytorch',
        library: 'colossal-ai',
        processes: { ...torchProcesses(words), nodes: colossalNodes(words) },
    }
    : undefined;
/** Without a number of nodes it runs on all hosts that it is given, or here. */
function colossalNodes(words) {
    const nodes = optionOf(words, '--num_nodes');
    return nodes !== undefined
        ? wholeNumber(nodes)
        : optionOf(words, '--hostfile', '--host') === undefined
            ? 1
            : undefined;
}
const paddle = (words) => isModule(words, 'paddle.distributed.launch', 'fleetrun') || launch_commands_names(words, 'fleetrun')
    ? {
        framework: 'paddlepaddle',
        processes: {
            perNode: deviceList(words, '--gpus', '--devices'),
            nodes: wholeNumber(optionOf(words, '--nnodes') ?? '1'),
        },
    }
    : undefined;
/** The number of devices in a list such as `0,1,2,3`. */
function deviceList(words, ...options) {
    const list = optionOf(words, ...options);
    return list !== undefined && /^\d{1,3}(?:,\d{1,3}){0,63}$/.test(list) ? list.split(',').length : undefined;
}
const gaudi = (words) => launch_commands_names(words, 'gaudi_spawn.py')
    ? {
        framework: 'pytorch',
        library: 'optimum-habana',
        on: { kind: 'other', vendor: 'intel' },
        processes: words.includes('--hostfile')
            ? { perNode: wholeNumber(optionOf(words, '--world_size')) }
            : { perNode: wholeNumber(optionOf(words, '--world_size')), nodes: 1 },
    }
    : undefined;
const tpu = { kind: 'tpu', vendor: 'google' };
/** The counts of these are TensorCores or hosts: they do not count accelerators. */
const xla = (words) => {
    const isOnHosts = isModule(words, 'torch_xla.distributed.xla_dist');
    return isOnHosts || launch_commands_names(words, 'xla_spawn.py') || isModule(words, 'torch_xla.distributed.xla_spawn')
        ? { framework: 'pytorch-xla', library: 'torch-xla', on: tpu, ...(isOnHosts && chipsOfHost(words)) }
        : undefined;
};
/** What is started on each host of a pod with eight processes has a TensorCore for each, two of them to a chip. */
function chipsOfHost(words) {
    const started = words.slice(words.indexOf('--') + 1);
    const cores = optionOf(started, '--num-devices', '--num_devices', '--num-cores', '--num_cores');
    return words.includes('--') && cores === '8' ? { processes: { perNode: 4 } } : {};
}
const trainers = [
    [/^maxtext(?:\.|\/)/i, 'jax', 'maxtext'],
    [/^t5x\.(?:train|infer|eval)$/, 'jax', 't5x'],
    [/^levanter\.main\./, 'jax', 'levanter'],
    [/^axolotl\.cli\./, 'pytorch'],
    [/^torchtitan\./, 'pytorch', 'torchtitan'],
];
const trainer = (words) => {
    for (const [program, framework, library] of trainers) {
        const found = words.some((word, at) => program.test(word) && (at === 0 || /^(?:-m|run|python[\d.]*)$/.test(words[at - 1] ?? '')));
        if (found)
            return { framework, ...(library && { library }) };
    }
    return undefined;
};
const launchers = [
    torchx,
    torchrun,
    accelerate,
    torchtune,
    gaudi,
    xla,
    deepspeed,
    composer,
    colossal,
    paddle,
    marian,
    mpi,
    openMmlab,
    selfStarting,
    trainer,
    lightning,
    alikeTorchrun,
    slurmWrapper,
    program,
];
const baseName = (word) => word.slice(word.lastIndexOf('/') + 1);
const launch_commands_names = (words, program) => words.some((word) => baseName(word) === program);
const isModule = (words, ...modules) => words.some((word, at) => modules.includes(word) && words[at - 1] === '-m');

// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
;// CONCATENATED MODULE: ./build/core/evidence/observation/precision-word.js

/** The number format that a training configuration means; undefined for `no`, `auto` and whatever else. */
const precisionWord = (word) => word === undefined ? undefined : (0,value_spellings/* resolveWord */.Ty)('precision', word);

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/launch-precision.js


/**
 * The number format that the launch of a training sets: by the flags of the Transformers trainer and of accelerate, or
 * by the setting of Lightning's trainer.
 */
function precisionOf(path, { words, byDefault }, launch) {
    if (byDefault)
        return [];
    const place = { path, line: launch.line };
    const ofTrainer = precisionWord(words.map((word) => trainerSetting.exec(word.slice(0, 100))?.[1]).findLast(Boolean));
    if (ofTrainer !== undefined)
        return [{ what: 'precision', precision: ofTrainer, certainty: 'states', place }];
    if (!words.some((word) => word.length <= 500 && (trains.test(word) || trainerOption.test(word))))
        return [];
    const set = ['bf16', 'fp16'].filter((name) => isSwitchedOn(words, `--${name}`));
    const mixed = precisionWord(optionOf(words, '--mixed_precision', '--mixed-precision'));
    const [precision, another] = new Set([...set, ...(mixed === undefined ? [] : [mixed])]);
    if (precision === undefined || another !== undefined)
        return [];
    return [{ what: 'precision', precision, certainty: 'states', place }];
}
/** `trainer.precision=bf16-mixed`, as Hydra and Lightning's own command line take it. */
const trainerSetting = /^(?:--|\+{0,2})trainer\.precision=(.+)$/;
/** A program that trains, by its name: evaluation may well compute in another format. */
const trains = /(?:train|tun(?:e|ing)|sft|dpo|grpo)[\w-]{0,60}\.py$|^(?:axolotl|llamafactory)/i;
/** What nothing but the arguments of the Transformers trainer are called. */
const trainerOption = /^--(?:do_train|per_device_train_batch_size)(?:=|$)/;
/** `--bf16`, `--bf16 True`, `--bf16=true`; off where it says so or is left to a variable. */
function isSwitchedOn(words, flag) {
    const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
    const word = words[at];
    if (word === undefined)
        return false;
    const value = word === flag ? (words[at + 1] ?? '--') : word.slice(flag.length + 1);
    return value.startsWith('-') || /^true$/i.test(value);
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/job-commands.js




/** The framework and the library that a launch cannot do without. */
function frameworksOf(path, { framework, library, line }) {
    const place = { path, line };
    const found = [];
    if (framework)
        found.push({ what: 'framework', framework, how: 'configured', certainty: 'suggests', place });
    if (library)
        found.push({ what: 'library', library, how: 'configured', certainty: 'suggests', place });
    return found;
}
/** What the commands of a job tell of its framework and of its number format, with the lines of their own text. */
function softwareOfCommands(path, text) {
    const [startsSome, setsFormat] = [launches.test(text), formats.test(text)];
    if (!startsSome && !setsFormat)
        return [];
    const commands = shellCommands(text);
    return [
        ...(startsSome ? launchesIn(commands).flatMap((launch) => frameworksOf(path, launch)) : []),
        ...(setsFormat ? commands.filter(runs).flatMap((command) => precisionOf(path, command, command)) : []),
    ];
}
const formats = /precision|--(?:bf16|fp16)/;
const launches = /torchrun|torch\.distributed|torch_xla|torchtitan|accelerate|deepspeed|gaudi_spawn|xla_spawn|horovodrun|paddle\.distributed|fleetrun|composer|colossalai|tune run|maxtext|t5x|levanter|axolotl|llamafactory/i;

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/container-image.js
const longestName = 500;
/**
 * What an image says of the job that runs in it, by its name alone; undefined where that says nothing. What a variable
 * leaves open may stand as `${NAME}`.
 */
function imageMeaning(image) {
    const reference = referenceOf(image);
    if (reference === undefined)
        return undefined;
    const meaning = ruled(reference) ?? guessed(reference);
    const architecture = architectureOf(reference);
    return Object.keys(meaning).length === 0 ? undefined : { ...meaning, ...(architecture && { architecture }) };
}
function referenceOf(image) {
    const plain = image
        .slice(0, longestName)
        .replace(/\$\{[^}]*\}|\$\w+/g, '')
        .toLowerCase()
        .replace(/^docker:\/\/|^docker-daemon:/, '')
        .replace(/@sha256:.*$/, '')
        // Enroot writes a sign where others write the first slash.
        .replace('#', '/');
    if (plain === '' || /[\s{}<>]/.test(plain))
        return undefined;
    const colon = plain.lastIndexOf(':');
    const tagged = colon > plain.lastIndexOf('/');
    return { name: tagged ? plain.slice(0, colon) : plain, tag: tagged ? plain.slice(colon + 1) : '' };
}
function ruled(reference) {
    for (const [name, read] of rules) {
        const match = name.exec(reference.name);
        if (match !== null)
            return read(reference, match);
    }
    return undefined;
}
const version = (tag, prefix = '') => {
    const found = new RegExp(`^${prefix}v?(\\d+\\.\\d+(?:\\.\\d+)?)(?![\\d.])`).exec(tag)?.[1];
    return found === undefined ? {} : { version: found };
};
const framework = (id) => (id === undefined ? {} : { framework: id });
const stack = (name) => (name === undefined ? {} : { stack: name });
const rules = [
    [
        /^(?:.*\/)?nvidia\/(pytorch|tensorflow|jax|nemo[\w-]*|bionemo[\w-]*|modulus|physicsnemo|mxnet|l4t-[\w-]*)(?:\/|$)/,
        ({ name }, [, product = '']) => ({
            ...framework(ofNvidia(product, name)),
            stack: 'cuda',
            ...(product.startsWith('l4t') && { architecture: 'arm64' }),
        }),
    ],
    [/(?:^|\/)nvcr\.io\/|^nvidia\/|\/nvidia\/cuda(?:gl|-arm64)?$/, () => ({ stack: 'cuda' })],
    [
        /^ghcr\.io\/nvidia\/(?:jax|t5x|pax|maxtext|axlearn|levanter|equinox|grok|gemma|upstream-\w+)/,
        () => ({ framework: 'jax', stack: 'cuda' }),
    ],
    [
        /(?:^|\/)(?:pytorch\/pytorch|pytorch\/pytorch-nightly|bitnami\/pytorch|anibali\/pytorch|runpod\/pytorch|mosaicml\/pytorch\w*)$/,
        ({ name, tag }) => ({
            framework: 'pytorch',
            ...version(tag),
            ...stack(stackIn(tag) ?? (/bitnami|mosaicml|anibali/.test(name) ? undefined : 'cuda')),
        }),
    ],
    [
        /(?:^|\/)tensorflow\/(?:tensorflow|serving)$/,
        ({ tag }) => ({ framework: 'tensorflow', ...version(tag), stack: /gpu/.test(tag) ? 'cuda' : 'cpu' }),
    ],
    [
        /(?:^|\/)rocm\/([\w.-]+)$/,
        ({ name, tag }, [, product = '']) => ({ ...framework(ofRocm(product, `${name}:${tag}`)), stack: 'rocm' }),
    ],
    [
        /(?:^|\/)cloud-tpu-images\/jax-(?:stable-stack|ai-image)(?:\/(tpu|gpu))?/,
        (_, [, kind]) => ({
            framework: 'jax',
            provider: 'gcp',
            ...stack(kind === 'tpu' ? 'tpu' : kind === 'gpu' ? 'cuda' : undefined),
        }),
    ],
    [
        /(?:^|\/)tpu-pytorch(?:-releases)?\/(?:docker\/)?/,
        ({ tag }) => ({
            framework: 'pytorch-xla',
            ...version(tag, 'r?'),
            stack: /cuda/.test(tag) ? 'cuda' : 'tpu',
            provider: 'gcp',
        }),
    ],
    [
        /(?:deeplearning-platform-release\/(?:gcr\.io\/)?|vertex-ai\/(?:training|prediction)\/)([\w.-]+)/,
        (_, [, product = '']) => ({ ...framework(frameworkIn(product)), ...stack(stackIn(product)), provider: 'gcp' }),
    ],
    [
        /\.dkr\.ecr[\w.-]*\.amazonaws\.com(?:\.cn)?\/(.*)$|^public\.ecr\.aws\/(?:neuron|deep-learning-containers)\/(.*)$/,
        ({ name, tag }, [, own = '', open = '']) => ofAmazon(own + open, tag, name),
    ],
    [
        /^vault\.habana\.ai\//,
        ({ name }) => ({
            ...framework(/tensorflow/.test(name) ? 'tensorflow' : /pytorch/.test(name) ? 'pytorch' : undefined),
            stack: 'gaudi',
        }),
    ],
    [
        /(?:^|\/)huggingface\/(?:transformers|accelerate|peft|diffusers|trl|optimum)[\w-]*$/,
        ({ name, tag }) => ({
            ...framework(frameworkIn(name) ??
                (/tensorflow/.test(name) ? 'tensorflow' : /accelerate|peft|trl/.test(name) ? 'pytorch' : undefined)),
            ...stack(stackIn(`${name}:${tag}`)),
        }),
    ],
    [
        /(?:^|\/)(?:deepspeed\/[\w-]+|(?:winglian|axolotlai)\/axolotl[\w-]*|mosaicml\/(?:llm-foundry|composer)|unsloth\/unsloth|lmsysorg\/sglang|vllm\/vllm-openai|verlai\/verl|hiyouga\/[\w-]+)$/,
        ({ tag }) => ({ framework: 'pytorch', stack: stackIn(tag) ?? 'cuda' }),
    ],
    [
        /^mcr\.microsoft\.com\/(?:azureml|aifx)\/(.*)$/,
        ({ tag }, [, product = '']) => ({
            ...framework(/acpt|pytorch/.test(product) ? 'pytorch' : frameworkIn(product)),
            ...stack(stackIn(`${product}:${tag}`)),
            provider: 'azure',
        }),
    ],
    [
        /^intel\/intel-(?:extension-for|optimized)-(pytorch|tensorflow)$/,
        ({ tag }, [, product]) => ({
            ...framework(product),
            ...(/xpu/.test(tag) && { accelerator: { kind: 'gpu', vendor: 'intel' } }),
        }),
    ],
    [
        /(?:^|\/)paddlepaddle\/paddle$|\/paddlepaddle\/paddle$/,
        ({ tag }) => ({ framework: 'paddlepaddle', ...version(tag), ...stack(stackIn(tag)) }),
    ],
    [
        /(?:^|\/)(?:ascendai|ascend)\/[\w-]+$/,
        ({ name }) => ({ ...framework(frameworkIn(name)), accelerator: { kind: 'other' } }),
    ],
];
function ofNvidia(product, name) {
    if (/^(?:pytorch|tensorflow|jax|mxnet)$/.test(product))
        return product;
    if (/^(?:nemo|bionemo|modulus|physicsnemo)/.test(product))
        return 'pytorch';
    return frameworkIn(name);
}
const ofRocm = (product, image) => /^(?:megatron|primus|vllm|pytorch|deepspeed|sgl)/.test(product) ? 'pytorch' : frameworkIn(image);
function ofAmazon(product, tag, name) {
    const own = /(?:^|\/)(?:huggingface-|djl-|stabilityai-)?(pytorch|tensorflow|mxnet|jax|autogluon)[\w-]*-(?:training|inference|trcomp)/.exec(product)?.[1];
    const id = own === 'autogluon' ? 'pytorch' : (own ?? frameworkIn(product));
    return {
        ...framework(id),
        ...(own !== undefined && !product.includes('huggingface') && version(tag)),
        ...stack(stackIn(`${product}:${tag}`)),
        ...(/amazonaws|neuron/.test(name) && { provider: 'aws' }),
    };
}
/** The stack that the words of a name or tag tell. */
function stackIn(words) {
    if (/(?:^|[^a-z])(?:neuronx?)(?![a-z])/.test(words))
        return 'neuron';
    if (/(?:^|[^a-z])(?:gaudi\d?|hpu|habana)(?![a-z])/.test(words))
        return 'gaudi';
    if (/(?:^|[^a-z])rocm(?![a-z])/.test(words))
        return 'rocm';
    if (/(?:^|[^a-z])(?:tpu|tpuvm|libtpu)(?![a-z])/.test(words))
        return 'tpu';
    if (/(?:^|[^a-z])(?:cuda|cu\d{2,3}|gpu|nvidia|cudnn\d?)(?![a-z])/.test(words))
        return 'cuda';
    if (/(?:^|[^a-z])cpu(?![a-z])/.test(words))
        return 'cpu';
    return undefined;
}
function frameworkIn(words) {
    if (/(?:^|[^a-z])(?:pytorch|torch)[_-]?xla(?![a-z])/.test(words))
        return 'pytorch-xla';
    if (/(?:^|[^a-z])(?:pytorch|torch\d?|torchserve)(?![a-z])/.test(words))
        return 'pytorch';
    if (/(?:^|[^a-z])(?:tensorflow\d?|tf\d?)(?![a-z])/.test(words))
        return 'tensorflow';
    if (/(?:^|[^a-z])(?:jax|maxtext|maxdiffusion|flax)(?![a-z])/.test(words))
        return 'jax';
    if (/(?:^|[^a-z])(?:paddlepaddle|paddle)(?![a-z])/.test(words))
        return 'paddlepaddle';
    if (/(?:^|[^a-z])mxnet(?![a-z])/.test(words))
        return 'mxnet';
    return /(?:^|[^a-z])mindspore(?![a-z])/.test(words) ? 'mindspore' : undefined;
}
/** Images of others, as far as their names speak: `team/pytorch-train:cu121`. */
function guessed({ name, tag }) {
    // The first step of a path is a registry or somebody's name, which may be anything.
    const own = name.slice(name.indexOf('/') + 1);
    const words = `${own}:${tag}`;
    return { ...framework(frameworkIn(words)), ...stack(stackIn(words)) };
}
const architectureOf = ({ name, tag }) => /^arm64v8\/|-(?:arm64|aarch64)$/.test(name) || /(?:^|[-_.])(?:arm64|aarch64|sbsa|igpu)(?:$|[-_.])/.test(tag)
    ? 'arm64'
    : undefined;

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/job-image.js

/** What the image that a job runs in tells of its framework, and of the software that it is built for. */
function imageObservations(place, image) {
    const meaning = image === undefined ? undefined : imageMeaning(image.replace(/^docker:/, ''));
    const found = [];
    const seen = { place, certainty: 'suggests' };
    if (meaning?.framework) {
        const version = meaning.version === undefined ? {} : { version: meaning.version };
        found.push({ what: 'framework', framework: meaning.framework, how: 'image', ...seen, ...version });
    }
    if (meaning?.stack) {
        const architecture = meaning.architecture === undefined ? {} : { architecture: meaning.architecture };
        found.push({ what: 'stack', stack: meaning.stack, ...seen, ...architecture });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/dstack.js






/** dstack's configurations: `resources.gpu` of a task, a service, a dev environment or a fleet. */
const dstack_reader = {
    format: 'dstack',
    matches: isYamlPath,
    mayHold: (text) => /^type[ \t]*:[ \t]*["']?(?:task|service|dev-environment|fleet)\b/m.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            const type = wordOf(below(root, 'type'));
            if (type === undefined || !/^(?:task|service|dev-environment|fleet)$/.test(type))
                continue;
            const place = (node) => ({ path, line: lineOf(node.range) });
            const wanted = dstack_accelerators(root, type, place);
            for (const seen of [...(wanted ? [wanted] : []), ...frameworks(root, place)])
                observations.add(seen);
        }
        return observations.list();
    },
};
function dstack_accelerators(root, type, place) {
    const gpu = below(root, 'resources', 'gpu');
    const types = itemsOf(below(root, 'instance_types'));
    const backends = itemsOf(below(root, 'backends'));
    const spot = wordOf(below(root, 'spot_policy'));
    // A fleet is there for any job.
    const certainty = type === 'fleet' ? 'suggests' : 'states';
    const rest = {
        job: wordOf(below(root, 'name')),
        machine: types.length === 1 ? wordOf(types[0]) : undefined,
        provider: backends.length === 1 ? cloudNamed(wordOf(backends[0])) : undefined,
        nodes: dstack_nodesOf(root, type),
        ...(spot === 'spot' && { spot: true }),
        ...(spot === 'on-demand' && { spot: false }),
    };
    if (gpu === undefined)
        return rest.machine === undefined ? undefined : observeRequest(place(types[0]), certainty, rest);
    return anyOf(specsIn(gpu).map((spec) => spec && ofSpec(spec, rest, place(gpu), certainty)));
}
/** Only tasks and fleets run on several nodes; a service has replicas, each of which stands alone. */
function dstack_nodesOf(root, type) {
    const nodes = below(root, 'nodes');
    if (nodes !== undefined)
        return only(wordOf(nodes));
    return type === 'fleet' || below(root, 'replicas') ? undefined : 1;
}
/** One spec for each name that will do; undefined where the text cannot be read. */
function specsIn(gpu) {
    if (gpu.kind === 'scalar') {
        const word = wordOf(gpu);
        return word === undefined ? [undefined] : specOf(word);
    }
    if (gpu.kind === 'list')
        return gpu.items.flatMap(specsIn);
    const field = (key) => wordOf(below(gpu, key));
    const names = below(gpu, 'name');
    const rest = { vendor: field('vendor'), memory: field('memory'), count: field('count') };
    if (names === undefined)
        return entriesOf(gpu).length > 0 ? [rest] : [undefined];
    const words = names.kind === 'list' ? names.items.map(wordOf) : (wordOf(names)?.split(',') ?? [undefined]);
    return words.map((name) => (name === undefined ? undefined : { ...rest, name: name.trim() }));
}
const isRange = (word) => /^\d{0,4}(?:\.\.\d{0,4})?$/.test(word);
const isMemory = (word) => /^[\d.]*\d\s*(?:GB|MB|TB)?(?:\.\.[\d.]*\s*(?:GB|MB|TB)?)?$|^\.\.\d+\s*(?:GB|MB|TB)$/i.test(word);
const isVendor = (word) => /^(?:nvidia|amd|google|tpu|intel|tenstorrent)$/i.test(word);
/** The parts of `nvidia:A100,H100:80GB:2..4` are told apart by what they look like. */
function specOf(text) {
    let spec = {};
    for (const part of text
        .slice(0, 200)
        .split(':')
        .map((each) => each.trim())) {
        if (part === '')
            continue;
        if (isVendor(part))
            spec = { ...spec, vendor: part };
        else if (isRange(part))
            spec = { ...spec, count: part };
        else if (isMemory(part))
            spec = { ...spec, memory: part };
        else if (spec.name === undefined)
            spec = { ...spec, name: part };
        else
            return [undefined];
    }
    const names = spec.name?.split(',') ?? [];
    return names.length > 0 ? names.map((name) => ({ ...spec, name: name.trim() })) : [spec];
}
const vendors = new Map([
    ['nvidia', { kind: 'gpu', vendor: 'nvidia' }],
    ['amd', { kind: 'gpu', vendor: 'amd' }],
    ['google', { kind: 'tpu', vendor: 'google' }],
    ['tpu', { kind: 'tpu', vendor: 'google' }],
    ['intel', { kind: 'other', vendor: 'intel' }],
    ['tenstorrent', { kind: 'other' }],
]);
function ofSpec(spec, rest, place, certainty) {
    const perNode = only(spec.count);
    if (perNode === 0)
        return undefined;
    const vendor = vendors.get(spec.vendor?.toLowerCase() ?? '');
    const { name } = spec;
    const hardware = hardwareNamed(name) ?? hardwareNamed(withMemory(spec));
    if (name === undefined || hardware === undefined) {
        const known = vendor ?? (name === undefined || /^[A-Za-z]/.test(name) ? { kind: 'gpu' } : undefined);
        const sure = vendor === undefined && name !== undefined ? 'suggests' : certainty;
        return known && observeRequest(place, sure, { ...rest, ...known, perNode });
    }
    if (hardware.chips !== undefined)
        return observeRequest(place, certainty, { ...rest, name, slices: rest.nodes });
    const precise = hardwareNamed(withMemory(spec)) ? withMemory(spec) : name;
    return observeRequest(place, certainty, { ...rest, name: precise, perNode });
}
/** An A100 of 80GB is another card than one of 40GB. */
const withMemory = ({ name, memory }) => memory !== undefined && /^\d+GB$/i.test(memory) ? `${name}-${memory}` : undefined;
/** `8` and `8..8`; undefined for everything that leaves a choice. */
function only(range) {
    const [least, most = least] = range?.split('..') ?? [];
    return least === most ? wholeNumber(least) : undefined;
}
function frameworks(root, place) {
    const image = below(root, 'image');
    return [...(image ? imageObservations(place(image), wordOf(image)) : []), ...launched(root, place)];
}
function launched(root, place) {
    const commands = below(root, 'commands');
    if (commands === undefined)
        return [];
    const text = itemsOf(commands)
        .map((command) => (command.kind === 'scalar' ? command.source : ''))
        .join('\n');
    const where = place(commands);
    return softwareOfCommands(where.path, text).map((seen) => ({ ...seen, place: where }));
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/mcli.js




/** The runs of MosaicML's platform, submitted with `mcli`: `compute.gpus` counts those of all nodes. */
const mcli_reader = {
    format: 'mcli',
    matches: isYamlPath,
    mayHold: (text) => /^(?:compute|gpu_num)[ \t]*:/m.test(text) && /^command[ \t]*:/m.test(text) && /^image[ \t]*:/m.test(text),
    read: (path, text) => yamlDocuments(text).flatMap(({ root, lineOf }) => ofRun(root, (node) => ({ path, line: lineOf(node.range) }))),
};
function ofRun(root, place) {
    // Older runs say both at the top.
    const gpus = below(root, 'compute', 'gpus') ?? below(root, 'gpu_num');
    const [image, command] = [below(root, 'image'), below(root, 'command')];
    if (gpus === undefined || image === undefined || command?.kind !== 'scalar')
        return [];
    const seen = observeRequest(place(gpus), 'states', {
        job: wordOf(below(root, 'name')),
        kind: 'gpu',
        name: wordOf(below(root, 'compute', 'gpu_type') ?? below(root, 'gpu_type')),
        count: wholeOf(gpus),
        nodes: wholeOf(below(root, 'compute', 'nodes')),
    });
    const { path } = place(command);
    const launched = softwareOfCommands(path, command.source).map((each) => ({ ...each, place: place(command) }));
    return [...(seen ? [seen] : []), ...imageObservations(place(image), wordOf(image)), ...launched];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/modal.js




/** Modal's functions and classes: the `gpu` that a decorator gives them. A list of GPUs is a choice. */
const modal_reader = {
    format: 'modal',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => /\bmodal\b/.test(text) && /\bgpu\b/.test(text),
    read: (path, text) => {
        const python = readPython(text);
        if (!importsOf(python).some(({ module }) => /^modal(?:\.|$)/.test(module)))
            return [];
        const observations = new ObservationList();
        for (const seen of new ModalSource(path, python).requests())
            observations.add(seen);
        return observations.list();
    },
};
/** What Modal calls a function that computes on its own, and whatever else takes a `gpu`. */
const takers = /^(?:function|cls|run_function|run_commands|pip_install|with_options|create)$/;
/** Work that is plainly training; a `gpu` of anything else may answer requests. */
const training = /(?:^|[^a-z])(?:(?:pre|post)?train(?:ing|er|ed)?|(?:fine)?[-_]?tun(?:e|er|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i;
const serving = /\b(?:asgi_app|wsgi_app|web_endpoint|fastapi_endpoint|web_server)\b/;
const mostArguments = 300;
class ModalSource {
    #path;
    #python;
    #strings;
    #constants = new Map();
    constructor(path, python) {
        this.#path = path;
        this.#python = python;
        this.#strings = new Map(python.strings.map((string) => [string.start, string]));
    }
    requests() {
        const { code } = this.#python;
        const found = [];
        const argument = /\bgpu[ \t]{0,8}=(?!=)\s{0,200}/g;
        for (let tries = 0; tries < mostArguments; tries++) {
            const match = argument.exec(code);
            if (match === null)
                break;
            const call = enclosingCall(code, match.index);
            if (call === undefined || !takers.test(call.callee))
                continue;
            const seen = this.#request(match.index, match.index + match[0].length, call);
            if (seen)
                found.push(seen);
        }
        return found;
    }
    #request(at, valueAt, call) {
        const { code, lineAt } = this.#python;
        const place = { path: this.#path, line: lineAt(at) };
        const { job, isServing, size } = this.#decorated(call);
        const isLaunch = call.callee === 'function' && !isServing && training.test(`${job ?? ''} ${fileName(this.#path)}`);
        const certainty = isLaunch ? 'states' : 'suggests';
        const choices = this.#choicesAt(valueAt, 0);
        return anyOf(choices.map((choice) => observeRequest(place, choice?.byDefault ? 'suggests' : certainty, {
            ...choice,
            job,
            provider: 'modal',
            nodes: /\bclustered\b/.test(code) ? size : 1,
        })));
    }
    /** What stands between the decorator and the `def` or `class` below it, and its name. */
    #decorated({ open }) {
        const { code } = this.#python;
        const below = code.slice(closingBracket(code, open) ?? code.length).slice(0, 4_000);
        const name = /(?:^|\n)[ \t]{0,40}(?:async[ \t]{1,8})?(?:def|class)[ \t]{1,8}([A-Za-z_]\w{0,80})/.exec(below);
        const between = below.slice(0, name?.index ?? 0);
        const size = /\bclustered\(\s{0,40}(?:size\s{0,8}=\s{0,8})?(\w{1,80})\s{0,8}[,)]/.exec(between)?.[1];
        return { job: name?.[1], isServing: serving.test(between), size: wholeNumber(size) ?? this.#number(size) };
    }
    #choicesAt(at, depth) {
        const { code } = this.#python;
        const string = this.#strings.get(at);
        if (string)
            return endsAfter(code, string.end) ? [gpuNamed(string.value)] : [undefined];
        const template = /^f["']/.test(code.slice(at, at + 2)) ? this.#strings.get(at + 1) : undefined;
        if (template)
            return endsAfter(code, template.end) ? [gpuNamed(this.#filledIn(template))] : [undefined];
        if (code[at] === '[')
            return this.#listAt(at);
        const call = /^(?:modal\.)?gpu\.([A-Z]\w{0,20})\(/.exec(code.slice(at, at + 60));
        if (call)
            return [this.#ofClass(call[1], at + call[0].length - 1)];
        const environment = /^os\.(?:environ\.get|getenv)\(/.exec(code.slice(at, at + 20));
        if (environment)
            return [this.#defaultAt(at + environment[0].length - 1)];
        const name = /^[A-Za-z_]\w{0,80}/.exec(code.slice(at, at + 90))?.[0];
        if (name === undefined || depth > 0 || !endsAfter(code, at + name.length))
            return [undefined];
        const value = this.#constant(name);
        return value === undefined ? [undefined] : this.#choicesAt(value, depth + 1);
    }
    /** The default of `os.environ.get("GPU", "H100:8")`, which whoever starts the program may overrule. */
    #defaultAt(open) {
        const [, otherwise, another] = this.#stringsIn(open);
        const stated = otherwise === undefined || another !== undefined ? undefined : gpuNamed(otherwise.value);
        return stated && { ...stated, byDefault: true };
    }
    /** The plain number that a name is given. */
    #number(name) {
        const at = name === undefined || /^\d/.test(name) ? undefined : this.#constant(name);
        if (at === undefined)
            return undefined;
        return wholeNumber(/^\d{1,4}(?=[ \t]*(?:[\r\n]|$))/.exec(this.#python.code.slice(at, at + 80))?.[0]);
    }
    /** `f"H100:{N}"`, with the names that are given a plain value. */
    #filledIn({ value }) {
        return value.slice(0, 200).replace(/\{([A-Za-z_]\w{0,80})\}/g, (whole, name) => {
            const at = this.#constant(name);
            if (at === undefined)
                return whole;
            const string = this.#strings.get(at);
            if (string)
                return endsAfter(this.#python.code, string.end) ? string.value : whole;
            return /^\d{1,4}(?=[ \t]*(?:[\r\n]|$))/.exec(this.#python.code.slice(at, at + 80))?.[0] ?? whole;
        });
    }
    /** Choices of which one is not written out may be anything. */
    #listAt(open) {
        const end = closingBracket(this.#python.code, open) ?? open;
        const isLiteral = /^\[[\s,"']*\]$/.test(this.#python.code.slice(open, end));
        return isLiteral ? this.#stringsIn(open).map(({ value }) => gpuNamed(value)) : [undefined];
    }
    /** Where the value of a name stands that is given once, at the start of a line. */
    #constant(name) {
        if (!this.#constants.has(name))
            this.#constants.set(name, this.#assignment(name));
        return this.#constants.get(name);
    }
    #assignment(name) {
        const { code } = this.#python;
        const given = new RegExp(`^${name}[ \\t]*(?::[ \\t]*\\w+[ \\t]*)?=(?!=)[ \\t]*`, 'gm');
        const first = given.exec(code);
        if (first === null || given.exec(code) !== null)
            return undefined;
        return first.index + first[0].length;
    }
    #stringsIn(open) {
        const end = closingBracket(this.#python.code, open) ?? open;
        return this.#python.strings.filter(({ start }) => start > open && start < end).slice(0, 20);
    }
    /** `modal.gpu.A100(count=4, size="80GB")`, as it was written until the names were enough. */
    #ofClass(name, open) {
        const { code } = this.#python;
        if (name === 'Any')
            return { kind: 'gpu' };
        const end = closingBracket(code, open);
        const inside = end === undefined ? '' : code.slice(open + 1, end - 1);
        const counted = /\bcount\s{0,8}=\s{0,8}([^,\s)]{1,20})/.exec(inside);
        const perNode = counted
            ? wholeNumber(counted[1])
            : inside.trim() === '' || /^\s*size\b/.test(inside)
                ? 1
                : undefined;
        const size = this.#stringsIn(open)[0]?.value;
        const model = size !== undefined && /^\d{2}GB$/i.test(size) ? `${name}-${size}` : name;
        return hardwareNamed(model)?.kind === 'gpu' ? { name: model, perNode } : undefined;
    }
}
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1);
/** `H100:8`, `H100!` for this and no better one, `any`; undefined for anything else. */
function gpuNamed(written) {
    const [model = '', number = '1'] = written.trim().split(':');
    if (model.toLowerCase() === 'any')
        return { kind: 'gpu', perNode: wholeNumber(number) };
    const name = model.replace(/[!+]$/, '');
    return hardwareNamed(name)?.kind === 'gpu' ? { name, perNode: wholeNumber(number) } : undefined;
}
const endsAfter = (code, at) => /^\s{0,400}(?:[,)\n]|$)/.test(code.slice(at, at + 402));
function enclosingCall(code, at) {
    let depth = 0;
    for (let back = at - 1; back >= 0 && back > at - 4_000; back--) {
        const sign = code[back];
        if (')]}'.includes(sign))
            depth++;
        else if ('([{'.includes(sign) && depth-- === 0) {
            const callee = /([A-Za-z_]\w{0,80})\s{0,8}$/.exec(code.slice(Math.max(0, back - 100), back))?.[1];
            return sign === '(' && callee !== undefined ? { callee, open: back } : undefined;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/core/evidence/observation/resolved-request.js
var resolved_request = __webpack_require__(1203);
;// CONCATENATED MODULE: ./build/core/evidence/observation/request-with-defaults.js


/**
 * What a launch asks for whose words hold defaults: what it says without them in earnest, what they add to it by
 * default, and the provider, where it is the same either way.
 */
function observeWithDefaults(place, certainty, { withDefaults, withoutDefaults, isHint = false }) {
    const whole = observeRequest(place, 'suggests', withDefaults);
    if (whole === undefined)
        return [];
    const plain = withoutDefaults && observeRequest(place, certainty, withoutDefaults);
    if (plain && saysAll(plain, whole))
        return [plain];
    if (plain && saysAll(withoutNodes(plain), withoutNodes(whole)))
        return [{ ...whole, certainty, byDefault: 'nodes' }];
    const provider = withoutDefaults?.provider;
    return [
        ...(plain && (0,resolved_request/* namesModelOrCount */.Af)(plain) ? [plain] : []),
        { ...whole, ...(!isHint && { byDefault: true }) },
        ...(provider === undefined ? [] : [{ what: 'provider', provider, certainty: 'suggests', place }]),
    ];
}
const withoutNodes = ({ nodes: _, count: __, ...seen }) => seen;
const fields = ['kind', 'accelerator', 'machine', 'perNode', 'nodes', 'count', 'topology', 'provider', 'spot'];
/** Whether defaults add nothing: they are of the name, the zone and the like. */
const saysAll = (plain, whole) => fields.every((field) => plain[field] === whole[field]);

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/sagemaker.js





/** SageMaker's `ml.` machines: in the specs of training jobs, and in the Python that starts them. */
const sagemaker_reader = {
    format: 'sagemaker',
    matches: (path) => isYamlPath(path) || isJsonPath(path) || path.endsWith('.py'),
    mayHold: (text) => /\bml\.[a-z]+\d/.test(text) || importsSdk.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const seen of path.endsWith('.py') ? inPython(path, text) : inDocument(path, text))
            observations.add(seen);
        return observations.list();
    },
};
const importsSdk = /^[ \t]*(?:from|import)[ \t]+sagemaker\b/m;
const machineKeys = ['InstanceType', 'instanceType', 'instance_type', 'ec2_instance_type', 'train_instance_type'];
const countKeys = ['InstanceCount', 'instanceCount', 'instance_count', 'train_instance_count', 'num_machines'];
/** Of machines that answer requests, and of clusters that are there for any job. */
const otherCountKeys = ['InitialInstanceCount', 'initialInstanceCount', 'initial_instance_count'];
const groupKeys = ['InstanceGroupName', 'instanceGroupName', 'instance_group_name'];
const spotKeys = ['use_spot_instances', 'EnableManagedSpotTraining', 'enableManagedSpotTraining'];
function inDocument(path, text) {
    const found = [];
    for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
        eachMap(root, (map) => {
            const machine = first(map, machineKeys);
            const word = wordOf(machine);
            if (machine === undefined || !isMachine(word))
                return undefined;
            const serves = [...otherCountKeys, ...groupKeys].some((key) => below(map, key));
            const seen = observeRequest({ path, line: lineOf(machine.range) }, serves ? 'suggests' : 'states', {
                machine: word,
                nodes: wholeOf(first(map, [...countKeys, ...otherCountKeys])),
                provider: 'aws',
                spot: flagOf(first(root, spotKeys)),
            });
            if (seen)
                found.push(seen);
            return undefined;
        });
    }
    return found;
}
function first(map, keys) {
    const key = keys.find((each) => below(map, each));
    return key === undefined ? undefined : below(map, key);
}
const isMachine = (word) => word?.startsWith('ml.') === true && hardwareOf(word) !== undefined;
function inPython(path, text) {
    const isStarted = importsSdk.test(text);
    return pythonCalls(text, { withDefaults: true }).flatMap((call) => {
        const machine = sagemaker_machineOf(path, call);
        const provider = isStarted && machine.length === 0 ? providerOf(path, call) : [];
        return [...frameworkOf(path, call), ...machine, ...provider];
    });
}
/** An estimator trains on AWS, on whichever machine, unless it is told to stay where it is started. */
function providerOf(path, call) {
    const machine = sagemaker_literalOf(call, machineKeys)?.value;
    const isLocal = typeof machine === 'string' && machine.startsWith('local');
    const trains = estimators.has(call.callee) || /^(?:Estimator|ModelTrainer)$/.test(call.callee);
    if (!trains || isLocal || call.isDefinition)
        return [];
    return [{ what: 'provider', provider: 'aws', certainty: 'suggests', place: { path, line: call.line } }];
}
/** Calls that answer requests or prepare data with a model, rather than train one. */
const servingCalls = /deploy|predictor|transformer|processor|tuner|endpoint|model$/i;
function sagemaker_machineOf(path, call) {
    const own = sagemaker_ownKeys(call);
    const machine = sagemaker_literalOf(call, [...machineKeys, ...own.map((name) => `${name}_instance_type`)]);
    const word = typeof machine?.value === 'string' ? machine.value : undefined;
    if (machine === undefined || !isMachine(word))
        return [];
    const countNames = [...countKeys, ...otherCountKeys, ...own.map((name) => `${name}_instance_count`)];
    const count = sagemaker_literalOf(call, countNames);
    const spot = sagemaker_literalOf(call, spotKeys)?.value;
    const serves = servingCalls.test(call.callee) || sagemaker_literalOf(call, otherCountKeys) !== undefined;
    const certainty = serves ? 'suggests' : 'states';
    const rest = { provider: 'aws', spot: typeof spot === 'boolean' ? spot : undefined };
    const filled = { ...rest, machine: word, nodes: wholeIn(count) };
    const place = { path, line: machine.line };
    const isOpen = (value) => call.isDefinition === true || value?.byDefault === true;
    if (isOpen(machine) || isOpen(count)) {
        const sure = {
            ...rest,
            ...(!isOpen(machine) && { machine: word }),
            ...(!isOpen(count) && { nodes: wholeIn(count) }),
        };
        return observeWithDefaults(place, certainty, {
            withDefaults: filled,
            withoutDefaults: call.isDefinition ? undefined : sure,
        });
    }
    const seen = observeRequest(place, certainty, filled);
    return seen ? [seen] : [];
}
const wholeIn = (value) => typeof value?.value === 'number' ? value.value : undefined;
/** The names that a project puts in front where it keeps a machine with its number, such as `hvd_instance_count`. */
const sagemaker_ownKeys = ({ values }) => [...values.keys()].flatMap((key) => {
    const name = /^(\w{1,30})_instance_type$/.exec(key)?.[1];
    const trains = name !== undefined && !/^(?:infer|serv|deploy|endpoint|predict|prepar|notebook|transform|eval)/i.test(name);
    return trains && values.has(`${name}_instance_count`) ? [name] : [];
});
function sagemaker_literalOf({ values }, keys) {
    for (const key of keys) {
        const value = values.get(key);
        if (value)
            return value;
    }
    return undefined;
}
/** SageMaker's estimators that are named after their framework, with the argument that tells its version. */
const estimators = new Map([
    ['PyTorch', ['pytorch', 'framework_version']],
    ['HuggingFace', ['pytorch', 'pytorch_version']],
    ['TensorFlow', ['tensorflow', 'framework_version']],
    ['MXNet', ['mxnet', 'framework_version']],
    ['Chainer', ['chainer', 'framework_version']],
    ['XGBoost', ['xgboost', 'framework_version']],
]);
function frameworkOf(path, call) {
    const [named, versionKey] = estimators.get(call.callee) ?? [];
    const isEstimator = call.values.has('entry_point') || sagemaker_literalOf(call, machineKeys) !== undefined;
    if (named === undefined || versionKey === undefined || !isEstimator)
        return [];
    const framework = call.values.has('tensorflow_version') ? 'tensorflow' : named;
    const version = call.values.get(framework === named ? versionKey : 'tensorflow_version')?.value;
    return [
        {
            what: 'framework',
            framework,
            how: 'image',
            certainty: 'suggests',
            place: { path, line: call.line },
            ...(typeof version === 'string' && /^\d[\w.+-]{0,30}$/.test(version) && { version }),
        },
    ];
}

;// CONCATENATED MODULE: ./build/core/languages/shell/justfile.js
const isJustfile = (path) => /(?:^|\/)\.?justfile$|\.just$/i.test(path);
const justfile_name = '[A-Za-z_][\\w-]{0,80}';
const setting = new RegExp(`^(?:export[ \\t]+)?(${justfile_name})[ \\t]*:=[ \\t]*(.*)$`);
/** `train gpus="8" *args: build`, the parameters of a recipe behind its name. */
const recipe = new RegExp(`^@?${justfile_name}((?:[ \\t]+[^:#]{0,400})?):(?!=)`);
const justfile_parameter = new RegExp(`(?:^|[ \\t])[$*+]{0,3}(${justfile_name})[ \\t]*=[ \\t]*("[^"]{0,200}"|'[^']{0,200}'|[\\w./-]{1,200})`, 'g');
/** `env("GPUS", "8")`: the default where the environment has none. */
const justfile_ofEnvironment = /^env(?:_var_or_default)?\([ \t]*["'][^"']{0,80}["'][ \t]*,[ \t]*(["'][^"']{0,200}["'])[ \t]*\)/;
/**
 * The lines of a justfile as a shell would read them: recipes as they are, variables and parameters as defaults, since
 * whoever calls `just` may give them other values.
 */
function justText(justfile) {
    let continues = false;
    const lines = justfile.split('\n').map((line) => {
        const within = continues;
        continues = line.trimEnd().endsWith('\\');
        if (within)
            return interpolated(line);
        if (/^[ \t]/.test(line))
            return interpolated(line.replace(/^[ \t]+[@-]*/, ''));
        const [, variable, value] = line.length <= 1_000 ? (setting.exec(line) ?? []) : [];
        if (variable !== undefined && value !== undefined)
            return justfile_byDefault(variable, justfile_literalOf(value));
        const parameters = line.length <= 1_000 ? recipe.exec(line)?.[1] : undefined;
        return parameters === undefined
            ? ''
            : [...parameters.matchAll(justfile_parameter)]
                .map(([, each = '', word = '']) => justfile_byDefault(each, justfile_literalOf(word)))
                .join('; ');
    });
    return lines.join('\n');
}
/** `{{GPUS}}` is a variable; what else may be computed there is not known. */
const interpolated = (line) => line.replace(/\{\{([^{}\n]{0,200})\}\}/g, (_, expression) => {
    const variable = /^[ \t]*([A-Za-z_][\w-]*)[ \t]*$/.exec(expression)?.[1];
    return variable === undefined ? '$' : `\${${shellName(variable)}}`;
});
/** A name that a shell takes: those of `just` may have dashes. */
const shellName = (variable) => variable.replaceAll('-', '_');
/** Two recipes may give a parameter different defaults: they are no default of one another. */
const justfile_byDefault = (variable, value) => value === undefined ? '' : `${shellName(variable)}=\${CALLER_${shellName(variable)}:-${value}}`;
/** A text or a number that is the whole of a value. */
function justfile_literalOf(value) {
    const written = justfile_ofEnvironment.exec(value)?.[1] ?? value.replace(/(?<![ \t])[ \t]+#.*$/, '').trim();
    const text = /^(["'])([^"'{}$`\\]*)\1$/.exec(written)?.[2] ?? (/^[\w./-]+$/.test(written) ? written : undefined);
    return text === undefined || text === '' ? undefined : text;
}

;// CONCATENATED MODULE: ./build/core/languages/shell/makefile.js
const isMakefile = (path) => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path);
/** The lines of a makefile as a shell would read them: recipes as they are, variables as assignments. */
function recipeText(makefile) {
    let continues = false;
    const lines = makefile.split('\n').map((line) => {
        const within = continues;
        continues = line.trimEnd().endsWith('\\');
        if (within || line.startsWith('\t'))
            return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$');
        const [, name, sign, value] = /^(?:export )? *([A-Za-z_]\w*) *([?+:]*)= *((?! ).*)$/.exec(line) ?? [];
        if (name === undefined || value === undefined)
            return '';
        return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`;
    });
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/core/languages/shell/recipes.js


/** Whether a file holds recipes of commands, for `make` or `just`: whoever calls them may give variables other values. */
const holdsRecipes = (path) => isMakefile(path) || isJustfile(path);
/** The commands of a file as a shell would read them, whether it is a script or holds recipes. */
const commandText = (path, text) => isMakefile(path) ? recipeText(text) : isJustfile(path) ? justText(text) : text;

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/packages.js
const packages_packages = table([
    ['torch torch-nightly pytorch pytorch-gpu libtorch', { framework: 'pytorch' }],
    ['pytorch-cpu', { framework: 'pytorch', stack: 'cpu' }],
    ['torch-xla', { framework: 'pytorch-xla', library: 'torch-xla' }],
    ['torchvision torchvision-nightly', { implies: 'pytorch', library: 'torchvision' }],
    ['lightning pytorch-lightning lightning-fabric', { framework: 'pytorch-lightning', library: 'lightning' }],
    ['lightning-habana', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
    [
        `torchaudio torchtext torchdata torchmetrics torchsummary torchinfo torch-geometric torch-scatter torch-sparse
    torch-cluster torch-spline-conv torch-optimizer torch-ema torch-fidelity torchdiffeq torchsde torchsnapshot timm
    kornia monai mmcv mmcv-full mmengine mmdet mmsegmentation detectron2 ultralytics pytorch3d gsplat nerfstudio
    open-clip-torch sentence-transformers segmentation-models-pytorch efficientnet-pytorch pytorch-msssim lpips
    facexlib basicsr pytorch-metric-learning x-transformers vector-quantize-pytorch stable-baselines3 sb3-contrib
    tianshou fastai nanotron axolotl llamafactory ms-swift xtuner pytorch-transformers pytorch-pretrained-bert
    adapter-transformers setfit simpletransformers botorch gpytorch pyro-ppl skorch captum rl-games rsl-rl-lib
    torchrl tensordict flash-linear-attention fla-core grouped-gemm deep-ep deep-gemm nvidia-modelopt
    nemo-automodel verl openrlhf auto-gptq autoawq gptqmodel exllamav2 hqq lmdeploy torch-tensorrt torchsparse
    spconv fair-esm openfold speechbrain espnet s3prl whisperx openai-whisper pyannote-audio audiocraft lm-eval
    galore-torch schedulefree pytorch-triton-xpu`,
        { implies: 'pytorch' },
    ],
    ['intel-extension-for-pytorch oneccl-bind-pt', { implies: 'pytorch' }],
    ['torch-npu torch-mlu poptorch', { implies: 'pytorch', otherAccelerator: true }],
    ['torch-musa', { implies: 'pytorch' }],
    ['trl', { implies: 'pytorch', library: 'trl' }],
    ['peft', { implies: 'pytorch', library: 'peft' }],
    ['torchtitan', { implies: 'pytorch', library: 'torchtitan' }],
    ['torchtune', { implies: 'pytorch', library: 'torchtune' }],
    ['litgpt lit-gpt', { implies: 'pytorch', library: 'litgpt' }],
    ['llm-foundry mosaicml composer', { implies: 'pytorch', library: 'llm-foundry' }],
    ['torchrec torchrec-nightly', { implies: 'pytorch', library: 'torchrec' }],
    ['fairscale', { implies: 'pytorch', library: 'fairscale' }],
    ['fairseq fairseq2 metaseq', { implies: 'pytorch', library: 'fairseq' }],
    ['torchao', { implies: 'pytorch', library: 'torchao' }],
    ['transformers', { library: 'transformers' }],
    ['diffusers', { library: 'diffusers' }],
    ['accelerate', { library: 'accelerate' }],
    ['datasets', { library: 'datasets' }],
    ['horovod', { library: 'horovod' }],
    ['ray', { library: 'ray' }],
    ['vllm', { implies: 'pytorch', library: 'vllm' }],
    ['vllm-tpu', { library: 'vllm', stack: 'tpu' }],
    ['sglang', { implies: 'pytorch', library: 'sglang' }],
    ['flash-attn flash-attn-2 flash-attn-3 flash-attn-4', { implies: 'pytorch', library: 'flash-attention' }],
    ['flash-attention flashinfer flashinfer-python', { implies: 'pytorch', library: 'flash-attention' }],
    ['xformers', { implies: 'pytorch', library: 'xformers' }],
    ['bitsandbytes bitsandbytes-rocm', { implies: 'pytorch', library: 'bitsandbytes' }],
    ['triton triton-nightly openai-triton pytorch-triton', { library: 'triton' }],
    ['pytorch-triton-rocm', { implies: 'pytorch', library: 'triton', stack: 'rocm' }],
    ['mamba-ssm causal-conv1d', { implies: 'pytorch', library: 'mamba-ssm' }],
    ['fbgemm-gpu fbgemm-gpu-nightly', { implies: 'pytorch', library: 'fbgemm' }],
    ['unsloth unsloth-zoo', { implies: 'pytorch', library: 'unsloth' }],
    ['megablocks', { implies: 'pytorch', library: 'megablocks' }],
    ['liger-kernel', { implies: 'pytorch', library: 'liger-kernel' }],
    ['deepspeed deepspeed-mii', { implies: 'pytorch', library: 'deepspeed' }],
    ['megatron-core megatron-lm megatron-bridge', { implies: 'pytorch', library: 'megatron-lm' }],
    ['megatron-deepspeed', { implies: 'pytorch', library: 'megatron-deepspeed' }],
    ['gpt-neox', { implies: 'pytorch', library: 'gpt-neox' }],
    ['nemo-toolkit', { implies: 'pytorch', library: 'nemo' }],
    ['colossalai', { implies: 'pytorch', library: 'colossal-ai' }],
    ['apex nvidia-apex', { implies: 'pytorch', library: 'apex' }],
    ['transformer-engine transformer-engine-cu11 transformer-engine-cu12', { library: 'transformer-engine' }],
    ['transformer-engine-cu13', { library: 'transformer-engine' }],
    ['transformer-engine-torch', { implies: 'pytorch', library: 'transformer-engine' }],
    ['transformer-engine-jax', { implies: 'jax', library: 'transformer-engine' }],
    ['cupy', { library: 'cupy' }],
    ['tensorrt nvidia-tensorrt tensorrt-llm', { library: 'tensorrt', stack: 'cuda' }],
    ['cuda-python pycuda', { library: 'cuda', stack: 'cuda' }],
    ['numba-cuda', { library: 'numba-cuda', stack: 'cuda' }],
    ['nvidia-cutlass nvidia-cutlass-dsl', { library: 'cutlass', stack: 'cuda' }],
    ['hugectr', { library: 'hugectr', stack: 'cuda' }],
    ['jax jaxlib jax-nightly jaxlib-nightly', { framework: 'jax' }],
    ['libtpu libtpu-nightly', { stack: 'tpu' }],
    ['jax-neuronx', { implies: 'jax', library: 'neuronx-distributed', stack: 'neuron' }],
    ['jax-triton', { implies: 'jax', library: 'triton' }],
    ['flax', { framework: 'flax' }],
    ['dm-haiku', { framework: 'haiku' }],
    ['equinox', { framework: 'equinox' }],
    ['optax', { implies: 'jax', library: 'optax' }],
    ['orbax orbax-checkpoint', { implies: 'jax', library: 'orbax' }],
    [
        `chex distrax rlax jraph haliax paxml praxis numpyro brax penzai qwix aqtp kauldron diffrax
    fjformer easydel optimistix lineax evosax gymnax jax-md mujoco-mjx tokamax`,
        { implies: 'jax' },
    ],
    ['maxtext', { implies: 'jax', library: 'maxtext' }],
    ['maxdiffusion', { implies: 'jax', library: 'maxdiffusion' }],
    ['t5x', { implies: 'jax', library: 't5x' }],
    ['levanter', { implies: 'jax', library: 'levanter' }],
    ['easylm', { implies: 'jax', library: 'easylm' }],
    ['axlearn', { implies: 'jax', library: 'axlearn' }],
    ['big-vision', { implies: 'jax', library: 'big-vision' }],
    ['tunix google-tunix', { implies: 'jax', library: 'tunix' }],
    ['jetstream google-jetstream', { library: 'jetstream' }],
    ['tensorflow tf-nightly tensorflow-base', { framework: 'tensorflow' }],
    ['tensorflow-cpu tf-nightly-cpu intel-tensorflow', { framework: 'tensorflow', stack: 'cpu', role: 'host' }],
    ['tensorflow-gpu tf-nightly-gpu', { framework: 'tensorflow', stack: 'cuda' }],
    ['tensorflow-tpu tf-nightly-tpu', { framework: 'tensorflow', stack: 'tpu' }],
    ['tensorflow-rocm', { framework: 'tensorflow', stack: 'rocm' }],
    ['tensorflow-neuron tensorflow-neuronx', { implies: 'tensorflow', library: 'neuronx-distributed', stack: 'neuron' }],
    ['tensorflow-macos', { framework: 'tensorflow' }],
    ['tensorflow-metal tf-keras tf-models-official tensorflow-addons tf-agents tflearn', { implies: 'tensorflow' }],
    ['tensorflow-recommenders tensorflow-model-optimization tf-slim', { implies: 'tensorflow' }],
    ['mesh-tensorflow', { implies: 'tensorflow', library: 'mesh-tensorflow' }],
    ['tensor2tensor', { implies: 'tensorflow', library: 'tensor2tensor' }],
    ['lingvo', { implies: 'tensorflow', library: 'lingvo' }],
    ['mxnet', { framework: 'mxnet' }],
    ['gluonnlp gluoncv', { implies: 'mxnet' }],
    ['paddlepaddle', { framework: 'paddlepaddle' }],
    ['paddlenlp paddleseg paddledet paddleclas paddlex', { implies: 'paddlepaddle' }],
    ['mindspore', { framework: 'mindspore' }],
    ['mindspore-ascend', { framework: 'mindspore', otherAccelerator: true }],
    ['mindspore-gpu', { framework: 'mindspore', stack: 'cuda' }],
    ['mindformers mindcv mindone mindnlp', { implies: 'mindspore' }],
    ['oneflow', { framework: 'oneflow' }],
    ['libai flowvision', { implies: 'oneflow' }],
    ['jittor', { framework: 'jittor' }],
    ['megengine', { framework: 'megengine' }],
    ['tinygrad', { framework: 'tinygrad' }],
    ['mlx mlx-lm mlx-vlm mlx-whisper', { framework: 'mlx', otherAccelerator: true }],
    ['mlx-cuda', { framework: 'mlx', stack: 'cuda' }],
    ['chainer chainermn', { framework: 'chainer' }],
    ['theano theano-pymc', { framework: 'theano' }],
    ['cntk', { framework: 'cntk' }],
    ['cntk-gpu', { framework: 'cntk', stack: 'cuda' }],
    ['caffe caffe-gpu caffe-cpu', { framework: 'caffe' }],
    ['cerebras-pytorch cerebras-modelzoo', { framework: 'cerebras', otherAccelerator: true }],
    ['xgboost xgboost-cpu', { framework: 'xgboost' }],
    ['lightgbm', { framework: 'lightgbm' }],
    ['onnxruntime onnxruntime-training', { framework: 'onnx' }],
    ['onnxruntime-gpu', { framework: 'onnx', stack: 'cuda' }],
    ['onnxruntime-rocm', { framework: 'onnx', stack: 'rocm' }],
    ['cudf cuml cugraph rapids', { framework: 'rapids', stack: 'cuda' }],
    ['torch-neuronx torch-neuron', { implies: 'pytorch', library: 'neuronx-distributed', stack: 'neuron' }],
    ['optimum-neuron', { implies: 'pytorch', library: 'neuronx-distributed', stack: 'neuron' }],
    ['neuronx-distributed neuronx-distributed-training', { library: 'neuronx-distributed', stack: 'neuron' }],
    ['neuronx-distributed-inference libneuronxla', { library: 'neuronx-distributed', stack: 'neuron' }],
    ['neuronx-cc neuron-cc neuronx-nemo-megatron', { library: 'neuronx-distributed', stack: 'neuron' }],
    ['optimum-habana', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
    ['habana-torch-plugin habana-torch-dataloader', { implies: 'pytorch', library: 'optimum-habana', stack: 'gaudi' }],
    ['habana-frameworks habana-media-loader', { library: 'optimum-habana', stack: 'gaudi' }],
    ['optimum-tpu', { implies: 'pytorch', library: 'optimum-tpu', stack: 'tpu' }],
    ['tpu-info cloud-tpu-client', { stack: 'tpu' }],
]);
/** Families of packages that carry a version of the stack in their names. */
const patterns = [
    [/^nvidia-dali(?:-|$)/, { library: 'dali', stack: 'cuda' }],
    [
        /^nvidia-(?:cublas|cuda-[a-z]+|cudnn|cufft|cufile|curand|cusolver|cusparse|cusparselt|nccl|nvjitlink|nvtx|nvshmem)(?:-cu\d+)?$/,
        { stack: 'cuda', role: 'resolved' },
    ],
    [/^jax-cuda\d*-(?:plugin|pjrt)$/, { implies: 'jax', stack: 'cuda' }],
    [/^jax-rocm\d*-(?:plugin|pjrt)$/, { implies: 'jax', stack: 'rocm' }],
    [/^mxnet-cu\d+/, { framework: 'mxnet', stack: 'cuda' }],
    [/^cupy-cuda\d+x?$/, { library: 'cupy', stack: 'cuda' }],
    [/^cupy-rocm(?:-|$)/, { library: 'cupy', stack: 'rocm' }],
    [/^(?:cudf|cuml|cugraph|cuvs|dask-cudf|dask-cuda|pylibraft|rmm)-cu\d+$/, { framework: 'rapids', stack: 'cuda' }],
    [/^tensorrt-cu\d+/, { library: 'tensorrt', stack: 'cuda' }],
    [/^bitsandbytes-cuda\d+$/, { implies: 'pytorch', library: 'bitsandbytes', stack: 'cuda' }],
    [/^paddlepaddle-gpu/, { framework: 'paddlepaddle', stack: 'cuda' }],
    [/^paddlepaddle-(?:xpu|npu)/, { framework: 'paddlepaddle', otherAccelerator: true }],
    [/^mindspore-cuda\d+/, { framework: 'mindspore', stack: 'cuda' }],
    [/^mlx-cuda-?\d*$/, { framework: 'mlx', stack: 'cuda' }],
];
/** Packages of conda channels that are no packages of PyPI, or mean something else there. */
const condaPackages = table([
    ['pytorch-cuda', { implies: 'pytorch', stack: 'cuda' }],
    ['cudatoolkit cudatoolkit-dev cuda-toolkit cuda cuda-nvcc cuda-runtime cuda-libraries cuda-libraries-dev', cuda()],
    ['cuda-version cuda-cudart cuda-compiler cuda-command-line-tools cuda-tools cuda-demo-suite cudnn nccl', cuda()],
    ['cpuonly', { stack: 'cpu' }],
    ['flax', { framework: 'flax' }],
    ['py-xgboost-gpu', { framework: 'xgboost', stack: 'cuda' }],
    ['py-xgboost', { framework: 'xgboost' }],
    ['dgl-cuda', cuda()],
]);
/** Names by which code imports packages, where they are not the package's own name with underscores. */
const modules = new Map([
    ['haiku', 'dm-haiku'],
    ['paddle', 'paddlepaddle'],
    ['megatron', 'megatron-core'],
    ['nemo', 'nemo-toolkit'],
    ['flashinfer', 'flashinfer-python'],
    ['composer', 'mosaicml'],
    ['llmfoundry', 'llm-foundry'],
    ['MaxText', 'maxtext'],
    ['EasyLM', 'easylm'],
    ['lightning_fabric', 'lightning-fabric'],
    ['habana_frameworks', 'habana-frameworks'],
    ['neuronxcc', 'neuronx-cc'],
    ['caffe2', 'torch'],
    ['keras', ''],
]);
/** Modules that lie inside a package of another meaning; the longest that fits counts. */
const submodules = new Map([
    ['optimum.habana', 'optimum-habana'],
    ['optimum.neuron', 'optimum-neuron'],
    ['optimum.tpu', 'optimum-tpu'],
    ['nvidia.dali', 'nvidia-dali'],
    ['numba.cuda', 'numba-cuda'],
    ['cerebras.pytorch', 'cerebras-pytorch'],
    ['cerebras.modelzoo', 'cerebras-modelzoo'],
    ['cuda.bindings', 'cuda-python'],
    ['torch_xla', 'torch-xla'],
]);
/** The name by which package indexes compare: lower case, one dash for each run of `-`, `_` and `.`. */
const normalName = (name) => name.toLowerCase().replace(/[-_.]+/g, '-');
/** What a package of PyPI tells, its extras included; undefined where it tells nothing that we know. */
function packageMeaning(name, extras = []) {
    const normal = normalName(name);
    const own = packages_packages.get(normal) ?? patterns.find(([pattern]) => pattern.test(normal))?.[1];
    return extras.length === 0 ? own : withExtras(normal, own, extras);
}
function condaMeaning(name) {
    return condaPackages.get(normalName(name)) ?? packageMeaning(name);
}
/** What the import of a module (`torch.nn`, `optimum.habana`) tells. */
function moduleMeaning(module) {
    const [first = '', second] = module.split('.', 2);
    const inside = second === undefined ? undefined : submodules.get(`${first}.${second}`);
    if (inside !== undefined)
        return packageMeaning(inside);
    const name = modules.get(first) ?? first;
    return name === '' ? undefined : topModule(name);
}
/** Sources import the same few modules over and over: what each means is looked up once. */
const topModules = new Map();
const mostModules = 5_000;
function topModule(name) {
    if (topModules.has(name))
        return topModules.get(name);
    if (topModules.size >= mostModules)
        topModules.clear();
    const meaning = packageMeaning(name);
    topModules.set(name, meaning);
    return meaning;
}
function withExtras(name, own, extras) {
    const words = extras.map(normalName);
    const stack = words.map((word) => extraStack(name, word)).find((found) => found !== undefined);
    const implies = name === 'transformers' || name === 'sentence-transformers' ? impliedBy(words) : undefined;
    const alsoLibraries = words
        .filter((word) => boundExtras.has(word))
        .flatMap((word) => packages_packages.get(word)?.library ?? []);
    if (own === undefined && stack === undefined && implies === undefined && alsoLibraries.length === 0)
        return undefined;
    return {
        ...own,
        ...(stack !== undefined && { stack }),
        ...(implies !== undefined && { implies }),
        ...(alsoLibraries.length > 0 && { alsoLibraries }),
    };
}
/** Extras that are named for the package that they bring. */
const boundExtras = new Set(['deepspeed', 'flash-attn', 'bitsandbytes', 'xformers']);
/** Packages whose extras choose the hardware. */
const choosesByExtra = new Set([
    ...['jax', 'jaxlib', 'torch-xla', 'tensorflow', 'optimum', 'mlx', 'maxtext', 'levanter', 'axlearn', 'easydel'],
    ...['tokamax', 'maxdiffusion', 'tunix', 'google-tunix', 'marin', 'tensorflow-text'],
]);
function extraStack(name, extra) {
    if (!choosesByExtra.has(name))
        return undefined;
    if (extra === 'tpu' || extra === 'tpuvm')
        return 'tpu';
    if (/^(?:and-)?cuda(?:\d|-|$)/.test(extra))
        return 'cuda';
    if (extra.startsWith('rocm'))
        return 'rocm';
    if (extra === 'gpu')
        return 'cuda';
    if (extra === 'neuron' || extra === 'neuronx')
        return 'neuron';
    if (extra === 'habana')
        return 'gaudi';
    return undefined;
}
function impliedBy(extras) {
    if (extras.some((extra) => extra === 'torch' || extra === 'deepspeed'))
        return 'pytorch';
    if (extras.includes('flax'))
        return 'jax';
    return extras.some((extra) => extra === 'tf' || extra === 'tf-cpu') ? 'tensorflow' : undefined;
}
function cuda() {
    return { stack: 'cuda' };
}
function table(rows) {
    return new Map(rows.flatMap(([names, meaning]) => names.split(/\s+/).map((name) => [name, meaning])));
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/python-requirement.js

const python_requirement_longest = 2_000;
/** Reads one requirement; undefined where the text is none. Never slow: the text is cut first. */
function parseRequirement(text) {
    const line = text.slice(0, python_requirement_longest).trim();
    if (/^(?:git|hg|svn|bzr)\+|^https?:|^file:/i.test(line))
        return fromAddress(line);
    const head = /^([A-Za-z0-9][A-Za-z0-9._-]*)[ \t]*/.exec(line);
    if (head === null)
        return undefined;
    const name = normalName(head[1]);
    let rest = line.slice(head[0].length);
    let extras = [];
    if (rest.startsWith('[')) {
        const end = rest.indexOf(']');
        if (end === -1)
            return undefined;
        extras = words(rest.slice(1, end));
        rest = rest.slice(end + 1).trimStart();
    }
    if (rest.startsWith('@')) {
        const [address = '', marker] = splitMarker(rest.slice(1).trim());
        return { name, extras, build: address, ...markerOf(marker) };
    }
    const [comparison = '', marker] = splitMarker(rest);
    if (comparison !== '' && !/^[(=<>!~]/.test(comparison))
        return undefined;
    const version = pinned(comparison);
    const local = version === undefined ? -1 : version.indexOf('+');
    return {
        name,
        extras,
        ...(version !== undefined && { version }),
        ...(version !== undefined && local !== -1 && { build: version.slice(local) }),
        ...markerOf(marker),
    };
}
const words = (list) => list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 32);
const markerOf = (marker) => marker === undefined || marker === '' ? {} : { marker };
function splitMarker(text) {
    const at = text.indexOf(';');
    if (at === -1)
        return [text.trim(), undefined];
    return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
/** `==2.1.0`, `===2.1.0`, `~=2.1` and Poetry's `^2.1` or `~2.1` pin a version; a range leaves it open. */
function pinned(comparison) {
    const bare = comparison.replace(/^\(|\)$/g, '').trim();
    if (bare.includes(',') || bare.includes('|'))
        return undefined;
    const match = /^(?:={1,3}|~=|~|\^)[ \t]*v?(\d[\w.+!*-]*)$/.exec(bare) ?? /^(\d[\w.+!-]*)$/.exec(bare);
    const version = match?.[1]?.replace(/\.?\*$/, '');
    return version === undefined || version === '' ? undefined : version;
}
/** Repositories whose name is not the package's. */
const repositories = new Map([
    ['pytorch', 'torch'],
    ['flash-attention', 'flash-attn'],
    ['transformerengine', 'transformer-engine'],
    ['xla', 'torch-xla'],
    ['mamba', 'mamba-ssm'],
    ['lit-gpt', 'litgpt'],
    ['nemo', 'nemo-toolkit'],
    ['vision', 'torchvision'],
    ['audio', 'torchaudio'],
    ['haiku', 'dm-haiku'],
    ['orbax', 'orbax-checkpoint'],
    ['sentence-transformers', 'sentence-transformers'],
]);
/** `git+https://host/owner/name.git@ref#egg=name`, or the address of a wheel. */
function fromAddress(line) {
    const [address = ''] = line.split(/\s/, 1);
    const marker = splitMarker(line)[1];
    const egg = /[#&]egg=([A-Za-z0-9][\w.-]*)(?:\[([^\]]*)\])?/.exec(address);
    const [path = ''] = address.split('#', 1);
    const last = path.slice(path.lastIndexOf('/') + 1);
    const wheel = /^([A-Za-z0-9][\w.]*)-(\d[\w.+!%]*)-.*\.whl$/.exec(last);
    if (wheel !== null) {
        const version = decoded(wheel[2]);
        return { name: normalName(wheel[1]), extras: [], version, build: decoded(path), ...markerOf(marker) };
    }
    const repository = normalName(last.replace(/@.*$/, '').replace(/\.git$/, ''));
    const name = egg?.[1] !== undefined ? normalName(egg[1]) : (repositories.get(repository) ?? repository);
    return { name, extras: words(egg?.[2] ?? ''), build: decoded(path), ...markerOf(marker) };
}
const decoded = (text) => text.replace(/%2b/gi, '+');
/**
 * The stack that an index, a wheel's address or the local part of a version is built for: `…/whl/cu121`, `+rocm6.2`,
 * `torch-2.0.0%2Bcpu…`.
 */
function buildStack(address) {
    const text = decoded(address.slice(0, python_requirement_longest)).toLowerCase();
    if (/libtpu|tpu-pytorch|jax-releases\/tpu/.test(text))
        return 'tpu';
    if (/pip\.repos\.neuron|neuron\.amazonaws/.test(text))
        return 'neuron';
    if (/vault\.habana\.ai/.test(text))
        return 'gaudi';
    if (/(?:^|[/+_.-])rocm[\d._-]*(?:$|[/+_.-]|\d)|repo\.radeon\.com|radeon-repo/.test(text))
        return 'rocm';
    if (/(?:^|[/+_.-])cu(?:da)?-?\d{2,3}(?!\d)|jax_cuda(?:12)?_releases|(?:^|[/+])cuda\d/.test(text))
        return 'cuda';
    if (/\/whl\/(?:nightly\/|test\/)?cpu(?:$|[\s/_.])|\+cpu(?![a-z])/.test(text))
        return 'cpu';
    return undefined;
}
/**
 * What an environment marker makes of a dependency: `extra` where it comes with an extra only, `platform` where it is
 * bound to an operating system or processor, `elsewhere` where that is one without a data-centre accelerator.
 */
function condition(marker) {
    if (marker === undefined)
        return 'always';
    if (/\bextra\b/.test(marker))
        return 'extra';
    if (/(?:sys_platform|platform_system)\s*==\s*['"](?:darwin|Darwin|win32|Windows|cygwin)['"]/.test(marker)) {
        return /==\s*['"](?:linux|Linux)['"]/.test(marker) ? 'platform' : 'elsewhere';
    }
    return /sys_platform|platform_system|platform_machine|os_name/.test(marker) ? 'platform' : 'always';
}
const sourceOptions = new Set([
    '-i',
    '--index-url',
    '--extra-index-url',
    '-f',
    '--find-links',
    '--index',
]);
const valueOptions = new Set([
    ...['-r', '--requirement', '-c', '--constraint', '-t', '--target', '--prefix', '--root', '--python', '-p', '--src'],
    ...['--trusted-host', '--progress-bar', '--timeout', '--retries', '--cache-dir', '--no-binary', '--only-binary'],
    ...['--platform', '--python-version', '--config-settings', '-C', '--global-option', '--build-option', '--no-deps-of'],
    ...['--index-strategy', '--upgrade-strategy', '--group', '--extra', '--use-feature', '--install-option', '--log'],
    ...[
        '--prerelease',
        '--resolution',
        '--torch-backend',
        '-b',
        '--proxy',
        '--exists-action',
        '--no-build-isolation-package',
    ],
]);
/** Sorts the words that follow `pip install`. */
function pipArguments(args) {
    const requirements = [];
    const sources = [];
    for (let index = 0; index < args.length; index++) {
        const word = args[index];
        const [option = '', ...value] = word.split('=');
        if (sourceOptions.has(word))
            sources.push(...takeNext(args, ++index));
        else if (sourceOptions.has(option) && value.length > 0)
            sources.push(value.join('='));
        else if (word === '-e' || word === '--editable')
            requirements.push(...takeNext(args, ++index));
        else if (valueOptions.has(word))
            index++;
        else if (!word.startsWith('-'))
            requirements.push(word);
    }
    return { requirements, sources };
}
const takeNext = (args, index) => {
    const next = args[index];
    return next === undefined ? [] : [next];
};

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/conda-spec.js


/** `channel::name=version=build`, `name>=version` or `name version build`, as conda writes what it installs. */
function condaSpec(text) {
    const match = /^(?:[^\s:]{1,100}::)?([A-Za-z0-9_][\w.-]{0,100})(?:\[([^\]]{0,200})\])?[ \t]*(.{0,300})/.exec(text.trim());
    if (match === null)
        return undefined;
    const [, name = '', bracket = '', rest = ''] = match;
    const [, version = '', build = ''] = /^(={0,2}[^=\s]*)[= \t]*(\S*)/.exec(rest) ?? [];
    const plain = pinned(/^[<>!~]/.test(rest) ? rest : version);
    const hints = [build, bracket, /cpu|cuda|rocm/.test(version) ? version : ''].join(' ');
    const stack = stackOf(hints);
    return {
        name: normalName(name),
        extras: [],
        ...(plain !== undefined && { version: plain }),
        ...(stack !== undefined && { build: stack }),
    };
}
/** Conda's build strings name the stack inside a longer word: `py3.8_cuda11.3_cudnn8_0`, `cuda112py39h…`, `cpu_py310`. */
function stackOf(hints) {
    if (/cuda|gpu/i.test(hints))
        return '+cu100';
    if (/rocm/i.test(hints))
        return '+rocm';
    return /(?:^|[^a-z])cpu/i.test(hints) ? '+cpu' : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/install-commands.js



/** The packages that commands install with pip, uv or conda, and the indexes that these come from. */
function installedBy(commands) {
    const dependencies = [];
    const sources = [];
    let includes = false;
    for (const { words, line } of commands) {
        const installation = installationIn(words);
        if (installation === undefined)
            continue;
        const { tool, rest } = installation;
        if (tool === 'conda') {
            dependencies.push(...install_commands_condaPackages(rest).map((spec) => ({ ...spec, line, optional: false, from: 'conda' })));
            continue;
        }
        const { requirements, sources: addresses } = pipArguments(rest);
        includes ||= rest.some((word) => /^(?:-r|--requirement)\b/.test(word));
        for (const address of addresses)
            sources.push({ address, line, optional: false });
        for (const written of requirements) {
            const requirement = parseRequirement(written);
            if (requirement === undefined)
                continue;
            const { version, ...open } = requirement;
            const known = version !== undefined && !/[${}]/.test(version);
            dependencies.push({ ...open, ...(known && { version }), line, optional: false });
        }
    }
    return { dependencies, sources, includes };
}
/** Programs that install, or that run what stands behind them; anything else may only speak of an installation. */
const runsInstallers = /^(?:pip[\d.]*|pipx|python[\w.]*|py|uv|conda|mamba|micromamba|poetry|pipenv|gcloud|ssh|docker|podman|kubectl|srun|bash|sh|su|xargs|timeout|retry)$/;
/** The words behind `pip install`, `uv pip install`, `python -m pip install`, `conda install` or `conda create`. */
function installationIn(words) {
    const bare = words
        .map((word) => word.replace(/^--?[\w-]{1,60}=(?=(?:pip|python|uv|conda|sudo)[\d.]*$)/, ''))
        .map(unquoted);
    const at = bare.findIndex((word, index) => index > 0 && (word === 'install' || word === 'create'));
    // Options may stand in front of the command: those of a Dockerfile's RUN, or of sudo.
    const program = programOf(bare.filter((word) => !word.startsWith('-')));
    if (at === -1 || !(runsInstallers.test(program) || program.startsWith('$')))
        return undefined;
    const before = bare.slice(0, at).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const rest = bare.slice(at + 1);
    if (bare[at] === 'install' && before.some((word) => /^(?:pip[\d.]*|pipx|uv)$/.test(word)))
        return { tool: 'pip', rest };
    return before.some((word) => /^(?:conda|mamba|micromamba)$/.test(word)) ? { tool: 'conda', rest } : undefined;
}
/** Quotes that stand within the quotes of a whole script. */
const unquoted = (word) => word.replace(/^["']|["']$/g, '');
/** Options of conda whose value is no package: a channel is called `pytorch`, too. */
const condaValues = new Set([
    ...['-c', '--channel', '-n', '--name', '-p', '--prefix', '-f', '--file', '--solver', '--subdir', '--platform'],
    ...['-r', '--root-prefix', '--clone', '--repodata-fn'],
]);
function install_commands_condaPackages(rest) {
    return rest.flatMap((word, at) => {
        if (word.startsWith('-') || condaValues.has(rest[at - 1] ?? ''))
            return [];
        return condaSpec(word) ?? [];
    });
}

// EXTERNAL MODULE: ./build/core/catalog/frameworks.js
var catalog_frameworks = __webpack_require__(7317);
;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/python-dependencies.js




const developmentGroup = /^(?:dev|develop|development|test|tests|testing|unit-?tests?|doc|docs|documentation|lint|linting|format|style|typing|types|type-?check|mypy|quality|ci|pre-?commit|notebooks?|examples?|benchmarks?|bench|all|full|release|build|publish)$/;
/** Whether a group of dependencies serves those who work on the project, not those who run it. */
const isDevelopmentGroup = (group) => developmentGroup.test(group.toLowerCase().replace(/_/g, '-'));
/** Frameworks that compare or export beside another one. */
const besides = new Set([...catalog_frameworks/* companions */.a5, 'xgboost', 'lightgbm']);
/**
 * What the dependencies of one file tell together. One framework that outweighs the others is stated; where several
 * stand side by side, each is suggested.
 */
function observeDependencies(path, declared) {
    const understood = declared.dependencies.flatMap(understand);
    const observations = new ObservationList();
    observeFrameworks(path, understood, declared, observations);
    observeLibraries(path, understood, observations);
    observeStacks(path, understood, declared, observations);
    observeOthers(path, understood, observations);
    return observations.list();
}
function understand(dependency) {
    const { name, extras, build, marker, from } = dependency;
    const meaning = from === 'conda' ? condaMeaning(name) : packageMeaning(name, extras);
    if (meaning === undefined)
        return [];
    const stack = (build === undefined ? undefined : buildStack(build)) ?? meaning.stack;
    return [{ dependency, meaning, ...(stack !== undefined && { stack }), when: condition(marker) }];
}
function observeFrameworks(path, all, declared, observations) {
    const main = all.filter(({ dependency }) => !isForDevelopment(dependency));
    const plain = main.filter(isPlain);
    const weights = weigh(plain.some(({ meaning }) => python_dependencies_frameworkOf(meaning) !== undefined) ? plain : main);
    const leader = declared.includes === true && weights.size > 1 ? undefined : leading(weights);
    const explicit = explicitFamilies(main);
    const hasMain = [...weights.keys()].some((family) => !besides.has(family));
    for (const { dependency, meaning, when } of main) {
        const framework = python_dependencies_frameworkOf(meaning);
        if (framework === undefined)
            continue;
        const family = familyOf(framework);
        // What other packages need is of no weight beside a framework that is named.
        if (meaning.framework === undefined && [...explicit].some((named) => !besides.has(named)))
            continue;
        if (hasMain && besides.has(family))
            continue;
        if (meaning.role === 'host' && weights.size > 1 && family !== leader)
            continue;
        const firm = meaning.framework !== undefined && meaning.role !== 'host' && !dependency.optional && when !== 'extra';
        observations.add({
            what: 'framework',
            framework,
            how: 'installed',
            place: { path, line: dependency.line },
            certainty: certain(firm && family === leader),
            ...python_dependencies_jobOf(dependency),
            ...(meaning.framework !== undefined && dependency.version !== undefined && { version: dependency.version }),
        });
    }
}
const families = new Map(catalog_frameworks/* frameworks */.Ij.map(({ id, family }) => [id, family]));
const familyOf = (framework) => families.get(framework) ?? framework;
const python_dependencies_frameworkOf = ({ framework, implies }) => framework ?? implies;
const isForDevelopment = ({ group }) => group !== undefined && isDevelopmentGroup(group);
const isPlain = ({ dependency }) => !dependency.optional;
const explicitFamilies = (all) => new Set(all.flatMap(({ meaning }) => (meaning.framework === undefined ? [] : [familyOf(meaning.framework)])));
/** How much speaks for each family. */
function weigh(all) {
    const weights = new Map();
    const counted = new Set();
    for (const { dependency, meaning, stack } of all) {
        const framework = python_dependencies_frameworkOf(meaning);
        const key = meaning.framework ?? dependency.name;
        if (framework === undefined || counted.has(key))
            continue;
        counted.add(key);
        const family = familyOf(framework);
        weights.set(family, (weights.get(family) ?? 0) + weightOf(meaning, family, stack));
    }
    return weights;
}
/**
 * PyTorch and TensorFlow stand in many a list to load data or weights for another framework; nobody lists the others
 * without training in them, least of all in a build for an accelerator.
 */
function weightOf(meaning, family, stack) {
    const usual = family === 'pytorch' || family === 'tensorflow';
    const hardware = stack === undefined || stack === 'cpu' ? 0 : family === 'pytorch' ? 0.5 : 1;
    if (meaning.framework === undefined) {
        return hardware + (meaning.library !== undefined && meaning.library !== 'torchvision' ? 1 : 0.25);
    }
    if (meaning.role === 'host')
        return 0.5;
    return hardware + (usual || besides.has(family) ? 1 : family === 'jax' ? 1.25 : 2.5);
}
/** The family that outweighs all others; those that only stand beside one count where there is no other. */
function leading(weights) {
    const main = [...weights].filter(([family]) => !besides.has(family));
    const [first, second] = (main.length > 0 ? main : [...weights]).sort(([, one], [, other]) => other - one);
    return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}
function observeLibraries(path, all, observations) {
    const frozen = all.some(({ meaning }) => meaning.role === 'resolved');
    for (const { dependency, meaning, when } of all) {
        // A frozen list holds Triton because PyTorch brings it, not because the project asks for it.
        if (frozen && dependency.name === 'triton')
            continue;
        for (const library of [
            ...(meaning.library === undefined ? [] : [meaning.library]),
            ...(meaning.alsoLibraries ?? []),
        ]) {
            const certain = !dependency.optional && when === 'always';
            observations.add({
                what: 'library',
                library,
                how: 'installed',
                place: { path, line: dependency.line },
                certainty: certain ? 'states' : 'suggests',
                ...python_dependencies_jobOf(dependency),
                ...(!certain && { optional: true }),
            });
        }
    }
}
/** Chips that no stack stands for, where nothing else is installed for another. */
function observeOthers(path, all, observations) {
    if (all.some(({ stack }) => stack !== undefined && stack !== 'cpu'))
        return;
    for (const { dependency, meaning, when } of all) {
        if (meaning.otherAccelerator !== true || dependency.optional || when === 'elsewhere' || when === 'extra')
            continue;
        const place = { path, line: dependency.line };
        observations.add({ what: 'accelerator', kind: 'other', place, certainty: 'suggests', ...python_dependencies_jobOf(dependency) });
        return;
    }
}
function observeStacks(path, all, declared, observations) {
    const found = [];
    for (const { dependency, meaning, stack, when } of all) {
        if (stack === undefined || when === 'elsewhere' || isForDevelopment(dependency))
            continue;
        const resolved = meaning.role === 'resolved';
        const states = !dependency.optional && when !== 'extra' && !resolved;
        found.push({ stack, line: dependency.line, certainty: certain(states), ...groupOf(dependency), resolved });
    }
    // An index says what is installed only where something is installed from it.
    const anchored = all.some(({ dependency, meaning }) => !dependency.optional && meaning.framework !== undefined);
    for (const source of declared.sources) {
        const stack = buildStack(source.address);
        if (stack === undefined || (source.group !== undefined && isDevelopmentGroup(source.group)))
            continue;
        const states = anchored && !source.optional && (stack === 'cuda' || stack === 'rocm' || stack === 'cpu');
        found.push({ stack, line: source.line, certainty: certain(states), ...groupOf(source) });
    }
    const others = new Set(found.map(({ stack }) => stack));
    // The processor's build stands beside another stack, or another framework, to serve it.
    const hosts = explicitFamilies(all).size > 1 || others.size > 1;
    const foreign = found.some(({ stack }) => stack !== 'cuda' && stack !== 'cpu');
    // PyTorch/XLA brings a client of TPUs along wherever it runs.
    const isNeuron = found.some(({ stack, group }) => stack === 'neuron' && group === undefined);
    for (const { stack, line, certainty, group, resolved } of found) {
        if ((stack === 'cpu' && hosts) || (resolved === true && foreign))
            continue;
        if (stack === 'tpu' && isNeuron && group === undefined)
            continue;
        observations.add({
            what: 'stack',
            stack,
            place: { path, line },
            certainty,
            ...(group !== undefined && { job: group }),
        });
    }
}
const certain = (states) => (states ? 'states' : 'suggests');
const groupOf = ({ group }) => (group === undefined ? {} : { group });
const python_dependencies_jobOf = ({ group }) => (group === undefined ? {} : { job: group });

;// CONCATENATED MODULE: ./build/core/text/text-lines.js
/** The lines of a text as git and editors count them, cut to a size that is quick to read. */
const linesOf = (text) => text.split(/\r?\n/);
/** Lines with those that a backslash continues joined to one, under the number of the first. */
function logicalLines(text) {
    const joined = [];
    let parts = [];
    let start = 0;
    const lines = linesOf(text.replace(/^\ufeff/, ''));
    for (const [index, line] of lines.entries()) {
        if (parts.length === 0)
            start = index + 1;
        const continues = line.endsWith('\\') && !line.trimStart().startsWith('#');
        parts.push(continues ? line.slice(0, -1) : line);
        if (continues && index < lines.length - 1)
            continue;
        joined.push({ text: parts.join(' ').trim(), line: start });
        parts = [];
    }
    return joined;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/requirements.js





const requirements_name = /(?:^|[/_.-])(?:requirements?|requirments?|requriements?|reqs?)(?:[_.-][^/]*)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i;
/** Lists for those who work on the project, such as `requirements/dev.txt`. */
const isSideList = (path) => requirements_wordsOf(path).some((word) => sideWord.test(word));
const requirements_wordsOf = (path) => path.slice(path.lastIndexOf('/') + 1).split(/[-_.]/);
const sideWord = /^(?:dev|develop|tests?|testing|docs?|lint|ci|mypy|typing|precommit|flake8|rtd|readthedocs)$/i;
/**
 * What a list is for that stands beside the main one, such as `deepspeed` for `requirements/deepspeed.txt` or `eval`
 * for `requirements-eval.txt`; undefined for a list that the job itself may need.
 */
function addOnOf(path) {
    const rest = requirements_wordsOf(path).filter((word) => !/^(?:requirements?|requirments?|requriements?|reqs?|txt|in|pip)$/i.test(word));
    const name = rest.join('-').toLowerCase();
    if (name === '')
        return undefined;
    const among = /(?:^|\/)requirements\/[^/]+$/i.test(path);
    const own = rest.every((word) => ownWord.test(word));
    if (among)
        return own ? undefined : name;
    const { framework, library } = packageMeaning(name) ?? {};
    const brings = library !== undefined && framework === undefined;
    return brings || rest.some((word) => besideWord.test(word)) ? name : undefined;
}
const ownWord = /^(?:base|main|common|core|default|train|training|trainer|prod|production|runtime|install|minimal|min|lock|all|full|gpu|cuda|cu\d+|tpu|rocm|cpu|torch|pytorch|jax|tf|tensorflow|linux|py\d*|python\d*|\d+)$/i;
const besideWord = /^(?:optional|extras?|plus|eval|evals|evaluation|demo|demos|webui|gradio|serve|serving|inference|notebooks?|examples?|deploy|export|tools?|viz)$/i;
/** `requirements.txt` and its relatives. Files that serve tests or documentation are left out: they bind no job. */
const requirements_reader = {
    format: 'requirements',
    matches: (path) => requirements_name.test(path) && !isSideList(path),
    read: (path, text) => {
        const { dependencies, sources, includes } = readRequirements(text);
        const group = addOnOf(path);
        if (group === undefined)
            return observeDependencies(path, { dependencies, sources, includes });
        return observeDependencies(path, {
            dependencies: dependencies.map((each) => ({ ...each, optional: true, group })),
            sources: sources.map((each) => ({ ...each, optional: true, group })),
            includes,
        });
    },
};
/** Reads the lines of a requirements file; what a line includes from elsewhere is that file's to say. */
function readRequirements(text) {
    const dependencies = [];
    const sources = [];
    let includes = false;
    // A list that was written by an older PowerShell is in UTF-16; what is left of it without the zero bytes is ASCII.
    for (const { text: written, line } of logicalLines(text.includes('\0') ? text.replaceAll('\0', '') : text)) {
        const content = withoutComment(written);
        if (content === '')
            continue;
        if (content.startsWith('-')) {
            if (/^(?:-r|--requirement)\b/.test(content))
                includes = true;
            const { requirements, sources: addresses } = pipArguments(content.split(/[ \t]+/));
            for (const address of addresses)
                sources.push({ address, line, optional: false });
            for (const requirement of requirements)
                addRequirement(requirement, line, dependencies);
        }
        else
            addRequirement(content.split(/[ \t]--?[a-z]/, 1)[0], line, dependencies);
    }
    return { dependencies, sources, includes };
}
function addRequirement(text, line, dependencies) {
    const conda = /^[\w.-]{1,100}=[^=\s]{1,100}(?:=[^=\s]{1,100})?$/.test(text) ? condaSpec(text) : undefined;
    const requirement = conda ?? parseRequirement(text);
    if (requirement === undefined)
        return;
    dependencies.push({ ...requirement, line, optional: false, ...(conda !== undefined && { from: 'conda' }) });
}
const withoutComment = (line) => (line.startsWith('#') ? '' : line.split(/\s#/, 1)[0]).trim();

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/shell-install.js





/** Scripts and makefiles: the packages that they install, on this machine or on one that they reach. */
const shell_install_reader = {
    format: 'shell-install',
    matches: (path) => (/\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || holdsRecipes(path)) &&
        !isSideScript(path),
    mayHold: (text) => mayInstall(text),
    read: (path, text) => {
        const script = commandText(path, text);
        if (!mayInstall(script))
            return [];
        const commands = shellCommands(script);
        const installed = observeDependencies(path, forWhom(path, installedBy(placed(commands))));
        return chosen(path, [...installed, ...listsWritten(path, commands)]);
    },
};
/** Lists of packages that a script writes before it installs them. */
const listsWritten = (path, commands) => commands.flatMap(({ words, hereDocuments }) => hereDocuments.length > 0 && words.some((word) => /requirements[\w.-]{0,40}\.txt$/.test(word.slice(-100)))
    ? hereDocuments.flatMap(({ text, line }) => requirements_reader.read(path, text).map((seen) => ({ ...seen, place: { path, line: seen.place.line + line - 1 } })))
    : []);
/** What serves, converts or measures needs binds no training job. */
function forWhom(path, declared) {
    if (!shell_install_wordsOf(path).some((word) => shell_install_besideWord.test(word)))
        return declared;
    const { dependencies, sources } = declared;
    return {
        ...declared,
        dependencies: dependencies.map((each) => ({ ...each, optional: true })),
        sources: sources.map((each) => ({ ...each, optional: true })),
    };
}
const shell_install_besideWord = /^(?:convert|converter|conversion|export|evals?|evaluate|evaluation|bench|benchmarks?|demo|serve|server|serving|inference|deploy|interactive|preprocess|notebooks?|webui)$/i;
/**
 * The packages that a job installs before it starts, all in the place of its script. Their stacks are left out: a job
 * that says what it runs on says the same, and better.
 */
const installedByJob = (place, text) => (mayInstall(text) ? observeDependencies(place.path, installedBy(placed(shellCommands(text)))) : []).flatMap((seen) => seen.what === 'stack' ? [] : [{ ...seen, place }]);
/** The stacks that a passage of commands installs, as far as it says so: what to do by hand is no script. */
const stacksInstalled = (path, text) => (mayInstall(text) ? observeDependencies(path, installedBy(placed(shellCommands(text)))) : []).filter((seen) => seen.what === 'stack' && seen.certainty === 'states');
const mayInstall = (text) => /\binstall\b|\bcreate\b/.test(text) && /\b(?:pip|conda|mamba)/.test(text);
const shell_install_wordsOf = (path) => path.slice(path.lastIndexOf('/') + 1).split(/[-_.]/);
/** Scripts for those who work on the project, such as `install_test_deps.sh`. */
const isSideScript = (path) => shell_install_wordsOf(path).some((word) => /^(?:dev|develop|tests?|testing|unittests?|docs?|lint|format|ci|precommit|release|publish)$/i.test(word));
/** The commands of a script that are run, and those of the scripts that it feeds to others. */
function placed(commands) {
    return commands
        .filter(({ kept }) => !kept)
        .flatMap((command) => [
        command,
        ...command.hereDocuments.flatMap((document) => shellCommands(document.text).map(({ words, line }) => ({ words, line: line + document.line - 1 }))),
    ]);
}
/**
 * A script that installs for several kinds of hardware chooses one of them when it runs, and one that is named for its
 * hardware, such as `run_tpu.sh`, leaves room for others: neither binds a job to a stack.
 */
function chosen(path, observations) {
    const stacks = new Set(observations.flatMap((seen) => (seen.what === 'stack' ? [seen.stack] : [])));
    if (stacks.size < 2 && !shell_install_wordsOf(path).some((word) => hardwareWord.test(word)))
        return observations;
    return observations.map((seen) => (seen.what === 'stack' ? { ...seen, certainty: 'suggests' } : seen));
}
const hardwareWord = /^(?:tpus?|tpuvm|gpus?|cuda|rocm|amd|nvidia|neuron|trainium|trn\d?|gaudi|hpu|habana|cpu)$/i;

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/skypilot.js







/** SkyPilot's tasks: `resources.accelerators` on `num_nodes`. */
const skypilot_reader = {
    format: 'skypilot',
    matches: isYamlPath,
    mayHold: (text) => /^resources[ \t]*:/m.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            if (!isTask(root))
                continue;
            const place = (node) => ({ path, line: lineOf(node.range) });
            for (const seen of new Task(root, place).observations())
                observations.add(seen);
        }
        return observations.list();
    },
};
/** Keys that say that a document with `resources` is SkyPilot's. */
const skypilot_ownKeys = ['accelerators', 'any_of', 'ordered', 'use_spot', 'instance_type', 'cloud', 'infra', 'job_recovery'];
function isTask(root) {
    const resources = below(root, 'resources');
    const own = skypilot_ownKeys.some((key) => entryOf(resources, key));
    return own && below(root, 'apiVersion') === undefined && below(root, 'type') === undefined;
}
class Task {
    #root;
    #place;
    constructor(root, place) {
        this.#root = root;
        this.#place = place;
    }
    observations() {
        const resources = below(this.#root, 'resources');
        const choices = itemsOf(below(resources, 'any_of') ?? below(resources, 'ordered'));
        const wanted = choices.length > 0
            ? anyOf(choices.map((choice) => this.#resources(choice, resources)))
            : this.#resources(resources, undefined);
        const image = below(resources, 'image_id');
        return [
            ...(wanted ? [wanted] : this.#provider(resources)),
            ...(image ? imageObservations(this.#place(image), wordOf(image)) : []),
            ...this.#frameworks(),
        ];
    }
    /** What one set of resources asks for; what it leaves open stands in the set that it is a choice of. */
    #resources(resources, outer) {
        const value = (key) => below(resources, key) ?? below(outer, key);
        const machine = value('instance_type');
        const rest = {
            job: wordOf(below(this.#root, 'name')),
            machine: wordOf(machine),
            provider: cloudNamed(wordOf(value('infra')) ?? wordOf(value('cloud'))),
            spot: flagOf(value('use_spot')),
        };
        const accelerators = value('accelerators');
        const wanted = choicesIn(accelerators);
        if (accelerators === undefined || wanted.length === 0) {
            return machine && observeRequest(this.#place(machine), 'states', { ...rest, nodes: this.#nodes });
        }
        const topology = wordOf(below(value('accelerator_args'), 'topology'));
        return anyOf(wanted.map(({ word, node }) => this.#accelerator(word, node, { ...rest, ...(chipsOf(topology) && { topology }) })));
    }
    #accelerator(word, node, rest) {
        const place = this.#place(node);
        const cut = word?.lastIndexOf(':') ?? -1;
        const name = cut === -1 ? word : word?.slice(0, cut);
        const each = cut === -1 ? 1 : wholeNumber(word?.slice(cut + 1).trim());
        const hardware = hardwareNamed(name);
        if (name === undefined || name === '')
            return undefined;
        // Most names that are not known are of new or rare GPUs.
        if (hardware === undefined) {
            return /^[A-Za-z]/.test(name)
                ? observeRequest(place, 'suggests', { ...rest, kind: 'gpu', perNode: each, nodes: this.#nodes })
                : undefined;
        }
        if (hardware.chips !== undefined) {
            return observeRequest(place, 'states', { ...rest, name, machine: undefined, slices: times(each, this.#nodes) });
        }
        return observeRequest(place, 'states', { ...rest, name, perNode: each, nodes: this.#nodes });
    }
    get #nodes() {
        const nodes = below(this.#root, 'num_nodes');
        return nodes === undefined ? 1 : wholeOf(nodes);
    }
    /** A task without accelerators still stands in one place. */
    #provider(resources) {
        const node = below(resources, 'infra') ?? below(resources, 'cloud');
        const provider = cloudNamed(wordOf(node));
        return node && provider ? [{ what: 'provider', provider, certainty: 'states', place: this.#place(node) }] : [];
    }
    #frameworks() {
        return ['setup', 'run'].flatMap((key) => {
            const script = below(this.#root, key);
            if (script?.kind !== 'scalar')
                return [];
            const place = this.#place(script);
            const launched = key === 'run' ? softwareOfCommands(place.path, script.source) : [];
            return [...launched.map((seen) => ({ ...seen, place })), ...installedByJob(place, script.source)];
        });
    }
}
/** `H100:8`, `{H100: 8}`, `{H100:8, A100:8}` and lists of these. Nothing where none is wanted. */
function choicesIn(accelerators) {
    if (accelerators === undefined)
        return [];
    if (accelerators.kind === 'list')
        return accelerators.items.flatMap(choicesIn);
    if (accelerators.kind === 'scalar') {
        const none = accelerators.value === null || /^(?:none|auto|)$/i.test(accelerators.source.trim());
        return none ? [] : [{ word: wordOf(accelerators), node: accelerators }];
    }
    return entriesOf(accelerators).map(([name, { node }]) => {
        if (node.kind === 'scalar' && node.value === null)
            return { word: literal(name), node: accelerators };
        const count = wordOf(node);
        return { word: count === undefined ? undefined : literal(`${name}:${count}`), node };
    });
}
const literal = (word) => (/[${}<>]/.test(word) ? undefined : word);

;// CONCATENATED MODULE: ./build/core/languages/python/python-tables.js
/**
 * The dictionaries of dictionaries whose entries hold one of these keys, where the source takes the value of that key
 * out of a variable: `machine_type=preset["machine_type"]`.
 */
function tablesIn(calls, keys, source) {
    const taken = new RegExp(`\\[\\s{0,8}["'](?:${keys.join('|')})["']\\s{0,8}\\]|\\.get\\(\\s{0,8}["'](?:${keys.join('|')})["']`);
    if (!taken.test(source))
        return [];
    const tables = new Map();
    for (const call of calls) {
        const { within, key, callee, values } = call;
        if (callee !== '' || key === undefined || within?.callee !== '' || !keys.some((each) => values.has(each)))
            continue;
        tables.set(within, [...(tables.get(within) ?? []), call]);
    }
    return [...tables.values()].flatMap(([one, other, ...more]) => one && other ? [{ entries: [one, other, ...more] }] : []);
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/clouds/vertex.js








/** Vertex AI's custom jobs: the pools of workers in their specs, and in the Python that starts them. */
const vertex_reader = {
    format: 'vertex',
    matches: (path) => isYamlPath(path) || isJsonPath(path) || path.endsWith('.py'),
    mayHold: (text) => /machineType|machine_type|acceleratorType|accelerator_type/.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const seen of path.endsWith('.py') ? vertex_inPython(path, text) : vertex_inDocument(path, text))
            observations.add(seen);
        return observations.list();
    },
};
/** The jobs in YAML and JSON. */
function vertex_inDocument(path, text) {
    if (!/workerPoolSpecs|worker_pool_specs/.test(text))
        return [];
    const found = [];
    for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
        eachMap(root, (map) => {
            const specs = entryOf(map, 'workerPoolSpecs') ?? entryOf(map, 'worker_pool_specs');
            if (specs === undefined)
                return undefined;
            const place = (range) => ({ path, line: lineOf(range) });
            const strategy = wordOf(below(map, 'scheduling', 'strategy'));
            const pools = specs.node.kind === 'list' ? specs.node.items : [specs.node];
            for (const spec of pools) {
                const image = below(spec, 'containerSpec', 'imageUri') ?? below(spec, 'container_spec', 'image_uri');
                if (image)
                    found.push(...imageObservations(place(image.range), wordOf(image)));
            }
            found.push(...ofPools(pools, place, strategy === 'SPOT' ? { spot: true } : {}));
            return false;
        });
    }
    return found;
}
function ofPools(specs, place, rest) {
    const pools = specs.flatMap((spec) => {
        const machine = below(spec, 'machineSpec') ?? below(spec, 'machine_spec');
        if (machine === undefined)
            return [];
        const replicas = below(spec, 'replicaCount') ?? below(spec, 'replica_count');
        const pool = {
            machine: word(machine, 'machineType', 'machine_type'),
            type: word(machine, 'acceleratorType', 'accelerator_type'),
            each: wholeOf(below(machine, 'acceleratorCount') ?? below(machine, 'accelerator_count')),
            replicas: replicas === undefined ? 1 : wholeOf(replicas),
            topology: word(machine, 'tpuTopology', 'tpu_topology'),
        };
        const seen = observeRequest(place(machine.range), 'states', { ...rest, ...vertex_wordsOf(pool) });
        return seen ? [seen] : [];
    });
    return together(pools);
}
const word = (node, ...keys) => wordOf(keys.map((key) => below(node, key)).find((value) => value !== undefined));
function vertex_wordsOf({ machine, type, each, replicas, topology }) {
    const old = /^TPU_V([23])$/.exec(type ?? '')?.[1];
    // The old ones are counted in TensorCores, as their slices are.
    if (old && each !== undefined)
        return { name: `v${old}-${each}`, slices: replicas, provider: 'gcp' };
    return {
        machine,
        name: type,
        perNode: each,
        nodes: replicas,
        topology,
        provider: 'gcp',
        ...(chipsOf(topology) !== undefined && { count: chipsOf(topology) }),
    };
}
/** The first pool is the chief, the others work with it: the same accelerators, counted together. */
function together(pools) {
    const [first] = pools;
    const alike = first && common(pools.map(({ nodes: _, count: __, ...pool }) => pool));
    if (first === undefined || alike === undefined || pools.length === 1)
        return [...pools];
    const nodes = sum(pools.map((pool) => pool.nodes));
    const count = sum(pools.map((pool) => pool.count));
    return [{ ...alike, ...(nodes && { nodes }), ...(count && { count }) }];
}
/** What starts training, or says on what: a dictionary, a job, or the start of one. */
const vertex_training = /^(?:run|submit|fit|from_local_script|MachineSpec|WorkerPoolSpec|Custom\w*Job|\w*TrainingJob|create_custom_\w+)?$/;
function vertex_inPython(path, text) {
    if (!/aiplatform|vertex|worker_pool_specs|machine_spec|google\.cloud|gcp/i.test(text))
        return [];
    const alone = [];
    const calls = pythonCalls(text, { withDefaults: true });
    const tables = tablesIn(calls, ['accelerator_type', 'machine_type'], text);
    for (const table of tables)
        alone.push(...ofTable(path, table, calls));
    const chosen = new Set(tables.flatMap(({ entries }) => entries));
    const found = calls.flatMap((call) => {
        if (chosen.has(call))
            return [];
        const accelerator = call.values.get('accelerator_type');
        const machine = call.values.get('machine_type');
        const at = accelerator ?? machine;
        if (at === undefined)
            return [];
        const place = { path, line: at.line };
        const certainty = vertex_training.test(call.callee) ? 'states' : 'suggests';
        if (call.isDefinition || keys.some((key) => call.values.get(key)?.byDefault)) {
            // Whatever it is called with, it goes to Google Cloud.
            const sure = call.isDefinition ? { provider: 'gcp' } : vertex_wordsOf(poolOf(call, false));
            alone.push(...observeWithDefaults(place, certainty, { withDefaults: vertex_wordsOf(poolOf(call, true)), withoutDefaults: sure }));
            return [];
        }
        const seen = observeRequest(place, certainty, vertex_wordsOf(poolOf(call, true)));
        return seen ? [{ seen, isPool: call.within !== undefined, list: call.within?.list }] : [];
    });
    const [pool] = found;
    if (pool?.list !== undefined && found.every(({ list }) => list === pool.list))
        return [...together(found.map(({ seen }) => seen)), ...alone];
    // Several pools may be one job or several, and how many machines there are is then not told.
    const isOneOfMany = found.filter(({ isPool }) => isPool).length > 1;
    const jobs = found.map(({ seen, isPool }) => {
        if (!isPool || !isOneOfMany)
            return seen;
        const { nodes: _, count: __, ...pool } = seen;
        return pool;
    });
    return [...jobs, ...alone];
}
/** Of the machines that whoever starts the program may choose from, what all of them have is sure. */
function ofTable(path, { entries }, calls) {
    const replicas = calls.flatMap((call) => poolOf(call, false).replicas ?? []);
    const [nodes] = replicas;
    const choices = entries.flatMap((call) => {
        const at = call.values.get('accelerator_type') ?? call.values.get('machine_type');
        const pool = { ...poolOf(call, true), ...(new Set(replicas).size === 1 && { replicas: nodes }) };
        const seen = at && observeRequest({ path, line: at.line }, 'suggests', vertex_wordsOf(pool));
        return seen ? [seen] : [];
    });
    const alike = choices.length === entries.length ? anyOf(choices) : undefined;
    const sure = alike ? [{ ...alike, certainty: 'states' }] : [];
    return [...sure, ...choices.map((seen) => ({ ...seen, byDefault: true }))];
}
/** The number of machines, as the service calls it and as functions do that people write around it. */
const nodeKeys = ['replica_count', 'num_nodes', 'n_nodes', 'node_count'];
const keys = ['accelerator_type', 'machine_type', 'accelerator_count', ...nodeKeys, 'tpu_topology'];
/** What a call says, with or without the defaults of the program's options. */
function poolOf(call, withDefaults) {
    const value = (key, { values } = call) => {
        const held = values.get(key);
        return held?.byDefault && !withDefaults ? undefined : held?.value;
    };
    // Within `machine_spec` the replicas are told by the pool around it.
    const replicasOf = (from) => nodeKeys.map((key) => value(key, from)).find((stated) => stated !== undefined);
    const replicas = replicasOf(call) ?? (call.within && replicasOf(call.within));
    return {
        machine: vertex_textOf(value('machine_type')),
        type: vertex_textOf(value('accelerator_type')),
        each: vertex_numberOf(value('accelerator_count')),
        replicas: vertex_numberOf(replicas),
        topology: vertex_textOf(value('tpu_topology')),
    };
}
const vertex_textOf = (value) => (typeof value === 'string' ? value : undefined);
const vertex_numberOf = (value) => (typeof value === 'number' ? value : undefined);

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/accelerate.js



/** What `accelerate config` writes. Its `tpu_…` and `downcast_bf16` keys stand in every file and say nothing. */
const accelerate_reader = {
    format: 'accelerate',
    matches: (path) => isYamlPath(path),
    mayHold: isAccelerate,
    read: (path, text) => isAccelerate(text) ? yamlDocuments(text, isAccelerate).flatMap((document) => readConfig(path, document)) : [],
};
function isAccelerate(text) {
    return /^distributed_type[ \t]*:/m.test(text) || /^compute_environment[ \t]*:/m.test(text) || isPartOfOne(text);
}
/** A file of Hydra that overrides some of another one's values: no other program calls them all so. */
const isPartOfOne = (text) => ['num_processes', 'num_machines', 'machine_rank'].every((key) => new RegExp(`^${key}[ \\t]*:`, 'm').test(text));
/** FSDP and DeepSpeed mean GPUs nearly always, but other accelerators run them as well. */
const distributedTypes = new Map([
    ['MULTI_GPU', { kind: 'gpu', certainty: 'states' }],
    ['FSDP', { kind: 'gpu', certainty: 'suggests' }],
    ['DEEPSPEED', { kind: 'gpu', certainty: 'suggests' }],
    ['MEGATRON_LM', { kind: 'gpu', vendor: 'nvidia', certainty: 'suggests' }],
    ['XLA', { kind: 'tpu', vendor: 'google', certainty: 'suggests' }],
    ['TPU', { kind: 'tpu', vendor: 'google', certainty: 'states' }],
    ['MULTI_HPU', { kind: 'other', vendor: 'intel', certainty: 'states' }],
    ['MULTI_NPU', { kind: 'other', certainty: 'states' }],
    ['MULTI_MLU', { kind: 'other', certainty: 'states' }],
    ['MULTI_XPU', { kind: 'gpu', vendor: 'intel', certainty: 'states' }],
]);
/** Where the rest of a configuration stands elsewhere. */
const gpus = { kind: 'gpu', certainty: 'suggests' };
/** What a configuration is for; undefined where it tells no distribution, or is for processors. */
function accelerate_meaningOf(root, type) {
    if (type !== undefined)
        return flagOf(below(root, 'use_cpu')) === true ? undefined : distributedTypes.get(type);
    const isPart = below(root, 'compute_environment') === undefined && wordOf(below(root, 'ec2_instance_type')) === undefined;
    return isPart ? gpus : undefined;
}
function readConfig(path, { root, lineOf }) {
    if (root.kind !== 'map')
        return [];
    const observations = [];
    const word = (key) => wordOf(below(root, key));
    const at = (...keys) => {
        const node = below(root, ...keys) ?? root;
        return { place: { path, line: lineOf(node.range) } };
    };
    const type = word('distributed_type')
        ?.toUpperCase()
        .replace(/^DISTRIBUTEDTYPE\./, '');
    observations.push({
        what: 'library',
        library: 'accelerate',
        how: 'configured',
        certainty: 'states',
        ...at(type === undefined ? 'compute_environment' : 'distributed_type'),
    });
    const machine = word('ec2_instance_type');
    const nodes = wholeOf(below(root, 'num_machines'));
    if (machine !== undefined && (0,accelerator_name/* resolveMachine */.ER)(machine) !== undefined) {
        const more = nodes !== undefined && nodes > 0 ? { nodes } : {};
        observations.push({
            what: 'accelerator',
            machine,
            provider: 'aws',
            certainty: 'states',
            ...more,
            ...at('ec2_instance_type'),
        });
    }
    const meaning = accelerate_meaningOf(root, type);
    if (meaning !== undefined) {
        const { certainty, ...hardware } = meaning;
        // A process of XLA drives a core or a chip, depending on the generation: its number is no number of chips.
        const count = meaning.kind === 'tpu' ? undefined : accelerate_positive(wholeOf(below(root, 'num_processes')));
        if (certainty === 'states' || count === undefined) {
            observations.push({ what: 'accelerator', ...hardware, certainty, ...at('distributed_type') });
        }
        if (count !== undefined) {
            // The command line may give other numbers, and mostly does where several nodes are used.
            const perNode = nodes ? count / nodes : undefined;
            observations.push({
                what: 'accelerator',
                ...hardware,
                count,
                ...(nodes && { nodes }),
                ...(perNode !== undefined && Number.isInteger(perNode) && { perNode }),
                certainty: 'suggests',
                ...at('num_processes'),
            });
        }
    }
    if (type === 'NO' || (meaning !== undefined && wholeOf(below(root, 'num_processes')) === undefined)) {
        observations.push(...alone(root, meaning, nodes, at));
    }
    const precision = precisionWord(word('mixed_precision'));
    if (precision !== undefined) {
        observations.push({ what: 'precision', precision, certainty: 'states', ...at('mixed_precision') });
    }
    if (type === 'DEEPSPEED') {
        observations.push({
            what: 'library',
            library: 'deepspeed',
            how: 'configured',
            certainty: 'states',
            ...at('distributed_type'),
        });
    }
    const sharding = shardingOf(type, root);
    if (sharding !== undefined) {
        const { keys, parallelism } = sharding;
        observations.push({ what: 'sharding', parallelism, certainty: 'states', ...at(...keys) });
    }
    return observations;
}
/** What is told without a distribution over processes, or without their number: one GPU, or the machines. */
function alone(root, meaning, nodes, at) {
    const processes = wholeOf(below(root, 'num_processes'));
    const onGpu = flagOf(below(root, 'use_cpu')) === false || entryOf(root, 'gpu_ids') !== undefined;
    // The command line mostly gives the number of processes where there are several.
    const byDefault = { certainty: 'suggests', byDefault: true };
    if (meaning === undefined) {
        return processes === 1 && onGpu
            ? [{ what: 'accelerator', kind: 'gpu', perNode: 1, nodes: 1, count: 1, ...byDefault, ...at('num_processes') }]
            : [];
    }
    const { certainty: _, ...hardware } = meaning;
    return nodes ? [{ what: 'accelerator', ...hardware, nodes, ...byDefault, ...at('num_machines') }] : [];
}
const accelerate_positive = (count) => (count === 0 ? undefined : count);
function shardingOf(type, root) {
    if (type === 'MULTI_GPU')
        return { parallelism: 'data', keys: ['distributed_type'] };
    if (type === 'FSDP') {
        const keys = ['fsdp_config', 'fsdp_sharding_strategy'];
        const strategy = wordOf(below(root, ...keys))?.toUpperCase();
        if (strategy === 'NO_SHARD' || strategy === '3')
            return { parallelism: 'data', keys };
        return { parallelism: 'fsdp', keys: strategy === undefined ? ['distributed_type'] : keys };
    }
    if (type === 'DEEPSPEED') {
        const keys = ['deepspeed_config', 'zero_stage'];
        const parallelism = zeroStage(wholeOf(below(root, ...keys)));
        return parallelism === undefined ? undefined : { parallelism, keys };
    }
    return undefined;
}
/** The parallelism that a stage of ZeRO is. */
function zeroStage(stage) {
    return stage === undefined ? undefined : ['data', 'zero-1', 'zero-2', 'zero-3'][stage];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/axolotl.js

/**
 * Axolotl's trainings: what stands in keys of its own. The keys that it shares with the Transformers trainer are read
 * with that one's.
 */
const axolotl_reader = {
    format: 'axolotl',
    matches: isYamlPath,
    mayHold: isAxolotl,
    read: (path, text) => yamlDocuments(text, isAxolotl).flatMap((document) => readTraining(path, document)),
};
function isAxolotl(text) {
    return /^base_model[ \t]*:/m.test(text) && axolotl_ownKeys.test(text);
}
/** Other programs have a `base_model` too, and a program that merges models has nothing else of these. */
const axolotl_ownKeys = /^(?:sample_packing|dataset_prepared_path|lora_target_linear|sequence_len|val_set_size|micro_batch_size)[ \t]*:/m;
function readTraining(path, { root, lineOf }) {
    const model = entryOf(root, 'base_model');
    const data = ['datasets', 'pretraining_dataset', 'test_datasets'].some((key) => entryOf(root, key));
    if (model === undefined || !data)
        return [];
    const at = (entry) => ({ certainty: 'states', place: { path, line: lineOf(entry.key) } });
    const found = [{ what: 'framework', framework: 'pytorch', how: 'configured', ...at(model) }];
    for (const [library, entry] of librariesOf(root))
        found.push({ what: 'library', library, how: 'configured', ...at(entry) });
    const sharded = entryOf(root, 'fsdp_config');
    if (sharded && isSharded(root, sharded.node))
        found.push({ what: 'sharding', parallelism: 'fsdp', ...at(sharded) });
    return found;
}
/** Since its second version FSDP is switched on by its settings alone; `fsdp` is read with the Transformers trainer's. */
function isSharded(root, settings) {
    if (settings.kind !== 'map' || settings.entries.size === 0)
        return false;
    return ['fsdp', 'deepspeed'].every((key) => axolotl_isEmpty(below(root, key)));
}
const axolotl_isEmpty = (node) => node === undefined || (node.kind === 'scalar' ? node.value === null : node.kind === 'list' && node.items.length === 0);
function librariesOf(root) {
    const found = [];
    const adapter = entryOf(root, 'adapter');
    if (adapter && /^q?lora$/.test(wordOf(adapter.node) ?? ''))
        found.push(['peft', adapter]);
    const attention = entryOf(root, 'attn_implementation');
    if (attention && wordOf(attention.node) === 'xformers')
        found.push(['xformers', attention]);
    const plugins = entryOf(root, 'plugins');
    if (plugins && itemsOf(plugins.node).some((plugin) => wordOf(plugin)?.endsWith('.LigerPlugin')))
        found.push(['liger-kernel', plugins]);
    return found;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/deepspeed.js


/** The configuration of DeepSpeed by itself. `auto` leaves a value to the trainer. */
const deepspeed_reader = {
    format: 'deepspeed',
    matches: (path) => isJsonPath(path) || isYamlPath(path),
    mayHold: isDeepSpeed,
    read: (path, text) => {
        if (!isDeepSpeed(text) || (isJsonPath(path) && holdsItDeeper(text)))
            return [];
        if (isJsonPath(path))
            return jsonDocuments(text).flatMap((document) => deepspeedConfig(path, document));
        const documents = yamlDocuments(text, isDeepSpeed).filter(({ root }) => !isGptNeox(root));
        return documents.flatMap((document) => deepspeedConfig(path, document));
    },
};
function isDeepSpeed(text) {
    return /["']?(?:zero_optimization|train_micro_batch_size_per_gpu)["']?[ \t]*:/.test(text);
}
/** Results of runs repeat the configuration inside of them. JSON tells so quickly, where it is strict. */
function holdsItDeeper(text) {
    try {
        const root = JSON.parse(text);
        return typeof root !== 'object' || root === null || !signs.some((sign) => Object.hasOwn(root, sign));
    }
    catch {
        return false;
    }
}
const signs = ['zero_optimization', 'train_micro_batch_size_per_gpu'];
/** Whether a configuration is one of GPT-NeoX, which holds DeepSpeed's among its own and is read as a whole. */
const isGptNeox = (root) => ['pipe-parallel-size', 'pipe_parallel_size', 'model-parallel-size'].some((key) => entryOf(root, key));
/** What the keys of DeepSpeed at the top of a document tell. */
function deepspeedConfig(path, { root, lineOf }) {
    const zero = entryOf(root, 'zero_optimization');
    const own = zero ?? entryOf(root, 'train_micro_batch_size_per_gpu');
    if (own === undefined)
        return [];
    const observations = [];
    const at = (range, certainty = 'states') => ({
        place: { path, line: lineOf(range) },
        certainty,
    });
    observations.push({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(own.key, 'suggests') });
    observations.push({ what: 'library', library: 'deepspeed', how: 'configured', ...at(own.key) });
    const stage = entryOf(zero?.node, 'stage');
    const parallelism = zeroStage(wholeOf(stage?.node));
    if (stage !== undefined && parallelism !== undefined) {
        observations.push({ what: 'sharding', parallelism, ...at(stage.key) });
    }
    const enabled = [
        ['bf16', 'bf16'],
        ['bfloat16', 'bf16'],
        ['fp16', 'fp16'],
    ].flatMap(([key, precision]) => {
        const entry = entryOf(root, key);
        return entry !== undefined && flagOf(below(entry.node, 'enabled')) === true ? [{ entry, precision }] : [];
    });
    const named = entryOf(root, 'precision');
    const [first] = enabled;
    // GPT-NeoX enables `fp16` for its loss scale and says in `precision` or `fp16.type` which format it means.
    const type = wordOf(below(entryOf(root, 'fp16')?.node, 'type'));
    const precision = ['bfloat16', 'bf16'].includes(wordOf(named?.node) ?? type ?? '') ? 'bf16' : first?.precision;
    if (first !== undefined && precision !== undefined && enabled.length === 1) {
        observations.push({ what: 'precision', precision, ...at(first.entry.key) });
    }
    const count = worldSize(root);
    if (count !== undefined)
        observations.push({ what: 'accelerator', count, ...at(own.key, 'suggests') });
    return observations;
}
/** DeepSpeed holds the global batch to be micro-batch × accumulation × data-parallel devices. */
function worldSize(root) {
    const size = (key) => wholeOf(below(root, key));
    const [all, micro, steps] = [
        size('train_batch_size'),
        size('train_micro_batch_size_per_gpu'),
        size('gradient_accumulation_steps'),
    ];
    if (!all || !micro || !steps)
        return undefined;
    const count = all / (micro * steps);
    return Number.isInteger(count) ? count : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/scheduler/scheduler-settings.js



/** A text with a section that a project's own program turns into a request to PBS or Slurm. */
const schedulerLine = /^(?:pbs|slurm)[ \t]*:/im;
/** The sections that are read here, and nowhere else. */
const schedulerKey = /^(?:pbs|slurm)$/i;
const gpusKey = /^n(?:um)?_?gpus?$/i;
const nodesKey = /^(?:n_|num_|n)?nodes$/i;
const modelKey = /^gpu_(?:type|model)$/i;
/** What `pbs: {nodes: 8, ngpus: 4, gpu_type: a100}` at the top of a configuration has its program ask for. */
function schedulerObservations(path, { root, lineOf }) {
    return entriesOf(root).flatMap(([section, { node }]) => {
        const entryBy = (name) => entriesOf(node).find(([key]) => name.test(key))?.[1];
        const gpus = schedulerKey.test(section) ? entryBy(gpusKey) : undefined;
        const number = wholeOf(gpus?.node);
        if (gpus === undefined || !number || number > mostPerNode)
            return [];
        const nodes = wholeOf(entryBy(nodesKey)?.node);
        // PBS counts the GPUs of a chunk; what is for Slurm may count those of all nodes.
        const placed = nodes && (nodes === 1 || /^pbs$/i.test(section)) ? { nodes, count: number * nodes } : {};
        const words = { kind: 'gpu', name: wordOf(entryBy(modelKey)?.node), perNode: number, ...placed };
        return observeRequest({ path, line: lineOf(gpus.key) }, 'suggests', words) ?? [];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/device-settings.js



/**
 * The GPUs that a project's configuration gives its program: `gpus: [0, 1]`, `GPUS: (0,1,2,3)` and `n_gpus: 8`, at the
 * top or in one of its sections; and the devices and hosts of any kind at the top of a training's.
 */
const device_settings_reader = {
    format: 'device-settings',
    matches: isYamlPath,
    mayHold: (text) => device_settings_mention.test(text) && !ofOthers.test(text),
    read: (path, text) => ofOthers.test(text)
        ? []
        : yamlDocuments(text, (part) => device_settings_mention.test(part)).flatMap((document) => settingsIn(path, document)),
};
const listKey = /^(?:(?:train_)?gpus?|gpu_ids|gpu_list|device_ids)$/i;
const numberKey = /^(?:num_?gpus?|n_?gpus?|gpu_(?:num|count))$/i;
const device_settings_mention = /^[ \t]*(?:(?:(?:train_)?gpus?|gpu_ids|gpu_list|device_ids)[ \t]*:(?:[ \t]*["']?(?:[[(]|\d{1,2}[ \t]*,)|[ \t]*\n[ \t]*-[ \t])|(?:num_?gpus?|n_?gpus?|gpu_(?:num|count)|num_devices|num_hosts)[ \t]*:[ \t]*["']?\d)/im;
/** Formats that are read by readers of their own, and lists of machines or of tasks. */
const ofOthers = /^(?:apiVersion|resources|available_node_types|compute_environment|services|trainingInput|provider|on|jobs|steps|accelerator|accelerators|strategy|cluster|pool)[ \t]*:/m;
/** Sections whose GPUs are not for the training, or are read with the section. */
const others = /trainer|infer|eval|generat|rollout|vllm|serv|test|data|launcher|resource|env|ray|cluster|accelerator/i;
/** What puts a model or a number of nodes beside it is read with them. */
const device_settings_placed = /^(?:(?:accelerator|gpu)_(?:type|model|name)|accelerator|instance_type|machine_type|\w{0,8}gpus_per_node)$/i;
function settingsIn(path, { root, lineOf }) {
    const sections = entriesOf(root).flatMap(([key, { node }]) => others.test(key) || schedulerKey.test(key) ? [] : [node]);
    for (const map of [root, ...sections]) {
        if (entriesOf(map).some(([key]) => device_settings_placed.test(key)))
            continue;
        for (const [key, entry] of entriesOf(map)) {
            const numbers = listKey.test(key) ? device_settings_listed(entry.node) : numberKey.test(key) ? counted(entry.node) : undefined;
            const place = { path, line: lineOf(entry.key) };
            if (numbers)
                return [{ what: 'accelerator', kind: 'gpu', ...numbers, place, certainty: 'suggests' }];
        }
    }
    return isOfTraining(root) ? device_settings_devicesOf(path, root, lineOf) : [];
}
/** Words for what only a training is told. */
const device_settings_training = /^(?:lr|learning_rate|weight_decay|optimizer|epochs|(?:num_|total_|train_){1,2}(?:steps|epochs)|popsize)$/i;
const isOfTraining = (root) => entriesOf(root).some(([key, { node }]) => device_settings_training.test(key) || entriesOf(node).some(([inner]) => device_settings_training.test(inner)));
/** Devices and hosts, of whatever kind: one of them is what a program has that nobody told. */
function device_settings_devicesOf(path, root, lineOf) {
    return entriesOf(root).flatMap(([key, entry]) => {
        const number = wholeOf(entry.node) ?? 0;
        const place = { path, line: lineOf(entry.key) };
        if (number < 2)
            return [];
        if (key === 'num_devices' && number <= mostPerNode)
            return [{ what: 'accelerator', perNode: number, place, certainty: 'suggests' }];
        return key === 'num_hosts' ? [{ what: 'accelerator', nodes: number, place, certainty: 'suggests' }] : [];
    });
}
/** A list names the devices of the one node that the program runs on; one of them may be any of many. */
function device_settings_listed(node) {
    const items = node.kind === 'list'
        ? itemsOf(node).map(wordOf)
        : (/^[[(]?(\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){1,15}),?[\])]?$/
            .exec(wordOf(node) ?? '')?.[1]
            ?.split(',')
            .map((word) => word.trim()) ?? []);
    const isPlain = items.length > 1 &&
        items.length <= mostPerNode &&
        new Set(items).size === items.length &&
        items.every((item) => wholeNumber(item) !== undefined);
    return isPlain ? { perNode: items.length, count: items.length } : undefined;
}
function counted(node) {
    const number = wholeOf(node);
    if (!number)
        return undefined;
    return number <= mostPerNode ? { perNode: number } : { count: number };
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/fairseq.js


/** Fairseq’s configurations: the size of the world that a training is written for, where it is not all GPUs at hand. */
const fairseq_reader = {
    format: 'fairseq',
    matches: isYamlPath,
    mayHold,
    read: (path, text) => yamlDocuments(text, mayHold).flatMap(({ root, lineOf }) => {
        const training = below(root, 'distributed_training');
        const world = below(training, 'distributed_world_size');
        const count = wholeOf(world);
        const isOther = ['cpu', 'tpu'].some((device) => flagOf(below(root, 'common', device)) === true);
        if (world === undefined || !count || isOther)
            return [];
        const each = wholeOf(below(training, 'nprocs_per_node'));
        const perNode = each && each <= mostPerNode && count % each === 0 ? each : undefined;
        const numbers = { count, ...(perNode && { perNode, nodes: count / perNode }) };
        const place = { path, line: lineOf(world.range) };
        return [{ what: 'accelerator', kind: 'gpu', ...numbers, place, certainty: 'suggests' }];
    }),
};
function mayHold(text) {
    return /^distributed_training[ \t]*:/m.test(text) && /^[ \t]+distributed_world_size[ \t]*:[ \t]*\d/m.test(text);
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/gpt-neox.js





/**
 * The configurations of GPT-NeoX: Megatron's model, DeepSpeed's optimizer and the launcher of both, in one file or in
 * several that are put together.
 */
const gpt_neox_reader = {
    format: 'gpt-neox',
    matches: isYamlPath,
    mayHold: isOfNeox,
    read: (path, text) => {
        const observations = new ObservationList();
        for (const document of documentsIn(text)) {
            for (const seen of isGptNeox(document.root) ? gpt_neox_readConfig(path, document) : readLauncher(path, document))
                observations.add(seen);
        }
        return observations.list();
    },
};
function isOfNeox(text) {
    return /["']?(?:pipe[-_]parallel[-_]size|model-parallel-size)["']?[ \t]*:/.test(text) || isLauncher(text);
}
const isLauncher = (text) => /["']?num[-_]gpus["']?[ \t]*:/.test(text) && neoxKeys.some((key) => text.includes(key) || text.includes(plain(key)));
/** Keys are written with hyphens and with underscores. */
const plain = (key) => key.replaceAll('-', '_');
const neoxKeys = ['deepspeed-slurm', 'deepspeed-mpi', 'train-data-paths', 'data-path', 'vocab-file', 'hostfile'];
/** A comma that somebody forgot between two lines of the JSON leaves all else as it was meant. */
function documentsIn(text) {
    const documents = yamlDocuments(text);
    return documents.length === 0 && /^\s{0,1000}\{/.test(text) ? yamlDocuments(withCommas(text)) : documents;
}
function withCommas(text) {
    const lines = linesOf(text);
    const isKey = (line) => /^\s{0,200}"[\w-]{1,80}"[ \t]{0,8}:/.test(line);
    let last = -1;
    for (const [index, line] of lines.entries()) {
        const content = line.trim();
        if (content === '' || content.startsWith('#'))
            continue;
        const before = lines[last];
        if (before !== undefined && isKey(line) && /[\]}"\w]$/.test(before.trimEnd()) && !before.includes('#')) {
            lines[last] = `${before.trimEnd()},`;
        }
        last = index;
    }
    return lines.join('\n');
}
const gpt_neox_placed = (path, { lineOf }) => (entry, certainty = 'states') => ({ certainty, place: { path, line: lineOf(entry.key) } });
function gpt_neox_readConfig(path, document) {
    const at = gpt_neox_placed(path, document);
    const of = (key) => entryOf(document.root, key) ?? entryOf(document.root, plain(key));
    const own = of('pipe-parallel-size') ?? of('model-parallel-size');
    if (own === undefined)
        return [];
    const found = [
        { what: 'framework', framework: 'pytorch', how: 'configured', ...at(own) },
        { what: 'library', library: 'gpt-neox', how: 'configured', ...at(own) },
        { what: 'library', library: 'deepspeed', how: 'configured', ...at(own) },
        ...deepspeedConfig(path, document).filter((seen) => !isCommon(seen)),
        ...readLauncher(path, document),
    ];
    // The word alone, where DeepSpeed's own settings of the format are left out.
    const format = of('precision');
    const precision = format && gpt_neox_formats.get(wordOf(format.node) ?? '');
    if (format && precision && found.every(({ what }) => what !== 'precision')) {
        found.push({ what: 'precision', precision, ...at(format) });
    }
    const attention = of('attention-config');
    if (attention && holdsWord(attention.node, /^flash/)) {
        found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) });
    }
    return found;
}
/** What every such file is, which is said once. */
const isCommon = (seen) => seen.what === 'framework' || (seen.what === 'library' && seen.library === 'deepspeed');
const gpt_neox_formats = new Map([
    ['bfloat16', 'bf16'],
    ['fp16', 'fp16'],
    ['fp32', 'fp32'],
]);
/** `[[["flash"], 36]]`: which kind of attention, in how many layers. */
function holdsWord(node, pattern) {
    if (node.kind === 'list')
        return node.items.some((item) => holdsWord(item, pattern));
    return node.kind === 'scalar' && pattern.test(wordOf(node) ?? '');
}
/** DeepSpeed's launcher takes no more than these, and all that it finds where they are not given. */
function readLauncher(path, document) {
    const of = (key) => entryOf(document.root, key) ?? entryOf(document.root, plain(key));
    const gpus = of('num-gpus');
    const isNeox = isGptNeox(document.root) || neoxKeys.some(of);
    if (gpus === undefined || !isNeox)
        return [];
    const at = gpt_neox_placed(path, document)(gpus, 'suggests');
    const seen = observeRequest(at.place, at.certainty, {
        kind: 'gpu',
        perNode: wholeOf(gpus.node),
        nodes: wholeOf(of('num-nodes')?.node),
    });
    return seen ? [seen] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/hardware-settings.js


/**
 * Settings of projects in YAML that tell their own launcher or program which accelerator to take: `accelerator_type:
 * a100`, `use_tpu: true`. Each project reads them its own way, so that they only suggest.
 */
const hardware_settings_reader = {
    format: 'hardware-settings',
    matches: isYamlPath,
    mayHold: (text) => hardware_settings_mention.test(text),
    read: (path, text) => yamlDocuments(text, (part) => hardware_settings_mention.test(part)).flatMap((document) => {
        const found = [];
        eachMap(document.root, (map) => {
            if (found.length >= hardware_settings_most)
                return false;
            for (const { entry, request } of settingsOf(map)) {
                const seen = observeRequest({ path, line: document.lineOf(entry.key) }, 'suggests', request);
                if (seen)
                    found.push(seen);
            }
            return undefined;
        });
        return found;
    }),
};
const hardware_settings_most = 100;
const modelKeys = ['accelerator_type', 'gpu_type', 'gpu_model', 'gpu_name'];
const hardware_settings_counted = /^(?:num|n)_(?:gpus|accelerators)$|^(?:gpu|accelerator)_count$|^gpus(?:_per_node)?$/;
const hardware_settings_mention = /^[ \t-]*["']?(?:accelerator_type|gpu_type|gpu_model|gpu_name|use_tpu)["']?[ \t]*:/m;
function settingsOf(map) {
    // A model with its number is a machine, and is read as one.
    const isCounted = entriesOf(map).some(([key]) => hardware_settings_counted.test(key));
    const models = (isCounted ? [] : modelKeys).flatMap((key) => {
        const entry = entryOf(map, key);
        return entry && isModel(entry) ? [{ entry, request: { name: wordOf(entry.node) } }] : [];
    });
    const tpu = entryOf(map, 'use_tpu');
    return tpu && flagOf(tpu.node) === true
        ? [...models, { entry: tpu, request: { kind: 'tpu', vendor: 'google' } }]
        : models;
}
/** Slices and numbers are counted where launch files are read. */
function isModel({ node }) {
    const named = hardwareNamed(wordOf(node));
    return named?.accelerator !== undefined && named.chips === undefined && named.perNode === undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/lightning-trainer.js

/** Whether such settings are Lightning's, and not those of another `trainer`. */
const isLightning = (settings, schedules) => settings.accelerator !== undefined
    ? lightning_trainer_accelerators.has(settings.accelerator) || /^d(?:dp|p)/.test(settings.accelerator)
    : schedules;
/** The words of `Trainer(accelerator=…)`; null for those that name no accelerator. */
const lightning_trainer_accelerators = new Map([
    ['gpu', { kind: 'gpu' }],
    ['cuda', { kind: 'gpu' }],
    ['tpu', { kind: 'tpu', vendor: 'google' }],
    ['hpu', { kind: 'other', vendor: 'intel' }],
    ['ipu', { kind: 'other' }],
    ['npu', { kind: 'other' }],
    ['mps', null],
    ['cpu', null],
    ['auto', null],
]);
/** The observations that the settings of one trainer come to. `line` tells where a key stands. */
function observeTrainer(path, settings, line, weight) {
    const observations = [];
    const at = (key, certainty = weight.kind) => ({ place: { path, line: line(key) }, certainty });
    const { accelerator, gpus } = settings;
    const key = accelerator !== undefined
        ? 'accelerator'
        : gpus !== undefined
            ? 'gpus'
            : settings.usesTpuCores
                ? 'tpu_cores'
                : 'devices';
    observations.push({ what: 'framework', framework: 'pytorch-lightning', how: 'configured', ...at(key, 'suggests') });
    const hardware = lightning_trainer_hardwareOf(settings);
    // On a TPU a device is a core or a chip, depending on the generation: their number is no number of chips.
    const numbers = hardware === null || hardware?.kind === 'tpu' ? undefined : numbersOf(settings, hardware, weight.oneNode);
    if (hardware && (numbers?.perNode === undefined || weight.kind !== weight.numbers)) {
        observations.push({ what: 'accelerator', ...hardware, ...at(key) });
    }
    if (numbers !== undefined) {
        // Nodes alone are a number that the command line or the scheduler gives as well.
        const isOfNodes = numbers.perNode === undefined;
        const certainty = hardware && !isOfNodes ? weight.numbers : 'suggests';
        const place = isOfNodes
            ? 'num_nodes'
            : hardware && weight.kind === weight.numbers
                ? key
                : settings.devices === undefined
                    ? key
                    : 'devices';
        observations.push({ what: 'accelerator', ...hardware, ...numbers, ...at(place, certainty) });
    }
    const precision = precisionWord(settings.precision);
    if (precision !== undefined)
        observations.push({ what: 'precision', precision, ...at('precision') });
    const strategy = settings.strategy ?? (accelerator?.startsWith('ddp') ? accelerator : undefined);
    const parallelism = strategy === undefined ? undefined : parallelismOf(strategy);
    if (parallelism !== undefined)
        observations.push({ what: 'sharding', parallelism, ...at('strategy') });
    if (strategy?.startsWith('deepspeed')) {
        observations.push({ what: 'library', library: 'deepspeed', how: 'configured', ...at('strategy') });
    }
    return observations;
}
/** Null where the trainer is kept from accelerators, undefined where it takes what it finds. */
function lightning_trainer_hardwareOf({ accelerator, gpus, usesTpuCores }) {
    const named = accelerator === undefined ? undefined : lightning_trainer_accelerators.get(accelerator);
    if (named !== undefined && accelerator !== 'auto')
        return named;
    if (gpus !== undefined)
        return lightning_trainer_accelerators.get('gpu');
    return usesTpuCores === true ? lightning_trainer_accelerators.get('tpu') : undefined;
}
function numbersOf({ devices, gpus, nodes, strategy, precision }, hardware, oneNode) {
    const perNode = devices ?? gpus;
    if (perNode === undefined && nodes && hardware !== undefined)
        return { nodes };
    // One device of an unnamed kind may be the processor, which has no half precision and shares no data with itself.
    const mayBeProcessor = strategy === undefined || !/^(?:16|fp16|half)/.test(precision ?? '');
    if (perNode === undefined || (hardware === undefined && perNode === 1 && mayBeProcessor))
        return undefined;
    const count = nodes ? perNode * nodes : oneNode ? perNode : undefined;
    return { perNode, ...(nodes && { nodes }), ...(count !== undefined && { count }) };
}
function parallelismOf(strategy) {
    if (/^(?:ddp|dp$)/.test(strategy))
        return 'data';
    if (/^fsdp/.test(strategy))
        return 'fsdp';
    const stage = /^deepspeed_stage_([123])/.exec(strategy)?.[1];
    return stage === undefined ? undefined : `zero-${stage}`;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/lightning.js



/** The `trainer` of Lightning: its own command line, NeMo, and Hydra's configurations. */
const lightning_reader = {
    format: 'lightning',
    matches: (path) => isYamlPath(path),
    mayHold: hasSettings,
    read: (path, text) => yamlDocuments(text, (part) => hasSettings(part) && (liesInGroup(path) || isTrainer(part))).flatMap((document) => lightning_readConfig(path, document)),
};
function hasSettings(text) {
    return /^[ \t]*(?:accelerator|gpus|tpu_cores|num_nodes|strategy|precision|devices)[ \t]*:/m.test(text);
}
/** Hydra keeps the choices of a group in a folder of its name. */
const liesInGroup = (path) => /(?:^|\/)trainer\/[^/]+$/.test(path);
/** The section of a trainer, as projects call what they hand on to Lightning's: `Trainer`, `pl_trainer`, `trainer_args`. */
const trainerKey = /^(?:(?:pl|lightning)_)?trainer(?:_(?:args|params|kwargs))?$/i;
const trainerLine = /^(?:(?:pl|lightning)_)?trainer(?:_(?:args|params|kwargs))?[ \t]*:/im;
function trainerOf(root) {
    // The programs around Stable Diffusion keep it one level below.
    const usual = entryOf(root, 'trainer') ?? entryOf(below(root, 'lightning'), 'trainer');
    return usual ?? entriesOf(root).find(([key, { node }]) => trainerKey.test(key) && node.kind === 'map')?.[1];
}
/** What tells a trainer where to run. */
const placing = ['accelerator', 'devices', 'gpus', 'tpu_cores', 'num_nodes', 'strategy'];
/** What Lightning's trainer is told in any section: projects keep it with the rest of their settings, as under `train`. */
const trainerWords = ['accelerator', 'devices'];
const moreWords = ['strategy', 'num_nodes', 'precision', 'max_epochs', 'max_steps', 'gradient_clip_val'];
const settingsLikeTrainer = (root) => entriesOf(root).find(([, { node }]) => trainerWords.every((word) => entryOf(node, word)) && moreWords.some((word) => entryOf(node, word)))?.[1];
/** The settings of a trainer: those that are called so, unless only others tell it where to run. */
function trainerIn(root) {
    const [named, alike] = [trainerOf(root), settingsLikeTrainer(root)];
    const isPlaced = named !== undefined && placing.some((word) => entryOf(named.node, word) !== undefined);
    return alike === undefined || isPlaced ? { trainer: named, isNamed: true } : { trainer: alike, isNamed: false };
}
function isTrainer(text) {
    return (trainerLine.test(text) ||
        (/^lightning[ \t]*:/m.test(text) && /^[ \t]{1,8}trainer[ \t]*:/m.test(text)) ||
        /_target_[ \t]*:[ \t]*["']?[\w.]*\.Trainer\b/.test(text) ||
        isTrainerGroup(text) ||
        trainerWords.every((word) => new RegExp(`^[ \\t]+${word}[ \\t]*:`, 'm').test(text)) ||
        programSettings.every((name) => new RegExp(`^${name}[ \\t]*:`, 'm').test(text)));
}
/** A file of Hydra that only overrides values of the trainer, next to one that names its class. */
const isTrainerGroup = (text) => /^defaults[ \t]*:/m.test(text) &&
    /^accelerator[ \t]*:/m.test(text) &&
    /^(?:devices|strategy|num_nodes)[ \t]*:/m.test(text);
/** What a program that takes these as its own arguments, such as litgpt, hands to Fabric. */
const programSettings = ['devices', 'num_nodes', 'precision'];
function lightning_readConfig(path, { root, lineOf }) {
    const { trainer, isNamed } = trainerIn(root);
    const isGroup = /(?:^|\.)Trainer$/.test(wordOf(below(root, '_target_')) ?? '') ||
        entryOf(root, 'defaults') !== undefined ||
        programSettings.every((name) => entryOf(root, name) !== undefined) ||
        liesInGroup(path);
    const settings = trainer?.node.kind === 'map' ? trainer.node : isGroup ? root : undefined;
    if (settings?.kind !== 'map')
        return [];
    const line = (key) => {
        const entry = settings.entries.get(key);
        return lineOf(entry?.key ?? trainer?.key ?? settings.range);
    };
    const trainerOptions = trainerSettings((key) => settings.entries.get(key)?.node);
    const known = placing.filter((key) => settings.entries.has(key));
    // Other programs have a `trainer` as well; only Lightning's words make it one of ours.
    const schedules = ['max_epochs', 'max_steps', ...(settings === root ? ['train'] : [])];
    const isTold = (names) => names.some((name) => settings.entries.has(name));
    const isPlaced = settings !== root && isTold(['devices']) && isTold(['num_nodes']);
    if (known.length === 0 || !isLightning(trainerOptions, isPlaced || isTold(schedules)))
        return [];
    // NeMo is told its numbers on the command line; a group of Hydra is one choice among several.
    const isNemo = root.kind === 'map' && root.entries.has('exp_manager');
    const isOther = settings === root || !isNamed;
    const numbers = isNemo || isOther ? 'suggests' : 'states';
    const kind = isOther ? 'suggests' : 'states';
    return observeTrainer(path, trainerOptions, line, { kind, numbers, oneNode: !isNemo });
}
function trainerSettings(value) {
    const word = (key) => wordOf(value(key))?.toLowerCase();
    const accelerator = word('accelerator');
    const devices = howMany(value('devices'));
    const gpus = howMany(value('gpus'));
    const nodes = wholeNumber(word('num_nodes'));
    const precision = word('precision');
    const strategy = classOf(value('strategy')) ?? word('strategy') ?? word('distributed_backend');
    return {
        ...(accelerator !== undefined && { accelerator }),
        ...(devices !== undefined && { devices }),
        ...(gpus !== undefined && { gpus }),
        ...(howMany(value('tpu_cores')) !== undefined && { usesTpuCores: true }),
        ...(nodes !== undefined && { nodes }),
        ...(precision !== undefined && { precision }),
        ...(strategy !== undefined && { strategy }),
    };
}
/** `4`, `"4"`, `[0, 1]` or `0,`; `-1` and `auto` take what is there. */
function howMany(node) {
    if (node?.kind === 'list') {
        return node.items.every((item) => wholeNumber(wordOf(item)) !== undefined) && node.items.length > 0
            ? node.items.length
            : undefined;
    }
    const word = wordOf(node);
    const indexes = word === undefined ? null : /^\d{1,3}(?:,\s*\d{1,3}){1,63},?$|^\d{1,3},$/.exec(word);
    return indexes === null ? wholeNumber(word) || undefined : indexes[0].replace(/,$/, '').split(',').length;
}
/** A strategy that is given as a class, such as `lightning.pytorch.strategies.FSDPStrategy`. */
function classOf(node) {
    const name = wordOf(below(node, 'class_path')) ?? wordOf(below(node, '_target_'));
    return name?.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/llm-foundry.js


/** The trainings of Composer, as LLM Foundry writes them down: their format and how they are sharded. */
const llm_foundry_reader = {
    format: 'llm-foundry',
    matches: isYamlPath,
    mayHold: isComposer,
    read: (path, text) => yamlDocuments(text, isComposer).flatMap((document) => readDocument(path, document)),
};
function isComposer(text) {
    return /^[ \t]*max_duration[ \t]*:/m.test(text) && batchKeys.test(text);
}
const batchKeys = /^[ \t]*(?:device_train_microbatch_size|global_train_batch_size|device_train_batch_size)[ \t]*:/m;
/** The settings stand at the top, or within a run that is submitted with them. */
function readDocument(path, document) {
    const found = [];
    eachMap(document.root, (map) => {
        const batch = ['device_train_microbatch_size', 'global_train_batch_size', 'device_train_batch_size'];
        const sign = entryOf(map, 'max_duration') && batch.flatMap((key) => entryOf(map, key) ?? [])[0];
        if (sign === undefined)
            return found.length === 0;
        if (found.length > 0)
            return false;
        const at = (entry) => ({
            certainty: 'states',
            place: { path, line: document.lineOf(entry.key) },
        });
        found.push({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(sign) });
        found.push({ what: 'library', library: 'llm-foundry', how: 'configured', ...at(sign) });
        const precision = entryOf(map, 'precision');
        const format = precision && precisionWord(wordOf(precision.node));
        if (precision && format)
            found.push({ what: 'precision', precision: format, ...at(precision) });
        const strategy = entryOf(below(map, 'fsdp_config'), 'sharding_strategy');
        const parallelism = strategy && strategies.get(wordOf(strategy.node)?.toUpperCase() ?? '');
        if (strategy && parallelism)
            found.push({ what: 'sharding', parallelism, ...at(strategy) });
        const attention = entryOf(below(map, 'model', 'attn_config'), 'attn_impl');
        if (attention && wordOf(attention.node) === 'flash') {
            found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) });
        }
        return false;
    });
    return found;
}
const strategies = new Map([
    ['FULL_SHARD', 'fsdp'],
    ['SHARD_GRAD_OP', 'fsdp'],
    ['HYBRID_SHARD', 'fsdp'],
    ['_HYBRID_SHARD_ZERO2', 'fsdp'],
    ['NO_SHARD', 'data'],
]);

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/pod-requests.js




/** What the containers of a pod request together; those that run before the others count where they alone request. */
function podRequestOf(pod) {
    const together = requestsOfContainers(below(pod, 'containers'));
    const [first = requestsOfContainers(below(pod, 'initContainers'))[0]] = together;
    if (first === undefined || together.length === 0)
        return first;
    const alike = together.filter((podRequest) => podRequest.resource.kind === first.resource.kind);
    return { ...first, perPod: sum(alike.map((podRequest) => podRequest.perPod)) };
}
const requestsOfContainers = (containers) => itemsOf(containers).flatMap((container) => containerRequestOf(container) ?? []);
const containerRequestOf = (container, key = 'resources') => requestInResources(below(container, key));
/** What resources request, by their limits and requests. */
function requestInResources(resources) {
    for (const part of ['limits', 'requests']) {
        for (const [name, { node, key: range }] of entriesOf(below(resources, part))) {
            const resource = acceleratorResource(name);
            const amount = wholeOf(node);
            if (resource === undefined || amount === 0 || pod_requests_isEmpty(node))
                continue;
            const perPod = resource.counts === 'accelerators' ? amount : undefined;
            const slice = resource.sliceOf && amount !== undefined ? { name: `${resource.sliceOf}-${amount}` } : {};
            return { resource, perPod, range, ...slice, certainty: amount === undefined ? 'suggests' : 'states' };
        }
    }
    return undefined;
}
const pod_requests_isEmpty = (node) => node.kind !== 'scalar' || node.value === null || node.source.trim() === '';
/** What pods that ask for the same hardware ask for together. */
function combinedRequest(alike) {
    const [{ podRequest, placement }] = alike;
    const { kind, vendor, provider } = podRequest.resource;
    const { range: _, ...labels } = placement;
    const perPods = alike.map((each) => each.podRequest.perPod);
    return {
        ...labels,
        kind,
        vendor,
        name: podRequest.name ?? labels.name ?? podRequest.resource.name,
        // A machine may hold more than the pods ask for.
        machine: podRequest.perPod === undefined ? undefined : labels.machine,
        provider: labels.provider ?? provider,
        perNode: perPods.every((perPod) => perPod === perPods[0]) ? perPods[0] : undefined,
        ...(podRequest.name === undefined && pod_requests_countsOf(alike)),
    };
}
function pod_requests_countsOf(alike) {
    const [{ podRequest, placement }] = alike;
    const nodes = sum(alike.map((each) => each.pods));
    const ofPods = sum(alike.map((each) => times(each.pods, each.podRequest.perPod)));
    const chips = podRequest.resource.kind === 'tpu' ? chipsOf(placement.topology) : undefined;
    if (chips === undefined)
        return { nodes, count: ofPods };
    // Without a word about slices the pods stand on one, or each copy of a server on its own.
    if (alike.every((each) => each.slices === undefined)) {
        const hosts = podRequest.perPod && chips % podRequest.perPod === 0 ? chips / podRequest.perPod : undefined;
        return { nodes: hosts ?? nodes, count: chips };
    }
    // Slices are whole, even where the pods leave a part of them out.
    const ofSlices = times(chips, sum(alike.map(({ slices = 1 }) => (slices === 'open' ? undefined : slices))));
    if (ofSlices === undefined)
        return { nodes, count: undefined };
    return { nodes, count: ofPods === undefined || ofPods < ofSlices ? ofSlices : ofPods };
}
/** Pods that ask for the same hardware, together. Those that do not say which model take what the others take. */
function byHardware(podRequests) {
    const groups = new Map();
    for (const each of podRequests) {
        const same = podRequests.filter((other) => kindOf(other) === kindOf(each));
        const models = new Set(same.map(modelOf).filter((model) => model !== unspecific));
        const model = modelOf(each) === unspecific && models.size === 1 ? [...models].join() : modelOf(each);
        const key = `${kindOf(each)} ${model}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [each]);
        else if (modelOf(group[0]) === unspecific)
            group.unshift(each);
        else
            group.push(each);
    }
    return [...groups.values()];
}
const kindOf = ({ podRequest: { resource } }) => [resource.kind, resource.vendor, resource.counts].join(' ');
const modelOf = ({ placement: { name, machine, topology } }) => JSON.stringify([name, machine, topology]);
const unspecific = JSON.stringify([undefined, undefined, undefined]);

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/machine-settings.js






/**
 * The machines in the settings of a project's own launcher: a slice such as `accelerator: v6e-8`, a machine type, or a
 * model with its number. Each project reads them its own way, so that they suggest.
 */
const machine_settings_reader = {
    format: 'machine-settings',
    matches: isYamlPath,
    mayHold: (text) => machine_settings_mention.test(text) && !isOfOthers(text),
    read: (path, text) => {
        if (isOfOthers(text))
            return [];
        const observations = new ObservationList();
        let left = machine_settings_most;
        for (const { root, lineOf } of yamlDocuments(text, (part) => machine_settings_mention.test(part))) {
            eachMap(root, (map) => {
                if (left <= 0)
                    return false;
                const request = hardwareIn(map);
                const seen = request && observeRequest({ path, line: lineOf(request.node.range) }, 'suggests', request.request);
                if (seen)
                    observations.add(seen);
                if (seen)
                    left--;
                return undefined;
            });
            const image = below(root, 'image');
            if (image && observations.list().length > 0) {
                for (const seen of imageObservations({ path, line: lineOf(image.range) }, wordOf(image)))
                    observations.add(seen);
            }
        }
        return observations.list();
    },
};
const machine_settings_most = 50;
const machine_settings_modelKeys = [
    'accelerator',
    'accelerator_type',
    'accelerators',
    'tpu_type',
    'tpu',
    'gpu_type',
    'gpu',
    'slice_type',
];
const machine_settings_machineKeys = ['instance_type', 'instanceType', 'machine_type', 'machineType', 'vm_size', 'ec2_instance_type'];
/** What serves a model has such a machine as well, and no number of nodes. */
const nodeTypeKeys = ['node_type', 'nodeType'];
const numberKeys = ['num_accelerators', 'accelerator_count', 'num_gpus', 'n_gpus', 'gpu_count', 'gpus', 'gpus_per_node'];
const machine_settings_nodeKeys = ['num_nodes', 'nnodes', 'node_count', 'num_machines', 'instance_count', 'num_instances', 'nodes'];
const constraintKeys = ['constraint', 'CONSTRAINT', 'slurm_constraint'];
const machine_settings_keys = [...machine_settings_modelKeys, ...machine_settings_machineKeys, ...nodeTypeKeys, ...constraintKeys, 'num_tpu_cores'].join('|');
const machine_settings_mention = new RegExp(`^[ \\t-]*(?:(?:${machine_settings_keys})[ \\t]*:[ \\t]*["']?\\w|type[ \\t]*:[ \\t]*["']?v\\d)`, 'm');
/** Formats that are read by readers of their own. Of those that ask for resources, none calls a machine a type of node. */
const isOfOthers = (text) => machine_settings_ofOthers.test(text) || (/^resources[ \t]*:/m.test(text) && !/^[ \t]+node_?[tT]ype[ \t]*:/m.test(text));
const machine_settings_ofOthers = /^(?:apiVersion|available_node_types|compute_environment|services|trainingInput|provider|on|jobs)[ \t]*:|^type[ \t]*:[ \t]*["']?(?:task|service|dev-environment|fleet)\b|AWS::|\bml\.[a-z]+\d/m;
/** The GPU that a feature of Slurm's nodes is called by: its name, or that of its architecture with its memory. */
function gpuOfFeature(feature) {
    const memory = /^volta(16|32)gb$/i.exec(feature)?.[1];
    const name = memory === undefined ? feature : `v100-${memory}gb`;
    return isGpuModel(name) ? name : undefined;
}
function hardwareIn(map) {
    const node = (...names) => names.map((name) => entryOf(map, name)?.node).find((each) => each !== undefined);
    const cores = node('num_tpu_cores');
    const number = wholeOf(cores);
    // Programs that are told of cores were written for chips that have two.
    if (cores && number && number % 2 === 0)
        return { node: cores, request: { kind: 'tpu', count: number / 2 } };
    const nodes = wholeOf(node(...machine_settings_nodeKeys));
    const machine = node(...machine_settings_machineKeys) ?? (nodes === undefined ? undefined : node(...nodeTypeKeys));
    if (machine && hardwareOf(wordOf(machine))) {
        return { node: machine, request: { machine: wordOf(machine), nodes, perNode: perNodeIn(map) } };
    }
    const constraint = node(...constraintKeys);
    const feature = gpuOfFeature(wordOf(constraint) ?? '');
    if (constraint && feature !== undefined)
        return { node: constraint, request: { name: feature } };
    const slice = sliceIn(map);
    if (slice)
        return slice;
    const model = node(...machine_settings_modelKeys);
    const name = wordOf(model);
    const hardware = hardwareNamed(name);
    if (model === undefined || hardware?.accelerator === undefined)
        return undefined;
    if (hardware.chips !== undefined)
        return { node: model, request: { name, slices: nodes ?? 1, provider: 'gcp' } };
    const each = wholeOf(node(...numberKeys)) ?? hardware.perNode;
    return each && each <= mostPerNode ? { node: model, request: { name, perNode: each, nodes } } : undefined;
}
/** How many of a machine's accelerators each node is asked for, where the settings tell both. */
function perNodeIn(map) {
    const podRequest = requestInResources(map);
    const processes = wholeOf(entryOf(map, 'nproc_per_node')?.node);
    const isOfGpus = hardwareOf(wordOf(entryOf(map, 'node_type')?.node))?.kind === 'gpu';
    const each = podRequest === undefined ? (isOfGpus ? processes : undefined) : podRequest.perPod;
    return each && each <= mostPerNode ? each : undefined;
}
/** `tpu: { type: v3-32 }`, unless the settings around it choose another device. */
function sliceIn(map) {
    const tpu = entryOf(map, 'tpu')?.node;
    const type = entryOf(tpu, 'type')?.node;
    const name = wordOf(type);
    const chosen = ['strategy', 'device', 'backend', 'accelerator'].map((key) => wordOf(entryOf(map, key)?.node));
    const isOther = chosen.some((word) => word !== undefined && /^(?:gpu|cpu|cuda)/i.test(word));
    if (type === undefined || isOther || hardwareNamed(name)?.chips === undefined)
        return undefined;
    return { node: type, request: { name, provider: 'gcp' } };
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/maxtext.js


/** The configurations of MaxText and MaxDiffusion, which say on what they run and how their meshes are laid out. */
const maxtext_reader = {
    format: 'maxtext',
    matches: isYamlPath,
    mayHold: isMaxText,
    read: (path, text) => yamlDocuments(text, isMaxText).flatMap((document) => maxtext_readConfig(path, document)),
};
function isMaxText(text) {
    return /^(?:ici|dcn)_\w{1,60}_parallelism[ \t]*:/m.test(text) || /^base_config[ \t]*:[ \t]*["']?base\.yml/m.test(text);
}
function maxtext_readConfig(path, { root, lineOf }) {
    const entries = entriesOf(root);
    const [first] = entries;
    if (first === undefined)
        return [];
    const at = (key) => ({ place: { path, line: lineOf(entryOf(root, key)?.key ?? first[1].key) } });
    const word = (key) => wordOf(entryOf(root, key)?.node);
    const observations = [
        { what: 'framework', framework: 'jax', how: 'configured', certainty: 'states', ...at('hardware') },
    ];
    // Without a name for the run it is the list of defaults, which each run overrules.
    const isDefaults = word('run_name') === undefined && entryOf(root, 'run_name') !== undefined;
    const hardware = word('hardware');
    const kind = hardware === 'tpu' ? 'tpu' : hardware?.startsWith('gpu') ? 'gpu' : undefined;
    const count = meshSize(entries.map(([key, { node }]) => [key, wordOf(node)]));
    if (kind !== undefined || count !== undefined) {
        observations.push({
            what: 'accelerator',
            ...(kind && { kind }),
            ...(kind === 'tpu' && { vendor: 'google' }),
            ...(count !== undefined && { count }),
            certainty: isDefaults ? 'suggests' : 'states',
            ...at(kind === undefined ? 'ici_fsdp_parallelism' : 'hardware'),
        });
    }
    const topology = word('compile_topology');
    if (topology !== undefined && /^(?:tpu)?v?\d\w{0,10}-\d+/.test(topology)) {
        observations.push({ what: 'accelerator', accelerator: topology, certainty: 'suggests', ...at('compile_topology') });
    }
    // Quantised training computes in one format and keeps another: neither alone is the precision of the job.
    const quantized = (word('quantization') ?? '') !== '';
    const precision = quantized ? undefined : precisionWord(word('dtype'));
    if (precision !== undefined)
        observations.push({ what: 'precision', precision, certainty: 'states', ...at('dtype') });
    return observations;
}
/** The devices of a mesh whose axes are all given; an axis of -1 takes what there is. */
function meshSize(entries) {
    const axes = new Map(entries.filter(([key]) => /^(?:ici|dcn)_\w+_parallelism$/.test(key)));
    // The axes that take what there is unless they are given.
    if (!axes.has('ici_fsdp_parallelism') || !axes.has('dcn_data_parallelism'))
        return undefined;
    let product = 1;
    for (const size of axes.values()) {
        if (size === undefined || !/^[1-9]\d{0,6}$/.test(size))
            return undefined;
        product *= Number(size);
    }
    return product > 1 ? product : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/mesh-rules.js



/**
 * AXLearn's mesh rules: patterns of the instance types that an experiment is laid out for, of which the launch chooses
 * one. They tell models and machines, and no number.
 */
const mesh_rules_reader = {
    format: 'mesh-rules',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => /\bmesh_rules\b/.test(text),
    read: (path, text) => {
        const { strings, lineAt } = readPython(text);
        const observations = new ObservationList();
        for (const { value, start } of strings) {
            for (const request of instancesIn(value)) {
                const seen = observeRequest({ path, line: lineAt(start) }, 'suggests', request);
                if (seen)
                    observations.add(withoutNumber(seen));
            }
        }
        return observations.list();
    },
};
/** An experiment asks for nothing: with a number it would count as a launch. */
function withoutNumber({ perNode: _, ...seen }) {
    return seen;
}
const longestPattern = 200;
/** `tpu-v5p-.*`, `gpu-(p5.48xlarge|a3-highgpu-8g)-(256|512)`, `neuron-(trn2|trn2n).48xlarge-64`. */
function instancesIn(pattern) {
    const [, platform, rest = ''] = /^(tpu|gpu|neuron)-([\w.()|*+-]+)$/.exec(pattern.slice(0, longestPattern + 1)) ?? [];
    if (platform === undefined || pattern.length > longestPattern)
        return [];
    const first = /^\(([^()]*)\)/.exec(rest)?.[1]?.split('|') ?? [rest];
    if (platform === 'tpu')
        return first.flatMap((name) => ofTpu(name));
    if (platform === 'neuron')
        return first.flatMap((name) => ofNeuron(name));
    return first.map((name) => name.replace(/-\d+$/, '')).flatMap((machine) => (hardwareOf(machine) ? [{ machine }] : []));
}
function ofTpu(name) {
    const generation = /^(?:v\d[a-z]*|7x)(?=-|$)/.exec(name)?.[0];
    const named = `tpu-${generation}`.replace('tpu-7x', 'tpu7x');
    return generation !== undefined && hardwareNamed(named)?.kind === 'tpu' ? [{ name: named }] : [];
}
function ofNeuron(name) {
    const generation = /^(?:trn|inf)\d/.exec(name)?.[0];
    return hardwareNamed(generation)?.vendor === 'aws' ? [{ name: generation }] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/nanotron.js




/** The configurations of nanotron, which refuses to run on any other number of GPUs than its parallelism comes to. */
const nanotron_reader = {
    format: 'nanotron',
    matches: isYamlPath,
    mayHold: isNanotron,
    read: (path, text) => yamlDocuments(text, isNanotron).flatMap((document) => nanotron_readConfig(path, document)),
};
function isNanotron(text) {
    return /^parallelism[ \t]*:/m.test(text) && /^(?:tokens|optimizer|checkpoints)[ \t]*:/m.test(text);
}
function nanotron_readConfig(path, { root, lineOf }) {
    const parallelism = below(root, 'parallelism');
    const degrees = ['dp', 'tp', 'pp'].map((key) => below(parallelism, key));
    if (parallelism === undefined || degrees.includes(undefined) || below(root, 'model') === undefined)
        return [];
    const at = (node, certainty = 'states') => ({ certainty, place: { path, line: lineOf(node.range) } });
    const found = [{ what: 'framework', framework: 'pytorch', how: 'configured', ...at(parallelism) }];
    // Whoever launches it allots the GPUs; a repository holds such files for runs of all sizes.
    const count = times(...degrees.map(wholeOf), degree(parallelism, 'context_parallel_size'), degree(parallelism, 'expert_parallel_size'));
    found.push({ what: 'accelerator', kind: 'gpu', ...(count && { count }), ...at(degrees[0], 'suggests') });
    const format = below(root, 'model', 'dtype');
    const precision = precisionWord(wordOf(format));
    if (format && precision)
        found.push({ what: 'precision', precision, ...at(format) });
    const stage = below(root, 'optimizer', 'zero_stage');
    const sharding = zeroStage(wholeOf(stage));
    if (stage && sharding)
        found.push({ what: 'sharding', parallelism: sharding, ...at(stage) });
    const attention = below(root, 'model', 'model_config', '_attn_implementation');
    if (attention && wordOf(attention)?.startsWith('flash_attention')) {
        found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) });
    }
    return found;
}
/** One where an axis is not named; undefined where it is named but not known. */
function degree(parallelism, key) {
    const node = below(parallelism, key);
    return node === undefined ? 1 : wholeOf(node);
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/core/languages/toml/toml-document.js



/** The tables of a TOML file; undefined where it cannot be read. */
function readToml(text) {
    try {
        return (0,dist/* parse */.qg)(text.replace(/^\ufeff/, ''), { maxDepth: 64 });
    }
    catch {
        giveUp('is no TOML that can be read');
        return undefined;
    }
}
const tableOf = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? value
    : undefined;
const listOf = (value) => (Array.isArray(value) ? value : []);
const toml_document_textOf = (value) => (typeof value === 'string' ? value : undefined);
const textsOf = (value) => listOf(value).flatMap((item) => toml_document_textOf(item) ?? []);
const toml_document_entriesOf = (value) => Object.entries(tableOf(value) ?? {});
/** The table or value below keys, or undefined. */
function under(value, ...keys) {
    let found = value;
    for (const key of keys) {
        const table = tableOf(found);
        if (table === undefined || !Object.hasOwn(table, key))
            return undefined;
        found = table[key];
    }
    return found;
}
/**
 * Finds the line, after the header of `section`, that holds the first needle and, from there on, the next ones; the
 * line that was reached where a needle is missing. The number of searches in one text is bounded.
 */
function lineFinder(text) {
    const position = (0,text_position/* positionFinder */.q)(text);
    const lineAt = (offset) => position(offset).line;
    let searches = 200;
    return (section, ...needles) => {
        if (searches-- <= 0)
            return 1;
        let at = section === '' ? 0 : headerAt(text, section);
        for (const needle of needles) {
            const found = needle === '' ? -1 : uncommented(text, needle, at);
            if (found === -1)
                break;
            at = needle.startsWith('\n') ? found + 1 : found;
        }
        return lineAt(at);
    };
}
const headerAt = (text, section) => {
    const escaped = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const match = new RegExp(`^[ \\t]*\\[{1,2}[ \\t]*${escaped}[ \\t]*\\]`, 'm').exec(text);
    return match?.index ?? 0;
};
function uncommented(text, needle, from) {
    let at = text.indexOf(needle, from);
    for (let tries = 0; at !== -1 && tries < 20; tries++) {
        const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
        if (!line.trimStart().startsWith('#'))
            return at;
        at = text.indexOf(needle, at + needle.length);
    }
    return at;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/torchtitan.js



/** The configurations of torchtitan: how it lays its meshes out, and in which format it computes. */
const torchtitan_reader = {
    format: 'torchtitan',
    matches: (path) => path.endsWith('.toml'),
    mayHold: (text) => sign.test(text),
    read: (path, text) => {
        const root = sign.test(text) ? readToml(text) : undefined;
        const section = ['parallelism', 'training'].find((name) => hasDegrees(under(root, name)));
        return root === undefined || section === undefined ? [] : torchtitan_readConfig(path, text, root, section);
    },
};
const sign = /^(?:data_parallel_(?:shard_|replicate_)?degree|tensor_parallel_degree)[ \t]*=/m;
const hasDegrees = (table) => Object.keys(tableOf(table) ?? {}).some((key) => sign.test(`${key} =`));
function torchtitan_readConfig(path, text, root, section) {
    const lineOf = lineFinder(text);
    const at = (table, key, certainty = 'states') => ({
        certainty,
        place: { path, line: lineOf(table, `\n${key}`) },
    });
    const degrees = tableOf(under(root, section)) ?? {};
    const [own = ''] = Object.keys(degrees).filter((key) => sign.test(`${key} =`));
    const found = [
        { what: 'framework', framework: 'pytorch', how: 'configured', ...at(section, own) },
        { what: 'library', library: 'torchtitan', how: 'configured', ...at(section, own) },
    ];
    const count = torchtitan_worldSize(degrees);
    if (count !== undefined && count > 1)
        found.push({ what: 'accelerator', count, ...at(section, own, 'suggests') });
    const parallelism = torchtitan_shardingOf(degrees);
    if (parallelism)
        found.push({ what: 'sharding', parallelism, ...at(section, 'data_parallel_') });
    const precision = computesInFewerBits(root) ? undefined : precisionWord(toml_document_textOf(under(root, 'training', formatKey)));
    if (precision)
        found.push({ what: 'precision', precision, ...at('training', formatKey) });
    return found;
}
const formatKey = 'mixed_precision_param';
/** Weights that are converted to eight bits are computed with in another format than the rest. */
const computesInFewerBits = (root) => [...listOf(under(root, 'model', 'converters')), ...Object.keys(tableOf(under(root, 'quantize')) ?? {})].length > 0 ||
    under(root, 'float8', 'enable_float8_linear') === true;
const axes = [
    'data_parallel_replicate_degree',
    'context_parallel_degree',
    'tensor_parallel_degree',
    'pipeline_parallel_degree',
];
/** The product of all axes. That of the shards takes what is left unless it is given, and then there is no product. */
function torchtitan_worldSize(degrees) {
    return times(degreeOf(degrees['data_parallel_shard_degree']), ...axes.map((axis) => degreeOf(degrees[axis] ?? 1)));
}
const degreeOf = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000 ? value : undefined;
function torchtitan_shardingOf(degrees) {
    const shards = degrees['data_parallel_shard_degree'];
    if (shards === -1 || (degreeOf(shards) ?? 1) > 1)
        return 'fsdp';
    return shards === 1 && (degreeOf(degrees['data_parallel_replicate_degree']) ?? 1) > 1 ? 'data' : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/tpu-settings.js

/**
 * The size of a slice in the configuration of a program that shares its model out to cores: `tpu_size: 256` beside
 * `cores_per_replica: 8`. It counts cores, and those programs are for chips that have two each.
 */
const tpu_settings_reader = {
    format: 'tpu-settings',
    matches: (path) => isYamlPath(path) || isJsonPath(path),
    mayHold: (text) => /\btpu_size\b/.test(text) && /\bcores_per_replica\b/.test(text),
    read: (path, text) => {
        const documents = isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text);
        return documents.flatMap(({ root, lineOf }) => {
            const found = [];
            eachMap(root, (map) => {
                const size = entryOf(map, 'tpu_size');
                const cores = wholeOf(size?.node);
                const isShared = entryOf(map, 'cores_per_replica') !== undefined;
                if (size === undefined || !cores || cores % 2 !== 0 || !isShared)
                    return undefined;
                const place = { path, line: lineOf(size.key) };
                found.push({
                    what: 'accelerator',
                    kind: 'tpu',
                    vendor: 'google',
                    count: cores / 2,
                    place,
                    certainty: 'suggests',
                });
                return found.length < tpu_settings_most;
            });
            return found;
        });
    },
};
const tpu_settings_most = 20;

;// CONCATENATED MODULE: ./build/core/evidence/readers/configurations/training-arguments.js




/** The arguments of the Transformers trainer and of the programs around it: TRL, Axolotl, LLaMA-Factory. */
const training_arguments_reader = {
    format: 'training-arguments',
    matches: isYamlPath,
    mayHold: isTraining,
    read: (path, text) => yamlDocuments(text, isTraining).flatMap((document) => readArguments(path, document)),
};
function isTraining(text) {
    return /^[ \t]*(?:per_device_train_batch_size|micro_batch_size|finetuning_type)[ \t]*:/m.test(text);
}
/** Keys that none but these programs put side by side. */
const training_arguments_signs = [
    ['per_device_train_batch_size'],
    ['base_model', 'micro_batch_size'],
    ['model_name_or_path', 'finetuning_type'],
];
function readArguments(path, { root, lineOf }) {
    let settings;
    eachMap(root, (map) => {
        if (settings !== undefined || map.kind !== 'map')
            return false;
        if (training_arguments_signs.some((keys) => keys.every((key) => isSet(map.entries.get(key)?.node))))
            settings = map;
        return settings === undefined;
    });
    if (settings === undefined)
        return [];
    const given = new Arguments(settings);
    const observations = new ObservationList();
    const at = (entry, certainty = 'states') => ({
        place: { path, line: lineOf(entry.key) },
        certainty,
    });
    const sign = given.first('per_device_train_batch_size', 'micro_batch_size', 'finetuning_type');
    if (sign !== undefined) {
        observations.add({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(sign, 'suggests') });
    }
    const precision = training_arguments_precisionOf(given);
    if (precision !== undefined) {
        observations.add({ what: 'precision', precision: precision.value, ...at(precision.entry, precision.certainty) });
    }
    for (const [library, entry] of training_arguments_librariesOf(given)) {
        observations.add({ what: 'library', library, how: 'configured', ...at(entry) });
    }
    observeSharding(given, at, observations);
    const cores = given.first('tpu_num_cores');
    if (cores !== undefined && wholeOf(cores.node)) {
        observations.add({ what: 'accelerator', kind: 'tpu', vendor: 'google', ...at(cores, 'suggests') });
    }
    const habana = given.first('use_habana');
    if (habana !== undefined && flagOf(habana.node) === true) {
        observations.add({ what: 'accelerator', kind: 'other', vendor: 'intel', ...at(habana) });
    }
    return observations.list();
}
/** A sweep writes a map of choices where the trainer has a value, and the swept program may be anything. */
const isSet = (node) => node !== undefined && node.kind !== 'map';
class Arguments {
    #map;
    constructor(map) {
        this.#map = map;
    }
    first(...keys) {
        return keys.map((key) => this.#map.entries.get(key)).find((entry) => entry !== undefined);
    }
    /** The first of the keys that is switched on. */
    on(...keys) {
        return keys
            .map((key) => this.#map.entries.get(key))
            .find((entry) => entry !== undefined && flagOf(entry.node) === true);
    }
    /** The first of the keys whose word fits. */
    says(pattern, ...keys) {
        return keys
            .map((key) => this.#map.entries.get(key))
            .find((entry) => entry !== undefined && pattern.test(wordOf(entry.node) ?? ''));
    }
}
function training_arguments_precisionOf(given) {
    const on = [
        ['bf16', given.on('bf16', 'bfloat16', 'pure_bf16') ?? given.says(/^full$/, 'bf16')],
        ['fp16', given.on('fp16', 'float16')],
    ];
    const chosen = on.flatMap(([value, entry]) => (entry === undefined ? [] : [{ value, entry }]));
    const [first] = chosen;
    if (first !== undefined)
        return chosen.length === 1 ? { ...first, certainty: 'states' } : undefined;
    // The format in which weights are loaded is mostly, not always, the one that is computed in.
    const loaded = given.first('torch_dtype', 'dtype', 'model_dtype');
    const value = loaded === undefined ? undefined : precisionWord(wordOf(loaded.node));
    return loaded === undefined || value === undefined ? undefined : { value, entry: loaded, certainty: 'suggests' };
}
function training_arguments_librariesOf(given) {
    const found = [
        [
            'flash-attention',
            given.on('flash_attention', 'use_flash_attention_2', 'use_flash_attn', 'flash_attn_2_enabled') ??
                given.says(/^(?:flash_attention_[23]|fa[23])$/, 'attn_implementation', 'flash_attn', 'flash_attention'),
        ],
        ['xformers', given.on('xformers_attention', 'enable_xformers_memory_efficient_attention')],
        [
            'bitsandbytes',
            given.on('load_in_4bit', 'load_in_8bit') ??
                given.says(/^(?:adamw_bnb_8bit|paged_\w+|\w+_8bit)$/, 'optim', 'optimizer') ??
                (given.says(/^(?!bitsandbytes|bnb)\w/, 'quantization_method')
                    ? undefined
                    : given.says(/^[48]$/, 'quantization_bit')),
        ],
        [
            'liger-kernel',
            given.on('use_liger_kernel', 'enable_liger_kernel', 'use_liger', 'liger_fused_linear_cross_entropy'),
        ],
        ['unsloth', given.on('use_unsloth')],
        ['deepspeed', given.says(/\.json$|^zero[123]$/, 'deepspeed', 'deepspeed_config')],
    ];
    return found.flatMap(([library, entry]) => (entry === undefined ? [] : [[library, entry]]));
}
function observeSharding(given, at, observations) {
    const deepspeed = given.says(/\.json$|^zero[123]$/, 'deepspeed', 'deepspeed_config');
    const file = wordOf(deepspeed?.node);
    const stage = /(?:zero|_z|stage|^z)[-_]?([0-3])(?!\d)/i.exec(file?.slice(file.lastIndexOf('/') + 1) ?? '')?.[1];
    const parallelism = stage === undefined ? undefined : zeroStage(Number(stage));
    if (deepspeed !== undefined && parallelism !== undefined) {
        observations.add({ what: 'sharding', parallelism, ...at(deepspeed, 'suggests') });
    }
    const fsdp = given.first('fsdp');
    if (fsdp === undefined || deepspeed !== undefined)
        return;
    const words = training_arguments_wordsOf(fsdp.node);
    if (words.some((word) => /^(?:full_shard|shard_grad_op|hybrid_shard\w*|hybrid_shard_zero2)$/.test(word))) {
        observations.add({ what: 'sharding', parallelism: 'fsdp', ...at(fsdp) });
    }
}
const training_arguments_wordsOf = (node) => (node.kind === 'list' ? itemsOf(node) : [node]).flatMap((item) => wordOf(item)
    ?.toLowerCase()
    .split(/[\s,]+/) ?? []);

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/launch-devices.js


/**
 * What the processes of a script run on, judged by everything that it names: launchers are the same for all hardware,
 * so that a process is taken for a GPU only where nothing speaks against it.
 */
function deviceOf(commands) {
    const words = commands.filter(runs).flatMap((command) => command.words);
    const named = (pattern) => words.some((word) => word.length <= 2_000 && pattern.test(word));
    if (named(/neuron(?:x|_|-|core|dev|top|\b)/i)) {
        const isLater = named(/trn[2-9]|inf2|LOGICAL_NC|VIRTUAL_CORE/i);
        const first = named(/(?:^|[^a-z\d])trn1n?(?![a-z\d])/i) && !isLater;
        const more = first ? { name: 'trn1' } : isLater ? {} : { cores: 'usual' };
        return { kind: 'other', vendor: 'aws', isNamed: true, ...more };
    }
    if (named(/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i))
        return { kind: 'other', vendor: 'intel', isNamed: true };
    if (named(/torch_npu|hccl|(?:^|[^a-z])ascend(?![a-z])|(?:^|device=)(?:npu|mlu)(?::\d+)?$/i))
        return anotherKind;
    if (named(/ascend|(?:^|device=)musa(?::\d+)?$/i))
        return undefined;
    if (named(/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/) || usesTpu(words))
        return undefined;
    if (named(/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/))
        return undefined;
    if (words.some((word, at) => word === 'cpu' && words[at - 1] === '--device'))
        return undefined;
    return {
        kind: 'gpu',
        isNamed: named(/cuda|cudnn|nccl|nvidia|horovod|(?:^|[^a-z])gpus?(?![a-z])/i) ||
            computesHalf(words) ||
            named(ofDataParallel),
    };
}
/** An NPU or its like, whoever made it. */
const anotherKind = { kind: 'other', isNamed: true };
/** Whether a file is named for processors of such a kind, which it may tell nowhere else. */
const isForAnotherKind = (path) => /(?:^|[-_./])(?:npu|ascend|mlu|ipu)s?(?=[-_./])/i.test(path);
/** Programs that are named for the way in which GPUs share the data of a training. */
const ofDataParallel = /(?:^|[/._-])(?:ddp|fsdp|hvd)(?:[._-][\w.-]{0,60})?\.py$/i;
const isOff = (word) => /^(?:false|0|no)$/i.test(word ?? '');
/** `--use_tpu`, `--use_tpu=True`, `--use_tpu true`. */
const usesTpu = (words) => words.some((word, at) => /^--use[_-]tpu(?:=(?:true|1))?$/i.test(word) && !isOff(words[at + 1]));
/** Half precision is a format of GPUs: processors and TPUs compute in bf16 instead. */
const computesHalf = (words) => words.some((word, at) => /^--(?:use_)?fp16(?:=true)?$/i.test(word) && !isOff(words[at + 1]));
/** The accelerators that the processes of a launch stand for, on such devices; undefined where they tell none. */
function requestOfProcesses(launch, device) {
    const { processes, on, startsAnything } = launch;
    if (on === 'processor' || (startsAnything === true && device?.isNamed !== true))
        return undefined;
    const { isNamed: _, cores, ...usual } = device ?? { isNamed: false };
    const kind = on ?? (device && usual);
    if (kind === undefined)
        return undefined;
    if (processes === undefined)
        return on;
    const { perNode, nodes, count } = processes;
    if (perNode === undefined && count === undefined) {
        return launch.statesNodes === true && nodes ? { ...kind, nodes } : on;
    }
    if ((perNode ?? (count ?? 0) / (nodes ?? 1)) > mostPerNode && nodes !== undefined && kind.vendor !== 'aws')
        return undefined;
    if (kind.vendor === 'aws')
        return { ...kind, ...launch_devices_chipsOfCores({ name: kind.name, cores }, perNode, nodes) };
    return { ...kind, perNode, nodes, count };
}
/**
 * On AWS's chips a process is for a NeuronCore. Trainium1 has two of them; how many Trainium2 shows is a setting, so
 * that its processes count nothing. Only a whole node of Trainium1 has 32 without such a setting.
 */
function launch_devices_chipsOfCores(device, cores, nodes) {
    const isPaired = device.name === 'trn1' || (device.cores === 'usual' && cores === 32);
    const whole = isPaired && cores !== undefined && cores <= 32 && cores % 2 === 0;
    return whole ? { perNode: cores / 2, nodes } : {};
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/containers/compose.js








/** Docker Compose: the devices that services reserve, and the images that they run. */
const compose_reader = {
    format: 'compose',
    matches: (path) => /(?:^|\/)(?:docker-)?compose(?:[-_.][\w.-]*)?\.ya?ml$/i.test(path.slice(-300)),
    mayHold: (text) => /^services[ \t]*:/m.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            for (const [job, { node }] of entriesOf(below(root, 'services'))) {
                for (const { range, see } of serviceOf(job, node)) {
                    for (const seen of see({ path, line: lineOf(range) }))
                        observations.add(seen);
                }
            }
        }
        return observations.list();
    },
};
function serviceOf(job, service) {
    const device = reserved(service) ?? mounted(service);
    if (device === undefined)
        return [];
    // A service without a command of its own, or with one that only waits, is a place to work in.
    const command = below(service, 'command') ?? below(service, 'entrypoint');
    const certainty = command === undefined || waits.test(wordsIn(command)) ? 'suggests' : 'states';
    const image = below(service, 'image');
    const shown = [
        {
            range: device.range,
            see: (place) => {
                const seen = observeRequest(place, certainty, { ...device.request, job });
                return seen ? [seen] : [];
            },
        },
    ];
    if (image)
        shown.push({ range: image.range, see: (place) => imageObservations(place, wordOf(image)) });
    if (command) {
        shown.push({
            range: command.range,
            see: (place) => softwareOfCommands(place.path, wordsIn(command)).map((seen) => ({ ...seen, place })),
        });
        const started = [below(service, 'entrypoint'), below(service, 'command')].map((part) => part && wordsIn(part));
        const words = started.filter((part) => part !== undefined).join(' ');
        shown.push({ range: command.range, see: (place) => processesIn(words, device.request, { place, job }) });
    }
    return shown;
}
/** Where a service takes all devices that there are, its processes tell how many those are: one for each. */
function processesIn(words, device, { place, job }) {
    if (device.perNode !== undefined || device.kind !== 'gpu')
        return [];
    // The options of a launcher alone are for the image's own entrypoint.
    const command = /^\s*--nproc[-_]per[-_]node\b/.test(words) ? `torchrun ${words}` : words;
    return launchesIn(shellCommands(command)).flatMap((launch) => {
        const { kind, vendor } = device;
        const request = launch.processes && requestOfProcesses(launch, { kind, vendor, isNamed: true });
        const seen = request?.perNode && observeRequest(place, 'suggests', { ...request, job, byDefault: launch.byDefault });
        return seen ? [seen] : [];
    });
}
const waits = /^\s*(?:[\w/]{0,20}\b(?:ba|z)?sh\s*$|tail -f|sleep\b|jupyter\b|(?:\/bin\/)?(?:ba)?sh -c (?:sleep|tail -f))/;
const wordsIn = (command) => (command.kind === 'list' ? command.items : [command])
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ');
const nvidia = { kind: 'gpu', vendor: 'nvidia' };
/** `deploy.resources.reservations.devices`, or the short `gpus`. */
function reserved(service) {
    const gpus = below(service, 'gpus');
    if (gpus?.kind === 'scalar' && wordOf(gpus) === 'all')
        return { range: gpus.range, request: nvidia };
    const devices = [...itemsOf(below(service, 'deploy', 'resources', 'reservations', 'devices')), ...itemsOf(gpus)];
    const copies = entryOf(below(service, 'deploy'), 'replicas') ?? entryOf(service, 'scale');
    for (const device of devices) {
        const capabilities = itemsOf(below(device, 'capabilities')).map(wordOf);
        const driver = wordOf(below(device, 'driver'));
        if (!capabilities.includes('gpu') && driver !== 'nvidia' && !itemsOf(gpus).includes(device))
            continue;
        const ids = below(device, 'device_ids');
        const listed = ids ? itemsOf(ids).length : undefined;
        const perNode = wholeOf(below(device, 'count')) ?? listed ?? shownTo(service);
        // Copies of a service may share the devices of one machine.
        const nodes = copies === undefined || wholeOf(copies.node) === 1 ? 1 : undefined;
        const vendor = driver === 'amd' ? 'amd' : 'nvidia';
        const known = ids === undefined || itemsOf(ids).every((id) => wordOf(id) !== undefined);
        const counts = known && perNode !== undefined && { perNode, nodes };
        return { range: device.range, request: { kind: 'gpu', vendor, ...counts } };
    }
    return undefined;
}
/** How many devices a service is shown of all that there are: `CUDA_VISIBLE_DEVICES=0,1,2,3`. */
function shownTo(service) {
    const environment = below(service, 'environment');
    const written = itemsOf(environment)
        .map((item) => (item.kind === 'scalar' ? item.source : ''))
        .find((item) => item.startsWith(`${visible}=`));
    const devices = wordOf(below(environment, visible)) ?? written?.slice(visible.length + 1);
    return devices !== undefined && /^\d{1,3}(?:,\d{1,3}){1,63}$/.test(devices) ? devices.split(',').length : undefined;
}
const visible = 'CUDA_VISIBLE_DEVICES';
const runtimes = new Map([
    ['nvidia', nvidia],
    ['habana', { kind: 'other', vendor: 'intel' }],
]);
const files = [
    ['/dev/kfd', { kind: 'gpu', vendor: 'amd' }],
    ['/dev/neuron', { kind: 'other', vendor: 'aws' }],
];
/** A runtime, or files of devices that are handed on. */
function mounted(service) {
    const runtime = below(service, 'runtime');
    const byRuntime = runtimes.get(wordOf(runtime) ?? '');
    if (runtime && byRuntime)
        return { range: runtime.range, request: byRuntime };
    for (const device of itemsOf(below(service, 'devices'))) {
        const path = device.kind === 'scalar' ? device.source : '';
        const found = files.find(([start]) => path.startsWith(start));
        if (found)
            return { range: device.range, request: found[1] };
    }
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/dockerfile-ast/lib/main.js
var main = __webpack_require__(8390);
;// CONCATENATED MODULE: ./build/core/evidence/readers/containers/dockerfile.js








const dockerfile_longest = 128 * 1024;
const mostInstructions = 1_000;
const mostVariables = 100;
/** What containers are built from, and what is installed into them. */
const dockerfile_reader = {
    format: 'dockerfile',
    matches: (path) => /(?:^|\/)(?:docker|container)file(?:[._-][^/]*)?$|[^/][._-](?:docker|container)file$/i.test(path) &&
        !/\.(?:md|sh|py|ya?ml|json|dockerignore|txt|rst)$/i.test(path),
    mayHold: (text) => /^[ \t]*from[ \t]/im.test(text),
    read: (path, text) => {
        if (text.length > dockerfile_longest) {
            giveUp(`is longer than ${dockerfile_longest / 1024} Ki characters`);
            return [];
        }
        const stages = stagesOf(text);
        return stages.flatMap((stage) => readStage(path, stage));
    },
};
function stagesOf(text) {
    const lines = text.split('\n');
    const stages = [];
    const global = new Map();
    for (const instruction of atMost(mostInstructions, main.DockerfileParser.parse(text).getInstructions(), 'instructions')) {
        const { start, end } = instruction.getRange();
        const line = start.line + 1;
        const stage = stages.at(-1);
        const keyword = instruction.getKeyword();
        if (keyword === 'FROM') {
            stages.push(stageOf(instruction, line, stages, global));
        }
        else if (keyword === 'ARG' || keyword === 'ENV') {
            const variables = stage?.variables ?? global;
            for (const [name, value] of assignments(instruction)) {
                const filled = value === undefined ? global.get(name) : fill(value, variables);
                if (filled !== undefined && filled.length < 500 && variables.size < mostVariables) {
                    variables.set(name, filled);
                    if (keyword === 'ENV' || buildTargets.test(name))
                        stage?.environment.push({ name, value: filled, line });
                }
            }
        }
        else if (keyword === 'RUN') {
            stage?.commands.push({ text: lines.slice(start.line, end.line + 1).join('\n'), line });
        }
    }
    return stages;
}
function stageOf(from, line, before, global) {
    const image = fill(from.getImage() ?? '', global);
    const name = from.getBuildStage() ?? undefined;
    const platform = fill(from.getPlatformFlag()?.getValue() ?? '', global);
    const base = before.find((stage) => stage.name?.toLowerCase() === image.toLowerCase());
    return {
        ...(name && { name }),
        // A stage that continues another one says nothing of its own.
        image: base === undefined ? image : '',
        ...(platform !== '' && { platform }),
        line,
        variables: new Map(base?.variables ?? []),
        commands: [],
        environment: [],
    };
}
/** `NAME=value` once or more, or the old `NAME value`; a bare `ARG NAME` takes what stands above the first stage. */
function assignments(instruction) {
    const text = (instruction.getArgumentsContent() ?? '').slice(0, 20_000);
    const old = /^([A-Za-z_]\w*)[ \t]+((?![ \t])[^=]*)$/.exec(text);
    if (old !== null && instruction.getKeyword() === 'ENV')
        return [[old[1], dockerfile_unquoted(old[2])]];
    const found = [];
    for (const match of text.matchAll(/(?:^|\s)([A-Za-z_]\w*)(?:=("[^"]*"|'[^']*'|[^\s"']*))?(?=\s|$)/g)) {
        if (found.length < 100)
            found.push([match[1], match[2] === undefined ? undefined : dockerfile_unquoted(match[2])]);
    }
    return found;
}
const dockerfile_unquoted = (value) => value.trim().replace(/^(["'])(.*)\1$/s, '$2');
/** Puts values in the place of variables; what is not known stays as it stands. */
function fill(text, variables) {
    if (!text.includes('$'))
        return text;
    return text.replace(/\$(?:\{(\w+)(?::?[-+]([^${}]*))?\}|([A-Za-z_]\w*))/g, (whole, braced, otherwise, plain) => variables.get(braced ?? plain ?? '') ?? (whole.includes('+') ? whole : (otherwise ?? whole)));
}
function readStage(path, stage) {
    const observations = new ObservationList();
    const meaning = stage.image === '' || stage.image === 'scratch' ? undefined : imageMeaning(stage.image);
    const runs = runsOf(stage);
    const installed = installedIn(path, runs);
    if (meaning !== undefined)
        observeImage(path, stage, meaning, installed, observations);
    // The processor's wheels of one package do not make an image for accelerators one for processors.
    const accelerated = meaning?.accelerator !== undefined || (meaning?.stack !== undefined && meaning.stack !== 'cpu');
    for (const each of installed) {
        if (!accelerated || each.what !== 'stack' || each.stack !== 'cpu')
            observations.add({ ...each, ...dockerfile_jobOf(stage) });
    }
    observeBody(path, stage, runs, observations);
    return [...observations.list()];
}
const dockerfile_jobOf = ({ name }) => (name === undefined ? {} : { job: name });
function observeImage(path, stage, meaning, installed, observations) {
    const seen = { place: { path, line: stage.line }, certainty: 'suggests', ...dockerfile_jobOf(stage) };
    const { framework, version, stack, provider, accelerator } = meaning;
    // Who installs another framework only wants what the image brings along for the accelerator.
    const own = installed.filter((each) => each.what === 'framework' && each.certainty === 'states');
    if (framework !== undefined && own.every((each) => isOfFamily(each, framework))) {
        observations.add({ what: 'framework', framework, how: 'image', ...seen, ...(version !== undefined && { version }) });
    }
    if (stack !== undefined) {
        const architecture = /\barm64\b|\baarch64\b/.test(stage.platform ?? '')
            ? 'arm64'
            : /\bamd64\b/.test(stage.platform ?? '')
                ? 'amd64'
                : meaning.architecture;
        observations.add({ what: 'stack', stack, ...seen, ...(architecture && { architecture }) });
    }
    if (accelerator !== undefined)
        observations.add({ what: 'accelerator', ...accelerator, ...seen });
    if (provider !== undefined)
        observations.add({ what: 'provider', provider, ...seen });
}
const isOfFamily = (seen, framework) => seen.what === 'framework' && (0,catalog_frameworks/* resolveFramework */.$$)(seen.framework)?.family === (0,catalog_frameworks/* resolveFramework */.$$)(framework)?.family;
function installedIn(path, runs) {
    const { dependencies, sources } = installedBy(runs.map(({ command: { words }, line }) => ({ words, line })));
    return observeDependencies(path, { dependencies, sources });
}
function runsOf(stage) {
    const known = [...stage.variables]
        .filter(([, value]) => /^[\w.:/@+=,~-]*$/.test(value))
        .map(([name, value]) => `${name}=${value}`);
    return stage.commands.flatMap(({ text, line }) => {
        // Lines of comment may stand inside a command without ending it.
        const body = text.replace(/^[ \t]*run[ \t]+/i, '').replace(/^[ \t]*#.*$/gm, '\\');
        const script = [...known, body].join('\n');
        const own = shellCommands(script).filter((command) => command.line > known.length);
        return own.map((command) => ({
            command,
            line: Math.max(line, line + command.line - 1 - known.length),
        }));
    });
}
/** The architectures that extensions are built for, which a build may be given as an argument or for one command. */
const buildTargets = /^(?:TORCH_CUDA_ARCH_LIST|PYTORCH_ROCM_ARCH)$/;
/** Settings that only one stack knows. */
const namePatterns = [
    [/^(?:PYTORCH_ROCM_ARCH|HSA_OVERRIDE_GFX_VERSION|ROCM_HOME|ROCM_PATH|HIP_PATH)$/, 'rocm'],
    [/^(?:TORCH_CUDA_ARCH_LIST|CUDA_HOME|NVIDIA_VISIBLE_DEVICES|NVIDIA_DRIVER_CAPABILITIES|FORCE_CUDA)$/, 'cuda'],
    [/^(?:LIBTPU_INIT_ARGS|TPU_LIBRARY_PATH)$/, 'tpu'],
    [/^(?:NEURON_CC_FLAGS|NEURON_RT_NUM_CORES)$/, 'neuron'],
    [/^(?:HABANA_VISIBLE_DEVICES|PT_HPU_LAZY_MODE|GC_KERNEL_PATH)$/, 'gaudi'],
];
function observeBody(path, stage, runs, observations) {
    const add = (stack, line) => observations.add({ what: 'stack', stack, place: { path, line }, certainty: 'suggests', ...dockerfile_jobOf(stage) });
    for (const { name, value, line } of stage.environment) {
        const stack = namePatterns.find(([pattern]) => pattern.test(name))?.[1];
        if (stack !== undefined && value !== '')
            add(stack, line);
        else if (name === 'PJRT_DEVICE' && value === 'TPU')
            add('tpu', line);
    }
    for (const { command, line } of runs) {
        for (const word of command.words) {
            const [name = '', value] = word.split('=', 2);
            if (buildTargets.test(name) && value)
                add(name === 'PYTORCH_ROCM_ARCH' ? 'rocm' : 'cuda', line);
        }
        if (!command.words.includes('install'))
            continue;
        const rest = command.words.slice(command.words.indexOf('install') + 1);
        if (rest.some((word) => /^(?:rocm-(?:dev|hip|libs|ml)|rocm$|hip-dev|miopen-hip)/.test(word)))
            add('rocm', line);
        if (rest.some((word) => /^(?:cuda-toolkit|cuda-nvcc|cuda-libraries|libcudnn\d|libnccl)/.test(word)))
            add('cuda', line);
        if (rest.some((word) => /^aws-neuronx-/.test(word)))
            add('neuron', line);
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/helm-roles.js



/** There is one of them, where nothing says how many. */
const helm_roles_first = /^(?:master|launcher|chief|leader|head)s?$/i;
const second = /^workers?$/i;
/** What a master and its workers ask for together; undefined where a part of the values is no such pair. */
function helmRoles(node) {
    const parts = entriesOf(node).filter(([key, part]) => (helm_roles_first.test(key) || second.test(key)) && part.node.kind === 'map');
    if (parts.length < 2 || !parts.some(([key]) => second.test(key)))
        return undefined;
    const requesting = parts.flatMap(([key, part]) => {
        const podRequest = containerRequestOf(part.node) ?? gpusOf(part.node);
        return podRequest ? [{ podRequest, pods: podsOf(part.node, helm_roles_first.test(key) ? 1 : undefined) }] : [];
    });
    const [one] = requesting;
    if (one === undefined || requesting.some(({ podRequest }) => !isAlike(podRequest, one.podRequest)))
        return undefined;
    const isElastic = flagOf(below(node, 'elasticPolicy', 'enabled')) === true;
    return {
        podRequest: one.podRequest,
        nodes: sum(requesting.map(({ pods }) => pods)),
        ...(isElastic && { byDefault: 'nodes' }),
    };
}
const isAlike = (one, other) => one.perPod === other.perPod &&
    one.resource.kind === other.resource.kind &&
    one.resource.vendor === other.resource.vendor;
/** Keys that tell in full what they count, so that it need not be told by what stands around them. */
const plainGpuKeys = ['gpusPerNode', 'gpusPerWorker', 'gpusPerPod', 'gpuPerNode'];
/** Those that are a number of GPUs only where the part around them has pods. */
const gpuKeys = [...plainGpuKeys, 'gpuCount', 'numGpus', 'nGpus', 'gpus', 'gpu'];
/** A number of GPUs that a chart makes a resource of, by the first of some keys that tells one. */
function gpusOf(part, keys = gpuKeys) {
    for (const key of keys) {
        const stated = below(part, key, 'count') ?? below(part, key);
        const perPod = wholeOf(stated);
        const isOff = flagOf(below(part, key, 'enabled')) === false;
        if (stated === undefined || !perPod || perPod > mostPerNode || isOff)
            continue;
        return { resource: { kind: 'gpu', counts: 'accelerators' }, perPod, certainty: 'suggests', range: stated.range };
    }
    return undefined;
}
function podsOf(part, otherwise) {
    const stated = ['replicas', 'replicaCount', 'numReplicas'].flatMap((key) => below(part, key) ?? []);
    return stated.length === 0 ? otherwise : stated.length === 1 ? wholeOf(stated[0]) : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/node-labels.js


/** Labels whose values are models of accelerators. */
const acceleratorLabels = [
    'cloud.google.com/gke-tpu-accelerator',
    'cloud.google.com/gke-accelerator',
    'nvidia.com/gpu.product',
    'gpu.nvidia.com/class',
    'gpu.nvidia.com/model',
    'amd.com/gpu.product-name',
    'k8s.amazonaws.com/accelerator',
    'karpenter.k8s.aws/instance-gpu-name',
    'karpenter.k8s.aws/instance-accelerator-name',
    'accelerator',
];
const machineLabels = ['node.kubernetes.io/instance-type', 'beta.kubernetes.io/instance-type'];
const topologyLabels = [
    'cloud.google.com/gke-tpu-topology',
    'cloud.google.com/gke-tpu-slice-topology',
];
/** Labels of one cloud begin with its own domain. */
const providerDomains = [
    ['cloud.google.com/', 'gcp'],
    ['iam.gke.io/', 'gcp'],
    ['karpenter.k8s.aws/', 'aws'],
    ['eks.amazonaws.com/', 'aws'],
    ['k8s.amazonaws.com/', 'aws'],
    ['sagemaker.amazonaws.com/', 'aws'],
    ['kubernetes.azure.com/', 'azure'],
    ['node.coreweave.cloud/', 'coreweave'],
    ['oci.oraclecloud.com/', 'oci'],
];
const spotLabels = [
    ['cloud.google.com/gke-spot', 'true'],
    ['cloud.google.com/gke-preemptible', 'true'],
    ['cloud.google.com/gke-provisioning', 'spot'],
    ['karpenter.sh/capacity-type', 'spot'],
    ['eks.amazonaws.com/capacityType', 'spot'],
    ['kubernetes.azure.com/scalesetpriority', 'spot'],
];
/** The labels of a plain mapping, such as `nodeSelector`. */
function labelsIn(...maps) {
    const labels = new Map();
    for (const map of maps) {
        for (const [key, { node, key: range }] of entriesOf(map)) {
            const value = wordOf(node);
            if (value !== undefined)
                labels.set(key, { values: [value], range });
        }
    }
    return labels;
}
/** The labels that a pod requires of its node: its selector, and the affinity without which it does not run. */
function requiredLabels(pod) {
    const labels = new Map(labelsIn(below(pod, 'nodeSelector')));
    const required = below(pod, 'affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution');
    const terms = itemsOf(below(required, 'nodeSelectorTerms'));
    // Several terms are alternatives, which is more than labels can say.
    if (terms.length === 1)
        addRequirements(labels, below(terms[0], 'matchExpressions'));
    return labels;
}
/** `{ key, operator: In, values }`, as affinities and Karpenter write it. */
function addRequirements(labels, requirements) {
    for (const requirement of itemsOf(requirements)) {
        const key = wordOf(below(requirement, 'key'));
        const values = itemsOf(below(requirement, 'values')).map(wordOf);
        if (key === undefined || wordOf(below(requirement, 'operator')) !== 'In' || values.length === 0)
            continue;
        if (values.every((value) => value !== undefined))
            labels.set(key, { values, range: requirement.range });
    }
}
function placementOf(labels) {
    const name = node_labels_only(labels, acceleratorLabels, (value) => hardwareNamed(value) !== undefined);
    const machine = node_labels_only(labels, machineLabels, (value) => hardwareOf(value) !== undefined);
    const topology = node_labels_only(labels, topologyLabels, () => true);
    const provider = providerDomains.find(([domain]) => [...labels.keys()].some((label) => label.startsWith(domain)));
    const spot = spotLabels.some(([label, value]) => node_labels_only(labels, [label], (word) => word.toLowerCase() === value));
    const range = name?.range ?? machine?.range;
    return {
        name: name?.value,
        machine: machine?.value,
        topology: topology?.value,
        provider: provider?.[1],
        ...(spot && { spot: true }),
        ...(range && { range }),
    };
}
function node_labels_only(labels, names, fits) {
    for (const name of names) {
        const label = labels.get(name);
        const [value, another] = label?.values ?? [];
        if (label && value !== undefined && another === undefined && fits(value))
            return { value, range: label.range };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/containers/helm-values.js








/**
 * Values for Helm's charts: the resources of their pods. Which pods the chart makes of them stands in its templates, and
 * whoever installs it may give others, so that they only suggest.
 */
const helm_values_reader = {
    format: 'helm-values',
    matches: isHelmValues,
    mayHold: (text) => mayRequestAccelerator(text) || /^workload[ \t]*:|gpusPer|gpuPerNode|^[ \t]*workers?[ \t]*:/im.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            const place = (node) => ({ path, line: lineOf(node.range) });
            for (const seen of ofValues(root, place))
                observations.add(seen);
        }
        return observations.list();
    },
};
/** Names that Helm's values go by: `values.yaml`, `values-h100.yaml`, `training.values.yaml`. */
function isHelmValues(path) {
    return isYamlPath(path) && /(?:^|\/|[-_.])values(?:[-_.][\w.-]{0,100})?\.ya?ml/i.test(path.slice(-200));
}
function ofValues(root, place) {
    const parts = helm_values_partsOf(root, undefined, []);
    const isAlone = parts.length === 1;
    return [...parts.flatMap((part) => ofPart(part, isAlone, place)), ...ofWorkload(root, place)];
}
function helm_values_partsOf(node, name, around) {
    if (node.kind === 'scalar' || around.length > 8)
        return [];
    const roles = helmRoles(node);
    if (roles)
        return [{ node, name, podRequest: roles.podRequest, together: roles, around: [...around, node] }];
    const podRequest = containerRequestOf(node) ?? gpusOf(node, plainGpuKeys);
    if (podRequest)
        return [{ node, name, podRequest, around: [...around, node] }];
    const children = node.kind === 'list' ? node.items.map((item) => [name, item]) : [];
    const entries = entriesOf(node).map(([key, entry]) => [key, entry.node]);
    return [...children, ...entries].flatMap(([key, child]) => helm_values_partsOf(child, key, [...around, node]));
}
function ofPart({ node, name, podRequest, together, around }, isAlone, place) {
    const placed = [...around].reverse().find((each) => entryOf(each, 'nodeSelector') ?? entryOf(each, 'affinity'));
    const placement = placementOf(requiredLabels(placed));
    const pods = together ? together.nodes : helm_values_podsOf(node, around, isAlone);
    const request = combinedRequest([{ podRequest, placement, pods, slices: undefined }]);
    const byDefault = together?.byDefault;
    const seen = observeRequest(place(podRequest), 'suggests', {
        ...request,
        job: name,
        byDefault,
    });
    const image = [...around].reverse().flatMap((each) => below(each, 'image') ?? [])[0];
    return [...(seen ? [seen] : []), ...(image ? imageObservations(place(image), imageOf(image)) : [])];
}
const podKeys = ['replicas', 'replicaCount', 'numReplicas', 'workers', 'numWorkers', 'numNodes', 'nodes', 'parallelism'];
/** Anything that may be a number of pods, in whatever words a chart has for it. */
const mayCountPods = /replica|worker|parallelism|completions|nodes|hosts|size|slices|autoscaling/i;
/** The one number of pods that stands beside the resources; one pod where nothing in the file may count them. */
function helm_values_podsOf(node, around, isAlone) {
    const stated = podKeys.flatMap((key) => below(node, key) ?? []);
    if (stated.length > 0)
        return stated.length === 1 ? wholeOf(stated[0]) : undefined;
    const isOpen = around.some((each) => entriesOf(each).some(([key]) => key !== 'nodeSelector' && mayCountPods.test(key)));
    return isAlone && !isOpen ? 1 : undefined;
}
function imageOf(image) {
    if (image.kind === 'scalar')
        return wordOf(image);
    const parts = [wordOf(below(image, 'registry')), wordOf(below(image, 'repository')) ?? wordOf(below(image, 'name'))];
    const name = parts.filter((part) => part !== undefined).join('/');
    const tag = wordOf(below(image, 'tag'));
    return name === '' ? undefined : tag === undefined ? name : `${name}:${tag}`;
}
/** Charts for training on Google's clusters: all GPUs of a run, and the image that it runs in. */
function ofWorkload(root, place) {
    const gpus = below(root, 'workload', 'gpus');
    const image = below(root, 'workload', 'image');
    const seen = gpus && observeRequest(place(gpus), 'suggests', { kind: 'gpu', count: wholeOf(gpus) });
    return [...(seen ? [seen] : []), ...(seen && image ? imageObservations(place(image), wordOf(image)) : [])];
}

;// CONCATENATED MODULE: ./build/core/languages/yaml/yaml-template.js
/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
const placeholder = '$_';
const longestExpression = 400;
/** Reads past the expressions of Jinja, Helm and envsubst's relatives; a text without them stays as it is. */
function templateText(text) {
    if (!/\{\{|\{%|@\w|%\(/.test(text))
        return { text, isOpen: false };
    let isOpen = false;
    const lines = text.split('\n').map((line) => {
        if (isStatement(line.trim())) {
            isOpen = true;
            return '';
        }
        return withPlaceholders(line);
    });
    return { text: lines.join('\n'), isOpen };
}
/** A line that is nothing but `{% … %}`, `{# … #}` or `{{ … }}`: it may stand for any number of lines. */
const isStatement = (line) => (line.startsWith('{%') && line.endsWith('%}')) ||
    (line.startsWith('{#') && line.endsWith('#}')) ||
    (line.startsWith('{{') && line.endsWith('}}') && line.indexOf('}}') === line.length - 2);
function withPlaceholders(line) {
    if (!/[{@%]/.test(line))
        return line;
    const filled = inBraces(line);
    return filled.replace(/(^|[\s:"'/-])(?:@{1,2}\w{1,60}@{1,2}|%\(\w{1,60}\)[sd])/g, (_, before) => before + placeholder);
}
/** Puts the placeholder where `{{ … }}` stands, but for GitHub's `${{ … }}`, which is a plain word of YAML. */
function inBraces(line) {
    let result = '';
    let at = 0;
    for (;;) {
        const start = line.indexOf('{{', at);
        const end = start === -1 ? -1 : line.indexOf('}}', start);
        if (start === -1 || end === -1 || end - start > longestExpression)
            return result + line.slice(at);
        const isPlain = line[start - 1] === '$';
        result += line.slice(at, start) + (isPlain ? line.slice(start, end + 2) : placeholder);
        at = end + 2;
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/gke-node-pool.js

/**
 * A pool of GKE's nodes as an object of Kubernetes, in Google's own words, Config Connector's or Crossplane's. How many
 * nodes a job gets of it is left open. Undefined for pools of other clouds.
 */
function gkeNodePool(spec) {
    const config = below(spec, 'nodeConfig') ?? itemsOf(below(spec, 'forProvider', 'nodeConfig'))[0];
    const machine = below(config, 'machineType');
    const cards = [...itemsOf(below(config, 'accelerators')), ...itemsOf(below(config, 'guestAccelerator'))];
    const [card, another] = cards;
    const type = below(card, 'acceleratorType') ?? below(card, 'type');
    const node = type ?? machine;
    if (node === undefined || another !== undefined)
        return undefined;
    const count = wholeOf(below(card, 'acceleratorCount')) ?? wholeOf(below(card, 'count'));
    const topology = below(spec, 'placementPolicy', 'tpuTopology');
    const isSpot = ['spot', 'preemptible'].some((key) => flagOf(below(config, key)) === true);
    return {
        node,
        request: {
            name: wordOf(type),
            perNode: count,
            machine: wordOf(machine),
            topology: wordOf(topology),
            provider: 'gcp',
            ...(isSpot && { spot: true }),
        },
    };
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/kubernetes-pods.js


/** The pods of the objects whose form is known; undefined for all others. */
function kubernetes_pods_podsOf(kind, spec) {
    const known = kubernetes_pods_forms.get(kind);
    if (known)
        return known(spec);
    const roles = entriesOf(spec).find(([key]) => key.endsWith('ReplicaSpecs') || key === 'replicaSpecs');
    if (roles)
        return kubeflowPods(roles[1].node);
    return below(spec, 'replicas') && podIn(spec) ? replicated(spec) : undefined;
}
/** A number of the object; `otherwise` where it says nothing, undefined where what it says is not a number. */
function stated(node, key, otherwise) {
    const value = below(node, key);
    return value === undefined || (value.kind === 'scalar' && value.value === null) ? otherwise : wholeOf(value);
}
const podIn = (template) => below(template, 'template', 'spec');
const replicated = (spec) => {
    const pod = podIn(spec);
    return [{ pod, count: stated(spec, 'replicas', isWhole(pod) ? 1 : undefined) }];
};
/** Containers without an image are patches of an object that stands elsewhere, and says how often it runs. */
const isWhole = (pod) => itemsOf(below(pod, 'containers')).some((container) => below(container, 'image'));
/** No more pods run at once than completions are wanted. */
function jobPods(spec) {
    const pod = podIn(spec);
    const parallelism = stated(spec, 'parallelism', isWhole(pod) ? 1 : undefined);
    const completions = wholeOf(below(spec, 'completions'));
    const count = parallelism === undefined ? undefined : Math.min(parallelism, completions ?? parallelism);
    return { pod, count };
}
const volcanoPods = (spec) => itemsOf(below(spec, 'tasks')).flatMap((task) => replicated(task));
/** Each replica of a job stands on a slice of its own. */
function jobSetPods(spec) {
    return itemsOf(below(spec, 'replicatedJobs')).map((job) => {
        const { pod, count } = jobPods(below(job, 'template', 'spec'));
        const replicas = stated(job, 'replicas', isWhole(pod) ? 1 : undefined);
        return { pod, count: times(replicas, count), slices: replicas ?? 'open' };
    });
}
/** The job that refers to a runtime says how many nodes there are, or leaves it to the runtime. */
const runtimePods = (spec) => jobSetPods(podIn(spec)).map(({ pod }) => ({ pod, count: stated(below(spec, 'mlPolicy'), 'numNodes', undefined) }));
function leaderWorkerPods(spec) {
    const template = below(spec, 'leaderWorkerTemplate');
    const replicas = stated(spec, 'replicas', 1);
    const size = stated(template, 'size', 1);
    const worker = below(template, 'workerTemplate', 'spec');
    const leader = below(template, 'leaderTemplate', 'spec');
    if (leader === undefined)
        return [{ pod: worker, count: times(replicas, size), slices: replicas ?? 'open' }];
    const workers = size === undefined ? undefined : Math.max(size - 1, 0);
    return [
        { pod: leader, count: replicas, slices: 0 },
        { pod: worker, count: times(replicas, workers), slices: replicas ?? 'open' },
    ];
}
function rayPods(spec) {
    const cluster = below(spec, 'rayClusterSpec') ?? below(spec, 'rayClusterConfig') ?? spec;
    const scales = flagOf(below(cluster, 'enableInTreeAutoscaling')) === true;
    const workers = itemsOf(below(cluster, 'workerGroupSpecs')).map((group) => {
        const least = wholeOf(below(group, 'minReplicas'));
        const most = wholeOf(below(group, 'maxReplicas'));
        const replicas = scales && least !== most ? undefined : (wholeOf(below(group, 'replicas')) ?? least);
        return { pod: podIn(group), count: times(replicas, stated(group, 'numOfHosts', 1)), slices: replicas ?? 'open' };
    });
    const submitter = below(spec, 'submitterPodTemplate', 'spec');
    return [
        { pod: podIn(below(cluster, 'headGroupSpec')), count: 1 },
        ...workers,
        ...(submitter ? [{ pod: submitter, count: 1 }] : []),
    ];
}
function kubeflowPods(roles) {
    // The first versions wrote a list.
    const specs = roles.kind === 'list' ? roles.items : entriesOf(roles).map(([, { node }]) => node);
    return specs.flatMap((role) => replicated(role));
}
/** Its first version had one kind of pod. */
const mpiPods = (spec) => below(spec, 'mpiReplicaSpecs')
    ? kubeflowPods(below(spec, 'mpiReplicaSpecs'))
    : podIn(spec) && replicated(spec);
const kubernetes_pods_forms = new Map([
    ['Pod', (spec) => [{ pod: spec, count: 1 }]],
    ['Job', (spec) => (below(spec, 'tasks') ? volcanoPods(spec) : [jobPods(spec)])],
    ['CronJob', (spec) => [jobPods(below(spec, 'jobTemplate', 'spec'))]],
    ['Deployment', replicated],
    ['StatefulSet', replicated],
    ['ReplicaSet', replicated],
    ['ReplicationController', replicated],
    ['JobSet', jobSetPods],
    ['TrainingRuntime', runtimePods],
    ['ClusterTrainingRuntime', runtimePods],
    ['LeaderWorkerSet', leaderWorkerPods],
    ['RayCluster', rayPods],
    ['RayJob', rayPods],
    ['RayService', rayPods],
    ['MPIJob', mpiPods],
]);

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/pod-commands.js



/** What the containers of a pod are started with; those that tell nothing are left out. */
function pod_commands_commandsOf(pod) {
    return itemsOf(below(pod, 'containers')).flatMap((container) => {
        const words = [...itemsOf(below(container, 'command')), ...itemsOf(below(container, 'args'))];
        const [first] = words;
        if (first === undefined)
            return [];
        const text = words.map((word) => (word.kind === 'scalar' ? word.source : '')).join(' ');
        return [{ container, text, range: first.range }];
    });
}
/** Whether a pod starts a node of Ray by itself, as part of a cluster that other objects belong to as well. */
const startsRay = (pod) => pod_commands_commandsOf(pod).some(({ text }) => /\bray start\b/.test(text));
/** The number of nodes that a command in these pods launches a training on; undefined where none tells it. */
const nodesLaunchedOn = (pods) => pods
    .flatMap((pod) => pod_commands_commandsOf(pod).flatMap(({ text }) => launchesIn(shellCommands(text))))
    .find(({ processes }) => processes?.nodes !== undefined)?.processes?.nodes;

;// CONCATENATED MODULE: ./build/core/evidence/readers/containers/kubernetes.js














/** Kubernetes objects: the pods that they run, and the labels of the nodes that these want. */
const kubernetes_reader = {
    format: 'kubernetes',
    matches: (path) => isYamlPath(path) && !isHelmValues(path),
    mayHold: (text) => kubernetes_mayHold(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const template = templateText(text);
        for (const document of yamlDocuments(template.text, kubernetes_mayHold)) {
            for (const object of objectsIn(document.root)) {
                for (const seen of new KubernetesObject(path, document, object).observations()) {
                    observations.add(template.isOpen ? withoutNumbers(seen) : seen);
                }
            }
        }
        return observations.list();
    },
};
const kubernetes_mayHold = (part) => mayRequestAccelerator(part) ||
    /kubeflow\.org\/|kubernetes\.io\/instance-type|karpenter|eksctl\.io|nodeConfig/.test(part);
/** The job may ask for another number of nodes. */
const openInNodes = (seen) => seen.what === 'accelerator' && seen.nodes !== undefined ? { ...seen, byDefault: 'nodes' } : seen;
/** The objects of a document: a list and its like hold several. */
function objectsIn(root) {
    const kind = wordOf(below(root, 'kind'));
    if (kind === 'List')
        return itemsOf(below(root, 'items')).flatMap(objectsIn);
    if (kind !== 'AppWrapper')
        return [root];
    const components = itemsOf(below(root, 'spec', 'components')).map((component) => below(component, 'template'));
    const items = itemsOf(below(root, 'spec', 'resources', 'GenericItems')).map((item) => below(item, 'generictemplate'));
    return [...components, ...items].flatMap((object) => (object ? objectsIn(object) : []));
}
/** Objects that ask for nothing to run on, whatever they name. */
const idle = /^(?:CustomResourceDefinition|ResourceQuota|LimitRange|ClusterQueue|LocalQueue|Cohort|ConfigMap|Secret|DaemonSet|Node|PriorityClass|ComputeClass|HorizontalPodAutoscaler|Kustomization|\w*Policy(?:Binding)?|\w*WebhookConfiguration)$/;
/** Jobs of Kubeflow that are named after their framework. */
const frameworkKinds = new Map([
    ['PyTorchJob', 'pytorch'],
    ['TFJob', 'tensorflow'],
    ['JAXJob', 'jax'],
    ['XGBoostJob', 'xgboost'],
    ['PaddleJob', 'paddlepaddle'],
    ['MXJob', 'mxnet'],
]);
class KubernetesObject {
    #path;
    #document;
    #object;
    constructor(path, document, object) {
        this.#path = path;
        this.#document = document;
        this.#object = object;
    }
    observations() {
        const kind = below(this.#object, 'apiVersion') && this.#kind;
        const spec = below(this.#object, 'spec');
        if (kind === undefined)
            return kubernetes_isOfOthers(this.#object) ? [] : this.#ofUnknown('suggests');
        if (idle.test(kind))
            return [];
        if (kind === 'ResourceFlavor')
            return this.#ofLabels(labelsIn(below(spec, 'nodeLabels')));
        const pool = kind.endsWith('NodePool') ? gkeNodePool(spec) : undefined;
        if (pool)
            return present(observeRequest(this.#place(pool.node.range), 'suggests', { job: this.#job, ...pool.request }));
        if (kind === 'NodePool' || kind === 'Provisioner')
            return this.#ofLabels(nodePoolLabels(spec));
        if (kind === 'ClusterConfig')
            return this.#ofNodeGroups();
        if (kind === 'TrainJob')
            return this.#ofTrainJob(below(spec, 'trainer'));
        const pods = kubernetes_pods_podsOf(kind, spec);
        const found = pods ? this.#ofPods(pods) : this.#ofUnknown('states');
        return [...this.#frameworkOf(kind), ...(kind.endsWith('TrainingRuntime') ? found.map(openInNodes) : found)];
    }
    get #job() {
        const name = wordOf(below(this.#object, 'metadata', 'name'));
        return name ?? wordOf(below(this.#object, 'metadata', 'generateName'))?.replace(/-$/, '');
    }
    get #kind() {
        return wordOf(below(this.#object, 'kind'));
    }
    #place(range) {
        return { path: this.#path, line: this.#document.lineOf(range) };
    }
    #frameworkOf(kind) {
        const framework = frameworkKinds.get(kind);
        const range = entryOf(this.#object, 'kind')?.range;
        if (framework === undefined || range === undefined)
            return [];
        return [{ what: 'framework', framework, how: 'configured', certainty: 'states', place: this.#place(range) }];
    }
    #ofPods(groups) {
        const podRequests = groups.flatMap(({ pod, count, slices }) => {
            const podRequest = count === 0 ? undefined : podRequestOf(pod);
            return podRequest ? [{ podRequest, placement: placementOf(requiredLabels(pod)), pods: count, slices }] : [];
        });
        const found = groups.flatMap(({ pod }) => [...this.#frameworksOfPod(pod), ...this.#imagesOfPod(pod)]);
        if (podRequests.length === 0)
            return [...found, ...groups.flatMap(({ pod }) => this.#ofChosenNode(pod))];
        // What starts Ray by itself is a node of a cluster that other objects belong to as well.
        const isPart = !this.#kind?.startsWith('Ray') && groups.some(({ pod }) => startsRay(pod));
        const nodes = isPart ? nodesLaunchedOn(groups.map(({ pod }) => pod)) : undefined;
        for (const alike of byHardware(podRequests)) {
            const [{ podRequest }] = alike;
            const words = { ...combinedRequest(alike), job: this.#job, ...(nodes && { nodes, count: undefined }) };
            found.push(...present(observeRequest(this.#place(podRequest.range), podRequest.certainty, words)));
        }
        return isPart && nodes === undefined ? found.map(openInNodes) : found;
    }
    /** Pods that only choose their node: they may ask for nothing that it has. */
    #ofChosenNode(pod) {
        return this.#ofLabels(requiredLabels(pod)).map(withoutCounts);
    }
    #ofLabels(labels) {
        const { range, ...placement } = placementOf(labels);
        return range ? present(observeRequest(this.#place(range), 'suggests', { job: this.#job, ...placement })) : [];
    }
    /** Objects whose form is not known: whatever asks for accelerators below them, as often as it says beside it. */
    #ofUnknown(certainty) {
        const found = [];
        eachMap(this.#object, (map) => {
            if (below(map, 'containers')?.kind === 'list') {
                found.push(...this.#ofPods([{ pod: map, count: undefined }]));
                return false;
            }
            const podRequest = containerRequestOf(map);
            if (podRequest)
                found.push(...this.#ofPodRequest(podRequest, map, wholeOf(below(map, 'replicas'))));
            return undefined;
        });
        return certainty === 'states' ? found : found.map((seen) => ({ ...seen, certainty }));
    }
    /** Kubeflow's TrainJob says how many nodes there are, and what each of them has. */
    #ofTrainJob(trainer) {
        const podRequest = containerRequestOf(trainer, 'resourcesPerNode');
        if (podRequest)
            return this.#ofPodRequest(podRequest, undefined, stated(trainer, 'numNodes', 1));
        // What each node has is told by the runtime that it is based on.
        const numNodes = below(trainer, 'numNodes');
        const nodes = wholeOf(numNodes) ?? 0;
        if (numNodes === undefined || nodes < 2)
            return [];
        return [{ what: 'accelerator', nodes, place: this.#place(numNodes.range), certainty: 'suggests' }];
    }
    #ofPodRequest(podRequest, pod, pods) {
        const placement = placementOf(requiredLabels(pod));
        const request = combinedRequest([{ podRequest, placement, pods, slices: undefined }]);
        return present(observeRequest(this.#place(podRequest.range), podRequest.certainty, { ...request, job: this.#job }));
    }
    /** eksctl: groups of machines, which are there for any job. */
    #ofNodeGroups() {
        const groups = ['managedNodeGroups', 'nodeGroups'].flatMap((key) => itemsOf(below(this.#object, key)));
        return groups.flatMap((group) => {
            const types = itemsOf(below(group, 'instanceTypes'));
            const machine = below(group, 'instanceType') ?? (types.length === 1 ? types[0] : undefined);
            if (machine === undefined)
                return [];
            const nodes = wholeOf(below(group, 'desiredCapacity'));
            const spot = flagOf(below(group, 'spot')) === true ? true : undefined;
            return present(observeRequest(this.#place(machine.range), 'suggests', { machine: wordOf(machine), nodes, spot }));
        });
    }
    #frameworksOfPod(pod) {
        return pod_commands_commandsOf(pod).flatMap(({ container, text, range }) => {
            const place = this.#place(range);
            // What the others install is not for the computing; what this one does comes beside what its image holds.
            const installed = containerRequestOf(container) ? installedByJob(place, text).map(asHint) : [];
            return [...softwareOfCommands(place.path, text).map((seen) => ({ ...seen, place })), ...installed];
        });
    }
    /** Containers beside the one that computes tell nothing. */
    #imagesOfPod(pod) {
        return itemsOf(below(pod, 'containers')).flatMap((container) => {
            const image = below(container, 'image');
            if (image === undefined || containerRequestOf(container) === undefined)
                return [];
            return imageObservations(this.#place(image.range), wordOf(image));
        });
    }
}
/** YAML of other tools, which their own readers read. */
const kubernetes_isOfOthers = (root) => below(root, 'resources', 'accelerators') !== undefined || below(root, 'services') !== undefined;
const present = (observation) => (observation ? [observation] : []);
/** What may be left out or repeated when a template is filled in is no more than a hint. */
const withoutNumbers = (seen) => asHint(seen.what === 'accelerator' ? withoutCounts(seen) : seen);
const asHint = (seen) => ({ ...seen, certainty: 'suggests' });
function withoutCounts({ perNode: _, nodes: __, count: ___, ...seen }) {
    return seen;
}
/** What Karpenter's nodes must be like. */
function nodePoolLabels(spec) {
    const template = below(spec, 'template');
    const labels = new Map(labelsIn(below(template, 'metadata', 'labels'), below(spec, 'labels')));
    addRequirements(labels, below(template, 'spec', 'requirements') ?? below(spec, 'requirements'));
    return labels;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/aws-descriptions.js


/**
 * Variables of Terraform in a text of another format: they stay no values, and take their signs, which that format may
 * read otherwise, with them.
 */
const withoutInsertions = (text) => text.replace(/[$%]\{[^{}\n]{0,200}\}/g, '$');
/** What one map of AWS's own descriptions asks for: the machine of an instance, the GPUs of a container. */
const describedIn = (map) => [...ofMachine(map), ...ofContainer(map)].map(({ node, request }) => ({
    node,
    request: { ...request, provider: 'aws' },
}));
function ofMachine(map) {
    const listed = itemsOf(below(map, 'InstanceTypes') ?? below(map, 'Instances'));
    const [choice] = listed.length === 1 ? listed : [];
    const node = aws_descriptions_defaultOf(map) ??
        below(map, 'InstanceType') ??
        below(map, 'instanceType') ??
        (choice?.kind === 'map' ? below(choice, 'InstanceType') : choice);
    const machine = wordOf(node);
    // SageMaker's machines are read with its jobs.
    if (node === undefined || machine?.startsWith('ml.') || hardwareOf(machine) === undefined)
        return [];
    const [fewest, most] = [wholeOf(below(map, 'MinCount')), wholeOf(below(map, 'MaxCount'))];
    return [{ node, request: { machine, nodes: fewest !== undefined && fewest === most ? fewest : undefined } }];
}
/** `{ Type: String, Default: p4d.24xlarge }`, a parameter that the template is given no other value for. */
const aws_descriptions_defaultOf = (map) => wordOf(below(map, 'Type')) === 'String' ? below(map, 'Default') : undefined;
/** `resourceRequirements: [{ type: GPU, value: "8" }]` of a container of AWS Batch. */
function ofContainer(map) {
    const wanted = below(map, 'resourceRequirements') ?? below(map, 'ResourceRequirements');
    return itemsOf(wanted).flatMap((item) => {
        const word = wordOf(below(item, 'type') ?? below(item, 'Type'));
        const perNode = wholeOf(below(item, 'value') ?? below(item, 'Value'));
        return word === 'GPU' && perNode ? [{ node: item, request: { kind: 'gpu', perNode } }] : [];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/infrastructure/cloudformation.js




/**
 * AWS's own descriptions of machines: CloudFormation's templates, the clusters of ParallelCluster and the job definitions
 * of AWS Batch. A template makes machines that are there for any job.
 */
const cloudformation_reader = {
    format: 'cloudformation',
    matches: (path) => isYamlPath(path) || isJsonPath(path) || isJsonTemplate(path) || /\.template$/i.test(path),
    mayHold: (text) => /AWS::[A-Z]|\bComputeResources\b|\b[rR]esourceRequirements\b|\bjobDefinitionName\b|\bnodeProperties\b/.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of documentsOf(path, text)) {
            const taken = new Set();
            eachMap(root, (map) => {
                for (const { node, request } of describedIn(map)) {
                    if (taken.has(node))
                        continue;
                    taken.add(node);
                    const seen = observeRequest({ path, line: lineOf(node.range) }, 'suggests', request);
                    if (seen)
                        observations.add(seen);
                }
                return undefined;
            });
        }
        return observations.list();
    },
};
/** `task.json.tpl`, in which Terraform fills in its variables. */
const isJsonTemplate = (path) => /\.json\.(?:tf)?tpl$|\.json\.tmpl$|\.tpl\.json$/i.test(path);
function documentsOf(path, text) {
    if (isJsonTemplate(path))
        return jsonDocuments(withoutInsertions(text));
    return isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(withoutTags(text));
}
/** `!Ref` and its like call functions, which is more than YAML is read for. */
const withoutTags = (text) => text.replace(/(^|[\s:,[-])![A-Z]\w{1,30}(?:::\w{1,30})?(?=\s|$)/gm, (tag, before) => before.padEnd(tag.length));

;// CONCATENATED MODULE: ./build/core/languages/hcl/hcl-blocks.js
/** Nesting beyond this ends the reading. */
const hcl_blocks_deepest = 40;
/** The blocks of a file. What is not Terraform comes out as some blocks or none, never as an error. */
function readHcl(text) {
    return new HclReader(tokensOf(text)).file();
}
function tokensOf(text) {
    const tokens = [];
    let line = 1;
    let at = 0;
    const push = (type, content, literal = true) => {
        tokens.push({ type, text: content, line, literal });
    };
    const token = /([ \t\r]+)|(\n)|(#[^\n]*|\/\/[^\n]*)|(\/\*)|(<<-?)([A-Za-z_]\w{0,60})[ \t]*\r?\n|(")|([A-Za-z_][\w-]*)|(\d[\d.]*)|(.)/sy;
    while (at < text.length) {
        token.lastIndex = at;
        const match = token.exec(text);
        if (match === null)
            break;
        const [whole, , newline, , comment, heredoc, end = '', quote, word, number, sign] = match;
        at += whole.length;
        if (newline) {
            push('newline', newline);
            line++;
        }
        else if (comment) {
            const close = text.indexOf('*/', at);
            const next = close === -1 ? text.length : close + 2;
            line += linesIn(text, at, next);
            at = next;
        }
        else if (heredoc) {
            const next = endOfHeredoc(text, at, end);
            push('heredoc', withoutEnd(text.slice(at, next)), false);
            line += 1 + linesIn(text, at, next);
            at = next;
            // It ends with its line.
            tokens.push({ type: 'newline', text: '\n', line, literal: true });
        }
        else if (quote) {
            const string = stringAt(text, at);
            push('text', string.value, string.literal);
            line += linesIn(text, at, string.end);
            at = string.end;
        }
        else if (word)
            push('word', word);
        else if (number)
            push('number', number);
        else if (sign)
            push('sign', sign);
    }
    push('end', '');
    return tokens;
}
function linesIn(text, from, to) {
    let lines = 0;
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
        lines++;
    return lines;
}
function endOfHeredoc(text, from, end) {
    for (let start = from; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const stop = newline === -1 ? text.length : newline;
        if (stop - start < 200 && text.slice(start, stop).trim() === end)
            return Math.min(stop + 1, text.length);
        start = stop + 1;
    }
    return text.length;
}
/** A heredoc without the line that ends it. */
const withoutEnd = (written) => written.slice(0, written.lastIndexOf('\n', written.length - 2) + 1);
/** A string behind its quote. It is literal where nothing is inserted, and one insertion alone is as good as what it inserts. */
function stringAt(text, from) {
    let inserted = 0;
    for (let at = from; at < text.length; at++) {
        const sign = text[at];
        if (sign === '\\')
            at++;
        else if ((sign === '$' || sign === '%') && text[at + 1] === '{') {
            inserted++;
            at = insertionEnd(text, at + 2);
        }
        else if (sign === '"')
            return { value: text.slice(from, at), literal: inserted === 0, end: at + 1 };
        else if (sign === '\n')
            return { value: '', literal: false, end: at };
    }
    return { value: '', literal: false, end: text.length };
}
/** The place of the brace that ends `${…}`; where it is not on the same line, the end of that. */
function insertionEnd(text, from) {
    let depth = 1;
    let at = from;
    for (; at < text.length && text[at] !== '\n'; at++) {
        if (text[at] === '{')
            depth++;
        else if (text[at] === '}' && --depth === 0)
            return at;
    }
    return at - 1;
}
/** Functions that give a value another form: what they are called with is as good as what they return. */
const formsOnly = new Set([
    ...['jsonencode', 'yamlencode', 'tolist', 'toset', 'tomap', 'tostring', 'tonumber'],
]);
class HclReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    file() {
        const body = { attributes: new Map(), blocks: [] };
        while (!this.#ended) {
            this.#body(body, 0);
            // A brace too many closes nothing.
            if (!this.#ended)
                this.#at++;
        }
        return body;
    }
    get #now() {
        return this.#tokens[this.#at];
    }
    get #ended() {
        return this.#now.type === 'end';
    }
    #is(sign) {
        return this.#now.type === 'sign' && this.#now.text === sign;
    }
    /** Reads up to the brace that closes the body, or the end. */
    #body(body, depth) {
        while (!this.#ended && !this.#is('}')) {
            const first = this.#now;
            this.#at++;
            const isName = first.type === 'word' || (first.type === 'text' && first.literal);
            if (!isName)
                continue;
            if (this.#is('=') || this.#is(':')) {
                this.#at++;
                body.attributes.set(first.text, this.#value(depth + 1));
            }
            else if (first.type === 'word') {
                const block = this.#block(first, depth);
                if (block)
                    body.blocks.push(block);
            }
        }
    }
    #block({ text: type, line }, depth) {
        const labels = [];
        while ((this.#now.type === 'text' || this.#now.type === 'word') && labels.length < 4) {
            labels.push(this.#now.text);
            this.#at++;
        }
        if (!this.#is('{'))
            return undefined;
        return { type, labels, line, ...this.#braced(depth + 1) };
    }
    #braced(depth) {
        this.#at++;
        const body = { attributes: new Map(), blocks: [] };
        if (depth > hcl_blocks_deepest) {
            this.#at = this.#tokens.length - 1;
            return body;
        }
        this.#body(body, depth);
        if (this.#is('}'))
            this.#at++;
        return body;
    }
    /** A value; anything behind it on its line makes it one that has to be computed. */
    #value(depth) {
        const { line } = this.#now;
        const value = this.#simple(depth);
        if (this.#atEnd())
            return value;
        this.#skip();
        return { kind: 'unknown', line };
    }
    #simple(depth) {
        const { type, text, line, literal } = this.#now;
        if (this.#is('{'))
            return { kind: 'object', body: this.#braced(depth), line };
        if (this.#is('['))
            return this.#list(depth);
        if (type === 'text') {
            this.#at++;
            const inserted = /^\$\{\s*((?:var|local)\.[\w-]+)\s*\}$/.exec(text)?.[1];
            if (inserted)
                return { kind: 'reference', text: inserted, line };
            return literal ? { kind: 'text', text, line } : { kind: 'unknown', line };
        }
        if (type === 'number' || type === 'heredoc') {
            this.#at++;
            return { kind: type, text, line };
        }
        if (type === 'word')
            return this.#word(depth);
        return { kind: 'unknown', line };
    }
    #word(depth) {
        const { text, line } = this.#now;
        this.#at++;
        if (text === 'true' || text === 'false')
            return { kind: 'flag', text, line };
        if (formsOnly.has(text) && this.#is('('))
            return this.#formed(depth);
        if ((text !== 'var' && text !== 'local') || !this.#is('.'))
            return { kind: 'unknown', line };
        this.#at++;
        const name = this.#now;
        if (name.type !== 'word')
            return { kind: 'unknown', line };
        this.#at++;
        return { kind: 'reference', text: `${text}.${name.text}`, line };
    }
    #formed(depth) {
        const { line } = this.#now;
        this.#at++;
        this.#passNewlines();
        const value = this.#simple(depth + 1);
        this.#passNewlines();
        if (!this.#is(')'))
            return { kind: 'unknown', line };
        this.#at++;
        return value;
    }
    #passNewlines() {
        while (this.#now.type === 'newline')
            this.#at++;
    }
    #list(depth) {
        const { line } = this.#now;
        this.#at++;
        const items = [];
        if (depth > hcl_blocks_deepest)
            this.#at = this.#tokens.length - 1;
        while (!this.#ended && !this.#is(']') && !this.#is('}')) {
            if (this.#now.type === 'newline' || this.#is(','))
                this.#at++;
            else {
                const before = this.#at;
                items.push(this.#value(depth + 1));
                if (this.#at === before)
                    this.#at++;
            }
        }
        if (this.#is(']'))
            this.#at++;
        return { kind: 'list', items, line };
    }
    #atEnd() {
        const { type } = this.#now;
        return type === 'newline' || type === 'end' || this.#is(',') || this.#is('}') || this.#is(']');
    }
    /** Passes over the rest of an expression, with the brackets in it. */
    #skip() {
        let depth = 0;
        while (!this.#ended) {
            if (depth === 0 && this.#atEnd())
                return;
            const { type, text } = this.#now;
            if (type === 'sign' && '([{'.includes(text))
                depth++;
            else if (type === 'sign' && ')]}'.includes(text))
                depth--;
            if (depth < 0)
                return;
            this.#at++;
        }
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/blocks-within.js
/** The nested blocks of a name, those that a condition makes, and the objects that stand for them. */
function blocks_within_all(body, name) {
    const value = body?.attributes.get(name);
    const objects = value?.kind === 'list' ? value.items : value ? [value] : [];
    return [
        ...(body?.blocks.filter(({ type }) => type === name) ?? []),
        ...conditional(body, name),
        ...objects.flatMap((object) => (object.kind === 'object' ? [object.body] : [])),
    ];
}
/** `dynamic "guest_accelerator" { for_each = …  content { … } }`: there as often as a list has items, which may be none. */
const conditional = (body, name) => body?.blocks
    .filter(({ type, labels }) => type === 'dynamic' && labels[0] === name)
    .flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'content')) ?? [];
/** The blocks and objects right below a body, whatever they are called. */
const bodiesBelow = (body) => [
    ...body.blocks,
    ...[...body.attributes.values()].flatMap(bodiesIn),
];
const bodiesIn = (value) => value.kind === 'object' ? [value.body] : value.kind === 'list' ? value.items.flatMap(bodiesIn) : [];
/** The first of some attributes that a body has. */
function attribute(body, keys) {
    for (const key of keys) {
        const value = body.attributes.get(key);
        if (value)
            return value;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/attached-card.js

/** The card that is added to a machine. */
function cardOf(body) {
    for (const key of ['guest_accelerator', 'accelerator_configs', 'accelerator_config', 'guest_accelerators']) {
        const [card] = blocks_within_all(body, key);
        const type = card?.attributes.get('type') ?? card?.attributes.get('accelerator_type');
        const count = card?.attributes.get('count') ?? card?.attributes.get('core_count');
        if (card && type) {
            return {
                type,
                count: count ?? card.attributes.get('accelerator_count'),
                line: type.line,
                isOfGpus: key === 'guest_accelerator',
                isConditional: conditional(body, key).length > 0,
            };
        }
    }
    const type = body.attributes.get('accelerator_type') ?? body.attributes.get('gpu_type');
    if (type === undefined)
        return undefined;
    const count = body.attributes.get('accelerator_count') ?? body.attributes.get('gpu_count');
    return { type, count, line: type.line, isOfGpus: false, isConditional: false };
}
/** What a card adds to its machine; Google's own have only NVIDIA's, whichever model a variable names. */
function requestOfCard(card, values) {
    const count = values.whole(card?.count);
    if (card === undefined || count === 0)
        return {};
    const type = values.resolved(card.type);
    if (type?.kind === 'text')
        return type.text === '' ? {} : { name: type.text, perNode: count };
    const isOpen = card.isConditional && count === undefined;
    return card.isOfGpus && !isOpen ? { kind: 'gpu', vendor: 'nvidia', perNode: count } : {};
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/resource.js

/** The cloud of a type of resource, by the name of its provider. */
const cloudOf = (type) => clouds.get(type.slice(0, type.indexOf('_')));
const clouds = new Map([
    ['aws', 'aws'],
    ['google', 'gcp'],
    ['azurerm', 'azure'],
    ['oci', 'oci'],
]);
/** What a resource asks for, at one of its lines; none where it asks for no accelerators. */
function seenOf({ path, job }, line, certainty, request) {
    const seen = observeRequest({ path, line }, certainty, { job, ...request });
    return seen ? [seen] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/cloud-machines.js



/** Machines that somebody makes to use them, as opposed to room for others; and whose they are. */
const machineProviders = new Map([
    ['aws_instance', 'aws'],
    ['aws_spot_instance_request', 'aws'],
    ['google_compute_instance', 'gcp'],
    ['google_workbench_instance', 'gcp'],
    ['google_notebooks_instance', 'gcp'],
    ['azurerm_linux_virtual_machine', 'azure'],
    ['azurerm_windows_virtual_machine', 'azure'],
    ['azurerm_virtual_machine', 'azure'],
    ['oci_core_instance', 'oci'],
]);
const cloud_machines_machineKeys = [
    ...['machine_type', 'instance_type', 'instance_types', 'vm_size', 'size', 'shape', 'node_shape', 'node_type'],
    ...[
        'node_vm_size',
        'default_instance_type',
        'gpu_instance_type',
        'gpu_machine_type',
        'ec2_instance_type',
        'instanceType',
    ],
];
/** A machine of one of the large clouds. */
function machineObservations(resource) {
    const { block, type, values } = resource;
    const copies = values.copies(block);
    if (copies === 0)
        return [];
    // A workbench says it one level further down.
    const body = blocks_within_all(block, 'gce_setup')[0] ?? block;
    const machine = attribute(body, cloud_machines_machineKeys);
    const card = cardOf(body);
    const at = card?.line ?? machine?.line;
    if (at === undefined)
        return [];
    const hardware = card === undefined && isGpuMachine(resource, machine) ? { kind: 'gpu' } : undefined;
    const certainty = card?.isConditional || hardware ? 'suggests' : values.certainty(block, machine, card?.type);
    return seenOf(resource, at, certainty, {
        ...(hardware ?? requestOfCard(card, values)),
        machine: values.text(machine),
        nodes: copies,
        provider: machineProviders.get(type),
        ...(isSpot(block, values) && { spot: true }),
        ...values.defaults(card ? card.count : machine, block.attributes.get('count')),
    });
}
function isSpot(block, values) {
    const [market] = [...blocks_within_all(block, 'instance_market_options'), ...blocks_within_all(block, 'scheduling')];
    return (block.labels[0] === 'aws_spot_instance_request' ||
        values.text(block.attributes.get('priority')) === 'Spot' ||
        values.text(market?.attributes.get('market_type')) === 'spot' ||
        values.text(market?.attributes.get('provisioning_model')) === 'SPOT' ||
        values.flag(market?.attributes.get('preemptible')));
}
/** Whether a machine whose type stands elsewhere is called by its GPUs, or its type's variable is. */
function isGpuMachine({ job, values }, machine) {
    const type = values.resolved(machine);
    return type?.kind === 'reference' && [type.text, job ?? ''].some(isNamedForGpus);
}
const isNamedForGpus = (name) => /(?:^|[-_.])gpus?(?=[-_\d]|$)/i.test(name) && !/(?:^|[-_.])(?:no|non|without|cpu)(?=[-_]|$)/i.test(name);
/**
 * Several machines of one file may be the nodes of one job, or those of jobs of their own: how many of them a job gets
 * is left open.
 */
const ofOneFile = (machines) => machines.length < 2 ? machines : machines.map((seen) => ({ ...seen, byDefault: seen.byDefault ?? 'nodes' }));

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/containers.js






/**
 * The accelerators that containers ask for anywhere in a block: tasks of ECS and AWS Batch, written as Terraform's own
 * values or as JSON, and containers of Kubernetes and Cloud Run. What the nodes are that they run on stands elsewhere.
 */
function containerObservations(where, body) {
    const own = [...taskObservations(where, body), ...limitObservations(where, body)];
    const written = [...body.attributes.values()].flatMap((value) => jsonObservations(where, value));
    return [...own, ...written, ...bodiesBelow(body).flatMap((each) => containerObservations(where, each))];
}
/**
 * The accelerators of a task of ECS or a job of AWS Batch on one node; those of several containers add up. A job runs
 * as it is defined, a task as often as its service wants.
 */
function taskContainerObservations(where, block, isJob) {
    const seen = containerObservations(where, block);
    const [only, another] = seen;
    if (only === undefined || another !== undefined)
        return seen;
    const certainty = isJob && only.byDefault === undefined ? 'states' : only.certainty;
    return [{ ...only, certainty, nodes: 1, ...(only.perNode !== undefined && { count: only.perNode }) }];
}
/** `resourceRequirements = [{ type = "GPU", value = "1" }]` */
function taskObservations({ path, values, job, provider }, body) {
    return [...blocks_within_all(body, 'resourceRequirements'), ...blocks_within_all(body, 'resource_requirements')].flatMap((wanted) => {
        const type = wanted.attributes.get('type') ?? wanted.attributes.get('Type');
        const value = wanted.attributes.get('value') ?? wanted.attributes.get('Value');
        if (type === undefined || values.text(type) !== 'GPU')
            return [];
        const words = {
            job,
            kind: 'gpu',
            perNode: values.whole(value),
            provider,
            ...values.defaults(value, undefined),
        };
        return observeRequest({ path, line: value?.line ?? type.line }, 'suggests', words) ?? [];
    });
}
/** `resources { limits = { "nvidia.com/gpu" = 1 } }`; limits of anything else bound what may be had. */
function limitObservations({ path, values, job, provider }, body) {
    for (const key of ['limits', 'requests']) {
        for (const limits of blocks_within_all(body, 'resources').flatMap((resources) => blocks_within_all(resources, key))) {
            for (const [name, value] of limits.attributes) {
                const resource = acceleratorResource(name);
                if (resource === undefined)
                    continue;
                const isCounted = resource.counts === 'accelerators';
                const request = {
                    job,
                    kind: resource.kind,
                    vendor: resource.vendor,
                    provider: resource.provider ?? provider,
                    ...(resource.name && { name: resource.name }),
                    ...(isCounted && { perNode: values.whole(value), ...values.defaults(value, undefined) }),
                };
                const seen = observeRequest({ path, line: value.line }, 'suggests', request);
                return seen ? [seen] : [];
            }
        }
    }
    return [];
}
function jsonObservations({ path, values, job }, value) {
    const written = values.resolved(value);
    if (written?.kind !== 'heredoc' || !/^\s*[[{]/.test(written.text) || !mayRequest.test(written.text))
        return [];
    const found = [];
    for (const { root, lineOf } of jsonDocuments(withoutInsertions(written.text))) {
        eachMap(root, (map) => {
            for (const { node, request } of describedIn(map)) {
                const seen = observeRequest({ path, line: written.line + lineOf(node.range) }, 'suggests', { job, ...request });
                if (seen)
                    found.push(seen);
            }
            return undefined;
        });
    }
    return found;
}
const mayRequest = /resourceRequirements|instanceType/i;
/** The model that the labels of nodes name: `node_labels = { gpu = "a10" }`. */
function labelledModel({ values }, body) {
    for (const labels of labelKeys.flatMap((key) => blocks_within_all(body, key))) {
        for (const [key, value] of labels.attributes) {
            const isOfAccelerators = acceleratorLabels.includes(key) ||
                /(?:^|[./_-])(?:gpu|accelerator)(?:[_-]?(?:type|model|name|product))?$/i.test(key);
            if (isOfAccelerators && hardwareNamed(values.text(value))?.accelerator !== undefined)
                return value;
        }
    }
    return undefined;
}
const labelKeys = ['node_labels', 'labels', 'kubernetes_labels', 'k8s_labels', 'node_selector'];

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/google-resources.js





/** The TPUs of a resource; undefined where it is none for them. */
function tpuObservations(resource) {
    const { block, type } = resource;
    if (/^google_tpu_(?:v2_vm|node)$/.test(type))
        return tpuBlockObservations(resource, block);
    if (type !== 'google_tpu_v2_queued_resource')
        return undefined;
    return blocks_within_all(block, 'tpu')
        .flatMap((tpu) => blocks_within_all(tpu, 'node_spec'))
        .flatMap((spec) => blocks_within_all(spec, 'node').flatMap((node) => tpuBlockObservations(resource, node)));
}
function tpuBlockObservations(resource, tpu) {
    const { block, values } = resource;
    const copies = values.copies(block);
    if (copies === 0)
        return [];
    const type = tpu.attributes.get('accelerator_type');
    const [config] = blocks_within_all(tpu, 'accelerator_config');
    const generation = config?.attributes.get('type');
    const size = config?.attributes.get('topology');
    const topology = values.text(size);
    const [scheduling] = blocks_within_all(tpu, 'scheduling_config');
    const spot = ['preemptible', 'spot'].some((key) => values.flag(scheduling?.attributes.get(key)));
    return seenOf(resource, type?.line ?? generation?.line ?? block.line, values.certainty(block, type, generation), {
        kind: 'tpu',
        vendor: 'google',
        provider: 'gcp',
        name: values.text(type) ?? values.text(generation),
        slices: copies,
        ...(topology !== undefined && { topology, count: times(chipsOf(topology), copies) }),
        ...(spot && { spot }),
        ...values.defaults(size ?? type ?? generation, block.attributes.get('count')),
    });
}
/** The pools of a cluster, which are there for any job. */
function nodePoolObservations(resource) {
    const { block, values } = resource;
    const placement = blocks_within_all(block, 'placement_policy')[0];
    return [block, ...blocks_within_all(block, 'node_pool')].flatMap((pool) => {
        const [config] = blocks_within_all(pool, 'node_config');
        const machine = config?.attributes.get('machine_type');
        const card = config && cardOf(config);
        const at = card?.line ?? machine?.line;
        if (config === undefined || at === undefined)
            return [];
        const count = pool.attributes.get('node_count') ?? pool.attributes.get('initial_node_count');
        const scales = blocks_within_all(pool, 'autoscaling').length > 0;
        const spot = ['spot', 'preemptible'].some((key) => values.flag(config.attributes.get(key)));
        return seenOf(resource, at, 'suggests', {
            ...requestOfCard(card, values),
            machine: values.text(machine),
            nodes: scales ? undefined : values.whole(count),
            topology: values.text(placement?.attributes.get('tpu_topology')),
            provider: 'gcp',
            ...(spot && { spot }),
            ...values.defaults(card ? card.count : machine, scales ? undefined : count),
        });
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/gpu-clouds.js




/** What resources of clouds for GPUs ask for, and those that run a task on any cloud; undefined for all other resources. */
function gpuCloudObservations(resource) {
    const read = gpu_clouds_readers.get(resource.type);
    if (read === undefined)
        return undefined;
    return resource.values.copies(resource.block) === 0 ? [] : read(resource);
}
const gpu_clouds_readers = new Map([
    ['runpod_pod', runpodObservations],
    ['iterative_task', gpu_clouds_taskObservations],
    ['lambdalabs_instance', lambdaObservations],
    [
        'crusoe_compute_instance',
        (resource) => machineTypeObservations(resource, 'crusoe', 'type', /^(?<model>[\w-]{1,40})\.(?<number>\d{1,2})x$/),
    ],
    [
        'digitalocean_droplet',
        (resource) => machineTypeObservations(resource, 'digitalocean', 'size', /^gpu-(?<model>[a-z\d]{1,20}?)x(?<number>\d)-\d{1,4}gb/),
    ],
    [
        'scaleway_instance_server',
        (resource) => machineTypeObservations(resource, 'scaleway', 'type', /^(?<model>[A-Z]\d{1,4}S?(?:-SXM)?)-(?<number>\d)-\d{1,3}G$/i),
    ],
    ['nebius_compute_v1_instance', (resource) => nebiusObservations(resource, resource.block)],
    ['nebius_mk8s_v1_node_group', nebiusGroupObservations],
]);
/** Those that make machines, and neither a task nor room for others. */
const gpuMachines = new Set([
    'runpod_pod',
    'lambdalabs_instance',
    'crusoe_compute_instance',
    'digitalocean_droplet',
    'scaleway_instance_server',
    'nebius_compute_v1_instance',
]);
/** RunPod: any of several models will do, and one GPU is what a pod has that asks for no number. */
function runpodObservations(resource) {
    const { block, values, path, job } = resource;
    const type = attribute(block, ['gpu_type_id', 'gpu_type_ids']);
    const number = block.attributes.get('gpu_count');
    const at = type ?? number;
    if (at === undefined || values.text(block.attributes.get('compute_type')) === 'CPU')
        return [];
    const request = {
        kind: 'gpu',
        job,
        perNode: number === undefined ? 1 : values.whole(number),
        nodes: values.copies(block),
        provider: 'runpod',
        ...(values.flag(block.attributes.get('interruptible')) && { spot: true }),
        ...values.defaults(number, block.attributes.get('count')),
    };
    const place = { path, line: number?.line ?? at.line };
    const certainty = values.certainty(block, type, number);
    const names = values.texts(type);
    const seen = anyOf((names.length > 0 ? names : [undefined]).map((name) => observeRequest(place, certainty, { ...request, name })));
    return seen ? [seen] : [];
}
/** The names that Iterative's provider has for the clouds. */
const gpu_clouds_clouds = new Map([
    ['aws', 'aws'],
    ['gcp', 'gcp'],
    ['az', 'azure'],
]);
/** Iterative's task: a machine of a common size (`m+t4`), of the cloud's own name, or one with its cards (`…+name*4`). */
function gpu_clouds_taskObservations(resource) {
    const { block, values } = resource;
    const machine = block.attributes.get('machine');
    const written = values.text(machine);
    if (machine === undefined || written === undefined)
        return [];
    const cloud = values.text(block.attributes.get('cloud'));
    const parallelism = block.attributes.get('parallelism');
    // A price, which is automatic at nought; none is a negative number.
    const isSpot = values.whole(block.attributes.get('spot')) !== undefined;
    return seenOf(resource, machine.line, values.certainty(block, machine, parallelism), {
        ...machineOfTask(written, cloud),
        nodes: parallelism === undefined ? 1 : values.whole(parallelism),
        provider: gpu_clouds_clouds.get(cloud ?? ''),
        ...(isSpot && { spot: true }),
        ...values.defaults(machine, parallelism),
    });
}
function machineOfTask(written, cloud) {
    const [, size = '', name, number] = /^([^+*\s]{1,60})\+([\w-]{1,40})(?:\*(\d{1,2}))?$/.exec(written) ?? [];
    if (name === undefined)
        return { machine: written };
    return { name, perNode: number === undefined ? perNodeOf(size, name, cloud) : wholeNumber(number) };
}
/** A large machine of one cloud has more cards than that of another. Cards of two GPUs each are counted either way. */
function perNodeOf(size, name, cloud) {
    if (size === 'm')
        return 1;
    const least = { l: 2, xl: 4 }[size];
    if (least === undefined || cloud === undefined || !/v100$/i.test(name))
        return undefined;
    return cloud === 'az' ? least : least * 2;
}
/** Lambda: `gpu_8x_a100_80gb_sxm4`. */
function lambdaObservations(resource) {
    const { block, values } = resource;
    const type = attribute(block, ['instance_type_name', 'instance_type']);
    const [, number, model] = /^gpu_(\d{1,2})x_(\w{1,40})$/.exec(values.text(type) ?? '') ?? [];
    if (type === undefined || model === undefined)
        return [];
    const names = [model.replaceAll('_', '-'), model.replace(/_[\w]*$/, '').replaceAll('_', '-')];
    return seenOf(resource, type.line, values.certainty(block, type), {
        kind: 'gpu',
        name: modelIn(names),
        perNode: wholeNumber(number),
        nodes: values.copies(block),
        provider: 'lambda',
        ...values.defaults(type, block.attributes.get('count')),
    });
}
/** Clouds whose machine types spell out a model and how many there are: `a100-80gb.8x`, `gpu-h100x8-640gb`, `L4-2-24G`. */
function machineTypeObservations(resource, cloud, key, spelling) {
    const { block, values } = resource;
    const type = block.attributes.get(key);
    const { model, number } = spelling.exec(values.text(type) ?? '')?.groups ?? {};
    if (type === undefined || model === undefined)
        return [];
    // Some end in how they are linked, and the `x` of an MI300X is its own.
    const name = modelIn([`${model}x`, model, model.replace(/-(?:ib|roce)$/, ''), model.split('-', 1)[0] ?? '']);
    if (name === undefined)
        return [];
    return seenOf(resource, type.line, values.certainty(block, type), {
        kind: 'gpu',
        name,
        perNode: wholeNumber(number),
        nodes: values.copies(block),
        provider: cloud,
        ...values.defaults(type, block.attributes.get('count')),
    });
}
/** Nebius: `platform = "gpu-h100-sxm"` and `preset = "8gpu-128vcpu-1600gb"`. */
function nebiusObservations(resource, body) {
    const { block, values } = resource;
    const [resources] = blocks_within_all(body, 'resources');
    const platform = resources?.attributes.get('platform');
    const preset = resources?.attributes.get('preset');
    const model = /^gpu-([\w-]{1,40})$/.exec(values.text(platform) ?? '')?.[1];
    const perNode = wholeNumber(/^(\d{1,2})gpu-/.exec(values.text(preset) ?? '')?.[1]);
    const at = preset ?? platform;
    if (at === undefined || (model === undefined && perNode === undefined))
        return [];
    const names = model === undefined ? [] : [model, model.replace(/-[a-z]$/, '')];
    return seenOf(resource, at.line, values.certainty(block, platform, preset), {
        kind: 'gpu',
        name: modelIn(names),
        perNode,
        nodes: values.copies(block),
        provider: 'nebius',
        ...(body.attributes.has('preemptible') && { spot: true }),
        ...values.defaults(preset, block.attributes.get('count')),
    });
}
/** Nodes of a cluster are there for any job. */
function nebiusGroupObservations(resource) {
    const nodes = resource.values.whole(resource.block.attributes.get('fixed_node_count'));
    return blocks_within_all(resource.block, 'template')
        .flatMap((template) => nebiusObservations(resource, template))
        .map(({ nodes: _, count: __, ...seen }) => ({
        ...seen,
        certainty: 'suggests',
        ...(nodes && { nodes, ...(seen.perNode && { count: nodes * seen.perNode }) }),
    }));
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/named-values.js

/** References that lead to references; those that lead back to themselves have no value. */
const named_values_deepest = 4;
/** The values of a file, with the defaults of its variables and its locals in the place of their names. */
class NamedValues {
    #values = new Map();
    #used = new Set();
    constructor(file) {
        for (const block of file.blocks) {
            const [name] = block.labels;
            const value = block.attributes.get('default');
            if (block.type === 'variable' && name && value)
                this.#values.set(`var.${name}`, value);
            if (block.type === 'locals')
                for (const [key, local] of block.attributes)
                    this.#values.set(`local.${key}`, local);
        }
    }
    /** Whether anything read so far has used a variable's default. */
    isUsed(variable) {
        return this.#used.has(`var.${variable}`);
    }
    /** The value itself, or what it refers to in this file: a reference that stays one has its value elsewhere. */
    resolved(value) {
        for (let now = value, depth = 0;; depth++) {
            if (now?.kind !== 'reference' || depth > named_values_deepest)
                return now;
            this.#used.add(now.text);
            const next = this.#values.get(now.text);
            if (next === undefined)
                return now;
            now = next;
        }
    }
    /** Whether a value is the default of a variable, which whoever runs Terraform may replace. */
    isDefault(value) {
        for (let now = value, depth = 0; now?.kind === 'reference' && depth <= named_values_deepest; depth++) {
            const next = this.#values.get(now.text);
            if (next !== undefined && now.text.startsWith('var.'))
                return true;
            now = next;
        }
        return false;
    }
    text(value) {
        const resolved = this.resolved(value);
        return resolved?.kind === 'text' && resolved.text !== '' ? resolved.text : undefined;
    }
    /** The texts of a list, or the one text. */
    texts(value) {
        const resolved = this.resolved(value);
        const values = resolved?.kind === 'list' ? resolved.items : [resolved];
        return values.flatMap((each) => this.text(each) ?? []);
    }
    whole(value) {
        const resolved = this.resolved(value);
        return resolved?.kind === 'number' || resolved?.kind === 'text' ? wholeNumber(resolved.text) : undefined;
    }
    flag(value) {
        const resolved = this.resolved(value);
        return resolved?.kind === 'flag' && resolved.text === 'true';
    }
    /** How often a resource is made; undefined where a condition or a list decides. */
    copies(block) {
        if (block.attributes.has('for_each'))
            return undefined;
        const count = block.attributes.get('count');
        return count === undefined ? 1 : this.whole(count);
    }
    certainty(block, ...values) {
        const isCertain = this.copies(block) !== undefined && values.every((value) => value?.kind !== 'reference');
        return isCertain ? 'states' : 'suggests';
    }
    /** Which numbers of a resource are defaults: that on each node, or only that of the nodes. */
    defaults(perNode, nodes) {
        if (this.isDefault(perNode))
            return { byDefault: true };
        return this.isDefault(nodes) ? { byDefault: 'nodes' } : {};
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/nested-machines.js





/** Machines that any block or object names, wherever it stands: groups of modules, templates, values for variables. */
function nestedMachines(where, body) {
    const { path, values, job } = where;
    const found = [];
    const machine = attribute(body, cloud_machines_machineKeys);
    const choices = values.texts(machine).filter((choice) => hardwareOf(choice));
    const card = cardOf(body);
    const named = hardwareNamed(values.text(card?.type));
    const at = card && named ? card.line : machine?.line;
    if (at !== undefined && (choices.length > 0 || named)) {
        const hardware = {
            ...(named && requestOfCard(card, values)),
            ...values.defaults(named ? card?.count : machine, undefined),
        };
        const seen = (choices.length > 0 ? choices : [undefined]).map((choice) => observeRequest({ path, line: at }, 'suggests', { job, ...hardware, machine: choice }));
        const agreed = common(seen);
        if (agreed)
            found.push(agreed);
    }
    else {
        const label = labelledModel(where, body);
        const hardware = { job, name: values.text(label), provider: where.provider, ...values.defaults(label, undefined) };
        const seen = label && observeRequest({ path, line: label.line }, 'suggests', hardware);
        if (seen)
            found.push(seen);
    }
    const bodies = bodiesBelow(body).filter((each) => !('type' in each && topLevel.has(each.type)));
    return [...found, ...bodies.flatMap((each) => nestedMachines(where, each))];
}
const topLevel = new Set([
    'resource',
    'data',
    'module',
    'variable',
    'locals',
    'output',
    'provider',
]);

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/variable-hardware.js



/**
 * The hardware in variables of some names, each of which states a part of it: a machine type, a model of accelerator, the
 * number on each node and that of the nodes. What hangs together by its names is one request.
 */
function hardwareInVariables(file, variables) {
    const { path, values } = file;
    const stems = new Map();
    const nested = [];
    for (const [name, value] of variables) {
        const part = variable_hardware_partOf(name, value);
        if (part)
            stems.set(part.stem, [...(stems.get(part.stem) ?? []), part]);
        if (value.kind === 'list' && listOfModels.test(nameOf(name)))
            nested.push(...anyModelObservations(path, value, values));
        else if (value.kind === 'object' || value.kind === 'list') {
            nested.push(...nestedMachines({ path, values, job: undefined }, { attributes: new Map([[name, value]]), blocks: [] }));
        }
    }
    return [...[...stems.values()].flatMap((parts) => combinedObservations(file, parts)), ...nested];
}
/** Models of which any will do. */
const listOfModels = /(?:^|_)(?:gpu|accelerator)_(?:types|type_ids|models|names|type_list)$/;
function anyModelObservations(path, value, values) {
    const place = { path, line: value.line };
    const seen = anyOf(values.texts(value).map((name) => observeRequest(place, 'suggests', { name, slices: undefined })));
    return seen ? [seen] : [];
}
const nameOf = (variable) => variable.toLowerCase().replaceAll('-', '_').slice(0, 100);
function variable_hardware_partOf(variable, value) {
    if (value.kind !== 'text' && value.kind !== 'number')
        return undefined;
    const name = nameOf(variable);
    const role = roleOf(name, value.text);
    if (role === undefined || forOtherUse.test(name))
        return undefined;
    return { role, stem: stemOf(name), isOfGpus: numberOfGpus.test(name), text: value.text, value };
}
/** Machines that serve a model, and bounds of what may be had. */
const forOtherUse = /(?:^|_)(?:infer|inference|serving|serve|endpoint|predict|prediction|quota|limit|max|min|total)(?:_|$)/;
const numberOfGpus = /(?:^|_)gpus?(?:_(?:count|num|number|per_(?:node|vm|instance|machine|worker)))?$/;
const numberOfAccelerators = /(?:^|_)accelerators?_(?:count|num|number)$/;
const numberOfNodes = /(?:^|_)(?:node|instance|machine|vm|worker)_(?:count|num|number)$|^(?:num|n)_(?:nodes|instances|machines|vms|workers)$/;
function roleOf(name, text) {
    if (hardwareOf(text))
        return 'machine';
    if (/^\d{1,4}$/.test(text)) {
        if (numberOfGpus.test(name) || numberOfAccelerators.test(name))
            return Number(text) <= mostPerNode ? 'perNode' : undefined;
        return numberOfNodes.test(name) ? 'nodes' : undefined;
    }
    const isModel = /accelerator|(?:gpu|tpu)_(?:type|model|name)/.test(name);
    return isModel && hardwareNamed(text)?.accelerator !== undefined ? 'model' : undefined;
}
/** Without the words that name the role. */
const stemOf = (name) => name
    .split('_')
    .filter((word) => !roleWords.has(word))
    .join('_');
const roleWords = new Set([
    ...['gpu', 'gpus', 'tpu', 'accelerator', 'accelerators', 'guest', 'type', 'model', 'name', 'size', 'shape'],
    ...['count', 'num', 'number', 'n', 'per', 'node', 'nodes', 'instance', 'instances', 'machine', 'machines'],
    ...['vm', 'vms', 'ec2', 'worker', 'workers'],
]);
/** The parts of one stem combined; where two of them state the same thing, neither is combined with the others. */
function combinedObservations({ path, slices }, parts) {
    const wordsOf = ({ role, text }) => role === 'machine' ? { machine: text } : { name: text, slices };
    const only = (role) => {
        const [first, another] = parts.filter((part) => part.role === role);
        return another === undefined ? first : undefined;
    };
    const [machine, model, number] = [only('machine'), only('model'), only('perNode')];
    const heads = parts.filter(({ role }) => role === 'machine' || role === 'model');
    const isAmbiguous = heads.some((part) => part !== machine && part !== model);
    if (isAmbiguous)
        return heads.flatMap((part) => seenAt(path, part, wordsOf(part)));
    // A card that is added no times is not there.
    const card = number?.text === '0' ? undefined : model;
    const at = card ?? machine ?? number;
    if (at === undefined)
        return [];
    return seenAt(path, at, {
        ...(card && wordsOf(card)),
        ...(machine && wordsOf(machine)),
        ...(at === number && number.isOfGpus && { kind: 'gpu' }),
        perNode: number?.text === '0' && machine ? undefined : wholeNumber(number?.text),
        nodes: wholeNumber(only('nodes')?.text),
    });
}
function seenAt(path, { value }, request) {
    const seen = observeRequest({ path, line: value.line }, 'suggests', request);
    return seen ? [seen] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/infrastructure/terraform.js










/**
 * Terraform's resources: machines and TPUs that are made for a job. Node pools, templates and modules are there for any
 * job, and so are the values that a caller may replace: they only suggest.
 */
const terraform_reader = {
    format: 'terraform',
    matches: (path) => /\.(?:tf|tofu)$|(?:^|\/)terragrunt\.hcl$/.test(path),
    mayHold: (text) => worthReading.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const file = readHcl(text);
        const values = new NamedValues(file);
        const resources = file.blocks
            .filter(({ type }) => type === 'resource')
            .map((block) => ({ path, block, type: block.labels[0] ?? '', job: block.labels[1], values }));
        const others = file.blocks.filter(({ type }) => type === 'module' || type === 'locals');
        for (const seen of [
            ...ofOneFile(resources.filter(terraform_isMachine).flatMap(resourceObservations)),
            ...resources.filter((resource) => !terraform_isMachine(resource)).flatMap(resourceObservations),
            ...others.flatMap((block) => nestedObservations({ path, values, job: block.labels[0] }, block)),
            // Variables come last: what uses their defaults tells more than they do.
            ...defaultObservations(path, file.blocks, values),
            ...nestedMachines({ path, values, job: undefined }, file),
        ]) {
            observations.add(seen);
        }
        return observations.list();
    },
};
const worthReading = /_tpu_|machine_type|instance_type|vm_size|accelerator|guest_accelerator|azurerm_|oci_core|iterative_task|nebius_|crusoe_|scaleway_|\bshape\b|[a-z]\d\w{0,20}\.\d{0,4}(?:xlarge|metal)|gpu|GPU/;
const terraform_isMachine = ({ type }) => machineProviders.has(type) || gpuMachines.has(type);
/** A task on one node; its nodes are those of a machine type where it has several. */
const terraform_isTask = ({ type, block }) => /^aws_(?:ecs_task|batch_job)_definition$/.test(type) && !block.attributes.has('node_properties');
function resourceObservations(resource) {
    const { path, values, job, block, type } = resource;
    if (machineProviders.has(type))
        return machineObservations(resource);
    if (/^google_container_(?:node_pool|cluster)$/.test(type))
        return nodePoolObservations(resource);
    const where = { path, values, job, provider: cloudOf(type) };
    if (terraform_isTask(resource))
        return taskContainerObservations(where, block, /_job_/.test(type));
    return tpuObservations(resource) ?? gpuCloudObservations(resource) ?? nestedObservations(where, block);
}
const nestedObservations = (where, block) => [
    ...nestedMachines(where, block),
    ...containerObservations(where, block),
];
/** The defaults of variables that nothing in this file uses: where they are used, that tells more. */
function defaultObservations(path, blocks, values) {
    const defaults = blocks.flatMap(({ type, labels: [name], attributes }) => {
        const value = attributes.get('default');
        return type === 'variable' && name && value && !values.isUsed(name) ? [[name, value]] : [];
    });
    return hardwareInVariables({ path, values, slices: undefined }, new Map(defaults)).map((seen) => ({
        ...seen,
        byDefault: true,
    }));
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/infrastructure/terraform-values.js




/**
 * The values that somebody gives the variables of Terraform's files. What these make of them stands elsewhere, so that
 * they count where their names speak for themselves, and only suggest.
 */
const terraform_values_reader = {
    format: 'terraform-values',
    matches: (path) => /\.tfvars(?:[._-](?:example|sample|template|tmpl|tpl|dist))?$/i.test(path),
    mayHold: (text) => terraform_values_worthReading.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const file = readHcl(text);
        const values = new NamedValues(file);
        const isOpen = pattern.test(path.slice(path.lastIndexOf('/') + 1));
        for (const seen of hardwareInVariables({ path, values, slices: 1 }, file.attributes)) {
            observations.add(isOpen ? { ...seen, byDefault: true } : seen);
        }
        return observations.list();
    },
};
/** Names of files that are there to be copied: whoever does fills in values of their own. */
const pattern = /(?:^|[^a-z])(?:examples?|samples?|templates?|tmpl|tpl|dist)(?=$|[^a-z])/i;
const terraform_values_worthReading = /machine|instance|vm_size|accelerator|\bshape\b|[a-z]\d\w{0,20}\.\d{0,4}(?:xlarge|metal)|Standard_N|tpu|gpu/i;

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/conda.js




const conda_name = /(?:^|\/)(?:[^/]*(?:env|conda)[^/]*\.ya?ml|(?:envs?|conda|environments?)\/[^/]+\.ya?ml)$/i;
/** `environment.yml`, the list of conda. */
const conda_reader = {
    format: 'conda',
    matches: (path) => conda_name.test(path),
    mayHold: (text) => /^dependencies[ \t]*:/m.test(text),
    read: (path, text) => {
        const dependencies = [];
        const sources = [];
        for (const document of yamlDocuments(text))
            readEnvironment(document, dependencies, sources);
        return observeDependencies(path, { dependencies, sources });
    },
};
function readEnvironment(document, dependencies, sources) {
    for (const item of itemsOf(below(document.root, 'dependencies'))) {
        const line = document.lineOf(item.range);
        if (item.kind === 'scalar' && typeof item.value === 'string') {
            const requirement = condaSpec(item.value);
            if (requirement)
                dependencies.push({ ...requirement, line, optional: false, from: 'conda' });
        }
        for (const pip of itemsOf(below(item, 'pip'))) {
            if (pip.kind === 'scalar' && typeof pip.value === 'string') {
                readPip(pip.value, document.lineOf(pip.range), dependencies, sources);
            }
        }
    }
}
function readPip(text, line, dependencies, sources) {
    const words = text.startsWith('-') ? pipArguments(text.split(/\s+/)) : { requirements: [text], sources: [] };
    for (const address of words.sources)
        sources.push({ address, line, optional: false });
    for (const written of words.requirements) {
        const requirement = parseRequirement(written);
        if (requirement)
            dependencies.push({ ...requirement, line, optional: false });
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/lock.js



/** Of large projects they reach what a file may have at all. */
const longestLock = 1024 * 1024;
/** `uv.lock` and `poetry.lock`: the versions that a project's dependencies came to. */
const lock_reader = {
    format: 'lock',
    longest: { text: longestLock },
    matches: (path) => /(?:^|\/)(?:uv|poetry)\.lock$/.test(path),
    mayHold: (text) => /^name = "(?:torch|jax|flax|tensorflow|tf-|paddlepaddle|mxnet|mindspore|oneflow|jittor|megengine|mlx|tinygrad|pytorch|lightning|libtpu|neuronx|optimum|cupy|deepspeed|equinox|dm-haiku)/m.test(text),
    read: (path, text) => {
        const packages = listOf(under(readToml(text), 'package'));
        const findLine = lineFinder(text);
        const dependencies = path.endsWith('uv.lock')
            ? resolvedByUv(packages, findLine)
            : resolvedByPoetry(packages, findLine);
        return observeDependencies(path, { dependencies, sources: [] });
    },
};
/** The project's own packages name what they depend on; what that brings along again is nobody's choice. */
function resolvedByUv(packages, findLine) {
    const versions = new Map();
    for (const each of packages) {
        const name = toml_document_textOf(under(each, 'name'));
        const version = toml_document_textOf(under(each, 'version'));
        if (name === undefined || version === undefined)
            continue;
        const known = versions.get(name);
        if (known === undefined)
            versions.set(name, [version]);
        else
            known.push(version);
    }
    const dependencies = [];
    const add = (entry, group) => {
        const name = toml_document_textOf(under(entry, 'name'));
        if (name === undefined || (group !== undefined && isDevelopmentGroup(group)))
            return;
        const extras = textsOf(under(entry, 'extra'));
        if (packageMeaning(name, extras) === undefined)
            return;
        const known = versions.get(name) ?? [];
        const version = toml_document_textOf(under(entry, 'version')) ?? (known.length === 1 ? known[0] : undefined);
        const marker = toml_document_textOf(under(entry, 'marker'));
        const registry = toml_document_textOf(under(entry, 'source', 'registry'));
        const build = `${registry ?? ''} ${version ?? ''}`;
        dependencies.push({
            name,
            extras,
            build,
            line: findLine('', `\nname = "${name}"`),
            optional: group !== undefined,
            ...(version !== undefined && { version }),
            ...(marker !== undefined && { marker }),
            ...(group !== undefined && { group }),
        });
    };
    for (const each of packages) {
        const source = under(each, 'source');
        if (['editable', 'virtual', 'directory'].every((kind) => under(source, kind) === undefined))
            continue;
        for (const entry of listOf(under(each, 'dependencies')))
            add(entry);
        for (const key of ['optional-dependencies', 'dev-dependencies']) {
            for (const [group, list] of toml_document_entriesOf(under(each, key)))
                for (const entry of listOf(list))
                    add(entry, group);
        }
    }
    return dependencies;
}
/** Poetry's lock does not tell what was asked for from what came along: so it binds nobody, and only gives versions. */
function resolvedByPoetry(packages, findLine) {
    return packages.flatMap((each) => {
        const name = toml_document_textOf(under(each, 'name')) ?? '';
        const version = toml_document_textOf(under(each, 'version'));
        const meaning = packageMeaning(name);
        if (meaning === undefined || meaning.role === 'resolved' || under(each, 'optional') === true)
            return [];
        if (meaning.framework === undefined && meaning.stack === undefined)
            return [];
        const address = toml_document_textOf(under(each, 'source', 'url')) ?? '';
        return [
            {
                name,
                extras: [],
                build: `${address} ${version ?? ''}`,
                line: findLine('', `\nname = "${name}"`),
                optional: true,
                ...(version !== undefined && { version }),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/pipfile.js




/** Pipenv's list. */
const pipfile_reader = {
    format: 'pipfile',
    matches: (path) => /(?:^|\/)Pipfile$/.test(path),
    read: (path, text) => {
        const pipfile = readToml(text);
        if (pipfile === undefined)
            return [];
        const findLine = lineFinder(text);
        const packages = toml_document_entriesOf(under(pipfile, 'packages'));
        const used = new Set(packages.map(([, value]) => toml_document_textOf(under(value, 'index'))));
        const sources = listOf(pipfile.source).flatMap((source) => {
            const address = toml_document_textOf(under(source, 'url'));
            // A source with a name serves only those packages that name it; the first serves all.
            const serves = listOf(pipfile.source)[0] === source || used.has(toml_document_textOf(under(source, 'name')));
            return address === undefined || !serves ? [] : [{ address, line: findLine('source', address), optional: false }];
        });
        return observeDependencies(path, {
            dependencies: packages.map(([name, value]) => dependencyOf(name, value, findLine)),
            sources,
        });
    },
};
function dependencyOf(name, value, findLine) {
    const table = tableOf(value);
    const version = pinned(toml_document_textOf(value) ?? toml_document_textOf(table?.version) ?? '');
    const build = toml_document_textOf(table?.file) ?? toml_document_textOf(table?.path);
    const marker = toml_document_textOf(table?.markers) ?? systemMarker(table);
    return {
        name: normalName(name),
        extras: textsOf(table?.extras),
        line: findLine('packages', name),
        optional: false,
        ...(version !== undefined && { version, build: version }),
        ...(build !== undefined && { build }),
        ...(marker !== undefined && { marker }),
    };
}
function systemMarker(table) {
    const system = toml_document_textOf(table?.sys_platform);
    return system === undefined ? undefined : `sys_platform ${system}`;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/pyproject.js





/** `pyproject.toml` in the dialects of its installers, and `pixi.toml`. */
const pyproject_reader = {
    format: 'pyproject',
    matches: (path) => /(?:^|\/)(?:pyproject|pixi)\.toml$/.test(path),
    read: (path, text) => {
        const project = readToml(text);
        if (project === undefined)
            return [];
        const found = new Found(lineFinder(text));
        if (/(?:^|\/)pixi\.toml$/.test(path))
            readPixi(project, '', found);
        else {
            readStandard(project, found);
            readPoetry(project, found);
            readUv(project, found);
            readPdm(project, found);
            readPixi(under(project, 'tool', 'pixi'), 'tool.pixi.', found);
        }
        return observeDependencies(path, found);
    },
};
/** The dependencies of one file, each with its line. */
class Found {
    dependencies = [];
    sources = [];
    line;
    constructor(line) {
        this.line = line;
    }
    /** Requirements in the words of PEP 508. */
    requirements(texts, section, key, group, optional = group !== undefined) {
        for (const text of texts) {
            const requirement = parseRequirement(text);
            if (requirement === undefined)
                continue;
            const line = this.line(section, key, text.split(/[;"'\\]/, 1)[0]);
            this.dependencies.push({ ...requirement, line, optional, ...(group !== undefined && { group }) });
        }
    }
    source(address, section, group, optional = group !== undefined) {
        if (address === undefined)
            return;
        const line = this.line(section, address);
        this.sources.push({ address, line, optional, ...(group !== undefined && { group }) });
    }
}
function readStandard(project, found) {
    found.requirements(textsOf(under(project, 'project', 'dependencies')), 'project', 'dependencies');
    const extras = toml_document_entriesOf(under(project, 'project', 'optional-dependencies'));
    for (const [group, list] of extras) {
        found.requirements(textsOf(list), 'project.optional-dependencies', group, group);
    }
    for (const [group, list] of toml_document_entriesOf(under(project, 'dependency-groups'))) {
        found.requirements(textsOf(list), 'dependency-groups', group, group);
    }
}
function readPoetry(project, found) {
    const poetry = under(project, 'tool', 'poetry');
    if (poetry === undefined)
        return;
    const extraOf = new Map(toml_document_entriesOf(under(poetry, 'extras')).flatMap(([extra, list]) => textsOf(list).map((name) => [normalName(name), extra])));
    const used = new Set();
    const read = (table, section, group) => {
        for (const [name, value] of toml_document_entriesOf(table)) {
            for (const choice of Array.isArray(value) ? listOf(value) : [value]) {
                const entry = tableOf(choice);
                const extra = group ?? extraOf.get(normalName(name));
                const index = toml_document_textOf(entry?.source);
                const marker = toml_document_textOf(entry?.markers) ?? toml_document_textOf(entry?.platform);
                if (index !== undefined && condition(marker) !== 'elsewhere')
                    used.add(index);
                found.dependencies.push({
                    ...tabled(name, choice),
                    line: found.line(section, name),
                    optional: group !== undefined || entry?.optional === true,
                    ...(extra !== undefined && { group: extra }),
                });
            }
        }
    };
    read(under(poetry, 'dependencies'), 'tool.poetry.dependencies');
    read(under(poetry, 'dev-dependencies'), 'tool.poetry.dev-dependencies', 'dev');
    for (const [group, table] of toml_document_entriesOf(under(poetry, 'group'))) {
        read(under(table, 'dependencies'), `tool.poetry.group.${group}.dependencies`, group);
    }
    for (const source of listOf(under(poetry, 'source'))) {
        const explicit = toml_document_textOf(under(source, 'priority')) === 'explicit';
        if (explicit && !used.has(toml_document_textOf(under(source, 'name')) ?? ''))
            continue;
        found.source(toml_document_textOf(under(source, 'url')), 'tool.poetry.source');
    }
}
/** A dependency whose name is the key: `torch = "^2.1"` or `torch = { version = "2.1.0+cu118", … }`. */
function tabled(name, value) {
    const entry = tableOf(value);
    const version = pinned(toml_document_textOf(value) ?? toml_document_textOf(entry?.version) ?? '');
    const address = toml_document_textOf(entry?.url) ?? toml_document_textOf(entry?.file) ?? version;
    const marker = toml_document_textOf(entry?.markers) ?? pyproject_systemMarker(toml_document_textOf(entry?.platform));
    return {
        name: normalName(name),
        extras: textsOf(entry?.extras),
        ...(version !== undefined && { version }),
        ...(address !== undefined && { build: address }),
        ...(marker !== undefined && { marker }),
    };
}
const pyproject_systemMarker = (system) => system === undefined ? undefined : `sys_platform == '${system}'`;
function readUv(project, found) {
    const uv = under(project, 'tool', 'uv');
    if (uv === undefined)
        return;
    found.requirements(textsOf(under(uv, 'dev-dependencies')), 'tool.uv', 'dev-dependencies', 'dev');
    const indexes = new Map(listOf(under(uv, 'index')).flatMap((index) => {
        const name = toml_document_textOf(under(index, 'name'));
        const url = toml_document_textOf(under(index, 'url'));
        return name === undefined || url === undefined ? [] : [[name, url]];
    }));
    const used = new Set();
    for (const [, value] of toml_document_entriesOf(under(uv, 'sources'))) {
        for (const source of Array.isArray(value) ? listOf(value) : [value]) {
            const index = toml_document_textOf(under(source, 'index'));
            if (index !== undefined)
                used.add(index);
            if (condition(toml_document_textOf(under(source, 'marker'))) === 'elsewhere')
                continue;
            const group = toml_document_textOf(under(source, 'extra')) ?? toml_document_textOf(under(source, 'group'));
            const address = index === undefined ? toml_document_textOf(under(source, 'url')) : indexes.get(index);
            found.source(address, index === undefined ? 'tool.uv.sources' : 'tool.uv.index', group);
        }
    }
    for (const index of listOf(under(uv, 'index'))) {
        const name = toml_document_textOf(under(index, 'name')) ?? '';
        if (under(index, 'explicit') !== true && !used.has(name)) {
            found.source(toml_document_textOf(under(index, 'url')), 'tool.uv.index');
        }
    }
    const addresses = ['index-url', 'extra-index-url', 'find-links'].flatMap((key) => {
        const value = under(uv, key) ?? under(uv, 'pip', key);
        return toml_document_textOf(value) ?? textsOf(value);
    });
    for (const address of addresses)
        found.source(address, 'tool.uv');
}
function readPdm(project, found) {
    for (const tool of ['pdm', 'rye']) {
        const settings = under(project, 'tool', tool);
        const development = under(settings, 'dev-dependencies');
        found.requirements(textsOf(development), `tool.${tool}`, 'dev-dependencies', 'dev');
        for (const [group, list] of toml_document_entriesOf(development)) {
            found.requirements(textsOf(list), `tool.${tool}.dev-dependencies`, group, group);
        }
        for (const key of ['source', 'sources']) {
            for (const source of listOf(under(settings, key)))
                found.source(toml_document_textOf(under(source, 'url')), `tool.${tool}.${key}`);
        }
    }
}
/** Pixi installs from conda's channels and from PyPI, in features that an environment may hold or not. */
function readPixi(pixi, prefix, found) {
    const read = (table, section, group) => {
        const more = { optional: group !== undefined, ...(group !== undefined && { group }) };
        for (const [name, value] of toml_document_entriesOf(under(table, 'dependencies'))) {
            const version = toml_document_textOf(value) ?? toml_document_textOf(under(value, 'version')) ?? '';
            const build = toml_document_textOf(under(value, 'build')) ?? '';
            const line = found.line(`${section}dependencies`, name);
            const spec = condaSpec(`${name}=${version.replace(/^[=\s]+/, '').split(/[,\s]/, 1)[0]}=${build}`);
            if (spec !== undefined)
                found.dependencies.push({ ...spec, line, from: 'conda', ...more });
        }
        for (const [name, value] of toml_document_entriesOf(under(table, 'pypi-dependencies'))) {
            const line = found.line(`${section}pypi-dependencies`, name);
            found.dependencies.push({ ...tabled(name, value), line, ...more });
        }
        const addresses = [
            toml_document_textOf(under(table, 'pypi-options', 'index-url')),
            ...textsOf(under(table, 'pypi-options', 'extra-index-urls')),
        ];
        for (const address of addresses)
            found.source(address, `${section}pypi-options`, group);
    };
    read(pixi, prefix);
    for (const [feature, table] of toml_document_entriesOf(under(pixi, 'feature')))
        read(table, `${prefix}feature.${feature}.`, feature);
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/setup-cfg.js



/** The declarative half of setuptools. */
const setup_cfg_reader = {
    format: 'setup-cfg',
    matches: (path) => /(?:^|\/)setup\.cfg$/.test(path),
    mayHold: (text) => /install_requires|options\.extras_require/.test(text),
    read: (path, text) => observeDependencies(path, { dependencies: readSetup(text), sources: [] }),
};
/** INI as `configparser` reads it: sections, keys at the start of a line, values that continue on indented lines. */
function readSetup(text) {
    const dependencies = [];
    let section = '';
    let key = '';
    for (const [index, written] of linesOf(text).entries()) {
        const line = written.trim();
        if (line === '' || line.startsWith('#') || line.startsWith(';'))
            continue;
        const indented = /^[ \t]/.test(written);
        if (!indented && line.startsWith('[') && line.endsWith(']')) {
            section = line.slice(1, -1).trim();
            key = '';
            continue;
        }
        let value = line;
        if (!indented) {
            const sign = line.search(/[=:]/);
            if (sign === -1)
                continue;
            key = line.slice(0, sign).trim();
            value = line.slice(sign + 1).trim();
        }
        const required = section === 'options' && key === 'install_requires';
        if (!required && section !== 'options.extras_require')
            continue;
        for (const part of separated(value)) {
            const requirement = parseRequirement(part);
            if (requirement === undefined)
                continue;
            dependencies.push({ ...requirement, line: index + 1, optional: !required, ...(!required && { group: key }) });
        }
    }
    return dependencies;
}
/** Values may stand in one line with semicolons between them, where they have no markers. */
const separated = (value) => value
    .split(/\s#/, 1)
    .flatMap((bare) => /;[\s(]{0,40}(?:python_|sys_|platform_|os_|extra|implementation)/.test(bare) ? [bare] : bare.split(';'));

;// CONCATENATED MODULE: ./build/core/evidence/readers/packages/setup-py.js



/** The lists of literals in `setup.py`; what it reads or computes stays unknown. */
const setup_py_reader = {
    format: 'setup-py',
    matches: (path) => /(?:^|\/)setup\.py$/.test(path),
    mayHold: (text) => /install_requires|extras_require/.test(text),
    read: (path, text) => {
        const python = readPython(text);
        const dependencies = [...listsOf(python, 'install_requires', false), ...listsOf(python, 'extras_require', true)];
        return observeDependencies(path, { dependencies, sources: [] });
    },
};
/** What a keyword holds: a literal, or a name that is given one elsewhere. */
function listsOf(python, keyword, optional) {
    const { code } = python;
    const spans = [];
    for (const match of firsts(code, new RegExp(`\\b${keyword}\\b\\s*[=:]\\s*`, 'g'))) {
        const from = match.index + match[0].length;
        if (code[from] === '[' || code[from] === '{' || code[from] === '(')
            spans.push(spanFrom(code, from));
        const name = /^[A-Za-z_]\w*/.exec(code.slice(from, from + 100))?.[0];
        if (name !== undefined && name !== keyword)
            spans.push(...valuesOf(code, name));
    }
    const seen = new Set();
    return spans.flatMap(([start, end]) => literals(python, start, end, optional).filter(({ at }) => !seen.has(at) && seen.add(at)));
}
const firsts = (code, pattern) => {
    const found = [];
    for (let match = pattern.exec(code); match !== null && found.length < 20; match = pattern.exec(code))
        found.push(match);
    return found;
};
const spanFrom = (code, open) => [open, closingBracket(code, open) ?? open];
/** The lists that are assigned, added or appended to a name. */
const valuesOf = (code, name) => firsts(code, new RegExp(`(?<![\\w.])${name}(?:\\s*:[^=\\n]{0,80})?(?:\\s*\\+?=\\s*|\\.(?:append|extend)\\s*)(?=[[({])`, 'g')).map((match) => spanFrom(code, match.index + match[0].length));
function literals(python, start, end, optional) {
    const found = [];
    let group;
    for (const literal of python.strings) {
        if (literal.start < start || literal.end > end)
            continue;
        if (optional && /^\s*(?:\]\s*)?:/.test(python.code.slice(literal.end, literal.end + 20))) {
            group = literal.value;
            continue;
        }
        const requirement = parseRequirement(literal.value);
        if (requirement === undefined)
            continue;
        const line = python.lineAt(literal.start);
        found.push({ ...requirement, at: literal.start, line, optional, ...(group !== undefined && { group }) });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/prose-names.js

/** What the name of an accelerator may begin with; only then is the catalogue asked. */
const start = /^(?:nvidia|tesla|geforce|quadro|rtx\w{0,8}|gtx\w{0,8}|titan|amd|instinct|radeon|google|cloud|tpuv?\w{0,3}|intel|habana|gaudi\d?|trainium\d?|inferentia\d?|ascend|[abhklptv]\d{1,4}\w?s?|[12]080ti|gh200s?|gb\d00s?|mi\d{2,3}[ax]?s?|v[2-6](?:e|p|lite|litepod)?)$|^\d{2,3}gb?$/;
const mostTokens = 8;
/** So many words of a sentence are looked up: what holds more is a list. */
const mostStarts = 16;
/** The accelerators that a text names, in order; none of them is a mere kind such as "GPU". */
function acceleratorsNamed(tokens) {
    const found = [];
    for (let first = 0, starts = 0; first < tokens.length && starts < mostStarts; first++) {
        if (!start.test(tokens[first]?.text ?? ''))
            continue;
        starts++;
        const named = prose_names_longestName(tokens, first);
        if (named === undefined)
            continue;
        found.push(named);
        first = named.last;
    }
    return found;
}
function prose_names_longestName(tokens, first) {
    const names = namesFrom(tokens, first);
    for (const { name, last } of names.reverse()) {
        const hardware = hardwareNamed(name);
        // What looks like a count behind a name is read by the rules of prose.
        if (hardware?.accelerator === undefined || hardware.perNode !== undefined || isKindAlone(name))
            continue;
        const accelerator = hardware.accelerator.replace(/ [gt]pus?$/, '');
        return { ...hardware, accelerator, first, last, isPlain: plainly.test(name) };
    }
    return undefined;
}
/** "40GB GPU" may be one of many, and a maker is no model: a name tells a model by its number, or is one of these. */
const isKindAlone = (name) => !/\d/.test(name.replace(/\b\d{1,3} ?gi?b?s?\b/g, '')) && !/gaudi|trainium|inferentia|titan/.test(name);
const plainly = /gpu|tpu|nvidia|tesla|geforce|quadro|amd|instinct|\d\s?g(?:i?b)?\b/;
/** Every reading of the tokens from one on as a single name, from the shortest to the longest. */
function namesFrom(tokens, first) {
    const names = [];
    let name = '';
    let open = false;
    for (let at = first; at < Math.min(tokens.length, first + mostTokens); at++) {
        const token = tokens[at];
        const gap = at > first && token.at > (tokens[at - 1]?.end ?? 0);
        if (token.what === 'times')
            break;
        if (token.what === 'sign') {
            if (token.text === '-' && !gap)
                name += '-';
            else if (token.text === '(' && isSize(tokens, at + 1))
                open = true;
            else if (token.text === ')' && open)
                open = false;
            else
                break;
            if (token.text === ')')
                names.push({ name, last: at });
            continue;
        }
        // A number by itself is part of a name only behind a family such as "RTX", or before its unit.
        if (token.what === 'number' && gap && !/[a-z]$/.test(name) && !isSize(tokens, at))
            break;
        name += `${name === '' || name.endsWith('-') ? '' : gap || open ? ' ' : ''}${token.text}`;
        // "4x4x4" is a topology, of which the first number is no part of a name.
        const goesOn = token.what === 'number' && tokens[at + 1]?.what === 'times' && tokens[at + 1]?.at === token.end;
        if (!open && !goesOn)
            names.push({ name: singular(name), last: at });
    }
    return names;
}
/** "A100s", "A100-80GBs". */
const singular = (name) => /(?:\d[a-z]?|gb)s$/.test(name) && !/l40s$/.test(name) ? name.slice(0, -1) : name;
/** `80GB` or `80 GB`. */
function isSize(tokens, at) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    return /^\d{1,3}gi?b?s?$/.test(token?.text ?? '') || (token?.what === 'number' && /^gi?bs?$/.test(next?.text ?? ''));
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/prose-numbers.js

const node = '(?:nodes?|machines?|hosts?|servers?|instances?|vms?|workers?|box(?:es)?)';
/** What may stand between a name and what is said of its number. */
const noun = '^ (?:(?:gpus?|cards?|chips?|accelerators?|\\)) )*';
const prose_numbers_patterns = {
    nodesBefore: new RegExp(` (\\d+) ${node} (?:of|with|x|\\(|,|:|each with)?(?: each)? ?(\\d+) (?:x )?$`),
    nodeWith: / (?:node|machine|host|server|instance|vm|box) (?:with|of|has|having|contains) (\d+) (?:x )?$/,
    everyNode: / (?:each|every|per|all) (?:node|machine|host|server|instance|vm|box) /,
    twoNumbers: / (\d+) (\d+) x $/,
    countBefore: / (\d+) (?:x )?(?:gpus? (?:[(:,]|of) )?$/,
    timesNodes: new RegExp(`${noun}x (\\d+) ${node} `),
    nodesBehind: new RegExp(`${noun}(?:\\(|across|over|spread over) (\\d+) ${node} `),
    eachNode: new RegExp(`${noun}(?:(?:per|/|a|in each|on each) ${node}|each) `),
    asNode: new RegExp(`${noun}(${node})(?: \\( (\\d+) gpus? \\))? `),
    timesBehind: /^ (?:gpus? )?(?:\( )?x (\d+) (?:$|[).,;:]|gpus? |on |for )/,
    anyNode: new RegExp(` ${node} `),
    oneNode: new RegExp(` 1 ${node} `),
    ofTime: new RegExp(`${noun}(?:- )?(?:hours?|hrs?|h|days?|weeks?|minutes?) `),
    cluster: new RegExp(`${noun}(?:clusters?|pods?|supercomputers?|systems?|${node}) `),
};
/** A number behind these is a bound, a choice or a price. */
const vague = /(?: (?:to|least|most|over|than|about|around|approximately|or|minimum|maximum|max|min|between \d+ and|~|-|–|\/|\$|\.|=|<|>|≥|≤)) (?:\d+|an?) (?:x )?(?:gpus? (?:[(:,]|of) )?$/;
/** Two numbers of which only the words tell that one is of samples, and not of nodes. */
const isProduct = (before) => / \d+ x \d+ (?:x )?$/.test(before) && !before.includes(' batch ');
/** The numbers around a name, given the words before and behind it with a blank around each. */
function prose_numbers_numbersOf({ kind, chips }, wordsBefore, after) {
    const before = withDigits(wordsBefore);
    if (prose_numbers_patterns.ofTime.test(after))
        return {};
    if (chips !== undefined)
        return slicesOf(before, after);
    const nodesBefore = prose_numbers_patterns.nodesBefore.exec(before);
    if (nodesBefore)
        return whole(Number(nodesBefore[2]), Number(nodesBefore[1]));
    const nodeWith = prose_numbers_patterns.everyNode.test(before) ? undefined : prose_numbers_numberIn(prose_numbers_patterns.nodeWith.exec(before));
    if (nodeWith !== undefined && !prose_numbers_patterns.anyNode.test(after))
        return whole(nodeWith, 1);
    if (vague.test(before) || isProduct(before))
        return {};
    const counted = countOf(before, after);
    // Who counts TPUs without a word may mean chips, cores or slices.
    if (kind === 'tpu' && !/^ chips? /.test(after))
        return {};
    return counted;
}
function countOf(before, after) {
    const two = prose_numbers_patterns.twoNumbers.exec(before);
    if (two)
        return prose_numbers_patterns.asNode.test(after) ? whole(Number(two[2]), Number(two[1])) : {};
    const count = prose_numbers_numberIn(prose_numbers_patterns.countBefore.exec(before)) ?? (prose_numbers_patterns.cluster.test(after) ? undefined : article(before));
    const timesNodes = prose_numbers_numberIn(prose_numbers_patterns.timesNodes.exec(after));
    if (timesNodes !== undefined)
        return whole(count, timesNodes);
    const nodesBehind = prose_numbers_numberIn(prose_numbers_patterns.nodesBehind.exec(after));
    if (nodesBehind !== undefined)
        return prose_numbers_shared(count, nodesBehind);
    if (count === undefined)
        return numbered(prose_numbers_numberIn(prose_numbers_patterns.timesBehind.exec(after)), before, after);
    if (prose_numbers_patterns.eachNode.test(after))
        return eachOf(count, onlyNodes(before));
    const [, asNode, inAll] = prose_numbers_patterns.asNode.exec(after) ?? [];
    if (inAll !== undefined && !before.endsWith(' x '))
        return prose_numbers_shared(Number(inAll), count);
    if (asNode !== undefined)
        return nodesNamed(count, before, asNode);
    return numbered(count, before, after);
}
/** "A single 8xA100 node", "8xA100 nodes", "4 A100 nodes". */
function nodesNamed(count, before, word) {
    if (!before.endsWith(' x '))
        return count === 1 ? {} : { nodes: count };
    return / (?:1|an?|the) \d+ x $/.test(before) && !/s$/.test(word) ? whole(count, 1) : { perNode: count };
}
/** A number that is of all of them, unless there are several nodes of which it may be that of one. */
function numbered(count, before, after) {
    if (count === undefined)
        return {};
    const elsewhere = `${before}|${after}`;
    if (!prose_numbers_patterns.anyNode.test(elsewhere))
        return { count };
    return prose_numbers_patterns.oneNode.test(withDigits(elsewhere)) && count <= mostPerNode ? whole(count, 1) : {};
}
/** Slices of a size of their own, such as "two v3-32 pods". */
function slicesOf(before, after) {
    const count = prose_numbers_numberIn(prose_numbers_patterns.countBefore.exec(before));
    if (count === undefined || count === 1)
        return {};
    return !vague.test(before) && /^ (?:tpus? )?(?:pods?|slices?) /.test(after)
        ? { slices: count }
        : { slices: undefined };
}
function whole(perNode, nodes) {
    if (perNode === undefined || perNode > mostPerNode || nodes === 0)
        return {};
    const count = times(perNode, nodes);
    return count === undefined ? {} : { perNode, nodes, count };
}
/** The number of nodes that is told, where nodes are spoken of once. */
function onlyNodes(words) {
    const [first, ...others] = words.matchAll(allNodes);
    return others.length === 0 ? first?.[1] : undefined;
}
const allNodes = new RegExp(`(?: (\\d+))? ${node}(?= )`, 'g');
/** "With 16 nodes and 8 A100 per node". */
const eachOf = (perNode, nodes) => nodes === undefined ? { perNode } : whole(perNode, Number(nodes));
const prose_numbers_shared = (count, nodes) => count !== undefined && nodes > 0 && count % nodes === 0 ? whole(count / nodes, nodes) : {};
const prose_numbers_numberIn = (match) => {
    const number = Number(match?.[1]);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
/** "An A100 is enough" and "on an A100" are about one. */
const article = (before) => (/ (?:on|with|using) an? $/.test(before) ? 1 : undefined);
const numberWords = {
    ...{ one: '1', single: '1', two: '2', three: '3', four: '4', six: '6', eight: '8', sixteen: '16' },
};
const withDigits = (words) => words
    .split(' ')
    .map((word) => (Object.hasOwn(numberWords, word) ? numberWords[word] : word))
    .join(' ');

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/prose-tokens.js

/** So much is read of one sentence: nobody who tells on what a model was trained needs more. */
const prose_tokens_longest = 1_500;
/** Cuts prose into tokens: `8xA100-40GB` is a number, a times sign, a word, a sign and a word. */
function prose_tokens_tokensOf(prose) {
    const parts = prose.slice(0, prose_tokens_longest).matchAll(/\d{1,3}(?:,\d{3})+(?![\d,])|[\p{L}\d]+|[^\s\p{L}\d]/gu);
    return [...parts].flatMap(({ 0: part, index }) => cut(part.toLowerCase(), index));
}
function cut(text, at) {
    const token = (what, from, to) => ({
        what,
        text: what === 'times' ? 'x' : text.slice(from, to).replaceAll(',', what === 'number' ? '' : ','),
        at: at + from,
        end: at + to,
    });
    const end = text.length;
    if (/^[\d,]+$/.test(text))
        return [token('number', 0, end)];
    if (text === 'x' || text === '×' || text === '*')
        return [token('times', 0, end)];
    const [, before, after] = /^(\d{1,6})x(.*)$/.exec(text) ?? [];
    if (before !== undefined && after !== undefined) {
        const from = before.length + 1;
        const rest = after === '' ? [] : cut(after, at + from);
        return [token('number', 0, before.length), token('times', before.length, from), ...rest];
    }
    const [, name, number] = /^([a-z]\w{0,20}?|)x(\d{1,6})$/.exec(text) ?? [];
    // In "mi300x8" the x may belong to the name: its number is behind the times sign either way.
    if (name !== undefined && number !== undefined && (name === '' || hardwareNamed(name) !== undefined)) {
        const from = end - number.length;
        const head = name === '' ? [] : [token('word', 0, name.length)];
        return [...head, token('times', name.length, from), token('number', from, end)];
    }
    return [token(/^[\p{L}\d]/u.test(text) ? 'word' : 'sign', 0, end)];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/hardware-prose.js




/**
 * The accelerators in a sentence such as "trained on 16 nodes of 8 H100 (80 GB)", with their number where it is said in
 * one way only. A name that means other things as well, such as T4 or L4, counts only beside what makes it hardware.
 */
function hardware_prose_hardwareIn(sentence) {
    const tokens = prose_tokens_tokensOf(sentence);
    const names = acceleratorsNamed(tokens);
    // A list of hardware is a comparison, and a choice is no statement.
    if (names.length > hardware_prose_mostNames || names.some(({ last }, at) => isChoice(tokens, last, names[at + 1]?.first)))
        return [];
    return names.flatMap((named) => {
        const before = hardware_prose_wordsOf(tokens.slice(0, named.first));
        const after = hardware_prose_wordsOf(tokens.slice(named.last + 1));
        if (!isHardware(named, before, after))
            return [];
        return [{ name: named.accelerator, numbers: prose_numbers_numbersOf(named, before, after), at: tokens[named.first]?.at ?? 0 }];
    });
}
/** A mention in prose, as an observation; undefined where the catalogue makes no sense of it. */
function mentioned(place, mentionedIn, { name, numbers }) {
    const request = { name, ...numbers };
    const seen = observeRequest(place, 'suggests', request);
    return seen && { ...seen, mentionedIn };
}
const hardware_prose_mostNames = 4;
/** "A100/H100", "A100 or H100". */
const isChoice = (tokens, last, next) => next !== undefined &&
    next - last <= 4 &&
    tokens.slice(last + 1, next).some(({ text }) => /^(?:\/|or|vs|versus)$/.test(text));
/** Tokens as words with one blank around each, so that short patterns read them. */
const hardware_prose_wordsOf = (tokens) => ` ${tokens.map(({ text }) => text).join(' ')} `;
/** Names that are those of paper, roads, balancers, viruses or versions as well. */
const ambiguous = /^(?:[a-z]\d{1,2}[a-z]?|v[2-6](?:e|p)?(?:-\d+)?)$/;
const otherThings = /^ (?:phages?|cells?|paper|sheets?|pages?|roads?|load|balanc\w+|proxy|requests?|tokens?|samples?|images?|segments?) /;
const hardwareBehind = /^ (?:gpus?|tpus?|pods?|slices?|chips?|cards?|accelerators?) /;
const hardwareBefore = / (?:gpus?|nvidia|tpus?)(?: [(:])? $/;
/** The smallest slice that is told from a version by nothing but its number. */
const isSlice = (chips) => chips !== undefined && chips >= 4;
function isHardware({ accelerator, isPlain, chips }, before, after) {
    if (otherThings.test(after))
        return false;
    if (isPlain || hardwareBehind.test(after) || hardwareBefore.test(before))
        return true;
    if (ambiguous.test(accelerator))
        return / x $/.test(before) || (isSlice(chips) && / on (?:an? )?$/.test(before));
    return / (?:\d+|x|on|with|using|of|an?|one|two|four|eight|single|type|[(:]) $/.test(before) || /^ x \d/.test(after);
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/training-prose.js
/**
 * Whether a sentence states on what something was or is trained, rather than what it would need, how fast it may be, what
 * else there is, or on what the result is served.
 */
const isAboutTraining = (sentence) => training_prose_training.test(sentence) && training_prose_isPlain(sentence);
/** Whether a sentence states something, without a condition, a comparison or a bound. */
const training_prose_isPlain = (sentence) => !hedged.test(sentence) && !sentence.trimEnd().endsWith('?');
const training_prose_training = /\b(?:(?:pre-?|re)?train(?:ed|ing|s)?|fine-?tun(?:ed|ing|es?)|reproduc(?:es?|ed|ing)|we (?:used|use|ran|run)|experiments (?:are|were|used))\b/i;
const hedged = new RegExp(`\\b(?:${[
    ...['can', 'could', 'may', 'might', 'should', 'would', 'if', 'unless', 'needs?', 'requires?', 'required', 'fits?'],
    ...['requirements?', 'minimum', 'at least', 'up to', 'recommend(?:ed|s)?', 'suggest(?:ed|s)?', 'suitable'],
    ...[
        'works?',
        'tested',
        'supports?',
        'supported',
        'available',
        'enough',
        'sufficient',
        'e\\.g',
        'for example',
        'such as',
    ],
    ...['compar(?:ed|es?|ing|ison)', 'faster', 'slower', 'than', 'versus', 'vs', 'instead', 'equivalent', 'similar to'],
    ...[
        'inference',
        'infer',
        'serv(?:e|ed|ing)',
        'deploy(?:ed|ing|ment)?',
        'latency',
        'throughput',
        'benchmark(?:s|ed)?',
    ],
    ...[
        'evaluat(?:e|ed|ing|ion)',
        'not',
        'todo',
        'any',
        'other',
        'estimated?',
        'roughly',
        'expect(?:ed)?',
        'their',
        'they',
    ],
    ...['hours?', 'cost'],
].join('|')})\\b|n't\\b|n’t\\b`, 'i');
/** The end of a sentence, past short forms such as "e.g. ". */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|ex|vs|ca|cf|approx))[.;!?](?=\s|$)/g;

;// CONCATENATED MODULE: ./build/core/evidence/readers/prose/comment-hints.js



/** Comments of training configurations and launch scripts that tell how many of which accelerator they are meant for. */
const comment_hints_reader = {
    format: 'comment-hints',
    matches: (path) => isSettings(path) || isTrainingSource(path) || isLaunchScript(path),
    mayHold: (text) => namesHardware.test(text),
    read: (path, text) => {
        const observed = sentencesOf(text, isSettings(path) && !isRun(path) ? 0 : topLines).flatMap(({ text: sentence, line }) => hintsIn(path, sentence, line));
        // Comments that tell different hardware are about several runs, of which none is known to be this one.
        return new Set(observed.map(({ accelerator, count }) => `${count} ${accelerator}`)).size > 1
            ? []
            : observed.slice(0, 1);
    },
};
const file = /^(?:.*[-_.])?(?:train|pretrain|finetune|fine_tune|sft|dpo|grpo|ppo|launch|run|recipe|config|conf)(?:[-_.\d].*|er.*|ing.*)?$/i;
const folder = /^(?:(?:.*[-_])?(?:configs?|confs?|recipes?|launch|launchers?|experiments?|jobs?|slurm|scripts?|runs?|pretrain(?:ing)?|train(?:ing)?|finetun(?:e|ing)))$/i;
const isSettings = (path) => /\.(?:ya?ml|toml|gin|cfg|conf|ini)$/.test(path);
/** A source counts only where it carries the name of a run and lies high up: a library has such names as well. */
function isTrainingSource(path) {
    const steps = path.split('/');
    const name = steps.pop() ?? '';
    return /\.py$/.test(name) && file.test(name.slice(0, -3)) && steps.length <= 3;
}
const isRun = (path) => {
    const steps = path.split('/');
    const name = steps.pop() ?? '';
    return file.test(name) || steps.some((step) => folder.test(step));
};
function isLaunchScript(path) {
    return /\.(?:slurm|sbatch)$/.test(path) || (/\.(?:sh|bash)$/.test(path) && isRun(path));
}
/** The quick look, before comments are taken apart. */
const namesHardware = /(?:^|[^a-z\d])(?:\d{1,5}[x×]?)?(?:[abhklptv]\d{1,4}\w?s?|mi\d{2,3}|gb?h?\d00|rtx|gtx|titan|v[2-6](?:e|p|-)|tpu|gaudi|trainium|ascend)/i;
/** Comments are read at the top of what belongs to a run, and beside what depends on the number of accelerators. */
const topLines = 60;
const nearLines = 2;
const mostSentences = 100;
const batchSetting = /^[ \t]*["']?[\w.-]{0,60}(?:batch|accumulation|num_nodes|nnodes|devices|gpus|world_size)[\w.-]{0,60}["']?[ \t]*[:=]/i;
/** The sentences of the comments in the first `top` lines, and of those beside such settings. */
function sentencesOf(text, top) {
    const lines = linesOf(text);
    const near = new Set();
    for (const [index, line] of lines.entries()) {
        if (batchSetting.test(line))
            for (let by = -nearLines; by <= nearLines; by++)
                near.add(index + by);
    }
    const sentences = [];
    for (const [index, line] of lines.entries()) {
        if (index >= top && !near.has(index))
            continue;
        const comment = commentIn(line);
        if (comment === undefined || sentences.length >= mostSentences)
            continue;
        for (const part of comment.split(sentenceEnd))
            sentences.push({ text: part, line: index + 1 });
    }
    return sentences;
}
/** The comment of a line. A sign within a word, such as in an address, begins none. */
function commentIn(line) {
    const at = line.slice(0, 1_000).search(/(?:^|\s)(?:#|\/\/)(?!!)/);
    return at === -1 ? undefined : line.slice(at, at + 1_000).replace(/^\s*[#/]+/, '');
}
function hintsIn(path, sentence, line) {
    if (!training_prose_isPlain(sentence))
        return [];
    const mentions = hardware_prose_hardwareIn(sentence);
    const [mention] = mentions;
    if (mention === undefined || mentions.length > 1)
        return [];
    const seen = mentioned({ path, line }, 'comment', mention);
    return seen?.count === undefined ? [] : [seen];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/kind-prose.js


/** A sentence longer than this is a list. */
const longestSentence = 600;
/** "on TPUs", "on a single node GPU", "using Google Cloud TPU", "with 8 GPUs". */
const on = /\b(?:on|with|using|across)\s(?:[\w'’,-]{1,20}\s){0,4}?(gpus?|tpus?)(?=$|[\s.,;:)])(?!\s(?:memory|ram|hours?|days?))/gi;
/**
 * The kinds of accelerator that a sentence or heading about training puts it on, where it names no model. "GPU" and
 * "TPU" alone tell no more than that.
 */
function kindsIn(sentence) {
    if (acceleratorsNamed(prose_tokens_tokensOf(sentence)).length > 0)
        return [];
    const found = sentence.slice(0, longestSentence).matchAll(on);
    return [...new Set([...found].map(([, word = '']) => (/^g/i.test(word) ? 'gpu' : 'tpu')))];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/prose/markdown-parts.js


/** So many of each are kept: no person writes more. */
const mostParts = 3_000;
/** Takes a document apart in one pass over its lines. */
function markdownParts(markdown) {
    const passages = [];
    const fences = [];
    let headings = [];
    let fence;
    let paragraph = [];
    const above = () => headings.map(({ text }) => text);
    const endParagraph = () => {
        if (passages.length < mostParts)
            passages.push(...markdown_parts_sentencesOf(paragraph).map((sentence) => ({ ...sentence, headings: above() })));
        paragraph = [];
    };
    for (const [index, raw] of linesOf(markdown).entries()) {
        const text = raw.trim();
        const line = index + 1;
        if (fence !== undefined) {
            if (text.startsWith(fence.sign)) {
                if (fences.length < mostParts)
                    fences.push({ text: fence.lines.join('\n'), line: fence.line, language: fence.language, headings: above() });
                fence = undefined;
            }
            else
                fence.lines.push(raw);
            continue;
        }
        const [, sign, language] = /^(`{3,}|~{3,})\s*([\w+-]{0,20})/.exec(text) ?? [];
        const [, level, heading] = /^(#{1,6})\s+((?!\s).*)$/.exec(text) ?? [];
        if (sign !== undefined || level !== undefined || text === '' || /^(?:[|>]|<!--)/.test(text))
            endParagraph();
        if (sign !== undefined)
            fence = { sign, language: language?.toLowerCase() ?? '', line: line + 1, lines: [] };
        else if (level !== undefined) {
            headings = [
                ...headings.filter((one) => one.level < level.length),
                { level: level.length, text: markdown_parts_plain(heading ?? '') },
            ];
        }
        else if (text.startsWith('|') || text.split('|').length > 2) {
            const [key = '', value = '', ...others] = text.replace(/^\||\|$/g, '').split('|');
            if (others.length === 0)
                passages.push({ text: markdown_parts_plain(`${key}: ${value}`), line, headings: above() });
        }
        else if (text !== '' && !/^(?:>|<!--)/.test(text)) {
            if (/^(?:[-*+]|\d{1,3}[.)])\s/.test(text))
                endParagraph();
            paragraph.push({ text: markdown_parts_plain(text.replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, '')), line });
        }
    }
    endParagraph();
    return { passages, fences };
}
const isShell = ({ language = '' }) => /^(?:|sh|bash|shell|zsh|consoles?|shell-session|text)$/.test(language);
const longestParagraph = 20_000;
/** The sentences of the lines of one paragraph, each with the line that it begins on. */
function markdown_parts_sentencesOf(lines) {
    const starts = [];
    let joined = '';
    for (const { text, line } of lines) {
        if (joined.length > longestParagraph)
            break;
        starts.push({ at: joined.length, line });
        joined += `${text} `;
    }
    const sentences = [];
    let from = 0;
    let under = 0;
    for (const end of [...joined.matchAll(sentenceEnd)].map(({ index }) => index + 1).concat(joined.length)) {
        const text = joined.slice(from, end);
        const begins = from + text.length - text.trimStart().length;
        while ((starts[under + 1]?.at ?? Number.POSITIVE_INFINITY) <= begins)
            under++;
        if (text.trim() !== '')
            sentences.push({ text: text.trim(), line: starts[under]?.line ?? 1 });
        from = end;
    }
    return sentences;
}
/** Without emphasis, code signs and the addresses of links. */
const markdown_parts_plain = (text) => text
    .slice(0, 8_000)
    .replace(/\]\([^)\s]{0,500}\)/g, ' ')
    // What is quoted is what somebody else says.
    .replace(/["“][^"“”]{12,400}["”]/g, ' ')
    .replace(/[*`_[\]]|<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

;// CONCATENATED MODULE: ./build/core/evidence/observation/stack-kinds.js
/** The kind of accelerator that a stack of software drives; the processor's own drives none. */
const stack_kinds_stackKinds = {
    cuda: 'gpu',
    rocm: 'gpu',
    tpu: 'tpu',
    neuron: 'other',
    gaudi: 'other',
    cpu: undefined,
};

// EXTERNAL MODULE: ./build/core/languages/shell/script-path.js
var script_path = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/submitted-job.js



/**
 * What a command line of a platform's own asks for: `neuro job submit --gpu 1 --gpu-model nvidia-tesla-v100`, `tool
 * submit job --gpu=8 --node=2`. Undefined where it asks for no GPUs, or is none.
 */
function submittedJob(words) {
    const at = words.indexOf('submit');
    if (at < 1 || (words[at - 1] !== 'job' && words[at + 1] !== 'job'))
        return undefined;
    const end = words.indexOf('--');
    const own = end === -1 ? words : words.slice(0, end);
    const perNode = wholeNumber(optionOf(own, '--gpu', '--gpus', '--num-gpus', '--num_gpus'));
    if (perNode === undefined || perNode < 1 || perNode > mostPerNode)
        return undefined;
    const model = optionOf(own, '--gpu-model', '--gpu_model', '--gpu-type', '--gpu_type', '--machine_type');
    const name = modelIn(model === undefined ? [] : [model]);
    return { kind: 'gpu', name, perNode, nodes: wholeNumber(optionOf(own, '--node', '--nodes', '--num-nodes')) };
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/cloud-commands.js






/** What a command asks for; a command that makes room in a cluster only suggests what jobs will run on. */
function cloudRequest({ words }) {
    const program = programOf(words).replace(/\.py$/, '');
    for (const [name, reader] of cloud_commands_readers) {
        if (program === name || (name === 'xpk' && words.some((word) => /(?:^|\/)xpk(?:\.py)?$/.test(word)))) {
            return reader(words);
        }
    }
    // Its name is kept in a variable.
    const isCloudTpu = cloud_commands_inOrder(words, 'tpus', 'tpu-vm', 'create') || cloud_commands_inOrder(words, 'queued-resources', 'create');
    if (isCloudTpu || createsSlice(words))
        return states(cloudTpu(words));
    const submitted = submittedJob(words);
    return submitted && suggests(submitted);
}
/** `$TPU create pod --accelerator-type=v4-32 --version=…`, where most of the command is kept in a variable. */
const createsSlice = (words) => programOf(words).startsWith('$') &&
    has(words, 'create') &&
    hardwareNamed(cloud_commands_literal(words, '--accelerator-type'))?.chips !== undefined;
const cloud_commands_literal = (words, ...names) => {
    const value = optionOf(words, ...names);
    return isLiteral(value) ? value : undefined;
};
/** The number of an option; `otherwise` where it is not given, undefined where it is not a number. */
const number = (words, otherwise, ...names) => {
    const value = optionOf(words, ...names);
    return value === undefined ? otherwise : wholeNumber(value);
};
const has = (words, ...names) => words.some((word) => names.includes(word));
const cloud_commands_inOrder = (words, ...wanted) => {
    let next = 0;
    for (const word of words)
        if (word === wanted[next])
            next++;
    return next === wanted.length;
};
const states = (request) => ({ certainty: 'states', request });
const suggests = (request) => ({ certainty: 'suggests', request });
const gcloud = (words) => {
    if (cloud_commands_inOrder(words, 'tpus', 'create'))
        return states(cloudTpu(words));
    // What it has a host do, it does on a TPU.
    if (cloud_commands_inOrder(words, 'tpus', 'tpu-vm', 'ssh'))
        return suggests({ kind: 'tpu', vendor: 'google', provider: 'gcp' });
    if (cloud_commands_inOrder(words, 'container', 'node-pools', 'create') || cloud_commands_inOrder(words, 'container', 'clusters', 'create')) {
        return suggests({ ...computeMachine(words), topology: cloud_commands_literal(words, '--tpu-topology') });
    }
    if (cloud_commands_inOrder(words, 'compute', 'instances', 'create') ||
        cloud_commands_inOrder(words, 'compute', 'instances', 'create-with-container')) {
        return states({ ...computeMachine(words), nodes: 1 });
    }
    if (cloud_commands_inOrder(words, 'compute', 'instance-templates', 'create'))
        return suggests(computeMachine(words));
    if (cloud_commands_inOrder(words, 'ai', 'custom-jobs', 'create'))
        return workerPools(words);
    if (cloud_commands_inOrder(words, 'jobs', 'submit', 'training'))
        return aiPlatform(words);
    return undefined;
};
function cloudTpu(words) {
    const spot = has(words, '--spot', '--preemptible', '--best-effort');
    const type = cloud_commands_literal(words, '--accelerator-type');
    const generation = cloud_commands_literal(words, '--type');
    const topology = cloud_commands_literal(words, '--topology');
    return {
        kind: 'tpu',
        vendor: 'google',
        provider: 'gcp',
        name: type ?? generation,
        slices: number(words, 1, '--node-count'),
        topology,
        ...(type === undefined && { count: times(chipsOf(topology), number(words, 1, '--node-count')) }),
        ...(spot && { spot }),
    };
}
function computeMachine(words) {
    const accelerator = pairs(optionOf(words, '--accelerator'));
    const type = accelerator.get('type');
    const held = type === undefined ? undefined : (wholeNumber(accelerator.get('count') ?? '1') ?? undefined);
    const counted = wholeNumber(accelerator.get('count'));
    return {
        provider: 'gcp',
        machine: cloud_commands_literal(words, '--machine-type'),
        name: type,
        // What is attached to machines there is a GPU, whichever it is.
        ...(type === undefined && counted !== undefined && { kind: 'gpu' }),
        perNode: held ?? counted,
        nodes: number(words, undefined, '--num-nodes'),
        ...(has(words, '--spot', '--preemptible', '--provisioning-model=SPOT') && { spot: true }),
    };
}
/** `type=nvidia-tesla-t4,count=1`, literal values only. */
function pairs(text) {
    const found = new Map();
    for (const pair of (text ?? '').slice(0, 2_000).split(',')) {
        const cut = pair.indexOf('=');
        const value = pair.slice(cut + 1);
        if (cut > 0 && isLiteral(value))
            found.set(pair.slice(0, cut), value);
    }
    return found;
}
function workerPools(words) {
    const pools = optionsOf(words, '--worker-pool-spec').map((spec) => pairs(spec));
    const pool = pools.find((each) => ['accelerator-type', 'accelerator-count', 'machine-type'].some((key) => each.has(key)));
    if (pool === undefined || pools.length > 1)
        return undefined;
    const type = pool.get('accelerator-type');
    const each = wholeNumber(pool.get('accelerator-count'));
    return states({
        provider: 'gcp',
        machine: pool.get('machine-type'),
        name: type,
        // TPUs that are counted there are counted by TensorCores, eight and more.
        ...(type === undefined && each !== undefined && each < 8 && !pool.has('machine-type') && { kind: 'gpu' }),
        perNode: each,
        nodes: wholeNumber(pool.get('replica-count') ?? '1'),
    });
}
function aiPlatform(words) {
    const role = (name) => {
        const accelerator = pairs(optionOf(words, `--${name}-accelerator`));
        return {
            machine: cloud_commands_literal(words, `--${name}-machine-type`),
            accelerator: accelerator.get('type'),
            each: wholeNumber(accelerator.get('count')),
        };
    };
    const workers = number(words, optionOf(words, '--config') === undefined ? 0 : undefined, '--worker-count');
    const job = { tier: cloud_commands_literal(words, '--scale-tier'), master: role('master'), worker: role('worker'), workers };
    const request = requestOf(job);
    return request && states(request);
}
const xpk = (words) => {
    const workload = words.some((word, at) => word === 'workload' && /^create/.test(words[at + 1] ?? ''));
    const cluster = words.some((word, at) => word === 'cluster' && /^create/.test(words[at + 1] ?? ''));
    if (!workload && !cluster)
        return undefined;
    const type = cloud_commands_literal(words, '--tpu-type') ?? cloud_commands_literal(words, '--device-type');
    const hardware = hardwareNamed(type);
    const onDemand = { ...(has(words, '--spot') && { spot: true }), provider: 'gcp' };
    const request = hardware?.kind === 'tpu'
        ? { ...onDemand, name: type, slices: number(words, 1, '--num-slices') }
        : {
            ...onDemand,
            name: type,
            ...(optionOf(words, '--tpu-type') !== undefined && { kind: 'tpu' }),
            nodes: number(words, 1, '--num-nodes'),
        };
    return workload ? states(request) : suggests(request);
};
const sky = (words) => {
    if (!words.some((word) => word === 'launch' || word === 'exec'))
        return undefined;
    const name = cloud_commands_literal(words, '--gpus');
    const machine = cloud_commands_literal(words, '--instance-type', '-t');
    const hardware = hardwareNamed(name);
    const nodes = number(words, 1, '--num-nodes');
    return states({
        name,
        machine,
        ...(hardware?.chips === undefined ? { perNode: hardware && (hardware.perNode ?? 1), nodes } : { slices: nodes }),
        provider: cloudNamed(cloud_commands_literal(words, '--infra') ?? cloud_commands_literal(words, '--cloud')),
        ...(has(words, '--use-spot') && { spot: true }),
    });
};
const docker = (words) => {
    if (!has(words, 'run', 'create'))
        return undefined;
    const gpus = optionOf(words, '--gpus');
    if (gpus !== undefined)
        return dockerGpus(gpus.replaceAll('"', ''));
    const runtime = cloud_commands_literal(words, '--runtime');
    if (runtime === 'nvidia')
        return states({ kind: 'gpu', vendor: 'nvidia' });
    if (runtime === 'habana')
        return states({ kind: 'other', vendor: 'intel' });
    const devices = optionsOf(words, '--device');
    if (devices.some((device) => device.startsWith('/dev/kfd')))
        return states({ kind: 'gpu', vendor: 'amd' });
    if (devices.some((device) => device.startsWith('/dev/neuron')))
        return states({ kind: 'other', vendor: 'aws' });
    return undefined;
};
function dockerGpus(gpus) {
    const devices = /^device=(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(gpus)?.[1]?.split(',').length;
    const count = devices ?? wholeNumber(gpus);
    if (count === 0 || gpus === 'none')
        return undefined;
    const known = count !== undefined || gpus === 'all' || gpus.startsWith('device=');
    const request = {
        kind: 'gpu',
        vendor: 'nvidia',
        perNode: count,
        ...(count !== undefined && { nodes: 1 }),
    };
    return known ? states(request) : suggests(request);
}
const aws = (words) => cloud_commands_inOrder(words, 'ec2', 'run-instances')
    ? states({ machine: cloud_commands_literal(words, '--instance-type'), nodes: number(words, 1, '--count'), provider: 'aws' })
    : undefined;
const eksctl = (words) => cloud_commands_inOrder(words, 'create', 'cluster') || cloud_commands_inOrder(words, 'create', 'nodegroup')
    ? suggests({
        machine: cloud_commands_literal(words, '--node-type', '-t', '--instance-types'),
        nodes: number(words, undefined, '--nodes', '-N'),
    })
    : undefined;
const azure = (words) => {
    if (cloud_commands_inOrder(words, 'vm', 'create'))
        return states({ machine: cloud_commands_literal(words, '--size'), nodes: 1 });
    if (cloud_commands_inOrder(words, 'ml', 'compute', 'create'))
        return suggests({ machine: cloud_commands_literal(words, '--size') });
    if (cloud_commands_inOrder(words, 'aks', 'nodepool', 'add') || cloud_commands_inOrder(words, 'aks', 'create')) {
        return suggests({
            machine: cloud_commands_literal(words, '--node-vm-size', '-s'),
            nodes: number(words, undefined, '--node-count', '-c'),
        });
    }
    return undefined;
};
const ctpu = (words) => has(words, 'up')
    ? states({ kind: 'tpu', vendor: 'google', provider: 'gcp', name: cloud_commands_literal(words, '--tpu-size') })
    : undefined;
/** Beaker's; its own options end where the command that it runs begins. */
const gantry = (words) => {
    const end = words.indexOf('--');
    const own = end === -1 ? words : words.slice(0, end);
    if (!has(own, 'run') || optionOf(own, '--gpus') === undefined)
        return undefined;
    // Of several types it takes whichever is free.
    const [type, another] = optionsOf(own, '--gpu-type');
    const name = another === undefined && isLiteral(type) && hardwareNamed(type)?.kind === 'gpu' ? type : undefined;
    return states({ kind: 'gpu', name, perNode: number(own, undefined, '--gpus'), nodes: number(own, 1, '--replicas') });
};
const cloud_commands_torchx = (words) => {
    const { request, isBuiltIn } = torchxRequest(words) ?? {};
    return request && (isBuiltIn ? states(request) : suggests(request));
};
const cloud_commands_readers = [
    ['xpk', xpk],
    ['gcloud', gcloud],
    ['sky', sky],
    ['docker', docker],
    ['nvidia-docker', () => states({ kind: 'gpu', vendor: 'nvidia' })],
    ['podman', docker],
    ['aws', aws],
    ['eksctl', eksctl],
    ['az', azure],
    ['ctpu', ctpu],
    ['gantry', gantry],
    ['torchx', cloud_commands_torchx],
];

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/launch-environment.js


/** What one variable of the environment tells of the accelerator. */
const requestOfVariable = (name, value) => environment.get(name)?.(value) ?? ofLibrary.find(([names]) => names.test(name))?.[1];
/** What the variables that a script sets, or hands to a container, tell of the accelerators. */
function environmentRequests(commands) {
    return launch_environment_settingsIn(commands).flatMap(({ name, value, line }) => {
        const request = requestOfVariable(name, value);
        return request ? [{ line, request }] : [];
    });
}
/**
 * The slice, the machine or the model of GPU that a script keeps in a variable for commands that are not seen here.
 * A variable that has several values names none of them.
 */
function namedInVariables(commands) {
    const settings = launch_environment_settingsIn(commands);
    const values = new Map();
    for (const { name, value } of settings)
        values.set(name, new Set([...(values.get(name) ?? []), value]));
    const only = (name) => {
        const [value, another] = values.get(name) ?? [];
        return another === undefined ? value : undefined;
    };
    const nodes = nodeVariables.map((name) => wholeNumber(only(name))).find((number) => number !== undefined);
    const requests = [];
    for (const { name, value, line } of settings) {
        if (only(name) !== value)
            continue;
        const hardware = hardwareNamed(value);
        const isModel = hardware?.kind === 'gpu' && hardware.accelerator !== undefined;
        if (gpuVariable.test(name) && isModel)
            requests.push({ line, request: { kind: 'gpu', name: value } });
        const slice = sliceVariable.test(name) && hardware?.chips !== undefined;
        if (slice)
            requests.push({ line, request: { name: value, provider: 'gcp', slices: slicesIn(settings) } });
        if (machineVariables.has(name) && hardwareOf(value))
            requests.push({ line, request: { machine: value, nodes } });
    }
    return requests;
}
/** The variables that a script sets, or hands to a container. */
const launch_environment_settingsIn = (commands) => commands.flatMap(({ words, line, byDefault }) => words.flatMap((word) => {
    const [, name, value] = /^(?:--?e(?:nv)?=)?([A-Za-z]\w{1,60})=(.*)$/s.exec(word) ?? [];
    return name === undefined || value === undefined || value === '' ? [] : [{ name, value, line, byDefault }];
}));
const slicesIn = (settings) => {
    const several = settings.filter(({ name }) => /^(?:NUM_?SLICES|N_SLICES|SLICES|NODE_COUNT|NUM_TPUS)$/.test(name));
    const [first] = several;
    return first === undefined ? 1 : several.length === 1 ? wholeNumber(first.value) : undefined;
};
/** A variable with the name of a slice: `DEFAULT_TPU_TYPE`, but no name that somebody gave a machine. */
const sliceVariable = /^(?!.*(?:NAME|VERSION|IMAGE|TAG))(?:.*_)?(?:TPU|ACCELERATOR|ACCEL|ACC|SLICE|POD|DEVICE)(?:_(?:TYPE|SIZE|ACCELERATOR_TYPE|SHAPE))?$/i;
/** The model of GPU that a script passes on. */
const gpuVariable = /^(?:DEFAULT_|HPC_|SLURM_)?GPU(?:_(?:TYPE|MODEL|NAME))?$/i;
const machineVariables = new Set([
    ...['INSTANCE_TYPE', 'AWS_INSTANCE_TYPE', 'EC2_INSTANCE_TYPE', 'MACHINE_TYPE', 'GCP_MACHINE_TYPE', 'VM_SIZE'],
]);
const nodeVariables = ['NUM_NODES', 'NNODES', 'NODE_COUNT', 'INSTANCE_COUNT', 'NUM_INSTANCES'];
const launch_environment_tpu = { kind: 'tpu', vendor: 'google' };
const neuron = { kind: 'other', vendor: 'aws' };
const launch_environment_gpu = { kind: 'gpu' };
const amd = { kind: 'gpu', vendor: 'amd' };
const launch_environment_gaudi = { kind: 'other', vendor: 'intel' };
const npu = { kind: 'other' };
/** Variables of libraries that serve one kind of hardware alone: AMD's and PyTorch for it read those of NVIDIA's. */
const ofLibrary = [
    [/^NEURON_/, neuron],
    [/^(?:NCCL_|(?:CUDA_LAUNCH_BLOCKING|PYTORCH_CUDA_ALLOC_CONF|TORCH_CUDA_ARCH_LIST)$)/, launch_environment_gpu],
    [/^(?:HCCL_|PYTORCH_NPU_|ASCEND_(?:RT_VISIBLE|VISIBLE|LAUNCH|GLOBAL))/, npu],
];
const platforms = new Map([
    ['tpu', launch_environment_tpu],
    ['gpu', launch_environment_gpu],
    ['cuda', { kind: 'gpu', vendor: 'nvidia' }],
    ['rocm', amd],
    ['neuron', neuron],
]);
const platform = (value) => platforms.get((value.split(',')[0] ?? '').toLowerCase());
const environment = new Map([
    ['PJRT_DEVICE', platform],
    ['JAX_PLATFORMS', platform],
    ['JAX_PLATFORM_NAME', platform],
    ['LIBTPU_INIT_ARGS', () => launch_environment_tpu],
    ['XRT_TPU_CONFIG', () => launch_environment_tpu],
    ['XLA_FLAGS', (value) => (value.includes('--xla_gpu_') ? launch_environment_gpu : undefined)],
    ['CUDA_VISIBLE_DEVICES', (value) => launch_environment_visible(value, launch_environment_gpu)],
    ['HIP_VISIBLE_DEVICES', (value) => launch_environment_visible(value, amd)],
    ['ROCR_VISIBLE_DEVICES', (value) => launch_environment_visible(value, amd)],
    ['HABANA_VISIBLE_DEVICES', (value) => launch_environment_visible(value, launch_environment_gaudi)],
    ['ASCEND_RT_VISIBLE_DEVICES', (value) => launch_environment_visible(value, npu)],
    ['HABANA_VISIBLE_MODULES', (value) => launch_environment_visible(value, launch_environment_gaudi)],
]);
/** One visible device tells little: scripts pick one of many with it. */
function launch_environment_visible(value, kind) {
    if (!/^\d{1,3}(?:,\d{1,3}){0,63}$/.test(value))
        return kind.vendor === 'intel' ? kind : undefined;
    const devices = value.split(',').length;
    return devices > 1 ? { ...kind, perNode: devices } : kind;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/variable-sizes.js



/**
 * `GPUS_PER_NODE=8`, `NUM_GPUS=4` and `NNODES=2`, for a script whose launches do not tell how many processes they
 * start, or on how many nodes. A variable of several values tells none of them.
 */
function sizesInVariables(commands, device) {
    const settings = launch_environment_settingsIn(commands);
    const nodes = variable_sizes_numberIn(settings, nodeVariable, 1);
    const gpus = variable_sizes_numberIn(settings, device.vendor === 'aws' ? coreVariable : variable_sizes_gpuVariable, 1);
    const size = gpus ?? (device.vendor === 'aws' ? undefined : variable_sizes_numberIn(settings, doubtfulVariable, 2));
    const first = size ?? nodes;
    if (first === undefined)
        return [];
    const { isNamed: _, cores, ...kind } = device;
    const byDefault = size?.byDefault === true || nodes?.byDefault === true;
    const stated = {
        nodes: nodes?.number,
        ...(byDefault && { byDefault: size?.byDefault ? true : 'nodes' }),
    };
    if (size === undefined)
        return [{ line: first.line, request: { ...kind, ...stated } }];
    if (device.vendor === 'aws') {
        return [
            {
                line: size.line,
                request: { ...kind, ...launch_devices_chipsOfCores({ name: device.name, cores }, size.number, stated.nodes), ...stated },
            },
        ];
    }
    if (size.number <= mostPerNode)
        return [{ line: size.line, request: { ...kind, ...stated, perNode: size.number } }];
    // No node has so many: it is the number of all.
    const isTotal = variable_sizes_numberIn(settings, totalVariable, 1)?.number === size.number;
    return isTotal ? [{ line: size.line, request: { ...kind, ...stated, count: size.number } }] : [];
}
const totalVariable = /^(?:num_?|n_?)gpus?$|^gpu_(?:count|num)$|^world_size$/i;
const variable_sizes_gpuVariable = /^(?:n_?|num_?|nr_?)?gpus?_per_node$|^(?:num_?|nr?_?)gpus?$|^n?proc_per_node$|^gpu_(?:count|num)$|^num_gpu_devices$/i;
/** These may as well be the index of one device. */
const doubtfulVariable = /^(?:gpus|devices|num_devices|n_devices|world_size)$/i;
const nodeVariable = /^(?:n_?|num_?|nr_?)nodes?$|^(?:hpc|slurm|job)_(?:num_?|n_?)?nodes$|^node_(?:count|num)$|^(?:num_|n)machines$|^num_hosts$/i;
const coreVariable = /^(?:NEURON_RT_NUM_CORES|NUM_NEURON_?CORES|NEURON_CORES(?:_PER_NODE)?|CORES_PER_NODE|n?proc(?:esse)?s?_per_node)$/i;
function variable_sizes_numberIn(settings, name, least) {
    const stated = settings.filter((setting) => setting.name.length <= 40 && name.test(setting.name));
    const numbers = stated.map(({ value }) => wholeNumber(value));
    const [first] = stated;
    const [number] = numbers;
    if (first === undefined || number === undefined || number < least)
        return undefined;
    return numbers.every((other) => other === number)
        ? { number, line: first.line, byDefault: stated.some(({ byDefault }) => byDefault) }
        : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/visible-device.js

/** The variables that show a program only some of the devices. */
const variable = /^(?:CUDA|HIP|ROCR)_VISIBLE_DEVICES=(.*)$/s;
/** A word of a command that is the name of a program that trains. */
const visible_device_trains = /(?:^|[/._-])(?:pre)?(?:train|finetune|fine_tune|sft|dpo)(?:[._-][\w.-]{0,80})?$|train(?:er|ing)?(?:\.py)?$/i;
/**
 * The line on which a script that does nothing but start one training program shows it one device: the program has one
 * accelerator. Of several programs each may have its own.
 */
function oneDeviceShown(commands) {
    const shown = commands.flatMap(({ words, line, byDefault }) => words.flatMap((word) => {
        const value = variable.exec(word)?.[1];
        return value === undefined ? [] : [{ value, line, byDefault }];
    }));
    const [first, another] = shown;
    if (first === undefined || another !== undefined || first.byDefault || !/^\d{1,2}$/.test(first.value))
        return undefined;
    const [program, next] = commands.filter((command) => runs(command) && /^(?:python[\d.]*|accelerate|deepspeed)$/.test(programOf(command.words)));
    if (program === undefined || next !== undefined)
        return undefined;
    return program.words.some((word) => word.length <= 300 && visible_device_trains.test(word)) ? first.line : undefined;
}
/** What tells that a script is started on several nodes, or may be. */
const several = /nnodes|num[-_]?nodes|num[-_]machines|machine[-_]rank|node[-_]rank|master[-_]addr|main_process_ip|hostfile|config[-_]file|world[-_]size|rdzv|dist[-_]url|^-?-?nodes|^(?:srun|sbatch|mpirun|mpiexec|ssh|pdsh|ray)$/i;
/** Whether the programs of a script run where it is started, so that the devices it shows them are all they have. */
function staysOnNode(commands) {
    const running = commands.filter((command) => runs(command) && visible_device_starters.test(programOf(command.words)));
    return running.length > 0 && !commands.some(({ words }) => words.some((word) => several.test(word.slice(0, 200))));
}
const visible_device_starters = /^(?:python[\d.]*|accelerate|deepspeed|llamafactory-cli|swift)$/;

;// CONCATENATED MODULE: ./build/core/evidence/engines/scheduler/batch-directives.js


const longestLine = 2_000;
const mostDirectives = 500;
/**
 * The options of the directives that begin with a sign such as `#PBS`, up to the first command, where schedulers stop
 * to read. `isFlag` names options without a value.
 */
function directiveOptions(text, sign) {
    const found = [];
    let start = 0;
    for (let line = 1; start <= text.length; line++) {
        if (found.length >= mostDirectives) {
            giveUp(`holds more than ${mostDirectives} options of its scheduler`);
            break;
        }
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        const content = text.slice(start, Math.min(end, start + longestLine));
        start = end + 1;
        if (content.startsWith(sign) && /^[ \t]/.test(content.slice(sign.length))) {
            found.push(...optionsIn(batch_directives_wordsOf(content.slice(sign.length)), line));
        }
        else if (content.trim() !== '' && !content.startsWith('#'))
            break;
    }
    return found;
}
/** The options among words, such as `-l a=1 -q gpu`, `--gpus-per-node=4` and `-N2`. */
function optionsIn(words, line) {
    return words.flatMap((word, at) => {
        const [, dashes, long = '', rest = ''] = /^(--?)([A-Za-z][\w-]{0,40})(?:=(.*))?$/s.exec(word) ?? [];
        if (dashes === undefined)
            return [];
        const glued = dashes === '-' && /^[A-Za-z]\d+$/.test(long);
        if (glued)
            return [{ name: long.slice(0, 1), value: long.slice(1), line }];
        const next = words[at + 1] ?? '';
        return [{ name: long, value: rest !== '' ? rest : next.startsWith('-') ? '' : next, line }];
    });
}
/** The words of a directive, with quoted ones whole and without what a comment adds. */
function batch_directives_wordsOf(text) {
    const words = text.match(/"[^"]*"|'[^']*'|[^\s"']+(?:"[^"]*")?/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    return words.slice(0, comment === -1 ? words.length : comment).map((word) => word.replaceAll(/["']/g, ''));
}
/** The option of a name that counts, which is the last one. */
const batch_directives_last = (options, ...names) => options.filter(({ name }) => names.includes(name)).at(-1);
const batch_directives_literal = (value) => (isLiteral(value) ? value : undefined);
/** `ngpus=8:gpu_type=a100` by its parts; a part without a value stands for itself. */
const batch_directives_partsOf = (text, sign) => new Map(text.split(sign).map((part) => {
    const cut = part.indexOf('=');
    return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
}));

;// CONCATENATED MODULE: ./build/core/evidence/engines/scheduler/batch-nodes.js





/**
 * The nodes that a script asks PBS or Cobalt for without a word of their GPUs, where its queue, its system or its
 * commands name those: nothing tells how many each node has.
 */
function wholeNodesRequested(text) {
    for (const [sign, nodesOf] of schedulers) {
        const options = text.includes(sign) ? directiveOptions(text, sign) : [];
        const queue = options.findLast(({ name }) => name === 'q' || name === 'queue')?.value ?? '';
        const stated = /(?:^|[^a-z])cpus?(?![a-z])/i.test(queue.slice(0, 200)) ? undefined : nodesOf(options, queue);
        if (stated === undefined)
            continue;
        const { line, nodes, system } = stated;
        const device = systems.get(system ?? '') ?? ofQueue(queue) ?? namedBy(text);
        const job = options.findLast(({ name }) => name === 'N' || name === 'jobname')?.value;
        return device && { line, request: { job: job && /^[\w.-]{1,100}$/.test(job) ? job : undefined, ...device, nodes } };
    }
    return undefined;
}
/** What the nodes of the Argonne facility's systems hold, which all share one scheduler. */
const systems = new Map([
    ['polaris', { kind: 'gpu', name: 'a100' }],
    ['sophia', { kind: 'gpu', name: 'a100' }],
    ['aurora', { kind: 'gpu', name: 'max-1550' }],
]);
function ofQueue(queue) {
    const words = queue.slice(0, 200).split(/[-_.@]/);
    const name = modelIn(words.filter((word) => word.length > 2));
    return name !== undefined || words.some((word) => /^gpus?\d*$/i.test(word)) ? { kind: 'gpu', name } : undefined;
}
function namedBy(text) {
    const device = deviceOf(shellCommands(text));
    if (device?.isNamed !== true)
        return undefined;
    const { kind, vendor, name } = device;
    return { kind, vendor, name };
}
/** One kind of chunk, or of Torque's nodes, that asks for no GPU by itself. */
function ofPbs(options, queue) {
    const resources = options.filter(({ name }) => name === 'l');
    const isScattered = resources.some(({ value }) => /(?:^|,)place=v?scatter/.test(value));
    const [stated, another] = resources.filter(({ value }) => /(?:^|,)(?:select|nodes)=/.test(value));
    if (stated === undefined || another !== undefined || resources.some(({ value }) => /gpu/i.test(value)))
        return undefined;
    const [, option, chunk = ''] = /(?:^|,)(select|nodes)=([^,+]{1,500})(?:,|$)/.exec(stated.value) ?? [];
    const [first = '', ...parts] = chunk.split(':');
    const nodes = wholeNumber(first);
    const system = parts.find((part) => part.startsWith('system='))?.slice('system='.length);
    // Chunks may share a node, and some queues give out parts of one.
    const isWhole = nodes === 1 || option === 'nodes' || isScattered || system !== undefined;
    return nodes && isWhole && (nodes === 1 || !ofParts.test(queue)) ? { line: stated.line, nodes, system } : undefined;
}
/** Queues such as `by-gpu`, which count GPUs. */
const ofParts = /(?:by|single)[-_]gpu|[-_]shared$/i;
function ofCobalt(options, queue) {
    const stated = options.findLast(({ name }) => name === 'n' || name === 'nodecount');
    const nodes = wholeNumber(stated?.value);
    return stated && nodes && (nodes === 1 || !ofParts.test(queue)) ? { line: stated.line, nodes } : undefined;
}
const schedulers = [
    ['#PBS', ofPbs],
    ['#COBALT', ofCobalt],
];

;// CONCATENATED MODULE: ./build/core/evidence/engines/scheduler/pbs.js



/** PBS Professional's chunks, and the nodes of Torque. */
function pbs(options) {
    const job = batch_directives_literal(batch_directives_last(options, 'N')?.value);
    const resources = options.filter(({ name }) => name === 'l');
    const scattered = resources.some(({ value }) => /(?:^|,)place=(?:v?scatter)/.test(value));
    return resources.flatMap(({ value, line }) => {
        const list = /(?:^|,)(?:select|nodes)=([^,]+)/.exec(value)?.[1];
        if (list === undefined)
            return pbsTotal(value, line, job);
        const chunks = list.split('+').map(chunkOf);
        const holding = chunks.filter(({ each }) => each !== 0);
        const [first, another] = holding;
        if (first === undefined)
            return [];
        const count = holding.reduce((sum, chunk) => (sum === undefined || chunk.total === undefined ? undefined : sum + chunk.total), 0);
        const name = holding.every((chunk) => chunk.name === first.name) ? first.name : undefined;
        // Chunks may share a node, unless they are told apart, there is one, or each has the GPUs of a usual node.
        const isNode = first.copies === 1 || (first.each ?? 0) >= usualNode;
        const apart = another === undefined && (scattered || value.includes('nodes=') || isNode);
        const nodes = apart ? { nodes: first.copies, perNode: first.each } : {};
        return [{ line, request: { job, kind: 'gpu', name, count, ...nodes } }];
    });
}
/** The GPUs of the smallest nodes that jobs of several nodes are given. */
const usualNode = 4;
function chunkOf(text) {
    const [first = '', ...rest] = text.split(':');
    const isCopies = !first.includes('=');
    const parts = batch_directives_partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':');
    const gpus = parts.get('ngpus') ?? parts.get('gpus');
    const copies = isCopies ? wholeNumber(first.trim()) : 1;
    const each = gpus === undefined ? 0 : wholeNumber(gpus);
    const named = ['gpu_type', 'gpu_model', 'gputype', 'gpu'].map((key) => parts.get(key) ?? '');
    const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word);
    return { copies, each, total: each === 0 ? 0 : times(copies, each), name: modelIn([...named, ...alone]) };
}
/** `-l ngpus=4`: GPUs of the whole job. */
function pbsTotal(value, line, job) {
    const gpus = batch_directives_partsOf(value, ',').get('ngpus');
    const count = wholeNumber(gpus);
    return gpus === undefined || count === 0 ? [] : [{ line, request: { job, kind: 'gpu', count } }];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/batch-scheduler.js










/** Batch scripts of PBS, PJM, LSF, Grid Engine, Flux and Cobalt: what their directives ask for. */
const batch_scheduler_reader = {
    format: 'batch-scheduler',
    matches: script_path/* isScript */.K,
    mayHold: (text) => anyDirective.test(text) || anySubmission.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const inside = batchRequests(text);
        const requests = inside.length > 0 ? inside : submittedRequests(text);
        const whole = requests.length > 0 ? undefined : wholeNodesRequested(text);
        for (const { request, line } of whole ? [whole] : requests) {
            const seen = observeRequest({ path, line }, whole ? 'suggests' : 'states', request);
            if (seen)
                observations.add(seen);
        }
        return observations.list();
    },
};
const anyDirective = /^#(?:PBS|PJM|BSUB|COBALT|\$|[ ]?flux:|FLUX:)[ \t]/m;
const anySubmission = /\b[qb]sub[ \t]/;
/** What the commands of a script ask a scheduler for, on behalf of another script: `qsub -l select=2:ngpus=4 job.sh`. */
function submittedRequests(text) {
    if (!anySubmission.test(text))
        return [];
    return shellCommands(text).flatMap(({ words, line, byDefault }) => {
        const requestsOf = submitters.get(programOf(words));
        if (requestsOf === undefined || byDefault)
            return [];
        const end = words.findIndex((word, at) => at > 0 && submitted.test(word.slice(-100)));
        return requestsOf(optionsIn(words.slice(1, end === -1 ? words.length : end), line));
    });
}
/** What the options of a submission end at. */
const submitted = /\.(?:sh|pbs|lsf|job|py)$|^(?:--|python[\d.]*|bash|sh|jsrun|mpirun|mpiexec)$/;
/** What a script asks its scheduler for, whichever that is. */
function batchRequests(text) {
    if (!anyDirective.test(text))
        return [];
    return batch_scheduler_schedulers.flatMap(([sign, requestsOf]) => {
        const options = directiveOptions(text, sign);
        return options.length === 0 ? [] : requestsOf(options);
    });
}
/** LSF: `-gpu "num=4:gmodel=…"` asks for GPUs on each host. */
function lsf(options) {
    const wanted = batch_directives_last(options, 'gpu');
    const requirements = options.filter(({ name }) => name === 'R').map(({ value, line }) => ({ value, line }));
    const rusage = requirements.find(({ value }) => /rusage\[[^\][]*ngpus_(?:excl_p|physical|shared)=/.test(value));
    if (wanted === undefined && rusage === undefined)
        return [];
    const parts = batch_directives_partsOf(wanted?.value ?? '', ':');
    const number = wanted ? (parts.get('num') ?? '1') : /ngpus_\w{1,20}=(\d+)/.exec(rusage?.value ?? '')?.[1];
    const [amount = '', unit = 'host'] = (number ?? '').split('/');
    const each = wholeNumber(amount);
    if (each === 0)
        return [];
    const hosts = lsfHosts(options, requirements.map(({ value }) => value).join(' '));
    const tasks = wholeNumber(batch_directives_last(options, 'n')?.value ?? '1');
    const counts = unit === 'task' ? { count: times(each, tasks), nodes: hosts } : { perNode: each, nodes: hosts };
    const job = batch_directives_literal(batch_directives_last(options, 'J')?.value)?.split('[', 1)[0];
    const name = modelIn([(parts.get('gmodel') ?? '').replace(/-\d+(?:\.\d+)?[GM]$/i, ''), parts.get('gmodel') ?? '']);
    return [{ line: (wanted ?? rusage)?.line ?? 1, request: { job, kind: 'gpu', name, ...counts } }];
}
/** The hosts of a job, where its slots can only lie on so many. */
function lsfHosts(options, requirements) {
    if (/span\[hosts=1\]/.test(requirements))
        return 1;
    const stated = batch_directives_last(options, 'nnodes');
    if (stated)
        return wholeNumber(stated.value);
    const slots = wholeNumber(batch_directives_last(options, 'n')?.value ?? '1');
    if (slots === 1)
        return 1;
    const perHost = wholeNumber(/span\[ptile=(\d{1,4})\]/.exec(requirements)?.[1]);
    return slots !== undefined && perHost ? Math.ceil(slots / perHost) : undefined;
}
/** Grid Engine: sites name the resource as they like, and many count it for each slot. */
function gridEngine(options) {
    const slots = batch_directives_last(options, 'pe') !== undefined;
    const resources = options.filter(({ name }) => name === 'l');
    const name = modelIn(resources.flatMap(({ value }) => gridModels.map((key) => batch_directives_partsOf(value, ',').get(key) ?? '')));
    const [first] = resources.flatMap(({ value, line }) => {
        const parts = batch_directives_partsOf(value, ',');
        const wanted = gridResources.map((key) => parts.get(key)).find((amount) => amount !== undefined);
        if (wanted === undefined || /^(?:0|false)$/i.test(wanted))
            return [];
        const count = slots ? undefined : wholeNumber(wanted);
        return [{ line, request: { job: batch_directives_literal(batch_directives_last(options, 'N')?.value), kind: 'gpu', name, count } }];
    });
    return first ? [first] : [];
}
const gridResources = ['gpu', 'gpus', 'ngpus', 'num_gpu', 'gpu_card', 'h_gpu'];
const gridModels = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name'];
/** Fujitsu's: `-L node=2` takes whole nodes, and `-L gpu=1` a share of one. */
function pjm(options) {
    const resources = options.filter(({ name }) => name === 'L');
    const [first] = resources.flatMap(({ value, line }) => {
        const gpus = wholeNumber(batch_directives_partsOf(value, ',').get('gpu'));
        return gpus ? [{ line, request: { kind: 'gpu', perNode: gpus, nodes: 1 } }] : [];
    });
    return first ? [first] : [];
}
/** Flux has the options of Slurm, some under other letters. */
function flux(options) {
    const names = { N: 'nodes', n: 'ntasks', nslots: 'ntasks', g: 'gpus-per-task' };
    const known = new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]));
    return slurmRequests(known).flatMap(({ certainty, ...request }) => (certainty === 'states' ? [request] : []));
}
const batch_scheduler_schedulers = [
    ['#PBS', pbs],
    ['#PJM', pjm],
    ['#BSUB', lsf],
    ['#$', gridEngine],
    ['# flux:', flux],
    ['#flux:', flux],
    ['#FLUX:', flux],
];
const submitters = new Map([
    [
        'qsub',
        (options) => {
            const requests = pbs(options);
            return requests.length > 0 ? requests : gridEngine(options);
        },
    ],
    ['bsub', lsf],
]);

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/shell-launch.js






















/** Scripts and makefiles: what their commands launch, and on what. */
const shell_launch_reader = {
    format: 'shell-launch',
    matches: (path) => (0,script_path/* isScript */.K)(path) || holdsRecipes(path),
    mayHold: (text) => shell_launch_worthReading.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const commands = shellCommands(commandText(path, text), slurmVariables(text));
        for (const seen of launchObservations(path, commands, text)) {
            observations.add(seen);
        }
        return observations.list();
    },
};
const shell_launch_worthReading = /torchrun|torch\.distributed|torch_xla|torchtitan|accelerate|deepspeed|gaudi_spawn|xla_spawn|horovodrun|mpirun|mpiexec|orterun|paddle\.distributed|fleetrun|composer|colossalai|tune run|gcloud|xpk|torchx |\bsky |docker|podman|\baws |eksctl|\baz |ctpu|gantry|PJRT_DEVICE|JAX_PLATFORM|LIBTPU_|XLA_FLAGS|XRT_TPU|VISIBLE_DEVICES|NEURON_|NCCL_|CUDA_LAUNCH_|CUDA_ALLOC_|CUDA_ARCH_|HCCL_|PYTORCH_NPU_|ASCEND_|maxtext|t5x|levanter|axolotl|llamafactory|kubectl|tpu[-_](?:type|slice)|accelerator[-_]type|TPU_SIZE|INSTANCE_TYPE|MACHINE_TYPE|VM_SIZE|GPUS_PER_NODE|apiVersion|trainingInput|accelerators:|worker_?pool_?specs|--devices|trainer\.devices|--num[-_]nodes|n?gpus?[-_]per[-_]node|num[-_]gpus?|--n_?gpus|--gpus|worker_gpu|num_core_per_host|world[-_]size|(?:dist|slurm)_train\.sh|NPROC|NNODES|NUM_NODES|GPUS?[ \t]*[:?]?=|GPU_(?:TYPE|MODEL|NAME)|use[-_]tpu|tpu_num_cores|num_tpu_cores|NUM_NEURON|HABANA_|--slurm[-_.]|per_device_train_batch_size|marian|submit job|job submit/i;
function launchObservations(path, commands, text) {
    const device = isForAnotherKind(path) ? anotherKind : deviceOf(commands);
    // What a scheduler allots is counted there; the processes only repeat it.
    const allotted = directivesRequestAccelerators(text) || batchRequests(text).length > 0;
    const run = commandsRun(commands);
    const launches = launchesIn(commands).flatMap((launch) => frameworksOf(path, launch));
    const precisions = run.flatMap((command) => {
        const launched = launchesIn([command]);
        const starts = launched.length > 0 ? launched : /^python[\d.]*$/.test(programOf(command.words)) ? [command] : [];
        return starts.flatMap((launch) => precisionOf(path, command, launch));
    });
    const documents = commands.flatMap(({ hereDocuments }) => hereDocuments.flatMap((document) => ofDocument(path, document)));
    const hardware = [
        ...run.filter(runs).flatMap((command) => hardwareOfCommand(path, command, allotted)),
        ...(allotted ? [] : launchesIn(run).flatMap((launch) => shell_launch_processesOf(path, launch, device))),
    ];
    const kept = hardware.length > 0 ? [] : commands.filter((command) => command.kept && runs(command));
    const handedOn = kept.flatMap((command) => handedOnBy(path, command));
    const observed = [...launches, ...documents, ...hardware, ...handedOn, ...precisions];
    return allotted
        ? observed
        : [...observed, ...shell_launch_variablesOf(path, commands, observed, device).flatMap((request) => ofVariable(path, request))];
}
const shell_launch_processesOf = (path, launch, device) => seen({ path, line: launch.line }, 'suggests', requestOfProcesses(launch, device)).map((each) => launch.byDefault && each.what === 'accelerator' ? { ...each, byDefault: launch.byDefault } : each);
/** What a script writes or hands on: other scripts, and the specs of jobs. */
function ofDocument(path, { text, line, byDefault }) {
    const specs = specReaders.filter(({ mayHold }) => mayHold?.(text)).flatMap(({ read }) => read(path, text));
    return [...softwareOfCommands(path, text), ...specs].map((seen) => ({
        ...seen,
        ...(byDefault && { certainty: 'suggests' }),
        place: { path, line: seen.place.line + line - 1 },
    }));
}
const specReaders = [reader, kubernetes_reader, skypilot_reader, { ...vertex_reader, read: vertex_inDocument }];
function hardwareOfCommand(path, command, allotted) {
    const place = { path, line: command.line };
    const cloud = cloudRequest(command);
    if (cloud)
        return ofCloud(place, command, cloud);
    if (allotted)
        return [];
    // Launchers of projects, which pass it on to whoever allots the machine.
    const type = optionOf(command.words, '--tpu_type', '--tpu-type', '--accelerator_type', '--accelerator-type') ??
        sliceOf(optionOf(command.words, '--device_type', '--device-type'));
    const shape = shapeOf(optionOf(command.words, '--tpu_slice', '--tpu-slice', '--instance_type', '--instance-type'));
    if (shape)
        return seen(place, 'suggests', shape);
    const slices = wholeNumber(optionOf(command.words, '--num_slices', '--num-slices'));
    if (isLiteral(type))
        return seen(place, 'suggests', { name: type, slices });
    const isProgram = command.words.some((word) => /^python[\d.]*$/.test(word)) && launchesIn([command]).length === 0;
    return isProgram && usesTpu(command.words) ? seen(place, 'suggests', { kind: 'tpu', vendor: 'google' }) : [];
}
/** What a script asks a cloud for by default is what its job gets unless somebody says otherwise. */
function ofCloud(place, { byDefault, withoutDefaults = [] }, { certainty, request }) {
    if (!byDefault)
        return seen(place, certainty, request);
    return observeWithDefaults(place, certainty, {
        withDefaults: request,
        withoutDefaults: cloudRequest({ words: withoutDefaults })?.request,
        isHint: true,
    });
}
/** What a command asks a cloud for that is put together in a variable, for whoever runs it. */
function handedOnBy(path, command) {
    return seen({ path, line: command.line }, 'suggests', cloudRequest(command)?.request);
}
/** `tpuv5e:4x4`, as Pathways calls a slice: its v5 is v5p. */
function shapeOf(slice) {
    const [, generation, topology] = /^tpu(v\d{1,2}[ep]?):(\d{1,3}(?:x\d{1,3}){1,2})$/.exec(slice ?? '') ?? [];
    if (generation === undefined)
        return undefined;
    return { kind: 'tpu', name: generation === 'v5' ? 'v5p' : generation, topology, provider: 'gcp' };
}
/** A device type that is the name of a slice: others are words such as `cuda`. */
const sliceOf = (type) => hardwareNamed(type)?.chips === undefined ? undefined : type;
/** What the variables of a script tell beside its commands, each only where these leave it open. */
function shell_launch_variablesOf(path, commands, observed, device) {
    const requests = observed.filter((each) => each.what === 'accelerator');
    const isCounted = requests.some(({ count, perNode }) => count !== undefined || perNode !== undefined);
    const isNamed = requests.some(({ certainty, accelerator, machine }) => certainty === 'states' && (isCounted || accelerator || machine));
    const named = isNamed ? [] : namedInVariables(commands);
    // What a script tells a scheduler is read there.
    const schedules = commands.some(({ words }) => words.some((word) => /^(?:srun|sbatch|salloc|qsub|bsub)$/.test(word)));
    // A model of GPU leaves open how many of them there are.
    const isPlaced = isCounted ||
        named.some(({ request }) => request.kind === undefined) ||
        requests.some(({ nodes }) => nodes !== undefined);
    const sizes = isPlaced || schedules || device === undefined ? [] : sizesInVariables(commands, device);
    const line = isCounted || device?.kind !== 'gpu' ? undefined : oneDeviceShown(commands);
    const alone = line === undefined ? [] : [{ line, request: { kind: 'gpu', perNode: 1, nodes: 1 } }];
    const shown = environmentRequests(commands).filter((request) => request.line !== line);
    const here = !isCounted && device?.kind === 'gpu' && staysOnNode(commands);
    const kept = holdsRecipes(path) ? [...named, ...sizes].map(overruled) : [...named, ...sizes];
    return [...(here ? shown.map(onOneNode) : shown), ...kept, ...alone];
}
const onOneNode = (request) => request.request.perNode === undefined ? request : { ...request, request: { ...request.request, nodes: 1 } };
const ofVariable = (path, { line, request }) => seen({ path, line }, 'suggests', request);
/** Whoever calls `make` may give its variables other values. */
const overruled = (request) => ({
    ...request,
    request: { ...request.request, byDefault: true },
});
function seen(place, certainty, request) {
    const observation = request && observeRequest(place, certainty, request);
    return observation ? [observation] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/prose/readme.js







/** READMEs and model cards: on what they say that something was trained, and what the commands in them start. */
const readme_reader = {
    format: 'readme',
    matches: (path) => readme_name.test(path),
    mayHold: (text) => /train|tun(?:e|ing)|torchrun|accelerate|deepspeed|reproduc|install/i.test(text),
    read: (path, text) => {
        const { passages, fences } = markdownParts(text);
        const inProse = passages.flatMap((passage) => mentionsIn(path, passage));
        const shells = fences.filter(isShell).slice(0, mostFences);
        const launched = shells.flatMap((fence) => launchedIn(path, fence));
        const kinds = [...kindsMentionedIn(path, passages), ...shells.flatMap((fence) => kindsInstalledIn(path, fence))];
        return [...[...inProse, ...trainingFirst(launched)].map(({ observation }) => observation), ...kinds];
    },
};
const readme_name = /(?:^|\/)(?:readme|model[-_]?card|pre-?train(?:ing)?|train(?:ing)?|fine-?tun(?:e|ing)|reproduc\w{0,10})[\w-]{0,40}\.(?:md|markdown|rst)$/i;
const mostFences = 100;
/** "Hardware: 16 A100", which is about training only where the heading above it is. */
const label = /^(?:training )?(?:hardware(?: type)?|gpus?|accelerators?|compute)\s?:/i;
const trainingHeading = /\b(?:pre-?)?train(?:ed|ing)?\b|\bfine-?tuning\b|\benvironmental impact\b/i;
function mentionsIn(path, { text, line, headings }) {
    const isLabel = label.test(text) && headings.some((heading) => trainingHeading.test(heading));
    if (isLabel ? !training_prose_isPlain(text) : !isAboutTraining(text))
        return [];
    const mentions = hardware_prose_hardwareIn(text);
    const [mention] = mentions;
    if (mention === undefined || mentions.length > 1)
        return [];
    if (mention.numbers.count === undefined && !leadsToHardware.test(text.slice(0, mention.at)))
        return [];
    const observation = mentioned({ path, line }, 'document', mention);
    return observation ? [{ observation }] : [];
}
/** "On", "with": a name by itself may be that of a quota, a wish or somebody else's. */
const leadsToHardware = /(?:\b(?:on|with|using|uses?|used|of|in|via|type)|:)(?: \S{1,20}){0,2} ?$/i;
/** Kinds of hardware that sentences and headings about training name, without a model. */
function kindsMentionedIn(path, passages) {
    const headings = new Set();
    return passages.flatMap(({ text, line, headings: above }) => {
        const heading = above.at(-1);
        const isNew = heading !== undefined && !headings.has(heading);
        if (isNew)
            headings.add(heading);
        const sentences = [text, ...(isNew ? [heading] : [])].map(withoutServing).filter(isAboutTraining);
        return sentences.flatMap((sentence) => kindsIn(sentence).map((kind) => kindMentioned(path, line, kind)));
    });
}
/** "Training and inference on TPUs" tells of training as well. */
const withoutServing = (sentence) => sentence.replace(/\b(training) (?:and|&|,) (?:inference|serving|evaluation)\b/gi, '$1');
/** The kinds of hardware for which a document tells how to install the framework. */
function kindsInstalledIn(path, { text, line }) {
    return stacksInstalled(path, text.replace(/^[ \t]*\$ /gm, '')).flatMap(({ stack, place }) => {
        const kind = stack_kinds_stackKinds[stack];
        return kind === undefined ? [] : [kindMentioned(path, line + place.line - 1, kind)];
    });
}
const kindMentioned = (path, line, kind) => ({
    what: 'accelerator',
    kind,
    place: { path, line },
    certainty: 'suggests',
    mentionedIn: 'document',
});
function launchedIn(path, { text, line }) {
    const script = text.replace(/^[ \t]*\$ /gm, '');
    if (shell_launch_reader.mayHold?.(script) === false)
        return [];
    const lines = script.split('\n');
    return shell_launch_reader.read(path, script).flatMap((seen) => {
        if (seen.what !== 'accelerator' || !readme_namesHardware(seen))
            return [];
        if (seen.count === 1 && /_VISIBLE_DEVICES=/.test(lines[seen.place.line - 1] ?? ''))
            return [];
        const place = { path, line: line + seen.place.line - 1 };
        const command = lines.slice(seen.place.line - 1, seen.place.line + 5).join(' ');
        return [{ observation: { ...seen, place, certainty: 'suggests', mentionedIn: 'document' }, command }];
    });
}
/** One visible GPU is picked of any number; that it is a GPU is told elsewhere. */
const readme_namesHardware = ({ accelerator, machine, count }) => [accelerator, machine, count].some((said) => said !== undefined);
const readme_program = (words) => new RegExp(`(?:^|[^a-z])(?:${words})[\\w/.-]{0,80}\\.(?:py|sh)\\b`, 'i');
const measures = readme_program('eval|test|bench|convert|export|all_reduce');
const serves = readme_program('infer|generate|sampl|demo|serv|chat');
/** What starts training; where nothing does, what serves the model is what the document is about. */
function trainingFirst(launched) {
    const jobs = launched.filter(({ command }) => !measures.test(command));
    const training = jobs.filter(({ command }) => !serves.test(command));
    return training.length > 0 ? training : jobs;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/cluster-calls.js



/**
 * Python that sends its own job to a cluster: submitit’s `update_parameters`, NeMo-Run’s executors, the `ScalingConfig`
 * of Ray Train, the grids of Dora with their `slurm_(gpus=32)`, the distributions of Azure’s packages, and the `--ngpus`
 * and `--nodes` of the programs that wrap submitit.
 */
const cluster_calls_reader = {
    format: 'cluster-calls',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => /gpus_per_node|process_count|\bScalingConfig\(|\bimport submitit\b|\.slurm_\(/.test(text),
    read: (path, text) => {
        const calls = pythonCalls(text);
        const requested = calls.flatMap((call) => ofCall(call, calls));
        const found = requested.length > 0 ? requested : ofArguments(text);
        return found.length > cluster_calls_mostCalls ? [] : found.map((each) => cluster_calls_seen(path, each));
    },
};
/** A file with more calls is about clusters of all sizes. */
const cluster_calls_mostCalls = 8;
function ofCall(call, calls) {
    const number = (...names) => names.map((name) => call.values.get(name)?.value).find((value) => typeof value === 'number');
    if (call.callee === 'ScalingConfig') {
        const workers = number('num_workers');
        if (call.values.get('use_gpu')?.value !== true || !workers)
            return [];
        const each = calls.find(({ within, values }) => within === call && values.has('GPU'))?.values.get('GPU')?.value ?? 1;
        return typeof each === 'number' && each > 0 ? [{ line: call.line, count: workers * each }] : [];
    }
    if (call.callee === 'slurm_') {
        const count = number('gpus');
        return count ? [{ line: call.values.get('gpus')?.line ?? call.line, count }] : [];
    }
    if (azureDistribution.test(call.callee))
        return cluster_calls_ofAzure(call, calls, number);
    if (!submits.test(call.callee))
        return [];
    const perNode = number('gpus_per_node', 'num_gpus_per_node');
    const nodes = number('nodes', 'num_nodes');
    if (!perNode || perNode > mostPerNode || nodes === 0)
        return [];
    return [{ line: call.line, perNode, nodes, count: times(perNode, nodes) }];
}
const submits = /^(?:update_parameters|\w{0,60}Executor|\w{0,60}_recipe)$/;
const azureDistribution = /^(?:PyTorch|Mpi)(?:Distribution|Configuration)$/;
/** The processes of a job on Azure, whose number of instances may stand beside them; one alone may start others. */
function cluster_calls_ofAzure({ callee, line }, calls, number) {
    const [instances, another] = calls.flatMap(({ values }) => values.get('instance_count')?.value ?? []);
    const beside = typeof instances === 'number' && another === undefined ? instances : undefined;
    const nodes = number('node_count') ?? beside;
    const perNode = number('process_count_per_instance', 'process_count_per_node');
    const all = number('process_count');
    const isStarter = callee.startsWith('Mpi') && perNode === 1;
    if (isStarter || (!perNode && !all) || (perNode ?? 0) > mostPerNode)
        return [];
    return [{ line, perNode, nodes, count: all ?? times(perNode, nodes), provider: 'azure' }];
}
/** The options of a program that submits itself, which whoever starts it may overrule. */
function ofArguments(text) {
    const python = readPython(text);
    if (!importsOf(python).some(({ module }) => /^submitit\b/.test(module)))
        return [];
    const defaultOf = (...options) => {
        const option = python.strings.find(({ value }) => options.includes(value));
        if (option === undefined)
            return undefined;
        const stated = /^[^()]{0,150}?\bdefault\s{0,4}=\s{0,4}(\d{1,4})\b/.exec(python.code.slice(option.end, option.end + 200));
        return stated ? { value: Number(stated[1]), line: python.lineAt(option.start) } : undefined;
    };
    const gpus = defaultOf('--ngpus', '--gpus_per_node', '--gpus-per-node', '--num_gpus');
    const nodes = defaultOf('--nodes', '--num_nodes', '--num-nodes')?.value;
    if (gpus === undefined || gpus.value === 0 || gpus.value > mostPerNode)
        return [];
    return [{ line: gpus.line, perNode: gpus.value, nodes, count: times(gpus.value, nodes), byDefault: true }];
}
const cluster_calls_seen = (path, { line, perNode, nodes, count, byDefault, provider }) => ({
    what: 'accelerator',
    kind: 'gpu',
    ...(perNode && { perNode }),
    ...(nodes && { nodes }),
    ...(count && { count }),
    ...(byDefault && { byDefault }),
    ...(provider && { provider }),
    place: { path, line },
    certainty: 'suggests',
});

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/submitit.js


/**
 * Configurations of a run that is sent to Slurm by submitit: how many nodes, and how many processes on each. What the
 * processes run on is not said there.
 */
const submitit_reader = {
    format: 'submitit',
    matches: isYamlPath,
    mayHold: submitit_mayHold,
    read: (path, text) => yamlDocuments(text, submitit_mayHold).flatMap(({ root, lineOf }) => {
        const nodes = entryOf(root, 'nodes');
        const tasks = ['tasks_per_node', 'gpus_per_node'].map((key) => wholeOf(entryOf(root, key)?.node));
        const perNode = tasks[1] ?? tasks[0];
        const count = wholeOf(nodes?.node);
        // One process may be all that there is, on whatever is at hand.
        if (nodes === undefined || !count || !perNode || perNode > mostPerNode || count * perNode === 1)
            return [];
        const place = { path, line: lineOf(nodes.key) };
        return [{ what: 'accelerator', perNode, nodes: count, count: count * perNode, place, certainty: 'suggests' }];
    }),
};
/** Whether the settings of a document are read here. */
const isSubmission = (root) => entryOf(root, 'nodes') !== undefined &&
    ['tasks_per_node', 'gpus_per_node'].some((key) => wholeOf(entryOf(root, key)?.node) !== undefined);
function submitit_mayHold(text) {
    const start = text;
    return /^nodes[ \t]*:/m.test(start) && /^(?:tasks|gpus)_per_node[ \t]*:/m.test(start);
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/cluster-settings.js





/**
 * The size of the cluster in the configuration of a program that starts its own processes, such as the `cluster` of
 * NeMo RL, the `trainer` of verl and the `launcher` of many projects. A command line may say otherwise.
 */
const cluster_settings_reader = {
    format: 'cluster-settings',
    matches: isYamlPath,
    mayHold: cluster_settings_mayHold,
    read: (path, text) => yamlDocuments(text, cluster_settings_mayHold).flatMap((document) => {
        const requests = schedulerObservations(path, document);
        if (requests.length > 0)
            return requests;
        const sizes = sizesIn(path, document);
        return sizes.length > 0 || hasSeveralGroups(text) ? sizes : nodesAloneIn(path, document);
    }),
};
function cluster_settings_mayHold(text) {
    return perNodeLine.test(text) || nodeLine.test(text) || schedulerLine.test(text);
}
const perNodeLine = /^[ \t]*(?:(?:n_|num_|n)?gpus_per_node|n(?:um)?_?procs?_per_node)[ \t]*:[ \t]*["']?\d/im;
const nodeLine = /^[ \t]+(?:num_nodes|nnodes|n_nodes)[ \t]*:[ \t]*["']?\d/im;
/** Whether several parts of a cluster have nodes of their own, which may or may not be among those of the whole. */
const hasSeveralGroups = (text) => (text.match(/^[ \t]*\w{0,30}nodes[ \t]*:[ \t]*["']?\d/gim) ?? []).length > 1;
const perNodeKey = /^(?:n_|num_|n)?gpus_per_node$/i;
const processesKey = /^n(?:um)?_?procs?_per_node$/i;
const nodeKey = /^(?:num_nodes|nnodes|n_nodes|nodes)$/i;
/** A file with more of them describes machines, and no run. */
const mostSizes = 8;
const cluster_settings_deepest = 8;
/** The outermost sizes: those further in are parts of the cluster, such as what generates for a training. */
function sizesIn(path, { root, lineOf }) {
    const found = [];
    let level = isSubmission(root) ? childrenOf(root) : [root];
    for (let depth = 0; depth < cluster_settings_deepest && level.length > 0 && found.length === 0; depth++) {
        for (const map of level) {
            if (map.kind !== 'map')
                continue;
            const entry = cluster_settings_settingOf(map, perNodeKey) ?? (startsGpus(map) ? cluster_settings_settingOf(map, processesKey) : undefined);
            const perNode = wholeOf(entry?.node);
            if (entry === undefined || !perNode || perNode > mostPerNode)
                continue;
            const place = { path, line: lineOf(entry.key) };
            found.push({
                what: 'accelerator',
                kind: cluster_settings_kindOf(path),
                perNode,
                ...nodesIn(map, perNode),
                place,
                certainty: 'suggests',
            });
        }
        level = level.flatMap(childrenOf);
    }
    return found.length > mostSizes ? [] : found;
}
/** Programs that were written for GPUs keep that word for what else they run on. */
const cluster_settings_kindOf = (path) => (isForAnotherKind(path) ? 'other' : 'gpu');
const childrenOf = (node) => node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.node) : node.kind === 'list' ? node.items : [];
const cluster_settings_settingOf = (map, key) => entriesOf(map).find(([name]) => key.test(name))?.[1];
/** Whether the processes of a node are for its GPUs: they talk to each other as GPUs do, on a number of nodes. */
const startsGpus = (map) => /^nccl$/i.test(wordOf(cluster_settings_settingOf(map, /^(?:dist_|ddp_)?backend$/i)?.node) ?? '') &&
    cluster_settings_settingOf(map, nodeKey) !== undefined;
function nodesIn(map, perNode) {
    const nodes = wholeOf(cluster_settings_settingOf(map, nodeKey)?.node);
    return nodes ? { nodes, count: nodes * perNode } : {};
}
/** Sections that are about how a training is spread; what tells devices, or Lightning's own words, is read elsewhere. */
const spreading = /^(?:cluster|trainer|distributed)$/i;
const readElsewhere = /^(?:accelerator|devices|gpus|max_epochs|max_steps|\w{0,8}gpus_per_node)$/i;
/** A number of nodes by itself, where another file tells what each of them has; `DISTRIBUTED` may tell its processes. */
function nodesAloneIn(path, { root, lineOf }) {
    const sections = [root, ...childrenOf(root)].flatMap((map) => entriesOf(map).flatMap(([key, { node }]) => (spreading.test(key) ? [{ key, node }] : [])));
    const found = sections.flatMap(({ key, node }) => {
        const entry = cluster_settings_settingOf(node, /^(?:num_nodes|nnodes|n_nodes)$/i);
        const nodes = wholeOf(entry?.node) ?? 0;
        if (entry === undefined || nodes === 0 || entriesOf(node).some(([name]) => readElsewhere.test(name)))
            return [];
        const processes = /^distributed$/i.test(key) ? (wholeOf(cluster_settings_settingOf(node, processesKey)?.node) ?? 0) : 0;
        const size = processes > 1 && processes <= mostPerNode
            ? { kind: 'gpu', perNode: processes, count: nodes * processes }
            : undefined;
        if (size === undefined && nodes < 2)
            return [];
        const place = { path, line: lineOf(entry.key) };
        return [{ what: 'accelerator', ...size, nodes, place, certainty: 'suggests' }];
    });
    return found.length > 1 ? [] : found;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/hostfile.js


/** The hosts of DeepSpeed and MPI, each with the number of processes that it has room for. */
const hostfile_reader = {
    format: 'hostfile',
    matches: (path) => /(?:^|[/._-])(?:hostfile|machinefile)(?:[._-][\w-]{1,40})?$|(?:^|\/)hosts(?:\.txt)?$/i.test(path.slice(-200)),
    mayHold: (text) => /\bslots[ \t]*=/.test(text),
    read: (path, text) => {
        const rows = linesOf(text).flatMap((content, at) => {
            const row = (content.split('#', 1)[0] ?? '').trim();
            return row === '' ? [] : [{ row, line: at + 1 }];
        });
        const hosts = new Set();
        const sizes = new Set();
        for (const { row } of rows) {
            const [, host, slots] = row.length <= 300 ? (hostLine.exec(row) ?? []) : [];
            const size = wholeNumber(slots);
            // What is in another form is for another program.
            if (host === undefined || size === undefined)
                return [];
            hosts.add(host);
            sizes.add(size);
        }
        return hostfile_observed(path, rows[0]?.line ?? 1, hosts.size, sizes);
    },
};
/** `worker-1 slots=8 max_slots=8`. */
const hostLine = /^([\w.:[\]-]{1,200})[ \t]+slots[ \t]*=[ \t]*(\d{1,3})(?:[ \t]+max[_-]slots[ \t]*=[ \t]*\d{1,4})?$/;
/** One slot, or more than a node has accelerators, is room for processes of any kind. */
function hostfile_observed(path, line, nodes, sizes) {
    const [perNode, another] = sizes;
    if (perNode === undefined || another !== undefined || perNode < 2 || perNode > mostPerNode)
        return [];
    const count = perNode * nodes;
    return [{ what: 'accelerator', kind: 'gpu', perNode, nodes, count, certainty: 'suggests', place: { path, line } }];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/hydra-launcher.js

/**
 * The number of nodes that Hydra's launcher for Slurm is told, where the GPUs of each are told elsewhere, as the
 * defaults of a project do for all of its experiments.
 */
const hydra_launcher_reader = {
    format: 'hydra-launcher',
    matches: isYamlPath,
    mayHold: (text) => hydra_launcher_mayHold(text),
    read: (path, text) => yamlDocuments(text, hydra_launcher_mayHold).flatMap(({ root, lineOf }) => {
        const launcher = below(root, 'hydra', 'launcher');
        const entry = entryOf(launcher, 'nodes');
        const nodes = wholeOf(entry?.node);
        // With the GPUs of a node beside it, it is read as the size of a cluster.
        if (entry === undefined || !nodes || wholeOf(below(launcher, 'gpus_per_node')))
            return [];
        const place = { path, line: lineOf(entry.key) };
        return [{ what: 'accelerator', kind: 'gpu', nodes, place, certainty: 'suggests' }];
    }),
};
/** Processors are sent to Slurm by the same launcher, and nobody who does so writes of GPUs. */
const hydra_launcher_mayHold = (text) => /^hydra[ \t]*:/m.test(text) &&
    /^[ \t]+launcher[ \t]*:/m.test(text) &&
    /^[ \t]+nodes[ \t]*:/m.test(text) &&
    /gpu|cuda/i.test(text);

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/ray-cluster.js







/**
 * The files of Ray's cluster launcher: the types of nodes that it may start. Several types with accelerators are
 * choices, and a type that grows and shrinks has no number; only one type of a fixed number states what there will be.
 */
const ray_cluster_reader = {
    format: 'ray-cluster',
    matches: isYamlPath,
    mayHold: (text) => /^provider[ \t]*:/m.test(text) && /^available_node_types[ \t]*:/m.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            const place = (node) => ({ path, line: lineOf(node.range) });
            for (const seen of ofCluster(root, place))
                observations.add(seen);
        }
        return observations.list();
    },
};
function ofCluster(root, place) {
    const types = entriesOf(below(root, 'available_node_types'));
    const cloud = wordOf(below(root, 'provider', 'type'));
    const [first] = types;
    if (first === undefined || cloud === undefined)
        return [];
    const head = wordOf(below(root, 'head_node_type'));
    const named = types.flatMap(([name, { node }]) => {
        const hardware = hardwareOfType(node, cloudNamed(cloud));
        return hardware ? [{ name, hardware, nodes: ray_cluster_nodesOf(node, name === head), at: place(hardware.node) }] : [];
    });
    const wanted = named.filter(({ nodes }) => nodes !== 0);
    const isFixed = wanted.length === 1 && wanted[0]?.nodes !== undefined;
    const found = wanted.flatMap(({ name, hardware, nodes, at }) => {
        const seen = observeRequest(at, isFixed ? 'states' : 'suggests', {
            ...hardware.request(isFixed ? nodes : undefined),
            job: name,
        });
        return seen ? [seen] : [];
    });
    const images = ['image', 'head_image', 'worker_image'].flatMap((key) => below(root, 'docker', key) ?? []);
    return [
        { what: 'library', library: 'ray', how: 'configured', certainty: 'states', place: place(first[1].node) },
        ...found,
        ...images.flatMap((image) => imageObservations(place(image), wordOf(image))),
    ];
}
/** The number of nodes of a type, where it can be no other; the head is one, of its own type. */
function ray_cluster_nodesOf(type, isHead) {
    const [min, max] = [below(type, 'min_workers'), below(type, 'max_workers')];
    if (isHead && min === undefined && max === undefined)
        return 1;
    const fewest = min === undefined ? 0 : wholeOf(min);
    if (fewest === undefined || fewest !== wholeOf(max))
        return undefined;
    return fewest + (isHead ? 1 : 0);
}
function hardwareOfType(type, provider) {
    const config = below(type, 'node_config');
    return ray_cluster_ofTpu(config, provider) ?? ofPod(config) ?? ray_cluster_ofMachine(type, config, provider) ?? ofResources(type, provider);
}
/** On Google Cloud a node that is a TPU is a slice, of however many machines. */
function ray_cluster_ofTpu(config, provider) {
    const named = below(config, 'acceleratorType');
    const shaped = below(config, 'acceleratorConfig');
    const node = named ?? shaped;
    const name = wordOf(named ?? below(shaped, 'type'));
    const topology = wordOf(below(shaped, 'topology'));
    if (node === undefined || hardwareNamed(name)?.kind !== 'tpu')
        return undefined;
    const spot = flagOf(below(config, 'schedulingConfig', 'preemptible')) ?? flagOf(below(config, 'schedulingConfig', 'spot'));
    const rest = { kind: 'tpu', name, provider, ...(spot === true && { spot }) };
    return {
        node,
        request: (slices) => named ? { ...rest, slices } : { ...rest, topology, count: slices && times(chipsOf(topology), slices) },
    };
}
/** On Kubernetes a node is a pod. */
function ofPod(config) {
    const pod = below(config, 'spec');
    const podRequest = podRequestOf(pod);
    const node = below(pod, 'containers');
    if (podRequest === undefined || node === undefined)
        return undefined;
    const placement = placementOf(requiredLabels(pod));
    const certainNumber = podRequest.certainty === 'states';
    return {
        node,
        request: (nodes) => combinedRequest([{ podRequest, placement, pods: certainNumber ? nodes : undefined, slices: undefined }]),
    };
}
/** A machine type, or a plain one with cards: whatever else is added to it, the machine tells what it has. */
function ray_cluster_ofMachine(type, config, provider) {
    const at = below(config, 'InstanceType') ?? below(config, 'machineType') ?? below(config, 'azure_arm_parameters', 'vmSize');
    const machine = lastStep(wordOf(at));
    const card = itemsOf(below(config, 'guestAccelerators'))[0];
    const name = lastStep(wordOf(below(card, 'acceleratorType')));
    const held = hardwareOf(machine);
    const node = card ?? at;
    if (node === undefined || (held === undefined && hardwareNamed(name) === undefined))
        return undefined;
    const perNode = card ? wholeOf(below(card, 'acceleratorCount')) : held?.perNode;
    const spot = ray_cluster_isSpot(config) ? { spot: true } : {};
    return {
        node,
        request: (nodes) => ({ machine, name, perNode: perNode ?? amountOf(type, 'GPU'), nodes, provider, ...spot }),
    };
}
/** `zones/us-west1-b/acceleratorTypes/nvidia-tesla-t4`, as Google's interface wants it. */
const lastStep = (word) => word?.slice(word.lastIndexOf('/') + 1);
function ray_cluster_isSpot(config) {
    const scheduling = below(config, 'scheduling');
    const google = scheduling?.kind === 'list' ? scheduling.items : [scheduling];
    return (wordOf(below(config, 'InstanceMarketOptions', 'MarketType')) === 'spot' ||
        wordOf(below(config, 'azure_arm_parameters', 'priority'))?.toLowerCase() === 'spot' ||
        google.some((each) => flagOf(below(each, 'preemptible')) === true));
}
/** What the type is said to have, where its machine is not known. */
function ofResources(type, provider) {
    for (const [key, kind] of [
        ['GPU', 'gpu'],
        ['TPU', 'tpu'],
    ]) {
        const node = entryOf(below(type, 'resources'), key)?.node;
        const perNode = wholeOf(node);
        if (node && perNode)
            return { node, request: (nodes) => ({ kind, perNode, nodes, provider }) };
    }
    return undefined;
}
const amountOf = (type, resource) => wholeOf(below(type, 'resources', resource)) || undefined;

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/ray-workers.js



/**
 * The workers of a training with Ray in a configuration: their number beside `resources_per_worker`, or `use_gpu`, in
 * the words of Ray's `ScalingConfig`.
 */
const ray_workers_reader = {
    format: 'ray-workers',
    matches: (path) => isYamlPath(path) || isJsonPath(path) || path.endsWith('.conf'),
    mayHold: (text) => ray_workers_mention.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text, (part) => ray_workers_mention.test(part))) {
            eachMap(root, (map) => {
                const entry = workerKeys.map((key) => entryOf(map, key)).find((each) => each !== undefined);
                const workers = wholeOf(entry?.node);
                const each = workers ? eachWorker(map) : undefined;
                const words = each && { ...each.kind, count: (workers ?? 0) * each.number };
                const seen = entry && each && words && observeRequest({ path, line: lineOf(entry.key) }, each.certainty, words);
                if (seen)
                    observations.add(seen);
                return undefined;
            });
        }
        return observations.list();
    },
};
const ray_workers_mention = /\b(?:resources_per_worker|use_gpu)["']?[ \t]*:/;
const workerKeys = ['num_workers', 'num_training_workers', 'num_train_workers'];
/** What Ray calls the accelerators of its machines. */
const resources = [
    ['GPU', { kind: 'gpu' }],
    ['HPU', { kind: 'other', vendor: 'intel' }],
    ['TPU', { kind: 'tpu', vendor: 'google' }],
];
/** The accelerators of one worker: what is asked of Ray by its name is asked for in earnest. */
function eachWorker(map) {
    const stated = below(map, 'resources_per_worker');
    for (const [resource, kind] of resources) {
        const number = wholeOf(below(stated, resource));
        if (number)
            return { kind, number, certainty: 'states' };
    }
    // What has neither is a loader of data, or works on processors.
    const usesGpu = flagOf(below(map, 'use_gpu')) === true;
    return usesGpu && below(stated, 'GPU') === undefined
        ? { kind: { kind: 'gpu' }, number: 1, certainty: 'suggests' }
        : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/sbatch-settings.js




/**
 * The options that a program hands to `sbatch` for its experiments, as the `slurm` section of SEML and the launchers of
 * many projects keep them: `sbatch_options: {gres: "gpu:4", partition: h100}`. Of several that a list holds, any may
 * be taken, and the program may add its own, so that all of them suggest.
 */
const sbatch_settings_reader = {
    format: 'sbatch-settings',
    matches: isYamlPath,
    mayHold: sbatch_settings_mayHold,
    read: (path, text) => {
        const observations = new ObservationList();
        for (const document of yamlDocuments(text, sbatch_settings_mayHold))
            for (const seen of sbatch_settings_observationsIn(path, document))
                observations.add(seen);
        return observations.list();
    },
};
function sbatch_settings_mayHold(text) {
    return sectionLine.test(text) || launcherLine.test(text);
}
/** Hydra's launcher for Slurm, whose own settings are options of `sbatch`. */
const launcherLine = /^[ \t-]*["']?_target_["']?[ \t]*:.{0,100}\.SlurmLauncher\b/m;
const sbatch_settings_isLauncher = (map) => /\.SlurmLauncher$/.test(wordOf(below(map, '_target_')) ?? '');
const sectionLine = /^[ \t-]*["']?(?:sbatch|slurm)[_-]?(?:options|arguments|args)["']?[ \t]*:/im;
const sectionKey = /^(?:sbatch|slurm)[_-]?(?:options|arguments|args)$/i;
/** What that launcher hands to `sbatch` as it is. */
const handedOn = 'additional_parameters';
/** A file with more of them is about the stages of a workflow, most of which train nothing. */
const mostSections = 8;
function sbatch_settings_observationsIn(path, { root, lineOf }) {
    const sections = [];
    eachMap(root, (map) => {
        if (sbatch_settings_isLauncher(map))
            sections.push(map, ...(entryOf(map, handedOn) ? [below(map, handedOn)] : []));
        for (const [key, { node }] of entriesOf(map))
            if (sectionKey.test(key))
                sections.push(node);
        return undefined;
    });
    if (sections.length > mostSections)
        return [];
    // SEML takes one node where none is stated; what another program takes is its own.
    const takesOne = entryOf(root, 'seml') !== undefined;
    return sections.flatMap((section) => {
        const options = sbatch_settings_optionsIn(section, lineOf);
        // A partition by itself is where a job waits, whatever it needs.
        if (!requestsAccelerators(options))
            return [];
        return slurmRequests(options).flatMap(({ request, line }) => {
            const known = takesOne || statesNodes(options) ? request : sbatch_settings_withoutNodes(request);
            return observeRequest({ path, line }, 'suggests', known) ?? [];
        });
    });
}
const statesNodes = (options) => options.has('nodes') || options.has('ntasks');
const sbatch_settings_withoutNodes = ({ nodes: _, ...request }) => request;
/** The options of a map, of a list such as `- --gres=gpu:4`, or of one line. */
function sbatch_settings_optionsIn(section, lineOf) {
    const options = new Map();
    for (const [key, entry] of entriesOf(section))
        addSlurmOptions(options, [sbatch_settings_optionOf(key, entry)], lineOf(entry.key));
    for (const item of section.kind === 'scalar' ? [section] : itemsOf(section)) {
        if (item.kind === 'scalar')
            addSlurmOptions(options, item.source.slice(0, 500).split(/\s+/), lineOf(item.range));
    }
    return options;
}
/** `--gres=gpu:4` of `gres: gpu:4`; empty for an option that is taken back by `null`. */
function sbatch_settings_optionOf(key, { node }) {
    if (node.kind !== 'scalar' || node.value === null)
        return '';
    const name = key
        .slice(0, 60)
        .replace(/^-{1,2}/, '')
        .replaceAll('_', '-');
    // What is worked out elsewhere is one unknown, however many colons stand in it.
    const value = node.source
        .slice(0, 500)
        .trim()
        .replace(/\$\{.*\}/, '$unknown');
    return name.length === 1 ? `-${name}=${value}` : `--${name === 'tasks-per-node' ? 'ntasks-per-node' : name}=${value}`;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/schedulers/slurm.js







/** Batch scripts: what their directives ask Slurm for, or, where there are none, what `srun` and its like are told. */
const slurm_reader = {
    format: 'slurm',
    matches: (path) => (0,script_path/* isScript */.K)(path) || /(?:slurm|sbatch)[^/.]*$/i.test(path.slice(-300)),
    mayHold: (text) => /#SBATCH|\bsrun\b|\bsbatch\b|\bsalloc\b/.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const directives = directivesIn(text);
        const allotted = directives.flatMap((options) => slurmRequests(options));
        // Within a job that has its accelerators, srun only divides them.
        const stated = allotted.some(({ certainty }) => certainty === 'states');
        const steps = stated ? [] : requestsOfCommands(text, directives[0]);
        const more = stated || steps.length > 0 || directives.length > 0 ? steps : requestsOfWrittenDirectives(text);
        const whole = allotted.length + more.length > 0 ? [] : nodeRequests(text, directives);
        for (const request of [...allotted, ...more, ...whole]) {
            const seen = observeRequest({ path, line: request.line }, request.certainty, request.request);
            if (seen)
                observations.add(seen);
        }
        if (allotted.length + more.length + whole.length === 0) {
            for (const seen of nodesTakenWhole(path, text, directives))
                observations.add(seen);
        }
        return observations.list();
    },
};
/** Nodes that are asked for whole, by a script whose commands name what they run on. */
function nodeRequests(text, directives) {
    const [options, another] = directives;
    const stated = options === undefined || another !== undefined ? undefined : wholeNodes(options);
    if (stated === undefined)
        return [];
    const { isNamed = false, cores: _, ...device } = deviceOf(shellCommands(text)) ?? {};
    return isNamed ? [{ request: { ...device, nodes: stated.nodes }, line: stated.line, certainty: 'suggests' }] : [];
}
function requestsOfCommands(text, allocation) {
    return shellCommands(text, slurmVariables(text)).flatMap((command) => [
        ...(runs(command) ? requestsOfCommand(command, allocation) : []),
        ...requestsOfHereDocuments(command),
    ]);
}
function requestsOfCommand({ words, line, byDefault }, allocation) {
    const at = words.findIndex((word) => /^(?:srun|sbatch|salloc)$/.test(word));
    if (at === -1)
        return [];
    const step = words[at] === 'srun';
    // A step has the nodes of its job, which may be a script above.
    const options = new Map(step ? allocation : undefined);
    const own = new Map();
    addSlurmOptions(own, words.slice(at + 1, endOfOptions(words, at + 1)), line);
    for (const [name, option] of own)
        options.set(name, option);
    if (step && !options.has('nodes') && !options.has('ntasks'))
        options.set('nodes', { value: '', line });
    const requests = requestsAccelerators(own) ? slurmRequests(options) : [];
    return byDefault ? requests.map((request) => ({ ...request, certainty: 'suggests' })) : requests;
}
/** The options of the command itself end where the program or script that it starts is named. */
function endOfOptions(words, from) {
    const program = words.findIndex((word, at) => at >= from &&
        !word.startsWith('-') &&
        (/\.(?:py|sh|sbatch|slurm)$/.test(word) || /^(?:python[\d.]*|bash|torchrun|singularity|apptainer)$/.test(word)));
    return program === -1 ? words.length : program;
}
/** `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, with directives and steps of its own. */
function requestsOfHereDocuments({ words, hereDocuments }) {
    const program = programOf(words);
    if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>'))))
        return [];
    return hereDocuments.flatMap(({ text, line: above }) => {
        const directives = directivesIn(text);
        const allotted = directives.flatMap(slurmRequests);
        const steps = allotted.length > 0 || directives.length === 0 ? [] : requestsOfSteps(text, directives[0]);
        return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }));
    });
}
/** The steps of a script that is written by another one, whose own signs stand behind a backslash. */
const requestsOfSteps = (text, allocation) => shellCommands(text.replaceAll('\\$', ' $'), slurmVariables(text))
    .filter(runs)
    .flatMap((command) => requestsOfCommand(command, allocation));
/** Directives that a script keeps as words and writes into the scripts of its jobs; those that differ tell nothing. */
function requestsOfWrittenDirectives(text) {
    const options = new Map();
    for (const [at, content] of text.split('\n').entries()) {
        const directive = /^[ \t]{0,40}(?:(?:echo|printf)[ \t]{1,8})?(["'])#SBATCH[ \t]+([^"'\n]{1,300})\1/.exec(content.slice(0, 500))?.[2];
        if (directive === undefined)
            continue;
        const own = new Map();
        addSlurmOptions(own, directive.replace(/\\n$/, '').split(/\s+/), at + 1);
        for (const [name, option] of own) {
            if ((options.get(name)?.value ?? option.value) !== option.value)
                return [];
            options.set(name, option);
        }
    }
    return slurmRequests(options).map((request) => ({ ...request, certainty: 'suggests' }));
}
/** `sbatch --exclusive --nodes 16 train.sh`: whole nodes, for a script that tells by itself what it runs on. */
function nodesTakenWhole(path, text, directives) {
    const commands = shellCommands(text).filter((command) => runs(command) && !command.byDefault);
    const submitted = commands.flatMap(({ words, line }) => {
        if (programOf(words) !== 'sbatch')
            return [];
        const options = new Map();
        addSlurmOptions(options, words.slice(1, endOfOptions(words, 1)), line);
        return [options];
    });
    const startsScript = commands.some(({ words }) => words.some((word) => /\.sh$/.test(word.slice(-100))));
    return [...(startsScript ? directives : []), ...submitted].flatMap((options) => {
        const stated = options.has('exclusive') ? wholeNodes(options) : undefined;
        if (stated === undefined || stated.nodes < 2)
            return [];
        return [{ what: 'accelerator', nodes: stated.nodes, place: { path, line: stated.line }, certainty: 'suggests' }];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/dotenv.js






/**
 * Variables that scripts and launchers take from a file: `NPROC_PER_NODE=4`, `ACCELERATOR_TYPE=NVIDIA_TESLA_P100`. They
 * suggest what a job is started on; those of an example are defaults.
 */
const dotenv_reader = {
    format: 'dotenv',
    matches: (path) => /(?:^|\/)[\w-]{0,60}\.env(?:\.(?:example|sample|template|dist|local|dev|prod|train|gpu|tpu))?$/i.test(path),
    mayHold: (text) => dotenv_mention.test(text),
    read: (path, text) => {
        const commands = shellCommands(text);
        const named = [...attachedIn(launch_environment_settingsIn(commands)), ...namedInVariables(commands)];
        const isPlaced = named.some(({ request: { perNode, machine, slices } }) => perNode ?? machine ?? slices);
        const requests = isPlaced ? named : [...named, ...sizesInVariables(commands, { kind: 'gpu', isNamed: false })];
        const isExample = /\.(?:example|sample|template|dist)$/i.test(path);
        const observations = new ObservationList();
        for (const { line, request } of requests) {
            const seen = observeRequest({ path, line }, 'suggests', { ...request, ...(isExample && { byDefault: true }) });
            if (seen)
                observations.add(seen);
        }
        return observations.list();
    },
};
const dotenv_mention = /NPROC|NNODES|NUM_NODES|GPU|ACCELERATOR_|INSTANCE_TYPE|MACHINE_TYPE|VM_SIZE|TPU/;
/** A card with its number, which stand in two variables: `ACCELERATOR_TYPE` and `ACCELERATOR_COUNT`. */
function attachedIn(settings) {
    const only = (name) => {
        const [setting, another] = settings.filter((each) => name.test(each.name));
        return another === undefined ? setting : undefined;
    };
    const type = only(/^ACCELERATOR_TYPE$/);
    const hardware = hardwareNamed(type?.value);
    if (type === undefined || hardware?.accelerator === undefined || hardware.chips !== undefined)
        return [];
    const request = {
        name: type.value,
        perNode: wholeNumber(only(/^ACCELERATOR_COUNT$/)?.value),
        nodes: wholeNumber(only(/^(?:NUM_NODES|NNODES|NODE_COUNT|REPLICA_COUNT)$/)?.value),
    };
    return [{ line: type.line, request }];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/launched-files.js




/**
 * The files that the commands of a script name: configurations that they hand to their program, and scripts that they
 * start. They tell nothing themselves, and lead from a job to the files that tell of it.
 */
const launched_files_reader = {
    format: 'launched-files',
    matches: script_path/* isScript */.K,
    mayHold: (text) => launched_files_mention.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { words, line } of commandsRun(shellCommands(text)).filter(runs)) {
            for (const file of words.flatMap(filesIn).slice(0, mostOfCommand)) {
                observations.add({ what: 'reference', file, place: { path, line }, certainty: 'suggests' });
            }
        }
        return observations.list();
    },
};
const mostOfCommand = 20;
const launched_files_mention = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch)\b/;
const launchFile = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch)$/;
/** The file that a word or the value of an option names, without the folder before it that is in a variable. */
function filesIn(word) {
    if (word.length > 300 || !launchFile.test(word))
        return [];
    const value = word.startsWith('-') ? word.slice(word.indexOf('=') + 1) : word;
    const literal = value.slice(endOfVariable(value)).replace(/^(?:\.?\/)+/, '');
    return /^(?:\.\.\/){0,5}[\w+-][\w.+/-]*$/.test(literal) ? [literal] : [];
}
/** Where what is not known ends; a name of which a part is not known is no name. */
function endOfVariable(value) {
    const brackets = Math.max(value.lastIndexOf('}'), value.lastIndexOf(')'), value.lastIndexOf('`'));
    const dollar = value.lastIndexOf('$');
    const end = dollar > brackets ? dollar + (/^\$\w+/.exec(value.slice(dollar))?.[0].length ?? 0) : brackets + 1;
    return end > 0 && value[end] !== '/' ? value.length : end;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/script-hardware.js







/**
 * Scripts and makefiles: whose hardware their commands can only be for, where they do not ask for it. The tools of a
 * maker, the modules and images that are loaded, and the switches of programs tell a kind or a maker, and no number.
 */
const script_hardware_reader = {
    format: 'script-hardware',
    matches: (path) => /\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|submit|sl|slrm|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || holdsRecipes(path),
    mayHold: (text) => script_hardware_mention.test(text),
    read: (path, written) => {
        const observations = new ObservationList();
        const text = commandText(path, written);
        for (const { line, tool } of substituted(text))
            for (const seen of hint({ path, line }, tool))
                observations.add(seen);
        const commands = shellCommands(text);
        // PyTorch/XLA reads the same variables on AWS's chips.
        const isNeuron = commands.some(({ words }) => words.some((word) => /^(?:export )?NEURON_[A-Z]/.test(word)));
        for (const command of commands) {
            const place = { path, line: command.line };
            for (const seen of observationsOf(place, command, isNeuron))
                observations.add(seen);
        }
        // Hygon's accelerators run ROCm's software, and are none of AMD's.
        return isForHygon.test(path) ? observations.list().filter((seen) => !isAmd(seen)) : observations.list();
    },
};
const isForHygon = /(?:^|[-_./])dcu(?=[-_./])/i;
const isAmd = (seen) => seen.what === 'accelerator' && seen.vendor === 'amd';
const script_hardware_mention = /nvidia-smi|rocm-smi|rocminfo|amd-smi|hl-smi|neuron-(?:ls|top|monitor)|tpu-info|\b(?:module|ml)[ \t]|\.(?:sif|simg|sqsh)\b|\bTPU_[A-Z]|\bPT_HPU_|\bCUDA_VISIBLE_DEVICES=|use_tpu|--multi[_-]gpu\b|\b(?:MIOPEN|ROCR|HSA)_|[a-z_-]rocm\d|--(?:nv|nvccli|rocm)\b/;
const script_hardware_nvidia = { kind: 'gpu', vendor: 'nvidia' };
const script_hardware_amd = { kind: 'gpu', vendor: 'amd' };
const script_hardware_tpu = { kind: 'tpu', vendor: 'google' };
const script_hardware_neuron = { kind: 'other', vendor: 'aws' };
const script_hardware_gaudi = { kind: 'other', vendor: 'intel' };
const ofStack = { cuda: script_hardware_nvidia, rocm: script_hardware_amd, tpu: script_hardware_tpu, neuron: script_hardware_neuron, gaudi: script_hardware_gaudi, cpu: undefined };
/** Programs that only come with the driver of one maker. */
const tools = new Map([
    ['nvidia-smi', script_hardware_nvidia],
    ['rocm-smi', script_hardware_amd],
    ['rocminfo', script_hardware_amd],
    ['amd-smi', script_hardware_amd],
    ['hl-smi', script_hardware_gaudi],
    ['neuron-ls', script_hardware_neuron],
    ['neuron-top', script_hardware_neuron],
    ['neuron-monitor', script_hardware_neuron],
    ['tpu-info', script_hardware_tpu],
]);
function observationsOf(place, command, isNeuron) {
    if (command.kept)
        return script_hardware_ofSettings(place, command, isNeuron);
    if (command.byDefault)
        return [];
    if (!runs(command))
        return ofSoftwareLoaded(place, command);
    return [
        ...ofTools(place, command),
        ...ofContainers(place, command),
        ...ofModules(place, command),
        ...script_hardware_ofSettings(place, command, isNeuron),
        ...ofImages(place, command),
    ];
}
/** To ask for the path of a tool is to doubt it. */
function ofTools(place, { words }) {
    if (words.some((word) => /^(?:command|which|type|hash|-x)$/.test(word)))
        return [];
    return words.flatMap((word) => hint(place, tools.get(/^(?:.{0,200}\/)?([a-z-]{6,14})$/.exec(word)?.[1] ?? '')));
}
/** `$(nvidia-smi --list-gpus | wc -l)`: what stands for its output is no command of the script. */
function substituted(text) {
    return linesOf(text).flatMap((content, at) => {
        const name = /^[^#]{0,300}?(?:\$\(|`)[ \t]{0,8}([a-z-]{6,14})(?![\w.-])/.exec(content)?.[1];
        return name !== undefined && tools.has(name) ? [{ line: at + 1, tool: tools.get(name) }] : [];
    });
}
/** `apptainer exec --nv`: the driver of one maker is handed into a container. */
function ofContainers(place, { words }) {
    const at = words.findIndex((word) => /^(?:.{0,200}\/)?(?:singularity|apptainer)$/.test(word));
    if (at === -1)
        return [];
    return words.slice(at).flatMap((word) => hint(place, drivers.get(word)));
}
const drivers = new Map([
    ['--nv', script_hardware_nvidia],
    ['--nvccli', script_hardware_nvidia],
    ['--rocm', script_hardware_amd],
]);
const moduleNames = [
    [/^(?:cuda|cudatoolkit|cuda-toolkit|cudnn|nvhpc|craype-accel-nvidia\d*)(?:$|[/-])/i, script_hardware_nvidia],
    [/^(?:rocm|amdrocm|craype-accel-amd-gfx\w*)(?:$|[/-])/i, script_hardware_amd],
];
/** `module load cuda/12.1`; `ml` is short for it. */
function ofModules(place, { words }) {
    const program = programOf(words);
    const at = words.indexOf(program);
    if (program !== 'module' && program !== 'ml')
        return [];
    if (program === 'module' && !['load', 'add'].includes(words[at + 1] ?? ''))
        return [];
    return words
        .slice(at + 1)
        .flatMap((word) => moduleNames.find(([name]) => name.test(word.slice(0, 200)))?.[1] ?? [])
        .flatMap((found) => hint(place, found));
}
/** `conda activate train_rocm624`, `source modules-rocm624.sh`: what was built for a version of ROCm says so. */
function ofSoftwareLoaded(place, { words }) {
    const program = programOf(words);
    const isLoaded = program === 'source' || program === '.' || (/^(?:conda|mamba)$/.test(program) && words.includes('activate'));
    return isLoaded && words.some((word) => /[a-z_-]rocm-?\d/i.test(word.slice(-200))) ? hint(place, script_hardware_amd) : [];
}
/** Variables that only the software for one kind of hardware reads, and the switch that TPU programs share. */
function script_hardware_ofSettings(place, { words }, isNeuron) {
    return words.flatMap((word, at) => {
        if (!isNeuron &&
            /^(?:export )?TPU_(?:VISIBLE_(?:DEVICES|CHIPS)|CHIPS_PER_(?:HOST|PROCESS)_BOUNDS|(?:HOST|PROCESS)_BOUNDS|MESH_CONTROLLER_ADDRESS)=./.test(word))
            return hint(place, script_hardware_tpu);
        if (/^PT_HPU_\w{1,40}=./.test(word))
            return hint(place, script_hardware_gaudi);
        if (/^(?:export )?(?:MIOPEN|ROCR|HSA)_[A-Z_]{1,40}=./.test(word))
            return hint(place, script_hardware_amd);
        if (/^CUDA_VISIBLE_DEVICES=(?:\d{1,3}(?:,\d{1,3}){0,63}$|\$\{?[A-Za-z])/.test(word))
            return hint(place, { kind: 'gpu' });
        if (/^--multi[_-]gpu$/.test(word))
            return hint(place, { kind: 'gpu' });
        const [, value] = /^--?use_tpu(?:=(\w{1,5}))?$/i.exec(word) ?? [];
        const isOn = /^--?use_tpu/i.test(word) && /^(?:true|1)$/i.test(value ?? words[at + 1] ?? '');
        return isOn ? hint(place, script_hardware_tpu) : [];
    });
}
/** Images that lie in a file, whose name tells what they were built for. */
function ofImages(place, { words }) {
    return words.flatMap((word) => {
        const file = /([\w.+-]{1,200})\.(?:sif|simg|sqsh)$/i.exec(word.slice(-210))?.[1];
        const meaning = file === undefined ? undefined : imageMeaning(`images/${file.replaceAll('+', '-')}`);
        const hardware = meaning?.stack && ofStack[meaning.stack];
        const framework = meaning?.framework
            ? [{ what: 'framework', framework: meaning.framework, how: 'image', certainty: 'suggests', place }]
            : [];
        return [...framework, ...hint(place, hardware)];
    });
}
const hint = (place, request) => {
    const seen = request && observeRequest(place, 'suggests', request);
    return seen ? [seen] : [];
};

;// CONCATENATED MODULE: ./build/core/evidence/engines/launch/runner-label.js

const longestLabel = 120;
const mostWords = 24;
/**
 * What the labels of one CI runner tell of its accelerators: a machine type, a model or a kind among the words between
 * their hyphens and dots, such as `gcp-ct5lp-hightpu-8t` or `linux.g5.4xlarge.nvidia.gpu`.
 */
function requestOfRunner(labels) {
    const words = labels
        .filter((label) => label.length <= longestLabel)
        .map((label) => label
        .toLowerCase()
        .split(/[-_.\s/]+/)
        .slice(0, mostWords));
    const machine = runner_label_first(words, 4, (name) => (hardwareOf(name) ? { machine: name, nodes: 1 } : undefined));
    if (machine)
        return machine;
    const model = runner_label_first(words, 3, (name) => (runner_label_isModel(name) ? { name } : undefined));
    if (model)
        return model;
    // `8tpu` counts what a machine may have, or what is left of it.
    const said = new Set(words.flat().map((word) => word.replace(/^\d{1,3}(?=[gt]pus?$)/, '')));
    const kind = kinds.find(([word]) => said.has(word));
    return kind?.[1];
}
/** The first meaning of words that stand together, the longest name at each place before the shorter ones. */
function runner_label_first(labels, most, read) {
    for (const words of labels) {
        for (const start of words.keys()) {
            for (let length = Math.min(most, words.length - start); length > 0; length--) {
                const parts = words.slice(start, start + length);
                const found = ['-', '.', '_'].map((sign) => read(parts.join(sign))).find((request) => request);
                if (found)
                    return found;
            }
        }
    }
    return undefined;
}
/** Names that also number versions and sizes of machines, such as `v2`, `m1` or `a2`, are no models here. */
function runner_label_isModel(name) {
    if (/^(?:[a-z]\d|\d+|v\d.*)$/.test(name) && !/^(?:[tl]4|v\d{1,2}[a-z]{0,7}-\d+|v\d00\w*)$/.test(name))
        return false;
    const hardware = hardwareNamed(name);
    return hardware?.accelerator !== undefined && hardware.vendor !== undefined;
}
const kinds = [
    ['rocm', { kind: 'gpu', vendor: 'amd' }],
    ['nvidia', { kind: 'gpu', vendor: 'nvidia' }],
    ['cuda', { kind: 'gpu', vendor: 'nvidia' }],
    ['tpu', { kind: 'tpu', vendor: 'google' }],
    ['hpu', { kind: 'other', vendor: 'intel' }],
    ['gaudi', { kind: 'other', vendor: 'intel' }],
    ['xpu', { kind: 'gpu', vendor: 'intel' }],
    ['neuron', { kind: 'other', vendor: 'aws' }],
    ['gpu', { kind: 'gpu' }],
];

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/workflow-runner.js






/**
 * GitHub's workflows: the runners that their jobs want, and what these launch. Whatever they test, build or start is not
 * the job of a manifest, so that all of it only suggests.
 */
const workflow_runner_reader = {
    format: 'workflow-runner',
    matches: (path) => /(?:^|\/)\.github\/workflows\/[^/]+$/.test(path) && isYamlPath(path),
    read: (path, text) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of yamlDocuments(text)) {
            const place = (node) => ({ path, line: lineOf(node.range) });
            for (const seen of workflow_runner_ofWorkflow(root, place))
                observations.add(seen);
        }
        return observations.list();
    },
};
function workflow_runner_ofWorkflow(root, place) {
    const jobs = entriesOf(below(root, 'jobs'));
    return [
        ...workflow_runner_ofEnvironment(below(root, 'env'), place, undefined),
        ...jobs.flatMap(([name, { node }]) => ofJob(node, place, name)),
    ];
}
function ofJob(job, place, name) {
    const steps = itemsOf(below(job, 'steps'));
    const container = below(job, 'container');
    const image = below(container, 'image') ?? (container?.kind === 'scalar' ? container : undefined);
    return [
        ...ofRunner(below(job, 'runs-on'), place, name),
        ...ofMatrix(job, place, name),
        ...(image ? imageObservations(place(image), wordOf(image)) : []),
        ...[job, ...steps].flatMap((part) => workflow_runner_ofEnvironment(below(part, 'env'), place, name)),
        ...steps.flatMap((step) => ofCommands(below(step, 'run'), place, name)),
    ];
}
/** Labels that a runner has to carry all of, by themselves or beside the group that it is in. */
function ofRunner(runsOn, place, job) {
    if (runsOn === undefined)
        return [];
    const parts = runsOn.kind === 'map' ? [below(runsOn, 'group'), below(runsOn, 'labels')] : [runsOn];
    const labels = parts.flatMap((part) => (part?.kind === 'list' ? part.items : part ? [part] : []));
    const words = labels.flatMap((label) => wordOf(label) ?? []);
    const wanted = requestOfRunner(words);
    return wanted ? workflow_runner_seen(place(labels[0] ?? runsOn), { ...wanted, job }) : [];
}
/** Runners that are handed to a workflow for several, and those of a matrix, one after the other. */
function ofMatrix(job, place, name) {
    const found = [];
    for (const part of [below(job, 'strategy', 'matrix'), below(job, 'with')]) {
        eachMap(part, (map) => {
            for (const key of runnerKeys) {
                const value = entryOf(map, key)?.node;
                const isChoice = value?.kind === 'list' && map === below(job, 'strategy', 'matrix');
                const runners = value === undefined ? [] : isChoice ? value.items : [value];
                found.push(...runners.flatMap((runner) => ofRunner(runner, place, name)));
            }
            return undefined;
        });
    }
    return found;
}
const runnerKeys = ['runs-on', 'runs_on', 'runner', 'runner-label', 'runner_label', 'os', 'machine_type', 'labels'];
/** The variables of a workflow, as the script would set them that runs with them. */
function workflow_runner_ofEnvironment(env, place, job) {
    const set = entriesOf(env).flatMap(([name, { node }]) => {
        const value = wordOf(node);
        return value === undefined || !/^[A-Z][A-Z\d_]*$/.test(name) || /['\s\\]/.test(value) ? [] : [{ name, value, node }];
    });
    const script = set.map(({ name, value }) => `export ${name}='${value}'`).join('\n');
    return workflow_runner_hardwareIn(script).flatMap((seen) => {
        const variable = set[seen.place.line - 1];
        return variable ? [{ ...suggested(seen, job), place: place(variable.node) }] : [];
    });
}
/** Machines that a step makes elsewhere; the processes that it starts are those of a test. */
function ofCommands(run, place, job) {
    if (run?.kind !== 'scalar')
        return [];
    return workflow_runner_hardwareIn(run.source)
        .filter(({ accelerator, machine }) => accelerator !== undefined || machine !== undefined)
        .map((seen) => ({ ...suggested(seen, job), place: place(run) }));
}
const workflow_runner_hardwareIn = (script) => shell_launch_reader.mayHold?.(script) === false
    ? []
    : shell_launch_reader.read('run.sh', script).flatMap((seen) => (seen.what === 'accelerator' ? [seen] : []));
const suggested = (seen, job) => ({
    ...seen,
    certainty: 'suggests',
    ...(job !== undefined && { job }),
});
function workflow_runner_seen(place, request) {
    const observation = observeRequest(place, 'suggests', request);
    return observation ? [observation] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/scripts/yaml-commands.js








/** The commands that tasks in YAML start, whatever runs the tasks: how many processes they are given. */
const yaml_commands_reader = {
    format: 'yaml-commands',
    matches: isYamlPath,
    mayHold: (text) => yaml_commands_mention.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        let left = yaml_commands_most;
        for (const { root, lineOf } of yamlDocuments(text, (part) => yaml_commands_mention.test(part) && !isAllotted(part))) {
            eachMap(root, (map) => {
                for (const [, { node }] of entriesOf(map)) {
                    for (const command of commandsIn(node)) {
                        if (left-- <= 0)
                            return false;
                        for (const seen of yaml_commands_processesIn({ path, line: lineOf(node.range) }, command))
                            observations.add(seen);
                    }
                }
                return undefined;
            });
        }
        return observations.list();
    },
};
const yaml_commands_most = 100;
const yaml_commands_longest = 20_000;
const yaml_commands_mention = /nproc[-_]per[-_]node|accelerate[\s"',]{1,40}launch|\btorchrun\b|\bdeepspeed[\s"',]{1,40}--|\bhorovodrun\b|\bmpirun\b/;
/** Where a task asks for its accelerators, the processes that it starts only repeat them, for one node or for all. */
const isAllotted = (part) => mayRequestAccelerator(part) ||
    /^[ \t-]*["']?(?:resources|accelerators?|gpuCount|gpu|gpus|num_gpus|gpu_num|slots_per_trial|instance_?[tT]ype|instance_?[cC]ount|compute|machine_?[tT]ype)["']?[ \t]*:/m.test(part);
/** A text is a command, or several; the items of a list are commands of their own, or the words of one. */
function commandsIn(node) {
    if (node.kind === 'scalar')
        return yaml_commands_mention.test(node.source) ? [node.source.slice(0, yaml_commands_longest)] : [];
    const items = itemsOf(node).map((item) => (item.kind === 'scalar' ? item.source : '$'));
    if (items.length === 0 || items.length > 500)
        return [];
    const own = items.filter((item) => /\s/.test(item) && yaml_commands_mention.test(item));
    if (own.length > 0)
        return own.map((item) => item.slice(0, yaml_commands_longest));
    const whole = items.join(' ');
    return yaml_commands_mention.test(whole) ? [whole.slice(0, yaml_commands_longest)] : [];
}
function yaml_commands_processesIn(place, command) {
    const commands = shellCommands(command);
    const device = deviceOf(commands);
    return launchesIn(commands.filter(({ kept }) => !kept)).flatMap((launch) => {
        const request = launch.processes && requestOfProcesses(launch, device);
        const seen = request && observeRequest(place, 'suggests', { ...request, byDefault: launch.byDefault });
        return seen && (0,resolved_request/* hasNumber */.yn)(seen) ? [seen] : [];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/kernel-source.js
/** Files of CUDA and HIP. That they exist is what they say. */
const kernel_source_reader = {
    format: 'kernel-source',
    matches: (path) => /\.(?:cu|cuh|hip)$/.test(path),
    read: (path, text) => {
        const source = text;
        const language = /\.hip$/.test(path) || isHip(source) ? 'hip' : 'cuda';
        const kernel = /__global__|__device__|<<</.exec(source);
        const line = kernel === null ? 1 : source.slice(0, kernel.index).split('\n').length;
        const trains = isTrainingProgram(path, source) && { trains: true };
        return [
            {
                what: 'kernel',
                language,
                place: { path, line },
                certainty: kernel === null ? 'suggests' : 'states',
                ...trains,
            },
        ];
    },
};
/** Some projects keep `.cu` as the name of what they wrote for HIP alone. */
const isHip = (source) => /^[ \t]*#[ \t]*include[ \t]*<hip\/hip_runtime\.h>/m.test(source) && !/cuda_runtime|USE_ROCM|__HIP/.test(source);
/** A program, and not what another one loads: the training itself is written in that language. */
const isTrainingProgram = (path, source) => /(?:^|[^a-z])(?:pre)?train(?:ing|er)?(?=[^a-z]|$)/i.test(path.slice(path.lastIndexOf('/') + 1)) &&
    /^[ \t]*int[ \t]+main[ \t]*\(/m.test(source);

// EXTERNAL MODULE: ./build/core/languages/python/notebook-path.js
var notebook_path = __webpack_require__(3490);
;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/python-device.js

/** What the calls of a source ask for. Code that serves several kinds asks for none, unless it has a strategy for each. */
function deviceRequests(python, imports) {
    const both = tensorFlowStrategies(python);
    if (both.length > 1)
        return both;
    const requested = torchDevice(python, imports) ?? tensorFlowDevice(python, imports) ?? jaxDevice(python) ?? otherDevice(imports);
    return requested === undefined ? [] : [requested];
}
const otherDevices = /^(?:xla|tpu|hpu|npu|xpu|mlu|neuron|musa|ipu)(?::\d+)?$/i;
function torchDevice(python, imports) {
    const { code, strings } = python;
    if (!imports.some(({ module }) => /^(?:torch|torch_xla|pytorch_lightning|lightning|transformers|diffusers|oneflow)\b/.test(module))) {
        return undefined;
    }
    // Beside JAX, PyTorch loads data, converts or compares: where its tensors are kept is not where the job trains.
    if (imports.some(({ module, when }) => when === 'always' && /^(?:jax|flax)\b/.test(module)))
        return undefined;
    const others = imports.some(({ module }) => /^(?:torch_xla|torch_npu|habana_frameworks|torch_neuronx|torch_mlu)\b/.test(module)) ||
        strings.some(({ value, long }) => !long && otherDevices.test(value)) ||
        /\btorch\.(?:xpu|npu|mlu|hpu)\b/.test(code);
    // To seed CUDA does nothing where there is none, and asks for none.
    const call = /\btorch\.cuda\.(?:set_device|device_count|current_device|amp|synchronize|Stream|get_device)|\.cuda\(/.exec(code);
    const literal = strings.find(({ value, long }) => !long && /^(?:cuda(?::\d+)?|nccl)$/.test(value));
    const offset = literal?.start ?? call?.index ?? trainerOnGpus(code, imports);
    if (offset !== undefined)
        return others ? undefined : { line: python.lineAt(offset), kind: 'gpu' };
    return xlaDevice(python, imports);
}
/** `Trainer(gpus=…)` of Lightning, whatever number it is given; one that is told of TPUs as well is for either. */
function trainerOnGpus(code, imports) {
    if (!imports.some(({ module }) => /^(?:pytorch_)?lightning\b/.test(module)))
        return undefined;
    if (!/\bTrainer\(/.test(code) || /\btpu_cores\b/.test(code))
        return undefined;
    return /(?<=[(,\s])gpus=(?!=|None\b|0\b)/.exec(code)?.index;
}
/** Not the middle of `output`. */
const namesTpu = /(?<!ou)tpu/i;
/** PyTorch/XLA serves Trainium as well: what is meant must be said beside it. */
function xlaDevice({ code, strings, lineAt }, imports) {
    const always = imports.some(({ module, when }) => when === 'always' && /^torch_xla\b/.test(module));
    const stated = namesTpu.test(code) || strings.some(({ value, long }) => !long && namesTpu.test(value));
    if (!always || !stated || /neuron/i.test(code))
        return undefined;
    const call = /\bxla_device\s*\(|\bxmp\.spawn\s*\(|\btorch_xla\.(?:launch|device|sync)\s*\(/.exec(code);
    return call === null ? undefined : { line: lineAt(call.index), kind: 'tpu', vendor: 'google' };
}
/** `/gpu:0`, `/device:GPU:%d`: where TensorFlow is told to place its operations. */
const gpuPlacement = /^\/(?:device:)?gpu:(?:\d|%d|\{)/i;
function tensorFlowDevice(python, imports) {
    const { strings, lineAt } = python;
    const [strategy] = tensorFlowStrategies(python);
    if (strategy !== undefined)
        return strategy;
    const placed = imports.some(({ module }) => /^tensorflow\b/.test(module))
        ? strings.find(({ value, long }) => !long && gpuPlacement.test(value))
        : undefined;
    return placed === undefined ? undefined : { line: lineAt(placed.start), kind: 'gpu' };
}
/** What TensorFlow is told to spread the work over; a program may choose between two. */
function tensorFlowStrategies({ code, lineAt }) {
    const tpu = /\b(?:TPUStrategy|TPUClusterResolver|TPUEstimator|TPUEstimatorSpec)\s*\(/.exec(code);
    const gpu = /\b(?:MirroredStrategy|MultiWorkerMirroredStrategy)\s*\(/.exec(code);
    return [
        ...(tpu === null ? [] : [{ line: lineAt(tpu.index), kind: 'tpu', vendor: 'google' }]),
        ...(gpu === null ? [] : [{ line: lineAt(gpu.index), kind: 'gpu' }]),
    ];
}
function jaxDevice({ code, strings, lineAt }) {
    const requested = strings.filter(({ start, value }) => /^(?:gpu|cuda|tpu)$/.test(value) &&
        /\bjax\.(?:local_)?(?:devices|device_count)\s*\(\s*(?:backend\s*=\s*)?$/.test(code.slice(Math.max(0, start - 60), start)));
    const [first] = requested;
    if (first === undefined || requested.some(({ value }) => (value === 'tpu') !== (first.value === 'tpu')))
        return undefined;
    const line = lineAt(first.start);
    return first.value === 'tpu' ? { line, kind: 'tpu', vendor: 'google' } : { line, kind: 'gpu' };
}
/** Chips that a package is made for which the code cannot do without. */
function otherDevice(imports) {
    const found = imports.find(({ module, when }) => when === 'always' && moduleMeaning(module)?.otherAccelerator === true);
    return found && { line: found.line, kind: 'other' };
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/python-source.js







/** What Python sources import and call. An import that the code can do without binds nobody. */
const python_source_reader = {
    format: 'python-source',
    matches: (path) => /\.py$/.test(path),
    mayHold: (text) => python_source_mention.test(text),
    read: (path, text) => {
        const python = readPython(text);
        const source = { path, python, imports: importsOf(python), observations: new ObservationList() };
        python_source_observeFrameworks(source);
        python_source_observeLibraries(source);
        observeKernels(source);
        observeAccelerator(source);
        python_source_observeSharding(source);
        observeTrainers(source);
        return source.observations.list();
    },
};
const python_source_mention = /\b(?:torch\w*|jax\w*|flax|haiku|equinox|optax|tensorflow|paddle\w*|mxnet|mindspore|oneflow|jittor|megengine|mlx|tinygrad|chainer|theano|cntk|triton|cupy|pycuda|numba|lightning|pytorch_lightning|deepspeed|megatron|transformers|trl|peft|vllm|neuronx\w*|habana_frameworks|optimum|cerebras|onnxruntime|cudf|cuml|xgboost|lightgbm|nvidia)\b/;
const python_source_familyOf = new Map(catalog_frameworks/* frameworks */.Ij.map(({ id, family }) => [id, family]));
/** Scripts that move weights or models from one framework to another use both and train in neither. */
const moves = /(?:^|[/_-])(?:convert|conversion|converter|export|port)(?:[_.-]|er)/i;
function python_source_observeFrameworks({ path, python, imports, observations }) {
    if (moves.test(path.slice(path.lastIndexOf('/'))))
        return;
    const seen = imports.flatMap((each) => {
        const meaning = each.when === 'guarded' ? undefined : moduleMeaning(each.module);
        const framework = meaning?.framework ?? meaning?.implies;
        if (framework === undefined)
            return [];
        return [
            { ...each, framework, explicit: meaning?.framework !== undefined, family: python_source_familyOf.get(framework) ?? framework },
        ];
    });
    const firm = seen.filter(({ when }) => when === 'always');
    const counted = firm.length > 0 ? firm : seen;
    const families = new Set(counted.map(({ family }) => family));
    const explicit = new Set(counted.filter((each) => each.explicit).map(({ family }) => family));
    const idle = new Set();
    if (families.has('tensorflow') && !trainsInTensorFlow(python.code, imports))
        idle.add('tensorflow');
    if (families.has('pytorch') && !trainsInTorch(python.code, imports, families))
        idle.add('pytorch');
    for (const each of counted) {
        if (idle.has(each.family) || (!each.explicit && explicit.has(each.family)))
            continue;
        observations.add({
            what: 'framework',
            framework: each.framework,
            how: 'imported',
            place: { path, line: each.line },
            certainty: 'suggests',
        });
    }
}
const tensorFlowTrains = /\b(?:tf|tensorflow)\.(?:compat\.v[12]\.)?(?:keras|GradientTape|nn|Module|estimator|distribute|layers|Session|placeholder|get_variable|variable_scope|Variable|losses|optimizers|contrib|matmul|gradients|train\.\w*Optimizer)\b/;
/** Projects in another framework read their data, and write their logs, with TensorFlow. */
const trainsInTensorFlow = (code, imports) => tensorFlowTrains.test(code) ||
    imports.some(({ module }) => /^(?:tensorflow\.(?:keras|python|estimator|distribute|contrib|nn)|tf_keras|tf_slim)\b/.test(module));
const torchTrains = /\btorch\.(?:nn|optim|cuda|autograd|amp|compile|jit|distributed|backends|no_grad|inference_mode)\b|\.backward\(|\bnn\.Module\b/;
/** PyTorch's loaders and its writer for TensorBoard serve projects in other frameworks, too. */
function trainsInTorch(code, imports, families) {
    const used = imports.filter(({ module }) => moduleMeaning(module)?.framework !== undefined);
    const own = used.filter(({ module }) => python_source_familyOf.get(moduleMeaning(module)?.framework ?? '') === 'pytorch');
    if (own.length > 0 && own.every(({ module }) => /^torch\.utils\.(?:data|tensorboard|dlpack)\b/.test(module)))
        return false;
    const alone = imports.every(({ module }) => module === 'torch' || moduleMeaning(module) === undefined);
    if (alone && movesWeights(code))
        return false;
    const beside = families.has('jax') || families.has('tensorflow') || families.has('mlx');
    return (!beside || torchTrains.test(code) || own.some(({ module }) => /^torch\.(?:nn|optim|distributed)\b/.test(module)));
}
const weightWords = new Set('load save device Tensor tensor from_numpy half float bfloat16 float16 float32'.split(' '));
/** Whether a script opens or writes checkpoints and does nothing else with PyTorch: the weights may be for another program. */
function movesWeights(code) {
    const used = new Set([...code.matchAll(/\btorch\.(\w{1,40})/g)].map(([, word]) => word ?? ''));
    return (used.has('load') || used.has('save')) && [...used].every((word) => weightWords.has(word));
}
function python_source_observeLibraries({ path, imports, observations }) {
    for (const { module, line, when } of imports) {
        const meaning = moduleMeaning(module);
        if (meaning === undefined)
            continue;
        const place = { path, line };
        if (meaning.library !== undefined) {
            observations.add({
                what: 'library',
                library: meaning.library,
                how: 'imported',
                place,
                certainty: 'suggests',
                ...(when !== 'always' && { optional: true }),
            });
        }
        const { stack } = meaning;
        if (stack !== undefined && stack !== 'cpu' && when === 'always') {
            observations.add({ what: 'stack', stack, place, certainty: 'suggests' });
        }
    }
}
function observeKernels({ path, python, imports, observations }) {
    const { code, strings, lineAt } = python;
    const add = (language, line, certainty) => observations.add({ what: 'kernel', language, place: { path, line }, certainty });
    const triton = imports.find(({ module }) => /^triton(?:\.|$)/.test(module));
    const decorator = triton === undefined ? null : /^[ \t]*@triton\.(?:jit|autotune|heuristics)\b/m.exec(code);
    if (triton !== undefined && decorator !== null) {
        add('triton', lineAt(decorator.index), triton.when === 'always' ? 'states' : 'suggests');
    }
    const extension = /\bCUDAExtension\s*\(|\bcuda_sources\s*=/.exec(code);
    if (extension !== null) {
        add('cuda', lineAt(extension.index), /\bCppExtension\b/.test(code) ? 'suggests' : 'states');
    }
    else if (imports.some(({ module }) => module.startsWith('torch.utils.cpp_extension'))) {
        const file = strings.find(({ value }) => /^[\w./-]{1,200}\.cu$/.test(value));
        if (file !== undefined)
            add('cuda', lineAt(file.start), 'suggests');
    }
    for (const { module, line, when } of imports) {
        const pallas = /^jax\.experimental\.pallas\.(?:ops\.)?(tpu|gpu|triton|mosaic_gpu)\b/.exec(module)?.[1];
        if (pallas === undefined)
            continue;
        const own = when === 'always' && !module.includes('.ops.') && /\bpallas_call\s*\(/.test(code);
        add(pallas === 'tpu' ? 'pallas-tpu' : 'pallas-gpu', line, own ? 'states' : 'suggests');
    }
    const nki = code.includes('@nki') ? /^[ \t]*@(?:nki\.(?:jit|baremetal|benchmark)|nki_jit)\b/m.exec(code) : null;
    if (nki !== null)
        add('nki', lineAt(nki.index), 'states');
}
/** Calls that ask the framework for one kind of accelerator. */
function observeAccelerator({ path, python, imports, observations }) {
    // Who asks whether PyTorch was built for ROCm has thought of both makers.
    const hip = /\btorch\.version\.hip\b/.exec(python.code);
    if (hip !== null) {
        const place = { path, line: python.lineAt(hip.index) };
        observations.add({ what: 'accelerator', kind: 'gpu', vendor: 'amd', place, certainty: 'suggests' });
    }
    for (const { line, ...hardware } of deviceRequests(python, imports)) {
        observations.add({ what: 'accelerator', ...hardware, place: { path, line }, certainty: 'suggests' });
    }
}
function python_source_observeSharding({ path, python, observations }) {
    const { code, lineAt } = python;
    const fsdp = /\b(?:FullyShardedDataParallel|FSDP|fully_shard)\s*\(/.exec(code);
    const replicas = /DDP|DataParallel|pmap/.test(code)
        ? /\b(?:DistributedDataParallel|DDP)\s*\(|\bjax\.pmap\s*\(|^[ \t]*@jax\.pmap\b/m.exec(code)
        : null;
    const only = fsdp === null ? replicas : replicas === null ? fsdp : null;
    if (only === null || /^[ \t]*(?:class|def)[ \t]/.test(code.slice(code.lastIndexOf('\n', only.index) + 1, only.index)))
        return;
    observations.add({
        what: 'sharding',
        parallelism: only === fsdp ? 'fsdp' : 'data',
        place: { path, line: lineAt(only.index) },
        certainty: 'suggests',
    });
}
/** Calls of `Trainer(…)` and `Fabric(…)` whose arguments are plain values. */
function observeTrainers({ path, python, imports, observations }) {
    if (!imports.some(({ module }) => /^(?:lightning|pytorch_lightning|lightning_fabric)\b/.test(module)))
        return;
    const call = /\b(?:Trainer|Fabric)\s*\(/g;
    for (let match = call.exec(python.code), calls = 0; match !== null && calls < 20; match = call.exec(python.code), calls++) {
        const open = match.index + match[0].length - 1;
        const keywords = keywordsOf(python, open);
        const settings = python_source_settingsOf(keywords);
        if (Object.keys(settings).length === 0)
            continue;
        const line = (key) => python.lineAt(keywords.get(key)?.offset ?? open);
        for (const seen of observeTrainer(path, settings, line, python_source_suggested))
            observations.add(seen);
    }
}
/** A script may be one of many, and its numbers be those of a try. */
const python_source_suggested = { kind: 'suggests', numbers: 'suggests', oneNode: true };
/** The keyword arguments of the call whose bracket stands at `open`. */
function keywordsOf({ code, strings }, open) {
    const end = closingBracket(code, open, 4_000);
    const keywords = new Map();
    if (end === undefined)
        return keywords;
    const literals = new Map(strings.filter(({ start }) => start > open && start < end).map((each) => [each.start, each]));
    for (const from of argumentStarts(code, open, end)) {
        const [whole, name] = /^\s*([a-z_]{1,40})\s*=\s*/.exec(code.slice(from, end)) ?? [];
        if (whole === undefined || name === undefined || keywords.has(name))
            continue;
        const at = from + whole.length;
        const literal = literals.get(at);
        const number = /^(?:\d{1,7}|\[\s*\d{1,3}(?:\s*,\s*\d{1,3}){0,63}\s*\])/.exec(code.slice(at, at + 400))?.[0];
        const value = literal?.value ?? number;
        const after = literal?.end ?? at + (number ?? '').length;
        if (value !== undefined && /^\s*[,)]/.test(code.slice(after, end)))
            keywords.set(name, { offset: at, value });
    }
    return keywords;
}
/** Where the arguments of a call begin: behind its bracket and behind each comma of its own. */
function argumentStarts(code, open, end) {
    const starts = [open + 1];
    let depth = 0;
    for (let at = open; at < end; at++) {
        const sign = code[at];
        if (sign === '(' || sign === '[' || sign === '{')
            depth++;
        else if (sign === ')' || sign === ']' || sign === '}')
            depth--;
        else if (sign === ',' && depth === 1)
            starts.push(at + 1);
    }
    return starts;
}
function python_source_settingsOf(keywords) {
    const word = (key) => keywords.get(key)?.value.toLowerCase();
    const number = (key) => {
        const value = word(key);
        return (value?.startsWith('[') ? value.split(',').length : wholeNumber(value)) || undefined;
    };
    const [accelerator, precision, strategy] = [word('accelerator'), word('precision'), word('strategy')];
    const [devices, gpus, nodes] = [number('devices'), number('gpus'), number('num_nodes')];
    return {
        ...(accelerator !== undefined && { accelerator }),
        ...(devices !== undefined && { devices }),
        ...(gpus !== undefined && { gpus }),
        ...(number('tpu_cores') !== undefined && { usesTpuCores: true }),
        ...(nodes !== undefined && { nodes }),
        ...(precision !== undefined && { precision }),
        ...(strategy !== undefined && { strategy }),
    };
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/notebook.js




/**
 * The frameworks that the code of a notebook imports, each where it does so first. People try things out in notebooks: what these use bears a
 * declaration out, and contradicts none; what they run on tells nothing of the jobs beside them.
 */
const notebook_reader = {
    format: 'notebook',
    matches: (path) => (0,notebook_path/* isNotebook */.A)(path),
    // A line may hold a picture, which is never searched.
    longest: { line: bounds.text },
    mayHold: (text) => python_source_reader.mayHold?.(text) !== false,
    read: (path, text) => {
        const lines = codeOf(text);
        const because = beyondBounds(lines.join('\n'));
        if (because !== undefined) {
            giveUp(because);
            return [];
        }
        const found = new Map();
        for (const seen of python_source_reader.read(path, lines.join('\n'))) {
            if (seen.what !== 'framework' || seen.how !== 'imported' || found.has(seen.framework))
                continue;
            found.set(seen.framework, { ...seen, place: { path, line: lineOf(text, lines[seen.place.line - 1] ?? '') } });
        }
        return [...found.values()];
    },
};
/** The lines of all cells of code, without what the shell or the notebook itself is told. */
function codeOf(text) {
    const cells = parsed(text);
    return cells.flatMap((cell) => {
        const { cell_type: type, source } = (cell ?? {});
        if (type !== 'code')
            return [];
        const parts = Array.isArray(source) ? source : [source];
        const code = parts.filter((part) => typeof part === 'string').join('');
        return code.split('\n').map((line) => (/^[ \t]*[%!?]/.test(line) ? '' : line));
    });
}
function parsed(text) {
    try {
        const { cells } = JSON.parse(text);
        return Array.isArray(cells) ? cells : [];
    }
    catch {
        giveUp('is no whole notebook');
        return [];
    }
}
/** Where a line of code stands in the notebook; the first line where it is written otherwise, as in one long line. */
function lineOf(text, code) {
    const at = code === '' ? -1 : text.indexOf(JSON.stringify(code).slice(1, -1));
    return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/python-defaults.js



/**
 * The numbers that programs take where nobody gives them others: defaults of options, of arguments and of fields, and
 * constants. They are the least of all evidence, and ask for nothing.
 */
const python_defaults_reader = {
    format: 'python-defaults',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => python_defaults_mention.test(text),
    read: (path, text) => {
        const python = readPython(text);
        const stated = [...python_defaults_optionsIn(python), ...valuesIn(python)].slice(0, python_defaults_most);
        const isGaudi = python.strings.some(({ value }) => value === 'hpu');
        const observations = new ObservationList();
        for (const each of stated) {
            const seen = python_defaults_observed(path, each, python.lineAt);
            // Code that was brought from GPUs to Gaudi keeps their name for what it counts.
            if (isGaudi && seen?.inSource === 'gpus')
                continue;
            if (seen)
                observations.add(seen);
        }
        return observations.list();
    },
};
const python_defaults_most = 60;
const python_defaults_mention = /gpus?|nproc|num_nodes|nnodes|tpu_cores|local_device_count/i;
/** `add_argument('--num_gpus', default=8)`, Click's options and Abseil's flags. */
function python_defaults_optionsIn({ code, strings }) {
    return strings.flatMap(({ value, long, start, end }) => {
        if (long || value.length > 40)
            return [];
        const name = value.replace(/^--?/, '').replaceAll('-', '_');
        if (python_defaults_meaningOf(name) === undefined)
            return [];
        const isFlag = /\bDEFINE_integer\s{0,8}\(\s{0,80}$/.test(code.slice(Math.max(0, start - 120), start));
        if (!isFlag && !value.startsWith('--'))
            return [];
        const rest = code.slice(end, end + 300);
        const number = isFlag
            ? /^\s{0,80},\s{0,80}(\d{1,4})\b/.exec(rest)
            : /^[^()]{0,250}?\bdefault\s{0,4}=\s{0,4}(\d{1,4})\b/.exec(rest);
        return number ? [{ name, value: Number(number[1]), at: start }] : [];
    });
}
/** `num_gpus: int = 8`, `GPUS_PER_NODE = 8`, and `num_gpus=4` among the arguments of a call. */
function valuesIn({ code }) {
    const found = [];
    const assignment = /\b([A-Za-z_]\w{2,39})[ \t]{0,4}(?::[ \t]{0,4}[\w.[\]| ]{1,40}?)?[ \t]{0,4}=[ \t]{0,4}(\d{1,4})(?=\s{0,4}(?:[,)\n;]|$))/g;
    for (let match = assignment.exec(code); match !== null && found.length < python_defaults_most; match = assignment.exec(code)) {
        const [, name = '', value] = match;
        if (python_defaults_meaningOf(name) !== undefined)
            found.push({ name, value: Number(value), at: match.index });
    }
    const devices = /\bjax\.local_device_count\(\)\s{0,4}==\s{0,4}(\d{1,2})\b/.exec(code);
    if (devices)
        found.push({ name: 'local_device_count', value: Number(devices[1]), at: devices.index });
    return found;
}
function python_defaults_meaningOf(name) {
    const word = name.toLowerCase();
    if (word === 'local_device_count')
        return 'devices';
    if (/^(?:num_)?tpu_(?:num_)?cores$/.test(word))
        return 'cores';
    if (/^(?:remote_|train_|training_)?(?:num_?|n_?)?nodes$|^nnodes$|^num_machines$/.test(word))
        return word === 'nodes' ? undefined : 'nodes';
    return /^(?:remote_|train_|training_)?(?:num_?|n_?)?gpus?(?:_per_(?:node|worker|host))?$|^n?proc_per_node$|^num_gpu_devices$/.test(word) && !/^gpus?$/.test(word)
        ? 'perNode'
        : undefined;
}
function python_defaults_observed(path, { name, value, at }, lineAt) {
    const meaning = python_defaults_meaningOf(name);
    if (meaning === undefined || value === 0)
        return undefined;
    const seen = { what: 'accelerator', certainty: 'suggests', place: { path, line: lineAt(at) } };
    if (meaning === 'nodes')
        return { ...seen, inSource: 'nodes', nodes: value };
    if (meaning === 'cores')
        return value % 2 === 0 ? { ...seen, inSource: 'chips', count: value / 2 } : undefined;
    return value > mostPerNode
        ? undefined
        : { ...seen, inSource: meaning === 'devices' ? 'devices' : 'gpus', perNode: value };
}

;// CONCATENATED MODULE: ./build/core/languages/python/written-text.js
const written_text_longest = 40_000;
const written_text_mostParts = 1_000;
/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
const written_text_placeholder = '$_';
/**
 * The text of the literal that stands at an index, joined with those that stand behind it: escapes are read, and names
 * in braces filled in where the source gives them a plain value.
 */
function writtenText(python, index, names) {
    const { code, strings } = python;
    const writer = new TextWriter(python, names);
    let end = strings[index].start;
    for (let at = index; at < strings.length && at < index + written_text_mostParts; at++) {
        const string = strings[at];
        const between = code.slice(end, string.start);
        if (at > index && (between.length > 400 || !/^[\s\\]*[frbuFRBU]{0,2}$/.test(between)))
            break;
        if (writer.length + string.value.length > written_text_longest)
            break;
        writer.add(string);
        end = string.end;
    }
    return { ...writer.written(), end };
}
const part = /\\(?:\n|[\s\S])|\{\{|\}\}|\{[^{}\n]{0,200}\}|\n/g;
const escapes = new Map([
    ['\\n', '\n'],
    ['\\t', '  '],
    ['\\\n', ''],
]);
class TextWriter {
    #python;
    #names;
    #pieces = [];
    #lines = [];
    length = 0;
    constructor(python, names) {
        this.#python = python;
        this.#names = names;
    }
    add({ start, end, value }) {
        const { code, lineAt } = this.#python;
        const prefix = /[frbuFRBU]{0,2}$/.exec(code.slice(Math.max(0, start - 2), start))?.[0].toLowerCase() ?? '';
        const isFilled = prefix.includes('f') || /^\s{0,8}\.format\(/.test(code.slice(end, end + 20));
        let line = lineAt(start);
        if (this.#lines.length === 0)
            this.#lines.push(line);
        let kept = 0;
        for (const match of value.matchAll(part)) {
            const [found] = match;
            if (found.includes('\n'))
                line++;
            const read = found.startsWith('\\') && prefix.includes('r') ? undefined : this.#read(found, isFilled);
            if (read === undefined)
                continue;
            this.#put(value.slice(kept, match.index));
            this.#put(read);
            if (read === '\n')
                this.#lines.push(line);
            kept = match.index + found.length;
        }
        this.#put(value.slice(kept));
    }
    /** What a part of a literal stands for; undefined for itself. */
    #read(found, isFilled) {
        if (found === '\n')
            return found;
        if (found.startsWith('\\'))
            return escapes.get(found) ?? found.slice(1);
        if (!isFilled)
            return undefined;
        if (found === '{{' || found === '}}')
            return found[0];
        const name = /^\{(?:\w{0,40}(?:args|opts?|options|config|cfg|settings)\.)?([A-Za-z_]\w{0,80})\}$/.exec(found)?.[1];
        const value = name === undefined ? undefined : this.#names.get(name)?.value;
        return value === undefined ? written_text_placeholder : String(value).slice(0, 400);
    }
    #put(text) {
        this.length += text.length;
        this.#pieces.push(text);
    }
    written() {
        return { text: this.#pieces.join(''), lines: this.#lines };
    }
}

;// CONCATENATED MODULE: ./build/core/languages/python/dictionary-text.js


const dictionary_text_longest = 20_000;
const dictionary_text_deepest = 30;
/**
 * The dictionary that begins at an offset, as a flow mapping of YAML with the same lines: what its source does not write
 * out is null in it. Undefined where it has no end.
 */
function dictionaryText(python, open, names) {
    const end = closingBracket(python.code, open, dictionary_text_longest);
    if (end === undefined)
        return undefined;
    return new DictionaryWriter(python, names).itemsOf(open, end, 0);
}
class DictionaryWriter {
    #python;
    #names;
    #indexes;
    constructor(python, names) {
        this.#python = python;
        this.#names = names;
        this.#indexes = new Map(python.strings.map(({ start }, index) => [start, index]));
    }
    /** A dictionary, list or tuple with its items. */
    itemsOf(open, end, depth) {
        const { code } = this.#python;
        const isDictionary = code[open] === '{';
        const items = [];
        let from = open + 1;
        for (const comma of [...commasIn(code, open, end), end - 1]) {
            const item = isDictionary ? this.#entry(from, comma, depth) : this.#value(from, comma, depth);
            items.push(item ?? breaks(code, from, comma));
            from = comma + 1;
        }
        const written = items.flatMap((item) => (item.trim() === '' ? [item] : [item, ',']));
        return isDictionary ? `{${written.join('')}}` : `[${written.join('')}]`;
    }
    #entry(from, end, depth) {
        const { code, strings } = this.#python;
        const start = from + spaceAt(code, from, end);
        const index = this.#indexes.get(start);
        if (index === undefined)
            return undefined;
        const key = strings[index];
        const colon = /^\s{0,40}:/.exec(code.slice(key.end, Math.min(end, key.end + 41)))?.[0];
        if (colon === undefined)
            return undefined;
        const value = key.end + colon.length;
        const written = this.#value(value, end, depth) ?? `null${breaks(code, value, end)}`;
        return `${breaks(code, from, start)}${JSON.stringify(key.value)}: ${written}`;
    }
    /** A value that is written out, and nothing else stands beside it. */
    #value(from, end, depth) {
        const { code } = this.#python;
        const start = from + spaceAt(code, from, end);
        if (start >= end)
            return undefined;
        const read = this.#literal(start, end, depth);
        if (read === undefined || code.slice(read.end, end).trim() !== '')
            return undefined;
        const lines = breaks(code, from, end).length - (read.text.split('\n').length - 1);
        return `${breaks(code, from, start)}${read.text}${'\n'.repeat(Math.max(0, lines - breaks(code, from, start).length))}`;
    }
    #literal(start, end, depth) {
        const { code } = this.#python;
        if (code[start] === '{' || code[start] === '[') {
            const close = depth < dictionary_text_deepest ? closingBracket(code, start, dictionary_text_longest) : undefined;
            if (close === undefined || close > end)
                return undefined;
            return { text: this.itemsOf(start, close, depth + 1), end: close };
        }
        const prefix = /^[frbuFRBU]{0,2}(?=["'])/.exec(code.slice(start, start + 3))?.[0].length ?? 0;
        const index = this.#indexes.get(start + prefix);
        if (index !== undefined) {
            const { text, end: after } = writtenText(this.#python, index, this.#names);
            return { text: JSON.stringify(text), end: after };
        }
        const [word, turned, plain] = /^(?:(?:str|int)\(\s{0,8}([A-Za-z_]\w{0,80})\s{0,8}\)|([\w.]{1,100}))/.exec(code.slice(start, end).slice(0, 120)) ?? [];
        if (word === undefined)
            return undefined;
        const written = this.#word((turned ?? plain ?? '').replace(/^\w{0,40}(?:args|opts?|options|config|cfg|settings)\./, ''));
        return written === undefined ? undefined : { text: written, end: start + word.length };
    }
    #word(word) {
        if (/^\d{1,9}$/.test(word))
            return word;
        if (word === 'True' || word === 'False')
            return word.toLowerCase();
        const value = this.#names.get(word)?.value;
        return value === undefined ? undefined : JSON.stringify(value);
    }
}
const spaceAt = (code, from, end) => {
    let at = from;
    while (at < end && /\s/.test(code[at]))
        at++;
    return at - from;
};
/** The ends of lines between two offsets. */
const breaks = (code, from, end) => '\n'.repeat(code.slice(from, end).split('\n').length - 1);
/** Where the commas of a bracket itself stand. */
function commasIn(code, open, end) {
    const commas = [];
    let depth = 0;
    for (let at = open + 1; at < end - 1; at++) {
        const sign = code[at];
        if ('([{'.includes(sign))
            depth++;
        else if (')]}'.includes(sign))
            depth--;
        else if (sign === ',' && depth === 0)
            commas.push(at);
    }
    return commas;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/python-documents.js










/**
 * Python that writes out the specification of a job, as a text or as a dictionary: for Kubernetes, SkyPilot, Vertex AI
 * and Azure Machine Learning. It states what it asks for where the same file submits the job.
 */
const python_documents_reader = {
    format: 'python-documents',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => python_documents_mention.test(text) && python_documents_requesting.test(text),
    read: (path, text) => {
        const python = readPython(text);
        const { constants, withDefaults } = namesIn(python);
        const sure = python_documents_observed(path, python, constants);
        const stated = new Set(sure.map((seen) => JSON.stringify(seen)));
        const isSubmitted = python_documents_submits.test(text);
        const observations = new ObservationList();
        for (const seen of python_documents_observed(path, python, withDefaults)) {
            const isSure = stated.has(JSON.stringify(seen));
            if (!isSure && seen.what === 'accelerator')
                observations.add({ ...seen, byDefault: true, certainty: 'suggests' });
            else
                observations.add(isSubmitted && isSure ? seen : { ...seen, certainty: 'suggests' });
        }
        return observations.list();
    },
};
const python_documents_mention = /apiVersion|workerPoolSpecs|trainingInput|resources:|azureml/;
const python_documents_requesting = /\.com\/|\.ai\/gaudi|instance-type|acceleratorType|accelerator_type|machineType|machine_type|accelerators:|masterType|instance_count/;
/** What hands a specification to whoever runs it. */
const python_documents_submits = /\bcreate_(?:namespaced_|cluster_)?(?:job|pod|custom_object|custom_job)\w*\s*\(|\bcreate_from_(?:dict|yaml)\b|\bkubectl\b|\bcustom-jobs\b|\bgcloud\b|\bsky\b["',\s]{1,6}(?:jobs\b|launch\b|exec\b)|\baz\b["',\s]{1,6}ml\b/;
const python_documents_specReaders = [
    reader,
    azureml_reader,
    kubernetes_reader,
    skypilot_reader,
    { ...vertex_reader, read: vertex_inDocument },
];
function python_documents_observed(path, python, names) {
    return [...textsIn(python, names), ...dictionariesIn(python, names)].flatMap(({ text, lineOf }) => python_documents_specReaders
        .filter(({ mayHold }) => mayHold?.(text))
        .flatMap(({ read }) => read(path, text))
        .map((seen) => ({
        ...seen,
        ...(python_documents_serves.test(text) && { certainty: 'suggests' }),
        place: { path, line: lineOf(seen.place.line) },
    })));
}
/** Objects that answer requests, rather than train. */
const python_documents_serves = /^[ \t{]*["']?kind["']?[ \t]*:[ \t]*["']?(?:InferenceService|Deployment|StatefulSet|RayService)\b/m;
const mostDocuments = 40;
const isSpec = /^[ \t]*["']?(?:apiVersion|workerPoolSpecs|trainingInput|resources|type|\$schema)["']?[ \t]*:/m;
/** A text that is a value; what documents a program, or is printed for whoever reads it, asks for nothing. */
const isValue = (before) => /(?:[=([,{:]|\breturn|\byield)\s*(?:[frbuFRBU]{0,2})$/.test(before) &&
    !/(?:\b(?:help|description|epilog|usage|__doc__)\s{0,4}=|\b(?:print|echo|info)\()\s*[frbuFRBU]{0,2}$/.test(before);
function textsIn(python, names) {
    const documents = [];
    let end = 0;
    for (const [index, { start }] of python.strings.entries()) {
        if (start < end || documents.length >= mostDocuments)
            continue;
        const first = python.strings[index];
        const written = writtenText(python, index, names);
        end = written.end;
        if (written.lines.length < 2 || !isSpec.test(written.text))
            continue;
        if (!isValue(python.code.slice(Math.max(0, first.start - 200), first.start)))
            continue;
        const { lines } = written;
        const last = lines.at(-1);
        documents.push({ text: dedented(written.text), lineOf: (line) => lines[line - 1] ?? last });
    }
    return documents;
}
/**
 * A text without what all of its lines are indented by, as `textwrap.dedent` gives it, and without the lines that are
 * filled in as a whole.
 */
function dedented(text) {
    const rows = text.split('\n').map((row) => (row.trim() === written_text_placeholder ? '' : row));
    const indents = rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length);
    const least = indents.reduce((one, other) => Math.min(one, other), 200);
    return rows.map((row) => row.slice(least)).join('\n');
}
function dictionariesIn(python, names) {
    const { code, strings, lineAt } = python;
    const documents = [];
    let left = mostDocuments;
    for (const { value, start, end } of strings) {
        if (!/^(?:apiVersion|trainingInput)$/.test(value) || left <= 0)
            continue;
        const open = /\{\s{0,200}$/.exec(code.slice(Math.max(0, start - 201), start))?.[0].length;
        if (open === undefined || !/^\s{0,8}:/.test(code.slice(end, end + 10)))
            continue;
        left--;
        const text = dictionaryText(python, start - open, names);
        const line = lineAt(start - open);
        if (text !== undefined)
            documents.push({ text, lineOf: (within) => within + line - 1 });
    }
    return documents;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/python-environment.js




/**
 * The devices that Python shows to the training program that it starts: `env["HIP_VISIBLE_DEVICES"] = "0,1"`. The maker
 * is told by the name of the variable.
 */
const python_environment_reader = {
    format: 'python-environment',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => /_VISIBLE_(?:DEVICES|MODULES)/.test(text) && starts.test(text),
    read: (path, text) => {
        const python = readPython(text);
        if (!startsTraining(python))
            return [];
        const shown = python.strings.flatMap((string, index) => shownBy(python, string, index));
        const [first] = shown;
        if (first === undefined)
            return [];
        // A maker's own variable is set for its devices; software for others reads the common one beside it.
        const own = shown.filter(({ name }) => name !== python_environment_common);
        const [stated = first, ...others] = own.length > 0 ? own : shown;
        const isOne = others.every(({ value }) => value === stated.value);
        const request = requestOfVariable(stated.name, isOne ? stated.value : '0');
        if (request === undefined || others.some(({ name }) => requestOfVariable(name, '0')?.vendor !== request.vendor))
            return [];
        const perNode = isOne && !counts(python) ? stated.value.split(',').length : undefined;
        const isHere = !python.strings.some(({ value }) => python_environment_several.test(value.slice(0, 200)));
        const place = { path, line: stated.line };
        const kind = observeRequest(place, 'suggests', { ...request, perNode: undefined });
        const all = perNode && observeRequest(place, 'suggests', { ...request, perNode, nodes: isHere ? 1 : undefined });
        if (kind === undefined || !all)
            return kind ? [kind] : [];
        return stated.byDefault ? [kind, { ...all, byDefault: true }] : [all];
    },
};
const python_environment_common = 'CUDA_VISIBLE_DEVICES';
const starts = /\bsubprocess\b|\bos\.(?:system|exec|spawn)|\bPopen\b/;
const python_environment_variable = /^(?:CUDA|HIP|ROCR|ASCEND_RT|HABANA)_VISIBLE_(?:DEVICES|MODULES)$/;
/** What a variable is set to, where the name of it stands: by a key, by `setdefault`, or in an environment handed on. */
function shownBy({ code, strings, lineAt }, { value: name, start, end }, index) {
    const next = strings[index + 1];
    if (!python_environment_variable.test(name) || next === undefined || !/^\d{1,3}(?:,\d{1,3}){0,63}$/.test(next.value))
        return [];
    const before = code.slice(Math.max(0, start - 80), start);
    const between = code.slice(end, Math.min(next.start, end + 80));
    const byDefault = /\benv\w{0,40}\.setdefault\(\s{0,40}$/i.test(before) && /^\s{0,8},\s{0,40}$/.test(between);
    const isSet = /\b\w{0,40}env\w{0,40}\[$/i.test(before) && /^\][ \t]{0,8}=[ \t]{0,8}$/.test(between);
    const isKey = /[{,]\s{0,60}$/.test(before) && /^\s{0,8}:\s{0,8}$/.test(between) && isEnvironment(code, start);
    if (!byDefault && !isSet && !isKey)
        return [];
    return [{ name, value: next.value, line: lineAt(start), byDefault }];
}
/** Whether the dictionary around a place is handed on as an environment. */
function isEnvironment(code, from) {
    let depth = 0;
    for (let at = from - 1; at >= 0 && at > from - 2_000; at--) {
        const sign = code[at];
        if (')]}'.includes(sign))
            depth++;
        else if ('([{'.includes(sign) && depth-- === 0)
            return (sign === '{' && /env\w{0,40}(?:\s{0,8}[=:]|\.update\()\s{0,40}$/i.test(code.slice(Math.max(0, at - 120), at)));
    }
    return false;
}
const launcher = /^(?:torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed)$/;
const python_environment_launches = /^\s*(?:torchrun|accelerate\s+launch|deepspeed|(?:llamafactory-cli|swift)\s+(?:train|pt|sft|rlhf))\s/;
const python_environment_program = /^\s*(?:\S{0,200}\/)?python[\d.]*\s+(?:-u\s+)?(\S{1,200}\.py)\b/;
/** Whether the program starts a training: by a launcher, or by the name of another program. */
const startsTraining = ({ strings }) => strings.some(({ value, long }, index) => {
    if (long && !value.includes('\n'))
        return false;
    const text = value.slice(0, 500);
    if (launcher.test(text) || python_environment_launches.test(text))
        return true;
    if (/^(?:llamafactory-cli|swift)$/.test(text))
        return /^(?:train|pt|sft|rlhf)$/.test(strings[index + 1]?.value ?? '');
    return visible_device_trains.test(python_environment_program.exec(text)?.[1] ?? (/^[\w./-]{1,200}\.py$/.test(text) ? text : ''));
});
/** Whether a command counts the processes itself. */
const counts = ({ strings }) => strings.some(({ value }) => /nproc[-_]per[-_]node|num[-_]proc|num[-_]gpus|--include/.test(value.slice(0, 2_000)));
const python_environment_several = /nnodes|num[-_]?nodes|num[-_]machines|node[-_]rank|master[-_]addr|hostfile|rdzv|^(?:srun|sbatch|mpirun|ssh)$/i;

;// CONCATENATED MODULE: ./build/core/languages/python/python-commands.js

const python_commands_longest = 8_000;
const mostLists = 400;
/** The commands that start a launcher or ask a cloud for a machine, in strings and in lists of words. What is filled in later is a `$`. */
function commandsWritten(python) {
    return [...inStrings(python), ...inLists(python)];
}
/** A command begins with what it runs; prose about it begins with other words. */
const begins = /^\s*(?:\w{1,60}=\S{0,200}\s+){0,10}(?:torchrun|accelerate\s+launch|deepspeed|horovodrun|mpirun|mpiexec|gcloud|sky\s+(?:launch|jobs)|aws\s+ec2|az\s+vm|(?:\S{0,200}\/)?python[\d.]*\s+-m\s+(?:torch\.distributed|accelerate|deepspeed|\w{1,40}\.distributed))\b/;
/** What may stand in front of a launcher in one line of commands: another command, or a shell that is handed it. */
const wraps = /^\s*(?:\w{1,60}=\S{0,200}\s+){0,10}(?:timeout|nohup|sudo|env|time|cd|export|source|set|ulimit|mkdir|conda|bash|sh|ssh|srun|docker|singularity|apptainer)\s/;
const wrapped = /(?:&&|;|\s-l?c\s{1,4}\\?["'])\s{0,8}(?:\w{1,60}=\S{0,200}\s+|\{\w{1,60}\}\s+){0,10}(?:torchrun|accelerate\s+launch|deepspeed|horovodrun|mpirun|python[\d.]*\s+-m\s+torch\.distributed\.\w{1,10})\s+-/;
const startsLauncher = (text) => begins.test(text) || (wraps.test(text) && wrapped.test(text));
/** Strings that stand behind one another are one string. */
function inStrings({ code, strings, lineAt }) {
    const found = [];
    for (let at = 0; at < strings.length; at++) {
        const first = strings[at];
        if (!startsLauncher(first.value.slice(0, 2_000)))
            continue;
        let text = first.value;
        let end = first.end;
        for (let next = strings[at + 1]; next !== undefined && text.length < python_commands_longest; next = strings[at + 1]) {
            if (!/^[\s\\]*[frbuFRBU]{0,2}$/.test(code.slice(end, Math.min(next.start, end + 400))) || next.start > end + 400)
                break;
            text += next.value;
            end = next.end;
            at++;
        }
        // A text of several lines that is a value of its own is a command; one that is not is what documents the program.
        const before = code.slice(Math.max(0, first.start - 200), first.start);
        if (first.long && !/[=(,[]\s*[frbuFRBU]{0,2}$/.test(before))
            continue;
        found.push({ text: filled(text), line: lineAt(first.start) });
    }
    return found;
}
/** `{gpus}` of a formatted string is a variable to the shell, which is not set. */
const filled = (text) => text
    .slice(0, python_commands_longest)
    .replaceAll('\\n', '\n')
    .replace(/\{[^{}\n]{0,200}\}/g, '$');
const python_commands_launcher = /^(?:torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed|horovodrun|mpirun|gcloud|sky|aws|az)$/;
/** `["torchrun", "--nproc_per_node", "8", script]`. */
function inLists({ code, strings, lineAt }) {
    const starts = strings.filter(({ value, long }) => !long && python_commands_launcher.test(value)).slice(0, mostLists);
    return starts.flatMap(({ start }) => {
        const open = listAround(code, start);
        const end = open === undefined ? undefined : closingBracket(code, open, python_commands_longest);
        if (open === undefined || end === undefined)
            return [];
        const inside = strings.filter((each) => each.start > open && each.end < end);
        return [{ text: python_commands_wordsOf(code, open, end, inside).join(' '), line: lineAt(open) }];
    });
}
/** The bracket of the list in which a place directly stands. */
function listAround(code, from) {
    let depth = 0;
    for (let at = from - 1; at >= 0 && at > from - 1_000; at--) {
        const sign = code[at];
        if (')]}'.includes(sign))
            depth++;
        else if ('([{'.includes(sign) && depth-- === 0)
            return sign === '[' ? at : undefined;
    }
    return undefined;
}
/** The items of a list: a string by itself is its words, and all else is not known. */
function python_commands_wordsOf(code, open, end, strings) {
    const words = [];
    let from = open + 1;
    let depth = 0;
    for (let at = open + 1; at < end; at++) {
        const sign = code[at];
        if ('([{'.includes(sign))
            depth++;
        else if (')]}'.includes(sign))
            depth--;
        if (!(sign === ',' && depth === 0) && at !== end - 1)
            continue;
        const [only, another] = strings.filter((each) => each.start >= from && each.end <= at);
        const alone = only &&
            !another &&
            /^\s*[frbuFRBU]{0,2}$/.test(code.slice(from, only.start)) &&
            code.slice(only.end, at).trim() === '';
        words.push(alone ? filled(only.value).replace(/[;&|()<>`'"]/g, ' ') : '$');
        from = at + 1;
    }
    return words;
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/sources/python-launch.js












/**
 * Python that starts the training of another program, or asks a cloud for a machine: commands in strings and lists, and
 * the components of TorchX. It is one way to start it, so that all of it suggests.
 */
const python_launch_reader = {
    format: 'python-launch',
    matches: (path) => path.endsWith('.py'),
    mayHold: (text) => python_launch_mention.test(text),
    read: (path, text) => {
        const observations = new ObservationList();
        const python = readPython(text);
        for (const { text: command, line } of commandsWritten(python)) {
            const commands = shellCommands(command);
            for (const each of commands.filter(runs)) {
                for (const seen of python_launch_observed(path, line, cloudRequest(each)?.request))
                    observations.add(seen);
            }
            const device = deviceOf(commands);
            for (const launch of launchesIn(commands)) {
                for (const seen of python_launch_observed(path, line, requestOfProcesses(launch, device)))
                    observations.add(seen);
            }
        }
        if (/\btorchx\b/.test(text)) {
            for (const { request, line } of [...componentsIn(text), ...python_launch_machinesIn(python)]) {
                for (const seen of python_launch_observed(path, line, request))
                    observations.add(seen);
            }
        }
        return observations.list();
    },
};
const python_launch_mention = /torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed|horovodrun|mpirun|nproc[-_]per[-_]node|\btorchx\b|\bgcloud\b|\bsky\b|\baws\b|\baz\b/;
function python_launch_observed(path, line, request) {
    const seen = request && observeRequest({ path, line }, 'suggests', request);
    return seen && ((0,resolved_request/* hasNumber */.yn)(seen) || seen.machine !== undefined) ? [seen] : [];
}
/** `Resource(gpu=8)` of a role, and `ddp(j="2x8", gpu=8, h="p4d.24xlarge")`. */
function componentsIn(text) {
    return pythonCalls(text).flatMap(({ callee, values, line }) => {
        if (!/^(?:ddp|spmd|Resource)$/.test(callee))
            return [];
        const gpu = values.get('gpu');
        const [, nodes, each] = /^(\d{1,4})x(\d{1,2})$/.exec(String(values.get('j')?.value ?? '')) ?? [];
        const perNode = wholeNumber(each) ?? (typeof gpu?.value === 'number' ? gpu.value : undefined);
        const host = values.get('h')?.value;
        const machine = typeof host === 'string' && hardwareOf(host) ? host : undefined;
        if (machine !== undefined)
            return [{ line, request: { machine, nodes: wholeNumber(nodes) } }];
        if (!perNode)
            return [];
        return [{ line: gpu?.line ?? line, request: { kind: 'gpu', perNode, nodes: wholeNumber(nodes) } }];
    });
}
/** `h` is what TorchX calls the machine; an argument of a call is read with the call. */
const namesMachine = /\b(?:\w{0,30}(?:instance|machine|host)_?type\s{0,4}(?::\s{0,4}\w{1,20}\s{0,4})?|h\s{0,4}:\s{0,4}\w{1,20}\s{0,4})=\s{0,4}$/i;
/** `instance_type: str = "trn1.32xlarge"`, the machine that a component takes unless it is given another. */
function python_launch_machinesIn({ code, strings, lineAt }) {
    return strings.flatMap(({ value, start, long }) => {
        if (long || value.length > 40 || hardwareOf(value) === undefined)
            return [];
        return namesMachine.test(code.slice(Math.max(0, start - 100), start))
            ? [{ line: lineAt(start), request: { machine: value } }]
            : [];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/readers/index.js




































































/** Every reader of files. Written by `npm run build`: a reader is added by adding its file. */
const readers_readers = [
    reader,
    axolotl_cloud_reader,
    azureml_reader,
    beaker_reader,
    cloud_calls_reader,
    determined_reader,
    dstack_reader,
    mcli_reader,
    modal_reader,
    sagemaker_reader,
    skypilot_reader,
    vertex_reader,
    accelerate_reader,
    axolotl_reader,
    deepspeed_reader,
    device_settings_reader,
    fairseq_reader,
    gpt_neox_reader,
    hardware_settings_reader,
    lightning_reader,
    llm_foundry_reader,
    machine_settings_reader,
    maxtext_reader,
    mesh_rules_reader,
    nanotron_reader,
    torchtitan_reader,
    tpu_settings_reader,
    training_arguments_reader,
    compose_reader,
    dockerfile_reader,
    helm_values_reader,
    kubernetes_reader,
    cloudformation_reader,
    terraform_reader,
    terraform_values_reader,
    conda_reader,
    lock_reader,
    pipfile_reader,
    pyproject_reader,
    requirements_reader,
    setup_cfg_reader,
    setup_py_reader,
    shell_install_reader,
    batch_scheduler_reader,
    cluster_calls_reader,
    cluster_settings_reader,
    hostfile_reader,
    hydra_launcher_reader,
    ray_cluster_reader,
    ray_workers_reader,
    sbatch_settings_reader,
    slurm_reader,
    submitit_reader,
    dotenv_reader,
    launched_files_reader,
    script_hardware_reader,
    shell_launch_reader,
    workflow_runner_reader,
    yaml_commands_reader,
    kernel_source_reader,
    notebook_reader,
    python_defaults_reader,
    python_documents_reader,
    python_environment_reader,
    python_launch_reader,
    python_source_reader,
];
/** What people write in words: only a survey reads it, since a check judges by nothing that is told so. */
const proseReaders = [comment_hints_reader, readme_reader];

// EXTERNAL MODULE: ./build/core/evidence/observation/attributed-observation.js
var attributed_observation = __webpack_require__(5836);
// EXTERNAL MODULE: ./build/core/evidence/agreement/job-frameworks.js + 1 modules
var job_frameworks = __webpack_require__(2207);
;// CONCATENATED MODULE: ./build/core/evidence/survey/framework-vote.js




function framework_vote_surveyedFrameworks(observations) {
    const families = new Map();
    const add = (id, place, isStated, how) => {
        const framework = resolveFramework(id);
        if (framework === undefined)
            return;
        const entry = families.get(framework.family) ?? {
            words: new Set(),
            places: [],
            pointsByFile: new Map(),
            importing: new Set(),
            installing: new Set(),
            isUsed: false,
            isProgram: false,
        };
        entry.words.add(id);
        entry.places.push(place);
        entry.pointsByFile.set(place.path, Math.max(entry.pointsByFile.get(place.path) ?? 0, isStated ? 3 : 1));
        if (how === 'imported')
            entry.importing.add(place.path);
        if (how === 'installed')
            entry.installing.add(place.path);
        entry.isUsed ||= how !== 'installed';
        entry.isProgram ||= how === 'program';
        families.set(framework.family, entry);
    };
    for (const seen of observations) {
        if (seen.what === 'framework')
            add(seen.framework, seen.place, seen.certainty === 'states', uses[seen.how]);
        if (seen.what === 'kernel' && seen.trains)
            add(seen.language, seen.place, true, 'program');
    }
    if (![...families.keys()].some((id) => isTrainingFramework({ id }))) {
        for (const seen of observations) {
            if (seen.what === 'kernel' && (seen.language === 'cuda' || seen.language === 'hip'))
                add(seen.language, seen.place, true, 'imported');
        }
    }
    return [...families]
        .filter(([id, own]) => isJobsOwn(id, own, families))
        .map(([name, { words, places }]) => ({ name, words: [...words].sort(), places: placesOf(places) }))
        .sort((a, b) => b.places.length - a.places.length || (a.name < b.name ? -1 : 1));
}
const uses = { installed: 'installed', image: 'installed', configured: 'launched', imported: 'imported' };
/** A framework with less than this share of the points of the leading one is a tool beside it. */
const toolShare = 0.5;
const pointsOf = ({ pointsByFile }) => [...pointsByFile.values()].reduce((sum, points) => sum + points, 0);
/** Whether a framework is what the jobs are written in, and not a tool beside it that reads data or compares. */
function isJobsOwn(id, own, families) {
    if (own.isProgram)
        return true;
    // Where a program trains by itself, what is installed and never used is there for its data or its checks.
    if (!own.isUsed && [...families.values()].some(({ isProgram }) => isProgram))
        return false;
    const training = [...families].filter(([other]) => isTrainingFramework({ id: other }));
    if (!isTrainingFramework({ id }))
        return training.length === 0;
    const others = training.filter(([other]) => other !== id);
    // Keras is the front end of whatever else is there.
    if (id === 'keras')
        return others.length === 0;
    const jax = families.get('jax');
    // TensorFlow reads the data of JAX jobs.
    if (id === 'tensorflow' && jax !== undefined && jax.importing.size >= own.importing.size)
        return false;
    return others.every(([, other]) => pointsOf(own) >= pointsOf(other) * toolShare) || hasProject(own, others);
}
/** So many sources make a project. */
const leastSources = 2;
/**
 * Whether a framework has a folder of its own in a repository of many: what is installed there and imported below it is
 * this one, and none of the others.
 */
function hasProject(own, others) {
    const inside = (folder, paths) => [...paths].filter((path) => isBelow(path, folder)).length;
    return [...new Set([...own.installing].map(folderOf))].some((folder) => folder !== '' &&
        !otherWork.test(folder) &&
        inside(folder, own.importing) >= leastSources &&
        others.every(([, { importing, installing }]) => inside(folder, importing) + inside(folder, installing) === 0));
}
/** Folders of what makes the data of a training, measures it or serves what comes of it. */
const otherWork = /(?:^|[^a-z])(?:data|datasets?|prep|preprocess(?:ing)?|evals?|evaluation|metrics?|baselines?|infer|inference|serve|serving|deploy(?:ment)?|demo|app|web|convert(?:er)?|conversion|export|tools?|bench(?:marks?)?|third|tests?)(?=$|[^a-z])/i;

// EXTERNAL MODULE: ./build/core/catalog/kernel-languages.js
var kernel_languages = __webpack_require__(3076);
;// CONCATENATED MODULE: ./build/core/evidence/survey/everyday-name.js

let wordCandidates;
/** Words that say a form and no more, which nobody writes for short. */
const formWord = /-(?:sxm|pcie|nvl)$/;
/** A word that covers more parts than this is a kind and no name. */
const everyday_name_mostParts = 12;
/** The shortest common name that covers some parts of the catalogue: `a100-80gb`, `tpu-v5e`; undefined for a kind. */
function everyday_name_everydayName(ids) {
    if (ids.length === 0 || ids.length > everyday_name_mostParts)
        return undefined;
    wordCandidates ??= acceleratorWords.flatMap((word) => {
        const candidates = formWord.test(word) ? [] : (resolveAccelerator(word)?.candidates ?? []);
        return candidates.length === 0 || candidates.length > everyday_name_mostParts
            ? []
            : [{ word, ids: new Set(candidates.map(({ id }) => id)) }];
    });
    const size = sizeOf(ids);
    if (size !== undefined)
        return size;
    const covering = wordCandidates.filter((one) => ids.every((id) => one.ids.has(id)));
    const [nearest] = covering.sort((a, b) => a.ids.size - b.ids.size);
    return nearest?.word ?? (ids.length === 1 ? ids[0] : undefined);
}
/** The size that several forms of one card share: both forms of the A100 with 40 GB are `a100-40gb`. */
function sizeOf(ids) {
    const [size, another] = new Set(ids.map((id) => id.replace(/^[a-z]+-/, '').replace(/-(?:sxm|pcie|nvl)$/, '')));
    if (ids.length < 2 || size === undefined || another !== undefined)
        return undefined;
    return acceleratorWords.includes(size) ? size : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/survey/surveyed-hardware.js







/** So many more files must need a chip of their own before a stack for another one is only what some part is built for. */
const outnumbering = 3;
/** What is asked for and what stacks are stated to be for; hints only where they say no less, and no other kind. */
function surveyed_hardware_allAccelerators(observations, frameworks) {
    const isStated = ({ certainty }) => certainty === 'states';
    const stated = surveyed_hardware_surveyedAccelerators(observations.filter(isStated));
    const kinds = new Set(stated.map(({ kind }) => kind));
    const built = inferredKinds(observations.filter((seen) => seen.what === 'stack' && isStated(seen))).filter(({ kind }) => !kinds.has(kind));
    for (const { kind } of built)
        kinds.add(kind);
    const builtPlaces = built.reduce((sum, { places }) => sum + places.length, 0);
    const hinting = ofFrameworks(observations, frameworks).flatMap((seen) => isStated(seen) ? [] : ofOnlyKind(seen, kinds));
    const hints = surveyed_hardware_surveyedAccelerators(hinting).filter(({ kind, ...hint }) => {
        if (kinds.size === 0)
            return true;
        if (kinds.has(kind))
            return isMoreThanKind(hint);
        return stated.length === 0 && kind === 'other' && hint.places.length > outnumbering * builtPlaces;
    });
    const all = [...stated, ...built, ...hints];
    if (all.length > 0) {
        if (stated.some(isMoreThanKind))
            return all;
        const choices = choicesBeside(observations, all);
        return [...all, ...(all.some(isMoreThanKind) ? choices.filter(isMoreThanKind) : choices)];
    }
    const inferred = inferredKinds(observations);
    return inferred.length > 0 ? inferred : kindOfFramework(frameworks);
}
/** A number of devices that are not called by their kind is of the only one that anything is stated to be for. */
function ofOnlyKind(seen, kinds) {
    const [kind, another] = kinds;
    const isUnnamed = seen.what === 'accelerator' && seen.kind === undefined && seen.perNode !== undefined;
    return isUnnamed && kind !== undefined && another === undefined ? { ...seen, kind } : seen;
}
/** Without what sources in other frameworks ask for: beside a job in JAX, they compare or convert. */
function ofFrameworks(observations, frameworks) {
    const own = new Set(frameworks.map(({ name }) => name));
    const written = new Map();
    for (const seen of observations) {
        if (seen.what !== 'framework' || seen.how !== 'imported')
            continue;
        const { path } = seen.place;
        const family = resolveFramework(seen.framework)?.family;
        written.set(path, written.get(path) === true || (family !== undefined && own.has(family)));
    }
    return observations.filter((seen) => seen.what !== 'accelerator' || isLaunch(seen) || written.get(seen.place.path) !== false);
}
/** Whether an entry states more than a kind. */
const isMoreThanKind = ({ accelerator, machine, count, perNode, nodes }) => [accelerator, machine, count, perNode, nodes].some((said) => said !== undefined);
/** Kinds that a script sets up, or an extra installs, beside what is found, where nothing tells which of them is used. */
function choicesBeside(observations, found) {
    const scripts = observations.filter((seen) => seen.what === 'accelerator' && !seen.place.path.endsWith('.py'));
    const extras = observations.filter((seen) => seen.what === 'stack' &&
        (seen.job !== undefined || (seen.certainty === 'suggests' && /\.(?:sh|bash)$/.test(seen.place.path))));
    const kinds = new Set(found.map(({ kind }) => kind));
    const requested = surveyed_hardware_surveyedAccelerators(scripts);
    const fullestFirst = [...requested.filter(isMoreThanKind), ...requested];
    return [...fullestFirst, ...inferredKinds(extras)].filter(({ kind }) => kind !== undefined && !kinds.has(kind) && kinds.add(kind));
}
/** MLX is for Apple's chips, which is all that a list of packages for that system may say. */
function kindOfFramework([first, ...others]) {
    if (first?.name !== 'mlx' || others.length > 0)
        return [];
    return [{ kind: 'other', jobs: [], places: first.places, inferred: true }];
}
function surveyed_hardware_surveyedAccelerators(observations) {
    const providers = providersByFile(observations);
    const found = new Map();
    for (const seen of observations) {
        if (seen.what !== 'accelerator' || hasNodesOnly(seen))
            continue;
        const entry = surveyedRequest(seen, resolveRequest(seen), providers.get(seen.place.path));
        const key = JSON.stringify(entry);
        const earlier = found.get(key);
        if (earlier === undefined) {
            found.set(key, { entry, places: [seen.place], jobs: new Set(seen.job === undefined ? [] : [seen.job]) });
            continue;
        }
        earlier.places.push(seen.place);
        if (seen.job !== undefined)
            earlier.jobs.add(seen.job);
    }
    return merged([...found.values()]).map(({ entry, places, jobs }) => ({
        ...entry,
        jobs: [...jobs],
        places: placesOf(places),
    }));
}
/** A number of nodes of which nothing tells what they hold: it names no accelerator to list. */
const hasNodesOnly = (seen) => seen.kind === undefined && seen.inSource === undefined && !namesModelOrCount(seen);
/**
 * One request that is seen twice, where only one of the two places tells how it falls on nodes, or on which machines.
 */
function merged(found) {
    const isSpread = ({ entry }) => entry.perNode !== undefined || entry.nodes !== undefined;
    const bySpread = without(found, ({ perNode: _, nodes: __, ...entry }) => JSON.stringify(entry), (one) => one.entry.count !== undefined && !isSpread(one), isSpread);
    return without(bySpread, ({ machine: _, ...entry }) => JSON.stringify(entry), (one) => one.entry.machine === undefined && isMoreThanKind(one.entry), (one) => one.entry.machine !== undefined);
}
/** Without the plain requests whose places go to the only fuller one that is the same in all else. */
function without(found, rest, isPlain, isFuller) {
    const fuller = found.filter(isFuller);
    return found.filter((plain) => {
        if (fuller.length === 0 || !isPlain(plain))
            return true;
        const key = rest(plain.entry);
        const [same, another] = fuller.filter((other) => rest(other.entry) === key);
        if (same === undefined || another !== undefined)
            return true;
        same.places.push(...plain.places);
        for (const job of plain.jobs)
            same.jobs.add(job);
        return false;
    });
}
function surveyedRequest(seen, request, provider) {
    const { kind, candidates, count, topology } = request;
    const accelerator = seen.oneOf ? undefined : everydayName(candidates.map(({ id }) => id));
    const at = request.provider?.id ?? provider;
    return {
        ...(kind && { kind }),
        ...(accelerator !== undefined && { accelerator }),
        ...(seen.machine !== undefined && { machine: seen.machine }),
        ...(count !== undefined && { count }),
        ...(seen.perNode !== undefined && { perNode: seen.perNode }),
        ...(seen.nodes !== undefined && { nodes: seen.nodes }),
        ...(topology !== undefined && { topology: seen.topology }),
        ...(at !== undefined && { provider: at }),
        ...(seen.spot !== undefined && { spot: seen.spot }),
        ...(seen.inSource && { inSource: true }),
        ...(seen.mentionedIn && { mentionedIn: seen.mentionedIn }),
        jobs: [],
        places: [],
        inferred: false,
    };
}
/** The provider of each file that names exactly one. */
function providersByFile(observations) {
    const found = new Map();
    for (const seen of observations) {
        if (seen.what !== 'provider')
            continue;
        const { path } = seen.place;
        found.set(path, found.has(path) && found.get(path) !== seen.provider ? undefined : seen.provider);
    }
    return new Map([...found].flatMap(([path, provider]) => (provider === undefined ? [] : [[path, provider]])));
}
function kindOfKernel(language) {
    const { isForGpus, runsOn } = kernelLanguage(language);
    return isForGpus ? 'gpu' : runsOn.includes('tpu') ? 'tpu' : 'other';
}
/** PyTorch/XLA is imported on GPUs as well, so it tells no kind. */
function kindOfLibrary(id) {
    const binds = resolveLibrary(id)?.binds;
    if (binds === 'tpu')
        return id === 'torch-xla' ? undefined : 'tpu';
    return binds === undefined || binds === 'neutral' ? undefined : 'gpu';
}
/** Where no file asks for hardware: the kinds that stacks and kernels are for, or else libraries. */
function inferredKinds(observations) {
    const places = new Map();
    const add = (kind, place) => {
        if (kind !== undefined)
            places.set(kind, [...(places.get(kind) ?? []), place]);
    };
    for (const seen of observations) {
        if (seen.what === 'stack')
            add(stackKinds[seen.stack], seen.place);
        if (seen.what === 'kernel')
            add(kindOfKernel(seen.language), seen.place);
    }
    if (places.size === 0) {
        for (const seen of observations) {
            if (seen.what === 'library' && seen.optional !== true)
                add(kindOfLibrary(seen.library), seen.place);
        }
    }
    return [...places].map(([kind, seen]) => ({ kind, jobs: [], places: placesOf(seen), inferred: true }));
}

;// CONCATENATED MODULE: ./build/core/evidence/survey/survey.js









/**
 * What a repository shows outside its examples and documentation, if that tells enough: where it launches nothing
 * outside them, they are what it is about.
 */
function ownObservations(observations) {
    const own = observations.filter(({ place }) => exclusionOf(place.path) !== 'samples');
    return survey_showsEnough(own) ? own : observations;
}
/** Whether something is launched, in a framework that is seen. */
const survey_showsEnough = (observations) => observations.some((seen) => isOutsideProse(seen) && isLaunch(seen)) &&
    observations.some(({ what }) => what === 'framework');
function survey(observed) {
    const observations = ownObservations(observed).filter((seen) => seen.what !== 'stack' || !isOfOtherWork('', seen));
    const frameworks = surveyedFrameworks(withoutTrials(observations));
    const [requested, mentioned] = [
        observations.filter(isOutsideProse),
        observations.filter((seen) => !isOutsideProse(seen)),
    ];
    const launched = allAccelerators(requested.filter((seen) => !isInSource(seen)), frameworks);
    const accelerators = [...launched, ...survey_defaultsOf(requested, launched)];
    const words = fromProse(surveyedAccelerators(mentioned), accelerators, frameworks.length > 0);
    return {
        frameworks,
        accelerators: [...accelerators, ...words, ...inExamples(observed, new Set(observations), accelerators)],
        libraries: surveyedLibraries(observations),
        customKernels: observations.flatMap((seen) => seen.what === 'kernel' ? [{ language: seen.language, place: seen.place }] : []),
    };
}
/** Notebooks tell a framework only where nothing else does. */
function withoutTrials(observations) {
    const others = observations.filter(({ place }) => !isNotebook(place.path));
    return others.some(({ what }) => what === 'framework') ? others : observations;
}
const isInSource = (seen) => seen.what === 'accelerator' && seen.inSource !== undefined;
/** The numbers that programs take by default, where nothing that starts them tells any of that kind. */
function survey_defaultsOf(observations, launched) {
    const counted = launched.filter(({ count, perNode, nodes }) => (count ?? perNode ?? nodes) !== undefined);
    const kinds = new Set(counted.map(({ kind }) => kind));
    if (kinds.has(undefined))
        return [];
    const [only, another] = new Set(launched.map(({ kind }) => kind));
    const usual = another === undefined ? only : undefined;
    const named = observations.flatMap((seen) => {
        if (seen.what !== 'accelerator' || seen.inSource === undefined)
            return [];
        const kind = countedKind(seen) ?? usual;
        return kind === undefined || kinds.has(kind) ? [] : [{ ...seen, kind }];
    });
    return surveyedAccelerators(named);
}
/** What examples beside the repository's own jobs ask for, as far as it is of the kinds that those are for. */
function inExamples(observed, own, accelerators) {
    const launches = observed.filter((seen) => !own.has(seen) && isOutsideProse(seen) && isLaunch(seen));
    const kinds = new Set(accelerators.map(({ kind }) => kind));
    return surveyedAccelerators(launches)
        .filter(({ kind, count, perNode, nodes }) => kinds.has(kind) && (count ?? perNode ?? nodes) !== undefined)
        .map((entry) => ({ ...entry, example: true }));
}
const isOutsideProse = (seen) => seen.what !== 'accelerator' || seen.mentionedIn === undefined;
function surveyedLibraries(observations) {
    const found = new Map();
    for (const seen of observations) {
        if (seen.what !== 'library')
            continue;
        const entry = found.get(seen.library) ?? { optional: true, places: [] };
        entry.places.push(seen.place);
        found.set(seen.library, { places: entry.places, optional: entry.optional && seen.optional === true });
    }
    return [...found]
        .map(([name, { optional, places }]) => ({ name, optional, places: placesOf(places) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
}

// EXTERNAL MODULE: ./build/core/evidence/unread.js
var evidence_unread = __webpack_require__(2647);
;// CONCATENATED MODULE: ./build/core/evidence/gather-evidence.js









/** Looks at a repository once, for all its manifests. */
function gatherEvidence(tree, options = {}) {
    const { manifests = [], globs = [], names = new Set(), only, prose = false, progress = () => { } } = options;
    const wanted = prose ? [...readers_readers, ...proseReaders] : readers_readers;
    const observations = [];
    const gaveUp = [];
    /** All files that the globs may name, whether or not a reader is there for them. */
    const files = [];
    const isCheckout = manifests.length === 0 || tree.isCheckout;
    const places = new ManifestFolders(manifests);
    const jobs = new JobNames(names);
    const isLeftOut = (exclusion) => exclusion !== undefined && !(only !== undefined && exclusion === 'samples');
    /** Whether somebody means an example: by its folder, by a manifest in it, or by a job that is called as it is. */
    const isWanted = (path) => {
        const steps = path.split('/');
        const at = steps.findIndex(exclusion/* isExampleFolder */.pM);
        const folder = steps.slice(0, at + 1).join('/');
        return (places.holdsOne(folder) || globs.some((glob) => (0,evidence_globs/* namesFolder */.z0)(glob, steps[at])) || jobs.areNamesOf(path));
    };
    const count = tree.walk({
        enters: (folder) => {
            if (!isCheckout && !places.holdsOne(folder) && !places.isBesideOne(`${folder}/`))
                return false;
            const name = folder.slice(folder.lastIndexOf('/') + 1);
            if (!isLeftOut((0,exclusion/* folderExclusion */.hB)(name)))
                return true;
            const isNamed = places.holdsOne(folder) || globs.some((glob) => (0,evidence_globs/* namesFolder */.z0)(glob, name));
            return isNamed || (jobs.size > 0 && (0,exclusion/* isExampleFolder */.pM)(name));
        },
        opens: (path) => {
            const name = path.slice(path.lastIndexOf('/') + 1);
            // A manifest is what is judged, and no evidence for itself.
            if ((0,file_name/* isManifestPath */.HS)(path) || places.isManifest(path))
                return false;
            if (!isCheckout && !places.isBesideOne(path))
                return false;
            if (globs.length > 0)
                files.push(path);
            if ((0,exclusion/* exclusionOf */.ah)(name) !== undefined && globs.length === 0)
                return false;
            if (only === undefined && (0,exclusion/* isExample */.tG)(path) && !isWanted(path))
                return false;
            if (only === 'samples' && (0,exclusion/* exclusionOf */.ah)(path) !== 'samples')
                return false;
            if (only === 'launches of examples' && (path.endsWith('.py') || !(0,exclusion/* isExample */.tG)(path)))
                return false;
            return wanted.some((reader) => reader.matches(path));
        },
        visit: (path, text) => {
            const answered = answers(path, text, wanted);
            observations.push(...observationsIn(answered));
            const because = whyUnread(answered);
            if (because !== undefined)
                gaveUp.push({ path, because });
        },
        progress,
    });
    const unread = (0,evidence_unread/* unreadOf */.Ds)(count, gaveUp);
    return { observations: observe_inOrder(observations), manifests, files, ...(unread && { unread }), ...count };
}
/**
 * What a repository shows to somebody who has no manifest yet. Where nothing is launched outside examples and
 * documentation, those are what the repository is about; else only what examples launch is of interest.
 */
function surveyEvidence(tree, progress) {
    const reading = progress && { progress };
    const own = gatherEvidence(tree, { prose: true, ...reading });
    const beside = showsEnough(own.observations)
        ? gatherEvidence(tree, { only: 'launches of examples', ...reading })
        : gatherEvidence(tree, { only: 'samples', prose: true, ...reading });
    const unread = bothUnread(own.unread, beside.unread);
    return {
        observations: inOrder([...own.observations, ...beside.observations]),
        manifests: [],
        ...(unread && { unread }),
        opened: own.opened + beside.opened,
    };
}


/***/ })

};
