import { readHcl } from '../../../languages/hcl/hcl-blocks.ts'
import { NamedValues } from '../../engines/terraform/named-values.ts'
import { hardwareInVariables } from '../../engines/terraform/variable-hardware.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * The values that somebody gives the variables of Terraform's files. What these make of them stands elsewhere, so that
 * they count where their names speak for themselves, and only suggest.
 */
export const reader: EvidenceReader = {
  format: 'terraform-values',
  matches: (path) => /\.tfvars(?:[._-](?:example|sample|template|tmpl|tpl|dist))?$/i.test(path),
  mayHold: (text) => worthReading.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const file = readHcl(text)
    const values = new NamedValues(file)
    const isOpen = pattern.test(path.slice(path.lastIndexOf('/') + 1))
    for (const seen of hardwareInVariables({ path, values, slices: 1 }, file.attributes)) {
      observations.add(isOpen ? { ...seen, byDefault: true } : seen)
    }
    return observations.list()
  },
}

/** Names of files that are there to be copied: whoever does fills in values of their own. */
const pattern = /(?:^|[^a-z])(?:examples?|samples?|templates?|tmpl|tpl|dist)(?=$|[^a-z])/i

const worthReading =
  /machine|instance|vm_size|accelerator|\bshape\b|[a-z]\d\w{0,20}\.\d{0,4}(?:xlarge|metal)|Standard_N|tpu|gpu/i
