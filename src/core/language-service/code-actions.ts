import type { CodeAction, Diagnostic, Range, TextEdit } from 'vscode-languageserver-types'
import { providers } from '../catalog/provider.ts'
import type { Finding } from '../finding/finding.ts'
import type { ReportCost } from '../report/report.ts'
import { costReport } from '../report/words/sizing.ts'
import { fixed } from '../review/fixes/fixed.ts'
import { type ChangedLines, changedLines } from '../review/suggestions/changed-lines.ts'
import { keyOf } from '../review/suggestions/proof.ts'
import type { Edit } from '../review/suggestions/suggest.ts'
import type { JobCost } from '../rules/job-cost.ts'
import type { Document } from '../text/document.ts'
import type { OpenManifest } from './open-manifest.ts'
import { touches } from './positions.ts'
import { CodeActionKind } from './protocol.ts'

/** An editor's request for code actions. */
export interface CodeActionQuestion {
  readonly uri: string
  /** Undefined: only edits that clear one of the diagnostics. */
  readonly range?: Range
  /** The diagnostics that the editor shows there. */
  readonly diagnostics: readonly Diagnostic[]
  /** Undefined: actions of all kinds. */
  readonly only?: readonly string[]
}

/** Additional data of an action, for clients that show more than its title. */
export interface ActionData {
  readonly message: string
  /**
   * Whether its job then has no errors or warnings, and if known the cost of a run and the provider with that list price.
   * Undefined for a misspelling.
   */
  readonly alternative?: { readonly passes: boolean; readonly cost?: ReportCost; readonly seller?: string }
}

const fixAll = `${CodeActionKind.SourceFixAll}.accelerator-review`

export const codeActionKinds: readonly string[] = [CodeActionKind.QuickFix, fixAll]

/**
 * Checked edits: corrections of misspellings and, per job, changes of hardware, each attached to the findings it
 * clears. Also canonical spelling for the whole file.
 */
export function codeActions(manifest: OpenManifest, question: CodeActionQuestion): CodeAction[] {
  const isWanted = (kind: string): boolean =>
    question.only === undefined || question.only.some((asked) => kind === asked || kind.startsWith(`${asked}.`))
  return [
    ...(isWanted(CodeActionKind.QuickFix) ? quickFixes(manifest, question) : []),
    ...(isWanted(fixAll) ? wordsOfReference(manifest, question) : []),
  ]
}

function quickFixes(manifest: OpenManifest, { uri, range, diagnostics }: CodeActionQuestion): CodeAction[] {
  const { document } = manifest
  const of = (findings: readonly Finding[]): Diagnostic[] => {
    const all = new Set<unknown>(findings.map(keyOf))
    return diagnostics.filter(({ data }) => all.has(data))
  }
  const isHere = (lines: ChangedLines): boolean => range !== undefined && touches(range, editOf(document, lines).range)
  return manifest
    .edits(({ lines, claims }) => isHere(lines) || of(claims).length > 0)
    .flatMap((edit): CodeAction[] => {
      const cleared = of(edit.cleared)
      if (cleared.length === 0 && !isHere(edit)) return []
      return [
        {
          title: titleOf(edit.message),
          data: dataOf(edit),
          kind: CodeActionKind.QuickFix,
          diagnostics: cleared,
          ...(edit.isNearest && { isPreferred: true }),
          edit: { changes: { [uri]: [editOf(document, edit)] } },
        },
      ]
    })
}

const dataOf = ({ message, passes, alternative }: Edit): ActionData => ({
  message,
  ...(alternative && {
    alternative: {
      passes,
      ...(alternative.cost && { cost: costReport(alternative.cost), ...sellerOf(alternative.cost) }),
    },
  }),
})

/** The provider whose list price a cost is at. */
function sellerOf({ list }: Pick<JobCost, 'list'>): { seller?: string } {
  const name = list && providers.find(({ id }) => id === list.usualAt.provider)?.name
  return name === undefined ? {} : { seller: name }
}

/** Menus truncate longer titles. */
const longestTitle = 60

/** What an edit changes. `data` also has its effects. */
function titleOf(message: string): string {
  const [change = ''] = message.replaceAll('`', '').split(/; |\. This clears /)
  return change.length <= longestTitle ? change : `${change.slice(0, longestTitle - 1).trimEnd()}…`
}

function wordsOfReference({ document, path }: OpenManifest, { uri }: CodeActionQuestion): CodeAction[] {
  const { text } = fixed(document, path)
  const lines = changedLines(document.text, text.replace(/^\ufeff/, ''))
  if (lines === undefined) return []
  const edit = { changes: { [uri]: [editOf(document, lines)] } }
  return [{ title: 'Write all keys and values as the reference spells them.', kind: fixAll, edit }]
}

/** An edit of whole lines, without the last line break. */
export function editOf({ text }: Document, { startLine, endLine, replacement }: ChangedLines): TextEdit {
  const last = (text.split('\n')[endLine - 1] ?? '').replace(/\r$/, '')
  return {
    range: { start: { line: startLine - 1, character: 0 }, end: { line: endLine - 1, character: last.length } },
    newText: replacement,
  }
}
