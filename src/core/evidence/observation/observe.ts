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

/** What one reader makes of one file. A reader that gave up may have seen something before. */
export type Answer =
  | { readonly answer: 'not mine' }
  | { readonly answer: 'read'; readonly observations: readonly Observation[] }
  | { readonly answer: 'gave up'; readonly because: readonly string[]; readonly observations: readonly Observation[] }

/** What the readers see in one file, however its lines end. */
export const observe = (path: string, written: string, readers: readonly EvidenceReader[]): Observation[] =>
  observationsIn(answers(path, written, readers))

export const observationsIn = (all: readonly Answer[]): Observation[] =>
  all.flatMap((each) => (each.answer === 'not mine' ? [] : each.observations))

/** What each reader makes of one file. The only way to a reader: what is too long never comes to one. */
export function answers(path: string, written: string, readers: readonly EvidenceReader[]): Answer[] {
  const own = readers.filter((reader) => reader.matches(path))
  if (own.length === 0) return []
  if (written.startsWith(largeFile)) return [{ answer: 'gave up', because: [notFetched], observations: [] }]
  const plain = hasStrayBreaks(written) ? written.replaceAll('\r\n', '\n').replace(strayBreaks, ' ') : written
  const file = new SourceFile(path, plain)
  const usual = beyondBounds(plain)
  return own.map((reader): Answer => {
    const because = reader.longest === undefined ? usual : beyondBounds(plain, { ...bounds, ...reader.longest })
    return because === undefined ? answerOf(reader, file) : { answer: 'gave up', because: [because], observations: [] }
  })
}

function answerOf(reader: EvidenceReader, file: SourceFile): Answer {
  try {
    const { result, gaveUp } = hearing(() =>
      reader.mayHold?.(file.text) === false ? undefined : asTemplate(file, reader.read(file)),
    )
    if (result === undefined) return { answer: 'not mine' }
    return gaveUp.length === 0
      ? { answer: 'read', observations: result }
      : { answer: 'gave up', because: gaveUp, observations: result }
  } catch {
    // The check of the manifest must not end at a file that a reader stumbles over.
    return { answer: 'gave up', because: [`is too much for the reader \`${reader.format}\``], observations: [] }
  }
}

/** What may be left out or repeated when a template is filled in has no number. That one is plain there is told. */
function asTemplate(file: SourceFile, seen: readonly Observation[]): readonly Observation[] {
  if (seen.length === 0 || !file.isOpenTemplate) return seen
  if (seen.some(hasCounts)) giveUp('is a template with conditions or loops, whose numbers are not compared')
  return seen.map(withoutCounts)
}

/** Why not all of a file was read, in one sentence's words; undefined where it was. */
export function whyUnread(all: readonly Answer[]): string | undefined {
  const reasons = new Set(all.flatMap((each) => (each.answer === 'gave up' ? each.because : [])))
  return reasons.size === 0 ? undefined : [...reasons].join(', and ')
}

/** The order of everything that is said about evidence. */
export function inOrder(observations: readonly Observation[]): Observation[] {
  return [...observations].sort(
    ({ place: a }, { place: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line,
  )
}
