import { describe, expect, it } from '@jest/globals'
import { effectivePolicy, type PolicyRequest, policyAlone } from '../../../src/core/policy/layers/effective.ts'
import type { PolicyFiles } from '../../../src/core/policy/layers/policy-reading.ts'
import { problemLines } from '../../../src/core/policy/unusable-policy.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ownPath } from '../../support/policy-runs.ts'

const commit = 'c'.repeat(40)
const asked: string[] = []

/** Files of the repository by path, and of others by `owner/repo/path@ref`. A tag resolves to {@link commit}. */
function filesOf(own: Readonly<Record<string, string>>, shared: Readonly<Record<string, string>> = {}): PolicyFiles {
  asked.length = 0
  return {
    own: async (path) => {
      asked.push(path)
      return own[path] === undefined ? undefined : new TextEncoder().encode(own[path])
    },
    remote: async (repository, path, ref) => {
      const name = `${repository}/${path}@${ref}`
      asked.push(name)
      const text = shared[name]
      if (text === undefined) return { message: `There is no ${name}.`, remedy: 'Correct it.' }
      return { content: new TextEncoder().encode(text), commit: /^[0-9a-f]{40}$/.test(ref) ? ref : commit }
    },
  }
}

async function under(request: Omit<PolicyRequest, 'rules'>) {
  const { policy, layers, findings, problems } = await effectivePolicy({ rules, ...request })
  return {
    policy,
    layers: layers.map(({ file }) => file),
    findings: findings.map(({ severity, rule, message, remedy }) => `${severity} ${rule} ${message} ${remedy}`),
    problems: problemLines(problems),
  }
}

describe('what a policy extends', () => {
  it('is read from the furthest up down, each file once', async () => {
    const own = {
      [ownPath]: 'extends: [./a.yml, ./b.yml]\n',
      '.github/a.yml': 'extends: ./base.yml\n',
      '.github/b.yml': 'extends: [./base.yml, strict]\n',
      '.github/base.yml': 'fail-on: never\n',
    }
    const { layers, problems, policy } = await under({ files: filesOf(own) })
    expect(problems).toEqual([])
    expect(layers).toEqual(['.github/base.yml', '.github/a.yml', 'strict', '.github/b.yml', ownPath])
    expect(asked.filter((path) => path === '.github/base.yml')).toHaveLength(1)
    expect(policy.failOn.value).toBe('warning')
  })

  it('is found from the folder of the policy that says so, in its repository and at its commit', async () => {
    const shared = {
      'acme/p/team/base.yml@v1': 'extends: ../all.yml\n',
      [`acme/p/all.yml@${commit}`]: 'fail-on: never\n',
    }
    const files = filesOf({ [ownPath]: 'extends: acme/p/team/base.yml@v1\n' }, shared)
    const { layers, problems } = await under({ files })
    expect(problems).toEqual([])
    expect(layers).toEqual([`acme/p/all.yml@${commit}`, 'acme/p/team/base.yml@v1', ownPath])
  })

  it('is told where it is named by a tag, and not by a commit', async () => {
    const shared = { 'acme/p/tagged.yml@v1': 'fail-on: never\n', [`acme/p/fixed.yml@${commit}`]: 'fail-on: never\n' }
    const text = `extends: [acme/p/tagged.yml@v1, acme/p/fixed.yml@${commit}]\n`
    const { findings } = await under({ files: filesOf({ [ownPath]: text }, shared) })
    expect(findings).toEqual([
      `warning policy/tag-may-move \`acme/p/tagged.yml@v1\` is a tag, which can move to another policy at any time. Pin the commit that it points to now: acme/p/tagged.yml@${commit}.`,
    ])
  })

  it.each([
    [
      'a reference that cannot be read',
      'base.txt',
      [
        `"base.txt" is neither a preset nor a file that ends in .yml or .yaml. Use a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@SHA.`,
      ],
    ],
    [
      'a file that is not there',
      './other.yml',
      [
        'The file .github/other.yml does not exist, so it cannot be extended. Fix the path; it is relative to the folder of this policy.',
      ],
    ],
    [
      'a file of another repository that is not there',
      `acme/p/x.yml@${commit}`,
      [`There is no acme/p/x.yml@${commit}. Correct it.`],
    ],
    [
      'itself',
      './accelerator-policy.yml',
      [`This policy extends itself: ${ownPath} → ${ownPath}. Remove one \`extends\` of the circle.`],
    ],
  ])('is a mistake in its line: %s', async (_, reference, said) => {
    const { problems } = await under({ files: filesOf({ [ownPath]: `\nextends: ${reference}\n` }) })
    expect(problems).toEqual(said.map((line) => `${ownPath}:2:1: ${line}`))
  })

  it('is no circle through others', async () => {
    const own = {
      [ownPath]: 'extends: ./a.yml\n',
      '.github/a.yml': 'extends: ./b.yml\n',
      '.github/b.yml': 'extends: ./a.yml\n',
    }
    const { problems } = await under({ files: filesOf(own) })
    expect(problems).toEqual([
      `.github/b.yml:1:1: This policy extends itself: ${ownPath} → .github/a.yml → .github/b.yml → .github/a.yml. Remove one \`extends\` of the circle.`,
    ])
  })

  /** Policies that each extend the next. */
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        index === 0 ? ownPath : `.github/p${index}.yml`,
        index === length - 1 ? 'fail-on: never\n' : `extends: ./p${index + 1}.yml\n`,
      ]),
    )

  it('is at most eight deep', async () => {
    expect((await under({ files: filesOf(chain(8)) })).problems).toEqual([])
    expect((await under({ files: filesOf(chain(9)) })).problems).toEqual([
      '.github/p7.yml:1:1: Policies extend each other more than 8 levels deep. Merge some of these policies.',
    ])
  })

  it('is at most sixteen files, with the policy itself', async () => {
    const star = (others: number) => {
      const paths = Array.from({ length: others }, (_, index) => `p${index}.yml`)
      return {
        [ownPath]: `extends:\n${paths.map((path) => `  - ./${path}\n`).join('')}`,
        ...Object.fromEntries(paths.map((path) => [`.github/${path}`, 'fail-on: never\n'])),
      }
    }
    expect((await under({ files: filesOf(star(15)) })).problems).toEqual([])
    expect((await under({ files: filesOf(star(16)) })).problems).toEqual([
      `${ownPath}:17:5: The policy extends more than 16 files. Merge some of them.`,
    ])
  })

  it('is not read where it stands in something that is no mapping', async () => {
    expect((await under({ files: filesOf({ [ownPath]: '- extends: strict\n' }) })).problems).toHaveLength(1)
  })
})

