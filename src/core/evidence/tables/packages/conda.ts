import { below, itemsOf, type YamlDocument } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { type Dependency, pipDependencies, requirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const name = /(?:^|\/)(?:[^/]*(?:env|conda)[^/]*\.ya?ml|(?:envs?|conda|environments?)\/[^/]+\.ya?ml)$/i

/** `environment.yml`: packages of conda and pip. */
export const reader: EvidenceReader = {
  format: 'conda',
  matches: (path) => name.test(path),
  mayHold: (text) => /^dependencies[ \t]*:/m.test(text),
  read: (file) => observeDependencies(file.path, file.documents().flatMap(dependenciesOf)),
}

function dependenciesOf(document: YamlDocument): Dependency[] {
  const texts = (list: Node | undefined) =>
    itemsOf(list).flatMap(({ range, ...item }) =>
      'value' in item && typeof item.value === 'string'
        ? [{ text: item.value, standing: { line: document.lineOf(range), optional: false } }]
        : [],
    )
  const list = below(document.root, 'dependencies')
  const pip = itemsOf(list).flatMap((item) => texts(below(item, 'pip')))
  return [
    ...texts(list).flatMap(({ text, standing }) => requirement(text, standing)),
    ...pip.flatMap(({ text, standing }) =>
      text.startsWith('-') ? pipDependencies(text.split(/\s+/), standing) : requirement(text, standing),
    ),
  ]
}
