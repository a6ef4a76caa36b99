import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { dist } from '../../support/dist.ts'
import { describeWithProgram } from '../../support/programs.ts'
import { hangMilliseconds, workspaceOf } from '../../support/runner.ts'
import { runCommandHere } from '../../support/terminal.ts'

const manifest = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const train = '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n'
const kubernetesJob = `apiVersion: batch/v1
kind: Job
metadata: { name: train }
spec:
  template:
    spec:
      containers:
        - { name: train, image: pytorch/pytorch, resources: { limits: { nvidia.com/gpu: 4 } } }
`
const program = join(dist(), 'cli/index.js')

/** A project with stand-ins for cluster programs. Each records that it ran. */
function project(files: Readonly<Record<string, string>> = {}): string {
  const programs = 'sbatch salloc qsub bsub srun sky kubectl torchrun mpirun make'.split(' ')
  const folder = workspaceOf({
    'accelerator.yml': manifest,
    'train.sh': train,
    'train.py': 'import torch\n',
    ...Object.fromEntries(programs.map((name) => [`bin/${name}`, `#!/bin/sh\necho "$0" "$@" >> "\${0%/bin/*}/ran"\n`])),
    ...files,
  })
  for (const name of programs) chmodSync(join(folder, 'bin', name), 0o755)
  mkdirSync(join(folder, '.git'))
  return folder
}

const pathWith = (folder: string): string => `${join(folder, 'bin')}:${process.env['PATH']}`
const hasRun = (folder: string): boolean => existsSync(join(folder, 'ran'))

/** Uses the committed command. */
function launch(folder: string, command: readonly string[], options: readonly string[] = [], input = '') {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'launch', ...options, '--', ...command],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: pathWith(folder), LOG_TOKENS: 'kept' },
      input,
      timeout: hangMilliseconds,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return { status, signal, stdout, stderr, ran: hasRun(folder) }
}

/** Runs the sources in this process, for findings. A launched program gets the tests' folder, not the project's. */
async function launchHere(
  folder: string,
  command: readonly string[],
  options: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
) {
  const words = ['launch', ...options, '--', ...command]
  const { status, stderr } = await runCommandHere(folder, words, { PATH: pathWith(folder), ...variables })
  return { status, stderr, ran: hasRun(folder) }
}

// A launch handles signals until its process ends.
const signals = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const
const listening = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
afterEach(() => {
  for (const [signal, others] of listening)
    for (const listener of process.listeners(signal)) if (!others.includes(listener)) process.off(signal, listener)
})

const told = 'accelerator-review: error evidence/count-differs: In accelerator.yml, line 4: '
const policy = (text: string) => ({ '.github/accelerator-policy.yml': `version: 1\n${text}` })

const unread: readonly (readonly [string, ...string[]])[] = [
  ['n[1-8]', 'sbatch', '-w', 'n[1-8]', '-N1', 'train.sh'],
  ['array', 'sbatch', '--array=0-99', 'train.sh'],
  ['array', 'env', 'SBATCH_ARRAY_INX=0-99', 'sbatch', 'train.sh'],
  ['starts 2 jobs', 'sh', '-c', 'sbatch train.sh; sbatch train.sh'],
  ['starts several jobs', 'bash', 'twice.sh'],
  ['starts.py', 'python3', 'starts.py'],
  ['--nnodes=1:8', 'torchrun', '--nnodes=1:8', '--nproc_per_node=8', 'train.py'],
  ['jobs.yaml', 'kubectl', 'apply', '-f', 'jobs.yaml'],
  ['kind: DaemonSet', 'kubectl', 'create', '-f', 'nodes.yaml'],
  ['shared.yaml', 'kubectl', 'apply', '-f', 'shared.yaml'],
  ['trainer.num_nodes=8', 'nemo', 'llm', 'pretrain', 'trainer.num_nodes=8', 'trainer.devices=8'],
  ['trainer.num_nodes=8', 'nemo', 'llm', 'pretrain', 'trainer.num_nodes=8'],
  ['--num_nodes 8', 'python', 'train.py', '--num_nodes', '8', '--devices', '8'],
  ['--num_nodes 8', 'bash', 'options.sh'],
  ['--include=a@b@c@d', 'deepspeed', '-i', 'a@b@c@d', 'train.py'],
  ['$@', 'bash', '-c', 'sbatch "$@" train.sh', 'x', '-N8'],
  ['$1', 'bash', '-c', 'sbatch $1 train.sh', 'x', '-N8'],
  ['$N', 'env', 'N=-N8', 'bash', '-c', 'sbatch $N train.sh'],
  ['$BIG', 'bash', 'given.sh'],
  ['-Ssbatch -N8', 'env', '-Ssbatch -N8', 'train.sh'],
  ['-pe mpi 64', 'qsub', '-l', 'gpu=8', '-pe', 'mpi', '64', 'open.sh'],
  ['--gpus=H100:eight', 'sky', 'launch', '--gpus', 'H100:eight', 'task.yaml'],
  ['-C jobs', 'env', '-C', 'jobs', 'sbatch', 'train.sh'],
  ['--chdir=jobs', 'env', '--chdir=jobs', 'sbatch', 'train.sh'],
  ['--num-nodes=+8', 'sky', 'launch', 'task.yaml', '--num-nodes=+8'],
  ['--num_nodes 64', 'deepspeed', '--num_nodes', '64', 'train.py'],
  ['torchx', 'torchx', 'run', '-s', 'slurm', 'dist.ddp', '-j', '64x8', '--script', 'train.py'],
  ['--config=', 'sky', 'launch', '--config', 'resources.accelerators=H100:64', 'task.yaml'],
]

