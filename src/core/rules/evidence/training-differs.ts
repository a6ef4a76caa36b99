import { agreeing, defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/training-differs',
  title: 'A setting that differs from the training configuration',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ differingSettings }) =>
    differingSettings.map(({ at, declared, stated, places, ratio }) => ({
      at,
      problem: `The manifest declares ${declared}, but ${places[0].path} sets ${stated}.`,
      reason: 'Memory and time are checked for the declared value.',
      remedy: agreeing('Use one value in both files, or leave it out of the manifest'),
      related: shownAt(places, `Sets ${stated}.`),
      substance: { subject: at.join('.'), extents: [ratio ?? 1] },
    })),
  why: 'Sequence length, batch size, optimizer, method, adapters, checkpointing and the degrees of parallelism decide memory and time. A training file that the manifest lists under `evidence` states them; if the manifest declares another value, the checks are about another run. What the manifest leaves out is taken from the file. A global batch is compared with what the file gives each replica, if the number of accelerators is known. Files that disagree with each other cause no finding.',
  fails: `# train/axolotl.yml sets a sequence length of 4,096
framework: pytorch
scale: { sequence_length: 2048 }
hardware: H100:8
evidence: [train/axolotl.yml]
`,
  passes: `# train/axolotl.yml sets a sequence length of 4,096
framework: pytorch
hardware: H100:8
evidence: [train/axolotl.yml]
`,
})
