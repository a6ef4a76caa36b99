export const id = 461;
export const ids = [461];
export const modules = {

/***/ 7461:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherEvidence: () => (/* binding */ gatherEvidence),
  E: () => (/* binding */ surveyEvidence)
});

// UNUSED EXPORTS: gatherInSteps

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

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/evidence/observation/resource-request.js
var resource_request = __webpack_require__(7551);
// EXTERNAL MODULE: ./build/core/evidence/observation/stack-kinds.js
var stack_kinds = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/core/evidence/engines/path-words.js



/** The folders above a file whose names may tell what it is for; those further up are of whole projects. */
const mostSteps = 3;
/**
 * The model of accelerator that the name of a file, or of a folder above it, tells: `gb200/train.sh`, `config_DGXH100.sh`.
 * It is a hint where the file shows anything of a job and says not which; undefined where names tell several models, or
 * one of another kind than the file asks for.
 */
function modelInPath(path, seen) {
    const requests = seen.filter((each) => each.what === 'accelerator');
    // Of sources there are many, each for whatever it is tried on.
    if (requests.some(namesModel) || (path.endsWith('.py') ? requests : seen).length === 0)
        return undefined;
    const stacks = seen.flatMap((each) => (each.what === 'stack' ? (stack_kinds/* stackKinds */.I[each.stack] ?? []) : []));
    const kinds = new Set([...requests.flatMap(({ kind }) => kind ?? []), ...stacks]);
    const named = wordsOf(path).flatMap((word) => {
        const hardware = modelOf(word);
        return hardware !== undefined && (kinds.size === 0 || kinds.has(hardware.kind)) ? [{ word, hardware }] : [];
    });
    const [first, ...others] = named;
    if (first === undefined || kinds.size > 1 || others.some(({ word }) => !isSame(word, first.word)))
        return undefined;
    const { kind, vendor } = first.hardware;
    const place = { path, line: 1 };
    return {
        what: 'accelerator',
        kind,
        ...(vendor && { vendor }),
        accelerator: first.word,
        place,
        certainty: 'suggests',
    };
}
const namesModel = ({ accelerator, oneOf, machine }) => (accelerator ?? oneOf ?? machine) !== undefined;
/** Words with a digit; `dgxh100` is a machine that is called after what it holds. */
const wordsOf = (path) => path
    .split('/')
    .slice(-mostSteps)
    .flatMap((step) => step
    .slice(0, 200)
    .toLowerCase()
    .split(/[^a-z\d]+/))
    .map((word) => word.replace(/^(?:dgx|hgx)(?=[a-z])/, ''))
    .filter((word) => /\d/.test(word) && word.length > 2);
/** A word that names a model by itself: of two signs, or of a generation such as `v4`, it may be a version. */
function modelOf(word) {
    const hardware = /^v\d+$|^\d+$/.test(word) ? undefined : (0,resource_request/* hardwareNamed */.uZ)(word);
    return hardware?.accelerator === undefined || hardware.perNode !== undefined ? undefined : hardware;
}
const isSame = (word, other) => {
    const ids = new Set(((0,accelerator_name/* resolveAccelerator */.aT)(other)?.candidates ?? []).map(({ id }) => id));
    return ((0,accelerator_name/* resolveAccelerator */.aT)(word)?.candidates ?? []).some(({ id }) => ids.has(id));
};

// EXTERNAL MODULE: ./build/core/evidence/file-tree.js
var file_tree = __webpack_require__(7463);
// EXTERNAL MODULE: ./build/core/evidence/observation/observe.js
var observe = __webpack_require__(4887);
// EXTERNAL MODULE: ./build/core/evidence/survey/survey.js + 3 modules
var survey = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/core/evidence/tables/index.js + 73 modules
var tables = __webpack_require__(5805);
// EXTERNAL MODULE: ./build/core/evidence/unread.js
var evidence_unread = __webpack_require__(2647);
;// CONCATENATED MODULE: ./build/core/evidence/gather-evidence.js











const readersOf = (path) => tables/* readers */.X.filter((reader) => reader.matches(path));
/** Looks at a repository once, for all its manifests. */
const gatherEvidence = (tree, options = {}) => (0,file_tree/* atOnce */.zd)(gatherInSteps(tree, options));
/** {@link gatherEvidence} that pauses after each file. */
function* gatherInSteps(tree, options = {}) {
    const { kept } = options;
    const { manifests = [], globs = [], names = new Set(), only, progress = () => { } } = options;
    const observations = [];
    const gaveUp = [];
    /** All files that the globs may name, whether or not a reader is there for them. */
    const files = [];
    /** The readers of each file that is to be opened. */
    const wanted = new Map();
    const unopenedExamples = new Set();
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
    const add = (path, { observations: seen, because }) => {
        observations.push(...seen);
        if (because !== undefined)
            gaveUp.push({ path, because });
    };
    kept?.begin();
    const count = yield* tree.walk({
        enters: (folder) => {
            if (!isCheckout && !places.holdsOne(folder) && !places.isBesideOne(`${folder}/`))
                return false;
            const name = folder.slice(folder.lastIndexOf('/') + 1);
            if (!isLeftOut((0,exclusion/* folderExclusion */.hB)(name)))
                return true;
            const isNamed = places.holdsOne(folder) || globs.some((glob) => (0,evidence_globs/* namesFolder */.z0)(glob, name));
            if ((0,exclusion/* isExampleFolder */.pM)(name))
                unopenedExamples.add(folder);
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
            const own = readersOf(path);
            if (own.length > 0)
                wanted.set(path, own);
            return own.length > 0;
        },
        visit: (path, text, stamp) => {
            const reading = readingOf(path, text, wanted.get(path) ?? readersOf(path));
            if (stamp !== undefined)
                kept?.keep(path, stamp, reading);
            add(path, reading);
        },
        ...(kept && {
            knows: (path, stamp) => {
                const reading = kept.of(path, stamp);
                if (reading)
                    add(path, reading);
                return reading !== undefined;
            },
        }),
        progress,
    });
    const unread = (0,evidence_unread/* unreadOf */.Ds)(count, gaveUp);
    return {
        observations: (0,observe/* inOrder */.al)(observations),
        manifests,
        files,
        unopenedExamples: [...unopenedExamples],
        ...(unread && { unread }),
        ...count,
    };
}
function readingOf(path, text, own) {
    const answered = (0,observe/* answers */.GA)(path, text, own);
    const seen = (0,observe/* observationsIn */.Jc)(answered);
    const inName = modelInPath(path, seen);
    const because = (0,observe/* whyUnread */.Ms)(answered);
    return { observations: [...seen, ...(inName ? [inName] : [])], ...(because !== undefined && { because }) };
}
/**
 * What a repository shows to somebody who has no manifest yet. Where nothing is launched outside examples and
 * documentation, those are what the repository is about; else only what examples launch is of interest.
 */
function surveyEvidence(tree, progress) {
    const reading = progress && { progress };
    const own = gatherEvidence(tree, { ...reading });
    const beside = (0,survey/* showsEnough */.V2)(own.observations)
        ? gatherEvidence(tree, { only: 'launches of examples', ...reading })
        : gatherEvidence(tree, { only: 'samples', ...reading });
    const unread = (0,evidence_unread/* bothUnread */.tO)(own.unread, beside.unread);
    return {
        observations: (0,observe/* inOrder */.al)([...own.observations, ...beside.observations]),
        manifests: [],
        ...(unread && { unread }),
        opened: own.opened + beside.opened,
    };
}


/***/ }),

/***/ 4887:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ answers),
/* harmony export */   Jc: () => (/* binding */ observationsIn),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* unused harmony export observe */
/* harmony import */ var _text_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6963);
/* harmony import */ var _text_given_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6647);
/* harmony import */ var _source_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9335);
/* harmony import */ var _without_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6892);




/**
 * Signs at which JavaScript's `.` stops and no format of ours begins a line: to an expression that reads to the end of a
 * line they are a line without an end, which it looks for from every place.
 */
const strayBreaks = /[\r\u2028\u2029]/g;
/** How the pointer begins that Git LFS puts in the place of a file until it is fetched. */
const largeFile = 'version https://git-lfs.github.com/spec/';
const notFetched = 'is a pointer of Git LFS, whose file was not fetched';
/** Hardly a file has one: to look for each of them is quicker than for any. */
const hasStrayBreaks = (text) => ['\r', '\u2028', '\u2029'].some((sign) => text.includes(sign));
/** What the readers see in one file, however its lines end. */
const observe = (path, written, readers) => observationsIn(answers(path, written, readers));
const observationsIn = (all) => all.flatMap((each) => (each.answer === 'not mine' ? [] : each.observations));
/** What each reader makes of one file. The only way to a reader: what is too long never comes to one. */
function answers(path, written, readers) {
    const own = readers.filter((reader) => reader.matches(path));
    if (own.length === 0)
        return [];
    if (written.startsWith(largeFile))
        return [{ answer: 'gave up', because: [notFetched], observations: [] }];
    const plain = hasStrayBreaks(written) ? written.replaceAll('\r\n', '\n').replace(strayBreaks, ' ') : written;
    const file = new _source_file_js__WEBPACK_IMPORTED_MODULE_1__/* .SourceFile */ .s(path, plain);
    const usual = (0,_text_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondBounds */ .vi)(plain);
    return own.map((reader) => {
        const because = reader.longest === undefined ? usual : (0,_text_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondBounds */ .vi)(plain, { ..._text_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .bounds */ .O, ...reader.longest });
        return because === undefined ? answerOf(reader, file) : { answer: 'gave up', because: [because], observations: [] };
    });
}
function answerOf(reader, file) {
    try {
        const { result, gaveUp } = (0,_text_given_up_js__WEBPACK_IMPORTED_MODULE_2__/* .hearing */ .v6)(() => reader.mayHold?.(file.text) === false ? undefined : asTemplate(file, reader.read(file)));
        if (result === undefined)
            return { answer: 'not mine' };
        return gaveUp.length === 0
            ? { answer: 'read', observations: result }
            : { answer: 'gave up', because: gaveUp, observations: result };
    }
    catch {
        // The check of the manifest must not end at a file that a reader stumbles over.
        return { answer: 'gave up', because: [`is too much for the reader \`${reader.format}\``], observations: [] };
    }
}
/** What may be left out or repeated when a template is filled in has no number. That one is plain there is told. */
function asTemplate(file, seen) {
    if (seen.length === 0 || !file.isOpenTemplate)
        return seen;
    if (seen.some(_without_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCounts */ .T))
        (0,_text_given_up_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)('is a template with conditions or loops, whose numbers are not compared');
    return seen.map(_without_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCounts */ .N);
}
/** Why not all of a file was read, in one sentence's words; undefined where it was. */
function whyUnread(all) {
    const reasons = new Set(all.flatMap((each) => (each.answer === 'gave up' ? each.because : [])));
    return reasons.size === 0 ? undefined : [...reasons].join(', and ');
}
/** The order of everything that is said about evidence. */
function inOrder(observations) {
    return [...observations].sort(({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line);
}


/***/ }),

/***/ 1065:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stackKinds)
/* harmony export */ });
/** The kind of accelerator that a stack of software drives; the processor's own drives none. */
const stackKinds = {
    cuda: 'gpu',
    rocm: 'gpu',
    tpu: 'tpu',
    neuron: 'other',
    gaudi: 'other',
    cpu: undefined,
};


/***/ }),

/***/ 6892:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withoutCounts),
/* harmony export */   T: () => (/* binding */ hasCounts)
/* harmony export */ });
/** What is seen as no more than a hint, and without its numbers. */
function withoutCounts(seen) {
    if (seen.what !== 'accelerator')
        return { ...seen, certainty: 'suggests' };
    const { perNode: _, nodes: __, count: ___, ...open } = seen;
    return { ...open, certainty: 'suggests' };
}
/** Whether {@link withoutCounts} takes numbers from an observation, other than the one node that nobody wrote down. */
const hasCounts = (seen) => seen.what === 'accelerator' && (seen.perNode !== undefined || (seen.nodes ?? seen.count ?? 1) > 1);


/***/ }),

/***/ 9335:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ SourceFile)
});

// EXTERNAL MODULE: ./build/core/text/bounds.js
var bounds = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/core/languages/python/python-text.js
var python_text = __webpack_require__(8539);
;// CONCATENATED MODULE: ./build/core/languages/python/python-values.js


