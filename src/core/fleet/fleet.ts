import type { Report } from '../report/report.ts'
import { version } from '../report/version.ts'
import type { Price } from '../rules/thresholds.ts'
import { daysBetween } from '../text/days.ts'
import { present } from '../text/present.ts'
import type { FormerFleet } from './former-fleet.ts'
import {
  type DriftRow,
  driftRows,
  type ErrorRow,
  errorRows,
  type JobRow,
  jobRow,
  ofRun,
  type RowOrigin,
  type WaiverRow,
  waiverRows,
} from './job-row.ts'
import { priced } from './prices.ts'
import { type ReadFile, type ReadReport, readReport } from './report-reading.ts'
import { shortNames } from './short-names.ts'
import { changesSince, type Since } from './since.ts'
import { type Total, Totals } from './totals.ts'

/** A launch in a repository, with its place. */
export type Launch = NonNullable<Report['undeclared']>[number]

/** A repository with launches but no manifest. */
export interface Undeclared {
  readonly repository: string
  readonly launches: readonly Launch[]
}

export interface FleetOptions {
  /** The date in UTC. */
  readonly today: string
  /** The label that names a job's team. */
  readonly teamLabel: string
  /** A waiver is due if it ends within this many days. */
  readonly dueDays: number
  /** A report is old after this many days. */
  readonly oldDays: number
  /** An earlier report to compare with. */
  readonly former?: FormerFleet
}

/** The merged reports of many repositories: the content of `fleet --format json`. */
export interface FleetReport {
  readonly version: 1
  readonly tool: { readonly name: 'accelerator-review'; readonly version: string }
  readonly date: string
  readonly repositories: number
  readonly withoutManifest: number
  /** The number of reports read, of those with a later one of the same repository, and of those without a date. */
  readonly reports: { readonly read: number; readonly superseded: number; readonly undated: number }
  readonly teamLabel: string
  readonly total: Total
  readonly by: Totals['by']
  /** First to end first. Includes those that have ended since their report. */
  readonly waiversDue: readonly WaiverRow[]
  readonly drift: readonly DriftRow[]
  /** Errors in manifests, those in the most expensive jobs first. */
  readonly manifestErrors: readonly ErrorRow[]
  readonly undeclared: readonly Undeclared[]
  /** Oldest first. */
  readonly oldReports: readonly RowOrigin[]
  /** Reports dated in the future. Until that date, they replace all others of their repository. */
  readonly futureReports: readonly RowOrigin[]
  readonly unread: readonly { readonly path: string; readonly because: string }[]
  /** Present if an earlier report was given. */
  readonly since?: Since
  /** Generated on each iteration, because there may be very many. */
  readonly jobs: Iterable<JobRow>
}

/** Stores lines of text in any form. */
export interface Lines {
  /** Returns the index of the line. */
  readonly add: (line: string) => number
  readonly at: (index: number) => string
}

function linesInMemory(): Lines {
  const lines: string[] = []
  return { add: (line) => lines.push(line) - 1, at: (index) => lines[index] as string }
}

interface Checked extends RowOrigin {
  /** For each manifest's path, the index of the line with its rows. Row objects would take far more memory. */
  readonly files: ReadonlyMap<string, number>
  readonly undeclared: readonly Launch[]
  readonly notChecked?: string
}

interface FileRows {
  readonly jobs: readonly JobRow[]
  readonly waivers: readonly WaiverRow[]
  readonly drift: readonly DriftRow[]
  readonly errors: readonly ErrorRow[]
  readonly isUnread: boolean
}

/**
 * Merges reports one at a time and keeps only their rows. The latest date of a repository counts, so that no job counts
 * twice. Reports of the same commit complement each other. On the same date, the last one added counts.
 */
export class Fleet {
  readonly #checked = new Map<string, Checked>()
  readonly #paths = new Set<string>()
  readonly #unread: FleetReport['unread'][number][] = []
  readonly #lines: Lines
  readonly #prices: readonly Price[]
  #read = 0
  #superseded = 0

  /** Prices, if given, replace the costs in reports. */
  constructor(lines = linesInMemory(), prices: readonly Price[] = []) {
    this.#lines = lines
    this.#prices = prices
  }

  /**
   * Adds a report. `source` is its name for people, and the name of its repository if it has none. Returns whether the
   * text is a report.
   */
  add(source: string, content: string): boolean {
    const report = readReport(content)
    if ('because' in report) {
      this.addUnread(source, report.because)
      return false
    }
    this.#read++
    if (report.repository === undefined) this.#paths.add(source)
    const next = this.#checkedOf(source, report)
    const known = this.#checked.get(next.repository)
    if (known === undefined) this.#checked.set(next.repository, next)
    else if (isSameCommit(known, next)) this.#checked.set(next.repository, completed(known, next))
    else {
      this.#superseded++
      if ((next.date ?? '') >= (known.date ?? '')) this.#checked.set(next.repository, next)
    }
    return true
  }

