export const id = 50;
export const ids = [50,670,935,433];
export const modules = {

/***/ 6050:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  organizationReports: () => (/* binding */ organizationReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/finding/unusable-input.js
var unusable_input = __webpack_require__(9684);
// EXTERNAL MODULE: ./build/core/fleet/empty-report.js
var empty_report = __webpack_require__(8759);
// EXTERNAL MODULE: ./build/core/manifest/file-name.js
var file_name = __webpack_require__(7592);
// EXTERNAL MODULE: ./build/core/policy/policy-of-run.js + 2 modules
var policy_of_run = __webpack_require__(7262);
// EXTERNAL MODULE: ./build/core/report/json.js
var json = __webpack_require__(1095);
// EXTERNAL MODULE: ./build/core/review/review.js + 5 modules
var review = __webpack_require__(2747);
// EXTERNAL MODULE: ./build/edge/rest/github-contents.js
var github_contents = __webpack_require__(4935);
// EXTERNAL MODULE: ./build/edge/rest/live-request.js
var live_request = __webpack_require__(433);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/edge/rest/answer.js
var rest_answer = __webpack_require__(4241);
;// CONCATENATED MODULE: ./build/edge/rest/organization.js


const organization_json = 'application/vnd.github+json';
const raw = 'application/vnd.github.raw+json';
const pageSize = 100;
const listed = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)),
    fork: schemas/* boolean */.zMY(),
    archived: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    disabled: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    default_branch: schemas/* optional */.lqM(schemas/* string */.YjP()),
    pushed_at: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
});
const tree = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), type: schemas/* string */.YjP(), sha: schemas/* optional */.lqM(schemas/* string */.YjP()) })),
    truncated: schemas/* boolean */.zMY(),
});
/** The mode of a link in a tree. */
const linkMode = '120000';
/** Reads what the repositories of an organization hold: a call for each hundred of them, one for each, one for each file. */
class Organization {
    #answers;
    constructor(answers) {
        this.#answers = answers;
    }
    /** All repositories that the token may see, by name. */
    async repositories(organization) {
        const found = new Map();
        for (let page = 1;; page++) {
            const path = `/orgs/${encodeURIComponent(organization)}/repos?per_page=${pageSize}&sort=full_name&page=${page}`;
            const answer = await this.#get(path, organization_json, `The organization ${organization}`);
            if ('message' in answer)
                return answer;
            const entries = schemas/* array */.YOg(listed).safeParse((0,rest_answer/* parsed */.Yz)(answer));
            if (!entries.success)
                return (0,rest_answer/* oddAnswer */.EF)(organization);
            for (const entry of entries.data)
                found.set(entry.full_name.toLowerCase(), repositoryOf(entry));
            if (entries.data.length < pageSize)
                break;
        }
        return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, repository]) => repository);
    }
    /** The files of a repository; those of one without a commit are none. */
    async files({ name, branch, pushedAt }) {
        const path = `/repos/${name}/git/trees/${encodeURIComponent(branch)}?recursive=1`;
        const answer = await this.#get(path, organization_json, name, pushedAt);
        if ('message' in answer)
            return answer.status === 409 ? { blobs: new Map(), isComplete: true } : answer;
        const read = tree.safeParse((0,rest_answer/* parsed */.Yz)(answer));
        if (!read.success)
            return (0,rest_answer/* oddAnswer */.EF)(name);
        const blobs = read.data.tree.flatMap(({ path: file, mode, type, sha }) => type === 'blob' && mode !== linkMode && sha !== undefined ? [[file, sha]] : []);
        return { blobs: new Map(blobs), isComplete: !read.data.truncated };
    }
    /** A file of {@link files}. */
    async content({ name, branch }, path, blob) {
        const address = `/repos/${name}/contents/${(0,rest_answer/* encodedPath */.yT)(path)}?ref=${encodeURIComponent(branch)}`;
        const answer = await this.#get(address, raw, name, blob);
        return 'message' in answer ? answer : answer.body;
    }
    async #get(path, accept, about, of) {
        try {
            const isWhole = (given) => accept !== organization_json || (0,rest_answer/* parsed */.Yz)(given) !== undefined;
            const answer = await this.#answers.get(path, accept, { ...(of !== undefined && { of }), isWhole });
            if (answer.status !== 200)
                return { ...(0,rest_answer/* refusal */.x5)(about, answer), status: answer.status };
            return (0,rest_answer/* isPage */.yp)(answer) ? (0,rest_answer/* oddAnswer */.EF)(about) : answer;
        }
        catch (error) {
            return (0,rest_answer/* unreachable */.HB)(error);
        }
    }
}
const repositoryOf = ({ full_name, fork, archived, disabled, default_branch, pushed_at }) => ({
    name: full_name,
    branch: default_branch ?? 'HEAD',
    ...(pushed_at && { pushedAt: pushed_at }),
    isFork: fork,
    isArchived: archived === true || disabled === true,
});

