import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { viewBoard } from '../../../src/report/board/board.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { lineOfCell } from '../../support/documents.ts'
import { aFingerprint, aLoss, aRecord } from '../../support/history.ts'

const day = (date: string) => `${date}T10:00:00.000Z`

const RUN = 'https://github.com/acme/website/actions/runs/7'

/** Runs that end on 20 November, in which ChatGPT answers one question. */
function weeklyRuns(weeks: number, scoreIn: (week: number) => number) {
  return Array.from({ length: weeks }, (_, week) => {
    const daysAgo = 7 * (weeks - 1 - week)
    const createdAt = new Date(Date.parse(day('2026-11-20')) - daysAgo * 86_400_000).toISOString()
    return aRecord({ createdAt, cells: [aCell('crm', 'openai', scoreIn(week))] })
  })
}

/** A run of two engines in Germany with these losses. */
function aLow(date: string, ...losses: Parameters<typeof aLoss>) {
  return aRecord({
    createdAt: day(date),
    fingerprint: aFingerprint({ country: ['DE'] }),
    cells: [aCell('crm', 'perplexity', 0), aCell('erp', 'openai', 80)],
    losses: losses.map(loss => aLoss(loss)),
  })
}

type Records = Parameters<typeof viewBoard>[0][number]['records']

/** The only brand of these runs. */
function brandOf(...records: Records) {
  const [brand, ...others] = viewBoard([{ key: 'acme', records }])
  if (brand === undefined || others.length > 0) throw new Error('These are the runs of one brand.')
  return brand
}

/** Returns the rows of all tables of the shortest range: each cell as text. */
function rowsOf({ ranges: [range] }: ReturnType<typeof brandOf>) {
  return (range?.blocks ?? []).flatMap(block =>
    block.kind === 'table' ? block.rows.map(row => row.map(cell => plainOf(lineOfCell(cell)))) : [],
  )
}

function chartOf(brand: ReturnType<typeof brandOf>) {
  const chart = brand.ranges[0]?.blocks[0]
  if (chart?.kind !== 'chart') throw new Error('The chart comes first.')
  return chart
}

