import { describe, expect, it } from '@jest/globals'
import type { Finding } from '../../../../src/core/finding/finding.ts'
import type { Substance } from '../../../../src/core/finding/substance.ts'
import { hasAnotherCause } from '../../../../src/core/review/baseline/another-cause.ts'
import { contentOf, declaredAt, valuesOf } from '../../../../src/core/review/baseline/content.ts'
import { isUnread, pairFiles } from '../../../../src/core/review/baseline/file-pairs.ts'
import { type Mark, marksOf } from '../../../../src/core/review/baseline/finding-marks.ts'
import { pairFindings } from '../../../../src/core/review/baseline/finding-pairs.ts'
import { formerNames } from '../../../../src/core/review/baseline/former-names.ts'
import { hasGrown } from '../../../../src/core/review/baseline/growth.ts'
import { isChanged } from '../../../../src/core/review/baseline/job-change.ts'
import { type JobPair, pairJobs } from '../../../../src/core/review/baseline/job-pairs.ts'
import { lostHardware } from '../../../../src/core/review/baseline/lost-hardware.ts'
import { isReportedElsewhere, placesReported } from '../../../../src/core/review/baseline/reported-elsewhere.ts'
import { checkFile, type FileReview, type JobReview } from '../../../../src/core/review/check.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import type { Path } from '../../../../src/core/text/document.ts'

// The parts of the comparison separately. baseline.test.ts tests them together.

const review = (text: string, path = 'accelerator.yml'): FileReview =>
  checkFile(path, text, ruleSet([]), defaultThresholds)
function jobOf(text: string): JobReview {
  const [job] = review(text).jobs
  if (job === undefined) throw new Error(text)
  return job
}
const placed = (text: string) => ({ path: 'accelerator.yml', job: jobOf(text) })
const pairOf = (base: string, head: string): JobPair => ({ head: placed(head), base: placed(base) })

const findingOf = (fields: Partial<Finding>): Finding =>
  ({ rule: 'model/a', severity: 'warning', message: 'Message.', path: [], ...fields }) as Finding
const mark = (fields: Partial<Finding>, more: Partial<Mark> = {}): Mark => ({
  ...{
    finding: findingOf(fields),
    path: 'accelerator.yml',
    scope: 'job 0',
    kind: 'job',
    file: 0,
    place: fields.path ?? [],
  },
  ...more,
})

