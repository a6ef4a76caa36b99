/**
 * The whole number of a shell arithmetic expression such as `NNODES * 8`. Undefined if a variable is unknown, or if it
 * uses more than the four operations, remainders and brackets. `textOf` returns the text of a variable.
 */
export function arithmeticOf(expression: string, textOf: (name: string) => string | undefined): number | undefined {
  if (expression.length > longest) return undefined
  const tokens = expression.match(/\d+|[A-Za-z_]\w*|\S/g) ?? []
  let at = 0
  const value = sum()
  return at === tokens.length && value !== undefined && value >= 0 && value <= largest ? value : undefined

  function sum(): number | undefined {
    let total = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1
      const next = product()
      total = total === undefined || next === undefined ? undefined : total + sign * next
    }
    return total
  }

  function product(): number | undefined {
    let total = operand()
    while (tokens[at] === '*' || tokens[at] === '/' || tokens[at] === '%') {
      const sign = tokens[at++]
      const next = operand()
      if (total === undefined || next === undefined || (sign !== '*' && next === 0)) total = undefined
      else total = sign === '*' ? total * next : sign === '/' ? Math.trunc(total / next) : total % next
    }
    return total
  }

  function operand(): number | undefined {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = sum()
      return tokens[at++] === ')' ? inner : undefined
    }
    const text = /^[A-Za-z_]/.test(token) ? (textOf(token) ?? '') : token
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  }
}

const longest = 200
const largest = 9_999_999
