import type { DirectiveOption } from '../../../languages/shell/directives.ts'
import { sum, wholeNumber } from '../../../text/bounds.ts'

/** The options of one job by their Slurm names, for any scheduler. */
export type SlurmOptions = ReadonlyMap<string, Pick<DirectiveOption, 'value' | 'line'>>

const factors: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1024 ** 2 }

/** A number of nodes or of resources, which may have a suffix: `1k` is 1024. */
export function slurmNumber(text: string | undefined): number | undefined {
  const [, digits, suffix = ''] = /^(\d+)([km]?)$/i.exec(text ?? '') ?? []
  const number = (wholeNumber(digits) ?? Number.NaN) * (factors[suffix.toLowerCase()] as number)
  // The limits of a plain number.
  return wholeNumber(String(number))
}

/** The number of hosts in a list such as `n[1-4,7],m` or `a:8,b:8`. Undefined if it is unclear. */
export function hostsIn(list: string): number | undefined {
  const counted = list.replace(/\[([\d,-]{1,300})\]/g, (_, numbers: string) => `[${indexesIn(numbers) ?? ''}]`)
  const hosts = new Map(
    counted.split(',').map((host) => {
      const [, name = '', count = '1'] = /^([\w.-]{0,100}(?:\[(\d{1,9})\])?)(?::\d{1,4})?$/.exec(host) ?? []
      return [name, name === '' ? undefined : Number(count)]
    }),
  )
  return sum([...hosts.values()])
}

/** The number of indexes in a list such as `0-9,12` or `0-99:4`. Undefined if it is unclear. */
export function indexesIn(list: string): number | undefined {
  const parts = list.split(',').map((part) => {
    const [, from, to, step = '1'] = /^(\d{1,7})(?:-(\d{1,7})(?::(\d{1,5}))?)?$/.exec(part) ?? []
    if (from === undefined) return undefined
    return to === undefined ? 1 : Math.floor((Number(to) - Number(from)) / Math.max(1, Number(step))) + 1
  })
  return sum(parts)
}

/** The number of tasks in an array such as `0-9%4`. Undefined if they run one at a time. */
export function tasksOf(array: string | undefined): number | 'open' | undefined {
  if (array === undefined) return undefined
  const [list = '', atOnce] = array.split('%')
  const tasks = indexesIn(list)
  return tasks === 1 || atOnce === '1' ? undefined : (tasks ?? 'open')
}
