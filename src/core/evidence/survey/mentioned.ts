import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { present } from '../../text/present.ts'
import { placesOf } from '../agreement/agreement.ts'
import { isTrainingFramework } from '../agreement/job-frameworks.ts'
import type { AcceleratorObservation, Place } from '../observation/observation.ts'
import { resolveRequest } from '../observation/resolved-request.ts'
import { atStrongest } from '../scan/agreed-mentions.ts'
import type { Mention } from '../scan/scan.ts'
import type { SurveyedFramework } from './framework-vote.ts'
import type { NamedAccelerator, Survey } from './survey.ts'
import { type SurveyedAccelerator, surveyedAccelerators } from './surveyed-hardware.ts'

/**
 * Fills in a survey with mentions where readers found nothing: a framework, a model, a number. Also lists the
 * accelerators in `onPages`.
 */
export const withMentioned = (
  found: Survey,
  mentions: readonly Mention[],
  onPages: readonly Mention[] = [],
): Survey => ({
  ...found,
  frameworks: found.frameworks.length > 0 ? found.frameworks : mentionedFramework(mentions),
  accelerators: [...found.accelerators, ...mentionedHardware(found.accelerators, mentions)],
  namedOnPages: namedAccelerators(onPages),
})

/** Lists each accelerator once: `A100s` means A100. */
function namedAccelerators(onPages: readonly Mention[]): NamedAccelerator[] {
  const named = new Map<string, NamedAccelerator>()
  for (const { observation } of onPages) {
    if (observation.what !== 'accelerator' || observation.accelerator === undefined) continue
    const { accelerator, place } = observation
    const parts = resolveRequest(observation).candidates.map(({ id }) => id)
    const key = parts.join(' ') || accelerator
    if (!named.has(key)) named.set(key, { accelerator, place })
  }
  return [...named.values()]
}

/** The framework counts as the repository's if this many times as many files mention it as any other. */
const leading = 2

function mentionedFramework(mentions: readonly Mention[]): SurveyedFramework[] {
  const families = new Map<string, Place[]>()
  for (const { observation } of mentions) {
    if (observation.what !== 'framework') continue
    const family = resolveFramework(observation.framework)?.family
    if (family === undefined || !isTrainingFramework({ id: family })) continue
    families.set(family, [...(families.get(family) ?? []), observation.place])
  }
  const [first, second] = [...families].sort(([, one], [, other]) => other.length - one.length)
  if (first === undefined || (second !== undefined && first[1].length < leading * second[1].length)) return []
  const [name, places] = first
  return [{ name, words: [name], places: placesOf(places), certainty: 'hinted' }]
}

function mentionedHardware(
  found: readonly SurveyedAccelerator[],
  mentions: readonly Mention[],
): readonly SurveyedAccelerator[] {
  const kinds = new Set(found.flatMap(({ kind }) => kind ?? []))
  const [only] = kinds.size === 1 ? kinds : []
  const isModelKnown = found.some(({ accelerator, machine }) => (accelerator ?? machine) !== undefined)
  const isCountKnown = found.some(({ count, perNode }) => (count ?? perNode) !== undefined)
  const open = mentions.flatMap(({ position, observation }) => {
    if (observation.what !== 'accelerator') return []
    const kind = observation.kind ?? only
    if (kind === undefined || (kinds.size > 0 && !kinds.has(kind))) return []
    const seen = withoutKnown({ ...observation, kind }, isModelKnown, isCountKnown)
    return isMore(seen) ? [{ position, seen }] : []
  })
  const strongest = atStrongest(open, () => true)
  const entries = surveyedAccelerators(strongest.map(({ seen }) => seen))
  // Configuration files may belong to different jobs. Otherwise only a single result counts.
  return strongest[0]?.position === 'work' || entries.length === 1
    ? entries.map((entry) => ({ ...entry, mentioned: true }))
    : []
}

function withoutKnown(seen: AcceleratorObservation, model: boolean, count: boolean): AcceleratorObservation {
  const { accelerator, machine, perNode, nodes, count: all, ...rest } = seen
  // A machine's number of accelerators means nothing without its type.
  const keepsNumbers = !count && !(model && machine !== undefined)
  const told = { ...(!model && { accelerator, machine }), ...(keepsNumbers && { count: all, perNode, nodes }) }
  return { ...rest, ...present(told) }
}

const isMore = ({ accelerator, machine, count, perNode }: AcceleratorObservation): boolean =>
  (accelerator ?? machine ?? count ?? perNode) !== undefined
