import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../../src/edge/action/action.ts'
import type { Host } from '../../src/edge/action/host.ts'
import { contentsThrough } from '../../src/edge/github/contents.ts'
import { baseOf, checkedFilesUrl, docsUrl, readGitHubEvent } from '../../src/edge/github/event.ts'
import { gitHubClient } from '../../src/edge/github/live-client.ts'
import { type ActionRun, actionStart } from './runner.ts'
import { ImpatientClock } from './surfaces.ts'

type Environment = Readonly<Record<string, string | undefined>>

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
  const status = await run(hostOf(workspace, env, (line) => printed.push(`${line}\n`)))
  return finished({ status, stdout: printed.join(''), stderr: '' })
}

function hostOf(workspace: string, env: Environment, print: (line: string) => unknown): Host {
  const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
  return {
    workspace,
    today: new Date().toISOString().slice(0, 10),
    ...eventContext(env, input('token')),
    input,
    output: (name, value) => appendFileSync(env['GITHUB_OUTPUT'] as string, `${name}<<END\n${value}\nEND\n`),
    print,
    summarize: async (markdown) => writeFileSync(env['GITHUB_STEP_SUMMARY'] as string, markdown),
    reportPath: (name) => join(env['RUNNER_TEMP'] as string, name),
    writeReport: (file, text) => writeFileSync(file, text),
    resolveFolder: (folder) => resolve(workspace, folder),
  }
}

function eventContext(env: Environment, token: string): Pick<Host, 'links' | 'base' | 'contents' | 'event' | 'client'> {
  const event = readGitHubEvent(env, readFileSync(env['GITHUB_EVENT_PATH'] as string, 'utf8'))
  const [docs, files, base] = [docsUrl(event, env), checkedFilesUrl(event), baseOf(event)]
  const client = gitHubClient(token, event.api, {}, new ImpatientClock(event.api))
  return {
    links: { ...(docs && { docs }), ...(files && { files }) },
    event,
    ...(base && { base }),
    ...(client && { client, contents: contentsThrough(client) }),
  }
}
