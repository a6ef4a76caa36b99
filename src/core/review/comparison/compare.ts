import type { Accelerator } from '../../catalog/accelerator.ts'
import { accelerators } from '../../catalog/accelerators/index.ts'
import type { LockedModels } from '../../catalog/models/locked-models.ts'
import type { Provider } from '../../catalog/provider.ts'
import { UnusableInput } from '../../finding/unusable-input.ts'
import { documentOf } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import type { Job } from '../../manifest/job-reader.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Policy } from '../../policy/policy.ts'
import { ruleSetUnder } from '../../policy/rule-set.ts'
import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { rules } from '../../rules/index.ts'
import { fullSharding } from '../../rules/memory-changes.ts'
import { usesDeepSpeed } from '../../rules/memory-ways.ts'
import { homeOf, mostScaled } from '../../rules/purchase.ts'
import { isMisfit, type JudgedMismatch, type RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import { monthsWords } from '../../text/days.ts'
import type { Document } from '../../text/document.ts'
import type { Verdict } from '../assessment.ts'
import { withWork } from '../evidence/taken.ts'
import { type Hardware, isOfferedBy, parallelismFor, requestFor } from '../hardware-choice.ts'
import { type Judgement, judgeJob } from '../judge-job.ts'
import { bestOf, cheaperWhole, hurry, sizeOn, sizesFrom } from './counts.ts'
import { bestFirst, isOut } from './order.ts'

/** The most rows of a comparison in a summary. */
export const mostInSummary = 8

/** One job on one accelerator. */
export interface ComparedRow {
  /** For people: "16× H100 SXM", "TPU v5e-64". */
  readonly label: string
  /** The catalog's id; undefined for the job's own hardware if its name is ambiguous. */
  readonly accelerator?: string
  readonly kind?: Accelerator['kind']
  /** The hardware that the job declares. */
  readonly isChosen: boolean
  /** The job's provider does not have it, so the job is judged at one that does. */
  readonly isElsewhere: boolean
  /** What to declare. */
  readonly hardware: Hardware
  /** The candidates, and the count of cards or chips; undefined if unknown. */
  readonly candidates: readonly Accelerator[]
  readonly count?: number
  readonly verdict: Verdict
  /** The usual cost is more than the budget, whatever the estimate allows. */
  readonly isOverBudget: boolean
  /** What speaks against it, most severe first. */
  readonly mismatches: readonly JudgedMismatch[]
  readonly sizing: Facts['sizing']
}

/** One job against the accelerators of the catalog. */
export interface Comparison {
  readonly job: string
  /** Best first. */
  readonly rows: readonly ComparedRow[]
  /** How the rows were computed, in words. */
  readonly assumptions: readonly string[]
}

export interface ComparisonAsked {
  /** The name of the job; optional for a manifest with one job. */
  readonly job?: string | undefined
  /** Only accelerators of this provider, as if the job ran there. */
  readonly provider?: Provider | undefined
}

/**
 * Compares one job of a manifest on the catalog's accelerators. Throws {@link UnusableInput} if the job is ambiguous.
 */
export function compareManifest(
  path: string,
  input: Uint8Array | string | Document,
  { job: name, provider }: ComparisonAsked,
  policy: Policy,
  models?: LockedModels,
): Comparison {
  const document = documentOf(input)
  const { jobs, findings } = parseManifest(document, folderName(path), models)
  const [first, ...others] = name === undefined ? jobs : jobs.filter((job) => job.name === name)
  if (jobs.length === 0) throw new UnusableInput(`${path} declares no job. ${findings[0]?.message ?? ''}`.trim())
  if (first === undefined) throw new UnusableInput(`No job of ${path} is named "${name}".`)
  if (others.length > 0) {
    const names = [first, ...others].slice(0, 8).map((job) => job.name)
    const more = others.length >= 8 ? ', …' : ''
    throw new UnusableInput(`${path} declares ${jobs.length} jobs: choose one with --job (${names.join(', ')}${more}).`)
  }
  return compareJob(withWork(first), ruleSetUnder(policy, rules), policy.thresholds, { provider })
}

/** Which accelerators to compare. */
interface Compared {
  /** Only those of this provider, as if the job ran there. */
  readonly provider?: Provider | undefined
  readonly wants?: (accelerator: Accelerator) => boolean
  /** Others are compared only if fewer than this many of the job's provider suit its memory. */
  readonly enough?: number
}

/**
 * Judges a job on the available accelerators of the catalog. Counts match the declared job's time, or are the smallest
 * that fit.
 */
export function compareJob(
  job: Job,
  set: RuleSet,
  thresholds: Thresholds,
  { provider, wants = () => true, enough = Number.POSITIVE_INFINITY }: Compared = {},
): Comparison {
  const present = judgeJob(job.name, job.declaration, set, thresholds)
  // The declared price is that of the declared accelerator.
  const { price_per_chip_hour: price, ...operations } = job.declaration.operations ?? {}
  const judge = (hardware: Hardware): Judgement =>
    judgeJob(job.name, { ...job.declaration, operations, hardware }, set, thresholds)
  const { hardware } = present.facts
  const isMoved = provider !== undefined && provider !== hardware.provider
  const { facts } = isMoved ? judge({ ...hardware.declared, provider: provider.id }) : present
  const own = hardware.candidates.length === 1 ? hardware.candidates[0] : undefined
  const chosen = hardware.kind === undefined ? [] : [rowOf(present, true, isMoved, own)]
  // Another count of the declared accelerator may do.
  const isOpen = isMoved || isMisfit(present.mismatches)
  const others = accelerators.filter(
    (each) =>
      (isOpen || each !== own) &&
      isComparable(each, facts) &&
      (provider === undefined || isOfferedBy(each, provider)) &&
      wants(each),
  )
  // Elsewhere, the declared hardware is another choice than where it is.
  const isNew = ({ label }: ComparedRow): boolean => isMoved || label !== chosen[0]?.label
  const rowsOn = (some: readonly Accelerator[]): ComparedRow[] =>
    some
      .flatMap((each) => rowOn(each, facts, judge) ?? [])
      .map((row) => asFarAsJudged(row, facts))
      .filter(isNew)
  const here = rowsOn(others.filter((each) => isHere(each, facts)))
  const isEnough = here.filter((row) => !isOut(row)).length >= enough
  const elsewhere = isEnough ? [] : rowsOn(others.filter((each) => !isHere(each, facts)))
  const { rows, order } = bestFirst([...chosen, ...here, ...elsewhere])
  return { job: job.name, rows, assumptions: assumptionsOf(rows, present.facts, order, price !== undefined) }
}

/** No fault is no fit where the job's memory is judged on its own hardware and not there. */
const asFarAsJudged = (row: ComparedRow, { sizing }: Facts): ComparedRow =>
  row.verdict === 'fit' && sizing.memory?.usual !== undefined && row.sizing.memory?.usual === undefined
    ? { ...row, verdict: 'undecided' }
    : row

/** Available today and made for such work: gaming cards only if the job is small or already uses one. */
function isComparable({ status, segment }: Accelerator, { scale, hardware }: Facts): boolean {
  if (status !== 'available') return false
  const isSmall = scale.size === 'small' || hardware.candidates.some((each) => each.segment === 'consumer')
  return segment !== 'consumer' || isSmall
}

/** Whether the job's provider has it. An unknown provider may have any but TPUs. */
const isHere = (to: Accelerator, { hardware }: Facts): boolean =>
  hardware.providerWord === undefined ? isOfferedBy(to, hardware.provider) : to.kind !== 'tpu'

/** Undefined if it would take too many for the same work, and the time on fewer is unknown. */
function rowOn(to: Accelerator, facts: Facts, judge: (hardware: Hardware) => Judgement): ComparedRow | undefined {
  const { hardware } = facts
  const { provider = hardware.machine?.provider, parallelism, spot } = hardware.declared
  const isElsewhere = !isHere(to, facts)
  const home = isElsewhere ? homeOf(to) : provider
  const judgeOf = (chips: number | undefined): Judgement => {
    const layout = chips === 1 ? undefined : parallelismFor(parallelism, chips && chips * to.devicesPerChip)
    return judge({
      ...requestFor(to, chips),
      ...(home !== undefined && { provider: home }),
      ...(layout !== undefined && { parallelism: layout }),
      ...(spot !== undefined && { spot }),
    })
  }
  const wanted = sizeOn(to, facts)
  const chips = wanted && Math.min(wanted, mostScaled(to))
  const found = bestOf(sizesFrom(to, chips, facts, judgeOf))
  const best = home === undefined ? cheaperWhole(found, to, facts, judgeOf) : found
  // Without a time estimate, nothing says that fewer are fast enough.
  const isTimed = facts.task === 'inference' || facts.sizing.hours !== undefined
  if (chips !== wanted && !isTimed && !isMisfit(best.mismatches)) return undefined
  return rowOf(best, false, isElsewhere, to)
}

function rowOf(
  { facts, assessment, mismatches }: Judgement,
  isChosen: boolean,
  isElsewhere: boolean,
  accelerator: Accelerator | undefined,
): ComparedRow {
  const { label, kind, candidates, count } = facts.hardware
  return {
    label,
    ...(accelerator && { accelerator: accelerator.id }),
    ...(kind && { kind }),
    isChosen,
    isElsewhere,
    hardware: isChosen ? facts.hardware.declared : hardwareToDeclare(facts),
    candidates,
    ...(count !== undefined && { count }),
    verdict: assessment.verdict,
    isOverBudget: isOverBudget(facts),
    mismatches: [...mismatches].sort((a, b) => graveness(a) - graveness(b)),
    sizing: facts.sizing,
  }
}

function isOverBudget({ operations: { budget }, sizing: { cost } }: Facts): boolean {
  return budget !== undefined && cost?.currency === budget.currency && usualCost(cost) > budget.amount
}

/** Adds the sharding that a training job needs to fit but does not declare. */
function hardwareToDeclare(facts: Facts): Hardware {
  const { task, hardware, sizing, declaration } = facts
  if (task === 'inference' || sizing.memory?.usual?.shardedOver === undefined) return hardware.declared
  const { model = {}, scale = {} } = declaration
  const job = { task, model, scale, parallelism: undefined, devices: undefined, usesDeepSpeed: usesDeepSpeed(facts) }
  return { ...hardware.declared, parallelism: fullSharding(job) }
}

const graveness = ({ severity }: JudgedMismatch): number => ['error', 'warning', 'notice'].indexOf(severity)

function assumptionsOf(rows: readonly ComparedRow[], facts: Facts, order: string, isPriced: boolean): string[] {
  const { hardware } = facts
  return [
    hardware.count === undefined
      ? 'the job declares no count, so each row is judged without one'
      : `counts match the declared job's time${hurry(facts) > 1 ? ' or its deadline' : ''}, or are the least that fit, rounded up to a size on sale`,
    ...(rows.some(({ sizing }) => sizing.likelyHours !== undefined)
      ? ['the time assumes perfect scaling, except for what a declared layout waits for the network']
      : []),
    ...(rows.some(({ isElsewhere }) => isElsewhere)
      ? ['elsewhere: not at the provider, judged where it is for rent']
      : []),
    ...(rows.some(({ sizing }) => sizing.memory !== undefined) && hardware.declared.parallelism === undefined
      ? ['where the model fits whole on one accelerator, each holds it whole; elsewhere they share it']
      : []),
    ...(isPriced ? ['the declared price applies to the declared accelerator, list prices to the others'] : []),
    order,
    ...listNote(rows),
  ]
}

function listNote(rows: readonly ComparedRow[]): string[] {
  const read = rows.flatMap(({ sizing: { cost } }) => (cost?.list ? [cost.list.document.read] : []))
  if (read.length === 0) return []
  return [`list prices are the lowest published ones, or else reported ones, of ${monthsWords(read)}`]
}
