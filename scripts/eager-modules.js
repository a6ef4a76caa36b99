// V8 reads a lazy function twice: once to skip it, once to compile it when it is called. In a bundle every module is a
// function, and nearly all of them are called at once, so they are written the way V8 compiles at the first reading:
// `(function (…) {…})`. It saves about an eighth of the time that one check takes.
import { parseSync, traverse } from '@babel/core'

/** The bundle's text with its modules written so; `source` is what ncc makes, one of its files. */
export function withEagerModules(source) {
  const edits = []
  traverse(parseSync(source, { sourceType: 'module', configFile: false, babelrc: false, compact: false }), {
    // The modules stand in one object at the top of each file, under their numbers.
    ObjectProperty({ node: { key, value } }) {
      if (key.type !== 'NumericLiteral' || value.type !== 'ArrowFunctionExpression') return
      if (value.body.type !== 'BlockStatement' || value.async) return
      const parameters = value.params.map(({ start, end }) => source.slice(start, end)).join()
      const end = source[value.end] === ')' ? value.end + 1 : value.end
      const start = source[value.start - 1] === '(' ? value.start - 1 : value.start
      edits.push([start, end, `(function(${parameters})${source.slice(value.body.start, value.body.end)})`])
    },
  })
  let text = source
  for (const [start, end, written] of edits.sort(([a], [b]) => b - a))
    text = text.slice(0, start) + written + text.slice(end)
  return text
}
