import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ExportRequest, Report } from '../../src/contract/contract.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { exportReports } from '../../src/run/export-reports.ts'
import { aFolder } from '../support/git-repository.ts'
import { reportFor } from '../support/scans.ts'
import { someSettings } from '../support/settings.ts'

const { signal } = new AbortController()

interface Setup {
  exports?: Partial<Settings['exports']>
  engines?: string[]
  /** The time of the run. */
  at?: string
  folder?: string
}

/** Exports reports, by default a CSV, from a service with these answers. The text of a downloaded file is its URL. */
async function exportFrom(answer: (format: string) => Partial<Report>, setup: Setup = {}) {
  const { at = '2026-01-15T09:00:00Z', folder = join(aFolder(), 'deep', 'run'), engines = [] } = setup
  const settings = someSettings({ engines })
  const asked: [ExportRequest, AbortSignal | undefined][] = []
  const reports = await exportReports(
    { ...settings, exports: { ...settings.exports, formats: ['csv'], ...setup.exports } },
    {
      service: {
        async export(request, callSignal) {
          asked.push([request, callSignal])
          return reportFor(answer(request.format))
        },
      },
      async fetchReport({ url, path }) {
        if (url.startsWith('file:')) throw new Error('refused')
        await writeFile(path, url)
      },
    },
    { folder, now: Date.parse(at), signal },
  )
  return { reports, asked, folder }
}

const ready = (format: string) => ({
  report_id: `report-${format}`,
  download_url: `https://a.example/${format}`,
})
const both = { exports: { formats: ['csv', 'pdf'] } } satisfies Setup

describe('what the service is asked to export', () => {
  it.each<[string, Setup, object[]]>([
    ['nothing without a format', { exports: { formats: [] } }, []],
    ['a report of each format', both, [{ format: 'csv' }, { format: 'pdf' }]],
    ['an end', { exports: { days: 28, end: '2024-02-29' } }, [rangeOf('2024-02-02', '2024-02-29')]],
    ['some days', { exports: { days: 7 } }, [rangeOf('2026-01-09', '2026-01-15')]],
    ['a day of UTC', { at: '2026-03-01T23:59:59Z' }, [rangeOf('2026-01-31', '2026-03-01')]],
    ['the engines of the gate', { engines: ['chatgpt'] }, [{ engines: ['chatgpt'] }]],
    ['other engines', { engines: ['chatgpt'], exports: { engines: ['gemini'] } }, [{ engines: ['gemini'] }]],
    ['competitors', { exports: { includeCompetitors: true } }, [{ include_competitors: true }]],
  ])('is %s', async (_, setup, requests) => {
    const { asked } = await exportFrom(ready, setup)
    expect(asked).toMatchObject(requests.map(request => [request, signal]))
  })

  it('is the brand over the last 30 days, today included', async () => {
    const request = { brand_name: 'Acme', format: 'csv', include_competitors: false }
    const { asked } = await exportFrom(ready)
    expect(asked).toEqual([[{ ...request, ...rangeOf('2025-12-17', '2026-01-15') }, signal]])
  })
})

function rangeOf(start: string, end: string) {
  return { date_range: { start, end } }
}

describe('a report', () => {
  it('that is ready is downloaded to the folder, which need not exist', async () => {
    const { reports, folder } = await exportFrom(ready, both)
    expect(reports).toEqual(
      ['csv', 'pdf'].map(format => ({
        format,
        reportId: `report-${format}`,
        state: { kind: 'fetched', path: join(folder, `service-report.${format}`) },
      })),
    )
    expect(readFileSync(join(folder, 'service-report.pdf'), 'utf8')).toBe('https://a.example/pdf')
  })

  it.each([
    ['2026-01-15T13:00:00Z', '2026-01-15T13:00:00Z'],
    ['soon', ''],
  ])('that is expected at %j is pending, and is asked for once', async (estimated, readyAt) => {
    const { reports, asked } = await exportFrom(() => ({ estimated_completion: estimated }))
    expect(reports).toMatchObject([{ reportId: 'report-1', state: { kind: 'pending', readyAt } }])
    expect(asked).toHaveLength(1)
  })

  const cannotExport = () => {
    throw new Error('out of paper')
  }
  it.each([
    ['be exported', cannotExport, { reportId: '', state: { error: { message: 'out of paper' } } }],
    [
      'be downloaded',
      () => ({ download_url: 'file:///etc/passwd' }),
      { state: { error: { message: 'refused' } } },
    ],
  ])('that cannot %s fails, and the other one is downloaded', async (_, answer, expected) => {
    const { reports, folder } = await exportFrom(
      format => (format === 'csv' ? answer() : ready(format)),
      both,
    )
    expect(reports).toMatchObject([{ ...expected, format: 'csv' }, { state: { kind: 'fetched' } }])
    expect(readdirSync(folder)).toEqual(['service-report.pdf'])
  })

  it('fails if its folder cannot be written', async () => {
    const folder = join(aFolder(), 'file')
    await writeFile(folder, '')
    const { reports } = await exportFrom(ready, { folder })
    expect(reports).toMatchObject([{ state: { kind: 'failed', error: { code: 'EEXIST' } } }])
  })
})
