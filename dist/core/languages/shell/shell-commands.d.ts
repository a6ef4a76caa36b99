import { type HereDocument } from './variable-expansion.js';
/** One command of a script: its words, without quotes, with the variables expanded whose value the script sets. */
export interface ShellCommand {
    readonly words: readonly string[];
    /** 1-based. */
    readonly line: number;
    /** Whether a word holds the default of a variable, as in `${GPUS:-8}`, which the caller may override. */
    readonly byDefault: boolean;
    /** The words with such variables left as they are written, where there are any. */
    readonly withoutDefaults?: readonly string[];
    /** The here documents on its input. */
    readonly hereDocuments: readonly HereDocument[];
    /** Whether it is only kept in a variable, to be run elsewhere or in another form. */
    readonly kept: boolean;
    /** The name of the variable that it is kept in. */
    readonly keptAs?: string;
    /** Whether a loop over values repeats it. */
    readonly isRepeated?: true;
}
/** The commands of a script, in order, without comments. `given` are variables that the script finds set. */
export declare function shellCommands(text: string, given?: ReadonlyMap<string, string>): ShellCommand[];
/**
 * The commands that a script runs: those that it writes out, and those that it keeps in a variable of several values and
 * runs by its name, of which each may be the one.
 */
export declare function commandsRun(commands: readonly ShellCommand[]): ShellCommand[];
/** Whether a loop starts a command on a line that goes on without waiting for it, so that several run at once. */
export declare const startsBeside: ({ isRepeated, line }: ShellCommand, lines: readonly string[]) => boolean;
