import type { CustomRule, HardwareList, Limit, Requirement } from '../policy.ts'

/** Something that an organisation demands of a job. */
export type Demand = Requirement | Limit | CustomRule | HardwareList

/** By what a waiver names a demand. */
export const idOf = (demand: Demand): string => ('id' in demand ? demand.id : demand.list)
