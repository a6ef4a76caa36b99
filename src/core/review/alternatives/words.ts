import type { Facts } from '../../rules/facts.ts'
import { fitCondition } from '../../rules/job-memory.ts'
import { aMinute, gibibyteFigure, gibibytes, list, runTime } from '../../text/wording.ts'
import type { StepKind } from './candidate.ts'
import { details } from './candidate-changes.ts'
import type { Solution } from './solution.ts'

/** What a solution changes, and its estimated effects. */
export function wordsFor(before: Facts, solution: Solution): string {
  const { candidate, facts } = solution
  const steps = candidate.steps.map(({ kind, words }) => words ?? hardwareWords(kind, before.hardware, facts.hardware))
  const effects = [memoryWords(before, solution), timeWords(before, facts), priceWords(before, facts)]
  return [list(steps), ...effects.filter((words) => words !== undefined)].join('; ')
}

type HardwareFacts = Facts['hardware']

function hardwareWords(kind: StepKind, from: HardwareFacts, to: HardwareFacts): string {
  if (kind === 'plain') {
    const taken = details.filter((key) => from.declared[key] !== undefined && to.declared[key] === undefined)
    return `${labelOf(to)} without \`${list(taken).replaceAll(', ', '`, `').replace(' and ', '` and `')}\``
  }
  const isSlice = from.name?.slice !== undefined || to.name?.slice !== undefined
  if (kind === 'count' && !isSlice && from.count !== undefined && to.count !== undefined) {
    const machine = to.declared.machine === from.declared.machine ? undefined : to.machine?.name
    const place =
      machine === undefined ? '' : ` in ${to.count === to.machine?.count ? 'one' : 'machines of type'} ${machine}`
    return `${to.count} accelerator${to.count === 1 ? '' : 's'} instead of ${from.count}${place}`
  }
  const { provider } = to
  const isNewProvider = provider !== undefined && from.provider !== undefined && provider.id !== from.provider.id
  return `${labelOf(to)} instead of ${labelOf(from)}${isNewProvider ? ` on ${provider.name}` : ''}`
}

const labelOf = ({ label, declared, name }: HardwareFacts): string => {
  const slices = declared.slices ?? name?.slices
  return slices === undefined || slices === 1 || name?.slice === undefined ? label : `${slices}× ${label}`
}

/** Only if memory was the question, or the accelerator differs. */
function memoryWords(before: Facts, { facts, candidate }: Solution): string | undefined {
  const { memory } = facts.sizing
  const wasInDoubt = before.sizing.memory?.usual?.fits !== true
  const isOther = candidate.steps.some(({ kind }) => kind === 'accelerator')
  if (memory?.usual?.fits === undefined || !(wasInDoubt || isOther)) return undefined
  const need = gibibyteFigure(memory.usual.perDeviceGiB)
  const words = `needs about ${need} of ${gibibytes(memory.capacityGiB)} per device`
  return [words, fitCondition(memory) ?? []].flat().join(' ')
}

/** A smaller ratio of times is not worth mentioning. */
const noticeable = 1.25

function timeWords(before: Facts, after: Facts): string | undefined {
  const [was, is] = [before.sizing.likelyHours, after.sizing.likelyHours]
  if (was === undefined || is === undefined || Math.max(was / is, is / was) < noticeable) return undefined
  if (is < aMinute) return undefined
  if (before.sizing.memory?.verdict === 'does-not-fit') return `takes ${runTime(is)}`
  return `takes ${runTime(is)} instead of ${runTime(was).replace(/^about /, '')}`
}

/** The declared price is the present accelerator's, so on another one the cost may be wrong. */
function priceWords({ operations, hardware }: Facts, after: Facts): string | undefined {
  const price = operations.price_per_chip_hour
  const isSame = after.hardware.candidates.every((each) => hardware.candidates.includes(each))
  if (price === undefined || operations.budget === undefined || isSame) return undefined
  return `within budget if a chip-hour also costs ${price.amount} ${price.currency} there`
}
