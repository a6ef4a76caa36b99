/** For a test's server: it keeps a connection as long as its client does, however slow a busy machine is. */
export const patient = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }
