import { expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/embedded/engines/answer-record.ts'
import { modelsOf } from '../../src/scan/count-answers.ts'
import { anAnswerContent } from '../support/answer-records.ts'

const answered = (engine: string, model: string): AnswerRecord => ({
  ...{ engine, model, keyword: 'crm', sample: 1, outcome: 'evaluated' },
  content: anAnswerContent(),
})
const missing: AnswerRecord = {
  ...{ engine: 'gemini', keyword: 'crm', sample: 1, outcome: 'not-evaluated' },
  reason: { scope: 'answer', code: 'malformed', detail: '' },
}

it('names each model that answered once, by engine', () => {
  const records = [answered('openai', 'b'), missing, answered('openai', 'a'), answered('openai', 'b')]
  expect(modelsOf([...records, answered('perplexity', 'sonar')])).toEqual({
    openai: ['a', 'b'],
    perplexity: ['sonar'],
  })
})
