import type { Document, Node, Path, Range } from '../../text/document.ts'
import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import type { Origin } from '../origin.ts'
import type { PolicyFinding, Waiver, WaiverTerms } from '../policy.ts'
import { type Coverage, type Covered, coverageFinder } from './inline-coverage.ts'
import { type Directive, inlineForm, readDirective } from './inline-directive.ts'
import { barredBy } from './waiver-coverage.ts'
import { ruleNotWaivable, say } from './waiver-findings.ts'

/** The most waiver comments in a file, including failed ones. */
const mostDirectives = 100

/** A waiver in a manifest, with what it covers by keys. */
export interface InlineWaiver extends Waiver {
  readonly lines: readonly [first: number, last: number]
  readonly covers: readonly Covered[]
}

export interface InlineWaivers {
  readonly waivers: readonly InlineWaiver[]
  readonly problems: readonly PolicyFinding[]
}

/**
 * The waivers in a manifest's comments. `rules` are the ids of all rules, including custom ones. If the terms forbid
 * such waivers, there are none, and each attempt is a finding. `never` may name more rules than the policy does, such
 * as locked ones. An unreadable file has no waivers either; its own findings fail the check.
 */
export function inlineWaiversOf(
  document: Document,
  file: string,
  rules: ReadonlySet<string>,
  terms: Pick<WaiverTerms, 'inline' | 'never'>,
): InlineWaivers {
  const waivers: InlineWaiver[] = []
  const problems: PolicyFinding[] = []
  if (document.root === undefined) return { waivers, problems }
  const reader = new InlineReader(document, document.root, rules, terms)
  let directives = 0
  for (const comment of document.comments) {
    const directive = readDirective(document.text.slice(...comment))
    if (directive === undefined) continue
    const origin: Origin = { file, span: document.span(comment), isLocal: true }
    if (++directives > mostDirectives) {
      problems.push(malformed(`the file has more than ${mostDirectives} waivers`, origin))
      break
    }
    const read = terms.inline
      ? reader.read(comment, directive, origin)
      : { waivers: [], problems: [notPermitted(origin)] }
    waivers.push(...read.waivers)
    problems.push(...read.problems)
  }
  return { waivers, problems }
}

class InlineReader {
  readonly #rules: ReadonlySet<string>
  readonly #isBarredRule: (rule: string) => boolean
  readonly #find: (comment: Range) => Coverage | string

