import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { PythonValue } from '../../../languages/python/python-values.ts'
import { mostPerNode, sum, times, wholeNumber } from '../../../text/bounds.ts'
import { giveUp } from '../../../text/given-up.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  Place,
  ProviderObservation,
} from '../../observation/observation.ts'
import { observeWithDefaults } from '../../observation/request-with-defaults.ts'
import { anyOf, cloudNamed, common, hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import type { SourceFile } from '../../source-file.ts'

/** A call of a package that requests hardware, and the meaning of its arguments. */
export interface CallEntry {
  /** The source must import one of these packages, or from one. */
  readonly modules: readonly string[]
  /** Matches the last word of the callee. A dictionary's is empty. */
  readonly callee: RegExp
  readonly says: CallFields
  /** Arguments that must be present. `only`: arguments that must have this value. */
  readonly needs?: readonly string[]
  readonly only?: Readonly<Record<string, boolean>>
  /** Default numbers. */
  readonly otherwise?: { readonly perNode?: number; readonly nodes?: number }
  readonly always?: Pick<AcceleratorObservation, 'kind' | 'provider'>
  /** Defaults to `suggests`. A call that starts training states. */
  readonly certainty?: Certainty | ((path: string, call: PythonCall, calls: readonly PythonCall[]) => Certainty)
  /** Whether several calls in one list are the parts of one job. */
  readonly areParts?: true
  /** The callee's framework, or one for all callees. `version`: the argument with its version. */
  readonly framework?: string | ((callee: string) => string | undefined)
  readonly version?: string
}

/**
 * The paths of each field; the first that is given counts. `gpu_count`: an argument; `0`: the first unnamed one;
 * `limits.gpu`: an entry of the dictionary, or an argument of the call, in `limits`; `<nodes`: an argument of the
 * enclosing call; `Task:num_nodes`: the argument of the only call of `Task`.
 */
export interface CallFields {
  /** Accelerators by name: `A100:8`, `{"A100": 8}`, or a list of alternatives. */
  readonly name?: readonly string[]
  readonly machine?: readonly string[]
  readonly perNode?: readonly string[]
  readonly nodes?: readonly string[]
  readonly count?: readonly string[]
  /** Processes with accelerators of their own (`perNode` each), on any number of nodes. */
  readonly workers?: readonly string[]
  readonly spot?: readonly string[]
  readonly cloud?: readonly string[]
}

const workLike =
  /(?:^|[^a-z])(?:(?:pre|post)?train(?:ing|er|ed)?|(?:fine)?[-_]?tun(?:e|er|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i

/** Whether a name is that of training, not of a service. */
export const namesTraining = (name: string): boolean => workLike.test(name)

/** A file with more requests covers machines of all sizes. */
const most = 8
/** A limit, because each call may search all others. */
const mostCalls = 5_000

export interface CallReader extends EvidenceReader {
  /** Whether a source appears to import one of its packages. Most sources need no further reading. */
  readonly mayCall: (file: Pick<SourceFile, 'modulesNamed'>) => boolean
}

/** A reader for a table of calls. */
export function callReader(format: string, entries: readonly CallEntry[]): CallReader {
  const packages = new Set(entries.flatMap(({ modules }) => modules.map(packageOf)))
  const mayCall: CallReader['mayCall'] = ({ modulesNamed }) =>
    [...modulesNamed].some((module) => packages.has(packageOf(module)))
  return {
    format,
    matches: (path) => path.endsWith('.py'),
    mayCall,
    read: (file) => {
      if (!mayCall(file)) return []
      const open = entries.filter(({ modules }) => modules.some((name) => imports(file, name)))
      return open.length === 0 ? [] : requestedHardware(file, open)
    },
  }
}

export const imports = ({ imports }: SourceFile, name: string): boolean =>
  imports.some(({ module }) => module === name || module.startsWith(`${name}.`))

const packageOf = (module: string): string => {
  const end = module.indexOf('.')
  return end === -1 ? module : module.slice(0, end)
}

interface Found {
  readonly seen: readonly (AcceleratorObservation | ProviderObservation)[]
  readonly entry: CallEntry
  readonly list: number | undefined
}

/** The requests in the calls of a source. */
function requestedHardware({ path, calls }: SourceFile, entries: readonly CallEntry[]): readonly Observation[] {
  const frameworks: Observation[] = []
  const found: Found[] = []
  if (calls.length > mostCalls) {
    giveUp(`holds more than ${mostCalls} calls`)
    return []
  }
  for (const call of calls) {
    const entry = call.isDefinition ? undefined : entries.find((each) => isAsked(call, each))
    if (entry === undefined) continue
    frameworks.push(...frameworkOf(path, call, entry))
    const seen = observed({ path, call, calls, entry })
    if (seen.length > 0) found.push({ seen, entry, list: call.list ?? call.within?.list })
    if (found.length > most) return []
  }
  return withoutRepeats([...frameworks, ...together(found)])
}

const isAsked = (call: PythonCall, { callee, needs = [], only = {} }: CallEntry): boolean =>
  callee.test(call.callee) &&
  needs.every((name) => call.values.has(name)) &&
  Object.entries(only).every(([name, value]) => call.values.get(name)?.value === value)

function frameworkOf(path: string, call: PythonCall, entry: CallEntry): Observation[] {
  const framework = typeof entry.framework === 'function' ? entry.framework(call.callee) : entry.framework
  const version = call.values.get(entry.version ?? '')?.value
  const isVersion = typeof version === 'string' && /^\d[\w.+-]{0,30}$/.test(version)
  const place = { path, line: call.line }
  return framework === undefined
    ? []
    : [{ what: 'framework', framework, how: 'image', place, certainty: 'suggests', ...(isVersion && { version }) }]
}

/** Adds up the parts of one list. Parts outside a list may be one job or several. */
function together(found: readonly Found[]): (AcceleratorObservation | ProviderObservation)[] {
  const parts = found.filter(({ entry }) => entry.areParts)
  const rest = found.filter(({ entry }) => !entry.areParts).flatMap(({ seen }) => seen)
  const seen = parts.flatMap((part) => part.seen.filter((each) => each.what === 'accelerator'))
  if (seen.length < 2) return found.flatMap((each) => each.seen)
  const alike = common(seen.map(({ nodes: _, count: __, ...part }) => part))
  const isList = parts.every(({ list }) => list !== undefined && list === parts[0]?.list)
  if (alike === undefined) return [...rest, ...seen.map(({ nodes: _, count: __, ...part }) => part)]
  const [nodes, count] = isList ? [sum(seen.map((each) => each.nodes)), sum(seen.map((each) => each.count))] : []
  return [...rest, { ...alike, ...(nodes && { nodes }), ...(count && { count }) }]
}

/** A request for accelerators has at least one of these fields. */
const naming = ['name', 'machine', 'perNode', 'workers', 'count'] as const

type Given = { readonly value?: PythonValue | undefined; readonly call?: PythonCall | undefined }

/** One call of a source, and its entry. */
interface Asked {
  readonly path: string
  readonly call: PythonCall
  readonly calls: readonly PythonCall[]
  readonly entry: CallEntry
}

/** The request in one call. */
function observed(asked: Asked): (AcceleratorObservation | ProviderObservation)[] {
  if (!naming.some((field) => given(asked, field))) return []
  const { path, call, calls, entry } = asked
  const { certainty = 'suggests' } = entry
  const sure = typeof certainty === 'string' ? certainty : certainty(path, call, calls)
  const place = { path, line: lineOf(asked) }
  const [whole, plain] = [requestsOf(asked, true), requestsOf(asked, false)]
  const choices = whole.map((withDefaults, at) =>
    observeWithDefaults(place, sure, { withDefaults, withoutDefaults: plain[at] }),
  )
  if (choices.length === 1 && choices[0]?.length === 0) return providerOf(asked, place)
  if (choices.length === 1) return choices[0] ?? []
  const shared = anyOf(choices.map((each) => each.find((seen) => seen.what === 'accelerator')))
  return shared ? [shared] : []
}

/** The provider of a job whose machine the caller chooses. */
function providerOf(asked: Asked, place: Place): ProviderObservation[] {
  const { always: { provider } = {}, certainty } = asked.entry
  const machine = given(asked, 'machine')
  const isOpen = machine !== undefined && (machine.value === undefined || machine.value.byDefault === true)
  const says = { what: 'provider', place, certainty: 'suggests' } as const
  return isOpen && provider !== undefined && certainty === 'states' ? [{ ...says, provider }] : []
}

function lineOf(asked: Asked): number {
  const first = given(asked, 'name') ?? given(asked, 'machine') ?? given(asked, 'perNode')
  return first?.value?.line ?? first?.call?.line ?? asked.call.line
}

function given({ call, calls, entry }: Asked, field: keyof CallFields): Given | undefined {
  for (const path of entry.says[field] ?? []) {
    const there = givenAt(calls, call, path)
    if (there) return there
  }
  return undefined
}

function givenAt(calls: readonly PythonCall[], call: PythonCall | undefined, path: string): Given | undefined {
  if (path.startsWith('<')) return givenAt(calls, call?.within, path.slice(1))
  const [name = '', inner] = path.split('.')
  const [callee, argument] = path.split(':')
  if (argument !== undefined) {
    const those = calls.filter((each) => each.callee === callee).flatMap((each) => givenAt(calls, each, argument) ?? [])
    return those.length < 2 ? those[0] : {}
  }
  const nested = call?.inside.find(({ key }) => key === name)
  if (inner !== undefined) return nested ? givenAt(calls, nested, inner) : undefined
  return call?.values.has(path) ? { value: call.values.get(path), call: nested } : undefined
}

/** The request, or one for each of several accelerators. */
function requestsOf(asked: Asked, withDefaults: boolean): ResourceRequest[] {
  const held = (field: keyof CallFields): PythonValue['value'] | undefined => {
    const value = given(asked, field)?.value
    return value?.byDefault && !withDefaults ? undefined : value?.value
  }
  const number = (field: keyof CallFields, otherwise?: number): number | undefined => {
    const value = held(field)
    return given(asked, field) ? (typeof value === 'number' ? value : wholeNumber(String(value))) : otherwise
  }
  const { always = {}, otherwise = {}, says } = asked.entry
  const [cloud, machine, spot] = [held('cloud'), held('machine'), held('spot')]
  const perNode = number('perNode', otherwise.perNode)
  const nodes = number('nodes', otherwise.nodes)
  const request: ResourceRequest = {
    ...always,
    ...(typeof cloud === 'string' && { provider: cloudNamed(cloud) }),
    ...(typeof spot === 'boolean' && { spot }),
    job: asked.call.decorates,
  }
  const counted = says.workers
    ? { count: times(number('workers'), perNode) }
    : { perNode, nodes, count: number('count') }
  const isTooMany = (perNode ?? 0) > mostPerNode
  const names = namesOf(asked, held('name'))
  if (names.length === 0)
    return [{ ...request, ...(typeof machine === 'string' && { machine }), ...(!isTooMany && counted) }]
  return names.map((written) => {
    const [model = '', each] = written.replace('_X_', ':').split(':')
    const name = model.replace(/[!+]$/, '')
    if (hardwareNamed(name)?.chips) return { ...request, name, slices: nodes }
    // Old TPUs are counted in cores.
    if (/^TPU_V[23]/.test(name)) return { ...request, name }
    const own = each === undefined ? counted : { ...counted, perNode: wholeNumber(each) }
    return { ...request, ...(typeof machine === 'string' && { machine }), name, ...(!isTooMany && own) }
  })
}

function namesOf(asked: Asked, value: PythonValue['value'] | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object') return value.map(String)
  const call = given(asked, 'name')?.call
  if (call?.callee === '') return [...call.values].map(([name, count]) => `${name}:${count?.value ?? ''}`)
  if (!call || hardwareNamed(call.callee) === undefined) return []
  const [size, count] = [
    call.values.get('size')?.value,
    call.values.has('count') ? `:${call.values.get('count')?.value}` : '',
  ]
  return [`${typeof size === 'string' ? `${call.callee}-${size}` : call.callee}${count}`]
}
