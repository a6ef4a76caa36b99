import { isLiteral, optionOf, optionsOf, programOf } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { times, wholeNumber } from '../../../text/bounds.ts'
import type { Certainty } from '../../observation/observation.ts'
import { chipsOf, cloudNamed, hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'

/** What one command asks a cloud, a cluster or a container engine for. */
export interface CloudRequest {
  readonly certainty: Certainty
  readonly request: ResourceRequest
}

type Words = readonly string[]
type Reader = (words: Words) => CloudRequest | undefined

/** What a command asks for; a command that makes room in a cluster only suggests what jobs will run on. */
export function cloudRequest({ words }: Pick<ShellCommand, 'words'>): CloudRequest | undefined {
  const program = programOf(words).replace(/\.py$/, '')
  for (const [name, reader] of readers) {
    if (program === name || (name === 'xpk' && words.some((word) => /(?:^|\/)xpk(?:\.py)?$/.test(word)))) {
      return reader(words)
    }
  }
  // Its name is kept in a variable.
  const isCloudTpu = inOrder(words, 'tpus', 'tpu-vm', 'create') || inOrder(words, 'queued-resources', 'create')
  return isCloudTpu || createsSlice(words) ? states(cloudTpu(words)) : undefined
}

/** `$TPU create pod --accelerator-type=v4-32 --version=…`, where most of the command is kept in a variable. */
const createsSlice = (words: Words): boolean =>
  programOf(words).startsWith('$') &&
  has(words, 'create') &&
  hardwareNamed(literal(words, '--accelerator-type'))?.chips !== undefined

const literal = (words: Words, ...names: string[]): string | undefined => {
  const value = optionOf(words, ...names)
  return isLiteral(value) ? value : undefined
}

/** The number of an option; `otherwise` where it is not given, undefined where it is not a number. */
const number = (words: Words, otherwise: number | undefined, ...names: string[]): number | undefined => {
  const value = optionOf(words, ...names)
  return value === undefined ? otherwise : wholeNumber(value)
}

const has = (words: Words, ...names: string[]): boolean => words.some((word) => names.includes(word))

const inOrder = (words: Words, ...wanted: string[]): boolean => {
  let next = 0
  for (const word of words) if (word === wanted[next]) next++
  return next === wanted.length
}

const states = (request: ResourceRequest): CloudRequest => ({ certainty: 'states', request })
const suggests = (request: ResourceRequest): CloudRequest => ({ certainty: 'suggests', request })

const gcloud: Reader = (words) => {
  if (inOrder(words, 'tpus', 'create')) return states(cloudTpu(words))
  // What it has a host do, it does on a TPU.
  if (inOrder(words, 'tpus', 'tpu-vm', 'ssh')) return suggests({ kind: 'tpu', vendor: 'google', provider: 'gcp' })
  if (inOrder(words, 'container', 'node-pools', 'create') || inOrder(words, 'container', 'clusters', 'create')) {
    return suggests({ ...computeMachine(words), topology: literal(words, '--tpu-topology') })
  }
  if (
    inOrder(words, 'compute', 'instances', 'create') ||
    inOrder(words, 'compute', 'instances', 'create-with-container')
  ) {
    return states({ ...computeMachine(words), nodes: 1 })
  }
  if (inOrder(words, 'compute', 'instance-templates', 'create')) return suggests(computeMachine(words))
  if (inOrder(words, 'ai', 'custom-jobs', 'create')) return workerPools(words)
  return undefined
}

function cloudTpu(words: Words): ResourceRequest {
  const spot = has(words, '--spot', '--preemptible', '--best-effort')
  const type = literal(words, '--accelerator-type')
  const generation = literal(words, '--type')
  const topology = literal(words, '--topology')
  return {
    kind: 'tpu',
    vendor: 'google',
    provider: 'gcp',
    name: type ?? generation,
    slices: number(words, 1, '--node-count'),
    topology,
    ...(type === undefined && { count: times(chipsOf(topology), number(words, 1, '--node-count')) }),
    ...(spot && { spot }),
  }
}

function computeMachine(words: Words): ResourceRequest {
  const accelerator = pairs(optionOf(words, '--accelerator'))
  const type = accelerator.get('type')
  const held = type === undefined ? undefined : (wholeNumber(accelerator.get('count') ?? '1') ?? undefined)
  const counted = wholeNumber(accelerator.get('count'))
  return {
    provider: 'gcp',
    machine: literal(words, '--machine-type'),
    name: type,
    // What is attached to machines there is a GPU, whichever it is.
    ...(type === undefined && counted !== undefined && { kind: 'gpu' }),
    perNode: held ?? counted,
    nodes: number(words, undefined, '--num-nodes'),
    ...(has(words, '--spot', '--preemptible', '--provisioning-model=SPOT') && { spot: true }),
  }
}

/** `type=nvidia-tesla-t4,count=1`, literal values only. */
function pairs(text: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of (text ?? '').slice(0, 2_000).split(',')) {
    const cut = pair.indexOf('=')
    const value = pair.slice(cut + 1)
    if (cut > 0 && isLiteral(value)) found.set(pair.slice(0, cut), value)
  }
  return found
}

function workerPools(words: Words): CloudRequest | undefined {
  const pools = optionsOf(words, '--worker-pool-spec').map((spec) => pairs(spec))
  const pool = pools.find((each) =>
    ['accelerator-type', 'accelerator-count', 'machine-type'].some((key) => each.has(key)),
  )
  if (pool === undefined || pools.length > 1) return undefined
  const type = pool.get('accelerator-type')
  const each = wholeNumber(pool.get('accelerator-count'))
  return states({
    provider: 'gcp',
    machine: pool.get('machine-type'),
    name: type,
    // TPUs that are counted there are counted by TensorCores, eight and more.
    ...(type === undefined && each !== undefined && each < 8 && !pool.has('machine-type') && { kind: 'gpu' }),
    perNode: each,
    nodes: wholeNumber(pool.get('replica-count') ?? '1'),
  })
}

