import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { importedPrices } from '../../../src/core/catalog/prices/imported-prices.ts'

/**
 * Rows from skypilot-org/skypilot-catalog, catalogs/v8: gcp at 006059e, nebius at 0082b04, oci at 0588751, lambda at
 * 0f40703, runpod at 01acdfd.
 */
const folder = new URL('../../fixtures/prices/skypilot/', import.meta.url)

/** Prices such as "a4-highgpu-8g us-central1 spot 4.08", and the refused rows by line. */
function taken(provider: string): { readonly prices: string[]; readonly refused: string[] } {
  const found = importedPrices(readFileSync(new URL(`${provider}.csv`, folder), 'utf8'), provider)
  return {
    prices: (found?.prices ?? []).map(
      ({ machine, accelerator, region, spot, usdPerHour }) =>
        `${machine ?? accelerator} ${region}${spot ? ' spot' : ''} ${Number(usdPerHour.toPrecision(4))}`,
    ),
    refused: (found?.refused ?? []).map(({ line, because }) => `${line}: ${because}`),
  }
}

describe('rows of the catalog of SkyPilot', () => {
  it.each(['nebius', 'oci', 'lambda', 'runpod'])('of %s are all taken', (provider) => {
    const { prices, refused } = taken(provider)
    expect(refused).toEqual([])
    expect(prices).toMatchSnapshot()
  })

  it('of Google are taken as far as somebody pays them', () => {
    expect(taken('gcp')).toMatchSnapshot()
  })
})
