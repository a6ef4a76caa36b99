import { Minimatch } from 'minimatch'
import type { Finding } from '../../finding/finding.ts'
import { isWithin } from '../../finding/substance.ts'
import type { Waiver, WaiverTerms } from '../policy.ts'
import { fitsStars, matches } from '../star-pattern.ts'

type Fits = (word: string) => boolean

/** What a waiver can be for: a file with what was found in it. */
export interface Waivable {
  /** Relative to the workspace, forward slashes. */
  readonly path: string
  readonly jobs: readonly { readonly name: string }[]
  readonly findings: readonly Finding[]
}

/** What a waiver is for, ready to be asked for many findings. */
export interface Reach {
  readonly fitsPath: Fits
  readonly fitsRule: Fits
}

export const reachOf = (waiver: Waiver): Reach => ({
  fitsPath: pathOf(waiver),
  fitsRule: anyOf([waiver.rule]),
})

/** A waiver that is written in a manifest is for that file only. */
function pathOf({ path, lines, origin }: Waiver): Fits {
  if (lines !== undefined) return (file) => file === origin.file
  if (path === undefined) return () => true
  const glob = new Minimatch(path.replace(/^\.\//, ''), {
    dot: true,
    nocomment: true,
    nonegate: true,
    braceExpandMax: 100,
  })
  return (file) => glob.match(file)
}

/** Whether one of the patterns names a rule; each rule is compared once, however many findings it has. */
function anyOf(patterns: readonly string[]): Fits {
  const known = new Map<string, boolean>()
  return (rule) => {
    const fits = known.get(rule) ?? patterns.some((pattern) => matches(pattern, rule))
    known.set(rule, fits)
    return fits
  }
}

/** Whether a waiver names a finding of a manifest that it is for. */
export const names = (waiver: Waiver, { fitsRule }: Reach, finding: Finding): boolean =>
  placeFits(waiver, finding) &&
  fitsRule(finding.rule) &&
  jobFits(waiver, finding.job) &&
  (waiver.demand === undefined || waiver.demand === finding.substance?.demand)

/** Whether a finding that a waiver names comes to no more than it covers. */
export const isBelowCeiling = ({ upTo }: Waiver, { substance }: Finding): boolean =>
  upTo === undefined || isWithin(upTo, substance)

/** Whether a finding is of a job that the waiver covers on the base branch: jobs that come to its lines are not. */
export const coversOnBase = ({ jobsOnBase }: Waiver, { job }: Finding): boolean =>
  jobsOnBase === undefined || job === undefined || jobsOnBase.has(job)

const jobFits = ({ job }: Waiver, name: string | undefined): boolean =>
  job === undefined || (name !== undefined && fitsStars(job, name))

function placeFits({ lines, wholeJob }: Waiver, { job, span }: Finding): boolean {
  if (lines === undefined) return true
  if (wholeJob !== undefined && job !== undefined) return job === wholeJob
  return lines[0] <= span.line && span.line <= lines[1]
}

/** What is said about the policy and its waivers: one that excuses itself would be none. */
const metaRules: readonly string[] = [
  'policy/waiver-*',
  'policy/condition-failed',
  'policy/invalid',
  'policy/pending-change',
  'policy/tag-may-move',
]

/** Which rules nobody may waive, or globs of which nobody may waive any. */
export const barredBy = ({ never }: Pick<WaiverTerms, 'never'>): Fits => anyOf([...never, ...metaRules])

/** Whether nobody may waive a finding: a manifest that cannot be read is never excused. */
export const isBarred = ({ rule, severity }: Finding, isBarredRule: Fits): boolean =>
  isBarredRule(rule) || (severity === 'error' && isOfManifest(rule))

/**
 * Whether it can be told that a waiver which covers nothing is of no use. Not where the policy serves other
 * repositories too, nor where a manifest could not be read in full, nor where some of those it is for were not looked at.
 */
export function isSurelyUnused(waiver: Waiver, files: readonly Waivable[], scope: 'all' | 'some'): boolean {
  if (!waiver.origin.isLocal) return false
  const fits = pathOf(waiver)
  const near = files.filter(({ path }) => fits(path))
  if (near.some(isBroken)) return false
  if (scope === 'all') return true
  return isForOneFile(waiver) && near.some(({ jobs }) => jobs.some(({ name }) => jobFits(waiver, name)))
}

const isForOneFile = ({ path, lines }: Waiver): boolean =>
  lines !== undefined || (path !== undefined && !/[*?[\]{}()!+@\\]/.test(path))
const isBroken = ({ findings }: Waivable): boolean =>
  findings.some(({ rule, severity }) => severity === 'error' && isOfManifest(rule))
export const isOfManifest = (rule: string): boolean => rule.startsWith('manifest/')
