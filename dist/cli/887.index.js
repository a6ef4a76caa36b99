export const id = 887;
export const ids = [887];
export const modules = {

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

/***/ 5887:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  launch: () => (/* binding */ launch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/evidence/gather-evidence.js + 3 modules
var gather_evidence = __webpack_require__(7461);
// EXTERNAL MODULE: ./build/core/languages/shell/command-words.js
var command_words = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/core/languages/shell/shell-line.js
/** The words of a command as one line, which a shell would split into these very words. */
const shellLine = (words) => words.map(quoted).join(' ');
const quoted = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

// EXTERNAL MODULE: ./build/core/text/bounds.js
var bounds = __webpack_require__(6963);
// EXTERNAL MODULE: ./build/core/evidence/attribution/evidence-globs.js
var evidence_globs = __webpack_require__(7933);
// EXTERNAL MODULE: ./build/core/evidence/attribution/name-index.js
var name_index = __webpack_require__(1684);
// EXTERNAL MODULE: ./build/core/evidence/attribution/referenced-files.js
var referenced_files = __webpack_require__(1135);
// EXTERNAL MODULE: ./build/core/evidence/observation/attributed-observation.js
var attributed_observation = __webpack_require__(5836);
;// CONCATENATED MODULE: ./build/core/evidence/launched.js







/** What a command is called in the place of a file. */
const thisCommand = 'this command';
/** A tree with texts that are shown first: what stands at their paths otherwise is not opened. */
const withTexts = (tree, texts) => ({
    ...tree,
    walk: (walk) => {
        for (const [path, text] of texts)
            walk.visit(path, text);
        return tree.walk({ ...walk, opens: (path) => !texts.has(path) && walk.opens(path) });
    },
});
/**
 * What a scheduler reads where a command hands it a script: the script, in which the options of the command stand behind
 * its own directives and so overrule them one by one. Undefined for a command that hands on none of these files.
 */
function submittedScript(words, textOf) {
    const program = words.findIndex((word) => directiveOf.has(nameOf(word)));
    const at = words.findIndex((word, index) => program !== -1 && index > program && textOf(word) !== undefined);
    const word = words[at];
    const text = word === undefined ? undefined : textOf(word);
    if (word === undefined || text === undefined)
        return undefined;
    const directive = directiveOf.get(nameOf(words[program]));
    const lines = text.split('\n');
    const last = lines.findLastIndex((line) => line.startsWith(directive));
    const behind = last === -1 && lines[0]?.startsWith('#!') ? 0 : last;
    return {
        word,
        text: lines.toSpliced(behind + 1, 0, `${directive} ${shellLine(words.slice(program + 1, at))}`).join('\n'),
    };
}
const directiveOf = new Map([
    ['sbatch', '#SBATCH'],
    ['qsub', '#PBS'],
]);
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/**
 * What is launched by a script that stands for a command of these words, with the files `named` that words of it are. No
 * other launch file counts.
 */
function launchedBy(script, words, named, seen) {
    const from = [script, ...named];
    const started = new Set([...from, ...(0,referenced_files/* filesReferenced */.nE)(from, seen)]);
    const ofLaunch = seen.filter((each) => started.has(each.place.path));
    const others = seen.filter((each) => !started.has(each.place.path) && !(0,attributed_observation/* isLaunch */.sW)(each));
    const observations = [...withNumbersOf(script, words, ofLaunch), ...others];
    return {
        observations: observations
            .filter(({ what }) => what !== 'reference')
            .map((each) => (each.place.path === script ? { ...each, place: { ...each.place, path: thisCommand } } : each)),
        files: [...started].filter((path) => path !== script),
    };
}
/**
 * Where a command overrules numbers of the file that it starts, its accelerators and its nodes take the place of the
 * file's, each alone: `sky launch task.yaml --num-nodes 4`.
 */
function withNumbersOf(script, words, seen) {
    const isOverruling = seen.some((each) => each.what === 'reference' && each.place.path === script && each.overrulesNumbers === true);
    const requests = seen.filter((each) => each.what === 'accelerator');
    const own = requests.filter(({ place }) => place.path === script);
    const ofFiles = requests.filter(({ place }) => place.path !== script);
    if (!isOverruling || requests.length === 0)
        return [...seen];
    const written = (0,bounds/* wholeNumber */.rD)((0,command_words/* optionsOf */.cz)(words, '--num-nodes').at(-1));
    if (own.length === 0 && written === undefined)
        return [...seen];
    const nodes = written ?? Math.max(1, ...ofFiles.map((each) => each.nodes ?? 1));
    const kept = own.length > 0 ? own : ofFiles;
    const asked = kept.map(({ byDefault, ...each }) => ({ ...onNodes(each, nodes), place: { path: script, line: 1 } }));
    return [...seen.filter(({ what }) => what !== 'accelerator'), ...asked];
}
const onNodes = (seen, nodes) => seen.perNode === undefined ? seen : { ...seen, nodes, count: seen.perNode * nodes };
/** The evidence with a launch as all that one job lists: so far nothing is more certain than what is about to run. */
const asLaunchOf = (job, { observations, files }, evidence) => ({
    observations,
    manifests: evidence.manifests,
    ...(evidence.textOf && { textOf: evidence.textOf }),
    launched: { job, files: [thisCommand, ...files] },
});
/** The jobs that a launch may be of, by the files that they list, else by the names that files and schedulers say. */
function jobsOfLaunch(folder, claims, { observations, files }) {
    const paths = new evidence_globs/* SortedPaths */.of(files);
    const listing = claims.filter(({ globs = [] }) => (0,evidence_globs/* namedPaths */.SR)(folder, globs, paths).size > 0);
    if (listing.length > 0)
        return listing.map(({ name }) => name);
    const names = new name_index/* JobNameIndex */.h(claims.map(({ name }) => name));
    const ofLaunch = observations.filter(({ place }) => place.path === thisCommand || files.includes(place.path));
    const placed = files.map((path) => ({ place: { path, line: 1 } }));
    return claims
        .filter(({ name }) => [...ofLaunch, ...placed].some((each) => names.isOf(each, name) === 'this'))
        .map(({ name }) => name);
}

// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/core/languages/yaml/document-reader.js + 2 modules
var document_reader = __webpack_require__(1319);
// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/core/manifest/job-names.js
var job_names = __webpack_require__(9244);
// EXTERNAL MODULE: ./build/core/manifest/parse.js + 4 modules
var parse = __webpack_require__(7867);
// EXTERNAL MODULE: ./build/core/policy/policy.js
var policy = __webpack_require__(751);
// EXTERNAL MODULE: ./build/core/rules/rule.js
var rule = __webpack_require__(2114);
// EXTERNAL MODULE: ./build/core/text/encode.js
var encode = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/core/report/finding-sentence.js
var finding_sentence = __webpack_require__(2592);
// EXTERNAL MODULE: ./build/core/report/summary-line.js
var summary_line = __webpack_require__(8684);
;// CONCATENATED MODULE: ./build/core/report/launch.js




/**
 * What is told before a command runs: in what it differs from the manifest, how many other findings there are, and
 * whether it is refused. Nothing where there is nothing to tell.
 */
function launchLines(outcome, isRefused) {
    const findings = outcome.files.flatMap(({ path, findings }) => findings.filter(({ waived }) => waived === undefined).map((finding) => ({ path, finding })));
    const isOfLaunch = ({ finding }) => (0,rule/* areaOf */.d6)(finding.rule) === 'evidence';
    const others = findings.filter((each) => !isOfLaunch(each)).map(({ finding }) => finding);
    return [
        ...findings
            .filter(isOfLaunch)
            .map(({ path, finding }) => `${finding.severity} ${finding.rule}: ${(0,finding_sentence/* findingSentence */.d)(finding, path)}`),
        ...(others.length > 0 ? [`Beside the launch: ${(0,summary_line/* counted */.hS)(others)}. \`accelerator-review check\` shows them.`] : []),
        ...(isRefused ? [`${(0,summary_line/* gateSentence */.zo)(outcome)}. The command was not run.`] : []),
    ].map((line) => `accelerator-review: ${(0,encode/* logText */.kc)(line)}`);
}

// EXTERNAL MODULE: ./build/core/review/check.js + 5 modules
var check = __webpack_require__(7054);
// EXTERNAL MODULE: ./build/core/review/evidence-claims.js
var evidence_claims = __webpack_require__(4826);
// EXTERNAL MODULE: ./build/core/review/review.js + 5 modules
var review = __webpack_require__(2747);
// EXTERNAL MODULE: ./build/core/text/folder-paths.js
var folder_paths = __webpack_require__(9887);
// EXTERNAL MODULE: ./build/core/text/wording.js
var wording = __webpack_require__(8708);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
;// CONCATENATED MODULE: ./build/edge/run/foreground-process.js



/** SIGUSR1 is Node's own, for its debugger, unless somebody listens. */
const passedOn = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'];
/** What a terminal sends to all of the foreground by itself: sent again, it would come twice. */
const ofTerminal = ['SIGINT', 'SIGQUIT'];
/**
 * Runs a program in the place of this one: its words as they are and without a shell, with this one's input, output and
 * process group. Gives its exit status; where a signal ended it, that signal ends this process as well. As in a shell, 127
 * stands for a program that is not there, and 126 for one that cannot be run.
 */
async function runInForeground([program, ...words], environment, error) {
    const ended = await endOf(program, words, environment);
    if ('failure' in ended) {
        const isAbsent = ended.failure === 'ENOENT';
        error(isAbsent ? 'The program is not there.' : `The program cannot be run: ${ended.failure}.`);
        return isAbsent ? 127 : 126;
    }
    return ended.signal === null ? ended.status : endBy(ended.signal);
}
function endOf(program, words, env) {
    return new Promise((resolve) => {
        const fail = ({ code, message }) => resolve({ failure: code ?? message });
        const atTerminal = [0, 1, 2].some((descriptor) => (0,external_node_tty_.isatty)(descriptor));
        let child;
        // Before the program is there: a signal that comes meanwhile would end this process alone.
        for (const signal of passedOn)
            process.on(signal, () => {
                if (!(atTerminal && ofTerminal.includes(signal)))
                    child?.kill(signal);
            });
        try {
            child = (0,external_node_child_process_.spawn)(program, words, { stdio: 'inherit', env });
            child.on('error', fail);
            child.on('exit', (status, signal) => resolve(signal === null ? { status: status ?? 0, signal } : { signal }));
        }
        catch (error) {
            // So are words that are too many for the system.
            fail(error);
        }
    });
}
/** Ends this process by a signal; where that does not end it, as with those that Node ignores, by a shell's status. */
async function endBy(signal) {
    for (const each of passedOn)
        process.removeAllListeners(each);
    process.kill(process.pid, signal);
    await new Promise((wait) => setTimeout(wait, 200));
    return 128 + external_node_os_.constants.signals[signal];
}

// EXTERNAL MODULE: ./build/edge/run/repository.js
var repository = __webpack_require__(4516);
// EXTERNAL MODULE: ./build/edge/run/workspace.js
var workspace = __webpack_require__(647);
// EXTERNAL MODULE: ./build/edge/cli/arguments.js
var cli_arguments = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/edge/cli/policy-options.js
var policy_options = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/edge/cli/launch.js






















const launch = {
    usage: 'launch -- COMMAND ...',
    summary: 'Check what this command asks for against the manifest, then run it unchanged.',
    options: {
        manifest: { type: 'string', value: 'PATH', help: 'The manifest (default: the nearest accelerator.yml upwards).' },
        job: { type: 'string', value: 'NAME', help: 'The job that is launched, if the manifest declares several.' },
        'fail-on': {
            type: 'string',
            value: policy/* failOnWords */.V.join('|'),
            help: "The least severe finding for which the command is not run (default: the policy's value; without a policy, never).",
        },
        ...policy_options/* policyOptions */.VJ,
    },
    run: async (words, terminal) => {
        const end = words.indexOf('--');
        const [program, ...others] = end === -1 ? [] : words.slice(end + 1);
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(launch, end === -1 ? words : words.slice(0, end));
        if (program === undefined || positionals.length > 0)
            throw new unusable_input/* UnusableInput */.M('The command to run stands behind `--`: accelerator-review launch -- COMMAND ...');
        const command = [program, ...others];
        // Node has put this sign in the place of bytes that are no text, and would hand it on.
        if (command.some((word) => word.includes('\ufffd')))
            throw new unusable_input/* UnusableInput */.M('A word of the command is not UTF-8, and would not arrive as it is.');
        const said = (line) => terminal.error(`accelerator-review: ${line}`);
        const manifest = manifestFor(values, terminal.folder);
        if (manifest === undefined)
            said('There is no accelerator.yml here or above, so the command was not checked.');
        else if (!(await mayRun(manifest, command, values, terminal)))
            return 1;
        return runInForeground(command, terminal.environment, said);
    },
};
/** The manifest that is named, or the nearest upwards, no further than the repository reaches. */
function manifestFor({ manifest }, folder) {
    if (typeof manifest === 'string') {
        const file = (0,external_node_path_.resolve)(folder, manifest);
        if (!(0,external_node_fs_.existsSync)(file))
            throw new unusable_input/* UnusableInput */.M(`There is no file ${manifest}.`);
        return file;
    }
    const top = (0,policy_options/* repositoryTop */.Ky)(folder);
    const last = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(top, '.git')) ? top : (0,external_node_path_.parse)(folder).root;
    for (let at = folder;; at = (0,external_node_path_.dirname)(at)) {
        const found = file_name/* manifestNames */.qI.map((name) => (0,external_node_path_.join)(at, name)).find((file) => (0,external_node_fs_.existsSync)(file));
        if (found !== undefined || at === last)
            return found;
    }
}
/** Tells what speaks against the command. Only what a policy, or an option, makes fail speaks against running it. */
async function mayRun(manifest, command, values, terminal) {
    const effective = await (0,policy_options/* policyFor */.KV)(values, terminal, (0,cli_arguments/* wordOption */.q)(values, 'fail-on', policy/* failOnWords */.V));
    const root = (0,policy_options/* repositoryTop */.Ky)((0,external_node_path_.dirname)(manifest));
    const path = (0,external_node_path_.relative)(root, manifest).split(external_node_path_.sep).join('/');
    const input = (0,workspace/* readManifest */.WI)(root, path);
    const claims = (0,parse/* parseManifest */.N)(documentOf(input), (0,job_names/* folderName */.ub)(path)).jobs.map(check/* claimOf */._B);
    const { launched, evidence } = launchedIn(root, path, textOf(input), command, terminal.folder);
    const named = values['job'];
    if (typeof named === 'string' && !claims.some(({ name }) => name === named))
        throw new unusable_input/* UnusableInput */.M(`No job is named "${named}".`);
    const names = claims.map(({ name }) => name);
    const job = typeof named === 'string' ? named : onlyJob(names, jobsOfLaunch((0,folder_paths/* folderOf */.yS)(path), claims, launched));
    const outcome = (0,review/* review */.N)([{ path, input }], { effective, today: terminal.today, scope: 'some', ...(job !== undefined && { job }) }, { alternatives: false }, job === undefined ? evidence : asLaunchOf(job, launched, evidence));
    const isRefused = outcome.failed && effective.layers.length > 0;
    for (const line of launchLines(outcome, isRefused))
        terminal.error(line);
    return !isRefused;
}
/** Undefined for a manifest without a job that can be read: what is wrong with it is told instead. */
function onlyJob(names, fitting) {
    if (names.length < 2)
        return names[0];
    if (fitting.length === 1)
        return fitting[0];
    const which = fitting.length === 0 ? names : fitting;
    throw new unusable_input/* UnusableInput */.M(`Which job the command launches is not plain: name it with --job, ${(0,wording/* list */.p_)(which.slice(0, 10), 'or')}.`);
}
/** Has a name that no file has, and that readers take for a script. */
const script = '.accelerator-review.launch.sh';
/** A command that hands on more files than these hands on data. */
const mostFiles = 20;
function launchedIn(root, path, text, command, folder) {
    const pathOf = (file) => (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), file).split(external_node_path_.sep).join('/');
    const files = filesNamed(command, folder);
    const submitted = submittedScript(command, (word) => files.get(word)?.text);
    const named = [...files].filter(([word]) => word !== submitted?.word).map(([, file]) => file);
    const here = pathOf((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(folder), script));
    const texts = new Map([
        [here, submitted?.text ?? `${shellLine(command)}\n`],
        // It stands in the command already.
        ...(submitted ? [[pathOf(files.get(submitted.word)?.path ?? ''), '']] : []),
        ...named.map((file) => [pathOf(file.path), file.text]),
    ]);
    const tree = withTexts((0,repository/* repositoryTree */.V)(root), texts);
    // What lies with another manifest is of its jobs.
    const manifests = new Set([path, ...(0,repository/* pathsBelow */.Yl)(root, file_name/* isFoundByItself */.jJ)]);
    const gathered = (0,gather_evidence.gatherEvidence)(tree, { ...(0,evidence_claims/* evidenceClaims */.h)([{ path, text }]), manifests: [...manifests] });
    const launched = launchedBy(here, command, [...texts.keys()].slice(1), gathered.observations);
    return { launched, evidence: { ...gathered, textOf: (other) => (0,workspace/* readText */.yR)(root, other) } };
}
/** The texts of the files that words of a command are, by these words. */
function filesNamed(command, folder) {
    const words = command.slice(1).filter((word) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(folder, word)));
    return new Map(words.slice(0, mostFiles).flatMap((word) => {
        const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(folder, word));
        const text = (0,workspace/* readText */.yR)((0,external_node_path_.dirname)(path), (0,external_node_path_.parse)(path).base);
        return text === undefined ? [] : [[word, { path, text }]];
    }));
}
const documentOf = (input) => input instanceof Uint8Array ? (0,document_reader/* readDocument */.u0)(input) : input;
const textOf = (input) => input instanceof Uint8Array ? Buffer.from(input).toString('utf8') : input.text;


/***/ })

};
