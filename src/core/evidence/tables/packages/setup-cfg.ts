import { linesOf } from '../../../text/text-lines.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import { requirement } from '../../engines/packages/python-requirement.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/** `setup.cfg`: dependencies and extras. */
export const reader: EvidenceReader = {
  format: 'setup-cfg',
  matches: (path) => /(?:^|\/)setup\.cfg$/.test(path),
  mayHold: (text) => /install_requires|options\.extras_require/.test(text),
  read: ({ path, text }) => {
    let section = ''
    let key = ''
    const dependencies = linesOf(text).flatMap((written, index) => {
      const [, header, name, value] = /^(?:\[(.*)\]|([^\s#;=:][^=:]*)[=:](.*)|[ \t].*)$/.exec(written.trimEnd()) ?? []
      section = header ?? section
      key = header === undefined ? (name?.trim() ?? key) : ''
      const required = section === 'options' && key === 'install_requires'
      if (header !== undefined || !(required || section === 'options.extras_require')) return []
      const [content = ''] = (value ?? (/^[ \t]/.test(written) ? written : '')).trim().split(/(?:^|\s)#/, 1)
      return requirement(content, { line: index + 1, optional: !required, ...(!required && { group: key }) })
    })
    return observeDependencies(path, dependencies)
  },
}
