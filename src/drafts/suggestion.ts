/** Content that the service drafted for one keyword, or why it did not. */
export interface Suggestion {
  keyword: string
  /** Engines that do not cite on it. */
  engines: string[]
  draft:
    | Draft
    /** One line, plain text. */
    | { problem: string }
}

export interface Draft {
  content: string
  /** Structured data as the service gave it, and whether it is JSON; undefined when there is none. */
  schemaMarkup: { text: string; isJson: boolean } | undefined
  recommendedKeywords: string[]
  /** In the service's own unit. */
  citationScoreEstimate: number | undefined
}
