import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework, standsBeside } from '../../catalog/software/frameworks.ts'
import { grouped } from '../../text/grouped.ts'
import { agreedAccelerator } from '../agreement/agreed-accelerator.ts'
import { type Fact, factOf, placesOf } from '../agreement/agreement.ts'
import type { AttributedHardware } from '../agreement/attributed-hardware.ts'
import type { EvidenceFacts } from '../agreement/facts.ts'
import { isTrainingFramework, type JobFramework } from '../agreement/job-frameworks.ts'
import { resolveRequest } from '../observation/resolved-request.ts'
import { atStrongest, together } from './agreed-mentions.ts'
import type { Mention } from './scan.ts'
import type { Position } from './text-parts.ts'

interface MentionedHardware extends AttributedHardware {
  readonly position: Position
}

/**
 * Adds mentions in listed files where readers found nothing. They never override stated or suggested values, or
 * ambiguities. Prose does not count here.
 */
export function withMentions(facts: EvidenceFacts, mentions: readonly Mention[]): EvidenceFacts {
  const spoken = mentions.filter(({ position }) => position !== 'prose')
  const hardware = spoken.flatMap(({ position, observation }): MentionedHardware[] =>
    observation.what === 'accelerator'
      ? [{ position, observation, attribution: 'listed', request: resolveRequest(observation) }]
      : [],
  )
  const frameworks = [...facts.frameworks, ...frameworksBeside(facts.frameworks, spoken)]
  const known = facts.kind?.value ?? facts.hints.kind?.value
  const isOpen = facts.ambiguities.some(({ about }) => about === 'kind of accelerator')
  const kinds = strongest(hardware, ({ request }) => request.kind)
  const kind = known === undefined && !isOpen ? kinds && onlyOf(kinds, ({ request }) => request.kind) : undefined
  const of = known ?? kind?.value
  if (of === undefined) return { ...facts, frameworks }
  const own = hardware.filter(({ request }) => request.kind === undefined || request.kind === of)
  // Mentions of several kinds give neither model nor count.
  const isOfOne = hardware.every(({ request }) => request.kind === undefined || request.kind === of)
  return {
    ...facts,
    frameworks,
    ...(kind && { hints: { ...facts.hints, kind } }),
    ...(isOfOne && { ...mentionedModel(facts, own), ...mentionedNumbers(facts, own, of) }),
  }
}

/** The matching mentions at the most reliable position that has any. */
function strongest(
  hardware: readonly MentionedHardware[],
  read: (each: MentionedHardware) => unknown,
): readonly MentionedHardware[] | undefined {
  const saying = atStrongest(hardware, (each) => read(each) !== undefined)
  return saying.length > 0 ? saying : undefined
}

/** The single value of mentions. Undefined if they have several. */
function onlyOf<Value>(
  mentions: readonly MentionedHardware[],
  read: (each: MentionedHardware) => Value | undefined,
): Fact<Value> | undefined {
  const saying = mentions.filter((each) => read(each) !== undefined)
  const [value, another] = new Set(saying.map(read))
  return value === undefined || another !== undefined ? undefined : mentioned(factOf(value, saying), saying)
}

const mentioned = <Value>(fact: Fact<Value>, by: readonly MentionedHardware[]): Fact<Value> =>
  by.every(({ position }) => position === 'remark') ? { ...fact, isRemark: true } : fact

function mentionedModel(facts: EvidenceFacts, own: readonly MentionedHardware[]): Pick<EvidenceFacts, 'accelerator'> {
  const isKnown = facts.accelerator ?? facts.accelerators ?? facts.hints.models[0]
  const isOpen = facts.ambiguities.some(({ about }) => about === 'accelerator')
  const naming = strongest(own, ({ request }) => request.candidates[0])
  const accelerator = isKnown || isOpen || naming === undefined ? undefined : agreedAccelerator(naming, [])
  return accelerator && naming ? { accelerator: mentioned(accelerator, naming) } : {}
}

/** The numbers at the most reliable position. */
function mentionedNumbers(
  facts: EvidenceFacts,
  own: readonly MentionedHardware[],
  kind: AcceleratorKind,
): Pick<EvidenceFacts, 'count' | 'perNode' | 'countedKind'> {
  const isKnown = facts.count ?? facts.counts ?? facts.defaultCount ?? facts.perNode ?? facts.nodes
  const isOpen = facts.ambiguities.some(({ about }) => about === 'count' || about === 'number on each node')
  const saying = strongest(own, ({ request, observation }) => request.count ?? observation.perNode ?? observation.nodes)
  if (isKnown || isOpen || saying === undefined) return {}
  const numbers = together(saying.map(({ request, observation }) => ({ ...observation, count: request.count })))
  const { count, perNode, nodes } = numbers ?? {}
  // A total next to a number of nodes may be per node.
  if (count !== undefined && perNode === undefined && nodes !== undefined) return {}
  const by = saying.filter(({ request, observation }) =>
    perNode === undefined ? request.count !== undefined : (observation.perNode ?? observation.nodes) !== undefined,
  )
  if (count !== undefined) return { count: mentioned(factOf(count, by), by), countedKind: kind }
  return perNode === undefined ? {} : { perNode: mentioned(factOf(perNode, by), by), countedKind: kind }
}

/** Frameworks that listed files mention. They confirm a declaration, and count as the job's only without others. */
function frameworksBeside(shown: readonly JobFramework[], mentions: readonly Mention[]): JobFramework[] {
  const named = mentions.flatMap(({ position, observation }) =>
    observation.what === 'framework' ? [{ position, observation }] : [],
  )
  const mentioned = grouped(named, ({ observation }) => observation.framework)
  const families = new Set([...mentioned.keys()].flatMap((id) => resolveFramework(id)?.family ?? []))
  const isAlone = shown.length === 0 && [...families].filter((id) => isTrainingFramework({ id })).length === 1
  return [...mentioned].flatMap(([id, by]): JobFramework[] => {
    const known = resolveFramework(id)
    if (known === undefined || shown.some((each) => each.id === id)) return []
    const [first, ...others] = placesOf(by.map(({ observation }) => observation.place))
    if (first === undefined) return []
    return [
      {
        id,
        name: known.name,
        family: known.family,
        places: [first, ...others],
        installed: false,
        imported: false,
        launched: isAlone && by.some(({ position }) => position === 'work'),
        stated: false,
        isSecondary: false,
        standsBeside: standsBeside(id),
      },
    ]
  })
}
