export const id = 775;
export const ids = [775];
export const modules = {

/***/ 6775:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compileCondition: () => (/* binding */ compileCondition)
});

// EXTERNAL MODULE: ./node_modules/@marcbachmann/cel-js/lib/index.js + 13 modules
var lib = __webpack_require__(7337);
// EXTERNAL MODULE: ./build/core/policy/excerpt.js
var excerpt = __webpack_require__(9520);
// EXTERNAL MODULE: ./build/core/policy/condition/syntax.js
var syntax = __webpack_require__(5724);
;// CONCATENATED MODULE: ./build/core/policy/condition/cost.js

/** At most so many steps may one evaluation take; a step is about one node, or some characters. */
const mostSteps = 100_000;
const single = { length: 0 };
const charactersPerStep = 8;
/** One step of a pattern's program on one character costs so many steps, as measured. */
const stepsPerPatternStep = 4;
const weight = ({ length, each }) => 1 + (each ? length * weight(each) : length / charactersPerStep);
const larger = (one, other) => {
    const each = one.each && other.each ? larger(one.each, other.each) : (one.each ?? other.each);
    return { length: Math.max(one.length, other.length), ...(each && { each }) };
};
const joined = (one, other) => ({ ...larger(one, other), length: one.length + other.length });
const listOf = (length, each) => ({ length, each });
/**
 * An upper bound on the steps of one evaluation: each loop counts its body once for each element that its list can
 * have. `sizeOf` tells how large the keys of the job are.
 */
function stepsOf(condition, patterns, sizeOf) {
    let steps = 0;
    /** How often what is being looked at runs. */
    let times = 1;
    const variables = [];
    const spend = (count) => {
        steps += count * times;
    };
    const visit = (node) => {
        spend(1);
        const read = (0,syntax/* jobRead */._I)(node);
        if (read) {
            if (node.op === '[]' && read.steps.includes(undefined))
                spend(weight(visit(node.args[1])));
            return sizeOf(read.steps);
        }
        switch (node.op) {
            case 'value':
                return typeof node.args === 'string' ? { length: node.args.length } : single;
            case 'id':
                return variables.findLast(([name]) => name === node.args)?.[1] ?? single;
            case '.':
                return visit(node.args[0]);
            case '[]': {
                const receiver = visit(node.args[0]);
                spend(weight(visit(node.args[1])));
                return receiver.each ?? single;
            }
            case 'call':
                return called(node.args[0], node.args[1]);
            case 'rcall':
                return syntax/* loops */.uE.has(node.args[0]) ? looped(...node.args) : method(...node.args);
            case 'list':
                return listOf(node.args.length, node.args.map(visit).reduce(larger, single));
            case 'map': {
                const values = node.args.map(([key, value]) => {
                    spend(weight(visit(key)));
                    return visit(value);
                });
                return listOf(values.length, values.reduce(larger, single));
            }
            case '?:': {
                const [condition, then, otherwise] = node.args;
                visit(condition);
                return larger(visit(then), visit(otherwise));
            }
            case '!_':
            case '-_':
                return visit(node.args);
            default: {
                const [left, right] = [visit(node.args[0]), visit(node.args[1])];
                if (node.op === '&&' || node.op === '||')
                    return single;
                const both = joined(left, right);
                spend(weight(both) + (node.op === 'in' ? right.length * weight(left) : 0));
                return node.op === '+' ? both : single;
            }
        }
    };
    const called = (name, given) => {
        if (name === 'has')
            return single;
        spend(given.map((part) => weight(visit(part))).reduce((sum, one) => sum + one, 0));
        // A name of a few letters stands for a few parts of the catalog, and finding them takes some time.
        if (name === 'accelerators')
            spend(200);
        return name === 'accelerators' ? listOf(100, { length: 30 }) : single;
    };
    const method = (name, receiver, given) => {
        const size = visit(receiver);
        const arguments_ = given.map(visit);
        const [first] = given;
        const pattern = first?.op === 'value' && typeof first.args === 'string' ? patterns.get(first.args) : undefined;
        if (name === 'matches')
            spend(size.length * (pattern?.steps ?? 1) * stepsPerPatternStep);
        else
            spend(weight(size) * Math.max(1, ...arguments_.map(weight)));
        // Some letters become two or three when their case changes.
        if (name === 'upperAscii' || name === 'lowerAscii')
            return { ...size, length: size.length * 3 };
        return name === 'trim' ? size : single;
    };
    const looped = (name, receiver, [variable, ...bodies]) => {
        const range = visit(receiver);
        const outside = times;
        variables.push([variable?.op === 'id' ? variable.args : '', range.each ?? single]);
        times *= range.length;
        spend(2);
        const results = bodies.map(visit);
        times = outside;
        variables.pop();
        if (name === 'filter')
            return range;
        return name === 'map' ? listOf(range.length, results.at(-1) ?? single) : single;
    };
    visit(condition);
    return steps;
}
/** Of the smallest job there is: so a condition that is too costly for it is too costly for all. */
const smallJob = () => ({ length: 1, each: { length: 1 } });
/** Of the values of one job. */
function sizesIn(values) {
    const texts = (all) => ({
        length: Math.max(0, ...all.slice(0, 10_000).map((text) => text.length)),
    });
    return (steps) => {
        let value = values;
        for (const step of steps) {
            if (value instanceof Map)
                value = step === undefined ? undefined : value.get(step);
            else if (typeof value === 'object' && !Array.isArray(value) && step !== undefined)
                value = value[step];
            else
                value = undefined;
        }
        if (steps.includes(undefined))
            return texts([...values['labels'].values()]);
        if (typeof value === 'string')
            return { length: value.length };
        if (value instanceof Map)
            return listOf(value.size, texts([...value.keys()]));
        return Array.isArray(value) ? listOf(value.length, texts(value)) : single;
    };
}

// EXTERNAL MODULE: ./build/core/policy/condition/directions.js
var directions = __webpack_require__(1005);
// EXTERNAL MODULE: ./node_modules/@bufbuild/re2/dist/esm/index.js + 19 modules
var esm = __webpack_require__(2821);
// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/text/nearest-word.js
var nearest_word = __webpack_require__(2007);
// EXTERNAL MODULE: ./build/core/text/quantity.js
var quantity = __webpack_require__(867);
;// CONCATENATED MODULE: ./build/core/policy/condition/functions.js






