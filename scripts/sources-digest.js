import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files besides the sources that affect `dist`. */
const others = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.js',
  'scripts/bundles/late-modules.js',
  'scripts/bundles/programs.js',
  'scripts/core/build-core.js',
  'scripts/core/text-coders.js',
  'scripts/licenses.js',
  'scripts/llhttp-license.txt',
  'scripts/plain-text.js',
]

/**
 * A digest of everything that `dist` is built from. The build writes it to `dist/sources.sha256`, so that tests of the
 * bundles can detect outdated ones.
 */
export function sourcesDigest(root) {
  const below = (folder, recursive) =>
    readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    )
  const sources = [...below('src', true), ...below('web/fleet-page', true), ...below('web', false)].filter((file) =>
    /\.(?:ts|js|css)$/.test(file),
  )
  const digest = createHash('sha256')
  for (const file of [...sources, ...others].sort())
    digest.update(`${file}\0${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}\0`)
  return digest.digest('hex')
}