describe('what of a launch is not compared', () => {
  it.each(unread)('is told, and refused by a policy that raises it: %s in %s %s %s', async (text, ...command) => {
    const folder = project({
      ...policy('fail-on: error\nrules: { evidence/unread-file: error }\n'),
      'options.sh': 'python train.py --num_nodes 8 --devices 8\n',
      'given.sh': 'sbatch $BIG train.sh\n',
      'twice.sh': 'sbatch train.sh\nsbatch train.sh\n',
      'starts.py': 'import subprocess\nsubprocess.run(["sbatch", "-N8", "train.sh"])\n',
      'jobs.yaml': `${kubernetesJob.replace('gpu: 4', 'gpu: 8')}---\n${kubernetesJob.replace('gpu: 4', 'gpu: 8').replace('name: train', 'name: other')}`,
      'nodes.yaml': kubernetesJob.replace('kind: Job', 'kind: DaemonSet'),
      'shared.yaml': kubernetesJob.replace('gpu: 4', 'gpu.shared: 8'),
      'task.yaml': 'resources:\n  accelerators: H100:8\nrun: python train.py\n',
    })
    const { status, stderr, ran } = await launchHere(folder, command)
    expect(stderr).toContain('error evidence/unread-file')
    expect(stderr).toContain(text)
    expect({ status, ran }).toEqual({ status: 1, ran: false })
  })
})

