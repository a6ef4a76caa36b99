import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { runActionHere } from '../../support/action-here.ts'
import { bytes, legal, mistakes, names, payloads, positions, repeat, sound, unreadable } from '../../support/hostile.ts'
import {
  actionReport,
  actionReportHere,
  everyReport,
  expectOnlyWords,
  type ReportedFinding,
  type Reports,
} from '../../support/reports.ts'
import { runAction, runCommand, runnerCommands, workspaceOf } from '../../support/runner.ts'
import { runCommandHere } from '../../support/terminal.ts'

// Files that strangers may commit, and inputs that a workflow may get. The committed bundles run on all of them. The
// helper kills a run after a minute, and it then has no status.

const wrong = 'stage: someday\n'
const place = ({ rule, line, column }: ReportedFinding): string => `${rule} ${line}:${column}`
/** The parts of a terminal report. Each starts with a line that is not indented. */
const blocksOf = (text: string): string[] => text.split(/^(?=\S)/m)
const json = async (folder: string, ...words: string[]) =>
  JSON.parse((await runCommandHere(folder, ['check', '--format', 'json', ...words])).stdout)

describe('a file that cannot be read as a manifest has one finding, at its place', () => {
  const files = Object.entries(unreadable).map(([name, [content, finding]], index) => {
    return { name, content, finding, path: `${index}/accelerator.yml` }
  })
  let reports: Reports
  beforeAll(async () => {
    const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]))
    const folder = workspaceOf({ 'sound/accelerator.yml': sound, ...contents })
    truncateSync(join(folder, files.find(({ name }) => name.startsWith('sparse'))?.path ?? ''), 2 ** 30)
    reports = await everyReport(folder)
    rmSync(folder, { recursive: true })
  })

  it.each(files)('$name', ({ path, finding }) => {
    const found = reports.findings.get(path) ?? []
    expect(found.map(place)).toEqual([finding])
    expect(found[0]?.severity).toBe('error')
    expect(found[0]?.message.length).toBeLessThan(250)
    const [rule, at] = finding.split(' ')
    const block = blocksOf(reports.runs.text?.stdout ?? '').find((text) => text.startsWith(`error ${rule}`))
    expect(block).toContain(`\n  at ${path}:${at}\n`)
  })

  it('and harms no other file, no format and no runner', () => {
    expect(reports.findings.get('sound/accelerator.yml')).toEqual([])
    expectOnlyWords(reports, 1)
  })
})

describe('what is odd and legal is read', () => {
  const files = {
    'lf/accelerator.yml': mistakes,
    'crlf/accelerator.yml': mistakes.replaceAll('\n', '\r\n'),
    'mark/accelerator.yml': `\ufeff${mistakes}`,
    ...Object.fromEntries(Object.entries(legal).map(([name, text]) => [`${name}/accelerator.yml`, text])),
  }
  const findings = (path: string) => report.files.find((file) => file.path === path)?.findings
  let report: { files: { path: string; findings: ReportedFinding[]; jobs: { name: string }[] }[] }
  beforeAll(async () => {
    report = await json(workspaceOf(files))
  })

  it('with the same findings at the same places for LF, CRLF and a byte-order mark', () => {
    expect(findings('lf/accelerator.yml')?.map(place)).toEqual([
      'manifest/unknown-framework 1:12',
      'manifest/invalid-value 2:8',
      'manifest/unknown-accelerator 4:16',
      'manifest/unknown-key 5:3',
      'manifest/not-read 7:10',
      'manifest/invalid-value 7:29',
    ])
    expect(findings('crlf/accelerator.yml')).toEqual(findings('lf/accelerator.yml'))
    expect(findings('mark/accelerator.yml')).toEqual(findings('lf/accelerator.yml'))
  })

  it.each(Object.keys(legal))('%s', (name) => {
    expect(findings(`${name}/accelerator.yml`)).toEqual([])
  })

  it('jobs with the names of methods are jobs like others', () => {
    const jobs = report.files.find(({ path }) => path === 'jobs of odd names/accelerator.yml')?.jobs ?? []
    expect(jobs.map(({ name }) => name)).toEqual(['constructor', 'toString', 'prototype'])
  })
})

