import { describe, expect, it } from '@jest/globals'
import type { Answer } from '../../../src/edge/rest/answer.ts'
import { patiently } from '../../../src/edge/rest/patience.ts'

type Given = Partial<Answer> | Error
const ok: Given = { status: 200 }
const inAnHour = (): string => String(Math.ceil(Date.now() / 1000) + 3600)

/** One request for which GitHub would give these answers in order: the result, and the length of each wait. */
async function asked(answers: readonly Given[], { attempts = 3, longestWaitSeconds = 60 } = {}) {
  const waited: number[] = []
  const requested: unknown[] = []
  const left = [...answers]
  const request = patiently(
    async (...words) => {
      requested.push(words)
      const next = left.shift()
      if (next === undefined) throw new Error('asked too often')
      if (next instanceof Error) throw next
      return { status: 200, body: new Uint8Array(), headers: {}, ...next }
    },
    {
      attempts,
      longestWaitSeconds,
      wait: async (seconds) => {
        // Detects one that never gives up.
        if (waited.push(seconds) > 9) throw new Error('waited too often')
      },
    },
  )
  const came = await request('/path', 'json', 'etag').then(
    ({ status }) => status,
    ({ message }: Error) => message,
  )
  expect(requested).toEqual(Array(requested.length).fill(['/path', 'json', 'etag']))
  return [came, waited]
}

describe('a patient request', () => {
  it.each<[string, readonly Given[], number | string, readonly number[]]>([
    ['gives what comes', [ok], 200, []],
    ['asks again where the server fails, later each time', [{ status: 500 }, { status: 502 }, ok], 200, [1, 4]],
    ['gives up where it fails for the last time', [{ status: 500 }, { status: 500 }, { status: 503 }], 503, [1, 4]],
    ['asks again where a proxy answers', [{ headers: { 'content-type': 'text/html; charset=utf-8' } }, ok], 200, [1]],
    ['asks again where the connection broke', [new Error('reset'), new Error('reset'), ok], 200, [1, 4]],
    ['throws where it broke for the last time', [new Error('a'), new Error('b'), new Error('c')], 'c', [1, 4]],
    ['counts failures of all kinds together', [new Error('a'), { status: 500 }, new Error('c')], 'c', [1, 4]],
    ['takes no for an answer', [{ status: 404 }], 404, []],
    ['takes a refusal for an answer', [{ status: 403 }], 403, []],
    ['takes no other status for a limit', [{ status: 401, headers: { 'retry-after': '7' } }], 401, []],
    ['waits as long as it is told', [{ status: 403, headers: { 'retry-after': '7' } }, ok], 200, [7]],
    [
      'waits as long as it is told where it asked too much',
      [{ status: 429, headers: { 'retry-after': '0' } }, ok],
      200,
      [0],
    ],
    ['waits a minute where it is not told how long', [{ status: 429 }, ok], 200, [60]],
    ['waits the longest that it may', [{ status: 429, headers: { 'retry-after': '60' } }, ok], 200, [60]],
    ['waits no longer', [{ status: 429, headers: { 'retry-after': '61' } }], 429, []],
    [
      'waits a second for a limit that has ended',
      [{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1000' } }, ok],
      200,
      [1],
    ],
    [
      'waits for no limit that is not reached',
      [{ status: 403, headers: { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '1000' } }],
      403,
      [],
    ],
    ['waits for no limit without an end', [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }], 403, []],
    [
      'does what it is told before it looks at the limit',
      [{ status: 403, headers: { 'retry-after': '7', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' } }, ok],
      200,
      [7],
    ],
  ])('%s', async (_, answers, came, waited) => expect(await asked(answers)).toEqual([came, waited]))

  it('waits until the limit ends, and a second more', async () => {
    const limited = { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() } }
    const [came, [waited = 0]] = (await asked([limited, ok], { longestWaitSeconds: 4000 })) as [number, number[]]
    expect(came).toBe(200)
    expect(waited).toBeGreaterThan(3500)
    expect(waited).toBeLessThanOrEqual(3602)
    expect(await asked([limited], { longestWaitSeconds: 3000 })).toEqual([403, []])
  })
})
