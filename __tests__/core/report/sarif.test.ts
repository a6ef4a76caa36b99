import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { type SarifOptions, sarifReport } from '../../../src/core/report/formats/sarif/sarif.ts'
import { version } from '../../../src/core/report/version.ts'
import type { Judging } from '../../../src/core/review/outcome.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { gzippedBytes } from '../../../src/edge/run/digests.ts'
import {
  deceptive,
  fileOf,
  finding,
  hostileWords,
  misfit,
  outcomeOf,
  reviewOf,
  sound,
  waiving,
  warned,
} from '../../support/outcomes.ts'
import { runnerCommands } from '../../support/runner.ts'

interface Place {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string; readonly uriBaseId?: string }
    readonly region: Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>
  }
}

interface Result {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly Place[]
  readonly relatedLocations?: readonly (Place & { readonly message: { readonly text: string } })[]
  readonly partialFingerprints?: { readonly primaryLocationLineHash: string }
  readonly suppressions: readonly Readonly<Record<string, unknown>>[]
  readonly baselineState?: string
}

interface Rule {
  readonly id: string
  readonly name: string
  readonly shortDescription: { readonly text: string }
  readonly fullDescription: { readonly text: string }
  readonly help: { readonly text: string; readonly markdown: string }
  readonly helpUri?: string
  readonly defaultConfiguration: { readonly level: string }
  readonly properties: Readonly<Record<string, unknown>> & { readonly tags: readonly string[] }
}

interface Run {
  readonly tool: { readonly driver: Readonly<Record<string, unknown>> & { readonly rules: readonly Rule[] } }
  readonly automationDetails: { readonly id: string }
  readonly columnKind: string
  readonly invocations: readonly { readonly toolExecutionNotifications: readonly { message: { text: string } }[] }[]
  readonly results: readonly Result[]
}

/** The standard's schema uses draft 4. Only its identification differs. */
const {
  id: _,
  $schema: __,
  ...schema
} = JSON.parse(readFileSync(new URL('../../fixtures/sarif-schema-2.1.0.json', import.meta.url), 'utf8'))
const uriReference = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/
const uri = /^[A-Za-z][A-Za-z0-9+.-]*:/
const isValid = new Ajv({
  strict: false,
  formats: {
    'uri-reference': uriReference,
    uri: { validate: (text: string) => uri.test(text) && uriReference.test(text) },
    'date-time': true,
  },
}).compile(schema)

/** The run in a report that fulfills all requirements of the schema and GitHub. */
function runIn(text: string): Run {
  const log = JSON.parse(text)
  isValid(log)
  expect(isValid.errors).toBeNull()
  expect(log.$schema).toMatch(/^https:\/\/.*sarif-schema-2\.1\.0\.json$/)
  const [run, ...others]: Run[] = log.runs
  expect(others).toEqual([])
  expectWhatGitHubTakes(text, run as Run)
  return run as Run
}

function expectWhatGitHubTakes(text: string, { tool, results }: Run): void {
  expect(gzipSync(text).length).toBeLessThanOrEqual(10_000_000)
  expect(results.length).toBeLessThanOrEqual(25_000)
  expect(tool.driver.rules.length).toBeLessThanOrEqual(25_000)
  for (const rule of tool.driver.rules) {
    const words = [rule.id, rule.shortDescription.text, rule.fullDescription.text, rule.help.text, rule.help.markdown]
    expect(words.filter((word) => word === '')).toEqual([])
    expect(rule.name.length).toBeLessThanOrEqual(255)
    expect(rule.shortDescription.text.length).toBeLessThanOrEqual(1024)
    expect(rule.fullDescription.text.length).toBeLessThanOrEqual(1024)
    expect(['note', 'warning', 'error']).toContain(rule.defaultConfiguration.level)
    expect(rule.properties.tags.length).toBeLessThanOrEqual(10)
    expect(Object.keys(rule.properties)).not.toContain('security-severity')
  }
  // A single `expect` for up to 25,000 results, because one per part takes half a minute.
  expect(results.filter((result) => !isTaken(result, tool.driver.rules))).toEqual([])
}

function isTaken(result: Result, known: readonly Rule[]): boolean {
  const { ruleId, ruleIndex, level, message, locations, relatedLocations = [] } = result
  return (
    known[ruleIndex]?.id === ruleId &&
    ['note', 'warning', 'error'].includes(level) &&
    message.text !== '' &&
    locations.length === 1 &&
    relatedLocations.length <= 1000 &&
    [...locations, ...relatedLocations].every(isPlace)
  )
}

