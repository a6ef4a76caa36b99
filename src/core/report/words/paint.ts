export type Style = 'red' | 'yellow' | 'blue' | 'green' | 'magenta' | 'cyan' | 'bold' | 'dim'
/** Styles a text for a terminal, if colors are on. */
export type Paint = (style: Style, text: string) => string

const codes: Readonly<Record<Style, number>> = {
  red: 31,
  yellow: 33,
  blue: 34,
  green: 32,
  magenta: 35,
  cyan: 36,
  bold: 1,
  dim: 2,
}

export const inColor: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`
export const plain: Paint = (_, text) => text
