import type { HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'

/** The blocks and objects right below a body, with what they are called. */
export const bodiesBelow = (body: HclBody): (readonly [name: string, HclBody])[] => [
  ...body.blocks.map((block) => [block.type, block] as const),
  ...[...body.attributes].flatMap(([name, value]) => bodiesIn(value).map((each) => [name, each] as const)),
]

const bodiesIn = (value: HclValue): readonly HclBody[] =>
  value.kind === 'object' ? [value.body] : value.kind === 'list' ? value.items.flatMap(bodiesIn) : []

/** The blocks and objects at a path such as `tpu.node_spec`; the body itself at none. */
export const bodiesAt = (body: HclBody, path: readonly string[]): readonly HclBody[] =>
  path.reduce<readonly HclBody[]>(
    (bodies, step) => bodies.flatMap(bodiesBelow).flatMap(([name, each]) => (name === step ? [each] : [])),
    [body],
  )

/** The first value at one of some paths: `guest_accelerator.type`. */
export function valueAt(body: HclBody, paths: readonly string[] = []): HclValue | undefined {
  for (const path of paths) {
    const steps = path.split('.')
    const name = steps.pop() as string
    for (const each of bodiesAt(body, steps)) {
      const value = each.attributes.get(name)
      if (value) return value
    }
  }
  return undefined
}
