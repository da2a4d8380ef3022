import { describe, expect, it } from 'vitest'
import {
  chooseQuestion,
  DEFAULT_PROMPT_TEMPLATE,
  hasKnownPlaceholders,
  type Phrasings,
  readPromptTemplates,
} from '../../src/engines/question.ts'

describe('prompt templates', () => {
  it('have the keyword, each of them', () => {
    expect(readPromptTemplates(['Best {keyword}?', 'Which {keyword}?'])).toEqual([
      'Best {keyword}?',
      'Which {keyword}?',
    ])
    expect(readPromptTemplates(['Best {keyword}?', 'Best CRM? {language}'])).toBeUndefined()
  })

  it('have no placeholder that nothing fills', () => {
    expect(readPromptTemplates(['{keyword} by {brand}'])).toBeUndefined()
  })

  it('may have braces that are no placeholder', () => {
    expect(readPromptTemplates(['{keyword} as {"a": 1}'])).toEqual(['{keyword} as {"a": 1}'])
  })

  it('include one by default', () => {
    expect(readPromptTemplates([DEFAULT_PROMPT_TEMPLATE])).toEqual([DEFAULT_PROMPT_TEMPLATE])
  })
})

describe('an own question', () => {
  it('needs no placeholder', () => {
    expect(hasKnownPlaceholders('Which CRM is best?')).toBe(true)
    expect(hasKnownPlaceholders('Which {keyword}? In {language}')).toBe(true)
  })

  it('has no placeholder that nothing fills', () => {
    expect(hasKnownPlaceholders('Is {brand} good?')).toBe(false)
  })
})

const ask = (
  keyword: string,
  { language = 'en', sample = 1, ...phrasings }: Partial<Phrasings> & { language?: string; sample?: number },
) =>
  chooseQuestion(
    { promptTemplates: ['{keyword}'], ownQuestions: [], ...phrasings },
    { keyword, language, sample },
  )

describe('a question', () => {
  it('has the keyword and the name of the language', () => {
    const promptTemplates = ['{keyword}? In {language}: {keyword}']
    expect(ask('crm', { promptTemplates, language: 'de' })).toBe('crm? In German: crm')
  })

  it('takes a keyword as it is', () => {
    expect(ask('$& {language} $1', { promptTemplates: ['<{keyword}>'] })).toBe('<$& {language} $1>')
  })

  it('has the tag where a language has no name', () => {
    expect(ask('crm', { promptTemplates: ['{keyword} {language}'], language: 'e!' })).toBe('crm e!')
  })
})

describe('the phrasings of a keyword', () => {
  const promptTemplates = ['Best {keyword}?', 'Which {keyword}?', 'Why {keyword}?']
  const samples = [1, 2, 3, 4, 5, 6]
  const questionsOf = (keyword: string, templates = promptTemplates) =>
    samples.map(sample => ask(keyword, { promptTemplates: templates, sample }))

  it('are all asked before one is repeated', () => {
    const [first, second, third, ...repeated] = questionsOf('crm')
    expect(new Set([first, second, third])).toEqual(new Set(['Best crm?', 'Which crm?', 'Why crm?']))
    expect(repeated).toEqual([first, second, third])
  })

  it('do not depend on their order in the input', () => {
    expect(questionsOf('crm', promptTemplates.toReversed())).toEqual(questionsOf('crm'))
  })

  it('differ between keywords, so that a run of one sample uses all of them', () => {
    const keywords = Array.from({ length: 30 }, (_, index) => `keyword ${index}`)
    const used = keywords.map(keyword => ask(keyword, { promptTemplates }).split(' ')[0])
    const counts = [...Map.groupBy(used, phrasing => phrasing).values()].map(({ length }) => length)
    expect(counts).toHaveLength(3)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
  })

  it('are its own questions where it has some', () => {
    const ownQuestions = [{ keyword: 'crm', questions: ['Who sells CRMs?', 'Is {keyword} worth it?'] }]
    const asked = samples.map(sample => ask('crm', { promptTemplates, ownQuestions, sample }))
    expect(new Set(asked)).toEqual(new Set(['Who sells CRMs?', 'Is crm worth it?']))
    expect(ask('erp', { promptTemplates: ['Best {keyword}?'], ownQuestions })).toBe('Best erp?')
  })
})
