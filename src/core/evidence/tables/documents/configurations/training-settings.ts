import { isJsonPath, isYamlPath } from '../../../../languages/yaml/yaml-documents.ts'
import { settingsOfDocument } from '../../../engines/settings/document-settings.ts'
import type { EvidenceReader } from '../../../observation/observation.ts'
import { withoutRepeats } from '../../../observation/without-repeats.ts'

/**
 * Settings for memory and time in files of Axolotl, LLaMA-Factory, TRL, Accelerate, DeepSpeed, torchtune, NeMo,
 * Lightning, LitGPT and MaxText. A table has the names that differ from a manifest's.
 */
export const reader: EvidenceReader = {
  format: 'training-settings',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  read: ({ path, parts }) => withoutRepeats(parts.flatMap((part) => settingsOfDocument(path, part))),
}
