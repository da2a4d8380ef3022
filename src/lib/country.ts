import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js'

const codes = new Set<string>(CountryCodes)

/** Returns whether `code` is a country of ISO 3166-1: its alpha-2 code in upper case. */
export function isCountryCode(code: string): boolean {
  return codes.has(code)
}
