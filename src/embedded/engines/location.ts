/** Where the person who asks is, in the forms of vendors without a field for a country code. */
import type { Asked, UserLocation } from './engine.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Returns an instruction for a model that tells where the person is. */
export function describeLocation({ country }: UserLocation): string {
  return `The user is in ${countryNames.of(country) ?? country}.`
}

/** Returns the country of the person as an ISO 3166-1 alpha-2 code: without a location, the likely one for the language. */
export function likelyCountry({ language, location }: Asked): string {
  return location?.country ?? likelyLocale(language).region ?? 'US'
}

/** Returns the language as Google's search pages write it: `de`, and `zh-CN` or `zh-TW` for Chinese. */
export function googleLanguage({ language: tag }: Asked): string {
  const { language, script } = likelyLocale(tag)
  return language === 'zh' ? `zh-${script === 'Hant' ? 'TW' : 'CN'}` : language
}

/** Numbers of former countries (ISO 3166-3), which the runtime reads as the countries that followed. */
const WITHDRAWN = new Set([
  172, 200, 230, 249, 278, 280, 530, 532, 536, 582, 720, 736, 810, 830, 886, 890, 891,
])

/**
 * Returns Google's number of a country: 2000 plus its number in ISO 3166-1
 * (https://developers.google.com/google-ads/api/data/geotargets). Undefined for an unknown country.
 */
export function googleCountryId(country: string): number | undefined {
  // The runtime knows the numbers, in the other direction. Numbers from 900 are for private use.
  for (let number = 1; number < 900; number += 1) {
    const { region } = new Intl.Locale(`und-${String(number).padStart(3, '0')}`)
    if (region === country && !WITHDRAWN.has(number)) return 2000 + number
  }
  return undefined
}

function likelyLocale(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return new Intl.Locale('en-US')
  }
}
