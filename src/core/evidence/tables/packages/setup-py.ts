import { closingBracket, type PythonText, readPython } from '../../../languages/python/python-text.ts'
import { type Dependency, observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { parseRequirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** The lists of literals in `setup.py`; what it reads or computes stays unknown. */
export const reader: EvidenceReader = {
  format: 'setup-py',
  matches: (path) => /(?:^|\/)setup\.py$/.test(path),
  mayHold: (text) => /install_requires|extras_require/.test(text),
  read: ({ path, text }) => {
    const python = readPython(text)
    const dependencies = [...listsOf(python, 'install_requires', false), ...listsOf(python, 'extras_require', true)]
    return observeDependencies(path, { dependencies, sources: [] })
  },
}

/** What a keyword holds: a literal, or a name that is given one elsewhere. */
function listsOf(python: PythonText, keyword: string, optional: boolean): Dependency[] {
  const { code } = python
  const spans: (readonly [number, number])[] = []
  for (const match of firsts(code, new RegExp(`\\b${keyword}\\b\\s*[=:]\\s*`, 'g'))) {
    const from = match.index + match[0].length
    if (code[from] === '[' || code[from] === '{' || code[from] === '(') spans.push(spanFrom(code, from))
    const name = /^[A-Za-z_]\w*/.exec(code.slice(from, from + 100))?.[0]
    if (name !== undefined && name !== keyword) spans.push(...valuesOf(code, name))
  }
  const seen = new Set<number>()
  return spans.flatMap(([start, end]) =>
    literals(python, start, end, optional).filter(({ at }) => !seen.has(at) && seen.add(at)),
  )
}

const firsts = (code: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(code); match !== null && found.length < 20; match = pattern.exec(code))
    found.push(match)
  return found
}

const spanFrom = (code: string, open: number): readonly [number, number] => [open, closingBracket(code, open) ?? open]

/** The lists that are assigned, added or appended to a name. */
const valuesOf = (code: string, name: string): (readonly [number, number])[] =>
  firsts(
    code,
    new RegExp(`(?<![\\w.])${name}(?:\\s*:[^=\\n]{0,80})?(?:\\s*\\+?=\\s*|\\.(?:append|extend)\\s*)(?=[[({])`, 'g'),
  ).map((match) => spanFrom(code, match.index + match[0].length))

function literals(
  python: PythonText,
  start: number,
  end: number,
  optional: boolean,
): (Dependency & { readonly at: number })[] {
  const found: (Dependency & { at: number })[] = []
  let group: string | undefined
  for (const literal of python.strings) {
    if (literal.start < start || literal.end > end) continue
    if (optional && /^\s*(?:\]\s*)?:/.test(python.code.slice(literal.end, literal.end + 20))) {
      group = literal.value
      continue
    }
    const requirement = parseRequirement(literal.value)
    if (requirement === undefined) continue
    const line = python.lineAt(literal.start)
    found.push({ ...requirement, at: literal.start, line, optional, ...(group !== undefined && { group }) })
  }
  return found
}
