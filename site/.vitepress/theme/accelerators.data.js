import { citedDocuments, firstSoftware, peaks } from '../../../scripts/catalog-page.js'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { references } from '../../../src/core/catalog/references.ts'

/** The accelerators of the catalog as VitePress hands them to the table; documents have the numbers of docs/catalog.md. */
export default {
  load() {
    const cited = citedDocuments()
    const shown = (figure) =>
      figure && {
        value: figure.value,
        sign: { documented: '', secondary: '°', uncertain: '?' }[figure.confidence],
        documents: figure.references.map((id) => cited.indexOf(id)),
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
