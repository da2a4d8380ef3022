/** Runs of live engines with the numbers of a situation, judged by the gate itself. */

import { uniformAt } from '../../scripts/calibration/random.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { AnswerRecord, AnswerSource, EngineProblemCode } from '../../src/engines/answer-record.ts'
import { failuresOf, type JudgeInput, judge } from '../../src/gate/judge.ts'
import { type Blocker, findDrops, mayHaveDropped, withRecording } from '../../src/gate/verdict.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import { DAY, meanOfKnown } from '../../src/lib/numbers.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { countAnswers } from '../../src/scan/count-answers.ts'
import { countContents } from '../../src/scan/engine-contents.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import type { CompletedScan } from '../../src/scan/run.ts'
import { anAnswerWithoutBrand, aSource } from './answer-records.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'
import { thresholds } from './measurements.ts'
import { aNoise } from './noise.ts'
import { anOutcome } from './outcomes.ts'

const PRICE = { fact: 'price of the ring', is: ['$399', '$499'], list: '5c0ffee5c0ff' }
const OWN_PAGE = 'https://acme.example/kanban'
const place = { kind: 'branch', branch: 'ai-visibility', path: 'weekly.ndjson' } as const

/** Shares of the answers, 0 to 1, by engine with its country. */
export type Shares = Record<string, number>

/** What the answers of some runs do. */
export interface Level {
  cites: Shares
  /** Answers for which the engine read a page of the brand. */
  reads?: Shares
  /** Of an answer that cites; 80 by default. */
  score?: number
  /** Answers that cite the page of another site. */
  citesOther?: Shares
  /** Answers that say an old price; the others of the engine say a right one. */
  saysOld?: Shares
}

export interface LiveSituation {
  questions: string[]
  samples?: number
  now: Level
  /** Engines without an answer, and why. */
  silent?: Readonly<Record<string, EngineProblemCode | 'unreadable'>>
  /** Earlier runs, oldest first, one a week. Those of the second level and later are judged, so that their losses are known. */
  before?: { runs: number; level: Level }[]
  set?: Partial<Thresholds>
  otherPage?: string
  /** How much the answers that cite differ from run to run, 0 to 1. */
  variation?: number
  blocker?: Blocker
  noBaseline?: boolean
  /** The records of the earlier runs have no single answers, as those of old versions. */
  hasOldRecords?: boolean
  finishedAt?: string
  /** Whether the run belongs to a pull request. */
  isReview?: boolean
}

const VENDORS: Record<string, { keyVariable: string; keyPage: string }> = {
  openai: { keyVariable: 'OPENAI_API_KEY', keyPage: 'https://platform.openai.com/api-keys' },
  perplexity: {
    keyVariable: 'PERPLEXITY_API_KEY',
    keyPage: 'https://www.perplexity.ai/account/api/keys',
  },
}

/** The place of an answer in the order in which answers cite: it differs a little from run to run. */
function orderOf(
  position: number,
  { engine, run, answers, variation }: { engine: string; run: number; answers: number; variation: number },
): number {
  const rank = (place: number) =>
    (1 - variation) * uniformAt(1, engine.length, place) +
    variation * uniformAt(2, engine.charCodeAt(0), place, run)
  const own = rank(position)
  return Array.from({ length: answers }, (_, place) => rank(place)).filter(other => other < own).length
}

/** The number of a run's answers with a share, so that all runs together have that share. */
function countIn(run: number, runs: number, answers: number, share: number): number {
  const total = Math.round(share * answers * runs)
  return Math.floor(((run + 1) * total) / runs) - Math.floor((run * total) / runs)
}

interface Run {
  scans: CompletedScan[]
  records: AnswerRecord[]
}

