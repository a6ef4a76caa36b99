/** Shared by both plots. They are for light and dark pages: no background, mid-tone colors. */
export const INK = '#7d8590'
export const BLUE = '#3b82f6'
export const ORANGE = '#e8590c'
export const GREY = '#8a8f98'

export const at = (value) => value.toFixed(1)
export const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const picture = (width, height, label, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<g font-family="system-ui, sans-serif" font-size="13" fill="${INK}">
${parts.join('\n')}
</g>
</svg>
`
