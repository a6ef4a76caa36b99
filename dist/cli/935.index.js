export const id = 935;
export const ids = [935];
export const modules = {

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


/***/ })

};