describe('another cause', () => {
  const causes = (
    place: Path,
    base: string,
    head: string,
    fields: Partial<Finding> = {},
    before: Partial<Finding> = {},
  ) => hasAnotherCause(mark({ job: 'train', path: place, ...fields }, { job: pairOf(base, head) }), findingOf(before))
  const hardware = (value: string) => `hardware: ${value}\n`

  it.each<[string, Path, string, string, boolean]>([
    ['another accelerator', ['hardware', 'accelerator'], hardware('H100:8'), hardware('A100:8'), true],
    ['a name that is more exact', ['hardware', 'accelerator'], hardware('A100:8'), hardware('A100-80GB:8'), false],
    ['a name that is less exact', ['hardware', 'accelerator'], hardware('A100-80GB:8'), hardware('A100:8'), true],
    ['another spelling', ['hardware', 'accelerator'], hardware('h100:8'), hardware('NVIDIA H100:8'), false],
    ['an unknown accelerator', ['hardware', 'accelerator'], hardware('foo1:8'), hardware('foo2:8'), true],
    [
      'the machine that holds the same',
      ['hardware', 'machine'],
      hardware('{ machine: p5.48xlarge }'),
      hardware('{ machine: a3-highgpu-8g }'),
      false,
    ],
    [
      'a machine that holds another',
      ['hardware', 'machine'],
      hardware('{ machine: p5.48xlarge }'),
      hardware('{ machine: p4d.24xlarge }'),
      true,
    ],
    [
      'another provider',
      ['hardware', 'provider'],
      hardware('{ accelerator: H100, provider: aws }'),
      hardware('{ accelerator: H100, provider: gcp }'),
      true,
    ],
    [
      'another name of the provider',
      ['hardware', 'provider'],
      hardware('{ accelerator: H100, provider: gcp }'),
      hardware('{ accelerator: H100, provider: Google Cloud }'),
      false,
    ],
    [
      'an unknown provider',
      ['hardware', 'provider'],
      hardware('{ accelerator: H100, provider: acme }'),
      hardware('{ accelerator: H100, provider: other }'),
      true,
    ],
    [
      'a provider that is named now',
      ['hardware', 'provider'],
      hardware('{ accelerator: H100 }'),
      hardware('{ accelerator: H100, provider: gcp }'),
      false,
    ],
    ['another framework', ['framework', 'name'], 'framework: mxnet\n', 'framework: caffe\n', true],
    ['one framework more', ['framework', 'name'], 'framework: [mxnet]\n', 'framework: [mxnet, caffe]\n', true],
    ['one framework less', ['framework', 'name'], 'framework: [mxnet, caffe]\n', 'framework: [caffe]\n', false],
    ['other signs', ['framework', 'name'], 'framework: my-own_one\n', 'framework: My Own One\n', false],
    ['another item', ['framework', 'name', 1], 'framework: [jax, mxnet]\n', 'framework: [jax, caffe]\n', true],
    [
      'another item than that',
      ['framework', 'name', 0],
      'framework: [jax, mxnet]\n',
      'framework: [jax, caffe]\n',
      false,
    ],
    ['another number', ['hardware', 'count'], hardware('H100:8'), hardware('H100:16'), false],
    [
      'something where nothing was',
      ['model', 'precision'],
      hardware('H100:8'),
      `${hardware('H100:8')}model: { precision: bf16 }\n`,
      false,
    ],
    [
      'the text that stands where a key is looked for',
      ['stage', 'name'],
      'stage: research\n',
      'stage: production\n',
      true,
    ],
    ['another team', ['team', 'xla'], 'team: { xla: expert }\n', 'team: { xla: none }\n', true],
  ])('is %s', (_, place, base, head, expected) => {
    expect(causes(place, base, head)).toBe(expected)
  })

  it('is not told by names where the finding has a measure, or stands on one side alone', () => {
    const [base, head] = [hardware('H100:8'), hardware('A100:8')]
    const place: Path = ['hardware', 'accelerator']
    expect(causes(place, base, head, { substance: {} })).toBe(false)
    const finding = { job: 'train', path: place }
    for (const job of [undefined, { head: placed(head) }, { base: placed(base) }])
      expect(hasAnotherCause(mark(finding, job && { job }), findingOf({}))).toBe(false)
  })

  it.each([
    ['manifest/unknown-framework', 'No mxnett.', 'No caffee.', true],
    ['manifest/unknown-framework', 'No mxnett.', 'NO MXNETT.', false],
    ['manifest/contradicts-kind', 'It is 8.', 'It is 9.', true],
    ['manifest/invalid-value', 'It is 8.', 'It is 9.', false],
    ['my-manifest/unknown-framework', 'No mxnett.', 'No caffee.', false],
  ])('of %s is told by its words: %j, %j: %s', (rule, before, message, expected) => {
    expect(hasAnotherCause(mark({ rule, message }), findingOf({ rule, message: before }))).toBe(expected)
  })
})

