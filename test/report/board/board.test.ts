import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { viewBoard } from '../../../src/report/board/board.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { lineOfCell } from '../../support/documents.ts'
import { aFingerprint, aLoss, aRecord } from '../../support/history.ts'

const day = (date: string) => `${date}T10:00:00.000Z`

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

/** Returns the rows of all tables: each cell as text, and its shares of all days if it has them. */
function rowsOf(brand: ReturnType<typeof brandOf>) {
  return [...brand.overview, ...brand.details].flatMap(block =>
    block.kind === 'table' ? block.rows.flatMap(row => [row.map(cell => plainOf(lineOfCell(cell)))]) : [],
  )
}

function chartOf(brand: ReturnType<typeof brandOf>) {
  const [chart] = brand.overview
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
    expect(rowsOf(brand)).toContainEqual(['crm', '1 of 2', '1 of 1', '0 of 1'])
  })

  it('has the newest 60 days', () => {
    const start = Date.parse('2026-08-03T10:00:00Z')
    const records = Array.from({ length: 70 }, (_, at) =>
      aRecord({
        createdAt: new Date(start + at * 86_400_000).toISOString(),
        cells: [aCell('crm', 'openai', 80)],
      }),
    )
    const { levels } = brandOf(...records)
    expect(levels).toHaveLength(60)
    expect(levels[0]).toEqual({ cited: 1, answers: 1, share: 1 })
  })

  it('links each day of answers to its run, and names the sites cited most', () => {
    const runUrl = 'https://github.com/acme/website/actions/runs/7'
    const domains = ['a.example', 'b.example', 'c.example', 'd.example'].map((domain, answers) => ({
      domain,
      answers,
    }))
    const counts = { answers: 4, sourced: 4, read: undefined, unread: 0, named: 0, domains, brands: [] }
    const contents = ['openai', 'gemini'].map(engine => ({ engine, ...counts }))
    const { details } = brandOf(aRecord({ createdAt: day('2026-11-20'), runUrl, contents }))
    const fold = details.find(block => block.kind === 'fold')
    const [table] = fold?.kind === 'fold' ? fold.blocks : []
    const { columns, rows } = table?.kind === 'table' ? table : { columns: [], rows: [] }
    const [row] = rows
    expect(columns[1]?.title).toEqual(['Cited most in the run'])
    expect(row?.[0]).toEqual([{ link: runUrl, label: ['20 November 2026'] }])
    expect(plainOf(lineOfCell(row?.[1] ?? []))).toBe('d.example, c.example, b.example')
  })

  it('has a row for each fact, with the share of its answers that state an old value', () => {
    const counts = {
      answers: 20,
      sourced: 0,
      read: undefined,
      unread: 0,
      named: 0,
      domains: [],
      brands: [],
    }
    const contents = ['openai', 'gemini'].map((engine, wrong) => ({
      ...{ engine, ...counts },
      facts: [{ fact: 'price of the ring', list: 'a', answers: 10, wrong }],
    }))
    const rows = rowsOf(brandOf(aRecord({ createdAt: day('2026-11-20'), contents })))
    expect(rows).toContainEqual(['price of the ring', '5% (1 of 20)'])
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
    expect(brands[0]?.levels[0]?.answers).toBe(8)
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
