import type { PythonCall } from './python-calls.ts'
import type { PythonImport } from './python-imports.ts'
import type { PythonText } from './python-text.ts'

/** A Python source with the views of it, each of which is made when it is first asked for. */
export interface PythonFile {
  readonly path: string
  /** At a glance, before it is told apart into code, strings and comments. */
  readonly modulesNamed: ReadonlySet<string>
  readonly python: PythonText
  readonly imports: readonly PythonImport[]
  readonly calls: readonly PythonCall[]
}
