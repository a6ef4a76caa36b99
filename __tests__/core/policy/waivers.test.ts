import { describe, expect, it } from '@jest/globals'
import type { Finding } from '../../../src/core/finding/finding.ts'
import type { Waiver, WaiverTerms } from '../../../src/core/policy/policy.ts'
import { applyWaivers } from '../../../src/core/policy/waiver/waivers.ts'
import type { FileReview, JobReview } from '../../../src/core/review/check.ts'

const terms: WaiverTerms = { maxDays: 365, inline: true, never: [] }
const path = 'train/accelerator.yml'

const finding = (about: Partial<Finding> = {}): Finding => ({
  rule: 'model/dynamic-shapes',
  severity: 'warning',
  job: 'pretrain',
  message: 'Shapes change.',
  remedy: 'Pad.',
  span: { line: 9, column: 5, endLine: 9, endColumn: 25 },
  path: ['model', 'dynamic_shapes'],
  related: [],
  ...about,
})

function review(findings: readonly Finding[], about: { path?: string; jobs?: readonly string[] } = {}): FileReview {
  const jobs = (about.jobs ?? ['pretrain', 'sweep']).map((name) => ({ name }) as JobReview)
  return { path: about.path ?? path, text: '', jobs, findings, searches: 0 }
}

function waiver(about: Partial<Waiver> = {}): Waiver {
  const span = { line: 4, column: 5, endLine: 4, endColumn: 6 }
  return {
    rule: 'model/dynamic-shapes',
    reason: 'The rewrite is under way.',
    expires: '2026-11-21',
    origin: { file: '.github/accelerator-policy.yml', span, isLocal: true },
    ...about,
  }
}

/** A waiver in a manifest. */
const inline = (lines: readonly [number, number], about: Partial<Waiver> = {}): Waiver =>
  waiver({ lines, origin: { ...waiver().origin, file: path }, ...about })

function apply(
  waivers: readonly Waiver[],
  today: string,
  { files = [review([finding()])], scope = 'all' as 'all' | 'some', under = terms } = {},
) {
  const waived = applyWaivers(files, waivers, under, today, scope)
  return {
    ...waived,
    waived: waived.files.flatMap(({ findings }) => findings.map((each) => each.waived?.daysLeft)),
    messages: waived.files.flatMap(({ findings }) => findings.map(({ message }) => message)),
    said: waived.findings.map(({ rule, severity }) => `${severity} ${rule}`),
  }
}

const warned = ['warning policy/waiver-expiring']

describe('the life of a waiver', () => {
  it.each([
    ['a year before', '2026-11-21', '2027-11-21', 365, []],
    ['15 days before', '2026-11-06', '2026-11-21', 15, []],
    ['14 days before', '2026-11-07', '2026-11-21', 14, warned],
    ['on the day before', '2026-11-20', '2026-11-21', 1, warned],
    ['on its last day', '2026-11-21', '2026-11-21', 0, warned],
    ['over the end of a year', '2026-12-31', '2027-01-31', 31, []],
    ['from one year to the next', '2026-12-31', '2027-01-01', 1, warned],
    ['over 29 February', '2028-02-28', '2028-03-01', 2, warned],
    ['over the end of another February', '2027-02-28', '2027-03-01', 1, warned],
    ['until 29 February', '2028-02-15', '2028-02-29', 14, warned],
    ['over a change of the clocks', '2026-03-01', '2026-03-31', 30, []],
  ])('%s: it counts', (_, today, expires, daysLeft, said) => {
    const result = apply([waiver({ expires })], today)
    expect(result.waived).toEqual([daysLeft])
    expect(result.said).toEqual(said)
    expect(result.messages).toEqual(['Shapes change.'])
  })

  it.each([
    ['on the day after', '2026-11-22', '1 day ago'],
    ['later', '2027-01-11', '51 days ago'],
  ])('%s: the finding comes back and says so', (_, today, ago) => {
    const result = apply([waiver({ owner: 'ml-platform' })], today)
    expect(result.waived).toEqual([undefined])
    expect(result.messages).toEqual([`Shapes change. Its waiver expired on 2026-11-21, ${ago}.`])
    expect(result.said).toEqual(['warning policy/waiver-expired'])
    expect(result.findings[0]?.message).toContain(`expired on 2026-11-21, ${ago} (owner: ml-platform)`)
    const [found] = result.files.flatMap(({ findings }) => findings)
    expect(found?.expiredWaiver).toMatchObject({ owner: 'ml-platform', expires: '2026-11-21' })
    expect(found?.expiredWaiver?.daysLeft).toBeLessThan(0)
  })

  it('carries who answers for it, until when, and where it stands', () => {
    const { files, findings } = apply([waiver({ owner: 'ml-platform', ticket: 'ML-12' })], '2026-11-18')
    expect(files[0]?.findings[0]?.waived).toEqual({
      reason: 'The rewrite is under way.',
      owner: 'ml-platform',
      ticket: 'ML-12',
      expires: '2026-11-21',
      daysLeft: 3,
      place: { file: '.github/accelerator-policy.yml', line: 4 },
    })
    expect(findings).toEqual([
      {
        rule: 'policy/waiver-expiring',
        severity: 'warning',
        message:
          'The waiver for model/dynamic-shapes expires in 3 days, on 2026-11-21 (owner: ml-platform, ticket: ML-12).',
        remedy: 'Fix its findings before then, or renew it.',
        origin: waiver().origin,
      },
    ])
  })

  it('a day that is none excuses nothing', () => {
    expect(apply([waiver({ expires: 'never' })], '2026-11-01').waived).toEqual([undefined])
    expect(apply([waiver()], 'today').waived).toEqual([undefined])
  })
})

