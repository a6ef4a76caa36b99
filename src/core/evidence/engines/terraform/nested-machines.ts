import type { HclBody } from '../../../languages/hcl/hcl-blocks.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { common, hardwareNamed, hardwareOf, observeRequest } from '../../observation/resource-request.ts'
import { cardOf, requestOfCard } from './attached-card.ts'
import { attribute, bodiesBelow } from './blocks-within.ts'
import { machineKeys } from './cloud-machines.ts'
import { labelledModel } from './containers.ts'
import type { Where } from './resource.ts'

/** Machines that any block or object names, wherever it stands: groups of modules, templates, values for variables. */
export function nestedMachines(where: Where, body: HclBody): AcceleratorObservation[] {
  const { path, values, job } = where
  const found: AcceleratorObservation[] = []
  const machine = attribute(body, machineKeys)
  const choices = values.texts(machine).filter((choice) => hardwareOf(choice))
  const card = cardOf(body)
  const named = hardwareNamed(values.text(card?.type))
  const at = card && named ? card.line : machine?.line
  if (at !== undefined && (choices.length > 0 || named)) {
    const hardware = {
      ...(named && requestOfCard(card, values)),
      ...values.defaults(named ? card?.count : machine, undefined),
    }
    const seen = (choices.length > 0 ? choices : [undefined]).map((choice) =>
      observeRequest({ path, line: at }, 'suggests', { job, ...hardware, machine: choice }),
    )
    const agreed = common(seen)
    if (agreed) found.push(agreed)
  } else {
    const label = labelledModel(where, body)
    const hardware = { job, name: values.text(label), provider: where.provider, ...values.defaults(label, undefined) }
    const seen = label && observeRequest({ path, line: label.line }, 'suggests', hardware)
    if (seen) found.push(seen)
  }
  const bodies = bodiesBelow(body).filter((each) => !('type' in each && topLevel.has(each.type)))
  return [...found, ...bodies.flatMap((each) => nestedMachines(where, each))]
}

const topLevel: ReadonlySet<string> = new Set([
  'resource',
  'data',
  'module',
  'variable',
  'locals',
  'output',
  'provider',
])
