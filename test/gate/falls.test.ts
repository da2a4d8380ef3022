import { describe, expect, it } from 'vitest'
import { keyOfScope, type Scope } from '../../src/comparison/scope.ts'
import { searchFalls } from '../../src/gate/falls.ts'
import type { CellSeries } from '../../src/gate/statistics/cell-series.ts'

/** How many of forty keywords an engine cites, run by run; undefined in a run without its answers. */
type Course = readonly (number | undefined)[]

/** The same number in each run. */
const times = (runs: number, cited: number | undefined): Course => Array.from({ length: runs }, () => cited)
/** Runs that go up and down every `length` runs. */
const waves = (runs: number, length: number): Course =>
  Array.from({ length: runs }, (_, run) => (run % (2 * length) < length ? 16 : 24))

/** The cells of forty keywords. Different ones are cited in each run, so that no keyword is special. */
function seriesOf(courses: Record<string, Course>): CellSeries[] {
  return Object.entries(courses).flatMap(([engine, course]) =>
    Array.from({ length: 40 }, (_, keyword) => ({
      ...{ keyword: `keyword ${keyword}`, engine },
      counts: course.flatMap((cited, run) =>
        cited === undefined ? [] : [{ run, cited: Number((keyword + 7 * run) % 40 < cited), answers: 1 }],
      ),
    })),
  )
}

const search = (courses: Record<string, Course>, options: { isCorrelated?: boolean } = {}) => {
  const current = Math.max(...Object.values(courses).map(({ length }) => length)) - 1
  return searchFalls(seriesOf(courses), { current, isCorrelated: false, ...options })
}
const pValueOf = (falls: ReturnType<typeof search>, scope: Scope) =>
  falls.find(fall => keyOfScope(fall.scope) === keyOfScope(scope))?.pValue ?? Number.NaN
const whole: Scope = { kind: 'whole' }

const lost = [...times(20, 20), 2]
const stays = times(21, 20)

describe('the windows', () => {
  it.each([
    [1, 1],
    [7, 8],
    [64, 64],
  ])('find a fall that began %i runs ago best in the newest %i', (low, length) => {
    const [fall] = search({ chatgpt: [...times(70, 20), ...times(low, 11)] })
    const [best] = fall?.windows.toSorted((a, b) => a.pValue - b.pValue) ?? []
    expect(best?.start).toBe(70 + low - length)
  })

  it('are 1, 2, 4 … 64 runs long, and leave at least one earlier run', () => {
    const startsOf = (runs: number) =>
      search({ chatgpt: times(runs, 20) })[0]?.windows.map(({ start }) => start)
    expect(startsOf(200)).toEqual([199, 198, 196, 192, 184, 168, 136])
    expect(startsOf(6)).toEqual([5, 4, 2])
    expect(startsOf(2)).toEqual([1])
    expect(startsOf(1)).toEqual([])
  })

  it('compare with sixty runs at most: what was before is forgotten', () => {
    const recent = [...times(60, 12), 9]
    const pValueAfter = (before: Course) => search({ chatgpt: [...before, ...recent] })[0]?.windows[0]?.pValue
    expect(pValueAfter(times(40, 30))).toBeCloseTo(pValueAfter([]) ?? Number.NaN, 12)
  })
})