describe('what a waiver covers', () => {
  const covers = (about: Partial<Waiver>, found: Partial<Finding> = {}, file = path): boolean =>
    apply([waiver(about)], '2026-10-01', { files: [review([finding(found)], { path: file })] }).waived[0] === 51

  it.each<[string, boolean, Partial<Waiver>]>([
    ['its rule', true, {}],
    ['a glob of rules', true, { rule: 'model/*' }],
    ['every rule', true, { rule: '*' }],
    ['another rule', false, { rule: 'model/custom-ops' }],
    ['the beginning of the rule', false, { rule: 'model/dynamic' }],
    ['another area', false, { rule: 'team/*' }],
    ['the path', true, { path: 'train/accelerator.yml' }],
    ['the path as a shell writes it', true, { path: './train/accelerator.yml' }],
    ['a glob over the path', true, { path: '**/accelerator.yml' }],
    ['a glob that stays in its folder', false, { path: '*.yml' }],
    ['another path', false, { path: 'eval/accelerator.yml' }],
    ['the end of the path', false, { path: 'accelerator.yml' }],
    ['the job', true, { job: 'pretrain' }],
    ['a pattern of jobs', true, { job: 'pre*' }],
    ['a pattern with two stars', true, { job: '*e*train' }],
    ['a pattern whose ends overlap', false, { job: 'pretr*train' }],
    ['a pattern whose middle overlaps its end', false, { job: 'pre*ai*ain' }],
    ['another job', false, { job: 'sweep' }],
    ['the name of the job in another case', false, { job: 'Pretrain' }],
  ])('%s: %s', (_, expected, about) => {
    expect(covers(about)).toBe(expected)
  })

  it('a job by its very name, whatever signs that has', () => {
    expect(covers({ job: 'run[1]?' }, { job: 'run[1]?' })).toBe(true)
    expect(covers({ job: 'run[1]' }, { job: 'run1' })).toBe(false)
  })

  it('no finding without a job, where it names one', () => {
    const about = { rule: 'manifest/unknown-framework' }
    const { job: _, ...whole } = finding(about)
    const files = [review([whole])]
    expect(apply([waiver({ ...about, job: '*' })], '2026-10-01', { files }).waived).toEqual([undefined])
    expect(apply([waiver(about)], '2026-10-01', { files }).waived).toEqual([51])
  })

  it.each<[string, boolean, readonly [number, number], Partial<Waiver>, Partial<Finding>]>([
    ['its first line', true, [9, 12], {}, {}],
    ['its last line', true, [5, 9], {}, {}],
    ['the line behind', false, [5, 8], {}, {}],
    ['the line before', false, [10, 12], {}, {}],
    ['another job, wherever', false, [5, 20], { wholeJob: 'sweep' }, {}],
    ['its job, in the defaults', true, [15, 20], { wholeJob: 'pretrain' }, {}],
    ['a mistake in the file, in its lines', true, [5, 20], { wholeJob: 'pretrain' }, { job: undefined as never }],
    ['a mistake in the file, elsewhere', false, [15, 20], { wholeJob: 'pretrain' }, { job: undefined as never }],
  ])('a waiver in a manifest, %s: %s', (_, expected, lines, about, found) => {
    const files = [review([finding(found)])]
    const { waived } = apply([inline(lines, about)], '2026-10-01', { files })
    expect(waived).toEqual([expected ? 51 : undefined])
  })

  it('a waiver in a manifest is for that manifest, whatever signs its path has', () => {
    const origin = { ...waiver().origin, file: '[a]/accelerator.yml' }
    const at = (file: string) =>
      apply([inline([1, 99], { origin })], '2026-10-01', { files: [review([finding()], { path: file })] }).waived
    expect(at('[a]/accelerator.yml')).toEqual([51])
    expect(at('a/accelerator.yml')).toEqual([undefined])
  })
})

