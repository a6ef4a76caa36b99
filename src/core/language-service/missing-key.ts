import type { Position, TextEdit } from 'vscode-languageserver-types'
import { edited } from '../review/edits/edited.ts'
import { changedLines } from '../review/suggestions/changed-lines.ts'
import { jobChanges } from '../review/suggestions/job-changes.ts'
import { nodeAt } from '../text/document.ts'
import { editOf } from './code-actions.ts'
import type { OpenManifest } from './open-manifest.ts'
import { rangeBetween } from './positions.ts'

/** An edit that adds a key, and the place for its value after the edit. */
export interface MissingKey {
  readonly edit: TextEdit
  readonly at: Position
}

/** The value while the edit is made. */
const placeholder = 'value'

/**
 * Adds a missing key of a job, such as `scale.tokens`, without a value, which only the author knows. Undefined if the
 * key exists or cannot be added reliably.
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
