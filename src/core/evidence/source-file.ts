import { type PythonCall, pythonCalls } from '../languages/python/python-calls.ts'
import { importsOf, modulesNamed, type PythonImport } from '../languages/python/python-imports.ts'
import { type PythonText, readPython } from '../languages/python/python-text.ts'
import { commandText, isMakefile } from '../languages/shell/makefile.ts'
import { isScript } from '../languages/shell/script-path.ts'
import { type ShellCommand, shellCommands } from '../languages/shell/shell-commands.ts'
import { slurmVariables } from '../languages/shell/slurm-options.ts'
import {
  type DocumentPart,
  isJsonPath,
  isYamlPath,
  jsonParts,
  unescaped,
  type YamlDocument,
  yamlParts,
} from '../languages/yaml/yaml-documents.ts'

const otherInterpreter = /^#!(?![^\n]*sh\b)/

/** A file of a repository with its parsed views. Each view is created on first use and shared by all readers. */
export class SourceFile {
  readonly path: string
  /** Lines end in `\n`. */
  readonly text: string
  /** For a search before it is parsed: without the escapes of YAML and JSON. */
  readonly searched: string
  readonly #views = new Map<string, unknown>()

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
    this.searched = isYamlPath(path) || isJsonPath(path) ? unescaped(text) : text
  }

  /** The parts of YAML or JSON. Each is parsed on first use. */
  get parts(): readonly DocumentPart[] {
    return this.#once('parts', () => (isJsonPath(this.path) ? jsonParts(this.text) : yamlParts(this.text)))
  }

  /** The readable documents. Parts that fail `mayHold` are not parsed. */
  documents(mayHold: (part: string) => boolean = () => true): readonly YamlDocument[] {
    return this.parts.flatMap((part) => (mayHold(part.text) ? part.documents() : []))
  }

  /** Whether a document is an open template, which may have more documents in its conditions and loops. */
  get isOpenTemplate(): boolean {
    return this.#once('isOpenTemplate', () => isYamlPath(this.path) && this.parts.some((part) => part.isOpen()))
  }

  get modulesNamed(): ReadonlySet<string> {
    return this.#once('modules named', () => modulesNamed(this.text))
  }

  get python(): PythonText {
    return this.#once('python', () => readPython(this.text))
  }

  get imports(): readonly PythonImport[] {
    return this.#once('imports', () => importsOf(this.python))
  }

  /** Values that are defaults of options and parameters are marked. */
  get calls(): readonly PythonCall[] {
    return this.#once('calls', () => pythonCalls(this.python))
  }

  /**
   * The commands of a script, or of a makefile's recipes. Slurm's variables have the values of its directives. A batch
   * script in another language has none.
   */
  get commands(): readonly ShellCommand[] {
    const { path, text } = this
    const isOfShell = isScript(path) || isMakefile(path) || !(path.endsWith('.py') || otherInterpreter.test(text))
    return this.#once('commands', () => (isOfShell ? shellCommands(commandText(path, text), slurmVariables(text)) : []))
  }

  #once<View>(name: string, make: () => View): View {
    if (!this.#views.has(name)) this.#views.set(name, make())
    return this.#views.get(name) as View
  }
}
