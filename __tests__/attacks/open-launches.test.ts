import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import type { Outcome } from '../../src/core/review/outcome.ts'
import { reviewFolder } from '../../src/edge/run/review-folder.ts'
import { effectiveOf } from '../support/policy-runs.ts'
import { workspaceOf } from '../support/runner.ts'

// A launch on more accelerators, next to a listed file that agrees with the manifest. Its number is unreadable.

type Files = Readonly<Record<string, string>>
const job = (evidence: string) =>
  `framework: pytorch\nstage: production\nhardware: { accelerator: h100, count: 8 }\nevidence: [${evidence}]\n`
const agreeing = '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gpus-per-node=h100:8\nsrun python train.py\n'
const submit = (options: string) => `#!/bin/bash\nsbatch --gpus-per-node=h100:8 ${options} run.sbatch\n`
const start = (command: string) => `#!/bin/bash\n${command} train.py\n`
const pods = (replicas: string, kind = 'Deployment') =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: { name: t }\nspec:\n  replicas: ${replicas}\n  template: { spec: { containers: [{ name: c, image: x, resources: { limits: { nvidia.com/gpu: 8 } } }] } }\n`

async function reviewed(files: Files, evidence: string, links: Files = {}): Promise<Outcome> {
  const folder = workspaceOf({ '.git/HEAD': '', 'accelerator.yml': job(evidence), ...files })
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path))
  const effective = await effectiveOf('version: 1\nrules: { evidence/*: { severity: error, locked: true } }\n')
  return reviewFolder(folder, ['accelerator.yml'], { effective, today: '2026-11-21', scope: 'all' })
}

const saidOf = ({ files: [file] }: Outcome): string[] =>
  (file?.findings ?? []).map(({ rule, message, severity }) => `${severity} ${rule} ${message}`)

describe('a listed launch whose number nobody reads fails where a policy asks for it, beside one that agrees', () => {
  const cases: Readonly<Record<string, readonly [file: string, text: string, told?: string | RegExp]>> = {
    'a range of nodes': ['b.sbatch', agreeing.replace('nodes=1', 'nodes=4-8'), '`--nodes=4-8`'],
    'nodes that another command prints': ['b.sh', submit('$(echo --nodes=4)'), 'sbatch'],
    'options in a variable': ['b.sh', submit('$SBATCH_OPTS'), 'sbatch'],
    'an argument of another program': [
      'b.sh',
      '#!/bin/bash\necho --nodes=4 | xargs sbatch --gpus-per-node=h100:8 run.sbatch\n',
      'xargs',
    ],
    'processes of MPI': ['b.sh', start('mpirun -np 32 python'), 'mpirun'],
    'processes of MPI in other words': ['b.sh', start('mpirun -c 64 python'), 'mpirun -c 64'],
    'commands of MPI in a file': ['b.sh', 'mpirun --app appfile\n', '--app=appfile'],
    'processes of Horovod that become more': [
      'b.sh',
      start('horovodrun -np 8 --max-np 64 --host-discovery-script x python'),
      '--max-np=64',
    ],
    'devices of Fabric': ['b.sh', start('lightning run model --devices=64'), '--devices=64'],
    'a launcher that Slurm starts on several nodes': [
      'b.sh',
      start('srun -w h[1-8] torchrun --nproc_per_node=8'),
      'srun -w',
    ],
    'a launcher that its job starts on several nodes': [
      'b.sbatch',
      '#!/bin/bash\n#SBATCH -N8\nsrun torchrun --nproc_per_node=8 train.py\n',
      '`srun torchrun',
    ],
    'a range of nodes behind a step': ['b.sh', start('srun torchrun --nnodes=1:8 --nproc_per_node=8'), '--nnodes=1:8'],
    'a launcher that MPI starts': ['b.sh', start('mpirun -np 8 torchrun --nproc_per_node=8'), 'mpirun -np 8'],
    'tasks of Slurm': ['b.sh', start('srun -n64 python'), 'srun -n64'],
    'a second component of a step': [
      'b.sh',
      'srun -N1 --gpus-per-node=h100:8 python train.py : -N8 --gpus-per-node=h100:8 python train.py\n',
      'srun -N1',
    ],
    'a job that an allocation submits': [
      'b.sh',
      'salloc -N1 --gpus-per-node=h100:8 sbatch -N8 --gpus-per-node=h100:8 run.sbatch\n',
      'salloc -N1',
    ],
    'a job that a step submits': [
      'b.sbatch',
      `${agreeing}srun -N1 bash -c "sbatch -N8 --gpus-per-node=h100:8 run.sbatch"\n`,
      'srun -N1',
    ],
    'programs of Slurm in a file': ['b.sh', 'srun --multi-prog conf\n', '--multi-prog'],
    'workers of MindSpore': ['b.sh', start('msrun --worker_num=32 --local_worker_num=8'), '--worker_num=32'],
    'GPUs of HTCondor': ['b.sub', 'executable = train.sh\nrequest_gpus = 16\nqueue\n', 'request_gpus = 16'],
    'hosts of DeepSpeed': ['b.sh', start('deepspeed -i a@b@c@d'), '--include=a@b@c@d'],
    'options that nothing sets': ['b.sh', start('torchrun --nproc_per_node=8 $OPTS'), '`$OPTS`'],
    'options that a caller gives': ['b.sh', 'accelerate launch --num_processes 8 "$@"\n', '`$@`'],
    'options that a caller gives a shell': ['b.sh', `bash -c 'torchrun --nproc_per_node=8 "$@"' _ x.py\n`, '$@'],
    'a job with the options of a caller': ['b.sh', '#!/bin/bash\nsbatch "$@"\n', 'sbatch'],
    'options in a variable of any name': ['b.sh', '#!/bin/bash\nsbatch $BIG run.sbatch\n', 'sbatch'],
    'options in part of a variable': ['b.sh', `#!/bin/bash\nsbatch \${BIG%x} run.sbatch\n`, 'sbatch'],
    'arguments from the first on': ['b.sh', `#!/bin/bash\nsbatch "\${@:1}" run.sbatch\n`, 'sbatch'],
    'a task of SkyPilot with options': ['b.sh', 'sky launch $BIG t.yaml\n', 'sky launch'],
    'options beside a remark': ['b.sh', '#!/bin/bash\nsbatch $BIG run.sbatch\n# 64x H100\n', 'sbatch'],
    'a cluster beside a remark': [
      'b.sh',
      '#!/bin/bash\nkubectl scale --replicas=4 sts/t\n# 64x H100\n',
      '--replicas=4',
    ],
    'nodes without devices': ['b.sh', start('deepspeed --num_nodes 64'), 'deepspeed --num_nodes 64'],
    'a host without a number': ['hostfile', 'a slots=8\nb\n', '`b`'],
    'a host in another notation': ['hostfile', 'a slots=8\n[2001:db8::2] slots=8\n', 'slots=8'],
    'a launcher that Ansible starts': ['b.sh', 'ansible all -a "torchrun --nproc_per_node=8 t.py"\n', 'ansible'],
    'an escape in a Dockerfile': ['Dockerfile', 'FROM a\nCMD ["torchrun", "--nno\\u0064es=8", "t.py"]\n', 'nnodes=8'],
    'hosts of DeepSpeed in short': ['b.sh', start('deepspeed -H hosts'), '--hostfile=hosts'],
    'a number in a list': ['b.yml', 'cluster: { nodes: [64], gpus: [512] }\n', 'nodes: [64'],
    'hosts of another file': ['b.sh', start('deepspeed --hostfile=hosts'), '--hostfile=hosts'],
    'hosts of a parallel shell': ['b.sh', start('pdsh -w host[1-4] torchrun --nproc_per_node=8'), 'pdsh'],
    'a configuration that is not listed': ['b.sh', start('accelerate launch --config_file big.yaml'), 'accelerate'],
    'a variable that is set elsewhere': ['b.sh', start('torchrun --nnodes=$N --nproc_per_node=8'), '--nnodes=$N'],
    'a default on more': ['b.sh', start(`torchrun --nnodes=\${N:-4} --nproc_per_node=8`)],
    'Python that submits': ['b.py', 'import subprocess\nsubprocess.run(["sbatch", "--nodes=4", "run.sbatch"])\n'],
    'a quantity in a variable': ['b.yaml', pods('1').replace('gpu: 8', 'gpu: $N')],
    'replicas in another notation': ['b.yaml', pods('0x4')],
    'an autoscaler': [
      'b.yaml',
      'apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: t }\nspec: { minReplicas: 4 }\n',
      'kind: HorizontalPodAutoscaler',
    ],
    'an autoscaler of events': [
      'b.yaml',
      'apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: { name: t }\nspec: { minReplicaCount: 4 }\n',
      'kind: ScaledObject',
    ],
    'pods on every node of a cluster': ['b.yaml', pods('1', 'DaemonSet'), 'kind: DaemonSet'],
    'replicas of Kustomize': [
      'kustomization.yaml',
      'resources: [a.yaml]\nreplicas: [{ name: t, count: 4 }]\n',
      'replicas',
    ],
    'a patch of the replicas': [
      'b.yaml',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: t }\nspec: { replicas: 4 }\n',
      'replicas: 4',
    ],
    'an autoscaler of Helm': [
      'values.yaml',
      'replicaCount: 1\nautoscaling: { enabled: true, minReplicas: 4 }\nresources: { limits: { nvidia.com/gpu: 8 } }\n',
      'autoscaling',
    ],
    'replicas in other values of Helm': ['values-prod.yaml', 'replicaCount: 4\n', 'replicaCount: 4'],
    'replicas of a service': ['b.yaml', 'service: { replicas: 4 }\nresources: { accelerators: "H100:8" }\nrun: a\n'],
    'a name without an extension': ['b', pods('4'), 'is in no format'],
    'a cluster in the words of a script': ['b.sh', '#!/bin/bash\nkubectl scale --replicas=4 sts/t\n', '--replicas=4'],
    'a program that nobody reads': ['b.sh', '#!/bin/bash\nrunai submit t --gpu 32 -i img\n', 'gpu 32'],
    'a script that is written down and piped': [
      'b.sh',
      '#!/bin/bash\ncat <<E | sbatch\n#!/bin/bash\n#SBATCH -N 8\n#SBATCH --gres=gpu:8\nsrun python train.py\nE\n',
      '-N 8',
    ],
    'a script that is changed and piped': [
      'b.sh',
      '#!/bin/bash\nsed s/nodes=1/nodes=4/ a.sbatch | sbatch\n',
      'nodes=4',
    ],
    'Compose with replicas': [
      'compose.yaml',
      'services:\n  t:\n    image: x\n    deploy:\n      replicas: 4\n      resources: { reservations: { devices: [{ driver: nvidia, count: 8, capabilities: [gpu] }] } }\n',
      'replicas: 4',
    ],
    'Compose with a scale': [
      'compose.yaml',
      'services: { t: { image: x, scale: 8, deploy: { resources: { reservations: { devices: [{ driver: nvidia, count: 8 }] } } } } }\n',
      'scale: 8',
    ],
    'choices of SkyPilot': [
      'b.yaml',
      'resources:\n  accelerators: H100:8\n  any_of: [{ cloud: aws, accelerators: H100:64 }]\nrun: python train.py\n',
      'H100:64',
    ],
    'a mapping of SkyPilot': [
      'b.yaml',
      'resources: { accelerators: { H100: 64 } }\nrun: python train.py\n',
      'H100: 64',
    ],
    'a claim of devices': [
      'b.yaml',
      'apiVersion: resource.k8s.io/v1\nkind: ResourceClaim\nspec: { devices: { requests: [{ deviceClassName: gpu.nvidia.com, count: 64 }] } }\n',
      'count: 64',
    ],
    'a launcher in a pod of its own': [
      'b.yaml',
      pods('1').replace('image: x', 'image: x, command: [torchrun, --nnodes=8, --nproc-per-node=8]'),
      '--nnodes=8',
    ],
    'a cell of a notebook': [
      'b.ipynb',
      '{"cells":[{"cell_type":"code","source":["%%bash\\n","sbatch -N8 --gpus-per-node=8 x.sh"]}],"nbformat":4}',
      /-N8/,
    ],
    'the command of an image': [
      'Dockerfile',
      'FROM a\nCMD torchrun --nnodes=8 --nproc-per-node=8 train.py\n',
      'nnodes=8',
    ],
    'the command of an image as a list': [
      'Dockerfile',
      'FROM a\nCMD ["torchrun", "--nnodes", "8", "--nproc_per_node", "8", "train.py"]\n',
      '--nnodes',
    ],
    'a command in Python as a list': [
      'b.py',
      'import asyncio\nasyncio.run(start("srun", "-N", "8", "--gres=gpu:8", "train.py"))\n',
      '-N',
    ],
    'a configuration as JSON': [
      'b.json',
      '{"distributed_type":"MULTI_GPU","num_machines":8,"num_processes":64}',
      'num_machines:8',
    ],
    'settings of Hydra': ['b.yaml', 'hydra: { launcher: { nodes: 8, gpus_per_node: 8 } }\n', 'nodes: 8'],
    'Python that asks a scheduler itself': [
      'b.py',
      'import simple_slurm\nsimple_slurm.Slurm(nodes=8, gres="gpu:8")\n',
      'nodes=8',
    ],
    'Python that replaces itself': ['b.py', 'import os\nos.execvp("sbatch", ["sbatch", "-N8", "x.sh"])\n', 'sbatch'],
    'tasks of a runner': [
      'Taskfile.yml',
      'tasks: { t: { cmds: [torchrun --nnodes=8 --nproc-per-node=8 train.py] } }\n',
      'nnodes',
    ],
    'a job of another scheduler': [
      'b.nomad',
      'job "t" { group "g" { count = 8\n device "nvidia/gpu" { count = 8 } } }\n',
      'no format',
    ],
    'a format without a reader': [
      'b.tf',
      'resource "aws_instance" "x" {\n count = 4\n instance_type = "p5.48xlarge"\n}\n',
    ],
  }
  for (const [trick, [path, text, told = path]] of Object.entries(cases))
    it(trick, async () => {
      const outcome = await reviewed({ 'a.sbatch': agreeing, [path]: text }, `a.sbatch, "${path}"`)
      const unread = saidOf(outcome).filter((said) => said.startsWith('error evidence/unread-count'))
      expect(unread.join('\n')).toMatch(told)
      expect(outcome.failed).toBe(true)
    })

  it('but not one that hands on a listed file, that shows as many, or that tells in a comment', async () => {
    const program =
      '"""Usage: sbatch --nodes=8 a.sbatch"""\nimport torch\n# torchrun --nnodes=8 train.py\nnum_workers = 64\n'
    const files = {
      'a.sbatch': agreeing,
      'submit.sh': '#!/bin/bash\nsbatch a.sbatch\n',
      'ci.yml': 'steps: [sbatch a.sbatch]\n',
      Dockerfile: 'FROM a\nCMD torchrun --nproc-per-node=8 train.py\n',
      'train.py': program,
      'conf.yaml': 'num_workers: 64\nnodes: 1\nnproc_per_node: 8\n',
      'README.md': 'Run `sbatch --nodes=8 a.sbatch`.\n',
    }
    expect(saidOf(await reviewed(files, Object.keys(files).join(', ')))).toEqual([])
  })

  it('and not one that asks for no accelerator where each has what it asks for', async () => {
    const web = pods('4')
      .replace('name: t', 'name: web')
      .replace(/resources: .*?} } /, '')
    const files = {
      'a.sbatch': agreeing,
      'prepare.sbatch': '#!/bin/bash\n#SBATCH --nodes=4\n#SBATCH --partition=cpu\nsrun python prepare.py\n',
      'web.yaml': web,
    }
    expect(saidOf(await reviewed(files, 'a.sbatch, prepare.sbatch, web.yaml'))).toEqual([])
    const gpu = { ...files, 'a.sbatch': start('torchrun --nproc_per_node=8') }
    expect(saidOf(await reviewed(gpu, 'a.sbatch, prepare.sbatch'))).toContainEqual(
      expect.stringContaining('`--nodes=4` in prepare.sbatch'),
    )
    const patch = { 'a.yaml': pods('1'), 'b.yaml': web.replace('name: web', 'name: t') }
    expect(saidOf(await reviewed(patch, 'a.yaml, b.yaml'))).toContainEqual(
      expect.stringContaining('`replicas: 4` in b.yaml'),
    )
  })

  it('a script that a listed one starts, and that is not listed', async () => {
    const files = {
      'a.sbatch': agreeing,
      'b.sh': 'bash more/c.sh\n',
      'more/c.sh': start('torchrun --nnodes=8 --nproc_per_node=8'),
    }
    const outcome = await reviewed(files, 'a.sbatch, b.sh')
    expect(saidOf(outcome)).toContainEqual(expect.stringContaining('more/c.sh is started by a listed file'))
    const sound = { ...files, 'more/c.sh': start('torchrun --nproc_per_node=8') }
    expect(saidOf(await reviewed(sound, 'a.sbatch, b.sh'))).toEqual([])
    const overruled = { 'a.sbatch': agreeing, 'b.sh': 'sbatch --nodes=8 more/c.sbatch\n', 'more/c.sbatch': agreeing }
    expect(saidOf(await reviewed(overruled, 'a.sbatch, b.sh'))).toContainEqual(
      expect.stringContaining('more/c.sbatch is started by a listed file'),
    )
  })

  it.each([
    ['a batch script', 'sbatch more/c.sbatch', 'more/c.sbatch', agreeing.replace('nodes=1', 'nodes=8')],
    ['nodes without a number', 'sbatch more/c.sbatch', 'more/c.sbatch', '#!/bin/bash\n#SBATCH -N8 -p h100\nsrun a\n'],
    ['a launcher', 'bash more/c.sh', 'more/c.sh', start('torchrun --nnodes=8 --nproc_per_node=8')],
    ['a command to a scheduler', './more/c.sh', 'more/c.sh', submit('--nodes=8')],
    ['pods', 'kubectl apply -f more/c.yaml', 'more/c.yaml', pods('8')],
  ])('%s that a listed script starts beside a request that agrees', async (_, command, path, text) => {
    const listed = `#!/bin/bash\n${command}\nif false; then sbatch -N1 --gpus-per-node=h100:8 run.sbatch; fi\n`
    expect(saidOf(await reviewed({ 'b.sh': listed, [path]: text }, 'b.sh'))).toContainEqual(
      expect.stringContaining(`${path} is started by a listed file`),
    )
  })

  it('a link to a file, or in a folder', async () => {
    const files = { 'a.sbatch': agreeing, 'big/b.sbatch': agreeing.replace('nodes=1', 'nodes=4') }
    for (const [path, target] of [
      ['run/b.sbatch', '../big/b.sbatch'],
      ['run/more', '../big'],
    ] as const) {
      const outcome = await reviewed({ ...files, 'run/README': '' }, '"*.sbatch", "run/**"', { [path]: target })
      expect(saidOf(outcome)).toContainEqual(expect.stringContaining(`${path} is a symbolic link`))
    }
  })
})

