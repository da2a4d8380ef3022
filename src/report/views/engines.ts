/** The engines one by one, and the keywords one by one. */
import { formatChange, formatScore, NO_VALUE } from '../numbers.ts'
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
