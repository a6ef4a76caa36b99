import { cut } from '../../../manifest/problem.ts'
import type { Path } from '../../../text/document.ts'
import { showsNothing } from '../../../text/unseen-signs.ts'
import { list } from '../../../text/wording.ts'
import { ceilings, readCeilings } from '../../ceilings.ts'
import type { Compiled, Condition } from '../../condition/condition.ts'
import { joined } from '../../condition/directions.ts'
import type { CustomRule, HardwareList, Limit, Requirement } from '../../policy.ts'
import type { PolicyFile } from '../../schema.ts'
import type { LayerReport } from './layer-report.ts'

type Section<Key extends keyof PolicyFile> = NonNullable<PolicyFile[Key]>
/** Compiles a condition. Passed in, because the compiler is slow to load. */
export type Compile = (text: string) => Compiled

/** Ids of built-in demands. A waiver with the same id would cover both. */
const reservedIds: ReadonlySet<string> = new Set(['allow', 'deny'] satisfies HardwareList['list'][])

/** Reads the demands of a policy: requirements, limits and custom rules. */
export class DemandReader {
  readonly #report: LayerReport
  readonly #compile: Compile
  readonly #names = new Set<string>()

  constructor(report: LayerReport, compile: Compile) {
    this.#report = report
    this.#compile = compile
  }

  requirement(entry: Section<'require'>[number], index: number, locked: boolean, file: string): Requirement {
    const path = ['require', index]
    const keys = [entry.keys ?? []].flat()
    const manifestFor = entry.manifest_for && [entry.manifest_for].flat()
    for (const key of keys) this.#report.checkKey(key, [...path, 'keys'])
    const demand = this.#demand(entry, path, locked, `${file}#require/${index}`)
    if (keys.length === 0 && manifestFor === undefined)
      this.#report.mistake('This requirement is empty.', 'Add `keys` or `manifest_for`.', path)
    if (manifestFor !== undefined && (keys.length > 0 || demand.when !== undefined))
      this.#report.mistake(
        '`manifest_for` applies to files, not to jobs.',
        'Remove `keys`, `stage` and `when` beside it.',
        path,
      )
    return { ...demand, keys, ...(manifestFor && { manifestFor }) }
  }

  limit(entry: Section<'limits'>[number], index: number, locked: boolean, file: string): Limit {
    const path = ['limits', index]
    const set = readCeilings(entry)
    if (Object.keys(set).length === 0) {
      const names = Object.keys(ceilings).map((key) => `\`${key}\``)
      this.#report.mistake('This limit has no ceiling.', `Add ${list(names, 'or')}.`, path)
    }
    return {
      ...this.#demand(entry, path, locked, `${file}#limits/${index}`),
      ...set,
      ...(entry.prices === 'list' && { byListPrices: true as const }),
    }
  }

  customRules(entries: Section<'custom'>, isLocked: (item: { locked?: boolean | undefined }) => boolean): CustomRule[] {
    const seen = new Set<string>()
    return entries.flatMap((entry, index): CustomRule[] => {
      const path = ['custom', index]
      if (!/^[a-z][a-z0-9-]{0,63}$/.test(entry.id))
        this.#report.mistake(
          `Invalid rule id "${cut(entry.id)}".`,
          'Use lower-case letters, digits and hyphens, such as no-v100-in-production.',
          [...path, 'id'],
        )
      else if (seen.has(entry.id))
        this.#report.mistake(`Duplicate rule id "${entry.id}".`, 'Rename one of the two rules.', [...path, 'id'])
      seen.add(entry.id)
      if (entry.path !== undefined) this.#report.checkKey(entry.path, [...path, 'path'])
      if (showsNothing(entry.message))
        this.#report.mistake('This rule has an empty message.', 'Write what is wrong, in a sentence.', [
          ...path,
          'message',
        ])
      const demand = this.#demand(entry, path, isLocked(entry), entry.id)
      if (demand.when === undefined) return []
      return [
        {
          ...demand,
          when: demand.when,
          message: entry.message,
          remedy: entry.remedy ?? "Change the job, or ask the policy's owners for an exception.",
          path: entry.path === undefined ? [] : entry.path.split('.'),
          sources: entry.sources ?? [],
        },
      ]
    })
  }

  #demand(
    entry: Pick<Section<'limits'>[number], 'id' | 'when' | 'stage' | 'severity' | 'reason'>,
    path: Path,
    locked: boolean,
    fallbackId: string,
  ) {
    const when = this.#condition(entry, path)
    const name = `${path[0]} ${entry.id}`
    if (path[0] !== 'custom' && entry.id !== undefined && this.#names.has(name))
      this.#report.mistake(`Duplicate id "${cut(entry.id)}" in \`${path[0]}\`.`, 'Rename one of the two entries.', [
        ...path,
        'id',
      ])
    this.#names.add(name)
    if (reservedIds.has(entry.id ?? ''))
      this.#report.mistake(`Reserved id "${entry.id}".`, `Rename it; waivers use it for \`hardware.${entry.id}\`.`, [
        ...path,
        'id',
      ])
    // "#" marks generated ids, which messages omit.
    if (entry.id?.includes('#'))
      this.#report.mistake(`Invalid id "${cut(entry.id)}".`, 'Remove the "#".', [...path, 'id'])
    return {
      id: entry.id ?? fallbackId,
      severity: entry.severity ?? ('error' as const),
      reason: entry.reason ?? '',
      ...(when && { when }),
      origin: this.#report.places.at(path),
      locked,
    }
  }

  #condition(
    { when, stage }: { readonly when?: string | undefined; readonly stage?: string | string[] | undefined },
    path: Path,
  ): Condition | undefined {
    const ofStage =
      stage === undefined
        ? undefined
        : this.#compiled(`job.stage in ${JSON.stringify([stage].flat())}`, [...path, 'stage'])
    const own = when === undefined ? undefined : this.#compiled(when, [...path, 'when'])
    return ofStage && own ? both(ofStage, own) : (ofStage ?? own)
  }

  #compiled(text: string, path: Path): Condition | undefined {
    const compiled = this.#compile(text)
    if (compiled.ok) return compiled.condition
    for (const { message, remedy, range } of [compiled, ...compiled.others])
      this.#report.add({ message: sentence(message), remedy, origin: this.#report.places.within(path, range) })
    return undefined
  }
}

const sentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`

/** The conjunction of two conditions. The second is only evaluated if the first is true. */
function both(first: Condition, second: Condition): Condition {
  return {
    text: `${first.text} && (${second.text})`,
    reads: [...new Set([...first.reads, ...second.reads])],
    directions: joined(first.directions, second.directions),
    valuesOf: (facts) => new Map([...first.valuesOf(facts), ...second.valuesOf(facts)]),
    evaluate: (facts) => {
      const judged = first.evaluate(facts)
      return 'holds' in judged && judged.holds ? second.evaluate(facts) : judged
    },
  }
}
