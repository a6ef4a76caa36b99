export const id = 181;
export const ids = [181];
export const modules = {

/***/ 1005:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ directionsOf),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5724);

const turned = (turn) => (turn === 'more' ? 'less' : turn === 'less' ? 'more' : undefined);
/**
 * The direction of each number of the job that a condition compares: of `count / nodes > 4` the count more, the nodes
 * less. Numbers are taken for positive; those that are read both ways, or otherwise than compared, have none.
 */
function directionsOf(condition) {
    const found = new Map();
    const note = (path, turn) => {
        found.set(path, found.has(path) && found.get(path) !== turn ? undefined : turn);
    };
    /** `turn`: the way in which more of this part makes the condition hold. */
    const visit = (node, turn) => {
        const path = (0,_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRead */ ._I)(node)?.steps.join('.');
        if (path !== undefined) {
            note(path, turn);
            return;
        }
        switch (node.op) {
            case '&&':
            case '||':
            case '+':
            case '*':
                for (const part of node.args)
                    visit(part, turn);
                return;
            case '-':
            case '/':
                visit(node.args[0], turn);
                visit(node.args[1], turned(turn));
                return;
            case '!_':
            case '-_':
                visit(node.args, turned(turn));
                return;
            case '>':
            case '>=':
                visit(node.args[0], turn);
                visit(node.args[1], turned(turn));
                return;
            case '<':
            case '<=':
                visit(node.args[0], turned(turn));
                visit(node.args[1], turn);
                return;
            default:
                for (const part of partsOf(node))
                    visit(part, undefined);
        }
    };
    visit(condition, 'more');
    return new Map([...found].flatMap(([path, turn]) => (turn === undefined ? [] : [[path, turn]])));
}
/** What stands within a part of a condition. What `has` asks for is not compared. */
function partsOf(node) {
    if (node.op === 'value' || node.op === 'id')
        return [];
    if (node.op === '.')
        return [node.args[0]];
    if (node.op === 'call')
        return node.args[0] === 'has' ? [] : node.args[1];
    if (node.op === 'rcall')
        return [node.args[1], ...node.args[2]];
    if (node.op === 'map')
        return node.args.flat();
    if (node.op === '!_' || node.op === '-_')
        return [node.args];
    return node.args;
}
/** Those of two conditions that must both hold. */
const joined = (one, other) => new Map([...one, ...other].filter(([path, turn]) => [one, other].every((each) => (each.get(path) ?? turn) === turn)));


/***/ }),

/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _I: () => (/* binding */ jobRead),
/* harmony export */   gC: () => (/* binding */ ExpressionProblem),
/* harmony export */   uE: () => (/* binding */ loops)
/* harmony export */ });
/** Something that is wrong with a condition, at its place, and what to do about it. */
class ExpressionProblem extends Error {
    place;
    remedy;
    /** What else is wrong with the same condition. */
    others = [];
    constructor({ start, end }, message, remedy) {
        super(message);
        this.place = { start, end };
        this.remedy = remedy;
    }
    with(others) {
        this.others = others;
        return this;
    }
}
/** The calls that run a condition once for each element of a list. */
const loops = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);
/**
 * The key of the job that a chain of dots names, if it starts at `job`. The brackets of `job.labels["cost-center"]`
 * count as a step; no other brackets do.
 */
function jobRead(node) {
    const steps = [];
    let at = node;
    if (at.op === '[]') {
        const [receiver, index] = at.args;
        if (jobRead(receiver)?.steps.join('.') !== 'labels')
            return undefined;
        steps.unshift(index.op === 'value' && typeof index.args === 'string' ? index.args : undefined);
        at = receiver;
    }
    while (at.op === '.') {
        steps.unshift(at.args[1]);
        at = at.args[0];
    }
    return at.op === 'id' && at.args === 'job' ? { steps, start: node.start, end: node.end } : undefined;
}


/***/ }),

