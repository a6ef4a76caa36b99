import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The date of the preloaded clock; one waiver of the corpus ends on it, one the day before. */
const policy = `version: 1
extends: strict
rules:
  team/*: notice
require:
  - { id: owner, keys: [labels.team], reason: Somebody must be asked. }
limits:
  - { id: size, count: 8, severity: warning }
custom:
  - id: many
    when: has(job.hardware.count) && job.hardware.count > 7
    severity: notice
    message: There are many accelerators.
    remedy: Take fewer.
    path: hardware.count
prices:
  - { accelerator: h100, price: 1234.5 USD, read: 2026-10-01 }
waiver-terms: { inline: true }
waivers:
  - { rule: sizing/does-not-fit, reason: Ends on this very day., owner: us, expires: 2027-03-14 }
  - { rule: hardware/*, reason: Ended yesterday., owner: us, expires: 2027-03-13 }
`

/** One job whose findings contain large numbers, fractions, memory, hours, costs and dates. */
const figures = `framework: pytorch
stage: production
labels: { team: us }
scale: { parameters: 405B, tokens: 15T, sequence_length: 8192, global_batch_size: 2048 }
limits: { deadline: 7d, budget: 10000 USD }
hardware: { accelerator: h100, count: 64, provider: aws }
`

// JavaScript reorders keys that look like numbers. The jobs fit, because only their names matter: each job with an
// error or a warning would be compared on a hundred accelerators, which takes half of a run in all.
const numbered = `defaults: { framework: pytorch, stage: production, labels: { team: us }, hardware: { provider: aws } }
jobs:
  ${['10', '9', 'b', '1', 'a', 'İ', 'ı', 'é', 'e\u0301', 'z', 'ä']
    .map((name) => `"${name}": { scale: { parameters: 7B }, hardware: { accelerator: h100, count: 8 } }`)
    .join('\n  ')}
`

function filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return paths.map((path) => relative(root, path).split(sep).join('/')).sort()
}

/**
 * Files by path: manifests of every sixth rule, whole examples, repositories with evidence, broken ones, and a policy.
 */
function corpus() {
  const copied = [...filesBelow('examples'), ...filesBelow('__tests__/fixtures/projects')]
  const published = copied.filter((path) => path.startsWith('examples/published/'))
  const chosen = new Set(published.filter((_, index) => index % 24 === 0))
  // Files below `__tests__` are not evidence, so these move.
  const files = copied
    .filter((path) => !path.startsWith('examples/published/') || chosen.has(path))
    .map((path) => [path.replace('__tests__/fixtures/', ''), readFileSync(join(root, path))])
  const rules = filesBelow('__tests__/fixtures/rules').filter((name) => name.endsWith('.yml'))
  for (const path of rules.filter((_, index) => index % 6 === 0)) {
    const name = path.slice('__tests__/fixtures/'.length, -'.yml'.length)
    const cases = readFileSync(join(root, path), 'utf8').split(/^---\n/m)
    files.push([`${name}/accelerator.yml`, cases[0]])
  }
  files.push(['.github/accelerator-policy.yml', policy], ['numbered/accelerator.yml', numbered])
  files.push(['figures/accelerator.yml', figures])
  files.push(['Zürich/accelerator.yml', numbered], ['zurich/accelerator.yml', numbered])
  files.push(['broken/accelerator.yml', 'framework: [pytorch\nstage: {'], ['empty/accelerator.yml', ''])
  return files
}

/** Writes the corpus into an empty folder, its files in order or in reverse order. */
export function writeCorpus(folder, { backwards }) {
  const files = corpus()
  for (const [path, content] of backwards ? files.reverse() : files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return files.length
}
