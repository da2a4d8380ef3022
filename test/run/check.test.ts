/** Gates in one process have the same results as gates in runs of their own. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../src/history/file.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import type { GatesReading } from '../../src/inputs/read-gates.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { formatRunResult } from '../../src/report/files/json/result.ts'
import type { RunOutcome } from '../../src/report/run-outcome.ts'
import { check } from '../../src/run/check.ts'
import { startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture, withValue } from '../support/engines.ts'
import { aGate, readingOf, withSameTimes } from '../support/fleet.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { startServiceForTest } from '../support/service-client.ts'
import { aContext } from '../support/settings.ts'

const { signal } = new AbortController()
const config = 'examples/fleet/ai-visibility.yml'

/** The context of a run of the example fleet. */
function aRun(reading: GatesReading) {
  const facts = aContext({ eventName: 'local', workspace: '.', tempFolder: aFolder(), sha: undefined })
  const history = createFileStore({ path: 'examples/fleet/baseline.json', workspace: '.' })
  const histories = new Map<string, HistoryStore>(reading.gates.map(({ key }) => [key, history]))
  const context = { ...facts, env: {}, log: createLog(), signal }
  const outcomeFolder = join(aFolder(), 'outcomes')
  return { context, outcomeFolder, check: () => check(reading, context, { histories, outcomeFolder }) }
}

const readExample = (texts = {}) =>
  readGates({ config, ...texts }, { ...aContext({ eventName: 'local', workspace: '.' }), env: {}, signal })

const resultOf = (run: RunOutcome) => withSameTimes([...formatRunResult(run)].join(''))

describe('the example fleet', () => {
  it('has the same result gate by gate and in one process', async () => {
    const reading = await readExample()
    const together = await aRun(reading).check()

    const singleRuns: unknown[] = []
    for (const { key } of reading.gates) {
      const one = await readExample({ key })
      singleRuns.push(JSON.parse(resultOf(await aRun(one).check())))
    }
    expect(singleRuns).toHaveLength(6)
    expect(JSON.parse(resultOf(together))).toMatchObject({ gates: singleRuns })
  })

  it('keeps the outcomes of several gates in files, and logs the next gate', async () => {
    const reading = await readExample()
    const run = aRun(reading)
    await run.check()
    expect(readdirSync(run.outcomeFolder)).toHaveLength(6)
    expect(run.context.log.infos).toContain('Gate vaultline-gb, 3 of 6')
    const one = await readExample({ key: reading.gates[0].key })
    const singleRuns = aRun(one)
    await singleRuns.check()
    expect(readdirSync(join(singleRuns.outcomeFolder, '..'))).toEqual([])
  })
})

describe('gates in one process', () => {
  it('share the limits of their account, and have a time budget each', async () => {
    const { url, requests } = await startServiceForTest()
    const inputs = { 'base-url': url, 'api-key': 'key', baseline: 'history.json', limits: '2/minute' }
    const first = await aGate({ inputs: { ...inputs, key: 'first', keywords: 'crm, erp' } })
    const second = await aGate({
      inputs: { ...inputs, key: 'second', keywords: 'hr', 'timeout-minutes': '0.02' },
    })
    const { gates } = await check(readingOf([first.gate, second.gate]), first.context, {
      histories: new Map(),
      outcomeFolder: aFolder(),
    })
    expect(gates.map(({ verdict }) => verdict.status)).toEqual(['pass', 'error'])
    expect(requests).toHaveLength(2)
  })

  it.each([
    [
      'ask nothing where their estimates together are above max-cost',
      '0.39',
      ['AVG_COST_LIMIT', 'AVG_COST_LIMIT'],
      0,
    ],
    ['ask at equality, until their replies together cost max-cost', '0.4', [undefined, 'AVG_FEW_ANSWERS'], 2],
  ])('%s', async (_, maxCost, blockers, asked) => {
    // 0.20 USD for an answer, twice the estimate.
    const usage = { input_tokens: 95_000, output_tokens: 0 }
    const body = withValue(fixture('openai-citations'), 'usage', usage)
    const { url, requests } = await startVendor(() => ({ body }))
    const inputs = { engines: 'openai', 'brand-domains': 'acme.example', 'max-cost': maxCost }
    const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
    const [first, second] = [
      await aGate({ inputs: { ...inputs, key: 'first', keywords: 'crm, erp' }, env }),
      await aGate({ inputs: { ...inputs, key: 'second', keywords: 'hr, seo' }, env }),
    ]
    const { gates } = await check(readingOf([first.gate, second.gate]), first.context, {
      histories: new Map(),
      outcomeFolder: aFolder(),
    })
    const verdicts = blockers.map(code => (code ? { blocker: { code } } : { kind: 'judged' }))
    expect(gates.map(({ verdict }) => verdict)).toMatchObject(verdicts)
    expect(requests).toHaveLength(asked)
  })
})
