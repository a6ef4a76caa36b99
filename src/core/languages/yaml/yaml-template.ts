/** A template with the signs of its language out of the way, so that what is left reads as YAML, line for line. */
export interface TemplateText {
  readonly text: string
  /** Whether parts of it stand under conditions, in loops or in other files: then it may leave out what counts. */
  readonly isOpen: boolean
}

/** Stands for what is filled in later; no reader takes a word with this sign for itself. */
const placeholder = '$_'

/** Whether a text has signs of a template; without them it is none. */
export const mayBeTemplate = (text: string): boolean => /\{\{|\{%|@\w/.test(text)

/** Reads past the expressions of Jinja and Helm, and `@NAME@`. */
export function templateText(text: string): TemplateText {
  let isOpen = false
  const lines = text.split('\n').map((line) => {
    if (!isStatement(line.trim()))
      return inBraces(line).replace(/(^|[\s:"'/-])@{1,2}\w{1,60}@{1,2}/g, `$1$${placeholder}`)
    isOpen = true
    return ''
  })
  return { text: lines.join('\n'), isOpen }
}

/** A line that is nothing but `{% … %}`, `{# … #}` or `{{ … }}`: it may stand for any number of lines. */
const isStatement = (line: string): boolean =>
  (line.startsWith('{%') && line.endsWith('%}')) ||
  (line.startsWith('{#') && line.endsWith('#}')) ||
  (line.startsWith('{{') && line.indexOf('}}') === line.length - 2)

/** Puts the placeholder where `{{ … }}` stands, but for GitHub's `${{ … }}`, which is a plain word of YAML. */
const inBraces = (line: string): string =>
  line.replace(/(\$?)\{\{[^{}]{0,400}\}\}/g, (whole, sign: string) => (sign === '' ? placeholder : whole))
