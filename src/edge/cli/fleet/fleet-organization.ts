import { createHash } from 'node:crypto'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { emptyReport } from '../../../core/fleet/empty-report.ts'
import { isFoundByItself } from '../../../core/manifest/file-name.ts'
import type { PolicyFiles, Unavailable } from '../../../core/policy/layers/policy-reading.ts'
import { policyOfRun } from '../../../core/policy/policy-of-run.ts'
import { jsonReport } from '../../../core/report/formats/json.ts'
import type { Outcome } from '../../../core/review/outcome.ts'
import { type Run, review } from '../../../core/review/review.ts'
import { GitHubContents } from '../../rest/github-contents.ts'
import { liveRequest, tokenIn, waitSeconds } from '../../rest/live-request.ts'
import { type ListedFiles, type ListedRepository, Organization } from '../../rest/organization.ts'
import { patiently } from '../../rest/patience.ts'
import { blobName } from '../../run/git/listings.ts'
import { KeptAnswers } from '../../run/kept-answers.ts'
import { sharedFiles } from '../../run/policy-files.ts'
import { mayPropose } from '../../run/proposing-events.ts'
import type { Terminal } from '../arguments.ts'

/** GitHub treats more concurrent requests as abuse. */
const readAhead = 8
/** A token's rate limit resets after an hour. */
const patience = { attempts: 6, longestWaitSeconds: 3700 }
/** Waits of at least this many seconds are reported. */
const longWaitSeconds = 30
/** The most manifests and referenced files read per repository. */
const mostFiles = 1000

export interface OrganizationOptions {
  /** The folder for cached answers. */
  readonly keep: string
  /** One of `of` parts of about equal size, numbered from 1. */
  readonly shard?: { readonly number: number; readonly of: number }
  readonly forks: boolean
  readonly archived: boolean
  /** Whether a repository already has a report. */
  readonly isKnown: (repository: string) => boolean
}

/**
 * The report of each repository of an organization, by name: its manifests on the default branch, under its own policy.
 * Does not look for launches, because that takes one call per file.
 */
export async function* organizationReports(
  name: string,
  { keep, shard, forks, archived, isKnown }: OrganizationOptions,
  terminal: Terminal,
): AsyncGenerator<{ readonly repository: string; readonly report: string }> {
  const { environment, today } = terminal
  const wait = async (seconds: number): Promise<void> => {
    if (seconds > longWaitSeconds) terminal.error(`Waiting ${Math.ceil(seconds / 60)} min for GitHub's rate limit.`)
    await waitSeconds(seconds)
  }
  const token = tokenIn(environment)
  const organization = new Organization(
    new KeptAnswers(keep, patiently(liveRequest(environment, token), { ...patience, wait })),
    blobName,
  )
  const listed = await organization.repositories(name)
  if ('message' in listed) throw new UnusableInput(`${listed.message} ${listed.remedy}`)
  const looked = listed.filter((each) => (archived || !each.isArchived) && (forks || !each.isFork))
  const left = listed.length - looked.length
  if (left > 0) terminal.error(`Left out: ${left} archived repositories and forks (--archived, --forks).`)
  const wanted = looked.filter((each) => !isKnown(each.name) && (shard === undefined || isIn(shard, each.name)))
  // A policy that strangers may propose can name any repository, so its files are then read without the token.
  const trusted = mayPropose(environment['GITHUB_EVENT_NAME'] ?? '') ? undefined : token
  const shared = sharedFiles(new GitHubContents(liveRequest(environment, trusted), waitSeconds))
  let done = 0
  for await (const found of inOrder(wanted, readAhead, async (repository) => ({
    repository: repository.name,
    report: await reportOf(repository, organization, shared, today),
  }))) {
    terminal.status(`${++done} of ${wanted.length} repositories`)
    yield found
  }
  terminal.status('')
}

/** A name is in the same shard in every run, whatever other repositories there are. */
function isIn({ number, of }: NonNullable<OrganizationOptions['shard']>, name: string): boolean {
  const hash = createHash('sha256').update(name.toLowerCase()).digest()
  return hash.readUInt32BE() % of === number - 1
}

/** Runs up to `width` items at once, and yields the results in order. */
async function* inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  for (const item of items) {
    begun.push(work(item))
    if (begun.length >= width) yield (await begun.shift()) as Result
  }
  for (const rest of begun) yield await rest
}

async function reportOf(
  repository: ListedRepository,
  organization: Organization,
  remote: PolicyFiles['remote'],
  today: string,
): Promise<string> {
  const origin = { repository: repository.name, date: today }
  try {
    const files = readable(await organization.files(repository))
    const read = async (path: string): Promise<Uint8Array | undefined> => {
      const blob = files.blobs.get(path)
      return blob === undefined ? undefined : readable(await organization.content(repository, blob))
    }
    const paths = [...files.blobs.keys()].filter(isFoundByItself).sort().slice(0, mostFiles)
    if (paths.length === 0 && !files.isComplete)
      return emptyReport(origin, { notChecked: 'has no manifest among the files that GitHub lists' })
    if (paths.length === 0) return emptyReport(origin)
    const effective = await policyOfRun({ files: { own: read, remote } })
    const demanded = { paths: [...files.blobs.keys()], isManifest: isFoundByItself }
    const outcome = await reviewed(paths, { effective, today, scope: 'all', files: demanded }, read)
    return jsonReport(outcome, origin)
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    return emptyReport(origin, { notChecked: `cannot be checked: ${error.message}` })
  }
}

/** Reviews manifests, then again with the files that the first review asked for. */
async function reviewed(
  paths: readonly string[],
  run: Run,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Outcome> {
  const manifests: { readonly path: string; readonly input: Uint8Array }[] = []
  for (const path of paths) manifests.push({ path, input: (await read(path)) as Uint8Array })
  const texts = new Map<string, string | undefined>()
  const textOf = (path: string): string | undefined => void texts.set(path, undefined)
  const outcome = review(manifests, run, { textOf, savings: true })
  for (const path of [...texts.keys()].slice(0, mostFiles)) {
    const content = await read(path)
    if (content !== undefined) texts.set(path, Buffer.from(content).toString('utf8'))
  }
  const isNew = [...texts.values()].some((text) => text !== undefined)
  return isNew ? review(manifests, run, { textOf: (path) => texts.get(path), savings: true }) : outcome
}

function readable<Read extends ListedFiles | Uint8Array>(found: Read | Unavailable): Read {
  if ('message' in found) throw new UnusableInput(`${found.message} ${found.remedy}`)
  return found
}
