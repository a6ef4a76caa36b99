import { list } from '../../text/wording.ts'
import type { Reason } from '../edits/unwritable.ts'
import type { LeftAsWritten } from './edits-in-file.ts'

/** Numbers of fixes. */
export interface FixCounts {
  readonly keys: number
  readonly values: number
  /** Jobs with other hardware or another layout now. */
  readonly jobs: number
  readonly files: number
}

/** `Fixed 3 keys and 2 values in 1 file.` */
export function fixedSentence({ keys, values, jobs, files }: FixCounts, isMade: boolean): string {
  const parts = [
    ...(keys > 0 ? [counted(keys, 'key')] : []),
    ...(values > 0 ? [counted(values, 'value')] : []),
    ...(jobs > 0 ? [`the alternative of ${counted(jobs, 'job')}`] : []),
  ]
  if (parts.length === 0) return 'Nothing to fix.'
  return `${isMade ? 'Fixed' : 'Would fix'} ${list(parts)} in ${counted(files, 'file')}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const reasons: Readonly<Record<Reason, string>> = {
  shared: 'other places of the file share it',
  comment: 'a comment would be lost',
  form: 'it cannot be rewritten where it stands',
  meaning: 'the job would then be read differently',
  limit: 'the file is too long to try every change at once; run it again',
}

/**
 * `train/accelerator.yml:4: num_nodes stays as it is: a comment would be lost.` Contains untrusted words: encode them.
 */
export const leftSentence = (path: string, { line, name, reason }: LeftAsWritten): string =>
  `${path}:${line}: ${name} stays as it is: ${reasons[reason]}.`
