/** Returns the cell in a column (lower-case name); undefined if missing or empty. */
export type Row = (column: string) => string | undefined

export interface Table {
  readonly columns: ReadonlySet<string>
  readonly rows: readonly Row[]
}

/** A table with a header and cells separated by `|` (sacct) or commas (RFC 4180). */
export function readTable(text: string): Table {
  const [header = [], ...lines] = records(text)
  const placeOf = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]))
  return {
    columns: new Set(placeOf.keys()),
    rows: lines.map((cells) => (column) => cells[placeOf.get(column) ?? -1]?.trim() || undefined),
  }
}

function records(text: string): string[][] {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n')))
  if (!firstLine.includes('|')) return separatedByCommas(text)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => line.split('|'))
}

function separatedByCommas(text: string): string[][] {
  const all: string[][] = []
  let cells: string[] = []
  for (let at = 0; at < text.length; ) {
    const { cell, end } = cellAt(text, at)
    cells.push(cell)
    if (text[end] !== ',') {
      if (cells.some((each) => each !== '')) all.push(cells)
      cells = []
    }
    at = end + 1
  }
  return all
}

/** A cell and its end. Scanned by hand: a regular expression overflows the stack on cells of many megabytes. */
function cellAt(text: string, start: number): { readonly cell: string; readonly end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start)
    return { cell: text.slice(start, end).replace(/\r$/, ''), end }
  }
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  const close = quote === -1 ? text.length : quote
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: endOfCell(text, close) }
}

function endOfCell(text: string, start: number): number {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end++
  return end
}
