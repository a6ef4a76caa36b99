import { commandStarted, startsCommands } from '../../engines/commands/unread-command.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** Python that starts the command of a scheduler or a launcher, whose numbers nobody reads there. */
export const reader: EvidenceReader = {
  format: 'python-commands',
  matches: (path) => path.endsWith('.py'),
  mayHold: startsCommands,
  read: ({ path, text }) => {
    const { line, isLauncher } = commandStarted(text)
    const place = { path, line }
    return [{ what: 'open launch', certainty: 'states', place, ...(isLauncher && { isStep: true }) }]
  },
}
