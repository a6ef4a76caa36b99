import fc from 'fast-check'
import { jobKeys, type KeyType, type Section } from '../../../src/core/policy/condition/job-keys.ts'
import { writtenRead } from '../../../src/core/policy/condition/syntax.ts'
import { acceptedText } from './token-soup.ts'

const leaves = (section: Section, path: readonly string[] = []): [key: string, type: KeyType][] =>
  Object.entries(section).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[writtenRead([...path, name]), inner]] : leaves(inner, [...path, name]),
  )

/** The keys that a condition may read, with their types. */
export const readKeys: readonly (readonly [key: string, type: KeyType])[] = leaves(jobKeys)
const keysOf = (type: KeyType): fc.Arbitrary<string> =>
  fc.constantFrom(...readKeys.filter(([, own]) => own === type).map(([key]) => key))

const quoted = fc
  .oneof(
    fc.constantFrom('production', 'h100', 'tpu', 'gcp', 'research', '', 'a"b', '7B', 'ü'),
    acceptedText.map((text) => text.slice(0, 20).trim()),
  )
  .map((text) => JSON.stringify(text))
const number = fc.oneof(
  fc.constantFrom('0', '1', '8', '2.5', '7e9', '-1', 'quantity("7B")', 'hours("14d")', 'share("40%")', 'bytes("10TB")'),
  keysOf('number'),
)
const pattern = fc
  .constantFrom(
    '^[a-z]+$',
    'a|b',
    'h[0-9]+',
    'gcp',
    '^$',
    'a+b*',
    '[^x]',
    'p.*',
    '(a*)*b',
    '(a|aa)+$',
    '[',
    'x{400}',
    '(?=a)',
    '.{1,20}c',
  )
  .map((text) => JSON.stringify(text))

const atoms: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(number, fc.constantFrom('<', '<=', '==', '!=', '>', '>='), number).map((parts) => parts.join(' ')),
  fc.tuple(number, fc.constantFrom('+', '-', '*', '/', '%'), number).map(([a, sign, b]) => `${a} ${sign} ${b} > 1`),
  fc
    .tuple(keysOf('text'), fc.constantFrom('==', '!=', 'in [', '<'), quoted)
    .map(([a, sign, b]) => `${a} ${sign} ${b}${sign === 'in [' ? ']' : ''}`),
  fc
    .tuple(keysOf('text'), fc.constantFrom('contains', 'startsWith', 'endsWith'), quoted)
    .map(([a, name, b]) => `${a}.${name}(${b})`),
  fc.tuple(keysOf('text'), pattern).map(([a, text]) => `${a}.matches(${text})`),
  fc.tuple(quoted, keysOf('texts')).map(([a, b]) => `${a} in ${b}`),
  fc
    .tuple(keysOf('texts'), fc.constantFrom('exists', 'all', 'exists_one'), quoted)
    .map(([a, loop, b]) => `${a}.${loop}(x, x == ${b})`),
  fc.tuple(keysOf('texts'), fc.constantFrom('map', 'filter')).map(([a, loop]) => `size(${a}.${loop}(x, x != "a")) > 1`),
  fc.constantFrom(...readKeys.map(([key]) => `has(${key})`)),
  fc.constantFrom(
    'job.labels.team == "a"',
    'job.labels["cost-center"] != ""',
    'job.labels.all(k, size(k) < 20)',
    'true',
    'accelerators("h100") == job.hardware.accelerator',
  ),
  keysOf('flag'),
)

/** Conditions without mistakes, except rejected patterns and excessive costs. */
export const typedConditions: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atoms,
    fc.tuple(tie('tree'), fc.constantFrom('&&', '||'), tie('tree')).map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
    tie('tree').map((inner) => `!(${inner})`),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => `${a} ? (${b}) : (${c})`),
  ),
})).tree

const tokens = [
  'job',
  '.',
  'job.stage',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '?',
  ':',
  '&&',
  '||',
  '!',
  '==',
  'in',
  '"',
  "'",
  '"""',
  'r"\\',
  '//',
  '\n',
  ',',
  '1',
  '1u',
  '0x',
  '1e999',
  '-',
  '"a"',
  'size',
  '.map(x, ',
  '.all(',
  'has(',
  '__proto__',
  'null',
  'b"a"',
  'x',
  '\\',
  '🙂',
  '\0',
]

/** Conditions in CEL: mostly valid, some with a type error, and words in any order. */
export const conditions: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: typedConditions },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...tokens), { maxLength: 20 }).map((parts) => parts.join(' ')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(typedConditions, fc.constantFrom(...tokens), fc.nat(60))
      .map(([text, token, at]) => text.slice(0, at) + token + text.slice(at)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('(', '!', '[', '-', '1+', 'true?true:', '[1].all(x,'), fc.integer({ min: 2, max: 600 }))
      .map(([part, times]) => part.repeat(times)),
  },
)
