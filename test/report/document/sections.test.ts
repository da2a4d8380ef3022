import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/lib/document/blocks.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { rowsOf, sectionOf, textsOf } from '../../support/documents.ts'
import { aWeeklyRun } from '../../support/live-situation.ts'
import { runCase } from '../../support/measured-cases.ts'
import { failedWithEverything } from '../../support/report-outcomes.ts'
import { aSilentEngine } from '../../support/silent-engine.ts'
import { droppedInGermany } from '../../support/situations.ts'

const blockOf = <K extends Block['kind']>(outcome: Outcome, id: string, kind: K) =>
  (sectionOf(outcome, id)?.blocks ?? []).filter(
    (block): block is Extract<Block, { kind: K }> => block.kind === kind,
  )

describe('the questions of a run of engines', () => {
  const run = aWeeklyRun()

  it('are those in the scope of the first finding, the largest loss first', () => {
    const [table] = blockOf(run, 'questions', 'table')
    expect(table?.caption).toMatch(/^How many answers of Perplexity to each question cite the brand/)
    expect(rowsOf(run, 'questions')[0]).toEqual([
      'kanban question 4',
      '0 of 3 usually 3 of 3',
      'boardly.example, site-15.example, site-27.example',
    ])
  })

  it('name the engines that no longer cite the brand', () => {
    expect(rowsOf(droppedInGermany, 'questions')[0]).toEqual([
      ...['kanban question 4', '0 of 3 usually 3 of 3'],
      ...['ChatGPT, Perplexity, Gemini', 'site-3.example'],
    ])
  })

  it('have no column that is empty in every row', () => {
    const [table] = blockOf({ ...run, answerRecords: [], scans: [] }, 'questions', 'table')
    expect(table?.columns.map(({ title }) => plainOf(title))).toEqual(['Question', 'Cites the brand'])
  })

  it('are ten at most, and those without a change are folded', () => {
    expect(rowsOf(run, 'questions')).toHaveLength(10)
    expect(rowsOf(droppedInGermany, 'questions')).toHaveLength(9)
    const folds = blockOf(droppedInGermany, 'questions', 'fold')
    expect(folds.map(({ title }) => title)).toEqual([['and 1 more question']])
  })
})

describe('the trend', () => {
  const run = aWeeklyRun()
  const chartsOf = (outcome: Outcome) =>
    gateDocument(describeGate(outcome)).first.filter(block => block.kind === 'chart')

  it('has the level of the headline', () => {
    const [chart] = chartsOf(droppedInGermany)
    expect(chart?.level).toEqual({
      now: '10%',
      basis: '3 of 30 answers',
      was: 'was 60%',
      isLoss: true,
    })
  })

  it('is one chart of at most four lines with the line that fell', () => {
    const [main, ...others] = chartsOf(run)
    expect(main?.lines.map(({ name, isLoss }) => [name, isLoss])).toEqual(
      expect.arrayContaining([
        [undefined, false],
        ['Perplexity', true],
      ]),
    )
    expect(main?.lines).toHaveLength(4)
    expect(others).toEqual([])
  })

  it('compares the country that fell with the other countries, not with engines', () => {
    const [chart] = chartsOf(droppedInGermany)
    const names = chart?.lines.map(({ name }) => name)
    expect(names).toEqual([undefined, 'Germany', 'United Kingdom', 'United States'])
  })

  it('draws no share of fewer than ten answers', () => {
    const few = runCase({ keywords: 3, before: [{ chatgpt: 0.6 }], now: { chatgpt: 0.6 } })
    expect(chartsOf(few)).toEqual([])
  })
})

it.each([
  ['with earlier runs', droppedInGermany, ['Site', 'Pages', 'Answers', 'Usually']],
  ['in a first run', { ...droppedInGermany, comparison: undefined }, ['Site', 'Pages', 'Answers']],
])('the cited sites have the columns that have values: %s', (_, outcome, expected) => {
  const [table] = blockOf(outcome, 'citations', 'table')
  expect(table?.columns.map(({ title }) => plainOf(title))).toEqual(expected)
})

it('the rules explain a number of engines that counts their countries', () => {
  const counts = 'An engine counts once in each country.'
  expect(textsOf(droppedInGermany, 'rules-and-settings')).toContain(counts)
  expect(textsOf(aWeeklyRun(), 'rules-and-settings')).not.toContain(counts)
})

describe('missing answers', () => {
  it('leave out an engine whose fault a finding describes', () => {
    const silent = aSilentEngine()
    expect(sectionOf(silent, 'missing-answers')).toBeUndefined()
    const [entry] = silent.answers.missing
    if (entry === undefined) throw new Error('One engine is silent')
    const other = { ...entry, engine: 'perplexity@DE', count: 2 }
    const both = { ...silent, answers: { ...silent.answers, missing: [entry, other] } }
    expect(textsOf(both, 'missing-answers')).toEqual([
      expect.stringMatching(/^2 of 12 answers of Perplexity in Germany are missing/),
    ])
  })
})

it('the headline block counts the questions that were not asked because of max-cost', () => {
  const silent = aSilentEngine()
  const { missing } = silent.answers
  const reason = { scope: 'answer', code: 'cost-limit', detail: '' } as const
  const answers = { ...silent.answers, missing: missing.map(entry => ({ ...entry, reason })) }
  expect(plainOf(describeGate({ ...silent, answers }).detail)).toMatch(
    / 12 of 24 questions were not asked \(max-cost\)\.$/,
  )
})

describe('drafts', () => {
  const draft = {
    ...{ schemaMarkup: undefined, recommendedKeywords: [] },
    ...{ content: 'x'.repeat(5000), citationScoreEstimate: undefined },
  }
  const outcome = {
    ...failedWithEverything,
    engines: ['openai@DE'],
    suggestions: [{ keyword: 'crm', engines: ['openai@DE'], draft }],
  }

  it('are named with their files', () => {
    expect(textsOf(outcome, 'drafts')).toContain('“crm”: suggestions/01.md')
  })
})