describe('growth', () => {
  const grows = (rule: string, more: { place?: Path; base?: string; head?: string; substance?: Substance } = {}) => {
    const { place = ['hardware', 'count'], base = 'hardware: H100:8\n', head = 'hardware: H100:16\n', substance } = more
    return hasGrown(mark({ rule, path: place, ...(substance && { substance }) }, { job: pairOf(base, head) }))
  }

  it.each([
    ['model/dynamic-shapes', true],
    ['hardware/low-memory', true],
    ['evidence/hardware-differs', false],
    ['policy/limit-exceeded', false],
    ['manifest/invalid-value', true],
  ])('of a finding of %s by more accelerators: %s', (rule, expected) => {
    expect(grows(rule)).toBe(expected)
    expect(grows(rule, { base: 'hardware: H100:16\n' })).toBe(false)
    expect(grows(rule, { base: 'hardware: H100:32\n' })).toBe(false)
    for (const open of [{ base: 'hardware: H100\n' }, { head: 'hardware: H100\n' }, { base: 'framework: jax\n' }])
      expect(grows(rule, open)).toBe(false)
  })

  it('of a mistake in the file counts where it is of the hardware', () => {
    expect(grows('manifest/invalid-value', { place: ['framework'] })).toBe(false)
    expect(grows('model/dynamic-shapes', { place: ['framework'] })).toBe(true)
  })

  it('is told by the measure where the finding has one', () => {
    expect(grows('model/dynamic-shapes', { substance: { amounts: [1] } })).toBe(false)
    expect(grows('model/dynamic-shapes', { substance: { subject: 'x' } })).toBe(true)
  })

  it('takes both sides', () => {
    const finding = { rule: 'model/a', path: ['hardware'] }
    for (const job of [undefined, { head: placed('hardware: H100:16\n') }, { base: placed('hardware: H100:8\n') }])
      expect(hasGrown(mark(finding, job && { job }))).toBe(false)
  })
})

describe('what a job was called', () => {
  const job = (name: string, framework: string) => ({
    name,
    declaration: jobOf(`framework: ${framework}\n`).facts.declaration,
  })
  const names = (base: string, head: string) =>
    [
      ...formerNames(
        ...([head, base].map((words) =>
          words
            .split(' ')
            .filter((word) => word !== '')
            .map((word) => job(...(word.split('=') as [string, string]))),
        ) as [ReturnType<typeof job>[], ReturnType<typeof job>[]]),
      ),
    ].map((pair) => pair.join(' was '))

  it.each([
    ['a=jax b=mxnet', 'b=jax a=mxnet', ['b was b', 'a was a']],
    // The only job of a file stays the same job, whatever it declares.
    ['a=jax', 'b=mxnet', ['b was a']],
    ['a=jax', 'b=mxnet c=mxnet', []],
    ['a=jax b=jax', 'c=mxnet', []],
    ['a=jax b=mxnet', 'c=mxnet d=jax', ['c was b', 'd was a']],
    ['a=jax b=mxnet', 'a=jax c=mxnet', ['a was a', 'c was b']],
    // A single job corresponds to one job.
    ['a=jax b=mxnet', 'c=jax d=jax', ['c was a']],
    ['a=jax b=mxnet', 'a=mxnet c=jax', ['a was a']],
    ['', 'a=jax', []],
    ['a=jax', '', []],
  ])('on %j is known by name, then by what it declares: %j', (base, head, expected) => {
    expect(names(base, head)).toEqual(expected)
  })
})

