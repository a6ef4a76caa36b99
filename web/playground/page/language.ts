import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
  insertCompletionText,
  moveCompletionSelection,
  startCompletion,
} from '@codemirror/autocomplete'
import { type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint'
import { type Extension, Prec, type Text } from '@codemirror/state'
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view'
import type { CompletionItem, Diagnostic, MarkupContent, Position, TextEdit } from 'vscode-languageserver-types'
import { CompletionItemKind, DiagnosticSeverity } from '../../../src/core/language-service/protocol.ts'
import { element } from '../../element.ts'
import type { Server } from './server.ts'

/** Completion and hover for one file. */
export function languageOf(server: Server, uri: string): Extension {
  const ask = <What extends 'completions' | 'hover'>(what: What, doc: Text, at: number) =>
    server.ask(what, { uri, position: positionOf(doc, at) })
  const completed = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = context
    if (!explicit && !/[\w :-]/.test(state.sliceDoc(pos - 1, pos))) return null
    const items = await ask('completions', state.doc, pos).catch(() => [])
    const edit = items[0]?.textEdit as TextEdit | undefined
    if (edit === undefined) return null
    const [from, to] = [offsetOf(state.doc, edit.range.start), offsetOf(state.doc, edit.range.end)]
    return { from, to, options: items.map(optionOf), validFor: /^[\w.-]*$/ }
  }
  const hint = hoverTooltip(async ({ state: { doc } }, at) => {
    const found = await ask('hover', doc, at).catch(() => null)
    if (found?.range === undefined) return null
    const dom = await rendered((found.contents as MarkupContent).value)
    const [pos, end] = [offsetOf(doc, found.range.start), offsetOf(doc, found.range.end)]
    return { pos, end, above: true, create: () => ({ dom }) }
  })
  // Enter inserts a line break. Tab accepts the first offer, and the arrow keys choose another.
  const keys = keymap.of([{ key: 'Tab', run: takeFirst }])
  return [Prec.high(keys), autocompletion({ override: [completed], selectOnOpen: false, interactionDelay: 0 }), hint]
}

function takeFirst(view: EditorView): boolean {
  const status = completionStatus(view.state)
  if (status === null) return false
  // While offers are loading, Tab does nothing, so that it does not leave the editor.
  if (status === 'pending') return true
  return acceptCompletion(view) || (moveCompletionSelection(true)(view) && acceptCompletion(view))
}

/** Marks the findings in the text. */
export function mark(view: EditorView, found: readonly Diagnostic[]): void {
  const { doc } = view.state
  const marks = found.map(({ range, severity, message, code = '' }): Mark => {
    const from = offsetOf(doc, range.start)
    const to = Math.max(from, offsetOf(doc, range.end))
    const words = typeof message === 'string' ? message : message.value
    return {
      from,
      to,
      severity: severityOf[severity ?? DiagnosticSeverity.Error],
      message: words,
      source: String(code),
    }
  })
  view.dispatch(setDiagnostics(view.state, marks))
}

const severityOf = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'info',
  [DiagnosticSeverity.Hint]: 'hint',
} as const

/** The offset of a position, clamped to the end of its line. */
export function offsetOf(doc: Text, { line, character }: Position): number {
  const found = doc.line(Math.min(line + 1, doc.lines))
  return Math.min(found.from + character, found.to)
}

function positionOf(doc: Text, at: number): Position {
  const { number, from } = doc.lineAt(at)
  return { line: number - 1, character: at - from }
}

function optionOf({ label, filterText, kind, detail, sortText, textEdit }: CompletionItem): Completion {
  const { newText } = textEdit as TextEdit
  return {
    label: filterText ?? label,
    displayLabel: label,
    type: kind === CompletionItemKind.Property ? 'property' : 'enum',
    ...(detail !== undefined && { detail }),
    ...(sortText !== undefined && { sortText }),
    apply: (view, _, from, to) => {
      view.dispatch(insertCompletionText(view.state, newText, from, to))
      // After a key, offers its values.
      if (/:\s+$/.test(newText)) startCompletion(view)
    },
  }
}

/** Loads the renderer with the first hint, because few users need it. */
async function rendered(markdown: string): Promise<HTMLElement> {
  const [{ marked }, { default: purify }] = await Promise.all([import('marked'), import('dompurify')])
  const hint = element('div')
  hint.append(purify.sanitize(await marked.parse(markdown), { RETURN_DOM_FRAGMENT: true }))
  return hint
}
