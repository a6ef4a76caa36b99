export const id = 757;
export const ids = [757];
export const modules = {

/***/ 4757:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actual: () => (/* binding */ actual)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/rules/facts.js + 9 modules
var rules_facts = __webpack_require__(5869);
// EXTERNAL MODULE: ./build/core/rules/job-sizing.js + 9 modules
var job_sizing = __webpack_require__(5790);
;// CONCATENATED MODULE: ./build/core/actual/implied-mfu.js
/** Within so many steps nearly every estimate settles, most at the first. */
const mostSteps = 500;
const settled = 1e-8;
/** So slow that the computation hides every exchange over the network. */
const slow = 1e-9;
/**
 * The MFU with which the estimate of a job is what its run took, by `chipHoursAt`, which estimates at an MFU. What the
 * network loses grows with the MFU, so it is approached from below, where the network loses nothing. Undefined where nothing
 * is estimated.
 */
function impliedMfu(chipHours, chipHoursAt) {
    const least = (slow * (chipHoursAt(slow) ?? Number.NaN)) / chipHours;
    let mfu = least;
    for (let step = 0; step < mostSteps && mfu <= 1; step++) {
        const next = (mfu * (chipHoursAt(mfu) ?? Number.NaN)) / chipHours;
        if (next <= 1 && Math.abs(next / mfu - 1) < settled)
            return next;
        mfu = next;
    }
    if (mfu > 1)
        return least > 1 ? 'peak' : 'network';
    return undefined;
}

// EXTERNAL MODULE: ./build/core/catalog/accelerator-name.js + 2 modules
var accelerator_name = __webpack_require__(3818);
// EXTERNAL MODULE: ./build/core/review/hardware-choice.js
var hardware_choice = __webpack_require__(5543);
;// CONCATENATED MODULE: ./build/core/actual/used-hardware.js


function usedHardware(run, { declaration, hardware }) {
    const other = otherAccelerator(run.kinds, hardware);
    const candidates = other?.candidates ?? hardware.candidates;
    const accelerators = countOf(run, candidates, other === undefined ? hardware.count : undefined);
    const isOtherCount = accelerators !== undefined && hardware.count !== undefined && accelerators !== hardware.count;
    if (other === undefined && (accelerators === undefined || accelerators === hardware.count))
        return { accelerators, differsIn: [], declaration };
    return {
        accelerators,
        differsIn: [...(isOtherCount ? ['count'] : []), ...(other ? ['accelerator'] : [])],
        declaration: {
            ...declaration,
            hardware: replaced(hardware, candidates, other?.name ?? hardware.accelerator, accelerators),
        },
    };
}
/** What the export names, where that cannot be what is declared; undefined where one of them is not known. */
function otherAccelerator(kinds, { candidates }) {
    const known = kinds.flatMap((name) => {
        const resolved = (0,accelerator_name/* resolveAccelerator */.aT)(name)?.candidates ?? [];
        return resolved.length === 0 ? [] : [{ name, candidates: resolved }];
    });
    if (candidates.length === 0)
        return undefined;
    const ids = new Set(candidates.map(({ id }) => id));
    return known.find((each) => !each.candidates.some(({ id }) => ids.has(id)));
}
/**
 * The accelerators of the whole run. A tracker sees one host, so that its count is that of the run only if it is the
 * declared one. Of cards with several devices Slurm and `torch.distributed` count the devices, or not: only a number that
 * agrees with the declaration says which.
 */
function countOf({ accelerators, acceleratorsOfHost }, candidates, declared) {
    if (accelerators === undefined)
        return acceleratorsOfHost === declared ? declared : undefined;
    const devices = Math.max(1, ...candidates.map(({ devicesPerChip }) => devicesPerChip));
    if (devices === 1)
        return accelerators;
    return declared !== undefined && accelerators === declared * devices ? declared : undefined;
}
function replaced({ declared }, candidates, name, accelerators) {
    const [only, ...others] = candidates;
    const request = only !== undefined && others.length === 0
        ? (0,hardware_choice/* requestFor */.pU)(only, accelerators)
        : { accelerator: name, ...(accelerators !== undefined && { count: accelerators }) };
    const parallelism = (0,hardware_choice/* parallelismFor */.i_)(declared.parallelism, accelerators && accelerators * (only?.devicesPerChip ?? 1));
    return {
        ...request,
        ...(parallelism !== undefined && { parallelism }),
        ...(declared.interconnect !== undefined && { interconnect: declared.interconnect }),
    };
}

;// CONCATENATED MODULE: ./build/core/actual/ended-run.js




/** Compares the runs of one job with it. Runs on the same hardware share what follows from that. */
class RunComparison {
    #facts;
    #byHardware = new Map();
    constructor(facts) {
        this.#facts = facts;
    }
    compare(run) {
        const { used, facts } = this.#on(run);
        const estimate = estimateOf(facts, used.accelerators);
        const reached = mfuOf(run.hours, used.accelerators, facts);
        return {
            id: run.id,
            name: run.name,
            hours: run.hours,
            accelerators: used.accelerators,
            ...(used.accelerators === undefined && { acceleratorsOfHost: run.acceleratorsOfHost }),
            kinds: run.kinds,
            utilization: run.utilization,
            differsIn: used.differsIn,
            estimate,
            ...(run.hours !== undefined && estimate && beside(run.hours, estimate)),
            ...(typeof reached === 'number' ? { mfu: reached } : { exceeds: reached }),
        };
    }
    #on(run) {
        const key = JSON.stringify([run.accelerators, run.acceleratorsOfHost, run.kinds]);
        const known = this.#byHardware.get(key);
        if (known)
            return known;
        const used = usedHardware(run, this.#facts);
        const isDeclared = used.declaration === this.#facts.declaration;
        const facts = isDeclared ? this.#facts : (0,rules_facts/* gatherFacts */.p)(this.#facts.job, used.declaration, this.#facts.thresholds);
        this.#byHardware.set(key, { used, facts });
        return { used, facts };
    }
}
/** Undefined where the job cannot be sized, or not on this number: a slice of six chips does not exist. */
function estimateOf({ sizing, hardware }, accelerators = hardware.count) {
    const { hours, likelyHours } = sizing;
    if (hours === undefined || likelyHours === undefined || hardware.count !== accelerators)
        return undefined;
    return { hours, likelyHours };
}
function mfuOf(hours, accelerators, facts) {
    const { declaration, hardware, scale } = facts;
    if (hours === undefined || accelerators === undefined || hardware.count !== accelerators)
        return undefined;
    return impliedMfu(hours * accelerators, (mfu) => (0,job_sizing/* sizeJob */.fC)(declaration, hardware, scale, { mfu: [mfu, mfu] }).likelyChipHours);
}
function beside(hours, { hours: [least, most] }) {
    if (hours < least)
        return { duration: 'shorter', factor: hours / least };
    return hours > most ? { duration: 'longer', factor: hours / most } : { duration: 'inside' };
}

;// CONCATENATED MODULE: ./build/core/actual/proposed-mfu.js
/** From so many runs on their range says something about the next one. */
const fewestRuns = 3;
/** The `mfu` that one's own runs propose for the policy: from the lowest to the highest, as the policy defines it. */
function proposedMfu(mfus) {
    const runs = mfus.length;
    if (runs < fewestRuns)
        return { runs, missing: fewestRuns - runs };
    const sorted = [...mfus].sort((one, other) => one - other);
    const median = medianOf(sorted);
    const high = Math.min(1, twoFigures(sorted.at(-1), Math.ceil));
    const least = twoFigures(sorted[0], Math.floor);
    // The ends of a threshold differ.
    const low = least < high ? least : twoFigures(high * 0.98, Math.floor);
    const comment = `median ${share(twoFigures(median, Math.round))} of ${runs} completed runs`;
    const policy = `thresholds:\n  mfu: [${share(low)}, ${share(high)}] # ${comment}\n`;
    return { runs, missing: 0, median, range: [low, high], policy };
}
function medianOf(sorted) {
    const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
    return middle.reduce((total, each) => total + each, 0) / middle.length;
}
function twoFigures(value, round) {
    const step = 10 ** (1 - Math.floor(Math.log10(value)));
    // Without the first rounding, 0.29 \u00d7 100 is less than 29.
    return round(Number((value * step).toPrecision(12))) / step;
}
function share(value) {
    const percentage = Number((value * 100).toPrecision(2));
    const written = String(percentage);
    // The policy reads no exponents.
    return `${written.includes('e') ? percentage.toFixed(1 - Math.floor(Math.log10(percentage))) : written}%`;
}

;// CONCATENATED MODULE: ./build/core/actual/actual.js



/** Compares runs with the jobs that they are joined to, under the thresholds of a policy. */
function actualReport({ format, runs }, joined, thresholds) {
    const jobs = joined.ofJobs.map(([job, ofJob]) => actualJob(job, ofJob, thresholds));
    const ended = jobs.flatMap((job) => job.runs);
    return {
        format,
        runs: runs.length,
        jobs,
        unjoined: joined.unjoined,
        mfu: proposedMfu(ended.flatMap(({ mfu }) => mfu ?? [])),
        policyMfu: thresholds.mfu,
        assumptions: ended.length > 0 ? ['each run is all of the training that its job declares'] : [],
    };
}
function actualJob(job, runs, thresholds) {
    const facts = (0,rules_facts/* gatherFacts */.p)(job.name, job.declaration, thresholds);
    const comparison = new RunComparison(facts);
    const estimate = estimateOf(facts);
    return {
        path: job.path,
        line: job.line,
        job: job.name,
        declared: facts.hardware.label,
        accelerators: facts.hardware.count,
        utilization: facts.operations.utilization,
        hasErrors: job.hasErrors,
        estimate,
        ...(estimate === undefined && { notEstimated: reasonOf(facts) }),
        assumptions: estimate === undefined ? [] : assumedOfTime(facts),
        runs: runs.filter(({ ending }) => ending === 'completed').map((run) => comparison.compare(run)),
        leftOut: countsOf(runs.filter(({ ending }) => ending !== 'completed')),
    };
}
/** What is assumed of memory is beside the point here. */
const assumedOfTime = ({ sizing }) => sizing.assumptions.filter((each) => !sizing.memory?.assumptions.includes(each));
function reasonOf({ task, sizing, hardware }) {
    if (task === 'inference')
        return 'inference has no end';
    if (hardware.candidates.length === 0)
        return 'the declared accelerator is not known';
    const needs = sizing.chipHours === undefined ? sizing.needs : ['hardware.count'];
    if (needs.length > 0)
        return `${needs.join(', ')} not declared`;
    return sizing.assumptions[0] ?? 'the declared name stands for too many accelerators';
}
function countsOf(runs) {
    const counts = {};
    for (const { ending } of runs)
        counts[ending] = (counts[ending] ?? 0) + 1;
    return counts;
}

// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
;// CONCATENATED MODULE: ./build/core/actual/run.js
/** The mean of figures that are told one by one; undefined where there is none. */
function meanUtilization(source, values) {
    if (values.length === 0)
        return undefined;
    return { source, value: values.reduce((total, value) => total + value, 0) / values.length };
}

;// CONCATENATED MODULE: ./build/core/actual/exports/numbers.js
/** A number that an export gives as one or as its text; undefined for anything else, for no end and below zero. */
function figure(value) {
    const number = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,18})?$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
