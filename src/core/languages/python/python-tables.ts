import type { PythonCall } from './python-calls.ts'

/** A table of settings, such as `PRESETS = {"t4": {…}, "a100": {…}}`, of which whoever starts the program takes one. */
export interface PythonTable {
  readonly entries: readonly [PythonCall, PythonCall, ...PythonCall[]]
}

/**
 * The dictionaries of dictionaries whose entries hold one of these keys, where the source takes the value of that key
 * out of a variable: `machine_type=preset["machine_type"]`.
 */
export function tablesIn(calls: readonly PythonCall[], keys: readonly string[], source: string): PythonTable[] {
  const taken = new RegExp(
    `\\[\\s{0,8}["'](?:${keys.join('|')})["']\\s{0,8}\\]|\\.get\\(\\s{0,8}["'](?:${keys.join('|')})["']`,
  )
  if (!taken.test(source)) return []
  const tables = new Map<PythonCall, PythonCall[]>()
  for (const call of calls) {
    const { within, key, callee, values } = call
    if (callee !== '' || key === undefined || within?.callee !== '' || !keys.some((each) => values.has(each))) continue
    tables.set(within, [...(tables.get(within) ?? []), call])
  }
  return [...tables.values()].flatMap(([one, other, ...more]) =>
    one && other ? [{ entries: [one, other, ...more] as const }] : [],
  )
}
