import type { HclBlock } from '../../../languages/hcl/hcl-blocks.ts'
import type { AcceleratorObservation, Certainty } from '../../observation/observation.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import type { NamedValues } from './named-values.ts'

/** A block of a file, with what the names in it stand for. */
export interface Resource {
  readonly path: string
  readonly block: HclBlock
  readonly type: string
  readonly job: string | undefined
  readonly values: NamedValues
}

/** Where something stands that a block holds, however deep. */
export interface Where {
  readonly path: string
  readonly values: NamedValues
  readonly job: string | undefined
  /** Whose the resource is, where only one cloud has it. */
  readonly provider?: string | undefined
}

/** The cloud of a type of resource, by the name of its provider. */
export const cloudOf = (type: string): string | undefined => clouds.get(type.slice(0, type.indexOf('_')))

const clouds: ReadonlyMap<string, string> = new Map([
  ['aws', 'aws'],
  ['google', 'gcp'],
  ['azurerm', 'azure'],
  ['oci', 'oci'],
])

/** What a resource asks for, at one of its lines; none where it asks for no accelerators. */
export function seenOf(
  { path, job }: Resource,
  line: number,
  certainty: Certainty,
  request: ResourceRequest,
): AcceleratorObservation[] {
  const seen = observeRequest({ path, line }, certainty, { job, ...request })
  return seen ? [seen] : []
}