// EXTERNAL MODULE: ./build/edge/rest/patience.js
var patience = __webpack_require__(3556);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/edge/run/kept-answers.js




/**
 * Answers of the API in a folder of the user's own, so that a run that was ended goes on where it was, and the next one
 * asks only for what is new. What cannot be read there is asked for again; what cannot be written throws.
 */
class KeptAnswers {
    #folder;
    #request;
    constructor(folder, request) {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        this.#folder = folder;
        this.#request = request;
    }
    async get(path, accept, { of, isWhole = () => true } = {}) {
        const file = (0,external_node_path_.join)(this.#folder, (0,external_node_crypto_.createHash)('sha256').update(`${accept}\n${path}`).digest('hex'));
        const kept = readKept(file);
        if (kept && of !== undefined && kept.of === of)
            return asAnswer(kept);
        const answer = await this.#request(path, accept, kept?.etag);
        if (answer.status === 304 && kept !== undefined) {
            if (kept.of !== of)
                writeKept(file, { ...kept, ...(of && { of }) });
            return asAnswer(kept);
        }
        const { etag } = answer.headers;
        const isKept = answer.status === 200 && !(0,rest_answer/* isPage */.yp)(answer) && isWhole(answer);
        if (isKept && (etag !== undefined || of !== undefined))
            writeKept(file, { ...(etag && { etag }), ...(of && { of }), body: answer.body });
        return answer;
    }
}
const asAnswer = ({ body }) => ({ status: 200, body, headers: {} });
/** One line of JSON, then the body. */
function readKept(file) {
    try {
        const bytes = (0,external_node_fs_.readFileSync)(file);
        const end = bytes.indexOf('\n');
        const { etag, of } = JSON.parse(bytes.subarray(0, end).toString('utf8'));
        return { etag, of, body: bytes.subarray(end + 1) };
    }
    catch {
        return undefined;
    }
}
/** Under its name only when it is whole: the run may be ended at any time. */
function writeKept(file, { body, ...head }) {
    const unfinished = `${file}.${(0,external_node_crypto_.randomUUID)()}`;
    (0,external_node_fs_.writeFileSync)(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), { mode: 0o600 });
    (0,external_node_fs_.renameSync)(unfinished, file);
}

// EXTERNAL MODULE: ./build/edge/run/policy-files.js + 1 modules
var policy_files = __webpack_require__(5670);
// EXTERNAL MODULE: ./build/edge/run/proposing-events.js
var proposing_events = __webpack_require__(2637);
;// CONCATENATED MODULE: ./build/edge/cli/fleet-organization.js














/** More at once, and GitHub takes it for abuse. */
const readAhead = 8;
/** The limit of a token lasts an hour. */
const fleet_organization_patience = { attempts: 6, longestWaitSeconds: 3700 };
/** What is said of a wait: a shorter one nobody notices. */
const longWaitSeconds = 30;
/** As many manifests and files that they name are read of a repository. */
const mostFiles = 1000;
/**
 * The report of each repository of an organization, in the order of their names: its manifests under its own policy, as
 * its default branch has them. What a repository launches is not looked at, since that takes a call for each file.
 */
