import { daysBetween } from '../text/days.ts'

/** The day on which the tables of the catalog were last gone through; what is newer is not known. */
export const dataAsOf = '2026-11-23'

/** The same of the releases of software that serve each part. */
export const softwareAsOf = '2026-11'

/** From this age on, reports say of which month the facts are: by then newer accelerators and prices are likely. */
const oldAfterDays = 270

/** Whether the facts are so old on a day that a reader should know. */
export const areFactsOld = (today: string): boolean => daysBetween(dataAsOf, today) > oldAfterDays
