import { acceleratorWords, resolveAccelerator, resolveMachine } from '../catalog/accelerator-name.ts'
import { frameworks, libraries, resolveFramework, resolveLibrary } from '../catalog/frameworks.ts'
import { machines } from '../catalog/machines.ts'
import { providers, resolveProvider } from '../catalog/providers.ts'
import type { Severity } from '../finding/finding.ts'
import { type MapNode, nodeAt, type Path, type ScalarNode } from '../text/document.ts'
import { nearestWord, onlyNearestWord } from '../text/nearest-word.ts'
import { cut } from './problem.ts'

/** A word of an open vocabulary that the catalogue does not know. */
export interface UnknownWord {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly path: Path
  /**
   * What to write instead, where one known word is nearer than all others. Never for an accelerator or a machine type:
   * one sign sets real ones apart (A100 and A100X), so the nearest known name may be another product.
   */
  readonly fix?: string
}

/**
 * The words of a job that the catalogue does not know. They are warnings: the check is the weaker for them, but a chip
 * or a cloud that is younger than this version must not fail a build. A library or a provider may be anything, so it
 * is reported only where it looks like a misspelling of one that would matter.
 */
export function unknownWords(job: MapNode): UnknownWord[] {
  return [
    ...frameworkWords(job),
    ...libraryWords(job),
    ...acceleratorWord(job),
    ...machineWord(job),
    ...providerWord(job),
  ]
}

function frameworkWords(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['framework', 'name']).flatMap(({ node, path }) => {
    if (resolveFramework(node.source)) return []
    const remedy = didYouMean(
      nearestWord(node.source, frameworkNames),
      'If the name is right, leave it: nothing is said about it.',
    )
    const message = `The framework "${cut(node.source)}" is not known.`
    return [unknown('manifest/unknown-framework', message, remedy, path, onlyNearestWord(node.source, frameworkNames))]
  })
}

function libraryWords(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['framework', 'libraries']).flatMap(({ node, path }) => {
    const suggestion = resolveLibrary(node.source) ? undefined : nearestWord(node.source, libraryNames, true)
    if (suggestion === undefined) return []
    const remedy = didYouMean(suggestion, 'If it is another library, leave it: nothing is said about it.')
    const message = `The library "${cut(node.source)}" is not known.`
    return [
      unknown('manifest/unknown-library', message, remedy, path, onlyNearestWord(node.source, libraryNames, true)),
    ]
  })
}

function acceleratorWord(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'accelerator']).flatMap(({ node, path }) => {
    if (resolveAccelerator(node.source)) return []
    const machine = resolveMachine(node.source)
    const remedy = machine
      ? `It is a machine type: write \`machine: ${machine.name}\`.`
      : didYouMean(
          nearestWord(node.source.replace(/:\d+$/, ''), acceleratorWords),
          'Write a name such as h100, a100-80gb, H100:8 or tpu-v5e-64.',
        )
    const message = `The accelerator "${cut(node.source)}" is not known, so the choice cannot be judged.`
    return [unknown('manifest/unknown-accelerator', message, remedy, path)]
  })
}

function machineWord(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'machine']).flatMap(({ node, path }) => {
    const suggestion = resolveMachine(node.source)
      ? undefined
      : nearestWord(
          node.source,
          machines.map((machine) => machine.name),
        )
    if (resolveMachine(node.source) || (suggestion === undefined && nodeAt(job, ['hardware', 'accelerator']))) return []
    const remedy = didYouMean(suggestion, 'Declare `accelerator` and `count` beside it.')
    return [unknown('manifest/unknown-machine', `The machine type "${cut(node.source)}" is not known.`, remedy, path)]
  })
}

function providerWord(job: MapNode): UnknownWord[] {
  return scalarsAt(job, ['hardware', 'provider']).flatMap(({ node, path }) => {
    const suggestion = resolveProvider(node.source) ? undefined : nearestWord(node.source, providerNames, true)
    if (suggestion === undefined) return []
    const remedy = didYouMean(suggestion, 'If it is another provider, leave it: nothing is said about it.')
    const message = `The provider "${cut(node.source)}" is not known.`
    return [
      unknown('manifest/unknown-provider', message, remedy, path, onlyNearestWord(node.source, providerNames, true)),
    ]
  })
}

const wordsOf = (entries: readonly { id: string; names: readonly string[] }[]): string[] =>
  entries.flatMap(({ id, names }) => [id, ...names])

const frameworkNames = wordsOf(frameworks)
const libraryNames = wordsOf(libraries)
const providerNames = wordsOf(providers)

function scalarsAt(job: MapNode, path: Path): { node: ScalarNode; path: Path }[] {
  const node = nodeAt(job, path)
  if (node?.kind === 'scalar') return [{ node, path }]
  if (node?.kind !== 'list') return []
  return node.items.flatMap((item, index) => (item.kind === 'scalar' ? [{ node: item, path: [...path, index] }] : []))
}

const unknown = (rule: string, message: string, remedy: string, path: Path, fix?: string): UnknownWord => ({
  rule,
  severity: 'warning',
  message,
  remedy,
  path,
  ...(fix !== undefined && { fix }),
})

function didYouMean(suggestion: string | undefined, otherwise: string): string {
  return suggestion ? `Did you mean "${suggestion}"? ${otherwise}` : otherwise
}
