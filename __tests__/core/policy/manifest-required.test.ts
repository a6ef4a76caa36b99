import { expect, it } from '@jest/globals'
import { review } from '../../../src/core/index.ts'
import { withChange } from '../../support/hosted-change.ts'
import { standings } from '../../support/run-results.ts'

const own = '.github/accelerator-policy.yml'
const policy = (more = ''): string =>
  `version: 1\nrequire:\n  - { id: launches, manifest_for: ["**/*.sbatch", "jobs/**"]${more} }\n`
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const launch = '#!/bin/bash\npython train.py\n'

const missing = (files: Readonly<Record<string, string>>): string[] =>
  review(Object.entries(files).map(([path, text]) => ({ path, text }))).report.files.flatMap(({ path, findings }) =>
    findings.filter(({ rule }) => rule === 'policy/manifest-missing').map(({ severity }) => `${severity} ${path}`),
  )

it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a launch file alone', { 'a/run.sbatch': launch }, ['error a/run.sbatch']],
  ['beside one', { 'a/run.sbatch': launch, 'a/accelerator.yml': sound }, []],
  ['below one', { 'a/b/c/run.sbatch': launch, 'a/accelerator.yml': sound }, []],
  ['below one at the top', { 'a/run.sbatch': launch, 'accelerator.yml': sound }, []],
  ['above one', { 'run.sbatch': launch, 'a/accelerator.yml': sound }, ['error run.sbatch']],
  ['beside another', { 'a/run.sbatch': launch, 'ab/accelerator.yml': sound }, ['error a/run.sbatch']],
  ['in a folder that is named', { 'jobs/x.txt': '' }, ['error jobs/x.txt']],
  ['that is none', { 'a/run.sh': launch }, []],
  ['beside a name that is not read', { 'jobs/accelerators.yml': sound }, ['error jobs/accelerators.yml']],
])('a manifest is demanded: %s', (_, files, expected) => {
  expect(missing({ [own]: policy(), ...files })).toEqual(expected)
})

it.each<readonly [string, boolean, boolean, boolean]>([
  ['launch', true, true, false],
  ['launch/', true, true, false],
  ['/launch', true, true, false],
  ['/launch/**', true, true, false],
  ['./launch/**', true, true, false],
  ['launch/*', true, false, false],
  ['launch/*/', false, true, false],
  ['*/launch', false, false, true],
  ['**/launch', true, true, true],
  ['{launch,jobs}', true, true, false],
  ['*.sh', false, false, false],
  ['*', false, false, false],
  ['/launch/x.sh', true, false, false],
  ['laun', false, false, false],
])('a folder means what lies in it: %s', (glob, ...expected) => {
  const paths = ['launch/x.sh', 'launch/deep/x.sh', 'b/launch/x.sh']
  const text = `require:\n  - { id: launches, manifest_for: [${JSON.stringify(glob)}] }\n`
  const found = missing({ [own]: text, ...Object.fromEntries(paths.map((path) => [path, launch])) })
  expect(paths.map((path) => found.includes(`error ${path}`))).toEqual(expected)
})

it('is as grave as the demand, can be waived by path, and names twenty files', () => {
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`jobs/${index}.sh`, launch]))
  expect(missing({ [own]: policy(', severity: warning'), ...files })).toHaveLength(20)
  const waivers =
    'waivers: [{ rule: policy/manifest-missing, path: "jobs/**", reason: r, owner: o, expires: 2027-01-31 }]'
  const { report } = review(
    Object.entries({ [own]: `${policy()}${waivers}\n`, 'jobs/a': '' }).map(([path, text]) => ({ path, text })),
    { today: '2026-11-21' },
  )
  expect([report.summary.error, report.summary.waived]).toEqual([0, 1])
})

it('in a pull request what comes without one is new, and what stood there is not', async () => {
  const base = { [own]: policy(), 'jobs/old.sh': launch }
  const inputs = { 'fail-on-new': 'true' }
  await withChange({ base, head: { 'jobs/new.sh': launch } }, async (change) => {
    const run = await change.run(inputs)
    expect([run.status, standings(run)]).toEqual([
      1,
      ['new error policy/manifest-missing', 'existing error policy/manifest-missing'],
    ])
  })
  await withChange({ base, head: { 'a.txt': 'a' } }, async (change) => {
    const run = await change.run(inputs)
    expect([run.status, standings(run)]).toEqual([0, ['existing error policy/manifest-missing']])
  })
  await withChange(
    { base: { ...base, 'jobs/accelerator.yml': sound }, head: { 'jobs/accelerator.yml': null } },
    async (change) => {
      const run = await change.run(inputs)
      expect([run.status, standings(run)]).toEqual([
        1,
        ['new warning policy/manifest-withdrawn jobs', 'new error policy/manifest-missing'],
      ])
    },
  )
})
