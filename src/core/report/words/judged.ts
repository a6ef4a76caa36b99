import type { JobReview } from '../../review/check.ts'
import { list } from '../../text/wording.ts'

/** What a verdict rests on where that is not all: "memory not judged: declare hardware.memory". */
export function judgedWords({ assessment, facts }: Pick<JobReview, 'assessment' | 'facts'>): string | undefined {
  const { judged } = assessment
  const open = (['kind', 'memory', 'time'] as const).filter((what) => !judged[what])
  if (open.length === 0) return undefined
  const wanted = judged.memory ? undefined : wantedForMemory(facts)
  const beyond = assessment.chosen === 'other' ? '; the guidance compares GPUs and TPUs only' : ''
  return `${list(open)} not judged${wanted === undefined ? '' : `: declare ${wanted}`}${beyond}`
}

/** What would let the memory of a job be judged; undefined where no key would. */
const wantedForMemory = ({ scale, sizing }: JobReview['facts']): string | undefined =>
  (scale.parameters ?? scale.embedding_parameters) === undefined
    ? 'scale.parameters or a model with its size'
    : sizing.memory?.needs.find((key) => key === 'hardware.memory')

/** "Read as documented keys: `num_gpus` (hardware.count)", where keys are in other words. */
export function readAsWords({ readAs }: Pick<JobReview, 'readAs'>): string | undefined {
  const named = readAs.slice(0, 12).map(({ path, as }) => `${path.at(-1)} as ${as.join('.')}`)
  return named.length === 0
    ? undefined
    : `Read ${list([...named, ...(readAs.length > 12 ? [`${readAs.length - 12} more`] : [])])}.`
}
