/** Selects the keywords that need a draft most. Pure. */
import type { Comparison } from '../comparison/comparison.ts'
import { type Cell, isMajority, type Measurement } from '../scan/measure.ts'

export interface Topic {
  keyword: string
  /** Engines that do not cite on the keyword; at least one. */
  engines: string[]
}

export interface Observed {
  keywords: string[]
  measurement: Measurement | undefined
  comparison: Pick<Comparison, 'cells' | 'content' | 'engines'> | undefined
}

interface Candidate extends Topic {
  /** Number of these engines that cited in the baseline. */
  lost: number
  /** No engine that answered cites. */
  isUncited: boolean
}

/**
 * Returns at most `most` keywords on which at least one engine cites in at most half of its samples. First come those
 * that lost the most engines since the baseline, then those without any citation, then the others; ties keep the given
 * order. Where one scan asks for all keywords, an engine that does not cite counts for each keyword.
 */
export function chooseTopics({ keywords, measurement, comparison }: Observed, most: number): Topic[] {
  const now = groupByKeyword(measurement?.cells ?? [])
  const lostByChange = new Set(
    comparison?.content?.keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword),
  )
  // Changes are known for the engines of the baseline that they were found in.
  const changedEngines = comparison?.engines.map(({ engine }) => engine) ?? []
  const citing = new Set(
    comparison?.cells
      .filter(({ before }) => isMajority(before.flatMap(({ cell }) => cell.cited)))
      .map(({ now }) => now),
  )

  function toCandidate(keyword: string): Candidate {
    const cells = now.get(keyword) ?? now.get(undefined) ?? []
    const uncited = cells.filter(({ cited }) => !isMajority(cited))
    // Known for each keyword even where one scan asked for all of them.
    const ofChange = lostByChange.has(keyword) ? changedEngines : []
    return {
      keyword,
      engines: [...new Set([...ofChange, ...uncited.map(({ engine }) => engine)])],
      lost: new Set([...ofChange, ...uncited.filter(cell => citing.has(cell)).map(({ engine }) => engine)])
        .size,
      isUncited: uncited.length === cells.length,
    }
  }

  return keywords
    .map(toCandidate)
    .filter(({ engines }) => engines.length > 0)
    .sort((one, other) => other.lost - one.lost || Number(other.isUncited) - Number(one.isUncited))
    .slice(0, most)
    .map(({ keyword, engines }) => ({ keyword, engines }))
}

function groupByKeyword(cells: Cell[]): Map<string | undefined, Cell[]> {
  return Map.groupBy(cells, ({ keyword }) => keyword)
}
