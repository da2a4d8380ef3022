import { describe, expect, it } from 'vitest'
import { askEngine } from '../../src/engines/ask.ts'
import { readConnection } from '../../src/engines/connection.ts'
import { connectToVendor, ENGINE_KEY, serviceErrorOf, specOf } from '../support/engines.ts'

const ask = (post: Awaited<ReturnType<typeof connectToVendor>>['post']) =>
  askEngine(specOf('openai'), { question: 'Which CRM?', language: 'en' }, post)

describe('the environment', () => {
  it('has key and base URL under any of their names', () => {
    const variables = ['GEMINI_API_KEY', 'GOOGLE_API_KEY']
    expect(readConnection('gemini', {})).toEqual({
      problem: { kind: 'missing', engine: 'gemini', variables },
    })
    const address = { GEMINI_BASE_URL: 'https://gateway.example/v1' }
    expect(readConnection('gemini', { GOOGLE_API_KEY: ' key\n', ...address })).toMatchObject({
      connection: { baseUrl: 'https://gateway.example/v1', apiKey: 'key' },
    })
  })

  it.each([
    'gateway.example',
    'ftp://gateway.example',
    'http://gateway.example/v1',
    'https://user:password@gateway.example',
    'https://gateway.example/?key=1',
  ])('may not send a key to %s', url => {
    expect(readConnection('openai', { OPENAI_API_KEY: 'a', OPENAI_BASE_URL: url })).toEqual({
      problem: { kind: 'bad-base-url', engine: 'openai', variable: 'OPENAI_BASE_URL' },
    })
  })

  it('needs both login and password of DataForSEO', () => {
    const env = { DATAFORSEO_LOGIN: 'me@acme.example', DATAFORSEO_PASSWORD: 'secret' }
    expect(readConnection('dataforseo', env)).toMatchObject({
      connection: {
        baseUrl: 'https://api.dataforseo.com',
        apiKey: 'secret',
        keyHeaders: { authorization: 'Basic bWVAYWNtZS5leGFtcGxlOnNlY3JldA==' },
      },
    })
    expect(readConnection('dataforseo', { ...env, DATAFORSEO_LOGIN: ' ' })).toEqual({
      problem: { kind: 'missing', engine: 'dataforseo', variables: ['DATAFORSEO_LOGIN'] },
    })
  })

  it('may name a server over http without a key', () => {
    const missing = {
      kind: 'missing',
      engine: 'openai-compatible',
      variables: ['OPENAI_COMPATIBLE_BASE_URL'],
    }
    expect(readConnection('openai-compatible', {})).toEqual({ problem: missing })
    const env = { OPENAI_COMPATIBLE_BASE_URL: 'http://ollama:11434/v1' }
    expect(readConnection('openai-compatible', env)).toMatchObject({
      connection: { baseUrl: 'http://ollama:11434/v1', apiKey: '', keyHeaders: {} },
    })
    expect(readConnection('openai-compatible', { ...env, OPENAI_COMPATIBLE_API_KEY: 'a' })).toMatchObject({
      problem: { kind: 'bad-base-url' },
    })
  })

  it('rejects a key that a header cannot contain', () => {
    expect(readConnection('openai', { OPENAI_API_KEY: 'a\r\nx: y' })).toEqual({
      problem: { kind: 'bad-key', engine: 'openai', variable: 'OPENAI_API_KEY' },
    })
  })
})

describe('an error reply', () => {
  it.each([
    [{ error: { message: 'No such model', type: 'x', code: 'model_not_found' } }, 'model_not_found'],
    [{ type: 'error', error: { type: 'not_found_error', message: 'No such model' } }, 'not_found_error'],
    [{ error: { code: 404, message: 'No such model', status: 'NOT_FOUND' } }, 'NOT_FOUND'],
    [{ error: { message: 'No such model', type: 'invalid_model', code: 400 } }, 'invalid_model'],
    [{ error: 'No such model' }, undefined],
  ])('is a failure with the words and the code of the vendor: %j', async (body, code) => {
    const { post, url } = await connectToVendor('openai', { status: 404, body })
    const request = `POST ${url}/responses`
    const facts = await serviceErrorOf(ask(post))
    expect(facts).toMatchObject({ kind: 'http', status: 404, detail: 'No such model', request })
    expect(facts.code).toBe(code)
  })

  it('is a failure with its text if it is not JSON', async () => {
    const { post } = await connectToVendor('openai', { status: 403, body: '<h1>Forbidden</h1>' })
    expect(await serviceErrorOf(ask(post))).toMatchObject({ status: 403, detail: '<h1>Forbidden</h1>' })
  })

  it.each(['openai', 'serpapi:ai-mode'])('never shows the key that %s repeats', async id => {
    const body = { error: `Invalid API key ${ENGINE_KEY} in ?api_key=${encodeURIComponent(ENGINE_KEY)}` }
    const { post } = await connectToVendor(id, { status: 401, body })
    const facts = await serviceErrorOf(
      askEngine(specOf(id), { question: 'Which CRM?', language: 'en' }, post),
    )
    expect(facts).toMatchObject({ status: 401, detail: 'Invalid API key *** in ?api_key=***' })
    expect(JSON.stringify(facts)).not.toContain('secret-key')
  })
})
