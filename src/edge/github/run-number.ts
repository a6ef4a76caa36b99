/** Which run speaks: GitHub counts runs up across all workflows, and attempts within a run. */
export interface RunNumber {
  readonly id: number
  readonly attempt: number
}

/** Whether `a` began after `b`, so that its word holds. */
export const isNewer = (a: RunNumber, b: RunNumber): boolean => a.id > b.id || (a.id === b.id && a.attempt > b.attempt)

/** Its form in markers: `123.1`. */
export const runWord = ({ id, attempt }: RunNumber): string => `${id}.${attempt}`

/** Reads {@link runWord} back; undefined for anything else. */
export function runOf(word: string): RunNumber | undefined {
  const [, id, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(word) ?? []
  return id === undefined || attempt === undefined ? undefined : { id: Number(id), attempt: Number(attempt) }
}
