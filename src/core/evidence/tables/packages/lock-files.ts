import { listOf, readToml, textOf, under } from '../../../languages/toml/toml-document.ts'
import { packageMeaning } from '../../engines/packages/packages.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

/** `uv.lock`, `poetry.lock` and `pylock.toml`: the releases of frameworks that are installed. */
export const reader: EvidenceReader = {
  format: 'lock-files',
  matches: (path) => /(?:^|\/)(?:uv\.lock|poetry\.lock|pylock(?:\.[^/.]+)?\.toml)$/.test(path),
  mayHold: (text) => /^name = "(?:torch|jax|tensorflow)"/m.test(text),
  read: ({ path, text }) => {
    const lock = readToml(text)
    const lines = text.split('\n')
    return [...listOf(under(lock, 'package')), ...listOf(under(lock, 'packages'))].flatMap((entry): Observation[] => {
      const [name, version] = [textOf(under(entry, 'name')), textOf(under(entry, 'version'))]
      const software = name === undefined ? undefined : packageMeaning(name)?.framework
      if (name === undefined || version === undefined || software === undefined) return []
      const at = lines.findIndex(
        (line, index) => line === `name = "${name}"` && lines[index + 1] === `version = "${version}"`,
      )
      const place = { path, line: at + 1 || 1 }
      return [{ what: 'release', software, how: 'locked', version, place, certainty: 'states' }]
    })
  },
}
