import { type Finding, severities } from '../../finding/finding.ts'
import { readDocument } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import { areaOf } from '../../rules/rule.ts'
import { type Document, nodeAt, withEntries } from '../../text/document.ts'
import { once } from '../../text/once.ts'
import { holdsUnseenSign } from '../../text/unseen-signs.ts'
import { upper } from '../../text/wording.ts'
import type { Alternative } from '../alternatives/alternatives.ts'
import type { FileReview } from '../check.ts'
import type { Change } from '../edits/canonical.ts'
import { corrected } from '../edits/correction.ts'
import { edited, editedText } from '../edits/edited.ts'
import { type ChangedLines, changedLines, withLines } from './changed-lines.ts'
import { jobChanges } from './job-changes.ts'

/** The most misspellings of one file to consider. */
const mostMistakes = 50

/** An edit before verification: the findings it may clear, most severe first, and its change in words. */
export interface Candidate {
  readonly lines: ChangedLines
  /** The parsed file with these lines; undefined if it changes more than intended. */
  readonly after: () => Document | undefined
  readonly claims: readonly Finding[]
  readonly change: string
  /** Identifies the edit across runs. */
  readonly identity: readonly unknown[]
  /** The changed job; undefined for a misspelling. */
  readonly alternative?: Alternative
  /** Rank among edits that clear the same findings: 0 is the nearest. */
  readonly rank: number
}

/** Proposes unverified edits of a file. */
export type Source = (file: FileReview, document: Document) => Candidate[]

/** All proposals, most severe first, without those that contain invisible characters. */
export function candidatesOf(sources: readonly Source[], file: FileReview, document: Document): Candidate[] {
  if (file.isElsewhere || document.root === undefined) return []
  return sources
    .flatMap((source) => source(file, document))
    .filter(({ lines }) => !holdsUnseenSign(lines.replacement))
    .sort((a, b) => severityRank(a) - severityRank(b) || a.lines.startLine - b.lines.startLine)
}

const severityRank = ({ claims }: Candidate): number => severities.indexOf((claims[0] as Finding).severity)

/** The certain correction of each misspelling. */
export function typingMistakes({ findings }: FileReview, document: Document): Candidate[] {
  const mistakes = findings.flatMap((finding) =>
    finding.fix === undefined || finding.waived ? [] : [{ finding, fix: finding.fix }],
  )
  return mistakes.slice(0, mostMistakes).flatMap(({ finding, fix }) => {
    const correction = corrected(document, fix)
    const lines = correction && changedLines(document.text, correction.text)
    if (lines === undefined) return []
    const change = `"${fix.value}" instead of "${correction?.written}"`
    const after = () => readDocument(withLines(document.text, lines))
    return [{ lines, after, claims: [finding], change, identity: [finding.path, fix.value], rank: 0 }]
  })
}

/** The alternative of each job at a rank: 0 is the nearest. */
export const alternativesAt =
  (rank: number): Source =>
  (file, document) => {
    const jobs = file.jobs.filter(({ alternatives }) => alternatives.length > rank)
    if (jobs.length === 0) return []
    const manifest = parseManifest(document, folderName(file.path))
    const declared = new Map(manifest.jobs.map((job) => [job.name, job.declaration]))
    const all: Change[] = []
    /** The file with all changes, parsed once; each job of it is then checked alone. */
    const together = once(() => ({ document: edited(document, all) }))
    return jobs.flatMap(({ name, alternatives }): Candidate[] => {
      const claims = clearable(file, name)
      const declaration = declared.get(name)
      const alternative = alternatives[rank]
      if (alternative === undefined || declaration === undefined || claims.length === 0) return []
      const changes = jobChanges(document, name, declaration, alternative.set)
      const text = editedText(document, changes)
      const lines = text === undefined ? undefined : changedLines(document.text, text)
      if (lines === undefined) return []
      all.push(...changes)
      const after = (): Document | undefined => {
        const other = together().document
        return other ? withJobOf(document, other, name) : edited(document, changes)
      }
      const change = upper(alternative.change)
      return [{ lines, after, claims, change, identity: [alternative.set], alternative, rank }]
    })
  }

/** A file with one of its jobs replaced by another version of it. */
function withJobOf(document: Document, other: Document, job: string): Document {
  const [root, from] = [document.root, other.root]
  if (root?.kind !== 'map' || from?.kind !== 'map') return other
  const [jobs, changed] = [root.entries.get('jobs'), nodeAt(from, ['jobs', job])]
  if (jobs?.node.kind !== 'map' || changed === undefined) return other
  const entry = { ...(jobs.node.entries.get(job) ?? jobs), node: changed }
  return { ...document, root: withEntries(root, [['jobs', { ...jobs, node: withEntries(jobs.node, [[job, entry]]) }]]) }
}

/** The errors and warnings of a job that other hardware may clear, most severe first. */
export function clearable({ findings }: FileReview, job: string): Finding[] {
  return findings
    .filter((finding) => finding.job === job && finding.severity !== 'notice' && finding.waived === undefined)
    .filter(({ rule }) => areaOf(rule) !== 'evidence' && areaOf(rule) !== 'manifest')
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}
