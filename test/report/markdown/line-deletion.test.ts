import { describe, expect, it } from 'vitest'
import type { HiddenReason } from '../../../src/embedded/pages/indexing/hidden.ts'
import { hidingLinesOf, renderLineDeletion } from '../../../src/report/markdown/line-deletion.ts'
import { aContentComparison, aKeywordChange } from '../../support/keyword-changes.ts'
import { aBaseline } from '../../support/measurements.ts'

/** The texts of the lines, where a page is hidden for this reason. */
function linesOf(reason: Partial<HiddenReason>): string[] {
  const reasons = [{ kind: 'noindex' as const, file: 'a.md', line: 3, evidence: 'noindex: true', ...reason }]
  const change = aKeywordChange({ causes: [{ kind: 'hidden', path: 'a.md', reasons }] })
  return hidingLinesOf({ baseline: aBaseline({ content: aContentComparison(change) }) }).map(
    ({ text }) => text,
  )
}

describe('hidingLinesOf', () => {
  it.each(['draft: true', '- noindex', 'robots = "noindex"', '<meta name="robots" content="noindex">'])(
    'has the line %s, which can go as a whole',
    evidence => {
      expect(linesOf({ evidence })).toEqual([evidence])
    },
  )

  it.each([
    'robots:',
    'robots: noindex,',
    'robots: >',
    'seo: { noindex: true',
    'robots: [',
    '<p>x</p> <meta>',
    'a <b',
  ])('lacks the line %s, which another line goes on with or which says more', evidence => {
    expect(linesOf({ evidence })).toEqual([])
  })

  it('lacks lines of other files, and what hides a page by more than a line', () => {
    expect(linesOf({ file: 'b.md' })).toEqual([])
    for (const kind of ['blocked', 'redirect', 'canonical', 'not-shown', 'draft-folder'] as const)
      expect(linesOf({ kind })).toEqual([])
  })
})

describe('renderLineDeletion', () => {
  it('says why, and suggests a block without a line', () => {
    expect(renderLineDeletion('docs', []).body).toMatchInlineSnapshot(`
      "<!-- ai-visibility-gate-line:docs -->

      Because of this line, search engines leave the page out, and so do AI engines that search. Questions that it answered lose their answer.

      **What to do:** commit the suggestion. It deletes the line. Leave it if the page is meant to be hidden.

      \`\`\`suggestion
      \`\`\`"
    `)
  })
})
