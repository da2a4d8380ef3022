import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitBlocks } from '../../../src/report/markdown/fit.ts'
import { shareOfVoiceSection } from '../../../src/report/markdown/share-of-voice.ts'
import type { BrandShare } from '../../../src/scan/share-of-voice.ts'
import { elementsOf, hostileText, renderLikeGitHub, tablesOf, textOf } from '../../support/markdown.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'

const own = { name: 'Acme', isOwn: true, answers: 8, citedAnswers: 3, share: 1 / 3, overallBcr: 41.25 }
const globex = { name: 'Globex', isOwn: false, answers: 8, citedAnswers: 6, share: 2 / 3, overallBcr: 60 }

function render(shareOfVoice: BrandShare[], unmeasuredCompetitors: string[] = []): string {
  const blocks = shareOfVoiceSection(
    anOutcome({ shareOfVoice, verdict: aVerdict({ unmeasuredCompetitors }) }),
  )
  const budget = { limit: 65_536, measure: (text: string) => text.length, notice: () => '' }
  return renderLikeGitHub(fitBlocks(blocks, budget))
}

describe('shareOfVoiceSection', () => {
  it('has a row for each brand, the largest share first and the own one marked', () => {
    expect(tablesOf(render([own, globex]))).toEqual([
      [
        ['Brand', 'Share', 'Answers that cite', 'Score'],
        ['Globex', '66.7%', '6 of 8', '60'],
        ['Acme (this brand)', '33.3%', '3 of 8', '41.25'],
      ],
    ])
  })

  it('is left out without competitors', () => {
    expect(render([])).toBe('')
  })

  it('names the competitors that are missing, beside a table or in its place', () => {
    const beside = textOf(render([own, globex], ['Initech', 'Hooli']))
    expect(beside).toContain('Could not be measured and is missing above: Initech, Hooli.')
    const alone = render([], ['Initech'])
    expect(tablesOf(alone)).toEqual([])
    expect(textOf(alone)).toContain('Not known, for these competitors could not be measured: Initech.')
  })

  it('holds any name without a change of shape', () => {
    const shape = (text: string) =>
      elementsOf(render([own, { ...globex, name: `x${text}` }, { ...own, name: `y${text}` }], [`z${text}`]))
    const harmless = shape('')
    fc.assert(
      fc.property(hostileText, text => {
        expect(shape(text)).toEqual(harmless)
      }),
    )
  })
})
