import type { Evidence } from '../../evidence/evidence.ts'
import type { Finding } from '../../finding/finding.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { Document } from '../../text/document.ts'
import { checkFile } from '../check.ts'
import { type Judge, judgeOnce } from '../judge-once.ts'

/** By what a file was checked, so that its edited text is checked by the same. */
export interface Checking {
  readonly set: RuleSet
  readonly thresholds: Thresholds
  readonly evidence?: Evidence
  /** That of the run; absent: one of its own. */
  readonly judge?: Judge
}

/** What a text comes to that has no error and no warning that was not there before. */
export interface Checked {
  /** Those of the findings that are gone. */
  readonly cleared: readonly Finding[]
  /** Whether a job has neither an error nor a warning. */
  readonly passes: (job: string) => boolean
}

/** Checks texts of one file against what was found in the file as it is. */
export class Proof {
  readonly #path: string
  readonly #checking: Checking
  readonly #before: ReadonlyMap<string, number>
  readonly #jobs: string

  constructor(path: string, document: Document, checking: Checking) {
    this.#path = path
    this.#checking = { judge: judgeOnce(checking.set, checking.thresholds), ...checking }
    const { counts, jobs } = this.#check(document)
    this.#before = counts
    this.#jobs = jobs
  }

  /** Which of the findings are gone in the text; none where there is an error or a warning that was not there before. */
  cleared(after: Document | undefined, findings: readonly Finding[]): readonly Finding[] {
    return this.checked(after, findings)?.cleared ?? []
  }

  /** Undefined where there is an error or a warning that was not there before, or where the jobs are others. */
  checked(after: Document | undefined, findings: readonly Finding[]): Checked | undefined {
    if (after === undefined) return undefined
    const { counts, jobs, failing } = this.#check(after)
    const isWorse = [...counts].some(([key, count]) => count > (this.#before.get(key) ?? 0))
    if (isWorse || jobs !== this.#jobs) return undefined
    const isFewer = (key: string): boolean => (counts.get(key) ?? 0) < (this.#before.get(key) ?? 0)
    return {
      cleared: findings.filter((finding) => isFewer(keyOf(finding))),
      passes: (job) => !failing.has(job),
    }
  }

  #check(document: Document) {
    const { set, thresholds, evidence, judge } = this.#checking
    const { findings, jobs } = checkFile(this.#path, document, set, thresholds, { evidence, judge })
    const counts = new Map<string, number>()
    const grave = findings.filter(({ severity }) => severity !== 'notice')
    for (const finding of grave) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
    return {
      counts,
      jobs: JSON.stringify(jobs.map(({ name }) => name)),
      failing: new Set(grave.map(({ job }) => job)),
    }
  }
}

/** A finding apart from its words and lines, which an edit may change. */
export const keyOf = ({ rule, severity, job, path }: Finding): string => JSON.stringify([rule, severity, job, path])
