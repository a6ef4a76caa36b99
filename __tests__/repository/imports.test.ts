import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, it } from '@jest/globals'

/** The folders, lowest first: each imports itself, the folders above it in this list, and these packages. */
const rooms: readonly [room: string, packages?: readonly string[]][] = [
  ['core/text', ['fastest-levenshtein']],
  ['core/languages', ['yaml', 'smol-toml']],
  ['core/catalog', ['zod/mini']],
  ['core/sizing'],
  ['core/finding'],
  ['core/manifest', ['zod/mini']],
  ['core/evidence', ['minimatch', 'diff']],
  ['core/rules'],
  ['core/policy', ['zod/mini', 'minimatch', '@marcbachmann/cel-js', '@bufbuild/re2']],
  ['core/review'],
  ['core/report', ['zod/mini']],
  ['core/draft'],
  ['core/fleet', ['zod/mini']],
  ['core/actual', ['zod/mini']],
  ['core/language-service', ['vscode-languageserver-types']],
  ['core/index.ts'],
  ['edge/rest', ['zod/mini']],
  ['edge/lsp', ['vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-languageserver-types']],
  ['edge/run', ['node:', 'minimatch']],
  ['edge/github', ['node:', 'zod/mini', '@actions/github']],
  ['edge/action', ['node:', '@actions/core']],
  ['edge/mcp', ['node:', '@modelcontextprotocol/server', 'zod']],
  ['edge/cli', ['node:', 'zod/mini', 'vscode-languageserver', '@modelcontextprotocol/server']],
]

/** Limits that are narrower than this order: files in a folder import only these sources. */
const narrower: readonly [folder: string, mayImport: readonly string[]][] = [
  ['core/languages', ['core/languages', 'core/text']],
  ['core/catalog', ['core/catalog', 'core/text']],
  ['core/sizing', ['core/sizing', 'core/catalog']],
  [
    'core/rules/*',
    [
      ...['rule', 'declared-count', 'estimate', 'memory-ways', 'pipeline-stages', 'price-words', 'sample-groups'].map(
        (name) => `core/rules/${name}.ts`,
      ),
      'core/finding',
      'core/text',
    ],
  ],
  [
    'core/evidence/engines',
    [
      'core/evidence/engines',
      'core/evidence/source-file.ts',
      'core/evidence/observation',
      'core/manifest',
      'core/languages',
      'core/catalog',
      'core/text',
    ],
  ],
  [
    'core/evidence/tables/*',
    [
      'core/evidence/engines',
      'core/evidence/source-file.ts',
      'core/evidence/observation',
      'core/languages',
      'core/catalog',
      'core/text',
    ],
  ],
  [
    'core/evidence/agreement',
    ['core/evidence/agreement', 'core/evidence/observation', 'core/languages', 'core/catalog', 'core/text'],
  ],
  ['edge/cli', ['edge/cli', 'edge/lsp', 'edge/mcp', 'edge/run', 'edge/rest', 'core']],
]

/**
 * Readers that use another reader, and calls that use the tables of files with the same settings. The list must only
 * shrink: shared code belongs in `core/evidence/engines`.
 */
const readersByReaders: Readonly<Record<string, readonly string[]>> = {
  'sources/python-source': ['documents/configurations/lightning'],
  'sources/notebook': ['clouds/cloud-calls', 'schedulers/cluster-calls', 'sources/python-source'],
}

const root = new URL('../../src/', import.meta.url)
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(
      /^(?:import|export)\b[^'"\n]*(?:\{[^}]*\}[^'"\n]*)?from '([^']+)'|\bimport\('([^']+)'\)/gms,
    ),
  ].map(([, fixed, lazy]) => {
    const path = (fixed ?? lazy) as string
    if (!path.startsWith('.')) return path
    const { pathname } = new URL(path, new URL(file, root))
    return pathname.split('/node_modules/')[1] ?? pathname.slice(root.pathname.length)
  })
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const edges = [...imports].flatMap(([file, all]) => all.map((imported) => ({ file, imported })))
const ofSources = edges.filter(({ imported }) => imports.has(imported))
const ofPackages = edges.filter(({ imported }) => !imports.has(imported))

