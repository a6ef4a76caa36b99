import assert from 'node:assert/strict'

/** Test values and source values come from two realms of Jest, so compare copies with the same prototypes. */
export function assertSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(structuredClone(actual), structuredClone(expected))
}
