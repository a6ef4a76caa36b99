import { settingName, settingValue } from '../../evidence/engines/settings/setting-words.ts'
import type { Setting } from '../../evidence/observation/observation.ts'
import type { StatedValue, TakenValue } from '../../manifest/schema.ts'
import type { JobReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import { markdownText } from '../../text/encode.ts'
import { upper } from '../../text/wording.ts'
import { jobTitle } from './job-name.ts'

/** What a job's files state: "Taken from train/axolotl.yml: sequence length 32,768 (:12), LoRA rank 16 (:20)." */
export function takenWords({ facts: { declaration } }: Pick<JobReview, 'facts'>): string[] {
  const { taken = [], notTaken = [] } = declaration
  const files = new Map(taken.map(({ from }) => [from, taken.filter((each) => each.from === from)]))
  return [
    ...[...files].map(
      ([file, values]) =>
        `Taken: ${values.map((each, at) => `${takenWord(each)} from ${at === 0 ? file : ''}:${each.line}${overWords(each)}`).join(', ')}.`,
    ),
    ...notTaken.map(
      ({ path, values }) =>
        `${upper(settingName(path.join('.')))} is not taken because the files differ: ${statedWords(values)}.`,
    ),
  ]
}

const takenWord = ({ path, value, byDefault }: TakenValue): string =>
  `${settingName(path.join('.'))} ${settingValue(value as Setting)}${byDefault ? ' by default' : ''}`

/** " (over 5,000,000 in train/axolotl.yml:5)". */
const overWords = ({ over = [] }: TakenValue): string => (over.length === 0 ? '' : ` (over ${statedWords(over)})`)

const statedWords = (values: readonly StatedValue[]): string =>
  values
    .slice(0, 4)
    .map(({ value, from, line }) => `${settingValue(value as Setting)} in ${from}:${line}`)
    .join(', ')

/** The same for all jobs, as list items. */
export const takenItems = ({ files }: Outcome): string[] =>
  files.flatMap((file) =>
    file.jobs.flatMap((job) => {
      const words = takenWords(job).join(' ')
      return words === '' ? [] : [`- ${markdownText(`${jobTitle(file.path, job)}: ${words}`)}`]
    }),
  )
