import { nowhere, type Origin } from '../origin.ts'
import type { FailOn, NoManifest, Policy, PolicyFinding, PolicyValue } from '../policy.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import { findPolicy, type PolicyChain, type PolicyText, readChain } from './chain.ts'
import type { PolicyLayer } from './layer.ts'
import { lockedMeasures, type Measure } from './measures.ts'
import { mergePolicies } from './merge.ts'
import { answered, ownFile, type PolicyContent, type PolicyFiles, type PolicyReading } from './policy-reading.ts'
import { isCommit, readReference } from './reference.ts'
import type { KnownRule } from './rule-names.ts'

/** The places of a repository's policy. */
export const ownPolicyPaths = ['.github/accelerator-policy.yml', '.github/accelerator-policy.yaml'] as const

export interface PolicyRequest {
  readonly files: PolicyFiles
  readonly rules: readonly KnownRule[]
  /** The policy named for this run: a preset, a file of the repository, `owner/repo/path@ref`, or parsed text. */
  readonly named?: string | PolicyText
  /** A price file, named like a policy. Its prices come before those of other files, except locked ones. */
  readonly prices?: string | PolicyText
  /** The `fail-on` of this run, and its source: "the option --fail-on". */
  readonly failOn?: { readonly value: FailOn; readonly givenBy: string }
  readonly noManifest?: { readonly value: NoManifest; readonly givenBy: string }
}

export interface EffectivePolicy {
  readonly policy: Policy
  readonly layers: readonly PolicyLayer[]
  readonly findings: readonly PolicyFinding[]
  /** If there are any, the policy is unusable. */
  readonly problems: readonly PolicyProblem[]
}

/**
 * The policy of a run: the repository's, with everything it extends. A policy named for the run replaces it, except for
 * its locks. Options of the run override both.
 */
export const effectivePolicy = ({ files, ...request }: PolicyRequest): Promise<EffectivePolicy> =>
  answered(readEffectivePolicy(request), files)

/** The same, as a reading that asks for its files. */
export function* readEffectivePolicy(request: Omit<PolicyRequest, 'files'>): PolicyReading<EffectivePolicy> {
  const { named, prices, rules } = request
  const own = yield* ownChain()
  const given = named === undefined ? undefined : yield* namedChain(named)
  const isSame = given !== undefined && own.layers.at(-1)?.file === given.layers.at(-1)?.file
  const chains = given === undefined ? [own] : isSame ? [given] : [lockedOnly(own), given]
  return overlaid(prices === undefined ? chains : [...chains, yield* pricesAlone(prices)], rules, request)
}

/**
 * A policy with everything it extends, without the repository's own. For showing and testing a policy, never for a
 * check.
 */
export async function policyAlone({
  files,
  named,
  rules,
}: Required<Omit<PolicyRequest, 'failOn' | 'noManifest' | 'prices'>>): Promise<EffectivePolicy> {
  return overlaid([await answered(namedChain(named), files)], rules)
}

/** Prices alone, when no repository is checked. They may have problems. */
export async function pricesOfFile({ files, named }: Required<Pick<PolicyRequest, 'files' | 'named'>>) {
  return overlaid([await answered(pricesAlone(named), files)], [])
}

function overlaid(
  chains: readonly PolicyChain[],
  rules: readonly KnownRule[],
  { failOn, noManifest }: Pick<PolicyRequest, 'failOn' | 'noManifest'> = {},
): EffectivePolicy {
  const layers = chains.flatMap((chain) => chain.layers)
  if (failOn) layers.push(optionLayer(failOn.givenBy, (given) => ({ failOn: { ...given, value: failOn.value } })))
  if (noManifest)
    layers.push(optionLayer(noManifest.givenBy, (given) => ({ noManifest: { ...given, value: noManifest.value } })))
  const { policy, problems } = mergePolicies(layers, rules)
  const unread = chains.flatMap((chain) => chain.problems)
  return {
    policy,
    layers,
    findings: chains.flatMap(({ tags }) => tags.map(movingTag)),
    problems: [...unread, ...besides(unread, problems)].toSorted(byPlace),
  }
}

/** The problems of a merge when some files were unread: none that those files could resolve. */
function besides(unread: readonly PolicyProblem[], problems: readonly PolicyProblem[]): readonly PolicyProblem[] {
  if (unread.some(({ isPending }) => isPending)) return []
  return unread.length === 0 ? problems : problems.filter(({ mayBeUnread }) => !mayBeUnread)
}