describe('hardware is lost', () => {
  it.each<[string, string, 'nothing' | 'kind' | undefined]>([
    ['H100:8', 'framework: jax', 'nothing'],
    ['{ machine: p5.48xlarge }', 'framework: jax', 'nothing'],
    ['gpu', 'framework: jax', 'nothing'],
    ['H100:8', 'hardware: gpu', 'kind'],
    ['H100:8', 'hardware: tpu', 'kind'],
    ['gpu', 'hardware: tpu', undefined],
    ['H100:8', 'hardware: nvidia', 'kind'],
    ['H100:8', 'hardware: amd', undefined],
    ['H100:8', 'hardware: A100:8', undefined],
    ['A100-80GB:8', 'hardware: A100:8', undefined],
    ['H100:8', 'hardware: H100:4', undefined],
    ['H100:8', 'hardware: tpu-v5e-8', undefined],
    ['nvidia', 'hardware: nvidia', undefined],
    ['foo1:8', 'hardware: nvidia', undefined],
    ['H100:8', 'hardware: foo1', undefined],
    ['MI300X:8', 'hardware: nvidia', undefined],
  ])('of %s, where now stands %s: %s', (before, now, expected) => {
    expect(lostHardware(jobOf(`${now}\n`).facts.hardware, jobOf(`hardware: ${before}\n`).facts.hardware)).toBe(expected)
  })

  it('where none was', () => {
    const [none, some] = ['framework: jax\n', 'hardware: H100\n'].map((text) => jobOf(text).facts.hardware)
    if (none && some) expect([lostHardware(none, none), lostHardware(some, none)]).toEqual([undefined, undefined])
    expect.assertions(1)
  })
})

describe('content', () => {
  it('is the same in whatever order it is written, and another for another value', () => {
    const text = 'framework: jax\nscale: { tokens: 1T, parameters: 7B }\n'
    expect(contentOf(jobOf(text))).toBe(contentOf(jobOf('scale: { parameters: 7e9, tokens: 1T }\nframework: jax\n')))
    expect(contentOf(jobOf(text))).not.toBe(contentOf(jobOf(text.replace('7B', '8B'))))
    const named = (name: string) => jobOf(`jobs: { ${name}: { framework: jax } }\n`)
    expect(contentOf(named('a'))).toBe(contentOf(named('b')))
    const list = (words: string) => contentOf(jobOf(`framework: [${words}]\n`))
    expect(list('jax, mxnet')).not.toBe(list('mxnet, jax'))
  })

  it('has values at their places, but for its name', () => {
    const { facts } = jobOf('framework: jax\nhardware: { accelerator: H100, count: 8 }\n')
    const declaration = { ...facts.declaration, name: 'x', labels: { name: 'y', team: null } } as never
    const values = [...valuesOf({ facts: { ...facts, declaration } } as unknown as JobReview)]
    expect(values).toEqual(
      expect.arrayContaining([
        '/hardware/accelerator="H100"',
        '/hardware/count=8',
        '/labels/name="y"',
        '/labels/team=null',
      ]),
    )
    expect(values.filter((value) => value.startsWith('/name'))).toEqual([])
  })

  it.each<[Path, string | undefined]>([
    [['framework', 'name'], '["jax","mxnet"]'],
    // Up to the first list.
    [['framework', 'name', 0], '["jax","mxnet"]'],
    [['framework', 'name', 'x'], '["jax","mxnet"]'],
    [['hardware', 'count'], '8'],
    [['hardware', 'count', 'x'], undefined],
    [['hardware', 'nodes'], undefined],
    [['toString'], undefined],
    [['team', 'xla'], undefined],
  ])('at %j is %s', (place, expected) => {
    const job = jobOf('framework: [jax, mxnet]\nhardware: { accelerator: H100, count: 8 }\n')
    expect(declaredAt(job, place)).toBe(expected)
  })
})

