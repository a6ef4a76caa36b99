import { describe, expect, it } from '@jest/globals'
import { below, entryOf, wordOf, yamlDocuments } from '../../../../src/core/languages/yaml/yaml-documents.ts'

const stream = 'name: one\n---\nname: two\n---\nname: three\n'
const namesIn = (documents: ReturnType<typeof yamlDocuments>) =>
  documents.map(({ root }) => wordOf(below(root, 'name')))

describe('the documents of a stream', () => {
  it('are parsed once for all that read the same file', () => {
    const [first] = yamlDocuments(stream)
    const [again] = yamlDocuments(stream)
    expect(first).toBeDefined()
    expect(again).toBe(first)
  })

  it('are chosen by each reader anew', () => {
    expect(namesIn(yamlDocuments(stream, (part) => part.includes('two')))).toEqual(['two'])
    expect(namesIn(yamlDocuments(stream, (part) => part.includes('t')))).toEqual(['two', 'three'])
    expect(namesIn(yamlDocuments(stream))).toEqual(['one', 'two', 'three'])
  })

  it('are those of the file at hand, whatever was read before', () => {
    yamlDocuments(stream)
    expect(namesIn(yamlDocuments(stream.replace('two', 'due')))).toEqual(['one', 'due', 'three'])
    expect(namesIn(yamlDocuments(stream))).toEqual(['one', 'two', 'three'])
  })

  it('know their lines in the file, and say nothing where they cannot be read', () => {
    const documents = yamlDocuments('name: one\n---\nname: [two\n---\n\nname: three\n')
    expect(namesIn(documents)).toEqual(['one', 'three'])
    const [, last] = documents
    expect(last?.lineOf(entryOf(last.root, 'name')?.key ?? [0, 0])).toBe(6)
  })
})

describe('a template', () => {
  it('is no YAML where its statements stand at the start of a line', () => {
    expect(yamlDocuments('{% if a %}\nname: one\n{% endif %}\n')).toEqual([])
    // Even where what stands below would be read.
    expect(yamlDocuments('{%a: 1}\n')).toEqual([])
    expect(namesIn(yamlDocuments('name: one\nrun: |\n  {% if a %}\n'))).toEqual(['one'])
    expect(namesIn(yamlDocuments('{% if a %}\n---\nname: two\n'))).toEqual(['two'])
  })
})
