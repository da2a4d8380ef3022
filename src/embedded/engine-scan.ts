/** The result of one engine over all keywords of a scan. */
import type { ScanResult } from '../contract/contract.ts'

export type EngineScan = Pick<ScanResult, 'cited' | 'bcr_score' | 'sentiment' | 'snippet' | 'source_url'>

/** The brand that a scan looks for: the user's own or a competitor. */
export interface ScanBrand {
  /** Name and aliases. */
  names: string[]
  domains: string[]
  /** Name of the competitor; undefined for the user's own brand. */
  competitor: string | undefined
}

/** Returns whether the sentiment lexicon covers the language. For other languages a model judges the sentiment. */
export function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language)
}
