import { optionOf, programOf, wordsBehind } from '../../../languages/shell/command-words.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Launch, Launcher } from './launch.ts'

type Words = readonly string[]
type Processes = NonNullable<Launch['processes']>

/**
 * What programs that start their processes by themselves are told of GPUs: as options such as `--num-gpus 8`, as
 * settings such as `trainer.n_gpus_per_node=8`, as the size of the world, or as a list of devices.
 */
export const program: Launcher = (words) => {
  if (!startsProgram(words)) return undefined
  const own = words.slice(programAt(words))
  const chips = chipsOfCores(own) ?? chipsOfHosts(own)
  if (chips !== undefined) return { on: { kind: 'tpu', vendor: 'google' }, processes: chips }
  const processes = ofSettings(words) ?? ofOptions(own) ?? ofWorld(own)
  return processes && { processes }
}

const startsProgram = (words: Words): boolean =>
  /^(?:python[\d.]*|uv|srun|fairseq-(?:hydra-)?train|\$)$/.test(programOf(words)) ||
  (programOf(words) === 'ray' && words.includes('submit') && words.includes('--'))

/** Where the program's own options begin: those in front are its launcher's. */
function programAt(words: Words): number {
  const at = words.findIndex(
    (word, index) =>
      word.length <= 500 && (word.endsWith('.py') || words[index - 1] === '-m' || /^fairseq-/.test(word)),
  )
  return at === -1 ? words.length : at
}

const perNodeSetting = /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})(?:n_|num_|n)?gpus_per_node=(\d{1,4})$/
const worldSetting = /^(?:--|\+{0,2})(?:\w{1,60}\.){0,6}distributed_world_size=(\d{1,5})$/

/** Hydra's settings: those of one group belong together. */
function ofSettings(words: Words): Processes | undefined {
  for (const word of words) {
    const [, group, gpus] = word.length <= 500 ? (perNodeSetting.exec(word) ?? []) : []
    if (gpus === undefined) continue
    const names = ['nnodes', 'num_nodes', 'n_nodes', 'nodes'].map((name) => `${group}${name}=`)
    const nodes = words.map((other) => other.replace(/^(?:--|\+{1,2})/, ''))
    const stated = nodes.find((other) => names.some((name) => other.startsWith(name)))
    return { perNode: wholeNumber(gpus), nodes: wholeNumber(stated?.slice(stated.indexOf('=') + 1)) }
  }
  const world = words.map((word) => (word.length <= 500 ? worldSetting.exec(word)?.[1] : undefined)).find(Boolean)
  return world === undefined ? undefined : { count: wholeNumber(world) }
}

/** The options that launchers and programs take a number of nodes by. */
export const nodeOptions: readonly string[] = [
  '--nnodes',
  '--num_nodes',
  '--num-nodes',
  '--n_nodes',
  '--nodes',
  '--num_machines',
  '--num_hosts',
  '--num-machines',
]
const perNodeOptions = [
  ...['--gpus_per_node', '--gpus-per-node', '--num_gpus_per_node', '--num-gpus-per-node', '--n_gpus_per_node'],
  ...['--ngpus_per_node', '--ngpus-per-node'],
]
const gpuOptions = [
  ...['--num_gpus', '--num-gpus', '--ngpus', '--n_gpus', '--n-gpus', '--num_gpu', '--gpu_num', '--gpu-num'],
  '--worker_gpu',
]

function ofOptions(words: Words): Processes | undefined {
  const stated = optionOf(words, ...nodeOptions)
  const perNode = wholeNumber(optionOf(words, ...perNodeOptions))
  if (perNode !== undefined) return { perNode, nodes: wholeNumber(stated) }
  const gpus =
    wholeNumber(optionOf(words, ...gpuOptions, ...coresOfHost(words))) ??
    devicesListed(optionOf(words, '--gpus', '--gpu_ids')) ??
    devicesApart(words)
  if (gpus === undefined) return undefined
  // A program that submits a job has a number of nodes of its own.
  const submits = words.some((word) => word.length <= 500 && /submit|slurm|launch/i.test(word))
  return { perNode: gpus, nodes: stated === undefined ? (submits ? undefined : 1) : wholeNumber(stated) }
}

/** `--num_tpu_cores=32` was written for chips that have two each. */
function chipsOfCores(words: Words): Processes | undefined {
  const cores = wholeNumber(optionOf(words, '--num_tpu_cores', '--num-tpu-cores'))
  const isOff = /^(?:false|0)$/i.test(optionOf(words, '--use_tpu') ?? '')
  return cores !== undefined && cores > 0 && cores % 2 === 0 && !isOff ? { count: cores / 2 } : undefined
}

