import type { Judgement } from '../judge-job.ts'

/** Hours from which a training run is reported as too long. */
const year = 8766
/** How many times longer a job without a deadline may take. */
const mostSlower = 3

/** The faults of a job, and what a change must achieve. */
export class Complaint {
  readonly before: Judgement
  readonly severeRules: ReadonlySet<string>
  readonly notices: ReadonlySet<string>
  readonly needsMemory: boolean
  /** The job is known to fit, or not to fit with the usual choices, so it must be known after a change too. */
  readonly requiresCertainty: boolean
  /** How many times faster the job must become. */
  readonly speedUp: number

  constructor(before: Judgement) {
    this.before = before
    const { mismatches, facts } = before
    const rules = (isSevere: boolean): Set<string> =>
      new Set(mismatches.filter(({ severity }) => (severity !== 'notice') === isSevere).map(({ rule }) => rule))
    this.severeRules = rules(true)
    this.notices = rules(false)
    const { memory, likelyHours = 0 } = facts.sizing
    this.needsMemory =
      this.isOfSize && memory !== undefined && (memory.usual === undefined || memory.usual.fits === false)
    this.requiresCertainty = this.needsMemory || memory?.usual?.fits === true
    this.speedUp = this.isOfSize
      ? Math.max(1, likelyHours / (facts.operations.deadline ?? Number.POSITIVE_INFINITY))
      : 1
  }

  /** The fault is memory, time or cost. */
  get isOfSize(): boolean {
    return [...this.severeRules].some((rule) => rule.startsWith('sizing/'))
  }

  /** The organization disallows this hardware, or its provider. */
  get isDisallowed(): boolean {
    return this.severeRules.has('policy/hardware-not-allowed')
  }

  /** The count itself is too large: for the stage, the policy or the work. */
  get isTooMany(): boolean {
    const tooMany =
      /^(?:stage|policy|scale)\/|^sizing\/(?:over-|network-bound$)|^inference\/fewer-|^hardware\/idle-accelerators$/
    return [...this.severeRules].some((rule) => tooMany.test(rule))
  }

  /** The only fault is too little work for the count. */
  get isIdle(): boolean {
    const [rule, ...others] = this.severeRules
    return others.length === 0 && (rule === 'sizing/over-provisioned' || rule === 'inference/fewer-users-than-cards')
  }

  /** Whether an error or a warning points to this key. */
  isAtFault(key: string): boolean {
    return this.before.mismatches.some(({ at, severity }) => severity !== 'notice' && at.join('.').startsWith(key))
  }

  /** How many times slower a job may become: bounded by its deadline or a year, and by `mostSlower`. */
  get slowest(): number {
    const { operations, sizing } = this.before.facts
    const { likelyHours, hours } = sizing
    if (this.severeRules.has('sizing/years-of-training') && hours) return year / hours[0]
    if (operations.deadline === undefined || likelyHours === undefined) return mostSlower
    return Math.min(mostSlower, operations.deadline / likelyHours)
  }

  /** Whether the job may leave a notebook or a workstation that it has outgrown. */
  mayChangeProvider(): boolean {
    const { hardware, needs } = this.before.facts
    const isSmallPlace = hardware.provider?.setting === 'notebook' || hardware.provider?.setting === 'workstation'
    return isSmallPlace && !needs.on_prem && !needs.edge && !needs.own_hardware
  }
}
