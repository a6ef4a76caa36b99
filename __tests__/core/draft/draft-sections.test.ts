import { describe, expect, it } from '@jest/globals'
import {
  frameworkSection,
  hardwareSection,
  type Key,
  modelSection,
  namedModel,
  quoted,
  type Section,
} from '../../../src/core/draft/draft-sections.ts'
import type { SurveyedAccelerator } from '../../../src/core/evidence/survey/surveyed-hardware.ts'
import { request, setting, sourceWith } from '../../support/drafts.ts'

/** The keys with a value, and their values. */
const known = ({ keys }: Section): Record<string, string> =>
  Object.fromEntries(keys.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))
const noteOf = ({ keys }: Section, key: string): string | undefined => keys.find(({ name }) => name === key)?.note
const place = (path: string, line = 1) => ({ path, line })

describe('the framework of a draft', () => {
  const pytorch = { name: 'pytorch', words: ['pytorch'], places: [place('a.py'), place('b.py')] }
  const jax = { name: 'jax', words: ['jax'], places: [place('c.py')] }
  const library = (name: string, optional = false) => ({ name, optional, places: [place(`${name}.py`), place('z.py')] })
  const section = (more: object) => frameworkSection({ ...sourceWith([]).survey, ...more })

  it('is the only one, with its libraries, twelve at most', () => {
    const libraries = [library('maybe', true), ...Array.from({ length: 13 }, (_, at) => library(`l${at}`))]
    const one = section({ frameworks: [pytorch], libraries })
    expect(known(one)).toEqual({ name: 'pytorch', libraries: '[l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11]' })
    expect([one.title, noteOf(one, 'name'), noteOf(one, 'libraries')]).toEqual([
      undefined,
      'a.py:1, b.py:1',
      'l0.py:1, l1.py:1, l2.py:1 and 9 more',
    ])
    expect(known(section({ frameworks: [pytorch] }))).toEqual({ name: 'pytorch' })
  })

  it('is to be confirmed where files only mention it', () => {
    const hinted = section({ frameworks: [{ ...pytorch, certainty: 'hinted' }] })
    expect(noteOf(hinted, 'name')).toBe('a.py:1, b.py:1, which only mentions it: please confirm')
  })

  it('is open where there are several, or none', () => {
    const several = section({ frameworks: [pytorch, jax], libraries: [library('l')] })
    expect([known(several), several.keys[0]?.example, noteOf(several, 'name'), noteOf(several, 'libraries')]).toEqual([
      {},
      'pytorch',
      'seen: pytorch in a.py:1; jax in c.py:1',
      '',
    ])
    const none = section({ libraries: [library('l')] })
    expect([known(none), none.title, none.keys[0]?.example]).toEqual([
      {},
      expect.stringMatching(/^tensorflow, /),
      'pytorch',
    ])
  })
})

describe('the model of a draft', () => {
  const named = (files: readonly string[], ...seen: readonly (readonly [path: string, name: string, hint?: true])[]) =>
    namedModel(files, [
      setting('a.yaml', 'model.method', 'lora'),
      ...seen.map(([path, name, hint]) => ({
        ...setting(path, 'model.name', name),
        ...(hint && { certainty: 'suggests' as const }),
      })),
    ])

  it.each<readonly [string, Key | undefined, string | undefined, string]>([
    ['is none of another file', named(['a.yaml'], ['b.yaml', 'x/y']), undefined, ''],
    [
      'is that of the first file',
      named(['a.yaml', 'b.yaml'], ['b.yaml', 'x/b'], ['a.yaml', 'x/a']),
      'x/a',
      'a.yaml:1; x/b in b.yaml:1',
    ],
    [
      'is one that a file states',
      named(['a.yaml', 'b.yaml'], ['a.yaml', 'x/a', true], ['b.yaml', 'x/b']),
      'x/b',
      'b.yaml:1; x/a in a.yaml:1',
    ],
    [
      'is to be confirmed',
      named(['a.yaml'], ['a.yaml', 'x/a', true]),
      'x/a',
      'a.yaml:1, which only mentions it: please confirm',
    ],
    [
      'is one by its names',
      named(['a.yaml', 'b.yaml'], ['a.yaml', 'meta-llama/Llama-3.1-8B'], ['b.yaml', 'Llama 3.1 8B']),
      'meta-llama/Llama-3.1-8B',
      'a.yaml:1, b.yaml:1',
    ],
    ['is quoted', named(['a.yaml'], ['a.yaml', 'a: b']), '"a: b"', 'a.yaml:1'],
  ])('%s', (_, key, value, note) => {
    expect(key && [key.name, key.value, key.note]).toEqual(value && ['name', value, note])
  })

  it('has the languages of kernels, each once', () => {
    const kernels = ['cuda', 'triton', 'cuda'].map((language, at) => ({ language, place: place(`${at}.cu`) }))
    const section = modelSection({ kernels } as never)
    expect([known(section), noteOf(section, 'custom_kernels')]).toEqual([
      { custom_kernels: '[cuda, triton]' },
      '0.cu:1, 1.cu:1, 2.cu:1',
    ])
    expect(known(modelSection({ kernels: [] } as never))).toEqual({})
  })

  it.each([
    ['x/Y-1.5_b', 'x/Y-1.5_b'],
    ['yes', '"yes"'],
    ['True', '"True"'],
    ['n', '"n"'],
    ['yesterday', 'yesterday'],
    ['so-no', 'so-no'],
    ['1x', '"1x"'],
    ['a b', '"a b"'],
    ['a#', '"a#"'],
  ])('is written so that YAML reads a text: %s', (text, written) => {
    expect(quoted(text)).toBe(written)
  })
})

