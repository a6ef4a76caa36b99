import { below, entryOf, isYamlPath, wholeOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'

/**
 * The number of nodes that Hydra's launcher for Slurm is told, where the GPUs of each are told elsewhere, as the
 * defaults of a project do for all of its experiments.
 */
export const reader: EvidenceReader = {
  format: 'hydra-launcher',
  matches: isYamlPath,
  mayHold: (text) => mayHold(text),
  read: ({ path, text }) =>
    yamlDocuments(text, mayHold).flatMap(({ root, lineOf }): AcceleratorObservation[] => {
      const launcher = below(root, 'hydra', 'launcher')
      const entry = entryOf(launcher, 'nodes')
      const nodes = wholeOf(entry?.node)
      // With the GPUs of a node beside it, it is read as the size of a cluster.
      if (entry === undefined || !nodes || wholeOf(below(launcher, 'gpus_per_node'))) return []
      const place = { path, line: lineOf(entry.key) }
      return [{ what: 'accelerator', kind: 'gpu', nodes, place, certainty: 'suggests' }]
    }),
}

/** Processors are sent to Slurm by the same launcher, and nobody who does so writes of GPUs. */
const mayHold = (text: string): boolean =>
  /^hydra[ \t]*:/m.test(text) &&
  /^[ \t]+launcher[ \t]*:/m.test(text) &&
  /^[ \t]+nodes[ \t]*:/m.test(text) &&
  /gpu|cuda/i.test(text)
