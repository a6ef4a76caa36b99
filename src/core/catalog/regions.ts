/** A pattern of a provider's regions, and whether nobody else uses it. */
interface RegionForm {
  readonly provider: string
  readonly form: RegExp
  readonly alone?: RegExp
}

const forms: readonly RegionForm[] = [
  // Alibaba and Lambda have their own us-east-1, so none of these implies AWS.
  {
    provider: 'aws',
    form: /^(?:us|eu|ap|sa|ca|me|af|il|mx|cn|us-gov|us-iso[a-z]?)-(?:north|south|east|west|central|northeast|northwest|southeast|southwest)-\d[a-f]?$/,
  },
  {
    provider: 'gcp',
    form: /^(?:us|europe|asia|australia|northamerica|southamerica|me|africa)-(?:north|south|east|west|central|northeast|southeast|southwest)\d{1,2}(?:-[a-f])?$/,
    alone:
      /^(?:(?:europe|asia|australia|northamerica|southamerica|africa)-[a-z]{4,9}\d{1,2}(?:-[a-f])?|us-[a-z]{4,9}\d{1,2}-[a-f])$/,
  },
  { provider: 'oci', form: /^[a-z]{2}-[a-z]{4,14}-\d$/ },
  { provider: 'ibm', form: /^(?:us|eu|jp|au|ca|br)-[a-z]{2,5}(?:-\d)?$/ },
  { provider: 'alibaba', form: /^(?:cn|ap|us|eu|me)-[a-z]{4,12}(?:-\d)?(?:-[a-z])?$/ },
]

/** The usual pattern of smaller clouds: an area, a place, and mostly a number. */
const usualForm =
  /^(?:us|eu|uk|ca|ap|asia|europe|cn|jp|fr|nl|de|fi|pl|ru|au|kr|sg)-[a-z]{2,12}(?:-?\d{1,2}[a-z]?)?(?:-[a-z])?$/

/** Azure's regions have names without a common pattern. */
const azure: ReadonlySet<string> = new Set([
  ...['eastus', 'eastus2', 'westus', 'westus2', 'westus3', 'centralus', 'northcentralus', 'southcentralus'],
  ...['westcentralus', 'canadacentral', 'canadaeast', 'brazilsouth', 'mexicocentral', 'chilecentral', 'northeurope'],
  ...['westeurope', 'uksouth', 'ukwest', 'francecentral', 'francesouth', 'germanywestcentral', 'germanynorth'],
  ...['swedencentral', 'norwayeast', 'norwaywest', 'switzerlandnorth'],
  ...['switzerlandwest', 'italynorth', 'polandcentral'],
  ...['spaincentral', 'austriaeast', 'uaenorth', 'uaecentral', 'qatarcentral', 'israelcentral', 'southafricanorth'],
  ...['centralindia', 'southindia', 'westindia', 'japaneast', 'japanwest', 'koreacentral', 'koreasouth', 'eastasia'],
  ...['southeastasia', 'australiaeast', 'australiasoutheast'],
  ...['australiacentral', 'newzealandnorth', 'indonesiacentral'],
  ...['malaysiawest', 'usgovvirginia', 'usgovarizona', 'usgovtexas', 'chinanorth3', 'chinaeast2', 'chinanorth2'],
])

/** Providers with known region patterns or names. */
export const providersWithRegions: readonly string[] = [...forms.map(({ provider }) => provider), 'azure']

/** The region of a provider in some words: `us-east-1` or "East US 2"; undefined if there is none. */
export function regionOf(provider: string, words: string): string | undefined {
  const word = words.toLowerCase().replaceAll('_', '-')
  if (provider === 'azure') {
    const name = word.replace(/[\s-]/g, '')
    return azure.has(name) ? name : undefined
  }
  const own = forms.find((each) => each.provider === provider)
  return (own?.form ?? usualForm).test(word) ? word : undefined
}

/** The provider of a region, if no other could have one like it. */
export function providerWithRegion(written: string): string | undefined {
  const word = written.toLowerCase()
  if (azure.has(word)) return 'azure'
  return forms.find(({ alone }) => alone?.test(word))?.provider
}

/** Whether a text names a region, possibly with its zone: `us-central1-a`. */
export function isInRegion(provider: string | undefined, region: string, written: string): boolean {
  const asked = (provider === undefined ? undefined : regionOf(provider, written)) ?? written.toLowerCase()
  return region === asked || region === asked.replace(/(?<=\d)-?[a-f]$/, '')
}
