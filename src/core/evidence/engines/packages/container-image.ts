import { containerToolkit } from '../../../catalog/software/container-toolkits.ts'
import type { Observation, Place } from '../../observation/observation.ts'
import { type ImageMeaning, type PublishedImages, publishedImages } from './known-images.ts'
import type { Stack } from './known-packages.ts'

const longestName = 500

/**
 * The meaning of an image's name: its publisher, and the words in its path and tag, as in `team/pytorch-train:cu121`.
 * Undefined if they mean nothing. Open variables may appear as `${NAME}`.
 */
export function imageMeaning(image: string): ImageMeaning | undefined {
  const plain = image
    .slice(0, longestName)
    .replace(/\$\{[^}]*\}|\$\w+/g, '')
    .toLowerCase()
    .replace(/^docker:\/\/|^docker-daemon:/, '')
    .replace(/@sha256:.*$/, '')
    // Enroot uses `#` for the first slash.
    .replace('#', '/')
  if (plain === '' || /[\s{}<>]/.test(plain)) return undefined
  const colon = plain.lastIndexOf(':')
  const name = colon > plain.lastIndexOf('/') ? plain.slice(0, colon) : plain
  const tag = plain.slice(name.length + 1)
  const published = publishedImages.find((each) => each.name.test(name))
  // The first step of a path is a registry or an owner, with any name.
  const words = published === undefined ? `${name.slice(name.indexOf('/') + 1)}:${tag}` : plain
  const framework = wordIn(frameworkWords, words)
  const stack = wordIn(stackWords, words)
  const meaning: ImageMeaning = {
    ...published?.usual,
    ...(framework !== undefined && { framework }),
    ...(stack !== undefined && { stack }),
    ...(published && releaseIn(tag, published)),
    ...published?.is,
  }
  if (Object.keys(meaning).length === 0) return undefined
  return isArm.test(name) || isArm.test(tag) ? { ...meaning, architecture: 'arm64' } : meaning
}

/** The framework's release and CUDA toolkit, if the tag gives them. */
function releaseIn(tag: string, { version, isMonthly }: PublishedImages): Pick<ImageMeaning, 'version' | 'build'> {
  // Jetson containers have their own toolkits.
  const month = isMonthly && !isArm.test(tag) ? /^(\d\d\.\d\d)(?=-|$)/.exec(tag)?.[1] : undefined
  const toolkit = month === undefined ? undefined : containerToolkit(month)
  if (toolkit !== undefined) return { build: buildFor(toolkit) }
  const release = version && releaseOf(tag)
  if (!release) return {}
  const cuda = /(?:^|[-_.])cu(?:da)?_?(\d\d\.?\d)/.exec(tag)?.[1]
  return { version: release, ...(cuda !== undefined && { build: buildFor(cuda) }) }
}

const buildFor = (toolkit: string): string => `+cu${toolkit.replace('.', '')}`

/** `2.5.1-cuda12.4`, `r2.5.0_3.10`. In `1.0.2-cu1281-torch280`, the first number is the image's own version. */
function releaseOf(tag: string): string | undefined {
  const [, ...named] = /(?:^|-)torch(\d)(\d{1,2})(\d)(?:-|$)/.exec(tag) ?? []
  return named.length > 0 ? named.join('.') : /^r?v?(\d+\.\d+(?:\.\d+)?)(?![\d.])/.exec(tag)?.[1]
}

const isArm = /^arm64v8\/|(?:^|[-_.])(?:arm64|aarch64|sbsa|igpu)(?:$|[-_.])/

const wordIn = <Id>(words: readonly (readonly [Id, RegExp])[], text: string): Id | undefined =>
  words.find(([, word]) => word.test(text))?.[0]

const stackWords: readonly (readonly [Stack, RegExp])[] = [
  ['neuron', /(?:^|[^a-z])neuronx?(?![a-z])/],
  ['gaudi', /(?:^|[^a-z])(?:gaudi\d?|hpu|habana)(?![a-z])/],
  ['rocm', /(?:^|[^a-z])rocm(?![a-z])/],
  ['cuda', /(?:^|[^a-z])(?:cuda|cu\d{2,3})(?![a-z])/],
  ['tpu', /(?:^|[^a-z])(?:tpu|tpuvm|libtpu)(?![a-z])/],
  ['cuda', /(?:^|[^a-z])(?:gpu|nvidia|cudnn\d?)(?![a-z])/],
  ['cpu', /(?:^|[^a-z])cpu(?![a-z])/],
]

const frameworkWords: readonly (readonly [string, RegExp])[] = [
  ['pytorch-xla', /(?:^|[^a-z])(?:pytorch|torch)[_-]?xla(?![a-z])/],
  ['pytorch', /(?:^|[^a-z])(?:pytorch|torch\d?)(?![a-z])/],
  ['tensorflow', /(?:^|[^a-z])(?:tensorflow\d?|tf\d?)(?![a-z])/],
  ['jax', /(?:^|[^a-z])(?:jax|maxtext|maxdiffusion|flax)(?![a-z])/],
  ['paddlepaddle', /(?:^|[^a-z])(?:paddlepaddle|paddle)(?![a-z])/],
  ['mxnet', /(?:^|[^a-z])mxnet(?![a-z])/],
  ['mindspore', /(?:^|[^a-z])mindspore(?![a-z])/],
]

/** The framework and the stack of a job's image. */
export const imageObservations = (place: Place, image: string | undefined): Observation[] =>
  softwareOf(place, (image === undefined ? undefined : imageMeaning(image.replace(/^docker:/, ''))) ?? {})

export function softwareOf(
  place: Place,
  { framework, version, build, stack, architecture }: ImageMeaning,
): Observation[] {
  const seen = { place, certainty: 'suggests' } as const
  const told = { ...(version && { version }), ...(build && { build }) }
  return [
    ...(framework ? [{ what: 'framework', framework, how: 'image', ...seen, ...told } as const] : []),
    ...(stack ? [{ what: 'stack', stack, ...seen, ...(architecture && { architecture }) } as const] : []),
  ]
}