function runOf(situation: LiveSituation, level: Level, [run, runs]: [number, number], seed: number): Run {
  const { questions, samples = 1, silent = {}, otherPage = 'https://boardly.example/compare' } = situation
  const { variation = 0.4 } = situation
  const answers = questions.length * samples
  const engines = Object.keys(level.cites)
  const counted = (shares: Shares | undefined, engine: string) =>
    countIn(run, runs, answers, shares?.[engine] ?? 0)
  const asked = Array.from({ length: samples }, (_, sample) =>
    questions.map((keyword, row) => ({
      keyword,
      sample: sample + 1,
      place: sample * questions.length + row,
    })),
  ).flat()
  const records = asked.flatMap(({ keyword, sample, place: position }) => [
    ...engines.map((engine): AnswerRecord => {
      const order = orderOf(position, { engine, run: seed, answers, variation })
      const isCited = order < counted(level.cites, engine)
      const isRead = order < counted(level.reads, engine)
      const citesOther = order >= answers - counted(level.citesOther, engine)
      const sources: AnswerSource[] = [
        ...(isCited ? [aSource(OWN_PAGE, { kind: 'own' })] : []),
        ...(citesOther ? [aSource(otherPage, { kind: 'competitor', name: 'Boardly' })] : []),
        ...(isCited || citesOther ? [] : [aSource(`https://site-${position}.example/`)]),
      ]
      const content = anAnswerWithoutBrand({
        ...{ cited: isCited, citedSources: sources, retrievedSources: sources },
        retrieved: level.reads === undefined ? undefined : isRead,
        ...(level.saysOld?.[engine] !== undefined && {
          facts: [{ ...PRICE, said: order < counted(level.saysOld, engine) ? '$349' : undefined }],
        }),
      })
      return { engine, keyword, sample, outcome: 'evaluated', model: engine, content }
    }),
    ...Object.entries(silent).map(
      ([engine, code]): AnswerRecord => ({
        ...{ engine, keyword, sample },
        outcome: 'not-evaluated',
        reason:
          code === 'unreadable'
            ? { scope: 'answer', code, detail: '' }
            : {
                ...{ scope: 'engine', code, detail: 'Incorrect API key provided', status: 401 },
                vendor: {
                  ...{ model: 'gpt-5.2', keyVariable: 'API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
                  ...VENDORS[engine.split('@', 1)[0] ?? ''],
                },
              },
      }),
    ),
  ])
  const scans = asked.map(({ keyword, sample, place: position }) => {
    const results = engines.map(engine => {
      const isCited =
        orderOf(position, { engine, run: seed, answers, variation }) < counted(level.cites, engine)
      return aResult(engine, isCited, { bcr_score: isCited ? (level.score ?? 80) : 0 })
    })
    const overall_bcr = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
    return aCompletedScan({ results, keyword, sample, summary: { overall_bcr }, id: `scan-${position}` })
  })
  return { scans: engines.length === 0 ? [] : scans, records }
}

/** Returns the outcome of the situation. */
export function liveOutcome(situation: LiveSituation): Outcome {
  const { questions, samples = 1, before = [], silent = {}, set, blocker } = situation
  const { finishedAt = '2026-11-22T06:04:00.000Z', noBaseline = false } = situation
  const engines = [...Object.keys(silent), ...Object.keys(situation.now.cites)]
  const fingerprint = { brand: ['Acme'], keywords: questions, engines }
  const count = before.reduce((sum, { runs }) => sum + runs, 0)
  const levels = before.flatMap(({ runs, level }) =>
    Array.from({ length: runs }, (_, run) => ({ level, run, runs })),
  )
  const judgeNext = (
    measured: Measurement | undefined,
    earlier: HistoryRecord[],
    more: Partial<JudgeInput>,
  ) => {
    const { runs, losses } = selectRuns(earlier, fingerprint, engines)
    const [first, ...others] = runs
    const origin = { ...place, runs: runs.length }
    const baseline = first && { ...poolRuns([first, ...others], origin), losses }
    const missing = noBaseline ? { kind: 'none-configured' as const } : { kind: 'no-run-yet' as const, place }
    const noise = aNoise({ now: timeOf(earlier.length), isReview: situation.isReview ?? false })
    const judged = judge({
      ...{ measurement: measured, asked: { engines, keywords: questions }, noise },
      facts: { runs: earlier, stated: [PRICE] },
      lookup: baseline === undefined ? { missing } : { baseline },
      thresholds: thresholds({
        ...(noBaseline
          ? { maxBcrDrop: undefined, maxCitedEnginesDrop: undefined }
          : { maxBcrDrop: { kind: 'percent', value: 10 } }),
        ...set,
      }),
      ...more,
    })
    return { ...judged, baseline }
  }
  const timeOf = (run: number) => new Date(Date.parse(finishedAt) - (count - run) * 7 * DAY).toISOString()
  const trend: HistoryRecord[] = []
  for (const [index, { level, run, runs }] of levels.entries()) {
    const earlier = runOf({ ...situation, silent: {} }, level, [run, runs], index)
    const measured = measure(earlier.scans)
    if (measured === undefined) throw new RangeError('an earlier run has at least one engine')
    const { overallBcr, citedEngines, totalEngines } = measured
    const cells = situation.hasOldRecords ? [] : measured.cells
    const verdict = level === before[0]?.level ? undefined : judgeNext(measured, trend, {}).verdict
    trend.push({
      ...{ overallBcr, citedEngines, totalEngines, cells, samples, fingerprint },
      contents: countContents(earlier.records),
      createdAt: timeOf(index),
      sha: undefined,
      runUrl: undefined,
      ...{ attempt: 1, failed: verdict?.status === 'fail', accepted: false },
      suspect: verdict !== undefined && mayHaveDropped(verdict),
      losses: (verdict && findDrops(verdict)?.losses) ?? [],
    })
  }
  const { scans, records } = runOf(situation, situation.now, [0, 1], count)
  const answers = countAnswers(blocker === undefined ? records : [])
  const measurement = blocker === undefined ? measure(scans, answers) : undefined
  const judged = judgeNext(measurement, trend, { answers, blocker, contents: countContents(records) })
  const { comparison, baseline } = judged
  const verdict = withRecording(judged.verdict, { kind: 'stored' }, false)
  return anOutcome({
    ...{ keywords: questions, engines, samples, scans, verdict, measurement, answers, baseline, comparison },
    ...{ trend, fingerprint, scanPer: 'keyword', plannedScans: scans.length },
    answerRecords: blocker === undefined ? records : [],
    failures: failuresOf(verdict, ['fail', 'error']),
    run: {
      ...{ ...anOutcome().run, finishedAt },
      ...(situation.isReview && { pullUrl: 'https://github.com/acme/site/pull/7' }),
    },
  })
}

/** Returns questions with these numbers. */
export function questionsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `kanban question ${index + 1}`)
}

/** Returns a weekly run of six engines on twelve questions, three samples each, in which Perplexity declined. */
export function aWeeklyRun(runs = 8, questions = questionsOf(12), samples = 3): Outcome {
  const cites = { openai: 0.52, perplexity: 0.62, gemini: 0.45, anthropic: 0.38, mistral: 0.3, xai: 0.41 }
  const citesOther = { openai: 0.5, perplexity: 0.6 }
  return liveOutcome({
    ...{ questions, samples, now: { cites: { ...cites, perplexity: 0.1 }, citesOther } },
    before: [{ runs, level: { cites, citesOther } }],
  })
}
