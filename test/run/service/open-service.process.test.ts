import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Settings } from '../../../src/inputs/settings.ts'
import { exportReports } from '../../../src/run/export-reports.ts'
import { openService } from '../../../src/run/service/open-service.ts'
import { sumDemands } from '../../../src/scan/demand.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'
import { createLog } from '../../support/log.ts'
import { aContext, someSettings } from '../../support/settings.ts'

const { signal } = new AbortController()

async function open(service: Settings['service'], overrides: Partial<Settings> = {}, workspace = aFolder()) {
  const settings = someSettings({ service, ...overrides })
  const facts = aContext({ tempFolder: aFolder(), workspace })
  const opened = await openService(settings, { ...facts, env: {}, log: createLog(), signal })
  onTestFinished(() => opened.close())
  return { ...opened, settings }
}

describe('the embedded service, opened', () => {
  const embedded = (settings: Parameters<typeof embeddedSettings>[0] = {}, keysMissing = false) =>
    ({ kind: 'embedded', keysMissing, ...embeddedSettings(settings) }) as const

  it('is deterministic if only the engine repository answers', async () => {
    expect((await open(embedded())).isDeterministic).toBe(true)
    expect((await open(embedded({ models: ['repository', 'openai:gpt'] }))).isDeterministic).toBe(false)
    expect((await open(embedded({ models: ['openai:gpt'] }))).isDeterministic).toBe(false)
  })

  it('asks live engines each keyword in each sample, and the repository nothing', async () => {
    const engines = ['repository', 'openai', 'gemini']
    const samples = 3
    const { demand } = await open(embedded({ maxCost: 2 }), { engines, samples, keywords: ['crm', 'erp'] })
    expect(demand).toMatchObject({
      ...{ address: undefined, maxCost: 2, lacksKeys: false },
      engines: [{ engine: 'openai' }, { engine: 'gemini' }],
    })
    expect(sumDemands([demand]).accounts).toMatchObject([
      { account: 'openai', requests: 6, perDay: undefined },
      { account: 'gemini', requests: 6 },
    ])
  })

  it('asks nothing and has no limits if it replays answers', async () => {
    const answers = { mode: 'replay', path: 'x' } as const
    const { demand } = await open(embedded({ answers, maxCost: 0.01 }), { engines: ['openai'] })
    expect(demand).toMatchObject({ engines: [], accounts: [], maxCost: undefined })
  })

  it('reports a missing key', async () => {
    expect((await open(embedded({}, true))).demand.lacksKeys).toBe(true)
  })

  it('exports what it has scanned', async () => {
    const workspace = aRepository()
    commit(workspace, { 'docs/crm.md': '# CRM\n\nThe best CRM keeps its contacts.\n' })
    const exports = { ...someSettings().exports, formats: ['csv' as const, 'pdf' as const] }
    const { settings, ...opened } = await open(embedded(), { exports }, workspace)
    const { scan_id } = await opened.service.monitor({ brand_name: 'Acme', keywords: ['crm'] })
    const folder = aFolder()
    const reports = await exportReports(settings, opened, { folder, now: Date.now(), signal })
    expect(reports).toMatchObject([
      { format: 'csv', reportId: expect.stringMatching(/./), state: { kind: 'fetched' } },
      { format: 'pdf', state: { kind: 'fetched' } },
    ])
    expect(readFileSync(join(folder, 'service-report.csv'), 'utf8')).toContain(scan_id)
    expect(readFileSync(join(folder, 'service-report.pdf'), 'latin1')).toMatch(/^%PDF-/)
  })
})

describe('a hosted service, opened', () => {
  const limits = { perMinute: 10, perDay: 500, concurrent: 1 }
  const hosted = { kind: 'hosted' as const, baseUrl: 'https://api.example.com', apiKey: 'key', limits }

  it('is not deterministic, and has its address and limits', async () => {
    const asked = { keywords: ['crm', 'erp'], scanPer: 'keyword' as const, engines: ['repository'] }
    const { isDeterministic, demand } = await open(hosted, { ...asked, samples: 3 })
    expect(isDeterministic).toBe(false)
    expect(demand).toMatchObject({
      ...{ address: 'https://api.example.com', lacksKeys: false, engines: [] },
      accounts: [{ account: 'https://api.example.com', requests: 6, perMinute: 10, perDay: 500 }],
    })
  })

  it('reports that its key is missing', async () => {
    expect((await open({ ...hosted, apiKey: undefined })).demand.lacksKeys).toBe(true)
  })
})
