import type { Annotation } from './check-runs.ts'

/** A posted comment, with the properties that tests read. */
export interface PostedComment {
  readonly id: number
  readonly body: string
  readonly user: { readonly login: string; readonly type: string }
}

export interface ReviewComment extends PostedComment {
  readonly path: string
  readonly line: number
  readonly start_line: number | null
  readonly side: string
}

export interface ShownCheckRun {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly external_id: string
  readonly output: { readonly title: string; readonly summary: string; readonly text: string | null }
  readonly annotations: readonly Annotation[]
}
