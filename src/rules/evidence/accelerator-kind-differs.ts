import { defineRule, type Facts, shownAt } from '../../rule.ts'

const kinds: Readonly<Record<NonNullable<Facts['hardware']['kind']>, string>> = {
  gpu: 'GPUs',
  tpu: 'TPUs',
  other: 'accelerators of another kind',
}

export default defineRule({
  id: 'evidence/accelerator-kind-differs',
  title: 'Another kind of accelerator than the launch files ask for',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.kind
    if (seen === undefined || hardware.kind === undefined || seen.value === hardware.kind) return []
    const asked = evidence?.accelerator?.value.label ?? kinds[seen.value]
    const [place] = seen.places
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, and ${place.path} asks for ${asked}.`,
        reason:
          'The launch file decides what the job gets, so the manifest is judged for hardware that it will not run on.',
        remedy:
          'Declare what the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
        related: shownAt(seen.places, `asks for ${asked}`),
        ...(!seen.isPlain && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A manifest that names another kind of accelerator than the launch file is a copy that was forgotten, or a plan that was never carried out. Every other judgement about the job then speaks of the wrong hardware. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise. Launch files that differ among themselves draw nothing.',
  fails: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: { accelerator: h100, count: 16 }
`,
})
