import { inFull } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
interface Contradiction {
  readonly key: 'accelerator' | 'count' | 'nodes'
  readonly problem: string
  readonly reason: string
  readonly remedy: string
  readonly severity?: 'warning'
  readonly sources?: readonly [NonNullable<Hardware['onlyMachines']>['reference']]
}

const rentedWhole = 'Machines are rented whole, so the rest is paid for but idle.'

const plural = (count: number, noun: string): string => `${inFull(count)} ${noun}${count === 1 ? '' : 's'}`

const nounOf = ({ kind }: Hardware): string => (kind === 'gpu' ? 'GPU' : kind === 'tpu' ? 'chip' : 'accelerator')

/** The number declared for the whole job, and the key that is wrong if the machines imply another one. */
function totalOf({ declared, name }: Hardware): { total: number; key: 'count' | 'nodes' } | undefined {
  if (declared.count !== undefined) return { total: declared.count, key: 'count' }
  if (name?.slice?.exists !== true) return undefined
  return { total: name.slice.chips * (declared.slices ?? name.slices ?? 1), key: 'nodes' }
}

/** A machine has at least one accelerator, and usually as many as the others, whatever else is declared. */
function amongMachines(hardware: Hardware): Contradiction | undefined {
  const { count, nodes } = hardware.declared
  if (count === undefined || nodes === undefined) return undefined
  if (Math.ceil(count) >= nodes) return unevenly(hardware, count, nodes)
  return {
    key: 'count',
    problem: `${inFull(nodes)} machines have at least ${inFull(nodes)} ${nounOf(hardware)}s, but \`count\` is ${inFull(count)}.`,
    reason: '`count` is the total of all machines.',
    remedy:
      count > 1
        ? `Set \`count: ${count * nodes}\` if each has ${inFull(count)}, or use at most ${inFull(Math.ceil(count))} machines.`
        : `Set \`count\` to that total, or use one machine.`,
  }
}

function unevenly(hardware: Hardware, count: number, nodes: number): Contradiction | undefined {
  if (count % nodes === 0) return crowded(hardware, count, nodes)
  const each = Math.floor(count / nodes)
  return {
    key: 'count',
    problem: `${inFull(nodes)} machines cannot have equal shares of ${plural(count, nounOf(hardware))}.`,
    reason: '`count` is the total of all machines.',
    remedy: `Set \`count: ${each * nodes}\` or \`count: ${(each + 1) * nodes}\`, or another number of \`nodes\`.`,
    severity: 'warning',
  }
}

/** More in each machine than in any that a cloud rents out; a company may own others. */
function crowded(hardware: Hardware, count: number, nodes: number): Contradiction | undefined {
  const { provider, kind, candidates, accelerator, machine } = hardware
  const isRented = provider?.setting === 'cloud' && kind === 'gpu' && machine === undefined
  const most = Math.max(...candidates.map(({ chipsPerHost }) => Math.max(...chipsPerHost)))
  const each = count / nodes
  if (!isRented || candidates.some(({ chipsPerHost }) => chipsPerHost.length === 0) || !(each > most)) return undefined
  return {
    key: 'nodes',
    problem: `${inFull(count)} ${accelerator} on ${plural(nodes, 'machine')} are ${inFull(each)} in each, and a machine at a cloud has at most ${most}.`,
    reason: '`count` is the total of all machines.',
    remedy: `Set \`nodes: ${Math.ceil(count / most)}\`, or remove \`nodes\`.`,
    severity: 'warning',
  }
}

/** With `nodes` declared, the number per machine and the total are both known. */
function withNodes(hardware: Hardware): Contradiction | undefined {
  const { name, machine, candidates, nodes = 1 } = hardware
  const noun = nounOf(hardware)
  if (name?.count !== undefined && machine && name.count > machine.count) {
    return {
      key: 'accelerator',
      problem: `\`${hardware.declared.accelerator}\` requests ${plural(name.count, noun)} per machine, but \`${machine.name}\` has ${inFull(machine.count)}.`,
      reason: 'With `nodes`, the number in the name is per machine.',
      remedy: `Use a larger machine type, or request ${inFull(machine.count)} per machine and more \`nodes\`.`,
    }
  }
  const declared = totalOf(hardware)
  const perNode = name?.count ?? machine?.count
  if (declared === undefined || perNode === undefined || perNode * nodes === declared.total) return undefined
  const { total, key } = declared
  const product = perNode * nodes
  const devices = candidates[0]?.devicesPerChip ?? 1
  const countsDevices = devices > 1 && total === product * devices
  // Even the clouds count the two devices of a K80.
  if (countsDevices && candidates.every(({ id }) => id === 'nvidia-k80-24gb')) return undefined
  const hint =
    nodes > 1 && total === perNode
      ? ' (one machine)'
      : countsDevices
        ? ` (perhaps devices, ${devices} per ${noun})`
        : ''
  const each = name?.count === undefined ? `of type \`${machine?.name}\`` : `with ${plural(perNode, noun)} each`
  const ways = [
    ...(key === 'count' ? [`\`count: ${product}\``] : []),
    ...(Number.isInteger(total / perNode) && !countsDevices ? [`\`nodes: ${total / perNode}\``] : []),
  ]
  return {
    key,
    problem: `${plural(nodes, 'machine')} ${each} ${nodes === 1 ? 'has' : 'have'} ${plural(product, noun)}, but ${key === 'count' ? '`count` is' : 'the slice name requests'} ${inFull(total)}${hint}.`,
    reason:
      key === 'count'
        ? `\`count\` is the total; with \`nodes\`, ${name?.count === undefined ? 'the machine type' : '`accelerator`'} gives the number per machine.`
        : '',
    remedy: ways.length > 0 ? `Set ${ways.join(' or ')}.` : 'Use another machine type, or remove `nodes`.',
  }
}

