import {
  below,
  eachMap,
  entryOf,
  flagOf,
  isJsonPath,
  isYamlPath,
  wholeOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/**
 * The workers of a training with Ray in a configuration: their number beside `resources_per_worker`, or `use_gpu`, in
 * the words of Ray's `ScalingConfig`.
 */
export const reader: EvidenceReader = {
  format: 'ray-workers',
  matches: (path) => isYamlPath(path) || isJsonPath(path) || path.endsWith('.conf'),
  mayHold: (text) => mention.test(text),
  read: (path, text) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text, (part) => mention.test(part))) {
      eachMap(root, (map) => {
        const entry = workerKeys.map((key) => entryOf(map, key)).find((each) => each !== undefined)
        const workers = wholeOf(entry?.node)
        const each = workers ? eachWorker(map) : undefined
        const words = each && { ...each.kind, count: (workers ?? 0) * each.number }
        const seen = entry && each && words && observeRequest({ path, line: lineOf(entry.key) }, each.certainty, words)
        if (seen) observations.add(seen)
        return undefined
      })
    }
    return observations.list()
  },
}

const mention = /\b(?:resources_per_worker|use_gpu)["']?[ \t]*:/
const workerKeys = ['num_workers', 'num_training_workers', 'num_train_workers']

/** What Ray calls the accelerators of its machines. */
const resources: readonly (readonly [resource: string, kind: ResourceRequest])[] = [
  ['GPU', { kind: 'gpu' }],
  ['HPU', { kind: 'other', vendor: 'intel' }],
  ['TPU', { kind: 'tpu', vendor: 'google' }],
]

interface Worker {
  readonly kind: ResourceRequest
  readonly number: number
  readonly certainty: Certainty
}

/** The accelerators of one worker: what is asked of Ray by its name is asked for in earnest. */
function eachWorker(map: Node): Worker | undefined {
  const stated = below(map, 'resources_per_worker')
  for (const [resource, kind] of resources) {
    const number = wholeOf(below(stated, resource))
    if (number) return { kind, number, certainty: 'states' }
  }
  // What has neither is a loader of data, or works on processors.
  const usesGpu = flagOf(below(map, 'use_gpu')) === true
  return usesGpu && below(stated, 'GPU') === undefined
    ? { kind: { kind: 'gpu' }, number: 1, certainty: 'suggests' }
    : undefined
}
