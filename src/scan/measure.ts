/** What all scans of a run add up to. Pure. */

/** One engine over all scans of the run. */
export interface EngineMeasurement {
  engine: string
  cited: boolean
  /** Mean of its bcr_score over all answers, in the service's own unit. */
  bcrScore: number
  /** The most frequent sentiment; the first seen on a tie. */
  sentiment: string
  /** Every sentiment value seen. */
  sentiments: string[]
  /** Text and page of the first answer that cites the brand, else of the first answer; '' when there is none. */
  snippet: string
  sourceUrl: string
  /** Number of answers, and how many of them cite the brand. */
  answers: number
  citedAnswers: number
}

/** One keyword over its samples; only measured when every scan asks for one keyword. */
export interface KeywordMeasurement {
  keyword: string
  /** Mean of overall_bcr over the samples. */
  overallBcr: number
  /** Engines that cite in more than half of the samples. */
  citedEngines: string[]
  totalEngines: number
  samples: number
}

/** Something in an answer that does not add up; shown as a warning, never silently gated. */
export type Finding =
  | { kind: 'missing-engine'; scanId: string; engine: string }
  | { kind: 'duplicate-engine'; scanId: string; engine: string }
  | {
      kind: 'summary-contradiction'
      scanId: string
      field: 'total_engines' | 'cited_engines'
      stated: number
      counted: number
    }

export interface Measurement {
  overallBcr: number
  citedEngines: number
  totalEngines: number
  avgSentiment: string
  /** Every avg_sentiment seen. */
  avgSentiments: string[]
  engines: EngineMeasurement[]
  keywords: KeywordMeasurement[]
  scanIds: string[]
  findings: Finding[]
}
