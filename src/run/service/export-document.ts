import type { MeasuredDay } from '../../comparison/periods.ts'
import type { ExportRequest } from '../../contract/contract.ts'
import type { SelectedScan } from '../../embedded/report-export/create-export.ts'
import { toDay } from '../../lib/clock.ts'
import type { Document } from '../../lib/document/blocks.ts'
import { DAY } from '../../lib/numbers.ts'
import { type Period, periodDocument } from '../../report/document/period-document.ts'
import { longDayOf, shortDayOf } from '../../report/words/words.ts'

/** Returns the document of an exported PDF: the same page as that of a month. `scans`: of the range and of the time before. */
export function exportDocument(
  { brand_name: brand, date_range: { start, end } }: ExportRequest,
  scans: readonly SelectedScan[],
  createdAt: Date,
): Document {
  const trend = toDays(scans)
  const days = 1 + (Date.parse(end) - Date.parse(start)) / DAY
  const toPeriod = (title: string, when: string, isIn: (day: string) => boolean): Period => ({
    title,
    when,
    days: trend.filter(day => isIn(day.createdAt)),
  })
  return periodDocument({
    brand,
    now: toPeriod(
      days === 1 ? longDayOf(end) : `${shortDayOf(start)} to ${shortDayOf(end)} ${end.slice(0, 4)}`,
      days === 1 ? 'on this day' : `in these ${days} days`,
      day => day >= start,
    ),
    before: toPeriod(`${days === 1 ? 'Day' : `${days} days`} before`, 'before', day => day < start),
    trend,
    losses: [],
    cost: '',
    createdAt: createdAt.toISOString(),
  })
}

function toDays(scans: readonly SelectedScan[]): MeasuredDay[] {
  const byDay = Map.groupBy(scans, ({ recordedAt }) => toDay(Date.parse(recordedAt)))
  return Array.from(byDay, ([createdAt, ofDay]) => ({
    createdAt,
    cells: ofDay.filter(({ isOwn }) => isOwn).flatMap(scan => toCells(scan, scan.keywords.join(', '))),
    competitors: ofDay
      .filter(({ isOwn }) => !isOwn)
      .flatMap(scan => toCells(scan, undefined).map(cell => ({ ...cell, engine: scan.scan.brand_name }))),
  }))
}

function toCells({ scan }: SelectedScan, keyword: string | undefined): MeasuredDay['cells'] {
  return scan.results.map(({ engine, cited, bcr_score }) => ({
    keyword,
    engine,
    cited: [cited],
    bcrScores: [bcr_score ?? null],
  }))
}
