import { below, itemsOf, wholeOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * Variables of Terraform in a text of another format: they stay no values, and take their signs, which that format may
 * read otherwise, with them.
 */
export const withoutInsertions = (text: string): string => text.replace(/[$%]\{[^{}\n]{0,200}\}/g, '$')

/** What a map asks for, and where it stands. */
interface Described {
  readonly node: Node
  readonly request: ResourceRequest
}

/** What one map of AWS's own descriptions asks for: the machine of an instance, the GPUs of a container. */
export const describedIn = (map: Node): Described[] =>
  [...ofMachine(map), ...ofContainer(map)].map(({ node, request }) => ({
    node,
    request: { ...request, provider: 'aws' },
  }))

function ofMachine(map: Node): Described[] {
  const listed = itemsOf(below(map, 'InstanceTypes') ?? below(map, 'Instances'))
  const [choice] = listed.length === 1 ? listed : []
  const node =
    defaultOf(map) ??
    below(map, 'InstanceType') ??
    below(map, 'instanceType') ??
    (choice?.kind === 'map' ? below(choice, 'InstanceType') : choice)
  const machine = wordOf(node)
  // SageMaker's machines are read with its jobs.
  if (node === undefined || machine?.startsWith('ml.') || hardwareOf(machine) === undefined) return []
  const [fewest, most] = [wholeOf(below(map, 'MinCount')), wholeOf(below(map, 'MaxCount'))]
  return [{ node, request: { machine, nodes: fewest !== undefined && fewest === most ? fewest : undefined } }]
}

/** `{ Type: String, Default: p4d.24xlarge }`, a parameter that the template is given no other value for. */
const defaultOf = (map: Node): Node | undefined =>
  wordOf(below(map, 'Type')) === 'String' ? below(map, 'Default') : undefined

/** `resourceRequirements: [{ type: GPU, value: "8" }]` of a container of AWS Batch. */
function ofContainer(map: Node): Described[] {
  const wanted = below(map, 'resourceRequirements') ?? below(map, 'ResourceRequirements')
  return itemsOf(wanted).flatMap((item) => {
    const word = wordOf(below(item, 'type') ?? below(item, 'Type'))
    const perNode = wholeOf(below(item, 'value') ?? below(item, 'Value'))
    return word === 'GPU' && perNode ? [{ node: item, request: { kind: 'gpu' as const, perNode } }] : []
  })
}
