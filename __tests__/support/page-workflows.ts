import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
/** Folders without anything for users to copy. */
const passedOver = /(?:^|\/)(?:node_modules|\.git|__tests__|src|dist|schema)(?:\/|$)/

/** A workflow in a page, or in a file of its own. */
export interface PageWorkflow {
  readonly place: string
  readonly workflow: Readonly<Record<string, unknown>>
}

/** The paths of all pages and YAML files of the repository. */
export const pagesAndFiles = (): string[] =>
  filesBelow('')
    .filter((path) => /\.(?:md|ya?ml)$/.test(path))
    .sort()

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (passedOver.test(path)) return []
    return entry.isDirectory() ? filesBelow(`${path}/`) : [path]
  })
}

/** The fenced code blocks of a page, whatever their language and indentation. */
export function blocksOf(page: string): string[] {
  const fenced = /^([ \t>]*)(`{3,}|~{3,})[^\n`]*\n(.*?)^\1\2[`~]*[ \t]*$/gms
  return [...page.matchAll(fenced)].map(([, indent = '', , text = '']) =>
    text.replaceAll(new RegExp(`^${indent.replaceAll(/[>\t]/g, '\\$&')}`, 'gm'), ''),
  )
}

/** All workflows that a user may copy: texts with `on` and `jobs`, or with one of them and a step. */
export const pageWorkflows = (): PageWorkflow[] =>
  pagesAndFiles().flatMap((path) => {
    const texts = path.endsWith('.md') ? blocksOf(textOf(path)) : [textOf(path)]
    return texts.flatMap((text, index) => workflowIn(text, `${path}, block ${index + 1}`))
  })

/** Throws if a text looks like a workflow but cannot be parsed: it would go unchecked. */
export function workflowIn(text: string, place: string): PageWorkflow[] {
  if (!/^["']?on["']?\s*:/m.test(text)) return []
  return [{ place, workflow: parse(text) as PageWorkflow['workflow'] }]
}

/** What makes a workflow run on pushes to unnamed branches; undefined if nothing does. */
export function pushesAnywhere({ on }: PageWorkflow['workflow']): string | undefined {
  if ([on].flat().includes('push')) return 'every push'
  if (typeof on !== 'object' || on === null || !Object.hasOwn(on, 'push')) return undefined
  const { push } = on as { readonly push: { readonly branches?: unknown; readonly tags?: unknown } | null }
  if (push?.branches === undefined) return push?.tags === undefined ? 'a push without branches' : undefined
  const branches = [push.branches].flat().map(String)
  const patterns = branches.filter((branch) => /[*?+[\]!]/.test(branch))
  return patterns.length > 0 || branches.length === 0 ? `branches that anybody may make: ${patterns}` : undefined
}

/**
 * What lets a workflow judge a pull request against an outdated base: it does not run again when the base changes, or
 * runs on unnamed bases. Undefined if nothing does.
 */
export function keepsOldBase({ on, ...workflow }: PageWorkflow['workflow']): string | undefined {
  if (!JSON.stringify(workflow).includes('"uses":"accelerator-review/')) return undefined
  const events = typeof on === 'object' && on !== null && !Array.isArray(on) ? Object.entries(on) : []
  if ([on].flat().some((event) => /^pull_request/.test(String(event)))) return 'the usual types'
  for (const [event, filter] of events) {
    if (!/^pull_request(?:_target)?$/.test(event)) continue
    const { types = [], branches = [] } = (filter ?? {}) as { readonly types?: unknown; readonly branches?: unknown }
    const missing = ['opened', 'synchronize', 'reopened', 'edited'].filter((type) => ![types].flat().includes(type))
    if (missing.length > 0) return `without ${missing}`
    if ([branches].flat().length === 0) return 'every base'
  }
  return undefined
}
