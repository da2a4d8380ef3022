/** The location of a person in words, for APIs without a field for a country or a city. */
import type { UserLocation } from './engine.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Returns the place in English, such as `Munich, Germany`. */
export function namePlace({ country, city }: UserLocation): string {
  const name = countryNames.of(country) ?? country
  return city === undefined ? name : `${city}, ${name}`
}

/** Returns an instruction for a model that tells where the person is. */
export function describeLocation(location: UserLocation): string {
  return `The user is in ${namePlace(location)}.`
}
