import { describe, expect, it } from '@jest/globals'
import { type EvidenceFacts, evidenceFacts } from '../../../../src/core/evidence/agreement/facts.ts'
import type {
  AttributedObservation,
  Attribution,
} from '../../../../src/core/evidence/observation/attributed-observation.ts'
import type {
  AcceleratorObservation,
  KernelObservation,
  LibraryObservation,
  Observation,
  StackObservation,
} from '../../../../src/core/evidence/observation/observation.ts'

// Facts from given observations. The tests of the readers cover how files become observations.

type Fields<O extends Observation> = Partial<Omit<O, 'what' | 'place'>>
type Seen = readonly [Attribution, string, Fields<AcceleratorObservation>]

const at = (path: string, line = 1) => ({ path, line })
const hardware = ([attribution, path, fields]: Seen, index = 0): AttributedObservation => ({
  observation: { what: 'accelerator', certainty: 'suggests', place: at(path, index + 1), ...fields },
  attribution,
})
const other = (attribution: Attribution, path: string, fields: object): AttributedObservation => ({
  observation: { certainty: 'suggests', place: at(path), ...fields } as Observation,
  attribution,
})
const gpus = (count?: number, more: Fields<AcceleratorObservation> = {}): Fields<AcceleratorObservation> => ({
  kind: 'gpu',
  ...(count !== undefined && { count }),
  ...more,
})
const asked = (count?: number, more: Fields<AcceleratorObservation> = {}) =>
  gpus(count, { certainty: 'states', ...more })
const perNode = (number: number, more: Fields<AcceleratorObservation> = {}) =>
  gpus(undefined, { perNode: number, ...more })
const byDefault = { byDefault: true } as const
const nodesByDefault = { byDefault: 'nodes' } as const

const about = ({ ambiguities }: EvidenceFacts) => ambiguities.map((each) => each.about)

