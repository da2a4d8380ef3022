import { join } from 'node:path'
import type { Checkout } from '../checkout/git.ts'
import type { MeasuredDay } from '../comparison/periods.ts'
import type { HistoryRecord, Loss } from '../history/record.ts'
import { toDay } from '../lib/clock.ts'
import { renderHtml } from '../lib/document/html/html.ts'
import { renderPdf } from '../lib/document/pdf/pdf.ts'
import { requireFolderInside, writeFileAtomically } from '../lib/files.ts'
import { describeFontProblem, drawWithFonts } from '../lib/fonts/draw-with-fonts.ts'
import { sum } from '../lib/numbers.ts'
import { brandOf, createIds } from '../report/board/board.ts'
import { countryOf, withCountry } from '../report/board/losses.ts'
import { type Period, type PeriodReport, periodDocument } from '../report/document/period-document.ts'
import { countOf, formatUsd } from '../report/words/numbers.ts'
import { dayOf, monthOf } from '../report/words/words.ts'
import { describeUnknownBrand, type HistorySource, NothingToReport, readHistories } from './report-site.ts'

interface WrittenMonth {
  /** Paths of the files, relative to the folder of the report. */
  files: string[]
  warnings: string[]
}

/** Days that the trend shows. */
const MAX_DAYS = 60

/**
 * Writes a page about a month, such as `2026-11`, for each brand of a history: `BRAND-2026-11.html` and `.pdf` in `output`.
 * Rejects like `reportSite`.
 */
export async function reportMonth(
  source: HistorySource,
  output: string,
  { month, brand }: { month: string; brand: string | undefined },
  checkout: Checkout,
): Promise<WrittenMonth> {
  const { histories } = await readHistories(source, checkout)
  const records = histories.flatMap(({ key, records: own }) => own.map(record => ({ key, record })))
  const byBrand = Map.groupBy(records, ({ key, record }) => brandOf(record, key))
  const chosen = [...byBrand].filter(([name]) => brand === undefined || name === brand)
  if (chosen.length === 0) throw new NothingToReport(describeUnknownBrand(brand, [...byBrand.keys()]))
  const months = [...new Set(chosen.flatMap(([, own]) => own.map(({ record }) => readMonth(record))))]
  if (!months.includes(month)) {
    const found = `The records are of ${months.sort().join(', ')}.`
    throw new NothingToReport(`No run of ${month} is recorded. ${found}`)
  }
  await requireFolderInside(checkout.folder, output)
  const written: WrittenMonth = { files: [], warnings: [] }
  const idOf = createIds()
  for (const [name, own] of chosen) {
    const ofBrand = own.map(({ record }) => record)
    const document = periodDocument(toReport(name, month, ofBrand))
    const { bytes, problems } = await drawWithFonts(typefaces => renderPdf(document, typefaces))
    const file = `${idOf(name)}-${month}`
    await writeFileAtomically(join(output, `${file}.html`), renderHtml(document), checkout.folder)
    await writeFileAtomically(join(output, `${file}.pdf`), bytes, checkout.folder)
    written.files.push(`${file}.html`, `${file}.pdf`)
    written.warnings.push(...problems.map(describeFontProblem))
  }
  return written
}

function toReport(brand: string, month: string, records: readonly HistoryRecord[]): PeriodReport {
  const sorted = records.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const before = previousMonth(month)
  const own = sorted.filter(record => readMonth(record) === month)
  const toPeriod = (of: string, title: string): Period => ({
    title,
    when: `in ${title}`,
    days: toDays(sorted.filter(record => readMonth(record) === of)),
  })
  return {
    brand,
    now: toPeriod(month, monthOf(month)),
    before: toPeriod(before, monthOf(before)),
    trend: toDays(sorted.filter(record => readMonth(record) <= month)).slice(-MAX_DAYS),
    losses: listLosses(month, sorted),
    cost: describeCost(own),
    createdAt: new Date().toISOString(),
  }
}

function readMonth({ createdAt }: HistoryRecord): string {
  return dayOf(createdAt).slice(0, 7)
}

function previousMonth(month: string): string {
  return toDay(Date.parse(`${month}-01T00:00:00Z`) - 1).slice(0, 7)
}

/** Merges the runs of a day, because a brand may have a gate for each country. */
function toDays(records: readonly HistoryRecord[]): MeasuredDay[] {
  return Array.from(
    Map.groupBy(records, ({ createdAt }) => dayOf(createdAt)),
    ([createdAt, ofDay]) => ({
      createdAt,
      cells: ofDay.flatMap(record =>
        record.cells.map(cell => ({ ...cell, engine: withCountry(cell.engine, record) })),
      ),
      competitors: toCompetitors(ofDay),
    }),
  )
}

/** A competitor that no answer of a day cites or names is not recorded, so it counts as not cited. */
function toCompetitors(records: readonly HistoryRecord[]): MeasuredDay['competitors'] {
  const contents = records.flatMap(record => record.contents ?? [])
  const answers = sum(contents.map(each => each.answers))
  const brands = contents.flatMap(each => each.brands)
  return [...Map.groupBy(brands, ({ name }) => name)].flatMap(([engine, counts]) => {
    const cited = sum(counts.map(each => each.cited))
    const votes = Array.from({ length: answers }, (_, index) => index < cited)
    return engine === undefined
      ? []
      : [{ keyword: undefined, engine, cited: votes, bcrScores: votes.map(() => null) }]
  })
}

/** Returns the losses of a month. Later runs may state that one has recovered. The country of a gate is the scope of its whole loss. */
function listLosses(month: string, records: readonly HistoryRecord[]): Loss[] {
  const followed = records.flatMap(record =>
    record.losses.map((loss): { loss: Loss; isOfMonth: boolean } => {
      const country = countryOf(record)
      const isWhole = loss.scope.kind === 'whole' && country !== undefined
      return {
        loss: isWhole ? { ...loss, scope: { kind: 'country', country } } : loss,
        isOfMonth: readMonth(record) === month,
      }
    }),
  )
  const byLoss = Map.groupBy(followed, ({ loss }) => JSON.stringify([loss.since, loss.scope]))
  return [...byLoss.values()].flatMap(states =>
    states.some(({ isOfMonth }) => isOfMonth) ? states.slice(-1).map(({ loss }) => loss) : [],
  )
}

function describeCost(records: readonly HistoryRecord[]): string {
  const known = records.flatMap(({ costUsd }) => costUsd ?? [])
  if (known.length === 0) return 'The cost of the answers is not recorded.'
  const cost = `The answers cost ${formatUsd(sum(known))} in ${countOf(known.length, 'run')}.`
  const unknown = records.length - known.length
  return unknown === 0 ? cost : `${cost} The cost of ${countOf(unknown, 'more run')} is not known.`
}
