import { expect, it } from 'vitest'
import { checkCitations } from '../../src/doctor/owners.ts'

const hint = 'Owner of “crm”: Engines cited a.md in 10 answers, and never b.md.'

it.each<[string, string, string[], string[]]>([
  ['is never cited while another page is', 'b.md', ['a.md', 'a.md'], [hint]],
  ['is cited too', 'b.md', ['a.md', 'a.md', 'b.md'], []],
  ['is the cited page', 'a.md', ['a.md', 'a.md'], []],
  ['is not cited, and no other page is', 'b.md', [], []],
])('a confirmed owner that %s', (_, path, cited, expected) => {
  const located = cited.map((page, index) => ({
    ...{ run: `2026-11-2${index}T10:00:00.000Z`, keyword: 'crm', engine: 'openai' },
    ...{ of: 10, path: page, answers: page === 'a.md' ? 5 : 1 },
  }))
  const checks = checkCitations({ located, unmatched: [] }, [{ keyword: 'crm', path }])
  expect(checks.map(({ text }) => text)).toEqual(expected)
})
