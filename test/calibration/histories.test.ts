import { describe, expect, it } from 'vitest'
import {
  engines,
  judgeCourses,
  measureWaits,
  measureYears,
  type Schedule,
} from '../../scripts/calibration/histories.ts'
import { examples, readExample } from '../../scripts/calibration/scenarios/examples.ts'
import { lose, unchanged } from '../../scripts/calibration/world.ts'

const site = { keywords: 20, kinds: engines(1, 0.6) }
const short: Schedule = { name: 'short', daysApart: 7, runsAYear: 4, earlier: 3, after: 2 }

describe('the histories of a site', () => {
  it('have the same earlier runs whatever happens later', async () => {
    const [same = [], lost = []] = await judgeCourses(2, site, { runs: 3, earlier: 2 }, [
      unchanged,
      lose(3, 0),
    ])
    expect(lost.map(runs => runs[0])).toEqual(same.map(runs => runs[0]))
    expect(lost.map(runs => runs[1]?.citations)).toEqual([0, 0])
    expect(same.every(runs => runs[1]?.citations !== 0)).toBe(true)
  })

  it('wait for the first red run: one run after a total loss, and forever if nothing is lost', async () => {
    expect(await measureWaits(3, site, short, [lose(3, 0), unchanged])).toEqual([1, 1, Infinity, Infinity])
  })

  it('count red runs by year: all that come after a total loss', async () => {
    const [red, any] = await measureYears(12, site, short, lose(2, 0))
    expect([red, any]).toEqual([2, 1])
  })
})

describe('the examples of the documentation', () => {
  it('are read with their schedule, keywords and engines', async () => {
    const read = await Promise.all(examples.map(readExample))
    const facts = read.map(({ settings: { keywords, engines, samples }, isDaily }) => [
      isDaily ? 'daily' : 'weekly',
      `${keywords.length} × ${engines.length}`,
      samples,
    ])
    expect(facts).toEqual([
      ['weekly', '2 × 0', 1],
      ['weekly', '2 × 1', 3],
      ['weekly', '3 × 2', 3],
      ['weekly', '4 × 2', 3],
      ['weekly', '5 × 4', 3],
    ])
  })
})
