import { type Change, changeOver, levelOf, pairCells } from '../../comparison/comparison.ts'
import { isIn } from '../../comparison/scope.ts'
import { selectRuns } from '../../comparison/select-runs.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { isOpen } from '../../history/loss.ts'
import type { HistoryRecord, Loss } from '../../history/record.ts'
import { countryInSentence, countryName, type Names } from '../words/names.ts'

export interface OpenLoss extends Pick<Loss, 'since'> {
  /** Such as `All engines` or `ChatGPT in Germany`. */
  where: string
  /** The level of the same cells before the loss; undefined without such runs. */
  was: Change['was'] | undefined
  now: Change['now'] | undefined
  state: string
  /** Names of the affected engines and countries that the newest run measured. */
  places: string[]
}

const STATES: Record<Loss['state'], string> = {
  failed: 'the run failed',
  low: 'still low',
  recovering: 'recovering',
  'not-measured': 'not measured in the newest run',
  recovered: 'recovered',
}

/** Returns the open losses. `records` begin with the oldest. A file for several countries has a newest record for each. */
export function listOpenLosses(records: readonly HistoryRecord[], names: Names): OpenLoss[] {
  const newest = new Map(records.map(record => [`${record.fingerprint['country']}`, record]))
  return [...newest.values()].flatMap(record =>
    record.losses.filter(isOpen).map(({ scope, since, state }) => {
      const country = scope.kind === 'whole' ? countryOf(record) : (scope.country ?? countryOf(record))
      const engine = scope.kind === 'engine' ? names.engine(scope.engine) : 'All engines'
      const earlier = records.filter(({ createdAt }) => createdAt < since)
      const { runs } = selectRuns(earlier, record.fingerprint)
      const cells = record.cells.filter(({ engine: id }) => isIn(scope, withCountry(id, record)))
      return {
        since,
        state: STATES[state],
        now: levelOf(cells),
        places: cells.map(({ engine: id }) => placeName(withCountry(id, record), names)),
        where: country === undefined ? engine : `${engine} in ${countryInSentence(country)}`,
        was: changeOver(pairCells(runs, cells))?.was,
      }
    }),
  )
}

/** Returns the id of an engine with the country that it asked in, which may be that of the whole run: `openai@DE`. */
export function withCountry(engine: string, record: HistoryRecord): string {
  const country = countryOf(record)
  return country === undefined || splitCountry(engine).country !== undefined ? engine : `${engine}@${country}`
}

/** Returns the code of the country that a whole run asked in; undefined for several. */
export function countryOf({ fingerprint: { country = [] } }: HistoryRecord): string | undefined {
  return country.length === 1 ? country[0] : undefined
}

/** Names an engine and its country: `ChatGPT · Germany`. */
export function placeName(engine: string, names: Names): string {
  const { country } = splitCountry(engine)
  return country === undefined ? names.engine(engine) : `${names.engine(engine)} · ${countryName(country)}`
}
