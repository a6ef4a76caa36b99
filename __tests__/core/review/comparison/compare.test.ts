import { describe, expect, it } from '@jest/globals'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { resolveProvider } from '../../../../src/core/catalog/names/providers.ts'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import type { Job } from '../../../../src/core/manifest/job-reader.ts'
import { parseManifest } from '../../../../src/core/manifest/parse.ts'
import { jsonComparison, markdownComparison, textComparison } from '../../../../src/core/report/formats/compare.ts'
import { jsonReport } from '../../../../src/core/report/formats/json.ts'
import { markdownReport } from '../../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../../src/core/report/terminal/text.ts'
import { checkFile } from '../../../../src/core/review/check.ts'
import { type Comparison, compareJob } from '../../../../src/core/review/comparison/compare.ts'
import { judge } from '../../../../src/core/review/outcome.ts'
import { noteOf } from '../../../../src/core/review/rule-notes.ts'
import { usualCost } from '../../../../src/core/rules/estimate.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { exampleDay } from '../../../../src/core/rules/rule.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import type { Terminal } from '../../../../src/edge/cli/arguments.ts'
import { compare as compareCommand } from '../../../../src/edge/cli/compare.ts'
import { workspaceOf } from '../../../support/runner.ts'

const set = ruleSet(rules)
const compare = (text: string, name = 'train'): Comparison => {
  const { jobs } = parseManifest(readDocument(text), 'train')
  return compareJob(jobs.find((job) => job.name === name) as Job, set, defaultThresholds)
}

const sized = `task: pretraining
framework: jax
stage: production
scale: { parameters: 7B, tokens: 1T, sequence_length: 4096 }
model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }
hardware: { accelerator: a100-80gb, count: 64, provider: aws, parallelism: fsdp }
operations: { budget: 1M USD, price_per_chip_hour: 2 USD }
`
const misfit = sized.replace('parallelism: fsdp', 'parallelism: data')

