import * as z from 'zod/mini'
import { uriPath } from '../../core/text/encode.ts'
import type { Base } from '../run/policy-files.ts'
import type { RunNumber } from './run-number.ts'

/** A pull request, from the event. */
export interface PullRequest {
  readonly number: number
  /** Its head commit. The checked-out merge commit is temporary. */
  readonly head: string
  readonly base: string
  /** Undefined if the fork was deleted. */
  readonly headRepository?: string
  /** Whether the head is in another or a deleted repository. The token of such a run is read-only. */
  readonly isFork: boolean
}

/** GitHub's description of the run. Missing or malformed parts are undefined. */
export interface GitHubEvent {
  readonly name: string
  /** `owner/repo` */
  readonly repository?: string
  /** The commit of the results: the head of the pull request or merge queue, otherwise the checked-out one. */
  readonly head?: string
  /** Why the payload is unusable, as the end of a sentence about it. */
  readonly fault?: string
  /** Present if the event proposes a change to a branch, even if its base commit is unknown. */
  readonly proposal?: { readonly base?: string; readonly branch?: string }
  readonly pullRequest?: PullRequest
  readonly mergeGroup?: { readonly head: string; readonly base: string }
  /** `before` is undefined for a new branch. */
  readonly push?: { readonly before?: string; readonly after: string }
  /** The default branch, if the push is of a tag, or to another, unprotected branch. */
  readonly beside?: string
  /** Whether the push is to the default branch or a protected one, so that its content was accepted. */
  readonly isAccepted?: true
  readonly run?: RunNumber
  readonly workflow: string
  readonly job: string
  /** Addresses without a trailing slash. They may be of a GitHub Enterprise Server. */
  readonly server: string
  readonly api: string
}

/** Git's name for "no commit". */
const noCommit = '0'.repeat(40)
const commit = z.string().check(z.regex(/^[0-9a-f]{40}$/))
const repository = z.string().check(z.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/))
const counting = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
/** Only a host and a path, because the links of reports start with it. */
const address = z.pipe(
  z.string().check(z.regex(/^https?:\/\/[\w.:-]+(?:\/[\w./-]*)?$/)),
  z.transform((url) => url.replace(/\/$/, '')),
)

