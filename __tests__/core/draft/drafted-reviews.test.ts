import { describe, expect, it } from '@jest/globals'
import { draftedReviews, isStated } from '../../../src/core/draft/drafted-reviews.ts'
import { missingManifest } from '../../../src/core/draft/manifest-missing.ts'
import { treeOfTexts } from '../../../src/core/evidence/file-tree.ts'
import { surveyEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { request } from '../../support/drafts.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

type Files = Readonly<Record<string, string>>

const sbatch = (gpus: string, more = ''): string =>
  `#!/bin/bash\n#SBATCH --gres=gpu:${gpus}  \n${more}srun torchrun train.py\n`
const old = { 'requirements.txt': 'torch==2.5.1\n', 'train.py': 'import torch\ntorch.nn.Linear(1, 1)\n' }
const tooOld = 'hardware/software-too-old'

async function reviewsOf(files: Files, policyText = '') {
  const { policy } = await effectiveOf(policyText)
  const { observations } = surveyEvidence(treeOfTexts(Object.entries(files).map(([path, text]) => ({ path, text }))))
  return draftedReviews(observations, policy, (path) => files[path])
}
/** The jobs of each file, and its findings by line. */
const reviewed = async (...asked: Parameters<typeof reviewsOf>) =>
  (await reviewsOf(...asked)).map(({ path, jobs, findings }) => [
    path,
    jobs.map(({ name, line }) => `${name}:${line}`),
    findings.map(({ severity, rule, job, span }) => `${severity} ${rule} ${job}:${span.line}`),
  ])

describe('what launch files state, without a manifest', () => {
  it('is reviewed at the line that states it', async () => {
    const [review, another] = await reviewsOf({ ...old, 'a/run.sbatch': sbatch('b200:8') })
    expect(another).toBeUndefined()
    expect(review).toMatchObject({ path: 'a/run.sbatch', text: sbatch('b200:8'), searches: 0 })
    expect(review?.jobs).toMatchObject([{ name: 'run', line: 2, readAs: [], isDrafted: true }])
    const [found] = review?.findings ?? []
    expect(found).toMatchObject({ rule: tooOld, job: 'run', severity: 'warning', isDrafted: true })
    expect(found?.span).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 26 })
    expect(found).not.toHaveProperty('fix')
  })

  it('is of each file and each job in it', async () => {
    const pod = (name: string, gpus: number): string =>
      `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec:\n  nodeSelector: { cloud.google.com/gke-accelerator: nvidia-b200 }\n` +
      `  containers:\n    - image: a\n      resources: { limits: { nvidia.com/gpu: ${gpus} } }\n`
    const files = { ...old, 'pods.yaml': `${pod('small', 4)}---\n${pod('large', 8)}`, 'run.sbatch': sbatch('h100:8') }
    const [pods] = await reviewsOf(files)
    expect(pods?.findings[1]?.span).toEqual({ line: 17, column: 7, endLine: 17, endColumn: 51 })
    expect(await reviewed(files)).toEqual([
      ['pods.yaml', ['large:17', 'small:8'], [`warning ${tooOld} small:8`, `warning ${tooOld} large:17`]],
      ['run.sbatch', ['run:2'], []],
    ])
  })

  it('is of no example beside it', async () => {
    const files = { 'run.sbatch': sbatch('h100:8'), 'examples/run.sbatch': sbatch('b200:8') }
    expect(await reviewed(files)).toEqual([['run.sbatch', ['run:2'], []]])
  })

  it('is of eight launches at most', async () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`r${at}.sbatch`, sbatch(`h100:${at + 1}`)]))
    expect((await reviewed(files)).map(([path]) => path)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((at) => `r${at}.sbatch`))
  })

  it.each<readonly [string, Files]>([
    ['nothing', {}],
    ['a page', { 'README.md': 'We train on 8 H100 GPUs.\n' }],
    ['what software is for', { 'requirements.txt': 'torch==2.5.1+cu121\n', 'train.py': 'import torch\n' }],
    ['a check of the hardware', { 'run.sh': 'nvidia-smi\npython train.py\n' }],
  ])('is nothing in %s', async (_, files) => {
    expect(await reviewed(files)).toEqual([])
  })

  it('is nothing that files only suggest', async () => {
    const { policy } = await effectiveOf('')
    const seen = {
      what: 'accelerator',
      kind: 'gpu',
      accelerator: 'h100',
      count: 8,
      place: { path: 'run.sh', line: 1 },
    } as const
    const reviews = (['states', 'suggests'] as const).map((certainty) =>
      draftedReviews([{ ...seen, certainty }], policy, () => undefined).map(({ path, text }) => [path, text]),
    )
    expect(reviews).toEqual([[['run.sh', '']], []])
  })

  it.each<readonly [string, string, Files, readonly string[]]>([
    [
      'never fails the check',
      `rules: { ${tooOld}: error }`,
      { ...old, 'run.sbatch': sbatch('b200:8') },
      [`warning ${tooOld} run:2`],
    ],
    [
      'may be a notice',
      `rules: { ${tooOld}: notice }`,
      { ...old, 'run.sbatch': sbatch('b200:8') },
      [`notice ${tooOld} run:2`],
    ],
    ['lacks no keys', 'require: [labels.team]', { 'run.sbatch': sbatch('h100:8') }, []],
    [
      'is denied',
      'hardware: { deny: [h100] }',
      { 'run.sbatch': sbatch('h100:8') },
      ['warning policy/hardware-not-allowed run:2'],
    ],
    [
      'is limited',
      'limits: [{ count: 4 }]',
      { 'run.sbatch': sbatch('h100:8') },
      ['warning policy/limit-exceeded run:2'],
    ],
    ['is limited by what nobody knows', 'limits: [{ cost: 4 USD }]', { 'run.sbatch': sbatch('h100:8') }, []],
  ])('%s', async (_, policy, files, expected) => {
    expect((await reviewed(files, policy)).flatMap(([, , findings]) => findings)).toEqual(expected)
  })

  it.each([
    [{}, true],
    [{ certainty: 'hinted' } as const, false],
    [{ inferred: true }, false],
    [{ example: true } as const, false],
  ])('is a request with %j: %s', (more, expected) => {
    expect(isStated(request('a.sh', more))).toBe(expected)
  })
})

