import { wordsOf } from '../demands/hardware-lists.ts'
import { isLooserSeverity } from '../layers/strictness.ts'
import type { HardwareList } from '../policy.ts'
import { arrow, type Change, type Direction, names } from './change.ts'

export function listChanges(
  word: 'allow' | 'deny',
  base: readonly HardwareList[],
  head: readonly HardwareList[],
): Change[] {
  const origin = head.at(-1)?.origin
  const items = (lists: readonly HardwareList[]): Map<string, string> =>
    new Map(lists.flatMap((each) => each.items.map((item) => [JSON.stringify(item), wordsOf(item)])))
  const [before, after] = [items(base), items(head)]
  const without = (all: Map<string, string>, others: Map<string, string>): string[] =>
    [...all].flatMap(([item, words]) => (others.has(item) ? [] : [words]))
  const [added, removed] = [without(after, before), without(before, after)]
  const key = `\`hardware.${word}\``
  const change = (direction: Direction, what: string): Change => ({
    direction,
    what: `${key}${what}`,
    about: `${key} changes`,
    ...(origin && { origin }),
  })
  if (before.size > 0 && after.size === 0) return [change('looser', ' is removed')]
  if (before.size === 0 && after.size > 0) return [change('stricter', ` is added: ${names(added)}`)]
  const [from, to] = [base.at(-1)?.severity, head.at(-1)?.severity]
  const isOther = from !== undefined && to !== undefined && from !== to
  return [
    ...(added.length > 0 ? [change(word === 'allow' ? 'looser' : 'stricter', ` adds ${names(added)}`)] : []),
    ...(removed.length > 0 ? [change(word === 'allow' ? 'stricter' : 'looser', ` removes ${names(removed)}`)] : []),
    ...(isOther ? [change(isLooserSeverity(to, from) ? 'looser' : 'stricter', `: ${arrow(from, to)}`)] : []),
  ]
}
