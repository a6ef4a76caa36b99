import { describe, expect, it } from '@jest/globals'
import { type ActualJob, type ActualReport, actualReport } from '../../../src/core/actual/actual.ts'
import { gpuBusy } from '../../../src/core/actual/exports/slurm.ts'
import { impliedMfu } from '../../../src/core/actual/implied-mfu.ts'
import { type DeclaredJob, joinedRuns, runsNamed } from '../../../src/core/actual/joined-runs.ts'
import type { Run } from '../../../src/core/actual/run.ts'
import { textActual } from '../../../src/core/actual/text.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'
import { policyOfTexts } from '../../../src/core/policy/layers/policy-of-texts.ts'
import { gatherFacts } from '../../../src/core/rules/facts.ts'
import { rules } from '../../../src/core/rules/index.ts'
import type { Thresholds } from '../../../src/core/rules/thresholds.ts'

/** The thresholds of a policy text, as the check parses them. */
function thresholdsOf(policy: string): Thresholds {
  const own = (path: string) => (path === '.github/accelerator-policy.yml' ? policy : undefined)
  const effective = policyOfTexts({ own, remote: () => ({ because: '' }) as never }, { rules })
  expect(effective.problems).toEqual([])
  return effective.policy.thresholds
}
const thresholds = thresholdsOf('')

function jobsOf(text: string, path = 'accelerator.yml'): DeclaredJob[] {
  const { jobs } = parseManifest(readDocument(text), 'train')
  return jobs.map(({ name, span, declaration, errors }) => ({
    ...{ path, line: span.line, name, declaration, hasErrors: errors > 0 },
  }))
}
const size = 'framework: pytorch, stage: production, model: { architecture: transformer, precision: bf16 }'
const scale = 'scale: { parameters: 7B, tokens: 200B, sequence_length: 4096, global_batch_size: 1024 }'
const jobOn = (hardware: string, more = scale) =>
  jobsOf(`jobs: { pretrain: { ${size}, ${more}, hardware: ${hardware} } }`)
const run = (more: Partial<Run> = {}): Run => ({ name: 'pretrain', ending: 'completed', kinds: [], ...more })

const reportOf = (jobs: readonly DeclaredJob[], runs: readonly Run[], under = thresholds): ActualReport =>
  actualReport({ format: 'test', runs }, joinedRuns(runs, jobs), under)
function comparedWith(jobs: readonly DeclaredJob[], more: Partial<Run>) {
  const [job] = reportOf(jobs, [run(more)]).jobs as [ActualJob]
  return { ...job, ended: job.runs[0] as ActualJob['runs'][number] }
}

const h100 = jobOn('"h100-80gb-sxm:64"')
/** The hours that the sizing expects, likely and as a range. */
const {
  likelyHours,
  hours: [least, most],
} = comparedWith(h100, {}).estimate as NonNullable<ActualJob['estimate']>

describe('the runs of a job are found by their names', () => {
  const jobs = ['pretrain', 'pretrain-7b', 'train', 'train-2', '学習'].map(
    (name) => ({ ...h100[0], name }) as DeclaredJob,
  )
  it.each([
    ['pretrain', 'pretrain'],
    ['Pretrain_7B', 'pretrain-7b'],
    ['pretrain-7b.sbatch', 'pretrain-7b'],
    ['pretrain-7b-3', 'pretrain-7b'],
    ['pretrain_7b_2026-01-31_a1b2c3d', 'pretrain-7b'],
    ['train-2', 'train-2'],
    ['学習', '学習'],
    ['pretrain-7b-ablation', undefined],
    ['pretrain-facade', undefined],
    ['pretrain-abcdef', undefined],
    ['pretrain-abcde1', 'pretrain'],
    ['pretrain-1abcdef', 'pretrain'],
    ['pretrain-a1b2c', undefined],
    [`pretrain-a1${'b'.repeat(62)}`, 'pretrain'],
    [`pretrain-a1${'b'.repeat(63)}`, undefined],
    ['pretrain-a1b2c3x', undefined],
    ['pretrain-xa1b2c3', undefined],
    ['pretrain-3-more', undefined],
    ['pretrain-7b.sh.bak', undefined],
    ['pretrain.py-7b', undefined],
    ['pretrain7b', undefined],
    ['my-pretrain', undefined],
    ['3', undefined],
    ['', undefined],
    ['日本', undefined],
  ])('%s', (name, job) => {
    const { ofJobs, unjoined } = joinedRuns([run({ name })], jobs)
    expect(ofJobs.map(([{ name: found }]) => found)).toEqual(job === undefined ? [] : [job])
    expect(unjoined).toEqual(job === undefined ? [{ name, runs: 1, jobs: [] }] : [])
  })

  it.each([
    ['train-2-1', ['train-2 (accelerator.yml)', 'train (accelerator.yml)'], jobs],
    ['pretrain', ['pretrain (a.yml)', 'pretrain (b.yml)'], ['a.yml', 'b.yml'].map((path) => ({ ...jobs[0], path }))],
  ])('%s is of neither where it may be of two', (name, may, among) => {
    const runs = [run({ name }), run({ name })]
    expect(joinedRuns(runs, among as DeclaredJob[])).toEqual({ ofJobs: [], unjoined: [{ name, runs: 2, jobs: may }] })
  })

  it('or by the name or the id that is given', () => {
    const runs = [run({ name: 'dainty-sweep-1' }), run({ id: 'x1', name: 'pretrain' }), run({ name: 'pretrain' })]
    const [job] = h100 as [DeclaredJob]
    expect(runsNamed(runs, 'dainty-sweep-1', job).ofJobs).toEqual([[job, [runs[0]]]])
    expect(runsNamed(runs, 'x1', job)).toEqual({
      ofJobs: [[job, [runs[1]]]],
      unjoined: [
        { name: 'dainty-sweep-1', runs: 1, jobs: [] },
        { name: 'pretrain', runs: 1, jobs: [] },
      ],
    })
  })
})

