// Measures that no reader takes much more than four times as long for a text of four times the size, because untrusted
// text must not keep a runner busy. Tests do not compare times, because a busy machine would fail them.
// Run: npx -y node@24 measure/growth/run.js [NAME]
// Prints the largest ratios, and exits with 1 if a row grows too steeply. NAME selects the rows that contain it.
import { growthOf, mostGrowth } from './growth.js'

// The sources are TypeScript, which Node runs directly since 22.18.
if (!process.features.typescript) throw new Error(`This is Node ${process.version}, and it takes 22.18 or newer.`)

const { rows } = await import('./rows.js')
const [, , wanted = ''] = process.argv
const chosen = rows.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) throw new Error(`No row is named ${wanted}.`)

const measured = chosen.map(({ name, size, work }, at) => {
  if (process.stderr.isTTY && at % 100 === 0) process.stderr.write(`\r${at} of ${chosen.length} `)
  return { name, size, ...growthOf(work, size) }
})
const noticeable = measured.filter(({ ratio }) => ratio !== undefined).sort((a, b) => b.ratio - a.ratio)
const steep = noticeable.filter(({ ratio }) => ratio > mostGrowth)

console.log(`${measured.length} rows, ${measured.length - noticeable.length} too quick to compare`)
for (const row of noticeable.slice(0, Math.max(steep.length, 25))) console.log(shown(row))
console.log(steep.length === 0 ? `None grows more than ${mostGrowth} times.` : `${steep.length} grow too steeply.`)
process.exitCode = steep.length === 0 ? 0 : 1

function shown({ name, size, ratio, milliseconds, quarter }) {
  const times = `${quarter.toFixed(1)} ms at ${size / 4}, ${milliseconds.toFixed(1)} ms at ${size}`
  return `${ratio > mostGrowth ? 'STEEP' : '     '} ${ratio.toFixed(1).padStart(5)} times  ${name}  (${times})`
}
