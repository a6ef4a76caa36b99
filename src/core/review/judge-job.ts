import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { Severity } from '../finding/finding.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { type Facts, gatherFacts } from '../rules/facts.ts'
import { type Guideline, isCompared, type Mismatch } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import type { Path } from '../text/document.ts'
import { onceFor } from '../text/once.ts'
import {
  type Assessment,
  assess,
  faults,
  type HeldGuideline,
  heldGuidelines,
  recommendation,
  tpuIsOpen,
} from './assessment.ts'

/** The rules' result for one job's declaration, independent of its place. */
export interface Judgement {
  readonly facts: Facts
  readonly mismatches: readonly JudgedMismatch[]
  readonly assessment: Assessment
  /** A row on GPUs and TPUs was compared with the declaration. */
  readonly compared: boolean
}

/** Judges one job by its declaration and evidence. Pure: the whole check except finding places. */
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
  const guidelines = idsOf(set.guidelines)
  // A guideline's reason speaks against the choice by itself; any other rule's reason explains its problem.
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

const idsOf = onceFor(
  (guidelines: readonly Guideline[]): ReadonlySet<string> => new Set(guidelines.map(({ id }) => id)),
)

/**
 * Judges a job, but returns undefined at the first refused mismatch, so that the many failing candidates cost little.
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

/** Findings of guidelines, rules and demands, computed lazily. */
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