describe('a run beside its job', () => {
  it.each([
    [likelyHours, 'inside', undefined],
    [least, 'inside', undefined],
    [most, 'inside', undefined],
    [least * 0.7, 'shorter', 0.7],
    [most * 3, 'longer', 3],
  ])('took %d hours, which is %s', (hours, duration, factor) => {
    const { ended } = comparedWith(h100, { hours, accelerators: 64 })
    expect(ended).toMatchObject({ duration, differsIn: [] })
    if (factor !== undefined) expect(ended.factor).toBeCloseTo(factor, 9)
    else expect(ended.factor).toBeUndefined()
  })

  it.each([
    ['the layout loses nothing', '"h100-80gb-sxm:8"'],
    [
      'each layer is summed over the network',
      '{ accelerator: h100-80gb-sxm, count: 16, nodes: 2, interconnect: ethernet, parallelism: { tensor: 16 } }',
    ],
    ['a pipeline has bubbles', '{ accelerator: a100-80gb-sxm, count: 64, parallelism: { pipeline: 8, data: 8 } }'],
  ])('implies the MFU with which the estimate is what it took: %s', (_, hardware) => {
    const jobs = jobOn(hardware)
    const [job] = jobs as [DeclaredJob]
    for (const mfu of [0.1, 0.25, 0.4]) {
      const { sizing, hardware: declared } = gatherFacts(job.name, job.declaration, { ...thresholds, mfu: [mfu, mfu] })
      const took = { hours: sizing.likelyHours, accelerators: declared.count }
      expect(comparedWith(jobs, took).ended.mfu).toBeCloseTo(mfu, 5)
    }
  })

  it.each([likelyHours / 100, 1e-9])('that took %d hours is impossible', (hours) => {
    const { ended } = comparedWith(h100, { hours, accelerators: 64 })
    expect(ended).toMatchObject({ exceeds: 'peak', duration: 'shorter' })
    expect(ended.mfu).toBeUndefined()
  })

  it('that was faster than its network is estimated to be has no MFU', () => {
    const slow =
      '{ accelerator: h100-80gb-sxm, count: 512, nodes: 64, interconnect: ethernet, parallelism: { data: 512 } }'
    const { estimate } = comparedWith(jobOn(slow), {})
    // The network alone takes these hours, unless the MFU is even lower.
    const hours = (estimate as NonNullable<typeof estimate>).likelyHours
    for (const [factor, exceeds] of [
      [0.9, 'network'],
      [1e-3, 'peak'],
      [1.0001, undefined],
    ] as const) {
      const { ended } = comparedWith(jobOn(slow), { hours: hours * factor, accelerators: 512 })
      expect([factor, ended.exceeds, ended.mfu === undefined]).toEqual([factor, exceeds, exceeds !== undefined])
    }
  })

  it('used another number, and is compared with the estimate for that', () => {
    const { ended, estimate } = comparedWith(h100, { hours: likelyHours * 2, accelerators: 32 })
    expect(ended).toMatchObject({ accelerators: 32, differsIn: ['count'], duration: 'inside' })
    expect(ended.estimate?.likelyHours).toBeCloseTo(likelyHours * 2, -1)
    expect(estimate?.likelyHours).toBe(likelyHours)
  })

  it.each([
    ['h100', []],
    ['NVIDIA H100 80GB HBM3', []],
    ['no-such-thing', []],
    ['a100', ['accelerator']],
    ['NVIDIA A100-SXM4-80GB', ['accelerator']],
  ])('used %s', (kind, differsIn) => {
    const { ended } = comparedWith(h100, { hours: likelyHours * 3, accelerators: 64, kinds: [kind] })
    expect(ended.differsIn).toEqual(differsIn)
    if (differsIn.length === 0) expect(ended.estimate?.likelyHours).toBe(likelyHours)
    // An A100 has a third of the peak.
    else expect(ended.estimate?.likelyHours).toBeGreaterThan(likelyHours * 2)
    expect(ended.mfu).toBeGreaterThan(0)
  })

  it.each([
    ['as the manifest lays it out', 'parallelism: { pipeline: 8, data: 8 }', 64],
    ['over the network of the manifest', 'parallelism: { data: 512 }, interconnect: ethernet', 512],
    ['in no declared layout', 'interconnect: infiniband', 64],
    ['on more of them', 'interconnect: ethernet', 128],
  ])('used another accelerator, and is compared with the estimate for that: %s', (_, layout, accelerators) => {
    const on = (name: string, count: number) => jobOn(`{ accelerator: ${name}, count: ${count}, ${layout} }`)
    const declared = Math.min(accelerators, layout.includes('512') ? 512 : 64)
    const { ended } = comparedWith(on('h100-80gb-sxm', declared), {
      hours: 100,
      accelerators,
      kinds: ['a100-80gb-sxm'],
    })
    const { estimate } = comparedWith(on('a100-80gb-sxm', accelerators), {})
    expect(ended.estimate?.hours).toEqual(estimate?.hours)
    expect(ended.differsIn).toEqual(accelerators === declared ? ['accelerator'] : ['count', 'accelerator'])
  })

  it('used another slice, and is compared with the estimate for that, if there is one', () => {
    const on = (accelerators: number) => comparedWith(jobOn('tpu-v5e-64'), { hours: 1000, accelerators }).ended
    expect(on(32).estimate).toEqual(comparedWith(jobOn('tpu-v5e-32'), {}).estimate)
    expect([on(6).estimate, on(6).mfu]).toEqual([undefined, undefined])
  })

  it('used something known where nothing known is declared', () => {
    const { ended } = comparedWith(jobOn('"warp9000:8"'), { hours: 10, accelerators: 8, kinds: ['h100'] })
    expect(ended).toMatchObject({ accelerators: 8, differsIn: [] })
  })

  it.each([
    ['one host is all of it', '"h100-80gb-sxm:8"', { acceleratorsOfHost: 8 }, 8],
    ['one host is a part', '"h100-80gb-sxm:64"', { acceleratorsOfHost: 8 }, undefined],
    ['one host has other ones', '"h100-80gb-sxm:8"', { acceleratorsOfHost: 8, kinds: ['a100'] }, undefined],
    ['nothing is told', '"h100-80gb-sxm:8"', {}, undefined],
    ['devices of two-device cards', '"mi250x:8"', { accelerators: 16 }, 8],
    ['cards or their halves', '"mi250x:8"', { accelerators: 8 }, undefined],
    ['nothing is declared', 'h100-80gb-sxm', { accelerators: 16 }, 16],
  ])('used a number that is known or not: %s', (_, hardware, told, accelerators) => {
    const { ended } = comparedWith(jobOn(hardware), { hours: 5000, ...told })
    expect(ended.accelerators).toBe(accelerators)
    expect(ended.acceleratorsOfHost).toBe('acceleratorsOfHost' in told && accelerators === undefined ? 8 : undefined)
    expect(ended.differsIn).not.toContain('count')
    expect(ended.mfu === undefined).toBe(accelerators === undefined)
  })

  it.each([
    ['scale.tokens not declared', jobOn('"h100:8"', 'scale: { parameters: 7B }')],
    ['scale.parameters, scale.tokens not declared', jobOn('"h100:8"', 'scale: { sequence_length: 4096 }')],
    ['inference has no end', jobOn('"h100:8"', 'task: inference')],
    ['the declared accelerator is not known', jobOn('"warp9000:8"')],
    ['hardware.count not declared', jobOn('h100')],
  ])('has no estimate: %s', (because, jobs) => {
    const { notEstimated, ended, assumptions } = comparedWith(jobs, { hours: 10 })
    expect([notEstimated, assumptions]).toEqual([because, []])
    expect([ended.mfu, ended.duration, ended.estimate]).toEqual([undefined, undefined, undefined])
  })

  it('counts only if it completed', () => {
    const endings = ['failed', 'failed', 'cancelled', 'not ended', 'completed', 'unknown'] as const
    const [job] = reportOf(
      h100,
      endings.map((ending) => run({ ending, hours: 9, accelerators: 64 })),
    ).jobs
    expect(job?.runs.length).toBe(1)
    expect(job?.leftOut).toEqual({ failed: 2, cancelled: 1, 'not ended': 1, unknown: 1 })
    expect(job).not.toHaveProperty('notEstimated')
    const { assumptions } = reportOf(h100, [run({ ending: 'failed' })])
    expect(assumptions).toEqual([])
  })
})

