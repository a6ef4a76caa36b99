import { beyondBounds, bounds } from '../../text/bounds.ts'
import { giveUp, hearing } from '../../text/given-up.ts'
import { SourceFile } from '../source-file.ts'
import type { EvidenceReader, Observation } from './observation.ts'
import { hasCounts, withoutCounts } from './without-counts.ts'

/**
 * Signs at which JavaScript's `.` stops and no format of ours begins a line: to an expression that reads to the end of a
 * line they are a line without an end, which it looks for from every place.
 */
const strayBreaks = /[\r\u2028\u2029]/g

/** How the pointer begins that Git LFS puts in the place of a file until it is fetched. */
export const largeFile = 'version https://git-lfs.github.com/spec/'
export const notFetched = 'is a pointer of Git LFS, whose file was not fetched'

/** Hardly a file has one: to look for each of them is quicker than for any. */
const hasStrayBreaks = (text: string): boolean => ['\r', '\u2028', '\u2029'].some((sign) => text.includes(sign))

/** What one file shows, and why not all of it was read, in one sentence's words; absent where it was. */
export interface FileReading {
  readonly observations: readonly Observation[]
  readonly because?: string
}

/** What the readers see in one file, however its lines end. The only way to a reader: what is too long never comes to one. */
export function readingOf(path: string, written: string, readers: readonly EvidenceReader[]): FileReading {
  const own = readers.filter((reader) => reader.matches(path))
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

/** One that gave up may have seen something before. */
function seenBy(reader: EvidenceReader, file: SourceFile): ReturnType<typeof hearing<readonly Observation[]>> {
  try {
    return hearing(() => (reader.mayHold?.(file.text) === false ? [] : asTemplate(file, reader.read(file))))
  } catch {
    // The check of the manifest must not end at a file that a reader stumbles over.
    return { result: [], gaveUp: [`is too much for the reader \`${reader.format}\``] }
  }
}

/** What may be left out or repeated when a template is filled in has no number. That one is plain there is told. */
function asTemplate(file: SourceFile, seen: readonly Observation[]): readonly Observation[] {
  if (seen.length === 0 || !file.isOpenTemplate) return seen
  if (seen.some(hasCounts)) giveUp('is a template with conditions or loops, whose numbers are not compared')
  return seen.map(withoutCounts)
}

/** The order of everything that is said about evidence. */
export function inOrder(observations: readonly Observation[]): Observation[] {
  return [...observations].sort(
    ({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line,
  )
}
