import { describe, expect, it } from '@jest/globals'
import { importsOf } from '../../../../src/core/languages/python/python-imports.ts'
import { readPython } from '../../../../src/core/languages/python/python-text.ts'

const importsIn = (...lines: string[]) => importsOf(readPython(lines.join('\n')))

describe('code without what strings and comments hold', () => {
  it.each([
    ['a short string', 'x = "jax" + y', 'x = "   " + y'],
    ['a long string', 'x = """a\n bc\r\nd"""\ny', 'x = """ \n   \r\n """\ny'],
    ['a line of one character outside the basic plane', "x = '\u{1f600}'", "x = '  '"],
    ['a long string of one old line end', 'x = """a\rb"""', 'x = """ \r """'],
    ['a comment', 'x  # jax\ny', 'x       \ny'],
  ])('is as long as the source, line by line: %s', (_, source, code) => {
    expect(readPython(source).code).toBe(code)
  })
})

describe('imports', () => {
  it('know the blocks around them, whatever those hold besides', () => {
    const found = importsIn(
      'def load():',
      '    size = 1',
      '    import jax',
      'try:',
      '    size = (1,',
      '2)',
      '    import torch',
      'except ImportError: import flax',
      'class Model:',
      '  import optax',
    )
    expect(found).toEqual([
      { module: 'jax', line: 3, when: 'lazy' },
      { module: 'torch', line: 7, when: 'guarded' },
      { module: 'flax', line: 8, when: 'guarded' },
      { module: 'optax', line: 10, when: 'always' },
    ])
  })
})
