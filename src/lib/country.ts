import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js'

const codes = new Set<string>(CountryCodes)

/** Returns whether a text is an ISO 3166-1 alpha-2 code in upper case. */
export function isCountryCode(code: string): boolean {
  return codes.has(code)
}
