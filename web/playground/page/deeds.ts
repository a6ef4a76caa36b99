import type { CodeAction, TextEdit } from 'vscode-languageserver-types'
import type { Cheapest } from './cheapest.ts'

/** What one can do from the panel. */
export interface Deeds {
  readonly apply: (action: CodeAction) => void
  readonly applyTo: (edit: TextEdit, label: string) => void
  /** Writes a key that the shown job leaves out, such as `scale.tokens`, and puts the cursor where its value belongs. */
  readonly declare: (key: string) => void
  readonly goTo: (line: number, column: number) => void
  readonly show: (job: string) => void
  /** Where a document of the project is read. */
  readonly docs: string
  /** Keys that would tell how long the job takes. */
  readonly timeNeeds: readonly string[]
  /** The cheapest way to pass, once all have been compared. */
  readonly cheapest: Cheapest | 'sought' | 'none'
}
