/** A hand-made log-log plot for light and dark pages: no background, mid-tone colors. */

const SIZE = { width: 860, height: 620, left: 80, right: 20, top: 56, bottom: 60 }
const INK = '#7d8590'
const COLOURS = ['#3b82f6', '#e8590c', '#8a8f98']

const superscript = (exponent) => [...String(exponent)].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)]).join('')
const powerLabel = (exponent) => (exponent < 3 ? String(10 ** exponent) : `10${superscript(exponent)}`)

/**
 * Plots reported values (x) against the predicted interval and its likely value (y).
 *
 * `groups`: by label, points of `{ name, reported, interval, likely }`; `words`: `{ title, across, up }`.
 */
export function drawCalibration(groups, { title, across, up }) {
  const labels = Object.keys(groups)
  const values = Object.values(groups)
    .flat()
    .flatMap(({ reported, interval }) => [reported, ...interval])
  const from = Math.floor(Math.log10(Math.min(...values)))
  const to = Math.ceil(Math.log10(Math.max(...values)))
  const share = (value) => (Math.log10(value) - from) / (to - from)
  const x = (value) => SIZE.left + share(value) * (SIZE.width - SIZE.left - SIZE.right)
  const y = (value) => SIZE.height - SIZE.bottom - share(value) * (SIZE.height - SIZE.top - SIZE.bottom)
  const at = (value) => value.toFixed(1)
  const powers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const [least, most] = [10 ** from, 10 ** to]

  const rise = (y(least) - y(most)) / (x(most) - x(least))
  const slope = at((-Math.atan(rise) * 180) / Math.PI)

  const grid = powers.flatMap((power) => {
    const value = 10 ** power
    return [
      `<path d="M${at(x(value))} ${at(y(least))}V${at(y(most))}M${at(x(least))} ${at(y(value))}H${at(x(most))}" stroke="${INK}" stroke-opacity=".2"/>`,
      `<text x="${at(x(value))}" y="${SIZE.height - SIZE.bottom + 20}" text-anchor="middle">${powerLabel(power)}</text>`,
      `<text x="${SIZE.left - 8}" y="${at(y(value) + 4)}" text-anchor="end">${powerLabel(power)}</text>`,
    ]
  })
  const bars = labels.flatMap((label, index) =>
    groups[label].map(({ name, reported, interval: [low, high], likely }) => {
      const colour = COLOURS[index]
      const centre = at(x(reported))
      const words = `${name}: reported ${whole(reported)}, predicted ${whole(low)} to ${whole(high)}`
      return `<g stroke="${colour}" fill="${colour}"><title>${escapeText(words)}</title><path d="M${centre} ${at(y(low))}V${at(y(high))}" stroke-width="2" stroke-opacity=".55"/><circle cx="${centre}" cy="${at(y(likely))}" r="3" stroke="none"/></g>`
    }),
  )
  const legend = labels.map(
    (label, index) =>
      `<g transform="translate(${SIZE.left + index * 250} 24)"><path d="M0 -10V6" stroke="${COLOURS[index]}" stroke-width="2" stroke-opacity=".55"/><circle cy="-2" r="3" fill="${COLOURS[index]}"/><text x="12" y="2">${escapeText(label)}</text></g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${escapeText(title)}">
<g font-family="system-ui, sans-serif" font-size="13" fill="${INK}">
${grid.join('\n')}
<path d="M${at(x(least))} ${at(y(least))}L${at(x(most))} ${at(y(most))}" stroke="${INK}" stroke-dasharray="5 4"/>
<text transform="translate(${at(x(most * 0.7))} ${at(y(most * 0.7))}) rotate(${slope})" y="16" text-anchor="end">predicted = reported</text>
<text x="${(SIZE.left + SIZE.width - SIZE.right) / 2}" y="${SIZE.height - 16}" text-anchor="middle">${escapeText(across)}</text>
<text transform="translate(20 ${(SIZE.height - SIZE.bottom + SIZE.top) / 2}) rotate(-90)" text-anchor="middle">${escapeText(up)}</text>
${legend.join('\n')}
</g>
${bars.join('\n')}
</svg>
`
}

const whole = (value) => (value < 100 ? value.toFixed(1) : Math.round(value))
const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
