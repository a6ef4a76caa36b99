import {
  below,
  eachMap,
  flagOf,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hardwareOf, observeRequest } from '../../observation/resource-request.ts'

/** SageMaker's `ml.` machines in the specs of training jobs. */
export const reader: EvidenceReader = {
  format: 'sagemaker',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  mayHold: (text) => /\bml\.[a-z]+\d/.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const seen of inDocument(path, text)) observations.add(seen)
    return observations.list()
  },
}

const machineKeys = ['InstanceType', 'instanceType', 'instance_type', 'ec2_instance_type', 'train_instance_type']
const countKeys = ['InstanceCount', 'instanceCount', 'instance_count', 'train_instance_count', 'num_machines']
/** Of machines that answer requests, and of clusters that are there for any job. */
const otherCountKeys = ['InitialInstanceCount', 'initialInstanceCount', 'initial_instance_count']
const groupKeys = ['InstanceGroupName', 'instanceGroupName', 'instance_group_name']
const spotKeys = ['use_spot_instances', 'EnableManagedSpotTraining', 'enableManagedSpotTraining']

function inDocument(path: string, text: string): Observation[] {
  const found: Observation[] = []
  for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
    eachMap(root, (map) => {
      const machine = first(map, machineKeys)
      const word = wordOf(machine)
      if (machine === undefined || !isMachine(word)) return undefined
      const serves = [...otherCountKeys, ...groupKeys].some((key) => below(map, key))
      const seen = observeRequest({ path, line: lineOf(machine.range) }, serves ? 'suggests' : 'states', {
        machine: word,
        nodes: wholeOf(first(map, [...countKeys, ...otherCountKeys])),
        provider: 'aws',
        spot: flagOf(first(root, spotKeys)),
      })
      if (seen) found.push(seen)
      return undefined
    })
  }
  return found
}

function first(map: Node, keys: readonly string[]): Node | undefined {
  const key = keys.find((each) => below(map, each))
  return key === undefined ? undefined : below(map, key)
}

const isMachine = (word: string | undefined): word is string =>
  word?.startsWith('ml.') === true && hardwareOf(word) !== undefined
