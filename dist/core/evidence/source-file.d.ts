import { type PythonCall } from '../languages/python/python-calls.js';
import { type PythonImport } from '../languages/python/python-imports.js';
import { type PythonText } from '../languages/python/python-text.js';
import { type ShellCommand } from '../languages/shell/shell-commands.js';
import { type DocumentPart, type YamlDocument } from '../languages/yaml/yaml-documents.js';
/**
 * A file of a repository, and what it is in its language. A view is made when a reader first asks for it, and only once,
 * however many readers ask.
 */
export declare class SourceFile {
    #private;
    /** Relative to the workspace, forward slashes. */
    readonly path: string;
    /** Lines end in `\n`. */
    readonly text: string;
    constructor(path: string, text: string);
    /** Of YAML or JSON, each parsed when it is first asked for. */
    get parts(): readonly DocumentPart[];
    /** Those that can be read. Documents whose text `mayHold` refuses are not parsed. */
    documents(mayHold?: (part: string) => boolean): readonly YamlDocument[];
    /** Whether a document is a template that is open: others may stand within its conditions and loops. */
    get isOpenTemplate(): boolean;
    get modulesNamed(): ReadonlySet<string>;
    get python(): PythonText;
    get imports(): readonly PythonImport[];
    /** Values that are the defaults of options and parameters are marked as such. */
    get calls(): readonly PythonCall[];
    /** Of a script, or of the recipes of a makefile; Slurm's variables have what the file's own directives say. */
    get commands(): readonly ShellCommand[];
}
