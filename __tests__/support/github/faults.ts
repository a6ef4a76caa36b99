import { routes } from './description.ts'

/**
 * What may fail between us and GitHub. Before storing: the connection breaks or hangs, or GitHub or a proxy returns an
 * error. After storing: the answer is lost, replaced or truncated.
 */
export type FaultKind =
  | 'reset'
  | 'silence'
  | 'server-error'
  | 'bad-gateway'
  | 'too-many'
  | 'secondary-limit'
  | 'primary-limit'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'unprocessable'
  | 'page'
  | 'lost-answer'
  | 'stored-server-error'
  | 'stored-silence'
  | 'truncated'
  | 'dribble'
  | 'delay'

export interface Fault {
  /** For example `POST check-runs`; undefined: every route. */
  readonly route?: string
  readonly kind: FaultKind
  /** Which calls of the route, from 1, counted since the fault was set; undefined: every call. */
  readonly calls?: readonly number[]
  /** For rate limits: the header `retry-after`; undefined: no header. */
  readonly retryAfterSeconds?: number
  readonly delayMilliseconds?: number
}

/** The requested faults, each with the number of calls it has seen. */
export class Faults {
  readonly #faults: { readonly fault: Fault; seen: number }[] = []

  add(fault: Fault): void {
    if (fault.route !== undefined && !routes.has(fault.route)) throw new Error(`There is no route ${fault.route}.`)
    this.#faults.push({ fault, seen: 0 })
  }

  clear(): void {
    this.#faults.length = 0
  }

  /** The fault of this call. Every fault of the route counts the call; the first due one happens. */
  next(route: string): Fault | undefined {
    let due: Fault | undefined
    for (const entry of this.#faults) {
      if (entry.fault.route !== undefined && entry.fault.route !== route) continue
      entry.seen += 1
      if (entry.fault.calls === undefined || entry.fault.calls.includes(entry.seen)) due ??= entry.fault
    }
    return due
  }
}
