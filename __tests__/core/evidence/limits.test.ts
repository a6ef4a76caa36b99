import { describe, expect, it } from '@jest/globals'
import { treeLimits, walkEnds } from '../../../src/core/evidence/file-tree.ts'
import { jsonReport } from '../../../src/core/report/formats/json.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { defaultPolicy } from '../../../src/core/review/default-policy.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { workspaceOf } from '../../support/runner.ts'

const manifest = { 'accelerator.yml': 'framework: pytorch\nhardware: H100:8\n' }
const large = '#'.repeat(treeLimits.fileBytes + 1)
const reviewed = (files: Record<string, string>) =>
  reviewFolder(workspaceOf({ '.git/HEAD': '', ...manifest, ...files }), ['accelerator.yml'], {
    effective: defaultPolicy,
    today: '2026-11-21',
    scope: 'all',
  })
const text = { color: false, quiet: false }

describe('evidence that a limit cuts off', () => {
  it('is told by both reports', async () => {
    const names = ['a.sh', 'b.sh', 'c.sh', 'd.sh']
    const outcome = await reviewed(Object.fromEntries(names.map((name) => [name, large])))
    expect(textReport(outcome, text)).toContain(
      'Not read as evidence, or not to the end: a.sh is larger than 1 MiB; b.sh is larger than 1 MiB; c.sh\nis larger than 1 MiB; and 1 more.\n',
    )
    expect(JSON.parse(jsonReport(outcome)).unread).toEqual({ tooLarge: names, gaveUp: [], cut: false })
    const cut = { ...outcome, unread: { tooLarge: [], gaveUp: [], incomplete: walkEnds.opened } }
    expect(textReport(cut, text)).toContain('The evidence is incomplete: there are more than 50000 files to read.')
    expect(JSON.parse(jsonReport(cut)).unread).toMatchObject({ cut: true, incomplete: walkEnds.opened })
    expect(textReport(cut, text)).not.toContain('Not read as evidence')
  })

  it('is not mentioned where all of it was read, and fails nothing', async () => {
    const whole = await reviewed({ 'a.sh': 'torchrun a.py\n' })
    expect(textReport(whole, text)).not.toMatch(/incomplete|not read|too large/)
    expect(JSON.parse(jsonReport(whole))).not.toHaveProperty('unread')
    expect((await reviewed({ 'a.sh': large })).failed).toBe(false)
  })
})
