import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openService } from '../../../src/commands/service/open-service.ts'
import { PLANS } from '../../../src/contract/plans.ts'
import type { Settings } from '../../../src/inputs/settings.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { exportReports } from '../../../src/service-reports/export-reports.ts'
import { CSV } from '../../support/download-server.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'
import { createLog } from '../../support/log.ts'
import { serviceWith } from '../../support/reference-service.ts'
import { reportFor } from '../../support/scans.ts'
import { startServerForTest } from '../../support/served.ts'
import { API_KEY } from '../../support/service-client.ts'
import { aContext, someSettings } from '../../support/settings.ts'

const { signal } = new AbortController()

async function open(service: Settings['service'], overrides: Partial<Settings> = {}, workspace = aFolder()) {
  const settings = someSettings({ service, reports: ['service-csv', 'service-pdf'], ...overrides })
  const facts = aContext({ tempFolder: aFolder(), workspace })
  const opened = await openService(settings, { facts, env: {}, log: createLog(), signal })
  onTestFinished(() => opened.close())
  const exportTo = (folder: string) => exportReports(settings, opened, { folder, clock: systemClock, signal })
  return { ...opened, exportTo }
}

async function openHosted(downloadUrl: (url: string) => string) {
  const served = { url: '' }
  const server = await startServerForTest({
    service: serviceWith({ export: async () => reportFor({ download_url: downloadUrl(served.url) }) }),
    readReport: async () => ({ bytes: Buffer.from(CSV), contentType: 'text/csv' }),
  })
  served.url = server.url
  return open({ kind: 'hosted', baseUrl: server.url, apiKey: API_KEY, limits: PLANS.business })
}

describe('the embedded service, opened', () => {
  const embedded = (settings: Parameters<typeof embeddedSettings>[0] = {}, keysMissing = false) =>
    ({ kind: 'embedded', keysMissing, ...embeddedSettings(settings) }) as const

  it('is deterministic where the engine repository alone answers', async () => {
    expect((await open(embedded())).isDeterministic).toBe(true)
    expect((await open(embedded({ models: ['repository', 'openai:gpt'] }))).isDeterministic).toBe(false)
    expect((await open(embedded({ models: ['openai:gpt'] }))).isDeterministic).toBe(false)
  })

  it('asks live engines each keyword in each sample, and the repository nothing', async () => {
    const engines = ['repository', 'openai', 'gemini']
    const samples = { min: 1, max: 3 }
    const { cost } = await open(embedded(), { engines, samples, keywords: ['crm', 'erp'] })
    expect(cost).toEqual({
      address: undefined,
      limits: undefined,
      questions: [
        { engine: 'openai', count: 6 },
        { engine: 'gemini', count: 6 },
      ],
    })
  })

  it('is blocked by a missing key, and by no number of scans', async () => {
    expect((await open(embedded())).preflight(1_000_000)).toBeUndefined()
    expect((await open(embedded({}, true))).preflight(1)).toEqual({ kind: 'no-secrets' })
  })

  it('exports what it has scanned', async () => {
    const workspace = aRepository()
    commit(workspace, { 'docs/crm.md': '# CRM\n\nThe best CRM keeps its contacts.\n' })
    const opened = await open(embedded(), {}, workspace)
    const { scan_id } = await opened.service.monitor({ brand_name: 'Acme', keywords: ['crm'] })
    const folder = aFolder()
    const reports = await opened.exportTo(folder)
    expect(reports).toMatchObject([
      { format: 'csv', reportId: expect.stringMatching(/./), state: { kind: 'fetched' } },
      { format: 'pdf', state: { kind: 'fetched' } },
    ])
    expect(readFileSync(join(folder, 'service-report.csv'), 'utf8')).toContain(scan_id)
    expect(readFileSync(join(folder, 'service-report.pdf'), 'latin1')).toMatch(/^%PDF-/)
  })

  it('generates content', async () => {
    const workspace = aRepository()
    commit(workspace, { 'docs/crm.md': '# CRM\n\nThe best CRM keeps its contacts.\n' })
    const { service } = await open(embedded(), {}, workspace)
    expect(await service.generate({ brand_name: 'Acme', topic: 'crm' })).toMatchObject({
      status: 'completed',
    })
  })
})

describe('a hosted service, opened', () => {
  const limits = { perMinute: 10, perDay: 500, concurrent: 1 }
  const hosted = { kind: 'hosted' as const, baseUrl: 'https://api.example.com', apiKey: 'key', limits }

  it('is not deterministic, and says where it is and what its limits are', async () => {
    const { isDeterministic, cost } = await open(hosted, { engines: ['repository'] })
    expect(isDeterministic).toBe(false)
    expect(cost).toEqual({ address: 'https://api.example.com', limits, questions: [] })
  })

  it('is blocked by a missing key first, then by its limits', async () => {
    const keyless = await open({ ...hosted, apiKey: undefined })
    expect(keyless.preflight(501)).toEqual({ kind: 'no-secrets' })
    const { preflight } = await open(hosted)
    expect(preflight(501)).toMatchObject({ kind: 'day-limit' })
    expect(preflight(101)).toMatchObject({ kind: 'time-budget', timeoutMinutes: 10 })
    expect(preflight(100)).toBeUndefined()
  })

  it('exports a report and hands out its file', async () => {
    const opened = await openHosted(url => `${url}/reports/report.csv`)
    expect(await opened.exportTo(aFolder())).toMatchObject([
      { format: 'csv', state: { kind: 'fetched' } },
      {
        format: 'pdf',
        state: { kind: 'failed', failure: { kind: 'download', facts: { kind: 'wrong-type' } } },
      },
    ])
  })

  it('hands out no file of this machine', async () => {
    const opened = await openHosted(() => 'file:///etc/hostname')
    for (const { state } of await opened.exportTo(aFolder())) {
      expect(state).toMatchObject({ kind: 'failed', failure: { facts: { kind: 'refused' } } })
    }
  })
})
