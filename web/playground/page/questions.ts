import type { CompletionItem, Diagnostic, Hover, Position } from 'vscode-languageserver-types'
import type { PastedDraft } from '../../../src/core/draft/pasted.ts'
import type { MissingKey } from '../../../src/core/language-service/missing-key.ts'
import type { Compared, Look } from '../../../src/edge/lsp/look.ts'
import type { Shared } from './share.ts'

interface Place {
  readonly uri: string
  readonly position: Position
}

/** What the page asks of its worker. A job that is absent or unknown: the worst. */
export interface Question {
  readonly look: { readonly job?: string | undefined }
  readonly completions: Place
  readonly hover: Place
  readonly compared: { readonly job: string }
  readonly missing: { readonly job: string; readonly key: string }
  readonly draft: { readonly pasted: string }
}

export interface Answer {
  readonly look: {
    readonly look: Look | null
    /** The figures behind the verdict of the shown job, as the command's line of it has them. */
    readonly figures: readonly string[]
    /** Keys that would tell how long the shown job takes. */
    readonly timeNeeds: readonly string[]
    readonly manifest: readonly Diagnostic[]
    readonly policy: readonly Diagnostic[]
  }
  readonly completions: readonly CompletionItem[]
  readonly hover: Hover | null
  readonly compared: Compared | null
  /** Undefined where it cannot be written surely. */
  readonly missing: MissingKey | undefined
  /** Undefined for what is a manifest, or says nothing of a job. */
  readonly draft: PastedDraft | undefined
}

/** Each question comes with the texts as they stand then. */
export interface Asked<What extends keyof Question = keyof Question> {
  readonly id: number
  readonly what: What
  readonly texts: Shared
  readonly question: Question[What]
}

export interface Answered {
  readonly id: number
  readonly answer?: unknown
  /** Why there is no answer. */
  readonly failed?: string
}
