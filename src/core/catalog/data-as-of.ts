import { daysBetween } from '../text/days.ts'

/** The date of the catalog's last revision; anything newer is unknown. */
export const dataAsOf = '2026-11-23'

/** The same for software releases that support each accelerator. */
export const softwareAsOf = '2026-11'

/** From this age on, reports give the month of the facts: newer accelerators and prices are likely. */
const oldAfterDays = 270

/** Whether the facts are so old that a reader should know. */
export const areFactsOld = (today: string): boolean => daysBetween(dataAsOf, today) > oldAfterDays
