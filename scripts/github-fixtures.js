// Extracts what the tests' GitHub needs from GitHub's OpenAPI description and Octokit's webhook examples:
// node scripts/github-fixtures.js FOLDER
// FOLDER contains node_modules/@octokit/openapi and node_modules/@octokit/webhooks-examples, too large to depend on.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = '/repos/{owner}/{repo}'
const routes = [
  'GET /rate_limit',
  'GET /user',
  'GET /orgs/{org}/repos',
  `GET ${repository}`,
  ...[
    'GET contents/{path}',
    'GET commits/{ref}',
    'GET commits/{ref}/check-runs',
    'GET compare/{basehead}',
    'GET git/ref/{ref}',
    'GET git/commits/{commit_sha}',
    'GET git/trees/{tree_sha}',
    'GET git/blobs/{file_sha}',
    'GET issues/{issue_number}/comments',
    'POST issues/{issue_number}/comments',
    'GET issues/comments/{comment_id}',
    'PATCH issues/comments/{comment_id}',
    'DELETE issues/comments/{comment_id}',
    'GET pulls/{pull_number}',
    'GET pulls/{pull_number}/files',
    'GET pulls/{pull_number}/comments',
    'POST pulls/{pull_number}/comments',
    'PATCH pulls/comments/{comment_id}',
    'DELETE pulls/comments/{comment_id}',
    'GET pulls/{pull_number}/reviews',
    'POST pulls/{pull_number}/reviews',
    'POST check-runs',
    'GET check-runs/{check_run_id}',
    'PATCH check-runs/{check_run_id}',
    'GET check-runs/{check_run_id}/annotations',
    'POST code-scanning/sarifs',
    'GET code-scanning/sarifs/{sarif_id}',
  ].map((route) => route.replace(' ', ` ${repository}/`)),
]

const events = [['pull_request', 'synchronize'], ['merge_group', 'checks_requested'], ['push'], ['workflow_dispatch']]

/** Schema keys that validators ignore. */
const prose = new Set(['description', 'title', 'example', 'examples', 'externalDocs', 'deprecated', 'default'])

const folder = resolve(process.argv[2] ?? '.', 'node_modules/@octokit')
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))
const description = read('openapi/generated/api.github.com.json')
const components = {}

const operations = Object.fromEntries(routes.map((route) => [route, operationOf(route)]))
write('openapi.json', { version: read('openapi/package.json').version, operations, components })

const examples = read('webhooks-examples/api.github.com/index.json')
write('events.json', {
  version: read('webhooks-examples/package.json').version,
  ...Object.fromEntries(events.map(([name, action]) => [name, exampleOf(name, action)])),
})

function operationOf(route) {
  const [method, path] = route.split(' ')
  const operation = description.paths[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`The description has no ${route}.`)
  const parameters = (operation.parameters ?? []).map(resolved).filter((parameter) => parameter.in === 'query')
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))
  return {
    query: closed({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schemaOf(schema)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
    ...bodyOf(operation),
    status: Number(status),
    ...withSchema('answer', resolved(answer).content),
  }
}

function bodyOf({ requestBody }) {
  if (requestBody === undefined) return {}
  const { body } = withSchema('body', requestBody.content)
  return { body: closed(body) }
}

function withSchema(name, content) {
  const schema = content?.['application/json']?.schema
  return schema === undefined ? {} : { [name]: schemaOf(schema) }
}

function resolved(node) {
  if (node.$ref === undefined) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], description)
}

/** A schema without prose, and with `null` in JSON Schema's form. Also keeps the schemas that it references. */
function schemaOf(node) {
  if (Array.isArray(node)) return node.map(schemaOf)
  if (typeof node !== 'object' || node === null) return node
  if (typeof node.$ref === 'string') return { $ref: kept(node.$ref) }
  const { nullable, ...rest } = node
  const entries = Object.entries(rest).filter(([key]) => !key.startsWith('x-') && !prose.has(key))
  const schema = Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'properties' ? propertiesOf(value) : schemaOf(value)]),
  )
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** Properties may have any name, even `title`. */
function propertiesOf(named) {
  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, schemaOf(schema)]))
}

function kept(reference) {
  const name = reference.split('/').at(-1)
  if (components[name] === undefined) {
    components[name] = {}
    components[name] = schemaOf(resolved({ $ref: reference }))
  }
  return `#/components/${name}`
}

/** The description leaves most objects open, but in our requests an unnamed field is a mistake. */
function closed(schema) {
  if (schema.items !== undefined) return { ...schema, items: closed(schema.items) }
  if (schema.properties === undefined) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, closed(part)]))
  return { additionalProperties: false, ...schema, properties }
}

/** The first example of an event that has everything we read. */
function exampleOf(name, action) {
  const { examples: found } = examples.find((event) => event.name === name)
  const example = found.find((candidate) => candidate.action === action && candidate.repository !== undefined)
  if (example === undefined) throw new Error(`There is no example of ${name} ${action ?? ''}.`)
  return example
}

function write(name, value) {
  const path = fileURLToPath(new URL(`../__tests__/fixtures/github/${name}`, import.meta.url))
  writeFileSync(path, `${JSON.stringify(value)}\n`)
}
