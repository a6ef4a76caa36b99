import fc from 'fast-check'

const steps = fc.constantFrom(
  'a',
  'b',
  'train',
  'x.y',
  'k8s',
  'a-b',
  '.github',
  'ü',
  'job1',
  'accelerator.yml',
  'run.sh',
)

/** Paths of files without unusual characters. */
export const plainPaths: fc.Arbitrary<string> = fc
  .array(steps, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('/'))

/** A path, and a glob that must match it, with some letters and folders replaced by wildcards. */
export const coveringGlobs: fc.Arbitrary<{ readonly path: string; readonly glob: string }> = fc
  .record({ path: plainPaths, ways: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), isDeep: fc.boolean() })
  .map(({ path, ways, isDeep }) => {
    const all = path.split('/')
    const open = all.map((step, index) => opened(step, ways[index] ?? 0))
    const from = (ways[0] ?? 0) % all.length
    const glob = isDeep ? [...open.slice(0, from), '**', ...open.slice(-1)] : open
    return { path, glob: glob.join('/') }
  })

function opened(step: string, way: number): string {
  if (way === 1) return '*'
  if (way === 2) return `${step.slice(0, 1)}*`
  if (way === 3) return `?${step.slice(1)}`
  if (way === 4) return `{${step},zz}`
  if (way === 5) return `[${step.charAt(0) === 'ü' ? 'ü' : 'a-z.'}]${step.slice(1)}`
  return step
}

const signs = [
  '*',
  '**',
  '?',
  '[',
  ']',
  '[!a]',
  '[a-',
  '{',
  '}',
  ',',
  '{a,b}',
  '{1..9}',
  '!(',
  '+(a|b)',
  '@(',
  ')',
  '|',
  '\\',
  '/',
  '//',
  './',
  '../',
  'a',
  'b',
  '.',
  '*a',
  '[[:alpha:]]',
  '#',
  '!',
  ' ',
  '\0',
  'ü',
  '\ud800',
]

/** Glob characters in any order, and globs that take other matchers minutes. */
export const globSoup: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('*a', '?*', '**/', '{a,b}', '+(a|', '@(a|b)', '*(*a)', '[a-z]*', '!(a)'),
        fc.integer({ min: 2, max: 40 }),
      )
      .map(([part, times]) => `${part.repeat(times)}c`),
  },
)
