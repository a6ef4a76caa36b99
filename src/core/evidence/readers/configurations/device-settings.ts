import {
  entriesOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import { schedulerKey } from '../../engines/scheduler/scheduler-settings.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'

/**
 * The GPUs that a project's configuration gives its program: `gpus: [0, 1]`, `GPUS: (0,1,2,3)` and `n_gpus: 8`, at the
 * top or in one of its sections; and the devices and hosts of any kind at the top of a training's.
 */
export const reader: EvidenceReader = {
  format: 'device-settings',
  matches: isYamlPath,
  mayHold: (text) => mention.test(text) && !ofOthers.test(text),
  read: (path, text) =>
    ofOthers.test(text)
      ? []
      : yamlDocuments(text, (part) => mention.test(part)).flatMap((document) => settingsIn(path, document)),
}

const listKey = /^(?:(?:train_)?gpus?|gpu_ids|gpu_list|device_ids)$/i
const numberKey = /^(?:num_?gpus?|n_?gpus?|gpu_(?:num|count))$/i
const mention =
  /^[ \t]*(?:(?:(?:train_)?gpus?|gpu_ids|gpu_list|device_ids)[ \t]*:(?:[ \t]*["']?(?:[[(]|\d{1,2}[ \t]*,)|[ \t]*\n[ \t]*-[ \t])|(?:num_?gpus?|n_?gpus?|gpu_(?:num|count)|num_devices|num_hosts)[ \t]*:[ \t]*["']?\d)/im

/** Formats that are read by readers of their own, and lists of machines or of tasks. */
const ofOthers =
  /^(?:apiVersion|resources|available_node_types|compute_environment|services|trainingInput|provider|on|jobs|steps|accelerator|accelerators|strategy|cluster|pool)[ \t]*:/m

/** Sections whose GPUs are not for the training, or are read with the section. */
const others = /trainer|infer|eval|generat|rollout|vllm|serv|test|data|launcher|resource|env|ray|cluster|accelerator/i
/** What puts a model or a number of nodes beside it is read with them. */
const placed =
  /^(?:(?:accelerator|gpu)_(?:type|model|name)|accelerator|instance_type|machine_type|\w{0,8}gpus_per_node)$/i

function settingsIn(path: string, { root, lineOf }: YamlDocument): AcceleratorObservation[] {
  const sections = entriesOf(root).flatMap(([key, { node }]) =>
    others.test(key) || schedulerKey.test(key) ? [] : [node],
  )
  for (const map of [root, ...sections]) {
    if (entriesOf(map).some(([key]) => placed.test(key))) continue
    for (const [key, entry] of entriesOf(map)) {
      const numbers = listKey.test(key) ? listed(entry.node) : numberKey.test(key) ? counted(entry.node) : undefined
      const place = { path, line: lineOf(entry.key) }
      if (numbers) return [{ what: 'accelerator', kind: 'gpu', ...numbers, place, certainty: 'suggests' }]
    }
  }
  return isOfTraining(root) ? devicesOf(path, root, lineOf) : []
}

/** Words for what only a training is told. */
const training =
  /^(?:lr|learning_rate|weight_decay|optimizer|epochs|(?:num_|total_|train_){1,2}(?:steps|epochs)|popsize)$/i

const isOfTraining = (root: Node): boolean =>
  entriesOf(root).some(
    ([key, { node }]) => training.test(key) || entriesOf(node).some(([inner]) => training.test(inner)),
  )

/** Devices and hosts, of whatever kind: one of them is what a program has that nobody told. */
function devicesOf(path: string, root: Node, lineOf: YamlDocument['lineOf']): AcceleratorObservation[] {
  return entriesOf(root).flatMap(([key, entry]): AcceleratorObservation[] => {
    const number = wholeOf(entry.node) ?? 0
    const place = { path, line: lineOf(entry.key) }
    if (number < 2) return []
    if (key === 'num_devices' && number <= mostPerNode)
      return [{ what: 'accelerator', perNode: number, place, certainty: 'suggests' }]
    return key === 'num_hosts' ? [{ what: 'accelerator', nodes: number, place, certainty: 'suggests' }] : []
  })
}

/** A list names the devices of the one node that the program runs on; one of them may be any of many. */
function listed(node: Node): Pick<AcceleratorObservation, 'perNode' | 'count'> | undefined {
  const items =
    node.kind === 'list'
      ? itemsOf(node).map(wordOf)
      : (/^[[(]?(\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){1,15}),?[\])]?$/
          .exec(wordOf(node) ?? '')?.[1]
          ?.split(',')
          .map((word) => word.trim()) ?? [])
  const isPlain =
    items.length > 1 &&
    items.length <= mostPerNode &&
    new Set(items).size === items.length &&
    items.every((item) => wholeNumber(item) !== undefined)
  return isPlain ? { perNode: items.length, count: items.length } : undefined
}

function counted(node: Node): Pick<AcceleratorObservation, 'perNode' | 'count'> | undefined {
  const number = wholeOf(node)
  if (!number) return undefined
  return number <= mostPerNode ? { perNode: number } : { count: number }
}
