/** Which keywords lack a citation most. Pure. */
import type { Baseline } from '../baseline/baseline.ts'
import { type Cell, isMajority, type Measurement } from '../scan/measure.ts'

export interface Topic {
  keyword: string
  /** Engines that do not cite on it; at least one. */
  engines: string[]
}

export interface Observed {
  keywords: string[]
  measurement: Measurement | undefined
  baseline: Baseline | undefined
}

interface Candidate extends Topic {
  /** How many of the engines cited in the baseline. */
  lost: number
  /** No engine that answered cites. */
  isUncited: boolean
}

/**
 * At most `most` keywords on which an engine does not cite in more than half of its samples: first those that lost the
 * most engines since the baseline, then those nobody cites on, then the others, each in the order given. Where one scan
 * asks for all keywords, an engine that does not cite counts for every one of them.
 */
export function chooseTopics({ keywords, measurement, baseline }: Observed, most: number): Topic[] {
  const now = groupByKeyword(measurement?.cells ?? [])
  const before = groupByKeyword(baseline?.runs.flatMap(({ cells }) => cells) ?? [])
  const lostByChange = new Set(
    baseline?.changes?.filter(({ kind }) => kind === 'lost').map(({ keyword }) => keyword),
  )
  // Changes are known for the engines of the baseline that they were found in.
  const changedEngines = baseline?.engines?.map(({ engine }) => engine) ?? []
  const citedBefore = ({ keyword, engine }: Cell) =>
    isMajority(
      (before.get(keyword) ?? []).filter(cell => cell.engine === engine).flatMap(({ cited }) => cited),
    )

  function weigh(keyword: string): Candidate {
    const cells = now.get(keyword) ?? now.get(undefined) ?? []
    const uncited = cells.filter(({ cited }) => !isMajority(cited))
    // Known by keyword even where the scan was one of all keywords.
    const ofChange = lostByChange.has(keyword) ? changedEngines : []
    return {
      keyword,
      engines: [...new Set([...ofChange, ...uncited.map(({ engine }) => engine)])],
      lost: new Set([...ofChange, ...uncited.filter(citedBefore).map(({ engine }) => engine)]).size,
      isUncited: uncited.length === cells.length,
    }
  }

  return keywords
    .map(weigh)
    .filter(({ engines }) => engines.length > 0)
    .sort((one, other) => other.lost - one.lost || Number(other.isUncited) - Number(one.isUncited))
    .slice(0, most)
    .map(({ keyword, engines }) => ({ keyword, engines }))
}

function groupByKeyword(cells: Cell[]): Map<string | undefined, Cell[]> {
  return Map.groupBy(cells, ({ keyword }) => keyword)
}
