import type { CompletionItem, Diagnostic, Hover, Position } from 'vscode-languageserver-types'
import type { PastedDraft } from '../../../src/core/draft/pasted.ts'
import type { MissingKey } from '../../../src/core/language-service/missing-key.ts'
import type { Compared, Look } from '../../../src/edge/lsp/look.ts'
import type { Shared } from './share.ts'

interface Place {
  readonly uri: string
  readonly position: Position
}

/** The questions of the page to its worker. An undefined or unknown job means the worst. */
export interface Question {
  readonly look: { readonly job?: string | undefined; readonly provider?: string }
  readonly completions: Place
  readonly hover: Place
  readonly compared: { readonly job: string; readonly provider: string }
  readonly missing: { readonly job: string; readonly key: string }
  readonly draft: { readonly pasted: string }
}

/** More about the shown job than its report. */
export interface Figures {
  /** As in the command's verdict line. */
  readonly figures: readonly string[]
  /** The keys that would determine its duration, and its memory. */
  readonly timeNeeds: readonly string[]
  readonly memoryNeeds: readonly string[]
  /** The source of its cost, as in the command: "at the reported list price of …". */
  readonly price?: string
  /** The chosen provider, if it is not the declared one: everything is as if the job ran there, or cannot be. */
  readonly at?: string
  readonly notAt?: string
}

export const noFigures: Figures = { figures: [], timeNeeds: [], memoryNeeds: [] }

export interface Answer {
  readonly look: Figures & {
    readonly look: Look | null
    readonly manifest: readonly Diagnostic[]
    readonly policy: readonly Diagnostic[]
  }
  readonly completions: readonly CompletionItem[]
  readonly hover: Hover | null
  readonly compared: Compared | null
  /** Undefined if it cannot be added reliably. */
  readonly missing: MissingKey | undefined
  /** Undefined for a manifest, or a text that says nothing about a job. */
  readonly draft: PastedDraft | undefined
}

/** A question with the current texts. */
export interface Asked<What extends keyof Question = keyof Question> {
  readonly id: number
  readonly what: What
  readonly texts: Shared
  readonly question: Question[What]
}

export interface Answered {
  readonly id: number
  readonly answer?: unknown
  /** The reason if there is no answer. */
  readonly failed?: string
}
