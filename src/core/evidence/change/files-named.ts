import { nameOf } from '../../text/folder-paths.ts'

/** The files that programs read without their name in the command. */
const usualFiles: readonly (readonly [programs: string, file: RegExp])[] = [
  ['make gmake', /^(?:GNUm|[Mm])akefile$|\.mk$/],
  ['just', /^\.?justfile$/i],
  ['npm npx pnpm yarn bun', /^package\.json$/],
  ['docker docker-compose podman', /^(?:docker-)?compose\b.*\.ya?ml$|^(?:Docker|Container)file|^\.env$/],
  ['terraform tofu', /\.(?:tf|tofu|tfvars)(?:\.json)?$/],
  ['kubectl kustomize', /^kustomization\.ya?ml$/],
  ['helm helmfile', /^(?:Chart|values|helmfile)\.ya?ml$|\.(?:tpl|gotmpl)$/],
  ['snakemake', /^Snakefile$/],
  ['nextflow', /^nextflow\.config$/],
  ['dvc', /^(?:dvc|params)\.yaml$/],
  ['skaffold', /^skaffold\.ya?ml$/],
  ['tox', /^tox\.ini$/],
  ['nox', /^noxfile\.py$/],
  ['poe pdm hatch', /^pyproject\.toml$/],
]

/** What texts name: words, Python modules behind `-m`, folders before a pattern, and programs with files of their own. */
interface Named {
  readonly words: Set<string>
  /** Files behind a shell or another program that runs a text. */
  readonly started: Set<string>
  readonly modules: Set<string>
  readonly folders: Set<string>
  /** The endings and starts of names in patterns. */
  readonly endings: Set<string>
  readonly prefixes: Set<string>
}

const plainName = /^[\w.+@-]+$/

/** The files of a repository. */
export interface NamedFiles {
  readonly changed: Iterable<string>
  readonly called: (name: string) => readonly string[]
  /** The versions of a file. */
  readonly textsOf: (path: string) => readonly string[]
}

/**
 * The changed files that texts name, or files that these name: `bash ../scripts/run.sh`, `python -m tools.run`, `cat
 * jobs/*.sh`, the Makefile of `make`. How a program finds a file is not followed, so that each file of a name counts.
 * Of pages and pictures, only those count that are started.
 */
export function filesNamed(from: readonly string[], { changed, called, textsOf }: NamedFiles): readonly string[] {
  const left = new Set(changed)
  const known = new Set(from)
  const named: Named = {
    words: new Set(),
    started: new Set(),
    modules: new Set(),
    folders: new Set(),
    endings: new Set(),
    prefixes: new Set(),
  }
  const found: string[] = []
  for (let open: readonly string[] = from; open.length > 0; ) {
    const words = new Set(named.words)
    for (const text of open.flatMap(textsOf)) addNamed(named, text)
    const now = [...left].filter((path) => !known.has(path) && isNamed(path, named))
    for (const path of now) left.delete(path)
    found.push(...now)
    const others = [...named.words].flatMap((word) => (words.has(word) ? [] : called(word)))
    open = [...new Set([...now, ...others])].filter((path) => !known.has(path) && !isPage(path))
    for (const path of open) known.add(path)
  }
  return found
}

const starts =
  /(?:\b(?:sh|bash|dash|zsh|ksh|source|python[\d.]*|cat|sbatch|qsub|bsub|eval)|(?:^|\s)\.|<)\s{1,9}["']?([^\s"';|&)]{1,300})/gm

function addNamed({ words, started, modules, folders, endings, prefixes }: Named, text: string): void {
  // The shell joins what quotes and backslashes part.
  for (const version of [text, text.replace(/["'\\]/g, '')])
    for (const word of version.split(/[^\w.+@-]+/)) {
      words.add(word)
      // `-fjob.yaml`, `@hosts`.
      words.add(word.replace(/^(?:-+\w|@)/, ''))
    }
  const add = (to: Set<string>, pattern: RegExp): void => {
    for (const [, found = ''] of text.matchAll(pattern)) to.add(found)
  }
  for (const [, file = ''] of text.matchAll(starts)) started.add(nameOf(file))
  add(modules, /(?:^|[\s"'])-{1,2}(?:module|[A-Za-z]{0,4}m)["',=\s\\]{0,6}([A-Za-z_][\w.]{0,200})/gm)
  add(folders, /([\w.+@-]{1,200})["']?\/[\w.+@"'-]{0,200}[*?@+!{[]/g)
  add(endings, /[*?)\]}]["']{0,2}\.(\w{1,20})/g)
  add(prefixes, /([\w.+@-]{1,200})["']?[*?]/g)
}

/** A page or picture, which texts name without starting it. */
export const isPage = (path: string): boolean =>
  /\.(?:md|mdx|markdown|rst|adoc|html?|png|svg|jpe?g|gif|pdf)$/i.test(path)

function isNamed(path: string, { words, started, modules, folders, endings, prefixes }: Named): boolean {
  const [name = '', folder = ''] = path.split('/').toReversed()
  if (isPage(path)) return started.has(name)
  if (words.has(name) || !plainName.test(name) || folders.has(folder)) return true
  if (endings.has(name.slice(name.lastIndexOf('.') + 1)) || [...prefixes].some((start) => name.startsWith(start)))
    return true
  // Python runs a folder.
  if (name === '__main__.py' && words.has(folder)) return true
  if (usualFiles.some(([programs, file]) => file.test(name) && programs.split(' ').some((each) => words.has(each))))
    return true
  const module = path.replace(/(?:\/__main__|\/__init__)?\.py$/, '').split('/')
  return path.endsWith('.py') && module.some((_, at) => modules.has(module.slice(at).join('.')))
}
