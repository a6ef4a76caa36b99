import type { HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { hardwareNamed, hardwareOf, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { acceleratorResource, type ResourceName } from '../kubernetes/resource-names.ts'
import { bodiesBelow } from './body-paths.ts'
import type { NamedValues } from './named-values.ts'
import { anyMachine } from './resource-machines.ts'

/** Whose the names are, and what is known beside them. */
export interface NamedHardware {
  readonly path: string
  readonly values: NamedValues
  readonly job?: string | undefined
  readonly provider?: string | undefined
  /** How often the slice of TPUs is made whose size a value is, where that is known. */
  readonly slices?: number | undefined
}

/** `gpus` is a number by itself, `count` one of whatever accelerators there are. */
type Role = 'machine' | 'accelerator' | 'gpus' | 'count' | 'nodes'

/**
 * The hardware that any attributes name, wherever they stand: those of modules, of variables, of resources whose form is
 * not known. What hangs together by its names is one request, and no more than a hint.
 */
export function hardwareNamedIn(
  where: NamedHardware,
  body: HclBody,
  around: readonly string[] = [],
): AcceleratorObservation[] {
  const stems = new Map<string, Map<Role, HclValue | undefined>>()
  for (const [name, value] of withCards(body)) {
    const [role, stem] = roleOf(name, value, where.values) ?? []
    if (role === undefined || stem === undefined) continue
    const roles = stems.get(stem) ?? new Map()
    // Where two say the same thing, neither of them is it.
    stems.set(stem, roles.set(role, roles.has(role) ? undefined : value))
  }
  return [
    ...[...stems.values()].flatMap((roles) => combined(where, roles) ?? []),
    ...ofContainer(where, body, around),
    ...bodiesBelow(body).flatMap(([name, each]) => hardwareNamedIn(where, each, [...around, name])),
  ]
}

/** The attributes of a body and of the card that is added to it. */
function withCards(body: HclBody): (readonly [name: string, HclValue])[] {
  const cards = bodiesBelow(body).filter(([name]) => /^guest_accelerators?$/.test(name))
  return [
    ...body.attributes,
    ...cards.flatMap(([, card]) =>
      [...card.attributes].map(([name, value]) => [`accelerator_${name}`, value] as const),
    ),
  ]
}

const machineName = /(?:^|_)(?:types?|size|shape|sku|machine|instance)$/
const acceleratorName = /accelerator|(?:^|_)[gt]pu_(?:type|model|name)/
const gpuNumber = /(?:^|_)gpus?(?:_(?:count|num|number|per_(?:node|vm|instance|machine|worker)))?$/
const acceleratorNumber = /(?:^|_)accelerators?_(?:count|num|number)$/
const nodeNumber =
  /(?:^|_)(?:node|instance|machine|vm|worker)_(?:count|num|number)$|^num_(?:node|instance|machine|vm|worker)s$/
/** Machines that serve a model, and bounds of what may be had. */
const forOtherUse =
  /(?:^|_)(?:infer|inference|serving|serve|endpoint|predict|prediction|quota|limit|max|min|total|allowed)(?:_|$)/

/** Words that tell a role: what is left of a name without them is what names of one machine have in common. */
const roleWords =
  /^(?:gpus?|tpu|accelerators?|guest|types?|ids?|model|name|size|shape|sku|count|num|number|per|nodes?|instances?|machines?|vms?|workers?)$/

function roleOf(attribute: string, value: HclValue, values: NamedValues): [Role, stem: string] | undefined {
  const name = attribute.toLowerCase().replaceAll('-', '_').slice(0, 100)
  if (forOtherUse.test(name)) return undefined
  const stem = name
    .split('_')
    .filter((word) => !roleWords.test(word))
    .join('_')
  const number = values.whole(value)
  if (number !== undefined) {
    if (nodeNumber.test(name)) return ['nodes', stem]
    if (number > mostPerNode) return undefined
    return gpuNumber.test(name) ? ['gpus', stem] : acceleratorNumber.test(name) ? ['count', stem] : undefined
  }
  const texts = values.texts(value)
  if (texts.length === 0) return undefined
  if (machineName.test(name) && texts.every((text) => hardwareOf(text))) return ['machine', stem]
  const isModel = acceleratorName.test(name) && texts.every((text) => hardwareNamed(text)?.accelerator !== undefined)
  return isModel ? ['accelerator', stem] : undefined
}

function combined(
  where: NamedHardware,
  roles: ReadonlyMap<Role, HclValue | undefined>,
): AcceleratorObservation | undefined {
  const { path, values, job, provider } = where
  const gpus = roles.get('gpus')
  const number = values.whole(gpus ?? roles.get('count'))
  // A card that is added no times is not there.
  const card = number === 0 ? undefined : roles.get('accelerator')
  const machine = roles.get('machine')
  const at = card ?? machine ?? (number ? gpus : undefined)
  if (at === undefined) return undefined
  const request: ResourceRequest = {
    job,
    provider,
    perNode: number === 0 ? undefined : number,
    nodes: values.whole(roles.get('nodes')),
    ...(at === gpus && { kind: 'gpu' }),
    ...([...roles.values()].some((value) => values.isDefault(value)) && { byDefault: true }),
    ...('slices' in where && { slices: where.slices }),
  }
  const cards = card ? values.texts(card).map((name) => ({ ...request, name })) : [request]
  return anyMachine({ path, line: at.line }, 'suggests', cards, values.texts(machine))
}

/** What a container asks for: `resources { limits = { "nvidia.com/gpu" = 1 } }`, or AWS's `resourceRequirements`. */
function ofContainer(where: NamedHardware, body: HclBody, around: readonly string[]): AcceleratorObservation[] {
  const { path, values, job, provider } = where
  const [holder, own = ''] = around.slice(-2)
  const isLimit = holder === 'resources' && (own === 'limits' || own === 'requests')
  const isAwsGpu = awsRequirements.test(own) && values.texts(body.attributes.get('type'))[0] === 'GPU'
  if (!isLimit && !isAwsGpu) return []
  return [...body.attributes].flatMap(([name, value]) => {
    const resource = isLimit ? acceleratorResource(name) : name === 'value' ? awsGpu : undefined
    if (resource === undefined) return []
    const { counts, ...said } = resource
    const perNode = counts === 'accelerators' ? values.whole(value) : undefined
    const byDefault = values.isDefault(value) ? true : undefined
    return observeRequest({ path, line: value.line }, 'suggests', { provider, ...said, job, perNode, byDefault }) ?? []
  })
}

const awsRequirements = /^resource_?[rR]equirements$/
const awsGpu: ResourceName = { kind: 'gpu', counts: 'accelerators' }
