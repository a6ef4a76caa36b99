import { EventEmitter } from 'node:events'

/** Tells, under its address, that a GitHub of the tests leaves a call without an answer: no test waits for time to pass. */
export const silences = new EventEmitter().setMaxListeners(0)
