/** What one engine makes of the brand over all keywords of a scan. */
import type { ScanResult } from '../contract/contract.ts'

export type EngineScan = Pick<ScanResult, 'cited' | 'bcr_score' | 'sentiment' | 'snippet' | 'source_url'>

/** The brand as a scan looks for it: one's own, or a competitor. */
export interface ScanBrand {
  /** Its name and its aliases. */
  names: string[]
  domains: string[]
  /** Its name, where it is a competitor. */
  competitor: string | undefined
}

/** Whether the lexicon of sentiments is of the language; other languages take a model. */
export function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language)
}
