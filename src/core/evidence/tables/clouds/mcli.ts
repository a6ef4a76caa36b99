import { below, isYamlPath, wholeOf, wordOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** The runs of MosaicML's platform, submitted with `mcli`: `compute.gpus` counts those of all nodes. */
export const reader: EvidenceReader = {
  format: 'mcli',
  matches: isYamlPath,
  mayHold: (text) =>
    /^(?:compute|gpu_num)[ \t]*:/m.test(text) && /^command[ \t]*:/m.test(text) && /^image[ \t]*:/m.test(text),
  read: ({ path, text }) =>
    yamlDocuments(text).flatMap(({ root, lineOf }) => ofRun(root, (node) => ({ path, line: lineOf(node.range) }))),
}

function ofRun(root: Node, place: (node: Node) => Place): Observation[] {
  // Older runs say both at the top.
  const gpus = below(root, 'compute', 'gpus') ?? below(root, 'gpu_num')
  const [image, command] = [below(root, 'image'), below(root, 'command')]
  if (gpus === undefined || image === undefined || command?.kind !== 'scalar') return []
  const seen = observeRequest(place(gpus), 'states', {
    job: wordOf(below(root, 'name')),
    kind: 'gpu',
    name: wordOf(below(root, 'compute', 'gpu_type') ?? below(root, 'gpu_type')),
    count: wholeOf(gpus),
    nodes: wholeOf(below(root, 'compute', 'nodes')),
  })
  const { path } = place(command)
  const launched = softwareOfCommands(path, command.source).map((each) => ({ ...each, place: place(command) }))
  return [...(seen ? [seen] : []), ...imageObservations(place(image), wordOf(image)), ...launched]
}
