import type { Finding } from '../../finding/finding.ts'
import { readDocument } from '../../languages/yaml/document-reader.ts'
import type { Document } from '../../text/document.ts'
import { once } from '../../text/once.ts'
import { list } from '../../text/wording.ts'
import { type Alternative, mostShown } from '../alternatives/alternatives.ts'
import type { FileReview } from '../check.ts'
import type { Hardware } from '../hardware-choice.ts'
import { alternativesAt, type Candidate, candidatesOf, type Source, typingMistakes } from './candidates.ts'
import { type ChangedLines, withLines } from './changed-lines.ts'
import { onHardware } from './on-hardware.ts'
import { type Checking, Proof } from './proof.ts'
import { fingerprintOf, type Suggestion } from './suggestion.ts'

/** The most characters of edited text to check for one file, so that a large one does not delay the run. */
const mostChecked = 4 * 1024 * 1024
/** The most jobs to check for one file, over all its checks. */
const mostCheckedJobs = 4_000
/** The most edits to try one by one if they do not pass together. */
const mostCombined = 10

interface Proven extends Candidate {
  /** The findings that it clears. */
  readonly cleared: readonly Finding[]
}

type Given = [file: FileReview, document: Document, checking: Checking]

/**
 * Edits for one click: misspellings, and the nearest alternative of each job. Each was checked to clear a finding
 * without a new error or warning, alone and together with the others; no two touch the same line.
 */
export const suggestionsFor = (...given: Given): Suggestion[] =>
  suggestedBy([typingMistakes, alternativesAt(0)], ...given)

/** The alternatives alone. */
export const alternativesFor = (...given: Given): Suggestion[] => suggestedBy([alternativesAt(0)], ...given)

function suggestedBy(sources: readonly Source[], ...[file, document, checking]: Given): Suggestion[] {
  const candidates = candidatesOf(sources, file, document)
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

/** An edit checked alone, for callers that make one at a time. */
export interface Edit extends Suggestion {
  /** The findings that it clears. */
  readonly cleared: readonly Finding[]
  readonly isNearest: boolean
  /** Whether its job then has no errors or warnings. */
  readonly passes: boolean
  /** The changed job; undefined for a misspelling. */
  readonly alternative?: Alternative
}

/** Edits selected by the lines that they change and the findings that they may clear. */
export type Edits = (isAsked: (candidate: Candidate) => boolean) => Edit[]

/**
 * Misspellings and all alternatives of each job. Each was checked to clear a finding without a new error or warning.
 * Checks lazily, and each edit once.
 */
export function editsOf(...[file, document, checking]: Given): Edits {
  const sources = [typingMistakes, ...Array.from({ length: mostShown }, (_, rank) => alternativesAt(rank))]
  const proof = once(() => new Proof(file.path, document, checking))
  const candidates = once(() =>
    candidatesOf(sources, file, document).map((candidate) => {
      const checked = once(() => proof().checked(candidate.after(), candidate.claims))
      return { candidate, checked }
    }),
  )
  return (isAsked) =>
    candidates()
      .filter(({ candidate }) => isAsked(candidate))
      .slice(0, mostProofs(file, document))
      .flatMap(({ candidate, checked }): Edit[] => {
        const { cleared = [], passes } = checked() ?? {}
        if (cleared.length === 0) return []
        const { rank, alternative } = candidate
        const suggestion = suggestionOf(file.path, document, { ...candidate, cleared })
        const { job } = suggestion
        return [
          {
            ...suggestion,
            cleared,
            isNearest: rank === 0,
            passes: job !== undefined && passes?.(job) === true,
            ...(alternative && { alternative }),
          },
        ]
      })
}

/** Whole lines that move a job to other hardware, and the result of checking them. */
export interface HardwareEdit extends ChangedLines {
  readonly cleared: readonly Finding[]
  /** Whether the job then has no errors or warnings. */
  readonly passes: boolean
}

export type HardwareEdits = (hardware: Hardware) => HardwareEdit | undefined

/**
 * The edit that moves a job to other hardware; undefined unless it clears a finding or makes the job pass, without a
 * new error or warning.
 */
export function hardwareEditsOf(...[file, document, checking]: Given): (job: string) => HardwareEdits {
  const proof = once(() => new Proof(file.path, document, checking))
  return (job) => {
    const candidateOn = onHardware(file, document, job)
    let left = mostProofs(file, document)
    return (hardware) => {
      const candidate = candidateOn(hardware)
      if (candidate === undefined || left-- <= 0) return undefined
      const checked = proof().checked(candidate.after(), candidate.claims)
      if (checked === undefined) return undefined
      const passes = checked.passes(job)
      if (checked.cleared.length === 0 && !passes) return undefined
      return { ...withMark(document, candidate.lines), cleared: checked.cleared, passes }
    }
  }
}

/** Checking a whole file takes time with its jobs and length, so large files get fewer checks. */
const mostProofs = ({ jobs }: FileReview, { text }: Document): number =>
  Math.ceil(Math.min(mostCheckedJobs / Math.max(1, jobs.length), mostChecked / Math.max(1, text.length)))

/** Edits that pass together with the more severe ones before them. */
function compatible(proof: Proof, text: string, chosen: readonly Proven[]): Proven[] {
  const kept: Proven[] = []
  for (const one of chosen) if (holdTogether(proof, text, [...kept, one])) kept.push(one)
  return kept
}

function suggestionOf(path: string, document: Document, { lines, change, identity, cleared }: Proven): Suggestion {
  const { rule, job } = cleared[0] as Finding
  const shown = [...new Set(cleared.map((finding) => `\`${finding.rule}\``))]
  const names = shown.length > 3 ? [...shown.slice(0, 3), `${shown.length - 3} more`] : shown
  return {
    ...withMark(document, lines),
    path,
    rule,
    ...(job !== undefined && { job }),
    message: `${change}. This clears ${list(names)}.`,
    fingerprint: fingerprintOf([path, job, ...identity]),
  }
}

/** The byte order mark precedes the first line, which is replaced as a whole. */
function withMark({ hasMark }: Document, lines: ChangedLines): ChangedLines {
  const mark = hasMark && lines.startLine === 1 ? '\ufeff' : ''
  return { ...lines, replacement: `${mark}${lines.replacement}` }
}

/** Applies all of them at once, last to first so that line numbers stay valid. */
function holdTogether(proof: Proof, text: string, candidates: readonly Proven[]): boolean {
  if (candidates.length <= 1) return true
  const inReverse = [...candidates].sort((a, b) => b.lines.startLine - a.lines.startLine)
  const together = inReverse.reduce((current, { lines }) => withLines(current, lines), text)
  const claims = candidates.flatMap((one) => one.cleared)
  const cleared = new Set(proof.cleared(readDocument(together), claims))
  return candidates.every((one) => one.cleared.some((finding) => cleared.has(finding)))
}

const meets = (one: ChangedLines, other: ChangedLines): boolean =>
  one.startLine <= other.endLine && other.startLine <= one.endLine