async function* organizationReports(name, { keep, shard, forks, archived, isKnown }, terminal) {
    const { environment, today } = terminal;
    const wait = async (seconds) => {
        if (seconds > longWaitSeconds)
            terminal.error(`Waiting ${Math.ceil(seconds / 60)} min for GitHub's rate limit.`);
        await (0,live_request.waitSeconds)(seconds);
    };
    const token = (0,live_request.tokenIn)(environment);
    const organization = new Organization(new KeptAnswers(keep, (0,patience/* patiently */.d)((0,live_request.liveRequest)(environment, token), { ...fleet_organization_patience, wait })));
    const listed = await organization.repositories(name);
    if ('message' in listed)
        throw new unusable_input/* UnusableInput */.M(`${listed.message} ${listed.remedy}`);
    const looked = listed.filter((each) => (archived || !each.isArchived) && (forks || !each.isFork));
    const left = listed.length - looked.length;
    if (left > 0)
        terminal.error(`Left out: ${left} archived repositories and forks (--archived, --forks).`);
    const wanted = looked.filter((each) => !isKnown(each.name) && (shard === undefined || isIn(shard, each.name)));
    // A policy that a stranger proposes names what it likes: it is read with no more than everybody's rights.
    const trusted = (0,proposing_events/* mayPropose */.k)(environment['GITHUB_EVENT_NAME'] ?? '') ? undefined : token;
    const shared = (0,policy_files.sharedFiles)(new github_contents.GitHubContents((0,live_request.liveRequest)(environment, trusted), live_request.waitSeconds));
    let done = 0;
    for await (const found of inOrder(wanted, readAhead, async (repository) => ({
        repository: repository.name,
        report: await reportOf(repository, organization, shared, today),
    }))) {
        terminal.status(`${++done} of ${wanted.length} repositories`);
        yield found;
    }
    terminal.status('');
}
/** The same shard for a name in every run, whatever other repositories there are. */
function isIn({ number, of }, name) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(name.toLowerCase()).digest();
    return hash.readUInt32BE() % of === number - 1;
}
/** Begins so many at once, and gives them in order. */
async function* inOrder(items, width, work) {
    const begun = [];
    for (const item of items) {
        begun.push(work(item));
        if (begun.length >= width)
            yield (await begun.shift());
    }
    for (const rest of begun)
        yield await rest;
}
async function reportOf(repository, organization, remote, today) {
    const origin = { repository: repository.name, date: today };
    try {
        const files = readable(await organization.files(repository));
        const read = async (path) => {
            const blob = files.blobs.get(path);
            return blob === undefined ? undefined : readable(await organization.content(repository, path, blob));
        };
        const paths = [...files.blobs.keys()].filter(file_name/* isFoundByItself */.jJ).sort().slice(0, mostFiles);
        if (paths.length === 0 && !files.isComplete)
            return (0,empty_report/* emptyReport */._)(origin, { notChecked: 'has no manifest among the files that GitHub lists of it' });
        if (paths.length === 0)
            return (0,empty_report/* emptyReport */._)(origin);
        const effective = await (0,policy_of_run/* policyOfRun */.J5)({ files: { own: read, remote } });
        const demanded = { paths: [...files.blobs.keys()], isManifest: file_name/* isFoundByItself */.jJ };
        const outcome = await reviewed(paths, { effective, today, scope: 'all', files: demanded }, read);
        return (0,json.jsonReport)(outcome, origin);
    }
    catch (error) {
        if (!(error instanceof unusable_input/* UnusableInput */.M))
            throw error;
        return (0,empty_report/* emptyReport */._)(origin, { notChecked: `cannot be checked: ${error.message}` });
    }
}
/** Reviews manifests, and once more where they name files: which these are, the first review tells. */
async function reviewed(paths, run, read) {
    const manifests = [];
    for (const path of paths)
        manifests.push({ path, input: (await read(path)) });
    const texts = new Map();
    const textOf = (path) => void texts.set(path, undefined);
    const outcome = (0,review/* review */.N)(manifests, run, { alternatives: false, textOf });
    for (const path of [...texts.keys()].slice(0, mostFiles)) {
        const content = await read(path);
        if (content !== undefined)
            texts.set(path, Buffer.from(content).toString('utf8'));
    }
    const isNew = [...texts.values()].some((text) => text !== undefined);
    return isNew ? (0,review/* review */.N)(manifests, run, { alternatives: false, textOf: (path) => texts.get(path) }) : outcome;
}
function readable(found) {
    if ('message' in found)
        throw new unusable_input/* UnusableInput */.M(`${found.message} ${found.remedy}`);
    return found;
}


/***/ }),

