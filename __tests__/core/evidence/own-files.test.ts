import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { withoutPolicy } from '../../support/policies.ts'
import { evidenceIn } from '../../support/projects.ts'
import { workspaceOf } from '../../support/runner.ts'

const set = ruleSet(rules)

type Files = Readonly<Record<string, string>>

const manifestOf = (job: string, name: string): string => `jobs:\n  ${name}:\n${job.replace(/^/gm, '    ')}\n`

/** The findings against a job with these files. */
function said(files: Files, job: string, name = 'tune-7b'): string[] {
  const evidence = evidenceIn(files, 'accelerator.yml')
  return checkFile('accelerator.yml', manifestOf(job, name), set, defaultThresholds, { evidence })
    .findings.filter(({ rule }) => rule.startsWith('evidence/'))
    .map(({ rule, severity }) => `${rule.slice('evidence/'.length)} ${severity}`)
}

const count = ['count-differs warning']
const slurm = (nodes: number, model = 'h100') =>
  `#!/bin/bash\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=${model}:8\nsrun python train.py\n`

describe('a number that the caller of a job’s own script may overrule', () => {
  const script = (processes: string, nodes = '1') =>
    `torchrun --nproc_per_node=\${N:-${processes}} --nnodes=${nodes} train.py\n`
  const notice = ['count-differs notice']

  it('is worth a look where the job is declared on another', () => {
    expect(said({ 'scripts/tune_7b.sh': script('2') }, 'hardware: H100:2')).toEqual([])
    expect(said({ 'scripts/tune_7b.sh': script('2') }, 'hardware: H100:16')).toEqual(notice)
    expect(said({ 'a.sh': script('2') }, 'hardware: H100:16\nevidence: [a.sh]')).toEqual(notice)
  })

  it('says nothing where the file is not the job’s own, or is meant for any number of nodes', () => {
    expect(said({ 'scripts/run.sh': script('2') }, 'hardware: H100:16')).toEqual([])
    expect(said({ 'scripts/tune_7b.sh': script('2', '$NODES') }, 'hardware: H100:16')).toEqual([])
    const nodes = `torchrun --nproc_per_node=8 --nnodes=\${NODES:-1} train.py\n`
    expect(said({ 'scripts/tune_7b.sh': nodes }, 'hardware: H100:16')).toEqual([])
  })

  it('says nothing beside another number of the job’s own', () => {
    const files = { 'a.sh': script('2'), 'b.sh': script('4') }
    const unread = 'unread-count notice'
    expect(said(files, 'hardware: H100:16\nevidence: [a.sh, b.sh]')).toEqual([unread, unread])
  })
})

describe('a file that the script of a job names', () => {
  const lightning = (nodes: number) =>
    `trainer:\n  accelerator: gpu\n  devices: 8\n  num_nodes: ${nodes}\n  precision: bf16-mixed\n  max_steps: 9\n`
  const script = { 'scripts/tune_7b.sh': 'python main.py fit --config configs/large.yaml\n' }
  const files = { ...script, 'configs/large.yaml': lightning(2), 'configs/small.yaml': lightning(1) }

  it('tells of the job, whatever the files beside it tell', () => {
    expect(said(files, 'hardware: H100:16')).toEqual([])
    expect(said(files, 'hardware: H100:8')).toEqual(count)
    expect(said(files, 'hardware: H100:8', 'tune-70b')).toEqual([])
  })

  it('has the precision of the job', () => {
    const half = { ...files, 'configs/small.yaml': lightning(1).replace('bf16-mixed', '16-mixed') }
    const of = (precision: string) => said(half, `model: { precision: ${precision} }\nhardware: H100:16`)
    expect(of('bf16')).toEqual([])
    expect(of('fp16')).toEqual(['precision-differs warning'])
  })

  it('is found beside the script and by a variable before its name', () => {
    const at = (command: string, path: string) =>
      said({ 'scripts/tune_7b.sh': command, [path]: lightning(2) }, 'hardware: H100:8')
    const other = { 'configs/small.yaml': lightning(4) }
    const among = (command: string, path: string) =>
      said({ ...other, 'scripts/tune_7b.sh': command, [path]: lightning(2) }, 'hardware: H100:32')
    expect(among('python main.py --config=own.yaml\n', 'scripts/own.yaml')).toEqual(count)
    expect(among('python main.py --config "$ROOT/configs/own.yaml"\n', 'configs/own.yaml')).toEqual(count)
    expect(among('python main.py --config ../configs/own.yaml\n', 'configs/own.yaml')).toEqual(count)
    expect(among('bash scripts/next.sh\n', 'configs/own.yaml')).toEqual([])
    // A partly unknown name is unknown.
    expect(among('python main.py --config configs/$SIZE.yaml\n', 'configs/own.yaml')).toEqual([])
    expect(at('python main.py --config configs/own.yaml\n', 'configs/own.yaml')).toEqual(['count-differs error'])
  })

  it('is found through another script', () => {
    const through = {
      'scripts/tune_7b.sh': 'bash scripts/run.sh\n',
      'scripts/run.sh': 'python main.py --config configs/large.yaml\n',
    }
    expect(said({ ...files, ...through }, 'hardware: H100:8')).toEqual(count)
    const circle = { ...through, 'scripts/run.sh': 'bash scripts/tune_7b.sh\n' }
    expect(said({ ...files, ...circle }, 'hardware: H100:8')).toEqual([])
  })

  it('gives way to the number that the script tells itself', () => {
    const own = { 'scripts/tune_7b.sh': 'torchrun --nnodes 1 --nproc_per_node 8 main.py --config configs/large.yaml\n' }
    expect(said({ ...files, ...own }, 'hardware: H100:8')).toEqual([])
  })
})