describe('the board', () => {
  it('has a line from left to right for the brand, and for each engine and country', () => {
    const brand = brandOf(
      aRecord({
        createdAt: day('2026-11-20'),
        cells: [aCell('crm', 'openai@DE', 80), aCell('crm', 'gemini', 0)],
      }),
      aRecord({ createdAt: day('2026-11-13'), cells: [aCell('crm', 'openai@DE', 80)] }),
    )
    expect(brand.lastRun).toBe(day('2026-11-20'))
    expect(chartOf(brand).lines.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
      [undefined, [100, 50]],
      ['ChatGPT · Germany', [100, 100]],
      ['Gemini', [0]],
    ])
    expect(rowsOf(brand)).toContainEqual(['crm', '2 of 3', '–'])
  })

  it('adds up the runs of a day, in the chart as in the table', () => {
    const runs = ['09', '15'].map((hour, at) =>
      aRecord({ createdAt: `2026-11-20T${hour}:00:00.000Z`, cells: [aCell('crm', 'openai', 80 * at)] }),
    )
    const brand = brandOf(...runs)
    const { lines, legend } = chartOf(brand)
    expect(lines.map(({ last }) => last)).toEqual(['50%'])
    expect(rowsOf(brand)).toContainEqual(['All', '1 of 2', '–'])
    expect(plainOf(legend)).toMatch(
      /^A point adds up the runs of a day.*\. Next to each name: the newest day\./,
    )
  })

  it('links points to their runs if a run before has no answers', () => {
    const runs = ['2026-11-13', '2026-11-20'].map((date, at) =>
      aRecord({
        createdAt: day(date),
        runUrl: `${RUN}${at}`,
        cells: at === 0 ? [] : [aCell('crm', 'openai', 80)],
      }),
    )
    expect(chartOf(brandOf(...runs)).links).toMatchObject([{ at: 1, link: `${RUN}1` }])
  })

  it('adds up the runs of a week in a chart of a year', () => {
    const [chart] = brandOf(...weeklyRuns(60, () => 0)).ranges[2]?.blocks ?? []
    expect(chart).toMatchObject({ legend: [expect.stringMatching(/^A point adds up the runs of a week/)] })
  })

  it('states that the chart has no line for some engines', () => {
    const noteFor = (...engines: string[]) =>
      plainOf(chartOf(brandOf(aRecord({ cells: engines.map(engine => aCell('crm', engine, 80)) }))).legend)
    const countries = ['openai@DE', 'openai@FR', 'openai@US']
    expect(noteFor(...countries)).not.toContain('The table')
    expect(noteFor(...countries, 'openai@IT')).toContain('The table has the other engines.')
  })

  it.each([
    [1, ['4 weeks']],
    [5, ['4 weeks', '3 months']],
    [14, ['4 weeks', '3 months', '1 year']],
    [60, ['4 weeks', '3 months', '1 year']],
  ])('offers the ranges that %i weekly runs need: %j', (weeks, titles) => {
    expect(brandOf(...weeklyRuns(weeks, () => 0)).ranges.map(({ title }) => title)).toEqual(titles)
  })

  it('names a range by its length and its last day, and has its level', () => {
    const charts = brandOf(...weeklyRuns(60, () => 0)).ranges.map(({ blocks: [chart] }) => chart)
    expect(charts).toMatchObject(
      Object.entries({ '4 weeks': 4, '3 months': 13, year: 52 }).map(([length, runs]) => ({
        title: `Answers that cite the brand in the ${length} to 20 November 2026`,
        level: { basis: `0 of ${runs} answers` },
      })),
    )
  })

  it('compares a range with the one before, over the questions and engines that both have', () => {
    const brand = brandOf(
      ...weeklyRuns(12, week => (week >= 4 && week < 8 ? 80 : 0)),
      aRecord({ createdAt: day('2026-11-20'), cells: [aCell('erp', 'gemini', 80)] }),
    )
    expect(rowsOf(brand)).toEqual([
      ['All', '1 of 5', '▼ 100'],
      ['ChatGPT', '0 of 4', '▼ 100'],
      ['Gemini', '1 of 1', '–'],
      ['crm', '0 of 4', '▼ 100'],
      ['erp', '1 of 1', '–'],
    ])
  })

  it('links each point to its run, and each question to its answers', () => {
    const brand = brandOf(aRecord({ createdAt: day('2026-11-20'), runUrl: RUN }))
    expect(chartOf(brand).links).toEqual([{ at: 0, label: '20 November 2026: 25%', link: RUN }])
    const questions = brand.ranges[0]?.blocks.flatMap(block => (block.kind === 'table' ? block.rows : []))
    const titles = questions?.map(([title]) => title)
    expect(titles).toContainEqual([{ link: '#answers-1', label: [{ name: 'crm' }] }])
    expect(brand.answers).toContainEqual(
      expect.objectContaining({ id: 'answers-1', title: [{ name: 'crm' }] }),
    )
  })

  it('links each day of answers to its run', () => {
    const { answers } = brandOf(aRecord({ createdAt: day('2026-11-20'), runUrl: RUN }))
    const tables = answers.flatMap(block => (block.kind === 'fold' ? block.blocks : []))
    const rows = [[[{ link: RUN, label: ['20 November 2026'] }], ['✓'], ['✗']]]
    expect(tables[0]).toMatchObject({ rows })
  })

  it('combines the gates of a brand, and separates the brands of a file', () => {
    const other = aRecord({ fingerprint: aFingerprint({ brand: ['Globex'] }) })
    const brands = viewBoard([
      { key: 'acme-de', records: [aRecord()] },
      { key: 'baseline', records: [other, aRecord()] },
    ])
    expect(brands.map(({ name, id }) => [name, id])).toEqual([
      ['Acme', 'acme'],
      ['Globex', 'globex'],
    ])
    expect(brands[0]?.recent).toHaveLength(8)
  })

  it.each([[['../x', '..\\x', '', '</script>']], [['a', 'a-3', 'A']]])(
    'gives each brand its own file name, whatever the brand is called: %j',
    names => {
      const ids = viewBoard(
        names.map((name, at) => ({
          ...{ key: `gate ${at}`, records: [aRecord({ fingerprint: aFingerprint({ brand: [name] }) })] },
        })),
      ).map(({ id }) => id)
      expect(new Set(ids).size).toBe(names.length)
      expect(ids.join('')).toMatch(/^[\w-]+$/)
    },
  )

  it('marks a loss from its first run on, and the engine that it is about in its country', () => {
    const first = day('2026-09-18')
    const french = aRecord({
      createdAt: day('2026-09-25'),
      fingerprint: aFingerprint({ country: ['FR'] }),
      cells: [aCell('crm', 'perplexity', 0)],
    })
    const brands = viewBoard([
      { key: 'de', records: [aLow('2026-09-11'), aLow('2026-09-18'), aLow('2026-09-25', { since: first })] },
      { key: 'fr', records: [french] },
    ])
    const chart = brands[0] && chartOf(brands[0])
    expect(chart?.lines[0]?.points.map(({ isMarked }) => isMarked)).toEqual([false, true, true])
    expect(chart?.lines.filter(({ isLoss }) => isLoss).map(({ name }) => name)).toEqual([
      'Perplexity · Germany',
    ])
  })

  it('compares the newest run with the level before the loss, in the part of the loss', () => {
    const before = ['2026-08-28', '2026-09-04', '2026-09-11'].map((date, run) => ({
      ...aLow(date),
      // The newest of these runs did not cite.
      cells: [aCell('crm', 'perplexity', run < 2 ? 80 : 0)],
    }))
    expect(brandOf(...before, aLow('2026-09-25', {})).losses).toMatchObject([
      {
        ...{ where: 'Perplexity in Germany', state: 'the run failed' },
        ...{ was: { share: expect.closeTo(2 / 3) }, now: { cited: 0, answers: 1 } },
      },
    ])
    expect(brandOf(aLow('2026-09-25', {}), aLow('2026-10-02', { state: 'recovered' })).losses).toEqual([])
  })
})

it.each([
  ['a link to its run', RUN, true],
  ['no link', undefined, false],
])('explains a point with %s', (_, runUrl, isLinked) => {
  const brand = brandOf(...weeklyRuns(3, () => 80).map(record => ({ ...record, runUrl })))
  expect(JSON.stringify(brand).includes('and opens the newest one')).toBe(isLinked)
})
