/// <reference lib="dom" />
import { expect, it } from '@jest/globals'
import { Answers } from '../../src/edge/lsp/answers.ts'
import { comparedAt } from '../../src/edge/lsp/look.ts'
import { OpenFiles } from '../../src/edge/lsp/open-files.ts'
import { cheapestOf } from '../../web/playground/page/cheapest.ts'
import { hostWith } from '../support/editor-host.ts'

const uri = 'file:///accelerator.yml'

/** The cheapest way that the playground offers, with all that was compared. */
async function cheapest(manifest: string) {
  const files = new OpenFiles(hostWith())
  files.open(uri, 1, manifest)
  const look = await new Answers(files, hostWith()).look(uri)
  const judged = await files.judged(uri)
  const compared = judged && comparedAt(judged.manifest)
  const found = look && compared && cheapestOf(look, compared)
  if (!compared || !found) throw new Error('Nothing is known to pass.')
  return { compared, found }
}

const service = (hardware: string, framework = 'framework: pytorch\n'): string =>
  `${framework}task: inference
model: { name: meta-llama/Llama-3.1-70B, precision: bf16 }
scale: { users: 1M }
hardware: ${hardware} on AWS
`

it('is no accelerator whose verdict is undecided where another fits', async () => {
  const { compared, found } = await cheapest(service('1x H100'))
  const { rows } = compared.report
  const open = rows.filter(({ verdict }, index) => verdict === 'undecided' && compared.edits[index]?.passes)
  const cheaper = open.filter(({ cost }) => cost?.likely !== undefined && cost.likely < found.least)
  expect(cheaper.map(({ label }) => label)).toContain('6× Inferentia2')
  for (const row of [found.row, found.away]) expect(row?.verdict ?? 'fit').toBe('fit')
})

it('is an undecided one where nothing declared lets the check tell', async () => {
  const { found } = await cheapest(service('1x H100', ''))
  expect([found.row, found.away].map((row) => row?.verdict)).toContain('undecided')
})
