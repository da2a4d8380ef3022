/** The dry run of the command line, and the limits that it shows. */
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--brand-domains', 'acme.example', '--keywords', 'crm', '--keywords', 'erp']
const hosted = ['--brand', 'Acme', '--keywords', 'crm', '--base-url', 'http://127.0.0.1:9']

/** Runs the command with OpenAI, Anthropic and Mistral on loopback. */
async function run(argv: string[], config?: string) {
  const folder = aRepository()
  commit(folder, {
    'docs/crm.md': '# CRM\n\nA CRM keeps the contacts of a team.\n',
    ...(config !== undefined && { '.github/ai-visibility.yml': config }),
  })
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
  it('prints what the run asks, costs and may take, and sends nothing', async () => {
    const argv = ['--plan', '--engines', 'openai', '--samples', '3', '--max-cost', '2']
    const { code, out, requests } = await run(argv, 'max-requests: 9\n')
    expect(code).toBe(0)
    expect(requests).toEqual([])
    expect(joinBroken(out).split('\n')).toEqual([
      '✓ Limits and cost: Requests: at most 6, without retries. Estimated cost: 0.60 USD.',
      expect.stringMatching(/^– Estimate: Based on list prices .* Prices change/),
      '',
      '✓ The gate can run.',
      '',
    ])
  })

  it('exits with 2 and the reason if the estimate is above max-cost', async () => {
    const { code, out, requests } = await run(['--plan', '--engines', 'openai', '--max-cost', '0.19'])
    expect(code).toBe(1)
    expect(requests).toEqual([])
    expect(joinBroken(out)).toMatch(
      /^✗ Limits and cost: .*\n {2}- AVG_COST_LIMIT: This run is estimated to cost 0\.20 USD, and max-cost is 0\.19 USD\./,
    )
  })

  it.each([
    ['base', 'repository', 'No live engine is asked'],
    ['branch', 'openai', 'Requests: at most 2'],
  ])('needs neither commit nor history with baseline: %s', async (baseline, engine, asked) => {
    const { code, out, err } = await run(['--plan', '--engines', engine], `baseline: ${baseline}\n`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(joinBroken(out)).toContain(asked)
  })

  it('needs no key of an engine or a service', async () => {
    const terminal = createTerminal()
    const context = { ...terminal, folder: aRepository(), signal }
    expect(await check([...gate, '--plan', '--engines', 'openai'], context)).toBe(0)
    expect(await check([...hosted, '--plan'], context)).toBe(0)
    expect(terminal.printed.out).not.toContain('Key')
  })

  it('prints what doctor prints as JSON', async () => {
    const { code, out } = await run(['--plan', '--engines', `openai, ${NO_PRICE}`, '--format', 'json'])
    expect(code).toBe(0)
    const total = { requests: 4, minutes: 0, is_whole: false, unpriced: [NO_PRICE] }
    expect(JSON.parse(out)).toMatchObject({
      ...{ format: 'ai-visibility-doctor', ok: true },
      checks: [{ mark: 'pass', text: expect.stringMatching(/^Limits and cost: /) }, { mark: 'report' }],
      demand: {
        total,
        gates: [
          {
            ...{ brand: 'Acme', keywords: ['crm', 'erp'], total },
            engines: [
              { engine: 'openai', answers: 2, cost_usd: 0.2 },
              { engine: NO_PRICE, answers: 2 },
            ],
          },
        ],
      },
    })
  })

  it('costs nothing with a replay, whatever max-cost is', async () => {
    const replay = ['--plan', '--engines', 'openai', '--max-cost', '0.01']
    expect((await run(replay, 'answers: replay:x\n')).code).toBe(0)
  })

  it.each([['free'], ['--format', 'markdown']])(
    'takes no value and has no Markdown: %s',
    async (...words) => {
      expect((await run(['--plan', ...words])).code).toBe(2)
    },
  )
})

describe('check with max-cost', () => {
  it('is an error before the first request if the estimate is above it', async () => {
    const { code, out, requests } = await run(['--engines', 'openai', '--max-cost', '0.19'])
    expect(code).toBe(2)
    expect(requests).toEqual([])
    expect(joinBroken(out)).toContain(
      'This run is estimated to cost 0.20 USD, and max-cost is 0.19 USD. Nothing was scanned.',
    )
  })

  it('runs at equality', async () => {
    const { code, requests } = await run(['--engines', 'openai', '--max-cost', '0.2'])
    expect(code).toBe(0)
    expect(requests).toHaveLength(2)
  })

  it('does not ask an engine without a price, unless max-requests is set', async () => {
    const refused = await run(['--engines', NO_PRICE, '--max-cost', '0.01'])
    expect([refused.code, refused.requests]).toEqual([2, []])
    expect(joinBroken(refused.out)).toContain('The price of mistral:mistral-medium-2610 is not known')
    const limited = await run(['--engines', NO_PRICE, '--max-cost', '0.01'], 'max-requests: 2\n')
    expect(limited.err).toMatch(/AVG_COST_UNKNOWN: The price of mistral:mistral-medium-2610 is not known\./)
    expect(limited.requests).toHaveLength(2)
    expect((await run(['--engines', NO_PRICE])).err).not.toContain('AVG_COST_UNKNOWN')
  })
})
