import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** In patterns of transforms jest knows no <rootDir>. */
const sources = fileURLToPath(new URL('src/', import.meta.url)).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** @type {import('jest').Config} */
export default {
  testEnvironment: './__tests__/support/environment.js',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    [`^${sources}.*\\.ts$`]: './__tests__/support/hand-on-exports.js',
    '\\.ts$': './__tests__/support/strip-types.js',
  },
  globalSetup: './__tests__/support/make-temporary-folder.js',
  globalTeardown: './__tests__/support/remove-temporary-folder.js',
  // Time is no result, and a busy machine has the time that it needs: this only ends what hangs.
  testTimeout: 600_000,
  // Many tests wait: for processes that they start, and for the second that the Action leaves between two writes. What
  // waits takes no core, so that there are two workers for each. (Of a share jest takes no more than all: 200% are 200
  // workers to it.) `npm test` starts them with --single-threaded: the engine's own threads would take cores from others.
  maxWorkers: availableParallelism() * 2,
  reporters: ['default', './__tests__/support/told-skipped.js'],
  testSequencer: './__tests__/support/longest-first.js',
  moduleFileExtensions: ['ts', 'js', 'json'],
  // It has a package of its own, of the same name.
  modulePathIgnorePatterns: ['<rootDir>/editors/'],
}