describe('numbers', () => {
  const numbers = (...seen: readonly Seen[]) => {
    const { count, counts, perNode, nodes, defaultCount, countedKind } = evidenceFacts(seen.map(hardware))
    const values = { count, counts, perNode, nodes, defaultCount }
    const known = Object.entries(values).flatMap(([name, fact]) => (fact ? [[name, fact.value]] : []))
    return { ...(countedKind && { of: countedKind }), ...Object.fromEntries(known) }
  }
  type Row = readonly [string, readonly Seen[], object]

  it.each<Row>([
    ['of one request', [['beside', 'a.sh', asked(8)]], { of: 'gpu', count: 8 }],
    [
      'that agree',
      [
        ['named', 'a.sh', asked(8)],
        ['beside', 'b.sh', asked(8)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'that lie about and differ',
      [
        ['beside', 'a.sh', asked(8)],
        ['beside', 'b.sh', asked(16)],
      ],
      { of: 'gpu' },
    ],
    [
      'of which one is not pointed at',
      [
        ['named', 'a.sh', asked(8)],
        ['beside', 'b.sh', asked(16)],
      ],
      { of: 'gpu' },
    ],
    [
      'of unlike things',
      [
        ['named', 'a.sh', asked(8)],
        ['named', 'b.sh', asked(8, { kind: 'tpu' })],
      ],
      {},
    ],
    [
      'beside a default',
      [
        ['beside', 'a.sh', asked(8)],
        ['beside', 'b.sh', asked(16, byDefault)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'of nodes and what each has',
      [['named', 'a.sh', perNode(8, { nodes: 4, certainty: 'states' })]],
      { of: 'gpu', count: 32 },
    ],
    // No file near the job requests hardware.
    ['from above', [['above', 'a.sh', asked(8)]], { of: 'gpu' }],
  ])('requested: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<Row>([
    ['another number', [['beside', 'b.sh', gpus(4)]], { of: 'gpu' }],
    ['the same number', [['beside', 'b.sh', gpus(8)]], { of: 'gpu', count: 8 }],
    ['a trial on one', [['beside', 'b.sh', gpus(1)]], { of: 'gpu', count: 8 }],
    ['another number in the same file', [['beside', 'a.sh', gpus(4)]], { of: 'gpu', count: 8 }],
    ['no number', [['beside', 'b.sh', gpus()]], { of: 'gpu', count: 8 }],
  ])('requested by a file that lies about, beside %s', (_, seen, expected) => {
    expect(numbers(['beside', 'a.sh', asked(8)], ...seen)).toEqual(expected)
    // Other nearby files do not affect a file that the manifest points to.
    expect(numbers(['named', 'a.sh', asked(8)], ...seen)).toEqual({ of: 'gpu', count: 8 })
  })

  it.each<Row>([
    [
      'all of them',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
      ],
      { of: 'gpu', counts: [8, 16] },
    ],
    [
      'four',
      [16, 8, 4, 2].map((count, index) => ['named', `${index}.sh`, asked(count)] as const),
      { of: 'gpu', counts: [2, 4, 8, 16] },
    ],
    // Above four, the list of choices may be incomplete.
    ['no five', [1, 2, 4, 8, 16].map((count, index) => ['named', `${index}.sh`, asked(count)] as const), { of: 'gpu' }],
    [
      'none where one is up to its caller',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
        ['named', 'c.sh', asked(4, byDefault)],
      ],
      { of: 'gpu' },
    ],
    [
      'none where another file launches',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
        ['elsewhere', 'c.sh', gpus(4)],
      ],
      { of: 'gpu' },
    ],
    [
      'all where one of the files says more',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
        ['named', 'b.sh', gpus(4)],
      ],
      { of: 'gpu', counts: [8, 16] },
    ],
    [
      'none where one of the files leaves it to its caller',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
        ['named', 'b.sh', gpus(4, byDefault)],
      ],
      { of: 'gpu' },
    ],
    [
      'all where a file only shows a kind',
      [
        ['named', 'a.sh', asked(16)],
        ['named', 'b.sh', asked(8)],
        ['elsewhere', 'c.py', gpus()],
      ],
      { of: 'gpu', counts: [8, 16] },
    ],
    [
      'all of launches in listed files',
      [
        ['listed', 'a.sh', gpus(16)],
        ['listed', 'b.sh', gpus(8)],
      ],
      { of: 'gpu', counts: [8, 16] },
    ],
  ])('of several files of the job: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<Row>([
    ['a listed file', [['listed', 'a.sh', gpus(8)]], { of: 'gpu', count: 8 }],
    ['a file called as the job', [['alike', 'a.sh', gpus(8)]], { of: 'gpu', count: 8 }],
    [
      'a file beside it',
      [
        ['listed', 'a.sh', gpus(8)],
        ['beside', 'b.sh', gpus(4)],
      ],
      { of: 'gpu', count: 8 },
    ],
    // It may be a trial on one node.
    ['a file that carries its name', [['named', 'a.sh', perNode(8)]], { of: 'gpu', perNode: 8 }],
    [
      'visible devices in the same file',
      [
        ['listed', 'a.sh', perNode(4)],
        ['listed', 'a.sh', gpus(8)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'as many on each node as in all',
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'b.sh', perNode(8)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'as many on each node',
      [
        ['listed', 'a.sh', perNode(8, { nodes: 2 })],
        ['listed', 'b.sh', perNode(8)],
      ],
      { of: 'gpu', count: 16 },
    ],
    [
      'another number on each node',
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'b.sh', perNode(4)],
      ],
      { of: 'gpu' },
    ],
    [
      'as many on each node as only one in all',
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'b.sh', perNode(8)],
        ['listed', 'c.sh', gpus(16)],
      ],
      { of: 'gpu' },
    ],
    [
      'another number by default',
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'b.sh', gpus(16, byDefault)],
      ],
      { of: 'gpu' },
    ],
    [
      'another by default than the namesake',
      [
        ['namesake', 'a.sh', gpus(8)],
        ['listed', 'b.sh', gpus(16, byDefault)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'another than the namesake',
      [
        ['namesake', 'a.sh', gpus(8)],
        ['listed', 'b.sh', gpus(16)],
      ],
      { of: 'gpu', counts: [8, 16] },
    ],
  ])('of launches: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<Row>([
    ['one', [['named', 'a.sh', gpus(8, byDefault)]], { of: 'gpu', defaultCount: 8 }],
    [
      'two alike',
      [
        ['named', 'a.sh', gpus(8, byDefault)],
        ['alike', 'b.sh', gpus(8, byDefault)],
      ],
      { of: 'gpu', defaultCount: 8 },
    ],
    [
      'two that differ',
      [
        ['named', 'a.sh', gpus(8, byDefault)],
        ['alike', 'b.sh', gpus(4, byDefault)],
      ],
      { of: 'gpu' },
    ],
    ['of a file beside', [['beside', 'a.sh', asked(8, byDefault)]], { of: 'gpu' }],
    ['of nodes alone', [['named', 'a.sh', gpus(8, nodesByDefault)]], { of: 'gpu' }],
    [
      'and of nodes',
      [
        ['named', 'a.sh', gpus(8, byDefault)],
        ['alike', 'b.sh', gpus(8, nodesByDefault)],
      ],
      { of: 'gpu' },
    ],
    [
      'and one that lies about',
      [
        ['named', 'a.sh', gpus(8, byDefault)],
        ['beside', 'b.sh', gpus(4)],
      ],
      { of: 'gpu', defaultCount: 8 },
    ],
  ])('by default: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it('by default are told as such', () => {
    const { defaultCount, count } = evidenceFacts([hardware(['named', 'a.sh', gpus(8, byDefault)])])
    expect([defaultCount?.isDefault, count]).toEqual([true, undefined])
    expect(evidenceFacts([hardware(['named', 'a.sh', asked(8)])]).count).not.toHaveProperty('isDefault')
  })

  it.each<Row>([
    ['of one', [['named', 'a.sh', perNode(8, { certainty: 'states' })]], { of: 'gpu', perNode: 8 }],
    [
      'that differ',
      [
        ['named', 'a.sh', perNode(8, { certainty: 'states' })],
        ['named', 'b.sh', perNode(4, { certainty: 'states' })],
      ],
      { of: 'gpu' },
    ],
    ['by default', [['named', 'a.sh', perNode(8, { certainty: 'states', ...byDefault })]], { of: 'gpu' }],
    [
      'on nodes by default',
      [['named', 'a.sh', perNode(8, { certainty: 'states', ...nodesByDefault })]],
      { of: 'gpu', perNode: 8 },
    ],
    [
      'of a launch, where a model is asked for',
      [
        ['named', 'a.sh', { accelerator: 'H100', certainty: 'states' }],
        ['named', 'b.sh', perNode(4)],
      ],
      { of: 'gpu', perNode: 4 },
    ],
    [
      'of a launch, where a number is asked for',
      [
        ['named', 'a.sh', perNode(8, { certainty: 'states' })],
        ['named', 'b.sh', perNode(4)],
      ],
      { of: 'gpu', perNode: 8 },
    ],
  ])('on each node: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<Row>([
    ['of a listed file', [['listed', 'a.sh', gpus(undefined, { nodes: 4 })]], { nodes: 4 }],
    ['of one that is named', [['named', 'a.sh', gpus(undefined, { nodes: 4 })]], {}],
    ['by default', [['listed', 'a.sh', gpus(undefined, { nodes: 4, ...byDefault })]], {}],
    [
      'by default as well',
      [
        ['listed', 'a.sh', { nodes: 4 }],
        ['listed', 'b.sh', { nodes: 4, ...byDefault }],
      ],
      { nodes: 4 },
    ],
    [
      'beside others',
      [
        ['listed', 'a.sh', { nodes: 4 }],
        ['elsewhere', 'b.sh', { nodes: 2 }],
      ],
      {},
    ],
    [
      'beside what has none',
      [
        ['listed', 'a.sh', { nodes: 4 }],
        ['elsewhere', 'b.sh', { count: 2 }],
      ],
      { nodes: 4 },
    ],
    [
      'with the model',
      [
        ['listed', 'a.sh', { nodes: 4 }],
        ['listed', 'b.sh', { accelerator: 'H100', certainty: 'states' }],
      ],
      { of: 'gpu', nodes: 4 },
    ],
    ['with their machine', [['listed', 'a.sh', { nodes: 4, machine: 'p4d.24xlarge' }]], { of: 'gpu', count: 32 }],
  ])('of nodes: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<Row>([
    ['one script', [['beside', 'run.sh', gpus(8)]], { of: 'gpu', count: 8 }],
    [
      'two alike',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'go.sh', perNode(8)],
      ],
      { of: 'gpu', count: 8 },
    ],
    [
      'another on each node',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'go.sh', perNode(4)],
      ],
      {},
    ],
    [
      'more nodes',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'go.sh', perNode(8, { nodes: 2 })],
      ],
      {},
    ],
    [
      'two that differ',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'go.sh', gpus(4)],
      ],
      {},
    ],
    [
      'another one above',
      [
        ['beside', 'run.sh', gpus(8)],
        ['above', 'go.sh', gpus(4)],
      ],
      {},
    ],
    ['only one above', [['above', 'run.sh', gpus(8)]], {}],
    ['a trial', [['beside', 'run.sh', gpus(1)]], {}],
    ['two', [['beside', 'run.sh', gpus(2)]], { of: 'gpu', count: 2 }],
    ['a default', [['beside', 'run.sh', gpus(8, byDefault)]], {}],
    [
      'of another kind',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'go.sh', gpus(8, { kind: 'tpu' })],
      ],
      {},
    ],
    ['of no kind', [['beside', 'run.sh', { count: 8 }]], {}],
    ['settings', [['beside', 'config.yaml', gpus(8)]], {}],
    ['settings of a launcher', [['beside', 'accelerate_config.yaml', gpus(8)]], { of: 'gpu', count: 8 }],
    [
      'what asks for a kind only',
      [
        ['beside', 'run.sh', gpus(8)],
        ['beside', 'pod.sh', asked(undefined)],
      ],
      {},
    ],
  ])('around a job that has no file of its own: %s', (_, seen, expected) => {
    expect(numbers(...seen)).toEqual(expected)
  })

  it.each<[string, boolean]>([
    ['conf/a.json', true],
    ['conf/a.yml', true],
    ['a.toml', true],
    ['a.ini', true],
    ['a.cfg', true],
    ['a.conf', true],
    ['prod.env', true],
    ['.env.production', true],
    ['a.json.sh', false],
    ['.env.d/run.sh', false],
    ['deepspeed/a.json', true],
    ['deepspeed.json', false],
    ['my-fsdp.yaml', false],
    ['ds_config.json', false],
    ['ds.json', false],
    ['conf-ds3.json', false],
    ['zero2.json', false],
    ['zero-3.json', false],
    ['zero_.json', false],
    ['zero4.json', false],
    ['ads.json', true],
    ['dsx.json', true],
  ])('around a job: %s are settings: %s', (path, isSettings) => {
    expect(numbers(['beside', path, gpus(8)])).toEqual(isSettings ? {} : { of: 'gpu', count: 8 })
  })
})