describe('files', () => {
  const files = (...paths: readonly string[]) => paths.map((path) => review('framework: jax\n', path))
  const pairs = (base: readonly FileReview[], head: readonly FileReview[], renames: [string, string][] = []) =>
    pairFiles(head, base, new Map(renames)).map((pair) => `${pair.base?.path ?? ''} → ${pair.head?.path ?? ''}`)

  it('are paired by their path, then by where they were', () => {
    expect(pairs(files('a', 'b'), files('a', 'c'))).toEqual(['a → a', ' → c', 'b → '])
    expect(pairs(files('a', 'b'), files('a', 'c'), [['c', 'b']])).toEqual(['a → a', 'b → c'])
    // A file at the same path is the same file, even if another was copied from it.
    expect(pairs(files('a'), files('c', 'a'), [['c', 'a']])).toEqual([' → c', 'a → a'])
    expect(
      pairs(files('a', 'b'), files('b', 'a'), [
        ['b', 'a'],
        ['a', 'b'],
      ]),
    ).toEqual(['a → b', 'b → a'])
    expect(pairs(files('a'), files('c'), [['c', 'z']])).toEqual([' → c', 'a → '])
  })

  it('that are gone have no side of their own', () => {
    expect(
      pairs(
        files('a'),
        files('a').map((file) => ({ ...file, isGone: true as const })),
      ),
    ).toEqual(['a → '])
  })

  it.each([
    ['a: [\n', true],
    ['- 1\n', true],
    ['', false],
    ['framework: jax\n', false],
    ['framework: jaxx\n', false],
  ])('of %j cannot be read: %s', (text, expected) => {
    expect(isUnread(review(text))).toBe(expected)
  })

  it('can be read where only rules speak', () => {
    const empty = {
      ...review(''),
      findings: [findingOf({ rule: 'policy/x' }), findingOf({ rule: 'manifest/x', job: 'a' })],
    }
    expect(isUnread(empty)).toBe(false)
    expect(isUnread({ ...empty, findings: [...empty.findings, findingOf({ rule: 'manifest/x' })] })).toBe(true)
  })
})

describe('a row of the table of jobs', () => {
  const changed = (base: string, head: string) => isChanged(pairOf(base, head))
  const whole =
    'framework: jax\nstage: production\nhardware: { accelerator: H100, count: 8 }\nscale: { size: large, parameters: 7B, tokens: 1T }\n'

  it.each<[string, string, string, boolean]>([
    ['nothing', '', '', false],
    ['the number', 'count: 8', 'count: 16', true],
    ['the accelerator', 'H100', 'A100', true],
    ['the size', 'size: large', 'size: massive', true],
    ['the parameters', '7B', '8B', true],
    ['the tokens', '1T', '2T', true],
    ['the stage, which the verdict rests on', 'production', 'research', false],
    ['the framework, without which there is no verdict', 'framework: jax\n', '', true],
    // Too small for a report to show.
    ['a parameter', '7B', '7000000001', false],
  ])('is another with another value: %s', (_, word, other, expected) => {
    expect(changed(whole, whole.replace(word, other))).toBe(expected)
    expect(changed(whole.replace(word, other), whole)).toBe(expected)
  })

  it('is another with a name, and where it came or went', () => {
    const named = (name: string) => `jobs: { ${name}: { framework: jax } }\n`
    expect([changed(named('a'), named('b')), changed(named('a'), named('a'))]).toEqual([true, false])
    expect([isChanged({ head: placed(whole) }), isChanged({ base: placed(whole) })]).toEqual([true, true])
  })
})