describe('a file that is called as a job is', () => {
  it('but for words that any launch is called by is the job’s', () => {
    const files = { 'tune_7b/train.sbatch': slurm(2), 'tune_13b/train.sbatch': slurm(4) }
    expect(said(files, 'hardware: H100:16')).toEqual([])
    expect(said(files, 'hardware: H100:32')).toEqual(count)
    expect(said(files, 'hardware: H100:64', 'tune-70b')).toEqual([])
    const folders = { 'bert_large/finetune.sbatch': slurm(2), 'bert_base/finetune.sbatch': slurm(1) }
    expect(said(folders, 'hardware: H100:8', 'bert-large')).toEqual(count)
    expect(said(folders, 'hardware: H100:8', 'bert-large-pretrain')).toEqual([])
  })

  it('may be the folder of its launches', () => {
    const files = { 'models/wavenet/train.sbatch': slurm(2), 'models/tacotron/train.sbatch': slurm(4) }
    expect(said(files, 'hardware: H100:8', 'wavenet')).toEqual(count)
    expect(said(files, 'hardware: H100:16', 'wavenet')).toEqual([])
    expect(said({ 'models/train.sbatch': slurm(2), 'other/x.sbatch': slurm(4) }, 'hardware: H100:8', 'models')).toEqual(
      [],
    )
    const deeper = {
      'tune_7b/slurm/long.sbatch': slurm(2),
      'tune_7b/slurm/eval.sbatch': slurm(1),
      'x.sbatch': slurm(4),
    }
    expect(said(deeper, 'hardware: H100:8')).toEqual(count)
    expect(said(deeper, 'hardware: H100:16')).toEqual([])
    expect(said({ ...deeper, 'tune_7b/other/long.sbatch': slurm(1) }, 'hardware: H100:32')).toEqual([])
  })

  it('lies where it may, if no other folder has one', () => {
    const deep = 'a/b/c/tune_7b.sbatch'
    expect(said({ [deep]: slurm(2) }, 'hardware: H100:8')).toEqual(count)
    expect(said({ [deep]: slurm(2), 'a/b/d/tune_7b.sbatch': slurm(2) }, 'hardware: H100:8')).toEqual([])
    const named = slurm(2).replace('#SBATCH', '#SBATCH --job-name=long-tune-7b\n#SBATCH')
    expect(said({ 'a/b/c/submit.sbatch': named }, 'hardware: H100:8')).toEqual(count)
    expect(said({ 'a/b/c/submit.sbatch': named, 'a/b/d/submit.sbatch': named }, 'hardware: H100:8')).toEqual([])
  })

  it('is looked for among the examples, in a checkout', async () => {
    const found = async (files: Files, job: string) => {
      const folder = workspaceOf({ ...files, 'accelerator.yml': manifestOf(job, 'tune-7b'), '.git/HEAD': '' })
      const { files: reviews } = await reviewFolder(folder, ['accelerator.yml'], withoutPolicy)
      return reviews[0]?.findings.filter(({ rule }) => rule.startsWith('evidence/')).map(({ rule }) => rule)
    }
    const example = { 'examples/llama/tune_7b.sbatch': slurm(2), 'examples/llama/tune_13b.sbatch': slurm(4) }
    expect(await found(example, 'hardware: H100:8')).toEqual(['evidence/count-differs'])
    expect(await found(example, 'hardware: H100:16')).toEqual([])
    expect(await found({ ...example, 'tune_7b.sbatch': slurm(1) }, 'hardware: H100:8')).toEqual([])
    expect(await found({ 'docs/tune_7b.sbatch': slurm(2) }, 'hardware: H100:8')).toEqual([])
    const folder = { 'examples/tune_7b/slurm/long.sbatch': slurm(2), 'examples/tune_13b/slurm/long.sbatch': slurm(4) }
    expect(await found(folder, 'hardware: H100:8')).toEqual(['evidence/count-differs'])
    const others = { 'examples/llama/tune_13b.sbatch': slurm(4), 'examples/llama/run.sbatch': slurm(4) }
    expect(await found(others, 'hardware: H100:8')).toEqual([])
  })
})