describe('what differs', () => {
  it('is told with each place once', () => {
    const seen = [
      ['beside', 'a.sh', asked(8)],
      ['beside', 'a.sh', asked(8)],
      ['beside', 'b.sh', asked(16)],
    ] as const
    const { ambiguities } = evidenceFacts(seen.map(hardware))
    expect(ambiguities).toEqual([
      {
        about: 'count',
        values: [
          { value: '8', place: at('a.sh', 1) },
          { value: '16', place: at('b.sh', 3) },
        ],
      },
    ])
  })

  it('is told where something suggests another number, with all of them', () => {
    const facts = evidenceFacts([hardware(['beside', 'a.sh', asked(8)]), hardware(['beside', 'b.sh', gpus(4)])])
    expect(facts.ambiguities).toEqual([
      {
        about: 'count',
        values: [
          { value: '8', place: at('a.sh') },
          { value: '4', place: at('b.sh') },
        ],
      },
    ])
  })

  const setting = (what: string, path: string, fields: object) => other('beside', path, { what, ...fields })
  it.each<[string, AttributedObservation[]]>([
    [
      'kind of accelerator',
      [hardware(['beside', 'a.sh', asked(8)]), hardware(['beside', 'b.sh', asked(8, { kind: 'tpu' })])],
    ],
    [
      'number on each node',
      [8, 4].map((number) => hardware(['named', `${number}.sh`, perNode(number, { certainty: 'states' })])),
    ],
    [
      'accelerator',
      ['H100', 'A100'].map((name) => hardware(['beside', `${name}.sh`, asked(8, { accelerator: name })])),
    ],
    [
      'topology',
      ['2x2', '4x4'].map((topology) => hardware(['named', `${topology}.sh`, { certainty: 'states', topology }])),
    ],
    ['provider', ['aws', 'gcp'].map((provider) => setting('provider', `${provider}.tf`, { provider }))],
    [
      'precision',
      ['bf16', 'fp16'].map((precision) =>
        setting('setting', `${precision}.sh`, { key: 'model.precision', value: precision }),
      ),
    ],
    ['sharding', ['fsdp', 'data'].map((parallelism) => setting('sharding', `${parallelism}.sh`, { parallelism }))],
    [
      'stack of the dependencies',
      ['cuda', 'rocm'].map((stack) => setting('stack', `${stack}/requirements.in`, { stack, certainty: 'states' })),
    ],
    ['stack of the images', ['cuda', 'rocm'].map((stack) => setting('stack', `${stack}/Dockerfile`, { stack }))],
    [
      'architecture of the images',
      ['amd64', 'arm64'].map((architecture) =>
        setting('stack', `${architecture}/Dockerfile`, { stack: 'cuda', architecture }),
      ),
    ],
  ])('in the %s is told as that, and proves nothing', (topic, seen) => {
    const facts = evidenceFacts(seen)
    expect(about(facts)).toContain(topic)
    const [one, another] = facts.ambiguities.find((each) => each.about === topic)?.values ?? []
    expect([one?.place, another?.place]).toEqual(seen.map(({ observation }) => observation.place))
    expect(one?.value).not.toBe(another?.value)
  })

  it('is not what is only suggested beside what is stated', () => {
    const facts = evidenceFacts([
      setting('setting', 'a.sh', { key: 'model.precision', value: 'fp16' }),
      setting('setting', 'b.sh', { key: 'model.precision', value: 'bf16', certainty: 'states' }),
    ])
    expect([facts.precision?.value, about(facts)]).toEqual(['bf16', []])
    expect(facts.precision?.places).toEqual([at('b.sh')])
  })
})

