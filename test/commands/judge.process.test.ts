import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planFleet } from '../../src/commands/plan.ts'
import { formatResult } from '../../src/report/json/result.ts'
import type { ServiceReport } from '../../src/service-reports/service-report.ts'
import { startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'
import { aGate, type FleetSetting, resultOf, runFleet, runWhole } from '../support/fleet.ts'
import { aFolder, aRepository, commit } from '../support/git-repository.ts'
import { scanFor } from '../support/scans.ts'
import { startServiceForTest } from '../support/service-client.ts'

const keywords = Array.from({ length: 12 }, (_, index) => `keyword ${index}`)

/** A number from 0 to 255 that a text always has. */
const numberOf = (text: string) => createHash('sha256').update(text).digest()[0] ?? 0

describe('the merge of a hosted service', () => {
  /** Engines cite by brand and keyword, and every scan has an id of its own. */
  const answer = ({ body }: { body: { brand_name: string; keywords?: string[] | undefined } }) => {
    const name = JSON.stringify([body.brand_name, body.keywords])
    const engines = ['chatgpt', 'gemini'].map(engine => {
      const number = numberOf(engine + name)
      return [engine, { cited: number > 100, bcr_score: number / 7, snippet: name }]
    })
    return { body: scanFor(body, { scan_id: name, engineResults: Object.fromEntries(engines) }) }
  }

  async function aSetting(inputs: Record<string, string>, own: Partial<typeof answer> = {}) {
    const service = await startServiceForTest({ answer, ...own })
    const setting: FleetSetting = {
      inputs: {
        ...{ keywords: keywords.join('\n'), engines: 'chatgpt, gemini', 'scan-per': 'keyword' },
        ...{ 'base-url': service.url, 'api-key': 'key', plan: 'business', ...inputs },
      },
    }
    return { setting, service }
  }

  it.each([
    ['one sample', {}, 12],
    ['samples', { samples: '3' }, 36],
    [
      'competitors and their share of voice',
      { samples: '2', competitors: 'Globex\nInitech', 'min-share-of-voice': '20%' },
      72,
    ],
    ['a floor that fails', { 'min-overall-bcr': '99' }, 12],
    ['one scan for all keywords', { 'scan-per': 'all', samples: '2' }, 2],
  ])('has the result of one run, with %s', async (_, inputs, requests) => {
    const { setting, service } = await aSetting(inputs)
    const whole = await runWhole(setting)
    expect(service.requests).toHaveLength(requests)
    expect(whole.outcome.verdict.status).toBe('min-overall-bcr' in inputs ? 'fail' : 'pass')
    const merged = await runFleet(setting, 4)
    expect(service.requests).toHaveLength(2 * requests)
    expect(resultOf(merged.outcome)).toBe(resultOf(whole.outcome))
    expect(merged.outcome.failures).toEqual(whole.outcome.failures)
  })
})

describe('shards without a scan-per beside a baseline file', () => {
  it('plan, scan and judge as the run of the file did', async () => {
    const service = await startServiceForTest({ answer: ({ body }) => ({ body: scanFor(body) }) })
    const workspace = aFolder()
    const setting = (inputs: Record<string, string>): FleetSetting => ({
      facts: { workspace },
      inputs: {
        ...{ keywords: keywords.join('\n'), engines: 'chatgpt, gemini', plan: 'business', samples: '2' },
        ...{ 'base-url': service.url, 'api-key': 'key', ...inputs },
      },
    })
    const first = await runWhole(setting({ baseline: 'none' }))
    writeFileSync(join(workspace, 'result.json'), formatResult(first.outcome))
    const next = setting({ baseline: 'result.json' })
    const { gate, context } = await aGate(next)
    expect(await planFleet([gate], { maxShards: 4 }, context)).toMatchObject({ scans: 2, shards: 1 })
    const { outcome } = await runFleet(next, 4)
    expect(outcome).toMatchObject({ scanPer: 'all', scanPerReason: 'as-recorded' })
    expect(outcome.verdict.status).not.toBe('error')
    expect(service.requests).toHaveLength(4)
  })
})

describe('the merge of live engines', () => {
  const inputs = {
    ...{ keywords: keywords.join('\n'), engines: 'openai, perplexity', samples: '2' },
    ...{ 'brand-domains': 'acme.example', competitors: 'Beta = test.example', 'min-answers': '10' },
  }
  /** Records the answers of two vendors, and returns the setting that replays them. */
  async function aReplay(): Promise<FleetSetting> {
    const workspace = aFolder()
    // Four kinds of answers and refusals, by keyword.
    const vendor = (name: 'openai' | 'perplexity') =>
      startVendor(({ body }) => {
        const asked = JSON.stringify(body)
        const keyword =
          keywords.find(each => asked.includes(`${each}"`) || asked.includes(`${each}?`)) ?? asked
        const kind = numberOf(name + keyword) % 4
        if (kind === 0) return { status: 400, body: { error: { message: 'no' } } }
        if (kind === 1) return { body: fixture(`${name}-unsearched`) }
        return { body: fixture(`${name}-citations`) }
      })
    const [openai, perplexity] = [await vendor('openai'), await vendor('perplexity')]
    const env = {
      ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: openai.url },
      ...{ PERPLEXITY_API_KEY: ENGINE_KEY, PERPLEXITY_BASE_URL: perplexity.url },
    }
    const answers = join(workspace, 'answers.ndjson')
    await runWhole({ inputs: { ...inputs, answers: `record:${answers}` }, env, facts: { workspace } })
    return { inputs: { ...inputs, answers: `replay:${answers}` }, facts: { workspace } }
  }

  it('has the result of one run on the same recorded answers', async () => {
    const setting = await aReplay()
    const whole = await runWhole(setting)
    const { answerRecords, costs, shareOfVoice } = whole.outcome
    expect(new Set(answerRecords.map(({ outcome }) => outcome)).size).toBe(2)
    expect([answerRecords.length, costs.length, shareOfVoice.length]).toEqual([48, 2, 2])
    const merged = await runFleet(setting, 5)
    expect(resultOf(merged.outcome)).toBe(resultOf(whole.outcome))
    expect(merged.outcome.answerRecords).toEqual(answerRecords)
  })
})

