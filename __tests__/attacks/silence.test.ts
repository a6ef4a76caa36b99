import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { evidenceOfJobs, leftOutOf } from '../../src/core/evidence/evidence-of-jobs.ts'
import { treeLimits, walkEnds } from '../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../src/core/evidence/gather-evidence.ts'
import { MatchingTime } from '../../src/core/evidence/matching-time.ts'
import { readingOf } from '../../src/core/evidence/observation/observe.ts'
import { readers } from '../../src/core/evidence/tables/index.ts'
import { gitlabReport } from '../../src/core/report/formats/gitlab.ts'
import { jsonReport } from '../../src/core/report/formats/json.ts'
import { junitReport } from '../../src/core/report/formats/junit.ts'
import { sarifReport } from '../../src/core/report/formats/sarif/sarif.ts'
import { markdownReport } from '../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../src/core/report/terminal/text.ts'
import { defaultPolicy } from '../../src/core/review/default-policy.ts'
import { unreadFindings } from '../../src/core/review/evidence/unread-findings.ts'
import type { Outcome } from '../../src/core/review/outcome.ts'
import { bounds } from '../../src/core/text/bounds.ts'
import { repositoryTree } from '../../src/edge/run/repository.ts'
import { reviewFolder } from '../../src/edge/run/review-folder.ts'
import { effectiveOf } from '../support/policy-runs.ts'
import { workspaceOf } from '../support/runner.ts'

// Disabled evidence: a report says so if a file cannot be compared with a manifest.

const manifest = 'framework: pytorch\nhardware: { accelerator: h100, count: 8 }\n'
const launch = '#!/bin/bash\n#SBATCH --gpus-per-node=h100:8\n#SBATCH --nodes=64\nsrun python train.py\n'
const pod =
  'apiVersion: v1\nkind: Pod\nmetadata: { name: train }\nspec:\n  containers:\n    - name: a\n      image: pytorch/pytorch:2.9.0\n      resources: { limits: { nvidia.com/gpu: 64 } }\n'
const asInstance = pod.replaceAll(/^/gm, '  ').trim()

type Files = Readonly<Record<string, string>>
const folderOf = (files: Files): string => workspaceOf({ '.git/HEAD': '', 'accelerator.yml': manifest, ...files })
const reviewed = (folder: string, effective = defaultPolicy): Promise<Outcome> =>
  reviewFolder(folder, ['accelerator.yml'], { effective, today: '2026-11-21', scope: 'all' })
const findingsOf = ({ files }: Outcome) =>
  files.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'evidence/unread-file'))

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a launch file that asks for more', () => {
  const listing = `${manifest}evidence: ['*.sbatch']\n`
  const agreeing = '#!/bin/bash\n#SBATCH --gpus-per-node=h100:8\nsrun python train.py\n'
  const files = { 'accelerator.yml': listing, 'run.sbatch': launch, 'decoy.sbatch': agreeing }
  const differing = ({ files: [file] }: Outcome) =>
    file?.findings.filter(({ rule }) => rule === 'evidence/larger-launch')

  it('is named beside another one that agrees', async () => {
    expect(differing(await reviewed(folderOf(files)))).toMatchObject([
      { severity: 'notice', message: expect.stringContaining('run.sbatch requests 512') },
    ])
  })

  it('fails where a policy raises the rule', async () => {
    const effective = await effectiveOf('version: 1\nrules: { evidence/*: error }\n')
    expect((await reviewed(folderOf(files), effective)).failed).toBe(true)
  })
})