  /** Short names of repositories that are known only by a path. */
  get shortNames(): Readonly<Record<string, string>> {
    return shortNames([...this.#paths], [...this.#checked.keys()])
  }

  /** Marks a repository's name as a path. */
  nameByPath(repository: string): void {
    this.#paths.add(repository)
  }

  has(repository: string): boolean {
    return this.#checked.has(repository)
  }

  addUnread(path: string, because: string): void {
    this.#unread.push({ path, because })
  }

  report({ today, teamLabel, dueDays, oldDays, former }: FleetOptions): FleetReport {
    const checked = [...this.#checked.values()].sort((a, b) => compareWords(a.repository, b.repository))
    const ageOf = ({ date }: RowOrigin): number => (date === undefined ? 0 : daysBetween(date, today))
    const totals = new Totals(teamLabel)
    const waiversDue: WaiverRow[] = []
    const drift: DriftRow[] = []
    const manifestErrors: ErrorRow[] = []
    const unread = [...this.#unread, ...checked.flatMap(notChecked)]
    for (const [{ repository }, path, file] of this.#filesOf(checked)) {
      for (const job of file.jobs) totals.add(job)
      waiversDue.push(...file.waivers.filter(({ expires }) => daysBetween(today, expires) <= dueDays))
      drift.push(...file.drift)
      manifestErrors.push(...file.errors)
      if (file.isUnread) unread.push({ path: `${repository}: ${path}`, because: 'has no job that could be read' })
    }
    return {
      version: 1,
      tool: { name: 'accelerator-review', version },
      date: today,
      repositories: checked.length,
      withoutManifest: checked.filter((each) => each.files.size === 0 && each.notChecked === undefined).length,
      reports: {
        read: this.#read,
        superseded: this.#superseded,
        undated: checked.filter(({ date }) => date === undefined).length,
      },
      teamLabel,
      total: totals.ofAll,
      by: totals.by,
      waiversDue: waiversDue.sort((a, b) => compareWords(a.expires, b.expires)),
      drift,
      manifestErrors: manifestErrors.sort((a, b) => (b.cost?.likely ?? -1) - (a.cost?.likely ?? -1)),
      undeclared: checked.flatMap(({ repository, files, undeclared }) =>
        files.size === 0 && undeclared.length > 0 ? [{ repository, launches: undeclared }] : [],
      ),
      oldReports: checked
        .filter((each) => ageOf(each) > oldDays)
        .sort((a, b) => ageOf(b) - ageOf(a))
        .map(originOf),
      futureReports: checked.filter((each) => ageOf(each) < 0).map(originOf),
      unread,
      ...(former && {
        since: changesSince(former, this.#jobsOf(checked), (repository) => this.has(repository), teamLabel),
      }),
      jobs: { [Symbol.iterator]: () => this.#jobsOf(checked) },
    }
  }

  #checkedOf(source: string, report: ReadReport): Checked {
    const { repository = source, commit, date, undeclared = [], notChecked: because } = report
    const origin = present({ repository, commit, date })
    // Drafted jobs are not declared.
    const declared = report.files.filter(({ jobs }) => !jobs.some(({ drafted }) => drafted))
    const files = declared.map(
      (file) => [file.path, this.#lines.add(JSON.stringify(this.#rowsOf(origin, file)))] as const,
    )
    return Object.assign(
      { files: new Map(files), undeclared },
      origin,
      because !== undefined && { notChecked: because },
    )
  }

  #rowsOf(origin: RowOrigin, file: ReadFile): FileRows {
    const jobs = file.jobs.map((job) => ofRun(priced(jobRow(origin, file, job), this.#prices)))
    return {
      jobs,
      waivers: waiverRows(origin, file),
      drift: driftRows(origin, file),
      errors: errorRows(origin, file, jobs),
      isUnread: file.jobs.length === 0 && file.findings.some(({ severity }) => severity === 'error'),
    }
  }

  *#filesOf(checked: readonly Checked[]): Generator<[Checked, path: string, FileRows]> {
    for (const each of checked)
      for (const [path, rows] of each.files) yield [each, path, JSON.parse(this.#lines.at(rows))]
  }

  *#jobsOf(checked: readonly Checked[]): Generator<JobRow> {
    for (const [, , { jobs }] of this.#filesOf(checked)) yield* jobs
  }
}

const isSameCommit = (a: RowOrigin, b: RowOrigin): boolean => a.commit !== undefined && a.commit === b.commit

const completed = (known: Checked, next: Checked): Checked => ({
  ...known,
  ...next,
  files: new Map([...known.files, ...next.files]),
})

const originOf = ({ repository, commit, date }: Checked): RowOrigin => present({ repository, commit, date })

const notChecked = ({ repository, notChecked: because }: Checked) =>
  because === undefined ? [] : [{ path: repository, because }]

const compareWords = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
