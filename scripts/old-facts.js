// Lists facts that are older than their kind allows, as the body of an issue. Prints nothing if there are none.
// Node 24 runs the tables directly: node scripts/old-facts.js [DAY]
import { pathToFileURL } from 'node:url'
import { dataAsOf, softwareAsOf } from '../src/core/catalog/data-as-of.ts'
import { aws } from '../src/core/catalog/prices/aws.ts'
import { azure } from '../src/core/catalog/prices/azure.ts'
import { google } from '../src/core/catalog/prices/google.ts'
import { others } from '../src/core/catalog/prices/others.ts'
import { daysBetween } from '../src/core/text/days.ts'

/** Prices change within months; hardware on sale and software support change every quarter. */
const mostDays = { catalog: 120, software: 120, prices: 180 }

const facts = [
  { kind: 'catalog', name: 'Accelerators, machine types, providers', where: 'src/core/catalog', day: dataAsOf },
  {
    kind: 'software',
    name: 'Releases that serve each part',
    where: 'src/core/catalog/software/software-support.ts',
    day: softwareAsOf,
  },
  ...[...aws, ...azure, ...google, ...others].map(({ provider, title, url, read }) => ({
    kind: 'prices',
    name: `${provider}: ${title}`,
    where: url,
    day: read,
  })),
]

/** The facts that are too old on a date, oldest first. */
export const oldFacts = (today) =>
  facts
    .map((fact) => ({ ...fact, age: daysBetween(fact.day, today) }))
    .filter(({ kind, age }) => age > mostDays[kind])
    .sort((one, other) => other.age - one.age)

/** The body of an issue about them. Empty if there are none. */
export function issueAbout(today) {
  const old = oldFacts(today)
  if (old.length === 0) return ''
  return `${[
    `Older than their kind allows on ${today} (${Object.entries(mostDays)
      .map(([kind, days]) => `${kind} ${days} days`)
      .join(', ')}). Read each document again, correct its rows, and set its day.`,
    '',
    ...old.map(({ kind, name, where, day, age }) => `- [ ] ${kind}: ${name}, of ${day} (${age} days): ${where}`),
  ].join('\n')}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(issueAbout(process.argv[2] ?? new Date().toISOString().slice(0, 10)))
