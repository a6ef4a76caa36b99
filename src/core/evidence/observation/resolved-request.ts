import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import { acceleratorById } from '../../catalog/accelerators/index.ts'
import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { type Provider, resolveProvider } from '../../catalog/names/providers.ts'
import { present } from '../../text/present.ts'
import { list } from '../../text/wording.ts'
import type { AcceleratorObservation } from './observation.ts'

/** A launch file's request, resolved with the catalog. */
export interface ResolvedRequest {
  readonly kind?: AcceleratorKind
  readonly vendor?: Accelerator['vendor']
  readonly candidates: readonly Accelerator[]
  /** The accelerator's name in reports. */
  readonly label?: string
  readonly count?: number
  readonly topology?: string
  readonly provider?: Provider
}

/** Resolves names with the catalog and a total from its parts. Open values stay undefined. */
export function resolveRequest(seen: AcceleratorObservation): ResolvedRequest {
  const choices = (seen.oneOf ?? []).map((word) => resolveAccelerator(word)?.candidates ?? [])
  if (choices.length > 0 && choices.every((candidates) => candidates.length > 0)) return resolveAnyOf(seen, choices)
  const name = seen.accelerator === undefined ? undefined : resolveAccelerator(seen.accelerator)
  const machine = seen.machine === undefined ? undefined : resolveMachine(seen.machine)
  const held = machine && acceleratorById(machine.accelerator)
  const narrowed = held && name?.candidates.find(({ id }) => id === held.id)
  const candidates = narrowed ? [narrowed] : (name?.candidates ?? (held ? [held] : []))
  const kind = seen.kind ?? name?.kind ?? held?.kind
  const vendors = [...new Set(candidates.map(({ vendor }) => vendor))]
  const vendor = seen.vendor ?? (vendors.length === 1 ? vendors[0] : undefined)
  const provider = seen.provider ?? machine?.provider
  const resolved = provider === undefined ? undefined : resolveProvider(provider)
  const count = countOf(seen, name?.slice?.chips, machine?.count)
  const label = name && !name.slice && candidates.length === 1 ? candidates[0]?.name : (name?.label ?? held?.name)
  const topology = seen.topology === undefined ? undefined : sortedTopology(seen.topology)
  return { candidates, ...present({ kind, vendor, label, count, topology, provider: resolved }) }
}

/** A request that any of several accelerators satisfies. */
function resolveAnyOf(seen: AcceleratorObservation, choices: readonly (readonly Accelerator[])[]): ResolvedRequest {
  const { oneOf = [], ...rest } = seen
  const candidates = [...new Set(choices.flat())]
  const [vendor, another] = new Set(candidates.map((each) => each.vendor))
  return {
    ...resolveRequest(rest),
    ...(vendor !== undefined && another === undefined && { vendor }),
    candidates,
    label: list(
      oneOf.map((word) => resolveAccelerator(word)?.label ?? word),
      'or',
    ),
  }
}

/** Whether a file requests only a kind of accelerator, without model or count. */
export const isKindAlone = ({ certainty, kind, ...seen }: AcceleratorObservation): boolean =>
  certainty === 'states' && kind !== undefined && !namesModelOrCount(seen)

/** Whether it gives a model or a count, not just a kind. */
export const namesModelOrCount = (seen: Partial<AcceleratorObservation>): boolean =>
  [seen.accelerator, seen.oneOf, seen.machine, seen.count, seen.perNode, seen.topology].some(
    (said) => said !== undefined,
  )

/** Whether it gives a number of accelerators or nodes. */
export const hasNumber = ({ count, perNode, nodes }: AcceleratorObservation): boolean =>
  [count, perNode, nodes].some((number) => number !== undefined)

function countOf(
  { count, perNode, nodes }: AcceleratorObservation,
  chips: number | undefined,
  perMachine: number | undefined,
): number | undefined {
  if (count !== undefined) return count
  if (nodes !== undefined && perNode !== undefined) return nodes * perNode
  if (chips !== undefined) return chips
  if (nodes !== undefined && perMachine !== undefined && Number.isInteger(perMachine)) return nodes * perMachine
  return undefined
}

/** The sides of a topology in ascending order: `4x2` becomes `2x4`. */
export const sortedTopology = (topology: string): string =>
  topology
    .toLowerCase()
    .split('x')
    .map(Number)
    .sort((a, b) => a - b)
    .join('x')
