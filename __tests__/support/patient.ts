/** For a server of the tests: it keeps a connection for as long as its user does, whatever a busy machine takes. */
export const patient = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }
