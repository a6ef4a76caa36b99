import { upper } from '../../text/wording.ts'
import { agreeing, defineRule, type Facts, milderFor, shownAt } from '../rule.ts'

const kinds: Readonly<Record<NonNullable<Facts['hardware']['kind']>, string>> = {
  gpu: 'GPUs',
  tpu: 'TPUs',
  other: 'other accelerators',
}

/** What the job's own files suggest, or, if no file requests accelerators, the hardware that the code is for. */
function suggested({ hardware, framework, evidence }: Facts) {
  const { backEnd, kind } = hardware
  if (evidence === undefined || backEnd === undefined) return undefined
  const { hints, sourceKinds, frameworks } = evidence
  if (hints.kind !== undefined) return hints.kind
  // Code that also supports the declared hardware contradicts nothing.
  if (evidence.backEnds.includes(backEnd)) return undefined
  if (evidence.ambiguities.some(({ about }) => about === 'kind of accelerator')) return undefined
  // PyTorch reaches TPUs only through PyTorch/XLA, so its import may mean TPUs.
  if (frameworks.some(({ id }) => id === 'pytorch-xla')) return undefined
  // Trainium and Gaudi use the launchers of GPUs. On TPUs, only Accelerate starts code that does not mention TPUs.
  const isAccelerate = evidence.libraries.some(({ library }) => library.id === 'accelerate')
  const isTorch = frameworks.some(({ family, imported }) => family === 'pytorch' && imported)
  if (kind === 'tpu' && hints.processes !== undefined && isTorch && !isAccelerate) return hints.processes
  if (hints.around !== undefined) return hints.around
  const families = new Set(framework.declared.map(({ family }) => family))
  const kinds = [...families].flatMap((family) => sourceKinds.get(family) ?? [])
  // TPU code also runs on GPUs if its frameworks do.
  return kinds.length === 1 && kinds[0]?.value === 'gpu' ? kinds[0] : undefined
}

export default defineRule({
  id: 'evidence/accelerator-kind-differs',
  title: 'A kind of accelerator that differs from the launch files',
  severity: 'error',
  sources: ['evidence'],
  check: (facts) => {
    const { hardware, evidence } = facts
    const seen = evidence?.kind ?? suggested(facts)
    if (seen === undefined || hardware.kind === undefined || seen.value === hardware.kind) return []
    const asked = evidence?.accelerator?.value.label ?? kinds[seen.value]
    const [place] = seen.places
    const verb = evidence?.kind !== undefined ? 'requests' : seen.isRemark ? 'mentions' : 'targets'
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, but ${place.path} ${verb} ${asked}.`,
        reason: 'Every other check of this job assumes the declared hardware.',
        remedy: agreeing(
          `${verb === 'requests' ? 'Request' : 'Target'} ${hardware.label} in ${place.path}, or declare ${asked} in the manifest`,
        ),
        related: shownAt(seen.places, `${upper(verb)} ${asked}.`),
        ...milderFor(seen),
      },
    ]
  },
  why: "If the manifest and the launch file name different kinds of accelerators, every other check of this job is about the wrong hardware. It is an error if `evidence` lists the launch file or the file carries the job's name, and otherwise a warning. It is also a warning if no file requests accelerators, but the job's own script, all launches beside the manifest, or sources that only support GPUs target another kind. Launch files that disagree with each other cause no finding.",
  fails: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: tpu-v5e-16
`,
  passes: `# launch/train.sbatch asks for two nodes of eight H100
framework: pytorch
hardware: { accelerator: h100, count: 16 }
`,
})
