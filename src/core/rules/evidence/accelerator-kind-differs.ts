import { defineRule, type Facts, shownAt } from '../rule.ts'

const kinds: Readonly<Record<NonNullable<Facts['hardware']['kind']>, string>> = {
  gpu: 'GPUs',
  tpu: 'TPUs',
  other: 'accelerators of another kind',
}

/** What the job's own files suggest, or else what the code is for, where no file asks for accelerators. */
function suggested({ hardware, framework, evidence }: Facts) {
  const { backEnd, kind } = hardware
  if (evidence === undefined || backEnd === undefined) return undefined
  const { hints, sourceKinds, frameworks } = evidence
  if (hints.kind !== undefined) return hints.kind
  // Code that serves the declared hardware as well as other contradicts nothing.
  if (evidence.backEnds.includes(backEnd)) return undefined
  if (evidence.ambiguities.some(({ about }) => about === 'kind of accelerator')) return undefined
  // PyTorch reaches TPUs through one library alone, and whoever imports it may mean them.
  if (frameworks.some(({ id }) => id === 'pytorch-xla')) return undefined
  // Trainium and Gaudi are launched as GPUs are; on TPUs nothing but Accelerate starts what knows nothing of them.
  const isAccelerate = evidence.libraries.some(({ library }) => library.id === 'accelerate')
  const isTorch = frameworks.some(({ family, imported }) => family === 'pytorch' && imported)
  if (kind === 'tpu' && hints.processes !== undefined && isTorch && !isAccelerate) return hints.processes
  if (hints.around !== undefined) return hints.around
  const families = new Set(framework.declared.map(({ family }) => family))
  const kinds = [...families].flatMap((family) => sourceKinds.get(family) ?? [])
  // Sources for TPUs run on GPUs as well, where their frameworks do.
  return kinds.length === 1 && kinds[0]?.value === 'gpu' ? kinds[0] : undefined
}

export default defineRule({
  id: 'evidence/accelerator-kind-differs',
  title: 'Another kind of accelerator than the launch files ask for',
  severity: 'error',
  sources: ['evidence'],
  check: (facts) => {
    const { hardware, evidence } = facts
    const seen = evidence?.kind ?? suggested(facts)
    if (seen === undefined || hardware.kind === undefined || seen.value === hardware.kind) return []
    const asked = evidence?.accelerator?.value.label ?? kinds[seen.value]
    const [place] = seen.places
    const verb = evidence?.kind === undefined ? 'is for' : 'asks for'
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, and ${place.path} ${verb} ${asked}.`,
        reason:
          evidence?.kind === undefined
            ? 'What the job is written for decides where it runs, so the manifest is judged for hardware that it will not run on.'
            : 'The launch file decides what the job gets, so the manifest is judged for hardware that it will not run on.',
        remedy:
          'Declare what the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
        related: shownAt(seen.places, `${verb} ${asked}`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A manifest that names another kind of accelerator than the launch file is a copy that was forgotten, or a plan that was never carried out. Every other judgement about the job then speaks of the wrong hardware. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise. Launch files that differ among themselves draw nothing. Where no file asks for accelerators, what the job’s own script sets for one kind, what all launches beside the manifest are for, and sources that move their work to GPUs in a repository that serves no other hardware, are a warning.',
  fails: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: { accelerator: h100, count: 16 }
`,
})
