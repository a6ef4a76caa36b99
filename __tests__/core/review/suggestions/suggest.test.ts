import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { observe } from '../../../../src/core/evidence/observation/observe.ts'
import { readers } from '../../../../src/core/evidence/tables/index.ts'
import type { Finding } from '../../../../src/core/finding/finding.ts'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { checkFile, type FileReview } from '../../../../src/core/review/check.ts'
import { withLines } from '../../../../src/core/review/suggestions/changed-lines.ts'
import { jobChanges } from '../../../../src/core/review/suggestions/job-changes.ts'
import { alternativesFor, suggestionsFor } from '../../../../src/core/review/suggestions/suggest.ts'
import type { Suggestion } from '../../../../src/core/review/suggestions/suggestion.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import { parseCases } from '../../../support/fixtures.ts'

const set = ruleSet(rules)
const path = 'team/accelerator.yml'
const checking = { set, thresholds: defaultThresholds }
const check = (text: string, jobs = 50): FileReview =>
  checkFile(path, text, set, defaultThresholds, { jobs, comparisons: false })
const suggest = (text: string, file = check(text)): Suggestion[] => suggestionsFor(file, readDocument(text), checking)
const graveOf = (text: string): Finding[] => check(text, 0).findings.filter(({ severity }) => severity !== 'notice')
const keyOf = ({ rule, severity, job, path }: Finding): string => JSON.stringify([rule, severity, job, path])
const applied = (text: string, suggestions: readonly Suggestion[]): string =>
  [...suggestions].sort((a, b) => b.startLine - a.startLine).reduce(withLines, text)

