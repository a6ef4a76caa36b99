/** A text of this size that repeats a piece. */
export const repeated = (piece, size) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** A line for each number below a count. */
export const lines = (count, line) => Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('')

/** A list item for each number below a count, in YAML's one-line form. */
export const list = (count, item) => Array.from({ length: count }, (_, at) => item(at)).join(', ')
