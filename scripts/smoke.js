// Checks what may differ from Linux on other systems: paths, line ends, programs. Runs the committed bundles as a user
// does, names each step, continues after a failure, and exits with 1 if any step failed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const isWindows = process.platform === 'win32'
const eight = 'framework: pytorch\nstage: production\nscale: { parameters: 7B }\nhardware: H100:8\n'
const misfit = 'framework: pytorch\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'

/** A folder with these files. Its name has spaces and a non-ASCII letter. */
function folderWith(files) {
  const folder = join(mkdtempSync(join(tmpdir(), 'smoke-')), 'a b ü')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

function start(program, words, cwd, environment = {}) {
  const env = { ...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1', ACCELERATOR_REVIEW_CACHE: 'off', ...environment }
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, env, encoding: 'utf8', timeout: 120_000 })
  return { status, output: `${stdout}${stderr}${error ?? ''}`, stdout }
}
const command = (folder, ...words) => start(process.execPath, [join(dist, 'cli/index.js'), ...words], folder)

function expect(run, status, ...parts) {
  const missing = parts.filter((part) => !run.output.includes(part))
  if (run.status === status && missing.length === 0) return
  throw new Error(`status ${run.status}, expected ${status}; lacks ${JSON.stringify(missing)}; said:\n${run.output}`)
}

function git(folder, ...words) {
  const own = ['-c', 'user.name=smoke', '-c', 'user.email=smoke@example.com', '-c', 'commit.gpgsign=false']
  const run = start('git', [...own, ...words], folder)
  expect(run, 0)
  return run.stdout.trim()
}

/** A repository with a branch that changes a manifest, and the commits of both branches. */
function pullRequest() {
  const folder = folderWith({ 'train/accelerator.yml': eight })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'base')
  const base = git(folder, 'rev-parse', 'HEAD')
  writeFileSync(join(folder, 'train/accelerator.yml'), misfit)
  git(folder, 'commit', '--quiet', '--all', '--message', 'head')
  return { folder, base, head: git(folder, 'rev-parse', 'HEAD') }
}

const steps = {
  'the command starts': () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(command(folderWith({ 'x.txt': '' }), '--version'), 0, version)
  },
  'a check finds manifests, and names them with forward slashes': () => {
    const folder = folderWith({ 'deep/train/accelerator.yml': misfit })
    const run = command(folder, 'check', '--format', 'json')
    expect(run, 0, '"path": "deep/train/accelerator.yml"', 'model/dynamic-shapes')
    expect(command(folder, 'check', join('deep', 'train', 'accelerator.yml')), 0, 'deep/train/accelerator.yml')
    expect(command(folder, 'check', 'deep/*/accelerator.yml'), 0, 'deep/train/accelerator.yml')
  },
  'lines that end in CR LF are counted, and kept by --fix': () => {
    const written = misfit.replace('hardware:', 'gpu_type:').replace('tpu-v5e-64', 'H100:8').replaceAll('\n', '\r\n')
    const folder = folderWith({ 'accelerator.yml': written })
    expect(command(folder, 'check', '--fix'), 0)
    const text = readFileSync(join(folder, 'accelerator.yml'), 'utf8')
    if (text === written || /[^\r]\n/.test(text)) throw new Error(`--fix wrote ${JSON.stringify(text)}`)
  },
  'init drafts what a launch file asks for': () => {
    const folder = folderWith({ 'train.sbatch': '#!/bin/bash\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n' })
    expect(command(folder, 'init'), 0, 'Wrote accelerator.yml')
    expect(command(folder, 'check'), 0)
  },
  'a report is written where it is wanted': () => {
    const folder = folderWith({ 'accelerator.yml': eight })
    expect(command(folder, 'check', '--format', 'sarif', '--output', 'report.sarif'), 0)
    JSON.parse(readFileSync(join(folder, 'report.sarif'), 'utf8'))
  },
  'launch runs the program, and ends as it does': () => {
    const folder = folderWith({ 'accelerator.yml': eight, 'ends with 7.js': 'process.exit(7)\n' })
    expect(command(folder, 'launch', '--', process.execPath, 'ends with 7.js'), 7)
    expect(command(folder, 'launch', '--', 'no-such-program'), 127, 'not there')
  },
  'launch runs a .cmd through its shell': () => {
    if (!isWindows) return
    const folder = folderWith({ 'accelerator.yml': eight, 'tool.cmd': '@exit /b 7\r\n' })
    expect(command(folder, 'launch', '--', 'cmd', '/c', 'tool.cmd'), 7)
  },
  'a change is compared with its base': () => {
    const { folder, base } = pullRequest()
    expect(command(folder, 'check', '--base', base, '--fail-on', 'warning'), 1, 'new', 'train/accelerator.yml')
  },
  'the Action reviews a pull request': () => {
    const { folder, base, head } = pullRequest()
    const temporary = mkdtempSync(join(tmpdir(), 'runner-'))
    const fileOf = (name, text = '') => {
      writeFileSync(join(temporary, name), text)
      return join(temporary, name)
    }
    const repository = { full_name: 'acme/training', owner: { login: 'acme' }, name: 'training' }
    const side = (sha) => ({ sha, ref: 'x', repo: repository })
    const event = { pull_request: { number: 1, base: side(base), head: side(head) }, repository }
    const run = start(process.execPath, [join(dist, 'index.js')], folder, {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: folder,
      GITHUB_REPOSITORY: 'acme/training',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: fileOf('event.json', JSON.stringify(event)),
      GITHUB_OUTPUT: fileOf('output'),
      GITHUB_STEP_SUMMARY: fileOf('summary'),
      GITHUB_TOKEN: '',
      RUNNER_TEMP: temporary,
      'INPUT_FAIL-ON': 'warning',
      INPUT_COMMENT: 'never',
    })
    expect(run, 1, 'file=train/accelerator.yml', 'model/dynamic-shapes')
    if (!readFileSync(join(temporary, 'summary'), 'utf8').includes('train/accelerator.yml'))
      throw new Error('The summary does not name the manifest.')
  },
}

let failed = 0
for (const [name, step] of Object.entries(steps)) {
  try {
    step()
    console.log(`ok    ${name}`)
  } catch (error) {
    failed++
    console.log(`FAIL  ${name}\n${error.message.replace(/^/gm, '      ')}`)
  }
}
console.log(
  `${Object.keys(steps).length - failed} passed, ${failed} failed on ${process.platform}, Node ${process.version}`,
)
process.exitCode = failed === 0 ? 0 : 1
