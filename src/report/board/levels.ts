import type { Level } from '../../comparison/comparison.ts'
import { isClearChange } from '../../comparison/periods.ts'
import type { Cell, Line } from '../../lib/document/blocks.ts'
import { sum } from '../../lib/numbers.ts'
import { formatBasis, levelCell } from '../document/grids.ts'
import { NO_VALUE, toPercent } from '../words/numbers.ts'

/** Counted answers of one moment of a range. */
export interface Count {
  /** Index of the moment, 0 for the oldest; -1 for the range before. */
  at: number
  /** Compared with the same part in the range before, such as one question to one engine. */
  part: string
  cited: number
  answers: number
}

interface Difference {
  /** From -1 to 1. */
  share: number
  isClear: boolean
}

/** Adds up the answers of each moment; undefined for a moment without answers. */
export function levelsOf(counts: readonly Count[], moments: number): (Level | undefined)[] {
  const byMoment = Map.groupBy(counts, ({ at }) => at)
  return Array.from({ length: moments }, (_, at) => addUp(byMoment.get(at) ?? []))
}

/** Adds up the answers of a range, without the range before. */
export function totalOf(counts: readonly Count[]): Level | undefined {
  return addUp(counts.filter(({ at }) => at >= 0))
}

function addUp(counts: readonly Pick<Count, 'cited' | 'answers'>[]): Level | undefined {
  const answers = sum(counts.map(each => each.answers))
  const cited = sum(counts.map(each => each.cited))
  return answers === 0 ? undefined : { cited, answers, share: cited / answers }
}

/** Compares a range with the range before, over the parts that both have. Undefined if they share none. */
export function differenceOf(counts: readonly Count[]): Difference | undefined {
  const pairs = [...Map.groupBy(counts, ({ part }) => part).values()].flatMap(own => {
    const [now, before] = [totalOf(own), addUp(own.filter(({ at }) => at < 0))]
    return now === undefined || before === undefined ? [] : [{ now, before }]
  })
  const now = addUp(pairs.map(pair => pair.now))
  if (now === undefined) return undefined
  const was = {
    answers: sum(pairs.map(({ before }) => before.answers)),
    share: sum(pairs.map(pair => pair.now.answers * pair.before.share)) / now.answers,
  }
  return { share: now.share - was.share, isClear: isClearChange(now, was) }
}

/** Returns `▲ 3`, in points: gray if the difference may be chance, green for a rise that is good for the brand, and red for a loss. */
export function formatDifference(
  change: Difference | undefined,
  { isLoss = false, isOwn = true } = {},
): Line {
  if (change === undefined) return [NO_VALUE]
  const points = toPercent(change.share)
  if (points === 0) return [{ small: ['±0'] }]
  const text = [`${points > 0 ? '▲' : '▼'} ${Math.abs(points)}`]
  if (!change.isClear) return [{ small: text }]
  if (points < 0) return isLoss ? [{ toned: text, tone: 'worse' }] : text
  return isOwn ? [{ toned: text, tone: 'better' }] : text
}

/** Returns the level of a range with a line of its moments, and the change: the cells of two columns. */
export function showTrend(
  counts: readonly Count[],
  moments: number,
  { isLoss = false, isOwn = true } = {},
): [level: Cell, change: Line] {
  const level = totalOf(counts)
  if (level === undefined) return [[NO_VALUE], [NO_VALUE]]
  const history = levelsOf(counts, moments).map(each => each?.share)
  const change = formatDifference(differenceOf(counts), { isLoss, isOwn })
  return [{ ...levelCell(level), basis: formatBasis(level), isLoss, history }, change]
}
