import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import type { GitHubClient, Limits } from '../../../src/edge/github/client.ts'
import { contentsThrough } from '../../../src/edge/github/contents.ts'
import { gitHubClient } from '../../../src/edge/github/live-client.ts'
import { patient } from '../../support/patient.ts'
import { ImpatientClock } from '../../support/surfaces.ts'

type Answer = (response: ServerResponse) => void

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
const good = json(200, { word: 'good' })
const page =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>A proxy speaks</h1>')
const reset: Answer = (response) => response.socket?.destroy()
const silence: Answer = () => clock.timeIsUp()
const truncated: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"word": "go')
const slowly: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{', () => clock.timeIsUp())
}

const secondary = 'You have exceeded a secondary rate limit.'
const answer = z.object({ word: z.string() })
const reading = { route: 'GET /thing', parameters: {}, answer }
const writing = { route: 'POST /things', parameters: { a: 1 }, answer }

let server: Server
let clock: ImpatientClock
let answers: Answer[]
let asked: string[]
let address: string

const clientWith = (limits: Partial<Limits> = {}): GitHubClient =>
  gitHubClient('token', address, { betweenWritesSeconds: 0, ...limits }, clock) as GitHubClient

beforeEach(async () => {
  clock = new ImpatientClock()
  answers = []
  asked = []
  server = createServer(patient, (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const next = answers.shift() ?? good
    next(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a read', () => {
  it.each([
    ['an error', json(500, { message: 'Server Error' })],
    ["a proxy's error page", page(502)],
    ["a proxy's page of success", page(200)],
    ['a reset connection', reset],
    ['no answer', silence],
    ['JSON cut short', truncated],
    ['an answer that never ends', slowly],
    ['JSON of another form', json(200, { words: [] })],
  ])('is asked again after %s', async (_, fault) => {
    answers = [fault, fault]
    await expect(clientWith().read(reading)).resolves.toEqual({ word: 'good' })
    expect(asked).toHaveLength(3)
    expect(clock.waited).toEqual([1, 4])
  })

  it('gives up after three times', async () => {
    answers = [reset, reset, reset]
    await expect(clientWith().read(reading)).rejects.toMatchObject({
      ending: 'unreachable',
      message: 'GitHub gave no answer.',
    })
    expect(asked).toHaveLength(3)
  })

  it.each([
    [401, 'not permitted'],
    [403, 'not permitted'],
    [404, 'not found'],
    [410, 'not found'],
    [422, 'not accepted'],
  ])('is not asked again after a refusal (%s)', async (status, ending) => {
    answers = [json(status, { message: 'Resource not accessible by integration' })]
    await expect(clientWith().read(reading)).rejects.toMatchObject({
      ending,
      message: expect.stringContaining(`(${status}, "Resource not accessible by integration")`),
    })
    expect(asked).toHaveLength(1)
  })

  it("quotes no command for the runner from GitHub's words", async () => {
    answers = [json(422, { message: `::error::x\n##[add-mask]y ${'z'.repeat(5000)}` })]
    const failure = await clientWith()
      .read(reading)
      .catch((error: Error) => error.message)
    expect(failure).not.toMatch(/::error|##\[|\n/)
    expect(String(failure).length).toBeLessThan(300)
  })
})

describe('a write', () => {
  it.each([
    ['an error', json(500, { message: 'Server Error' })],
    ["a proxy's error page", page(502)],
    ["a proxy's page of success", page(200)],
    ['a reset connection', reset],
    ['no answer', silence],
    ['JSON cut short', truncated],
    ['an answer that never ends', slowly],
  ])('is never sent again after %s', async (_, fault) => {
    answers = [fault]
    await expect(clientWith().write(writing)).rejects.toMatchObject({ ending: 'lost' })
    expect(asked).toEqual(['POST /things'])
  })

  it('is sent again where GitHub did nothing', async () => {
    answers = [json(429, {}, { 'retry-after': '7' }), json(403, { message: secondary }, { 'retry-after': '9' })]
    await expect(clientWith().write(writing)).resolves.toEqual({ word: 'good' })
    expect(asked).toHaveLength(3)
    expect(clock.waited).toEqual([7, 9])
  })

  it('waits for a second after the one before, and for no read', async () => {
    const client = clientWith({ betweenWritesSeconds: 1 })
    await client.read(reading)
    await client.write(writing)
    await client.read(reading)
    expect(clock.waited).toEqual([])
    await client.write(writing)
    expect(clock.waited).toEqual([1])
  })
})

describe('a limit', () => {
  it('without a time is waited for a minute', async () => {
    answers = [json(403, { message: secondary })]
    await clientWith().write(writing)
    expect(clock.waited).toEqual([60])
  })

  it('is waited for until it is over', async () => {
    const reset = String(Math.floor(clock.now() / 1000) + 20)
    answers = [
      json(403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }),
    ]
    await clientWith().read(reading)
    expect(clock.waited).toHaveLength(1)
    expect(clock.waited[0]).toBeGreaterThan(19)
    expect(clock.waited[0]).toBeLessThanOrEqual(21)
  })

  it('of more than a minute ends all calls at once', async () => {
    const client = clientWith()
    answers = [json(429, {}, { 'retry-after': '61' })]
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'too often' })
    await expect(client.write(writing)).rejects.toMatchObject({ ending: 'too often' })
    expect(asked).toHaveLength(1)
    expect(clock.waited).toEqual([])
  })

  it('that does not end is given up', async () => {
    answers = Array.from({ length: 9 }, () => json(429, {}, { 'retry-after': '1' }))
    await expect(clientWith().write(writing)).rejects.toMatchObject({ ending: 'too often' })
    expect(asked).toHaveLength(3)
  })

  it('is none where GitHub only forbids', async () => {
    answers = [json(403, { message: 'Resource not accessible by integration' }, { 'x-ratelimit-remaining': '900' })]
    await expect(clientWith().write(writing)).rejects.toMatchObject({ ending: 'not permitted' })
    expect(clock.waited).toEqual([])
  })
})

describe('the budget', () => {
  it('ends after 25 calls, those that failed too', async () => {
    const client = clientWith()
    answers = [reset]
    for (let call = 0; call < 24; call++) await client.read(reading)
    expect(client.callsLeft).toBe(0)
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'out of budget' })
    expect(asked).toHaveLength(25)
  })

  it('ends after 120 seconds', async () => {
    const client = clientWith()
    answers = [json(429, {}, { 'retry-after': '59' }), json(429, {}, { 'retry-after': '59' })]
    await client.read(reading)
    answers = [json(429, {}, { 'retry-after': '5' })]
    await expect(client.read(reading)).rejects.toMatchObject({ ending: 'too often' })
    await clock.sleep(3000)
    await expect(client.read(reading)).rejects.toMatchObject({ ending: expect.stringMatching(/budget|too often/) })
    expect(asked).toHaveLength(4)
  })

  it('is never a reason not to read a policy', async () => {
    const client = clientWith({ calls: 1 })
    await client.read(reading)
    answers = [
      (response) => response.writeHead(200, { 'content-type': 'application/vnd.github.raw+json' }).end('rules: {}'),
    ]
    const file = await contentsThrough(client).fileAt('acme/training', 'a'.repeat(40), 'a {b}.yml')
    expect(new TextDecoder().decode(file as Uint8Array)).toBe('rules: {}')
    expect(asked[1]).toBe(`GET /repos/acme/training/contents/a%20%7Bb%7D.yml?ref=${'a'.repeat(40)}`)
  })
})

it('a call has the time of its limit, and no more', async () => {
  answers = [() => {}]
  const client = gitHubClient('token', address, { callSeconds: 0.01 }) as GitHubClient
  await expect(client.write(writing)).rejects.toMatchObject({ ending: 'lost' })
})

it('one call is made after another', async () => {
  let open = 0
  let most = 0
  const watched: Answer = (response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      good(response)
    }, 20)
  }
  answers = [watched, watched, watched, watched]
  const client = clientWith()
  await Promise.all([client.read(reading), client.write(writing), client.read(reading), client.write(writing)])
  expect(most).toBe(1)
})

it('there is no client without a token', () => {
  expect(gitHubClient('', 'https://api.github.com')).toBeUndefined()
})