describe('the MFU that chip-hours imply', () => {
  const ofWork = (mfu: number) => 5 / mfu
  const withNetwork = (mfu: number) => Math.max(5 / mfu, 20)
  // The hours hardly fall below those of the run, whatever the MFU.
  const endless = () => 10 * (1 + 1e-7)

  it.each<[string, number, (mfu: number) => number | undefined, number | string | undefined]>([
    ['is the share of the peak', 10, ofWork, 0.5],
    ['may be the peak', 5, ofWork, 1],
    ['is not above the peak', 4.9, ofWork, 'peak'],
    ['is not known where the network decides', 10, withNetwork, 'network'],
    ['is not known where no estimate is', 10, () => undefined, undefined],
    ['is not known where nothing settles it', 10, endless, undefined],
  ])('%s', (_, chipHours, chipHoursAt, mfu) => expect(impliedMfu(chipHours, chipHoursAt)).toBe(mfu))
})

const taking = (...factors: readonly number[]) =>
  factors.map((factor) => run({ hours: likelyHours * factor, accelerators: 64 }))

describe('the mfu for the policy', () => {
  it.each([0, 1, 2])('needs more than %d runs', (runs) => {
    const { mfu } = reportOf(h100, taking(...Array(runs).fill(1)))
    expect(mfu).toEqual({ runs, missing: 3 - runs })
  })

  it('is from the lowest to the highest, and narrows the estimate to what the runs took', () => {
    const report = reportOf(h100, taking(0.9, 1, 1.2, 1 / 1000))
    expect(report.mfu).toMatchObject({ runs: 3, missing: 0 })
    const own = thresholdsOf(`version: 1\n${report.mfu.policy}`)
    expect(own.mfu).toEqual(report.mfu.range)
    const { estimate } = reportOf(h100, taking(1), own).jobs[0] as ActualJob
    const [low, high] = (estimate as NonNullable<typeof estimate>).hours
    expect([low, high].map((hours) => hours / likelyHours)).toEqual([expect.closeTo(0.9, 1), expect.closeTo(1.2, 1)])
    expect(low).toBeLessThanOrEqual(likelyHours * 0.9)
    expect(high).toBeGreaterThanOrEqual(likelyHours * 1.2)
    expect(high - low).toBeLessThan((most - least) / 3)
  })

  it.each([[[1, 1, 1]], [[0.9, 1, 1.1, 1.3]], [[1, 2000, 30_000]], [[1, 1e7, 1e9]]])(
    'is one that a policy can have, after %j of the likely hours',
    (factors) => {
      const { mfu } = reportOf(h100, taking(...factors))
      const [low, high] = thresholdsOf(mfu.policy ?? '').mfu as readonly [number, number]
      expect([low, high]).toEqual([
        expect.closeTo(mfu.range?.[0] as number, 12),
        expect.closeTo(mfu.range?.[1] as number, 12),
      ])
      expect(low).toBeGreaterThan(0)
      expect(low).toBeLessThanOrEqual(mfu.median as number)
      expect(high).toBeGreaterThanOrEqual(mfu.median as number)
    },
  )
})

