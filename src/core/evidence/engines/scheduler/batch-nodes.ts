import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { modelIn, type ResourceRequest } from '../../observation/resource-request.ts'
import { deviceOf } from '../launch/launch-devices.ts'
import { directiveOptions } from './batch-directives.ts'
import type { Options } from './batch-request.ts'

interface Nodes {
  readonly line: number
  readonly nodes: number
  /** The system that they are nodes of, where there are several. */
  readonly system?: string | undefined
}

/**
 * The nodes that a script asks PBS or Cobalt for without a word of their GPUs, where its queue, its system or its
 * commands name those: nothing tells how many each node has.
 */
export function wholeNodesRequested(
  text: string,
): { readonly line: number; readonly request: ResourceRequest } | undefined {
  for (const [sign, nodesOf] of schedulers) {
    const options = text.includes(sign) ? directiveOptions(text, sign) : []
    const queue = options.findLast(({ name }) => name === 'q' || name === 'queue')?.value ?? ''
    const stated = /(?:^|[^a-z])cpus?(?![a-z])/i.test(queue.slice(0, 200)) ? undefined : nodesOf(options, queue)
    if (stated === undefined) continue
    const { line, nodes, system } = stated
    const device = systems.get(system ?? '') ?? ofQueue(queue) ?? namedBy(text)
    const job = options.findLast(({ name }) => name === 'N' || name === 'jobname')?.value
    return device && { line, request: { job: job && /^[\w.-]{1,100}$/.test(job) ? job : undefined, ...device, nodes } }
  }
  return undefined
}

/** What the nodes of the Argonne facility's systems hold, which all share one scheduler. */
const systems: ReadonlyMap<string, ResourceRequest> = new Map([
  ['polaris', { kind: 'gpu', name: 'a100' }],
  ['sophia', { kind: 'gpu', name: 'a100' }],
  ['aurora', { kind: 'gpu', name: 'max-1550' }],
])

function ofQueue(queue: string): ResourceRequest | undefined {
  const words = queue.slice(0, 200).split(/[-_.@]/)
  const name = modelIn(words.filter((word) => word.length > 2))
  return name !== undefined || words.some((word) => /^gpus?\d*$/i.test(word)) ? { kind: 'gpu', name } : undefined
}

function namedBy(text: string): ResourceRequest | undefined {
  const device = deviceOf(shellCommands(text))
  if (device?.isNamed !== true) return undefined
  const { kind, vendor, name } = device
  return { kind, vendor, name }
}

/** One kind of chunk, or of Torque's nodes, that asks for no GPU by itself. */
function ofPbs(options: Options, queue: string): Nodes | undefined {
  const resources = options.filter(({ name }) => name === 'l')
  const isScattered = resources.some(({ value }) => /(?:^|,)place=v?scatter/.test(value))
  const [stated, another] = resources.filter(({ value }) => /(?:^|,)(?:select|nodes)=/.test(value))
  if (stated === undefined || another !== undefined || resources.some(({ value }) => /gpu/i.test(value)))
    return undefined
  const [, option, chunk = ''] = /(?:^|,)(select|nodes)=([^,+]{1,500})(?:,|$)/.exec(stated.value) ?? []
  const [first = '', ...parts] = chunk.split(':')
  const nodes = wholeNumber(first)
  const system = parts.find((part) => part.startsWith('system='))?.slice('system='.length)
  // Chunks may share a node, and some queues give out parts of one.
  const isWhole = nodes === 1 || option === 'nodes' || isScattered || system !== undefined
  return nodes && isWhole && (nodes === 1 || !ofParts.test(queue)) ? { line: stated.line, nodes, system } : undefined
}

/** Queues such as `by-gpu`, which count GPUs. */
const ofParts = /(?:by|single)[-_]gpu|[-_]shared$/i

function ofCobalt(options: Options, queue: string): Nodes | undefined {
  const stated = options.findLast(({ name }) => name === 'n' || name === 'nodecount')
  const nodes = wholeNumber(stated?.value)
  return stated && nodes && (nodes === 1 || !ofParts.test(queue)) ? { line: stated.line, nodes } : undefined
}

const schedulers: readonly (readonly [
  sign: string,
  nodesOf: (options: Options, queue: string) => Nodes | undefined,
])[] = [
  ['#PBS', ofPbs],
  ['#COBALT', ofCobalt],
]
