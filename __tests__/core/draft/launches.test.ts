import { describe, expect, it } from '@jest/globals'
import { jobNames, launchesOf, pathsOf } from '../../../src/core/draft/launches.ts'
import type { Observation } from '../../../src/core/evidence/observation/observation.ts'
import type { SurveyedAccelerator } from '../../../src/core/evidence/survey/surveyed-hardware.ts'
import { naming, request, sourceWith } from '../../support/drafts.ts'

const eight = { count: 8 }
const h100 = { accelerator: 'h100' }

/** The files of each launch. */
const launched = (requests: readonly SurveyedAccelerator[], seen: readonly Observation[] = []): string[] =>
  launchesOf(sourceWith(requests, seen)).map((launch) => pathsOf(launch).join(' '))

describe('a launch', () => {
  it('is a request for a kind of hardware, with its name or number', () => {
    const requests = [
      request('a.sh', eight),
      request('b.sh', { ...eight, inferred: true }),
      request('c.sh', { ...h100, kind: undefined } as object),
      request('d.sh'),
      request('e.sh', h100),
      request('f.sh', { ...eight, mentioned: true }),
    ]
    expect(launched(requests)).toEqual(['a.sh', 'e.sh'])
  })

  it('is the only mention, where nothing is requested', () => {
    const mention = (path: string) => request(path, { ...h100, mentioned: true })
    expect(launched([mention('a.md')])).toEqual(['a.md'])
    expect(launched([mention('a.md'), mention('b.md')])).toEqual([])
    expect(launched([mention('a.md'), request('run.sh', eight)])).toEqual(['run.sh'])
  })

  it('is one for each script with the same hardware, and of the settings beside a single one', () => {
    const places = ['b.sh', 'a.sh', 'b.sh', 'c.yaml'].map((path, at) => ({ path, line: at + 1 }))
    const [one, other, more] = launchesOf(sourceWith([request([], { ...eight, jobs: ['x'], places })]))
    expect([one, other, more]).toEqual([
      request([], { ...eight, places: [places[0], places[2]] as typeof places }),
      request([], { ...eight, places: [places[1]] as typeof places }),
      undefined,
    ])
    expect(launched([request(['c.yaml', 'a.sh', 'c.yaml'], eight)])).toEqual(['a.sh c.yaml'])
  })

  it.each<readonly [string, readonly SurveyedAccelerator[], readonly Observation[], readonly string[]]>([
    ['says it again in less words', [request('a.sh', { ...eight, ...h100 }), request('a.sh', eight)], [], ['a.sh']],
    [
      'says another number',
      [request('a.sh', { ...eight, ...h100 }), request('a.sh', { count: 4 })],
      [],
      ['a.sh', 'a.sh'],
    ],
    [
      'is of another job',
      [request('a.sh', { ...eight, jobs: ['a'] }), request('a.sh', { ...h100, jobs: ['b'] })],
      [],
      ['a.sh', 'a.sh'],
    ],
    [
      'is of one job of two',
      [request('a.sh', { ...eight, jobs: ['a'] }), request('a.sh', { ...h100, jobs: ['b', 'a'] })],
      [],
      ['a.sh'],
    ],
    [
      'is of a job, and the other of none',
      [request('a.sh', { ...eight, jobs: ['a'] }), request('a.sh', h100)],
      [],
      ['a.sh'],
    ],
    [
      'is the program that it starts',
      [request('a.sh', eight), request('train.py', h100)],
      naming('a.sh', 'train.py'),
      ['a.sh train.py'],
    ],
    ['is another program', [request('a.sh', eight), request('train.py', h100)], [], ['a.sh', 'train.py']],
    [
      'is a script that it starts on another number',
      [request('a.sh', eight), request('b.sh', { count: 4 })],
      naming('a.sh', 'b.sh'),
      ['a.sh', 'b.sh'],
    ],
    [
      'are settings that it starts, with another number',
      [request('a.sh', eight), request('x.yaml', { count: 4 })],
      naming('a.sh', 'x.yaml'),
      ['a.sh x.yaml'],
    ],
    [
      'are settings of which it starts one',
      [request('a.sh', eight), request(['x.yaml', 'y.yaml'], { count: 4 })],
      naming('a.sh', 'x.yaml'),
      ['a.sh', 'x.yaml y.yaml'],
    ],
    [
      'are settings that two start',
      [request('a.sh', eight), request('b.sh', { ...eight, ...h100 }), request('x.yaml', eight)],
      [...naming('a.sh', 'x.yaml'), ...naming('b.sh', 'x.yaml')],
      ['a.sh', 'b.sh'],
    ],
    [
      'are settings that say less',
      [request('a.sh', { ...eight, ...h100 }), request('x.yaml', eight)],
      [],
      ['a.sh x.yaml'],
    ],
    [
      'are settings that say less than two',
      [
        request('a.sh', { ...eight, ...h100 }),
        request('b.sh', { ...eight, accelerator: 'a100' }),
        request('x.yaml', eight),
      ],
      [],
      ['a.sh', 'b.sh', 'x.yaml'],
    ],
    [
      'are settings of a job that say less',
      [request('a.sh', { ...eight, ...h100 }), request('x.yaml', { ...eight, jobs: ['x'] })],
      [],
      ['a.sh', 'x.yaml'],
    ],
    ['are settings that say the same', [request('x.yaml', eight), request('y.yaml', eight)], [], ['x.yaml', 'y.yaml']],
    ['are settings that say something else', [request('a.sh', eight), request('x.yaml', h100)], [], ['a.sh', 'x.yaml']],
    [
      'is a script that says less',
      [request('a.sh', { ...eight, ...h100 }), request('b.sh', eight)],
      [],
      ['a.sh', 'b.sh'],
    ],
  ])('is one with another or not: that one %s', (_, requests, seen, expected) => {
    expect(launched(requests, seen)).toEqual(expected)
  })

  it('takes of its settings what it does not say itself', () => {
    const settings = request('x.yaml', {
      ...h100,
      count: 4,
      kind: 'tpu',
      certainty: 'hinted',
      jobs: ['b', 'a'],
      spot: true,
    })
    const launch = request('a.sh', { ...eight, jobs: ['a'], topology: undefined } as object)
    expect(launchesOf(sourceWith([launch, settings], naming('a.sh', 'x.yaml')))).toEqual([
      request(['a.sh', 'x.yaml'], { ...eight, ...h100, jobs: ['a', 'b'], spot: true }),
    ])
  })

  it('is one of each hardware in a collection of more than eight', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, at) => request(`r${at}.sh`, { count: 8 + (at % 2), spot: at % 4 > 1 }))
    expect([launched(many(8)).length, launched(many(9)).sort()]).toEqual([8, ['r0.sh', 'r1.sh', 'r2.sh', 'r3.sh']])
  })
})

