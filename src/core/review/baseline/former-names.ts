import type { JobDeclaration } from '../../manifest/schema.ts'
import { contentOf } from './content.ts'

interface NamedJob {
  readonly name: string
  readonly declaration: JobDeclaration
}

/** The base's name of each job in a file: the same name, the same declaration, or the only job on both sides. */
export function formerNames(head: readonly NamedJob[], base: readonly NamedJob[]): ReadonlyMap<string, string> {
  const names = new Set(base.map(({ name }) => name))
  const kept = new Set(head.map(({ name }) => name).filter((name) => names.has(name)))
  const gone = base.filter(({ name }) => !kept.has(name)).map((job) => ({ name: job.name, key: keyOf(job) }))
  const isAlone = head.length === 1 && base.length === 1
  const found = new Map([...kept].map((name) => [name, name]))
  for (const job of head) {
    if (kept.has(job.name)) continue
    const own = keyOf(job)
    const at = isAlone ? 0 : gone.findIndex(({ key }) => key === own)
    const [before] = at === -1 ? [] : gone.splice(at, 1)
    if (before !== undefined) found.set(job.name, before.name)
  }
  return found
}

const keyOf = ({ declaration }: NamedJob): string => contentOf({ facts: { declaration } })
