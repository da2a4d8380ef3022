import { describe, expect, it } from 'vitest'
import { findMovedModels } from '../../src/comparison/moved-models.ts'
import { aWholeRun } from '../support/baseline-runs.ts'

const run = (...openai: string[]) => ({ ...aWholeRun(50, 1), models: { openai } })
const moved = (runs: Parameters<typeof findMovedModels>[0], ...openai: string[]) =>
  findMovedModels(runs, { openai })

describe('a model that moved', () => {
  it('answers for an engine that another model answered for', () => {
    expect(moved([run('gpt-6-2026-01'), run('gpt-6-2026-01')], 'gpt-6-2026-09')).toEqual([
      { engine: 'openai', before: ['gpt-6-2026-01'], now: ['gpt-6-2026-09'] },
    ])
  })

  it('is told as long as a run of the baseline has the other one', () => {
    expect(moved([run('old'), run('new')], 'new')).toMatchObject([{ before: ['old'] }])
    expect(moved([run('new'), run('new')], 'new')).toEqual([])
  })

  it('did not move where both sides share a model', () => {
    expect(moved([run('a', 'b')], 'b', 'c')).toEqual([])
  })

  it('is not guessed where the earlier models are not known', () => {
    expect(moved([aWholeRun(50, 1), { ...aWholeRun(50, 1), models: {} }], 'new')).toEqual([])
    expect(moved([], 'new')).toEqual([])
  })
})
