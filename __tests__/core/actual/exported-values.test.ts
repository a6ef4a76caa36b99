import { describe, expect, it } from '@jest/globals'
import { count, figure, hoursOf } from '../../../src/core/actual/exports/numbers.ts'
import { readExport } from '../../../src/core/actual/exports/read-export.ts'
import type { Ending, Run } from '../../../src/core/actual/run.ts'

const read = (text: unknown): readonly Run[] =>
  readExport('x', typeof text === 'string' ? text : JSON.stringify(text)).runs
const first = (text: unknown): Run => read(text)[0] as Run
const table = (columns: string, row: string): Run => first(`${columns}\n${row}\n`)

describe('a number of an export', () => {
  it.each([
    ...[0, 1, 0.5, 1e300].map((value) => [value, value] as const),
    ['0', 0],
    ['12', 12],
    ['1.25', 1.25],
    ['123456789012345', 123456789012345],
    ['1234567890123456', undefined],
    ...['', 'x', '1x', 'x1', '-1', '1.', '.5', '1e3', ' 1'].map((value) => [value, undefined] as const),
    ...[-1, Number.NaN, Number.POSITIVE_INFINITY, null, true, [1], {}].map((value) => [value, undefined] as const),
  ])('%j is %j', (value, expected) => expect(figure(value)).toBe(expected))

  it.each([
    [1, 1],
    ['8', 8],
    [10_000_000, 10_000_000],
    ...[10_000_001, 0, 1.5, '', undefined].map((value) => [value, undefined] as const),
  ])('of accelerators, %j, is %j', (value, expected) => expect(count(value)).toBe(expected))

  it.each([
    [3600, 1],
    ['1800', 0.5],
    [3600e6, 1_000_000],
    ...[3600e6 + 1, 0, -1, undefined, 'x'].map((value) => [value, undefined] as const),
  ])('of seconds, %j, is %j hours', (value, expected) => expect(hoursOf(value)).toBe(expected))
})

describe('the ending of a run', () => {
  const slurm: Record<Ending, string> = {
    completed: 'COMPLETED',
    failed: 'FAILED NODE_FAIL BOOT_FAIL LAUNCH_FAILED OUT_OF_MEMORY',
    'timed out': 'TIMEOUT DEADLINE',
    cancelled: 'CANCELLED REVOKED',
    preempted: 'PREEMPTED',
    'not ended': 'RUNNING COMPLETING PENDING CONFIGURING REQUEUED REQUEUE_HOLD SUSPENDED RESIZING',
    unknown: 'completed OTHER',
  }
  const wandb: Partial<Record<Ending, string>> = {
    completed: 'finished',
    failed: 'failed crashed',
    cancelled: 'killed',
    preempted: 'preempted preempting',
    'not ended': 'running pending',
    unknown: 'FINISHED other',
  }
  const mlflow: Partial<Record<Ending, string>> = {
    completed: 'FINISHED',
    failed: 'FAILED',
    cancelled: 'KILLED',
    'not ended': 'RUNNING SCHEDULED',
    unknown: 'finished OTHER',
  }
  const states = (of: Partial<Record<Ending, string>>) =>
    Object.entries(of).flatMap(([ending, words]) => words.split(' ').map((state) => [state, ending] as const))

  it.each(states(slurm))('in Slurm, %s, is %s', (state, ending) => {
    expect(table('JobID|JobName|State|Elapsed', `1|a|${state}|01:00:00`).ending).toBe(ending)
    expect(table('JobID|JobName|State|Elapsed', `1|a| ${state} by 1000|01:00:00`).ending).toBe(ending)
  })
  it.each(states(wandb))('in W&B, %s, is %s', (state, ending) => {
    expect(first([{ name: 'a', state, summary: {} }]).ending).toBe(ending)
    expect(table('Name,State,Runtime', `a,${state},1`).ending).toBe(ending)
  })
  it.each(states(mlflow))('in MLflow, %s, is %s', (status, ending) => {
    expect(first([{ info: { status }, data: {} }]).ending).toBe(ending)
    expect(table('run_id,status,start_time,end_time', `1,${status},1,2`).ending).toBe(ending)
  })
})