describe('a waiver that covers nothing', () => {
  const unused = ['notice policy/waiver-unused']
  const none = [review([])]
  const today = '2026-10-01'

  it.each<[string, Partial<Waiver>]>([
    ['the rule did not fire', {}],
    ['no manifest has the path', { path: 'gone/accelerator.yml' }],
    ['no job has the name', { job: 'gone' }],
  ])('is reported where everything was looked at: %s', (_, about) => {
    expect(apply([waiver(about)], today, { files: none }).said).toEqual(unused)
  })

  it.each<[string, boolean, Partial<Waiver>]>([
    ['that manifest was', true, { path }],
    ['that manifest and job were', true, { path, job: 'sweep' }],
    ['that manifest was not', false, { path: 'eval/accelerator.yml' }],
    ['that job was not', false, { path, job: 'gone' }],
    ['others of the glob may not have been', false, { path: 'train/*.yml' }],
    ['others may not have been', false, {}],
  ])('where only some manifests were looked at, if %s: %s', (_, expected, about) => {
    expect(apply([waiver(about)], today, { files: none, scope: 'some' }).said).toEqual(expected ? unused : [])
  })

  it('is reported in a manifest, which was looked at', () => {
    const { said, findings } = apply([inline([3, 3])], today, { files: none, scope: 'some' })
    expect(said).toEqual(unused)
    expect(findings[0]).toMatchObject({
      remedy: 'Delete model/dynamic-shapes from the comment.',
      origin: { file: path },
    })
  })

  it('is not reported where mistakes in a manifest may hide what it covers', () => {
    const broken = review([finding({ rule: 'manifest/invalid-value', severity: 'error' })])
    expect(apply([waiver()], today, { files: [broken] }).said).toEqual([])
    expect(apply([waiver({ path: 'b.yml' })], today, { files: [broken, review([], { path: 'b.yml' })] }).said).toEqual(
      unused,
    )
  })

  it('is not reported for a policy that other repositories share', () => {
    const origin = { ...waiver().origin, isLocal: false }
    expect(apply([waiver({ origin })], today, { files: none }).said).toEqual([])
  })

  it('and has expired is reported once', () => {
    const { said, findings } = apply([waiver({ path })], '2026-11-24', { files: none })
    expect(said).toEqual(unused)
    expect(findings[0]?.message).toBe(
      `The waiver for model/dynamic-shapes in ${path} covers no finding; it expired on 2026-11-21, 3 days ago.`,
    )
  })

  it('and ends soon is not announced to end', () => {
    expect(apply([waiver()], '2026-11-20', { files: none }).said).toEqual(unused)
  })
})

describe('two waivers of one finding', () => {
  const long = waiver({ rule: 'model/*', expires: '2026-12-31', reason: 'longer' })

  it.each([[[waiver(), long]], [[long, waiver()]]])('the longer one counts, in either order', (waivers) => {
    const { files, said } = apply(waivers, '2026-11-20')
    expect(files[0]?.findings[0]?.waived?.reason).toBe('longer')
    // The other one is neither unused nor reported when it expires.
    expect(said).toEqual([])
  })

  it('the one that has expired is a notice while the other lasts, and the finding stays as it is', () => {
    const { waived, messages, said, findings } = apply([waiver(), long], '2026-12-01')
    expect(waived).toEqual([30])
    expect(messages).toEqual(['Shapes change.'])
    expect(said).toEqual(['notice policy/waiver-expired'])
    expect(findings[0]?.message).toContain('another waiver covers its findings')
  })

  it('of two that have expired the finding names the later one', () => {
    const { messages, said } = apply([long, waiver()], '2027-01-01')
    expect(messages).toEqual(['Shapes change. Its waiver expired on 2026-12-31, 1 day ago.'])
    expect(said).toEqual(['warning policy/waiver-expired', 'notice policy/waiver-expired'])
  })

  it('one that may not count leaves the finding to the other', () => {
    const tooLong = waiver({ expires: '2028-01-01' })
    const { waived, said } = apply([tooLong, waiver()], '2026-10-01')
    expect(waived).toEqual([51])
    expect(said).toEqual(['error policy/waiver-too-long'])
  })
})