/** Every manifest below a folder of the repository. */
const textsBelow = (folder: string): string[] => {
  const root = new URL(`../../../../${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yml'))
    .sort()
    .flatMap((file) => parseCases(readFileSync(new URL(file, root), 'utf8')).map(({ text }) => text))
}

const misfit = 'framework: mxnet\nstage: production\n'
const large =
  'task: pretraining\nframework: pytorch\nscale: { parameters: 7B, sequence_length: 4096 }\n' +
  'model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\n'

describe('a suggestion for hardware', () => {
  const corpus = ['examples', '__tests__/fixtures/guidance', '__tests__/fixtures/rules/sizing'].map((folder) => {
    const files = textsBelow(folder).map((text) => {
      const file = check(text)
      return { text, file, suggestions: suggest(text, file) }
    })
    return [folder, files] as const
  })

  it.each(corpus)('is made for nearly every job of %s that has an alternative', (_, files) => {
    const jobs = files.flatMap(({ file, suggestions }) => {
      const made = suggestions.map(({ job }) => job)
      return file.jobs.filter((job) => job.alternatives.length > 0).map(({ name }) => made.includes(name))
    })
    expect(jobs.length).toBeGreaterThan(2)
    expect(jobs.filter((isMade) => isMade).length / jobs.length).toBeGreaterThan(0.95)
  })

  it.each(corpus)('clears what it says in %s, and brings nothing that was not there', (_, files) => {
    for (const { text, file, suggestions } of files) {
      const before = file.findings.map(keyOf)
      for (const some of [...suggestions.map((one) => [one]), suggestions]) {
        const after = graveOf(applied(text, some)).map(keyOf)
        expect(after.filter((key) => !before.includes(key))).toEqual([])
        for (const { rule, job, message } of some) {
          expect(after.filter((key) => key.includes(`"${rule}"`) && key.includes(`"${job}"`))).toEqual([])
          expect(message).toContain(`\`${rule}\``)
        }
      }
    }
  })

  it('says what changes and what that clears', () => {
    const text = `${misfit}hardware: tpu-v5e-64 # ours\n`
    expect(suggest(text)).toEqual([
      {
        path,
        startLine: 3,
        endLine: 3,
        replacement: expect.stringMatching(/^hardware: a100-80gb:\d+ # ours$/),
        rule: 'framework/no-xla-path',
        job: 'team',
        message: expect.stringMatching(/^\d+× A100 .* instead of TPU v5e-64\. This clears `framework\/no-xla-path`/),
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ])
  })

  it('is the nearest alternative only, one for each job', () => {
    const job = `{ framework: mxnet, stage: production, hardware: tpu-v5e-64 }`
    const text = `jobs:\n  a: ${job}\n  b: ${job}\n  c: { framework: jax, hardware: v5e }\n`
    expect(suggest(text).map((one) => [one.job, one.startLine, one.endLine])).toEqual([
      ['a', 2, 2],
      ['b', 3, 3],
    ])
  })

  it('overrides what is inherited in the job, and never in the defaults', () => {
    const text = `defaults:\n  hardware: tpu-v5e-64\njobs:\n  a: { framework: mxnet }\n  b: { framework: jax }\n`
    const [one, ...others] = suggest(text)
    expect(others).toEqual([])
    expect(one).toMatchObject({ job: 'a', startLine: 4, endLine: 4 })
    expect(one?.replacement).toMatch(/^ {2}a: \{ framework: mxnet, hardware: /)
  })

  it('keeps what means the same as it was written', () => {
    const text = `${large}hardware:\n  accelerator: A100-80GB # ours\n  count: 0x8\n  parallelism: data\n`
    expect(suggest(text).map(({ replacement }) => replacement)).toEqual(['  parallelism: fsdp'])
    const degrees = { data: 1024, tensor: 8 }
    const declared = { hardware: { accelerator: 'h100', parallelism: degrees } }
    const layout = [{ path: ['hardware', 'parallelism'], value: { ...degrees, zero: 3 } }]
    const document = readDocument('hardware: { accelerator: h100, parallelism: { data: 1_024, tensor: 8 } }\n')
    expect(jobChanges(document, 'team', declared, layout)).toEqual([
      { path: ['hardware', 'parallelism'], value: { data: '1_024', tensor: 8, zero: 3 } },
    ])
    const counted = `${large}hardware: A100-80GB:1\n`
    const [{ replacement } = { replacement: '' }] = suggest(counted)
    expect(replacement).toMatch(/optimizer: adam-8bit|^hardware: A100-80GB:\d+$/)
  })

  it('keeps CRLF and the byte order mark', () => {
    const lines = ['framework: mxnet', 'hardware:', '  accelerator: tpu-v5e-64', '']
    const [one] = suggest(lines.join('\r\n'))
    expect(one?.replacement).toMatch(/^ {2}accelerator: \S+\r\n {2}count: \d+$/)
    const marked = '\ufeffhardware: tpu-v5e-64\nframework: mxnet\n'
    expect(suggest(marked)[0]?.replacement).toMatch(/^\ufeffhardware: /)
    expect(suggestionsFor(check(marked), readDocument(new TextEncoder().encode(marked)), checking)).toEqual(
      suggest(marked),
    )
    expect(suggest(marked.slice(1))[0]?.replacement).toMatch(/^hardware: /)
  })

  it('is not made where a waiver covers the finding', () => {
    const text = `${misfit}hardware: tpu-v5e-64\n`
    const file = check(text)
    const waived = { reason: 'x', expires: '2027-01-31', daysLeft: 1, place: { file: path, line: 1 } }
    const findings = file.findings.map((finding) => ({ ...finding, waived }))
    expect(suggest(text, { ...file, findings })).toEqual([])
  })

  it('is not made where the repository or a rule of the organization would contradict it', () => {
    const text = `${misfit}hardware: tpu-v5e-64\n`
    const file = check(text)
    expect(suggestionsFor(file, readDocument(text), checking)).toHaveLength(1)
    const noGpus = { ...set, rules: [...set.rules, { id: 'hardware/gpu', severity: 'warning' as const, check: noGpu }] }
    expect(suggestionsFor(file, readDocument(text), { ...checking, set: noGpus })).toEqual([])
    const launch = 'resources:\n  accelerators: tpu-v5litepod-64\nrun: python train.py\n'
    const evidence = { observations: observe('team/sky.yaml', launch, readers), manifests: [path] }
    const shown = checkFile(path, text, set, defaultThresholds, { jobs: 1, comparisons: false, evidence })
    expect(shown.jobs[0]?.alternatives).not.toEqual([])
    expect(suggestionsFor(shown, readDocument(text), checking)).toHaveLength(1)
    expect(suggestionsFor(shown, readDocument(text), { ...checking, evidence })).toEqual([])
  })

  it('is not made for a shared policy or where the text could deceive', () => {
    const text = `${misfit}hardware: tpu-v5e-64\n`
    const file = check(text)
    expect(suggest(text, { ...file, isElsewhere: true })).toEqual([])
    expect(suggest(`${misfit}hardware: tpu-v5e-64 # \u202etfel\n`)).toEqual([])
  })

  it('has the same name when it moves, another for another job or change', () => {
    const names = [
      `${misfit}hardware: tpu-v5e-64\n`,
      `# moved\n\n${misfit}hardware: tpu-v5e-64\n`,
      `name: other\n${misfit}hardware: tpu-v5e-64\n`,
      `${misfit}hardware: tpu-v5e-8\n`,
    ].map((text) => suggest(text)[0]?.fingerprint)
    expect(names[1]).toBe(names[0])
    expect(new Set(names).size).toBe(3)
  })
})

const noGpu: (typeof set.rules)[number]['check'] = ({ hardware }) =>
  hardware.kind === 'gpu' ? [{ at: ['hardware'], problem: 'No GPU.', reason: '', remedy: '' }] : []

describe('a suggestion for a mistake in typing', () => {
  const rest = 'framework: jax\nhardware: tpu-v5e-8\n'
  it.each([
    ['a key', `stagee: production # x\n${rest}`, 'stage: production # x'],
    ['a key in quotes', `"stagee": production\n${rest}`, '"stage": production'],
    ['a key in a section', `model: { precison: bf16 }\n${rest}`, 'model: { precision: bf16 }'],
    ['a word', `stage: prodution\n${rest}`, 'stage: production'],
    ['a word in quotes', `stage: 'prodution'\n${rest}`, "stage: 'production'"],
    ['a word for a section', `scale: larg\n${rest}`, 'scale: large'],
    [
      'a word for a truth value',
      `model: { architecture_locked: tru }\n${rest}`,
      'model: { architecture_locked: true }',
    ],
    ['a kernel language', `model: { custom_kernels: [palas-tpu] }\n${rest}`, 'model: { custom_kernels: [pallas-tpu] }'],
    ['a framework', 'framework: pytroch\nhardware: h100:8\n', 'framework: pytorch'],
    [
      'a provider',
      'hardware: { accelerator: h100, count: 8, provider: corewave }\n',
      'hardware: { accelerator: h100, count: 8, provider: coreweave }',
    ],
    [
      'a key of the defaults',
      `defaults: { stagee: production }\njobs:\n  a: { framework: jax }\n  b: { framework: jax }\n`,
      'defaults: { stage: production }',
    ],
  ])('%s', (_, text, line) => {
    const suggestions = suggest(text)
    expect(suggestions.map(({ replacement }) => replacement)).toEqual([line])
    expect(graveOf(applied(text, suggestions))).toEqual([])
  })

  it('says which word is meant', () => {
    const [one] = suggest(`stagee: production\n${rest}`)
    expect(one?.message).toBe('"stage" instead of "stagee". This clears `manifest/unknown-key`.')
    expect(one?.rule).toBe('manifest/unknown-key')
  })

  it.each([
    ['two words are as near', 'hardware: { accelerator: h100, count: 8, parallelism: { zero: 4 } }\n'],
    ['the key is there already', `stage: production\nstagee: prototype\n${rest}`],
    ['another product may be meant', 'framework: pytorch\nhardware: a100x:8\n'],
    ['another machine may be meant', 'framework: pytorch\nhardware: { machine: p5.48xlarg }\n'],
    ['no word is near', `hardwear_choice_of_ours: x\n${rest}`],
    ['the word is an alias', 'framework: &f pytroch\nname: *f\nmodel: { precision: *f }\n'],
    [
      'the right word would bring a warning',
      'framework: pytroch\nhardware: { accelerator: tpu-v5e-8, provider: aws }\n',
    ],
  ])('is not made where %s', (name, text) => {
    const made = suggest(text).map(({ replacement }) => replacement)
    const allowed = name === 'the word is an alias' ? ['framework: &f pytorch'] : []
    expect(made.filter((line) => !allowed.includes(line))).toEqual([])
  })

  it('gives way on a line that a graver finding changes', () => {
    const text = 'framework: mxnet\nhardware: { accelerator: tpu-v5e-64, provider: awss }\n'
    const suggestions = suggest(text)
    expect(suggestions.map(({ rule }) => rule)).toEqual(['framework/no-xla-path'])
    const asGrave = 'framework: mxnet\nhardware: { accelerator: tpu-v5e-64, spot: tru }\n'
    expect(suggest(asGrave).map(({ rule }) => rule)).toEqual(['manifest/invalid-value'])
    const turned = 'framework: jax\nmodel: { dynamic_shapes: true, precison: bf16 }\nhardware: tpu-v5e-64\n'
    expect(suggest(turned).map(({ rule }) => rule)).toContain('manifest/unknown-key')
  })

  it('is left out where it holds alone and not with a graver or earlier one', () => {
    const suggestions = suggest(`stagee: production\n${rest}stagge: production\n`)
    expect(suggestions.map(({ startLine, replacement }) => [startLine, replacement])).toEqual([
      [1, 'stage: production'],
    ])
  })

  it('is made for fifty at most', () => {
    const jobs = Array.from({ length: 400 }, (_, index) => `  j${index}: { stagee: production }\n`)
    const text = `jobs:\n${jobs.join('')}`
    const file = check(text)
    expect(suggest(text, file)).toHaveLength(10)
    // A file with fewer jobs gets all candidates.
    const few = `jobs:\n${jobs.slice(0, 60).join('')}`
    expect(suggest(few)).toHaveLength(50)
  })
})

it('is not made for a key in other words, which no report mentions', () => {
  expect(suggest('framework: pytorch\nstage: prototype\ngpu: h100\nnum_gpus: 8\nseed: 1\n')).toEqual([])
})

describe('suggestions of one file', () => {
  const text =
    'jobs:\n  a:\n    task: training\n    stage: production\n    framework: mxnet\n    hardware: tpu-v5e-64\n'

  it('stand in the order of their lines, whichever is graver', () => {
    const made = suggest(`${text}  b:\n    framework: pytorch\n    task: trainig\n    hardware: h100\n`)
    expect(made.map(({ startLine }) => startLine)).toEqual(
      [...made.map(({ startLine }) => startLine)].sort((a, b) => a - b),
    )
    expect(new Set(made.map(({ rule }) => rule)).size).toBeGreaterThan(1)
  })

  it('may be the alternatives alone', () => {
    const file = check(text)
    const alternatives = alternativesFor(file, readDocument(text), checking)
    expect(alternatives).toEqual(suggest(text).filter(({ rule }) => !rule.startsWith('manifest/')))
    expect(alternatives).toHaveLength(1)
    expect(alternativesFor({ ...file, isElsewhere: true }, readDocument(text), checking)).toEqual([])
    expect(alternativesFor(file, readDocument('a: [\n'), checking)).toEqual([])
  })

  it('say nothing of what a waiver covers', () => {
    const file = check(text)
    const waived = { reason: 'x', expires: '2027-01-31', daysLeft: 1, place: { file: path, line: 1 } }
    for (const { rule } of suggest(text)) {
      const findings = file.findings.map((finding) => (finding.rule === rule ? { ...finding, waived } : finding))
      expect(suggest(text, { ...file, findings }).map((one) => one.rule)).not.toContain(rule)
    }
  })

  it('name no more than three of the rules that they clear', () => {
    const grave = check(text).findings.find(({ severity }) => severity === 'error') as Finding
    const others = ['model/a', 'model/b', 'model/c'].map((id) => ({
      id,
      severity: 'warning' as const,
      check: ({ hardware }: Parameters<(typeof set.rules)[number]['check']>[0]) =>
        hardware.kind === 'tpu' ? [{ at: ['hardware'], problem: id, reason: '', remedy: '' }] : [],
    }))
    for (const [count, more] of [
      [2, undefined],
      [3, '1 more'],
    ] as const) {
      const wider = { set: { ...set, rules: [...set.rules, ...others.slice(0, count)] }, thresholds: defaultThresholds }
      const file = checkFile(path, text, wider.set, defaultThresholds, { jobs: 5, comparisons: false })
      const one = suggestionsFor(file, readDocument(text), wider).find(({ rule }) => rule === grave.rule)
      // The most severe first.
      const named = [...(one?.message ?? '').matchAll(/`([^`]+)`/g)].map(([, rule]) => rule)
      expect(named).toEqual([grave.rule, 'model/a', 'model/b'])
      expect(one?.message.includes('1 more')).toBe(more !== undefined)
    }
  })

  it('are made of each job by its own findings', () => {
    const two = `jobs:\n  a: { framework: mxnet, hardware: tpu-v5e-64 }\n  b: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64 }\n`
    expect(suggest(two).map(({ job }) => job)).toEqual(['a'])
  })
})