describe('a launch file that nobody reads is named', () => {
  const cases: Readonly<Record<string, readonly [files: Files, because: string | RegExp]>> = {
    'padded to 600 KB': [{ 'run.sbatch': launch + '# padding\n'.repeat(60_000) }, 'is longer than 512 Ki characters'],
    'padded in front': [{ 'run.sbatch': `${'#\n'.repeat(300_000)}${launch}` }, 'is longer than 512 Ki characters'],
    'padded beyond what is opened': [{ 'run.sbatch': launch + '#'.repeat(1_100_000) }, 'is larger than 1 MiB'],
    'padded in one line': [
      { 'run.sbatch': `${launch}#${'x'.repeat(70_000)}\n` },
      'has more than 64 Ki characters in line 5',
    ],
    'padded in one line of a pod': [
      { 'pod.yaml': `#${'x'.repeat(70_000)}\n${pod}` },
      'has more than 64 Ki characters in line 1',
    ],
    'a NUL in a comment': [{ 'run.sbatch': `#\0\n${launch}` }, 'contains a NUL character, so it is not text'],
    'UTF-16': [{ 'run.sbatch': launch.split('').join('\0') }, 'contains a NUL character, so it is not text'],
    'a 401st YAML document': [
      { 'pod.yaml': `${'a: 1\n---\n'.repeat(400)}${pod}` },
      'holds more than 400 YAML documents',
    ],
    'a document of 300 KB': [
      { 'pod.yaml': `${pod}# ${'x'.repeat(60_000)}\n${'# x\n'.repeat(60_000)}` },
      /^It cannot be read at line 1: The file has 294 KiB; the limit is 256 KiB\.$/,
    ],
    'too many tokens': [{ 'pod.yaml': `${pod}  x: [${'1,'.repeat(30_000)}]\n` }, /tokens|values/],
    'too many keys': [
      { 'pod.yaml': pod + Array.from({ length: 1_001 }, (_, at) => `k${at}: 1\n`).join('') },
      /more than 1000 keys/,
    ],
    'an invisible sign': [{ 'pod.yaml': pod.replace('name: a', 'name: "a\u200b"') }, /invisible/],
    'a control sign in a comment': [{ 'pod.yaml': `# \u0007\n${pod}` }, /control character/],
    'values nested too deep': [{ 'pod.yaml': `${pod}  x: ${'['.repeat(40)}${']'.repeat(40)}\n` }, /nested/],
    'instructions beyond all number': [
      { Dockerfile: `${'LABEL a=b\n'.repeat(1_001)}FROM pytorch/pytorch:2.9.0\n` },
      'holds more than 1000 instructions',
    ],
    'a Dockerfile of 130 KB': [
      { Dockerfile: `${'# x\n'.repeat(33_000)}FROM pytorch/pytorch:2.9.0\n` },
      'is longer than 128 Ki characters',
    ],
    'commands beyond all number': [
      { 'run.sh': `${'true\n'.repeat(10_001)}torchrun --nproc-per-node 8 a.py\n` },
      'holds more than 10000 commands',
    ],
    'TOML with a mistake': [
      { 'pyproject.toml': '[project]\ndependencies = ["torch"]\nx = \n' },
      'is not readable TOML',
    ],
    'more than any file shows': [
      {
        'pods.yaml': `apiVersion: v1\nkind: List\nitems:\n${Array.from({ length: 600 }, (_, at) => `- ${asInstance.replace('name: train', `name: t${at}`)}\n`).join('')}`,
      },
      /shows more than 500 things|cannot be read/,
    ],
    'a key that stands twice': [
      { 'pod.yaml': pod.replace('name: a\n', 'name: a\n      image: b\n') },
      /line 8: Duplicate key "image" \(first on line 7\)/,
    ],
    'a key that stands twice, in JSON': [
      { 'job.json': '{ "apiVersion": "v1", "kind": "Pod", "a": "nvidia.com/gpu",\n"spec": 1,\n"spec": 2 }' },
      /line 3: Duplicate key "spec" \(first on line 2\)/,
    ],
    'a text that aliases repeat': [
      {
        'pod.yaml': `${pod}  args:\n    - &long "${'x'.repeat(60_000)}"\n${'    - *long\n'.repeat(5)}`,
      },
      'The aliases in this file expand to more than 256 Ki characters',
    ],
    'a text that aliases repeat in many documents': [
      {
        'pods.yaml': Array.from(
          { length: 60 },
          () => `${pod}  args: [&a "${'x'.repeat(1_000)}", *a, *a, *a, *a, *a]\n`,
        ).join('---\n'),
      },
      'The aliases in this file expand to more than 256 Ki characters',
    ],
    'a merge that repeats a text': [
      {
        'pod.yaml': `${pod}  x: &x { command: "${'x'.repeat(60_000)}" }\n  others:\n${'    - { <<: *x, name: a }\n'.repeat(5)}`,
      },
      'The aliases in this file expand to more than 256 Ki characters',
    ],
    'a template that decides by conditions': [
      { 'templates/job.yaml': `{{- if .Values.train }}\n${pod}{{- end }}\n` },
      'is a template with conditions or loops, whose numbers are not compared',
    ],
    'a template that is no YAML': [
      { 'sky.yaml.j2': '{% if a %}\nresources: { accelerators: H100:8\n{% endif %}\nrun: a\n' },
      /cannot be read at line/,
    ],
    'a launch in JSON with a mistake': [
      { 'job.json': '{ "apiVersion": "v1", "spec": { "nvidia.com/gpu": 64 }' },
      /cannot be read at line 1/,
    ],
    'what is called a notebook': [{ 'a.ipynb': '{ "source": ["import torch"] }' }, 'is not a complete notebook'],
    'a pointer of Git LFS': [
      { 'run.sbatch': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 90\n` },
      'is a pointer of Git LFS, whose file was not fetched',
    ],
    'half a notebook': [
      { 'a.ipynb': '{"cells": [{"cell_type": "code", "source": ["import torch"]}' },
      'is not a complete notebook',
    ],
  }

  it.each(Object.entries(cases))('%s', async (_, [files, because]) => {
    const outcome = await reviewed(folderOf(files))
    const [path = ''] = Object.keys(files)
    const [finding, ...more] = findingsOf(outcome)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ severity: 'notice', related: [{ file: path }] })
    const [reason] = finding?.related ?? []
    if (typeof because === 'string') expect(reason?.message).toContain(because)
    else expect(reason?.message).toMatch(because)
    expect(finding?.message).toContain(`Evidence is missing from ${path}, which `)
  })

  it.each<readonly [string, (folder: string) => void, string]>([
    ['a link', (folder) => symlinkSync('/etc/hostname', join(folder, 'run.sbatch')), 'is a link'],
    ['a link to another launch', (folder) => symlinkSync('a.txt', join(folder, 'run.sbatch')), 'is a link'],
    [
      'a link to what is no launch by its name',
      (folder) => {
        writeFileSync(join(folder, 'b.txt'), '#SBATCH --gpus=4\n')
        symlinkSync('b.txt', join(folder, 'run.sbatch'))
      },
      'is a link',
    ],
    ['a link to nothing', (folder) => symlinkSync('nowhere', join(folder, 'run.sbatch')), 'is a link'],
  ])('%s', async (_, make, because) => {
    const folder = folderOf({ 'a.txt': launch })
    make(folder)
    expect((await reviewed(folder)).unread?.gaveUp).toEqual([{ path: 'run.sbatch', because }])
  })

  it('in a folder deeper than any', async () => {
    const deep = Array.from({ length: 70 }, () => 'd').join('/')
    const outcome = await reviewed(folderOf({ [`${deep}/run.sbatch`]: launch }))
    expect(outcome.unread?.incomplete).toBe(walkEnds.depth)
    expect(findingsOf(outcome)[0]?.message).toContain(
      'The evidence is incomplete: folders are nested more than 64 deep.',
    )
  })

  it('of which nobody but its owner may read', async () => {
    const folder = folderOf({ 'run.sbatch': launch })
    mkdirSync(join(folder, 'closed'))
    writeFileSync(join(folder, 'closed/run.sbatch'), launch)
    chmodSync(join(folder, 'run.sbatch'), 0)
    chmodSync(join(folder, 'closed'), 0)
    // Root may read it anyway.
    const expected = process.getuid?.() === 0 ? undefined : ['closed/', 'run.sbatch']
    expect((await reviewed(folder)).unread?.gaveUp.map(({ path }) => path)).toEqual(expected)
    chmodSync(join(folder, 'closed'), 0o700)
  })

  it('over which a reader stumbles', () => {
    const [first, ...others] = readers.filter(({ matches }) => matches('run.sbatch'))
    if (first === undefined) throw new Error('no reader')
    jest.spyOn(first, 'read').mockImplementation(() => {
      throw new RangeError('stack')
    })
    jest.spyOn(first, 'mayHold').mockReturnValue(true)
    expect(readingOf('run.sbatch', launch, [first])).toEqual({
      because: `is too much for the reader \`${first.format}\``,
      observations: [],
    })
    const rest = readingOf('run.sbatch', launch, others).observations
    expect(readingOf('run.sbatch', launch, [first, ...others]).observations).toEqual(rest)
  })
})