describe('a comparison', () => {
  const { rows, assumptions } = compare(sized)

  it('holds what can be had in data centres and on desks, and the own hardware once', () => {
    const expected = accelerators.filter(({ status, segment }) => status === 'available' && segment !== 'consumer')
    expect(rows.map(({ accelerator }) => accelerator).sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(rows.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual(['64× A100 SXM 80 GB'])
  })

  it.each([
    sized,
    misfit,
    sized.replace('aws', 'gcp'),
    sized.replace('aws', 'lambda'),
    sized.replace('aws', 'paperspace'),
    sized.replace(', provider: aws', ''),
  ])('that needs few rows compares those elsewhere only if they come among them', (text) => {
    const [job] = parseManifest(readDocument(text), 'train').jobs
    const few = (enough?: number) =>
      compareJob(job as Job, set, defaultThresholds, { ...(enough !== undefined && { enough }) })
        .rows.filter(({ isChosen }) => !isChosen)
        .slice(0, 8)
        .map(({ label, isElsewhere, verdict }) => ({ label, isElsewhere, verdict }))
    expect(few(8)).toEqual(few())
  })

  it('marks what costs more than the budget in the usual case, as the price is shown', () => {
    const tight = compare(sized.replace('budget: 1M USD, price_per_chip_hour: 2 USD', 'budget: 200000 USD'))
    const over = tight.rows.filter(({ isOverBudget }) => isOverBudget)
    const costs = tight.rows.flatMap(({ sizing: { cost } }) => (cost === undefined ? [] : [usualCost(cost)]))
    expect(over.length).toBe(costs.filter((each) => each > 200_000).length)
    expect(over.length).toBeGreaterThan(0)
    expect(over.length).toBeLessThan(costs.length)
    const marked = markdownComparison(tight, tight.rows.length).split('(over budget)').length - 1
    expect(marked).toBe(over.length)
  })

  it('takes consumer cards where the job is small or has one', () => {
    const hasGames = ({ rows: found }: Comparison) =>
      found.some(({ accelerator }) => accelerator === 'nvidia-rtx5090-32gb')
    expect(hasGames({ ...compare(sized) })).toBe(false)
    expect(hasGames(compare('framework: pytorch\nscale: small\nhardware: a100-80gb\n'))).toBe(true)
    expect(hasGames(compare('framework: pytorch\nscale: large\nhardware: RTX4090:8\n'))).toBe(true)
  })

  it('takes another number of the declared accelerator where that does not fit, and leaves room where more of it does', () => {
    const { rows: found } = compare(
      'framework: pytorch\nstage: production\nmodel: { name: meta-llama/Llama-3.1-8B, method: full, precision: bf16 }\nscale: { sequence_length: 4096, micro_batch_size: 2, tokens: 2B }\nhardware: { accelerator: a100-80gb, count: 1, provider: aws }\n',
    )
    const own = found.filter(({ accelerator }) => accelerator === 'nvidia-a100-80gb-sxm')
    expect(own.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['8× A100 SXM 80 GB', false],
      ['1× A100 SXM 80 GB', true],
    ])
    const full = ({ sizing: { memory } }: Comparison['rows'][number]): boolean =>
      (memory?.usual?.perDeviceGiB ?? 0) > 0.95 * (memory?.capacityGiB ?? 0)
    expect(found.filter((row) => row.verdict === 'fit' && full(row)).map(({ label }) => label)).toEqual([])
  })

  it('takes as many as need about the same time, and asks for sizes that exist', () => {
    const labelOf = (id: string) => rows.find(({ accelerator }) => accelerator === id)?.label
    // 64 × 312 × 0.37 = 7,388 TFLOPS in bf16. An H100 reaches 989 × 0.29.
    expect(labelOf('nvidia-h100-80gb-sxm')).toBe('32× H100 SXM')
    expect(labelOf('google-tpu-v5e')).toBe('TPU v5e-128')
    expect(labelOf('google-tpu-v5p')).toBe('TPU v5p-128')
    expect(rows.flatMap(({ mismatches }) => mismatches).map(({ rule }) => rule)).not.toContain(
      'hardware/slice-that-does-not-exist',
    )
  })

  it('judges each row as the check would', () => {
    const [h100] = checkFile(
      'train/accelerator.yml',
      sized.replace('a100-80gb', 'h100-80gb').replace('count: 64', 'count: 32'),
      set,
      defaultThresholds,
    ).jobs
    const row = rows.find(({ accelerator }) => accelerator === 'nvidia-h100-80gb-sxm')
    expect(row?.verdict).toBe(h100?.assessment.verdict)
    expect(row?.sizing.hours).toEqual(h100?.facts.sizing.hours)
    expect(row?.sizing.memory).toEqual(h100?.facts.sizing.memory)
  })

  it('calls nothing fit where the memory is judged here and not there', () => {
    const small =
      'task: fine-tuning\nframework: pytorch\nscale: { parameters: 7B, tokens: 200M, sequence_length: 2048, global_batch_size: 64 }\n' +
      'model: { architecture: transformer, precision: bf16, method: full, optimizer: adamw }\nhardware: { accelerator: a100-40gb, count: 1 }\n'
    const open = compare(small).rows.filter(({ sizing: { memory } }) => memory?.usual === undefined)
    expect(open.length).toBeGreaterThan(0)
    expect(open.filter(({ verdict }) => verdict === 'fit')).toEqual([])
  })

  it('puts what may do first, of that what is at hand, then the better verdict and the lower cost', () => {
    const order = ['fit', 'undecided', 'questionable', 'mismatch']
    const isOut = ({ verdict, sizing: { memory } }: Comparison['rows'][number]): boolean =>
      verdict === 'mismatch' || memory?.usual?.fits === false
    const ranks = rows.map(
      (row) => 100 * Number(isOut(row)) + 10 * Number(row.isElsewhere) + order.indexOf(row.verdict),
    )
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(rows.some((row) => row.isElsewhere && !isOut(row))).toBe(true)
    expect(rows.some((row) => !row.isElsewhere && isOut(row))).toBe(true)
    const fits = rows.filter(({ verdict, isElsewhere }) => verdict === 'fit' && !isElsewhere)
    const costs = fits.map(({ sizing }) => sizing.cost?.likely ?? Number.POSITIVE_INFINITY)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(fits[0]?.sizing.likelyChipHours).toBeGreaterThan(fits[1]?.sizing.likelyChipHours as number)
    const unpriced = fits.filter(({ sizing }) => sizing.cost === undefined)
    const hours = unpriced.map(({ sizing }) => sizing.likelyChipHours as number)
    expect([hours.length > 1, hours]).toEqual([true, hours.toSorted((a, b) => a - b)])
    expect(assumptions).toContain(
      'best first: by verdict, then by usual cost, rows of unknown cost last, by chip-hours',
    )
  })

  it('is by chip-hours where costs are in several currencies, or in none', () => {
    for (const operations of ['operations: { price_per_chip_hour: 2 EUR }', '']) {
      const set = operations === '' ? { ...defaultThresholds, listPrices: false } : defaultThresholds
      const { jobs } = parseManifest(readDocument(sized.replace(/operations: .*/, operations)), 'train')
      const { rows: found, assumptions: said } = compareJob(jobs[0] as Job, ruleSet(rules), set)
      const fits = found.filter(({ verdict, isElsewhere }) => verdict === 'fit' && !isElsewhere)
      const hours = fits.map(({ sizing }) => sizing.likelyChipHours as number)
      expect([hours.length > 3, hours]).toEqual([true, hours.toSorted((a, b) => a - b)])
      expect(said).toContain('best first: by verdict, then by chip-hours')
    }
  })

  it('puts first what the job fills best, where nothing tells how much work it is', () => {
    const { rows } = compare(
      'framework: pytorch\nscale: { parameters: 7B }\nhardware: { accelerator: h100, count: 1 }\n',
    )
    const empty = rows
      .filter(({ verdict, isElsewhere }) => verdict === 'fit' && !isElsewhere)
      .flatMap(({ sizing: { memory } }) => (memory?.usual ? [1 - memory.usual.perDeviceGiB / memory.capacityGiB] : []))
    expect(empty.length).toBeGreaterThan(5)
    expect(empty).toEqual([...empty].sort((a, b) => a - b))
  })

  it('says what is not at hand, and takes the declared price for the declared accelerator alone', () => {
    const elsewhere = rows.filter(({ isElsewhere }) => isElsewhere).map(({ accelerator }) => accelerator)
    expect(elsewhere).toContain('google-tpu-v5e')
    expect(elsewhere).not.toContain('aws-trainium2')
    const declared = rows.filter(({ sizing }) => sizing.cost?.prices === 'manifest')
    expect(declared.map(({ isChosen }) => isChosen)).toEqual([true])
    expect(assumptions.join(' ')).toContain('elsewhere: not at the provider')
    expect(assumptions.join(' ')).toContain('price')
  })

  it('takes as many as meet the deadline', () => {
    const late = compare(sized.replace('operations: {', 'operations: { deadline: 14d,'))
    expect(late.rows.find(({ isChosen }) => isChosen)?.mismatches.map(({ rule }) => rule)).toContain(
      'sizing/missed-deadline',
    )
    const own = late.rows.find(({ isChosen, accelerator }) => !isChosen && accelerator === 'nvidia-a100-80gb-sxm')
    expect(own?.mismatches.map(({ rule }) => rule)).not.toContain('sizing/missed-deadline')
    expect(late.assumptions[0]).toContain("the declared job's time or its deadline")
  })

  it('says how many are billed, where these are more than the row counts', () => {
    const one = compare(
      'task: fine-tuning\nframework: pytorch\nmodel: { name: meta-llama/Llama-3.1-8B, method: full, precision: bf16 }\nscale: { tokens: 400M, sequence_length: 4096, micro_batch_size: 1 }\nhardware: { accelerator: h200, count: 1, provider: azure }\n',
    )
    expect(one.rows.filter(({ sizing }) => sizing.cost?.paid).length).toBeGreaterThan(0)
    const lines = textComparison(one, { color: false, most: Number.POSITIVE_INFINITY }).split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/1× .* USD \(8 billed\)/))
  })

  it('takes a whole machine where fewer cost more, at any provider', () => {
    const text =
      'task: fine-tuning\nframework: pytorch\nstage: production\nscale: { parameters: 13B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }\nmodel: { architecture: transformer, precision: bf16 }\nhardware: a100-80gb:1\n'
    const [job] = parseManifest(readDocument(text), 'train').jobs
    const costsOf = (provider = '') => {
      const { rows } = compareJob(job as Job, set, defaultThresholds, { provider: resolveProvider(provider) })
      return new Map(
        rows.flatMap(({ isChosen, accelerator = '', sizing: { cost } }) =>
          cost && !isChosen ? [[accelerator, usualCost(cost)] as const] : [],
        ),
      )
    }
    const anywhere = costsOf()
    for (const provider of ['aws', 'azure', 'gcp', 'oci']) {
      for (const [accelerator, cost] of costsOf(provider))
        expect([accelerator, provider, (anywhere.get(accelerator) ?? 0) <= 1.01 * cost]).toEqual([
          accelerator,
          provider,
          true,
        ])
    }
  })

  it('says of which months the list prices are', () => {
    expect(assumptions.at(-1)).toMatch(/^list prices are the lowest published ones, .* of March to September 2026$/)
  })

  it('takes more where the job does not fit, and as few as fit, but no cards beyond one machine', () => {
    const large = compare(
      'task: pretraining\nframework: jax\nscale: { parameters: 70B, sequence_length: 4096 }\n' +
        'model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\n' +
        'hardware: { accelerator: b200, count: 8, parallelism: fsdp }\n',
    )
    const v5e = large.rows.find(({ accelerator }) => accelerator === 'google-tpu-v5e')
    expect(v5e?.sizing.memory?.verdict).not.toBe('does-not-fit')
    const l4 = large.rows.find(({ accelerator }) => accelerator === 'nvidia-l4-24gb')
    expect([l4?.label, l4?.sizing.memory?.verdict]).toEqual(['8× L4', 'does-not-fit'])
  })

  it('goes on to as many as hold the job', () => {
    const large = compare(
      'task: pretraining\nframework: pytorch\nscale: { parameters: 80B, sequence_length: 4096 }\n' +
        'model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\n' +
        'hardware: { accelerator: mi300x, count: 8, parallelism: fsdp }\n',
    )
    const h100 = large.rows.find(({ accelerator }) => accelerator === 'nvidia-h100-80gb-sxm')
    expect([h100?.label, h100?.sizing.memory?.usual?.fits]).toEqual(['24× H100 SXM', true])
  })

  it('does not call a few cards enough where nothing tells how much slower they are', () => {
    const images = `task: training
framework: pytorch
scale: { parameters: 100M }
model: { architecture: resnet, precision: fp16 }
hardware: { accelerator: v100, count: 256 }
`
    const capped = compare(images).rows.filter(({ accelerator }) => accelerator === 'nvidia-l4-24gb')
    expect(capped.filter(({ mismatches }) => mismatches.every(({ severity }) => severity === 'notice'))).toEqual([])
  })

  it('goes on to a number over which the batch divides, where there is one', () => {
    const even = sized.replace('tokens: 1T', 'tokens: 1T, global_batch_size: 1024')
    const faulted = compare(even).rows.filter(({ mismatches }) =>
      mismatches.some(({ rule }) => rule === 'hardware/batch-not-divisible'),
    )
    // Hosts of six or twelve, and more devices than samples.
    const hosts = /^intel-max-1550|^aws-inferentia/
    const others = faulted.filter(({ accelerator = '' }) => !hosts.test(accelerator))
    expect(others.map(({ label }) => label)).toEqual([])
  })

  it('works without a number, without sizes and without hardware', () => {
    expect(compare('framework: jax\nhardware: tpu\n').rows.length).toBeGreaterThan(50)
    const bare = compare('framework: mxnet\n')
    expect(bare.rows.some(({ isChosen }) => isChosen)).toBe(false)
    expect(bare.rows.filter(({ kind }) => kind === 'tpu').map(({ verdict }) => verdict)).not.toContain('fit')
  })
})

