// Writes all generated files below the current folder.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generatedFiles } from './generated.js'

rmSync('docs/rules', { recursive: true, force: true })
for (const [path, text] of Object.entries(generatedFiles())) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
