import { amount } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/over-budget',
  title: 'The job costs more than its budget',
  severity: 'error',
  sources: ['compute-optimal-paper', 'calibration'],
  // Prices are the user's own; amounts in different currencies are not compared.
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
        problem: `The job costs ${money(low)} to ${money(high)} on ${hardware.label}, and the budget is ${money(budget.amount)}.`,
        reason:
          'The cost is the declared price for each chip-hour times the chip-hours that published runs on such hardware need for this work.',
        remedy: 'Train on fewer tokens or a smaller model, compare other accelerators, or raise the budget.',
        ...(low <= budget.amount && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Chip-hours follow from the work and from the share of the peak that published runs reach; the price for each is the one declared in the manifest, since shipped prices go stale. An error means that even the best such run costs more than the budget; a warning, that the likely one does.',
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