describe('a manifest that the policy demands', () => {
  const launches = [3, 4, 5, 6, 7].map((line) => ({ path: `${line}.sh`, line, asksFor: `${line} GPUs` }))
  const demanding = async (text: string) => (await effectiveOf(text)).policy

  it('is missing at the first file that launches something', async () => {
    const policy = await demanding('fail-on: never\nno-manifest: fail\n')
    expect(missingManifest('a', launches as never, policy)).toEqual({
      path: '3.sh',
      text: '',
      jobs: [],
      findings: [
        {
          rule: 'policy/manifest-missing',
          severity: 'error',
          message:
            'Below a there is no accelerator.yml, and one is required: `no-manifest: fail` (accelerator-policy.yml:2).',
          remedy: 'Declare the jobs in an `accelerator.yml`: `accelerator-review init` drafts one.',
          span: { line: 3, column: 1, endLine: 3, endColumn: 2 },
          path: [],
          related: [4, 5, 6].map((line) => ({
            file: `${line}.sh`,
            span: { line, column: 1, endLine: line, endColumn: 2 },
            message: `It asks for ${line} GPUs.`,
          })),
        },
      ],
      searches: 0,
    })
  })

  it.each([
    ['', 'accelerator.yml', 'Below this folder there'],
    ['a/b', 'a/b/accelerator.yml', 'Below a/b there'],
  ])('is missing where nothing is launched, in "%s"', async (folder, path, words) => {
    const { findings, ...review } = missingManifest(folder, [], await demanding('no-manifest: fail\n'))
    expect(review).toEqual({ path, text: '', jobs: [], searches: 0, isElsewhere: true })
    expect(findings).toMatchObject([{ message: expect.stringContaining(words), related: [], span: { line: 1 } }])
  })

  it('may be demanded by an input', async () => {
    const policy = await demanding('')
    const origin = { ...policy.noManifest.origin, file: 'the input no-manifest' }
    const { findings } = missingManifest('', [], { ...policy, noManifest: { ...policy.noManifest, origin } })
    expect(findings[0]?.message).toContain('`no-manifest: fail` (the input no-manifest).')
  })
})
