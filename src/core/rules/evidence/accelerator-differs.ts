import { upper } from '../../text/wording.ts'
import { agreeing, defineRule, milderFor, shownAt } from '../rule.ts'

const vendors: Readonly<Record<string, string>> = {
  nvidia: 'NVIDIA',
  amd: 'AMD',
  intel: 'Intel',
  google: 'Google',
  aws: 'AWS',
}

export default defineRule({
  id: 'evidence/accelerator-differs',
  title: 'An accelerator that differs from the launch files',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { candidates, kind } = hardware
    if (evidence === undefined || candidates.length === 0) return []
    if (evidence.kind !== undefined && evidence.kind.value !== kind) return []
    const { vendor } = evidence
    const accelerator = evidence.accelerator ?? evidence.accelerators
    // Vendors of different kinds of accelerators cannot be compared.
    if (evidence.kind === undefined && evidence.ambiguities.some(({ about }) => about === 'kind of accelerator'))
      return []
    const hinted = evidence.hints.kind
    if (evidence.kind === undefined && hinted !== undefined && hinted.value !== kind) return []
    const isOther = accelerator?.value.candidates.every(({ id }) => candidates.every((declared) => declared.id !== id))
    // If no file shows a kind, only vendors of the same kind are compared.
    const isOfKind = (evidence.kind ?? hinted) !== undefined || kind === 'gpu'
    const isOtherVendor =
      vendor !== undefined && isOfKind && candidates.every((declared) => declared.vendor !== vendor.value)
    const seen = isOther ? accelerator : isOtherVendor ? vendor : undefined
    if (seen === undefined) return []
    const asked = isOther
      ? (accelerator?.value.label ?? '')
      : `${vendors[vendor?.value ?? ''] ?? "another vendor's"} accelerators`
    const [place] = seen.places
    // A count that another file requests is not this file's.
    const { count } = evidence
    const isOfFile = count?.isStated === true && count.places.some(({ path }) => path === place.path)
    const number = isOther && seen.isStated && isOfFile ? `${count.value}× ` : ''
    const verb = seen.isStated || seen.isDefault ? 'requests' : seen.isRemark ? 'mentions' : 'targets'
    const requested = `${number}${asked}`
    const byDefault = seen.isDefault ? ' by default' : ''
    return [
      {
        at: ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The manifest declares ${hardware.label}, but ${place.path} ${verb} ${requested}${byDefault}.`,
        reason: `Memory and time here are for ${hardware.label}, as declared.`,
        remedy: agreeing(
          `${verb === 'requests' ? 'Request' : 'Target'} ${hardware.label} in ${place.path}, or declare ${requested} in the manifest`,
        ),
        related: shownAt(seen.places, `${upper(verb)} ${requested}${byDefault}.`),
        ...(isOther && { substance: { things: accelerator?.value.candidates.map(({ id }) => id) ?? [] } }),
        ...(number !== '' && { includes: ['evidence/count-differs'] }),
        ...milderFor(seen === evidence.accelerators ? { ...seen, isConclusive: false } : seen),
      },
    ]
  },
  why: "Two accelerators of one kind still differ in memory, number formats and price: a job that fits an H100 may not fit an A100 of 40 GB. A name that leaves a choice open, such as `a100`, matches each of its versions. It is an error if `evidence` lists the launch file or the file carries the job's name, and otherwise a warning. It is also a warning if the job's own files name several accelerators but not the declared one, or if the tools or images of its scripts belong to another vendor. A default that a launcher can override is a notice. Other launch files that disagree with each other cause no finding.",
  fails: `# launch/train.yaml asks for eight A100-80GB
framework: pytorch
hardware: H100:8
`,
  passes: `# launch/train.yaml asks for eight A100-80GB
framework: pytorch
hardware: a100:8
`,
})