describe('a policy that is named for a run', () => {
  const shared = { 'acme/p/base.yml@v1': 'extends: acme/p/all.yml@v2\n', 'acme/p/all.yml@v2': 'fail-on: never\n' }

  it('may be a preset', async () => {
    const { layers, problems, policy } = await under({ files: filesOf({}), named: 'strict' })
    expect([layers, problems, policy.failOn.value]).toEqual([['strict'], [], 'warning'])
  })

  it('may be a file of another repository, and what it extends is told as well', async () => {
    const { layers, findings, problems } = await under({ files: filesOf({}, shared), named: 'acme/p/base.yml@v1' })
    expect(problems).toEqual([])
    expect(layers).toEqual(['acme/p/all.yml@v2', 'acme/p/base.yml@v1'])
    expect(findings.map((finding) => /`(.*?)`/.exec(finding)?.[1])).toEqual(['acme/p/base.yml@v1', 'acme/p/all.yml@v2'])
  })

  it('is not told where it names a commit', async () => {
    const named = `acme/p/base.yml@${commit}`
    const { findings, layers } = await under({ files: filesOf({}, { [named]: 'fail-on: never\n' }), named })
    expect([findings, layers]).toEqual([[], [named]])
  })

  it.each([
    [
      'base.txt',
      '"base.txt" is neither a preset nor a file that ends in .yml or .yaml. Use a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@SHA.',
    ],
    ['base.yml', 'The policy base.yml does not exist. Fix the path, or remove it.'],
    ['acme/p/x.yml@v1', 'There is no acme/p/x.yml@v1. Correct it.'],
  ])('must exist: %s', async (named, said) => {
    expect((await under({ files: filesOf({}), named })).problems).toEqual([`${named}: ${said}`])
  })

  it('leaves of the own one what is locked, and nothing else', async () => {
    const all = (locked: boolean) => `fail-on: { value: notice, locked: ${locked} }
rules: { model/dynamic-shapes: { severity: error, locked: ${locked} }, team/*: off }
thresholds: { queue_time: { value: 6h, locked: ${locked} } }
require: [{ id: bill, keys: stage, locked: ${locked} }]
hardware: { allow: tpu, deny: aws, locked: ${locked} }
limits: [{ id: small, count: 8, locked: ${locked} }]
custom: [{ id: own, when: job.hardware.spot, message: m, locked: ${locked} }]
prices: [{ accelerator: h100, price: 2 USD, read: 2026-11-01, locked: ${locked} }]
waivers: [{ rule: team/*, reason: r, owner: o, expires: 2027-01-01 }]
waiver-terms: { max_days: 30, locked: ${locked} }
`
    const left = async (locked: boolean) => {
      const { policy, problems } = await under({ files: filesOf({ [ownPath]: all(locked) }), named: 'recommended' })
      const { requirements, allow, deny, limits, custom, waivers, thresholds, severities, waiverTerms } = policy
      return {
        problems,
        failOn: policy.failOn.value,
        lists: [requirements, allow, deny, limits, custom, waivers, severities].map((list) => list.length),
        queueHours: thresholds.queueHours,
        prices: thresholds.prices?.length ?? 0,
        maxDays: waiverTerms.value.maxDays,
      }
    }
    const free = await left(false)
    expect(free).toMatchObject({ problems: [], failOn: 'error', lists: [0, 0, 0, 0, 0, 0, 0], prices: 0 })
    expect(free.queueHours).not.toBe(6)
    expect(free.maxDays).not.toBe(30)
    const bound = await left(true)
    expect(bound.problems).toEqual([expect.stringContaining('`fail-on: error` loosens `fail-on: notice`')])
    expect(bound).toMatchObject({ lists: [1, 1, 1, 1, 1, 0, 2], prices: 1, queueHours: 6, maxDays: 30 })
  })
})