  constructor(document: Document, root: Node, rules: ReadonlySet<string>, terms: Pick<WaiverTerms, 'never'>) {
    this.#rules = rules
    this.#isBarredRule = barredBy(terms)
    let find: ((comment: Range) => Coverage | string) | undefined
    // Computed only if there is a waiver, because most manifests have none.
    this.#find = (comment) => {
      find ??= coverageFinder(document, root)
      return find(comment)
    }
  }

  read(comment: Range, directive: Directive, origin: Origin): InlineWaivers {
    if (!directive.ok) return { waivers: [], problems: [malformed(directive.message, origin, directive.remedy)] }
    const coverage = this.#find(comment)
    if (typeof coverage === 'string') return { waivers: [], problems: [malformed(coverage, origin, misplaced)] }
    const waivers: InlineWaiver[] = []
    const problems: PolicyFinding[] = []
    for (const rule of directive.rules) {
      const waiver = waiverOf(rule, directive, coverage, origin)
      if (!this.#rules.has(rule)) problems.push(unknownRule(rule, this.#rules, origin))
      else if (this.#isBarredRule(rule)) problems.push(ruleNotWaivable(waiver))
      else waivers.push(waiver)
    }
    return { waivers, problems }
  }
}

function waiverOf(
  rule: string,
  { upTo, expires, reason }: Extract<Directive, { ok: true }>,
  { lines, covers }: Coverage,
  origin: Origin,
): InlineWaiver {
  const job = covers.length === 1 && covers[0]?.whole ? jobAt(covers[0].keys) : undefined
  const more = { ...(upTo !== undefined && { upTo }), ...(job !== undefined && { wholeJob: job }) }
  return { rule, expires, reason, origin, lines, covers, ...more }
}

const jobAt = (keys: Path): string | undefined =>
  keys.length === 2 && keys[0] === 'jobs' && typeof keys[1] === 'string' ? keys[1] : undefined

/**
 * On a pull request: the waivers that the base branch also has for the same rule and place, with the base branch's
 * reason and last day. New or extended waivers are findings. Places are compared by keys, because lines may move. A
 * waiver that covers less or ends sooner is not new. `formerName` gives a job's name on the base branch, `coveredBy`
 * the current names of the jobs that a waiver covers there.
 */
export function onlyOnBase(
  head: readonly InlineWaiver[],
  base: readonly InlineWaiver[],
  formerName: (job: string) => string = (job) => job,
  coveredBy?: (before: InlineWaiver) => ReadonlySet<string>,
): { readonly waivers: readonly InlineWaiver[]; readonly pending: readonly PolicyFinding[] } {
  const waivers: InlineWaiver[] = []
  const pending: PolicyFinding[] = []
  for (const waiver of head) {
    const before = onBase(waiver, base, formerName)
    if (before === undefined) pending.push(isNew(waiver))
    else {
      const isLonger = waiver.expires > before.expires
      const isHigher = (waiver.upTo ?? Number.POSITIVE_INFINITY) > (before.upTo ?? Number.POSITIVE_INFINITY)
      waivers.push({
        ...waiver,
        reason: before.reason,
        expires: isLonger ? before.expires : waiver.expires,
        ...(isHigher && before.upTo !== undefined && { upTo: before.upTo }),
        ...(coveredBy && { jobsOnBase: coveredBy(before) }),
      })
      if (isLonger || isHigher || waiver.reason !== before.reason) pending.push(isChanged(waiver, before))
    }
  }
  return { waivers, pending }
}

/** The base branch's waiver that covers all of this one: with the same reason if possible, then the longest. */
function onBase(
  waiver: InlineWaiver,
  base: readonly InlineWaiver[],
  formerName: (job: string) => string,
): InlineWaiver | undefined {
  const places = waiver.covers.map(({ keys: [top, job, ...rest], whole }): Covered => {
    const isOfJob = top === 'jobs' && typeof job === 'string'
    return {
      keys: isOfJob ? [top, formerName(job), ...rest] : [top, job, ...rest].filter((key) => key !== undefined),
      whole,
    }
  })
  const wider = base.filter(
    ({ rule, covers }) => rule === waiver.rule && places.every((place) => covers.some((each) => contains(each, place))),
  )
  const longest = (of: readonly InlineWaiver[]): InlineWaiver | undefined =>
    of.reduce<InlineWaiver | undefined>((best, each) => (best && best.expires >= each.expires ? best : each), undefined)
  return longest(wider.filter(({ reason }) => reason === waiver.reason)) ?? longest(wider)
}

function contains(wider: Covered, place: Covered): boolean {
  const isBelow = wider.keys.every((key, index) => key === place.keys[index])
  return isBelow && (wider.whole || (wider.keys.length === place.keys.length && !place.whole))
}

const pendingRemedy = 'Merge the waiver first, with the approval of somebody who may grant it.'

const isNew = (waiver: InlineWaiver): PolicyFinding => {
  const message = `The waiver for ${waiver.rule} takes effect after merging; the base branch does not have it.`
  return { ...say(waiver, 'waiver-pending', 'notice', message, pendingRemedy), pendingWaiver: waiver }
}

const isChanged = (waiver: InlineWaiver, { expires }: InlineWaiver): PolicyFinding => {
  const message = `The waiver for ${waiver.rule} changes here; before merging, that of the base branch applies (until ${expires}).`
  return say(waiver, 'waiver-pending', 'notice', message, pendingRemedy)
}

const misplaced = 'Move it to the line above the key that it is for, with the same indentation.'

const malformed = (problem: string, origin: Origin, remedy = `Write it as \`${inlineForm}\`.`): PolicyFinding =>
  say(
    { origin },
    'waiver-malformed',
    'error',
    `This waiver has no effect: ${problem}${problem.endsWith('?') ? '' : '.'}`,
    remedy,
  )

const notPermitted = (origin: Origin): PolicyFinding =>
  say(
    { origin },
    'waiver-not-allowed',
    'warning',
    'This waiver has no effect: the policy does not allow waivers in manifests.',
    'Ask for a waiver in the policy, or delete the comment.',
  )

function unknownRule(rule: string, rules: ReadonlySet<string>, origin: Origin): PolicyFinding {
  const known = [...rules]
  const likely = nearestWord(rule, known) ?? known.find((id) => id.endsWith(`/${rule}`))
  const message = rule.includes('*')
    ? `"${excerpt(rule)}" is a pattern, but waivers in manifests need rule ids.`
    : `Unknown rule "${excerpt(rule)}" in this waiver.`
  const remedy = likely
    ? `Did you mean "${likely}"?`
    : 'List each rule by its id; `accelerator-review rules` shows them.'
  return say({ origin }, 'waiver-unknown-rule', 'error', message, remedy)
}
