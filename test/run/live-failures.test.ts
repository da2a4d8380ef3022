/** Vendors that misbehave: the missing answers and the messages about them. */
import { describe, expect, it } from 'vitest'
import type { AnswerCounts } from '../../src/scan/count-answers.ts'
import type { EngineReply } from '../support/engine-server.ts'
import { fixture } from '../support/engines.ts'
import { liveKeywords, runLive, VENDORS, type Vendor, vendors } from '../support/live-run.ts'
import { namesIn, renameAll } from '../support/malformed.ts'

const ALL = vendors.length * liveKeywords.length
/** Time of a question: a quarter of ten minutes. */
const QUESTION_TIME = 150_000

const failing = (status: number, message = 'That went wrong', facts: object = {}): EngineReply => ({
  status,
  body: { error: { message, ...facts } },
})
const html = { headers: { 'content-type': 'text/html' }, body: '<html><title>Sign in</title></html>' }

/** The keyword for which each vendor misbehaves. */
const badKeyword = (vendor: Vendor) => liveKeywords[3 + vendors.indexOf(vendor)] ?? ''

/** Returns the engines without an evaluated answer, and the engines that were not asked again. */
const missingOf = ({ engines }: AnswerCounts) =>
  engines.flatMap(({ engine, evaluated, problem }) => (evaluated === 0 || problem ? [engine] : []))

describe('one bad answer of each of four vendors', () => {
  it.each<[string, EngineReply, string, string]>([
    ['HTML with status 200', html, 'malformed', 'AVG_ANSWER_MALFORMED'],
    ['status 429 that stays for this question', failing(429), 'busy', 'AVG_ANSWER_429'],
    ['status 500', failing(500), 'server-error', 'AVG_ANSWER_5XX'],
    ['an answer that never ends', 'hang', 'timed-out', 'AVG_ANSWER_TIMEOUT'],
  ])('costs only that answer: %s', async (_, reply, reason, code) => {
    const { verdict, answers, lines, scans } = await runLive({
      misbehave: (vendor, keyword) => (keyword === badKeyword(vendor) ? reply : undefined),
      set: { minCitedEngines: 4 },
      onProgress: ({ clock, records, bad }) => {
        const isQuiet = reply === 'hang' && records.length === ALL - vendors.length && bad === vendors.length
        if (isQuiet) clock.advance(QUESTION_TIME)
      },
    })
    expect([verdict.status, missingOf(answers)]).toEqual(['pass', []])
    expect(scans).toHaveLength(liveKeywords.length)
    expect(answers).toMatchObject({ planned: ALL, evaluated: ALL - vendors.length })
    expect(answers.missing).toMatchObject(
      vendors.map(engine => ({
        ...{ engine, count: 1, planned: 20, keyword: badKeyword(engine) },
        reason: { scope: 'answer', code: reason },
      })),
    )
    expect(lines).toEqual(
      vendors.map(vendor =>
        expect.stringMatching(
          new RegExp(`^${code}: 1 of 20 answers of ${vendor} is missing: .*“${badKeyword(vendor)}”`),
        ),
      ),
    )
  })
})

const badKey = failing(401, 'Incorrect key')

