/** Plain text that all reports share. */

import { andMore } from '../../lib/numbers.ts'

export { NAME_LENGTH } from '../../lib/document/plain-text.ts'

/** The line of a review that accepts the lost answers of a pull request. */
export const ACCEPT_LINE = 'accept answer loss'

/** Capitalizes the first letter only. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the first items, and how many more there are: `a, b and 3 more`. */
export function listFirst(items: readonly string[], most: number): string {
  return `${items.slice(0, most).join(', ')} ${andMore(items.length - most)}`.trimEnd()
}

/** Returns the day of an ISO 8601 date-time; 0000-00-00 for any other text, which a history file may hold. */
export function dayOf(createdAt: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00'
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** Returns a day as `3 October`. A formatter of the platform would cost each run some 10 ms. */
function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** Returns a month in words: `November 2026` for `2026-11`. */
export function monthOf(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${MONTHS[Number(number) - 1] ?? month} ${year}`
}

function formatDay(createdAt: string, format: (date: Date) => string): string {
  const date = new Date(createdAt)
  return Number.isNaN(date.getTime()) ? dayOf(createdAt) : format(date)
}

/** Returns the UTC day of a timestamp in words: `3 October 2026`; the text of `dayOf` for any other text. */
export function longDayOf(createdAt: string): string {
  return formatDay(createdAt, date => `${dayAndMonth(date)} ${date.getUTCFullYear()}`)
}

/** Returns the UTC day of a timestamp without its year: `3 Oct`; the text of `dayOf` for any other text. */
export function shortDayOf(createdAt: string): string {
  return formatDay(createdAt, date => date.toLocaleDateString('en-GB', SHORT_DAY))
}

/** Returns the UTC day of a timestamp without the year of `today`: `18 September`. */
export function dayInYear(createdAt: string, today: string): string {
  const isSameYear = createdAt.slice(0, 4) === today.slice(0, 4)
  return isSameYear ? formatDay(createdAt, dayAndMonth) : longDayOf(createdAt)
}

/** Returns the newest of ISO 8601 dates; '' for none. */
export function newestOf(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? ''
}

/** Returns the days of a time in words, without the year of `today`: `from 23 to 28 November`, `on 28 November`. */
export function describeDays(start: string, end: string, today: string): string {
  const last = dayInYear(end, today)
  if (dayOf(start) === dayOf(end)) return `on ${last}`
  const isSameMonth = dayOf(start).slice(0, 7) === dayOf(end).slice(0, 7)
  return `from ${isSameMonth ? new Date(start).getUTCDate() : dayInYear(start, today)} to ${last}`
}
