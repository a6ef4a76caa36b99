import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../src/core/evidence/source-file.ts'
import { readers } from '../../src/core/evidence/tables/index.ts'
import type { Finding } from '../../src/core/finding/finding.ts'
import { readToml } from '../../src/core/languages/toml/toml-document.ts'
import { reviewOf } from '../support/attacked.ts'
import { repeat, sound } from '../support/hostile.ts'
import { preloading } from '../support/preloaded.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'
import { runCommandHere } from '../support/terminal.ts'

// Attacks P1 to P22: texts that are hard to read. Most are in hostile-input.test.ts, which runs the bundles on them.

const findingsOf = (text: string): readonly Finding[] => reviewOf(text).findings
const place = ({ rule, span }: Finding): string => `${rule} ${span.line}:${span.column}`
const rulesIn = (text: string): string[] => findingsOf(text).map(({ rule }) => rule)

describe('P4 nesting', () => {
  const folder = workspaceOf({
    'lists/accelerator.yml': `labels: ${'['.repeat(20_000)}`,
    'mappings/accelerator.yml': `labels: ${'{a: '.repeat(20_000)}`,
    'dashes/accelerator.yml': '- '.repeat(20_000),
    'indentation/accelerator.yml': repeat(700, (index) => `${' '.repeat(index)}a:\n`),
    'behind brackets/accelerator.yml': `]]]\n${repeat(700, (index) => `${' '.repeat(index)}a:\n`)}`,
    'on one line/accelerator.yml': 'a: '.repeat(10_000),
    'with dashes/accelerator.yml': repeat(30, (index) => `${' '.repeat(index * 64)}${'- '.repeat(32)}\n`),
    'deepest/accelerator.yml': `labels: { a: ${'['.repeat(30)}${']'.repeat(30)} }\n`,
  })
  const bundle = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))
  const report = (...options: string[]) =>
    spawnSync(process.execPath, [...options, bundle, 'check', '--format', 'json'], { cwd: folder, encoding: 'utf8' })

  it('is refused alike, however small or large the stack is', () => {
    const usual = report()
    const files: { path: string; findings: Finding[] }[] = JSON.parse(usual.stdout).files
    expect(
      Object.fromEntries(files.map(({ path, findings }) => [dirname(path), findings.map(({ rule }) => rule)])),
    ).toEqual({
      'behind brackets': ['manifest/limit'],
      dashes: ['manifest/limit'],
      deepest: ['manifest/invalid-value'],
      indentation: ['manifest/limit'],
      lists: ['manifest/limit'],
      mappings: ['manifest/limit'],
      'on one line': ['manifest/limit'],
      'with dashes': ['manifest/limit'],
    })
    for (const size of ['300', '500', '3000']) {
      const { status, stdout, stderr } = report(`--stack-size=${size}`)
      expect([size, status, stdout, stderr]).toEqual([size, 1, usual.stdout, ''])
    }
  })
})

describe('P7 keys that a careless reader takes for one', () => {
  it.each([
    ['1: a, "1": b', ['manifest/duplicate-key']],
    ['true: a, "true": b', ['manifest/duplicate-key']],
    ['.inf: a, ".inf": b', ['manifest/duplicate-key']],
    ['~: a, "~": b', ['manifest/duplicate-key']],
    ['null: a, "null": b', ['manifest/duplicate-key']],
    ['"\\u0061": a, a: b', ['manifest/duplicate-key']],
    ['\'a\': a, "a": b', ['manifest/duplicate-key']],
    // Different keys, each kept as written.
    ['1: a, 01: b, 1.0: c, 0x1: d', []],
    ['true: a, True: b, yes: c', []],
    ['.inf: a, Infinity: b, ~: c, null: d, "": e', []],
  ])('{ %s }', (labels, expected) => {
    expect(rulesIn(`${sound}labels: { ${labels} }\n`)).toEqual(expected)
  })

  it('through an alias are refused', () => {
    expect(rulesIn('labels: { a: &k foo, *k : x, foo: y }\n')).toEqual(['manifest/syntax'])
  })
})

