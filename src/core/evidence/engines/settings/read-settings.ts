import { resolveModel, sizeInName } from '../../../catalog/models/model-name.ts'
import { wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { parallelismKeys } from '../../../manifest/keys/hardware.ts'
import { jobSchema } from '../../../manifest/schema.ts'
import type { Placed } from '../../../manifest/spelling/job-draft.ts'
import { understood } from '../../../manifest/spelling/phrases/phrases.ts'
import { readJob } from '../../../manifest/spelling/read-job.ts'
import { scalarAt } from '../../../manifest/spelling/values/value-node.ts'
import { validatedJob } from '../../../manifest/validated-job.ts'
import { type MapNode, type Node, type Range, withEntries } from '../../../text/document.ts'
import type { Setting } from '../../observation/observation.ts'
import { type Found, findAll, stepsOf } from '../document-paths.ts'
import type { Program } from './programs.ts'
import type { Meaning, Names } from './setting-meanings.ts'

/** The keys of a manifest that training programs also have and that affect memory or time. */
export const settingKeys: readonly string[] = [
  'task',
  ...['name', 'layers', 'hidden_size', 'heads', 'kv_heads', 'head_dim', 'vocabulary'].map((key) => `model.${key}`),
  ...['precision', 'weights_precision', 'optimizer_precision', 'optimizer'].map((key) => `model.${key}`),
  ...['architecture', 'method', 'lora_rank', 'activation_checkpointing', 'attention'].map((key) => `model.${key}`),
  ...['parameters', 'sequence_length', 'global_batch_size', 'global_batch_tokens', 'micro_batch_size'].map(
    (key) => `scale.${key}`,
  ),
  ...['gradient_accumulation_steps', 'tokens', 'samples', 'steps', 'epochs'].map((key) => `scale.${key}`),
  'hardware.parallelism',
  ...Object.keys(parallelismKeys).map((key) => `hardware.parallelism.${key}`),
  'hardware.offload',
]

export interface ReadSetting {
  readonly key: string
  readonly value: Setting
  readonly range: Range
  /** Whether it only follows from something else, such as the name of a file. */
  readonly isHint: boolean
}

/**
 * A program's settings by manifest key. Each value is parsed like a manifest's. Leaves out values that are not
 * explicit, such as `auto` or a variable, and names that disagree.
 */
export function readSettings({ names = [], not = '' }: Program, root: MapNode): readonly ReadSetting[] {
  const settings = withUnderscores(root)
  const top: Found = { node: settings, range: root.range }
  const known = names.flatMap((each) => ownNames(each, top))
  const own = new Set(names.flatMap(([, paths]) => pathsOf(paths).map(({ path }) => path)))
  const left = new Set([...own, ...not.split(' ')])
  const { node, values, disagreements } = readJob(
    writtenOut(settings, (path) => left.has(path)),
    known,
  )
  // A program's own name overrides a key that only resembles the manifest's.
  const unclear = new Set(
    disagreements.flatMap(({ to, first, second }) => (isOwn(first) !== isOwn(second) ? [] : to.join('.'))),
  )
  const { declaration } = validatedJob(node, jobSchema, () => {})
  const placed = new Map(values.map((each) => [each.to.join('.'), each]))
  return settingKeys.flatMap((key): ReadSetting[] => {
    const value = key.split('.').reduce<unknown>((inner, step) => Object(inner)[step], declaration)
    const there = placed.get(key)
    if (there === undefined || unclear.has(key) || !isSetting(value)) return []
    if (key === 'model.name' && !tellsSize(String(value))) return []
    // In files, `task` is usually what a model is for.
    if (key === 'task' && !isOwn(there)) return []
    // In files, an architecture is usually a class or a family. Only these matter for the meaning of a shape.
    if (key === 'model.architecture' && value !== 'moe' && !(value === 'custom' && isOwn(there))) return []
    return [{ key, value, range: there.entry.key, isHint: isOwn(there) && there.isPart === true }]
  })
}

const isOwn = ({ from, to }: Placed): boolean => from === to

const isSetting = (value: unknown): value is Setting =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)

