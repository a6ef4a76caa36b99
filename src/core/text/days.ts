/** Whole days between two dates like `2026-11-21`; negative if `to` is earlier. A month counts as its first day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

const months = 'January February March April May June July August September October November December'.split(' ')

/** "July 2026" for `2026-07-20` or `2026-07`. */
export function monthWords(day: string): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

/** "July 2026", "June to September 2026": from the first to the last of at least one date. */
export function monthsWords(days: readonly string[]): string {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)].map((day = '') => monthWords(day)) as [string, string]
  if (first === last) return last
  const [month, year] = first.split(' ')
  return `${last.endsWith(` ${year}`) ? month : first} to ${last}`
}
