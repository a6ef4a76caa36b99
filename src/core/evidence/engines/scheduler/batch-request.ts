import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { DirectiveOption } from './batch-directives.ts'

/** What the directives of one scheduler ask for. */
export interface BatchRequest {
  readonly request: ResourceRequest
  readonly line: number
}

export type Options = readonly DirectiveOption[]
