import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { resolveRequest } from '../observation/resolved-request.ts'
import type { Mention } from './scan.ts'
import type { Position } from './text-parts.ts'

/** Most reliable first. */
const positions: readonly Position[] = ['work', 'remark', 'prose']

/**
 * The mentions on which one file agrees: each framework once, and at most one accelerator per kind with its numbers.
 * Several models or numbers cancel each other, because it is unclear which one is meant.
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
  // Mentions of another kind stay, because only the caller knows the job's kind.
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
/** A machine type gives the accelerators of one machine, not the number for a job. */
const isCounting = ({ machine, count, perNode, nodes }: AcceleratorObservation): boolean =>
  machine === undefined && (count ?? perNode ?? nodes) !== undefined

/** The matching mentions at the most reliable position that has any. */
export function atStrongest<Seen extends { readonly position: Position }>(
  mentions: readonly Seen[],
  says: (mention: Seen) => boolean,
): readonly Seen[] {
  const saying = mentions.filter(says)
  const at = positions.find((position) => saying.some((each) => each.position === position))
  return saying.filter(({ position }) => position === at)
}

/** The most specific name, if all names can mean the same part: `A100` and `A100-80GB`. */
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

/** Total accelerators, accelerators per node, and nodes. */
type Numbers = { readonly [Key in 'count' | 'perNode' | 'nodes']?: number | undefined }

/**
 * Combines separate numbers: multiplies nodes and accelerators per node. Undefined if a number has several values, or
 * if they contradict each other.
 */
export function together(said: readonly Numbers[]): Numbers | undefined {
  const values = (['count', 'perNode', 'nodes'] as const).map((key) => new Set(said.flatMap((each) => each[key] ?? [])))
  if (values.some(({ size }) => size > 1)) return undefined
  const [count, perNode, nodes] = values.map(([value]) => value)
  if (perNode === undefined) return { count, nodes }
  if (nodes === undefined) return count === undefined ? { perNode } : count === perNode ? { count } : undefined
  return count === undefined || count === perNode * nodes ? { count: perNode * nodes, perNode, nodes } : undefined
}
