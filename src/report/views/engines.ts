/** The engines one by one, the keywords one by one, and engines × keywords. */
import { type Cell, isMajority, mean } from '../../scan/measure.ts'
import { countOf, formatChange, formatScore, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import type { Column } from './table.ts'

/** Returns one row for each engine, with its change where the baseline has engines; undefined without any. */
export function viewEngines({ measurement, baseline }: Outcome) {
  const measured = measurement?.engines ?? []
  if (measured.length === 0) return undefined
  const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]))
  const columns: Column[] = [
    { title: 'Engine' },
    { title: 'Cites the brand' },
    { title: 'Score of answers', isNumber: true },
    ...(before ? [{ title: 'Change', isNumber: true }] : []),
    { title: 'Sentiment' },
    { title: 'Source' },
  ]
  return {
    caption: 'Whether each engine cites the brand, and a page that it names',
    columns,
    isCompared: before !== undefined,
    rows: measured.map(
      ({ engine, cited, answers, citedAnswers, bcrScore, sentiment, snippet, sourceUrl }) => ({
        ...{ engine, cited, sentiment, snippet },
        /** Undefined for a single answer. */
        votes: answers > 1 ? `in ${citedAnswers} of ${answers} answers` : undefined,
        score: formatScore(bcrScore),
        change: before ? changeOf(bcrScore, before.get(engine)) : '',
        source: parseWebPage(sourceUrl),
      }),
    ),
  }
}

function changeOf(now: number, before: { bcrScore: number | undefined } | undefined): string {
  if (before === undefined) return 'new'
  return before.bcrScore === undefined ? NO_VALUE : formatChange(now - before.bcrScore)
}

/** Returns one row for each keyword; undefined unless each keyword was scanned on its own. */
export function viewKeywords({ measurement, scanPer }: Outcome) {
  const measured = scanPer === 'keyword' ? (measurement?.keywords ?? []) : []
  if (measured.length === 0) return undefined
  const columns: Column[] = [
    { title: 'Keyword' },
    { title: 'Citation score', isNumber: true },
    { title: 'Cited by' },
  ]
  return {
    columns,
    rows: measured.map(({ keyword, overallBcr, citedEngines, totalEngines }) => ({
      keyword,
      score: formatScore(overallBcr),
      count: `${citedEngines.length === 0 ? 'none' : citedEngines.length} of ${totalEngines}`,
      engines: citedEngines,
    })),
  }
}

/** Columns of the heat map. The number of its cells grows with the product of keywords and engines. */
const MOST_HEAT_ENGINES = 60

export interface HeatCell {
  /** Share of the samples that cite, 0 to 1. */
  share: number
  words: string
  score: string
}

/**
 * Returns one row for each keyword, the least cited first, and one column for each engine: the share of samples that
 * cite, and the score. A keyword is cited by an engine if more than half of its samples cite. Leaves out engines after
 * the first 60, and says how many. Undefined without any.
 */
export function viewHeatMap({ measurement }: Outcome) {
  if (measurement === undefined || measurement.cells.length === 0) return undefined
  const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
    .map(([keyword, cells]) => ({
      keyword,
      cells: new Map(cells.map(cell => [cell.engine, viewCell(cell)])),
      isCited: cells.some(({ cited }) => isMajority(cited)),
    }))
    .map(row => ({ ...row, share: mean([...row.cells.values()].map(({ share }) => share)) }))
    .sort((a, b) => Number(a.isCited) - Number(b.isCited) || a.share - b.share)
  const engines = measurement.engines.map(({ engine }) => engine)
  const more = engines.length - MOST_HEAT_ENGINES
  const leftOut =
    more > 0 ? ` ${countOf(more, 'more engine')} left out here; the other report files have them.` : ''
  return {
    introduction: introduce(rows.length, rows.filter(({ isCited }) => !isCited).length),
    caption:
      'Share of samples in which the engine cites the brand, and the mean score of its answers; least cited keywords first',
    engines: engines.slice(0, MOST_HEAT_ENGINES),
    rows,
    legend: `The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.${leftOut}`,
  }
}

function introduce(keywords: number, uncited: number): { emphasis: string; text: string } | undefined {
  if (keywords < 2) return undefined
  if (uncited === 0) return { emphasis: '', text: 'Every keyword is cited by at least one engine.' }
  return {
    emphasis: `${uncited} of ${countOf(keywords, 'keyword')}`,
    text: uncited === 1 ? 'is cited by no engine and comes first.' : 'are cited by no engine and come first.',
  }
}

function viewCell(cell: Cell): HeatCell {
  const samples = cell.cited.length
  const citing = cell.cited.filter(Boolean).length
  const one = citing > 0 ? 'cited' : 'not cited'
  return {
    share: citing / samples,
    words: samples === 1 ? one : `${citing} of ${samples}`,
    score: formatScore(mean(cell.bcrScores)),
  }
}
