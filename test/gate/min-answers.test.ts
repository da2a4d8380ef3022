import { describe, expect, it } from 'vitest'
import { judge } from '../../src/gate/judge.ts'
import { findTooFewAnswers } from '../../src/gate/min-answers.ts'
import type { AnswerCounts } from '../../src/scan/count-answers.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aMeasurement, thresholds } from '../support/measurements.ts'

/** Counts of engines, each with a number of evaluated answers and of planned ones. */
function counts(engines: Record<string, [evaluated: number, planned: number]>): AnswerCounts {
  const ofEngines = Object.entries(engines).map(([engine, [evaluated, planned]]) => ({
    ...{ engine, evaluated, planned, problem: undefined },
  }))
  const sum = (field: 'planned' | 'evaluated') => ofEngines.reduce((total, each) => total + each[field], 0)
  return { planned: sum('planned'), evaluated: sum('evaluated'), engines: ofEngines, missing: [] }
}

describe('findTooFewAnswers', () => {
  it.each([
    [50, 10, undefined],
    [50, 9, 'few-answers'],
    [70, 14, undefined],
    [70, 13, 'few-answers'],
    [0, 1, undefined],
    [0, 0, 'few-answers'],
    [100, 19, 'few-answers'],
    [100, 20, undefined],
  ])('with min-answers %i finds of %i evaluated answers out of 20: %s', (minAnswers, evaluated, kind) => {
    const blocker = findTooFewAnswers(counts({ openai: [evaluated, 20] }), {
      minAnswers,
      requiredEngines: [],
      optionalEngines: [],
    })
    expect(blocker?.kind).toBe(kind)
  })

  it('asks the same of each required engine', () => {
    const asked = counts({ openai: [20, 20], gemini: [9, 20], perplexity: [0, 20] })
    const find = (...requiredEngines: string[]) =>
      findTooFewAnswers(asked, { minAnswers: 40, requiredEngines, optionalEngines: [] })
    expect(find('openai', 'gemini')).toBeUndefined()
    expect(find('openai', 'perplexity')).toMatchObject({
      kind: 'required-unanswered',
      engines: [{ engine: 'perplexity' }],
    })
  })

  it('does not count optional engines without an answer, but for the last ones', () => {
    const find = (asked: AnswerCounts) =>
      findTooFewAnswers(asked, { minAnswers: 50, requiredEngines: [], optionalEngines: ['gemini', 'xai'] })
    expect(find(counts({ openai: [20, 20], gemini: [0, 20], xai: [0, 20] }))).toBeUndefined()
    expect(find(counts({ openai: [9, 20], gemini: [0, 20] }))?.kind).toBe('few-answers')
    expect(find(counts({ gemini: [0, 20], xai: [0, 20] }))?.kind).toBe('few-answers')
  })

  it('asks nothing where answers are not counted one by one', () => {
    expect(
      findTooFewAnswers(NO_ANSWERS_COUNTED, {
        minAnswers: 100,
        requiredEngines: ['chatgpt'],
        optionalEngines: [],
      }),
    ).toBeUndefined()
  })
})

describe('a verdict over too few answers', () => {
  const input = {
    measurement: aMeasurement(),
    lookup: { missing: { kind: 'none-configured' as const } },
    thresholds: thresholds({ minCitedEngines: 1 }),
    noise: { alpha: 0.05, isDeterministic: false },
  }

  it('is an error, and no rule is applied', () => {
    const answers = counts({ chatgpt: [9, 20] })
    expect(judge({ ...input, answers })).toMatchObject({
      status: 'error',
      kind: 'blocked',
      blocker: { kind: 'few-answers', planned: 20, evaluated: 9, minAnswers: 50 },
    })
  })

  it('tells what stopped the run instead, where something did', () => {
    const blocker = { kind: 'no-secrets' as const }
    expect(judge({ ...input, answers: counts({ chatgpt: [0, 20] }), blocker })).toMatchObject({ blocker })
  })

  it('passes with enough of them, and names the engines that are missing', () => {
    const answers = counts({ chatgpt: [20, 20], gemini: [0, 20] })
    expect(judge({ ...input, answers })).toMatchObject({ status: 'pass', missingEngines: ['gemini'] })
  })
})
