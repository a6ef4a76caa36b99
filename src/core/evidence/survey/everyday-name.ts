import { acceleratorWords, resolveAccelerator } from '../../catalog/names/accelerator-name.ts'

let wordCandidates: readonly { readonly word: string; readonly ids: ReadonlySet<string> }[] | undefined

/** Words for a form factor. Short names leave these out. */
const formWord = /-(?:sxm|pcie|nvl)$/
/** A word for more parts than this is a kind, not a name. */
const mostParts = 12

/** The shortest common name for parts of the catalog: `a100-80gb`, `tpu-v5e`. Undefined for a kind. */
export function everydayName(ids: readonly string[]): string | undefined {
  if (ids.length === 0 || ids.length > mostParts) return undefined
  wordCandidates ??= acceleratorWords.flatMap((word) => {
    const candidates = formWord.test(word) ? [] : (resolveAccelerator(word)?.candidates ?? [])
    return candidates.length === 0 || candidates.length > mostParts
      ? []
      : [{ word, ids: new Set(candidates.map(({ id }) => id)) }]
  })
  const size = sizeOf(ids)
  if (size !== undefined) return size
  const covering = wordCandidates.filter((one) => ids.every((id) => one.ids.has(id)))
  const [nearest] = covering.sort((a, b) => a.ids.size - b.ids.size)
  return nearest?.word ?? (ids.length === 1 ? ids[0] : undefined)
}

/** The name with size that several forms of a card share: both forms of the A100 with 40 GB are `a100-40gb`. */
function sizeOf(ids: readonly string[]): string | undefined {
  const [size, another] = new Set(ids.map((id) => id.replace(/^[a-z]+-/, '').replace(/-(?:sxm|pcie|nvl)$/, '')))
  if (ids.length < 2 || size === undefined || another !== undefined) return undefined
  return acceleratorWords.includes(size) ? size : undefined
}
