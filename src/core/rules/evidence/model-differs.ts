import { agreeing, defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/model-differs',
  title: 'A model that differs from the training configuration',
  severity: 'error',
  sources: ['evidence'],
  check: ({ differingModel: differs }) => {
    if (differs === undefined) return []
    const { at, declared, stated, places, ratio, isHint } = differs
    return [
      {
        at,
        problem: `The manifest declares ${declared}, but ${places[0].path} trains ${stated}.`,
        reason: 'Memory, time and cost are checked for the declared model.',
        remedy: agreeing('Name the same model in both files'),
        related: shownAt(places, `Trains ${stated}.`),
        substance: { extents: [ratio ?? 1] },
        // Another model of the same size takes about as much, and a script may get its model from elsewhere.
        ...((ratio === undefined || isHint) && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'The size of the model decides memory, time and cost. If the manifest declares another model than a training file that it lists under `evidence`, all of these are checked for a job that nobody runs. Sizes that differ by at most 15% count as the same, as people round them. Another model of about the same size is a warning, and so is one in a file that a listed one starts. Files that disagree with each other cause no finding.',
  fails: `# train/axolotl.yml trains Qwen/Qwen2.5-32B
framework: pytorch
model: Qwen/Qwen2.5-7B
hardware: H100:8
evidence: [train/axolotl.yml]
`,
  passes: `# train/axolotl.yml trains Qwen/Qwen2.5-32B
framework: pytorch
hardware: H100:8
evidence: [train/axolotl.yml]
`,
})
