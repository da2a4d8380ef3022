/** What people read about noise, drops and decline: real verdicts on small measurements, in every report. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { shippedTypeface } from '../../src/lib/fonts/shipped.ts'
import { annotationsOf } from '../../src/report/annotations.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { issueMarker, titleIssue } from '../../src/report/markdown/issue.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { renderLikeGitHub, textOf } from '../support/markdown.ts'
import { measuredCases } from '../support/measured-cases.ts'
import { searchableText } from '../support/pdf-document.ts'
import { renderHtml, renderPdf, renderText } from '../support/rendered.ts'

function caseOf(name: string): Outcome {
  const outcome = measuredCases[name]
  if (outcome === undefined) throw new RangeError(`there is no case ${name}`)
  return outcome
}

/** Returns the text of every report that a person reads, with the white space of none. */
async function readReports(outcome: Outcome): Promise<Record<string, string>> {
  const { bytes } = await renderPdf(outcome, [shippedTypeface()])
  const texts = {
    comment: textOf(renderLikeGitHub(renderComment(outcome))),
    issue: textOf(renderLikeGitHub(renderComment(outcome, issueMarker(outcome.key)))),
    html: DomUtils.textContent(parseDocument(renderHtml(outcome)).children),
    pdf: await searchableText(bytes),
    terminal: renderText(outcome)
      .map(line => line.map(({ text }) => text).join(''))
      .join('\n'),
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, squeeze(text)]))
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200B]+/g, '')
}

describe('the comment', () => {
  it.each(Object.entries(measuredCases))('of the case %s', async (name, outcome) => {
    await expect(renderComment(outcome)).toMatchFileSnapshot(`snapshots/measured/${name}.md`)
  })
})

describe('every report', () => {
  it.each([
    [
      'few-keywords-unchanged',
      [
        'Acme is cited in 60% of the answers, as before',
        'This gate cannot fail on a drop yet',
        'About 10 keywords, or 2 samples',
      ],
    ],
    [
      'few-keywords-all-lost',
      ['cited in none of the answers. It was 60%. This may be chance', 'Start another run'],
    ],
    [
      'clear-drop',
      ['cited in 34% of the answers. It was 58%. Chance does not explain this', 'with accept: true.'],
    ],
    ['within-chance', ['cited in 54% of the answers. It was 60%. The difference is within chance']],
    [
      'decline',
      [
        'Acme has been cited less since 18 September 2026: the citation score fell from 55.3 to 45.8',
        'Find out what changed around that day',
        'with accept: true.',
      ],
    ],
    [
      'too-few-runs',
      [
        'The citation score of Acme is 40.0. It was 60.0. Too few runs',
        'After 2 more recorded runs',
        'scan-per: keyword makes it possible',
      ],
    ],
    [
      'numbers-from-inputs',
      ['a comparison without a noise test', 'set baseline-overall-bcr and baseline-cited-engines'],
    ],
    ['one-engine-down', ['perplexity cites Acme in 8% of its answers. It was 75%.']],
  ])('of the case %s says so', async (name, sentences) => {
    for (const [report, text] of Object.entries(await readReports(caseOf(name)))) {
      for (const sentence of sentences) expect(text, report).toContain(squeeze(sentence))
    }
  })

  it('speaks of no drop where chance explains all', async () => {
    for (const name of ['few-keywords-unchanged', 'within-chance']) {
      expect(renderComment(caseOf(name)).split('\n')[1]).not.toMatch(/no longer|less/)
    }
  })
})

describe('a decline', () => {
  const outcome = caseOf('decline')

  it('is in the title of the issue and in an annotation with its own code', () => {
    expect(titleIssue(outcome)).toBe(
      'Acme has been cited less since 18 September 2026: the citation score fell from 55.3 to 45.8',
    )
    expect(annotationsOf(outcome)).toMatchObject([
      {
        title: 'AI visibility: decline',
        message: expect.stringMatching(/^AVG_RULE_DECLINE: .*since 18 September 2026.* accept: true\.$/),
      },
    ])
  })

  it('is in the result file with its day and both levels', () => {
    const rule = buildResult(outcome).rules.find(result => result.rule === 'decline')
    expect(rule).toMatchObject({
      outcome: 'fail',
      baseline: expect.closeTo(55.3, 1),
      decline: { since: '2026-09-18T10:00:00.000Z', before: expect.closeTo(55.3, 1) },
    })
  })
})

it('has the sight of the gate and the engines with a drop in the result file', () => {
  expect(buildResult(caseOf('few-keywords-unchanged')).sensitivity).toEqual({
    ...{ keywords: 5, samples: 1, answers: 5, cited_now: 3 },
    ...{ answers_before: 5, cited_before: 3, fails_at: null },
  })
  expect(buildResult(caseOf('one-engine-down')).engine_drops).toMatchObject([
    { engine: 'perplexity', now: expect.closeTo(1 / 12), evidence: { method: 'paired', size: 12 } },
  ])
  expect(buildResult(caseOf('numbers-from-inputs'))).toMatchObject({ sensitivity: null, engine_drops: [] })
})