describe('the merge of the engine repository', () => {
  /** The keywords of the lines of an exported report. */
  const linesOf = ({ state }: ServiceReport) => {
    if (state.kind !== 'fetched') return [state.kind]
    const lines = readFileSync(state.path, 'utf8').split('\n')
    return keywordsOf.filter(keyword => lines.some(line => line.includes(keyword)))
  }
  const keywordsOf = ['kanban board', 'crm', 'time tracking']

  it('has the result of one run, compared with the base', async () => {
    const workspace = aRepository()
    const page = (topic: string) => `# What is ${topic}?\n\n${topic} is what Acme makes for small teams.\n`
    const base = commit(workspace, {
      'docs/kanban.md': page('A kanban board'),
      'docs/crm.md': page('A CRM'),
      'docs/time.md': page('Time tracking'),
      'competitors/globex/index.md': page('A kanban board').replaceAll('Acme', 'Globex'),
    })
    const head = commit(workspace, { 'docs/crm.md': '# Nothing\n\nThis page is empty now.\n' })
    const setting = {
      inputs: {
        ...{ keywords: 'kanban board\ncrm\ntime tracking', baseline: 'base', report: 'service-csv' },
        ...{ competitors: 'Globex', 'competitor-content': 'Globex = competitors/globex' },
      },
      facts: { workspace, change: { base, head }, sha: head },
    }
    const whole = await runWhole(setting)
    expect(whole.outcome.verdict.status).toBe('fail')
    const merged = await runFleet(setting, 2)
    expect(merged.outcome.serviceReports.map(linesOf)).toEqual(whole.outcome.serviceReports.map(linesOf))
    expect(whole.outcome.serviceReports.map(linesOf)).toEqual([keywordsOf])
    expect(resultOf(merged.outcome)).toBe(resultOf(whole.outcome))
  })
})
