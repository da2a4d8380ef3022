import type { OperationFailure } from '../contract/errors.ts'

/** The content that the service drafted for one keyword, or why there is none. */
export interface Suggestion {
  keyword: string
  /** Engines that do not cite the brand on the keyword. */
  engines: string[]
  draft: Draft | { failure: OperationFailure }
}

export interface Draft {
  content: string
  /** Structured data as the service gave it, and whether it is valid JSON; undefined when there is none. */
  schemaMarkup: { text: string; isJson: boolean } | undefined
  recommendedKeywords: string[]
  /** In the service's own unit. */
  citationScoreEstimate: number | undefined
}
