/** The dry run of the command line, and the limits that it shows. */
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--brand-domains', 'acme.example', '--keywords', 'crm', '--keywords', 'erp']

/** Runs the command with OpenAI, Anthropic and Mistral on loopback. */
async function run(argv: string[]) {
  const folder = aRepository()
  commit(folder, { 'docs/crm.md': '# CRM\n\nA CRM keeps the contacts of a team.\n' })
  const openai = await startEngineServer({ body: fixture('openai-citations') })
  const anthropic = await startEngineServer({ body: fixture('anthropic-citations') })
  const mistral = await startEngineServer({ body: fixture('mistral-citations') })
  const env = {
    ...{ ANTHROPIC_API_KEY: ENGINE_KEY, ANTHROPIC_BASE_URL: anthropic.url },
    ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: openai.url },
    ...{ MISTRAL_API_KEY: ENGINE_KEY, MISTRAL_BASE_URL: mistral.url },
  }
  const terminal = createTerminal(env)
  const code = await check([...gate, ...argv], { ...terminal, folder, signal })
  return { code, requests: [...openai.requests, ...mistral.requests], ...terminal.printed }
}

/** A model that no page states a price of. */
const NO_PRICE = 'mistral:mistral-medium-2610'

describe('check --plan', () => {
  it('prints requests, cost, time and limits by engine, and sends nothing', async () => {
    const argv = [
      '--plan',
      '--engines',
      'openai',
      '--samples',
      '1..3',
      '--max-requests',
      '9',
      '--max-cost',
      '2',
    ]
    const { code, out, requests } = await run(argv)
    expect(code).toBe(0)
    expect(requests).toEqual([])
    expect(out.split('\n').map(line => line.trim())).toEqual([
      '✓ The run would start',
      '',
      'Keywords                    2',
      'Scans                       at most 6',
      'Requests                    at most 6, without retries',
      'Estimated cost              0.54 USD',
      'Time under the rate limits  less than a minute',
      'Limits                      max-requests 9, max-cost 2 USD, timeout-minutes 10',
      '',
      '- openai (gpt-6.1-sol): 6 questions, 0.54 USD',
      '',
      expect.stringMatching(/^The estimate takes/),
      expect.stringContaining('Prices change'),
      '',
    ])
  })

  it('exits with 1 and the reason where the estimate is above max-cost', async () => {
    const { code, out, requests } = await run(['--plan', '--engines', 'openai', '--max-cost', '0.17'])
    expect(code).toBe(1)
    expect(requests).toEqual([])
    expect(joinBroken(out)).toMatch(
      /^✗ The run would not start AVG_COST_LIMIT: This run is estimated to cost 0\.18 USD, and max-cost is 0\.17 USD\./,
    )
  })

  it('says when the model of an engine ends, and so does the run', async () => {
    const engine = 'anthropic:claude-sonnet-4-5'
    const { out } = await run(['--plan', '--engines', engine])
    expect(joinBroken(out)).toMatch(/claude-sonnet-4-5\): 2 questions, .* USD; the model ends on 2026-11-30/)
    const { err } = await run(['--engines', engine, '--max-cost', '5'])
    expect(joinBroken(err)).toContain(
      `AVG_MODEL_ENDS: The vendor ends the model of ${engine} on 2026-11-30 and recommends claude-sonnet-5-5.`,
    )
  })

  it('says that a price is not known, and never that it is 0', async () => {
    const { code, out } = await run(['--plan', '--engines', 'openai', '--engines', NO_PRICE])
    expect(code).toBe(0)
    expect(out).toContain('Estimated cost              at least 0.18 USD')
    expect(joinBroken(out)).toContain(
      'mistral:mistral-medium-2610 (mistral-medium-2610): 2 questions, no price known',
    )
    expect((await run(['--plan', '--engines', NO_PRICE])).out).toMatch(/Estimated cost +not known\n/)
  })

  it('prints JSON', async () => {
    const { code, out } = await run(['--dry-run', '--engines', `openai, ${NO_PRICE}`, '--format', 'json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      ...{ format: 'ai-visibility-plan', brand_name: 'Acme', keywords: ['crm', 'erp'] },
      ...{ requests: 4, minutes: 0, estimated_cost_usd: null, unpriced_engines: [NO_PRICE], blocked: null },
      engines: [
        { engine: 'openai', questions: 2, judgements: 0, estimated_cost_usd: 0.18 },
        { engine: NO_PRICE, questions: 2, judgements: 0, estimated_cost_usd: null },
      ],
    })
  })

  it('counts judgments, and the minutes that a rate limit takes', async () => {
    const { out } = await run(['--plan', '--engines', 'openai', '--samples', '50', '--language', 'de'])
    expect(joinBroken(out)).toContain(
      'openai (gpt-6.1-sol): 100 questions and 100 judgments of the sentiment, ',
    )
    // 200 requests, 50 a minute.
    expect(out).toContain('Time under the rate limits  at least 3 minutes')
  })

  it('costs nothing with the engine repository alone, and with a replay', async () => {
    expect((await run(['--plan'])).out).toMatch(/Requests +none\n +Estimated cost +nothing\n/)
    const replay = ['--plan', '--engines', 'openai', '--answers', 'replay:x', '--max-cost', '0.01']
    expect((await run(replay)).code).toBe(0)
  })

  it('checks the limits of a hosted service, whose input is a plan with a value', async () => {
    const hosted = ['--base-url', 'http://127.0.0.1:9', '--api-key', 'k']
    const folder = aRepository()
    const terminal = createTerminal()
    const argv = [
      '--brand',
      'Acme',
      '--keywords',
      'crm',
      '--samples',
      '100',
      '--plan',
      'free',
      '--timeout-minutes',
      '5',
      '--plan',
    ]
    const code = await check([...argv, ...hosted], { ...terminal, folder, signal })
    expect(code).toBe(1)
    expect(terminal.printed.out).toMatch(/^✗ The run would not start\n {2}AVG_(?:LIMIT_DAY|TIME_BUDGET): /)
  })

  it('has no Markdown', async () => {
    expect((await run(['--plan', '--format', 'markdown'])).code).toBe(2)
  })
})

describe('check with max-cost', () => {
  it('is an error before the first request where the estimate is above it', async () => {
    const { code, out, requests } = await run(['--engines', 'openai', '--max-cost', '0.17'])
    expect(code).toBe(1)
    expect(requests).toEqual([])
    expect(joinBroken(out)).toContain(
      'This run is estimated to cost 0.18 USD, and max-cost is 0.17 USD. Nothing was scanned.',
    )
  })

  it('runs at equality', async () => {
    const { code, requests } = await run(['--engines', 'openai', '--max-cost', '0.18'])
    expect(code).toBe(0)
    expect(requests).toHaveLength(2)
  })

  it('warns of an engine without a price, and asks it', async () => {
    const { err, requests } = await run(['--engines', NO_PRICE, '--max-cost', '0.01'])
    expect(err).toMatch(/AVG_COST_UNKNOWN: max-cost: the price is not known of mistral:mistral-medium-2610\./)
    expect(requests).toHaveLength(2)
    expect((await run(['--engines', NO_PRICE])).err).not.toContain('AVG_COST_UNKNOWN')
  })
})
