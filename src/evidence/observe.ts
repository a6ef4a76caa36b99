import type { EvidenceReader, Observation } from './observation.ts'

/** What the readers see in one file, however its lines end. */
export function observe(path: string, written: string, readers: readonly EvidenceReader[]): Observation[] {
  const text = written.replaceAll('\r\n', '\n')
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
