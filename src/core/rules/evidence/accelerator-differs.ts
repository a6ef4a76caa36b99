import { defineRule, shownAt } from '../rule.ts'

const vendors: Readonly<Record<string, string>> = {
  nvidia: 'NVIDIA',
  amd: 'AMD',
  intel: 'Intel',
  google: 'Google',
  aws: 'AWS',
}

export default defineRule({
  id: 'evidence/accelerator-differs',
  title: 'Another accelerator than the launch files ask for',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { candidates, kind } = hardware
    if (evidence === undefined || candidates.length === 0) return []
    if (evidence.kind !== undefined && evidence.kind.value !== kind) return []
    const { vendor } = evidence
    const accelerator = evidence.accelerator ?? evidence.accelerators
    // Makers of unlike accelerators are not one another's.
    if (evidence.kind === undefined && evidence.ambiguities.some(({ about }) => about === 'kind of accelerator'))
      return []
    const hinted = evidence.hints.kind
    if (evidence.kind === undefined && hinted !== undefined && hinted.value !== kind) return []
    const isOther = accelerator?.value.candidates.every(({ id }) => candidates.every((declared) => declared.id !== id))
    // Where nothing tells a kind, a maker is told apart from others of the same kind only.
    const isOfKind = (evidence.kind ?? hinted) !== undefined || kind === 'gpu'
    const isOtherVendor =
      vendor !== undefined && isOfKind && candidates.every((declared) => declared.vendor !== vendor.value)
    const seen = isOther ? accelerator : isOtherVendor ? vendor : undefined
    if (seen === undefined) return []
    const asked = isOther
      ? (accelerator?.value.label ?? '')
      : `accelerators of ${vendors[vendor?.value ?? ''] ?? 'another maker'}`
    const [place] = seen.places
    const verb = seen.isStated || seen.isDefault ? 'asks for' : 'is for'
    const unless = seen.isDefault ? ' unless it is told otherwise' : ''
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, and ${place.path} ${verb} ${asked}${unless}.`,
        reason: 'Memory, speed, cost and what the software needs were judged for another part than the job will get.',
        remedy:
          'Declare the accelerator that the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
        related: shownAt(seen.places, `${verb} ${asked}${seen.isDefault ? ' by default' : ''}`),
        ...((!seen.isConclusive || seen === evidence.accelerators) && {
          severity: seen.isDefault ? ('notice' as const) : ('warning' as const),
        }),
      },
    ]
  },
  why: 'Two accelerators of one kind still differ in memory, number formats and price: a job that fits an H100 may not fit an A100 of 40 GB. A name that leaves a choice open, such as `a100`, agrees with each of its versions. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise. Where the job’s own files name several parts, a warning says that it is none of them; other launch files that differ among themselves draw nothing. What a launcher asks for unless it is told otherwise is a notice. Where none names a part, a partition, a tool or an image in the job’s own script that is for another maker is a warning, and so are the tools, modules and drivers of one maker of GPUs where all scripts beside the manifest are for it.',
  fails: `# launch/train.yaml asks for eight A100-80GB
framework: pytorch
hardware: H100:8
`,
  passes: `# launch/train.yaml asks for eight A100-80GB
framework: pytorch
hardware: a100:8
`,
})
