/** A template without its template syntax, so that the rest is YAML with the same lines. */
export interface TemplateText {
  readonly text: string
  /** Whether parts are conditional, repeated or included. Then it may omit relevant parts. */
  readonly isOpen: boolean
}

/** The placeholder for values that are filled in later. No reader takes a word with this character literally. */
const placeholder = '$_'

/** Whether a text may be a template. */
export const mayBeTemplate = (text: string): boolean => /\{\{|\{%|@\w/.test(text)

/** Removes the expressions of Jinja and Helm, and `@NAME@`. */
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

/** A line with only `{% … %}`, `{# … #}` or `{{ … }}`, which may produce any number of lines. */
const isStatement = (line: string): boolean =>
  (line.startsWith('{%') && line.endsWith('%}')) ||
  (line.startsWith('{#') && line.endsWith('#}')) ||
  (line.startsWith('{{') && line.indexOf('}}') === line.length - 2)

/** Replaces `{{ … }}` by the placeholder, except GitHub's `${{ … }}`, which is a plain YAML word. */
const inBraces = (line: string): string =>
  line.replace(/(\$?)\{\{[^{}]{0,400}\}\}/g, (whole, sign: string) => (sign === '' ? placeholder : whole))
