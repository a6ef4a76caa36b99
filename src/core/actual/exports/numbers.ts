/** A number that an export gives as one or as its text; undefined for anything else, for no end and below zero. */
export function figure(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,18})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

/** The same where nothing counts below one. */
export function count(value: unknown): number | undefined {
  const number = figure(value)
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Hours from seconds. Nobody trains in no time: a run without any has no known duration. */
export function hoursOf(seconds: unknown): number | undefined {
  const known = figure(seconds)
  return known === undefined || known === 0 ? undefined : known / 3600
}
