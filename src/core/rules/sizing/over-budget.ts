import { amount } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/over-budget',
  title: 'The job costs more than its budget',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  // Prices come from the user; amounts in different currencies are not compared.
  check: ({ sizing, hardware, operations }) => {
    const { budget } = operations
    const { cost } = sizing
    if (budget === undefined || cost === undefined || budget.currency !== cost.currency) return []
    const [low, high] = cost.amount
    const { chipHours, likelyChipHours } = sizing
    const likely = chipHours && likelyChipHours ? low * (likelyChipHours / chipHours[0]) : Math.sqrt(low * high)
    if (likely <= budget.amount) return []
    const money = (value: number): string => `${amount(value)} ${cost.currency}`
    return [
      {
        at: ['operations', 'budget'],
        substance: { amounts: [likely / budget.amount] },
        problem: `Costs about ${money(likely)} (${amount(low)} to ${amount(high)}) on ${hardware.label}, but the budget is ${money(budget.amount)}.`,
        reason: 'Estimated from the price per chip-hour and the chip-hours that published runs need.',
        remedy: 'Train a smaller model or on fewer tokens, or compare other accelerators.',
        ...(low <= budget.amount && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Chip-hours follow from the work and from the share of the peak that published runs reach. The price per chip-hour is the declared one, because built-in prices would be outdated soon. An error means that even the best such run costs more than the budget; a warning means that the likely one does.',
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
