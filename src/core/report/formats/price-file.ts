import type { ImportedPrice } from '../../catalog/prices/imported-prices.ts'

/** As many as a policy can hold, with room for the rest of it. */
const mostPrices = 1200

/** A file of prices, which a policy extends or `--prices` names; undefined where they are too many for one. */
export function priceFile(prices: readonly ImportedPrice[], provider: string, read: string): string | undefined {
  if (prices.length > mostPrices) return undefined
  const lines = prices.map(({ machine, accelerator, region, spot, usdPerHour }) => {
    const what = machine === undefined ? `accelerator: ${accelerator}` : `machine: ${machine}`
    const price = `${Number(usdPerHour.toPrecision(7))} USD`
    return `  - { ${what}, provider: ${provider}, region: ${JSON.stringify(region)}, spot: ${spot}, price: ${price}, read: ${read} }\n`
  })
  return `# USD per accelerator-hour of ${provider}, read ${read}: without disks, network, taxes and discounts.\nprices:\n${lines.join('')}`
}
