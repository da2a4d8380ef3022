import { describe, expect, it } from 'vitest'
import type { AnswerReason, AnswerRecord } from '../../src/engines/answer-record.ts'
import { countAnswers, modelsOf } from '../../src/scan/count-answers.ts'
import { anAnswerContent } from '../support/answer-records.ts'

const malformed: AnswerReason = { scope: 'answer', code: 'malformed', detail: 'not JSON' }
const busy: AnswerReason = { scope: 'answer', code: 'busy', detail: 'Slow down' }
const badKey: AnswerReason = {
  scope: 'engine',
  code: 'key-refused',
  detail: 'Bad key',
  status: 401,
  vendor: { model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
}

/** One record for each reason, in the order of the keywords k1, k2, …; undefined is an evaluated answer. */
function records(engine: string, ...reasons: (AnswerReason | undefined)[]): AnswerRecord[] {
  return reasons.map((reason, index) => {
    const asked = { engine, keyword: `k${index + 1}`, sample: 1 }
    return reason
      ? { ...asked, outcome: 'not-evaluated', reason }
      : { ...asked, outcome: 'evaluated', model: 'm', content: anAnswerContent() }
  })
}

describe('countAnswers', () => {
  it('has one entry for each engine and reason, with a count and the first keyword', () => {
    const counts = countAnswers(records('openai', undefined, busy, malformed, malformed))
    expect(counts).toMatchObject({ planned: 4, evaluated: 1 })
    expect(counts.missing).toEqual([
      { engine: 'openai', count: 2, planned: 4, keyword: 'k3', reason: malformed },
      { engine: 'openai', count: 1, planned: 4, keyword: 'k2', reason: busy },
    ])
  })

  it('lists engines that left the run first', () => {
    const counts = countAnswers([
      ...records('gemini', busy, busy, busy),
      ...records('openai', undefined, badKey),
    ])
    expect(counts.missing.map(({ engine }) => engine)).toEqual(['openai', 'gemini'])
    expect(counts.engines).toMatchObject([
      { engine: 'gemini', planned: 3, evaluated: 0, problem: undefined },
      { engine: 'openai', planned: 2, evaluated: 1, problem: badKey },
    ])
  })
})

describe('modelsOf', () => {
  it('names each model that answered once, by engine', () => {
    const answered = (engine: string, ...models: string[]) =>
      models.map((model): AnswerRecord => {
        return { engine, model, keyword: 'crm', sample: 1, outcome: 'evaluated', content: anAnswerContent() }
      })
    const all = [...answered('openai', 'b', 'a', 'b'), ...records('gemini', malformed)]
    expect(modelsOf([...all, ...answered('perplexity', 'sonar')])).toEqual({
      openai: ['a', 'b'],
      perplexity: ['sonar'],
    })
  })
})