function isPlace({ physicalLocation: { region, artifactLocation } }: Place): boolean {
  const { startLine, startColumn, endLine, endColumn } = region
  const { uri: address, uriBaseId } = artifactLocation
  return (
    [startLine, startColumn].every((number) => Number.isInteger(number) && number >= 1) &&
    (endLine > startLine || (endLine === startLine && endColumn >= startColumn)) &&
    // Addresses must not have a scheme, start at the top, or leave the repository.
    typeof address === 'string' &&
    !/^$|^\/|^[A-Za-z][A-Za-z0-9+.-]*:|[?#]/.test(address) &&
    (uriBaseId === undefined || !address.split('/').includes('..'))
  )
}

const sarifText = (outcome: Parameters<typeof sarifReport>[0], options: SarifOptions = {}): string =>
  sarifReport(outcome, { gzippedBytes, ...options })
const run = (files: Parameters<typeof outcomeOf>[0], options: SarifOptions = {}, judging: Partial<Judging> = {}): Run =>
  runIn(sarifText(outcomeOf(files, judging), options))
const placeOf = (result: Result | undefined) => result?.locations[0]?.physicalLocation

describe('the SARIF report', () => {
  it('says who made it, and how columns are counted', () => {
    const { tool, columnKind } = run([reviewOf('a/accelerator.yml', warned)])
    const { rules: _, ...driver } = tool.driver
    expect(driver).toEqual({
      name: 'accelerator-review',
      version,
      semanticVersion: version,
      informationUri: `https://github.com/accelerator-review/accelerator-review/blob/v${version}`,
    })
    expect(columnKind).toBe('utf16CodeUnits')
    const known = run([], { docs: 'https://github.com/acme/review/blob/v1' }).tool.driver
    expect(known['informationUri']).toBe('https://github.com/acme/review/blob/v1')
  })

  it('puts each finding at its range, with what it says and what to do', () => {
    const [result, ...others] = run([reviewOf('train it/accelerator.yml', warned)]).results
    expect(others).toEqual([])
    expect(result).toMatchObject({ ruleId: 'model/dynamic-shapes', ruleIndex: 0, level: 'warning', suppressions: [] })
    expect(result?.message.text).toMatch(/^Job train it: The model has .+\. Use GPUs, or .+\.$/)
    expect(placeOf(result)).toEqual({
      artifactLocation: { uri: 'train%20it/accelerator.yml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 3, startColumn: 10, endLine: 3, endColumn: 30 },
    })
  })

  it('has the rules of its findings and no others, each with its page', () => {
    const { rules: shown } = run([reviewOf('a/accelerator.yml', `labls: { a: b }\n${misfit}`)]).tool.driver
    expect(shown.map(({ id, name, defaultConfiguration }) => [id, name, defaultConfiguration.level])).toEqual([
      ['framework/no-xla-path', 'FrameworkNoXlaPath', 'error'],
      ['manifest/unknown-key', 'ManifestUnknownKey', 'error'],
    ])
    const rule = rules.find(({ id }) => id === 'framework/no-xla-path')
    expect(shown[0]?.shortDescription.text).toBe(rule?.title)
    expect(shown[0]?.fullDescription.text).toBe(rule?.why)
    for (const part of ['This passes:', rule?.passes.trimEnd() ?? '-', 'Sources']) {
      expect(shown[0]?.help.text).toContain(part)
      expect(shown[0]?.help.markdown).toContain(part)
    }
  })

  it('has words for every rule, within the limits', () => {
    const all = rules.map(({ id }) => finding({ rule: id }))
    const { rules: shown } = run([fileOf('a', all)], { docs: 'https://github.com/acme/review/blob/v1' }).tool.driver
    expect(shown.map(({ id }) => id)).toEqual(rules.map(({ id }) => id).sort())
    expect(new Set(shown.map(({ name }) => name)).size).toBe(rules.length)
    for (const { id, helpUri, help, fullDescription } of shown) {
      expect(helpUri).toBe(`https://github.com/acme/review/blob/v1/docs/rules/${id}.md`)
      expect(help.markdown).toContain(`(${helpUri})`)
      expect(fullDescription.text).not.toMatch(/ …$/)
    }
  })

  it('takes a rule of the organization at its words, and none at more', () => {
    const note = {
      sources: [{ id: 'x', title: 'https://wiki.example/x', url: 'https://wiki.example/x' }],
      help: 'docs/policy.md#custom',
      leansToTpu: false,
      title: `<img src=x> @acme ${'x'.repeat(2000)}`,
      why: '',
      severity: 'error',
      passes: '',
    } as const
    const judging = { rules: new Map([['policy/own', note]]) }
    const options = { docs: 'https://github.com/acme/review/blob/v1' }
    const [rule] = run([fileOf('a', [finding({ rule: 'policy/own' })])], options, judging).tool.driver.rules
    expect(rule?.helpUri).toBe('https://github.com/acme/review/blob/v1/docs/policy.md#custom')
    expect(rule?.help.markdown).not.toMatch(/<img|@acme/)
    expect(rule?.shortDescription.text).toHaveLength(1024)
    const [unknown] = run([fileOf('a', [finding({ rule: 'own/unheard-of' })])]).tool.driver.rules
    expect(unknown?.fullDescription.text).toBe('own/unheard-of')
  })

  it('names the category up to its last slash', () => {
    const idOf = (category?: string) => run([], category === undefined ? {} : { category }).automationDetails.id
    expect(idOf()).toBe('accelerator-review/')
    expect(idOf('')).toBe('accelerator-review/')
    expect(idOf('nightly')).toBe('accelerator-review/nightly/')
    expect(idOf('/team a/b/')).toBe('accelerator-review/team%20a/b/')
  })

  it('knows a finding again by its line, and not by its number', () => {
    const hashes = (text: string) =>
      run([reviewOf('a/accelerator.yml', text)]).results.map((result) => result.partialFingerprints)
    expect(hashes(warned)).toEqual([{ primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{1,16}:1$/) }])
    expect(hashes(`# one more line\n\n${warned}`)).toEqual(hashes(warned))
    expect(hashes(warned.replaceAll('\n', '\r\n'))).toEqual(hashes(warned))
    expect(hashes(warned.replace('true', 'yes '))).not.toEqual(hashes(warned))
    // An unread line has no hash.
    const far = finding({ span: { line: 9, column: 1, endLine: 9, endColumn: 2 } })
    expect(run([fileOf('a', [far])]).results[0]).not.toHaveProperty('partialFingerprints')
  })

  it('suppresses what a waiver covers, as a note, and says where it stands', () => {
    const inline = waiving({ place: { file: 'a', line: 2 } })
    const waived = [finding({ severity: 'error', waived: waiving() }), finding({ waived: inline }), finding()]
    const { results } = run([fileOf('a', waived)])
    expect(results.map(({ level }) => level)).toEqual(['note', 'note', 'warning'])
    const [external, inSource, none] = results.map(({ suppressions }) => suppressions)
    expect(external).toEqual([
      {
        kind: 'external',
        status: 'accepted',
        justification:
          'until 2027-01-31 (71 days left), ml-platform: The cluster moves in January. (OPS-12) [.github/accelerator-policy.yml:7]',
      },
    ])
    expect(inSource).toMatchObject([{ kind: 'inSource', location: { physicalLocation: { region: { startLine: 2 } } } }])
    expect(none).toEqual([])
  })

  it('leads to related places, each by its number', () => {
    const span = { line: 12, column: 1, endLine: 12, endColumn: 2 }
    const related = [
      { file: 'launch it.sh', span, message: 'asks for 4' },
      { file: 'b.yml', span, message: 'asks for 8' },
    ]
    expect(run([fileOf('a', [finding({ related })])]).results[0]?.relatedLocations).toMatchObject([
      { id: 1, physicalLocation: { artifactLocation: { uri: 'launch%20it.sh' }, region: { startLine: 12 } } },
      { id: 2, message: { text: 'asks for 8' } },
    ])
  })

  it('gives what is not of the repository no address below its top', () => {
    const name = `acme/policies/base.yml@${'a'.repeat(40)}`
    const { results } = run([
      fileOf(name, [finding()], { isElsewhere: true }),
      fileOf('the input fail-on', [finding()], { isElsewhere: true }),
      fileOf('../beside/accelerator.yml', [finding()]),
    ])
    expect(results.map((result) => placeOf(result)?.artifactLocation)).toEqual([
      { uri: '../beside/accelerator.yml' },
      { uri: `acme/policies/base.yml%40${'a'.repeat(40)}` },
      { uri: 'the%20input%20fail-on' },
    ])
    expect(results[2]?.message.text).toMatch(/^In the input fail-on, line 1: /)
  })

  it('says which findings are new where a base was compared', () => {
    const before = reviewOf('a/accelerator.yml', warned)
    const after = reviewOf('a/accelerator.yml', `labls: { a: b }\n${warned}`)
    const { results } = run([after], {}, { base: { files: [before] } })
    expect(results.map(({ ruleId, baselineState }) => [ruleId, baselineState])).toEqual([
      ['manifest/unknown-key', 'new'],
      ['model/dynamic-shapes', 'unchanged'],
    ])
  })

  it('is whole where there is nothing', () => {
    const { results, tool, invocations } = run([])
    expect([results, tool.driver.rules]).toEqual([[], []])
    expect(invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }])
    expect(run([reviewOf('a/accelerator.yml', sound)]).results.every(({ level }) => level === 'note')).toBe(true)
  })

  it('is the same bytes for any order of files', () => {
    const files = ['b', 'a', 'c'].map((name) => reviewOf(`${name}/accelerator.yml`, `${misfit}labls: { a: b }\n`))
    const texts = [files, files.toReversed()].map((some) => sarifText(outcomeOf(some)))
    expect(texts[1]).toBe(texts[0])
  })
})