/***/ 2181:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPolicy: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/catalog/machines.js
var machines = __webpack_require__(9346);
// EXTERNAL MODULE: ./build/core/catalog/providers.js + 3 modules
var providers = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/core/manifest/problem.js
var problem = __webpack_require__(8445);
// EXTERNAL MODULE: ./build/core/manifest/schema.js
var schema = __webpack_require__(4587);
// EXTERNAL MODULE: ./build/core/text/document.js
var text_document = __webpack_require__(3076);
// EXTERNAL MODULE: ./build/core/text/nearest-word.js
var nearest_word = __webpack_require__(2007);
// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/core/policy/ceilings.js
var ceilings = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/core/policy/condition/directions.js
var directions = __webpack_require__(1005);
// EXTERNAL MODULE: ./build/core/policy/schema.js
var policy_schema = __webpack_require__(658);
// EXTERNAL MODULE: ./build/core/policy/star-pattern.js
var star_pattern = __webpack_require__(5910);
// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
;// CONCATENATED MODULE: ./build/core/policy/layers/expand.js




const kinds = ['gpu', 'tpu', 'other'];
/** The kind that a word means, as the documents tell hardware apart: NPUs are other hardware to them. */
function kindOfWord(word) {
    const kind = (0,value_spellings/* resolveWord */.Ty)('kind', word);
    return kind === 'npu' ? 'other' : kind;
}
/** Keys that people write with the other sign, or as programs do. */
const spellings = {
    fail_on: 'fail-on',
    failOn: 'fail-on',
    waiver_terms: 'waiver-terms',
    waiverTerms: 'waiver-terms',
    required: 'require',
    limit: 'limits',
    'chip-hours': 'chip_hours',
    chipHours: 'chip_hours',
    'max-days': 'max_days',
    maxDays: 'max_days',
};
/**
 * A policy with its shorthands written out: a word as the mapping that it stands for, a single item as a list of one,
 * other spellings of a key as its own. Every value keeps its place.
 */
function expandPolicy(root) {
    return changed(spelled(root), {
        'fail-on': (node) => wordAs('value', node),
        rules: (node) => eachEntry(node, (inner) => wordAs('severity', inner)),
        thresholds: (node) => eachEntry(renamed(node), (inner) => (inner.kind === 'map' ? inner : asMap('value', inner))),
        require: (node) => eachItem(asList(node), (inner) => withStages(wordAs('keys', inner))),
        hardware: (node) => (node.kind === 'map' ? changed(node, { allow: hardwareItems, deny: hardwareItems }) : node),
        limits: (node) => eachItem(asList(node), (inner) => withStages(renamed(inner))),
        'waiver-terms': renamed,
    });
}
const hardwareItems = (node) => eachItem(asList(node), (item) => item.kind === 'scalar' && item.value !== null ? asMap(keyOfWord(item.source), hardwareWord(item)) : item);
/** Makers of several kinds of chips, which no one name of the catalog stands for. */
const chipsOfMakers = { intel: ['intel gpu', 'habana'] };
function hardwareWord(node) {
    const maker = node.source.toLowerCase();
    if (!Object.hasOwn(chipsOfMakers, maker))
        return node;
    const items = (chipsOfMakers[maker] ?? []).map((word) => ({ ...node, value: word, source: word }));
    return { kind: 'list', items, range: node.range };
}
/** What a word of an allow or deny list names. What nothing knows is taken for an accelerator, and refused as one. */
function keyOfWord(word) {
    if (kindOfWord(word) !== undefined)
        return 'kind';
    // A maker such as NVIDIA may have a cloud of the same name: who lists hardware means the chips.
    if ((0,accelerator_name/* resolveAccelerator */.aT)(word) || Object.hasOwn(chipsOfMakers, word.toLowerCase()))
        return 'accelerator';
    if ((0,providers/* resolveProvider */.Kd)(word))
        return 'provider';
    return word.includes('*') || (0,accelerator_name/* resolveMachine */.ER)(word) ? 'machine' : 'accelerator';
}
function changed(map, changes) {
    return (0,text_document/* withEntries */.bA)(map, Object.entries(changes).flatMap(([key, change]) => {
        const entry = map.entries.get(key);
        return entry === undefined ? [] : [[key, { ...entry, node: change(entry.node) }]];
    }));
}
function spelled(map) {
    const entries = [...map.entries].map(([key, entry]) => {
        const own = Object.hasOwn(spellings, key) ? spellings[key] : key;
        return [map.entries.has(own) ? key : own, entry];
    });
    return { ...map, entries: new Map(entries) };
}
/** Stages in whatever spelling a manifest may have them. */
const withStages = (node) => node.kind === 'map'
    ? changed(node, { stage: (stage) => (stage.kind === 'list' ? eachItem(stage, stageWord) : stageWord(stage)) })
    : node;
