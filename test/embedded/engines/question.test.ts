import { describe, expect, it } from 'vitest'
import {
  buildQuestion,
  DEFAULT_PROMPT_TEMPLATE,
  readPromptTemplate,
} from '../../../src/embedded/engines/question.ts'

describe('a prompt template', () => {
  it('has to have the keyword', () => {
    expect(readPromptTemplate('Best {keyword}?')).toBe('Best {keyword}?')
    expect(readPromptTemplate('Best CRM? {language}')).toBeUndefined()
  })

  it('has no placeholder that nothing fills', () => {
    expect(readPromptTemplate('{keyword} by {brand}')).toBeUndefined()
  })

  it('may have braces that are no placeholder', () => {
    expect(readPromptTemplate('{keyword} as {"a": 1}')).toBe('{keyword} as {"a": 1}')
  })

  it('is there by default', () => {
    expect(readPromptTemplate(DEFAULT_PROMPT_TEMPLATE)).toBe(DEFAULT_PROMPT_TEMPLATE)
  })
})

describe('a question', () => {
  it('has the keyword and the name of the language', () => {
    expect(buildQuestion('{keyword}? In {language}: {keyword}', 'crm', 'de')).toBe('crm? In German: crm')
  })

  it('takes a keyword as it is', () => {
    expect(buildQuestion('<{keyword}>', '$& {language} $1', 'en')).toBe('<$& {language} $1>')
  })

  it('has the tag where a language has no name', () => {
    expect(buildQuestion('{keyword} {language}', 'crm', 'e!')).toBe('crm e!')
  })
})
