import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PLANS } from '../../src/contract/plans.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { explainReportFailure } from '../../src/report/markdown/service-reports.ts'
import { openService } from '../../src/run/open-service.ts'
import { exportReports } from '../../src/service-reports/export-reports.ts'
import { CSV } from '../support/download-server.ts'
import { embeddedSettings } from '../support/embedded.ts'
import { aFolder, aRepository, commit } from '../support/git-repository.ts'
import { serviceWith } from '../support/reference-service.ts'
import { reportFor } from '../support/scans.ts'
import { startServerForTest } from '../support/served.ts'
import { API_KEY } from '../support/service-client.ts'
import { aContext, someSettings } from '../support/settings.ts'

const { signal } = new AbortController()

async function open(service: Settings['service'], workspace = aFolder()) {
  const settings = someSettings({ service, reports: ['service-csv', 'service-pdf'] })
  const opened = await openService(settings, aContext({ tempFolder: aFolder(), workspace }), signal)
  onTestFinished(() => opened.close())
  const exportTo = (folder: string) =>
    exportReports(settings, opened, { folder, clock: systemClock, signal, explain: explainReportFailure })
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
  it('exports what it has scanned', async () => {
    const workspace = aRepository()
    commit(workspace, { 'docs/crm.md': '# CRM\n\nThe best CRM keeps its contacts.\n' })
    const opened = await open({ kind: 'embedded', keysMissing: false, ...embeddedSettings() }, workspace)
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
    const { service } = await open({ kind: 'embedded', keysMissing: false, ...embeddedSettings() }, workspace)
    expect(await service.generate({ brand_name: 'Acme', topic: 'crm' })).toMatchObject({
      status: 'completed',
    })
  })
})

describe('a hosted service, opened', () => {
  it('exports a report and hands out its file', async () => {
    const opened = await openHosted(url => `${url}/reports/report.csv`)
    expect(await opened.exportTo(aFolder())).toMatchObject([
      { format: 'csv', state: { kind: 'fetched' } },
      { format: 'pdf', state: { kind: 'failed', problem: expect.stringContaining('not a PDF') } },
    ])
  })

  it('hands out no file of this machine', async () => {
    const opened = await openHosted(() => 'file:///etc/hostname')
    for (const { state } of await opened.exportTo(aFolder())) {
      expect(state).toMatchObject({ kind: 'failed', problem: expect.stringContaining('not https') })
    }
  })
})
