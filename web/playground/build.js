// Builds the playground, static files for any server and path: node web/playground/build.js [FOLDER]
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { check, explain } from '../../dist/core/index.js'
import { licences } from '../../scripts/licenses.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const read = (path) => readFileSync(here(path), 'utf8')
const inAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const manifestPath = 'accelerator.yml'
const policyPath = '.github/accelerator-policy.yml'
/** Code that is needed only with a base, or with known findings. */
const ofBase =
  /core[/\\]review[/\\](?:hardware-of-base|left-out|limit-places|withdrawn|baseline[/\\](?:baseline|known-findings))\.ts$/
const today = new Date().toISOString().slice(0, 10)
const out = argv[2] === undefined ? here('dist') : resolve(argv[2])

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const { metafile } = await build({
  absWorkingDir: here('.'),
  entryPoints: { main: 'page/main.ts', worker: 'worker.ts' },
  outdir: out,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  plugins: [
    { name: 'rules', setup: (plugin) => plugin.onLoad({ filter: /rules[/\\][\w-]+[/\\][\w-]+\.ts$/ }, ruleAlone) },
    { name: 'models', setup: (plugin) => plugin.onLoad({ filter: /models[/\\]tables[/\\][\w-]+\.ts$/ }, figuresAlone) },
    { name: 'sources', setup: (plugin) => plugin.onLoad({ filter: /models[/\\]sources\.ts$/ }, noSources) },
    { name: 'base', setup: (plugin) => plugin.onLoad({ filter: ofBase }, noBase) },
  ],
})
const taken = Object.keys(metafile.inputs).filter((file) => file.includes('node_modules'))
writeFileSync(join(out, 'licenses.txt'), `${licences(taken.map((file) => here(file)))}\n`)
writeFileSync(join(out, 'examples.json'), JSON.stringify([...own(), ...ofRules(), ...published()].map(judged), null, 1))
const style = ['../verdicts.css', '../page.css', 'style.css'].map(read).join('')
writeFileSync(join(out, 'style.css'), (await transform(style, { loader: 'css', minify: true })).code)
writeFileSync(join(out, 'index.html'), page())

/**
 * Removes a rule's manifests, which the examples contain, and all but the first sentence of its explanation, to which
 * the page has a link: 5 and 13 kB of the first load.
 */
function ruleAlone({ path }) {
  const contents = readFileSync(path, 'utf8')
    .replace(/^ +(?:fails|passes|policy): `[^`]*`,\n/gm, '')
    .replace(/^( +why: (['"]).+?\.) .+\2,$/gm, '$1$2,')
  return { contents, loader: 'ts' }
}

/** Removes models' notes and sources, which only the page of models shows. Rows say whether figures were read. */
function figuresAlone({ path }) {
  const source = readFileSync(path, 'utf8')
  const columns = /^id\|.*$/m.exec(source)[0].split('|')
  const left = ['note', 'source'].map((column) => columns.indexOf(column)).filter((at) => at !== -1)
  const contents = source.replace(/^\S[^|\n]*(?:\|[^|\n]*){5,}$/gm, (row) => {
    const cells = row.split('|')
    if (row.startsWith('id|')) return row
    return cells.map((cell, at) => (left.includes(at) && cell !== 'remembered' ? '' : cell)).join('|')
  })
  return { contents, loader: 'ts' }
}

/** Without sources, no code needs their descriptions, which are 2 kB of the first load. */
function noSources() {
  return { contents: 'export const sourceOf = () => undefined', loader: 'ts' }
}

/** The page has no base, so nothing calls these functions, which are 5 kB of the first load. */
function noBase({ path }) {
  const exported = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
  return { contents: [...exported].map(([, name]) => `export const ${name} = undefined`).join('\n') }
}

/** The page with the address of the docs and the workflow from the README. */
function page() {
  const { version } = JSON.parse(read('../../package.json'))
  const filled = {
    docs: `https://github.com/accelerator-review/accelerator-review/blob/v${version}`,
    workflow: workflowOf(read('../../README.md')),
  }
  return read('index.html').replace(/\{\{([\w ]+)\}\}/g, (_, name) => inAttribute(filled[name]))
}

function workflowOf(readme) {
  const [, found] = /```yaml\n(name: Accelerators\n.*?)```/s.exec(readme) ?? []
  if (found === undefined) throw new Error('The README has no workflow.')
  return found
}

/** An example with its verdict and description, which is its own or its first comment. */
function judged({ about, ...example }) {
  const { assessment } = checked(example).flatMap(({ jobs }) => jobs)[0] ?? {}
  const [, comment = ''] = /^# (.+)$/m.exec(example.manifest) ?? []
  return { ...example, verdict: assessment?.verdict ?? '', about: about ?? comment }
}

/** Checks a manifest. Skips alternatives, because they take most of the time and the list does not show them. */
function checked({ manifest, policy }) {
  const files = [
    { path: manifestPath, text: manifest },
    { path: policyPath, text: policy },
  ]
  return check(files, { today, manifests: [manifestPath], alternatives: false }).files
}

function ids() {
  return readdirSync(here('../../docs/rules'), { recursive: true })
    .map((file) => file.replaceAll('\\', '/').replace(/\.md$/, ''))
    .filter((id) => id.includes('/'))
    .sort()
}

function own() {
  const tour = [
    'first-job',
    'adapters-on-one-card',
    'gpu-code-on-a-tpu',
    'prototype-on-a-pod',
    'too-large-for-one-card',
  ]
  return [...tour.map((name) => `tour/${name}`), 'one-team-many-jobs'].map((path) => ({
    group: 'Examples',
    name: path.replace('tour/', ''),
    manifest: read(`../../examples/${path}/accelerator.yml`),
    policy: '',
  }))
}

/** The failing manifest of each rule with its policy. Omits rules that need a repository. */
function ofRules() {
  return ids().flatMap((id) => {
    const { fails = '', policy = '', title } = explain(id) ?? {}
    const found = fails === '' ? [] : checked({ manifest: fails, policy }).flatMap(({ findings }) => findings)
    const isShown = !id.startsWith('evidence/') && found.some(({ rule }) => rule === id)
    return isShown ? [{ group: 'Rules', name: id, about: title, manifest: fails, policy }] : []
  })
}

function published() {
  return readdirSync(here('../../examples/published'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      group: 'Published runs',
      name,
      manifest: read(`../../examples/published/${name}/accelerator.yml`),
      policy: '',
    }))
}
