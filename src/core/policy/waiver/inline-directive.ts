import { nearestWord } from '../../text/nearest-word.ts'
import { parseAmount, parseDay } from '../../text/quantity.ts'
import { unseenSign } from '../../text/unseen-signs.ts'
import { excerpt } from '../excerpt.ts'

/** The form of a waiver in a manifest, as messages show it. */
export const inlineForm = '# accelerator-review: allow RULE until 2027-01-31 because REASON'

/** What a comment that speaks to this program asks for, or why that cannot be told. */
export type Directive =
  | {
      readonly ok: true
      readonly rules: readonly string[]
      readonly upTo?: number
      readonly expires: string
      readonly reason: string
    }
  | { readonly ok: false; readonly message: string }

const name = 'accelerator-review'
const longestReason = 500
const mostRules = 20
const opening = /^#+[ \t]*([A-Za-z]{1,30}(?:[ _-][A-Za-z]{1,30})?)[ \t]*(:?)(.*)$/s

/** Whether a text may hold a waiver at all, before it is read: most manifests hold none. */
export const mayHoldWaiver = (text: string): boolean => /#[ \t]*accelerator-review[ \t]*:/i.test(text)

/**
 * Reads one comment. Undefined where it does not speak to this program: most comments are for people. What nearly does
 * is a mistake, so that nobody takes a waiver to hold that was never read.
 */
export function readDirective(comment: string): Directive | undefined {
  const [, addressed = '', colon, body = ''] = opening.exec(comment) ?? []
  if (addressed.toLowerCase() === name && colon === ':') return readBody(body)
  if (!/^[ \t]*allow\b/i.test(body)) return undefined
  if (addressed.toLowerCase() === name) return wrong(`A colon is missing behind "${addressed}".`)
  if (nearestWord(addressed, [name], true) === undefined) return undefined
  return wrong(`"${addressed}" is not a word known here. Did you mean "${name}"?`)
}

function readBody(body: string): Directive {
  if (unseenSign.test(body)) return wrong('It holds an invisible or direction-changing character.')
  const words = body.trim().split(/[ \t]+/)
  const [verb = ''] = words
  if (verb.toLowerCase() !== 'allow')
    return wrong(
      verb === '' ? 'Nothing is asked for.' : `"${excerpt(verb)}" is not a word known here. Did you mean "allow"?`,
    )
  const until = positionOf('until', words)
  const up = positionOf('up', words.slice(0, until))
  const rules = [...new Set(words.slice(1, up).join(' ').split(/[ ,]+/).filter(Boolean))]
  const because = positionOf('because', words)
  if (until === words.length) return wrong('It names no day on which it ends.')
  if (because < until) return wrong('Its reason stands before its day.')
  if (rules.length === 0) return wrong('It names no rule.')
  if (rules.length > mostRules) return wrong(`It names more than ${mostRules} rules.`)
  const [, to = '', most = '', ...rest] = words.slice(up, until)
  const ceiling = up === until ? undefined : parseAmount(to.toLowerCase() === 'to' && rest.length === 0 ? most : '')
  if (ceiling?.ok === false) return wrong('Its ceiling is not `up to` and a number.')
  const [day, ...others] = words.slice(until + 1, because)
  if (day === undefined) return wrong('It names no day on which it ends.')
  const parsed = parseDay(day)
  if (!parsed.ok) return wrong(`${parsed.problem}.`)
  if (others[0] !== undefined)
    return wrong(`"${excerpt(others[0])}" stands behind the day, where \`because\` and a reason are expected.`)
  const reason = words.slice(because + 1).join(' ')
  if (reason === '') return wrong('It gives no reason.')
  if (reason.length > longestReason) return wrong(`Its reason is longer than ${longestReason} characters.`)
  return { ok: true, rules, ...(ceiling && { upTo: ceiling.value }), expires: parsed.value, reason }
}

/** Where a word stands first; behind the last one where it does not. */
function positionOf(word: string, words: readonly string[]): number {
  const at = words.findIndex((each) => each.toLowerCase() === word)
  return at === -1 ? words.length : at
}

const wrong = (message: string): Directive => ({ ok: false, message })
