import { isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { openDirectives } from '../../engines/commands/schedulers.ts'
import { openInScript, type UnreadPart } from '../../engines/commands/unread-command.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const longestPart = 200

/** Scripts and makefiles: what they ask a scheduler for, and start, without a number that can be read. */
export const reader: EvidenceReader = {
  format: 'open-launch',
  matches: (path) => isScript(path) || isMakefile(path),
  read: ({ path, text, commands }) => {
    const directives = openDirectives(text).flatMap(({ open }): readonly Part[] => open)
    return [...directives, ...openInScript(text, commands)].map(({ text, line = 1, mayBeInFile }: Part) => ({
      what: 'open launch',
      text: text.slice(0, longestPart),
      ...(mayBeInFile && { mayBeInFile }),
      certainty: 'states',
      place: { path, line },
    }))
  },
}

type Part = Omit<UnreadPart, 'what'>