describe('the report in a terminal', () => {
  it('tells each run, what was left out, and the lines for the policy', () => {
    const jobs = jobOn('"h100-80gb-sxm:64"', `${scale}, operations: { utilization: 70% }`)
    const runs = [
      run({ id: '1', hours: 100, accelerators: 64, utilization: { source: 'system.gpu.*.gpu', value: 93.25 } }),
      run({ id: '2', hours: 1000, accelerators: 64 }),
      run({ id: '3', hours: 300, accelerators: 32, kinds: ['h100'] }),
      run({ id: '4', hours: 300, accelerators: 64, kinds: ['a100'] }),
      run({ id: '5', hours: 1, accelerators: 64 }),
      run({ id: '6', hours: 130, acceleratorsOfHost: 8 }),
      run({ id: '7' }),
      run({ id: '8', hours: 400, acceleratorsOfHost: 8, kinds: ['a100'] }),
      run({ id: '9', hours: 110, accelerators: 64, utilization: { source: gpuBusy, value: 50 } }),
      run({ id: '10', hours: 110, accelerators: 64, kinds: ['h100', 'B', 'C', 'D', 'E'] }),
      run({ ending: 'failed' }),
      run({ name: 'other' }),
      run({ name: 'other' }),
    ]
    expect(textActual(reportOf(jobs, runs))).toMatchSnapshot()
  })

  it('tells no more than there is to tell', () => {
    const busy = { utilization: { source: 'busy', value: 50 }, accelerators: 64 }
    expect(textActual(reportOf(h100, [run({ hours: likelyHours, ...busy })]))).toMatchSnapshot()
    expect(textActual(reportOf(jobOn('tpu-v5e'), [run({ ending: 'failed' })]))).toMatchSnapshot()
    const ethernet = 'interconnect: ethernet, parallelism: { data: 512 }'
    const slow = jobOn(`{ accelerator: h100-80gb-sxm, count: 512, nodes: 64, ${ethernet} }`)
    const { estimate } = comparedWith(slow, {})
    const hours = (estimate as NonNullable<typeof estimate>).likelyHours * 0.9
    expect(textActual(reportOf(slow, [run({ hours, accelerators: 512 })]))).toContain('so its MFU is unknown')
  })

  it('says how many runs are missing, and what the policy has', () => {
    expect(textActual(reportOf(h100, taking(1)))).toContain(
      '2 more completed runs with a known MFU are needed (1 so far).',
    )
    const text = textActual(reportOf(h100, taking(1, 1, 30), thresholdsOf('thresholds: { mfu: [20%, 45%] }')))
    expect(text).toContain('For the policy, which has an mfu of 20% to 45%, from 3 runs:')
    expect(text).toContain('this would not narrow the estimates')
  })

  it('shows the words of strangers on one line, without what a terminal obeys', () => {
    const evil = `x\n::error::y\r##[add-mask]z \u001b[2J\u202e${'a'.repeat(200)}`
    const runs = [
      run({ id: evil, kinds: [evil], utilization: { source: evil, value: 1 } }),
      run({ name: evil }),
      run({ name: `${evil}2` }),
    ]
    const text = textActual(actualReport({ format: 'test', runs }, joinedRuns(runs, h100), thresholds))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that must not occur
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]|^\s*::|##\[/m)
    expect(text.split('\n').length).toBeLessThan(16)
    expect(text).toContain('a…')
    expect(text).not.toContain('a'.repeat(101))
    expect(textActual(reportOf(h100, [run({ name: 'a'.repeat(100) })]))).not.toContain('…')
  })

  it('says which jobs a name may be of, and of what nothing is known', () => {
    const jobs = ['a.yml', 'b.yml', 'c.yml', 'd.yml'].map((path) => ({ ...h100[0], path }) as DeclaredJob)
    const text = textActual(reportOf(jobs, [run(), run({ name: '' })]))
    expect(text).toContain('pretrain: may be pretrain (a.yml), pretrain (b.yml) or pretrain (c.yml)')
    expect(text).not.toContain('d.yml)')
    expect(text).toContain('(no name)')
    expect(textActual(reportOf(jobOn('h100'), [run({ hours: 3 })]))).toContain('none, hardware.count not declared')
    expect(textActual(reportOf(h100, taking(1)))).not.toMatch(/…|may be|no name/)
  })

  it('has no more lines for many runs and names than one can read', () => {
    const many = Array.from({ length: 1000 }, (_, number) => number)
    const runs = [...taking(...many.map(() => 1)), ...many.map((number) => run({ name: `other ${number}x` }))]
    const text = textActual(reportOf(h100, runs))
    expect(text).toContain('… and 980 more runs')
    expect(text).toContain('… and 980 more names')
    expect([text.match(/^ {2}pretrain: /gm)?.length, text.match(/^ {2}other /gm)?.length]).toEqual([20, 20])
    const readable = textActual(reportOf(h100, [...runs.slice(0, 20), ...runs.slice(-20)]))
    expect(readable).not.toContain('…')
  })
})
