import type { Severity } from '../../finding/finding.ts'
import type { Waiver } from '../policy.ts'
import type { PolicyFinding } from '../policy-finding.ts'

/** "1 day ago", "51 days ago". */
export const agoWords = (days: number): string => `${counted(days)} ago`

/** A waiver whose rule, or whose whole glob of rules, nobody may waive. */
export const ruleNotWaivable = (waiver: Waiver): PolicyFinding =>
  say(
    waiver,
    'waiver-not-allowed',
    'error',
    `${subject(waiver)} does not count: nobody may waive ${waiver.rule}.`,
    deletion(waiver),
  )

/** A waiver that meets a finding which nobody may waive; a glob may be right for the other rules that it names. */
export const barredFinding = (waiver: Waiver, rule: string): PolicyFinding =>
  say(
    waiver,
    'waiver-not-allowed',
    waiver.rule === rule ? 'error' : 'warning',
    rule.startsWith('manifest/')
      ? `${subject(waiver)} does not cover ${rule}: a mistake in the manifest itself is not waived, because it hides what else is wrong.`
      : `${subject(waiver)} does not cover ${rule}, which nobody may waive.`,
    waiver.rule === rule ? deletion(waiver) : 'Name the rules that it is meant for, without that one.',
  )

export const tooLong = (waiver: Waiver, daysLeft: number, maxDays: number): PolicyFinding =>
  say(
    waiver,
    'waiver-too-long',
    'error',
    `${subject(waiver)} ends on ${waiver.expires}, in ${counted(daysLeft)}; the policy permits ${counted(maxDays)} at most, so it does not count.`,
    `Name a day that is at most ${counted(maxDays)} ahead.`,
  )

/** `isMissed`: whether a finding came back; else another waiver covers all that it named. */
export const expired = (waiver: Waiver, daysAgo: number, isMissed: boolean): PolicyFinding =>
  say(
    waiver,
    'waiver-expired',
    isMissed ? 'warning' : 'notice',
    `${subject(waiver)} expired on ${waiver.expires}, ${agoWords(daysAgo)}${answering(waiver)}; ${isMissed ? 'what it excused counts again' : 'another waiver covers what it excused'}.`,
    isMissed ? 'Correct what it excused, or agree on a new day.' : deletion(waiver),
  )

export const expiring = (waiver: Waiver, daysLeft: number): PolicyFinding =>
  say(
    waiver,
    'waiver-expiring',
    'warning',
    `${subject(waiver)} ends ${daysLeft === 0 ? 'today' : `in ${counted(daysLeft)}`}, on ${waiver.expires}${answering(waiver)}.`,
    'Correct what it excuses before then, or agree on a new day.',
  )

/** A waiver that covers nothing, which may have expired besides. */
export const unused = (waiver: Waiver, daysLeft: number): PolicyFinding =>
  say(
    waiver,
    'waiver-unused',
    'notice',
    `${subject(waiver)} covers nothing${daysLeft < 0 ? `, and expired on ${waiver.expires}, ${agoWords(-daysLeft)}` : ''}.`,
    deletion(waiver),
  )

function say({ origin }: Waiver, name: string, severity: Severity, message: string, remedy: string): PolicyFinding {
  return { rule: `policy/${name}`, severity, message, remedy, origin }
}

/** The waiver by what it is for, as a list of waivers has many. */
function subject({ rule, path, job, demand }: Waiver): string {
  const where = [
    ...(demand === undefined ? [] : [`of \`${demand}\``]),
    ...(path === undefined ? [] : [`in ${path}`]),
    ...(job === undefined ? [] : [`for the job "${job}"`]),
  ]
  return ['The waiver for', rule, ...where].join(' ')
}

function answering({ owner, ticket }: Waiver): string {
  const said = [
    ...(owner === undefined ? [] : [`owner: ${owner}`]),
    ...(ticket === undefined ? [] : [`ticket: ${ticket}`]),
  ]
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

const deletion = ({ lines }: Waiver): string =>
  lines === undefined ? 'Delete it from the policy.' : 'Delete it from the comment.'
const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
