import { describe, expect, it } from 'vitest'
import type { Engine, UserLocation } from '../../../src/embedded/engines/engine.ts'
import { engines } from '../../../src/embedded/engines/engines.ts'
import { googleCountryId } from '../../../src/embedded/engines/location.ts'
import { specOf } from '../../support/engines.ts'

function requestOf(id: string, location?: UserLocation) {
  const { name, model } = specOf(id)
  const engine: Engine = engines[name]
  return engine.buildRequest({ question: 'Which CRM?', language: 'de', ...(location && { location }) }, model)
}

const GERMANY = { country: 'DE' }

describe('Google’s number of a country', () => {
  it('is 2000 plus its number in ISO 3166-1', () => {
    const countries = {
      US: 2840,
      DE: 2276,
      GB: 2826,
      AU: 2036,
      AF: 2004,
      TR: 2792,
      CZ: 2203,
      NL: 2528,
      FR: 2250,
    }
    const ids = Object.keys(countries).map(code => [code, googleCountryId(code)])
    expect(Object.fromEntries(ids)).toEqual(countries)
  })

  it('is unknown for what is no country', () => {
    expect(googleCountryId('ZZ')).toBeUndefined()
  })
})

describe('the location of the person who asks', () => {
  it.each([
    ['openai', { tools: [{ user_location: { type: 'approximate', country: 'DE' } }] }],
    ['anthropic', { tools: [{ user_location: { type: 'approximate', country: 'DE' } }] }],
    ['perplexity', { tools: [{ user_location: { country: 'DE' } }] }],
    ['gemini', { systemInstruction: { parts: [{ text: 'The user is in Germany.' }] } }],
    ['openai-compatible:m', { messages: [{ role: 'system', content: 'The user is in Germany.' }, {}] }],
  ])('is sent to %s in its form', (id, body) => {
    expect(requestOf(id, GERMANY).body).toMatchObject(body)
  })

  it('is left open without a country: OpenAI would assume the United States', () => {
    expect(requestOf('openai').body).toMatchObject({ tools: [{ user_location: { type: 'approximate' } }] })
  })

  it.each(['anthropic', 'perplexity', 'gemini'])('is not sent to %s without a country', id => {
    expect(JSON.stringify(requestOf(id))).not.toMatch(/location|systemInstruction/)
  })
})
