import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedDraft } from '../../core/draft/accepted-draft.ts'
import { isWorthDrafting } from '../../core/draft/manifest-draft.ts'
import { surveyTexts } from '../../core/evidence/gather-evidence.ts'
import { withMentioned } from '../../core/evidence/survey/mentioned.ts'
import { ownObservations, survey } from '../../core/evidence/survey/survey.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { repositoryTree } from '../run/repository.ts'
import { type Command, readArguments } from './arguments.ts'

export const init: Command = {
  usage: 'init',
  summary: 'Draft accelerator.yml from what the repository shows. Never overwrites a file.',
  options: { 'dry-run': { type: 'boolean', help: 'Print the draft without writing it.' } },
  run: (words, terminal) => {
    const { values, positionals } = readArguments(init, words)
    const isDry = values['dry-run'] === true
    if (positionals.length > 0)
      throw new UnusableInput('`init` takes no path: run it in the folder of the training job.')
    const file = join(terminal.folder, 'accelerator.yml')
    // Checked first, because a draft reads the whole repository.
    if (!isDry && existsSync(file)) throw new UnusableInput(existing)
    const evidence = surveyTexts(repositoryTree(terminal.folder), terminal.reading)
    const observations = ownObservations(evidence.observations)
    const source = { survey: withMentioned(survey(observations), evidence.mentions, evidence.onPages), observations }
    if (!isWorthDrafting(source)) throw new UnusableInput(nothingFound)
    const draft = acceptedDraft(source)
    if (isDry) {
      terminal.write(draft)
      return 0
    }
    try {
      writeFileSync(file, draft, { flag: 'wx' })
    } catch (error) {
      const exists = (error as { code?: string }).code === 'EEXIST'
      throw new UnusableInput(exists ? existing : `accelerator.yml cannot be written: ${(error as Error).message}`)
    }
    terminal.write('Wrote accelerator.yml. Fill in what you know, then run `accelerator-review check`.\n')
    return 0
  },
}

const existing = 'accelerator.yml already exists and was not changed.'
const nothingFound =
  'No training job was found here, so nothing was written. Three lines make a manifest: `framework: pytorch`, `stage: prototype`, `hardware: H100:8`.'
