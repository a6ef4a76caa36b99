import * as z from 'zod/mini'
import type { Run } from '../run.ts'
import { figure, hoursOf } from './numbers.ts'
import { gpusOf, gpuUtilization, lastOfEach, slurmEnding, type Tres } from './slurm.ts'

/** Since 23.02 numbers may be wrapped: `{ set, infinite, number }`. */
const number = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => figure(isWrapped(value) ? value.number : value)),
)

const isWrapped = (value: unknown): value is { readonly number?: unknown } =>
  typeof value === 'object' && value !== null && (value as { set?: unknown }).set !== false

const tres = z.array(z.object({ type: z.string(), name: z.nullish(z.string()), count: number }))
const ofStep = z.nullish(z.object({ average: z.nullish(tres) }))
const step = z.object({ tres: z.nullish(z.object({ requested: ofStep, consumed: ofStep })) })

/** A word up to 23.02 (data_parser v0.0.39), later a list of the state and its flags. */
const state = z.object({ current: z.union([z.string(), z.array(z.string())]) })

const job = z.object({
  job_id: z.pipe(z.optional(z.unknown()), z.transform(figure)),
  name: z.nullish(z.string()),
  cluster: z.nullish(z.string()),
  state,
  time: z.object({ elapsed: number }),
  tres: z.nullish(z.object({ allocated: z.nullish(tres) })),
  het: z.nullish(z.object({ job_id: number })),
  steps: z.nullish(z.array(step)),
})

/** The used fields of `sacct --json`, in the formats of Slurm 21.08 to 25.05. */
export const sacctJson = z.pipe(
  z.object({ jobs: z.array(job) }),
  z.transform(({ jobs }): Run[] => lastOfEach(jobs.map(runOf))),
)

function runOf({ job_id, name, cluster, state, time, tres, het, steps }: z.output<typeof job>): Run {
  const id = job_id === undefined ? undefined : String(job_id)
  const words = [state.current].flat()
  const ending = words.map(slurmEnding).find((word) => word !== 'unknown') ?? 'unknown'
  return {
    ...(id !== undefined && { id: cluster ? `${cluster}:${id}` : id }),
    name: name ?? '',
    // A component of a heterogeneous job is not a run.
    ending: het?.job_id ? 'unknown' : ending,
    hours: hoursOf(time.elapsed),
    ...gpusOf(named(tres?.allocated)),
    utilization: gpuUtilization(
      (steps ?? []).flatMap((each) => [
        ...named(each.tres?.requested?.average),
        ...named(each.tres?.consumed?.average),
      ]),
    ),
  }
}

const named = (all: z.output<typeof tres> | null | undefined): Tres[] =>
  (all ?? []).flatMap(({ type, name, count }): Tres[] =>
    count === undefined ? [] : [[name ? `${type}/${name}` : type, count]],
  )
