/** What the client over `node:http` and the client over undici have in common. The second goes through a proxy. */
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../scripts/lib/listen.ts'
import { createHttpClient } from '../../../src/lib/http/http-client.ts'
import { send, startTlsServer } from '../../support/download-server.ts'
import { startProxy } from '../../support/proxy-server.ts'

const signal = new AbortController().signal

describe.each(['direct', 'through a proxy'])('a request, %s', way => {
  async function open(server: string) {
    const proxy = await startProxy(Number(new URL(server).port))
    onTestFinished(() => proxy.close())
    const env = way === 'direct' ? {} : { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url }
    const client = createHttpClient(env, 'the service')
    onTestFinished(() => client.close())
    const request = { url: new URL(server), method: 'POST', headers: { a: 'b' }, body: 'é', signal } as const
    return {
      close: client.close,
      async post() {
        const { status, headers, body } = await client.request(request)
        return { status, type: headers['content-type'], text: await text(body) }
      },
    }
  }

  async function start(listener: RequestListener) {
    const server = createServer(listener)
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    const { url, close } = await listen(server)
    onTestFinished(close)
    return { url, connections: () => connections }
  }

  it('sends method, headers and body, and returns status, headers and body', async () => {
    const { url } = await start(async (request, response) => {
      const { method, headers } = request
      const received = `${method} ${headers['a']} ${headers['content-length']} ${await text(request)}`
      response.writeHead(418, { 'content-type': 'text/plain' }).end(received)
    })
    expect(await (await open(url)).post()).toEqual({
      status: 418,
      type: 'text/plain',
      text: 'POST b 2 é',
    })
  })

  it('reuses the connection of the previous request', async () => {
    const { url, connections } = await start((_, response) => response.end())
    const { post } = await open(url)
    await post()
    // undici frees a connection after the end of the body.
    await setImmediate()
    await post()
    expect(connections()).toBe(1)
  })

  it('fails if the connection breaks in the middle of the reply', async () => {
    const { url } = await start((_, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('half', () => response.socket?.destroy())
    })
    await expect((await open(url)).post()).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^(ECONNRESET|UND_ERR_SOCKET)$/),
    )
  })

  it('fails if the client is closed before the reply', async () => {
    const asked = Promise.withResolvers<void>()
    const { url } = await start(() => asked.resolve())
    const { post, close } = await open(url)
    const call = post()
    await asked.promise
    await Promise.all([expect(call).rejects.toThrow(), close()])
  })

  it('refuses a certificate of another name', async () => {
    const { url } = await startTlsServer(() => send('over TLS'))
    expect(await (await open(url)).post()).toMatchObject({ text: 'over TLS' })
    await expect((await open(url.replace('127.0.0.1', 'localhost'))).post()).rejects.toHaveProperty(
      'code',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    )
  })
})
