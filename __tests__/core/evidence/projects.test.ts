import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { treeLimits } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { version } from '../../../src/core/report/version.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import type { Command, Terminal } from '../../../src/edge/cli/arguments.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { evidence } from '../../../src/edge/cli/evidence.ts'
import { init } from '../../../src/edge/cli/init.ts'
import { repositoryTree } from '../../../src/edge/run/repository.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { findManifests } from '../../../src/edge/run/workspace.ts'
import { withoutPolicy } from '../../support/policies.ts'
import { evidenceIn, projectFiles, projectNames } from '../../support/projects.ts'
import { workspaceOf } from '../../support/runner.ts'

const set = ruleSet(rules)
const { 'accelerator.yml': _, ...sky } = projectFiles('sky-aws')
const whole = projectNames.filter((name) => 'accelerator.yml' in projectFiles(name))

/** A terminal that records everything written to it in one run. */
function listeningTerminal(folder: string) {
  const out: string[] = []
  const lines: string[] = []
  const terminal: Terminal = {
    folder,
    environment: {},
    today: exampleDay,
    color: false,
    readInput: () => new Uint8Array(),
    write: (text) => void out.push(text),
    error: (line) => void lines.push(line),
    progress: () => () => {},
    reading: () => {},
    status: () => {},
  }
  return { terminal, heard: () => ({ stdout: out.join(''), stderr: lines.join('\n') }) }
}

/** Runs a command in this process, so that it tests the sources, not the bundle. */
function run(command: Command, folder: string, words: readonly string[] = []) {
  const { terminal, heard } = listeningTerminal(folder)
  return { status: command.run(words, terminal), ...heard() }
}

const evidenceFindings = (files: Record<string, string>, text: string) =>
  checkFile('accelerator.yml', text, set, defaultThresholds, { evidence: evidenceIn(files) }).findings.filter(
    ({ rule }) => rule.startsWith('evidence/'),
  )

describe('a correct manifest', () => {
  it.each(whole)('of %s contradicts nothing', (name) => {
    const files = projectFiles(name)
    expect(evidenceFindings(files, files['accelerator.yml'] as string)).toEqual([])
  })
})

