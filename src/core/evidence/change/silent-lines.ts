import { isYamlPath } from '../../languages/yaml/yaml-documents.ts'

/** A line that nothing reads: an empty one, or a comment in plain words, which mean nothing inside a string either. */
const saysNothing = /^[ \t]*(?:#+(?:[ \t][\p{L}\p{N} \t.,:()/_=-]*)?)?$/u
const commentAtEnd = /(?<=\S)[ \t]+#[ \t][\p{L}\p{N} \t.,:()/_=-]*$/u
/** Comments that Flux, Docker, Python and Databricks read. */
const isRead = /(?:flux|coding|escape|syntax|MAGIC|COMMAND)\b/

/** Files with such comments. In others, such as a list of hosts, every line may count. */
const isOfCode =
  /\.(?:sh|bash|zsh|ksh|sbatch|slurm|pbs|lsf|sub|py|ya?ml|tf|toml|cfg|ini|mk|nf|smk)$|(?:^|\/)(?:(?:GNUm|[Mm])akefile|Dockerfile|Snakefile|justfile)[^/]*$/
/** A here document, or a variable of make of several lines. */
const holdsLines = /<<|^define\b/m
/** It counts in the first lines alone, so that lines above it say something. */
const directive = /^#.{0,200}(?:coding|syntax|escape)[ \t]?[:=]/
/** In YAML, an empty line can part two lines of one value, so that one before a key or an item alone says nothing. */
const startsValue = /^\s*(?:-\s|["'\w./-]+\s*:(?:\s|$)|#|$)/

/** The lines of a file, of which empty ones and comments in plain words say nothing. */
export class Lines {
  readonly all: readonly string[]
  readonly #hasComments: boolean
  readonly #isYaml: boolean

  constructor(path: string, text: string) {
    this.all = text.split('\n')
    this.#hasComments =
      (isOfCode.test(path) || text.startsWith('#!')) &&
      !holdsLines.test(text) &&
      !this.all.slice(0, 9).some((line) => directive.test(line))
    this.#isYaml = isYamlPath(path)
  }

  /** A line without a comment at its end. Empty if there is no such line. 0-based. */
  codeAt(at: number): string {
    const line = this.all[at] ?? ''
    return this.#hasComments && this.#endsHere(at) ? line.replace(commentAtEnd, '') : line
  }

  /** Those of some lines that say something. Behind a continuation, an empty line and a comment end the command. */
  saying(from: number, count: number): number[] {
    const isSilent = (at: number): boolean => {
      const line = this.all[at] ?? ''
      const isNothing = this.#hasComments && saysNothing.test(line) && !isRead.test(line)
      // The first line may be that of an interpreter.
      return at > 0 && isNothing && !continues((this.all[at - 1] ?? '').trimEnd()) && this.#endsHere(at)
    }
    return Array.from({ length: count }, (_, at) => from + at).filter((at) => !isSilent(at))
  }

  #endsHere(at: number): boolean {
    return !this.#isYaml || startsValue.test(this.all[at + 1] ?? '')
  }
}

/** Whether a command goes on in the next line. */
export const continues = (line: string | undefined): boolean => line?.endsWith('\\') === true
