/** Readers of the texts of inputs. Each returns undefined for text that it cannot parse. */
import { parse } from 'csv-parse/sync'
import type { Competitor } from '../embedded/settings.ts'
import { isCountryCode } from '../lib/country.ts'
import { isLoopback } from '../lib/http/loopback.ts'

/** A webhook that takes messages. `url`: https, or http on loopback; it is a secret. */
interface Webhook {
  format: 'slack' | 'json'
  url: string
}

/** A list as the text of an input, or as its items. */
export type GivenList = string | string[]

/**
 * Reads the items of a list. As text: one a line; or, when a single line has content, separated by commas with CSV quoting. Skips
 * blank lines and lines that start with `#`. An item that is given on its own is taken as it is written, and must be one
 * line with words. Keeps the order and removes repetitions.
 */
export function readList(given: GivenList): string[] | undefined {
  if (typeof given !== 'string') return readItems(given)
  const lines = readLines(given)
  const [only] = lines
  if (only === undefined || lines.length > 1) return lines
  try {
    const records: unknown = parse(only, { trim: true })
    const fields = Array.isArray(records) ? records.flat() : []
    return unique(fields.map(String).filter(field => field !== ''))
  } catch {
    return undefined
  }
}

/** Engines to ask. */
interface EngineChoice {
  names: string[]
  /** Those of them whose silence only warns. */
  optional: string[]
}

/** Reads a list of engines. A `?` after a name marks it as optional, and is no part of the name. */
export function readEngineChoice(given: GivenList): EngineChoice | undefined {
  const items = readList(given)?.map(item => {
    const [, name = '', mark] = /^(.*?)(\?)?$/s.exec(item) ?? []
    return { name, isOptional: mark !== undefined }
  })
  const names = items?.map(({ name }) => name) ?? []
  const isWrong = names.some(name => name === '' || name.endsWith('?')) || new Set(names).size < names.length
  if (items === undefined || isWrong) return undefined
  return { names, optional: items.filter(({ isOptional }) => isOptional).map(({ name }) => name) }
}

/** Reads the items of a list like `readList`; as text, they are one a line, commas included. */
export function readLineList(given: GivenList): string[] | undefined {
  return typeof given === 'string' ? readLines(given) : readItems(given)
}

function readItems(given: string[]): string[] | undefined {
  const items = given.map(item => item.trim())
  return items.every(item => item !== '' && !/[\r\n]/.test(item)) ? unique(items) : undefined
}

/** Reads the items of a list that are one a line, commas included. Skips lines and keeps the order as `readList` does. */
export function readLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.trim())
  return unique(lines.filter(line => line !== '' && !line.startsWith('#')))
}

/** Returns each item once, in the order of `items`. */
export function unique(items: string[]): string[] {
  return [...new Set(items)]
}

/** Reads countries as their alpha-2 codes of ISO 3166-1, in either case. Returns them in upper case. */
export function readCountries(given: GivenList): string[] | undefined {
  const codes = readList(given)?.map(code => code.toUpperCase())
  return codes?.every(isCountryCode) ? unique(codes) : undefined
}

/** Reads a finite decimal number, without thousands separators, decimal comma or unit. */
export function readNumber(text: string): number | undefined {
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** Reads a whole number from `min` to `max`. */
export function readInteger(text: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  if (!/^\d+$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** Reads an amount of money above 0. */
export function readAmount(text: string): number | undefined {
  const amount = readNumber(text)
  return amount !== undefined && amount > 0 ? amount : undefined
}

/** Reads minutes above 0, up to the 6 hours that a job may take. */
export function readMinutes(text: string): number | undefined {
  const minutes = readNumber(text)
  return minutes !== undefined && minutes > 0 && minutes <= 360 ? minutes : undefined
}

/** Reads how many false alarms a year are accepted: above 0, up to one in each run of a weekly gate. */
export function readFalseAlarms(text: string): number | undefined {
  const alarms = readNumber(text)
  return alarms !== undefined && alarms > 0 && alarms <= 52 ? alarms : undefined
}

/** Reads `25%` or `25`, from 0 to 100. */
export function readPercent(text: string): number | undefined {
  const percent = readNumber(text.replace(/(?<!\s)\s*%$/, ''))
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined
}

/** Reads names, each with the domains and pages of its `name = domain` entries, as they are written. */
export function readCompetitors(given: GivenList): Competitor[] | undefined {
  const entries = readList(given)?.map(entry => {
    // Only an address with a query has another `=`.
    const [, name = '', home] =
      /^([^=]*)(?:=([^=?]*(?:\?.*)?))?$/s.exec(entry)?.map(part => part?.trim()) ?? []
    return name === '' || home === '' ? undefined : { name, domain: home }
  })
  if (entries === undefined || entries.includes(undefined)) return undefined
  const named = Map.groupBy(
    entries.filter(entry => entry !== undefined),
    ({ name }) => name,
  )
  return Array.from(named, ([name, ofName]) => ({
    name,
    domains: ofName.map(({ domain }) => domain).filter(domain => domain !== undefined),
  }))
}

/** Returns a reader of text that matches `pattern`. */
export function readMatch(pattern: RegExp): (text: string) => string | undefined {
  return text => (pattern.test(text) ? text : undefined)
}

/** Reads `2.5` or `10%`, not negative. */
export function readTolerance(text: string): { kind: 'absolute' | 'percent'; value: number } | undefined {
  const percent = text.endsWith('%')
  const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text)
  if (value === undefined || value < 0) return undefined
  return { kind: percent ? 'percent' : 'absolute', value }
}

/**
 * Reads the root URL of a service, and removes its trailing slash: https, or http on loopback; without user, query and
 * fragment, because the key is sent in a header and paths are appended.
 */
export function readBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  const plain = !url.username && !url.password && !text.includes('?') && !text.includes('#')
  const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '')
  return allowed && plain && !root.endsWith('/v1') ? root : undefined
}

const SLACK_HOST = /^hooks\.slack(?:-gov)?\.com$/

/**
 * Reads the URL of a webhook, https or http on loopback, after `slack=` or `json=` where the host does not tell the
 * format. Returns undefined for a URL with a user, whose name and password a log could show.
 */
export function readWebhook(text: string): Webhook | undefined {
  const [, named, address = ''] = /^(?:(slack|json)=)?(.*)$/s.exec(text) ?? []
  const url = URL.parse(address)
  if (url === null || url.username || url.password) return undefined
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  const format = named ?? (SLACK_HOST.test(url.hostname) ? 'slack' : undefined)
  if (!isAllowed || (format !== 'slack' && format !== 'json')) return undefined
  return { format, url: url.href }
}
