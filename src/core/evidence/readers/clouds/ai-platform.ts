import {
  below,
  entryOf,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { type AiPlatformJob, type Role, requestOf } from '../../engines/launch/ai-platform-job.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** The jobs of Google's AI Platform, which came before Vertex AI: a master, and workers beside it. */
export const reader: EvidenceReader = {
  format: 'ai-platform',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  mayHold: (text) => /trainingInput|scaleTier|masterType/.test(text),
  read: (path, text) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
      const input = below(root, 'trainingInput') ?? root
      const at = ['masterConfig', 'masterType', 'scaleTier'].map((key) => entryOf(input, key)).find(Boolean)
      const request = at && requestOf(jobOf(input))
      const seen = request && observeRequest({ path, line: lineOf(at.key) }, 'states', request)
      if (seen) observations.add(seen)
    }
    return observations.list()
  },
}

function jobOf(input: Node): AiPlatformJob {
  const role = (name: string): Role => {
    const config = below(input, `${name}Config`, 'acceleratorConfig')
    return {
      machine: wordOf(below(input, `${name}Type`)),
      accelerator: wordOf(below(config, 'type')),
      each: wholeOf(below(config, 'count')),
    }
  }
  const workers = below(input, 'workerCount')
  return {
    tier: wordOf(below(input, 'scaleTier')),
    master: role('master'),
    worker: role('worker'),
    workers: workers ? wholeOf(workers) : 0,
  }
}
