/** Numbers of a version, such as `2.7.1+cu128`; undefined where it does not begin with one. */
export function numbersOf(version: string): readonly number[] | undefined {
  const found = /^\s*[=v]*\s*(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(version)?.[1]
  return found?.split('.').map(Number)
}

/** Whether a version is one release and no bound: `2.4`, `==2.4.1`, `v2.4`, `~=2.4`. */
export const isPinned = (version: string): boolean =>
  /^\s*(?:={1,3}|~=)?\s*v?\d/.test(version) && !version.includes(',')

/** Below zero where the first is older; `2.7` and `2.7.0` are the same. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one.replace('~=', '')) ?? [], numbersOf(other) ?? []]
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version comes after a release; of a release without a patch, `2.5.1` is no later one. */
export function isAfter(version: string, release: string): boolean {
  const length = numbersOf(release)?.length ?? 0
  const cut = (numbersOf(version.replace('~=', '')) ?? []).slice(0, length).join('.')
  return cut !== '' && compareVersions(cut, release) > 0
}

/** The CUDA toolkit that a version's build is for: 12.1 of `2.3.0+cu121`. */
export function cudaOfBuild(version: string): string | undefined {
  const [, major, minor] = /\+?cu(1\d|9)(\d)\b/.exec(version) ?? []
  return major === undefined ? undefined : `${major}.${minor}`
}
