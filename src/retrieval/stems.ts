/** Stems: the forms that words are compared by. */
import { stemmer as stemDutch } from '@orama/stemmers/dutch'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemItalian } from '@orama/stemmers/italian'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stemmer as stemEnglish } from 'stemmer'

/** Brings a word in lower case to its stem. */
type Stem = (word: string) => string

/** Returns the stemmer of a language by its ISO 639 code: Porter in English, Snowball in the others. */
export function findStemmer(language: string): Stem | undefined {
  switch (language) {
    case 'en':
      return stemEnglish
    case 'de':
      return stemGerman
    case 'es':
      return stemSpanish
    case 'fr':
      return stemFrench
    case 'it':
      return stemItalian
    case 'nl':
      return stemDutch
    case 'pt':
      return stemPortuguese
    case 'ru':
      return stemRussian
    default:
      return undefined
  }
}
