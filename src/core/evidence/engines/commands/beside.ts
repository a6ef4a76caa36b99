import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'

/** Whether a loop starts a command on a line that goes on without waiting for it, so that several run at once. */
export const startsBeside = ({ isRepeated, line }: ShellCommand, lines: readonly string[]): boolean =>
  isRepeated === true && /(?<![&>|])&(?![&>\d])/.test((lines[line - 1] ?? '').slice(0, 2_000))
