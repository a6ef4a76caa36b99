import * as z from 'zod/mini'

/** A schema with what the published JSON Schema and the reference page say of it. Gives the schema itself, and no copy. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: z.core.GlobalMeta & { readonly description: string },
): Schema {
  z.globalRegistry.add(schema, words)
  return schema
}
