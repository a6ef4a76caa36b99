export type Permission = 'contents' | 'pull-requests' | 'issues' | 'checks' | 'security-events'
export type Permissions = Readonly<Partial<Record<Permission, 'read' | 'write'>>>

const allRead = {
  contents: 'read',
  'pull-requests': 'read',
  issues: 'read',
  checks: 'read',
  'security-events': 'read',
} as const

/** Permissions of a job's token: as `permissions:` declares them, and as GitHub reduces them for strangers. */
export const profiles = {
  contents: { contents: 'read' },
  comments: { contents: 'read', 'pull-requests': 'write' },
  checks: { contents: 'read', checks: 'write' },
  all: { contents: 'read', 'pull-requests': 'write', checks: 'write', 'security-events': 'write' },
  fork: allRead,
  dependabot: allRead,
} as const satisfies Record<string, Permissions>

/** Permissions by the start of the path below the repository; any one suffices. */
const needs: readonly [start: RegExp, permissions: readonly Permission[]][] = [
  [/^commits\/\{ref\}\/check-runs$/, ['checks']],
  [/^(contents|commits|compare|git)\//, ['contents']],
  [/^issues\//, ['issues', 'pull-requests']],
  [/^pulls\//, ['pull-requests']],
  [/^check-runs/, ['checks']],
  [/^code-scanning\//, ['security-events']],
]

/** Whether a token may use a route of its own repository. Everyone may see that the repository exists. */
export function mayAsk(route: string, granted: Permissions, isPublic: boolean): boolean {
  const [method, path = ''] = route.split(' ')
  if (path === '/user') return false
  const permissions = needs.find(([start]) => start.test(path))?.[1]
  if (permissions === undefined || (isPublic && method === 'GET')) return true
  return permissions.some((name) => granted[name] === 'write' || (method === 'GET' && granted[name] === 'read'))
}
