/** Engines that another model answers for than before. */
import { findMovedModels } from '../../comparison/moved-models.ts'
import { clip } from '../../lib/text.ts'
import type { Outcome } from '../outcome.ts'
import { cutList, NAME_LENGTH } from '../words.ts'

const MOST_MODELS = 3

/** Returns a sentence for each engine whose model moved since the runs of the baseline. The names come from outside. */
export function describeMovedModels({
  comparison,
  models,
}: Pick<Outcome, 'comparison' | 'models'>): string[] {
  return findMovedModels(comparison?.runs ?? [], models).map(
    ({ engine, before, now }) =>
      `${engine} was answered by the model ${list(now)}, and in runs of the baseline by ${list(before)}: the vendor moved the model. The runs are compared as usual.`,
  )
}

function list(models: string[]): string {
  const { shown, more } = cutList(models, MOST_MODELS)
  return shown.map(model => clip(model, NAME_LENGTH)).join(', ') + more
}
