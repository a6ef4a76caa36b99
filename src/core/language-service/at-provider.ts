import type { TextEdit } from 'vscode-languageserver-types'
import { type Provider, resolveProvider } from '../catalog/names/providers.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import { folderName } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'
import { changedLines, withLines } from '../review/suggestions/changed-lines.ts'
import { textOnHardware } from '../review/suggestions/on-hardware.ts'
import { editOf } from './code-actions.ts'
import type { OpenManifest } from './open-manifest.ts'

/** A manifest after a job declares another provider, and the way back to the manifest as written. */
export interface AtProvider {
  readonly text: string
  /** Declares the provider. */
  readonly edit: TextEdit
  /** The line as written, both 1-based. */
  readonly lineOf: (line: number) => number
  /** The edit of whole lines that also declares the provider. Undefined if the job is then at another one. */
  readonly editWith: (edit: TextEdit) => TextEdit | undefined
}

export const isAtProvider = ({ review }: OpenManifest, name: string, { id }: Provider): boolean =>
  review.jobs.find((job) => job.name === name)?.facts.hardware.provider?.id === id

/** The manifest as if that job ran at the provider, without another's region and price. Undefined without a safe edit. */
export function atProvider(manifest: OpenManifest, name: string, to: Provider): AtProvider | undefined {
  const { document, path, review } = manifest
  const { region: _, ...hardware } = review.jobs.find((job) => job.name === name)?.facts.hardware.declared ?? {}
  const text = textOnHardware(path, document, name)({ ...hardware, provider: to.id })?.text
  const lines = text === undefined ? undefined : changedLines(document.text, text)
  if (text === undefined || lines === undefined) return undefined
  const { startLine, endLine, replacement } = lines
  const lastLine = startLine + replacement.split('\n').length - 1
  const isThere = (after: string): boolean => {
    const job = parseManifest(readDocument(after), folderName(path)).jobs.find((each) => each.name === name)
    return resolveProvider(job?.declaration.hardware?.provider ?? '') === to
  }
  return {
    text,
    edit: editOf(document, lines),
    lineOf: (line) => (line > lastLine ? line - lastLine + endLine : Math.min(line, endLine)),
    editWith: ({ range: { start, end }, newText }) => {
      const after = withLines(text, { startLine: start.line + 1, endLine: end.line + 1, replacement: newText })
      const change = isThere(after) ? changedLines(document.text, after) : undefined
      return change && editOf(document, change)
    },
  }
}
