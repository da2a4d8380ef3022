import { compare } from '../../src/comparison/compare.ts'
import {
  type BlockedVerdict,
  type Blocker,
  type DropResults,
  type JudgedVerdict,
  statusOfBlocker,
} from '../../src/gate/verdict.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aCompletedScan } from './completed-scans.ts'
import { aMeasurement } from './measurements.ts'
import { aFloor } from './rule-results.ts'

/** A pass of one floor, without a baseline. The results of the drop tests may be among the overrides. */
export function aVerdict({
  noise,
  level,
  lostEngines,
  losses,
  ...overrides
}: Partial<JudgedVerdict> & Partial<DropResults> = {}): JudgedVerdict {
  const given = { noise, level, lostEngines, losses }
  const drops = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return {
    kind: 'judged',
    status: 'pass',
    rules: [aFloor()],
    reportOnly: false,
    baseline: { missing: { kind: 'none-configured' } },
    drops: Object.keys(drops).length === 0 ? undefined : someDrops(drops),
    silentEngines: [],
    unmeasuredCompetitors: [],
    ...overrides,
  }
}

/** What the tests of the drops found: nothing, in a run that is compared with a deterministic one. */
export function someDrops(overrides: Partial<DropResults> = {}): DropResults {
  return {
    ...{ noise: 'exact', level: 1 / 104, pValue: undefined, since: undefined, scope: { kind: 'whole' } },
    ...{ losses: [], lostEngines: [], isByScore: false },
    ...overrides,
  }
}

/** A run that the blocker stopped. */
export function aBlockedVerdict(blocker: Blocker, overrides: Partial<BlockedVerdict> = {}): BlockedVerdict {
  return {
    ...{ kind: 'blocked', status: statusOfBlocker(blocker), blocker },
    baseline: { missing: { kind: 'none-configured' } },
    unmeasuredCompetitors: [],
    ...overrides,
  }
}

/** One scan of one keyword in a workflow run, judged as `aVerdict`. It is compared with its baseline, where it has one. */
export function anOutcome(overrides: Partial<Outcome> = {}): Outcome {
  const { baseline, measurement = aMeasurement() } = overrides
  return {
    brand: 'Acme',
    keywords: ['crm'],
    engines: ['chatgpt', 'gemini'],
    language: 'en',
    key: 'default',
    scanPer: 'all',
    samples: 1,
    verdict: aVerdict(),
    failures: [],
    measurement: aMeasurement(),
    answers: NO_ANSWERS_COUNTED,
    answerRecords: [],
    costs: [],
    baseline: undefined,
    comparison: baseline && compare(measurement, baseline),
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
