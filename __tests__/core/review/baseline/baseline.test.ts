import { describe, expect, it } from '@jest/globals'
import type { AppliedWaiver, Finding } from '../../../../src/core/finding/finding.ts'
import { compareWithBase, type Difference } from '../../../../src/core/review/baseline/baseline.ts'
import { checkFile, type FileReview } from '../../../../src/core/review/check.ts'
import { fails, judge } from '../../../../src/core/review/outcome.ts'
import { noteOf } from '../../../../src/core/review/rule-notes.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import { plainStyle, written } from '../../../support/manifest-styles.ts'

const set = ruleSet(rules)
const path = 'train/accelerator.yml'
const check = (text: string, at = path): FileReview => checkFile(at, text, set, defaultThresholds)
const compare = (head: string, base: string): Difference => compareWithBase([check(head)], [check(base)])

const reported = ({ files }: Difference, standing: 'new' | 'existing'): string[] =>
  files.flatMap(({ findings }) =>
    findings.filter((finding) => finding.standing === standing).map(({ job, rule }) => `${job ?? '-'} ${rule}`),
  )
const fixed = (difference: Difference): string[] =>
  difference.fixed.map(({ finding: { job, rule } }) => `${job ?? '-'} ${rule}`)
const rows = ({ jobs }: Difference): string[] =>
  jobs.map(({ head, base }) => `${base?.job.name ?? ''} → ${head?.job.name ?? ''}`)

const edge = 'platform/tpu-off-cloud'
const onTpu = (more = '', name = 'a'): string =>
  `jobs:\n  ${name}: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64, needs: { edge: true }${more} }\n`

