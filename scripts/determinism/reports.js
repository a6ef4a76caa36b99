import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bundle = (name) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))
const preload = new URL('preload.js', import.meta.url).href
const formats = ['text', 'json', 'compact', 'sarif', 'markdown', 'junit', 'gitlab', 'github']

/**
 * The output of both bundles for a corpus, by name: exit status, output, and the Action's files. Only the search path
 * is taken from this process's environment. `paths` are the command's arguments in order.
 *
 * @param {{ node: string, folder: string, environment?: Record<string, string>, paths?: readonly string[] }} run
 */
export async function reportsOf({ node, folder, environment = {}, paths = [] }) {
  const start = (words, more = {}) => {
    const env = { PATH: process.env.PATH, NODE_OPTIONS: `--import=${preload}`, ...environment, ...more }
    return outputOf(node, words, { cwd: folder, env, maxBuffer: 256 * 1024 * 1024, timeout: 300_000 })
  }
  const command = (...words) => start([bundle('cli/index.js'), ...words])
  const reports = new Map()
  // JSON has all findings. The other formats and the Action show a part of them in other words, and finding them takes
  // most of the time.
  const others = paths.filter((path) => path === 'figures' || path === 'numbered')
  for (const format of formats) {
    const checked = format === 'json' ? paths : others
    reports.set(format, await command('check', '--format', format, ...checked))
  }
  const otherCommands = {
    policy: ['policy', '--format', 'json'],
    evidence: ['evidence', '--format', 'json'],
    compare: ['compare', 'examples/tour/too-large-for-one-card/accelerator.yml', '--format', 'json'],
    'decided from the evidence': ['check', '--format', 'text', '--explain-evidence', 'projects'],
  }
  for (const [name, words] of Object.entries(otherCommands)) reports.set(name, await command(...words))
  for (const [name, text] of await actionReports(folder, [...others, 'projects'], start)) reports.set(name, text)
  return reports
}

/** Exit status and output; rejects if a process could not be started or was killed. */
function outputOf(program, words, options) {
  return new Promise((resolve, reject) => {
    execFile(program, words, options, (error, stdout, stderr) => {
      const status = error === null ? 0 : error.code
      if (Number.isInteger(status)) resolve(`exit status ${status}\n${stdout}\n${stderr}`)
      else reject(error)
    })
  })
}

/** The Action's output, and the contents of the runner's files. */
async function actionReports(folder, paths, start) {
  const given = mkdtempSync(join(tmpdir(), 'determinism-'))
  const file = (name, content = '') => {
    writeFileSync(join(given, name), content)
    return join(given, name)
  }
  const output = await start([bundle('index.js')], {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'acme/training',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: given,
    INPUT_PATHS: paths.join('\n'),
  })
  // Folder names and the delimiters of the runner's files differ between runs.
  const plain = (text) =>
    text
      .replaceAll(given, 'GIVEN')
      .replaceAll(folder, 'FOLDER')
      .replace(/ghadelimiter_[0-9a-f-]{36}/g, 'DELIMITER')
  const names = readdirSync(given).sort()
  const left = names.map((name) => [`Action ${name}`, plain(readFileSync(join(given, name), 'utf8'))])
  rmSync(given, { recursive: true })
  return [['Action', plain(output)], ...left]
}
