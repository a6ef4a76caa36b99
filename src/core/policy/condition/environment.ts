import { Environment, EvaluationError } from '@marcbachmann/cel-js'
import { excerpt } from '../../text/excerpt.ts'
import { once } from '../../text/once.ts'
import { acceleratorIds, matchesPattern, quantityFunctions } from './functions.ts'
import { jobKeys, type KeyType, type Section } from './job-keys.ts'

const { base, ...ofJob } = jobKeys

/** The limits exceed any real rule and keep recursion shallow. All functions with a number result return doubles. */
export const environment = once((): Environment => {
  const sync = { async: false }
  const made = new Environment({
    limits: { maxAstNodes: 500, maxDepth: 32, maxListElements: 300, maxMapEntries: 100, maxCallArguments: 8 },
  })
    .registerVariable('job', { schema: { ...schemaOf(ofJob), _declared: 'map<string, bool>' } })
    .registerVariable('base', { schema: schemaOf(base as Section) })
    .registerFunction('_size(list): double', (list: readonly unknown[]) => list.length, sync)
    .registerFunction('_size(map): double', (map: Map<unknown, unknown> | object) => sizeOfMap(map), sync)
    .registerFunction('_size(string): double', (text: string) => [...text].length, sync)
    .registerFunction('_mapping(list<K>, list<V>): map<K, V>', mappingOf, sync)
    .registerFunction('_text(string): string', (text: string) => text, sync)
    .registerFunction('_divide(double, double): double', (a: number, b: number) => a / nonZero(b), sync)
    .registerFunction('_remainder(double, double): double', (a: number, b: number) => a % nonZero(b), sync)
    .registerFunction('_accelerators(string): list<string>', idsOf, sync)
    .registerFunction('_matches(string, string): bool', matchesPattern, sync)
  for (const [name, read] of Object.entries(quantityFunctions)) {
    const handler = (text: string): number => {
      const quantity = read(text)
      if (quantity.ok) return quantity.value
      throw new EvaluationError({ code: 'own', message: quantity.problem })
    }
    made.registerFunction(`_${name}(string): double`, handler, sync)
  }
  return made
})

const mappingOf = (keys: readonly unknown[], values: readonly unknown[]): Map<unknown, unknown> =>
  new Map(keys.map((key, index) => [key, values[index]]))

const sizeOfMap = (map: Map<unknown, unknown> | object): number =>
  map instanceof Map ? map.size : Object.keys(map).length

function nonZero(divisor: number): number {
  if (divisor !== 0) return divisor
  throw new EvaluationError({ code: 'own', message: 'it divides by zero' })
}

function idsOf(name: string): string[] {
  const ids = acceleratorIds(name)
  if (ids !== undefined) return [...ids]
  throw new EvaluationError({ code: 'own', message: `unknown accelerator "${excerpt(name)}"` })
}

const celTypes: Readonly<Record<KeyType, string>> = {
  text: 'string',
  number: 'double',
  flag: 'bool',
  texts: 'list<string>',
  labels: 'map<string, string>',
}

interface CelSchema {
  [key: string]: string | CelSchema
}
const schemaOf = (section: Section): CelSchema =>
  Object.fromEntries(
    Object.entries(section).map(([key, type]) => [key, typeof type === 'string' ? celTypes[type] : schemaOf(type)]),
  )
