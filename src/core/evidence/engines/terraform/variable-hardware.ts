import type { HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import {
  anyOf,
  hardwareNamed,
  hardwareOf,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'
import type { NamedValues } from './named-values.ts'
import { nestedMachines } from './nested-machines.ts'

type Role = 'machine' | 'model' | 'perNode' | 'nodes'

interface VariablePart {
  readonly role: Role
  /** What the names of one machine have in common: `train` of `train_gpu_type` and `train-gpu-count`. */
  readonly stem: string
  readonly isOfGpus: boolean
  readonly text: string
  readonly value: HclValue
}

/** A file that gives variables their values. */
interface VariableFile {
  readonly path: string
  readonly values: NamedValues
  /** How often the slice of TPUs is made whose size a value is, where that is known. */
  readonly slices: number | undefined
}

/**
 * The hardware in variables of some names, each of which states a part of it: a machine type, a model of accelerator, the
 * number on each node and that of the nodes. What hangs together by its names is one request.
 */
export function hardwareInVariables(
  file: VariableFile,
  variables: ReadonlyMap<string, HclValue>,
): AcceleratorObservation[] {
  const { path, values } = file
  const stems = new Map<string, VariablePart[]>()
  const nested: AcceleratorObservation[] = []
  for (const [name, value] of variables) {
    const part = partOf(name, value)
    if (part) stems.set(part.stem, [...(stems.get(part.stem) ?? []), part])
    if (value.kind === 'list' && listOfModels.test(nameOf(name)))
      nested.push(...anyModelObservations(path, value, values))
    else if (value.kind === 'object' || value.kind === 'list') {
      nested.push(
        ...nestedMachines({ path, values, job: undefined }, { attributes: new Map([[name, value]]), blocks: [] }),
      )
    }
  }
  return [...[...stems.values()].flatMap((parts) => combinedObservations(file, parts)), ...nested]
}

/** Models of which any will do. */
const listOfModels = /(?:^|_)(?:gpu|accelerator)_(?:types|type_ids|models|names|type_list)$/

function anyModelObservations(path: string, value: HclValue, values: NamedValues): AcceleratorObservation[] {
  const place = { path, line: value.line }
  const seen = anyOf(values.texts(value).map((name) => observeRequest(place, 'suggests', { name, slices: undefined })))
  return seen ? [seen] : []
}

const nameOf = (variable: string): string => variable.toLowerCase().replaceAll('-', '_').slice(0, 100)

function partOf(variable: string, value: HclValue): VariablePart | undefined {
  if (value.kind !== 'text' && value.kind !== 'number') return undefined
  const name = nameOf(variable)
  const role = roleOf(name, value.text)
  if (role === undefined || forOtherUse.test(name)) return undefined
  return { role, stem: stemOf(name), isOfGpus: numberOfGpus.test(name), text: value.text, value }
}

/** Machines that serve a model, and bounds of what may be had. */
const forOtherUse =
  /(?:^|_)(?:infer|inference|serving|serve|endpoint|predict|prediction|quota|limit|max|min|total)(?:_|$)/

const numberOfGpus = /(?:^|_)gpus?(?:_(?:count|num|number|per_(?:node|vm|instance|machine|worker)))?$/
const numberOfAccelerators = /(?:^|_)accelerators?_(?:count|num|number)$/
const numberOfNodes =
  /(?:^|_)(?:node|instance|machine|vm|worker)_(?:count|num|number)$|^(?:num|n)_(?:nodes|instances|machines|vms|workers)$/

function roleOf(name: string, text: string): Role | undefined {
  if (hardwareOf(text)) return 'machine'
  if (/^\d{1,4}$/.test(text)) {
    if (numberOfGpus.test(name) || numberOfAccelerators.test(name))
      return Number(text) <= mostPerNode ? 'perNode' : undefined
    return numberOfNodes.test(name) ? 'nodes' : undefined
  }
  const isModel = /accelerator|(?:gpu|tpu)_(?:type|model|name)/.test(name)
  return isModel && hardwareNamed(text)?.accelerator !== undefined ? 'model' : undefined
}

/** Without the words that name the role. */
const stemOf = (name: string): string =>
  name
    .split('_')
    .filter((word) => !roleWords.has(word))
    .join('_')

const roleWords: ReadonlySet<string> = new Set([
  ...['gpu', 'gpus', 'tpu', 'accelerator', 'accelerators', 'guest', 'type', 'model', 'name', 'size', 'shape'],
  ...['count', 'num', 'number', 'n', 'per', 'node', 'nodes', 'instance', 'instances', 'machine', 'machines'],
  ...['vm', 'vms', 'ec2', 'worker', 'workers'],
])

/** The parts of one stem combined; where two of them state the same thing, neither is combined with the others. */
function combinedObservations(
  { path, slices }: VariableFile,
  parts: readonly VariablePart[],
): AcceleratorObservation[] {
  const wordsOf = ({ role, text }: VariablePart): ResourceRequest =>
    role === 'machine' ? { machine: text } : { name: text, slices }
  const only = (role: Role): VariablePart | undefined => {
    const [first, another] = parts.filter((part) => part.role === role)
    return another === undefined ? first : undefined
  }
  const [machine, model, number] = [only('machine'), only('model'), only('perNode')]
  const heads = parts.filter(({ role }) => role === 'machine' || role === 'model')
  const isAmbiguous = heads.some((part) => part !== machine && part !== model)
  if (isAmbiguous) return heads.flatMap((part) => seenAt(path, part, wordsOf(part)))
  // A card that is added no times is not there.
  const card = number?.text === '0' ? undefined : model
  const at = card ?? machine ?? number
  if (at === undefined) return []
  return seenAt(path, at, {
    ...(card && wordsOf(card)),
    ...(machine && wordsOf(machine)),
    ...(at === number && number.isOfGpus && { kind: 'gpu' }),
    perNode: number?.text === '0' && machine ? undefined : wholeNumber(number?.text),
    nodes: wholeNumber(only('nodes')?.text),
  })
}

function seenAt(path: string, { value }: VariablePart, request: ResourceRequest): AcceleratorObservation[] {
  const seen = observeRequest({ path, line: value.line }, 'suggests', request)
  return seen ? [seen] : []
}
