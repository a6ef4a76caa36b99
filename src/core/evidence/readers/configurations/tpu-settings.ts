import {
  eachMap,
  entryOf,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  wholeOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/**
 * The size of a slice in the configuration of a program that shares its model out to cores: `tpu_size: 256` beside
 * `cores_per_replica: 8`. It counts cores, and those programs are for chips that have two each.
 */
export const reader: EvidenceReader = {
  format: 'tpu-settings',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  mayHold: (text) => /\btpu_size\b/.test(text) && /\bcores_per_replica\b/.test(text),
  read: (path, text) => {
    const documents = isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)
    return documents.flatMap(({ root, lineOf }) => {
      const found: ReturnType<EvidenceReader['read']>[number][] = []
      eachMap(root, (map) => {
        const size = entryOf(map, 'tpu_size')
        const cores = wholeOf(size?.node)
        const isShared = entryOf(map, 'cores_per_replica') !== undefined
        if (size === undefined || !cores || cores % 2 !== 0 || !isShared) return undefined
        const place = { path, line: lineOf(size.key) }
        found.push({
          what: 'accelerator',
          kind: 'tpu',
          vendor: 'google',
          count: cores / 2,
          place,
          certainty: 'suggests',
        })
        return found.length < most
      })
      return found
    })
  },
}

const most = 20
