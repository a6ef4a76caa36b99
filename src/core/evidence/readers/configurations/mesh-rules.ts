import { readPython } from '../../../languages/python/python-text.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hardwareNamed, hardwareOf, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * AXLearn's mesh rules: patterns of the instance types that an experiment is laid out for, of which the launch chooses
 * one. They tell models and machines, and no number.
 */
export const reader: EvidenceReader = {
  format: 'mesh-rules',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /\bmesh_rules\b/.test(text),
  read: (path, text) => {
    const { strings, lineAt } = readPython(text)
    const observations = new ObservationList()
    for (const { value, start } of strings) {
      for (const request of instancesIn(value)) {
        const seen = observeRequest({ path, line: lineAt(start) }, 'suggests', request)
        if (seen) observations.add(withoutNumber(seen))
      }
    }
    return observations.list()
  },
}

/** An experiment asks for nothing: with a number it would count as a launch. */
function withoutNumber({ perNode: _, ...seen }: AcceleratorObservation): AcceleratorObservation {
  return seen
}

const longestPattern = 200

/** `tpu-v5p-.*`, `gpu-(p5.48xlarge|a3-highgpu-8g)-(256|512)`, `neuron-(trn2|trn2n).48xlarge-64`. */
function instancesIn(pattern: string): ResourceRequest[] {
  const [, platform, rest = ''] = /^(tpu|gpu|neuron)-([\w.()|*+-]+)$/.exec(pattern.slice(0, longestPattern + 1)) ?? []
  if (platform === undefined || pattern.length > longestPattern) return []
  const first = /^\(([^()]*)\)/.exec(rest)?.[1]?.split('|') ?? [rest]
  if (platform === 'tpu') return first.flatMap((name) => ofTpu(name))
  if (platform === 'neuron') return first.flatMap((name) => ofNeuron(name))
  return first.map((name) => name.replace(/-\d+$/, '')).flatMap((machine) => (hardwareOf(machine) ? [{ machine }] : []))
}

function ofTpu(name: string): ResourceRequest[] {
  const generation = /^(?:v\d[a-z]*|7x)(?=-|$)/.exec(name)?.[0]
  const named = `tpu-${generation}`.replace('tpu-7x', 'tpu7x')
  return generation !== undefined && hardwareNamed(named)?.kind === 'tpu' ? [{ name: named }] : []
}

function ofNeuron(name: string): ResourceRequest[] {
  const generation = /^(?:trn|inf)\d/.exec(name)?.[0]
  return hardwareNamed(generation)?.vendor === 'aws' ? [{ name: generation }] : []
}