/***/ 4241:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ oddAnswer),
/* harmony export */   HB: () => (/* binding */ unreachable),
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   hU: () => (/* binding */ unavailable),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   yT: () => (/* binding */ encodedPath),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Why an answer gives nothing, and what helps. */
function refusal(repository, { status, headers }) {
    if (status === 401)
        return unavailable('GitHub rejects the token (401).', 'Use a valid token.');
    if (status === 429 || (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'])))
        return unavailable('The token reached its rate limit on GitHub.', 'Run it again in an hour.');
    if (status >= 500)
        return unavailable(`GitHub returned an error (${status}).`, 'Run it again.');
    return unavailable(`${repository} does not exist, or the token may not read it (${status}).`, 'Give the job `permissions: contents: read`; another private repository needs a token with `contents: read` on it.');
}
const unreachable = (error) => unavailable(`GitHub cannot be reached (${error.message}).`, 'Run it again; behind a proxy, let the runner reach the API.');
const unavailable = (message, remedy) => ({ message, remedy });
const oddAnswer = (about) => unavailable(`GitHub returned an invalid answer about ${about}.`, 'Run it again.');
/** Whether it is a page of a proxy, whatever its status. */
const isPage = ({ headers }) => /^text\/html\b/i.test(headers['content-type'] ?? '');
/** Each segment of a path encoded. */
const encodedPath = (path) => path.split('/').map(encodeURIComponent).join('/');
/** The JSON of an answer; undefined where it is none. */
function parsed({ body }) {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4935:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubContents: () => (/* binding */ GitHubContents)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3759);
/* harmony import */ var _core_policy_layers_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4138);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4241);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3556);




const comparison = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-f]{40}$/)) }),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })), []),
});
/** GitHub lists no more files of a comparison. */
const mostComparedFiles = 300;
const raw = 'application/vnd.github.raw+json';
const json = 'application/vnd.github+json';
const sha = 'application/vnd.github.sha';
/** Reads files of GitHub repositories, each request sent once in a run. */
class GitHubContents {
    #request;
    #answers = new Map();
    constructor(request, wait) {
        this.#request = (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .patiently */ .d)(request, { attempts: 3, longestWaitSeconds: 20, wait });
    }
    /** A file of a repository as a commit has it; undefined where that commit has none. */
    async fileAt(repository, commit, path) {
        const found = await this.#get(`/repos/${repository}/contents/${(0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .yT)(path)}?ref=${commit}`, raw);
        if ('message' in found)
            return found;
        // A page of a proxy is no file, whatever its status.
        if (found.status === 200)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(found) ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .oddAnswer */ .EF)(repository) : found.body;
        if (found.status !== 404)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, found);
        // The same answer is given for a repository that may not be read.
        const seen = await this.#get(`/repos/${repository}/git/commits/${commit}`, json);
        if ('message' in seen)
            return seen;
        if (seen.status !== 200)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, seen);
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parsed */ .Yz)(seen)?.sha === commit ? undefined : (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .oddAnswer */ .EF)(repository);
    }
    /** A shared policy. A commit must be one of the repository's own default branch, and a branch is no fixed place. */
    async sharedFile(repository, path, ref) {
        const commit = (0,_core_policy_layers_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommit */ .W)(ref) ? await this.#ownCommit(repository, ref) : await this.#tagCommit(repository, ref);
        if (typeof commit !== 'string')
            return commit;
        const content = await this.fileAt(repository, commit, path);
        if (content instanceof Uint8Array)
            return { content, commit };
        return content ?? (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unavailable */ .hU)(`${repository} has no file ${path} at ${ref}.`, 'Fix the path or the commit.');
    }
    /** What changed between two commits; `isComplete` is false where GitHub lists only a part. */
    async changes(repository, base, head) {
        const found = await this.#get(`/repos/${repository}/compare/${base}...${head}`, json);
        if ('message' in found)
            return found;
        if (found.status === 404)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unavailable */ .hU)(`GitHub does not have commit ${base.slice(0, 12)} or commit ${head.slice(0, 12)}.`, '');
        if (found.status !== 200)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, found);
        const compared = comparison.safeParse((0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parsed */ .Yz)(found));
        if (!compared.success)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .oddAnswer */ .EF)(repository);
        const { files, merge_base_commit: mergeBase } = compared.data;
        const present = files.filter(({ status }) => status !== 'removed');
        return {
            mergeBase: mergeBase.sha,
            changed: new Map(present.map((file) => [
                file.filename,
                file.status === 'added' ? undefined : (file.previous_filename ?? file.filename),
            ])),
            deleted: files.filter(({ status }) => status === 'removed').map(({ filename }) => filename),
            isComplete: files.length < mostComparedFiles,
        };
    }
    /** Any commit of any fork can be read through a repository, so its own branch must hold it. */
    async #ownCommit(repository, commit) {
        const about = await this.#get(`/repos/${repository}`, json);
        if ('message' in about)
            return about;
        if (about.status !== 200)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, about);
        const branch = (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parsed */ .Yz)(about)?.default_branch;
        if (typeof branch !== 'string')
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .oddAnswer */ .EF)(repository);
        const way = await this.#get(`/repos/${repository}/compare/${(0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .yT)(branch)}...${commit}?per_page=1`, json);
        if ('message' in way)
            return way;
        const status = way.status === 200 ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parsed */ .Yz)(way)?.status : undefined;
        if (status === 'behind' || status === 'identical')
            return commit;
        if (way.status !== 200 && way.status !== 404)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, way);
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unavailable */ .hU)(`The commit ${commit.slice(0, 12)} is not on the branch ${branch} of ${repository}; it may come from a fork.`, `Use a commit on ${branch}.`);
    }
    async #tagCommit(repository, ref) {
        const tag = await this.#get(`/repos/${repository}/commits/${(0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .yT)(`tags/${ref}`)}`, sha);
        if ('message' in tag)
            return tag;
        if (tag.status === 200)
            return commitIn(tag) ?? (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .oddAnswer */ .EF)(repository);
        const branch = await this.#get(`/repos/${repository}/commits/${(0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .yT)(`heads/${ref}`)}`, sha);
        if ('message' in branch)
            return branch;
        if (branch.status === 200)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unavailable */ .hU)(`${ref} is a branch of ${repository}; nobody has reviewed what it will contain tomorrow.`, `Pin the commit that it points to now: @${commitIn(branch) ?? 'SHA'}.`);
        if (branch.status !== 404 && branch.status !== 422)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(repository, branch);
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unavailable */ .hU)(`${repository} has no tag ${ref}, or the token may not read it.`, `Name a commit or a tag; a private repository needs a token with \`contents: read\` on it.`);
    }
    async #get(path, accept) {
        const key = `${accept} ${path}`;
        const pending = this.#answers.get(key) ?? this.#request(path, accept);
        this.#answers.set(key, pending);
        try {
            return await pending;
        }
        catch (error) {
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .HB)(error);
        }
    }
}
function commitIn({ body }) {
    const text = new TextDecoder().decode(body).trim();
    return (0,_core_policy_layers_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommit */ .W)(text) ? text : undefined;
}