describe('the hardware of a draft', () => {
  const section = (
    launch: SurveyedAccelerator | undefined,
    accelerators: readonly SurveyedAccelerator[],
    {
      facts = {},
      ...more
    }: { facts?: object; namedOnPages?: readonly { accelerator: string; place: ReturnType<typeof place> }[] } = {},
  ) => hardwareSection(launch, facts, { ...sourceWith(accelerators).survey, ...more })
  const h100 = { accelerator: 'h100', count: 8 }
  const mention = (more: Partial<SurveyedAccelerator>) => request('README.md', { mentioned: true, ...more })

  it('is all that the launch says', () => {
    const launch = request('a.sh', { ...h100, topology: '2x2', provider: 'gcp', spot: false })
    const all = section(launch, [launch, request('b.sh', { count: 4 })], {
      facts: { sharding: { value: 'fsdp', places: [place('s.py')] } },
    })
    expect([all.title, known(all)]).toEqual([
      undefined,
      { accelerator: 'h100', count: '8', topology: '2x2', provider: 'gcp', parallelism: 'fsdp', spot: 'false' },
    ])
    expect(all.keys.map(({ note }) => note)).toEqual(['a.sh:1', 'a.sh:1', 'a.sh:1', 'a.sh:1', 's.py:1', 'a.sh:1'])
    const less = section(request('a.sh', { accelerator: 'h100' }), [])
    expect([known(less), noteOf(less, 'count'), less.keys.map(({ name }) => name)]).toEqual([
      { accelerator: 'h100' },
      'in all',
      ['accelerator', 'count', 'provider', 'parallelism'],
    ])
  })

  it('is at the provider that the launch names, or its files', () => {
    const facts = { provider: { value: { id: 'aws' }, places: [place('p.tf')] } }
    const found = section(request('a.sh', h100), [], { facts })
    expect([known(found).provider, noteOf(found, 'provider')]).toEqual(['aws', 'p.tf:1'])
    expect(known(section(request('a.sh', { ...h100, provider: 'gcp' }), [], { facts })).provider).toBe('gcp')
    expect(noteOf(section(undefined, []), 'provider')).toMatch(/^aws, /)
  })

  it.each<readonly [string, SurveyedAccelerator | undefined, readonly SurveyedAccelerator[], object]>([
    ['is the only request', undefined, [request('a.sh', h100)], { accelerator: 'h100', count: '8' }],
    ['is open between two', undefined, [request('a.sh', h100), request('b.sh', h100)], {}],
    [
      'is the only one of a kind',
      undefined,
      [request('a.sh', { ...h100, kind: undefined } as object), request('b.sh')],
      { accelerator: 'gpu' },
    ],
    ['is open without a request', undefined, [], {}],
    ['is none of another kind that has no word', request('a.sh', { kind: 'other', count: 8 }), [], {}],
    ['is a TPU', request('a.sh', { kind: 'tpu', count: 8 }), [], { accelerator: 'tpu', count: '8' }],
    [
      'has the name of a mention',
      request('a.sh', { count: 8 }),
      [request('a.sh', { count: 8 }), mention(h100)],
      { accelerator: 'h100', count: '8' },
    ],
    [
      'has it without a launch',
      undefined,
      [request('a.sh', { count: 8 }), mention(h100)],
      { accelerator: 'h100', count: '8' },
    ],
    [
      'has its own name',
      request('a.sh', h100),
      [mention({ accelerator: 'a100-80gb' })],
      { accelerator: 'h100', count: '8' },
    ],
    [
      'has no name of two mentions',
      request('a.sh', { count: 8 }),
      [mention(h100), mention({ accelerator: 'a100-80gb' })],
      { accelerator: 'gpu', count: '8' },
    ],
    [
      'has no name of another kind',
      request('a.sh', { count: 8 }),
      [mention({ kind: 'tpu', accelerator: 'tpu-v4' })],
      { accelerator: 'gpu', count: '8' },
    ],
    [
      'has no name of what names none',
      request('a.sh', { count: 8 }),
      [mention({}), request('b.sh', h100)],
      { accelerator: 'gpu', count: '8' },
    ],
  ])('%s', (_, launch, all, expected) => {
    expect(known(section(launch, all))).toEqual(expected)
  })

  it('lists what there is where it is open', () => {
    const five = [1, 2, 3, 4, 5].map((count) => request(`${count}.sh`, { accelerator: 'h100', count }))
    const open = section(undefined, five)
    expect([open.title, noteOf(open, 'accelerator')]).toEqual([
      expect.stringContaining('H100:8'),
      'seen: 1 h100; 2 h100; 3 h100; 4 h100',
    ])
    expect(noteOf(section(undefined, []), 'accelerator')).toBe('')
    expect(noteOf(section(undefined, [request('a.sh', { kind: undefined } as object)]), 'accelerator')).toBe('')
  })

  it('lists what pages name where its name is open, four at most', () => {
    const namedOnPages = ['a', 'b', 'c', 'd', 'e'].map((accelerator) => ({ accelerator, place: place('R.md') }))
    const open = section(request('a.sh', { count: 8 }), [], { namedOnPages })
    expect(noteOf(open, 'accelerator')).toBe('a.sh:1; pages name a (R.md:1), b (R.md:1), c (R.md:1), d (R.md:1)')
    expect(noteOf(section(request('a.sh', h100), [], { namedOnPages }), 'accelerator')).toBe('a.sh:1')
  })
})
