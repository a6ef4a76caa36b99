import { closingBracket, type PythonText } from '../../../languages/python/python-text.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { type Dependency, requirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** `setup.py`: literal lists of dependencies. */
export const reader: EvidenceReader = {
  format: 'setup-py',
  matches: (path) => /(?:^|\/)setup\.py$/.test(path),
  mayHold: (text) => /install_requires|extras_require/.test(text),
  read: ({ path, python }) =>
    observeDependencies(path, [
      ...listsOf(python, 'install_requires', false),
      ...listsOf(python, 'extras_require', true),
    ]),
}

/** The value of a keyword or variable: a literal, or a name that is assigned one elsewhere. */
function listsOf(python: PythonText, keyword: string, optional: boolean): Dependency[] {
  const { code } = python
  const spans = assigned(code, keyword).flatMap((from) => {
    const name = /^[A-Za-z_]\w*/.exec(code.slice(from, from + 100))?.[0]
    return name === undefined ? [from] : name === keyword ? [] : assigned(code, name)
  })
  return [...new Set(spans)].flatMap((open) => {
    const end = /[[({]/.test(code[open] ?? '') ? (closingBracket(code, open) ?? open) : open
    let group: string | undefined
    return python.strings.flatMap((literal): Dependency[] => {
      if (literal.start < open || literal.end > end) return []
      if (optional && /^\s*(?:\]\s*)?:/.test(code.slice(literal.end, literal.end + 20))) {
        group = literal.value
        return []
      }
      const line = python.lineAt(literal.start)
      return requirement(literal.value, { line, optional, ...(group !== undefined && { group }) })
    })
  })
}

/** The starts of the values that a name is assigned, or extended with. */
const assigned = (code: string, name: string): number[] =>
  [
    ...code.matchAll(
      new RegExp(
        `(?<![\\w.])${name}["']?(?:\\s*:[^=\\n[({]{0,80})?(?:\\s{0,40}(?:\\+?=|:)\\s{0,40}|\\.(?:append|extend)\\s{0,40}(?=\\())`,
        'g',
      ),
    ),
  ]
    .slice(0, 20)
    .map((match) => match.index + match[0].length)