const byPlace = ({ origin: a }: PolicyProblem, { origin: b }: PolicyProblem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.span.line - b.span.line || a.span.column - b.span.column

function* ownChain(): PolicyReading<PolicyChain> {
  const found: PolicyText[] = []
  for (const path of ownPolicyPaths) {
    const content: PolicyContent | undefined = yield* ownFile(path)
    if (content !== undefined) found.push({ name: path, path, content })
  }
  const [first, second] = found
  if (first === undefined) return { layers: [], problems: [], tags: [] }
  const chain = yield* readChain(first)
  return second === undefined ? chain : { ...chain, problems: [...chain.problems, twoPolicies(first, second)] }
}

/** Two policies are an error, so that nobody has to know which one applies. */
const twoPolicies = ({ path }: PolicyText, second: PolicyText): PolicyProblem => ({
  message: `The repository has two policies: ${path} and ${second.path}.`,
  remedy: 'Keep one of them.',
  origin: { file: second.path, isLocal: true, span: nowhere },
  isReading: true,
})

function* namedChain(named: string | PolicyText): PolicyReading<PolicyChain> {
  if (typeof named !== 'string') return yield* readChain(named)
  const origin: Origin = { file: named, isLocal: false, span: nowhere }
  const refuse = (message: string, remedy: string): PolicyChain => ({
    layers: [],
    tags: [],
    problems: [{ message, remedy, origin, isReading: true }],
  })
  const reference = readReference(named, '')
  if (reference.type === 'unreadable') return refuse(reference.message, reference.remedy)
  const name = reference.type === 'file' ? reference.path : named
  const found = yield* findPolicy(reference, name)
  if (found === undefined) return refuse(`The policy ${name} does not exist.`, 'Fix the path, or remove it.')
  if ('message' in found) return refuse(found.message, found.remedy)
  const chain = yield* readChain(found)
  if (reference.type !== 'remote' || isCommit(reference.ref)) return chain
  const own = { origin, reference: named, commit: found.repository?.commit ?? '' }
  return { ...chain, tags: [own, ...chain.tags] }
}

/** A price file with everything it extends. Other keys would make it a second policy. */
function* pricesAlone(named: string | PolicyText): PolicyReading<PolicyChain> {
  const chain = yield* namedChain(named)
  const others = chain.layers.flatMap((layer): PolicyProblem[] => {
    const { file, isLocal, text, extends: _, prices, ...rest } = layer
    const isOther = Object.values(rest).some((value) => !Array.isArray(value) || value.length > 0)
    const message = 'A file of prices holds more than `prices` and `extends`.'
    const origin: Origin = { file, isLocal, span: nowhere }
    return isOther ? [{ message, remedy: 'Remove the rest, or name the file as the policy.', origin }] : []
  })
  const layers = chain.layers.map((layer): PolicyLayer => {
    return { ...layer, prices: layer.prices.map((price) => ({ ...price, from: 'file' as const })) }
  })
  return { ...chain, layers, problems: [...chain.problems, ...others] }
}

/** What remains of a policy that another one replaces: its locks. */
function lockedOnly(chain: PolicyChain): PolicyChain {
  const measures = lockedMeasures(chain.layers)
  const layers = chain.layers.map(
    ({ failOn, noManifest, allow, deny, waiverTerms, severities, ...layer }, index): PolicyLayer => {
      const isLocked = ({ locked }: { readonly locked: boolean }): boolean => locked
      const isMeasure = (name: Measure): boolean => index <= (measures.get(name)?.layer ?? -1)
      return {
        ...layer,
        ...(failOn?.locked && { failOn }),
        ...(noManifest?.locked && { noManifest }),
        // All entries, because which one decides on a rule depends on the others.
        severities: severities.some(isLocked) ? severities : [],
        thresholds: layer.thresholds.filter((entry) => isLocked(entry) || isMeasure(entry.name)),
        requirements: layer.requirements.filter(isLocked),
        ...(allow?.locked && { allow }),
        ...(deny?.locked && { deny }),
        limits: layer.limits.filter(isLocked),
        custom: layer.custom.filter(isLocked),
        prices: layer.prices.filter((price) => isLocked(price) || isMeasure('prices')),
        waivers: [],
        ...(waiverTerms?.locked && { waiverTerms }),
      }
    },
  )
  return { ...chain, layers }
}

const optionLayer = (
  file: string,
  say: (given: Omit<PolicyValue<unknown>, 'value'>) => Pick<PolicyLayer, 'failOn' | 'noManifest'>,
): PolicyLayer => ({
  file,
  isLocal: false,
  text: '',
  extends: [],
  ...say({ origin: { file, isLocal: false, span: nowhere }, locked: false }),
  severities: [],
  thresholds: [],
  requirements: [],
  limits: [],
  custom: [],
  prices: [],
  waivers: [],
})

const movingTag = ({ origin, reference, commit }: PolicyChain['tags'][number]): PolicyFinding => ({
  rule: 'policy/tag-may-move',
  severity: 'warning',
  message: `\`${reference}\` is a tag, which can move to another policy at any time.`,
  remedy: `Pin the commit that it points to now: ${reference.slice(0, reference.lastIndexOf('@'))}@${commit}.`,
  origin,
})
