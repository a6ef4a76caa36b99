import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../src/edge/action/action.ts'
import { runnerHost } from '../../src/edge/action/runner-host.ts'
import { gitHubClient } from '../../src/edge/github/live-client.ts'
import { type ActionRun, actionStart, workspaceOf } from './runner.ts'
import { ImpatientClock } from './surfaces.ts'

/**
 * Runs the Action from the sources in this process, as main.ts starts it, for tests that do not depend on the bundle: a
 * process needs a third of a second to read one. Waits return at once.
 */
export async function runActionHere(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  const { env, finished } = actionStart(workspace, inputs, environment)
  const printed: string[] = []
  const host = runnerHost({
    environment: env,
    clientFor: (token, api) => gitHubClient(token, api, {}, new ImpatientClock(api)),
    output: (name, value) => appendFileSync(env['GITHUB_OUTPUT'] as string, `${name}<<END\n${value}\nEND\n`),
    print: (line) => printed.push(`${line}\n`),
    summarize: async (markdown) => writeFileSync(env['GITHUB_STEP_SUMMARY'] as string, markdown),
  })
  return finished({ status: await run(host), stdout: printed.join(''), stderr: '' })
}

/** The environment of an event with this payload. */
export const eventOf = (name: string, payload: object | string): Record<string, string> => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(workspaceOf({ 'event.json': text }), 'event.json') }
}

/** A pull request of a repository to itself, as a payload has it. */
export const pullOf = ({ base, head }: { readonly base: string; readonly head: string }) => {
  const repo = { full_name: 'acme/training' }
  return { number: 1, head: { sha: head, repo }, base: { sha: base, ref: 'main', repo } }
}
