import { describe, expect, it } from 'vitest'
import { groupEngines, groupRequired } from '../../src/inputs/cross-checks.ts'

const engines = ['repository', 'openai', 'gemini:pro']

describe('the groups of engines', () => {
  it('are the engines themselves in one country, and without a country', () => {
    expect(groupEngines(engines, [])).toEqual(engines)
    expect(groupEngines(engines, ['DE'])).toEqual(engines)
  })

  it('are one for each country, except for the pages of the repository', () => {
    expect(groupEngines(engines, ['DE', 'FR'])).toEqual([
      'repository',
      'openai@DE',
      'openai@FR',
      'gemini:pro@DE',
      'gemini:pro@FR',
    ])
  })
})

describe('a required engine', () => {
  it('stands for all of its groups, and a group for itself', () => {
    expect(groupRequired(['openai', 'gemini:pro@FR'], engines, ['DE', 'FR'])).toEqual([
      'openai@DE',
      'openai@FR',
      'gemini:pro@FR',
    ])
  })

  it('is required once', () => {
    expect(groupRequired(['openai@DE', 'openai'], engines, ['DE', 'FR'])).toEqual(['openai@DE', 'openai@FR'])
  })

  it('is itself in one country', () => {
    expect(groupRequired(['openai'], engines, ['DE'])).toEqual(['openai'])
  })
})
