import { describe, expect, it } from '@jest/globals'
import { comparedSentences } from '../../../src/core/report/words/evidence-compared.ts'
import { judgedWords } from '../../../src/core/report/words/judged.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { evidenceIn } from '../../support/projects.ts'

const set = ruleSet(rules)
const torch = { 'train.py': 'import torch\nmodel = torch.nn.Linear(1, 1)\nloss.backward()\n' }
const sbatch = (nodes: number) => `#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`
const one = 'framework: pytorch\nhardware: { accelerator: h100, count: 8 }\n'

function sentences(files: Readonly<Record<string, string>> | undefined, manifest: string) {
  const evidence = files && evidenceIn(files, 'accelerator.yml')
  const { jobs } = checkFile('accelerator.yml', manifest, set, defaultThresholds, { evidence })
  const { ofJob, ofAll } = comparedSentences(jobs)
  return { ofJobs: jobs.map(ofJob), ofAll }
}
const sentence = (files: Readonly<Record<string, string>> | undefined, manifest = one) =>
  sentences(files, manifest).ofJobs[0]

describe('what was compared with the repository', () => {
  it('is told with the number of files and what was left out', () => {
    expect(sentence({ ...torch, 'train.sbatch': sbatch(1) })).toBe(
      'Evidence: framework, kind and count compared (2 files); model not, the launch files leave it open.',
    )
    expect(sentence({ ...torch, 'a.sbatch': sbatch(1), 'b.sbatch': sbatch(2) })).toBe(
      'Evidence: framework and kind compared (3 files); model not, the launch files leave it open; count not, the launch files differ: 8 (a.sbatch:2) and 16 (b.sbatch:2).',
    )
  })

  it('names the way to have the rest compared where no launch file is tied to the job', () => {
    expect(sentence(torch)).toBe(
      'Evidence: framework compared (1 file); kind, model and count not, no launch file is tied to this job. The key `evidence` can name one.',
    )
    expect(sentence({})).toBe('No launch file found for this job.')
  })

  it('is of what the manifest declares, and of nothing where no repository was looked at', () => {
    expect(sentence(torch, 'framework: pytorch\n')).toBe('Evidence: framework compared (1 file).')
    expect(sentence(undefined)).toBeUndefined()
  })

  it('names a file that a listed one starts and that would tell more, until it is listed', () => {
    const files = {
      'run.sh': 'NPROC_PER_NODE=8 llamafactory-cli train sft.yaml\n',
      'sft.yaml': 'model_name_or_path: Qwen/Qwen2.5-7B\nfinetuning_type: lora\ncutoff_len: 4096\nlearning_rate: 1e-4\n',
    }
    const told = (more: string, listed: string) => {
      const evidence = evidenceIn(files, 'accelerator.yml')
      const text = `framework: pytorch\nstage: production\nhardware: H100:8\n${more}evidence: [${listed}]\n`
      const [job] = checkFile('accelerator.yml', text, set, defaultThresholds, { evidence }).jobs
      return job && [comparedSentences([job]).ofJob(job), judgedWords(job)].join(' | ')
    }
    expect(told('', 'run.sh')).toMatch(
      /sft\.yaml, which a listed file starts, states model, method and sequence length: list it under `evidence` to have them taken\. \| .*: declare scale\.parameters .*, or list sft\.yaml under `evidence`/,
    )
    expect(told('model: { name: Qwen/Qwen2.5-7B, method: lora }\n', 'run.sh')).toMatch(
      /sft\.yaml, which a listed file starts, states sequence length: list it/,
    )
    expect(told('', 'run.sh, sft.yaml')).not.toContain('a listed file starts')
  })

  it('is told once where it is the same for several jobs', () => {
    const two = sentences({}, 'jobs:\n  a: { hardware: H100:8 }\n  b: { hardware: H100:8 }\n')
    expect(two.ofJobs).toEqual([undefined, undefined])
    expect(two.ofAll).toBe('No launch file found for these jobs.')
  })
})

const pods = (name: string, gpus: number | string, replicas = '') =>
  `kind: Deployment\napiVersion: apps/v1\nmetadata: { name: ${name} }\nspec:\n${replicas}  template:\n    spec:\n      containers:\n` +
  `        - image: a\n          resources: { limits: { nvidia.com/gpu: ${gpus} } }\n---\n`
const placed = (name: string, label: string) =>
  pods(name, 8).replace(
    '      containers:',
    `      nodeSelector: { cloud.google.com/gke-accelerator: ${label} }\n      containers:`,
  )