describe('a fall', () => {
  it('of everything is that of the whole', () => {
    expect(search({ a: lost, b: lost, c: lost })[0]?.scope).toEqual(whole)
  })

  it('of one engine is found in that engine', () => {
    const [fall] = search({ a: stays, b: stays, c: stays, d: stays, e: lost })
    expect(fall?.scope).toEqual({ kind: 'engine', engine: 'e' })
  })

  it('of one country is found in that country', () => {
    const six = { 'a@DE': lost, 'b@DE': lost, 'a@FR': stays, 'b@FR': stays, 'a@US': stays, 'b@US': stays }
    expect(search(six)[0]?.scope).toEqual({ kind: 'country', country: 'DE' })
  })

  it('is searched in countries and engines, but not in the engines of each country', () => {
    const falls = search({ 'a@DE': stays, 'b@DE': stays, 'a@US': stays, 'b@US': stays })
    const scopes = falls.map(({ scope }) => keyOfScope(scope)).toSorted()
    expect(scopes).toEqual(['@DE', '@US', 'a@', 'b@', 'whole'])
  })

  it('has 80 % of the level in the whole, and 20 % in all parts together', () => {
    const windowOf = (falls: ReturnType<typeof search>, kind: Scope['kind']) =>
      falls.find(({ scope }) => scope.kind === kind)?.windows[0]?.pValue
    const falls = search({ a: lost, b: stays, c: stays })
    const single = windowOf(search({ a: lost }), 'whole') ?? Number.NaN
    expect(windowOf(falls, 'engine')).toBeCloseTo((single * 3) / 0.2, 12)
  })

  it('has the part of the level that the search is given', () => {
    const series = seriesOf({ a: [...times(20, 20), 14] })
    const find = (share?: number) =>
      searchFalls(series, { current: 20, isCorrelated: false }, share)[0]?.windows[0]?.pValue ?? Number.NaN
    expect(find(0.9)).toBeCloseTo(find() / 0.9, 12)
  })

  it('of two engines is less of a chance than that of one engine in two countries, which share its day', () => {
    const low = [...waves(20, 1), 10]
    expect(pValueOf(search({ 'a@DE': low, 'a@US': low }), whole)).toBeGreaterThan(
      1.5 * pValueOf(search({ a: low, b: low }), whole),
    )
  })

  it('is less significant if runs are close in time, so that the days of a window are alike', () => {
    const course = [...times(6, 20), ...times(4, 11)]
    expect(pValueOf(search({ a: course }, { isCorrelated: true }), whole)).toBeGreaterThan(
      1.5 * pValueOf(search({ a: course }), whole),
    )
  })
})

describe('what moves no p-value', () => {
  const low = [...times(20, 20), 13]
  const courses = { a: low, b: low, c: stays }
  const usual = pValueOf(search(courses), whole)
  const pValueWith = (change: (cells: CellSeries[]) => CellSeries[]) =>
    pValueOf(searchFalls(change(seriesOf(courses)), { current: 20, isCorrelated: false }), whole)

  it('an engine that is silent in this run', () => {
    expect(pValueOf(search({ ...courses, d: [...times(20, 20), undefined] }), whole)).toBe(usual)
  })

  it('an engine that is new in this run', () => {
    expect(pValueOf(search({ ...courses, d: [...times(20, undefined), 0] }), whole)).toBe(usual)
  })

  it.each([
    ['was added in this run', [{ run: 20, cited: 0, answers: 1 }]],
    ['was removed before it', [{ run: 19, cited: 1, answers: 1 }]],
    ['is never cited', Array.from({ length: 21 }, (_, run) => ({ run, cited: 0, answers: 1 }))],
    ['is always cited', Array.from({ length: 21 }, (_, run) => ({ run, cited: 1, answers: 1 }))],
  ])('a keyword that %s', (_, counts) => {
    const other = { keyword: 'other', engine: 'a', counts }
    expect(pValueWith(cells => [...cells, other])).toBeCloseTo(usual, 12)
  })
})

describe('an early window', () => {
  const early = (before: number, cited: number, after = 1) =>
    search({ a: [...times(before, 24), ...times(after, cited)] })[0]?.windows.map(({ isEarly }) => isEarly)

  it('has fewer than three runs before it', () => {
    expect([1, 2, 3, 4].map(runs => early(runs, 12)?.[0])).toEqual([true, true, false, false])
    expect(early(2, 12, 4)).toEqual([false, false, true])
  })

  it('has more than a quarter of the usual citations: luck before does not explain the loss of more', () => {
    expect([7, 6, 0].map(cited => early(1, cited))).toEqual([[true], [false], [false]])
  })
})
