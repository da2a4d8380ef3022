import { describe, expect, it } from 'vitest'
import type { HistoryRecord, Loss } from '../../src/history/record.ts'
import type { HistoryAppend, HistoryPlace, HistoryStore } from '../../src/history/store.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { plainOf } from '../../src/lib/document/plain-text.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import type { JudgedGate } from '../../src/report/run-outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { recordRuns } from '../../src/run/record-runs.ts'
import { anAnswerContent, anEvaluated } from '../support/answer-records.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aRecord, keepRecords } from '../support/history.ts'
import { createLog } from '../support/log.ts'
import { aMeasurement } from '../support/measurements.ts'
import { aBlockedVerdict, anOutcome, aVerdict, someDrops } from '../support/outcomes.ts'
import { aDrop } from '../support/rule-results.ts'
import { someSettings } from '../support/settings.ts'

const cost = {
  ...{ engine: 'chatgpt', replies: 2, inputTokens: 900, outputTokens: 100, searches: 2 },
  ...{ costUsd: 0.04, stated: 0, unpriced: 0 },
}
const measured = anOutcome({
  fingerprint: aFingerprint(),
  costs: [cost],
  measurement: aMeasurement({ cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)] }),
  samples: 2,
})
const recordOfMeasured = aRecord({
  createdAt: '2026-11-20T10:00:12.000Z',
  runUrl: 'https://github.com/acme/site/actions/runs/42',
  attempt: 2,
  overallBcr: 60,
  samples: 2,
  costUsd: 0.04,
  cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)],
})
const aLoss = {
  measure: 'citations',
  scope: { kind: 'whole' },
  since: '2026-11-20T10:00:00.000Z',
  reportedOn: '2026-11-20T10:00:00.000Z',
  state: 'failed',
  failedRuns: 1,
  lowerSince: undefined,
  recoveringSince: undefined,
} satisfies Loss
const dropped = {
  verdict: aVerdict({
    status: 'fail',
    rules: [aDrop({ outcome: 'fail' })],
    drops: someDrops({ losses: [aLoss] }),
  }),
}
const unmeasured = { verdict: aBlockedVerdict({ code: 'AVG_NO_ANSWERS' }) }

function gate(
  key: string,
  history: HistoryStore | undefined,
  outcome: Partial<Outcome> = {},
  { failed = outcome.verdict?.status === 'fail', accept = false } = {},
): JudgedGate {
  return {
    ...describeGate(anOutcome({ key, ...outcome, failures: failed ? ['fail'] : [] })),
    key,
    settings: someSettings({ accept, record: 'always' }),
    history,
  }
}

async function record(gates: JudgedGate[]) {
  const log = createLog()
  const isRecorded = ({ settings }: JudgedGate) => settings.record === 'always'
  const recorded = await recordRuns(gates, { isRecorded, attempt: 2, log })
  return { ...log, recorded }
}

/** Records the only gate of a run. Returns what was added to its history. */
async function recordOne(
  outcome: Outcome,
  facts: { failed?: boolean; accept?: boolean } = {},
): Promise<HistoryRecord[]> {
  const history = keepRecords()
  const log = await record([gate('site', history, outcome, facts)])
  const { records } = history
  expect(log.infos).toEqual(records.length > 0 ? [expect.stringContaining('history.json')] : [])
  return records
}

