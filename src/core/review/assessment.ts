import type { Finding } from '../finding/finding.ts'
import type { Facts } from '../rules/facts.ts'
import { areaOf, type Guideline, isCompared, type Lean, type Mismatch } from '../rules/rule.ts'
import { onceFor } from '../text/once.ts'

export interface Reason {
  readonly rule: string
  readonly reason: string
  /** Documents that say it in this job. Undefined: any source of the rule. */
  readonly sources?: Mismatch['sources']
}

export type Verdict = 'fit' | 'undecided' | 'questionable' | 'mismatch'

/** From best to worst: the overall verdict is the worst of all jobs. */
export const verdicts: readonly Verdict[] = ['fit', 'undecided', 'questionable', 'mismatch']

/** What the guidance says about a job's choice. */
export interface Assessment {
  /** Undefined if no hardware is declared or its name is unknown. */
  readonly chosen?: 'gpu' | 'tpu' | 'other'
  readonly recommended: 'gpu' | 'tpu' | 'either' | 'other'
  readonly verdict: Verdict
  /** Only files of the repository disagree with the job. */
  readonly isDrift?: true
  readonly for: readonly Reason[]
  readonly against: readonly Reason[]
  /** Keys that would settle open questions, in the order of decision. */
  readonly undecided: readonly string[]
}

/** What a verdict is based on: a false part has no findings because it was not checked. */
export interface Judged {
  /** A row on GPUs and TPUs was compared. */
  readonly kind: boolean
  /** The usual choices are known to fit, or not to fit. */
  readonly memory: boolean
  /** Hours were estimated; those of reinforcement learning leave out rollouts. */
  readonly time: boolean
}

/** A guideline whose fact is true for the job, and the kind it favors there. */
export interface HeldGuideline {
  readonly guideline: Guideline
  readonly leans: Lean
}

/** The guidelines whose facts are declared and true, in the guidance's order of decision. */
export function heldGuidelines(guidelines: readonly Guideline[], facts: Facts): HeldGuideline[] {
  return inOrderOfDecision(guidelines)
    .filter((guideline) => guideline.when(facts) === true)
    .map((guideline) => ({
      guideline,
      leans: typeof guideline.leans === 'function' ? guideline.leans(facts) : guideline.leans,
    }))
}

const inOrderOfDecision = onceFor((guidelines: readonly Guideline[]) =>
  guidelines.toSorted((one, other) => decisionRank(one.id) - decisionRank(other.id)),
)

/** The guidance asks about the framework first, then the stage, then availability and utilization; the rest follows. */
const decisionOrder = ['framework', 'stage', 'operations', 'platform', 'model', 'scale', 'team', 'inference']
const decisionRank = (rule: string): number => {
  const rank = decisionOrder.indexOf(areaOf(rule))
  return rank === -1 ? decisionOrder.length : rank
}

/**
 * Whether guidelines for TPUs may fault a GPU choice: only for frameworks that TPUs support best, if a TPU is available
 * and nothing declared requires GPUs. Otherwise "consider a TPU" is noise.
 */
export function tpuIsOpen(held: readonly HeldGuideline[], facts: Facts): boolean {
  const { framework, hardware, scale, thresholds } = facts
  const elsewhere = hardware.providerWord !== undefined || hardware.provider?.offersTpu === false
  // On as many TPU chips the batch would be too small, so the advice would send the team straight back.
  const starved = scale.rowsPerChip !== undefined && scale.rowsPerChip < thresholds.rowsPerChip
  return framework.tpuNative && !elsewhere && !starved && !held.some(tiesToGpu)
}

const tiesToGpu = ({ guideline, leans }: HeldGuideline): boolean =>
  leans === 'gpu' && (guideline.force === 'impossible' || guideline.force === 'against')

/** Whether a true guideline faults the choice. */
export function faults({ guideline, leans }: HeldGuideline, facts: Facts, tpuOpen: boolean): boolean {
  const chosen = facts.hardware.kind
  if (chosen === undefined || guideline.severity === 'none') return false
  if (!isCompared(chosen)) return leans === 'either' && guideline.holdsForOthers === true
  if (leans === 'either') return true
  return leans !== chosen && (leans === 'gpu' || tpuOpen)
}