describe('a finding', () => {
  it('is existing where only its numbers changed', () => {
    const manifest = (count: number): string =>
      `framework: jax\nhardware: { accelerator: tpu-v4, count: ${count}, topology: 2x2x2 }\n`
    const difference = compare(manifest(7), manifest(9))
    const rule = 'train hardware/topology-contradicts-count'
    expect(reported(difference, 'existing')).toContain(rule)
    expect(reported(difference, 'new')).toEqual([])
    expect(difference.files[0]?.findings.map(({ message }) => message)).not.toEqual(
      check(manifest(9)).findings.map(({ message }) => message),
    )
  })

  it('is new for another item of a list at the same place', () => {
    const list = (words: string): string => `framework: [${words}]\nhardware: H100:8\n`
    const difference = compare(list('mxnett, jaxx'), list('jaxx, pytorchh'))
    expect(reported(difference, 'new')).toEqual(['- manifest/unknown-framework'])
    expect(fixed(difference)).toEqual(['- manifest/unknown-framework'])
    expect(difference.files[0]?.findings.find(({ standing }) => standing === 'new')?.message).toContain('mxnett')
  })

  it('is new where another job has it already', () => {
    const job = '{ framework: jax, stage: production, hardware: tpu-v5e-64, needs: { edge: true } }'
    const sound = '{ framework: jax, stage: production, hardware: tpu-v5e-64, scale: large }'
    const two = compare(`jobs:\n  a: ${job}\n  b: ${job}\n`, `jobs:\n  a: ${job}\n  b: ${sound}\n`)
    expect(reported(two, 'new')).toContain(`b ${edge}`)
    expect(reported(two, 'existing')).toContain(`a ${edge}`)
    const bad = (b: string): string => `jobs:\n  a: { stage: someday, hardware: h100 }\n  b: { ${b} }\n`
    const again = compare(bad('stage: someday, hardware: h100'), bad('hardware: h100'))
    expect(reported(again, 'new')).toContain('- manifest/invalid-value')
    expect(reported(again, 'existing')).toContain('- manifest/invalid-value')
  })

  it('is paired one to one where several agree', () => {
    const [twin] = check(onTpu()).findings.filter(({ rule }) => rule === edge) as [Finding]
    const file = (count: number): FileReview => ({
      ...check(onTpu()),
      findings: Array(count)
        .fill(0)
        .map(() => ({ ...twin })),
    })
    const difference = compareWithBase([file(3)], [file(2)])
    expect(difference.files[0]?.findings.map(({ standing }) => standing)).toEqual(['existing', 'existing', 'new'])
    expect(compareWithBase([file(1)], [file(3)]).fixed).toHaveLength(2)
  })

  it('is paired by its words first, then in order', () => {
    const [twin] = check(onTpu()).findings.filter(({ rule }) => rule === edge) as [Finding]
    const file = (...some: readonly (readonly [string, Finding['severity']])[]): FileReview => ({
      ...check(onTpu()),
      findings: some.map(([message, severity]) => ({ ...twin, message, severity })),
    })
    const base = file(['one', 'warning'], ['two', 'error'])
    expect(compareWithBase([file(['two', 'error'])], [base]).fixed.map(({ finding }) => finding.message)).toEqual([
      'one',
    ])
    const moved = compareWithBase([file(['1', 'warning'], ['2', 'error'])], [base])
    expect(moved.files[0]?.findings.map(({ standing }) => standing)).toEqual(['existing', 'existing'])
  })

  it('of another rule at the same place is another one', () => {
    const review = check(onTpu())
    const other = { ...review, findings: review.findings.map((finding) => ({ ...finding, rule: 'model/other' })) }
    expect(reported(compareWithBase([review], [other]), 'existing')).toEqual([])
  })

  const withFirst = (change: Partial<Finding>): FileReview => {
    const review = check(onTpu())
    return { ...review, findings: review.findings.map((each) => (each.rule === edge ? { ...each, ...change } : each)) }
  }
  const first = (difference: Difference) => difference.files[0]?.findings.find(({ rule }) => rule === edge)

  it('is new where it was milder, existing where it was graver', () => {
    const graver = compareWithBase([withFirst({ severity: 'error' })], [withFirst({ severity: 'notice' })])
    expect(first(graver)).toMatchObject({ standing: 'new', onBase: 'notice' })
    expect(graver.fixed).toEqual([])
    const milder = first(compareWithBase([withFirst({ severity: 'notice' })], [withFirst({ severity: 'error' })]))
    expect(milder).toMatchObject({ standing: 'existing' })
    expect(milder).not.toHaveProperty('onBase')
  })

  it('is new where its waiver is gone, existing where it got one', () => {
    const waived: AppliedWaiver = { reason: 'r', expires: '2027-01-31', daysLeft: 9, place: { file: path, line: 1 } }
    expect(first(compareWithBase([withFirst({})], [withFirst({ waived })]))).toMatchObject({
      standing: 'new',
      onBase: 'waived',
    })
    expect(first(compareWithBase([withFirst({ waived })], [withFirst({})]))).toMatchObject({
      standing: 'existing',
      waived,
    })
  })

  it('of a waiver or a policy is told by its words', () => {
    const review = check(onTpu())
    const say = (message: string): FileReview => ({
      ...review,
      findings: [
        {
          ...(review.findings[0] as Finding),
          rule: 'policy/waiver-unused',
          message,
          path: [],
          job: undefined as never,
        },
      ],
    })
    const standing = (head: string, base: string) =>
      compareWithBase([say(head)], [say(base)]).files[0]?.findings[0]?.standing
    expect(standing('expired 5 days ago', 'expired 4 days ago')).toBe('existing')
    expect(standing('for one rule', 'for another rule')).toBe('new')
  })
})

describe('what is inherited', () => {
  const own = 'jobs:\n  a: { stage: someday, hardware: h100 }\n  b: { stage: someday, hardware: h100 }\n'
  const shared = 'defaults: { stage: someday, hardware: h100 }\njobs: { a: {}, b: {} }\n'

  it('is the same mistake in defaults and in each job', () => {
    for (const difference of [compare(own, shared), compare(shared, own)]) {
      expect(reported(difference, 'new')).toEqual([])
      expect(fixed(difference)).toEqual([])
    }
  })

  it('is a new one in a job that is new, or that said something else', () => {
    const more = compare(shared.replace('b: {}', 'b: {}, c: { stage: someday }'), shared)
    expect(reported(more, 'new').filter((each) => each.startsWith('-'))).toEqual(['- manifest/invalid-value'])
    const other = shared.replace('b: {}', 'b: { stage: prototype }')
    expect(reported(compare(shared.replace('b: {}', 'b: { stage: someday }'), other), 'new')).toContain(
      '- manifest/invalid-value',
    )
  })

  it('through an anchor, too', () => {
    const anchored = 'jobs:\n  a: &x { framework: jaxx, hardware: h100 }\n  b: *x\n'
    const plain = 'jobs:\n  a: { framework: jaxx, hardware: h100 }\n  b: { framework: jaxx, hardware: h100 }\n'
    for (const difference of [compare(anchored, plain), compare(plain, anchored)]) {
      expect(reported(difference, 'new')).toEqual([])
      expect(fixed(difference)).toEqual([])
    }
  })
})

