import { readDocument } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Document } from '../../text/document.ts'
import { authoredJob } from '../alternatives/authored.ts'
import { assignmentsFor } from '../alternatives/candidate.ts'
import type { FileReview } from '../check.ts'
import { editedText } from '../edits/edited.ts'
import type { Hardware } from '../hardware-choice.ts'
import { type Candidate, clearable } from './candidates.ts'
import { changedLines } from './changed-lines.ts'
import { jobChanges } from './job-changes.ts'

/** A job of a file on other hardware, without its own price; undefined if no safe edit exists. */
export function onHardware(
  file: FileReview,
  document: Document,
  name: string,
): (hardware: Hardware) => Candidate | undefined {
  const job = parseManifest(document, folderName(file.path)).jobs.find((each) => each.name === name)
  const authored = job && authoredJob(document, job)
  const claims = clearable(file, name)
  if (job === undefined || authored === undefined) return () => undefined
  const { declaration } = job
  const { model = {}, scale = {}, framework, operations: declared } = declaration
  const operations = declared && { ...declared, price_per_chip_hour: undefined }
  return (hardware) => {
    const candidate = { hardware, model, scale, framework, operations, steps: [], effort: 0 }
    const set = assignmentsFor(authored, declaration, candidate)
    const text = editedText(document, jobChanges(document, name, declaration, set))
    const lines = text === undefined ? undefined : changedLines(document.text, text)
    if (text === undefined || lines === undefined) return undefined
    return { lines, after: () => readDocument(text), claims, change: 'Other hardware', identity: [set], rank: 0 }
  }
}