/** Combines the true guidelines into the assessment. `findings` are all findings of the job. */
export function assess(
  held: readonly HeldGuideline[],
  facts: Facts,
  findings: readonly Pick<Finding, 'rule' | 'severity'>[],
  against: readonly Reason[],
  recommended: 'gpu' | 'tpu' | 'either',
): Assessment {
  const chosen = facts.hardware.kind
  const agreeing = isCompared(chosen) ? held.filter(({ leans }) => leans === chosen) : []
  const weighed = isCompared(chosen) ? held.filter(isWeighed) : []
  const open = openQuestions(facts, agreeing.length)
  const judged = verdictOf(findings, open)
  // Where the verdict depends on a key, it settles something, whatever the guidance already says.
  const wanted = judged.verdict === 'undecided' ? open.flat() : []
  return {
    ...(chosen && { chosen }),
    recommended: chosen === 'other' ? 'other' : recommended,
    ...judged,
    for: [...agreeing, ...weighed].map(({ guideline }) => reasonOf(guideline, facts)),
    against,
    undecided: [...new Set([...wanted, ...settlingKeys(held, facts)])],
  }
}

function reasonOf(guideline: Guideline, facts: Facts): Reason {
  const sources = guideline.cites?.(facts)
  return { rule: guideline.id, reason: guideline.reason(facts), ...(sources && { sources }) }
}

/** Facts that the guidance asks to weigh and the job declares: a reason whatever the result. */
const isWeighed = ({ guideline, leans }: HeldGuideline): boolean => leans === 'either' && guideline.force === 'none'

/**
 * The kind of hardware that the guidance recommends for the job. The declared count does not matter: a job gets the
 * same advice on 8 chips and on 64.
 */
export function recommendation(guidelines: readonly Guideline[], facts: Facts): 'gpu' | 'tpu' | 'either' {
  const job = withoutExtentOfChoice(facts)
  return recommend(heldGuidelines(guidelines, job), job)
}

/** The facts without the count and what follows from it; kind and provider stay. */
function withoutExtentOfChoice(facts: Facts): Facts {
  const { kind, provider, providerWord, declared } = facts.hardware
  const { rowsPerChip: _, ...scale } = facts.scale
  const hardware: Facts['hardware'] = {
    ...(kind && { kind }),
    ...(provider && { provider }),
    ...(providerWord !== undefined && { providerWord }),
    label: facts.hardware.label,
    accelerator: facts.hardware.accelerator,
    one: facts.hardware.one,
    candidates: [],
    platforms: [],
    software: '',
    kernelLanguages: '',
    links: [],
    isOnPlainEthernet: false,
    declared,
  }
  // Sizing is a lazy getter, so the facts are inherited, not copied.
  return Object.create(facts, { hardware: { value: hardware }, scale: { value: scale } }) as Facts
}

function recommend(held: readonly HeldGuideline[], facts: Facts): 'gpu' | 'tpu' | 'either' {
  if (held.some(tiesToGpu)) return 'gpu'
  const open = tpuIsOpen(held, facts)
  const weighing = held
    .filter(({ guideline }) => guideline.force === 'consider')
    .flatMap(({ guideline, leans }) =>
      leans === 'gpu' || (leans === 'tpu' && open) ? [{ rank: decisionRank(guideline.id), leans }] : [],
    )
  const [first] = weighing
  if (first === undefined) return 'either'
  // Weak reasons are decided in the guidance's order of questions; a tie within one question stays open.
  const tied = weighing.some(({ rank, leans }) => rank === first.rank && leans !== first.leans)
  return tied ? 'either' : first.leans
}

/** What was not read does not change the verdict. */
const ofUnread: ReadonlySet<string> = new Set(
  ['matches-nothing', 'unread-count', 'unread-file'].map((name) => `evidence/${name}`),
)

function verdictOf(
  findings: readonly Pick<Finding, 'rule' | 'severity'>[],
  open: readonly Question[],
): Pick<Assessment, 'verdict' | 'isDrift'> {
  const judged = findings.filter(({ rule }) => !['manifest', 'policy'].includes(areaOf(rule)) && !ofUnread.has(rule))
  const count = (severity: Finding['severity']): number =>
    judged.filter((finding) => finding.severity === severity).length
  const drift = judged.every(({ rule }) => areaOf(rule) === 'evidence') && { isDrift: true as const }
  if (count('error') > 0 || count('warning') > 1) return { verdict: 'mismatch', ...drift }
  if (judged.length > 0) return { verdict: 'questionable', ...drift }
  return { verdict: open.length > 0 ? 'undecided' : 'fit' }
}

