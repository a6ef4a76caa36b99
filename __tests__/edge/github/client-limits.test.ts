import { beforeEach, describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import type { GitHubAnswer } from '../../../src/edge/github/answer.ts'
import { type Clock, GitHubClient, type Limits, type Send } from '../../../src/edge/github/client.ts'

// The client alone: what it sends, when, and for how long. client.test.ts covers faults of the server.

/** A clock that advances only for waits. */
class StillClock implements Clock {
  time = 1_750_000_000_000
  readonly waited: number[] = []

  now(): number {
    return this.time
  }

  async sleep(milliseconds: number): Promise<void> {
    this.waited.push(milliseconds / 1000)
    this.time += milliseconds
  }

  pass(seconds: number): void {
    this.time += seconds * 1000
  }
}

const good: GitHubAnswer = { status: 200, data: { word: 'good' }, headers: {} }
const missing: GitHubAnswer = { status: 404, data: {}, headers: {} }
const limit = (seconds: number): GitHubAnswer => ({ status: 429, data: {}, headers: { 'retry-after': seconds } })
const answer = z.object({ word: z.string() })
const reading = { route: 'GET /thing', parameters: { a: 1 }, answer }
const writing = { route: 'POST /things', parameters: { b: 2 }, answer }

let clock: StillClock
let sent: Parameters<Send>[]
/** The answers in order, then only good ones. Errors are thrown. */
let answers: (GitHubAnswer | Error)[]
/** Seconds per answer. */
let seconds: number

beforeEach(() => {
  clock = new StillClock()
  sent = []
  answers = []
  seconds = 0
})

const clientWith = (limits: Partial<Limits> = {}): GitHubClient =>
  new GitHubClient(
    async (...request) => {
      sent.push(request)
      clock.pass(seconds)
      const next = answers.shift() ?? good
      if (next instanceof Error) throw next
      return next
    },
    clock,
    limits,
  )
const lost = new Error('The socket hung up.')

describe('the time', () => {
  it('for one call is that of a call, or what is left of all', async () => {
    const client = clientWith({ callSeconds: 8, allSeconds: 12 })
    // It starts with the first call, regardless of the time before.
    clock.pass(1000)
    seconds = 4.9995
    expect(await client.read(reading)).toEqual({ word: 'good' })
    await client.read(reading)
    await client.read(reading)
    expect(sent).toEqual([
      ['GET /thing', { a: 1 }, 8000],
      ['GET /thing', { a: 1 }, 7001],
      ['GET /thing', { a: 1 }, 2001],
    ])
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'out of budget' })
    expect(sent).toHaveLength(3)
  })

  it('is over at its last second, and no call is made then', async () => {
    const client = clientWith({ allSeconds: 5 })
    seconds = 5
    await client.read(reading)
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'out of budget' })
    expect(sent).toHaveLength(1)
  })

  it('of a call is fifteen seconds, and of all of them two minutes', async () => {
    const client = clientWith()
    seconds = 30
    for (let call = 0; call < 4; call++) await client.read(reading)
    expect(sent.map(([, , milliseconds]) => milliseconds)).toEqual([15_000, 15_000, 15_000, 15_000])
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'out of budget' })
  })

  it('passes where there is enough of it', async () => {
    const client = clientWith({ allSeconds: 10 })
    for (const none of [0, -1]) await client.pause(none)
    expect(clock.waited).toEqual([])
    await client.pause(10)
    await expect(client.pause(0.1)).rejects.toMatchObject({ ending: 'out of budget' })
    expect(clock.waited).toEqual([10])
    // Calls that the verdict needs wait anyway.
    await client.sleep(7)
    expect(clock.waited).toEqual([10, 7])
  })
})

describe('the number of calls', () => {
  it('counts every call, and is never less than none', async () => {
    const client = clientWith({ calls: 3 })
    expect(client.callsLeft).toBe(3)
    answers = [lost, missing]
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'not found' })
    expect(client.callsLeft).toBe(1)
    await client.write(writing)
    for (const call of [reading, writing])
      await expect(client.read(call)).rejects.toMatchObject({ ending: 'out of budget' })
    expect(sent).toHaveLength(3)
    await client.request('GET /policy', {})
    expect(client.callsLeft).toBe(0)
  })

  it('is 25', () => {
    expect(clientWith().callsLeft).toBe(25)
  })
})