describe('a renamed job', () => {
  it('is followed by what it declares, among several', () => {
    const manifest = (x: string, y: string): string =>
      `jobs:\n  ${x}: { framework: jax, hardware: tpu-v5e-8, needs: { edge: true } }\n  ${y}: { framework: mxnet, hardware: tpu-v4-8 }\n`
    const difference = compare(manifest('new-x', 'new-y'), manifest('x', 'y'))
    expect(reported(difference, 'new')).toEqual([])
    expect(fixed(difference)).toEqual([])
    expect(rows(difference)).toEqual(['x → new-x', 'y → new-y'])
  })

  it('is followed whatever the order of its keys', () => {
    const manifest = (x: string, y: string, labels: string): string =>
      `jobs:\n  ${x}: { labels: { ${labels} }, hardware: h100 }\n  ${y}: { labels: { ${labels} }, hardware: a100 }\n`
    const difference = compare(manifest('c', 'd', 'k: v, i: w'), manifest('a', 'b', 'i: w, k: v'))
    expect(rows(difference)).toEqual(['a → c', 'b → d'])
  })

  it('is followed through a change where it is the only one', () => {
    const difference = compare(onTpu('', 'b').replace('tpu-v5e-64', 'tpu-v5e-32'), onTpu('', 'a'))
    expect(reported(difference, 'new')).toEqual([])
    expect(rows(difference)).toEqual(['a → b'])
  })

  it('is another job where little is the same, or where it could be several', () => {
    const other = 'jobs:\n  b: { framework: mxnet, stage: production, scale: small, hardware: tpu-v4-8 }\n'
    const difference = compare(other, onTpu())
    expect(reported(difference, 'existing')).toEqual([])
    expect(fixed(difference)).toEqual([])
    expect(rows(difference).sort()).toEqual([' → b', 'a → '])
    const line = (name: string, scale: string): string => onTpu('', name).replace('large', scale).replace('jobs:\n', '')
    const several = compare(
      `jobs:\n${line('c', 'small')}${line('d', 'small')}`,
      `jobs:\n${line('a', 'large')}${line('b', 'medium')}`,
    )
    expect(rows(several).sort()).toEqual([' → c', ' → d', 'a → ', 'b → '])
  })

  it('keeps its name apart from its values', () => {
    const single = (name: string): string => `name: ${name}\n${'framework: mxnet\nhardware: tpu-v4-8\n'}`
    const difference = compare(single('two'), single('one'))
    expect(reported(difference, 'new')).toEqual([])
    expect(rows(difference)).toEqual(['one → two'])
  })
})

