/** Engines that another model answers for than in the runs of the baseline, such as after a vendor moved an alias. Pure. */
import type { AnsweredModels, BaselineRun } from '../history/record.ts'

export interface MovedModel {
  engine: string
  /** The models of the earlier runs that share no model with this run. */
  before: string[]
  now: string[]
}

/** Returns the engines that no model of this run answered for in some of the earlier runs, as far as their models are known. */
export function findMovedModels(runs: readonly BaselineRun[], models: AnsweredModels): MovedModel[] {
  return Object.entries(models).flatMap(([engine, now]) => {
    const earlier = runs.map(run => run.models?.[engine] ?? [])
    const before = new Set(earlier.filter(names => !names.some(name => now.includes(name))).flat())
    return before.size === 0 ? [] : [{ engine, before: [...before], now }]
  })
}
