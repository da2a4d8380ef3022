import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { fleetDocument } from '../../../src/report/document/fleet-document.ts'
import { gatesToAttend, type RunOutcome, verdictOfRun } from '../../../src/report/run-outcome.ts'
import { linesOf } from '../../support/documents.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aFleet, aFleetGate, manyGates, mixedFleet, serviceDown } from '../../support/portfolio.ts'
import { failedWithEverything, notMeasured, passed } from '../../support/report-outcomes.ts'

const doubtful = measuredCases['suspicious-drop'] ?? anOutcome()
const failed = measuredCases['clear-drop'] ?? anOutcome()
const withoutSecrets = anOutcome({
  measurement: undefined,
  verdict: aBlockedVerdict({ code: 'AVG_NO_SECRETS' }),
})
const reporting = anOutcome({ verdict: aVerdict({ reportOnly: true, rules: [] }) })
const causesOf = (fleet: RunOutcome) =>
  fleetDocument(fleet).first.flatMap(block => {
    const blocks = block.kind === 'fold' ? block.blocks : [block]
    return blocks.flatMap(each => (each.kind === 'card' ? each.cards : []))
  })

describe('the headline of a fleet', () => {
  const partly = { ...failedWithEverything, verdict: aVerdict({ status: 'error', rules: [] }) }
  it.each([
    ['All 2 gates passed', 'pass', [passed, passed]],
    ['2 gates cannot fail: no rule is set', 'report', [reporting, reporting]],
    ['1 of 2 gates passed', 'pass', [passed, reporting]],
    ['1 of 2 gates has a drop that may be chance', 'warn', [doubtful, passed]],
    ['1 of 3 gates failed', 'fail', [failed, passed, doubtful]],
    ['1 of 2 gates could not be judged', 'warn', [withoutSecrets, passed]],
    ['2 of 3 gates were not measured', 'error', [notMeasured, notMeasured, passed]],
    ['All 2 gates were not measured', 'error', [notMeasured, notMeasured]],
    ['1 of 2 gates was not fully measured', 'error', [partly, passed]],
    ['1 of 3 gates failed, 1 was not measured', 'fail', [failed, notMeasured, passed]],
  ])('%s', (title, mark, outcomes) => {
    const gates = outcomes.map((outcome, index) => aFleetGate(`gate-${index}`, outcome))
    const { title: shown, first } = fleetDocument(aFleet(gates))
    expect(shown).toBe(title)
    expect(first[0]).toMatchObject({ kind: 'heading', mark })
  })
})

describe('the order of gates', () => {
  it('has gates whose step fails first, then the worse verdict, then the larger fall', () => {
    const gates = [
      aFleetGate('fails-quietly', failed, { failOn: [] }),
      aFleetGate('lost', notMeasured),
      aFleetGate('doubtful', doubtful, { failOn: ['inconclusive'] }),
    ]
    expect(gatesToAttend(aFleet(gates)).map(({ key }) => key)).toEqual(['lost', 'doubtful', 'fails-quietly'])
  })

  it('is the same for any order of the file', () => {
    const turned = { ...mixedFleet, gates: mixedFleet.gates.toReversed() }
    expect(gatesToAttend(turned)).toEqual(gatesToAttend(mixedFleet))
  })
})

describe('the grid of a fleet', () => {
  it('has each gate of one country once, without totals', () => {
    const grid = fleetDocument(mixedFleet).first.find(block => block.kind === 'table')
    const titles = [[], ['United States'], ['Germany'], ['France'], ['Japan']]
    expect(grid?.columns.map(({ title }) => title)).toEqual(titles)
    expect(grid?.rows.map(row => row.slice(1))).toMatchObject([
      [{ now: '50%' }, { now: '33%', was: 'was 58%', mark: 'fail', isLoss: true }, { mark: 'fail' }, {}],
      [{ mark: 'fail' }, { now: 'not measured', mark: 'error' }, { now: 'not measured', mark: 'error' }, {}],
      [{ mark: 'warn' }, { now: 'not measured' }, {}, { now: '67%' }],
    ])
  })

  it('lists gates that share a brand and a country by key, and folds gates that passed', () => {
    const { first, sections } = fleetDocument(manyGates(60, 5))
    expect(first.some(block => block.kind === 'table' && block.isGrid)).toBe(false)
    const table = first.find(block => block.kind === 'table')
    expect(table?.rows).toHaveLength(5)
    expect(sections.map(({ id }) => id)).toEqual(['passed', 'gate-1', 'gate-2', 'gate-3', 'gate-4', 'gate-5'])
  })
})

describe('the causes of a fleet', () => {
  it('are one entry for the gates of a brand that fell alike, and incidents come last', () => {
    expect(causesOf(mixedFleet).map(({ title }) => plainOf(title))).toEqual([
      'Acme, Germany and France: It is cited less than before.',
      'Globex, United States: Perplexity cites it in 2 of 20 answers, usually in 16.',
      'Incident: The scan service failed with status 503 (Globex, Germany and France).',
      'Incident: The scan service refused the key (Initech, Germany).',
    ])
  })

  it('report a service that is down once, without a report of each gate', () => {
    const gates = Array.from({ length: 20 }, (_, index) => aFleetGate(`gate-${index}`, serviceDown))
    const document = fleetDocument(aFleet(gates))
    expect(linesOf(document).filter(line => plainOf(line).startsWith('Incident'))).toHaveLength(1)
    expect(document.sections).toEqual([])
    expect(document.first.filter(({ kind }) => kind === 'table')).toEqual([])
    expect(document.gates?.filter(({ needsAttention }) => needsAttention)).toEqual([])
  })
})

describe('the verdict of a fleet', () => {
  it.each([
    ['fail', [serviceDown, failed, doubtful, passed]],
    ['error', [doubtful, serviceDown, passed]],
    ['inconclusive', [passed, doubtful]],
    ['pass', [passed, reporting]],
  ])('is the worst of its gates: %s', (verdict, outcomes) => {
    const gates = outcomes.map((outcome, index) => aFleetGate(`gate-${index}`, outcome))
    expect(verdictOfRun(aFleet(gates))).toBe(verdict)
  })
})
