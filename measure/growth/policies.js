/** Policies, their conditions, and waivers in manifests. */
import { read } from '../../__tests__/support/policy-runs.ts'
import { readDocument } from '../../src/core/languages/yaml/document-reader.ts'
import { compileCondition } from '../../src/core/policy/condition/condition.ts'
import { inlineWaiversOf, onlyOnBase } from '../../src/core/policy/waiver/inline-waivers.ts'
import { rules } from '../../src/core/rules/index.ts'
import { lines, list, repeated } from './shapes.js'

const aliases = (levels) =>
  lines(levels, (at) => `l${at}: &l${at} [${list(9, () => (at === 0 ? 'x' : `*l${at - 1}`))}]`)

const files = Object.entries({
  'a long comment': (size) => `# ${'x'.repeat(size)}\n`,
  'many rules': (size) => `rules:\n${lines(size / 300, (at) => `  model/x${at}*: error`)}`,
  'a pattern of stars': (size) => `rules: { "${repeated('*a', size / 1_000)}": error }\n`,
  'lists of aliases': (size) => `${aliases(size / 30_000)}rules: *l0\n`,
  'unknown keys': (size) => `limits:\n  - count: 8\n${lines(size / 1_000, (at) => `    key${at}x: 1`)}`,
}).map(([what, text]) => ({ name: `a file with ${what}`, size: 240_000, work: (size) => read(text(size)) }))

const conditions = Object.entries({
  operators: (size) => repeated('true || ', size),
  digits: (size) => `${'9'.repeat(size)} > 1`,
  'open quotes': (size) => `"${'\\'.repeat(size)}`,
  'a long word': (size) => 'a'.repeat(size),
  parentheses: (size) => `${'('.repeat(size / 2)}true${')'.repeat(size / 2)}`,
  brackets: (size) => '['.repeat(size),
  signs: (size) => `${'!'.repeat(size)}true`,
}).map(([what, text]) => ({
  name: `a condition of ${what}`,
  size: 4_000,
  work: (size) => compileCondition(text(size)),
}))

const allow = 'accelerator-review: allow model/dynamic-shapes until 2027-01-31 because the rewrite is under way'
const ids = new Set(rules.map(({ id }) => id))

const waivers = Object.entries({
  'empty lines': (size) => `# ${allow}\n${'\n'.repeat(size / 5)}a: 1\n`,
  'a long comment': (size) => `a: 1 # accelerator-review: allow ${'x '.repeat(size / 2)}\n`,
  spaces: (size) => `a: 1 # accelerator-review${' '.repeat(size)}x\n`,
  signs: (size) => `a: 1 ${'#'.repeat(size)}!\n`,
  'many waivers': (size) => lines(size / 250, (at) => `k${at}: 1 # ${allow}`),
  'many waivers above one key': (size) => `${`# ${allow}\n`.repeat(size / 100)}a: 1\n`,
  'many items on a line': (size) => `a: [\n  ${'1,'.repeat(size / 20)} # ${allow}\n]\n`,
}).map(([what, text]) => ({
  name: `waivers: ${what}`,
  size: 200_000,
  work: (size) => {
    const { waivers } = inlineWaiversOf(readDocument(text(size)), 'accelerator.yml', ids, { inline: true, never: [] })
    return onlyOnBase(waivers, waivers)
  },
}))

export const policyRows = [...files, ...conditions, ...waivers].map((row) => ({
  ...row,
  name: `policies: ${row.name}`,
}))