/** Reading a quantity in a condition: what a person writes \u2192 the number that the keys of a job hold. */
const quantityFunctions = {
    quantity: quantity/* parseAmount */.C_,
    bytes: quantity/* parseBytes */.z_,
    hours: quantity/* parseDuration */.E9,
    share: quantity/* parseShare */.n8,
};
/** Functions on text or lists that CEL has and that stay as they are, each with the number of its arguments. */
const plainMethods = {
    contains: 1,
    startsWith: 1,
    endsWith: 1,
    lowerAscii: 0,
    upperAscii: 0,
    trim: 0,
};
const callable = ['has', 'size', 'accelerators', ...Object.keys(quantityFunctions)];
const methods = ['size', 'matches', 'all', 'exists', 'exists_one', 'map', 'filter', ...Object.keys(plainMethods)];
/** The problem of an unknown function. */
function unknownFunction(place, name, isMethod) {
    const meant = (0,nearest_word/* nearestWord */.zZ)(name, isMethod ? methods : callable);
    const other = (isMethod ? callable : methods).includes(name);
    const remedy = other
        ? isMethod
            ? `Write it before its argument: ${name}(\u2026).`
            : `Write it after its subject: x.${name}(\u2026).`
        : meant === undefined
            ? 'Check the functions in docs/policy-expressions.md.'
            : `Did you mean ${isMethod ? '.' : ''}${meant}()?`;
    return new syntax/* ExpressionProblem */.gC(place, `unknown function ${isMethod ? '.' : ''}${(0,excerpt/* excerpt */.K)(name)}()`, remedy);
}
/** The ids of the catalog that a name stands for: `h100` is three parts. */
const acceleratorIds = (name) => (0,accelerator_name/* resolveAccelerator */.aT)(name)?.candidates.map(({ id }) => id);
const longestPattern = 256;
const largestProgram = 400;
/** Compiles what stands in `matches('\u2026')`, in the syntax of RE2. */
function compilePattern(text, place) {
    const remedy = 'Write it in RE2 syntax, without look-around and back-references.';
    if (text.length > longestPattern)
        throw new syntax/* ExpressionProblem */.gC(place, `the pattern is longer than ${longestPattern} characters`, 'Shorten it.');
    // The tables of Unicode classes take more time to build than a whole condition may.
    if (/(?:^|[^\\])(?:\\\\)*\\[pP]/.test(text))
        throw new syntax/* ExpressionProblem */.gC(place, 'the pattern uses a Unicode class', 'List the characters, as in [a-z].');
    const compiled = compiledPattern(text);
    if (compiled instanceof Error)
        throw new syntax/* ExpressionProblem */.gC(place, `the pattern cannot be read: ${patternProblem(compiled)}`, remedy);
    const steps = compiled.re2().prog.numInst();
    if (steps > largestProgram)
        throw new syntax/* ExpressionProblem */.gC(place, 'the pattern is too complex', 'Lower the counts in its braces, or split it.');
    return { test: (searched) => compiled.test(searched), steps };
}
function compiledPattern(text) {
    try {
        return esm/* RE2JS */.L3.compile(text);
    }
    catch (error) {
        return error instanceof Error ? error : new Error(String(error));
    }
}
const patternProblem = ({ message }) => (0,excerpt/* excerpt */.K)(message.replace(/^error parsing regexp: /, ''));

// EXTERNAL MODULE: ./build/core/manifest/keys/hardware.js
var hardware = __webpack_require__(5427);
// EXTERNAL MODULE: ./build/core/manifest/keys/job.js
var job = __webpack_require__(3604);
// EXTERNAL MODULE: ./build/core/manifest/keys/keys.js + 5 modules
var keys = __webpack_require__(4934);
;// CONCATENATED MODULE: ./build/core/policy/condition/job-keys.js



const range = { low: 'number', high: 'number' };
const money = { amount: 'number', currency: 'text' };
/** What a condition reads of a value of each kind. */
function typeOf(key) {
    switch (key.kind) {
        case 'count':
        case 'count-or-none':
        case 'amount':
        case 'bytes':
        case 'duration':
        case 'share':
        case 'zero-stage':
            return 'number';
        case 'money':
        case 'labels':
            return key.kind;
        case 'flag':
        case 'flag-or-word':
        case 'flag-or-words':
            return 'flag';
        case 'list':
        case 'names':
        case 'words':
        case 'open-words':
            return 'texts';
        default:
            return 'text';
    }
}
const variablesOf = (keys) => Object.fromEntries(Object.entries(keys).flatMap(([name, key]) => {
    if (key.variable === 'none' || key.kind === 'parallelism')
        return [];
    const type = key.variable?.type ?? typeOf(key);
    return [[key.variable?.name ?? name, type === 'money' ? money : type]];
}));
/** What is derived for a job beside what it declares. */
const derived = {
    model: { custom_kernel_kinds: 'texts' },
    hardware: {
        vendor: 'text',
        memory_gib: 'number',
        parallelism: { strategy: 'text', ...variablesOf(hardware/* parallelismKeys */.HZ) },
    },
    sizing: {
        fits: 'text',
        hours: { ...range, likely: 'number' },
        chip_hours: range,
        cost: { ...range, currency: 'text' },
        energy_kwh: range,
    },
};
/** The keys that a condition can read below `job`: those of the manifest, by its names, and what is derived. */
const jobKeys = {
    ...variablesOf(job/* nameKey */.R),
    ...variablesOf(job/* jobKeys */.m),
    ...Object.fromEntries(Object.entries(keys/* keysOfSections */.Cu).map(([name, keys]) => [
        name,
        { ...variablesOf(keys), ...derived[name] },
    ])),
    sizing: derived['sizing'],
};

// EXTERNAL MODULE: ./build/core/text/unseen-signs.js
var unseen_signs = __webpack_require__(6025);
;// CONCATENATED MODULE: ./build/core/policy/condition/job-variables.js


/**
 * The values that conditions read, each key of `jobKeys` that is declared or can be derived. Objects have no prototype,
 * and labels, whose names anybody may choose, are a `Map`.
 */
