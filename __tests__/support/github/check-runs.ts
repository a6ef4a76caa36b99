import { type Answer, pageOf, unprocessable } from './answer.ts'
import { corrected } from './corrections.ts'
import type { Handlers, ReceivedRequest } from './received-request.ts'

/** An annotation as a check run received it. */
export interface Annotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: 'notice' | 'warning' | 'failure'
  readonly message: string
  readonly title?: string
  readonly raw_details?: string
}

interface CheckRunBody {
  readonly head_sha?: string
  readonly status?: string
  readonly conclusion?: string
  readonly output?: { readonly annotations?: readonly Annotation[] }
}

interface CheckRun {
  readonly id: number
  readonly output: object
}

const longestText = 64 * 1024
const longestTitle = 255

/** Check runs as GitHub stores them: annotations accumulate, up to fifty per request. */
export class CheckRuns {
  readonly #annotations = new Map<number, Annotation[]>()

  readonly handlers: Handlers = {
    'POST check-runs': (request) => this.#write(request),
    'PATCH check-runs/{check_run_id}': (request) => this.#write(request),
    'GET check-runs/{check_run_id}': async (request) => this.#shown(await request.forward(), request),
    'GET check-runs/{check_run_id}/annotations': (request) => this.#list(request),
    'GET commits/{ref}/check-runs': (request) => this.#ofCommit(request),
  }

  annotationsOf(id: number): readonly Annotation[] {
    return this.#annotations.get(id) ?? []
  }

  async #write(request: ReceivedRequest): Promise<Answer> {
    const { output, ...rest } = request.body as CheckRunBody
    const { annotations = [], ...shown } = output ?? {}
    const problem = annotations.map(annotationProblem).find((found) => found !== undefined)
    if (problem !== undefined) return unprocessable(`Invalid request.\n\n${problem}`)
    if (rest.head_sha !== undefined && (await commitIsMissing(request, rest.head_sha)))
      return unprocessable(`No commit found for SHA: ${rest.head_sha}`)
    // For GitHub, a conclusion completes the run.
    const status = rest.conclusion !== undefined && rest.status === undefined ? { status: 'completed' } : {}
    const answer = await request.forward({ ...rest, ...status, ...(output && { output: shown }) })
    if (answer.status >= 300) return answer
    const { id } = answer.body as CheckRun
    this.#annotations.set(id, [...this.annotationsOf(id), ...annotations])
    return this.#shown(answer, request)
  }

  #shown(answer: Answer, request: ReceivedRequest): Answer {
    if (answer.status >= 300) return answer
    return { ...answer, body: this.#complete(answer.body as CheckRun, request) }
  }

  #complete(run: CheckRun, { root, address }: ReceivedRequest): object {
    const output = {
      ...run.output,
      annotations_count: this.annotationsOf(run.id).length,
      annotations_url: `${address}${root}/check-runs/${run.id}/annotations`,
    }
    return { ...run, output, app: corrected(actionsApp) }
  }

  async #list(request: ReceivedRequest): Promise<Answer> {
    const id = Number(request.at['check_run_id'])
    const answer = await request.ask('GET', `${request.root}/check-runs/${id}`)
    if (answer.status >= 300) return answer
    const { head_sha: sha } = answer.body as { head_sha: string }
    const address = `${request.address}${request.root}/check-runs/${id}/annotations`
    const { items, headers } = pageOf(this.annotationsOf(id), request.query, address)
    const none = { start_column: null, end_column: null, title: null, raw_details: null }
    const body = items.map((annotation) => ({ ...none, ...annotation, blob_href: `${request.address}/blob/${sha}` }))
    return { status: 200, body, headers }
  }

  async #ofCommit(request: ReceivedRequest): Promise<Answer> {
    const answer = await request.forward()
    if (answer.status >= 300) return answer
    const { check_runs: runs } = answer.body as { check_runs: CheckRun[] }
    const wanted =
      request.query['app_id'] === undefined || Number(request.query['app_id']) === actionsApp.id ? runs : []
    const address = `${request.address}${request.root}/commits/${request.at['ref']}/check-runs`
    const { items, headers } = pageOf(wanted, request.query, address)
    const body = { total_count: wanted.length, check_runs: items.map((run) => this.#complete(run, request)) }
    return { status: 200, body, headers }
  }
}

/** GitHub's checks of an annotation that its description omits. */
function annotationProblem(annotation: Annotation): string | undefined {
  const { start_line: start, end_line: end, message, title = '', raw_details: details = '' } = annotation
  const hasColumns = annotation.start_column !== undefined || annotation.end_column !== undefined
  if (start < 1 || end < start) return `The lines ${start} to ${end} are no range.`
  if (hasColumns && start !== end) return 'Columns are only supported where start_line and end_line are the same.'
  if ((annotation.end_column ?? Infinity) < (annotation.start_column ?? 1)) return 'The columns are no range.'
  if (Buffer.byteLength(message) > longestText) return 'The message exceeds 64 KB.'
  if (Buffer.byteLength(details) > longestText) return 'The raw_details exceed 64 KB.'
  return title.length > longestTitle ? 'The title exceeds 255 characters.' : undefined
}

async function commitIsMissing({ ask, root }: ReceivedRequest, sha: string): Promise<boolean> {
  return (await ask('GET', `${root}/git/commits/${sha}`)).status !== 200
}

const date = '2018-07-30T09:30:17Z'

const githubAccount = {
  login: 'github',
  id: 9919,
  node_id: 'MDEyOk9yZ2FuaXphdGlvbjk5MTk=',
  avatar_url: 'https://avatars.githubusercontent.com/u/9919',
  type: 'Organization',
  site_admin: false,
  url: 'https://api.github.com/users/github',
  html_url: 'https://github.com/github',
  events_url: 'https://api.github.com/users/github/events',
  repos_url: 'https://api.github.com/users/github/repos',
}

/** The App of a job's own token. */
const actionsApp = {
  id: 15368,
  slug: 'github-actions',
  node_id: 'MDM6QXBwMTUzNjg=',
  client_id: 'Iv1.05c79e9ad1f6bdfa',
  owner: githubAccount,
  name: 'GitHub Actions',
  description: 'Automate your workflow from idea to production',
  external_url: 'https://help.github.com/en/actions',
  html_url: 'https://github.com/apps/github-actions',
  created_at: date,
  updated_at: date,
  permissions: { checks: 'write', contents: 'write' },
  events: [],
}
