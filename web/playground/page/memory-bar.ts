import { type MemoryParts, partNames } from '../../../src/core/sizing/memory/parts.ts'
import { element } from '../../element.ts'

/** The memory of a device by parts, to the scale of its capacity, or of the need if larger. */
export function memoryBar(partsGiB: MemoryParts, capacityGiB: number): HTMLElement {
  const shown = partNames.flatMap((part) => {
    const size = partsGiB[part]
    return size > 0 ? [{ part, size }] : []
  })
  const needed = shown.reduce((sum, { size }) => sum + size, 0)
  const scale = Math.max(needed, capacityGiB)
  const bar = element('div', {
    class: 'bar',
    role: 'img',
    'aria-label': `${gib(needed)} needed of ${gib(capacityGiB)}: ${shown.map(({ part, size }) => `${part} ${gib(size)}`).join(', ')}`,
  })
  for (const { part, size } of shown) {
    const piece = element('span', { class: part, title: `${part}: ${gib(size)}` })
    piece.style.width = `${(100 * size) / scale}%`
    bar.append(piece)
  }
  if (needed > capacityGiB) {
    const excess = element('span', { class: 'excess' }, `${gib(needed - capacityGiB)} too much`)
    excess.style.width = `${(100 * (needed - capacityGiB)) / scale}%`
    bar.append(excess)
  }
  const limit = element('span', { class: 'capacity', title: `The device has ${gib(capacityGiB)}` })
  limit.style.left = `${(100 * capacityGiB) / scale}%`
  bar.append(limit)
  const legend = shown.map(({ part, size }) =>
    element('li', {}, element('span', { class: `swatch ${part}` }), `${part} ${gib(size)}`),
  )
  return element(
    'div',
    { class: 'memory' },
    bar,
    element(
      'ul',
      { class: 'legend' },
      ...legend,
      element('li', {}, element('strong', {}, `device ${gib(capacityGiB)}`)),
    ),
  )
}

const gib = (value: number): string => `${Number(value.toFixed(value < 100 ? 1 : 0))} GiB`
