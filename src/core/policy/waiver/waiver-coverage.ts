import { Minimatch } from 'minimatch'
import type { Finding } from '../../finding/finding.ts'
import { isWithin } from '../../finding/substance.ts'
import type { Waiver, WaiverTerms } from '../policy.ts'
import { fitsStars, matches } from '../star-pattern.ts'

type Fits = (word: string) => boolean

/** A file with its findings. */
export interface Waivable {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string
  readonly jobs: readonly { readonly name: string }[]
  readonly findings: readonly Finding[]
}

/** The compiled patterns of a waiver. */
export interface Reach {
  readonly fitsPath: Fits
  readonly fitsRule: Fits
}

export const reachOf = (waiver: Waiver): Reach => ({
  fitsPath: pathOf(waiver),
  fitsRule: anyOf([waiver.rule]),
})

/** A waiver in a manifest covers only that file. */
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

/** Whether one of the patterns matches a rule. Cached per rule. */
function anyOf(patterns: readonly string[]): Fits {
  const known = new Map<string, boolean>()
  return (rule) => {
    const fits = known.get(rule) ?? patterns.some((pattern) => matches(pattern, rule))
    known.set(rule, fits)
    return fits
  }
}

/** Whether a waiver names a finding of a manifest within its path. */
export const names = (waiver: Waiver, { fitsRule }: Reach, finding: Finding): boolean =>
  placeFits(waiver, finding) &&
  fitsRule(finding.rule) &&
  jobFits(waiver, finding.job) &&
  (waiver.demand === undefined || waiver.demand === finding.substance?.demand)

/** Whether the amounts of a finding are within a waiver's limit. */
export const isBelowCeiling = ({ upTo }: Waiver, { substance }: Finding): boolean =>
  upTo === undefined || isWithin(upTo, substance)

/** Whether the waiver covers the finding's job on the base branch, not just because the job moved to its lines. */
export const coversOnBase = ({ jobsOnBase }: Waiver, { job }: Finding): boolean =>
  jobsOnBase === undefined || job === undefined || jobsOnBase.has(job)

const jobFits = ({ job }: Waiver, name: string | undefined): boolean =>
  job === undefined || (name !== undefined && fitsStars(job, name))

function placeFits({ lines, wholeJob }: Waiver, { job, span }: Finding): boolean {
  if (lines === undefined) return true
  if (wholeJob !== undefined && job !== undefined) return job === wholeJob
  return lines[0] <= span.line && span.line <= lines[1]
}

/** Findings about the policy and its waivers. A waiver must not excuse itself. */
const metaRules: readonly string[] = [
  'policy/waiver-*',
  'policy/condition-failed',
  'policy/invalid',
  'policy/pending-change',
  'policy/tag-may-move',
]

/** The rules or globs that cannot be waived. */
export const barredBy = ({ never }: Pick<WaiverTerms, 'never'>): Fits => anyOf([...never, ...metaRules])

/** Whether a finding cannot be waived. An unreadable manifest never can. */
export const isBarred = ({ rule, severity }: Finding, isBarredRule: Fits): boolean =>
  isBarredRule(rule) || (severity === 'error' && isOfManifest(rule))

/**
 * Whether a waiver that covers nothing is certainly unused. It is not if the policy also serves other repositories, if
 * a manifest was not fully readable, or if some of its files were not checked.
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
