import type { ThresholdName } from '../../../rules/thresholds.ts'
import type { Path } from '../../../text/document.ts'
import { present } from '../../../text/present.ts'
import { showsNothing } from '../../../text/unseen-signs.ts'
import type { ThresholdEntry, Waiver } from '../../policy.ts'
import type { PolicyFile } from '../../schema.ts'
import type { Places, PolicyLayer } from '../layer.ts'
import { type Compile, DemandReader } from './demands.ts'
import { hardwareList } from './hardware-lists.ts'
import type { LayerReport } from './layer-report.ts'
import { priceEntry, pricesIn } from './prices.ts'

type Section<Key extends keyof PolicyFile> = NonNullable<PolicyFile[Key]>

/** Reads a policy file as a layer. Mistakes in entries go to the report. */
export function readLayer(
  from: PolicyFile,
  { file, isLocal }: Pick<PolicyLayer, 'file' | 'isLocal'>,
  report: LayerReport,
  compile: Compile,
): Omit<PolicyLayer, 'text'> {
  const demands = new DemandReader(report, compile)
  const all = from.locked === true
  const isLocked = (item: { locked?: boolean | undefined } | undefined): boolean => item?.locked ?? all
  const { 'fail-on': failOn, 'no-manifest': noManifest } = from
  const terms = from['waiver-terms']
  const setIn = (key: string, item: { locked?: boolean | undefined }) => ({
    origin: report.places.at([key]),
    locked: isLocked(item),
  })
  const allow = hardwareList(from, 'allow', isLocked(from.hardware), report)
  const deny = hardwareList(from, 'deny', isLocked(from.hardware), report)
  if (from.hardware !== undefined && allow === undefined && deny === undefined)
    report.mistake('`hardware` lists no hardware.', 'Add `allow` or `deny`.', ['hardware'])
  return {
    file,
    isLocal,
    extends: [from.extends ?? []].flat().map((reference, index) => {
      const path = typeof from.extends === 'string' ? ['extends'] : ['extends', index]
      return { reference, origin: report.places.at(path) }
    }),
    ...(failOn && { failOn: { value: failOn.value, ...setIn('fail-on', failOn) } }),
    ...(noManifest && { noManifest: { value: noManifest.value, ...setIn('no-manifest', noManifest) } }),
    severities: Object.entries(from.rules ?? {}).map(([pattern, entry]) => ({
      pattern,
      value: entry.severity,
      origin: report.places.at(['rules', pattern]),
      locked: isLocked(entry),
    })),
    thresholds: thresholds(from.thresholds ?? {}, isLocked, report.places),
    requirements: (from.require ?? []).flatMap((entry, index) =>
      report.whole(() => demands.requirement(entry, index, isLocked(entry), file)),
    ),
    ...present({ allow, deny }),
    limits: (from.limits ?? []).flatMap((entry, index) =>
      report.whole(() => demands.limit(entry, index, isLocked(entry), file)),
    ),
    custom: demands.customRules(from.custom ?? [], isLocked),
    prices: pricesIn(from).flatMap((entry, index) => priceEntry(entry, ['prices', index], isLocked(entry), report)),
    ...(from.prices === 'none' && { withoutListPrices: true as const }),
    waivers: (from.waivers ?? []).map((entry, index) => waiver(entry, ['waivers', index], report)),
    ...(terms && { waiverTerms: { value: waiverTerms(terms), ...setIn('waiver-terms', terms) } }),
  }
}

function thresholds(
  written: Section<'thresholds'>,
  isLocked: (item: { locked?: boolean | undefined }) => boolean,
  places: Places,
): ThresholdEntry[] {
  return Object.entries(written).flatMap(([name, entry]) =>
    entry === undefined
      ? []
      : [
          {
            name: name as ThresholdName,
            value: entry.value,
            origin: places.at(['thresholds', name]),
            locked: isLocked(entry),
          },
        ],
  )
}

const waiverTerms = ({ max_days: maxDays, inline, never }: Section<'waiver-terms'>) =>
  present({ maxDays, inline, never })

function waiver(entry: Section<'waivers'>[number], at: Path, report: LayerReport): Waiver {
  const { rule, path, job, demand, up_to: upTo, reason, owner, expires, ticket } = entry
  for (const [key, words] of Object.entries({ reason, owner }))
    if (showsNothing(words)) report.mistake(`This waiver has an empty ${key}.`, `Write its ${key}.`, [...at, key])
  return present({ rule, path, job, demand, upTo, reason, owner, expires, ticket, origin: report.places.at(at) })
}
