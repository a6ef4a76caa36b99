/** The numbers of a version like `2.7.1+cu128`; undefined if it does not start with one. */
export function numbersOf(version: string): readonly number[] | undefined {
  const found = /^\s*[=v]*\s*(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(version)?.[1]
  return found?.split('.').map(Number)
}

/** Whether a version is one release, not a bound: `2.4`, `==2.4.1`, `v2.4`, `~=2.4`. */
export const isPinned = (version: string): boolean =>
  /^\s*(?:={1,3}|~=)?\s*v?\d/.test(version) && !version.includes(',')

/**
 * Whether every release that a specifier allows comes before another one, by PEP 440: `>=2.4,<2.6` before 2.7,
 * `~=2.4.1` before 2.5. False if unclear.
 */
export function isBelowRelease(specifier: string, release: string): boolean {
  return specifier.split(',').some((clause) => {
    const [, sign = '', numbers = '', star] =
      /^\s*(<=?|~=|\^|~|={1,3})\s*v?(\d[\d.]{0,30}?)(\.\*)?\s*$/.exec(clause) ?? []
    const parts = numbersOf(numbers)
    if (parts === undefined) return false
    // A bare `==2.4` is a pin, which callers handle first.
    if (sign.startsWith('=') && star === undefined) return false
    if (sign === '<=') return compareVersions(numbers, release) < 0
    return compareVersions(sign === '<' ? numbers : endOfLine(sign, parts), release) <= 0
  })
}

/** The first release after those that `~=2.4.1`, `^2.4`, `~2.4` and `==2.4.*` allow. */
function endOfLine(sign: string, parts: readonly number[]): string {
  const isLeading = sign === '^'
  const first = parts.findIndex((part) => part > 0)
  const at = isLeading ? Math.max(0, first) : sign === '~=' ? parts.length - 2 : Math.min(1, parts.length - 1)
  const length = sign.startsWith('=') ? parts.length - 1 : at
  return [...parts.slice(0, length), (parts[length] ?? 0) + 1].join('.')
}

/** Negative if the first is older; `2.7` and `2.7.0` are equal. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one.replace('~=', '')) ?? [], numbersOf(other) ?? []]
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version comes after a release. `2.5.1` is not after `2.5`, which has no patch number. */
export function isAfter(version: string, release: string): boolean {
  const length = numbersOf(release)?.length ?? 0
  const cut = (numbersOf(version.replace('~=', '')) ?? []).slice(0, length).join('.')
  return cut !== '' && compareVersions(cut, release) > 0
}

/** The CUDA toolkit of a build: 12.1 for `2.3.0+cu121`. */
export function cudaOfBuild(version: string): string | undefined {
  const [, major, minor] = /\+?cu(1\d|9)(\d)\b/.exec(version) ?? []
  return major === undefined ? undefined : `${major}.${minor}`
}
