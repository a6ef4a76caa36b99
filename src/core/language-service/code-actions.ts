import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type TextEdit,
} from 'vscode-languageserver-types'
import { folderName } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'
import { edited } from '../review/edits/edited.ts'
import { fixed } from '../review/fixes/fixed.ts'
import { type ChangedLines, changedLines } from '../review/suggestions/changed-lines.ts'
import { jobChanges } from '../review/suggestions/job-changes.ts'
import type { Document } from '../text/document.ts'
import { upper } from '../text/wording.ts'
import type { DiagnosticData } from './diagnostics.ts'
import type { OpenManifest } from './open-manifest.ts'
import { touches } from './positions.ts'

/** What an editor asks for when it offers to mend something. */
export interface CodeActionQuestion {
  readonly uri: string
  readonly range: Range
  /** Those that the editor shows there. */
  readonly diagnostics: readonly Diagnostic[]
  /** Only actions of these kinds; absent: all. */
  readonly only?: readonly string[]
}

const fixAll = `${CodeActionKind.SourceFixAll}.accelerator-review`

export const codeActionKinds: readonly string[] = [CodeActionKind.QuickFix, fixAll]

/**
 * The edits that are known to help: each mistake in typing, for each job its nearest change of hardware (both checked to
 * clear what they say), the further changes that would pass, and all words of the reference at once.
 */
export function codeActions(manifest: OpenManifest, question: CodeActionQuestion): CodeAction[] {
  const isWanted = (kind: string): boolean =>
    question.only === undefined || question.only.some((asked) => kind === asked || kind.startsWith(`${asked}.`))
  return [
    ...(isWanted(CodeActionKind.QuickFix)
      ? [...suggestedActions(manifest, question), ...furtherWays(manifest, question)]
      : []),
    ...(isWanted(fixAll) ? wordsOfReference(manifest, question) : []),
  ]
}

function suggestedActions(manifest: OpenManifest, question: CodeActionQuestion): CodeAction[] {
  const isNear = meets(question)
  return manifest.suggestions.flatMap(({ rule, job, message, ...lines }): CodeAction[] => {
    const diagnostics = question.diagnostics.filter((each) => each.code === rule && jobOf(each) === job)
    const edit = editOf(manifest.document, lines)
    if (diagnostics.length === 0 && !isNear(edit.range)) return []
    return [quickFix(message, question.uri, edit, diagnostics, true)]
  })
}

/** The changes of a job besides the nearest, which the check has found to pass. */
function furtherWays(manifest: OpenManifest, question: CodeActionQuestion): CodeAction[] {
  const { document, path } = manifest
  const jobs = manifest.review?.jobs ?? []
  const asked = new Set(question.diagnostics.map(jobOf))
  const declared = new Map(parseManifest(document, folderName(path)).jobs.map((job) => [job.name, job.declaration]))
  return jobs.flatMap(({ name, alternatives }) => {
    const declaration = declared.get(name)
    if (declaration === undefined || !asked.has(name)) return []
    const diagnostics = question.diagnostics.filter((each) => jobOf(each) === name && isOfHardware(each))
    if (diagnostics.length === 0) return []
    return alternatives.slice(1).flatMap(({ change, set }): CodeAction[] => {
      const after = edited(document, jobChanges(document, name, declaration, set))
      const lines = after && changedLines(document.text, after.text)
      return lines === undefined
        ? []
        : [quickFix(`${upper(change)}.`, question.uri, editOf(document, lines), diagnostics, false)]
    })
  })
}

/** What other hardware cannot clear stands in the file, or in the repository. */
const isOfHardware = ({ code }: Diagnostic): boolean => !/^(?:manifest|evidence)\//.test(String(code))

function wordsOfReference({ document, path }: OpenManifest, { uri }: CodeActionQuestion): CodeAction[] {
  const { text } = fixed(document, path)
  const lines = changedLines(document.text, text.replace(/^\ufeff/, ''))
  if (lines === undefined) return []
  const edit = { changes: { [uri]: [editOf(document, lines)] } }
  return [{ title: 'Write all keys and values as the reference spells them.', kind: fixAll, edit }]
}

const quickFix = (
  title: string,
  uri: string,
  edit: TextEdit,
  diagnostics: Diagnostic[],
  isPreferred: boolean,
): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics,
  ...(isPreferred && { isPreferred }),
  edit: { changes: { [uri]: [edit] } },
})

const jobOf = ({ data }: Diagnostic): string | undefined => (data as DiagnosticData | undefined)?.job

const meets =
  ({ range }: CodeActionQuestion) =>
  (other: Range): boolean =>
    touches(range, other)

/** Whole lines without the break behind the last, as an edit. */
function editOf({ text }: Document, { startLine, endLine, replacement }: ChangedLines): TextEdit {
  const last = (text.split('\n')[endLine - 1] ?? '').replace(/\r$/, '')
  return {
    range: { start: { line: startLine - 1, character: 0 }, end: { line: endLine - 1, character: last.length } },
    newText: replacement,
  }
}
