import type { Evidence } from '../../evidence/evidence.ts'
import type { Finding } from '../../finding/finding.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { Document } from '../../text/document.ts'
import { checkFile } from '../check.ts'
import { type Judge, judgeOnce } from '../judge-once.ts'

/** The conditions of a file's check, to check its edited text the same way. */
export interface Checking {
  readonly set: RuleSet
  readonly thresholds: Thresholds
  readonly evidence?: Evidence
  /** The run's judge. Undefined: a new one. */
  readonly judge?: Judge
}

/** The result of a text that has no new errors or warnings. */
export interface Checked {
  /** The findings that are gone. */
  readonly cleared: readonly Finding[]
  /** Whether a job has no errors or warnings. */
  readonly passes: (job: string) => boolean
}

/** Checks edited texts of one file against its findings. */
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

  /** The findings that are gone in the text; none if it has a new error or warning. */
  cleared(after: Document | undefined, findings: readonly Finding[]): readonly Finding[] {
    return this.checked(after, findings)?.cleared ?? []
  }

  /** Undefined if there is a new error or warning, or if the jobs differ. */
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

/** Identifies a finding without its words and lines, which an edit may change. */
export const keyOf = ({ rule, severity, job, path }: Finding): string => JSON.stringify([rule, severity, job, path])
