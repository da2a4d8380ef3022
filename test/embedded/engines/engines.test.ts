import { describe, expect, it } from 'vitest'
import { readEngineSpec } from '../../../src/embedded/engines/engines.ts'

describe('an engine', () => {
  it.each([
    ['openai', 'openai', 'gpt-6.1-sol'],
    ['anthropic', 'anthropic', 'claude-sonnet-5-5'],
    ['gemini', 'gemini', 'gemini-3.8-flash'],
    ['perplexity', 'perplexity', 'sonar'],
    ['openai:gpt-6-luna', 'openai', 'gpt-6-luna'],
    ['openai-compatible:llama3.2:3b', 'openai-compatible', 'llama3.2:3b'],
  ])('%s is %s with %s', (id, name, model) => {
    expect(readEngineSpec(id)).toEqual({ id, name, model })
  })

  it.each([
    ['openai@DE', 'gpt-6.1-sol'],
    ['openai:gpt-6@luna@DE', 'gpt-6@luna'],
  ])('%s is asked in one of several countries', (id, model) => {
    expect(readEngineSpec(id)).toEqual({ id, name: 'openai', model, country: 'DE' })
  })

  it.each(['openai@XX', 'openai@de', 'openai@', 'openai:@DE', '@DE'])('is in no country as %j', id => {
    expect(readEngineSpec(id)).toBeUndefined()
  })

  it.each(['', 'chatgpt', 'openai:', 'openai:a b', 'OpenAI', 'toString:x', 'openai-compatible', ':x'])(
    'is not %j',
    id => {
      expect(readEngineSpec(id)).toBeUndefined()
    },
  )
})
