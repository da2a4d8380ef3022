import { describe, expect, it } from 'vitest'
import { suggestEngine } from '../../src/engines/engine-names.ts'
import { engines, readEngineSpec } from '../../src/engines/engines.ts'

const names = ['repository', ...Object.keys(engines)]

describe('an engine', () => {
  it.each([
    ['openai', 'openai', 'gpt-6.2-sol'],
    ['perplexity', 'perplexity', 'sonar'],
    ['openai:gpt-6-luna', 'openai', 'gpt-6-luna'],
    ['dataforseo:chatgpt', 'dataforseo', 'chatgpt'],
    ['serpapi:ai-overview', 'serpapi', 'ai-overview'],
    ['openai-compatible:llama3.2:3b', 'openai-compatible', 'llama3.2:3b'],
  ])('%s is %s with %s', (id, name, model) => {
    expect(readEngineSpec(id)).toEqual({ id, name, model })
  })

  it.each([
    ['openai@DE', 'gpt-6.2-sol'],
    ['openai:gpt-6@luna@DE', 'gpt-6@luna'],
  ])('%s is asked in one of several countries', (id, model) => {
    expect(readEngineSpec(id)).toEqual({ id, name: 'openai', model, country: 'DE' })
  })

  it.each(['openai@XX', 'openai@de', 'openai@', 'openai:@DE', '@DE'])('is in no country as %j', id => {
    expect(readEngineSpec(id)).toBeUndefined()
  })

  const OTHERS =
    ',chatgpt,openai:,openai:a b,OpenAI,toString:x,openai-compatible,:x,dataforseo,dataforseo:grok,serpapi:chatgpt'
  it.each(OTHERS.split(','))('is not %j', id => {
    expect(readEngineSpec(id)).toBeUndefined()
  })
})

describe('suggestEngine', () => {
  it.each([
    ['chatgpt', 'openai'],
    ['gpt-5', 'openai'],
    ['claude:opus', 'anthropic'],
    ['bard', 'gemini'],
    ['grok', 'xai'],
    ['perplexty', 'perplexity'],
    ['repositry', 'repository'],
    ['google ai mode', 'dataforseo:ai-mode or serpapi:ai-mode'],
    ['Microsoft Copilot', 'dataforseo:copilot or serpapi:copilot or cloro:copilot'],
  ])('suggests for %s: %s', (id, engine) => {
    expect(suggestEngine(id, names)).toBe(engine)
  })

  it.each(['frobnicator', 'meta-ai', '', '__proto__', 'constructor', ...Object.keys(engines)])(
    'suggests nothing for %j',
    id => {
      expect(suggestEngine(id, names)).toBeUndefined()
    },
  )
})
