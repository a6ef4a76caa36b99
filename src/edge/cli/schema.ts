import * as z from 'zod/mini'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { authoredManifestSchema } from '../../core/manifest/authored-schema.ts'
import { authoredPolicySchema } from '../../core/policy/schema.ts'
import { type Command, readArguments } from './arguments.ts'
import { type Described, schemaAddress } from './schema-address.ts'

export const schema: Command = {
  usage: 'schema [manifest|policy]',
  summary: 'Prints the JSON Schema that editors use for completion and checks.',
  options: {},
  run: (words, terminal) => {
    const [which = 'manifest', ...others] = readArguments(schema, words).positionals
    if (!['manifest', 'policy'].includes(which) || others.length > 0)
      throw new UnusableInput('`schema` takes the word manifest or policy, or nothing.')
    terminal.write(which === 'policy' ? policyJsonSchema() : manifestJsonSchema())
    return 0
  },
}

/** The JSON Schema of accelerator.yml as people write it. */
export const manifestJsonSchema = (): string => jsonSchema('accelerator', authoredManifestSchema)

/** The JSON Schema of accelerator-policy.yml as people write it. */
export const policyJsonSchema = (): string => jsonSchema('accelerator-policy', authoredPolicySchema)

function jsonSchema(described: Described, authored: z.ZodMiniType): string {
  const { $schema, ...rest } = z.toJSONSchema(authored, { io: 'input', target: 'draft-7' })
  return `${JSON.stringify({ $schema, $id: schemaAddress(described), ...rest }, null, 2)}\n`
}
