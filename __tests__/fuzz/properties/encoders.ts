import assert from 'node:assert/strict'
import fc from 'fast-check'
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
import { shapeOf } from '../../support/markdown.ts'
import { runnerCommands } from '../../support/runner.ts'
import { parseXml } from '../../support/xml.ts'
import { liveText } from '../arbitraries/token-soup.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

/** Letters, digits and printable characters, which no encoder may lose. Some fillers are invisible letters. */
const signsIn = (text: string): string[] =>
  text.toWellFormed().match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []
const signs = (text: string): string =>
  signsIn(text)
    .filter((sign) => sign !== '\ufffd' && !/[\ufffe\uffff]/.test(sign))
    .join('')
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that must not occur
const leading = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

/** One command stays one command with its words, and a log line stays one line without commands. */
const commands = fuzzProperty({
  name: 'encoders/commands',
  weight: 12,
  inputs: fc.record({ title: liveText, message: liveText }),
  least: { 'would be a command': 0.1 },
  check: ({ title, message }, saw) => {
    if (runnerCommands(`${title}\n${message}`).length > 0) saw('would be a command')
    const found = runnerCommands(`::warning title=${commandProperty(title)},line=1::${commandData(message)}`)
    assert.equal(found.length, 1)
    const [command] = found
    assertSame(Object.keys(command?.properties ?? {}), ['title', 'line'])
    assert.equal(command?.properties['line'], '1')
    assert.equal(signs(command?.properties['title'] ?? ''), signs(title))
    assert.equal(signs(command?.data ?? ''), signs(message))
    assert(!leading.test(command?.data ?? ''))
    const line = `what: ${logText(message)}`
    assertSame(runnerCommands(line.replaceAll(' ', '\n')), [])
    assert(!leading.test(line) && !line.includes('\n'))
    assert.equal(signs(line), `what:${signs(message)}`)
  },
})

/** Data reads back as written, and contains no command. */
const data = fuzzProperty({
  name: 'encoders/data',
  weight: 10,
  inputs: liveText,
  check: (text) => {
    const json = jsonText({ text })
    assertSame(JSON.parse(json), { text })
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<a b="${xmlText(text)}">\n${xmlText(text)}</a>`
    const root = parseXml(xml)
    assert.equal(signs(root.text), signs(text))
    assert.equal(signs(root.attributes['b'] ?? ''), signs(text))
    for (const output of [json, xml]) assert(runnerCommands(output).length === 0 && !leading.test(output))
    assert.equal(signs(inertText(text)), signs(text))
    const uri = uriPath(text)
    assert.match(uri, /^[\w.~%/-]*$/)
    assert.equal(decodeURIComponent(uri), text.toWellFormed())
  },
})

/** Untrusted words in Markdown stay words: in a sentence, in code and in a table cell. */
const markdown = fuzzProperty({
  name: 'encoders/markdown',
  weight: 8,
  inputs: liveText,
  check: (text) => {
    const [code, prose] = [markdownCode(text), markdownText(text)]
    const page = `Job ${code}: ${prose}\n\n| a | b |\n| --- | --- |\n| ${code} | ${prose} |\n`
    const { live, rows } = shapeOf(page, () => false)
    assertSame(live, [])
    assertSame(rows, [2, 2])
  },
})

export const encoderProperties: readonly FuzzProperty[] = [commands, data, markdown]
