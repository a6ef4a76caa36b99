import { defineRule } from '../rule.ts'

/** "a sixth", "half". */
function fraction(share: number): string {
  const parts = Math.round(1 / share)
  const names: Readonly<Record<number, string>> = {
    2: 'half',
    3: 'a third',
    4: 'a quarter',
    6: 'a sixth',
    8: 'an eighth',
  }
  return names[parts] ?? `1/${parts}`
}

export default defineRule({
  id: 'hardware/fractional-part',
  title: 'A fraction of an accelerator for a large training job',
  severity: 'warning',
  sources: ['azure-nva10', 'gce-gpus', 'gpuhunt-providers'],
  check: ({ hardware, scale, task }) => {
    const { machine, candidates } = hardware
    if (machine === undefined || machine.count >= 1 || task === 'inference') return []
    if (scale.size !== 'large' && scale.size !== 'massive') return []
    const held = `${fraction(machine.count)} of one ${candidates[0]?.name ?? 'card'}`
    return [
      {
        at: ['hardware', 'machine'],
        problem: `\`${machine.name}\` has only ${held}, but this job trains at ${scale.size} scale.`,
        reason: '',
        remedy: 'Use a machine type with whole accelerators.',
      },
    ]
  },
  why: 'Clouds sell halves, quarters and smaller fractions of one card: the small NVads A10 v5 machines on Azure and the small G4 machines on Google Cloud. The card has the same name, but not the same memory and compute. For desktops and small models that saves money; a large training run becomes slow and runs out of memory.',
  fails: `framework: pytorch
scale: large
hardware: { machine: Standard_NV6ads_A10_v5, nodes: 16 }
`,
  passes: `framework: pytorch
scale: large
hardware: { machine: Standard_ND96amsr_A100_v4, nodes: 2 }
`,
})