describe('a file', () => {
  const renamed = new Map([['b/accelerator.yml', 'a/accelerator.yml']])
  const one = 'framework: mxnet\nhardware: tpu-v4-8\n'

  it('is followed when it is renamed, and so is the job that is named after its folder', () => {
    const difference = compareWithBase([check(one, 'b/accelerator.yml')], [check(one, 'a/accelerator.yml')], renamed)
    expect(reported(difference, 'new')).toEqual([])
    expect(rows(difference)).toEqual(['a → b'])
    const unknown = compareWithBase([check(one, 'b/accelerator.yml')], [check(one, 'a/accelerator.yml')])
    // The only new file resembles the only removed one.
    expect(reported(unknown, 'existing')).toEqual(['b framework/no-xla-path'])
    expect(fixed(unknown)).toEqual([])
  })

  it('that was copied is new, and the one that stayed is not', () => {
    const stayed = check(onTpu(), 'a/accelerator.yml')
    const copy = check(onTpu(), 'b/accelerator.yml')
    const { files } = compareWithBase([copy, stayed], [stayed], renamed)
    expect(files.map(({ findings }) => new Set(findings.map(({ standing }) => standing)))).toEqual([
      new Set(['new']),
      new Set(['existing']),
    ])
  })

  it('may change places with another', () => {
    const [a, b] = ['a/accelerator.yml', 'b/accelerator.yml']
    const other = 'framework: jax\nname: a\nhardware: { accelerator: tpu-v4, count: 7, topology: 2x2x2 }\n'
    const difference = compareWithBase(
      [check(other, a), check(one, b)],
      [check(one, a), check(other, b)],
      new Map([
        [a, b],
        [b, a],
      ]),
    )
    expect(reported(difference, 'new')).toEqual([])
    expect(fixed(difference)).toEqual([])
  })

  it('keeps its jobs when it is split', () => {
    const job = (name: string): string => onTpu('', name).replace('jobs:\n', '')
    const single =
      'name: y\nframework: jax\nstage: production\nscale: small\nhardware: tpu-v5e-64\nneeds: { edge: true }\n'
    const both = check(`jobs:\n${job('x')}${job('y').replace('large', 'small')}`)
    const [x, y] = [check(onTpu('', 'x'), 'x.yml'), check(single, 'y.yml')]
    const difference = compareWithBase([x, y], [both])
    expect([reported(difference, 'new'), fixed(difference), rows(difference)]).toEqual([[], [], []])
  })

  it('that can no longer be read has its mistake, and nothing in it is fixed or gone', () => {
    const difference = compare('jobs: [\n', onTpu())
    expect(reported(difference, 'new')).toEqual(['- manifest/syntax'])
    expect([fixed(difference), rows(difference)]).toEqual([[], []])
    const emptied = compare('# nothing\n', onTpu())
    expect(fixed(emptied)).toEqual([])
    expect(rows(emptied)).toEqual(['a → '])
    expect(reported(compare('jobs: {\n', 'jobs: {\n'), 'existing')).toEqual(['- manifest/syntax'])
  })

  it('that could not be read hid nothing', () => {
    const difference = compare(onTpu(), 'jobs: [\n')
    expect(reported(difference, 'existing')).toEqual([])
    expect(reported(difference, 'new')).toContain(`a ${edge}`)
    expect(fixed(difference)).toEqual(['- manifest/syntax'])
  })

  it('that is gone fixes nothing, and its jobs are withdrawn', () => {
    const difference = compareWithBase([], [check(onTpu())])
    expect(fixed(difference)).toEqual([])
    expect(rows(difference)).toEqual(['a → '])
  })
})

describe('jobs', () => {
  const manifest = (hardware: string, more = ''): string =>
    `jobs:\n  a: { task: pretraining, framework: pytorch, stage: production, scale: { parameters: 7B, tokens: 1T }, hardware: { ${hardware} }${more} }\n`
  const base = manifest('accelerator: h100, count: 64, provider: aws')

  it.each([
    ['hardware', manifest('accelerator: a100-80gb, count: 64, provider: aws')],
    ['count', manifest('accelerator: h100, count: 128, provider: aws')],
    ['scale', base.replace('1T', '2T')],
    ['price', manifest('accelerator: h100, count: 64, provider: aws', ', operations: { price_per_chip_hour: 2 USD }')],
  ])('that differ in %s are among the changed', (_, head) => {
    expect(rows(compare(head, base))).toEqual(['a → a'])
  })

  it('that differ in verdict alone are, too', () => {
    const sound = onTpu().replace('edge: true', 'edge: false')
    expect(rows(compare(onTpu(), sound))).toEqual(['a → a'])
  })

  it('that differ in numbers from which nothing follows are, too', () => {
    const small = (tokens: string): string => `jobs:\n  a: { framework: jax, scale: { tokens: ${tokens} } }\n`
    expect(rows(compare(small('2B'), small('1B')))).toEqual(['a → a'])
  })

  it('that differ in nothing that has a row are not', () => {
    expect(rows(compare(manifest('accelerator: h100, count: 64, provider: aws', ', labels: { x: y }'), base))).toEqual(
      [],
    )
  })

  it('come in the order of files and lines, those that went where they stood', () => {
    const many = (names: string): string =>
      `jobs:\n${[...names].map((name, index) => `  ${name}: { stage: production, framework: jax, hardware: tpu-v5e-${4 ** (index + 1)}, scale: large }\n`).join('')}`
    const head = [check(many('b'), 'b.yml'), check('jobs:\n  z: { hardware: h100 }\n', 'a.yml')]
    expect(rows(compareWithBase(head, [check(many('abc'), 'b.yml')]))).toEqual([' → z', 'a → ', 'b → b', 'c → '])
  })
})

