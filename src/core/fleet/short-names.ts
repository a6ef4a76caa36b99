/**
 * Short names of repositories that are known only by a path: the shortest end of the path that is unique. Contains only
 * names that get shorter.
 */
export function shortNames(paths: readonly string[], repositories: readonly string[]): Record<string, string> {
  const seen = new Map<string, number>()
  for (const name of new Set([...paths, ...repositories]))
    for (const end of endsOf(name)) seen.set(end, (seen.get(end) ?? 0) + 1)
  return Object.fromEntries(
    paths.flatMap((path) => {
      const short = endsOf(path).find((end) => seen.get(end) === 1)
      return short === undefined || short === path ? [] : [[path, short]]
    }),
  )
}

/** "c.json", "b/c.json" and "a/b/c.json", for the last. */
function endsOf(path: string): string[] {
  const steps = path.split('/')
  return steps.map((_, index) => steps.slice(-1 - index).join('/'))
}
