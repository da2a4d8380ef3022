import { describe, expect, it } from 'vitest'
import type { OwnerFindings } from '../../../src/report/diagnosis.ts'
import { viewOwners } from '../../../src/report/document/doctor-owners.ts'

const open = (keyword: string): OwnerFindings => ({
  ...{ keyword, given: undefined, problem: undefined },
  ...{ proposed: { path: 'docs/a.md', heading: 'part' }, isNamed: true },
})

describe('viewOwners', () => {
  it('gives the line to paste for a question that nobody confirmed', () => {
    expect(viewOwners([open('a | b')])[1]).toEqual({
      status: 'note',
      subject: 'Owner of “a | b”',
      text: 'Not confirmed.',
      remedy: 'a \\| b | owner: docs/a.md#part',
    })
  })

  it('shows 20 lines of a kind, and how many more there are', () => {
    const checks = viewOwners(Array.from({ length: 30 }, (_, index) => open(`question ${index}`)))
    expect(checks).toHaveLength(22)
    expect(checks.at(-1)?.text).toBe('10 more are like these.')
  })

  it('shows a wrong owner first', () => {
    const missing = { ...open('lost'), given: { path: 'docs/none.md' }, problem: 'no-page' as const }
    const checks = viewOwners([
      ...Array.from({ length: 30 }, (_, index) => open(`question ${index}`)),
      missing,
    ])
    expect(checks.map(({ status }) => status).slice(0, 3)).toEqual(['note', 'warning', 'note'])
  })
})
