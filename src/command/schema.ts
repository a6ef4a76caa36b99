import { z } from 'zod'
import { authoredManifestSchema } from '../manifest/schema.ts'
import { UnusableInput } from '../workspace.ts'
import { type Command, readArguments } from './arguments.ts'

export const schema: Command = {
  usage: 'schema [manifest]',
  summary: 'Prints the JSON Schema that editors use for completion and checks.',
  options: {},
  run: (words, terminal) => {
    const [which = 'manifest', ...others] = readArguments(schema, words).positionals
    if (which !== 'manifest' || others.length > 0)
      throw new UnusableInput('`schema` takes the word manifest, or nothing.')
    terminal.write(manifestJsonSchema())
    return 0
  },
}

/** The JSON Schema of accelerator.yml as people write it. */
export function manifestJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(authoredManifestSchema, { io: 'input', target: 'draft-7' }), null, 2)}\n`
}