describe('a fact', () => {
  it.each<[Seen[], boolean, boolean]>([
    [[['named', 'a.sh', asked(8)]], true, true],
    [[['only', 'a.sh', asked(8)]], true, true],
    [[['beside', 'a.sh', asked(8)]], false, true],
    [
      [
        ['named', 'a.sh', asked(8)],
        ['beside', 'b.sh', asked(8)],
      ],
      false,
      true,
    ],
    [[['listed', 'a.sh', gpus(8)]], false, false],
    [
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'a.sh', gpus(8)],
      ],
      false,
      false,
    ],
  ])('of %j is conclusive (%s) and stated (%s)', (seen, isConclusive, isStated) => {
    expect(evidenceFacts(seen.map(hardware)).count).toMatchObject({ value: 8, isConclusive, isStated })
  })

  it('names each line once', () => {
    const one = hardware(['named', 'a.sh', asked(8)])
    expect(evidenceFacts([one, one, hardware(['named', 'b.sh', asked(8)])]).count?.places).toEqual([
      at('a.sh'),
      at('b.sh'),
    ])
  })
})

describe('the kind', () => {
  const kindOf = (...seen: readonly (Seen | AttributedObservation)[]) => {
    const facts = evidenceFacts(seen.map((each, index) => ('observation' in each ? each : hardware(each, index))))
    return [facts.kind?.value, facts.kind?.isConclusive]
  }
  const tpuAlone = { kind: 'tpu', certainty: 'states' } as const

  it.each<[string, Seen[], unknown[]]>([
    ['of a request', [['beside', 'a.sh', asked(8)]], ['gpu', false]],
    [
      'against another that leaves the rest open',
      [
        ['beside', 'a.sh', asked(8)],
        ['elsewhere', 'b.yml', tpuAlone],
      ],
      [undefined, undefined],
    ],
    [
      'beside the same that leaves the rest open',
      [
        ['beside', 'a.sh', asked(8)],
        ['elsewhere', 'b.yml', asked()],
      ],
      ['gpu', false],
    ],
    [
      'that is pointed at',
      [
        ['named', 'a.sh', asked(8)],
        ['elsewhere', 'b.yml', tpuAlone],
      ],
      ['gpu', true],
    ],
    [
      'against a hint',
      [
        ['beside', 'a.sh', asked(8)],
        ['beside', 'b.py', { kind: 'tpu' }],
      ],
      ['gpu', false],
    ],
    ['of a listed file that leaves the rest open', [['listed', 'a.sh', tpuAlone]], ['tpu', true]],
    ['of a namesake that leaves the rest open', [['namesake', 'a.sh', tpuAlone]], ['tpu', true]],
    ['of a file beside that leaves the rest open', [['beside', 'a.sh', tpuAlone]], [undefined, undefined]],
    [
      'of listed files that differ',
      [
        ['listed', 'a.sh', tpuAlone],
        ['listed', 'b.sh', asked()],
      ],
      [undefined, undefined],
    ],
    ['of a listed file that only hints', [['listed', 'a.py', gpus()]], [undefined, undefined]],
  ])('%s', (_, seen, expected) => {
    expect(kindOf(...seen)).toEqual(expected)
  })

  it('that two ask for differently is told with its places', () => {
    const seen = [
      ['beside', 'a.sh', asked(8)],
      ['elsewhere', 'b.yml', tpuAlone],
    ] as const
    expect(evidenceFacts(seen.map(hardware)).ambiguities).toEqual([
      {
        about: 'kind of accelerator',
        values: [
          { value: 'gpu', place: at('a.sh') },
          { value: 'tpu', place: at('b.yml', 2) },
        ],
      },
    ])
  })

  const launch = ['listed', 'a.sh', gpus(8)] as const
  const hint = ['beside', 'train.py', gpus()] as const
  const stack = (name: string) => other('above', 'Dockerfile', { what: 'stack', stack: name })
  it.each<[string, (Seen | AttributedObservation)[], 'gpu' | 'tpu' | undefined]>([
    ['and code that asks for the same', [launch, hint], 'gpu'],
    ['alone', [launch], undefined],
    ['and code that asks for another', [launch, hint, ['beside', 'x.py', { kind: 'tpu' }]], undefined],
    ['and code that asks for none', [launch, ['beside', 'x.py', {}]], undefined],
    ['in a file that is not listed', [['named', 'a.sh', gpus(8)], hint], undefined],
    ['of two kinds', [launch, ['listed', 'b.sh', gpus(8, { kind: 'tpu' })], hint], undefined],
    [
      'of no kind',
      [
        ['listed', 'a.sh', { count: 8 }],
        ['beside', 'x.py', {}],
      ],
      undefined,
    ],
    ['and images for NVIDIA', [launch, hint, stack('cuda')], 'gpu'],
    ['and images for AMD', [launch, hint, stack('rocm')], 'gpu'],
    ['and images for TPUs', [launch, hint, stack('tpu')], undefined],
    ['and images for NVIDIA and TPUs', [launch, hint, stack('cuda'), stack('tpu')], undefined],
    ['and code for GPUs of Intel', [launch, hint, ['beside', 'x.py', gpus(undefined, { vendor: 'intel' })]], 'gpu'],
    [
      'for TPUs',
      [['listed', 'a.sh', gpus(8, { kind: 'tpu' })], ['beside', 'x.py', { kind: 'tpu' }], stack('cuda')],
      'tpu',
    ],
  ])('of processes that a listed file starts, %s', (_, seen, expected) => {
    expect(kindOf(...seen)).toEqual(expected === undefined ? [undefined, undefined] : [expected, false])
  })
})

