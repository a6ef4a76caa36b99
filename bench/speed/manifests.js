/** Manifests of realistic size and shape for the benchmark: made of real ones, and the same at every run. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'

const examples = fileURLToPath(new URL('../../examples/', import.meta.url))

/** How many files of a hundred hold how many jobs. */
const jobsPerFile = [
  { share: 0.7, jobs: [1, 1] },
  { share: 0.2, jobs: [2, 4] },
  { share: 0.08, jobs: [5, 12] },
  { share: 0.02, jobs: [20, 40] },
]
const shareWithMistake = 0.02
const shareWithFinding = 0.3

/** Changes after which a job of most kinds draws a finding. */
const misfits = [
  (job) => ({ ...job, hardware: { accelerator: 'tpu-v5e-64', provider: 'aws' } }),
  (job) => ({ ...job, stage: 'prototype', hardware: { accelerator: 'tpu-v4-64', provider: 'gcp' } }),
  (job) => ({
    ...job,
    model: { ...job.model, dynamic_shapes: true },
    hardware: { accelerator: 'v5p-512', provider: 'gcp' },
  }),
  (job) => ({ ...job, team: { cuda: 'expert', xla: 'none' }, hardware: { accelerator: 'v4-128', provider: 'gcp' } }),
  (job) => ({ ...job, operations: { queue_time: '3d', benchmarked: false } }),
  (job) => ({ ...job, hardware: { accelerator: 'rtx-4090', count: 1, provider: 'workstation' } }),
]

/** The published runs and the teaching examples of this repository, each a single job with the text of its file. */
function realJobs() {
  return readdirSync(examples, { recursive: true })
    .map(String)
    .filter((path) => /(^|[\\/])accelerator\.ya?ml$/.test(path))
    .sort()
    .map((path) => readFileSync(join(examples, path), 'utf8'))
    .map((text) => ({ text, job: parse(text) }))
    .filter(({ job }) => job.jobs === undefined)
}

/** Mulberry32: the same numbers between 0 and 1 for the same seed, on every machine. */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The texts of `count` manifests. No two are alike, each says in its labels which it is. `jobs` fixes how many jobs each
 * file holds; otherwise most hold one.
 */
export function manifestTexts(count, { jobs, seed = 7 } = {}) {
  const real = realJobs()
  const next = numbersFrom(seed)
  const pick = (list) => list[Math.floor(next() * list.length)]
  return Array.from({ length: count }, (_, number) => {
    const size = jobs ?? sizeOf(next)
    return size === 1 ? singleJob(number, pick(real), next, pick) : manyJobs(number, size, real, next, pick)
  })
}

/** Writes them below a folder, a hundred to a folder as teams would, and returns how many bytes and jobs they hold. */
export function writeManifests(folder, texts) {
  for (const [number, text] of texts.entries()) {
    const path = join(folder, `team-${Math.floor(number / 100)}`, `job-${number}`, 'accelerator.yml')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const jobs = texts.map((text) => Object.keys(parse(text).jobs ?? { one: 1 }).length)
  const sum = (values) => values.reduce((total, value) => total + value, 0)
  return { files: texts.length, bytes: sum(texts.map((text) => Buffer.byteLength(text))), jobs: sum(jobs) }
}

function sizeOf(next) {
  let left = next()
  const { jobs } = jobsPerFile.find(({ share }) => (left -= share) < 0) ?? jobsPerFile[0]
  return jobs[0] + Math.floor(next() * (jobs[1] - jobs[0] + 1))
}

function singleJob(number, { text, job }, next, pick) {
  const labels = `labels: { team: team-${number % 41}, run: ${number} }\n`
  const written = next() < shareWithFinding ? `${commentOf(text)}${written2(pick(misfits)(job))}` : text
  return `${next() < shareWithMistake ? written.replace('framework', 'framwork') : written}${labels}`
}

function manyJobs(number, size, real, next, pick) {
  const jobs = Array.from({ length: size }, (_, index) => {
    const { name, ...job } = pick(real).job
    return [`${name}-${index}`, next() < shareWithFinding ? pick(misfits)(job) : job]
  })
  const labels = { team: `team-${number % 41}`, run: number }
  return `# The jobs of one team.\n${written2({ version: 1, defaults: { labels }, jobs: Object.fromEntries(jobs) })}`
}

const commentOf = (text) => text.slice(0, text.search(/^[^#]/m))
const written2 = (value) => stringify(value, { collectionStyle: 'any', lineWidth: 120 })
