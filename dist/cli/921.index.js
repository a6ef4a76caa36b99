export const id = 921;
export const ids = [921];
export const modules = {

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

/***/ 9685:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ allAccelerators),
  o: () => (/* binding */ surveyedAccelerators)
});

// EXTERNAL MODULE: ./build/core/catalog/frameworks.js
var catalog_frameworks = __webpack_require__(7317);
// EXTERNAL MODULE: ./build/core/catalog/kernel-languages.js
var kernel_languages = __webpack_require__(695);
// EXTERNAL MODULE: ./build/core/evidence/agreement/agreement.js
var agreement = __webpack_require__(1757);
// EXTERNAL MODULE: ./build/core/evidence/observation/attributed-observation.js
var attributed_observation = __webpack_require__(5836);
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

/***/ 7921:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainedEvidence: () => (/* binding */ explainedEvidence)
/* harmony export */ });
/* harmony import */ var _evidence_observation_attributed_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5836);
/* harmony import */ var _evidence_survey_surveyed_hardware_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9685);
/* harmony import */ var _text_encode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5232);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3436);




/** What was seen for each job and what was made of it, and at last the launches that are no job's. */
function explainedEvidence({ files, observed = [] }) {
    const attributed = files.flatMap(({ jobs }) => jobs.flatMap(({ facts }) => facts.evidence?.attributed ?? []));
    const claimed = new Set(attributed.map(({ observation }) => observation));
    return [
        ...files.flatMap(({ path, jobs }) => jobs.flatMap(({ name, facts }) => [
            `Evidence for job ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(name)} of ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(path)}`,
            ...explained(facts.evidence),
            '',
        ])),
        ...launchesOfNobody(observed.filter((seen) => !claimed.has(seen))),
    ];
}
function explained(evidence) {
    if (evidence === undefined)
        return ['  nothing was looked at'];
    const fact = (title, found, show = String) => found === undefined
        ? []
        : [`  ${title}: ${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(show(found.value))}, by ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)(found.places)}${weightOf(found)}`];
    const lines = [
        ...evidence.frameworks.map(({ name, places }) => `  framework: ${name}, by ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)(places)}`),
        ...fact('kind', kindOf(evidence)),
        ...fact('maker', evidence.vendor),
        ...fact('accelerator', evidence.accelerator ?? evidence.accelerators, ({ label }) => label),
        ...fact('count', evidence.count),
        ...fact('one of the counts', evidence.counts, (counts) => counts.join(', ')),
        ...fact('count by default', evidence.defaultCount),
        ...fact('count on each node', evidence.perNode),
        ...fact('nodes', evidence.nodes),
        ...fact('topology', evidence.topology),
        ...fact('provider', evidence.provider, ({ name }) => name),
        ...fact('precision', evidence.precision),
        ...fact('sharding', evidence.sharding),
        ...fact('dependencies for', evidence.dependencyStack, ({ id }) => id),
        ...fact('image for', evidence.imageStack, ({ id }) => id),
        ...fact('image architecture', evidence.imageArchitecture),
        ...evidence.libraries.map(({ library, places }) => `  library: ${library.name}, by ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)(places)}`),
        ...evidence.kernels.map(({ language, place }) => `  kernel: ${language}, by ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)([place])}`),
        ...evidence.ambiguities.map(({ about, values }) => {
            const shown = values.slice(0, mostSaid).map(({ value, place }) => `${(0,_text_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(value)} (${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)([place])})`);
            return `  ${about}: not clear, so it is not judged: ${shown.join(', ')}${values.length > mostSaid ? ', \u2026' : ''}`;
        }),
        ...unjudged(evidence),
    ];
    return lines.length === 0 ? ['  nothing in the repository belongs to it'] : lines;
}
const mostSaid = 6;
/** What a contradiction of a fact comes to at most, where it is no error. */
const weightOf = ({ isConclusive, isDefault }) => isConclusive ? '' : isDefault ? ' (a default: at most a notice)' : ' (a hint: at most a warning)';
/** The kind that the job is compared with: what is asked for, or else what its own files or those around it are for. */
const kindOf = ({ kind, hints }) => kind ?? hints.kind ?? hints.around;
/** What launches of the job tell that no fact was made of: they are a hint, or other launches leave it open. */
function unjudged(evidence) {
    const facts = [kindOf(evidence), evidence.accelerator, evidence.accelerators, evidence.count, evidence.counts];
    const others = [
        evidence.defaultCount,
        evidence.perNode,
        evidence.nodes,
        evidence.topology,
        evidence.vendor,
        evidence.provider,
    ];
    const places = [...facts, ...others].flatMap((fact) => fact?.places ?? []);
    const judged = new Set([...places, ...evidence.ambiguities.flatMap(({ values }) => values.map(({ place }) => place))]);
    const rest = evidence.attributed.flatMap(({ observation }) => isRequest(observation) && !judged.has(observation.place) ? [observation] : []);
    return launchLines(rest).map((line) => `  seen and not judged: ${line}`);
}
/** The launches that belong to no job of the run: whoever misses one there learns how to say whose it is. */
function launchesOfNobody(observed) {
    const lines = launchLines(observed.filter(isRequest));
    if (lines.length === 0)
        return [];
    return [
        'Launches of no job (list them under `evidence` of their job, or call the job as its file is called)',
        ...lines.map((line) => `  ${line}`),
        '',
    ];
}
const isRequest = (seen) => seen.what === 'accelerator' && (0,_evidence_observation_attributed_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .isLaunch */ .sW)(seen);
const mostLaunches = 8;
function launchLines(seen) {
    const requested = (0,_evidence_survey_surveyed_hardware_js__WEBPACK_IMPORTED_MODULE_1__/* .surveyedAccelerators */ .o)(seen);
    const lines = requested
        .slice(0, mostLaunches)
        .map((entry) => `${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .acceleratorText */ .xR)(entry)}: ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .placesText */ .i3)(entry.places)}`);
    return requested.length > lines.length ? [...lines, `and ${requested.length - lines.length} more`] : lines;
}


/***/ })

};
