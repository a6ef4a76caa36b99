import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { contains } from '../../../src/core/sizing/interval.ts'
import type { MemoryInput } from '../../../src/core/sizing/memory/device-parts.ts'
import { estimateMemory, type MemoryEstimate } from '../../../src/core/sizing/memory/memory.ts'

interface Anchor {
  source: string
  job: Omit<MemoryInput, 'kind'> & { kind?: MemoryInput['kind'] }
  expect: {
    verdict?: MemoryEstimate['verdict']
    not?: MemoryEstimate['verdict']
    likely?: 'fits'
    contains?: number
    leastAtMost?: number
  }
}

const file = new URL('../../fixtures/sizing/memory-anchors.json', import.meta.url)
const { anchors } = JSON.parse(readFileSync(file, 'utf8')) as { anchors: Anchor[] }

describe('memory of published runs', () => {
  it.each(anchors.map((anchor) => [anchor.source, anchor] as const))('%s', (_, { job, expect: expected }) => {
    const memory = estimateMemory({ kind: 'gpu', ...job })
    if (expected.verdict !== undefined) expect(memory?.verdict).toBe(expected.verdict)
    if (expected.likely !== undefined) expect(memory?.usual).toMatchObject({ fits: true })
    if (expected.not !== undefined) expect(memory?.verdict).not.toBe(expected.not)
    if (expected.leastAtMost !== undefined) expect(memory?.leastPerDeviceGiB).toBeLessThanOrEqual(expected.leastAtMost)
    if (expected.contains !== undefined) {
      expect({
        per: memory?.perDeviceGiB,
        holds: contains(memory?.perDeviceGiB ?? [0, 0], expected.contains),
      }).toMatchObject({
        holds: true,
      })
    }
  })
})
