import * as z from 'zod/mini'
import { once } from '../../text/once.ts'
import { configSchema, precisions } from './model-config.ts'

/** Path of the models that a repository locks because the catalog does not have them. */
export const lockPath = '.github/accelerator-models.lock.json'

/** The name of a model on its host. */
export const modelId = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/

/** Applies to every repository file that a job names. */
const mostSigns = 256 * 1024

const lockSchema = once(() => {
  const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
  const count = z.int().check(z.gte(1), z.lte(1e16))
  const model = z.strictObject({
    revision: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
    config: z.strictObject({ sha256: hash, values: configSchema() }),
    weights: z.optional(z.strictObject({ sha256: hash, bytes: count, parameters: z.optional(count) })),
  })
  const models = z.record(z.string().check(z.regex(modelId)), model)
  return z.strictObject({ version: z.literal(1), models })
})

/** The entries by model name. */
export type ModelsLock = z.infer<ReturnType<typeof lockSchema>>['models']
export type LockEntry = ModelsLock[string]

export type ReadLock =
  | { readonly ok: true; readonly models: ModelsLock }
  | { readonly ok: false; readonly problem: string }

/** Reads a file of locked models. Untrusted: every character must be part of what is read. */
export function readModelsLock(text: string): ReadLock {
  const problem = (words: string): ReadLock => ({ ok: false, problem: words })
  if (text.length > mostSigns) return problem('the file is too large.')
  let plain: unknown
  try {
    plain = JSON.parse(text)
  } catch {
    return problem('it is not valid JSON.')
  }
  const { success, data, error } = lockSchema().safeParse(plain)
  if (!success)
    return problem(`\`${error.issues[0]?.path.join('.').slice(0, 120)}\` is not as \`models add\` writes it.`)
  // A reviewer sees repeated keys, unknown keys and alternative spellings, but this reader does not.
  const isWhole = JSON.stringify(data).length === text.replaceAll(/\s/g, '').length
  const names = Object.keys(data.models)
  if (!isWhole || new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return problem('it repeats a key, or has one that is not read.')
  return { ok: true, models: data.models }
}

/** Writes the file, sorted by name. */
export function modelsLockText(models: ModelsLock): string {
  const sorted = Object.entries(models).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ version: 1, models: Object.fromEntries(sorted) }, null, 2)}\n`
}

const index = once(() =>
  z.object({ metadata: z.object({ total_size: z.int(), total_parameters: z.optional(z.int()) }) }),
)

/** An entry for a host's published model (parsed, untrusted), or a sentence that says why there is none. */
export function lockEntry(
  revision: string,
  config: { readonly plain: unknown; readonly sha256: string },
  weights: { readonly plain: unknown; readonly sha256: string } | undefined,
): LockEntry | string {
  const values = configSchema().safeParse(config.plain)
  if (!values.success) return 'Its config.json is not that of a model.'
  const read = weights && index().safeParse(weights.plain)
  if (read && !read.success) return 'Its model.safetensors.index.json states no total.'
  const { total_size: bytes, total_parameters: stated } = read?.data.metadata ?? {}
  const parameters = stated ?? (bytes && parametersIn(bytes, config.plain as Record<string, unknown>))
  const total = bytes !== undefined && weights && { sha256: weights.sha256, bytes, ...(parameters && { parameters }) }
  return {
    revision,
    config: { sha256: config.sha256, values: withoutNulls(values.data) as typeof values.data },
    ...(total && { weights: total }),
  }
}

/** Parameters of weights in a single number format; undefined if formats may be mixed. */
function parametersIn(bytes: number, config: Readonly<Record<string, unknown>>): number | undefined {
  const format = String(config['torch_dtype'] ?? config['dtype'])
  const bits = Object.hasOwn(precisions, format) ? Number(precisions[format]?.replace(/\D/g, '')) : 0
  return bits === 0 || config['quantization_config'] != null ? undefined : Math.round((bytes * 8) / bits)
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each == null ? [] : [[key, typeof each === 'object' && !Array.isArray(each) ? withoutNulls(each) : each]],
    ),
  )
