/** The yardstick a measurement is compared with. Parts that are not known are undefined and not compared. */
export interface Baseline {
  overallBcr: number | undefined
  citedEngines: number | undefined
  /** Undefined when the baseline names no engines. */
  engines: { engine: string; cited: boolean; bcrScore: number | undefined }[] | undefined
  /** Where it came from, for people: `baseline.json`, `inputs`. */
  label: string
}

/** A file that exists and cannot be used: comparing with nothing instead would be a pass by accident. */
export interface UnusableBaseline {
  path: string
  problem: string
}

export type BaselineLookup = { baseline: Baseline } | { missing: string } | { unusable: UnusableBaseline }
