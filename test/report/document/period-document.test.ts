import { describe, expect, it } from 'vitest'
import type { MeasuredDay } from '../../../src/comparison/periods.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { type PeriodReport, periodDocument } from '../../../src/report/document/period-document.ts'
import { linesOf } from '../../support/documents.ts'
import { aLoss } from '../../support/history.ts'

/** Reads `openai pricing 3/10` as three of ten answers that cite the brand. */
function toCell(text: string) {
  const [engine = '', keyword, counts = ''] = text.split(' ')
  const [cited = 0, answers = 0] = counts.split('/').map(Number)
  const votes = Array.from({ length: answers }, (_, index) => index < cited)
  return { engine, keyword, cited: votes, bcrScores: votes.map(() => null) }
}

function aDay(createdAt: string, cells: string, competitors = ''): MeasuredDay {
  const toCells = (text: string) => text.split(', ').filter(Boolean).map(toCell)
  return {
    createdAt,
    cells: toCells(cells),
    competitors: toCells(competitors).map(cell => ({ ...cell, keyword: undefined })),
  }
}

function linesFor(now: string, before: string, more: Partial<PeriodReport> = {}): string[] {
  const toDays = (day: string, cells: string) => {
    const [own = '', competitors] = cells.split(' | ')
    return cells === '' ? [] : [aDay(day, own, competitors)]
  }
  const [november, october] = [toDays('2026-11-02', now), toDays('2026-10-05', before)]
  const document = periodDocument({
    brand: 'Acme',
    now: { title: 'November 2026', when: 'in November 2026', days: november },
    before: { title: 'October', when: 'in October', days: october },
    trend: [...october, ...november],
    ...{ losses: [], cost: '', createdAt: '2026-12-01T08:00:00.000Z' },
    ...more,
  })
  return linesOf(document).map(plainOf)
}

const USUAL = 'openai pricing 6/10, gemini pricing 5/10'

