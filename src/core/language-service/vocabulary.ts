import { jsonSchemaOf } from '../report/formats/json-schema.ts'
import { rules } from '../rules/index.ts'
import type { Path } from '../text/document.ts'
import { markdownCode, markdownText } from '../text/encode.ts'
import { once } from '../text/once.ts'
import type { Cursor } from './cursor.ts'
import type { Shape } from './shapes.ts'

/** What a file may contain: its schema, and for some keys the words of the catalog or the rules. */
export interface Vocabulary {
  readonly schema: Shape
  /** The key whose words are in the catalog, such as `hardware.provider`. Undefined if there is none. */
  readonly keyAt: (place: Pick<Cursor, 'path' | 'top'>) => string | undefined
  /** Keys of a mapping that the schema leaves open. */
  readonly openKeys?: (path: Path) => readonly OpenKey[]
  /** Documentation of such a key, as Markdown. */
  readonly hoverOfKey?: (key: string, path: Path) => string | undefined
}

export interface OpenKey {
  readonly key: string
  readonly description: string
}

/** For accelerator.yml. */
export const manifestVocabulary = once(
  (): Vocabulary => ({
    schema: jsonSchemaOf('manifest') as Shape,
    keyAt: ({ path, top }) => {
      const own = belowJob(path, top)
      return own && namesOf(own).join('.')
    },
  }),
)

/** The path below a job; undefined above the jobs. */
function belowJob(path: Path, top: readonly string[]): Path | undefined {
  if (!top.includes('jobs') && !top.includes('defaults')) return path
  if (path[0] === 'defaults') return path.slice(1)
  return path[0] === 'jobs' ? path.slice(2) : undefined
}

/** For the policy: rules by id, and hardware by the manifest's words. */
export const policyVocabulary = once(
  (): Vocabulary => ({
    schema: jsonSchemaOf('policy') as Shape,
    keyAt: ({ path }) => {
      const last = String(namesOf(path).at(-1))
      return ['accelerator', 'machine', 'provider'].includes(last) ? `hardware.${last}` : undefined
    },
    openKeys: (path) =>
      path.length === 1 && path[0] === 'rules' ? rules.map(({ id, title }) => ({ key: id, description: title })) : [],
    hoverOfKey: (key, path) => {
      const rule = path[0] === 'rules' ? rules.find(({ id }) => id === key) : undefined
      return (
        rule &&
        `**${markdownCode(rule.id)}** (${rule.severity}): ${markdownText(rule.title)}\n\n${markdownText(rule.why)}`
      )
    },
  }),
)

/** The keys of a path, without positions in lists. */
const namesOf = (path: Path): string[] => path.flatMap((step) => (typeof step === 'string' ? [step] : []))
