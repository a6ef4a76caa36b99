import * as z from 'zod/mini'
import { authoredManifestSchema } from '../../manifest/authored-schema.ts'
import { authoredPolicySchema } from '../../policy/schema.ts'
import { type Described, schemaAddress } from './schema-address.ts'

const authored: Readonly<Record<Described, z.ZodMiniType>> = {
  manifest: authoredManifestSchema,
  policy: authoredPolicySchema,
}

/** The JSON Schema (draft 7) of accelerator.yml or accelerator-policy.yml, as people write them. */
export function jsonSchemaOf(described: Described): Readonly<Record<string, unknown>> {
  const { $schema, ...rest } = z.toJSONSchema(authored[described], { io: 'input', target: 'draft-7' })
  return { $schema, $id: schemaAddress(described), ...rest }
}
