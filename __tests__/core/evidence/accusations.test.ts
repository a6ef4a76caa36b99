import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import type { Evidence } from '../../../src/core/evidence/evidence.ts'
import { treeOfTexts } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { evidenceIn } from '../../support/projects.ts'

const set = ruleSet(rules)

const sbatch = (nodes: number, gpus: number, job = 'run'): string =>
  `#!/bin/bash\n#SBATCH --job-name=${job}\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=${gpus}\nsrun python main.py\n`

/** The findings against a manifest, with severity. */
function accusations(files: Readonly<Record<string, string>>, manifest: string, path = 'accelerator.yml'): string[] {
  return accused(path, manifest, evidenceIn(files, path))
}

function accused(path: string, manifest: string, evidence: Evidence): string[] {
  return checkFile(path, manifest, set, defaultThresholds, { evidence })
    .findings.filter(({ rule }) => rule.startsWith('evidence/') && rule !== 'evidence/unread-count')
    .map(({ rule, severity }) => `${rule.slice('evidence/'.length)} ${severity}`)
}

describe('nobody is accused by', () => {
  it('a script that prepares the environment', () => {
    for (const path of ['setup/make.sh', 'jobs/download.sbatch', 'prepdata.sbatch', 'tuning/serve.sbatch']) {
      expect(accusations({ [path]: sbatch(1, 8) }, 'hardware: H100:64\n')).toEqual([])
    }
    expect(accusations({ 'jobs/main.sbatch': sbatch(1, 8) }, 'hardware: H100:64\n')).toEqual(['count-differs error'])
  })

  it('the launch file of a neighbour', () => {
    const files = { 'models/vision/main.sbatch': sbatch(1, 4) }
    expect(accusations(files, 'hardware: tpu-v5e-16\n', 'models/text/accelerator.yml')).toEqual([])
    const shared = { 'slurm/main.sbatch': sbatch(1, 4) }
    expect(accusations(shared, 'hardware: tpu-v5e-16\n', 'models/text/accelerator.yml')).toEqual([
      'accelerator-kind-differs warning',
    ])
  })

  it('the one of several variants that could be read', () => {
    const files = { 'small/main.sbatch': sbatch(1, 8), 'large/main.sbatch': sbatch(1, 8) }
    expect(accusations(files, 'hardware: H100:256\n')).toEqual([])
    expect(accusations(files, 'hardware: tpu-v5e-256\n')).toEqual(['accelerator-kind-differs warning'])
  })

  it('the one launch of a part of the repository', () => {
    const manifest = 'hardware: H100:64\n'
    expect(accusations({ 'analysis/main.sbatch': sbatch(1, 8) }, manifest)).toEqual([])
    expect(accusations({ 'analysis/main.sbatch': sbatch(1, 8) }, 'hardware: tpu-v5e-16\n')).toEqual([
      'accelerator-kind-differs warning',
    ])
    for (const path of ['main.sbatch', 'slurm/main.sbatch'])
      expect(accusations({ [path]: sbatch(1, 8) }, manifest)).toEqual(['count-differs error'])
    expect(accusations({ 'training/main.sbatch': sbatch(1, 8) }, manifest)).toEqual(['count-differs warning'])
  })

  it('the one launch beside examples that nobody looked into', () => {
    const said = (path: string, manifest: string, files: Readonly<Record<string, string>>): string[] => {
      const { name = 'job', evidence: globs = [] } = parse(manifest) as { name?: string; evidence?: string[] }
      const texts = Object.entries(files).map(([path, text]) => ({ path, text }))
      const lists = [{ folder: '', globs }]
      const evidence = gatherEvidence(treeOfTexts(texts), { manifests: [path], names: new Set([name]), lists })
      return accused(path, manifest, evidence)
    }
    const files = { 'main.sbatch': sbatch(1, 8), 'examples/llama/run.yaml': 'x: 1\n' }
    const { 'main.sbatch': launch } = files
    expect(said('accelerator.yml', 'hardware: H100:64\n', { 'main.sbatch': launch })).toEqual(['count-differs error'])
    expect(said('accelerator.yml', 'hardware: H100:64\n', files)).toEqual([])
    const page = { 'main.sbatch': launch, 'examples/llama/README.md': 'x\n', 'a/demo/LICENSE': 'x\n' }
    expect(said('accelerator.yml', 'hardware: H100:64\n', page)).toEqual(['count-differs error'])
    for (const own of ['name: main', "evidence: ['main.sbatch']"])
      expect(said('accelerator.yml', `hardware: H100:64\n${own}\n`, files)).toEqual(['count-differs error'])
    const beside = { 'team/main.sbatch': launch, 'examples/llama/run.yaml': 'x: 1\n' }
    expect(said('team/accelerator.yml', 'hardware: H100:64\n', beside)).toEqual(['count-differs error'])
  })

  it('a file deep below that carries the name of the manifest’s folder', () => {
    const files = { 'gpt_7b/slurm/v2/64gpus/main.sbatch': sbatch(8, 8, 'gpt_7b-64gpus') }
    expect(accusations(files, 'hardware: H100:256\n', 'gpt_7b/accelerator.yml')).toEqual([])
    const near = { 'gpt_7b/slurm/main.sbatch': sbatch(8, 8, 'gpt_7b-64gpus') }
    expect(accusations(near, 'hardware: H100:256\n', 'gpt_7b/accelerator.yml')).toEqual(['count-differs error'])
  })

  it('a launch beside others, of one of several jobs, or whose number is up to its caller', () => {
    const files = { 'train.sh': 'torchrun --nproc_per_node=8 main.py\n' }
    expect(accusations(files, 'hardware: H100:64\n')).toEqual(['count-differs warning'])
    expect(accusations(files, 'name: train\nhardware: H100:64\n')).toEqual(['count-differs warning'])
    const trial = { ...files, 'trial.sh': 'torchrun --nproc_per_node=1 main.py\n' }
    expect(accusations(trial, 'hardware: H100:64\n')).toEqual([])
    expect(accusations(files, 'jobs:\n  a: { hardware: H100:64 }\n  b: { hardware: H100:8 }\n')).toEqual([])
    const open = { 'train.sh': 'torchrun --nproc_per_node=${GPUS:-8} main.py\n' }
    expect(accusations(open, 'hardware: H100:64\n')).toEqual([])
    expect(accusations(open, "evidence: ['train.sh']\nhardware: H100:64\n")).toEqual(['count-differs notice'])
    const nodes = { 'train.sh': 'srun torchrun --nproc_per_node=8 main.py\n' }
    expect(accusations(nodes, "evidence: ['train.sh']\nhardware: H100:64\n")).toEqual([])
  })

  it('a script that is there to be adapted', () => {
    const files = { 'train/example_train.sbatch': sbatch(1, 8) }
    expect(accusations(files, 'hardware: H100:32\n')).toEqual([])
    expect(accusations(files, "evidence: ['train/*']\nhardware: H100:32\n")).toEqual(['count-differs error'])
  })

  it('one of two ways to launch', () => {
    const files = {
      'a.sbatch': sbatch(2, 8),
      'b.sh': 'torchrun --nnodes=2 --nproc_per_node=4 main.py\n',
    }
    expect(accusations(files, 'hardware: H100:8\n')).toEqual([])
    expect(accusations({ 'a.sbatch': files['a.sbatch'] }, 'hardware: H100:8\n')).toEqual(['count-differs error'])
    expect(accusations(files, "evidence: ['a.sbatch']\nhardware: H100:8\n")).toEqual(['count-differs error'])
  })

  it('a sharding that the source can also do', () => {
    const source =
      'from torch.distributed.fsdp import FullyShardedDataParallel as FSDP\n\nif args.fsdp:\n    model = FSDP(model)\n'
    const manifest = 'framework: pytorch\nhardware: { accelerator: h100, count: 8, parallelism: zero-1 }\n'
    expect(accusations({ 'train.py': source }, manifest)).toEqual([])
    const config = { 'ds_config.json': '{ "zero_optimization": { "stage": 3 } }\n' }
    expect(accusations(config, manifest)).toEqual(['sharding-differs warning'])
  })

  it('the framework of a neighbour', () => {
    const files = { 'vision/requirements.txt': 'torch==2.5.0\n' }
    expect(accusations(files, 'framework: jax\n', 'text/accelerator.yml')).toEqual([])
    expect(accusations({ 'requirements.txt': 'torch==2.5.0\n' }, 'framework: jax\n', 'text/accelerator.yml')).toEqual([
      'framework-not-used warning',
    ])
  })

  it('the dependencies of the jobs in another framework', () => {
    const files = { 'env/pods.txt': '', 'env/requirements.txt': 'jax[tpu]==0.4.30\n', 'tune.py': 'import torch\n' }
    expect(accusations(files, 'framework: pytorch\nhardware: A100:1\n')).toEqual([])
    expect(accusations(files, 'framework: jax\nhardware: A100:1\n')).toEqual([
      'dependencies-for-other-hardware warning',
    ])
  })
})

