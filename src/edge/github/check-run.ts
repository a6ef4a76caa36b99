import type { Severity } from '../../core/finding/finding.ts'
import type { Annotation } from '../../core/report/formats/annotations.ts'
import { logText } from '../../core/text/encode.ts'
import { type CheckAnnotation, checkAnnotations, missingAnnotations } from './check-annotations.ts'
import type { GitHubClient } from './client.ts'
import type { GitHubEvent } from './event.ts'
import {
  checkRunAnswer,
  checkRunList,
  checkRunMark,
  type OwnCheckRun,
  ownCheckRun,
  type PresentAnnotation,
  presentAnnotation,
} from './own-check-run.ts'
import { readPages } from './pages.ts'
import { isNewer, runWord } from './run-number.ts'
import {
  asStored,
  type SurfaceReport,
  type SurfaceResult,
  settled,
  surfaceReport,
  type Target,
  targetOf,
} from './surface.ts'

export interface CheckRun {
  /** See {@link surfaceKey}. */
  readonly key: string
  readonly title: string
  /** Markdown of at most 65,535 characters. */
  readonly summary: string
  readonly conclusion: 'success' | 'neutral' | 'failure'
  readonly annotations: readonly Annotation[]
}

/** GitHub's limit per request. Further requests append more. */
const perRequest = 50
const longestText = 65_535
/** Calls to reserve for later surfaces. */
const callsKept = 8

/** The conclusion. A check with findings that does not fail is neutral. */
export function conclusionOf(outcome: {
  readonly failed: boolean
  readonly counts: Readonly<Record<Severity, number>>
}): CheckRun['conclusion'] {
  if (outcome.failed) return 'failure'
  return outcome.counts.error + outcome.counts.warning > 0 ? 'neutral' : 'success'
}

/**
 * Keeps exactly one check run per head commit and configuration, with all annotations and the newest run's result.
 * GitHub cannot delete check runs: if concurrent runs create several, the oldest is kept and the others are renamed and
 * skipped.
 */
export function publishCheckRun(client: GitHubClient, event: GitHubEvent, wanted: CheckRun): Promise<SurfaceReport> {
  return surfaceReport('check run', 'checks: write', event, async () => {
    const target = targetOf(event)
    if (target === undefined) return { state: 'nothing to do', words: 'The event names no commit for a check run.' }
    const name = `Accelerator review (${logText(event.job)})`
    const check = new CheckOfCommit(client, target, name, wanted)
    return settled(client, () => check.step())
  })
}

class CheckOfCommit {
  readonly #client: GitHubClient
  readonly #target: Target
  readonly #name: string
  readonly #wanted: CheckRun
  readonly #annotations: readonly CheckAnnotation[]
  #made: OwnCheckRun | undefined

  constructor(client: GitHubClient, target: Target, name: string, wanted: CheckRun) {
    this.#client = client
    this.#target = target
    this.#name = name
    this.#wanted = { ...wanted, title: wanted.title.slice(0, 255).toWellFormed(), summary: cutAtLine(wanted.summary) }
    this.#annotations = checkAnnotations(wanted.annotations)
  }