const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`)
const isDeepEnough = (file: string, folder: string): boolean =>
  !folder.endsWith('/*') || file.split('/').length > folder.split('/').length
const readers = 'core/evidence/tables'
const roomOf = (file: string): number => rooms.findIndex(([room]) => isBelow(file, room))
const shown = ({ file, imported }: { file: string; imported: string }): string => `${file} -> ${imported}`

/** The nodes on a cycle. `nameOf` names the two ends of each import. */
function onCircles(all: readonly { readonly from: string; readonly to: string }[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of all) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const open = [...(next.get(start) ?? [])]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === start) return true
      if (seen.has(at)) continue
      seen.add(at)
      open.push(...(next.get(at) ?? []))
    }
    return false
  }
  return [...next.keys()].filter(reaches).sort()
}

describe('imports', () => {
  it('are found, and each file has its room', () => {
    expect(importsOf('core/review/check.ts')).toContain('core/text/document.ts')
    expect(importsOf('edge/run/workspace.ts')).toContain('node:fs')
    expect(files.filter((file) => roomOf(file) === -1)).toEqual([])
  })

  it('lead down: a room knows only those before it', () => {
    expect(ofSources.filter(({ file, imported }) => roomOf(imported) > roomOf(file)).map(shown)).toEqual([])
  })

  it('take only the packages that are meant for their room', () => {
    const strangers = ofPackages.filter(({ file, imported }) => {
      const [, packages = []] = rooms[roomOf(file)] ?? []
      return !packages.some((name) => isBelow(imported, name) || (name === 'node:' && isBuiltin(imported)))
    })
    expect(strangers.map(shown)).toEqual([])
  })

  it.each(narrower)('of %s are no others than they may be', (folder, mayImport) => {
    const inside = files.filter((file) => isBelow(file, folder.replace('/*', '')) && isDeepEnough(file, folder))
    expect(inside.length).toBeGreaterThan(0)
    const beyond = ofSources.filter(
      ({ file, imported }) => inside.includes(file) && !mayImport.some((place) => isBelow(imported, place)),
    )
    const known = Object.entries(readersByReaders).flatMap(([reader, others]) =>
      others.map((other) => `${readers}/${reader}.ts -> ${readers}/${other}.ts`),
    )
    expect(beyond.map(shown).sort()).toEqual(folder === `${readers}/*` ? known.sort() : [])
  })

  it('make no circle of files', () => {
    expect(onCircles(ofSources.map(({ file, imported }) => ({ from: file, to: imported })))).toEqual([])
  })

  it('make no circle of what stands side by side in a folder', () => {
    const folders = new Set(
      files.flatMap((file) => file.split('/').map((_, depth, steps) => steps.slice(0, depth).join('/'))),
    )
    for (const folder of folders) {
      const depth = folder === '' ? 0 : folder.split('/').length
      const nameOf = (file: string): string => file.split('/')[depth] as string
      const inside = ofSources.filter(({ file, imported }) =>
        [file, imported].every((path) => folder === '' || path.startsWith(`${folder}/`)),
      )
      expect([
        folder,
        onCircles(inside.map(({ file, imported }) => ({ from: nameOf(file), to: nameOf(imported) }))),
      ]).toEqual([folder, []])
    }
  })

  it('leave clocks, environments and output to the edges', () => {
    // In sentences, "process" is a verb, without member access or assignment.
    const impure = /\bprocess(?:\?|\.\w|\[)|[=(,:{]\s*process\b|\bconsole\b|Date\.now|new Date\b|Math\.random/
    const guilty = files.filter(
      (file) =>
        isBelow(file, 'core') &&
        // Names of keys, including those of programs that print.
        !/^core\/manifest\/spelling\/(?:program|passed-over)-keys\.ts$/.test(file) &&
        impure.test(readFileSync(new URL(file, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    )
    expect(guilty).toEqual([])
  })
})