describe('a run that is recorded', () => {
  const models = { openai: ['gpt-6-2026-01'] }
  const doubtful = aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive' })] })
  const failing = aVerdict({ status: 'fail' })
  it.each<[string, Partial<Outcome>, { failed?: boolean; accept?: boolean }, Partial<HistoryRecord>]>([
    ['what it measured and how comparable it is', {}, {}, {}],
    ['the models that answered', { models }, {}, { models }],
    ['that its step failed', { verdict: failing }, { failed: true }, { failed: true }],
    [
      'which pages of the brand were cited',
      { answerRecords: [anEvaluated(anAnswerContent())] },
      {},
      {
        citedPages: [{ keyword: 'crm', engine: 'openai', address: 'acme.example/crm', answers: 1 }],
        contents: [expect.anything()],
      },
    ],
    ['its losses if they fail the step', dropped, { failed: true }, { failed: true, losses: [aLoss] }],
    ['its losses if they fail no step', dropped, { failed: false }, { losses: [aLoss] }],
    ['no loss if its level is accepted', dropped, { accept: true, failed: false }, { accepted: true }],
    ['that chance may explain a drop', { verdict: doubtful }, {}, { suspect: true }],
    ['no cost if a price is not known', { costs: [{ ...cost, unpriced: 1 }] }, {}, { costUsd: undefined }],
    ['that its level is accepted', {}, { accept: true }, { accepted: true }],
  ])('states %s', async (_, outcome, options, recorded) => {
    expect(await recordOne({ ...measured, ...outcome }, options)).toEqual([
      { ...recordOfMeasured, ...recorded },
    ])
  })

  it.each(['pass', 'fail', 'inconclusive', 'error'] as const)('may have the verdict %s', async status => {
    expect(await recordOne({ ...measured, verdict: aVerdict({ status }) })).toHaveLength(1)
  })
})

describe('a run that is not recorded', () => {
  it.each<[string, Outcome]>([
    ['was not judged', { ...measured, ...unmeasured }],
    ['measured nothing', { ...measured, measurement: undefined }],
  ])('%s', async (_, outcome) => {
    expect(await recordOne(outcome)).toEqual([])
  })

  it('is one with record: never', async () => {
    const history = keepRecords()
    const settings: Settings = someSettings({ record: 'never', failOn: [] })
    await record([{ ...gate('site', history, measured), settings }])
    expect(history.calls).toEqual([])
  })

  const few = { engine: 'openai', planned: 9, evaluated: 1, reason: undefined, isOptional: true }
  const silent = { ...few, leadsTo: 'warn' as const }
  it.each([
    ['not measured as a whole', unmeasured],
    ['ChatGPT gave too few answers', { verdict: aVerdict({ silentEngines: [silent] }) }],
  ])('warns if its level was to be accepted: %s', async (why, outcome) => {
    const history = keepRecords()
    const log = await record([gate('site', history, { ...measured, ...outcome }, { accept: true })])
    expect(log.warnings).toEqual([
      expect.stringMatching(new RegExp(`^AVG_HISTORY_NOT_WRITTEN: This run .*${why}.*not accepted`)),
    ])
    expect([history.calls, log.recorded[0]?.verdict.status]).toEqual([[], 'error'])
  })

  it('is logged with the problem of its history', async () => {
    const problem = { why: 'the file could not be written (EACCES).' }
    const log = await record([gate('site', keepRecords(undefined, { site: { problem } }), measured)])
    expect(log.warnings).toEqual([expect.stringMatching(/This run was not added .*EACCES/)])
  })
})