describe('what git has and the work tree lacks', () => {
  /** A checkout whose index has entries that are missing in its work tree. */
  function sparse(absent: readonly string[], submodules: readonly string[] = []): string {
    const folder = workspaceOf({ 'accelerator.yml': manifest, 'run.sbatch': launch })
    const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()
    git('init', '--quiet')
    const object = git('hash-object', '-w', 'run.sbatch')
    const entries = [
      ...absent.map((path) => `100644,${object},${path}`),
      ...submodules.map((path) => `160000,${'1'.repeat(40)},${path}`),
    ]
    for (const entry of entries) git('update-index', '--add', '--cacheinfo', entry)
    if (absent.length > 0) git('update-index', '--skip-worktree', ...absent)
    return folder
  }
  const gaveUp = async (folder: string) => (await reviewed(folder)).unread?.gaveUp

  it('is told where evidence would have read it', async () => {
    const folder = sparse([
      'jobs/a.sbatch',
      'ü b.yaml',
      'weights.bin',
      'tests/x.sbatch',
      'node_modules/x.sh',
      'run.sbatch',
    ])
    const because = 'is left out of this checkout'
    expect(await gaveUp(folder)).toEqual([
      { path: 'jobs/a.sbatch', because },
      { path: 'ü b.yaml', because },
    ])
    expect(findingsOf(await reviewed(folder))[0]?.message).toContain('Evidence is missing from 2 files')
  })

  it('is told of submodules, but for those in folders that are left out', async () => {
    const because = 'is a submodule, and so another repository'
    const folder = sparse([], ['launches', 'third_party/x', 'a/vendor'])
    expect(await gaveUp(folder)).toEqual([{ path: 'launches/', because }])
    // Every report shows it, but there is nothing to fix.
    expect(findingsOf(await reviewed(folder))).toEqual([])
  })

  it('is counted where it is much', async () => {
    const many = Array.from({ length: 130 }, (_, at) => `jobs/${String(at).padStart(3, '0')}.sbatch`)
    const found = await gaveUp(sparse(many))
    expect(found).toHaveLength(101)
    expect(found?.at(-1)).toEqual({ path: 'jobs/100.sbatch', because: 'and 29 others are left out of this checkout' })
  })

  it('is told where nothing but the manifest is checked out', async () => {
    const folder = sparse(['jobs/a.sbatch'])
    rmSync(join(folder, 'run.sbatch'))
    expect(await gaveUp(folder)).toEqual([{ path: 'jobs/a.sbatch', because: 'is left out of this checkout' }])
  })

  it('is nothing where a file was only deleted', async () => {
    const folder = sparse([])
    writeFileSync(join(folder, 'other.sh'), 'true\n')
    execFileSync('git', ['-C', folder, 'add', '--all'])
    rmSync(join(folder, 'run.sbatch'))
    expect(await gaveUp(folder)).toBeUndefined()
  })
})

