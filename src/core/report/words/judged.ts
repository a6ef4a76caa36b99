import type { Verdict } from '../../review/assessment.ts'
import type { JobReview } from '../../review/check.ts'
import { unlistedSettings } from '../../review/evidence/unlisted-settings.ts'
import type { Outcome } from '../../review/outcome.ts'
import { monthWords } from '../../text/days.ts'
import { list } from '../../text/wording.ts'

/** What was not judged: "memory not judged: declare hardware.memory". Undefined if everything was. */
export function judgedWords({ assessment, facts }: Pick<JobReview, 'assessment' | 'facts'>): string | undefined {
  const { judged } = assessment
  const { leavesOut, memory } = facts.sizing
  // If even the least does not fit, memory is judged.
  const isJudged = { ...judged, memory: judged.memory || memory?.verdict === 'does-not-fit' }
  const open = (['kind', 'memory', 'time'] as const).filter((what) => !isJudged[what])
  const parts = [
    ...(open.length === 0
      ? []
      : [`${list(open)} not judged${isJudged.memory ? '' : declaring(wantedForMemory(facts), facts)}`]),
    ...(leavesOut === undefined ? [] : [`time, cost, deadline and budget leave out ${leavesOut}`]),
    ...limitWords(facts),
    ...(open.length > 0 && assessment.chosen === 'other' ? ['the guidance compares GPUs and TPUs only'] : []),
  ]
  return parts.length === 0 ? undefined : parts.join('; ')
}

/** The keys to declare, or the file to list that states them. */
function declaring(keys: readonly string[], facts: JobReview['facts']): string {
  if (keys.length === 0) return ''
  const { path } = unlistedSettings(facts) ?? {}
  return `: declare ${list(keys)}${path === undefined ? '' : `, or list ${path} under \`evidence\``}`
}

/** Declared deadlines and budgets that could not be checked, with the keys to declare. */
function limitWords(facts: JobReview['facts']): string[] {
  const {
    operations: { deadline, budget, monthly_budget: monthly },
    sizing,
  } = facts
  const { hours, chipHours, cost, needs } = sizing
  const isOpen = budget !== undefined && (cost?.per !== 'run' || cost.currency !== budget.currency)
  const isMonthOpen = monthly !== undefined && cost?.currency !== monthly.currency
  const ofTime = needs.slice(0, 2)
  const ofCost = chipHours && cost === undefined ? ['operations.price_per_chip_hour'] : ofTime
  return [
    ...(deadline !== undefined && hours === undefined ? [`deadline not checked${declaring(ofTime, facts)}`] : []),
    ...(isOpen || isMonthOpen ? [`budget not checked${declaring(ofCost, facts)}`] : []),
  ]
}

const neededForUsual: ReadonlySet<string> = new Set(['hardware.memory', 'model.architecture', 'scale.sequence_length'])

/** Keys that the usual case needs for more than one sample at a time. */
const neededForMany: ReadonlySet<string> = new Set([
  'model.image_size',
  'scale.global_batch_size',
  'scale.micro_batch_size',
])

/** The keys to declare so that memory can be judged. */
function wantedForMemory({ scale, sizing: { memory } }: JobReview['facts']): readonly string[] {
  if ((scale.parameters ?? scale.embedding_parameters) === undefined)
    return ['scale.parameters or a model with its size']
  const needed = memory?.usual === undefined ? neededForUsual : neededForMany
  return memory?.needs.filter((key) => needed.has(key)) ?? []
}

interface Judgeable {
  readonly assessment: { readonly verdict: Verdict; readonly undecided: readonly string[] }
  readonly errors: number
  readonly notKnown: readonly unknown[]
}

/** The keys to declare first, so that an undecided job is judged. None where the reason is what was not understood. */
export function keysToJudge({ assessment: { verdict, undecided }, errors, notKnown }: Judgeable): readonly string[] {
  return verdict === 'undecided' && errors + notKnown.length === 0 ? undecided.slice(0, 3) : []
}

/** Keys in other spellings: "Read as documented keys: `num_gpus` (hardware.count)". */
export function readAsWords({ readAs }: Pick<JobReview, 'readAs'>): string | undefined {
  const named = readAs.slice(0, 12).map(({ path, as }) => `${path.at(-1)} as ${as.join('.')}`)
  return named.length === 0
    ? undefined
    : `Read ${list([...named, ...(readAs.length > 12 ? [`${readAs.length - 12} more`] : [])])}.`
}

/** A sentence for each part of a job that was not understood, and so not judged. */
export function notUnderstood({ errors, notKnown }: Pick<JobReview, 'errors' | 'notKnown'>): string[] {
  const words = notKnown.map(
    ({ path, word }) => `"${word}" (${path.filter((step) => typeof step === 'string').join('.')})`,
  )
  return [
    ...(words.length > 0 ? [`Not known: ${list(words.slice(0, 5))}; not judged.`] : []),
    ...(errors > 0 ? ['Judged without the parts of the manifest that have errors.'] : []),
  ]
}

/** "Judged by facts of November 2026: …", if the catalog is old. */
export function oldFactsSentences({ oldFacts }: Pick<Outcome, 'oldFacts'>): string[] {
  if (oldFacts === undefined) return []
  return [
    `Judged by facts of ${monthWords(oldFacts)}: newer accelerators, prices and software are not known. Update accelerator-review.`,
  ]
}
