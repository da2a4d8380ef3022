import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DownloadError } from '../../src/client/download-error.ts'
import { createManualClock } from '../support/clock.ts'
import { CSV, createFolder, send, startFileServer, startInternet } from '../support/download-server.ts'
import { API_KEY, connectTo } from '../support/service-client.ts'

const request = (url: string) => ({ url, path: join(createFolder(), 'report'), format: 'csv' }) as const

const kindOf = (downloaded: Promise<unknown>) =>
  downloaded.then(
    () => 'none',
    (error: unknown) => (error instanceof DownloadError ? error.details.kind : error),
  )

describe('a client that downloads', () => {
  it('sends the key to its own service', async () => {
    const service = await startFileServer(() => send(CSV))
    const client = connectTo(`${service.url}/prefix`)
    await client.download(request(`${service.url}/report`))
    expect(service.requests).toMatchObject([{ headers: { authorization: `Bearer ${API_KEY}` } }])
  })

  it('sends it to nobody else', async () => {
    const { env, requests } = await startInternet(() => send(CSV))
    const client = connectTo('https://service.example', { env })
    await client.download(request('https://files.example/report'))
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  it('stops with the run, with the call and with the client', async () => {
    for (const ending of ['run', 'call', 'client'] as const) {
      const run = new AbortController()
      const call = new AbortController()
      const service = await startFileServer(() => () => {
        if (ending === 'run') run.abort()
        if (ending === 'call') call.abort()
        if (ending === 'client') client.close()
      })
      const client = connectTo(service.url, { signal: run.signal })
      expect(await kindOf(client.download(request(service.url), call.signal))).toBe('cancelled')
    }
  })

  it('takes at most a minute, or the rest of the time budget', async () => {
    for (const [left, limit] of [
      [600_000, 60_000],
      [20_000, 20_000],
    ] as const) {
      const clock = createManualClock()
      const service = await startFileServer(() => response => {
        clock.advance(limit - 1)
        response.write('a,b\n', () => setImmediate(() => clock.advance(1)))
      })
      const client = connectTo(service.url, { clock, deadline: clock.now() + left })
      expect(await kindOf(client.download(request(service.url)))).toBe('timeout')
    }
  })
})