function jobValues(facts) {
    const { declaration, framework, scale, model, team, operations, needs } = facts;
    return bare({
        name: facts.job,
        task: facts.task,
        stage: facts.stage,
        group: declaration.group,
        labels: new Map(Object.entries(declaration.labels ?? {})),
        framework: bare({
            name: framework.words.length === 0 ? undefined : frameworkWords(framework),
            version: framework.version,
            libraries: libraryWords(facts),
        }),
        scale: bare({ ...only('scale', scale), global_batch_tokens: scale.batchTokens }),
        model: bare({
            ...only('model', model),
            ...kernels(model.custom_kernels),
            // Selective recomputation is recomputation.
            activation_checkpointing: model.activation_checkpointing && true,
        }),
        hardware: hardwareValues(facts),
        needs: bare(only('needs', needs)),
        team: bare(only('team', team)),
        operations: bare({
            ...only('operations', operations),
            budget: moneyValue(operations.budget),
            price_per_chip_hour: moneyValue(operations.price_per_chip_hour),
        }),
        sizing: sizingValues(facts),
    });
}
function frameworkWords({ words, declared, families }) {
    return [...new Set([...words.map((word) => word.toLowerCase()), ...declared.map(({ id }) => id), ...families])];
}
function libraryWords({ declaration, framework }) {
    const written = declaration.framework?.libraries;
    return (written && [...new Set([...written.map((word) => word.toLowerCase()), ...framework.libraries.map(({ id }) => id)])]);
}
function kernels(declared) {
    if (declared === undefined)
        return {};
    if (typeof declared === 'boolean')
        return { custom_kernels: declared };
    return { custom_kernels: declared.length > 0, custom_kernel_kinds: declared };
}
/** A word such as `gpu` stands for more parts than this; there the word itself is all that is known. */
const mostCandidates = 6;
function hardwareValues({ hardware }) {
    const { candidates, declared, machine } = hardware;
    const word = declared.accelerator?.toLowerCase();
    const ids = candidates.map(({ id }) => id);
    const named = ids.length > 0 && ids.length <= mostCandidates ? ids : word === undefined ? undefined : [word];
    const { parallelism, interconnect } = declared;
    return bare({
        accelerator: named,
        kind: hardware.kind,
        vendor: agreed(candidates.map(({ vendor }) => vendor)) ?? hardware.vendor,
        memory_gib: agreed(candidates.map(({ memoryGiB }) => (memoryGiB.confidence === 'uncertain' ? undefined : memoryGiB.value))),
        count: hardware.count,
        nodes: hardware.nodes,
        slices: declared.slices ?? hardware.name?.slices,
        machine: machine?.name ?? declared.machine,
        provider: hardware.provider?.id ?? hardware.providerWord?.toLowerCase(),
        region: declared.region,
        offload: declared.offload === undefined ? undefined : [declared.offload].flat(),
        topology: hardware.topology,
        interconnect: interconnect === undefined ? undefined : [interconnect].flat(),
        parallelism: bare(typeof parallelism === 'object' ? parallelism : { strategy: parallelism }),
        spot: declared.spot,
    });
}
function sizingValues({ sizing }) {
    const { memory, cost } = sizing;
    // A memory size that is not certain accuses nobody.
    const fits = memory === undefined || memory.uncertainCapacity ? 'unknown' : memory.verdict;
    return bare({
        fits,
        hours: bare({ ...interval(sizing.hours), likely: sizing.likelyHours }),
        chip_hours: bare(interval(sizing.chipHours)),
        cost: bare(cost === undefined ? {} : { ...interval(cost.amount), currency: cost.currency }),
        energy_kwh: bare(interval(sizing.energyKWh)),
    });
}
const interval = (ends) => (ends === undefined ? {} : { low: ends[0], high: ends[1] });
const moneyValue = (sum) => bare(sum === undefined ? {} : { amount: sum.amount, currency: sum.currency });
/** The one value that all share, if they do. */
const agreed = ([first, ...others]) => others.every((other) => other === first) ? first : undefined;
/** The declared values of a section whose key and type a condition knows. */
function only(section, values) {
    const known = jobKeys[section];
    return Object.fromEntries(Object.entries(values).filter(([key, value]) => Object.hasOwn(known, key) && (typeof value !== 'object' || Array.isArray(value))));
}
/** Without a prototype, and without keys that hold nothing. */
const bare = (values) => Object.assign(Object.create(null), Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
/** The paths of all that is declared or derived: keys, sections that hold one, and `labels.NAME` for each label. */
function declaredPaths(values) {
    const paths = new Set();
    const visit = (value, path) => {
        const inner = value instanceof Map
            ? [...value]
            : typeof value === 'object' && !Array.isArray(value)
                ? Object.entries(value)
                : undefined;
        const holds = (inner === undefined && !(typeof value === 'string' && (0,unseen_signs/* showsNothing */._d)(value))) ||
            inner
                ?.map(([key, part]) => part !== undefined && visit(part, path === '' ? key : `${path}.${key}`))
                .includes(true) === true;
        if (holds && path !== '')
            paths.add(path);
        return holds;
    };
    visit(values, '');
    return paths;
}
/** Many conditions ask the same job. */
const contexts = new WeakMap();
/** The values and the variables of a job, made once. */
function jobContext(facts) {
    const known = contexts.get(facts);
    if (known)
        return known;
    const values = jobValues(facts);
    const _declared = new Map([...declaredPaths(values)].map((path) => [path, true]));
    const job = Object.assign(Object.create(null), values, { _declared });
    const made = { values, context: Object.assign(Object.create(null), { job }) };
    contexts.set(facts, made);
    return made;
}

;// CONCATENATED MODULE: ./build/core/policy/condition/problems.js


/** The problem in the grammar, from the parser's code and the text at the place. */
function parseProblem(code, place, text) {
    const rest = text.slice(place.start);
    const found = /^\w{1,60}|^./su.exec(rest)?.[0] ?? '';
    const before = text.slice(0, place.start);
    const own = Object.hasOwn(grammar, code) ? undefined : instead(found, before, rest);
    // Of "7B" the parser stops at the B.
    const start = place.start - (/^[A-Za-z%]/.test(found) ? (digitsAtEnd(before)?.length ?? 0) : 0);
    if (own)
        return new syntax/* ExpressionProblem */.gC({ start, end: place.start + found.length }, own[0], own[1]);
    if (Object.hasOwn(grammar, code))
        return new syntax/* ExpressionProblem */.gC(place, ...grammar[code]);
    // The parser's place ends within a sign that takes two units.
    const end = Math.max(place.end, place.start + found.length);
    return new syntax/* ExpressionProblem */.gC({ start: place.start, end }, ...unreadable(found));
}
const grammar = {
    unterminated_string: ['a quoted text does not end', 'Close it with the quote that it begins with.'],
    unterminated_triple_quoted_string: [
        'a quoted text does not end',
        'Close it with the three quotes that it begins with.',
    ],
    newline_in_string: ['a quoted text does not end on its line', 'Close it with the quote that it begins with.'],
    invalid_number: ['the number is too large', 'Write a smaller one.'],
    limit_exceeded: ['the condition is too long or too deeply nested', 'Split it into several rules.'],
    reserved_identifier: ['this word is reserved', 'Choose another name.'],
    invalid_macro_argument: ['a name is missing here', 'Write .exists(x, \u2026) and use x for the element.'],
    invalid_escape_sequence: ['the backslash is not an escape here', "Write two, or put r before the quote: r'\\d+'."],
};
const unreadable = (found) => found === ''
    ? ['the condition ends too early', 'Complete it, or close an open parenthesis.']
    : [`${found} is not expected here`, 'Add the missing operator or parenthesis before it.'];
/** Words and signs of other languages. */
function instead(found, before, rest) {
    const words = {
        and: '&&',
        AND: '&&',
        or: '||',
        OR: '||',
        not: '!',
        NOT: '!',
        is: '==',
    };
    if (Object.hasOwn(words, found))
        return [`${found} is not an operator here`, `Write ${words[found]}.`];
    if (found === '=' && !before.endsWith('=') && !rest.startsWith('=='))
        return ['one = does not compare', 'Write ==.'];
    if (found === '&' || found === '|')
        return [`one ${found} is not an operator here`, `Write ${found}${found}.`];
    if (found === '=' && before.endsWith('=='))
        return ['three = do not compare', 'Write ==.'];
    if (/^\d+$/.test(found) === false && /^\d/.test(found))
        return quantityWords(found);
    const digits = /^[A-Za-z%]+$/.test(found) ? digitsAtEnd(before) : undefined;
    if (digits !== undefined)
        return quantityWords(`${digits}${found}`);
    return undefined;
}
const digitsAtEnd = (text) => /\d[\d.]{0,19}$/.exec(text.slice(-20))?.[0];
const quantityWords = (text) => [
    `${(0,excerpt/* excerpt */.K)(text)} is not a plain number`,
    `Write quantity("7B"), bytes("10TB"), hours("14d") or share("35%").`,
];
const keyIn = (summary) => (0,excerpt/* excerpt */.K)(summary.slice('No such key: '.length));
/** The path of the key that an evaluation did not find at `part`, if that is a key of the job. */
const missingKey = (part, summary) => (0,syntax/* jobRead */._I)(part)
    ?.steps.map((step) => step ?? keyIn(summary))
    .join('.');
/** Why an evaluation failed, from the evaluator's code and summary; `own` marks our own words. */
function failureWords(code, summary, part) {
    if (code === 'own')
        return summary;
    const index = part?.op === '[]' && part.args[1].op === 'value' ? String(part.args[1].args) : undefined;
    if (code === 'index_out_of_bounds')
        return `a list has no element${index === undefined ? '' : ` [${(0,excerpt/* excerpt */.K)(index)}]`}`;
    return code === 'no_such_key' ? `a mapping has no key "${keyIn(summary)}"` : 'it cannot be computed';
}
/** What is wrong with the types, from the checker's summary and the part that it is about. */
function typeProblem(summary, part) {
    const [message, remedy] = typeWords(summary, part);
    return new syntax/* ExpressionProblem */.gC(part, message, remedy);
}
function typeWords(summary, part) {
    const result = /^no condition: (.*)$/.exec(summary)?.[1];
    if (result !== undefined)
        return [`the condition is ${typeWord(result)}, not true or false`, 'Compare it with a value.'];
    const operands = operandsIn(summary);
    if (operands.length === 2 && 'op' in part && !['call', 'rcall'].includes(part.op))
        return mismatch(part.op, operands);
    if (summary.startsWith('Logical operator requires bool'))
        return [
            `${part.op} joins ${typeWord(typeIn(summary))}`,
            'Compare both sides with a value: they must be true or false.',
        ];
    if (summary.startsWith('no such overload: !'))
        return ['! needs a value that is true or false', 'Write !has(\u2026) or !=.'];
    if (summary.startsWith('List elements'))
        return [
            'the type of this element differs from those before it',
            'Write all elements as numbers, or all as quoted text.',
        ];
    if (summary.startsWith('Ternary branches'))
        return ['the two sides of the : have different types', 'Use the same type on both sides: two numbers or two texts.'];
    if (summary.startsWith('Ternary condition'))
        return ['the condition before the ? is not true or false', 'Compare it with a value.'];
    if (summary.includes('predicate must return bool'))
        return ['the test of a loop is not true or false', 'Compare the element with something: .exists(x, x == "h100").'];
    if (summary.includes('cannot be range of a comprehension'))
        return ['this is not a list', 'Use loops such as .exists() only on lists and labels.'];
    if (summary.startsWith('List index'))
        return ['an index of a list is a plain whole number', 'Write [0], or loop with .exists().'];
    if (summary.startsWith('Cannot index'))
        return ['this has neither keys nor elements', 'Remove what follows it.'];
    if (part.op === 'call' || part.op === 'rcall') {
        const kinds = operands.map(typeWord).join(' and ');
        if (operands[0]?.startsWith('list') && part.op === 'rcall')
            return [
                `.${part.args[0]}() works on text, but this is a list`,
                'Use in, or list.exists(x, \u2026), to find an element.',
            ];
        return [
            `${part.args[0]}() does not work on ${kinds === '' ? 'this' : kinds}`,
            'Check the functions in docs/policy-expressions.md.',
        ];
    }
    if (/Exceeded max/.test(summary))
        return grammar['limit_exceeded'];
    return ['the types of these values do not match', 'Check the keys in docs/policy-expressions.md.'];
}
function mismatch(operator, operands) {
    const [left = '', right = ''] = operands.map(typeWord);
    const hasNumberAndText = [left, right].includes('a number') && [left, right].includes('text');
    const isListOfText = operands.some((operand) => operand === 'list<string>');
    const remedy = hasNumberAndText
        ? 'Write numbers without quotes.'
        : isListOfText && operator !== 'in'
            ? 'Use in for a list: "h100" in list, or list.exists(x, \u2026).'
            : 'Compare values of the same type.';
    return [`${operator} does not work on ${left} and ${right}`, remedy];
}
/** The two types in `no such overload: double > string` or in `\u2026'_divide(double, string)'`. */
function operandsIn(summary) {
    const call = /for '(?:(.+)\.)?\w+\((.*)\)'$/.exec(summary);
    if (call)
        return [...(call[1] ? [call[1]] : []), ...splitTypes(call[2] ?? '')];
    const binary = /^no such overload: (\S.*?) (?:[<>=!]=?|in|[-+*]) (.+)$/.exec(summary);
    return binary ? [binary[1], binary[2]] : [];
}
const splitTypes = (list) => (list === '' ? [] : list.split(/, (?![^<]*>)/));
const typeIn = (summary) => /got '(.*)'$/.exec(summary)?.[1] ?? '';
function typeWord(type) {
    const words = {
        double: 'a number',
        int: 'a whole number',
        string: 'text',
        bool: 'true or false',
    };
    if (Object.hasOwn(words, type))
        return words[type];
    if (type.startsWith('list'))
        return 'a list';
    return type.startsWith('map') ? 'a mapping' : 'something else';
}

;// CONCATENATED MODULE: ./build/core/policy/condition/key-units.js



const unitsOfKinds = { bytes: 'bytes', duration: 'hours', share: 'share' };
/** What the number of a key counts, where a quantity of another unit could be mistaken for it. */
const units = {
    ...Object.fromEntries([...keys/* keys */.HP].flatMap(([path, { kind }]) => (unitsOfKinds[kind] ? [[path, unitsOfKinds[kind]]] : []))),
    'hardware.memory_gib': 'GiB',
    'sizing.hours.low': 'hours',
    'sizing.hours.high': 'hours',
    'sizing.hours.likely': 'hours',
};
const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=']);
/** Refuses to compare a key with a quantity of another unit, or a share with a number beyond 0 and 1. */
function impossibleNumbers(operator, left, right) {
    if (!comparisons.has(operator))
        return [];
    return [...numberAgainst(left, right), ...numberAgainst(right, left)];
}
function numberAgainst(key, value) {
    const path = (0,syntax/* jobRead */._I)(key)?.steps.join('.');
    if (path === undefined)
        return [];
    const unit = Object.hasOwn(units, path) ? units[path] : undefined;
    const own = unit ?? 'number';
    if (value.op === 'call' && Object.hasOwn(quantityFunctions, value.args[0])) {
        const [given] = value.args;
        // Whatever has no unit of its own is a plain quantity.
        if (given === own || (given === 'quantity' && unit !== 'share'))
            return [];
        return [new syntax/* ExpressionProblem */.gC(value, `\`job.${path}\` is not in ${given}()`, remedyFor(own))];
    }
    const number = value.op === 'value' ? value.args : undefined;
    const isBeyond = (typeof number === 'number' || typeof number === 'bigint') && Number(number) > 1;
    return unit === 'share' && isBeyond
        ? [new syntax/* ExpressionProblem */.gC(value, `\`job.${path}\` is a share from 0 to 1`, 'Write share("40%") or 0.4.')]
        : [];
}
const remedyFor = (unit) => {
    if (Object.hasOwn(quantityFunctions, unit))
        return `Write ${unit}("\u2026").`;
    return unit === 'GiB' ? 'Write the number of GiB, such as 80.' : 'Write a plain number, or quantity("7B").';
};

// EXTERNAL MODULE: ./build/core/catalog/accelerators/index.js + 6 modules
var accelerators = __webpack_require__(5198);
// EXTERNAL MODULE: ./build/core/catalog/providers.js + 3 modules
var providers = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/core/catalog/value-spellings.js
var value_spellings = __webpack_require__(2789);
// EXTERNAL MODULE: ./build/core/manifest/problem.js
var problem = __webpack_require__(8445);
// EXTERNAL MODULE: ./build/core/manifest/schema.js
var schema = __webpack_require__(4587);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/policy/condition/key-words.js











/** What is derived for a job, or stands elsewhere in the manifest, and can be none but these. */
const key_words_derived = {
    'hardware.kind': () => [...new Set(accelerators/* accelerators */.d.map(({ kind }) => kind))].sort(),
    'hardware.vendor': () => [...new Set(accelerators/* accelerators */.d.map(({ vendor }) => vendor))].sort(),
    'hardware.parallelism.strategy': () => (0,value_spellings/* wordsOf */.Z9)('parallelism'),
    'model.custom_kernel_kinds': () => (0,problem/* knownWords */.L3)(schema/* namedJobSchema */.G1, ['model', 'custom_kernels']),
    'sizing.fits': () => ['fits', 'does-not-fit', 'unknown'],
};
/** Keys whose words a job holds in lower case, however they are written. */
const lowerCase = new Set(['framework.name', 'framework.libraries', 'hardware.provider']);
/**
 * Refuses a comparison that no job can meet: with a word that the key never holds, or with a name that is read as
 * another one. Such a condition would never hold, or always, and nobody would be told.
 */
function impossibleWords(operator, left, right, elements) {
    const against = (key, values) => wordsAgainst(keyOf(key, elements), values);
    if (operator === '==' || operator === '!=') {
        const ofLists = (key, value) => against(key, value.op === 'list' ? value.args : [value]);
        return [...ofLists(left, right), ...ofLists(right, left)];
    }
    if (operator !== 'in')
        return [];
    if (right.op === 'list')
        return against(left, right.args);
    if (right.op === 'map')
        return keysOfMapping(right.args, left, elements);
    return listKey(right) === undefined ? [] : against(right, [left]);
}
/** The same of the keys of a mapping in which a key of the job is looked up. */
const keysOfMapping = (entries, index, elements) => wordsAgainst(keyOf(index, elements), entries.map(([key]) => key));
/** The same of the beginning, the end or a part of an accelerator's name. */
function impossibleParts(method, receiver, given, elements) {
    if (keyOf(receiver, elements) !== 'hardware.accelerator' || given?.op !== 'value' || typeof given.args !== 'string')
        return [];
    const part = given.args;
    const fits = {
        contains: (id) => id.includes(part),
        startsWith: (id) => id.startsWith(part),
        endsWith: (id) => id.endsWith(part),
    };
    const test = Object.hasOwn(fits, method) ? fits[method] : undefined;
    return test === undefined || accelerators/* accelerators */.d.some(({ id }) => test(id))
        ? []
        : wordsAgainst('hardware.accelerator', [given]);
}
/** The key of a list of the job. */
function listKey(node) {
    const steps = (0,syntax/* jobRead */._I)(node)?.steps ?? [];
    const [section = '', key = ''] = steps;
    const below = Object.hasOwn(jobKeys, section) ? jobKeys[section] : undefined;
    const isList = typeof below === 'object' && Object.hasOwn(below, key) && below[key] === 'texts';
    return isList ? steps.join('.') : undefined;
}
/** The key that holds what stands there: one that is read, or whose elements a loop goes through. */
const keyOf = (node, elements) => node.op === 'id' ? elements.get(node.args) : (0,syntax/* jobRead */._I)(node)?.steps.join('.');
function wordsAgainst(path, values) {
    if (path === undefined)
        return [];
    return values.flatMap((value) => {
        const word = value.op === 'value' && typeof value.args === 'string' ? value.args : undefined;
        const remedy = word === undefined ? undefined : key_words_remedyFor(path, word);
        return remedy === undefined
            ? []
            : [new syntax/* ExpressionProblem */.gC(value, `\`${path}\` is never "${(0,excerpt/* excerpt */.K)(word ?? '')}"`, remedy)];
    });
}
/** A name that stands for more parts than this stays the word that it is. */
const key_words_mostCandidates = 6;
/** What to write instead of a word that a key never holds; undefined where it may hold it. */
function key_words_remedyFor(path, word) {
    if (path === 'hardware.provider') {
        const provider = (0,providers/* resolveProvider */.Kd)(word);
        if (provider !== undefined)
            return provider.id === word ? undefined : `Write "${provider.id}".`;
    }
    if (path === 'hardware.accelerator') {
        const ids = (0,accelerator_name/* resolveAccelerator */.aT)(word)?.candidates.map(({ id }) => id) ?? [];
        const isKept = ids.length === 0 || ids.length > key_words_mostCandidates;
        if (isKept || ids.includes(word))
            return isKept ? inLowerCase(word) : undefined;
        return `Write job.hardware.accelerator.exists(x, x in accelerators("${word}")); it can be ${(0,wording/* list */.p_)(ids.slice(0, 3), 'or')}.`;
    }
    if (lowerCase.has(path))
        return inLowerCase(word);
    if (path.endsWith('.currency'))
        return /^[A-Z]{3}$/.test(word) ? undefined : 'Write its three letters, such as "USD".';
    if (path === 'hardware.topology')
        return topologyRemedy(word);
    if (path === 'hardware.interconnect') {
        const own = (0,value_spellings/* resolveWord */.Ty)('interconnect', word);
        return own === undefined || own === word ? undefined : `Write "${own}".`;
    }
    const words = Object.hasOwn(key_words_derived, path) ? key_words_derived[path]?.() : (0,problem/* knownWords */.L3)(schema/* namedJobSchema */.G1, path.split('.'));
    if (words === undefined || words.includes(word))
        return undefined;
    const meant = meantBy(path, word) ?? (0,nearest_word/* nearestWord */.zZ)(word, words);
    return meant && words.includes(meant) ? `Did you mean "${meant}"?` : `Use ${(0,wording/* list */.p_)([...new Set(words)], 'or')}.`;
}
const inLowerCase = (word) => word === word.toLowerCase() ? undefined : `Write "${word.toLowerCase()}".`;
/** What manifests may write in place of a word of these keys. */
function meantBy(path, word) {
    if (path === 'hardware.parallelism.strategy')
        return (0,value_spellings/* resolveWord */.Ty)('parallelism', word);
    const kind = path === 'hardware.kind' ? (0,value_spellings/* resolveWord */.Ty)('kind', word) : undefined;
    // The documents tell GPUs and TPUs apart, and no others.
    return kind === 'npu' ? 'other' : kind;
}
function topologyRemedy(word) {
    if (!/^\d{1,6}(?:x\d{1,6}){1,2}$/.test(word))
        return 'Write the chips along each axis, such as "4x4x8".';
    const sorted = word
        .split('x')
        .toSorted((a, b) => Number(a) - Number(b))
        .join('x');
    return sorted === word ? undefined : `Write "${sorted}".`;
}

;// CONCATENATED MODULE: ./build/core/policy/condition/keys.js



/** The key that is read, or a problem: an unknown one, a section where a value is needed, a step too far. */
function readableKey(read, sectionsToo = false) {
    const found = keys_keyOf(read);
    if (found.type !== 'section' || (sectionsToo && found.path !== ''))
        return found;
    const below = sectionAt(found.steps);
    const example = ['job', ...found.steps, Object.keys(below)[found.path === '' ? 2 : 0]].join('.');
    throw new syntax/* ExpressionProblem */.gC(read, `\`${['job', ...found.steps].join('.')}\` is a section without a value of its own`, `Use one of its keys, such as ${example}.`);
}
function keys_keyOf(read) {
    const steps = [];
    let at = jobKeys;
    for (const [index, step] of read.steps.entries()) {
        if (at === 'labels' && index === 1) {
            const isLast = read.steps.length === 2;
            if (!isLast)
                throw noKeys(read, `job.labels.${step}`);
            return { path: `labels.${step ?? ''}`, steps: ['labels', step ?? ''], type: 'label', isOpen: step === undefined };
        }
        if (typeof at === 'string')
            throw noKeys(read, ['job', ...steps].join('.'));
        if (step === undefined || !Object.hasOwn(at, step))
            throw unknownKey(read, steps, step ?? '', at);
        at = at[step];
        steps.push(step);
    }
    const type = typeof at === 'string' ? at : 'section';
    return { path: steps.join('.'), steps, type, isOpen: false };
}
const noKeys = (read, path) => new syntax/* ExpressionProblem */.gC(read, `\`${path}\` has no keys of its own`, 'Remove what follows it.');
function unknownKey(read, above, step, section) {
    const meant = (0,nearest_word/* nearestWord */.zZ)(step, Object.keys(section));
    const elsewhere = keyAt(step);
    const where = ['job', ...above].join('.');
    const remedy = meant
        ? `Did you mean ${where}.${meant}?`
        : elsewhere
            ? `Did you mean job.${elsewhere}?`
            : 'Use a key in docs/policy-expressions.md.';
    const shown = step.length > 60 ? `${step.slice(0, 60)}\u2026` : step;
    return new syntax/* ExpressionProblem */.gC(read, `unknown key "${shown}" in \`${where}\``, remedy);
}
/** The path of a key that stands somewhere in the job under just this name. */
function keyAt(name) {
    const search = (section, above) => {
        if (Object.hasOwn(section, name))
            return `${above}${name}`;
        for (const [key, below] of Object.entries(section)) {
            const found = typeof below === 'string' ? undefined : search(below, `${above}${key}.`);
            if (found !== undefined)
                return found;
        }
        return undefined;
    };
    return search(jobKeys, '');
}
const sectionAt = (steps) => steps.reduce((section, step) => section[step], jobKeys);

;// CONCATENATED MODULE: ./build/core/policy/condition/literals.js

/** A literal as the translation writes it: every number a double. */
function literal(value, place) {
    if (typeof value === 'boolean')
        return String(value);
    if (typeof value === 'string')
        return quoted(value);
    if (value === null)
        throw new syntax/* ExpressionProblem */.gC(place, 'a key is never null', 'Write has(job.stage) to test whether a key is declared.');
    if (typeof value !== 'number' && typeof value !== 'bigint')
        throw new syntax/* ExpressionProblem */.gC(place, 'conditions do not support this type of value', 'Write a plain number or text.');
    const number = Number(value);
    if (!Number.isFinite(number))
        throw new syntax/* ExpressionProblem */.gC(place, 'the number is too large', 'Write a smaller one.');
    return numberLiteral(number);
}
/** Always with a fraction or an exponent, which makes it a double. */
const numberLiteral = (value) => {
    const text = String(value);
    return /[.e]/.test(text) ? text : `${text}.0`;
};
/** As CEL reads it back: everything but plain letters, digits and signs is escaped. */
const quoted = (text) => `"${[...text].map((character) => (/^[ !#-[\]-~]$/.test(character) ? character : escaped(character))).join('')}"`;
const escaped = (character) => {
    const code = character.codePointAt(0);
    // The parser refuses halves of surrogate pairs, which no label or key holds either.
    const whole = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    return `\\U${whole.toString(16).padStart(8, '0')}`;
};

;// CONCATENATED MODULE: ./build/core/policy/condition/parts.js





/** The arguments of a call, if there are as many as it takes. */
function counted(place, name, given, count) {
    if (given.length === count)
        return given;
    const words = ['no argument', '1 argument', '2 arguments', '3 arguments'];
    throw new syntax/* ExpressionProblem */.gC(place, `${name}() takes ${words[count]}, but gets ${words[given.length] ?? given.length}`, 'Check the functions in docs/policy-expressions.md.');
}
/** The problem of a key asked of text, a list or a mapping. */
const parts_noKeys = (place, key) => new syntax/* ExpressionProblem */.gC(place, `.${(0,excerpt/* excerpt */.K)(key)} follows a value without keys`, 'Use keys only on job, such as job.stage or job.hardware.count.');
/** Refuses `job.labels.cost-center`, which reads as a subtraction. */
function refuseDash(left, right) {
    const steps = (0,syntax/* jobRead */._I)(left)?.steps;
    if (steps?.[0] !== 'labels' || steps.length !== 2 || right.op !== 'id')
        return;
    const name = `${steps[1]}-${right.args}`;
    throw new syntax/* ExpressionProblem */.gC({ start: left.start, end: right.end }, `\`job.labels.${name}\` would subtract \`${right.args}\``, `Write job.labels["${name}"] for a name with a dash.`);
}
const writtenNumber = (node) => node.op === 'value' && (typeof node.args === 'number' || typeof node.args === 'bigint')
    ? Number(node.args)
    : undefined;
/** Refuses a division by a zero that is written out: it fails on every job. */
function refuseZero(divisor) {
    if (writtenNumber(divisor) === 0)
        throw new syntax/* ExpressionProblem */.gC(divisor, 'this divides by zero', 'Divide by another number.');
}
/** Refuses a place that a list which is written out does not have. */
function refusePlace(receiver, index) {
    const place = writtenNumber(index);
    if (receiver.op !== 'list' || place === undefined || place < receiver.args.length)
        return;
    throw new syntax/* ExpressionProblem */.gC(index, `the list has no element [${place}]`, 'Count from 0.');
}
const writtenText = (node) => node?.op === 'value' && typeof node.args === 'string' ? node.args : undefined;
/** What `hours("6h")` comes to, where the text is written out: so a mistake in it is found with the policy. */
function writtenQuantity(node, name, given) {
    const [argument] = counted(node, name, given, 1);
    const text = writtenText(argument);
    const quantity = text === undefined ? undefined : quantityFunctions[name]?.(text);
    if (quantity?.ok === false)
        throw new syntax/* ExpressionProblem */.gC(argument ?? node, quantity.problem, `Write ${quantity.expected}.`);
    return quantity?.value;
}
/** The parts that `accelerators("h100")` stands for, where the name is written out. */
function writtenAccelerators(node, given) {
    const [argument] = counted(node, 'accelerators', given, 1);
    const name = writtenText(argument);
    if (name === undefined)
        return undefined;
    const ids = acceleratorIds(name);
    if (ids !== undefined)
        return ids;
    throw new syntax/* ExpressionProblem */.gC(argument ?? node, `unknown accelerator "${(0,excerpt/* excerpt */.K)(name)}"`, 'Use a name of the catalog, such as h100 or tpu-v5e (docs/catalog.md).');
}
/** The pattern of `matches('\u2026')`, with its text. */
function writtenPattern(node, given) {
    const [argument] = counted(node, 'matches', given, 1);
    const text = writtenText(argument);
    if (argument !== undefined && text !== undefined)
        return [text, compilePattern(text, argument)];
    throw new syntax/* ExpressionProblem */.gC(argument ?? node, 'the pattern of matches() is computed', "Write the pattern itself, in quotes: matches('^cc-[0-9]+$').");
}
/** The key that `has(\u2026)` asks for. */
function keyArgument(node, given) {
    const [argument] = counted(node, 'has', given, 1);
    const read = argument && (0,syntax/* jobRead */._I)(argument);
    if (read === undefined)
        throw new syntax/* ExpressionProblem */.gC(argument ?? node, 'has() needs a key of the job', 'Write has(job.labels.team).');
    const key = readableKey(read, true);
    if (key.isOpen)
        throw new syntax/* ExpressionProblem */.gC(read, 'has() needs the name of one label', 'Write: name in job.labels.');
    return key;
}
/** The variable of a loop, and what it does with each element. */
function loopParts(node, name, given) {
    const isFiltering = name === 'map' && given.length === 3;
    const [variable, ...bodies] = counted(node, name, given, isFiltering ? 3 : 2);
    if (variable?.op === 'id' && variable.args !== 'job')
        return [variable.args, bodies];
    throw new syntax/* ExpressionProblem */.gC(variable ?? node, `.${name}() needs a name for the element first`, `Write .${name}(x, \u2026) and use x for the element.`);
}
/** Refuses `job.hardware["count"]`: brackets on a section would hide a spelling mistake until there is a job. */
function refuseBrackets(place, receiver, index) {
    const steps = (0,syntax/* jobRead */._I)(receiver)?.steps;
    const key = writtenText(index);
    if (steps === undefined || key === undefined || steps.join('.') === 'labels')
        return;
    throw new syntax/* ExpressionProblem */.gC(place, 'brackets work only on labels and lists', `Write ${['job', ...steps, (0,excerpt/* excerpt */.K)(key)].join('.')}.`);
}
/** The problems of keys that a mapping holds twice: only one of them would count. */
function repeatedKeys(keys) {
    const values = keys.map((key) => (key.op === 'value' ? String(key.args) : undefined));
    return keys
        .filter((_, index) => values[index] !== undefined && values.indexOf(values[index]) < index)
        .map((key) => new syntax/* ExpressionProblem */.gC(key, `duplicate key "${(0,excerpt/* excerpt */.K)(String(key.op === 'value' ? key.args : ''))}"`, 'Keep one of them.'));
}
/** The problem of a word that is neither `job` nor the variable of a loop around. */
function unknownWord(place, name, variables) {
    const key = keyAt(name);
    const meant = (0,nearest_word/* nearestWord */.zZ)(name, ['job', ...variables]);
    const remedy = key
        ? `Write job.${key}.`
        : meant
            ? `Did you mean ${meant}?`
            : `Write a key as in job.stage, or text in quotes: "${(0,excerpt/* excerpt */.K)(name)}".`;
    return new syntax/* ExpressionProblem */.gC(place, `unknown name "${(0,excerpt/* excerpt */.K)(name)}"`, remedy);
}

;// CONCATENATED MODULE: ./build/core/policy/condition/translation.js







/**
 * Translates a condition and refuses what conditions do not have. CEL keeps whole numbers and fractions apart, so that
 * `count == 8` or `has(x) ? x : 0` fail where the key is a double; here all numbers become doubles. `has` becomes a
 * question to the set of what is declared, since a section that is left out has no keys to ask.
 */
function translate(source) {
    const translator = new Translator();
    translator.write(source, 0);
    const { text, spots, reads, patterns, problems } = translator;
    const [first, ...others] = problems.sort((a, b) => a.place.start - b.place.start);
    if (first !== undefined)
        throw first.with(others);
    return {
        text,
        reads: [...reads],
        patterns,
        sourceOf: ({ start, end }) => {
            const around = spots.filter((spot) => spot.start <= start && end <= spot.end);
            return around.reduce((least, spot) => (least === undefined || spot.end - spot.start < least.end - least.start ? spot : least), undefined)?.node;
        },
    };
}
const precedence = {
    '||': 1,
    '&&': 2,
    '==': 3,
    '!=': 3,
    '<': 4,
    '<=': 4,
    '>': 4,
    '>=': 4,
    in: 4,
    '+': 5,
    '-': 5,
    '*': 6,
    '/': 6,
    '%': 6,
};
const unary = 7;
const primary = 8;
class Translator {
    text = '';
    spots = [];
    reads = new Set();
    patterns = new Map();
    /** All that is wrong, so that it is told at once. */
    problems = [];
    /** The variables of the loops around, the innermost last. */
    #variables = [];
    /** The key of the list that each of them goes through, where it is one of the job. */
    #elements = new Map();
    /** Writes a part; in parentheses where what stands around it binds more tightly than `least`. */
    write(node, least) {
        const start = this.text.length;
        const isLoose = strengthOf(node) < least;
        if (isLoose)
            this.text += '(';
        try {
            this.#part(node);
        }
        catch (error) {
            if (!(error instanceof syntax/* ExpressionProblem */.gC))
                throw error;
            this.problems.push(error);
        }
        if (isLoose)
            this.text += ')';
        this.spots.push({ node, start, end: this.text.length });
    }
    #part(node) {
        const read = (0,syntax/* jobRead */._I)(node);
        if (read && !read.steps.includes(undefined))
            this.#read(read);
        else if (node.op === 'value')
            this.text += literal(node.args, node);
        else if (node.op === 'id')
            this.#variable(node.args, node);
        else if (node.op === '.')
            throw parts_noKeys(node, node.args[1]);
        else if (node.op === '[]')
            this.#index(node, ...node.args);
        else if (node.op === 'call')
            this.#call(node, ...node.args);
        else if (node.op === 'rcall')
            this.#method(node, ...node.args);
        else if (node.op === 'list')
            this.#sequence('[', node.args, ']');
        else if (node.op === 'map')
            this.#mapping(node.args);
        else if (node.op === '?:')
            this.#choice(...node.args);
        else if (node.op === '!_' || node.op === '-_') {
            this.text += node.op[0];
            this.write(node.args, unary);
        }
        else if (node.op === '/' || node.op === '%') {
            refuseZero(node.args[1]);
            this.#sequence(node.op === '/' ? '_divide(' : '_remainder(', node.args, ')');
        }
        else
            this.#binary(node.op, ...node.args);
    }
    #choice(condition, then, otherwise) {
        this.write(condition, 1);
        this.text += ' ? ';
        this.write(then, 1);
        this.text += ' : ';
        this.write(otherwise, 0);
    }
    #binary(operator, left, right) {
        const strength = precedence[operator];
        if (operator === '-')
            refuseDash(left, right);
        this.problems.push(...impossibleWords(operator, left, right, this.#elements), ...impossibleNumbers(operator, left, right));
        this.write(left, strength);
        this.text += ` ${operator} `;
        this.write(right, strength + 1);
    }
    #sequence(open, parts, close) {
        this.text += open;
        parts.forEach((part, index) => {
            if (index > 0)
                this.text += ', ';
            this.write(part, 0);
        });
        this.text += close;
    }
    /** From lists of keys and values: as a mapping of its own, the evaluator would drop keys such as `prototype`. */
    #mapping(entries) {
        if (entries.length === 0) {
            this.text += '{}';
            return;
        }
        const keys = entries.map(([key]) => key);
        this.problems.push(...repeatedKeys(keys));
        this.#sequence('_mapping([', keys, '], ');
        this.#sequence('[', entries.map(([, value]) => value), '])');
    }
    #read(read) {
        const { path, type, steps } = readableKey(read);
        this.reads.add(path);
        if (type !== 'label') {
            this.text += ['job', ...steps].join('.');
            return;
        }
        this.text += `job.labels[${quoted(steps[1] ?? '')}]`;
    }
    #index(node, receiver, index) {
        refuseBrackets(node, receiver, index);
        refusePlace(receiver, index);
        if (receiver.op === 'map')
            this.problems.push(...keysOfMapping(receiver.args, index, this.#elements));
        this.write(receiver, primary);
        this.text += '[';
        // The places of a list are the one use of whole numbers.
        if ((0,syntax/* jobRead */._I)(receiver)?.steps.join('.') === 'labels')
            this.#sequence('_text(', [index], ')');
        else if (index.op === 'value' && typeof index.args === 'bigint')
            this.text += String(index.args);
        else
            this.write(index, 0);
        this.text += ']';
    }
    #variable(name, place) {
        if (!this.#variables.includes(name))
            throw unknownWord(place, name, this.#variables);
        this.text += name;
    }
    #call(node, name, given) {
        if (name === 'has')
            this.#has(node, given);
        else if (name === 'size')
            this.#sequence('_size(', counted(node, name, given, 1), ')');
        else if (name === 'accelerators')
            this.#known(name, given, writtenAccelerators(node, given));
        else if (Object.hasOwn(quantityFunctions, name))
            this.#known(name, given, writtenQuantity(node, name, given));
        else
            throw unknownFunction(node, name, false);
    }
    /** What is known already, or the call that finds it out on a job. */
    #known(name, given, known) {
        if (known === undefined)
            this.#sequence(`_${name}(`, given, ')');
        else if (typeof known === 'number')
            this.text += numberLiteral(known);
        else
            this.text += `[${known.map(quoted).join(', ')}]`;
    }
    #has(node, given) {
        const { path } = keyArgument(node, given);
        this.reads.add(path);
        this.text += `(${quoted(path)} in job._declared)`;
    }
    #method(node, name, receiver, given) {
        const count = Object.hasOwn(plainMethods, name) ? plainMethods[name] : undefined;
        if (syntax/* loops */.uE.has(name))
            this.#loop(node, name, receiver, given);
        else if (name === 'matches')
            this.#matches(node, receiver, given);
        else if (name === 'size')
            this.#sequence('_size(', [receiver, ...counted(node, name, given, 0)], ')');
        else if (count === undefined)
            throw unknownFunction(node, name, true);
        else {
            this.problems.push(...impossibleParts(name, receiver, given[0], this.#elements));
            this.write(receiver, primary);
            this.#sequence(`.${name}(`, counted(node, name, given, count), ')');
        }
    }
    #matches(node, receiver, given) {
        const [text, pattern] = writtenPattern(node, given);
        this.patterns.set(text, pattern);
        this.#sequence('_matches(', [receiver, ...given], ')');
    }
    #loop(node, name, receiver, given) {
        const [variable, bodies] = loopParts(node, name, given);
        this.write(receiver, primary);
        this.text += `.${name}(${variable}, `;
        const outer = this.#elements.get(variable);
        const key = listKey(receiver);
        this.#variables.push(variable);
        this.#bind(variable, key);
        this.#sequence('', bodies, ')');
        this.#variables.pop();
        this.#bind(variable, outer);
    }
    #bind(variable, key) {
        if (key === undefined)
            this.#elements.delete(variable);
        else
            this.#elements.set(variable, key);
    }
}
const strengthOf = (node) => {
    if (node.op === '?:')
        return 0;
    if (node.op === '!_' || node.op === '-_')
        return unary;
    if (node.op === '/' || node.op === '%')
        return primary;
    return Object.hasOwn(precedence, node.op) ? precedence[node.op] : primary;
};

