import { inFull, moneyFigure } from '../../text/wording.ts'
import { HOURS_PER_MONTH, isClearlyOver, usualCost } from '../estimate.ts'
import { priceWords } from '../price-words.ts'
import { defineRule, type Facts, type Mismatch } from '../rule.ts'

const isLate = ({ likelyHours, hours }: Facts['sizing'], deadline: number): boolean =>
  likelyHours !== undefined && hours !== undefined && isClearlyOver(likelyHours, hours, deadline)

/** No provider lists a lower price. */
const aCent = 0.01

/** The price per chip-hour that the budget implies, if it is below all known list prices. */
function impliedWords(budget: number, hours: number | undefined, least: number | undefined): string {
  const implied = hours === undefined ? undefined : budget / hours
  if (implied === undefined || least === undefined || implied >= least) return ''
  const left = implied < aCent ? 'less than 0.01' : moneyFigure(implied)
  return ` The budget leaves ${left} USD a chip-hour, and the lowest list price known here is ${moneyFigure(least)} USD.`
}

type Cost = NonNullable<Facts['sizing']['cost']>

const daysOfMonth = 30

/** A budget of a month; a shorter run is paid within one. */
function ofMonth({ operations, sizing, hardware }: Facts): Mismatch[] {
  const { monthly_budget: budget } = operations
  const { cost, likelyHours = 0, likelyChipHours } = sizing
  if (budget === undefined || cost === undefined || budget.currency !== cost.currency) return []
  const months = cost.per === 'month' ? 1 : Math.max(1, likelyHours / HOURS_PER_MONTH)
  const [low, high] = [cost.amount[0] / months, cost.amount[1] / months]
  const likely = usualCost(cost) / months
  if (low <= budget.amount && !isClearlyOver(likely, [low, high], budget.amount)) return []
  return [
    {
      at: ['operations', 'monthly_budget'],
      substance: { amounts: [likely / budget.amount] },
      problem: `Costs about ${moneyFigure(likely)} ${cost.currency} a month on ${hardware.label}, but the budget is ${inFull(budget.amount)} ${cost.currency} a month.`,
      reason: `Estimated ${priceWords(cost)}.${impliedWords(budget.amount, likelyChipHours && likelyChipHours / months, cost.leastListedPerHour)}`,
      remedy: 'Use fewer or cheaper accelerators: `accelerator-review compare` lists them.',
      severity: 'warning',
    },
  ]
}

/** A service has no end: the budget is compared with a month. */
function ofService(budget: number, cost: Cost, label: string): Mismatch[] {
  const [low] = cost.amount
  if (low <= budget) return []
  const days = Math.max(1, Math.round((budget / low) * daysOfMonth))
  return [
    {
      at: ['operations', 'budget'],
      substance: { amounts: [low / budget] },
      problem: `Costs about ${moneyFigure(low)} ${cost.currency} a month on ${label}, so a budget of ${inFull(budget)} ${cost.currency} lasts about ${days} ${days === 1 ? 'day' : 'days'}.`,
      reason: `A service runs all month, ${priceWords(cost)}.`,
      remedy: 'Use fewer or cheaper accelerators: `accelerator-review compare` lists them.',
      severity: 'warning',
    },
  ]
}

function ofAll({ sizing, hardware, scale, operations, thresholds }: Facts): Mismatch[] {
  const { budget } = operations
  const { cost } = sizing
  // Amounts in different currencies are not compared.
  if (budget === undefined || cost === undefined || budget.currency !== cost.currency) return []
  if (cost.per === 'month') return ofService(budget.amount, cost, hardware.label)
  const [low, high] = cost.amount
  const likely = usualCost(cost)
  const isCertain = low > budget.amount
  if (!isCertain && !isClearlyOver(likely, cost.amount, budget.amount)) return []
  // Both follow from the same hours, so an estimate that is too high may cause both.
  const isSameCause = !isCertain && operations.deadline !== undefined && isLate(sizing, operations.deadline)
  return [
    {
      at: ['operations', 'budget'],
      substance: { amounts: [likely / budget.amount] },
      problem: `Costs about ${moneyFigure(likely)} ${cost.currency} (${moneyFigure(low)}–${moneyFigure(high)}) on ${hardware.label}, but the budget is ${inFull(budget.amount)} ${cost.currency}.`,
      reason: `Estimated ${priceWords(cost)}, and from the MFU of ${thresholds.mfu ? 'your policy' : 'published runs'}.${impliedWords(budget.amount, sizing.likelyChipHours, cost.leastListedPerHour)}`,
      remedy: `Train a smaller model or on fewer ${scale.tokens === undefined && scale.samples !== undefined ? 'samples' : 'tokens'}, or compare other accelerators.`,
      // A list price alone is never an error.
      ...((!isCertain || cost.prices === 'list') && { severity: 'warning' as const }),
      ...(isSameCause && { severity: 'notice' as const }),
    },
  ]
}

export default defineRule({
  id: 'sizing/over-budget',
  title: 'The job costs more than its budget',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  check: (facts) => [...ofMonth(facts), ...ofAll(facts)],
  why: 'Chip-hours follow from the training FLOPs and from the share of the peak that published runs reach (MFU). The price per chip-hour is the one that the manifest or the policy declares, or else the list price of the provider. An error means that even the best such run costs more than the budget; a warning means that about three of four do, or that the price is a list price. If the deadline is missed by the same estimate, the cost is a notice. A service has no end, so its budget is compared with the cost of a month, and a budget that lasts shorter is a warning. A budget of a month is compared with what the job costs in a month.',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 256 }
operations: { budget: 50000 USD, price_per_chip_hour: 2.5 USD }
`,
  passes: `task: pretraining
framework: pytorch
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 256 }
operations: { budget: 2M USD, price_per_chip_hour: 2.5 USD }
`,
})
