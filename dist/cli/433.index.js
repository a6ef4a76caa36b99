export const id = 433;
export const ids = [433];
export const modules = {

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


/***/ })

};
