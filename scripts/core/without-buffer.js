// A plugin for esbuild: the Dockerfile parser takes a Buffer of Node to look at one character, which no browser has.
import { readFileSync } from 'node:fs'

const ofNode = 'Uint8Array.from(Buffer.from(char, "UTF-8"))'

export const withoutBuffer = {
  name: 'without Buffer',
  setup(build) {
    build.onLoad({ filter: /dockerfile-ast[\\/]lib[\\/]util\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes(ofNode)) throw new Error('dockerfile-ast has changed: is this plugin still needed?')
      return { contents: text.replace(ofNode, 'new TextEncoder().encode(char)') }
    })
  },
}
