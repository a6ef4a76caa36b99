import { describe, expect, it } from '@jest/globals'
import type { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { Answers } from '../../../src/edge/lsp/answers.ts'
import { type Compared, comparedAt } from '../../../src/edge/lsp/look.ts'
import { OpenFiles } from '../../../src/edge/lsp/open-files.ts'
import { hostWith } from '../../support/editor-host.ts'

const uri = 'file:///accelerator.yml'
const policyUri = 'file:///.github/accelerator-policy.yml'
const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

const host = hostWith()

/** Answers about a manifest, with an optional policy. */
function opened(manifest: string, policy?: string): Answers {
  const files = new OpenFiles(host)
  if (policy !== undefined) files.open(policyUri, 1, policy)
  files.open(uri, 1, manifest)
  return new Answers(files, host)
}

describe('a hint', () => {
  it.each([
    ['the file', misfit, '`accelerator.yml` on `TPU v5e-8`'],
    ['its name', `name: train\n${misfit}`, '`train` on `TPU v5e-8`'],
  ])('calls a job at the top of a repository by %s', async (_, text, words) => {
    const line = text.split('\n').findIndex((each) => each.startsWith('hardware'))
    expect(JSON.stringify(await opened(text).hover(uri, { line, character: 2 }))).toContain(words)
  })
})

describe('a look at a manifest', () => {
  it('is the whole of what there is to see', async () => {
    const look = await opened(misfit).look(uri)
    expect(look?.report.files[0]?.jobs[0]?.assessment.verdict).toBe('mismatch')
    expect(look?.job).toBe(look?.report.files[0]?.jobs[0]?.name)
    expect(look?.actions.map(({ title }) => title)).toContainEqual(expect.stringContaining('instead of TPU v5e-8'))
    expect(await opened(misfit).look('file:///other/accelerator.yml')).toBeNull()
  })

  it('is under the default policy where the own one is faulty, and says so', async () => {
    const look = await opened(misfit, 'fail-on: sometimes\nrequire: [labels.team]\n').look(uri)
    expect(look?.policyProblems.map(({ origin }) => origin.file)).toEqual(['.github/accelerator-policy.yml'])
    expect(look?.report.files[0]?.jobs).toHaveLength(1)
    expect(look?.report.files[0]?.findings.map(({ rule }) => rule)).not.toContain('policy/key-required')
  })

  it('is by the policy as it stands, whatever was known under another', async () => {
    const severity = (level: string): string => `rules: { sizing/does-not-fit: ${level} }\n`
    const files = new OpenFiles(host)
    files.open(uri, 1, misfit)
    const answers = new Answers(files, host)
    for (const policy of ['error', 'off', 'warning'].map(severity)) {
      files.open(policyUri, 1, policy)
      expect(await answers.look(uri)).toEqual(await opened(misfit, policy).look(uri))
    }
  })

  it('is none where the policy is more than the check takes on, nor is anything else', async () => {
    const loop = (name: string, inner: string) => `["1", "2", "3", "4", "5", "6"].exists(${name}, ${inner})`
    const condition = ['a', 'b', 'c', 'd', 'e'].reduceRight((inner, name) => loop(name, inner), 'a == e')
    const rules = Array.from({ length: 200 }, (_, index) => `  - { id: r${index}, message: m, when: '${condition}' }\n`)
    const jobs = Array.from({ length: 60 }, (_, index) => `  j${index}: { hardware: h100:${index + 1} }\n`)
    const answers = opened(`jobs:\n${jobs.join('')}`, `custom:\n${rules.join('')}`)
    const position = { line: 1, character: 9 }
    expect([
      await answers.look(uri),
      await answers.codeActions({ uri, diagnostics: [] }),
      await answers.codeLenses(uri),
      (await answers.documentSymbols(uri)).map(({ name }) => name),
      JSON.stringify(await answers.hover(uri, position)),
      await answers.diagnostics(uri),
    ]).toEqual([
      null,
      [],
      [],
      ['jobs'],
      expect.stringContaining('`hardware`'),
      [expect.objectContaining({ message: expect.stringContaining('more than 100,000,000 steps') })],
    ])
  })

  it('is at the worst of many jobs, unless another is asked for', async () => {
    const sound = 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: h100:8\n'
    const jobOf = (text: string): string => text.trim().split('\n').join(', ')
    const both = opened(`jobs:\n  good: { ${jobOf(sound)} }\n  bad: { ${jobOf(misfit)} }\n`)
    expect([(await both.look(uri))?.job, (await both.look(uri, 'good'))?.job]).toEqual(['bad', 'good'])
  })
})

describe('the edits of a look', () => {
  it('are those of the file and of the job, not of others', async () => {
    const job = `{ ${misfit.trim().replaceAll('\n', ', ')} }`
    const both = opened(`defaults: { stagee: prototype }\njobs:\n  first: ${job}\n  second: ${job}\n`)
    const look = await both.look(uri, 'second')
    const lines = look?.actions.map(({ edit }) => edit?.changes?.[uri]?.[0]?.range.start.line)
    expect(new Set(lines)).toEqual(new Set([0, 3]))
    const none = await opened('- a\n').look(uri)
    expect([none?.job, none?.actions]).toEqual([undefined, []])
  })
})

describe('a job on other accelerators', () => {
  const compared = async (manifest: string, policy?: string, at?: string, job?: string) => {
    const files = new OpenFiles(host)
    if (policy !== undefined) files.open(policyUri, 1, policy)
    files.open(uri, 1, manifest)
    const judged = await files.judged(uri)
    const found = comparedAt(judged?.manifest as OpenManifest, job, at) as Compared
    const { report, edits, passes, sellers, provider } = found
    const rows = report.rows.map((row, index) => ({
      ...row,
      proven: edits[index],
      seller: sellers[index]?.[0],
      sellers: sellers[index],
    }))
    return { files, passes, rows, provider }
  }
  const rulesIn = async (files: OpenFiles): Promise<string[]> => {
    const judged = await files.judged(uri)
    return judged?.manifest.review?.findings.map(({ rule }) => rule) ?? []
  }

  it('has an edit only where a second check shows what it clears', async () => {
    const { files, rows } = await compared(misfit)
    const before = await rulesIn(files)
    const proven = rows.filter((row) => row.proven !== undefined)
    expect(proven.length).toBeGreaterThan(3)
    const cleared = ['sizing/does-not-fit', 'framework/limited-pytorch-on-tpu', 'sizing/years-of-training']
    expect(proven.map(({ proven: edit }) => edit?.clears)).toContainEqual(cleared)
    expect(
      rows.filter(({ verdict, proven: edit }) => verdict === 'mismatch' && edit).map(({ label }) => label),
    ).toEqual([])
    for (const { proven: edit, label } of proven) {
      files.open(uri, 2, misfit)
      files.change(uri, 3, [{ range: edit?.edit.range, text: edit?.edit.newText ?? '' }] as never)
      const after = await rulesIn(files)
      const gone = before.filter((rule) => !after.includes(rule))
      expect([label, edit?.clears.filter((rule) => !gone.includes(rule))]).toEqual([label, []])
    }
  })

  it('has an edit to what costs less where nothing is wrong, and the job passes with it', async () => {
    const fitting = 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: h100:8\n'
    const { files, rows, passes } = await compared(fitting)
    expect(passes).toBe(true)
    const costOf = (row: (typeof rows)[number] | undefined): number => row?.cost?.likely ?? Number.NaN
    const now = costOf(rows.find(({ chosen }) => chosen))
    const offered = rows.filter(({ proven }) => proven)
    expect(offered.length).toBeGreaterThan(2)
    expect(offered.filter((row) => !(costOf(row) < now)).map(({ label }) => label)).toEqual([])
    for (const { proven, label } of offered) {
      files.open(uri, 2, fitting)
      files.change(uri, 3, [{ range: proven?.edit.range, text: proven?.edit.newText ?? '' }] as never)
      expect([label, proven?.passes, await rulesIn(files)]).toEqual([label, true, []])
    }
  })

  it('has none where nothing is wrong and nothing costs less', async () => {
    const { rows } = await compared('framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: gh200:8\n')
    expect([rows.length > 9, rows.filter(({ proven }) => proven)]).toEqual([true, []])
  })

  it('prices and declares each row at the provider that is asked for', async () => {
    const large = misfit.replace('1T', '2B').replace('tpu-v5e-8', 'a100-80gb:1')
    const { files, rows, provider } = await compared(large, undefined, 'AWS')
    expect([provider, (await compared(large)).provider]).toEqual(['AWS', undefined])
    const offered = rows.filter(({ proven }) => proven)
    expect(offered.length).toBeGreaterThan(3)
    for (const { proven, label, seller, cost } of offered) {
      files.open(uri, 2, large)
      files.change(uri, 3, [{ range: proven?.edit.range, text: proven?.edit.newText ?? '' }] as never)
      const judged = await files.judged(uri)
      const { hardware, sizing } = judged?.manifest.review?.jobs[0]?.facts ?? {}
      expect([label, seller?.name, hardware?.provider?.name]).toEqual([label, 'AWS', 'AWS'])
      expect([label, sizing?.cost?.likely?.toPrecision(2)]).toEqual([label, cost?.likely?.toPrecision(2)])
    }
    // Any provider's row is of the price that no declared provider has.
    const [any] = (await compared(large)).rows.filter(({ proven }) => proven)
    expect(any?.proven?.edit.newText).not.toContain('provider')
  })

  it('offers the declared hardware at another provider, and there what costs less', async () => {
    const fitting = 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: h100:8\n'
    const { rows } = await compared(fitting, undefined, 'AWS')
    const there = rows.find(({ label, chosen }) => label === '8× H100 SXM' && !chosen)
    expect(there?.proven?.edit.newText).toContain('aws')
    const offered = rows.filter((row) => row.proven && row !== there)
    expect(offered.length).toBeGreaterThan(0)
    for (const { cost } of offered) expect(cost?.likely).toBeLessThan(there?.cost?.likely ?? 0)
  })

  it('has an edit to every accelerator where none is declared', async () => {
    const { rows } = await compared('framework: pytorch\nmodel: { name: meta-llama/Llama-2-7b-hf, method: qlora }\n')
    expect(rows.filter(({ proven, verdict }) => verdict === 'fit' && !proven).map(({ label }) => label)).toEqual([])
    expect(rows.find(({ proven }) => proven)?.proven?.edit.newText).toContain('hardware')
  })

  it('passes nowhere while a finding is left that no hardware clears', async () => {
    const { rows, passes } = await compared(misfit, 'require: [labels.team]\n')
    const proven = rows.flatMap((row) => row.proven ?? [])
    expect([passes, proven.length > 3, proven.some((each) => each.passes)]).toEqual([false, true, false])
  })

  const waiver = "{ rule: model/*, path: '**', expires: 2026-12-31, reason: Moved., owner: ml }"
  const dynamic = '{ framework: jax, model: { dynamic_shapes: true }, hardware: tpu-v5e-64 }'

  it.each([
    ['with an error', dynamic, 'rules: { model/dynamic-shapes: error }\n', false],
    ['with a warning', dynamic, '', false],
    ['with a notice', dynamic, 'rules: { model/dynamic-shapes: notice }\n', true],
    ['with what somebody waived', dynamic, `waivers: [${waiver}]\n`, true],
    ['beside a worse one', `{ hardware: h100:8 }, b: ${dynamic}`, '', true],
    ['that fits only at best', `{ ${misfit.trim().replaceAll('\n', ', ').replace('70B', '5B')} }`, '', false],
  ])('passes as it is or not: %s', async (_, job, policy, isPassing) => {
    expect((await compared(`jobs: { a: ${job} }\n`, policy, undefined, 'a')).passes).toBe(isPassing)
  })

  it('has the prices of those who sell each, and nobody where there is no job', async () => {
    const { rows } = await compared(misfit)
    expect(rows.filter(({ sellers }) => sellers && sellers.length > 0).length).toBeGreaterThan(3)
    const files = new OpenFiles(host)
    files.open(uri, 1, '- a\n')
    expect(comparedAt((await files.manifest(uri)) as OpenManifest)).toBeNull()
  })
})
