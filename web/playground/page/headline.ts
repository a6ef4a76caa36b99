import type { ReportFinding } from '../../../src/core/report/report.ts'
import type { Look } from '../../../src/edge/lsp/look.ts'
import { byId } from '../../element.ts'
import type { lineAtCursor } from './editor.ts'
import type { headlineOf } from './verdict.ts'

export function announce({ verdict, words }: ReturnType<typeof headlineOf>): void {
  const headline = byId('headline')
  headline.className = `verdict ${verdict ?? ''}`
  // The headline is plain text. Only the findings below show keys as code.
  const plain = words.replaceAll('`', '')
  if (headline.textContent !== plain) headline.textContent = plain
}

/** The finding of a line that is being typed: the text is invalid YAML, or a key at the cursor has no value. */
export function halfTyped(
  look: Look | Error | string,
  { line, isAfterKey }: ReturnType<typeof lineAtCursor>,
): ReportFinding | undefined {
  if (typeof look === 'string' || look instanceof Error) return undefined
  return look.report.files[0]?.findings.find(
    (each) =>
      each.rule === 'manifest/syntax' || (isAfterKey && each.rule === 'manifest/invalid-value' && each.line === line),
  )
}
