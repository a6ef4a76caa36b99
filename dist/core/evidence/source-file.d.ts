import { type PythonCall } from '../languages/python/python-calls.js';
import { type PythonImport } from '../languages/python/python-imports.js';
import { type PythonText } from '../languages/python/python-text.js';
import { type ShellCommand } from '../languages/shell/shell-commands.js';
import { type DocumentPart, type YamlDocument } from '../languages/yaml/yaml-documents.js';
/** A file of a repository with its parsed views. Each view is created on first use and shared by all readers. */
export declare class SourceFile {
    #private;
    readonly path: string;
    /** Lines end in `\n`. */
    readonly text: string;
    /** For a search before it is parsed: without the escapes of YAML and JSON. */
    readonly searched: string;
    constructor(path: string, text: string);
    /** The parts of YAML or JSON. Each is parsed on first use. */
    get parts(): readonly DocumentPart[];
    /** The readable documents. Parts that fail `mayHold` are not parsed. */
    documents(mayHold?: (part: string) => boolean): readonly YamlDocument[];
    /** Whether a document is an open template, which may have more documents in its conditions and loops. */
    get isOpenTemplate(): boolean;
    get modulesNamed(): ReadonlySet<string>;
    get python(): PythonText;
    get imports(): readonly PythonImport[];
    /** Values that are defaults of options and parameters are marked. */
    get calls(): readonly PythonCall[];
    /**
     * The commands of a script, or of a makefile's recipes. Slurm's variables have the values of its directives. A batch
     * script in another language has none.
     */
    get commands(): readonly ShellCommand[];
}