/***/ }),

/***/ 433:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   liveRequest: () => (/* binding */ liveRequest),
/* harmony export */   tokenIn: () => (/* binding */ tokenIn),
/* harmony export */   waitSeconds: () => (/* binding */ waitSeconds)
/* harmony export */ });
const timeoutMilliseconds = 15_000;
/** Asks the API that the environment names, with a token, and without one for what is public. */
function liveRequest(environment, token) {
    const address = environment['GITHUB_API_URL'] || 'https://api.github.com';
    return async (path, accept, etag) => {
        const answer = await fetch(`${address}${path}`, {
            headers: {
                accept,
                'user-agent': 'accelerator-review',
                ...(token && { authorization: `Bearer ${token}` }),
                ...(etag !== undefined && { 'if-none-match': etag }),
            },
            signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        const body = new Uint8Array(await answer.arrayBuffer());
        return { status: answer.status, body, headers: Object.fromEntries(answer.headers) };
    };
}
/** The token that the environment gives. */
const tokenIn = (environment) => environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined;
const waitSeconds = (seconds) => new Promise((wait) => setTimeout(wait, seconds * 1000));


/***/ }),

/***/ 3556:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ patiently)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4241);

/**
 * Sends a request again where the connection broke, the server failed, a proxy answered with a page, or a limit was
 * reached: as late as GitHub asks for.
 */
