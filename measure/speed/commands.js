/** The measured commands, as lists of words. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist, scratch } from './scratch.js'
import { spectralRuleset } from './spectral-ruleset.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const schema = here('../../schema/accelerator.schema.json')
export const bundles = { command: join(dist, 'cli/index.js'), action: join(dist, 'index.js') }

/** A job with warnings and alternatives. */
export const pod = here('../../examples/tour/prototype-on-a-pod/accelerator.yml')

export const nodeAlone = [process.execPath, '-e', '0']
export const parseAlone = (folder) => [process.execPath, here('parse-alone.js'), folder]
export const readAlone = (folder) => [process.execPath, here('read-alone.js'), folder]
export const check = (path, ...options) => [process.execPath, bundles.command, 'check', path, ...options]

/** The same command with another Node. */
export const by = (node, [, ...words]) => [node, ...words]

/** The same command, started in a folder with GNU env, with additional environment variables. */
export const within = (folder, words, environment = {}) => [
  'env',
  '-C',
  folder,
  ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
  ...words,
]

/** This Node and the one in action.yml. Uses the binary that npx caches, so that npx's own time does not count. */
export function nodes() {
  const [, major] = /using: node(\d+)/.exec(readFileSync(here('../../action.yml'), 'utf8'))
  const ofAction = execFileSync('npx', ['-y', `node@${major}`, '-p', 'process.execPath'], { encoding: 'utf8' }).trim()
  return [process.execPath, ofAction].map((path) => ({
    path,
    version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1),
  }))
}

/** Spectral with this benchmark's ruleset, which is written to a scratch folder. */
export function spectral(pattern) {
  const ruleset = join(scratch, 'ruleset.json')
  writeFileSync(ruleset, JSON.stringify(spectralRuleset(JSON.parse(readFileSync(schema, 'utf8')))))
  const bin = here('node_modules/@stoplight/spectral-cli/dist/index.js')
  return [process.execPath, bin, 'lint', pattern, '--ruleset', ruleset]
}

/** ajv with the same JSON Schema, without its strict mode, which rejects the schema's style. */
export function ajv(pattern) {
  const bin = here('node_modules/ajv-cli/dist/index.js')
  return [process.execPath, bin, 'validate', '--strict=false', '--all-errors', '-s', schema, '-d', pattern]
}

/**
 * Linters with their recommended rules and without a project around them. Biome is started as the native program that
 * it is, without the Node that its package starts first; oxlint is a native addon of Node. Both use all cores.
 */
export function linters() {
  const module = (path) => here(`node_modules/${path}`)
  const eslint = [process.execPath, module('eslint/bin/eslint.js'), '--config', here('eslint-config.js')]
  return {
    eslint: [...eslint, '.'],
    biome: [module(`@biomejs/cli-${process.platform}-${process.arch}/biome`), 'lint', '.'],
    oxlint: [process.execPath, module('oxlint/bin/oxlint'), '.'],
  }
}

/**
 * Returns the command's last line. Throws unless it reports these numbers of files and jobs, because a rejected corpus
 * would be fast.
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
