// Node keeps and reads compiled code by the text that it was compiled from. Text with a sign beyond ASCII takes two bytes
// for each of its signs, and a start that finds its code compiled an eighth longer.

/** The source with all other signs written as escapes. They may stand in strings, patterns and comments, nowhere else. */
export const inAscii = (source) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
