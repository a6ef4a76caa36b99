import { describe, expect, it } from '@jest/globals'
import { reviewedChange } from '../../../support/reviewed-change.ts'

const path = 'train/accelerator.yml'
const rule = 'evidence/no-longer-compared'

const job = (list?: string, hardware = 'H100:8'): string =>
  `framework: pytorch\nhardware: ${hardware}\n${list === undefined ? '' : `evidence: [${list}]\n`}`
const flow = (list: string, hardware = 'H100:8'): string =>
  `{ framework: pytorch, hardware: "${hardware}", evidence: [${list}] }`
const sbatch = (nodes: number | string, program = 'train.py'): string =>
  `#!/bin/bash\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python ${program}\n`

interface Move {
  readonly base: Readonly<Record<string, string>>
  readonly head: Readonly<Record<string, string | null>>
  readonly policy?: string
  readonly renames?: Readonly<Record<string, string>>
}

/** The findings about launches that a change takes out of the comparison. */
async function left(move: Move) {
  const { files } = await reviewedChange(move)
  return files.flatMap(({ path: file, findings }) =>
    findings.filter((finding) => finding.rule === rule).map((finding) => ({ file, ...finding })),
  )
}
const messages = async (move: Move): Promise<string[]> => (await left(move)).map(({ message }) => message)

/** The job compares run.sbatch on the base, and small.sbatch now. */
const listed = { [path]: job('run.sbatch'), 'train/run.sbatch': sbatch(1) }
const small = { [path]: job('small.sbatch'), 'train/small.sbatch': sbatch(1, 'small.py') }

/** The job that lists small.sbatch states no number, and neither does that one. */
const bare = { [path]: job('small.sbatch', 'H100'), 'train/small.sbatch': 'srun python small.py\n' }
/** A script that may start a launch on so many nodes. */
const starting = (nodes: number): string => `#!/bin/bash\nflux run -N${nodes} --gpus-per-node=8 job.sh\n`

const out = (file: string, asks: string): string =>
  `This change takes ${file} out of the comparison; it ${asks}, and the job declares 8. The base compares it with this job.`
const brought = (was: string, file: string, asks: string): string =>
  `This change takes ${was} out of the comparison and adds ${file}, which is compared with no job; it ${asks}, and the job declares 8. The base compares ${was} with this job.`

describe('a launch that a change takes out of the comparison, and that grows', () => {
  it('is named with what it asks for, its line, and what to do', async () => {
    const [found, another] = await left({ base: listed, head: { ...small, 'train/run.sbatch': sbatch(4) } })
    expect(another).toBeUndefined()
    expect(found).toMatchObject({
      file: path,
      severity: 'notice',
      message: out('train/run.sbatch', 'requests 32 accelerators'),
      remedy: 'List train/run.sbatch under `evidence` as well, or remove it if the job no longer uses it.',
      path: ['evidence'],
      related: [{ file: 'train/run.sbatch', message: 'Compared on the base.' }],
    })
  })

  it.each<readonly [string, Move['head'], string]>([
    ['no longer states its number', { 'train/run.sbatch': sbatch('$N') }, 'leaves its number of accelerators open'],
    ['may start more', { 'train/run.sbatch': starting(4) }, 'may launch 32 accelerators'],
    ['asks for more than twice', { 'train/run.sbatch': sbatch(2) + sbatch(8) }, 'requests 16 accelerators'],
  ])('is named if it %s', async (_, head, asks) => {
    expect(await messages({ base: listed, head: { ...small, ...head } })).toEqual([out('train/run.sbatch', asks)])
    // Nobody lists it, and another of its name comes nearer.
    const base = { [path]: job(), 'train/launch/run.sbatch': sbatch(1) }
    const moved = { 'train/launch/run.sbatch': head['train/run.sbatch'] ?? '', 'train/run.sbatch': sbatch(1) }
    expect(await messages({ base, head: moved })).toEqual([out('train/launch/run.sbatch', asks)])
  })

  it.each<readonly [string, Move['head']]>([
    ['asks for as many', {}],
    ['asks for as many otherwise', { 'train/run.sbatch': sbatch(1, 'other.py') }],
    ['may start as many', { 'train/run.sbatch': starting(1) }],
    ['is gone', { 'train/run.sbatch': null }],
    ['asks for what the job declares', { [path]: job('small.sbatch', 'H100:32'), 'train/run.sbatch': sbatch(4) }],
    ['asks for its devices', { [path]: job('small.sbatch', 'MI250X:8'), 'train/run.sbatch': sbatch(2) }],
    ['asks for more than no number', { ...bare, 'train/run.sbatch': sbatch(4) }],
    ['is open beside no number', { ...bare, 'train/run.sbatch': sbatch('$N') }],
    ['may start more than no number', { ...bare, 'train/run.sbatch': starting(4) }],
    ['is still listed', { [path]: job('"*.sbatch"'), 'train/run.sbatch': sbatch(4) }],
    ['is still listed, and open', { [path]: job('"*.sbatch"'), 'train/run.sbatch': starting(4) }],
  ])('is not named if it %s', async (_, head) => {
    expect(await messages({ base: listed, head: { ...small, ...head } })).toEqual([])
  })

  it.each([
    ['requests 32 accelerators', sbatch(4)],
    ['leaves its number of accelerators open', sbatch('$N')],
    ['may launch 32 accelerators', starting(4)],
  ])('is followed to its new name: it %s', async (asks, text) => {
    const head = { ...small, 'train/run.sbatch': null, 'train/go.sbatch': text }
    const renames = { 'train/go.sbatch': 'train/run.sbatch' }
    expect(await messages({ base: listed, head, renames })).toEqual([out('train/go.sbatch', asks)])
  })

  it('is as grave as the policy says', async () => {
    const change = { base: listed, head: { ...small, 'train/run.sbatch': sbatch(4) } }
    expect(await left({ ...change, policy: `rules: { ${rule}: error }` })).toMatchObject([{ severity: 'error' }])
    expect(await left({ ...change, policy: `rules: { ${rule}: off }` })).toEqual([])
  })
})

