import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/topology-differs',
  title: 'Another slice topology than the launch files ask for',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.topology
    if (seen === undefined || hardware.topology === undefined || seen.value === hardware.topology) return []
    if (hardware.kind !== undefined && evidence?.kind !== undefined && evidence.kind.value !== hardware.kind) return []
    const [place] = seen.places
    return [
      {
        at: ['hardware', 'topology'],
        problem: `The manifest declares a slice of ${hardware.declared.topology}, and ${place.path} asks for ${seen.value}.`,
        reason: 'The topology fixes how many chips a slice has and how they are linked.',
        remedy:
          'Declare the topology that the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
        related: shownAt(seen.places, `asks for ${seen.value}`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A TPU slice is a box of chips. Its topology decides the number of chips and the links between them, and the parallelism of the job is laid over it. The order of the sides makes no difference. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise.',
  fails: `# k8s/train.yaml asks for TPU v5e in 4x4
framework: jax
hardware: { accelerator: tpu-v5e, topology: 2x4 }
`,
  passes: `# k8s/train.yaml asks for TPU v5e in 4x4
framework: jax
hardware: { accelerator: tpu-v5e, topology: 4x4 }
`,
})
