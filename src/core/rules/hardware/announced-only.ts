import { citing, defineRule, type Facts } from '../rule.ts'

/** Where its figures were read, and for TPUs the list of what can be ordered. */
const announcedIn = ([part]: Facts['hardware']['candidates']) => [
  part?.memoryGiB.references[0] ?? ('ml-engineering' as const),
  ...(part?.kind === 'tpu' ? (['gcp-tpu-zones'] as const) : []),
]

export default defineRule({
  id: 'hardware/announced-only',
  title: 'Hardware that was announced and may not be on offer yet',
  severity: 'warning',
  sources: ['corsummit-tpu8', 'gcp-tpu-zones', 'ml-engineering'],
  check: ({ hardware }) => {
    const { candidates, declared, label } = hardware
    if (candidates.length === 0 || !candidates.every(({ status }) => status === 'announced')) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job is to run on ${label}, which was announced but was in no list of what can be ordered when this version was made.`,
        ...citing(announcedIn(candidates)),
        reason: 'Its figures are those of the announcement, so little else about this choice can be checked.',
        remedy: `Make sure that it can be had where the job is to run, or plan with ${candidates[0]?.onOffer ?? 'what is on offer today'} until then.`,
      },
    ]
  },
  why: 'A plan that rests on hardware that nobody can rent yet has no date. TPU 8t and TPU 8i were announced in April 2026, and the zones that Google lists for TPUs ended with TPU7x when they were read; Rubin and the MI400 series were in no list of a provider either, and some makers keep their parts for themselves. If you have access, waive this finding and say so.',
  fails: `framework: jax
hardware: { accelerator: tpu8t, count: 64, provider: gcp }
`,
  passes: `framework: jax
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
})
