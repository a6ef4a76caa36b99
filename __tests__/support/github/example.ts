import type { GitHub, GitHubSetup } from '../github-server.ts'

const twelve = Array.from({ length: 12 }, (_, index) => `line-${index + 1}: x\n`)
export const changed = twelve.with(0, 'line-1: y\n').with(11, 'line-12: y\n').join('')
/** A repository with a pull request and a later commit on its base, and another public one. */
export const setup: GitHubSetup = {
  commits: [
    { ref: 'main', files: { 'accelerator.yml': twelve.join(''), 'gone.txt': 'x\n', 'large.txt': 'x\n' } },
    { ref: 'feature', from: 'main', files: { 'accelerator.yml': changed, 'gone.txt': null, 'large.txt': 'y\n' } },
    { ref: 'main', files: { 'README.md': 'later\n' } },
    { ref: 'tags/v1', from: 'main~1', files: { 'README.md': 'tagged\n' } },
    { ref: 'main', repository: 'acme/policies', files: { 'policy.yml': 'fail-on: error\n' } },
  ],
  pullRequests: [{ head: 'feature', withoutPatch: ['large.txt'] }],
}
export const own = '/repos/acme/training'

export interface Shown {
  readonly status: number
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: the answers of a whole API are looked into here
  readonly body: any
  readonly headers: Headers
}

/** Sends a request with the job's token; a path without a slash is relative to the repository. */
export async function ask(
  github: GitHub,
  route: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Shown> {
  const [method = 'GET', path = ''] = route.split(' ')
  const answer = await fetch(`${github.address}${path.startsWith('/') ? path : `${own}/${path}`}`, {
    method,
    headers: { authorization: `Bearer ${github.token}`, 'user-agent': 'test', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return {
    status: answer.status,
    text,
    body: isJson && text !== '' ? attempt(text) : undefined,
    headers: answer.headers,
  }
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const annotation = { path: 'a.yml', start_line: 1, end_line: 1, annotation_level: 'warning', message: 'm' }
export const checkRun = (sha: string, annotations: readonly object[] = []): object => ({
  name: 'Accelerator review',
  head_sha: sha,
  external_id: 'job',
  conclusion: 'neutral',
  output: { title: 't', summary: 's', annotations },
})
