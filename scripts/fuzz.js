// Runs the properties of __tests__/fuzz with any number of cases; the tests run only some.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const usage = `npx -y node@24 scripts/fuzz.js [--cases NUMBER] [--seed NUMBER] [--property NAME] [--path PATH]

  --cases     how many in all, shared by the properties (default: 1000000)
  --seed      where the cases come from; without one it is a new one, which is told
  --property  only this one, or those that begin so: manifest/
  --path      only the case of an earlier failure, as its message names it
`

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    property: { type: 'string', default: '' },
    path: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const whole = (name, text) => {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  return refuse(`--${name} takes a whole number, and not ${text}.`)
}

function refuse(message) {
  process.stderr.write(`${message}\n\n${usage}`)
  process.exit(2)
}

if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
// The sources are TypeScript, which Node runs directly since 22.18.
if (!process.features.typescript) refuse(`This is Node ${process.version}, and it takes 22.18 or newer.`)

const { casesOf, properties } = await import('../__tests__/fuzz/properties.ts')
const wanted = properties.filter(({ name }) => name.startsWith(values.property))
if (wanted.length === 0)
  refuse(`No property is named ${values.property}. There are ${properties.map(({ name }) => name).join(', ')}.`)

const seed = values.seed === undefined ? randomInt(2 ** 31) : whole('seed', values.seed)
const all = whole('cases', values.cases)
const planned = new Map(wanted.map((property) => [property, casesOf(property, all, wanted)]))
const total = [...planned.values()].reduce((sum, cases) => sum + cases, 0)

console.log(`Node ${process.version}, seed ${seed}, ${total.toLocaleString('en-US')} cases`)

let done = 0
let shownAt = 0
/** Shows progress on a terminal, at most five times a second. */
function progress(name) {
  done++
  if (!process.stderr.isTTY || done % 50 !== 0 || Date.now() - shownAt < 200) return
  shownAt = Date.now()
  process.stderr.write(`\r\u001b[K${((done / total) * 100).toFixed(1)} %  ${name}`)
}

/** Runs one property and returns its result; undefined if it fails. */
function run(property, cases) {
  const { name } = property
  try {
    const fuzzed = property.run({ seed, cases, path: values.path, tried: () => progress(name) })
    const shares = Object.entries(fuzzed.shares).map(([what, share]) => `${(share * 100).toFixed(1)} % ${what}`)
    tell(
      `${name}: ${fuzzed.cases} cases, ${fuzzed.seconds.toFixed(1)} s${shares.length ? `; ${shares.join(', ')}` : ''}`,
    )
    return fuzzed
  } catch (error) {
    process.exitCode = 1
    tell(error.message)
    return undefined
  }
}

function tell(words) {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(words)
}

const results = [...planned].flatMap(([property, cases]) => {
  const fuzzed = run(property, cases)
  return fuzzed === undefined ? [] : [{ name: property.name, ...fuzzed }]
})
console.log('\nThe slowest case of each property:')
for (const { name, slowest } of results.toSorted((one, other) => other.slowest.seconds - one.slowest.seconds)) {
  const { seconds, size, path } = slowest
  console.log(
    `${seconds.toFixed(3)} s, ${size.toLocaleString('en-US')} characters: --property ${name} --seed ${seed} --path ${path}`,
  )
}
const sum = (of) => results.reduce((found, result) => found + of(result), 0)
const held = process.exitCode === 1 ? 'The properties above do not all hold.' : 'All properties hold.'
console.log(
  `\n${held} ${sum(({ cases }) => cases).toLocaleString('en-US')} cases in ${Math.round(sum(({ seconds }) => seconds))} s of processor time.`,
)
