import { accelerators } from '../src/core/catalog/accelerators/index.ts'
import { reachOfAll } from '../src/core/catalog/software/library-platforms.ts'
import { endingOf } from '../src/core/catalog/software/part-endings.ts'
import { precisionSupport } from '../src/core/catalog/software/precision-support.ts'
import { softwareSupport } from '../src/core/catalog/software/software-support.ts'

/** The documents of each kind of catalog fact. */
const documentsOf = {
  'catalog/announcements': () =>
    ofAccelerators(({ status, memoryGiB }) => status === 'announced' && memoryGiB.references),
  'catalog/endings': () => ofAccelerators((part) => endingOf(part)?.references),
  'catalog/frameworks': () => ofAccelerators(({ lacksFrameworks }) => lacksFrameworks?.references),
  'catalog/links': () => ofAccelerators(({ lacksChipLinkReferences }) => lacksChipLinkReferences),
  'catalog/memory': () => ofAccelerators(({ memoryGiB }) => memoryGiB.references),
  'catalog/packages': () => [...reachOfAll().values()].map(({ reference }) => reference),
  'catalog/precisions': () => ofAccelerators(precisionReferences),
  'catalog/releases': () =>
    softwareSupport().flatMap(({ reference, otherBuild }) => [
      reference,
      ...(otherBuild ? [otherBuild.reference] : []),
    ]),
  'catalog/slices': () => ofAccelerators(({ slices }) => slices?.references),
  'catalog/training': () => ofAccelerators(({ cannotTrain }) => cannotTrain?.references),
}

const ofAccelerators = (referencesOf) => accelerators.flatMap((part) => referencesOf(part) || [])

function precisionReferences(part) {
  const { densePeakTflops, lacksPrecisions, slowPrecisions } = part
  return [
    ...lacksPrecisions.values.flatMap((precision) => precisionSupport(precision, part).references),
    ...lacksPrecisions.references,
    ...(slowPrecisions?.references ?? []),
    ...Object.values(densePeakTflops).flatMap(({ references }) => references),
  ]
}

/** The ids of all documents that a rule's findings may cite, the rule's own first. */
export const citedDocuments = ({ sources, alsoCites = [] }) => [
  ...new Set([...sources, ...alsoCites.flatMap((id) => documentsOf[id]?.() ?? [id])]),
]
