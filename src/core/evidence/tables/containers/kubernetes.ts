import {
  below,
  eachMap,
  entryOf,
  isJsonPath,
  isYamlPath,
  wordOf,
  type YamlDocument,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { isHelmValues } from '../../engines/kubernetes/helm-values-path.ts'
import { kindOf, type ObjectForm, objectObservations } from '../../engines/kubernetes/kubernetes-object.ts'
import type { PodForm } from '../../engines/kubernetes/pods.ts'
import { mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import type { SourceFile } from '../../source-file.ts'

const replicas: PodForm = { pod: 'template.spec', counts: ['replicas'] }
const job: PodForm = { pod: 'template.spec', counts: ['parallelism'], most: 'completions' }
const replicated: ObjectForm = { pods: [replicas] }

/** Kubeflow jobs, whose roles have their own pods. */
const roles = (parts: string, framework?: string): ObjectForm => ({
  pods: [{ ...replicas, parts }],
  ...(framework && { framework }),
})

const ray = (cluster: string): ObjectForm => ({
  pods: [
    { pod: `${cluster}headGroupSpec.template.spec`, counts: [] },
    {
      parts: `${cluster}workerGroupSpecs`,
      pod: 'template.spec',
      counts: ['replicas', 'numOfHosts'],
      least: 'minReplicas',
      slices: 'replicas',
      elastic: `${cluster}enableInTreeAutoscaling`,
    },
  ],
})

const runtime: ObjectForm = {
  pods: [
    {
      parts: 'template.spec.replicatedJobs',
      pod: 'template.spec.template.spec',
      counts: [],
      byDefault: 'mlPolicy.numNodes',
    },
  ],
}

/** Kinds of objects with pods that compute. */
const kinds: Readonly<Record<string, ObjectForm>> = {
  Pod: { pods: [{ pod: '', counts: [] }] },
  // Volcano's jobs have this kind too.
  Job: { pods: [job, { ...replicas, parts: 'tasks' }] },
  CronJob: { pods: [{ pod: 'jobTemplate.spec.template.spec', counts: ['jobTemplate.spec.parallelism'] }] },
  Deployment: replicated,
  StatefulSet: replicated,
  ReplicaSet: replicated,
  ReplicationController: replicated,
  // Each replica of a job has its own slice.
  JobSet: {
    pods: [
      {
        parts: 'replicatedJobs',
        pod: 'template.spec.template.spec',
        counts: ['replicas', 'template.spec.parallelism'],
        slices: 'replicas',
      },
    ],
  },
  LeaderWorkerSet: {
    pods: [
      { pod: 'leaderWorkerTemplate.leaderTemplate.spec', counts: ['replicas'] },
      {
        pod: 'leaderWorkerTemplate.workerTemplate.spec',
        counts: ['replicas', 'leaderWorkerTemplate.size'],
        lessOneFor: 'leaderWorkerTemplate.leaderTemplate',
        slices: 'replicas',
      },
    ],
  },
  PyTorchJob: {
    pods: [{ ...replicas, parts: 'pytorchReplicaSpecs', elastic: 'elasticPolicy.maxReplicas' }],
    framework: 'pytorch',
  },
  TFJob: roles('tfReplicaSpecs', 'tensorflow'),
  JAXJob: roles('jaxReplicaSpecs', 'jax'),
  XGBoostJob: roles('xgbReplicaSpecs', 'xgboost'),
  PaddleJob: roles('paddleReplicaSpecs', 'paddlepaddle'),
  MXJob: roles('mxReplicaSpecs', 'mxnet'),
  MPIJob: roles('mpiReplicaSpecs'),
  HyperPodPyTorchJob: roles('replicaSpecs', 'pytorch'),
  TrainJob: { pods: [{ pod: 'trainer', counts: ['trainer.numNodes'] }] },
  TrainingRuntime: runtime,
  ClusterTrainingRuntime: runtime,
  RayCluster: ray(''),
  RayJob: ray('rayClusterSpec.'),
  RayService: ray('rayClusterConfig.'),
}

const forms: ReadonlyMap<string, ObjectForm> = new Map(Object.entries(kinds))

/** Objects that run nothing, whatever they name. */
const idle = /^(?:DaemonSet|ConfigMap|Secret|CustomResourceDefinition|\w{0,40}(?:Policy|Quota|Queue|Configuration))$/

/** Kubernetes objects: the resources that pods request, and the node labels that they require. */
export const reader: EvidenceReader = {
  format: 'kubernetes',
  matches: (path) => isJsonPath(path) || (isYamlPath(path) && !isHelmValues(path)),
  mayHold: (text) => mayHold(text),
  read: (file) => {
    // Most JSON files are unrelated and large.
    const isWanted = isJsonPath(file.path) ? (text: string) => text.includes('apiVersion') && mayHold(text) : mayHold
    const scaled = scaledIn(file)
    const seen = file.documents(isWanted).flatMap(({ root, lineOf }) =>
      objectsIn(root).flatMap((object) => {
        const place = (range: Range) => ({ path: file.path, line: lineOf(range) })
        const shown = objectObservations(object, forms.get(kindOf(object)), place)
        return scaled.has(wordsOf(object, ['kind'], ['metadata', 'name'])) ? shown.map(withoutReplicas) : shown
      }),
    )
    return withoutRepeats([...seen, ...file.documents(isWanted).flatMap(onEveryNode(file.path))])
  },
}

/** Objects with accelerators on each node of a cluster, whose number nobody states. */
const onEveryNode =
  (path: string) =>
  ({ root, lineOf }: YamlDocument): readonly Observation[] => {
    const found: Observation[] = []
    eachMap(root, (map) => {
      const kind = entryOf(map, 'kind')
      if (kindOf(map) !== 'DaemonSet' || kind === undefined) return undefined
      const place = { path, line: lineOf(kind.key) }
      const asked = objectObservations(map, replicated, () => place).some(
        (seen) => seen.what === 'accelerator' && seen.perNode !== undefined,
      )
      if (asked) found.push({ what: 'open launch', text: 'kind: DaemonSet', certainty: 'states', place })
      return false
    })
    return found
  }

/** The objects of a file, by kind and name, whose number of pods an autoscaler in the file changes. */
function scaledIn(file: SourceFile): ReadonlySet<string> {
  const scaled = new Set<string>()
  for (const { root } of file.documents((text) => text.includes(autoscaler)))
    eachMap(root, (map) => {
      if (kindOf(map) !== autoscaler) return undefined
      const target = ['spec', 'scaleTargetRef']
      scaled.add(wordsOf(map, [...target, 'kind'], [...target, 'name']))
      return false
    })
  return scaled
}

const autoscaler = 'HorizontalPodAutoscaler'

const wordsOf = (object: Node, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => wordOf(below(object, ...path)) ?? '').join(' ')

function withoutReplicas(seen: Observation): Observation {
  if (seen.what !== 'accelerator') return seen
  const { nodes: _, count: __, ...each } = seen
  return each
}

const mayHold = (part: string): boolean =>
  mayRequestAccelerator(part) || /kubeflow\.org\/|kubernetes\.io\/instance-type|\binstanceType\b/.test(part)

/** The objects of known kinds in a document, which may be a list or a wrapper. Otherwise the whole document. */
function objectsIn(root: Node): Node[] {
  const found: Node[] = []
  eachMap(root, (map) => {
    const kind = kindOf(map)
    if (forms.has(kind)) found.push(map)
    return !forms.has(kind) && !idle.test(kind)
  })
  return found.length > 0 || idle.test(kindOf(root)) || isOfOthers(root) ? found : [root]
}

/** YAML for other tools, which have their own readers. */
const isOfOthers = (root: Node): boolean =>
  below(root, 'resources', 'accelerators') !== undefined || below(root, 'services') !== undefined
