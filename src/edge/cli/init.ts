import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftSource } from '../../core/draft/launches.ts'
import { draftManifest, type Refused } from '../../core/draft/manifest-draft.ts'
import { surveyTexts } from '../../core/evidence/gather-evidence.ts'
import { withMentioned } from '../../core/evidence/survey/mentioned.ts'
import { ownObservations, survey } from '../../core/evidence/survey/survey.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { draftFindings } from '../../core/review/draft-findings.ts'
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
    // A draft costs a look at the whole repository, so it is not made for nothing.
    if (!isDry && existsSync(file)) throw new UnusableInput(existing)
    const evidence = surveyTexts(repositoryTree(terminal.folder), terminal.reading)
    const observations = ownObservations(evidence.observations)
    const source = { survey: withMentioned(survey(observations), evidence.mentions), observations }
    const draft = acceptedDraft(source, (text) => draftFindings(text, observations))
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

const existing = 'accelerator.yml exists already and was left as it is.'
const mostRounds = 20

/** The draft without what is not read as it is meant: what is drafted must be a place to start from. */
function acceptedDraft(source: DraftSource, findings: (text: string) => ReturnType<typeof draftFindings>): string {
  const refused: Refused[] = []
  for (let round = 0; round < mostRounds; round++) {
    const draft = draftManifest(source, refused)
    const [first] = findings(draft)
    if (first === undefined) return draft
    const { job, path } = first
    const [section, key] = path[0] === 'jobs' ? path.slice(2) : path[0] === 'defaults' ? path.slice(1) : path
    const isKnown = refused.some((entry) => entry.job === job && entry.section === section && entry.key === key)
    refused.push({
      ...(job !== undefined && { job }),
      section: String(section ?? 'hardware'),
      // Where taking one key out did not help, the whole section goes.
      ...(key !== undefined && !isKnown && { key: String(key) }),
    })
  }
  return draftManifest(source, [{ section: 'hardware' }, { section: 'framework' }, { section: 'model' }])
}
