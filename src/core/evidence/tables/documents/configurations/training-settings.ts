import { type DocumentPart, isJsonPath, isYamlPath } from '../../../../languages/yaml/yaml-documents.ts'
import { SignTest } from '../../../engines/document-paths.ts'
import { observed } from '../../../engines/settings/command-settings.ts'
import { programs } from '../../../engines/settings/programs.ts'
import type { EvidenceReader, SettingObservation } from '../../../observation/observation.ts'
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

const known = programs.flatMap(({ recognise, ...program }) =>
  recognise === undefined ? [] : [{ program, signs: new SignTest(recognise) }],
)

/** A sweep has a map of choices in place of a value. */
const sweep = new SignTest([['parameters.*.value', 'parameters.*.values']])

/** The settings in a training program's document. Empty if it is a template. */
function settingsOfDocument(path: string, part: DocumentPart): SettingObservation[] {
  const maybe = known.filter(({ signs }) => signs.mayStand(part, false))
  if (maybe.length === 0 || part.isOpen()) return []
  return part.documents().flatMap(({ root, lineOf }) => {
    if (root.kind !== 'map') return []
    const at = { node: root, range: root.range }
    const of = sweep.holds(at) ? undefined : maybe.find(({ signs }) => signs.holds(at))
    return of === undefined ? [] : observed(path, of.program, root, lineOf)
  })
}
