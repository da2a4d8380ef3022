import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { fleetDocument } from '../../../src/report/document/fleet-document.ts'
import { gatesToAttend, type RunOutcome, verdictOfRun } from '../../../src/report/run-outcome.ts'
import { describeFleet } from '../../../src/report/text/fleet.ts'
import { twelveGates } from '../../browser/twelve-gates.ts'
import { lineOfCell, linesOf } from '../../support/documents.ts'
import { type LiveSituation, liveOutcome, questionsOf, type Shares } from '../../support/live-situation.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aFleet, aFleetGate, manyGates, mixedFleet, serviceDown } from '../../support/portfolio.ts'
import { failedWithEverything, notMeasured, passed } from '../../support/report-outcomes.ts'
import { situations } from '../../support/situations.ts'

const doubtful = measuredCases['suspicious-drop'] ?? anOutcome()
const failed = measuredCases['clear-drop'] ?? anOutcome()
const withoutSecrets = anOutcome({
  measurement: undefined,
  verdict: aBlockedVerdict({ code: 'AVG_NO_SECRETS' }),
})
const firstRun = anOutcome({
  verdict: aVerdict({
    baseline: {
      missing: { kind: 'no-run-yet', place: { kind: 'branch', branch: 'history', path: 'acme.ndjson' } },
    },
  }),
})
const otherSettings = anOutcome({
  verdict: aVerdict({
    baseline: {
      missing: {
        kind: 'other-settings',
        place: { kind: 'branch', branch: 'history', path: 'acme.ndjson' },
        changes: [],
      },
    },
  }),
})
const reporting = anOutcome({ verdict: aVerdict({ reportOnly: true, rules: [] }) })
const causesOf = (fleet: RunOutcome) =>
  fleetDocument(fleet).first.flatMap(block => {
    const blocks = block.kind === 'fold' ? block.blocks : [block]
    return blocks.flatMap(each => {
      if (each.kind === 'list') return each.items
      return each.kind === 'card' ? each.cards.map(({ title }) => title) : []
    })
  })

describe('the headline of a fleet', () => {
  const partly = { ...failedWithEverything, verdict: aVerdict({ status: 'error', rules: [] }) }
  it.each([
    ['All 2 gates passed', 'pass', [passed, passed]],
    ['2 gates: nothing to compare with yet', 'report', [firstRun, otherSettings]],
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

it.each([
  ['at a terminal', undefined, /^This run is not recorded\. Only a workflow records runs on a branch\./],
  ['in a workflow', 'https://github.com/acme/site/actions/runs/1', /^$/],
])('a fleet advises how to record first runs %s', (_, runUrl, words) => {
  const gate = aFleetGate('acme', { ...firstRun, run: { ...firstRun.run, runUrl } })
  expect(plainOf(describeFleet({ gates: [gate, gate] }).detail)).toMatch(words)
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
  it('has a row for each gate and a column for each engine', () => {
    const { first, sections } = fleetDocument(manyGates(60, 5))
    const grid = first.find(block => block.kind === 'table')
    expect(grid?.columns.map(({ title }) => plainOf(title))).toEqual([
      '',
      'ChatGPT',
      'Gemini',
      'Perplexity',
      'Claude',
    ])
    expect(grid?.rows).toHaveLength(12)
    expect(plainOf(lineOfCell(grid?.rows[0]?.[0] ?? []))).toBe('✗ brand-11-br')
    expect(sections.map(({ id }) => id)).toEqual(['passed', 'gate-1', 'gate-2', 'gate-3', 'gate-4', 'gate-5'])
  })

  it('folds the thirteenth row, even if it has a single engine', () => {
    const outcome = liveOutcome({ questions: questionsOf(12), now: { cites: { openai: 0.5 } } })
    const gates = Array.from({ length: 13 }, (_, index) => aFleetGate(`gate-${index}`, outcome))
    expect(fleetDocument(aFleet(gates)).first).toContainEqual(
      expect.objectContaining({
        kind: 'fold',
        title: ['1 more row'],
        blocks: [expect.objectContaining({ kind: 'table' })],
      }),
    )
  })

  it('marks the engine that lost citations in a gate of several countries', () => {
    const shares = (openai: number) => ({
      'openai@DE': openai,
      'openai@FR': openai,
      'perplexity@DE': 0.5,
      'perplexity@FR': 0.5,
    })
    const before = [{ runs: 8, level: { cites: shares(0.5) } }]
    const gateOf = (brand: string, cites: Shares, silent: LiveSituation['silent'] = {}) => {
      const outcome = liveOutcome({ questions: questionsOf(12), before, now: { cites }, silent })
      return aFleetGate(brand.toLowerCase(), { ...outcome, brand })
    }
    const silent = { 'perplexity@DE': 'no-credit', 'perplexity@FR': 'no-credit' } as const
    const { first } = fleetDocument(
      aFleet([
        gateOf('Acme', shares(0.5)),
        gateOf('Globex', shares(0)),
        gateOf('Initech', { 'openai@DE': 0, 'openai@FR': 0 }, silent),
      ]),
    )
    const rows = first.flatMap(block => (block.kind === 'table' ? block.rows : []))
    expect(rows.map(row => row.map(cell => plainOf(lineOfCell(cell))))).toEqual([
      ['✗ Initech', '–', '0% ▼ was 50%'],
      ['✗ Globex', '50% was 50%', '0% ▼ was 50%'],
      ['Acme', '50% was 50%', '50% was 50%'],
    ])
  })
})

it('states what is at stake in a gate of a fleet that passed', () => {
  const gates = [situations['content-pass-cited'] ?? anOutcome(), passed].map((outcome, index) =>
    aFleetGate(`gate-${index}`, outcome),
  )
  const lines = linesOf(fleetDocument(aFleet(gates))).map(plainOf)
  expect(lines).toContainEqual(expect.stringMatching(/^At stake: docs\/limits\.md is cited for/))
})

describe('the causes of a fleet', () => {
  it('are one entry for the gates of a brand that fell alike, and incidents come last', () => {
    expect(causesOf(mixedFleet).map(plainOf)).toEqual([
      'acme-de, acme-fr: Acme is cited less than before.',
      'globex-us: Perplexity cites Globex in 2 of 20 answers, usually in 16.',
      'Incident: The scan service failed with status 503 (globex-de, globex-fr).',
      'Incident: The scan service refused the key (initech-de).',
    ])
  })

  it('have the numbers of a single gate', () => {
    const fleet = aFleet([aFleetGate('one', failed), aFleetGate('two', { ...passed, brand: 'Globex' })])
    expect(causesOf(fleet).map(plainOf)[0]).toMatch(/^Acme is cited in \d+ of \d+ answers, usually in \d+\.$/)
  })

  it('are one entry for the brands that lost to one site', () => {
    const [first] = fleetDocument(twelveGates).first.flatMap(block =>
      block.kind === 'card' ? block.cards : [],
    )
    expect([first?.title, ...(first?.lines ?? [])].map(line => plainOf(line ?? []))).toEqual([
      'Acme, Globex: boardly.example is cited instead.',
      '',
      'acme-fr, acme-de: Acme is cited less than before.',
      'globex-us: Perplexity cites Globex in 1 of 20 answers, usually in 13.',
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
