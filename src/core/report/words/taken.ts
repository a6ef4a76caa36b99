import { settingName, settingValue } from '../../evidence/engines/settings/setting-words.ts'
import type { Setting } from '../../evidence/observation/observation.ts'
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
        `Taken: ${values.map(({ path, value, line, byDefault }, at) => `${settingName(path.join('.'))} ${settingValue(value as Setting)}${byDefault ? ' by default' : ''} from ${at === 0 ? file : ''}:${line}`).join(', ')}.`,
    ),
    ...notTaken.map(({ path, values }) => {
      const settings = values.map(({ value, from, line }) => `${settingValue(value as Setting)} in ${from}:${line}`)
      return `${upper(settingName(path.join('.')))} is not taken because the files differ: ${settings.slice(0, 4).join(', ')}.`
    }),
  ]
}

/** The same for all jobs, as list items. */
export const takenItems = ({ files }: Outcome): string[] =>
  files.flatMap((file) =>
    file.jobs.flatMap((job) => {
      const words = takenWords(job).join(' ')
      return words === '' ? [] : [`- ${markdownText(`${jobTitle(file.path, job)}: ${words}`)}`]
    }),
  )
