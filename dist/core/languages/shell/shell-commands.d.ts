import { type HereDocument } from './variable-expansion.js';
/** One command of a script: its words without quotes, with variables expanded if the script sets them. */
export interface ShellCommand {
    readonly words: readonly string[];
    /** 1-based. */
    readonly line: number;
    /** Whether a word contains the default of a variable, as in `${GPUS:-8}`, which the caller may override. */
    readonly byDefault: boolean;
    /** The words with such variables unexpanded, if there are any. */
    readonly withoutDefaults?: readonly string[];
    /** The here documents on its input. */
    readonly hereDocuments: readonly HereDocument[];
    /** Whether it is only stored in a variable, to be run elsewhere or in another form. */
    readonly kept: boolean;
    /** The name of that variable. */
    readonly keptAs?: string;
    /** Whether a loop over values repeats it. */
    readonly isRepeated?: true;
}
/** The commands of a script, in order, without comments. `given`: variables set before the script starts. */
export declare function shellCommands(text: string, given?: ReadonlyMap<string, string>): ShellCommand[];
/**
 * The commands that a script runs: the explicit ones, and those that it stores in a variable and runs by its name. If
 * the variable has several values, each may run.
 */
export declare function commandsRun(commands: readonly ShellCommand[]): ShellCommand[];
/** Whether a loop starts a command in the background, so that several run at once. */
export declare const startsBeside: ({ isRepeated, line }: ShellCommand, lines: readonly string[]) => boolean;