/** More of either than anybody has; what is beyond was not measured. */
const most = { accelerators: 10_000_000, hours: 1_000_000 };
/** Accelerators: a whole number from one on. */
function count(value) {
    const number = figure(value);
    return Number.isInteger(number) && number !== undefined && number > 0 && number <= most.accelerators
        ? number
        : undefined;
}
/** Hours from seconds. Nobody trains in no time: a run without any has no known duration. */
function hoursOf(seconds) {
    const hours = (figure(seconds) ?? 0) / 3600;
    return hours > 0 && hours <= most.hours ? hours : undefined;
}

;// CONCATENATED MODULE: ./build/core/actual/exports/mlflow.js



const endings = new Map([
    ['FINISHED', 'completed'],
    ['FAILED', 'failed'],
    ['KILLED', 'cancelled'],
    ['RUNNING', 'not ended'],
    ['SCHEDULED', 'not ended'],
]);
const entry = schemas/* object */.Ikc({ key: schemas/* string */.YjP(), value: schemas/* unknown */.L5J() });
/** A list of entries over REST, a mapping from `mlflow runs describe`. */
const entries = schemas/* pipe */.FsL(schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* array */.YOg(entry), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())])), schemas/* transform */.pdi((all) => {
    if (Array.isArray(all))
        return new Map(all.map(({ key, value }) => [key, value]));
    return new Map(Object.entries(all ?? {}));
}));
const run = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({
        run_id: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        run_name: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        status: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        start_time: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
        // A run that goes on has none.
        end_time: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    }),
    data: schemas/* _default */.Rvf(schemas/* object */.Ikc({ metrics: entries, params: entries, tags: entries }), {
        metrics: new Map(),
        params: new Map(),
        tags: new Map(),
    }),
});
/** Runs as the REST API (`runs/search`) and `mlflow runs describe` write them. Times are milliseconds. */
const mlflowRuns = schemas/* pipe */.FsL(schemas/* array */.YOg(run), schemas/* transform */.pdi((all) => all.map(runOf)));
function runOf({ info, data: { metrics, params, tags } }) {
    const name = info.run_name ?? tags.get('mlflow.runName');
    const busy = [...metrics].filter(([key]) => utilizationKey.test(key)).map(([, value]) => figure(value));
    return {
        ...(info.run_id && { id: info.run_id }),
        name: typeof name === 'string' ? name : '',
        ending: endings.get(info.status ?? '') ?? 'unknown',
        hours: hoursBetween(figure(info.start_time), figure(info.end_time)),
        accelerators: count(params.get('world_size')),
        kinds: [],
        utilization: utilizationOf(busy),
    };
}
const utilizationKey = /^system\/gpu_\d{1,4}_utilization_percentage$/;
/** Of each metric an export has the last value. */
const utilizationOf = (values) => meanUtilization('system/gpu_*_utilization_percentage', values.filter((value) => value !== undefined));
const hoursBetween = (start, end) => start === undefined || end === undefined ? undefined : hoursOf((end - start) / 1000);
/** Whether a table is one of `mlflow experiments csv`. */
const isMlflow = ({ columns }) => columns.has('run_id') && columns.has('status') && columns.has('start_time');
function mlflowTableRuns({ columns, rows }) {
    const busy = [...columns].filter((column) => utilizationKey.test(column.replace(/^metrics\./, '')));
    return rows.map((row) => runOfRow(row, busy));
}
function runOfRow(row, busy) {
    return {
        id: row('run_id'),
        name: row('tags.mlflow.runname') ?? row('run_name') ?? '',
        ending: endings.get(row('status') ?? '') ?? 'unknown',
        hours: hoursBetween(moment(row('start_time')), moment(row('end_time'))),
        accelerators: count(row('params.world_size')),
        kinds: [],
        utilization: utilizationOf(busy.map((column) => figure(row(column)))),
    };
}
/** Milliseconds, or the time as pandas writes it: `2026-03-01 12:00:00.123000+00:00`. */
function moment(text) {
    const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(?:\+00:00|Z)?$/.exec(text ?? '') ?? [];
    return day === undefined ? figure(text) : figure(Date.parse(`${day}T${time}Z`));
}

