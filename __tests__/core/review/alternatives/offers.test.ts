import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { sizeFrom, sizeUpTo } from '../../../../src/core/catalog/sold-sizes.ts'
import { check } from '../../../../src/core/index.ts'
import type { ReportAlternative, ReportJob } from '../../../../src/core/report/report.ts'

type Plain = { [key: string]: unknown }

const part = (id: string) => {
  const found = accelerators.find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('numbers of accelerators', () => {
  it('are those of machines that the provider has', () => {
    expect(sizeFrom(part('nvidia-b200-180gb'), 1, { provider: 'aws' })).toBe(8)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 2, { provider: 'gcp' })).toBe(2)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 9, { provider: 'gcp' })).toBe(16)
    expect(sizeFrom(part('nvidia-gb200-186gb'), 5, { provider: 'gcp' })).toBe(8)
  })

  it('are those over which the work divides, and none where it divides over no near one', () => {
    const suits = (chips: number): boolean => 1024 % chips === 0
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 65, { suits })).toBe(128)
    expect(sizeUpTo(part('nvidia-h100-80gb-sxm'), 127, { suits })).toBe(64)
    expect(sizeFrom(part('nvidia-h100-80gb-sxm'), 65, { suits: () => false })).toBeUndefined()
    expect(sizeFrom(part('google-tpu-v5e'), 9, { suits: () => false })).toBeUndefined()
  })
})

const examples = new URL('../../../../examples/', import.meta.url)

const texts = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)accelerator\.ya?ml$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, examples), 'utf8') }))

/** A job as it is after an offer was taken. */
function taken(job: Plain, { set }: ReportAlternative): Plain {
  const changed = structuredClone(job)
  for (const { path, value } of set) {
    const steps = path.slice(0, -1).map(String)
    const parent = steps.reduce<Plain>((at, key) => {
      at[key] = typeof at[key] === 'object' ? at[key] : {}
      return at[key] as Plain
    }, changed)
    parent[String(path.at(-1))] = value
  }
  return changed
}

interface Offer {
  readonly path: string
  readonly offer: ReportAlternative
  readonly job: Plain
  readonly result: { readonly job: ReportJob | undefined; readonly severities: readonly string[] }
}

const reviewOf = (text: string) => check([{ path: 'accelerator.yml', text }]).files[0]

/** What is offered in the examples, each taken and checked again. */
const offers = texts.flatMap(({ path, text }): Offer[] => {
  const file = reviewOf(text)
  // Values in the reference's words do not replace those in the user's own.
  if (file?.jobs.some(({ readAs }) => readAs.length > 0)) return []
  return (file?.jobs ?? []).flatMap(({ name, alternatives }) =>
    alternatives.map((offer) => {
      const plain = parse(text) as Plain
      const job = taken(((plain.jobs as Plain | undefined)?.[name] ?? plain) as Plain, offer)
      const again = reviewOf(JSON.stringify(job))
      const severities = (again?.findings ?? []).map(({ severity }) => severity)
      return { path, offer, job, result: { job: again?.jobs[0], severities } }
    }),
  )
})

const named = (wrong: readonly Offer[]): string[] => wrong.map(({ path, offer }) => `${path}: ${offer.change}`)

describe('what the examples are offered', () => {
  it('is something, and passes', () => {
    expect(offers.length).toBeGreaterThan(10)
    const failing = offers.filter(({ result }) => result.severities.some((severity) => severity !== 'notice'))
    expect(named(failing)).toEqual([])
  })

  it('leaves 5 % of the memory free', () => {
    const full = offers.filter(({ offer: { memory } }) => memory && memory.likelyGiB > 0.951 * memory.capacityGiB)
    expect(named(full)).toEqual([])
  })

  it('comes in whole machines or slices', () => {
    const bought = offers.filter(({ offer }) => offer.set.some(({ path }) => path[0] === 'hardware'))
    const odd = bought.filter(({ result }) => {
      const { count, accelerator, provider } = result.job?.declared ?? {}
      const chip = accelerators.find(({ id, name }) => id === accelerator || name === accelerator)
      return count !== undefined && chip !== undefined && sizeFrom(chip, count, { provider }) !== count
    })
    expect(named(odd)).toEqual([])
  })

  it('gives every replica the same number of samples', () => {
    const uneven = offers.filter(({ job, result }) => {
      const { global_batch_size: batch } = (job.scale ?? {}) as { global_batch_size?: number }
      const { parallelism } = (job.hardware ?? {}) as { parallelism?: string | Record<string, number> }
      const degrees = typeof parallelism === 'object' ? parallelism : {}
      const model = (degrees.tensor ?? 1) * (degrees.pipeline ?? 1) * (degrees.context ?? 1)
      const { count } = result.job?.declared ?? {}
      return batch !== undefined && count !== undefined && parallelism !== 'none' && batch % (count / model) !== 0
    })
    expect(named(uneven)).toEqual([])
  })

  it('takes at most three times the chip-hours of another offer on the same accelerator', () => {
    const accelerator = ({ result }: Offer): string => `${result.job?.declared?.accelerator}`
    const wasteful = offers.filter((one) => {
      const same = offers.filter((other) => other.path === one.path && accelerator(other) === accelerator(one))
      const least = Math.min(...same.map(({ offer }) => offer.likelyChipHours ?? Number.POSITIVE_INFINITY))
      return (one.offer.likelyChipHours ?? 0) > 3 * least
    })
    expect(named(wasteful)).toEqual([])
  })
})
