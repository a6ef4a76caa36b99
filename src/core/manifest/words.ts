import { machines } from '../catalog/machines/machines.ts'
import type { LockedModels } from '../catalog/models/locked-models.ts'
import { resolveModel, sizeInName } from '../catalog/models/model-name.ts'
import { modelId } from '../catalog/models/models-lock.ts'
import { acceleratorWords, resolveAccelerator, resolveMachine } from '../catalog/names/accelerator-name.ts'
import { inferAccelerator } from '../catalog/names/inferred-accelerator.ts'
import { providers, resolveProvider } from '../catalog/names/providers.ts'
import { wordsOf as wordsOfVocabulary } from '../catalog/names/word-lookup.ts'
import { frameworks, isOfTrees, resolveFramework } from '../catalog/software/frameworks.ts'
import { libraries, resolveLibrary } from '../catalog/software/libraries.ts'
import { fold } from '../catalog/spelling.ts'
import type { Severity } from '../finding/finding.ts'
import { type MapNode, nodeAt, type Path, type ScalarNode } from '../text/document.ts'
import { nearestWord, onlyNearestWord } from '../text/nearest-word.ts'
import { once } from '../text/once.ts'
import { upper } from '../text/wording.ts'
import { cut } from './problem.ts'
import { slipOf } from './spelling/slip.ts'

/** A word of an open vocabulary that the catalog does not know, so the job is not fully judged. */
export interface UnknownWord {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly path: Path
  /** As written. */
  readonly word: string
  /**
   * The replacement, if one known word is nearer than all others. Never for an accelerator or a machine type: one
   * character separates real ones (A100 and A100X), so the nearest name may be another product.
   */
  readonly fix?: string
}

/**
 * The unknown words of a job. Each is a warning if rows of the guidance depend on it, and a notice otherwise: a chip or
 * cloud newer than this version must not fail a build, but must not pass as understood either.
 */
export function unknownWords(job: MapNode, models: LockedModels): UnknownWord[] {
  const onTpu = isTpu(job)
  return [
    ...frameworkWords(job),
    ...libraryWords(job, onTpu),
    ...acceleratorWord(job),
    ...machineWord(job),
    ...providerWord(job, onTpu),
    ...interconnectWords(job),
    ...modelWord(job, models),
  ]
}

function isTpu(job: MapNode): boolean {
  const word = sourceAt(job, ['hardware', 'accelerator']) ?? sourceAt(job, ['hardware', 'machine'])
  const kind = sourceAt(job, ['hardware', 'kind'])
  if (word === undefined) return kind === 'tpu'
  return (resolveAccelerator(word)?.kind ?? inferAccelerator(word)?.kind ?? kind) === 'tpu' || /^ct\d/i.test(word)
}

const keepIt = 'keep it if it is a name of your own'

function frameworkWords(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['framework', 'name']).flatMap(({ node, path }) => {
    if (resolveFramework(node.source)) return []
    const message = `Unknown framework "${cut(node.source)}"; the guidance on frameworks is not applied.`
    const fix = slipOf(node.source, frameworkNames())
    const remedy = checkSpelling(nearestWord(node.source, frameworkNames()), keepIt)
    return [unknown('manifest/unknown-framework', 'warning', { message, remedy, path, node, fix })]
  })
}

function libraryWords(job: MapNode, onTpu: boolean): UnknownWord[] {
  return scalarsAt(job, ['framework', 'libraries']).flatMap(({ node, path }) => {
    if (resolveLibrary(node.source) ?? resolveFramework(node.source)) return []
    const near = nearestWord(node.source, libraryNames(), true)
    const message = `Unknown library "${cut(node.source)}"; hardware support is not checked.`
    const severity = onTpu || near !== undefined ? 'warning' : 'notice'
    const fix = onlyNearestWord(node.source, libraryNames(), true)
    return [
      unknown('manifest/unknown-library', severity, { message, remedy: checkSpelling(near, keepIt), path, node, fix }),
    ]
  })
}

function acceleratorWord(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'accelerator']).flatMap(({ node, path }) => {
    if (resolveAccelerator(node.source)) return []
    const kind = sourceAt(job, ['hardware', 'kind']) ?? inferAccelerator(node.source)?.kind
    const checked =
      kind === undefined ? 'its hardware is not checked' : `only its kind (${kindNames[kind] ?? kind}) is checked`
    const message = `Unknown accelerator "${cut(node.source)}"; ${checked}.`
    const otherwise =
      kind === undefined
        ? 'Use a name such as h100, a100-80gb or tpu-v5e-64, or declare `kind` and `memory`.'
        : nodeAt(job, ['hardware', 'memory'])
          ? checkSpelling(undefined, keepIt)
          : checkSpelling(undefined, 'declare its `memory` and `peak`')
    const near = kind === undefined ? nearestWord(node.source.replace(/:\d+$/, ''), acceleratorWords) : undefined
    return [
      unknown('manifest/unknown-accelerator', 'warning', { message, remedy: didYouMean(near, otherwise), path, node }),
    ]
  })
}

const kindNames: Readonly<Record<string, string>> = { gpu: 'GPU', tpu: 'TPU', npu: 'NPU' }

