import { describe, expect, it } from 'vitest'
import {
  chooseQuestion,
  DEFAULT_PROMPT_TEMPLATE,
  hasKnownPlaceholders,
  type Phrasings,
  readPromptTemplates,
} from '../../src/engines/question.ts'

describe('prompt templates', () => {
  it.each([
    [['Best {keyword}?', 'Which {keyword}?'], true],
    [['{keyword} as {"a": 1}'], true],
    [[DEFAULT_PROMPT_TEMPLATE], true],
    [['Best {keyword}?', 'Best CRM? {language}'], false],
    [['{keyword} by {brand}'], false],
  ])('%j are templates: %j', (texts, are) => {
    expect(readPromptTemplates(texts)).toEqual(are ? texts : undefined)
  })

  it.each([
    ['Which CRM is best?', true],
    ['Which {keyword}? In {language}', true],
    ['Is {brand} good?', false],
  ])('%j has only known placeholders: %j', (text, has) => {
    expect(hasKnownPlaceholders(text)).toBe(has)
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

it.each([
  ['{keyword}? In {language}: {keyword}', 'crm', 'de', 'crm? In German: crm'],
  ['<{keyword}>', '$& {language} $1', 'en', '<$& {language} $1>'],
])('%j about %j in %s is %j', (template, keyword, language, question) => {
  expect(ask(keyword, { promptTemplates: [template], language })).toBe(question)
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

  it('are its own questions if it has any', () => {
    const ownQuestions = [{ keyword: 'crm', questions: ['Who sells CRMs?', 'Is {keyword} worth it?'] }]
    const asked = samples.map(sample => ask('crm', { promptTemplates, ownQuestions, sample }))
    expect(new Set(asked)).toEqual(new Set(['Who sells CRMs?', 'Is crm worth it?']))
    expect(ask('erp', { promptTemplates: ['Best {keyword}?'], ownQuestions })).toBe('Best erp?')
  })
})
