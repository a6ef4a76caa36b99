import type { ImportedPrice } from '../../catalog/prices/imported-prices.ts'

/** Below the limit of a policy, with room for its other sections. */
const mostPrices = 1200

/** A price file, for `extends` in a policy or for `--prices`. Undefined: too many prices for one file. */
export function priceFile(prices: readonly ImportedPrice[], provider: string, read: string): string | undefined {
  if (prices.length > mostPrices) return undefined
  const lines = prices.map(({ machine, accelerator, region, spot, usdPerHour }) => {
    const what = machine === undefined ? `accelerator: ${accelerator}` : `machine: ${machine}`
    const price = `${Number(usdPerHour.toPrecision(7))} USD`
    return `  - { ${what}, provider: ${provider}, region: ${JSON.stringify(region)}, spot: ${spot}, price: ${price}, read: ${read} }\n`
  })
  return `# USD per accelerator-hour of ${provider}, read ${read}: without disks, network, taxes and discounts.\nprices:\n${lines.join('')}`
}
