import type { HclBlock, HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { times } from '../../../text/bounds.ts'
import type { AcceleratorObservation, Certainty, Place } from '../../observation/observation.ts'
import { anyOf, chipsOf, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { bodiesAt, valueAt } from './body-paths.ts'
import type { NamedValues } from './named-values.ts'

/** Where a type of resource says what machines it makes. Paths lead through its blocks: `guest_accelerator.type`. */
export interface MachineForm {
  /** The blocks that each ask for machines; absent where the resource does. */
  readonly within?: readonly string[]
  readonly machine?: readonly string[]
  readonly accelerator?: readonly string[]
  /** Accelerators on each machine. */
  readonly count?: readonly string[]
  /** Machines of a pool, unless it is `elastic`. */
  readonly nodes?: readonly string[]
  readonly elastic?: readonly string[]
  readonly topology?: readonly string[]
  /** What an accelerator is whose model stands elsewhere. */
  readonly of?: Pick<ResourceRequest, 'kind' | 'vendor'>
  /** What somebody makes to use it: one machine, or one slice of TPUs. All else is room for any job. */
  readonly makes?: 'machine' | 'slice'
}

/** A resource, with what the names in it stand for. */
export interface Resource {
  readonly path: string
  readonly block: HclBlock
  readonly values: NamedValues
  readonly provider: string | undefined
}

/** What a resource of a known form asks for. */
export function machinesOf(resource: Resource, form: MachineForm): AcceleratorObservation[] {
  if (resource.values.copies(resource.block) === 0) return []
  const bodies = (form.within ?? ['']).flatMap((path) => bodiesAt(resource.block, path))
  return bodies.flatMap((body) => machineIn(resource, form, body) ?? [])
}

function machineIn(
  { path, block, values, provider }: Resource,
  form: MachineForm,
  body: HclBody,
): AcceleratorObservation | undefined {
  const [machine, accelerator, count] = [form.machine, form.accelerator, form.count].map((paths) =>
    valueAt(body, paths),
  )
  const at = accelerator ?? count ?? machine
  if (at === undefined) return undefined
  const copies = values.copies(block)
  const topology = values.texts(valueAt(body, form.topology))[0]
  const told = [accelerator ?? machine, count]
  const numbers = valueAt(body, form.nodes) ?? block.attributes.get('for_each') ?? block.attributes.get('count')
  const isDefault = told.some((value) => values.isDefault(value))
  const request: ResourceRequest = {
    job: block.labels[1],
    provider,
    topology,
    nodes: nodesOf(form, body, values, copies),
    ...(isSpot(body, values) && { spot: true }),
    ...(isDefault ? { byDefault: true } : values.isDefault(numbers) && { byDefault: 'nodes' }),
    count: times(chipsOf(topology), copies),
    ...(form.makes === 'slice' && { slices: copies }),
  }
  const isCertain = form.makes && copies !== undefined && told.every((value) => value?.kind !== 'reference')
  const cards = cardsOf(form, values, accelerator, count).map((card) => ({ ...request, ...card }))
  return anyMachine({ path, line: at.line }, isCertain ? 'states' : 'suggests', cards, values.texts(machine))
}

/** A request that any of some cards and machines meets. */
const anyMachine = (
  place: Place,
  certainty: Certainty,
  cards: readonly ResourceRequest[],
  machines: readonly string[],
): AcceleratorObservation | undefined =>
  anyOf(
    cards.flatMap((card) => orNone(machines).map((machine) => observeRequest(place, certainty, { ...card, machine }))),
  )

const orNone = (texts: readonly string[]): readonly (string | undefined)[] => (texts.length === 0 ? [undefined] : texts)

function nodesOf(
  form: MachineForm,
  body: HclBody,
  values: NamedValues,
  copies: number | undefined,
): number | undefined {
  if (form.makes === 'machine') return copies
  if (form.nodes === undefined || valueAt(body, form.elastic)) return undefined
  return times(copies, values.whole(valueAt(body, form.nodes)))
}

/** The cards of a machine, each of which will do; an empty one where it has none but its own. */
function cardsOf(
  { of }: MachineForm,
  values: NamedValues,
  accelerator: HclValue | undefined,
  count: HclValue | undefined,
): ResourceRequest[] {
  const number = values.whole(count)
  if (number === 0 || (accelerator ?? count) === undefined) return [{}]
  return orNone(values.texts(accelerator)).map((name) => ({ ...of, name, perNode: number }))
}

/** Where resources say that their machines may be taken away, and what they say there. */
const spotSettings: readonly (readonly [path: string, word: string])[] = [
  ...['spot', 'preemptible', 'interruptible', 'scheduling.preemptible'].map((path) => [path, 'true'] as const),
  ...['scheduling_config.spot', 'scheduling_config.preemptible'].map((path) => [path, 'true'] as const),
  ...['node_config.spot', 'node_config.preemptible'].map((path) => [path, 'true'] as const),
  ['scheduling.provisioning_model', 'SPOT'],
  ['instance_market_options.market_type', 'spot'],
  ['capacity_type', 'SPOT'],
  ['priority', 'Spot'],
]

const isSpot = (body: HclBody, values: NamedValues): boolean =>
  spotSettings.some(([path, word]) => {
    const value = values.resolved(valueAt(body, [path]))
    return value !== undefined && 'text' in value && value.text === word
  })
