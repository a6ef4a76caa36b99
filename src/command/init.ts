import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableInput } from '../workspace.ts'
import { type Command, readArguments } from './arguments.ts'
import { manifestDraft } from './init-draft.ts'

export const init: Command = {
  usage: 'init',
  summary: 'Writes a commented accelerator.yml to start from. Never overwrites one.',
  options: {},
  run: (words, terminal) => {
    const { positionals } = readArguments(init, words)
    if (positionals.length > 0)
      throw new UnusableInput('`init` takes no path: run it in the folder of the training job.')
    const file = join(terminal.folder, 'accelerator.yml')
    try {
      writeFileSync(file, manifestDraft, { flag: 'wx' })
    } catch (error) {
      const exists = (error as { code?: string }).code === 'EEXIST'
      throw new UnusableInput(
        exists
          ? 'accelerator.yml exists already and was left as it is.'
          : `accelerator.yml cannot be written: ${(error as Error).message}`,
      )
    }
    terminal.write('Wrote accelerator.yml. Fill in what you know, then run `accelerator-review check`.\n')
    return 0
  },
}