describe('a mark', () => {
  const two = 'jobs:\n  a: { framework: jax }\n  b: { framework: mxnet }\n'
  function marks(text: string, findings: readonly Partial<Finding>[], base?: string) {
    const head = { ...review(text), findings: findings.map(findingOf) }
    const files = [{ head, ...(base !== undefined && { base: review(base) }) }]
    return marksOf('head', files, pairJobs(files)).map(({ kind, scope, place, job }) => ({
      kind,
      scope,
      place,
      isOfBoth: job !== undefined,
    }))
  }
  const scopeOf = (text: string, finding: Partial<Finding>) => marks(text, [finding])[0]

  it.each<[string, Partial<Finding>, Mark['kind'], Path]>([
    [two, { job: 'b', path: ['hardware'] }, 'job', ['hardware']],
    [two, { path: ['jobs', 'b', 'framework', 0] }, 'job', ['framework', 0]],
    [two, { path: ['jobs'] }, 'file', ['jobs']],
    [two, { path: ['defaults', 'stage'] }, 'defaults', ['stage']],
    [two, { path: ['hardware'] }, 'file', ['hardware']],
    [two, { path: [] }, 'file', []],
    // In a file with one job, the job's keys are at the top.
    ['framework: jax\n', { path: ['framework'] }, 'job', ['framework']],
    ['framework: jax\n', { path: ['version'] }, 'file', ['version']],
    ['framework: jax\n', { path: [] }, 'file', []],
  ])('in %j of %j is of a %s at %j', (text, finding, kind, place) => {
    expect(scopeOf(text, finding)).toMatchObject({ kind, place })
  })

  it('is of another scope for another job, and of the same for one', () => {
    const found = marks(two, [
      { job: 'a' },
      { job: 'b' },
      { path: ['jobs', 'b', 'x'] },
      { path: ['defaults'] },
      { path: [] },
      { job: 'gone' },
    ])
    const [a, b, alsoB, defaults, file, gone] = found.map(({ scope }) => scope)
    expect(alsoB).toBe(b)
    expect(new Set([a, b, defaults, file, gone]).size).toBe(5)
  })

  it('has its job where both sides do', () => {
    const found = marks(
      two,
      [{ job: 'a' }, { job: 'b' }, { path: [] }, { job: 'gone' }],
      'jobs: { a: { framework: jax } }\n',
    )
    expect(found.map(({ isOfBoth }) => isOfBoth)).toEqual([true, false, false, false])
  })

  it('is withdrawn with its job, its file or its hardware', () => {
    const withdrawn = (base: string, head: string | undefined, finding: Partial<Finding>) => {
      const file = { ...review(base), findings: [findingOf(finding)] }
      const files = [{ base: file, ...(head !== undefined && { head: review(head) }) }]
      return marksOf('base', files, pairJobs(files))[0]?.isWithdrawn === true
    }
    const job = { job: 'a' }
    const onGpu = 'jobs: { a: { framework: jax, hardware: H100 }, c: { framework: mxnet } }\n'
    expect(withdrawn(onGpu, undefined, { path: [] })).toBe(true)
    expect(withdrawn(onGpu, onGpu, job)).toBe(false)
    expect(withdrawn(onGpu, 'jobs: { c: { framework: mxnet } }\n', job)).toBe(true)
    expect(withdrawn(onGpu, 'jobs: { c: { framework: mxnet } }\n', { path: [] })).toBe(false)
    const emptied = onGpu.replace(', hardware: H100', '')
    expect(withdrawn(onGpu, emptied, job)).toBe(true)
    // This fixes a mistake in the file.
    expect(withdrawn(onGpu, emptied, { path: ['jobs', 'a', 'hardware'] })).toBe(false)
  })
})

describe('findings', () => {
  const pairs = (base: readonly Mark[], head: readonly Mark[]) => {
    const { before, gone } = pairFindings(head, base)
    return [head.map((each) => base.indexOf(before.get(each) as Mark)), gone.map((each) => base.indexOf(each))]
  }
  const at = (path: Path, message = 'm', more: Partial<Mark> = {}) => mark({ path, message }, more)

  it.each<[string, Mark[], Mark[], number[], number[]]>([
    ['by place and words', [at(['a'], 'x'), at(['a'], 'y')], [at(['a'], 'y'), at(['a'], 'x')], [1, 0], []],
    ['by place', [at(['a'], 'x'), at(['b'], 'y')], [at(['b'], 'z'), at(['a'], 'z')], [1, 0], []],
    ['by words', [at(['a'], 'x'), at(['b'], 'y')], [at(['c'], 'y'), at(['d'], 'x')], [1, 0], []],
    ['by neither', [at(['a'], 'x')], [at(['b'], 'y')], [-1], [0]],
    ['of another scope', [at(['a'], 'x')], [at(['a'], 'x', { scope: 'job 1' })], [-1], [0]],
    // Positions in a list may change, so the words decide, except for their numbers.
    ['of a list', [at(['a', 0], 'x'), at(['a', 1], 'y')], [at(['a', 0], 'y'), at(['a', 1], 'x')], [1, 0], []],
    ['of a list with other words', [at(['a', 0], 'x')], [at(['a', 0], 'y')], [-1], [0]],
    ['of a list with other numbers', [at(['a', 0], 'so 8 of 100')], [at(['a', 1], 'so 16 of 9')], [0], []],
    ['in order', [at(['a'], 'x'), at(['a'], 'x')], [at(['a'], 'x'), at(['a'], 'x'), at(['a'], 'x')], [0, 1, -1], []],
  ])('are paired %s', (_, base, head, paired, gone) => {
    expect(pairs(base, head)).toEqual([paired, gone])
  })

  it('are not paired about another demand, subject or rule', () => {
    const about = (fields: Partial<Finding>) => mark({ path: ['a'], ...fields })
    const one = about({ substance: { demand: 'd', subject: 's' } })
    for (const other of [
      { substance: { demand: 'e', subject: 's' } },
      { substance: { demand: 'd', subject: 't' } },
      { rule: 'model/b' },
    ])
      expect(pairs([one], [about(other)])).toEqual([[-1], [0]])
    expect(pairs([one], [about({ substance: { demand: 'd', subject: 's', amounts: [1] } })])).toEqual([[0], []])
  })
})

