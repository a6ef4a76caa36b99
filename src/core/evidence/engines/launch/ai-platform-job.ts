import { times } from '../../../text/bounds.ts'
import { hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

/** What one role of a job has. */
export interface Role {
  readonly machine?: string | undefined
  readonly accelerator?: string | undefined
  readonly each?: number | undefined
}

/** A job in the words of its file, or of the command that submits it. */
export interface AiPlatformJob {
  readonly tier?: string | undefined
  readonly master: Role
  readonly worker: Role
  /** Undefined where it is told and not known. */
  readonly workers: number | undefined
}

/** Machine types of the service itself, by the accelerators that they hold. */
const ownMachines: ReadonlyMap<string, readonly [name: string, each: number]> = new Map([
  ['standard_gpu', ['k80', 1]],
  ['complex_model_m_gpu', ['k80', 4]],
  ['complex_model_l_gpu', ['k80', 8]],
  ['standard_p100', ['p100', 1]],
  ['complex_model_m_p100', ['p100', 4]],
  ['standard_v100', ['v100', 1]],
  ['large_model_v100', ['v100', 1]],
  ['complex_model_m_v100', ['v100', 4]],
  ['complex_model_l_v100', ['v100', 8]],
])

const tiers: ReadonlyMap<string, ResourceRequest> = new Map([
  ['BASIC_GPU', { kind: 'gpu', name: 'k80', perNode: 1, nodes: 1 }],
  ['BASIC_TPU', { kind: 'tpu', vendor: 'google', name: 'v2-8' }],
])

/** What the master and its workers have together; undefined where they ask for no accelerator. */
export function requestOf({ tier, master, worker, workers }: AiPlatformJob): ResourceRequest | undefined {
  const provider = 'gcp'
  const whole = tiers.get((tier ?? '').toUpperCase().replaceAll('-', '_'))
  if (whole) return { ...whole, provider }
  if (isTpu(worker)) return { ...chipsOf(worker, workers), provider }
  const [first, second] = [ofRole(master), ofRole(worker)]
  if (first === undefined && second === undefined) return isTpu(master) ? { kind: 'tpu', provider } : undefined
  if (first === undefined || second === undefined || workers === 0) {
    const only = first ?? second
    return { ...only, nodes: first ? 1 : workers, provider }
  }
  // Workers that have other accelerators, or more of them, are no more of the same.
  if (first.name !== second.name || first.perNode !== second.perNode) return { ...first, perNode: undefined, provider }
  const nodes = workers === undefined ? undefined : workers + 1
  return { ...first, nodes, count: times(first.perNode, nodes), provider }
}

function ofRole({
  machine,
  accelerator,
  each,
}: Role): Pick<ResourceRequest, 'name' | 'machine' | 'perNode'> | undefined {
  if (accelerator !== undefined) return { name: accelerator, perNode: each, machine }
  const [name, number] = ownMachines.get(machine ?? '') ?? []
  if (name !== undefined) return { name, perNode: number }
  return hardwareOf(machine) ? { machine } : undefined
}

/** A worker that is a TPU of some slice, which the accelerator beside it tells. */
const isTpu = ({ machine }: Role): boolean => machine === 'cloud_tpu'

/** The slice of a worker: eight cores on four chips, unless the accelerator beside it says more. */
function chipsOf({ accelerator, each }: Role, workers: number | undefined): ResourceRequest {
  const generation = /^TPU_(V[23])(?:_POD)?$/i.exec(accelerator ?? '')?.[1]?.toLowerCase()
  const slices = workers === 0 ? undefined : workers
  if (generation !== undefined && each !== undefined) return { kind: 'tpu', name: `${generation}-${each}`, slices }
  return { kind: 'tpu', ...(accelerator === undefined && { count: times(4, slices) }) }
}