it('a preset asks for nothing more under terms that are stricter and locked', async () => {
  const text = 'extends: [strict]\n'
  const terms = 'waiver-terms: { max_days: 30, never: [team/*], locked: true }\n'
  const { policy, problems } = await under({
    files: filesOf({ [ownPath]: `extends: [./base.yml, strict]\n`, '.github/base.yml': terms }),
  })
  expect(problems).toEqual([])
  expect(policy.waiverTerms.value).toEqual({ maxDays: 30, inline: false, never: ['team/*'] })
  expect(policy.failOn.value).toBe('warning')
  const alone = await under({ files: filesOf({ [ownPath]: text }) })
  expect(alone.policy.waiverTerms.value.maxDays).toBe(180)
})

describe('an option of the run', () => {
  const files = (text: string) => filesOf({ [ownPath]: text })
  const failOn = { value: 'never', givenBy: 'the option --fail-on' } as const

  it('is laid over the policy', async () => {
    const { policy, layers, problems } = await under({ files: files('fail-on: warning\n'), failOn })
    expect(problems).toEqual([])
    expect(layers).toEqual([ownPath, 'the option --fail-on'])
    expect(policy.failOn).toMatchObject({ value: 'never', locked: false, origin: { isLocal: false } })
  })

  it('does not loosen what is locked', async () => {
    const { problems } = await under({ files: files('fail-on: { value: error, locked: true }\n'), failOn })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      /^the option --fail-on: `fail-on: never` loosens .*\[\.github\/accelerator-policy\.yml:1:1\]$/,
    )
  })
})

describe('what is wrong with several files', () => {
  it('is told by file, line and column', async () => {
    const own = {
      [ownPath]: 'extends: [./b.yml, ./a.yml]\n',
      '.github/b.yml': '\nfail-on: often\n',
      '.github/a.yml': 'rules: { x: 1, y: 2 }\nfail-on: often\n',
    }
    const { problems } = await under({ files: filesOf(own) })
    expect(problems.map((line) => line.replace(/: .*/, ''))).toEqual([
      '.github/a.yml:1:13',
      '.github/a.yml:1:19',
      '.github/a.yml:2:10',
      '.github/b.yml:2:10',
    ])
  })
})

describe('a policy that is shown or tested', () => {
  it('stands alone, whatever the repository locks', async () => {
    const files = filesOf({ [ownPath]: 'fail-on: { value: notice, locked: true }\n', 'x.yml': 'fail-on: never\n' })
    const { policy, problems, layers } = await policyAlone({ files, named: 'x.yml', rules })
    expect([policy.failOn.value, problems, layers.map(({ file }) => file)]).toEqual(['never', [], ['x.yml']])
  })
})