describe('a launch that contradicted the base, and that a change takes out of the comparison', () => {
  const both = { [path]: job('"*.sbatch"'), 'train/small.sbatch': sbatch(1), 'train/run.sbatch': sbatch(4) }

  it.each<readonly [string, string | null, readonly string[]]>([
    ['grows', sbatch(5), [out('train/run.sbatch', 'requests 40 accelerators')]],
    ['leaves its number open', sbatch('$N'), [out('train/run.sbatch', 'leaves its number of accelerators open')]],
    ['stays', sbatch(4), []],
    ['stays, with other words', `${sbatch(4)}# later\n`, []],
    ['shrinks', sbatch(2), []],
    ['may start more', starting(8), [out('train/run.sbatch', 'may launch 64 accelerators')]],
    ['is gone', null, []],
  ])('where it %s', async (_, text, expected) => {
    expect(await messages({ base: both, head: { [path]: job('small.sbatch'), 'train/run.sbatch': text } })).toEqual(
      expected,
    )
  })

  it.each<readonly [string, Move, readonly string[]]>([
    [
      'is named beside it if it grows',
      { base: both, head: { [path]: job('run.sbatch'), 'train/small.sbatch': sbatch(2) } },
      [out('train/small.sbatch', 'requests 16 accelerators')],
    ],
    [
      'states the most of what it requests',
      { base: { ...both, 'train/run.sbatch': sbatch(4) + sbatch(1) }, head: { [path]: job('small.sbatch') } },
      [],
    ],
    [
      'is no longer judged if nobody listed it',
      { base: { [path]: job(), 'train/run.sbatch': sbatch(4) }, head: { 'train/run.sbatch': starting(8) } },
      [],
    ],
    [
      'is none if it counts devices',
      {
        base: { [path]: job(undefined, 'MI250X:8'), 'train/run.sbatch': sbatch(2) },
        head: { 'train/run.sbatch': starting(8) },
      },
      [out('train/run.sbatch', 'may launch 64 accelerators')],
    ],
  ])('%s', async (_, move, expected) => {
    expect(await messages(move)).toEqual(expected)
  })

  it('leaves room for as large a one in its place', async () => {
    const replacedBy = (nodes: number) =>
      messages({
        base: both,
        head: { [path]: job('small.sbatch'), 'train/run.sbatch': null, 'train/big.sbatch': sbatch(nodes) },
      })
    expect([await replacedBy(4), await replacedBy(5)]).toEqual([
      [],
      [brought('train/run.sbatch', 'train/big.sbatch', 'requests 40 accelerators')],
    ])
  })
})

