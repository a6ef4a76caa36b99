// Jest's environment for Node, in which the product's sources are Node's own modules.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TestEnvironment } from 'jest-environment-node'

// Makes failures point to lines of the sources.
process.setSourceMapsEnabled(true)

/** `toEqual` compares their constructors, so tests and sources must share them. */
const shared = ['Map', 'Set']
/**
 * The engine creates a test's own errors, so these cannot be shared, but an error of the sources must be an instance in
 * tests.
 */
const errors = ['Error', 'RangeError', 'SyntaxError', 'TypeError']

const isInstance = Function.prototype[Symbol.hasInstance]

function acceptErrorsOfSources(own, sources) {
  Object.defineProperty(own, Symbol.hasInstance, {
    // Subclasses inherit it.
    value(error) {
      return isInstance.call(this, error) || (this === own && isInstance.call(sources, error))
    },
  })
}

export default class SourcesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    for (const name of shared) this.global[name] = globalThis[name]
    for (const name of errors) acceptErrorsOfSources(this.global[name], globalThis[name])
    // Zod keeps descriptions in a registry of the realm: a generator that a test imports must read the sources' one.
    Object.defineProperty(this.global, '__zod_globalRegistry', {
      configurable: true,
      get: () => globalThis.__zod_globalRegistry,
      set: (registry) => {
        globalThis.__zod_globalRegistry ??= registry
      },
    })
    this.global.importSource = (path) => import(pathToFileURL(join(process.env.COMPILED_SOURCES, path)).href)
  }
}
