import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets a server listen on this machine alone, and gives its address. */
export const listening = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  )

/** Ends what is under way as well. */
export function ended(server: Server): void {
  server.closeAllConnections()
  server.close()
}
