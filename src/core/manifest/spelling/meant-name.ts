import { resolveModel } from '../../catalog/models/model-name.ts'
import type { Node } from '../../text/document.ts'
import { onlyNearestWord } from '../../text/nearest-word.ts'
import { keys, sections } from '../keys/keys.ts'
import { candidates, documentedNames, meanings, sectionNamed } from './key-lookup.ts'
import { sayingOf, understood } from './phrases/phrases.ts'
import { keyOfWord } from './shorthand.ts'
import { shortestName, slipOf } from './slip.ts'
import { textOf } from './values/value-node.ts'

/**
 * The documented name that a misspelling means: one edit away, or a section that is near and recognized by its keys or
 * value. Undefined if uncertain.
 */
export function meantName(
  name: string,
  node: Node,
  { section, container }: { readonly section: string; readonly container: string },
): string | undefined {
  const ofSection = section === '' ? (sectionOfKeys(name, node) ?? nearSection(name, node)) : undefined
  const meant = slipOf(name, documentedNames(section)) ?? ofSection
  if (meant === undefined || meanings(name).length > 0) return undefined
  const named = section === '' ? sectionNamed(meant) : undefined
  const [key] = candidates(section, container, meant)
  const isAccepted = named === undefined ? accepts(key?.path, node) : isSection(named, node)
  return isAccepted ? meant : undefined
}

const accepts = (path: string | undefined, node: Node): boolean =>
  path !== undefined &&
  (node.kind === 'map' ? ['hardware.parallelism', 'labels'].includes(path) : understood(path, node) !== undefined)

const longSections = Object.keys(sections).filter((name) => name.length >= shortestName)

/** The section with the nearest name, if a mapping contains only its documented keys: `hardwear: { count: 8 }`. */
function sectionOfKeys(name: string, node: Node): string | undefined {
  const meant = node.kind === 'map' && node.entries.size > 0 ? onlyNearestWord(name, longSections) : undefined
  const isOfKeys = node.kind === 'map' && [...node.entries.keys()].every((key) => keys.has(`${meant}.${key}`))
  return isOfKeys ? meant : undefined
}

/** The section with the nearest name, which the value confirms: `hardwear: 8x H100`. */
const nearSection = (name: string, node: Node): string | undefined =>
  node.kind === 'map' ? undefined : onlyNearestWord(name, longSections, true)

/** A mapping, or a word that certainly belongs to the section; a model name must be a published one. */
function isSection(section: string, node: Node): boolean {
  if (node.kind === 'map') return true
  if (section === 'model') return resolveModel(textOf(node) ?? '') !== undefined
  const word = keyOfWord(section)
  return word !== undefined && sayingOf(word, node) !== undefined
}
