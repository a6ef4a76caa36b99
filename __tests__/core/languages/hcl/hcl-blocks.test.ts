import { describe, expect, it } from '@jest/globals'
import { readHcl } from '../../../../src/core/languages/hcl/hcl-blocks.ts'

describe('readHcl', () => {
  it('keeps lines, labels and values', () => {
    const { blocks, attributes } = readHcl('a = 1\nb "c" d {\n  e = [true, "x", { f = "g" }]\n  "h" = v.w\n}\n')
    expect(attributes.get('a')).toEqual({ kind: 'number', text: '1', line: 1 })
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatchObject({ type: 'b', labels: ['c', 'd'], line: 2 })
    expect(blocks[0]?.attributes.get('e')).toMatchObject({
      kind: 'list',
      line: 3,
      items: [{ kind: 'flag' }, { text: 'x' }, { kind: 'object' }],
    })
    expect(blocks[0]?.attributes.get('h')).toEqual({ kind: 'unknown', line: 4 })
  })

  it('reads past comments and texts of several lines', () => {
    const text = '# a = 1\n// b = 1\n/* c = 1\n*/\nd = <<-EOF\n  e = 1\n  EOF\nf = "\\"g = 1"\nh = 1\n'
    const { attributes } = readHcl(text)
    expect([...attributes].map(([name, { kind, line }]) => [name, kind, line])).toEqual([
      ['d', 'unknown', 5],
      ['f', 'text', 8],
      ['h', 'number', 9],
    ])
  })

  it('takes for a value what is one, and nothing that has to be computed', () => {
    const kindOf = (value: string) => readHcl(`a = ${value}\nb = 1\n`).attributes.get('a')?.kind
    for (const [value, kind] of [
      ['"x"', 'text'],
      ['var.x', 'reference'],
      ['"${local.x}"', 'reference'],
      ['toset(["x"])', 'list'],
      ['jsonencode(\n{ x = 1 }\n)', 'object'],
      ['"${var.x}-1"', 'unknown'],
      ['lower("x")', 'unknown'],
      ['tonumber("1", 2)', 'unknown'],
      ['var.on ? "x" : "y"', 'unknown'],
      ['merge({ x = 1 }, { y = 2 })', 'unknown'],
    ])
      expect([value, kindOf(value as string)]).toEqual([value, kind])
  })

  it('survives what is no Terraform', () => {
    const broken = [
      '',
      '}',
      '{',
      'a =',
      'a = [',
      'a "b" {',
      '"',
      '"${',
      '<<EOF\n',
      '/*',
      'a = "b',
      'a = {\n  b = [\n',
      ']])})',
    ]
    for (const text of broken) expect(() => readHcl(text)).not.toThrow()
  })
})
