/** A number or its text; undefined for anything else, for infinity and below zero. */
export function figure(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,18})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

/** Larger values are measurement errors. */
const most = { accelerators: 10_000_000, hours: 1_000_000 } as const

/** A number of accelerators: a whole number of at least one. */
export function count(value: unknown): number | undefined {
  const number = figure(value)
  return Number.isInteger(number) && number !== undefined && number > 0 && number <= most.accelerators
    ? number
    : undefined
}

/** Hours from seconds. Zero seconds are an unknown duration. */
export function hoursOf(seconds: unknown): number | undefined {
  const hours = (figure(seconds) ?? 0) / 3600
  return hours > 0 && hours <= most.hours ? hours : undefined
}
