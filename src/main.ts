import { closeSync, constants, mkdirSync, openSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { getInput, setOutput, summary } from '@actions/core'
import { type Host, run } from './action.ts'
import { commandData } from './encode.ts'
import { isOutside, UnusableInput } from './workspace.ts'

const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd()
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

// What a dependency warns of, or an error nobody foresaw, may carry words of a manifest: the runner obeys commands
// wherever they stand, so these pass the encoder as well.
process.removeAllListeners('warning')
process.on('warning', (warning) => print(`::debug::${commandData(warning.message)}`))
process.on('uncaughtException', (error) => {
  print(`::error title=Accelerator review crashed::${commandData(error.message)}`)
  process.exit(2)
})

/** The addresses that the event tells. They are all it is read for, so where it is missing or broken there are none. */
async function findLinks(): Promise<Host['links']> {
  try {
    // The event is read while this loads, so it loads after the handlers above, and within the one bundle.
    const { checkedFilesUrl, docsUrl } = await import(/* webpackMode: "eager" */ './github.ts')
    const docs = docsUrl()
    const files = checkedFilesUrl()
    return { ...(docs && { docs }), ...(files && { files }) }
  } catch {
    return {}
  }
}

/** The path that an input names, which must stay in the workspace: a checkout may hold links to anywhere. */
function pathInWorkspace(input: string, path: string): string {
  const full = resolve(workspace, path)
  if (isOutside(realpathSync(workspace), realPathOf(full))) {
    throw new UnusableInput(`The input ${input} lies outside the workspace.`)
  }
  return full
}

/** The path without links; of what does not exist yet, the folder that will hold it. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (dirname(path) === path) throw error
    return realPathOf(dirname(path))
  }
}

/** Writes a file that a link of the same name, which a checkout may hold, does not lead elsewhere. */
function writeInPlace(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants
  const descriptor = openSync(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644)
  try {
    writeFileSync(descriptor, text)
  } finally {
    closeSync(descriptor)
  }
}

const host: Host = {
  workspace,
  links: await findLinks(),
  input: (name) => getInput(name),
  output: setOutput,
  print,
  summarize: async (markdown) => {
    // Without the file the runner offers (a dry run), the summary has nowhere to go.
    if (!process.env['GITHUB_STEP_SUMMARY']) return
    try {
      await summary.addRaw(markdown).write()
    } catch (error) {
      throw new UnusableInput(`The summary cannot be written: ${(error as Error).message}`)
    }
  },
  writeReport: (path, text) => {
    const file =
      path === ''
        ? resolve(process.env['RUNNER_TEMP'] || workspace, 'accelerator-review.json')
        : pathInWorkspace('report-file', path)
    try {
      writeInPlace(file, text)
    } catch (error) {
      throw new UnusableInput(`The report cannot be written: ${(error as Error).message}`)
    }
    return file
  },
  resolveFolder: (folder) => pathInWorkspace('working-directory', folder),
}

process.exitCode = await run(host)
