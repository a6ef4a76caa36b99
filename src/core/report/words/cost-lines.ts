import type { Finding } from '../../finding/finding.ts'
import { otherLaunches } from '../../policy/demands/launched-hardware.ts'
import type { JobPair, PlacedJob } from '../../review/baseline/baseline.ts'
import type { JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import { areComparable, type JobCost, usualCost } from '../../rules/job-cost.ts'
import { ofRun } from '../../rules/job-sizing.ts'
import { priceWords } from '../../rules/price-words.ts'
import { moneyFigure } from '../../text/wording.ts'
import { costFigure, figureChange } from './money.ts'

/** The most prices that one sentence names. */
const mostNamed = 3

/** ", about 1,900 USD", ", about 1,900 → 4,700 USD (+147 %)": the cost of all runs, if they share one currency. */
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

/** The cost of the same jobs on the base; undefined if jobs came or went, or a cost is unknown. */
function totalBefore(jobs: readonly JobReview[], changed: readonly JobPair[]): number | undefined {
  const isKnown = changed.every(({ head, base }) => areComparable(costOf(base), costOf(head)))
  if (changed.length === 0 || !isKnown) return undefined
  const now = new Set(changed.map(({ head }) => head?.job))
  const before = changed.flatMap(({ base }) => (base ? [base.job] : []))
  return sumOf(runCosts([...jobs.filter((job) => !now.has(job)), ...before]))
}

const costOf = (placed: PlacedJob | undefined): JobCost | undefined => placed?.job.facts.sizing.cost

/** "Costs are at list price (AWS us-east-1, July 2026).": where the prices are from. */
export function priceSentence(costs: readonly (JobCost | undefined)[]): string | undefined {
  const words = [...new Set(costs.flatMap((cost) => (cost ? [priceWords(cost)] : [])))]
  if (words.length === 0) return undefined
  const more = words.length - mostNamed
  return `Costs are ${words.slice(0, mostNamed).join('; ')}${more > 0 ? `; and at ${more} other prices` : ''}.`
}

const ofHardware: ReadonlySet<string> = new Set(
  ['accelerator-differs', 'accelerator-kind-differs', 'count-differs', 'larger-launch'].map(
    (name) => `evidence/${name}`,
  ),
)

/**
 * "about 7,600 USD as launched": what a job costs on the hardware that a launch file requests instead of the declared
 * one; the dearest of several. Undefined where either cost is unknown, or no finding reports such a file.
 */
export function launchedCostWords({ facts }: JobReview, findings: readonly Finding[]): string | undefined {
  const { cost: declared } = ofRun(facts.sizing)
  const reported = findings.filter(({ rule }) => ofHardware.has(rule))
  if (declared === undefined || reported.length === 0) return undefined
  const files = new Set(reported.flatMap(({ related }) => related.map(({ file }) => file)))
  const [dearest] = otherLaunches(facts)
    .filter(({ place }) => files.has(place.path))
    .flatMap((launch) => ofRun(launch.facts.sizing).cost ?? [])
    .filter((cost) => areComparable(declared, cost))
    .sort((a, b) => usualCost(b) - usualCost(a))
  if (dearest === undefined) return undefined
  const isSame = moneyFigure(usualCost(dearest)) === moneyFigure(usualCost(declared))
  return isSame ? 'the same as launched' : `about ${costFigure(dearest)} as launched`
}