describe('a choice that the files of a job leave', () => {
  it('between accelerators holds none that is not among them', () => {
    const files = { 'h/tune_7b.sbatch': slurm(2, 'h100'), 'a/tune_7b.sbatch': slurm(2, 'a100') }
    expect(said(files, 'hardware: H100:16')).toEqual([])
    expect(said(files, 'hardware: a100:16')).toEqual([])
    expect(said(files, 'hardware: L40S:16')).toEqual(['accelerator-differs warning'])
    const sky = {
      'sky.yaml': 'resources:\n  any_of:\n    - accelerators: L4:8\n    - accelerators: {A10G: 8, T4: 8}\n',
    }
    const of = (accelerator: string) => said(sky, `evidence: [sky.yaml]\nhardware: ${accelerator}:8`)
    expect([of('L4'), of('T4'), of('a10g')]).toEqual([[], [], []])
    expect(of('H100')).toEqual(['accelerator-differs error'])
    expect(of('MI300X')).toEqual(['accelerator-differs error'])
    const open = { ...files, 'o/tune_7b.sbatch': slurm(2).replace('h100:', '') }
    expect(said(open, 'hardware: L40S:16')).toEqual([])
  })
})

describe('the launcher of a job', () => {
  it('tells its framework, whatever its neighbours use', () => {
    const found = (framework: string, command: string) => {
      const files = { 'job/tune_7b.sh': `${command} train.py\n`, 'other/requirements.txt': 'tensorflow==2.15\n' }
      const manifest = manifestOf(`framework: ${framework}\nhardware: H100:8`, 'tune-7b')
      const evidence = evidenceIn(files, 'job/accelerator.yml')
      return checkFile('job/accelerator.yml', manifest, set, defaultThresholds, { evidence })
        .findings.filter(({ rule }) => rule.startsWith('evidence/'))
        .map(({ rule, message }) => `${rule}: ${message.split('.')[0]}`)
    }
    const torchrun = 'torchrun --nnodes 1 --nproc_per_node 8'
    expect(found('pytorch', torchrun)).toEqual([])
    expect(found('tensorflow', torchrun)).toEqual([
      'evidence/framework-not-used: The manifest declares TensorFlow, but the files of the job use PyTorch instead',
    ])
    expect(found('tensorflow', 'python')).toEqual([])
    expect(found('jax', torchrun)).toEqual([
      'evidence/framework-not-used: The manifest declares JAX, but the repository uses PyTorch instead',
    ])
  })
})

describe('an image for other work', () => {
  const libtpu = { 'setup.sh': 'pip install "jax[tpu]"\npip install flax\n', 'train.py': 'import jax\nimport flax\n' }

  it('is told by the name of its Dockerfile, and is none that a job trains in', () => {
    const of = (name: string) =>
      said({ ...libtpu, [name]: 'FROM nvidia/cuda:12.4.0-devel\n' }, 'framework: jax\nhardware: H100:8')
    expect(of('docker/Dockerfile.train')).toEqual([])
    expect(of('docker/Dockerfile.inference')).toEqual(['dependencies-for-other-hardware warning'])
    expect(of('docker/serving_dockerfile')).toEqual(['dependencies-for-other-hardware warning'])
  })
})
