import type { HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'

/** The blocks and objects right below a body, with what they are called. */
export const bodiesBelow = (body: HclBody): (readonly [name: string, HclBody])[] => [
  ...body.blocks.map((block) => [block.type, block] as const),
  ...[...body.attributes].flatMap(([name, value]) => bodiesIn(value).map((each) => [name, each] as const)),
]

const bodiesIn = (value: HclValue): readonly HclBody[] =>
  value.kind === 'object' ? [value.body] : value.kind === 'list' ? value.items.flatMap(bodiesIn) : []

/** The blocks and objects at a path such as `tpu.node_spec`; the body itself at an empty one. */
export const bodiesAt = (body: HclBody, path: string): readonly HclBody[] =>
  path === ''
    ? [body]
    : path
        .split('.')
        .reduce<readonly HclBody[]>(
          (bodies, step) => bodies.flatMap(bodiesBelow).flatMap(([name, each]) => (name === step ? [each] : [])),
          [body],
        )

/** The first value at one of some paths: `guest_accelerator.type`. */
export const valueAt = (body: HclBody, paths: readonly string[] = []): HclValue | undefined =>
  paths.flatMap((path) => {
    const dot = path.lastIndexOf('.')
    const bodies = bodiesAt(body, path.slice(0, Math.max(dot, 0)))
    return bodies.flatMap((each) => each.attributes.get(path.slice(dot + 1)) ?? [])
  })[0]
