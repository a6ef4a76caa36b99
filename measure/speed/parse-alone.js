/** The cost of the YAML library alone: reads and parses every manifest below a folder in one process. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const folder = process.argv[2]
const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('accelerator.yml'))
let parsed = 0
for (const file of files) if (parse(readFileSync(join(folder, file), 'utf8')) !== null) parsed += 1
console.log(`${parsed} of ${files.length} manifests parsed`)
