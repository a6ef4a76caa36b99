// Measures the command and the Action against other programs; writes results.json, docs/internals/benchmark.md and its pictures.
// Run: npm ci && npm ci --prefix measure/speed && node measure/speed/run.js [--quick | --page] [--rounds N] [SUITE ...]
// A named suite (waits, cold, bulk, growth, action, evidence) replaces only its own results. --quick uses fewer rounds and
// files, prints, and saves nothing. --page only rewrites the page. --rounds is the most rounds of any suite.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { action } from './action.js'
import { bulk } from './bulk.js'
import { growths, ratios } from './claims.js'
import { cold } from './cold.js'
import { drawGrowth } from './draw-growth.js'
import { drawRatios } from './draw-ratios.js'
import { evidence } from './evidence.js'
import { growth } from './growth.js'
import { benchmarkPage } from './page.js'
import { waits } from './waits.js'

const suites = { waits, cold, bulk, growth, action, evidence }
const here = (path) => new URL(path, import.meta.url)
const { values: options, positionals: named } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    rounds: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
})
const unknown = named.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}: ${Object.keys(suites).join(', ')}.`)

const chosen = named.length > 0 ? named : options.page ? [] : Object.keys(suites)
const measured = {}
for (const name of chosen) measured[name] = await measure(name)
if (options.quick) print(measured)
else keep(measured)

function measure(name) {
  const onRound = (round, rounds) =>
    process.stderr.write(`\r${name}: ${round} of ${rounds}${round < rounds ? '' : '\n'}`)
  return suites[name]({ isQuick: options.quick, most: Number(options.rounds), onRound })
}

function keep(measured) {
  const file = here('results.json')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const results = options.page ? before : { ...before, machine: machine(), peers: peers(), ...measured }
  writeFileSync(file, written(results))
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(file)], { stdio: 'ignore' })
  const missing = Object.keys(suites).filter((name) => results[name] === undefined)
  if (missing.length > 0) return console.log(`No page yet: ${missing.join(', ')} not measured.`)
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(here('../../docs/internals/benchmark.md'), benchmarkPage(kept))
  writeFileSync(here('../../docs/internals/benchmark-ratios.svg'), drawRatios(kept))
  writeFileSync(here('../../docs/internals/benchmark-growth.svg'), drawGrowth(kept))
}

function print(results) {
  const figure = (value) => Number(value.toPrecision(3))
  const shown = ({ what, against, value, processor, instructions, target, rounds }) => ({
    what,
    against,
    times: figure(value),
    'of processor time': figure(processor),
    ...(instructions && { 'of instructions': figure(instructions) }),
    target,
    rounds,
  })
  console.table(ratios(results).map(shown))
  const grown = ({ of, what, value, last, target }) => ({
    of,
    what,
    exponent: figure(value),
    last: figure(last),
    target,
  })
  console.table(growths(results).map(grown))
}

function machine() {
  return { cores: availableParallelism(), node: process.version.slice(1) }
}

/** The installed versions, which the lock files pin. */
function peers() {
  const versionOf = (path) => JSON.parse(readFileSync(here(`${path}/package.json`), 'utf8')).version
  return {
    spectral: versionOf('node_modules/@stoplight/spectral-cli'),
    ajv: versionOf('node_modules/ajv-cli'),
    eslint: versionOf('node_modules/eslint'),
    oxlint: versionOf('node_modules/oxlint'),
    biome: versionOf('node_modules/@biomejs/biome'),
    yaml: versionOf('../../node_modules/yaml'),
  }
}

/** Rounded to a tenth of a millisecond. */
function written(results) {
  return JSON.stringify(results, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value), 2)
}
