import type { CustomRule, HardwareList, Limit, Requirement } from '../policy.ts'

/** Something that an organization demands of a job. */
export type Demand = Requirement | Limit | CustomRule | HardwareList

/** The name by which a waiver refers to a demand. */
export const idOf = (demand: Demand): string => ('id' in demand ? demand.id : demand.list)
