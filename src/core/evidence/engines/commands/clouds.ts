import { isLiteral, optionsOf, programOf } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { times, wholeNumber, wholeOfFloat } from '../../../text/bounds.ts'
import type { Certainty } from '../../observation/observation.ts'
import { chipsOf, cloudNamed, hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'
import { amd, gaudi, gpu, neuron, nvidia, tpu } from './makers.ts'

/** The hardware that one command requests from a cloud, a cluster or a container engine. */
export interface CloudRequest {
  readonly certainty: Certainty
  readonly request: ResourceRequest
  /** Whether an option gives a number. It then overrides the file that the command names. */
  readonly isCounted?: true
  /** The options for numbers whose value is none: `--num-nodes=+8`. */
  readonly unread?: readonly string[]
}

/** A command of a cloud's program, and its options by meaning. */
interface CloudCommand {
  /** The program, then its words in this order. `one|other` matches either. */
  readonly command: string
  /** A command that creates a cluster only suggests where its jobs run. */
  readonly certainty: Certainty
  readonly always?: ResourceRequest
  readonly machine?: string
  readonly name?: string
  readonly topology?: string
  readonly provider?: string
  /** Nodes, or slices if `name` gives a slice. */
  readonly nodes?: string
  /** The nodes if no option gives them. `names` counts the names after the command. */
  readonly nodesOtherwise?: 1 | 'names'
  readonly perNode?: string
  /** An option such as `type=nvidia-l4,count=2`. Its parts are read as options of these names. */
  readonly pairs?: string
}

const gcp = { provider: 'gcp' } as const
const spotWords = /^--(?:spot|preemptible|best-effort|use-spot|provisioning-model=SPOT)$/
const compute = { always: gcp, machine: '--machine-type', pairs: '--accelerator', name: 'type', perNode: 'count' }
const slice = { always: { ...tpu, ...gcp }, name: '--accelerator-type --type', topology: '--topology' }

const clouds: readonly CloudCommand[] = [
  { ...slice, command: 'gcloud tpus create', certainty: 'states', nodes: '--node-count', nodesOtherwise: 1 },
  // What the host runs there runs on a TPU.
  { command: 'gcloud tpus tpu-vm ssh', certainty: 'suggests', always: { ...tpu, ...gcp } },
  {
    ...compute,
    command: 'gcloud container node-pools|clusters create',
    certainty: 'suggests',
    nodes: '--num-nodes',
    topology: '--tpu-topology',
  },
  { ...compute, command: 'gcloud compute instances bulk create', certainty: 'states', nodes: '--count' },
  {
    ...compute,
    command: 'gcloud compute instances create|create-with-container',
    certainty: 'states',
    nodesOtherwise: 'names',
  },
  { ...compute, command: 'gcloud compute instance-templates create', certainty: 'suggests' },
  {
    command: 'gcloud ai custom-jobs create',
    certainty: 'states',
    always: gcp,
    pairs: '--worker-pool-spec',
    machine: 'machine-type',
    name: 'accelerator-type',
    perNode: 'accelerator-count',
    nodes: 'replica-count',
    nodesOtherwise: 1,
  },
  ...(['workload', 'cluster'] as const).map(
    (what): CloudCommand => ({
      command: `xpk ${what} create|create-pathways`,
      certainty: what === 'workload' ? 'states' : 'suggests',
      always: gcp,
      name: '--tpu-type --device-type',
      nodes: '--num-slices --num-nodes',
      nodesOtherwise: 1,
    }),
  ),
  {
    command: 'sky launch|exec',
    certainty: 'states',
    name: '--gpus',
    machine: '--instance-type -t',
    nodes: '--num-nodes',
    nodesOtherwise: 1,
    provider: '--infra --cloud',
  },
  {
    command: 'aws ec2 run-instances',
    certainty: 'states',
    always: { provider: 'aws' },
    machine: '--instance-type',
    nodes: '--count',
    nodesOtherwise: 1,
  },
  { command: 'eksctl create cluster|nodegroup', certainty: 'suggests', machine: '--node-type -t', nodes: '--nodes -N' },
  { command: 'az vm create', certainty: 'states', machine: '--size', nodes: '--count', nodesOtherwise: 1 },
  { command: 'az ml compute create', certainty: 'suggests', machine: '--size' },
  { command: 'az aks nodepool add', certainty: 'suggests', machine: '--node-vm-size -s', nodes: '--node-count -c' },
  { command: 'az aks create', certainty: 'suggests', machine: '--node-vm-size -s', nodes: '--node-count -c' },
]

const commands = clouds.map((row) => {
  const [program, ...behind] = row.command.split(' ')
  return { ...row, program, behind: behind.map((word) => word.split('|')) }
})

/** Options of projects' own launchers, which pass a slice on. */
export const sliceOptions = ['--tpu-type', '--accelerator-type', '--device-type'] as const

export function cloudRequest({
  words,
  isRepeated,
}: Pick<ShellCommand, 'words' | 'isRepeated'>): CloudRequest | undefined {
  const program = programOf(words).replace(/\.py$/, '')
  if (/^(?:docker|podman|nvidia-docker)$/.test(program)) return containerRequest(program, words)
  // The program may be in a variable, or started by Python.
  const isHidden = program.startsWith('$') && words.includes('tpus')
  const isXpk = words.some((word) => word.endsWith('xpk.py'))
  const name = isHidden ? 'gcloud' : isXpk ? 'xpk' : program
  const rows = commands.filter((row) => row.program === name)
  if (rows.length === 0) return undefined
  // The job's own command follows this separator.
  const end = words.indexOf('--')
  const own = end === -1 ? words : words.slice(0, end)
  const found = rows.find(({ behind }) => areInOrder(own, behind))
  if (found === undefined) return undefined
  const counting = [found.name, found.perNode, found.nodes].flatMap((options) => options?.split(' ') ?? [])
  const isCounted = optionsOf(own, ...counting).length > 0
  const request = requestOf(own, isRepeated ? repeated(found) : found)
  const numbers = [found.perNode, found.nodes].flatMap((options) => (found.pairs ? [] : (options?.split(' ') ?? [])))
  const isOpen = (value: string): boolean => wholeNumber(value) === undefined
  const isOpenBehind = (value: string): boolean => value.includes(':') && hardwareNamed(readable(value)) === undefined
  const told = (options: readonly string[], isUnread: typeof isOpen): string[] =>
    options.flatMap((option) =>
      optionsOf(own, option).flatMap((value) => (isUnread(value) ? [`${option}=${value}`] : [])),
    )
  const unread = [...told(numbers, isOpen), ...told(found.pairs ? [] : (found.name?.split(' ') ?? []), isOpenBehind)]
  return {
    certainty: found.certainty,
    request,
    ...(isCounted && { isCounted }),
    ...(unread.length > 0 && { unread }),
  }
}

/** A command in a loop, which runs for an unknown number of nodes. */
const repeated = ({ nodes: _, nodesOtherwise: __, ...row }: CloudCommand): CloudCommand => row

/** The number of words after a command that are neither options nor their values. An unknown word counts as one. */
const namesBehind = (words: readonly string[]): number =>
  words
    .slice(words.findIndex((word) => word.startsWith('create')) + 1)
    .filter((word, at, all) => !word.startsWith('-') && !/^-[^=]*$/.test(all[at - 1] ?? '')).length

function areInOrder(words: readonly string[], wanted: readonly (readonly string[])[]): boolean {
  let next = 0
  for (const word of words) if (wanted[next]?.includes(word)) next++
  return next === wanted.length
}

function requestOf(words: readonly string[], row: CloudCommand): ResourceRequest {
  const specs = optionsOf(words, row.pairs ?? '')
  const pairs = pairsOf(specs[0])
  const given = (names: string | undefined): string | undefined =>
    names === undefined ? undefined : (pairs.get(names) ?? optionsOf(words, ...names.split(' ')).at(-1))
  const literal = (names: string | undefined): string | undefined => {
    const value = given(names)
    return isLiteral(value) ? value : undefined
  }
  // Several pools of machines identify no machine.
  if (specs.length > 1) return {}
  const written = literal(row.name)
  const name = written && readable(written)
  const hardware = hardwareNamed(name)
  const topology = literal(row.topology)
  const stated = given(row.nodes)
  const otherwise = row.nodesOtherwise === 'names' ? Math.max(1, namesBehind(words)) : row.nodesOtherwise
  const number = stated === undefined ? otherwise : wholeNumber(stated)
  const isSlice = hardware?.chips !== undefined || row.always?.kind === 'tpu'
  const each =
    wholeNumber(given(row.perNode)) ?? (given(row.perNode) === undefined ? impliedBy(row, hardware) : undefined)
  const machine = literal(row.machine)
  // An attached accelerator without a name is a GPU. TPUs are counted in TensorCores, at least eight.
  const isGpu = name === undefined && each !== undefined && (row.pairs === undefined || each < 8)
  return {
    ...(isGpu && (row.name !== 'accelerator-type' || machine === undefined) && gpu),
    ...(optionsOf(words, '--tpu-type').length > 0 && { kind: 'tpu' as const }),
    ...row.always,
    name,
    machine,
    perNode: isSlice ? undefined : each,
    ...(isSlice ? { slices: number } : { nodes: number }),
    topology,
    ...(isSlice && hardware?.chips === undefined && { count: times(chipsOf(topology), number) }),
    ...(row.provider && { provider: cloudNamed(literal(row.provider)) }),
    ...(words.some((word) => spotWords.test(word)) && { spot: true }),
  }
}

/** A name with its number as digits: `H100:8.0` is `H100:8`. */
const readable = (name: string): string => name.replace(/(?<=:)[^:]*$/, (count) => String(wholeOfFloat(count) ?? count))

/** A card without a number is one card. */
const impliedBy = ({ pairs, name }: CloudCommand, hardware: ReturnType<typeof hardwareNamed>): number | undefined =>
  hardware !== undefined && (pairs === '--accelerator' || name === '--gpus') ? (hardware.perNode ?? 1) : undefined

/** `type=nvidia-tesla-t4,count=1`. Keeps only literal values. */
function pairsOf(text: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of (text ?? '').slice(0, 2_000).split(',')) {
    const cut = pair.indexOf('=')
    const value = pair.slice(cut + 1)
    if (cut > 0 && isLiteral(value)) found.set(pair.slice(0, cut).trim(), value)
  }
  return found
}

