import type { Evidence } from '../../evidence/evidence-of-jobs.ts'
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
    if (after === undefined) return []
    const { counts, jobs } = this.#check(after)
    const isWorse = [...counts].some(([key, count]) => count > (this.#before.get(key) ?? 0))
    if (isWorse || jobs !== this.#jobs) return []
    const isFewer = (key: string): boolean => (counts.get(key) ?? 0) < (this.#before.get(key) ?? 0)
    return findings.filter((finding) => isFewer(keyOf(finding)))
  }

  #check(document: Document): { counts: Map<string, number>; jobs: string } {
    const { set, thresholds, evidence, judge } = this.#checking
    const { findings, jobs } = checkFile(this.#path, document, set, thresholds, { evidence, judge })
    const counts = new Map<string, number>()
    for (const finding of findings) {
      if (finding.severity !== 'notice') counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
    }
    return { counts, jobs: JSON.stringify(jobs.map(({ name }) => name)) }
  }
}

/** A finding apart from its words and lines, which an edit may change. */
export const keyOf = ({ rule, severity, job, path }: Finding): string => JSON.stringify([rule, severity, job, path])
