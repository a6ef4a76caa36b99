import { areaOf } from '../../rules/rule.ts'
import type { Mark } from './finding-marks.ts'

/**
 * Whether a finding without a measure of its own concerns more accelerators than on the base: a fault of eight is worse
 * for eight thousand.
 */
export function hasGrown({ finding, job, place }: Mark): boolean {
  if (finding.substance?.amounts !== undefined || !isOfHardware(finding.rule, place[0])) return false
  const [now, before] = [job?.head?.job.facts.hardware.count, job?.base?.job.facts.hardware.count]
  return now !== undefined && before !== undefined && now > before
}

/** Demands have their own measures, evidence is about files, and most manifest mistakes are about words. */
export function isOfHardware(rule: string, section: string | number | undefined): boolean {
  const area = areaOf(rule)
  return area === 'manifest' ? section === 'hardware' : area !== 'policy' && area !== 'evidence'
}