/** `--use_tpu=True --num_hosts=4 --num_core_per_host=8`: those programs are as old, and count as they do. */
function chipsOfHosts(words: Words): Processes | undefined {
  const cores = wholeNumber(optionOf(words, ...hostCores))
  const isOn = /^(?:true|1)$/i.test(optionOf(words, '--use_tpu') ?? '')
  // A host of TPU v3 may have twice as many as one of v2.
  if (!isOn || (cores !== 8 && cores !== 16)) return undefined
  return { perNode: cores / 2, nodes: wholeNumber(optionOf(words, '--num_hosts')) }
}

const hostCores: readonly string[] = ['--num_core_per_host', '--num_core_per_hosts']

/** Programs for TPUs count GPUs as cores where they are told to use no TPU, or are those for GPUs: `train_gpu.py`. */
function coresOfHost(words: Words): string[] {
  const use = optionOf(words, '--use_tpu')
  const isForGpus =
    use === undefined && words.some((word) => /(?:^|[/_])gpu(?:_\w{1,40})?\.py$/i.test(word.slice(-200)))
  return isForGpus || /^(?:false|0)$/i.test(use ?? '') ? [...hostCores] : []
}

/** `0,1,2,3`; a number by itself may be the one device to use, unless no node has so many. */
function devicesListed(value: string | undefined): number | undefined {
  if (value === undefined || value.length > 200) return undefined
  if (/^\d{1,2}(?:,\d{1,2}){1,31}$/.test(value)) return value.split(',').length
  const number = wholeNumber(value)
  return number === 8 || number === 16 ? number : undefined
}

/** `--gpus 0 1 2 3`. */
function devicesApart(words: Words): number | undefined {
  const listed = wordsBehind(words, '--gpus', '--gpu_ids')
  const end = listed.findIndex((word) => !/^\d{1,2}$/.test(word))
  const indexes = end === -1 ? listed : listed.slice(0, end)
  return indexes.length > 1 && new Set(indexes).size === indexes.length ? indexes.length : undefined
}

/** The size of the world counts nodes, and no processes, for programs that fork once more. */
function ofWorld(words: Words): Processes | undefined {
  const count = wholeNumber(optionOf(words, '--world-size', '--world_size', '--distributed-world-size'))
  const forks = words.some((word) => /^--(?:multiprocessing[-_]distributed|mp[-_]dist)/.test(word))
  return count === undefined || count < 2 || forks ? undefined : { count }
}

/** Launchers of other frameworks, and of projects' own, that take the options of PyTorch's. */
export const alikeTorchrun: Launcher = (words) => {
  const perNode = optionOf(words, '--nproc_per_node', '--nproc-per-node')
  // Whoever asks for both is a launcher, whatever it is called.
  const launches = startsProgram(words) || optionOf(words, '--nnodes') !== undefined
  if (!launches || perNode === undefined) return undefined
  return { processes: { perNode: wholeNumber(perNode), nodes: wholeNumber(optionOf(words, ...nodeOptions)) } }
}

/** OpenMMLab's scripts take the number of GPUs behind the configuration: `tools/dist_train.sh CONFIG 8`. */
export const openMmlab: Launcher = (words) => {
  const at = words.findIndex((word) => word.length <= 500 && /(?:^|\/)(?:dist|slurm)_train\.sh$/.test(word))
  if (at === -1) return undefined
  const isSlurm = words[at]?.endsWith('slurm_train.sh') === true
  const set = (name: string): string | undefined =>
    words
      .slice(0, at)
      .find((word) => word.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const framework = 'pytorch'
  if (!isSlurm) {
    const perNode = words
      .slice(at + 1, at + 4)
      .map(wholeNumber)
      .find((number) => number !== undefined)
    const nodes = set('NNODES')
    return { framework, processes: { perNode, nodes: nodes === undefined ? 1 : wholeNumber(nodes) } }
  }
  return { framework, processes: { count: wholeNumber(set('GPUS')) } }
}

/** Trainers that start their own processes as the environment tells them to: `NPROC_PER_NODE=8 swift sft`. */
export const selfStarting: Launcher = (words) => {
  const name = programOf(words)
  if (!/^(?:llamafactory-cli|swift|xtuner)$/.test(name)) return undefined
  const set = (variable: string): string | undefined =>
    words.find((word) => word.startsWith(`${variable}=`))?.slice(variable.length + 1)
  const nodes = set('NNODES')
  const perNode = wholeNumber(set('NPROC_PER_NODE'))
  return {
    framework: 'pytorch',
    ...(perNode !== undefined && { processes: { perNode, nodes: nodes === undefined ? 1 : wholeNumber(nodes) } }),
  }
}
