import { accelerators } from '../src/core/catalog/accelerators/index.ts'
import { machines } from '../src/core/catalog/machines.ts'
import { providers } from '../src/core/catalog/providers.ts'
import { references } from '../src/core/catalog/references.ts'

/** The catalogue as a page: every accelerator with its figures, how sure each is, and where it was read. */
export function catalogPage() {
  const known = accelerators.filter(
    ({ memoryGiB }) => memoryGiB.confidence !== 'uncertain' || memoryGiB.references.length > 0,
  )
  const others = accelerators.filter((accelerator) => !known.includes(accelerator))
  const cited = [...new Set(accelerators.flatMap(figuresOf).flatMap((figure) => figure.references))].sort()
  return [
    '# The catalogue',
    '',
    `${accelerators.length} accelerators, ${machines.length} machine types, ${providers.length} providers. Memory and peaks are for each chip or card; peaks are dense (without structured sparsity), in TFLOP/s.`,
    'A figure without a sign was read in a document of its vendor, ° in somebody else’s, and ? is conflicting, derived or general knowledge: such a figure may soften a finding, never harden one.',
    'The numbers in brackets are the documents at the foot of the page.',
    '',
    '## Accelerators with documented figures',
    '',
    ...table(known, cited),
    '## Accelerators known by name',
    '',
    'Their kind and vendor can be judged; their figures are general knowledge.',
    '',
    ...table(others, cited),
    '## TPU slices',
    '',
    '| TPU | the number in a slice name counts | largest | slices (topology: chips) |',
    '| --- | --- | --- | --- |',
    ...accelerators.filter(({ slices }) => slices).map(sliceRow),
    '',
    '## Machine types',
    '',
    '| provider | machine type | accelerators |',
    '| --- | --- | --- |',
    ...machines.map(
      ({ name, provider, accelerator, count }) => `| ${provider} | \`${name}\` | ${count} × ${accelerator} |`,
    ),
    '',
    '## Documents',
    '',
    ...cited.map((id, index) => `${index + 1}. [${references[id].title}](${references[id].url})`),
    '',
  ].join('\n')
}

const peaks = ['bf16', 'fp16', 'fp8', 'fp4', 'int8']

const figuresOf = ({ memoryGiB, bandwidthGBps, densePeakTflops }) =>
  [memoryGiB, bandwidthGBps, ...peaks.map((precision) => densePeakTflops[precision])].filter(
    (figure) => figure !== undefined,
  )

function table(entries, cited) {
  const shown = (figure) => {
    if (figure === undefined) return ''
    const sign = { documented: '', secondary: '°', uncertain: '?' }[figure.confidence]
    const documents = figure.references.map((id) => cited.indexOf(id) + 1)
    return `${figure.value}${sign}${documents.length > 0 ? ` <sup>${documents.join(',')}</sup>` : ''}`
  }
  const rows = entries.map((one) => {
    const figures = [one.memoryGiB, one.bandwidthGBps, ...peaks.map((precision) => one.densePeakTflops[precision])]
    const notes = [
      one.status === 'available' ? '' : one.status,
      one.devicesPerChip > 1 ? `${one.devicesPerChip} devices a chip` : '',
    ]
    return `| ${one.name}<br>\`${one.id}\` | ${one.kind} | ${figures.map(shown).join(' | ')} | ${one.lacksPrecisions.values.join(', ')} | ${notes.filter(Boolean).join(', ')} |`
  })
  return [
    `| accelerator | kind | GiB | GB/s | ${peaks.join(' | ')} | lacks | notes |`,
    `| ${Array(6 + peaks.length)
      .fill('---')
      .join(' | ')} |`,
    ...rows,
    '',
  ]
}

function sliceRow({ name, slices }) {
  const known = slices.known.map(({ topology, chips }) => `${topology}: ${chips}`).join(', ')
  return `| ${name} | ${slices.suffixCounts === 'chips' ? 'chips' : 'TensorCores, two a chip'} | ${slices.maxChips} chips | ${known} |`
}
