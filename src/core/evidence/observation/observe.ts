import type { EvidenceReader, Observation } from './observation.ts'

/**
 * Signs at which JavaScript's `.` stops and no format of ours begins a line: to an expression that reads to the end of a
 * line they are a line without an end, which it looks for from every place.
 */
const strayBreaks = /[\r\u2028\u2029]/g

/** What the readers see in one file, however its lines end. */
export function observe(path: string, written: string, readers: readonly EvidenceReader[]): Observation[] {
  const text = written.replaceAll('\r\n', '\n').replace(strayBreaks, ' ')
  return readers.flatMap((reader) => {
    if (!reader.matches(path) || reader.mayHold?.(text) === false) return []
    try {
      return reader.read(path, text)
    } catch {
      // A file that a reader stumbles over shows nothing; the check of the manifest must not end there.
      return []
    }
  })
}

/** The order of everything that is said about evidence. */
export function inOrder(observations: readonly Observation[]): Observation[] {
  return [...observations].sort(
    ({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line,
  )
}