/** The keys that would answer it. Empty where none does. */
type Question = readonly string[]

/** What leaves a job undecided that nothing speaks against. */
function openQuestions(facts: Facts, reasonsFor: number): Question[] {
  const { framework, stage, hardware } = facts
  // Other accelerators are not compared, whatever is declared.
  if (hardware.kind === 'other') return [fittingKeys(facts)]
  const isNamed = framework.words.length > 0
  const isWeak = isNamed && (framework.families.length === 0 || stage === undefined) && reasonsFor === 0
  const isBare = stage === undefined && (isWeak || !hasBasis(facts))
  const all: readonly (readonly [Question, boolean])[] = [
    [fittingKeys(facts), isUnlikelyToFit(facts)],
    [['framework'], !isNamed],
    [['stage'], isBare],
    [[], isWeak && !isBare],
    [['hardware'], hardware.kind === undefined],
    [['scale.parameters'], isShapeWithoutSize(facts)],
  ]
  return all.filter(([, isOpen]) => isOpen).map(([keys]) => keys)
}

/** Whether the job declares anything to compare its hardware with. */
const hasBasis = ({ stage, declaration }: Facts): boolean =>
  stage !== undefined || [declaration.scale, declaration.model].some((section) => Object.keys(section ?? {}).length > 0)

/** Whether the job usually exceeds a device, but not enough for a finding, or on an unknown count. */
const isUnlikelyToFit = ({ hardware, sizing }: Facts): boolean =>
  hardware.kind !== undefined && sizing.memory?.usual?.fits === false

/** Keys that would show whether the job fits. */
const fittingKeys = (facts: Facts): string[] => {
  if (!isUnlikelyToFit(facts)) return []
  return facts.hardware.count === undefined ? ['hardware.count'] : [...(facts.sizing.memory?.needs ?? [])]
}

/** A declared shape that does not determine the model's size. */
const isShapeWithoutSize = ({ declaration: { model, scale } }: Facts): boolean =>
  (model?.layers ?? model?.hidden_size ?? model?.heads) !== undefined && scale?.parameters === undefined

/** Keys whose values would change or confirm the answer; empty if it is settled. */
function settlingKeys(held: readonly HeldGuideline[], facts: Facts): string[] {
  const { framework, stage, scale, model, team, operations, hardware, task } = facts
  if (
    hardware.kind === 'other' ||
    held.some(({ guideline, leans }) => guideline.force === 'impossible' && leans === 'gpu')
  )
    return fittingKeys(facts)
  const tpuPossible = hardware.kind === 'tpu' || (framework.tpuNative && hardware.provider?.offersTpu !== false)
  const missing: [string, boolean][] = [
    ['framework', framework.words.length === 0],
    ['stage', stage === undefined],
    ['hardware', hardware.kind === undefined],
    ['operations.queue_time', operations.queue_time === undefined && tpuPossible],
    ['operations.utilization', operations.utilization === undefined && tpuPossible],
    ['model.architecture', model.architecture === undefined && tpuPossible],
    ['model.architecture_locked', model.architecture_locked === undefined && tpuPossible && stage === 'production'],
    ['scale', scale.size === undefined],
    [
      'scale.dataset_size',
      scale.dataset_size === undefined && scale.tokens === undefined && scale.samples === undefined && tpuPossible,
    ],
    ['scale.users', task === 'inference' && scale.users === undefined],
    ['team.xla', team.xla === undefined && hardware.kind === 'tpu'],
    [
      'team.optimization_time',
      team.optimization_time === undefined && team.xla !== 'expert' && hardware.kind === 'tpu',
    ],
    ['operations.budget', operations.budget === undefined && hardware.kind === 'tpu'],
  ]
  return [...new Set([...fittingKeys(facts), ...missing.filter(([, isMissing]) => isMissing).map(([key]) => key)])]
}
