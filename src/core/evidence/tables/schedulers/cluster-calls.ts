import { type PythonCall, pythonCalls } from '../../../languages/python/python-calls.ts'
import { importsOf, readPython } from '../../../languages/python/python-text.ts'
import { mostPerNode, times } from '../../../text/bounds.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'

/**
 * Python that sends its own job to a cluster: submitit’s `update_parameters`, NeMo-Run’s executors, the `ScalingConfig`
 * of Ray Train, the grids of Dora with their `slurm_(gpus=32)`, the distributions of Azure’s packages, and the `--ngpus`
 * and `--nodes` of the programs that wrap submitit.
 */
export const reader: EvidenceReader = {
  format: 'cluster-calls',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /gpus_per_node|process_count|\bScalingConfig\(|\bimport submitit\b|\.slurm_\(/.test(text),
  read: ({ path, text }) => {
    const calls = pythonCalls(text)
    const requested = calls.flatMap((call) => ofCall(call, calls))
    const found = requested.length > 0 ? requested : ofArguments(text)
    return found.length > mostCalls ? [] : found.map((each) => seen(path, each))
  },
}

interface Size {
  readonly line: number
  readonly perNode?: number | undefined
  readonly nodes?: number | undefined
  readonly count?: number | undefined
  readonly byDefault?: true
  readonly provider?: 'azure'
}

/** A file with more calls is about clusters of all sizes. */
const mostCalls = 8

function ofCall(call: PythonCall, calls: readonly PythonCall[]): Size[] {
  const number = (...names: readonly string[]): number | undefined =>
    names.map((name) => call.values.get(name)?.value).find((value): value is number => typeof value === 'number')
  if (call.callee === 'ScalingConfig') {
    const workers = number('num_workers')
    if (call.values.get('use_gpu')?.value !== true || !workers) return []
    const each = calls.find(({ within, values }) => within === call && values.has('GPU'))?.values.get('GPU')?.value ?? 1
    return typeof each === 'number' && each > 0 ? [{ line: call.line, count: workers * each }] : []
  }
  if (call.callee === 'slurm_') {
    const count = number('gpus')
    return count ? [{ line: call.values.get('gpus')?.line ?? call.line, count }] : []
  }
  if (azureDistribution.test(call.callee)) return ofAzure(call, calls, number)
  if (!submits.test(call.callee)) return []
  const perNode = number('gpus_per_node', 'num_gpus_per_node')
  const nodes = number('nodes', 'num_nodes')
  if (!perNode || perNode > mostPerNode || nodes === 0) return []
  return [{ line: call.line, perNode, nodes, count: times(perNode, nodes) }]
}

const submits = /^(?:update_parameters|\w{0,60}Executor|\w{0,60}_recipe)$/

const azureDistribution = /^(?:PyTorch|Mpi)(?:Distribution|Configuration)$/

/** The processes of a job on Azure, whose number of instances may stand beside them; one alone may start others. */
function ofAzure(
  { callee, line }: PythonCall,
  calls: readonly PythonCall[],
  number: (...names: readonly string[]) => number | undefined,
): Size[] {
  const [instances, another] = calls.flatMap(({ values }) => values.get('instance_count')?.value ?? [])
  const beside = typeof instances === 'number' && another === undefined ? instances : undefined
  const nodes = number('node_count') ?? beside
  const perNode = number('process_count_per_instance', 'process_count_per_node')
  const all = number('process_count')
  const isStarter = callee.startsWith('Mpi') && perNode === 1
  if (isStarter || (!perNode && !all) || (perNode ?? 0) > mostPerNode) return []
  return [{ line, perNode, nodes, count: all ?? times(perNode, nodes), provider: 'azure' }]
}

/** The options of a program that submits itself, which whoever starts it may overrule. */
function ofArguments(text: string): Size[] {
  const python = readPython(text)
  if (!importsOf(python).some(({ module }) => /^submitit\b/.test(module))) return []
  const defaultOf = (...options: readonly string[]): { value: number; line: number } | undefined => {
    const option = python.strings.find(({ value }) => options.includes(value))
    if (option === undefined) return undefined
    const stated = /^[^()]{0,150}?\bdefault\s{0,4}=\s{0,4}(\d{1,4})\b/.exec(
      python.code.slice(option.end, option.end + 200),
    )
    return stated ? { value: Number(stated[1]), line: python.lineAt(option.start) } : undefined
  }
  const gpus = defaultOf('--ngpus', '--gpus_per_node', '--gpus-per-node', '--num_gpus')
  const nodes = defaultOf('--nodes', '--num_nodes', '--num-nodes')?.value
  if (gpus === undefined || gpus.value === 0 || gpus.value > mostPerNode) return []
  return [{ line: gpus.line, perNode: gpus.value, nodes, count: times(gpus.value, nodes), byDefault: true }]
}

const seen = (path: string, { line, perNode, nodes, count, byDefault, provider }: Size): AcceleratorObservation => ({
  what: 'accelerator',
  kind: 'gpu',
  ...(perNode && { perNode }),
  ...(nodes && { nodes }),
  ...(count && { count }),
  ...(byDefault && { byDefault }),
  ...(provider && { provider }),
  place: { path, line },
  certainty: 'suggests',
})
