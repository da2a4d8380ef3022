import { createServer } from 'node:http'
import { connect } from 'node:net'
import { listen } from '../../scripts/lib/listen.ts'

interface RunningProxy {
  url: string
  /** The `host:port` of every tunnel that was asked for. */
  tunnels: string[]
  close(): Promise<void>
}

/** A proxy that leads every tunnel to `port` on this machine, or refuses all of them when there is none. */
export async function startProxy(port?: number): Promise<RunningProxy> {
  const tunnels: string[] = []
  const server = createServer()
  server.on('connect', (incoming, client) => {
    tunnels.push(incoming.url ?? '')
    if (port === undefined) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    const service = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      service.pipe(client).pipe(service)
    })
    client.on('error', () => service.destroy())
    client.on('close', () => service.destroy())
    service.on('error', () => client.destroy())
  })
  return { ...(await listen(server)), tunnels }
}
