import { describe, expect, it } from '@jest/globals'
import type { FileTree } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { byPlace } from '../../../src/core/finding/finding.ts'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { markdownReport, summaryLimitBytes } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { reviewBase } from '../../../src/core/review/change/base-review.ts'
import type { Outcome } from '../../../src/core/review/outcome.ts'
import { review } from '../../../src/core/review/review.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const path = 'train/accelerator.yml'
const launchFile = 'train/launch.sbatch'

const treeOf = (files: Readonly<Record<string, string>>): FileTree => ({
  isCheckout: true,
  *walk({ opens, visit }) {
    const opened = Object.entries(files).filter(([file]) => opens(file))
    for (const [file, text] of opened) visit(file, text)
    return { walked: opened.length, opened: opened.length, bytes: 0, tooLarge: [], closed: [] }
  },
})

/** A change of the manifest under a policy, with a launch file. */
async function changeOf(base: string, head: string, policy: string, launch?: string): Promise<Outcome> {
  const tree = treeOf({ [path]: head, ...(launch !== undefined && { [launchFile]: launch }) })
  const run = {
    effective: await effectiveOf(policy),
    today: exampleDay,
    scope: 'some' as const,
    base: {
      files: { tree: { changed: new Map([[path, path]]), deleted: [] }, texts: new Map([[path, base]]) },
      review: reviewBase,
      wants: () => true,
      moved: new Map(),
    },
  }
  return review(
    [{ path, input: head }],
    run,
    {},
    gatherEvidence(tree, { manifests: [path], lists: [{ folder: '', globs: ['train/*.*'] }] }),
  )
}

const job = ({ work = 'tokens: 20B', hardware = '8, provider: aws', price = '3 USD' } = {}): string =>
  `jobs:
  tune:
    task: pretraining
    framework: pytorch
    stage: production
    model: { architecture: transformer, precision: bf16 }
    scale: { parameters: 1B, ${work}, sequence_length: 4096, global_batch_size: 256 }
    hardware: { accelerator: h100-sxm, count: ${hardware} }
    operations: { price_per_chip_hour: ${price} }
`
const limit = 'limits: [{ cost: 1000 USD }]\n'
const row = (outcome: Outcome): string => /^\| `tune`.*$/m.exec(commentText(outcome, { key: 'k' }))?.[0] ?? ''
const terminal = (outcome: Outcome): string => textReport(outcome, { color: false, quiet: false })

