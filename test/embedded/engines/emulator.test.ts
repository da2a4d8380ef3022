import { LLMock } from '@copilotkit/aimock'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { connectTo, specOf } from '../../support/engines.ts'

/** A public emulator of the vendors' APIs; it has no web search and no citations. */
async function startEmulator(): Promise<LLMock> {
  const emulator = new LLMock({ port: 0 })
  emulator.onMessage('Which CRM?', { content: 'Acme leads 🚀. Beta follows.' })
  await emulator.start()
  onTestFinished(() => emulator.stop())
  return emulator
}

describe('an emulated vendor', () => {
  it.each([
    ['openai-compatible:llama', '/v1', 'answered'],
    ['openai', '/v1', 'unsearched'],
    ['anthropic', '', 'unsearched'],
    ['gemini', '', 'unsearched'],
  ])('that speaks as %s is understood', async (id, path, outcome) => {
    const emulator = await startEmulator()
    const { post } = connectTo(id, emulator.url + path)
    const answer = await askEngine(specOf(id), 'Which CRM?', { post, language: 'en' })
    expect(answer.outcome).toBe(outcome)
    expect(answer.sentences.map(({ text }) => text)).toEqual(['Acme leads 🚀.', 'Beta follows.'])
  })

  it('that is busy is asked again', async () => {
    const emulator = await startEmulator()
    emulator.nextRequestError(429, { message: 'Rate limited', type: 'rate_limit_error' })
    const { post, waits } = connectTo('openai-compatible:llama', `${emulator.url}/v1`)
    const answer = await askEngine(specOf('openai-compatible:llama'), 'Which CRM?', { post, language: 'en' })
    expect(answer.outcome).toBe('answered')
    expect(waits).toEqual([1_000])
  })
})
