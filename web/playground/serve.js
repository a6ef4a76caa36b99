// Serves the built playground locally: node web/playground/serve.js [PORT]
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Serves one folder on `port` (0: any free port). */
export function serveFolder(folder, port) {
  return new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost')
      const name = pathname === '/' ? '/index.html' : pathname
      try {
        const content = readFileSync(new URL(`.${name}`, folder))
        response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(content)
      } catch {
        response.writeHead(404).end()
      }
    }).listen(port, '127.0.0.1', () => resolve(server))
  })
}

if (argv[1] !== undefined && fileURLToPath(import.meta.url) === argv[1]) {
  const server = await serveFolder(new URL('dist/', import.meta.url), Number(argv[2] ?? 8080))
  console.log(`http://127.0.0.1:${server.address().port}/`)
}