describe('a sabotaged manifest is caught', () => {
  it.each([
    ['slurm-pytorch', 'accelerator: a100-80gb', 'accelerator: tpu-v5e', 'evidence/accelerator-kind-differs'],
    ['slurm-pytorch', 'accelerator: a100-80gb', 'accelerator: gaudi2', 'evidence/accelerator-kind-differs'],
    ['slurm-pytorch', 'accelerator: a100-80gb', 'accelerator: h100', 'evidence/accelerator-differs'],
    ['slurm-pytorch', 'accelerator: a100-80gb', 'accelerator: mi300x', 'evidence/accelerator-differs'],
    ['slurm-pytorch', 'count: 32', 'count: 8', 'evidence/count-differs'],
    ['slurm-pytorch', 'framework: pytorch', 'framework: jax', 'evidence/framework-not-used'],
    ['gke-tpu-jax', 'accelerator: tpu-v5e', 'accelerator: h100', 'evidence/accelerator-kind-differs'],
    ['gke-tpu-jax', 'accelerator: tpu-v5e', 'accelerator: tpu-v6e', 'evidence/accelerator-differs'],
    ['gke-tpu-jax', 'topology: 4x4', 'topology: 2x4', 'evidence/topology-differs'],
    ['gke-tpu-jax', 'topology: 4x4', 'count: 8', 'evidence/count-differs'],
    ['gke-tpu-jax', 'provider: gcp', 'provider: aws', 'evidence/provider-differs'],
    ['gke-tpu-jax', 'framework: jax', 'framework: pytorch', 'evidence/framework-not-used'],
    ['sky-aws', 'accelerator: h100', 'accelerator: v4-32', 'evidence/accelerator-kind-differs'],
    ['sky-aws', 'count: 16', 'count: 8', 'evidence/count-differs'],
    ['sky-aws', 'provider: aws', 'provider: azure', 'evidence/provider-differs'],
    ['sky-aws', 'framework: pytorch', 'framework: tensorflow', 'evidence/framework-not-used'],
    ['several-jobs', 'accelerator: h100', 'accelerator: tpu-v5p', 'evidence/accelerator-kind-differs'],
    ['several-jobs', 'count: 64', 'count: 32', 'evidence/count-differs'],
    ['several-jobs', 'accelerator: a100-80gb', 'accelerator: h200', 'evidence/accelerator-differs'],
    ['several-jobs', 'count: 8', 'count: 16', 'evidence/count-differs'],
    ['several-jobs', 'framework: pytorch', 'framework: jax', 'evidence/framework-not-used'],
    ['trainium', 'machine: trn1.32xlarge, nodes: 4', 'machine: trn1.32xlarge, nodes: 2', 'evidence/count-differs'],
    ['trainium', 'machine: trn1.32xlarge, nodes: 4', 'accelerator: trn2, count: 64', 'evidence/accelerator-differs'],
    [
      'trainium',
      'machine: trn1.32xlarge, nodes: 4',
      'accelerator: h100, count: 64',
      'evidence/accelerator-kind-differs',
    ],
    ['trainium', 'machine: trn1.32xlarge, nodes: 4', 'accelerator: gaudi2, count: 64', 'evidence/accelerator-differs'],
  ])('%s: %s becomes %s', (name, before, after, rule) => {
    const files = projectFiles(name)
    const manifest = files['accelerator.yml'] as string
    expect(manifest).toContain(before)
    const found = evidenceFindings(files, manifest.replace(before, after))
    expect(found.map((finding) => finding.rule)).toContain(rule)
    for (const { related, span } of found) {
      expect(span.line).toBeGreaterThan(0)
      expect(related.length).toBeGreaterThan(0)
      for (const place of related) expect(files[place.file]).toBeDefined()
    }
  })

  it('is an error where the manifest lists the launch file, or it is the only one', () => {
    const files = projectFiles('sky-aws')
    const claimed = `evidence: ['*']\nhardware: H100:8\n`
    const own = checkFile('accelerator.yml', claimed, set, defaultThresholds, { evidence: evidenceIn(files) })
    const near = checkFile('accelerator.yml', 'hardware: H100:8\n', set, defaultThresholds, {
      evidence: evidenceIn(files),
    })
    const severities = ({ findings }: typeof own) =>
      findings.filter(({ rule }) => rule === 'evidence/count-differs').map(({ severity }) => severity)
    expect(severities(own)).toEqual(['error'])
    expect(severities(near)).toEqual(['error'])
  })
})