describe('numbers', () => {
  const refused =
    '.nan|.inf|-.inf|1e400|-1|-0|0|0.5|12345678901234567890|1e19|2026-11-21|true|"0x10"|~|[8]|{ a: 1 }|٣|8 8'
  const taken = '0x10|1_000|0o17|017|1e17|1e18|8.0|"8"|8k'
  const cases = [refused, taken].flatMap((texts, index) =>
    texts.split('|').map((text) => {
      // A value on one line is marked without its key.
      const column = /^[[{]/.test(text) ? 13 : 20
      return { text, expected: index === 0 ? [`manifest/invalid-value 1:${column}`] : [] }
    }),
  )
  const pathOf = (text: string): string => `${cases.findIndex((other) => other.text === text)}/accelerator.yml`
  const topologies = ['0x0', '0', '4x0', '04x4']
  const sliced = (topology: string): string =>
    `scale: { parameters: 1B }\nhardware: { accelerator: tpu-v4, topology: ${topology} }\n`
  const slices = new Map<string, string>()
  let reports: Reports
  beforeAll(async () => {
    const files = topologies.map((topology) => [`slice-${topology}/accelerator.yml`, sliced(topology)])
    for (const file of (await json(workspaceOf(Object.fromEntries(files)))).files)
      slices.set(file.path, JSON.stringify(file))
    const manifest = (text: string) => `hardware: { count: ${text}, accelerator: h100 }\n`
    reports = await everyReport(
      workspaceOf(Object.fromEntries(cases.map(({ text }) => [pathOf(text), manifest(text)]))),
    )
  })

  it.each(cases)('count: $text', ({ text, expected }) => {
    const found = reports.findings.get(pathOf(text)) ?? []
    expect(found.filter(({ rule }) => rule.startsWith('manifest/')).map(place)).toEqual(expected)
  })

  it.each(topologies)('are sides of a slice from 1 on: %s', (topology) => {
    const file = slices.get(`slice-${topology}/accelerator.yml`) ?? ''
    expect(file).toContain('hardware.topology')
    expect(file.replace('"group":null', '')).not.toContain('null')
  })

  it('at their largest break no arithmetic', async () => {
    const amounts =
      'parameters active_parameters embedding_parameters tokens samples dataset_size flops_per_sample users'
    const counts = 'global_batch_size global_batch_tokens micro_batch_size sequence_length epochs'
    const degrees = 'data fsdp tensor pipeline context expert'
    const all = (keys: string, value: string) => `{ ${keys.replace(/\w+/g, `$&: ${value},`)} }`
    const manifest = (value: string, hardware: string): string =>
      [
        'stage: production',
        'framework: jax',
        'model: { architecture: moe, precision: bf16 }',
        `scale: ${all(`${amounts} ${counts}`, value)}`,
        `hardware: { ${hardware}, nodes: ${value}, slices: ${value}, parallelism: ${all(degrees, value)} }`,
        'operations: { queue_time: 9999999999d, deadline: 999999999d, budget: 999999999999999999 USD }\n',
      ].join('\n')
    const chips = ['h100', 'tpu-v4, topology: 9999x9999x9999', 'trn2', 'cpu', 'tpu-v5e-256']
    const folder = workspaceOf(
      Object.fromEntries(
        ['1e18', '1', '0.000001'].flatMap((value) =>
          chips.map((chip) => [
            `${value}-${chip}/accelerator.yml`,
            manifest(value, `accelerator: ${chip}, count: ${value}`),
          ]),
        ),
      ),
    )
    // The search for other hardware is slow here. The Action writes JSON, Markdown and annotations after only one.
    const text = await runCommandHere(folder, ['check'])
    const reports = { ...actionReport(folder, {}), runs: { text } }
    expectOnlyWords(reports, 1)
    expect(reports.json.summary).toMatchObject({ files: 15, jobs: 15 })
    // JSON cannot represent NaN.
    expect(JSON.stringify(reports.json).replaceAll('"group":null', '')).not.toContain('null')
    expect(text.stdout).not.toMatch(/\b(NaN|Infinity|undefined|null|\[object)\b/)
  })
})

describe('words of a manifest stay words', () => {
  const entries = Object.entries(payloads).flatMap(([name, payload]) =>
    Object.entries(positions).map(([position, [manifest, rule, key]]) => {
      const refused = payload === '__proto__' ? 'manifest/syntax' : payload.length > 256 ? 'manifest/limit' : undefined
      const path = `${name}/${position}/accelerator.yml`
      return { name, path, text: manifest(JSON.stringify(payload)), rule: (key && refused) ?? rule }
    }),
  )
  const folder = workspaceOf(Object.fromEntries(entries.map(({ path, text }) => [path, text])))

  // Each separately, because a step shows ten annotations of a kind. The bundle runs only one of them here.
  it.each(Object.keys(payloads))('%s', async (name) => {
    const report = name === 'command' ? actionReport : actionReportHere
    const reports = await report(folder, { 'working-directory': name })
    const own = entries.filter((entry) => entry.name === name)
    const rulesAt = (path: string) => reports.findings.get(path)?.map((finding) => finding.rule)
    expect(own.map(({ path, rule }) => [path, rulesAt(path)?.filter((found) => found === rule)])).toEqual(
      own.map(({ path, rule }) => [path, [rule]]),
    )
    expect(reports.findings.size).toBe(own.length)
    expectOnlyWords(reports, 1)
  })

  it.each(['text', 'json', 'github'])('in %s', async (format) => {
    const { status, stdout, stderr } = await runCommandHere(folder, ['check', '--format', format])
    expect([status, stderr]).toEqual([1, ''])
    const places = new Set(entries.map(({ path }) => path))
    for (const { name, properties } of runnerCommands(stdout)) {
      expect([format, ['error', 'warning', 'notice'].includes(name)]).toEqual(['github', true])
      expect(places).toContain(properties['file'])
    }
  })
})

describe('names of files and folders stay names', () => {
  it.each([names.slice(0, 10), names.slice(10)])('%j …', async (...some) => {
    const files = some.flatMap((name) => [
      [`${name}/accelerator.yml`, wrong],
      [`files/${name}.yml`, 'framework: q\n'],
    ])
    const reports = await everyReport(workspaceOf({ ...Object.fromEntries(files), 'sound/accelerator.yml': sound }), [
      '**/*.yml',
    ])
    expect([...reports.findings].map(([path, findings]) => [path, findings.map(place)]).sort()).toEqual(
      [
        ...some.map((name) => [`${name}/accelerator.yml`, ['manifest/invalid-value 1:8']]),
        ...some.map((name) => [`files/${name}.yml`, ['manifest/unknown-framework 1:12']]),
        ['sound/accelerator.yml', []],
      ].sort(),
    )
    expectOnlyWords(reports, 1)
  })

  it('are refused where they are no UTF-8, and folders of other names are checked all the same', async () => {
    const folder = workspaceOf({ 'sound/accelerator.yml': sound, 'like\ufffd/accelerator.yml': sound })
    const odd = (...parts: (string | number)[]): Buffer => bytes(`${folder}/`, ...parts)
    for (const name of [odd('like', 0xff), odd('empty', 0xfe)]) mkdirSync(name)
    writeFileSync(odd('like', 0xff, '/accelerator.yml'), wrong)
    writeFileSync(odd('sound/', 0xfe, '.yml'), sound)
    const reports = await everyReport(folder, ['**/*.yml'])
    expect([...reports.findings].map(([path, findings]) => [path, findings.map(place)])).toEqual([
      ['like\ufffd/accelerator.yml', ['manifest/unreadable 1:1']],
      ['sound/accelerator.yml', []],
      ['sound/\ufffd.yml', ['manifest/unreadable 1:1']],
    ])
    expectOnlyWords(reports, 1)
  })
})

describe('what is no plain file of the workspace', () => {
  const secret = 'stage: canary-of-a-secret\n'
  const folder = workspaceOf({ 'sound/accelerator.yml': sound, 'shared/job.txt': wrong, '..odd/job.txt': wrong })
  const outside = workspaceOf({ 'accelerator.yml': secret, 'secret.yml': secret })
  const link = (target: string, name: string): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    symlinkSync(target, join(folder, name))
  }
  for (const name of ['folder/accelerator.yml', 'pipe', 'closed']) mkdirSync(join(folder, name), { recursive: true })
  link('/etc/passwd', 'passwd/accelerator.yml')
  link(join(outside, 'secret.yml'), 'outside/accelerator.yml')
  link('../link/accelerator.yml', 'loop/accelerator.yml')
  link('../loop/accelerator.yml', 'link/accelerator.yml')
  link('nowhere.yml', 'nothing/accelerator.yml')
  link('../shared/job.txt', 'inside/accelerator.yml')
  link('../shared/job.txt', '..odd/accelerator.yml')
  link('../sound', 'd/accelerator.yml')
  link('/proc/self/environ', 'environment/accelerator.yml')
  link('/dev/zero', 'device/accelerator.yml')
  link('../..', 'd/up')
  link(outside, 'd/away')
  spawnSync('mkfifo', [join(folder, 'pipe/accelerator.yml')])
  writeFileSync(join(folder, 'closed/accelerator.yml'), sound, { mode: 0 })
  const isRoot = process.getuid?.() === 0

  it('is a finding, its content is never shown, and links to folders are not entered', async () => {
    expect(existsSync(join(folder, 'pipe/accelerator.yml'))).toBe(true)
    const reports = await everyReport(folder)
    const refused = ['manifest/unreadable 1:1']
    expect(Object.fromEntries([...reports.findings].map(([path, findings]) => [path, findings.map(place)]))).toEqual({
      '..odd/accelerator.yml': ['manifest/invalid-value 1:8'],
      'inside/accelerator.yml': ['manifest/invalid-value 1:8'],
      'sound/accelerator.yml': [],
      'closed/accelerator.yml': isRoot ? [] : refused,
      ...Object.fromEntries(
        ['d', 'device', 'environment', 'link', 'loop', 'nothing', 'outside', 'passwd', 'pipe'].map((name) => [
          `${name}/accelerator.yml`,
          refused,
        ]),
      ),
    })
    expectOnlyWords(reports, 1)
    const everything = JSON.stringify(reports)
    expect(everything).not.toContain('canary')
    expect(everything).not.toContain('root:')
    expect(everything).not.toContain('PATH=')
  })

  it('is checked by the paths that lead to it', async () => {
    const paths = async (...words: string[]) =>
      (await json(folder, ...words)).files.map(({ path }: { path: string }) => path)
    expect(await paths(join(folder, 'sound/accelerator.yml'), 'd/../sound', './sound/')).toEqual([
      'sound/accelerator.yml',
    ])
    expect(await paths('inside/../shared/job.txt', 'shared/*.txt')).toEqual(['shared/job.txt'])
    expect(runCommand(folder, ['check', join(outside, 'accelerator.yml')]).stdout).toMatch(
      /^error manifest\/invalid-value\n {2}at \.\.\/.*\/accelerator\.yml:1:8$/m,
    )
  })
})

describe('arguments that cannot be used end with status 2 and one line', () => {
  const folder = workspaceOf({
    'a/accelerator.yml': sound,
    [`${'a'.repeat(200)}/accelerator.yml`]: sound,
    'empty/x': '',
  })
  symlinkSync('loop', join(folder, 'loop'))
  const long = 'a'.repeat(10_000)
  it.each<[message: string, ...words: string[]]>([
    ['There is no file', '../elsewhere/accelerator.yml'],
    ['There is no file', '/nowhere/accelerator.yml'],
    ['There is no file', 'a/accelerator.yml/x'],
    ['There is no file', 'loop/x'],
    ['There is no file', long],
    ['There is no file', 'a/'.repeat(5_000)],
    ['There is no file', '--', '-rf'],
    ['There is no file', 'x\n::error::y\r\u009b'],
    ['No file matches', 'x\n::error::y\r##[add-mask]z\u001b[2J'],
    ['There is no file', '+(a|b)'],
    ['has no accelerator.yml', 'empty'],
    ['No file matches', 'a/accelerator.yml/*'],
    ['No file matches', '*.nothing'],
    ['No file matches', '../*/accelerator.yml'],
    ['No file matches', `${'*a'.repeat(8)}c`],
    ['No file matches', `${'**/'.repeat(50)}none`],
    ['No file matches', '*(*(*(*(*(a|aa)))))b/*'],
    ['No file matches', `${'+(a|b)'.repeat(40)}[z]`],
    ['No file matches', '*(a|a?|a*)*(a|a?|a*)*(a|a?|a*)*(a|a?|a*)b/*'],
    ['No file matches', '!(!(a*)*(a*))/[z-a'],
    ['No file matches', '##[add-mask]x*'],
    ['more than 100 patterns', '{a,b}'.repeat(16)],
    ['longer than 256 characters', `*${long}`],
    ['More than 100 paths', ...Array(101).fill('a')],
    ['Unknown option', '--\n::error::x'],
    ['--format takes', '--format', '\n::error::x'],
    ['--fail-on takes', '--fail-on', '##[error]x'],
    ['No job is named', '--job', 'x\n::error::y'],
    ['cannot be written', '--output', '/nowhere/\n::error::x'],
  ])('%#: %s', async (message, ...words) => {
    const { status, stdout, stderr } = await runCommandHere(folder, ['check', ...words])
    expect(stderr).toMatch(/^accelerator-review: .{1,600}\n$/)
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('\u001b')
    expect(runnerCommands(stderr)).toEqual([])
    expect([status, stdout]).toEqual([2, ''])
  })
})

describe('the Action', () => {
  const outside = workspaceOf({ 'accelerator.yml': sound, 'report.json': 'precious' })
  const folder = workspaceOf({ 'accelerator.yml': sound, 'null.json': 'null' })
  symlinkSync(outside, join(folder, 'out'))
  symlinkSync(join(outside, 'report.json'), join(folder, 'report.out'))
  symlinkSync(join(outside, 'nowhere.json'), join(folder, 'dangling.out'))

  it.each<[message: string, inputs: Record<string, string>]>([
    ['There is no file x', { paths: 'x\n::error::y\n##[add-mask]z' }],
    ['There is no file ::add-mask::x', { paths: '::add-mask::x,accelerator.yml' }],
    ['There is no file aaa', { paths: 'a'.repeat(10_000) }],
    ['is outside', { paths: '/etc/passwd' }],
    ['is outside', { paths: join(outside, 'accelerator.yml') }],
    ['The input fail-on is', { 'fail-on': 'error\n::error::x' }],
    ['The input fail-on is', { 'fail-on': '##[stop-commands]token' }],
    ['The input annotations is', { annotations: 'true\r::set-output name=verdict::fit' }],
    ['working-directory is outside', { 'working-directory': '../..' }],
    ['working-directory is outside', { 'working-directory': '/' }],
    ['working-directory is outside', { 'working-directory': 'out' }],
    ['cannot be read', { 'working-directory': 'x\n::error::y' }],
    ['cannot be read', { 'working-directory': 'accelerator.yml' }],
    ['report-file is outside', { 'report-file': '../../x.json' }],
    ['report-file is outside', { 'report-file': 'report.out' }],
    ['report-file is outside', { 'report-file': 'out/new/x.json' }],
    ['cannot be written', { 'report-file': 'dangling.out' }],
    ['cannot be written', { 'report-file': 'accelerator.yml/x.json' }],
    ['cannot be written', { 'report-file': '.' }],
  ])('refuses what it cannot use, %#: %s', async (message, inputs) => {
    // The paths that it opens depend on the program that a runner starts.
    const run = 'working-directory' in inputs || 'report-file' in inputs ? runAction : runActionHere
    const { status, stdout, stderr, commands } = await run(folder, inputs)
    expect(commands.map(({ name, properties }) => [name, properties['title']])).toEqual([
      ['error', 'Accelerator review could not run'],
    ])
    expect(commands[0]?.data).toContain(message)
    expect([status, stderr, stdout.split('\n').length]).toEqual([2, '', 2])
    expect(readFileSync(join(outside, 'report.json'), 'utf8')).toBe('precious')
    expect(existsSync(join(outside, 'new'))).toBe(false)
  })

  it.each(['missing.json', 'null.json', '.'])('needs no event: %s', (event) => {
    const { status, stderr, commands, summary } = runAction(folder, {}, { GITHUB_EVENT_PATH: join(folder, event) })
    expect([status, stderr, commands]).toEqual([0, '', []])
    expect(summary).toContain('✅ fit')
  })

  it('needs no summary, and says so where one cannot be written', () => {
    expect(runAction(folder, {}, { GITHUB_STEP_SUMMARY: '' }).status).toBe(0)
    const { status, commands } = runAction(folder, {}, { GITHUB_STEP_SUMMARY: join(folder, 'missing/summary') })
    expect([status, commands.map(({ data }) => data)]).toEqual([2, [expect.stringContaining('cannot be written')]])
  })
})

describe('much', () => {
  it('of jobs: the summary stays below its limit and says what was left out, the report holds all', () => {
    const long = '#'.repeat(100)
    const job = (index: number) => `  "<job> ${index} ${long}": { framework: mxnet, hardware: tpu-v4-8 }\n`
    const manifest = `jobs:\n${repeat(400, job)}`
    const paths = ['a', 'b', 'c'].map((name) => `${name}${'#'.repeat(60)}/accelerator.yml`)
    const folder = workspaceOf(Object.fromEntries(paths.map((path) => [path, manifest])))
    const { status, stdout, summary, outputs, commands } = runAction(folder)
    const report = JSON.parse(readFileSync(outputs['report'] as string, 'utf8'))
    expect(report.summary).toMatchObject({ files: 3, jobs: 1_200 })
    expect(report.summary.error).toBeGreaterThanOrEqual(1_200)
    expect(report.files.flatMap(({ jobs }: { jobs: object[] }) => jobs)).toHaveLength(1_200)
    expect(Buffer.byteLength(summary)).toBeGreaterThan(900_000)
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(summary).toContain(
      'The first 10 jobs follow in detail; `accelerator-review check --verbose` shows the other 1190.',
    )
    const [, missing] =
      /^_Left out for lack of space: (\d+) jobs of the table.*\. `accelerator-review check --format json` has all\._$/m.exec(
        summary,
      ) ?? []
    expect((summary.match(/^\| <code>.*$/gm) ?? []).length + Number(missing)).toBe(1_200)
    expect(stdout).toMatch(/^\d+ more findings are in the summary/m)
    expect([status, commands.filter(({ name }) => name === 'error').length]).toEqual([1, 10])
  })

  it('of files: all are checked', () => {
    const text = (index: number): string => (index % 100 === 99 ? wrong : sound)
    const files = Array.from({ length: 300 }, (_, index) => [`team-${index}/accelerator.yml`, text(index)])
    const reports = actionReport(workspaceOf(Object.fromEntries(files)), {})
    expect(reports.json.summary).toMatchObject({ files: 300, jobs: 300, error: 3 })
    expectOnlyWords(reports, 1)
  })
})

describe('what once went wrong', () => {
  it('a section of defaults may have the name of a method', async () => {
    const folder = workspaceOf({
      'accelerator.yml': 'defaults: { constructor: { a: 1 } }\njobs: { a: { constructor: { b: 2 } } }\n',
    })
    const { status, stderr, stdout } = await runCommandHere(folder, ['check'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('manifest/not-read')
  })

  it('defaults count for every job that inherits them', async () => {
    const values = repeat(3_000, () => 'a,')
    const text = `defaults: { evidence: [${values}] }\njobs: { ${repeat(500, (index) => `j${index},`)} }\n`
    const [file] = (await json(workspaceOf({ 'accelerator.yml': text }))).files
    expect(file.findings.map(({ rule }: ReportedFinding) => rule)).toEqual(['manifest/limit'])
  })

  it('a list of wrong values is one finding', async () => {
    const [file] = (await json(workspaceOf({ 'accelerator.yml': 'evidence: [1, 2, 3]\n' }))).files
    expect(file.findings.map(place)).toEqual(['manifest/invalid-value 1:12'])
  })

  it('a job too long for the summary does not take the others with it', () => {
    const long = `name: a${'&'.repeat(240_000)}\n`
    const { summary } = runAction(workspaceOf({ 'a/accelerator.yml': long, 'b/accelerator.yml': wrong }))
    expect(summary).toContain('<code>b</code>')
  })

  it('the frame of a long line shows the place', () => {
    const text = `labels: { a: ${'x'.repeat(900)} }\n`.replace('}', `, b: [${'y, '.repeat(300)}] }`)
    const { stdout } = runCommand(workspaceOf({ 'accelerator.yml': text }), ['check'])
    expect(stdout).toMatch(/\| .*b: \[y/)
  })
})
