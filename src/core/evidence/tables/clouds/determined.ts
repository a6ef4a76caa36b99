import { below, entryOf, isYamlPath, wholeOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Experiments of Determined: the slots of a trial are its accelerators, GPUs wherever a cluster has any. */
export const reader: EvidenceReader = {
  format: 'determined',
  matches: isYamlPath,
  mayHold: isExperiment,
  read: ({ path, text }) =>
    yamlDocuments(text, isExperiment).flatMap(({ root, lineOf }) => {
      const slots = entryOf(below(root, 'resources'), 'slots_per_trial')
      const count = wholeOf(slots?.node)
      const isRun = below(root, 'entrypoint') !== undefined || below(root, 'searcher') !== undefined
      if (slots === undefined || !count || !isRun) return []
      const place = { path, line: lineOf(slots.key) }
      return [{ what: 'accelerator', kind: 'gpu', count, place, certainty: 'suggests' }]
    }),
}

function isExperiment(text: string): boolean {
  return /^[ \t]+slots_per_trial[ \t]*:/m.test(text)
}