  /** Reads the check runs and takes one step towards the wanted state. Returns the result once it is reached. */
  async step(): Promise<SurfaceResult | undefined> {
    const [kept, ...extra] = await this.#own()
    if (kept === undefined) return this.#create()
    const isAhead = (other: OwnCheckRun): boolean => isNewer(other.run, this.#target.run)
    // A newer run will write to the oldest check run. It may not have seen ours.
    const result = isAhead(kept) || extra.some(isAhead) ? newerRun : await this.#complete(kept)
    for (const other of extra) if (!isAhead(other)) await this.#retire(other.id)
    return result
  }

  async #own(): Promise<OwnCheckRun[]> {
    const { owner, repo, head } = this.#target
    const parameters = { owner, repo, ref: head, check_name: this.#name, filter: 'all', per_page: 100 }
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs'
    const { check_runs: runs } = await this.#client.read({ route, parameters, answer: checkRunList })
    const own = runs.flatMap((run) => ownCheckRun(run, this.#wanted.key) ?? []).sort((a, b) => a.id - b.id)
    // A list may miss a recent write.
    return own.length === 0 && this.#made ? [this.#made] : own
  }

  async #create(): Promise<undefined> {
    const { owner, repo, head } = this.#target
    const first = this.#annotations.slice(0, perRequest)
    const parameters = { owner, repo, head_sha: head, ...this.#result(first) }
    const made = await this.#client.write({
      route: 'POST /repos/{owner}/{repo}/check-runs',
      parameters,
      answer: checkRunAnswer,
    })
    this.#made = ownCheckRun(made, this.#wanted.key)
    return undefined
  }

  /** Updates an existing check run, and appends missing annotations. */
  async #complete(kept: OwnCheckRun): Promise<SurfaceResult> {
    const isSame = this.#isSame(kept)
    const isOwn = isSame && runWord(kept.run) === runWord(this.#target.run)
    // What this run wrote is a prefix of its list. Only annotations of other runs have to be read.
    const isKnown = kept.annotationCount === 0 || isOwn || (isSame && kept.annotationCount === this.#annotations.length)
    const there = isKnown ? this.#annotations.slice(0, kept.annotationCount) : await this.#presentIn(kept)
    let missing = missingAnnotations(this.#annotations, there)
    const stale = there.length + missing.length - this.#annotations.length
    let isSaid = isOwn
    while (!isSaid || (missing.length > 0 && this.#client.callsLeft > callsKept)) {
      await this.#patch(kept.id, this.#result(missing.slice(0, perRequest)))
      missing = missing.slice(perRequest)
      isSaid = true
    }
    return { state: 'done', words: this.#words(missing.length, stale) }
  }

  #words(missing: number, stale: number): string {
    const sentences = [`The check run "${this.#name}" holds ${this.#annotations.length - missing} annotations.`]
    if (missing > 0) sentences.push(`For lack of calls to GitHub, ${missing} more are only in the summary.`)
    if (stale > 0) sentences.push(`It still shows ${stale} of an earlier run, which cannot be removed.`)
    return sentences.join(' ')
  }

  #isSame({ conclusion, title, summary }: OwnCheckRun): boolean {
    const wanted = this.#wanted
    return (
      conclusion === wanted.conclusion && title === wanted.title && asStored(summary ?? '') === asStored(wanted.summary)
    )
  }

  async #presentIn({ id, annotationCount }: OwnCheckRun): Promise<PresentAnnotation[]> {
    const { owner, repo } = this.#target
    const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations'
    const call = { route, parameters: { owner, repo, check_run_id: id } }
    return (await readPages(this.#client, call, presentAnnotation, Math.ceil((annotationCount + 1) / 100))).items
  }

  async #retire(id: number): Promise<void> {
    await this.#patch(id, {
      name: `${this.#name}, superseded`,
      external_id: 'accelerator-review:superseded',
      status: 'completed',
      conclusion: 'skipped',
      output: { title: 'Superseded', summary: `The result is in "${this.#name}".` },
    })
  }

  async #patch(id: number, change: Readonly<Record<string, unknown>>): Promise<void> {
    const { owner, repo } = this.#target
    const parameters = { owner, repo, check_run_id: id, ...change }
    await this.#client.write({
      route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
      parameters,
      answer: checkRunAnswer,
    })
  }

  #result(annotations: readonly CheckAnnotation[]): Readonly<Record<string, unknown>> {
    const { key, title, summary, conclusion } = this.#wanted
    return {
      name: this.#name,
      external_id: checkRunMark(key, this.#target.run),
      status: 'completed',
      conclusion,
      output: { title, summary, annotations },
    }
  }
}

const newerRun: SurfaceResult = { state: 'nothing to do', words: 'A newer run writes the check run.' }

/** A last resort, because summaries are made to fit: GitHub rejects a longer one completely. */
function cutAtLine(text: string): string {
  if (text.length <= longestText) return text
  const head = text.slice(0, longestText - 40)
  return `${head.slice(0, Math.max(0, head.lastIndexOf('\n')))}\n\n_The rest is left out._`
}
