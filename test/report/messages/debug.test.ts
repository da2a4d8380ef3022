import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '../../../src/contract/errors.ts'
import { createCaller, type RequestFacts } from '../../../src/lib/http/caller.ts'
import { describeChoices, describeRequest } from '../../../src/report/messages/debug.ts'
import { createManualClock } from '../../support/clock.ts'
import { startVendor } from '../../support/engine-server.ts'
import { aBaseline } from '../../support/measurements.ts'

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

  it('name each recorded run with the reason why it is no part of the baseline, and count the pages', () => {
    const content = {
      ...{ pages: 212, keywords: [] },
      passedOver: [{ reason: 'format' as const, extension: 'adoc', count: 3, examples: [] }],
    }
    const lines = describeChoices({
      choices: [
        { createdAt: '2026-01-01T00:00:00Z', choice: 'other-settings' },
        { createdAt: '2026-01-02T00:00:00Z', choice: 'chosen' },
      ],
      lookup: { baseline: aBaseline({ content }) },
    })
    expect(lines).toEqual([
      'The run of 2026-01-01T00:00:00Z is not: its settings are others.',
      'The run of 2026-01-02T00:00:00Z is a part of the baseline.',
      'Read 212 pages and passed over 3 files.',
    ])
  })
})
