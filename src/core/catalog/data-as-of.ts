/** The day on which the tables of the catalog were last gone through; what is newer is not known. */
export const dataAsOf = '2026-11-23'
