import { citedDocuments, firstSoftware, peaks } from '../../../../scripts/catalog-page.js'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { listPrice } from '../../../../src/core/catalog/prices/list-price.ts'
import { references } from '../../../../src/core/catalog/references.ts'

/** Of an hour of one, the lowest that is listed. */
function priceOf(one) {
  const price = listPrice({ parts: [one], spot: false })
  if (price === undefined) return undefined
  const { provider, region } = price.usualAt
  const where = [provider, region].filter(Boolean).join(' ')
  return { value: Number(price.usualUsdPerHour.toFixed(2)), sign: '', documents: [], where }
}

/** The accelerators of the catalog as VitePress hands them to the table; documents have the numbers of docs/catalog.md. */
export default {
  load() {
    const cited = citedDocuments()
    const shown = (figure) =>
      figure && {
        value: figure.value,
        sign: { documented: '', secondary: '°', uncertain: '?' }[figure.confidence],
        // Those of links are not listed at the foot of the page.
        documents: figure.references.map((id) => cited.indexOf(id)).filter((number) => number !== -1),
        where: figure.references.map((id) => references[id].title).join('; '),
      }
    return {
      peaks,
      documents: cited.map((id) => references[id]),
      rows: accelerators.map((one) => ({
        id: one.id,
        name: one.name,
        vendor: one.vendor,
        kind: one.kind,
        memory: shown(one.memoryGiB),
        link: shown(one.chipLinkGBps),
        price: priceOf(one),
        bandwidth: shown(one.bandwidthGBps),
        ...Object.fromEntries(peaks.map((precision) => [precision, shown(one.densePeakTflops[precision])])),
        lacks: one.lacksPrecisions.values.join(', '),
        first: firstSoftware(one),
        notes: [
          one.status === 'available' ? '' : one.status,
          one.devicesPerChip > 1 ? `${one.devicesPerChip} devices a chip` : '',
        ]
          .filter(Boolean)
          .join(', '),
      })),
    }
  },
}
