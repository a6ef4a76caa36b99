import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { parseAmount, parseDay } from '../../text/quantity.ts'
import { holdsUnseenSign, showsNothing } from '../../text/unseen-signs.ts'

/** The form of a waiver in a manifest, as shown in messages. */
export const inlineForm = '# accelerator-review: allow RULE until 2027-01-31 because REASON'

/** The waiver in a comment addressed to this program, or a clause that says why it is unreadable. */
export type Directive =
  | {
      readonly ok: true
      readonly rules: readonly string[]
      readonly upTo?: number
      readonly expires: string
      readonly reason: string
    }
  | { readonly ok: false; readonly message: string; readonly remedy?: string }

const name = 'accelerator-review'
const longestReason = 500
const mostRules = 20
const opening = /^#+[ \t]*([A-Za-z]{1,30}(?:[ _-][A-Za-z]{1,30})?)[ \t]*(:?)(.*)$/s

/** A cheap test for waivers in a text. Most manifests have none. */
export const mayHoldWaiver = (text: string): boolean => /#[ \t]*accelerator-review[ \t]*:/i.test(text)

/**
 * Reads one comment. Undefined if it is not addressed to this program, like most comments. A near miss is a mistake, so
 * that nobody relies on a waiver that was not read.
 */
export function readDirective(comment: string): Directive | undefined {
  const [, addressed = '', colon, body = ''] = opening.exec(comment) ?? []
  if (addressed.toLowerCase() === name && colon === ':') return readBody(body)
  if (!/^[ \t]*allow\b/i.test(body)) return undefined
  if (addressed.toLowerCase() === name) return wrong(`a colon is missing after "${addressed}"`)
  if (nearestWord(addressed, [name], true) === undefined) return undefined
  return wrong(`"${addressed}" is unknown; did you mean "${name}"?`)
}

function readBody(body: string): Directive {
  if (holdsUnseenSign(body)) return wrong('it contains an invisible or direction-changing character')
  const words = body.trim().split(/[ \t]+/)
  const [verb = ''] = words
  if (verb.toLowerCase() !== 'allow')
    return wrong(verb === '' ? 'it is empty' : `"${excerpt(verb)}" is unknown; did you mean "allow"?`)
  const until = positionOf('until', words)
  const up = positionOf('up', words.slice(0, until))
  const rules = [...new Set(words.slice(1, up).join(' ').split(/[ ,]+/).filter(Boolean))]
  const because = positionOf('because', words)
  if (until === words.length) return wrong('it has no end date')
  if (because < until) return wrong('its reason comes before its end date')
  if (rules.length === 0) return wrong('it names no rule')
  if (rules.length > mostRules) return wrong(`it names more than ${mostRules} rules`)
  const [, to = '', most = '', ...rest] = words.slice(up, until)
  const ceiling = up === until ? undefined : parseAmount(to.toLowerCase() === 'to' && rest.length === 0 ? most : '')
  if (ceiling?.ok === false) return wrong('its ceiling is not `up to` and a number')
  const [day, ...others] = words.slice(until + 1, because)
  if (day === undefined) return wrong('it has no end date')
  const parsed = parseDay(day)
  if (!parsed.ok) return { ...wrong(parsed.problem), remedy: 'Write a date such as 2027-01-31.' }
  if (others[0] !== undefined)
    return wrong(`"${excerpt(others[0])}" follows the end date instead of \`because\` and a reason`)
  const reason = words.slice(because + 1).join(' ')
  if (showsNothing(reason)) return wrong('it has no reason')
  if (reason.length > longestReason) return wrong(`its reason is longer than ${longestReason} characters`)
  return { ok: true, rules, ...(ceiling && { upTo: ceiling.value }), expires: parsed.value, reason }
}

/** The first index of a word, or the length if it is absent. */
function positionOf(word: string, words: readonly string[]): number {
  const at = words.findIndex((each) => each.toLowerCase() === word)
  return at === -1 ? words.length : at
}

const wrong = (message: string) => ({ ok: false, message }) as const