function stageWord(node) {
    const stage = node.kind === 'scalar' ? (0,value_spellings/* resolveWord */.Ty)('stage', node.source) : undefined;
    return stage === undefined ? node : { ...node, kind: 'scalar', value: stage, source: stage };
}
const renamed = (node) => (node.kind === 'map' ? spelled(node) : node);
const asMap = (key, node) => ({
    kind: 'map',
    entries: new Map([[key, { key: node.range, node, range: node.range }]]),
    range: node.range,
});
const wordAs = (key, node) => node.kind === 'scalar' && node.value !== null ? asMap(key, node) : node;
const asList = (node) => node.kind === 'list' || (node.kind === 'scalar' && node.value === null)
    ? node
    : { kind: 'list', items: [node], range: node.range };
const eachItem = (node, change) => node.kind === 'list' ? { ...node, items: node.items.map(change) } : node;
const eachEntry = (node, change) => node.kind === 'map'
    ? {
        ...node,
        entries: new Map([...node.entries].map(([key, entry]) => [key, { ...entry, node: change(entry.node) }])),
    }
    : node;

;// CONCATENATED MODULE: ./build/core/policy/layers/layer.js

function placesOf(document, root, file, isLocal) {
    const at = (path) => ({ file, isLocal, span: (0,text_document/* locate */.x5)(root, path, document) });
    return {
        at,
        within: (path, [start, end]) => {
            const node = (0,text_document/* nodeAt */.oB)(root, path);
            if (node?.kind !== 'scalar')
                return at(path);
            const quote = /^['"]/.test(document.text.slice(node.range[0], node.range[0] + 1)) ? 1 : 0;
            const from = node.range[0] + quote;
            // Escapes and folded lines move what follows them, so that only a text that stands there as it is can be pointed into.
            if (document.text.slice(from, from + node.source.length) !== node.source)
                return at(path);
            const span = document.span([from + start, from + Math.max(end, start + 1)]);
            return { file, isLocal, span };
        },
    };
}

;// CONCATENATED MODULE: ./build/core/policy/layers/read.js















/** The demands that have their names from the product; a waiver for one would cover both. */
const reservedIds = new Set(['allow', 'deny']);
/** So many mistakes of a policy are told at once. */
const mostProblems = 50;
/**
 * Reads one policy file. A policy is used whole or not at all: where there is any problem the layer, as far as it could
 * be read, only serves to find others. `file` is
 * how people call it, `isLocal` whether it is a file of the repository that is checked.
 */
function readPolicy(document, file, isLocal, compile) {
    const problems = document.problems.slice(0, mostProblems).map(({ message, remedy, span }) => ({
        message,
        remedy,
        origin: { file, isLocal, span },
    }));
    const { root } = document;
    if (root !== undefined && root.kind !== 'map') {
        const span = document.span([0, 0]);
        const remedy = 'Write keys such as `fail-on`, `rules` and `waivers`.';
        problems.push({ message: 'The policy is not a mapping of keys.', remedy, origin: { file, isLocal, span } });
    }
    if (problems.length > 0)
        return { problems };
    // A policy that says nothing, or only has comments, is one: it leaves everything as it is.
    const map = root?.kind === 'map' ? root : { kind: 'map', entries: new Map(), range: [0, 0] };
    const node = withoutEmpty(expandPolicy(map));
    const places = placesOf(document, node, file, isLocal);
    const add = (problem) => {
        if (problems.length < mostProblems)
            problems.push(problem);
    };
    const read = (from, at) => {
        const say = (message, remedy, path) => add({ message, remedy, origin: at.at(path) });
        return { ...new LayerReader(at, say, add, compile).read(from, file, isLocal), text: document.text };
    };
    const report = (message, remedy, path) => add({ message, remedy, origin: places.at(path) });
    const parsed = policy_schema/* policySchema */.w.safeParse((0,text_document/* toPlain */.Ul)(node));
    if (parsed.success)
        return { layer: read(parsed.data, places), problems };
    const mistakes = parsed.error.issues.flatMap((issue) => (0,problem/* problemOf */.Zw)(issue, node, policy_schema/* policySchema */.w, 'a policy'));
    for (const { message, remedy, path } of mistakes)
        report(message, remedy, path);
    // What stands beside a mistake is read as well, so that all is told at once.
    const rest = without(node, mistakes.map(({ path }) => path));
    const others = policy_schema/* policySchema */.w.safeParse((0,text_document/* toPlain */.Ul)(rest));
    if (!others.success)
        return { problems };
    return { layer: read(others.data, placesOf(document, rest, file, isLocal)), problems };
}
/** Sections of which each entry stands for itself. */
const sectionsOfEntries = new Set([
    'extends',
    'rules',
    'thresholds',
    'require',
    'limits',
    'prices',
    'custom',
    'waivers',
]);
/** The policy without the entries in which something is wrong, or without the sections that hold it. */
function without(map, mistakes) {
    const entries = [...map.entries].flatMap(([key, entry]) => {
        const inside = mistakes.filter(([section]) => section === key);
        if (inside.length === 0)
            return [[key, entry]];
        if (!sectionsOfEntries.has(key) || inside.some(({ length }) => length < 2))
            return [];
        const isWrong = (step) => inside.some((path) => path[1] === step);
        const { node } = entry;
        if (node.kind === 'list')
            return [[key, { ...entry, node: { ...node, items: node.items.filter((_, index) => !isWrong(index)) } }]];
        if (node.kind !== 'map')
            return [];
        const kept = new Map([...node.entries].filter(([name]) => !isWrong(name)));
        return [[key, { ...entry, node: { ...node, entries: kept } }]];
    });
    return { ...map, entries: new Map(entries) };
}
/** Without the keys at the top that have no value: an empty `rules:` says nothing. */
const withoutEmpty = (map) => ({
    ...map,
    entries: new Map([...map.entries].filter(([, { node }]) => node.kind !== 'scalar' || node.value !== null)),
});
class LayerReader {
    #places;
    #report;
    #add;
    #compile;
    #names = new Set();
    #mistakes = 0;
    constructor(places, report, add, compile) {
        this.#compile = compile;
        this.#places = places;
        this.#report = (...words) => {
            this.#mistakes++;
            report(...words);
        };
        this.#add = (problem) => {
            this.#mistakes++;
            add(problem);
        };
    }
    /** What was read without a mistake: half a demand would only make the merge complain of what it lacks. */
    #whole(read) {
        const before = this.#mistakes;
        const made = read();
        return this.#mistakes === before ? [made] : [];
    }
    read(from, file, isLocal) {
        const all = from.locked === true;
        const isLocked = (item) => item?.locked ?? all;
        const failOn = from['fail-on'];
        const terms = from['waiver-terms'];
        const allow = this.#hardware(from, 'allow', isLocked(from.hardware));
        const deny = this.#hardware(from, 'deny', isLocked(from.hardware));
        if (from.hardware !== undefined && allow === undefined && deny === undefined)
            this.#report('`hardware` lists no hardware.', 'Add `allow` or `deny`.', ['hardware']);
        return {
            file,
            isLocal,
            extends: [from.extends ?? []].flat().map((reference, index) => {
                const path = typeof from.extends === 'string' ? ['extends'] : ['extends', index];
                return { reference, origin: this.#places.at(path) };
            }),
            ...(failOn && {
                failOn: { value: failOn.value, origin: this.#places.at(['fail-on']), locked: isLocked(failOn) },
            }),
            severities: Object.entries(from.rules ?? {}).map(([pattern, entry]) => ({
                pattern,
                value: entry.severity,
                origin: this.#places.at(['rules', pattern]),
                locked: isLocked(entry),
            })),
            thresholds: this.#thresholds(from.thresholds ?? {}, isLocked),
            requirements: (from.require ?? []).flatMap((entry, index) => this.#whole(() => this.#requirement(entry, index, isLocked(entry), file))),
            ...(allow && { allow }),
            ...(deny && { deny }),
            limits: (from.limits ?? []).flatMap((entry, index) => this.#whole(() => this.#limit(entry, index, isLocked(entry), file))),
            custom: this.#customRules(from.custom ?? [], isLocked),
            prices: (from.prices ?? []).flatMap((entry, index) => this.#price(entry, ['prices', index], isLocked(entry))),
            waivers: (from.waivers ?? []).map((entry, index) => this.#waiver(entry, ['waivers', index])),
            ...(terms && {
                waiverTerms: {
                    value: {
                        ...(terms.max_days !== undefined && { maxDays: terms.max_days }),
                        ...(terms.inline !== undefined && { inline: terms.inline }),
                        ...(terms.never !== undefined && { never: terms.never }),
                    },
                    origin: this.#places.at(['waiver-terms']),
                    locked: isLocked(terms),
                },
            }),
        };
    }
    #thresholds(written, isLocked) {
        return Object.entries(written).flatMap(([name, entry]) => entry === undefined
            ? []
            : [
                {
                    name: name,
                    value: entry.value,
                    origin: this.#places.at(['thresholds', name]),
                    locked: isLocked(entry),
                },
            ]);
    }
    #requirement(entry, index, locked, file) {
        const path = ['require', index];
        const keys = [entry.keys ?? []].flat();
        const manifestFor = entry.manifest_for && [entry.manifest_for].flat();
        for (const key of keys)
            this.#checkKey(key, [...path, 'keys']);
        const demand = this.#demand(entry, path, locked, `${file}#require/${index}`);
        if (keys.length === 0 && manifestFor === undefined)
            this.#report('This requirement is empty.', 'Add `keys` or `manifest_for`.', path);
        if (manifestFor !== undefined && (keys.length > 0 || demand.when !== undefined))
            this.#report('`manifest_for` applies to files, not to jobs.', 'Remove `keys`, `stage` and `when` beside it.', path);
        return { ...demand, keys, ...(manifestFor && { manifestFor }) };
    }
    #limit(entry, index, locked, file) {
        const path = ['limits', index];
        const set = (0,ceilings/* readCeilings */.nL)(entry);
        if (Object.keys(set).length === 0) {
            const names = Object.keys(ceilings/* ceilings */.BW).map((key) => `\`${key}\``);
            this.#report('This limit has no ceiling.', `Add ${(0,wording/* list */.p_)(names, 'or')}.`, path);
        }
        return {
            ...this.#demand(entry, path, locked, `${file}#limits/${index}`),
            ...set,
        };
    }
    #customRules(entries, isLocked) {
        const seen = new Set();
        return entries.flatMap((entry, index) => {
            const path = ['custom', index];
            if (!/^[a-z][a-z0-9-]{0,63}$/.test(entry.id))
                this.#report(`Invalid rule id "${(0,problem/* cut */.Jj)(entry.id)}".`, 'Use lower-case letters, digits and hyphens, such as no-v100-in-production.', [...path, 'id']);
            else if (seen.has(entry.id))
                this.#report(`Duplicate rule id "${entry.id}".`, 'Rename one of the two rules.', [...path, 'id']);
            seen.add(entry.id);
            if (entry.path !== undefined)
                this.#checkKey(entry.path, [...path, 'path']);
            if ((0,unseen_signs/* showsNothing */._d)(entry.message))
                this.#report('This rule has an empty message.', 'Write what is wrong, in a sentence.', [...path, 'message']);
            const demand = this.#demand(entry, path, isLocked(entry), entry.id);
            if (demand.when === undefined)
                return [];
            return [
                {
                    ...demand,
                    when: demand.when,
                    message: entry.message,
                    remedy: entry.remedy ?? "Change the job, or ask the policy's owners for an exception.",
                    path: entry.path === undefined ? [] : entry.path.split('.'),
                    sources: entry.sources ?? [],
                },
            ];
        });
    }
    #demand(entry, path, locked, fallbackId) {
        const when = this.#condition(entry, path);
        const name = `${path[0]} ${entry.id}`;
        if (path[0] !== 'custom' && entry.id !== undefined && this.#names.has(name))
            this.#report(`Duplicate id "${(0,problem/* cut */.Jj)(entry.id)}" in \`${path[0]}\`.`, 'Rename one of the two entries.', [
                ...path,
                'id',
            ]);
        this.#names.add(name);
        if (reservedIds.has(entry.id ?? ''))
            this.#report(`Reserved id "${entry.id}".`, `Rename it; waivers use it for \`hardware.${entry.id}\`.`, [
                ...path,
                'id',
            ]);
        // What is named after its file and number has this sign, and is told without its name.
        if (entry.id?.includes('#'))
            this.#report(`Invalid id "${(0,problem/* cut */.Jj)(entry.id)}".`, 'Remove the "#".', [...path, 'id']);
        return {
            id: entry.id ?? fallbackId,
            severity: entry.severity ?? 'error',
            reason: entry.reason ?? '',
            ...(when && { when }),
            origin: this.#places.at(path),
            locked,
        };
    }
    #condition({ when, stage }, path) {
        const ofStage = stage === undefined
            ? undefined
            : this.#compiled(`job.stage in ${JSON.stringify([stage].flat())}`, [...path, 'stage']);
        const own = when === undefined ? undefined : this.#compiled(when, [...path, 'when']);
        return ofStage && own ? both(ofStage, own) : (ofStage ?? own);
    }
    #compiled(text, path) {
        const compiled = this.#compile(text);
        if (compiled.ok)
            return compiled.condition;
        for (const { message, remedy, range } of [compiled, ...compiled.others])
            this.#add({ message: sentence(message), remedy, origin: this.#places.within(path, range) });
        return undefined;
    }
    #hardware({ hardware }, list, locked) {
        const items = hardware?.[list];
        if (items === undefined)
            return undefined;
        return {
            list,
            items: items.map((item, index) => this.#hardwareItem(item, ['hardware', list, index])),
            severity: hardware?.severity ?? 'error',
            reason: hardware?.reason ?? '',
            origin: this.#places.at(['hardware', list]),
            locked,
        };
    }
    #hardwareItem(item, path) {
        const words = (of) => (of === undefined ? [] : [of].flat());
        const read = {
            accelerator: words(item.accelerator),
            kind: words(item.kind).map((word) => kindOfWord(word) ?? word.toLowerCase()),
            provider: words(item.provider),
            machine: words(item.machine),
        };
        if (Object.values(read).every((list) => list.length === 0))
            this.#report('This entry names no hardware.', 'Name an accelerator, a kind, a provider or a machine type.', path);
        for (const word of read.accelerator)
            this.#checkAccelerator(word, path);
        for (const word of read.kind)
            if (!kinds.includes(word))
                this.#unknown('kind of accelerator', word, kinds, path);
        for (const word of read.provider)
            this.#checkProvider(word, path);
        for (const word of read.machine)
            this.#checkMachine(word, path);
        if (fitsNothing(read))
            this.#report('No hardware matches all of this entry.', 'Split it into several entries, or remove what contradicts the rest.', path);
        return read;
    }
    #price(entry, path, locked) {
        const accelerators = [entry.accelerator].flat();
        for (const word of accelerators)
            this.#checkAccelerator(word, path);
        if (entry.provider !== undefined)
            this.#checkProvider(entry.provider, path);
        const provider = entry.provider === undefined ? undefined : (0,providers/* resolveProvider */.Kd)(entry.provider)?.id;
        return [
            {
                accelerators: accelerators.flatMap((word) => (0,accelerator_name/* resolveAccelerator */.aT)(word)?.candidates.map(({ id }) => id) ?? []),
                ...(provider && { provider }),
                ...(entry.spot !== undefined && { spot: entry.spot }),
                amount: entry.price.amount,
                currency: entry.price.currency,
                read: entry.read,
                locked,
                origin: this.#places.at(path),
            },
        ];
    }
    #waiver(entry, at) {
        const { rule, path, job, demand, up_to: upTo, reason, owner, expires, ticket } = entry;
        for (const [key, words] of Object.entries({ reason, owner }))
            if ((0,unseen_signs/* showsNothing */._d)(words))
                this.#report(`This waiver has an empty ${key}.`, `Write its ${key}.`, [...at, key]);
        return {
            rule,
            ...(path !== undefined && { path }),
            ...(job !== undefined && { job }),
            ...(demand !== undefined && { demand }),
            ...(upTo !== undefined && { upTo }),
            reason,
            owner,
            expires,
            ...(ticket !== undefined && { ticket }),
            origin: this.#places.at(at),
        };
    }
    /** A key of the manifest, such as `labels.team`: a mistyped one would be demanded for ever, and never be found. */
    #checkKey(key, at) {
        const steps = key.split('.');
        let path = [];
        for (const step of steps) {
            const known = (0,problem/* knownKeys */.eE)(schema/* namedJobSchema */.G1, path);
            if (path[0] === 'labels')
                break;
            if (!known.includes(step)) {
                this.#unknown('job key', key, known.map((own) => [...path, own].join('.')), at);
                return;
            }
            path = [...path, step];
        }
    }
    #checkAccelerator(word, at) {
        if ((0,accelerator_name/* resolveAccelerator */.aT)(word) === undefined)
            this.#unknown('accelerator', word, accelerator_name/* acceleratorWords */.zT, at);
    }
    #checkProvider(word, at) {
        // A list cannot hold a region: to allow it would allow all that the provider has.
        const read = (0,providers/* readProvider */.WE)(word);
        if (read?.region !== undefined)
            this.#report(`"${(0,problem/* cut */.Jj)(word)}" names a region.`, `Name only the provider: ${read.provider.id}.`, at);
        if (read === undefined)
            this.#unknown('provider', word, providers/* providers */.r5.flatMap(({ id, names }) => [id, ...names]), at);
    }
    #checkMachine(word, at) {
        const names = machines/* machines */.J.map(({ name }) => name);
        const isKnown = word.includes('*') ? names.some((name) => (0,star_pattern/* matches */.c)(word, name)) : (0,accelerator_name/* resolveMachine */.ER)(word) !== undefined;
        if (!isKnown)
            this.#unknown('machine type', word, names, at);
    }
    #unknown(what, word, known, at) {
        const suggestion = (0,nearest_word/* nearestWord */.zZ)(word, known);
        const remedy = suggestion ? `Did you mean "${suggestion}"?` : 'Use a name that the reference or the catalog lists.';
        this.#report(`Unknown ${what} "${(0,problem/* cut */.Jj)(word)}".`, remedy, at);
    }
}
/** Whether the parts or the machine types that a line names are of none of its kinds or providers. */
function fitsNothing({ accelerator, kind, provider, machine }) {
    const parts = accelerator.flatMap((word) => (0,accelerator_name/* resolveAccelerator */.aT)(word)?.candidates ?? []);
    const types = machine.flatMap((word) => (0,accelerator_name/* resolveMachine */.ER)(word) ?? []);
    const areKnown = types.length === machine.length;
    const ids = provider.map((word) => (0,providers/* resolveProvider */.Kd)(word)?.id);
    const isOtherKind = parts.length > 0 && kind.length > 0 && !parts.some((part) => kind.includes(part.kind));
    const isElsewhere = types.length > 0 &&
        areKnown &&
        ids.length > 0 &&
        !types.some((type) => ids.includes((0,providers/* resolveProvider */.Kd)(type.provider)?.id));
    const holdsOthers = types.length > 0 &&
        areKnown &&
        parts.length > 0 &&
        !types.some((type) => parts.some(({ id }) => id === type.accelerator));
    return isOtherKind || isElsewhere || holdsOthers;
}
const sentence = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
/** A condition that holds where two hold; the second is not asked where the first does not. */
function both(first, second) {
    return {
        text: `${first.text} && (${second.text})`,
        reads: [...new Set([...first.reads, ...second.reads])],
        directions: (0,directions/* joined */.o)(first.directions, second.directions),
        valuesOf: (facts) => new Map([...first.valuesOf(facts), ...second.valuesOf(facts)]),
        evaluate: (facts) => {
            const judged = first.evaluate(facts);
            return 'holds' in judged && judged.holds ? second.evaluate(facts) : judged;
        },
    };
}


/***/ }),

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


/***/ })

};
