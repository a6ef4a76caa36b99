import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { commandData } from '../../core/text/encode.ts'
import { contentsThrough } from '../github/contents.ts'
import { baseOf, checkedFilesUrl, docsUrl, readGitHubEvent } from '../github/event.ts'
import { gitHubClient } from '../github/live-client.ts'
import { catchStrayOutput } from '../run/stray-output.ts'
import { isOutside } from '../run/workspace.ts'
import { requireInPlace, writeOutput } from '../run/write-in-place.ts'
import { run } from './action.ts'
import type { Host } from './host.ts'
import { getInput, setOutput, summary } from './runner.ts'

// The YAML library's debug switches would print untrusted text to standard output unencoded.
delete process.env['LOG_TOKENS']
delete process.env['LOG_STREAM']

const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd()
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

catchStrayOutput({
  said: (words) => print(`::debug::${commandData(words)}`),
  crashed: (words) => print(`::error title=Accelerator review crashed::${commandData(words)}`),
})

/** The event's payload. Empty if it is unreadable. */
function eventPayload(): string {
  try {
    return readFileSync(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
  } catch {
    return ''
  }
}

/** The event, and the clients for GitHub. */
function eventContext(): Pick<Host, 'links' | 'base' | 'contents' | 'event' | 'client'> {
  const event = readGitHubEvent(process.env, eventPayload())
  const docs = docsUrl(event, process.env)
  const files = checkedFilesUrl(event)
  const base = baseOf(event)
  const client = gitHubClient(getInput('token'), event.api)
  return {
    links: { ...(docs && { docs }), ...(files && { files }) },
    event,
    ...(base && { base }),
    ...(client && { client, contents: contentsThrough(client) }),
  }
}

/** The path of an input. It must be in the workspace, because a checkout may contain symbolic links to anywhere. */
function pathInWorkspace(input: string, path: string): string {
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

/** The default names of reports. */
const reportNames = { 'report-file': 'accelerator-review.json', 'sarif-file': 'accelerator-review.sarif' } as const

const host: Host = {
  workspace,
  today: new Date().toISOString().slice(0, 10),
  ...eventContext(),
  input: getInput,
  output: setOutput,
  print,
  summarize: async (markdown) => {
    // Without this file (a dry run), the summary cannot be written.
    if (!process.env['GITHUB_STEP_SUMMARY']) return
    try {
      await summary.addRaw(markdown).write()
    } catch (error) {
      throw new UnusableInput(`The summary cannot be written: ${(error as Error).message}`)
    }
  },
  reportPath: (input) => {
    const path = getInput(input)
    if (path === '') return resolve(process.env['RUNNER_TEMP'] || workspace, reportNames[input])
    const file = pathInWorkspace(input, path)
    try {
      mkdirSync(dirname(file), { recursive: true })
      requireInPlace(workspace, file)
    } catch (error) {
      throw new UnusableInput(`The input ${input} cannot be written: ${(error as Error).message}`)
    }
    return file
  },
  writeReport: (file, text) => writeOutput(workspace, file, [text], 'The report cannot be written'),
  resolveFolder: (folder) => pathInWorkspace('working-directory', folder),
}

// Until the run completes, so that a run that hangs and exits does not pass.
process.exitCode = 2
void run(host).then((status) => {
  process.exitCode = status
})