/** "write `accelerator: h100`" for `h100:8`. */
function withoutNumber(accelerator: string | undefined): string {
  const [, name] = /^([^:]+):\d+$/.exec(accelerator ?? '') ?? []
  return name === undefined ? 'remove the number from `accelerator`' : `write \`accelerator: ${name.trim()}\``
}

/** Without `nodes`, there may be any number of machines, but only whole ones. */
function withoutNodes(hardware: Hardware): Contradiction | undefined {
  const { declared, name, machine } = hardware
  const { count } = declared
  if (name?.count !== undefined && count !== undefined && count % name.count !== 0) {
    return {
      key: 'count',
      problem: `\`${declared.accelerator}\` requests ${plural(name.count, nounOf(hardware))}, but \`count\` is ${inFull(count)}.`,
      reason: 'Without `nodes`, both are the total number.',
      remedy: `Set \`count: ${name.count}\`, or ${withoutNumber(declared.accelerator)}.`,
    }
  }
  const total = totalOf(hardware)?.total ?? name?.count
  if (machine === undefined && total !== undefined) return inMachinesOfProvider(hardware, total)
  if (machine === undefined || total === undefined || total % machine.count === 0) return undefined
  const machines = Math.ceil(total / machine.count)
  const held = machines * machine.count
  return {
    key: count === undefined ? 'accelerator' : 'count',
    problem: `The job uses ${inFull(total)} of the ${plural(held, nounOf(hardware))} in ${plural(machines, 'machine')} of type \`${machine.name}\`.`,
    reason: rentedWhole,
    remedy: `Use all ${inFull(held)}, or choose a smaller machine type.`,
    severity: 'warning',
  }
}

/** Several machines are used whole; another job may use the rest of a single one. */
function inMachinesOfProvider(hardware: Hardware, total: number): Contradiction | undefined {
  const { provider, onlyMachines, kind, accelerator, declared } = hardware
  if (onlyMachines === undefined || kind !== 'gpu') return undefined
  const { accelerators: size, reference } = onlyMachines
  if (total < size || total % size === 0) return undefined
  const machines = Math.ceil(total / size)
  const held = machines * size
  return {
    key: declared.count === undefined ? 'accelerator' : 'count',
    problem: `${provider?.name} rents out ${accelerator} in machines of ${size}, and the job uses ${inFull(total)} of the ${plural(held, nounOf(hardware))} in ${machines}.`,
    reason: rentedWhole,
    remedy: `Use ${inFull(held - size)} or ${inFull(held)}.`,
    severity: 'warning',
    sources: [reference],
  }
}

export default defineRule({
  id: 'hardware/count-contradicts-machine',
  title: 'The count does not match the machines',
  severity: 'error',
  sources: [
    'gce-gpus',
    'gke-plan-tpus',
    'neuron-hardware',
    'azure-hugging-face',
    'skypilot-gcp',
    'aws-machine-memory',
    'azure-machine-memory',
  ],
  check: ({ hardware }) => {
    const { declared, name, machine, candidates } = hardware
    // Fractions of a card are counted in several ways.
    if ((machine?.count ?? name?.count ?? 1) < 1) return []
    // Another rule reports a machine with other accelerators.
    const isOther = machine && name && !name.candidates.some(({ id }) => id === machine.accelerator)
    const ofMachines = declared.nodes === undefined ? withoutNodes : withNodes
    const isComparable = candidates.length > 0 && !isOther
    const found = (isComparable ? ofMachines(hardware) : undefined) ?? amongMachines(hardware)
    if (found === undefined) return []
    const { key, ...mismatch } = found
    return [{ at: ['hardware', key], ...mismatch }]
  },
  why: 'A machine type fixes how many accelerators a machine has, so machines and count state one number twice. So does a provider that rents out an accelerator in machines of one size. `count` is always the total; with `nodes`, the number in `NAME:COUNT` and the machine type are per machine. If they disagree, either the job starts with fewer accelerators than planned, or some are paid for but idle.',
  fails: `framework: pytorch
stage: production
hardware: { machine: a3-highgpu-8g, nodes: 2, count: 8 }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: a3-highgpu-8g, nodes: 2, count: 16 }
`,
})