it.each([
  [
    'a job of AzureML',
    'b.yml',
    'command: python train.py\nresources: { instance_count: 8, instance_type: Standard_ND96isr_H100_v5 }\ndistribution: { type: pytorch, process_count_per_instance: 8 }\n',
  ],
  [
    'machines of EC2',
    'b.py',
    'import boto3\nboto3.client("ec2").run_instances(InstanceType="p5.48xlarge", MinCount=8, MaxCount=8)\n',
  ],
  ['an environment of conda', 'b.sh', start('conda run -n a torchrun --nnodes=8 --nproc_per_node=8')],
])('a larger launch that only suggests its number is named beside one that states it: %s', async (_, path, text) => {
  const outcome = await reviewed({ 'a.sbatch': agreeing, [path]: text }, `a.sbatch, ${path}`)
  expect(saidOf(outcome)).toContainEqual(expect.stringMatching(/^error evidence\/larger-launch .* launches on 64\./))
})

const batch = '#SBATCH --nodes=8\n#SBATCH --gpus-per-node=h100:8\n'

it.each([
  ['b.txt', `#!/bin/bash\n${batch}srun python train.py\n`],
  ['b', `#!/bin/bash\n${batch}srun python train.py\n`],
  ['b.conf', `# ours\n\n${batch}`],
  ['b.py', `#!/usr/bin/env python3\n${batch}import torch\n`],
  ['b.R', `#!/usr/bin/env Rscript\n${batch}library(torch)\n`],
  ['b.md', '#!/bin/bash\n#PBS -l select=8:ngpus=8\npython train.py\n'],
  ['b.tex', '#!/bin/bash\n#SBATCH -N8 -t 1\nsrun --gpus-per-node=8 python train.py\n'],
])('a batch script is read under any name: %s', async (path, text) => {
  const said = saidOf(await reviewed({ 'a.sbatch': agreeing, [path]: text }, `a.sbatch, ${path}`))
  expect(said).toEqual([expect.stringMatching(`^error evidence/larger-launch .*${path} requests 64`)])
  const same = text.replace(/(nodes=|-N|select=)8/, '$11')
  expect(saidOf(await reviewed({ 'a.sbatch': agreeing, [path]: same }, `a.sbatch, ${path}`))).toEqual([])
})