describe('a mistake that is reported elsewhere', () => {
  const rule = 'manifest/invalid-value'
  const at = (kind: Mark['kind'], fields: Partial<Finding> = {}, more: Partial<Mark> = {}) =>
    mark({ rule, path: ['stage'], ...fields }, { kind, ...more })
  const [same, other] = [
    pairOf('framework: jax\n', 'framework: jax\n'),
    pairOf('framework: jax\n', 'framework: mxnet\n'),
  ]
  const declared: Partial<Mark> = { place: ['framework'] }

  it.each<[string, Mark, Mark, boolean]>([
    ['in defaults, of what a job inherits', at('job', {}, { job: same }), at('defaults'), true],
    ['in the file, of what a job inherits', at('job', {}, { job: same }), at('file'), true],
    ['in defaults, of a job that stands on one side', at('job'), at('defaults'), false],
    ['in a job, of defaults', at('defaults'), at('job'), true],
    ['in the file, of defaults', at('defaults'), at('file'), false],
    [
      'in another job, of what both sides declare',
      at('job', {}, { job: same, ...declared }),
      at('job', {}, declared),
      true,
    ],
    ['in another job, of what is declared nowhere', at('job', {}, { job: same }), at('job'), false],
    [
      'in defaults, of what a job says otherwise now',
      at('job', {}, { job: other, ...declared }),
      at('defaults', {}, declared),
      false,
    ],
    ['in another file', at('defaults'), at('job', {}, { file: 1 }), false],
    ['with other words', at('defaults'), at('job', { message: 'Other.' }), false],
    ['at another place', at('defaults'), at('job', {}, { place: ['scale'] }), false],
    [
      'at another position of a list',
      at('defaults', {}, { place: ['a', 0] }),
      at('job', {}, { place: ['a', 1] }),
      true,
    ],
    ['of another rule', at('defaults'), at('job', { rule: 'manifest/unknown-key' }), false],
    ['that is none of the file', at('defaults', { rule: 'model/a' }), at('job', { rule: 'model/a' }), false],
    ['that a job has', at('defaults', { job: 'a' }), at('job', { job: 'a' }), false],
  ])('%s', (_, one, another, expected) => {
    expect(isReportedElsewhere(one, placesReported([another]))).toBe(expected)
  })

  it('stands on one side alone nowhere else', () => {
    const oneSided = [{ head: placed('framework: jax\n') }, { base: placed('framework: jax\n') }]
    for (const job of oneSided)
      expect(isReportedElsewhere(at('job', {}, { job }), placesReported([at('defaults')]))).toBe(false)
  })
})
