/** Parses texts of inputs. Each function returns undefined for invalid text. */
import { parse } from 'csv-parse/sync'
import type { Competitor } from '../embedded/settings.ts'
import { toDay } from '../lib/clock.ts'
import { isCountryCode } from '../lib/country.ts'
import { isLoopback } from '../lib/web-url.ts'

/** `url` is a secret. */
interface Webhook {
  format: 'slack' | 'json'
  url: string
}

export type GivenList = string | string[]

/**
 * Reads a list in order and without repetitions. A text has one item per line, or, if only one line has content, items
 * separated by commas with CSV quoting; blank lines and lines that start with `#` are skipped. In an array, each item must
 * be one non-blank line, and is taken as written.
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

interface EngineChoice {
  names: string[]
  /** Engines that only warn if they do not answer. */
  optional: string[]
}

/** Reads a list of engines. A `?` after a name marks it as optional and is removed. */
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

/** Reads a list like `readList`, but splits text at line breaks only. */
export function readLineList(given: GivenList): string[] | undefined {
  return typeof given === 'string' ? readLines(given) : readItems(given)
}

function readItems(given: string[]): string[] | undefined {
  const items = given.map(item => item.trim())
  return items.every(item => item !== '' && !/[\r\n]/.test(item)) ? unique(items) : undefined
}

/** Like `readList`, but only line breaks separate items. */
export function readLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.trim())
  return unique(lines.filter(line => line !== '' && !line.startsWith('#')))
}

export function unique(items: string[]): string[] {
  return [...new Set(items)]
}

/** Returns ISO 3166-1 alpha-2 codes in upper case. Reads either case. */
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

/** Reads an integer from `min` to `max`. */
export function readInteger(text: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  if (!/^\d+$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** Reads a number above 0, up to `max`. */
export function readPositive(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const value = readNumber(text)
  return value !== undefined && value > 0 && value <= max ? value : undefined
}

/** Reads `25%` or `25`, from 0 to 100. */
export function readPercent(text: string): number | undefined {
  const percent = readNumber(text.replace(/(?<!\s)\s*%$/, ''))
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined
}

/** Reads `name` and `name = domain` entries. Repeated names collect their domains. */
export function readCompetitors(given: GivenList): Competitor[] | undefined {
  const entries = readList(given)?.map(entry => {
    // Only the query of an address may have another `=`.
    const [, name = '', home] =
      /^([^=]*)(?:=([^=?]*(?:\?.*)?))?$/s.exec(entry)?.map(part => part?.trim()) ?? []
    return name === '' || home === '' ? undefined : { name, domain: home }
  })
  if (entries === undefined || entries.includes(undefined)) return undefined
  const named = Map.groupBy(
    entries.filter(entry => entry !== undefined),
    ({ name }) => name,
  )
  return Array.from(named, ([name, homes]) => ({
    name,
    domains: homes.map(({ domain }) => domain).filter(domain => domain !== undefined),
  }))
}

/** Reads an existing day, YYYY-MM-DD. */
export function readDate(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && toDay(time) === text ? text : undefined
}

/** Reads `2.5` or `10%`. Rejects negative numbers. */
export function readTolerance(text: string): { kind: 'absolute' | 'percent'; value: number } | undefined {
  const percent = text.endsWith('%')
  const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text)
  if (value === undefined || value < 0) return undefined
  return { kind: percent ? 'percent' : 'absolute', value }
}

/**
 * Reads the root URL of a service: https, or http on loopback. Rejects a user, because the key is sent in a header, and
 * query and fragment, because paths are appended. Removes a trailing slash and `/v1`.
 */
export function readBaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  const plain = !url.username && !url.password && !text.includes('?') && !text.includes('#')
  // Documented addresses include the version, which the operations add.
  const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, '')
  return allowed && plain ? root : undefined
}

const SLACK_HOST = /^hooks\.slack(?:-gov)?\.com$/

/**
 * Reads a webhook URL, https or http on loopback, after `slack=` or `json=` if its host does not determine the format.
 * Rejects URLs with a user, because a log could show the password.
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
