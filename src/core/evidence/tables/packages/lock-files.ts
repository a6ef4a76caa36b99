import { listOf, readToml, textOf, under } from '../../../languages/toml/toml-document.ts'
import { bounds } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { packageMeaning } from '../../engines/packages/packages.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

interface Locked {
  readonly name: string
  readonly version: string
  readonly line: number
}

const names = /(?:^|\/)(?:(?:uv|poetry|pixi)\.lock|pylock(?:\.[^/.]+)?\.toml)$/

/** `uv.lock`, `poetry.lock`, `pylock.toml` and `pixi.lock`: the installed releases of frameworks. */
export const reader: EvidenceReader = {
  format: 'lock-files',
  matches: (path) => names.test(path),
  // The lock file of a large project has hundreds of packages with hashes of their files.
  longest: { text: 2 * bounds.text },
  mayHold: (text) => /^name = "(?:torch|jax|tensorflow)"|\/(?:pytorch|torch|jax|tensorflow)-\d/m.test(text),
  read: ({ path, text }) =>
    (path.endsWith('pixi.lock') ? inAddresses(text) : inTables(text)).flatMap(({ name, version, line }) => {
      const software = packageMeaning(name)?.framework
      if (software === undefined) return []
      const place = { path, line }
      return [{ what: 'release', software, how: 'locked', version, place, certainty: 'states' } satisfies Observation]
    }),
}

function inTables(text: string): Locked[] {
  const lock = readToml(text)
  const lines = text.split('\n')
  return [...listOf(under(lock, 'package')), ...listOf(under(lock, 'packages'))].flatMap((entry) => {
    const [name, version] = [textOf(under(entry, 'name')), textOf(under(entry, 'version'))]
    if (name === undefined || version === undefined) return []
    const at = lines.findIndex(
      (line, index) => line === `name = "${name}"` && lines[index + 1] === `version = "${version}"`,
    )
    return [{ name, version, line: at + 1 || 1 }]
  })
}

/** Pixi locks addresses, one per environment and platform. Only Linux counts. */
function inAddresses(text: string): Locked[] {
  return text.split('\n').flatMap((written, index): Locked[] => {
    const [dash, key, address = ''] = written.trim().split(' ')
    const parts = nameOf(address).split('-')
    const isConda = key === 'conda:' && address.includes('/linux-64/')
    const isWheel = key === 'pypi:' && address.endsWith('.whl') && !/-(?:macosx|win)[\w.]*$/.test(address.slice(-80))
    if (dash !== '-' || !(isConda || isWheel)) return []
    const [name = '', version = ''] = isConda ? [parts.slice(0, -2).join('-'), parts.at(-2)] : parts
    return /^\d/.test(version) ? [{ name, version: version.replace(/%2B/i, '+'), line: index + 1 }] : []
  })
}
