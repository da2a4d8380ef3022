import { describe, expect, it } from 'vitest'
import { action } from '../../../scripts/lib/inputs.ts'
import { readInputs } from '../../../src/hosts/action/inputs.ts'

describe('readInputs', () => {
  it('reads each input of action.yml from its variable', () => {
    const names = Object.keys(action.inputs)
    const env = Object.fromEntries(names.map(name => [`INPUT_${name.toUpperCase()}`, `text of ${name}`]))
    expect(readInputs({ PATH: '/bin', ...env })).toEqual({
      texts: Object.fromEntries(names.map(name => [name, `text of ${name}`])),
      foreign: [],
      long: [],
    })
  })

  it('reads a misspelled name, so that it can be reported', () => {
    const { texts, foreign } = readInputs({
      INPUT_KEYWORD: 'crm',
      INPUT_MAX_COST: '1',
      'INPUT_FAIL-OM': 'none',
    })
    expect(texts).toEqual({ keyword: 'crm', max_cost: '1', 'fail-om': 'none' })
    expect(foreign).toEqual([])
  })

  it('does not read other variables of the job as inputs', () => {
    const { texts, foreign } = readInputs({
      INPUT_VERSION: '1',
      INPUT_: '',
      INPUT___proto__: 'x',
      INPUT_BRAND: 'Acme',
    })
    expect(texts).toEqual({ brand: 'Acme' })
    expect(foreign).toEqual(['INPUT_VERSION', 'INPUT_', 'INPUT___proto__'])
  })

  it('names an input that is almost too long for Linux to start the step', () => {
    const env = {
      INPUT_BRAND: 'é'.repeat(50_000),
      INPUT_KEYWORDS: 'é'.repeat(50_001),
      INPUT_VERSION: 'x'.repeat(110_000),
    }
    expect(readInputs(env).long).toEqual([{ input: 'keywords', bytes: 100_002 }])
  })
})
