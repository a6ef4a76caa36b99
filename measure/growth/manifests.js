/** Manifests: long values, many jobs with mistakes, and their suggestions. */
import { attributeToJobs } from '../../__tests__/support/attribute-to-jobs.ts'
import { fix } from '../../src/core/index.ts'
import { readDocument } from '../../src/core/languages/yaml/document-reader.ts'
import { compareWithBase } from '../../src/core/review/baseline/baseline.ts'
import { checkFile } from '../../src/core/review/check.ts'
import { edited } from '../../src/core/review/edits/edited.ts'
import { suggestionsFor } from '../../src/core/review/suggestions/suggest.ts'
import { rules } from '../../src/core/rules/index.ts'
import { ruleSet } from '../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../src/core/rules/thresholds.ts'
import { lines, list, repeated } from './shapes.js'

const path = 'train/accelerator.yml'
const set = ruleSet(rules)
const search = { jobs: 50, comparisons: false }
const check = (text, options = search) => checkFile(path, text, set, defaultThresholds, options)
const jobs = (count, job = () => '{}') => `jobs:\n${lines(count, (at) => `  j${at}: ${job(at)}`)}`
const unknown = (count) => list(count, (at) => `zz${at}`)
const keys = (count) => list(count, (at) => `frmw${at}: 1`)

/** 60 KB of spaces took 13 seconds, with quadratic growth. */
const longValues = [
  ['stage', ' '],
  ['stage', '-'],
  ['task', ' '],
  ['hardware', ' '],
  ['hardware', 'gpu '],
  ['scale', '1x'],
  ['framework', ' and '],
  ['needs', ','],
].map(([key, sign]) => ({
  name: `a long value: ${key} of ${JSON.stringify(sign)}`,
  size: 240_000,
  work: (size) => check(`${key}: "7${repeated(sign, size)}!"\n`),
}))

/** 5 KB with 100 jobs took 46 seconds. Both the jobs and their shared part grow with the square root of the size. */
const shared = Object.entries({
  libraries: (count) =>
    `defaults: { framework: { name: pytorch, libraries: [${unknown(count)}] }, hardware: tpu-v5e-64 }\n`,
  tools: (count) => `defaults: { framework: pytorch, team: { tools: [${unknown(count)}] }, hardware: tpu-v5e-64 }\n`,
  languages: (count) =>
    `defaults: { framework: pytorch, needs: { custom_kernels: [${unknown(count)}] }, hardware: h100 }\n`,
  keys: (count) => `defaults: { framework: pytorch, hardware: h100, ${keys(count)} }\n`,
  'keys of a section': (count) => `defaults: { framework: pytorch, hardware: { accelerator: h100, ${keys(count)} } }\n`,
  'keys of needs': (count) => `defaults: { framework: pytorch, hardware: h100, needs: { ${keys(count)} } }\n`,
}).map(([what, defaults]) => ({
  name: `mistakes that 50 jobs share: ${what}`,
  size: 800,
  work: (count) => check(`${defaults(count)}${jobs(50)}`),
}))

const unlike = Object.entries({
  frameworks: (at) => `{ framework: zf${at}, hardware: h100 }`,
  accelerators: (at) => `{ framework: jax, hardware: zq${at}qz }`,
  machines: (at) => `{ framework: jax, hardware: { machine: zq${at}qz } }`,
  providers: (at) => `{ framework: jax, hardware: { accelerator: h100, provider: zq${at}qz } }`,
  models: (at) => `{ framework: jax, hardware: h100, model: zq${at}qz }`,
  blanks: () => `{ stage: "7${' '.repeat(950)}!" }`,
}).map(([what, job]) => ({
  name: `a mistake in each job: ${what}`,
  size: 240,
  work: (count) => check(jobs(count, job)),
}))

const libraries = Object.entries({
  'in a list': (count) => `[${unknown(count)}]`,
  'in pairs': (count) => `[${list(count / 2, (at) => `zz${at} and yy${at}`)}]`,
  'in one text': (count) => `"${unknown(count / 40)}"`,
}).map(([how, written]) => ({
  name: `unknown libraries ${how}`,
  size: 4_000,
  work: (count) => check(`framework: { name: pytorch, libraries: ${written(count)} }\nhardware: tpu-v5e-64\n`),
}))

const editing = [
  {
    name: 'fixes of many jobs',
    size: 400,
    work: (count) =>
      fix({ path, text: jobs(count, (at) => `\n    stage: prod\n    num_gpus: 8 # ${at}\n    gpu_type: h100`) }),
  },
  {
    name: 'an edit of a job among many',
    size: 800,
    work: (count) => {
      const text = jobs(count, (at) => `\n    hardware: { accelerator: h100 } # ${at}`)
      return edited(readDocument(text), [{ path: ['jobs', `j${count / 2}`, 'hardware', 'count'], value: 8 }])
    },
  },
  {
    name: 'suggestions for many jobs',
    size: 400,
    work: (count) => {
      const text = jobs(count, () => '{ stagee: production }')
      return suggestionsFor(check(text), readDocument(text), { set, thresholds: defaultThresholds })
    },
  },
]

const one = check(jobs(1, () => '{ framework: jax, hardware: tpu-v5e-64, needs: { edge: true }, foo: x }'))

/** The review of a file with this many similar jobs, which differ in their names. */
const alike = (count, name) => ({
  ...one,
  jobs: Array.from({ length: count }, (_, at) => ({ ...one.jobs[0], name: `${name}${at}` })),
  findings: Array.from({ length: count }, (_, at) =>
    one.findings.map((finding) => ({
      ...finding,
      ...(finding.job === undefined
        ? { path: ['jobs', `${name}${at}`, ...finding.path.slice(2)] }
        : { job: `${name}${at}` }),
    })),
  ).flat(),
})

const comparing = [
  ['the same jobs', 'a'],
  ['renamed jobs', 'b'],
].map(([what, name]) => ({
  name: `a comparison with the base: ${what}`,
  size: 8_000,
  work: (count) => compareWithBase([alike(count, 'a')], [alike(count, name)]),
}))

const globs = ['{a,b}', '**/', '!(a|b)*', 'x'].map((glob) => ({
  name: `evidence by globs: ${glob}`,
  size: 400,
  work: (size) => {
    const seen = Array.from({ length: 500 }, (_, at) => launch(`a/${'b/'.repeat(20)}${at}.sh`))
    return attributeToJobs('a/accelerator.yml', [{ name: 'x', globs: [repeated(glob, size)] }], seen, [
      'a/accelerator.yml',
    ])
  },
}))

function launch(path) {
  return {
    what: 'accelerator',
    kind: 'gpu',
    accelerator: 'h100',
    count: 8,
    place: { path, line: 1 },
    certainty: 'states',
  }
}

export const manifestRows = [...longValues, ...shared, ...unlike, ...libraries, ...editing, ...comparing, ...globs].map(
  (row) => ({ ...row, name: `manifests: ${row.name}` }),
)