describe('what a launch is told', () => {
  it('is nothing where the command asks for what the manifest declares', () => {
    expect(launch(project(), ['sbatch', 'train.sh'])).toMatchObject({ status: 0, stdout: '', stderr: '', ran: true })
  })

  it('is the flag that differs, before anything runs, which it then does', () => {
    const { status, stdout, stderr, ran } = launch(project(), ['sbatch', '--gres=gpu:h100:4', 'train.sh'])
    expect(stderr).toContain(`${told}The manifest declares 8 accelerators, but this command requests 4.`)
    expect({ status, stdout, ran }).toEqual({ status: 0, stdout: '', ran: true })
  })

  it.each([
    ['SBATCH_GRES', 'gpu:h100:64'],
    ['SBATCH_GPUS', 'h100:64'],
    ['SBATCH_GPUS_PER_NODE', '64'],
  ])('is what the environment asks for: %s', async (variable, value) => {
    const folder = project({ 'open.sh': '#!/bin/bash\nsrun python train.py\n' })
    const told = async (variables: Record<string, string>, ...options: string[]) =>
      (await launchHere(folder, ['sbatch', ...options, 'open.sh'], [], variables)).stderr
    expect(await told({ [variable]: value })).toContain('64')
    expect(await told({ SBATCH_GRES: value }, '--gres=gpu:h100:8')).toBe('')
  })

  it.each([
    ['a launcher', ['torchrun', '--nproc_per_node=8', 'train.py']],
    ['a module', ['python', '-um', 'torch.distributed.run', '--nproc_per_node=8', 'train.py']],
    ['a script', ['bash', 'run.sh']],
    ['a script that is submitted', ['sbatch', 'run.sh']],
    ['a text for a shell', ['sh', '-c', 'export PET_NNODES=8; torchrun --nproc_per_node=8 train.py']],
  ])('is what the environment sets for %s', async (_, command) => {
    const folder = project({ 'run.sh': '#!/bin/bash\n\n# starts\ntorchrun --nproc_per_node=8 train.py\n' })
    const told = async (nodes: string) => (await launchHere(folder, command, [], { PET_NNODES: nodes })).stderr
    expect(await told('8')).toContain('requests 64')
    if (command[0] !== 'sh') expect(await told('1')).not.toContain('requests')
  })

  it.each([
    ['an option beside a directive of the script', ['sbatch', '--nodes=2', 'train.sh'], '16'],
    ['a letter with its value', ['sbatch', '-N2', 'train.sh'], '16'],
    ['a letter with a name and a number', ['sbatch', '-Gh100:64', 'open.sh'], '64'],
    ['letters that are joined', ['sbatch', '-HN2', 'train.sh'], '16'],
    ['an option that is shortened', ['sbatch', '--gpus-per-n=h100:64', 'open.sh'], '64'],
    ['a trackable resource', ['sbatch', '--tres-per-node=gres/gpu:h100:64', 'open.sh'], '64'],
    ['a file as the value of another option', ['sbatch', '--output', 'train.sh', 'two.sh'], '16'],
    ['a part of a heterogeneous step', ['srun', '--gpus=h100:8', ':', '--gpus=h100:64', 'python', 'train.py'], '72'],
    ['a part of a heterogeneous job', ['sbatch', '-Gh100:8', ':', '--gpus=h100:64', 'open.sh'], '72'],
    ['a script of Grid Engine behind its slots', ['qsub', '-pe', 'smp', '64', 'grid.sh'], '16'],
    ['GPUs beside the slots of Grid Engine', ['qsub', '-l', 'gpu=16', '-pe', 'smp', '4', 'open.sh'], '16'],
    ['a script that asks for something else', ['sbatch', 'two.sh'], '16'],
    ['a script for any number of nodes, on the one that Slurm gives', ['sbatch', 'any.sh'], '4'],
    ['a script for any number of nodes, on some', ['sbatch', '-N4', 'any.sh'], '16'],
    ['a variable in front', ['env', 'SBATCH_GRES=gpu:h100:64', 'sbatch', 'open.sh'], '64'],
    ['variables of torchrun', ['env', 'PET_NNODES=8', 'PET_NPROC_PER_NODE=8', 'torchrun', 'train.py'], '64'],
    ['GPUs of sockets', ['sbatch', '--gpus-per-socket=h100:8', '--sockets-per-node=2', 'open.sh'], '16'],
    ['hosts that are named', ['sbatch', '--gpus-per-node=h100:8', '-w', 'n[1-8]', 'open.sh'], '64'],
    ['an option of a launcher, shortened', ['torchrun', '--nnode', '8', '--nproc_per', '8', 'train.py'], '64'],
    ['GPUs of hosts of LSF', ['bsub', '-n', '64', '-gpu', 'num=8', '-R', 'span[ptile=8]', 'python', 'train.py'], '64'],
    ['an allocation', ['salloc', '-N8', '--gpus-per-node=h100:8', 'python', 'train.py'], '64'],
    ['processes of MPI', ['mpirun', '-np', '64', 'python', 'train.py'], '64'],
    ['a quantity of Kubernetes', ['kubectl', 'apply', '-f', 'milli.yaml'], '64'],
    ['another accelerator', ['sbatch', '--gres=gpu:a100:8', 'train.sh'], 'A100'],
    ['processes of a launcher', ['torchrun', '--nproc_per_node=4', 'train.py'], '4'],
    ['a task of SkyPilot', ['sky', 'launch', 'task.yaml'], '4'],
    ['a task of SkyPilot on other accelerators', ['sky', 'launch', '--gpus', 'A100:8', 'task.yaml'], 'A100'],
    ['a task of SkyPilot on more nodes', ['sky', 'launch', 'task.yaml', '--num-nodes', '4'], '16'],
    ['a task of SkyPilot on its nodes', ['sky', 'launch', '--gpus', 'H100:8', 'nodes.yaml'], '16'],
    ['a job of Kubernetes', ['kubectl', 'apply', '-f', 'job.yaml'], '4'],
  ])('is %s', async (_, command, requested) => {
    const folder = project({
      'two.sh': train.replace('nodes=1', 'nodes=2'),
      'open.sh': '#!/bin/bash\nsrun python train.py\n',
      'any.sh': '#!/bin/bash\n#SBATCH --gres=gpu:h100:4\nsrun torchrun --nnodes=$SLURM_NNODES train.py\n',
      'grid.sh': '#!/bin/bash\n#$ -l gpu=16\npython train.py\n',
      'task.yaml': 'resources:\n  accelerators: H100:4\nrun: python train.py\n',
      'nodes.yaml': 'num_nodes: 2\nresources:\n  accelerators: H100:4\nrun: python train.py\n',
      'job.yaml': kubernetesJob,
      'milli.yaml': kubernetesJob.replace('gpu: 4', 'gpu: 64000m'),
    })
    const { stderr, ran } = await launchHere(folder, command)
    expect(stderr).toMatch(new RegExp(`requests (?:\\d+× )?${requested}\\b`))
    expect(ran).toBe(true)
  })

  it('takes the options of a command and the directives of its script together', async () => {
    const folder = project({ 'two.sh': train.replace('nodes=1', 'nodes=2') })
    expect((await launchHere(folder, ['sbatch', '--gres=gpu:h100:4', 'two.sh'])).stderr).toBe('')
  })

  it('leaves other launch files out of it', async () => {
    const folder = project({ 'other.sh': train.replace(':8', ':2') })
    expect((await launchHere(folder, ['sbatch', 'train.sh'])).stderr).toBe('')
  })

  it('refuses by a policy and by an option, and then nothing runs', async () => {
    const wrong = ['sbatch', '--gres=gpu:h100:4', 'train.sh']
    const byPolicy = launch(project(policy('fail-on: error\n')), wrong)
    expect(byPolicy).toMatchObject({ status: 1, stdout: '', ran: false })
    expect(byPolicy.stderr).toMatch(/Failed: 1 error \(fail-on: error\)\. The command was not run\.\n$/)
    expect(await launchHere(project(), wrong, ['--fail-on', 'error'])).toMatchObject({ status: 1, ran: false })
    expect(await launchHere(project(policy('fail-on: never\n')), wrong)).toMatchObject({ status: 0, ran: true })
  })

  it('does not let an option loosen what a policy locks', async () => {
    const folder = project(policy('fail-on: { value: error, locked: true }\n'))
    const wrong = ['sbatch', '--gres=gpu:h100:4', 'train.sh']
    const { status, ran } = await launchHere(folder, wrong, ['--fail-on', 'never'])
    expect(ran).toBe(false)
    expect(status).not.toBe(0)
  })

  it('counts what else is found in one line', async () => {
    const folder = project({ 'accelerator.yml': `${manifest}model: { precision: fp4 }\n` })
    const { stderr } = await launchHere(folder, ['sbatch', 'train.sh'])
    expect(stderr).toMatch(/^accelerator-review: Not about the command: \d \w+.*\n$/)
  })

  it('names what refuses a command, whatever it speaks of', async () => {
    const tpu = { 'accelerator.yml': 'framework: mxnet\nstage: production\nscale: large\nhardware: v5e-8\n' }
    const { status, stderr, ran } = await launchHere(project({ ...tpu, ...policy('fail-on: error\n') }), ['true'])
    expect(stderr).toContain('error framework/no-xla-path: ')
    expect({ status, ran }).toEqual({ status: 1, ran: false })
  })

  it('is what is not read, and a policy refuses it', async () => {
    const line =
      'accelerator-review: notice evidence/unread-file: Not read: `make train`; what it starts is not compared. Launch what it starts, so that it can be read.\n'
    expect((await launchHere(project(), ['make', 'train'])).stderr).toContain(line)
    const strict = policy('fail-on: error\nrules:\n  evidence/unread-file: error\n')
    expect(await launchHere(project(strict), ['make', 'train'])).toMatchObject({ status: 1, ran: false })
    expect(await launchHere(project(strict), ['sbatch', 'train.sh'])).toMatchObject({ status: 0, ran: true })
  })

  it.each([
    'nemo llm pretrain trainer.num_nodes=1 trainer.devices=8',
    'nemo llm pretrain trainer.num_nodes=2 trainer.devices=4',
    'python train.py --num_nodes 2 --devices 4',
    'accelerate launch --num_machines 2 --num_processes 8 train.py',
    'bash machines.sh',
    'deepspeed --include a:0,1,2,3@b:0,1,2,3 train.py',
    'srun -N2 hostname',
  ])('is nothing of words that may mean no more than is declared: %s', async (command) => {
    const files = { 'machines.sh': 'accelerate launch --num_machines 2 --num_processes 8 train.py\n' }
    const { stderr } = await launchHere(project(files), command.split(' '))
    expect(stderr).not.toMatch(/unread|count-differs/)
  })

  it.each([
    ['an option beside a directive, in a text for a shell', ['bash', '-ec', 'sbatch --nodes=2 train.sh; true'], '16'],
    ['a file directly behind its letter', ['kubectl', 'apply', '-fjobs/job.yaml'], '4'],
    ['a number that SkyPilot reads as a float', ['sky', 'launch', '--gpus', 'H100:16.0', 'task.yaml'], '16'],
    ["a request before the script's own", ['qsub', '-lselect=2:ngpus=8', 'pbs.sh'], '16'],
    ["a request beside another scheduler's directives", ['qsub', '-lselect=2:ngpus=8', 'train.sh'], '16'],
    ["a script with another scheduler's directives", ['sbatch', 'both.sh'], '16'],
    ['a chunk directly behind its letter', ['qsub', '-lselect=2:ngpus=8', 'open.sh'], '16'],
  ])('reads %s', async (_, command, requested) => {
    const pbs = '#!/bin/bash\n#PBS -l select=1:ngpus=8\n'
    const job = {
      ...{ 'open.sh': 'python train.py\n', 'jobs/job.yaml': kubernetesJob, 'pbs.sh': `${pbs}python train.py\n` },
      'task.yaml': 'resources:\n  accelerators: H100:8\nrun: python train.py\n',
      'both.sh': `${pbs}#SBATCH --nodes=2\n#SBATCH --gres=gpu:8\nsrun python train.py\n`,
    }
    const { stderr } = await launchHere(project(job), command)
    expect(stderr).toMatch(new RegExp(`requests (?:\\d+× )?${requested}\\b`))
    expect(stderr).not.toMatch(/Not read|larger-launch/)
  })

  it.each([
    ['over the limit of a file', '#\n'.repeat(600_000)],
    ['over the limit of a reader', `#!/bin/bash\n#SBATCH --gpus=64\n${'#\n'.repeat(300_000)}`],
  ])('names a script that is %s', async (_, text) => {
    const { stderr } = await launchHere(project({ 'long.sh': text }), ['sbatch', 'long.sh'])
    expect(stderr).toContain('Not read: `long.sh`')
  })

  it('says that nothing was checked where no manifest is', async () => {
    const folder = workspaceOf({})
    mkdirSync(join(folder, '.git'))
    expect((await launchHere(folder, ['true'])).stderr).toBe(
      'accelerator-review: There is no accelerator.yml here or above, so the command was not checked.\n',
    )
  })

  it('finds the job that lists the file or is called as it, or asks for its name', async () => {
    const jobs = `defaults: { framework: pytorch, stage: production }
jobs:
  big: { hardware: H100:8, evidence: [train.sh] }
  small: { hardware: H100:4 }
`
    const folder = project({ 'accelerator.yml': jobs, 'run_small.sh': train })
    const told = async (command: string, ...options: string[]) =>
      (await launchHere(folder, command.split(' '), options)).stderr
    expect(await told('sbatch train.sh')).not.toContain('count-differs')
    expect(await told('sbatch run_small.sh')).toContain('declares 4 accelerators')
    expect(await told('sbatch --gpus=8 --job-name=small x.sh')).not.toContain('not plain')
    expect(await launchHere(folder, ['torchrun', 'train.py'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('name it with --job, big or small.'),
    })
    expect(await told('torchrun --nproc_per_node=8 train.py', '--job', 'small')).toContain('but')
  })
})

describe('the child', () => {
  const print = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))'

  it('gets 10,000 words as they are', () => {
    const odd = ['', ' ', "it's", '"', '$HOME', '`x`', '*', '\\', 'a\nb', 'é 🚀', '--help', '--', '-h', '\t', '%s']
    const words = Array.from({ length: 10_000 }, (_, at) => `${odd[at % odd.length]}${at < odd.length ? '' : at}`)
    const { status, stdout } = launch(project(), [process.execPath, '-e', print, '--', ...words])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(words)
  })

  it('has our input, our environment and its own status', () => {
    const { status, stdout } = launch(project(), ['sh', '-c', 'cat; echo "$LOG_TOKENS"; exit 7'], [], 'typed\n')
    expect({ status, stdout }).toEqual({ status: 7, stdout: 'typed\nkept\n' })
  })

  it('ends us by the signal that ended it', () => {
    expect(launch(project(), ['sh', '-c', 'kill -KILL $$'])).toMatchObject({ status: null, signal: 'SIGKILL' })
    expect(launch(project(), ['sh', '-c', 'kill -TERM $$'])).toMatchObject({ status: null, signal: 'SIGTERM' })
  })

  it('is as in a shell where there is none', () => {
    expect(launch(project(), ['no-such-program']).status).toBe(127)
    expect(launch(project(), ['./train.py']).status).toBe(126)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1'] as const)('hears %s, and its status is ours', async (signal) => {
    const command = [
      'sh',
      '-c',
      `trap 'echo heard; exit 5' ${signal.slice(3)}; echo ready; while kill -0 $PPID; do sleep 0.1; done`,
    ]
    const child = spawn(process.execPath, [program, 'launch', '--', ...command], {
      cwd: project(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let written = ''
    const status = await new Promise((resolve) => {
      child.stdout.on('data', (text) => {
        written += text
        if (String(text).includes('ready')) child.kill(signal)
      })
      child.on('close', resolve)
    })
    expect({ status, written }).toEqual({ status: 5, written: 'ready\nheard\n' })
  })
})

describeWithProgram('script')('the child at a terminal', () => {
  it('has the terminal, whose interrupt it hears once', async () => {
    // If the first signal is also passed on, it arrives before the second, so the count is complete by then.
    const childProgram = `let heard = 0
process.on('SIGINT', () => ++heard === 1 && process.kill(process.ppid, 'SIGUSR1'))
process.on('SIGUSR1', () => {
  console.log('heard ' + heard)
  process.exit(9)
})
console.log([0, 1, 2].map((fd) => require('node:tty').isatty(fd)).join(' '), 'ready')
process.stdin.resume()
`
    const start = `#!/bin/sh\nexec '${process.execPath}' '${program}' launch -- '${process.execPath}' child.cjs\n`
    const folder = project({ 'child.cjs': childProgram, 'bin/start': start })
    chmodSync(join(folder, 'bin/start'), 0o755)
    const { status, written } = await atTerminal(folder, 'bin/start')
    expect(written).toContain('true true true ready\n')
    expect(written).toContain('heard 1\n')
    expect(status).toBe(9)
  })
})

/** Starts a program at a terminal created by `script`, and interrupts it once it is ready. */
async function atTerminal(cwd: string, started: string): Promise<{ status: number | null; written: string }> {
  const isLinux = process.platform === 'linux'
  // A shell in between would be interrupted too.
  const words = isLinux ? ['-qec', `exec ${started}`, '/dev/null'] : ['-q', '/dev/null', started]
  const child = spawn('script', words, {
    cwd,
    env: { ...process.env, SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let written = ''
  child.stdout.on('data', (text) => {
    written += String(text).replaceAll('\r', '')
    if (String(text).includes('ready')) child.stdin.write('\x03')
  })
  const [status] = await once(child, 'close')
  return { status, written }
}

it('is told of a command that is missing or misplaced', async () => {
  for (const words of [['launch'], ['launch', 'true'], ['launch', '--']]) {
    const { status, stderr } = await runCommandHere(project(), words)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('after `--`') })
  }
})

describe('the page', () => {
  const page = readFileSync(new URL('../../../docs/launch.md', import.meta.url), 'utf8')
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const folderOfPage = (): string => {
    const job = 'resources:\n  accelerators: H100:4\nrun: python train.py\n'
    const start = `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`
    const folder = project({ 'job.yaml': job, 'bin/accelerator-review': start })
    chmodSync(join(folder, 'bin/accelerator-review'), 0o755)
    return folder
  }
  const run = (folder: string, text: string) =>
    spawnSync('sh', ['-c', text], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: pathWith(folder) },
      timeout: hangMilliseconds,
    })

  it('has commands that run as they are written, and says what they say', () => {
    const [sabotaged = '', everySbatch = '', gate = ''] = blocks
    expect(blocks).toHaveLength(3)
    const folder = folderOfPage()
    const { status, stderr } = run(folder, sabotaged)
    const [, words = ''] = /^```text\n(.*?) …$/ms.exec(page) ?? []
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining(words) })
    expect(run(folder, `${everySbatch}sbatch --gres=gpu:h100:2 train.sh`).stderr).toContain('requests 2')
    expect(readFileSync(join(folder, 'ran'), 'utf8')).toMatch(/--gres=gpu:h100:2 train\.sh\n$/)
    expect(run(folder, gate)).toMatchObject({ status: 1, stderr: expect.stringContaining('requests 4') })
  })
})
