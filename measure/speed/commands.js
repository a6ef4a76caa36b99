/** The commands that are measured, as lists of words. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist, scratch } from './scratch.js'
import { spectralRuleset } from './spectral-ruleset.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const schema = here('../../schema/accelerator.schema.json')
export const bundles = { command: join(dist, 'cli/index.js'), action: join(dist, 'index.js') }

/** One job that draws warnings and for which alternatives are found. */
export const pod = here('../../examples/tour/prototype-on-a-pod/accelerator.yml')

export const nodeAlone = [process.execPath, '-e', '0']
export const parseAlone = (folder) => [process.execPath, here('parse-alone.js'), folder]
export const readAlone = (folder) => [process.execPath, here('read-alone.js'), folder]
export const check = (path, ...options) => [process.execPath, bundles.command, 'check', path, ...options]

/** The same command by another Node. */
export const by = (node, [, ...words]) => [node, ...words]

/** The same command started in a folder, as GNU env does it, with more in its environment. */
export const within = (folder, words, environment = {}) => [
  'env',
  '-C',
  folder,
  ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
  ...words,
]

/** This Node and the one that action.yml names: the program itself that npx keeps, without npx's own time. */
export function nodes() {
  const [, major] = /using: node(\d+)/.exec(readFileSync(here('../../action.yml'), 'utf8'))
  const ofAction = execFileSync('npx', ['-y', `node@${major}`, '-p', 'process.execPath'], { encoding: 'utf8' }).trim()
  return [process.execPath, ofAction].map((path) => ({
    path,
    version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1),
  }))
}

/** Spectral with the ruleset of this benchmark, which is written into a scratch folder. */
export function spectral(pattern) {
  const ruleset = join(scratch, 'ruleset.json')
  writeFileSync(ruleset, JSON.stringify(spectralRuleset(JSON.parse(readFileSync(schema, 'utf8')))))
  const bin = here('node_modules/@stoplight/spectral-cli/dist/index.js')
  return [process.execPath, bin, 'lint', pattern, '--ruleset', ruleset]
}

/** ajv with the same JSON Schema; its strict mode objects to how the schema is written. */
export function ajv(pattern) {
  const bin = here('node_modules/ajv-cli/dist/index.js')
  return [process.execPath, bin, 'validate', '--strict=false', '--all-errors', '-s', schema, '-d', pattern]
}

/**
 * Throws unless the command's last line counts so many files and jobs: a corpus that is refused would be quick. Returns
 * that line.
 */
export function confirmed(words, { files, jobs }) {
  const { stdout, stderr } = spawnSync(words[0], words.slice(1), { encoding: 'utf8', maxBuffer: 2 ** 30 })
  const line = stdout.trimEnd().split('\n').at(-1)
  const [, countedFiles, countedJobs] = / (\d[\d,]*) files?, (\d[\d,]*) jobs? \(/.exec(line) ?? []
  if (numberOf(countedFiles) !== files || numberOf(countedJobs) !== jobs)
    throw new Error(`Of ${files} files with ${jobs} jobs the command says: ${line || stderr}`)
  return line
}

const numberOf = (written = '') => Number(written.replaceAll(',', ''))
