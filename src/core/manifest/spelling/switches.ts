import { type MapNode, type Node, withEntries } from '../../text/document.ts'
import type { JobDraft, Origin } from './job-draft.ts'
import { type Said, switchNamed } from './key-lookup.ts'
import type { Saying } from './phrases/saying.ts'
import { say } from './say.ts'
import { flagOf } from './values/switches.ts'
import { listAt, scalarAt, textOf } from './values/value-node.ts'

/** What a switch that is on declares, placed at its node. */
const sayingOfSwitch = (declared: Said, node: Node): Saying =>
  declared.map(([key, value]) => [key, valueAt(key, value, node)])

/** A table's value as a node: a list if the key has several values. */
function valueAt(key: string, value: string, node: Node): Node {
  const scalar = scalarAt(node, value === 'true' ? true : value === 'false' ? false : value)
  return holdsList.has(key) ? listAt(node, [scalar]) : scalar
}

const holdsList: ReadonlySet<string> = new Set(['framework.libraries', 'hardware.offload', 'model.custom_kernels'])

/** `deepspeed: ds_config_zero3.json` and `offload_optimizer: cpu` turn the switch on. */
const isSettings = (name: string, node: Node): boolean =>
  /offload/i.test(name) ? textOf(node) !== undefined : /\.(?:json|ya?ml)$|zero[\s_-]*[123]/i.test(textOf(node) ?? '')

/** The mapping without the key that turns the switch on. */
export const withoutSwitch = (map: MapNode): MapNode =>
  withEntries(
    map,
    ['enabled', 'device'].map((key) => [key, undefined]),
  )

/** `fsdp: true`, `deepspeed: ds_config_zero3.json`. Off, a switch declares nothing, but it is read. */
export function readSwitch(draft: JobDraft, name: string, origin: Origin): boolean {
  const { node } = origin.entry
  const declared = switchNamed(name)
  const isOn = flagOf(node) ?? (isSettings(name, node) ? true : undefined)
  if (declared === undefined || isOn === undefined) return false
  const stage = /zero[\s_-]*([123])(?!\d)/i.exec(textOf(node) ?? '')?.[1]
  const layout: Saying = stage === undefined ? [] : [['hardware.parallelism', scalarAt(node, `zero-${stage}`)]]
  if (isOn) say(draft, [...sayingOfSwitch(declared, node), ...layout], origin)
  return true
}

/** A mapping instead of a switch: `lora: { r: 16 }`, `bf16: { enabled: true }`. */
export function readSwitchMapping(draft: JobDraft, name: string, node: MapNode, origin: Origin): boolean {
  const declared = switchNamed(name)
  if (declared === undefined) return false
  const off = ['enabled', 'device'].some((key) => {
    const inner = node.entries.get(key)?.node
    return inner !== undefined && flagOf(inner) === false
  })
  if (off) return true
  for (const [key, value] of sayingOfSwitch(declared, node)) draft.imply(key, value, { ...origin, isPart: true })
  return true
}
