import type { AcceleratorObservation, Place } from '../../observation/observation.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { acceleratorsNamed, type NamedAccelerator } from './prose-names.ts'
import { type Numbers, numbersOf } from './prose-numbers.ts'
import { type Token, tokensOf } from './prose-tokens.ts'

/** What a sentence says of one accelerator. */
export interface HardwareMention {
  readonly name: string
  readonly numbers: Numbers
  /** Where in the sentence it stands. */
  readonly at: number
}

/**
 * The accelerators in a sentence such as "trained on 16 nodes of 8 H100 (80 GB)", with their number where it is said in
 * one way only. A name that means other things as well, such as T4 or L4, counts only beside what makes it hardware.
 */
export function hardwareIn(sentence: string): HardwareMention[] {
  const tokens = tokensOf(sentence)
  const names = acceleratorsNamed(tokens)
  // A list of hardware is a comparison, and a choice is no statement.
  if (names.length > mostNames || names.some(({ last }, at) => isChoice(tokens, last, names[at + 1]?.first))) return []
  return names.flatMap((named) => {
    const before = wordsOf(tokens.slice(0, named.first))
    const after = wordsOf(tokens.slice(named.last + 1))
    if (!isHardware(named, before, after)) return []
    return [{ name: named.accelerator, numbers: numbersOf(named, before, after), at: tokens[named.first]?.at ?? 0 }]
  })
}

/** A mention in prose, as an observation; undefined where the catalogue makes no sense of it. */
export function mentioned(
  place: Place,
  mentionedIn: NonNullable<AcceleratorObservation['mentionedIn']>,
  { name, numbers }: Pick<HardwareMention, 'name' | 'numbers'>,
): AcceleratorObservation | undefined {
  const request: ResourceRequest = { name, ...numbers }
  const seen = observeRequest(place, 'suggests', request)
  return seen && { ...seen, mentionedIn }
}

const mostNames = 4

/** "A100/H100", "A100 or H100". */
const isChoice = (tokens: readonly Token[], last: number, next: number | undefined): boolean =>
  next !== undefined &&
  next - last <= 4 &&
  tokens.slice(last + 1, next).some(({ text }) => /^(?:\/|or|vs|versus)$/.test(text))

/** Tokens as words with one blank around each, so that short patterns read them. */
const wordsOf = (tokens: readonly Token[]): string => ` ${tokens.map(({ text }) => text).join(' ')} `

/** Names that are those of paper, roads, balancers, viruses or versions as well. */
const ambiguous = /^(?:[a-z]\d{1,2}[a-z]?|v[2-6](?:e|p)?(?:-\d+)?)$/
const otherThings =
  /^ (?:phages?|cells?|paper|sheets?|pages?|roads?|load|balanc\w+|proxy|requests?|tokens?|samples?|images?|segments?) /
const hardwareBehind = /^ (?:gpus?|tpus?|pods?|slices?|chips?|cards?|accelerators?) /
const hardwareBefore = / (?:gpus?|nvidia|tpus?)(?: [(:])? $/

/** The smallest slice that is told from a version by nothing but its number. */
const isSlice = (chips: number | undefined): boolean => chips !== undefined && chips >= 4

function isHardware({ accelerator, isPlain, chips }: NamedAccelerator, before: string, after: string): boolean {
  if (otherThings.test(after)) return false
  if (isPlain || hardwareBehind.test(after) || hardwareBefore.test(before)) return true
  if (ambiguous.test(accelerator)) return / x $/.test(before) || (isSlice(chips) && / on (?:an? )?$/.test(before))
  return / (?:\d+|x|on|with|using|of|an?|one|two|four|eight|single|type|[(:]) $/.test(before) || /^ x \d/.test(after)
}
