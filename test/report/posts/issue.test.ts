import { describe, expect, it } from 'vitest'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import { issueMarker, renderRecovery, titleIssue } from '../../../src/report/posts/issue.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { renderLikeGitHub } from '../../support/markdown.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aDrop } from '../../support/rule-results.ts'
import { situations } from '../../support/situations.ts'

const runUrl = 'https://github.com/acme/site/actions/runs/42'
const failing = aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] })

describe('issueMarker', () => {
  it('is invisible, and differs from that of a comment and of another key', () => {
    expect(issueMarker('docs.en')).toBe('<!-- ai-visibility-gate-issue:docs.en -->')
    expect(issueMarker('a-->b')).toBe('<!-- ai-visibility-gate-issue:a--%3Eb -->')
  })
})

describe('titleIssue', () => {
  it.each([
    ['a failure', failing, 'The citation score of Acme is 60.0. It was 60.0'],
    ['an error', aBlockedVerdict({ code: 'AVG_NO_ANSWERS' }), 'No engine answered'],
    ['a missing baseline', aVerdict(), 'AI visibility of Acme has no baseline'],
  ])('says in plain words that it is about %s', (_, verdict, title) => {
    expect(titleIssue([describeGate(anOutcome({ verdict }))], '')).toBe(title)
  })

  it.each([
    ['a mention', '@acme/team', '@\u200Bacme/team'],
    ['a reference', 'see #12', 'see #\u200B12'],
    ['code', '`Acme`', "'Acme'"],
    ['an emoji code', ':tada:', ':\u200Btada:'],
    ['a URL', 'https://acme.example', 'https:\u200B//acme.example'],
    ['several lines', 'Acme\n\u202E## Corp\0', 'Acme #\u200B# Corp'],
  ])('makes %s inert', (_, brand, shown) => {
    expect(titleIssue([describeGate(anOutcome({ brand, verdict: failing }))], '')).toBe(
      `The citation score of ${shown} is 60.0. It was 60.0`,
    )
  })

  it.each(['a', '@', '🚀', '👩🏽‍🚀', 'ﷺ', 'e\u0301\u0301\u0301\u0301'])(
    'stays within 256 characters and keeps its end, whatever the brand is made of (%s)',
    letters => {
      const key = 'k'.repeat(64)
      const outcome = anOutcome({
        key,
        brand: letters.repeat(300),
        verdict: aVerdict({
          status: 'inconclusive',
          rules: [aDrop({ outcome: 'inconclusive', pValue: 0.0125 })],
        }),
      })
      const title = titleIssue([describeGate(outcome)], '')
      expect(title.length).toBeLessThanOrEqual(256)
      expect(title).toMatch(/… is 60\.0\. It was 60\.0\. This may be chance \(k{64}\)$/)
      expect(title.isWellFormed()).toBe(true)
    },
  )
})

describe('renderRecovery', () => {
  it('says that the gate passes, in which run, and what happens next', () => {
    const html = renderLikeGitHub(
      renderRecovery(gateDocument(describeGate(situations['live-pass'] ?? anOutcome())), 1, runUrl),
    )
    expect(html).toContain('✅ Acme is cited in 61% of the answers, as before')
    expect(html).toContain('<a href="https://github.com/acme/site/actions/runs/42"')
    expect(html).toContain('The next failure opens a new issue.')
  })

  it('escapes the brand', () => {
    const html = renderLikeGitHub(
      renderRecovery(
        gateDocument(describeGate(anOutcome({ brand: '**@acme** <img src=x> [a](b)' }))),
        1,
        runUrl,
      ),
    )
    expect(html).not.toMatch(/<img|href="b"|@acme/)
  })
})
