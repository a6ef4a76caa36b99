/** Each vendor's mark: a shape and a color, both visible on white and black. */
export const makers = {
  nvidia: { name: 'NVIDIA', color: '#4c8f00', shape: 'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0' },
  amd: { name: 'AMD', color: '#e0482f', shape: 'M-4.5,-4.5h9v9h-9z' },
  google: { name: 'Google', color: '#9a6be0', shape: 'M0,-6L6,5H-6z' },
  intel: { name: 'Intel', color: '#2f7fd6', shape: 'M0,-6.5L6.5,0L0,6.5L-6.5,0z' },
  aws: { name: 'AWS', color: '#c07400', shape: 'M0,6L6,-5H-6z' },
  other: { name: 'others', color: '#808080', shape: 'M-5,-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z' },
}

const margin = { top: 12, right: 14, bottom: 42, left: 56 }
/** Width of a letter and height of a line. */
const [letter, line] = [6.7, 14]

/**
 * The plotted points on log scales, and the names with enough space: those of `first`, even over marks, then those of
 * the largest. Names never overlap.
 */
export function plotOf(rows, { across, up, width, height, first }) {
  const parts = rows.filter((row) => row[across]?.value > 0 && row[up]?.value > 0)
  const x = scaleOf(
    parts.map((row) => row[across].value),
    margin.left,
    width - margin.right,
    powersOfTwo,
  )
  const y = scaleOf(
    parts.map((row) => row[up].value),
    height - margin.bottom,
    margin.top,
    roundFigures,
  )
  const points = parts.map((row) => ({ row, x: x.at(row[across].value), y: y.at(row[up].value) }))
  const isFirst = ({ row }) => first.includes(row.id)
  const ordered = points.toSorted((a, b) => isFirst(b) - isFirst(a) || a.y - b.y || b.x - a.x)
  const marks = points.map((point) => boxAround(point.x, point.y, 12, 12))
  const names = []
  for (const point of ordered) {
    const taken = isFirst(point) ? names : [...names, ...marks]
    const label = placesOf(point).find(
      ({ box }) => isInside(box, width, height) && !taken.some((other) => meet(box, other)),
    )
    if (label === undefined) continue
    names.push(label.box)
    point.label = label
  }
  return { points, across: x.ticks, up: y.ticks, margin }
}

/** Memory has ticks at powers of two, other figures at 1, 2 and 5. */
const powersOfTwo = Array.from({ length: 14 }, (_, power) => 2 ** power)
const roundFigures = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((first) => first * 10 ** (power - 4)),
).flat()

/** A log scale between two positions, with ticks at figures that are a few letters apart. */
function scaleOf(values, from, to, figures) {
  const [low, high] = [Math.min(...values) * 0.85, Math.max(...values) * 1.2]
  const at = (value) => from + ((to - from) * Math.log(value / low)) / Math.log(high / low)
  const ticks = []
  for (const value of figures.filter((each) => low <= each && each <= high)) {
    const place = at(value)
    if (ticks.every((tick) => Math.abs(tick.at - place) > 34)) ticks.push({ value, at: place })
  }
  return { at, ticks }
}

/** Label positions: right, left, above and below the mark. */
function placesOf({ row: { name }, x, y }) {
  const size = name.length * letter
  return [
    [x + 9, y, 'start', x + 9 + size / 2],
    [x - 9, y, 'end', x - 9 - size / 2],
    [x, y - 14, 'middle', x],
    [x, y + 14, 'middle', x],
  ].map(([left, middle, anchor, center]) => ({
    x: left,
    y: middle + 4,
    anchor,
    box: boxAround(center, middle, size, line),
  }))
}

const boxAround = (x, y, width, height) => [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const isInside = ([left, top, right, bottom], width, height) =>
  left > margin.left && top > 0 && right < width && bottom < height - margin.bottom
