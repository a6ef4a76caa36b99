import type { Accelerator } from '../accelerator.ts'
import { amd } from './amd.ts'
import { aws } from './aws.ts'
import { google } from './google.ts'
import { intel } from './intel.ts'
import { nvidia } from './nvidia.ts'
import { other } from './other.ts'

/** Every accelerator of the catalog. If a name is ambiguous, the more usual meaning comes first. */
export const accelerators: readonly Accelerator[] = [...nvidia, ...amd, ...intel, ...google, ...aws, ...other]

let byId: ReadonlyMap<string, Accelerator> | undefined

export function acceleratorById(id: string): Accelerator | undefined {
  byId ??= new Map(accelerators.map((accelerator) => [accelerator.id, accelerator]))
  return byId.get(id)
}
