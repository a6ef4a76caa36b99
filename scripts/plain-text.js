// Text with a single sign beyond ASCII takes two bytes in memory for each of its signs, and compiled code is kept and found
// by its text. esbuild leaves such signs in patterns and raw templates.

/** The source with all other signs written as escapes. They may stand in strings, patterns and comments, nowhere else. */
export const inAscii = (source) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
