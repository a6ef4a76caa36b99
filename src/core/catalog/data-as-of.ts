/** The day on which the tables of the catalog were last gone through; what is newer is not known. */
export const dataAsOf = '2026-11-23'

/** The same of the releases of software that serve each part. */
export const softwareAsOf = '2026-11'

/** From this age on, reports say of which month the facts are: by then newer accelerators and prices are likely. */
const oldAfterDays = 270

/** Days from one to another; a month counts from its first day. */
export const daysBetween = (day: string, later: string): number =>
  Math.floor((Date.parse(later) - Date.parse(day)) / 86_400_000)

/** Whether the facts are so old on a day that a reader should know. */
export const areFactsOld = (today: string): boolean => daysBetween(dataAsOf, today) > oldAfterDays