describe('what is left out is shown', () => {
  const outcome = () => reviewed(folderOf({ 'run.sbatch': `#\0\n${launch}` }))
  const because = /run\.sbatch|run&#46;sbatch/

  it('by every report', async () => {
    const found = await outcome()
    expect(textReport(found, { color: false, quiet: false })).toContain(
      'Not read as evidence, or not to the end: run.sbatch contains a NUL character, so it is not text.\n',
    )
    expect(JSON.parse(jsonReport(found)).unread).toEqual({
      tooLarge: [],
      gaveUp: [{ path: 'run.sbatch', because: 'contains a NUL character, so it is not text' }],
      cut: false,
    })
    const markdown = markdownReport(found, { limitBytes: 100_000 })
    expect(markdown).toMatch(/Not read as evidence/)
    for (const report of [markdown, sarifReport(found), junitReport(found), gitlabReport(found, (text) => text)])
      expect(report).toMatch(because)
  })

  it('and fails the check where the policy says so', async () => {
    const effective = await effectiveOf('rules:\n  evidence/unread-file: error\n')
    const folder = folderOf({ 'run.sbatch': `#\0\n${launch}` })
    expect((await reviewed(folder)).failed).toBe(false)
    expect(effective.findings).toEqual([])
    expect((await reviewed(folder, effective)).failed).toBe(true)
  })

  it('but for what no reader wanted, and what a template leaves open', async () => {
    const files = {
      'weights.bin': 'a\0b',
      'notes.txt': '#'.repeat(2_000_000),
      'templates/job.yaml': `{{- if .Values.train }}\n${pod.replace('64', '{{ .Values.gpus }}')}{{- end }}\n`,
      'requirements.txt': 'torch==2.9.0\n',
    }
    expect((await reviewed(folderOf(files))).unread).toBeUndefined()
  })

  it('only to the manifests that it may be evidence of', async () => {
    const folder = workspaceOf({
      '.git/HEAD': '',
      'a/accelerator.yml': manifest,
      'b/accelerator.yml': manifest,
      'a/run.sbatch': `#\0\n${launch}`,
    })
    const outcome = await reviewFolder(folder, ['a/accelerator.yml', 'b/accelerator.yml'], {
      effective: defaultPolicy,
      today: '2026-11-21',
      scope: 'all',
    })
    expect(
      outcome.files.map(({ path, findings }) => [path, findings.some(({ rule }) => rule === 'evidence/unread-file')]),
    ).toEqual([
      ['a/accelerator.yml', true],
      ['b/accelerator.yml', false],
    ])
  })
})