describe('a comparison is shown', () => {
  const comparison = compare(sized)
  const window = { color: false, width: 140, most: 10 }

  it('as a table for a terminal: the best ten and the declared hardware', () => {
    const text = textComparison(comparison, window)
    const [title, , head, ...lines] = text.split('\n')
    expect(title).toMatch(/^train: the best 10 of \d+ accelerators$/)
    expect(head).toMatch(/Accelerators +Verdict +Memory +Time +Chip-hours +Cost/)
    const table = lines.slice(0, lines.indexOf(''))
    expect([10, 11]).toContain(table.length)
    expect(table.find((line) => line.startsWith('*'))).toMatch(/64× A100 SXM 80 GB +\w+ +[\d.]+ of 80 GiB/)
    expect(text).toContain('`--all` shows')
    expect(text).not.toContain('\u001b')
    expect(textComparison(comparison, { ...window, color: true })).toContain('\u001b[2m')
    const all = textComparison(comparison, { ...window, most: Number.POSITIVE_INFINITY })
    expect(all.split('\n').length).toBeGreaterThan(comparison.rows.length)
    expect(all).not.toContain('`--all`')
  })

  it.each([60, 80, 100, 140])('in a window of %i columns, in which a row is a line', (width) => {
    for (const most of [10, Number.POSITIVE_INFINITY]) {
      const lines = textComparison(comparison, { ...window, width, most }).split('\n')
      expect(lines.filter((line) => line.length > width)).toEqual([])
      if (width >= (most === 10 ? 80 : 100)) expect(lines.filter((line) => line.startsWith('   '))).toEqual([])
    }
  })

  it('as Markdown in which every row has the same cells', () => {
    const rows = markdownComparison(comparison, 1000)
      .split('\n')
      .filter((line) => line.startsWith('|'))
    expect(rows.length).toBe(comparison.rows.length + 2)
    for (const row of rows) expect(row.split('|')).toHaveLength(9)
  })

  it('as Markdown without columns that say nothing', () => {
    expect(markdownComparison(comparison, 10)).toContain(' | Time | ')
    expect(markdownComparison(compare(sized.replace(', tokens: 1T', '')), 10)).not.toContain(' | Time | ')
  })

  it('as versioned JSON', () => {
    const json = JSON.parse(jsonComparison('train/accelerator.yml', comparison, 1000))
    expect(json).toMatchObject({ version: 1, path: 'train/accelerator.yml', job: 'train' })
    expect(json.rows).toHaveLength(comparison.rows.length)
    expect(json.rows.find(({ chosen }: { chosen: boolean }) => chosen)).toMatchObject({
      accelerator: 'nvidia-a100-80gb-sxm',
      kind: 'gpu',
      elsewhere: false,
      memory: { verdict: 'fits', capacityGiB: 80 },
    })
  })

  it('without columns that no row fills', () => {
    const untimed = compare(sized.replace(', tokens: 1T', ''))
    expect(textComparison(untimed, window)).toMatch(/Accelerators +Verdict +Memory( +Against)?\n/)
  })
})

