/** So many files are named. */
const mostNear = 5

/** What is said of files that are called almost like a manifest, so that nobody reads them. */
export const nearMissWords = (near: readonly string[], shown: (path: string) => string = String): string =>
  `Not read: ${near.slice(0, mostNear).map(shown).join(', ')}. A manifest is named accelerator.yml.`
