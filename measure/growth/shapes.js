/** A text of some size that is a piece again and again. */
export const repeated = (piece, size) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** A line for each number below a count. */
export const lines = (count, line) => Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('')

/** A list for each number below a count, as YAML writes it in one line. */
export const list = (count, item) => Array.from({ length: count }, (_, at) => item(at)).join(', ')
