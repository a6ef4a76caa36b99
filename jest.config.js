/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['babel-jest', { presets: [['@babel/preset-typescript', { rewriteImportExtensions: false }]] }],
  },
  globalSetup: './__tests__/support/make-temporary-folder.js',
  globalTeardown: './__tests__/support/remove-temporary-folder.js',
  // Many tests start the bundles as processes; on a busy machine that takes its time, and time is no result.
  testTimeout: 60_000,
  // Many tests wait for processes that they start; one worker less than there are cores would leave half of two idle.
  maxWorkers: '100%',
  moduleFileExtensions: ['ts', 'js', 'json'],
}
