import { below, itemsOf, type YamlDocument, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import { condaSpec } from '../../engines/packages/conda-spec.ts'
import { type Dependency, observeDependencies, type WheelSource } from '../../engines/packages/python-dependencies.ts'
import { parseRequirement, pipArguments } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const name = /(?:^|\/)(?:[^/]*(?:env|conda)[^/]*\.ya?ml|(?:envs?|conda|environments?)\/[^/]+\.ya?ml)$/i

/** `environment.yml`, the list of conda. */
export const reader: EvidenceReader = {
  format: 'conda',
  matches: (path) => name.test(path),
  mayHold: (text) => /^dependencies[ \t]*:/m.test(text),
  read: ({ path, text }) => {
    const dependencies: Dependency[] = []
    const sources: WheelSource[] = []
    for (const document of yamlDocuments(text)) readEnvironment(document, dependencies, sources)
    return observeDependencies(path, { dependencies, sources })
  },
}

function readEnvironment(document: YamlDocument, dependencies: Dependency[], sources: WheelSource[]): void {
  for (const item of itemsOf(below(document.root, 'dependencies'))) {
    const line = document.lineOf(item.range)
    if (item.kind === 'scalar' && typeof item.value === 'string') {
      const requirement = condaSpec(item.value)
      if (requirement) dependencies.push({ ...requirement, line, optional: false, from: 'conda' })
    }
    for (const pip of itemsOf(below(item, 'pip'))) {
      if (pip.kind === 'scalar' && typeof pip.value === 'string') {
        readPip(pip.value, document.lineOf(pip.range), dependencies, sources)
      }
    }
  }
}

function readPip(text: string, line: number, dependencies: Dependency[], sources: WheelSource[]): void {
  const words = text.startsWith('-') ? pipArguments(text.split(/\s+/)) : { requirements: [text], sources: [] }
  for (const address of words.sources) sources.push({ address, line, optional: false })
  for (const written of words.requirements) {
    const requirement = parseRequirement(written)
    if (requirement) dependencies.push({ ...requirement, line, optional: false })
  }
}
