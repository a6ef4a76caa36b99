import {
  below,
  entriesOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { hardwareOf, modelIn, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * Jobs of Azure Machine Learning, alone or as steps of a pipeline: how many instances, how many processes on each, and
 * what their compute tells. Its name is the workspace’s own, so that it only hints at the hardware.
 */
export const reader: EvidenceReader = {
  format: 'azureml',
  matches: isYamlPath,
  mayHold: isJob,
  read: ({ path, text }) =>
    yamlDocuments(text, isJob).flatMap((document) =>
      jobsIn(document.root).flatMap((job) => observed(path, document, requestOf(job, document.root))),
    ),
}

function isJob(text: string): boolean {
  return (
    (/^[ \t]+process_count_per_instance[ \t]*:/m.test(text) && /^distribution[ \t]*:/m.test(text)) ||
    /^\$schema[ \t]*:[^\n]{0,200}\b(?:command|pipeline|finetuning)\w{0,20}\.schema\.json/im.test(text) ||
    (/^[ \t]*(?:default_)?compute[ \t]*:[ \t]*["']?azureml:/m.test(text) && /^(?:command|jobs)[ \t]*:/m.test(text)) ||
    (/^type[ \t]*:[ \t]*["']?finetuning\b/m.test(text) && /^[ \t]+instance_types[ \t]*:/m.test(text))
  )
}

/** The job of a file, and the steps of a pipeline. */
const jobsIn = (root: Node): readonly Node[] => [
  root,
  ...entriesOf(below(root, 'jobs'))
    .slice(0, most)
    .map(([, { node }]) => node),
]

const most = 100

interface JobRequest {
  readonly node: Node
  readonly request: ResourceRequest
}

function requestOf(job: Node, root: Node): JobRequest | undefined {
  const resources = below(job, 'resources')
  const instances = below(resources, 'instance_count')
  const processes = below(job, 'distribution', 'process_count_per_instance')
  const type = wordOf(below(job, 'distribution', 'type'))?.toLowerCase()
  const machine = machineOf(resources)
  const compute = below(job, 'compute') ?? (isStep(job) ? below(root, 'settings', 'default_compute') : undefined)
  const hint = hintOf(compute) ?? (type === 'tensorflow' ? hintOf(below(job, 'environment')) : undefined)
  const perNode = wholeOf(processes)
  const nodes = instances === undefined ? 1 : wholeOf(instances)
  if (processes && type === 'pytorch') {
    if (!perNode || perNode > mostPerNode) return undefined
    return { node: processes, request: { kind: 'gpu', name: hint?.name, ...machine?.request, perNode, nodes } }
  }
  if (machine)
    return { node: machine.node, request: { ...machine.request, nodes: machine.isOneOf ? undefined : nodes } }
  const at = instances ?? compute
  return hint && at ? { node: at, request: { ...hint, ...(instances && { nodes }) } } : undefined
}

const isStep = (job: Node): boolean => below(job, 'command') !== undefined

/** The machine that a job is given for itself; of a few that it may take, the one that has accelerators. */
function machineOf(resources: Node | undefined): (JobRequest & { readonly isOneOf: boolean }) | undefined {
  const type = below(resources, 'instance_type')
  const types = type ? [type] : itemsOf(below(resources, 'instance_types'))
  const [node, another] = types.filter((each) => hardwareOf(wordOf(each)))
  return node && another === undefined
    ? { node, request: { machine: wordOf(node) }, isOneOf: type === undefined }
    : undefined
}

/** What a name such as `azureml:gpu-v100-cluster` tells: a model, or a kind. */
function hintOf(node: Node | undefined): Pick<ResourceRequest, 'kind' | 'name'> | undefined {
  // The version of an environment stands behind an `@`.
  const written = node?.kind === 'scalar' ? node.source.slice(0, 200) : ''
  const words = /[${}<>]/.test(written) ? [] : written.split(/[-_.:/@ ]/)
  const name = modelIn(words.filter((word) => word.length > 2))
  return name !== undefined || words.some((word) => /^(?:gpus?|cuda)\d*$/i.test(word))
    ? { kind: 'gpu', name }
    : undefined
}

function observed(path: string, { lineOf }: YamlDocument, request: JobRequest | undefined): Observation[] {
  const seen =
    request &&
    observeRequest({ path, line: lineOf(request.node.range) }, 'suggests', { ...request.request, provider: 'azure' })
  return seen ? [seen] : []
}
