import { routes } from './description.ts'

/**
 * What may go wrong between us and GitHub. Before anything is stored: the connection breaks or hangs, or GitHub or a
 * proxy answers with an error. After it was stored: the answer is lost, replaced or cut off.
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
  /** Such as `POST check-runs`; every route without it. */
  readonly route?: string
  readonly kind: FaultKind
  /** Which calls of the route, from 1, counted from when the fault was set; every call without it. */
  readonly calls?: readonly number[]
  /** For the limits: the header `retry-after`; left out where it is absent. */
  readonly retryAfterSeconds?: number
  readonly delayMilliseconds?: number
}

/** The faults that were asked for, each with the calls that it has seen. */
export class Faults {
  readonly #faults: { readonly fault: Fault; seen: number }[] = []

  add(fault: Fault): void {
    if (fault.route !== undefined && !routes.has(fault.route)) throw new Error(`There is no route ${fault.route}.`)
    this.#faults.push({ fault, seen: 0 })
  }

  clear(): void {
    this.#faults.length = 0
  }

  /** The fault of this call. Every fault of the route counts it, the first that is due happens. */
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
