/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['babel-jest', { presets: [['@babel/preset-typescript', { rewriteImportExtensions: false }]] }],
  },
  moduleFileExtensions: ['ts', 'js', 'json'],
}
