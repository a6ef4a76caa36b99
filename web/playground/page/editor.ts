import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { type ChangeSet, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { languageOf } from './language.ts'
import type { Server } from './server.ts'

/** The page's style defines the colors for light and dark. */
const colors = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--key)' },
  { tag: tags.comment, color: 'var(--faint)', fontStyle: 'italic' },
  { tag: [tags.string, tags.content], color: 'var(--text)' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--faint)' },
])

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'var(--page)', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--page)', color: 'var(--faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--head)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--selection) !important' },
  '.cm-tooltip': {
    backgroundColor: 'var(--head)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    maxWidth: 'min(40rem, 92vw)',
  },
  '.cm-tooltip-hover': { maxHeight: '20rem', overflow: 'auto', padding: '0 .6rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--link)',
    color: 'var(--page)',
  },
  '.cm-completionDetail': { color: 'inherit', opacity: 0.8 },
  '.cm-diagnostic': { whiteSpace: 'normal' },
  '.cm-tooltip a': { color: 'var(--link)' },
})

/** The parameters of an editor. */
export interface EditorOf {
  readonly parent: HTMLElement
  readonly uri: string
  readonly name: string
  readonly text: string
  readonly server: Server
  /** Called with whether the change may be typed: it inserts no whole line. */
  readonly changed: (isTyped: boolean) => void
  /** Called with the line (1-based) when the user moves the cursor. */
  readonly moved: (line: number) => void
  readonly pasted: (text: string) => void
}

/**
 * An editor with diagnostics and completion from the check. It is in a shadow tree with adopted style sheets, because
 * the page's content security policy allows no style elements.
 */
export function editorIn({ parent, uri, name, text, server, changed, moved, pasted }: EditorOf): EditorView {
  const root = parent.attachShadow({ mode: 'open' })
  return new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
        yaml(),
        syntaxHighlighting(colors),
        look,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': name }),
        EditorView.updateListener.of(({ docChanged, changes, selectionSet, view, state }) => {
          if (docChanged) changed(isTypedIn(changes))
          else if (selectionSet && view.hasFocus) moved(state.doc.lineAt(state.selection.main.head).number)
        }),
        EditorView.domEventHandlers({
          // Does not prevent the normal paste.
          paste: ({ clipboardData }) => void pasted(clipboardData?.getData('text/plain') ?? ''),
        }),
        languageOf(server, uri),
      ],
    }),
  })
}

function isTypedIn(changes: ChangeSet): boolean {
  let lines = 0
  changes.iterChanges((_from, _to, _at, _end, inserted) => {
    lines = Math.max(lines, inserted.lines)
  })
  return lines < 3
}

export const textOf = (view: EditorView): string => view.state.doc.toString()

export function setText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

/** Moves the cursor to a line and column, both 1-based, and scrolls there. */
export function goTo(view: EditorView, line: number, column: number): void {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines))
  const anchor = Math.min(at.from + column - 1, at.to)
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
  view.focus()
}

/** Scrolls to a line (1-based) and puts the cursor there, but keeps the focus. */
export function showLine(view: EditorView, line: number): void {
  const anchor = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start' }) })
}

/** The line (1-based) of the cursor, and whether a key ends before it. */
export function lineAtCursor({ state }: EditorView) {
  const { head } = state.selection.main
  const { number, from } = state.doc.lineAt(head)
  return { line: number, isAfterKey: /:\s*$/.test(state.sliceDoc(from, head)) }
}
