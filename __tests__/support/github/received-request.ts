import type { Answer } from './answer.ts'

/** A request that GitHub takes: its route is known and its token may ask for it. */
export interface ReceivedRequest {
  readonly route: string
  readonly at: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly accept: string
  /** The path of the repository, such as `/repos/acme/training`. */
  readonly root: string
  /** Where the server's own links lead. */
  readonly address: string
  /** Asks the emulator the same, with another body if one is given. */
  readonly forward: (body?: unknown) => Promise<Answer>
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>
}

export type Handlers = Readonly<Record<string, (request: ReceivedRequest) => Promise<Answer>>>
