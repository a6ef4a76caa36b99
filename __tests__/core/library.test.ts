import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, SourceTextModule } from 'node:vm'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type * as Core from '../../src/core/index.ts'
import * as core from '../../src/core/index.ts'
import { rules } from '../../src/core/rules/index.ts'
import { dist } from '../support/dist.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The published library, in a realm with only the language's built-ins. */
async function publishedCore(): Promise<typeof Core> {
  const code = readFileSync(join(dist(), 'core/index.js'), 'utf8')
  const library = new SourceTextModule(code, { context: createContext({}) })
  await library.link((name) => {
    throw new Error(`The library imports ${name}.`)
  })
  await library.evaluate()
  return library.namespace as typeof Core
}

/** A folder with the package and a program that uses it. */
function consumer(files: Readonly<Record<string, string>>): string {
  const folder = workspaceOf({ 'package.json': '{ "type": "module" }', ...files })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/accelerator-review'))
  return folder
}

describe('the published library', () => {
  // Pictures and bundles are large and not evidence.
  const isText = (path: string): boolean => !/^dist\/|\.png$/.test(path)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .filter((path) => isText(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const manifests = files.map(({ path }) => path).filter((path) => /^examples\/.*accelerator\.ya?ml$/.test(path))
  let published: typeof Core
  let review: Core.Review
  const today = new Date().toISOString().slice(0, 10)
  const reviewOf = (some: readonly string[]) => published.review(files, { manifests: some, today, comparisons: true })
  const written = (folder: string, format: string): string => {
    const { stdout, stderr } = runCommand(root, ['check', folder, '--format', format])
    expect(stderr).toBe('')
    return stdout
  }
  beforeAll(async () => {
    published = await publishedCore()
    review = reviewOf(manifests)
  })

  it('gives for the examples what the command writes as json, to the byte', () => {
    expect(manifests.length).toBeGreaterThan(200)
    // The command gets its commit from the checkout, and the date from the clock.
    const checked = written('examples', 'json').replace(/^ {2}"(?:repository|commit|date)": .*\n/gm, '')
    expect(review.json() === checked).toBe(true)
  })

  it.each(['markdown', 'sarif'] as const)('gives for the tour what the command writes as %s, to the byte', (format) => {
    const tour = manifests.filter((path) => path.startsWith('examples/tour/'))
    expect(tour.length).toBeGreaterThan(4)
    expect(reviewOf(tour)[format]() === written('examples/tour', format)).toBe(true)
  })

  it('gives the report as an object', () => {
    expect(`${JSON.stringify(review.report)}`).toBe(JSON.stringify(JSON.parse(review.json())))
  })

  it('is one file without imports', () => {
    expect(readFileSync(join(dist(), 'core/index.js'), 'utf8')).not.toMatch(/^import |\bimport\(|\brequire\(['"]/m)
  })

  it('does what its page shows', () => {
    const page = readFileSync(join(root, 'docs/library.md'), 'utf8')
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
    const folder = consumer({ 'program.js': program })
    const printed = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' })
    expect(printed).toMatchSnapshot()
  })

  it.each(['nodenext', 'bundler'])('has types that a program compiles against (%s)', (resolution) => {
    const program = [
      "import { check, compare, explain, review, suggest, type Report } from 'accelerator-review/core'",
      "const files = [{ path: 'accelerator.yml', text: 'framework: jax' }]",
      "const report: Report = check(files, { failOn: 'warning' })",
      'export const verdict: string | undefined = report.files[0]?.jobs[0]?.assessment.verdict',
      'export const texts: string[] = [review(files).markdown(), compare(files[0]!).job, explain("a/b")?.why ?? ""]',
      'export const lines: number[] = suggest(files).map(({ startLine }) => startLine)',
      '// @ts-expect-error: nobody calls a severity so',
      "check(files, { failOn: 'grave' })",
    ]
    const folder = consumer({ 'program.ts': program.join('\n') })
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--types', '', '--target', 'es2023']
    const module = ['--module', resolution === 'nodenext' ? 'nodenext' : 'esnext', '--moduleResolution', resolution]
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const words = [compiler, ...options, ...module, '--preserveSymlinks', 'program.ts']
    expect(() => execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })).not.toThrow()
  })
})

const misfit = {
  path: 'train/accelerator.yml',
  text: 'framework: pytorch\nstage: production\nhardware: tpu-v5e-64\nmodel: { custom_kernels: [cuda] }\n',
}

describe('check', () => {
  it('takes the files that are named as manifests are, and all others as evidence', () => {
    const launch = { path: 'train/launch.sh', text: '#!/bin/bash\n#SBATCH --gres=gpu:h100:8\nsrun python train.py\n' }
    const { files, summary } = core.check([misfit, launch])
    expect([files.map(({ path }) => path), summary.jobs]).toEqual([['train/accelerator.yml'], 1])
    const rulesOf = (report: Core.Report): string[] =>
      report.files.flatMap((file) => file.findings.map(({ rule }) => rule))
    expect(rulesOf(core.check([misfit]))).not.toContain('evidence/accelerator-kind-differs')
    expect(rulesOf(core.check([misfit, launch]))).toContain('evidence/accelerator-kind-differs')
  })

  it('judges by the policy among the files, or by the one that is named', () => {
    const policy = { path: '.github/accelerator-policy.yml', text: 'fail-on: never\n' }
    expect(core.check([misfit]).summary.failed).toBe(true)
    expect(core.check([misfit, policy])).toMatchObject({ policies: [policy.path], summary: { failed: false } })
    expect(core.check([misfit, policy], { failOn: 'error' }).summary.failed).toBe(true)
    expect(core.check([misfit], { policy: 'strict' }).policies).toEqual(['strict'])
  })

  it('asks for policies of other repositories', () => {
    const policy = {
      path: '.github/accelerator-policy.yml',
      text: `extends: acme/policies/gpu.yml@${'a'.repeat(40)}\n`,
    }
    expect(() => core.check([misfit, policy])).toThrow(core.UnusablePolicy)
    const asked: string[] = []
    const report = core.check([misfit, policy], {
      sharedPolicy: (repository, path, ref) => {
        asked.push(`${repository}/${path}@${ref}`)
        return { text: 'fail-on: never\n', commit: ref }
      },
    })
    expect([asked, report.summary.failed]).toEqual([[`acme/policies/gpu.yml@${'a'.repeat(40)}`], false])
  })

  it('says nothing of the age of a price without a date', () => {
    const text =
      'framework: pytorch\nstage: production\nmodel: { name: openai-community/gpt2 }\nscale: { tokens: 1B }\nhardware: { accelerator: l40s, count: 1, provider: aws }\n'
    const of = (today?: string) => core.check([{ path: 'accelerator.yml', text }], { ...(today && { today }) })
    const assumed = (report: ReturnType<typeof of>) => report.files[0]?.jobs[0]?.sizing?.assumptions.join()
    expect(assumed(of())).toContain('list price')
    expect(assumed(of())).not.toContain('more than a year old')
    expect(assumed(of('2031-01-01'))).toContain('more than a year old')
  })

  it('refuses what it cannot check, and never a manifest', () => {
    expect(() => core.check([misfit], { manifests: ['absent.yml'] })).toThrow(core.UnusableInput)
    const waiver = '# accelerator-review: allow model/custom-kernels until 2027-01-31 because we port them\n'
    const waiving = [{ ...misfit, text: `${waiver}${misfit.text}` }]
    expect(() => core.check(waiving)).toThrow('Waivers end on a day')
    expect(core.check(waiving, { today: '2026-11-22' }).summary.jobs).toBe(1)
    expect(core.check([{ path: 'accelerator.yml', text: '[[[' }]).files[0]?.findings[0]?.rule).toBe('manifest/syntax')
  })
})

describe('beside the check', () => {
  const tight = {
    path: 'accelerator.yml',
    text: readFileSync(join(root, 'examples/tour/too-large-for-one-card/accelerator.yml'), 'utf8'),
  }

  it('explain knows each rule', () => {
    for (const { id } of rules) expect(core.explain(id)).toMatchObject({ id, why: expect.stringMatching(/\S/) })
    expect(core.explain('model/of-the-year')).toBeUndefined()
  })

  it('schema gives those that are published', () => {
    for (const [of, file] of [
      ['manifest', 'accelerator'],
      ['policy', 'accelerator-policy'],
    ] as const)
      expect(core.schema(of)).toEqual(JSON.parse(readFileSync(join(root, `schema/${file}.schema.json`), 'utf8')))
  })

  it('compare gives what the command writes', () => {
    const { stdout } = runCommand(join(root, 'examples/tour/too-large-for-one-card'), ['compare', '--format', 'json'])
    expect(core.compare(tight)).toEqual(JSON.parse(stdout))
    expect(() => core.compare(tight, { job: 'nobody' })).toThrow(core.UnusableInput)
  })

  it('suggest gives edits that clear what they name', () => {
    const [edit, ...others] = core.suggest([tight])
    if (edit === undefined) throw new Error('There is no edit.')
    const lines = tight.text.split('\n')
    lines.splice(edit.startLine - 1, edit.endLine - edit.startLine + 1, ...edit.replacement.split('\n'))
    const after = core.check([{ ...tight, text: lines.join('\n') }])
    expect(others).toEqual([])
    expect(after.files[0]?.findings.map(({ rule }) => rule)).not.toContain(edit.rule)
  })

  it('a review is written in each form', () => {
    const review = core.review([misfit])
    expect(review.text()).toContain('train/accelerator.yml')
    expect(review.annotations()[0]).toMatch(/^::error /)
    expect(JSON.parse(review.gitlab((text) => text))).toHaveLength(review.report.files[0]?.findings.length ?? -1)
  })
})
