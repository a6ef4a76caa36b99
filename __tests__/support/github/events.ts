import { readFileSync } from 'node:fs'

/** What starts a run. Refs and commits are those of the server's setup; `main~1` is also accepted. */
export type RunEvent = RunIdentity &
  (
    | { readonly name: 'pull_request' | 'pull_request_target'; readonly number: number; readonly action?: string }
    | { readonly name: 'merge_group'; readonly base: string; readonly head: string }
    | {
        readonly name: 'push'
        readonly ref: string
        /** `new` for a branch that did not exist before. */
        readonly before: string
        readonly forced?: boolean
        /** The default branch, if the push is to another one. */
        readonly beside?: string
        /** An annotated tag of the commit, pushed instead of the branch. */
        readonly tag?: string
      }
    | { readonly name: 'schedule' | 'workflow_dispatch'; readonly ref?: string }
  )

interface RunIdentity {
  readonly runId?: number
  readonly runAttempt?: number
  readonly workflow?: string
  readonly job?: string
  readonly actor?: string
}

/** The server's state that a payload includes. */
export interface EventContext {
  readonly repository: string
  readonly sha: (ref: string) => string
  readonly pull: (number: number) => Promise<PullPayload>
}

export interface PullPayload {
  readonly number: number
  readonly user: { readonly login: string }
  readonly head: { readonly sha: string; readonly ref: string }
  readonly base: { readonly sha: string; readonly ref: string }
}

/** The payload of an event, and the runner's environment for it. */
export interface EventFiles {
  readonly payload: object
  readonly environment: Readonly<Record<string, string>>
}

const file = new URL('../../fixtures/github/events.json', import.meta.url)
const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
const noCommit = '0'.repeat(40)
/** GitHub's merge commit of a pull request: checked out, but on no branch. */
export const mergeCommit = 'c0ffee'.repeat(7).slice(0, 40)

export async function eventFiles(event: RunEvent, context: EventContext): Promise<EventFiles> {
  const { payload, sha, ref, ...rest } = await environmentOf(event, context)
  const actor = event.actor ?? (rest['actor'] || 'octocat')
  const [owner, name] = context.repository.split('/')
  const main = event.name === 'push' ? { default_branch: event.beside ?? event.ref } : {}
  const repository = { ...(examples['push']?.['repository'] as object), ...main, name, full_name: context.repository }
  return {
    payload: {
      ...payload,
      repository: { ...repository, private: true, owner: { login: owner, type: 'Organization' } },
      sender: { login: actor, type: actor.endsWith('[bot]') ? 'Bot' : 'User' },
    },
    environment: {
      GITHUB_EVENT_NAME: event.name,
      GITHUB_SHA: sha,
      GITHUB_REF: ref,
      GITHUB_ACTOR: actor,
      GITHUB_TRIGGERING_ACTOR: actor,
      GITHUB_RUN_ID: String(event.runId ?? 1001),
      GITHUB_RUN_NUMBER: '7',
      GITHUB_RUN_ATTEMPT: String(event.runAttempt ?? 1),
      GITHUB_WORKFLOW: event.workflow ?? 'Accelerators',
      GITHUB_JOB: event.job ?? 'review',
      GITHUB_HEAD_REF: rest['head'] ?? '',
      GITHUB_BASE_REF: rest['base'] ?? '',
    },
  }
}

interface EventEnvironment {
  readonly payload: object
  readonly sha: string
  readonly ref: string
  readonly actor?: string
  readonly head?: string
  readonly base?: string
}

async function environmentOf(event: RunEvent, context: EventContext): Promise<EventEnvironment> {
  const { sha } = context
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequest(event, await context.pull(event.number))
    case 'merge_group': {
      const ref = `refs/heads/gh-readonly-queue/main/pr-1-${sha(event.base)}`
      const group = {
        ...(examples['merge_group']?.['merge_group'] as object),
        head_ref: ref,
        base_ref: 'refs/heads/main',
      }
      const shas = { head_sha: sha(event.head), base_sha: sha(event.base) }
      return { payload: { ...examples['merge_group'], merge_group: { ...group, ...shas } }, sha: shas.head_sha, ref }
    }
    case 'push': {
      const isNew = event.before === 'new'
      const shas = { before: isNew ? noCommit : commitNamed(event.before, sha), after: sha(event.ref) }
      // For an annotated tag, the payload names the tag object and the runner its commit.
      const after = event.tag === undefined ? shas.after : 'd'.repeat(40)
      const flags = { created: isNew, deleted: false, forced: event.forced ?? false }
      const ref = event.tag === undefined ? `refs/heads/${event.ref}` : `refs/tags/${event.tag}`
      return { payload: { ...examples['push'], ...shas, after, ...flags, ref, commits: [] }, sha: shas.after, ref }
    }
    default: {
      const ref = event.ref ?? 'main'
      const payload = event.name === 'schedule' ? { schedule: '30 5 * * 1' } : examples['workflow_dispatch']
      const workflow = '.github/workflows/accelerators.yml'
      const fullRef = `refs/heads/${ref}`
      return {
        payload: { ...payload, workflow, ...(event.name !== 'schedule' && { ref: fullRef }) },
        sha: sha(ref),
        ref: fullRef,
      }
    }
  }
}

function pullRequest(event: RunEvent & { number: number; action?: string }, pull: PullPayload): EventEnvironment {
  const { number, action = 'synchronize' } = event
  const example = examples['pull_request'] as Record<string, unknown>
  const isTarget = event.name === 'pull_request_target'
  const payload = {
    ...example,
    action,
    number,
    after: pull.head.sha,
    pull_request: { ...(example['pull_request'] as object), ...pull, merge_commit_sha: mergeCommit },
  }
  const refs = { head: pull.head.ref, base: pull.base.ref, actor: pull.user.login }
  return isTarget
    ? { payload, ...refs, sha: pull.base.sha, ref: `refs/heads/${pull.base.ref}` }
    : { payload, ...refs, sha: mergeCommit, ref: `refs/pull/${number}/merge` }
}

/** A commit that is on no branch any more is used as it is. */
const commitNamed = (name: string, sha: (ref: string) => string): string =>
  /^[0-9a-f]{40}$/.test(name) ? name : sha(name)
