import type { Finding } from '../../finding/finding.ts'
import { otherLaunches } from '../../policy/demands/launched-hardware.ts'
import type { JobPair, PlacedJob } from '../../review/baseline/baseline.ts'
import type { JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { areComparable, type Cost, type HourlyCost, type JobCost } from '../../rules/job-cost.ts'
import { hourlyCostOf, ofRun } from '../../rules/job-sizing.ts'
import { priceWords } from '../../rules/price-words.ts'
import { durationRange, moneyFigure } from '../../text/wording.ts'
import { costFigure, figureChange, knownCost } from './money.ts'

/** The most prices that one sentence names. */
const mostNamed = 3

/** ", about 1,900 USD", ", about 1,900 → 4,700 USD (+147 %)": the cost of all runs, if they share a currency. */
export function totalCostWords({ files, difference }: Outcome): string {
  const jobs = files.flatMap((file) => file.jobs)
  const costs = runCosts(jobs)
  const [first] = costs
  if (first === undefined || costs.some(({ currency }) => currency !== first.currency)) return ''
  const total = sumOf(costs)
  const before = difference && totalBefore(jobs, difference.jobs)
  if (before !== undefined && moneyFigure(before) !== moneyFigure(total))
    return `, about ${figureChange(before, total, first.currency)}`
  const known = costs.length === jobs.length ? '' : ` (known for ${costs.length} of ${jobs.length})`
  return `, about ${moneyFigure(total)} ${first.currency}${known}`
}

const runCosts = (jobs: readonly JobReview[]): JobCost[] =>
  jobs.flatMap(({ facts }) => (facts.sizing.cost?.per === 'run' ? [facts.sizing.cost] : []))

const sumOf = (costs: readonly JobCost[]): number => costs.reduce((sum, cost) => sum + usualCost(cost), 0)

/** The cost of the same jobs on the base. Undefined if jobs were added or withdrawn, or a cost is unknown. */
function totalBefore(jobs: readonly JobReview[], changed: readonly JobPair[]): number | undefined {
  const isKnown = changed.every(({ head, base }) => areComparable(costOf(base), costOf(head)))
  if (changed.length === 0 || !isKnown) return undefined
  const now = new Set(changed.map(({ head }) => head?.job))
  const before = changed.flatMap(({ base }) => (base ? [base.job] : []))
  return sumOf(runCosts([...jobs.filter((job) => !now.has(job)), ...before]))
}

const costOf = (placed: PlacedJob | undefined): JobCost | undefined => placed?.job.facts.sizing.cost

/** The sources of prices: "Costs are at the list price of 6.88 USD a chip-hour (AWS us-east-1, July 2026)." */
export function priceSentence(costs: readonly (Cost | undefined)[]): string | undefined {
  const words = [...new Set(costs.flatMap((cost) => (cost ? [priceWords(cost)] : [])))]
  if (words.length === 0) return undefined
  const more = words.length - mostNamed
  return `Costs are ${words.slice(0, mostNamed).join('; ')}${more > 0 ? `; and at ${more} other prices` : ''}.`
}

/** The hourly costs on both sides of a change, or of an added job. The table shows only these. */
export function hourlyCosts({ head, base }: JobPair): HourlyCost[] {
  const [now, before] = [head, base].map((side) => side && hourlyCostOf(side.job.facts))
  if (now === undefined) return []
  return base === undefined ? [now] : before === undefined ? [] : [before, now]
}

const ofHardware: ReadonlySet<string> = new Set(
  ['accelerator-differs', 'accelerator-kind-differs', 'count-differs', 'larger-launch'].map(
    (name) => `evidence/${name}`,
  ),
)

/** A launch's request that differs from the declared hardware. */
export interface LaunchedWords {
  readonly hardware: string
  /** "about 7,600 USD as launched". Undefined if either cost is unknown. */
  readonly cost?: string
  /** "3–10 days". */
  readonly time?: string
}

const idsOf = ({ hardware }: Facts): string => hardware.candidates.map(({ id }) => id).join()

/** Whether a launch has the declared accelerators, perhaps because it leaves them open. */
const isOnSame = (one: Facts, other: Facts): boolean => idsOf(one) === idsOf(other)

/** The launch that a job's findings report; the most expensive of several. Undefined if it leaves the reported open. */
export function launchedWords(job: JobReview, findings: readonly Finding[]): LaunchedWords | undefined {
  const reported = findings.filter(({ rule }) => ofHardware.has(rule))
  if (reported.length === 0) return undefined
  const isOnOther = reported.some(({ rule }) => rule !== 'evidence/count-differs' && rule !== 'evidence/larger-launch')
  const files = new Set(reported.flatMap(({ related }) => related.map(({ file }) => file)))
  const declared = knownCost(job)
  const costOn = (facts: Facts): Cost | undefined => {
    const cost = knownCost({ facts })
    return cost && areComparable(declared, cost) ? cost : undefined
  }
  const [dearest] = otherLaunches(job.facts)
    .filter(({ place, facts }) => files.has(place.path) && !(isOnOther && isOnSame(facts, job.facts)))
    .map(({ facts }) => ({ hardware: facts.hardware.label, cost: costOn(facts), hours: ofRun(facts.sizing).hours }))
    .sort((a, b) => (b.cost ? usualCost(b.cost) : 0) - (a.cost ? usualCost(a.cost) : 0))
  if (dearest === undefined) return undefined
  const { hardware, cost, hours } = dearest
  const time = hours && { time: durationRange(hours) }
  if (cost === undefined || declared === undefined) return { hardware, ...time }
  const isSame = moneyFigure(usualCost(cost)) === moneyFigure(usualCost(declared))
  return { hardware, ...time, cost: isSame ? 'about as much as launched' : `about ${costFigure(cost)} as launched` }
}
