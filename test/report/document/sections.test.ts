import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/lib/document/blocks.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { tellGate } from '../../../src/report/tell/tell.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated, aSource } from '../../support/answer-records.ts'
import { rowsOf, sectionOf, textsOf } from '../../support/documents.ts'
import { aKeywordChange, anOwner, anUnchanged } from '../../support/keyword-changes.ts'
import { aWeeklyRun } from '../../support/live-situation.ts'
import { runCase } from '../../support/measured-cases.ts'
import { aMeasurement } from '../../support/measurements.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { failedWithEverything } from '../../support/report-outcomes.ts'
import { aSilentEngine } from '../../support/silent-engine.ts'
import { contentOutcome, situations } from '../../support/situations.ts'

const blockOf = <K extends Block['kind']>(outcome: Outcome, id: string, kind: K) =>
  (sectionOf(outcome, id)?.blocks ?? []).filter(
    (block): block is Extract<Block, { kind: K }> => block.kind === kind,
  )

describe('the questions of a run of engines', () => {
  const run = aWeeklyRun()

  it('are those in the scope of the first finding, the largest loss first', () => {
    const [table] = blockOf(run, 'questions', 'table')
    expect(table?.columns.map(({ title }) => title)).toEqual([
      ['Question'],
      [{ name: 'Perplexity', most: 40 }],
      ['Cited where you are not'],
    ])
    expect(rowsOf(run, 'questions')[0]).toEqual([
      'kanban question 4',
      '0 of 3 ▼ usually 3 of 3',
      'boardly.example, site-15.example, site-27.example',
    ])
  })

  it('say what part of the gate they show, where it is not all of it', () => {
    const notesOf = (name: string) =>
      blockOf(situations[name] ?? anOutcome(), 'questions', 'line').map(({ text }) => plainOf(text))
    expect(notesOf('live-dropped-in-germany')[0]).toMatch(/^Answers in Germany alone\./)
    expect(notesOf('live-engine-lost')[0]).toMatch(/^Answers of Perplexity alone\./)
    expect(notesOf('live-pass').join()).not.toContain('alone')
  })

  it('are ten, and the others folded', () => {
    expect(rowsOf(run, 'questions')).toHaveLength(10)
    expect(blockOf(run, 'questions', 'fold').map(({ title }) => title)).toEqual([['and 2 more questions']])
  })

  it('name as cited what is linked, and as named who is not', () => {
    const outcome = {
      ...runCase({ keywords: 1, before: [], now: { openai: 0 } }),
      answerRecords: [
        anEvaluated(
          anAnswerWithoutBrand({
            citedSources: [
              aSource('https://boardly.example/a', { kind: 'competitor', name: 'Boardly' }),
              aSource('https://boardly.example/b', { kind: 'competitor', name: 'Boardly' }),
            ],
            competitors: ['Boardly', 'Taskhive'],
          }),
        ),
      ],
    }
    const keyword = outcome.keywords[0] ?? ''
    const records = outcome.answerRecords.map(record => ({ ...record, keyword }))
    expect(rowsOf({ ...outcome, answerRecords: records }, 'questions')[0]?.at(-1)).toBe(
      'boardly.example. Also named: Taskhive',
    )
  })
})

describe('the trend', () => {
  const run = aWeeklyRun()

  it('is one chart of at most four lines with the line that fell', () => {
    const [main, ...others] = blockOf(run, 'trend', 'chart')
    expect(main?.lines.map(({ name, isLoss }) => [name, isLoss])).toEqual(
      expect.arrayContaining([
        [undefined, false],
        ['Perplexity', true],
      ]),
    )
    expect(main?.lines).toHaveLength(4)
    expect(others).toEqual([])
  })

  it('ends at the level of the grid, and its band is that of the runs compared with', () => {
    const [main] = blockOf(run, 'trend', 'chart')
    const last = main?.lines[0]?.points.at(-1)
    expect(last).toMatchObject({ at: 1, value: expect.closeTo((100 * 79) / 216, 9), isMarked: true })
    const [low = 0, high = 0] = main?.band ?? []
    expect([low > 35, high < 60, high > low]).toEqual([true, true, true])
  })

  it('is level where an engine is missing in some runs', () => {
    const outcome = runCase({
      keywords: 20,
      before: [{ chatgpt: 8, gemini: 2 }, { chatgpt: 8 }, { chatgpt: 8, gemini: 2 }],
      now: { chatgpt: 8, gemini: 2 },
    })
    const values = blockOf(outcome, 'trend', 'chart')[0]?.lines[0]?.points.map(({ value }) => value) ?? []
    expect(values).toHaveLength(4)
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(10)
  })

  it('draws no share of fewer than ten answers', () => {
    const few = runCase({ keywords: 3, before: [{ chatgpt: 6 }], now: { chatgpt: 6 } })
    expect(blockOf(few, 'trend', 'chart')).toEqual([])
    expect(textsOf(few, 'trend').join()).toContain('All: from 2 of 3 to 2 of 3.')
  })
})

