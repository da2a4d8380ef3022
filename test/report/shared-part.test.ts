import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/report/html/html.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { renderSummary } from '../../src/report/markdown/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { renderText } from '../../src/report/text/text.ts'
import { renderLikeGitHub, textOf } from '../support/markdown.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aSharedPart } from '../support/shared-parts.ts'

const place = { kind: 'branch', branch: 'history', path: 'default.ndjson' } as const
const changes = [{ name: 'keywords', added: ['hr'], removed: [], single: false }]

const judged = anOutcome({
  scanPer: 'keyword',
  sharedPart: aSharedPart(),
  verdict: aVerdict({ baseline: { origin: { ...place, runs: 2 } } }),
})
const notJudged = anOutcome({
  scanPer: 'keyword',
  sharedPart: aSharedPart({ isEnough: false, shared: 2 }),
  verdict: aVerdict({ baseline: { missing: { kind: 'other-settings', place, changes } } }),
})

const comment = (outcome: Outcome) => textOf(renderLikeGitHub(renderSummary(outcome)))
const text = (outcome: Outcome) =>
  renderText(outcome)
    .map(line => line.map(part => part.text).join(''))
    .join('\n')

describe('a run whose settings changed', () => {
  it.each([
    ['comment', comment],
    ['text', text],
    ['page', renderHtml],
  ])('shows the change of the answers beside that of the settings in the %s', (_, render) => {
    const shown = render(judged)
    expect(shown).toContain(
      'Of 10 keyword-engine pairs, 8 were asked in the same way before, when there were 9.',
    )
    expect(shown).toContain('the citation score was 50.5 and is 45')
    expect(shown).toContain('the number of engines that cite the brand was 3 and is 2')
    expect(shown).toContain('Drops are judged over the shared part alone.')
    expect(shown).toContain('keywords (added hr)')
  })

  it('shows the numbers where too little is shared to judge', () => {
    const shown = comment(notJudged)
    expect(shown).toContain('the citation score was 50.5 and is 45')
    expect(shown).toContain('less than half, so no drop is judged')
    expect(shown).toContain('No baseline: the last run on the branch history was made with other settings')
    expect(shown).not.toContain('Nothing was compared')
  })

  it('counts engines where one scan asks for all keywords', () => {
    expect(comment({ ...judged, scanPer: 'all' })).toContain('Of 10 engines, 8 were asked in the same way')
  })

  it('says nothing of a shared part where the settings are the same', () => {
    expect(comment(anOutcome())).not.toContain('asked in the same way')
  })

  it('has the numbers in the result file', () => {
    expect(buildResult(judged).shared_part).toEqual({
      ...{ pairs: 8, pairs_before: 9, pairs_now: 10, judged: true },
      ...{ overall_bcr_before: 50.5, overall_bcr: 45, cited_engines_before: 3, cited_engines: 2 },
    })
    expect(buildResult(notJudged).shared_part).toMatchObject({ judged: false })
    expect(buildResult(anOutcome()).shared_part).toBeNull()
  })

  it('escapes the settings', () => {
    const hostile = [{ name: 'keywords', added: ['<b>@octocat</b>'], removed: [], single: false }]
    const markdown = renderSummary({ ...judged, sharedPart: aSharedPart({ changes: hostile }) })
    expect(markdown).not.toMatch(/<b>|@octocat/)
  })
})
