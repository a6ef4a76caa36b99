/** The cost of the file system alone: lists and reads every file below a folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let bytes = 0
for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true }))
  if (entry.isFile()) bytes += readFileSync(join(entry.parentPath, entry.name)).length
console.log(`${bytes} bytes`)