;// CONCATENATED MODULE: ./build/core/actual/exports/slurm.js

/** Slurm's job states, sacct(1). */
const slurm_endings = new Map([
    ['COMPLETED', 'completed'],
    ['FAILED', 'failed'],
    ['NODE_FAIL', 'failed'],
    ['BOOT_FAIL', 'failed'],
    ['LAUNCH_FAILED', 'failed'],
    ['OUT_OF_MEMORY', 'failed'],
    ['TIMEOUT', 'timed out'],
    ['DEADLINE', 'timed out'],
    ['CANCELLED', 'cancelled'],
    ['REVOKED', 'cancelled'],
    ['PREEMPTED', 'preempted'],
    ['RUNNING', 'not ended'],
    ['COMPLETING', 'not ended'],
    ['PENDING', 'not ended'],
    ['CONFIGURING', 'not ended'],
    ['REQUEUED', 'not ended'],
    ['REQUEUE_HOLD', 'not ended'],
    ['SUSPENDED', 'not ended'],
    ['RESIZING', 'not ended'],
]);
/** How a job ended; a table adds who did it: `CANCELLED by 1000`. */
const slurmEnding = (state) => slurm_endings.get(state.trim().split(' ')[0]) ?? 'unknown';
/**
 * The GPUs among the resources. Slurm has them in all and, where the site tracks types, once more by type. Undefined where
 * there are none: a site that does not track GPUs has none for jobs that used them.
 */
