/** A row of comma-separated values, and the line on which it starts. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a text by RFC 4180, without empty lines. An unclosed quote ends with the text. */
export function* csvRows(text: string): Generator<CsvRow> {
  let line = 1
  let begun = 1
  let cells: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at)
    cells.push(cell)
    line += cell.split('\n').length - 1
    const isLast = text[end] !== ','
    const next = isLast ? text.indexOf('\n', end) : end
    at = next === -1 ? text.length : next + 1
    if (!isLast && at < text.length) continue
    if (!isLast) cells.push('')
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells }
    line++
    begun = line
    cells = []
  }
}

const separator = /[,\r\n]/g

function plainAt(text: string, from: number): [cell: string, end: number] {
  separator.lastIndex = from
  const end = separator.exec(text)?.index ?? text.length
  return [text.slice(from, end), end]
}

function quotedAt(text: string, from: number): [cell: string, end: number] {
  let end = text.indexOf('"', from + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const last = end === -1 ? text.length : end
  return [text.slice(from + 1, last).replaceAll('""', '"'), last + 1]
}
