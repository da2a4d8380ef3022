import { describe, expect, it } from 'vitest'
import { countVerdicts, verdictOfFleet, viewPortfolio } from '../../../src/report/views/portfolio.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aFleet, aFleetGate, lostShard, manyGates, mixedFleet } from '../../support/portfolio.ts'
import { failedWithEverything, lostAnswersOf, notMeasured, passed } from '../../support/report-outcomes.ts'

const doubtful = measuredCases['suspicious-drop'] ?? anOutcome()
const failed = measuredCases['clear-drop'] ?? anOutcome()
const lacking = anOutcome()
const reporting = anOutcome({ verdict: aVerdict({ reportOnly: true, rules: [] }) })
const keysOf = (gates: { key: string }[]) => gates.map(({ key }) => key)

describe('the order of gates', () => {
  it('is failed, not measured, inconclusive and passed', () => {
    const { attention, inconclusive, passing } = viewPortfolio(
      aFleet([
        aFleetGate('a', passed),
        aFleetGate('b', doubtful),
        aFleetGate('c', notMeasured),
        aFleetGate('d', failed),
      ]),
    )
    expect([attention, inconclusive, passing].map(keysOf)).toEqual([['d', 'c'], ['b'], ['a']])
  })

  it('has the larger fall first within one verdict, and passing gates that did not move last', () => {
    const { attention, passing } = viewPortfolio(mixedFleet)
    expect(attention.slice(0, 3).map(({ fall }) => fall)).toEqual([25, 24, 7])
    expect(passing.map(({ fall }) => fall)).toEqual([6, -2, -5, -13, 0])
  })

  it('has gates whose step fails before those whose step does not', () => {
    const fleet = aFleet([
      aFleetGate('fails-quietly', failed, { failOn: [] }),
      aFleetGate('lost', notMeasured),
      aFleetGate('doubtful', doubtful, { failOn: ['inconclusive'] }),
    ])
    const view = viewPortfolio(fleet)
    expect(keysOf(view.attention)).toEqual(['lost', 'doubtful', 'fails-quietly'])
    expect(view.notes).toEqual([
      '1 of these 3 gates does not fail the step: `fail-on` does not list its verdict.',
    ])
  })

  it('counts a gate as failed that passes and lacks the baseline that fail-on asks for', () => {
    const { attention, headline } = viewPortfolio(
      aFleet([aFleetGate('a', lacking, { failOn: ['no-baseline'] }), aFleetGate('b', lacking)]),
    )
    expect(attention).toMatchObject([{ key: 'a', state: 'fail', status: 'No baseline' }])
    expect(headline).toBe('1 of 2 gates has no baseline')
  })

  it('is the same for any order of the file', () => {
    const turned = { ...mixedFleet, gates: mixedFleet.gates.toReversed() }
    expect(viewPortfolio(turned)).toEqual(viewPortfolio(mixedFleet))
  })
})

describe('the headline', () => {
  const gate = (outcome = passed, key = 'a') => aFleetGate(key, outcome)
  const partly = { ...failedWithEverything, verdict: aVerdict({ status: 'error', rules: [] }) }
  it.each([
    ['All 2 gates passed', [passed, passed]],
    ['2 gates were measured. No rule is set, so none of them can fail', [reporting, reporting]],
    ['All 2 gates passed', [passed, reporting]],
    ['1 of 2 gates is inconclusive', [doubtful, passed]],
    ['1 of 3 gates failed', [failed, passed, doubtful]],
    ['2 of 3 gates were not measured', [notMeasured, notMeasured, passed]],
    ['None of the 2 gates was measured', [notMeasured, notMeasured]],
    ['1 of 2 gates was not fully measured', [partly, passed]],
    ['2 of 3 gates need attention: 1 failed, 1 was not measured', [failed, notMeasured, passed]],
    ['All 3 gates need attention: 1 failed, 2 were not measured', [failed, notMeasured, notMeasured]],
  ])('%s', (headline, outcomes) => {
    const gates = outcomes.map((outcome, index) => gate(outcome, `gate-${index}`))
    expect(viewPortfolio(aFleet(gates)).headline).toBe(headline)
  })
})

describe('the note on false alarms', () => {
  const notesOf = (count: number, failing: number) =>
    viewPortfolio(manyGates(count, failing)).notes.filter(note => note.includes('alpha'))

  it('says how many of the tested gates chance may fail', () => {
    expect(notesOf(40, 3)).toEqual([
      '`alpha` holds for each gate: without any change, chance fails up to 2 of these 40 gates in a run, on average.',
    ])
  })

  it('is left out for few gates, and where none failed', () => {
    expect(notesOf(15, 3)).toEqual([])
    expect(notesOf(40, 0)).toEqual([])
  })
})

describe('the view of a fleet', () => {
  it('has the country, and the brand only where the lead does not name it', () => {
    const { attention, passing } = viewPortfolio(mixedFleet)
    expect([...attention, ...passing].every(({ details }) => details.length === 1)).toBe(true)
    expect(attention[0]?.details).toEqual(['DE'])
    const compared = { ...lostAnswersOf('kanban'), brand: 'Acme' }
    const gates = [aFleetGate('docs', compared, { country: 'DE' }), aFleetGate('b', passed)]
    expect(viewPortfolio(aFleet(gates)).attention).toMatchObject([
      { lead: [expect.stringMatching(/lost/)], details: ['Acme', 'DE'] },
    ])
  })

  it('has a reason once that several gates share, with the gates', () => {
    expect(viewPortfolio(mixedFleet).causes.map(({ keys }) => keys)).toEqual([
      ['globex-de', 'globex-fr'],
      ['initech-de'],
    ])
  })

  it('says once that gates were judged without some keywords', () => {
    const gap = { shards: ['2/8'], unusable: [], keywords: 3, allKeywords: 4 }
    const gates = ['a', 'b'].map(key => aFleetGate(key, { ...passed, gap }))
    expect(viewPortfolio(aFleet(gates)).notes).toEqual([
      'The result of shard 2/8 is missing. 2 gates were judged without some keywords.',
    ])
  })
})

describe('the verdict of a fleet', () => {
  it.each([
    ['fail', [lostShard, failed, doubtful, passed]],
    ['error', [doubtful, lostShard, passed]],
    ['inconclusive', [passed, doubtful]],
    ['pass', [passed, reporting]],
  ])('is the worst of its gates: %s', (verdict, outcomes) => {
    const gates = outcomes.map((outcome, index) => aFleetGate(`gate-${index}`, outcome))
    expect(verdictOfFleet(aFleet(gates))).toBe(verdict)
  })

  it('is counted', () => {
    expect(countVerdicts(mixedFleet)).toEqual({ pass: 5, fail: 3, inconclusive: 1, error: 3 })
  })
})
