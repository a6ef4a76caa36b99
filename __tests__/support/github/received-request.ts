import type { Answer } from './answer.ts'

/** A request that GitHub accepts: its route is known and its token has permission. */
export interface ReceivedRequest {
  readonly route: string
  readonly at: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly accept: string
  /** For example `/repos/acme/training`. */
  readonly root: string
  /** Base of the server's own links. */
  readonly address: string
  /** Forwards the request to the emulator, optionally with another body. */
  readonly forward: (body?: unknown) => Promise<Answer>
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>
}

export type Handlers = Readonly<Record<string, (request: ReceivedRequest) => Promise<Answer>>>
