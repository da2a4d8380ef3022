/** The engines one by one, and engines × keywords, as the HTML report and the PDF show them. */
import { type Cell, mean } from '../../scan/measure.ts'
import { countOf, formatChange, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'

/** One row an engine, with changes where there is something to compare with; undefined without any. */
export function viewEngines({ measurement, baseline }: Outcome) {
  const measured = measurement?.engines ?? []
  if (measured.length === 0) return undefined
  const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]))
  return {
    caption: 'Whether each engine cites the brand, and a page that it names',
    isCompared: before !== undefined,
    rows: measured.map(({ engine, cited, answers, citedAnswers, bcrScore, sentiment, sourceUrl }) => ({
      ...{ engine, cited, sentiment },
      /** Where there were several. */
      votes: answers > 1 ? `in ${citedAnswers} of ${answers} answers` : undefined,
      score: formatScore(bcrScore),
      change: before ? changeOf(bcrScore, before.get(engine)) : '',
      source: parseWebPage(sourceUrl),
    })),
  }
}

function changeOf(now: number, before: { bcrScore: number | undefined } | undefined): string {
  if (before === undefined) return 'new'
  return before.bcrScore === undefined ? '–' : formatChange(Number(formatScore(now - before.bcrScore)))
}

export interface HeatCell {
  /** Of the samples, 0 to 1. */
  share: number
  words: string
  score: string
}

/**
 * A row a keyword, the least cited first; a column an engine: the share of samples that cite, and the score. Undefined
 * without any.
 */
export function viewHeatMap({ measurement }: Outcome) {
  if (measurement === undefined || measurement.cells.length === 0) return undefined
  const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
    .map(([keyword, cells]) => ({
      keyword,
      cells: new Map(cells.map(cell => [cell.engine, viewCell(cell)])),
    }))
    .map(row => ({ ...row, share: mean([...row.cells.values()].map(({ share }) => share)) }))
    .sort((a, b) => a.share - b.share)
  return {
    introduction: introduce(rows.length, rows.filter(({ share }) => share === 0).length),
    caption:
      'Share of samples in which the engine cites the brand, and its mean score; least cited keywords first',
    engines: measurement.engines.map(({ engine }) => engine),
    rows,
    legend:
      'The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.',
  }
}

function introduce(keywords: number, uncited: number): { emphasis: string; text: string } | undefined {
  if (keywords < 2) return undefined
  if (uncited === 0) return { emphasis: '', text: 'Every keyword is cited by at least one engine.' }
  return {
    emphasis: `${uncited} of ${countOf(keywords, 'keyword')}`,
    text:
      uncited === 1 ? 'is cited by no engine; it comes first.' : 'are cited by no engine; they come first.',
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