/** An unknown name gives no size. */
export const tellsSize = (name: string): boolean => (resolveModel(name) ?? sizeInName(name)) !== undefined

const pathsOf = (paths: string): { path: string; isImplied: boolean; isHint: boolean }[] =>
  paths.split(' ').map((path) => ({
    path: path.replaceAll('?', ''),
    isImplied: path.endsWith('?'),
    isHint: path.endsWith('??'),
  }))

function ownNames([key, paths, means]: Names, top: Found): Placed[] {
  return pathsOf(paths).flatMap(({ path, isImplied, isHint }) =>
    foundAt(top, path).flatMap(({ node, range }): Placed[] => {
      const written = means === undefined ? (isLeftOpen(node) ? undefined : node) : meant(node, means)
      const said = written && understood(key, written)
      return (said ?? []).map(([name, value]) => {
        const to = name.split('.')
        const entry = { key: range, node, range }
        return { from: to, to, entry, node: value, ...(isImplied && { isImplied }), ...(isHint && { isPart: true }) }
      })
    }),
  )
}

/** The values at a path, or the sum of those at `a+b` if both are stated. */
function foundAt(top: Found, path: string): readonly Found[] {
  const [one = '', other] = path.split('+')
  const found = findAll(top, stepsOf(one))
  const [first, second] = [found[0], other && findAll(top, stepsOf(other))[0]]
  if (other === undefined) return found
  const sum = first && second ? Number(wordOf(first.node)) + Number(wordOf(second.node)) : Number.NaN
  return first && Number.isInteger(sum) ? [{ ...first, node: scalarAt(first.node, sum) }] : []
}

function meant(node: Node, means: Meaning): Node | undefined {
  const isNothing = node.kind === 'scalar' && node.value === null
  const word = isNothing ? 'null' : node.kind === 'map' ? '{}' : wordOf(node)
  if (word === undefined) return undefined
  const key = word.toLowerCase()
  const value = typeof means === 'function' ? means(word) : Object.hasOwn(means, key) ? means[key] : undefined
  return value === undefined ? undefined : scalarAt(node, value)
}

/** A value that is left to the program or to the caller, or is missing. */
const isLeftOpen = (node: Node): boolean => node.kind === 'scalar' && /^(?:auto|-1)$/i.test(wordOf(node) ?? 'auto')

/** The limit of nested settings. */
const deepest = 6

/** Sections for other work than training, or for models that are not trained. */
const otherSections =
  /^(?:eval|evaluation|val|valid|validation|test|predict|inference|serving|generation|sampling|rollout|critic|reward|teacher|ref)(?:[_-]|$)/i

/** GPT-NeoX uses dashes instead of underscores. */
function withUnderscores(map: MapNode, depth = 0): MapNode {
  if (depth > deepest) return map
  const entries = [...map.entries].map(([name, entry]) => {
    const { node } = entry
    const inner = node.kind === 'map' ? { ...entry, node: withUnderscores(node, depth + 1) } : entry
    return [name.replaceAll('-', '_'), inner] as const
  })
  return { ...map, entries: new Map(entries) }
}

/** The explicit settings, without some paths. */
function writtenOut(map: MapNode, isLeftOut: (path: string) => boolean, above: readonly string[] = []): MapNode {
  const changes = [...map.entries].map(([name, entry]) => {
    const steps = [...above, name]
    const isMap = entry.node.kind === 'map'
    const isOut = (!isMap && isLeftOut(steps.join('.'))) || isLeftOut(`*.${name}`) || otherSections.test(name)
    if (isOut || steps.length > deepest || isLeftOpen(entry.node)) return [name, undefined] as const
    if (entry.node.kind !== 'map') return [name, entry] as const
    const switches = ['enabled', 'device'].flatMap((key) =>
      entry.node.kind === 'map' ? (entry.node.entries.get(key)?.node ?? []) : [],
    )
    if (switches.some((node) => isLeftOpen(node) || wordOf(node) === 'none')) return [name, undefined] as const
    return [name, { ...entry, node: writtenOut(entry.node, isLeftOut, steps) }] as const
  })
  return withEntries(map, changes)
}
