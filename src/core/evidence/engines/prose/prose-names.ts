import { type Hardware, hardwareNamed } from '../../observation/resource-request.ts'
import type { Token } from './prose-tokens.ts'

/** An accelerator that prose names, and the tokens that name it. */
export interface NamedAccelerator extends Hardware {
  readonly accelerator: string
  readonly first: number
  readonly last: number
  /** What says, beside the bare name, that hardware is meant: `GPU`, `NVIDIA`, `TPU`, or a size of memory. */
  readonly isPlain: boolean
}

/** What the name of an accelerator may begin with; only then is the catalogue asked. */
const start =
  /^(?:nvidia|tesla|geforce|quadro|rtx\w{0,8}|gtx\w{0,8}|titan|amd|instinct|radeon|google|cloud|tpuv?\w{0,3}|intel|habana|gaudi\d?|trainium\d?|inferentia\d?|ascend|[abhklptv]\d{1,4}\w?s?|[12]080ti|gh200s?|gb\d00s?|mi\d{2,3}[ax]?s?|v[2-6](?:e|p|lite|litepod)?)$|^\d{2,3}gb?$/
const mostTokens = 8
/** So many words of a sentence are looked up: what holds more is a list. */
const mostStarts = 16

/** The accelerators that a text names, in order; none of them is a mere kind such as "GPU". */
export function acceleratorsNamed(tokens: readonly Token[]): NamedAccelerator[] {
  const found: NamedAccelerator[] = []
  for (let first = 0, starts = 0; first < tokens.length && starts < mostStarts; first++) {
    if (!start.test(tokens[first]?.text ?? '')) continue
    starts++
    const named = longestName(tokens, first)
    if (named === undefined) continue
    found.push(named)
    first = named.last
  }
  return found
}

function longestName(tokens: readonly Token[], first: number): NamedAccelerator | undefined {
  const names = namesFrom(tokens, first)
  for (const { name, last } of names.reverse()) {
    const hardware = hardwareNamed(name)
    // What looks like a count behind a name is read by the rules of prose.
    if (hardware?.accelerator === undefined || hardware.perNode !== undefined || isKindAlone(name)) continue
    const accelerator = hardware.accelerator.replace(/ [gt]pus?$/, '')
    return { ...hardware, accelerator, first, last, isPlain: plainly.test(name) }
  }
  return undefined
}

/** "40GB GPU" may be one of many, and a maker is no model: a name tells a model by its number, or is one of these. */
const isKindAlone = (name: string): boolean =>
  !/\d/.test(name.replace(/\b\d{1,3} ?gi?b?s?\b/g, '')) && !/gaudi|trainium|inferentia|titan/.test(name)

const plainly = /gpu|tpu|nvidia|tesla|geforce|quadro|amd|instinct|\d\s?g(?:i?b)?\b/

/** Every reading of the tokens from one on as a single name, from the shortest to the longest. */
function namesFrom(tokens: readonly Token[], first: number): { name: string; last: number }[] {
  const names: { name: string; last: number }[] = []
  let name = ''
  let open = false
  for (let at = first; at < Math.min(tokens.length, first + mostTokens); at++) {
    const token = tokens[at] as Token
    const gap = at > first && token.at > (tokens[at - 1]?.end ?? 0)
    if (token.what === 'times') break
    if (token.what === 'sign') {
      if (token.text === '-' && !gap) name += '-'
      else if (token.text === '(' && isSize(tokens, at + 1)) open = true
      else if (token.text === ')' && open) open = false
      else break
      if (token.text === ')') names.push({ name, last: at })
      continue
    }
    // A number by itself is part of a name only behind a family such as "RTX", or before its unit.
    if (token.what === 'number' && gap && !/[a-z]$/.test(name) && !isSize(tokens, at)) break
    name += `${name === '' || name.endsWith('-') ? '' : gap || open ? ' ' : ''}${token.text}`
    // "4x4x4" is a topology, of which the first number is no part of a name.
    const goesOn = token.what === 'number' && tokens[at + 1]?.what === 'times' && tokens[at + 1]?.at === token.end
    if (!open && !goesOn) names.push({ name: singular(name), last: at })
  }
  return names
}

/** "A100s", "A100-80GBs". */
const singular = (name: string): string =>
  /(?:\d[a-z]?|gb)s$/.test(name) && !/l40s$/.test(name) ? name.slice(0, -1) : name

/** `80GB` or `80 GB`. */
function isSize(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return /^\d{1,3}gi?b?s?$/.test(token?.text ?? '') || (token?.what === 'number' && /^gi?bs?$/.test(next?.text ?? ''))
}
