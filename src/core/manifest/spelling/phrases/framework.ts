import { readFramework } from '../../../catalog/names/framework-phrase.ts'
import { resolveWord } from '../../../catalog/names/word-lookup.ts'
import { resolveFramework } from '../../../catalog/software/frameworks.ts'
import { resolveLibrary, versionedLibrary } from '../../../catalog/software/libraries.ts'
import type { Node } from '../../../text/document.ts'
import { itemsOf, listAt, scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr } from './saying.ts'

/** What the items of a list name. */
interface Named {
  readonly frameworks: Node[]
  /** Frameworks that a library implies. They add nothing to a named one. */
  readonly implied: Node[]
  readonly libraries: Node[]
  readonly versions: Node[]
  readonly layouts: Node[]
}

/** `PyTorch 2.4`, `[torch, deepspeed]`, `jax[tpu]==0.4.30`; unknown words stay as written. */
export function framework(key: string, written: Node): Saying | undefined {
  const items = written.kind === 'list' ? written.items : [written]
  if (items.length === 0) return undefined
  const readItem = key === 'framework.libraries' ? readLibrary : readFrameworks
  const named: Named = { frameworks: [], implied: [], libraries: [], versions: [], layouts: [] }
  // The items still to read, next one last.
  const left = items.toReversed()
  for (let item = left.pop(); item !== undefined; item = left.pop()) {
    const text = textOf(item)
    if (text === undefined) return undefined
    left.push(...readItem(item, text, named).toReversed())
  }
  return declared(written, named)
}

/** Words in the catalog stay as written. */
const isOneWord = (text: string): boolean => !/[=<>@[:\s]/.test(text)

/** Reads an item of a list of libraries. Returns the parts of an item that is several. */
function readLibrary(item: Node, text: string, { libraries, layouts }: Named): readonly Node[] {
  const library = versionedLibrary(text)
  if (library?.entry.id === 'fsdp') layouts.push(scalarAt(item, 'fsdp'))
  // A library keeps its pinned release.
  const isLibrary = library !== undefined && (isOneWord(text) || library.version !== undefined)
  // A library does not declare the framework that it implies.
  const { libraries: names = [], unknown = [] } = (isLibrary ? undefined : readFramework(text)) ?? {}
  if (names.length + unknown.length === 0) {
    const parts = isLibrary ? [] : (itemsOf(item, () => false) ?? [])
    if (parts.length > 1) return parts
    libraries.push(item)
  }
  for (const name of names) libraries.push(sameOr(item, name))
  if (unknown.length > 0) libraries.push(scalarAt(item, unknown.join(' ')))
  return []
}

/** Reads an item that names frameworks. Returns the program that a layout follows. */
function readFrameworks(item: Node, text: string, named: Named): readonly Node[] {
  const isFramework = resolveFramework(text) !== undefined
  const isKnown = isFramework && isOneWord(text)
  const distributed = isKnown ? undefined : withLayout(text)
  if (distributed !== undefined) {
    named.layouts.push(scalarAt(item, distributed.layout))
    return [scalarAt(item, distributed.program)]
  }
  const read = isKnown ? undefined : readFramework(text)
  if (read === undefined) {
    named.frameworks.push(item)
    return []
  }
  const frameworks = !isFramework && resolveLibrary(text) ? named.implied : named.frameworks
  for (const name of read.libraries) named.libraries.push(sameOr(item, name))
  for (const name of read.frameworks) frameworks.push(sameOr(item, name))
  if (read.unknown.length > 0) named.frameworks.push(scalarAt(item, read.unknown.join(' ')))
  if (read.version !== undefined) named.versions.push(scalarAt(item, read.version))
  return []
}

function declared(written: Node, { frameworks, implied, libraries, versions, layouts }: Named): Saying {
  const [version, another] = versions
  const [layout] = layouts
  const [first, ...others] = unique(frameworks.length > 0 ? frameworks : implied)
  const saying: [string, Node][] = []
  if (first !== undefined)
    saying.push(['framework.name', others.length === 0 ? first : listAt(written, [first, ...others])])
  if (version !== undefined && another === undefined) saying.push(['framework.version', version])
  if (libraries.length > 0) saying.push(['framework.libraries', listAt(written, unique(libraries))])
  if (layout !== undefined) saying.push(['hardware.parallelism', layout])
  return saying
}

/** In a key that names a server, `triton` is the inference server, not the kernel language. */
export function withServer(name: string, written: Node): Node {
  const text = textOf(written) ?? ''
  const isServer = /serv|engine/i.test(name) && /\btriton\b(?!-)/i.test(text)
  return isServer ? scalarAt(written, text.replace(/\btriton\b(?!-)/i, 'triton-server')) : written
}

/** `deepspeed zero-3`, `pytorch + fsdp`: a layout after the program. */
function withLayout(text: string): { readonly program: string; readonly layout: string } | undefined {
  const [word] = /(?:(?:zero|stage)[\s-]?[123]|fsdp2?|ddp)$/i.exec(text.slice(-8)) ?? []
  const before = text.slice(0, text.length - (word?.length ?? 0))
  const layout = resolveWord('parallelism', word?.replace(/^stage/i, 'zero') ?? '')
  const program = before.replace(/[/+] ?$/, '').trim()
  return layout === undefined || program === '' || !/[\s/+]$/.test(before) ? undefined : { program, layout }
}

/** Keeps the first node of each text. */
function unique(nodes: readonly Node[]): Node[] {
  const firsts = new Map<string | undefined, Node>()
  for (const node of nodes) if (!firsts.has(textOf(node))) firsts.set(textOf(node), node)
  return [...firsts.values()]
}
