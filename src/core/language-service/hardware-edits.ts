import type { TextEdit } from 'vscode-languageserver-types'
import { folderName } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'
import { authoredJob } from '../review/alternatives/authored.ts'
import { assignmentsFor } from '../review/alternatives/candidate.ts'
import { editedText } from '../review/edits/edited.ts'
import type { Hardware } from '../review/hardware-choice.ts'
import { changedLines } from '../review/suggestions/changed-lines.ts'
import { jobChanges } from '../review/suggestions/job-changes.ts'
import { editOf } from './code-actions.ts'
import type { OpenManifest } from './open-manifest.ts'

/** The edit that puts a job on other hardware, without the price of its own; undefined where it cannot be made surely. */
export function hardwareEdits(
  { document, path }: OpenManifest,
  name: string,
): (hardware: Hardware) => TextEdit | undefined {
  const job = parseManifest(document, folderName(path)).jobs.find((each) => each.name === name)
  const authored = job && authoredJob(document, job)
  if (job === undefined || authored === undefined) return () => undefined
  const { declaration } = job
  const { model = {}, scale = {}, framework, operations: declared } = declaration
  const operations = declared && { ...declared, price_per_chip_hour: undefined }
  return (hardware) => {
    const candidate = { hardware, model, scale, framework, operations, steps: [], effort: 0 }
    const set = assignmentsFor(authored, declaration, candidate)
    const text = editedText(document, jobChanges(document, name, declaration, set))
    const lines = text === undefined ? undefined : changedLines(document.text, text)
    return lines && editOf(document, lines)
  }
}
