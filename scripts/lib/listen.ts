import { once } from 'node:events'
import type { Server } from 'node:http'
import * as z from 'zod'

/** Starts a server on a free loopback port; closing it also ends the requests that it never answered. */
export async function listen(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
