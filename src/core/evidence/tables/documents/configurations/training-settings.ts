import { isJsonPath, isYamlPath } from '../../../../languages/yaml/yaml-documents.ts'
import { settingsOfDocument } from '../../../engines/settings/document-settings.ts'
import type { EvidenceReader } from '../../../observation/observation.ts'
import { withoutRepeats } from '../../../observation/without-repeats.ts'

/**
 * What decides memory and time in files of Axolotl, LLaMA-Factory, TRL, Accelerate, DeepSpeed, torchtune, NeMo, Lightning,
 * LitGPT and MaxText, by the table of what these call otherwise than a manifest does.
 */
export const reader: EvidenceReader = {
  format: 'training-settings',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  read: ({ path, parts }) => withoutRepeats(parts.flatMap((part) => settingsOfDocument(path, part))),
}