const runtimes: ReadonlyMap<string, ResourceRequest> = new Map([
  ['nvidia', nvidia],
  ['habana', gaudi],
  ['/dev/kfd', amd],
  ['/dev/neuron', neuron],
])

/** The devices of a container: `--gpus all`, `--gpus '"device=0,1"'`, `--runtime=nvidia`, `--device=/dev/kfd`. */
function containerRequest(program: string, words: readonly string[]): CloudRequest | undefined {
  if (program === 'nvidia-docker') return { certainty: 'states', request: nvidia }
  if (!words.some((word) => word === 'run' || word === 'create')) return undefined
  const gpus = optionsOf(words, '--gpus').at(-1)?.replaceAll('"', '')
  if (gpus === undefined) {
    const devices = optionsOf(words, '--runtime', '--device').map((device) => device.split(/[\d:]/, 1)[0] ?? '')
    const found = devices.map((device) => runtimes.get(device)).find((request) => request !== undefined)
    return found && { certainty: 'states', request: found }
  }
  const listed = /^device=(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(gpus)?.[1]?.split(',').length
  const count = listed ?? wholeNumber(gpus)
  if (count === 0 || gpus === 'none') return undefined
  const isKnown = count !== undefined || gpus === 'all' || gpus.startsWith('device=')
  const numbers = count === undefined ? {} : { perNode: count, nodes: 1 }
  return { certainty: isKnown ? 'states' : 'suggests', request: { ...nvidia, ...numbers } }
}