describe('a run of W&B', () => {
  const run = (more: object): Run => first([{ name: 'a', state: 'finished', ...more }])

  it.each<[string, object, string]>([
    ['its name to people', { display_name: 'b', displayName: 'c' }, 'b'],
    ['the same of the other API', { displayName: 'c' }, 'c'],
    ['its own', {}, 'a'],
    ['nothing', { name: null }, ''],
  ])('is called by %s', (_, more, name) => expect(run(more).name).toBe(name))

  it('has no ending that it does not tell', () => expect(run({ state: null }).ending).toBe('unknown'))

  it.each<[string, object, number | undefined]>([
    ['the whole run', { summary: { '_wandb.runtime': 3600, _wandb: { runtime: 7200 }, _runtime: 10_800 } }, 1],
    ['the whole run, nested', { summary: { _wandb: { runtime: 7200 }, _runtime: 10_800 } }, 2],
    ['to the last values', { summary: { _runtime: 10_800 } }, 3],
    ['in the text of JSON', { summaryMetrics: '{"_runtime": 3600}' }, 1],
    ['in a text that is none', { summaryMetrics: '{"_runtime"' }, undefined],
    ['in the summary before other parts', { summary: { _runtime: 3600 }, summary_metrics: { _runtime: 7200 } }, 1],
  ])('took the hours of %s', (_, more, hours) => expect(run(more).hours).toBe(hours))

  it.each<[object, number | undefined]>([
    [{ world_size: 8 }, 8],
    [{ WORLD_SIZE: '16' }, 16],
    [{ world_size: { value: 4 } }, 4],
    [{ world_size: null }, undefined],
  ])('has the accelerators of the configuration %j', (config, accelerators) => {
    expect(run({ config }).accelerators).toBe(accelerators)
  })

  it('has each kind of its host once', () => {
    const metadata = {
      gpu: 'A',
      gpu_type: 'B',
      gpu_nvidia: [{ name: 'A' }, { name: 'C' }],
      gpu_amd: [{ name: 'D' }, null],
    }
    expect(run({ metadata }).kinds).toEqual(['A', 'B', 'C', 'D'])
    expect(run({ metadata: { gpu: 1 } }).kinds).toEqual([])
  })

  it('has the mean of the GPUs of its host', () => {
    const metrics = { 'system.gpu.0.gpu': 80, 'system/gpu.12.gpu': '90', 'system.gpu.1.gpu': 'x' }
    const others = { 'other.system.gpu.0.gpu': 1, 'system.gpu.0.gpuTemp': 1, 'system.gpu.x.gpu': 1 }
    expect(run({ systemMetrics: { ...metrics, ...others } }).utilization).toEqual({
      source: 'system.gpu.*.gpu',
      value: 85,
    })
    expect(run({ system_metrics: others }).utilization).toBeUndefined()
  })

  it('may be a row', () => {
    expect(table('ID,Name,State,Runtime,world_size,GPU Count,GPU Type', '7,a,finished,3600,16,8,H100')).toMatchObject({
      ...{ id: '7', name: 'a', hours: 1, accelerators: 16, acceleratorsOfHost: 8, kinds: ['H100'] },
    })
    expect(table('Name,State,Runtime', ',,3600')).toMatchObject({ name: '', ending: 'unknown', kinds: [] })
  })

  it.each(['Name,State', 'Name,Runtime', 'State,Runtime'])('is none under the columns %s', (columns) => {
    expect(() => read(`${columns}\na,b\n`)).toThrow('is not an export of runs')
  })
})

