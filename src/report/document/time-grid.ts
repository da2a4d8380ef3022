/** The grid of a loss that several runs show: before, since a day, and in this run. */
import type { Finding, LevelOverTime } from '../../findings/finding.ts'
import { countOf, formatPercent } from '../numbers.ts'
import { dayInYear } from '../words.ts'
import type { Grid, GridCell, Line } from './blocks.ts'
import { apiNote } from './live-grid.ts'
import { countsOf, isLevelOverTime, sentences, shareOf, type Told } from './told.ts'

/** Returns the grid; undefined for a finding of another kind. */
export function timeGrid(finding: Finding, told: Told): Grid | undefined {
  if (finding.kind !== 'declined' && finding.kind !== 'still-low') return undefined
  const { scope, since, parts, runs, lastBefore } = finding
  const { outcome, names } = told
  const day = (date: string) => dayInYear(date, outcome.run.finishedAt)
  const isLoss = (part: LevelOverTime) =>
    !isLevelOverTime(part) &&
    (part.engine === undefined
      ? scope.kind === 'whole'
      : scope.kind === 'engine' && scope.engine === part.engine)
  return {
    kind: 'grid',
    label: 'How many answers cite the brand, before and since',
    columns: [['before'], [`since ${day(since)}`], ['this run']],
    rows: parts.map(part => ({
      title: titleOf(part, parts.length, names),
      cells: cellsOf(part, isLoss(part)),
    })),
    note: sentences(
      `Before: ${countOf(runs.before, 'run')} to ${day(lastBefore)}; since: ${countOf(runs.since, 'run')}.`,
      parts.some(isLoss) ? '▼ marks the loss.' : '',
      apiNote(outcome),
    ),
  }
}

function titleOf({ engine }: LevelOverTime, count: number, names: Told['names']): Line | undefined {
  if (engine !== undefined) return [{ name: names.engine(engine) }]
  return count === 1 ? undefined : ['all']
}

function cellsOf({ before, since, now }: LevelOverTime, isLoss: boolean): GridCell[] {
  const basis = now.answers < 10 ? {} : { basis: `(${countsOf(now)})` }
  return [
    { now: formatPercent(before), share: before },
    { now: formatPercent(since), share: since, ...(isLoss && { isLoss }) },
    { now: shareOf(now), share: now.share, ...basis },
  ]
}
