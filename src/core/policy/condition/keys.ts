import { nearestWord } from '../../text/nearest-word.ts'
import { jobKeys, type KeyType, type Section } from './job-keys.ts'
import { ExpressionProblem, type JobRead, writtenRead } from './syntax.ts'

/** An existing key of the job. */
export interface KnownKey {
  /** As in messages: `hardware.count`, `labels.team`. */
  readonly path: string
  readonly steps: readonly string[]
  readonly type: KeyType | 'label' | 'section'
  /** A label whose name is known only at evaluation. */
  readonly isOpen: boolean
}

/** The key that is read. Throws for an unknown key, a section instead of a value, or a step too many. */
export function readableKey(read: JobRead, sectionsToo = false): KnownKey {
  const found = keyOf(read)
  if (found.type !== 'section' || (sectionsToo && found.path !== '')) return found
  const below = sectionAt(found.steps)
  const example = writtenRead([...found.steps, Object.keys(below)[found.path === '' ? 2 : 0]])
  throw new ExpressionProblem(
    read,
    `\`${writtenRead(found.steps)}\` is a section without a value of its own`,
    `Use one of its keys, such as ${example}.`,
  )
}

function keyOf(read: JobRead): KnownKey {
  const steps: string[] = []
  let at: KeyType | Section = jobKeys
  for (const [index, step] of read.steps.entries()) {
    if (at === 'labels' && index === 1) {
      const isLast = read.steps.length === 2
      if (!isLast) throw noKeys(read, `job.labels.${step}`)
      return { path: `labels.${step ?? ''}`, steps: ['labels', step ?? ''], type: 'label', isOpen: step === undefined }
    }
    if (typeof at === 'string') throw noKeys(read, writtenRead(steps))
    if (step === undefined || !Object.hasOwn(at, step)) throw unknownKey(read, steps, step ?? '', at)
    at = at[step] as KeyType | Section
    steps.push(step)
  }
  const type = typeof at === 'string' ? at : 'section'
  return { path: steps.join('.'), steps, type, isOpen: false }
}

const noKeys = (read: JobRead, path: string): ExpressionProblem =>
  new ExpressionProblem(read, `\`${path}\` has no keys of its own`, 'Remove what follows it.')

function unknownKey(read: JobRead, above: readonly string[], step: string, section: Section): ExpressionProblem {
  const meant = nearestWord(step, Object.keys(section))
  const elsewhere = keyAt(step)
  const where = writtenRead(above)
  const remedy = meant
    ? `Did you mean ${where}.${meant}?`
    : elsewhere
      ? `Did you mean job.${elsewhere}?`
      : 'Use a key in docs/policy-expressions.md.'
  const shown = step.length > 60 ? `${step.slice(0, 60)}…` : step
  return new ExpressionProblem(read, `unknown key "${shown}" in \`${where}\``, remedy)
}

/** The path of the first key with this name, anywhere in the job. */
export function keyAt(name: string): string | undefined {
  const search = (section: Section, above: string): string | undefined => {
    if (Object.hasOwn(section, name)) return `${above}${name}`
    for (const [key, below] of Object.entries(section)) {
      const found = typeof below === 'string' ? undefined : search(below, `${above}${key}.`)
      if (found !== undefined) return found
    }
    return undefined
  }
  return search(jobKeys, '')
}

const sectionAt = (steps: readonly string[]): Section =>
  steps.reduce<Section>((section, step) => section[step] as Section, jobKeys)