function machineWord(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'machine']).flatMap(({ node, path }) => {
    if (resolveMachine(node.source)) return []
    const names = machines.map((machine) => machine.name)
    const isNamed = nodeAt(job, ['hardware', 'accelerator']) !== undefined
    const message = `Unknown machine type "${cut(node.source)}"; ${isNamed ? 'it' : 'its hardware'} is not checked.`
    const near = nearestWord(node.source, names)
    const remedy = checkSpelling(near, isNamed ? keepIt : 'declare `accelerator` and `count` if the name is right')
    const severity = isNamed && near === undefined ? 'notice' : 'warning'
    return [unknown('manifest/unknown-machine', severity, { message, remedy, path, node })]
  })
}

function providerWord(job: MapNode, onTpu: boolean): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'provider']).flatMap(({ node, path }) => {
    if (resolveProvider(node.source)) return []
    const near = nearestWord(node.source, providerNames(), true)
    const message = `Unknown provider "${cut(node.source)}"; its offers are not checked.`
    const severity = onTpu || near !== undefined ? 'warning' : 'notice'
    const fix = onlyNearestWord(node.source, providerNames(), true)
    const otherwise = 'Use `on-prem` for your own hardware.'
    return [
      unknown('manifest/unknown-provider', severity, { message, remedy: didYouMean(near, otherwise), path, node, fix }),
    ]
  })
}

function interconnectWords(job: MapNode): UnknownWord[] {
  const known: readonly string[] = wordsOfVocabulary('interconnect')
  const at: Path = ['hardware', 'interconnect']
  return scalarsAt(job, at).flatMap(({ node, path }) => {
    if (known.includes(node.source)) return []
    const message = `Unknown interconnect "${cut(node.source)}"; its speed is not checked.`
    const remedy = checkSpelling(nearestWord(node.source, known), keepIt)
    const fix = onlyNearestWord(node.source, known)
    return [unknown('manifest/unknown-interconnect', 'warning', { message, remedy, path, node, fix })]
  })
}

/** Keys that state a model's size if its name does not. */
const sizes: readonly (readonly Path[])[] = [
  [['scale', 'parameters']],
  [['scale', 'flops_per_sample']],
  [['model', 'config']],
  [
    ['model', 'layers'],
    ['model', 'hidden_size'],
  ],
]

function modelWord(job: MapNode, models: LockedModels): UnknownWord[] {
  if (sizes.some((paths) => paths.every((path) => nodeAt(job, path) !== undefined))) return []
  if (scalarsAt(job, ['framework', 'name']).some(({ node }) => isOfTrees(resolveFramework(node.source)?.id ?? '')))
    return []
  return scalarsAt(job, ['model', 'name']).flatMap(({ node, path }) => {
    const published = resolveModel(node.source)
    if (published?.parameters !== undefined || sizeInName(node.source) !== undefined) return []
    if (models(node.source)?.parameters !== undefined) return []
    const message = published
      ? `The size of "${cut(node.source)}" is not known.`
      : `Unknown model "${cut(node.source)}"; its size is not known.`
    const remedy = modelId.test(node.source)
      ? `Run \`accelerator-review models add ${node.source}\`, or declare \`scale.parameters\`.`
      : 'Declare `scale.parameters`, or `layers` and `hidden_size` of a transformer.'
    return [unknown('manifest/unknown-model', 'notice', { message, remedy, path, node })]
  })
}

const wordsOf = (entries: readonly { id: string; names: readonly string[] }[]): string[] =>
  entries.flatMap(({ id, names }) => [id, ...names])

const frameworkNames = once(() => wordsOf(frameworks))
const libraryNames = once(() => wordsOf(libraries))
const providerNames = once(() => wordsOf(providers))

function sourceAt(job: MapNode, path: Path): string | undefined {
  const node = nodeAt(job, path)
  return node?.kind === 'scalar' ? node.source : undefined
}

/** The words at a key; a list gives each once, ignoring case and separators. */
function scalarsAt(job: MapNode, path: Path): { node: ScalarNode; path: Path }[] {
  const node = nodeAt(job, path)
  if (node?.kind === 'scalar') return [{ node, path }]
  if (node?.kind !== 'list') return []
  const seen = new Set<string>()
  return node.items.flatMap((item, index) => {
    if (item.kind !== 'scalar' || seen.size === seen.add(fold(item.source)).size) return []
    return [{ node: item, path: [...path, index] }]
  })
}

interface WordFound {
  readonly message: string
  readonly remedy: string
  readonly path: Path
  readonly node: ScalarNode
  readonly fix?: string | undefined
}

const unknown = (rule: string, severity: Severity, { message, remedy, path, node, fix }: WordFound): UnknownWord => ({
  rule,
  severity,
  message,
  remedy,
  path,
  word: node.source,
  ...(fix !== undefined && { fix }),
})

/** `otherwise`: what to do if the name is right, as a clause. */
function checkSpelling(suggestion: string | undefined, otherwise: string): string {
  return suggestion ? didYouMean(suggestion, `${upper(otherwise)}.`) : `Check the spelling, or ${otherwise}.`
}

function didYouMean(suggestion: string | undefined, otherwise: string): string {
  return suggestion ? `Did you mean "${suggestion}"? ${otherwise}` : otherwise
}
