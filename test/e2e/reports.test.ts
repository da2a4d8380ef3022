import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runAction } from '../../scripts/lib/action.ts'
import { CSV, PDF } from '../support/download-server.ts'
import { searchableText } from '../support/pdf-document.ts'
import { createReportStage, namesOf } from '../support/report-stage.ts'
import { reportFor } from '../support/scans.ts'

describe('reports', () => {
  it('come in every form, on disk and in the artifact', async () => {
    const { artifacts, run } = await createReportStage(runAction)
    const { outputs, exitCode } = await run({ inputs: { report: 'json, csv, html, pdf' } })
    expect(exitCode).toBe(0)
    expect(namesOf(outputs['report-files'])).toEqual([
      'result.json',
      'scans.csv',
      'report.html',
      'report.pdf',
    ])
    const [artifact] = artifacts.artifacts
    expect(artifact?.name).toBe('ai-visibility-default')
    expect(outputs['artifact-url']).toMatch(new RegExp(`/actions/runs/42/artifacts/${artifact?.id}$`))
    // The archive has them in the order in which they were read.
    expect(Object.keys(artifact?.files ?? {}).toSorted()).toEqual([
      'report.html',
      'report.pdf',
      'result.json',
      'scans.csv',
    ])
    expect(artifact?.files['report.html']).toContain('カンバン ボード')
    const pdf = outputs['report-files']?.split('\n').find(path => path.endsWith('.pdf')) ?? ''
    expect(await searchableText(readFileSync(pdf))).toContain('best kanban board')
  })

  it('include those of the service once it has them', async () => {
    const { run } = await createReportStage(runAction, url => ({
      export: async ({ format }) =>
        reportFor({ report_id: `report-${format}`, download_url: `${url()}/reports/report.${format}` }),
    }))
    const { outputs, summary } = await run({ inputs: { 'exports.formats': 'csv, pdf' } })
    const [csv = '', pdf = ''] = outputs['report-files']?.split('\n') ?? []
    expect([readFileSync(csv, 'utf8'), readFileSync(pdf, 'utf8')]).toEqual([CSV, PDF])
    expect(summary).toContain('CSV (report-csv)&#58; among the report files.')
  })
})
