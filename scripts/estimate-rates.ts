/** One cell of the tables of `npm run calibrate`: a worker that simulates runs and has the gate judge them. */
import { parentPort, workerData } from 'node:worker_threads'
import { poolRuns } from '../src/baseline/select-runs.ts'
import { judge } from '../src/gate/judge.ts'
import { interimAlpha } from '../src/gate/statistics/interim-alpha.ts'
import type { SampleRange, Thresholds } from '../src/inputs/settings.ts'
import { type Measurement, measure } from '../src/scan/measure.ts'
import type { CompletedScan } from '../src/scan/run.ts'
import {
  citedShare,
  createRandom,
  createWorld,
  drawDays,
  type EngineKind,
  joinScans,
  simulateSample,
} from './simulation.ts'

const ALPHA = 0.05

const thresholds: Thresholds = {
  minOverallBcr: undefined,
  minCitedEngines: undefined,
  maxBcrDrop: { kind: 'absolute', value: 0 },
  maxCitedEnginesDrop: 0,
  requiredEngines: [],
  minAnswers: 50,
  failOnSentiment: [],
  minShareOfVoice: undefined,
}

export interface Setting {
  kinds: EngineKind[]
  keywords: number
  samples: SampleRange
  /** Runs that the baseline is made of. */
  window: number
  /** One scan for all keywords instead of one each. */
  joined?: boolean
  dayShift?: number
}

/** Shares of runs that raise an alarm, and the mean number of samples that were made. */
export interface Rates {
  ours: number
  anyDrop: number
  tenPoints: number
  samples: number
}

export interface Job {
  setting: Setting
  /** Share of the citations that are left: 1 unchanged, 0.5 halved. */
  left: number
  runs: number
}

function estimateRates({ setting, left, runs }: Job): Rates {
  const random = createRandom(20_260_101)
  const { kinds, keywords, window, dayShift = 0 } = setting
  const alarms: Rates = { ours: 0, anyDrop: 0, tenPoints: 0, samples: 0 }
  for (let run = 0; run < runs; run++) {
    const world = createWorld(kinds, keywords, random)
    const startRun = (part: number) => {
      const days = drawDays(world, dayShift, random)
      return (sample: number) => simulateSample(world, days, { sample, left: part }, random)
    }
    const before = Array.from({ length: window }, () => {
      const ask = startRun(1)
      return measured(setting, samplesOf(1, setting.samples.min).flatMap(ask))
    })
    const { failed, now, samples } = judgeRun(setting, before, startRun(left))
    const drop = citedShare(before.flatMap(({ cells }) => cells)) - citedShare(now.cells)
    alarms.ours += Number(failed) / runs
    alarms.anyDrop += Number(drop > 1e-9) / runs
    alarms.tenPoints += Number(drop > 0.1 - 1e-9) / runs
    alarms.samples += samples / runs
  }
  return alarms
}

/** One run of the gate, with as many samples as its verdict takes. */
function judgeRun(setting: Setting, before: Measurement[], ask: (sample: number) => CompletedScan[]) {
  const { min, max } = setting.samples
  const [first, ...others] = before
  if (first === undefined) throw new RangeError('a baseline takes at least one run')
  const baseline = poolRuns([first, ...others], { kind: 'file', path: 'simulated', runs: before.length })
  const scans = samplesOf(1, min).flatMap(ask)
  for (let samples = min; ; samples++) {
    const now = measured(setting, scans)
    const alpha = interimAlpha(ALPHA, samples - min + 1, max - min + 1)
    const { status } = judge({
      measurement: now,
      lookup: { baseline },
      thresholds,
      noise: { alpha, isDeterministic: false },
    })
    if (status !== 'inconclusive' || samples === max) return { failed: status === 'fail', now, samples }
    scans.push(...ask(samples + 1))
  }
}

function measured({ joined }: Setting, scans: CompletedScan[]): Measurement {
  const measurement = measure(joined ? [joinScans(scans)] : scans)
  if (measurement === undefined) throw new RangeError('a run takes at least one scan')
  return measurement
}

function samplesOf(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const job: Job = workerData
parentPort?.postMessage(estimateRates(job))
