import * as z from 'zod/mini'
import { type RunNumber, runOf, runWord } from './run-number.ts'

/** A check run of the same configuration. */
export interface OwnCheckRun {
  readonly id: number
  readonly run: RunNumber
  readonly conclusion: string | null
  readonly title: string | null
  readonly summary: string | null
  readonly annotationCount: number
}

export const checkRunAnswer = z.object({
  id: z.number(),
  external_id: z.nullish(z.string()),
  conclusion: z.nullable(z.string()),
  output: z.object({ title: z.nullish(z.string()), summary: z.nullish(z.string()), annotations_count: z.number() }),
})

export const checkRunList = z.object({ check_runs: z.array(checkRunAnswer) })

/** An annotation that a check run already has. */
export const presentAnnotation = z.object({
  path: z.string(),
  start_line: z.number(),
  end_line: z.number(),
  annotation_level: z.enum(['failure', 'warning', 'notice']),
  title: z.pipe(
    z.nullish(z.string()),
    z.transform((title) => title ?? ''),
  ),
  message: z.string(),
})

export type PresentAnnotation = z.infer<typeof presentAnnotation>

const start = (key: string): string => `accelerator-review:${key}:`

/** The `external_id` that identifies our check run to later runs. */
export const checkRunMark = (key: string, run: RunNumber): string => `${start(key)}${runWord(run)}`

/** The check run, if it is of this configuration. */
export function ownCheckRun(
  { id, external_id: mark, conclusion, output }: z.infer<typeof checkRunAnswer>,
  key: string,
): OwnCheckRun | undefined {
  const run = mark?.startsWith(start(key)) ? runOf(mark.slice(start(key).length)) : undefined
  const { title, summary, annotations_count: annotationCount } = output
  return run && { id, run, conclusion, title: title ?? null, summary: summary ?? null, annotationCount }
}
