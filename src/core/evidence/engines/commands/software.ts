import { runs } from '../../../languages/shell/command-words.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import type { Observation, Place, ReferenceObservation } from '../../observation/observation.ts'
import { settingsOfCommand } from '../settings/command-settings.ts'
import { cloudRequest } from './clouds.ts'
import { type Launch, launchesIn } from './launches.ts'
import { overrulesNumbers } from './schedulers.ts'
import { filesIn } from './traces.ts'

/** The framework and the library that a launch requires. */
export function frameworksOf(path: string, { framework, library, line }: Launch): Observation[] {
  const seen = { how: 'configured', certainty: 'suggests', place: { path, line } } as const
  return [
    ...(framework ? [{ what: 'framework', framework, ...seen } as const] : []),
    ...(library ? [{ what: 'library', library, ...seen } as const] : []),
  ]
}

/**
 * The frameworks, settings and references in a job's commands, with line numbers in its own text. `given`: variables of
 * its environment.
 */
export function softwareOfCommands(path: string, text: string, given?: ReadonlyMap<string, string>): Observation[] {
  const commands = shellCommands(text, given)
  return [
    ...launchesIn(commands).flatMap((launch) => frameworksOf(path, launch)),
    ...commands
      .filter(runs)
      .flatMap((command) => [
        ...settingsOfCommand(path, text, command),
        ...references({ path, line: command.line }, command),
      ]),
  ]
}

/** The files that a command passes to its program, and those that it starts. */
export function references(place: Place, command: ShellCommand): ReferenceObservation[] {
  const isOverruled = overrulesNumbers(command) || cloudRequest(command)?.isCounted === true
  return filesIn(command).map((file) => ({
    what: 'reference',
    file,
    place,
    certainty: 'suggests',
    ...(isOverruled && { overrulesNumbers: true }),
  }))
}
