import { areaOf } from '../../rules/rule.ts'
import type { Mark } from './finding-marks.ts'

/**
 * Whether a finding that has no measure of its own is about more accelerators than on the base: what speaks against
 * eight of them speaks louder against eight thousand.
 */
export function hasGrown({ finding, job, place }: Mark): boolean {
  if (finding.substance?.amounts !== undefined || !isOfHardware(finding.rule, place[0])) return false
  const [now, before] = [job?.head?.job.facts.hardware.count, job?.base?.job.facts.hardware.count]
  return now !== undefined && before !== undefined && now > before
}

/** Demands have their own measures, evidence is about files, and most mistakes in a manifest about words. */
export function isOfHardware(rule: string, section: string | number | undefined): boolean {
  const area = areaOf(rule)
  return area === 'manifest' ? section === 'hardware' : area !== 'policy' && area !== 'evidence'
}