const pullRequest = z.object({
  number: z.number().check(z.int(), z.positive()),
  head: z.object({ sha: commit, repo: z.catch(z.nullish(z.object({ full_name: repository })), null) }),
  base: z.object({ sha: commit, repo: z.object({ full_name: repository }) }),
})
const mergeGroup = z.object({ head_sha: commit, base_sha: commit })
const branch = z.string().check(z.minLength(1), z.maxLength(255))
const headsOf = /^refs\/heads\//
const pullBase = z.object({ base: z.object({ ref: branch }) })
const groupBranch = z.object({ base_ref: branch })
const pushedRef = z.object({
  ref: branch.check(z.regex(/^refs\/(?:heads|tags)\//)),
  repository: z.object({ default_branch: branch }),
})
const push = z.object({ before: commit, after: commit.check(z.refine((sha) => sha !== noCommit)) })
/** A payload reduced to its commits is enough for a comparison. */
const withHead = z.object({ head: z.object({ sha: commit }) })
const withBase = z.object({ base: z.object({ sha: commit }) })
const groupHead = z.object({ head_sha: commit })
const groupBase = z.object({ base_sha: commit })

/**
 * Reads the event from the runner's environment and its payload, which may be any text. Parts are independent;
 * malformed ones are omitted.
 */
export function readGitHubEvent(
  environment: Readonly<Record<string, string | undefined>>,
  payloadText: string,
): GitHubEvent {
  const name = environment['GITHUB_EVENT_NAME'] ?? ''
  const id = as(counting, environment['GITHUB_RUN_ID'])
  const payload = objectIn(payloadText)
  const parts = partsOf(payload ?? {}, name, as(commit, environment['GITHUB_SHA']))
  const isProtected = environment['GITHUB_REF_PROTECTED'] === 'true'
  const pushed = parts.push === undefined ? {} : standingOf(payload, isProtected)
  const fault = faultOf(payloadText, payload, parts)
  const own = as(repository, environment['GITHUB_REPOSITORY'])
  return {
    name,
    ...(own && { repository: own }),
    ...(fault !== undefined && { fault }),
    ...parts,
    ...pushed,
    ...(id && { run: { id, attempt: as(counting, environment['GITHUB_RUN_ATTEMPT']) ?? 1 } }),
    workflow: environment['GITHUB_WORKFLOW'] ?? '',
    job: environment['GITHUB_JOB'] ?? '',
    server: as(address, environment['GITHUB_SERVER_URL']) ?? 'https://github.com',
    api: as(address, environment['GITHUB_API_URL']) ?? 'https://api.github.com',
  }
}

type Parts = Pick<GitHubEvent, 'head' | 'proposal' | 'pullRequest' | 'mergeGroup' | 'push'>

/** Octokit fails on broken JSON, too. Only proposals need the payload. */
function faultOf(text: string, payload: object | undefined, { proposal }: Parts): string | undefined {
  if (text !== '' && payload === undefined) return 'is not valid JSON'
  if (proposal === undefined || proposal.base !== undefined) return undefined
  return text === '' ? 'cannot be read' : 'names no base commit'
}

function partsOf(payload: Readonly<Record<string, unknown>>, name: string, checkedOut: string | undefined): Parts {
  const { pull_request: pull, merge_group: group } = payload
  const pullRequest = pullRequestIn(pull)
  const merged = as(mergeGroup, group)
  const pushed = as(push, payload)
  // With an unreadable payload, the event's name still shows that it is a proposal.
  const isProposal = pull !== undefined || group !== undefined || /^(?:pull_request|merge_group)/.test(name)
  const head = as(withHead, pull)?.head.sha ?? as(groupHead, group)?.head_sha ?? checkedOut
  const onto = as(pullBase, pull)?.base.ref ?? as(groupBranch, group)?.base_ref
  const base = pull === undefined ? as(groupBase, group)?.base_sha : as(withBase, pull)?.base.sha
  return {
    ...(head && { head }),
    ...(isProposal && { proposal: { ...(base && { base }), ...(onto && { branch: onto.replace(headsOf, '') }) } }),
    ...(pullRequest && { pullRequest }),
    ...(merged && { mergeGroup: { head: merged.head_sha, base: merged.base_sha } }),
    ...(pushed && { push: { ...(pushed.before !== noCommit && { before: pushed.before }), after: pushed.after } }),
  }
}

/**
 * Whether a push was accepted, otherwise the default branch to compare with. Neither if the payload does not say what
 * was pushed to. A tag protection rule does not mean acceptance: it only restricts who may create tags.
 */
function standingOf(payload: unknown, isProtected: boolean): Pick<GitHubEvent, 'beside' | 'isAccepted'> {
  const pushed = as(pushedRef, payload)
  if (pushed === undefined) return {}
  const { ref, repository } = pushed
  const isAccepted = ref === `refs/heads/${repository.default_branch}` || (isProtected && headsOf.test(ref))
  return isAccepted ? { isAccepted } : { beside: repository.default_branch }
}

/**
 * The base commit of a pull request or a merge queue. Undefined for other events. If the payload does not name it,
 * returns the zero commit, so that the proposal's own policy never applies.
 */
export function baseOf({ proposal, repository }: GitHubEvent): Base | undefined {
  if (proposal === undefined) return undefined
  return { commit: repository === undefined ? noCommit : (proposal.base ?? noCommit), repository: repository ?? '' }
}

/** The address of the run, with its log and summary. */
export const runUrl = ({ server, repository, run }: GitHubEvent): string | undefined =>
  repository && run && `${server}/${uriPath(repository)}/actions/runs/${run.id}`

/** The address of the checked files. Undefined if the event does not tell. */
export function checkedFilesUrl({ server, repository, head }: GitHubEvent): string | undefined {
  return repository && head && `${server}/${uriPath(repository)}/blob/${head}`
}

/** The address of this Action's docs, at the running version. */
export function docsUrl(
  { server }: GitHubEvent,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = environment
  return action && ref ? `${server}/${uriPath(action)}/blob/${uriPath(ref)}` : undefined
}

function pullRequestIn(value: unknown): PullRequest | undefined {
  const pull = as(pullRequest, value)
  if (pull === undefined) return undefined
  const headRepository = pull.head.repo?.full_name
  return {
    number: pull.number,
    head: pull.head.sha,
    base: pull.base.sha,
    ...(headRepository && { headRepository }),
    isFork: headRepository?.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
  }
}

const as = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => schema.safeParse(value).data

/** Undefined if the text is not JSON. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return undefined
  }
}
