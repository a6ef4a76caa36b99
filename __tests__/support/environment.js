// Node's environment of jest, in which the sources of the product are Node's own modules.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TestEnvironment } from 'jest-environment-node'

// Failures point to lines of the sources.
process.setSourceMapsEnabled(true)

/** `toEqual` compares the constructors of these: a test's own must be the sources' too. */
const shared = ['Map', 'Set']
/** The engine makes a test's own, so that these cannot be shared; but an error of the sources is an error to tests. */
const errors = ['Error', 'RangeError', 'SyntaxError', 'TypeError']

const isInstance = Function.prototype[Symbol.hasInstance]

function acceptErrorsOfSources(own, sources) {
  Object.defineProperty(own, Symbol.hasInstance, {
    // Classes that extend this one inherit it.
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
    // Zod keeps descriptions in a registry of the realm: a generator that a test imports reads the sources' one.
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
