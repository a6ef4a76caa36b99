import { EventEmitter } from 'node:events'

/** Emits, by address, when a test's GitHub leaves a call unanswered: no test waits for real time to pass. */
export const silences = new EventEmitter().setMaxListeners(0)
