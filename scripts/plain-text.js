// V8 stores a text with any non-ASCII character in two bytes per character, and finds cached code by its text. esbuild
// leaves such characters in patterns and raw templates.

/** Escapes all non-ASCII characters of a source. They may only be in strings, patterns and comments. */
export const inAscii = (source) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
