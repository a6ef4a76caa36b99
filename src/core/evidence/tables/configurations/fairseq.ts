import { below, flagOf, isYamlPath, wholeOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Fairseq’s configurations: the size of the world that a training is written for, where it is not all GPUs at hand. */
export const reader: EvidenceReader = {
  format: 'fairseq',
  matches: isYamlPath,
  mayHold,
  read: ({ path, text }) =>
    yamlDocuments(text, mayHold).flatMap(({ root, lineOf }) => {
      const training = below(root, 'distributed_training')
      const world = below(training, 'distributed_world_size')
      const count = wholeOf(world)
      const isOther = ['cpu', 'tpu'].some((device) => flagOf(below(root, 'common', device)) === true)
      if (world === undefined || !count || isOther) return []
      const each = wholeOf(below(training, 'nprocs_per_node'))
      const perNode = each && each <= mostPerNode && count % each === 0 ? each : undefined
      const numbers = { count, ...(perNode && { perNode, nodes: count / perNode }) }
      const place = { path, line: lineOf(world.range) }
      return [{ what: 'accelerator', kind: 'gpu', ...numbers, place, certainty: 'suggests' }]
    }),
}

function mayHold(text: string): boolean {
  return /^distributed_training[ \t]*:/m.test(text) && /^[ \t]+distributed_world_size[ \t]*:[ \t]*\d/m.test(text)
}
