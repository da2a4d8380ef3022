/** A scenario is a table of the calibration. */

export interface Scenario {
  /** Names the table in docs/research/calibration.md and on the command line. */
  name: string
  title: string
  /** What is simulated and counted, so that the numbers can be measured again. */
  definition: string
  /** Headings of the cells on the left, which name a row. */
  labels: string[]
  columns: Column[]
  rows: Row[]
  promises: Promised[]
}

export interface Column {
  heading: string
  show(values: readonly number[]): string
}

export interface Row {
  labels: string[]
  /** What gives the numbers of the row, one part after the other. Each part is measured by whatever worker is free. */
  parts: Measure[]
}

/** Returns numbers. `runs`: about how many judged runs a rate is counted over. */
type Measure = (runs: number) => Promise<number[]>

/** A number that the gate promises. It is a row of the summary. */
export interface Promised {
  what: string
  /** What the gate of November 2026 did, measured by the same code. */
  before: string
  bar: string
  /** Returns what it does now. `rows`: the numbers of all rows. */
  now(rows: readonly (readonly number[])[]): string
}

/** Returns a share in percent, with one decimal by default; `–` for undefined. */
export function percent(share: number | undefined, decimals = 1): string {
  return share === undefined || Number.isNaN(share) ? '–' : `${(100 * share).toFixed(decimals)} %`
}

/** Returns a column that shows one number as percent. */
export function percentColumn(heading: string, position: number): Column {
  return { heading, show: values => percent(values[position]) }
}

/** Returns a column that shows one number with this many decimals. */
export function numberColumn(heading: string, position: number, decimals: number): Column {
  return {
    heading,
    show: values => {
      const value = values[position]
      return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(decimals)
    },
  }
}

/** Returns the share of the items that fulfill the condition; NaN without items. */
export function shareWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length
}

/** Returns the numbers at a position of each row. */
export function column(rows: readonly (readonly number[])[], position: number): number[] {
  return rows.map(row => row[position] ?? Number.NaN).filter(value => !Number.isNaN(value))
}

/** Returns the lowest and the highest share in percent, with the mean where they differ. */
export function percentRange(shares: readonly number[]): string {
  if (shares.length === 0) return '–'
  const [low, high] = [percent(Math.min(...shares)), percent(Math.max(...shares))]
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return low === high ? low : `${low.replace(' %', '')} to ${high}, mean ${percent(mean)}`
}

/** Measures one item after the other. */
export async function mapInOrder<T, R>(items: readonly T[], measure: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await measure(item))
  return results
}
