import { describe, expect, it } from '@jest/globals'
import { gitlabReport } from '../../../src/core/report/formats/gitlab.ts'
import { sha256 } from '../../../src/edge/run/digests.ts'
import {
  deceptive,
  fileOf,
  finding,
  hostileWords,
  misfit,
  outcomeOf,
  reviewOf,
  waiving,
  warned,
} from '../../support/outcomes.ts'
import { runnerCommands } from '../../support/runner.ts'

interface Issue {
  readonly description: string
  readonly check_name: string
  readonly fingerprint: string
  readonly severity: string
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } }
}

const issues = (...files: Parameters<typeof outcomeOf>[0]): Issue[] =>
  JSON.parse(gitlabReport(outcomeOf(files), sha256))
const fingerprints = (...files: Parameters<typeof outcomeOf>[0]) =>
  issues(...files).map(({ fingerprint }) => fingerprint)

describe('the code quality report of GitLab', () => {
  it('holds what GitLab asks of each entry', () => {
    const [issue, ...others] = issues(reviewOf('train/accelerator.yml', warned))
    expect(others).toEqual([])
    expect(issue).toMatchObject({
      check_name: 'model/dynamic-shapes',
      severity: 'major',
      location: { path: 'train/accelerator.yml', lines: { begin: 3 } },
    })
    expect(issue?.description).toMatch(
      /^Job train: The model has .+\. Use GPUs, or .+\. https:\/\/\S+\/docs\/rules\/model\/dynamic-shapes\.md$/,
    )
    expect(issue?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(issue ?? {})).toEqual(['description', 'check_name', 'fingerprint', 'severity', 'location'])
  })

  it.each([
    ['error', 'critical'],
    ['warning', 'major'],
    ['notice', 'info'],
  ] as const)('calls an %s %s', (severity, expected) => {
    expect(issues(fileOf('a', [finding({ severity })]))[0]?.severity).toBe(expected)
  })

  it('shows what is waived as an info that says by whom', () => {
    const [issue] = issues(fileOf('a', [finding({ severity: 'error', waived: waiving() })]))
    expect(issue?.severity).toBe('info')
    expect(issue?.description).toContain('Waived until 2027-01-31 (71 days left), ml-platform: The cluster moves')
    expect(fingerprints(fileOf('a', [finding({ waived: waiving() })]))).toEqual(fingerprints(fileOf('a', [finding()])))
  })

  it('names a finding alike after lines were moved and numbers changed', () => {
    const moved = `# moved\n\n${misfit.replace('32', '64')}`
    expect(fingerprints(reviewOf('a/accelerator.yml', moved))).toEqual(
      fingerprints(reviewOf('a/accelerator.yml', misfit)),
    )
  })

  it('names findings apart by file, rule, job, place and, where nothing else does, by count', () => {
    const one = finding({ job: 'a' })
    const all = fingerprints(
      fileOf('a', [one, one, { ...one, rule: 'x/y' }, { ...one, job: 'b' }, { ...one, path: ['model'] }]),
      fileOf('b', [one]),
    )
    expect(new Set(all).size).toBe(6)
    // The fingerprint has no running number: without the place in it, fixing one finding would rename the next.
    const elsewhere = fingerprints(fileOf('a', [{ ...one, path: ['model'] }]))
    expect(elsewhere).toEqual([all[4]])
    // The first keeps its fingerprint when another is added.
    expect(fingerprints(fileOf('a', [one]))[0]).toBe(all[0])
  })

  it('is an empty list where there is nothing', () => {
    expect(gitlabReport(outcomeOf([]), sha256)).toBe('[]\n')
  })

  it('says where it is, in words, where that is not in the repository', () => {
    const [issue] = issues(fileOf('acme/p/base.yml@v1', [finding()], { isElsewhere: true }))
    expect(issue?.description).toMatch(/^In acme\/p\/base\.yml@.?v1, line 1: /)
  })

  it.each(hostileWords)('leaves %j words', (words) => {
    const about = finding({
      message: words,
      job: words,
      remedy: words,
      rule: words,
      waived: waiving({ reason: words }),
    })
    const text = gitlabReport(
      outcomeOf([fileOf(`${words}/accelerator.yml`, [about, finding({ message: words })])]),
      sha256,
    )
    const [issue] = JSON.parse(text) as Issue[]
    expect(text.isWellFormed()).toBe(true)
    expect(runnerCommands(text)).toEqual([])
    expect(text).not.toMatch(deceptive)
    expect(issue?.location.path).toBe(`${words.toWellFormed()}/accelerator.yml`)
    expect(issue?.description).not.toMatch(deceptive)
    expect(issue?.description).not.toMatch(/\n|\]\(|@\w/)
  })

  it('holds 1,000 findings, each with its own name', () => {
    const many = Array.from({ length: 1000 }, (_, index) => finding({ job: `j${index}` }))
    expect(new Set(fingerprints(fileOf('a', many))).size).toBe(1000)
  })
})
