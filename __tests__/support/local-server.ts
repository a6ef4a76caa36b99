import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes a server listen on the loopback interface, and returns its address. */
export const listening = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  )

/** Closes open connections too. */
export function ended(server: Server): void {
  server.closeAllConnections()
  server.close()
}
