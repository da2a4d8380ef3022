import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../src/server/server.ts'
import { createManualClock } from '../support/clock.ts'
import { serviceWith } from '../support/reference-service.ts'
import { generationFor } from '../support/scans.ts'
import { ask, createSlowMonitor, monitorBody, serveToAll, startServerForTest } from '../support/served.ts'
import { API_KEY, connectTo, failureOf } from '../support/service-client.ts'

const MONITOR = '/v1/brand/monitor'
const HEAD = `POST ${MONITOR} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${API_KEY}\r\n`
const REQUEST = `${HEAD}content-length: ${monitorBody.length}\r\n\r\n${monitorBody}`

async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  return socket
}

/** Status and error of the one answer that ends a connection. */
async function lastAnswer(socket: Socket): Promise<{ status: number; body: unknown }> {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head.toLowerCase()).toContain('connection: close')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

const untilAborted = (signal: AbortSignal | undefined) =>
  signal?.aborted ? Promise.resolve() : once(signal ?? new EventTarget(), 'abort')

describe('a client', () => {
  it.each([
    ['stops in the middle of the head', HEAD],
    ['stops in the middle of the body', `${HEAD}content-length: 100\r\n\r\n{`],
    ['sends nothing', ''],
  ])('that %s is disconnected with 400', async (_, sent) => {
    const { url } = await startServerForTest({ transferTime: 100 })
    const socket = await openSocket(url)
    socket.write(sent)
    const { status, body } = await lastAnswer(socket)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'bad_request' } })
  })

  it('that does not speak HTTP is disconnected with 400', async () => {
    const { url } = await startServerForTest()
    const socket = await openSocket(url)
    socket.write('HELO example.org\r\n\r\n')
    expect(await lastAnswer(socket)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
  })

  it('that sends a large body before it reads still gets the reason of the refusal', async () => {
    const { url } = await startServerForTest()
    const socket = await openSocket(url)
    const size = 12 * 1024 * 1024
    const sent = Promise.withResolvers<void>()
    socket.write(`${HEAD}content-length: ${size}\r\n\r\n${' '.repeat(size)}`, () => sent.resolve())
    await Promise.race([sent.promise, once(socket, 'close')])
    expect(await lastAnswer(socket)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
  })

  it('that sends without end is disconnected', async () => {
    const { url } = await startServerForTest()
    const socket = await openSocket(url)
    const size = 64 * 1024 * 1024
    const closed = once(socket, 'close').catch(() => {})
    socket.on('error', () => {})
    socket.write(`${HEAD}content-length: ${size + 1}\r\n\r\n${' '.repeat(size)}`)
    await closed
    expect(socket.bytesRead).toBeLessThan(1_000)
  })

  it('that does not read its answer is disconnected', async () => {
    const content = 'x'.repeat(64 * 1024 * 1024)
    const called = Promise.withResolvers<AbortSignal | undefined>()
    const service = serviceWith({
      async generate(request, signal) {
        called.resolve(signal)
        return generationFor(request, { content })
      },
    })
    const { url } = await startServerForTest({ service, transferTime: 100 })
    const socket = await openSocket(url)
    const body = JSON.stringify({ brand_name: 'Acme', topic: 'CRM' })
    const head = HEAD.replace(MONITOR, '/v1/content/generate')
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`)
    await untilAborted(await called.promise)
  })

  it('that disconnects aborts its call, which is not reported', async () => {
    const errors: unknown[] = []
    const called = Promise.withResolvers<AbortSignal | undefined>()
    const service = serviceWith({
      async monitor(_, signal) {
        called.resolve(signal)
        await untilAborted(signal)
        throw new Error('Aborted.')
      },
    })
    const { url } = await startServerForTest({ service, onError: error => errors.push(error) })
    const controller = new AbortController()
    const request = { brand_name: 'Acme', keywords: ['crm'] }
    const call = failureOf(connectTo(url, { signal: controller.signal }).monitor(request))
    const signal = await called.promise
    controller.abort()
    expect(await call).toMatchObject({ kind: 'cancelled' })
    await untilAborted(signal)
    await setImmediate()
    expect(errors).toEqual([])
  })

  it('that stays aborts nothing', async () => {
    const { monitor, called, finish } = createSlowMonitor()
    const { url } = await startServerForTest({ service: serviceWith({ monitor }) })
    const answer = ask(url, MONITOR, { body: monitorBody })
    const signal = await called
    finish()
    expect((await answer).status).toBe(200)
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(200)
    expect(signal?.aborted).toBe(false)
  })

  it('may send one request after the other on its connection', async () => {
    const { url } = await startServerForTest()
    const socket = await openSocket(url)
    for (let count = 0; count < 2; count += 1) {
      socket.write(REQUEST)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
    }
  })
})

describe('a server that closes', () => {
  it('answers open requests, and accepts no others', async () => {
    const { monitor, called, finish } = createSlowMonitor()
    const server = await startServerForTest({ service: serviceWith({ monitor }) })
    const running = ask(server.url, MONITOR, { body: monitorBody })
    await called
    const closed = server.close()
    await expect(ask(server.url, MONITOR, { body: monitorBody })).rejects.toThrow()
    finish()
    const answer = await running
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    await closed
  })

  it('answers 503 to a request that comes on an open connection', async () => {
    const server = await startServerForTest()
    const socket = await openSocket(server.url)
    socket.write(REQUEST)
    await once(socket, 'data')
    socket.write(HEAD)
    // The server has read the head once it answers somebody who came later.
    await ask(server.url, MONITOR, { body: monitorBody })
    const closed = server.close()
    socket.write(REQUEST.slice(HEAD.length))
    expect(await lastAnswer(socket)).toEqual({
      status: 503,
      body: { error: { code: 'service_unavailable', message: 'The service is shutting down.' } },
    })
    await closed
  })

  it('ends idle connections', async () => {
    const server = await startServerForTest()
    const socket = await openSocket(server.url)
    socket.write(REQUEST)
    await once(socket, 'data')
    const ended = once(socket.resume(), 'end')
    await Promise.all([server.close(), ended])
  })

  it('gives up calls after ten seconds', async () => {
    const clock = createManualClock()
    const called = Promise.withResolvers<void>()
    const service = serviceWith({
      async monitor(_, signal) {
        called.resolve()
        await untilAborted(signal)
        throw new Error('Aborted.')
      },
    })
    const server = await startServerForTest({ service, clock })
    const running = ask(server.url, MONITOR, { body: monitorBody })
    await called.promise
    const closed = server.close()
    clock.advance(9_999)
    expect(await Promise.race([running, setImmediate('still running')])).toBe('still running')
    clock.advance(1)
    expect((await running).status).toBe(503)
    await closed
  })

  it('closes the connections of calls that do not end', async () => {
    const clock = createManualClock()
    const { monitor, called } = createSlowMonitor()
    const server = await startServerForTest({ service: serviceWith({ monitor }), clock })
    const running = ask(server.url, MONITOR, { body: monitorBody })
    await called
    const closed = server.close()
    clock.advance(11_000)
    await expect(running).rejects.toThrow()
    await closed
  })

  it('closes once', async () => {
    const server = await startServerForTest()
    await Promise.all([server.close(), server.close()])
    await server.close()
  })
})

it('does not start on a port in use', async () => {
  const { url } = await startServerForTest()
  const second = startServer({
    ...serveToAll({ service: serviceWith({}) }),
    keys: [],
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    clock: createManualClock(),
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
