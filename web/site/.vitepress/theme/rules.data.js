import { readFileSync } from 'node:fs'
import { base } from '../../place.js'

const list = new URL('../../../../docs/rules/README.md', import.meta.url)

/** The rules from the rows of their index. */
export default {
  watch: ['../../../../docs/rules/README.md'],
  load() {
    const rows = readFileSync(list, 'utf8').matchAll(/^\| \[([\w/-]+)\]\([^)]*\) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|/gm)
    return [...rows].map(([, id, severity, title, guidance]) => {
      return { id, href: `${base}rules/${id}`, area: id.split('/')[0], severity, title, guidance }
    })
  },
}
