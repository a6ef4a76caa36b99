import assert from 'node:assert/strict'

/** Values of the test and of the sources come from two realms of jest, so that copies are compared: their prototypes are one. */
export function assertSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(structuredClone(actual), structuredClone(expected))
}
