import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import type { GitHubClient } from '../github/client.ts'
import { contentsThrough } from '../github/contents.ts'
import { baseOf, checkedFilesUrl, docsUrl, readGitHubEvent } from '../github/event.ts'
import { isOutside } from '../run/workspace.ts'
import { requireInPlace, writeOutput } from '../run/write-in-place.ts'
import type { Host } from './host.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A step of a runner: its environment, and the ways out of it. */
export interface Step extends Pick<Host, 'output' | 'print' | 'summarize'> {
  readonly environment: Environment
  readonly clientFor: (token: string, api: string) => GitHubClient | undefined
}

/** The default names of reports. */
const reportNames = { 'report-file': 'accelerator-review.json', 'sarif-file': 'accelerator-review.sarif' } as const

/** What the Action sees of the runner: its inputs, the event and the workspace. */
export function runnerHost({ environment, clientFor, output, print, summarize }: Step): Host {
  const workspace = environment['GITHUB_WORKSPACE'] || process.cwd()
  const input = (name: string): string => inputOf(environment, name)
  return {
    workspace,
    today: new Date().toISOString().slice(0, 10),
    ...eventContext(environment, (api) => clientFor(input('token'), api)),
    input,
    output,
    print,
    summarize,
    reportPath: (name) => {
      const path = input(name)
      if (path === '') return resolve(environment['RUNNER_TEMP'] || workspace, reportNames[name])
      const file = pathInWorkspace(workspace, name, path)
      try {
        mkdirSync(dirname(file), { recursive: true })
        requireInPlace(workspace, file)
      } catch (error) {
        throw new UnusableInput(`The input ${name} cannot be written: ${(error as Error).message}`)
      }
      return file
    },
    writeReport: (file, text) => writeOutput(workspace, file, [text], 'The report cannot be written'),
    resolveFolder: (folder) => pathInWorkspace(workspace, 'working-directory', folder),
  }
}

/** The value of an input, as the runner passes it. Empty if it is not set. */
const inputOf = (environment: Environment, name: string): string =>
  (environment[`INPUT_${name.toUpperCase()}`] ?? '').trim()

/** The event, and the clients for GitHub. */
function eventContext(
  environment: Environment,
  clientFor: (api: string) => GitHubClient | undefined,
): Pick<Host, 'links' | 'base' | 'contents' | 'event' | 'client'> {
  const event = readGitHubEvent(environment, payloadOf(environment))
  const docs = docsUrl(event, environment)
  const files = checkedFilesUrl(event)
  const base = baseOf(event)
  const client = clientFor(event.api)
  return {
    links: { ...(docs && { docs }), ...(files && { files }) },
    event,
    ...(base && { base }),
    ...(client && { client, contents: contentsThrough(client) }),
  }
}

/** The event's payload. Empty if it is unreadable. */
function payloadOf(environment: Environment): string {
  try {
    return readFileSync(environment['GITHUB_EVENT_PATH'] ?? '', 'utf8')
  } catch {
    return ''
  }
}

/** The path of an input. It must be in the workspace, because a checkout may contain symbolic links to anywhere. */
function pathInWorkspace(workspace: string, input: string, path: string): string {
  const full = resolve(workspace, path)
  if (isOutside(realpathSync(workspace), realPathOf(full))) {
    throw new UnusableInput(`The input ${input} is outside the workspace.`)
  }
  return full
}

/** The path without symbolic links. For a missing file, resolves its folder. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (dirname(path) === path) throw error
    return realPathOf(dirname(path))
  }
}
