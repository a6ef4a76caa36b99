import { grouped, growths } from './claims.js'
import { at, BLUE, INK, ORANGE, picture } from './svg.js'

const PANEL = { width: 250, height: 220, gap: 30, left: 20, top: 44 }
const CAPTIONS = { files: 'manifests', jobs: 'jobs in each of ten manifests', rules: 'own rules' }
const COLOURS = { time: BLUE, memory: ORANGE }

/** One plot per growing quantity: time and memory relative to their first value, over the relative amount. */
export function drawGrowth(results) {
  const rows = growths(results)
  const kinds = [...new Set(rows.map(({ of }) => of))]
  const panels = kinds.map((kind, index) =>
    panel(
      rows.filter(({ of }) => of === kind),
      PANEL.left + index * (PANEL.width + PANEL.gap),
    ),
  )
  const head = `<text x="${PANEL.left}" y="24">growth over the first point, both on log scales; dashed: exponent 1</text>`
  const width = 2 * PANEL.left + kinds.length * PANEL.width + (kinds.length - 1) * PANEL.gap
  const height = PANEL.top + PANEL.height + 52
  return picture(width, height, 'Time and memory against files, jobs and rules', [head, ...panels])
}

function panel(rows, left) {
  const amounts = rows[0].grown.map(([amount]) => amount)
  const scale = Math.log(amounts.at(-1) / amounts[0])
  const bottom = PANEL.top + PANEL.height
  const x = (factor) => left + (Math.log(factor) / scale) * PANEL.width
  const y = (factor) => Math.min(bottom, bottom - (Math.log(factor) / scale) * PANEL.height)
  const ticks = amounts.map(
    (amount) =>
      `<text x="${at(x(amount / amounts[0]))}" y="${bottom + 18}" text-anchor="middle">${grouped(amount)}</text>`,
  )
  return [
    `<rect x="${left}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.height}" fill="none" stroke="${INK}" stroke-opacity=".3"/>`,
    `<path d="M${left} ${bottom}L${left + PANEL.width} ${PANEL.top}" stroke="${INK}" stroke-dasharray="5 4"/>`,
    ...ticks,
    `<text x="${left + PANEL.width / 2}" y="${bottom + 40}" text-anchor="middle">${CAPTIONS[rows[0].of]}</text>`,
    ...rows.map((row, index) => curve(row, x, y, left + 10, PANEL.top + 20 + index * 18)),
  ].join('\n')
}

function curve({ what, value, grown }, x, y, left, top) {
  const [[firstAmount, firstValue]] = grown
  const points = grown.map(([amount, reached]) => [at(x(amount / firstAmount)), at(y(reached / firstValue))])
  const dots = points.map(([across, up]) => `<circle cx="${across}" cy="${up}" r="3.5"/>`).join('')
  const way = points.map((point) => point.join(' ')).join('L')
  return `<g fill="${COLOURS[what]}"><path d="M${way}" fill="none" stroke="${COLOURS[what]}" stroke-width="2"/>${dots}<text x="${left}" y="${top}">${what}: exponent ${value.toFixed(2)}</text></g>`
}
