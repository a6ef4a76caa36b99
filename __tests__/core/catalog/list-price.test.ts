import { describe, expect, it } from '@jest/globals'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { aws } from '../../../src/core/catalog/prices/aws.ts'
import { azure } from '../../../src/core/catalog/prices/azure.ts'
import { google } from '../../../src/core/catalog/prices/google.ts'
import { listPrice, type Purchase } from '../../../src/core/catalog/prices/list-price.ts'
import { offersOf } from '../../../src/core/catalog/prices/offers.ts'
import { others } from '../../../src/core/catalog/prices/others.ts'

const documents = [...aws, ...azure, ...google, ...others]
const rowsOf = (text: string): string[] => text.trim().split('\n')

function priceFor(id: string, purchase: Partial<Purchase> = {}) {
  const parts = accelerators.filter((each) => each.id === id)
  if (parts.length === 0) throw new Error(`There is no ${id}.`)
  return listPrice({ parts, spot: false, ...purchase })
}

describe('the list prices', () => {
  it('are all of accelerators that the catalog knows, and all positive', () => {
    const known = accelerators.flatMap(({ id }) => offersOf(id))
    expect(known).toHaveLength(documents.flatMap(({ rows }) => rowsOf(rows)).length)
    for (const { usdPerHour, spotUsdPerHour = 1, accelerators: held } of known)
      expect(Math.min(usdPerHour, spotUsdPerHour, held)).toBeGreaterThan(0)
  })

  it('carry a day that is past, and a page', () => {
    for (const { read, url } of documents) {
      expect(read).toMatch(/^2026-\d\d(?:-\d\d)?$/)
      expect(url).toMatch(/^https:\/\//)
    }
  })
})

describe('what an accelerator-hour costs', () => {
  it.each<[string, string, Partial<Purchase>, number]>([
    ['in a full machine', 'nvidia-h100-80gb-sxm', { count: 64, provider: 'aws', region: 'us-east-1' }, 55.04 / 8],
    ['with a zone', 'nvidia-h100-80gb-sxm', { count: 8, provider: 'gcp', region: 'us-central1-a' }, 88.49 / 8],
    ['of a slice', 'google-tpu-v5e', { count: 256, region: 'us-central1' }, 1.2],
    ['of a part of a machine', 'nvidia-h200-141gb', { count: 4, provider: 'oci' }, 80 / 4],
    ['of more than one machine', 'amd-mi300x-192gb', { count: 12, provider: 'oci' }, (2 * 48) / 12],
    ['of a machine', 'nvidia-l4-24gb', { count: 1, machine: 'g2-standard-32', region: 'us-central1' }, 1.734376],
    ['the same everywhere', 'nvidia-b300-288gb', { count: 8, provider: 'oci', region: 'eu-frankfurt-1' }, 15],
  ])('%s', (_, id, purchase, usd) => {
    const { usdPerHour, usualUsdPerHour } = priceFor(id, purchase) ?? {}
    expect(usualUsdPerHour).toBeCloseTo(usd, 3)
    expect(usdPerHour?.[0]).toBeCloseTo(usd, 3)
    expect(usdPerHour?.[1]).toBeCloseTo(usd, 3)
  })

  it('goes over regions and providers that nobody names, and names the lowest that is published', () => {
    const price = priceFor('nvidia-h100-80gb-sxm', { count: 8 })
    expect(price?.providers.length).toBeGreaterThan(5)
    expect(price?.usualAt).toEqual({ provider: 'aws', region: expect.any(String) })
    expect(price?.usdPerHour[0]).toBeLessThan(price?.usualUsdPerHour ?? 0)
    expect(price?.usdPerHour[1]).toBeGreaterThan(price?.usualUsdPerHour ?? 0)
  })

  it('is that of other regions where the declared one is not listed, and says so', () => {
    expect(priceFor('nvidia-h100-80gb-sxm', { provider: 'gcp', region: 'europe-west12' })?.isElsewhere).toBe(true)
    expect(priceFor('nvidia-h100-80gb-sxm', { provider: 'gcp', region: 'europe-west4' })?.isElsewhere).toBe(false)
  })

  it('is a spot price only where one is listed', () => {
    const spot = priceFor('nvidia-h100-80gb-sxm', { machine: 'a3-highgpu-8g', region: 'us-east4', spot: true })
    expect(spot?.usualUsdPerHour).toBeCloseTo(36.3208 / 8, 3)
    expect(priceFor('nvidia-h100-80gb-sxm', { count: 8, provider: 'lambda', spot: true })).toBeUndefined()
  })

  it('is unknown where nobody lists it', () => {
    expect(priceFor('nvidia-h100-80gb-sxm', { provider: 'ibm' })).toBeUndefined()
    expect(priceFor('nvidia-l4-24gb', { machine: 'no-such-machine' })).toBeUndefined()
  })
})
