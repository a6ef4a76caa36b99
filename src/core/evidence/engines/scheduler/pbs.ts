import { times, wholeNumber } from '../../../text/bounds.ts'
import { modelIn } from '../../observation/resource-request.ts'
import { last, literal, partsOf } from './batch-directives.ts'
import type { BatchRequest, Options } from './batch-request.ts'

/** PBS Professional's chunks, and the nodes of Torque. */
export function pbs(options: Options): BatchRequest[] {
  const job = literal(last(options, 'N')?.value)
  const resources = options.filter(({ name }) => name === 'l')
  const scattered = resources.some(({ value }) => /(?:^|,)place=(?:v?scatter)/.test(value))
  return resources.flatMap(({ value, line }) => {
    const list = /(?:^|,)(?:select|nodes)=([^,]+)/.exec(value)?.[1]
    if (list === undefined) return pbsTotal(value, line, job)
    const chunks = list.split('+').map(chunkOf)
    const holding = chunks.filter(({ each }) => each !== 0)
    const [first, another] = holding
    if (first === undefined) return []
    const count = holding.reduce<number | undefined>(
      (sum, chunk) => (sum === undefined || chunk.total === undefined ? undefined : sum + chunk.total),
      0,
    )
    const name = holding.every((chunk) => chunk.name === first.name) ? first.name : undefined
    // Chunks may share a node, unless they are told apart, there is one, or each has the GPUs of a usual node.
    const isNode = first.copies === 1 || (first.each ?? 0) >= usualNode
    const apart = another === undefined && (scattered || value.includes('nodes=') || isNode)
    const nodes = apart ? { nodes: first.copies, perNode: first.each } : {}
    return [{ line, request: { job, kind: 'gpu', name, count, ...nodes } }]
  })
}

/** The GPUs of the smallest nodes that jobs of several nodes are given. */
const usualNode = 4

interface Chunk {
  readonly copies: number | undefined
  /** GPUs of one; 0 where it asks for none, undefined where their number is not known. */
  readonly each: number | undefined
  readonly total: number | undefined
  readonly name: string | undefined
}

function chunkOf(text: string): Chunk {
  const [first = '', ...rest] = text.split(':')
  const isCopies = !first.includes('=')
  const parts = partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':')
  const gpus = parts.get('ngpus') ?? parts.get('gpus')
  const copies = isCopies ? wholeNumber(first.trim()) : 1
  const each = gpus === undefined ? 0 : wholeNumber(gpus)
  const named = ['gpu_type', 'gpu_model', 'gputype', 'gpu'].map((key) => parts.get(key) ?? '')
  const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word)
  return { copies, each, total: each === 0 ? 0 : times(copies, each), name: modelIn([...named, ...alone]) }
}

/** `-l ngpus=4`: GPUs of the whole job. */
function pbsTotal(value: string, line: number, job: string | undefined): BatchRequest[] {
  const gpus = partsOf(value, ',').get('ngpus')
  const count = wholeNumber(gpus)
  return gpus === undefined || count === 0 ? [] : [{ line, request: { job, kind: 'gpu', count } }]
}
