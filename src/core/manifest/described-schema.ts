import * as z from 'zod/mini'

/** Adds the description for the published JSON Schema and the reference page. Returns the schema itself, not a copy. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  words: z.core.GlobalMeta & { readonly description: string },
): Schema {
  z.globalRegistry.add(schema, words)
  return schema
}
