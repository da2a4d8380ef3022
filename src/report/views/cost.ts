/** What the replies of live engines used and cost. */
import type { EngineCost } from '../../embedded/engines/account.ts'
import { plainLine } from '../escape.ts'
import { formatCost } from '../money.ts'
import { formatCount, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { NAME_LENGTH } from '../words.ts'
import type { Column } from './table.ts'

export interface CostRow {
  engine: string
  replies: string
  tokens: string
  searches: string
  cost: string
  source: string
}

/** Returns the total of a run and one row for each engine; undefined where no live engine replied. */
export function viewCost({
  costs,
}: Pick<Outcome, 'costs'>):
  | { caption: string; columns: Column[]; rows: CostRow[]; total: string; note: string }
  | undefined {
  if (costs.length === 0) return undefined
  return {
    caption: 'Tokens, searches and cost of each live engine',
    columns: [
      { title: 'Engine' },
      { title: 'Replies', isNumber: true },
      { title: 'Tokens in / out', isNumber: true },
      { title: 'Searches', isNumber: true },
      { title: 'Cost', isNumber: true },
      { title: 'Cost is from' },
    ],
    rows: costs.map(engine => ({
      engine: engine.engine,
      replies: formatCount(engine.replies),
      tokens:
        engine.inputTokens + engine.outputTokens === 0
          ? NO_VALUE
          : `${formatCount(engine.inputTokens)} / ${formatCount(engine.outputTokens)}`,
      searches: engine.searches === undefined ? NO_VALUE : formatCount(engine.searches),
      cost: formatCost({ costUsd: engine.costUsd, isWhole: engine.unpriced === 0 }),
      source: sourceOf(engine),
    })),
    total: totalOf(costs),
    note: NOTE,
  }
}

const NOTE =
  'Replies that could not be read are not counted. Where the vendor states no cost, it is that of list prices, which change, without discounts and free quotas.'

function totalOf(costs: readonly EngineCost[]): string {
  const costUsd = costs.reduce((sum, engine) => sum + engine.costUsd, 0)
  return formatCost({ costUsd, isWhole: costs.every(({ unpriced }) => unpriced === 0) })
}

function sourceOf({ replies, stated, unpriced }: EngineCost): string {
  const listed = replies - stated - unpriced
  const sources = [
    ...(stated > 0 ? ['vendor'] : []),
    ...(listed > 0 ? ['list prices'] : []),
    ...(unpriced > 0 && unpriced < replies ? ['partly not known'] : []),
  ]
  return sources.length === 0 ? NO_VALUE : sources.join(', ')
}

/** Returns the cost of a run in one line for the log; undefined where no live engine replied. */
export function summarizeCost({ costs }: Pick<Outcome, 'costs'>): string | undefined {
  const view = viewCost({ costs })
  if (view === undefined) return undefined
  const engines = view.rows.map(
    ({ engine, cost, tokens, searches }) =>
      `${plainLine(engine, NAME_LENGTH)} ${cost} (tokens ${tokens}, searches ${searches})`,
  )
  return `Cost of the live engines: ${view.total}. ${engines.join(', ')}.`
}
