/** Words that express ownership, and the provider that each implies. */
const owners: Readonly<Record<string, 'on-prem' | 'hpc'>> = {
  our: 'on-prem',
  my: 'on-prem',
  own: 'on-prem',
  owned: 'on-prem',
  internal: 'on-prem',
  company: 'on-prem',
  corporate: 'on-prem',
  private: 'on-prem',
  local: 'on-prem',
  lab: 'on-prem',
  institute: 'on-prem',
  department: 'on-prem',
  inhouse: 'on-prem',
  selfhosted: 'on-prem',
  selfmanaged: 'on-prem',
  onprem: 'on-prem',
  onpremise: 'on-prem',
  onpremises: 'on-prem',
  slurm: 'on-prem',
  university: 'hpc',
  uni: 'hpc',
  campus: 'hpc',
  academic: 'hpc',
  hpc: 'hpc',
  national: 'hpc',
}

/** Things that one can own. */
const things: ReadonlySet<string> = new Set([
  ...['server', 'servers', 'cluster', 'clusters', 'machine', 'machines', 'hardware', 'node', 'nodes', 'rack', 'racks'],
  ...['infrastructure', 'infra', 'box', 'boxes', 'gpu', 'gpus', 'computer', 'computers', 'supercomputer', 'lab'],
  ...['k8s', 'kubernetes', 'openshift', 'slurm', 'datacenter', 'datacentre', 'hpc', 'system', 'systems', 'cards'],
])

/** Things that are under a desk if they are local or mine. */
const personal: ReadonlySet<string> = new Set(['machine', 'hardware', 'box', 'gpu', 'gpus', 'computer', 'cards'])

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'one'])

/** Compounds that people write as two words. */
const joined: readonly (readonly [apart: RegExp, word: string])[] = [
  [/\bin[- ]house\b/g, 'inhouse'],
  [/\bself[- ](hosted|managed)\b/g, 'self$1'],
  [/\bon[- ]?prem(ises|ise)?\b/g, 'onprem'],
  [/\bdata[- ]cent(er|re)s?\b/g, 'datacenter'],
]

/**
 * The provider for a phrase about one's own hardware, for example "our own servers" or "university cluster"; undefined
 * if it contains any other word. `named` recognizes names within the phrase.
 */
export function ownerOf(phrase: string, named: (words: string) => string | undefined): string | undefined {
  let text = phrase.toLowerCase()
  for (const [apart, word] of joined) text = text.replace(apart, word)
  const words = text.split(/[\s_/-]+/).filter((word) => word !== '' && !articles.has(word))
  const first = words.findIndex((word) => !Object.hasOwn(owners, word))
  if (first === -1) return words.length > 1 && words.some((word) => things.has(word)) ? ownerAmong(words) : undefined
  if (first === 0) return undefined
  const rest = words.slice(first)
  const name = named(rest.join(' '))
  if (name !== undefined) return name
  if (!rest.every((word) => things.has(word) || Object.hasOwn(owners, word))) return undefined
  const isMine = words.slice(0, first).every((word) => word === 'my' || word === 'local')
  return isMine && rest.every((word) => personal.has(word)) ? 'workstation' : ownerAmong(words)
}

const ownerAmong = (words: readonly string[]): string | undefined => {
  const found = words.flatMap((word) => owners[word] ?? [])
  return found.find((owner) => owner === 'hpc') ?? found[0]
}
