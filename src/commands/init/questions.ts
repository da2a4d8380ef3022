/** Turns the headings of a documentation into questions that people ask. Pure. */

import { isCommonName } from '../../citation/common-words.ts'
import { toSingleLine } from '../../lib/text.ts'
import { isOrdinaryTitle, SPECIAL_TITLES } from './ordinary-titles.ts'
import { readVerb } from './verbs.ts'

/** What a question is about. */
export interface Asked {
  brand: string
  /** Language tag of the site. */
  language: string
  /** Returns a word of a title as it is written in a sentence. */
  inSentence(word: string): string
}

const MOST_WORDS = 12
/** A shorter question lacks its subject or its verb, unless it names the brand. */
const FEWEST_WORDS_ASKED = 4
/** A title with fewer words, or letters where no spaces separate words, may mean anything without the brand. */
const FEWEST_WORDS_ALONE = 4
const FEWEST_UNSPACED_ALONE = 8
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

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
 * Returns a heading as the question that it answers, and as it is where it forms none; undefined where people ask for no such
 * thing: a title that every site has, a date, code, an advice not to do something, or what needs the text before it. In other
 * languages than English a heading stays as it is.
 */
export function toQuestion(heading: string, asked: Asked): string | undefined {
  const { brand, language } = asked
  if (language !== 'en') {
    const isNone = wordsOf(heading).length > MOST_WORDS || isNoSubject(heading, heading)
    return isNone ? undefined : nameInKeyword(heading, asked)
  }
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
  if (/[,!]|\s[-–—/]\s|^(?:an?|on|in|for|with|from|at|by|under|about|without|between|if|as)\s/i.test(heading))
    return undefined
  return askToDo(words, asked) ?? nameInKeyword(heading, asked)
}

/** Returns a title that forms no question; a short one after the brand, as people search for it: `Acme rate limits`. */
function nameInKeyword(title: string, { brand }: Asked): string {
  const unspaced = title.match(UNSPACED)?.length
  const isShort =
    unspaced === undefined ? title.split(' ').length < FEWEST_WORDS_ALONE : unspaced < FEWEST_UNSPACED_ALONE
  return isShort && !isQuestion(title) && !namesBrand(title, { brand }) ? `${brand} ${title}` : title
}

/** A question as it is; undefined where it does not say what it is about. */
function endQuestion(words: string[], asked: Asked): string | undefined {
  const [first = '', ...rest] = words
  const question = [first, ...rest.map(word => (word === 'I' ? word : asked.inSentence(word)))]
    .join(' ')
    .replace(/\bdo you\b/i, () => `does ${asked.brand}`)
  if (words.length < FEWEST_WORDS_ASKED && !namesBrand(question, asked)) return undefined
  if (DANGLING.test(question) || /\bare you\b/i.test(question)) return undefined
  return `${capitalize(question)
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I')}?`
}

/** `Set up goals`, `Setting up goals` and `Deploying to Globex`: how to do it. */
function askToDo([first = '', ...rest]: string[], asked: Asked): string | undefined {
  const verb = readVerb(first, rest)
  if (verb === undefined || rest.length === 0) return undefined
  const object = rest
    .map(asked.inSentence)
    .join(' ')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I')
  if (namesBrand(object, asked)) return `How do I ${verb} ${object}?`
  if (/^from /.test(object)) return `How do I ${verb} ${object} to ${asked.brand}?`
  if (/^(?:to|with|in|on|into|for|via|using) /.test(object))
    return `How do I ${verb} ${asked.brand} ${object}?`
  return `How do I ${verb} ${object} in ${asked.brand}?`
}

/** Returns whether a text names the brand. */
export function namesBrand(text: string, { brand }: Pick<Asked, 'brand'>): boolean {
  const words = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)
  const [first = brand] = words(brand.replace(/\.js$/i, ''))
  return words(text).includes(first)
}

/** Nouns that say what kind of thing a brand is. */
const KINDS =
  'tool|framework|library|platform|system|database|server|service|language|engine|app|application|software|manager|generator|toolkit|protocol|network|browser|editor|sdk|solution|runtime|compiler|proxy|bundler|formatter|linter|builder|authority|currency|assistant|agent|provider|marketplace|plugin|extension|theme|client|storage|maker|store|parser|gateway|monitor|wiki|cms|crm|saas'

/** What people write of a product who do not define it. */
const PRAISE =
  /^(?:truly|incredible|great|amazing|awesome|fantastic|wonderful|best|favou?rite|nice|good|new|our|own|not|an?|right|open|source|open-source|free|simple|small|fast|modern|generic|progressive|established|highly|versatile|powerful|lightweight|flexible|popular|self-hosted|all-in-one|fully|featured|full-featured|with|the|binary)$/i

/** Returns what a text says that the brand is: `web analytics tool` of `Acme is a simple web analytics tool for …`. */
export function findCategory(brand: string, text: string): string | undefined {
  const [first = brand] = brand.split(' ')
  const names = [brand.replace(/\.js$/, ''), ...(isCommonName(first) ? [] : [first])]
  const name = names.map(each => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const kind = new RegExp(
    `\\b(?:${name})(?:\\.js)?(?: \\p{L}{2,20})?(?: ?\\([^()]{0,80}\\))? is (?:an?|the) ((?:[\\p{L}\\p{N}-]{1,30},? ){0,6}?(?:${KINDS})(?: (?:${KINDS}))*)\\b`,
    'iu',
  ).exec(toSingleLine(text))?.[1]
  // Praise stands before the last comma, and before what joins two words of praise.
  const words =
    kind
      ?.split(/, ?(?:and )?| and /)
      .at(-1)
      ?.split(/\s+/) ?? []
  const own = words.slice(words.findLastIndex(word => PRAISE.test(word)) + 1)
  return own.length < 2 ? undefined : own.slice(-4).join(' ')
}

/** Returns whether a heading asks. */
export function isQuestion(heading: string): boolean {
  return /[?？]$|^(?:如何|怎么|怎样|为什么|comment|wie|cómo|como|come) ?(?! vs)/i.test(heading)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns what people ask engines who look for such a product: at most one question in four names the brand. `brand` is
 * undefined where several brands are asked about.
 */
export function askEngines(
  brand: string | undefined,
  category: string | undefined,
  competitors: string[],
): string[] {
  const [first, second] = competitors
  const open = [
    ...(category === undefined
      ? []
      : [`best ${category}`, ...USERS.map(users => `best ${category} for ${users}`)]),
    ...competitors.map(name => `${name} alternatives`),
    ...(first && second ? [`${first} or ${second}`] : []),
  ]
  if (brand === undefined) return open
  const branded = [...(first ? [`${brand} or ${first}`] : []), `${brand} alternatives`]
  return [...open, ...branded.slice(0, Math.floor(open.length / 3))]
}

/** Returns the questions of pages, short titles without the brand: at most one in four names it. */
export function keepUnnamed(questions: string[], brand: string): string[] {
  const titles = questions.map(question =>
    question.slice(question.startsWith(`${brand} `) ? brand.length + 1 : 0),
  )
  const isBranded = (question: string) => namesBrand(question, { brand })
  const open = titles.filter(title => !isBranded(title))
  return [...open, ...titles.filter(isBranded).slice(0, Math.floor(open.length / 3))]
}

/** Those that every market has. */
const USERS = ['small teams', 'beginners']
