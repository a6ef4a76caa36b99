import { defineRule } from '../rule.ts'

interface Model {
  readonly model: string
  readonly memory: string | undefined
}

/** `nvidia-a100-80gb-pcie`: the vendor, the model, its memory and its form. */
function modelOf(id: string): Model {
  const [, ...words] = id.split('-')
  const memory = words.find((word) => /^\d+gb$/.test(word))
  return { model: words.filter((word) => word !== memory && !/^(sxm|pcie|nvl)$/.test(word)).join('-'), memory }
}

/** A10 and A10G, T4 and T4g: made for one cloud, and easily confused. */
const areTwins = (one: Model, other: Model): boolean =>
  `${one.model}g` === other.model || `${other.model}g` === one.model

export default defineRule({
  id: 'hardware/machine-holds-another-accelerator',
  title: 'The machine type has a different accelerator',
  severity: 'error',
  sources: ['gce-gpus', 'gke-plan-tpus', 'neuron-hardware', 'azure-hugging-face', 'aws-gpu-overview'],
  check: ({ hardware }) => {
    const { name, machine, machineHolds } = hardware
    if (machine === undefined || name === undefined || name.candidates.length === 0) return []
    const held = modelOf(machine.accelerator)
    const named = name.candidates.map(({ id }) => modelOf(id))
    // An SXM module and a PCIe card of one model and memory share a name in every cloud.
    if (named.some(({ model, memory }) => model === held.model && memory === held.memory)) return []
    const isVersion = named.some((each) => each.model === held.model || areTwins(each, held))
    return [
      {
        at: ['hardware', 'accelerator'],
        problem: `\`${machine.name}\` has ${machineHolds?.name ?? machine.accelerator}, but the manifest names ${name.label}.`,
        reason: isVersion
          ? 'Their names are similar, but they differ in memory or speed.'
          : 'The machine type determines the accelerator.',
        remedy: `Choose a machine type with ${name.label}, or set \`accelerator: ${machine.accelerator}\`.`,
        ...(isVersion && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Clouds sell accelerators inside machine types, and each type has one kind. If the manifest names another, one of the two is a mistake, and memory, time and cost are estimated for the wrong accelerator. Another version of the same GPU is a warning, because clouds name them loosely.',
  fails: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, accelerator: a100 }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, accelerator: h100 }
`,
})
