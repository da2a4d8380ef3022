import { describe, expect, it } from 'vitest'
import { commentMarker } from '../../../src/report/posts/comment.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { renderComment, renderSummary } from '../../support/documents.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { failedWithEverything, manyKeywords } from '../../support/report-outcomes.ts'
import { contentOutcome, situations } from '../../support/situations.ts'

const passed = situations['live-pass'] ?? anOutcome()

const { verdict, failures } = failedWithEverything
/** Each escaped asterisk takes five bytes. */
const long = { ...manyKeywords(3000, ` ${'*'.repeat(80)}`), verdict, failures }

describe('renderComment', () => {
  it('begins with the marker of its key, which no key can end early', () => {
    expect(
      renderComment(describeGate(anOutcome({ key: 'docs' }))).startsWith(`${commentMarker('docs')}\n`),
    ).toBe(true)
    expect(commentMarker('a-->b')).not.toContain('-->b')
  })

  it('is one line if there is nothing to do', () => {
    for (const outcome of [contentOutcome({ changes: [] }), passed]) {
      expect(renderComment(describeGate(outcome)).trim().split('\n')).toHaveLength(2)
    }
  })

  it('is at most 65,536 UTF-16 units, and says where the rest is', () => {
    const comment = renderComment(describeGate(long), commentMarker('k'.repeat(64)))
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment).toMatch(
      /… \d+ parts? left out to fit a comment: see \[the summary of this run\]\([^)]*\)\.$/,
    )
    expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
  })
})

describe('renderSummary', () => {
  it('is at most 1 MiB in bytes, and says where the rest is', () => {
    const summary = renderSummary(long)
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(summary).toMatch(
      /… \d+ parts? left out to fit a summary: see the file of the result-file output\.$/,
    )
  })
})
