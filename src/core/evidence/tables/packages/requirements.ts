import { logicalLines } from '../../../text/text-lines.ts'
import { isBesideTraining, isForDevelopment } from '../../engines/packages/file-role.ts'
import { packageMeaning } from '../../engines/packages/packages.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { includesList, pipDependencies, requirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const name =
  /(?:^|[/_.-])(?:requirements?|reqs?)(?:[_.-][^/]*)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i

/** `requirements.txt` and similar files: dependencies. Included files are read by themselves. */
export const reader: EvidenceReader = {
  format: 'requirements',
  matches: (path) => name.test(path) && !isForDevelopment(path),
  read: ({ path, text }) => {
    const group = addOnOf(path)
    let includes = false
    // An older PowerShell writes lists in UTF-16. Without zero bytes, this is ASCII.
    const dependencies = logicalLines(text.replaceAll('\0', '')).flatMap(({ text: written, line }) => {
      const content = written.startsWith('#') ? '' : (written.split(/\s#/, 1)[0] as string).trim()
      const standing = { line, optional: group !== undefined, ...(group !== undefined && { group }) }
      const words = content.split(/[ \t]+/)
      includes ||= includesList(words)
      if (content.startsWith('-')) return pipDependencies(words, standing)
      return requirement(content.split(/[ \t]--?[a-z]/, 1)[0] as string, standing)
    })
    return observeDependencies(path, dependencies, includes)
  },
}

/**
 * What a list adds to the main one: `eval` for `requirements-eval.txt`, a library's name for its list, and the name of
 * any list in a folder of lists. Undefined for lists that the job itself may need.
 */
function addOnOf(path: string): string | undefined {
  const words = path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[-_.]/)
  const rest = words.filter((word) => !/^(?:requirements?|reqs?|txt|in|pip)$/.test(word))
  const name = rest.join('-')
  if (rest.every((word) => ownWord.test(word))) return undefined
  if (/(?:^|\/)requirements\/[^/]+$/i.test(path)) return name
  const { framework, library } = packageMeaning(name) ?? {}
  return isBesideTraining(path) || (library !== undefined && framework === undefined) ? name : undefined
}

const ownWord =
  /^(?:base|main|common|core|default|train|training|prod|production|runtime|install|min|minimal|lock|all|full|gpu|cuda\d*|cu\d+|tpu|rocm|cpu|torch|pytorch|jax|tf|tensorflow|linux|py\d*|\d+)$/
