import type { Verdict } from '../../src/gate/verdict.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aCompletedScan } from './completed-scans.ts'
import { aMeasurement } from './measurements.ts'
import { aFloor } from './rule-results.ts'

/** A pass of one floor, without a baseline. */
export function aVerdict(overrides: Partial<Verdict> = {}): Verdict {
  return {
    status: 'pass',
    blocker: undefined,
    rules: [aFloor()],
    reportOnly: false,
    baseline: { missing: { kind: 'none-configured' } },
    bcrDrop: undefined,
    citedEnginesDrop: undefined,
    lostEngines: [],
    doubtfulEngines: [],
    noise: undefined,
    level: undefined,
    searchShifts: [],
    gainedEngines: [],
    engineDrops: [],
    unmeasuredCompetitors: [],
    missingEngines: [],
    ...overrides,
  }
}

/** One scan of one keyword in a workflow run, judged as `aVerdict`. */
export function anOutcome(overrides: Partial<Outcome> = {}): Outcome {
  return {
    brand: 'Acme',
    keywords: ['crm'],
    engines: ['chatgpt', 'gemini'],
    language: 'en',
    key: 'default',
    scanPer: 'all',
    scanPerReason: 'given',
    samples: 1,
    verdict: aVerdict(),
    measurement: aMeasurement(),
    answers: NO_ANSWERS_COUNTED,
    answerRecords: [],
    costs: [],
    baseline: undefined,
    sharedPart: undefined,
    models: {},
    trend: [],
    fingerprint: { brand: ['Acme'], keywords: ['crm'] },
    scans: [aCompletedScan()],
    shareOfVoice: [],
    suggestions: [],
    serviceReports: [],
    plannedScans: 1,
    run: {
      startedAt: '2026-11-20T10:00:00.000Z',
      finishedAt: '2026-11-20T10:00:12.000Z',
      runUrl: 'https://github.com/acme/site/actions/runs/42',
      commitUrl: 'https://github.com/acme/site/commit/0123456789abcdef0123456789abcdef01234567',
      sha: '0123456789abcdef0123456789abcdef01234567',
    },
    ...overrides,
  }
}
