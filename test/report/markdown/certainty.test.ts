import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../../src/gate/statistics/weigh.ts'
import type { Verdict } from '../../../src/gate/verdict.ts'
import { certaintySection } from '../../../src/report/markdown/certainty.ts'
import { renderSummary } from '../../../src/report/markdown/comment.ts'
import { renderLikeGitHub, textOf } from '../../support/markdown.ts'
import { anOutcome, aRule, aVerdict } from '../../support/outcomes.ts'

const evidence: Evidence = {
  method: 'paired',
  pValue: 0.013,
  interval: { low: 1.2345, high: 12.777 },
  detectableDrop: 5.123456,
  size: 20,
}

function linesOf(verdict: Partial<Verdict>): string[] {
  return certaintySection(anOutcome({ verdict: aVerdict(verdict) })).flatMap(({ open, lines }) => [
    open,
    ...lines,
  ])
}

const tested = (overrides: Partial<Evidence> = {}): Partial<Verdict> => ({
  noise: 'tested',
  level: 0.05,
  rules: [aRule('max-bcr-drop', { drop: 7, evidence: { ...evidence, ...overrides } })],
})

describe('what the comparison is worth', () => {
  it('is told with the interval of the drop and the smallest drop that would have been seen', () => {
    expect(linesOf(tested()).join('')).toBe(
      '- **How sure:** compared keyword by keyword (20), the drop of the citation score is 7 (90 % interval of the drop 1.23 to 12.8). A true drop of 5.12 would have been seen with 80 % power.',
    )
  })

  it('names the runs behind a spread, and leaves out what is not known', () => {
    const lines = linesOf(
      tested({ method: 'spread', size: 5, interval: undefined, detectableDrop: undefined }),
    )
    expect(lines.join('')).toBe(
      '- **How sure:** compared with the spread of 5 earlier runs, the drop of the citation score is 7.',
    )
  })

  it('does not call a gain a drop', () => {
    const rules = [aRule('max-bcr-drop', { drop: -3, evidence })]
    expect(linesOf({ ...tested(), rules }).join('')).toContain(
      'the citation score did not drop (90 % interval of the drop 1.23 to 12.8)',
    )
  })

  it('gives the confidence that goes with the level', () => {
    expect(linesOf({ ...tested(), level: 0.001 }).join('')).toContain('99.8 % interval')
  })

  it('is that one observation cannot be told from noise, and what to set', () => {
    const [line = ''] = linesOf({ noise: 'untested' })
    expect(line).toContain('one earlier observation cannot tell a drop from noise')
    expect(line).toContain('`scan-per: keyword`')
  })

  it.each([['exact' as const], [undefined]])('needs no word when noise is %s', noise => {
    expect(linesOf({ noise })).toEqual([])
  })

  it('calls a shift in how often an engine searches what it is', () => {
    const searchShifts = [{ engine: 'chatgpt', before: 18.5, now: 12 }]
    expect(linesOf({ ...tested(), searchShifts }).join('\n')).toContain(
      'chatgpt was evaluated on 12 keywords, before on 18.5: it searched less often, which is no citation lost or won.',
    )
  })

  it('shows hostile names as text', () => {
    const verdict = aVerdict({
      ...tested(),
      searchShifts: [{ engine: '<!-- |@everyone', before: 1, now: 9 }],
    })
    expect(textOf(renderLikeGitHub(renderSummary(anOutcome({ verdict }))))).toContain(
      'everyone was evaluated on 9 keywords',
    )
  })
})
