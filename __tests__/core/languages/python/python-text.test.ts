import { describe, expect, it } from '@jest/globals'
import { importsOf, readPython } from '../../../../src/core/languages/python/python-text.ts'

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
  it('are found behind brackets that opened and closed, and not inside them', () => {
    const found = importsIn('x = [', '{', 'import jax', '}]', 'import torch', 'y = (', 'import flax', ')')
    expect(found).toEqual([{ module: 'torch', line: 5, when: 'always' }])
  })

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
      '\u00a0\u00a0import optax',
    )
    expect(found).toEqual([
      { module: 'jax', line: 3, when: 'lazy' },
      { module: 'torch', line: 7, when: 'guarded' },
      { module: 'flax', line: 8, when: 'guarded' },
      { module: 'optax', line: 10, when: 'always' },
    ])
  })
})