it('P8 a key that stands twice fails the check, and the last of the two counts', () => {
  const { findings, jobs } = reviewOf('framework: jax\nstage: prototype\nstage: production\nhardware: tpu-v5e-64\n')
  expect(
    findings.filter(({ rule }) => rule.startsWith('manifest/')).map((each) => [each.severity, place(each)]),
  ).toEqual([['error', 'manifest/duplicate-key 3:1']])
  expect(jobs[0]?.facts.stage).toBe('production')
})

it('P8 a merge that stands twice is no exception', () => {
  const merges = 'x-a: &a { count: 64 }\nx-b: &b { count: 8 }\nhardware: { accelerator: h100, <<: *a, <<: *b }\n'
  expect(rulesIn(`framework: jax\n${merges}`)).toContain('manifest/duplicate-key')
})

describe('P9 names of what every object has', () => {
  const poison = '{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 2 } }, "polluted": 3 }'
  const own = () => [
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Array.prototype),
    ...Object.getOwnPropertyNames(Function.prototype),
  ]

  it.each([
    poison,
    `labels: ${poison}`,
    `defaults: ${poison}\njobs: { a: ${poison}, constructor: ${poison}, prototype: ${poison} }`,
    `jobs: { a: { hardware: ${poison}, model: ${poison}, constructor: &a { polluted: 4 }, <<: *a } }`,
    `defaults: { constructor: { prototype: { polluted: 5 } } }\njobs: { toString: { constructor: { prototype: { polluted: 6 } } } }`,
  ])('change nothing in a manifest: %#', (text) => {
    const before = own()
    reviewOf(text)
    expect(own()).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it.each(readers.map((reader) => [reader.format, reader] as const))('change nothing in evidence: %s', (_, reader) => {
    const before = own()
    const toml = '[__proto__]\npolluted = 1\n[constructor.prototype]\npolluted = 2\n[project]\n__proto__.polluted = 3\n'
    for (const text of [poison, `"zero_optimization": ${poison}`, `a: ${poison}\nkind: Job\nspec: ${poison}`, toml])
      expect(() => reader.read(new SourceFile('a/b', text))).not.toThrow()
    readToml(toml)
    expect(own()).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

it('P10 nothing in a file changes what its words mean', () => {
  const words = 'labels: { a: yes, b: 0o10, c: 2026-01-01, d: 1_000, e: 0b1, f: "<<" }\n'
  expect(rulesIn(sound + words)).toEqual([])
  for (const start of [
    '%YAML 1.1\n---\n',
    '%YAML 1.2\n---\n',
    '%TAG !! tag:evil.example,2026:\n---\n',
    '!!map\n',
    '--- !x\n',
  ])
    expect([start, rulesIn(start + sound)]).toEqual([start, ['manifest/syntax']])
})

describe('P11 size', () => {
  const peak = (size: number): number => {
    const folder = workspaceOf({ 'accelerator.yml': sound, 'more/accelerator.yml': sound })
    if (size > 0) truncateSync(join(folder, 'more/accelerator.yml'), size)
    const file = join(mkdtempSync(join(tmpdir(), 'peak-')), 'kilobytes')
    const script = `process.on('exit', () => fs.writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)))`
    expect(runCommand(folder, ['check'], preloading(script)).status).toBe(size > 0 ? 1 : 0)
    return Number(readFileSync(file, 'utf8')) / 1024
  }

  it('of a file that is refused costs no memory', () => {
    const usual = peak(0)
    expect(usual).toBeGreaterThan(20)
    expect(peak(2 ** 31)).toBeLessThan(usual + 60)
  })
})

describe('P12 a great many mistakes', () => {
  const long = `stage: production\nframework: [${repeat(4_900, (index) => `pytorhc${index},`)}]\n`
  const { findings } = reviewOf(long)
  const of = (text: string) => reviewOf(text).findings.filter(({ rule }) => rule.startsWith('manifest/'))

  it('are listed up to a thousand, and the last finding says how many there are more', () => {
    const own = findings.filter(({ rule }) => rule.startsWith('manifest/'))
    expect(own).toHaveLength(1_001)
    expect(own.at(-1)).toMatchObject({
      rule: 'manifest/limit',
      severity: 'error',
      message: '3900 more mistakes from here on are not listed.',
    })
    expect(own.at(-1)?.span.column).toBeGreaterThan(own.at(-2)?.span.column as number)
  })

  it('are all listed up to that number', () => {
    const third = (isThere: boolean): string => (isThere ? ', scale: q' : '')
    const jobs = (count: number) =>
      `jobs: { ${repeat(500, (index) => `j${index}: { stage: q, task: q${third(index < count - 1_000)} }, `)} }\n`
    expect(of(jobs(1_000))).toHaveLength(1_000)
    expect(
      of(jobs(1_001))
        .map(({ rule }) => rule)
        .filter((rule) => rule === 'manifest/limit'),
    ).toHaveLength(1)
  })

  it('of one key that stands again and again are each told', () => {
    expect(of(`labels:\n${'  a: x\n'.repeat(900)}`)).toHaveLength(899)
  })

  it('are another finding when there are others, so that none hides behind them', () => {
    const paths = [1_200, 1_201].map((count) => {
      const text = `framework: [${repeat(count, (index) => `pytorhc${index},`)}]\n`
      return reviewOf(text).findings.find(({ rule }) => rule === 'manifest/limit')?.path
    })
    expect(paths).toEqual([['200 more'], ['201 more']])
  })
})

describe('P16 letters that look like others', () => {
  it.each([
    ['Cyrillic', 'fr\u0430mework: jax\n', 'manifest/unknown-key'],
    ['full width', '\uff53tage: production\n', 'manifest/unknown-key'],
    ['decomposed', 'labels: { e\u0301: a, \u00e9: b }\nsta\u0301ge: production\n', 'manifest/unknown-key'],
    ['a job shown in another order', 'jobs: { "a\u202eb": { stage: production } }\n', 'manifest/encoding'],
    ['a value that hides letters', 'framework: jax\u2060\n', 'manifest/encoding'],
    ['a variant sign', 'stage: production\ufe0f\n', 'manifest/encoding'],
  ])('%s', (_, text, expected) => {
    expect(rulesIn(text)).toContain(expected)
  })
})

describe('P20 JSON, and P21 TOML, that is deep or wide', () => {
  const deep = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count)
  const texts = {
    'deep lists': deep('[', ']', 200_000),
    'deep mappings': `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`,
    'deep below its key': `{"zero_optimization": ${deep('[', ']', 200_000)}, "train_micro_batch_size_per_gpu": 1}`,
    'many keys': `{"zero_optimization": {${repeat(40_000, (index) => `"k${index}":1,`)}"stage":3}}`,
    'a cut text': '{"zero_optimization": {"stage": 3',
    'dotted keys': `[project]\n${'a.'.repeat(50_000)}b = 1\n`,
    'dotted tables': `[${'a.'.repeat(50_000)}b]\nc = 1\n`,
    'deep arrays': `a = ${deep('[', ']', 100_000)}\n`,
    'deep tables': `a = ${'{a='.repeat(60_000)}1${'}'.repeat(60_000)}\n`,
    'many tables': repeat(30_000, (index) => `[[a]]\nb = ${index}\n`),
  }
  const paths = ['ds_config.json', 'pyproject.toml', 'Pipfile', 'notebook.ipynb', 'config.yaml']

  it.each(Object.entries(texts))('%s: contradicts nobody and takes no long time', async (_, text) => {
    const folder = workspaceOf({
      'accelerator.yml': sound,
      ...Object.fromEntries(paths.map((path) => [path, text])),
      ...Object.fromEntries(paths.map((path) => [`more/${path}`, `# pytorch deepspeed torch\n${text}`])),
    })
    const { status, stderr } = await runCommandHere(folder, ['check'])
    expect([status, stderr]).toEqual([0, ''])
    expect((await runCommandHere(folder, ['evidence'])).status).toBe(0)
  })
})

it('P22 nothing is decompressed', () => {
  const root = new URL('../../src/', import.meta.url)
  const imports = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) =>
        readFileSync(new URL(file, root), 'utf8').match(
          /^import .* from '(?:node:zlib|[^.'][^']*(?:zip|tar|flate|lz)[^']*)'/gm,
        ) ?? [],
    )
  // One measures the compressed size of SARIF; another compresses rows in memory and reads them in the same run.
  expect(imports.sort()).toEqual([
    "import { crc32 } from 'node:zlib'",
    "import { deflateRawSync, inflateRawSync } from 'node:zlib'",
    "import { gzipSync } from 'node:zlib'",
  ])
})
