import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { surveyTexts } from '../../core/evidence/gather-evidence.ts'
import { withMentioned } from '../../core/evidence/survey/mentioned.ts'
import { survey } from '../../core/evidence/survey/survey.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { evidenceJson, evidenceText } from '../../core/report/terminal/evidence.ts'
import { fold } from '../../core/report/words/fold.ts'
import { unreadSentences } from '../../core/report/words/unread.ts'
import { repositoryTree } from '../run/repository.ts'
import { type Command, readArguments, wordOption } from './arguments.ts'

export const evidence: Command = {
  usage: 'evidence [DIR]',
  summary: 'List the frameworks and hardware that a repository shows, and where.',
  options: { format: { type: 'string', value: 'text|json', help: 'The format of the list (default: text).' } },
  run: (words, terminal) => {
    const { values, positionals } = readArguments(evidence, words)
    const format = wordOption(values, 'format', ['text', 'json'] as const) ?? 'text'
    const [folder = '.', ...others] = positionals
    if (others.length > 0) throw new UnusableInput('`evidence` takes one folder.')
    const root = resolve(terminal.folder, folder)
    if (!isFolder(root)) throw new UnusableInput(`There is no folder ${folder}.`)
    const seen = surveyTexts(repositoryTree(root), terminal.reading)
    const found = withMentioned(survey(seen.observations), seen.mentions)
    terminal.write(format === 'json' ? evidenceJson(found, seen.unread) : fold(evidenceText(found), terminal.width))
    for (const sentence of unreadSentences(seen)) terminal.error(sentence)
    return 0
  },
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
