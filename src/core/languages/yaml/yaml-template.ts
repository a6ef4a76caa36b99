/** A template with the signs of its language out of the way, so that what is left reads as YAML, line for line. */
export interface TemplateText {
  readonly text: string
  /** Whether parts of it stand under conditions, in loops or in other files: then it may leave out what counts. */
  readonly isOpen: boolean
}

/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
const placeholder = '$_'

const longestExpression = 400

/** Reads past the expressions of Jinja, Helm and envsubst's relatives; a text without them stays as it is. */
export function templateText(text: string): TemplateText {
  if (!/\{\{|\{%|@\w|%\(/.test(text)) return { text, isOpen: false }
  let isOpen = false
  const lines = text.split('\n').map((line) => {
    if (isStatement(line.trim())) {
      isOpen = true
      return ''
    }
    return withPlaceholders(line)
  })
  return { text: lines.join('\n'), isOpen }
}

/** A line that is nothing but `{% … %}`, `{# … #}` or `{{ … }}`: it may stand for any number of lines. */
const isStatement = (line: string): boolean =>
  (line.startsWith('{%') && line.endsWith('%}')) ||
  (line.startsWith('{#') && line.endsWith('#}')) ||
  (line.startsWith('{{') && line.endsWith('}}') && line.indexOf('}}') === line.length - 2)

function withPlaceholders(line: string): string {
  if (!/[{@%]/.test(line)) return line
  const filled = inBraces(line)
  return filled.replace(
    /(^|[\s:"'/-])(?:@{1,2}\w{1,60}@{1,2}|%\(\w{1,60}\)[sd])/g,
    (_, before: string) => before + placeholder,
  )
}

/** Puts the placeholder where `{{ … }}` stands, but for GitHub's `${{ … }}`, which is a plain word of YAML. */
function inBraces(line: string): string {
  let result = ''
  let at = 0
  for (;;) {
    const start = line.indexOf('{{', at)
    const end = start === -1 ? -1 : line.indexOf('}}', start)
    if (start === -1 || end === -1 || end - start > longestExpression) return result + line.slice(at)
    const isPlain = line[start - 1] === '$'
    result += line.slice(at, start) + (isPlain ? line.slice(start, end + 2) : placeholder)
    at = end + 2
  }
}
