import { describe, expect, it } from 'vitest'
import { compareFingerprints } from '../../src/comparison/align-runs.ts'
import { compare } from '../../src/comparison/compare.ts'
import { type Comparison, changeOver } from '../../src/comparison/comparison.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { Fingerprint, HistoryRecord } from '../../src/history/record.ts'
import type { Cell } from '../../src/scan/measure.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { aMeasurement, anEngine } from '../support/measurements.ts'

const origin = { kind: 'file', path: 'history.json', runs: 1 } as const

const liveSettings = {
  service: ['embedded'],
  engines: ['openai:gpt-6', 'repository'],
  'prompt-template': ['Best {keyword}?', 'Which {keyword}?'],
  questions: [],
  country: ['DE'],
}

/** A run of the embedded service in which every pair of keyword and engine scores 80. */
function aLiveRun(overrides: Fingerprint = {}, engines = ['openai', 'repository']) {
  const fingerprint = aFingerprint({ ...liveSettings, ...overrides })
  const cells = (fingerprint['keywords'] ?? []).flatMap(keyword =>
    engines.map(engine => aCell(keyword, engine, 80)),
  )
  return { fingerprint, cells }
}

function share(
  before: Pick<HistoryRecord, 'fingerprint' | 'cells'>[],
  now: { fingerprint: Fingerprint; cells: Cell[] },
): Comparison | undefined {
  const engines = [...new Set(now.cells.map(({ engine }) => engine))]
  const { runs } = selectRuns(before.map(aRecord), now.fingerprint, engines)
  const [first, ...others] = runs
  if (first === undefined) return undefined
  const measurement = aMeasurement({ cells: now.cells, engines: engines.map(engine => anEngine(engine)) })
  const asked = { engines, keywords: now.fingerprint['keywords'] ?? [] }
  return compare(measurement, poolRuns([first, ...others], origin), asked)
}

type LiveRun = Parameters<typeof aLiveRun>

/** The cells that a run shares with one earlier run, under the names that it has for the engines. */
const sharedPairs = (before: LiveRun, now: LiveRun) =>
  share([aLiveRun(...before)], aLiveRun(...now))?.cells.map(({ keyword, engine }) => `${keyword} ${engine}`)

const allPairs = ['crm openai', 'crm repository', 'erp openai', 'erp repository']
const ofRepository = ['crm repository', 'erp repository']
const withoutCrm = ['crm repository', 'erp openai', 'erp repository']
const inTwo: LiveRun = [{ country: ['DE', 'FR'] }, ['openai@DE', 'openai@FR', 'repository']]
const crm = ['crm = Which CRM?']