describe('the model', () => {
  const modelOf = (...seen: readonly Seen[]) => {
    const facts = evidenceFacts(seen.map(hardware))
    return [facts.accelerator?.value.label, facts.accelerators?.value.label]
  }
  const model = (accelerator: string, more: Fields<AcceleratorObservation> = {}) =>
    ({ accelerator, certainty: 'states', ...more }) as const

  it.each<[string, Seen[], unknown[]]>([
    ['that is asked for', [['beside', 'a.sh', model('H100')]], ['H100', undefined]],
    [
      'that one names more exactly',
      [
        ['named', 'a.sh', model('H100')],
        ['named', 'b.sh', model('H100-SXM5')],
      ],
      ['H100 SXM', undefined],
    ],
    [
      'that differs',
      [
        ['named', 'a.sh', model('H100')],
        ['named', 'b.sh', model('A100')],
      ],
      [undefined, 'H100 or A100'],
    ],
    [
      'that differs in a file beside',
      [
        ['named', 'a.sh', model('H100')],
        ['beside', 'b.sh', model('A100')],
      ],
      [undefined, undefined],
    ],
    [
      'that differs by default',
      [
        ['named', 'a.sh', model('H100')],
        ['named', 'b.sh', model('A100', byDefault)],
      ],
      [undefined, undefined],
    ],
    [
      'that one leaves open',
      [
        ['named', 'a.sh', model('H100')],
        ['named', 'b.sh', model('A100')],
        ['named', 'c.sh', asked(8)],
      ],
      [undefined, undefined],
    ],
    ['that only neighbours name', [['elsewhere', 'a.sh', model('H100')]], [undefined, undefined]],
    ['that a listed file suggests', [['listed', 'a.sh', { accelerator: 'H100' }]], ['H100', undefined]],
    [
      'of four',
      ['H100', 'A100', 'L4', 'T4'].map((name): Seen => ['named', `${name}.sh`, model(name)]),
      [undefined, expect.stringMatching(/H100.*T4/)],
    ],
    [
      'of five',
      ['H100', 'A100', 'L4', 'T4', 'V100'].map((name): Seen => ['named', `${name}.sh`, model(name)]),
      [undefined, undefined],
    ],
  ])('%s', (_, seen, expected) => {
    expect(modelOf(...seen)).toEqual(expected)
  })
})

describe('back ends', () => {
  const backEnds = (...seen: readonly AttributedObservation[]) => evidenceFacts(seen).backEnds
  const library = (id: string, how: LibraryObservation['how']) =>
    other('beside', 'x/y', { what: 'library', library: id, how })
  const kernel = (language: KernelObservation['language']) => other('beside', 'x/y', { what: 'kernel', language })

  it.each<[StackObservation['stack'], string[]]>([
    ['cuda', ['nvidia']],
    ['rocm', ['amd']],
    ['tpu', ['tpu']],
    ['neuron', ['neuron']],
    ['gaudi', ['gaudi']],
    ['cpu', []],
  ])('of the stack %s are %j', (stack, expected) => {
    const seen = other('beside', 'x/y', { what: 'stack', stack })
    const facts = evidenceFacts([seen])
    expect(facts.backEnds).toEqual(expected)
    expect(facts.imageStack?.value.id).toBe(expected.length > 0 ? stack : undefined)
  })

  it('are those of kernels and of libraries that are installed, in order', () => {
    expect(backEnds(kernel('pallas-tpu'))).toEqual(['tpu'])
    expect(backEnds(kernel('nki'))).toEqual(['neuron'])
    expect(backEnds(kernel('cuda'))).toEqual([])
    for (const [id, backEnd] of [
      ...[
        ['torch-xla', 'tpu'],
        ['optimum-tpu', 'tpu'],
        ['maxtext', 'tpu'],
        ['t5x', 'tpu'],
      ],
      ...[
        ['neuronx-distributed', 'neuron'],
        ['optimum-habana', 'gaudi'],
      ],
    ] as [string, string][]) {
      expect(backEnds(library(id, 'installed'))).toEqual([backEnd])
      expect(backEnds(library(id, 'imported'))).toEqual([])
    }
    const xla = (how: string) => other('beside', 'x/y', { what: 'framework', framework: 'pytorch-xla', how })
    expect([backEnds(xla('installed')), backEnds(xla('imported'))]).toEqual([['tpu'], []])
    expect(backEnds(other('beside', 'x/y', { what: 'framework', framework: 'pytorch', how: 'installed' }))).toEqual([])
    expect(backEnds(kernel('pallas-tpu'), kernel('nki'), hardware(['beside', 'x', { accelerator: 'MI300X' }]))).toEqual(
      ['amd', 'neuron', 'tpu'],
    )
  })

  it.each<[Fields<AcceleratorObservation>, string[]]>([
    [{ accelerator: 'A100' }, ['nvidia']],
    [{ accelerator: 'MI300X' }, ['amd']],
    [{ accelerator: 'tpu-v5e' }, ['tpu']],
    [{ accelerator: 'trn2' }, ['neuron']],
    [{ accelerator: 'gaudi3' }, ['gaudi']],
    [{ kind: 'gpu', vendor: 'intel' }, ['intel']],
    [{ kind: 'other', vendor: 'intel' }, ['gaudi']],
    [{ vendor: 'intel' }, []],
    [{ kind: 'gpu' }, []],
    [{ kind: 'tpu' }, ['tpu']],
    [{ oneOf: ['A100', 'MI300X'] }, []],
  ])('of %j are %j', (fields, expected) => {
    expect(backEnds(hardware(['beside', 'x/y', fields]))).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['gpu/run.sh', ['nvidia']],
    ['run/gpus', ['nvidia']],
    ['a-cuda.sh', ['nvidia']],
    ['nvidia.sh', ['nvidia']],
    ['agpu.sh', []],
    ['gpux.sh', []],
    ['rocm.txt', ['amd']],
    ['for/AMD', ['amd']],
    ['amdahl.py', []],
    ['lamd.py', []],
    ['tpu/run.sh', ['tpu']],
    ['for_tpus', ['tpu']],
    ['xla.py', ['tpu']],
    ['output.py', []],
    ['tpuff.py', []],
    ['neuron.sh', ['neuron']],
    ['a/trainium', ['neuron']],
    ['trn.sh', ['neuron']],
    ['a_trn2.sh', ['neuron']],
    ['trn4.sh', ['neuron']],
    ['neurons.sh', []],
    ['xneuron.sh', []],
    ['gaudi.sh', ['gaudi']],
    ['a/gaudi2', ['gaudi']],
    ['hpu.sh', ['gaudi']],
    ['for-habana.sh', ['gaudi']],
    ['hpux.sh', []],
    ['ahpu.sh', []],
    ['rocm-or-cuda.sh', ['amd', 'nvidia']],
  ])('that the path %s is for are %j', (path, expected) => {
    expect(backEnds(other('beside', path, { what: 'setting', key: 'model.precision', value: 'bf16' }))).toEqual(
      expected,
    )
  })

  it.each<[Attribution, string, string, boolean]>([
    ['elsewhere', 'image', 'tpu/pod.yml', false],
    ['elsewhere', 'image', 'tpu/Dockerfile', true],
    ['elsewhere', 'image', 'tpu/Dockerfile.train', true],
    ['elsewhere', 'image', 'tpu/dockerfiles/pod.yml', false],
    ['elsewhere', 'imported', 'tpu/Dockerfile', false],
    ['elsewhere', 'installed', 'tpu/pod.yml', true],
    ['above', 'image', 'tpu/pod.yml', true],
  ])('of what lies %s and has the framework %s in %s count: %s', (attribution, how, path, counts) => {
    expect(backEnds(other(attribution, path, { what: 'framework', framework: 'jax', how }))).toEqual(
      counts ? ['tpu'] : [],
    )
    expect(backEnds(other(attribution, path, { what: 'library', library: 'trl', how }))).toEqual(['tpu'])
  })
})

