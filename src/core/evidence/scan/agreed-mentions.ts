import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { resolveRequest } from '../observation/resolved-request.ts'
import type { Mention } from './scan.ts'
import type { Position } from './text-parts.ts'

/** From the place that says most. */
const positions: readonly Position[] = ['work', 'remark', 'prose']

/**
 * What the mentions of one file agree on: each framework once, and at most one accelerator of a kind with its numbers. Of several
 * unlike models or numbers nobody knows which is meant, so that they say nothing.
 */
export function agreedMentions(mentions: readonly Mention[]): Mention[] {
  const frameworks = new Map<string, Mention>()
  for (const position of positions)
    for (const mention of mentions) {
      const { observation } = mention
      if (mention.position !== position || observation.what !== 'framework') continue
      if (!frameworks.has(observation.framework)) frameworks.set(observation.framework, mention)
    }
  const kinds = new Set(mentions.flatMap(({ observation }) => ('kind' in observation ? (observation.kind ?? []) : [])))
  // A rival of another kind is for whoever knows the kind of the job to leave out.
  const ofKinds =
    kinds.size < 2 ? [mentions] : [...kinds].map((kind) => mentions.filter((each) => isOfKind(each, kind)))
  return [...frameworks.values(), ...ofKinds.flatMap((own) => agreedHardware(own) ?? [])]
}

const isOfKind = ({ observation }: Mention, kind: AcceleratorKind): boolean =>
  observation.what === 'accelerator' && observation.kind === kind

interface HardwareMention extends Mention {
  readonly observation: AcceleratorObservation
}

function agreedHardware(mentions: readonly Mention[]): HardwareMention | undefined {
  const all = mentions.filter((mention): mention is HardwareMention => mention.observation.what === 'accelerator')
  const naming = atStrongest(all, ({ observation }) => isNaming(observation))
  const named = agreedModel(naming)
  if (naming.length > 0 && named === undefined) return undefined
  const counting = atStrongest(all, ({ observation }) => isCounting(observation))
  const numbers = agreedNumbers(counting, named?.observation.kind)
  const first = named ?? counting[0]
  if (first === undefined || (named === undefined && numbers === undefined)) return undefined
  const { perNode: _, nodes: __, count: ___, ...rest } = first.observation
  const kind = rest.kind ?? counting.find(({ observation }) => observation.kind)?.observation.kind
  const ofMachine = first.observation.machine === undefined ? {} : { perNode: first.observation.perNode }
  return {
    position: first.position,
    observation: { ...rest, ...(kind && { kind }), ...ofMachine, ...numbers } as AcceleratorObservation,
  }
}

const isNaming = ({ accelerator, machine }: AcceleratorObservation): boolean => (accelerator ?? machine) !== undefined
/** A machine type tells how many it holds, and not how many a job takes. */
const isCounting = ({ machine, count, perNode, nodes }: AcceleratorObservation): boolean =>
  machine === undefined && (count ?? perNode ?? nodes) !== undefined

/** Those that say something, at the strongest position where any does. */
export function atStrongest<Seen extends { readonly position: Position }>(
  mentions: readonly Seen[],
  says: (mention: Seen) => boolean,
): readonly Seen[] {
  const saying = mentions.filter(says)
  const at = positions.find((position) => saying.some((each) => each.position === position))
  return saying.filter(({ position }) => position === at)
}

/** The most exact of names that may all be the same part: `A100` beside `A100-80GB`. */
function agreedModel(naming: readonly HardwareMention[]): HardwareMention | undefined {
  const each = naming.map((mention) => ({
    mention,
    ids: new Set(resolveRequest(mention.observation).candidates.map(({ id }) => id)),
  }))
  const [exact] = each.toSorted((one, other) => one.ids.size - other.ids.size)
  const isOne = exact !== undefined && [...exact.ids].some((id) => each.every(({ ids }) => ids.has(id)))
  return isOne ? exact.mention : undefined
}

function agreedNumbers(
  counting: readonly HardwareMention[],
  kind: AcceleratorObservation['kind'],
): Numbers | undefined {
  const own = counting.filter(({ observation }) => !kind || !observation.kind || observation.kind === kind)
  const { count, perNode, nodes } = together(own.map(({ observation }) => observation)) ?? {}
  if (perNode !== undefined) return { perNode, ...(nodes && { nodes }) }
  return count === undefined ? undefined : { count }
}

/** Accelerators in all, on each node, and nodes. */
type Numbers = { readonly [Key in 'count' | 'perNode' | 'nodes']?: number | undefined }

/**
 * What numbers come to that are said apart: those of nodes and of each of them are multiplied. Of several values of one,
 * or of such as do not fit, nobody knows which is meant.
 */
export function together(said: readonly Numbers[]): Numbers | undefined {
  const values = (['count', 'perNode', 'nodes'] as const).map((key) => new Set(said.flatMap((each) => each[key] ?? [])))
  if (values.some(({ size }) => size > 1)) return undefined
  const [count, perNode, nodes] = values.map(([value]) => value)
  if (perNode === undefined) return { count, nodes }
  if (nodes === undefined) return count === undefined ? { perNode } : count === perNode ? { count } : undefined
  return count === undefined || count === perNode * nodes ? { count: perNode * nodes, perNode, nodes } : undefined
}
