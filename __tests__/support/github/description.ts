import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

interface Operation {
  readonly query: object
  readonly body?: object
  readonly answer?: object
  readonly status: number
}

/** A request in GitHub's description; `route` is the method and the template, without the repository. */
export interface Matched {
  readonly route: string
  readonly owner: string
  readonly repo: string
  /** The decoded values of `{…}` in the template. */
  readonly at: Readonly<Record<string, string>>
}

const file = new URL('../../fixtures/github/openapi.json', import.meta.url)
const description = JSON.parse(readFileSync(file, 'utf8')) as { readonly operations: Record<string, Operation> }
const options = { strict: false, validateFormats: false, allErrors: true }
const bodies = new Ajv(options).addSchema(description, 'github')
// A query is text, whatever its described type.
const queries = new Ajv({ ...options, coerceTypes: true }).addSchema(description, 'github')
const repository = '/repos/{owner}/{repo}'
const severalSegments = new Set(['path', 'ref', 'basehead'])

const templates = Object.keys(description.operations)
  .map((operation) => {
    const [method = '', template = ''] = operation.split(' ')
    const pattern = template.replace(
      /\{(\w+)\}/g,
      (_, name) => `(?<${name}>${severalSegments.has(name) ? '.+' : '[^/]+'})`,
    )
    return { operation, method, template, pattern: new RegExp(`^${pattern}$`) }
  })
  // The more specific of two matches: commits/{ref}/check-runs before commits/{ref}.
  .sort((a, b) => b.template.length - a.template.length)

const routeOf = (operation: string): string => operation.replace(`${repository}/`, '')

/** The routes of GitHub that we use, for example `POST check-runs`. */
export const routes: ReadonlySet<string> = new Set(Object.keys(description.operations).map(routeOf))

/** The route of a request; undefined if it is not described. */
export function matchRoute(method: string, path: string): Matched | undefined {
  for (const template of templates) {
    const match = template.method === method ? template.pattern.exec(path) : null
    if (match === null) continue
    const at = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
    return { route: routeOf(template.operation), owner: at['owner'] ?? '', repo: at['repo'] ?? '', at }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Violations of the description in a request, in words; empty if there are none. */
export function requestProblems(route: string, query: Readonly<Record<string, string>>, body: unknown): string[] {
  const { body: bodySchema } = operationAt(route)
  const found = problems(route, 'query', { ...query })
  if (bodySchema !== undefined) return [...found, ...problems(route, 'body', body ?? {})]
  return body === undefined ? found : [...found, 'body: this route takes none']
}

/** Violations of the description in an answer: a mistake of the tests' GitHub. */
export function answerProblems(route: string, status: number, body: unknown): string[] {
  const { answer, status: expected } = operationAt(route)
  if (status >= 300) return []
  const found = status === expected ? [] : [`status: ${status} instead of ${expected}`]
  return answer === undefined ? found : [...found, ...problems(route, 'answer', body)]
}

const operationKey = (route: string): string =>
  description.operations[route] === undefined ? route.replace(' ', ` ${repository}/`) : route

function operationAt(route: string): Operation {
  const operation = description.operations[operationKey(route)]
  if (operation === undefined) throw new Error(`GitHub's description has no ${route}.`)
  return operation
}

const compiled = new Map<string, ValidateFunction>()

function problems(route: string, part: 'query' | 'body' | 'answer', value: unknown): string[] {
  const pointer = operationKey(route).replaceAll('~', '~0').replaceAll('/', '~1')
  const reference = `github#/operations/${encodeURIComponent(pointer)}/${part}`
  const check = compiled.get(reference) ?? (part === 'query' ? queries : bodies).compile({ $ref: reference })
  compiled.set(reference, check)
  if (check(value)) return []
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty
    return `${part}${instancePath}: ${message}${extra === undefined ? '' : ` (${extra})`}`
  })
}