const xpk: Reader = (words) => {
  const workload = words.some((word, at) => word === 'workload' && /^create/.test(words[at + 1] ?? ''))
  const cluster = words.some((word, at) => word === 'cluster' && /^create/.test(words[at + 1] ?? ''))
  if (!workload && !cluster) return undefined
  const type = literal(words, '--tpu-type') ?? literal(words, '--device-type')
  const hardware = hardwareNamed(type)
  const onDemand = { ...(has(words, '--spot') && { spot: true }), provider: 'gcp' }
  const request: ResourceRequest =
    hardware?.kind === 'tpu'
      ? { ...onDemand, name: type, slices: number(words, 1, '--num-slices') }
      : {
          ...onDemand,
          name: type,
          ...(optionOf(words, '--tpu-type') !== undefined && { kind: 'tpu' }),
          nodes: number(words, 1, '--num-nodes'),
        }
  return workload ? states(request) : suggests(request)
}

const sky: Reader = (words) => {
  if (!words.some((word) => word === 'launch' || word === 'exec')) return undefined
  const name = literal(words, '--gpus')
  const machine = literal(words, '--instance-type', '-t')
  const hardware = hardwareNamed(name)
  const nodes = number(words, 1, '--num-nodes')
  return states({
    name,
    machine,
    ...(hardware?.chips === undefined ? { perNode: hardware && (hardware.perNode ?? 1), nodes } : { slices: nodes }),
    provider: cloudNamed(literal(words, '--infra') ?? literal(words, '--cloud')),
    ...(has(words, '--use-spot') && { spot: true }),
  })
}

const docker: Reader = (words) => {
  if (!has(words, 'run', 'create')) return undefined
  const gpus = optionOf(words, '--gpus')
  if (gpus !== undefined) return dockerGpus(gpus.replaceAll('"', ''))
  const runtime = literal(words, '--runtime')
  if (runtime === 'nvidia') return states({ kind: 'gpu', vendor: 'nvidia' })
  if (runtime === 'habana') return states({ kind: 'other', vendor: 'intel' })
  const devices = optionsOf(words, '--device')
  if (devices.some((device) => device.startsWith('/dev/kfd'))) return states({ kind: 'gpu', vendor: 'amd' })
  if (devices.some((device) => device.startsWith('/dev/neuron'))) return states({ kind: 'other', vendor: 'aws' })
  return undefined
}

function dockerGpus(gpus: string): CloudRequest | undefined {
  const devices = /^device=(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(gpus)?.[1]?.split(',').length
  const count = devices ?? wholeNumber(gpus)
  if (count === 0 || gpus === 'none') return undefined
  const known = count !== undefined || gpus === 'all' || gpus.startsWith('device=')
  const request: ResourceRequest = {
    kind: 'gpu',
    vendor: 'nvidia',
    perNode: count,
    ...(count !== undefined && { nodes: 1 }),
  }
  return known ? states(request) : suggests(request)
}

const aws: Reader = (words) =>
  inOrder(words, 'ec2', 'run-instances')
    ? states({ machine: literal(words, '--instance-type'), nodes: number(words, 1, '--count'), provider: 'aws' })
    : undefined

const eksctl: Reader = (words) =>
  inOrder(words, 'create', 'cluster') || inOrder(words, 'create', 'nodegroup')
    ? suggests({
        machine: literal(words, '--node-type', '-t', '--instance-types'),
        nodes: number(words, undefined, '--nodes', '-N'),
      })
    : undefined

const azure: Reader = (words) => {
  if (inOrder(words, 'vm', 'create')) return states({ machine: literal(words, '--size'), nodes: 1 })
  if (inOrder(words, 'ml', 'compute', 'create')) return suggests({ machine: literal(words, '--size') })
  if (inOrder(words, 'aks', 'nodepool', 'add') || inOrder(words, 'aks', 'create')) {
    return suggests({
      machine: literal(words, '--node-vm-size', '-s'),
      nodes: number(words, undefined, '--node-count', '-c'),
    })
  }
  return undefined
}

const ctpu: Reader = (words) =>
  has(words, 'up')
    ? states({ kind: 'tpu', vendor: 'google', provider: 'gcp', name: literal(words, '--tpu-size') })
    : undefined

/** Beaker's; its own options end where the command that it runs begins. */
const gantry: Reader = (words) => {
  const end = words.indexOf('--')
  const own = end === -1 ? words : words.slice(0, end)
  if (!has(own, 'run') || optionOf(own, '--gpus') === undefined) return undefined
  // Of several types it takes whichever is free.
  const [type, another] = optionsOf(own, '--gpu-type')
  const name = another === undefined && isLiteral(type) && hardwareNamed(type)?.kind === 'gpu' ? type : undefined
  return states({ kind: 'gpu', name, perNode: number(own, undefined, '--gpus'), nodes: number(own, 1, '--replicas') })
}

const readers: readonly (readonly [program: string, reader: Reader])[] = [
  ['xpk', xpk],
  ['gcloud', gcloud],
  ['sky', sky],
  ['docker', docker],
  ['nvidia-docker', () => states({ kind: 'gpu', vendor: 'nvidia' })],
  ['podman', docker],
  ['aws', aws],
  ['eksctl', eksctl],
  ['az', azure],
  ['ctpu', ctpu],
  ['gantry', gantry],
]
