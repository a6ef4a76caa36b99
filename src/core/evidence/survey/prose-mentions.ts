import type { SurveyedAccelerator } from './surveyed-hardware.ts'

/**
 * What prose adds to what files request. Comments in the settings of a run come before documents, which count only where
 * there is something to train with: a model card by itself is about another place.
 */
export function fromProse(
  mentioned: readonly SurveyedAccelerator[],
  requested: readonly SurveyedAccelerator[],
  hasFramework: boolean,
): SurveyedAccelerator[] {
  for (const source of ['comment', 'document'] as const) {
    if (source === 'document' && !hasFramework) return []
    const own = mentioned.filter((entry) => entry.mentionedIn === source && adds(entry, requested))
    const precise = own.filter((entry) => !own.some((other) => namesWhatIsCounted(other, entry)))
    const naming = precise.filter(isMoreThanKind)
    if (precise.length > 0) return naming.length > 0 ? naming : precise
  }
  return []
}

/** Prose counts where no file says how many of that kind, or where it names what the same file only counts. */
function adds(entry: SurveyedAccelerator, requested: readonly SurveyedAccelerator[]): boolean {
  if (requested.length === 0) return true
  // Where files state nothing but a kind, prose may mention another one: a repository is for both.
  if (!requested.some(isMoreThanKind) && !requested.some(({ kind }) => kind === entry.kind)) return true
  if (!isMoreThanKind(entry)) return false
  const same = requested.filter(({ kind, inferred }) => kind === entry.kind || (kind === undefined && !inferred))
  if (same.length === 0 || same.some(({ accelerator }) => contradicts(accelerator, entry.accelerator))) return false
  const counted = same.filter(({ count, perNode }) => count !== undefined || perNode !== undefined)
  if (counted.length === 0) return true
  return (
    entry.accelerator !== undefined && counted.some((one) => one.accelerator === undefined && isSameJob(one, entry))
  )
}

/** Whether an entry states more than a kind. */
const isMoreThanKind = ({ accelerator, count, perNode }: SurveyedAccelerator): boolean =>
  accelerator !== undefined || count !== undefined || perNode !== undefined

const contradicts = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && !one.startsWith(other) && !other.startsWith(one)

const isSameJob = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  one.count === other.count && one.places.some(({ path }) => other.places.some((place) => place.path === path))

/** Whether one entry names what another only counts. */
const namesWhatIsCounted = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  one.accelerator !== undefined &&
  other.accelerator === undefined &&
  one.kind === other.kind &&
  one.count === other.count