;// CONCATENATED MODULE: ./build/core/policy/condition/condition.js










const longestText = 4096;
/**
 * Reads a condition in CEL on one `job`. A mistake of spelling, of types or of quantities is found here, before there
 * is a job; what only a job can show (an undeclared key, an overlong label) is said by `evaluate`, which never throws.
 */
function compileCondition(text) {
    try {
        return { ok: true, condition: conditionOf(text) };
    }
    catch (error) {
        const problem = problemOf(error, text);
        return { ok: false, ...mistakeOf(problem), others: problem.others.map(mistakeOf) };
    }
}
const mistakeOf = ({ message, remedy, place }) => ({
    message,
    remedy,
    range: [place.start, Math.max(place.start, place.end)],
});
function conditionOf(text) {
    const whole = { start: 0, end: text.length };
    if (text.length > longestText)
        throw new syntax/* ExpressionProblem */.gC({ start: longestText, end: text.length }, `the condition is longer than ${longestText.toLocaleString('en-US')} characters`, 'Split it into several rules.');
    if (text.trim() === '')
        throw new syntax/* ExpressionProblem */.gC(whole, 'the condition is empty', 'Write one, or delete the key.');
    const source = asSyntax(reader().parse(text).ast);
    const translation = translate(source);
    const program = checkedProgram(translation, source);
    refuseCost(stepsOf(source, translation.patterns, smallJob), whole);
    return {
        text,
        reads: translation.reads,
        directions: (0,directions/* directionsOf */.C)(source),
        valuesOf: (facts) => {
            const values = jobValues(facts);
            return new Map(translation.reads.map((key) => [key, valueAt(values, key)]));
        },
        evaluate: (facts) => {
            const { values, context } = jobContext(facts);
            const steps = stepsOf(source, translation.patterns, sizesIn(values));
            if (steps > mostSteps)
                return { failed: `it is too costly for this job: ${costWords(steps)}` };
            try {
                const holds = program(context);
                return typeof holds === 'boolean' ? { holds } : { failed: 'it is neither true nor false' };
            }
            catch (error) {
                return unanswered(error, translation);
            }
        },
    };
}
function refuseCost(steps, place) {
    if (steps <= mostSteps)
        return;
    throw new syntax/* ExpressionProblem */.gC(place, `the condition is too costly: ${costWords(steps)}`, 'Nest fewer loops, or loop over shorter lists.');
}
function valueAt(values, key) {
    let value = values;
    for (const [index, step] of key.split('.').entries()) {
        // A label's name may hold dots.
        if (value instanceof Map)
            return value.get(key.split('.').slice(index).join('.'));
        if (typeof value === 'object' && !Array.isArray(value))
            value = value[step];
        else
            return undefined;
    }
    return value instanceof Map ? [...value] : value;
}
const costWords = (steps) => `${steps > 1e9 ? 'over a billion' : `up to ${Math.ceil(steps).toLocaleString('en-US')}`} steps; the limit is ${mostSteps.toLocaleString('en-US')}`;
const asSyntax = (node) => node;
function checkedProgram(translation, source) {
    const program = evaluator(translation.patterns).parse(translation.text);
    const { valid, type, error } = program.check();
    if (!valid)
        throw typeProblem(summaryOf(error), sourcePart(error, translation) ?? source);
    if (type !== 'bool')
        throw typeProblem(`no condition: ${type}`, source);
    return (context) => program(context);
}
/** The parser of what people write. The limits are far above any rule and keep recursion shallow. */
const reader = () => {
    readerOnce ??= new lib/* Environment */.OH({
        limits: { maxAstNodes: 500, maxDepth: 32, maxListElements: 300, maxMapEntries: 100, maxCallArguments: 8 },
    });
    return readerOnce;
};
let readerOnce;
/** The environment of translated conditions. Whatever gives a number gives a double. */
function evaluator(patterns) {
    evaluatorOnce ??= baseEvaluator();
    return evaluatorOnce
        .clone()
        .registerFunction('_matches(string, string): bool', (text, pattern) => patterns.get(pattern)?.test(text) ?? false, { async: false });
}
let evaluatorOnce;
function baseEvaluator() {
    const sync = { async: false };
    const environment = new lib/* Environment */.OH({
        limits: { maxAstNodes: 4000, maxDepth: 400, maxListElements: 300, maxMapEntries: 100, maxCallArguments: 8 },
    })
        .registerVariable('job', { schema: { ...schemaOf(jobKeys), _declared: 'map<string, bool>' } })
        .registerFunction('_size(list): double', (list) => list.length, sync)
        .registerFunction('_size(map): double', (map) => sizeOfMap(map), sync)
        .registerFunction('_size(string): double', (text) => [...text].length, sync)
        .registerFunction('_mapping(list<K>, list<V>): map<K, V>', mappingOf, sync)
        .registerFunction('_text(string): string', (text) => text, sync)
        .registerFunction('_divide(double, double): double', (a, b) => a / nonZero(b), sync)
        .registerFunction('_remainder(double, double): double', (a, b) => a % nonZero(b), sync)
        .registerFunction('_accelerators(string): list<string>', idsOf, sync);
    for (const [name, read] of Object.entries(quantityFunctions)) {
        const handler = (text) => {
            const quantity = read(text);
            if (quantity.ok)
                return quantity.value;
            throw new lib/* EvaluationError */.ZN({ code: 'own', message: quantity.problem });
        };
        environment.registerFunction(`_${name}(string): double`, handler, sync);
    }
    return environment;
}
const mappingOf = (keys, values) => new Map(keys.map((key, index) => [key, values[index]]));
const sizeOfMap = (map) => map instanceof Map ? map.size : Object.keys(map).length;
function nonZero(divisor) {
    if (divisor !== 0)
        return divisor;
    throw new lib/* EvaluationError */.ZN({ code: 'own', message: 'it divides by zero' });
}
function idsOf(name) {
    const ids = acceleratorIds(name);
    if (ids !== undefined)
        return [...ids];
    throw new lib/* EvaluationError */.ZN({ code: 'own', message: `unknown accelerator "${(0,excerpt/* excerpt */.K)(name)}"` });
}
const celTypes = {
    text: 'string',
    number: 'double',
    flag: 'bool',
    texts: 'list<string>',
    labels: 'map<string, string>',
};
const schemaOf = (section) => Object.fromEntries(Object.entries(section).map(([key, type]) => [key, typeof type === 'string' ? celTypes[type] : schemaOf(type)]));
/** Why a job has no answer: a key that it does not declare, or something that only its values show. */
function unanswered(error, translation) {
    if (!(error instanceof lib/* EvaluationError */.ZN))
        return { failed: 'it cannot be computed' };
    const part = sourcePart(error, translation);
    const missing = error.code === 'no_such_key' ? part && missingKey(part, error.summary) : undefined;
    if (missing !== undefined)
        return { missing };
    return { failed: failureWords(error.code, error.summary, part) };
}
const summaryOf = (error) => error instanceof lib/* TypeError */.hg || error instanceof lib/* ParseError */.mB || error instanceof lib/* EvaluationError */.ZN ? error.summary : '';
function sourcePart(error, translation) {
    const isPlaced = error instanceof lib/* TypeError */.hg || error instanceof lib/* ParseError */.mB || error instanceof lib/* EvaluationError */.ZN;
    return isPlaced && error.range ? translation.sourceOf(error.range) : undefined;
}
function problemOf(error, text) {
    if (error instanceof syntax/* ExpressionProblem */.gC)
        return error;
    const place = error instanceof lib/* ParseError */.mB && error.range ? error.range : { start: 0, end: text.length };
    if (error instanceof lib/* ParseError */.mB)
        return parseProblem(error.code, place, text);
    // Too deep for the stack, whatever the limits say.
    return parseProblem('limit_exceeded', place, text);
}


/***/ }),

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


/***/ })

};
