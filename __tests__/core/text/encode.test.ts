import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import {
  commandData,
  commandProperty,
  inertText,
  jsonText,
  logText,
  markdownCode,
  markdownText,
  uriPath,
  xmlText,
} from '../../../src/core/text/encode.ts'
import { anyText } from '../../support/any-text.ts'
import { runnerCommands } from '../../support/runner.ts'
import { parseXml } from '../../support/xml.ts'

interface MarkdownNode {
  readonly type: string
  readonly children?: readonly MarkdownNode[]
}

const kinds = (markdown: string): Set<string> => {
  const found = new Set<string>()
  const visit = (node: MarkdownNode): void => {
    found.add(node.type)
    node.children?.forEach(visit)
  }
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
  return found
}

/** The text as shown to a reader, with entities decoded. GitHub's filters for mentions and references work on it. */
const shownText = (markdown: string): string => {
  const texts: string[] = []
  const visit = (node: MarkdownNode & { value?: string }): void => {
    if (node.type === 'text') texts.push(node.value ?? '')
    node.children?.forEach(visit)
  }
  visit(fromMarkdown(markdown))
  return texts.join('')
}

/** Strings made of pieces of attacks. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'::error::|##[add-mask]x|)|(|\u009b|%0A|%|\n|\r|\r\n|\u2028|::|,|:|]|\u001b[2J|\u202e|@someone|#1|GH-12|https://evil.example|www.evil.example|![x](http://e)|<img src=x>|</code>|<!--|`|``|*b*|_i_|[a](b)|~~s~~|&lt;|&#64;|\\|- x|1. x|> q|---|:smile:|a@b.example|0123abcdef'.split(
          '|',
        ),
        '|',
        '\\|',
      ),
      anyText(6),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** Fuzzing tries the same encoders on many more (`encoders/*` in docs/internals/fuzzing.md). */
const runs = { numRuns: 500 }

describe('text for logs', () => {
  it('never holds a command or a second line, whatever word begins the line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = `what: ${logText(text)}`
        expect(runnerCommands(line)).toEqual([])
        // A report may break the line before any word.
        expect(runnerCommands(line.replaceAll(' ', '\n'))).toEqual([])
        expect(line.split(/[\n\r\u2028\u2029]/)).toHaveLength(1)
        expect(line).not.toContain('\u001b')
      }),
      runs,
    )
  })
})

describe('workflow commands', () => {
  it('decode to one command with the words that went in', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const line = `::warning title=${commandProperty(title)},line=1::${commandData(message)}`
        const commands = runnerCommands(line)
        expect(commands).toHaveLength(1)
        expect(commands[0]?.properties['line']).toBe('1')
        expect(Object.keys(commands[0]?.properties ?? {})).toEqual(['title', 'line'])
        for (const sign of ['\r', '\u001b', '##[']) expect(commands[0]?.data).not.toContain(sign)
      }),
      runs,
    )
  })

  it('keep a percent sign and a line break as they were', () => {
    expect(runnerCommands(`::error ::${commandData('50 %0A\nnext')}`)[0]?.data).toBe('50 %0A\nnext')
  })
})

describe('Markdown', () => {
  const inert = new Set(['root', 'paragraph', 'text', 'html', 'inlineCode', 'table', 'tableRow', 'tableCell'])

  it('shows code as code, in a paragraph and in a table', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = markdownCode(text)
        expect([...kinds(`Job ${cell} runs`)].filter((kind) => !inert.has(kind))).toEqual([])
        const table = fromMarkdown(`| a | b |\n| --- | --- |\n| ${cell} | x |\n`, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        })
        const rows = (table.children[0] as MarkdownNode).children ?? []
        expect(rows).toHaveLength(2)
        expect(rows[1]?.children).toHaveLength(2)
      }),
      runs,
    )
  })

  it('leaves nothing live in a sentence', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = `What: ${markdownText(text)}`
        expect([...kinds(markdown)].filter((kind) => !inert.has(kind))).toEqual([])
        // The only HTML is the code element of back-ticked parts.
        expect(markdown.replace(/<\/?code>/g, '')).not.toMatch(/[<>]/)
        expect(shownText(markdown.replace(/<code>.*?<\/code>/g, ''))).not.toMatch(/[@#][\w-]/)
      }),
      runs,
    )
  })

  it('turns our own back-ticks into code', () => {
    expect(markdownText('Write `count`, please.')).toBe('Write `count`, please.')
  })
})

describe('addresses', () => {
  it('stay one link, whatever the path', () => {
    fc.assert(
      fc.property(hostile, (path) => {
        const [paragraph] = fromMarkdown(`[a](https://files.example/${uriPath(path)}#L1) b`).children as MarkdownNode[]
        expect(paragraph?.children?.map(({ type }) => type)).toEqual(['link', 'text'])
      }),
      runs,
    )
    expect(uriPath("a b/(c)'*~!")).toBe('a%20b/%28c%29%27%2A%7E%21')
  })
})

describe('JSON', () => {
  it('parses to the same value and holds no command', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(JSON.parse(jsonText({ text }))).toEqual({ text })
        expect(runnerCommands(jsonText({ text }))).toEqual([])
        expect(jsonText({ text })).not.toMatch(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/)
      }),
      runs,
    )
  })
})

describe('XML', () => {
  it('reads as the same letters, in text and in an attribute, and holds no command', () => {
    // Invisible letters, such as U+115F, are not printed.
    const letters = (text: string) => text.match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []
    fc.assert(
      fc.property(hostile, (text) => {
        const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<a b="${xmlText(text)}">\n${xmlText(text)}</a>`
        const root = parseXml(xml)
        expect(letters(root.text)).toEqual(letters(text.toWellFormed()))
        expect(letters(root.attributes['b'] ?? '')).toEqual(letters(text.toWellFormed()))
        expect(runnerCommands(xml)).toEqual([])
      }),
      runs,
    )
    expect(xmlText('a]]>\ufffe&\u0000\ud800')).toBe('a]]&#62;&#38; \ufffd')
  })
})

describe('words for pages of other tools', () => {
  it('hold no link, placeholder or mention, and nothing to lead a terminal', () => {
    fc.assert(
      fc.property(hostile, fc.nat(99), (text, index) => {
        const words = inertText(`${text}[a](${index}){${index}}@team`)
        expect(words).not.toMatch(/\]\(|\{\d|@[\w-]/)
        expect(words.isWellFormed()).toBe(true)
        expect(words).not.toContain('\u001b')
      }),
      runs,
    )
    expect(inertText('`hardware: { count: 8 }`\nnext')).toBe('`hardware: { count: 8 }`\nnext')
  })
})
