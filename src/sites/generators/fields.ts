import { DAY } from '../../lib/numbers.ts'
import type { Fields } from './generator.ts'

/** Returns the parts of a date as permalink patterns use them. */
export function toDateParts(date: Date) {
  const [, month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
  const start = Date.UTC(date.getUTCFullYear(), 0, 0)
  return {
    year: String(date.getUTCFullYear()),
    month,
    day,
    monthName: date.toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
    weekday: String(date.getUTCDay()),
    dayOfYear: String(Math.floor((date.getTime() - start) / DAY)),
  }
}

/** Returns a field of the front matter as text; undefined if it is not text. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Returns the first of the fields that is a date. */
export function dateField(fields: Fields, ...names: string[]): Date | undefined {
  for (const name of names) {
    const value = fields[name]
    const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)
    if (!Number.isNaN(date.getTime())) return date
  }
  return undefined
}

/** Returns the day in the field `date` as it is written, which is a day in the time zone of the author. */
export function writtenDay(fields: Fields): Date | undefined {
  const value = fields['date']
  const text = value instanceof Date ? value.toISOString() : value
  const [day] = (typeof text === 'string' && /^\d{4}-\d\d-\d\d/.exec(text)) || []
  return day === undefined ? undefined : new Date(day)
}
