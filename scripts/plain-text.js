// V8 stores text with a single non-ASCII character in two bytes per character, and looks up cached code by its text.
// esbuild leaves such characters in patterns and raw templates.

/** Escapes all non-ASCII characters of a source. They may occur only in strings, patterns and comments. */
export const inAscii = (source) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
