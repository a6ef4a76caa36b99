export function median(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The exponent of the growth of `y` with `x`: the slope of the least-squares line on log scales. */
export function growthExponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)])
  const mean = (index) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length
  const [middleX, middleY] = [mean(0), mean(1)]
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0)
  return covariance / logs.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
}

/** The median over the rounds of the ratio of `name` to `other` in the same round. */
export function ratio(timed, name, other, kind = 'wall') {
  return median(timed[name][kind].map((seconds, round) => seconds / timed[other][kind][round]))
}
