import type { Answer } from '../rest/answer.ts'
import { GitHubContents } from '../rest/github-contents.ts'
import type { GitHubAnswer } from './answer.ts'
import type { GitHubClient } from './client.ts'

/** Reads files of repositories through the run's client. */
export function contentsThrough(client: GitHubClient): GitHubContents {
  const request = async (path: string, accept: string): Promise<Answer> =>
    answerOf(await client.request(`GET ${path.replaceAll(/[{}]/g, encodeURIComponent)}`, { headers: { accept } }))
  return new GitHubContents(request, (seconds) => client.sleep(seconds))
}

/** Octokit parses JSON and text. Converts the result back to bytes. */
function answerOf({ status, data, headers }: GitHubAnswer): Answer {
  const body =
    data instanceof ArrayBuffer
      ? new Uint8Array(data)
      : new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data ?? ''))
  return { status, body, headers: headers as Answer['headers'] }
}
