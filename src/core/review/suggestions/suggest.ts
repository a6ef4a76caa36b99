import { type Finding, severities } from '../../finding/finding.ts'
import { readDocument } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import { areaOf } from '../../rules/rule.ts'
import { type Document, nodeAt, withEntries } from '../../text/document.ts'
import { once } from '../../text/once.ts'
import { holdsUnseenSign } from '../../text/unseen-signs.ts'
import { list } from '../../text/wording.ts'
import type { FileReview } from '../check.ts'
import type { Change } from '../edits/canonical.ts'
import { corrected } from '../edits/correction.ts'
import { edited, editedText } from '../edits/edited.ts'
import { type ChangedLines, changedLines, withLines } from './changed-lines.ts'
import { jobChanges } from './job-changes.ts'
import { type Checking, Proof } from './proof.ts'
import { fingerprintOf, type Suggestion } from './suggestion.ts'

/** So many mistakes in typing of one file are looked at. */
const mostMistakes = 50
/** So many characters of edited text are checked for one file, so that a large one does not hold up the run. */
const mostChecked = 4 * 1024 * 1024
/** And so many jobs of it, counted at each check. */
const mostCheckedJobs = 4_000
/** So many edits are tried one after the other where all of them do not hold together. */
const mostCombined = 10

/** An edit before it is proven: what it may clear, gravest first, and what it changes in words. */
interface Candidate {
  readonly lines: ChangedLines
  /** The file with these lines, read; undefined where it says more than that. */
  readonly after: () => Document | undefined
  readonly claims: readonly Finding[]
  readonly change: string
  /** What makes it the same edit on another run. */
  readonly identity: readonly unknown[]
}

interface Proven extends Candidate {
  /** What the check no longer finds once it is made. */
  readonly cleared: readonly Finding[]
}

/**
 * The edits that one click can make: mistakes in typing, and for each job its nearest alternative. Each was checked to
 * clear a finding and to bring no other error or warning, alone and together with the others; no two touch the same line.
 */
export const suggestionsFor = (...given: Given): Suggestion[] =>
  suggestedBy([typingMistakes, nearestAlternatives], ...given)

/** Of these only the alternatives. */
export const alternativesFor = (...given: Given): Suggestion[] => suggestedBy([nearestAlternatives], ...given)

type Given = [file: FileReview, document: Document, checking: Checking]
type Source = (file: FileReview, document: Document) => Candidate[]

function suggestedBy(sources: readonly Source[], ...[file, document, checking]: Given): Suggestion[] {
  if (file.isElsewhere || document.root === undefined) return []
  const all = sources.flatMap((candidatesOf) => candidatesOf(file, document))
  return proven(file, document, checking, all)
}

function proven(file: FileReview, document: Document, checking: Checking, all: readonly Candidate[]): Suggestion[] {
  const candidates = all
    .filter(({ lines }) => !holdsUnseenSign(lines.replacement))
    .sort((a, b) => severityRank(a) - severityRank(b) || a.lines.startLine - b.lines.startLine)
  if (candidates.length === 0) return []
  const { text } = document
  const proof = new Proof(file.path, document, checking)
  const chosen: Proven[] = []
  let left = mostProofs(file, document)
  for (const candidate of candidates) {
    if (chosen.some(({ lines }) => meets(lines, candidate.lines))) continue
    if (left-- <= 0) break
    const cleared = proof.cleared(candidate.after(), candidate.claims)
    if (cleared.length > 0) chosen.push({ ...candidate, cleared })
  }
  const kept = holdTogether(proof, text, chosen) ? chosen : compatible(proof, text, chosen.slice(0, mostCombined))
  return kept
    .sort((a, b) => a.lines.startLine - b.lines.startLine)
    .map((candidate) => suggestionOf(file.path, document, candidate))
}

/** A check of the whole file takes time with its jobs and its length; the large ones get fewer. */
const mostProofs = ({ jobs }: FileReview, { text }: Document): number =>
  Math.ceil(Math.min(mostCheckedJobs / Math.max(1, jobs.length), mostChecked / Math.max(1, text.length)))

/** Those that hold together with the graver ones before them. */
function compatible(proof: Proof, text: string, chosen: readonly Proven[]): Proven[] {
  const kept: Proven[] = []
  for (const one of chosen) if (holdTogether(proof, text, [...kept, one])) kept.push(one)
  return kept
}

