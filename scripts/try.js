// Runs the command from the current sources, without a build: npm run try -- check examples/tour/first-job
import { fileURLToPath } from 'node:url'
import { runFromSources } from './from-sources.js'

const root = fileURLToPath(new URL('..', import.meta.url))
// npm runs scripts at the top of the repository; paths are relative to where it was called.
const cwd = process.env.INIT_CWD ?? process.cwd()
process.exitCode = await runFromSources(root, 'src/edge/cli/own-process.ts', process.argv.slice(2), cwd)
