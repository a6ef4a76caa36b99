import { imports } from '../../engines/python/requested-hardware.ts'
import { resourceLimits } from '../../engines/python/resource-limits.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const packages = ['kubernetes', 'kubernetes_asyncio', 'kr8s', 'airflow', 'kfp', 'torchx'] as const

/** Python that writes the resources of a container into the objects of Kubernetes' packages. */
export const reader: EvidenceReader = {
  format: 'kubernetes-calls',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /["'](?:[\w-]{1,20}\.){1,3}(?:com|ai|io)\/[\w.-]{1,40}["']/.test(text),
  read: (file) => (packages.some((name) => imports(file, name)) ? resourceLimits(file.path, file.calls) : []),
}
