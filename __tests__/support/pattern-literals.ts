import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, traverse } from '@babel/core'

export interface PatternLiteral {
  readonly pattern: RegExp
  /** File and line of each occurrence. */
  readonly places: readonly string[]
}

const sources = new URL('../../src/', import.meta.url)

/** Every regular expression literal of the sources, each once. */
export function patternLiterals(): PatternLiteral[] {
  const found = new Map<string, { pattern: RegExp; places: string[] }>()
  for (const file of readdirSync(sources, { recursive: true }).map(String).sort()) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(new URL(file, sources), 'utf8')
    for (const { source, flags, line } of literalsIn(text)) {
      const pattern = new RegExp(source, flags)
      const known = found.get(String(pattern)) ?? { pattern, places: [] }
      known.places.push(`${file.replaceAll('\\', '/')}:${line}`)
      found.set(String(pattern), known)
    }
  }
  return [...found.values()]
}

function literalsIn(text: string): { source: string; flags: string; line: number }[] {
  const found: { source: string; flags: string; line: number }[] = []
  const tree = parseSync(text, {
    filename: 'a.ts',
    presets: ['@babel/preset-typescript'],
    configFile: false,
    babelrc: false,
  })
  if (tree === null) throw new Error('Babel read nothing.')
  traverse(tree, {
    RegExpLiteral: ({ node }) => {
      found.push({ source: node.pattern, flags: node.flags, line: node.loc?.start.line ?? 0 })
    },
  })
  return found
}
