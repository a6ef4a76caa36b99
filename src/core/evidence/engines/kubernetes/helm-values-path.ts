import { isYamlPath } from '../../../languages/yaml/yaml-documents.ts'

/** Names of Helm values: `values.yaml`, `values-h100.yaml`, `training.values.yaml`. */
export const isHelmValues = (path: string): boolean =>
  isYamlPath(path) && /(?:^|\/|[-_.])values(?:[-_.][\w.-]{0,100})?\.ya?ml/i.test(path.slice(-200))

/** Keys of Helm values for the number of pods in many charts. */
export const podKeys = [
  ...['replicas', 'replicaCount', 'numReplicas', 'minReplicas'],
  ...['workers', 'numWorkers', 'numNodes', 'nodes', 'parallelism'],
]
