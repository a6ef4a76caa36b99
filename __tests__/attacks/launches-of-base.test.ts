import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type Checkout, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'

const path = 'train/accelerator.yml'
const launch = 'train/real.sbatch'
const eight = 'framework: pytorch\nhardware: H100:8\n'
const rule = 'evidence/count-differs'

const sbatch = (nodes: number | string): string =>
  `#!/bin/bash\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`

/** The base declares eight accelerators but launches on 32. */
const base = { [path]: eight, [launch]: sbatch(4) }
type Files = Readonly<Record<string, string | null>>

const gone: readonly (readonly [string, Files])[] = [
  ['moving the launch file to where nobody looks', { [launch]: null, 'train/tests/real.sbatch': sbatch(4) }],
  ['giving it an ending that nobody reads', { [launch]: null, 'train/real.rst': sbatch(4) }],
  ['deleting it', { [launch]: null }],
  ['leaving its number to a template', { [launch]: sbatch('{{ .N }}') }],
  ['leaving its number to a variable', { [launch]: sbatch(4).replace(/#SBATCH --(?:nodes|gpus).*\n/g, '') }],
  ['starting it on other numbers from a new script', { 'train/go.sh': 'sbatch --nodes=1 real.sbatch\n' }],
  ['putting another launch beside it', { 'train/decoy.sbatch': sbatch(1) }],
  ['listing another one alone', { 'train/decoy.sbatch': sbatch(1), [path]: `${eight}evidence: [decoy.sbatch]\n` }],
  [
    'hiding it behind one that agrees',
    { [launch]: null, 'train/examples/real.sbatch': sbatch(4), 'train/debug.sbatch': sbatch(1) },
  ],
  [
    'putting another launch beside it, and listing both',
    { 'train/decoy.sbatch': sbatch(1), [path]: `${eight}evidence: ["*.sbatch"]\n` },
  ],
]

const kept: readonly (readonly [string, Files])[] = [
  ['a comment in the launch file', { [launch]: `${sbatch(4)}# later\n` }],
  ['another name of the launch file', { [launch]: null, 'train/run.sbatch': sbatch(4) }],
  ['another launch elsewhere', { 'other/real.sbatch': sbatch(1), 'other/accelerator.yml': eight }],
]

describe('what the launch files of the base contradict', () => {
  it.each(gone)('is no longer judged, and not fixed, by %s', async (_, head) => {
    await withChange({ base, head }, async (change) => {
      const run = await change.run({ 'fail-on': 'notice', comment: 'always' })
      const listsBoth = `${head[path]}`.includes('"*.sbatch"')
      // If both are listed, the larger one is reported.
      expect(standings(run)).toEqual(listsBoth ? ['new notice evidence/larger-launch train'] : [])
      const [comment] = await change.github.comments(1)
      for (const text of [run.summary, comment?.body ?? ''])
        expect(text).toMatch(/\*\*No longer judged\*\*|### No longer judged/)
      expect(run.stdout).toContain('1 no longer judged')
      const report = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8'))
      expect(report.difference.notJudged).toEqual([expect.objectContaining({ path, rule, severity: 'error' })])
    })
  })

  it.each(kept)('exists after %s', async (_, head) => {
    await withChange({ base, head }, async (change) => {
      const run = await change.run({ 'fail-on-new': 'true' })
      expect(run.status).toBe(0)
      expect(standings(run).filter((line) => line.includes(rule))).toEqual([`existing error ${rule} train`])
    })
  })

  it('is not fixed by hiding its number in a file behind another launch that agrees', async () => {
    const job = (name: string, gpus: string): string =>
      `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} }\nspec:\n  containers:\n` +
      `    - image: a\n      resources: { limits: { nvidia.com/gpu: ${gpus} } }\n---\n`
    const from = { [path]: eight, 'train/pods.yaml': job('real', '64') }
    const head = { 'train/pods.yaml': job('real', '"$GPUS"') + job('decoy', '8') }
    await withChange({ base: from, head }, async (change) => {
      const run = await change.run({})
      expect(standings(run)).toEqual([])
      expect(run.stdout).toContain('1 no longer judged')
    })
  })

  it('is fixed by either file, and new where either brings it', async () => {
    for (const head of [{ [launch]: sbatch(1) }, { [path]: eight.replace('8', '32') }])
      await withChange({ base, head }, async (change) => {
        expect(standings(await change.run({}))).toEqual([`fixed error ${rule} train`])
      })
    const sound = { ...base, [launch]: sbatch(1) }
    await withChange({ base: sound, head: { [launch]: sbatch(4) } }, async (change) => {
      const run = await change.run({ 'fail-on-new': 'true' })
      expect([run.status, ...standings(run)]).toEqual([1, `new error ${rule} train`])
    })
  })

  it('is new where it goes further, or to another accelerator', async () => {
    const a100 = sbatch(1).replace('gpus-per-node=8', 'gpus-per-node=a100:8')
    const worse = [
      [base, sbatch(64)],
      [{ ...base, [launch]: sbatch(4).replace('=8', '=1') }, sbatch(4)],
      [{ ...base, [launch]: a100 }, a100.replace('a100', 'b200')],
    ] as const
    for (const [from, to] of worse)
      await withChange({ base: from, head: { [launch]: to } }, async (change) => {
        const run = await change.run({ 'fail-on-new': 'true' })
        expect([run.status, ...standings(run)]).toEqual([1, expect.stringMatching(/^new error evidence\//)])
      })
  })

  it.each([
    ['limits: [{ count: 8 }]\n', 'policy/limit-exceeded'],
    ['hardware: { deny: [a100] }\n', 'policy/hardware-not-allowed'],
  ])('is not fixed for the policy %s where the launch is deleted', async (policy, demand) => {
    const files = {
      '.github/accelerator-policy.yml': policy,
      [path]: `${eight}evidence: ["*.sbatch"]\n`,
      'train/small.sbatch': sbatch(1),
      [launch]: sbatch(4).replace('gpus-per-node=', 'gpus-per-node=a100:'),
    }
    await withChange({ base: files, head: { [launch]: null } }, async (change) => {
      const run = await change.run({})
      expect(standings(run).filter((line) => line.includes(demand))).toEqual([])
      const { difference } = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8'))
      expect(difference.notJudged).toContainEqual(expect.objectContaining({ path, rule: demand }))
    })
  })

  it('is judged by the shape of the model as it was', async () => {
    const shape = (layers: number): string =>
      JSON.stringify({
        ...{ model_type: 'llama', hidden_size: 4096, intermediate_size: 14336, num_attention_heads: 32 },
        ...{ num_key_value_heads: 8, vocab_size: 128256, num_hidden_layers: layers },
      })
    const manifest =
      'framework: pytorch\nstage: production\ntask: fine-tuning\nscale: { sequence_length: 8192 }\n' +
      'model: { config: c.json, method: full, optimizer: adamw, precision: bf16 }\nhardware: H100:1\n'
    const small = { 'accelerator.yml': manifest, 'c.json': shape(2) }
    await withChange({ base: small, head: { 'c.json': shape(64) } }, async (change) => {
      const run = await change.run({ 'fail-on-new': 'true' })
      expect(run.status).toBe(1)
      expect(standings(run).join()).toContain('new error sizing/does-not-fit')
    })
    await withChange({ base: { ...small, 'c.json': shape(64) }, head: { 'c.json': shape(1) } }, async (change) => {
      expect(standings(await change.run({})).join()).toContain('fixed error sizing/does-not-fit')
    })
  })

  it('is told in every checkout', async () => {
    await withChange({ base, head: { [launch]: `${sbatch(4)}# later\n` }, program: 'bundle' }, async (change) => {
      for (const checkout of ['full', 'shallow', 'head', 'shallow head'] satisfies Checkout[]) {
        const said = standings(await change.run({ 'fail-on-new': 'true' }, { checkout }))
        expect([checkout, said]).toEqual([checkout, [`existing error ${rule} train`]])
      }
    })
  })
})

describe('a launch that the base compares, and that grows where nobody compares it any more', () => {
  const left = 'evidence/no-longer-compared'
  const listed = (file: string): string => `${eight}evidence: [${file}]\n`
  const sound = { [path]: listed('launch/run.sbatch'), 'launch/run.sbatch': sbatch(1) }
  const tricks: readonly (readonly [string, Files, Files])[] = [
    ['listing another one', sound, { [path]: listed('launch/small.sbatch'), 'launch/small.sbatch': sbatch(1) }],
    ['putting one of the same name nearer to the manifest', sound, { 'train/launch/run.sbatch': sbatch(1) }],
    ['listing nothing, beside one that agrees', sound, { [path]: eight, 'train/run.sbatch': sbatch(1) }],
  ]

  it.each(tricks)('is named after %s', async (_, before, head) => {
    await withChange({ base: before, head: { ...head, 'launch/run.sbatch': sbatch(4) } }, async (change) => {
      const run = await change.run({ 'fail-on': 'notice' })
      expect(standings(run)).toEqual([`new notice ${left} train`])
      expect(run.stdout).toContain('launch/run.sbatch out of the comparison; it requests 32 accelerators')
    })
  })

  it.each(['run.txt', 'run', 'run.pl', 'Dockerfile', 'run.py'])('is named as %s', async (now) => {
    const base = { [path]: eight, 'train/run.sbatch': sbatch(1) }
    await withChange({ base, head: { 'train/run.sbatch': null, [`train/${now}`]: sbatch(4) } }, async (change) => {
      const found = /\.(?:txt|pl)$/.test(now) ? `new notice ${left} train` : `new error ${rule} train`
      expect(standings(await change.run({}))).toContain(found)
    })
  })

  it('is named where it no longer states its number', async () => {
    const head = { ...tricks[0]?.[2], 'launch/run.sbatch': sbatch('$N') }
    await withChange({ base: sound, head }, async (change) => {
      expect(standings(await change.run({}))).toEqual([`new notice ${left} train`])
    })
  })

  it.each([
    ['stays as small', { ...tricks[0]?.[2] }],
    [
      'is replaced by a larger one',
      { [path]: listed('launch/b.sbatch').replace('8', '32'), 'launch/b.sbatch': sbatch(4) },
    ],
    ['is deleted', { ...tricks[0]?.[2], 'launch/run.sbatch': null }],
  ])('is not named where it %s', async (_, head) => {
    await withChange({ base: sound, head }, async (change) => {
      expect(standings(await change.run({}))).toEqual([])
    })
  })
})

describe('a launch that no job lists, that the base compares, and that no longer states its number', () => {
  const left = 'evidence/no-longer-compared'
  const base = { [path]: eight, 'train/launch/run.sbatch': sbatch(1) }
  const head = '#!/bin/bash\n'

  it.each([
    ['a range of nodes', sbatch('1-4')],
    ['a range of one number of nodes', sbatch('4-4')],
    ['a variable', sbatch('$N')],
    ['whole nodes', `${head}#SBATCH --nodes=4\n#SBATCH --exclusive\n#SBATCH --partition=h100\nsrun python train.py\n`],
    ['an elastic launch', `${head}torchrun --nnodes=1:4 --nproc_per_node=8 train.py\n`],
    ['an abbreviated option', `${head}#SBATCH --nodes=4\n#SBATCH --gre=gpu:h100:16\nsrun python train.py\n`],
  ])('is named where it has %s', async (_, text) => {
    await withChange({ base, head: { 'train/launch/run.sbatch': text } }, async (change) => {
      const run = await change.run({ 'fail-on': 'notice' })
      expect([run.status, ...standings(run)]).toEqual([1, `new notice ${left} train`])
    })
  })

  it.each([
    ['says the same otherwise', sbatch(1).replace('srun', 'srun --kill-on-bad-exit=1')],
    ['names fewer', sbatch(1).replace('=8', '=4')],
  ])('is not named where it %s', async (_, text) => {
    await withChange({ base, head: { 'train/launch/run.sbatch': text } }, async (change) => {
      expect(standings(await change.run({})).filter((line) => line.includes(left))).toEqual([])
    })
  })
})

describe('the only launch file, which grows beside new examples', () => {
  const base = { [path]: eight, [launch]: sbatch(1) }
  const examplesWith = (files: Files): Files => ({ ...files, [launch]: sbatch(8) })

  it.each([
    ['that are pages', { 'train/examples/README': 'x\n', 'train/a/tutorials/README.md': 'x\n' }],
    ['of another name', { 'train/foo/a.yaml': 'x: 1\n' }],
  ])('is compared beside those %s', async (_, files) => {
    await withChange({ base, head: examplesWith(files) }, async (change) => {
      expect(standings(await change.run({}))).toEqual([`new error ${rule} train`])
    })
  })

  it('is named beside those that the job may be', async () => {
    for (const file of ['train/demo/a.yaml', 'train/a/sample/train.py'])
      await withChange({ base, head: examplesWith({ [file]: 'x: 1\n' }) }, async (change) => {
        expect(standings(await change.run({}))).toEqual(['new notice evidence/no-longer-compared train'])
      })
  })

  it('was not compared beside examples that the base has', async () => {
    const before = { ...base, 'train/examples/a.yaml': 'x: 1\n' }
    await withChange({ base: before, head: examplesWith({}) }, async (change) => {
      expect(standings(await change.run({}))).toEqual([])
    })
  })
})

describe('a launch that the base compares, and in whose place the change brings a larger one that no job lists', () => {
  const left = 'evidence/no-longer-compared'
  const listed = (file: string): string => `${eight}evidence: [${file}]\n`
  const sound = { [path]: listed('run.sbatch'), 'train/run.sbatch': sbatch(1) }
  const small = { [path]: listed('small.sbatch'), 'train/small.sbatch': sbatch(1).replace('train.py', 'small.py') }
  const big = { 'train/pretrain.sbatch': sbatch(8) }

  const away: readonly (readonly [string, Files])[] = [
    ['deletes it', { 'train/run.sbatch': null }],
    ['renames it', { 'train/run.sbatch': null, 'train/old/run.sbatch': sbatch(1) }],
    ['empties it', { 'train/run.sbatch': '#!/bin/bash\n' }],
    ['leaves it where it is', {}],
    ['deletes it, and lists nothing', { 'train/run.sbatch': null, [path]: eight }],
  ]

  it.each(away)('is named where the change %s', async (_, head) => {
    await withChange({ base: sound, head: { ...small, ...big, ...head } }, async (change) => {
      const run = await change.run({ 'fail-on': 'notice' })
      expect([run.status, ...standings(run)]).toEqual([1, `new notice ${left} train`])
      expect(run.stdout).toContain(
        'takes train/run.sbatch out of the comparison and adds train/pretrain.sbatch, which is compared with no job; it requests 64 accelerators, and the job declares 8.',
      )
    })
  })

  it.each([
    ['another folder', { 'launch/pretrain.sbatch': sbatch(8) }],
    ['examples', { 'train/examples/pretrain.sbatch': sbatch(8) }],
    ['benchmarks', { 'benchmarks/pretrain.sbatch': sbatch(8) }],
    ['installed code', { 'node_modules/a/pretrain.sbatch': sbatch(8) }],
    ['an example that asked for less', { 'examples/other.sbatch': sbatch(8) }],
    ['a file that asked for less', { 'launch/other.sbatch': sbatch(8) }],
    ['the folder of another job of as few', { 'other/pretrain.sbatch': sbatch(8) }],
    ['a text', { 'train/pretrain.txt': sbatch(8) }],
    ['a batch script of Python', { 'train/pretrain.py': sbatch(8).replace('/bin/bash', '/usr/bin/env python3') }],
    ['a configuration among pages', { 'train/docs/run.conf': sbatch(8) }],
    ['a text that asked for less', { 'launch/other.txt': sbatch(8) }],
    ['a file that leaves its number open', { 'train/pretrain.sbatch': sbatch('$N') }],
  ])('is named where the larger one lies in %s', async (_, head) => {
    const other = { 'other/accelerator.yml': listed('run.sbatch'), 'other/run.sbatch': sbatch(1) }
    const lower = {
      'launch/other.sbatch': sbatch(2),
      'examples/other.sbatch': sbatch(2),
      'launch/other.txt': sbatch(2),
    }
    const base = { ...sound, ...other, ...lower }
    await withChange({ base, head: { ...small, ...head, 'train/run.sbatch': null } }, async (change) => {
      expect(standings(await change.run({}))).toEqual([`new notice ${left} train`])
    })
  })

  it('is an error where a policy says so, and named once for many', async () => {
    const policy = { '.github/accelerator-policy.yml': `rules: { ${left}: error }\n` }
    const many = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`train/big-${n}.sbatch`, sbatch(2 ** n)]))
    const head = { ...small, ...many, 'train/run.sbatch': null }
    await withChange({ base: { ...sound, ...policy }, head }, async (change) => {
      const run = await change.run({})
      expect([run.status, ...standings(run)]).toEqual([1, `new error ${left} train`])
      expect(run.stdout).toContain('adds train/big-5.sbatch')
    })
  })

  const honest: readonly (readonly [string, Files, Files])[] = [
    ['is only deleted', {}, {}],
    ['is renamed with its listing', {}, { [path]: listed('go.sbatch'), 'train/go.sbatch': sbatch(1) }],
    ['is replaced beside one that is no larger', {}, { 'train/eval.sbatch': sbatch(1) }],
    ['is deleted beside a larger one that stays as it was', big, {}],
    [
      'is deleted beside a larger example that says the same otherwise',
      { 'examples/big.sbatch': sbatch(8) },
      { 'examples/big.sbatch': `${sbatch(8)}# later\n` },
    ],
    [
      'is deleted beside a larger text that says the same otherwise',
      { 'launch/big.txt': sbatch(8) },
      { 'launch/big.txt': `${sbatch(8)}# later\n` },
    ],
    [
      'is deleted beside a text that speaks of a larger one',
      {},
      { 'launch/usage.txt': `Submit this:\n${sbatch(8)}`, 'a.py': `"""\n${sbatch(8)}"""\n` },
    ],
    ['is deleted beside a larger one that moves', big, { ...emptied(big), 'launch/pretrain.sbatch': sbatch(8) }],
    ['is deleted beside the larger one of a job that is new', {}, { ...big, [path]: severalJobs() }],
    [
      'is deleted beside the larger one of another manifest',
      { 'other/accelerator.yml': `${listed('a.sbatch').replace('8', '64')}`, 'other/a.sbatch': sbatch(8) },
      { 'other/b.sbatch': sbatch(8) },
    ],
  ]

  it.each(honest)('is not named where it %s', async (_, before, head) => {
    const changed = { ...small, 'train/run.sbatch': null, ...head }
    await withChange({ base: { ...sound, ...before }, head: changed }, async (change) => {
      for (const only of ['false', 'true']) expect(standings(await change.run({ 'changed-only': only }))).toEqual([])
    })
  })

  function emptied(files: Files): Files {
    return Object.fromEntries(Object.keys(files).map((file) => [file, null]))
  }

  function severalJobs(): string {
    const job = (name: string, count: number, file: string): string =>
      `  ${name}: { framework: pytorch, hardware: "H100:${count}", evidence: [${file}] }\n`
    return `jobs:\n${job('train', 8, 'small.sbatch')}${job('pretrain', 64, 'pretrain.sbatch')}`
  }
})
