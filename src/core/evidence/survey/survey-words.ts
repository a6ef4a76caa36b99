import type { SurveyedAccelerator } from './surveyed-hardware.ts'

/**
 * What words add to what files ask for. Comments in the settings of a run come before documents, which count only where
 * there is something to train with: a model card by itself is about another place.
 */
export function fromWords(
  told: readonly SurveyedAccelerator[],
  asked: readonly SurveyedAccelerator[],
  hasFramework: boolean,
): SurveyedAccelerator[] {
  for (const words of ['comment', 'document'] as const) {
    if (words === 'document' && !hasFramework) return []
    const own = told.filter((entry) => entry.told === words && adds(entry, asked))
    const telling = own.filter((entry) => !own.some((other) => saysMore(other, entry)))
    const naming = telling.filter(namesMore)
    if (telling.length > 0) return naming.length > 0 ? naming : telling
  }
  return []
}

/** Words speak where no file says how many of that kind, or where they name what the same file only counts. */
function adds(entry: SurveyedAccelerator, asked: readonly SurveyedAccelerator[]): boolean {
  if (asked.length === 0) return true
  // Where files tell nothing but a kind, words may tell of another one: a repository is for both.
  if (!asked.some(namesMore) && !asked.some(({ kind }) => kind === entry.kind)) return true
  if (!namesMore(entry)) return false
  const same = asked.filter(({ kind, inferred }) => kind === entry.kind || (kind === undefined && !inferred))
  if (same.length === 0 || same.some(({ accelerator }) => contradicts(accelerator, entry.accelerator))) return false
  const counted = same.filter(({ count, perNode }) => count !== undefined || perNode !== undefined)
  if (counted.length === 0) return true
  return (
    entry.accelerator !== undefined && counted.some((one) => one.accelerator === undefined && isSameJob(one, entry))
  )
}

/** Whether an entry tells more than a kind. */
const namesMore = ({ accelerator, count, perNode }: SurveyedAccelerator): boolean =>
  accelerator !== undefined || count !== undefined || perNode !== undefined

const contradicts = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && !one.startsWith(other) && !other.startsWith(one)

const isSameJob = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  one.count === other.count && one.places.some(({ path }) => other.places.some((place) => place.path === path))

/** Whether one entry names what another only counts. */
const saysMore = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  one.accelerator !== undefined &&
  other.accelerator === undefined &&
  one.kind === other.kind &&
  one.count === other.count