describe('the longest file is read to its end, however it is made', () => {
  const line = (sign: string): string => `${sign.repeat(Math.floor(64_000 / sign.length))}\n`
  const whole = (sign: string): string => line(sign).repeat(8)

  it.each([
    // These took 19 and 14 seconds at 200 and 120 KB. The others are similar.
    ['setup.cfg', ' ', `[options]\ninstall_requires =\n${`  jax;${'\t'.repeat(60_000)}x\n`.repeat(6)}`],
    ['setup.cfg', ' ;', '[options]\ninstall_requires =\n  jax;'],
    ['setup.py', ' ', 'setup(extras_require={"a"'],
    ['Makefile', ' ', '# torchrun\nA='],
    ['run.sh', ';', 'torchrun a.py '],
    ['run.lsf', 'rusage[', '#BSUB -R "'],
    ['Dockerfile', ' ', 'FROM a\nENV A'],
    ['train.py', ' ', 'from torch import'],
    ['job.yaml', '${', 'nvidia.com/gpu: '],
  ])('%s full of %j', (path, sign, start) => {
    const { because = '' } = readingOf(path, (start + whole(sign)).slice(0, bounds.text), readers)
    expect(because).not.toMatch(/(?:512|64) Ki characters/)
  })
})

describe('a clock', () => {
  it('ends the reading, and that is told', () => {
    let seconds = 0
    const folder = folderOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`run${at}.sbatch`, launch])))
    const seen = gatherEvidence(repositoryTree(folder, () => (seconds += treeLimits.seconds / 10)))
    expect(seen.incomplete).toBe('reading took more than 45 seconds of processor time')
    expect(seen.unread?.incomplete).toBe(seen.incomplete)
    expect(seen.opened).toBeLessThan(10)
  })

  it('ends it after what jobs list, and leaves time for matching', () => {
    let seconds = 0
    const folder = folderOf({
      ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a/run${at}.sbatch`, launch])),
      'z/train.sbatch': launch,
    })
    const lists = [{ folder: 'z', globs: ['*.sbatch'] }]
    const tree = repositoryTree(folder, () => (seconds += treeLimits.readingSeconds / 5))
    const seen = gatherEvidence(tree, { manifests: ['z/accelerator.yml'], lists })
    expect(seen.incomplete).toBe(walkEnds.seconds)
    const evidence = { ...seen, time: new MatchingTime(() => treeLimits.readingSeconds) }
    const [facts] = evidenceOfJobs('z/accelerator.yml', [{ name: 'z', globs: ['*.sbatch'] }], evidence)
    expect(facts?.count?.value).toBe(512)
  })

  it('ends the matching with jobs, and that is told', async () => {
    let seconds = 0
    const claims = ['a', 'b', 'c'].map((name) => ({ name }))
    const seen = gatherEvidence(repositoryTree(folderOf({ 'run.sbatch': launch }), () => 0))
    const evidence = { ...seen, time: new MatchingTime(() => seconds) }
    expect(evidenceOfJobs('accelerator.yml', claims, evidence)).not.toContain(undefined)
    expect(leftOutOf(evidence)).toBeUndefined()
    // The time between two matchings does not count.
    seconds += treeLimits.seconds
    expect(evidenceOfJobs('b/accelerator.yml', claims, evidence)).not.toContain(undefined)
    let slowly = 0
    const slow = { ...seen, time: new MatchingTime(() => (slowly += treeLimits.seconds / 3)) }
    expect(evidenceOfJobs('accelerator.yml', claims, slow).map((facts) => facts !== undefined)).toEqual([
      true,
      false,
      false,
    ])
    expect(leftOutOf(slow)?.incomplete).toBe(walkEnds.matching)
    expect(unreadFindings('accelerator.yml', slow)[0]?.message).toContain(
      `The evidence is incomplete: ${walkEnds.matching}.`,
    )
  })

  it('runs for a whole run, and a file that is too late is judged without evidence', async () => {
    const folder = folderOf({ 'run.sbatch': launch })
    const against = ({ files }: Outcome) => files.flatMap(({ findings }) => findings.map(({ rule }) => rule))
    expect(against(await reviewed(folder))).toContain('evidence/count-differs')
    jest.spyOn(MatchingTime.prototype, 'spend').mockImplementation((match) => match(() => true))
    jest.spyOn(MatchingTime.prototype, 'end', 'get').mockReturnValue(walkEnds.matching)
    const outcome = await reviewed(folder)
    expect(against(outcome)).toEqual(['evidence/unread-file'])
    expect(outcome.unread).toEqual({ tooLarge: [], gaveUp: [], incomplete: walkEnds.matching })
  })

  it('is not asked twice about the same jobs', () => {
    const seen = gatherEvidence(repositoryTree(folderOf({ 'run.sbatch': launch })), {
      lists: [{ folder: '', globs: ['run*'] }],
    })
    const facts = (globs: readonly string[]) => evidenceOfJobs('accelerator.yml', [{ name: 'a', globs }], seen)
    expect(facts(['run*'])).toBe(facts(['run*']))
    expect(facts(['run*'])).not.toEqual(facts(['other']))
  })

  it('does not start again for a second look', () => {
    let seconds = 0
    const tree = repositoryTree(folderOf({ 'run.sbatch': launch }), () => seconds)
    expect(gatherEvidence(tree).unread).toBeUndefined()
    seconds = treeLimits.seconds
    expect(gatherEvidence(tree)).toMatchObject({ opened: 0, incomplete: walkEnds.seconds })
  })
})
