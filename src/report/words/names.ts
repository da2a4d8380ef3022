import { isOwnPages, nameEngines, splitCountry, vendorOf } from '../../engines/engine-names.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { clip, toSingleLine } from '../../lib/text.ts'

/** Code points. A headline holds one brand and one engine. */
const BRAND_LENGTH = 25
const ENGINE_LENGTH = 30

/** Countries that need an article in a sentence. */
const WITH_ARTICLE = new Set('AE BS CD CF DO GB GM KM MH MV NL PH SB SC US'.split(' '))

export interface Names {
  brand: Line
  /** Returns the name of an engine, without its country: `ChatGPT`. The pages of the repository are “your pages”. */
  engine(id: string): string
  /** Returns a name such as `ChatGPT in Germany`. */
  engineInCountry(id: string): string
  vendor(id: string): string
}

/** Returns the names of a run with these engines. Other engines, such as one with an open loss, are named on their own. */
export function createNames(brand: string, engines: readonly string[]): Names {
  const names = nameEngines(engines)
  const engine = (id: string) => {
    const { id: plain } = splitCountry(id)
    return isOwnPages(plain)
      ? 'your pages'
      : toName(names.get(plain) ?? nameEngines([plain]).get(plain) ?? plain)
  }
  return {
    brand: [{ name: brand, most: BRAND_LENGTH }],
    engine,
    engineInCountry(id) {
      const { country } = splitCountry(id)
      return country === undefined ? engine(id) : `${engine(id)} in ${countryInSentence(country)}`
    },
    vendor: id => toName(vendorOf(id)),
  }
}

/** Returns the names of engines, without their countries: “ChatGPT and Gemini”. */
export function engineNames(engines: readonly string[], names: Names): string {
  return joinWords([...new Set(engines.map(names.engine))])
}

/** Made once and on demand: making it takes longer than some hundred names. */
let regions: Intl.DisplayNames | undefined

/** Returns the English name of a country: Germany. Returns the text itself if a history has something other than a code. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code
  regions ??= new Intl.DisplayNames(['en'], { type: 'region' })
  return regions.of(code) ?? code
}

/** Returns the name with its article: the United States. */
export function countryInSentence(code: string): string {
  return `${WITH_ARTICLE.has(code) ? 'the ' : ''}${countryName(code)}`
}

/** Joins words to a list: “A, B and C”. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Replaces backticks, which would turn the name into code in a sentence of this program. */
function toName(text: string): string {
  return clip(toSingleLine(text).replaceAll('`', "'"), ENGINE_LENGTH)
}
