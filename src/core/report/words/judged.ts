import type { JobReview } from '../../review/check.ts'
import { list } from '../../text/wording.ts'

/** What a verdict rests on where that is not all: "memory not judged: declare hardware.memory"; undefined where it is. */
export function judgedWords({ assessment, facts }: Pick<JobReview, 'assessment' | 'facts'>): string | undefined {
  const { judged } = assessment
  const { leavesOut } = facts.sizing
  const open = (['kind', 'memory', 'time'] as const).filter((what) => !judged[what])
  const said = [
    ...(open.length === 0 ? [] : [`${list(open)} not judged${declaring(judged.memory ? [] : wantedForMemory(facts))}`]),
    ...(leavesOut === undefined ? [] : [`time, cost, deadline and budget leave out ${leavesOut}`]),
    ...limitWords(facts),
    ...(open.length > 0 && assessment.chosen === 'other' ? ['the guidance compares GPUs and TPUs only'] : []),
  ]
  return said.length === 0 ? undefined : said.join('; ')
}

const declaring = (keys: readonly string[]): string => (keys.length === 0 ? '' : `: declare ${list(keys)}`)

/** The deadline or the budget that was declared and could not be compared, with what would allow it. */
function limitWords({ operations: { deadline, budget }, sizing }: JobReview['facts']): string[] {
  const { hours, chipHours, cost, needs } = sizing
  const isCostOpen = cost?.per !== 'run' || cost.currency !== budget?.currency
  const ofTime = needs.slice(0, 2)
  const ofCost = chipHours && cost === undefined ? ['operations.price_per_chip_hour'] : ofTime
  return [
    ...(deadline !== undefined && hours === undefined ? [`deadline not checked${declaring(ofTime)}`] : []),
    ...(budget !== undefined && isCostOpen ? [`budget not checked${declaring(ofCost)}`] : []),
  ]
}

/** Keys without which there is no usual case. */
const tellingOfUsual: ReadonlySet<string> = new Set(['hardware.memory', 'model.architecture', 'scale.sequence_length'])

/** Keys without which it says nothing of more than one at a time. */
const tellingOfMany: ReadonlySet<string> = new Set([
  'model.image_size',
  'scale.global_batch_size',
  'scale.micro_batch_size',
])

/** What would let the memory of a job be judged; none where no key would. */
function wantedForMemory({ scale, sizing: { memory } }: JobReview['facts']): readonly string[] {
  if ((scale.parameters ?? scale.embedding_parameters) === undefined)
    return ['scale.parameters or a model with its size']
  const telling = memory?.usual === undefined ? tellingOfUsual : tellingOfMany
  return memory?.needs.filter((key) => telling.has(key)) ?? []
}

/** "Read as documented keys: `num_gpus` (hardware.count)", where keys are in other words. */
export function readAsWords({ readAs }: Pick<JobReview, 'readAs'>): string | undefined {
  const named = readAs.slice(0, 12).map(({ path, as }) => `${path.at(-1)} as ${as.join('.')}`)
  return named.length === 0
    ? undefined
    : `Read ${list([...named, ...(readAs.length > 12 ? [`${readAs.length - 12} more`] : [])])}.`
}
