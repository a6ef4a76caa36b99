import { isBatchScript } from '../../languages/shell/directives.ts'
import { beyondBounds, bounds } from '../../text/bounds.ts'
import { giveUp, hearing } from '../../text/given-up.ts'
import { once } from '../../text/once.ts'
import { SourceFile } from '../source-file.ts'
import type { EvidenceReader, Observation } from './observation.ts'
import { hasCounts, withoutCounts } from './without-counts.ts'

/**
 * Characters at which JavaScript's `.` stops, but which start no line in our formats. With them, an expression for the
 * rest of a line fails and searches again from every position.
 */
const strayBreaks = /[\r\u2028\u2029]/g

/** The start of a Git LFS pointer, which replaces a file until it is fetched. */
export const largeFile = 'version https://git-lfs.github.com/spec/'
export const notFetched = 'is a pointer of Git LFS, whose file was not fetched'

/** Files rarely contain one, so three searches are faster than one pattern. */
const hasStrayBreaks = (text: string): boolean => ['\r', '\u2028', '\u2029'].some((sign) => text.includes(sign))

/** What one file shows, and why it was not read completely, as a clause. Absent if it was. */
export interface FileReading {
  readonly observations: readonly Observation[]
  readonly because?: string
}

/** The observations in one file, with any line endings. The only way to call a reader, which never gets long text. */
export function readingOf(path: string, written: string, readers: readonly EvidenceReader[]): FileReading {
  const isBatch = once(() => isBatchScript(written))
  const own = readers.filter((reader) => reader.matches(path) || (reader.readsBatchScripts && isBatch()))
  if (own.length === 0) return { observations: [] }
  if (written.startsWith(largeFile)) return { observations: [], because: notFetched }
  const plain = hasStrayBreaks(written) ? written.replaceAll('\r\n', '\n').replace(strayBreaks, ' ') : written
  const file = new SourceFile(path, plain)
  const usual = beyondBounds(plain)
  const reasons = new Set<string>()
  const observations = own.flatMap((reader) => {
    const tooLong = reader.longest === undefined ? usual : beyondBounds(plain, { ...bounds, ...reader.longest })
    const { result, gaveUp } = tooLong === undefined ? seenBy(reader, file) : { result: [], gaveUp: [tooLong] }
    for (const reason of gaveUp) reasons.add(reason)
    return result
  })
  return { observations, ...(reasons.size > 0 && { because: [...reasons].join(', and ') }) }
}

export const observe = (...file: Parameters<typeof readingOf>): readonly Observation[] =>
  readingOf(...file).observations

/** Keeps what a reader found before it gave up. */
function seenBy(reader: EvidenceReader, file: SourceFile): ReturnType<typeof hearing<readonly Observation[]>> {
  try {
    return hearing(() => (reader.mayHold?.(file.searched) === false ? [] : asTemplate(file, reader.read(file))))
  } catch {
    // A file that breaks a reader must not stop the check of the manifest.
    return { result: [], gaveUp: [`is too much for the reader \`${reader.format}\``] }
  }
}

/** Removes numbers from a template whose parts may be omitted or repeated, and gives up if it had any. */
function asTemplate(file: SourceFile, seen: readonly Observation[]): readonly Observation[] {
  if (seen.length === 0 || !file.isOpenTemplate) return seen
  if (seen.some(hasCounts)) giveUp('is a template with conditions or loops, whose numbers are not compared')
  return seen.map(withoutCounts)
}

/** The order of all evidence in reports: by path and line. */
export function inOrder(observations: readonly Observation[]): Observation[] {
  return [...observations].sort(
    ({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line,
  )
}