function gpusOf(tres) {
    const gpus = tres.filter(([name, number]) => /^gres\/gpu(?::|$)/.test(name) && number > 0);
    const typed = gpus.filter(([name]) => name !== gpu);
    const all = gpus.find(([name]) => name === gpu)?.[1];
    const ofTypes = typed.reduce((total, [, number]) => total + number, 0);
    return { accelerators: count(all ?? ofTypes), kinds: typed.map(([name]) => name.slice(`${gpu}:`.length)) };
}
const gpu = 'gres/gpu';
/** How busy GPUs were, where the site tracks it. */
const gpuBusy = 'gres/gpuutil';
/** The largest figure of the steps. It adds up the GPUs of a task, so it is no percentage and is only told. */
function gpuUtilization(ofSteps) {
    const values = ofSteps.filter(([name]) => name === gpuBusy).map(([, value]) => value);
    return values.length === 0
        ? undefined
        : { source: gpuBusy, value: values.reduce((most, value) => Math.max(most, value)) };
}
/** Of a job that was requeued, which `--duplicates` lists once for each time, the last: it is what completed. */
function lastOfEach(runs) {
    return [...new Map(runs.map((run, place) => [run.id ?? place, run])).values()];
}

;// CONCATENATED MODULE: ./build/core/actual/exports/sacct-json.js



/** Since 23.02 numbers may be wrapped: `{ set, infinite, number }`. */
const number = schemas/* pipe */.FsL(schemas/* optional */.lqM(schemas/* unknown */.L5J()), schemas/* transform */.pdi((value) => figure(isWrapped(value) ? value.number : value)));
const isWrapped = (value) => typeof value === 'object' && value !== null && value.set !== false;
const tres = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), name: schemas/* nullish */.cl6(schemas/* string */.YjP()), count: number }));
const ofStep = schemas/* nullish */.cl6(schemas/* object */.Ikc({ average: schemas/* nullish */.cl6(tres) }));
const step = schemas/* object */.Ikc({ tres: schemas/* nullish */.cl6(schemas/* object */.Ikc({ requested: ofStep, consumed: ofStep })) });
/** A word up to 23.02 (data_parser v0.0.39), a list of the state and its flags since. */
const state = schemas/* object */.Ikc({ current: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]) });
const job = schemas/* object */.Ikc({
    job_id: schemas/* pipe */.FsL(schemas/* optional */.lqM(schemas/* unknown */.L5J()), schemas/* transform */.pdi(figure)),
    name: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    cluster: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    state,
    time: schemas/* object */.Ikc({ elapsed: number }),
    tres: schemas/* nullish */.cl6(schemas/* object */.Ikc({ allocated: schemas/* nullish */.cl6(tres) })),
    het: schemas/* nullish */.cl6(schemas/* object */.Ikc({ job_id: number })),
    steps: schemas/* nullish */.cl6(schemas/* array */.YOg(step)),
});
/** What is taken of `sacct --json`, in the shapes of Slurm 21.08 to 25.05. */
const sacctJson = schemas/* pipe */.FsL(schemas/* object */.Ikc({ jobs: schemas/* array */.YOg(job) }), schemas/* transform */.pdi(({ jobs }) => lastOfEach(jobs.map(sacct_json_runOf))));
function sacct_json_runOf({ job_id, name, cluster, state, time, tres, het, steps }) {
    const id = job_id === undefined ? undefined : String(job_id);
    const words = [state.current].flat();
    const ending = words.map(slurmEnding).find((word) => word !== 'unknown') ?? 'unknown';
    return {
        ...(id !== undefined && { id: cluster ? `${cluster}:${id}` : id }),
        name: name ?? '',
        // A part of a heterogeneous job is no run of its own.
        ending: het?.job_id ? 'unknown' : ending,
        hours: hoursOf(time.elapsed),
        ...gpusOf(named(tres?.allocated)),
        utilization: gpuUtilization((steps ?? []).flatMap((each) => [
            ...named(each.tres?.requested?.average),
            ...named(each.tres?.consumed?.average),
        ])),
    };
}
const named = (all) => (all ?? []).flatMap(({ type, name, count }) => count === undefined ? [] : [[name ? `${type}/${name}` : type, count]]);

;// CONCATENATED MODULE: ./build/core/actual/exports/sacct-table.js


/** Whether a table has what a run needs, of the columns of `sacct --format`. */
const isSacct = ({ columns }) => columns.has('jobid') && columns.has('jobname') && columns.has('state');
/** The jobs of `sacct --parsable2`, or of the same as CSV. Steps (`123.batch`) are no runs; they tell how busy GPUs were. */
function sacctRuns({ rows }) {
    const ofSteps = new Map();
    const jobs = [];
    for (const row of rows) {
        const [job = '', step] = (row('jobid') ?? '').split('.');
        if (step === undefined) {
            jobs.push(row);
            continue;
        }
        const busy = ofSteps.get(job) ?? [];
        busy.push(...tresIn(row('tresusageinave')).filter(([name]) => name === gpuBusy));
        ofSteps.set(job, busy);
    }
    return lastOfEach(jobs.map((row) => sacct_table_runOf(row, ofSteps.get(row('jobid') ?? '') ?? [])));
}
function sacct_table_runOf(row, ofSteps) {
    const id = row('jobid');
    const state = slurmEnding(row('state') ?? '');
    return {
        ...(id !== undefined && { id: row('cluster') ? `${row('cluster')}:${id}` : id }),
        name: row('jobname') ?? '',
        // A part of a heterogeneous job (`123+0`) is no run of its own.
        ending: id?.includes('+') ? 'unknown' : state,
        hours: hoursOf(row('elapsedraw')) ?? hoursOfClock(row('elapsed')),
        ...gpusOf(tresIn(row('alloctres') ?? row('reqtres'))),
        utilization: gpuUtilization(ofSteps),
    };
}
/** `[DD-[HH:]]MM:SS`, as sacct(1) has it. */
function hoursOfClock(text = '') {
    const [, days = '0', hours = '0', minutes, seconds] = /^(?:(\d{1,5})-)?(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:\.\d{1,6})?$/.exec(text) ?? [];
    if (minutes === undefined)
        return undefined;
    return hoursOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds));
}
const tresIn = (text = '') => text.split(',').flatMap((entry) => {
    const [name = '', written] = entry.trim().split('=');
    const value = figure(written);
    return value === undefined ? [] : [[name, value]];
});