describe('what the verdict needs', () => {
  it('is asked whatever the budget, once, and brings what came', async () => {
    const client = clientWith({ calls: 1, allSeconds: 1, callSeconds: 3 })
    seconds = 2
    await client.read(reading)
    answers = [missing, lost]
    expect(await client.request('GET /policy', { c: 3 })).toBe(missing)
    await expect(client.request('GET /policy', {})).rejects.toBe(lost)
    expect(await client.request('GET /policy', {})).toBe(good)
    expect(sent[1]).toEqual(['GET /policy', { c: 3 }, 3000])
    expect(sent).toHaveLength(4)
  })
})

describe('a call that failed', () => {
  it.each<[string, (GitHubAnswer | Error)[], number[], string | undefined]>([
    ['a loss', [lost], [1], undefined],
    ['two losses', [lost, lost], [1, 4], undefined],
    ['three losses', [lost, lost, lost], [1, 4], 'unreachable'],
    ['a loss, a limit and a loss', [lost, limit(7), lost], [1, 7], 'unreachable'],
    ['three limits', [limit(7), limit(8), limit(9)], [7, 8], 'too often'],
    ['a refusal', [missing], [], 'not found'],
    ['a loss and a refusal', [lost, missing], [1], 'not found'],
  ])('is asked again after %s', async (_, faults, waited, ending) => {
    answers = [...faults]
    const result = clientWith().read(reading)
    await (ending === undefined
      ? expect(result).resolves.toEqual({ word: 'good' })
      : expect(result).rejects.toMatchObject({ ending }))
    expect(clock.waited).toEqual(waited)
    expect(sent).toHaveLength(ending === undefined ? faults.length + 1 : faults.length)
  })

  it.each<[string, (GitHubAnswer | Error)[], number[], string | undefined]>([
    ['a loss', [lost], [], 'lost'],
    ['a limit', [limit(7)], [7], undefined],
    ['a limit and a loss', [limit(7), lost], [7], 'lost'],
  ])('is written again after %s only where nothing was done', async (_, faults, waited, ending) => {
    answers = [...faults]
    const result = clientWith().write(writing)
    await (ending === undefined
      ? expect(result).resolves.toEqual({ word: 'good' })
      : expect(result).rejects.toMatchObject({ ending }))
    expect(clock.waited).toEqual(waited)
  })

  it('keeps nobody else from calling', async () => {
    const client = clientWith()
    answers = [missing]
    const [first, second] = await Promise.allSettled([client.read(reading), client.read(reading)])
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('writes', () => {
  it('are a second apart, from the end of one to the beginning of the next', async () => {
    const client = clientWith()
    seconds = 3
    await client.write(writing)
    await client.write(writing)
    expect(clock.waited).toEqual([1])
    clock.pass(0.4)
    await client.write(writing)
    expect(clock.waited[1]).toBeCloseTo(0.6)
    clock.pass(1)
    await client.write(writing)
    expect(clock.waited).toHaveLength(2)
  })

  it('wait for one that failed, and for no read', async () => {
    const client = clientWith()
    answers = [lost]
    await expect(client.write(writing)).rejects.toMatchObject({ ending: 'lost' })
    clock.pass(0.75)
    await client.read(reading)
    await client.write(writing)
    expect(clock.waited).toEqual([0.25])
  })
})

describe('a limit', () => {
  it('of a minute is waited for, and of more is not', async () => {
    answers = [limit(60)]
    await clientWith().read(reading)
    expect(clock.waited).toEqual([60])
    answers = [limit(61)]
    await expect(clientWith().read(reading)).rejects.toMatchObject({ ending: 'too often' })
    expect(clock.waited).toEqual([60])
  })

  it('is not waited for beyond the time that is left', async () => {
    answers = [limit(30), limit(31)]
    await clientWith({ allSeconds: 30, waitSeconds: 100 })
      .read(reading)
      .catch(() => undefined)
    expect(clock.waited).toEqual([30])
  })

  it('holds for all calls until it ends', async () => {
    const client = clientWith()
    answers = [limit(70)]
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'too often' })
    clock.pass(5)
    // 65 seconds of waiting remain.
    await expect(client.write(writing)).rejects.toMatchObject({ ending: 'too often' })
    clock.pass(10)
    await client.read(reading)
    expect(clock.waited).toEqual([55])
    await client.read(reading)
    expect(clock.waited).toEqual([55])
    expect(sent).toHaveLength(3)
  })

  it('that outlasts its third answer is waited for by the next call', async () => {
    const client = clientWith()
    answers = [limit(1), limit(2), limit(3)]
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'too often' })
    await client.read(reading)
    expect(clock.waited).toEqual([1, 2, 3])
  })
})
