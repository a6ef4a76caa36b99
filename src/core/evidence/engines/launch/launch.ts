import type { AcceleratorObservation } from '../../observation/observation.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'

/** What a command that starts training processes tells. */
export interface Launch {
  readonly line: number
  readonly framework?: string
  readonly library?: string
  /** The accelerators that its processes are for, one each. */
  readonly processes?: Pick<ResourceRequest, 'perNode' | 'nodes' | 'count'>
  /** The kind of them, where the command itself tells. */
  readonly on?: Pick<ResourceRequest, 'kind' | 'vendor' | 'name'> | 'processor'
  /** Whether a number of it is the default of a variable, which the caller may overrule. */
  readonly byDefault?: AcceleratorObservation['byDefault']
  /** Whether it starts programs of all kinds, and not only those that train. */
  readonly startsAnything?: boolean
  /** Whether its words state the number of nodes, which is one otherwise. */
  readonly statesNodes?: boolean
}

/** What a command's words tell, where they start such processes. */
export type Launcher = (words: readonly string[]) => Omit<Launch, 'line' | 'byDefault' | 'statesNodes'> | undefined