;// CONCATENATED MODULE: ./build/core/actual/exports/table.js
/** A table with a header whose cells are separated by `|` (sacct) or by commas (RFC 4180). */
function readTable(text) {
    const [header = [], ...lines] = records(text);
    const placeOf = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]));
    return {
        columns: new Set(placeOf.keys()),
        rows: lines.map((cells) => (column) => cells[placeOf.get(column) ?? -1]?.trim() || undefined),
    };
}
function records(text) {
    const firstLine = text.slice(0, Math.max(0, text.indexOf('\n')));
    if (!firstLine.includes('|'))
        return separatedByCommas(text);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => line.split('|'));
}
function separatedByCommas(text) {
    const all = [];
    let cells = [];
    for (let at = 0; at < text.length;) {
        const { cell, end } = cellAt(text, at);
        cells.push(cell);
        if (text[end] !== ',') {
            if (cells.some((each) => each !== ''))
                all.push(cells);
            cells = [];
        }
        at = end + 1;
    }
    return all;
}
/** A cell and where it ends. Walked by hand: of a cell of many megabytes an expression runs out of stack. */
function cellAt(text, start) {
    if (text[start] !== '"') {
        const end = endOfCell(text, start);
        return { cell: text.slice(start, end).replace(/\r$/, ''), end };
    }
    let quote = text.indexOf('"', start + 1);
    while (quote !== -1 && text[quote + 1] === '"')
        quote = text.indexOf('"', quote + 2);
    const close = quote === -1 ? text.length : quote;
    return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: endOfCell(text, close) };
}
function endOfCell(text, start) {
    let end = start;
    while (end < text.length && text[end] !== ',' && text[end] !== '\n')
        end++;
    return end;
}

;// CONCATENATED MODULE: ./build/core/actual/exports/wandb.js



const wandb_endings = new Map([
    ['finished', 'completed'],
    ['failed', 'failed'],
    ['crashed', 'failed'],
    ['killed', 'cancelled'],
    ['preempted', 'preempted'],
    ['preempting', 'preempted'],
    ['running', 'not ended'],
    ['pending', 'not ended'],
]);
const record = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** A mapping, or JSON of one in a text, which the GraphQL API gives; nothing for anything else. */
const section = schemas/* pipe */.FsL(schemas/* optional */.lqM(schemas/* unknown */.L5J()), schemas/* transform */.pdi((value) => record.safeParse(typeof value === 'string' ? parsed(value) : value).data ?? {}));
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const wandb_text = schemas/* nullish */.cl6(schemas/* string */.YjP());
const wandb_run = schemas/* object */.Ikc({
    id: wandb_text,
    name: wandb_text,
    display_name: wandb_text,
    displayName: wandb_text,
    state: wandb_text,
    config: section,
    summary: section,
    summary_metrics: section,
    summaryMetrics: section,
    metadata: section,
    system_metrics: section,
    systemMetrics: section,
});
/** Runs as `wandb.Api().runs()` gives them, written as a list: name, state, config, summary, metadata. */
const wandbRuns = schemas/* pipe */.FsL(schemas/* array */.YOg(wandb_run), schemas/* transform */.pdi((all) => all.map(wandb_runOf)));
function wandb_runOf({ id, name, display_name, displayName, state, config, metadata, ...others }) {
    const summary = { ...others.summaryMetrics, ...others.summary_metrics, ...others.summary };
    const own = summary['_wandb'];
    return {
        ...(id && { id }),
        name: display_name ?? displayName ?? name ?? '',
        ending: wandb_endings.get(state ?? '') ?? 'unknown',
        // The first is the whole run; the second ends with the last values that were logged.
        hours: hoursOf(summary['_wandb.runtime'] ?? own?.runtime ?? summary['_runtime']),
        accelerators: worldSize(config),
        acceleratorsOfHost: count(metadata['gpu_count']),
        kinds: kindsOf(metadata),
        utilization: busy({ ...others.systemMetrics, ...others.system_metrics, ...summary }),
    };
}
/** The processes of a distributed run, one for each accelerator: what `torch.distributed` calls so. */
function worldSize(config) {
    const written = config['world_size'] ?? config['WORLD_SIZE'];
    return count(written?.value ?? written);
}
function kindsOf(metadata) {
    const { gpu, gpu_type: type } = metadata;
    const listed = [metadata['gpu_nvidia'], metadata['gpu_amd']].flat().map((each) => each?.name);
    return [...new Set([gpu, type, ...listed].filter((name) => typeof name === 'string'))];
}
/** The last sample of each GPU of the host. */
function busy(metrics) {
    const values = Object.entries(metrics)
        .filter(([key]) => /^system[./]gpu\.\d{1,4}\.gpu$/.test(key))
        .map(([, value]) => figure(value));
    return meanUtilization('system.gpu.*.gpu', values.filter((value) => value !== undefined));
}
/** Whether a table is the runs table as the page exports it. */
const isWandb = ({ columns }) => columns.has('name') && columns.has('state') && columns.has('runtime');
const wandbTableRuns = ({ rows }) => rows.map(wandb_runOfRow);
function wandb_runOfRow(row) {
    const kind = row('gpu type');
    return {
        id: row('id'),
        name: row('name') ?? '',
        ending: wandb_endings.get(row('state') ?? '') ?? 'unknown',
        hours: hoursOf(row('runtime')),
        accelerators: count(row('world_size')),
        acceleratorsOfHost: count(row('gpu count')),
        kinds: kind === undefined ? [] : [kind],
    };
}

;// CONCATENATED MODULE: ./build/core/actual/exports/read-export.js






/**
 * The runs of an export, by what it holds and not by its name. Throws {@link UnusableInput} for any other text, and for
 * an export in which something is not as its tool writes it.
 */
