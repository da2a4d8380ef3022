import { describe, expect, it } from 'vitest'
import { commentMarker, renderComment, renderSummary } from '../../../src/report/markdown/comment.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { manyKeywords } from '../../support/report-outcomes.ts'
import { contentOutcome, situations } from '../../support/situations.ts'

const dropped = situations['live-dropped-in-germany'] ?? anOutcome()
const passed = situations['live-pass'] ?? anOutcome()

describe('renderComment', () => {
  it('begins with the marker of its key, which no key can end', () => {
    expect(renderComment(anOutcome({ key: 'docs' })).startsWith(`${commentMarker('docs')}\n`)).toBe(true)
    expect(commentMarker('a-->b')).not.toContain('-->b')
  })

  it('folds everything below the first screen', () => {
    const [, ...rest] = renderComment(dropped).split('<details>')
    expect(rest.length).toBeGreaterThan(2)
    expect(renderComment(dropped)).not.toContain('\n### ')
  })

  it('is one line where there is nothing to do', () => {
    for (const outcome of [contentOutcome({ changes: [] }), passed]) {
      expect(renderComment(outcome).trim().split('\n')).toHaveLength(2)
    }
  })

  it('is at most 65,536 UTF-16 units, and says where the rest is', () => {
    const comment = renderComment(manyKeywords(400), commentMarker('k'.repeat(64)))
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
  })
})

describe('renderSummary', () => {
  it('has the sections open, under their headings', () => {
    expect(renderSummary(dropped)).toContain('\n### ')
    expect(renderSummary(dropped)).not.toContain(commentMarker('default'))
  })

  it('has the grid of a run that passed', () => {
    expect(renderSummary(passed)).toContain('| Germany |')
  })

  it('is at most 1 MiB in bytes', () => {
    expect(Buffer.byteLength(renderSummary(manyKeywords(400)))).toBeLessThanOrEqual(1024 * 1024)
  })
})
