import type { Judgement } from '../judge-job.ts'

/** Hours after which a training is reported as too long. */
const year = 8766
/** What nobody asked to be fast may take so many times as long. */
const mostSlower = 3

/** What a job is faulted for, and what a change of it has to bring. */
export class Complaint {
  readonly before: Judgement
  readonly severeRules: ReadonlySet<string>
  readonly notices: ReadonlySet<string>
  readonly needsMemory: boolean
  /** Whether it is known now that the job fits, or that it does not the usual way: then it should be known afterwards too. */
  readonly requiresCertainty: boolean
  /** How many times faster the job has to become. */
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

  /** Whether memory, time or cost is what is wrong. */
  get isOfSize(): boolean {
    return [...this.severeRules].some((rule) => rule.startsWith('sizing/'))
  }

  /** Whether the organization does not want this hardware, or not at this place. */
  get isDisallowed(): boolean {
    return this.severeRules.has('policy/hardware-not-allowed')
  }

  /** Whether the number itself is what is too much: for the stage, for the organization, or for what there is to do. */
  get isTooMany(): boolean {
    const tooMany =
      /^(?:stage|policy|scale)\/|^sizing\/(?:over-|network-bound$)|^inference\/fewer-|^hardware\/idle-accelerators$/
    return [...this.severeRules].some((rule) => tooMany.test(rule))
  }

  /** Whether there is too little to do for so many, and that is all. */
  get isIdle(): boolean {
    const [rule, ...others] = this.severeRules
    return others.length === 0 && (rule === 'sizing/over-provisioned' || rule === 'inference/fewer-users-than-cards')
  }

  /** Whether an error or a warning is at this key. */
  isAtFault(key: string): boolean {
    return this.before.mismatches.some(({ at, severity }) => severity !== 'notice' && at.join('.').startsWith(key))
  }

  /** How many times slower a job may become: as far as its deadline or a year allows, and never much. */
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
