/// <reference lib="dom" />
import { describe, expect, it } from '@jest/globals'
import { fragmentOf, sharedIn } from '../../web/playground/page/share.ts'

const shared = { manifest: 'hardware: h100 # 🚀\n', policy: 'require: [labels.team]\n' }

describe('a link', () => {
  it('keeps both texts', async () => {
    expect(await sharedIn(await fragmentOf(shared))).toEqual(shared)
  })

  it('keeps how the table of accelerators is shown, and nothing that is none', async () => {
    const table = { order: '-Cost', provider: 'AWS' }
    expect(await sharedIn(await fragmentOf({ ...shared, table }))).toEqual({ ...shared, table })
    for (const other of [{ order: 7 }, { order: '', provider: '' }, 'Cost', null])
      expect(await sharedIn(await fragmentOf({ ...shared, table: other } as never))).toEqual(shared)
  })

  it('keeps the chosen job', async () => {
    expect(await sharedIn(await fragmentOf({ ...shared, job: 'query-lora' }))).toEqual({ ...shared, job: 'query-lora' })
    expect(await sharedIn(await fragmentOf({ ...shared, job: 7 } as never))).toEqual(shared)
  })

  it('is damaged with any sign changed, missing or added', async () => {
    const fragment = await fragmentOf(shared)
    const start = '#s='.length
    for (let at = start; at < fragment.length - 1; at++) {
      const [before, sign, after] = [fragment.slice(0, at), fragment[at], fragment.slice(at + 1)]
      const other = sign === 'A' ? 'B' : 'A'
      expect([at, await sharedIn(`${before}${other}${after}`)]).toEqual([at, 'damaged'])
      expect([at, await sharedIn(before)]).toEqual([at, 'damaged'])
    }
    expect(await sharedIn(`${fragment}.`)).toBe('damaged')
  })

  it.each(['#s=', '#s=AAAA', '#s=%3Cscript%3E'])('is damaged: %s', async (fragment) => {
    expect(await sharedIn(fragment)).toBe('damaged')
  })

  it('is damaged if it holds something else, or more than anybody wrote', async () => {
    expect(await sharedIn(await fragmentOf({ manifest: 7 } as never))).toBe('damaged')
    expect(await sharedIn(await fragmentOf({ manifest: ' '.repeat(200_000), policy: '' }))).toBe('damaged')
  })

  it.each(['', '#', '#rule=model/dynamic-shapes', '#<img src=x onerror=alert(1)>'])(
    'is none of ours: %j',
    async (fragment) => {
      expect(await sharedIn(fragment)).toBeUndefined()
    },
  )
})