describe('a number of slices', () => {
  const jobset = `apiVersion: jobset.x-k8s.io/v1alpha2
kind: JobSet
metadata: { name: pods }
spec:
  replicatedJobs:
    - name: slice
      replicas: 2
      template:
        spec:
          parallelism: 4
          completions: 4
          template:
            spec:
              nodeSelector:
                cloud.google.com/gke-tpu-accelerator: tpu-v6e-slice
                cloud.google.com/gke-tpu-topology: 4x4
              containers:
                - name: main
                  image: python:3.12
                  resources: { limits: { google.com/tpu: 4 } }
`
  const manifest = (slices: number) => `hardware: { accelerator: tpu-v6e, topology: 4x4, slices: ${slices} }\n`

  it('is compared where the shape of a slice agrees', () => {
    expect(accusations({ 'pods.yaml': jobset }, manifest(2))).toEqual([])
    expect(accusations({ 'pods.yaml': jobset }, manifest(4))).toEqual(['count-differs error'])
  })

  it('that is filled in later accuses nobody', () => {
    const template = jobset.replace('replicas: 2', `replicas: \${SLICES}`)
    expect(accusations({ 'pods.yaml': template }, manifest(4))).toEqual([])
  })
})

describe('hardware that the code is for as well', () => {
  const docker = 'FROM nvidia/cuda:12.4.1-devel-ubuntu22.04\nRUN pip install torch\n'
  const source = (build: string) => `import torch\n\nif torch.version.${build} is None:\n    compile()\n`

  it('is not held against a manifest by the image for the other', () => {
    const files = (build: string) => ({ Dockerfile: docker, 'ops.py': source(build) })
    expect(accusations(files('cuda'), 'framework: pytorch\nhardware: MI300X:8\n')).toEqual([
      'image-for-other-hardware warning',
    ])
    expect(accusations(files('hip'), 'framework: pytorch\nhardware: MI300X:8\n')).toEqual([])
  })

  it('is not that of the launches of other parts', () => {
    const files = {
      'a/Dockerfile': 'FROM ubuntu:22.04\nRUN pip install torch-neuronx neuronx-cc\n',
      'b/team-gpu.sh': 'torchrun --nproc_per_node=8 main.py\n',
    }
    expect(accusations(files, 'framework: pytorch\nhardware: H100:8\n', 'a/accelerator.yml')).toEqual([
      'image-for-other-hardware warning',
    ])
    const pod = 'apiVersion: v1\nkind: Pod\nspec: { containers: [{ name: a, image: "pytorch/pytorch:2.6.0" }] }\n'
    expect(
      accusations({ ...files, 'b/gpu-pod.yaml': pod }, 'framework: pytorch\nhardware: H100:8\n', 'a/accelerator.yml'),
    ).toEqual(['image-for-other-hardware warning'])
    const image = { ...files, 'docker/gpu/Dockerfile': 'FROM python:3.12\nRUN pip install torch\n' }
    expect(accusations(image, 'framework: pytorch\nhardware: H100:8\n', 'a/accelerator.yml')).toEqual([])
  })

  it('is not told by a document', () => {
    const files = { 'README.md': 'We train on TPUs.\n\n```sh\npip install "jax[tpu]"\n```\n', 'a.py': 'import jax\n' }
    expect(accusations(files, 'framework: jax\nhardware: H100:8\n')).toEqual([])
  })
})

