import { poolRuns } from '../../src/comparison/select-runs.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'

/** Which engines cite, keyword by keyword: `{ chatgpt: '110-' }` cites on two of three keywords and was not evaluated on the fourth. */
export type CitedPattern = Record<string, string>

/** A run of one scan a keyword in which each engine cites as its pattern says; the score is 80 where it cites. */
export function aRunOf(pattern: CitedPattern, samples = 1): Measurement {
  const count = Math.max(...Object.values(pattern).map(({ length }) => length))
  const scans = Array.from({ length: samples * count }, (_, index) => {
    const results = Object.entries(pattern)
      .filter(([, cited]) => cited[index % count] !== '-')
      .map(([engine, cited]) => aResult(engine, cited[index % count] === '1'))
    const overall_bcr = meanOfKnown(results.map(({ bcr_score }) => bcr_score)) ?? 0
    return aCompletedScan({
      results,
      summary: { overall_bcr },
      keyword: `keyword ${index % count}`,
      sample: Math.floor(index / count) + 1,
      id: `scan-${index + 1}`,
    })
  })
  const measurement = measure(scans)
  if (measurement === undefined) throw new RangeError('a run has at least one keyword')
  return measurement
}

/** The baseline that these runs add up to, the oldest first. */
export function aBaselineOf(...runs: [CitedPattern, ...CitedPattern[]]) {
  const [first, ...others] = runs.map(pattern => aRunOf(pattern))
  if (first === undefined) throw new RangeError('a baseline has at least one run')
  return poolRuns([first, ...others], {
    kind: 'branch',
    branch: 'history',
    path: 'default.ndjson',
    runs: runs.length,
  })
}
