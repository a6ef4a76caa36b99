import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Evidence } from '../../src/core/evidence/evidence.ts'
import { withListed } from '../../src/core/evidence/listed-files.ts'
import { inOrder, observe } from '../../src/core/evidence/observation/observe.ts'
import { readers } from '../../src/core/evidence/tables/index.ts'
import { check } from '../../src/core/index.ts'

const projects = new URL('../fixtures/projects/', import.meta.url)

/** Names of the fixture repositories: those of evidence rules, and others. */
export const projectNames: readonly string[] = readdirSync(projects).sort()

/** The files of a fixture repository, by path. */
export function projectFiles(name: string): Record<string, string> {
  const folder = new URL(`${name}/`, projects)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.pathname.length).replace(/^\//, ''), readFileSync(path, 'utf8')]),
  )
}

/** The evidence of some files. The manifest is at their top; the test chooses the folder's name. */
export function evidenceIn(files: Readonly<Record<string, string>>, manifest = 'accelerator.yml'): Evidence {
  const observations = Object.entries(files).flatMap(([path, text]) => observe(path, text, readers))
  return {
    observations: inOrder(observations),
    manifests: [manifest],
    files: Object.keys(files),
    withListed,
    textOf: (path) => files[path],
  }
}

/** The first job of a check of these files, with the findings of its manifest. */
export function jobIn(files: Readonly<Record<string, string>>) {
  const report = check(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    { alternatives: false },
  )
  const [file] = report.files
  if (file?.jobs[0] === undefined) throw new Error('no job')
  return { ...file.jobs[0], findings: file.findings }
}

/** The evidence of an evidence rule's fixture repository; undefined for other rules. */
export function evidenceOf(rule: string): Evidence | undefined {
  const name = rule.slice(rule.indexOf('/') + 1)
  if (!rule.startsWith('evidence/') || !existsSync(new URL(`${name}/`, projects))) return undefined
  const files = Object.entries(projectFiles(name)).map(([path, text]) => [`fixture/${path}`, text])
  return evidenceIn(Object.fromEntries(files), 'fixture/accelerator.yml')
}
