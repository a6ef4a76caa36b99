import type { HclBlock, HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'

/** The nested blocks of a name, those that a condition makes, and the objects that stand for them. */
export function all(body: HclBody | undefined, name: string): HclBody[] {
  const value = body?.attributes.get(name)
  const objects = value?.kind === 'list' ? value.items : value ? [value] : []
  return [
    ...(body?.blocks.filter(({ type }) => type === name) ?? []),
    ...conditional(body, name),
    ...objects.flatMap((object) => (object.kind === 'object' ? [object.body] : [])),
  ]
}

/** `dynamic "guest_accelerator" { for_each = …  content { … } }`: there as often as a list has items, which may be none. */
export const conditional = (body: HclBody | undefined, name: string): HclBlock[] =>
  body?.blocks
    .filter(({ type, labels }) => type === 'dynamic' && labels[0] === name)
    .flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'content')) ?? []

/** The blocks and objects right below a body, whatever they are called. */
export const bodiesBelow = (body: HclBody): (HclBody | HclBlock)[] => [
  ...body.blocks,
  ...[...body.attributes.values()].flatMap(bodiesIn),
]

const bodiesIn = (value: HclValue): HclBody[] =>
  value.kind === 'object' ? [value.body] : value.kind === 'list' ? value.items.flatMap(bodiesIn) : []

/** The first of some attributes that a body has. */
export function attribute(body: HclBody, keys: readonly string[]): HclValue | undefined {
  for (const key of keys) {
    const value = body.attributes.get(key)
    if (value) return value
  }
  return undefined
}
