import { describe, expect, it } from 'vitest'
import { checkOwners } from '../../src/doctor/owners.ts'

const questions = Array.from({ length: 30 }, (_, index) => `question ${index}`)

function check(keywords: string[], owners: { keyword: string; path: string }[] = []) {
  return checkOwners({ pages: [], hidden: [] }, { brand: 'Acme', keywords, owners, language: 'en' })
}

describe('checkOwners', () => {
  it('gives the line to paste for a question that nobody confirmed', () => {
    expect(check(['a | b'])[1]).toEqual({
      mark: 'report',
      text: 'Owner of “a | b”: No page is named after it.',
      todo: 'Write the page, or name it: a \\| b | owner: PATH',
    })
  })

  it('shows 20 lines and the number of the others, a wrong owner first', () => {
    const lost = { keyword: 'lost', path: 'docs/none.md' }
    const checks = check([...questions, lost.keyword], [lost])
    expect(checks).toHaveLength(22)
    expect(checks.map(({ mark }) => mark).slice(0, 3)).toEqual(['report', 'warn', 'report'])
    expect(checks.at(-1)?.text).toBe('Owners: 11 more are like these.')
  })
})
