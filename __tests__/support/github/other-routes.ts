import { gunzipSync } from 'node:zlib'
import { type Answer, refusals, unprocessable } from './answer.ts'
import type { Handlers, ReceivedRequest } from './received-request.ts'

const longestComment = 65_536
const mostSarifBytes = 10 * 1024 * 1024
const mostRuns = 20
const mostResults = 25_000

interface Sarif {
  readonly version?: unknown
  readonly runs?: readonly { readonly results?: readonly unknown[] }[]
}

/** Comments, commits and code scanning, with what the emulator lacks of them. */
export class OtherRoutes {
  /** Accepted SARIF files, in order. */
  readonly sarifs: Sarif[] = []

  readonly handlers: Handlers = {
    'POST issues/{issue_number}/comments': writeComment,
    'PATCH issues/comments/{comment_id}': writeComment,
    'GET commits/{ref}': commit,
    'GET contents/{path}': contents,
    'POST code-scanning/sarifs': (request) => this.#upload(request),
    'GET code-scanning/sarifs/{sarif_id}': async (request) => this.#status(request),
  }

  async #upload({ body, ask, root, address }: ReceivedRequest): Promise<Answer> {
    const { sarif: text, commit_sha: sha } = body as { sarif: string; commit_sha: string }
    const packed = Buffer.from(text, 'base64')
    if (packed.length > mostSarifBytes) return { status: 413, body: { message: 'Payload too big' } }
    const sarif = unpacked(packed)
    const problem = sarif === undefined ? 'invalid SARIF, expected gzip and base64' : sarifProblem(sarif)
    if (sarif === undefined || problem !== undefined) return { status: 400, body: { message: problem } }
    if ((await ask('GET', `${root}/git/commits/${sha}`)).status !== 200)
      return unprocessable(`commit not found: ${sha}`)
    this.sarifs.push(sarif)
    const id = `47177e22-5596-11eb-80a1-${String(this.sarifs.length).padStart(12, '0')}`
    return { status: 202, body: { id, url: `${address}${root}/code-scanning/sarifs/${id}` } }
  }

  #status({ at, address, root }: ReceivedRequest): Answer {
    const number = Number(at['sarif_id']?.split('-').at(-1))
    if (!(number >= 1 && number <= this.sarifs.length)) return refusals.notFound
    const url = `${address}${root}/code-scanning/analyses?sarif_id=${at['sarif_id']}`
    return { status: 200, body: { processing_status: 'complete', analyses_url: url, errors: null } }
  }
}

async function writeComment({ body, forward }: ReceivedRequest): Promise<Answer> {
  const { body: text } = body as { body: string }
  if (text.trim() === '') return unprocessable('Validation Failed', [issueError('body cannot be blank')])
  if (text.length <= longestComment) return forward()
  return unprocessable('Validation Failed', [issueError(`Body is too long (maximum is ${longestComment} characters)`)])
}

const issueError = (message: string): object => ({
  resource: 'IssueComment',
  code: 'unprocessable',
  field: 'data',
  message,
})

async function commit({ at, accept, forward }: ReceivedRequest): Promise<Answer> {
  const answer = await forward()
  if (answer.status === 404) return unprocessable(`No commit found for SHA: ${at['ref']}`)
  if (answer.status !== 200 || !/\bvnd\.github(?:\.v3)?\.sha\b/.test(accept)) return answer
  const headers = { 'content-type': 'application/vnd.github.sha; charset=utf-8' }
  return { status: 200, body: (answer.body as { sha: string }).sha, headers }
}

async function contents({ forward }: ReceivedRequest): Promise<Answer> {
  const answer = await forward()
  if (!(answer.body instanceof Buffer)) return answer
  return { ...answer, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } }
}

function unpacked(packed: Buffer): Sarif | undefined {
  try {
    return JSON.parse(gunzipSync(packed).toString('utf8'))
  } catch {
    return undefined
  }
}

function sarifProblem({ version, runs }: Sarif): string | undefined {
  if (version !== '2.1.0') return `unsupported SARIF version: ${version}`
  if (!Array.isArray(runs) || runs.length === 0) return 'expected at least one run'
  if (runs.length > mostRuns) return `too many runs: ${runs.length}`
  return runs.some(({ results = [] }) => results.length > mostResults) ? 'too many results' : undefined
}
