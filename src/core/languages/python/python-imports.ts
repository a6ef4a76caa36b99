import { giveUp } from '../../text/given-up.ts'
import type { PythonText } from './python-text.ts'

/** One imported module. */
export interface PythonImport {
  /** Dotted. For `from a.b import c`, it is `a.b.c`. */
  readonly module: string
  readonly line: number
  /** `guarded`: inside a `try` or an `if`, so it is optional; `lazy`: inside a function, so only its calls need it. */
  readonly when: 'always' | 'guarded' | 'lazy'
}

const most = 2_000

/** A line that starts a block, with the rest of the line, or an import. */
const line =
  /^([ \t]*)(?:(try|except|finally|else|elif|if|async|def|class|with|for|while)\b([^\n]*)|((?:import|from)[ \t][^\n]*))/gm

/** The imports of a source, with their context. */
export function importsOf({ code, lineAt }: PythonText): PythonImport[] {
  const imports: PythonImport[] = []
  const blocks: { indent: number; when: PythonImport['when'] }[] = []
  for (const match of code.matchAll(line)) {
    const [whole, space = '', head, rest = '', plain] = match
    const indent = space.length
    while ((blocks.at(-1)?.indent ?? -1) >= indent) blocks.pop()
    if (head !== undefined) blocks.push({ indent, when: blockOf(head, rest) })
    const statement = plain ?? /:[ \t]{0,40}((?:import|from)[ \t][\s\S]*)/.exec(rest)?.[1]
    if (statement === undefined) continue
    const around = new Set(blocks.map(({ when }) => when))
    const when = around.has('guarded') ? 'guarded' : around.has('lazy') ? 'lazy' : 'always'
    const at = match.index + whole.length - statement.length
    for (const module of modulesOf(code, at)) {
      if (imports.length < most) imports.push({ module, line: lineAt(at), when })
      else giveUp(`holds more than ${most} imports`)
    }
  }
  return imports
}

function blockOf(head: string, rest: string): PythonImport['when'] {
  if (head === 'def' || /^[ \t]{1,8}def\b/.test(rest)) return 'lazy'
  const isProgram = head === 'if' && /^[ \t]{1,8}__name__\b/.test(rest)
  return isProgram || /^(?:async|class|with|for|while)$/.test(head) ? 'always' : 'guarded'
}

/** The modules of a statement. A backslash or an open bracket continues it on the next line. */
function modulesOf(code: string, at: number): string[] {
  const rest = code.slice(at, at + 4_000)
  const [whole] = /^(?:[^\n\\(]|\\[\s\S]|\([^)]*\)?)*/.exec(rest) ?? ['']
  return whole
    .replace(/[()\\]/g, ' ')
    .split(';')
    .flatMap((statement) => {
      const [, from, names] = /^\s*(?:from\s+([\w.]+)\s+)?import\s(.*)$/s.exec(statement) ?? []
      if (names === undefined || from?.startsWith('.')) return []
      return listed(names).map((name) => (from === undefined ? name : name === '*' ? from : `${from}.${name}`))
    })
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim().split(/\s/, 1)[0] as string)
    .filter((name) => /^(?:[A-Za-z_][\w.]*|\*)$/.test(name))
    .slice(0, 100)

/** The modules that a text may import, from a quick search. Includes names in comments and strings. */
export function modulesNamed(text: string): ReadonlySet<string> {
  const named = new Set<string>()
  for (const [, names = ''] of text.matchAll(/\b(?:import|from)[ \t]+([A-Za-z_](?:[\w., \t]|\\\n){0,200})/g))
    for (const name of names.split(/[,\\]/)) named.add(name.trim().split(/\s/, 1)[0] ?? '')
  return named
}
