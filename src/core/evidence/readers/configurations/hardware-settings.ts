import {
  eachMap,
  entriesOf,
  entryOf,
  flagOf,
  isYamlPath,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry, Node } from '../../../text/document.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { hardwareNamed, observeRequest } from '../../observation/resource-request.ts'

/**
 * Settings of projects in YAML that tell their own launcher or program which accelerator to take: `accelerator_type:
 * a100`, `use_tpu: true`. Each project reads them its own way, so that they only suggest.
 */
export const reader: EvidenceReader = {
  format: 'hardware-settings',
  matches: isYamlPath,
  mayHold: (text) => mention.test(text),
  read: (path, text) =>
    yamlDocuments(text, (part) => mention.test(part)).flatMap((document) => {
      const found: Observation[] = []
      eachMap(document.root, (map) => {
        if (found.length >= most) return false
        for (const { entry, request } of settingsOf(map)) {
          const seen = observeRequest({ path, line: document.lineOf(entry.key) }, 'suggests', request)
          if (seen) found.push(seen)
        }
        return undefined
      })
      return found
    }),
}

const most = 100
const modelKeys = ['accelerator_type', 'gpu_type', 'gpu_model', 'gpu_name'] as const
const counted = /^(?:num|n)_(?:gpus|accelerators)$|^(?:gpu|accelerator)_count$|^gpus(?:_per_node)?$/
const mention = /^[ \t-]*["']?(?:accelerator_type|gpu_type|gpu_model|gpu_name|use_tpu)["']?[ \t]*:/m

function settingsOf(map: Node) {
  // A model with its number is a machine, and is read as one.
  const isCounted = entriesOf(map).some(([key]) => counted.test(key))
  const models = (isCounted ? [] : modelKeys).flatMap((key) => {
    const entry = entryOf(map, key)
    return entry && isModel(entry) ? [{ entry, request: { name: wordOf(entry.node) } }] : []
  })
  const tpu = entryOf(map, 'use_tpu')
  return tpu && flagOf(tpu.node) === true
    ? [...models, { entry: tpu, request: { kind: 'tpu' as const, vendor: 'google' as const } }]
    : models
}

/** Slices and numbers are counted where launch files are read. */
function isModel({ node }: Entry): boolean {
  const named = hardwareNamed(wordOf(node))
  return named?.accelerator !== undefined && named.chips === undefined && named.perNode === undefined
}
