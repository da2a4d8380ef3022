import { describe, expect, it } from 'vitest'
import type { Line } from '../../../src/lib/document/blocks.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { fleetDocument } from '../../../src/report/document/fleet-document.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { contextOf, describeGate } from '../../../src/report/text/describe-findings.ts'
import { linesIn } from '../../support/documents.ts'
import { aContentComparison, aKeywordChange } from '../../support/keyword-changes.ts'
import { aWeeklyRun } from '../../support/live-situation.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { manyGates, mixedFleet } from '../../support/portfolio.ts'
import { failedWithEverything, notMeasured, passed } from '../../support/report-outcomes.ts'
import { aSilentEngine } from '../../support/silent-engine.ts'
import { situations } from '../../support/situations.ts'

const kept = aKeywordChange({
  ...{ keyword: 'restore a backup', outcome: 'unchanged', before: undefined, causes: [], headScore: 100 },
})
const gone = aKeywordChange({
  before: {
    text: 'Plans are 20% cheaper for a year.',
    url: 'https://acme.example/pricing',
    place: { path: 'pricing.md', title: 'Acme', headings: ['Prices'] },
  },
})
const content = (...changes: ReturnType<typeof aKeywordChange>[]) =>
  anOutcome({ baseline: aBaseline({ content: aContentComparison(...changes) }) })

const contentRuns: Record<string, Outcome> = {
  'a page that is gone': content(gone, kept),
  unchanged: content(kept),
  ...Object.fromEntries(Object.entries(situations).filter(([name]) => name.startsWith('content-'))),
}
const outcomes: Record<string, Outcome> = {
  ...{ passed, notMeasured, failedWithEverything, 'a silent engine': aSilentEngine() },
  'a long brand': { ...aSilentEngine(), brand: 'b'.repeat(300) },
  'a long brand that may be lost': {
    ...(situations['live-may-be-chance-since'] ?? passed),
    brand: 'b'.repeat(95),
  },
  'a weekly run': aWeeklyRun(),
  ...measuredCases,
  ...situations,
  ...contentRuns,
}

describe.each(Object.entries(outcomes))('the document of %s', (_, outcome) => {
  const document = gateDocument(describeGate(outcome))

  it('has a headline of at most 90 characters, which is its title', () => {
    const [headline] = document.first
    expect(headline?.kind).toBe('heading')
    expect(document.title.length).toBeLessThanOrEqual(90)
  })

  it('states in its headline that a loss may be chance, whatever the length of the names', () => {
    if (contextOf(describeGate(outcome)).findings[0]?.kind === 'may-be-chance')
      expect(document.title).toMatch(/\. (This may be chance|It is too early to judge this)$/)
  })

  it('has no cause twice', () => {
    const causes = document.first.flatMap(block => (block.kind === 'card' ? block.cards : []))
    const titles = causes.map(({ title, lines = [] }) => plainOf([...title, ...lines.flat()]))
    expect(titles).toEqual([...new Set(titles)])
  })

  it('has each section once for each surface, none of them empty', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })
})

describe.each(Object.entries(contentRuns))('the document of a change of pages: %s', (_, outcome) => {
  it('has percentages of texts only, outside of quotes and “Rules and settings”', () => {
    const { first, sections, footer } = gateDocument(describeGate(outcome))
    const others = sections.filter(({ id }) => id !== 'rules-and-settings' && id !== 'rules')
    const lines = linesIn([...first, ...others.flatMap(({ blocks }) => blocks), ...footer])
    expect(lines.map(withoutQuotes).filter(text => /%(?! of (?:its|the) (?:text|page))/.test(text))).toEqual(
      [],
    )
  })

  it('has no section about engines', () => {
    const ids = gateDocument(describeGate(outcome)).sections.map(({ id }) => id)
    expect(ids.filter(id => /^(trend|share|citations|sources|searches|answers)/.test(id))).toEqual([])
  })
})

function withoutQuotes(line: Line): string {
  return plainOf(line.filter(part => typeof part === 'string' || !('quote' in part)))
}

it.each([mixedFleet, manyGates(60, 5)])('the headline of a fleet has at most 90 characters', fleet => {
  expect(fleetDocument(fleet).title.length).toBeLessThanOrEqual(90)
})
