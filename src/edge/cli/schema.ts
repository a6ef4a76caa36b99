import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { jsonSchemaOf } from '../../core/report/formats/json-schema.ts'
import { type Command, readArguments } from './arguments.ts'

export const schema: Command = {
  usage: 'schema [manifest|policy]',
  summary: 'Print the JSON Schema that editors use for completion and checks.',
  options: {},
  run: (words, terminal) => {
    const [which = 'manifest', ...others] = readArguments(schema, words).positionals
    if ((which !== 'manifest' && which !== 'policy') || others.length > 0)
      throw new UnusableInput('`schema` takes the word manifest or policy, or nothing.')
    terminal.write(`${JSON.stringify(jsonSchemaOf(which), null, 2)}\n`)
    return 0
  },
}