describe('the launch that a manifest lists contradicts', () => {
  const torchrun = (...options: string[]) => ({ 'train.sh': `torchrun ${options.join(' ')} main.py\n` })
  const listed = (hardware: string): string => `framework: pytorch\nevidence: ['train.sh']\nhardware: ${hardware}\n`

  it('another number in all', () => {
    const files = torchrun('--nnodes=2', '--nproc_per_node=8')
    expect(accusations(files, listed('H100:8'))).toEqual(['count-differs warning'])
    expect(accusations(files, listed('H100:16'))).toEqual([])
    // Each device of a card has a process.
    expect(accusations(files, listed('{ accelerator: mi250x, count: 8 }'))).toEqual([])
  })

  it('fewer accelerators than one node takes', () => {
    const files = torchrun('--nnodes=$NODES', '--nproc_per_node=8')
    expect(accusations(files, listed('H100:4'))).toEqual(['count-differs warning'])
    expect(accusations(files, listed('H100:64'))).toEqual([])
    expect(accusations(torchrun('--nproc_per_node=8'), 'name: train\nhardware: H100:4\n')).toEqual([
      'count-differs warning',
    ])
  })

  it('fewer than one node takes, where the number of nodes is but a default', () => {
    const files = torchrun('--nnodes=${NODES:-1}', '--nproc_per_node=8')
    expect(accusations(files, listed('H100:4'))).toEqual(['count-differs warning'])
    expect(accusations(files, listed('H100:64'))).toEqual([])
  })

  it('another kind, where the code around asks for the same', () => {
    const files = torchrun('--nproc_per_node=8')
    expect(accusations(files, listed('tpu-v5e-8'))).toEqual([])
    const cuda = { ...files, 'main.py': 'import torch\nmodel.to(torch.device("cuda"))\n' }
    expect(accusations(cuda, listed('tpu-v5e-8'))).toEqual(['accelerator-kind-differs warning'])
    const both = { ...cuda, 'requirements.txt': 'torch_xla[tpu]==2.6.0\n' }
    expect(accusations(both, listed('tpu-v5e-8'))).toEqual([])
  })

  it('another framework than the code around is written in', () => {
    const files = { 'run.sbatch': sbatch(1, 8), 'requirements.txt': 'torch==2.6.0\n' }
    const manifest = (framework: string) => `framework: ${framework}\nevidence: ['run.sbatch']\nhardware: H100:8\n`
    expect(accusations(files, manifest('jax'))).toEqual(['framework-not-used warning'])
    expect(accusations(files, manifest('pytorch'))).toEqual([])
  })
})
