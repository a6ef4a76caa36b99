import { below, entriesOf, flagOf, itemsOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'

/** Pods of one kind within a Kubernetes object. */
export interface Pods {
  readonly pod: Node | undefined
  /** How many run at once; undefined where that is not known. */
  readonly count: number | undefined
  /** Slices of TPUs that they stand on: `open` where it is filled in later, absent where the object has no such thing. */
  readonly slices?: Slices | undefined
}

export type Slices = number | 'open'

/** The pods of the objects whose form is known; undefined for all others. */
export function podsOf(kind: string, spec: Node | undefined): Pods[] | undefined {
  const known = forms.get(kind)
  if (known) return known(spec)
  const roles = entriesOf(spec).find(([key]) => key.endsWith('ReplicaSpecs') || key === 'replicaSpecs')
  if (roles) return kubeflowPods(roles[1].node)
  return below(spec, 'replicas') && podIn(spec) ? replicated(spec) : undefined
}

/** A number of the object; `otherwise` where it says nothing, undefined where what it says is not a number. */
export function stated(node: Node | undefined, key: string, otherwise: number | undefined): number | undefined {
  const value = below(node, key)
  return value === undefined || (value.kind === 'scalar' && value.value === null) ? otherwise : wholeOf(value)
}

const podIn = (template: Node | undefined): Node | undefined => below(template, 'template', 'spec')

const replicated = (spec: Node | undefined): Pods[] => {
  const pod = podIn(spec)
  return [{ pod, count: stated(spec, 'replicas', isWhole(pod) ? 1 : undefined) }]
}

/** Containers without an image are patches of an object that stands elsewhere, and says how often it runs. */
const isWhole = (pod: Node | undefined): boolean =>
  itemsOf(below(pod, 'containers')).some((container) => below(container, 'image'))

/** No more pods run at once than completions are wanted. */
function jobPods(spec: Node | undefined): Pods {
  const pod = podIn(spec)
  const parallelism = stated(spec, 'parallelism', isWhole(pod) ? 1 : undefined)
  const completions = wholeOf(below(spec, 'completions'))
  const count = parallelism === undefined ? undefined : Math.min(parallelism, completions ?? parallelism)
  return { pod, count }
}

const volcanoPods = (spec: Node | undefined): Pods[] =>
  itemsOf(below(spec, 'tasks')).flatMap((task) => replicated(task))

/** Each replica of a job stands on a slice of its own. */
function jobSetPods(spec: Node | undefined): Pods[] {
  return itemsOf(below(spec, 'replicatedJobs')).map((job) => {
    const { pod, count } = jobPods(below(job, 'template', 'spec'))
    const replicas = stated(job, 'replicas', isWhole(pod) ? 1 : undefined)
    return { pod, count: times(replicas, count), slices: replicas ?? 'open' }
  })
}

/** The job that refers to a runtime says how many nodes there are, or leaves it to the runtime. */
const runtimePods = (spec: Node | undefined): Pods[] =>
  jobSetPods(podIn(spec)).map(({ pod }) => ({ pod, count: stated(below(spec, 'mlPolicy'), 'numNodes', undefined) }))

function leaderWorkerPods(spec: Node | undefined): Pods[] {
  const template = below(spec, 'leaderWorkerTemplate')
  const replicas = stated(spec, 'replicas', 1)
  const size = stated(template, 'size', 1)
  const worker = below(template, 'workerTemplate', 'spec')
  const leader = below(template, 'leaderTemplate', 'spec')
  if (leader === undefined) return [{ pod: worker, count: times(replicas, size), slices: replicas ?? 'open' }]
  const workers = size === undefined ? undefined : Math.max(size - 1, 0)
  return [
    { pod: leader, count: replicas, slices: 0 },
    { pod: worker, count: times(replicas, workers), slices: replicas ?? 'open' },
  ]
}

function rayPods(spec: Node | undefined): Pods[] {
  const cluster = below(spec, 'rayClusterSpec') ?? below(spec, 'rayClusterConfig') ?? spec
  const scales = flagOf(below(cluster, 'enableInTreeAutoscaling')) === true
  const workers = itemsOf(below(cluster, 'workerGroupSpecs')).map((group): Pods => {
    const least = wholeOf(below(group, 'minReplicas'))
    const most = wholeOf(below(group, 'maxReplicas'))
    const replicas = scales && least !== most ? undefined : (wholeOf(below(group, 'replicas')) ?? least)
    return { pod: podIn(group), count: times(replicas, stated(group, 'numOfHosts', 1)), slices: replicas ?? 'open' }
  })
  const submitter = below(spec, 'submitterPodTemplate', 'spec')
  return [
    { pod: podIn(below(cluster, 'headGroupSpec')), count: 1 },
    ...workers,
    ...(submitter ? [{ pod: submitter, count: 1 }] : []),
  ]
}

function kubeflowPods(roles: Node): Pods[] {
  // The first versions wrote a list.
  const specs = roles.kind === 'list' ? roles.items : entriesOf(roles).map(([, { node }]) => node)
  return specs.flatMap((role) => replicated(role))
}

/** Its first version had one kind of pod. */
const mpiPods = (spec: Node | undefined): Pods[] | undefined =>
  below(spec, 'mpiReplicaSpecs')
    ? kubeflowPods(below(spec, 'mpiReplicaSpecs') as Node)
    : podIn(spec) && replicated(spec)

const forms: ReadonlyMap<string, (spec: Node | undefined) => Pods[] | undefined> = new Map([
  ['Pod', (spec) => [{ pod: spec, count: 1 }]],
  ['Job', (spec) => (below(spec, 'tasks') ? volcanoPods(spec) : [jobPods(spec)])],
  ['CronJob', (spec) => [jobPods(below(spec, 'jobTemplate', 'spec'))]],
  ['Deployment', replicated],
  ['StatefulSet', replicated],
  ['ReplicaSet', replicated],
  ['ReplicationController', replicated],
  ['JobSet', jobSetPods],
  ['TrainingRuntime', runtimePods],
  ['ClusterTrainingRuntime', runtimePods],
  ['LeaderWorkerSet', leaderWorkerPods],
  ['RayCluster', rayPods],
  ['RayJob', rayPods],
  ['RayService', rayPods],
  ['MPIJob', mpiPods],
])
