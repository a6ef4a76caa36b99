import { companions, frameworks } from '../../../catalog/software/frameworks.ts'
import { type Library, libraries } from '../../../catalog/software/libraries.ts'
import { fold, wordsOf } from '../../../catalog/spelling.ts'
import { remembered } from '../../../text/remembered.ts'
import { knownPackages, type PackageMeaning, packageFamilies, type Stack, toldLibraries } from './known-packages.ts'

/** The normalized name of a package: lower case, one dash for each run of `-`, `_` and `.`. */
export const normalName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

/** The meaning of a package of PyPI or conda with its extras. Undefined if unknown. */
export function packageMeaning(name: string, extras: readonly string[] = []): PackageMeaning | undefined {
  const normal = normalName(name)
  const own = plainMeaning(normal)
  const isKnown = own !== undefined || libraryWords.has(fold(normal))
  return extras.length === 0 || !isKnown ? own : withExtras(own, extras.map(normalName))
}

/** The meaning of an imported module (`torch.nn`, `optimum.habana`). */
export const moduleMeaning = (module: string): PackageMeaning | undefined =>
  meaningOfHead(/^[^.]*(?:\.[^.]*)?/.exec(module)?.[0] ?? '')

/** The first two words of a module are enough. */
const meaningOfHead = remembered((head): PackageMeaning | undefined => {
  const [first = '', second] = head.split('.')
  const own = plainMeaning(normalName(moduleNames.get(first) ?? first))
  return own ?? (second === undefined ? undefined : plainMeaning(normalName(`${first}-${second}`)))
})

/** Modules whose packages have other names. */
const moduleNames: ReadonlyMap<string, string> = new Map([['swift', 'ms-swift']])

const known = new Map(
  knownPackages.flatMap(([names, meaning]) => names.split(' ').map((name) => [fold(name), meaning])),
)
/** Keras is a front end for other frameworks. */
const frameworkWords = wordsOf(frameworks.filter(({ id }) => !companions.has(id) && id !== 'keras'))
const libraryWords = wordsOf(libraries)

/** The build suffix of a name: `tensorflow-gpu`, `cupy-cuda12x`, `mxnet-cu112`, `torch-nightly`. */
const build = /-(nightly|gpu|cpu|tpu|rocm|cuda|cu(?=\d)|neuronx?|npu|mlu|ascend)[\dx-]*(?:mkl)?$/

/** Names of packages for PyTorch. */
const forTorch = /^(?:py)?torch-|-(?:py)?torch$/

function plainMeaning(name: string): PackageMeaning | undefined {
  const exact = exactMeaning(name)
  const ending = build.exec(name)
  if (known.has(fold(name)) || (exact !== undefined && (ending === null || exact.stack !== undefined))) return exact
  if (ending === null) return forTorch.test(name) && !libraryWords.has(fold(name)) ? { implies: 'pytorch' } : undefined
  const meaning = exact ?? plainMeaning(name.slice(0, ending.index))
  if (meaning === undefined) return undefined
  const stack = stackOfWord(ending[1] as string)
  const otherAccelerator = /^(?:npu|mlu|ascend)$/.test(ending[1] as string)
  return { ...meaning, ...(stack !== undefined && { stack }), ...(otherAccelerator && { otherAccelerator }) }
}

function exactMeaning(name: string): PackageMeaning | undefined {
  const word = fold(name)
  const own = known.get(word) ?? packageFamilies.find(([pattern]) => pattern.test(name))?.[1]
  const library = libraryWords.get(word)
  const told = own ?? (library === undefined ? {} : meaningOfLibrary(library))
  const framework = own === undefined ? frameworkWords.get(word)?.id : undefined
  if (framework !== undefined) return { framework, ...(told.library && { library: told.library }) }
  return Object.keys(told).length === 0 ? undefined : told
}

function meaningOfLibrary(library: Library): PackageMeaning {
  const { id, binds, framework, frameworkVaries, hasFallback, ownAttentionOn } = library
  if (framework === 'keras') return {}
  if (framework === id) return { framework }
  const bound = binds === 'cuda' || binds === 'tpu' ? binds : undefined
  const stack = ownAttentionOn ?? (framework === undefined && hasFallback !== true ? bound : undefined)
  return {
    ...(framework !== undefined && (frameworkVaries !== true || binds !== 'neutral') && { implies: framework }),
    ...((binds !== 'neutral' || toldLibraries.has(id)) && { library: id }),
    ...(stack !== undefined && { stack: stack as Stack }),
  }
}

/** `jax[tpu]`, `transformers[torch]`, `axolotl[flash-attn,deepspeed]`. */
function withExtras(own: PackageMeaning | undefined, extras: readonly string[]): PackageMeaning | undefined {
  const brought = extras.flatMap((extra) => (stackOfWord(extra) ? [] : (plainMeaning(extra) ?? [])))
  // `jax[cpu]` is the default on every machine, not a special build.
  const stack = extras.map(stackOfWord).find((found) => found !== undefined && found !== 'cpu')
  const framework = brought.map(({ framework, implies }) => framework ?? implies).find((found) => found !== undefined)
  const alsoLibraries = brought.flatMap(({ library }) => library ?? [])
  const meaning = {
    ...own,
    ...(stack !== undefined && { stack }),
    ...(own?.framework === undefined && own?.implies === undefined && framework && { implies: framework }),
    ...(alsoLibraries.length > 0 && { alsoLibraries }),
  }
  return Object.keys(meaning).length === 0 ? undefined : meaning
}

/** The stack that an extra or a name's suffix selects. */
function stackOfWord(word: string): Stack | undefined {
  if (/^(?:and-)?cu(?:da)?(?:\d|-|$)|^gpu$/.test(word)) return 'cuda'
  if (word.startsWith('rocm')) return 'rocm'
  if (/^tpu(?:vm)?$/.test(word)) return 'tpu'
  if (/^neuronx?$/.test(word)) return 'neuron'
  return word === 'habana' ? 'gaudi' : word === 'cpu' ? 'cpu' : undefined
}
