/** Words for the samples, cost and models of scans. */
import { findMovedModels } from '../../comparison/comparison.ts'
import type { EngineCost } from '../../embedded/engines/account.ts'
import { clip } from '../../lib/text.ts'
import { plainLine } from '../escape.ts'
import { countOf, describeCost, formatTotalCost } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { listFirst, NAME_LENGTH } from '../words.ts'

/** Returns why a run goes on after so many samples, and up to how many. */
export function describeNextSamples(samples: number, next: number): string {
  return `The verdict is not clear after ${countOf(samples, 'sample')}. Scanning up to ${next}.`
}

const MOST_MODELS = 3

/**
 * Returns a sentence for each engine that another model answers for than in the runs compared with. The names come from
 * outside. `nameOf`: how an engine is named.
 */
export function describeMovedModels(
  { comparison, models }: Pick<Outcome, 'comparison' | 'models'>,
  nameOf: (engine: string) => string = engine => engine,
): string[] {
  return findMovedModels(comparison?.runs ?? [], models).map(
    ({ engine, before, now }) =>
      `${nameOf(engine)} was answered by the model ${listModels(now)}, and before by ${listModels(before)}: the vendor moved the model. The runs are compared as usual.`,
  )
}

function listModels(models: string[]): string {
  const names = models.map(model => clip(model, NAME_LENGTH))
  return listFirst(names, MOST_MODELS)
}

/** Returns which gate of a run is next, such as `Gate acme-de, 2 of 12`. */
export function describeGateTurn(key: string, place: number, gates: number): string {
  return `Gate ${key}, ${place} of ${gates}`
}

/** Returns how far a run is, such as `Scanned 12 of 40, about 2 minutes left`. `verb` is what is done with the things. */
export function describeProgress(
  verb: string,
  done: number,
  planned: number,
  things: string,
  secondsLeft: number | undefined,
): string {
  const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`
  if (secondsLeft === undefined || done >= planned) return count
  const left =
    secondsLeft < 60
      ? countOf(Math.max(5, Math.ceil(secondsLeft / 5) * 5), 'second')
      : countOf(Math.ceil(secondsLeft / 60), 'minute')
  return `${count}, about ${left} left`
}

/** Returns the cost of a run in one line for the log; undefined where no live engine replied. */
export function summarizeCost({ costs }: { costs: readonly EngineCost[] }): string | undefined {
  if (costs.length === 0) return undefined
  const engines = costs.map(cost => {
    const { amount, tokens, searches } = describeCost(cost)
    return `${plainLine(cost.engine, NAME_LENGTH)} ${amount} (tokens ${tokens}, searches ${searches})`
  })
  return `Cost of the live engines: ${formatTotalCost(costs)}. ${engines.join(', ')}.`
}