describe('a run of MLflow', () => {
  const run = (info: object, data: object = {}): Run => first([{ info, data }])

  it.each<[object, object, string]>([
    [{ run_name: 'a' }, { tags: [{ key: 'mlflow.runName', value: 'b' }] }, 'a'],
    [{}, { tags: [{ key: 'mlflow.runName', value: 'b' }] }, 'b'],
    [{}, { tags: [{ key: 'mlflow.runName', value: 7 }] }, ''],
    [{}, {}, ''],
  ])('of %j and %j is called %j', (info, data, name) => expect(run(info, data).name).toBe(name))

  it.each([
    [{ start_time: 0, end_time: 3_600_000 }, 1],
    [{ start_time: 3_600_000 }, undefined],
    [{ end_time: 3_600_000 }, undefined],
  ])('of the times %j took %j hours', (info, hours) => expect(run(info).hours).toBe(hours))

  it('has no ending that it does not tell', () => expect(run({}).ending).toBe('unknown'))

  it('has the mean of its GPUs', () => {
    const metric = (key: string, value: unknown) => ({ key, value })
    const metrics = [
      ...[metric('system/gpu_0_utilization_percentage', 80), metric('system/gpu_12_utilization_percentage', 90)],
      ...[metric('system/gpu_1_utilization_percentage', 'x'), metric('my/system/gpu_0_utilization_percentage', 1)],
      ...[metric('system/gpu_0_utilization_percentage_max', 1), metric('system/gpu_x_utilization_percentage', 1)],
    ]
    expect(run({}, { metrics }).utilization?.value).toBe(85)
  })

  it.each([
    ['0', '3600000', 1],
    ['2026-03-01 12:00:00', '2026-03-01 13:00:00', 1],
    ['2026-03-01T12:00:00Z', '2026-03-01T12:30:00.000000+00:00', 0.5],
    ['2026-03-01 12:00:00+02:00', '2026-03-01 13:00:00+02:00', undefined],
    ['x2026-03-01 12:00:00', '2026-03-01 13:00:00', undefined],
    ['', '2026-03-01 13:00:00', undefined],
  ])('from %s to %s took %j hours', (start, end, hours) => {
    expect(table('run_id,status,start_time,end_time', `1,FINISHED,${start},${end}`).hours).toBe(hours)
  })

  it('may be a row', () => {
    const columns =
      'run_id,status,start_time,end_time,run_name,params.world_size,metrics.system/gpu_0_utilization_percentage'
    expect(table(columns, '1,FINISHED,0,3600000,a,8,50')).toMatchObject({
      ...{ id: '1', name: 'a', accelerators: 8, utilization: { value: 50 } },
    })
    expect(table('run_id,status,start_time', '1,,')).toMatchObject({ name: '', ending: 'unknown' })
  })

  it.each(['run_id,status', 'run_id,start_time', 'status,start_time'])('is none under the columns %s', (columns) => {
    expect(() => read(`${columns}\na,b\n`)).toThrow('is not an export of runs')
  })
})

describe('a row of sacct', () => {
  it.each([
    ['1-02:03:04', 26 + 3 / 60 + 4 / 3600],
    ['00:00:36', 0.01],
    ['01:00.123456', 1 / 60],
    ['x01:00:00', undefined],
    ['01:00:00x', undefined],
    ['01:00:00.x', undefined],
  ])('that elapsed %s has %j hours', (elapsed, hours) => {
    expect(table('JobID|JobName|State|Elapsed', `1|a|COMPLETED|${elapsed}`).hours).toBe(hours)
  })

  it.each([
    ['gres/gpu=8', 8],
    ['other/gres/gpu=8', undefined],
    ['gres/gpu=0', undefined],
    [' gres/gpu=8 , cpu=1', 8],
    ['gres/gpu', undefined],
  ])('with the resources %s has %j accelerators', (tres, accelerators) => {
    expect(table('JobID|JobName|State|Elapsed|AllocTRES', `1|a|COMPLETED|01:00:00|${tres}`).accelerators).toBe(
      accelerators,
    )
  })

  it('has what it asked for where nothing is said of what it got', () => {
    expect(table('JobID|JobName|State|Elapsed|ReqTRES', '1|a|COMPLETED|01:00:00|gres/gpu=8').accelerators).toBe(8)
  })

  it('has its cluster in its id, and the largest figure of its steps', () => {
    const [run, ...others] = read(
      `JobID|JobName|State|Elapsed|Cluster|TRESUsageInAve
1|a|COMPLETED|01:00:00|alpha|
1.0|x|COMPLETED|01:00:00|alpha|gres/gpuutil=100,gres/gpumem=900
1.1|y|COMPLETED|01:00:00|alpha|gres/gpuutil=300
1.2|z|COMPLETED|01:00:00|alpha|gres/gpuutil=200
`,
    )
    expect(others).toEqual([])
    expect(run).toMatchObject({ id: 'alpha:1', utilization: { source: 'gres/gpuutil', value: 300 } })
  })

  it.each(['JobID|State', 'JobName|State'])('is none under the columns %s', (columns) => {
    expect(() => read(`${columns}\na|b\n`)).toThrow('is not an export of runs')
  })
})