describe('the reports of a check', () => {
  const outcome = (text: string, comparisons = true) =>
    judge([checkFile('train/accelerator.yml', text, set, defaultThresholds, { jobs: 5, comparisons })], {
      failOn: 'error',
      rules: notes,
    })
  const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))
  const limitBytes = Number.POSITIVE_INFINITY

  it('fold a short comparison into the summary of a job that misfits', () => {
    const markdown = markdownReport(outcome(misfit), { limitBytes })
    const details =
      /<details>\n<summary>\d+ of the \d+ accelerators that were compared<\/summary>\n\n([\s\S]*?)\n\n<\/details>/.exec(
        markdown,
      )
    const rows = details?.[1]?.split('\n') ?? []
    expect(rows.length).toBeLessThanOrEqual(2 + 8 + 1)
    expect(rows.some((row) => row.includes('**64× A100 SXM 80 GB**'))).toBe(true)
    for (const other of [outcome(misfit, false), outcome(sized), outcome('framework: mxnet\nhardware: tpu-v4-8\n')])
      expect(markdownReport(other, { limitBytes })).not.toContain('accelerators that were compared')
  })

  it('leave out the whole job where the place is too small', () => {
    const markdown = markdownReport(outcome(misfit), { limitBytes: 2000 })
    expect(new TextEncoder().encode(markdown).length).toBeLessThanOrEqual(2000)
    expect(markdown.includes('<details>')).toBe(markdown.includes('</details>'))
  })

  it('list what would pass, as text, Markdown and JSON', () => {
    const job = outcome(misfit).files[0]?.jobs[0]
    const [first] = job?.alternatives ?? []
    expect(first).toBeDefined()
    const text = textReport(outcome(misfit), { color: false, quiet: false })
    expect(text).toContain(`\n    Would pass: ${first?.change}`.slice(0, 60))
    expect(textReport(outcome(misfit), { color: false, quiet: true })).not.toContain('Would pass')
    expect(markdownReport(outcome(misfit), { limitBytes })).toContain(`**Would pass:** ${first?.change}`)
    const [reported] = JSON.parse(jsonReport(outcome(misfit))).files[0].jobs
    const words = ({ change, set }: { change: string; set: unknown }) => ({ change, set })
    expect(reported.alternatives.map(words)).toEqual(job?.alternatives.map(words))
    expect(reported.alternatives[0].memory.likelyGiB).toBeCloseTo(first?.memory?.likelyGiB ?? 0, 0)
    expect(reported).not.toHaveProperty('alternativesSearched')
  })

  it('say which job it is for, and that nothing was looked for', () => {
    const two = 'defaults: { framework: mxnet }\njobs:\n  a: { hardware: tpu-v4-8 }\n  b: { hardware: tpu-v4-16 }\n'
    expect(textReport(outcome(two), { color: false, quiet: false })).toMatch(
      /TPU v4-8 cannot run it[\s\S]*\n +Would pass: [\s\S]*TPU v4-16 cannot run it[\s\S]*\n +Would pass: /,
    )
    const unsearched = judge([checkFile('a/accelerator.yml', two, set, defaultThresholds)], {
      failOn: 'error',
      rules: notes,
    })
    const [job] = JSON.parse(jsonReport(unsearched)).files[0].jobs
    expect(job).toMatchObject({ alternatives: [], alternativesSearched: false })
  })
})

