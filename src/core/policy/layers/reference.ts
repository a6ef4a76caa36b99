import { presetNames } from './presets.ts'

/** The possible values of `extends`. */
export type Reference =
  | { readonly type: 'preset'; readonly name: string }
  | { readonly type: 'file'; readonly path: string }
  /** A file of another repository. `ref` is a full commit SHA or a tag. */
  | { readonly type: 'remote'; readonly repository: string; readonly path: string; readonly ref: string }

export interface UnreadableReference {
  readonly type: 'unreadable'
  readonly message: string
  readonly remedy: string
}

const longest = 512
const form = 'Use a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@SHA.'

/** Parses a reference of `extends` or `policy`. `folder` is that of the referring file, without a trailing slash. */
export function readReference(text: string, folder: string): Reference | UnreadableReference {
  const unreadable = (message: string, remedy = form): UnreadableReference => ({ type: 'unreadable', message, remedy })
  if (text.length > longest) return unreadable(`This reference is longer than ${longest} characters.`)
  if (presetNames.includes(text)) return { type: 'preset', name: text }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text))
    return unreadable(`"${text}" is a URL, but policies are shared only through GitHub repositories.`)
  const remote = /^([A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100})\/([^@]+)@([^@\s]+)$/.exec(text)
  if (remote !== null) {
    const [, repository, path, ref] = remote as unknown as [string, string, string, string]
    const steps = normalized('', path)
    if (steps === undefined || /\/\.{1,2}$/.test(repository) || /\.\.|[\\^:?*[\]~]/.test(ref))
      return unreadable(`"${text}" does not name a file at a commit.`)
    return { type: 'remote', repository, path: steps, ref }
  }
  if (text.includes('@')) return unreadable(`"${text}" does not have the form owner/repo/path@SHA.`)
  if (!/\.ya?ml$/.test(text)) return unreadable(`"${text}" is neither a preset nor a file that ends in .yml or .yaml.`)
  const path = text.startsWith('/') ? normalized('', text.slice(1)) : normalized(folder, text)
  return path === undefined
    ? unreadable(
        `"${text}" leads out of the repository.`,
        'Use a file of this repository, or owner/repo/path@SHA for another one.',
      )
    : { type: 'file', path }
}

/** The path without `.` and `..`. Undefined: it leaves the repository. */
function normalized(folder: string, path: string): string | undefined {
  const steps: string[] = folder === '' ? [] : folder.split('/')
  for (const step of path.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) return undefined
    } else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.length === 0 ? undefined : steps.join('/')
}

export const isCommit = (ref: string): boolean => /^[0-9a-f]{40}$/.test(ref)
