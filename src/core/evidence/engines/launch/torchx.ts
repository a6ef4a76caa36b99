import { isLiteral, optionOf, programOf } from '../../../languages/shell/command-words.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import { hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'
import type { Launcher } from './launch.ts'

type Words = readonly string[]

/**
 * What `torchx run` asks its scheduler for, by a machine or by GPUs of each replica, and whether the component is one
 * of TorchX: those of projects name their options as they like. Undefined where it asks for neither.
 */
export function torchxRequest(
  words: Words,
): { readonly request: ResourceRequest; readonly isBuiltIn: boolean } | undefined {
  const component = componentIn(words)
  if (component === undefined) return undefined
  const { own, isBuiltIn } = component
  const { nodes } = processesOf(own)
  const machine = machineIn(own)
  // A machine has what it has: on some, processes are for cores, and not for accelerators.
  if (machine !== undefined) return { request: { machine, nodes }, isBuiltIn }
  // A resource that its site has named overrules the number of GPUs.
  const perNode = optionOf(own, '-h') === undefined ? wholeNumber(optionOf(own, '--gpu')) : undefined
  return perNode && perNode <= mostPerNode ? { request: { kind: 'gpu', perNode, nodes }, isBuiltIn } : undefined
}

/** The processes of a launch that asks for no hardware; TorchX starts them on processors, unless it is told. */
export const torchx: Launcher = (words) => {
  const component = componentIn(words)
  if (component === undefined) return undefined
  return {
    ...(component.isBuiltIn && { framework: 'pytorch' }),
    ...(optionOf(component.own, '--gpu') === '0' && { on: 'processor' as const }),
    ...(torchxRequest(words) === undefined && { processes: processesOf(component.own) }),
    startsAnything: true,
  }
}

/** The options of the component that is run; behind `--` are those of its script. */
function componentIn(words: Words): { readonly own: Words; readonly isBuiltIn: boolean } | undefined {
  if (programOf(words) !== 'torchx' || !words.includes('run')) return undefined
  const at = words.findIndex((word) => word.length <= 500 && /^dist\.(?:ddp|spmd)$|\.py:\w+$/.test(word))
  if (at === -1) return undefined
  const end = words.indexOf('--', at)
  return { own: words.slice(at + 1, end === -1 ? words.length : end), isBuiltIn: !/:\w+$/.test(words[at] ?? '') }
}

/** `-j 2x8`, or `-j 8` on one node; between `1:4` nodes their number is left open. */
function processesOf(words: Words): Pick<ResourceRequest, 'perNode' | 'nodes'> {
  const size = optionOf(words, '-j')
  if (size === undefined) {
    return {
      perNode: wholeNumber(optionOf(words, '--nproc_per_node')),
      nodes: wholeNumber(optionOf(words, '--nnodes')),
    }
  }
  const [, nodes, perNode] = /^(?:(\d{1,5}|\d{1,5}:\d{1,5})x)?(\d{1,3})$/.exec(size) ?? []
  return { perNode: wholeNumber(perNode), nodes: perNode === undefined ? undefined : wholeNumber(nodes ?? '1') }
}

/** TorchX names the machines of AWS `aws_p4d.24xlarge`. */
function machineIn(words: Words): string | undefined {
  const stated = optionOf(words, '-h') ?? optionOf(words, '--instance_type', '--instance-type')
  const machine = isLiteral(stated) ? stated.replace(/^aws_/, '') : undefined
  return hardwareOf(machine) === undefined ? undefined : machine
}
