import { usableGiB } from '../src/core/catalog/accelerator.ts'
import { accelerators } from '../src/core/catalog/accelerators/index.ts'
import { dataAsOf } from '../src/core/catalog/data-as-of.ts'
import { machines } from '../src/core/catalog/machines/machines.ts'
import { providers } from '../src/core/catalog/names/providers.ts'
import { references } from '../src/core/catalog/references.ts'
import { frameworks, libraries } from '../src/core/catalog/software/frameworks.ts'
import { reachOfAll } from '../src/core/catalog/software/library-platforms.ts'
import { platforms } from '../src/core/catalog/software/platforms.ts'
import { firstRelease, softwareSupport } from '../src/core/catalog/software/software-support.ts'

/** The catalog's page: all accelerators with their figures, certainty and sources. */
export function catalogPage() {
  const known = accelerators.filter(
    ({ memoryGiB }) => memoryGiB.confidence !== 'uncertain' || memoryGiB.references.length > 0,
  )
  const others = accelerators.filter((accelerator) => !known.includes(accelerator))
  const cited = citedDocuments()
  return [
    '# The catalog',
    '',
    `Data as of ${dataAsOf}: ${accelerators.length} accelerators, ${machines.length} machine types, ${providers.length} providers. Memory and peaks are for each chip or card; peaks are dense (without structured sparsity), in TFLOP/s.`,
    'A figure without a sign was read in a document of its vendor, ° in somebody else’s, and ? is conflicting, derived or general knowledge: such a figure may soften a finding, never harden one.',
    'The numbers in brackets are the documents at the foot of the page.',
    '',
    '## Accelerators with documented figures',
    '',
    ...acceleratorTable(known, cited),
    '## Accelerators known by name',
    '',
    'Their kind and vendor can be judged; their figures are general knowledge.',
    '',
    ...acceleratorTable(others, cited),
    '## TPU slices',
    '',
    ...table(
      ['TPU', 'the number in a slice name counts', 'largest', 'slices (topology: chips)'],
      accelerators.filter(({ slices }) => slices).map(sliceRow),
    ),
    '## Machine types',
    '',
    ...table(
      ['provider', 'machine type', 'accelerators'],
      machines.map(({ name, provider, accelerator, count }) => [provider, `\`${name}\``, `${count} × ${accelerator}`]),
    ),
    '## Releases that serve a part',
    '',
    'Of the packages that the projects publish; an uncertain row makes a finding a warning at most.',
    '',
    ...table(['software', 'hardware', 'releases', 'otherwise', 'document'], softwareSupport().map(supportRow)),
    '## Where libraries run',
    '',
    ...table(
      ['library', 'runs on', 'has no path to', 'is not listed for', 'document'],
      [...reachOfAll()].map(reachRow),
    ),
    '## Documents',
    '',
    ...documentList(cited),
  ].join('\n')
}

const documentList = (cited) => [
  '<details>',
  `<summary>The ${cited.length} documents behind the figures</summary>`,
  '',
  ...cited.map((id, index) => `${index + 1}. ${link(id)}`),
  '',
  '</details>',
  '',
]

/** The ids of the figures' documents, in the order of their numbers on the page. */
export const citedDocuments = () => [...new Set(accelerators.flatMap(documentsOf))].sort()

const documentsOf = (one) => [
  ...figuresOf(one).flatMap((figure) => figure.references),
  ...(one.eccReference === undefined ? [] : [one.eccReference]),
]

export const peaks = ['fp64', 'fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'int8', 'fp4']

/** What an accelerator's figures do not say; with the numbers of its documents if `cited` has them. */
export const notesOn = (one, cited = []) =>
  [
    one.status === 'available' ? '' : one.status,
    one.devicesPerChip > 1 ? `${one.devicesPerChip} devices a chip` : '',
    one.eccReference === undefined
      ? ''
      : `${usableGiB(one) * one.devicesPerChip} GiB usable with ECC${numbers([one.eccReference], cited)}`,
  ]
    .filter(Boolean)
    .join(', ')

const numbers = (ids, cited) => {
  const shown = ids.filter((id) => cited.includes(id)).map((id) => cited.indexOf(id) + 1)
  return shown.length > 0 ? ` <sup>${shown.join(',')}</sup>` : ''
}

const figuresOf = ({ memoryGiB, bandwidthGBps, densePeakTflops }) =>
  [memoryGiB, bandwidthGBps, ...peaks.map((precision) => densePeakTflops[precision])].filter(
    (figure) => figure !== undefined,
  )

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '']
}

function acceleratorTable(entries, cited) {
  const shown = (figure) => {
    if (figure === undefined) return ''
    const sign = { documented: '', secondary: '°', uncertain: '?' }[figure.confidence]
    return `${figure.value}${sign}${numbers(figure.references, cited)}`
  }
  const rows = entries.map((one) => {
    const figures = [one.memoryGiB, one.bandwidthGBps, ...peaks.map((precision) => one.densePeakTflops[precision])]
    return [
      `${one.name}<br>\`${one.id}\``,
      one.kind,
      ...figures.map(shown),
      one.lacksPrecisions.values.join(', '),
      firstSoftware(one),
      notesOn(one, cited),
    ]
  })
  return table(['accelerator', 'kind', 'GiB', 'GB/s', ...peaks, 'lacks', 'first release', 'notes'], rows)
}

/** "PyTorch 2.7, CUDA 12.8": the first releases that support an accelerator, if documented. */
export const firstSoftware = (part) =>
  [
    ['PyTorch', 'pytorch'],
    ['JAX', 'jax'],
    ['CUDA', 'cuda'],
  ]
    .flatMap(([name, id]) => {
      const first = firstRelease(id, part)
      return first === undefined ? [] : [`${name} ${first}`]
    })
    .join(', ')

const nameOf = (id) => [...frameworks, ...libraries].find((entry) => entry.id === id)?.name ?? id

const link = (id) => `[${references[id].title}](${references[id].url})`

function supportRow({ software, hardware, first, last, isNever, confidence, reference, otherwise }) {
  const releases = isNever ? 'none' : first ? `from ${first}` : `up to ${last}`
  const sure = confidence === 'documented' ? '' : '°'
  return [nameOf(software), hardware, `${releases}${sure}`, otherwise, link(reference)]
}

function reachRow([id, { serves, absent, unlisted, reference }]) {
  const words = (list) => list.map((platform) => platforms[platform].hardware).join(', ')
  return [nameOf(id), words(serves), words(absent), words(unlisted), link(reference)]
}

function sliceRow({ name, slices }) {
  const known = slices.known.map(({ topology, chips }) => `${topology}: ${chips}`).join(', ')
  return [
    name,
    slices.suffixCounts === 'chips' ? 'chips' : 'TensorCores, two a chip',
    `${slices.maxChips} chips`,
    known,
  ]
}
