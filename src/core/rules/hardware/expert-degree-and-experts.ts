import { list } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/expert-degree-and-experts',
  title: 'An expert degree that does not divide the experts',
  severity: 'warning',
  sources: ['megatron-parallelism', 'models'],
  check: ({ hardware, sizing, model, task }) => {
    const { parallelism } = hardware.declared
    const degree = typeof parallelism === 'object' ? (parallelism.expert ?? 1) : 1
    const { experts } = sizing
    // Serving engines copy experts until they fill the ranks.
    if (experts === undefined || degree === 1 || experts % degree === 0 || task === 'inference') return []
    const below = [128, 64, 32, 16, 8, 4, 2].filter((each) => experts % each === 0 && each <= Math.max(2, degree))
    return [
      {
        at: ['hardware', 'parallelism', 'expert'],
        problem: `\`expert: ${degree}\` does not divide the ${experts} experts of ${model.name ?? 'the model'}.`,
        reason: 'Each rank holds as many whole experts as the others, so frameworks stop with an error.',
        remedy:
          below.length === 0
            ? `Use a degree that divides ${experts}.`
            : `Use ${list(
                below
                  .slice(0, 2)
                  .reverse()
                  .map((each) => `\`expert: ${each}\``),
                'or',
              )}.`,
      },
    ]
  },
  why: 'Expert parallelism gives each rank the same number of whole experts; Megatron-LM and DeepSpeed stop if the degree does not divide them. The experts are known for published models and from a `config.json`.',
  fails: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: mixtral-8x7b }
hardware: { accelerator: h100, count: 96, parallelism: { expert: 6, data: 96, zero: 1 } }
`,
  passes: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
model: { name: mixtral-8x7b }
hardware: { accelerator: h100, count: 96, parallelism: { expert: 8, data: 96, zero: 1 } }
`,
})
