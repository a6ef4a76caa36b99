import type { DocumentPart } from '../../../languages/yaml/yaml-documents.ts'
import type { SettingObservation } from '../../observation/observation.ts'
import { SignTest } from '../document-paths.ts'
import { observed } from './command-settings.ts'
import { programs } from './programs.ts'

const known = programs.flatMap(({ recognise, ...program }) =>
  recognise === undefined ? [] : [{ program, signs: new SignTest(recognise) }],
)

/** A sweep writes a map of choices where a trainer has a value. */
const sweep = new SignTest([['parameters.*.value', 'parameters.*.values']])

/** What a document of a training program tells; nothing of one that is filled in later. */
export function settingsOfDocument(path: string, part: DocumentPart): SettingObservation[] {
  const maybe = known.filter(({ signs }) => signs.mayStand(part, false))
  if (maybe.length === 0 || part.isOpen()) return []
  return part.documents().flatMap(({ root, lineOf }) => {
    if (root.kind !== 'map') return []
    const at = { node: root, range: root.range }
    const of = sweep.holds(at) ? undefined : maybe.find(({ signs }) => signs.holds(at))
    return of === undefined ? [] : observed(path, of.program, root, lineOf)
  })
}
