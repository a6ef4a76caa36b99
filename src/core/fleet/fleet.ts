import { daysBetween } from '../policy/waiver/waivers.ts'
import { version } from '../report/version.ts'
import { type DriftRow, driftRows, type JobRow, jobRow, type RowOrigin, type WaiverRow, waiverRows } from './job-row.ts'
import { type ReadReport, readReport } from './report-reading.ts'
import { type NamedTotal, type Total, totalOf, totalsBy } from './totals.ts'

/** A repository that launches accelerators and declares no job. */
export interface Undeclared {
  readonly repository: string
  readonly launches: readonly { readonly path: string; readonly line: number; readonly asksFor: string }[]
}

export interface FleetOptions {
  /** The day in UTC. */
  readonly today: string
  /** The label whose value is the team of a job. */
  readonly teamLabel: string
  /** A waiver is due if it ends within so many days. */
  readonly dueDays: number
  /** A report is old after so many days. */
  readonly oldDays: number
}

/** What the reports of many repositories come to: what `fleet --format json` writes. */
export interface FleetReport {
  readonly version: 1
  readonly tool: { readonly name: 'accelerator-review'; readonly version: string }
  readonly date: string
  readonly repositories: number
  /** How many were read, and how many of them do not count because a later one is of the same repository. */
  readonly reports: { readonly read: number; readonly superseded: number; readonly undated: number }
  readonly teamLabel: string
  readonly total: Total
  readonly by: Readonly<Record<'kind' | 'accelerator' | 'provider' | 'stage' | 'team', readonly NamedTotal[]>>
  /** The first to end first; those that have ended since their report among them. */
  readonly waiversDue: readonly WaiverRow[]
  readonly drift: readonly DriftRow[]
  readonly undeclared: readonly Undeclared[]
  /** The oldest first. */
  readonly oldReports: readonly RowOrigin[]
  readonly unread: readonly { readonly path: string; readonly because: string }[]
  readonly jobs: readonly JobRow[]
}

interface Checked extends RowOrigin {
  readonly files: ReadonlyMap<string, CheckedFile>
}

interface CheckedFile {
  readonly jobs: readonly JobRow[]
  readonly waivers: readonly WaiverRow[]
  readonly drift: readonly DriftRow[]
  readonly isUnread: boolean
}

/**
 * Merges reports one at a time and keeps only their rows. Of each repository the latest day counts, so that no job is
 * counted twice; reports of one commit complete one another. On one day, the one that came last counts.
 */
export class Fleet {
  readonly #checked = new Map<string, Checked>()
  readonly #undeclared: Undeclared[] = []
  readonly #unread: FleetReport['unread'][number][] = []
  #read = 0
  #superseded = 0

  /** `source` names the text to people, and stands for the repository where the report does not name it. */
  add(source: string, content: string): void {
    const report = readReport(content)
    if ('because' in report) {
      this.addUnread(source, report.because)
      return
    }
    this.#read++
    const next = checkedOf(source, report)
    const known = this.#checked.get(next.repository)
    if (known === undefined) this.#checked.set(next.repository, next)
    else if (isSameCommit(known, next)) {
      this.#checked.set(next.repository, { ...known, files: new Map([...known.files, ...next.files]) })
    } else {
      this.#superseded++
      if ((next.date ?? '') >= (known.date ?? '')) this.#checked.set(next.repository, next)
    }
  }

  has(repository: string): boolean {
    return this.#checked.has(repository)
  }

  addUndeclared(undeclared: Undeclared): void {
    this.#undeclared.push(undeclared)
  }

  addUnread(path: string, because: string): void {
    this.#unread.push({ path, because })
  }

  report({ today, teamLabel, dueDays, oldDays }: FleetOptions): FleetReport {
    const checked = [...this.#checked.values()].sort((a, b) => compareWords(a.repository, b.repository))
    const files = checked.flatMap((each) => [...each.files.values()])
    const jobs = files.flatMap((file) => file.jobs)
    const ageOf = ({ date }: RowOrigin): number => (date === undefined ? 0 : daysBetween(date, today))
    const isDue = ({ expires }: WaiverRow): boolean => daysBetween(today, expires) <= dueDays
    return {
      version: 1,
      tool: { name: 'accelerator-review', version },
      date: today,
      repositories: checked.length + this.#undeclared.length,
      reports: {
        read: this.#read,
        superseded: this.#superseded,
        undated: checked.filter(({ date }) => date === undefined).length,
      },
      teamLabel,
      total: totalOf(jobs),
      by: {
        kind: totalsBy(jobs, ({ kind }) => kind),
        accelerator: totalsBy(jobs, ({ accelerator }) => accelerator),
        provider: totalsBy(jobs, ({ provider }) => provider),
        stage: totalsBy(jobs, ({ stage }) => stage),
        team: totalsBy(jobs, ({ labels }) => (Object.hasOwn(labels, teamLabel) ? labels[teamLabel] : undefined)),
      },
      waiversDue: files
        .flatMap(({ waivers }) => waivers.filter(isDue))
        .sort((a, b) => compareWords(a.expires, b.expires)),
      drift: files.flatMap(({ drift }) => drift),
      undeclared: [...this.#undeclared].sort((a, b) => compareWords(a.repository, b.repository)),
      oldReports: checked
        .filter((each) => ageOf(each) > oldDays)
        .sort((a, b) => ageOf(b) - ageOf(a))
        .map(originOf),
      unread: [...this.#unread, ...checked.flatMap(unreadManifests)],
      jobs,
    }
  }
}

function checkedOf(source: string, report: ReadReport): Checked {
  const { repository = source, commit, date } = report
  const origin = { repository, ...(commit !== undefined && { commit }), ...(date !== undefined && { date }) }
  const files = report.files.map((file): [string, CheckedFile] => [
    file.path,
    {
      jobs: file.jobs.map((job) => jobRow(origin, file, job)),
      waivers: waiverRows(origin, file),
      drift: driftRows(origin, file),
      isUnread: file.jobs.length === 0 && file.findings.some(({ severity }) => severity === 'error'),
    },
  ])
  return { ...origin, files: new Map(files) }
}

const isSameCommit = (a: RowOrigin, b: RowOrigin): boolean => a.commit !== undefined && a.commit === b.commit

const originOf = ({ repository, commit, date }: Checked): RowOrigin => ({
  repository,
  ...(commit !== undefined && { commit }),
  ...(date !== undefined && { date }),
})

const unreadManifests = ({ repository, files }: Checked) =>
  [...files]
    .filter(([, { isUnread }]) => isUnread)
    .map(([path]) => ({ path: `${repository}: ${path}`, because: 'has no job that could be read' }))

const compareWords = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
