import {
  type Assessment,
  assess,
  faults,
  type HeldGuideline,
  heldGuidelines,
  type Reason,
  tpuIsOpen,
} from './assessment.ts'
import { type Document, locate, type Path } from './document.ts'
import { readDocument } from './document-reader.ts'
import { type Facts, gatherFacts } from './facts.ts'
import { byPlace, type Finding, type Severity } from './finding.ts'
import { type Job, parseManifest } from './manifest/parse.ts'
import type { AnyRule, Guideline, Mismatch, Rule } from './rule.ts'
import type { Thresholds } from './thresholds.ts'

/** What the check says about one job. */
export interface JobReview {
  readonly name: string
  readonly line: number
  readonly facts: Facts
  readonly assessment: Assessment
}

/** What the check says about one file. */
export interface FileReview {
  /** Relative to the workspace, forward slashes. */
  readonly path: string
  readonly text: string
  readonly jobs: readonly JobReview[]
  readonly findings: readonly Finding[]
}

/** The rules, split once by what they are, so that a run over many files does not sort them again. */
export interface RuleSet {
  readonly guidelines: readonly Guideline[]
  readonly rules: readonly Rule[]
}

export function ruleSet(all: readonly AnyRule[]): RuleSet {
  return {
    guidelines: all.filter((rule) => rule.type === 'guideline'),
    rules: all.filter((rule) => rule.type === 'rule'),
  }
}

/** Checks one manifest. Pure: the same text, rules and thresholds give the same review. */
export function checkFile(
  path: string,
  input: Uint8Array | string | Document,
  set: RuleSet,
  thresholds: Thresholds,
): FileReview {
  const document = typeof input === 'string' || input instanceof Uint8Array ? readDocument(input) : input
  const manifest = parseManifest(document, folderName(path))
  const reviews = manifest.jobs.map((job) => reviewJob(job, document, set, thresholds))
  const findings = [...manifest.findings, ...reviews.flatMap(({ findings }) => findings)].sort(byPlace)
  return { path, text: document.text, jobs: reviews.map(({ review }) => review), findings }
}

function reviewJob(
  job: Job,
  document: Document,
  set: RuleSet,
  thresholds: Thresholds,
): { review: JobReview; findings: Finding[] } {
  const facts = gatherFacts(job.name, job.declaration, thresholds)
  const held = heldGuidelines(set.guidelines, facts)
  const found: { finding: Finding; reason: string }[] = []
  const raise = (rule: string, usual: Severity, { at, problem, reason, remedy, severity = usual }: Mismatch): void => {
    const span = locate(job.node, at, document)
    const message = `${problem} ${reason}`
    found.push({ finding: { rule, severity, job: job.name, message, remedy, span, path: at, related: [] }, reason })
  }
  const tpuOpen = tpuIsOpen(held, facts)
  for (const entry of held) {
    const { guideline } = entry
    if (faults(entry, facts, tpuOpen)) raise(guideline.id, guideline.severity as Severity, mismatchOf(entry, facts))
  }
  for (const rule of set.rules) for (const mismatch of rule.check(facts)) raise(rule.id, rule.severity, mismatch)
  const findings = found.map(({ finding }) => finding)
  const against: Reason[] = found.map(({ finding, reason }) => ({ rule: finding.rule, reason }))
  const assessment = assess(held, facts, findings, against)
  return { review: { name: job.name, line: job.span.line, facts, assessment }, findings }
}

function mismatchOf({ guideline }: HeldGuideline, facts: Facts): Mismatch {
  const at: Path = typeof guideline.at === 'function' ? guideline.at(facts) : guideline.at
  return { at, problem: guideline.problem(facts), reason: guideline.reason(facts), remedy: guideline.remedy(facts) }
}

/** A single-job file is named after its folder; at the top of the workspace after what it is. */
function folderName(path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .filter((step) => step !== '.' && step !== '..')
  return folders.at(-1) ?? 'job'
}
