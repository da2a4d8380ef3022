/** Facts that an engine stated correctly before and states wrongly now. */
import { describe, expect, it } from 'vitest'
import { failsRun, findRelapses } from '../../src/gate/relapses.ts'
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
const wrong: Counts = [9, 6]
const allWrong: Counts = [9, 9]
const two: Counts = [2, 0]
type Runs = Parameters<typeof findRelapses>[1]['runs']

function findIn(now: EngineContents[], runs: Runs, samples = 1) {
  const engines = now.length === 0 ? ['openai'] : now.map(({ engine }) => engine)
  const stated = [{ fact: 'price', list: 'a' }]
  return findRelapses(now, { runs, stated, engines, level: 0.0096, samples })
}

describe('a relapse of a fact', () => {
  it.each<[string, readonly Counts[], Counts, boolean]>([
    ['if all answers were right, and most are wrong now', [right, right, right], [9, 6], true],
    ['if nearly all answers were right, and all are wrong now', [[9, 1], right, right, right], [9, 9], true],
    ['not if it was as wrong before', [wrong, [9, 5], wrong, wrong], wrong, false],
    ['not by one wrong answer', [right, right, right, right], [9, 1], false],
    ['not in two answers', [two, two, two], [2, 2], false],
    ['not after two runs', [right, right], [9, 9], false],
    ['until it is corrected', [right, right, right, right, [9, 6], [9, 6]], [9, 6], true],
    ['after a single correct run', [right, right, right, [9, 6], right], [9, 6], true],
    ['not if it becomes right', [allWrong, allWrong, allWrong], right, false],
  ])('%s', (_, before, now, expected) => {
    const found = findIn(
      [contentsOf(now)],
      before.map(counts => runOf(contentsOf(counts))),
    )
    expect(found).toMatchObject(expected ? [{ fact: 'price', engine: 'openai' }] : [])
  })

  const half: Counts = [8, 4]
  it.each<[string, readonly Counts[], Counts | undefined, string | undefined]>([
    ['is wrong', [], wrong, 'wrong'],
    ['is wrong in half of the answers', [wrong], [2, 1], 'open'],
    ['is wrong in half of the answers of two runs', [wrong, [2, 1]], [2, 1], 'open'],
    ['is right in one run', [wrong], right, 'open'],
    ['is right in one run after several', [wrong, right, wrong, wrong, wrong], right, 'open'],
    ['does not state it', [wrong], undefined, 'unstated'],
    ['does not state it after one right run', [wrong, right], undefined, 'unstated'],
    ['is right in two runs in a row', [wrong, right], right, 'ended'],
    ['is right in a third run', [wrong, right, right], right, undefined],
    ['is half right in two runs in a row', [wrong, half], half, 'wrong'],
  ])('lasts until the engine was right twice: an engine that %s', (_, since, now, state) => {
    const runs = [right, right, right, ...since].map(counts => runOf(contentsOf(counts)))
    const found = findIn(now === undefined ? [] : [contentsOf(now)], runs)
    expect(found.map(relapse => relapse.state)).toEqual(state === undefined ? [] : [state])
  })

  it('is not found by runs of another list or engine', () => {
    const now = [contentsOf([9, 9])]
    const runs = (options: { engine?: string; list?: string }) =>
      Array.from({ length: 6 }, () => runOf(contentsOf(right, options)))
    expect(findIn(now, runs({ list: 'b' }))).toEqual([])
    expect(findIn(now, runs({ engine: 'gemini' }))).toEqual([])
    const wrongSince = Array.from({ length: 2 }, () => runOf(contentsOf([9, 9])))
    expect(findIn(now, wrongSince)).toEqual([])
  })

  it('fails at most three runs, even if the engine is correct in one of them', () => {
    const later: Counts[] = [wrong, wrong, right, wrong]
    const runs = [right, right, right, ...later].map(counts => runOf(contentsOf(counts)))
    const failing = [3, 4, 6, 7].map(count => findIn([contentsOf(wrong)], runs.slice(0, count)).map(failsRun))
    expect(failing).toEqual([[true], [true], [true], [false]])
  })

  it.each([1, 3, 30])(
    'in the first run where all 30 answers are wrong, with %i samples of each question',
    samples => {
      const runs = Array.from({ length: 12 }, () => runOf(contentsOf([30, 0])))
      expect(findIn([contentsOf([30, 30])], runs, samples).map(failsRun)).toEqual([true])
    },
  )

  it('needs a stricter level if more facts and engines are stated', () => {
    const engines = Array.from({ length: 40 }, (_, index) => `engine-${index}`)
    const runs = Array.from({ length: 3 }, () =>
      runOf(...engines.map(engine => contentsOf(right, { engine }))),
    )
    const now = (count: number) =>
      engines.slice(0, count).map((engine, index) => contentsOf(index === 0 ? [9, 3] : right, { engine }))
    expect(findIn(now(1), runs)).toHaveLength(1)
    expect(findIn(now(40), runs)).toEqual([])
  })
})
