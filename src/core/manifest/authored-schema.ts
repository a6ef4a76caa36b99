import * as z from 'zod/mini'
import { wordsOf } from '../catalog/names/word-lookup.ts'
import { described } from './described-schema.ts'
import { jobSchema, sections } from './schema.ts'

const words = z.array(z.string())
const authoredJob = z.extend(jobSchema, {
  framework: z.optional(
    described(z.union([z.string(), words, sections.framework]), {
      description: 'The framework: a word, a list of words, or a mapping.',
    }),
  ),
  scale: z.optional(
    described(z.union([z.enum(wordsOf('size')), sections.scale]), {
      description: 'How large the job is: a word, or numbers.',
    }),
  ),
  model: z.optional(
    described(z.union([z.string(), sections.model]), {
      description: 'The model: the name of a published one, an architecture, or a mapping.',
    }),
  ),
  hardware: z.optional(
    described(z.union([z.string(), sections.hardware]), {
      description: 'The accelerators: a word such as H100:8 or tpu-v5e-64, or a mapping.',
    }),
  ),
})
const version = z.optional(described(z.literal(1), { description: 'The version of this format.' }))
const nullable = <T extends z.ZodMiniType>(schema: T) => z.union([schema, z.null()])

/** The whole file as people write it, with shorthands: the source of the published JSON Schema. */
export const authoredManifestSchema = described(
  z.union([
    z.strictObject({
      version,
      defaults: z.optional(described(nullable(authoredJob), { description: 'Keys that every job inherits.' })),
      jobs: described(z.record(z.string(), nullable(authoredJob)), { description: 'The jobs by name.' }),
    }),
    z.extend(authoredJob, {
      version,
      name: z.optional(described(z.string(), { description: "The job's name (default: the folder's)." })),
    }),
  ]),
  {
    title: 'accelerator.yml',
    description: "Declares a training job's framework, stage, scale and hardware for accelerator-review.",
  },
)