describe('a launch that left its number open on the base, and that a change takes out of the comparison', () => {
  const open = { [path]: job('"*.sbatch"'), 'train/small.sbatch': sbatch(1), 'train/run.sbatch': sbatch('$N') }
  const head = { [path]: job('small.sbatch') }

  it.each<readonly [string, Move['head'], readonly string[]]>([
    ['is not named if it stays', {}, []],
    [
      'is named with the number that it states',
      { 'train/run.sbatch': sbatch(2) },
      [out('train/run.sbatch', 'requests 16 accelerators')],
    ],
    [
      'allows no larger one',
      { [path]: job('a.sbatch'), 'train/a.sbatch': sbatch(1, 'a.py'), 'train/b.sbatch': sbatch(2) },
      [brought('train/run.sbatch', 'train/b.sbatch', 'requests 16 accelerators')],
    ],
  ])('%s', async (_, more, expected) => {
    expect(await messages({ base: open, head: { ...head, ...more } })).toEqual(expected)
  })
})

it('a listed file that stated nothing, and may start something, is named beside another one', async () => {
  const base = { ...listed, [path]: job('run.sbatch, go.sh'), 'train/go.sh': '#!/bin/bash\n' }
  const head = { ...small, 'train/run.sbatch': `${sbatch(1)}# later\n`, 'train/go.sh': starting(4) }
  expect(await messages({ base, head })).toEqual([out('train/go.sh', 'may launch 32 accelerators')])
})

describe('a launch that agreed, and that no longer states its number', () => {
  const silent = (file: string): string =>
    `This change leaves out how many accelerators ${file} launches on. The base compares its number with this job.`
  const plain = '#!/bin/bash\nsrun python train.py\n'
  const pods = (gpus: string): string =>
    `apiVersion: v1\nkind: Pod\nspec: { containers: [{ name: a, image: b${gpus} }] }\n`
  const files = { 'train/small.sbatch': sbatch(1, 'small.py'), 'train/pod.yaml': pods('') }
  const both = { ...files, [path]: job('"*.sbatch"'), 'train/run.sbatch': sbatch(1) }
  const bare = { 'train/run.sbatch': sbatch(1), [path]: job() }

  it.each<readonly [string, Move['base'], string]>([
    ['is listed beside another one', both, plain],
    ['is the only one', bare, plain],
    ['is listed alone', listed, plain],
    ['tells another program in a comment', listed, plain.replace('srun', '# flux: -N8 --gpus-per-node=8\n')],
    ['starts on hosts', listed, '#!/bin/bash\npdsh -w n[1-8] python train.py\n'],
  ])('is named where it %s', async (_, base, text) => {
    expect(await left({ base, head: { 'train/run.sbatch': text } })).toMatchObject([
      {
        message: silent('train/run.sbatch'),
        remedy: 'State the number in train/run.sbatch, or list the file that states it.',
        related: [{ file: 'train/run.sbatch', message: 'Compared on the base.' }],
      },
    ])
  })

  it('is named in another format, by its new name, and where the change lists it no more', async () => {
    const gpus = ', resources: { limits: { nvidia.com/gpu: 8 } }'
    const base = { [path]: job('pod.yaml'), 'train/pod.yaml': pods(gpus) }
    expect(await messages({ base, head: { 'train/pod.yaml': pods('') } })).toEqual([silent('train/pod.yaml')])
    const head = { 'train/run.sbatch': null, 'train/go.sbatch': plain }
    const renames = { 'train/go.sbatch': 'train/run.sbatch' }
    expect(await messages({ base: listed, head, renames })).toEqual([silent('train/go.sbatch')])
    expect(await messages({ base: listed, head: { ...small, 'train/run.sbatch': plain } })).toEqual([
      silent('train/run.sbatch'),
    ])
  })

  it.each<readonly [string, Move['head']]>([
    ['is gone', { 'train/run.sbatch': null }],
    ['runs nothing', { 'train/run.sbatch': '#!/bin/bash\n# later\n' }],
    ['leaves it open, which another rule names', { 'train/run.sbatch': sbatch('$N') }],
    ['states it in other words', { 'train/run.sbatch': plain.replace('python', 'runai submit --gpu 8') }],
    ['states fewer', { 'train/run.sbatch': sbatch(1).replace('=8', '=1') }],
    ['starts one that states it', { 'train/run.sbatch': 'sbatch small.sbatch\n' }],
    ['is started by one that states it', { 'train/run.sbatch': plain, 'train/go.sh': 'sbatch --gpus=8 run.sbatch\n' }],
    [
      'is of a job that declares none',
      { 'train/run.sbatch': plain, 'train/small.sbatch': plain, [path]: job('"*.sbatch"', 'H100') },
    ],
  ])('is not named where it %s', async (_, head) => {
    expect(await messages({ base: both, head })).toEqual([])
  })

  it('is not named where it stated none, or another number', async () => {
    for (const before of [plain, sbatch('$N'), sbatch(4)])
      expect(
        await messages({
          base: { ...both, 'train/run.sbatch': before },
          head: { 'train/run.sbatch': `${plain}# later\n` },
        }),
      ).toEqual([])
  })
})

