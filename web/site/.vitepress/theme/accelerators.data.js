import { citedDocuments, firstSoftware, notesOn, peaks } from '../../../../scripts/catalog-page.js'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { listPrice } from '../../../../src/core/catalog/prices/list-price.ts'
import { references } from '../../../../src/core/catalog/references.ts'

/** The lowest list price per accelerator-hour. */
function priceOf(one) {
  const price = listPrice({ parts: [one], spot: false })
  if (price === undefined) return undefined
  const { provider, region } = price.usualAt
  const where = [provider, region].filter(Boolean).join(' ')
  return { value: Number(price.usualUsdPerHour.toFixed(2)), sign: '', documents: [], where }
}

/** The catalog's accelerators for the table. Documents have their numbers from docs/catalog.md. */
export default {
  load() {
    const cited = citedDocuments()
    const shown = (figure) =>
      figure && {
        value: figure.value,
        sign: { documented: '', secondary: '°', uncertain: '?' }[figure.confidence],
        // Documents about links are not listed at the end of the page.
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
        notes: notesOn(one),
      })),
    }
  },
}