describe('a limit that a change exceeds', () => {
  const placeOf = async (base: string, head: string): Promise<string | undefined> => {
    const { files } = await changeOf(base, head, limit)
    const [found] = files.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'policy/limit-exceeded'))
    return (
      found && files[0]?.text.split('\n')[found.span.line - 1]?.slice(found.span.column - 1, found.span.endColumn - 1)
    )
  }

  it.each(['tokens', 'steps'])('is reported at the %s that grew on the same hardware', async (work) => {
    const [few, many] = work === 'tokens' ? ['20B', '200B'] : ['20k', '200k']
    expect(await placeOf(job({ work: `${work}: ${few}` }), job({ work: `${work}: ${many}` }))).toBe(`${work}: ${many}`)
  })

  it('is reported at the hardware if that changed, or nothing of the work grew', async () => {
    const [more, same] = [job({ work: 'tokens: 200B', hardware: '16' }), job({ work: 'tokens: 200B' })]
    expect(await placeOf(job(), more)).toContain('hardware: ')
    expect(await placeOf(same.replace('production', 'prototype'), same)).toContain('hardware: ')
  })

  const placesOf = async (base: string, head: string, policy = limit, launch?: string): Promise<unknown[]> => {
    const { files } = await changeOf(base, head, policy, launch)
    const found = files.flatMap(({ findings }) => findings)
    expect(found).toEqual([...found].sort(byPlace))
    const exceeded = found.filter(({ rule }) => rule === 'policy/limit-exceeded')
    return exceeded.map(({ job: name, span }) => [
      name,
      files[0]?.text.split('\n')[span.line - 1]?.trim().split(':')[0],
    ])
  }
  const grown = job({ work: 'tokens: 200B' })
  const second = (text: string, name: string): string => text.replace('jobs:\n', '').replace('tune:', `${name}:`)

  it('is reported at the work of the job that grew, and where it was in others', async () => {
    const jobs = (...more: readonly string[]) => `${grown}${more.join('')}`
    const [base, head] = [
      jobs(second(job({ work: 'tokens: 150B' }), 'b'), second(job(), 'c'), second(grown, 'gone')),
      jobs(second(grown, 'b'), second(job(), 'c'), second(grown, 'new')),
    ]
    expect(await placesOf(base, head, `${limit}hardware: { deny: [h100] }\n`)).toEqual([
      ['tune', 'hardware'],
      ['b', 'scale'],
      ['new', 'hardware'],
    ])
  })

  it('is reported at the work that the base does not state', async () => {
    expect(await placesOf(job().replace(/ +scale: .*\n/, ''), grown)).toEqual([['tune', 'scale']])
    expect(await placesOf(grown, job().replace(/ +scale: .*\n/, ''), 'limits: [{ count: 4 }]\n')).toEqual([
      ['tune', 'hardware'],
    ])
  })

  it('is reported at the hardware if it is on the number of that', async () => {
    expect(await placesOf(job(), grown, 'limits: [{ count: 4 }]\n')).toEqual([['tune', 'hardware']])
  })

  it('is reported at the hardware if the work stands in a launch file', async () => {
    const text = '#!/bin/bash\ntorchrun --nproc_per_node=8 train.py --max_steps 2000000\n'
    const listed = job().replace('tokens: 20B, ', '').concat('    evidence: ["launch.sbatch"]\n')
    expect(await placesOf(job(), listed, limit, text)).toEqual([['tune', 'hardware']])
  })

  it('says how much work fits, and that nothing else passes', async () => {
    const outcome = await changeOf(job(), job({ work: 'tokens: 200B' }), limit)
    const text = terminal(outcome).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/Do: Train on fewer tokens \(about \d+B fit in 1,000 USD\), or ask/)
    expect(text).toMatch(/Would pass: nothing that was tried \(\d+ changes of hardware or layout\)/)
    const fitting = /about (\d+B) fit/.exec(text)?.[1] ?? ''
    expect((await changeOf(job(), job({ work: `tokens: ${fitting}` }), limit)).counts).toMatchObject({
      error: 0,
      warning: 0,
    })
  })

  it('says nothing of other hardware where only keys are missing', async () => {
    const open = job().replace('count: 8, ', '')
    const text = terminal(await changeOf(open, open, 'limits: [{ count: 8 }]\nrequire: [operations.deadline]\n'))
    expect(text).toContain('error policy/key-required')
    expect(text).not.toContain('Would pass')
  })

  it('takes away the mark of a job whose hardware fits', async () => {
    const outcome = await changeOf(job(), job({ work: 'tokens: 200B' }), limit)
    expect(row(outcome)).toMatch(/\| ✅ fit → (?:⚠️|❌) over the limit \|/)
    expect(terminal(outcome)).toMatch(/^over the limit {2}tune on 8× H100 SXM \(train\/accelerator\.yml:2\)$/m)
  })

  it('comes before the figures in a terminal', async () => {
    const text = terminal(await changeOf(job(), job({ work: 'tokens: 200B' }), limit))
    expect(text.indexOf('policy/limit-exceeded')).toBeLessThan(text.indexOf('chip-hours'))
  })
})

describe('a launch on other hardware than declared', () => {
  const launch = (gpus: string): string =>
    `#!/bin/bash\n#SBATCH --job-name=tune\n#SBATCH --nodes=4\n#SBATCH --gres=gpu:${gpus}\nsrun python train.py\n`
  const declared = job()
    .replace('price_per_chip_hour: 3 USD', '{}')
    .replace('operations: { {} }', 'evidence: ["launch.sbatch"]')

  it('has its cost beside the declared one', async () => {
    const outcome = await changeOf(declared, declared, '', launch('b200:8'))
    const table = markdownReport(outcome, { limitBytes: summaryLimitBytes })
    expect(table).toMatch(
      /\| 8× H100 SXM declared; 32× B200 launched \|.*declared; [^|]*launched \|.*\| about [\d,]+ USD \([^|]*\) declared; about [\d,]+ USD as launched \|/,
    )
    expect(terminal(outcome)).toMatch(
      /^ {4}declared: 8× H100 SXM; launched: 32× B200, [^;]+; cost about [\d,]+ USD as launched$/m,
    )
  })

  it('has none where the launch agrees', async () => {
    const outcome = await changeOf(declared, declared, '', launch('h100:8').replace('nodes=4', 'nodes=1'))
    expect(markdownReport(outcome, { limitBytes: summaryLimitBytes })).not.toContain('as launched')
  })
})