describe('init', () => {
  it.each(projectNames)('drafts %s, and the draft is read as it is meant', async (name) => {
    const { 'accelerator.yml': _, ...files } = projectFiles(name)
    const folder = workspaceOf(files)
    expect(run(init, folder).status).toBe(0)
    const draft = readFileSync(join(folder, 'accelerator.yml'), 'utf8')
    const { findings } = (await reviewFolder(folder, ['accelerator.yml'], withoutPolicy)).files[0] ?? { findings: [] }
    const isMisread = (rule: string): boolean => /^evidence\/(?:.*-differs|matches-nothing|unread-file)$/.test(rule)
    expect(
      findings.filter(({ severity, rule }) => (severity === 'error' && /^manifest/.test(rule)) || isMisread(rule)),
    ).toEqual([])
    expect(draft.replace(`/v${version}/`, '/v<version>/')).toMatchSnapshot()
  })

  it('keeps what the check faults, and prints a draft without writing it', () => {
    const folder = workspaceOf({
      'requirements.txt': 'torch==2.5.1\n',
      'run.sbatch': '#!/bin/bash\n#SBATCH --gres=gpu:b200:8\nsrun python train.py\n',
      'train.py': 'import torch\n',
    })
    const { status, stdout } = run(init, folder, ['--dry-run'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {2}accelerator: b200/m)
    expect(existsSync(join(folder, 'accelerator.yml'))).toBe(false)
  })

  it('leaves a manifest alone, without looking at the repository', () => {
    const folder = workspaceOf({ 'accelerator.yml': 'framework: jax\n' })
    expect(() => run(init, folder)).toThrow('was not changed')
  })

  it('survives names that YAML and globs would read otherwise', async () => {
    const files = {
      'a: [b]/# {x}*\n::error::.sbatch':
        '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gres=gpu:h100:8\nsrun python a.py\n',
      'true.sbatch': '#!/bin/bash\n#SBATCH --nodes=1\n#SBATCH --gres=gpu:a100:8\nsrun python a.py\n',
    }
    const folder = workspaceOf(files)
    run(init, folder)
    const outcome = await reviewFolder(folder, ['accelerator.yml'], withoutPolicy)
    expect(outcome.jobs).toBe(2)
    expect(outcome.counts.error).toBe(0)
  })
})

describe('evidence', () => {
  it('gives the JSON of the contract', () => {
    const folder = workspaceOf(projectFiles('gke-tpu-jax'))
    const seen = JSON.parse(run(evidence, folder, ['--format', 'json']).stdout)
    expect(Object.keys(seen)).toEqual(['version', 'frameworks', 'accelerators', 'libraries', 'customKernels'])
    expect(seen.version).toBe(1)
    expect(seen.frameworks.map(({ name }: { name: string }) => name)).toEqual(['jax'])
    expect(seen.accelerators).toEqual([
      expect.objectContaining({
        kind: 'tpu',
        accelerator: 'tpu-v5e',
        count: 16,
        provider: 'gcp',
        topology: '4x4',
        places: [{ path: 'k8s/train.yaml', line: expect.any(Number) }],
      }),
    ])
    for (const { places } of [...seen.frameworks, ...seen.libraries])
      expect(places[0]).toEqual({ path: expect.any(String), line: expect.any(Number) })
  })

  it('says what no file states by leaving it out', () => {
    const folder = workspaceOf({ 'a.txt': 'x', 'requirements.txt': 'numpy\n' })
    expect(JSON.parse(run(evidence, folder, ['--format', 'json']).stdout)).toEqual({
      version: 1,
      frameworks: [],
      accelerators: [],
      libraries: [],
      customKernels: [],
    })
    expect(run(evidence, folder).stdout).toContain('Found no framework and no accelerator here')
    expect(() => run(evidence, folder, ['nowhere'])).toThrow('There is no folder')
  })

  it('names what was not read', () => {
    const long = '#'.repeat(treeLimits.fileBytes + 1)
    const folder = workspaceOf({ 'requirements.txt': long, 'NOTES.md': long })
    const { unread } = JSON.parse(run(evidence, folder, ['--format', 'json']).stdout)
    expect(unread).toEqual({ tooLarge: ['requirements.txt'], gaveUp: [], cut: false })
  })

  it('is explained job by job beside the report', async () => {
    const { terminal, heard } = listeningTerminal(workspaceOf(projectFiles('two-back-ends')))
    await check.run(['--explain-evidence', '--format', 'json'], terminal)
    const { stdout, stderr } = heard()
    expect(JSON.parse(stdout).version).toBe(1)
    expect(stderr).toMatchSnapshot()
  })

  it.each([
    ['torchrun --nnodes=$NODES --nproc_per_node=8 train.py', 'count on each node: 8'],
    ['torchrun --nnodes=4 --nproc_per_node=$GPUS train.py', 'nodes: 4'],
  ])('tells half a number: %s', async (command, line) => {
    const manifest = 'jobs:\n  train:\n    evidence: [train.sh]\n    hardware: H100:8\n'
    const { terminal, heard } = listeningTerminal(
      workspaceOf({ 'accelerator.yml': manifest, 'train.sh': `${command}\n` }),
    )
    await check.run(['--explain-evidence'], terminal)
    expect(heard().stderr).toContain(`  ${line}, by train.sh:1`)
  })

  it('names the launches that nothing was made of, and those that are no job’s', async () => {
    const slurm = (nodes: number) => `#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`
    const { terminal, heard } = listeningTerminal(
      workspaceOf({
        'accelerator.yml': 'jobs:\n  tune-7b:\n    evidence: [own/*]\n    hardware: H100:8\n',
        'own/a.sh': 'torchrun --nnodes=1 --nproc_per_node=8 a.py\n',
        'own/b.sh': 'torchrun --nnodes=$N --nproc_per_node=4 b.py\n',
        'large.sbatch': slurm(16),
        'eval.sbatch': slurm(2),
      }),
    )
    await check.run(['--explain-evidence'], terminal)
    const lines = heard().stderr.split('\n')
    expect(lines).toContain('  seen and not judged: 8 gpu (on one node): own/a.sh:1')
    expect(lines.slice(lines.findIndex((line) => line.startsWith('Launches of no job')))).toEqual([
      'Launches of no job (list them under `evidence`, or give the job the name of its file)',
      '  16 gpu (2 nodes of 8): eval.sbatch:2',
      '  128 gpu (16 nodes of 8): large.sbatch:2',
      '',
    ])
  })

  it('names what launches around the job are for, where none is its own', async () => {
    const files = { 'accelerator.yml': 'hardware: tpu-v5e-8\n', 'run.sh': 'nvidia-smi\npython train.py\n' }
    const { terminal, heard } = listeningTerminal(workspaceOf(files))
    await check.run(['--explain-evidence'], terminal)
    expect(heard().stderr).toContain('  kind: gpu, by run.sh:1 (a hint: at most a warning)')
    expect(heard().stderr).not.toContain('not judged')
  })

  it('looks into examples where nothing else tells', () => {
    const folder = workspaceOf({ 'examples/sky.yaml': projectFiles('sky-aws')['sky.yaml'] as string })
    expect(JSON.parse(run(evidence, folder, ['--format', 'json']).stdout).accelerators[0].count).toBe(16)
  })
})

describe('the walk', () => {
  it('opens of twenty thousand files only those that can matter', () => {
    const files: Record<string, string> = { 'accelerator.yml': 'hardware: H100:8\n', ...sky }
    const folder = workspaceOf(files)
    for (let index = 0; index < 200; index++) {
      mkdirSync(join(folder, `data/${index}`), { recursive: true })
      for (let file = 0; file < 100; file++)
        writeFileSync(join(folder, `data/${index}/${file}.${file % 2 ? 'jpg' : 'md'}`), 'x')
    }
    const seen = gatherEvidence(repositoryTree(folder), { manifests: findManifests(folder, folder, []) })
    expect(seen.walked).toBeGreaterThan(20_000)
    expect(seen.opened).toBeLessThanOrEqual(3)
    expect(seen.observations.length).toBeGreaterThan(0)
  })

  it('follows no link and enters no other checkout', () => {
    const outside = workspaceOf({ 'secret.sbatch': projectFiles('count-differs')['launch/train.sbatch'] as string })
    const folder = workspaceOf({ 'a/x.txt': '', 'sub/.git': 'gitdir: x', 'sub/sky.yaml': sky['sky.yaml'] as string })
    symlinkSync(join(outside, 'secret.sbatch'), join(folder, 'train.sbatch'))
    symlinkSync(outside, join(folder, 'linked'))
    expect(gatherEvidence(repositoryTree(folder)).observations).toEqual([])
  })

  it('enters the checkout of a manifest that is checked from a folder above it', () => {
    const task = sky['sky.yaml'] as string
    const folder = workspaceOf({
      ...{ 'a/.git/HEAD': '', 'a/launch/task.yaml': task },
      ...{ 'b/.git/HEAD': '', 'b/task.yaml': task },
    })
    const { observations } = gatherEvidence(repositoryTree(folder), { manifests: ['a/accelerator.yml'] })
    expect([...new Set(observations.map(({ place }) => place.path))]).toEqual(['a/launch/task.yaml'])
  })

  it('skips what is too large, and says so', () => {
    const folder = workspaceOf({ 'requirements.txt': `torch\n${'#'.repeat(treeLimits.fileBytes)}` })
    const seen = gatherEvidence(repositoryTree(folder))
    expect(seen.observations).toEqual([])
    expect(seen.tooLarge).toEqual(['requirements.txt'])
  })

  it('leaves out tests, vendored code, examples and documentation, unless the manifest names or lies in them', () => {
    const text = projectFiles('count-differs')['launch/train.sbatch'] as string
    const files = {
      'tests/a.sbatch': text,
      'third_party/b.sbatch': text,
      'docs/c.sbatch': text,
      'examples/x/d.sbatch': text,
    }
    const paths = (options: Parameters<typeof gatherEvidence>[1]) =>
      gatherEvidence(repositoryTree(workspaceOf(files)), options).observations.flatMap(({ what, place }) =>
        what === 'accelerator' ? [place.path] : [],
      )
    expect(paths({})).toEqual([])
    expect(paths({ manifests: ['examples/x/accelerator.yml'] })).toEqual(['examples/x/d.sbatch'])
    expect(paths({ lists: [{ folder: '', globs: ['docs/*.sbatch'] }] })).toEqual(['docs/c.sbatch'])
  })

  it('does not happen where there is no manifest', async () => {
    const folder = workspaceOf(sky)
    let heard = 0
    await reviewFolder(folder, [], withoutPolicy, { reading: () => heard++ })
    expect(heard).toBe(0)
    expect(existsSync(join(folder, 'accelerator.yml'))).toBe(false)
  })
})