describe('citations and mentions', () => {
  it('are two measures, each named', () => {
    const records = [
      anEvaluated(anAnswerContent()),
      anEvaluated(anAnswerWithoutBrand({ position: 2, competitors: ['Boardly'], retrieved: true }), {
        sample: 2,
      }),
    ]
    const outcome = anOutcome({ engines: ['openai'], answerRecords: records })
    expect(rowsOf(outcome, 'share-of-voice')).toEqual([
      ['Boardly', '–', '–', '1 of 2'],
      ['Acme', '–', '–', '2 of 2'],
    ])
  })

  it('have the cited sites with their owner and pages', () => {
    const competitor = aSource('https://boardly.example/x', { kind: 'competitor', name: 'Boardly' })
    const records = [
      anEvaluated(
        anAnswerContent({ citedSources: [aSource('https://acme.example/crm', { kind: 'own' }), competitor] }),
      ),
    ]
    expect(rowsOf(anOutcome({ engines: ['openai'], answerRecords: records }), 'sources')).toEqual([
      ['acme.example (yours)', '/crm', '1'],
      ['boardly.example (Boardly)', '/x', '1'],
    ])
  })
})

describe('the answers', () => {
  const run = aWeeklyRun()
  const tonesOf = (fold: Extract<Block, { kind: 'fold' }>) =>
    fold.blocks.flatMap(block =>
      block.kind === 'card'
        ? block.cards.map(({ title }) => (JSON.stringify(title).includes('"better"') ? 1 : 0))
        : [],
    )
  const tones = blockOf(run, 'answers', 'fold').map(tonesOf)

  it('are an annex of the files, the least cited question first', () => {
    expect(sectionOf(run, 'answers')).toMatchObject({ on: ['html', 'pdf'] })
    const cited = tones.map(each => each.filter(Boolean).length)
    expect(cited.some(count => count > 0)).toBe(true)
    expect(cited).toEqual(cited.toSorted((a, b) => a - b))
  })

  it('begin with those that do not cite', () => {
    for (const each of tones) expect(each).toEqual(each.toSorted())
  })
})

describe('missing answers', () => {
  it('are not told of an engine whose fault a finding tells', () => {
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

describe('contradictions', () => {
  const withoutEngines = (count: number) =>
    anOutcome({
      measurement: aMeasurement({
        contradictions: Array.from({ length: count }, (_, index) => ({
          kind: 'missing-engine' as const,
          scanId: `scan-${index % 2}`,
          engine: `engine-${index % 25}`,
        })),
      }),
    })

  it('are one line for all scans that share one', () => {
    expect(textsOf(withoutEngines(50), 'warnings')).toHaveLength(25)
    expect(textsOf(withoutEngines(50), 'warnings')[0]).toContain('(2 times)')
  })
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

  it('are folded, and cut where the file has the rest', () => {
    const [fold] = blockOf(outcome, 'drafts', 'fold')
    const texts = (fold?.blocks ?? []).flatMap(block => (block.kind === 'code' ? [block.text] : []))
    expect(texts.map(({ length }) => length <= 1500)).toEqual([true])
    expect(textsOf(outcome, 'drafts').join()).toContain('The whole draft: suggestions/01-crm.md')
  })
})

describe('how a loss is accepted', () => {
  const lost = situations['content-lost-answer'] ?? anOutcome()

  it('is a line for each lost question, beside the page to review the change on', () => {
    expect(blockOf(lost, 'accept', 'code').map(({ text }) => text)).toEqual([
      `accept loss aaaa-aaaa-aaaa-aaaa: cancel an API token`,
    ])
    expect(JSON.stringify(sectionOf(lost, 'accept')?.blocks)).toContain('/acme/site/pull/7/files')
  })

  it('is left out where the run has no pull request', () => {
    const { pullUrl: _, ...run } = lost.run
    expect(sectionOf({ ...lost, run }, 'accept')).toBeUndefined()
  })

  it('is left out where every loss is accepted', () => {
    expect(sectionOf(situations['content-loss-accepted'] ?? anOutcome(), 'accept')).toBeUndefined()
  })
})

describe('the questions of a change of pages', () => {
  const elsewhere = { text: 'Cost.', url: '', place: { path: 'blog.md', title: '', headings: [] } }
  const owner = anOwner('costs.md')
  const outcome = contentOutcome({
    questions: 5,
    changes: [
      aKeywordChange(),
      anUnchanged({ keyword: 'found elsewhere', owner, after: elsewhere }),
      anUnchanged({ keyword: 'not found', owner, baseScore: 0 }),
      anUnchanged({ keyword: 'without an owner', after: elsewhere }),
      anUnchanged({ keyword: 'whale songs', baseScore: 0 }),
    ],
  })

  it('are those that are not lost, answered by their owner, whatever was found', () => {
    expect(rowsOf(outcome, 'questions')).toEqual([
      ['found elsewhere', 'costs.md'],
      ['not found', 'costs.md'],
      ['without an owner', 'blog.md'],
    ])
    expect(textsOf(outcome, 'questions')).toEqual(
      expect.arrayContaining(['Without an answer on these pages, before and after', 'whale songs']),
    )
  })

  it('are counted on the first screen the same way', () => {
    expect(JSON.stringify(gateDocument(tellGate(outcome)).first)).toContain(
      '3 unchanged, 1 without an answer',
    )
  })
})