const autoscaler =
  'apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nspec:\n  maxReplicas: 10\n' +
  '  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: a }\n'
const torchrun = (nodes: number | string) => `torchrun --nnodes ${nodes} --nproc_per_node 8 train.py\n`

/** For a job of eight and a file with several launches: the sentence about the comparison, and rules with findings. */
function ofFile(path: string, text: string) {
  const evidence = evidenceIn({ [path]: text }, 'accelerator.yml')
  const manifest = `${one}evidence: ["${path}"]\n`
  const { jobs, findings } = checkFile('accelerator.yml', manifest, set, defaultThresholds, { evidence })
  const rules = findings.filter(({ rule }) => rule.startsWith('evidence/')).map(({ rule }) => rule.slice(9))
  return [comparedSentences(jobs).ofJob(jobs[0] as (typeof jobs)[number]) ?? '', ...rules]
}

describe('several launches in one file', () => {
  it.each<readonly [string, string, string, RegExp, ...string[]]>([
    ['agree', 'k.yaml', pods('a', 8) + pods('b', 8), /total not, the 2 launches in k\.yaml are compared one by one/],
    [
      'differ',
      'k.yaml',
      pods('a', 8) + pods('b', 64),
      /count not, the launches in k\.yaml differ: 8 \(line 9\) and 64 \(line 19\)/,
      'larger-launch',
    ],
    [
      'differ, and one is smaller',
      'run.sh',
      `${torchrun(1)}torchrun --nproc_per_node 2 eval.py\n`,
      /count not, the launches in run\.sh differ: 8 \(line 1\) and 2 \(line 2\)/,
    ],
    ['start more processes', 'run.sh', torchrun(1) + torchrun(8), /differ: 8 \(line 1\) and 64/, 'larger-launch'],
    [
      'are targets of a makefile',
      'Makefile',
      'a:\n\tsbatch --nodes=1 --gpus-per-node=8 a.sbatch\n\nb:\n\tsbatch --nodes=8 --gpus-per-node=8 a.sbatch\n',
      /the launches in Makefile differ: 8 \(line 2\) and 64 \(line 5\)/,
      'larger-launch',
    ],
    [
      'are more than anybody declares',
      'k.yaml',
      [8, 16, 24, 32, 40, 48].map((gpus) => pods(`j${gpus}`, gpus)).join(''),
      /differ: 8 \(line 9\), 16 \(line 19\), 24 \(line 29\), 32 \(line 39\) and 2 more/,
      'larger-launch',
    ],
    [
      'leave one open',
      'k.yaml',
      pods('a', 8) + pods('b', '"${N}"'),
      /count not, another launch in k\.yaml leaves it open \(line 19\)/,
    ],
    [
      'leave one open beside a larger one',
      'k.yaml',
      pods('a', 8) + pods('b', 64) + pods('c', '"${N}"'),
      /count not, the launches in k\.yaml differ/,
      'larger-launch',
    ],
    [
      'name one model',
      'k.yaml',
      placed('a', 'nvidia-h100-80gb') + pods('b', 8),
      /model not, another launch in k\.yaml leaves it open \(line 20\)/,
    ],
    [
      'name two models',
      'k.yaml',
      placed('a', 'nvidia-h100-80gb') + placed('b', 'nvidia-a100-80gb'),
      /model not, the launches in k\.yaml differ: H100 SXM \(line 10\) and A100 SXM 80 GB \(line 21\)/,
    ],
    [
      'are scaled',
      'k.yaml',
      pods('a', 8) + autoscaler,
      /count not, k\.yaml leaves it open \(line 11\)/,
      'unread-count',
    ],
    ['are replicas', 'k.yaml', pods('a', 8, '  replicas: 4\n'), /count compared/, 'count-differs'],
    [
      'are tasks of an array',
      'run.sbatch',
      sbatch(1).replace('#', '#SBATCH --array=0-9%4\n#'),
      /total not, run\.sbatch is an array of 10 tasks, which are compared one by one/,
    ],
  ])('that %s', (_, path, text, said, ...findings) => {
    expect(ofFile(path, text)).toEqual([expect.stringMatching(said), ...findings])
  })

  it('that are tasks one after the other are one', () => {
    expect(ofFile('run.sbatch', sbatch(1).replace('#', '#SBATCH --array=0-9%1\n#'))[0]).not.toContain('total')
  })
})
