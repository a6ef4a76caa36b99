import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import type { Cheapest } from './cheapest.ts'
import type { Figures } from './questions.ts'

/** The actions of the panel, and data that it needs. */
export interface Deeds {
  readonly apply: (action: CodeAction) => void
  readonly applyTo: (edit: TextEdit, label: string) => void
  /** Adds a missing key of the shown job, such as `scale.tokens`, and puts the cursor at its value. */
  readonly declare: (key: string) => void
  readonly goTo: (line: number, column: number) => void
  readonly show: (job: string) => void
  /** The address of the docs. */
  readonly docs: string
  readonly figures: Figures
  /** The cheapest way to pass, once everything has been compared. */
  readonly cheapest: Cheapest | 'sought' | 'none'
}
