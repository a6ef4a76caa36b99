import { excerpt } from '../../text/excerpt.ts'
import { ceilings, ceilingsIn } from '../ceilings.ts'
import { isLooserDemand } from '../layers/strictness.ts'
import type { ConditionalDemand, Limit } from '../policy.ts'
import { arrow, type Change, contentOf, directionOf, names } from './change.ts'

/** The keys of a demand that can change, with their values in words. Undefined: not set. */
const demandKeys: Readonly<Record<string, (demand: ConditionalDemand) => string | undefined>> = {
  ...Object.fromEntries(
    Object.values(ceilings).map(({ sets }) => [
      sets,
      (demand: ConditionalDemand) => {
        const set = ceilingsIn(demand as Limit).find((each) => each.sets === sets)
        return set?.words(set.ceiling, set.unit)
      },
    ]),
  ),
  keys: (demand) => ('keys' in demand && demand.keys.length > 0 ? names(demand.keys) : undefined),
  manifestFor: (demand) => ('manifestFor' in demand ? names(demand.manifestFor as readonly string[]) : undefined),
  when: ({ when }) => when && `\`${excerpt(when.text)}\``,
  severity: ({ severity }) => severity,
}

export function demandChanges<Demand extends ConditionalDemand>(
  word: string,
  base: readonly Demand[],
  head: readonly Demand[],
): Change[] {
  const key = (demand: Demand): string => (isNamed(demand) ? demand.id : contentOf(demand))
  const before = new Map(base.map((demand) => [key(demand), demand]))
  const after = new Map(head.map((demand) => [key(demand), demand]))
  const removed = [...before].flatMap(([id, demand]) => (after.has(id) ? [] : [demand]))
  const added = [...after].flatMap(([id, demand]) => (before.has(id) ? [] : [demand]))
  const changed = [...after].flatMap(([id, to]): [Demand, Demand][] => {
    const from = before.get(id)
    return from === undefined || contentOf(from) === contentOf(to) ? [] : [[from, to]]
  })
  const [gone, come] = [removed[0], added[0]]
  // One unnamed demand removed and one added: it changed.
  const isReplaced = removed.length === 1 && added.length === 1 && gone && come && !isNamed(gone) && !isNamed(come)
  if (isReplaced) return [...keyChanges(word, gone, come), ...changed.flatMap((pair) => keyChanges(word, ...pair))]
  return [
    ...removed.map((demand): Change => ({ direction: 'looser', what: `${subject(word, demand)} is removed` })),
    ...added.map(
      (demand): Change => ({
        direction: 'stricter',
        what: `${subject(word, demand)} is added`,
        about: `a ${word} is added`,
        origin: demand.origin,
      }),
    ),
    ...changed.flatMap((pair) => keyChanges(word, ...pair)),
  ]
}

const isNamed = ({ id }: ConditionalDemand): boolean => !id.includes('#')
const subject = (word: string, demand: ConditionalDemand): string =>
  isNamed(demand) ? `${word} \`${demand.id}\`` : `a ${word}`

/** The keys that differ between two versions of a demand. All texts for people, such as the reason, are one change. */
function keyChanges<Demand extends ConditionalDemand>(word: string, from: Demand, to: Demand): Change[] {
  const name = isNamed(to) ? `${word} \`${to.id}\`` : word
  const changes = Object.entries(demandKeys).flatMap(([key, wordsFor]): Change[] => {
    const [before, after] = [wordsFor(from), wordsFor(to)]
    if (before === after) return []
    const only = { ...from, [key]: to[key as keyof Demand] }
    const direction = directionOf(isLooserDemand(only, from), isLooserDemand(from, only))
    const what = `${name}: ${arrow(before ?? 'none', after ?? 'none')}`
    return [{ direction, what, about: `${name} changes`, origin: to.origin }]
  })
  if (changes.length > 0) return changes
  if (from.locked !== to.locked)
    return to.locked ? [{ direction: 'stricter', what: `${name} is locked`, origin: to.origin }] : []
  return [{ direction: undefined, what: `${name}: its words change`, origin: to.origin }]
}
