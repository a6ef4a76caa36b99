import { readHcl } from '../../../languages/hcl/hcl-blocks.ts'
import { hardwareNamedIn } from '../../engines/terraform/named-hardware.ts'
import { NamedValues } from '../../engines/terraform/named-values.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * The values that somebody gives the variables of Terraform's files. What these make of them stands elsewhere, so that
 * they count where their names speak for themselves, and only suggest.
 */
export const reader: EvidenceReader = {
  format: 'terraform-values',
  matches: (path) => /\.tfvars(?:[._-](?:example|sample|template|tmpl|tpl|dist))?$/i.test(path),
  mayHold: (text) => /type|size|shape|machine|instance|accelerator|tpu|gpu/i.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const file = readHcl(text)
    const isOpen = pattern.test(path.slice(path.lastIndexOf('/') + 1))
    for (const seen of hardwareNamedIn({ path, values: new NamedValues(file) }, file)) {
      observations.add(isOpen ? { ...seen, byDefault: true } : seen)
    }
    return observations.list()
  },
}

/** Names of files that are there to be copied: whoever does fills in values of their own. */
const pattern = /(?:^|[^a-z])(?:examples?|samples?|templates?|tmpl|tpl|dist)(?=$|[^a-z])/i
