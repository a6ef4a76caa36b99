import { linesOf } from '../../../text/text-lines.ts'
import { type Dependency, observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { parseRequirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** The declarative half of setuptools. */
export const reader: EvidenceReader = {
  format: 'setup-cfg',
  matches: (path) => /(?:^|\/)setup\.cfg$/.test(path),
  mayHold: (text) => /install_requires|options\.extras_require/.test(text),
  read: ({ path, text }) => observeDependencies(path, { dependencies: readSetup(text), sources: [] }),
}

/** INI as `configparser` reads it: sections, keys at the start of a line, values that continue on indented lines. */
function readSetup(text: string): Dependency[] {
  const dependencies: Dependency[] = []
  let section = ''
  let key = ''
  for (const [index, written] of linesOf(text).entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue
    const indented = /^[ \t]/.test(written)
    if (!indented && line.startsWith('[') && line.endsWith(']')) {
      section = line.slice(1, -1).trim()
      key = ''
      continue
    }
    let value = line
    if (!indented) {
      const sign = line.search(/[=:]/)
      if (sign === -1) continue
      key = line.slice(0, sign).trim()
      value = line.slice(sign + 1).trim()
    }
    const required = section === 'options' && key === 'install_requires'
    if (!required && section !== 'options.extras_require') continue
    for (const part of separated(value)) {
      const requirement = parseRequirement(part)
      if (requirement === undefined) continue
      dependencies.push({ ...requirement, line: index + 1, optional: !required, ...(!required && { group: key }) })
    }
  }
  return dependencies
}

/** Values may stand in one line with semicolons between them, where they have no markers. */
const separated = (value: string): string[] =>
  value
    .split(/\s#/, 1)
    .flatMap((bare) =>
      /;[\s(]{0,40}(?:python_|sys_|platform_|os_|extra|implementation)/.test(bare) ? [bare] : bare.split(';'),
    )
