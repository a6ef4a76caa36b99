import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { getInput, setOutput, summary } from '@actions/core'
import { type Host, run } from './action.ts'
import { commandData } from './encode.ts'
import { checkedFilesUrl, docsUrl } from './github.ts'
import { UnusableInput } from './workspace.ts'

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

const docs = docsUrl()
const files = checkedFilesUrl()
const host: Host = {
  workspace,
  links: { ...(docs && { docs }), ...(files && { files }) },
  input: (name) => getInput(name),
  output: setOutput,
  print,
  // Without the file the runner offers (a dry run), the summary has nowhere to go.
  summarize: async (markdown) => {
    if (process.env['GITHUB_STEP_SUMMARY']) await summary.addRaw(markdown).write()
  },
  writeReport: (path, text) => {
    const temporary = process.env['RUNNER_TEMP'] || workspace
    const file = path === '' ? resolve(temporary, 'accelerator-review.json') : resolve(workspace, path)
    if (path !== '' && relative(workspace, file).startsWith('..'))
      throw new UnusableInput('report-file lies outside the workspace.')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  },
  resolveFolder: (folder) => resolve(workspace, folder),
}

process.exitCode = await run(host)
