import { isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { askedInDirectives } from '../../engines/commands/schedulers.ts'
import { commandInPython, openInScript, type UnreadPart } from '../../engines/commands/unread-command.ts'
import type { EvidenceReader, OpenLaunchObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'

const longestPart = 200

/** Scripts and makefiles, and Python that starts others: scheduler requests and launches without a readable number. */
export const reader: EvidenceReader = {
  format: 'open-launch',
  matches: (path) => isScript(path) || isMakefile(path) || path.endsWith('.py'),
  readsBatchScripts: true,
  read: (file) => [...(file.path.endsWith('.py') ? ofPython(file) : []), ...ofScript(file)],
}

const ofPython = ({ path, text }: SourceFile): OpenLaunchObservation[] => {
  const { line, isLauncher } = commandInPython(text) ?? {}
  if (line === undefined) return []
  return [{ what: 'open launch', certainty: 'states', place: { path, line }, ...(isLauncher && { isStep: true }) }]
}

function ofScript({ path, text, commands }: SourceFile): OpenLaunchObservation[] {
  const directives = askedInDirectives(text).flatMap(({ open }): readonly Part[] => open)
  return [...directives, ...openInScript(text, commands)].map(({ text, line = 1, mayBeInFile }: Part) => ({
    what: 'open launch',
    text: text.slice(0, longestPart),
    ...(mayBeInFile && { mayBeInFile }),
    certainty: 'states',
    place: { path, line },
  }))
}

type Part = Omit<UnreadPart, 'what'>
