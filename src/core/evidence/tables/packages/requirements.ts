import { logicalLines } from '../../../text/text-lines.ts'
import { condaSpec } from '../../engines/packages/conda-spec.ts'
import { packageMeaning } from '../../engines/packages/packages.ts'
import { type Dependency, observeDependencies, type WheelSource } from '../../engines/packages/python-dependencies.ts'
import { parseRequirement, pipArguments } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const name =
  /(?:^|[/_.-])(?:requirements?|requirments?|requriements?|reqs?)(?:[_.-][^/]*)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i

/** Lists for those who work on the project, such as `requirements/dev.txt`. */
const isSideList = (path: string): boolean => wordsOf(path).some((word) => sideWord.test(word))

const wordsOf = (path: string): string[] => path.slice(path.lastIndexOf('/') + 1).split(/[-_.]/)

const sideWord = /^(?:dev|develop|tests?|testing|docs?|lint|ci|mypy|typing|precommit|flake8|rtd|readthedocs)$/i

/**
 * What a list is for that stands beside the main one, such as `deepspeed` for `requirements/deepspeed.txt` or `eval`
 * for `requirements-eval.txt`; undefined for a list that the job itself may need.
 */
function addOnOf(path: string): string | undefined {
  const rest = wordsOf(path).filter(
    (word) => !/^(?:requirements?|requirments?|requriements?|reqs?|txt|in|pip)$/i.test(word),
  )
  const name = rest.join('-').toLowerCase()
  if (name === '') return undefined
  const among = /(?:^|\/)requirements\/[^/]+$/i.test(path)
  const own = rest.every((word) => ownWord.test(word))
  if (among) return own ? undefined : name
  const { framework, library } = packageMeaning(name) ?? {}
  const brings = library !== undefined && framework === undefined
  return brings || rest.some((word) => besideWord.test(word)) ? name : undefined
}

const ownWord =
  /^(?:base|main|common|core|default|train|training|trainer|prod|production|runtime|install|minimal|min|lock|all|full|gpu|cuda|cu\d+|tpu|rocm|cpu|torch|pytorch|jax|tf|tensorflow|linux|py\d*|python\d*|\d+)$/i
const besideWord =
  /^(?:optional|extras?|plus|eval|evals|evaluation|demo|demos|webui|gradio|serve|serving|inference|notebooks?|examples?|deploy|export|tools?|viz)$/i

/** `requirements.txt` and its relatives. Files that serve tests or documentation are left out: they bind no job. */
export const reader: EvidenceReader = {
  format: 'requirements',
  matches: (path) => name.test(path) && !isSideList(path),
  read: ({ path, text }) => {
    const { dependencies, sources, includes } = readRequirements(text)
    const group = addOnOf(path)
    if (group === undefined) return observeDependencies(path, { dependencies, sources, includes })
    return observeDependencies(path, {
      dependencies: dependencies.map((each) => ({ ...each, optional: true, group })),
      sources: sources.map((each) => ({ ...each, optional: true, group })),
      includes,
    })
  },
}

interface RequirementLines {
  readonly dependencies: readonly Dependency[]
  readonly sources: readonly WheelSource[]
  readonly includes: boolean
}

/** Reads the lines of a requirements file; what a line includes from elsewhere is that file's to say. */
function readRequirements(text: string): RequirementLines {
  const dependencies: Dependency[] = []
  const sources: WheelSource[] = []
  let includes = false
  // A list that was written by an older PowerShell is in UTF-16; what is left of it without the zero bytes is ASCII.
  for (const { text: written, line } of logicalLines(text.includes('\0') ? text.replaceAll('\0', '') : text)) {
    const content = withoutComment(written)
    if (content === '') continue
    if (content.startsWith('-')) {
      if (/^(?:-r|--requirement)\b/.test(content)) includes = true
      const { requirements, sources: addresses } = pipArguments(content.split(/[ \t]+/))
      for (const address of addresses) sources.push({ address, line, optional: false })
      for (const requirement of requirements) addRequirement(requirement, line, dependencies)
    } else addRequirement(content.split(/[ \t]--?[a-z]/, 1)[0] as string, line, dependencies)
  }
  return { dependencies, sources, includes }
}

function addRequirement(text: string, line: number, dependencies: Dependency[]): void {
  const conda = /^[\w.-]{1,100}=[^=\s]{1,100}(?:=[^=\s]{1,100})?$/.test(text) ? condaSpec(text) : undefined
  const requirement = conda ?? parseRequirement(text)
  if (requirement === undefined) return
  dependencies.push({ ...requirement, line, optional: false, ...(conda !== undefined && { from: 'conda' }) })
}

const withoutComment = (line: string): string =>
  (line.startsWith('#') ? '' : (line.split(/\s#/, 1)[0] as string)).trim()