const longest = 1_000;
/** What the pieces of a source come to, as far as they are literals or names that are given one. */
class PythonValues {
    #python;
    #names = new Map();
    #literals;
    constructor(python) {
        this.#python = python;
    }
    #literalAt(at) {
        this.#literals ??= new Map(this.#python.strings.map((string) => [string.start, string]));
        return this.#literals.get(at);
    }
    /** A name that is given two values stands for neither. */
    bind(name, value, byDefault = false) {
        const before = this.#names.get(name);
        const isOther = this.#names.has(name) && String(before?.value) !== String(value?.value);
        this.#names.set(name, isOther ? undefined : value && { ...before, ...value, ...(byDefault && { byDefault }) });
    }
    /** The default of an option of argparse, Click or Abseil. */
    bindOption(values) {
        const words = [...values.entries()].flatMap(([key, value]) => /^\d+$/.test(key) && typeof value?.value === 'string' ? value.value : []);
        const long = words.find((word) => word.startsWith('--'));
        const name = values.get('dest')?.value ?? (long ?? words[0])?.replace(/^--/, '').replaceAll('-', '_');
        const otherwise = long === undefined ? '1' : 'default';
        if (typeof name === 'string' && values.has(otherwise))
            this.bind(name, values.get(otherwise), true);
    }
    /** The name of an argument or a parameter, or the key of an entry, and where its value begins. */
    nameIn(from, end, kind) {
        const text = this.#python.code.slice(from, Math.min(end, from + longest));
        const start = text.length - text.trimStart().length;
        if (kind === 'entry') {
            const key = this.#literalAt(from + start);
            const colon = key && /^\s{0,40}:/.exec(this.#python.code.slice(key.end, Math.min(end, key.end + 50)));
            return colon ? { name: key.value, at: key.end + colon[0].length } : { at: from };
        }
        const [sign, name] = (kind === 'parameter' ? /^(\w{1,80})\s{0,40}(?::[^=]{1,80})?=(?!=)/ : /^(\w{1,80})\s{0,40}=(?!=)/).exec(text.slice(start)) ?? [];
        return sign === undefined ? { at: from } : { name, at: from + start + sign.length };
    }
    isNothing(from, end) {
        return end - from < longest && /^(?:None)?$/.test(this.#python.code.slice(from, end).trim());
    }
    /** What a piece of the source comes to; undefined where it is computed. */
    piece(from, end, depth = 0) {
        const { code, lineAt } = this.#python;
        if (end - from > longest || depth > 4)
            return undefined;
        const piece = code.slice(from, end);
        const text = piece.trim();
        const at = from + piece.length - piece.trimStart().length;
        const to = at + text.length;
        const literal = this.#literalAt(at);
        const told = (value) => value === undefined ? undefined : { value, line: lineAt(at) };
        if (literal)
            return literal.end === to && !literal.long ? told(literal.value) : undefined;
        if (/^\d/.test(text))
            return told((0,bounds/* wholeNumber */.rD)(text));
        if (text === 'True' || text === 'False')
            return told(text === 'True');
        const template = /^f["']/.test(text) ? this.#literalAt(at + 1) : undefined;
        if (template)
            return template.end === to ? this.#filledIn(template.value, lineAt(at)) : undefined;
        const open = text.search(/[([]/);
        if (open > 0 && !converts.test(text.slice(0, open)))
            return undefined;
        if (open !== -1)
            return (0,python_text/* closingBracket */.u)(code, at + open) === to ? this.#ofCall(at, at + open, to, depth) : undefined;
        const [, member] = /^[\w.]{0,80}(?:Machine|Accelerator|Type)\.([A-Z][A-Z\d_]{0,40})$/.exec(text) ?? [];
        if (member !== undefined)
            return told(member);
        const [, option] = optionOf.exec(text) ?? [];
        const held = this.#names.get(option ?? text);
        return held && (option === undefined || held.byDefault) ? { ...held, line: lineAt(at) } : undefined;
    }
    /** A list, a conversion, the default of a variable of the environment or of an option. */
    #ofCall(at, open, to, depth) {
        const { code, lineAt } = this.#python;
        const callee = code.slice(at, open);
        const inner = { from: open + 1, end: to - 1 };
        if (callee === '' && code[open] === '[') {
            const items = pieces(code, inner.from, inner.end).map(({ from, end }) => this.piece(from, end, depth + 1)?.value);
            const isPlain = items.every((item) => typeof item === 'string' || typeof item === 'number');
            return isPlain ? { value: items, line: lineAt(at) } : undefined;
        }
        if (callee === 'int' || callee === 'str') {
            const held = this.piece(inner.from, inner.end, depth + 1);
            const converted = callee === 'int' ? (0,bounds/* wholeNumber */.rD)(String(held?.value)) : held?.value;
            return held && converted !== undefined ? { ...held, value: converted } : undefined;
        }
        const [first, second, more] = pieces(code, inner.from, inner.end);
        if (/get(?:env)?$/.test(callee)) {
            const otherwise = second && !more ? this.piece(second.from, second.end, depth + 1) : undefined;
            return otherwise && { ...otherwise, byDefault: true };
        }
        if (!first)
            return undefined;
        const { name, at: from } = this.nameIn(first.from, first.end, 'argument');
        return name === undefined || name === 'default' ? this.piece(from, first.end, depth + 1) : undefined;
    }
    /** `f"H100:{N}"`; names that are given no plain value stay in their braces. */
    #filledIn(template, line) {
        const defaults = [];
        const value = template.slice(0, 200).replace(/\{([A-Za-z_]\w{0,80})\}/g, (whole, name) => {
            const held = this.#names.get(name);
            defaults.push(held?.byDefault);
            return typeof held?.value === 'string' || typeof held?.value === 'number' ? String(held.value) : whole;
        });
        return { value, line, ...(defaults.includes(true) && { byDefault: true }) };
    }
}
/** Calls whose value is one of their arguments. */
const converts = /^(?:int|str|(?:os\.)?(?:environ\.get|getenv)|(?:\w{1,20}\.)?(?:Option|field|Field))$/;
/** `args.gpus`, `FLAGS.machine`. */
const optionOf = /^(?:self\.)?\w{0,40}(?:args|opts?|options|flags|config|cfg|params|settings)\.(\w{1,80})$/i;
/** What commas part, as if no bracket stood between. */
function pieces(code, from, end) {
    const found = [];
    for (const piece of code.slice(from, end).split(',')) {
        const start = found.length === 0 ? from : found.at(-1).end + 1;
        found.push({ from: start, end: start + piece.length });
    }
    return found.filter((piece) => code.slice(piece.from, piece.end).trim() !== '');
}

;// CONCATENATED MODULE: ./build/core/languages/python/python-calls.js

/** A call as it is found; most are asked for nothing, so that their values are made when they are. */
class OpenCall {
    callee;
    line;
    isDefinition;
    within;
    list;
    inside = [];
    items = [];
    decorates;
    #values;
    #findsKey;
    #read;
    constructor(values, place, around) {
        this.#values = values;
        this.callee = place.callee;
        this.line = place.line;
        this.isDefinition = place.isDefinition;
        this.within = around.nearest;
        this.list = around.list;
        this.#findsKey = around.findsKey;
    }
    get key() {
        return this.#findsKey();
    }
    get values() {
        this.#read ??= this.#readValues();
        return this.#read;
    }
    #readValues() {
        const read = new Map();
        const kind = kindOf(this);
        for (const [place, { from, end }] of this.items.entries()) {
            const { name, at } = this.#values.nameIn(from, end, kind);
            // `None` is as good as nothing.
            if ((name === undefined && kind !== 'argument') || this.#values.isNothing(at, end))
                continue;
            read.set(name ?? String(place), this.#values.piece(at, end));
        }
        return read;
    }
}
const kindOf = ({ callee, isDefinition }) => callee === '' ? 'entry' : isDefinition ? 'parameter' : 'argument';
const mostItems = 500;
/** The calls and dictionaries of a source, in the order in which they begin. */
function pythonCalls(python) {
    const values = new PythonValues(python);
    const { calls, assignments } = new Scan(python, values).result();
    for (const call of calls) {
        if (call.isDefinition)
            for (const item of call.items)
                bindParameter(values, item);
        if (/^(?:add_argument|add_option|option|DEFINE_(?:string|integer|enum))$/.test(call.callee))
            values.bindOption(call.values);
    }
    for (const { name, isField, from, end } of assignments)
        values.bind(name, values.piece(from, end), isField);
    return calls;
}
function bindParameter(values, { from, end }) {
    const { name, at } = values.nameIn(from, end, 'parameter');
    if (name !== undefined)
        values.bind(name, values.piece(at, end), true);
}
const statement = /^[ \t]{0,200}(?:@|(?:async[ \t]{1,8})?(?:def|class)[ \t]{1,8}([A-Za-z_]\w{0,80})|([A-Za-z_]\w{0,80})[ \t]{0,40}(:[^=\n(]{1,60})?([-+*/%|]{0,2})=(?!=))/;
/** One pass over the brackets. */
class Scan {
    #python;
    #values;
    #calls = [];
    #assignments = [];
    #frames = [];
    #decorators = [];
    /** Where the current statement begins. */
    #from = 0;
    constructor(python, values) {
        this.#python = python;
        this.#values = values;
    }
    result() {
        const code = `${this.#python.code}\n`;
        const sign = /[()[\]{},\n]/g;
        for (let match = sign.exec(code); match !== null; match = sign.exec(code)) {
            const at = match.index;
            const frame = this.#frames.at(-1);
            if ('([{'.includes(match[0]))
                this.#open(match[0], at, frame);
            else if (frame === undefined)
                match[0] === '\n' && this.#endStatement(at);
            else if (match[0] !== '\n') {
                if (frame.call && frame.call.items.length < mostItems)
                    frame.call.items.push({ from: frame.from, end: at });
                frame.from = at + 1;
                if (match[0] !== ',')
                    this.#frames.pop();
            }
        }
        return { calls: this.#calls, assignments: this.#assignments };
    }
    #open(bracket, at, around) {
        const { code, lineAt } = this.#python;
        const before = bracket === '('
            ? /(\bdef\s{1,8})?\b([A-Za-z_]\w{0,80})\s{0,8}$/.exec(code.slice(Math.max(0, at - 110), at))
            : null;
        const from = around?.from ?? at;
        const kind = around?.call && kindOf(around.call);
        const nowhere = { nearest: undefined, list: undefined, findsKey: () => undefined };
        const place = around
            ? { ...around, findsKey: kind ? () => this.#values.nameIn(from, at, kind).name : around.findsKey }
            : nowhere;
        const isDefinition = before?.[1] !== undefined;
        const call = bracket === '{' || before
            ? new OpenCall(this.#values, { callee: before?.[2] ?? '', line: lineAt(at), isDefinition }, place)
            : undefined;
        if (call) {
            this.#calls.push(call);
            call.within?.inside.push(call);
            if (!around && /^\s{0,200}@/.test(code.slice(this.#from, at)))
                this.#decorators.push(call);
        }
        const list = bracket === '[' ? at : undefined;
        this.#frames.push({ call, nearest: call ?? place.nearest, list, findsKey: place.findsKey, from: at + 1 });
    }
    #endStatement(end) {
        const text = this.#python.code.slice(this.#from, Math.min(end, this.#from + 500));
        const [whole, defined, name, type, operator] = statement.exec(text) ?? [];
        if (defined !== undefined)
            for (const call of this.#decorators)
                call.decorates = defined;
        if (text.trim() !== '' && (defined !== undefined || !text.trimStart().startsWith('@')))
            this.#decorators = [];
        if (whole !== undefined && name !== undefined) {
            const isField = type !== undefined && /^[ \t]/.test(text);
            // What is added to is not what was written.
            const from = operator === '' ? this.#from + whole.length : end;
            this.#assignments.push({ name, isField, from, end });
        }
        this.#from = end + 1;
    }
}

// EXTERNAL MODULE: ./build/core/languages/python/python-imports.js
var python_imports = __webpack_require__(9656);
// EXTERNAL MODULE: ./build/core/languages/shell/directives.js
var directives = __webpack_require__(553);
// EXTERNAL MODULE: ./build/core/languages/shell/makefile.js
var makefile = __webpack_require__(287);
// EXTERNAL MODULE: ./build/core/languages/shell/shell-commands.js + 4 modules
var shell_commands = __webpack_require__(9432);
// EXTERNAL MODULE: ./build/core/languages/yaml/yaml-documents.js + 1 modules
var yaml_documents = __webpack_require__(8763);
;// CONCATENATED MODULE: ./build/core/evidence/source-file.js







/**
 * A file of a repository, and what it is in its language. A view is made when a reader first asks for it, and only once,
 * however many readers ask.
 */
class SourceFile {
    /** Relative to the workspace, forward slashes. */
    path;
    /** Lines end in `\n`. */
    text;
    #views = new Map();
    constructor(path, text) {
        this.path = path;
        this.text = text;
    }
    /** Of YAML or JSON, each parsed when it is first asked for. */
    get parts() {
        return this.#once('parts', () => ((0,yaml_documents/* isJsonPath */.Km)(this.path) ? (0,yaml_documents/* jsonParts */.lx)(this.text) : (0,yaml_documents/* yamlParts */.IR)(this.text)));
    }
    /** Those that can be read. Documents whose text `mayHold` refuses are not parsed. */
    documents(mayHold = () => true) {
        return this.parts.flatMap((part) => (mayHold(part.text) ? part.documents() : []));
    }
    /** Whether a document is a template that is open: others may stand within its conditions and loops. */
    get isOpenTemplate() {
        return this.#once('isOpenTemplate', () => (0,yaml_documents/* isYamlPath */.xu)(this.path) && this.parts.some((part) => part.isOpen()));
    }
    get modulesNamed() {
        return this.#once('modules named', () => (0,python_imports/* modulesNamed */.J)(this.text));
    }
    get python() {
        return this.#once('python', () => (0,python_text/* readPython */.Z)(this.text));
    }
    get imports() {
        return this.#once('imports', () => (0,python_imports/* importsOf */.c)(this.python));
    }
    /** Values that are the defaults of options and parameters are marked as such. */
    get calls() {
        return this.#once('calls', () => pythonCalls(this.python));
    }
    /** Of a script, or of the recipes of a makefile; Slurm's variables have what the file's own directives say. */
    get commands() {
        return this.#once('commands', () => (0,shell_commands/* shellCommands */.h)((0,makefile/* commandText */.j)(this.path, this.text), (0,directives/* slurmVariables */.Dn)(this.text)));
    }
    #once(name, make) {
        if (!this.#views.has(name))
            this.#views.set(name, make());
        return this.#views.get(name);
    }
}


/***/ }),

/***/ 5418:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V2: () => (/* binding */ showsEnough),
  Fr: () => (/* binding */ survey)
});

// UNUSED EXPORTS: ownObservations

// EXTERNAL MODULE: ./build/core/languages/python/notebook-path.js
var notebook_path = __webpack_require__(3490);
// EXTERNAL MODULE: ./build/core/evidence/agreement/agreement.js
var agreement = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/core/evidence/attribution/exclusion.js
var exclusion = __webpack_require__(4760);
// EXTERNAL MODULE: ./build/core/evidence/attribution/shared-evidence.js
var shared_evidence = __webpack_require__(985);
// EXTERNAL MODULE: ./build/core/evidence/observation/attributed-observation.js
var attributed_observation = __webpack_require__(5836);
// EXTERNAL MODULE: ./build/core/catalog/frameworks.js
var catalog_frameworks = __webpack_require__(7317);
// EXTERNAL MODULE: ./build/core/text/folder-paths.js
var folder_paths = __webpack_require__(9887);
// EXTERNAL MODULE: ./build/core/evidence/agreement/job-frameworks.js + 1 modules
var job_frameworks = __webpack_require__(2207);
;// CONCATENATED MODULE: ./build/core/evidence/survey/framework-vote.js




function surveyedFrameworks(observations) {
    const families = new Map();
    const add = (id, place, isStated, how) => {
        const framework = (0,catalog_frameworks/* resolveFramework */.$$)(id);
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
    if (![...families.keys()].some((id) => (0,job_frameworks/* isTrainingFramework */.JC)({ id }))) {
        for (const seen of observations) {
            if (seen.what === 'kernel' && (seen.language === 'cuda' || seen.language === 'hip'))
                add(seen.language, seen.place, true, 'imported');
        }
    }
    return [...families]
        .filter(([id, own]) => isJobsOwn(id, own, families))
        .map(([name, { words, places }]) => ({ name, words: [...words].sort(), places: (0,agreement/* placesOf */.ek)(places) }))
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
    const training = [...families].filter(([other]) => (0,job_frameworks/* isTrainingFramework */.JC)({ id: other }));
    if (!(0,job_frameworks/* isTrainingFramework */.JC)({ id }))
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
    const inside = (folder, paths) => [...paths].filter((path) => (0,folder_paths/* isBelow */.Yw)(path, folder)).length;
    return [...new Set([...own.installing].map(folder_paths/* folderOf */.yS))].some((folder) => folder !== '' &&
        !otherWork.test(folder) &&
        inside(folder, own.importing) >= leastSources &&
        others.every(([, { importing, installing }]) => inside(folder, importing) + inside(folder, installing) === 0));
}
/** Folders of what makes the data of a training, measures it or serves what comes of it. */
const otherWork = /(?:^|[^a-z])(?:data|datasets?|prep|preprocess(?:ing)?|evals?|evaluation|metrics?|baselines?|infer|inference|serve|serving|deploy(?:ment)?|demo|app|web|convert(?:er)?|conversion|export|tools?|bench(?:marks?)?|third|tests?)(?=$|[^a-z])/i;

// EXTERNAL MODULE: ./build/core/catalog/kernel-languages.js
var kernel_languages = __webpack_require__(3076);
// EXTERNAL MODULE: ./build/core/evidence/observation/resolved-request.js
var resolved_request = __webpack_require__(1203);
// EXTERNAL MODULE: ./build/core/evidence/observation/stack-kinds.js
var stack_kinds = __webpack_require__(1065);
// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
;// CONCATENATED MODULE: ./build/core/evidence/survey/everyday-name.js

let wordCandidates;
/** Words that say a form and no more, which nobody writes for short. */
const formWord = /-(?:sxm|pcie|nvl)$/;
/** A word that covers more parts than this is a kind and no name. */
const mostParts = 12;
/** The shortest common name that covers some parts of the catalog: `a100-80gb`, `tpu-v5e`; undefined for a kind. */
function everydayName(ids) {
    if (ids.length === 0 || ids.length > mostParts)
        return undefined;
    wordCandidates ??= accelerator_name/* acceleratorWords */.zT.flatMap((word) => {
        const candidates = formWord.test(word) ? [] : ((0,accelerator_name/* resolveAccelerator */.aT)(word)?.candidates ?? []);
        return candidates.length === 0 || candidates.length > mostParts
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
    return accelerator_name/* acceleratorWords */.zT.includes(size) ? size : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/survey/surveyed-hardware.js







/** So many more files must need a chip of their own before a stack for another one is only what some part is built for. */
const outnumbering = 3;
/** What is asked for and what stacks are stated to be for; hints only where they say no less, and no other kind. */
function allAccelerators(observations, frameworks) {
    const isStated = ({ certainty }) => certainty === 'states';
    const stated = surveyedAccelerators(observations.filter(isStated));
    const kinds = new Set(stated.map(({ kind }) => kind));
    const built = inferredKinds(observations.filter((seen) => seen.what === 'stack' && isStated(seen))).filter(({ kind }) => !kinds.has(kind));
    for (const { kind } of built)
        kinds.add(kind);
    const builtPlaces = built.reduce((sum, { places }) => sum + places.length, 0);
    const hinting = ofFrameworks(observations, frameworks).flatMap((seen) => isStated(seen) ? [] : ofOnlyKind(seen, kinds));
    const hints = surveyedAccelerators(hinting).filter(({ kind, ...hint }) => {
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
        const family = (0,catalog_frameworks/* resolveFramework */.$$)(seen.framework)?.family;
        written.set(path, written.get(path) === true || (family !== undefined && own.has(family)));
    }
    return observations.filter((seen) => seen.what !== 'accelerator' || (0,attributed_observation/* isLaunch */.sW)(seen) || written.get(seen.place.path) !== false);
}
/** Whether an entry states more than a kind. */
const isMoreThanKind = ({ accelerator, machine, count, perNode, nodes }) => [accelerator, machine, count, perNode, nodes].some((said) => said !== undefined);
/** Kinds that a script sets up, or an extra installs, beside what is found, where nothing tells which of them is used. */
function choicesBeside(observations, found) {
    const scripts = observations.filter((seen) => seen.what === 'accelerator' && !seen.place.path.endsWith('.py'));
    const extras = observations.filter((seen) => seen.what === 'stack' &&
        (seen.job !== undefined || (seen.certainty === 'suggests' && /\.(?:sh|bash)$/.test(seen.place.path))));
    const kinds = new Set(found.map(({ kind }) => kind));
    const requested = surveyedAccelerators(scripts);
    const fullestFirst = [...requested.filter(isMoreThanKind), ...requested];
    return [...fullestFirst, ...inferredKinds(extras)].filter(({ kind }) => kind !== undefined && !kinds.has(kind) && kinds.add(kind));
}
/** MLX is for Apple's chips, which is all that a list of packages for that system may say. */
function kindOfFramework([first, ...others]) {
    if (first?.name !== 'mlx' || others.length > 0)
        return [];
    return [{ kind: 'other', certainty: 'hinted', jobs: [], places: first.places, inferred: true }];
}
function surveyedAccelerators(observations) {
    const providers = providersByFile(observations);
    const found = new Map();
    for (const seen of observations) {
        if (seen.what !== 'accelerator' || hasNodesOnly(seen))
            continue;
        const entry = surveyedRequest(seen, (0,resolved_request/* resolveRequest */.Mn)(seen), providers.get(seen.place.path));
        const key = JSON.stringify(entry);
        const one = found.get(key) ?? { entry, places: [], jobs: new Set(), isStated: false };
        found.set(key, one);
        one.places.push(seen.place);
        one.isStated ||= seen.certainty === 'states';
        if (seen.job !== undefined)
            one.jobs.add(seen.job);
    }
    return merged([...found.values()]).map(({ entry, places, jobs, isStated }) => ({
        ...entry,
        certainty: isStated ? 'stated' : 'hinted',
        jobs: [...jobs],
        places: (0,agreement/* placesOf */.ek)(places),
    }));
}
/** A number of nodes of which nothing tells what they hold: it names no accelerator to list. */
const hasNodesOnly = (seen) => seen.kind === undefined && !(0,resolved_request/* namesModelOrCount */.Af)(seen);
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
    const { isForGpus, runsOn } = (0,kernel_languages/* kernelLanguage */.UC)(language);
    return isForGpus ? 'gpu' : runsOn.includes('tpu') ? 'tpu' : 'other';
}
/** PyTorch/XLA is imported on GPUs as well, so it tells no kind. */
function kindOfLibrary(id) {
    const binds = (0,catalog_frameworks/* resolveLibrary */.ef)(id)?.binds;
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
            add(stack_kinds/* stackKinds */.I[seen.stack], seen.place);
        if (seen.what === 'kernel')
            add(kindOfKernel(seen.language), seen.place);
    }
    if (places.size === 0) {
        for (const seen of observations) {
            if (seen.what === 'library' && seen.optional !== true)
                add(kindOfLibrary(seen.library), seen.place);
        }
    }
    return [...places].map(([kind, seen]) => ({
        kind,
        certainty: 'hinted',
        jobs: [],
        places: (0,agreement/* placesOf */.ek)(seen),
        inferred: true,
    }));
}

;// CONCATENATED MODULE: ./build/core/evidence/survey/survey.js







/**
 * What a repository shows outside its examples and documentation, if that tells enough: where it launches nothing
 * outside them, they are what it is about.
 */
function ownObservations(observations) {
    const own = observations.filter(({ place }) => (0,exclusion/* exclusionOf */.ah)(place.path) !== 'samples');
    return showsEnough(own) ? own : observations;
}
/** Whether something is launched, in a framework that is seen. */
const showsEnough = (observations) => observations.some(attributed_observation/* isLaunch */.sW) && observations.some(({ what }) => what === 'framework');
function survey(observed) {
    const observations = ownObservations(observed).filter((seen) => seen.what !== 'stack' || !(0,shared_evidence/* isOfOtherWork */.JN)('', seen));
    const frameworks = surveyedFrameworks(withoutTrials(observations));
    const accelerators = allAccelerators(observations, frameworks);
    return {
        frameworks,
        accelerators: [...accelerators, ...inExamples(observed, new Set(observations), accelerators)],
        libraries: surveyedLibraries(observations),
        customKernels: observations.flatMap((seen) => seen.what === 'kernel' ? [{ language: seen.language, place: seen.place }] : []),
    };
}
/** Notebooks tell a framework only where nothing else does. */
function withoutTrials(observations) {
    const others = observations.filter(({ place }) => !(0,notebook_path/* isNotebook */.A)(place.path));
    return others.some(({ what }) => what === 'framework') ? others : observations;
}
/** What examples beside the repository's own jobs ask for, as far as it is of the kinds that those are for. */
function inExamples(observed, own, accelerators) {
    const launches = observed.filter((seen) => !own.has(seen) && (0,attributed_observation/* isLaunch */.sW)(seen));
    const kinds = new Set(accelerators.map(({ kind }) => kind));
    return surveyedAccelerators(launches)
        .filter(({ kind, count, perNode, nodes }) => kinds.has(kind) && (count ?? perNode ?? nodes) !== undefined)
        .map((entry) => ({ ...entry, example: true }));
}
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
        .map(([name, { optional, places }]) => ({ name, optional, places: (0,agreement/* placesOf */.ek)(places) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
}


/***/ }),

/***/ 5805:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readers)
});

;// CONCATENATED MODULE: ./build/core/evidence/engines/python/call-entry.js
const workLike = /(?:^|[^a-z])(?:(?:pre|post)?train(?:ing|er|ed)?|(?:fine)?[-_]?tun(?:e|er|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i;
/** Whether a name is that of training, and of nothing that may answer requests. */
const namesTraining = (name) => workLike.test(name);

// EXTERNAL MODULE: ./build/core/text/bounds.js
var bounds = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/core/text/given-up.js
var given_up = __webpack_require__(6647);
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
            (0,given_up/* giveUp */.Ht)(`shows more than ${most} things`);
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

// EXTERNAL MODULE: ./build/core/evidence/observation/resolved-request.js
var resolved_request = __webpack_require__(1203);
// EXTERNAL MODULE: ./build/core/evidence/observation/resource-request.js
var resource_request = __webpack_require__(7551);
;// CONCATENATED MODULE: ./build/core/evidence/observation/request-with-defaults.js


/**
 * What a launch asks for whose words hold defaults: what it says without them in earnest, what they add to it by
 * default, and the provider, where it is the same either way.
 */
function observeWithDefaults(place, certainty, { withDefaults, withoutDefaults, isHint = false }) {
    const whole = (0,resource_request/* observeRequest */.S2)(place, 'suggests', withDefaults);
    if (whole === undefined)
        return [];
    const plain = withoutDefaults && (0,resource_request/* observeRequest */.S2)(place, certainty, withoutDefaults);
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

;// CONCATENATED MODULE: ./build/core/evidence/engines/python/requested-hardware.js





/** A file with more calls is about machines of all sizes. */
const requested_hardware_most = 8;
/** Each may ask all others. */
const mostCalls = 5_000;
/** Reads the calls of a table; nothing of a source that imports none of its packages. */
function callReader(format, entries) {
    const packages = new Set(entries.flatMap(({ modules }) => modules.map(packageOf)));
    return {
        format,
        matches: (path) => path.endsWith('.py'),
        mayHold: (text) => [...packages].some((name) => text.includes(name)),
        read: (file) => {
            if (!namesOneOf(file, packages))
                return [];
            const open = entries.filter(({ modules }) => modules.some((name) => imports(file, name)));
            return open.length === 0 ? [] : requestedHardware(file, open);
        },
    };
}
const imports = ({ imports }, name) => imports.some(({ module }) => module === name || module.startsWith(`${name}.`));
/** Whether one of some packages is named as if it were imported: of most sources no more than this need be read. */
const namesOneOf = ({ modulesNamed }, packages) => [...modulesNamed].some((module) => packages.has(packageOf(module)));
const packageOf = (module) => {
    const end = module.indexOf('.');
    return end === -1 ? module : module.slice(0, end);
};
/** What the calls of a source ask for, in the words of the entries. */
function requestedHardware({ path, calls }, entries) {
    const observations = new ObservationList();
    const found = [];
    if (calls.length > mostCalls) {
        (0,given_up/* giveUp */.Ht)(`holds more than ${mostCalls} calls`);
        return [];
    }
    for (const call of calls) {
        const entry = call.isDefinition ? undefined : entries.find((each) => isAsked(call, each));
        if (entry === undefined)
            continue;
        for (const seen of frameworkOf(path, call, entry))
            observations.add(seen);
        const seen = new Request(path, call, calls, entry).observed();
        if (seen.length > 0)
            found.push({ seen, entry, list: call.list ?? call.within?.list });
        if (found.length > requested_hardware_most)
            return [];
    }
    for (const seen of together(found))
        observations.add(seen);
    return observations.list();
}
const isAsked = (call, { callee, needs = [], only = {} }) => callee.test(call.callee) &&
    needs.every((name) => call.values.has(name)) &&
    Object.entries(only).every(([name, value]) => call.values.get(name)?.value === value);
function frameworkOf(path, call, entry) {
    const framework = typeof entry.framework === 'function' ? entry.framework(call.callee) : entry.framework;
    const version = call.values.get(entry.version ?? '')?.value;
    const isVersion = typeof version === 'string' && /^\d[\w.+-]{0,30}$/.test(version);
    const place = { path, line: call.line };
    return framework === undefined
        ? []
        : [{ what: 'framework', framework, how: 'image', place, certainty: 'suggests', ...(isVersion && { version }) }];
}
/** Parts of one list count together; several that are in none may be one job or several. */
function together(found) {
    const parts = found.filter(({ entry }) => entry.areParts);
    const rest = found.filter(({ entry }) => !entry.areParts).flatMap(({ seen }) => seen);
    const seen = parts.flatMap((part) => part.seen.filter((each) => each.what === 'accelerator'));
    if (seen.length < 2)
        return found.flatMap((each) => each.seen);
    const alike = (0,resource_request/* common */.sh)(seen.map(({ nodes: _, count: __, ...part }) => part));
    const isList = parts.every(({ list }) => list !== undefined && list === parts[0]?.list);
    if (alike === undefined)
        return [...rest, ...seen.map(({ nodes: _, count: __, ...part }) => part)];
    const [nodes, count] = isList ? [(0,bounds/* sum */.cz)(seen.map((each) => each.nodes)), (0,bounds/* sum */.cz)(seen.map((each) => each.count))] : [];
    return [...rest, { ...alike, ...(nodes && { nodes }), ...(count && { count }) }];
}
/** What a call says one of where it asks for accelerators. */
const naming = ['name', 'machine', 'perNode', 'workers', 'count'];
/** What one call asks for. */
class Request {
    #path;
    #call;
    #calls;
    #entry;
    constructor(path, call, calls, entry) {
        this.#path = path;
        this.#call = call;
        this.#calls = calls;
        this.#entry = entry;
    }
    observed() {
        if (!naming.some((field) => this.#given(field)))
            return [];
        const { certainty = 'suggests' } = this.#entry;
        const sure = typeof certainty === 'string' ? certainty : certainty(this.#path, this.#call, this.#calls);
        const place = { path: this.#path, line: this.#line() };
        const [whole, plain] = [this.#requests(true), this.#requests(false)];
        const choices = whole.map((withDefaults, at) => observeWithDefaults(place, sure, { withDefaults, withoutDefaults: plain[at] }));
        if (choices.length === 1 && choices[0]?.length === 0)
            return this.#provider(place);
        if (choices.length === 1)
            return choices[0] ?? [];
        const shared = (0,resource_request/* anyOf */.EB)(choices.map((each) => each.find((seen) => seen.what === 'accelerator')));
        return shared ? [shared] : [];
    }
    /** A job starts at its provider on whichever machine, where that is left to the caller. */
    #provider(place) {
        const { always: { provider } = {}, certainty } = this.#entry;
        const machine = this.#given('machine');
        const isOpen = machine !== undefined && (machine.value === undefined || machine.value.byDefault === true);
        const says = { what: 'provider', place, certainty: 'suggests' };
        return isOpen && provider !== undefined && certainty === 'states' ? [{ ...says, provider }] : [];
    }
    #line() {
        const first = this.#given('name') ?? this.#given('machine') ?? this.#given('perNode');
        return first?.value?.line ?? first?.call?.line ?? this.#call.line;
    }
    #given(field) {
        for (const path of this.#entry.says[field] ?? []) {
            const given = this.#at(this.#call, path);
            if (given)
                return given;
        }
        return undefined;
    }
    #at(call, path) {
        if (path.startsWith('<'))
            return this.#at(call?.within, path.slice(1));
        const [name = '', inner] = path.split('.');
        const [callee, argument] = path.split(':');
        if (argument !== undefined) {
            const those = this.#calls
                .filter((each) => each.callee === callee)
                .flatMap((each) => this.#at(each, argument) ?? []);
            return those.length < 2 ? those[0] : {};
        }
        const nested = call?.inside.find(({ key }) => key === name);
        if (inner !== undefined)
            return nested ? this.#at(nested, inner) : undefined;
        return call?.values.has(path) ? { value: call.values.get(path), call: nested } : undefined;
    }
    /** The request, or one for each of several accelerators. */
    #requests(withDefaults) {
        const held = (field) => {
            const value = this.#given(field)?.value;
            return value?.byDefault && !withDefaults ? undefined : value?.value;
        };
        const number = (field, otherwise) => {
            const value = held(field);
            return this.#given(field) ? (typeof value === 'number' ? value : (0,bounds/* wholeNumber */.rD)(String(value))) : otherwise;
        };
        const { always = {}, otherwise = {}, says } = this.#entry;
        const [cloud, machine, spot] = [held('cloud'), held('machine'), held('spot')];
        const perNode = number('perNode', otherwise.perNode);
        const nodes = number('nodes', otherwise.nodes);
        const request = {
            ...always,
            ...(typeof cloud === 'string' && { provider: (0,resource_request/* cloudNamed */.X)(cloud) }),
            ...(typeof spot === 'boolean' && { spot }),
            job: this.#call.decorates,
        };
        const counted = says.workers
            ? { count: (0,bounds/* times */.Hn)(number('workers'), perNode) }
            : { perNode, nodes, count: number('count') };
        const isTooMany = (perNode ?? 0) > bounds/* mostPerNode */.bV;
        const names = this.#names(held('name'));
        if (names.length === 0)
            return [{ ...request, ...(typeof machine === 'string' && { machine }), ...(!isTooMany && counted) }];
        return names.map((written) => {
            const [model = '', each] = written.replace('_X_', ':').split(':');
            const name = model.replace(/[!+]$/, '');
            if ((0,resource_request/* hardwareNamed */.uZ)(name)?.chips)
                return { ...request, name, slices: nodes };
            // TPUs of old are counted in cores.
            if (/^TPU_V[23]/.test(name))
                return { ...request, name };
            const own = each === undefined ? counted : { ...counted, perNode: (0,bounds/* wholeNumber */.rD)(each) };
            return { ...request, ...(typeof machine === 'string' && { machine }), name, ...(!isTooMany && own) };
        });
    }
    #names(value) {
        if (typeof value === 'string')
            return [value];
        if (typeof value === 'object')
            return value.map(String);
        const call = this.#given('name')?.call;
        if (call?.callee === '')
            return [...call.values].map(([name, count]) => `${name}:${count?.value ?? ''}`);
        if (!call || (0,resource_request/* hardwareNamed */.uZ)(call.callee) === undefined)
            return [];
        const [size, count] = [
            call.values.get('size')?.value,
            call.values.has('count') ? `:${call.values.get('count')?.value}` : '',
        ];
        return [`${typeof size === 'string' ? `${call.callee}-${size}` : call.callee}${count}`];
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/clouds/cloud-calls.js


const estimator = {
    machine: ['instance_type', 'train_instance_type'],
    nodes: ['instance_count', 'train_instance_count'],
    spot: ['use_spot_instances'],
};
const vertex = {
    name: ['accelerator_type'],
    machine: ['machine_type'],
    perNode: ['accelerator_count'],
    nodes: ['replica_count', '<replica_count'],
};
const aws = { always: { provider: 'aws' }, certainty: 'states' };
const gcp = { always: { provider: 'gcp' }, certainty: 'states' };
const azure = { always: { provider: 'azure' } };
const entries = [
    {
        modules: ['sky'],
        callee: /^Resources$/,
        says: {
            name: ['accelerators'],
            machine: ['instance_type'],
            nodes: ['Task:num_nodes'],
            spot: ['use_spot'],
            cloud: ['infra', 'cloud'],
        },
        otherwise: { perNode: 1 },
    },
    {
        modules: ['boto3'],
        callee: /^(?:run_instances|create_instances)$/,
        says: { machine: ['InstanceType'], nodes: ['MaxCount'] },
        always: { provider: 'aws' },
    },
    {
        modules: ['boto3'],
        callee: /^create_training_job$/,
        says: { machine: ['ResourceConfig.InstanceType'], nodes: ['ResourceConfig.InstanceCount'] },
        ...aws,
    },
    {
        modules: ['sagemaker'],
        callee: /^(?:PyTorch|TensorFlow|MXNet|XGBoost)$/,
        needs: ['entry_point'],
        says: estimator,
        framework: (callee) => callee.toLowerCase(),
        version: 'framework_version',
        ...aws,
    },
    {
        modules: ['sagemaker'],
        callee: /^HuggingFace$/,
        needs: ['tensorflow_version'],
        says: estimator,
        framework: 'tensorflow',
        version: 'tensorflow_version',
        ...aws,
    },
    {
        modules: ['sagemaker'],
        callee: /^HuggingFace$/,
        says: estimator,
        framework: 'pytorch',
        version: 'pytorch_version',
        ...aws,
    },
    // `Compute` of a `ModelTrainer`.
    { modules: ['sagemaker'], callee: /^(?:Estimator|Compute)$/, says: estimator, ...aws },
    {
        modules: ['sagemaker'],
        callee: /^InstanceGroup$/,
        says: { machine: ['instance_type', '1'], nodes: ['instance_count', '2'] },
        areParts: true,
        ...aws,
    },
    {
        modules: ['google.cloud'],
        callee: /^(?:|MachineSpec)$/,
        needs: ['machine_type'],
        says: vertex,
        otherwise: { nodes: 1 },
        areParts: true,
        ...gcp,
    },
    {
        modules: ['google.cloud', 'google_cloud_pipeline_components'],
        callee: /^(?:run|submit|from_local_script|create_custom_training_job\w{0,40})$/,
        needs: ['machine_type'],
        says: vertex,
        otherwise: { nodes: 1 },
        ...gcp,
    },
    {
        modules: ['azure.ai.ml', 'azureml'],
        callee: /^(?:AmlCompute|provisioning_configuration)$/,
        says: { machine: ['size', 'vm_size'], nodes: ['command:instance_count'] },
        ...azure,
    },
    {
        modules: ['azure.ai.ml', 'azureml'],
        callee: /^PyTorch(?:Distribution|Configuration)$/,
        says: {
            perNode: ['process_count_per_instance'],
            count: ['process_count'],
            nodes: ['node_count', '<instance_count'],
        },
        always: { kind: 'gpu', provider: 'azure' },
    },
    {
        modules: ['modal'],
        callee: /^(?:function|cls|with_options)$/,
        says: { name: ['gpu'], nodes: ['clustered:size', 'clustered:0'] },
        otherwise: { perNode: 1, nodes: 1 },
        always: { provider: 'modal' },
        // A class, or a function beside a server, answers requests.
        certainty: (path, { callee, decorates = '' }, calls) => {
            const beside = calls.filter((each) => each.decorates === decorates);
            const serves = callee === 'cls' || beside.some((each) => /_(?:app|endpoint|server)$/.test(each.callee));
            return !serves && namesTraining(`${decorates} ${path.slice(path.lastIndexOf('/') + 1)}`) ? 'states' : 'suggests';
        },
    },
];
/** Python that starts jobs in a cloud: SageMaker, Vertex AI, Azure ML, SkyPilot, Modal and Amazon EC2. */
const reader = callReader('cloud-calls', entries);

// EXTERNAL MODULE: ./build/core/catalog/frameworks.js
var frameworks = __webpack_require__(7317);
;// CONCATENATED MODULE: ./build/core/languages/dockerfile/dockerfile-instructions.js
/** The instructions of a Dockerfile, in order. A line that begins with no word is passed over. */
function dockerfileInstructions(text) {
    const lines = text.split('\n');
    const sign = escapeOf(lines);
    const found = [];
    for (let start = 0; start < lines.length;) {
        const [, keyword, rest] = /^[ \t]*([A-Za-z]+)(?:[ \t]+(.*))?$/.exec(lines[start] ?? '') ?? [];
        if (keyword === undefined) {
            start++;
            continue;
        }
        const { parts, next } = continued(lines, start, rest ?? '', sign);
        const words = parts.join(' ').trim();
        const end = afterDocuments(lines, next, words);
        found.push({ keyword: keyword.toUpperCase(), words, text: lines.slice(start, end).join('\n'), line: start + 1 });
        start = end;
    }
    return found;
}
/** The sign that continues a line: `# escape=` before all else may name another one, for the paths of Windows. */
function escapeOf(lines) {
    for (const line of lines) {
        const [, key, value] = /^#[ \t]*(\w+)[ \t]*=[ \t]*(\S+)[ \t]*$/.exec(line) ?? [];
        if (key === undefined)
            break;
        if (key.toLowerCase() === 'escape' && value === '`')
            return value;
    }
    return '\\';
}
/** The parts of an instruction, and the first line behind it. Comments and empty lines do not end it. */
function continued(lines, start, first, sign) {
    const parts = [];
    let line = first;
    let next = start + 1;
    for (;;) {
        const trimmed = line.trimEnd();
        const isContinued = trimmed.endsWith(sign);
        parts.push(isContinued ? trimmed.slice(0, -1) : line);
        while (isContinued && next < lines.length && /^[ \t]*(?:#|$)/.test(lines[next] ?? ''))
            next++;
        if (!isContinued || next >= lines.length)
            return { parts, next };
        line = lines[next++] ?? '';
    }
}
/** The first line behind the here documents that an instruction opens. */
function afterDocuments(lines, from, words) {
    let next = from;
    for (const [, dash, , name] of words.matchAll(/<<(-?)(["']?)([A-Za-z_]\w*)\2/g)) {
        const isEnd = (line) => (dash ? line.replace(/^\t+/, '') : line) === name;
        const end = lines.findIndex((line, at) => at >= next && isEnd(line));
        next = end === -1 ? lines.length : end + 1;
    }
    return next;
}
/** The names that `ARG` or `ENV` gives values to; null for `ARG NAME`, which takes it from elsewhere. */
function dockerfileAssignments({ keyword, words, }) {
    if (keyword !== 'ARG' && keyword !== 'ENV')
        return [];
    // `ENV NAME all that follows` is how it was written at first.
    const [, old, value] = (keyword === 'ENV' && /^([^\s=]+)[ \t]+(.*)$/.exec(words)) || [];
    if (old !== undefined && value !== undefined)
        return [[old, unquoted(value)]];
    return [...words.matchAll(/([^\s="']+)(?:=((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])*))?/g)].map(([, name = '', given]) => [name, given === undefined ? null : unquoted(given)]);
}
/** A value without its quotes, and without the backslashes that keep a sign as it is. */
const unquoted = (value) => value.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double, single, sign) => double !== undefined ? double.replace(/\\(["\\$])/g, '$1') : (single ?? sign ?? ''));
/** What `FROM --platform=linux/arm64 image:tag AS name` says. */
function baseImage(words) {
    const [, platform = ''] = /--platform=(\S+)/.exec(words) ?? [];
    const [image = '', as, name] = words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('--'));
    return { image, platform, name: as?.toLowerCase() === 'as' ? name : undefined };
}

// EXTERNAL MODULE: ./build/core/languages/shell/shell-commands.js + 4 modules
var shell_commands = __webpack_require__(9432);
;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/known-images.js
/** Images by who publishes them; the first that fits counts. */
const publishedImages = [
    {
        name: /(?:^|\/)nvidia\/(?:(?:bio)?nemo|modulus|physicsnemo)[\w-]*(?:\/|$)/,
        is: { framework: 'pytorch', stack: 'cuda' },
    },
    { name: /(?:^|\/)nvidia\/l4t-/, is: { stack: 'cuda', architecture: 'arm64' } },
    {
        name: /^ghcr\.io\/nvidia\/(?:jax|t5x|pax|maxtext|axlearn|levanter|equinox)/,
        is: { framework: 'jax', stack: 'cuda' },
    },
    { name: /^nvcr\.io\/|(?:^|\/)nvidia\//, is: { stack: 'cuda' } },
    { name: /(?:^|\/)(?:pytorch|runpod|mosaicml)\/pytorch\w*$/, usual: { stack: 'cuda' }, version: true },
    { name: /(?:^|\/)tensorflow\/(?:tensorflow|serving)$/, usual: { stack: 'cpu' }, version: true },
    { name: /(?:^|\/)rocm\/(?:megatron|primus|vllm|deepspeed|sgl)/, is: { framework: 'pytorch', stack: 'rocm' } },
    { name: /(?:^|\/)rocm\//, is: { stack: 'rocm' } },
    { name: /(?:^|\/)cloud-tpu-images\/jax-[\w-]+\/gpu/, is: { framework: 'jax', stack: 'cuda', provider: 'gcp' } },
    { name: /(?:^|\/)cloud-tpu-images\/jax-/, is: { framework: 'jax', provider: 'gcp' } },
    {
        name: /(?:^|\/)tpu-pytorch(?:-releases)?\//,
        is: { framework: 'pytorch-xla', provider: 'gcp' },
        usual: { stack: 'tpu' },
        version: true,
    },
    { name: /(?:^|\/)(?:deeplearning-platform-release|vertex-ai\/(?:training|prediction))\//, is: { provider: 'gcp' } },
    { name: /\/autogluon-(?:training|inference)$/, is: { framework: 'pytorch', provider: 'aws' } },
    {
        name: /(?:\.dkr\.ecr[\w.-]{0,60}\.amazonaws\.com(?:\.cn)?|^public\.ecr\.aws\/(?:neuron|deep-learning-containers))\/(?:pytorch|tensorflow|mxnet)-(?:training|inference)/,
        is: { provider: 'aws' },
        version: true,
    },
    {
        name: /\.dkr\.ecr[\w.-]{0,60}\.amazonaws\.com|^public\.ecr\.aws\/(?:neuron|deep-learning)/,
        is: { provider: 'aws' },
    },
    { name: /^vault\.habana\.ai\//, is: { stack: 'gaudi' } },
    { name: /(?:^|\/)huggingface\/(?:accelerate|peft|trl)/, is: { framework: 'pytorch' } },
    {
        name: /(?:^|\/)(?:deepspeed|axolotlai|winglian|unsloth|verlai|hiyouga|mosaicml\/(?:llm-foundry|composer)|lmsysorg\/sglang|vllm\/vllm-openai)(?:\/|$)/,
        is: { framework: 'pytorch' },
        usual: { stack: 'cuda' },
    },
    { name: /^mcr\.microsoft\.com\/(?:azureml|aifx)\/acpt/, is: { framework: 'pytorch', provider: 'azure' } },
    { name: /^mcr\.microsoft\.com\/(?:azureml|aifx)\//, is: { provider: 'azure' } },
    { name: /^intel\/intel-(?:extension-for|optimized)-/, is: { accelerator: { kind: 'gpu', vendor: 'intel' } } },
    { name: /(?:^|\/)paddlepaddle\/paddle$/, version: true },
    { name: /(?:^|\/)ascend(?:ai)?\//, is: { accelerator: { kind: 'other' } } },
];

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/container-image.js

const longestName = 500;
/**
 * What an image says of the job that runs in it, by its name alone: who publishes it, and what the words of its path and
 * tag say, as in `team/pytorch-train:cu121`. Undefined where that says nothing. What a variable leaves open may stand as
 * `${NAME}`.
 */
function imageMeaning(image) {
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
    const name = colon > plain.lastIndexOf('/') ? plain.slice(0, colon) : plain;
    const tag = plain.slice(name.length + 1);
    const published = publishedImages.find((each) => each.name.test(name));
    // The first step of a path is a registry or somebody's name, which may be anything.
    const words = published === undefined ? `${name.slice(name.indexOf('/') + 1)}:${tag}` : plain;
    const version = published?.version && /^r?v?(\d+\.\d+(?:\.\d+)?)(?![\d.])/.exec(tag)?.[1];
    const framework = wordIn(frameworkWords, words);
    const stack = wordIn(stackWords, words);
    const meaning = {
        ...published?.usual,
        ...(framework !== undefined && { framework }),
        ...(stack !== undefined && { stack }),
        ...(version && { version }),
        ...published?.is,
    };
    if (Object.keys(meaning).length === 0)
        return undefined;
    return isArm.test(name) || isArm.test(tag) ? { ...meaning, architecture: 'arm64' } : meaning;
}
const isArm = /^arm64v8\/|(?:^|[-_.])(?:arm64|aarch64|sbsa|igpu)(?:$|[-_.])/;
const wordIn = (words, text) => words.find(([, word]) => word.test(text))?.[0];
const stackWords = [
    ['neuron', /(?:^|[^a-z])neuronx?(?![a-z])/],
    ['gaudi', /(?:^|[^a-z])(?:gaudi\d?|hpu|habana)(?![a-z])/],
    ['rocm', /(?:^|[^a-z])rocm(?![a-z])/],
    ['cuda', /(?:^|[^a-z])(?:cuda|cu\d{2,3})(?![a-z])/],
    ['tpu', /(?:^|[^a-z])(?:tpu|tpuvm|libtpu)(?![a-z])/],
    ['cuda', /(?:^|[^a-z])(?:gpu|nvidia|cudnn\d?)(?![a-z])/],
    ['cpu', /(?:^|[^a-z])cpu(?![a-z])/],
];
const frameworkWords = [
    ['pytorch-xla', /(?:^|[^a-z])(?:pytorch|torch)[_-]?xla(?![a-z])/],
    ['pytorch', /(?:^|[^a-z])(?:pytorch|torch\d?)(?![a-z])/],
    ['tensorflow', /(?:^|[^a-z])(?:tensorflow\d?|tf\d?)(?![a-z])/],
    ['jax', /(?:^|[^a-z])(?:jax|maxtext|maxdiffusion|flax)(?![a-z])/],
    ['paddlepaddle', /(?:^|[^a-z])(?:paddlepaddle|paddle)(?![a-z])/],
    ['mxnet', /(?:^|[^a-z])mxnet(?![a-z])/],
    ['mindspore', /(?:^|[^a-z])mindspore(?![a-z])/],
];

// EXTERNAL MODULE: ./build/core/languages/shell/command-words.js
var command_words = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/file-role.js
const developmentWord = /^(?:dev|develop|development|tests?|testing|unittests?|docs?|documentation|lint|linting|format|style|ci|mypy|typing|types|typecheck|quality|precommit|rtd|readthedocs|release|publish)$/;
const besideWord = /^(?:optional|extras?|evals?|evaluate|evaluation|bench|benchmarks?|demos?|webui|gradio|server?|serving|inference|deploy|convert|converter|conversion|export|preprocess|interactive|notebooks?|examples?|tools?|viz)$/;
const wordsOf = (name) => name.toLowerCase().split(/[-_.]/);
const fileOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/** Whether a list or script serves those who work on the project, such as `requirements/dev.txt`: it binds no job. */
const isForDevelopment = (path) => /(?:^|\/)docs?\//.test(path) || wordsOf(fileOf(path)).some((word) => developmentWord.test(word));
/** Whether it serves what stands beside the training, such as `requirements-eval.txt` or `export_model.sh`. */
const isBesideTraining = (path) => wordsOf(fileOf(path)).some((word) => besideWord.test(word));
/** Whether an extra or group of dependencies is for neither the training nor its hardware. */
const isSideGroup = (group) => /^(?:all|full|build)$/.test(group) ||
    wordsOf(group).some((word) => developmentWord.test(word) || besideWord.test(word));

// EXTERNAL MODULE: ./build/core/catalog/libraries.js
var libraries = __webpack_require__(6761);
// EXTERNAL MODULE: ./build/core/catalog/spelling.js + 1 modules
var spelling = __webpack_require__(2908);
// EXTERNAL MODULE: ./build/core/text/remembered.js
var remembered = __webpack_require__(996);
;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/known-packages.js
/**
 * What packages mean where the catalog's frameworks and libraries do not tell it: mostly the stack that they are
 * built for. One meaning a line, sorted by its first name; names as package indexes compare them. An empty meaning is
 * that of a package that shares its name with what the catalog knows, or that trains nothing: it serves, compresses or reads data.
 */
const knownPackages = [
    ['auto-gptq autoawq exllamav2 gptqmodel hqq llmcompressor lmdeploy nvidia-modelopt', {}],
    ['burn caffe2 candle fabric flux gluon julia linen lux mamba merlin modelzoo nnx tf tf2 xla', {}],
    ['cerebras cerebras-modelzoo cerebras-pytorch', { framework: 'cerebras', otherAccelerator: true }],
    ['cpuonly', { stack: 'cpu' }],
    [
        'cuda cuda-cudart cuda-libraries cuda-nvcc cuda-runtime cuda-toolkit cudatoolkit cudatoolkit-dev',
        { stack: 'cuda' },
    ],
    ['cuda-version cudnn nccl', { stack: 'cuda' }],
    ['cudf cugraph cuml cuvs rapids', { framework: 'rapids', stack: 'cuda' }],
    ['cutlass nvidia-cutlass nvidia-cutlass-dsl', { library: 'cutlass', stack: 'cuda' }],
    ['dali nvidia-dali', { library: 'dali', stack: 'cuda' }],
    ['evosax fjformer numpyro', { implies: 'jax' }],
    ['fbgemm-gpu', { implies: 'pytorch', library: 'fbgemm' }],
    ['gluoncv gluonnlp', { implies: 'mxnet' }],
    ['intel-tensorflow tensorflow-base', { framework: 'tensorflow' }],
    ['jax-neuronx', { implies: 'jax', stack: 'neuron' }],
    ['jax-triton', { implies: 'jax', library: 'triton' }],
    ['libai flowvision', { implies: 'oneflow' }],
    ['libneuronxla neuron-cc neuronx-cc neuronx-distributed-training neuronx-nemo-megatron', { stack: 'neuron' }],
    ['libtpu libtpu-nightly tpu-info', { stack: 'tpu' }],
    ['adapter-transformers basicsr facexlib lpips open-clip-torch', { implies: 'pytorch' }],
    ['mindcv mindformers mindnlp mindone', { implies: 'mindspore' }],
    ['mlx mlx-lm mlx-vlm', { framework: 'mlx', otherAccelerator: true }],
    ['onnxruntime onnxruntime-training', { framework: 'onnx' }],
    ['optimum-tpu', { implies: 'pytorch', library: 'optimum-tpu', stack: 'tpu' }],
    ['paddleclas paddledet paddlenlp paddleseg', { implies: 'paddlepaddle' }],
    ['poptorch torch-mlu torch-npu', { implies: 'pytorch', otherAccelerator: true }],
    ['py-xgboost', { framework: 'xgboost' }],
    ['pytorch-cuda', { implies: 'pytorch', stack: 'cuda' }],
    ['sglang', { library: 'sglang' }],
    ['tensorflow-data-validation tensorflow-hub tensorflow-io tensorflow-serving-api', {}],
    ['tensorflow-metal tf-keras tflearn', { implies: 'tensorflow' }],
    ['tensorflow-text tensorflow-transform tfx', {}],
    ['transformer-engine', { library: 'transformer-engine' }],
    ['transformer-engine-jax', { implies: 'jax', library: 'transformer-engine' }],
    ['transformer-engine-torch', { implies: 'pytorch', library: 'transformer-engine' }],
    ['vllm', { library: 'vllm' }],
    ['vllm-tpu', { library: 'vllm', stack: 'tpu' }],
];
/** Families of packages that are known by a part of their names. */
const packageFamilies = [
    [
        /^nvidia-(?:cu(?:blas|dnn|fft|file|rand|solver|sparse|sparselt)|cuda-[a-z]+|nccl|nvjitlink|nvshmem|nvtx)(?:-cu\d+)?$/,
        { stack: 'cuda', resolved: true },
    ],
    [/^jax-cuda\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'cuda' }],
    [/^jax-rocm\d*-(?:pjrt|plugin)$/, { implies: 'jax', stack: 'rocm' }],
];
/** Libraries that decide nothing of where a job runs, and yet are told: what jobs are built on. */
const toldLibraries = new Set([
    ...['accelerate', 'axlearn', 'big-vision', 'datasets', 'diffusers', 'easylm', 'fairscale', 'fairseq', 'horovod'],
    ...['jetstream', 'levanter', 'lightning', 'lingvo', 'litgpt', 'llm-foundry', 'optax', 'orbax', 'peft', 'ray'],
    ...['sglang', 'tensor2tensor', 'torchao', 'torchrec', 'torchtitan', 'torchtune', 'torchvision', 'transformers'],
    ...['trl', 'tunix', 'vllm', 'neuronx-distributed', 'optimum-habana'],
]);

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/packages.js





/** The name by which package indexes compare: lower case, one dash for each run of `-`, `_` and `.`. */
const normalName = (name) => name.toLowerCase().replace(/[-_.]+/g, '-');
/** What a package of PyPI or of conda tells, its extras included; undefined where it tells nothing that we know. */
function packageMeaning(name, extras = []) {
    const normal = normalName(name);
    const own = plainMeaning(normal);
    const isKnown = own !== undefined || libraryWords.has((0,spelling/* fold */.AU)(normal));
    return extras.length === 0 || !isKnown ? own : withExtras(own, extras.map(normalName));
}
/** What the import of a module (`torch.nn`, `optimum.habana`) tells. */
const moduleMeaning = (module) => meaningOfHead(/^[^.]*(?:\.[^.]*)?/.exec(module)?.[0] ?? '');
/** Of the first two words of a module, which tell all. */
const meaningOfHead = (0,remembered/* remembered */.H)((head) => {
    const [first = '', second] = head.split('.');
    const own = plainMeaning(normalName(moduleNames.get(first) ?? first));
    return own ?? (second === undefined ? undefined : plainMeaning(normalName(`${first}-${second}`)));
});
/** Modules whose packages have other names. */
const moduleNames = new Map([['swift', 'ms-swift']]);
const known = new Map(knownPackages.flatMap(([names, meaning]) => names.split(' ').map((name) => [(0,spelling/* fold */.AU)(name), meaning])));
/** Keras stands in front of whatever else is there. */
const packages_frameworkWords = (0,spelling/* wordsOf */.Z9)(frameworks/* frameworks */.Ij.filter(({ id }) => !frameworks/* companions */.a5.has(id) && id !== 'keras'));
const libraryWords = (0,spelling/* wordsOf */.Z9)(libraries/* libraries */.G6);
/** The build that a name ends in: `tensorflow-gpu`, `cupy-cuda12x`, `mxnet-cu112`, `torch-nightly`. */
const build = /-(nightly|gpu|cpu|tpu|rocm|cuda|cu(?=\d)|neuronx?|npu|mlu|ascend)[\dx-]*(?:mkl)?$/;
/** What is written for PyTorch says so in its name. */
const forTorch = /^(?:py)?torch-|-(?:py)?torch$/;
function plainMeaning(name) {
    const exact = exactMeaning(name);
    const ending = build.exec(name);
    if (known.has((0,spelling/* fold */.AU)(name)) || (exact !== undefined && (ending === null || exact.stack !== undefined)))
        return exact;
    if (ending === null)
        return forTorch.test(name) && !libraryWords.has((0,spelling/* fold */.AU)(name)) ? { implies: 'pytorch' } : undefined;
    const meaning = exact ?? plainMeaning(name.slice(0, ending.index));
    if (meaning === undefined)
        return undefined;
    const stack = stackOfWord(ending[1]);
    const otherAccelerator = /^(?:npu|mlu|ascend)$/.test(ending[1]);
    return { ...meaning, ...(stack !== undefined && { stack }), ...(otherAccelerator && { otherAccelerator }) };
}
function exactMeaning(name) {
    const word = (0,spelling/* fold */.AU)(name);
    const own = known.get(word) ?? packageFamilies.find(([pattern]) => pattern.test(name))?.[1];
    const library = libraryWords.get(word);
    const told = own ?? (library === undefined ? {} : meaningOfLibrary(library));
    const framework = own === undefined ? packages_frameworkWords.get(word)?.id : undefined;
    if (framework !== undefined)
        return { framework, ...(told.library && { library: told.library }) };
    return Object.keys(told).length === 0 ? undefined : told;
}
function meaningOfLibrary(library) {
    const { id, binds, framework, frameworkVaries, hasFallback, ownAttentionOn } = library;
    if (framework === 'keras')
        return {};
    if (framework === id)
        return { framework };
    const bound = binds === 'cuda' || binds === 'tpu' ? binds : undefined;
    const stack = ownAttentionOn ?? (framework === undefined && hasFallback !== true ? bound : undefined);
    return {
        ...(framework !== undefined && (frameworkVaries !== true || binds !== 'neutral') && { implies: framework }),
        ...((binds !== 'neutral' || toldLibraries.has(id)) && { library: id }),
        ...(stack !== undefined && { stack: stack }),
    };
}
/** `jax[tpu]`, `transformers[torch]`, `axolotl[flash-attn,deepspeed]`. */
function withExtras(own, extras) {
    const brought = extras.flatMap((extra) => (stackOfWord(extra) ? [] : (plainMeaning(extra) ?? [])));
    // `jax[cpu]` is what every machine has, and no build of its own.
    const stack = extras.map(stackOfWord).find((found) => found !== undefined && found !== 'cpu');
    const framework = brought.map(({ framework, implies }) => framework ?? implies).find((found) => found !== undefined);
    const alsoLibraries = brought.flatMap(({ library }) => library ?? []);
    const meaning = {
        ...own,
        ...(stack !== undefined && { stack }),
        ...(own?.framework === undefined && own?.implies === undefined && framework && { implies: framework }),
        ...(alsoLibraries.length > 0 && { alsoLibraries }),
    };
    return Object.keys(meaning).length === 0 ? undefined : meaning;
}
/** The stack that an extra, or the end of a package's name, chooses. */
function stackOfWord(word) {
    if (/^(?:and-)?cu(?:da)?(?:\d|-|$)|^gpu$/.test(word))
        return 'cuda';
    if (word.startsWith('rocm'))
        return 'rocm';
    if (/^tpu(?:vm)?$/.test(word))
        return 'tpu';
    if (/^neuronx?$/.test(word))
        return 'neuron';
    return word === 'habana' ? 'gaudi' : word === 'cpu' ? 'cpu' : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/python-requirement.js

const longest = 2_000;
/**
 * A requirement as PEP 508, the installers or conda write it (`torch[extra]==2.1 ; marker`, `name @ address`, an address
 * alone, `channel::name=version=build`), or none where the text is none.
 */
function requirement(text, standing) {
    const [written = '', marker] = halves(text.slice(0, longest).trim(), ';');
    const more = { ...standing, ...(marker && { marker }) };
    if (/^(?:git|hg|svn|bzr)\+|^https?:|^file:/i.test(written))
        return [{ ...fromAddress(written), ...more }];
    const match = /^(?:[\w./-]{1,100}::)?([A-Za-z0-9][\w.-]{0,200})[ \t]{0,20}(?:\[([^\]]{0,500})\])?/.exec(written);
    if (match === null)
        return [];
    const [head, name = '', extras = ''] = match;
    const rest = written.slice(head.length).trim();
    if (rest !== '' && !/^[@(=<>!~]/.test(rest))
        return [];
    const own = rest.startsWith('@') ? { build: rest.slice(1).trim() } : versionOf(rest);
    return [{ name: normalName(name), extras: words(extras), ...own, ...more }];
}
/** A dependency whose name is the key of a table, as in Poetry's, Pipenv's and Pixi's: what the value says of it. */
function keyed(name, value, standing) {
    const table = typeof value === 'string' ? { version: value } : typeof value === 'object' && value !== null ? { ...value } : {};
    const text = (...keys) => keys.map((key) => table[key]).find((found) => typeof found === 'string');
    const system = text('platform') === undefined ? text('sys_platform') : `== '${text('platform')}'`;
    const marker = text('markers', 'marker') ?? (system && `sys_platform ${system}`);
    const address = text('url', 'file', 'build');
    return {
        name: normalName(name),
        extras: Array.isArray(table.extras) ? table.extras.filter((extra) => typeof extra === 'string') : [],
        ...versionOf(text('version') ?? ''),
        ...(address !== undefined && { build: address }),
        ...(marker !== undefined && { marker }),
        ...standing,
    };
}
/** An index, or a page of wheels. */
const wheelSource = (address, standing) => ({
    name: '',
    extras: [],
    build: address,
    ...standing,
});
const words = (list) => list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
function halves(text, sign) {
    const at = text.indexOf(sign);
    return at === -1 ? [text, undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
/** `==2.1.0`, `~=2.1`, Poetry's `^2.1` and conda's `=2.1=build` pin a version; a range or a variable leaves it open. */
function versionOf(comparison) {
    const match = /^\(?(?:={1,3}|~=|~|\^)?[ \t]*v?(\*|\d[\w.+!*-]*)(?:=(\S*))?\)?$/.exec(comparison.trim());
    const version = match?.[1]?.replace(/\.?\*$/, '');
    if (version === undefined)
        return {};
    const local = version.indexOf('+');
    const build = match?.[2] ?? (local === -1 ? undefined : version.slice(local));
    return { ...(version && { version }), ...(build && { build }) };
}
/** `git+https://host/owner/name.git@ref#egg=name`, or the address of a wheel. */
function fromAddress(written) {
    const [path = '', fragment = ''] = halves(written.split(/\s/, 1)[0], '#');
    const build = decoded(path);
    const last = build.slice(build.lastIndexOf('/') + 1);
    const wheel = /^([A-Za-z0-9][\w.]*)-(\d[\w.+!]*)-.*\.whl$/.exec(last);
    if (wheel !== null)
        return { name: normalName(wheel[1]), extras: [], version: wheel[2], build };
    const egg = /\begg=([A-Za-z0-9][\w.-]*)(?:\[([^\]]*)\])?/.exec(fragment);
    const repository = last.replace(/@.*$/, '').replace(/\.git$/, '');
    return { name: normalName(egg?.[1] ?? repository), extras: words(egg?.[2] ?? ''), build };
}
const decoded = (text) => text.replace(/%2b/gi, '+');
/** What an index, an address or a build is made for: `\u2026/whl/cu121`, `+rocm6.2`, `torch-2.0.0%2Bcpu\u2026`, `py3_cuda11_0`. */
function buildStack(written) {
    const text = decoded(written.slice(0, longest)).toLowerCase();
    if (/libtpu|tpu-pytorch|jax-releases\/tpu/.test(text))
        return 'tpu';
    if (/pip\.repos\.neuron|neuron\.amazonaws/.test(text))
        return 'neuron';
    if (/vault\.habana\.ai/.test(text))
        return 'gaudi';
    if (/(?:^|[/+_.-])rocm[\d._-]*(?:$|[/+_.-]|\d)|repo\.radeon\.com/.test(text))
        return 'rocm';
    if (/(?:^|[/+_.-])cu(?:da)?-?\d{2,3}(?!\d)|jax_cuda(?:12)?_releases|(?:^|[/+])cuda\d/.test(text))
        return 'cuda';
    if (/\/whl\/(?:nightly\/|test\/)?cpu(?:$|[\s/_.])|\+cpu(?![a-z])/.test(text))
        return 'cpu';
    if (text.includes('/'))
        return undefined;
    return /cuda|gpu/.test(text) ? 'cuda' : /(?:^|[^a-z])cpu/.test(text) ? 'cpu' : undefined;
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
    if (/(?:sys_platform|platform_system)\s*==\s*['"](?:darwin|win32|windows|cygwin)['"]/i.test(marker)) {
        return /==\s*['"]linux['"]/i.test(marker) ? 'platform' : 'elsewhere';
    }
    return /sys_platform|platform_system|platform_machine|os_name/.test(marker) ? 'platform' : 'always';
}
const sourceOptions = new Set('-i --index-url --extra-index-url -f --find-links --index --default-index'.split(' '));
/** Options whose value may look like a package, and is none that is installed. */
const valueOptions = new Set('--no-binary --only-binary --no-build-isolation-package --extra --group --upgrade-package -P -t --target'.split(' '));
/** What the words behind `pip install`, or those of an option in a list of requirements, ask for. */
function pipDependencies(args, standing) {
    return args.flatMap((word, at) => {
        const before = args[at - 1] ?? '';
        const [option, address] = halves(word, '=');
        if (sourceOptions.has(before))
            return [wheelSource(word, standing)];
        if (word.startsWith('-')) {
            return sourceOptions.has(option) && address !== undefined ? [wheelSource(address, standing)] : [];
        }
        return valueOptions.has(before) ? [] : requirement(word, standing);
    });
}
/** Whether they take in another list, which may name the framework that counts. */
const includesList = (args) => args.some((word) => /^(?:-r|--requirements?)\b/.test(word));

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/python-dependencies.js





/**
 * What the dependencies of one file tell together. One framework that outweighs the others is stated; where several
 * stand side by side, or the file `includes` another list, each is suggested.
 */
function observeDependencies(path, dependencies, includes = false) {
    const all = dependencies.flatMap(understand);
    const observations = new ObservationList();
    for (const seen of [...frameworksOf(all, includes), ...librariesOf(all), ...stacksOf(all), ...othersOf(all)]) {
        const { dependency, isCertain, ...said } = seen;
        const { line, group } = dependency;
        const certainty = isCertain ? 'states' : 'suggests';
        observations.add({ ...said, place: { path, line }, certainty, ...(group !== undefined && { job: group }) });
    }
    return observations.list();
}
function understand(dependency) {
    const { name, extras, build, marker, group, optional } = dependency;
    const meaning = name === '' ? {} : packageMeaning(name, extras);
    if (meaning === undefined || (group !== undefined && isSideGroup(group) && meaning.library === undefined))
        return [];
    const framework = meaning.framework ?? meaning.implies;
    const family = framework === undefined ? undefined : ((0,frameworks/* resolveFramework */.$$)(framework)?.family ?? framework);
    const stack = (build === undefined ? undefined : buildStack(build)) ?? meaning.stack;
    const when = condition(marker);
    return [{ dependency, meaning, family, stack, when, isPlain: !optional && when !== 'extra' }];
}
const isAside = ({ dependency: { group } }) => group !== undefined && isSideGroup(group);
function frameworksOf(all, includes) {
    const named = all.filter((each) => each.family !== undefined && !isAside(each));
    const main = named.filter((each) => !(0,frameworks/* standsBeside */.aX)(each.family ?? ''));
    const explicit = main.filter(({ meaning }) => meaning.framework !== undefined);
    // What other packages need is of no weight beside a framework that is named.
    const counted = [explicit, main, named].find(({ length }) => length > 0) ?? [];
    const families = new Set(counted.map(({ family }) => family));
    const leader = leading(named.filter(({ dependency }) => !dependency.optional), named, includes);
    return counted.flatMap(({ dependency, meaning, family, stack, isPlain }) => {
        // A build for the processor feeds data to another framework, and so does TensorFlow beside JAX.
        if (families.size > 1 && (stack === 'cpu' || (family === 'tensorflow' && families.has('jax') && !stack)))
            return [];
        const { framework, implies } = meaning;
        const isCertain = framework !== undefined && meaning.stack !== 'cpu' && isPlain && family === leader;
        const version = framework === undefined ? undefined : dependency.version;
        const id = framework ?? implies ?? '';
        return [{ what: 'framework', framework: id, how: 'installed', dependency, isCertain, ...(version && { version }) }];
    });
}
/** The family that outweighs all others; those that only stand beside one count where there is no other. */
function leading(plain, all, includes) {
    const weights = new Map();
    const counted = new Set();
    for (const { dependency, meaning, family = '', stack } of plain.length > 0 ? plain : all) {
        const key = meaning.framework ?? dependency.name;
        if (counted.has(key))
            continue;
        counted.add(key);
        weights.set(family, (weights.get(family) ?? 0) + weightOf(meaning, family, stack));
    }
    if (includes && weights.size > 1)
        return undefined;
    const main = [...weights].filter(([family]) => !(0,frameworks/* standsBeside */.aX)(family));
    const [first, second] = (main.length > 0 ? main : [...weights]).sort(([, one], [, other]) => other - one);
    return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}
/**
 * PyTorch and TensorFlow stand in many a list to load data or weights for another framework; nobody lists the others
 * without training in them, least of all in a build for an accelerator.
 */
function weightOf(meaning, family, stack) {
    if (meaning.framework !== undefined && stack === 'cpu')
        return 0.5;
    const hardware = stack === undefined || stack === 'cpu' ? 0 : family === 'pytorch' ? 0.5 : 1;
    if (meaning.framework === undefined)
        return hardware + (meaning.library !== undefined && meaning.library !== 'torchvision' ? 1 : 0.25);
    const usual = family === 'pytorch' || family === 'tensorflow' || (0,frameworks/* standsBeside */.aX)(family);
    return hardware + (usual ? 1 : family === 'jax' ? 1.25 : 2.5);
}
function librariesOf(all) {
    const frozen = all.some(({ meaning }) => meaning.resolved);
    return all.flatMap(({ dependency, meaning: { library, alsoLibraries = [] }, when }) => {
        // A frozen list holds Triton because PyTorch brings it, not because the project asks for it.
        if (frozen && dependency.name === 'triton')
            return [];
        const isCertain = !dependency.optional && when === 'always';
        const optional = isCertain ? {} : { optional: true };
        return [...(library === undefined ? [] : [library]), ...alsoLibraries].map((id) => ({ what: 'library', library: id, how: 'installed', dependency, isCertain, ...optional }));
    });
}
function stacksOf(all) {
    const own = all.filter((each) => each.stack !== undefined && each.when !== 'elsewhere' && !isAside(each));
    const named = all.filter(({ meaning }) => meaning.framework !== undefined);
    // An index says what is installed only where something is installed from it.
    const isAnchored = named.some(({ dependency }) => !dependency.optional);
    const stacks = new Set(own.map(({ stack }) => stack));
    // The processor's build stands beside another stack, or another framework, to serve it.
    const hosts = stacks.size > 1 || new Set(named.map(({ family }) => family)).size > 1;
    const isForeign = [...stacks].some((stack) => stack !== 'cuda' && stack !== 'cpu');
    // PyTorch/XLA brings a client of TPUs along wherever it runs.
    const isNeuron = own.some(({ stack, dependency }) => stack === 'neuron' && dependency.group === undefined);
    // What is installed speaks before the index that it comes from.
    const inOrder = [true, false].flatMap((isPackage) => own.filter(({ dependency }) => (dependency.name !== '') === isPackage));
    return inOrder.flatMap(({ stack = 'cpu', dependency, meaning, isPlain }) => {
        if ((stack === 'cpu' && hosts) || (meaning.resolved && isForeign))
            return [];
        if (stack === 'tpu' && isNeuron && dependency.group === undefined)
            return [];
        const anchored = isAnchored && ['cuda', 'rocm', 'cpu'].includes(stack);
        const isCertain = isPlain && !meaning.resolved && (dependency.name !== '' || anchored);
        return [{ what: 'stack', stack, dependency, isCertain }];
    });
}
/** Chips that no stack stands for, where nothing else is installed for another. */
function othersOf(all) {
    if (all.some(({ stack }) => stack !== undefined && stack !== 'cpu'))
        return [];
    const found = all.find(({ meaning, isPlain, when }) => meaning.otherAccelerator && isPlain && when !== 'elsewhere');
    return found === undefined
        ? []
        : [{ what: 'accelerator', kind: 'other', dependency: found.dependency, isCertain: false }];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/install-commands.js




/** Whether a script may install anything: a cheap test before it is parsed. */
const mayInstall = (text) => /\binstall\b|\bcreate\b/.test(text) && /\b(?:pip|conda|mamba)/.test(text);
/** What commands install with pip, uv or conda, and whether a list that they name brings more. */
function installedBy(commands, optional = false) {
    let includes = false;
    const dependencies = commands.flatMap(({ words, line }) => {
        const [tool, ...rest] = installation(words);
        includes ||= tool === 'pip' && includesList(rest);
        if (tool === undefined)
            return [];
        return tool === 'pip' ? pipDependencies(rest, { line, optional }) : condaDependencies(rest, { line, optional });
    });
    return { dependencies, includes };
}
/**
 * The packages that a job installs before it starts, all in the place of its script. Their stacks are left out: a job
 * that says what it runs on says the same, and better.
 */
function installedByJob(place, text) {
    if (!mayInstall(text))
        return [];
    const { dependencies, includes } = installedBy((0,shell_commands/* shellCommands */.h)(text));
    return observeDependencies(place.path, dependencies, includes).flatMap((seen) => seen.what === 'stack' ? [] : [{ ...seen, place }]);
}
/** Programs that install, or that run what stands behind them; anything else may only speak of an installation. */
const runsInstallers = /^(?:pip[\d.]*|python[\w.]*|uv|conda|mamba|micromamba|gcloud|ssh|docker|podman|kubectl|srun|bash|sh|su|xargs|timeout|retry|\$.*)$/;
/** The tool, and the words behind `pip install`, `python -m pip install`, `conda install` or `conda create`; none else. */
function installation(words) {
    // Quotes may stand within those of a whole script, and a command behind an option: `--command=pip install`.
    const bare = words.map((word) => word.replace(/^--?[\w-]{1,60}=(?=["']?(?:pip|python|uv|conda|sudo))|^["']|["']$/g, ''));
    const at = bare.findIndex((word, index) => index > 0 && (word === 'install' || word === 'create'));
    // Options may stand in front of the command: those of a Dockerfile's RUN, or of sudo.
    if (at === -1 || !runsInstallers.test((0,command_words/* programOf */.oQ)(bare.filter((word) => !word.startsWith('-')))))
        return [];
    const before = bare.slice(0, at).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const rest = bare.slice(at + 1);
    if (bare[at] === 'install' && before.some((word) => /^(?:pip[\d.]*|uv)$/.test(word)))
        return ['pip', ...rest];
    return before.some((word) => /^(?:conda|mamba|micromamba)$/.test(word)) ? ['conda', ...rest] : [];
}
/** Options of conda whose value is no package: a channel is called `pytorch`, too. */
const condaValues = new Set('-c --channel -n --name -p --prefix -f --file --solver'.split(' '));
const condaDependencies = (rest, standing) => rest.flatMap((word, at) => word.startsWith('-') || condaValues.has(rest[at - 1] ?? '') ? [] : requirement(word, standing));

;// CONCATENATED MODULE: ./build/core/evidence/engines/packages/job-image.js

/** What the image that a job runs in tells of its framework, and of the software that it is built for. */
const imageObservations = (place, image) => softwareOf(place, (image === undefined ? undefined : imageMeaning(image.replace(/^docker:/, ''))) ?? {});
function softwareOf(place, { framework, version, stack, architecture }) {
    const seen = { place, certainty: 'suggests' };
    return [
        ...(framework
            ? [{ what: 'framework', framework, how: 'image', ...seen, ...(version && { version }) }]
            : []),
        ...(stack ? [{ what: 'stack', stack, ...seen, ...(architecture && { architecture }) }] : []),
    ];
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/containers/dockerfile.js









const dockerfile_longest = 128 * 1024;
const mostInstructions = 1_000;
const mostVariables = 100;
/** Dockerfiles: the base image, and the packages that they install. */
const dockerfile_reader = {
    format: 'dockerfile',
    matches: (path) => /(?:^|\/)(?:docker|container)file(?:[._-][^/]*)?$|[^/][._-](?:docker|container)file$/i.test(path) &&
        !/\.(?:md|sh|py|ya?ml|json|dockerignore|txt|rst)$/i.test(path),
    mayHold: (text) => /^[ \t]*from[ \t]/im.test(text),
    read: ({ path, text }) => {
        if (text.length > dockerfile_longest) {
            (0,given_up/* giveUp */.Ht)(`is longer than ${dockerfile_longest / 1024} Ki characters`);
            return [];
        }
        return stagesOf(text).flatMap((stage) => readStage(path, stage));
    },
};
function stagesOf(text) {
    const stages = [];
    const global = new Map();
    for (const instruction of (0,given_up/* atMost */.Tu)(mostInstructions, dockerfileInstructions(text), 'instructions')) {
        const { keyword, line } = instruction;
        const stage = stages.at(-1);
        if (keyword === 'FROM')
            stages.push(stageOf(instruction.words, line, stages, global));
        if (keyword === 'RUN')
            stage?.commands.push({ text: instruction.text, line });
        const variables = stage?.variables ?? global;
        for (const [name, value] of dockerfileAssignments(instruction)) {
            // A bare `ARG NAME` takes what stands above the first stage.
            const filled = value === null ? global.get(name) : fill(value, variables);
            if (filled === undefined || filled.length >= 500 || variables.size >= mostVariables)
                continue;
            variables.set(name, filled);
            if (keyword === 'ENV' || buildTargets.has(name))
                stage?.environment.push({ name, value: filled, line });
        }
    }
    return stages;
}
function stageOf(words, line, before, global) {
    const from = baseImage(words);
    const image = fill(from.image, global);
    const base = before.find((stage) => stage.name?.toLowerCase() === image.toLowerCase());
    return {
        ...(from.name && { name: from.name }),
        // A stage that continues another one says nothing of its own.
        image: base === undefined && image !== 'scratch' ? image : '',
        platform: fill(from.platform, global),
        line,
        variables: new Map(base?.variables ?? []),
        commands: [],
        environment: [],
    };
}
/** Puts values in the place of variables; what is not known stays as it stands. */
function fill(text, variables) {
    if (!text.includes('$'))
        return text;
    return text.replace(/\$(?:\{(\w+)(?::?[-+]([^${}]*))?\}|([A-Za-z_]\w*))/g, (whole, braced, otherwise, plain) => variables.get(braced ?? plain ?? '') ?? (whole.includes('+') ? whole : (otherwise ?? whole)));
}
function readStage(path, stage) {
    const observations = new ObservationList();
    const meaning = imageMeaning(stage.image);
    const runs = runsOf(stage);
    const { dependencies } = installedBy(runs);
    const installed = observeDependencies(path, dependencies);
    const isReplaced = installed.some((seen) => isInPlaceOf(seen, meaning?.framework));
    const { framework, ...others } = meaning ?? {};
    const family = isReplaced || framework === undefined ? undefined : familyOf(framework);
    const ofBase = ofImage(path, stage, family === undefined ? others : (meaning ?? {}));
    // The processor's wheels of one package do not make an image for accelerators one for processors.
    const isAccelerated = others.accelerator !== undefined || (others.stack ?? 'cpu') !== 'cpu';
    const isMeant = (seen) => seen.what === 'framework'
        ? // What stands beside the image's own framework reads its data or shows its profiles.
            family === undefined || familyOf(seen.framework) === family
        : seen.what !== 'stack' || seen.stack !== 'cpu' || !isAccelerated;
    const job = stage.name === undefined ? {} : { job: stage.name };
    for (const seen of [...ofBase, ...installed.filter(isMeant)])
        observations.add({ ...seen, ...job });
    for (const [stack, line] of [...stage.environment.flatMap(stackOfSetting), ...runs.flatMap(stacksOfCommand)]) {
        observations.add({ what: 'stack', stack, place: { path, line }, certainty: 'suggests', ...job });
    }
    return observations.list();
}
function ofImage(path, { line, platform }, meaning) {
    const place = { path, line };
    const seen = { place, certainty: 'suggests' };
    const asked = /arm64|aarch64/.test(platform) ? 'arm64' : /amd64/.test(platform) ? 'amd64' : undefined;
    const { accelerator, provider } = meaning;
    return [
        ...softwareOf(place, asked === undefined ? meaning : { ...meaning, architecture: asked }),
        ...(accelerator ? [{ what: 'accelerator', ...accelerator, ...seen }] : []),
        ...(provider ? [{ what: 'provider', provider, ...seen }] : []),
    ];
}
const familyOf = (framework) => (0,frameworks/* resolveFramework */.$$)(framework)?.family ?? framework;
/**
 * Who installs another framework to train in only wants what the image brings along for the accelerator. Nobody builds
 * on PyTorch's image to train in TensorFlow, nor on another one's to train in PyTorch: these two help others along.
 */
function isInPlaceOf(seen, framework) {
    if (seen.what !== 'framework' || seen.certainty !== 'states' || framework === undefined)
        return false;
    return rankOf(seen.framework) > rankOf(framework);
}
function rankOf(framework) {
    const family = familyOf(framework);
    return (0,frameworks/* standsBeside */.aX)(family) ? 0 : family === 'tensorflow' ? 1 : family === 'pytorch' ? 2 : 3;
}
function runsOf(stage) {
    const known = [...stage.variables]
        .filter(([, value]) => /^[\w.:/@+=,~-]*$/.test(value))
        .map(([name, value]) => `${name}=${value}`);
    return stage.commands.flatMap(({ text, line }) => {
        // Lines of comment may stand inside a command without ending it.
        const body = text.replace(/^[ \t]*run[ \t]+/i, '').replace(/^[ \t]*#.*$/gm, '\\');
        return (0,shell_commands/* shellCommands */.h)([...known, body].join('\n'))
            .filter((command) => command.line > known.length)
            .map((command) => ({ words: command.words, line: line + command.line - 1 - known.length }));
    });
}
/** The architectures that extensions are built for, which a build may be given as an argument or for one command. */
const buildTargets = new Map([
    ['PYTORCH_ROCM_ARCH', 'rocm'],
    ['TORCH_CUDA_ARCH_LIST', 'cuda'],
]);
/** Settings that only one stack knows. */
const settings = new Map([
    ...buildTargets,
    ...dockerfile_words('rocm', 'HSA_OVERRIDE_GFX_VERSION ROCM_HOME ROCM_PATH HIP_PATH'),
    ...dockerfile_words('cuda', 'CUDA_HOME NVIDIA_VISIBLE_DEVICES NVIDIA_DRIVER_CAPABILITIES FORCE_CUDA'),
    ...dockerfile_words('tpu', 'LIBTPU_INIT_ARGS TPU_LIBRARY_PATH'),
    ...dockerfile_words('neuron', 'NEURON_CC_FLAGS NEURON_RT_NUM_CORES'),
    ...dockerfile_words('gaudi', 'HABANA_VISIBLE_DEVICES PT_HPU_LAZY_MODE'),
]);
function dockerfile_words(stack, names) {
    return names.split(' ').map((name) => [name, stack]);
}
function stackOfSetting({ name, value, line }) {
    const stack = name === 'PJRT_DEVICE' && value === 'TPU' ? 'tpu' : settings.get(name);
    return stack === undefined || value === '' ? [] : [[stack, line]];
}
/** Packages of Linux that only one stack has. */
const systemPackages = [
    ['rocm', /^(?:rocm-(?:dev|hip|libs|ml)|rocm$|hip-dev|miopen-hip)/],
    ['cuda', /^(?:cuda-toolkit|cuda-nvcc|cuda-libraries|libcudnn\d|libnccl)/],
    ['neuron', /^aws-neuronx-/],
];
function stacksOfCommand({ words, line }) {
    const targets = words.flatMap((word) => {
        const [name = '', value] = word.split('=', 2);
        return value ? (buildTargets.get(name) ?? []) : [];
    });
    const packages = words.includes('install') ? words.slice(words.indexOf('install') + 1) : [];
    const stacks = systemPackages.flatMap(([stack, name]) => (packages.some((word) => name.test(word)) ? [stack] : []));
    return [...targets, ...stacks].map((stack) => [stack, line]);
}

// EXTERNAL MODULE: ./build/core/languages/yaml/yaml-documents.js + 1 modules
var yaml_documents = __webpack_require__(8763);
;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/helm-values-path.js

/** Names that Helm's values go by: `values.yaml`, `values-h100.yaml`, `training.values.yaml`. */
const isHelmValues = (path) => (0,yaml_documents/* isYamlPath */.xu)(path) && /(?:^|\/|[-_.])values(?:[-_.][\w.-]{0,100})?\.ya?ml/i.test(path.slice(-200));

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/node-labels.js


const acceleratorLabels = [
    'cloud.google.com/gke-tpu-accelerator',
    'cloud.google.com/gke-accelerator',
    'nvidia.com/gpu.product',
    'gpu.nvidia.com/class',
    'amd.com/gpu.product-name',
    'k8s.amazonaws.com/accelerator',
    'karpenter.k8s.aws/instance-gpu-name',
    'accelerator',
];
const machineLabels = ['node.kubernetes.io/instance-type', 'beta.kubernetes.io/instance-type'];
const topologyLabels = ['cloud.google.com/gke-tpu-topology', 'cloud.google.com/gke-tpu-slice-topology'];
/** Labels of one cloud begin with its own domain. */
const providerDomains = [
    ['cloud.google.com/', 'gcp'],
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
/** The labels that a pod requires of its node: its selector, and the affinity without which it does not run. */
function requiredLabels(pod) {
    const labels = new Map();
    for (const [key, { node, key: range }] of (0,yaml_documents/* entriesOf */.Mc)((0,yaml_documents/* below */.Gz)(pod, 'nodeSelector'))) {
        const value = (0,yaml_documents/* wordOf */.aG)(node);
        if (value !== undefined)
            labels.set(key, { value, range });
    }
    const required = (0,yaml_documents/* below */.Gz)(pod, 'affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution');
    const [term, otherTerm] = (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(required, 'nodeSelectorTerms'));
    // Several terms, or values, are alternatives.
    if (otherTerm)
        return labels;
    for (const requirement of (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(term, 'matchExpressions'))) {
        const key = (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(requirement, 'key'));
        const [first, other] = (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(requirement, 'values'));
        const value = (0,yaml_documents/* wordOf */.aG)(first);
        if (key === undefined || value === undefined || other || (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(requirement, 'operator')) !== 'In')
            continue;
        labels.set(key, { value, range: requirement.range });
    }
    return labels;
}
function placementOf(labels) {
    const first = (names, fits) => names.flatMap((name) => labels.get(name) ?? []).find(({ value }) => fits(value));
    const name = first(acceleratorLabels, (value) => (0,resource_request/* hardwareNamed */.uZ)(value) !== undefined);
    const machine = first(machineLabels, (value) => (0,resource_request/* hardwareOf */.is)(value) !== undefined);
    const provider = providerDomains.find(([domain]) => [...labels.keys()].some((label) => label.startsWith(domain)));
    const spot = spotLabels.some(([label, value]) => labels.get(label)?.value.toLowerCase() === value);
    const range = name?.range ?? machine?.range;
    return {
        name: name?.value,
        machine: machine?.value,
        topology: first(topologyLabels, () => true)?.value,
        provider: provider?.[1],
        ...(spot && { spot: true }),
        ...(range && { range }),
    };
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/resource-names.js
const counts = 'accelerators';
const names = {
    'nvidia.com/gpu': { kind: 'gpu', vendor: 'nvidia', counts },
    'nvidia.com/pgpu': { kind: 'gpu', vendor: 'nvidia', counts },
    'nvidia.com/gpu.shared': { kind: 'gpu', vendor: 'nvidia', counts: 'parts' },
    'amd.com/gpu': { kind: 'gpu', vendor: 'amd', counts },
    'gpu.intel.com/i915': { kind: 'gpu', vendor: 'intel', counts },
    'gpu.intel.com/xe': { kind: 'gpu', vendor: 'intel', counts },
    'google.com/tpu': { kind: 'tpu', vendor: 'google', counts, provider: 'gcp' },
    'aws.amazon.com/neuron': { kind: 'other', vendor: 'aws', counts },
    'aws.amazon.com/neuroncore': { kind: 'other', vendor: 'aws', counts: 'parts' },
    'habana.ai/gaudi': { kind: 'other', vendor: 'intel', counts, name: 'gaudi' },
};
/** The accelerator that a resource such as `nvidia.com/gpu` stands for; undefined for all other resources. */
function acceleratorResource(resource) {
    if (Object.hasOwn(names, resource))
        return names[resource];
    if (/^nvidia\.com\/mig-\d/.test(resource))
        return { kind: 'gpu', vendor: 'nvidia', counts: 'parts' };
    return /^huawei\.com\/Ascend\d/.test(resource) ? { kind: 'other', counts } : undefined;
}
const domains = [
    'nvidia.com/',
    'amd.com/',
    'google.com/',
    'huawei.com/',
    'intel.com/',
    'aws.amazon.com/neuron',
    'habana.ai/',
];
/** Whether a text may hold such a name, without parsing it. */
const mayRequestAccelerator = (text) => domains.some((domain) => text.includes(domain));

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/pod-requests.js




/** What the containers of a pod request together; of those that run before them each counts where it requests more. */
function podRequestOf(pod) {
    const [together, before] = ['containers', 'initContainers'].map((key) => (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(pod, key)).flatMap((container) => containerRequestOf(container) ?? []));
    const first = together?.[0];
    // A node of a TrainJob tells what it has without its containers.
    if (first === undefined)
        return before?.[0] ?? requestInResources((0,yaml_documents/* below */.Gz)(pod, 'resourcesPerNode'));
    const [all = [], each = []] = [together, before].map((requests) => requests?.filter(({ resource }) => resource.kind === first.resource.kind).map(({ perPod }) => perPod));
    const perPod = [(0,bounds/* sum */.cz)(all), ...each].reduce((most, one) => most && one && Math.max(most, one));
    return { ...first, perPod };
}
const containerRequestOf = (container) => requestInResources((0,yaml_documents/* below */.Gz)(container, 'resources'));
/** What resources request, by their limits and requests. */
function requestInResources(resources) {
    for (const part of ['limits', 'requests']) {
        for (const [name, { node, key: range }] of (0,yaml_documents/* entriesOf */.Mc)((0,yaml_documents/* below */.Gz)(resources, part))) {
            const resource = acceleratorResource(name);
            const amount = (0,yaml_documents/* wholeOf */.l2)(node);
            if (resource === undefined || amount === 0 || isEmpty(node))
                continue;
            const perPod = resource.counts === 'accelerators' ? amount : undefined;
            return { resource, perPod, range, certainty: amount === undefined ? 'suggests' : 'states' };
        }
    }
    return undefined;
}
const isEmpty = (node) => node.kind !== 'scalar' || node.value === null || node.source.trim() === '';
/** Pods by their hardware. Those that do not say which model take what the others take. */
function byHardware(requests) {
    return grouped(requests, ({ podRequest: { resource } }) => [resource.kind, resource.vendor, resource.counts]).flatMap((alike) => {
        const models = grouped(alike, modelOf);
        const open = models.find(([first]) => modelOf(first).every((word) => word === undefined));
        const [model, another] = models.filter((group) => group !== open);
        return open && model && another === undefined ? [[...model, ...open]] : models;
    });
}
const modelOf = ({ placement: { name, machine, topology } }) => [name, machine, topology];
function grouped(requests, keyOf) {
    const groups = new Map();
    for (const each of requests) {
        const key = JSON.stringify(keyOf(each));
        const group = groups.get(key);
        if (group)
            group.push(each);
        else
            groups.set(key, [each]);
    }
    return [...groups.values()];
}
/** What pods that ask for the same hardware ask for together. */
function combinedRequest(alike) {
    const [{ podRequest, placement }] = alike;
    const { kind, vendor, provider, name } = podRequest.resource;
    const { range: _, ...labels } = placement;
    const perPods = new Set(alike.map((each) => each.podRequest.perPod));
    return {
        ...labels,
        kind,
        vendor,
        name: labels.name ?? name,
        // A machine may hold more than the pods ask for.
        machine: podRequest.perPod === undefined ? undefined : labels.machine,
        provider: labels.provider ?? provider,
        perNode: perPods.size === 1 ? podRequest.perPod : undefined,
        ...countsOf(alike),
    };
}
function countsOf(alike) {
    const [{ podRequest, placement }] = alike;
    const chips = podRequest.resource.kind === 'tpu' ? (0,resource_request/* chipsOf */.jP)(placement.topology) : undefined;
    if (chips === undefined) {
        const count = (0,bounds/* sum */.cz)(alike.map((each) => (0,bounds/* times */.Hn)(each.pods, each.podRequest.perPod)));
        return { nodes: (0,bounds/* sum */.cz)(alike.map(({ pods }) => pods)), count };
    }
    // Slices are whole, even where the pods leave a part of them out; without a word about them there is one.
    const slices = alike.flatMap((each) => each.slices ?? []);
    const count = (0,bounds/* times */.Hn)(chips, slices.length === 0 ? 1 : (0,bounds/* sum */.cz)(slices.map((each) => (each === 'open' ? undefined : each))));
    const hosts = count && podRequest.perPod && count / podRequest.perPod;
    return { nodes: Number.isInteger(hosts) ? hosts : undefined, count };
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/containers/helm-values.js








/**
 * Helm values: the resources of pods. Which pods the chart makes of them stands in its templates, and whoever
 * installs it may give others, so that they only suggest.
 */
const helm_values_reader = {
    format: 'helm-values',
    matches: isHelmValues,
    mayHold: mayRequestAccelerator,
    read: (file) => {
        const observations = new ObservationList();
        for (const { root, lineOf } of file.documents(mayRequestAccelerator)) {
            const place = (node) => ({ path: file.path, line: lineOf(node.range) });
            const parts = partsOf(root, undefined, []);
            for (const seen of parts.flatMap((part) => ofPart(part, parts.length === 1, place)))
                observations.add(seen);
        }
        return observations.list();
    },
};
function partsOf(node, name, above) {
    if (node.kind === 'scalar' || above.length > 8)
        return [];
    const around = [...above, node];
    const podRequest = containerRequestOf(node);
    if (podRequest)
        return [{ name, podRequest, around }];
    if (node.kind === 'list')
        return node.items.flatMap((item) => partsOf(item, name, around));
    return (0,yaml_documents/* entriesOf */.Mc)(node).flatMap(([key, entry]) => partsOf(entry.node, key, around));
}
function ofPart({ name, podRequest, around }, isAlone, place) {
    const nearest = (...keys) => around.findLast((each) => keys.some((key) => (0,yaml_documents/* entryOf */.Ms)(each, key)));
    const placement = placementOf(requiredLabels(nearest('nodeSelector', 'affinity')));
    // Several parts are pods of one job or of several: nobody knows how many a job has.
    const pods = isAlone ? podsOf(around) : undefined;
    const slices = pods === undefined ? 'open' : undefined;
    const request = combinedRequest([{ podRequest, placement, pods, slices }]);
    const seen = (0,resource_request/* observeRequest */.S2)(place(podRequest), 'suggests', { ...request, job: name });
    const image = (0,yaml_documents/* below */.Gz)(nearest('image'), 'image');
    return [...(seen ? [seen] : []), ...(image ? imageObservations(place(image), imageOf(image)) : [])];
}
/** Anything that may be a number of pods, in whatever words a chart has for it. */
const mayCountPods = /replica|worker|parallelism|completions|nodes|hosts|size|slices|autoscaling/i;
const podKeys = ['replicas', 'replicaCount', 'numReplicas', 'workers', 'numWorkers', 'numNodes', 'nodes', 'parallelism'];
/** The one number of pods that stands beside the resources; one pod where nothing around them may count them. */
function podsOf(around) {
    const [stated, another] = podKeys.flatMap((key) => (0,yaml_documents/* below */.Gz)(around.at(-1), key) ?? []);
    if (stated)
        return another ? undefined : (0,yaml_documents/* wholeOf */.l2)(stated);
    const keys = around.flatMap((each) => (0,yaml_documents/* entriesOf */.Mc)(each).map(([key]) => key));
    return keys.some((key) => key !== 'nodeSelector' && mayCountPods.test(key)) ? undefined : 1;
}
function imageOf(image) {
    if (image.kind === 'scalar')
        return (0,yaml_documents/* wordOf */.aG)(image);
    const path = ['registry', 'repository', 'name'].flatMap((key) => (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(image, key)) ?? []).join('/');
    const tag = (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(image, 'tag'));
    return tag === undefined ? path : `${path}:${tag}`;
}

// EXTERNAL MODULE: ./build/core/evidence/observation/without-counts.js
var without_counts = __webpack_require__(6892);
// EXTERNAL MODULE: ./build/core/languages/shell/directives.js
var directives = __webpack_require__(553);
;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/makers.js
const gpu = { kind: 'gpu' };
const nvidia = { kind: 'gpu', vendor: 'nvidia' };
const amd = { kind: 'gpu', vendor: 'amd' };
const tpu = { kind: 'tpu', vendor: 'google' };
const neuron = { kind: 'other', vendor: 'aws' };
const gaudi = { kind: 'other', vendor: 'intel' };
/** An NPU or its like, whoever made it. */
const npu = { kind: 'other' };
/** Programs that only come with the driver of one maker. */
const tools = new Map([
    ['nvidia-smi', nvidia],
    ['rocm-smi', amd],
    ['rocminfo', amd],
    ['amd-smi', amd],
    ['hl-smi', gaudi],
    ['neuron-ls', neuron],
    ['neuron-top', neuron],
    ['tpu-info', tpu],
    ['npu-smi', npu],
]);
/** Options by which Singularity and Apptainer hand a driver into a container. */
const drivers = new Map([
    ['--nv', nvidia],
    ['--nvccli', nvidia],
    ['--rocm', amd],
]);
/** Modules that sites have people load: `module load cuda/12.1`. */
const modules = [
    [/^(?:cuda|cudatoolkit|cuda-toolkit|cudnn|nvhpc|craype-accel-nvidia\d*)(?:$|[/-])/i, nvidia],
    [/^(?:rocm|amdrocm|craype-accel-amd-gfx\w*)(?:$|[/-])/i, amd],
];
/** Whether a word is what one maker's tools, drivers or modules are called. */
const namesMaker = (word) => tools.has(word) || drivers.has(word) || modules.some(([name]) => name.test(word));
const platforms = new Map([
    ['tpu', tpu],
    ['gpu', gpu],
    ['cuda', nvidia],
    ['rocm', amd],
    ['neuron', neuron],
]);
/** Variables of the environment whose value names the hardware. */
const platformVariables = new Set(['PJRT_DEVICE', 'JAX_PLATFORMS', 'JAX_PLATFORM_NAME']);
/**
 * Variables that only the software for one kind of hardware reads: AMD's and PyTorch for it read those of NVIDIA's as
 * well.
 */
const variables = [
    [/^(?:LIBTPU_INIT_ARGS|XRT_TPU_CONFIG)$/, tpu],
    [/^NEURON_/, neuron],
    [/^(?:HABANA_|PT_HPU_)/, gaudi],
    [/^(?:HCCL_|PYTORCH_NPU_|ASCEND_(?:RT_VISIBLE|VISIBLE|LAUNCH|GLOBAL))/, npu],
    [/^(?:MIOPEN_|HSA_|(?:HIP|ROCR)_VISIBLE_DEVICES$)/, amd],
    [/^(?:NCCL_|(?:CUDA_LAUNCH_BLOCKING|PYTORCH_CUDA_ALLOC_CONF|TORCH_CUDA_ARCH_LIST|CUDA_VISIBLE_DEVICES)$)/, gpu],
];
/** Whether the value of a variable may tell of the accelerator. */
const isOfEnvironment = (name) => platformVariables.has(name) || name === 'XLA_FLAGS' || variables.some(([names]) => names.test(name));
/** Variables that show a program some of the devices. */
const visible = /^(?:CUDA|HIP|ROCR|HABANA|ASCEND_RT|ASCEND)_VISIBLE_(?:DEVICES|MODULES)$/;
const indexes = /^\d{1,3}(?:,\d{1,3}){0,63}$/;
/** What one variable of the environment tells of the accelerator; of the devices that it shows, where there are several. */
function requestOfVariable(name, value) {
    if (platformVariables.has(name))
        return platforms.get((value.split(',')[0] ?? '').toLowerCase());
    if (name === 'XLA_FLAGS')
        return value.includes('--xla_gpu_') ? gpu : undefined;
    const maker = variables.find(([names]) => names.test(name))?.[1];
    if (maker === undefined || !visible.test(name))
        return maker;
    if (!indexes.test(value))
        return maker.vendor === 'intel' || value.startsWith('$') ? maker : undefined;
    const devices = devicesShown(name, value) ?? 0;
    // One visible device tells little: scripts pick one of many with it.
    return devices > 1 ? { ...maker, perNode: devices } : maker;
}
/** How many devices a variable shows; undefined where it is no such variable, or leaves it open. */
const devicesShown = (name, value) => visible.test(name) && indexes.test(value) ? value.split(',').length : undefined;

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/launchers.js

const ofTorch = { framework: 'pytorch', perNode: '--nproc-per-node', nodes: '--nnodes' };
const ofMpi = { hosts: '-H --host --hosts -host', startsAnything: true };
const launchers = [
    { ...ofTorch, starts: ['torchrun', '-m torch.distributed.run', '-m torch.distributed.launch'] },
    { ...ofTorch, starts: ['tune run'], library: 'torchtune' },
    {
        starts: ['accelerate launch', '-m accelerate.commands.launch'],
        framework: 'pytorch',
        library: 'accelerate',
        count: '--num-processes',
        devices: '--gpu-ids',
        nodes: '--num-machines',
        elsewhere: '--config-file',
    },
    {
        starts: ['gaudi_spawn.py'],
        framework: 'pytorch',
        library: 'optimum-habana',
        on: gaudi,
        perNode: '--world-size',
        elsewhere: '--hostfile',
    },
    // These count TensorCores or hosts, and no chips.
    {
        starts: ['xla_spawn.py', '-m torch_xla.distributed.xla_spawn', '-m torch_xla.distributed.xla_dist'],
        framework: 'pytorch-xla',
        library: 'torch-xla',
        on: tpu,
    },
    {
        starts: ['deepspeed'],
        framework: 'pytorch',
        library: 'deepspeed',
        perNode: '--num-gpus --num-accelerators',
        nodes: '--num-nodes',
        include: '--include -i',
        elsewhere: '--hostfile -H',
    },
    { starts: ['composer'], framework: 'pytorch', library: 'llm-foundry', perNode: '-n --nproc', elsewhere: '*' },
    {
        starts: ['-m paddle.distributed.launch', 'fleetrun'],
        framework: 'paddlepaddle',
        devices: '--gpus --devices',
        nodes: '--nnodes',
    },
    // Horovod starts everything here where no host is named; MPI asks the scheduler first.
    { ...ofMpi, starts: ['horovodrun'], library: 'horovod', count: '-np --num-proc', elsewhere: '--hostfile -hostfile' },
    {
        ...ofMpi,
        starts: ['mpirun', 'mpiexec', 'orterun'],
        count: '-np --np -n',
        perNode: '-ppn --ppn -npernode --npernode -perhost -N --map-by',
        elsewhere: '*',
    },
    // Trainers that start their own processes as the environment tells them to.
    {
        starts: ['llamafactory-cli', 'swift sft|pt|rlhf|infer|deploy|export', 'megatron sft|pt|rlhf', 'xtuner train'],
        framework: 'pytorch',
        perNode: 'NPROC_PER_NODE',
        nodes: 'NNODES',
    },
];
/** The options that programs take a number of nodes by. */
const nodes = '--nnodes --num-nodes --n-nodes --nodes --num-machines --num-hosts';
/** Programs in Python that start their processes by themselves: what is told first counts. */
const programs = [
    {
        perNode: '--nproc-per-node --gpus-per-node --num-gpus-per-node --n-gpus-per-node --ngpus-per-node',
        nodes,
        elsewhere: '*',
    },
    { perNode: '--num-gpus --ngpus --n-gpus --num-gpu --gpu-num', devices: '--gpus --gpu-ids', nodes },
    { count: '--world-size', elsewhere: '*' },
];
/** Hydra's and OmegaConf's settings: those of one group belong together, as in `trainer.n_gpus_per_node=8 trainer.nnodes=2`. */
const launchers_settings = {
    perNode: ['n_gpus_per_node', 'num_gpus_per_node', 'gpus_per_node', 'ngpus_per_node'],
    nodes: ['nnodes', 'num_nodes', 'n_nodes', 'nodes'],
};

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/launches.js






/** The launches among the commands of a script. */
const launchesIn = (commands) => commands.filter(command_words/* runs */.Np).flatMap(launchesOf);
/** The launcher of a command that runs something, and the program that it starts. */
function launchesOf({ words, line, byDefault, withoutDefaults = [] }) {
    const launch = launchOf(words);
    const meaning = meaningOf(words);
    const framework = meaning?.framework ?? meaning?.implies;
    const isTold = framework === launch?.framework && (meaning?.library ?? launch?.library) === launch?.library;
    const program = framework === undefined || isTold ? [] : [{ line, framework, library: meaning?.library }];
    if (launch === undefined)
        return program;
    const open = byDefault ? defaultsIn(launch, launchOf(withoutDefaults)) : undefined;
    return [{ ...launch, line, ...(open && { byDefault: open }) }, ...program];
}
/** Which numbers of a launch are lost where the defaults of its variables are left out. */
function defaultsIn({ processes }, sure) {
    const keeps = (name) => processes?.[name] === sure?.processes?.[name];
    if (sure === undefined || !keeps('perNode') || !keeps('count'))
        return true;
    return keeps('nodes') ? undefined : processes?.count === undefined ? 'nodes' : true;
}
const allStarts = launchers.flatMap((launcher, rank) => launcher.starts.map((start) => {
    const [first = '', second] = start.split(' ');
    const isModule = first === '-m';
    const behind = isModule ? undefined : second?.split('|');
    return { launcher, rank, isModule, behind, name: isModule ? (second ?? '') : first };
}));
/** By the word that names the launcher. */
const starts = new Map(allStarts.map(({ name }) => [name, allStarts.filter((other) => other.name === name)]));
/** Whether a word may be what a launch is known by: its launcher, its program, or the sign of a module. */
const startsLaunch = (word) => starts.has(word) || word === '-m' || isPython(word);
function launchOf(words) {
    const found = words.flatMap((word, at) => (starts.get(baseName(word)) ?? []).filter((start) => isStart(words, at, start)).map((start) => ({ ...start, at })));
    const [first] = found.sort((one, other) => one.rank - other.rank);
    return first === undefined ? ofProgram(words) : ofLauncher(words, first.at, first.launcher);
}
/** Whether a word names a launcher as the program to start, and does not only mention it. */
function isStart(words, at, { isModule, behind }) {
    if (isModule)
        return words[at - 1] === '-m';
    if (behind !== undefined)
        return behind.includes(words[at + 1] ?? '');
    // Behind a program of Python it is the value of an option.
    const word = words[at] ?? '';
    const first = (0,command_words/* programOf */.oQ)(words);
    return (first === baseName(word) || word.endsWith('.py') || !(/^python/.test(first) || words.slice(0, at).some(isPython)));
}
function ofLauncher(words, at, launcher) {
    const { framework, library, on, startsAnything } = launcher;
    if (launcher.library === 'llm-foundry' && !words.some(isPython))
        return undefined;
    const own = words.slice(0, Math.max(at + 1, programAt(words, at + 1)));
    const told = isAbbreviated(own, at, launcher) ? {} : numbersOf(own, at, launcher, own.length < words.length);
    const processes = isKnown(told) ? told : { ...told, ...ofSettings(words) };
    // One process of MPI asks each node something, or starts another launcher there.
    const isOne = startsAnything === true && library === undefined && (told.count ?? told.perNode ?? 1) === 1;
    return {
        framework,
        library,
        startsAnything,
        on: words.includes('--tpu') ? tpu : words.includes('--cpu') || words.includes('--use_cpu') ? 'processor' : on,
        ...(!isOne && { processes: atLeastShown(words.slice(0, at), processes) }),
        statesNodes: toldBy(own, at, launcher.nodes) !== undefined,
    };
}
/** Processes that are shown more devices than there are of them share these out among themselves. */
function atLeastShown(before, processes) {
    const shown = before.map((word) => devicesShown(...splitAt(word))).find((devices) => devices !== undefined);
    return shown !== undefined && processes.perNode !== undefined && shown > processes.perNode
        ? { ...processes, perNode: shown }
        : processes;
}
const splitAt = (word) => {
    const cut = word.indexOf('=');
    return cut === -1 ? [word, ''] : [word.slice(0, cut), word.slice(cut + 1)];
};
const isKnown = ({ perNode, count }) => perNode !== undefined || count !== undefined;
/**
 * The numbers that a launcher or a program is told behind the place `at`, and in the variables in front of it: all its
 * own, unless nothing tells where those of the program begin that it starts.
 */
function numbersOf(words, at, launcher, areOwn = true) {
    const told = (names) => toldBy(words, at, names, areOwn);
    const included = devicesIncluded(told(launcher.include));
    if (included !== undefined)
        return included;
    const { elsewhere = '' } = launcher;
    const perNode = numberIn(told(launcher.perNode)) ?? devicesIn(words.slice(at), launcher.devices);
    const count = numberIn(told(launcher.count));
    const stated = told(launcher.nodes);
    const hosts = told(launcher.hosts);
    const isOpen = elsewhere === '*' || elsewhere.split(' ').some((option) => told(option) !== undefined);
    const isHere = !isOpen && !isStartedElsewhere(words) && !holdsOptions.test(firstUnknown(words.slice(at + 1)));
    const nodes = hosts !== undefined ? hostsIn(hosts) : stated !== undefined ? (0,bounds/* wholeNumber */.rD)(stated) : isHere ? 1 : undefined;
    return { perNode, nodes: isStartedOn(words.slice(0, at), nodes) ? nodes : undefined, count };
}
/** A variable that is not known, and is called for the options that it holds: `$DISTRIBUTED_ARGS`, `${OPTS[@]}`. */
const holdsOptions = /^\$\{?(?:\w{0,60}(?:args|arguments|opts|options|flags|params)\w{0,60}\}?$|\w{1,60}\[[@*]\])/i;
/** The first variable that is not known and no value of an option. */
const firstUnknown = (words) => words.find((word, at) => word.startsWith('$') && !/^-[^=]*$/.test(words[at - 1] ?? '')) ?? '';
/** Whether an option that tells a number is not written out, as Python's parsers allow. */
function isAbbreviated(words, at, launcher) {
    const { perNode = '', devices = '', count = '', nodes = '', hosts = '', include = '', elsewhere = '' } = launcher;
    const known = [perNode, devices, count, nodes, hosts, include, elsewhere].join(' ').split(' ');
    const given = words.slice(at).map((word) => (0,command_words/* spelled */.uQ)(splitAt(word)[0]));
    return given.some((name) => /^--\w/.test(name) && !known.includes(name) && known.some((all) => all.startsWith(name)));
}
/** Whether another program starts the command, on as many nodes as that one is told. */
const isStartedElsewhere = (words) => !words.includes('--standalone') && /^(?:srun|mpirun|mpiexec|pdsh|parallel-ssh|clush|ssh)$/.test((0,command_words/* programOf */.oQ)(words));
/** Whether a command is not started on another number of nodes than it tells: then it is started several times. */
const isStartedOn = (before, nodes) => (0,command_words/* programOf */.oQ)(before) !== 'srun' ||
    (0,directives/* optionsIn */.Im)(before, 0).every(({ name, value }) => !/^(?:N|nodes)$/.test(name) || (0,bounds/* wholeNumber */.rD)(value) === nodes);
/** The value of some options or variables. The last one counts, if it is certain whose it is. */
function toldBy(words, at, names, areOwn = true) {
    if (names === undefined || names === '')
        return undefined;
    const all = names.split(' ');
    const options = (0,command_words/* optionsOf */.cz)(words.slice(at), ...all);
    if (options.length > 0)
        return areOwn || new Set(options).size === 1 ? options.at(-1) : '';
    for (const name of all) {
        const variable = words.slice(0, at).findLast((word) => word.startsWith(`${name}=`));
        if (variable !== undefined)
            return variable.slice(name.length + 1);
    }
    return undefined;
}
/** `8`, and the eight of `ppr:8:node`. */
const numberIn = (value) => (0,bounds/* wholeNumber */.rD)(value) ?? (0,bounds/* wholeNumber */.rD)(/^ppr:(\d{1,4}):node\b/.exec(value ?? '')?.[1]);
/** `0,1,2,3` and `0 1 2 3`; a number by itself may be the one device to use, unless no node has so many. */
function devicesIn(words, names) {
    if (names === undefined)
        return undefined;
    const options = names.split(' ');
    const value = (0,command_words/* optionsOf */.cz)(words, ...options).at(-1) ?? '';
    if (/^\d{1,2}(?:,\d{1,2}){1,31}$/.test(value))
        return value.split(',').length;
    const behind = (0,command_words/* wordsBehind */.E_)(words, ...options);
    const end = behind.findIndex((word) => !/^\d{1,2}$/.test(word));
    const apart = end === -1 ? behind : behind.slice(0, end);
    if (apart.length > 1 && new Set(apart).size === apart.length)
        return apart.length;
    return value === '8' || value === '16' ? Number(value) : undefined;
}
/** Hosts of `a:8,b:8`. */
const hostsIn = (list) => /^[\w.-]{1,100}(?::\d{1,4})?(?:,[\w.-]{1,100}(?::\d{1,4})?){0,500}$/.test(list)
    ? new Set(list.split(',').map((host) => host.split(':')[0])).size
    : undefined;
/** `localhost:0,1,2`, or `a:0,1@b:0,1` for hosts that have the same devices. */
function devicesIncluded(value) {
    if (value === undefined || value.length > 2_000)
        return undefined;
    const hosts = value.split('@').map((host) => /^[\w.-]{1,100}:(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(host)?.[1]);
    const [first, another] = new Set(hosts.map((devices) => devices?.split(',').length));
    return first !== undefined && another === undefined ? { perNode: first, nodes: hosts.length } : undefined;
}
/** What a program in Python is told of its processes. */
function ofProgram(words) {
    const at = words.findIndex((word, index) => isPython(word) || (words[index - 1] === '-m' && index > 1));
    if (at === -1)
        return undefined;
    const accelerator = settingOf(words, 'accelerator');
    if (accelerator === 'cpu')
        return { on: 'processor' };
    const told = isKnown(ofSettings(words))
        ? ofSettings(words)
        : (ofTrainer(words, at, accelerator) ?? ofOptions(words, at));
    return told && isKnown(told)
        ? { processes: told, ...(accelerator && { on: gpu, framework: 'pytorch-lightning' }) }
        : undefined;
}
function ofOptions(words, at) {
    for (const program of programs) {
        const told = numbersOf(words, at, program);
        if (!isKnown(told))
            continue;
        // The size of the world counts nodes, and no processes, for programs that fork once more.
        const forks = words.some((word) => /^--(?:multiprocessing[-_]distributed|mp[-_]dist)/.test(word));
        if (told.perNode === undefined && ((told.count ?? 0) < 2 || forks))
            return undefined;
        // A program that submits a job has a number of nodes of its own.
        const submits = words.some((word) => /submit|slurm|launch/i.test(word.slice(0, 500)));
        return submits && toldBy(words, at, program.nodes) === undefined ? { ...told, nodes: undefined } : told;
    }
    return undefined;
}
/** What Lightning's trainer is told: `--accelerator gpu --devices 8`, `--trainer.devices=8`, `trainer.devices=8`. */
function ofTrainer(words, at, accelerator) {
    if (accelerator !== undefined && accelerator !== 'gpu' && accelerator !== 'cuda')
        return undefined;
    const perNode = (0,bounds/* wholeNumber */.rD)(settingOf(words, 'devices'));
    const stated = settingOf(words, 'num_nodes') ?? settingOf(words, 'nodes');
    // Without the kind, they count something only where the nodes stand beside.
    if (perNode === undefined || (accelerator === undefined && (stated === undefined || !isSetting(words))))
        return undefined;
    const otherwise = isStartedElsewhere(words.slice(0, at)) ? undefined : 1;
    return { perNode, nodes: stated === undefined ? otherwise : (0,bounds/* wholeNumber */.rD)(stated) };
}
const isSetting = (words) => words.some((word) => /^(?:--)?trainer\.devices=/.test(word));
/** The value of a setting of a trainer, however it is passed on. The last one counts. */
const settingOf = (words, name) => (0,command_words/* optionsOf */.cz)(words, ...[`--${name}`, `--trainer.${name}`].map((option) => option.replaceAll('_', '-'))).at(-1) ??
    words.findLast((word) => word.replace(/^\+{1,2}/, '').startsWith(`trainer.${name}=`))?.replace(/^[^=]*=/, '');
const setting = /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})(\w{1,60})=(\d{1,5})$/;
function ofSettings(words) {
    const told = words.flatMap((word) => {
        const [, group, name = '', value] = word.length <= 500 ? (setting.exec(word) ?? []) : [];
        return group === undefined ? [] : [{ group, name, value: Number(value) }];
    });
    const devices = told.filter(({ group, name }) => group === 'trainer.' && name === 'devices');
    const perNode = told.filter(({ name }) => launchers_settings.perNode.includes(name));
    const last = perNode.at(-1) ?? devices.at(-1);
    // Of several groups nothing tells which are parts of another.
    if (last === undefined || new Set(perNode.map(({ group }) => group)).size > 1)
        return {};
    const nodes = told.findLast(({ group, name }) => group === last.group && launchers_settings.nodes.includes(name))?.value;
    return perNode.length > 0 || nodes !== undefined ? { perNode: last.value, nodes } : {};
}
/** Launchers by their programs: without the commands that start a training these do other work, or are another's. */
const ownNames = new Set(launchers.flatMap(({ starts }) => starts.map((start) => start.split(' ', 1)[0])));
/** What the program that a command starts is known to be written in, by its module, its folder or its name. */
function meaningOf(words) {
    const module = words.find((_, at) => words[at - 1] === '-m' && at > 1);
    const path = words
        .find((word) => isPython(word) || /^[^-].{0,300}\.sh$/.test(word))
        ?.split('/')
        .slice(0, -1) ?? [];
    const own = (0,command_words/* programOf */.oQ)(words);
    const all = [...(module === undefined ? [] : [module]), ...path, ...(ownNames.has(own) ? [] : [own])];
    return all
        .filter((name) => name.length <= 100)
        .map(moduleMeaning)
        .find((meaning) => (meaning?.framework ?? meaning?.implies) !== undefined);
}
const isPython = (word) => word.length <= 500 && word.endsWith('.py');
const baseName = (word) => word.slice(word.lastIndexOf('/') + 1);
/** Where the program that a launcher starts stands: behind it, options are its own. */
function programAt(words, from) {
    const program = words.findIndex((word, at) => at >= from &&
        (/^(?:python[\d.]*|bash|sh|singularity|apptainer|numactl|env)$/.test(word) ||
            isPython(word) ||
            (/^(?:-m|--module)$/.test(words[at - 1] ?? '') && !word.startsWith('-')) ||
            (/^[\w.~$-]*[/]|\.sh$/.test(word.slice(0, 500)) && !words[at - 1]?.startsWith('-'))));
    return program === -1 ? words.length : program;
}

// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
;// CONCATENATED MODULE: ./build/core/evidence/observation/precision-word.js

/** The number format that a training configuration means; undefined for `no`, `auto` and whatever else. */
const precisionWord = (word) => word === undefined ? undefined : (0,value_spellings/* resolveWord */.Ty)('precision', word);

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/precision.js


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
    const mixed = precisionWord((0,command_words/* optionsOf */.cz)(words, '--mixed-precision').at(-1));
    const [precision, another] = new Set([...set, ...(mixed === undefined ? [] : [mixed])]);
    if (precision === undefined || another !== undefined)
        return [];
    return [{ what: 'precision', precision, certainty: 'states', place }];
}
/** Whether a word may be what tells a format, or that a training is what is told it. */
const tellsPrecision = (word) => word.endsWith('trainer.precision') || trains.test(word) || trainerOption.test(word);
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

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/software.js




/** The framework and the library that a launch cannot do without. */
function software_frameworksOf(path, { framework, library, line }) {
    const seen = { how: 'configured', certainty: 'suggests', place: { path, line } };
    return [
        ...(framework ? [{ what: 'framework', framework, ...seen }] : []),
        ...(library ? [{ what: 'library', library, ...seen }] : []),
    ];
}
/** What the commands of a job tell of its framework and of its number format, with the lines of their own text. */
function softwareOfCommands(path, text) {
    const commands = (0,shell_commands/* shellCommands */.h)(text);
    return [
        ...launchesIn(commands).flatMap((launch) => software_frameworksOf(path, launch)),
        ...commands.filter(command_words/* runs */.Np).flatMap((command) => precisionOf(path, command, command)),
    ];
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/pod-software.js





/** Whether a pod starts a node of Ray by itself, as part of a cluster that other objects belong to as well. */
const startsRay = (pod) => (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(pod, 'containers')).some((container) => /\bray start\b/.test(commandOf(container)));
/** What the containers of a pod start, and what those hold and install that compute: the others tell nothing. */
const pod_software_softwareOf = (pod, placeOf) => (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(pod, 'containers')).flatMap((container) => {
    const [first] = pod_software_wordsOf(container);
    const command = commandOf(container);
    const place = placeOf((first ?? container).range);
    const started = softwareOfCommands(place.path, command).map((seen) => ({ ...seen, place }));
    if (containerRequestOf(container) === undefined)
        return started;
    const image = (0,yaml_documents/* below */.Gz)(container, 'image');
    return [
        ...started,
        ...installedByJob(place, command).map((seen) => ({ ...seen, certainty: 'suggests' })),
        ...(image ? imageObservations(placeOf(image.range), (0,yaml_documents/* wordOf */.aG)(image)) : []),
    ];
});
const pod_software_wordsOf = (container) => ['command', 'args'].flatMap((key) => (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(container, key)));
const commandOf = (container) => pod_software_wordsOf(container)
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ');

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/pods.js


/** The pods of an object, by the forms of its kind. */
const pods_podsOf = (spec, forms) => forms.flatMap((form) => pods_partsOf(spec, form).flatMap((part) => {
    const pod = at(part, form.pod);
    return pod ? [{ pod, count: countOf(spec, part, pod, form), slices: slicesOf(part, pod, form) }] : [];
}));
const at = (node, path) => path === '' ? node : (0,yaml_documents/* below */.Gz)(node, ...path.split('.'));
function pods_partsOf(spec, { parts }) {
    if (parts === undefined)
        return [spec];
    const found = at(spec, parts);
    return found?.kind === 'list' ? (0,yaml_documents/* itemsOf */.S3)(found) : (0,yaml_documents/* entriesOf */.Mc)(found).map(([, { node }]) => node);
}
function countOf(spec, part, pod, form) {
    const changes = form.elastic === undefined ? undefined : at(spec, form.elastic);
    if (changes && (0,yaml_documents/* flagOf */.iP)(changes) !== false)
        return undefined;
    if (form.byDefault)
        return (0,yaml_documents/* wholeOf */.l2)(at(spec, form.byDefault));
    const numbers = form.counts.map((path) => stated(part, path, pod));
    if (form.lessOneFor && at(part, form.lessOneFor))
        numbers.push(lessOne(numbers.pop()));
    const count = (0,bounds/* times */.Hn)(...numbers);
    const most = form.most === undefined ? undefined : (0,yaml_documents/* wholeOf */.l2)(at(part, form.most));
    return count === undefined || most === undefined ? count : Math.min(count, most);
}
const lessOne = (number) => number && number - 1;
const slicesOf = (part, pod, { slices }) => slices === undefined ? undefined : (stated(part, slices, pod) ?? 'open');
/** A number of a part; one where it says nothing, undefined where what it says is not a number. */
function stated(part, path, pod) {
    const value = at(part, path);
    if (value && !(value.kind === 'scalar' && value.value === null))
        return (0,yaml_documents/* wholeOf */.l2)(value);
    // Containers without an image are patches of an object that stands elsewhere, and says how often it runs.
    return (0,yaml_documents/* itemsOf */.S3)((0,yaml_documents/* below */.Gz)(pod, 'containers')).some((container) => (0,yaml_documents/* below */.Gz)(container, 'image')) ? 1 : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/kubernetes/kubernetes-object.js







/** The kind of a Kubernetes object; empty of anything else. */
const kindOf = (object) => ((0,yaml_documents/* below */.Gz)(object, 'apiVersion') && (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(object, 'kind'))) ?? '';
/** What an object runs, and on what. Without a form it is whatever asks for accelerators in it, however often. */
function objectObservations(object, form, place) {
    const reading = { object, kind: kindOf(object), place };
    if (form === undefined)
        return ofUnknown(reading);
    const isDefault = form.pods.some(({ byDefault }) => byDefault);
    const found = ofPods(reading, pods_podsOf((0,yaml_documents/* below */.Gz)(object, 'spec'), form.pods)).map((seen) => isDefault && seen.what === 'accelerator' && seen.nodes ? { ...seen, byDefault: 'nodes' } : seen);
    const kind = (0,yaml_documents/* entryOf */.Ms)(object, 'kind');
    if (form.framework === undefined || kind === undefined)
        return found;
    const { framework } = form;
    return [{ what: 'framework', framework, how: 'configured', certainty: 'states', place: place(kind.range) }, ...found];
}
function ofPods(reading, groups) {
    const software = groups.flatMap(({ pod }) => pod_software_softwareOf(pod, reading.place));
    // One pod that starts Ray by itself is a node of a cluster that other objects belong to as well.
    const isPart = !reading.kind.startsWith('Ray') && groups.some(({ pod }) => startsRay(pod));
    const requests = groups.flatMap(({ pod, count, slices }) => {
        const podRequest = count === 0 ? undefined : podRequestOf(pod);
        const placement = placementOf(requiredLabels(pod));
        return podRequest ? [{ podRequest, placement, pods: isPart && count === 1 ? undefined : count, slices }] : [];
    });
    if (requests.length === 0)
        return [...software, ...groups.flatMap(({ pod }) => ofChosenNode(reading, pod))];
    return [...software, ...byHardware(requests).flatMap((alike) => requested(reading, alike))];
}
function requested({ object, kind, place }, alike) {
    const [{ podRequest }] = alike;
    const request = { ...combinedRequest(alike), job: nameOf(object) };
    const seen = (0,resource_request/* observeRequest */.S2)(place(podRequest.range), kind === '' ? 'suggests' : podRequest.certainty, request);
    return seen ? [seen] : [];
}
const nameOf = (object) => (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(object, 'metadata', 'name')) ?? (0,yaml_documents/* wordOf */.aG)((0,yaml_documents/* below */.Gz)(object, 'metadata', 'generateName'))?.replace(/-$/, '');
/** Pods that only choose their node: they may ask for nothing that it has. */
function ofChosenNode({ object, place }, pod) {
    const { range, ...placement } = placementOf(requiredLabels(pod));
    const seen = range && (0,resource_request/* observeRequest */.S2)(place(range), 'suggests', { job: nameOf(object), ...placement });
    return seen ? [(0,without_counts/* withoutCounts */.N)(seen)] : [];
}
function ofUnknown(reading) {
    const found = [];
    (0,yaml_documents/* eachMap */.Uk)(reading.object, (map) => {
        if ((0,yaml_documents/* below */.Gz)(map, 'containers')?.kind === 'list') {
            found.push(...ofPods(reading, [{ pod: map, count: undefined, slices: 'open' }]));
            return false;
        }
        const podRequest = containerRequestOf(map);
        const placement = placementOf(requiredLabels(map));
        if (podRequest)
            found.push(...requested(reading, [{ podRequest, placement, pods: undefined, slices: 'open' }]));
        else
            found.push(...ofMachine(reading, (0,yaml_documents/* below */.Gz)(map, 'instanceType')));
        return undefined;
    });
    return found;
}
/** A machine of a cluster, of eksctl's or another's: there for any job. */
function ofMachine({ kind, place }, machine) {
    const seen = machine && kind !== '' && (0,resource_request/* observeRequest */.S2)(place(machine.range), 'suggests', { machine: (0,yaml_documents/* wordOf */.aG)(machine) });
    return seen ? [seen] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/containers/kubernetes.js





const replicas = { pod: 'template.spec', counts: ['replicas'] };
const job = { pod: 'template.spec', counts: ['parallelism'], most: 'completions' };
const replicated = { pods: [replicas] };
/** Jobs of Kubeflow, whose roles have pods of their own. */
const roles = (parts, framework) => ({
    pods: [{ ...replicas, parts }],
    ...(framework && { framework }),
});
const ray = (cluster) => ({
    pods: [
        { pod: `${cluster}headGroupSpec.template.spec`, counts: [] },
        {
            parts: `${cluster}workerGroupSpecs`,
            pod: 'template.spec',
            counts: ['replicas', 'numOfHosts'],
            slices: 'replicas',
            elastic: `${cluster}enableInTreeAutoscaling`,
        },
    ],
});
const runtime = {
    pods: [
        {
            parts: 'template.spec.replicatedJobs',
            pod: 'template.spec.template.spec',
            counts: [],
            byDefault: 'mlPolicy.numNodes',
        },
    ],
};
/** Kinds of objects with pods that compute. */
const kinds = {
    Pod: { pods: [{ pod: '', counts: [] }] },
    // Volcano's jobs are of this kind, too.
    Job: { pods: [job, { ...replicas, parts: 'tasks' }] },
    CronJob: { pods: [{ pod: 'jobTemplate.spec.template.spec', counts: ['jobTemplate.spec.parallelism'] }] },
    Deployment: replicated,
    StatefulSet: replicated,
    ReplicaSet: replicated,
    ReplicationController: replicated,
    // Each replica of a job stands on a slice of its own.
    JobSet: {
        pods: [
            {
                parts: 'replicatedJobs',
                pod: 'template.spec.template.spec',
                counts: ['replicas', 'template.spec.parallelism'],
                slices: 'replicas',
            },
        ],
    },
    LeaderWorkerSet: {
        pods: [
            { pod: 'leaderWorkerTemplate.leaderTemplate.spec', counts: ['replicas'] },
            {
                pod: 'leaderWorkerTemplate.workerTemplate.spec',
                counts: ['replicas', 'leaderWorkerTemplate.size'],
                lessOneFor: 'leaderWorkerTemplate.leaderTemplate',
                slices: 'replicas',
            },
        ],
    },
    PyTorchJob: {
        pods: [{ ...replicas, parts: 'pytorchReplicaSpecs', elastic: 'elasticPolicy.maxReplicas' }],
        framework: 'pytorch',
    },
    TFJob: roles('tfReplicaSpecs', 'tensorflow'),
    JAXJob: roles('jaxReplicaSpecs', 'jax'),
    XGBoostJob: roles('xgbReplicaSpecs', 'xgboost'),
    PaddleJob: roles('paddleReplicaSpecs', 'paddlepaddle'),
    MXJob: roles('mxReplicaSpecs', 'mxnet'),
    MPIJob: roles('mpiReplicaSpecs'),
    HyperPodPyTorchJob: roles('replicaSpecs', 'pytorch'),
    TrainJob: { pods: [{ pod: 'trainer', counts: ['trainer.numNodes'] }] },
    TrainingRuntime: runtime,
    ClusterTrainingRuntime: runtime,
    RayCluster: ray(''),
    RayJob: ray('rayClusterSpec.'),
    RayService: ray('rayClusterConfig.'),
};
const kubernetes_forms = new Map(Object.entries(kinds));
/** Objects that ask for nothing to run on, whatever they name. */
const idle = /^(?:DaemonSet|ConfigMap|Secret|CustomResourceDefinition|\w{0,40}(?:Policy|Quota|Queue|Configuration))$/;
/** Kubernetes objects: the resources that pods request, and the node labels that they require. */
const kubernetes_reader = {
    format: 'kubernetes',
    matches: (path) => (0,yaml_documents/* isJsonPath */.Km)(path) || ((0,yaml_documents/* isYamlPath */.xu)(path) && !isHelmValues(path)),
    mayHold: (text) => mayHold(text),
    read: (file) => {
        const observations = new ObservationList();
        // Most JSON is somebody else's, and large.
        const isWanted = (0,yaml_documents/* isJsonPath */.Km)(file.path) ? (text) => /"apiVersion"/.test(text) && mayHold(text) : mayHold;
        for (const { root, lineOf } of file.documents(isWanted)) {
            for (const object of objectsIn(root)) {
                const seen = objectObservations(object, kubernetes_forms.get(kindOf(object)), (range) => ({
                    path: file.path,
                    line: lineOf(range),
                }));
                for (const each of seen)
                    observations.add(each);
            }
        }
        return observations.list();
    },
};
const mayHold = (part) => mayRequestAccelerator(part) || /kubeflow\.org\/|kubernetes\.io\/instance-type|\binstanceType\b/.test(part);
/** The objects of known form in a document, which may be a list or a wrapper of them; the whole of any other. */
function objectsIn(root) {
    const found = [];
    (0,yaml_documents/* eachMap */.Uk)(root, (map) => {
        const kind = kindOf(map);
        if (kubernetes_forms.has(kind))
            found.push(map);
        return !kubernetes_forms.has(kind) && !idle.test(kind);
    });
    return found.length > 0 || idle.test(kindOf(root)) || isOfOthers(root) ? found : [root];
}
/** YAML of other tools, which their own readers read. */
const isOfOthers = (root) => (0,yaml_documents/* below */.Gz)(root, 'resources', 'accelerators') !== undefined || (0,yaml_documents/* below */.Gz)(root, 'services') !== undefined;

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/devices.js



/** An NPU or its like, whoever made it. */
const anotherKind = { ...npu, isNamed: true };
/** What words of a script tell of what its processes run on, the first that fits; undefined where none counts. */
const devices_wordsOf = [
    [/neuron(?:x|_|-|core|dev|top|\b)/i, { ...neuron, isNamed: true }],
    [/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i, { ...gaudi, isNamed: true }],
    [/torch_npu|hccl|(?:^|[^a-z])ascend(?![a-z])|(?:^|device=)(?:npu|mlu)(?::\d+)?$/i, anotherKind],
    [/ascend|(?:^|device=)musa(?::\d+)?$/i, undefined],
    [/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/, undefined],
    [/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/, undefined],
    [/cuda|cudnn|nccl|nvidia|horovod|(?:^|[^a-z])gpus?(?![a-z])/i, { kind: 'gpu', isNamed: true }],
    // Programs that are named for the way in which GPUs share the data of a training.
    [/(?:^|[/._-])(?:ddp|fsdp|hvd)(?:[._-][\w.-]{0,60})?\.py$/i, { kind: 'gpu', isNamed: true }],
];
/**
 * What the processes of a script run on, judged by everything that it names: launchers are the same for all hardware,
 * so that a process is taken for a GPU only where nothing speaks against it.
 */
function deviceOf(commands) {
    const words = commands.filter(command_words/* runs */.Np).flatMap((command) => command.words);
    const named = (pattern) => words.some((word) => word.length <= 2_000 && pattern.test(word));
    if (usesTpu(words) || words.some((word, at) => word === 'cpu' && words[at - 1] === '--device'))
        return undefined;
    const found = devices_wordsOf.find(([word]) => named(word));
    if (found === undefined)
        return { kind: 'gpu', isNamed: computesHalf(words) };
    // Only Trainium1 is always counted by two cores to a chip.
    const isFirst = found[1]?.vendor === 'aws' && named(/(?:^|[^a-z\d])trn1n?(?![a-z\d])/i);
    return isFirst && !named(/trn[2-9]|inf2|LOGICAL_NC|VIRTUAL_CORE/i)
        ? { ...neuron, name: 'trn1', isNamed: true }
        : found[1];
}
/** Whether a file is named for processors of such a kind, which it may tell nowhere else. */
const isForAnotherKind = (path) => /(?:^|[-_./])(?:npu|ascend|mlu|ipu)s?(?=[-_./])/i.test(path);
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
    const { isNamed: _, ...usual } = device ?? { isNamed: false };
    const kind = on ?? (device && usual);
    if (kind === undefined || processes === undefined)
        return kind && on;
    const { perNode, nodes, count } = processes;
    if (perNode === undefined && count === undefined) {
        return launch.statesNodes === true && nodes ? { ...kind, nodes } : on;
    }
    if (kind.vendor === 'aws')
        return { ...kind, ...chipsOfCores(kind.name, perNode, nodes) };
    if ((perNode ?? (count ?? 0) / (nodes ?? 1)) > bounds/* mostPerNode */.bV && nodes !== undefined)
        return undefined;
    return { ...kind, perNode, nodes, count };
}
/**
 * On AWS's chips a process is for a NeuronCore. Trainium1 has two of them; how many Trainium2 shows is a setting, so
 * that its processes count nothing.
 */
const chipsOfCores = (name, cores, nodes) => name === 'trn1' && cores !== undefined && cores <= 32 && cores % 2 === 0 ? { perNode: cores / 2, nodes } : {};

;// CONCATENATED MODULE: ./build/core/evidence/engines/documents/paths.js
/** The steps of `jobs.*.resources`: `*` is each value of a map or list, `**` each map at any depth, from above. */
const stepsOf = (path) => (path === '' ? [] : path.split('.'));
/** All that lies at the end of a path, in the order of the document. */
function findAll(from, steps) {
    let found = [from];
    for (const step of steps) {
        found = found.flatMap((each) => step === '**' ? mapsIn(each) : step === '*' ? childrenOf(each) : child(each, step));
    }
    return found;
}
function child({ node }, key) {
    const entry = node.kind === 'map' ? node.entries.get(key) : undefined;
    return entry === undefined ? [] : [{ node: entry.node, range: entry.key, key }];
}
function childrenOf({ node, key }) {
    if (node.kind === 'scalar')
        return [];
    if (node.kind === 'list')
        return node.items.map((item) => ({ node: item, range: item.range, ...(key && { key }) }));
    return [...node.entries].map(([own, entry]) => ({ node: entry.node, range: entry.key, key: own }));
}
const mapsIn = (from) => [
    ...(from.node.kind === 'map' ? [from] : []),
    ...childrenOf(from).flatMap(mapsIn),
];
/** The outermost maps, at or below a value, that a test is true of. */
const outermost = (from, test) => from.node.kind === 'map' && test(from) ? [from] : childrenOf(from).flatMap((inner) => outermost(inner, test));
class SignTest {
    #signs;
    constructor(signs) {
        this.#signs = signs.map((each) => (typeof each === 'string' ? [each] : each).map(signOf));
    }
    /** `isTop` where it is from the top of a document, and not from anywhere in it. */
    mayStand({ hasKey, hasTopKey }, isTop) {
        return this.#signs.every((any) => any.some(({ keys, steps }) => keys.every(hasKey) && (!isTop || steps[0] !== keys[0] || hasTopKey(keys[0] ?? ''))));
    }
    holds(from) {
        return this.#signs.every((any) => any.some((sign) => findAll(from, sign.steps).some(sign.fits)));
    }
    /** Where the first of them stands. */
    place(from) {
        const [first] = (this.#signs[0] ?? []).flatMap(({ steps }) => findAll(from, steps));
        return first?.range ?? from.range;
    }
}
function signOf(written) {
    const [path = '', choice] = written.split('=');
    const steps = stepsOf(path);
    const words = choice?.split('|');
    const fits = ({ node }) => words === undefined || (node.kind === 'scalar' && words.includes(node.source.trim().toLowerCase()));
    return { steps, keys: steps.filter((step) => !step.startsWith('*')), fits };
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/documents/fields.js





const foundAt = (job, path) => path.startsWith('/') ? findAll(job.root, stepsOf(path.slice(1))) : findAll(job.at, stepsOf(path));
const listOf = (one) => (Array.isArray(one) ? one : [one]);
/** What is there at the first of some paths where there is anything. */
function firstAt(job, paths) {
    for (const path of listOf(paths)) {
        const [found] = foundAt(job, path);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** What a field tells, with `read` for plain paths. */
function told(job, field, read) {
    if (field === undefined)
        return undefined;
    if (typeof field === 'function')
        return field(job);
    const at = firstAt(job, field);
    return at && { value: read(at.node), at };
}
const teller = (paths, read) => (job) => told(job, paths, read);
/** The same of every job. */
const fixed = (value) => () => ({ value });
/** A number that is one where nothing is said. */
const orOne = (...paths) => (job) => {
    const at = firstAt(job, paths);
    return at === undefined || fields_isEmpty(at.node) ? { value: 1 } : { value: (0,yaml_documents/* wholeOf */.l2)(at.node), at };
};
const fields_isEmpty = (node) => node.kind === 'scalar' && (node.value === null || node.source === '');
/** The product of numbers that are all known. */
const product = (...factors) => (job) => {
    const all = factors.map((factor) => told(job, factor, yaml_documents/* wholeOf */.l2));
    const at = all.find((each) => each?.at)?.at;
    return at && { value: (0,bounds/* times */.Hn)(...all.map((each) => each?.value)), at };
};
/** What a word means, however it is capitalized. */
function fields_words(paths, meanings) {
    const table = new Map(Object.entries(meanings));
    return teller(paths, (node) => table.get((0,yaml_documents/* wordOf */.aG)(node)?.toLowerCase() ?? ''));
}
/** The first of several that tells a value. */
const either = (...tellers) => (job) => {
    for (const tell of tellers) {
        const said = tell(job);
        if (said?.value !== undefined)
            return said;
    }
    return undefined;
};
/** The first value at some paths that can be read. */
const search = (paths, read) => (job) => {
    for (const at of paths.flatMap((path) => foundAt(job, path))) {
        const value = read(at.node);
        if (value !== undefined)
            return { value, at };
    }
    return undefined;
};
/** A word that a pattern fits: its first group, or all of it. */
const matching = (pattern, ...paths) => search(paths, (node) => {
    const match = pattern.exec((0,yaml_documents/* wordOf */.aG)(node) ?? '');
    return match === null ? undefined : (match[1] ?? match[0]);
});
/** Whether one of several switches is on. */
const on = (...paths) => search(paths, (node) => (0,yaml_documents/* flagOf */.iP)(node) || undefined);
/** What a teller says, in other words. */
const as = (tell, read) => (job) => {
    const said = tell(job);
    return said && { ...said, value: said.value === undefined ? undefined : read(said.value) };
};
/** Told only where something else is told as well. */
const beside = (condition, field, read = () => undefined) => (job) => condition(job)?.value === undefined ? undefined : told(job, field, read);
/** Told only where none of some keys has a value. */
const without = (paths, tell) => (job) => paths.some((path) => foundAt(job, path).some(({ node }) => !fields_isEmpty(node))) ? undefined : tell(job);
/** What it means that a key is there, or that another teller says something. */
const means = (value, said) => as(typeof said === 'string' ? teller(said, (node) => !fields_isEmpty(node) || undefined) : said, () => value);
/** What is a hint in a format that states the rest. */
const suggests = (tell) => (job) => {
    const said = tell(job);
    return said && { ...said, certainty: 'suggests' };
};
const word = (...paths) => teller(paths, yaml_documents/* wordOf */.aG);
const whole = (...paths) => teller(paths, yaml_documents/* wholeOf */.l2);
/** A cloud that is named, with a region or without. */
const cloud = (...paths) => search(paths, (node) => (0,resource_request/* cloudNamed */.X)((0,yaml_documents/* wordOf */.aG)(node)));
/** The only one of two formats that is switched on; undefined where both are, or neither. */
const switched = (switches) => (job) => {
    const all = Object.entries(switches).flatMap(([value, paths]) => {
        const said = on(...paths)(job);
        return said === undefined ? [] : [{ ...said, value: value }];
    });
    return all.length === 1 ? all[0] : undefined;
};
const precision = (...paths) => teller(paths, (node) => precisionWord((0,yaml_documents/* wordOf */.aG)(node)));
/** The parallelism that each stage of ZeRO is. */
const stages = ['data', 'zero-1', 'zero-2', 'zero-3'];
const zeroStage = (...paths) => teller(paths, (node) => stages[(0,yaml_documents/* wholeOf */.l2)(node) ?? -1]);

;// CONCATENATED MODULE: ./build/core/evidence/engines/documents/document-reader.js









/** A reader of one format; of several that are called alike, each reads what it recognizes. */
function documentReader(id, ...formats) {
    const all = formats.map((format) => new Format(format));
    return {
        format: id,
        matches: (path) => all.some((format) => format.matches(path)),
        read: (file) => {
            const found = new ObservationList();
            for (const part of file.parts)
                for (const seen of all.flatMap((format) => format.read(file.path, part)))
                    found.add(seen);
            return found.list();
        },
    };
}
/** What a map tells that is known to be of a format, such as the arguments of a call. */
function observeSettings(format, path, node, lineOf) {
    const at = { node, range: node.range };
    const job = new JobReader(format, { path, root: at, at }, ({ range }) => ({ path, line: lineOf(range) }), at.range);
    return [...job.requests(), ...job.configured()];
}
const document_reader_kinds = { yaml: yaml_documents/* isYamlPath */.xu, json: yaml_documents/* isJsonPath */.Km };
/** What only a training is told: how fast it learns, with what, and for how long. */
const trainingKeys = ('lr learning_rate optimizer optim optimizers max_steps max_epochs num_train_steps num_train_epochs num_epochs epochs ' +
    'train_iters train-iters steps train_batch_size micro_batch_size global_batch_size').split(' ');
class Format {
    #format;
    #signs;
    #each;
    #not;
    constructor(format) {
        this.#not = (format.not ?? []).map((sign) => new SignTest([sign]));
        this.#format = format;
        this.#signs = new SignTest(format.recognise ?? []);
        this.#each = format.each && new SignTest(format.each);
    }
    matches(path) {
        return this.#format.files.some((kind) => document_reader_kinds[kind](path));
    }
    read(path, part) {
        if (!this.#signs.mayStand(part, true) || this.#each?.mayStand(part, false) === false)
            return [];
        const trains = this.#format.trains === true || trainingKeys.some(part.hasKey);
        return part.documents().flatMap((document) => this.#readDocument(path, document, trains));
    }
    #readDocument(path, { root: node, lineOf }, trains) {
        const root = { node, range: node.range };
        if (!this.#signs.holds(root) || this.#not.some((sign) => sign.holds(root)))
            return [];
        const place = ({ range }) => ({ path, line: lineOf(range) });
        const jobs = this.#jobs(root).map((at) => new JobReader(this.#format, { path, root, at }, place, this.#sign(root, at)));
        const configured = jobs.flatMap((job) => job.configured());
        return [
            ...jobs.flatMap((job) => job.requests()),
            ...configured.filter(({ what }) => trains || (what !== 'precision' && what !== 'sharding')),
            ...jobs.flatMap((job) => job.software()),
        ];
    }
    #jobs(root) {
        const { at = '' } = this.#format;
        const found = listOf(at).flatMap((path) => findAll(root, stepsOf(path)));
        const each = this.#each;
        return each === undefined ? found : found.flatMap((from) => outermost(from, (map) => each.holds(map)));
    }
    /** The key by which a job is known, where what is said has no key of its own. */
    #sign(root, at) {
        return this.#each ? this.#each.place(at) : this.#signs.place(root);
    }
}
class JobReader {
    #format;
    #job;
    #place;
    #sign;
    #certainty;
    constructor(format, job, place, sign) {
        this.#format = format;
        this.#job = job;
        this.#place = place;
        this.#sign = sign;
        const { certainty } = format;
        this.#certainty = typeof certainty === 'string' ? certainty : (certainty(job)?.value ?? 'suggests');
    }
    #seen(said) {
        return { place: this.#place(said.at ?? { range: this.#sign }), certainty: said.certainty ?? this.#certainty };
    }
    requests() {
        return listOf(this.#format.request ?? []).flatMap((fields) => this.#request(fields) ?? this.#provider(fields) ?? []);
    }
    /** A job without accelerators still runs in one place. */
    #provider({ provider }) {
        const said = provider?.(this.#job);
        return said?.at && said.value ? { what: 'provider', provider: said.value, ...this.#seen(said) } : undefined;
    }
    #request(fields) {
        const job = this.#job;
        const said = {
            specs: fields.accelerators?.(job),
            name: told(job, fields.name, yaml_documents/* wordOf */.aG),
            machine: told(job, fields.machine, yaml_documents/* wordOf */.aG),
            count: told(job, fields.count, yaml_documents/* wholeOf */.l2),
            perNode: told(job, fields.perNode, yaml_documents/* wholeOf */.l2),
            topology: told(job, fields.topology, yaml_documents/* wordOf */.aG),
            nodes: told(job, fields.nodes, yaml_documents/* wholeOf */.l2),
            kind: fields.kind?.(job),
            vendor: fields.vendor?.(job),
            provider: fields.provider?.(job),
            spot: told(job, fields.spot, yaml_documents/* flagOf */.iP),
            job: told(job, this.#format.job, yaml_documents/* wordOf */.aG),
        };
        const at = Object.values(said).find((each) => each?.at)?.at;
        const isUnsure = Object.values(said).some((each) => each?.certainty === 'suggests');
        const { place, certainty } = this.#seen({ ...(at && { at }), ...(isUnsure && { certainty: 'suggests' }) });
        const request = {
            ...Object.fromEntries(Object.entries(said).map(([field, each]) => [field, each?.value])),
            kind: said.kind?.value === 'gpu' && isForAnotherKind(job.path) ? 'other' : said.kind?.value,
            slices: said.nodes ? said.nodes.value : 1,
        };
        // What is left open asks for something all the same, and may ask for anything.
        if (said.specs?.value === undefined)
            return document_reader_requested(place, certainty, request);
        return (0,resource_request/* anyOf */.EB)(said.specs.value.map((spec) => spec && document_reader_requested(place, spec.certainty ?? certainty, { ...request, ...spec })));
    }
    configured() {
        const { framework, libraries = {}, precision, sharding, more } = this.#format;
        const job = this.#job;
        const found = [];
        const [named, format, shards] = [framework?.(job), precision?.(job), sharding?.(job)];
        if (named?.value)
            found.push({ what: 'framework', framework: named.value, how: 'configured', ...this.#seen(named) });
        for (const [library, tell] of Object.entries(libraries)) {
            const said = tell(job);
            if (said?.value !== undefined)
                found.push({ what: 'library', library, how: 'configured', ...this.#seen(said) });
        }
        if (format?.value)
            found.push({ what: 'precision', precision: format.value, ...this.#seen(format) });
        if (shards?.value)
            found.push({ what: 'sharding', parallelism: shards.value, ...this.#seen(shards) });
        return [...found, ...(more?.(job, this.#place) ?? [])];
    }
    /** What the image and the commands of a job tell. */
    software() {
        const { image, commands } = this.#format;
        const found = [];
        for (const at of this.#all(image))
            found.push(...imageObservations(this.#place(at), (0,yaml_documents/* wordOf */.aG)(at.node)));
        for (const at of this.#all(commands)) {
            const place = this.#place(at);
            found.push(...softwareOfCommands(place.path, scriptOf(at)).map((seen) => ({ ...seen, place })));
        }
        return found;
    }
    #all(paths) {
        return paths === undefined ? [] : listOf(paths).flatMap((path) => foundAt(this.#job, path));
    }
}
/** A script, or the words of a command, or the commands of a list. */
const scriptOf = ({ node }) => node.kind === 'scalar'
    ? node.source
    : (0,yaml_documents/* itemsOf */.S3)(node)
        .map((item) => (item.kind === 'scalar' ? item.source : ''))
        .join((0,yaml_documents/* itemsOf */.S3)(node).some((item) => item.kind === 'scalar' && /\s/.test(item.source)) ? '\n' : ' ');
/** A slice is asked for as often as there are nodes of it; numbers may be told of accelerators that nobody names. */
function document_reader_requested(place, certainty, request) {
    const { name, machine, perNode, nodes, job, slices, count = (0,bounds/* times */.Hn)(perNode, nodes) } = request;
    if (perNode !== undefined && perNode > bounds/* mostPerNode */.bV)
        return undefined;
    if ((0,resource_request/* hardwareNamed */.uZ)(name)?.chips !== undefined) {
        const { perNode: _, nodes: __, machine: ___, ...slice } = request;
        return (0,resource_request/* observeRequest */.S2)(place, certainty, { ...slice, slices: (0,bounds/* times */.Hn)(perNode ?? 1, slices) });
    }
    const seen = (0,resource_request/* observeRequest */.S2)(place, certainty, request);
    if (seen !== undefined || name !== undefined || machine !== undefined)
        return seen;
    const numbers = Object.entries({ perNode, nodes, count, job }).filter(([, value]) => value);
    return count && count > 1 ? { what: 'accelerator', ...Object.fromEntries(numbers), place, certainty } : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/clouds/azureml.js


const processes = 'distribution.process_count_per_instance';
const ofPytorch = beside(matching(/^pytorch$/i, 'distribution.type'), whole(processes));
/**
 * Azure Machine Learning jobs, alone or in pipelines: instance type and count. What their compute is called is the
 * workspace's own choice, of which the word `gpu` is all that tells something to others.
 */
const azureml_reader = documentReader('azureml', {
    files: ['yaml'],
    recognise: [['$schema', 'compute', 'jobs.*.compute', processes]],
    each: [
        [processes, 'compute', 'resources.instance_type'],
        ['command', processes],
    ],
    certainty: 'states',
    request: {
        machine: 'resources.instance_type',
        perNode: suggests(ofPytorch),
        nodes: orOne('resources.instance_count'),
        kind: suggests(means('gpu', either(matching(/\bgpu\b/i, 'compute'), ofPytorch))),
        provider: fixed('azure'),
    },
});

;// CONCATENATED MODULE: ./build/core/evidence/engines/documents/accelerator-specs.js




/**
 * `H100:8`, `{H100: 8, A100: 8}` and lists of these, as SkyPilot writes what a node has. A name without a number is one;
 * a number that is open is none.
 */
const specs = (...paths) => (job) => {
    const found = paths.map((path) => foundAt(job, path)).find((each) => each.length > 0) ?? [];
    const value = found.flatMap(({ node }) => specsIn(node));
    return found[0] && { value: value.length > 0 ? value : undefined, at: found[0] };
};
function specsIn(node) {
    if (node.kind === 'list')
        return node.items.flatMap(specsIn);
    if (node.kind === 'map')
        return (0,yaml_documents/* entriesOf */.Mc)(node).map(([name, { node: count }]) => specOf(...name.split(':'), ...countIn(count)));
    if (node.value === null || /^(?:none|auto|)$/i.test(node.source.trim()))
        return [];
    return [specOf(...((0,yaml_documents/* wordOf */.aG)(node)?.split(':') ?? []))];
}
/** `{H100:8}` is a key without a value. A number that is left open is an empty one. */
const countIn = (node) => (node.kind === 'scalar' && node.value === null ? [] : [(0,yaml_documents/* wordOf */.aG)(node) ?? '']);
function specOf(name = '', count = '1', ...more) {
    if (more.length > 0 || /[${}<>]/.test(name) || !/^\d{0,4}$/.test(count))
        return undefined;
    const perNode = (0,bounds/* wholeNumber */.rD)(count);
    if ((0,resource_request/* hardwareNamed */.uZ)(name))
        return { name, perNode };
    // Most names that are not known are of new or rare GPUs.
    return /^[A-Za-z]/.test(name) ? { kind: 'gpu', perNode, certainty: 'suggests' } : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/clouds/skypilot.js




const own = ['accelerators', 'any_of', 'ordered', 'use_spot', 'instance_type', 'cloud', 'infra', 'job_recovery'];
/** SkyPilot tasks: `resources.accelerators` and `num_nodes`. */
const skypilot_reader = documentReader('skypilot', {
    files: ['yaml'],
    recognise: [own.map((key) => `resources.${key}`)],
    // Azure's jobs have `resources.instance_type` as well.
    not: ['apiVersion', 'type', '$schema', 'command', 'compute', 'resources.instance_count'],
    certainty: 'states',
    job: 'name',
    request: {
        accelerators: specs('resources.any_of.*.accelerators', 'resources.ordered.*.accelerators', 'resources.accelerators'),
        machine: 'resources.instance_type',
        topology: 'resources.accelerator_args.topology',
        nodes: orOne('num_nodes'),
        provider: cloud('resources.infra', 'resources.cloud'),
        spot: 'resources.use_spot',
    },
    image: 'resources.image_id',
    commands: 'run',
    more: (job, place) => ['setup', 'run'].flatMap((key) => foundAt(job, key)).flatMap((at) => installedByJob(place(at), scriptOf(at))),
}, 
// Programs that start themselves with SkyPilot keep the same words in a section.
{
    files: ['yaml'],
    recognise: ['skypilot.accelerators'],
    at: 'skypilot',
    certainty: 'states',
    request: {
        accelerators: specs('accelerators'),
        nodes: orOne('num_nodes'),
        provider: cloud('infra', 'cloud'),
        spot: 'use_spot',
    },
});

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/accelerate.js


const type = 'distributed_type';
const accelerate_stated = { multi_gpu: 'gpu', multi_xpu: 'gpu', multi_hpu: 'other', multi_npu: 'other' };
/** These mean GPUs nearly always, but other accelerators run them as well. */
const likely = { fsdp: 'gpu', deepspeed: 'gpu', megatron_lm: 'gpu' };
const vendor = fields_words(type, { tpu: 'google', xla: 'google', multi_hpu: 'intel', multi_xpu: 'intel' });
const counted = suggests(fields_words(type, { ...accelerate_stated, ...likely }));
const strategy = 'fsdp_config.fsdp_sharding_strategy';
const format = {
    files: ['yaml'],
    recognise: [[type, 'compute_environment']],
    not: ['use_cpu=true'],
    certainty: 'states',
    trains: true,
    framework: fixed('pytorch'),
    libraries: { accelerate: fixed(true), deepspeed: matching(/^DEEPSPEED$/, type) },
    request: [
        {
            kind: either(fields_words(type, { ...accelerate_stated, tpu: 'tpu' }), suggests(fields_words(type, { ...likely, xla: 'tpu' }))),
            vendor,
        },
        { kind: counted, vendor, count: beside(counted, whole('num_processes')), nodes: 'num_machines' },
    ],
    precision: precision('mixed_precision'),
    sharding: either(fields_words(strategy, { no_shard: 'data', 3: 'data' }), fields_words(type, { multi_gpu: 'data', fsdp: 'fsdp' }), zeroStage('deepspeed_config.zero_stage')),
};
/**
 * Accelerate: the file that `accelerate config` writes. A process of XLA drives a core or a chip: its number is no
 * number of chips. That of others is mostly another on the command line.
 */
const accelerate_reader = documentReader('accelerate', format);

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/axolotl.js


/**
 * Axolotl: its own keys for parallelism and libraries. Those that it shares with the Transformers trainer are read
 * with that one's.
 */
const axolotl_reader = documentReader('axolotl', {
    files: ['yaml'],
    recognise: [
        'base_model',
        ['datasets', 'pretraining_dataset', 'test_datasets'],
        ['sequence_len', 'micro_batch_size', 'sample_packing', 'dataset_prepared_path', 'val_set_size'],
    ],
    certainty: 'states',
    trains: true,
    framework: fixed('pytorch'),
    libraries: {
        peft: matching(/^q?lora$/, 'adapter'),
        xformers: matching(/^xformers$/, 'attn_implementation'),
        'liger-kernel': matching(/\.LigerPlugin$/, 'plugins.*'),
    },
    request: {
        kind: suggests(fixed('gpu')),
        count: product('dp_shard_size', orOne('dp_replicate_size'), orOne('tensor_parallel_size'), orOne('context_parallel_size')),
    },
    sharding: without(['fsdp', 'deepspeed'], means('fsdp', 'fsdp_config.*')),
});

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/components.js




const keys = ['_target_', '_component_', 'class_path'];
/**
 * Classes that a configuration names by module: `_target_` of Hydra, `_component_` of torchtune, `class_path` of
 * jsonargparse.
 */
const components_reader = documentReader('components', {
    files: ['yaml'],
    recognise: [keys.map((key) => `**.${key}`)],
    certainty: 'suggests',
    more: components_frameworks,
});
/** The module of each tells what it is written for, as its import would. */
function components_frameworks(job, place) {
    return keys
        .flatMap((key) => foundAt(job, `**.${key}`))
        .flatMap((found) => {
        const module = (0,yaml_documents/* wordOf */.aG)(found.node);
        const meaning = module?.includes('.') ? moduleMeaning(module) : undefined;
        const framework = meaning?.framework ?? meaning?.implies;
        const seen = { how: 'configured', certainty: 'suggests', place: place(found) };
        return [
            ...(framework ? [{ what: 'framework', framework, ...seen }] : []),
            ...(meaning?.library ? [{ what: 'library', library: meaning.library, ...seen }] : []),
        ];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/deepspeed.js



/**
 * DeepSpeed: ZeRO stage and precision, in its own file or inside that of GPT-NeoX. `auto` leaves a value to the
 * trainer.
 */
const deepspeed_reader = documentReader('deepspeed', {
    files: ['yaml', 'json'],
    recognise: [['zero_optimization', 'train_micro_batch_size_per_gpu']],
    certainty: 'states',
    trains: true,
    framework: suggests(fixed('pytorch')),
    libraries: { deepspeed: fixed(true) },
    // GPT-NeoX enables `fp16` for its loss scale, and says in another word which format it means.
    precision: either(fields_words(['precision', 'fp16.type'], { bfloat16: 'bf16', bf16: 'bf16' }), switched({ bf16: ['bf16.enabled', 'bfloat16.enabled'], fp16: ['fp16.enabled'] })),
    sharding: zeroStage('zero_optimization.stage'),
    request: { count: suggests(devices) },
});
/** DeepSpeed holds the global batch to be micro-batch \u00d7 accumulation \u00d7 data-parallel devices. */
function devices(job) {
    const number = (key) => (0,yaml_documents/* wholeOf */.l2)(firstAt(job, key)?.node);
    const count = (number('train_batch_size') ?? 0) /
        ((number('train_micro_batch_size_per_gpu') ?? 0) * (number('gradient_accumulation_steps') ?? 0));
    const at = firstAt(job, 'train_batch_size');
    return at && Number.isSafeInteger(count) ? { value: count, at } : undefined;
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/lightning.js




const lightning_known = 'accelerator=gpu|cuda|tpu|hpu|ipu|npu|mps|cpu|auto';
const schedule = ['max_epochs', 'max_steps'];
/** A name, or a class such as `lightning.pytorch.strategies.FSDPStrategy`. */
const lightning_strategy = ['strategy', 'strategy.class_path', 'strategy._target_'];
const kind = either(fields_words('accelerator', { gpu: 'gpu', cuda: 'gpu', tpu: 'tpu', hpu: 'other', ipu: 'other', npu: 'other' }), 
// What is told of TPUs as well is for either.
without(['tpu_cores'], means('gpu', takesGpus)));
const lightning_vendor = fields_words('accelerator', { tpu: 'google', hpu: 'intel' });
/** The arguments of Lightning's trainer, in a file or in a call. */
const lightning_format = {
    files: ['yaml'],
    each: [
        [lightning_known, 'devices', 'gpus'],
        [lightning_known, ...schedule, 'num_nodes'],
        [...schedule, 'devices', 'num_nodes', 'strategy', 'precision'],
    ],
    not: ['train.micro_batch_size'],
    // A section of another name is one choice among several.
    certainty: ({ at }) => ({ value: /trainer/i.test(at.key ?? '') ? 'states' : 'suggests' }),
    framework: suggests(fixed('pytorch-lightning')),
    libraries: { deepspeed: matching(/(?:^|\.)deepspeed/i, ...lightning_strategy) },
    request: [
        { kind: (job) => (isNemo(job) ? kind(job) : undefined), vendor: lightning_vendor },
        { kind, vendor: lightning_vendor, perNode: lightning_devices, count: inAll, nodes: beside(lightning_devices, 'num_nodes', yaml_documents/* wholeOf */.l2) },
    ],
    precision: precision('precision'),
    sharding: either(means('data', matching(/(?:^|\.)(?:ddp|dp$)/i, ...lightning_strategy)), means('fsdp', matching(/(?:^|\.)fsdp/i, ...lightning_strategy)), as(matching(/^deepspeed_stage_([123])/, 'strategy'), (stage) => stages[Number(stage)])),
};
/** Lightning: settings of the trainer, in its own files, in NeMo's and in Hydra's. */
const lightning_reader = documentReader('lightning', lightning_format);
/** NeMo is told its numbers on the command line. */
const isNemo = (job) => foundAt(job, '/exp_manager').length > 0;
function takesGpus(job) {
    const at = firstAt(job, 'gpus');
    const isNone = at?.node.kind === 'scalar' && /^0?$/.test(at.node.source);
    return at && !isNone ? { value: true, at } : undefined;
}
/** A device of a TPU is a core or a chip, depending on its generation. Of an unnamed kind it may be the processor. */
function lightning_devices(job) {
    const accelerator = firstAt(job, 'accelerator');
    if (/^(?:tpu|cpu|mps)$/i.test((0,yaml_documents/* wordOf */.aG)(accelerator?.node) ?? ''))
        return undefined;
    const found = ['devices', 'gpus'].map((key) => firstAt(job, key));
    const value = found.map((each) => howMany(each?.node)).find((number) => number !== undefined);
    const at = accelerator ?? found.find((each) => each !== undefined);
    const isSure = kind(job)?.value !== undefined && !isNemo(job);
    return at && value ? { value, at, ...(!isSure && { certainty: 'suggests' }) } : undefined;
}
/** It runs on one node where no number of nodes is told. */
function inAll(job) {
    const nodes = firstAt(job, 'num_nodes');
    if (nodes === undefined && isNemo(job))
        return undefined;
    return { value: (0,bounds/* times */.Hn)(lightning_devices(job)?.value, nodes ? (0,yaml_documents/* wholeOf */.l2)(nodes.node) : 1) };
}
/** `4`, `[0, 1]` or `0,1`; `-1` and `auto` take what is there. */
function howMany(node) {
    if (node?.kind === 'list')
        return node.items.length;
    const list = /^\d{1,3}(?:,\s{0,3}\d{1,3}){0,64},?$/.exec((0,yaml_documents/* wordOf */.aG)(node) ?? '')?.[0] ?? '';
    return list.includes(',') ? list.split(',').filter((each) => each !== '').length : (0,bounds/* wholeNumber */.rD)(list);
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/maxtext.js




/** MaxText and MaxDiffusion: hardware, mesh and precision. */
const maxtext_reader = documentReader('maxtext', {
    files: ['yaml'],
    recognise: [
        [
            'ici_fsdp_parallelism',
            'ici_data_parallelism',
            'ici_tensor_parallelism',
            'dcn_data_parallelism',
            'base_config=base.yml',
        ],
    ],
    certainty: 'states',
    framework: fixed('jax'),
    libraries: { maxtext: fixed(true) },
    request: [
        {
            kind: fields_words('hardware', { tpu: 'tpu', gpu: 'gpu', gpu_multiprocess: 'gpu' }),
            count: meshSize,
        },
        { name: 'compile_topology', kind: suggests(means('tpu', 'compile_topology')) },
    ],
    // Quantised training computes in one format and keeps another: neither alone is the precision of the job.
    precision: without(['quantization'], precision('dtype')),
});
/** The devices of a mesh whose axes are all given: an axis of -1 takes what there is, as these two do by themselves. */
function meshSize({ at }) {
    const axes = (0,yaml_documents/* entriesOf */.Mc)(at.node).filter(([key]) => /^(?:ici|dcn)_\w+_parallelism$/.test(key));
    const isWhole = ['ici_fsdp_parallelism', 'dcn_data_parallelism'].every((key) => axes.some(([axis]) => axis === key));
    const [[, first] = []] = axes;
    const value = isWhole ? (0,bounds/* times */.Hn)(...axes.map(([, { node }]) => (0,yaml_documents/* wholeOf */.l2)(node))) : undefined;
    return first && { value, at: { node: first.node, range: first.key } };
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/documents/configurations/training-arguments.js


const deepspeed = ['deepspeed', 'deepspeed_config'];
/** What `configs/ds_z2_config.json` is called by. */
const stageIn = (file) => stages[Number(/(?:zero|_z|stage|^z)[-_]?([0-3])(?!\d)/i.exec(file.slice(file.lastIndexOf('/') + 1))?.[1] ?? -1)];
const training_arguments_format = {
    files: ['yaml'],
    each: [
        ['per_device_train_batch_size', 'base_model', 'finetuning_type'],
        ['per_device_train_batch_size', 'micro_batch_size', 'model_name_or_path'],
    ],
    // A sweep writes a map of choices where the trainer has a value, and the swept program may be anything.
    not: ['parameters.*.value', 'parameters.*.values'],
    certainty: 'states',
    trains: true,
    framework: suggests(fixed('pytorch')),
    precision: either(switched({ bf16: ['bf16', 'bfloat16', 'pure_bf16'], fp16: ['fp16', 'float16'] }), suggests(precision('torch_dtype', 'dtype', 'model_dtype'))),
    libraries: {
        'flash-attention': either(on('flash_attention', 'use_flash_attention_2', 'flash_attn_2_enabled'), matching(/^(?:flash_attention_[23]|fa[23])$/, 'attn_implementation', 'flash_attn')),
        bitsandbytes: either(matching(/^(?:bnb|bitsandbytes)$/, 'quantization_method'), on('load_in_4bit', 'load_in_8bit'), matching(/^(?:adamw_bnb|paged_)|_8bit$/, 'optim', 'optimizer')),
        'liger-kernel': on('use_liger_kernel', 'enable_liger_kernel', 'liger_fused_linear_cross_entropy'),
        unsloth: on('use_unsloth'),
        deepspeed: matching(/\.json$|^zero[123]$/, ...deepspeed),
    },
    sharding: either(suggests(as(word(...deepspeed), stageIn)), without(deepspeed, means('fsdp', matching(/\b(?:full_shard|shard_grad_op|hybrid_shard)/, 'fsdp', 'fsdp.*')))),
    request: [
        { kind: means('other', on('use_habana')), vendor: fixed('intel') },
        { kind: suggests(means('tpu', matching(/^[1-9]\d?$/, 'tpu_num_cores'))) },
    ],
};
/** Arguments of the Transformers trainer, as TRL, Axolotl and LLaMA-Factory use them too. */
const training_arguments_reader = documentReader('training-arguments', training_arguments_format);

;// CONCATENATED MODULE: ./build/core/languages/hcl/hcl-blocks.js
/** Nesting beyond this ends the reading. */
const deepest = 40;
/** The blocks of a file. What is not Terraform comes out as some blocks or none, never as an error. */
const readHcl = (text) => new HclReader(tokensOf(withoutHeredocs(text))).file();
/** Texts of several lines are others' languages: a word stands for each, which is no value. */
function withoutHeredocs(text) {
    let end;
    const lines = text.split('\n').map((line) => {
        if (end !== undefined) {
            if (line.trim() === end)
                end = undefined;
            return '';
        }
        const [start, name] = /<<-?([A-Za-z_]\w{0,60})\s{0,20}$/.exec(line) ?? [];
        end = name;
        return start === undefined ? line : `${line.slice(0, -start.length)}heredoc`;
    });
    return lines.join('\n');
}
/** A string that does not end on its line, or late, ends with it. */
const tokenPattern = /([ \t\r]+|#[^\n]*|\/\/[^\n]*)|(\n)|(\/\*)|"((?:[^"\\\n$%]|\\.|[$%]\{[^{}\n]{0,400}\}|[$%](?!\{)){0,4000})"|("[^\n]*)|([A-Za-z_][\w-]*)|(\d[\d.]*)|(.)/gsu;
function tokensOf(text) {
    const tokens = [];
    let line = 1;
    for (let match = tokenFrom(text, 0); match; match = tokenFrom(text, tokenPattern.lastIndex)) {
        const [, , newline, comment, string, open, word, number, sign] = match;
        const push = (type, written) => tokens.push({ type, text: written, line });
        if (comment) {
            const close = text.indexOf('*/', tokenPattern.lastIndex);
            const end = close === -1 ? text.length : close + 2;
            line += text.slice(tokenPattern.lastIndex, end).split('\n').length - 1;
            tokenPattern.lastIndex = end;
        }
        else if (string !== undefined)
            push(/[$%]\{/.test(string) ? 'template' : 'text', string);
        else if (open)
            push('template', '');
        else if (word)
            push('word', word);
        else if (number)
            push('number', number);
        else if (sign)
            push('sign', sign);
        else if (newline) {
            push('newline', newline);
            line++;
        }
    }
    tokens.push({ type: 'end', text: '', line });
    return tokens;
}
function tokenFrom(text, from) {
    tokenPattern.lastIndex = from;
    return tokenPattern.exec(text);
}
/** Functions that give a value another form: what they are called with is as good as what they return. */
const formsOnly = new Set(['jsonencode', 'yamlencode', 'tolist', 'toset', 'tomap', 'tonumber']);
class HclReader {
    #tokens;
    #at = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    file() {
        const body = { attributes: new Map(), blocks: [] };
        const last = this.#tokens.length - 1;
        // A brace too many closes nothing.
        for (; this.#at < last; this.#at = Math.min(this.#at + 1, last))
            this.#read(body, 0);
        return body;
    }
    get #now() {
        return this.#tokens[this.#at];
    }
    #is(...signs) {
        return this.#now.type === 'end' || (this.#now.type === 'sign' && signs.includes(this.#now.text));
    }
    /** Passes over a sign that stands here. */
    #took(sign) {
        const isHere = this.#now.type === 'sign' && this.#now.text === sign;
        if (isHere)
            this.#at++;
        return isHere;
    }
    /** Reads up to the brace that closes the body, or the end. */
    #read(body, depth) {
        while (!this.#is('}')) {
            const { type, text, line } = this.#now;
            this.#at++;
            if (type !== 'word' && type !== 'text')
                continue;
            if (this.#took('=') || this.#took(':'))
                body.attributes.set(text, this.#value(depth + 1));
            else if (type === 'word') {
                const labels = [];
                for (; (this.#now.type === 'text' || this.#now.type === 'word') && labels.length < 4; this.#at++)
                    labels.push(this.#now.text);
                if (this.#took('{'))
                    body.blocks.push({ type: text, labels, line, ...this.#braced(depth + 1) });
            }
        }
    }
    #braced(depth) {
        const body = { attributes: new Map(), blocks: [] };
        if (depth > deepest)
            this.#at = this.#tokens.length - 1;
        this.#read(body, depth);
        this.#took('}');
        return body;
    }
    /** A value; anything behind it on its line makes it one that has to be computed. */
    #value(depth) {
        const { line } = this.#now;
        const value = this.#simple(depth);
        if (this.#endsHere())
            return value;
        this.#skip();
        return { kind: 'unknown', line };
    }
    #simple(depth) {
        const { type, text, line } = this.#now;
        const unknown = { kind: 'unknown', line };
        if (this.#took('{'))
            return { kind: 'object', body: this.#braced(depth), line };
        if (this.#took('['))
            return { kind: 'list', items: this.#items(depth), line };
        if (type === 'sign' || type === 'newline' || type === 'end')
            return unknown;
        this.#at++;
        if (type === 'text' || type === 'number')
            return { kind: type, text, line };
        if (type === 'template') {
            // One insertion alone is as good as what it inserts.
            const inserted = /^\$\{\s{0,20}((?:var|local)\.[\w-]{1,100})\s{0,20}\}$/.exec(text)?.[1];
            return inserted ? { kind: 'reference', text: inserted, line } : unknown;
        }
        if (text === 'true' || text === 'false')
            return { kind: 'flag', text, line };
        if (formsOnly.has(text) && this.#took('(')) {
            this.#passNewlines();
            const value = this.#simple(depth + 1);
            this.#passNewlines();
            return this.#took(')') ? value : unknown;
        }
        if ((text !== 'var' && text !== 'local') || !this.#took('.') || this.#now.type !== 'word')
            return unknown;
        const reference = `${text}.${this.#now.text}`;
        this.#at++;
        return { kind: 'reference', text: reference, line };
    }
    #passNewlines() {
        while (this.#now.type === 'newline')
            this.#at++;
    }
    #items(depth) {
        const items = [];
        if (depth > deepest)
            this.#at = this.#tokens.length - 1;
        while (!this.#is(']', '}')) {
            const before = this.#at;
            if (this.#now.type !== 'newline' && !this.#is(','))
                items.push(this.#value(depth + 1));
            if (this.#at === before)
                this.#at++;
        }
        this.#took(']');
        return items;
    }
    #endsHere() {
        return this.#now.type === 'newline' || this.#is(',', '}', ']');
    }
    /** Passes over the rest of an expression, with the brackets in it. */
    #skip() {
        for (let depth = 0; this.#now.type !== 'end' && !(depth === 0 && this.#endsHere()); this.#at++) {
            if (this.#is('(', '[', '{'))
                depth++;
            else if (this.#is(')', ']', '}') && --depth < 0)
                return;
        }
    }
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/named-values.js

/** References that lead to references; those that lead back to themselves have no value. */
const named_values_deepest = 4;
/** The values of a file, with the defaults of its variables and its locals in the place of their names. */
class NamedValues {
    #values = new Map();
    constructor(file) {
        for (const { type, labels, attributes } of file.blocks) {
            const value = attributes.get('default');
            if (type === 'variable' && value)
                this.#values.set(`var.${labels[0]}`, value);
            if (type === 'locals')
                for (const [key, local] of attributes)
                    this.#values.set(`local.${key}`, local);
        }
    }
    /** The value itself, or what it refers to in this file: a reference that stays one has its value elsewhere. */
    resolved(value) {
        return this.#followed(value).value;
    }
    /** Whether a value is the default of a variable, which whoever runs Terraform may replace. */
    isDefault(value) {
        return this.#followed(value).isDefault;
    }
    #followed(written) {
        let [value, isDefault] = [written, false];
        for (let depth = 0; value?.kind === 'reference' && depth <= named_values_deepest; depth++) {
            const next = this.#values.get(value.text);
            if (next === undefined)
                break;
            isDefault ||= value.text.startsWith('var.');
            value = next;
        }
        return { value, isDefault };
    }
    /** The texts of a list, or the one text; none where one of them is not known. */
    texts(value) {
        const resolved = this.resolved(value);
        const values = resolved?.kind === 'list' ? resolved.items.map((item) => this.resolved(item)) : [resolved];
        const texts = values.flatMap((each) => (each?.kind === 'text' && each.text !== '' ? [each.text] : []));
        return texts.length === values.length ? texts : [];
    }
    whole(value) {
        const resolved = this.resolved(value);
        return resolved?.kind === 'number' || resolved?.kind === 'text' ? (0,bounds/* wholeNumber */.rD)(resolved.text) : undefined;
    }
    /** How often a resource is made; undefined where a condition decides, or a list that is not written out. */
    copies(block) {
        const each = block.attributes.get('for_each');
        if (each !== undefined)
            return sizeOf(this.resolved(each));
        const count = block.attributes.get('count');
        return count === undefined ? 1 : this.whole(count);
    }
}
/** How many different texts a list has; undefined where one is not written out. The keys of a map may be computed. */
function sizeOf(value) {
    const texts = value?.kind === 'list' ? value.items.map((item) => (item.kind === 'text' ? item.text : undefined)) : [];
    return value?.kind !== 'list' || texts.includes(undefined) ? undefined : new Set(texts).size;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/body-paths.js
/** The blocks and objects right below a body, with what they are called. */
const bodiesBelow = (body) => [
    ...body.blocks.map((block) => [block.type, block]),
    ...[...body.attributes].flatMap(([name, value]) => bodiesIn(value).map((each) => [name, each])),
];
const bodiesIn = (value) => value.kind === 'object' ? [value.body] : value.kind === 'list' ? value.items.flatMap(bodiesIn) : [];
/** The blocks and objects at a path such as `tpu.node_spec`; the body itself at an empty one. */
const bodiesAt = (body, path) => path === ''
    ? [body]
    : path
        .split('.')
        .reduce((bodies, step) => bodies.flatMap(bodiesBelow).flatMap(([name, each]) => (name === step ? [each] : [])), [body]);
/** The first value at one of some paths: `guest_accelerator.type`. */
const valueAt = (body, paths = []) => paths.flatMap((path) => {
    const dot = path.lastIndexOf('.');
    const bodies = bodiesAt(body, path.slice(0, Math.max(dot, 0)));
    return bodies.flatMap((each) => each.attributes.get(path.slice(dot + 1)) ?? []);
})[0];

;// CONCATENATED MODULE: ./build/core/evidence/engines/terraform/resource-machines.js



/** What a resource of a known form asks for. */
function machinesOf(resource, form) {
    if (resource.values.copies(resource.block) === 0)
        return [];
    const bodies = (form.within ?? ['']).flatMap((path) => bodiesAt(resource.block, path));
    return bodies.flatMap((body) => machineIn(resource, form, body) ?? []);
}
function machineIn({ path, block, values, provider }, form, body) {
    const [machine, accelerator, count] = [form.machine, form.accelerator, form.count].map((paths) => valueAt(body, paths));
    const at = accelerator ?? count ?? machine;
    if (at === undefined)
        return undefined;
    const copies = values.copies(block);
    const topology = values.texts(valueAt(body, form.topology))[0];
    const told = [accelerator ?? machine, count];
    const numbers = valueAt(body, form.nodes) ?? block.attributes.get('for_each') ?? block.attributes.get('count');
    const isDefault = told.some((value) => values.isDefault(value));
    const request = {
        job: block.labels[1],
        provider,
        topology,
        nodes: nodesOf(form, body, values, copies),
        ...(isSpot(body, values) && { spot: true }),
        ...(isDefault ? { byDefault: true } : values.isDefault(numbers) && { byDefault: 'nodes' }),
        count: (0,bounds/* times */.Hn)((0,resource_request/* chipsOf */.jP)(topology), copies),
        ...(form.makes === 'slice' && { slices: copies }),
    };
    const isCertain = form.makes && copies !== undefined && told.every((value) => value?.kind !== 'reference');
    const cards = cardsOf(form, values, accelerator, count).map((card) => ({ ...request, ...card }));
    return anyMachine({ path, line: at.line }, isCertain ? 'states' : 'suggests', cards, values.texts(machine));
}
/** A request that any of some cards and machines meets. */
const anyMachine = (place, certainty, cards, machines) => (0,resource_request/* anyOf */.EB)(cards.flatMap((card) => orNone(machines).map((machine) => (0,resource_request/* observeRequest */.S2)(place, certainty, { ...card, machine }))));
const orNone = (texts) => (texts.length === 0 ? [undefined] : texts);
function nodesOf(form, body, values, copies) {
    if (form.makes === 'machine')
        return copies;
    if (form.nodes === undefined || valueAt(body, form.elastic))
        return undefined;
    return (0,bounds/* times */.Hn)(copies, values.whole(valueAt(body, form.nodes)));
}
/** The cards of a machine, each of which will do; an empty one where it has none but its own. */
function cardsOf({ of }, values, accelerator, count) {
    const number = values.whole(count);
    if (number === 0 || (accelerator ?? count) === undefined)
        return [{}];
    return orNone(values.texts(accelerator)).map((name) => ({ ...of, name, perNode: number }));
}
/** Where resources say that their machines may be taken away, and what they say there. */
const spotSettings = [
    ...['spot', 'preemptible', 'interruptible', 'scheduling.preemptible'].map((path) => [path, 'true']),
    ...['scheduling_config.spot', 'scheduling_config.preemptible'].map((path) => [path, 'true']),
    ...['node_config.spot', 'node_config.preemptible'].map((path) => [path, 'true']),
    ['scheduling.provisioning_model', 'SPOT'],
    ['instance_market_options.market_type', 'spot'],
    ['capacity_type', 'SPOT'],
    ['priority', 'Spot'],
];
const isSpot = (body, values) => spotSettings.some(([path, word]) => {
    const value = values.resolved(valueAt(body, [path]));
    return value !== undefined && 'text' in value && value.text === word;
});

;// CONCATENATED MODULE: ./build/core/evidence/tables/infrastructure/terraform.js





/**
 * Terraform: resources that create machines or TPUs. Node pools and templates are there for any job, and so are values
 * that a caller may replace: they only suggest.
 */
const terraform_reader = {
    format: 'terraform',
    matches: (path) => /\.(?:tf|tofu)(?:\.json)?$/i.test(path),
    mayHold: (text) => Object.keys(resources).some((type) => text.includes(`"${type}"`)),
    read: ({ path, text }) => {
        if (path.endsWith('.json')) {
            (0,given_up/* giveUp */.Ht)('is Terraform in JSON, which is not read');
            return [];
        }
        const file = readHcl(text);
        const observations = new ObservationList();
        for (const seen of inFile(path, file, new NamedValues(file)))
            observations.add(seen);
        return observations.list();
    },
};
function inFile(path, file, values) {
    const seen = file.blocks.flatMap((block) => {
        const [type = ''] = block.labels;
        const form = block.type === 'resource' ? resources[type] : undefined;
        return form ? machinesOf({ path, block, values, provider: providers[type.split('_', 1)[0]] }, form) : [];
    });
    // Several machines of one file may be the nodes of one job, or those of jobs of their own.
    const isOpen = seen.filter(({ certainty }) => certainty === 'states').length > 1;
    return isOpen ? seen.map((each) => ({ ...each, byDefault: each.byDefault ?? 'nodes' })) : seen;
}
/** The clouds, by the beginning of the names of their resources. */
const providers = {
    aws: 'aws',
    google: 'gcp',
    azurerm: 'azure',
    oci: 'oci',
};
const terraform_nvidia = { kind: 'gpu', vendor: 'nvidia' };
const googleMachine = {
    machine: ['machine_type'],
    accelerator: ['guest_accelerator.type', 'accelerator_config.type'],
    count: ['guest_accelerator.count', 'accelerator_config.core_count'],
    of: terraform_nvidia,
};
const googlePool = {
    machine: ['node_config.machine_type'],
    accelerator: ['node_config.guest_accelerator.type'],
    count: ['node_config.guest_accelerator.count'],
    topology: ['placement_policy.tpu_topology'],
    of: terraform_nvidia,
};
const terraform_tpu = {
    makes: 'slice',
    accelerator: ['accelerator_type', 'accelerator_config.type'],
    topology: ['accelerator_config.topology'],
    of: { kind: 'tpu', vendor: 'google' },
};
const azurePool = {
    machine: ['vm_size'],
    nodes: ['node_count'],
    elastic: ['auto_scaling_enabled', 'enable_auto_scaling', 'max_count'],
};
/** Where resources say what they make. */
const resources = {
    aws_instance: { makes: 'machine', machine: ['instance_type'] },
    aws_spot_instance_request: { makes: 'machine', machine: ['instance_type'] },
    aws_sagemaker_notebook_instance: { makes: 'machine', machine: ['instance_type'] },
    aws_launch_template: { machine: ['instance_type'] },
    aws_launch_configuration: { machine: ['instance_type'] },
    aws_eks_node_group: { machine: ['instance_types'] },
    aws_batch_compute_environment: { within: ['compute_resources'], machine: ['instance_type'] },
    google_compute_instance: { makes: 'machine', ...googleMachine },
    google_compute_instance_template: googleMachine,
    google_compute_region_instance_template: googleMachine,
    google_notebooks_instance: { makes: 'machine', ...googleMachine },
    google_workbench_instance: {
        makes: 'machine',
        within: ['gce_setup'],
        machine: ['machine_type'],
        accelerator: ['accelerator_configs.type'],
        count: ['accelerator_configs.core_count'],
        of: terraform_nvidia,
    },
    google_container_cluster: { ...googlePool, within: ['', 'node_pool'] },
    // Its number of nodes is that of each zone.
    google_container_node_pool: googlePool,
    google_tpu_node: terraform_tpu,
    google_tpu_v2_vm: terraform_tpu,
    google_tpu_v2_queued_resource: { ...terraform_tpu, within: ['tpu.node_spec.node'] },
    azurerm_linux_virtual_machine: { makes: 'machine', machine: ['size'] },
    azurerm_windows_virtual_machine: { makes: 'machine', machine: ['size'] },
    azurerm_virtual_machine: { makes: 'machine', machine: ['vm_size'] },
    azurerm_linux_virtual_machine_scale_set: { machine: ['sku'], nodes: ['instances'] },
    azurerm_machine_learning_compute_cluster: { machine: ['vm_size'] },
    azurerm_machine_learning_compute_instance: { makes: 'machine', machine: ['virtual_machine_size'] },
    azurerm_kubernetes_cluster: { ...azurePool, within: ['default_node_pool'] },
    azurerm_kubernetes_cluster_node_pool: azurePool,
    oci_core_instance: { makes: 'machine', machine: ['shape'] },
    oci_containerengine_node_pool: { machine: ['node_shape'], nodes: ['node_config_details.size'] },
};

;// CONCATENATED MODULE: ./build/core/evidence/tables/packages/conda.js



const conda_name = /(?:^|\/)(?:[^/]*(?:env|conda)[^/]*\.ya?ml|(?:envs?|conda|environments?)\/[^/]+\.ya?ml)$/i;
/** `environment.yml`: packages of conda and pip. */
const conda_reader = {
    format: 'conda',
    matches: (path) => conda_name.test(path),
    mayHold: (text) => /^dependencies[ \t]*:/m.test(text),
    read: (file) => observeDependencies(file.path, file.documents().flatMap(dependenciesOf)),
};
function dependenciesOf(document) {
    const texts = (list) => (0,yaml_documents/* itemsOf */.S3)(list).flatMap(({ range, ...item }) => 'value' in item && typeof item.value === 'string'
        ? [{ text: item.value, standing: { line: document.lineOf(range), optional: false } }]
        : []);
    const list = (0,yaml_documents/* below */.Gz)(document.root, 'dependencies');
    const pip = (0,yaml_documents/* itemsOf */.S3)(list).flatMap((item) => texts((0,yaml_documents/* below */.Gz)(item, 'pip')));
    return [
        ...texts(list).flatMap(({ text, standing }) => requirement(text, standing)),
        ...pip.flatMap(({ text, standing }) => text.startsWith('-') ? pipDependencies(text.split(/\s+/), standing) : requirement(text, standing)),
    ];
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
        (0,given_up/* giveUp */.Ht)('is not readable TOML');
        return undefined;
    }
}
const tableOf = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? value
    : undefined;
const toml_document_listOf = (value) => (Array.isArray(value) ? value : []);
const textOf = (value) => (typeof value === 'string' ? value : undefined);
const textsOf = (value) => toml_document_listOf(value).flatMap((item) => textOf(item) ?? []);
const entriesOf = (value) => Object.entries(tableOf(value) ?? {});
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
/** Beyond so many searches in one text, all is said to stand in its first line. */
const mostSearches = 200;
/**
 * Finds the line, below the nearest header of the dotted `section`, that holds the first needle and, from there on, the
 * next ones; the line that was reached where a needle is missing. One that starts with `\n` must start the line. Comments
 * hold nothing.
 */
function lineFinder(text) {
    const lines = text.split('\n').map((line) => (/^[ \t]*#/.test(line) ? '' : line));
    const headers = new Map();
    for (const [at, line] of lines.entries()) {
        const header = /^[ \t]*\[{1,2}([^[\]]{1,200})\]/.exec(line)?.[1]?.replace(/[\s"']/g, '');
        if (header !== undefined && !headers.has(header))
            headers.set(header, at);
    }
    let searches = mostSearches;
    return (section, ...needles) => {
        if (searches-- <= 0)
            return 1;
        const keys = section === '' ? [] : section.split('.');
        let from = keys.length;
        while (from > 0 && !headers.has(keys.slice(0, from).join('.')))
            from--;
        let at = headers.get(keys.slice(0, from).join('.')) ?? 0;
        for (const needle of [...keys.slice(from), ...needles]) {
            const holds = (line) => needle.startsWith('\n') ? line.startsWith(needle.slice(1)) : line.includes(needle);
            const found = needle === '' ? -1 : lines.findIndex((line, index) => index >= at && holds(line));
            if (found === -1)
                break;
            at = found;
        }
        return at + 1;
    };
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/packages/pyproject.js




/** Lists of requirements in the words of PEP 508. A star stands for the extra or group that they belong to. */
const requirementLists = [
    'project.dependencies',
    'project.optional-dependencies.*',
    'dependency-groups.*',
    'tool.uv.dev-dependencies',
    'tool.rye.dev-dependencies',
    'tool.pdm.dev-dependencies.*',
];
/** Tables whose keys are the packages. */
const packageTables = [
    'tool.poetry.dependencies',
    'tool.poetry.dev-dependencies',
    'tool.poetry.group.*.dependencies',
    ...['', 'tool.pixi.'].flatMap((at) => [`${at}dependencies`, `${at}pypi-dependencies`]),
    ...['', 'tool.pixi.'].flatMap((at) => [`${at}feature.*.dependencies`, `${at}feature.*.pypi-dependencies`]),
    'packages',
];
/** Lists of indexes, each with its address and perhaps a name. */
const indexLists = ['tool.uv.index', 'tool.poetry.source', 'tool.pdm.source', 'tool.rye.sources', 'source'];
/** Of so many indexes, and so many packages that come from each, it is told which come from which. */
const mostIndexes = 50;
/** Addresses of indexes. */
const addresses = [
    ...['index-url', 'extra-index-url', 'find-links'].flatMap((key) => [`tool.uv.${key}`, `tool.uv.pip.${key}`]),
    ...['', 'tool.pixi.', 'feature.*.', 'tool.pixi.feature.*.'].flatMap((at) => [
        `${at}pypi-options.index-url`,
        `${at}pypi-options.extra-index-urls`,
    ]),
];
/** `pyproject.toml` (PEP 621, Poetry, PDM, uv and others), `pixi.toml` and `Pipfile`: dependencies. */
const pyproject_reader = {
    format: 'pyproject',
    matches: (path) => /(?:^|\/)(?:(?:pyproject|pixi)\.toml|Pipfile)$/.test(path),
    read: ({ path, text }) => {
        const project = readToml(text);
        if (project === undefined)
            return [];
        const line = lineFinder(text);
        const packages = [...listed(project, line), ...inTables(project, line)];
        return observeDependencies(path, [...packages, ...fromIndexes(project, line)]);
    },
};
/** What stands at a path of keys, with what stands for its star. */
function pyproject_at(root, path) {
    const [before = '', after] = path.split('.*');
    const found = under(root, ...before.split('.'));
    if (after === undefined) {
        const group = before.endsWith('dev-dependencies') ? { group: 'dev' } : {};
        return found === undefined ? [] : [{ value: found, section: before, ...group }];
    }
    return entriesOf(found).flatMap(([group, entry]) => {
        const value = after === '' ? entry : under(entry, ...after.slice(1).split('.'));
        return value === undefined ? [] : [{ value, section: `${before}.${group}${after}`, group }];
    });
}
const listed = (project, line) => requirementLists
    .flatMap((path) => pyproject_at(project, path))
    .flatMap(({ value, section, ...group }) => textsOf(value).flatMap((text) => {
    const written = text.split(/[;"'\\]/, 1)[0];
    return requirement(text, { line: line(section, written), optional: 'group' in group, ...group });
}));
function inTables(project, line) {
    const extras = new Map(pyproject_at(project, 'tool.poetry.extras.*').flatMap(({ value, group }) => textsOf(value).map((name) => [name, group])));
    return packageTables
        .flatMap((path) => pyproject_at(project, path))
        .flatMap(({ value: table, section, group: own }) => entriesOf(table).flatMap(([name, value]) => choicesOf(value).map((choice) => {
        const group = own ?? extras.get(name);
        const optional = own !== undefined || under(choice, 'optional') === true;
        return keyed(name, choice, { line: line(section, name), optional, ...(group !== undefined && { group }) });
    })));
}
const choicesOf = (value) => (Array.isArray(value) ? value : [value]);
/** Indexes, and the addresses of single packages. One that is only for those that name it counts as these do. */
function fromIndexes(project, line) {
    const choices = [...packageTables, 'tool.uv.sources']
        .flatMap((path) => pyproject_at(project, path))
        .flatMap(({ value }) => entriesOf(value).flatMap(([, choice]) => choicesOf(choice)));
    const named = choices.flatMap((choice) => {
        const name = textOf(under(choice, 'index')) ?? textOf(under(choice, 'source'));
        return name === undefined ? [] : [{ name, choice }];
    });
    const sources = indexLists.flatMap((path) => pyproject_at(project, path).flatMap(({ value, section }) => (0,given_up/* atMost */.Tu)(mostIndexes, toml_document_listOf(value), 'indexes').flatMap((index, order) => {
        const address = textOf(under(index, 'url'));
        const name = textOf(under(index, 'name'));
        const own = named.filter((each) => each.name === name).slice(0, mostIndexes);
        // Of Pipenv's, the first serves all that name none.
        const isNamed = under(index, 'explicit') === true || (path === 'source' && order > 0);
        const isExplicit = isNamed || under(index, 'priority') === 'explicit';
        if (address === undefined || (own.length === 0 && isExplicit))
            return [];
        return (own.length === 0 ? [{ choice: {} }] : own).map(({ choice }) => {
            const group = textOf(under(choice, 'extra')) ?? textOf(under(choice, 'group'));
            const marker = textOf(under(choice, 'marker')) ?? textOf(under(choice, 'markers'));
            const standing = { line: line(section, address), optional: group !== undefined, ...(group && { group }) };
            return { ...wheelSource(address, standing), ...(marker !== undefined && { marker }) };
        });
    })));
    const plain = addresses
        .flatMap((path) => pyproject_at(project, path))
        .flatMap(({ value, section, ...group }) => [...textsOf(value), ...textsOf([value])].map((address) => wheelSource(address, { line: line(section, address), optional: 'group' in group, ...group })));
    return [...sources, ...plain];
}

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

;// CONCATENATED MODULE: ./build/core/evidence/tables/packages/requirements.js





const requirements_name = /(?:^|[/_.-])(?:requirements?|reqs?)(?:[_.-][^/]*)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i;
/** `requirements.txt` and similar files: dependencies. What a line includes from elsewhere is that file's to say. */
const requirements_reader = {
    format: 'requirements',
    matches: (path) => requirements_name.test(path) && !isForDevelopment(path),
    read: ({ path, text }) => {
        const group = addOnOf(path);
        let includes = false;
        // A list that was written by an older PowerShell is in UTF-16; what is left of it without the zero bytes is ASCII.
        const dependencies = logicalLines(text.replaceAll('\0', '')).flatMap(({ text: written, line }) => {
            const content = written.startsWith('#') ? '' : written.split(/\s#/, 1)[0].trim();
            const standing = { line, optional: group !== undefined, ...(group !== undefined && { group }) };
            const words = content.split(/[ \t]+/);
            includes ||= includesList(words);
            if (content.startsWith('-'))
                return pipDependencies(words, standing);
            return requirement(content.split(/[ \t]--?[a-z]/, 1)[0], standing);
        });
        return observeDependencies(path, dependencies, includes);
    },
};
/**
 * What a list adds to the main one: `eval` for `requirements-eval.txt`, `deepspeed` for its own, and whatever stands in a
 * folder of lists; undefined for a list that the job itself may need.
 */
function addOnOf(path) {
    const words = path
        .slice(path.lastIndexOf('/') + 1)
        .toLowerCase()
        .split(/[-_.]/);
    const rest = words.filter((word) => !/^(?:requirements?|reqs?|txt|in|pip)$/.test(word));
    const name = rest.join('-');
    if (rest.every((word) => ownWord.test(word)))
        return undefined;
    if (/(?:^|\/)requirements\/[^/]+$/i.test(path))
        return name;
    const { framework, library } = packageMeaning(name) ?? {};
    return isBesideTraining(path) || (library !== undefined && framework === undefined) ? name : undefined;
}
const ownWord = /^(?:base|main|common|core|default|train|training|prod|production|runtime|install|min|minimal|lock|all|full|gpu|cuda\d*|cu\d+|tpu|rocm|cpu|torch|pytorch|jax|tf|tensorflow|linux|py\d*|\d+)$/;

// EXTERNAL MODULE: ./build/core/languages/python/python-text.js
var python_text = __webpack_require__(8539);
;// CONCATENATED MODULE: ./build/core/evidence/tables/packages/setup-py.js



/** `setup.py`: literal lists of dependencies. */
const setup_py_reader = {
    format: 'setup-py',
    matches: (path) => /(?:^|\/)setup\.py$/.test(path),
    mayHold: (text) => /install_requires|extras_require/.test(text),
    read: ({ path, python }) => observeDependencies(path, [
        ...listsOf(python, 'install_requires', false),
        ...listsOf(python, 'extras_require', true),
    ]),
};
/** What a keyword or variable holds: a literal, or a name that is given one elsewhere. */
function listsOf(python, keyword, optional) {
    const { code } = python;
    const spans = assigned(code, keyword).flatMap((from) => {
        const name = /^[A-Za-z_]\w*/.exec(code.slice(from, from + 100))?.[0];
        return name === undefined ? [from] : name === keyword ? [] : assigned(code, name);
    });
    return [...new Set(spans)].flatMap((open) => {
        const end = /[[({]/.test(code[open] ?? '') ? ((0,python_text/* closingBracket */.u)(code, open) ?? open) : open;
        let group;
        return python.strings.flatMap((literal) => {
            if (literal.start < open || literal.end > end)
                return [];
            if (optional && /^\s*(?:\]\s*)?:/.test(code.slice(literal.end, literal.end + 20))) {
                group = literal.value;
                return [];
            }
            const line = python.lineAt(literal.start);
            return requirement(literal.value, { line, optional, ...(group !== undefined && { group }) });
        });
    });
}
/** Where the values begin that a name is given, added or extended by. */
const assigned = (code, name) => [
    ...code.matchAll(new RegExp(`(?<![\\w.])${name}["']?(?:\\s*:[^=\\n[({]{0,80})?(?:\\s{0,40}(?:\\+?=|:)\\s{0,40}|\\.(?:append|extend)\\s{0,40}(?=\\())`, 'g')),
]
    .slice(0, 20)
    .map((match) => match.index + match[0].length);

// EXTERNAL MODULE: ./build/core/languages/shell/makefile.js
var makefile = __webpack_require__(287);
;// CONCATENATED MODULE: ./build/core/evidence/tables/packages/shell-install.js





/** Scripts and makefiles: packages that they install, here or on another machine. */
const shell_install_reader = {
    format: 'shell-install',
    matches: (path) => (/\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || (0,makefile/* isMakefile */.R)(path)) &&
        !isForDevelopment(path),
    mayHold: mayInstall,
    read: ({ path, commands }) => {
        // Those that are run, and those of the scripts that it feeds to others.
        const placed = commands
            .filter(({ kept }) => !kept)
            .flatMap((command) => [
            command,
            ...command.hereDocuments.flatMap((document) => (0,shell_commands/* shellCommands */.h)(document.text).map(({ words, line }) => ({ words, line: line + document.line - 1 }))),
        ]);
        const { dependencies, includes } = installedBy(placed, isBesideTraining(path));
        return chosen(path, observeDependencies(path, dependencies, includes));
    },
};
/**
 * A script that installs for several kinds of hardware chooses one of them when it runs, and one that is named for its
 * hardware, such as `run_tpu.sh`, leaves room for others: neither binds a job to a stack.
 */
function chosen(path, observations) {
    const stacks = new Set(observations.flatMap((seen) => (seen.what === 'stack' ? [seen.stack] : [])));
    if (stacks.size < 2 && !hardwareWord.test(path.slice(path.lastIndexOf('/') + 1)))
        return observations;
    return observations.map((seen) => (seen.what === 'stack' ? { ...seen, certainty: 'suggests' } : seen));
}
const hardwareWord = /(?:^|[-_.])(?:tpus?|tpuvm|gpus?|cuda|rocm|amd|nvidia|neuron|trainium|trn\d?|gaudi|hpu|habana|cpu)(?=[-_.]|$)/i;

// EXTERNAL MODULE: ./build/core/languages/shell/script-path.js
var script_path = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/schedulers.js






const renamed = (names) => (options) => new Map(options.map(({ name, value, line }) => [names[name] ?? name, { value, line }]));
const ofSlurm = renamed({ N: 'nodes', n: 'ntasks', G: 'gpus', C: 'constraint', p: 'partition', J: 'job-name' });
const schedulers = [
    { sign: '#SBATCH', programs: ['sbatch', 'srun', 'salloc'], read: ofSlurm },
    { sign: '#PBS', programs: ['qsub'], read: ofPbs },
    { sign: '#BSUB', programs: ['bsub'], read: ofLsf },
];
/** A text with directives or submissions of one of these schedulers. */
const schedulerWord = /^#(?:SBATCH|PBS|BSUB)[ \t]|\b(?:srun|sbatch|salloc|[qb]sub)[ \t]/m;
/** What the directives and the commands of a script ask a scheduler for. */
function schedulerRequests(text, commands) {
    const parts = directed(text);
    const allotted = parts.flatMap(requestsOf);
    // Within a job that has its accelerators, a step only divides them.
    if (allotted.some(({ certainty }) => certainty === 'states'))
        return allotted;
    const steps = commands.flatMap((command) => {
        const written = requestsOfDocuments(command);
        return written.length > 0 || !(0,command_words/* runs */.Np)(command) ? written : requestsOfCommand(command, parts[0]);
    });
    const found = [...allotted, ...steps];
    return found.length > 0 ? found : parts.length === 1 ? wholeNodes(parts[0], commands) : [];
}
/** Whether the directives of a script ask for its accelerators: what its commands say only repeats that. */
const isAllotted = (text) => directed(text).some((options) => requestsOf(options).some(({ certainty }) => certainty === 'states'));
const directed = (text) => schedulers.flatMap(({ sign, read }) => (0,directives/* directivesIn */.WS)(text, sign).map((options) => read(options)));
/** The scheduler's program in a command, and its options as each scheduler that has it reads them. */
function submission({ words, line }) {
    const at = words.findIndex((word) => schedulers.some(({ programs }) => programs.includes(word)));
    const program = words[at];
    if (program === undefined)
        return undefined;
    const given = (0,directives/* optionsIn */.Im)(words.slice(at + 1, endOfOptions(words, at + 1)), line);
    const known = schedulers.filter(({ programs }) => programs.includes(program));
    return { program, readings: known.map(({ read }) => read(given)) };
}
function requestsOfCommand(command, allocation) {
    const { line, byDefault } = command;
    const { program, readings = [] } = submission(command) ?? {};
    const own = readings.find((options) => optionsFor(options) !== undefined);
    if (own === undefined)
        return [];
    // A step has the nodes of its job, which may be a script above.
    const isStep = program === 'srun';
    const options = new Map([...(isStep ? (allocation ?? []) : []), ...own]);
    if (isStep && !options.has('nodes') && !options.has('ntasks'))
        options.set('nodes', { value: '', line });
    return requestsOf(options).map((each) => (byDefault ? { ...each, certainty: 'suggests' } : each));
}
/** Whether a command submits a script on numbers of its own, which count before those that the script asks for. */
function overrulesNumbers(command) {
    const { program, readings = [] } = submission(command) ?? {};
    const numbers = ['nodes', 'ntasks', 'ntasks-per-node', ...counting.map(([option]) => option)];
    return (program !== 'srun' && readings.some((options) => numbers.some((name) => (options.get(name)?.value ?? '') !== '')));
}
/** The options of the command itself end at the first word that is neither one nor may be the value of one. */
function endOfOptions(words, from) {
    const program = words.findIndex((word, at) => {
        const before = at > from ? (words[at - 1] ?? '') : '';
        return at >= from && !/^[-$]/.test(word) && !(before.startsWith('-') && !/=|^-\w\d/.test(before));
    });
    return program === -1 ? words.length : program;
}
/**
 * `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, whose own signs stand behind a backslash. The
 * options of the command overrule its directives.
 */
function requestsOfDocuments({ words, line, hereDocuments }) {
    const program = (0,command_words/* programOf */.oQ)(words);
    if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>'))))
        return [];
    return hereDocuments.flatMap(({ text, line: above }) => {
        const own = program === 'sbatch' ? ofSlurm((0,directives/* optionsIn */.Im)(words, line - above + 1)) : [];
        const parts = directed(text).map((options) => new Map([...options, ...own]));
        const allotted = parts.flatMap(requestsOf);
        const isOpen = allotted.length === 0 && parts.length > 0;
        const commands = isOpen ? (0,shell_commands/* shellCommands */.h)(text.replaceAll('\\$', ' $')).filter(command_words/* runs */.Np) : [];
        const steps = commands.flatMap((command) => requestsOfCommand(command, parts[0]));
        return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }));
    });
}
/** Nodes that are asked for whole, by a script whose commands name what they run on: nothing tells how many each has. */
function wholeNodes(options, commands) {
    const stated = options?.get('nodes');
    const nodes = (0,bounds/* wholeNumber */.rD)(stated?.value);
    const isOfProcessors = /(?:^|[^a-z])cpus?(?=$|[^a-z])/i.test((options?.get('partition')?.value ?? '').slice(0, 200));
    if (!options || !stated || nodes === undefined || isOfProcessors || counting.some(([name]) => options.has(name)))
        return [];
    const { isNamed = false, ...device } = deviceOf(commands) ?? {};
    return isNamed ? [{ request: { ...device, nodes }, line: stated.line, certainty: 'suggests' }] : [];
}
/** The options that ask for accelerators, and for what each of them counts. */
const counting = [
    ['gpus', 'job'],
    ['gpus-per-node', 'node'],
    ['gres', 'node'],
    ['gpus-per-task', 'task'],
];
/** What the options of one job ask for: first what it asks for, then what its partition suggests. */
function requestsOf(options) {
    const job = literal(options.get('job-name')?.value);
    const [constraint, partition] = [namedIn(options, 'constraint'), namedIn(options, 'partition')];
    const wanted = optionsFor(options);
    if (wanted === undefined) {
        const hint = constraint ?? partition;
        const nodes = constraint?.name ? schedulers_nodesOf(options) : (0,bounds/* wholeNumber */.rD)(options.get('nodes')?.value);
        const { line, name } = hint ?? {};
        return line === undefined ? [] : [{ request: { job, kind: 'gpu', name, nodes }, line, certainty: 'suggests' }];
    }
    if (wanted.count === 0)
        return [];
    const { kind, vendor, line, name = kind === 'gpu' ? constraint?.name : undefined } = wanted;
    const counts = schedulers_countsOf(options, wanted.per, wanted.count);
    const stated = { request: { job, kind, vendor, name, ...counts }, line, certainty: 'states' };
    const adds = partition?.name && name === undefined && kind === 'gpu' && (0,resource_request/* fitsHost */.Fz)(partition.name, counts.perNode);
    if (!adds)
        return [stated];
    const hint = { job, kind: 'gpu', name: partition.name };
    return [stated, { request: hint, line: partition.line, certainty: 'suggests' }];
}
function schedulers_countsOf(options, per, count) {
    const nodes = schedulers_nodesOf(options);
    if (per === 'node')
        return { perNode: count, nodes };
    if (per === 'job')
        return { count, nodes };
    const tasks = (0,bounds/* wholeNumber */.rD)(options.get('ntasks')?.value);
    if (tasks !== undefined)
        return { count: (0,bounds/* times */.Hn)(count, tasks), nodes };
    const perNode = (0,bounds/* wholeNumber */.rD)(options.get('ntasks-per-node')?.value);
    if (perNode !== undefined)
        return { perNode: (0,bounds/* times */.Hn)(count, perNode), nodes };
    // Without a word about tasks there is one on each node.
    return options.has('ntasks') || options.has('ntasks-per-node') ? { nodes } : { perNode: count, nodes };
}
/** A job has one node where nothing asks for more. */
function schedulers_nodesOf(options) {
    const nodes = options.get('nodes');
    const known = (0,bounds/* wholeNumber */.rD)(nodes?.value);
    if (known !== undefined)
        return known;
    const tasks = options.get('ntasks');
    // A number that is computed follows from the tasks, where those are known.
    if (tasks === undefined || tasks.value === '1')
        return nodes === undefined ? 1 : undefined;
    const perNode = (0,bounds/* wholeNumber */.rD)(options.get('ntasks-per-node')?.value);
    const all = (0,bounds/* wholeNumber */.rD)(tasks.value);
    return perNode && all !== undefined ? Math.ceil(all / perNode) : undefined;
}
const generic = new Map([
    ['gpu', { kind: 'gpu' }],
    ['hpu', { kind: 'other', vendor: 'intel' }],
    ['gaudi', { kind: 'other', vendor: 'intel' }],
    ['neuron', { kind: 'other', vendor: 'aws' }],
    ['npu', { kind: 'other' }],
]);
function optionsFor(options) {
    for (const [option, per] of counting) {
        const { value, line } = options.get(option) ?? { value: '', line: 0 };
        for (const part of value.slice(0, 500).split(',')) {
            const resource = part.replace(/^gres[:/]/, '').replace(/\(.*$/, '');
            const words = resource.split(/[:=]/);
            const found = option === 'gres' ? generic.get(words[0]?.toLowerCase() ?? '') : generic.get('gpu');
            if (found === undefined || resource === '')
                continue;
            return { ...found, per, line, ...typeAndCount(option === 'gres' ? words.slice(1) : words) };
        }
    }
    return undefined;
}
/** `a100:8`, `8`, `a100` and nothing, which stands for one. */
function typeAndCount(words) {
    const last = words.at(-1);
    if (last === undefined)
        return { count: 1 };
    const isOpen = !(0,command_words/* isLiteral */.c$)(last);
    const count = (0,bounds/* wholeNumber */.rD)(last);
    const type = count === undefined && !isOpen ? last : words.at(-2);
    // A slice of a card is not a card.
    if (type !== undefined && /\dg\.\d/.test(type))
        return { count: undefined };
    return { count: isOpen ? undefined : (count ?? 1), ...(type && (0,resource_request/* isGpuModel */.ir)(type) && { name: type }) };
}
/**
 * What the name of a partition or a feature tells, as in `gpu`, `h100-long` and `a100&nvlink`. Of several partitions
 * all must be of GPUs, and of several models none is named.
 */
function namedIn(options, option) {
    const { value, line } = options.get(option) ?? { value: '', line: 0 };
    if (!(0,command_words/* isLiteral */.c$)(value.replace('*', '')))
        return undefined;
    const items = value.split(/[,&|*()[\]]/).map((item) => {
        const words = item.split(/[-_.]/);
        const name = [item, ...words].find((word) => word.length > 2 && (0,resource_request/* isGpuModel */.ir)(word) && !ofSeries.test(word));
        return { name, isGpu: name !== undefined || words.some((word) => /^gpus?\d*$/i.test(word)) };
    });
    if (!(option === 'partition' ? items.every(({ isGpu }) => isGpu) : items.some(({ isGpu }) => isGpu)))
        return undefined;
    const [name, another] = new Set(items.flatMap((item) => item.name ?? []));
    return { line, ...(name !== undefined && another === undefined && { name }) };
}
/** The number of a series of cards, which sites call partitions of its other members by as well: `rtx2080` holds the Ti. */
const ofSeries = /^(?:rtx|gtx)?[-_]?\d{4}$/i;
const literal = (value) => ((0,command_words/* isLiteral */.c$)(value) ? value : undefined);
const last = (options, ...names) => options.findLast(({ name }) => names.includes(name));
/** `ngpus=8:gpu_type=a100` by its parts; a part without a value stands for itself. */
const schedulers_partsOf = (text, sign) => new Map(text.split(sign).map((part) => {
    const cut = part.indexOf('=');
    return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
}));
/** Options by Slurm's names, on the line of what asks; those without a value are left out. */
const asSlurm = (line, values) => new Map(Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, { value, line: line ?? 1 }]]));
const models = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name'];
/** PBS Professional's chunks, and the nodes of Torque; `-l ngpus=4` counts the GPUs of the whole job. */
function ofPbs(options) {
    const resources = options.filter(({ name }) => name === 'l');
    const common = { 'job-name': last(options, 'N')?.value, partition: last(options, 'q')?.value };
    const isScattered = resources.some(({ value }) => /(?:^|,)place=v?scatter/.test(value));
    for (const { value, line } of resources) {
        const [, option, list = ''] = /(?:^|,)(select|nodes)=([^,]+)/.exec(value) ?? [];
        if (option === undefined)
            continue;
        const chunks = list.split('+').map(chunkOf);
        const holding = chunks.filter(({ each }) => each !== undefined);
        const [first = chunks[0], another] = holding;
        const total = (0,bounds/* sum */.cz)(holding.map(({ copies, each }) => (0,bounds/* times */.Hn)(copies, (0,bounds/* wholeNumber */.rD)(each))));
        const names = new Set(holding.map(({ name }) => name));
        // Chunks may share a node, unless they are told apart, there is one, or each has the GPUs of a usual node.
        const isNode = first?.copies === 1 || ((0,bounds/* wholeNumber */.rD)(first?.each) ?? 0) >= usualNode;
        const isApart = another === undefined && (isScattered || option === 'nodes' || isNode);
        return asSlurm(line, {
            ...common,
            constraint: names.size === 1 ? [...names][0] : undefined,
            nodes: isApart ? String(first?.copies) : '',
            ...(isApart ? { 'gpus-per-node': first?.each } : holding.length > 0 && { gpus: total?.toString() ?? '$' }),
        });
    }
    const alone = resources.find(({ value }) => schedulers_partsOf(value, ',').has('ngpus'));
    return asSlurm(alone?.line, { ...common, nodes: '', gpus: schedulers_partsOf(alone?.value ?? '', ',').get('ngpus') });
}
/** The GPUs of the smallest nodes that jobs of several nodes are given. */
const usualNode = 4;
/** `4:ncpus=64:ngpus=8:gpu_type=A100`. `each` are its GPUs, undefined where it asks for none. */
function chunkOf(text) {
    const [first = '', ...rest] = text.split(':');
    const isCopies = !first.includes('=');
    const parts = schedulers_partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':');
    const gpus = parts.get('ngpus') ?? parts.get('gpus');
    const words = [...models, 'gpu'].map((key) => parts.get(key) ?? '');
    const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word);
    return {
        copies: isCopies ? (0,bounds/* wholeNumber */.rD)(first.trim()) : 1,
        each: gpus === '0' ? undefined : gpus,
        name: [...words, ...alone].find(resource_request/* isGpuModel */.ir),
    };
}
/** LSF: `-gpu "num=4:gmodel=\u2026"` asks for GPUs on each host, or for each task. */
function ofLsf(options) {
    const wanted = last(options, 'gpu');
    const parts = schedulers_partsOf(wanted?.value ?? '', ':');
    const requirements = options.filter(({ name }) => name === 'R');
    const text = requirements.map(({ value }) => value).join(' ');
    const rusage = requirements.find(({ value }) => /\bngpus_/.test(value));
    const number = wanted ? (parts.get('num') ?? '1') : /\bngpus_\w{1,20}=(\d+)/.exec(text)?.[1];
    const [amount, unit] = (number ?? '').split('/');
    return asSlurm((wanted ?? rusage)?.line, {
        [unit === 'task' ? 'gpus-per-task' : 'gpus-per-node']: number === undefined ? undefined : amount,
        ntasks: last(options, 'n')?.value,
        'ntasks-per-node': /span\[ptile=(\d{1,4})\]/.exec(text)?.[1],
        nodes: text.includes('span[hosts=1]') ? '1' : last(options, 'nnodes')?.value,
        'job-name': last(options, 'J')?.value.split('[', 1)[0],
        partition: last(options, 'q')?.value,
        constraint: parts.get('gmodel')?.replace(/-\d+(?:\.\d+)?[GM]$/i, ''),
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/schedulers/batch-scheduler.js




/** Batch scripts of Slurm, PBS and LSF: their directives, or the options of `srun`, `qsub` and similar commands. */
const batch_scheduler_reader = {
    format: 'batch-scheduler',
    matches: script_path/* isScript */.K,
    mayHold: (text) => schedulerWord.test(text),
    read: ({ path, text, commands }) => {
        const observations = new ObservationList();
        for (const { request, line, certainty } of schedulerRequests(text, commands)) {
            const seen = (0,resource_request/* observeRequest */.S2)({ path, line }, certainty, request);
            if (seen)
                observations.add(seen);
        }
        return observations.list();
    },
};

;// CONCATENATED MODULE: ./build/core/evidence/tables/schedulers/cluster-calls.js

const cluster_calls_gpu = { always: { kind: 'gpu' } };
const cluster_calls_entries = [
    {
        modules: ['submitit'],
        // `update_parameters`, or a function of the project around it.
        callee: /./,
        says: { perNode: ['gpus_per_node', 'num_gpus_per_node'], nodes: ['nodes', 'num_nodes'] },
        ...cluster_calls_gpu,
    },
    {
        modules: ['nemo_run', 'nemo'],
        callee: /^(?:\w{0,60}Executor|\w{0,60}_recipe)$/,
        says: { perNode: ['gpus_per_node', 'num_gpus_per_node'], nodes: ['nodes', 'num_nodes'] },
        ...cluster_calls_gpu,
    },
    {
        modules: ['ray'],
        callee: /^ScalingConfig$/,
        only: { use_gpu: true },
        says: { name: ['accelerator_type'], workers: ['num_workers'], perNode: ['resources_per_worker.GPU'] },
        otherwise: { perNode: 1 },
        ...cluster_calls_gpu,
    },
    {
        modules: ['kubeflow'],
        callee: /^(?:\w{0,20}Trainer|train|create_job)$/,
        says: {
            perNode: ['resources_per_node.gpu', 'resources_per_worker.gpu'],
            nodes: ['num_nodes', 'num_workers'],
        },
        ...cluster_calls_gpu,
    },
    { modules: ['kfp'], callee: /^set_(?:gpu|accelerator)_limit$/, says: { perNode: ['0', 'limit', 'gpu'] }, ...cluster_calls_gpu },
    { modules: ['kfp'], callee: /^set_accelerator_type$/, says: { name: ['0', 'accelerator'] } },
    {
        modules: ['flytekit', 'union', 'metaflow'],
        callee: /^(?:Resources|resources|kubernetes|batch)$/,
        says: { perNode: ['gpu'] },
        ...cluster_calls_gpu,
    },
];
/** Python that submits jobs to a cluster: submitit, NeMo Run, Ray, Kubeflow, Flyte and Metaflow. */
const cluster_calls_reader = callReader('cluster-calls', cluster_calls_entries);

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/clouds.js




const clouds_gcp = { provider: 'gcp' };
const spotWords = /^--(?:spot|preemptible|best-effort|use-spot|provisioning-model=SPOT)$/;
const compute = { always: clouds_gcp, machine: '--machine-type', pairs: '--accelerator', name: 'type', perNode: 'count' };
const slice = { always: { ...tpu, ...clouds_gcp }, name: '--accelerator-type --type', topology: '--topology' };
const clouds = [
    { ...slice, command: 'gcloud tpus create', certainty: 'states', nodes: '--node-count', nodesOtherwise: 1 },
    // What it has a host do, it does on a TPU.
    { command: 'gcloud tpus tpu-vm ssh', certainty: 'suggests', always: { ...tpu, ...clouds_gcp } },
    {
        ...compute,
        command: 'gcloud container node-pools|clusters create',
        certainty: 'suggests',
        nodes: '--num-nodes',
        topology: '--tpu-topology',
    },
    { ...compute, command: 'gcloud compute instances bulk create', certainty: 'states', nodes: '--count' },
    {
        ...compute,
        command: 'gcloud compute instances create|create-with-container',
        certainty: 'states',
        nodesOtherwise: 'names',
    },
    { ...compute, command: 'gcloud compute instance-templates create', certainty: 'suggests' },
    {
        command: 'gcloud ai custom-jobs create',
        certainty: 'states',
        always: clouds_gcp,
        pairs: '--worker-pool-spec',
        machine: 'machine-type',
        name: 'accelerator-type',
        perNode: 'accelerator-count',
        nodes: 'replica-count',
        nodesOtherwise: 1,
    },
    ...['workload', 'cluster'].map((what) => ({
        command: `xpk ${what} create|create-pathways`,
        certainty: what === 'workload' ? 'states' : 'suggests',
        always: clouds_gcp,
        name: '--tpu-type --device-type',
        nodes: '--num-slices --num-nodes',
        nodesOtherwise: 1,
    })),
    {
        command: 'sky launch|exec',
        certainty: 'states',
        name: '--gpus',
        machine: '--instance-type -t',
        nodes: '--num-nodes',
        nodesOtherwise: 1,
        provider: '--infra --cloud',
    },
    {
        command: 'aws ec2 run-instances',
        certainty: 'states',
        always: { provider: 'aws' },
        machine: '--instance-type',
        nodes: '--count',
        nodesOtherwise: 1,
    },
    { command: 'eksctl create cluster|nodegroup', certainty: 'suggests', machine: '--node-type -t', nodes: '--nodes -N' },
    { command: 'az vm create', certainty: 'states', machine: '--size', nodes: '--count', nodesOtherwise: 1 },
    { command: 'az ml compute create', certainty: 'suggests', machine: '--size' },
    { command: 'az aks nodepool add', certainty: 'suggests', machine: '--node-vm-size -s', nodes: '--node-count -c' },
    { command: 'az aks create', certainty: 'suggests', machine: '--node-vm-size -s', nodes: '--node-count -c' },
];
const commands = clouds.map((row) => {
    const [program, ...behind] = row.command.split(' ');
    return { ...row, program, behind: behind.map((word) => word.split('|')) };
});
/** Words of which a command for a cloud has one: the program, or `tpus` where a variable holds it. */
const cloudWords = new Set([...commands.map(({ program = '' }) => program), 'tpus']);
/** Options of projects' own launchers, which pass a slice on to whoever allots it. */
const sliceOptions = ['--tpu-type', '--accelerator-type', '--device-type'];
/** What a command asks for. */
function cloudRequest({ words, isRepeated, }) {
    const program = (0,command_words/* programOf */.oQ)(words).replace(/\.py$/, '');
    if (/^(?:docker|podman|nvidia-docker)$/.test(program))
        return containerRequest(program, words);
    // Its name may be kept in a variable, or it may be started by Python.
    const isHidden = program.startsWith('$') && words.includes('tpus');
    const isXpk = words.some((word) => word.endsWith('xpk.py'));
    const name = isHidden ? 'gcloud' : isXpk ? 'xpk' : program;
    const rows = commands.filter((row) => row.program === name);
    if (rows.length === 0)
        return undefined;
    // Behind this sign stands what the job runs.
    const end = words.indexOf('--');
    const own = end === -1 ? words : words.slice(0, end);
    const found = rows.find(({ behind }) => areInOrder(own, behind));
    if (found === undefined)
        return undefined;
    const counting = [found.name, found.perNode, found.nodes].flatMap((options) => options?.split(' ') ?? []);
    const isCounted = (0,command_words/* optionsOf */.cz)(own, ...counting).length > 0;
    const request = requestOf(own, isRepeated ? repeated(found) : found);
    return { certainty: found.certainty, request, ...(isCounted && { isCounted }) };
}
/** A command that a loop repeats, for as many nodes as nobody knows. */
const repeated = ({ nodes: _, nodesOtherwise: __, ...row }) => row;
/** The words behind a command that are neither its options nor the values of these; one that is not known is one. */
const namesBehind = (words) => words
    .slice(words.findIndex((word) => word.startsWith('create')) + 1)
    .filter((word, at, all) => !word.startsWith('-') && !/^-[^=]*$/.test(all[at - 1] ?? '')).length;
function areInOrder(words, wanted) {
    let next = 0;
    for (const word of words)
        if (wanted[next]?.includes(word))
            next++;
    return next === wanted.length;
}
function requestOf(words, row) {
    const specs = (0,command_words/* optionsOf */.cz)(words, row.pairs ?? '');
    const pairs = pairsOf(specs[0]);
    const given = (names) => names === undefined ? undefined : (pairs.get(names) ?? (0,command_words/* optionsOf */.cz)(words, ...names.split(' ')).at(-1));
    const literal = (names) => {
        const value = given(names);
        return (0,command_words/* isLiteral */.c$)(value) ? value : undefined;
    };
    // Pools of several machines name none.
    if (specs.length > 1)
        return {};
    const name = literal(row.name);
    const hardware = (0,resource_request/* hardwareNamed */.uZ)(name);
    const topology = literal(row.topology);
    const stated = given(row.nodes);
    const otherwise = row.nodesOtherwise === 'names' ? Math.max(1, namesBehind(words)) : row.nodesOtherwise;
    const number = stated === undefined ? otherwise : (0,bounds/* wholeNumber */.rD)(stated);
    const isSlice = hardware?.chips !== undefined || row.always?.kind === 'tpu';
    const each = (0,bounds/* wholeNumber */.rD)(given(row.perNode)) ?? (given(row.perNode) === undefined ? impliedBy(row, hardware) : undefined);
    const machine = literal(row.machine);
    // What is attached to machines there is a GPU, whichever it is; TPUs are counted by TensorCores, eight and more.
    const isGpu = name === undefined && each !== undefined && (row.pairs === undefined || each < 8);
    return {
        ...(isGpu && (row.name !== 'accelerator-type' || machine === undefined) && gpu),
        ...((0,command_words/* optionsOf */.cz)(words, '--tpu-type').length > 0 && { kind: 'tpu' }),
        ...row.always,
        name,
        machine,
        perNode: isSlice ? undefined : each,
        ...(isSlice ? { slices: number } : { nodes: number }),
        topology,
        ...(isSlice && hardware?.chips === undefined && { count: (0,bounds/* times */.Hn)((0,resource_request/* chipsOf */.jP)(topology), number) }),
        ...(row.provider && { provider: (0,resource_request/* cloudNamed */.X)(literal(row.provider)) }),
        ...(words.some((word) => spotWords.test(word)) && { spot: true }),
    };
}
/** A card that is named without a number is one. */
const impliedBy = ({ pairs, name }, hardware) => hardware !== undefined && (pairs === '--accelerator' || name === '--gpus') ? (hardware.perNode ?? 1) : undefined;
/** `type=nvidia-tesla-t4,count=1`, literal values only. */
function pairsOf(text) {
    const found = new Map();
    for (const pair of (text ?? '').slice(0, 2_000).split(',')) {
        const cut = pair.indexOf('=');
        const value = pair.slice(cut + 1);
        if (cut > 0 && (0,command_words/* isLiteral */.c$)(value))
            found.set(pair.slice(0, cut).trim(), value);
    }
    return found;
}
const runtimes = new Map([
    ['nvidia', nvidia],
    ['habana', gaudi],
    ['/dev/kfd', amd],
    ['/dev/neuron', neuron],
]);
/** What a container is given: `--gpus all`, `--gpus '"device=0,1"'`, `--runtime=nvidia`, `--device=/dev/kfd`. */
function containerRequest(program, words) {
    if (program === 'nvidia-docker')
        return { certainty: 'states', request: nvidia };
    if (!words.some((word) => word === 'run' || word === 'create'))
        return undefined;
    const gpus = (0,command_words/* optionsOf */.cz)(words, '--gpus').at(-1)?.replaceAll('"', '');
    if (gpus === undefined) {
        const devices = (0,command_words/* optionsOf */.cz)(words, '--runtime', '--device').map((device) => device.split(/[\d:]/, 1)[0] ?? '');
        const found = devices.map((device) => runtimes.get(device)).find((request) => request !== undefined);
        return found && { certainty: 'states', request: found };
    }
    const listed = /^device=(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(gpus)?.[1]?.split(',').length;
    const count = listed ?? (0,bounds/* wholeNumber */.rD)(gpus);
    if (count === 0 || gpus === 'none')
        return undefined;
    const isKnown = count !== undefined || gpus === 'all' || gpus.startsWith('device=');
    const numbers = count === undefined ? {} : { perNode: count, nodes: 1 };
    return { certainty: isKnown ? 'states' : 'suggests', request: { ...nvidia, ...numbers } };
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/traces.js


/** Whose hardware a command can only be for: the tools of a maker, the modules and the drivers that it loads. */
function toolsIn({ words, byDefault }) {
    // To ask for the path of a tool is to doubt it.
    if (byDefault || words.some((word) => /^(?:command|which|type|hash|-x)$/.test(word)))
        return [];
    const program = (0,command_words/* programOf */.oQ)(words);
    const second = words[words.indexOf(program) + 1] ?? '';
    const loads = program === 'ml' || (program === 'module' && (second === 'load' || second === 'add'));
    const isContainer = words.some((word) => /(?:^|\/)(?:singularity|apptainer)$/.test(word.slice(-200)));
    return words.flatMap((word) => {
        const module = loads ? modules.find(([name]) => name.test(word.slice(0, 200)))?.[1] : undefined;
        const maker = module ?? tools.get(word.slice(word.lastIndexOf('/') + 1)) ?? (isContainer && drivers.get(word));
        return maker ? [maker] : [];
    });
}
/** `$(nvidia-smi --list-gpus | wc -l)`: what stands for its output is no command of the script. */
function toolsSubstituted(text) {
    if (!/-smi|neuron-|tpu-info|rocminfo/.test(text))
        return [];
    return text.split('\n').flatMap((content, at) => {
        const name = /^[^#]{0,300}?(?:\$\(|`)[ \t]{0,8}([a-z-]{6,14})(?![\w.-])/.exec(content)?.[1];
        const maker = tools.get(name ?? '');
        return maker === undefined ? [] : [{ line: at + 1, maker }];
    });
}
/** Whether a word may be what a container is started by, or a file that is handed on. */
const namesImageOrFile = (word) => containers.test(word) || launchFile.test(word);
const containers = /^(?:srun|docker|podman|nvidia-docker|singularity|apptainer|enroot)$/;
/** The images that a command runs: `docker run nvcr.io/nvidia/pytorch:24.05-py3`, `--container-image nvcr.io#\u2026`. */
function imagesIn({ words }) {
    if (!words.some((word) => containers.test(word)))
        return [];
    return words.flatMap((word) => {
        const image = word.replace(/^--container-image=/, '').replace(/^docker:\/\//, '');
        return image.length <= 300 && /^[\w.-]+(?:[/#][\w.-]+)+:[\w.-]+$/.test(image) ? [image.replace('#', '/')] : [];
    });
}
const mostOfCommand = 20;
const launchFile = /\.(?:ya?ml|json|toml|sh|bash|sbatch|slurm|batch)$/;
/** The files that a command hands to its program, and the scripts that it starts. */
const filesIn = ({ words }) => words.flatMap(traces_fileOf).slice(0, mostOfCommand);
/** The file that a word or the value of an option names, without the folder before it that is in a variable. */
function traces_fileOf(word) {
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

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/variables.js





/** The variables that a script sets, or hands to a container. */
const settingsIn = (commands) => commands.flatMap(({ words, line, byDefault }) => words.flatMap((word) => {
    const [, name, value] = /^(?:--?e(?:nv)?=)?([A-Za-z]\w{1,60})=(.*)$/s.exec(word) ?? [];
    return name === undefined || value === undefined || value === '' ? [] : [{ name, value, line, byDefault }];
}));
/** A variable with the name of a slice: `DEFAULT_TPU_TYPE`, but no name that somebody gave a machine. */
const sliceVariable = /^(?!.*(?:NAME|VERSION|IMAGE|TAG))(?:.*_)?(?:TPU|ACCELERATOR|ACCEL|ACC|SLICE|POD|DEVICE)(?:_(?:TYPE|SIZE|SHAPE))?$/i;
const cardVariable = /^(?:DEFAULT_|HPC_|SLURM_)?GPU(?:_(?:TYPE|MODEL|NAME))?$/i;
const machineVariable = /^(?:(?:AWS|EC2)_)?INSTANCE_TYPE$|^(?:GCP_)?MACHINE_TYPE$|^VM_SIZE$/;
const slicesVariable = /^(?:NUM_?SLICES|SLICES|NODE_COUNT)$/;
/** What a variable counts; those of the second kind may as well be the index of one device. */
const perNodeVariable = /^(?:(?:n|num|nr)_?)?gpus?_per_node$|^(?:num|nr|n)_?gpus?$|^n?proc_per_node$|^gpu_(?:count|num)$|^DGXNGPU$/i;
const doubtfulVariable = /^(?:gpus|devices|num_devices|n_devices|world_size)$/i;
const coreVariable = /^(?:NEURON_RT_NUM_CORES|NEURON_CORES(?:_PER_NODE)?|n?proc(?:esse)?s?_per_node)$/i;
const nodeVariable = /^(?:(?:n|num|nr)_?)?nodes?$|^(?:hpc|job)_(?:num_?|n_?)?nodes$|^(?:node|instance)_count$|^num_(?:machines|hosts|instances)$|^DGXNNODES$/i;
const totalVariable = /^(?:num|n)_?gpus?$|^gpu_(?:count|num)$|^world_size$/i;
const telling = [
    ...[sliceVariable, cardVariable, machineVariable, perNodeVariable, doubtfulVariable, coreVariable, nodeVariable],
];
/** Whether a variable of this name may tell of the accelerator or of its number. */
const isOfHardware = (name) => telling.some((names) => names.test(name));
/**
 * The slice, the machine or the model of GPU that a script keeps in a variable for commands that are not seen here. A
 * variable that has several values names none of them.
 */
function namedInVariables(settings) {
    const first = new Map(settings.toReversed().map(({ name, value }) => [name, value]));
    const several = new Set(settings.filter(({ name, value }) => first.get(name) !== value).map(({ name }) => name));
    const nodes = variables_numberIn(settings, nodeVariable, 1)?.number;
    const slices = settings.some(({ name }) => slicesVariable.test(name))
        ? variables_numberIn(settings, slicesVariable, 1)?.number
        : 1;
    return settings.flatMap(({ name, value, line }) => {
        if (several.has(name))
            return [];
        const hardware = cardVariable.test(name) || sliceVariable.test(name) ? (0,resource_request/* hardwareNamed */.uZ)(value) : undefined;
        if (cardVariable.test(name) && hardware?.kind === 'gpu' && hardware.accelerator !== undefined)
            return [{ line, request: { kind: 'gpu', name: value } }];
        if (sliceVariable.test(name) && hardware?.chips !== undefined)
            return [{ line, request: { name: value, provider: 'gcp', slices } }];
        return machineVariable.test(name) && (0,resource_request/* hardwareOf */.is)(value) ? [{ line, request: { machine: value, nodes } }] : [];
    });
}
/**
 * `GPUS_PER_NODE=8`, `NUM_GPUS=4` and `NNODES=2`, for a script whose launches do not tell how many processes they
 * start, or on how many nodes. A variable of several values tells none of them.
 */
function sizesInVariables(settings, device) {
    const { isNamed: _, ...kind } = device;
    const isAws = device.vendor === 'aws';
    const nodes = variables_numberIn(settings, nodeVariable, 1);
    const size = isAws
        ? variables_numberIn(settings, coreVariable, 1)
        : (variables_numberIn(settings, perNodeVariable, 1) ?? variables_numberIn(settings, doubtfulVariable, 2));
    const line = (size ?? nodes)?.line;
    if (line === undefined)
        return [];
    const byDefault = size?.byDefault === true ? true : nodes?.byDefault === true ? 'nodes' : undefined;
    const stated = { ...kind, nodes: nodes?.number, byDefault };
    if (size === undefined)
        return [{ line, request: stated }];
    if (isAws)
        return [{ line, request: { ...stated, ...chipsOfCores(device.name, size.number, nodes?.number) } }];
    if (size.number <= bounds/* mostPerNode */.bV)
        return [{ line, request: { ...stated, perNode: size.number } }];
    // No node has so many: it is the number of all.
    const isTotal = variables_numberIn(settings, totalVariable, 1)?.number === size.number;
    return isTotal ? [{ line, request: { ...stated, count: size.number } }] : [];
}
/** The number that all variables of such a name hold. */
function variables_numberIn(settings, name, least) {
    const stated = settings.filter((setting) => setting.name.length <= 40 && name.test(setting.name));
    const numbers = new Set(stated.map(({ value }) => (0,bounds/* wholeNumber */.rD)(value)));
    const [number] = numbers;
    if (number === undefined || numbers.size > 1 || number < least)
        return undefined;
    return { number, line: stated[0]?.line ?? 1, byDefault: stated.some(({ byDefault }) => byDefault) };
}
/** What tells that a script is started on several nodes, or may be. */
const ofSeveralNodes = /nnodes|num[-_]?nodes|num[-_]machines|machine[-_]rank|node[-_]rank|master[-_]addr|main_process_ip|hostfile|config[-_]file|world[-_]size|rdzv|dist[-_]url|^-?-?nodes|^(?:srun|sbatch|mpirun|mpiexec|ssh|pdsh|ray)$/i;
const starters = /^(?:python[\d.]*|accelerate|deepspeed|llamafactory-cli|swift)$/;
const variables_trains = /(?:^|[/._-])(?:pre)?(?:train|finetune|fine_tune|sft|dpo)(?:[._-][\w.-]{0,80})?$|train(?:er|ing)?(?:\.py)?$/i;
/**
 * What the environment tells of a script that uses GPUs and does not count them: the devices that it shows its programs
 * are all they have, where nothing speaks of other nodes. One device is all only where one program is started, which
 * trains: of several programs each may have its own.
 */
function shownDevices(commands, settings) {
    const started = commands.filter((command) => (0,command_words/* runs */.Np)(command) && starters.test((0,command_words/* programOf */.oQ)(command.words)));
    const isHere = started.length > 0 && !commands.some(({ words }) => words.some((word) => ofSeveralNodes.test(word.slice(0, 200))));
    const [program, next] = started;
    const shown = settings.filter(({ name, value }) => devicesShown(name, value) !== undefined);
    const isAlone = next === undefined && program?.words.some((word) => variables_trains.test(word.slice(-300))) === true;
    return settings.flatMap(({ name, value, line, byDefault }) => {
        const request = requestOfVariable(name, value);
        const devices = devicesShown(name, value);
        if (request === undefined)
            return [];
        const isAll = isHere && devices !== undefined && (devices > 1 || (isAlone && shown.length === 1 && !byDefault));
        if (!isAll)
            return [{ line, request }];
        // The kind is named by whoever shows devices, while their number is that of what is started.
        const { perNode: _, ...kind } = request;
        return [
            { line, request: kind },
            { line, request: { ...kind, perNode: devices, nodes: 1 } },
        ];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/commands/telling-words.js










/**
 * Whether a word of a text is in one of the tables by which commands are read. Without one no command tells anything,
 * so that the text need not be cut into commands, which takes most of the time that a script takes.
 */
const holdsTellingWord = (text) => (text.match(/[\w.-]+/g) ?? []).some((word) => word.length <= telling_words_longest && isTelling(word));
/** Of the name of a file, as everywhere. */
const telling_words_longest = 300;
const isTelling = (0,remembered/* remembered */.H)((word) => startsLaunch(word) ||
    tellsPrecision(word) ||
    namesImageOrFile(word) ||
    namesMaker(word) ||
    cloudWords.has(word) ||
    sliceOptions.some((option) => option === (0,command_words/* spelled */.uQ)(word)) ||
    usesTpu([word]) ||
    isOfEnvironment(word) ||
    isOfHardware(word) ||
    (mayBeProgram.test(word) && moduleMeaning(word) !== undefined));
/** A package has small letters, unlike most variables. */
const mayBeProgram = /^[A-Za-z].*[a-z]/;

;// CONCATENATED MODULE: ./build/core/evidence/tables/scripts/shell-launch.js



















/** Scripts and makefiles: the launch commands, with their hardware and the files that they pass on. */
const shell_launch_reader = {
    format: 'shell-launch',
    matches: (path) => (0,script_path/* isScript */.K)(path) || (0,makefile/* isMakefile */.R)(path),
    mayHold: holdsTellingWord,
    read: ({ path, text, commands }) => {
        const observations = new ObservationList();
        const launches = new Map(commands.filter(command_words/* runs */.Np).map((command) => [command, launchesOf(command)]));
        const run = (0,shell_commands/* commandsRun */._)(commands).filter(command_words/* runs */.Np);
        for (const seen of [
            ...ofSoftware(path, text, commands, run, launches),
            ...ofHardware(path, text, commands, run, launches),
        ])
            observations.add(seen);
        return observations.list();
    },
};
function ofSoftware(path, text, commands, run, launches) {
    const launched = [...launches.values()].flat().flatMap((launch) => software_frameworksOf(path, launch));
    const ofCommands = run.flatMap((command) => {
        const place = { path, line: command.line };
        const starts = (launches.get(command) ?? []).length > 0 || /^python[\d.]*$/.test((0,command_words/* programOf */.oQ)(command.words));
        return [
            ...(starts ? precisionOf(path, command, command) : []),
            ...imagesIn(command).flatMap((image) => imageObservations(place, image)),
            ...toolsIn(command).flatMap((maker) => seen(place, 'suggests', maker)),
            ...references(place, command),
        ];
    });
    const tools = toolsSubstituted(text).flatMap(({ line, maker }) => seen({ path, line }, 'suggests', maker));
    return [...launched, ...ofCommands, ...tools, ...commands.flatMap((command) => softwareWritten(path, command))];
}
function references(place, command) {
    const isOverruled = overrulesNumbers(command) || cloudRequest(command)?.isCounted === true;
    return filesIn(command).map((file) => ({
        what: 'reference',
        file,
        place,
        certainty: 'suggests',
        ...(isOverruled && { overrulesNumbers: true }),
    }));
}
/** What the scripts that this one writes start. */
const softwareWritten = (path, { hereDocuments }) => hereDocuments.flatMap(({ text, line }) => softwareOfCommands(path, text).map((each) => ({ ...each, place: { path, line: each.place.line + line - 1 } })));
function ofHardware(path, text, commands, run, launches) {
    const device = isForAnotherKind(path) ? anotherKind : deviceOf(commands);
    // What a scheduler allots is counted there; the processes only repeat it.
    const allotted = isAllotted(text);
    const asked = run.flatMap((command) => ofCommand(path, command, allotted));
    const processes = allotted
        ? []
        : run.flatMap((command) => launches.get(command) ?? []).flatMap((launch) => ofLaunch(path, launch, device));
    const observed = [...asked, ...processes];
    return allotted ? observed : [...observed, ...ofVariables(path, commands, observed, device)];
}
const ofLaunch = (path, launch, device) => seen({ path, line: launch.line }, 'suggests', requestOfProcesses(launch, device)).map((each) => launch.byDefault ? { ...each, byDefault: launch.byDefault } : each);
function ofCommand(path, command, allotted) {
    const place = { path, line: command.line };
    const { words, byDefault, withoutDefaults = [] } = command;
    const cloud = cloudRequest(command);
    if (cloud !== undefined && !byDefault)
        return seen(place, cloud.certainty, cloud.request);
    // What a script asks a cloud for by default is what its job gets unless somebody says otherwise.
    if (cloud !== undefined) {
        const plain = cloudRequest({ ...command, words: withoutDefaults })?.request;
        const requests = { withDefaults: cloud.request, withoutDefaults: plain, isHint: true };
        return observeWithDefaults(place, cloud.certainty, requests);
    }
    if (allotted)
        return [];
    const type = (0,command_words/* optionsOf */.cz)(words, ...sliceOptions).at(-1);
    const slices = (0,command_words/* optionsOf */.cz)(words, '--num-slices').at(-1);
    if ((0,resource_request/* hardwareNamed */.uZ)(type)?.chips !== undefined)
        return seen(place, 'suggests', { name: type, slices: (0,bounds/* wholeNumber */.rD)(slices) });
    return words.some((word) => /^python[\d.]*$/.test(word)) && usesTpu(words) ? seen(place, 'suggests', tpu) : [];
}
/** What the variables of a script tell beside its commands, each only where these leave it open. */
function ofVariables(path, commands, observed, device) {
    const settings = settingsIn(commands);
    const requests = observed.filter((each) => each.what === 'accelerator');
    const isCounted = requests.some(({ count, perNode }) => count !== undefined || perNode !== undefined);
    const isNamed = requests.some(({ certainty, accelerator, machine }) => certainty === 'states' && (isCounted || accelerator || machine));
    const named = isNamed ? [] : namedInVariables(settings);
    // What a script tells a scheduler is read there, and a model of GPU leaves open how many of them there are.
    const schedules = commands.some(({ words }) => words.some((word) => /^(?:srun|sbatch|salloc|qsub|bsub)$/.test(word)));
    const isPlaced = isCounted ||
        named.some(({ request }) => request.kind === undefined) ||
        requests.some(({ nodes }) => nodes !== undefined);
    const sizes = isPlaced || schedules || device === undefined ? [] : sizesInVariables(settings, device);
    // Whoever calls `make` may give its variables other values.
    const kept = [...named, ...sizes].map((each) => ((0,makefile/* isMakefile */.R)(path) ? overruled(each) : each));
    const isHere = !isCounted && device?.kind === 'gpu';
    const shown = isHere ? shownDevices(commands, settings) : environment(settings);
    return [...shown, ...kept].flatMap(({ line, request }) => seen({ path, line }, 'suggests', request));
}
const environment = (settings) => settings.flatMap(({ name, value, line }) => {
    const request = requestOfVariable(name, value);
    return request ? [{ line, request }] : [];
});
const overruled = ({ line, request }) => ({
    line,
    request: { ...request, byDefault: true },
});
function seen(place, certainty, request) {
    const observation = request && (0,resource_request/* observeRequest */.S2)(place, certainty, request);
    return observation ? [observation] : [];
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/sources/kernel-source.js
/** CUDA and HIP sources. That they exist is what they say. */
const kernel_source_reader = {
    format: 'kernel-source',
    matches: (path) => /\.(?:cu|cuh|hip)$/.test(path),
    read: ({ path, text }) => {
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
// EXTERNAL MODULE: ./build/core/languages/python/python-imports.js
var python_imports = __webpack_require__(9656);
// EXTERNAL MODULE: ./build/core/evidence/source-file.js + 2 modules
var source_file = __webpack_require__(9335);
;// CONCATENATED MODULE: ./build/core/evidence/engines/python/python-devices.js

/** What the calls of a source ask for. Code that serves several kinds asks for none, unless it has a strategy for each. */
function deviceRequests({ python, imports }) {
    // Who asks whether PyTorch was built for ROCm has thought of both makers.
    const hip = python.code.includes('torch.version.hip') ? /\btorch\.version\.hip\b/.exec(python.code) : null;
    const amd = hip ? [{ line: python.lineAt(hip.index), kind: 'gpu', vendor: 'amd' }] : [];
    const strategies = tensorFlowStrategies(python);
    if (strategies.length > 0)
        return [...amd, ...strategies];
    const asked = torchDevice(python, imports) ?? tensorFlowGpu(python, imports) ?? jaxDevice(python) ?? otherDevice(imports);
    return [...amd, ...(asked ? [asked] : [])];
}
const otherDevices = /^(?:xla|tpu|hpu|npu|xpu|mlu|neuron|musa|ipu)(?::\d+)?$/i;
const otherModules = /^(?:torch_xla|torch_npu|habana_frameworks|torch_neuronx|torch_mlu)\b/;
/** To seed CUDA does nothing where there is none, and asks for none. */
const cudaCall = /\btorch\.cuda\.(?:set_device|device_count|current_device|amp|synchronize|Stream|get_device)|\.cuda\(/;
function torchDevice(python, imports) {
    const { code, strings } = python;
    if (!imports.some(({ module }) => /^(?:torch|torch_xla|pytorch_lightning|lightning|transformers|diffusers)\b/.test(module)))
        return undefined;
    // Beside JAX, PyTorch loads data, converts or compares: where its tensors are kept is not where the job trains.
    if (imports.some(({ module, when }) => when === 'always' && /^(?:jax|flax)\b/.test(module)))
        return undefined;
    const literal = strings.find(({ value, long }) => !long && /^(?:cuda(?::\d+)?|nccl)$/.test(value));
    const offset = literal?.start ?? (code.includes('.cuda') ? cudaCall.exec(code)?.index : undefined);
    if (offset === undefined)
        return xlaDevice(python, imports);
    const servesOthers = imports.some(({ module }) => otherModules.test(module)) ||
        strings.some(({ value, long }) => !long && otherDevices.test(value)) ||
        /\btorch\.(?:xpu|npu|mlu|hpu)\b/.test(code);
    return servesOthers ? undefined : { line: python.lineAt(offset), kind: 'gpu' };
}
/** Not the middle of `output`. */
const namesTpu = /(?<!ou)tpu/i;
/** PyTorch/XLA serves Trainium as well: what is meant must be said beside it. */
function xlaDevice({ code, strings, lineAt }, imports) {
    if (!imports.some(({ module, when }) => when === 'always' && /^torch_xla\b/.test(module)))
        return undefined;
    const stated = namesTpu.test(code) || strings.some(({ value, long }) => !long && namesTpu.test(value));
    if (!stated || /neuron/i.test(code))
        return undefined;
    const call = /\bxla_device\s*\(|\bxmp\.spawn\s*\(|\btorch_xla\.(?:launch|device|sync)\s*\(/.exec(code);
    return call === null ? undefined : { line: lineAt(call.index), kind: 'tpu', vendor: 'google' };
}
/** What TensorFlow is told to spread the work over; a program may choose between two. */
function tensorFlowStrategies({ code, lineAt }) {
    // Hardly a source names one: to look for these is quicker than for what is called.
    if (!['Strategy', 'TPUClusterResolver', 'TPUEstimator'].some((word) => code.includes(word)))
        return [];
    const tpu = /\b(?:TPUStrategy|TPUClusterResolver|TPUEstimator|TPUEstimatorSpec)\s*\(/.exec(code);
    const gpu = /\b(?:MirroredStrategy|MultiWorkerMirroredStrategy)\s*\(/.exec(code);
    return [
        ...(tpu === null ? [] : [{ line: lineAt(tpu.index), kind: 'tpu', vendor: 'google' }]),
        ...(gpu === null ? [] : [{ line: lineAt(gpu.index), kind: 'gpu' }]),
    ];
}
/** `/gpu:0`, `/device:GPU:%d`: where TensorFlow is told to place its operations. */
const gpuPlacement = /^\/(?:device:)?gpu:(?:\d|%d|\{)/i;
function tensorFlowGpu({ strings, lineAt }, imports) {
    if (!imports.some(({ module }) => /^tensorflow\b/.test(module)))
        return undefined;
    const placed = strings.find(({ value, long }) => !long && gpuPlacement.test(value));
    return placed && { line: lineAt(placed.start), kind: 'gpu' };
}
function jaxDevice({ code, strings, lineAt }) {
    const call = /\bjax\.(?:local_)?(?:devices|device_count)\s*\(\s*(?:backend\s*=\s*)?$/;
    const requested = strings.filter(({ start, value }) => /^(?:gpu|cuda|tpu)$/.test(value) && call.test(code.slice(Math.max(0, start - 60), start)));
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

;// CONCATENATED MODULE: ./build/core/evidence/engines/python/python-frameworks.js


const python_frameworks_familyOf = new Map(frameworks/* frameworks */.Ij.map(({ id, family }) => [id, family]));
/** Scripts that move weights or models from one framework to another use both and train in neither. */
const moves = /(?:^|[/_-])(?:convert|conversion|converter|export|port)(?:[_.-]|er)/i;
/** The frameworks that a source imports to train in. An import that the code can do without binds nobody. */
function importedFrameworks({ path, python: { code }, imports }) {
    if (moves.test(path.slice(path.lastIndexOf('/'))))
        return [];
    const seen = imports.filter(({ when }) => when !== 'guarded').flatMap(python_frameworks_meaningOf);
    const firm = seen.filter(({ when }) => when === 'always');
    const counted = firm.length > 0 ? firm : seen;
    const families = new Set(counted.map(({ family }) => family));
    const themselves = new Set(counted.filter((each) => each.isItself).map(({ family }) => family));
    const idle = new Set();
    if (families.has('tensorflow') && !usesTensorFlow(code, imports))
        idle.add('tensorflow');
    if (families.has('pytorch') && !usesTorch(code, imports, families))
        idle.add('pytorch');
    return counted
        .filter(({ family, isItself }) => !idle.has(family) && (isItself || !themselves.has(family)))
        .map(({ framework, line }) => {
        const place = { path, line };
        return { what: 'framework', framework, how: 'imported', place, certainty: 'suggests' };
    });
}
function python_frameworks_meaningOf(each) {
    const meaning = moduleMeaning(each.module);
    // TensorFlow installs Keras with itself; who imports it by its own name trains in it, on whichever back end.
    const isKeras = /^keras\b/.test(each.module);
    const framework = isKeras ? 'keras' : (meaning?.framework ?? meaning?.implies);
    const isItself = isKeras || meaning?.framework !== undefined;
    return framework ? [{ ...each, framework, isItself, family: python_frameworks_familyOf.get(framework) ?? framework }] : [];
}
const tensorFlowUse = /\b(?:tf|tensorflow)\.(?:compat\.v[12]\.)?(?:keras|GradientTape|nn|Module|estimator|distribute|layers|Session|placeholder|get_variable|variable_scope|Variable|losses|optimizers|contrib|matmul|gradients|train\.\w{0,40}Optimizer)\b/;
const tensorFlowModules = /^(?:tensorflow\.(?:keras|python|estimator|distribute|contrib|nn)|tf_keras|tf_slim)\b/;
/** Projects in another framework read their data, and write their logs, with TensorFlow. */
const usesTensorFlow = (code, imports) => tensorFlowUse.test(code) || imports.some(({ module }) => tensorFlowModules.test(module));
const torchUse = /\btorch\.(?:nn|optim|cuda|autograd|amp|compile|jit|distributed|backends|no_grad|inference_mode)\b|\.backward\(|\bnn\.Module\b/;
/** PyTorch's loaders and its writer for TensorBoard serve projects in other frameworks, too. */
function usesTorch(code, imports, families) {
    const own = imports.filter(({ module }) => python_frameworks_familyOf.get(moduleMeaning(module)?.framework ?? '') === 'pytorch');
    if (own.length > 0 && own.every(({ module }) => /^torch\.utils\.(?:data|tensorboard|dlpack)\b/.test(module)))
        return false;
    const isAlone = imports.every(({ module }) => module === 'torch' || moduleMeaning(module) === undefined);
    if (isAlone && movesWeights(code))
        return false;
    const isBeside = families.has('jax') || families.has('tensorflow') || families.has('mlx');
    return !isBeside || torchUse.test(code) || own.some(({ module }) => /^torch\.(?:nn|optim|distributed)\b/.test(module));
}
const weightWords = new Set('load save device Tensor tensor from_numpy half float bfloat16 float16 float32'.split(' '));
/** Whether a script opens or writes checkpoints and does nothing else with PyTorch: the weights may be for another program. */
function movesWeights(code) {
    const used = new Set([...code.matchAll(/\btorch\.(\w{1,40})/g)].map(([, word]) => word ?? ''));
    return (used.has('load') || used.has('save')) && [...used].every((word) => weightWords.has(word));
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/python/python-kernels.js
/** Kernels that a source writes itself, or builds, in a language of one kind of accelerator. */
function pythonKernels({ path, python, imports }) {
    const { code, strings, lineAt } = python;
    const kernels = [];
    const add = (language, line, certainty) => kernels.push({ what: 'kernel', language, place: { path, line }, certainty });
    const triton = imports.find(({ module }) => /^triton(?:\.|$)/.test(module));
    const decorator = triton && /^[ \t]*@triton\.(?:jit|autotune|heuristics)\b/m.exec(code);
    if (decorator)
        add('triton', lineAt(decorator.index), triton.when === 'always' ? 'states' : 'suggests');
    if (imports.some(({ module }) => module.startsWith('torch.utils.cpp_extension'))) {
        const extension = /\bCUDAExtension\s*\(|\bcuda_sources\s*=/.exec(code);
        const file = strings.find(({ value }) => /^[\w./-]{1,200}\.cu$/.test(value));
        const isChoice = extension === null || /\bCppExtension\b/.test(code);
        const at = extension?.index ?? file?.start;
        if (at !== undefined)
            add('cuda', lineAt(at), isChoice ? 'suggests' : 'states');
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
    return kernels;
}

;// CONCATENATED MODULE: ./build/core/evidence/engines/python/training-settings.js

/** An optimizer, a backward pass, a learning rate, or what is told of them: a conversion has none. */
const training = /\.backward\(|\.fit\(|\boptim\b|Optimizer|\boptimizer\b|\boptax\b|learning_rate|\blr\b|TrainingArguments|\b(?:SFT|DPO|GRPO|PPO)Config\b/;
/** Whether a source trains: how it computes and shares the model counts only then. */
const training_settings_trains = ({ path, python }) => training.test(python.code) || namesTraining(path.slice(path.lastIndexOf('/') + 1));
/** What hardly a source names: the expressions are slow, and need not look at the others. */
const shardWords = ['FullyShardedDataParallel', 'FSDP', 'fully_shard'];
const replicaWords = ['DistributedDataParallel', 'DDP', 'jax.pmap'];
/** How a source shares its model, where it does so in one way. */
function sharding({ path, python: { code, lineAt } }) {
    const fsdp = shardWords.some((word) => code.includes(word))
        ? /\b(?:FullyShardedDataParallel|FSDP|fully_shard)\s*\(/.exec(code)
        : null;
    const replicas = replicaWords.some((word) => code.includes(word))
        ? /\b(?:DistributedDataParallel|DDP)\s*\(|\bjax\.pmap\s*\(|^[ \t]*@jax\.pmap\b/m.exec(code)
        : null;
    const only = fsdp && replicas ? null : (fsdp ?? replicas);
    const start = only ? code.slice(code.lastIndexOf('\n', only.index) + 1, only.index) : '';
    if (only === null || /^[ \t]*(?:class|def)[ \t]/.test(start))
        return [];
    const place = { path, line: lineAt(only.index) };
    return [{ what: 'sharding', parallelism: only === fsdp ? 'fsdp' : 'data', place, certainty: 'suggests' }];
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/trainer-calls.js





const calls = [
    {
        modules: ['lightning', 'pytorch_lightning', 'lightning_fabric'],
        callee: /^(?:Trainer|Fabric)$/,
        format: lightning_format,
        tells: ['framework', 'library', 'accelerator', 'precision', 'sharding'],
    },
    {
        modules: ['transformers', 'trl'],
        callee: /^(?:\w{0,40}TrainingArguments|(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config)$/,
        format: training_arguments_format,
        tells: ['precision', 'sharding'],
    },
    { modules: ['accelerate'], callee: /^Accelerator$/, format: format, tells: ['precision'] },
];
const asked = /\b(?:(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config|Accelerator|Trainer|Fabric)\(|TrainingArguments\(/;
/** What a source tells its trainer. A script may be one of many, and its numbers be those of a try. */
function trainerSettings(file) {
    const open = calls.filter(({ modules }) => modules.some((name) => imports(file, name)));
    if (open.length === 0 || !asked.test(file.python.code))
        return [];
    return file.calls.flatMap((call) => {
        const form = call.isDefinition ? undefined : open.find(({ callee }) => callee.test(call.callee));
        if (form === undefined || call.values.size === 0)
            return [];
        const seen = observeSettings(form.format, file.path, settingsOf(call), ([line]) => line);
        return seen
            .filter(({ what }) => form.tells.includes(what))
            .map((each) => ({ ...each, certainty: 'suggests' }));
    });
}
/** The named arguments of a call as a map, whose places are lines. */
function settingsOf({ values, line }) {
    const entries = [...values].map(([name, value]) => {
        const key = [value?.line ?? line, value?.line ?? line];
        return [name, { key, node: nodeOf(value, key), range: key }];
    });
    return { kind: 'map', entries: new Map(entries), range: [line, line] };
}
/** What is computed, or left to whoever starts the program, is there without a value. */
function nodeOf(told, range) {
    const value = told?.byDefault ? '$' : (told?.value ?? '$');
    if (typeof value === 'object')
        return {
            kind: 'list',
            items: value.map((item) => ({ kind: 'scalar', value: item, source: String(item), range })),
            range,
        };
    return { kind: 'scalar', value, source: String(value), range };
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/sources/python-source.js







/** Python sources: imports, and the devices that they request from their frameworks. */
const python_source_reader = {
    format: 'python-source',
    matches: (path) => path.endsWith('.py'),
    read: (file) => {
        if (!namesKnown(file))
            return [];
        const observations = new ObservationList();
        const requests = deviceRequests(file).map(({ line, ...hardware }) => {
            return { what: 'accelerator', ...hardware, place: { path: file.path, line }, certainty: 'suggests' };
        });
        const settings = [...trainerSettings(file), ...sharding(file)];
        const isOfTraining = ({ what }) => what === 'precision' || what === 'sharding';
        const told = settings.some(isOfTraining) && !training_settings_trains(file) ? settings.filter((seen) => !isOfTraining(seen)) : settings;
        const read = [importedFrameworks(file), python_source_libraries(file), pythonKernels(file), requests, told];
        for (const seen of read.flat())
            observations.add(seen);
        return observations.list();
    },
};
/** Whether a source seems to import a package that the table knows. */
const namesKnown = ({ modulesNamed }) => [...modulesNamed].some(python_source_isKnown);
const python_source_isKnown = (module) => /^keras\b/.test(module) || moduleMeaning(module) !== undefined;
function python_source_libraries({ path, imports }) {
    return imports.flatMap(({ module, line, when }) => {
        const { library, stack } = moduleMeaning(module) ?? {};
        const here = { place: { path, line }, certainty: 'suggests' };
        const isOptional = when !== 'always';
        return [
            ...(library
                ? [{ what: 'library', library, how: 'imported', ...here, ...(isOptional && { optional: true }) }]
                : []),
            ...(stack && stack !== 'cpu' && !isOptional ? [{ what: 'stack', stack, ...here }] : []),
        ];
    });
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/sources/notebook.js









/**
 * Notebooks: what their code imports, and the hardware that it requests. People try things out in notebooks: what they do
 * bears a declaration out, and contradicts one only where the manifest lists the notebook.
 */
const notebook_reader = {
    format: 'notebook',
    matches: (path) => (0,notebook_path/* isNotebook */.A)(path),
    // A line may hold a picture, which is never searched.
    longest: { line: bounds/* bounds */.O.text },
    mayHold: (text) => namesKnown({ modulesNamed: (0,python_imports/* modulesNamed */.J)(text) }) || submittersIn(text).length > 0,
    read: ({ path, text }) => {
        const lines = codeOf(text);
        const code = lines.join('\n');
        const because = (0,bounds/* beyondBounds */.vi)(code);
        if (because !== undefined) {
            (0,given_up/* giveUp */.Ht)(because);
            return [];
        }
        const file = new source_file/* SourceFile */.s(path, code);
        const found = new ObservationList();
        for (const seen of [python_source_reader, ...submittersIn(code)].flatMap((each) => each.read(file))) {
            if (!isTried(seen))
                continue;
            const place = { path, line: lineOf(text, lines[seen.place.line - 1] ?? '') };
            found.add({ ...seen, place, certainty: 'suggests' });
        }
        return found.list();
    },
};
/** The readers of code that starts jobs, as far as a text may hold something for them. */
const submittersIn = (text) => [reader, cluster_calls_reader].filter(({ mayHold }) => mayHold?.(text));
/** How it is set up to train is what was tried last. */
const isTried = (seen) => seen.what === 'accelerator' || seen.what === 'provider' || (seen.what === 'framework' && seen.how === 'imported');
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
        const notebook = JSON.parse(text);
        if (Array.isArray(notebook?.cells))
            return notebook.cells;
    }
    catch {
        // It was cut off, or merged by hand.
    }
    (0,given_up/* giveUp */.Ht)('is not a complete notebook');
    return [];
}
/** Where a line of code stands in the notebook; the first line where it is written otherwise, as in one long line. */
function lineOf(text, code) {
    const at = code === '' ? -1 : text.indexOf(JSON.stringify(code).slice(1, -1));
    return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}

;// CONCATENATED MODULE: ./build/core/evidence/tables/index.js

























/** Every reader of files. Written by `npm run build`: a reader is added by adding its file. */
const readers = [
    reader,
    dockerfile_reader,
    helm_values_reader,
    kubernetes_reader,
    azureml_reader,
    skypilot_reader,
    accelerate_reader,
    axolotl_reader,
    components_reader,
    deepspeed_reader,
    lightning_reader,
    maxtext_reader,
    training_arguments_reader,
    terraform_reader,
    conda_reader,
    pyproject_reader,
    requirements_reader,
    setup_py_reader,
    shell_install_reader,
    batch_scheduler_reader,
    cluster_calls_reader,
    shell_launch_reader,
    kernel_source_reader,
    notebook_reader,
    python_source_reader,
];


/***/ }),

/***/ 9656:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ modulesNamed),
/* harmony export */   c: () => (/* binding */ importsOf)
/* harmony export */ });
/* harmony import */ var _text_given_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);

const most = 2_000;
/** A line that begins a block, with what follows it there, or that imports. */
const line = /^([ \t]*)(?:(try|except|finally|else|elif|if|async|def|class|with|for|while)\b([^\n]*)|((?:import|from)[ \t][^\n]*))/gm;
/** The imports of a source, each with what stands around it. */
function importsOf({ code, lineAt }) {
    const imports = [];
    const blocks = [];
    for (const match of code.matchAll(line)) {
        const [whole, space = '', head, rest = '', plain] = match;
        const indent = space.length;
        while ((blocks.at(-1)?.indent ?? -1) >= indent)
            blocks.pop();
        if (head !== undefined)
            blocks.push({ indent, when: blockOf(head, rest) });
        const statement = plain ?? /:[ \t]{0,40}((?:import|from)[ \t][\s\S]*)/.exec(rest)?.[1];
        if (statement === undefined)
            continue;
        const around = new Set(blocks.map(({ when }) => when));
        const when = around.has('guarded') ? 'guarded' : around.has('lazy') ? 'lazy' : 'always';
        const at = match.index + whole.length - statement.length;
        for (const module of modulesOf(code, at)) {
            if (imports.length < most)
                imports.push({ module, line: lineAt(at), when });
            else
                (0,_text_given_up_js__WEBPACK_IMPORTED_MODULE_0__/* .giveUp */ .Ht)(`holds more than ${most} imports`);
        }
    }
    return imports;
}
function blockOf(head, rest) {
    if (head === 'def' || /^[ \t]{1,8}def\b/.test(rest))
        return 'lazy';
    const isProgram = head === 'if' && /^[ \t]{1,8}__name__\b/.test(rest);
    return isProgram || /^(?:async|class|with|for|while)$/.test(head) ? 'always' : 'guarded';
}
/** The modules of a statement, which goes on where a line ends in a backslash or a bracket is open. */
function modulesOf(code, at) {
    const rest = code.slice(at, at + 4_000);
    const [whole] = /^(?:[^\n\\(]|\\[\s\S]|\([^)]*\)?)*/.exec(rest) ?? [''];
    return whole
        .replace(/[()\\]/g, ' ')
        .split(';')
        .flatMap((statement) => {
        const [, from, names] = /^\s*(?:from\s+([\w.]+)\s+)?import\s(.*)$/s.exec(statement) ?? [];
        if (names === undefined || from?.startsWith('.'))
            return [];
        return listed(names).map((name) => (from === undefined ? name : name === '*' ? from : `${from}.${name}`));
    });
}
const listed = (names) => names
    .split(',')
    .map((name) => name.trim().split(/\s/, 1)[0])
    .filter((name) => /^(?:[A-Za-z_][\w.]*|\*)$/.test(name))
    .slice(0, 100);
/** The modules that a text seems to import, at a glance: comments and strings may name some as well. */
function modulesNamed(text) {
    const named = new Set();
    for (const [, names = ''] of text.matchAll(/\b(?:import|from)[ \t]+([A-Za-z_](?:[\w., \t]|\\\n){0,200})/g))
        for (const name of names.split(/[,\\]/))
            named.add(name.trim().split(/\s/, 1)[0] ?? '');
    return named;
}


/***/ }),

/***/ 5378:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ wordsBehind),
/* harmony export */   Np: () => (/* binding */ runs),
/* harmony export */   c$: () => (/* binding */ isLiteral),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   oQ: () => (/* binding */ programOf),
/* harmony export */   uQ: () => (/* binding */ spelled)
/* harmony export */ });
/* harmony import */ var _shell_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);

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
const runs = ({ words }) => !mentioning.has(programOf(words)) && !['install', 'uninstall', '--help'].some((word) => words.includes(word));
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
    const program = words.find((word) => !wrappers.has(word) && !_shell_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .assignment */ .mU.test(word)) ?? '';
    return program.slice(program.lastIndexOf('/') + 1);
}
/** The words behind an option, up to the next one: `--devices 0 1 2`. Empty where it is not given. */
function wordsBehind(words, ...names) {
    const at = words.findLastIndex((word) => names.includes(spelled(word)));
    const behind = at === -1 ? [] : words.slice(at + 1);
    const end = behind.findIndex((word) => word.startsWith('-'));
    return end === -1 ? behind : behind.slice(0, end);
}
/** Many programs take an option with dashes and with underscores: it is looked for with dashes. */
const spelled = (name) => name.replaceAll('_', '-');
/** The values of an option, as `--name=value` or `--name value`, in order; empty where it has none. */
function optionsOf(words, ...names) {
    const values = [];
    for (const [at, word] of words.entries()) {
        const cut = word.indexOf('=');
        const name = cut === -1 ? word : word.slice(0, cut);
        if (!name.startsWith('-') || !names.includes(spelled(name)))
            continue;
        const next = words[at + 1] ?? '';
        values.push(cut !== -1 ? word.slice(cut + 1) : next.startsWith('-') ? '' : next);
    }
    return values;
}
/** A word that stands for itself. */
const isLiteral = (word) => word !== undefined && word !== '' && word.length <= 200 && !/[${}<>%@`*]/.test(word);


/***/ }),

/***/ 553:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ slurmVariables),
/* harmony export */   Im: () => (/* binding */ optionsIn),
/* harmony export */   WS: () => (/* binding */ directivesIn)
/* harmony export */ });
/* harmony import */ var _text_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6963);
/* harmony import */ var _text_given_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);


const longestLine = 2_000;
const mostDirectives = 500;
/**
 * The options of the directives that begin with a sign such as `#PBS`, up to the first command, where schedulers stop to
 * read: one list for each part of a heterogeneous job.
 */
function directivesIn(text, sign) {
    const parts = [[]];
    let found = text.includes(sign) ? 0 : mostDirectives;
    let start = 0;
    for (let line = 1; start <= text.length && found < mostDirectives; line++) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        const content = text.slice(start, Math.min(end, start + longestLine));
        start = end + 1;
        if (content.startsWith(sign) && /^[ \t]/.test(content.slice(sign.length))) {
            const words = wordsOf(content.slice(sign.length));
            if (/^(?:het|pack)job$/.test(words[0] ?? ''))
                parts.push([]);
            parts.at(-1)?.push(...optionsIn(words, line));
            found++;
            if (found === mostDirectives)
                (0,_text_given_up_js__WEBPACK_IMPORTED_MODULE_1__/* .giveUp */ .Ht)(`holds more than ${mostDirectives} options of its scheduler`);
        }
        else if (content.trim() !== '' && !content.startsWith('#'))
            break;
    }
    return parts.filter((options) => options.length > 0);
}
/** The options among words, such as `-l a=1 -q gpu`, `--gpus-per-node=4` and `-N2`. */
function optionsIn(words, line) {
    return words.flatMap((word, at) => {
        const [, dashes, long = '', value] = /^(--?)([A-Za-z][\w-]{0,40})(?:=(.*))?$/s.exec(word) ?? [];
        if (dashes === undefined)
            return [];
        if (dashes === '-' && /^[A-Za-z]\d+$/.test(long))
            return [{ name: long.slice(0, 1), value: long.slice(1), line }];
        const next = words[at + 1] ?? '';
        return [{ name: long, value: value ?? (next.startsWith('-') ? '' : next), line }];
    });
}
/** The words of a directive, with quoted ones whole and without what a comment adds. */
function wordsOf(text) {
    const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    return words.slice(0, comment === -1 ? words.length : comment).map((word) => word.replaceAll(/["']/g, ''));
}
const variableNames = {
    nodes: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
    N: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
    ntasks: ['SLURM_NTASKS', 'SLURM_NPROCS'],
    n: ['SLURM_NTASKS', 'SLURM_NPROCS'],
    'ntasks-per-node': ['SLURM_NTASKS_PER_NODE'],
    'gpus-per-node': ['SLURM_GPUS_PER_NODE', 'SLURM_GPUS_ON_NODE'],
    gpus: ['SLURM_GPUS'],
};
/** What Slurm tells a script of the script's own directives. */
function slurmVariables(text) {
    const [options = []] = directivesIn(text, '#SBATCH');
    return new Map(options
        .filter(({ value }) => (0,_text_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(value) !== undefined)
        .flatMap(({ name, value }) => (variableNames[name] ?? []).map((variable) => [variable, value])));
}


/***/ }),

/***/ 287:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isMakefile),
/* harmony export */   j: () => (/* binding */ commandText)
/* harmony export */ });
const isMakefile = (path) => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path);
/**
 * The lines of a makefile as a shell would read them: recipes as they are, variables as assignments. The bracket in
 * front tells that they are no script that an `exit` ends.
 */
function recipeText(makefile) {
    let continues = false;
    const lines = makefile.split('\n').map((line) => {
        const within = continues;
        continues = line.trimEnd().endsWith('\\');
        if (within || line.startsWith('\t'))
            return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$');
        // A variable of one target stands behind its name.
        const own = line.replace(/^[^\t#:=]+:(?![:=]) */, '');
        const [, name, sign, value] = /^(?:(?:export|override|private) )* *([A-Za-z_]\w*) *([?+:]*)= *((?! ).*)$/.exec(own) ?? [];
        if (name === undefined || value === undefined)
            return '';
        return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`;
    });
    return `{ ${lines.join('\n')}`;
}
/** The commands of a file as a shell would read them, whether it is a script or a makefile. */
const commandText = (path, text) => (isMakefile(path) ? recipeText(text) : text);


/***/ }),

/***/ 9432:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ commandsRun),
  h: () => (/* binding */ shellCommands)
});

// EXTERNAL MODULE: ./build/core/text/given-up.js
var given_up = __webpack_require__(6647);
// EXTERNAL MODULE: ./build/core/languages/shell/command-words.js
var command_words = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/core/languages/shell/control-flow.js
const before = /^(?:then|do|else|!|time)$/;
/** `{%` is of a template, whose end is not looked for. */
const opens = /^(?:if|for|foreach|while|until|select|case|switch|function|\{|\{%-?)$/;
const closes = /^(?:fi|done|esac|end|endif|endsw|\})$/;
/**
 * The commands that a script may come to, with those marked that a loop over values repeats. Only what is plain is left
 * out: what stands behind an `exit` or an `exec` that nothing decides about, behind `false &&` and behind `true ||`.
 */
function reached(commands) {
    const open = [];
    const found = [];
    let loops = 0;
    let outcome;
    for (const command of commands) {
        const { words, behind } = command;
        const first = words.find((word) => !before.test(word)) ?? '';
        const isOpening = opens.test(first);
        const isSkipped = behind.endsWith(outcome ? '||' : '&&') && outcome !== undefined && !isOpening;
        if (isSkipped)
            continue;
        if (closes.test(first) && isLoop(open.pop()))
            loops--;
        if (isOpening || words.at(-1) === '{')
            open.push(first);
        if (isOpening && isLoop(first))
            loops++;
        const isSure = !/[&|(]/.test(behind);
        outcome = isSure && words.length === 1 ? outcomes.get(first) : undefined;
        found.push(loops > 0 ? { ...command, isRepeated: true } : command);
        if (open.length === 0 && isSure && !command.isInBrackets && endsScript(words))
            break;
    }
    return found;
}
const outcomes = new Map([
    ['true', true],
    [':', true],
    ['false', false],
]);
const isLoop = (word) => word === 'for' || word === 'foreach';
/** `exit 0` and `exec python a.py`, but not `exec > log`. */
const endsScript = ([program, argument]) => program === 'exit' || (program === 'exec' && argument !== undefined && !/[<>{]/.test(argument));

;// CONCATENATED MODULE: ./build/core/languages/shell/shell-scanner.js
/** Characters of `${\u2026}`. */
const longestVariable = 200;
/** `${A}`, and `${A:-${B}/c}`: another one may stand inside. */
const bracedVariable = /^\$\{(?:[^{}\n]|\$\{[^{}\n]*\})*\}/;
/** Characters that are searched for closing brackets, in all. */
const searches = 2_000_000;
/** `$((NODES * 8))`. */
const isArithmetic = /^\$\(\([\w\s$*+/%{}:()-]{1,200}\)\)$/;
const plain = /[^\\'"`$#\n \t\r();&|<]+/y;
const plainInQuotes = /[^\\'"$\n]+/y;
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
    #word;
    #wordLine = 1;
    #behind = '';
    #brackets = 0;
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
            this.#separate(sign);
        else if (sign === '<' && this.#text.startsWith('<<', this.#at))
            this.#hereDocument();
        else
            this.#add(this.#run(plain) ?? sign);
    }
    /** The signs from here on that mean nothing but themselves; undefined where there is none. */
    #run(signs) {
        signs.lastIndex = this.#at;
        return signs.exec(this.#text)?.[0];
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
    #separate(sign) {
        this.#endCommand(1);
        this.#behind = (this.#behind + sign).slice(-2);
        if (sign === '(')
            this.#brackets++;
        // One behind a pattern of `case` closes none.
        if (sign === ')')
            this.#brackets = Math.max(0, this.#brackets - 1);
    }
    #endCommand(length = 0) {
        this.#endWord(length);
        if (this.#words.length === 0)
            return;
        const [behind, isInBrackets] = [this.#behind, this.#brackets > 0];
        const command = { words: this.#words, line: this.#wordLine, hereDocuments: [], behind, isInBrackets };
        this.#commands.push(command);
        this.#behind = '';
        for (const awaited of this.#awaited)
            awaited.for ??= command;
        this.#words = [];
    }
    #newline() {
        this.#endCommand(1);
        if (!/(?:&&|\|)$/.test(this.#behind))
            this.#behind = '';
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
                this.#add(this.#run(plainInQuotes) ?? sign);
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
        this.#add(isKept ? text : isArithmetic.test(text) ? text.replace(/\s/g, '') : '$', text.length);
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
        const [sign = '<<', quoted, plain] = /^<<-?[ \t]*(?:\\?["']([^"'\n]{1,60})["']|\\?([A-Za-z_]\w{0,60}))/.exec(this.#text.slice(this.#at, this.#at + 80)) ?? [];
        this.#endWord(sign.length);
        const end = quoted ?? plain;
        const isQuoted = quoted !== undefined || sign.includes('\\');
        if (end !== undefined)
            this.#awaited.push({ end: end.trim(), isQuoted, for: undefined });
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

// EXTERNAL MODULE: ./build/core/languages/shell/shell-variables.js
var shell_variables = __webpack_require__(713);
;// CONCATENATED MODULE: ./build/core/languages/shell/shell-arithmetic.js
/**
 * The whole number that a shell's arithmetic comes to, such as `NNODES * 8`; undefined where a variable is not known,
 * or where it is anything but the four operations, remainders and brackets. `textOf` tells the text of a variable.
 */
function arithmeticOf(expression, textOf) {
    if (expression.length > longest)
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
const longest = 200;
const largest = 9_999_999;

;// CONCATENATED MODULE: ./build/core/languages/shell/variable-expansion.js


/** How much text variables may expand to, in all: each may hold others. */
const mostExpanded = 400_000;
const deepest = 4;
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
        return shell_variables/* assignment */.mU.test(word) ? [this.words(word).join(' ')] : this.words(word);
    }
    words(word) {
        const text = this.#text(word, 0);
        if (text !== '' && !/\s/.test(text))
            return [text];
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
        if (!text.includes('$') || depth > deepest)
            return text;
        return text.replace(/(?<!\\)\$(?:\(\(([\w\s$*+/%{}:()-]{1,200}?)\)\)|\{(\w+)(?:\[[@*]\])?(?::?[-=]([^{}]*))?\}|\((\w+)\)|([A-Za-z_]\w*))/g, (whole, expression, braced, otherwise, made, plain) => {
            if (expression !== undefined)
                return this.#computed(expression, depth) ?? whole;
            const name = braced ?? made ?? plain ?? '';
            const value = this.#variables.get(name);
            // `GPUS=${GPUS:-8}` names itself: its default is all that is known.
            const known = value === undefined || namesItself(value, name) ? ((0,shell_variables/* defaultIn */.jx)(value, name) ?? (0,shell_variables/* withoutQuotes */.Yg)(otherwise)) : value;
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
    const raw = reached((0,given_up/* atMost */.Tu)(mostCommands, new Scanner(text).commands(), 'commands'));
    const variables = new Map([...given, ...(0,shell_variables/* variablesOf */.ht)(raw)]);
    const expansion = new VariableExpansion(variables, true);
    const expansionWithoutDefaults = new VariableExpansion(variables, false);
    return raw.flatMap(({ words, line, hereDocuments, isRepeated }) => {
        expansion.byDefault = false;
        const [outer, ...inner] = commandsOf(words.map((word) => expansion.argument(word)));
        const { byDefault } = expansion;
        const withoutDefaults = byDefault ? commandsOf(words.map((word) => expansionWithoutDefaults.argument(word))) : [];
        const documents = hereDocuments.map((document) => expansion.document(document));
        const commands = [outer, ...inner].map((part, at) => ({
            words: part,
            line,
            byDefault,
            ...(isRepeated && { isRepeated }),
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
/** The command itself, and the scripts that it is handed in quotes, as in `bash -c "cd src && torchrun \u2026"`. */
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
        const [, keptAs, , value] = shell_variables/* assignment */.mU.exec(word) ?? [];
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
        .filter((command) => !command.kept && (0,command_words/* runs */.Np)(command))
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


/***/ }),

/***/ 713:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   jx: () => (/* binding */ defaultIn),
/* harmony export */   mU: () => (/* binding */ assignment)
/* harmony export */ });
/** `NAME=value` and `NAME+=value`. */
const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;
/** What the script is called with. */
const ofCaller = /^\$(?:[1-9@*]|OPTARG|\{(?:[1-9@*]|OPTARG|1#{1,2}[^{}]{1,40})\})$/;
/** The value of each variable that is given one value only, wherever that happens. */
function variablesOf(commands) {
    const given = new Given();
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
    take({ words }) {
        for (const name of foundEmpty(words))
            this.#tested.add(name);
        if (words[0] === ':')
            for (const [name, value] of defaultsSet(words))
                if (!this.#values.has(name))
                    this.#values.set(name, value);
        const set = /^(?:then|else|do|while|if|until|\{)$/.test(words[0] ?? '') ? words.slice(1) : words;
        const isDeclared = /^(?:export|local|declare|readonly|typeset)$/.test(set[0] ?? '');
        for (const word of isDeclared ? set.slice(1) : set) {
            const [, name, append, value] = assignment.exec(word) ?? [];
            if (name !== undefined && value !== undefined)
                this.#assign(name, value, append !== '', set[0] === 'local');
            else if (!word.startsWith('-') || !isDeclared)
                break;
        }
        for (const name of changed(set))
            if (set[0] !== 'unset' || this.#values.has(name))
                this.#unclear.add(name);
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
        else if (beginsWith(value, name))
            return;
        // `-t) TYPE="$2"; shift 2 ;;`, or `GPUS=$1` behind a test: what was set before is the default.
        else if (!isLocal && ofCaller.test(value)) {
            if (!/[${}]/.test(before))
                this.#values.set(name, `\${${name}:-${before}}`);
        }
        else if (isAppended && !isNumber.test(value))
            this.#values.set(name, `${before} ${value}`.slice(0, longest));
        else if (before !== value)
            this.#unclear.add(name);
    }
    #first(name, value) {
        const isTested = this.#tested.has(name);
        if (isTested && !/[{}]/.test(value))
            this.#values.set(name, `\${${name}:-${value}}`);
        else
            this.#values.set(name, value.slice(0, longest));
    }
}
const name = /^[A-Za-z_]\w*$/;
/** `N*=4` and `N++` between two brackets, and `ARGS[0]=\u2026`. */
const computed = /^(?:\+\+|--)([A-Za-z_]\w*)|^([A-Za-z_]\w*)(?:\[[^\]\n]{0,60}\])?(?:[-+*/%&|^]?=(?!=)|\+\+|--)/;
/** The variables that a command gives a value that is not followed here. */
function changed(words) {
    const at = words.findIndex((word) => !assignment.test(word));
    const [program = '', ...rest] = at === -1 ? [] : words.slice(at);
    if (program === 'for' || program === 'select')
        return rest.slice(0, 1);
    if (/^(?:read|mapfile|readarray|getopts|unset)$/.test(program))
        return rest.filter((word) => name.test(word));
    if (program === 'printf')
        return rest[0] === '-v' ? rest.slice(1, 2) : [];
    if (/^(?:declare|local|typeset)$/.test(program) && rest[0] === '-n')
        return rest.map((word) => word.replace(/^\w+=/, ''));
    if (program === 'let')
        return rest.flatMap((word) => /[A-Za-z_]\w*/.exec(word) ?? []);
    if (program === 'eval')
        return [...rest.join(' ').matchAll(/(?:^|[;&|]) {0,9}(?:export )?([A-Za-z_]\w*)=/g)].flatMap(([, set]) => set ?? []);
    const [, counted, given] = computed.exec(/^\W?=$/.test(rest[0] ?? '') ? program + rest[0] : program) ?? [];
    return [counted ?? given ?? ''];
}
const isNumber = /^\d+$/;
/** Characters of a value. */
const longest = 20_000;
const isEmpty = (value, name) => value === '' || value === `\${${name}:-}`;
/** Whether a value begins with a variable: `$NAME`, `${NAME`. */
const beginsWith = (value, name) => /^\$\{?(\w+)/.exec(value)?.[1] === name;
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


/***/ }),

/***/ 8763:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gz: () => (/* binding */ below),
  Uk: () => (/* binding */ eachMap),
  Mc: () => (/* binding */ entriesOf),
  Ms: () => (/* binding */ entryOf),
  iP: () => (/* binding */ flagOf),
  Km: () => (/* binding */ isJsonPath),
  xu: () => (/* binding */ isYamlPath),
  S3: () => (/* binding */ itemsOf),
  lx: () => (/* binding */ jsonParts),
  l2: () => (/* binding */ wholeOf),
  aG: () => (/* binding */ wordOf),
  IR: () => (/* binding */ yamlParts)
});

// EXTERNAL MODULE: ./build/core/text/bounds.js
var bounds = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/core/text/given-up.js
var given_up = __webpack_require__(6647);
// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
;// CONCATENATED MODULE: ./build/core/languages/yaml/yaml-template.js
/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
const placeholder = '$_';
/** Whether a text has signs of a template; without them it is none. */
const mayBeTemplate = (text) => /\{\{|\{%|@\w/.test(text);
/** Reads past the expressions of Jinja and Helm, and `@NAME@`. */
function templateText(text) {
    let isOpen = false;
    const lines = text.split('\n').map((line) => {
        if (!isStatement(line.trim()))
            return inBraces(line).replace(/(^|[\s:"'/-])@{1,2}\w{1,60}@{1,2}/g, `$1$${placeholder}`);
        isOpen = true;
        return '';
    });
    return { text: lines.join('\n'), isOpen };
}
/** A line that is nothing but `{% \u2026 %}`, `{# \u2026 #}` or `{{ \u2026 }}`: it may stand for any number of lines. */
const isStatement = (line) => (line.startsWith('{%') && line.endsWith('%}')) ||
    (line.startsWith('{#') && line.endsWith('#}')) ||
    (line.startsWith('{{') && line.indexOf('}}') === line.length - 2);
/** Puts the placeholder where `{{ \u2026 }}` stands, but for GitHub's `${{ \u2026 }}`, which is a plain word of YAML. */
const inBraces = (line) => line.replace(/(\$?)\{\{[^{}]{0,400}\}\}/g, (whole, sign) => (sign === '' ? placeholder : whole));

;// CONCATENATED MODULE: ./build/core/languages/yaml/yaml-documents.js




/** Names of files that hold YAML, also as templates: what is filled in later may leave the rest readable. */
const isYamlPath = (path) => /\.ya?ml(?:[.-](?:template|tmpl|tpl|in|example|sample|j2|jinja2?))?$/i.test(path);
const isJsonPath = (path) => /\.json$/i.test(path);
/**
 * JSON is read as YAML, which it is but for tabs at the start of lines, once its keys are those that somebody looks for.
 * Most files of JSON are large and nothing of ours.
 */
function jsonParts(text) {
    let top;
    const keys = {
        hasKey: (key) => text.includes(`"${key}"`),
        hasTopKey: (key) => {
            top ??= topKeysOf(text);
            return top.has(key);
        },
    };
    return [partOf(() => text.replace(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length)), text, 0, keys)];
}
/** Those that are in the text, where it is no strict JSON. */
function topKeysOf(text) {
    try {
        return new Set(Object.keys(Object(JSON.parse(text))));
    }
    catch {
        return keysIn(text).all;
    }
}
/** The words in front of colons, in quotes or not. Most files are asked for theirs, and are not read any further. */
function keysIn(text) {
    const [all, top] = [new Set(), new Set()];
    for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
        let end = colon;
        while (colon - end < mostBlanks && isBlank(text.charCodeAt(end - 1)))
            end--;
        if (isQuote(text.charCodeAt(end - 1)))
            end--;
        let start = end;
        while (end - start <= longestKey && isOfKey[text.charCodeAt(start - 1)] === 1)
            start--;
        if (start === end || end - start > longestKey)
            continue;
        const key = text.slice(start, end);
        all.add(key);
        const before = isQuote(text.charCodeAt(start - 1)) ? start - 2 : start - 1;
        if (before < 0 || text[before] === '\n')
            top.add(key);
    }
    return { all, top };
}
const mostBlanks = 8;
const longestKey = 80;
const isBlank = (code) => code === 32 || code === 9;
const isQuote = (code) => code === 34 || code === 39;
/** By the codes of signs: whether a key may hold one. */
const isOfKey = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w$.-]/.test(String.fromCharCode(code))));
function partOf(plain, text, linesAbove, keys, aliases = (0,document_reader/* aliasBudget */.Yk)()) {
    let known;
    const parsed = () => {
        known ??= parse(plain(), linesAbove, aliases);
        return known;
    };
    return {
        text,
        ...keys,
        documents: () => {
            const { documents, because } = parsed();
            if (because !== undefined)
                (0,given_up/* giveUp */.Ht)(because);
            return documents;
        },
        isOpen: () => mayBeTemplate(text) && parsed().isOpen,
    };
}
/** What is no YAML before it is filled in is read past its expressions. */
function parse(text, linesAbove, aliases) {
    const plain = hasStatement(text) ? undefined : (0,document_reader/* readDocument */.u0)(text, aliases, linesAbove);
    const isTemplate = plain === undefined || (mayBeTemplate(text) && isBroken(plain));
    if (!isTemplate)
        return { ...whatIsRead(plain, linesAbove), isOpen: false };
    const filled = templateText(text);
    return { ...whatIsRead((0,document_reader/* readDocument */.u0)(filled.text, aliases, linesAbove), linesAbove), isOpen: filled.isOpen };
}
const isBroken = ({ problems }) => problems.some(({ reason }) => reason === 'syntax');
function whatIsRead({ root, span, problems }, linesAbove) {
    const problem = problems.find(({ isSame }) => isSame !== true);
    if (problem !== undefined) {
        const because = `cannot be read at line ${problem.span.line + linesAbove}: ${problem.message.replace(/\.$/, '')}`;
        return { documents: [], because };
    }
    return { documents: root ? [{ root, lineOf: (range) => span(range).line + linesAbove }] : [] };
}
/** A statement of Jinja at the start of a line, outside all text of several lines, is no YAML: it need not be parsed. */
const hasStatement = (text) => /^\{%/m.test(text);
function yamlPart(text, linesAbove, aliases) {
    let known;
    const keys = () => {
        known ??= keysIn(text);
        return known;
    };
    const hasKey = (key) => keys().all.has(key);
    // What is all indented, or in braces, is looked into.
    const hasTopKey = (key) => (keys().top.size > 0 ? keys().top : keys().all).has(key);
    return partOf(() => withoutTags(text), text, linesAbove, { hasKey, hasTopKey }, aliases);
}
/** `!Ref` and `!new:module.Class` call functions, which is more than YAML is read for: the rest stays readable. */
const withoutTags = (text) => text.replace(/(^|[\s:,[-])!{1,2}[A-Za-z][\w.:/-]{0,100}(?=\s|$)/gm, (tag, before) => before.padEnd(tag.length));
/** `-` and `.`, which few lines begin with. */
const mayEndPart = (code) => code === 45 || code === 46;
/** The parts of a stream of YAML; that there are more than are read is told. */
function yamlParts(text) {
    const found = [];
    const aliases = (0,document_reader/* aliasBudget */.Yk)();
    let isCut = false;
    let start = 0;
    let startLine = 0;
    let line = 0;
    const end = (at) => {
        const part = text.slice(start, at);
        if (part.trim() === '' || part.startsWith('%'))
            return;
        if (found.length < bounds/* bounds */.O.documents)
            found.push(yamlPart(part, startLine, aliases));
        else
            isCut = true;
    };
    for (let at = 0; at !== -1 && !isCut; line++) {
        if (mayEndPart(text.charCodeAt(at)) && /^(?:---|\.\.\.)(?=[ \t\r\n]|$)/.test(text.slice(at, at + 4))) {
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
    if (isCut)
        (0,given_up/* giveUp */.Ht)(`holds more than ${bounds/* bounds */.O.documents} YAML documents`);
    return found;
}
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
const wholeOf = (node) => (0,bounds/* wholeNumber */.rD)(wordOf(node));
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


/***/ }),

/***/ 6647:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   v6: () => (/* binding */ hearing)
/* harmony export */ });
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


/***/ })

};
