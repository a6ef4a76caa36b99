import { describe, expect, it } from '@jest/globals'
import { reportTexts } from '../../../src/core/fleet/report-stream.ts'

const read = async (...chunks: readonly string[]) => {
  const texts: unknown[] = []
  for await (const text of reportTexts(chunks)) texts.push(text)
  return texts
}
const parsed = async (...chunks: readonly string[]) => (await read(...chunks)).map((text) => JSON.parse(text as string))

describe('a stream of reports', () => {
  const reports = [{ a: 1 }, { a: { b: ['{', '\n{'] } }, {}]
  const forms = {
    'a line each': reports.map((report) => `${JSON.stringify(report)}\n`).join(''),
    indented: reports.map((report) => `${JSON.stringify(report, null, 2)}\n`).join(''),
    'with the line breaks of Windows': reports
      .map((report) => `${JSON.stringify(report, null, 1)}\n`)
      .join('')
      .replaceAll('\n', '\r\n'),
    'without a last line break': reports.map((report) => JSON.stringify(report)).join('\n\n'),
  }
  it.each(Object.entries(forms))('is read %s, wherever the parts of it end', async (_, text) => {
    for (let at = 0; at <= text.length; at++) expect(await parsed(text.slice(0, at), text.slice(at))).toEqual(reports)
    expect(await parsed(...text)).toEqual(reports)
  })

  it('gives what is no JSON as it is, and goes on', async () => {
    expect(await read('{"a":\n{"a":1}\n')).toEqual(['{"a":', '{"a":1}'])
  })

  it.each([[[]], [['']], [['\n', ' \n']]])('is empty for %j', async (chunks) => {
    expect(await read(...chunks)).toEqual([])
  })
})