describe('the limits of code scanning', () => {
  const many = (count: number, words: () => string) =>
    Array.from({ length: count }, (_, index) =>
      finding({ severity: index % 2 ? 'error' : index % 4 ? 'warning' : 'notice', job: `j${index}`, message: words() }),
    )

  it('hold 1,000 findings, all of them', () => {
    const { results, invocations } = run([
      fileOf(
        'a',
        many(1000, () => 'x'),
      ),
    ])
    expect(results).toHaveLength(1000)
    expect(invocations[0]?.toolExecutionNotifications).toEqual([])
  })

  it('keep the gravest of more than 25,000 results, in their order, and say so', () => {
    const waived = finding({ severity: 'error', job: 'waived', waived: waiving() })
    // 15,000 errors, 7,500 warnings, 7,500 notices and the waived error.
    const found = [waived, ...many(30_000, () => 'x')]
    const log = JSON.parse(sarifText(outcomeOf([fileOf('a', found)])))
    const results: Result[] = log.runs[0].results
    const count = (level: string) => results.filter((result) => result.level === level).length
    expect([count('error'), count('warning'), count('note')]).toEqual([15_000, 7_500, 2_500])
    expect(results.some(({ suppressions }) => suppressions.length > 0)).toBe(false)
    expect(results[0]?.message.text).toContain('Job j0:')
    expect(results[1]?.message.text).toContain('Job j1:')
    expect(log.runs[0].invocations[0].toolExecutionNotifications).toMatchObject([
      { level: 'warning', message: { text: expect.stringMatching(/^25000 of 30001 findings are in this file/) } },
    ])
  })

  it('count as long as they are where nothing tells how far they compress', () => {
    const found = outcomeOf([
      fileOf(
        'a',
        many(4_000, () => 'a'.repeat(3_000)),
      ),
    ])
    const [whole, cut] = [sarifText(found), sarifReport(found)].map((text) => runIn(text).results.length)
    expect([whole, (cut ?? 0) > 0 && (cut ?? 0) < 4_000]).toEqual([4_000, true])
  })

  it('keep what is 10 MB once compressed', () => {
    const text = sarifText(
      outcomeOf([
        fileOf(
          'a',
          many(4_000, () => randomBytes(3_000).toString('base64')),
        ),
      ]),
    )
    const bytes = gzipSync(text)
    expect(bytes.length).toBeLessThanOrEqual(10_000_000)
    expect(bytes.length).toBeGreaterThan(7_000_000)
    const [only]: Run[] = JSON.parse(gunzipSync(bytes).toString()).runs
    expect(only?.results.filter(({ level }) => level === 'error')).toHaveLength(2_000)
    expect(only?.invocations[0]?.toolExecutionNotifications[0]?.message.text).toContain('of 4000 findings')
  })
})

