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
  const textOf = textOnHardware(file.path, document, name)
  const claims = clearable(file, name)
  return (hardware) => {
    const { text, set } = textOf(hardware) ?? {}
    const lines = text === undefined ? undefined : changedLines(document.text, text)
    if (text === undefined || lines === undefined) return undefined
    return { lines, after: () => readDocument(text), claims, change: 'Other hardware', identity: [set], rank: 0 }
  }
}

/** The text of the file with that job on other hardware, without its own price, and what it assigns. */
export function textOnHardware(path: string, document: Document, name: string) {
  const job = parseManifest(document, folderName(path)).jobs.find((each) => each.name === name)
  const authored = job && authoredJob(document, job)
  if (job === undefined || authored === undefined) return () => undefined
  const { declaration } = job
  const { model = {}, scale = {}, framework, operations: declared } = declaration
  const operations = declared && { ...declared, price_per_chip_hour: undefined }
  return (hardware: Hardware) => {
    const candidate = { hardware, model, scale, framework, operations, steps: [], effort: 0 }
    const set = assignmentsFor(authored, declaration, candidate)
    return { text: editedText(document, jobChanges(document, name, declaration, set)), set }
  }
}
