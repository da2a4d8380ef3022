import { describe, expect, it } from 'vitest'
import { engines, suggestEngine } from '../../../src/embedded/engines/engines.ts'

describe('suggestEngine', () => {
  it.each([
    ['chatgpt', 'openai'],
    ['ChatGPT', 'openai'],
    ['gpt-5', 'openai'],
    ['gpt4', 'openai'],
    ['claude', 'anthropic'],
    ['claude:opus', 'anthropic'],
    ['bard', 'gemini'],
    ['google', 'gemini'],
    ['grok', 'xai'],
    ['perplexty', 'perplexity'],
    ['repositry', 'repository'],
    ['google ai mode', 'dataforseo:ai-mode or serpapi:ai-mode'],
  ])('suggests for %s: %s', (id, engine) => {
    expect(suggestEngine(id)).toEqual({ kind: 'did-you-mean', engine })
  })

  it.each(['copilot', 'bing', 'Microsoft Copilot'])('knows that no engine asks %s', id => {
    expect(suggestEngine(id)).toEqual({ kind: 'unavailable' })
  })

  it.each(['frobnicator', '', '__proto__', 'constructor', ...Object.keys(engines)])(
    'suggests nothing for %j',
    id => {
      expect(suggestEngine(id)).toBeUndefined()
    },
  )
})
