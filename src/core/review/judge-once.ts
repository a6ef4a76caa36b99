import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { Facts } from '../rules/facts.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import { type Judgement, judgeJob } from './judge-job.ts'

/** Judges a job under the rules of a run. */
export type Judge = (name: string, declaration: JobDeclaration, evidence?: EvidenceFacts) => Judgement

/** Judgements by what was asked. */
interface Judgements {
  get(question: string): Judgement | undefined
  set(question: string, judgement: Judgement): unknown
}

/**
 * A caching judge: jobs with the same declaration and no evidence share a judgement. Unless `known` forgets, its cache
 * grows, so it lives as long as one run.
 */
export function judgeOnce(set: RuleSet, thresholds: Thresholds, known: Judgements = new Map()): Judge {
  return (name, declaration, evidence) => {
    // An organization's demands may depend on names, labels and groups, and evidence differs by job.
    if (set.demands !== undefined || showsSomething(evidence))
      return judgeJob(name, declaration, set, thresholds, evidence)
    const question = `${evidence !== undefined}${questionOf(declaration)}`
    const before = known.get(question)
    if (before !== undefined) return { ...before, facts: factsOf(name, declaration, before.facts) }
    const { mismatches, ...judgement } = judgeJob(name, declaration, set, thresholds, evidence)
    const judged = { ...judgement, mismatches: mismatches.map(withRemedy) }
    known.set(question, judged)
    return judged
  }
}

const showsSomething = (evidence: EvidenceFacts | undefined): boolean =>
  evidence !== undefined && (evidence.attributed.length > 0 || evidence.listing !== undefined)

/** A declaration as a cache key, without what no rule reads. */
export function questionOf(declaration: JobDeclaration): string {
  const { name: _, labels, group, ...asked } = { name: '', ...declaration }
  return JSON.stringify(asked)
}

/** The facts of another job with the same declaration. Their lazy parts are computed once for both. */
const factsOf = (job: string, declaration: JobDeclaration, facts: Facts): Facts =>
  Object.create(facts, { job: { value: job }, declaration: { value: declaration } })

/** Some remedies are computed on demand. */
const withRemedy = (mismatch: JudgedMismatch): JudgedMismatch =>
  typeof mismatch.remedy === 'function' ? { ...mismatch, remedy: mismatch.remedy() } : mismatch
