import { readFramework } from '../../../catalog/names/framework-phrase.ts'
import { resolveWord } from '../../../catalog/names/value-spellings.ts'
import { resolveFramework } from '../../../catalog/software/frameworks.ts'
import { resolveLibrary, versionedLibrary } from '../../../catalog/software/libraries.ts'
import type { Node } from '../../../text/document.ts'
import { itemsOf, listAt, scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr } from './saying.ts'

/** `PyTorch 2.4`, `[torch, deepspeed]`, `jax[tpu]==0.4.30`; unknown words stay as written. */
export function framework(key: string, written: Node): Saying | undefined {
  const items = written.kind === 'list' ? written.items : [written]
  if (items.length === 0) return undefined
  const frameworks: Node[] = []
  const libraries: Node[] = []
  const versions: Node[] = []
  const layouts: Node[] = []
  const implied: Node[] = []
  // The items still to read, next one last.
  const left = [...items].reverse()
  for (let item = left.pop(); item !== undefined; item = left.pop()) {
    const text = textOf(item)
    if (text === undefined) return undefined
    const isLibrary = key === 'framework.libraries'
    const layout = isLibrary && resolveLibrary(text)?.id === 'fsdp' ? 'fsdp' : undefined
    if (layout !== undefined) layouts.push(scalarAt(item, layout))
    // Words in the catalog stay as written.
    if (!/[=<>@[:\s]/.test(text) && (isLibrary ? resolveLibrary(text) : resolveFramework(text)) !== undefined) {
      ;(isLibrary ? libraries : frameworks).push(item)
      continue
    }
    // A library keeps its pinned release.
    if (isLibrary && versionedLibrary(text)?.version !== undefined) {
      libraries.push(item)
      continue
    }
    const distributed = isLibrary ? undefined : withLayout(text)
    if (distributed !== undefined) {
      layouts.push(scalarAt(item, distributed.layout))
      left.push(scalarAt(item, distributed.program))
      continue
    }
    const read = readFramework(text)
    if (read === undefined || (isLibrary && read.libraries.length + read.unknown.length === 0)) {
      const parts = isLibrary ? (itemsOf(item, () => false) ?? [item]) : [item]
      if (parts.length > 1) {
        left.push(...[...parts].reverse())
        continue
      }
      ;(isLibrary ? libraries : frameworks).push(item)
      continue
    }
    for (const name of read.libraries) libraries.push(sameOr(item, name))
    // In a list of libraries, a library does not declare the framework that it implies.
    if (!isLibrary)
      for (const name of read.frameworks)
        (resolveFramework(text) === undefined && resolveLibrary(text) ? implied : frameworks).push(sameOr(item, name))
    if (read.unknown.length > 0) (isLibrary ? libraries : frameworks).push(scalarAt(item, read.unknown.join(' ')))
    if (!isLibrary && read.version !== undefined) versions.push(scalarAt(item, read.version))
  }
  const [version, another] = versions
  const declared: [string, Node][] = []
  // Implied frameworks add nothing to a named one.
  const distinct = unique(frameworks.length > 0 ? frameworks : implied)
  if (distinct.length > 0)
    declared.push(['framework.name', distinct.length === 1 ? (distinct[0] as Node) : listAt(written, distinct)])
  if (version !== undefined && another === undefined) declared.push(['framework.version', version])
  if (libraries.length > 0) declared.push(['framework.libraries', listAt(written, unique(libraries))])
  const [layout] = layouts
  if (layout !== undefined) declared.push(['hardware.parallelism', layout])
  return declared
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
