import { isLaunch, isNear } from '../../evidence/observation/attributed-observation.ts'
import type { Facts } from '../../rules/facts.ts'
import { differingLaunches, launchesAtOnce, openBeside } from './several-launches.ts'

/** A part of a declaration that files can confirm, or the total of launches that run at once. */
export type ComparedTopic = 'framework' | 'kind' | 'model' | 'count' | 'total'

/** Which parts of a declaration were compared with the files, and why the rest was not. */
export interface EvidenceCompared {
  /** Files with evidence about the job. */
  readonly files: number
  readonly compared: readonly ComparedTopic[]
  readonly notCompared: readonly { readonly what: ComparedTopic; readonly because: string }[]
}

type Evidence = NonNullable<Facts['evidence']>

/**
 * How many of a job's listed files state the count that it is compared with; undefined if all do, or none are listed.
 */
export function filesCounting({ evidence }: Facts): number | undefined {
  const { listing, count, counts, defaultCount, perNode, nodes } = evidence ?? {}
  const facts = [count ?? counts ?? defaultCount ?? perNode, count === undefined ? nodes : undefined]
  const files = new Set(facts.flatMap((fact) => fact?.places.map(({ path }) => path) ?? [])).size
  return listing === undefined || files === 0 || files === listing.files.size ? undefined : files
}

/** Undefined without a repository. Omits undeclared parts. */
export function evidenceCompared(facts: Facts): EvidenceCompared | undefined {
  const { evidence } = facts
  if (evidence === undefined) return undefined
  const topics = declaredTopics(facts)
  const compared = topics.filter((topic) => isShown(topic, evidence, facts))
  const atOnce = compared.includes('count') ? launchesAtOnce(evidence) : undefined
  const notCompared = [
    ...topics
      .filter((topic) => !compared.includes(topic))
      .map((what) => ({ what, because: whyNot(what, facts, evidence) })),
    ...(atOnce === undefined ? [] : [{ what: 'total', because: atOnce } as const]),
  ]
  const files = new Set(evidence.attributed.map(({ observation }) => observation.place.path)).size
  return { files, compared, notCompared }
}

function declaredTopics({ framework, hardware }: Facts): ComparedTopic[] {
  const { declared, kind, candidates, count } = hardware
  const names = (declared.accelerator ?? declared.machine) !== undefined && candidates.length > 0
  return [
    ...(framework.declared.length > 0 ? (['framework'] as const) : []),
    ...(kind !== undefined ? (['kind'] as const) : []),
    ...(names ? (['model'] as const) : []),
    ...(count !== undefined ? (['count'] as const) : []),
  ]
}

/** Whether files show something that could contradict the declaration. */
function isShown(topic: ComparedTopic, evidence: Evidence, facts: Facts): boolean {
  const { framework, hardware } = facts
  const { hints, sourceKinds, frameworks } = evidence
  if (openBeside(topic, facts, evidence) !== undefined) return false
  if (topic === 'framework') return frameworks.some(({ isSecondary }) => !isSecondary)
  // If the job's own files differ, a declaration that matches one of them contradicts the others.
  if (topic === 'model')
    return evidence.accelerator !== undefined || isOtherModel(evidence.accelerators?.value, hardware)
  if (topic === 'count') return isNumberShown(evidence, hardware)
  const kind = evidence.kind ?? hints.kind ?? hints.around ?? evidence.dependencyStack ?? evidence.imageStack
  return kind !== undefined || framework.declared.some(({ family }) => sourceKinds.has(family))
}

/** A count per node, or of nodes, is compared with the declared nodes, and hardly with anything else. */
function isNumberShown(evidence: Evidence, { kind, count = 0, nodes }: Facts['hardware']): boolean {
  if ((evidence.countedKind ?? kind) !== kind) return false
  const { perNode, counts } = evidence
  const isOfNodes = nodes !== undefined ? (perNode ?? evidence.nodes) !== undefined : count < (perNode?.value ?? 0)
  return (evidence.count ?? evidence.defaultCount) !== undefined || isOfNodes || counts?.value.includes(count) === false
}

const isOtherModel = (
  shown: NonNullable<Evidence['accelerators']>['value'] | undefined,
  { candidates }: Facts['hardware'],
): boolean => shown?.candidates.some(({ id }) => candidates.some((mine) => mine.id === id)) === false

const ambiguitiesOf: Readonly<Record<ComparedTopic, readonly string[]>> = {
  framework: [],
  kind: ['kind of accelerator'],
  model: ['accelerator'],
  count: ['count', 'number on each node'],
  total: [],
}

function whyNot(topic: ComparedTopic, facts: Facts, evidence: Evidence): string {
  if (topic === 'framework') return 'no file shows one'
  const { attributed, ambiguities } = evidence
  const differing = ambiguities.find(({ about }) => ambiguitiesOf[topic].includes(about))
  if (differing !== undefined) return differingLaunches(differing.values)
  const open = openBeside(topic, facts, evidence)
  if (open !== undefined) return open
  return attributed.some((each) => isNear(each) && isLaunch(each.observation))
    ? 'the launch files leave it open'
    : evidence.listing === undefined
      ? 'no launch file is tied to this job'
      : 'the listed files do not state it'
}
