import { imports, namesOneOf } from '../../engines/python/requested-hardware.ts'
import { resourceLimits } from '../../engines/python/resource-limits.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

const packages: ReadonlySet<string> = new Set(['kubernetes', 'kubernetes_asyncio', 'kr8s', 'airflow', 'kfp', 'torchx'])

const resource = /["'](?:[\w-]{1,20}\.){1,3}(?:com|ai|io)\/[\w.-]{1,40}["']/

/** Python that sets container resources through the Kubernetes packages. */
export const reader: EvidenceReader = {
  format: 'kubernetes-calls',
  matches: (path) => path.endsWith('.py'),
  read: (file) =>
    namesOneOf(file, packages) && resource.test(file.text) && [...packages].some((name) => imports(file, name))
      ? resourceLimits(file.path, file.calls)
      : [],
}