describe('the first launch', () => {
  it.each<readonly [string, SurveyedAccelerator, SurveyedAccelerator, readonly Observation[]]>([
    ['is the largest', request('a.sh', { count: 16 }), request('b.sh', eight), []],
    ['is the largest of nodes', request('a.sh', { ...h100, perNode: 4, nodes: 4 }), request('b.sh', { count: 15 }), []],
    ['is one node', request('a.sh', { ...h100, perNode: 4 }), request('b.sh', { count: 3 }), []],
    ['is one each', request('a.sh', { ...h100, nodes: 4 }), request('b.sh', { count: 3 }), []],
    ['serves nothing, by its file', request('a.sh', eight), request('serve.sh', { count: 16 }), []],
    ['serves nothing, by its job', request('a.sh', eight), request('b.sh', { count: 16, jobs: ['serve'] }), []],
    ['trains, by its job', request('b.sh', { ...eight, jobs: ['train'] }), request('eval.sh', { count: 16 }), []],
    [
      'serves nothing, by its program',
      request('a.sh', eight),
      request('b.sh', { count: 16 }),
      naming('b.sh', 'serve.py', 'x.yaml'),
    ],
    [
      'trains by one of its programs',
      request('b.sh', { count: 16 }),
      request('a.sh', eight),
      naming('b.sh', 'serve.py', 'train.py'),
    ],
    ['starts what is no program', request('b.sh', { count: 16 }), request('a.sh', eight), naming('b.sh', 'serve.yaml')],
  ])('%s', (_, first, second, seen) => {
    for (const requests of [
      [first, second],
      [second, first],
    ])
      expect(launched(requests, seen)[0]).toBe(first.places[0]?.path)
  })
})

describe('the name of a job', () => {
  it.each<readonly [readonly SurveyedAccelerator[], readonly string[]]>([
    [[request('a.sh', { jobs: ['Pre-train 7B', 'x'] })], ['pre-train-7b']],
    [[request('jobs.d/run.v2.sbatch', { jobs: ['—'] })], ['run-v2']],
    [
      [request('---.sh', h100), request('---.sh', {}), request('---.sh', { kind: undefined } as object)],
      ['h100', 'gpu', 'job'],
    ],
    [[request([], h100)], ['h100']],
    [
      [request('a.sh'), request('b/a.sh'), request('c/a.yaml')],
      ['a', 'a-2', 'a-3'],
    ],
    [[request(`${'x'.repeat(80)}.sh`)], ['x'.repeat(60)]],
    [[request('y.sh', { jobs: [`${'-'.repeat(200)}x`] })], ['y']],
  ])('is that of the files, then of the file or the hardware: %#', (launches, names) => {
    expect(jobNames(launches)).toEqual(names)
  })
})
