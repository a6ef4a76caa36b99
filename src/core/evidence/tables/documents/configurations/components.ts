import { wordOf } from '../../../../languages/yaml/yaml-documents.ts'
import type { Found } from '../../../engines/document-paths.ts'
import { documentReader } from '../../../engines/documents/document-reader.ts'
import { foundAt, type Job } from '../../../engines/documents/fields.ts'
import { moduleMeaning } from '../../../engines/packages/packages.ts'
import type { Observation, Place } from '../../../observation/observation.ts'

const keys = ['_target_', '_component_', 'class_path']

/**
 * Classes that a configuration names by module: `_target_` of Hydra, `_component_` of torchtune, `class_path` of
 * jsonargparse.
 */
export const reader = documentReader('components', {
  files: ['yaml'],
  recognise: [keys.map((key) => `**.${key}`)],
  certainty: 'suggests',
  more: frameworks,
})

/** The module of each class shows its framework, like an import. */
function frameworks(job: Job, place: (found: Found) => Place): Observation[] {
  return keys
    .flatMap((key) => foundAt(job, `**.${key}`))
    .flatMap((found): Observation[] => {
      const module = wordOf(found.node)
      const meaning = module?.includes('.') ? moduleMeaning(module) : undefined
      const framework = meaning?.framework ?? meaning?.implies
      const seen = { how: 'configured', certainty: 'suggests', place: place(found) } as const
      return [
        ...(framework ? [{ what: 'framework', framework, ...seen } as const] : []),
        ...(meaning?.library ? [{ what: 'library', library: meaning.library, ...seen } as const] : []),
      ]
    })
}
