/** Turns the headings of a documentation into questions that people ask. Pure. */

import { toSingleLine } from '../../lib/text.ts'
import { isOrdinaryTitle, SPECIAL_TITLES } from './ordinary-titles.ts'
import { readVerb } from './verbs.ts'

/** What a question is about. */
export interface Asked {
  brand: string
  /** What the brand is, such as `web analytics tool`; undefined where no page says it. */
  category: string | undefined
  /** Language tag of the site. */
  language: string
  /** Returns a word of a title as it is written in a sentence. */
  inSentence(word: string): string
}

const MOST_WORDS = 12
/** A shorter question lacks its subject or its verb, unless it names the brand. */
const FEWEST_WORDS_ASKED = 4

/** Dates, versions and numbers alone. */
const DATED =
  /\b(?:19|20)\d{2}\b|\bv?\d+(?:\.\d+)+|\bv\d+\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d/i
/** What stands in code and in no question. */
const CODE =
  /[(){}[\]<>=\\|$@#^~;:]|__|\w_\w|^[-./]|^[a-z]+[A-Z]\w*$|[a-z]\.[A-Z]|\.(?:[cm]?[jt]sx?|ya?ml|json|toml|py|rs|go|sh|html?|css|env|md)\b/

const QUESTION = /^(?:how|what|why|when|where|which|who|can|could|do|does|is|are|should|will)\s/i
/** Headings that are questions but for the order of their words, and the question. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^how to (.+)$/i, 'How do I $1'],
  [/^how (\S+(?: \S+){0,2}) works$/i, 'How does $1 work'],
  [/^how (\S+(?: \S+){0,2}) work$/i, 'How do $1 work'],
  [/^why (.{1,60}?) should (.+)$/i, 'Why should $1 $2'],
  [/^why use (.+)$/i, 'Why should I use $1'],
  [/^((?:what|who) (?:is|are|was|were) .+)$/i, '$1'],
  [/^(when to .+)$/i, '$1'],
]
/** Words that need the text before them, and subjects that are nobody in particular. */
const DANGLING =
  /\b(?:it|its|this|that|these|those|they|them|their|here|there|above|below|we|us|our|ours|he|she|mine|yours)\b/i
const NEGATIVE = /^(?:do not|don['’]?t|never|avoid|no longer|not)\b/i
/** What a home page says of itself. */
const PRAISED = /\b(?:world['’]s|fastest|easiest|simplest|made (?:easy|simple)|reimagined)\b/i
const VERSUS = /^(.{2,40}?)\s+(?:vs\.?|versus)\s+(.{2,40})$/i

/** Words of a heading, without what stands in brackets at its end and without what says what kind of page it is. */
function wordsOf(heading: string): string[] {
  return heading
    .replace(/ ?\([^()]{0,60}\)$/, '')
    .replace(/(?<![.:!?…])[.:!?…]+$/, '')
    .replace(/^(?:all |the )+/i, '')
    .replace(/ (?:reference|tutorial|guide|overview|introduction|explained|walkthrough|documentation)$/i, '')
    .split(' ')
    .filter(word => word !== '')
}

/** Returns whether nobody asks about a heading: a title that every site has, a date or code. `subject` lacks its brackets. */
function isNoSubject(heading: string, subject: string): boolean {
  return DATED.test(heading) || isOrdinaryTitle(heading) || CODE.test(subject)
}

/**
 * Returns a heading as the question that it answers; undefined where it is none that people ask: a title that every site has,
 * a date, code, an advice not to do something, or one that needs the text before it. In other languages than English a heading
 * stays as it is.
 */
export function toQuestion(heading: string, asked: Asked): string | undefined {
  const { brand, language } = asked
  if (language !== 'en')
    return wordsOf(heading).length > MOST_WORDS || isNoSubject(heading, heading) ? undefined : heading
  const special = SPECIAL_TITLES.find(([title]) => title.test(heading))
  if (special !== undefined) return special[1].replace('BRAND', () => brand)
  const words = wordsOf(heading)
  if (words.length === 0 || words.length > MOST_WORDS || NEGATIVE.test(heading)) return undefined
  if (isNoSubject(heading, words.join(' '))) return undefined
  if (heading.endsWith('?')) return QUESTION.test(heading) ? endQuestion(words, asked) : undefined
  const statement = STATEMENTS.find(([form]) => form.test(heading))
  if (statement !== undefined)
    return endQuestion(
      words
        .join(' ')
        .replace(...statement)
        .split(' '),
      asked,
    )
  if (DANGLING.test(heading) || QUESTION.test(heading) || PRAISED.test(heading)) return undefined
  if (/[,!]|\s[-–—]\s|^(?:an?|on|in|for|with|from|at|by|under|about|without|between|if|as)\s/i.test(heading))
    return undefined
  const versus = VERSUS.exec(words.join(' '))
  if (versus !== null) return `How does ${versus[1]} compare with ${versus[2]}${inBrand(heading, asked)}?`
  return askWhatItDoes(words, asked) ?? askToDo(words, asked) ?? askAbout(words, asked)
}

/** `The clean command`, and a command of a program that is written small: what it does. */
function askWhatItDoes(words: string[], asked: Asked): string | undefined {
  const [first = '', second] = words
  if (second === undefined || words.length > 4) return undefined
  const subject = words.join(' ')
  if (words.at(-1) === 'command')
    return `What does the ${subject}${namesBrand(subject, asked) ? '' : ` of ${asked.brand}`} do?`
  const isProgram = first === asked.brand.toLowerCase() && /^[a-z-]+$/.test(second)
  return isProgram ? `What does ${subject} do?` : undefined
}

/** A question as it is; undefined where it does not say what it is about. */
function endQuestion(words: string[], asked: Asked): string | undefined {
  const [first = '', ...rest] = words
  const question = [first, ...rest.map(word => (word === 'I' ? word : asked.inSentence(word)))]
    .join(' ')
    .replace(/\bdo you\b/i, () => `does ${asked.brand}`)
    .replace(/\bare you\b/i, () => `is ${asked.brand}`)
  if (words.length < FEWEST_WORDS_ASKED && !namesBrand(question, asked)) return undefined
  if (DANGLING.test(question)) return undefined
  return `${question.replace(/\byour\b/gi, 'my').replace(/\byou\b/gi, 'I')}?`
}

/** `Set up goals` and `Setting up goals`: how to do it. */
function askToDo([first = '', ...rest]: string[], asked: Asked): string | undefined {
  const verb = readVerb(first, rest, word => namesBrand(word, asked))
  if (verb === undefined || rest.length === 0) return undefined
  const object = rest
    .map(asked.inSentence)
    .join(' ')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I')
  return `How do I ${verb} ${object}${inBrand(rest.join(' '), asked)}?`
}

/** What is listed, and does not work in some way. */
const LISTED =
  /(?:basics|fundamentals|essentials|concepts|principles|practices|guidelines|limits|limitations|requirements|options|types|features|definitions|metrics|providers|formats|rules|plans|roles|permissions|conventions|codes|variables|settings|patterns|strategies|utilities)$/i
const USED = /(?:\bAPI|\bSDK|\bCLI|\bclient|\blibrary|\bplugin|\bextension|\bwidget|\bdashboard)s?$/i
/** Nouns that end so are no names. */
const ABSTRACT = /(?:ity|ion|ing|ment|ance|ence|ness|ure|ism|ics)s?$/i

/** `Conversion goals`: how they work, what they are, or how to use them. */
function askAbout(words: string[], asked: Asked): string | undefined {
  const [first = '', second] = words
  if (second === undefined && isSmall(first)) return undefined
  const subject = words.map(asked.inSentence).join(' ')
  // A title with a verb in its middle is a sentence.
  if (/\b(?:is|are|was|has|have|will|can|should|must|works?|needs?|your)\b/i.test(subject)) return undefined
  const named = namesBrand(subject, asked)
  const isName =
    words.length <= 2 &&
    !words.some(word => ABSTRACT.test(word)) &&
    subject.split(' ').every(word => /\p{Lu}/u.test(word))
  if (isName && !named) return `How do I use ${asked.brand} with ${subject}?`
  const where = inBrand(subject, asked)
  if (/ with /.test(subject)) return `How do I use ${subject}${where}?`
  if (USED.test(subject)) return `How do I use the ${subject}${where.replace(' in ', ' of ')}?`
  const head = subject.split(/ (?:for|of|in|with|from|to|on|by|per|using|via|at|as) /)[0] ?? subject
  if (LISTED.test(head)) return `What are the ${subject}${where}?`
  const isPlural = /[^suiS]s$/.test(head) || / (?:and|&) /.test(head)
  return `How ${isPlural ? 'do' : 'does'} ${subject} work${where}?`
}

function isSmall(word: string): boolean {
  return word === word.toLowerCase() && word !== word.toUpperCase()
}

/** Returns whether a text names the brand. */
function namesBrand(text: string, { brand }: Asked): boolean {
  const words = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)
  const [first = brand] = words(brand.replace(/\.js$/i, ''))
  return words(text).includes(first)
}

function inBrand(text: string, asked: Asked): string {
  return namesBrand(text, asked) ? '' : ` in ${asked.brand}`
}

/** Nouns that say what kind of thing a brand is. */
const KINDS =
  'tool|framework|library|platform|system|database|server|service|language|engine|app|application|software|manager|generator|toolkit|protocol|network|browser|editor|sdk|solution|runtime|compiler|proxy|bundler|formatter|linter|builder|authority|currency|assistant|agent|provider|marketplace|plugin|extension'

/** What people write of a product who do not define it. */
const PRAISE =
  /^(?:truly|incredible|great|amazing|awesome|fantastic|wonderful|best|favou?rite|nice|good|new|our|own)$/i

/** Returns what a text says that the brand is: `web analytics tool` of `Acme is a simple web analytics tool for …`. */
export function findCategory(brand: string, text: string): string | undefined {
  const name = brand.replace(/\.js$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const kind = new RegExp(
    `\\b${name}(?:\\.js)?(?: ?\\([^()]{0,80}\\))? is (?:an?|the) ((?:[\\p{L}\\p{N}-]{1,30},? ){0,6}?(?:${KINDS}))\\b`,
    'iu',
  ).exec(toSingleLine(text))?.[1]
  // Praise stands before the last comma, and before what joins two words of praise.
  const words =
    kind
      ?.split(/, ?(?:and )?| and /)
      .at(-1)
      ?.split(/\s+/) ?? []
  if (words.length === 0 || words.some(word => PRAISE.test(word))) return undefined
  return words.slice(-4).join(' ')
}

/** Returns whether a heading asks. */
export function isQuestion(heading: string): boolean {
  return /[?？]$/.test(heading)
}

/** Returns the questions about the brand as a whole, which are in English. */
export function askAboutBrand({ brand, category, language }: Asked): string[] {
  if (language !== 'en') return []
  // A tool, and nothing more, may be anything.
  const isKnown = category?.includes(' ') === true
  return [`What is ${brand}?`, ...(isKnown ? [`What is the best ${category}?`] : [])]
}