function suggestionOf(path: string, document: Document, { lines, change, identity, cleared }: Proven): Suggestion {
  const { rule, job } = cleared[0] as Finding
  const shown = [...new Set(cleared.map((finding) => `\`${finding.rule}\``))]
  const names = shown.length > 3 ? [...shown.slice(0, 3), `${shown.length - 3} more`] : shown
  // The mark stands before the first line, which is replaced as a whole.
  const mark = document.hasMark && lines.startLine === 1 ? '\ufeff' : ''
  return {
    ...lines,
    replacement: `${mark}${lines.replacement}`,
    path,
    rule,
    ...(job !== undefined && { job }),
    message: `${change}. This clears ${list(names)}.`,
    fingerprint: fingerprintOf([path, job, ...identity]),
  }
}

/** All of them in the text at once, from the last to the first so that lines keep their numbers. */
function holdTogether(proof: Proof, text: string, candidates: readonly Proven[]): boolean {
  if (candidates.length <= 1) return true
  const inReverse = [...candidates].sort((a, b) => b.lines.startLine - a.lines.startLine)
  const together = inReverse.reduce((current, { lines }) => withLines(current, lines), text)
  const claims = candidates.flatMap((one) => one.cleared)
  const cleared = new Set(proof.cleared(readDocument(together), claims))
  return candidates.every((one) => one.cleared.some((finding) => cleared.has(finding)))
}

function typingMistakes({ findings }: FileReview, document: Document): Candidate[] {
  const mistakes = findings.flatMap((finding) =>
    finding.fix === undefined || finding.waived ? [] : [{ finding, fix: finding.fix }],
  )
  return mistakes.slice(0, mostMistakes).flatMap(({ finding, fix }) => {
    const correction = corrected(document, fix)
    const lines = correction && changedLines(document.text, correction.text)
    if (lines === undefined) return []
    const change = `"${fix.value}" instead of "${correction?.written}"`
    const after = () => readDocument(withLines(document.text, lines))
    return [{ lines, after, claims: [finding], change, identity: [finding.path, fix.value] }]
  })
}

function nearestAlternatives(file: FileReview, document: Document): Candidate[] {
  const jobs = file.jobs.filter(({ alternatives }) => alternatives.length > 0)
  if (jobs.length === 0) return []
  const declared = new Map(
    parseManifest(document, folderName(file.path)).jobs.map((job) => [job.name, job.declaration]),
  )
  const all: Change[] = []
  /** With the changes of all jobs: read once, and each job of it looked at alone. */
  const together = once(() => ({ document: edited(document, all) }))
  return jobs.flatMap(({ name, alternatives: [nearest] }): Candidate[] => {
    const claims = clearable(file, name)
    const declaration = declared.get(name)
    if (nearest === undefined || declaration === undefined || claims.length === 0) return []
    const changes = jobChanges(document, name, declaration, nearest.set)
    const text = editedText(document, changes)
    const lines = text === undefined ? undefined : changedLines(document.text, text)
    if (lines === undefined) return []
    all.push(...changes)
    const after = (): Document | undefined => {
      const other = together().document
      return other ? withJobOf(document, other, name) : edited(document, changes)
    }
    return [{ lines, after, claims, change: capitalized(nearest.change), identity: [nearest.set] }]
  })
}

/** A file with one of its jobs as another version of it has it. */
function withJobOf(document: Document, other: Document, job: string): Document {
  const [root, from] = [document.root, other.root]
  if (root?.kind !== 'map' || from?.kind !== 'map') return other
  const [jobs, changed] = [root.entries.get('jobs'), nodeAt(from, ['jobs', job])]
  if (jobs?.node.kind !== 'map' || changed === undefined) return other
  const entry = { ...(jobs.node.entries.get(job) ?? jobs), node: changed }
  return { ...document, root: withEntries(root, [['jobs', { ...jobs, node: withEntries(jobs.node, [[job, entry]]) }]]) }
}

/** The errors and warnings of a job that other hardware may clear, gravest first. */
function clearable({ findings }: FileReview, job: string): Finding[] {
  return findings
    .filter((finding) => finding.job === job && finding.severity !== 'notice' && finding.waived === undefined)
    .filter(({ rule }) => areaOf(rule) !== 'evidence' && areaOf(rule) !== 'manifest')
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const severityRank = ({ claims }: Candidate): number => severities.indexOf((claims[0] as Finding).severity)

const meets = (one: ChangedLines, other: ChangedLines): boolean =>
  one.startLine <= other.endLine && other.startLine <= one.endLine
