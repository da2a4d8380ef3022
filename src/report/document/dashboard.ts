/** What a dashboard shows: the recorded runs of all gates, by brand, country and engine over time. Pure. */
import { changeOver, pairCells } from '../../comparison/comparison.ts'
import { selectRuns } from '../../comparison/select-runs.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { isOpen } from '../../history/loss.ts'
import type { HistoryRecord, Loss } from '../../history/record.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { dayOf } from '../words.ts'
import { countryInSentence, countryName, createNames } from './names.ts'

/** The runs of a gate, in any order. */
export interface GateHistory {
  /** Names the gate; from outside. */
  key: string
  records: readonly HistoryRecord[]
}

export interface Tally {
  cited: number
  answers: number
}

/** `loss`: the run that first was lower told it. `decline`: only later runs could tell it. */
type LossMark = 'loss' | 'decline'

/** An engine of a gate in a country. All lists of `at` have an entry for each column. */
export interface DashboardRow {
  gate: DashboardGate
  /** ISO 3166 code; '' where it is not known. */
  country: string
  /** Its id without a country, and its name: ChatGPT. */
  engine: string
  engineName: string
  at: (Tally | undefined)[]
  marks: (LossMark | undefined)[]
  /** The same by keyword; '' where a scan asks for all keywords at once. */
  keywords: Map<string, (Tally | undefined)[]>
}

export interface DashboardGate {
  key: string
  brand: string
  /** Letters, digits, `-` and `_`; unique. */
  id: string
  /** Oldest first. */
  records: readonly HistoryRecord[]
  rows: DashboardRow[]
}

export interface Dashboard {
  /** First day of each column, the newest first. A column is a day, or a week from Monday where there are many days. */
  columns: string[]
  unit: 'day' | 'week'
  gates: DashboardGate[]
}

/** A year of weekly runs. */
export const MOST_COLUMNS = 52

const DAY = 86_400_000

/**
 * Computes the view of the histories. Records of one gate that name several brands, as a file for many gates holds them,
 * are one gate for each brand. Older columns than the newest 52 are left out.
 */
export function viewHistories(histories: readonly GateHistory[]): Dashboard {
  const gates = histories.flatMap(splitBrands).filter(({ records }) => records.length > 0)
  const days = new Set(gates.flatMap(({ records }) => records.map(({ createdAt }) => dayOf(createdAt))))
  const unit = days.size > MOST_COLUMNS ? 'week' : 'day'
  const columnOf = (createdAt: string) => (unit === 'week' ? mondayOf(createdAt) : dayOf(createdAt))
  const columns = [...new Set([...days].map(columnOf))].sort().reverse().slice(0, MOST_COLUMNS)
  const places = new Map(columns.map((column, index) => [column, index]))
  const ids = createIds()
  return {
    columns,
    unit,
    gates: gates
      .sort((a, b) => compareTexts(a.brand, b.brand) || compareTexts(a.key, b.key))
      .map(({ key, brand, records }) => {
        const gate: DashboardGate = { key, brand, id: ids(key), records, rows: [] }
        gate.rows = listRows(gate, record => places.get(columnOf(record.createdAt)), columns.length)
        return gate
      }),
  }
}

/** A brand whose runs ended before those of the newest one began has another name now. */
function splitBrands({ key, records }: GateHistory): Omit<DashboardGate, 'id' | 'rows'>[] {
  const sorted = records.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt))
  const brandOf = ({ fingerprint }: HistoryRecord) => fingerprint['brand']?.join(', ') ?? ''
  const newest = sorted.at(-1)
  const first = newest && sorted.find(record => brandOf(record) === brandOf(newest))
  const byBrand = [...Map.groupBy(sorted, brandOf)].filter(([, own]) =>
    own.some(({ createdAt }) => dayOf(createdAt) >= dayOf(first?.createdAt ?? '')),
  )
  return byBrand.map(([brand, own]) => ({
    ...{ key: byBrand.length > 1 ? brand : key, brand: brand || key, records: own },
  }))
}

function mondayOf(createdAt: string): string {
  const time = Date.parse(`${dayOf(createdAt)}T00:00:00Z`)
  if (Number.isNaN(time)) return dayOf(createdAt)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - sinceMonday * DAY).toISOString().slice(0, 10)
}

/** Returns a function that makes names of files and anchors. */
function createIds(): (key: string) => string {
  const given = new Set<string>()
  return key => {
    const plain = key
      .replaceAll(/[^\w-]/g, '-')
      .slice(0, 80)
      .toLowerCase()
    let id = plain
    for (let number = 1; given.has(id) || id === ''; number++) id = `${plain}-${number}`
    given.add(id)
    return id
  }
}

function listRows(
  gate: DashboardGate,
  columnOf: (record: HistoryRecord) => number | undefined,
  width: number,
): DashboardRow[] {
  const names = createNames(
    gate.brand,
    gate.records.flatMap(({ cells }) => cells.map(({ engine }) => engine)),
  )
  const rows = new Map<string, DashboardRow>()
  for (const record of gate.records) {
    const column = columnOf(record)
    if (column === undefined) continue
    for (const { keyword = '', engine, cited } of record.cells) {
      const place = placeOf(engine, record)
      const id = JSON.stringify(place)
      const row = rows.get(id) ?? {
        ...{ gate, ...place, engineName: names.engine(engine) },
        ...{ at: blank<Tally>(width), marks: blank<LossMark>(width), keywords: new Map() },
      }
      rows.set(id, row)
      const ofKeyword = row.keywords.get(keyword) ?? blank<Tally>(width)
      row.keywords.set(keyword, ofKeyword)
      const votes = tallyOf(cited)
      row.at[column] = add(row.at[column], votes)
      ofKeyword[column] = add(ofKeyword[column], votes)
    }
    for (const row of rows.values()) {
      const loss = record.losses.find(each => isOpen(each) && covers(each, row))
      if (loss && row.at[column]) row.marks[column] = markOf(loss)
    }
  }
  return [...rows.values()].sort(
    (a, b) => compareTexts(a.country, b.country) || compareTexts(a.engineName, b.engineName),
  )
}

