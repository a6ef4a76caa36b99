import { inFull } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/nodes-contradict-slice',
  title: 'The number of machines does not match the TPU slice',
  severity: 'warning',
  sources: ['gcp-tpu-v4', 'gcp-tpu-v5e', 'gcp-tpu-v5p', 'gcp-tpu-v6e', 'gke-plan-tpus', 'xpk-topologies'],
  alsoCites: ['catalog/slices'],
  check: ({ hardware }) => {
    const { name, declared, candidates, machine } = hardware
    const { nodes } = declared
    const [part] = candidates
    const slice = name?.slice
    // With a machine type, hardware/count-contradicts-machine compares the nodes.
    if (nodes === undefined || slice?.exists !== true || part === undefined || machine) return []
    const slices = declared.slices ?? name?.slices ?? 1
    // A slice may count as one node, as in SkyPilot, and hosts may have any number of chips that the generation offers.
    const perSlice = part.chipsPerHost.map((chips) => slice.chips / chips).filter(Number.isInteger)
    const fitting = new Set([1, slices, ...perSlice, ...perSlice.map((machines) => machines * slices)])
    if (fitting.has(nodes) || perSlice.length === 0) return []

    const documented = part.slices?.known.find(({ chips }) => chips === slice.chips)?.hosts
    const machines = (documented ?? slice.chips / Math.max(...part.chipsPerHost.filter((chips) => chips <= 4))) * slices
    const chips = (slice.chips * slices) / machines
    const perMachine = Number.isInteger(chips) ? ` of ${chips} chips` : ''
    const what = slices === 1 ? name?.label : `${slices} slices of ${name?.label}`
    return [
      {
        at: ['hardware', 'nodes'],
        problem: `${what} ${slices === 1 ? 'spans' : 'span'} ${inFull(machines)} ${machines === 1 ? 'machine' : 'machines'}${perMachine}, but \`nodes\` is ${inFull(nodes)}.`,
        ...citing(part.slices?.references ?? []),
        reason: '',
        remedy: `Set \`nodes: ${machines}\`${declared.slices === undefined ? `, or \`slices: ${nodes}\` if \`nodes\` counts slices` : ', or remove `nodes`'}.`,
      },
    ]
  },
  why: 'The name of a slice fixes its number of machines: `v5e-64` has sixteen machines of four chips. A launcher that starts another number of processes hangs while it waits for the missing ones, or is rejected. One node for a whole slice, as SkyPilot counts, is accepted.',
  fails: `framework: jax
stage: production
hardware: { accelerator: v5e-64, nodes: 10, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: v5e-64, nodes: 16, provider: gcp }
`,
})