describe('the judgement', () => {
  const judging = { failOn: 'notice', rules: new Map(rules.map((rule) => [rule.id, noteOf(rule)])) } as const
  const judged = (head: string, base: string | undefined, more: object = {}) =>
    judge([check(head)], { ...judging, ...(base !== undefined && { base: { files: [check(base)] } }), ...more })

  it('is as before without a base', () => {
    const outcome = judged(onTpu(), undefined, { failOnNew: true })
    expect(outcome.failed).toBe(true)
    for (const key of ['difference', 'failOnNew']) expect(outcome).not.toHaveProperty(key)
    expect(outcome.files[0]?.findings.some((finding) => 'standing' in finding)).toBe(false)
  })

  it('fails on new findings alone where it is told to, and counts all', () => {
    expect(judged(onTpu(), onTpu()).failed).toBe(true)
    const existing = judged(onTpu(), onTpu(), { failOnNew: true })
    expect(existing.failed).toBe(false)
    expect(existing.counts).toEqual(judged(onTpu(), undefined).counts)
    const more = judged(onTpu(', foo: 1'), onTpu(), { failOnNew: true })
    expect(more.failed).toBe(true)
    expect(more.difference?.counts).toEqual({
      new: 1,
      existing: existing.difference?.counts.existing,
      fixed: 0,
      notJudged: 0,
    })
    expect(judged(onTpu(', foo: 1'), onTpu(), { failOnNew: true, failOn: 'never' }).failed).toBe(false)
  })

  it('lets a waived finding that is new pass', () => {
    const waived: AppliedWaiver = { reason: 'r', expires: '2027-01-31', daysLeft: 9, place: { file: path, line: 1 } }
    const review = check(onTpu())
    const head = { ...review, findings: review.findings.map((finding) => ({ ...finding, waived })) }
    const outcome = judge([head], { ...judging, failOnNew: true, base: { files: [] } })
    expect([outcome.failed, outcome.difference?.counts.new]).toEqual([false, 0])
    expect(outcome.files[0]?.findings.some((finding) => fails(finding, outcome))).toBe(false)
  })

  it('speaks of one job alone, under its old name too', () => {
    const two = (name: string): string =>
      `${onTpu()}${onTpu('', name).replace('jobs:\n', '').replace('large', 'small')}`
    const outcome = judged(two('c').replaceAll('needs: { edge: true }', 'needs: {}'), two('b'), { job: 'c' })
    expect(outcome.difference?.jobs).toHaveLength(1)
    expect(new Set(outcome.difference?.fixed.map(({ finding }) => finding.job))).toEqual(new Set(['b']))
  })
})

describe('ten thousand jobs', () => {
  const job = written({ a: { framework: 'jax', hardware: 'tpu-v5e-64', needs: { edge: true }, foo: 'x' } }, plainStyle)
  const one = check(job)
  const file = (rename: string): FileReview => ({
    ...one,
    jobs: Array.from({ length: 10_000 }, (_, index) => ({
      ...(one.jobs[0] as FileReview['jobs'][0]),
      name: `${rename}${index}`,
    })),
    findings: Array.from({ length: 10_000 }, (_, index) =>
      one.findings.map((finding) => ({
        ...finding,
        ...(finding.job === undefined
          ? { path: ['jobs', `${rename}${index}`, ...finding.path.slice(2)] }
          : { job: `${rename}${index}` }),
      })),
    ).flat(),
  })

  it.each([
    ['the same', 'a', 'a'],
    ['renamed', 'b', 'a'],
  ])('%s are compared', (_, head, base) => {
    const [after, before] = [file(head), file(base)]
    const difference = compareWithBase([after], [before])
    expect(reported(difference, 'new')).toEqual([])
    expect(reported(difference, 'existing').length).toBeGreaterThanOrEqual(20_000)
  })
})
