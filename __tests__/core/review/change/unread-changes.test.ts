import { describe, expect, it } from '@jest/globals'
import { reviewedChange } from '../../../support/reviewed-change.ts'

const path = 'accelerator.yml'
const rule = 'evidence/unread-change'
const policy = `rules: { ${rule}: error }`
const job = 'framework: pytorch\nhardware: H100:8\nevidence: [launch/*]\n'

type Texts = Readonly<Record<string, string | null>>

/** The messages about unread changes from one version of the launch files to the next. */
async function unread(
  base: Texts,
  head: Texts,
  under = policy,
  renames: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const { files } = await reviewedChange({
    policy: under,
    base: { [path]: job, ...base } as Record<string, string>,
    head,
    renames,
  })
  return files.flatMap(({ findings }) => findings.filter((each) => each.rule === rule).map(({ message }) => message))
}

/** What is said of one launch file that a change rewrites, without the words around it. */
async function said(file: string, before: string, now: string): Promise<string> {
  const [message = ''] = await unread({ [`launch/${file}`]: before }, { [`launch/${file}`]: now })
  return /(?:writes|removes) `([^`]+)`/.exec(message)?.[1] ?? message
}

const sbatch = '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gres=gpu:h100:8\nsrun python train.py --lr 1e-4\n'
const sky = 'resources:\n  accelerators: H100:8\nnum_nodes: 1\nrun: python train.py --lr 1e-4\n'
const lines = (options: string): string => `torchrun --nproc_per_node=8 train.py \\\n  --num_train_epochs ${options}\n`
const folded = 'resources:\n  accelerators: H100:8\nrun: >\n  timeout 5h\n  run.sh\n'
const trainer = 'from lightning import Trainer\nTrainer(accelerator="gpu", devices=8, num_nodes=1)\n'
const ray = 'apiVersion: ray.io/v1\nkind: RayCluster\nspec:\n  workerGroupSpecs:\n  - replicas: 1\n'

describe('a changed launch file', () => {
  it.each([
    ['a number that is read', 'a.sbatch', sbatch, sbatch.replace('nodes=1', 'nodes=8')],
    ['another accelerator', 'a.sbatch', sbatch, sbatch.replace('h100', 'a100')],
    ['another accelerator', 'a.yaml', sky, sky.replace('H100:8', 'A100:4')],
    ['a directive more', 'a.sbatch', sbatch.replace('#SBATCH --nodes=1\n', ''), sbatch],
    ['a comment', 'a.sbatch', sbatch, `${sbatch}# later\n\n`],
    ['a comment less', 'a.sbatch', sbatch.replace('srun', '# as before\nsrun'), sbatch],
    ['a learning rate', 'a.sbatch', sbatch, sbatch.replace('1e-4', '2e-5')],
    ['a learning rate', 'a.yaml', sky, sky.replace('--lr 1e-4', '--lr=3e-4')],
    ['a seed more', 'a.sbatch', sbatch, sbatch.replace('1e-4', '1e-4 --seed 7')],
    [
      'an option in its own line',
      'a.sh',
      lines('2 \\\n  --max_steps 9'),
      lines('2 \\\n  --seed 1 \\\n  --max_steps 9'),
    ],
    ['a comment behind a line', 'a.sbatch', sbatch, sbatch.replace('nodes=1', 'nodes=1 # as before')],
    ['a comment behind a line', 'a.yaml', sky, sky.replace('num_nodes: 1', 'num_nodes: 1 # one, for now')],
    ['a file for errors', 'a.sbatch', sbatch, sbatch.replace('#SBATCH', '#SBATCH --error=logs/%x-%j.err\n#SBATCH')],
    ['an address', 'a.sh', `${sbatch}x --mail-user a@b.org\n`, `${sbatch}x --mail-user c@b.org\n`],
    ['a learning rate in a list', 'a.py', 'run(["x", "--lr", "1e-4"])\n', 'run(["x", "--lr", "2e-4"])\n'],
    ['an output', 'a.sbatch', `${sbatch}#SBATCH --output=a.log\n`, `${sbatch}#SBATCH --output=b.log\n`],
  ])('is not named for %s in %s', async (_, file, before, now) => {
    expect(await said(file, before, now)).toBe('')
  })

  it.each([
    ['an option', 'a.sbatch', sbatch, sbatch.replace('srun', 'srun --new-option=64'), 'srun --new-option=64 python'],
    ['a spelling', 'a.yaml', sky, sky.replace('num_nodes: 1', 'num_nodes: 0x8'), 'num_nodes: 0x8'],
    ['a spelling', 'a.py', trainer, trainer.replace('num_nodes=1', 'num_nodes=0x8'), 'num_nodes=0x8'],
    ['a variable', 'a.sbatch', sbatch, sbatch.replace('python', '$OPTS python'), 'srun $OPTS python'],
    ['a brace', 'a.sbatch', sbatch, sbatch.replace('train.py', 'train.py{,}'), 'srun python train.py{,}'],
    ['a comment sign', 'a.sh', 'x --limit 4\n', 'x # --limit 4\n', 'x # --limit 4'],
    ['another value beside one that is read', 'a.sbatch', sbatch, sbatch.replace('1e-4', '1e-4;'), 'srun python'],
    ['a key', 'a.yaml', sky, `${sky}pool:\n  workers: 8\n`, 'pool:'],
    [
      'an unknown machine',
      'a.yaml',
      sky,
      sky.replace('accelerators: H100:8', 'instance_type: gpu_8x'),
      'instance_type:',
    ],
    ['another depth', 'a.yaml', sky, sky.replace('\nnum_nodes', '\n  num_nodes'), 'num_nodes: 1'],
    ['a key without a reader', 'a.yaml', ray, `${ray}    minReplicas: 64\n`, 'minReplicas: 64'],
    ['a file without a reader', 'main.tf', 'count = 1\n', 'count = 64\n', 'count = 64'],
    ['a line that another one replaces', 'a.sh', `exit 0\n${sbatch}`, `#SBATCH --nodes=1\n${sbatch}`, '#SBATCH'],
    [
      'an expansion in a comment of a here document',
      'a.sh',
      `${sbatch}cat <<E\nE\n`,
      `${sbatch}cat <<E\n# $(sbatch b.sh)\nE\n`,
      '# $(',
    ],
    ['the end of a string in a comment', 'a.sh', sbatch, `${sbatch}# x"; sbatch -N16 y; X="\n`, '# x"'],
    [
      'a function of make in a comment',
      'Makefile',
      'run:\n\tsrun x\n',
      'run:\n\tsrun x\n\t# $(shell y)\n',
      '# $(shell',
    ],
    ['an encoding', 'a.py', trainer, `# coding: utf-7\n${trainer}`, '# coding'],
    ['a template', 'a.yaml', sky, `# {{ "pool: 8" }}\n${sky}`, '# {{'],
    ['a directive of LoadLeveler', 'a.sh', sbatch, sbatch.replace('srun', '# @ node = 8\nsrun'), '# @ node'],
    ['a line break in a comment', 'a.yaml', sky, `# a\rpool: 8\n${sky}`, '# a'],
    ['a line separator in a comment', 'a.py', trainer, `# a\u2028submit(64)\n${trainer}`, '# a'],
    ['a null command', 'a.sh', ': go\n', 'go\n', 'go'],
    ['an assignment', 'a.sh', 'exit\n', 'exit=\n', 'exit='],
    ['quotes', 'a.sh', `X='$(go)'\n`, 'X="$(go)"\n', 'X="$(go)"'],
    ['words that part', 'a.sh', 'for i in a,b; do\n', 'for i in a b; do\n', 'for i in a b'],
    ['a part of a list', 'a.py', 'x = hosts[:1]\n', 'x = hosts[1:]\n', 'hosts[1:]'],
    ['a division', 'a.py', 'x = (64\n', 'x = (64\n// 8\n', '// 8'],
    ['the end of a here document', 'a.sh', `cat <<'# end'\ngo\n`, `cat <<'# end'\n# end\ngo\n`, '# end'],
    ['an empty line in a list of hosts', 'hosts', 'a\n', 'a\n\n', 'an empty line'],
    ['other line breaks', 'a.sbatch', sbatch, sbatch.replaceAll('\n', '\r\n'), '#!/bin/bash'],
    ['a carriage return', 'a.sh', lines('2'), lines('2').replace('py \\', 'py \\\r'), 'torchrun'],
    ['space behind the end of a here document', 'a.sh', `cat <<E\na\nE\ngo\n`, `cat <<E\na\nE \ngo\n`, 'E'],
    ['a line in a here document', 'a.sh', `cat <<E\na\nE\n`, `cat <<E\na\n\nE\n`, 'an empty line'],
    ['a line above an interpreter', 'a.sh', sbatch, `\n${sbatch}`, 'an empty line'],
    ['a line above an encoding', 'a.py', `\n\n# coding: utf-7\n`, `\n# coding: utf-7\n`, 'an empty line'],
    ['a variable', 'a.sh', 'SEED=8\ngo --devices $SEED\n', 'SEED=64\ngo --devices $SEED\n', 'SEED=64'],
    ['a variable in between', 'a.sh', 'DEVICES=8 \\\n  go\n', 'DEVICES=8 \\\nSEED=3\n  go\n', 'SEED=3'],
    ['a rule of make', 'Makefile', 'run:\n\tgo\n', 'output_dir: big\nrun:\n\tgo\n', 'output_dir: big'],
    ['a variable', 'a.py', 'seed = 1\n', 'seed = 8\n', 'seed = 8'],
    ['a comment that cuts a folded text', 'a.yaml', folded, folded.replace('5h', '5h # later'), 'timeout'],
    ['a comment in a command', 'a.sh', lines('2'), lines('2').replace('  --num', '  # later\n  --num'), '# later'],
    ['an empty line in a command', 'a.sh', lines('2'), lines('2').replace('  --num', '\n  --num'), 'an empty line'],
    ['a command that ends earlier', 'a.sh', lines('2'), lines('2').replace('py \\', 'py'), 'torchrun'],
    ['space behind a backslash', 'a.sh', lines('2'), lines('2').replace('py \\', 'py \\ '), 'torchrun'],
    ['an empty line in a folded text', 'a.yaml', folded, folded.replace('\n  run', '\n\n  run'), 'an empty line'],
    ['very many lines', 'a.sbatch', sbatch, `${sbatch}${'srun python train.py\n'.repeat(1_200)}`, 'srun'],
    ['another digit', 'a.yaml', sky, sky.replace('num_nodes: 1', 'num_nodes: 1８'), 'num_nodes: 1８'],
    ['a directive of Flux', 'a.sh', sbatch, sbatch.replace('srun', '# flux: -N8\nsrun'), '# flux: -N8'],
    ['a continuation', 'a.sh', `${sbatch}exit 0\n`, `${sbatch.trimEnd()} \\\nexit 0\n`, 'srun python'],
    ['a line that is gone', 'a.sbatch', sbatch.replace('srun', 'exit 0\nsrun'), sbatch, 'exit 0'],
    ['a line that moved', 'a.sh', `exit 0\n${sbatch}`, `${sbatch}exit 0\n`, 'exit 0'],
  ])('is named for %s in %s', async (_, file, before, now, line) => {
    expect(await said(file, before, now)).toContain(line)
  })

  it('says what it is, how much else there is, and where', async () => {
    const { files } = await reviewedChange({
      policy,
      base: { [path]: job, 'launch/a.yaml': sky },
      head: { 'launch/a.yaml': `${sky}pool:\n  workers: 8\n` },
    })
    expect(files.flatMap(({ findings }) => findings)).toMatchObject([
      {
        rule,
        severity: 'error',
        path: ['evidence'],
        message:
          'This change writes `pool:` in launch/a.yaml, and more, of which not every word is read. What it launches may differ from what is compared with this job.',
        related: [
          { file: 'launch/a.yaml', span: { line: 5 } },
          { file: 'launch/a.yaml', span: { line: 6 } },
        ],
      },
    ])
  })

  it('is named if it is new, or started by a listed one', async () => {
    expect(await unread({}, { 'launch/a.sbatch': sbatch })).toEqual([
      expect.stringMatching(/^This change adds launch\/a/),
    ])
  })

  it.each([
    ['bash "$(dirname "$0")/../run/go.sh"', 'run/go.sh'],
    ['cat run/go.sh | bash', 'run/go.sh'],
    ['source run/env', 'run/env'],
    ['bash run/go.md', 'run/go.md'],
    ['for each in run/*.sh; do bash $each; done', 'run/go.sh'],
    ['python -m tools.start', 'tools/start.py'],
    ['torchrun --nproc_per_node=8 -m start', 'tools/start/__main__.py'],
    ['deepspeed --hostfile=cfg/hosts train.py', 'cfg/hosts'],
    ['docker compose -frun/c.yml up', 'run/c.yml'],
    ['docker compose up', 'compose.yaml'],
    ['make train', 'Makefile'],
    ['npm run train', 'package.json'],
    ['bash run/a.sh', 'run/b.sh'],
    ['bash launch/page.md', 'launch/page.md'],
    ['for each in *.job; do sh $each; done', 'other/x.job'],
    ['for each in "run/"*".job"; do sh $each; done', 'run/x.job'],
    ['for each in run/**/*.job; do sh $each; done', 'run/a/x.job'],
    ['for each in x*; do sh $each; done', 'other/x-8'],
    [`find . -name '*.job' -exec sh {} +`, 'other/x.job'],
    ['python3 -umtools.start', 'tools/start.py'],
    ['torchrun --module tools.start', 'tools/start.py'],
    ['python3 tools', 'tools/__main__.py'],
    ['bash run/"go".sh', 'run/go.sh'],
    ['bash run/g\\o.sh', 'run/go.sh'],
    ['terraform apply', 'main.tf.json'],
  ])('is named if a listed one starts it: %s', async (command, file) => {
    const base = { 'launch/go.sh': `${command}\n`, 'run/a.sh': 'bash run/b.sh\n', [file]: 'echo one\n' }
    expect(await unread(base, { [file]: 'echo 8\n', 'other/a.yaml': '8\n' })).toEqual([expect.stringContaining(file)])
  })

  it.each([
    ['make train', 'Makefile', 'train:\n\ttorchrun --nnodes=1 --nproc_per_node=8 x.py\n', '--nnodes=1', '--nnodes=8'],
    ['cat tools/*.sh | bash', 'tools/b.sh', sbatch, '--nodes=1', '--nodes=8'],
    ['terraform apply', 'terraform.tfvars.json', '{"n": 1}\n', '1', '8'],
  ])('is named if what is read of it is compared with nothing: %s', async (command, file, text, from, to) => {
    const base = { 'launch/go.sh': `${command}\ntorchrun --nproc_per_node=8 y.py\n`, [file]: text }
    const [message] = await unread(base, { [file]: text.replace(from, to) })
    expect(message).toContain(file)
    expect(await unread(base, { [file]: `${text}# later\n` })).toEqual(
      file.endsWith('.json') ? [expect.anything()] : [],
    )
  })

  it('is named if it is gone, or only moved', async () => {
    const base = {
      'launch/go.sh': 'source small.env\nfor f in jobs/*.sh; do sh $f; done\n',
      'off/y.sh': 'echo\n',
      'small.env': 'N=1\n',
    }
    expect(await unread(base, { 'small.env': null })).toEqual([expect.stringContaining('removes small.env')])
    const moved = { 'off/y.sh': null, 'jobs/y.sh': 'echo\n' }
    expect(await unread(base, moved, policy, { 'jobs/y.sh': 'off/y.sh' })).toEqual([
      expect.stringContaining('moves jobs/y.sh'),
    ])
  })

  it('is named if the base lists it and the change does not', async () => {
    const base = { 'launch/a.yaml': sky }
    const head = {
      [path]: job.replace('launch/*', 'launch/b.yaml'),
      'launch/a.yaml': `${sky}pool: 1\n`,
      'launch/b.yaml': sky,
    }
    expect(await unread(base, head)).toEqual([
      expect.stringContaining('launch/a.yaml'),
      expect.stringContaining('adds launch/b.yaml'),
    ])
  })

  it('is not named if it is a page, of no job, or if no policy names the rule', async () => {
    const change = [{ 'launch/a.yaml': sky }, { 'launch/a.yaml': `${sky}pool: 1\n` }] as const
    expect(
      await unread({ 'launch/a.md': 'one\n', 'other/a.md': 'one\n' }, { 'launch/a.md': '64\n', 'other/a.md': '64\n' }),
    ).toEqual([])
    expect(await unread(...change, '')).toEqual([])
    expect(await unread(...change, 'rules: { evidence/*: error }')).toEqual([])
    expect(await unread(...change, `rules: { evidence/*: off, ${rule}: warning }`)).toHaveLength(1)
  })
})
