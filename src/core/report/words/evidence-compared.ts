import { settingName } from '../../evidence/engines/settings/setting-words.ts'
import type { JobReview } from '../../review/check.ts'
import {
  type ComparedTopic,
  type EvidenceCompared,
  evidenceCompared,
  filesCounting,
} from '../../review/evidence/evidence-compared.ts'
import { unlistedSettings } from '../../review/evidence/unlisted-settings.ts'
import { list } from '../../text/wording.ts'

type Compared = Pick<JobReview, 'facts' | 'isDrafted'>

/** A sentence on the evidence of each job, or one for all if they agree and there are at least `several`. */
export function comparedSentences(
  jobs: readonly Compared[],
  several = 2,
): {
  readonly ofJob: (job: Compared) => string | undefined
  readonly ofAll: string | undefined
} {
  const sentences = new Map(jobs.map((job) => [job, comparedSentence(job)]))
  const [only, another] = new Set(sentences.values())
  const isShared = jobs.length >= several && another === undefined
  const ofAll = isShared ? (jobs.length > 1 ? only?.replace('this job', 'these jobs') : only) : undefined
  return { ofJob: (job) => (isShared ? undefined : sentences.get(job)), ofAll }
}

/** What was compared with the repository, as a sentence. Undefined if no repository was read. */
function comparedSentence({ facts, isDrafted }: Compared): string | undefined {
  // A drafted job always agrees with the files that it comes from.
  const seen = isDrafted ? undefined : evidenceCompared(facts)
  if (seen === undefined || seen.compared.length + seen.notCompared.length === 0) return undefined
  const { compared, files } = seen
  if (compared.length === 0 && isUntied(seen)) return 'No launch file found for this job.'
  if (compared.length === 0) return `Evidence: nothing compared: ${reasons(seen).at(-1)?.[0]}.`
  const missing = reasons(seen).map(([because, topics]) => `; ${list(topics)} not, ${because}`)
  const counting = compared.includes('count') ? filesCounting(facts) : undefined
  const states = counting === undefined ? '' : `, ${counting} ${counting === 1 ? 'states' : 'state'} the count`
  return `Evidence: ${list(compared)} compared (${files} ${files === 1 ? 'file' : 'files'}${states})${missing.join('')}.${advice(seen)}${unlisted(facts)}`
}

/** The most settings named of a file. */
const mostNamed = 3

/** The file that a listed one starts, and what it would give if it were listed. */
function unlisted(facts: Compared['facts']): string {
  const { path, keys = [] } = unlistedSettings(facts) ?? {}
  if (path === undefined) return ''
  const names = keys.map(settingName)
  const more = names.length - mostNamed
  const shown = more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names
  return ` ${path}, which a listed file starts, states ${list(shown)}: list it under \`evidence\` to have them taken.`
}

const advice = (seen: EvidenceCompared): string => (isUntied(seen) ? ' The key `evidence` can name one.' : '')

/** Whether a missing launch file prevents part of the comparison. */
const isUntied = ({ notCompared }: EvidenceCompared): boolean =>
  notCompared.some(({ because }) => because.startsWith('no launch'))

/** What was not compared, by reason. */
function reasons({ notCompared }: EvidenceCompared): [string, ComparedTopic[]][] {
  const found = new Map<string, ComparedTopic[]>()
  for (const { what, because } of notCompared) found.set(because, [...(found.get(because) ?? []), what])
  return [...found].sort(
    ([one], [other]) => Number(one.startsWith('no launch')) - Number(other.startsWith('no launch')),
  )
}