describe('the report of a month', () => {
  it.each([
    [
      'compares it with the month before',
      'openai pricing 2/10, gemini pricing 5/10',
      USUAL,
      [
        'Acme was cited in 35% of the answers in November 2026, was 55%. This is within chance',
        '20 answers of ChatGPT and Gemini on 1 day. The same was asked in October.',
      ],
    ],
    [
      'states that a change is within chance',
      'openai pricing 6/10, gemini pricing 6/10',
      USUAL,
      [
        'Acme was cited in 60% of the answers in November 2026, was 55%. This is within chance',
        'No single question changed more than chance explains.',
      ],
    ],
    [
      'compares a large change with the month before',
      'openai pricing 2/20',
      'openai pricing 12/20',
      ['Acme was cited in 10% of the answers in November 2026. It was 60% in October'],
    ],
    [
      'says that nothing changed',
      USUAL,
      USUAL,
      ['Acme was cited in 55% of the answers in November 2026, as in October'],
    ],
    [
      'names the largest change of an engine that the total hides',
      'openai pricing 0/16, gemini pricing 11/16',
      'openai pricing 10/16, gemini pricing 1/16',
      [
        'Acme was cited in 34% of the answers, as before. ChatGPT fell from 63% to 0%',
        '−63 points ▼',
        '+63 points',
      ],
    ],
    [
      'compares nothing in a first month',
      USUAL,
      '',
      [
        'Acme was cited in 55% of the answers in November 2026',
        '20 answers of ChatGPT and Gemini on 1 day. No answer was recorded in October, so nothing is compared.',
        'Ask the same questions again, to compare the answers.',
      ],
    ],
    [
      'compares nothing if all questions are new',
      USUAL,
      'openai security 9/10',
      [
        'Acme was cited in 55% of the answers in November 2026',
        '20 answers of ChatGPT and Gemini on 1 day. Other questions or engines were asked in October, so nothing is compared.',
      ],
    ],
    [
      'compares only what both months asked',
      `${USUAL}, openai security 0/10`,
      'openai pricing 8/10',
      [
        'Acme was cited in 60% of the answers in November 2026, was 80%. This is within chance',
        '30 answers of ChatGPT and Gemini on 1 day. Compared: the 10 answers to what was also asked in October.',
      ],
    ],
    [
      'states that nothing was measured',
      '',
      USUAL,
      [
        'No answer about Acme was recorded in November 2026',
        'Check that the runs of this time started and that they are recorded.',
      ],
    ],
    [
      'has counts for few answers',
      'openai pricing 1/3',
      'openai pricing 2/3',
      ['Acme was cited in 1 of 3 answers in November 2026, was 2 of 3. This is within chance', '−33 points'],
    ],
  ])('%s', (_, now, before, expected) => {
    const lines = linesFor(now, before)
    expect(lines).toEqual(expect.arrayContaining(expected))
    expect(lines.slice(0, 1)).toEqual(expected.slice(0, 1))
  })

  it('has a level and a change for each engine and two competitors, the most cited first', () => {
    const now = 'openai pricing 2/10 | Zedo - 1/10, Boardly - 9/10, Taskhive - 3/10'
    const lines = linesFor(now, 'openai pricing 6/10 | Boardly - 4/10, Taskhive - 3/10, Zedo - 0/10')
    const rows = lines.join(' | ')
    expect(rows).toContain('Acme in ChatGPT | 60% | 20% | −40 points')
    expect(rows).toContain('Boardly | 40% | 90% | +50 points | Taskhive | 30% | 30% | none')
    expect(rows).not.toContain('Zedo')
    expect(lines).toContain(
      'Compare your pages with those of Boardly. It is cited in 90% of the answers, was 40%.',
    )
  })

  it('gives a competitor the same line in a month in which it is ahead and in one in which it is behind', () => {
    const linesOfChart = (competitors: string) => {
      const days = ['02', '09'].map(day => aDay(`2026-11-${day}`, USUAL, competitors))
      const month = { title: 'November 2026', when: 'in November 2026', days }
      const document = periodDocument({
        ...{ brand: 'Acme', now: month, before: { ...month, days: [] }, trend: days },
        ...{ losses: [], cost: '', createdAt: '2026-12-01T08:00:00.000Z' },
      })
      const chart = document.first.find(block => block.kind === 'chart')
      return chart?.lines.map(({ name }) => name)
    }
    expect(linesOfChart('Zedo - 9/10, Boardly - 1/10')).toEqual([undefined, 'Boardly', 'Zedo'])
    expect(linesOfChart('Zedo - 1/10, Boardly - 9/10')).toEqual([undefined, 'Boardly', 'Zedo'])
  })

  it('has no column for a month without answers', () => {
    const rows = linesFor(USUAL, '').join(' | ')
    expect(rows).toContain('November 2026 | Acme | 55% | Acme in ChatGPT | 60% | Acme in Gemini | 50%')
  })

  it('lists questions with a change that is large for their number of answers', () => {
    const now = 'openai pricing 1/10, openai security 9/10, openai setup 5/10, openai status 0/10'
    const before = 'openai pricing 9/10, openai security 2/10, openai setup 6/10, openai status 1/10'
    const rows = linesFor(now, before).join(' | ')
    expect(rows).toContain('pricing | 90% | 10% | −80 points ▼ | security | 20% | 90% | +70 points')
    expect(rows).not.toMatch(/(setup|status) \|/)
    expect(rows).toContain('Watch “pricing”. Fewer answers cite you, but this may be chance.')
    expect(rows).toContain('Write pages that answer “status”. No answer cites you.')
  })

  it.each([
    [
      'openai pricing 0/5',
      'openai pricing 6/8',
      '6 of 8 | 0 of 5 | −75 points ▼',
      'The newest run is at 0%. First check',
    ],
    [
      'openai pricing 4/5',
      'openai pricing 8/9',
      '8 of 9 | 4 of 5 | −9 points',
      'Nothing to do: no change is',
    ],
    [
      'openai@DE pricing 1/10, openai@US pricing 9/10',
      'openai@DE pricing 9/10, openai@US pricing 1/10',
      '90% | 10% | −80 points ▼',
      'The report of the newest run lists them.',
    ],
  ])('shows what was counted and advises on significant losses: %s', (now, before, row, step) => {
    const lines = linesFor(now, before).join(' | ')
    expect(lines).toContain(row)
    expect(lines).toContain(step)
  })

  it('names the lost questions of an open loss', () => {
    const [now, before] = ['openai pricing 1/10, openai setup 9/10', 'openai pricing 9/10, openai setup 2/10']
    const lines = linesFor(now, before, { losses: [aLoss()] })
    const compare = 'Compare your pages with the sites that are cited instead.'
    expect(lines).toContain(`${compare} Start with “pricing”.`)
  })

  it('states lasting losses, silent engines and the cost', () => {
    const recovered = aLoss({
      state: 'recovered',
      recoveringSince: '2026-09-25T10:00:00.000Z',
      scope: { kind: 'country', country: 'DE' },
    })
    const lines = linesFor('openai pricing 6/10', USUAL, {
      losses: [aLoss(), recovered],
      cost: 'The answers cost 2.40 USD in 4 runs.',
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'Perplexity cites Acme less since 18 September 2026. The difference is statistically significant.',
        'Acme was cited less in Germany from 18 to 25 September; the citations have recovered.',
        'Find out why Gemini gave no answer in November 2026.',
        'The answers cost 2.40 USD in 4 runs. Made on 1 December 2026.',
      ]),
    )
  })
})
