/** A row of comma-separated values with the line on which it begins. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a text by RFC 4180; empty lines are none. A quote that is never closed ends with the text. */
export function* csvRows(text: string): Generator<CsvRow> {
  const field = /"((?:[^"]|"")*)"?|[^,\r\n]*/y
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0
  let line = 1
  let begun = 1
  let cells: string[] = []
  while (field.lastIndex < text.length) {
    const from = field.lastIndex
    const [whole = '', quoted] = field.exec(text) ?? []
    cells.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'))
    const end = from + whole.length
    for (let at = text.indexOf('\n', from); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line++
    const isLast = text[end] !== ','
    // Whatever stands behind a closing quote is no part of the value.
    const next = isLast ? text.indexOf('\n', end) : end
    field.lastIndex = next === -1 ? text.length : next + 1
    if (!isLast) {
      if (field.lastIndex === text.length) yield { line: begun, cells: [...cells, ''] }
      continue
    }
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells }
    line++
    begun = line
    cells = []
  }
}
