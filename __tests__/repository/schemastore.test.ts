import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { check, UnusablePolicy } from '../../src/core/index.ts'
import { type Described, schemaAddress } from '../../src/core/report/formats/schema-address.ts'

const folder = fileURLToPath(new URL('../../schema/schemastore/', import.meta.url))
const schemaOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../schema/${file}.schema.json`, import.meta.url), 'utf8'))

/** The names at SchemaStore, what they describe, and our schema files. */
const kinds: readonly (readonly [name: string, described: Described, file: string])[] = [
  ['accelerator-review', 'manifest', 'accelerator'],
  ['accelerator-review-policy', 'policy', 'accelerator-policy'],
]

/** Whether the check itself can use a file. */
function isUsable(described: Described, text: string): boolean {
  const options = { today: '2026-12-01' }
  if (described === 'manifest') {
    const [file] = check([{ path: 'accelerator.yml', text }], options).files
    return !file?.findings.some(({ rule, severity }) => rule.startsWith('manifest/') && severity === 'error')
  }
  try {
    check([{ path: '.github/accelerator-policy.yml', text }], options)
    return true
  } catch (error) {
    if (error instanceof UnusablePolicy) return false
    throw error
  }
}

describe("SchemaStore's catalog", () => {
  const catalog: readonly Record<string, string | readonly string[]>[] = JSON.parse(
    readFileSync(`${folder}catalog.json`, 'utf8'),
  )

  it('gets the schemas by addresses that no release changes, each for the names of its files', () => {
    const lasting = (described: Described): string => schemaAddress(described).replace(/\/v[\d.]+\//, '/main/')
    expect(catalog.map(({ url }) => url)).toEqual(kinds.map(([, described]) => lasting(described)))
    expect(catalog.map(({ fileMatch }) => fileMatch)).toEqual(
      kinds.map(([, , file]) => [`${file}.yml`, `${file}.yaml`]),
    )
  })

  it('gets entries in its form', () => {
    for (const entry of catalog) {
      expect(Object.keys(entry)).toEqual(['name', 'description', 'fileMatch', 'url'])
      // It refuses entries that repeat what all of them are.
      expect(`${entry['name']} ${entry['description']}`).not.toMatch(/schema|\n/i)
    }
    const names = catalog.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
  })
})

describe.each(kinds)('the tests of %s', (name, described, file) => {
  // A value may be a number or a word, so SchemaStore must disable strict mode's rule about unions.
  const ajv = new Ajv({ strict: true, allowUnionTypes: true })
  const validate = ajv.compile(schemaOf(file))

  const filesIn = (tests: string) =>
    readdirSync(`${folder}src/${tests}/${name}`).map(
      (path) => [path, readFileSync(`${folder}src/${tests}/${name}/${path}`, 'utf8')] as const,
    )

  it.each(filesIn('test'))('%s is accepted, by the check too', (_, text) => {
    validate(parse(text))
    expect(validate.errors).toBeNull()
    expect(isUsable(described, text)).toBe(true)
  })

  it.each(filesIn('negative_test'))('%s is refused, by the check too', (_, text) => {
    expect(validate(parse(text))).toBe(false)
    expect(isUsable(described, text)).toBe(false)
  })

  it.each([...filesIn('test'), ...filesIn('negative_test')])('%s names its schema first', (_, text) => {
    expect(text).toMatch(new RegExp(`^# yaml-language-server: \\$schema=../../schemas/json/${name}\\.json\\n`))
  })
})
