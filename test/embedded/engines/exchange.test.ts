/** Requests for JSON: what each engine with a model is sent, and which replies are none. */
import { describe, expect, it } from 'vitest'
import { judgmentSchema } from '../../../src/embedded/citation/sentiment.ts'
import { askForJson, buildJsonRequest, JUDGMENT_TOKENS } from '../../../src/embedded/engines/exchange.ts'
import { connectToVendor, fixture, specOf, withValue } from '../../support/engines.ts'

const ids = ['openai', 'anthropic', 'gemini', 'perplexity', 'xai', 'mistral', 'openai-compatible:llama']

function requestTo(id: string) {
  const request = buildJsonRequest(specOf(id), 'Judge this.', judgmentSchema, JUDGMENT_TOKENS)
  if (request === undefined) throw new RangeError(`${id} has no model`)
  return request
}

const bodyOf = (id: string) => JSON.stringify(requestTo(id).body)

describe.each(ids)('a request for JSON to %s', id => {
  it('has no bound in its schema, which some vendors reject', () => {
    expect(bodyOf(id)).toContain('"sentiment":{"type":"string"')
    expect(bodyOf(id)).not.toMatch(/"(?:minimum|maximum|min\w+|maxItems|maxLength|pattern|format":"int\w*)"/)
  })

  it('has a limit of tokens', () => {
    const [, limit] = /"max_?(?:Output|output_)?_?[tT]okens":(\d+)/.exec(bodyOf(id)) ?? []
    expect(Number(limit)).toBeGreaterThanOrEqual(JUDGMENT_TOKENS)
  })

  it('has a temperature only where every model takes one, or a rejected request is sent again without', () => {
    const takesIt = id === 'mistral' || id.startsWith('openai-compatible')
    expect(bodyOf(id).includes('"temperature":0')).toBe(takesIt)
    expect(requestTo(id).fallback !== undefined).toBe(takesIt)
  })
})

describe('a server with OpenAI’s chat completions', () => {
  it('that rejects the limit of tokens is asked without it', async () => {
    const rejected = { status: 400, body: { error: { message: "Unsupported parameter: 'max_tokens'" } } }
    const body = fixture('openai-compatible-answer')
    const { post, requests } = await connectToVendor('openai-compatible:llama', rejected, { body })
    const id = 'openai-compatible:llama'
    await askForJson(specOf(id), requestTo(id), judgmentSchema, { post })
    expect(requests.map(request => Object.keys(Object(request.body)))).toEqual([
      ['model', 'messages', 'response_format', 'max_tokens', 'temperature'],
      ['model', 'messages', 'response_format'],
    ])
  })
})

const cut: [string, unknown][] = [
  [
    'openai',
    withValue(withValue(fixture('openai-unsearched'), 'status', 'incomplete'), 'incomplete_details', {
      reason: 'max_output_tokens',
    }),
  ],
  ['anthropic', withValue(fixture('anthropic-unsearched'), 'stop_reason', 'max_tokens')],
  ['gemini', withValue(fixture('gemini-unsearched'), 'candidates.0.finishReason', 'MAX_TOKENS')],
  [
    'openai-compatible:llama',
    withValue(fixture('openai-compatible-answer'), 'choices.0.finish_reason', 'length'),
  ],
]

it.each(cut)('a reply of %s that reached its limit is none', async (id, body) => {
  const { post } = await connectToVendor(id, { body })
  expect(await askForJson(specOf(id), requestTo(id), judgmentSchema, { post })).toBeUndefined()
})