describe('the command compare', () => {
  const many = 'defaults: { framework: jax }\njobs:\n  a: { hardware: tpu-v5e-8 }\n  b: { hardware: H100:8 }\n'
  const run = async (files: Record<string, string>, ...words: string[]) => {
    let written = ''
    const terminal: Terminal = {
      folder: workspaceOf(files),
      environment: {},
      today: exampleDay,
      reading: () => {},
      status: () => {},
      color: false,
      readInput: () => new Uint8Array(),
      write: (text) => {
        written += text
      },
      error: () => {},
      progress: () => () => {},
    }
    return { status: await compareCommand.run(words, terminal), written }
  }

  it('compares the job of the manifest at hand, in each format', async () => {
    const { status, written } = await run({ 'accelerator.yml': misfit })
    expect(status).toBe(0)
    expect(written).toMatch(/^\S+: the best 10 of \d+ accelerators\n/)
    expect((await run({ 'accelerator.yaml': misfit }, '--format', 'markdown')).written).toMatch(/^## /)
    const json = await run({ 'x/job.yml': many }, 'x/job.yml', '--job', 'b', '--format', 'json')
    expect(JSON.parse(json.written).job).toBe('b')
  })

  it('shows as many rows as are asked for; in JSON all unless asked', async () => {
    const files = { 'accelerator.yml': misfit }
    const rowsOf = async (...words: string[]) =>
      JSON.parse((await run(files, '--format', 'json', ...words)).written).rows.length
    expect(await rowsOf()).toBeGreaterThan(50)
    expect(await rowsOf('--all')).toBe(await rowsOf())
    expect([3, 4]).toContain(await rowsOf('--top', '3'))
    expect((await run(files, '--top', '3')).written).toMatch(/^\S+: the best 3 of \d+ accelerators\n/)
    expect((await run(files, '--all')).written).toMatch(/^\S+: \d+ accelerators\n/)
  })

  it('compares what one provider has, as if the job ran there', async () => {
    const json = await run({ 'accelerator.yml': sized }, '--provider', 'gcp', '--format', 'json')
    const { rows } = JSON.parse(json.written)
    expect(rows.filter(({ elsewhere }: { elsewhere: boolean }) => elsewhere)).toMatchObject([{ chosen: true }])
    expect(rows.some(({ kind }: { kind: string }) => kind === 'tpu')).toBe(true)
    expect(rows.map(({ accelerator }: { accelerator: string }) => accelerator)).not.toContain('aws-trainium2')
    const own = await run({ 'accelerator.yml': sized }, '--provider', 'AWS', '--format', 'json')
    expect(JSON.parse(own.written).rows.every(({ elsewhere }: { elsewhere: boolean }) => !elsewhere)).toBe(true)
  })

  it.each([
    [{ 'accelerator.yml': many }, [], 'declares 2 jobs: choose one with --job (a, b)'],
    [{ 'accelerator.yml': sized }, ['--provider', 'awz'], 'Unknown provider "awz". Did you mean aws?'],
    [{ 'accelerator.yml': sized }, ['--top', '0'], '--top takes a number of at least 1'],
    [{ 'accelerator.yml': sized }, ['--top', '5', '--all'], 'Use --all or --top, not both'],
    [{ 'accelerator.yml': 'framework: pytorch\n' }, [], 'declare scale.parameters or a model with its size'],
    [{ 'accelerator.yml': many }, ['--job', 'c'], 'is named "c"'],
    [{ 'accelerator.yml': '' }, [], 'declares no job'],
    [{ 'README.md': '' }, [], 'There is no accelerator.yml in this folder'],
    [{ 'README.md': '' }, ['missing.yml'], 'There is no file missing.yml'],
    [{ 'a/accelerator.yml': many, 'b/accelerator.yml': many }, ['.'], '2 manifests match'],
    [{ 'accelerator.yml': many }, ['--format', 'yaml'], '--format takes'],
    [{ 'accelerator.yml': many }, ['--jobs', 'a'], 'Did you mean --job?'],
  ])('refuses %j %j', async (files, words, message) => {
    await expect(run(files as unknown as Record<string, string>, ...words)).rejects.toThrow(message)
  })
})
