import { citing, defineRule, type Facts } from '../rule.ts'

/** The source of its figures, and for TPUs the list of what can be ordered. */
const announcedIn = ([part]: Facts['hardware']['candidates']) => [
  part?.memoryGiB.references[0] ?? ('ml-engineering' as const),
  ...(part?.kind === 'tpu' ? (['gcp-tpu-zones'] as const) : []),
]

export default defineRule({
  id: 'hardware/announced-only',
  title: 'Hardware that is announced but may not be available yet',
  severity: 'warning',
  sources: ['corsummit-tpu8', 'gcp-tpu-zones', 'ml-engineering'],
  alsoCites: ['catalog/announcements'],
  check: ({ hardware }) => {
    const { candidates, declared, accelerator } = hardware
    if (candidates.length === 0 || !candidates.every(({ status }) => status === 'announced')) return []
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `${accelerator} is announced, but no provider offered it when this check was last updated.`,
        ...citing(announcedIn(candidates)),
        reason: 'Its figures come from the announcement.',
        remedy: `Ask the vendor for access, or plan with ${candidates[0]?.onOffer ?? 'hardware that is available today'}.`,
      },
    ]
  },
  why: "A plan that depends on hardware nobody can rent yet has no date. TPU 8t and TPU 8i were announced in April 2026, but Google's list of TPU zones ended with TPU7x when it was read. No provider listed Rubin or the MI400 series, and some vendors keep their accelerators for themselves. If you have access, waive this finding and give that as the reason.",
  fails: `framework: jax
hardware: { accelerator: tpu8t, count: 64, provider: gcp }
`,
  passes: `framework: jax
hardware: { accelerator: tpu7x, count: 64, provider: gcp }
`,
})