const patiently = (request, { attempts, longestWaitSeconds, wait }) => async (...asked) => {
    for (let attempt = 1;; attempt++) {
        const usual = attempt * attempt;
        try {
            const answer = await request(...asked);
            const delay = secondsToWait(answer, usual);
            if (attempt === attempts || delay === undefined || delay > longestWaitSeconds)
                return answer;
            await wait(delay);
        }
        catch (error) {
            if (attempt === attempts)
                throw error;
            await wait(usual);
        }
    }
};
/** Seconds after which to ask again; undefined where the answer stands. */
function secondsToWait(answer, usual) {
    const { status, headers } = answer;
    if (status >= 500 || (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(answer))
        return usual;
    if (status !== 403 && status !== 429)
        return undefined;
    const [named, reset] = [headers['retry-after'], headers['x-ratelimit-reset']].map(Number);
    if (Number.isFinite(named))
        return named;
    if (headers['x-ratelimit-remaining'] === '0' && Number.isFinite(reset))
        return Math.max(1, Math.ceil(reset - Date.now() / 1000) + 1);
    return status === 429 ? 60 : undefined;
}


/***/ }),

/***/ 5670:
/***/ (function(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__){


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sharedFiles: () => (/* binding */ sharedFiles)
});

// UNUSED EXPORTS: baseFile, baseReader

// EXTERNAL MODULE: ./build/core/policy/layers/reference.js
var reference = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/edge/run/git.js + 1 modules
var git = __webpack_require__(6376);
;// CONCATENATED MODULE: ./build/edge/run/commit-files.js

/**
 * A file as a commit has it, from the checkout where that holds it, or else from GitHub; undefined where the commit has
 * none, `unreadable` where the checkout cannot tell and there is nobody to ask.
 */
async function commit_files_fileAtCommit(root, { commit, repository }, path, contents) {
    const checkedOut = fileAt(root, commit, path);
    if (checkedOut === 'absent')
        return undefined;
    if (checkedOut !== 'unreadable' || contents === undefined)
        return checkedOut;
    return contents.fileAt(repository, commit, path);
}

;// CONCATENATED MODULE: ./build/edge/run/policy-files.js




/**
 * A file as the base branch has it: from the checkout where that holds the commit, or else from GitHub. Throws
 * {@link UnusableInput} where neither can tell, for a policy that cannot be read is not one that does not exist.
 */
async function baseFile(root, base, path, contents) {
    const found = await fileAtCommit(root, base, path, contents);
    if (found === undefined || found instanceof Uint8Array)
        return found;
    if (found === 'unreadable') {
        throw new UnusableInput(`${path} counts as the base branch has it, which cannot be read: give the step a token (the default does), or check out with fetch-depth: 0.`);
    }
    throw new UnusableInput(`The base branch's ${path} cannot be read. ${found.message} ${found.remedy}`);
}
/** Reads files as {@link baseFile} does, each of them once. */
function baseReader(root, base, contents) {
    const read = new Map();
    return (path) => {
        const found = read.get(path) ?? baseFile(root, base, path, contents);
        read.set(path, found);
        return found;
    };
}
/** Shared policies by the GitHub API, or by checkouts that the user names: `owner/repo` and its folder. */
function sharedFiles(contents, checkouts = new Map()) {
    return async (repository, path, ref) => {
        const folder = checkouts.get(repository.toLowerCase());
        if (folder !== undefined)
            return fromCheckout(folder, repository, path, ref);
        if (contents !== undefined)
            return contents.sharedFile(repository, path, ref);
        return {
            message: `${repository} cannot be read without a token.`,
            remedy: 'Give the step a token (the default does).',
        };
    };
}
function fromCheckout(folder, repository, path, ref) {
    const commit = (0,git/* commitOf */.D3)(folder, (0,reference/* isCommit */.W)(ref) ? ref : `refs/tags/${ref}`);
    if (commit === undefined)
        return {
            message: `The checkout of ${repository} has no ${(0,reference/* isCommit */.W)(ref) ? 'commit' : 'tag'} ${ref}.`,
            remedy: 'Fetch it there, or name another.',
        };
    const content = (0,git/* fileAt */.Wd)(folder, commit, path);
    if (content === 'absent')
        return { message: `${repository} has no file ${path} at ${ref}.`, remedy: 'Fix the path or the commit.' };
    return content === 'unreadable'
        ? { message: `The checkout of ${repository} does not have ${path} at ${ref}.`, remedy: 'Fetch it there in full.' }
        : { content, commit };
}


/***/ })

};
