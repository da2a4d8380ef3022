/** Facts that an engine said right before, and says wrong now. */
import { describe, expect, it } from 'vitest'
import { failsRun, findRelapses, leaveToFacts } from '../../src/gate/relapses.ts'
import type { EngineContents } from '../../src/scan/engine-contents.ts'

type Counts = readonly [answers: number, wrong: number]

function contentsOf([answers, wrong]: Counts, { engine = 'openai', list = 'a' } = {}): EngineContents {
  return {
    ...{ engine, answers: 20, read: undefined, sourced: 20, unread: 0, named: 0, domains: [], brands: [] },
    facts: [{ fact: 'price', list, answers, wrong }],
  }
}
const runOf = (...contents: EngineContents[]) => ({
  ...{ overallBcr: 50, citedEngines: 1, cells: [], contents },
})
const right: Counts = [9, 0]
const strict = { level: 0.01, samples: 1 }

describe('a fact is relapsed', () => {
  it.each<[string, readonly Counts[], Counts, boolean]>([
    ['where all answers were right, and most are wrong now', [right, right, right], [9, 6], true],
    [
      'where nearly all answers were right, and all are wrong now',
      [[9, 1], right, right, right],
      [9, 9],
      true,
    ],
    [
      'not where it was as wrong before',
      [
        [9, 6],
        [9, 5],
        [9, 6],
        [9, 6],
      ],
      [9, 6],
      false,
    ],
    ['not by one wrong answer', [right, right, right, right], [9, 1], false],
    [
      'not in three answers',
      [
        [3, 0],
        [3, 0],
        [3, 0],
      ],
      [3, 3],
      false,
    ],
    ['not after two runs', [right, right], [9, 9], false],
    ['until it is corrected', [right, right, right, right, [9, 6], [9, 6]], [9, 6], true],
    ['after a single correct run', [right, right, right, [9, 6], right], [9, 6], true],
    [
      'not where it becomes right',
      [
        [9, 9],
        [9, 9],
        [9, 9],
      ],
      right,
      false,
    ],
  ])('%s', (_, before, now, expected) => {
    const comparison = { runs: before.map(counts => runOf(contentsOf(counts))), recent: [] }
    const found = findRelapses([contentsOf(now)], comparison, strict)
    expect(found).toMatchObject(expected ? [{ fact: 'price', engine: 'openai' }] : [])
  })

  it('not by runs of another list or another engine, nor by those of the same in other runs alone', () => {
    const now = [contentsOf([9, 9])]
    const runs = (options: { engine?: string; list?: string }) =>
      Array.from({ length: 6 }, () => runOf(contentsOf(right, options)))
    expect(findRelapses(now, { runs: runs({ list: 'b' }), recent: [] }, strict)).toEqual([])
    expect(findRelapses(now, { runs: runs({ engine: 'gemini' }), recent: [] }, strict)).toEqual([])
    const wrongSince = Array.from({ length: 2 }, () => runOf(contentsOf([9, 9])))
    expect(findRelapses(now, { runs: [], recent: wrongSince }, strict)).toEqual([])
  })

  it('in at most three runs that fail, whatever an engine that is correct for one run', () => {
    const wrong: Counts = [9, 6]
    const later: Counts[] = [wrong, wrong, right, wrong]
    const runs = [right, right, right, ...later].map(counts => runOf(contentsOf(counts)))
    const failing = [3, 4, 6, 7].map(count => {
      const comparison = { runs: runs.slice(0, count), recent: [] }
      return findRelapses([contentsOf(wrong)], comparison, strict).map(failsRun)
    })
    expect(failing).toEqual([[true], [true], [true], [false]])
  })

  it('by a stricter level where more facts and engines are stated', () => {
    const engines = Array.from({ length: 40 }, (_, index) => `engine-${index}`)
    const runs = Array.from({ length: 3 }, () =>
      runOf(...engines.map(engine => contentsOf(right, { engine }))),
    )
    const now = (count: number) =>
      engines.slice(0, count).map((engine, index) => contentsOf(index === 0 ? [9, 6] : right, { engine }))
    expect(findRelapses(now(1), { runs, recent: [] }, strict)).toHaveLength(1)
    expect(findRelapses(now(40), { runs, recent: [] }, strict)).toEqual([])
  })
})

it('citations leave a part of their level to facts that answers state', () => {
  const { facts: _, ...without } = contentsOf(right)
  expect([leaveToFacts(0.01, [contentsOf(right)]), leaveToFacts(0.01, [without])]).toEqual([0.008, 0.01])
})
