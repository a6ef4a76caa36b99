/** Manifests of realistic size and shape for the benchmark, made from real ones. The same in every run. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'

const examples = fileURLToPath(new URL('../../examples/', import.meta.url))

/** The cumulative share of files, with their least and most jobs. */
const jobsPerFile = [
  { below: 0.85, jobs: [1, 1] },
  { below: 0.97, jobs: [2, 3] },
  { below: 0.997, jobs: [4, 8] },
  { below: 1, jobs: [20, 40] },
]
const shareWithMistake = 0.02
const shareWithFinding = 0.3

/** Changes that cause a finding in most kinds of jobs. */
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

/** The published runs and tutorial examples of this repository, each a single job with its file's text. */
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
export function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The texts of `count` manifests. All differ, because each has a unique label. `jobs` sets the number of jobs per file;
 * by default most have one. With `ownPrices`, each job has its own price, so no two declarations are the same.
 */
export function manifestTexts(count, { jobs, ownPrices = false, seed = 7 } = {}) {
  const real = realJobs()
  const next = numbersFrom(seed)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const declared = ownPrices ? withPrices() : (job) => job
  return Array.from({ length: count }, (_, number) => {
    const size = jobs ?? sizeOf(next)
    if (size > 1) return manyJobs(number, size, { real, next, pick, declared })
    return singleJob(number, pick(real), next, pick, declared)
  })
}

/** Gives each job a unique price. */
function withPrices() {
  let cents = 100
  const price = () => `${(cents++ / 100).toFixed(2)} USD`
  return (job) => ({ ...job, operations: { ...job.operations, price_per_chip_hour: price() } })
}

/** Makes a folder a checkout of these manifests, a hundred per team, and returns their total bytes and jobs. */
export function checkoutOf(folder, texts) {
  mkdirSync(join(folder, '.git'), { recursive: true })
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
  const place = next()
  const [least, most] = jobsPerFile.find(({ below }) => place < below).jobs
  return least + Math.floor(next() * (most - least + 1))
}

function singleJob(number, { text, job }, next, pick, declared) {
  const labels = `labels: { team: team-${number % 41}, run: ${number} }\n`
  const changed = next() < shareWithFinding ? { style: next(), job: pick(misfits)(job) } : { style: 1, job }
  const meant = declared(changed.job)
  const written = meant === job ? text : `${commentOf(text)}${inStyle(changed.style, meant, '')}`
  return `${next() < shareWithMistake ? written.replace('framework', 'framwork') : written}${labels}`
}

function manyJobs(number, size, { real, next, pick, declared }) {
  const style = next()
  const jobs = Array.from({ length: size }, (_, index) => {
    const { name, ...job } = pick(real).job
    const chosen = next() < shareWithFinding ? pick(misfits)(job) : job
    return `  ${name}-${index}:\n${inStyle(style, declared(chosen), '    ')}`
  })
  const defaults = `defaults:\n  labels: { team: team-${number % 41}, run: ${number} }\n`
  return `# The jobs of one team.\nversion: 1\n${defaults}jobs:\n${jobs.join('')}`
}

const commentOf = (text) => text.slice(0, text.search(/^[^#]/m))

/** A job with one line per section, as in the examples, or with one line per key. */
function inStyle(style, job, indent) {
  const text =
    style < 0.5
      ? stringify(job)
      : Object.entries(job)
          .map(([key, value]) => `${key}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()}\n`)
          .join('')
  return text.replaceAll(/^(?=.)/gm, indent)
}
