/** A chart is one picture, whose parts have no names of their own. */
export function asOnePicture<Chart extends Element>(chart: Chart): Chart {
  chart.setAttribute('role', 'img')
  for (const part of chart.querySelectorAll('g[aria-label]')) part.removeAttribute('aria-label')
  return chart
}