describe('the stack', () => {
  const stack = (path: string, more: object = {}) =>
    other('beside', path, { what: 'stack', stack: 'rocm', certainty: 'states', ...more })
  const stacks = (...seen: readonly AttributedObservation[]) => {
    const { dependencyStack, imageStack, dependencyFamilies } = evidenceFacts(seen)
    return [dependencyStack?.value.id, imageStack?.value.id, dependencyFamilies]
  }

  it.each([
    ...['requirements.txt', 'a/requirements.in', 'my-requirements-rocm.txt', 'requirements/base', 'a/pyproject.toml'],
    ...['setup.py', 'setup.cfg', 'Pipfile', 'pixi.toml', 'conda.yml', 'a/my-environment-1.yaml'],
    ...['env.yml', 'install.sh', 'a.sbatch', 'job.slurm', 'a.bash', 'x.mk', 'Makefile', 'GNUmakefile', 'run.sh.tmpl'],
  ])('of the dependencies is in %s', (path) => {
    expect(stacks(stack(path))).toEqual(['rocm', undefined, []])
  })

  it.each([
    'Dockerfile',
    'pod.yml',
    'requirements.md',
    'setup.pyx',
    'setups.py',
    'a/Pipfile/x',
    'install.shx',
    'x/Makefile.am',
    'mypyproject.toml',
  ])('of the images is in %s', (path) => {
    expect(stacks(stack(path))).toEqual([undefined, 'rocm', undefined])
  })

  it.each<[string, object, boolean]>([
    ['requirements.txt', {}, true],
    ['a/requirements-x.txt', {}, true],
    ['environment.yml', {}, true],
    ['a/my-conda.yaml', {}, true],
    ['env-1.yml', {}, true],
    ['requirements.in', {}, false],
    ['setup.py', {}, false],
    ['requirements.txt', { stack: 'rocm' }, false],
    ['requirements.txt', { job: 'test' }, false],
  ])('is told by what was written down in %s (%j): %s', (path, more, isTold) => {
    const seen = stack(path, { stack: 'cuda', certainty: 'suggests', ...more })
    expect(stacks(seen)[0]).toBe(isTold ? 'cuda' : undefined)
    // A request overrides it.
    expect(stacks(seen, stack('setup.cfg'))[0]).toBe('rocm')
  })

  it('of processors stands beside any other', () => {
    expect(stacks(stack('requirements.txt'), stack('other/requirements.txt', { stack: 'cpu' }))[0]).toBe('rocm')
    expect(stacks(stack('requirements.txt', { stack: 'cpu' }))).toEqual([undefined, undefined, undefined])
  })

  it('binds the frameworks for training that are installed in its files', () => {
    const installed = (framework: string, path = 'requirements.txt') =>
      other('beside', path, { what: 'framework', framework, how: 'installed', certainty: 'states' })
    const others = ['xgboost', 'lightgbm', 'numpy'].map((name) => installed(name))
    const all = [
      installed('tensorflow'),
      installed('pytorch'),
      installed('pytorch'),
      installed('jax', 'else.txt'),
      ...others,
    ]
    expect(stacks(stack('requirements.txt'), ...all)[2]).toEqual(['pytorch', 'tensorflow'])
    // In a frozen list, what PyTorch installed is for PyTorch.
    const frozen = stack('requirements.txt', { stack: 'cuda', certainty: 'suggests' })
    expect(stacks(frozen, ...all)[2]).toEqual(['pytorch'])
    expect(stacks(frozen, installed('jax'))[2]).toEqual(['jax'])
  })

  it('has the architecture of its images', () => {
    expect(
      evidenceFacts([stack('Dockerfile', { architecture: 'arm64' }), stack('Dockerfile')]).imageArchitecture?.value,
    ).toBe('arm64')
  })
})

