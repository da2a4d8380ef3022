import { describe, expect, it } from 'vitest'
import { viewTiles } from '../../../src/report/views/tiles.ts'
import { anAnswerContent, anEvaluated } from '../../support/answer-records.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { realisticRun } from '../../support/realistic-run.ts'

describe('the tiles of a report', () => {
  const outcome = realisticRun({ keywords: 12, samples: 1, weeks: 4 })
  const { tiles, small } = viewTiles(outcome)

  it('begin with all engines, then the engine that fell most', () => {
    expect(tiles.slice(0, 2).map(({ label }) => label)).toEqual(['All engines', 'perplexity'])
    expect(tiles[1]).toMatchObject({ change: { tone: 'worse' }, history: expect.any(Array) })
    expect(tiles[1]?.change?.text).toMatch(/^was \d+%, ▼ \d+ points$/)
  })

  it('have the rates of the newest runs, this run last', () => {
    const [all] = tiles
    expect(all?.history).toHaveLength(5)
    expect(`${Math.round(100 * (all?.history?.at(-1) ?? 0))}%`).toBe(all?.value)
  })

  it('have the mean place over the answers that name the brand', () => {
    const answerRecords = [1, 2, undefined].map(position => anEvaluated(anAnswerContent({ position })))
    expect(viewTiles(anOutcome({ answerRecords })).tiles.at(-1)).toEqual({
      label: 'Average place among the brands named',
      value: '1.5',
      basis: '2 of 3 answers name the brand',
    })
    expect(viewTiles(anOutcome()).tiles.map(({ label }) => label)).not.toContain(
      'Average place among the brands named',
    )
  })

  it('say of a single answer whether it cites the brand, not a rate', () => {
    expect(viewTiles(anOutcome()).tiles.map(({ value }) => value)).toEqual(['50%', 'Cited', 'Not cited'])
  })

  it('have the scores in small', () => {
    expect(small.map(({ label }) => label)).toEqual(['Engines that cite', 'Citation score', 'Sentiment'])
  })
})
