import type { Baseline } from '../../src/comparison/baseline.ts'
import { type Thresholds, toSettings } from '../../src/inputs/settings.ts'
import type { EngineMeasurement, Measurement } from '../../src/scan/measure.ts'
import { defaultInputs } from './default-inputs.ts'

export function anEngine(engine: string, overrides: Partial<EngineMeasurement> = {}): EngineMeasurement {
  return {
    engine,
    cited: true,
    bcrScore: 60,
    sentiment: 'positive',
    snippet: `${engine} names Acme`,
    sourceUrl: 'https://acme.example/page',
    answers: 1,
    citedAnswers: 1,
    ...overrides,
  }
}

/** A run in which chatgpt cites and gemini does not. */
export function aMeasurement(overrides: Partial<Measurement> = {}): Measurement {
  return {
    overallBcr: 60,
    citedEngines: 1,
    totalEngines: 2,
    avgSentiment: 'positive',
    engines: [anEngine('chatgpt'), anEngine('gemini', { cited: false, citedAnswers: 0, bcrScore: 0 })],
    cells: [],
    contradictions: [],
    ...overrides,
  }
}

export function aBaseline(overrides: Partial<Baseline> = {}): Baseline {
  return {
    overallBcr: 60,
    citedEngines: 1,
    engines: undefined,
    runs: [],
    origin: { kind: 'file', path: 'baseline.json', runs: 1 },
    ...overrides,
  }
}

/** No rule set, no drop tolerated. */
export function thresholds(overrides: Partial<Thresholds> = {}): Thresholds {
  return {
    ...toSettings(defaultInputs).thresholds,
    maxBcrDrop: { kind: 'absolute', value: 0 },
    maxCitedEnginesDrop: 0,
    requiredEngines: [],
    optionalEngines: [],
    minAnswers: 50,
    ...overrides,
  }
}