it('a batch script of Python that leaves its number open is named', async () => {
  const text = `#!/usr/bin/env python3\n${batch.replace('=8', '=1-8')}import torch\n`
  const said = saidOf(await reviewed({ 'a.sbatch': agreeing, 'b.py': text }, 'a.sbatch, b.py'))
  expect(said).toEqual([expect.stringContaining('evidence/unread-count `--nodes=1-8` in b.py')])
})

it('a batch script of another language has no commands of a shell', async () => {
  const text = `#!/usr/bin/env python3\n${batch.replace('=8', '=1')}sbatch --nodes=8 --gres=gpu:8\n`
  const said = saidOf(await reviewed({ 'b.py': text, 'b.R': text }, 'b.py, b.R'))
  expect(said.filter((line) => !line.includes('unread-count'))).toEqual([])
})

it('a number that another listed file changes contradicts nothing', async () => {
  const files = {
    'values.yaml': 'nodes: 4\nresources: { limits: { nvidia.com/gpu: 8 } }\n',
    'values-prod.yaml': 'nodes: 1\n',
  }
  const said = saidOf(await reviewed(files, '"values*.yaml"'))
  expect(said).toEqual([expect.stringContaining('evidence/unread-count `nodes: 1` in values-prod.yaml')])
})

describe('a number that the shell spells in another way is read', () => {
  const cases: Readonly<Record<string, string>> = {
    'on two lines': submit('--no\\\ndes=4'),
    'in braces': submit('--{nodes=4,time=1}'),
    'as in C': submit("$'--nodes=\\x34'"),
    'for translators': submit('$"--nodes=4"'),
    'with quotes within its words': submit("--no''des=4").replace('sbatch', "sb''atch").replace('gpus', 'gp"u"s'),
    'with a program in a variable': `S=sbatch\n${submit('--nodes=4').replace('sbatch', '$S')}`,
    'with a program of a folder': submit('--nodes=4').replace('sbatch', '/usr/bin/sbatch'),
    'in the environment': '#!/bin/bash\nexport SBATCH_GPUS=h100:32\nsbatch run.sbatch\n',
    'as tasks of a GPU': '#!/bin/bash\n#SBATCH --ntasks=32\n#SBATCH --ntasks-per-gpu=1\nsrun python train.py\n',
  }
  for (const [spelling, text] of Object.entries(cases))
    it(spelling, async () => {
      const said = saidOf(await reviewed({ 'b.sh': text }, 'b.sh'))
      expect(said).toContainEqual(expect.stringMatching(/^error evidence\/count-differs .*b\.sh requests 32/))
    })
})