describe('a launch that a change takes out of the comparison, beside a larger one that it brings', () => {
  const gone = { ...small, 'train/run.sbatch': null }

  it('is named once, with the largest, and the lines of all', async () => {
    const many = {
      'train/b.sbatch': sbatch(2),
      'train/c.sbatch': sbatch(8) + sbatch(16),
      'train/d.sbatch': sbatch('$N'),
    }
    expect(await left({ base: listed, head: { ...gone, ...many } })).toMatchObject([
      {
        message: brought('train/run.sbatch', 'train/c.sbatch', 'requests 64 accelerators'),
        remedy: 'List train/c.sbatch under `evidence` of the job that it starts.',
        related: ['c', 'b', 'd'].map((name) => ({
          file: `train/${name}.sbatch`,
          message: 'Compared with no job.',
        })),
      },
    ])
  })

  it.each<readonly [string, Move['head'], readonly string[]]>([
    ['also grows', { 'train/run.sbatch': sbatch(4) }, ['train/run.sbatch', 'train/big.sbatch']],
    ['is open', { 'train/run.sbatch': starting(4) }, ['train/big.sbatch', 'train/run.sbatch']],
    ['is gone with the list', { [path]: job() }, ['train/big.sbatch']],
  ])('is named where it %s', async (_, head, files) => {
    const found = await left({ base: listed, head: { ...gone, 'train/big.sbatch': sbatch(8), ...head } })
    expect(found.map(({ related }) => related[0]?.file)).toEqual(files)
  })

  it.each<readonly [string, Move]>([
    ['asks for as many', { base: listed, head: { ...gone, 'train/b.sbatch': sbatch(1) } }],
    ['was there', { base: { ...listed, 'train/b.sbatch': sbatch(8) }, head: gone }],
    [
      'was larger',
      { base: { ...listed, 'train/b.sbatch': sbatch(8) }, head: { ...gone, 'train/b.sbatch': sbatch(7) } },
    ],
    [
      'belongs to another job',
      {
        base: listed,
        head: {
          ...gone,
          [path]: `jobs:\n  train: ${flow('small.sbatch')}\n  big: ${flow('b.sbatch', 'H100:64')}\n`,
          'train/b.sbatch': sbatch(8),
        },
      },
    ],
    [
      'comes while all stays compared',
      { base: listed, head: { 'train/b.sbatch': sbatch(8), [path]: `${job('run.sbatch')}# more\n` } },
    ],
    [
      'comes while another job goes',
      {
        base: {
          [path]: `jobs:\n  a: ${flow('run.sbatch')}\n  b: ${flow('run.sbatch')}\n`,
          'train/run.sbatch': sbatch(1),
        },
        head: { [path]: `jobs:\n  a: ${flow('run.sbatch')}\n`, 'train/b.sbatch': sbatch(8) },
      },
    ],
    ['comes for a new job', { base: {}, head: { ...small, 'train/b.sbatch': sbatch(8) } }],
  ])('is not named where the other %s', async (_, move) => {
    expect(await messages(move)).toEqual([])
  })
})