const blank = <T>(width: number): (T | undefined)[] => Array.from({ length: width })

function add(sum: Tally | undefined, { cited, answers }: Tally): Tally {
  return { cited: (sum?.cited ?? 0) + cited, answers: (sum?.answers ?? 0) + answers }
}

function tallyOf(cited: readonly boolean[]): Tally {
  return { cited: cited.filter(Boolean).length, answers: cited.length }
}

function markOf({ since, toldOn }: Loss): LossMark {
  return dayOf(toldOn) > dayOf(since) ? 'decline' : 'loss'
}

/** Returns the engine without its country, and the country: that of the engine, else the only one of the run. */
export function placeOf(engine: string, { fingerprint }: HistoryRecord): { engine: string; country: string } {
  const { id, country } = splitCountry(engine)
  const countries = fingerprint['country'] ?? []
  return { engine: id, country: country ?? (countries.length === 1 ? (countries[0] ?? '') : '') }
}

/** Returns the engine and the country of a row: ChatGPT · Germany. */
export function placeOfRow({ engineName, country }: DashboardRow): string {
  return country === '' ? engineName : `${engineName} · ${countryName(country)}`
}

/** The columns that name a row in the CSV file. */
export const ROW_NAMES = ['gate', 'brand', 'country', 'engine'] as const

/** Returns what names a row in the CSV file. */
export function namesOf({ gate, country, engine }: DashboardRow): Record<(typeof ROW_NAMES)[number], string> {
  return { gate: gate.key, brand: gate.brand, country, engine }
}

/** Returns whether a loss is about the answers of a row. */
export function covers(
  { scope }: Loss,
  { engine, country }: Pick<DashboardRow, 'engine' | 'country'>,
): boolean {
  if (scope.kind === 'whole') return true
  if (scope.kind === 'country') return scope.country === country
  return scope.engine === engine && (scope.country ?? country) === country
}

/** Returns the share as the text of a cell: whole percents. */
export function percentOf({ cited, answers }: Tally): number {
  return Math.round((100 * cited) / answers)
}

export interface VoiceShare {
  /** Undefined for the brand of the gate. */
  name: string | undefined
  /** Number of answers, and share of those of all brands, 0 to 1; 0 where there are none. */
  cited: number
  mentioned: number
  citedShare: number
  mentionedShare: number
}

/** Returns the brands in the answers of the newest records, the gate's own first; none where the records do not tell. */
export function shareVoice({ records }: DashboardGate): VoiceShare[] {
  const brands = new Map<string | undefined, { cited: number; mentioned: number }>()
  for (const { contents = [] } of newestRecords(records)) {
    for (const { name, cited, mentioned } of contents.flatMap(entry => entry.brands ?? [])) {
      const sum = brands.get(name)
      brands.set(name, { cited: (sum?.cited ?? 0) + cited, mentioned: (sum?.mentioned ?? 0) + mentioned })
    }
  }
  const total = (count: 'cited' | 'mentioned') =>
    Math.max(
      1,
      [...brands.values()].reduce((sum, each) => sum + each[count], 0),
    )
  const [cited, mentioned] = [total('cited'), total('mentioned')]
  return Array.from(brands, ([name, each]) => ({
    ...{ name, ...each },
    citedShare: each.cited / cited,
    mentionedShare: each.mentioned / mentioned,
  }))
}

interface OpenLoss {
  gate: DashboardGate
  loss: Loss
  mark: LossMark
  /** In words: all engines, Germany, ChatGPT in Germany. */
  where: string
  /** Share of the same answers in the runs before the loss, 0 to 1, and in the newest run. */
  was: number | undefined
  now: Tally | undefined
  state: string
}

const STATES: Record<Loss['state'], string> = {
  failed: 'the run failed',
  low: 'still low',
  nearer: 'perhaps back',
  unseen: 'not measured in the newest run',
  back: 'back',
  chance: 'can be chance',
}

/** Returns the losses that the newest record of a gate and place has not ended. */
export function listOpenLosses(gate: DashboardGate): OpenLoss[] {
  const names = createNames(
    gate.brand,
    gate.rows.map(({ engine }) => engine),
  )
  const newest = [...newestRecords(gate.records)]
  return newest.flatMap(record =>
    record.losses.filter(isOpen).map(loss => {
      const { scope } = loss
      const own = scope.kind === 'whole' ? undefined : scope.country
      const country = own ?? placeOf('', record).country
      const engine = scope.kind === 'engine' ? names.engine(scope.engine) : 'All engines'
      const { runs } = selectRuns(
        gate.records.filter(({ createdAt }) => createdAt < loss.since),
        record.fingerprint,
      )
      const cells = record.cells.filter(cell => covers(loss, placeOf(cell.engine, record)))
      return {
        ...{ gate, loss, mark: markOf(loss), state: STATES[loss.state] },
        where: country === '' ? engine : `${engine} in ${countryInSentence(country)}`,
        was: changeOver(pairCells(runs, cells))?.was.share,
        now: cells.reduce<Tally | undefined>((sum, { cited }) => add(sum, tallyOf(cited)), undefined),
      }
    }),
  )
}

/** A file for several gates of a brand has a newest record for each of their places. */
function newestRecords(records: readonly HistoryRecord[]): Iterable<HistoryRecord> {
  return new Map(
    records.map(record => [JSON.stringify(record.fingerprint['country'] ?? []), record]),
  ).values()
}
