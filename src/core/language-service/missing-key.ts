import type { Position, TextEdit } from 'vscode-languageserver-types'
import { edited } from '../review/edits/edited.ts'
import { changedLines } from '../review/suggestions/changed-lines.ts'
import { jobChanges } from '../review/suggestions/job-changes.ts'
import { nodeAt } from '../text/document.ts'
import { editOf } from './code-actions.ts'
import type { OpenManifest } from './open-manifest.ts'
import { rangeBetween } from './positions.ts'

/** An edit that writes a key, and where its value belongs once it is made. */
export interface MissingKey {
  readonly edit: TextEdit
  readonly at: Position
}

/** Stands for the value while the edit is made. */
const placeholder = 'value'

/**
 * Writes a key that a job leaves out, such as `scale.tokens`, without a value: that its author knows. Undefined where it
 * stands there already, or cannot be written surely.
 */
export function missingKey({ document }: OpenManifest, job: string, key: string): MissingKey | undefined {
  const [change] = jobChanges(document, job, {}, [{ path: key.split('.'), value: placeholder }])
  if (change === undefined || document.root === undefined || nodeAt(document.root, change.path)) return undefined
  const after = edited(document, [change])
  const node = after?.root && nodeAt(after.root, change.path)
  if (after === undefined || node === undefined) return undefined
  const [start, end] = node.range
  const text = `${after.text.slice(0, start)}${after.text.slice(end)}`
  const lines = changedLines(document.text, text)
  return lines && { edit: editOf(document, lines), at: rangeBetween(text, [start, start]).start }
}