describe('a key that YAML and JSON spell in another way is read', () => {
  const big = pods('4')
  const cases: Readonly<Record<string, readonly [path: string, text: string]>> = {
    'with an escape': ['b.yaml', big.replace('nvidia.com/gpu', '"nvidia.com\\u002fgpu"')],
    'with a shorter one': ['b.yaml', big.replace('nvidia.com/gpu', '"\\x6evidia.com\\/gpu"')],
    'with a longer one at the top': ['b.yaml', big.replace('apiVersion', '"api\\U00000056ersion"')],
    'in JSON': ['b.json', JSON.stringify(parse(big)).replace('"apiVersion"', '"\\u0061piVersion"')],
    'in JSON without quotes': ['b.json', JSON.stringify(parse(big)).replace(/"(\w+)":/g, '$1: ')],
  }
  for (const [spelling, [path, text]] of Object.entries(cases))
    it(spelling, async () => {
      const said = saidOf(await reviewed({ [path]: text }, path))
      expect(said).toContainEqual(expect.stringMatching(/^error evidence\/count-differs .* requests 32/))
    })
})

describe('nothing is said of', () => {
  const cases: Readonly<Record<string, Files>> = {
    'steps of an allocation': { 'a.sbatch': `${agreeing}srun torchrun --nproc_per_node=$GPUS train.py\n` },
    'a script that an allocation starts': {
      'a.sbatch': agreeing.replace('python train.py', 'bash b.sh'),
      'b.sh': start('torchrun --nnodes=$SLURM_NNODES --nproc_per_node=$GPUS'),
    },
    'scripts that nobody lists, and that ask for no more than the request beside which they are started': {
      'a.sbatch': `${agreeing}bash more/b.sh\nbash more/c.sh\n`,
      'more/b.sh': start('torchrun --nnodes=1 --nproc_per_node=4'),
      'more/c.sh': start('torchrun --nnodes=1'),
    },
    'a launcher whose configuration is listed': {
      'b.sh': start('accelerate launch --config_file b.yaml'),
      'b.yaml': 'distributed_type: MULTI_GPU\nnum_machines: 1\nnum_processes: 8\n',
    },
    'a default that is the declared number': { 'b.sh': start(`torchrun --nproc_per_node=\${GPUS:-8}`) },
    'dependencies and sources': { 'a.sbatch': agreeing, 'requirements.txt': 'torch\n', 'train.py': 'import torch\n' },
    'hosts of a list that is listed too': {
      'b.sh': start('deepspeed --hostfile=hostfile'),
      hostfile: '# all\nnode-1 slots=4\nnode-2 slots=4\n',
    },
    'processes that are counted in all': {
      'b.sh': start('accelerate launch --num_machines 2 --num_processes 8'),
    },
    'a launcher that takes what its machine has': { 'b.sh': start('accelerate launch') },
    'Python that starts what its function asks for': {
      'b.py':
        'import subprocess, modal\napp = modal.App("a")\n@app.function(gpu="H100:8")\ndef train():\n    subprocess.run(["torchrun", "train.py"])\n',
    },
    'a default beside a trial': {
      Makefile: 'N ?= 8\ntrain:\n\tdeepspeed --num_gpus=$(N) train.py\nsmoke:\n\tdeepspeed --num_gpus=1 train.py\n',
    },
    'what serves every node of a cluster': {
      'a.sbatch': agreeing,
      'b.yaml': pods('1', 'DaemonSet').replace(/, resources: .*?} }/, ', env: [{ name: nvidia.com/gpu }]'),
    },
    'settings without a number': { 'a.sbatch': agreeing, 'b.yaml': 'learning_rate: 1e-4\nlayers: 32\n' },
    'a page of words': { 'a.sbatch': agreeing, 'b.md': 'Trained on 64 H100 GPUs.\n' },
  }
  it('a number that already differs', async () => {
    const files = { 'a.sbatch': agreeing.replace('nodes=1', 'nodes=4'), 'b.sh': start('mpirun -np 32 python') }
    const said = saidOf(await reviewed(files, 'a.sbatch, b.sh'))
    expect(said.map((line) => line.split(' ')[1])).toEqual(['evidence/count-differs'])
  })

  for (const [sound, files] of Object.entries(cases))
    it(sound, async () => {
      const listed = Object.keys(files).filter((path) => !path.startsWith('more/'))
      const outcome = await reviewed(files, listed.join(', '))
      expect(saidOf(outcome).filter((said) => said.includes('unread-count'))).toEqual([])
    })
})
