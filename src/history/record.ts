import type { EngineContents } from '../scan/engine-contents.ts'
import type { Cell } from '../scan/measure.ts'

/** The models that answered, by engine. Without an entry they are not known. */
export type AnsweredModels = Record<string, string[]>

/** The part of an earlier run that a comparison needs. */
export interface BaselineRun {
  /** ISO 8601 UTC; undefined where it is not known. */
  createdAt?: string | undefined
  overallBcr: number
  citedEngines: number
  cells: Cell[]
  models?: AnsweredModels | undefined
  /** What the answers of live engines hold; undefined where it is not known. */
  contents?: EngineContents[] | undefined
}

/**
 * What must be equal for two runs to be comparable, by name: brand, keywords, engines with their models, language, back
 * end and settings. The order within a list does not matter. A name that one of the runs does not have is not compared.
 */
export type Fingerprint = Record<string, string[]>

/** One run in a history. */
export interface HistoryRecord extends BaselineRun {
  /** ISO 8601 UTC. */
  createdAt: string
  sha: string | undefined
  runUrl: string | undefined
  /** Of the workflow run with this page: 1, and more for each time it was run again. */
  attempt: number
  /** The step failed, for any reason. */
  failed: boolean
  /** A drop failed. */
  dropped: boolean
  /** A drop exceeded its tolerance and may be chance. A later run confirms or clears the suspicion. */
  suspect: boolean
  /** The user accepted the level of this run: earlier runs form no baseline any more. */
  accepted: boolean
  totalEngines: number
  /** The number of samples of each scan. */
  samples: number
  fingerprint: Fingerprint
}
