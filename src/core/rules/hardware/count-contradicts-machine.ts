import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
interface Contradiction {
  readonly key: 'accelerator' | 'count' | 'nodes'
  readonly problem: string
  readonly reason: string
  readonly remedy: string
  readonly severity?: 'warning'
}

const exact = (value: number): string => value.toLocaleString('en-US')

const plural = (count: number, noun: string): string => `${exact(count)} ${noun}${count === 1 ? '' : 's'}`

const nounOf = ({ kind }: Hardware): string => (kind === 'gpu' ? 'GPU' : kind === 'tpu' ? 'chip' : 'accelerator')

/** The number that is declared for the whole job, and the key that is wrong where the machines give another. */
function totalOf({ declared, name }: Hardware): { total: number; key: 'count' | 'nodes' } | undefined {
  if (declared.count !== undefined) return { total: declared.count, key: 'count' }
  if (name?.slice?.exists !== true) return undefined
  return { total: name.slice.chips * (declared.slices ?? name.slices ?? 1), key: 'nodes' }
}

/** `nodes` is declared, so that the number is known for one machine and for all. */
function withNodes(hardware: Hardware, nodes: number): Contradiction | undefined {
  const { name, machine, candidates } = hardware
  const noun = nounOf(hardware)
  if (name?.count !== undefined && machine && name.count > machine.count) {
    return {
      key: 'accelerator',
      problem: `The name asks for ${plural(name.count, noun)} a machine, and \`${machine.name}\` holds ${exact(machine.count)}.`,
      reason: 'With `nodes`, the number behind the name counts for one machine.',
      remedy: `Write ${exact(machine.count)} behind the name, with as many \`nodes\` as it takes, or choose a larger machine type.`,
    }
  }
  const declared = totalOf(hardware)
  const perNode = name?.count ?? machine?.count
  if (declared === undefined || perNode === undefined || perNode * nodes === declared.total) return undefined
  const { total, key } = declared
  const product = perNode * nodes
  const devices = candidates[0]?.devicesPerChip ?? 1
  const countsDevices = devices > 1 && total === product * devices
  // The clouds themselves count the two devices of a K80.
  if (countsDevices && candidates.every(({ id }) => id === 'nvidia-k80-24gb')) return undefined
  const hint =
    nodes > 1 && total === perNode
      ? ', the number of one machine'
      : countsDevices
        ? `, the number of their devices (${devices} each)`
        : ''
  const source = name?.count === undefined ? `of \`${machine?.name}\`` : 'that the name asks for'
  const ways = [
    ...(key === 'count' ? [`\`count: ${product}\``] : []),
    ...(Number.isInteger(total / perNode) && !countsDevices ? [`\`nodes: ${total / perNode}\``] : []),
  ]
  return {
    key,
    problem: `${plural(nodes, 'machine')} with the ${exact(perNode)} ${source} ${nodes === 1 ? 'makes' : 'make'} ${plural(product, noun)}, and ${key === 'count' ? '`count` says' : 'the slice has'} ${exact(total)}${hint}.`,
    reason: '`count` is the number of accelerators in all; with `nodes`, name and machine type count for one machine.',
    remedy: ways.length > 0 ? `Declare ${ways.join(', or ')}.` : 'Leave `nodes` out, or name another machine type.',
  }
}

/** `nodes` is not declared: there may be any number of machines, but of whole ones. */
function withoutNodes(hardware: Hardware): Contradiction | undefined {
  const { declared, name, machine } = hardware
  const { count } = declared
  if (name?.count !== undefined && count !== undefined && count % name.count !== 0) {
    return {
      key: 'count',
      problem: `The name asks for ${exact(name.count)}, and \`count\` says ${exact(count)}.`,
      reason: 'Without `nodes` both are the number of accelerators in all.',
      remedy: `Declare \`count: ${name.count}\`, or drop the number behind the name.`,
    }
  }
  const total = totalOf(hardware)?.total ?? name?.count
  if (machine === undefined || total === undefined || total % machine.count === 0) return undefined
  const machines = Math.ceil(total / machine.count)
  const held = machines * machine.count
  return {
    key: count === undefined ? 'accelerator' : 'count',
    problem: `${plural(total, nounOf(hardware))} of ${plural(machines, 'machine')} of type \`${machine.name}\` leave ${exact(held - total)} of their ${exact(held)} without work.`,
    reason: 'A machine type is rented whole, with all the accelerators it holds.',
    remedy: `Use all ${exact(held)}, or choose a smaller machine type.`,
    severity: 'warning',
  }
}

export default defineRule({
  id: 'hardware/count-contradicts-machine',
  title: 'The count and the machines disagree',
  severity: 'error',
  sources: ['gce-gpus', 'gke-plan-tpus', 'neuron-hardware', 'azure-hugging-face', 'skypilot-gcp'],
  check: ({ hardware }) => {
    const { declared, name, machine, candidates } = hardware
    if (candidates.length === 0) return []
    // Of a machine that holds something else another rule speaks, and parts of a card are counted in many ways.
    if (machine && name && !name.candidates.some(({ id }) => id === machine.accelerator)) return []
    if (machine && machine.count < 1) return []
    const found = declared.nodes === undefined ? withoutNodes(hardware) : withNodes(hardware, declared.nodes)
    if (found === undefined) return []
    const { key, ...mismatch } = found
    return [{ at: ['hardware', key], ...mismatch }]
  },
  why: 'A machine type fixes how many accelerators a machine has, so machines and count are one number said twice. `count` is always the total; with `nodes`, the number in `NAME:COUNT` and the machine type count for one machine. Where they disagree, either the job starts with fewer accelerators than it plans for, or some are paid for and idle.',
  fails: `framework: pytorch
stage: production
hardware: { machine: a3-highgpu-8g, nodes: 2, count: 8 }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: a3-highgpu-8g, nodes: 2, count: 16 }
`,
})
