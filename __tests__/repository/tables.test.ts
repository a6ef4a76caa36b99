import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, type types } from '@babel/core'
import { describe, expect, it } from '@jest/globals'

// Rules compare. Facts are in `core/catalog`, with sources, and reach rules through `core/rules/facts.ts`.

/** A list with at most this many strings and numbers is not a table. */
const mostLiterals = 2

/** Wording, or the rules' own order, which is not a fact. */
const noFacts: Readonly<Record<string, string>> = {
  'differing-settings.ts: comparedElsewhere': 'keys of the manifest that rules of their own compare',
  'differing-settings.ts: axes': 'keys of the manifest',
  'evidence/accelerator-differs.ts: vendors': 'how the name of a maker is written in a sentence',
  'evidence/accelerator-kind-differs.ts: kinds': 'the plural of a kind in a sentence',
  'evidence/matches-nothing.ts: emptyList': 'one finding, in words',
  'scale-facts.ts: order': 'the words of the manifest for sizes, in their order',
  'hardware/parallelism-contradicts-count.ts: order': 'the order in which degrees are read out',
  'hardware/precision-not-in-hardware.ts: nextBest': 'which format the remedy tries next: advice',
  'hardware/precision-without-speed-up.ts: rivals': 'which two formats the rule compares',
  'memory-changes.ts: contextDegrees': 'the degrees that are tried',
  'memory-ways.ts: less': 'what is to be less, in words',
  'memory-ways.ts: optimizerNames': 'how the name of an optimizer is written in a sentence',
  'purchase.ts: shared': 'the degrees that are tried',
  'rule.ts: severityOfForce': 'the severities of forces',
  'thresholds.ts: thresholdKeys': 'the keys and defaults of the policy',
}

const root = new URL('../../src/core/rules/', import.meta.url)
const files = readdirSync(root, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort()

/** The literals of a table: an array, object, set or map, at any depth, or a multi-line text. */
function literalsIn(node: types.Node | null | undefined): number {
  if (!node) return 0
  const sum = (nodes: readonly (types.Node | null)[]): number =>
    nodes.reduce((total, each) => total + literalsIn(each), 0)
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return 1
    case 'TemplateLiteral':
      return node.quasis.reduce((total, { value }) => total + value.raw.split('\n').length, 0)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression)
    case 'NewExpression':
      return sum(node.arguments)
    case 'ArrayExpression':
      return sum(node.elements)
    case 'SpreadElement':
      return literalsIn(node.argument)
    case 'ObjectExpression':
      return sum(node.properties.map((property) => (property.type === 'ObjectProperty' ? property.value : null)))
    default:
      return 0
  }
}

/** The constants of a module with more than a few literals, by name. */
function tablesIn(source: string): string[] {
  const { program } = parseSync(source, { configFile: false, parserOpts: { plugins: ['typescript'] } }) as types.File
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && literalsIn(init) > mostLiterals ? [id.name] : [],
    )
  })
}

describe('a table', () => {
  it.each([
    ["const fast = ['infiniband', 'efa', 'roce']", ['fast']],
    ['const few: ReadonlySet<number> = new Set([5, 5.2, 5.3])', ['few']],
    ["export const since = { bf16: 8, fp8: 8.9, fp4: { nvidia: 'B200' } } as const", ['since']],
    ["const reasons = new Map([['a', 'one'], ['b', 'two']])", ['reasons']],
    ['const rows = `\na: b\nc: d\n`', ['rows']],
    ["const at = ['hardware', 'interconnect']", []],
    ["export default defineRule({ id: 'a', title: 'b', why: 'c', sources: ['d'] })", []],
    ["const isFast = (word: string): boolean => ['a', 'b', 'c'].includes(word)", []],
  ])('is seen in %s', (source, expected) => {
    expect(tablesIn(source)).toEqual(expected)
  })
})

describe('rules', () => {
  it('hold no table of facts: those stand in core/catalog', () => {
    const found = files.flatMap((file) =>
      tablesIn(readFileSync(new URL(file, root), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual(Object.keys(noFacts).sort())
  })
})