describe('the verdict of a run that is not recorded', () => {
  const problem = { why: 'the job needs the permission `contents: write`.' }
  const first = { missing: { kind: 'no-run-yet', place: { kind: 'file', path: 'history.json' } } } as const
  const firstRun = { ...measured, verdict: aVerdict({ baseline: first }) }
  const closed = () => keepRecords(undefined, { site: { problem } })
  const lacksAccess = { missing: { ...first.missing, kind: 'unreadable' } } as const

  const unread = aVerdict({ baseline: lacksAccess })
  it.each<[string, HistoryStore | undefined, Partial<Outcome>, boolean, status: string]>([
    ['passes if it is recorded', keepRecords(), firstRun, false, 'pass'],
    ['is inconclusive', closed(), firstRun, false, 'inconclusive'],
    ['is an error if its level was to be accepted', closed(), measured, true, 'error'],
    [
      'is an error if the level of an unmeasured run was to be accepted',
      keepRecords(),
      unmeasured,
      true,
      'error',
    ],
    ['is inconclusive if its history cannot be read', undefined, { verdict: unread }, false, 'inconclusive'],
  ])('%s', async (_, history, outcome, accept, status) => {
    const { recorded } = await record([gate('site', history, { ...measured, ...outcome }, { accept })])
    const [{ verdict, failures, load } = gate('none', undefined)] = recorded
    expect([verdict.status, failures]).toEqual([status, status === 'error' ? ['error'] : []])
    expect(load().verdict).toBe(verdict)
  })

  it('has the reason in its headline block', async () => {
    const { recorded } = await record([gate('site', closed(), firstRun)])
    const [{ headline, detail } = gate('none', undefined)] = recorded
    expect(plainOf(headline)).toMatch(/^This run was not recorded/)
    expect(plainOf(detail)).toContain('contents: write')
  })

  it('promises no comparison with it', async () => {
    const settings: Settings = someSettings({ record: 'never', failOn: [] })
    const live = { ...firstRun, answers: { ...firstRun.answers, planned: 2, evaluated: 2 } }
    const { recorded } = await record([{ ...gate('site', keepRecords(), live), settings }])
    expect(plainOf(recorded[0]?.detail ?? [])).toContain('not recorded, so no later run is compared with it')
  })
})

describe('the runs of several gates', () => {
  /** The branch, with `problems` by key. */
  function aBranch(problems: Record<string, HistoryAppend> = {}) {
    const placeOf = (key: string): HistoryPlace => ({
      kind: 'branch',
      branch: 'history',
      path: `${key}.ndjson`,
    })
    return keepRecords(placeOf, problems)
  }

  it('are added in one go, and logged in one line for each place', async () => {
    const [branch, file] = [aBranch(), keepRecords()]
    const gates = [gate('de', branch), gate('x', file), gate('en', branch), gate('none', undefined)]
    const log = await record(gates)
    expect([branch.calls, file.calls]).toEqual([[['de', 'en']], [['x']]])
    expect(log.infos).toEqual([
      'Added 2 records to the branch history.',
      'Added 1 record to history.json. Commit the file to keep them.',
    ])
    expect(log.warnings).toEqual([])
  })

  it.each([
    ['split the cost by answers', 0, [0.03, 0.01]],
    ['have no cost if a price is not known', 1, [undefined, undefined]],
  ])('%s', async (_, unpriced, expected) => {
    const answer = anEvaluated(anAnswerContent())
    const branch = aBranch()
    await record([
      gate('de', branch, { answerRecords: [answer, answer, answer], costs: [cost] }),
      gate('en', branch, { answerRecords: [answer], costs: unpriced ? [{ ...cost, unpriced }] : [] }),
    ])
    expect(branch.records.map(({ costUsd }) => costUsd)).toEqual(expected)
  })

  it('state the number of accepted levels and of losses', async () => {
    const branch = aBranch()
    const log = await record([
      gate('de', branch, dropped),
      gate('en', branch, dropped, { accept: true }),
      gate('fr', branch, {}, { accept: true }),
    ])
    expect(log.infos).toEqual([
      expect.stringMatching(
        /^Added 3 records .*The level of 2 gates is accepted.* Citations of 1 gate fell and have not recovered/,
      ),
    ])
  })

  it('name each problem once, with the gates that have it', async () => {
    const conflict = { problem: { why: 'other runs wrote to it at each of 20 attempts.' } }
    const many = Array.from({ length: 15 }, (_, id) => `gate-${id}`)
    const branch = aBranch({
      ...Object.fromEntries(many.map(key => [key, conflict])),
      en: { problem: { why: 'it is not a file.' } },
    })
    const log = await record([...many, 'de', 'en'].map(key => gate(key, branch)))
    expect(log.infos).toEqual(['Added 1 record to the branch history.'])
    expect(log.warnings).toEqual([
      expect.stringMatching(/15 gates \(gate-0, .*, gate-9, 5 more\) were not added .* 20 attempts\.$/),
      expect.stringMatching(
        /1 gate \(en\) was not added to the history on the branch history: it is not a file\.$/,
      ),
    ])
  })
})
