import type { Severity } from '../../finding/finding.ts'
import type { PolicyFinding, Waiver } from '../policy.ts'

/** "1 day ago", "51 days ago". */
export const agoWords = (days: number): string => `${counted(days)} ago`

/** A waiver whose rule or glob cannot be waived. */
export const ruleNotWaivable = (waiver: Waiver): PolicyFinding =>
  say(
    waiver,
    'waiver-not-allowed',
    'error',
    `${subject(waiver)} has no effect: ${waiver.rule.includes('*') ? 'these rules' : 'this rule'} cannot be waived.`,
    deletion(waiver),
  )

/** A waiver that names a finding that cannot be waived. A glob may still be right for its other rules. */
export const barredFinding = (waiver: Waiver, rule: string): PolicyFinding =>
  say(
    waiver,
    'waiver-not-allowed',
    waiver.rule === rule ? 'error' : 'warning',
    rule.startsWith('manifest/')
      ? `${subject(waiver)} does not cover ${rule}: mistakes in the manifest itself cannot be waived.`
      : `${subject(waiver)} does not cover ${rule}, which cannot be waived.`,
    waiver.rule === rule ? deletion(waiver) : 'List the rules that it is for, without that one.',
  )

export const tooLong = (waiver: Waiver, daysLeft: number, maxDays: number): PolicyFinding =>
  say(
    waiver,
    'waiver-too-long',
    'error',
    `${subject(waiver)} has no effect: it ends in ${counted(daysLeft)}, on ${waiver.expires}, but the policy allows ${counted(maxDays)}.`,
    `Set a date at most ${counted(maxDays)} ahead.`,
  )

/** `isMissed`: whether a finding came back, rather than being covered by another waiver. */
export const expired = (waiver: Waiver, daysAgo: number, isMissed: boolean): PolicyFinding =>
  say(
    waiver,
    'waiver-expired',
    isMissed ? 'warning' : 'notice',
    `${subject(waiver)} expired on ${waiver.expires}, ${agoWords(daysAgo)}${answering(waiver)}; ${isMissed ? 'its findings apply again' : 'another waiver covers its findings'}.`,
    isMissed ? 'Fix them, or renew it.' : deletion(waiver),
  )

export const expiring = (waiver: Waiver, daysLeft: number): PolicyFinding =>
  say(
    waiver,
    'waiver-expiring',
    'warning',
    `${subject(waiver)} expires ${daysLeft === 0 ? 'today' : `in ${counted(daysLeft)}`}, on ${waiver.expires}${answering(waiver)}.`,
    'Fix its findings before then, or renew it.',
  )

/** A waiver that covers no finding. It may also have expired. */
export const unused = (waiver: Waiver, daysLeft: number): PolicyFinding =>
  say(
    waiver,
    'waiver-unused',
    'notice',
    `${subject(waiver)} covers no finding${daysLeft < 0 ? `; it expired on ${waiver.expires}, ${agoWords(-daysLeft)}` : ''}.`,
    deletion(waiver),
  )

/** A finding at a waiver's place. */
export const say = (
  { origin }: Pick<Waiver, 'origin'>,
  name: string,
  severity: Severity,
  message: string,
  remedy: string,
): PolicyFinding => ({ rule: `policy/${name}`, severity, message, remedy, origin })

/** The waiver by its rule and scope, because a list may have many. */
function subject({ rule, path, job, demand }: Waiver): string {
  const where = [
    ...(demand === undefined ? [] : [`of \`${demand}\``]),
    ...(path === undefined ? [] : [`in ${path}`]),
    ...(job === undefined ? [] : [`for the job "${job}"`]),
  ]
  return ['The waiver for', rule, ...where].join(' ')
}

function answering({ owner, ticket }: Waiver): string {
  const parts = [
    ...(owner === undefined ? [] : [`owner: ${owner}`]),
    ...(ticket === undefined ? [] : [`ticket: ${ticket}`]),
  ]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const deletion = ({ lines, rule }: Waiver): string =>
  lines === undefined ? 'Delete the waiver from the policy.' : `Delete ${rule} from the comment.`
const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
