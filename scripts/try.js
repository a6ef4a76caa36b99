// Runs the command from the current sources, without a build: npm run try -- check examples/tour/first-job
import { fileURLToPath } from 'node:url'
import { runFromSources } from './from-sources.js'

const root = fileURLToPath(new URL('..', import.meta.url))
// npm starts scripts at the top of the repository, but paths are relative to the caller's folder.
const cwd = process.env.INIT_CWD ?? process.cwd()
process.exitCode = await runFromSources(root, 'src/edge/cli/own-process.ts', process.argv.slice(2), cwd)
