import { describe, expect, it } from 'vitest'
import { listUnreadable } from '../../src/checkout/source.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `docs/${index}.md`,
    reason: index % 2 === 0 ? ('not-text' as const) : ('too-large' as const),
  }))

describe('listUnreadable', () => {
  it('names the given number of files with their reasons, and counts the others', () => {
    const lines = listUnreadable(files(1000), 10)
    expect(lines).toHaveLength(11)
    expect(lines.slice(-2)).toEqual([
      'docs/9.md cannot be read: it is larger than 2 MiB',
      '990 more files cannot be read',
    ])
    expect(listUnreadable(files(10), 10)).toHaveLength(10)
  })

  it('shortens the name of a file to one line of 200 characters', () => {
    const [line = ''] = listUnreadable(
      [{ path: `a\n::error::${'b'.repeat(500)}.md`, reason: 'not-text' }],
      10,
    )
    expect(line).toMatch(/^a ::error::b+… cannot be read: it is not UTF-8 text$/)
    expect(line.length).toBe(200 + ' cannot be read: it is not UTF-8 text'.length)
  })
})
