import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '../../../src/contract/errors.ts'
import { createCaller, type RequestFacts } from '../../../src/lib/http/caller.ts'
import { describeRequest } from '../../../src/report/messages/debug.ts'
import { createManualClock } from '../../support/clock.ts'
import { startVendor } from '../../support/engine-server.ts'

describe('the lines for debugging', () => {
  it('name each request with its outcome, without a query and a key', async () => {
    const { url } = await startVendor(({ path }) => (path.startsWith('/ok') ? { body: {} } : 'reset'))
    const heard: RequestFacts[] = []
    const caller = createCaller({
      ...{
        baseUrl: `${url}/`,
        apiKey: 'key-4711-of-acme',
        keyHeaders: {},
        keyQuery: { key: 'key-4711-of-acme' },
      },
      ...{ limits: { perMinute: 100, concurrent: 1 }, signal: new AbortController().signal, env: {} },
      ...{ clock: createManualClock(), deadline: 1_000, onRequest: facts => void heard.push(facts) },
    })
    onTestFinished(caller.close)
    await caller.call('/ok/key-4711-of-acme?token=secret', {}, () => undefined)
    await caller
      .call('/gone', undefined, () => undefined)
      .catch((error: unknown) => {
        if (!(error instanceof ServiceError)) throw error
      })
    const lines = heard.map(describeRequest)
    expect(lines[0]).toBe(`POST ${url}/ok/***: 200 after 0 ms`)
    expect(lines.at(-1)).toBe(`GET ${url}/gone: connection after 0 ms`)
  })
})