function readExport(file, content) {
    const text = content.replace(/^\ufeff/, '');
    const found = /^\s*[[{]/.test(text.slice(0, 1000)) ? ofJson(file, text) : ofTable(readTable(text));
    if (found === undefined)
        throw new unusable_input/* UnusableInput */.M(`${file} is not an export of runs. ${whatIsRead}`);
    return found;
}
const whatIsRead = 'Read are `sacct --json`, `sacct --parsable2` with its header, and runs of W&B or MLflow as JSON or CSV (docs/actual.md).';
const tables = [
    ['sacct table', isSacct, sacctRuns],
    ['MLflow CSV', isMlflow, mlflowTableRuns],
    ['W&B CSV', isWandb, wandbTableRuns],
];
function ofTable(table) {
    const [format, , runs] = tables.find(([, is]) => is(table)) ?? [];
    return format === undefined || runs === undefined ? undefined : { format, runs: runs(table) };
}
function ofJson(file, text) {
    const json = read_export_parsed(file, text);
    const { jobs, runs } = json;
    if (Array.isArray(jobs))
        return { format: 'sacct --json', runs: checked(file, 'sacct --json', sacctJson, json) };
    const all = Array.isArray(runs) ? runs : [json].flat();
    const [first] = all;
    if (has(first, 'info'))
        return { format: 'MLflow JSON', runs: checked(file, 'MLflow', mlflowRuns, all) };
    if (has(first, 'state'))
        return { format: 'W&B JSON', runs: checked(file, 'W&B', wandbRuns, all) };
    return undefined;
}
const has = (value, key) => typeof value === 'object' && value !== null && key in value;
/** One value, or one on each line. */
function read_export_parsed(file, text) {
    try {
        return JSON.parse(text);
    }
    catch {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        return lines.map((line, index) => parsedLine(file, line, index + 1));
    }
}
function parsedLine(file, line, number) {
    try {
        return JSON.parse(line);
    }
    catch {
        throw new unusable_input/* UnusableInput */.M(`${file} is neither JSON nor JSON lines (line ${number}). ${whatIsRead}`);
    }
}
function checked(file, tool, schema, json) {
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const place = read.error.issues[0]?.path.slice(0, 8).join('.') || 'the whole file';
    throw new unusable_input/* UnusableInput */.M(`${file} is not runs of ${tool} as they are known (at ${place.slice(0, 200)}). ${whatIsRead}`);
}

// EXTERNAL MODULE: ./build/core/text/remembered.js
var remembered = __webpack_require__(996);
// EXTERNAL MODULE: ./build/core/evidence/attribution/name-likeness.js
var name_likeness = __webpack_require__(7010);
;// CONCATENATED MODULE: ./build/core/actual/job-index.js

/** Jobs by what their runs are called. */
class JobIndex {
    #byWords = new Map();
    constructor(jobs) {
        for (const job of jobs) {
            const words = keyOf((0,name_likeness/* wordsOf */.Z9)(job.name), job.name);
            this.#byWords.set(words, [...(this.#byWords.get(words) ?? []), job]);
        }
    }
    /**
     * The jobs that a run may be of: those with its name, in any spelling, or with the name of the script that Slurm takes for
     * one; else those whose name it has with numbers or hashes behind (`pretrain-3`). More than one is not plain.
     */
    jobsOf(run) {
        const words = (0,name_likeness/* wordsOf */.Z9)(run);
        const script = run.replace(scriptEnding, '');
        return this.#named(words, run) ?? this.#named((0,name_likeness/* wordsOf */.Z9)(script), script) ?? this.#numbered(words);
    }
    #named(words, name) {
        return this.#byWords.get(keyOf(words, name));
    }
    #numbered(words) {
        const found = [];
        for (let last = words.length - 1; last > 0 && counter.test(words[last]); last--)
            found.push(...(this.#named(words.slice(0, last), '') ?? []));
        return found;
    }
}
/** A name in other letters than those that words are read in is only itself. */
const keyOf = (words, name) => words.join(' ') || name;
const scriptEnding = /\.(?:sh|bash|sbatch|slurm|job|py)$/;
/** A number, a time, or a hash: six hexadecimal digits or more with a figure among them. */
const counter = /^(?:\d+|(?=[a-f]{0,40}\d)[0-9a-f]{6,64})$/;

;// CONCATENATED MODULE: ./build/core/actual/joined-runs.js


/** Which runs are of which jobs, by their names. */
function joinedRuns(runs, jobs) {
    const index = new JobIndex(jobs);
    const jobsOf = (0,remembered/* remembered */.H)((name) => index.jobsOf(name));
    return joinedBy(runs, jobs, ({ name }) => jobsOf(name));
}
/** The runs of a name are of this job, whatever it is called; no others are of any. */
const runsNamed = (runs, name, job) => joinedBy(runs, [job], (run) => (run.name === name || run.id === name ? [job] : []));
function joinedBy(runs, jobs, jobsOf) {
    const joined = new Map(jobs.map((job) => [job, []]));
    const unjoined = new Map();
    for (const run of runs) {
        const [job, ...others] = jobsOf(run);
        if (job !== undefined && others.length === 0)
            joined.get(job)?.push(run);
        else
            unjoined.set(run.name, withOneMore(unjoined.get(run.name), run, job === undefined ? [] : [job, ...others]));
    }
    return { ofJobs: [...joined].filter(([, ofJob]) => ofJob.length > 0), unjoined: [...unjoined.values()] };
}
const withOneMore = (known, { name }, jobs) => ({
    name,
    runs: (known?.runs ?? 0) + 1,
    jobs: known?.jobs ?? jobs.map((job) => `${job.name} (${job.path})`),
});

// EXTERNAL MODULE: ./build/core/sizing/mfu.js
var mfu = __webpack_require__(9239);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/core/actual/text.js




/** So many runs of a job, and names without a job, stand in a terminal; JSON has all. */
const mostLines = 20;
/** Characters of a name that somebody gave. */
const longestName = 100;
/** The report for a terminal: each job with its runs, what was left out, and the lines for the policy. */
function textActual(report) {
    const { format, runs, jobs, unjoined, mfu, policyMfu, assumptions } = report;
    const joined = runs - unjoined.reduce((total, each) => total + each.runs, 0);
    return [
        `${format}: ${(0,wording/* numberOf */.rl)(runs, 'run')}, ${(0,wording/* amount */.vj)(joined)} of them of ${(0,wording/* numberOf */.rl)(jobs.length, 'job')} declared here`,
        '',
        ...jobs.flatMap((job) => [...jobLines(job), '']),
        ...unjoinedLines(unjoined),
        ...mfuLines(mfu, policyMfu),
        ...assumptions.map((each) => `Assumed: ${each}.`),
        '',
    ].join('\n');
}
function jobLines({ path, line, job, declared, estimate, notEstimated, runs, leftOut, ...others }) {
    const ended = Object.entries(leftOut).map(([ending, number]) => `${(0,wording/* amount */.vj)(number)} ${ending}`);
    const more = runs.length - mostLines;
    return [
        (0,encode/* logText */.kc)(`${text_name(job)} (${path}:${line}): ${declared} declared`),
        `  Estimate: ${estimate ? estimateWords(estimate) : `none, ${(0,encode/* logText */.kc)(notEstimated ?? '')}`}`,
        ...runs.slice(0, mostLines).map((run) => `  ${(0,encode/* logText */.kc)(runWords(run, others))}`),
        ...(more > 0 ? [`  \u2026 and ${(0,wording/* numberOf */.rl)(more, 'more run')}`] : []),
        ...(ended.length > 0 ? [`  Left out: ${(0,wording/* list */.p_)(ended)}`] : []),
        ...(others.assumptions.length > 0 ? [`  Assumed: ${(0,encode/* logText */.kc)(others.assumptions.join('; '))}`] : []),
        ...(others.hasErrors ? ['  The manifest has errors; `accelerator-review check` lists them.'] : []),
    ];
}
const estimateWords = ({ likelyHours, hours }) => (0,wording/* estimatedDuration */.Je)(likelyHours, hours);
function runWords(run, declared) {
    const took = run.hours === undefined ? 'hours unknown' : (0,wording/* duration */.p0)(run.hours);
    const parts = [hardwareWords(run, declared), took, ...besideWords(run), ...mfuWords(run), ...busyWords(run, declared)];
    return `${run.id === undefined ? '' : `${text_name(run.id)} `}${text_name(run.name)}: ${parts.join(', ')}`;
}
function hardwareWords({ accelerators, acceleratorsOfHost, kinds, differsIn }, declared) {
    const kind = kinds.length === 0 ? '' : ` (${kinds.slice(0, 4).map(text_name).join(', ')})`;
    const known = accelerators === undefined ? 'accelerators unknown' : (0,wording/* numberOf */.rl)(accelerators, 'accelerator');
    const ofHost = acceleratorsOfHost === undefined ? '' : `, ${(0,wording/* amount */.vj)(acceleratorsOfHost)} on one host`;
    const notCount = differsIn.includes('count') ? `, not ${(0,wording/* amount */.vj)(declared.accelerators ?? 0)}` : '';
    return `${known}${ofHost}${notCount}${kind}${differsIn.includes('accelerator') ? ', which is not declared' : ''}`;
}
function besideWords({ duration: beside, factor = 1, estimate, differsIn, accelerators }) {
    if (beside === undefined || estimate === undefined)
        return [];
    const ofUsed = differsIn.length > 0 ? ` on this hardware, ${estimateWords(estimate)}` : '';
    const of = accelerators === undefined && differsIn.length === 0 ? ' for the declared number' : ofUsed;
    if (beside === 'inside')
        return [`inside the estimate${of}`];
    return [`${Number(factor.toPrecision(2))} times the ${beside === 'longer' ? 'longest' : 'shortest'} estimate${of}`];
}
function mfuWords({ mfu, exceeds }) {
    if (mfu !== undefined)
        return [`MFU ${(0,wording/* percent */.KN)(Number(mfu.toPrecision(2)))}`];
    return exceeds === undefined ? [] : [excess[exceeds]];
}
const excess = {
    peak: 'which is an MFU above 100% and so impossible: the run was not the whole training, or the declared size, precision or accelerator is wrong',
    network: 'faster than the declared network is estimated to allow, so its MFU is unknown',
};
function busyWords({ utilization }, declared) {
    if (utilization === undefined)
        return [];
    const isShare = utilization.source !== gpuBusy && declared.utilization !== undefined;
    const expected = isShare ? ` (${(0,wording/* percent */.KN)(declared.utilization)} declared)` : '';
    return [`${utilization.source} ${(0,wording/* amount */.vj)(utilization.value)}${expected}`];
}
function unjoinedLines(unjoined) {
    if (unjoined.length === 0)
        return [];
    const words = ({ name: called, runs, jobs }) => {
        const times = runs === 1 ? '' : `, ${(0,wording/* amount */.vj)(runs)} runs`;
        return `${text_name(called) || '(no name)'}${times}${jobs.length === 0 ? '' : `: may be ${(0,wording/* list */.p_)(jobs.slice(0, 3).map(text_name), 'or')}`}`;
    };
    const more = unjoined.length - mostLines;
    return [
        'Runs of no job, or not plainly of one (`--job JOB --run NAME` says of which)',
        ...unjoined.slice(0, mostLines).map((each) => `  ${(0,encode/* logText */.kc)(words(each))}`),
        ...(more > 0 ? [`  \u2026 and ${(0,wording/* numberOf */.rl)(more, 'more name')}`] : []),
        '',
    ];
}
function mfuLines({ runs, missing, median, range, policy }, inForce) {
    if (median === undefined || range === undefined || policy === undefined)
        return [
            `No mfu for the policy: ${(0,wording/* amount */.vj)(missing)} more completed runs with a known MFU are needed, beside ${(0,wording/* amount */.vj)(runs)}.`,
        ];
    const present = inForce === undefined ? 'the MFU of published runs' : `an mfu of ${inForce.map(wording/* percent */.KN).join(' to ')}`;
    const isWide = range[1] / range[0] > mfu/* HOURS_BAND */.I.slowest / mfu/* HOURS_BAND */.I.fastest;
    return [
        `For the policy, which has ${present}, from ${(0,wording/* numberOf */.rl)(runs, 'run')}:`,
        '',
        ...policy.trimEnd().split('\n'),
        '',
        ...(isWide ? ['These runs differ more than published ones do, so this would not narrow the estimates.'] : []),
    ];
}
const text_name = (text) => (text.length > longestName ? `${text.slice(0, longestName)}\u2026` : text);

// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 4 modules
var parse = __webpack_require__(7867);
// EXTERNAL MODULE: ./build/core/report/version.js
var version = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/edge/run/plain-file.js
var plain_file = __webpack_require__(8329);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/edge/cli/policy-options.js
var policy_options = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/edge/cli/actual.js
















const formats = ['text', 'json'];
const actual = {
    usage: 'actual FILE',
    summary: 'Compare runs that ended, from an export of Slurm, W&B or MLflow, with the jobs that are declared here.',
    options: {
        job: { type: 'string', value: 'NAME', help: 'Only the job of this name.' },
        run: {
            type: 'string',
            value: 'NAME',
            help: 'With --job: the name or id of its runs, if they are called otherwise.',
        },
        format: { type: 'string', value: formats.join('|'), help: 'The form of the report (default: text).' },
        ...policy_options/* policyOptions */.VJ,
    },
    run: async (words, terminal) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(actual, words);
        const format = (0,cli_arguments/* wordOption */.q)(values, 'format', formats) ?? 'text';
        const [file, ...others] = positionals;
        if (file === undefined || others.length > 0)
            throw new unusable_input/* UnusableInput */.M('actual takes one FILE.');
        const { job, run } = values;
        if (run !== undefined && job === undefined)
            throw new unusable_input/* UnusableInput */.M('--run needs the --job that the runs are of.');
        const found = readExport(file, contentOf((0,external_node_path_.resolve)(terminal.folder, file), file));
        const jobs = declaredJobs(terminal.folder, job);
        const { policy } = await (0,policy_options/* policyFor */.KV)(values, terminal);
        const joined = typeof run === 'string' ? runsNamed(found.runs, run, onlyJob(jobs)) : joinedRuns(found.runs, jobs);
        const report = actualReport(found, joined, policy.thresholds);
        terminal.write(format === 'json' ? jsonActual(report) : textActual(report));
        return 0;
    },
};
const jsonActual = (report) => `${(0,encode/* jsonText */.s$)({ version: 1, tool: { name: 'accelerator-review', version: version/* version */.r }, ...report })}\n`;
const mebibyte = 1024 * 1024;
/** An export of a hundred thousand runs has about as much. */
const mostBytes = 64 * mebibyte;
function contentOf(path, name) {
    const status = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (status === undefined)
        throw new unusable_input/* UnusableInput */.M(`There is no file ${name}.`);
    if (status.size > mostBytes)
        throw new unusable_input/* UnusableInput */.M(`${name} is larger than ${mostBytes / mebibyte} MiB.`);
    const opened = (0,plain_file/* openPlainFile */.r)(path);
    if (typeof opened !== 'number')
        throw new unusable_input/* UnusableInput */.M(`${name} ${opened.because}.`);
    try {
        return (0,external_node_fs_.readFileSync)(opened, 'utf8');
    }
    finally {
        (0,external_node_fs_.closeSync)(opened);
    }
}
/** The jobs of all manifests below the folder, or those of one name. */
function declaredJobs(folder, name) {
    const paths = (0,workspace/* findManifests */.kD)(folder, folder, []);
    if (paths.length === 0)
        throw new unusable_input/* UnusableInput */.M('There is no accelerator.yml here or below.');
    const jobs = paths.flatMap((path) => jobsOf(folder, path));
    const named = name === undefined ? jobs : jobs.filter((job) => job.name === name);
    if (named.length > 0)
        return named;
    throw new unusable_input/* UnusableInput */.M(name === undefined ? 'No manifest here declares a job.' : `No job is named "${name}".`);
}
function jobsOf(folder, path) {
    const content = (0,workspace/* readManifest */.WI)(folder, path);
    const document = content instanceof Uint8Array ? (0,document_reader/* readDocument */.u0)(content) : content;
    return (0,parse/* parseManifest */.N)(document, (0,job_names/* folderName */.ub)(path)).jobs.map(({ name, span, declaration, errors }) => ({
        path,
        line: span.line,
        name,
        declaration,
        hasErrors: errors > 0,
    }));
}
function onlyJob([job, ...others]) {
    if (job !== undefined && others.length === 0)
        return job;
    throw new unusable_input/* UnusableInput */.M(`${others.length + 1} manifests declare a job "${job?.name}": run this in the folder of one.`);
}


/***/ }),

/***/ 8329:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ openPlainFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** Opens a plain file to read, or says why not, in words that follow its name. Whoever opens it closes it. */
function openPlainFile(path) {
    try {
        // Without O_NONBLOCK, opening a pipe waits for a writer that never comes.
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
            return descriptor;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return { because: 'is not a plain file' };
    }
    catch (error) {
        return { because: `cannot be read: ${error.code}` };
    }
}


/***/ })

};
