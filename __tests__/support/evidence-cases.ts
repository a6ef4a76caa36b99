import { readdirSync, readFileSync } from 'node:fs'

/** A small file of a format, and its observations, one per line. */
export interface EvidenceCase {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly seen: readonly string[]
}

const folder = new URL('../fixtures/evidence/', import.meta.url)

/** The cases of each document format: `=== path: title`, the text, and `=> ` before each expected line. */
export const evidenceCases: ReadonlyMap<string, readonly EvidenceCase[]> = new Map(
  readdirSync(folder).map((file) => [
    file.replace(/\.txt$/, ''),
    readFileSync(new URL(file, folder), 'utf8').split(/^=== /m).slice(1).map(caseOf),
  ]),
)

function caseOf(written: string): EvidenceCase {
  const [head = '', ...lines] = written.split('\n')
  const [path = '', title = ''] = head.split(': ')
  const text = lines.filter((line) => !line.startsWith('=> '))
  const seen = lines.flatMap((line) => (line.startsWith('=> ') ? line.slice(3) : []))
  if (seen.length === 0) throw new Error(`"${head}" says nothing of what is seen, and not "=> nothing" either`)
  return { path, title, text: text.join('\n'), seen: seen.filter((line) => line !== 'nothing') }
}
