/** A run of live engines whose cost reaches max-cost. */
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAccount } from '../../../src/engines/account.ts'
import { createEngineClient } from '../../../src/engines/ask.ts'
import { createManualClock } from '../../support/clock.ts'
import { anEmbeddedService } from '../../support/embedded.ts'
import { startEngineServer, startVendor } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture, specOf } from '../../support/engines.ts'
import { aFolder } from '../../support/git-repository.ts'
import { liveKeywords, runLive, vendors } from '../../support/live-run.ts'

const good = { misbehave: () => undefined }
const ALL = vendors.length * liveKeywords.length
/** Requests of one engine that are under way at once. */
const AT_ONCE = 5

describe('a run that reaches max-cost', () => {
  it('sends no further question, and completes the current ones', async () => {
    const whole = await runLive(good)
    const cost = whole.costs.reduce((sum, { costUsd }) => sum + costUsd, 0)
    expect(cost).toBeGreaterThan(1)
    const maxCost = cost / 4
    const { records, costs, servers } = await runLive({ ...good, maxCost })
    const spent = costs.reduce((sum, { costUsd }) => sum + costUsd, 0)
    expect(spent).toBeGreaterThanOrEqual(maxCost)
    const sent = vendors.flatMap(vendor => servers[vendor].requests).length
    expect(sent).toBeLessThan(ALL / 4 + vendors.length * AT_ONCE + vendors.length)
    // Every question that was sent is evaluated, and every other one has a reason.
    expect(records).toHaveLength(ALL)
    expect(records.filter(({ outcome }) => outcome === 'evaluated')).toHaveLength(sent)
    const missing = records.flatMap(record => (record.outcome === 'evaluated' ? [] : [record.reason.code]))
    expect(new Set(missing)).toEqual(new Set(['cost-limit']))
  })

  it('is an error below min-answers, and judged by what was evaluated above', async () => {
    const first = await runLive({ ...good, maxCost: 0.1 })
    expect(first.verdict).toMatchObject({ status: 'error', blocker: { code: 'AVG_FEW_ANSWERS' } })
    expect(first.lines).toEqual(
      vendors.map(() => expect.stringMatching(/^AVG_ANSWER_COST: \d+ of 20 answers of .* max-cost/)),
    )
    const set = { minAnswers: 10, minCitedEngines: 1 }
    expect((await runLive({ ...good, maxCost: 0.1, set })).verdict.status).toBe('pass')
  })

  it('asks everything if the cost stays below it', async () => {
    const { answers } = await runLive({ ...good, maxCost: 100 })
    expect(answers).toMatchObject({ planned: ALL, evaluated: ALL })
  })
})

describe('the recording of a run that reached max-cost', () => {
  it('replays the same answers and the same missing answers', async () => {
    const { url } = await startEngineServer({ body: fixture('openai-citations') })
    const path = join(aFolder(), 'answers.ndjson')
    // Enough questions that the first replies are recorded and charged before the last question is sent.
    const keywords = Array.from({ length: 300 }, (_, index) => `topic-${index}`)
    const request = { brand_name: 'Acme', keywords, engines: ['openai'], language: 'en' }
    const outcomesOf = (service: ReturnType<typeof anEmbeddedService>) =>
      service.answers.map(answer => [answer.keyword, answer.outcome])
    const recorded = anEmbeddedService({
      ...{ answers: { mode: 'record', path }, maxCost: 0.05 },
      env: { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url },
    })
    await recorded.monitor(request)
    expect(new Set(outcomesOf(recorded).map(([, outcome]) => outcome))).toEqual(
      new Set(['evaluated', 'not-evaluated']),
    )
    await recorded.close()
    const replayed = anEmbeddedService({ answers: { mode: 'replay', path }, maxCost: 0.05 })
    await replayed.monitor(request)
    expect(outcomesOf(replayed)).toEqual(outcomesOf(recorded))
  })
})

describe('a question that is under way at the cost limit', () => {
  it('sends its further requests, and the next question none', async () => {
    const account = openAccount('2026-11-28', 0.01)
    const spec = specOf('anthropic')
    const { url, requests } = await startVendor(() => {
      if (requests.length > 1) return { body: fixture('anthropic-resumed') }
      account.charge(spec, spec.model, { inputTokens: 0, outputTokens: 0, cost: 1 })
      return { body: fixture('anthropic-pause') }
    })
    const clock = createManualClock()
    const client = createEngineClient(
      account,
      { mode: 'live' },
      {
        env: { ANTHROPIC_API_KEY: ENGINE_KEY, ANTHROPIC_BASE_URL: url },
        ...{ clock, deadline: clock.now() + 600_000 },
        signal: new AbortController().signal,
      },
    )
    onTestFinished(() => client.close())
    const session = client.openSession(spec)
    const asked = { question: 'Which CRM?', language: 'en' }
    expect(await session(asked, 1)).toMatchObject({ value: { outcome: 'answered' } })
    expect(await session(asked, 2)).toMatchObject({ reason: { scope: 'answer', code: 'cost-limit' } })
    expect(requests).toHaveLength(2)
  })
})
