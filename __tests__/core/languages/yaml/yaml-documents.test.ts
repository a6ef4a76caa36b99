import { describe, expect, it } from '@jest/globals'
import {
  below,
  entryOf,
  jsonParts,
  wordOf,
  type YamlDocument,
  yamlParts,
} from '../../../../src/core/languages/yaml/yaml-documents.ts'
import { hearing } from '../../../../src/core/text/given-up.ts'

const documentsIn = (text: string): readonly YamlDocument[] => yamlParts(text).flatMap((part) => part.documents())
const namesIn = (text: string) => documentsIn(text).map(({ root }) => wordOf(below(root, 'name')))

describe('the documents of a stream', () => {
  it('are parsed once for all that read the same file', () => {
    const [part] = yamlParts('name: one\n')
    expect(part?.documents()).toHaveLength(1)
    expect(part?.documents()).toBe(part?.documents())
  })

  it('know their lines in the file, and say nothing where they cannot be read', () => {
    const text = 'name: one\n---\nname: [two\n---\n\nname: three\n'
    expect(namesIn(text)).toEqual(['one', 'three'])
    const [, last] = documentsIn(text)
    expect(last?.lineOf(entryOf(last.root, 'name')?.key ?? [0, 0])).toBe(6)
  })

  it.each([
    ['scalars', 'name: one\na: 1\na: 2\n', 'line 3: Duplicate key "a" (first on line 2)'],
    ['kinds', 'name: one\nb:\n  a: 1\n  a: [1]\n', 'line 4: Duplicate key "a" (first on line 3)'],
    ['lists', 'name: one\na: [1, 2]\na: [1, 3]\n', 'line 3: Duplicate key "a" (first on line 2)'],
    ['longer lists', 'name: one\na: [1]\na: [1, 3]\n', 'line 3: Duplicate key "a" (first on line 2)'],
    ['maps', 'name: one\na: { b: 1 }\na: { b: 2 }\n', 'line 3: Duplicate key "a" (first on line 2)'],
    ['other keys', 'name: one\na: { b: 1 }\na: { c: 1 }\n', 'line 3: Duplicate key "a" (first on line 2)'],
    ['one of several', 'name: one\na: 1\na: 1\nb: 1\nb: 2\n', 'line 5: Duplicate key "b" (first on line 4)'],
    ['a later document', 'name: one\n---\nname: two\na: 1\na: 2\n', 'line 5: Duplicate key "a" (first on line 4)'],
  ])('say so where a key has two values: %s', (_, text, because) => {
    const { result, gaveUp } = hearing(() => namesIn(text))
    expect(result).toEqual(text.includes('---') ? ['one', 'two'] : ['one'])
    expect(gaveUp).toEqual([expect.stringContaining(because)])
  })

  it('take the last of two values, as most programs do', () => {
    expect(hearing(() => namesIn('name: one\nname: two\n')).result).toEqual(['two'])
  })

  it.each([
    'name: one\na: 1\na: 1\n',
    'name: one\na: [1, { b: 2 }]\na:\n- 1\n- b: 2\n',
    'name: one\na: &x { b: 1 }\na: *x\n',
  ])('are read where a key has one value twice: %j', (text) => {
    expect(hearing(() => namesIn(text))).toEqual({ result: ['one'], gaveUp: [] })
  })
})

describe('the search for a key before a text is parsed', () => {
  it.each([
    ['"n\\x61me": 1\n'],
    ['"\\u006e\\U00000061me": 1\n'],
    ['"name"            : 1\n'],
    ['? name\n: 1\n'],
    ['&a name: 1\n'],
    ['!!str name: 1\n'],
    ['a: { b: &b { name: 1 } }\n<<: *b\n'],
    ['{\nother: 1,\n  name: 1 }\n'],
    ['# all\n\n { other: 1, "name"\n: 1,\nmore: 2 }\n'],
  ])('finds it in every spelling of YAML: %j', (text) => {
    const [part] = yamlParts(text)
    expect([part?.hasKey('name'), part?.hasTopKey('name')]).toEqual([true, true])
  })

  it.each(['{"n\\u0061me": 1}', '{name: 1}', '{"other": 1, name: 1}', "{'name': 1}"])('and of JSON: %j', (text) => {
    const [part] = jsonParts(text)
    expect([part?.hasKey('name'), part?.hasTopKey('name')]).toEqual([true, true])
  })

  it('finds none that is not there, or not at the top', () => {
    const parts = [...yamlParts('# name\na: { name: 1 }\n'), ...jsonParts('{"a": {"name": "\\u0062: 1, b: 1"}}')]
    for (const part of parts)
      expect([part.hasKey('name'), part.hasKey('b'), part.hasTopKey('name')]).toEqual([true, part === parts[1], false])
  })

  it('takes what an escape may not mean for nothing', () => {
    expect(yamlParts('"na\\Uffffffffme": 1\n').map((part) => part.hasKey('name'))).toEqual([true])
  })
})

describe('a template', () => {
  it.each([
    ['{% if a %}\nname: one\n{% endif %}\n', ['one'], true],
    ['{{- if .a }}\nname: one\n{{- end }}\n', ['one'], true],
    ['name: one\nother: {{ x }}\n', ['one'], false],
    ['name: {{ x }}\n', [undefined], false],
    ['name: "{{ x }}"\n', [undefined], false],
    ['{% if a %}\n---\nname: two\n', ['two'], true],
    // A statement inside a multi-line text is part of the text.
    ['name: one\nrun: |\n  {% if a %}\n', ['one'], false],
  ])('is read past its expressions: %j', (text, names, isOpen) => {
    expect(hearing(() => namesIn(text))).toEqual({ result: names, gaveUp: [] })
    expect(yamlParts(text).some((part) => part.isOpen())).toBe(isOpen)
  })

  it('is told where it is no YAML all the same', () => {
    const { result, gaveUp } = hearing(() => namesIn('name: one\n{% for a in b %} x: [\n'))
    expect(result).toEqual([])
    expect(gaveUp).toEqual([expect.stringContaining('cannot be read at line')])
  })
})
