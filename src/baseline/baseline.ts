import type { CitationChange } from '../embedded/repository/compare.ts'
import type { BaselineRun } from '../history/record.ts'

/** The yardstick a measurement is compared with. Parts that are not known are undefined and not compared. */
export interface Baseline {
  overallBcr: number | undefined
  citedEngines: number | undefined
  /** Undefined when the baseline names no engines. */
  engines: { engine: string; cited: boolean; bcrScore: number | undefined }[] | undefined
  /** The runs behind the numbers, oldest first; empty where only the numbers are known. */
  runs: BaselineRun[]
  /** Keywords whose citation came or went with the change, and by which files; undefined when the trees are not at hand. */
  changes?: CitationChange[]
  /** Where it came from, for people: `baseline.json`, `inputs`. */
  label: string
}

/** A baseline that exists and cannot be used: comparing with nothing instead would be a pass by accident. */
export interface UnusableBaseline {
  kind: 'file' | 'base'
  name: string
  problem: string
}

export type BaselineLookup = { baseline: Baseline } | { missing: string } | { unusable: UnusableBaseline }