describe('hostile words in SARIF', () => {
  it.each(hostileWords)('%j stays words', (words) => {
    const about = {
      message: words,
      remedy: words,
      job: words,
      related: [{ file: words, span: finding().span, message: words }],
    }
    const waived = waiving({ reason: words, owner: words, place: { file: words, line: 1 } })
    const name = `${words}/accelerator.yml`
    const text = sarifText(
      outcomeOf([
        fileOf(name, [finding(about), finding({ ...about, waived, rule: `policy/${words}` })]),
        fileOf(words, [finding(about)], { isElsewhere: true }),
      ]),
      { category: words },
    )
    const { results, automationDetails } = runIn(text)
    expect(text).not.toMatch(deceptive)
    expect(runnerCommands(text)).toEqual([])
    const shown = results.flatMap(({ message, suppressions, relatedLocations = [] }) => [
      message.text,
      ...suppressions.map(({ justification }) => String(justification)),
      ...relatedLocations.map((place) => place.message.text),
    ])
    expect(shown.length).toBeGreaterThanOrEqual(7)
    for (const sentence of shown) {
      expect(sentence.replaceAll('\n', ' ')).not.toMatch(deceptive)
      // No embedded link, no SARIF placeholder, and no mention of a user.
      expect(sentence).not.toMatch(/\]\(|\{\d+\}|@\w/)
    }
    const uris = results.map((result) => decodeURIComponent(placeOf(result)?.artifactLocation.uri ?? ''))
    expect(uris).toContain(name.toWellFormed())
    expect(automationDetails.id).toMatch(/^accelerator-review\/([\w.%~-]+\/)+$/)
  })
})
