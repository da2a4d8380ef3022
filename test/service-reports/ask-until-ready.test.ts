import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ServiceError } from '../../src/contract/errors.ts'
import { readReadyTime } from '../../src/service-reports/export-reports.ts'
import { createManualClock } from '../support/clock.ts'
import { type Ask, type ExportedReports, exportFrom, hang, ready } from '../support/report-exports.ts'

const HOUR = 3_600_000

/** Seconds from the first time of asking to each. */
function secondsOf(asked: ExportedReports['asked']): number[] {
  const times = asked.map(({ at }) => Date.parse(at))
  return times.map(time => (time - (times[0] ?? 0)) / 1_000)
}

/** Ready when it is asked for again. */
const readyNext =
  (estimate: string) =>
  (ask: Ask): ReturnType<typeof ready> =>
    ask.index === 0 ? { estimated_completion: estimate } : ready(ask)

/** What is in the past, or tells no time. */
const NO_HELP = ['', 'soon', '17', '2026-02-30T00:00:00Z', '2020-01-01T00:00:00Z', '0001-01-01T00:00:00Z']

describe('a report that is not ready', () => {
  it('is asked for once where there is no patience', async () => {
    const { reports, asked, clock } = await exportFrom(() => ({}))
    expect(reports).toEqual([
      { format: 'csv', reportId: 'report-1', state: { kind: 'pending', readyAt: '2026-01-15T09:05:00Z' } },
    ])
    expect([asked.length, clock.sleeps]).toEqual([1, []])
  })

  it('is asked for again when it is expected, and no sooner', async () => {
    const estimate = '2026-01-15T09:05:00Z'
    const answer = (ask: Ask) => ({ ...readyNext(estimate)(ask), report_id: `report-${ask.index}` })
    const { reports, asked } = await exportFrom(answer, { waitMinutes: 5 })
    expect(asked.map(({ at }) => at)).toEqual(['2026-01-15T09:00:01.000Z', '2026-01-15T09:05:00.000Z'])
    expect(reports).toMatchObject([{ reportId: 'report-1', state: { kind: 'fetched' } }])
    expect(asked[1]?.request).toEqual(asked[0]?.request)
  })

  it('is expected in UTC where no zone is given', async () => {
    const { asked } = await exportFrom(readyNext('2026-01-15T09:05:00'), { waitMinutes: 5 })
    expect(asked[1]?.at).toBe('2026-01-15T09:05:00.000Z')
  })

  it.each(NO_HELP)('is asked for again after half a minute when it is expected at %j', async estimate => {
    const { reports, asked } = await exportFrom(readyNext(estimate), { waitMinutes: 1 })
    expect(secondsOf(asked)).toEqual([0, 30])
    expect(reports[0]?.state.kind).toBe('fetched')
  })

  it.each(NO_HELP)('is asked for ever more rarely while it is expected at %j', async estimate => {
    const { reports, asked } = await exportFrom(() => ({ estimated_completion: estimate }), {
      waitMinutes: 60,
      budget: 9 * HOUR,
    })
    const seconds = secondsOf(asked)
    expect(seconds.slice(0, 7)).toEqual([0, 30, 90, 210, 450, 750, 1_050])
    expect(seconds.at(-1)).toBeLessThan(3_600)
    expect(seconds).toHaveLength(15)
    expect(reports[0]?.state.kind).toBe('pending')
  })

  it('is asked for no more often when its time moves on for ever', async () => {
    const clock = createManualClock()
    const answer = ({ index }: Ask) => ({
      report_id: `report-${index}`,
      estimated_completion: new Date(clock.wallTime() + 1_000).toISOString(),
    })
    const { reports, asked } = await exportFrom(answer, { clock, waitMinutes: 60, budget: 9 * HOUR })
    expect(asked).toHaveLength(15)
    expect(reports).toMatchObject([{ reportId: 'report-14', state: { kind: 'pending' } }])
  })

  it('is asked for no more often than the plan allows', async () => {
    const limits = { perMinute: 1, concurrent: 1 }
    const { asked } = await exportFrom(readyNext(''), { waitMinutes: 2, client: { limits } })
    expect(secondsOf(asked)).toEqual([0, 60.1])
  })

  it.each(['2026-01-15T09:05:01Z', '2027-01-15T09:00:00Z', '9999-12-31T23:59:59Z'])(
    'is not waited for when it is expected at %s, after the patience',
    async estimate => {
      const { reports, asked, clock } = await exportFrom(readyNext(estimate), { waitMinutes: 5 })
      expect([asked.length, clock.sleeps]).toEqual([1, []])
      expect(reports[0]?.state).toEqual({ kind: 'pending', readyAt: estimate })
    },
  )

  it('is not waited for beyond the time budget', async () => {
    const answer = readyNext('2026-01-15T09:05:00Z')
    const { asked, clock } = await exportFrom(answer, { waitMinutes: 60, budget: 200_000 })
    expect([asked.length, clock.sleeps]).toEqual([1, []])
  })

  it('is pending when asking again outlasts the patience', async () => {
    const clock = createManualClock()
    const answer = (ask: Ask) => {
      if (ask.index === 0) return {}
      clock.advance(61_000)
      return hang(ask)
    }
    const { reports, asked } = await exportFrom(answer, { clock, waitMinutes: 6 })
    expect(asked).toHaveLength(2)
    expect(reports[0]?.state).toEqual({ kind: 'pending', readyAt: '2026-01-15T09:05:00Z' })
  })

  it.each([
    ['the patience', 400],
    ['the time budget', 4_000],
  ])('is pending when the service asks to wait longer than %s', async (_, retryAfter) => {
    const answer = ({ index }: Ask) => {
      if (index === 0) return {}
      throw new ServiceError({ kind: 'http', request: '', status: 429, detail: 'Slow down.', retryAfter })
    }
    const { reports, asked } = await exportFrom(answer, { waitMinutes: 6, budget: HOUR })
    expect(asked).toHaveLength(2)
    expect(reports[0]?.state).toEqual({ kind: 'pending', readyAt: '2026-01-15T09:05:00Z' })
  })

  it('has failed when the service refuses to be asked again', async () => {
    const answer = ({ index }: Ask) => {
      if (index === 0) return {}
      throw new ServiceError({ kind: 'http', request: '', status: 403, detail: 'No.' })
    }
    const { reports } = await exportFrom(answer, { waitMinutes: 6 })
    expect(reports).toMatchObject([
      { reportId: 'report-1', state: { kind: 'failed', failure: { facts: { status: 403 } } } },
    ])
  })

  it('says no time that is none', async () => {
    const { reports } = await exportFrom(() => ({ estimated_completion: '<b>soon' }))
    expect(reports[0]?.state).toEqual({ kind: 'pending', readyAt: '' })
  })
})

describe('the time when a report is ready', () => {
  it.each([
    ['2026-01-15T09:05:00Z', '2026-01-15T09:05:00.000Z'],
    ['2026-01-15T09:05:00.250Z', '2026-01-15T09:05:00.250Z'],
    ['2026-01-15T09:05:00+02:00', '2026-01-15T07:05:00.000Z'],
    ['2026-01-15T09:05:00', '2026-01-15T09:05:00.000Z'],
  ])('is read from %s, wherever the machine is', (text, time) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect(new Date(readReadyTime(text) ?? 0).toISOString()).toBe(time)
  })

  it.each(['', 'soon', '17', '2026-01-15', '2026-13-01T00:00:00Z', ' 2026-01-15T09:05:00Z'])(
    'is not in %j',
    text => {
      expect(readReadyTime(text)).toBeUndefined()
    },
  )
})