describe('an engine whose key, quota or model is wrong', () => {
  it.each<[Vendor, string, EngineReply, string]>([
    ['perplexity', 'status 401', badKey, 'AVG_ENGINE_KEY'],
    ['gemini', 'status 400 for the key', failing(400, 'API key not valid.'), 'AVG_ENGINE_KEY'],
    ['openai', 'status 404', failing(404, 'The model does not exist'), 'AVG_ENGINE_MODEL'],
  ])('drops out with advice on its own key: %s, %s', async (vendor, _, reply, code) => {
    const { verdict, answers, lines } = await runLive({
      misbehave: (asked, keyword) => (asked === vendor && keyword === liveKeywords[0] ? reply : undefined),
    })
    expect([verdict.status, missingOf(answers)]).toEqual(['inconclusive', [vendor]])
    expect(answers.missing).toMatchObject([{ engine: vendor, reason: { scope: 'engine' } }])
    expect(answers.planned - answers.evaluated).toBe(answers.missing[0]?.count)
    const [line = '', ...others] = lines
    expect(others).toEqual([])
    expect(line).toMatch(new RegExp(`^${code}: \\d+ of 20 answers of ${vendor} are missing`))
    expect(line).toContain(VENDORS[vendor].key)
    // Advice for a hosted service.
    expect(line.replace(/https:\S+/, '')).not.toMatch(/api-key|base-url|\bplan\b/)
  })

  it('is no longer asked: of 20 questions, five are sent at once', async () => {
    const { servers } = await runLive({
      misbehave: vendor => (vendor === 'openai' ? failing(401, 'Incorrect key') : undefined),
    })
    expect(servers.openai.requests).toHaveLength(5)
    expect(servers.gemini.requests).toHaveLength(liveKeywords.length)
  })

  it('drops out when it limits every question', async () => {
    const { verdict, lines } = await runLive({
      misbehave: vendor => (vendor === 'gemini' ? failing(429, 'Slow down') : undefined),
    })
    expect(verdict).toMatchObject({
      status: 'inconclusive',
      silentEngines: [{ engine: 'gemini', planned: 20, reason: { code: 'rate-limited' } }],
    })
    expect(lines).toEqual([
      expect.stringMatching(/^AVG_ENGINE_RATE_LIMIT: 20 of 20 answers of gemini are missing.*GEMINI_API_KEY/),
    ])
  })

  it('drops out after three questions in a row without an answer', async () => {
    const { verdict, answers, servers } = await runLive({
      misbehave: vendor => (vendor === 'openai' ? 'hang' : undefined),
      onProgress: ({ clock, records, bad }) => {
        const isQuiet = records.length === ALL - liveKeywords.length && bad === 5
        if (isQuiet || bad > 5) clock.advance(QUESTION_TIME)
      },
    })
    expect([verdict.status, missingOf(answers)]).toEqual(['inconclusive', ['openai']])
    // The first two of five leave their places to two further questions.
    expect(servers.openai.requests.length).toBeLessThanOrEqual(7)
    expect(answers.missing[0]).toMatchObject({ engine: 'openai', reason: { code: 'unresponsive' } })
    expect(answers.evaluated).toBe(ALL - liveKeywords.length)
  })
})

describe('a run in which answers are missing', () => {
  it('is judged by what was evaluated when the time budget ends', async () => {
    const { verdict, lines } = await runLive({
      misbehave: (vendor, keyword) =>
        vendor === 'openai' && keyword === liveKeywords[19] ? 'hang' : undefined,
      onProgress: ({ clock, records }) => {
        if (records.length === ALL - 1) clock.advance(600_000)
      },
    })
    expect(verdict.status).toBe('pass')
    expect(lines).toEqual([
      expect.stringMatching(/^AVG_ANSWER_(?:BUDGET|TIMEOUT): 1 of 20 answers of openai is missing/),
    ])
  })
})

describe('replies whose citations have other names', () => {
  /** The recorded reply of a vendor, in which each field with a place of a page is renamed. */
  function inAnotherForm(vendor: Vendor): EngineReply {
    const body = fixture(`${vendor}-citations`)
    const names = namesIn(body).filter(name => /url|uri|domain|title/i.test(name))
    return { body: names.reduce<unknown>((changed, name) => renameAll(changed, name, `${name}_v2`), body) }
  }

  it('make the engine unreadable instead of the brand uncited', async () => {
    const vendor = 'gemini'
    const { verdict, answers, measurement, lines } = await runLive({
      misbehave: asked => (asked === vendor ? inAnotherForm(vendor) : undefined),
    })
    expect(verdict).toMatchObject({
      status: 'error',
      silentEngines: [{ engine: vendor, leadsTo: 'error' }],
    })
    expect(measurement?.engines.map(({ engine }) => engine)).not.toContain(vendor)
    const [missing] = answers.missing
    expect(missing).toMatchObject({ engine: vendor, count: 20, reason: { code: 'unreadable' } })
    expect(lines).toEqual([expect.stringMatching(/^AVG_ANSWER_UNREADABLE: 20 of 20 answers/)])
  })

  it('are an error if all engines have them', async () => {
    const { verdict, measurement } = await runLive({ misbehave: inAnotherForm })
    expect(verdict).toMatchObject({ status: 'error', blocker: { code: 'AVG_FEW_ANSWERS', evaluated: 0 } })
    expect(measurement?.engines).toEqual([])
  })
})
