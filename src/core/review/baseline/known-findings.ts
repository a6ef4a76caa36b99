import { atLeast, type Finding, type Severity } from '../../finding/finding.ts'
import { isExtentOnly, isMore, isOther, type Substance } from '../../finding/substance.ts'
import type { Path } from '../../text/document.ts'
import type { FileReview } from '../check.ts'
import { isOtherName, isOtherWord, namesAt } from './another-cause.ts'
import type { Difference } from './baseline.ts'
import { isUnread } from './file-pairs.ts'
import { type Mark, placeOf } from './finding-marks.ts'
import { pairFindings } from './finding-pairs.ts'
import { isOfHardware } from './growth.ts'

/** An accepted finding, with what it is compared by. */
export interface KnownFinding {
  readonly path: string
  readonly rule: string
  readonly severity: Severity
  readonly job?: string
  readonly place: Path
  readonly message: string
  readonly substance?: Substance
  /** The declared names at the place, resolved through the catalog. */
  readonly names?: readonly string[]
  /** The job's accelerators, if the finding has no measure of its own. */
  readonly accelerators?: number
}

/**
 * The findings of these files, to accept as known. Excludes manifests without readable jobs: any change to them would
 * go unseen.
 */
export function knownFindings(files: readonly FileReview[]): KnownFinding[] {
  return files
    .filter((file) => !isUnread(file))
    .flatMap((file) =>
      file.findings
        .filter(({ waived }) => waived === undefined)
        .flatMap((finding) => [finding, ...(finding.parts ?? [])].map((each) => knownFrom(file, each))),
    )
}

function knownFrom(file: FileReview, finding: Finding): KnownFinding {
  const { rule, severity, job, path, message, substance } = finding
  const { names, accelerators } = comparedOf(file, finding)
  return {
    path: file.path,
    rule,
    severity,
    ...(job !== undefined && { job }),
    place: path,
    message,
    ...(substance && { substance }),
    ...(names.length > 0 && { names }),
    ...(accelerators !== undefined && { accelerators }),
  }
}

/** The declared names at a finding's place, and the job's accelerators: a worse finding is not known. */
function comparedOf({ jobs }: FileReview, { job: name, rule, path, substance }: Finding) {
  const job = jobs.find((each) => each.name === name)
  const isCounted = job !== undefined && substance?.amounts === undefined && isOfHardware(rule, path[0])
  return {
    names: job === undefined || (substance && !isExtentOnly(substance)) ? [] : namesAt(job, path),
    accelerators: isCounted ? job.facts.hardware.count : undefined,
  }
}

/**
 * Compares reviews with known findings. A finding is existing if it is known, at most as severe and as large, and about
 * the same thing; known findings of these files that are gone are fixed.
 */
export function compareWithKnown(files: readonly FileReview[], known: readonly KnownFinding[]): Difference {
  const paths = new Set(files.filter((file) => !isUnread(file)).map(({ path }) => path))
  const records = new Map(known.filter(({ path }) => paths.has(path)).map((record) => [markOfKnown(record), record]))
  const marks = files.flatMap((file) => file.findings.map((finding) => ({ file, mark: markOf(file.path, finding) })))
  const { before, gone } = pairFindings(
    marks.map(({ mark }) => mark),
    [...records.keys()],
  )
  const compared = new Map(
    marks.map(({ file, mark }) => {
      const record = records.get(before.get(mark) as Mark)
      return [mark.finding, { ...mark.finding, ...standing(file, mark.finding, record) }]
    }),
  )
  return {
    files: files.map((file) => ({ ...file, findings: file.findings.map((each) => compared.get(each) ?? each) })),
    fixed: gone.map(({ path, finding }) => ({ path, finding })),
    notJudged: [],
    jobs: [],
  }
}

function standing(
  file: FileReview,
  finding: Finding,
  known: KnownFinding | undefined,
): Pick<Finding, 'standing' | 'onBase'> {
  if (known === undefined) return { standing: 'new' }
  const { severity, substance, names = [], accelerators } = known
  if (!atLeast(severity, finding.severity)) return { standing: 'new', onBase: severity }
  const now = comparedOf(file, finding)
  if (isOtherWord(finding, known.message)) return { standing: 'new' }
  if (isOther(finding.substance, substance) || isOtherName(now.names, names)) return { standing: 'new' }
  const isGrown = accelerators !== undefined && now.accelerators !== undefined && now.accelerators > accelerators
  if (isMore(finding.substance, substance) || isGrown) return { standing: 'new', onBase: 'less' }
  return { standing: 'existing' }
}

function markOf(path: string, finding: Finding): Mark {
  const { kind, name, place } = placeOf(finding, undefined)
  return { finding, path, scope: JSON.stringify([path, kind, name]), kind, file: 0, place }
}

function markOfKnown({ path, rule, severity, job, place, message, substance }: KnownFinding): Mark {
  const about = { rule, severity, message, ...(job !== undefined && { job }), ...(substance && { substance }) }
  const span = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  return markOf(path, { ...about, path: place, span, remedy: '', related: [] })
}
