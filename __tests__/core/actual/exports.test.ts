import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readExport } from '../../../src/core/actual/exports/read-export.ts'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'

// Sources of the formats: sacct(1) and the data_parser schemas of Slurm's REST API (`sacct --json`, 21.08 and 24.05),
// the public API of W&B (`Api().runs()`) and the CSV of its runs table, the REST API of MLflow (`runs/search`) and
// `mlflow experiments csv`.

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/actual/${name}`, import.meta.url), 'utf8')
const read = (name: string) => readExport(name, fixture(name))

const slurmed = (id: string, name: string, ending: string, hours: number, accelerators = 64) =>
  expect.objectContaining({ id, name, ending, hours, accelerators, kinds: ['h100'] })

describe('an export', () => {
  it('of sacct --json, 21.08', () => {
    expect(read('sacct-21.08.json')).toEqual({
      format: 'sacct --json',
      runs: [
        { id: 'alpha:4711', name: 'pretrain-7b', ending: 'completed', hours: 125, accelerators: 64, kinds: [] },
        { id: 'alpha:4712', name: 'pretrain-7b', ending: 'failed', hours: 1, accelerators: 64, kinds: [] },
      ],
    })
  })

  it('of sacct --json, 24.05: states are lists, numbers are wrapped, GPUs have a type', () => {
    const { runs } = read('sacct-24.05.json')
    expect(runs).toEqual([
      slurmed('alpha:5001', 'pretrain-7b', 'completed', 120),
      slurmed('alpha:5002', 'pretrain-7b-2', 'completed', 130),
      slurmed('alpha:5003', 'pretrain-7b', 'completed', 280, 32),
      slurmed('alpha:5004', 'pretrain-7b', 'cancelled', 1 / 60),
      slurmed('alpha:5005', 'tokenize', 'completed', 2, 8),
    ])
    expect(runs[0]?.utilization).toEqual({ source: 'gres/gpuutil', value: 744 })
  })

  it('of sacct --parsable2: steps are no runs', () => {
    const { format, runs } = read('sacct.txt')
    expect(format).toBe('sacct table')
    expect(runs).toEqual([
      slurmed('5001', 'pretrain-7b', 'completed', 120),
      slurmed('5002', 'pretrain-7b-2', 'completed', 130),
      slurmed('5003', 'pretrain-7b', 'completed', 280, 32),
      slurmed('5004', 'pretrain-7b', 'cancelled', 1 / 60),
      expect.objectContaining({ ending: 'timed out' }),
      slurmed('5005', 'tokenize', 'completed', 2, 8),
    ])
    expect(runs.map(({ utilization }) => utilization?.value)).toEqual([744, ...Array(5).fill(undefined)])
  })

  it('of W&B as JSON lines: the count is of one host, unless the configuration says more', () => {
    const kinds = ['NVIDIA H100 80GB HBM3']
    const utilization = { source: 'system.gpu.*.gpu', value: 96 }
    expect(read('wandb.jsonl')).toEqual({
      format: 'W&B JSON',
      runs: [
        {
          ...{ id: '1ab2cd3e', name: 'pretrain-7b', ending: 'completed', hours: 120 },
          ...{ accelerators: 64, acceleratorsOfHost: 8, kinds, utilization },
        },
        {
          ...{ id: '9zz8yy7x', name: 'pretrain-7b-a1b2c3d', ending: 'completed', hours: 125 },
          ...{ acceleratorsOfHost: 8, kinds, utilization },
        },
        expect.objectContaining({ name: 'dainty-sweep-1', ending: 'failed' }),
      ],
    })
  })

  it('of W&B as CSV', () => {
    expect(read('wandb.csv')).toEqual({
      format: 'W&B CSV',
      runs: [
        {
          ...{ name: 'pretrain-7b', ending: 'completed', hours: 120, acceleratorsOfHost: 8 },
          kinds: ['NVIDIA H100 80GB HBM3'],
        },
        expect.objectContaining({ name: 'pretrain-7b-2', ending: 'failed', acceleratorsOfHost: 8 }),
      ],
    })
  })

  it.each([
    ['mlflow.json', 'MLflow JSON', 96, 120],
    ['mlflow.csv', 'MLflow CSV', 98, 120 + 0.5 / 3600],
  ])('of MLflow: %s', (file, format, value, hours) => {
    const { runs, ...found } = read(file)
    expect(found).toEqual({ format })
    expect(runs[0]).toMatchObject({ id: '6c8f', name: 'pretrain-7b', ending: 'completed', accelerators: 64, kinds: [] })
    expect(runs[0]?.hours).toBeCloseTo(hours, 9)
    expect(runs[0]?.utilization).toEqual({ source: 'system/gpu_*_utilization_percentage', value })
    expect(runs[1]).toMatchObject({ name: 'brawny-hog-12', ending: file === 'mlflow.csv' ? 'not ended' : 'cancelled' })
  })

  it('of `mlflow runs describe` has mappings for lists', () => {
    const [run] = JSON.parse(fixture('mlflow.json')).runs
    const described = { info: run.info, data: { metrics: {}, params: { world_size: '8' }, tags: {} } }
    expect(readExport('run.json', JSON.stringify(described)).runs).toMatchObject([{ accelerators: 8, hours: 120 }])
  })
})

describe('a job of sacct --json', () => {
  const job = { job_id: 1, name: 'a', state: { current: 'COMPLETED' }, time: { elapsed: 3600 } }
  it.each([
    ['a part of a heterogeneous job', { het: { job_id: { set: true, infinite: false, number: 7 } } }, 'unknown', 1],
    ['no part of one', { het: { job_id: { set: false, infinite: false, number: 7 } } }, 'completed', 1],
    ['a job with flags beside its state', { state: { current: ['LAUNCH', 'FAILED'] } }, 'failed', 1],
    ['a wrapped number', { time: { elapsed: { set: true, infinite: false, number: 7200 } } }, 'completed', 2],
    ['a number that is not set', { time: { elapsed: { set: false, number: 0 } } }, 'completed', undefined],
    ['more hours than anybody has', { time: { elapsed: 1e106 } }, 'completed', undefined],
  ])('may be %s', (_, more, ending, hours) => {
    const [run] = readExport('x', JSON.stringify({ jobs: [{ ...job, ...more }] })).runs
    expect([run?.ending, run?.hours]).toEqual([ending, hours])
  })
})

const sacct = (rows: string) => readExport('sacct.txt', `JobID|JobName|State|Elapsed|AllocTRES\n${rows}`).runs

describe('a table of sacct', () => {
  it.each([
    ['1-00:00:00', 24],
    ['02:30:00', 2.5],
    ['30:00', 0.5],
    ['00:00:00', undefined],
    ['INVALID', undefined],
    ['', undefined],
  ])('has the elapsed time %s', (elapsed, hours) => {
    expect(sacct(`1|a|COMPLETED|${elapsed}|`)[0]?.hours).toBe(hours)
  })

  it.each([
    ['gres/gpu=8', 8, []],
    ['gres/gpu:h100=4,gres/gpu:a100=4', 8, ['h100', 'a100']],
    ['gres/gpumem=80G,gres/gpuutil=0,gres/gpu=1', 1, []],
    ['cpu=8,mem=1G', undefined, []],
  ])('has the GPUs of %s', (tres, accelerators, kinds) => {
    expect(sacct(`1|a|COMPLETED|01:00:00|${tres}`)[0]).toMatchObject({ accelerators, kinds })
  })

  it('has a job that was requeued once, as it was last', () => {
    expect(sacct('1|a|NODE_FAIL|01:00:00|\n1|a|COMPLETED|02:00:00|\n2_1|a|COMPLETED|03:00:00|')).toMatchObject([
      { id: '1', ending: 'completed', hours: 2 },
      { id: '2_1', hours: 3 },
    ])
  })

  it.each(['123+0', '123+1'])('has no run for the part %s of a heterogeneous job', (id) => {
    expect(sacct(`${id}|a|COMPLETED|01:00:00|`)[0]?.ending).toBe('unknown')
  })

  it('may be CSV in quotes', () => {
    const csv = 'JobID,JobName,State,ElapsedRaw,AllocTRES\r\n7,a,COMPLETED,3600,"cpu=1,gres/gpu=2"\r\n'
    expect(readExport('x', csv).runs).toMatchObject([{ id: '7', hours: 1, accelerators: 2 }])
  })

  it.each(['constructor', '__proto__', 'toString', ''])('has no ending for the state %j', (state) => {
    expect(sacct(`1|a|${state}|01:00:00|`)[0]?.ending).toBe('unknown')
  })
})

describe('another text', () => {
  it.each([
    ['nothing', '', 'x is not an export of runs.'],
    ['words', 'hello\nworld\n', 'x is not an export of runs.'],
    ['sacct without its header', '1|a|COMPLETED|01:00:00|\n2|b|COMPLETED|1|\n', 'x is not an export of runs.'],
    ['JSON of something else', '{"a": 1}', 'x is not an export of runs.'],
    ['an empty list', '[]', 'x is not an export of runs.'],
    ['a list of null', '[null]', 'x is not an export of runs.'],
    ['JSON that is cut off', '{"jobs": [', 'x is neither JSON nor JSON lines (line 1).'],
    ['lines that are cut off', '{"state":"x"}\n{"sta', 'x is neither JSON nor JSON lines (line 2).'],
    [
      'jobs of another scheduler',
      '{"jobs": [{"id": 1}]}',
      'x is not runs of sacct --json as they are known (at jobs.0.',
    ],
    ['a run without times', '{"runs": [{"info": 1}]}', 'x is not runs of MLflow as they are known (at 0.info).'],
  ])('is refused: %s', (_, text, words) => {
    const reading = () => readExport('x', text)
    expect(reading).toThrow(UnusableInput)
    expect(reading).toThrow(words)
  })
})
