import {
  below,
  eachMap,
  entriesOf,
  entryOf,
  isYamlPath,
  itemsOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { requestOfRunner } from '../../engines/launch/runner-label.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { AcceleratorObservation, EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { reader as shellLaunch } from './shell-launch.ts'

/**
 * GitHub's workflows: the runners that their jobs want, and what these launch. Whatever they test, build or start is not
 * the job of a manifest, so that all of it only suggests.
 */
export const reader: EvidenceReader = {
  format: 'workflow-runner',
  matches: (path) => /(?:^|\/)\.github\/workflows\/[^/]+$/.test(path) && isYamlPath(path),
  read: (path, text) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      const place = (node: Node): Place => ({ path, line: lineOf(node.range) })
      for (const seen of ofWorkflow(root, place)) observations.add(seen)
    }
    return observations.list()
  },
}

type PlaceOf = (node: Node) => Place

function ofWorkflow(root: Node, place: PlaceOf): Observation[] {
  const jobs = entriesOf(below(root, 'jobs'))
  return [
    ...ofEnvironment(below(root, 'env'), place, undefined),
    ...jobs.flatMap(([name, { node }]) => ofJob(node, place, name)),
  ]
}

function ofJob(job: Node, place: PlaceOf, name: string): Observation[] {
  const steps = itemsOf(below(job, 'steps'))
  const container = below(job, 'container')
  const image = below(container, 'image') ?? (container?.kind === 'scalar' ? container : undefined)
  return [
    ...ofRunner(below(job, 'runs-on'), place, name),
    ...ofMatrix(job, place, name),
    ...(image ? imageObservations(place(image), wordOf(image)) : []),
    ...[job, ...steps].flatMap((part) => ofEnvironment(below(part, 'env'), place, name)),
    ...steps.flatMap((step) => ofCommands(below(step, 'run'), place, name)),
  ]
}

/** Labels that a runner has to carry all of, by themselves or beside the group that it is in. */
function ofRunner(runsOn: Node | undefined, place: PlaceOf, job: string): Observation[] {
  if (runsOn === undefined) return []
  const parts = runsOn.kind === 'map' ? [below(runsOn, 'group'), below(runsOn, 'labels')] : [runsOn]
  const labels = parts.flatMap((part) => (part?.kind === 'list' ? part.items : part ? [part] : []))
  const words = labels.flatMap((label) => wordOf(label) ?? [])
  const wanted = requestOfRunner(words)
  return wanted ? seen(place(labels[0] ?? runsOn), { ...wanted, job }) : []
}

/** Runners that are handed to a workflow for several, and those of a matrix, one after the other. */
function ofMatrix(job: Node, place: PlaceOf, name: string): Observation[] {
  const found: Observation[] = []
  for (const part of [below(job, 'strategy', 'matrix'), below(job, 'with')]) {
    eachMap(part, (map) => {
      for (const key of runnerKeys) {
        const value = entryOf(map, key)?.node
        const isChoice = value?.kind === 'list' && map === below(job, 'strategy', 'matrix')
        const runners = value === undefined ? [] : isChoice ? value.items : [value]
        found.push(...runners.flatMap((runner) => ofRunner(runner, place, name)))
      }
      return undefined
    })
  }
  return found
}

const runnerKeys = ['runs-on', 'runs_on', 'runner', 'runner-label', 'runner_label', 'os', 'machine_type', 'labels']

/** The variables of a workflow, as the script would set them that runs with them. */
function ofEnvironment(env: Node | undefined, place: PlaceOf, job: string | undefined): Observation[] {
  const set = entriesOf(env).flatMap(([name, { node }]) => {
    const value = wordOf(node)
    return value === undefined || !/^[A-Z][A-Z\d_]*$/.test(name) || /['\s\\]/.test(value) ? [] : [{ name, value, node }]
  })
  const script = set.map(({ name, value }) => `export ${name}='${value}'`).join('\n')
  return hardwareIn(script).flatMap((seen) => {
    const variable = set[seen.place.line - 1]
    return variable ? [{ ...suggested(seen, job), place: place(variable.node) }] : []
  })
}

/** Machines that a step makes elsewhere; the processes that it starts are those of a test. */
function ofCommands(run: Node | undefined, place: PlaceOf, job: string): Observation[] {
  if (run?.kind !== 'scalar') return []
  return hardwareIn(run.source)
    .filter(({ accelerator, machine }) => accelerator !== undefined || machine !== undefined)
    .map((seen) => ({ ...suggested(seen, job), place: place(run) }))
}

const hardwareIn = (script: string): AcceleratorObservation[] =>
  shellLaunch.mayHold?.(script) === false
    ? []
    : shellLaunch.read('run.sh', script).flatMap((seen) => (seen.what === 'accelerator' ? [seen] : []))

const suggested = (seen: AcceleratorObservation, job: string | undefined): AcceleratorObservation => ({
  ...seen,
  certainty: 'suggests',
  ...(job !== undefined && { job }),
})

function seen(place: Place, request: ResourceRequest): Observation[] {
  const observation = observeRequest(place, 'suggests', request)
  return observation ? [observation] : []
}
