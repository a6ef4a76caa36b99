import { type Accelerator, type Figure, type Precision, usableGiB } from '../catalog/accelerator.ts'
import { acceleratorById } from '../catalog/accelerators/index.ts'
import type { Model } from '../catalog/models/model.ts'
import { providers } from '../catalog/names/providers.ts'
import { type Reference, references } from '../catalog/references.ts'
import { markdownText } from '../text/encode.ts'
import { amount, list } from '../text/wording.ts'
import type { Known } from './catalog-words.ts'

/** "NVIDIA GPU, 80 GB; AWS, Azure, …": distinguishes the words of a list, on one line. */
export function inShort(known: Known): string {
  switch (known.is) {
    case 'accelerator': {
      const chips = known.chips === undefined ? [] : [known.chips === 1 ? '1 chip' : `${known.chips} chips`]
      return [kindWords(known.entry), ...chips, memoryWords(known.entry), ...places(known.entry)].join(', ')
    }
    case 'machine':
      return `${known.entry.count}× ${partOf(known)?.name ?? known.entry.accelerator}, ${providerName(known.entry.provider)}`
    case 'provider':
      return known.entry.offersTpu ? `${known.entry.name}, offers TPUs` : known.entry.name
    case 'model':
      return modelWords(known.entry)
    default:
      return known.entry.name
  }
}

/** The same as Markdown for a hover: with figures and their documents. */
export function inFull(known: Known): string {
  const part = partOf(known)
  const name = known.is === 'model' ? known.word : known.entry.name
  const short = inShort(known)
  const head = `**${markdownText(name)}**${short === name ? '' : ` (${markdownText(short)})`}`
  if (part === undefined) return head
  const traps = part.traps.map((trap) => `- ${markdownText(trap)}`)
  return [[head], figureLines(part), traps, [documents(part)]]
    .filter((lines) => lines.join('') !== '')
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function partOf(known: Known): Accelerator | undefined {
  if (known.is === 'accelerator') return known.entry
  return known.is === 'machine' ? acceleratorById(known.entry.accelerator) : undefined
}

const vendorNames = { nvidia: 'NVIDIA', amd: 'AMD', intel: 'Intel', google: 'Google', aws: 'AWS', other: '' } as const
const kindNames = { gpu: 'GPU', tpu: 'TPU', other: 'accelerator' } as const

const kindWords = ({ vendor, kind }: Accelerator): string => `${vendorNames[vendor]} ${kindNames[kind]}`.trim()

const memoryWords = ({ memoryGiB }: Accelerator): string => `${memoryGiB.value} GB`

/** The most providers on a line. */
const mostPlaces = 4

function places({ providers: ids }: Accelerator): string[] {
  const names = ids.map(providerName)
  return names.length > mostPlaces ? [...names.slice(0, mostPlaces), '…'] : names
}

const providerName = (id: string): string => providers.find((provider) => provider.id === id)?.name ?? id

function modelWords({ kind, parameters, activeParameters, contextLength }: Model): string {
  return [
    kind,
    ...(parameters === undefined ? [] : [`${amount(parameters)} parameters`]),
    ...(activeParameters === undefined ? [] : [`${amount(activeParameters)} active`]),
    ...(contextLength === undefined ? [] : [`context ${amount(contextLength)}`]),
  ].join(', ')
}

/** Precisions that people choose among, in this order. */
const shownPeaks: readonly Precision[] = ['fp32', 'tf32', 'bf16', 'fp16', 'fp8', 'fp4']

function figureLines(accelerator: Accelerator) {
  const { memoryGiB, eccReference, bandwidthGBps, densePeakTflops, chipsPerHost, lacksPrecisions } = accelerator
  const peaks = shownPeaks.flatMap((precision) => {
    const peak = densePeakTflops[precision]
    return peak === undefined ? [] : [`${precision} ${figure(peak)}`]
  })
  const bandwidth = bandwidthGBps && ` at ${figure(bandwidthGBps)} GB/s`
  const ecc =
    eccReference === undefined ? '' : ` (${usableGiB(accelerator) * accelerator.devicesPerChip} usable with ECC)`
  return [
    `- Memory: ${figure(memoryGiB)} GB${ecc}${bandwidth ?? ''}`,
    ...(peaks.length > 0 ? [`- Dense peak in TFLOP/s: ${peaks.join(', ')}`] : []),
    ...(lacksPrecisions.values.length > 0 ? [`- Not in hardware: ${list(lacksPrecisions.values)}`] : []),
    ...(chipsPerHost.length > 0 ? [`- In one host: ${list(chipsPerHost.map(String), 'or')}`] : []),
  ]
}

/** Adds a question mark unless a document states it. */
const figure = ({ value, confidence }: Figure): string => `${value}${confidence === 'uncertain' ? '?' : ''}`

/** The most documents in a hover; the catalog's page has all. */
const mostDocuments = 3

function documents({ memoryGiB, eccReference, bandwidthGBps, densePeakTflops }: Accelerator): string {
  const figures = [bandwidthGBps, ...Object.values(densePeakTflops)]
  const read = [memoryGiB.references, eccReference ?? [], ...figures.map((each) => each?.references ?? [])].flat()
  const ids = [...new Set(read)].slice(0, mostDocuments)
  const links = ids.map((id) => {
    const { title, url }: Reference = references[id]
    return `[${markdownText(title)}](${url})`
  })
  return links.length === 0 ? '' : `Read in: ${links.join('; ')}`
}
