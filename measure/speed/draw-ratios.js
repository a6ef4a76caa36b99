import { isHeld, ratios } from './claims.js'
import { at, BLUE, escapeText, GREY, INK, ORANGE, picture } from './svg.js'

const SIZE = { width: 860, left: 450, right: 64, top: 44, row: 26 }

/** A bar per ratio, on a log scale with a line at 1. Bars to the left are faster than the other program. */
export function drawRatios(results) {
  const rows = ratios(results)
  const bottom = SIZE.top + rows.length * SIZE.row
  const values = rows.flatMap(({ value, target = value }) => [value, target, 1])
  const from = Math.floor(Math.log10(Math.min(...values)))
  const to = Math.ceil(Math.log10(Math.max(...values)))
  const x = (value) => SIZE.left + ((Math.log10(value) - from) / (to - from)) * (SIZE.width - SIZE.left - SIZE.right)
  const powers = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
  const grid = powers.map(
    (value) =>
      `<path d="M${at(x(value))} ${SIZE.top}V${bottom}" stroke="${INK}" stroke-opacity="${value === 1 ? 0.8 : 0.2}"/><text x="${at(x(value))}" y="${SIZE.top - 8}" text-anchor="middle">${value}×</text>`,
  )
  const legend = `<text x="${SIZE.width - SIZE.right}" y="16" text-anchor="end">times as long as the other program; upright marks are targets</text>`
  const bars = rows.map((row, index) => bar(row, SIZE.top + (index + 0.5) * SIZE.row, x))
  return picture(SIZE.width, bottom + 16, 'How many times as long as other programs', [legend, ...grid, ...bars])
}

function bar(row, y, x) {
  const { what, against, value, target = value } = row
  const [start, end] = [x(1), x(value)].sort((one, other) => one - other)
  const mark = `<path d="M${at(x(target))} ${at(y - 10)}v20" stroke="${INK}" stroke-width="2"/>`
  return [
    `<text x="${SIZE.left - 12}" y="${at(y + 4)}" text-anchor="end">${escapeText(`${what} / ${against}`)}</text>`,
    `<rect x="${at(start)}" y="${at(y - 7)}" width="${at(end - start)}" height="14" fill="${colourOf(row)}"/>`,
    row.target === undefined ? '' : mark,
    `<text x="${at(Math.max(end, x(target)) + 8)}" y="${at(y + 4)}">${value.toFixed(value < 0.1 ? 3 : 2)}×</text>`,
  ].join('')
}

function colourOf(row) {
  const held = isHeld(row)
  if (held === undefined) return GREY
  return held ? BLUE : ORANGE
}
