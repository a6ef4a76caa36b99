import { verdictOrder } from './verdict.ts'

/** The width for files and pipes. */
export const usualWidth = 100

/** The start of a line, below which its continuation is indented: a label, a sign, a verdict. */
const labels = ['Do', 'See', 'Source', 'Rule', 'Would pass', 'or', 'Waived', 'Why', 'When', 'Assumed']
const lead = new RegExp(`^ *(?:(?:${labels.join('|')}): +|(?:${verdictOrder.join('|')}) +|at |[-+*] )?`)
const escapeSign = '\u001b'
const style = new RegExp(`${escapeSign}\\[(\\d+)m`, 'g')

/** Wraps each line between words. A longer word, such as an address, is not split. */
export const fold = (text: string, width = usualWidth): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length > width ? foldLine(line, width) : [line]))
    .join('\n')

function foldLine(line: string, width: number): string[] {
  const hanging = ' '.repeat(hangingOf(line.replace(style, ''), width))
  const lines: string[] = []
  let current = ''
  let length = 0
  let open = ''
  for (const word of line.split(' ')) {
    const wordLength = word.replace(style, '').length
    if (length + wordLength > width && length > hanging.length) {
      // Some log viewers reset the style at the end of a line.
      lines.push(current.trimEnd() + (open && reset))
      current = hanging + open
      length = hanging.length
    }
    for (const [code] of word.matchAll(style)) open = code === reset ? '' : code
    const isFirst = length === hanging.length && lines.length > 0
    if (isFirst && word === '') continue
    current += `${word} `
    length += wordLength + 1
  }
  return [...lines, current.trimEnd()]
}

/** The indentation of continuation lines: below the start, or the last table column that starts in the left half. */
function hangingOf(line: string, width: number): number {
  const columns = line.slice(0, width / 2)
  const gap = columns.trimStart() === '' ? -1 : columns.trimEnd().lastIndexOf('  ')
  return Math.max(lead.exec(line)?.[0].length ?? 0, line[gap + 2] === ' ' || gap < 0 ? 0 : gap + 2)
}

const reset = '\u001b[0m'
