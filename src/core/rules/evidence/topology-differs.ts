import { agreeing, defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/topology-differs',
  title: 'A slice topology that differs from the launch files',
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
        problem: `The manifest declares topology ${hardware.declared.topology}, but ${place.path} requests ${seen.value}.`,
        reason: 'The topology sets the number of chips and their links.',
        remedy: agreeing(
          `Request topology ${hardware.declared.topology} in ${place.path}, or declare ${seen.value} in the manifest`,
        ),
        related: shownAt(seen.places, `Requests ${seen.value}.`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: "The topology of a TPU slice sets the number of its chips and the links between them, and the job's parallelism is mapped onto it. The order of the dimensions does not matter. It is an error if `evidence` lists the launch file or the file carries the job's name, and otherwise a warning.",
  fails: `# k8s/train.yaml asks for TPU v5e in 4x4
framework: jax
hardware: { accelerator: tpu-v5e, topology: 2x4 }
`,
  passes: `# k8s/train.yaml asks for TPU v5e in 4x4
framework: jax
hardware: { accelerator: tpu-v5e, topology: 4x4 }
`,
})