describe('the terms', () => {
  it.each([
    ['2026-12-31', 30, true],
    ['2027-01-01', 30, false],
    ['2026-12-02', 1, true],
    ['2026-12-03', 1, false],
  ])('a waiver until %s, where at most %d days are permitted: %s', (expires, maxDays, counts) => {
    const { waived, said } = apply([waiver({ expires })], '2026-12-01', { under: { ...terms, maxDays } })
    expect(waived[0] !== undefined).toBe(counts)
    expect(said.includes('error policy/waiver-too-long')).toBe(!counts)
  })

  it('what nobody may waive is not waived', () => {
    const under = { ...terms, never: ['Model/*'] }
    const { waived, said, findings } = apply([waiver()], '2026-10-01', { under })
    expect(waived).toEqual([undefined])
    expect(said).toEqual(['error policy/waiver-not-allowed'])
    expect(findings[0]?.message).toContain('this rule cannot be waived')
  })

  it('is refused even while its rule does not fire', () => {
    const under = { ...terms, never: ['model/dynamic-shapes'] }
    expect(apply([waiver()], '2026-10-01', { under, files: [] }).said).toEqual(['error policy/waiver-not-allowed'])
  })

  it('a glob of which one rule may not be waived still covers the others, and says what it does not', () => {
    const under = { ...terms, never: ['model/dynamic-shapes'] }
    const files = [review([finding(), finding({ rule: 'model/custom-ops' })])]
    const { waived, said, findings } = apply([waiver({ rule: 'model/*' })], '2026-10-01', { under, files })
    expect(waived).toEqual([undefined, 51])
    expect(said).toEqual(['warning policy/waiver-not-allowed'])
    expect(findings[0]?.message).toContain('does not cover model/dynamic-shapes')
  })

  it('mistakes in the manifest are not waived as errors, and are as warnings', () => {
    const rule = 'manifest/unknown-accelerator'
    const waive = (severity: 'error' | 'warning') =>
      apply([waiver({ rule })], '2026-10-01', { files: [review([finding({ rule, severity })])] })
    expect(waive('error').waived).toEqual([undefined])
    expect(waive('error').said).toEqual(['error policy/waiver-not-allowed'])
    expect(waive('warning').waived).toEqual([51])
    expect(waive('warning').said).toEqual([])
  })

  it("findings about the policy and its waivers are not waived; the organization's own rules are", () => {
    const about = (rule: string) =>
      apply([waiver({ rule })], '2026-10-01', { files: [review([finding({ rule, severity: 'error' })])] })
    for (const rule of ['waiver-expired', 'condition-failed', 'invalid', 'pending-change', 'tag-may-move']) {
      expect(about(`policy/${rule}`).waived).toEqual([undefined])
      expect(about(`policy/${rule}`).said).toEqual(['error policy/waiver-not-allowed'])
    }
    for (const rule of [
      'hardware-not-allowed',
      'limit-exceeded',
      'key-required',
      'undeclared',
      'no-spot-in-production',
    ])
      expect(about(`policy/${rule}`).waived).toEqual([51])
  })
})

it('leaves files that no waiver is for as they are, and reports in the order of the waivers', () => {
  const other = review([finding()], { path: 'eval/accelerator.yml' })
  const waivers = [waiver({ path, expires: '2026-11-20' }), waiver({ path, expires: '2028-01-01' })]
  const { files, said } = apply(waivers, '2026-11-19', { files: [review([finding()]), other] })
  expect(files[1]).toBe(other)
  expect(said).toEqual(['warning policy/waiver-expiring', 'error policy/waiver-too-long'])
})