describe('hints', () => {
  const hintsOf = (...seen: readonly (Seen | AttributedObservation)[]) => {
    const { hints } = evidenceFacts(seen.map((each, index) => ('observation' in each ? each : hardware(each, index))))
    const { kind, processes, vendor, around, models, placed } = hints
    const facts = Object.entries({ kind, processes, vendor, around }).flatMap(([name, fact]) =>
      fact ? [[name, fact.value]] : [],
    )
    const paths = (all: typeof models) => all.map(({ observation }) => observation.place.path)
    return { ...Object.fromEntries(facts), models: paths(models), placed: paths(placed) }
  }
  const none = { models: [], placed: [] }

  it.each<[string, Seen[], object]>([
    [
      'a listed file for a model',
      [['listed', 'a.sh', { accelerator: 'H100' }]],
      { ...none, kind: 'gpu', vendor: 'nvidia', models: ['a.sh'] },
    ],
    [
      'one that is called as the job',
      [['alike', 'a.sh', { accelerator: 'tpu-v5e' }]],
      { ...none, kind: 'tpu', vendor: 'google', models: ['a.sh'] },
    ],
    ['processes', [['listed', 'a.sh', gpus(8)]], { ...none, processes: 'gpu' }],
    ['processes of no kind', [['listed', 'a.sh', { count: 8 }]], none],
    [
      'processes and a maker',
      [
        ['listed', 'a.sh', gpus(8)],
        ['listed', 'b.sh', { vendor: 'amd', kind: 'gpu' }],
      ],
      { ...none, kind: 'gpu', vendor: 'amd' },
    ],
    [
      'unlike kinds',
      [
        ['listed', 'a.sh', { kind: 'gpu' }],
        ['listed', 'b.sh', { accelerator: 'tpu-v4' }],
      ],
      none,
    ],
    [
      'a machine',
      [['listed', 'a.sh', { machine: 'p4d.24xlarge' }]],
      { kind: 'gpu', vendor: 'nvidia', models: ['a.sh'], placed: ['a.sh'] },
    ],
    ['a source', [['listed', 'a.py', { accelerator: 'H100' }]], none],
    [
      'a source that asks for a machine',
      [['listed', 'a.py', { machine: 'p4d.24xlarge' }]],
      { kind: 'gpu', vendor: 'nvidia', models: ['a.py'], placed: ['a.py'] },
    ],
    ['a kind by its word', [['listed', 'a.sh', { accelerator: 'gpu' }]], { ...none, kind: 'gpu', models: ['a.sh'] }],
    [
      'a provider beside a model',
      [
        ['listed', 'a.sh', { provider: 'aws', kind: 'gpu' }],
        ['listed', 'b.sh', { accelerator: 'H100' }],
      ],
      { kind: 'gpu', vendor: 'nvidia', models: ['b.sh'], placed: ['a.sh'] },
    ],
    [
      'launches beside',
      [['beside', 'a.sh', { accelerator: 'H100' }]],
      { ...none, vendor: 'nvidia', around: 'gpu', models: ['a.sh'] },
    ],
    [
      'launches beside of two models',
      [
        ['beside', 'a.sh', { accelerator: 'H100' }],
        ['above', 'b.sh', { accelerator: 'A100' }],
      ],
      { ...none, vendor: 'nvidia', around: 'gpu' },
    ],
    ['processes beside', [['beside', 'a.sh', gpus(8)]], none],
    [
      'processes beside, and a model',
      [
        ['beside', 'a.sh', gpus(8)],
        ['beside', 'b.sh', { accelerator: 'H100' }],
      ],
      { ...none, vendor: 'nvidia', around: 'gpu', models: ['b.sh'] },
    ],
    ['sources beside', [['beside', 'a.py', { accelerator: 'H100' }]], none],
    ['settings beside', [['beside', 'a.yaml', { accelerator: 'H100' }]], { ...none, vendor: 'nvidia' }],
    [
      'settings beside that ask for it',
      [['beside', 'a.yaml', { accelerator: 'H100', certainty: 'states' }]],
      { ...none, vendor: 'nvidia', around: 'gpu', models: ['a.yaml'] },
    ],
    ['what lies above', [['above', 'a.sh', { accelerator: 'H100' }]], none],
    ['a provider beside', [['beside', 'a.sh', { provider: 'aws' }]], { ...none, placed: ['a.sh'] }],
  ])('of %s', (_, seen, expected) => {
    expect(hintsOf(...seen)).toEqual(expected)
  })

  it.each([
    'gpu/a.sh',
    'for-gpus.sh',
    'cuda.sh',
    'a_amd.sh',
    'tpus.sh',
    'xla/a.sh',
    'npu.sh',
    'trn.sh',
    'compose.sh',
    'bench.sh',
    'benchmarks/a.sh',
    'x/bench',
  ])('are none of %s, which is for some hardware, or no job', (path) => {
    expect(hintsOf(['beside', path, { accelerator: 'H100' }]).models).toEqual([])
  })

  it.each(['xgpu.sh', 'gpux.sh', 'workbench.sh', 'composer/a.sh', 'tpuff.sh'])('may be of %s', (path) => {
    expect(hintsOf(['beside', path, { accelerator: 'H100' }]).models).toEqual([path])
  })

  const stack = (name: string) => other('beside', 'Dockerfile', { what: 'stack', stack: name })
  it.each<[string, Seen[], string[], string | undefined]>([
    ['AMD', [['beside', 'a.sh', { vendor: 'amd' }]], ['rocm'], 'amd'],
    ['AMD with images for NVIDIA', [['beside', 'a.sh', { vendor: 'amd' }]], ['rocm', 'cuda'], undefined],
    ['AMD with images for processors', [['beside', 'a.sh', { vendor: 'amd' }]], ['cpu'], 'amd'],
    ['NVIDIA', [['beside', 'a.sh', { vendor: 'nvidia' }]], ['cuda'], 'nvidia'],
    ['NVIDIA in sources alone', [['beside', 'a.py', { vendor: 'nvidia' }]], [], undefined],
    [
      'NVIDIA in a source and a script',
      [
        ['beside', 'a.py', { vendor: 'nvidia' }],
        ['beside', 'a.sh', { vendor: 'nvidia' }],
      ],
      [],
      'nvidia',
    ],
    [
      'NVIDIA, and AMD elsewhere',
      [
        ['beside', 'a.sh', { vendor: 'nvidia' }],
        ['elsewhere', 'b.sh', { vendor: 'amd' }],
      ],
      [],
      'nvidia',
    ],
    [
      'two',
      [
        ['beside', 'a.sh', { vendor: 'nvidia' }],
        ['beside', 'b.sh', { vendor: 'amd' }],
      ],
      [],
      undefined,
    ],
    ['another one', [['beside', 'a.sh', { vendor: 'intel' }]], [], undefined],
  ])('tell the maker where all names %s', (_, seen, images, expected) => {
    expect(hintsOf(...seen, ...images.map(stack))).toEqual({ ...none, ...(expected && { vendor: expected }) })
  })
})

