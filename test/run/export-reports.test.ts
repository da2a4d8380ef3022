import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/inputs/settings.ts'
import type { ServiceReport } from '../../src/report/deliveries.ts'
import { createManualClock } from '../support/clock.ts'
import { CSV, createFolder, PDF, send, startInternet } from '../support/download-server.ts'
import { type Ask, exportFrom, hang, ready, someExports } from '../support/report-exports.ts'
import { API_KEY } from '../support/service-client.ts'

const both: Partial<Settings> = { exports: someExports({ formats: ['csv', 'pdf'] }) }

const kindsOf = (reports: ServiceReport[]) => reports.map(({ state }) => state.kind)

/** The CSV's answer is `csv`, the PDF is there. */
const withGoodPdf = (csv: (ask: Ask) => ReturnType<typeof ready>) => (ask: Ask) =>
  ask.request.format === 'pdf' ? ready(ask) : csv(ask)

function errorsOf(reports: ServiceReport[]): unknown[] {
  return reports.flatMap(({ state }) => (state.kind === 'failed' ? [state.error] : []))
}

describe('what the service is asked to export', () => {
  const requestFor = async (settings: Partial<Settings>, startsAt?: string) => {
    const clock = createManualClock(startsAt === undefined ? {} : { startsAt })
    const { asked } = await exportFrom(ready, { settings, clock })
    expect(asked).toHaveLength(1)
    return asked[0]?.request
  }

  it('is nothing without a report of the service', async () => {
    const { asked, reports } = await exportFrom(ready, {
      settings: { reports: ['csv', 'pdf'], exports: someExports({ formats: [] }) },
    })
    expect([asked, reports]).toEqual([[], []])
  })

  it('is the brand over the last 30 days, today included', async () => {
    expect(await requestFor({})).toEqual({
      brand_name: 'Acme',
      date_range: { start: '2025-12-17', end: '2026-01-15' },
      format: 'csv',
      include_competitors: false,
    })
  })

  it.each([
    ['2026-03-01T23:59:58Z', '2026-01-31', '2026-03-01'],
    ['2026-03-01T23:59:59Z', '2026-02-01', '2026-03-02'],
  ])('has the days of UTC: a second after %s', async (startsAt, start, end) => {
    expect((await requestFor({}, startsAt))?.date_range).toEqual({ start, end })
  })

  it.each([
    [{ days: 7 }, { date_range: { start: '2026-01-09', end: '2026-01-15' } }],
    [{ days: 28, end: '2024-02-29' }, { date_range: { start: '2024-02-02', end: '2024-02-29' } }],
    [{}, { engines: ['chatgpt'] }],
    [{ engines: ['gemini'] }, { engines: ['gemini'] }],
    [{ includeCompetitors: true }, { include_competitors: true }],
  ])('is what the settings choose: %j', async (given, request) => {
    expect(await requestFor({ engines: ['chatgpt'], exports: someExports(given) })).toMatchObject(request)
  })

  it('is one report of each format', async () => {
    const { asked } = await exportFrom(ready, { settings: both })
    expect(asked.map(({ request }) => request.format).toSorted()).toEqual(['csv', 'pdf'])
  })
})

describe('a report that is ready', () => {
  it('is fetched to the folder, which need not exist', async () => {
    const folder = join(createFolder(), 'deep', 'run')
    const answer = (ask: Ask) => ({ ...ready(ask), report_id: `report-${ask.request.format}` })
    const { reports } = await exportFrom(answer, { settings: both, folder })
    const csv = join(folder, 'service-report.csv')
    const pdf = join(folder, 'service-report.pdf')
    expect(reports).toEqual([
      { format: 'csv', reportId: 'report-csv', state: { kind: 'fetched', path: csv } },
      { format: 'pdf', reportId: 'report-pdf', state: { kind: 'fetched', path: pdf } },
    ])
    expect([readFileSync(csv, 'utf8'), readFileSync(pdf, 'utf8')]).toEqual([CSV, PDF])
  })

  it('may be on another host, which does not get the key', async () => {
    const { env, requests } = await startInternet(() => send(CSV))
    const answer = () => ({ download_url: 'https://files.example/report' })
    const { reports } = await exportFrom(answer, { client: { env } })
    expect(kindsOf(reports)).toEqual(['fetched'])
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })
})

