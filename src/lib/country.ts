import { CountryCodes } from 'validator/lib/isISO31661Alpha2.js'

const codes = new Set<string>(CountryCodes)

export function isCountryCode(code: string): boolean {
  return codes.has(code)
}