describe('the part that a run shares with runs of other settings', () => {
  it.each<[string, Parameters<typeof sharedPairs>, string[] | undefined]>([
    [
      'is what both asked if keywords were added and removed',
      [[], [{ keywords: ['hr', 'crm'] }]],
      ['crm openai', 'crm repository'],
    ],
    [
      'has no engine that was asked with another model',
      [[], [{ engines: ['openai:gpt-7', 'repository'] }]],
      ofRepository,
    ],
    [
      'has an engine whose model is the same, whatever it is called',
      [[], [{}, ['openai:gpt-6', 'repository']]],
      ['crm openai:gpt-6', 'crm repository', 'erp openai:gpt-6', 'erp repository'],
    ],
    ['has only the pages after a change of the country', [[], [{ country: ['FR'] }]], ofRepository],
    [
      'has only the pages after a change of the question',
      [[], [{ 'prompt-template': ['Best {keyword}?'] }]],
      ofRepository,
    ],
    [
      'has the country that became one of several, under its new name',
      [[], inTwo],
      ['crm openai@DE', 'crm repository', 'erp openai@DE', 'erp repository'],
    ],
    ['has the country that was one of several, under its new name', [inTwo, []], allPairs],
    ['has no keyword that got questions of its own', [[], [{ questions: crm }]], withoutCrm],
    [
      'has no keyword that got other questions of its own',
      [[{ questions: crm }], [{ questions: ['crm = Why a CRM?'] }]],
      withoutCrm,
    ],
    [
      'has a keyword of the same questions after a change of the question',
      [[{ questions: crm }], [{ questions: crm, 'prompt-template': ['{keyword}?'] }]],
      ['crm openai', 'crm repository', 'erp repository'],
    ],
    ...['brand', 'language', 'scan-per', 'service', 'brand-domains'].map(
      (name): [string, Parameters<typeof sharedPairs>, undefined] => [
        `does not exist after a change of ${name}, which all answers depend on`,
        [[{ [name]: ['old'] }], [{ [name]: ['new'] }]],
        undefined,
      ],
    ),
    [
      'has all answers if names of the brand were added',
      [[{ 'brand-aliases': [] }], [{ 'brand-aliases': ['Acme CRM'] }]],
      allPairs,
    ],
    [
      'has all answers if homes of the brand were added',
      [[{ 'brand-domains': ['acme.example'] }], [{ 'brand-domains': ['acme.example', 'acme.io'] }]],
      allPairs,
    ],
    ['does not exist if nothing was asked in the same way', [[], [{ keywords: ['hr'] }]], undefined],
  ])('%s', (_, runs, pairs) => {
    expect(sharedPairs(...runs)).toEqual(pairs)
  })

  it('does not depend on settings that earlier runs lack', () => {
    const { country: _, questions: __, ...fingerprint } = aLiveRun().fingerprint
    const part = share([{ ...aLiveRun(), fingerprint }], aLiveRun({ keywords: ['crm', 'erp', 'hr'] }))
    expect(part?.cells).toHaveLength(4)
  })

  it('includes scans of all keywords only if the keywords are the same', () => {
    const cells = [aCell(undefined, 'chatgpt', 80), aCell(undefined, 'gemini', 80)]
    const together = { fingerprint: aFingerprint({ 'scan-per': ['all'] }), cells }
    const withEngine = aFingerprint({ 'scan-per': ['all'], engines: ['chatgpt', 'gemini', 'copilot'] })
    expect(share([together], { fingerprint: withEngine, cells })?.cells).toHaveLength(2)
    const withKeyword = aFingerprint({ 'scan-per': ['all'], keywords: ['crm', 'erp', 'hr'] })
    expect(share([together], { fingerprint: withKeyword, cells })).toBeUndefined()
  })

  it('has its own numbers on both sides, and lists what only one side has', () => {
    const fingerprint = aFingerprint()
    const before = [
      aCell('crm', 'chatgpt', 80, 40),
      aCell('crm', 'gemini', 0, 0),
      aCell('gone', 'gemini', 90),
    ]
    const now = [aCell('crm', 'chatgpt', 20), aCell('new', 'gemini', 90)]
    const comparison = share(
      [{ fingerprint: { ...fingerprint, keywords: ['crm', 'gone'] }, cells: before }],
      { fingerprint: { ...fingerprint, keywords: ['crm', 'new'] }, cells: now },
    )
    expect(changeOver(comparison?.cells ?? [])?.now).toEqual({ cited: 1, answers: 1, share: 1 })
    expect(comparison).toMatchObject({
      isWhole: false,
      citedEngines: { now: 1, was: 1 },
      engines: [{ engine: 'chatgpt', now: true, was: true }],
      unpaired: [
        { kind: 'new-keyword', keyword: 'new' },
        { kind: 'removed-keyword', keyword: 'gone' },
        { kind: 'missing-answer', side: 'now', keyword: 'crm', engine: 'gemini' },
      ],
    })
  })
})

describe('compareFingerprints', () => {
  const more = aFingerprint({ content: ['docs/**'] })
  it.each<[string, Parameters<typeof compareFingerprints>, object[]]>([
    [
      'finds nothing between equal ones, in whatever order their lists are',
      [aFingerprint(), aFingerprint({ keywords: ['erp', 'crm'], engines: ['gemini', 'chatgpt'] })],
      [],
    ],
    ['does not compare what only this run names', [aFingerprint(), more], []],
    ['does not compare what only earlier runs name', [more, aFingerprint()], []],
    [
      'lists what was added and removed, name by name',
      [aFingerprint(), aFingerprint({ keywords: ['erp', 'hr', '人事'], language: ['ja'] })],
      [
        { name: 'keywords', added: ['hr', '人事'], removed: ['crm'], single: false },
        { name: 'language', added: ['ja'], removed: ['en'], single: true },
      ],
    ],
  ])('%s', (_, sides, changes) => {
    expect(compareFingerprints(...sides)).toEqual(changes)
  })
})
