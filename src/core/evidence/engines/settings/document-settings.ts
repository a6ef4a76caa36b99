import { type DocumentPart, jsonParts, yamlParts } from '../../../languages/yaml/yaml-documents.ts'
import type { SettingObservation } from '../../observation/observation.ts'
import { SignTest } from '../document-paths.ts'
import { observed } from './command-settings.ts'
import { programs } from './programs.ts'

const known = programs.flatMap(({ recognise, ...program }) =>
  recognise === undefined ? [] : [{ program, signs: new SignTest(recognise) }],
)

/** A sweep has a map of choices in place of a value. */
const sweep = new SignTest([['parameters.*.value', 'parameters.*.values']])

/** The settings in a training program's document. Empty if it is a template. */
export function settingsOfDocument(path: string, part: DocumentPart): SettingObservation[] {
  const maybe = known.filter(({ signs }) => signs.mayStand(part, false))
  if (maybe.length === 0 || part.isOpen()) return []
  return part.documents().flatMap(({ root, lineOf }) => {
    if (root.kind !== 'map') return []
    const at = { node: root, range: root.range }
    const of = sweep.holds(at) ? undefined : maybe.find(({ signs }) => signs.holds(at))
    if (of === undefined) return []
    const { base } = of.program
    const seen = observed(path, of.program, root, lineOf)
    return base?.file.test(path) ? seen.map((each) => ({ byDefault: base.program, ...each })) : seen
  })
}

/** The settings in a document that a script writes: `cat > zero3.json <<EOF`. Lines are those of the document. */
export function settingsOfWritten(path: string, text: string): SettingObservation[] {
  const isJson = /^\s*\{/.test(text)
  if (!isJson && !/^\s*(?:#[^\n]*\n\s*)*[\w.-]{1,80}:(?:\s|$)/.test(text)) return []
  return (isJson ? jsonParts(text) : yamlParts(text)).flatMap((part) => settingsOfDocument(path, part))
}