describe('a report that is not ready', () => {
  it.each([
    ['2026-01-15T13:00:00Z', '2026-01-15T13:00:00Z'],
    ['soon', ''],
  ])('is pending until %j, and is asked for once', async (estimated, readyAt) => {
    const answer = () => ({ status: 'processing', estimated_completion: estimated, download_url: null })
    const { reports, asked } = await exportFrom(answer)
    expect(reports).toMatchObject([{ reportId: 'report-1', state: { kind: 'pending', readyAt } }])
    expect(asked).toHaveLength(1)
  })
})

describe('a missing report', () => {
  it.each([
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    'https://user:pass@files.example/report.csv',
    '/reports/report.csv',
    '',
  ])('is not fetched from %j, and the other report is', async url => {
    const answer = withGoodPdf(() => ({ download_url: url }))
    const { reports, folder } = await exportFrom(answer, { settings: both })
    expect(kindsOf(reports)).toEqual(['failed', 'fetched'])
    expect(errorsOf(reports)).toMatchObject([{ details: { kind: 'refused' } }])
    expect(readdirSync(folder)).toEqual(['service-report.pdf'])
  })

  it.each([['an invalid key', { client: { apiKey: 'another-key' } }, 401]])(
    'fails with the status of %s, and does not hold the key',
    async (_, options, status) => {
      const { reports, asked } = await exportFrom(ready, options)
      expect(asked).toEqual([])
      expect(reports).toMatchObject([{ reportId: '', state: { kind: 'failed' } }])
      expect(errorsOf(reports)).toMatchObject([{ details: { kind: 'http', status } }])
      expect(JSON.stringify(reports)).not.toMatch(new RegExp(`another-key|${API_KEY}`))
    },
  )

  it('fails with the error of the service and the number of attempts, and the other report is fetched', async () => {
    const answer = withGoodPdf(() => {
      throw new Error('out of paper')
    })
    const { reports, asked } = await exportFrom(answer, { settings: both })
    expect(kindsOf(reports)).toEqual(['failed', 'fetched'])
    expect(errorsOf(reports)).toMatchObject([
      { details: { status: 500, code: 'internal_error', attempts: 6 } },
    ])
    expect(asked).toHaveLength(7)
  })

  it('fails when no answer comes', async () => {
    const clock = createManualClock()
    const answer = (ask: Ask) => {
      clock.advance(20_000)
      return hang(ask)
    }
    const { reports } = await exportFrom(answer, { clock, budget: 20_000 })
    expect(errorsOf(reports)).toMatchObject([{ details: { kind: 'timeout' } }])
  })

  it('fails when the folder cannot be written', async () => {
    const folder = join(createFolder(), 'file')
    writeFileSync(folder, '')
    const { reports } = await exportFrom(ready, { folder })
    expect(errorsOf(reports)).toMatchObject([{ message: expect.stringMatching(/^E(EXIST|NOTDIR)/) }])
  })
})

describe('a cancelled run', () => {
  it('asks for nothing', async () => {
    const { reports, asked } = await exportFrom(ready, { settings: both, signal: AbortSignal.abort() })
    expect(asked).toEqual([])
    expect(errorsOf(reports)).toMatchObject(Array(2).fill({ details: { kind: 'cancelled' } }))
  })

  it('does not wait for an answer', async () => {
    const cancel = new AbortController()
    const answer = (ask: Ask) => {
      cancel.abort()
      return hang(ask)
    }
    const { reports } = await exportFrom(answer, { signal: cancel.signal })
    expect(errorsOf(reports)).toMatchObject([{ details: { kind: 'cancelled' } }])
  })
})
