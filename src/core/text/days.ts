/** Whole days from one day to another, such as `2026-11-21`; below zero where that is past. A month is its first day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

const months = 'January February March April May June July August September October November December'.split(' ')

/** "July 2026", of `2026-07-20` or `2026-07`. */
export function monthWords(day: string): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}
