/** Identifies a run. GitHub's run ids increase across all workflows, attempts within a run. */
export interface RunNumber {
  readonly id: number
  readonly attempt: number
}

/** Whether `a` started after `b`, so that its result counts. */
export const isNewer = (a: RunNumber, b: RunNumber): boolean => a.id > b.id || (a.id === b.id && a.attempt > b.attempt)

/** As in markers: `123.1`. */
export const runWord = ({ id, attempt }: RunNumber): string => `${id}.${attempt}`

/** Parses {@link runWord}. Undefined for anything else. */
export function runOf(word: string): RunNumber | undefined {
  const [, id, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(word) ?? []
  return id === undefined || attempt === undefined ? undefined : { id: Number(id), attempt: Number(attempt) }
}
