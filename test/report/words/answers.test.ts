import { describe, expect, it } from 'vitest'
import type { AnswerReason, EngineProblem, EngineProblemCode } from '../../../src/engines/answer-record.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { lineOfMissingAnswers } from '../../../src/report/words/answers.ts'
import type { MissingAnswers } from '../../../src/scan/count-answers.ts'
import { renderComment, renderSummary } from '../../support/documents.ts'
import { anOutcome } from '../../support/outcomes.ts'

const problem = (code: EngineProblemCode, detail = 'That went wrong'): EngineProblem => ({
  ...{ scope: 'engine', code, detail, status: 401 },
  vendor: {
    ...{ model: 'gpt-9', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
    keyPage: 'https://platform.openai.com/api-keys',
  },
})
const malformed: AnswerReason = { scope: 'answer', code: 'malformed', detail: 'not JSON: <html>' }
const missing = (reason: AnswerReason, overrides: Partial<MissingAnswers> = {}): MissingAnswers => ({
  ...{ engine: 'openai', count: 3, planned: 20, keyword: 'crm', reason },
  ...overrides,
})

describe('the line on missing answers', () => {
  it('is one line, whatever the vendor says', () => {
    const hostile = missing({ ...malformed, detail: 'a\n::error::b' }, { keyword: 'x\ny' })
    expect(lineOfMissingAnswers(hostile)).not.toContain('\n')
  })
})

describe('a report of a run with missing answers', () => {
  const hostile = { ...malformed, detail: '<img src=x> @acme [a](https://evil.example)' }
  const outcome = anOutcome({
    answers: {
      ...{ planned: 40, evaluated: 17, engines: [] },
      missing: [missing(problem('key-refused'), { engine: 'gemini', count: 20 }), missing(hostile)],
    },
  })

  it.each([(given: Outcome) => renderComment(describeGate(given)), renderSummary])(
    'has them, each reason on one line, with a link to the keys',
    render => {
      const text = render(outcome)
      expect(text).toContain('[your keys](https://platform.openai.com/api-keys)')
      expect(text.match(/^- \d+ of 20 answers of .+ are missing/gm)).toHaveLength(2)
      expect(text).not.toMatch(/<img|@acme|\]\(https:\/\/evil/)
    },
  )
})
