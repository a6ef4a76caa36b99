import { appendFileSync, writeFileSync } from 'node:fs'
import { run } from '../../src/edge/action/action.ts'
import { runnerHost } from '../../src/edge/action/runner-host.ts'
import { gitHubClient } from '../../src/edge/github/live-client.ts'
import { type ActionRun, actionStart } from './runner.ts'
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