describe('what the sources move their work to', () => {
  const source = (path: string, framework: string, how = 'imported') =>
    other('beside', path, { what: 'framework', framework, how })
  const moves = (path: string, kind: 'gpu' | 'tpu', attribution: Attribution = 'beside') =>
    hardware([attribution, path, { kind }])
  const kinds = (...seen: readonly AttributedObservation[]) =>
    Object.fromEntries(
      [...evidenceFacts(seen).sourceKinds].map(([family, { value, places }]) => [
        family,
        [value, ...places.map(({ path }) => path)],
      ]),
    )

  it.each<[string, AttributedObservation[], object]>([
    ['a program', [source('train.py', 'pytorch'), moves('train.py', 'gpu')], { pytorch: ['gpu', 'train.py'] }],
    ['no program', [source('layers.py', 'pytorch'), moves('layers.py', 'gpu')], {}],
    [
      'both',
      [...['layers.py', 'train.py'].flatMap((path) => [source(path, 'pytorch'), moves(path, 'gpu')])],
      { pytorch: ['gpu', 'train.py'] },
    ],
    [
      'two kinds',
      [source('train.py', 'pytorch'), moves('train.py', 'gpu'), source('x.py', 'pytorch'), moves('x.py', 'tpu')],
      {},
    ],
    [
      'two frameworks',
      [source('train.py', 'pytorch'), moves('train.py', 'gpu'), source('run.py', 'jax'), moves('run.py', 'tpu')],
      { pytorch: ['gpu', 'train.py'], jax: ['tpu', 'run.py'] },
    ],
    ['a neighbour', [source('train.py', 'pytorch'), moves('train.py', 'gpu', 'elsewhere')], {}],
    ['what is only installed', [source('train.py', 'pytorch', 'installed'), moves('train.py', 'gpu')], {}],
    ['what nobody knows', [source('train.py', 'nobody-knows'), moves('train.py', 'gpu')], {}],
    ['no kind', [source('train.py', 'pytorch'), hardware(['beside', 'train.py', { vendor: 'nvidia' }])], {}],
    ['a script', [source('train.sh', 'pytorch'), moves('train.sh', 'gpu')], {}],
    ['a folder of programs', [source('train.x/layers.py', 'pytorch'), moves('train.x/layers.py', 'gpu')], {}],
  ])('in %s', (_, seen, expected) => {
    expect(kinds(...seen)).toEqual(expected)
  })

  it.each([
    ...[
      'train.py',
      'a/pretrain.py',
      'trainer.py',
      'my_training.py',
      'tune.py',
      'finetune.py',
      'fine_tuning.py',
      'main.py',
    ],
    ...[
      'run_x.py',
      'engine.py',
      'learner2.py',
      'solver.py',
      'dist.py',
      'distributed.py',
      'ddp-x.py',
      'sft.py',
      'dpo.py',
      'ppo.py',
    ],
  ])('is told by %s', (path) => {
    expect(kinds(source(path, 'pytorch'), moves(path, 'gpu'))).toEqual({ pytorch: ['gpu', path] })
  })

  it.each(['strain.py', 'trains.py', 'runner.py', 'maintain.py', 'tuned.py', 'distance.py'])(
    'is not told by %s',
    (path) => {
      expect(kinds(source(path, 'pytorch'), moves(path, 'gpu'))).toEqual({})
    },
  )
})

describe('frameworks', () => {
  const framework = (how: string, attribution: Attribution, more: object = {}) =>
    other(attribution, 'x.yml', { what: 'framework', framework: 'jax', how, ...more })
  const signs = (...seen: readonly AttributedObservation[]) =>
    evidenceFacts(seen).frameworks.map(({ id, installed, imported, launched, stated }) => [
      id,
      ...Object.entries({ installed, imported, launched, stated }).flatMap(([name, holds]) => (holds ? [name] : [])),
    ])

  it.each<[AttributedObservation, string[]]>([
    [framework('installed', 'beside', { certainty: 'states' }), ['installed', 'stated']],
    [framework('installed', 'beside'), ['installed']],
    [framework('image', 'beside'), ['installed']],
    [framework('image', 'listed'), ['installed', 'launched']],
    [framework('configured', 'listed'), ['launched']],
    [framework('configured', 'beside'), []],
    [framework('imported', 'listed'), ['imported']],
    [framework('imported', 'elsewhere'), []],
    [framework('installed', 'elsewhere', { certainty: 'states' }), []],
  ])('of %j are %j', (seen, expected) => {
    expect(signs(seen)).toEqual([['jax', ...expected]])
  })

  it('keep what each file shows', () => {
    expect(
      signs(framework('imported', 'beside'), framework('installed', 'beside'), framework('configured', 'listed')),
    ).toEqual([['jax', 'installed', 'imported', 'launched']])
  })

  it.each([
    ['cuda', [['cuda', 'imported', 'stated']]],
    ['hip', [['hip', 'imported', 'stated']]],
    ['triton', []],
  ])('are the language of kernels in %s', (language, expected) => {
    expect(signs(other('beside', 'x', { what: 'kernel', language }))).toEqual(expected)
  })

  it('are none that the catalog does not know', () => {
    expect(signs(other('beside', 'x', { what: 'framework', framework: 'nobody-knows', how: 'imported' }))).toEqual([])
  })
})
