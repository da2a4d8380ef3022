/** The yardstick a measurement is compared with. Parts that are not known are undefined and not compared. */
export interface Baseline {
  overallBcr: number | undefined
  citedEngines: number | undefined
  /** Undefined when the baseline names no engines. */
  engines: { engine: string; cited: boolean; bcrScore: number | undefined }[] | undefined
  /** Where it came from, for people: `baseline.json`, `inputs`. */
  label: string
}

export type BaselineLookup = { baseline: Baseline } | { missing: string }
