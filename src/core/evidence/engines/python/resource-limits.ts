import type { PythonCall } from '../../../languages/python/python-calls.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { acceleratorResource } from '../kubernetes/resource-names.ts'

/** `limits={"nvidia.com/gpu": 4}` of a container, where it stands in no manifest that is written out. */
export function resourceLimits(path: string, calls: readonly PythonCall[]): AcceleratorObservation[] {
  const inManifest = new Set<PythonCall>()
  return calls.flatMap((call) => {
    if (call.values.has('apiVersion') || (call.within && inManifest.has(call.within))) inManifest.add(call)
    if (call.callee !== '' || inManifest.has(call)) return []
    return [...call.values].flatMap(([key, value]) => {
      const resource = acceleratorResource(key)
      const perNode = wholeNumber(String(value?.value))
      if (resource?.counts !== 'accelerators' || !value || perNode === undefined) return []
      const { kind, vendor, provider, name } = resource
      const request = { kind, vendor, provider, name, perNode, byDefault: value.byDefault }
      return observeRequest({ path, line: value.line }, 'suggests', request) ?? []
    })
  })
}
