import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { Severity } from '../finding/finding.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { type Facts, gatherFacts } from '../rules/facts.ts'
import { isCompared, type Mismatch } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import type { Path } from '../text/document.ts'
import {
  type Assessment,
  assess,
  faults,
  type HeldGuideline,
  heldGuidelines,
  recommendation,
  tpuIsOpen,
} from './assessment.ts'

/** What the rules make of one job's declaration, wherever it stands. */
export interface Judgement {
  readonly facts: Facts
  readonly mismatches: readonly JudgedMismatch[]
  readonly assessment: Assessment
  /** Whether a row on GPUs and TPUs was compared with what is declared. */
  readonly compared: boolean
}

/** Judges one job by what it declares and what the repository shows of it. Pure, and all that the check does apart from finding the places. */
export function judgeJob(
  name: string,
  declaration: JobDeclaration,
  set: RuleSet,
  thresholds: Thresholds,
  evidence?: EvidenceFacts,
): Judgement {
  const facts = gatherFacts(name, declaration, thresholds, evidence)
  const held = heldGuidelines(set.guidelines, facts)
  const compared = isCompared(facts.hardware.kind) && set.guidelines.some(({ when }) => when(facts) !== undefined)
  const mismatches = [...mismatchesOf(held, facts, set)]
  const guidelines = new Set(set.guidelines.map(({ id }) => id))
  // The reason of a guideline speaks against the choice by itself; that of any other rule explains its problem.
  const against = mismatches.map(({ rule, problem, reason, sources }) => ({
    rule,
    reason: guidelines.has(rule) ? reason : problem,
    ...(sources && { sources }),
  }))
  return {
    facts,
    mismatches,
    compared,
    assessment: assess(held, facts, mismatches, against, recommendation(set.guidelines, facts)),
  }
}

/**
 * What a job is found to be where nothing refuses it; undefined at the first mismatch that is refused, so that the many
 * that do not pass cost little.
 */
export function judgeUnless(
  refused: (mismatch: JudgedMismatch) => boolean,
  ...[name, declaration, set, thresholds]: Parameters<typeof judgeJob>
): Pick<Judgement, 'facts' | 'mismatches'> | undefined {
  const facts = gatherFacts(name, declaration, thresholds)
  const mismatches: JudgedMismatch[] = []
  for (const mismatch of mismatchesOf(heldGuidelines(set.guidelines, facts), facts, set)) {
    if (refused(mismatch)) return undefined
    mismatches.push(mismatch)
  }
  return { facts, mismatches }
}

/** What guidelines, rules and the organization's demands find, each when it is asked for. */
function* mismatchesOf(held: readonly HeldGuideline[], facts: Facts, set: RuleSet): Generator<JudgedMismatch> {
  const tpuOpen = tpuIsOpen(held, facts)
  for (const entry of held) {
    const { id, severity } = entry.guideline
    if (faults(entry, facts, tpuOpen)) yield { ...mismatchOf(entry, facts), rule: id, severity: severity as Severity }
  }
  for (const { id, severity, check } of set.rules) {
    for (const mismatch of check(facts)) yield { severity, ...mismatch, rule: id }
  }
  yield* set.demands?.(facts) ?? []
}

function mismatchOf({ guideline }: HeldGuideline, facts: Facts): Mismatch {
  const at: Path = typeof guideline.at === 'function' ? guideline.at(facts) : guideline.at
  const sources = guideline.cites?.(facts)
  const extent = guideline.extent?.(facts)
  return {
    at,
    problem: guideline.problem(facts),
    reason: guideline.reason(facts),
    remedy: guideline.remedy(facts),
    ...(sources && { sources }),
    ...(extent !== undefined && { substance: { extents: [extent] } }),
  }
}
