import { stemmer as stemDutch } from '@orama/stemmers/dutch'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemItalian } from '@orama/stemmers/italian'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stemmer as stemEnglish } from 'stemmer'

type Stem = (word: string) => string

// Stemmers remove these endings, which change the meaning: general is not generate, to localize not local. Exceptions such as
// `removal` and `logical` share the meaning of their stems; `community` does not.
const ENGLISH_ENDING =
  /iv|aliz|(?<!(?:[vw]|[or]s|rr|ic))al|ic|ous|iz|an(?=[ct])|(?<=^(?:author|commun|integr))it/g
const ROMANCE_ENDING = /i(?=[fv])|ism|ista/g
const GERMAN_ENDING = /lich|isch/g

/** Returns the stemmer of a language by its ISO 639 code: Porter for English, Snowball for others. */
export function findStemmer(language: string): Stem | undefined {
  switch (language) {
    case 'en':
      return keepEnding(stemEnglish, ENGLISH_ENDING)
    case 'de':
      return keepEnding(stemGerman, GERMAN_ENDING)
    case 'es':
      return keepEnding(stemSpanish, ROMANCE_ENDING)
    case 'fr':
      return keepEnding(stemFrench, ROMANCE_ENDING)
    case 'it':
      return keepEnding(stemItalian, ROMANCE_ENDING)
    case 'nl':
      return stemDutch
    case 'pt':
      return keepEnding(stemPortuguese, ROMANCE_ENDING)
    case 'ru':
      return stemRussian
    default:
      return undefined
  }
}

/** Makes a stemmer remove only the part after the first `ending` behind the stem. */
function keepEnding(stem: Stem, ending: RegExp): Stem {
  return word => {
    const short = stem(word)
    ending.lastIndex = short.length
    const found = ending.exec(word)
    return found === null ? short : short + word.slice(short.length, found.index + found[0].length)
  }
}
