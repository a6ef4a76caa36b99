import { checkFile, type FileReview, folderName, ruleSet } from './check.ts'
import { type Comparison, compareJob } from './compare.ts'
import type { Document } from './document.ts'
import { readDocument } from './document-reader.ts'
import type { Observation } from './evidence/observation.ts'
import type { Finding } from './finding.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { parseManifest } from './manifest/parse.ts'
import { judge, type Outcome, type Policy } from './policy.ts'
import { rules } from './rules/index.ts'
import { defaultThresholds } from './thresholds.ts'
import { readManifest, UnusableInput } from './workspace.ts'

export const rulesById = new Map(rules.map((rule) => [rule.id, rule]))
const set = ruleSet(rules)

/** For so many jobs of a run alternatives are looked for; a run that finds more has another problem. */
export const mostSearchedJobs = 50

export interface ReviewOptions {
  /** Hears of each file. */
  readonly progress?: (done: number) => void
  /** Hears of each file of the repository that is read for evidence. */
  readonly reading?: (done: number, total: number) => void
  /** Whether changes are looked for that clear errors and warnings (default: yes). */
  readonly alternatives?: boolean
  /** Whether jobs with errors or warnings are compared on other accelerators (default: no). */
  readonly comparisons?: boolean
}

/** Reads, checks and judges the manifests: what the command and the Action share. */
export function review(
  root: string,
  paths: readonly string[],
  policy: Policy,
  { progress = () => {}, reading = () => {}, alternatives = true, comparisons = false }: ReviewOptions = {},
): Outcome {
  const inputs = paths.map((path) => readManifest(root, path))
  // What lies outside the workspace has no repository here to be compared with.
  const evidence = paths.every(isBeyondRoot)
    ? undefined
    : gatherEvidence(root, { ...claimsOf(paths, inputs), progress: reading })
  const reviews: FileReview[] = []
  let left = alternatives ? mostSearchedJobs : 0
  for (const [index, path] of paths.entries()) {
    const input = inputs[index] as Uint8Array | Document
    const search = { jobs: left, comparisons, ...(policy.job !== undefined && { job: policy.job }) }
    const checked = checkFile(path, input, set, defaultThresholds, search, isBeyondRoot(path) ? undefined : evidence)
    left -= checked.searches
    reviews.push(checked)
    progress(reviews.length)
  }
  return judge(reviews, policy)
}

const isBeyondRoot = (path: string): boolean => path.startsWith('../')

/** The globs that the manifests name, so that what they name is looked at; only those that may hold some are read. */
function claimsOf(paths: readonly string[], inputs: readonly (Uint8Array | Document)[]) {
  const globs = inputs.flatMap((input, index) => {
    if (!(input instanceof Uint8Array) || !Buffer.from(input).includes('evidence')) return []
    const { jobs } = parseManifest(readDocument(input), 'job')
    const folder = (paths[index] as string).split('/').slice(0, -1)
    return jobs.flatMap(({ declaration }) => declaration.evidence ?? []).map((glob) => [...folder, glob].join('/'))
  })
  return { manifests: paths, globs }
}

/** Compares one job of a manifest on the accelerators of the catalogue. Throws where it is not clear which job. */
export function compare(root: string, path: string, name: string | undefined): Comparison {
  const input = readManifest(root, path)
  const document = input instanceof Uint8Array ? readDocument(input) : input
  const { jobs, findings } = parseManifest(document, folderName(path))
  const [first, ...others] = name === undefined ? jobs : jobs.filter((job) => job.name === name)
  if (jobs.length === 0) throw new UnusableInput(`${path} declares no job. ${findings[0]?.message ?? ''}`.trim())
  if (first === undefined) throw new UnusableInput(`No job of ${path} is named "${name}".`)
  if (others.length > 0) {
    const names = [first, ...others].slice(0, 8).map((job) => job.name)
    const more = others.length >= 8 ? ', …' : ''
    throw new UnusableInput(`${path} declares ${jobs.length} jobs: choose one with --job (${names.join(', ')}${more}).`)
  }
  return compareJob(first, set, defaultThresholds)
}

/** What keeps a draft from being a place to start: its errors, and whatever contradicts the repository. */
export function draftFindings(text: string, observations: readonly Observation[]): Finding[] {
  const evidence = { observations, manifests: [draftPath] }
  const { findings } = checkFile(draftPath, text, set, defaultThresholds, undefined, evidence)
  return findings.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('evidence/'))
}

const draftPath = 'accelerator.yml'
