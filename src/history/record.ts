import type { Cell } from '../scan/measure.ts'

/** An earlier run, as far as a comparison needs it. */
export interface BaselineRun {
  overallBcr: number
  citedEngines: number
  cells: Cell[]
}

/**
 * What makes two runs comparable, by name: brand, keywords, engines with their models, language, back end and
 * settings. A list is a set; a name that one side lacks is not known there, and not compared.
 */
export type Fingerprint = Record<string, string[]>

/** One run, as a history keeps it. */
export interface HistoryRecord extends BaselineRun {
  /** ISO 8601 UTC. */
  createdAt: string
  sha: string | undefined
  runUrl: string | undefined
  /** The step failed, for whatever reason. */
  failed: boolean
  /** It failed on a drop: the run is part of the trend, and of no yardstick, or the drop would be the new normal. */
  dropped: boolean
  totalEngines: number
  /** Most samples of any scan. */
  samples: number
  fingerprint: Fingerprint
}

const DROPS = ['max-bcr-drop', 'max-cited-engines-drop']

/** Whether it is a rule on a drop below the baseline, and it failed. */
export function isDrop({ rule, outcome }: { rule: string; outcome: string }): boolean {
  return outcome === 'fail' && DROPS.includes(rule)
}
